# Generated from ops.yaml by codegen/templates/functions.py. Do not edit: change the row and run make gen.
"""Gradients as Python over Variables, a formula a line as in ops.yaml: what create_graph=True runs."""

import math

import torch
from torch import composed
from torch._core import internal
from torch.autograd.function import ReduceFunction, RowFunction


class Abs(RowFunction):
    """abs(Tensor input)"""

    def d_input(self):
        input = self.value("input")
        grad = self.grad(0)
        return torch.where(input == 0, 0, grad * torch.sign(input))

    gradients = {
        ("input",): d_input,
    }


class Neg(RowFunction):
    """neg(Tensor input)"""

    def d_input(self):
        grad = self.grad(0)
        return -grad

    gradients = {
        ("input",): d_input,
    }


class Sign(RowFunction):
    """sign(Tensor input)"""

    def d_input(self):
        grad = self.grad(0)
        return torch.where(grad < -math.inf, grad, 0)

    gradients = {
        ("input",): d_input,
    }


class Floor(RowFunction):
    """floor(Tensor input)"""

    def d_input(self):
        grad = self.grad(0)
        return torch.where(grad < -math.inf, grad, 0)

    gradients = {
        ("input",): d_input,
    }


class Ceil(RowFunction):
    """ceil(Tensor input)"""

    def d_input(self):
        grad = self.grad(0)
        return torch.where(grad < -math.inf, grad, 0)

    gradients = {
        ("input",): d_input,
    }


class Round(RowFunction):
    """round(Tensor input)"""

    def d_input(self):
        grad = self.grad(0)
        return torch.where(grad < -math.inf, grad, 0)

    gradients = {
        ("input",): d_input,
    }


class Trunc(RowFunction):
    """trunc(Tensor input)"""

    def d_input(self):
        grad = self.grad(0)
        return torch.where(grad < -math.inf, grad, 0)

    gradients = {
        ("input",): d_input,
    }


class Frac(RowFunction):
    """frac(Tensor input)"""

    def d_input(self):
        grad = self.grad(0)
        return grad

    gradients = {
        ("input",): d_input,
    }


class Reciprocal(RowFunction):
    """reciprocal(Tensor input)"""

    def d_input(self):
        grad = self.grad(0)
        output = self.result(0)
        return -grad * output * output

    gradients = {
        ("input",): d_input,
    }


class Sqrt(RowFunction):
    """sqrt(Tensor input)"""

    def d_input(self):
        grad = self.grad(0)
        output = self.result(0)
        return grad / (2 * output)

    gradients = {
        ("input",): d_input,
    }


class Rsqrt(RowFunction):
    """rsqrt(Tensor input)"""

    def d_input(self):
        grad = self.grad(0)
        output = self.result(0)
        return -0.5 * grad * output * output * output

    gradients = {
        ("input",): d_input,
    }


class Exp(RowFunction):
    """exp(Tensor input)"""

    def d_input(self):
        grad = self.grad(0)
        output = self.result(0)
        return grad * output

    gradients = {
        ("input",): d_input,
    }


class Expm1(RowFunction):
    """expm1(Tensor input)"""

    def d_input(self):
        grad = self.grad(0)
        output = self.result(0)
        return grad * (output + 1)

    gradients = {
        ("input",): d_input,
    }


class Log(RowFunction):
    """log(Tensor input)"""

    def d_input(self):
        grad = self.grad(0)
        input = self.value("input")
        return grad / input

    gradients = {
        ("input",): d_input,
    }


class Log1p(RowFunction):
    """log1p(Tensor input)"""

    def d_input(self):
        grad = self.grad(0)
        input = self.value("input")
        return grad / (1 + input)

    gradients = {
        ("input",): d_input,
    }


class Pow(RowFunction):
    """pow(Tensor|Scalar input, Tensor|Scalar exponent)"""

    def d_input(self):
        input = self.variable("input")
        exponent = self.variable("exponent")
        grad = self.grad(0)
        return torch.where((input == 0) & (exponent == 0), 0, grad * exponent * torch.pow(input, exponent - 1))

    def d_exponent(self):
        input = self.variable("input")
        exponent = self.variable("exponent")
        grad = self.grad(0)
        output = self.result(0)
        return torch.where((input == 0) & (exponent >= 0), 0, grad * output * torch.log(input))

    gradients = {
        ("input",): d_input,
        ("exponent",): d_exponent,
    }


class Sin(RowFunction):
    """sin(Tensor input)"""

    def d_input(self):
        grad = self.grad(0)
        input = self.value("input")
        return grad * torch.cos(input)

    gradients = {
        ("input",): d_input,
    }


class Cos(RowFunction):
    """cos(Tensor input)"""

    def d_input(self):
        grad = self.grad(0)
        input = self.value("input")
        return -grad * torch.sin(input)

    gradients = {
        ("input",): d_input,
    }


class Sincos(RowFunction):
    """sincos(Tensor input) -> (Tensor sin, Tensor cos)"""

    def d_input(self):
        grad_sin = self.grad(0)
        cos = self.result(1)
        grad_cos = self.grad(1)
        sin = self.result(0)
        return grad_sin * cos - grad_cos * sin

    gradients = {
        ("input",): d_input,
    }


class Tan(RowFunction):
    """tan(Tensor input)"""

    def d_input(self):
        grad = self.grad(0)
        output = self.result(0)
        return grad * (1 + output * output)

    gradients = {
        ("input",): d_input,
    }


class Asin(RowFunction):
    """asin(Tensor input)"""

    def d_input(self):
        grad = self.grad(0)
        output = self.result(0)
        return grad / torch.cos(output)

    gradients = {
        ("input",): d_input,
    }


class Acos(RowFunction):
    """acos(Tensor input)"""

    def d_input(self):
        grad = self.grad(0)
        output = self.result(0)
        return -grad / torch.sin(output)

    gradients = {
        ("input",): d_input,
    }


class Atan(RowFunction):
    """atan(Tensor input)"""

    def d_input(self):
        grad = self.grad(0)
        input = self.value("input")
        return grad / (1 + input * input)

    gradients = {
        ("input",): d_input,
    }


class Atan2(RowFunction):
    """atan2(Tensor input, Tensor other)"""

    def d_input(self):
        grad = self.grad(0)
        other = self.value("other")
        input = self.value("input")
        return grad * other / (input * input + other * other)

    def d_other(self):
        grad = self.grad(0)
        input = self.value("input")
        other = self.value("other")
        return -grad * input / (input * input + other * other)

    gradients = {
        ("input",): d_input,
        ("other",): d_other,
    }


class Sinh(RowFunction):
    """sinh(Tensor input)"""

    def d_input(self):
        grad = self.grad(0)
        input = self.value("input")
        return grad * torch.cosh(input)

    gradients = {
        ("input",): d_input,
    }


class Cosh(RowFunction):
    """cosh(Tensor input)"""

    def d_input(self):
        grad = self.grad(0)
        input = self.value("input")
        return grad * torch.sinh(input)

    gradients = {
        ("input",): d_input,
    }


class Tanh(RowFunction):
    """tanh(Tensor input)"""

    def d_input(self):
        grad = self.grad(0)
        output = self.result(0)
        return grad * (1 - output * output)

    gradients = {
        ("input",): d_input,
    }


class Fill(RowFunction):
    """fill(Tensor input, Scalar value)"""

    def d_input(self):
        grad = self.grad(0)
        return torch.where(grad < -math.inf, grad, 0)

    gradients = {
        ("input",): d_input,
    }


class Zero(RowFunction):
    """zero(Tensor input)"""

    def d_input(self):
        grad = self.grad(0)
        return torch.where(grad < -math.inf, grad, 0)

    gradients = {
        ("input",): d_input,
    }


class Clone(RowFunction):
    """clone(Tensor input)"""

    def d_input(self):
        grad = self.grad(0)
        return grad

    gradients = {
        ("input",): d_input,
    }


class Add(RowFunction):
    """add(Tensor|Scalar input, Scalar alpha=1, Tensor|Scalar other)"""

    def d_input(self):
        grad = self.grad(0)
        return grad

    def d_other(self):
        grad = self.grad(0)
        alpha = self.value("alpha")
        return grad * alpha

    gradients = {
        ("input",): d_input,
        ("other",): d_other,
    }


class Sub(RowFunction):
    """sub(Tensor|Scalar input, Scalar alpha=1, Tensor|Scalar other)"""

    def d_input(self):
        grad = self.grad(0)
        return grad

    def d_other(self):
        grad = self.grad(0)
        alpha = self.value("alpha")
        return -grad * alpha

    gradients = {
        ("input",): d_input,
        ("other",): d_other,
    }


