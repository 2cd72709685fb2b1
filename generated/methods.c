/* Generated from ops.yaml by codegen/templates/methods.c. Do not edit: change the row and run make gen. */
/* One stub per method, in-place method and function; the dispatcher does the rest. */
#include "ops.h"
#include "python/dispatch.h"

#define ARGUMENTS PyObject *self, PyObject *const *args, Py_ssize_t count, PyObject *names
#define METHOD(name)                                                                               \
    static PyObject *method_##name(ARGUMENTS) {                                                    \
        return th_call_method(NAME_##name, false, self, args, count, names);                       \
    }
#define INPLACE(name)                                                                              \
    static PyObject *inplace_##name(ARGUMENTS) {                                                   \
        return th_call_method(NAME_##name, true, self, args, count, names);                        \
    }
#define FUNCTION(name)                                                                             \
    static PyObject *function_##name(ARGUMENTS) {                                                  \
        return th_call_function(NAME_##name, self, args, count, names);                            \
    }
#define ENTRY(name, stub, doc) {name, (PyCFunction)(void (*)(void))stub, METH_FASTCALL | METH_KEYWORDS, doc}

METHOD(abs)
METHOD(neg)
METHOD(sign)
METHOD(reciprocal)
METHOD(cinv)
METHOD(sqrt)
METHOD(rsqrt)
METHOD(exp)
METHOD(expm1)
METHOD(log)
METHOD(log1p)
METHOD(sin)
METHOD(cos)
METHOD(tan)
METHOD(asin)
METHOD(acos)
METHOD(atan)
METHOD(sinh)
METHOD(cosh)
METHOD(tanh)
METHOD(sigmoid)
METHOD(floor)
METHOD(ceil)
METHOD(round)
METHOD(trunc)
METHOD(frac)
METHOD(isnan)
METHOD(fill)
METHOD(zero)
METHOD(clone)
METHOD(add)
METHOD(sub)
METHOD(mul)
METHOD(div)
METHOD(floor_divide)
METHOD(fmod)
METHOD(remainder)
METHOD(pow)
METHOD(atan2)
METHOD(lerp)
METHOD(addcmul)
METHOD(addcdiv)
METHOD(clamp)
METHOD(clamp_min)
METHOD(clamp_max)
METHOD(max)
METHOD(cmax)
METHOD(min)
METHOD(cmin)
METHOD(bitwise_and)
METHOD(bitwise_or)
METHOD(bitwise_xor)
METHOD(bitwise_not)
METHOD(left_shift)
METHOD(right_shift)
METHOD(eq)
METHOD(ne)
METHOD(lt)
METHOD(le)
METHOD(gt)
METHOD(ge)
METHOD(sum)
METHOD(prod)
METHOD(mean)
METHOD(norm)
METHOD(dist)
METHOD(var)
METHOD(std)
METHOD(all)
METHOD(any)
METHOD(relu)
METHOD(threshold)
METHOD(hardtanh)
METHOD(leaky_relu)
METHOD(prelu)
METHOD(elu)
METHOD(softplus)
METHOD(log_sigmoid)
METHOD(logsigmoid)
METHOD(softsign)
METHOD(tanhshrink)
METHOD(hardshrink)
METHOD(softshrink)
METHOD(softmax)
METHOD(log_softmax)
METHOD(dot)
METHOD(mv)
METHOD(mm)
METHOD(bmm)
METHOD(ger)
METHOD(addmm)
METHOD(addmv)
METHOD(addr)
METHOD(addbmm)
METHOD(baddbmm)
METHOD(linear)
METHOD(matmul)
METHOD(view)
METHOD(reshape)
METHOD(transpose)
METHOD(t)
METHOD(permute)
METHOD(narrow)
METHOD(select)
METHOD(expand)
METHOD(sum_to_size)
METHOD(squeeze)
METHOD(unsqueeze)
METHOD(unfold)
METHOD(index)
METHOD(assign)
METHOD(view_as)
METHOD(expand_as)
METHOD(split)
METHOD(chunk)
METHOD(unbind)
METHOD(index_select)
METHOD(gather)
METHOD(masked_select)
METHOD(nonzero)
METHOD(index_add)
METHOD(index_copy)
METHOD(index_fill)
METHOD(scatter)
METHOD(scatter_add)
METHOD(masked_fill)
METHOD(masked_copy)
METHOD(diag)
METHOD(tril)
METHOD(triu)
METHOD(trace)
METHOD(renorm)
METHOD(cross)
METHOD(repeat)
METHOD(ones_like)
METHOD(bernoulli)
METHOD(bernoulli_)
METHOD(uniform_)
METHOD(normal_)
METHOD(exponential_)
METHOD(cauchy_)
METHOD(log_normal_)
METHOD(geometric_)
METHOD(random_)
METHOD(conv2d)

INPLACE(abs)
INPLACE(neg)
INPLACE(sign)
INPLACE(reciprocal)
INPLACE(cinv)
INPLACE(sqrt)
INPLACE(rsqrt)
INPLACE(exp)
INPLACE(expm1)
INPLACE(log)
INPLACE(log1p)
INPLACE(sin)
INPLACE(cos)
INPLACE(tan)
INPLACE(asin)
INPLACE(acos)
INPLACE(atan)
INPLACE(sinh)
INPLACE(cosh)
INPLACE(tanh)
INPLACE(sigmoid)
INPLACE(floor)
INPLACE(ceil)
INPLACE(round)
INPLACE(trunc)
INPLACE(frac)
INPLACE(fill)
INPLACE(zero)
INPLACE(add)
INPLACE(sub)
INPLACE(mul)
INPLACE(div)
INPLACE(floor_divide)
INPLACE(fmod)
INPLACE(remainder)
INPLACE(pow)
INPLACE(atan2)
INPLACE(lerp)
INPLACE(addcmul)
INPLACE(addcdiv)
INPLACE(clamp)
INPLACE(clamp_min)
INPLACE(clamp_max)
INPLACE(max)
INPLACE(cmax)
INPLACE(min)
INPLACE(cmin)
INPLACE(bitwise_and)
INPLACE(bitwise_or)
INPLACE(bitwise_xor)
INPLACE(bitwise_not)
INPLACE(left_shift)
INPLACE(right_shift)
INPLACE(relu)
INPLACE(threshold)
INPLACE(hardtanh)
INPLACE(leaky_relu)
INPLACE(prelu)
INPLACE(elu)
INPLACE(softplus)
INPLACE(log_sigmoid)
INPLACE(logsigmoid)
INPLACE(softsign)
INPLACE(tanhshrink)
INPLACE(hardshrink)
INPLACE(softshrink)
INPLACE(addmm)
INPLACE(addmv)
INPLACE(addr)
INPLACE(addbmm)
INPLACE(baddbmm)
INPLACE(assign)
INPLACE(index_add)
INPLACE(index_copy)
INPLACE(index_fill)
INPLACE(scatter)
INPLACE(scatter_add)
INPLACE(masked_fill)
INPLACE(masked_copy)

FUNCTION(abs)
FUNCTION(neg)
FUNCTION(sign)
FUNCTION(reciprocal)
FUNCTION(cinv)
FUNCTION(sqrt)
FUNCTION(rsqrt)
FUNCTION(exp)
FUNCTION(expm1)
FUNCTION(log)
FUNCTION(log1p)
FUNCTION(sin)
FUNCTION(cos)
FUNCTION(tan)
FUNCTION(asin)
FUNCTION(acos)
FUNCTION(atan)
FUNCTION(sinh)
FUNCTION(cosh)
FUNCTION(tanh)
FUNCTION(sigmoid)
FUNCTION(floor)
FUNCTION(ceil)
FUNCTION(round)
FUNCTION(trunc)
FUNCTION(frac)
FUNCTION(isnan)
FUNCTION(fill)
FUNCTION(zero)
FUNCTION(clone)
FUNCTION(add)
FUNCTION(sub)
FUNCTION(mul)
FUNCTION(div)
FUNCTION(floor_divide)
FUNCTION(fmod)
FUNCTION(remainder)
FUNCTION(pow)
FUNCTION(atan2)
FUNCTION(lerp)
FUNCTION(addcmul)
FUNCTION(addcdiv)
FUNCTION(clamp)
FUNCTION(clamp_min)
FUNCTION(clamp_max)
FUNCTION(max)
FUNCTION(cmax)
FUNCTION(min)
FUNCTION(cmin)
FUNCTION(where)
FUNCTION(bitwise_and)
FUNCTION(bitwise_or)
FUNCTION(bitwise_xor)
FUNCTION(bitwise_not)
FUNCTION(left_shift)
FUNCTION(right_shift)
FUNCTION(eq)
FUNCTION(ne)
FUNCTION(lt)
FUNCTION(le)
FUNCTION(gt)
FUNCTION(ge)
FUNCTION(sum)
FUNCTION(prod)
FUNCTION(mean)
FUNCTION(norm)
FUNCTION(dist)
FUNCTION(var)
FUNCTION(std)
FUNCTION(var_input)
FUNCTION(all)
FUNCTION(any)
FUNCTION(relu)
FUNCTION(threshold)
FUNCTION(hardtanh)
FUNCTION(leaky_relu)
FUNCTION(prelu)
FUNCTION(elu)
FUNCTION(softplus)
FUNCTION(log_sigmoid)
FUNCTION(logsigmoid)
FUNCTION(softsign)
FUNCTION(tanhshrink)
FUNCTION(hardshrink)
FUNCTION(softshrink)
FUNCTION(softmax)
FUNCTION(log_softmax)
FUNCTION(softmax_input)
FUNCTION(log_softmax_input)
FUNCTION(dot)
FUNCTION(mv)
FUNCTION(mm)
FUNCTION(bmm)
FUNCTION(ger)
FUNCTION(addmm)
FUNCTION(addmv)
FUNCTION(addr)
FUNCTION(addbmm)
FUNCTION(baddbmm)
FUNCTION(linear)
FUNCTION(linear_weight)
FUNCTION(matmul)
FUNCTION(reshape)
FUNCTION(transpose)
FUNCTION(t)
FUNCTION(unpermute)
FUNCTION(narrow_input)
FUNCTION(select_input)
FUNCTION(sum_to_size)
FUNCTION(squeeze)
FUNCTION(unsqueeze)
FUNCTION(unfold_input)
FUNCTION(index_input)
FUNCTION(index_again)
FUNCTION(split)
FUNCTION(chunk)
FUNCTION(unbind)
FUNCTION(index_select)
FUNCTION(index_select_input)
FUNCTION(gather)
FUNCTION(gather_input)
FUNCTION(pick)
FUNCTION(pick_input)
FUNCTION(masked_select)
FUNCTION(masked_select_input)
FUNCTION(nonzero)
FUNCTION(masked_copy_input)
FUNCTION(diag)
FUNCTION(diag_input)
FUNCTION(tril)
FUNCTION(triu)
FUNCTION(trace)
FUNCTION(renorm)
FUNCTION(cross)
FUNCTION(cat)
FUNCTION(stack)
FUNCTION(zeros)
FUNCTION(ones)
FUNCTION(zeros_like)
FUNCTION(ones_like)
FUNCTION(eye)
FUNCTION(arange)
FUNCTION(range)
FUNCTION(linspace)
FUNCTION(logspace)
FUNCTION(randperm)
FUNCTION(rand)
FUNCTION(randn)
FUNCTION(normal)
FUNCTION(bernoulli)
FUNCTION(bernoulli_)
FUNCTION(uniform_)
FUNCTION(normal_)
FUNCTION(exponential_)
FUNCTION(cauchy_)
FUNCTION(log_normal_)
FUNCTION(geometric_)
FUNCTION(random_)
FUNCTION(conv2d)
FUNCTION(conv2d_input)
FUNCTION(conv2d_weight)
FUNCTION(conv_transpose2d)
FUNCTION(conv1d)
FUNCTION(max_pool2d)
FUNCTION(max_pool2d_input)
FUNCTION(max_pool2d_gather)
FUNCTION(avg_pool2d)
FUNCTION(avg_pool2d_input)
FUNCTION(batch_norm)
FUNCTION(batch_norm_input)
FUNCTION(mse_loss)
FUNCTION(l1_loss)
FUNCTION(smooth_l1_loss)
FUNCTION(binary_cross_entropy)
FUNCTION(weighted_binary_cross_entropy)
FUNCTION(kl_div)
FUNCTION(soft_margin_loss)
FUNCTION(hinge_embedding_loss)
FUNCTION(margin_ranking_loss)
FUNCTION(nll_loss)
FUNCTION(nll_loss_input)

