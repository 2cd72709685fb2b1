# Generated from ops.yaml by codegen/templates/functions.py. Do not edit: change the row and run make gen.
"""Gradients as Python over Variables, a formula a line as in ops.yaml: what create_graph=True runs."""

import torch
from torch.autograd.function import ReduceFunction, RowFunction


class Abs(RowFunction):
    """abs(Tensor input)"""

    @staticmethod
    def input(grad, input):
        return grad * torch.sign(input)


class Neg(RowFunction):
    """neg(Tensor input)"""

    @staticmethod
    def input(grad):
        return -grad


class Sign(RowFunction):
    """sign(Tensor input)"""

    @staticmethod
    def input(grad):
        return grad * 0


class Reciprocal(RowFunction):
    """reciprocal(Tensor input)"""

    @staticmethod
    def input(grad, output):
        return -grad * output * output


class Sqrt(RowFunction):
    """sqrt(Tensor input)"""

    @staticmethod
    def input(grad, output):
        return grad / (2 * output)


class Rsqrt(RowFunction):
    """rsqrt(Tensor input)"""

    @staticmethod
    def input(grad, output):
        return -0.5 * grad * output * output * output


class Exp(RowFunction):
    """exp(Tensor input)"""

    @staticmethod
    def input(grad, output):
        return grad * output


class Expm1(RowFunction):
    """expm1(Tensor input)"""

    @staticmethod
    def input(grad, output):
        return grad * (output + 1)


class Log(RowFunction):
    """log(Tensor input)"""

    @staticmethod
    def input(grad, input):
        return grad / input


class Log1p(RowFunction):
    """log1p(Tensor input)"""

    @staticmethod
    def input(grad, input):
        return grad / (1 + input)


class Sin(RowFunction):
    """sin(Tensor input)"""

    @staticmethod
    def input(grad, input):
        return grad * torch.cos(input)


class Cos(RowFunction):
    """cos(Tensor input)"""

    @staticmethod
    def input(grad, input):
        return -grad * torch.sin(input)


class Tan(RowFunction):
    """tan(Tensor input)"""

    @staticmethod
    def input(grad, output):
        return grad * (1 + output * output)


class Asin(RowFunction):
    """asin(Tensor input)"""

    @staticmethod
    def input(grad, output):
        return grad / torch.cos(output)


class Acos(RowFunction):
    """acos(Tensor input)"""

    @staticmethod
    def input(grad, output):
        return -grad / torch.sin(output)


class Atan(RowFunction):
    """atan(Tensor input)"""

    @staticmethod
    def input(grad, input):
        return grad / (1 + input * input)


class Sinh(RowFunction):
    """sinh(Tensor input)"""

    @staticmethod
    def input(grad, input):
        return grad * torch.cosh(input)


class Cosh(RowFunction):
    """cosh(Tensor input)"""

    @staticmethod
    def input(grad, input):
        return grad * torch.sinh(input)


class Tanh(RowFunction):
    """tanh(Tensor input)"""

    @staticmethod
    def input(grad, output):
        return grad * (1 - output * output)


class Sigmoid(RowFunction):
    """sigmoid(Tensor input)"""

    @staticmethod
    def input(grad, output):
        return grad * output * (1 - output)


class Floor(RowFunction):
    """floor(Tensor input)"""

    @staticmethod
    def input(grad):
        return grad * 0


class Ceil(RowFunction):
    """ceil(Tensor input)"""

    @staticmethod
    def input(grad):
        return grad * 0


class Round(RowFunction):
    """round(Tensor input)"""

    @staticmethod
    def input(grad):
        return grad * 0


class Trunc(RowFunction):
    """trunc(Tensor input)"""

    @staticmethod
    def input(grad):
        return grad * 0


class Frac(RowFunction):
    """frac(Tensor input)"""

    @staticmethod
    def input(grad):
        return grad


class Fill(RowFunction):
    """fill(Tensor input, Scalar value)"""

    @staticmethod
    def input(grad):
        return grad * 0


class Zero(RowFunction):
    """zero(Tensor input)"""

    @staticmethod
    def input(grad):
        return grad * 0


class Clone(RowFunction):
    """clone(Tensor input)"""

    @staticmethod
    def input(grad):
        return grad


class Add(RowFunction):
    """add(Tensor|Scalar input, Scalar alpha=1, Tensor|Scalar other)"""

    @staticmethod
    def input(grad):
        return grad

    @staticmethod
    def other(grad, alpha):
        return grad * alpha


class Sub(RowFunction):
    """sub(Tensor|Scalar input, Scalar alpha=1, Tensor|Scalar other)"""

    @staticmethod
    def input(grad):
        return grad

    @staticmethod
    def other(grad, alpha):
        return -grad * alpha


class Mul(RowFunction):
    """mul(Tensor|Scalar input, Tensor|Scalar other)"""

    @staticmethod
    def input(grad, other):
        return grad * other

    @staticmethod
    def other(grad, input):
        return grad * input


class Div(RowFunction):
    """div(Tensor|Scalar input, Tensor|Scalar other)"""

    @staticmethod
    def input(grad, other):
        return grad / other

    @staticmethod
    def other(grad, output, other):
        return -grad * output / other


class Fmod(RowFunction):
    """fmod(Tensor|Scalar input, Tensor|Scalar other)"""

    @staticmethod
    def input(grad):
        return grad

    @staticmethod
    def other(grad, input, other):
        return -grad * torch.trunc(input / other)