class Mul(RowFunction):
    """mul(Tensor|Scalar input, Tensor|Scalar other)"""

    def d_input(self):
        grad = self.grad(0)
        other = self.value("other")
        return grad * other

    def d_other(self):
        grad = self.grad(0)
        input = self.value("input")
        return grad * input

    gradients = {
        ("input",): d_input,
        ("other",): d_other,
    }


class Div(RowFunction):
    """div(Tensor|Scalar input, Tensor|Scalar other)"""

    def d_input(self):
        grad = self.grad(0)
        other = self.value("other")
        return grad / other

    def d_other(self):
        grad = self.grad(0)
        output = self.result(0)
        other = self.value("other")
        return -grad * output / other

    gradients = {
        ("input",): d_input,
        ("other",): d_other,
    }


class Fmod(RowFunction):
    """fmod(Tensor|Scalar input, Tensor|Scalar other)"""

    def d_input(self):
        grad = self.grad(0)
        return grad

    def d_other(self):
        grad = self.grad(0)
        input = self.variable("input")
        other = self.variable("other")
        return -grad * torch.trunc(input / other)

    gradients = {
        ("input",): d_input,
        ("other",): d_other,
    }


class Remainder(RowFunction):
    """remainder(Tensor|Scalar input, Tensor|Scalar other)"""

    def d_input(self):
        grad = self.grad(0)
        return grad

    def d_other(self):
        grad = self.grad(0)
        input = self.variable("input")
        other = self.variable("other")
        return -grad * torch.floor(input / other)

    gradients = {
        ("input",): d_input,
        ("other",): d_other,
    }


class Lerp(RowFunction):
    """lerp(Tensor input, Tensor end, Scalar weight)"""

    def d_input(self):
        grad = self.grad(0)
        weight = self.value("weight")
        return grad * (1 - weight)

    def d_end(self):
        grad = self.grad(0)
        weight = self.value("weight")
        return grad * weight

    gradients = {
        ("input",): d_input,
        ("end",): d_end,
    }


class Addcmul(RowFunction):
    """addcmul(Tensor input, Scalar value=1, Tensor tensor1, Tensor tensor2)"""

    def d_input(self):
        grad = self.grad(0)
        return grad

    def d_tensor1(self):
        grad = self.grad(0)
        value = self.value("value")
        tensor2 = self.value("tensor2")
        return grad * value * tensor2

    def d_tensor2(self):
        grad = self.grad(0)
        value = self.value("value")
        tensor1 = self.value("tensor1")
        return grad * value * tensor1

    gradients = {
        ("input",): d_input,
        ("tensor1",): d_tensor1,
        ("tensor2",): d_tensor2,
    }


class Addcdiv(RowFunction):
    """addcdiv(Tensor input, Scalar value=1, Tensor tensor1, Tensor tensor2)"""

    def d_input(self):
        grad = self.grad(0)
        return grad

    def d_tensor1(self):
        grad = self.grad(0)
        value = self.value("value")
        tensor2 = self.value("tensor2")
        return grad * value / tensor2

    def d_tensor2(self):
        grad = self.grad(0)
        value = self.value("value")
        tensor1 = self.value("tensor1")
        tensor2 = self.value("tensor2")
        return -grad * value * tensor1 / (tensor2 * tensor2)

    gradients = {
        ("input",): d_input,
        ("tensor1",): d_tensor1,
        ("tensor2",): d_tensor2,
    }


class Clamp(RowFunction):
    """clamp(Tensor input, Scalar min, Scalar max)"""

    def d_input(self):
        input = self.value("input")
        min = self.value("min")
        max = self.value("max")
        grad = self.grad(0)
        return torch.where((input < min) | (input > max), 0, grad)

    gradients = {
        ("input",): d_input,
    }


class ClampMin(RowFunction):
    """clamp_min(Tensor input, Scalar min)"""

    def d_input(self):
        input = self.value("input")
        min = self.value("min")
        grad = self.grad(0)
        return torch.where(input < min, 0, grad)

    gradients = {
        ("input",): d_input,
    }


class ClampMax(RowFunction):
    """clamp_max(Tensor input, Scalar max)"""

    def d_input(self):
        input = self.value("input")
        max = self.value("max")
        grad = self.grad(0)
        return torch.where(input > max, 0, grad)

    gradients = {
        ("input",): d_input,
    }


class MaxOther(RowFunction):
    """max_other(Tensor input, Tensor other)"""

    def d_input(self):
        input = self.value("input")
        other = self.value("other")
        grad = self.grad(0)
        return torch.where(input >= other, grad, 0)

    def d_other(self):
        input = self.value("input")
        other = self.value("other")
        grad = self.grad(0)
        return torch.where(input >= other, 0, grad)

    gradients = {
        ("input",): d_input,
        ("other",): d_other,
    }


class MinOther(RowFunction):
    """min_other(Tensor input, Tensor other)"""

    def d_input(self):
        input = self.value("input")
        other = self.value("other")
        grad = self.grad(0)
        return torch.where(input <= other, grad, 0)

    def d_other(self):
        input = self.value("input")
        other = self.value("other")
        grad = self.grad(0)
        return torch.where(input <= other, 0, grad)

    gradients = {
        ("input",): d_input,
        ("other",): d_other,
    }


class Where(RowFunction):
    """where(ByteTensor condition, Tensor|Scalar input, Tensor|Scalar other)"""

    def d_input(self):
        condition = self.value("condition")
        grad = self.grad(0)
        return torch.where(condition, grad, 0)

    def d_other(self):
        condition = self.value("condition")
        grad = self.grad(0)
        return torch.where(condition, 0, grad)

    gradients = {
        ("input",): d_input,
        ("other",): d_other,
    }


class Sum(ReduceFunction):
    """sum(Tensor input, Dim* dim=None, Keepdim keepdim=False) -> Tensor|Scalar"""

    def d_input(self):
        grad = self.grad(0)
        return grad

    gradients = {
        ("input",): d_input,
    }


class Prod(ReduceFunction):
    """prod(Tensor input, Dim* dim=None, Keepdim keepdim=False) -> (Tensor|Scalar output, saved
        Tensor others, saved Tensor zeros)"""

    recorded = staticmethod(composed.prod_gradient)


class Mean(ReduceFunction):
    """mean(Tensor input, Dim* dim=None, Keepdim keepdim=False) -> Tensor|Scalar"""

    def d_input(self):
        grad = self.grad(0)
        count = self.count()
        return grad / count

    gradients = {
        ("input",): d_input,
    }


class Norm(ReduceFunction):
    """norm(Tensor input, Scalar p=2, Dim* dim=None, Keepdim keepdim=False) -> Tensor|Scalar"""

    def d_input(self):
        output = self.result(0)
        p = self.value("p")
        input = self.value("input")
        grad = self.grad(0)
        away = torch.abs(input)
        return torch.where((output == 0) | (p == 0), 0, torch.where(away == output, grad * torch.sign(input), 0) if p == math.inf or p == -math.inf else (grad * input / output if p == 2 else grad * torch.sign(input) * torch.pow(away / output, p - 1)))

    gradients = {
        ("input",): d_input,
    }


class Dist(ReduceFunction):
    """dist(Tensor input, Tensor other, Scalar p=2) -> Tensor|Scalar"""

    def d_input(self):
        output = self.result(0)
        p = self.value("p")
        input = self.value("input")
        other = self.value("other")
        grad = self.grad(0)
        away = torch.abs(input - other)
        return torch.where((output == 0) | (p == 0), 0, torch.where(away == output, grad * torch.sign(input - other), 0) if p == math.inf or p == -math.inf else grad * torch.sign(input - other) * torch.pow(away / output, p - 1))

    def d_other(self):
        output = self.result(0)
        p = self.value("p")
        input = self.value("input")
        other = self.value("other")
        grad = self.grad(0)
        away = torch.abs(input - other)
        return torch.where((output == 0) | (p == 0), 0, torch.where(away == output, grad * torch.sign(other - input), 0) if p == math.inf or p == -math.inf else grad * torch.sign(other - input) * torch.pow(away / output, p - 1))

    gradients = {
        ("input",): d_input,
        ("other",): d_other,
    }