PyMethodDef th_methods[] = {
    ENTRY("abs", method_abs,
     "abs($self, *, out=None)\n"
     "--\n"
     "\n"
     "Absolute value of each element. The derivative at zero is taken as zero."),
    ENTRY("neg", method_neg,
     "neg($self, *, out=None)\n"
     "--\n"
     "\n"
     "Each element with its sign changed. Integers wrap around, so the smallest stays "
     "what it is."),
    ENTRY("sign", method_sign,
     "sign($self, *, out=None)\n"
     "--\n"
     "\n"
     "Minus one, zero or one with the sign of each element. The derivative is taken as "
     "zero."),
    ENTRY("reciprocal", method_reciprocal,
     "reciprocal($self, *, out=None)\n"
     "--\n"
     "\n"
     "One divided by each element."),
    ENTRY("cinv", method_cinv,
     "cinv($self, *, out=None)\n"
     "--\n"
     "\n"
     "One divided by each element."),
    ENTRY("sqrt", method_sqrt,
     "sqrt($self, *, out=None)\n"
     "--\n"
     "\n"
     "Square root of each element, nan where it is negative."),
    ENTRY("rsqrt", method_rsqrt,
     "rsqrt($self, *, out=None)\n"
     "--\n"
     "\n"
     "One divided by the square root of each element."),
    ENTRY("exp", method_exp,
     "exp($self, *, out=None)\n"
     "--\n"
     "\n"
     "e to the power of each element."),
    ENTRY("expm1", method_expm1,
     "expm1($self, *, out=None)\n"
     "--\n"
     "\n"
     "e to the power of each element, minus one. It keeps its digits where the element is "
     "small."),
    ENTRY("log", method_log,
     "log($self, *, out=None)\n"
     "--\n"
     "\n"
     "Natural logarithm of each element, nan where it is negative."),
    ENTRY("log1p", method_log1p,
     "log1p($self, *, out=None)\n"
     "--\n"
     "\n"
     "Natural logarithm of one plus each element. It keeps its digits where the element "
     "is small."),
    ENTRY("sin", method_sin,
     "sin($self, *, out=None)\n"
     "--\n"
     "\n"
     "Sine of each element, in radians."),
    ENTRY("cos", method_cos,
     "cos($self, *, out=None)\n"
     "--\n"
     "\n"
     "Cosine of each element, in radians."),
    ENTRY("tan", method_tan,
     "tan($self, *, out=None)\n"
     "--\n"
     "\n"
     "Tangent of each element, in radians."),
    ENTRY("asin", method_asin,
     "asin($self, *, out=None)\n"
     "--\n"
     "\n"
     "Angle in radians, from -pi/2 to pi/2, whose sine each element is. The derivative is "
     "1 / sqrt(1 - x^2)."),
    ENTRY("acos", method_acos,
     "acos($self, *, out=None)\n"
     "--\n"
     "\n"
     "Angle in radians, from 0 to pi, whose cosine each element is. The derivative is -1 "
     "/ sqrt(1 - x^2)."),
    ENTRY("atan", method_atan,
     "atan($self, *, out=None)\n"
     "--\n"
     "\n"
     "Angle in radians, from -pi/2 to pi/2, whose tangent each element is."),
    ENTRY("sinh", method_sinh,
     "sinh($self, *, out=None)\n"
     "--\n"
     "\n"
     "Hyperbolic sine of each element."),
    ENTRY("cosh", method_cosh,
     "cosh($self, *, out=None)\n"
     "--\n"
     "\n"
     "Hyperbolic cosine of each element."),
    ENTRY("tanh", method_tanh,
     "tanh($self, *, out=None)\n"
     "--\n"
     "\n"
     "Hyperbolic tangent of each element."),
    ENTRY("sigmoid", method_sigmoid,
     "sigmoid($self, *, out=None)\n"
     "--\n"
     "\n"
     "Logistic function 1 / (1 + exp(-x)) of each element."),
    ENTRY("floor", method_floor,
     "floor($self, *, out=None)\n"
     "--\n"
     "\n"
     "Largest whole number not above each element. The derivative is taken as zero."),
    ENTRY("ceil", method_ceil,
     "ceil($self, *, out=None)\n"
     "--\n"
     "\n"
     "Smallest whole number not below each element. The derivative is taken as zero."),
    ENTRY("round", method_round,
     "round($self, *, out=None)\n"
     "--\n"
     "\n"
     "Whole number nearest to each element, halves to the even one. The derivative is "
     "taken as zero."),
    ENTRY("trunc", method_trunc,
     "trunc($self, *, out=None)\n"
     "--\n"
     "\n"
     "Each element without its fraction. The derivative is taken as zero."),
    ENTRY("frac", method_frac,
     "frac($self, *, out=None)\n"
     "--\n"
     "\n"
     "Fraction of each element, with the element's sign."),
    ENTRY("isnan", method_isnan,
     "isnan($self, *, out=None)\n"
     "--\n"
     "\n"
     "One where an element is not a number, else zero."),
    ENTRY("fill", method_fill,
     "fill($self, value, *, out=None)\n"
     "--\n"
     "\n"
     "A tensor of the input's size that holds value everywhere."),
    ENTRY("zero", method_zero,
     "zero($self, *, out=None)\n"
     "--\n"
     "\n"
     "A tensor of the input's size that holds zeros."),
    ENTRY("clone", method_clone,
     "clone($self, *, out=None)\n"
     "--\n"
     "\n"
     "A contiguous copy of the tensor."),
    ENTRY("add", method_add,
     "add(alpha=1, other, *, out=None) -> Tensor\n"
     "\n"
     "input + alpha * other."),
    ENTRY("sub", method_sub,
     "sub(alpha=1, other, *, out=None) -> Tensor\n"
     "\n"
     "input - alpha * other. Results of bytes wrap around."),
    ENTRY("mul", method_mul,
     "mul($self, other, *, out=None)\n"
     "--\n"
     "\n"
     "Product of the elements."),
    ENTRY("div", method_div,
     "div($self, other, *, out=None)\n"
     "--\n"
     "\n"
     "Quotient of the elements. Integers truncate towards zero, and a zero divisor of "
     "integers is refused."),
    ENTRY("floor_divide", method_floor_divide,
     "floor_divide($self, other, *, out=None)\n"
     "--\n"
     "\n"
     "Quotient of the elements rounded down, as Python's // does. A zero divisor of "
     "integers is refused."),
    ENTRY("fmod", method_fmod,
     "fmod($self, other, *, out=None)\n"
     "--\n"
     "\n"
     "Remainder of the division that truncates, with the sign of input, as C's fmod."),
    ENTRY("remainder", method_remainder,
     "remainder($self, other, *, out=None)\n"
     "--\n"
     "\n"
     "Remainder of the division that rounds down, with the sign of other, as Python's %."),
    ENTRY("pow", method_pow,
     "pow($self, exponent, *, out=None)\n"
     "--\n"
     "\n"
     "input to the power of exponent. The derivative with respect to the exponent is "
     "output * log(input), and zero at input zero."),
    ENTRY("atan2", method_atan2,
     "atan2($self, other, *, out=None)\n"
     "--\n"
     "\n"
     "Angle in radians, from -pi to pi, of the point (other, input), its quadrant taken "
     "from both signs."),
    ENTRY("lerp", method_lerp,
     "lerp($self, end, weight, *, out=None)\n"
     "--\n"
     "\n"
     "Point between input and end, input + weight * (end - input)."),
    ENTRY("addcmul", method_addcmul,
     "addcmul(value=1, tensor1, tensor2, *, out=None) -> Tensor\n"
     "\n"
     "input + value * tensor1 * tensor2."),
    ENTRY("addcdiv", method_addcdiv,
     "addcdiv(value=1, tensor1, tensor2, *, out=None) -> Tensor\n"
     "\n"
     "input + value * tensor1 / tensor2. Integers truncate the quotient towards zero."),
    ENTRY("clamp", method_clamp,
     "clamp(min, max, *, out=None) -> Tensor\n"
     "\n"
     "Each element, but min where it is below min and max where it is above max.\n"
     "\n"
     "clamp(min, *, out=None) -> Tensor\n"
     "\n"
     "Each element, but min where it is below min.\n"
     "\n"
     "clamp(max, *, out=None) -> Tensor\n"
     "\n"
     "Each element, but max where it is above max."),
    ENTRY("clamp_min", method_clamp_min,
     "clamp_min($self, min, *, out=None)\n"
     "--\n"
     "\n"
     "Each element, but min where it is below min."),
    ENTRY("clamp_max", method_clamp_max,
     "clamp_max($self, max, *, out=None)\n"
     "--\n"
     "\n"
     "Each element, but max where it is above max."),
    ENTRY("max", method_max,
     "max(other, *, out=None) -> Tensor\n"
     "\n"
     "The larger one of the elements, nan if one is nan. Where they are equal the "
     "gradient goes to input.\n"
     "\n"
     "max(*, out=None) -> Tensor\n"
     "\n"
     "The largest element, nan if there is one. Every element that equals it receives the "
     "gradient.\n"
     "\n"
     "max(dim, keepdim=True, *, out=None) -> (Tensor, LongTensor)\n"
     "\n"
     "The largest element along dim and the first index where it stands; nan counts as "
     "largest."),
    ENTRY("cmax", method_cmax,
     "cmax($self, other, *, out=None)\n"
     "--\n"
     "\n"
     "The larger one of the elements, nan if one is nan. Where they are equal the "
     "gradient goes to input."),
    ENTRY("min", method_min,
     "min(other, *, out=None) -> Tensor\n"
     "\n"
     "The smaller one of the elements, nan if one is nan. Where they are equal the "
     "gradient goes to input.\n"
     "\n"
     "min(*, out=None) -> Tensor\n"
     "\n"
     "The smallest element, nan if there is one. Every element that equals it receives "
     "the gradient.\n"
     "\n"
     "min(dim, keepdim=True, *, out=None) -> (Tensor, LongTensor)\n"
     "\n"
     "The smallest element along dim and the first index where it stands; nan counts as "
     "smallest."),
    ENTRY("cmin", method_cmin,
     "cmin($self, other, *, out=None)\n"
     "--\n"
     "\n"
     "The smaller one of the elements, nan if one is nan. Where they are equal the "
     "gradient goes to input."),
    ENTRY("bitwise_and", method_bitwise_and,
     "bitwise_and($self, other, *, out=None)\n"
     "--\n"
     "\n"
     "Bits that are set in both elements."),
    ENTRY("bitwise_or", method_bitwise_or,
     "bitwise_or($self, other, *, out=None)\n"
     "--\n"
     "\n"
     "Bits that are set in one of the elements or in both."),
    ENTRY("bitwise_xor", method_bitwise_xor,
     "bitwise_xor($self, other, *, out=None)\n"
     "--\n"
     "\n"
     "Bits that are set in exactly one of the elements."),
    ENTRY("bitwise_not", method_bitwise_not,
     "bitwise_not($self, *, out=None)\n"
     "--\n"
     "\n"
     "Each element with all its bits changed. Of a byte mask of zeros and ones take mask "
     "== 0 rather than this."),
    ENTRY("left_shift", method_left_shift,
     "left_shift($self, other, *, out=None)\n"
     "--\n"
     "\n"
     "The bits of input moved up by other places. Zero where other is negative or not "
     "less than the count of bits."),
    ENTRY("right_shift", method_right_shift,
     "right_shift($self, other, *, out=None)\n"
     "--\n"
     "\n"
     "The bits of input moved down by other places, the sign kept. Where other is "
     "negative or not less than the count of bits only the sign is left."),
    ENTRY("eq", method_eq,
     "eq($self, other, *, out=None)\n"
     "--\n"
     "\n"
     "One where input equals other, else zero."),
    ENTRY("ne", method_ne,
     "ne($self, other, *, out=None)\n"
     "--\n"
     "\n"
     "One where input differs from other, else zero."),
    ENTRY("lt", method_lt,
     "lt($self, other, *, out=None)\n"
     "--\n"
     "\n"
     "One where input is less than other, else zero."),
    ENTRY("le", method_le,
     "le($self, other, *, out=None)\n"
     "--\n"
     "\n"
     "One where input is not greater than other, else zero."),
    ENTRY("gt", method_gt,
     "gt($self, other, *, out=None)\n"
     "--\n"
     "\n"
     "One where input is greater than other, else zero."),
    ENTRY("ge", method_ge,
     "ge($self, other, *, out=None)\n"
     "--\n"
     "\n"
     "One where input is not less than other, else zero."),
    ENTRY("sum", method_sum,
     "sum($self, dim=None, keepdim=True, *, out=None)\n"
     "--\n"
     "\n"
     "Sum of the elements, gathered in double precision or in 64 bits; no elements give 0."),
    ENTRY("prod", method_prod,
     "prod($self, dim=None, keepdim=True, *, out=None)\n"
     "--\n"
     "\n"
     "Product of the elements; no elements give 1. The gradient divides the product by "
     "each element, so it is nan where that is zero."),
    ENTRY("mean", method_mean,
     "mean($self, dim=None, keepdim=True, *, out=None)\n"
     "--\n"
     "\n"
     "Mean of the elements; no elements give nan."),
    ENTRY("norm", method_norm,
     "norm($self, p=2, dim=None, keepdim=True, *, out=None)\n"
     "--\n"
     "\n"
     "The p-norm (sum of |x|^p)^(1/p) of the elements, for finite p above zero. The "
     "gradient is taken as zero where the norm is."),
    ENTRY("dist", method_dist,
     "dist($self, other, p=2, *, out=None)\n"
     "--\n"
     "\n"
     "The p-norm of input - other over all elements. The gradient is taken as zero where "
     "the norm is."),
    ENTRY("var", method_var,
     "var($self, dim=None, unbiased=True, keepdim=True, *, out=None)\n"
     "--\n"
     "\n"
     "Variance of the elements, the sum of squared distances from the mean over count - "
     "1, or over count if unbiased=False."),
    ENTRY("std", method_std,
     "std($self, dim=None, unbiased=True, keepdim=True, *, out=None)\n"
     "--\n"
     "\n"
     "Standard deviation of the elements, the square root of var. The gradient is taken "
     "as zero where the deviation is."),
    ENTRY("all", method_all,
     "all($self, dim=None, keepdim=True, *, out=None)\n"
     "--\n"
     "\n"
     "One where every element is not zero, else zero; no elements give one."),
    ENTRY("any", method_any,
     "any($self, dim=None, keepdim=True, *, out=None)\n"
     "--\n"
     "\n"
     "One where some element is not zero, else zero; no elements give zero."),
    ENTRY("relu", method_relu,
     "relu($self, *, out=None)\n"
     "--\n"
     "\n"
     "Each element, but zero where it is negative. The derivative at zero is taken as "
     "zero."),
    ENTRY("threshold", method_threshold,
     "threshold($self, threshold, value, *, out=None)\n"
     "--\n"
     "\n"
     "Each element, but value where it is not above threshold."),
    ENTRY("hardtanh", method_hardtanh,
     "hardtanh($self, min_value=-1, max_value=1, *, out=None)\n"
     "--\n"
     "\n"
     "Each element, but min_value below that and max_value above that. The derivative at "
     "both is taken as zero."),
    ENTRY("leaky_relu", method_leaky_relu,
     "leaky_relu($self, negative_slope=0.01, *, out=None)\n"
     "--\n"
     "\n"
     "Each element, multiplied by negative_slope where it is negative."),
    ENTRY("prelu", method_prelu,
     "prelu($self, weight, *, out=None)\n"
     "--\n"
     "\n"
     "Each element, multiplied by weight where it is negative. Weight is broadcast, so "
     "one for each channel has the size (channels, 1, 1)."),
    ENTRY("elu", method_elu,
     "elu($self, alpha=1, *, out=None)\n"
     "--\n"
     "\n"
     "Each element, but alpha * (exp(x) - 1) where it is negative (Clevert and others, "
     "2015)."),
    ENTRY("softplus", method_softplus,
     "softplus($self, beta=1, threshold=20, *, out=None)\n"
     "--\n"
     "\n"
     "log(1 + exp(beta * x)) / beta, a smooth relu, and x itself where beta * x is above "
     "threshold."),
    ENTRY("log_sigmoid", method_log_sigmoid,
     "log_sigmoid($self, *, out=None)\n"
     "--\n"
     "\n"
     "Logarithm of the logistic function, -log(1 + exp(-x)), without overflow."),
    ENTRY("logsigmoid", method_logsigmoid,
     "logsigmoid($self, *, out=None)\n"
     "--\n"
     "\n"
     "Logarithm of the logistic function, -log(1 + exp(-x)), without overflow."),
    ENTRY("softsign", method_softsign,
     "softsign($self, *, out=None)\n"
     "--\n"
     "\n"
     "x / (1 + |x|)."),
    ENTRY("tanhshrink", method_tanhshrink,
     "tanhshrink($self, *, out=None)\n"
     "--\n"
     "\n"
     "x - tanh(x)."),
    ENTRY("hardshrink", method_hardshrink,
     "hardshrink($self, lambd=0.5, *, out=None)\n"
     "--\n"
     "\n"
     "Each element, but zero from -lambd to lambd."),
    ENTRY("softshrink", method_softshrink,
     "softshrink($self, lambd=0.5, *, out=None)\n"
     "--\n"
     "\n"
     "Each element moved towards zero by lambd, and zero from -lambd to lambd."),
    ENTRY("softmax", method_softmax,
     "softmax($self, dim, *, out=None)\n"
     "--\n"
     "\n"
     "exp(x) over the sum of exp(x) along dim, computed from x - max(x) so that nothing "
     "overflows."),
    ENTRY("log_softmax", method_log_softmax,
     "log_softmax($self, dim, *, out=None)\n"
     "--\n"
     "\n"
     "Logarithm of softmax along dim, x - max(x) - log(sum(exp(x - max(x))))."),
    ENTRY("dot", method_dot,
     "dot($self, tensor, *, out=None)\n"
     "--\n"
     "\n"
     "Sum of the products of the elements of two vectors."),
    ENTRY("mv", method_mv,
     "mv($self, vec, *, out=None)\n"
     "--\n"
     "\n"
     "Matrix times vector."),
    ENTRY("mm", method_mm,
     "mm($self, mat2, *, out=None)\n"
     "--\n"
     "\n"
     "Matrix times matrix."),
    ENTRY("bmm", method_bmm,
     "bmm($self, mat2, *, out=None)\n"
     "--\n"
     "\n"
     "Product of each matrix of one batch with that of the other."),
    ENTRY("ger", method_ger,
     "ger($self, vec2, *, out=None)\n"
     "--\n"
     "\n"
     "Outer product of two vectors."),
    ENTRY("addmm", method_addmm,
     "addmm(beta=1, alpha=1, mat1, mat2, *, out=None) -> Tensor\n"
     "\n"
     "beta * input + alpha * (mat1 @ mat2). With beta 0 what input holds is not read."),
    ENTRY("addmv", method_addmv,
     "addmv(beta=1, alpha=1, mat, vec, *, out=None) -> Tensor\n"
     "\n"
     "beta * input + alpha * (mat @ vec)."),
    ENTRY("addr", method_addr,
     "addr(beta=1, alpha=1, vec1, vec2, *, out=None) -> Tensor\n"
     "\n"
     "beta * input + alpha * the outer product of vec1 and vec2."),
    ENTRY("addbmm", method_addbmm,
     "addbmm(beta=1, alpha=1, batch1, batch2, *, out=None) -> Tensor\n"
     "\n"
     "beta * input + alpha * the sum over the batch of batch1 @ batch2."),
    ENTRY("baddbmm", method_baddbmm,
     "baddbmm(beta=1, alpha=1, batch1, batch2, *, out=None) -> Tensor\n"
     "\n"
     "beta * input + alpha * (batch1 @ batch2), matrix by matrix."),
    ENTRY("linear", method_linear,
     "linear($self, weight, bias=None, *, out=None)\n"
     "--\n"
     "\n"
     "Affine map x @ weight.t() + bias of the rows of a matrix, or of one vector. Weight "
     "is (outputs, inputs), bias (outputs)."),
    ENTRY("matmul", method_matmul,
     "matmul($self, other)\n"
     "--\n"
     "\n"
     "Product as NumPy's @ has it. Two vectors give their dot product, a matrix and a "
     "vector a vector, and of more dims the last two are matrices and the others a batch, "
     "broadcast."),
    ENTRY("view", method_view,
     "view($self, size)\n"
     "--\n"
     "\n"
     "The same elements with another size; one -1 is worked out from the others. Refused "
     "where the strides would need a copy."),
    ENTRY("reshape", method_reshape,
     "reshape($self, size)\n"
     "--\n"
     "\n"
     "The same elements with another size, as view, but copied where the strides need it."),
    ENTRY("transpose", method_transpose,
     "transpose($self, dim0, dim1)\n"
     "--\n"
     "\n"
     "Two dims exchanged."),
    ENTRY("t", method_t,
     "t($self)\n"
     "--\n"
     "\n"
     "A matrix transposed."),
    ENTRY("permute", method_permute,
     "permute($self, dims)\n"
     "--\n"
     "\n"
     "The dims in another order, dims[0] first."),
    ENTRY("narrow", method_narrow,
     "narrow($self, dimension, start, length)\n"
     "--\n"
     "\n"
     "The part of length elements along dimension that begins at start."),
    ENTRY("select", method_select,
     "select($self, dim, index)\n"
     "--\n"
     "\n"
     "The slice at index along dim, without that dim. Of a vector it gives one element, "
     "with size 1."),
    ENTRY("expand", method_expand,
     "expand($self, size)\n"
     "--\n"
     "\n"
     "Dims of size 1 repeated without a copy, and new ones in front; -1 keeps a size."),
    ENTRY("sum_to_size", method_sum_to_size,
     "sum_to_size($self, size, *, out=None)\n"
     "--\n"
     "\n"
     "Sum over the dims that broadcasting from size would have repeated, the reverse of "
     "expand."),
    ENTRY("squeeze", method_squeeze,
     "squeeze($self, dim=None)\n"
     "--\n"
     "\n"
     "The same without dims of size 1, all of them or only dim. A tensor of one element "
     "keeps the size 1."),
    ENTRY("unsqueeze", method_unsqueeze,
     "unsqueeze($self, dim)\n"
     "--\n"
     "\n"
     "A dim of size 1 put in before dim; -1 puts it at the end."),
    ENTRY("unfold", method_unfold,
     "unfold($self, dimension, size, step)\n"
     "--\n"
     "\n"
     "All parts of size elements along dimension that begin step apart; the elements of a "
     "part are a new last dim."),
    ENTRY("index", method_index,
     "index($self, spec)\n"
     "--\n"
     "\n"
     "Basic indexing, the view behind input[key]. Every key is four ints, kind, start, "
     "stop and step; kind 0 is an int (start), 1 a slice, 2 an ellipsis, 3 a new dim."),
    ENTRY("assign", method_assign,
     "assign($self, source, spec, *, out=None)\n"
     "--\n"
     "\n"
     "A copy of input in which the part that spec points to, as in index, holds source. "
     "In place it serves input[key] = source."),
    ENTRY("view_as", method_view_as,
     "view_as($self, other)\n"
     "--\n"
     "\n"
     "The same elements with the size of another tensor, as view."),
    ENTRY("expand_as", method_expand_as,
     "expand_as($self, other)\n"
     "--\n"
     "\n"
     "Dims of size 1 repeated without a copy up to the size of another tensor, as expand."),
    ENTRY("split", method_split,
     "split($self, split_size, dim=0)\n"
     "--\n"
     "\n"
     "A tuple of parts along dim, of split_size elements each but for the last, which may "
     "be shorter."),
    ENTRY("chunk", method_chunk,
     "chunk($self, chunks, dim=0)\n"
     "--\n"
     "\n"
     "A tuple of at most chunks parts along dim, of one size but for the last, which may "
     "be shorter."),
    ENTRY("unbind", method_unbind,
     "unbind($self, dim=0)\n"
     "--\n"
     "\n"
     "A tuple of the slices along dim, each without it."),
    ENTRY("index_select", method_index_select,
     "index_select($self, dim, index, *, out=None)\n"
     "--\n"
     "\n"
     "The slices of input along dim that a vector of indices names, in its order."),
    ENTRY("gather", method_gather,
     "gather($self, dim, index, *, out=None)\n"
     "--\n"
     "\n"
     "For every place of index the element of input there, but with the index's value "
     "along dim."),
    ENTRY("masked_select", method_masked_select,
     "masked_select($self, mask, *, out=None)\n"
     "--\n"
     "\n"
     "A vector of the elements of input where mask, broadcast to it, is not zero."),
    ENTRY("nonzero", method_nonzero,
     "nonzero($self, *, out=None)\n"
     "--\n"
     "\n"
     "The indices of the elements that are not zero, one row each, in the order of the "
     "elements."),
    ENTRY("index_add", method_index_add,
     "index_add($self, dim, index, source, *, out=None)\n"
     "--\n"
     "\n"
     "input with the slices of source along dim added at their indices; an index may come "
     "more than once."),
    ENTRY("index_copy", method_index_copy,
     "index_copy($self, dim, index, source, *, out=None)\n"
     "--\n"
     "\n"
     "input with the slices along dim at the indices replaced by those of source. Where "
     "an index comes twice the later slice stays."),
    ENTRY("index_fill", method_index_fill,
     "index_fill($self, dim, index, value, *, out=None)\n"
     "--\n"
     "\n"
     "input with the slices along dim at the indices filled with value."),
    ENTRY("scatter", method_scatter,
     "scatter($self, dim, index, source, *, out=None)\n"
     "--\n"
     "\n"
     "input with, for every place of index, the element there, but with the index's value "
     "along dim, replaced by source's. Where places meet the later one stays."),
    ENTRY("scatter_add", method_scatter_add,
     "scatter_add($self, dim, index, source, *, out=None)\n"
     "--\n"
     "\n"
     "input with every element of source added at its place, but with the index's value "
     "along dim."),
    ENTRY("masked_fill", method_masked_fill,
     "masked_fill($self, mask, value, *, out=None)\n"
     "--\n"
     "\n"
     "input with value where mask, broadcast to it, is not zero."),
    ENTRY("masked_copy", method_masked_copy,
     "masked_copy($self, mask, source, *, out=None)\n"
     "--\n"
     "\n"
     "input with the places where mask, broadcast to it, is not zero filled with the "
     "elements of source in order."),
    ENTRY("diag", method_diag,
     "diag($self, diagonal=0, *, out=None)\n"
     "--\n"
     "\n"
     "A matrix with a vector on its diagonal, or the diagonal of a matrix; diagonal "
     "counts upwards from the main one."),
    ENTRY("tril", method_tril,
     "tril($self, k=0, *, out=None)\n"
     "--\n"
     "\n"
     "A matrix with zeros above its k-th diagonal."),
    ENTRY("triu", method_triu,
     "triu($self, k=0, *, out=None)\n"
     "--\n"
     "\n"
     "A matrix with zeros below its k-th diagonal."),
    ENTRY("trace", method_trace,
     "trace($self, *, out=None)\n"
     "--\n"
     "\n"
     "Sum of the elements on the main diagonal of a matrix."),
    ENTRY("renorm", method_renorm,
     "renorm($self, p, dim, maxnorm)\n"
     "--\n"
     "\n"
     "The slices along dim whose p-norm is above maxnorm scaled down to it."),
    ENTRY("cross", method_cross,
     "cross($self, other, dim=-1)\n"
     "--\n"
     "\n"
     "Vector product along dim, which has size 3; by default along the first dim of that "
     "size."),
    ENTRY("repeat", method_repeat,
     "repeat($self, sizes)\n"
     "--\n"
     "\n"
     "The tensor repeated sizes[i] times along each dim; new dims come in front."),
    ENTRY("ones_like", method_ones_like,
     "ones_like($self, *, out=None)\n"
     "--\n"
     "\n"
     "Ones of the input's size and type."),
    ENTRY("bernoulli", method_bernoulli,
     "bernoulli($self, *, out=None)\n"
     "--\n"
     "\n"
     "One with the probability that each element holds, else zero."),
    ENTRY("bernoulli_", method_bernoulli_,
     "bernoulli_($self, p=0.5)\n"
     "--\n"
     "\n"
     "Fills with one with probability p, else zero."),
    ENTRY("uniform_", method_uniform_,
     "uniform_($self, low=0, high=1)\n"
     "--\n"
     "\n"
     "Fills with numbers spread evenly over [low, high)."),
    ENTRY("normal_", method_normal_,
     "normal_($self, mean=0, std=1)\n"
     "--\n"
     "\n"
     "Fills with numbers of the normal distribution."),
    ENTRY("exponential_", method_exponential_,
     "exponential_($self, lambd=1)\n"
     "--\n"
     "\n"
     "Fills with numbers of the exponential distribution of rate lambd, -log(1 - u) / "
     "lambd."),
    ENTRY("cauchy_", method_cauchy_,
     "cauchy_($self, median=0, sigma=1)\n"
     "--\n"
     "\n"
     "Fills with numbers of the Cauchy distribution, median + sigma * tan(pi * (u - "
     "1/2)); it has no mean."),
    ENTRY("log_normal_", method_log_normal_,
     "log_normal_($self, mean=1, std=2)\n"
     "--\n"
     "\n"
     "Fills with numbers whose logarithm has the normal distribution with that mean and "
     "standard deviation."),
    ENTRY("geometric_", method_geometric_,
     "geometric_($self, p)\n"
     "--\n"
     "\n"
     "Fills with the number of trials, each successful with probability p, up to the "
     "first success; floor(log(1 - u) / log(1 - p)) + 1."),
    ENTRY("random_", method_random_,
     "random_(high=16777216) -> Tensor\n"
     "\n"
     "Fills with whole numbers from 0 up to, but not with, high, by default 2^24 or the "
     "largest number of the type.\n"
     "\n"
     "random_(low, high) -> Tensor\n"
     "\n"
     "Fills with whole numbers from low up to, but not with, high, where high - low fits "
     "the type."),
    ENTRY("conv2d", method_conv2d,
     "conv2d($self, weight, bias=None, stride=1, padding=0, dilation=1, groups=1, *, "
     "out=None)\n"
     "--\n"
     "\n"
     "Cross-correlation of each image with each kernel, plus bias; padding is of zeros."),
    ENTRY("abs_", inplace_abs,
     "abs_($self)\n"
     "--\n"
     "\n"
     "Absolute value of each element. The derivative at zero is taken as zero."),
    ENTRY("neg_", inplace_neg,
     "neg_($self)\n"
     "--\n"
     "\n"
     "Each element with its sign changed. Integers wrap around, so the smallest stays "
     "what it is."),
    ENTRY("sign_", inplace_sign,
     "sign_($self)\n"
     "--\n"
     "\n"
     "Minus one, zero or one with the sign of each element. The derivative is taken as "
     "zero."),
    ENTRY("reciprocal_", inplace_reciprocal,
     "reciprocal_($self)\n"
     "--\n"
     "\n"
     "One divided by each element."),
    ENTRY("cinv_", inplace_cinv,
     "cinv_($self)\n"
     "--\n"
     "\n"
     "One divided by each element."),
    ENTRY("sqrt_", inplace_sqrt,
     "sqrt_($self)\n"
     "--\n"
     "\n"
     "Square root of each element, nan where it is negative."),
    ENTRY("rsqrt_", inplace_rsqrt,
     "rsqrt_($self)\n"
     "--\n"
     "\n"
     "One divided by the square root of each element."),
    ENTRY("exp_", inplace_exp,
     "exp_($self)\n"
     "--\n"
     "\n"
     "e to the power of each element."),
    ENTRY("expm1_", inplace_expm1,
     "expm1_($self)\n"
     "--\n"
     "\n"
     "e to the power of each element, minus one. It keeps its digits where the element is "
     "small."),
    ENTRY("log_", inplace_log,
     "log_($self)\n"
     "--\n"
     "\n"
     "Natural logarithm of each element, nan where it is negative."),
    ENTRY("log1p_", inplace_log1p,
     "log1p_($self)\n"
     "--\n"
     "\n"
     "Natural logarithm of one plus each element. It keeps its digits where the element "
     "is small."),
    ENTRY("sin_", inplace_sin,
     "sin_($self)\n"
     "--\n"
     "\n"
     "Sine of each element, in radians."),
    ENTRY("cos_", inplace_cos,
     "cos_($self)\n"
     "--\n"
     "\n"
     "Cosine of each element, in radians."),
    ENTRY("tan_", inplace_tan,
     "tan_($self)\n"
     "--\n"
     "\n"
     "Tangent of each element, in radians."),
    ENTRY("asin_", inplace_asin,
     "asin_($self)\n"
     "--\n"
     "\n"
     "Angle in radians, from -pi/2 to pi/2, whose sine each element is. The derivative is "
     "1 / sqrt(1 - x^2)."),
    ENTRY("acos_", inplace_acos,
     "acos_($self)\n"
     "--\n"
     "\n"
     "Angle in radians, from 0 to pi, whose cosine each element is. The derivative is -1 "
     "/ sqrt(1 - x^2)."),
    ENTRY("atan_", inplace_atan,
     "atan_($self)\n"
     "--\n"
     "\n"
     "Angle in radians, from -pi/2 to pi/2, whose tangent each element is."),
    ENTRY("sinh_", inplace_sinh,
     "sinh_($self)\n"
     "--\n"
     "\n"
     "Hyperbolic sine of each element."),
    ENTRY("cosh_", inplace_cosh,
     "cosh_($self)\n"
     "--\n"
     "\n"
     "Hyperbolic cosine of each element."),
    ENTRY("tanh_", inplace_tanh,
     "tanh_($self)\n"
     "--\n"
     "\n"
     "Hyperbolic tangent of each element."),
    ENTRY("sigmoid_", inplace_sigmoid,
     "sigmoid_($self)\n"
     "--\n"
     "\n"
     "Logistic function 1 / (1 + exp(-x)) of each element."),
    ENTRY("floor_", inplace_floor,
     "floor_($self)\n"
     "--\n"
     "\n"
     "Largest whole number not above each element. The derivative is taken as zero."),
    ENTRY("ceil_", inplace_ceil,
     "ceil_($self)\n"
     "--\n"
     "\n"
     "Smallest whole number not below each element. The derivative is taken as zero."),
    ENTRY("round_", inplace_round,
     "round_($self)\n"
     "--\n"
     "\n"
     "Whole number nearest to each element, halves to the even one. The derivative is "
     "taken as zero."),
    ENTRY("trunc_", inplace_trunc,
     "trunc_($self)\n"
     "--\n"
     "\n"
     "Each element without its fraction. The derivative is taken as zero."),
    ENTRY("frac_", inplace_frac,
     "frac_($self)\n"
     "--\n"
     "\n"
     "Fraction of each element, with the element's sign."),
    ENTRY("fill_", inplace_fill,
     "fill_($self, value)\n"
     "--\n"
     "\n"
     "A tensor of the input's size that holds value everywhere."),
    ENTRY("zero_", inplace_zero,
     "zero_($self)\n"
     "--\n"
     "\n"
     "A tensor of the input's size that holds zeros."),
    ENTRY("add_", inplace_add,
     "add_(alpha=1, other) -> Tensor\n"
     "\n"
     "input + alpha * other."),
    ENTRY("sub_", inplace_sub,
     "sub_(alpha=1, other) -> Tensor\n"
     "\n"
     "input - alpha * other. Results of bytes wrap around."),
    ENTRY("mul_", inplace_mul,
     "mul_($self, other)\n"
     "--\n"
     "\n"
     "Product of the elements."),
    ENTRY("div_", inplace_div,
     "div_($self, other)\n"
     "--\n"
     "\n"
     "Quotient of the elements. Integers truncate towards zero, and a zero divisor of "
     "integers is refused."),
    ENTRY("floor_divide_", inplace_floor_divide,
     "floor_divide_($self, other)\n"
     "--\n"
     "\n"
     "Quotient of the elements rounded down, as Python's // does. A zero divisor of "
     "integers is refused."),
    ENTRY("fmod_", inplace_fmod,
     "fmod_($self, other)\n"
     "--\n"
     "\n"
     "Remainder of the division that truncates, with the sign of input, as C's fmod."),
    ENTRY("remainder_", inplace_remainder,
     "remainder_($self, other)\n"
     "--\n"
     "\n"
     "Remainder of the division that rounds down, with the sign of other, as Python's %."),
    ENTRY("pow_", inplace_pow,
     "pow_($self, exponent)\n"
     "--\n"
     "\n"
     "input to the power of exponent. The derivative with respect to the exponent is "
     "output * log(input), and zero at input zero."),
    ENTRY("atan2_", inplace_atan2,
     "atan2_($self, other)\n"
     "--\n"
     "\n"
     "Angle in radians, from -pi to pi, of the point (other, input), its quadrant taken "
     "from both signs."),
    ENTRY("lerp_", inplace_lerp,
     "lerp_($self, end, weight)\n"
     "--\n"
     "\n"
     "Point between input and end, input + weight * (end - input)."),
    ENTRY("addcmul_", inplace_addcmul,
     "addcmul_(value=1, tensor1, tensor2) -> Tensor\n"
     "\n"
     "input + value * tensor1 * tensor2."),
    ENTRY("addcdiv_", inplace_addcdiv,
     "addcdiv_(value=1, tensor1, tensor2) -> Tensor\n"
     "\n"
     "input + value * tensor1 / tensor2. Integers truncate the quotient towards zero."),
    ENTRY("clamp_", inplace_clamp,
     "clamp_(min, max) -> Tensor\n"
     "\n"
     "Each element, but min where it is below min and max where it is above max.\n"
     "\n"
     "clamp_(min) -> Tensor\n"
     "\n"
     "Each element, but min where it is below min.\n"
     "\n"
     "clamp_(max) -> Tensor\n"
     "\n"
     "Each element, but max where it is above max."),
    ENTRY("clamp_min_", inplace_clamp_min,
     "clamp_min_($self, min)\n"
     "--\n"
     "\n"
     "Each element, but min where it is below min."),
    ENTRY("clamp_max_", inplace_clamp_max,
     "clamp_max_($self, max)\n"
     "--\n"
     "\n"
     "Each element, but max where it is above max."),
    ENTRY("max_", inplace_max,
     "max_($self, other)\n"
     "--\n"
     "\n"
     "The larger one of the elements, nan if one is nan. Where they are equal the "
     "gradient goes to input."),
    ENTRY("cmax_", inplace_cmax,
     "cmax_($self, other)\n"
     "--\n"
     "\n"
     "The larger one of the elements, nan if one is nan. Where they are equal the "
     "gradient goes to input."),
    ENTRY("min_", inplace_min,
     "min_($self, other)\n"
     "--\n"
     "\n"
     "The smaller one of the elements, nan if one is nan. Where they are equal the "
     "gradient goes to input."),
    ENTRY("cmin_", inplace_cmin,
     "cmin_($self, other)\n"
     "--\n"
     "\n"
     "The smaller one of the elements, nan if one is nan. Where they are equal the "
     "gradient goes to input."),
    ENTRY("bitwise_and_", inplace_bitwise_and,
     "bitwise_and_($self, other)\n"
     "--\n"
     "\n"
     "Bits that are set in both elements."),
    ENTRY("bitwise_or_", inplace_bitwise_or,
     "bitwise_or_($self, other)\n"
     "--\n"
     "\n"
     "Bits that are set in one of the elements or in both."),
    ENTRY("bitwise_xor_", inplace_bitwise_xor,
     "bitwise_xor_($self, other)\n"
     "--\n"
     "\n"
     "Bits that are set in exactly one of the elements."),
    ENTRY("bitwise_not_", inplace_bitwise_not,
     "bitwise_not_($self)\n"
     "--\n"
     "\n"
     "Each element with all its bits changed. Of a byte mask of zeros and ones take mask "
     "== 0 rather than this."),
    ENTRY("left_shift_", inplace_left_shift,
     "left_shift_($self, other)\n"
     "--\n"
     "\n"
     "The bits of input moved up by other places. Zero where other is negative or not "
     "less than the count of bits."),
    ENTRY("right_shift_", inplace_right_shift,
     "right_shift_($self, other)\n"
     "--\n"
     "\n"
     "The bits of input moved down by other places, the sign kept. Where other is "
     "negative or not less than the count of bits only the sign is left."),
    ENTRY("relu_", inplace_relu,
     "relu_($self)\n"
     "--\n"
     "\n"
     "Each element, but zero where it is negative. The derivative at zero is taken as "
     "zero."),
    ENTRY("threshold_", inplace_threshold,
     "threshold_($self, threshold, value)\n"
     "--\n"
     "\n"
     "Each element, but value where it is not above threshold."),
    ENTRY("hardtanh_", inplace_hardtanh,
     "hardtanh_($self, min_value=-1, max_value=1)\n"
     "--\n"
     "\n"
     "Each element, but min_value below that and max_value above that. The derivative at "
     "both is taken as zero."),
    ENTRY("leaky_relu_", inplace_leaky_relu,
     "leaky_relu_($self, negative_slope=0.01)\n"
     "--\n"
     "\n"
     "Each element, multiplied by negative_slope where it is negative."),
    ENTRY("prelu_", inplace_prelu,
     "prelu_($self, weight)\n"
     "--\n"
     "\n"
     "Each element, multiplied by weight where it is negative. Weight is broadcast, so "
     "one for each channel has the size (channels, 1, 1)."),
    ENTRY("elu_", inplace_elu,
     "elu_($self, alpha=1)\n"
     "--\n"
     "\n"
     "Each element, but alpha * (exp(x) - 1) where it is negative (Clevert and others, "
     "2015)."),
    ENTRY("softplus_", inplace_softplus,
     "softplus_($self, beta=1, threshold=20)\n"
     "--\n"
     "\n"
     "log(1 + exp(beta * x)) / beta, a smooth relu, and x itself where beta * x is above "
     "threshold."),
    ENTRY("log_sigmoid_", inplace_log_sigmoid,
     "log_sigmoid_($self)\n"
     "--\n"
     "\n"
     "Logarithm of the logistic function, -log(1 + exp(-x)), without overflow."),
    ENTRY("logsigmoid_", inplace_logsigmoid,
     "logsigmoid_($self)\n"
     "--\n"
     "\n"
     "Logarithm of the logistic function, -log(1 + exp(-x)), without overflow."),
    ENTRY("softsign_", inplace_softsign,
     "softsign_($self)\n"
     "--\n"
     "\n"
     "x / (1 + |x|)."),
    ENTRY("tanhshrink_", inplace_tanhshrink,
     "tanhshrink_($self)\n"
     "--\n"
     "\n"
     "x - tanh(x)."),
    ENTRY("hardshrink_", inplace_hardshrink,
     "hardshrink_($self, lambd=0.5)\n"
     "--\n"
     "\n"
     "Each element, but zero from -lambd to lambd."),
    ENTRY("softshrink_", inplace_softshrink,
     "softshrink_($self, lambd=0.5)\n"
     "--\n"
     "\n"
     "Each element moved towards zero by lambd, and zero from -lambd to lambd."),
    ENTRY("addmm_", inplace_addmm,
     "addmm_(beta=1, alpha=1, mat1, mat2) -> Tensor\n"
     "\n"
     "beta * input + alpha * (mat1 @ mat2). With beta 0 what input holds is not read."),
    ENTRY("addmv_", inplace_addmv,
     "addmv_(beta=1, alpha=1, mat, vec) -> Tensor\n"
     "\n"
     "beta * input + alpha * (mat @ vec)."),
    ENTRY("addr_", inplace_addr,
     "addr_(beta=1, alpha=1, vec1, vec2) -> Tensor\n"
     "\n"
     "beta * input + alpha * the outer product of vec1 and vec2."),
    ENTRY("addbmm_", inplace_addbmm,
     "addbmm_(beta=1, alpha=1, batch1, batch2) -> Tensor\n"
     "\n"
     "beta * input + alpha * the sum over the batch of batch1 @ batch2."),
    ENTRY("baddbmm_", inplace_baddbmm,
     "baddbmm_(beta=1, alpha=1, batch1, batch2) -> Tensor\n"
     "\n"
     "beta * input + alpha * (batch1 @ batch2), matrix by matrix."),
    ENTRY("assign_", inplace_assign,
     "assign_($self, source, spec)\n"
     "--\n"
     "\n"
     "A copy of input in which the part that spec points to, as in index, holds source. "
     "In place it serves input[key] = source."),
    ENTRY("index_add_", inplace_index_add,
     "index_add_($self, dim, index, source)\n"
     "--\n"
     "\n"
     "input with the slices of source along dim added at their indices; an index may come "
     "more than once."),
    ENTRY("index_copy_", inplace_index_copy,
     "index_copy_($self, dim, index, source)\n"
     "--\n"
     "\n"
     "input with the slices along dim at the indices replaced by those of source. Where "
     "an index comes twice the later slice stays."),
    ENTRY("index_fill_", inplace_index_fill,
     "index_fill_($self, dim, index, value)\n"
     "--\n"
     "\n"
     "input with the slices along dim at the indices filled with value."),
    ENTRY("scatter_", inplace_scatter,
     "scatter_($self, dim, index, source)\n"
     "--\n"
     "\n"
     "input with, for every place of index, the element there, but with the index's value "
     "along dim, replaced by source's. Where places meet the later one stays."),
    ENTRY("scatter_add_", inplace_scatter_add,
     "scatter_add_($self, dim, index, source)\n"
     "--\n"
     "\n"
     "input with every element of source added at its place, but with the index's value "
     "along dim."),
    ENTRY("masked_fill_", inplace_masked_fill,
     "masked_fill_($self, mask, value)\n"
     "--\n"
     "\n"
     "input with value where mask, broadcast to it, is not zero."),
    ENTRY("masked_copy_", inplace_masked_copy,
     "masked_copy_($self, mask, source)\n"
     "--\n"
     "\n"
     "input with the places where mask, broadcast to it, is not zero filled with the "
     "elements of source in order."),
    {NULL, NULL, 0, NULL},
};

