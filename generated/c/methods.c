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
METHOD(square)
METHOD(log2)
METHOD(log10)
METHOD(exp2)
METHOD(erf)
METHOD(erfc)
METHOD(erfinv)
METHOD(lgamma)
METHOD(digamma)
METHOD(hypot)
METHOD(copysign)
METHOD(heaviside)
METHOD(logaddexp)
METHOD(nan_to_num)
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
METHOD(isfinite)
METHOD(isinf)
METHOD(isclose)
METHOD(allclose)
METHOD(is_signed)
METHOD(logical_and)
METHOD(logical_or)
METHOD(logical_xor)
METHOD(logical_not)
METHOD(eq_)
METHOD(ne_)
METHOD(lt_)
METHOD(le_)
METHOD(gt_)
METHOD(ge_)
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
METHOD(amax)
METHOD(amin)
METHOD(sort)
METHOD(argsort)
METHOD(topk)
METHOD(kthvalue)
METHOD(median)
METHOD(mode)
METHOD(cumsum)
METHOD(cumprod)
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
METHOD(outer)
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
METHOD(swapaxes)
METHOD(swapdims)
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
METHOD(searchsorted)
METHOD(bucketize)
METHOD(histc)
METHOD(bincount)
METHOD(multinomial)
METHOD(unique)
METHOD(take)
METHOD(put)
METHOD(diagonal)
METHOD(flip)
METHOD(roll)
METHOD(tile)
METHOD(repeat_interleave)
METHOD(movedim)
METHOD(flatten)
METHOD(transpose_)
METHOD(t_)
METHOD(squeeze_)
METHOD(unsqueeze_)
METHOD(repeat)
METHOD(kron)
METHOD(trapz)
METHOD(cov)
METHOD(corrcoef)
METHOD(cdist)
METHOD(pdist)
METHOD(matrix_power)
METHOD(gesv)
METHOD(trtrs)
METHOD(gels)
METHOD(inverse)
METHOD(det)
METHOD(logdet)
METHOD(slogdet)
METHOD(btrifact)
METHOD(btrisolve)
METHOD(potrf)
METHOD(potri)
METHOD(potrs)
METHOD(pstrf)
METHOD(qr)
METHOD(geqrf)
METHOD(orgqr)
METHOD(ormqr)
METHOD(symeig)
METHOD(eig)
METHOD(svd)
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
INPLACE(square)
INPLACE(log2)
INPLACE(log10)
INPLACE(exp2)
INPLACE(erf)
INPLACE(erfc)
INPLACE(erfinv)
INPLACE(lgamma)
INPLACE(digamma)
INPLACE(hypot)
INPLACE(copysign)
INPLACE(heaviside)
INPLACE(logaddexp)
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
INPLACE(put)

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
    ENTRY("square", method_square,
     "square($self, *, out=None)\n"
     "--\n"
     "\n"
     "Each element multiplied by itself."),
    ENTRY("log2", method_log2,
     "log2($self, *, out=None)\n"
     "--\n"
     "\n"
     "Logarithm of base 2 of each element, nan where it is negative."),
    ENTRY("log10", method_log10,
     "log10($self, *, out=None)\n"
     "--\n"
     "\n"
     "Logarithm of base 10 of each element, nan where it is negative."),
    ENTRY("exp2", method_exp2,
     "exp2($self, *, out=None)\n"
     "--\n"
     "\n"
     "Two to the power of each element."),
    ENTRY("erf", method_erf,
     "erf($self, *, out=None)\n"
     "--\n"
     "\n"
     "Error function of each element, 2 / sqrt(pi) times the integral of exp(-t^2) from 0 "
     "to it."),
    ENTRY("erfc", method_erfc,
     "erfc($self, *, out=None)\n"
     "--\n"
     "\n"
     "One minus the error function of each element. It keeps its digits where that is "
     "close to one."),
    ENTRY("erfinv", method_erfinv,
     "erfinv($self, *, out=None)\n"
     "--\n"
     "\n"
     "The number whose error function each element is, inf at one and nan above it."),
    ENTRY("lgamma", method_lgamma,
     "lgamma($self, *, out=None)\n"
     "--\n"
     "\n"
     "Logarithm of the magnitude of the gamma function at each element."),
    ENTRY("digamma", method_digamma,
     "digamma($self, *, out=None)\n"
     "--\n"
     "\n"
     "Derivative of lgamma at each element, nan at zero and at negative whole numbers."),
    ENTRY("hypot", method_hypot,
     "hypot($self, other, *, out=None)\n"
     "--\n"
     "\n"
     "Length of the vector (input, other), without overflow on the way. The derivative at "
     "zero is taken as zero."),
    ENTRY("copysign", method_copysign,
     "copysign($self, other, *, out=None)\n"
     "--\n"
     "\n"
     "The magnitude of input with the sign of other, which also a zero has."),
    ENTRY("heaviside", method_heaviside,
     "heaviside($self, values, *, out=None)\n"
     "--\n"
     "\n"
     "Zero where input is negative, one where it is positive, and values where it is "
     "zero. The derivative of the step is taken as zero."),
    ENTRY("logaddexp", method_logaddexp,
     "logaddexp($self, other, *, out=None)\n"
     "--\n"
     "\n"
     "Logarithm of exp(input) + exp(other), without overflow on the way."),
    ENTRY("nan_to_num", method_nan_to_num,
     "nan_to_num($self, number=0, posinf=inf, neginf=-inf)\n"
     "--\n"
     "\n"
     "Each element, but number where it is nan, and posinf and neginf where it is "
     "infinite; an infinite posinf or neginf stands for the largest or the smallest "
     "finite number."),
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
    ENTRY("isfinite", method_isfinite,
     "isfinite($self, *, out=None)\n"
     "--\n"
     "\n"
     "One where an element is neither infinite nor nan, else zero."),
    ENTRY("isinf", method_isinf,
     "isinf($self, *, out=None)\n"
     "--\n"
     "\n"
     "One where an element is infinite, else zero."),
    ENTRY("isclose", method_isclose,
     "isclose($self, other, rtol=1e-05, atol=1e-08, equal_nan=False, *, out=None)\n"
     "--\n"
     "\n"
     "One where two elements are equal or differ by atol + rtol * |other| at most; nan is "
     "close to nan where equal_nan says so."),
    ENTRY("allclose", method_allclose,
     "allclose($self, other, rtol=1e-05, atol=1e-08, equal_nan=False)\n"
     "--\n"
     "\n"
     "Whether isclose holds for all elements, as a bool."),
    ENTRY("is_signed", method_is_signed,
     "is_signed($self)\n"
     "--\n"
     "\n"
     "Whether the type of the elements has negative numbers, as a bool."),
    ENTRY("logical_and", method_logical_and,
     "logical_and($self, other, *, out=None)\n"
     "--\n"
     "\n"
     "One where both elements are not zero, else zero."),
    ENTRY("logical_or", method_logical_or,
     "logical_or($self, other, *, out=None)\n"
     "--\n"
     "\n"
     "One where one element or both are not zero, else zero."),
    ENTRY("logical_xor", method_logical_xor,
     "logical_xor($self, other, *, out=None)\n"
     "--\n"
     "\n"
     "One where exactly one of the elements is not zero, else zero."),
    ENTRY("logical_not", method_logical_not,
     "logical_not($self, *, out=None)\n"
     "--\n"
     "\n"
     "One where an element is zero, else zero."),
    ENTRY("eq_", method_eq_,
     "eq_($self, other)\n"
     "--\n"
     "\n"
     "One where an element equals other's, else zero."),
    ENTRY("ne_", method_ne_,
     "ne_($self, other)\n"
     "--\n"
     "\n"
     "One where an element differs from other's, else zero."),
    ENTRY("lt_", method_lt_,
     "lt_($self, other)\n"
     "--\n"
     "\n"
     "One where an element is less than other's, else zero."),
    ENTRY("le_", method_le_,
     "le_($self, other)\n"
     "--\n"
     "\n"
     "One where an element is at most other's, else zero."),
    ENTRY("gt_", method_gt_,
     "gt_($self, other)\n"
     "--\n"
     "\n"
     "One where an element is greater than other's, else zero."),
    ENTRY("ge_", method_ge_,
     "ge_($self, other)\n"
     "--\n"
     "\n"
     "One where an element is at least other's, else zero."),
    ENTRY("sum", method_sum,
     "sum($self, dim=None, keepdim=False, *, out=None)\n"
     "--\n"
     "\n"
     "Sum of the elements, gathered in double precision or in 64 bits; no elements give "
     "0. Of integers it is a LongTensor."),
    ENTRY("prod", method_prod,
     "prod($self, dim=None, keepdim=False)\n"
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
     "norm($self, p=2, dim=None, keepdim=False)\n"
     "--\n"
     "\n"
     "The p-norm (sum of |x|^p)^(1/p) of the elements, for p = inf the largest and for p "
     "= -inf the smallest |x|, for p = 0 the count of elements that are not zero. The "
     "gradient is taken as zero where the norm is; every element that is the largest "
     "receives it."),
    ENTRY("dist", method_dist,
     "dist($self, other, p=2)\n"
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
    ENTRY("amax", method_amax,
     "amax($self, dim=None, keepdim=False, *, out=None)\n"
     "--\n"
     "\n"
     "The largest element over one or several dims, nan if there is one. Every element "
     "that equals it receives the gradient."),
    ENTRY("amin", method_amin,
     "amin($self, dim=None, keepdim=False, *, out=None)\n"
     "--\n"
     "\n"
     "The smallest element over one or several dims, nan if there is one. Every element "
     "that equals it receives the gradient."),
    ENTRY("sort", method_sort,
     "sort($self, dim=-1, descending=False, *, out=None)\n"
     "--\n"
     "\n"
     "The elements along dim in order, by default the last dim and ascending, and where "
     "they stood. Equal elements keep their order; nan comes last, or first of a "
     "descending order."),
    ENTRY("argsort", method_argsort,
     "argsort($self, dim=-1, descending=False, *, out=None)\n"
     "--\n"
     "\n"
     "Where the elements along dim stand, in the order of the elements; the indices of "
     "sort."),
    ENTRY("topk", method_topk,
     "topk($self, k, dim=-1, largest=True, sorted=True, *, out=None)\n"
     "--\n"
     "\n"
     "The k largest elements along dim, or the smallest, and where they stand; of equal "
     "ones those that come first. They come in order, unless sorted=False leaves the "
     "order open."),
    ENTRY("kthvalue", method_kthvalue,
     "kthvalue($self, k, dim=-1, keepdim=False, *, out=None)\n"
     "--\n"
     "\n"
     "The k-th smallest element along dim, counted from 1, and where it stands, of equal "
     "ones as sort has them."),
    ENTRY("median", method_median,
     "median($self, dim=-1, keepdim=False, *, out=None)\n"
     "--\n"
     "\n"
     "The element in the middle of those along dim, the lower of two, and where it "
     "stands; nan counts as largest."),
    ENTRY("mode", method_mode,
     "mode($self, dim=-1, keepdim=False, *, out=None)\n"
     "--\n"
     "\n"
     "The element that comes most often along dim, the smallest of several, and where it "
     "stands last."),
    ENTRY("cumsum", method_cumsum,
     "cumsum($self, dim, *, out=None)\n"
     "--\n"
     "\n"
     "The sum of the elements along dim up to each, itself included. Floats are gathered "
     "in double."),
    ENTRY("cumprod", method_cumprod,
     "cumprod($self, dim, *, out=None)\n"
     "--\n"
     "\n"
     "The product of the elements along dim up to each, itself included. The gradient "
     "divides by the elements, so it is nan where one is zero."),
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
    ENTRY("outer", method_outer,
     "outer($self, vec2, *, out=None)\n"
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
    ENTRY("swapaxes", method_swapaxes,
     "swapaxes($self, dim0, dim1)\n"
     "--\n"
     "\n"
     "Two dims exchanged."),
    ENTRY("swapdims", method_swapdims,
     "swapdims($self, dim0, dim1)\n"
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
    ENTRY("searchsorted", method_searchsorted,
     "searchsorted($self, input, right=False, *, out=None)\n"
     "--\n"
     "\n"
     "Where each element could be put in without disturbing the order of sorted_sequence, "
     "a vector or lines of the same leading sizes; before equal elements, or behind them "
     "if right. nan counts as largest."),
    ENTRY("bucketize", method_bucketize,
     "bucketize($self, boundaries, right=False)\n"
     "--\n"
     "\n"
     "The number of the interval between sorted boundaries that each element lies in; "
     "searchsorted with its arguments changed round."),
    ENTRY("histc", method_histc,
     "histc($self, bins=100, min=0, max=0, *, out=None)\n"
     "--\n"
     "\n"
     "How many elements lie in each of equal intervals from min to max, or from the "
     "smallest to the largest element where min equals max. What lies outside is left "
     "out; max is in the last."),
    ENTRY("bincount", method_bincount,
     "bincount($self, minlength=0, *, out=None)\n"
     "--\n"
     "\n"
     "How often each whole number from 0 comes in a vector; at least minlength counts."),
    ENTRY("multinomial", method_multinomial,
     "multinomial($self, num_samples, replacement=False, *, out=None)\n"
     "--\n"
     "\n"
     "Indices drawn from each line of weights, which need not add up to one; without "
     "replacement no index comes twice (Efraimidis and Spirakis, 2006)."),
    ENTRY("unique", method_unique,
     "unique($self, sorted=True, return_inverse=False, return_counts=False)\n"
     "--\n"
     "\n"
     "The different elements in order; if asked for, also where each element of the input "
     "stands among them, and how often each comes. The order is the same whatever sorted "
     "says, and every nan is one of its own."),
    ENTRY("take", method_take,
     "take($self, index, *, out=None)\n"
     "--\n"
     "\n"
     "The elements that index names by their number in the order of all elements, in "
     "index's size. Negative numbers count from the end."),
    ENTRY("put", method_put,
     "put($self, index, source, accumulate=False, *, out=None)\n"
     "--\n"
     "\n"
     "The input with elements of source at the numbers that index names in the order of "
     "all elements, or added there. Of several for one place the last one stays."),
    ENTRY("diagonal", method_diagonal,
     "diagonal($self, offset=0, dim1=0, dim2=1)\n"
     "--\n"
     "\n"
     "The diagonal of two dims, offset above the main one, as a view; it is the last dim "
     "of the result."),
    ENTRY("flip", method_flip,
     "flip($self, dims=None)\n"
     "--\n"
     "\n"
     "The elements of some dims, or of all, in reverse order."),
    ENTRY("roll", method_roll,
     "roll($self, shifts, dims=None)\n"
     "--\n"
     "\n"
     "The elements moved on by shifts along dims, those at the end to the front; without "
     "dims in the order of all elements."),
    ENTRY("tile", method_tile,
     "tile($self, sizes)\n"
     "--\n"
     "\n"
     "The tensor repeated along its last dims, sizes[i] times each; more sizes make new "
     "dims in front."),
    ENTRY("repeat_interleave", method_repeat_interleave,
     "repeat_interleave($self, repeats, dim=None)\n"
     "--\n"
     "\n"
     "Each slice along dim repeated in its place, each as often or as a vector says; "
     "without dim the elements in their order."),
    ENTRY("movedim", method_movedim,
     "movedim($self, source, destination)\n"
     "--\n"
     "\n"
     "The dims of source moved to their destinations, the others in their order around "
     "them."),
    ENTRY("flatten", method_flatten,
     "flatten($self, start_dim=0, end_dim=-1)\n"
     "--\n"
     "\n"
     "The dims from start_dim to end_dim as one."),
    ENTRY("transpose_", method_transpose_,
     "transpose_($self, dim0, dim1)\n"
     "--\n"
     "\n"
     "Swaps two dims of the tensor itself."),
    ENTRY("t_", method_t_,
     "t_($self)\n"
     "--\n"
     "\n"
     "Swaps the two dims of a matrix itself."),
    ENTRY("squeeze_", method_squeeze_,
     "squeeze_($self, dim=None)\n"
     "--\n"
     "\n"
     "Takes dims of size 1, all of them or only dim, away from the tensor itself."),
    ENTRY("unsqueeze_", method_unsqueeze_,
     "unsqueeze_($self, dim)\n"
     "--\n"
     "\n"
     "Puts a dim of size 1 into the tensor itself."),
    ENTRY("repeat", method_repeat,
     "repeat($self, sizes)\n"
     "--\n"
     "\n"
     "The tensor repeated sizes[i] times along each dim; new dims come in front."),
    ENTRY("kron", method_kron,
     "kron($self, other)\n"
     "--\n"
     "\n"
     "The Kronecker product, every element of input times the whole of other."),
    ENTRY("trapz", method_trapz,
     "trapz($self, x=None, dx=1, dim=-1)\n"
     "--\n"
     "\n"
     "The integral along dim by trapezoids between neighbours, which stand dx apart or at "
     "x."),
    ENTRY("cov", method_cov,
     "cov($self, correction=1)\n"
     "--\n"
     "\n"
     "Covariances of variables whose observations are the rows, sums of products over "
     "count - correction."),
    ENTRY("corrcoef", method_corrcoef,
     "corrcoef($self)\n"
     "--\n"
     "\n"
     "Correlations (Pearson) of variables whose observations are the rows."),
    ENTRY("cdist", method_cdist,
     "cdist($self, other, p=2)\n"
     "--\n"
     "\n"
     "The p-norm of each row of input minus each row of other, over batches."),
    ENTRY("pdist", method_pdist,
     "pdist($self, p=2)\n"
     "--\n"
     "\n"
     "The p-norms of the differences of all pairs of rows, in the order of the pairs."),
    ENTRY("matrix_power", method_matrix_power,
     "matrix_power($self, n)\n"
     "--\n"
     "\n"
     "Square matrices of the last two dims multiplied with themselves n times, by "
     "repeated squaring; a negative n inverts first."),
    ENTRY("gesv", method_gesv,
     "gesv($self, A, *, out=None)\n"
     "--\n"
     "\n"
     "The solution X of A @ X = input by triangular factors of A with pivots, and these "
     "factors in one matrix."),
    ENTRY("trtrs", method_trtrs,
     "trtrs($self, A, upper=True, transpose=False, unitriangular=False, *, out=None)\n"
     "--\n"
     "\n"
     "The solution X of A @ X = input, or of A.t() @ X, where only one triangle of A is "
     "read and its diagonal may count as ones; and a copy of A."),
    ENTRY("gels", method_gels,
     "gels($self, A, *, out=None)\n"
     "--\n"
     "\n"
     "The first A.size(1) rows are the X with the least |A @ X - input|, or the shortest "
     "of many; the squares of the other rows add up to the rest. And the orthogonal "
     "factors of A."),
    ENTRY("inverse", method_inverse,
     "inverse($self, *, out=None)\n"
     "--\n"
     "\n"
     "The inverse of a square matrix."),
    ENTRY("det", method_det,
     "det($self, *, out=None)\n"
     "--\n"
     "\n"
     "The determinant of a square matrix. The gradient is that of one that is not "
     "singular."),
    ENTRY("logdet", method_logdet,
     "logdet($self, *, out=None)\n"
     "--\n"
     "\n"
     "The logarithm of the determinant, -inf where it is zero and nan where it is "
     "negative."),
    ENTRY("slogdet", method_slogdet,
     "slogdet($self, *, out=None)\n"
     "--\n"
     "\n"
     "The sign of the determinant and the logarithm of its magnitude."),
    ENTRY("btrifact", method_btrifact,
     "btrifact($self, *, out=None)\n"
     "--\n"
     "\n"
     "Triangular factors of each matrix of a batch in one matrix, and the rows that were "
     "exchanged, counted from 1."),
    ENTRY("btrisolve", method_btrisolve,
     "btrisolve($self, LU_data, LU_pivots, *, out=None)\n"
     "--\n"
     "\n"
     "The solutions for a batch of vectors or matrices, by what btrifact gives."),
    ENTRY("potrf", method_potrf,
     "potrf($self, upper=True, *, out=None)\n"
     "--\n"
     "\n"
     "Cholesky's factor of a symmetric positive definite matrix, U with U.t() @ U = input "
     "or L with L @ L.t() = input. Only that triangle is read, and receives the gradient "
     "(Murray, 2016)."),
    ENTRY("potri", method_potri,
     "potri($self, upper=True, *, out=None)\n"
     "--\n"
     "\n"
     "The inverse of the matrix whose Cholesky factor the input is."),
    ENTRY("potrs", method_potrs,
     "potrs($self, input2, upper=True, *, out=None)\n"
     "--\n"
     "\n"
     "The solution X of A @ X = input, where input2 is the Cholesky factor of A."),
    ENTRY("pstrf", method_pstrf,
     "pstrf($self, upper=True, tol=-1, *, out=None)\n"
     "--\n"
     "\n"
     "Cholesky's factor of a positive semidefinite matrix with its rows and columns "
     "exchanged as pivots says, counted from 0; rows from the matrix's rank on, told by "
     "tol, are zero."),
    ENTRY("qr", method_qr,
     "qr($self, *, out=None)\n"
     "--\n"
     "\n"
     "Orthonormal columns Q and an upper triangle R with Q @ R = input, as many as the "
     "smaller size (Householder). The gradient wants as many rows as columns, or more."),
    ENTRY("geqrf", method_geqrf,
     "geqrf($self, *, out=None)\n"
     "--\n"
     "\n"
     "R, and below it the reflections whose product is Q, and their factors, as LAPACK "
     "has them."),
    ENTRY("orgqr", method_orgqr,
     "orgqr($self, input2, *, out=None)\n"
     "--\n"
     "\n"
     "The columns of Q from what geqrf gives."),
    ENTRY("ormqr", method_ormqr,
     "ormqr($self, input2, input3, left=True, transpose=False, *, out=None)\n"
     "--\n"
     "\n"
     "Q @ input3, or input3 @ Q, or the same with Q.t(), where geqrf gave Q as input and "
     "input2."),
    ENTRY("symeig", method_symeig,
     "symeig($self, eigenvectors=False, upper=True, *, out=None)\n"
     "--\n"
     "\n"
     "The eigenvalues, ascending, of a symmetric matrix, and if asked for the vectors in "
     "columns, whose largest element is positive. One triangle is read and receives the "
     "gradient, which needs eigenvectors=True and values that differ (Giles, 2008)."),
    ENTRY("eig", method_eig,
     "eig($self, eigenvectors=False, *, out=None)\n"
     "--\n"
     "\n"
     "The eigenvalues of a square matrix, real and imaginary part in a row, and if asked "
     "for the vectors in columns; those of a pair of values are the real and the "
     "imaginary part of both."),
    ENTRY("svd", method_svd,
     "svd($self, some=True, *, out=None)\n"
     "--\n"
     "\n"
     "U, S and V with U @ diag(S) @ V.t() = input, S descending, and the largest element "
     "of each column of U positive. some=False makes U and V square. The gradient needs "
     "some=True and values that differ (Townsend, 2016)."),
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
    ENTRY("square_", inplace_square,
     "square_($self)\n"
     "--\n"
     "\n"
     "Each element multiplied by itself."),
    ENTRY("log2_", inplace_log2,
     "log2_($self)\n"
     "--\n"
     "\n"
     "Logarithm of base 2 of each element, nan where it is negative."),
    ENTRY("log10_", inplace_log10,
     "log10_($self)\n"
     "--\n"
     "\n"
     "Logarithm of base 10 of each element, nan where it is negative."),
    ENTRY("exp2_", inplace_exp2,
     "exp2_($self)\n"
     "--\n"
     "\n"
     "Two to the power of each element."),
    ENTRY("erf_", inplace_erf,
     "erf_($self)\n"
     "--\n"
     "\n"
     "Error function of each element, 2 / sqrt(pi) times the integral of exp(-t^2) from 0 "
     "to it."),
    ENTRY("erfc_", inplace_erfc,
     "erfc_($self)\n"
     "--\n"
     "\n"
     "One minus the error function of each element. It keeps its digits where that is "
     "close to one."),
    ENTRY("erfinv_", inplace_erfinv,
     "erfinv_($self)\n"
     "--\n"
     "\n"
     "The number whose error function each element is, inf at one and nan above it."),
    ENTRY("lgamma_", inplace_lgamma,
     "lgamma_($self)\n"
     "--\n"
     "\n"
     "Logarithm of the magnitude of the gamma function at each element."),
    ENTRY("digamma_", inplace_digamma,
     "digamma_($self)\n"
     "--\n"
     "\n"
     "Derivative of lgamma at each element, nan at zero and at negative whole numbers."),
    ENTRY("hypot_", inplace_hypot,
     "hypot_($self, other)\n"
     "--\n"
     "\n"
     "Length of the vector (input, other), without overflow on the way. The derivative at "
     "zero is taken as zero."),
    ENTRY("copysign_", inplace_copysign,
     "copysign_($self, other)\n"
     "--\n"
     "\n"
     "The magnitude of input with the sign of other, which also a zero has."),
    ENTRY("heaviside_", inplace_heaviside,
     "heaviside_($self, values)\n"
     "--\n"
     "\n"
     "Zero where input is negative, one where it is positive, and values where it is "
     "zero. The derivative of the step is taken as zero."),
    ENTRY("logaddexp_", inplace_logaddexp,
     "logaddexp_($self, other)\n"
     "--\n"
     "\n"
     "Logarithm of exp(input) + exp(other), without overflow on the way."),
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
    ENTRY("put_", inplace_put,
     "put_($self, index, source, accumulate=False)\n"
     "--\n"
     "\n"
     "The input with elements of source at the numbers that index names in the order of "
     "all elements, or added there. Of several for one place the last one stays."),
    {NULL, NULL, 0, NULL},
};