class Logsumexp(ReduceFunction):
    """logsumexp(Tensor input, Dim* dim=None, Keepdim keepdim=False) -> Tensor|Scalar"""

    def d_input(self):
        grad = self.grad(0)
        input = self.value("input")
        output = self.result(0)
        return grad * torch.exp(input - output)

    gradients = {
        ("input",): d_input,
    }


class Max(ReduceFunction):
    """max(Tensor input) -> Tensor|Scalar"""

    def d_input(self):
        input = self.value("input")
        output = self.result(0)
        grad = self.grad(0)
        return torch.where(input == output, grad, 0)

    gradients = {
        ("input",): d_input,
    }


class Min(ReduceFunction):
    """min(Tensor input) -> Tensor|Scalar"""

    def d_input(self):
        input = self.value("input")
        output = self.result(0)
        grad = self.grad(0)
        return torch.where(input == output, grad, 0)

    gradients = {
        ("input",): d_input,
    }


class MaxDim(RowFunction):
    """max_dim(Tensor input, Dim dim, Keepdim keepdim=False) -> (Tensor values, LongTensor
        indices)"""

    def d_input(self):
        grad = self.grad(0)
        indices = self.result(1)
        dim = self.value("dim")
        input = self.size_of("input")
        return internal.pick_input(grad, indices, dim, input.size())

    gradients = {
        ("input",): d_input,
    }


class MinDim(RowFunction):
    """min_dim(Tensor input, Dim dim, Keepdim keepdim=False) -> (Tensor values, LongTensor
        indices)"""

    def d_input(self):
        grad = self.grad(0)
        indices = self.result(1)
        dim = self.value("dim")
        input = self.size_of("input")
        return internal.pick_input(grad, indices, dim, input.size())

    gradients = {
        ("input",): d_input,
    }


class Aminmax(ReduceFunction):
    """aminmax(Tensor input, Dim* dim=None, Keepdim keepdim=False) -> (Tensor min, Tensor max)"""

    def d_input(self):
        input = self.value("input")
        min = self.result(0)
        grad_min = self.grad(0)
        max = self.result(1)
        grad_max = self.grad(1)
        return torch.where(input == min, grad_min, 0) + torch.where(input == max, grad_max, 0)

    gradients = {
        ("input",): d_input,
    }


class Var(RowFunction):
    """var(Tensor input, Dim dim=None, bool unbiased=True, Keepdim keepdim=False) ->
        Tensor|Scalar"""

    def d_input(self):
        grad = self.grad(0)
        input = self.value("input")
        dim = self.value("dim")
        unbiased = self.value("unbiased")
        keepdim = self.value("keepdim")
        return internal.var_input(grad, input, dim, unbiased, keepdim)

    gradients = {
        ("input",): d_input,
    }


class Std(RowFunction):
    """std(Tensor input, Dim dim=None, bool unbiased=True, Keepdim keepdim=False) ->
        Tensor|Scalar"""

    def d_input(self):
        output = self.result(0)
        grad = self.grad(0)
        input = self.value("input")
        dim = self.value("dim")
        unbiased = self.value("unbiased")
        keepdim = self.value("keepdim")
        return internal.var_input(torch.where(output.eq(0), output, grad / (2 * output)), input, dim, unbiased, keepdim)

    gradients = {
        ("input",): d_input,
    }


class VarInput(RowFunction):
    """var_input(Tensor grad_output, Tensor input, Dim dim=None, bool unbiased=True, Keepdim
        keepdim=False)"""

    def d_grad_output(self):
        grad = self.grad(0)
        grad_output = self.value("grad_output")
        input = self.value("input")
        dim = self.value("dim")
        unbiased = self.value("unbiased")
        keepdim = self.value("keepdim")
        return (grad * internal.var_input(grad_output.ones_like(), input, dim, unbiased, keepdim)).sum(dim, keepdim)

    def d_input(self):
        grad_output = self.value("grad_output")
        grad = self.grad(0)
        dim = self.value("dim")
        unbiased = self.value("unbiased")
        keepdim = self.value("keepdim")
        return internal.var_input(grad_output, grad, dim, unbiased, keepdim)

    gradients = {
        ("grad_output",): d_grad_output,
        ("input",): d_input,
    }


class Relu(RowFunction):
    """relu(Tensor input)"""

    def d_input(self):
        output = self.result(0)
        grad = self.grad(0)
        return torch.where(output <= 0, 0, grad)

    gradients = {
        ("input",): d_input,
    }


class Threshold(RowFunction):
    """threshold(Tensor input, Scalar threshold, Scalar value)"""

    def d_input(self):
        input = self.value("input")
        threshold = self.value("threshold")
        grad = self.grad(0)
        return torch.where(input <= threshold, 0, grad)

    gradients = {
        ("input",): d_input,
    }


class Hardtanh(RowFunction):
    """hardtanh(Tensor input, Scalar min_value=-1, Scalar max_value=1)"""

    def d_input(self):
        output = self.result(0)
        min_value = self.value("min_value")
        max_value = self.value("max_value")
        grad = self.grad(0)
        return torch.where((output <= min_value) | (output >= max_value), 0, grad)

    gradients = {
        ("input",): d_input,
    }


class LeakyRelu(RowFunction):
    """leaky_relu(Tensor input, Scalar negative_slope=0.01)"""

    def d_input(self):
        input = self.value("input")
        grad = self.grad(0)
        negative_slope = self.value("negative_slope")
        return torch.where(input > 0, grad, grad * negative_slope)

    gradients = {
        ("input",): d_input,
    }


class Prelu(RowFunction):
    """prelu(Tensor input, Tensor weight)"""

    def d_input(self):
        input = self.value("input")
        grad = self.grad(0)
        weight = self.value("weight")
        return torch.where(input > 0, grad, grad * weight)

    def d_weight(self):
        input = self.value("input")
        grad = self.grad(0)
        return torch.where(input > 0, 0, grad * input)

    gradients = {
        ("input",): d_input,
        ("weight",): d_weight,
    }


class Elu(RowFunction):
    """elu(Tensor input, Scalar alpha=1)"""

    def d_input(self):
        output = self.result(0)
        grad = self.grad(0)
        alpha = self.value("alpha")
        return torch.where(output > 0, grad, grad * (output + alpha))

    gradients = {
        ("input",): d_input,
    }


class Hardshrink(RowFunction):
    """hardshrink(Tensor input, Scalar lambd=0.5)"""

    def d_input(self):
        input = self.value("input")
        lambd = self.value("lambd")
        grad = self.grad(0)
        return torch.where(torch.abs(input) <= lambd, 0, grad)

    gradients = {
        ("input",): d_input,
    }


class Softshrink(RowFunction):
    """softshrink(Tensor input, Scalar lambd=0.5)"""

    def d_input(self):
        input = self.value("input")
        lambd = self.value("lambd")
        grad = self.grad(0)
        return torch.where(torch.abs(input) <= lambd, 0, grad)

    gradients = {
        ("input",): d_input,
    }


class Sigmoid(RowFunction):
    """sigmoid(Tensor input)"""

    def d_input(self):
        grad = self.grad(0)
        output = self.result(0)
        return grad * output * (1 - output)

    gradients = {
        ("input",): d_input,
    }


class Softplus(RowFunction):
    """softplus(Tensor input, Scalar beta=1, Scalar threshold=20)"""

    def d_input(self):
        input = self.value("input")
        beta = self.value("beta")
        threshold = self.value("threshold")
        grad = self.grad(0)
        return torch.where(input * beta > threshold, grad, grad * torch.sigmoid(input * beta))

    gradients = {
        ("input",): d_input,
    }


class LogSigmoid(RowFunction):
    """log_sigmoid(Tensor input)"""

    def d_input(self):
        grad = self.grad(0)
        input = self.value("input")
        return grad * torch.sigmoid(-input)

    gradients = {
        ("input",): d_input,
    }


class Softsign(RowFunction):
    """softsign(Tensor input)"""

    def d_input(self):
        grad = self.grad(0)
        input = self.value("input")
        return grad / ((1 + torch.abs(input)) * (1 + torch.abs(input)))

    gradients = {
        ("input",): d_input,
    }


class Tanhshrink(RowFunction):
    """tanhshrink(Tensor input)"""

    def d_input(self):
        grad = self.grad(0)
        input = self.value("input")
        return grad * torch.tanh(input) * torch.tanh(input)

    gradients = {
        ("input",): d_input,
    }


class Softmax(RowFunction):
    """softmax(Tensor input, Dim dim)"""

    def d_input(self):
        grad = self.grad(0)
        output = self.result(0)
        dim = self.value("dim")
        return internal.softmax_input(grad, output, dim)

    gradients = {
        ("input",): d_input,
    }