class Remainder(RowFunction):
    """remainder(Tensor|Scalar input, Tensor|Scalar other)"""

    @staticmethod
    def input(grad):
        return grad

    @staticmethod
    def other(grad, input, other):
        return -grad * torch.floor(input / other)


class Pow(RowFunction):
    """pow(Tensor|Scalar input, Tensor|Scalar exponent)"""

    @staticmethod
    def input(input, exponent, grad):
        return torch.where((input == 0) & (exponent == 0), 0, grad * exponent * torch.pow(input, exponent - 1))

    @staticmethod
    def exponent(input, exponent, grad, output):
        return torch.where((input == 0) & (exponent >= 0), 0, grad * output * torch.log(input))


class Atan2(RowFunction):
    """atan2(Tensor input, Tensor other)"""

    @staticmethod
    def input(grad, other, input):
        return grad * other / (input * input + other * other)

    @staticmethod
    def other(grad, input, other):
        return -grad * input / (input * input + other * other)


class Lerp(RowFunction):
    """lerp(Tensor input, Tensor end, Scalar weight)"""

    @staticmethod
    def input(grad, weight):
        return grad * (1 - weight)

    @staticmethod
    def end(grad, weight):
        return grad * weight


class Addcmul(RowFunction):
    """addcmul(Tensor input, Scalar value=1, Tensor tensor1, Tensor tensor2)"""

    @staticmethod
    def input(grad):
        return grad

    @staticmethod
    def tensor1(grad, value, tensor2):
        return grad * value * tensor2

    @staticmethod
    def tensor2(grad, value, tensor1):
        return grad * value * tensor1


class Addcdiv(RowFunction):
    """addcdiv(Tensor input, Scalar value=1, Tensor tensor1, Tensor tensor2)"""

    @staticmethod
    def input(grad):
        return grad

    @staticmethod
    def tensor1(grad, value, tensor2):
        return grad * value / tensor2

    @staticmethod
    def tensor2(grad, value, tensor1, tensor2):
        return -grad * value * tensor1 / (tensor2 * tensor2)


class Clamp(RowFunction):
    """clamp(Tensor input, Scalar min, Scalar max)"""

    @staticmethod
    def input(input, min, max, grad):
        return torch.where((input < min) | (input > max), 0, grad)


class ClampMin(RowFunction):
    """clamp_min(Tensor input, Scalar min)"""

    @staticmethod
    def input(input, min, grad):
        return torch.where(input < min, 0, grad)


class ClampMax(RowFunction):
    """clamp_max(Tensor input, Scalar max)"""

    @staticmethod
    def input(input, max, grad):
        return torch.where(input > max, 0, grad)


class MaxOther(RowFunction):
    """max_other(Tensor input, Tensor other)"""

    @staticmethod
    def input(input, other, grad):
        return torch.where(input >= other, grad, 0)

    @staticmethod
    def other(input, other, grad):
        return torch.where(input >= other, 0, grad)


class MinOther(RowFunction):
    """min_other(Tensor input, Tensor other)"""

    @staticmethod
    def input(input, other, grad):
        return torch.where(input <= other, grad, 0)

    @staticmethod
    def other(input, other, grad):
        return torch.where(input <= other, 0, grad)


class Where(RowFunction):
    """where(ByteTensor condition, Tensor|Scalar input, Tensor|Scalar other)"""

    @staticmethod
    def input(condition, grad):
        return torch.where(condition, grad, 0)

    @staticmethod
    def other(condition, grad):
        return torch.where(condition, 0, grad)


class Sum(ReduceFunction):
    """sum(Tensor input, int? dim=None, bool keepdim=True)"""

    @staticmethod
    def input(grad):
        return grad


class Prod(ReduceFunction):
    """prod(Tensor input, int? dim=None, bool keepdim=True)"""

    @staticmethod
    def input(grad, output, input):
        return grad * output / input


class Mean(ReduceFunction):
    """mean(Tensor input, int? dim=None, bool keepdim=True)"""

    @staticmethod
    def input(grad, count):
        return grad / count


class Max(ReduceFunction):
    """max(Tensor input)"""

    @staticmethod
    def input(input, output, grad):
        return torch.where(input == output, grad, 0)


class Min(ReduceFunction):
    """min(Tensor input)"""

    @staticmethod
    def input(input, output, grad):
        return torch.where(input == output, grad, 0)


class MaxDim(RowFunction):
    """max_dim(Tensor input, int dim, bool keepdim=True) -> (Tensor values, LongTensor indices)"""

    @staticmethod
    def input(grad, indices, dim, input):
        return torch.pick_input(grad, indices, dim, input.size())


class MinDim(RowFunction):
    """min_dim(Tensor input, int dim, bool keepdim=True) -> (Tensor values, LongTensor indices)"""

    @staticmethod
    def input(grad, indices, dim, input):
        return torch.pick_input(grad, indices, dim, input.size())


class Norm(ReduceFunction):
    """norm(Tensor input, Scalar p=2, int? dim=None, bool keepdim=True)"""

    @staticmethod
    def input(output, p, grad, input):
        return torch.where(output == 0, 0, grad * input / output if p == 2 else grad * torch.sign(input) * torch.pow(torch.abs(input) / output, p - 1))


class Dist(ReduceFunction):
    """dist(Tensor input, Tensor other, Scalar p=2)"""

    @staticmethod
    def input(output, grad, input, other, p):
        return torch.where(output == 0, 0, grad * torch.sign(input - other) * torch.pow(torch.abs(input - other) / output, p - 1))

    @staticmethod
    def other(output, grad, other, input, p):
        return torch.where(output == 0, 0, grad * torch.sign(other - input) * torch.pow(torch.abs(input - other) / output, p - 1))