PyMethodDef th_functions[] = {
    ENTRY("abs", function_abs,
     "abs($module, input, *, out=None)\n"
     "--\n"
     "\n"
     "Absolute value of each element. The derivative at zero is taken as zero."),
    ENTRY("neg", function_neg,
     "neg($module, input, *, out=None)\n"
     "--\n"
     "\n"
     "Each element with its sign changed. Integers wrap around, so the smallest stays "
     "what it is."),
    ENTRY("sign", function_sign,
     "sign($module, input, *, out=None)\n"
     "--\n"
     "\n"
     "Minus one, zero or one with the sign of each element. The derivative is taken as "
     "zero."),
    ENTRY("reciprocal", function_reciprocal,
     "reciprocal($module, input, *, out=None)\n"
     "--\n"
     "\n"
     "One divided by each element."),
    ENTRY("cinv", function_cinv,
     "cinv($module, input, *, out=None)\n"
     "--\n"
     "\n"
     "One divided by each element."),
    ENTRY("sqrt", function_sqrt,
     "sqrt($module, input, *, out=None)\n"
     "--\n"
     "\n"
     "Square root of each element, nan where it is negative."),
    ENTRY("rsqrt", function_rsqrt,
     "rsqrt($module, input, *, out=None)\n"
     "--\n"
     "\n"
     "One divided by the square root of each element."),
    ENTRY("exp", function_exp,
     "exp($module, input, *, out=None)\n"
     "--\n"
     "\n"
     "e to the power of each element."),
    ENTRY("expm1", function_expm1,
     "expm1($module, input, *, out=None)\n"
     "--\n"
     "\n"
     "e to the power of each element, minus one. It keeps its digits where the element is "
     "small."),
    ENTRY("log", function_log,
     "log($module, input, *, out=None)\n"
     "--\n"
     "\n"
     "Natural logarithm of each element, nan where it is negative."),
    ENTRY("log1p", function_log1p,
     "log1p($module, input, *, out=None)\n"
     "--\n"
     "\n"
     "Natural logarithm of one plus each element. It keeps its digits where the element "
     "is small."),
    ENTRY("sin", function_sin,
     "sin($module, input, *, out=None)\n"
     "--\n"
     "\n"
     "Sine of each element, in radians."),
    ENTRY("cos", function_cos,
     "cos($module, input, *, out=None)\n"
     "--\n"
     "\n"
     "Cosine of each element, in radians."),
    ENTRY("tan", function_tan,
     "tan($module, input, *, out=None)\n"
     "--\n"
     "\n"
     "Tangent of each element, in radians."),
    ENTRY("asin", function_asin,
     "asin($module, input, *, out=None)\n"
     "--\n"
     "\n"
     "Angle in radians, from -pi/2 to pi/2, whose sine each element is. The derivative is "
     "1 / sqrt(1 - x^2)."),
    ENTRY("acos", function_acos,
     "acos($module, input, *, out=None)\n"
     "--\n"
     "\n"
     "Angle in radians, from 0 to pi, whose cosine each element is. The derivative is -1 "
     "/ sqrt(1 - x^2)."),
    ENTRY("atan", function_atan,
     "atan($module, input, *, out=None)\n"
     "--\n"
     "\n"
     "Angle in radians, from -pi/2 to pi/2, whose tangent each element is."),
    ENTRY("sinh", function_sinh,
     "sinh($module, input, *, out=None)\n"
     "--\n"
     "\n"
     "Hyperbolic sine of each element."),
    ENTRY("cosh", function_cosh,
     "cosh($module, input, *, out=None)\n"
     "--\n"
     "\n"
     "Hyperbolic cosine of each element."),
    ENTRY("tanh", function_tanh,
     "tanh($module, input, *, out=None)\n"
     "--\n"
     "\n"
     "Hyperbolic tangent of each element."),
    ENTRY("sigmoid", function_sigmoid,
     "sigmoid($module, input, *, out=None)\n"
     "--\n"
     "\n"
     "Logistic function 1 / (1 + exp(-x)) of each element."),
    ENTRY("floor", function_floor,
     "floor($module, input, *, out=None)\n"
     "--\n"
     "\n"
     "Largest whole number not above each element. The derivative is taken as zero."),
    ENTRY("ceil", function_ceil,
     "ceil($module, input, *, out=None)\n"
     "--\n"
     "\n"
     "Smallest whole number not below each element. The derivative is taken as zero."),
    ENTRY("round", function_round,
     "round($module, input, *, out=None)\n"
     "--\n"
     "\n"
     "Whole number nearest to each element, halves to the even one. The derivative is "
     "taken as zero."),
    ENTRY("trunc", function_trunc,
     "trunc($module, input, *, out=None)\n"
     "--\n"
     "\n"
     "Each element without its fraction. The derivative is taken as zero."),
    ENTRY("frac", function_frac,
     "frac($module, input, *, out=None)\n"
     "--\n"
     "\n"
     "Fraction of each element, with the element's sign."),
    ENTRY("isnan", function_isnan,
     "isnan($module, input, *, out=None)\n"
     "--\n"
     "\n"
     "One where an element is not a number, else zero."),
    ENTRY("fill", function_fill,
     "fill($module, input, value, *, out=None)\n"
     "--\n"
     "\n"
     "A tensor of the input's size that holds value everywhere."),
    ENTRY("zero", function_zero,
     "zero($module, input, *, out=None)\n"
     "--\n"
     "\n"
     "A tensor of the input's size that holds zeros."),
    ENTRY("clone", function_clone,
     "clone($module, input, *, out=None)\n"
     "--\n"
     "\n"
     "A contiguous copy of the tensor."),
    ENTRY("add", function_add,
     "add(input, alpha=1, other, *, out=None) -> Tensor\n"
     "\n"
     "input + alpha * other."),
    ENTRY("sub", function_sub,
     "sub(input, alpha=1, other, *, out=None) -> Tensor\n"
     "\n"
     "input - alpha * other. Results of bytes wrap around."),
    ENTRY("mul", function_mul,
     "mul($module, input, other, *, out=None)\n"
     "--\n"
     "\n"
     "Product of the elements."),
    ENTRY("div", function_div,
     "div($module, input, other, *, out=None)\n"
     "--\n"
     "\n"
     "Quotient of the elements. Integers truncate towards zero, and a zero divisor of "
     "integers is refused."),
    ENTRY("floor_divide", function_floor_divide,
     "floor_divide($module, input, other, *, out=None)\n"
     "--\n"
     "\n"
     "Quotient of the elements rounded down, as Python's // does. A zero divisor of "
     "integers is refused."),
    ENTRY("fmod", function_fmod,
     "fmod($module, input, other, *, out=None)\n"
     "--\n"
     "\n"
     "Remainder of the division that truncates, with the sign of input, as C's fmod."),
    ENTRY("remainder", function_remainder,
     "remainder($module, input, other, *, out=None)\n"
     "--\n"
     "\n"
     "Remainder of the division that rounds down, with the sign of other, as Python's %."),
    ENTRY("pow", function_pow,
     "pow($module, input, exponent, *, out=None)\n"
     "--\n"
     "\n"
     "input to the power of exponent. The derivative with respect to the exponent is "
     "output * log(input), and zero at input zero."),
    ENTRY("atan2", function_atan2,
     "atan2($module, input, other, *, out=None)\n"
     "--\n"
     "\n"
     "Angle in radians, from -pi to pi, of the point (other, input), its quadrant taken "
     "from both signs."),
    ENTRY("lerp", function_lerp,
     "lerp($module, input, end, weight, *, out=None)\n"
     "--\n"
     "\n"
     "Point between input and end, input + weight * (end - input)."),
    ENTRY("addcmul", function_addcmul,
     "addcmul(input, value=1, tensor1, tensor2, *, out=None) -> Tensor\n"
     "\n"
     "input + value * tensor1 * tensor2."),
    ENTRY("addcdiv", function_addcdiv,
     "addcdiv(input, value=1, tensor1, tensor2, *, out=None) -> Tensor\n"
     "\n"
     "input + value * tensor1 / tensor2. Integers truncate the quotient towards zero."),
    ENTRY("clamp", function_clamp,
     "clamp(input, min, max, *, out=None) -> Tensor\n"
     "\n"
     "Each element, but min where it is below min and max where it is above max.\n"
     "\n"
     "clamp(input, min, *, out=None) -> Tensor\n"
     "\n"
     "Each element, but min where it is below min.\n"
     "\n"
     "clamp(input, max, *, out=None) -> Tensor\n"
     "\n"
     "Each element, but max where it is above max."),
    ENTRY("clamp_min", function_clamp_min,
     "clamp_min($module, input, min, *, out=None)\n"
     "--\n"
     "\n"
     "Each element, but min where it is below min."),
    ENTRY("clamp_max", function_clamp_max,
     "clamp_max($module, input, max, *, out=None)\n"
     "--\n"
     "\n"
     "Each element, but max where it is above max."),
    ENTRY("max", function_max,
     "max(input, other, *, out=None) -> Tensor\n"
     "\n"
     "The larger one of the elements, nan if one is nan. Where they are equal the "
     "gradient goes to input.\n"
     "\n"
     "max(input, *, out=None) -> Tensor\n"
     "\n"
     "The largest element, nan if there is one. Every element that equals it receives the "
     "gradient.\n"
     "\n"
     "max(input, dim, keepdim=True, *, out=None) -> (Tensor, LongTensor)\n"
     "\n"
     "The largest element along dim and the first index where it stands; nan counts as "
     "largest."),
    ENTRY("cmax", function_cmax,
     "cmax($module, input, other, *, out=None)\n"
     "--\n"
     "\n"
     "The larger one of the elements, nan if one is nan. Where they are equal the "
     "gradient goes to input."),
    ENTRY("min", function_min,
     "min(input, other, *, out=None) -> Tensor\n"
     "\n"
     "The smaller one of the elements, nan if one is nan. Where they are equal the "
     "gradient goes to input.\n"
     "\n"
     "min(input, *, out=None) -> Tensor\n"
     "\n"
     "The smallest element, nan if there is one. Every element that equals it receives "
     "the gradient.\n"
     "\n"
     "min(input, dim, keepdim=True, *, out=None) -> (Tensor, LongTensor)\n"
     "\n"
     "The smallest element along dim and the first index where it stands; nan counts as "
     "smallest."),
    ENTRY("cmin", function_cmin,
     "cmin($module, input, other, *, out=None)\n"
     "--\n"
     "\n"
     "The smaller one of the elements, nan if one is nan. Where they are equal the "
     "gradient goes to input."),
    ENTRY("where", function_where,
     "where($module, condition, input, other, *, out=None)\n"
     "--\n"
     "\n"
     "Elements of input where condition is not zero, elements of other elsewhere."),
    ENTRY("bitwise_and", function_bitwise_and,
     "bitwise_and($module, input, other, *, out=None)\n"
     "--\n"
     "\n"
     "Bits that are set in both elements."),
    ENTRY("bitwise_or", function_bitwise_or,
     "bitwise_or($module, input, other, *, out=None)\n"
     "--\n"
     "\n"
     "Bits that are set in one of the elements or in both."),
    ENTRY("bitwise_xor", function_bitwise_xor,
     "bitwise_xor($module, input, other, *, out=None)\n"
     "--\n"
     "\n"
     "Bits that are set in exactly one of the elements."),
    ENTRY("bitwise_not", function_bitwise_not,
     "bitwise_not($module, input, *, out=None)\n"
     "--\n"
     "\n"
     "Each element with all its bits changed. Of a byte mask of zeros and ones take mask "
     "== 0 rather than this."),
    ENTRY("left_shift", function_left_shift,
     "left_shift($module, input, other, *, out=None)\n"
     "--\n"
     "\n"
     "The bits of input moved up by other places. Zero where other is negative or not "
     "less than the count of bits."),
    ENTRY("right_shift", function_right_shift,
     "right_shift($module, input, other, *, out=None)\n"
     "--\n"
     "\n"
     "The bits of input moved down by other places, the sign kept. Where other is "
     "negative or not less than the count of bits only the sign is left."),
    ENTRY("eq", function_eq,
     "eq($module, input, other, *, out=None)\n"
     "--\n"
     "\n"
     "One where input equals other, else zero."),
    ENTRY("ne", function_ne,
     "ne($module, input, other, *, out=None)\n"
     "--\n"
     "\n"
     "One where input differs from other, else zero."),
    ENTRY("lt", function_lt,
     "lt($module, input, other, *, out=None)\n"
     "--\n"
     "\n"
     "One where input is less than other, else zero."),
    ENTRY("le", function_le,
     "le($module, input, other, *, out=None)\n"
     "--\n"
     "\n"
     "One where input is not greater than other, else zero."),
    ENTRY("gt", function_gt,
     "gt($module, input, other, *, out=None)\n"
     "--\n"
     "\n"
     "One where input is greater than other, else zero."),
    ENTRY("ge", function_ge,
     "ge($module, input, other, *, out=None)\n"
     "--\n"
     "\n"
     "One where input is not less than other, else zero."),
    ENTRY("sum", function_sum,
     "sum($module, input, dim=None, keepdim=True, *, out=None)\n"
     "--\n"
     "\n"
     "Sum of the elements, gathered in double precision or in 64 bits; no elements give 0."),
    ENTRY("prod", function_prod,
     "prod($module, input, dim=None, keepdim=True, *, out=None)\n"
     "--\n"
     "\n"
     "Product of the elements; no elements give 1. The gradient divides the product by "
     "each element, so it is nan where that is zero."),
    ENTRY("mean", function_mean,
     "mean($module, input, dim=None, keepdim=True, *, out=None)\n"
     "--\n"
     "\n"
     "Mean of the elements; no elements give nan."),
    ENTRY("norm", function_norm,
     "norm($module, input, p=2, dim=None, keepdim=True, *, out=None)\n"
     "--\n"
     "\n"
     "The p-norm (sum of |x|^p)^(1/p) of the elements, for finite p above zero. The "
     "gradient is taken as zero where the norm is."),
    ENTRY("dist", function_dist,
     "dist($module, input, other, p=2, *, out=None)\n"
     "--\n"
     "\n"
     "The p-norm of input - other over all elements. The gradient is taken as zero where "
     "the norm is."),
    ENTRY("var", function_var,
     "var($module, input, dim=None, unbiased=True, keepdim=True, *, out=None)\n"
     "--\n"
     "\n"
     "Variance of the elements, the sum of squared distances from the mean over count - "
     "1, or over count if unbiased=False."),
    ENTRY("std", function_std,
     "std($module, input, dim=None, unbiased=True, keepdim=True, *, out=None)\n"
     "--\n"
     "\n"
     "Standard deviation of the elements, the square root of var. The gradient is taken "
     "as zero where the deviation is."),
    ENTRY("var_input", function_var_input,
     "var_input($module, grad_output, input, dimension=None, unbiased=True, keepdim=True, "
     "*, out=None)\n"
     "--\n"
     "\n"
     "Gradient of var, grad_output * 2 * (input - mean) / (count - 1), or / count if "
     "unbiased=False."),
    ENTRY("all", function_all,
     "all($module, input, dim=None, keepdim=True, *, out=None)\n"
     "--\n"
     "\n"
     "One where every element is not zero, else zero; no elements give one."),
    ENTRY("any", function_any,
     "any($module, input, dim=None, keepdim=True, *, out=None)\n"
     "--\n"
     "\n"
     "One where some element is not zero, else zero; no elements give zero."),
    ENTRY("relu", function_relu,
     "relu($module, input, *, out=None)\n"
     "--\n"
     "\n"
     "Each element, but zero where it is negative. The derivative at zero is taken as "
     "zero."),
    ENTRY("threshold", function_threshold,
     "threshold($module, input, threshold, value, *, out=None)\n"
     "--\n"
     "\n"
     "Each element, but value where it is not above threshold."),
    ENTRY("hardtanh", function_hardtanh,
     "hardtanh($module, input, min_value=-1, max_value=1, *, out=None)\n"
     "--\n"
     "\n"
     "Each element, but min_value below that and max_value above that. The derivative at "
     "both is taken as zero."),
    ENTRY("leaky_relu", function_leaky_relu,
     "leaky_relu($module, input, negative_slope=0.01, *, out=None)\n"
     "--\n"
     "\n"
     "Each element, multiplied by negative_slope where it is negative."),
    ENTRY("prelu", function_prelu,
     "prelu($module, input, weight, *, out=None)\n"
     "--\n"
     "\n"
     "Each element, multiplied by weight where it is negative. Weight is broadcast, so "
     "one for each channel has the size (channels, 1, 1)."),
    ENTRY("elu", function_elu,
     "elu($module, input, alpha=1, *, out=None)\n"
     "--\n"
     "\n"
     "Each element, but alpha * (exp(x) - 1) where it is negative (Clevert and others, "
     "2015)."),
    ENTRY("softplus", function_softplus,
     "softplus($module, input, beta=1, threshold=20, *, out=None)\n"
     "--\n"
     "\n"
     "log(1 + exp(beta * x)) / beta, a smooth relu, and x itself where beta * x is above "
     "threshold."),
    ENTRY("log_sigmoid", function_log_sigmoid,
     "log_sigmoid($module, input, *, out=None)\n"
     "--\n"
     "\n"
     "Logarithm of the logistic function, -log(1 + exp(-x)), without overflow."),
    ENTRY("logsigmoid", function_logsigmoid,
     "logsigmoid($module, input, *, out=None)\n"
     "--\n"
     "\n"
     "Logarithm of the logistic function, -log(1 + exp(-x)), without overflow."),
    ENTRY("softsign", function_softsign,
     "softsign($module, input, *, out=None)\n"
     "--\n"
     "\n"
     "x / (1 + |x|)."),
    ENTRY("tanhshrink", function_tanhshrink,
     "tanhshrink($module, input, *, out=None)\n"
     "--\n"
     "\n"
     "x - tanh(x)."),
    ENTRY("hardshrink", function_hardshrink,
     "hardshrink($module, input, lambd=0.5, *, out=None)\n"
     "--\n"
     "\n"
     "Each element, but zero from -lambd to lambd."),
    ENTRY("softshrink", function_softshrink,
     "softshrink($module, input, lambd=0.5, *, out=None)\n"
     "--\n"
     "\n"
     "Each element moved towards zero by lambd, and zero from -lambd to lambd."),
    ENTRY("softmax", function_softmax,
     "softmax($module, input, dim, *, out=None)\n"
     "--\n"
     "\n"
     "exp(x) over the sum of exp(x) along dim, computed from x - max(x) so that nothing "
     "overflows."),
    ENTRY("log_softmax", function_log_softmax,
     "log_softmax($module, input, dim, *, out=None)\n"
     "--\n"
     "\n"
     "Logarithm of softmax along dim, x - max(x) - log(sum(exp(x - max(x))))."),
    ENTRY("softmax_input", function_softmax_input,
     "softmax_input($module, grad_output, probability, dim, *, out=None)\n"
     "--\n"
     "\n"
     "Gradient of softmax, probability * (grad_output - sum(grad_output * probability))."),
    ENTRY("log_softmax_input", function_log_softmax_input,
     "log_softmax_input($module, grad_output, log_probability, dim, *, out=None)\n"
     "--\n"
     "\n"
     "Gradient of log_softmax, grad_output - exp(log_probability) * sum(grad_output)."),
    ENTRY("dot", function_dot,
     "dot($module, input, tensor, *, out=None)\n"
     "--\n"
     "\n"
     "Sum of the products of the elements of two vectors."),
    ENTRY("mv", function_mv,
     "mv($module, input, vec, *, out=None)\n"
     "--\n"
     "\n"
     "Matrix times vector."),
    ENTRY("mm", function_mm,
     "mm($module, input, mat2, *, out=None)\n"
     "--\n"
     "\n"
     "Matrix times matrix."),
    ENTRY("bmm", function_bmm,
     "bmm($module, input, mat2, *, out=None)\n"
     "--\n"
     "\n"
     "Product of each matrix of one batch with that of the other."),
    ENTRY("ger", function_ger,
     "ger($module, input, vec2, *, out=None)\n"
     "--\n"
     "\n"
     "Outer product of two vectors."),
    ENTRY("addmm", function_addmm,
     "addmm(beta=1, input, alpha=1, mat1, mat2, *, out=None) -> Tensor\n"
     "\n"
     "beta * input + alpha * (mat1 @ mat2). With beta 0 what input holds is not read."),
    ENTRY("addmv", function_addmv,
     "addmv(beta=1, input, alpha=1, mat, vec, *, out=None) -> Tensor\n"
     "\n"
     "beta * input + alpha * (mat @ vec)."),
    ENTRY("addr", function_addr,
     "addr(beta=1, input, alpha=1, vec1, vec2, *, out=None) -> Tensor\n"
     "\n"
     "beta * input + alpha * the outer product of vec1 and vec2."),
    ENTRY("addbmm", function_addbmm,
     "addbmm(beta=1, input, alpha=1, batch1, batch2, *, out=None) -> Tensor\n"
     "\n"
     "beta * input + alpha * the sum over the batch of batch1 @ batch2."),
    ENTRY("baddbmm", function_baddbmm,
     "baddbmm(beta=1, input, alpha=1, batch1, batch2, *, out=None) -> Tensor\n"
     "\n"
     "beta * input + alpha * (batch1 @ batch2), matrix by matrix."),
    ENTRY("linear", function_linear,
     "linear($module, input, weight, bias=None, *, out=None)\n"
     "--\n"
     "\n"
     "Affine map x @ weight.t() + bias of the rows of a matrix, or of one vector. Weight "
     "is (outputs, inputs), bias (outputs)."),
    ENTRY("linear_weight", function_linear_weight,
     "linear_weight($module, grad_output, input, *, out=None)\n"
     "--\n"
     "\n"
     "Gradient of linear with respect to weight, grad_output.t() @ input, or their outer "
     "product for vectors."),
    ENTRY("matmul", function_matmul,
     "matmul($module, input, other)\n"
     "--\n"
     "\n"
     "Product as NumPy's @ has it. Two vectors give their dot product, a matrix and a "
     "vector a vector, and of more dims the last two are matrices and the others a batch, "
     "broadcast."),
    ENTRY("reshape", function_reshape,
     "reshape($module, input, size)\n"
     "--\n"
     "\n"
     "The same elements with another size, as view, but copied where the strides need it."),
    ENTRY("transpose", function_transpose,
     "transpose($module, input, dim0, dim1)\n"
     "--\n"
     "\n"
     "Two dims exchanged."),
    ENTRY("t", function_t,
     "t($module, input)\n"
     "--\n"
     "\n"
     "A matrix transposed."),
    ENTRY("unpermute", function_unpermute,
     "unpermute($module, input, dims)\n"
     "--\n"
     "\n"
     "The dims back in the order that permute with the same dims took them from."),
    ENTRY("narrow_input", function_narrow_input,
     "narrow_input($module, grad_output, dimension, start, size, *, out=None)\n"
     "--\n"
     "\n"
     "Gradient of narrow, zeros of the given size that hold grad_output from start along "
     "dimension."),
    ENTRY("select_input", function_select_input,
     "select_input($module, grad_output, dim, index, size, *, out=None)\n"
     "--\n"
     "\n"
     "Gradient of select, zeros of the given size that hold grad_output at index along "
     "dim."),
    ENTRY("sum_to_size", function_sum_to_size,
     "sum_to_size($module, input, size, *, out=None)\n"
     "--\n"
     "\n"
     "Sum over the dims that broadcasting from size would have repeated, the reverse of "
     "expand."),
    ENTRY("squeeze", function_squeeze,
     "squeeze($module, input, dim=None)\n"
     "--\n"
     "\n"
     "The same without dims of size 1, all of them or only dim. A tensor of one element "
     "keeps the size 1."),
    ENTRY("unsqueeze", function_unsqueeze,
     "unsqueeze($module, input, dim)\n"
     "--\n"
     "\n"
     "A dim of size 1 put in before dim; -1 puts it at the end."),
    ENTRY("unfold_input", function_unfold_input,
     "unfold_input($module, grad_output, dimension, length, step, size, *, out=None)\n"
     "--\n"
     "\n"
     "Gradient of unfold, the parts of length elements added up in zeros of the given "
     "size."),
    ENTRY("index_input", function_index_input,
     "index_input($module, grad_output, ndim, size_and_spec, *, out=None)\n"
     "--\n"
     "\n"
     "Gradient of index, zeros with the first ndim of the ints as size that hold "
     "grad_output where the others, the spec, point."),
    ENTRY("index_again", function_index_again,
     "index_again($module, input, ndim, size_and_spec)\n"
     "--\n"
     "\n"
     "Gradient of index_input, the part of input that the spec behind the first ndim ints "
     "points to, as index."),
    ENTRY("split", function_split,
     "split($module, input, split_size, dim=0)\n"
     "--\n"
     "\n"
     "A tuple of parts along dim, of split_size elements each but for the last, which may "
     "be shorter."),
    ENTRY("chunk", function_chunk,
     "chunk($module, input, chunks, dim=0)\n"
     "--\n"
     "\n"
     "A tuple of at most chunks parts along dim, of one size but for the last, which may "
     "be shorter."),
    ENTRY("unbind", function_unbind,
     "unbind($module, input, dim=0)\n"
     "--\n"
     "\n"
     "A tuple of the slices along dim, each without it."),
    ENTRY("index_select", function_index_select,
     "index_select($module, input, dim, index, *, out=None)\n"
     "--\n"
     "\n"
     "The slices of input along dim that a vector of indices names, in its order."),
    ENTRY("index_select_input", function_index_select_input,
     "index_select_input($module, grad_output, dim, index, size, *, out=None)\n"
     "--\n"
     "\n"
     "Gradient of index_select, zeros of the given size to which the slices of "
     "grad_output along dim are added at their indices."),
    ENTRY("gather", function_gather,
     "gather($module, input, dim, index, *, out=None)\n"
     "--\n"
     "\n"
     "For every place of index the element of input there, but with the index's value "
     "along dim."),
    ENTRY("gather_input", function_gather_input,
     "gather_input($module, grad_output, dim, index, size, *, out=None)\n"
     "--\n"
     "\n"
     "Gradient of gather, zeros of the given size to which every element of grad_output "
     "is added where its index points."),
    ENTRY("pick", function_pick,
     "pick($module, input, indices, dim, *, out=None)\n"
     "--\n"
     "\n"
     "The element of input along dim that each index names, where indices has input's "
     "size with dim of size 1 or left out."),
    ENTRY("pick_input", function_pick_input,
     "pick_input($module, grad_output, indices, dim, size, *, out=None)\n"
     "--\n"
     "\n"
     "Gradient of pick, zeros of the given size that hold each element of grad_output "
     "where its index points along dim."),
    ENTRY("masked_select", function_masked_select,
     "masked_select($module, input, mask, *, out=None)\n"
     "--\n"
     "\n"
     "A vector of the elements of input where mask, broadcast to it, is not zero."),
    ENTRY("masked_select_input", function_masked_select_input,
     "masked_select_input($module, grad_output, mask, size, *, out=None)\n"
     "--\n"
     "\n"
     "Gradient of masked_select, zeros of the given size that hold the elements of "
     "grad_output in order where mask is not zero."),
    ENTRY("nonzero", function_nonzero,
     "nonzero($module, input, *, out=None)\n"
     "--\n"
     "\n"
     "The indices of the elements that are not zero, one row each, in the order of the "
     "elements."),
    ENTRY("masked_copy_input", function_masked_copy_input,
     "masked_copy_input($module, grad_output, mask, size, *, out=None)\n"
     "--\n"
     "\n"
     "Gradient of masked_copy with respect to source, zeros of its size that begin with "
     "the elements of grad_output where mask is not zero."),
    ENTRY("diag", function_diag,
     "diag($module, input, diagonal=0, *, out=None)\n"
     "--\n"
     "\n"
     "A matrix with a vector on its diagonal, or the diagonal of a matrix; diagonal "
     "counts upwards from the main one."),
    ENTRY("diag_input", function_diag_input,
     "diag_input($module, grad_output, diagonal, size, *, out=None)\n"
     "--\n"
     "\n"
     "Gradient of diag. For one size it is the diagonal of grad_output, for two zeros of "
     "that size with grad_output, broadcast, on the diagonal."),
    ENTRY("tril", function_tril,
     "tril($module, input, k=0, *, out=None)\n"
     "--\n"
     "\n"
     "A matrix with zeros above its k-th diagonal."),
    ENTRY("triu", function_triu,
     "triu($module, input, k=0, *, out=None)\n"
     "--\n"
     "\n"
     "A matrix with zeros below its k-th diagonal."),
    ENTRY("trace", function_trace,
     "trace($module, input, *, out=None)\n"
     "--\n"
     "\n"
     "Sum of the elements on the main diagonal of a matrix."),
    ENTRY("renorm", function_renorm,
     "renorm($module, input, p, dim, maxnorm)\n"
     "--\n"
     "\n"
     "The slices along dim whose p-norm is above maxnorm scaled down to it."),
    ENTRY("cross", function_cross,
     "cross($module, input, other, dim=-1)\n"
     "--\n"
     "\n"
     "Vector product along dim, which has size 3; by default along the first dim of that "
     "size."),
    ENTRY("cat", function_cat,
     "cat($module, tensors, dim=0, *, out=None)\n"
     "--\n"
     "\n"
     "Tensors joined along a dim that they have; their other sizes agree. Empty vectors "
     "are left out."),
    ENTRY("stack", function_stack,
     "stack($module, tensors, dim=0)\n"
     "--\n"
     "\n"
     "Tensors of one size joined along a new dim."),
    ENTRY("zeros", function_zeros,
     "zeros($module, size, *, out=None)\n"
     "--\n"
     "\n"
     "A tensor of zeros."),
    ENTRY("ones", function_ones,
     "ones($module, size, *, out=None)\n"
     "--\n"
     "\n"
     "A tensor of ones."),
    ENTRY("zeros_like", function_zeros_like,
     "zeros_like($module, input, *, out=None)\n"
     "--\n"
     "\n"
     "Zeros of the input's size and type."),
    ENTRY("ones_like", function_ones_like,
     "ones_like($module, input, *, out=None)\n"
     "--\n"
     "\n"
     "Ones of the input's size and type."),
    ENTRY("eye", function_eye,
     "eye($module, n, m=None, *, out=None)\n"
     "--\n"
     "\n"
     "A matrix of n rows and m columns, n by default, with ones on the diagonal and zeros "
     "elsewhere."),
    ENTRY("arange", function_arange,
     "arange(start=0, end, step=1, *, out=None) -> Tensor\n"
     "\n"
     "Numbers from start up to, but not with, end, step apart."),
    ENTRY("range", function_range,
     "range($module, start, end, step=1, *, out=None)\n"
     "--\n"
     "\n"
     "Numbers from start up to and with end, step apart."),
    ENTRY("linspace", function_linspace,
     "linspace($module, start, end, steps=100, *, out=None)\n"
     "--\n"
     "\n"
     "Count of steps numbers from start to end, both included, equally far apart."),
    ENTRY("logspace", function_logspace,
     "logspace($module, start, end, steps=100, *, out=None)\n"
     "--\n"
     "\n"
     "Ten to the power of the numbers of linspace."),
    ENTRY("randperm", function_randperm,
     "randperm($module, n, *, out=None)\n"
     "--\n"
     "\n"
     "The numbers from 0 to n - 1 in a random order (Fisher and Yates), every order as "
     "likely."),
    ENTRY("rand", function_rand,
     "rand($module, size, *, out=None)\n"
     "--\n"
     "\n"
     "Numbers spread evenly over [0, 1)."),
    ENTRY("randn", function_randn,
     "randn($module, size, *, out=None)\n"
     "--\n"
     "\n"
     "Numbers of the normal distribution with mean 0 and standard deviation 1."),
    ENTRY("normal", function_normal,
     "normal($module, mean=0, std=1, *, out=None)\n"
     "--\n"
     "\n"
     "A number of the normal distribution for each element, with the mean and the "
     "standard deviation there."),
    ENTRY("bernoulli", function_bernoulli,
     "bernoulli($module, input, *, out=None)\n"
     "--\n"
     "\n"
     "One with the probability that each element holds, else zero."),
    ENTRY("bernoulli_", function_bernoulli_,
     "bernoulli_($module, input, p=0.5)\n"
     "--\n"
     "\n"
     "Fills with one with probability p, else zero."),
    ENTRY("uniform_", function_uniform_,
     "uniform_($module, input, low=0, high=1)\n"
     "--\n"
     "\n"
     "Fills with numbers spread evenly over [low, high)."),
    ENTRY("normal_", function_normal_,
     "normal_($module, input, mean=0, std=1)\n"
     "--\n"
     "\n"
     "Fills with numbers of the normal distribution."),
    ENTRY("exponential_", function_exponential_,
     "exponential_($module, input, lambd=1)\n"
     "--\n"
     "\n"
     "Fills with numbers of the exponential distribution of rate lambd, -log(1 - u) / "
     "lambd."),
    ENTRY("cauchy_", function_cauchy_,
     "cauchy_($module, input, median=0, sigma=1)\n"
     "--\n"
     "\n"
     "Fills with numbers of the Cauchy distribution, median + sigma * tan(pi * (u - "
     "1/2)); it has no mean."),
    ENTRY("log_normal_", function_log_normal_,
     "log_normal_($module, input, mean=1, std=2)\n"
     "--\n"
     "\n"
     "Fills with numbers whose logarithm has the normal distribution with that mean and "
     "standard deviation."),
    ENTRY("geometric_", function_geometric_,
     "geometric_($module, input, p)\n"
     "--\n"
     "\n"
     "Fills with the number of trials, each successful with probability p, up to the "
     "first success; floor(log(1 - u) / log(1 - p)) + 1."),
    ENTRY("random_", function_random_,
     "random_(input, high=16777216) -> Tensor\n"
     "\n"
     "Fills with whole numbers from 0 up to, but not with, high, by default 2^24 or the "
     "largest number of the type.\n"
     "\n"
     "random_(input, low, high) -> Tensor\n"
     "\n"
     "Fills with whole numbers from low up to, but not with, high, where high - low fits "
     "the type."),
    ENTRY("conv2d", function_conv2d,
     "conv2d($module, input, weight, bias=None, stride=1, padding=0, dilation=1, "
     "groups=1, *, out=None)\n"
     "--\n"
     "\n"
     "Cross-correlation of each image with each kernel, plus bias; padding is of zeros."),
    ENTRY("conv2d_input", function_conv2d_input,
     "conv2d_input($module, grad_output, weight, size, stride, padding, dilation, groups, "
     "*, out=None)\n"
     "--\n"
     "\n"
     "Gradient of conv2d with respect to input, whose height and width are size."),
    ENTRY("conv2d_weight", function_conv2d_weight,
     "conv2d_weight($module, grad_output, input, size, stride, padding, dilation, groups, "
     "*, out=None)\n"
     "--\n"
     "\n"
     "Gradient of conv2d with respect to weight, whose kernel has that size."),
    ENTRY("conv_transpose2d", function_conv_transpose2d,
     "conv_transpose2d($module, input, weight, bias=None, stride=1, padding=0, "
     "output_padding=0, groups=1, dilation=1)\n"
     "--\n"
     "\n"
     "Transposed convolution, the gradient of conv2d taken as a function. Weight is "
     "(channels, outputs / groups, kernel height, kernel width)."),
    ENTRY("conv1d", function_conv1d,
     "conv1d($module, input, weight, bias=None, stride=1, padding=0, dilation=1, "
     "groups=1)\n"
     "--\n"
     "\n"
     "Cross-correlation of signals, as conv2d with one dim less."),
    ENTRY("max_pool2d", function_max_pool2d,
     "max_pool2d($module, input, kernel_size, stride, padding=0, dilation=1, "
     "ceil_mode=False, *, out=None)\n"
     "--\n"
     "\n"
     "The largest element of each window and its place in the plane, row by row; nan "
     "counts as largest, and the first of equal ones wins."),
    ENTRY("max_pool2d_input", function_max_pool2d_input,
     "max_pool2d_input($module, grad_output, indices, size, *, out=None)\n"
     "--\n"
     "\n"
     "Gradient of max_pool2d, planes of zeros of the given size to which every element of "
     "grad_output is added at its index."),
    ENTRY("max_pool2d_gather", function_max_pool2d_gather,
     "max_pool2d_gather($module, input, indices, *, out=None)\n"
     "--\n"
     "\n"
     "The element of each plane of input that every index names."),
    ENTRY("avg_pool2d", function_avg_pool2d,
     "avg_pool2d($module, input, kernel_size, stride, padding=0, ceil_mode=False, "
     "count_include_pad=True, *, out=None)\n"
     "--\n"
     "\n"
     "The mean of each window. Padding counts as zeros, or not at all with "
     "count_include_pad=False."),
    ENTRY("avg_pool2d_input", function_avg_pool2d_input,
     "avg_pool2d_input($module, grad_output, size, kernel_size, stride, padding=0, "
     "ceil_mode=False, count_include_pad=True, *, out=None)\n"
     "--\n"
     "\n"
     "Gradient of avg_pool2d, every element of grad_output shared out over its window in "
     "planes of the given size."),
    ENTRY("batch_norm", function_batch_norm,
     "batch_norm($module, input, weight=None, bias=None, running_mean=None, "
     "running_var=None, training=False, momentum=0.1, eps=1e-05, *, out=None)\n"
     "--\n"
     "\n"
     "Each channel (dim 1) normalised by its mean and variance, times weight plus bias "
     "(Ioffe and Szegedy, 2015). In training they are the batch's, and running_mean and "
     "running_var, of unbiased variances, are moved towards them by momentum; else they "
     "are the running ones."),
    ENTRY("batch_norm_input", function_batch_norm_input,
     "batch_norm_input(grad_output, input, weight=None, mean, inverse_std, training, *, "
     "out=None) -> (Tensor, Tensor, Tensor)\n"
     "\n"
     "Gradient of batch_norm with respect to input, weight and bias."),
    ENTRY("mse_loss", function_mse_loss,
     "mse_loss($module, input, target, size_average=1, *, out=None)\n"
     "--\n"
     "\n"
     "Mean of the squared differences."),
    ENTRY("l1_loss", function_l1_loss,
     "l1_loss($module, input, target, size_average=1, *, out=None)\n"
     "--\n"
     "\n"
     "Mean of the absolute differences."),
    ENTRY("smooth_l1_loss", function_smooth_l1_loss,
     "smooth_l1_loss($module, input, target, size_average=1, *, out=None)\n"
     "--\n"
     "\n"
     "Mean of half the squared differences where they are below 1, and of the absolute "
     "ones less 1/2 elsewhere (Huber, 1964)."),
    ENTRY("binary_cross_entropy", function_binary_cross_entropy,
     "binary_cross_entropy($module, input, target, size_average=1, *, out=None)\n"
     "--\n"
     "\n"
     "Mean of -target * log(input) - (1 - target) * log(1 - input), 1e-12 added to what "
     "the logarithms are taken of."),
    ENTRY("weighted_binary_cross_entropy", function_weighted_binary_cross_entropy,
     "weighted_binary_cross_entropy($module, input, target, weight, size_average=1, *, "
     "out=None)\n"
     "--\n"
     "\n"
     "binary_cross_entropy with a weight, broadcast, for each element."),
    ENTRY("kl_div", function_kl_div,
     "kl_div($module, input, target, size_average=1, *, out=None)\n"
     "--\n"
     "\n"
     "Mean of target * (log(target) - input), zero where target is not above zero; input "
     "holds logarithms of probabilities."),
    ENTRY("soft_margin_loss", function_soft_margin_loss,
     "soft_margin_loss($module, input, target, size_average=1, *, out=None)\n"
     "--\n"
     "\n"
     "Mean of log(1 + exp(-target * input)), for targets of 1 and -1."),
    ENTRY("hinge_embedding_loss", function_hinge_embedding_loss,
     "hinge_embedding_loss($module, input, target, margin=1, size_average=1, *, out=None)\n"
     "--\n"
     "\n"
     "Mean of input where target is above zero, and of what input lacks to margin "
     "elsewhere."),
    ENTRY("margin_ranking_loss", function_margin_ranking_loss,
     "margin_ranking_loss($module, input, other, target, margin=0, size_average=1, *, "
     "out=None)\n"
     "--\n"
     "\n"
     "Mean of what target * (input - other) lacks to margin, where target is 1 if input "
     "shall be the larger one, else -1."),
    ENTRY("nll_loss", function_nll_loss,
     "nll_loss($module, input, target, weight=None, size_average=True, *, out=None)\n"
     "--\n"
     "\n"
     "Mean of minus the element of input, logarithms of probabilities of (batch, classes) "
     "or (batch, classes, height, width), that each target names. With a weight for each "
     "class the mean is weighted."),
    ENTRY("nll_loss_input", function_nll_loss_input,
     "nll_loss_input(grad_output, target, weight=None, size_average=True, size, *, "
     "out=None) -> Tensor\n"
     "\n"
     "Gradient of nll_loss, zeros of the given size but for the elements that the targets "
     "name."),
    {NULL, NULL, 0, NULL},
};