class LogSoftmax(RowFunction):
    """log_softmax(Tensor input, Dim dim)"""

    def d_input(self):
        grad = self.grad(0)
        output = self.result(0)
        dim = self.value("dim")
        return internal.log_softmax_input(grad, output, dim)

    gradients = {
        ("input",): d_input,
    }


class SoftmaxInput(RowFunction):
    """softmax_input(Tensor grad_output, Tensor probability, Dim dim)"""

    def d_grad_output(self):
        grad = self.grad(0)
        probability = self.value("probability")
        dim = self.value("dim")
        return internal.softmax_input(grad, probability, dim)

    def d_probability(self):
        grad = self.grad(0)
        grad_output = self.value("grad_output")
        probability = self.value("probability")
        dim = self.value("dim")
        return grad * (grad_output - (grad_output * probability).sum(dim, True)) - grad_output * (grad * probability).sum(dim, True)

    gradients = {
        ("grad_output",): d_grad_output,
        ("probability",): d_probability,
    }


class LogSoftmaxInput(RowFunction):
    """log_softmax_input(Tensor grad_output, Tensor log_probability, Dim dim)"""

    def d_grad_output(self):
        grad = self.grad(0)
        log_probability = self.value("log_probability")
        dim = self.value("dim")
        return grad - (grad * log_probability.exp()).sum(dim, True)

    def d_log_probability(self):
        grad = self.grad(0)
        log_probability = self.value("log_probability")
        grad_output = self.value("grad_output")
        dim = self.value("dim")
        return -grad * log_probability.exp() * grad_output.sum(dim, True)

    gradients = {
        ("grad_output",): d_grad_output,
        ("log_probability",): d_log_probability,
    }


class Dot(RowFunction):
    """dot(Tensor input, Tensor tensor) -> Tensor|Scalar"""

    def d_input(self):
        tensor = self.value("tensor")
        grad = self.grad(0)
        return tensor * grad

    def d_tensor(self):
        input = self.value("input")
        grad = self.grad(0)
        return input * grad

    gradients = {
        ("input",): d_input,
        ("tensor",): d_tensor,
    }


class Mv(RowFunction):
    """mv(Tensor input, Tensor vec)"""

    def d_input(self):
        grad = self.grad(0)
        vec = self.value("vec")
        return grad.ger(vec)

    def d_vec(self):
        input = self.value("input")
        grad = self.grad(0)
        return input.t().mv(grad)

    gradients = {
        ("input",): d_input,
        ("vec",): d_vec,
    }


class Mm(RowFunction):
    """mm(Tensor input, Tensor mat2)"""

    def d_input(self):
        grad = self.grad(0)
        mat2 = self.value("mat2")
        return grad.mm(mat2.t())

    def d_mat2(self):
        input = self.value("input")
        grad = self.grad(0)
        return input.t().mm(grad)

    gradients = {
        ("input",): d_input,
        ("mat2",): d_mat2,
    }


class Bmm(RowFunction):
    """bmm(Tensor input, Tensor mat2)"""

    def d_input(self):
        grad = self.grad(0)
        mat2 = self.value("mat2")
        return grad.bmm(mat2.transpose(1, 2))

    def d_mat2(self):
        input = self.value("input")
        grad = self.grad(0)
        return input.transpose(1, 2).bmm(grad)

    gradients = {
        ("input",): d_input,
        ("mat2",): d_mat2,
    }


class Ger(RowFunction):
    """ger(Tensor input, Tensor vec2)"""

    def d_input(self):
        grad = self.grad(0)
        vec2 = self.value("vec2")
        return grad.mv(vec2)

    def d_vec2(self):
        grad = self.grad(0)
        input = self.value("input")
        return grad.t().mv(input)

    gradients = {
        ("input",): d_input,
        ("vec2",): d_vec2,
    }


class Addmm(RowFunction):
    """addmm(Scalar beta=1, Tensor input, Scalar alpha=1, Tensor mat1, Tensor mat2)"""

    def d_input(self):
        grad = self.grad(0)
        beta = self.value("beta")
        return grad * beta

    def d_mat1(self):
        grad = self.grad(0)
        mat2 = self.value("mat2")
        alpha = self.value("alpha")
        return grad.mm(mat2.t()) * alpha

    def d_mat2(self):
        mat1 = self.value("mat1")
        grad = self.grad(0)
        alpha = self.value("alpha")
        return mat1.t().mm(grad) * alpha

    gradients = {
        ("input",): d_input,
        ("mat1",): d_mat1,
        ("mat2",): d_mat2,
    }


class Addmv(RowFunction):
    """addmv(Scalar beta=1, Tensor input, Scalar alpha=1, Tensor mat, Tensor vec)"""

    def d_input(self):
        grad = self.grad(0)
        beta = self.value("beta")
        return grad * beta

    def d_mat(self):
        grad = self.grad(0)
        vec = self.value("vec")
        alpha = self.value("alpha")
        return grad.ger(vec) * alpha

    def d_vec(self):
        mat = self.value("mat")
        grad = self.grad(0)
        alpha = self.value("alpha")
        return mat.t().mv(grad) * alpha

    gradients = {
        ("input",): d_input,
        ("mat",): d_mat,
        ("vec",): d_vec,
    }


class Addr(RowFunction):
    """addr(Scalar beta=1, Tensor input, Scalar alpha=1, Tensor vec1, Tensor vec2)"""

    def d_input(self):
        grad = self.grad(0)
        beta = self.value("beta")
        return grad * beta

    def d_vec1(self):
        grad = self.grad(0)
        vec2 = self.value("vec2")
        alpha = self.value("alpha")
        return grad.mv(vec2) * alpha

    def d_vec2(self):
        grad = self.grad(0)
        vec1 = self.value("vec1")
        alpha = self.value("alpha")
        return grad.t().mv(vec1) * alpha

    gradients = {
        ("input",): d_input,
        ("vec1",): d_vec1,
        ("vec2",): d_vec2,
    }


class Addbmm(RowFunction):
    """addbmm(Scalar beta=1, Tensor input, Scalar alpha=1, Tensor batch1, Tensor batch2)"""

    def d_input(self):
        grad = self.grad(0)
        beta = self.value("beta")
        return grad * beta

    def d_batch1(self):
        grad = self.grad(0)
        batch1 = self.size_of("batch1")
        batch2 = self.value("batch2")
        alpha = self.value("alpha")
        return grad.expand((batch1.size(0), batch1.size(1), batch2.size(2))).bmm(batch2.transpose(1, 2)) * alpha

    def d_batch2(self):
        batch1 = self.value("batch1")
        grad = self.grad(0)
        batch2 = self.size_of("batch2")
        alpha = self.value("alpha")
        return batch1.transpose(1, 2).bmm(grad.expand((batch1.size(0), batch1.size(1), batch2.size(2)))) * alpha

    gradients = {
        ("input",): d_input,
        ("batch1",): d_batch1,
        ("batch2",): d_batch2,
    }


class Baddbmm(RowFunction):
    """baddbmm(Scalar beta=1, Tensor input, Scalar alpha=1, Tensor batch1, Tensor batch2)"""

    def d_input(self):
        grad = self.grad(0)
        beta = self.value("beta")
        return grad * beta

    def d_batch1(self):
        grad = self.grad(0)
        batch2 = self.value("batch2")
        alpha = self.value("alpha")
        return grad.bmm(batch2.transpose(1, 2)) * alpha

    def d_batch2(self):
        batch1 = self.value("batch1")
        grad = self.grad(0)
        alpha = self.value("alpha")
        return batch1.transpose(1, 2).bmm(grad) * alpha

    gradients = {
        ("input",): d_input,
        ("batch1",): d_batch1,
        ("batch2",): d_batch2,
    }


class Linear(RowFunction):
    """linear(Tensor input, Tensor weight, Tensor? bias=None)"""

    def d_input(self):
        grad = self.grad(0)
        weight = self.value("weight")
        return torch.linear(grad, weight.t())

    def d_weight(self):
        grad = self.grad(0)
        input = self.value("input")
        return internal.linear_weight(grad, input)

    def d_bias(self):
        grad = self.grad(0)
        bias = self.size_of("bias")
        return grad.sum_to_size(bias.size())

    gradients = {
        ("input",): d_input,
        ("weight",): d_weight,
        ("bias",): d_bias,
    }