class Var(RowFunction):
    """var(Tensor input, int? dim=None, bool unbiased=True, bool keepdim=True)"""

    @staticmethod
    def input(grad, input, dim, unbiased, keepdim):
        return torch.var_input(grad, input, dim, unbiased, keepdim)


class Std(RowFunction):
    """std(Tensor input, int? dim=None, bool unbiased=True, bool keepdim=True)"""

    @staticmethod
    def input(output, grad, input, dim, unbiased, keepdim):
        return torch.var_input(torch.where(output.eq(0), output, grad / (2 * output)), input, dim, unbiased, keepdim)


class VarInput(RowFunction):
    """var_input(Tensor grad_output, Tensor input, int? dimension=None, bool unbiased=True, bool
        keepdim=True)"""

    @staticmethod
    def grad_output(grad, grad_output, input, dimension, unbiased, keepdim):
        return (grad * torch.var_input(grad_output.ones_like(), input, dimension, unbiased, keepdim)).sum(dimension, keepdim)

    @staticmethod
    def input(grad_output, grad, dimension, unbiased, keepdim):
        return torch.var_input(grad_output, grad, dimension, unbiased, keepdim)


class Relu(RowFunction):
    """relu(Tensor input)"""

    @staticmethod
    def input(output, grad):
        return torch.where(output > 0, grad, 0)


class Threshold(RowFunction):
    """threshold(Tensor input, Scalar threshold, Scalar value)"""

    @staticmethod
    def input(input, threshold, grad):
        return torch.where(input > threshold, grad, 0)


class Hardtanh(RowFunction):
    """hardtanh(Tensor input, Scalar min_value=-1, Scalar max_value=1)"""

    @staticmethod
    def input(output, min_value, max_value, grad):
        return torch.where((output > min_value) & (output < max_value), grad, 0)


class LeakyRelu(RowFunction):
    """leaky_relu(Tensor input, Scalar negative_slope=0.01)"""

    @staticmethod
    def input(input, grad, negative_slope):
        return torch.where(input > 0, grad, grad * negative_slope)


class Prelu(RowFunction):
    """prelu(Tensor input, Tensor weight)"""

    @staticmethod
    def input(input, grad, weight):
        return torch.where(input > 0, grad, grad * weight)

    @staticmethod
    def weight(input, grad):
        return torch.where(input > 0, 0, grad * input)


class Elu(RowFunction):
    """elu(Tensor input, Scalar alpha=1)"""

    @staticmethod
    def input(output, grad, alpha):
        return torch.where(output > 0, grad, grad * (output + alpha))


class Softplus(RowFunction):
    """softplus(Tensor input, Scalar beta=1, Scalar threshold=20)"""

    @staticmethod
    def input(input, beta, threshold, grad):
        return torch.where(input * beta > threshold, grad, grad * torch.sigmoid(input * beta))


class LogSigmoid(RowFunction):
    """log_sigmoid(Tensor input)"""

    @staticmethod
    def input(grad, input):
        return grad * torch.sigmoid(-input)


class Softsign(RowFunction):
    """softsign(Tensor input)"""

    @staticmethod
    def input(grad, input):
        return grad / ((1 + torch.abs(input)) * (1 + torch.abs(input)))


class Tanhshrink(RowFunction):
    """tanhshrink(Tensor input)"""

    @staticmethod
    def input(grad, input):
        return grad * torch.tanh(input) * torch.tanh(input)


class Hardshrink(RowFunction):
    """hardshrink(Tensor input, Scalar lambd=0.5)"""

    @staticmethod
    def input(input, lambd, grad):
        return torch.where(torch.abs(input) > lambd, grad, 0)


class Softshrink(RowFunction):
    """softshrink(Tensor input, Scalar lambd=0.5)"""

    @staticmethod
    def input(input, lambd, grad):
        return torch.where(torch.abs(input) > lambd, grad, 0)


class Softmax(RowFunction):
    """softmax(Tensor input, int dim)"""

    @staticmethod
    def input(grad, output, dim):
        return torch.softmax_input(grad, output, dim)


class LogSoftmax(RowFunction):
    """log_softmax(Tensor input, int dim)"""

    @staticmethod
    def input(grad, output, dim):
        return torch.log_softmax_input(grad, output, dim)


class SoftmaxInput(RowFunction):
    """softmax_input(Tensor grad_output, Tensor probability, int dim)"""

    @staticmethod
    def grad_output(grad, probability, dim):
        return torch.softmax_input(grad, probability, dim)

    @staticmethod
    def probability(grad, grad_output, probability, dim):
        return grad * (grad_output - (grad_output * probability).sum(dim)) - grad_output * (grad * probability).sum(dim)


class LogSoftmaxInput(RowFunction):
    """log_softmax_input(Tensor grad_output, Tensor log_probability, int dim)"""

    @staticmethod
    def grad_output(grad, log_probability, dim):
        return grad - (grad * log_probability.exp()).sum(dim)

    @staticmethod
    def log_probability(grad, log_probability, grad_output, dim):
        return -grad * log_probability.exp() * grad_output.sum(dim)


class Dot(RowFunction):
    """dot(Tensor input, Tensor tensor)"""

    @staticmethod
    def input(tensor, grad):
        return tensor * grad

    @staticmethod
    def tensor(input, grad):
        return input * grad


class Mv(RowFunction):
    """mv(Tensor input, Tensor vec)"""

    @staticmethod
    def input(grad, vec):
        return grad.ger(vec)

    @staticmethod
    def vec(input, grad):
        return input.t().mv(grad)


