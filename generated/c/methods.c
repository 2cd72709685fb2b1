/* Generated from ops.yaml by codegen/templates/methods.c. Do not edit: change the row and run make gen. */
/* One stub per method and in-place method; the dispatcher does the rest. */
#include "python/call/call.h"
#include "names.h"

#define ARGUMENTS PyObject *self, PyObject *const *args, Py_ssize_t count, PyObject *names
#define METHOD(name)                                                                               \
    static PyObject *method_##name(ARGUMENTS) {                                                    \
        return th_call_method(&name_##name, false, self, args, count, names);                      \
    }
#define INPLACE(name)                                                                              \
    static PyObject *inplace_##name(ARGUMENTS) {                                                   \
        return th_call_method(&name_##name, true, self, args, count, names);                       \
    }
#define ENTRY(name, stub, doc) {name, (PyCFunction)(void (*)(void))stub, METH_FASTCALL | METH_KEYWORDS, doc}

METHOD(abs)
METHOD(neg)
METHOD(sign)
METHOD(floor)
METHOD(ceil)
METHOD(round)
METHOD(trunc)
METHOD(frac)
METHOD(isnan)
METHOD(reciprocal)
METHOD(cinv)
METHOD(sqrt)
METHOD(rsqrt)
METHOD(exp)
METHOD(expm1)
METHOD(log)
METHOD(log1p)
METHOD(pow)
METHOD(sin)
METHOD(cos)
METHOD(sincos)
METHOD(tan)
METHOD(asin)
METHOD(acos)
METHOD(atan)
METHOD(atan2)
METHOD(sinh)
METHOD(cosh)
METHOD(tanh)
METHOD(fill)
METHOD(zero)
METHOD(clone)
METHOD(ones_like)
METHOD(add)
METHOD(sub)
METHOD(mul)
METHOD(div)
METHOD(floor_divide)
METHOD(fmod)
METHOD(remainder)
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
METHOD(logsumexp)
METHOD(all)
METHOD(any)
METHOD(aminmax)
METHOD(argmax)
METHOD(argmin)
METHOD(var)
METHOD(std)
METHOD(relu)
METHOD(threshold)
METHOD(hardtanh)
METHOD(leaky_relu)
METHOD(prelu)
METHOD(elu)
METHOD(hardshrink)
METHOD(softshrink)
METHOD(sigmoid)
METHOD(softplus)
METHOD(log_sigmoid)
METHOD(logsigmoid)
METHOD(softsign)
METHOD(tanhshrink)
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
INPLACE(floor)
INPLACE(ceil)
INPLACE(round)
INPLACE(trunc)
INPLACE(frac)
INPLACE(reciprocal)
INPLACE(cinv)
INPLACE(sqrt)
INPLACE(rsqrt)
INPLACE(exp)
INPLACE(expm1)
INPLACE(log)
INPLACE(log1p)
INPLACE(pow)
INPLACE(sin)
INPLACE(cos)
INPLACE(tan)
INPLACE(asin)
INPLACE(acos)
INPLACE(atan)
INPLACE(atan2)
INPLACE(sinh)
INPLACE(cosh)
INPLACE(tanh)
INPLACE(fill)
INPLACE(zero)
INPLACE(add)
INPLACE(sub)
INPLACE(mul)
INPLACE(div)
INPLACE(floor_divide)
INPLACE(fmod)
INPLACE(remainder)
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
INPLACE(hardshrink)
INPLACE(softshrink)
INPLACE(sigmoid)
INPLACE(softplus)
INPLACE(log_sigmoid)
INPLACE(logsigmoid)
INPLACE(softsign)
INPLACE(tanhshrink)
INPLACE(addmm)
INPLACE(addmv)
INPLACE(addr)
INPLACE(addbmm)
INPLACE(baddbmm)
INPLACE(index_add)
INPLACE(index_copy)
INPLACE(index_fill)
INPLACE(scatter)
INPLACE(scatter_add)
INPLACE(masked_fill)
INPLACE(masked_copy)

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
     "One where an element is not a number, else zero; integers always are numbers."),
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
    ENTRY("pow", method_pow,
     "pow($self, exponent, *, out=None)\n"
     "--\n"
     "\n"
     "input to the power of exponent. The derivative with respect to the exponent is "
     "output * log(input), and zero at input zero."),
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
    ENTRY("sincos", method_sincos,
     "sincos($self, *, out=None)\n"
     "--\n"
     "\n"
     "Sine and cosine of each element, in radians, in one pass."),
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
    ENTRY("atan2", method_atan2,
     "atan2($self, other, *, out=None)\n"
     "--\n"
     "\n"
     "Angle in radians, from -pi to pi, of the point (other, input), its quadrant taken "
     "from both signs."),
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
    ENTRY("ones_like", method_ones_like,
     "ones_like($self, *, out=None)\n"
     "--\n"
     "\n"
     "Ones of the input's size and type."),
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
     "Each element, but min where it is below min and max where it is above max. Where "
     "min is above max everything becomes max.\n"
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
     "max(dim, keepdim=False, *, out=None) -> (Tensor, LongTensor)\n"
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
     "min(dim, keepdim=False, *, out=None) -> (Tensor, LongTensor)\n"
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
     "Each element with all its bits changed. The operator ~ of a ByteTensor is 1 - "
     "input, so that a mask of zeros and ones is exchanged."),
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
     "sum($self, dim=None, keepdim=False, *, out=None)\n"
     "--\n"
     "\n"
     "Sum of the elements, gathered in double precision or in 64 bits; no elements give "
     "0. Of integers it is a LongTensor."),
    ENTRY("prod", method_prod,
     "prod($self, dim=None, keepdim=False, *, out=None)\n"
     "--\n"
     "\n"
     "Product of the elements; no elements give 1. Of integers it is a LongTensor. The "
     "gradient of an element is the product of the others, where there are zeros too."),
    ENTRY("mean", method_mean,
     "mean($self, dim=None, keepdim=False, *, out=None)\n"
     "--\n"
     "\n"
     "Mean of the elements; no elements give nan."),
    ENTRY("norm", method_norm,
     "norm($self, p=2, dim=None, keepdim=False, *, out=None)\n"
     "--\n"
     "\n"
     "The p-norm (sum of |x|^p)^(1/p) of the elements, for p = inf the largest and for p "
     "= -inf the smallest |x|, for p = 0 the count of elements that are not zero. The "
     "gradient is taken as zero where the norm is; every element that is the largest "
     "receives it."),
    ENTRY("dist", method_dist,
     "dist($self, other, p=2, *, out=None)\n"
     "--\n"
     "\n"
     "The p-norm of input - other over all elements, as norm has it. The gradient is "
     "taken as zero where the norm is."),
    ENTRY("logsumexp", method_logsumexp,
     "logsumexp($self, dim=None, keepdim=False, *, out=None)\n"
     "--\n"
     "\n"
     "Logarithm of the sum of the exponentials, gathered beside the largest element so "
     "far, so that nothing overflows."),
    ENTRY("all", method_all,
     "all($self, dim=None, keepdim=False, *, out=None)\n"
     "--\n"
     "\n"
     "One where every element is not zero, else zero; no elements give one."),
    ENTRY("any", method_any,
     "any($self, dim=None, keepdim=False, *, out=None)\n"
     "--\n"
     "\n"
     "One where some element is not zero, else zero; no elements give zero."),
    ENTRY("aminmax", method_aminmax,
     "aminmax($self, dim=None, keepdim=False, *, out=None)\n"
     "--\n"
     "\n"
     "The smallest and the largest element in one pass, nan if there is one. Every "
     "element that equals one of them receives its gradient."),
    ENTRY("argmax", method_argmax,
     "argmax($self, dim=None, keepdim=False, *, out=None)\n"
     "--\n"
     "\n"
     "Where the largest element along dim stands first, counted over all where no dim is "
     "named; nan counts as largest."),
    ENTRY("argmin", method_argmin,
     "argmin($self, dim=None, keepdim=False, *, out=None)\n"
     "--\n"
     "\n"
     "Where the smallest element along dim stands first, counted over all where no dim is "
     "named; nan counts as smallest."),
    ENTRY("var", method_var,
     "var($self, dim=None, unbiased=True, keepdim=False, *, out=None)\n"
     "--\n"
     "\n"
     "Variance of the elements, the sum of squared distances from the mean over count - "
     "1, or over count if unbiased=False."),
    ENTRY("std", method_std,
     "std($self, dim=None, unbiased=True, keepdim=False, *, out=None)\n"
     "--\n"
     "\n"
     "Standard deviation of the elements, the square root of var. The gradient is taken "
     "as zero where the deviation is."),
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
    ENTRY("sigmoid", method_sigmoid,
     "sigmoid($self, *, out=None)\n"
     "--\n"
     "\n"
     "Logistic function 1 / (1 + exp(-x)) of each element."),
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
     "Fills with numbers spread evenly over [low, high). What rounds up to high becomes "
     "low, whose cell of the grid of floats is but half of the others."),
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
     "the type. A draw has 53 bits; the numbers of a wider range lie steps apart."),
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
    ENTRY("pow_", inplace_pow,
     "pow_($self, exponent)\n"
     "--\n"
     "\n"
     "input to the power of exponent. The derivative with respect to the exponent is "
     "output * log(input), and zero at input zero."),
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
    ENTRY("atan2_", inplace_atan2,
     "atan2_($self, other)\n"
     "--\n"
     "\n"
     "Angle in radians, from -pi to pi, of the point (other, input), its quadrant taken "
     "from both signs."),
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
     "Each element, but min where it is below min and max where it is above max. Where "
     "min is above max everything becomes max.\n"
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
     "Each element with all its bits changed. The operator ~ of a ByteTensor is 1 - "
     "input, so that a mask of zeros and ones is exchanged."),
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
    ENTRY("sigmoid_", inplace_sigmoid,
     "sigmoid_($self)\n"
     "--\n"
     "\n"
     "Logistic function 1 / (1 + exp(-x)) of each element."),
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