class LinearWeight(RowFunction):
    """linear_weight(Tensor grad_output, Tensor input)"""

    def d_grad_output(self):
        input = self.value("input")
        grad = self.grad(0)
        return torch.linear(input, grad)

    def d_input(self):
        grad_output = self.value("grad_output")
        grad = self.grad(0)
        return torch.linear(grad_output, grad.t())

    gradients = {
        ("grad_output",): d_grad_output,
        ("input",): d_input,
    }


class View(RowFunction):
    """view(Tensor input, int* size)"""

    def d_input(self):
        grad = self.grad(0)
        input = self.size_of("input")
        return grad.reshape(input.size())

    gradients = {
        ("input",): d_input,
    }


class Reshape(RowFunction):
    """reshape(Tensor input, int* size)"""

    def d_input(self):
        grad = self.grad(0)
        input = self.size_of("input")
        return grad.reshape(input.size())

    gradients = {
        ("input",): d_input,
    }


class Transpose(RowFunction):
    """transpose(Tensor input, Dim dim0, Dim dim1)"""

    def d_input(self):
        grad = self.grad(0)
        dim0 = self.value("dim0")
        dim1 = self.value("dim1")
        return grad.transpose(dim0, dim1)

    gradients = {
        ("input",): d_input,
    }


class T(RowFunction):
    """t(Tensor input)"""

    def d_input(self):
        grad = self.grad(0)
        return grad.t()

    gradients = {
        ("input",): d_input,
    }


class Permute(RowFunction):
    """permute(Tensor input, int* dims)"""

    def d_input(self):
        grad = self.grad(0)
        dims = self.value("dims")
        return internal.unpermute(grad, dims)

    gradients = {
        ("input",): d_input,
    }


class Unpermute(RowFunction):
    """unpermute(Tensor input, int* dims)"""

    def d_input(self):
        grad = self.grad(0)
        dims = self.value("dims")
        return grad.permute(dims)

    gradients = {
        ("input",): d_input,
    }


class Narrow(RowFunction):
    """narrow(Tensor input, Dim dimension, int start, int length)"""

    def d_input(self):
        grad = self.grad(0)
        dimension = self.value("dimension")
        start = self.value("start")
        input = self.size_of("input")
        return internal.narrow_input(grad, dimension, start, input.size())

    gradients = {
        ("input",): d_input,
    }


class NarrowInput(RowFunction):
    """narrow_input(Tensor grad_output, Dim dimension, int start, int* size)"""

    def d_grad_output(self):
        grad = self.grad(0)
        dimension = self.value("dimension")
        start = self.value("start")
        grad_output = self.size_of("grad_output")
        return grad.narrow(dimension, start, grad_output.size(dimension))

    gradients = {
        ("grad_output",): d_grad_output,
    }


class Select(RowFunction):
    """select(Tensor input, Dim dim, int index)"""

    def d_input(self):
        grad = self.grad(0)
        dim = self.value("dim")
        index = self.value("index")
        input = self.size_of("input")
        return internal.select_input(grad, dim, index, input.size())

    gradients = {
        ("input",): d_input,
    }


class SelectInput(RowFunction):
    """select_input(Tensor grad_output, Dim dim, int index, int* size)"""

    def d_grad_output(self):
        grad = self.grad(0)
        dim = self.value("dim")
        index = self.value("index")
        return grad.select(dim, index)

    gradients = {
        ("grad_output",): d_grad_output,
    }


class Expand(RowFunction):
    """expand(Tensor input, int* size)"""

    def d_input(self):
        grad = self.grad(0)
        input = self.size_of("input")
        return grad.sum_to_size(input.size())

    gradients = {
        ("input",): d_input,
    }


class SumToSize(RowFunction):
    """sum_to_size(Tensor input, int* size)"""

    def d_input(self):
        grad = self.grad(0)
        input = self.size_of("input")
        return grad.expand(input.size())

    gradients = {
        ("input",): d_input,
    }


class Squeeze(RowFunction):
    """squeeze(Tensor input, Dim dim=None)"""

    def d_input(self):
        grad = self.grad(0)
        input = self.size_of("input")
        return grad.reshape(input.size())

    gradients = {
        ("input",): d_input,
    }


class Unsqueeze(RowFunction):
    """unsqueeze(Tensor input, Dim dim)"""

    def d_input(self):
        grad = self.grad(0)
        input = self.size_of("input")
        return grad.reshape(input.size())

    gradients = {
        ("input",): d_input,
    }


class Unfold(RowFunction):
    """unfold(Tensor input, Dim dimension, int size, int step)"""

    def d_input(self):
        grad = self.grad(0)
        dimension = self.value("dimension")
        size = self.value("size")
        step = self.value("step")
        input = self.size_of("input")
        return internal.unfold_input(grad, dimension, size, step, input.size())

    gradients = {
        ("input",): d_input,
    }


class UnfoldInput(RowFunction):
    """unfold_input(Tensor grad_output, Dim dimension, int length, int step, int* size)"""

    def d_grad_output(self):
        grad = self.grad(0)
        dimension = self.value("dimension")
        length = self.value("length")
        step = self.value("step")
        return grad.unfold(dimension, length, step)

    gradients = {
        ("grad_output",): d_grad_output,
    }


class Index(RowFunction):
    """index(Tensor input, int* spec)"""

    def d_input(self):
        grad = self.grad(0)
        input = self.size_of("input")
        spec = self.value("spec")
        return internal.index_input(grad, input.dim(), input.size() + spec)

    gradients = {
        ("input",): d_input,
    }


class IndexInput(RowFunction):
    """index_input(Tensor grad_output, int ndim, int* size_and_spec)"""

    def d_grad_output(self):
        grad = self.grad(0)
        ndim = self.value("ndim")
        size_and_spec = self.value("size_and_spec")
        return internal.index_again(grad, ndim, size_and_spec)

    gradients = {
        ("grad_output",): d_grad_output,
    }


class IndexAgain(RowFunction):
    """index_again(Tensor input, int ndim, int* size_and_spec)"""

    def d_input(self):
        grad = self.grad(0)
        ndim = self.value("ndim")
        size_and_spec = self.value("size_and_spec")
        return internal.index_input(grad, ndim, size_and_spec)

    gradients = {
        ("input",): d_input,
    }


class Assign(RowFunction):
    """assign(Tensor input, Tensor|Scalar source, int* spec)"""

    def d_input(self):
        grad = self.grad(0)
        spec = self.value("spec")
        return internal.assign(grad, 0, spec)

    def d_source(self):
        grad = self.grad(0)
        spec = self.value("spec")
        source = self.size_of("source")
        return internal.index(grad, spec).sum_to_size(source.size())

    gradients = {
        ("input",): d_input,
        ("source",): d_source,
    }


class IndexSelect(RowFunction):
    """index_select(Tensor input, Dim dim, LongTensor index)"""

    def d_input(self):
        grad = self.grad(0)
        dim = self.value("dim")
        index = self.value("index")
        input = self.size_of("input")
        return internal.index_select_input(grad, dim, index, input.size())

    gradients = {
        ("input",): d_input,
    }


class IndexSelectInput(RowFunction):
    """index_select_input(Tensor grad_output, Dim dim, LongTensor index, int* size)"""

    def d_grad_output(self):
        grad = self.grad(0)
        dim = self.value("dim")
        index = self.value("index")
        return grad.index_select(dim, index)

    gradients = {
        ("grad_output",): d_grad_output,
    }


class Gather(RowFunction):
    """gather(Tensor input, Dim dim, LongTensor index)"""

    def d_input(self):
        grad = self.grad(0)
        dim = self.value("dim")
        index = self.value("index")
        input = self.size_of("input")
        return internal.gather_input(grad, dim, index, input.size())

    gradients = {
        ("input",): d_input,
    }


class GatherInput(RowFunction):
    """gather_input(Tensor grad_output, Dim dim, LongTensor index, int* size)"""

    def d_grad_output(self):
        grad = self.grad(0)
        dim = self.value("dim")
        index = self.value("index")
        return grad.gather(dim, index)

    gradients = {
        ("grad_output",): d_grad_output,
    }


class Pick(RowFunction):
    """pick(Tensor input, LongTensor indices, Dim dim)"""

    def d_input(self):
        grad = self.grad(0)
        indices = self.value("indices")
        dim = self.value("dim")
        input = self.size_of("input")
        return internal.pick_input(grad, indices, dim, input.size())

    gradients = {
        ("input",): d_input,
    }