class Mm(RowFunction):
    """mm(Tensor input, Tensor mat2)"""

    @staticmethod
    def input(grad, mat2):
        return grad.mm(mat2.t())

    @staticmethod
    def mat2(input, grad):
        return input.t().mm(grad)


class Bmm(RowFunction):
    """bmm(Tensor input, Tensor mat2)"""

    @staticmethod
    def input(grad, mat2):
        return grad.bmm(mat2.transpose(1, 2))

    @staticmethod
    def mat2(input, grad):
        return input.transpose(1, 2).bmm(grad)


class Ger(RowFunction):
    """ger(Tensor input, Tensor vec2)"""

    @staticmethod
    def input(grad, vec2):
        return grad.mv(vec2)

    @staticmethod
    def vec2(grad, input):
        return grad.t().mv(input)


class Addmm(RowFunction):
    """addmm(Scalar beta=1, Tensor input, Scalar alpha=1, Tensor mat1, Tensor mat2)"""

    @staticmethod
    def input(grad, beta):
        return grad * beta

    @staticmethod
    def mat1(grad, mat2, alpha):
        return grad.mm(mat2.t()) * alpha

    @staticmethod
    def mat2(mat1, grad, alpha):
        return mat1.t().mm(grad) * alpha


class Addmv(RowFunction):
    """addmv(Scalar beta=1, Tensor input, Scalar alpha=1, Tensor mat, Tensor vec)"""

    @staticmethod
    def input(grad, beta):
        return grad * beta

    @staticmethod
    def mat(grad, vec, alpha):
        return grad.ger(vec) * alpha

    @staticmethod
    def vec(mat, grad, alpha):
        return mat.t().mv(grad) * alpha


class Addr(RowFunction):
    """addr(Scalar beta=1, Tensor input, Scalar alpha=1, Tensor vec1, Tensor vec2)"""

    @staticmethod
    def input(grad, beta):
        return grad * beta

    @staticmethod
    def vec1(grad, vec2, alpha):
        return grad.mv(vec2) * alpha

    @staticmethod
    def vec2(grad, vec1, alpha):
        return grad.t().mv(vec1) * alpha


class Addbmm(RowFunction):
    """addbmm(Scalar beta=1, Tensor input, Scalar alpha=1, Tensor batch1, Tensor batch2)"""

    @staticmethod
    def input(grad, beta):
        return grad * beta

    @staticmethod
    def batch1(grad, batch1, batch2, alpha):
        return grad.expand((batch1.size(0), batch1.size(1), batch2.size(2))).bmm(batch2.transpose(1, 2)) * alpha

    @staticmethod
    def batch2(batch1, grad, batch2, alpha):
        return batch1.transpose(1, 2).bmm(grad.expand((batch1.size(0), batch1.size(1), batch2.size(2)))) * alpha


class Baddbmm(RowFunction):
    """baddbmm(Scalar beta=1, Tensor input, Scalar alpha=1, Tensor batch1, Tensor batch2)"""

    @staticmethod
    def input(grad, beta):
        return grad * beta

    @staticmethod
    def batch1(grad, batch2, alpha):
        return grad.bmm(batch2.transpose(1, 2)) * alpha

    @staticmethod
    def batch2(batch1, grad, alpha):
        return batch1.transpose(1, 2).bmm(grad) * alpha


class Linear(RowFunction):
    """linear(Tensor input, Tensor weight, Tensor? bias=None)"""

    @staticmethod
    def input(grad, weight):
        return torch.linear(grad, weight.t())

    @staticmethod
    def weight(grad, input):
        return torch.linear_weight(grad, input)

    @staticmethod
    def bias(grad, bias):
        return grad.sum_to_size(bias.size())


class LinearWeight(RowFunction):
    """linear_weight(Tensor grad_output, Tensor input)"""

    @staticmethod
    def grad_output(input, grad):
        return torch.linear(input, grad)

    @staticmethod
    def input(grad_output, grad):
        return torch.linear(grad_output, grad.t())


class View(RowFunction):
    """view(Tensor input, int* size)"""

    @staticmethod
    def input(grad, input):
        return grad.reshape(input.size())


class Reshape(RowFunction):
    """reshape(Tensor input, int* size)"""

    @staticmethod
    def input(grad, input):
        return grad.reshape(input.size())


class Transpose(RowFunction):
    """transpose(Tensor input, int dim0, int dim1)"""

    @staticmethod
    def input(grad, dim0, dim1):
        return grad.transpose(dim0, dim1)


class T(RowFunction):
    """t(Tensor input)"""

    @staticmethod
    def input(grad):
        return grad.t()


class Permute(RowFunction):
    """permute(Tensor input, int* dims)"""

    @staticmethod
    def input(grad, dims):
        return torch.unpermute(grad, dims)


class Unpermute(RowFunction):
    """unpermute(Tensor input, int* dims)"""

    @staticmethod
    def input(grad, dims):
        return grad.permute(dims)


class Narrow(RowFunction):
    """narrow(Tensor input, int dimension, int start, int length)"""

    @staticmethod
    def input(grad, dimension, start, input):
        return torch.narrow_input(grad, dimension, start, input.size())


class NarrowInput(RowFunction):
    """narrow_input(Tensor grad_output, int dimension, int start, int* size)"""

    @staticmethod
    def grad_output(grad, dimension, start, grad_output):
        return grad.narrow(dimension, start, grad_output.size(dimension))


class Select(RowFunction):
    """select(Tensor input, int dim, int index)"""

    @staticmethod
    def input(grad, dim, index, input):
        return torch.select_input(grad, dim, index, input.size())