const int16_t th_operators[OPERATOR_COUNT] = {
    [OPERATOR_ADD] = NAME_add,
    [OPERATOR_SUB] = NAME_sub,
    [OPERATOR_MUL] = NAME_mul,
    [OPERATOR_DIV] = NAME_div,
    [OPERATOR_FLOORDIV] = NAME_floor_divide,
    [OPERATOR_MOD] = NAME_remainder,
    [OPERATOR_POW] = NAME_pow,
    [OPERATOR_MATMUL] = NAME_matmul,
    [OPERATOR_AND] = NAME_bitwise_and,
    [OPERATOR_OR] = NAME_bitwise_or,
    [OPERATOR_XOR] = NAME_bitwise_xor,
    [OPERATOR_LSHIFT] = NAME_left_shift,
    [OPERATOR_RSHIFT] = NAME_right_shift,
    [OPERATOR_INVERT] = NAME_bitwise_not,
    [OPERATOR_LT] = NAME_lt,
    [OPERATOR_LE] = NAME_le,
    [OPERATOR_EQ] = NAME_eq,
    [OPERATOR_NE] = NAME_ne,
    [OPERATOR_GE] = NAME_ge,
    [OPERATOR_GT] = NAME_gt,
    [OPERATOR_NEG] = NAME_neg,
    [OPERATOR_ABS] = NAME_abs,
};