class PickInput(RowFunction):
    """pick_input(Tensor grad_output, LongTensor indices, Dim dim, int* size)"""

    def d_grad_output(self):
        grad = self.grad(0)
        indices = self.value("indices")
        dim = self.value("dim")
        return internal.pick(grad, indices, dim)

    gradients = {
        ("grad_output",): d_grad_output,
    }


class MaskedSelect(RowFunction):
    """masked_select(Tensor input, ByteTensor mask)"""

    def d_input(self):
        grad = self.grad(0)
        mask = self.value("mask")
        input = self.size_of("input")
        return internal.masked_select_input(grad, mask, input.size())

    gradients = {
        ("input",): d_input,
    }


class MaskedSelectInput(RowFunction):
    """masked_select_input(Tensor grad_output, ByteTensor mask, int* size)"""

    def d_grad_output(self):
        grad = self.grad(0)
        mask = self.value("mask")
        grad_output = self.size_of("grad_output")
        return internal.masked_copy_input(grad, mask, grad_output.size())

    gradients = {
        ("grad_output",): d_grad_output,
    }


class IndexAdd(RowFunction):
    """index_add(Tensor input, Dim dim, LongTensor index, Tensor source)"""

    def d_input(self):
        grad = self.grad(0)
        return grad

    def d_source(self):
        grad = self.grad(0)
        dim = self.value("dim")
        index = self.value("index")
        return grad.index_select(dim, index)

    gradients = {
        ("input",): d_input,
        ("source",): d_source,
    }


class IndexCopy(RowFunction):
    """index_copy(Tensor input, Dim dim, LongTensor index, Tensor source)"""

    def d_input(self):
        grad = self.grad(0)
        dim = self.value("dim")
        index = self.value("index")
        return grad.index_fill(dim, index, 0)

    def d_source(self):
        grad = self.grad(0)
        dim = self.value("dim")
        index = self.value("index")
        return grad.index_select(dim, index)

    gradients = {
        ("input",): d_input,
        ("source",): d_source,
    }


class IndexFill(RowFunction):
    """index_fill(Tensor input, Dim dim, LongTensor index, Scalar value)"""

    def d_input(self):
        grad = self.grad(0)
        dim = self.value("dim")
        index = self.value("index")
        return grad.index_fill(dim, index, 0)

    gradients = {
        ("input",): d_input,
    }


class Scatter(RowFunction):
    """scatter(Tensor input, Dim dim, LongTensor index, Tensor|Scalar source)"""

    def d_input(self):
        grad = self.grad(0)
        dim = self.value("dim")
        index = self.value("index")
        return grad.scatter(dim, index, 0)

    def d_source(self):
        grad = self.grad(0)
        dim = self.value("dim")
        index = self.value("index")
        return grad.gather(dim, index)

    gradients = {
        ("input",): d_input,
        ("source",): d_source,
    }


class ScatterAdd(RowFunction):
    """scatter_add(Tensor input, Dim dim, LongTensor index, Tensor source)"""

    def d_input(self):
        grad = self.grad(0)
        return grad

    def d_source(self):
        grad = self.grad(0)
        dim = self.value("dim")
        index = self.value("index")
        return grad.gather(dim, index)

    gradients = {
        ("input",): d_input,
        ("source",): d_source,
    }


class MaskedFill(RowFunction):
    """masked_fill(Tensor input, ByteTensor mask, Scalar value)"""

    def d_input(self):
        grad = self.grad(0)
        mask = self.value("mask")
        return grad.masked_fill(mask, 0)

    gradients = {
        ("input",): d_input,
    }


class MaskedCopy(RowFunction):
    """masked_copy(Tensor input, ByteTensor mask, Tensor source)"""

    def d_input(self):
        grad = self.grad(0)
        mask = self.value("mask")
        return grad.masked_fill(mask, 0)

    def d_source(self):
        grad = self.grad(0)
        mask = self.value("mask")
        source = self.size_of("source")
        return internal.masked_copy_input(grad, mask, source.size())

    gradients = {
        ("input",): d_input,
        ("source",): d_source,
    }


class MaskedCopyInput(RowFunction):
    """masked_copy_input(Tensor grad_output, ByteTensor mask, int* size)"""

    def d_grad_output(self):
        grad = self.grad(0)
        mask = self.value("mask")
        grad_output = self.size_of("grad_output")
        return internal.masked_select_input(grad, mask, grad_output.size())

    gradients = {
        ("grad_output",): d_grad_output,
    }


class Diag(RowFunction):
    """diag(Tensor input, int diagonal=0)"""

    def d_input(self):
        grad = self.grad(0)
        diagonal = self.value("diagonal")
        input = self.size_of("input")
        return internal.diag_input(grad, diagonal, input.size())

    gradients = {
        ("input",): d_input,
    }


class DiagInput(RowFunction):
    """diag_input(Tensor grad_output, int diagonal, int* size)"""

    def d_grad_output(self):
        grad = self.grad(0)
        diagonal = self.value("diagonal")
        grad_output = self.size_of("grad_output")
        return torch.diag(grad, diagonal).sum_to_size(grad_output.size())

    gradients = {
        ("grad_output",): d_grad_output,
    }


class Tril(RowFunction):
    """tril(Tensor input, int k=0)"""

    def d_input(self):
        grad = self.grad(0)
        k = self.value("k")
        return grad.tril(k)

    gradients = {
        ("input",): d_input,
    }


class Triu(RowFunction):
    """triu(Tensor input, int k=0)"""

    def d_input(self):
        grad = self.grad(0)
        k = self.value("k")
        return grad.triu(k)

    gradients = {
        ("input",): d_input,
    }


class Trace(RowFunction):
    """trace(Tensor input) -> Tensor|Scalar"""

    def d_input(self):
        grad = self.grad(0)
        input = self.size_of("input")
        return internal.diag_input(grad, 0, input.size())

    gradients = {
        ("input",): d_input,
    }


class Cat(RowFunction):
    """cat(Tensor* tensors, Dim dim=0)"""

    recorded = staticmethod(composed.cat_gradient)


class Conv2d(RowFunction):
    """conv2d(Tensor input, Tensor weight, Tensor? bias=None, int[2] stride=1, int[2] padding=0,
        int[2] dilation=1, int groups=1)"""

    def d_input(self):
        grad = self.grad(0)
        weight = self.value("weight")
        input = self.size_of("input")
        stride = self.value("stride")
        padding = self.value("padding")
        dilation = self.value("dilation")
        groups = self.value("groups")
        return internal.conv2d_input(grad, weight, input.size()[2:], stride, padding, dilation, groups)

    def d_weight(self):
        grad = self.grad(0)
        input = self.value("input")
        weight = self.size_of("weight")
        stride = self.value("stride")
        padding = self.value("padding")
        dilation = self.value("dilation")
        groups = self.value("groups")
        return internal.conv2d_weight(grad, input, weight.size()[2:], stride, padding, dilation, groups)

    def d_bias(self):
        grad = self.grad(0)
        return grad.sum((0, 2, 3))

    gradients = {
        ("input",): d_input,
        ("weight",): d_weight,
        ("bias",): d_bias,
    }


class Conv2dInput(RowFunction):
    """conv2d_input(Tensor grad_output, Tensor weight, int[2] size, int[2] stride, int[2] padding,
        int[2] dilation, int groups)"""

    def d_grad_output(self):
        grad = self.grad(0)
        weight = self.value("weight")
        stride = self.value("stride")
        padding = self.value("padding")
        dilation = self.value("dilation")
        groups = self.value("groups")
        return torch.conv2d(grad, weight, stride=stride, padding=padding, dilation=dilation, groups=groups)

    def d_weight(self):
        grad_output = self.value("grad_output")
        grad = self.grad(0)
        weight = self.size_of("weight")
        stride = self.value("stride")
        padding = self.value("padding")
        dilation = self.value("dilation")
        groups = self.value("groups")
        return internal.conv2d_weight(grad_output, grad, weight.size()[2:], stride, padding, dilation, groups)

    gradients = {
        ("grad_output",): d_grad_output,
        ("weight",): d_weight,
    }