class SelectInput(RowFunction):
    """select_input(Tensor grad_output, int dim, int index, int* size)"""

    @staticmethod
    def grad_output(grad, dim, index):
        return grad.select(dim, index)


class Expand(RowFunction):
    """expand(Tensor input, int* size)"""

    @staticmethod
    def input(grad, input):
        return grad.sum_to_size(input.size())


class SumToSize(RowFunction):
    """sum_to_size(Tensor input, int* size)"""

    @staticmethod
    def input(grad, input):
        return grad.expand(input.size())


class Squeeze(RowFunction):
    """squeeze(Tensor input, int? dim=None)"""

    @staticmethod
    def input(grad, input):
        return grad.reshape(input.size())


class Unsqueeze(RowFunction):
    """unsqueeze(Tensor input, int dim)"""

    @staticmethod
    def input(grad, input):
        return grad.reshape(input.size())


class Unfold(RowFunction):
    """unfold(Tensor input, int dimension, int size, int step)"""

    @staticmethod
    def input(grad, dimension, size, step, input):
        return torch.unfold_input(grad, dimension, size, step, input.size())


class UnfoldInput(RowFunction):
    """unfold_input(Tensor grad_output, int dimension, int length, int step, int* size)"""

    @staticmethod
    def grad_output(grad, dimension, length, step):
        return grad.unfold(dimension, length, step)


class Index(RowFunction):
    """index(Tensor input, int* spec)"""

    @staticmethod
    def input(grad, input, spec):
        return torch.index_input(grad, input.dim(), input.size() + spec)


class IndexInput(RowFunction):
    """index_input(Tensor grad_output, int ndim, int* size_and_spec)"""

    @staticmethod
    def grad_output(grad, ndim, size_and_spec):
        return torch.index_again(grad, ndim, size_and_spec)


class IndexAgain(RowFunction):
    """index_again(Tensor input, int ndim, int* size_and_spec)"""

    @staticmethod
    def input(grad, ndim, size_and_spec):
        return torch.index_input(grad, ndim, size_and_spec)


class Assign(RowFunction):
    """assign(Tensor input, Tensor|Scalar source, int* spec)"""

    @staticmethod
    def input(grad, spec):
        return grad.assign(0, spec)

    @staticmethod
    def source(grad, spec, source):
        return grad.index(spec).sum_to_size(source.size())


class IndexSelect(RowFunction):
    """index_select(Tensor input, int dim, LongTensor index)"""

    @staticmethod
    def input(grad, dim, index, input):
        return torch.index_select_input(grad, dim, index, input.size())


class IndexSelectInput(RowFunction):
    """index_select_input(Tensor grad_output, int dim, LongTensor index, int* size)"""

    @staticmethod
    def grad_output(grad, dim, index):
        return grad.index_select(dim, index)


class Gather(RowFunction):
    """gather(Tensor input, int dim, LongTensor index)"""

    @staticmethod
    def input(grad, dim, index, input):
        return torch.gather_input(grad, dim, index, input.size())


class GatherInput(RowFunction):
    """gather_input(Tensor grad_output, int dim, LongTensor index, int* size)"""

    @staticmethod
    def grad_output(grad, dim, index):
        return grad.gather(dim, index)


class Pick(RowFunction):
    """pick(Tensor input, LongTensor indices, int dim)"""

    @staticmethod
    def input(grad, indices, dim, input):
        return torch.pick_input(grad, indices, dim, input.size())


class PickInput(RowFunction):
    """pick_input(Tensor grad_output, LongTensor indices, int dim, int* size)"""

    @staticmethod
    def grad_output(grad, indices, dim):
        return torch.pick(grad, indices, dim)


class MaskedSelect(RowFunction):
    """masked_select(Tensor input, ByteTensor mask)"""

    @staticmethod
    def input(grad, mask, input):
        return torch.masked_select_input(grad, mask, input.size())


class MaskedSelectInput(RowFunction):
    """masked_select_input(Tensor grad_output, ByteTensor mask, int* size)"""

    @staticmethod
    def grad_output(grad, mask, grad_output):
        return torch.masked_copy_input(grad, mask, grad_output.size())


class IndexAdd(RowFunction):
    """index_add(Tensor input, int dim, LongTensor index, Tensor source)"""

    @staticmethod
    def input(grad):
        return grad

    @staticmethod
    def source(grad, dim, index):
        return grad.index_select(dim, index)


class IndexCopy(RowFunction):
    """index_copy(Tensor input, int dim, LongTensor index, Tensor source)"""

    @staticmethod
    def input(grad, dim, index):
        return grad.index_fill(dim, index, 0)

    @staticmethod
    def source(grad, dim, index):
        return grad.index_select(dim, index)


class IndexFill(RowFunction):
    """index_fill(Tensor input, int dim, LongTensor index, Scalar value)"""

    @staticmethod
    def input(grad, dim, index):
        return grad.index_fill(dim, index, 0)


class Scatter(RowFunction):
    """scatter(Tensor input, int dim, LongTensor index, Tensor|Scalar source)"""

    @staticmethod
    def input(grad, dim, index):
        return grad.scatter(dim, index, 0)

    @staticmethod
    def source(grad, dim, index):
        return grad.gather(dim, index)


class ScatterAdd(RowFunction):
    """scatter_add(Tensor input, int dim, LongTensor index, Tensor source)"""

    @staticmethod
    def input(grad):
        return grad

    @staticmethod
    def source(grad, dim, index):
        return grad.gather(dim, index)


class MaskedFill(RowFunction):
    """masked_fill(Tensor input, ByteTensor mask, Scalar value)"""

    @staticmethod
    def input(grad, mask):
        return grad.masked_fill(mask, 0)


class MaskedCopy(RowFunction):
    """masked_copy(Tensor input, ByteTensor mask, Tensor source)"""

    @staticmethod
    def input(grad, mask):
        return grad.masked_fill(mask, 0)

    @staticmethod
    def source(grad, mask, source):
        return torch.masked_copy_input(grad, mask, source.size())


class MaskedCopyInput(RowFunction):
    """masked_copy_input(Tensor grad_output, ByteTensor mask, int* size)"""

    @staticmethod
    def grad_output(grad, mask, grad_output):
        return torch.masked_select_input(grad, mask, grad_output.size())


class Diag(RowFunction):
    """diag(Tensor input, int diagonal=0)"""

    @staticmethod
    def input(grad, diagonal, input):
        return torch.diag_input(grad, diagonal, input.size())


class DiagInput(RowFunction):
    """diag_input(Tensor grad_output, int diagonal, int* size)"""

    @staticmethod
    def grad_output(grad, diagonal, grad_output):
        return torch.diag(grad, diagonal).sum_to_size(grad_output.size())


class Tril(RowFunction):
    """tril(Tensor input, int k=0)"""

    @staticmethod
    def input(grad, k):
        return grad.tril(k)


class Triu(RowFunction):
    """triu(Tensor input, int k=0)"""

    @staticmethod
    def input(grad, k):
        return grad.triu(k)


class Trace(RowFunction):
    """trace(Tensor input)"""

    @staticmethod
    def input(grad, input):
        return torch.diag_input(grad, 0, input.size())


class Cat(RowFunction):
    """cat(Tensor* tensors, int dim=0)"""


class Conv2d(RowFunction):
    """conv2d(Tensor input, Tensor weight, Tensor? bias=None, int[2] stride=1, int[2] padding=0,
        int[2] dilation=1, int groups=1)"""

    @staticmethod
    def input(grad, weight, input, stride, padding, dilation, groups):
        return torch.conv2d_input(grad, weight, input.size()[2:], stride, padding, dilation, groups)

    @staticmethod
    def weight(grad, input, weight, stride, padding, dilation, groups):
        return torch.conv2d_weight(grad, input, weight.size()[2:], stride, padding, dilation, groups)

    @staticmethod
    def bias(grad):
        return grad.sum(3, 0).sum(2, 0).sum(0, 0)


class Conv2dInput(RowFunction):
    """conv2d_input(Tensor grad_output, Tensor weight, int[2] size, int[2] stride, int[2] padding,
        int[2] dilation, int groups)"""

    @staticmethod
    def grad_output(grad, weight, stride, padding, dilation, groups):
        return torch.conv2d(grad, weight, stride=stride, padding=padding, dilation=dilation, groups=groups)

    @staticmethod
    def weight(grad_output, grad, weight, stride, padding, dilation, groups):
        return torch.conv2d_weight(grad_output, grad, weight.size()[2:], stride, padding, dilation, groups)


class Conv2dWeight(RowFunction):
    """conv2d_weight(Tensor grad_output, Tensor input, int[2] size, int[2] stride, int[2] padding,
        int[2] dilation, int groups)"""

    @staticmethod
    def grad_output(input, grad, stride, padding, dilation, groups):
        return torch.conv2d(input, grad, stride=stride, padding=padding, dilation=dilation, groups=groups)

    @staticmethod
    def input(grad_output, grad, input, stride, padding, dilation, groups):
        return torch.conv2d_input(grad_output, grad, input.size()[2:], stride, padding, dilation, groups)


class MaxPool2d(RowFunction):
    """max_pool2d(Tensor input, int[2] kernel_size, int[2] stride, int[2] padding=0, int[2]
        dilation=1, bool ceil_mode=False) -> (Tensor output, LongTensor indices)"""

    @staticmethod
    def input(grad, indices, input):
        return torch.max_pool2d_input(grad, indices, (input.size(-2), input.size(-1)))


class MaxPool2dInput(RowFunction):
    """max_pool2d_input(Tensor grad_output, LongTensor indices, int[2] size)"""

    @staticmethod
    def grad_output(grad, indices):
        return torch.max_pool2d_gather(grad, indices)


class MaxPool2dGather(RowFunction):
    """max_pool2d_gather(Tensor input, LongTensor indices)"""

    @staticmethod
    def input(grad, indices, input):
        return torch.max_pool2d_input(grad, indices, (input.size(-2), input.size(-1)))


class AvgPool2d(RowFunction):
    """avg_pool2d(Tensor input, int[2] kernel_size, int[2] stride, int[2] padding=0, bool
        ceil_mode=False, bool count_include_pad=True)"""

    @staticmethod
    def input(grad, input, kernel_size, stride, padding, ceil_mode, count_include_pad):
        return torch.avg_pool2d_input(grad, (input.size(-2), input.size(-1)), kernel_size, stride, padding, ceil_mode, count_include_pad)


class AvgPool2dInput(RowFunction):
    """avg_pool2d_input(Tensor grad_output, int[2] size, int[2] kernel_size, int[2] stride, int[2]
        padding=0, bool ceil_mode=False, bool count_include_pad=True)"""

    @staticmethod
    def grad_output(grad, kernel_size, stride, padding, ceil_mode, count_include_pad):
        return torch.avg_pool2d(grad, kernel_size, stride, padding, ceil_mode, count_include_pad)