class Conv2dWeight(RowFunction):
    """conv2d_weight(Tensor grad_output, Tensor input, int[2] size, int[2] stride, int[2] padding,
        int[2] dilation, int groups)"""

    def d_grad_output(self):
        input = self.value("input")
        grad = self.grad(0)
        stride = self.value("stride")
        padding = self.value("padding")
        dilation = self.value("dilation")
        groups = self.value("groups")
        return torch.conv2d(input, grad, stride=stride, padding=padding, dilation=dilation, groups=groups)

    def d_input(self):
        grad_output = self.value("grad_output")
        grad = self.grad(0)
        input = self.size_of("input")
        stride = self.value("stride")
        padding = self.value("padding")
        dilation = self.value("dilation")
        groups = self.value("groups")
        return internal.conv2d_input(grad_output, grad, input.size()[2:], stride, padding, dilation, groups)

    gradients = {
        ("grad_output",): d_grad_output,
        ("input",): d_input,
    }


class MaxPool2d(RowFunction):
    """max_pool2d(Tensor input, int[2] kernel_size, int[2] stride, int[2] padding=0, int[2]
        dilation=1, bool ceil_mode=False) -> (Tensor output, LongTensor indices)"""

    def d_input(self):
        grad = self.grad(0)
        indices = self.result(1)
        input = self.size_of("input")
        return internal.max_pool2d_input(grad, indices, (input.size(-2), input.size(-1)))

    gradients = {
        ("input",): d_input,
    }


class MaxPool2dInput(RowFunction):
    """max_pool2d_input(Tensor grad_output, LongTensor indices, int[2] size)"""

    def d_grad_output(self):
        grad = self.grad(0)
        indices = self.value("indices")
        return internal.max_pool2d_gather(grad, indices)

    gradients = {
        ("grad_output",): d_grad_output,
    }


class MaxPool2dGather(RowFunction):
    """max_pool2d_gather(Tensor input, LongTensor indices)"""

    def d_input(self):
        grad = self.grad(0)
        indices = self.value("indices")
        input = self.size_of("input")
        return internal.max_pool2d_input(grad, indices, (input.size(-2), input.size(-1)))

    gradients = {
        ("input",): d_input,
    }


class AvgPool2d(RowFunction):
    """avg_pool2d(Tensor input, int[2] kernel_size, int[2] stride, int[2] padding=0, bool
        ceil_mode=False, bool count_include_pad=True)"""

    def d_input(self):
        grad = self.grad(0)
        input = self.size_of("input")
        kernel_size = self.value("kernel_size")
        stride = self.value("stride")
        padding = self.value("padding")
        ceil_mode = self.value("ceil_mode")
        count_include_pad = self.value("count_include_pad")
        return internal.avg_pool2d_input(grad, (input.size(-2), input.size(-1)), kernel_size, stride, padding, ceil_mode, count_include_pad)

    gradients = {
        ("input",): d_input,
    }


class AvgPool2dInput(RowFunction):
    """avg_pool2d_input(Tensor grad_output, int[2] size, int[2] kernel_size, int[2] stride, int[2]
        padding=0, bool ceil_mode=False, bool count_include_pad=True)"""

    def d_grad_output(self):
        grad = self.grad(0)
        kernel_size = self.value("kernel_size")
        stride = self.value("stride")
        padding = self.value("padding")
        ceil_mode = self.value("ceil_mode")
        count_include_pad = self.value("count_include_pad")
        return torch.avg_pool2d(grad, kernel_size, stride, padding, ceil_mode, count_include_pad)

    gradients = {
        ("grad_output",): d_grad_output,
    }


class BatchNorm(RowFunction):
    """batch_norm(Tensor input, Tensor? weight=None, Tensor? bias=None, Tensor&? running_mean=None,
        Tensor&? running_var=None, bool training=False, Scalar momentum=0.1, Scalar eps=1e-5) ->
        (Tensor output, saved Tensor mean, saved Tensor inverse_std)"""

    recorded = staticmethod(composed.batch_norm_gradient)


class MseLoss(ReduceFunction):
    """mse_loss(Tensor input, Tensor target, bool size_average=True) -> Tensor|Scalar"""

    def d_input(self):
        grad = self.grad(0)
        input = self.value("input")
        target = self.value("target")
        size_average = self.value("size_average")
        count = self.count()
        away = input - target
        share = count if size_average else 1
        return grad * 2 * away / share

    def d_target(self):
        grad = self.grad(0)
        input = self.value("input")
        target = self.value("target")
        size_average = self.value("size_average")
        count = self.count()
        away = input - target
        share = count if size_average else 1
        return -grad * 2 * away / share

    gradients = {
        ("input",): d_input,
        ("target",): d_target,
    }


class L1Loss(ReduceFunction):
    """l1_loss(Tensor input, Tensor target, bool size_average=True) -> Tensor|Scalar"""

    def d_input(self):
        grad = self.grad(0)
        input = self.value("input")
        target = self.value("target")
        size_average = self.value("size_average")
        count = self.count()
        away = input - target
        share = count if size_average else 1
        return grad * torch.sign(away) / share

    def d_target(self):
        grad = self.grad(0)
        input = self.value("input")
        target = self.value("target")
        size_average = self.value("size_average")
        count = self.count()
        away = input - target
        share = count if size_average else 1
        return -grad * torch.sign(away) / share

    gradients = {
        ("input",): d_input,
        ("target",): d_target,
    }


class SmoothL1Loss(ReduceFunction):
    """smooth_l1_loss(Tensor input, Tensor target, bool size_average=True) -> Tensor|Scalar"""

    def d_input(self):
        grad = self.grad(0)
        input = self.value("input")
        target = self.value("target")
        size_average = self.value("size_average")
        count = self.count()
        away = input - target
        slope = torch.where(torch.abs(away) < 1, away, torch.sign(away))
        share = count if size_average else 1
        return grad * slope / share

    def d_target(self):
        grad = self.grad(0)
        input = self.value("input")
        target = self.value("target")
        size_average = self.value("size_average")
        count = self.count()
        away = input - target
        slope = torch.where(torch.abs(away) < 1, away, torch.sign(away))
        share = count if size_average else 1
        return -grad * slope / share

    gradients = {
        ("input",): d_input,
        ("target",): d_target,
    }


class KlDiv(ReduceFunction):
    """kl_div(Tensor input, Tensor target, bool size_average=True) -> Tensor|Scalar"""

    def d_input(self):
        target = self.value("target")
        grad = self.grad(0)
        size_average = self.value("size_average")
        count = self.count()
        share = count if size_average else 1
        return torch.where(target <= 0, 0, -grad * target) / share

    def d_target(self):
        target = self.value("target")
        grad = self.grad(0)
        input = self.value("input")
        size_average = self.value("size_average")
        count = self.count()
        share = count if size_average else 1
        return torch.where(target <= 0, 0, grad * (torch.log(target) - input + 1)) / share

    gradients = {
        ("input",): d_input,
        ("target",): d_target,
    }


class NllLoss(RowFunction):
    """nll_loss(Tensor input, LongTensor target, Tensor? weight=None, bool size_average=True)"""

    def d_input(self):
        grad = self.grad(0)
        target = self.value("target")
        weight = self.value("weight")
        size_average = self.value("size_average")
        input = self.size_of("input")
        return internal.nll_loss_input(grad, target, weight, size_average, input.size())

    gradients = {
        ("input",): d_input,
    }


class NllLossInput(RowFunction):
    """nll_loss_input(Tensor grad_output, LongTensor target, Tensor? weight=None, bool
        size_average=True, int* size)"""

    def d_grad_output(self):
        grad = self.grad(0)
        target = self.value("target")
        weight = self.value("weight")
        size_average = self.value("size_average")
        return torch.nll_loss(grad, target, weight, size_average)

    gradients = {
        ("grad_output",): d_grad_output,
    }


class BinaryCrossEntropy(ReduceFunction):
    """binary_cross_entropy(Tensor input, Tensor target, bool size_average=True) -> Tensor|Scalar"""

    def d_input(self):
        grad = self.grad(0)
        input = self.value("input")
        target = self.value("target")
        size_average = self.value("size_average")
        count = self.count()
        share = count if size_average else 1
        return grad * (input - target) / ((1 - input + 1e-12) * (input + 1e-12)) / share

    def d_target(self):
        grad = self.grad(0)
        input = self.value("input")
        size_average = self.value("size_average")
        count = self.count()
        ones = torch.log(input + 1e-12)
        zeros = torch.log(1 - input + 1e-12)
        share = count if size_average else 1
        return grad * (zeros - ones) / share

    gradients = {
        ("input",): d_input,
        ("target",): d_target,
    }