class BatchNorm(RowFunction):
    """batch_norm(Tensor input, Tensor? weight=None, Tensor? bias=None, Tensor? running_mean=None,
        Tensor? running_var=None, bool training=False, Scalar momentum=0.1, Scalar eps=1e-5) ->
        (Tensor output, Tensor mean, Tensor inverse_std)"""

    @staticmethod
    def input_and_weight_and_bias(grad, input, weight, mean, inverse_std, training):
        return torch.batch_norm_input(grad, input, weight, mean, inverse_std, training)


class MseLoss(ReduceFunction):
    """mse_loss(Tensor input, Tensor target, Scalar size_average=1)"""

    @staticmethod
    def input(grad, input, target, size_average, count):
        return grad * 2 * (input - target) / (count if size_average != 0 else 1)

    @staticmethod
    def target(grad, target, input, size_average, count):
        return grad * 2 * (target - input) / (count if size_average != 0 else 1)


class L1Loss(ReduceFunction):
    """l1_loss(Tensor input, Tensor target, Scalar size_average=1)"""

    @staticmethod
    def input(grad, input, target, size_average, count):
        return grad * torch.sign(input - target) / (count if size_average != 0 else 1)

    @staticmethod
    def target(grad, target, input, size_average, count):
        return grad * torch.sign(target - input) / (count if size_average != 0 else 1)


class SmoothL1Loss(ReduceFunction):
    """smooth_l1_loss(Tensor input, Tensor target, Scalar size_average=1)"""

    @staticmethod
    def input(grad, input, target, size_average, count):
        return grad * torch.where(torch.abs(input - target) < 1, input - target, torch.sign(input - target)) / (count if size_average != 0 else 1)


class BinaryCrossEntropy(ReduceFunction):
    """binary_cross_entropy(Tensor input, Tensor target, Scalar size_average=1)"""

    @staticmethod
    def input(grad, input, target, size_average, count):
        return grad * (input - target) / ((1 - input + 1e-12) * (input + 1e-12)) / (count if size_average != 0 else 1)


class WeightedBinaryCrossEntropy(ReduceFunction):
    """weighted_binary_cross_entropy(Tensor input, Tensor target, Tensor weight, Scalar
        size_average=1)"""

    @staticmethod
    def input(grad, weight, input, target, size_average, count):
        return grad * weight * (input - target) / ((1 - input + 1e-12) * (input + 1e-12)) / (count if size_average != 0 else 1)


class KlDiv(ReduceFunction):
    """kl_div(Tensor input, Tensor target, Scalar size_average=1)"""

    @staticmethod
    def input(target, grad, size_average, count):
        return torch.where(target > 0, -grad * target, 0) / (count if size_average != 0 else 1)


class SoftMarginLoss(ReduceFunction):
    """soft_margin_loss(Tensor input, Tensor target, Scalar size_average=1)"""

    @staticmethod
    def input(grad, target, input, size_average, count):
        return -grad * target * torch.sigmoid(-target * input) / (count if size_average != 0 else 1)


class HingeEmbeddingLoss(ReduceFunction):
    """hinge_embedding_loss(Tensor input, Tensor target, Scalar margin=1, Scalar size_average=1)"""

    @staticmethod
    def input(target, grad, input, margin, size_average, count):
        return torch.where(target > 0, grad, torch.where(input < margin, -grad, 0)) / (count if size_average != 0 else 1)


class MarginRankingLoss(ReduceFunction):
    """margin_ranking_loss(Tensor input, Tensor other, Tensor target, Scalar margin=0, Scalar
        size_average=1)"""

    @staticmethod
    def input(target, input, other, margin, grad, size_average, count):
        return torch.where(target * (input - other) < margin, -grad * target, 0) / (count if size_average != 0 else 1)

    @staticmethod
    def other(target, input, other, margin, grad, size_average, count):
        return torch.where(target * (input - other) < margin, grad * target, 0) / (count if size_average != 0 else 1)


class NllLoss(RowFunction):
    """nll_loss(Tensor input, LongTensor target, Tensor? weight=None, bool size_average=True)"""

    @staticmethod
    def input(grad, target, weight, size_average, input):
        return torch.nll_loss_input(grad, target, weight, size_average, input.size())


class NllLossInput(RowFunction):
    """nll_loss_input(Tensor grad_output, LongTensor target, Tensor? weight=None, bool
        size_average=True, int* size)"""

    @staticmethod
    def grad_output(grad, target, weight, size_average):
        return torch.nll_loss(grad, target, weight, size_average)


FUNCTIONS = (
    Abs,
    Neg,
    Sign,
    Reciprocal,
    Sqrt,
    Rsqrt,
    Exp,
    Expm1,
    Log,
    Log1p,
    Sin,
    Cos,
    Tan,
    Asin,
    Acos,
    Atan,
    Sinh,
    Cosh,
    Tanh,
    Sigmoid,
    Floor,
    Ceil,
    Round,
    Trunc,
    Frac,
    None,
    Fill,
    Zero,
    Clone,
    Add,
    Sub,
    Mul,
    Div,
    None,
    Fmod,
    Remainder,
    Pow,
    Atan2,
    Lerp,
    Addcmul,
    Addcdiv,
    Clamp,
    ClampMin,
    ClampMax,
    MaxOther,
    MinOther,
    Where,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    Sum,
    Prod,
    Mean,
    Max,
    Min,
    MaxDim,
    MinDim,
    Norm,
    Dist,
    Var,
    Std,
    VarInput,
    None,
    None,
    Relu,
    Threshold,
    Hardtanh,
    LeakyRelu,
    Prelu,
    Elu,
    Softplus,
    LogSigmoid,
    Softsign,
    Tanhshrink,
    Hardshrink,
    Softshrink,
    Softmax,
    LogSoftmax,
    SoftmaxInput,
    LogSoftmaxInput,
    Dot,
    Mv,
    Mm,
    Bmm,
    Ger,
    Addmm,
    Addmv,
    Addr,
    Addbmm,
    Baddbmm,
    Linear,
    LinearWeight,
    None,
    View,
    Reshape,
    Transpose,
    T,
    Permute,
    Unpermute,
    Narrow,
    NarrowInput,
    Select,
    SelectInput,
    Expand,
    SumToSize,
    Squeeze,
    Unsqueeze,
    Unfold,
    UnfoldInput,
    Index,
    IndexInput,
    IndexAgain,
    Assign,
    None,
    None,
    None,
    None,
    None,
    IndexSelect,
    IndexSelectInput,
    Gather,
    GatherInput,
    Pick,
    PickInput,
    MaskedSelect,
    MaskedSelectInput,
    None,
    IndexAdd,
    IndexCopy,
    IndexFill,
    Scatter,
    ScatterAdd,
    MaskedFill,
    MaskedCopy,
    MaskedCopyInput,
    Diag,
    DiagInput,
    Tril,
    Triu,
    Trace,
    None,
    None,
    Cat,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    Conv2d,
    Conv2dInput,
    Conv2dWeight,
    None,
    None,
    MaxPool2d,
    MaxPool2dInput,
    MaxPool2dGather,
    AvgPool2d,
    AvgPool2dInput,
    BatchNorm,
    None,
    MseLoss,
    L1Loss,
    SmoothL1Loss,
    BinaryCrossEntropy,
    WeightedBinaryCrossEntropy,
    KlDiv,
    SoftMarginLoss,
    HingeEmbeddingLoss,
    MarginRankingLoss,
    NllLoss,
    NllLossInput,
)

# Names of results, by which formulas read them.
RESULTS = (
    ("output",),
    ("output",),
    ("output",),
    ("output",),
    ("output",),
    ("output",),
    ("output",),
    ("output",),
    ("output",),
    ("output",),
    ("output",),
    ("output",),
    ("output",),
    ("output",),
    ("output",),
    ("output",),
    ("output",),
    ("output",),
    ("output",),
    ("output",),
    ("output",),
    ("output",),
    ("output",),
    ("output",),
    ("output",),
    ("output",),
    ("output",),
    ("output",),
    ("output",),
    ("output",),
    ("output",),
    ("output",),
    ("output",),
    ("output",),
    ("output",),
    ("output",),
    ("output",),
    ("output",),
    ("output",),
    ("output",),
    ("output",),
    ("output",),
    ("output",),
    ("output",),
    ("output",),
    ("output",),
    ("output",),
    ("output",),
    ("output",),
    ("output",),
    ("output",),
    ("output",),
    ("output",),
    ("output",),
    ("output",),
    ("output",),
    ("output",),
    ("output",),
    ("output",),
    ("output",),
    ("output",),
    ("output",),
    ("output",),
    ("output",),
    ("values", "indices"),
    ("values", "indices"),
    ("output",),
    ("output",),
    ("output",),
    ("output",),
    ("output",),
    ("output",),
    ("output",),
    ("output",),
    ("output",),
    ("output",),
    ("output",),
    ("output",),
    ("output",),
    ("output",),
    ("output",),
    ("output",),
    ("output",),
    ("output",),
    ("output",),
    ("output",),
    ("output",),
    ("output",),
    ("output",),
    ("output",),
    ("output",),
    ("output",),
    ("output",),
    ("output",),
    ("output",),
    ("output",),
    ("output",),
    ("output",),
    ("output",),
    ("output",),
    ("output",),
    ("output",),
    ("output",),
    ("output",),
    ("output",),
    ("output",),
    ("output",),
    ("output",),
    ("output",),
    ("output",),
    ("output",),
    ("output",),
    ("output",),
    ("output",),
    ("output",),
    ("output",),
    ("output",),
    ("output",),
    ("output",),
    ("output",),
    ("output",),
    ("output",),
    ("output",),
    ("output",),
    ("output",),
    ("output",),
    ("output",),
    ("output",),
    ("output",),
    ("output",),
    ("output",),
    ("output",),
    ("output",),
    ("output",),
    ("output",),
    ("output",),
    ("output",),
    ("output",),
    ("output",),
    ("output",),
    ("output",),
    ("output",),
    ("output",),
    ("output",),
    ("output",),
    ("output",),
    ("output",),
    ("output",),
    ("output",),
    ("output",),
    ("output",),
    ("output",),
    ("output",),
    ("output",),
    ("output",),
    ("output",),
    ("output",),
    ("output",),
    ("output",),
    ("output",),
    ("output",),
    ("output",),
    ("output",),
    ("output",),
    ("output",),
    ("output",),
    ("output",),
    ("output",),
    ("output",),
    ("output",),
    ("output",),
    ("output",),
    ("output",),
    ("output",),
    ("output",),
    ("output",),
    ("output",),
    ("output",),
    ("output",),
    ("output",),
    ("output",),
    ("output",),
    ("output", "indices"),
    ("output",),
    ("output",),
    ("output",),
    ("output",),
    ("output", "mean", "inverse_std"),
    ("input_gradient", "weight_gradient", "bias_gradient"),
    ("output",),
    ("output",),
    ("output",),
    ("output",),
    ("output",),
    ("output",),
    ("output",),
    ("output",),
    ("output",),
    ("output",),
    ("output",),
)