class WeightedBinaryCrossEntropy(ReduceFunction):
    """weighted_binary_cross_entropy(Tensor input, Tensor target, Tensor weight, bool
        size_average=True) -> Tensor|Scalar"""

    def d_input(self):
        grad = self.grad(0)
        weight = self.value("weight")
        input = self.value("input")
        target = self.value("target")
        size_average = self.value("size_average")
        count = self.count()
        share = count if size_average else 1
        return grad * weight * (input - target) / ((1 - input + 1e-12) * (input + 1e-12)) / share

    def d_target(self):
        grad = self.grad(0)
        weight = self.value("weight")
        input = self.value("input")
        size_average = self.value("size_average")
        count = self.count()
        ones = torch.log(input + 1e-12)
        zeros = torch.log(1 - input + 1e-12)
        share = count if size_average else 1
        return grad * weight * (zeros - ones) / share

    def d_weight(self):
        grad = self.grad(0)
        target = self.value("target")
        input = self.value("input")
        size_average = self.value("size_average")
        count = self.count()
        ones = torch.log(input + 1e-12)
        zeros = torch.log(1 - input + 1e-12)
        entropy = -target * ones - (1 - target) * zeros
        share = count if size_average else 1
        return grad * entropy / share

    gradients = {
        ("input",): d_input,
        ("target",): d_target,
        ("weight",): d_weight,
    }


class SoftMarginLoss(ReduceFunction):
    """soft_margin_loss(Tensor input, Tensor target, bool size_average=True) -> Tensor|Scalar"""

    def d_input(self):
        grad = self.grad(0)
        target = self.value("target")
        input = self.value("input")
        size_average = self.value("size_average")
        count = self.count()
        slope = torch.sigmoid(-target * input)
        share = count if size_average else 1
        return -grad * target * slope / share

    def d_target(self):
        grad = self.grad(0)
        input = self.value("input")
        target = self.value("target")
        size_average = self.value("size_average")
        count = self.count()
        slope = torch.sigmoid(-target * input)
        share = count if size_average else 1
        return -grad * input * slope / share

    gradients = {
        ("input",): d_input,
        ("target",): d_target,
    }


class HingeEmbeddingLoss(ReduceFunction):
    """hinge_embedding_loss(Tensor input, Tensor target, Scalar margin=1, bool size_average=True) ->
        Tensor|Scalar"""

    def d_input(self):
        target = self.value("target")
        grad = self.grad(0)
        input = self.value("input")
        margin = self.value("margin")
        size_average = self.value("size_average")
        count = self.count()
        share = count if size_average else 1
        return torch.where(target > 0, grad, torch.where(input >= margin, 0, -grad)) / share

    gradients = {
        ("input",): d_input,
    }


class MarginRankingLoss(ReduceFunction):
    """margin_ranking_loss(Tensor input, Tensor other, Tensor target, Scalar margin=0, bool
        size_average=True) -> Tensor|Scalar"""

    def d_input(self):
        target = self.value("target")
        input = self.value("input")
        other = self.value("other")
        margin = self.value("margin")
        grad = self.grad(0)
        size_average = self.value("size_average")
        count = self.count()
        lead = target * (input - other)
        share = count if size_average else 1
        return torch.where(lead >= margin, 0, -grad * target) / share

    def d_other(self):
        target = self.value("target")
        input = self.value("input")
        other = self.value("other")
        margin = self.value("margin")
        grad = self.grad(0)
        size_average = self.value("size_average")
        count = self.count()
        lead = target * (input - other)
        share = count if size_average else 1
        return torch.where(lead >= margin, 0, grad * target) / share

    gradients = {
        ("input",): d_input,
        ("other",): d_other,
    }


FUNCTIONS = {
    "abs": Abs,
    "neg": Neg,
    "sign": Sign,
    "floor": Floor,
    "ceil": Ceil,
    "round": Round,
    "trunc": Trunc,
    "frac": Frac,
    "reciprocal": Reciprocal,
    "sqrt": Sqrt,
    "rsqrt": Rsqrt,
    "exp": Exp,
    "expm1": Expm1,
    "log": Log,
    "log1p": Log1p,
    "pow": Pow,
    "sin": Sin,
    "cos": Cos,
    "sincos": Sincos,
    "tan": Tan,
    "asin": Asin,
    "acos": Acos,
    "atan": Atan,
    "atan2": Atan2,
    "sinh": Sinh,
    "cosh": Cosh,
    "tanh": Tanh,
    "fill": Fill,
    "zero": Zero,
    "clone": Clone,
    "add": Add,
    "sub": Sub,
    "mul": Mul,
    "div": Div,
    "fmod": Fmod,
    "remainder": Remainder,
    "lerp": Lerp,
    "addcmul": Addcmul,
    "addcdiv": Addcdiv,
    "clamp": Clamp,
    "clamp_min": ClampMin,
    "clamp_max": ClampMax,
    "max_other": MaxOther,
    "min_other": MinOther,
    "where": Where,
    "sum": Sum,
    "prod": Prod,
    "mean": Mean,
    "norm": Norm,
    "dist": Dist,
    "logsumexp": Logsumexp,
    "max": Max,
    "min": Min,
    "max_dim": MaxDim,
    "min_dim": MinDim,
    "aminmax": Aminmax,
    "var": Var,
    "std": Std,
    "var_input": VarInput,
    "relu": Relu,
    "threshold": Threshold,
    "hardtanh": Hardtanh,
    "leaky_relu": LeakyRelu,
    "prelu": Prelu,
    "elu": Elu,
    "hardshrink": Hardshrink,
    "softshrink": Softshrink,
    "sigmoid": Sigmoid,
    "softplus": Softplus,
    "log_sigmoid": LogSigmoid,
    "softsign": Softsign,
    "tanhshrink": Tanhshrink,
    "softmax": Softmax,
    "log_softmax": LogSoftmax,
    "softmax_input": SoftmaxInput,
    "log_softmax_input": LogSoftmaxInput,
    "dot": Dot,
    "mv": Mv,
    "mm": Mm,
    "bmm": Bmm,
    "ger": Ger,
    "addmm": Addmm,
    "addmv": Addmv,
    "addr": Addr,
    "addbmm": Addbmm,
    "baddbmm": Baddbmm,
    "linear": Linear,
    "linear_weight": LinearWeight,
    "view": View,
    "reshape": Reshape,
    "transpose": Transpose,
    "t": T,
    "permute": Permute,
    "unpermute": Unpermute,
    "narrow": Narrow,
    "narrow_input": NarrowInput,
    "select": Select,
    "select_input": SelectInput,
    "expand": Expand,
    "sum_to_size": SumToSize,
    "squeeze": Squeeze,
    "unsqueeze": Unsqueeze,
    "unfold": Unfold,
    "unfold_input": UnfoldInput,
    "index": Index,
    "index_input": IndexInput,
    "index_again": IndexAgain,
    "assign": Assign,
    "index_select": IndexSelect,
    "index_select_input": IndexSelectInput,
    "gather": Gather,
    "gather_input": GatherInput,
    "pick": Pick,
    "pick_input": PickInput,
    "masked_select": MaskedSelect,
    "masked_select_input": MaskedSelectInput,
    "index_add": IndexAdd,
    "index_copy": IndexCopy,
    "index_fill": IndexFill,
    "scatter": Scatter,
    "scatter_add": ScatterAdd,
    "masked_fill": MaskedFill,
    "masked_copy": MaskedCopy,
    "masked_copy_input": MaskedCopyInput,
    "diag": Diag,
    "diag_input": DiagInput,
    "tril": Tril,
    "triu": Triu,
    "trace": Trace,
    "cat": Cat,
    "conv2d": Conv2d,
    "conv2d_input": Conv2dInput,
    "conv2d_weight": Conv2dWeight,
    "max_pool2d": MaxPool2d,
    "max_pool2d_input": MaxPool2dInput,
    "max_pool2d_gather": MaxPool2dGather,
    "avg_pool2d": AvgPool2d,
    "avg_pool2d_input": AvgPool2dInput,
    "batch_norm": BatchNorm,
    "mse_loss": MseLoss,
    "l1_loss": L1Loss,
    "smooth_l1_loss": SmoothL1Loss,
    "kl_div": KlDiv,
    "nll_loss": NllLoss,
    "nll_loss_input": NllLossInput,
    "binary_cross_entropy": BinaryCrossEntropy,
    "weighted_binary_cross_entropy": WeightedBinaryCrossEntropy,
    "soft_margin_loss": SoftMarginLoss,
    "hinge_embedding_loss": HingeEmbeddingLoss,
    "margin_ranking_loss": MarginRankingLoss,
}
