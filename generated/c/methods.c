/* Generated from ops.yaml by codegen/templates/methods.c. Do not edit: change the row and run make gen. */
/* One stub per method and in-place method; the dispatcher does the rest. */
#include "api.h"
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
METHOD(absolute)
METHOD(neg)
METHOD(negative)
METHOD(sign)
METHOD(floor)
METHOD(ceil)
METHOD(round)
METHOD(trunc)
METHOD(fix)
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
METHOD(arcsin)
METHOD(acos)
METHOD(arccos)
METHOD(atan)
METHOD(arctan)
METHOD(atan2)
METHOD(arctan2)
METHOD(sinh)
METHOD(cosh)
METHOD(tanh)
METHOD(asinh)
METHOD(arcsinh)
METHOD(acosh)
METHOD(arccosh)
METHOD(atanh)
METHOD(arctanh)
METHOD(deg2rad)
METHOD(rad2deg)
METHOD(sinc)
METHOD(square)
METHOD(log2)
METHOD(log10)
METHOD(exp2)
METHOD(erf)
METHOD(erfc)
METHOD(erfinv)
METHOD(lgamma)
METHOD(digamma)
METHOD(logit)
METHOD(mvlgamma)
METHOD(multigammaln)
METHOD(erfcx)
METHOD(ndtr)
METHOD(log_ndtr)
METHOD(entr)
METHOD(i0)
METHOD(i0e)
METHOD(i1)
METHOD(i1e)
METHOD(igamma)
METHOD(igammac)
METHOD(hypot)
METHOD(copysign)
METHOD(heaviside)
METHOD(logaddexp)
METHOD(logaddexp2)
METHOD(xlogy)
METHOD(xlog1py)
METHOD(frexp)
METHOD(nextafter)
METHOD(nextafter_)
METHOD(ldexp)
METHOD(nan_to_num)
METHOD(nan_to_num_)
METHOD(fill)
METHOD(zero)
METHOD(clone)
METHOD(ones_like)
METHOD(add)
METHOD(sub)
METHOD(subtract)
METHOD(rsub)
METHOD(float_power)
METHOD(positive)
METHOD(mul)
METHOD(multiply)
METHOD(div)
METHOD(divide)
METHOD(true_divide)
METHOD(floor_divide)
METHOD(trunc_divide)
METHOD(fmod)
METHOD(remainder)
METHOD(lerp)
METHOD(addcmul)
METHOD(addcdiv)
METHOD(clamp)
METHOD(clip)
METHOD(clamp_min)
METHOD(clamp_max)
METHOD(max)
METHOD(maximum)
METHOD(cmax)
METHOD(min)
METHOD(minimum)
METHOD(cmin)
METHOD(fmax)
METHOD(fmin)
METHOD(where)
METHOD(bitwise_and)
METHOD(bitwise_or)
METHOD(bitwise_xor)
METHOD(bitwise_not)
METHOD(left_shift)
METHOD(bitwise_left_shift)
METHOD(right_shift)
METHOD(bitwise_right_shift)
METHOD(gcd)
METHOD(gcd_)
METHOD(lcm)
METHOD(lcm_)
METHOD(eq)
METHOD(ne)
METHOD(not_equal)
METHOD(lt)
METHOD(less)
METHOD(le)
METHOD(less_equal)
METHOD(gt)
METHOD(greater)
METHOD(ge)
METHOD(greater_equal)
METHOD(isfinite)
METHOD(isinf)
METHOD(isposinf)
METHOD(isneginf)
METHOD(signbit)
METHOD(isclose)
METHOD(allclose)
METHOD(is_signed)
METHOD(is_floating_point)
METHOD(is_complex)
METHOD(is_nonzero)
METHOD(logical_and)
METHOD(logical_or)
METHOD(logical_xor)
METHOD(logical_not)
METHOD(sum)
METHOD(prod)
METHOD(mean)
METHOD(nansum)
METHOD(nanmean)
METHOD(norm)
METHOD(dist)
METHOD(logsumexp)
METHOD(all)
METHOD(any)
METHOD(count_nonzero)
METHOD(amax)
METHOD(amin)
METHOD(aminmax)
METHOD(argmax)
METHOD(argmin)
METHOD(sort)
METHOD(argsort)
METHOD(msort)
METHOD(topk)
METHOD(kthvalue)
METHOD(median)
METHOD(mode)
METHOD(nanmedian)
METHOD(quantile)
METHOD(nanquantile)
METHOD(cumsum)
METHOD(cumsum_)
METHOD(cumprod)
METHOD(cumprod_)
METHOD(cummax)
METHOD(cummin)
METHOD(logcumsumexp)
METHOD(var)
METHOD(std)
METHOD(relu)
METHOD(threshold)
METHOD(leaky_relu)
METHOD(prelu)
METHOD(elu)
METHOD(selu)
METHOD(celu)
METHOD(hardtanh)
METHOD(relu6)
METHOD(hardsigmoid)
METHOD(hardswish)
METHOD(hardshrink)
METHOD(softshrink)
METHOD(sigmoid)
METHOD(softplus)
METHOD(log_sigmoid)
METHOD(logsigmoid)
METHOD(softsign)
METHOD(tanhshrink)
METHOD(silu)
METHOD(swish)
METHOD(mish)
METHOD(gelu)
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
METHOD(broadcast_to)
METHOD(sum_to_size)
METHOD(squeeze)
METHOD(unsqueeze)
METHOD(unfold)
METHOD(view_as)
METHOD(expand_as)
METHOD(split)
METHOD(split_with_sizes)
METHOD(chunk)
METHOD(unbind)
METHOD(conj_physical)
METHOD(conj)
METHOD(resolve_conj)
METHOD(resolve_neg)
METHOD(angle)
METHOD(isreal)
METHOD(sgn)
METHOD(sgn_)
METHOD(vdot)
METHOD(inverse)
METHOD(gesv)
METHOD(det)
METHOD(slogdet)
METHOD(potrf)
METHOD(qr)
METHOD(symeig)
METHOD(svd)
METHOD(trtrs)
METHOD(index_select)
METHOD(gather)
METHOD(masked_select)
METHOD(nonzero)
METHOD(argwhere)
METHOD(index_add)
METHOD(index_copy)
METHOD(index_fill)
METHOD(scatter)
METHOD(scatter_add)
METHOD(scatter_reduce)
METHOD(index_reduce)
METHOD(index_reduce_)
METHOD(masked_fill)
METHOD(masked_copy)
METHOD(masked_scatter)
METHOD(diag)
METHOD(tril)
METHOD(triu)
METHOD(trace)
METHOD(renorm)
METHOD(renorm_)
METHOD(cross)
METHOD(searchsorted)
METHOD(bucketize)
METHOD(histc)
METHOD(bincount)
METHOD(multinomial)
METHOD(unique)
METHOD(unique_consecutive)
METHOD(take)
METHOD(put)
METHOD(diagonal)
METHOD(flip)
METHOD(roll)
METHOD(tile)
METHOD(repeat_interleave)
METHOD(movedim)
METHOD(moveaxis)
METHOD(unflatten)
METHOD(rot90)
METHOD(fliplr)
METHOD(flipud)
METHOD(tensor_split)
METHOD(hsplit)
METHOD(vsplit)
METHOD(dsplit)
METHOD(flatten)
METHOD(ravel)
METHOD(diag_embed)
METHOD(diagflat)
METHOD(select_scatter)
METHOD(slice_scatter)
METHOD(diagonal_scatter)
METHOD(fill_diagonal_)
METHOD(reshape_as)
METHOD(take_along_dim)
METHOD(index_put)
METHOD(index_put_)
METHOD(transpose_)
METHOD(swapaxes_)
METHOD(swapdims_)
METHOD(t_)
METHOD(squeeze_)
METHOD(unsqueeze_)
METHOD(repeat)
METHOD(kron)
METHOD(trapz)
METHOD(trapezoid)
METHOD(cumulative_trapezoid)
METHOD(diff)
METHOD(inner)
METHOD(cov)
METHOD(corrcoef)
METHOD(cdist)
METHOD(pdist)
METHOD(matrix_power)
METHOD(matrix_exp)
METHOD(triangular_solve)
METHOD(gels)
METHOD(logdet)
METHOD(btrifact)
METHOD(btrifact_with_info)
METHOD(btrisolve)
METHOD(potri)
METHOD(potrs)
METHOD(pstrf)
METHOD(geqrf)
METHOD(orgqr)
METHOD(ormqr)
METHOD(eig)
METHOD(bernoulli)
METHOD(standard_gamma)
METHOD(log_standard_gamma)
METHOD(poisson)
METHOD(binomial)
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
INPLACE(absolute)
INPLACE(neg)
INPLACE(negative)
INPLACE(sign)
INPLACE(floor)
INPLACE(ceil)
INPLACE(round)
INPLACE(trunc)
INPLACE(fix)
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
INPLACE(arcsin)
INPLACE(acos)
INPLACE(arccos)
INPLACE(atan)
INPLACE(arctan)
INPLACE(atan2)
INPLACE(arctan2)
INPLACE(sinh)
INPLACE(cosh)
INPLACE(tanh)
INPLACE(asinh)
INPLACE(arcsinh)
INPLACE(acosh)
INPLACE(arccosh)
INPLACE(atanh)
INPLACE(arctanh)
INPLACE(deg2rad)
INPLACE(rad2deg)
INPLACE(sinc)
INPLACE(square)
INPLACE(log2)
INPLACE(log10)
INPLACE(exp2)
INPLACE(erf)
INPLACE(erfc)
INPLACE(erfinv)
INPLACE(lgamma)
INPLACE(digamma)
INPLACE(logit)
INPLACE(erfcx)
INPLACE(ndtr)
INPLACE(log_ndtr)
INPLACE(entr)
INPLACE(i0)
INPLACE(i0e)
INPLACE(i1)
INPLACE(i1e)
INPLACE(igamma)
INPLACE(igammac)
INPLACE(hypot)
INPLACE(copysign)
INPLACE(heaviside)
INPLACE(logaddexp)
INPLACE(logaddexp2)
INPLACE(xlogy)
INPLACE(xlog1py)
INPLACE(ldexp)
INPLACE(fill)
INPLACE(zero)
INPLACE(add)
INPLACE(sub)
INPLACE(subtract)
INPLACE(mul)
INPLACE(multiply)
INPLACE(div)
INPLACE(divide)
INPLACE(true_divide)
INPLACE(floor_divide)
INPLACE(trunc_divide)
INPLACE(fmod)
INPLACE(remainder)
INPLACE(lerp)
INPLACE(addcmul)
INPLACE(addcdiv)
INPLACE(clamp)
INPLACE(clip)
INPLACE(clamp_min)
INPLACE(clamp_max)
INPLACE(max)
INPLACE(maximum)
INPLACE(cmax)
INPLACE(min)
INPLACE(minimum)
INPLACE(cmin)
INPLACE(fmax)
INPLACE(fmin)
INPLACE(bitwise_and)
INPLACE(bitwise_or)
INPLACE(bitwise_xor)
INPLACE(bitwise_not)
INPLACE(left_shift)
INPLACE(bitwise_left_shift)
INPLACE(right_shift)
INPLACE(bitwise_right_shift)
INPLACE(eq)
INPLACE(ne)
INPLACE(not_equal)
INPLACE(lt)
INPLACE(less)
INPLACE(le)
INPLACE(less_equal)
INPLACE(gt)
INPLACE(greater)
INPLACE(ge)
INPLACE(greater_equal)
INPLACE(logical_and)
INPLACE(logical_or)
INPLACE(logical_xor)
INPLACE(logical_not)
INPLACE(relu)
INPLACE(threshold)
INPLACE(leaky_relu)
INPLACE(prelu)
INPLACE(elu)
INPLACE(selu)
INPLACE(celu)
INPLACE(hardtanh)
INPLACE(relu6)
INPLACE(hardsigmoid)
INPLACE(hardswish)
INPLACE(hardshrink)
INPLACE(softshrink)
INPLACE(sigmoid)
INPLACE(softplus)
INPLACE(log_sigmoid)
INPLACE(logsigmoid)
INPLACE(softsign)
INPLACE(tanhshrink)
INPLACE(silu)
INPLACE(swish)
INPLACE(mish)
INPLACE(gelu)
INPLACE(addmm)
INPLACE(addmv)
INPLACE(addr)
INPLACE(addbmm)
INPLACE(baddbmm)
INPLACE(conj_physical)
INPLACE(index_add)
INPLACE(index_copy)
INPLACE(index_fill)
INPLACE(scatter)
INPLACE(scatter_add)
INPLACE(scatter_reduce)
INPLACE(masked_fill)
INPLACE(masked_copy)
INPLACE(masked_scatter)
INPLACE(tril)
INPLACE(triu)
INPLACE(put)

PyMethodDef th_methods[] = {
    ENTRY("abs", method_abs,
     "abs($self, *, out=None)\n"
     "--\n"
     "\n"
     "abs(*, out=None) -> Tensor\n"
     "\n"
     "Absolute value of each element. The derivative at zero is taken as zero.\n"
     "Element types: numbers.\n"
     "d input = select(input == 0, 0, grad * sign(input))\n"
     "\n"
     "abs() -> Tensor\n"
     "\n"
     "Absolute value of each complex number, which is real. The derivative at zero is "
     "taken as zero.\n"
     "Element types: complex.\n"
     "The gradient is that of the operators it is composed of."),
    ENTRY("absolute", method_absolute,
     "absolute($self, *, out=None)\n"
     "--\n"
     "\n"
     "absolute(*, out=None) -> Tensor\n"
     "\n"
     "Absolute value of each element. The derivative at zero is taken as zero.\n"
     "Element types: numbers.\n"
     "d input = select(input == 0, 0, grad * sign(input))\n"
     "\n"
     "absolute() -> Tensor\n"
     "\n"
     "Absolute value of each complex number, which is real. The derivative at zero is "
     "taken as zero.\n"
     "Element types: complex.\n"
     "The gradient is that of the operators it is composed of."),
    ENTRY("neg", method_neg,
     "neg($self, *, out=None)\n"
     "--\n"
     "\n"
     "Each element with its sign changed. Integers wrap around, so the smallest stays "
     "what it is.\n"
     "Element types: numbers, complex.\n"
     "d input = -grad"),
    ENTRY("negative", method_negative,
     "negative($self, *, out=None)\n"
     "--\n"
     "\n"
     "Each element with its sign changed. Integers wrap around, so the smallest stays "
     "what it is.\n"
     "Element types: numbers, complex.\n"
     "d input = -grad"),
    ENTRY("sign", method_sign,
     "sign($self, *, out=None)\n"
     "--\n"
     "\n"
     "Minus one, zero or one with the sign of each element. The derivative is taken as "
     "zero.\n"
     "Element types: numbers.\n"
     "d input = 0"),
    ENTRY("floor", method_floor,
     "floor($self, *, out=None)\n"
     "--\n"
     "\n"
     "Largest whole number not above each element. The derivative is taken as zero.\n"
     "Element types: numbers.\n"
     "d input = 0"),
    ENTRY("ceil", method_ceil,
     "ceil($self, *, out=None)\n"
     "--\n"
     "\n"
     "Smallest whole number not below each element. The derivative is taken as zero.\n"
     "Element types: numbers.\n"
     "d input = 0"),
    ENTRY("round", method_round,
     "round($self, decimals=None, *, out=None)\n"
     "--\n"
     "\n"
     "round(*, out=None) -> Tensor\n"
     "\n"
     "Whole number nearest to each element, halves to the even one. The derivative is "
     "taken as zero.\n"
     "Element types: numbers.\n"
     "d input = 0\n"
     "\n"
     "round(decimals, *, out=None) -> Tensor\n"
     "\n"
     "Each element rounded to so many decimals, halves to the even one; a negative count "
     "rounds to tens, hundreds and so on. The derivative is taken as zero.\n"
     "Element types: floating.\n"
     "d input = 0"),
    ENTRY("trunc", method_trunc,
     "trunc($self, *, out=None)\n"
     "--\n"
     "\n"
     "Each element without its fraction. The derivative is taken as zero.\n"
     "Element types: numbers.\n"
     "d input = 0"),
    ENTRY("fix", method_fix,
     "fix($self, *, out=None)\n"
     "--\n"
     "\n"
     "Each element without its fraction. The derivative is taken as zero.\n"
     "Element types: numbers.\n"
     "d input = 0"),
    ENTRY("frac", method_frac,
     "frac($self, *, out=None)\n"
     "--\n"
     "\n"
     "Fraction of each element, with the element's sign.\n"
     "Element types: floating.\n"
     "d input = grad"),
    ENTRY("isnan", method_isnan,
     "isnan($self, *, out=None)\n"
     "--\n"
     "\n"
     "True where an element is not a number; integers always are numbers.\n"
     "Element types: all, complex.\n"
     "Not differentiable."),
    ENTRY("reciprocal", method_reciprocal,
     "reciprocal($self, *, out=None)\n"
     "--\n"
     "\n"
     "One divided by each element.\n"
     "Element types: floating, complex.\n"
     "d input = -grad * output * output"),
    ENTRY("cinv", method_cinv,
     "cinv($self, *, out=None)\n"
     "--\n"
     "\n"
     "One divided by each element.\n"
     "Element types: floating, complex.\n"
     "d input = -grad * output * output"),
    ENTRY("sqrt", method_sqrt,
     "sqrt($self, *, out=None)\n"
     "--\n"
     "\n"
     "Square root of each element, nan where it is negative.\n"
     "Element types: floating, complex.\n"
     "d input = grad / (2 * output)"),
    ENTRY("rsqrt", method_rsqrt,
     "rsqrt($self, *, out=None)\n"
     "--\n"
     "\n"
     "One divided by the square root of each element.\n"
     "Element types: floating, complex.\n"
     "d input = -0.5 * grad * output * output * output"),
    ENTRY("exp", method_exp,
     "exp($self, *, out=None)\n"
     "--\n"
     "\n"
     "e to the power of each element.\n"
     "Element types: floating, complex.\n"
     "d input = grad * output"),
    ENTRY("expm1", method_expm1,
     "expm1($self, *, out=None)\n"
     "--\n"
     "\n"
     "e to the power of each element, minus one. It keeps its digits where the element is "
     "small.\n"
     "Element types: floating, complex.\n"
     "d input = grad * (output + 1)"),
    ENTRY("log", method_log,
     "log($self, *, out=None)\n"
     "--\n"
     "\n"
     "Natural logarithm of each element, nan where it is negative.\n"
     "Element types: floating, complex.\n"
     "d input = grad / input"),
    ENTRY("log1p", method_log1p,
     "log1p($self, *, out=None)\n"
     "--\n"
     "\n"
     "Natural logarithm of one plus each element. It keeps its digits where the element "
     "is small.\n"
     "Element types: floating, complex.\n"
     "d input = grad / (1 + input)"),
    ENTRY("pow", method_pow,
     "pow($self, exponent, *, out=None)\n"
     "--\n"
     "\n"
     "input to the power of exponent; of integers, which wrap around, to none that is "
     "negative. The derivative with respect to the exponent is output * log(input), and "
     "zero at input zero.\n"
     "Element types: numbers, complex.\n"
     "d input = select(input == 0 and exponent == 0, 0, grad * exponent * base ** "
     "(exponent - 1))\n"
     "d exponent = select(input == 0 and output - output == 0, 0, grad * output * "
     "log(input))\n"
     "where base = select(input == 0 and exponent == 0, 1, input)"),
    ENTRY("sin", method_sin,
     "sin($self, *, out=None)\n"
     "--\n"
     "\n"
     "Sine of each element, in radians.\n"
     "Element types: floating, complex.\n"
     "d input = grad * cos(input)"),
    ENTRY("cos", method_cos,
     "cos($self, *, out=None)\n"
     "--\n"
     "\n"
     "Cosine of each element, in radians.\n"
     "Element types: floating, complex.\n"
     "d input = -grad * sin(input)"),
    ENTRY("sincos", method_sincos,
     "sincos($self, *, out=None)\n"
     "--\n"
     "\n"
     "Sine and cosine of each element, in radians, in one pass.\n"
     "Element types: floating.\n"
     "d input = grad_sin * cos - grad_cos * sin"),
    ENTRY("tan", method_tan,
     "tan($self, *, out=None)\n"
     "--\n"
     "\n"
     "Tangent of each element, in radians.\n"
     "Element types: floating, complex.\n"
     "d input = grad * (1 + output * output)"),
    ENTRY("asin", method_asin,
     "asin($self, *, out=None)\n"
     "--\n"
     "\n"
     "Angle in radians, from -pi/2 to pi/2, whose sine each element is. The derivative is "
     "1 / sqrt(1 - x^2).\n"
     "Element types: floating, complex.\n"
     "d input = grad / sqrt((1 - input) * (1 + input))"),
    ENTRY("arcsin", method_arcsin,
     "arcsin($self, *, out=None)\n"
     "--\n"
     "\n"
     "Angle in radians, from -pi/2 to pi/2, whose sine each element is. The derivative is "
     "1 / sqrt(1 - x^2).\n"
     "Element types: floating, complex.\n"
     "d input = grad / sqrt((1 - input) * (1 + input))"),
    ENTRY("acos", method_acos,
     "acos($self, *, out=None)\n"
     "--\n"
     "\n"
     "Angle in radians, from 0 to pi, whose cosine each element is. The derivative is -1 "
     "/ sqrt(1 - x^2).\n"
     "Element types: floating, complex.\n"
     "d input = -grad / sqrt((1 - input) * (1 + input))"),
    ENTRY("arccos", method_arccos,
     "arccos($self, *, out=None)\n"
     "--\n"
     "\n"
     "Angle in radians, from 0 to pi, whose cosine each element is. The derivative is -1 "
     "/ sqrt(1 - x^2).\n"
     "Element types: floating, complex.\n"
     "d input = -grad / sqrt((1 - input) * (1 + input))"),
    ENTRY("atan", method_atan,
     "atan($self, *, out=None)\n"
     "--\n"
     "\n"
     "Angle in radians, from -pi/2 to pi/2, whose tangent each element is.\n"
     "Element types: floating, complex.\n"
     "d input = grad / (1 + input * input)"),
    ENTRY("arctan", method_arctan,
     "arctan($self, *, out=None)\n"
     "--\n"
     "\n"
     "Angle in radians, from -pi/2 to pi/2, whose tangent each element is.\n"
     "Element types: floating, complex.\n"
     "d input = grad / (1 + input * input)"),
    ENTRY("atan2", method_atan2,
     "atan2($self, other, *, out=None)\n"
     "--\n"
     "\n"
     "Angle in radians, from -pi to pi, of the point (other, input), its quadrant taken "
     "from both signs. The derivative at the origin is taken as zero.\n"
     "Element types: floating.\n"
     "d input = select(input == 0 and other == 0, 0, grad * other / square)\n"
     "d other = select(input == 0 and other == 0, 0, -grad * input / square)\n"
     "where square = select(input == 0 and other == 0, 1, input * input + other * other)"),
    ENTRY("arctan2", method_arctan2,
     "arctan2($self, other, *, out=None)\n"
     "--\n"
     "\n"
     "Angle in radians, from -pi to pi, of the point (other, input), its quadrant taken "
     "from both signs. The derivative at the origin is taken as zero.\n"
     "Element types: floating.\n"
     "d input = select(input == 0 and other == 0, 0, grad * other / square)\n"
     "d other = select(input == 0 and other == 0, 0, -grad * input / square)\n"
     "where square = select(input == 0 and other == 0, 1, input * input + other * other)"),
    ENTRY("sinh", method_sinh,
     "sinh($self, *, out=None)\n"
     "--\n"
     "\n"
     "Hyperbolic sine of each element.\n"
     "Element types: floating, complex.\n"
     "d input = grad * cosh(input)"),
    ENTRY("cosh", method_cosh,
     "cosh($self, *, out=None)\n"
     "--\n"
     "\n"
     "Hyperbolic cosine of each element.\n"
     "Element types: floating, complex.\n"
     "d input = grad * sinh(input)"),
    ENTRY("tanh", method_tanh,
     "tanh($self, *, out=None)\n"
     "--\n"
     "\n"
     "Hyperbolic tangent of each element.\n"
     "Element types: floating, complex.\n"
     "d input = grad * (1 - output * output)"),
    ENTRY("asinh", method_asinh,
     "asinh($self, *, out=None)\n"
     "--\n"
     "\n"
     "Inverse hyperbolic sine of each element.\n"
     "Element types: floating, complex.\n"
     "d input = grad * rsqrt(input * input + 1)"),
    ENTRY("arcsinh", method_arcsinh,
     "arcsinh($self, *, out=None)\n"
     "--\n"
     "\n"
     "Inverse hyperbolic sine of each element.\n"
     "Element types: floating, complex.\n"
     "d input = grad * rsqrt(input * input + 1)"),
    ENTRY("acosh", method_acosh,
     "acosh($self, *, out=None)\n"
     "--\n"
     "\n"
     "Inverse hyperbolic cosine of each element, nan below 1.\n"
     "Element types: floating, complex.\n"
     "d input = grad * rsqrt(input - 1) * rsqrt(input + 1)"),
    ENTRY("arccosh", method_arccosh,
     "arccosh($self, *, out=None)\n"
     "--\n"
     "\n"
     "Inverse hyperbolic cosine of each element, nan below 1.\n"
     "Element types: floating, complex.\n"
     "d input = grad * rsqrt(input - 1) * rsqrt(input + 1)"),
    ENTRY("atanh", method_atanh,
     "atanh($self, *, out=None)\n"
     "--\n"
     "\n"
     "Inverse hyperbolic tangent of each element, infinite at 1 and -1 and nan outside.\n"
     "Element types: floating, complex.\n"
     "d input = grad / (1 - input * input)"),
    ENTRY("arctanh", method_arctanh,
     "arctanh($self, *, out=None)\n"
     "--\n"
     "\n"
     "Inverse hyperbolic tangent of each element, infinite at 1 and -1 and nan outside.\n"
     "Element types: floating, complex.\n"
     "d input = grad / (1 - input * input)"),
    ENTRY("deg2rad", method_deg2rad,
     "deg2rad($self, *, out=None)\n"
     "--\n"
     "\n"
     "Angles in radians from angles in degrees.\n"
     "Element types: floating.\n"
     "d input = grad * (pi / 180)"),
    ENTRY("rad2deg", method_rad2deg,
     "rad2deg($self, *, out=None)\n"
     "--\n"
     "\n"
     "Angles in degrees from angles in radians.\n"
     "Element types: floating.\n"
     "d input = grad * (180 / pi)"),
    ENTRY("sinc", method_sinc,
     "sinc($self, *, out=None)\n"
     "--\n"
     "\n"
     "sin(pi * x) / (pi * x) of each element x, and one at zero. The slope near zero is a "
     "Taylor series.\n"
     "Element types: floating.\n"
     "d input = grad * select(abs(input) < 0.25, -pi * near / 3 * (1 - square / 10 * (1 - "
     "square / 28 * (1 - square / 54 * (1 - square / 88 * (1 - square / 130 * (1 - square "
     "/ 180 * (1 - square / 238))))))), (cos(pi * far) - sin(pi * far) / (pi * far)) / "
     "far)\n"
     "where near = pi * select(abs(input) < 0.25, input, 0)\n"
     "where square = near * near\n"
     "where far = select(abs(input) < 0.25, 1, input)"),
    ENTRY("square", method_square,
     "square($self, *, out=None)\n"
     "--\n"
     "\n"
     "Each element multiplied by itself.\n"
     "Element types: numbers, complex.\n"
     "d input = 2 * grad * input"),
    ENTRY("log2", method_log2,
     "log2($self, *, out=None)\n"
     "--\n"
     "\n"
     "Logarithm of base 2 of each element, nan where it is negative.\n"
     "Element types: floating, complex.\n"
     "d input = grad / (input * log(2))"),
    ENTRY("log10", method_log10,
     "log10($self, *, out=None)\n"
     "--\n"
     "\n"
     "Logarithm of base 10 of each element, nan where it is negative.\n"
     "Element types: floating, complex.\n"
     "d input = grad / (input * log(10))"),
    ENTRY("exp2", method_exp2,
     "exp2($self, *, out=None)\n"
     "--\n"
     "\n"
     "Two to the power of each element.\n"
     "Element types: floating.\n"
     "d input = grad * output * log(2)"),
    ENTRY("erf", method_erf,
     "erf($self, *, out=None)\n"
     "--\n"
     "\n"
     "Error function of each element, 2 / sqrt(pi) times the integral of exp(-t^2) from 0 "
     "to it.\n"
     "Element types: floating.\n"
     "d input = grad * 2 / sqrt(pi) * exp(-input * input)"),
    ENTRY("erfc", method_erfc,
     "erfc($self, *, out=None)\n"
     "--\n"
     "\n"
     "One minus the error function of each element. It keeps its digits where that is "
     "close to one.\n"
     "Element types: floating.\n"
     "d input = -2 * grad / sqrt(pi) * exp(-input * input)"),
    ENTRY("erfinv", method_erfinv,
     "erfinv($self, *, out=None)\n"
     "--\n"
     "\n"
     "The number whose error function each element is, inf at one and nan above it.\n"
     "Element types: floating.\n"
     "d input = grad * sqrt(pi) / 2 * exp(output * output)"),
    ENTRY("lgamma", method_lgamma,
     "lgamma($self, *, out=None)\n"
     "--\n"
     "\n"
     "Logarithm of the magnitude of the gamma function at each element.\n"
     "Element types: floating.\n"
     "d input = grad * digamma(input)"),
    ENTRY("digamma", method_digamma,
     "digamma($self, *, out=None)\n"
     "--\n"
     "\n"
     "Derivative of lgamma at each element, nan at zero and at negative whole numbers.\n"
     "Element types: floating.\n"
     "d input = grad * polygamma(1, input)"),
    ENTRY("logit", method_logit,
     "logit($self, eps=-1, *, out=None)\n"
     "--\n"
     "\n"
     "log(x / (1 - x)) of each element x, the inverse of sigmoid. If eps is not negative, "
     "x is brought between eps and 1 - eps first.\n"
     "Element types: floating.\n"
     "d input = select(eps >= 0 and (input < eps or input > 1 - eps), 0, select(share < 0 "
     "or share > 1, nan, grad / (share * (1 - share))))\n"
     "where share = select(eps < 0, input, select(input < eps, eps, select(input > 1 - "
     "eps, 1 - eps, input)))"),
    ENTRY("mvlgamma", method_mvlgamma,
     "mvlgamma($self, p)\n"
     "--\n"
     "\n"
     "Logarithm of the gamma function of p dimensions, the sum of lgamma(input - i / 2) "
     "over i from 0 to p - 1 and of p * (p - 1) / 4 * log(pi).\n"
     "Element types: floating.\n"
     "The gradient is that of the operators it is composed of."),
    ENTRY("multigammaln", method_multigammaln,
     "multigammaln($self, p)\n"
     "--\n"
     "\n"
     "Logarithm of the gamma function of p dimensions, the sum of lgamma(input - i / 2) "
     "over i from 0 to p - 1 and of p * (p - 1) / 4 * log(pi).\n"
     "Element types: floating.\n"
     "The gradient is that of the operators it is composed of."),
    ENTRY("erfcx", method_erfcx,
     "erfcx($self, *, out=None)\n"
     "--\n"
     "\n"
     "exp(x ** 2) * erfc(x) of each element x, which keeps its digits where erfc "
     "vanishes. Far out the slope is an asymptotic series.\n"
     "Element types: floating.\n"
     "d input = grad * select(input > 25, -inverse * inverse / sqrt(pi) * (1 - 3 * square "
     "* (1 - 5 * square * (1 - 7 * square * (1 - 9 * square * (1 - 11 * square * (1 - 13 "
     "* square)))))), 2 * near * output - 2 / sqrt(pi))\n"
     "where inverse = 1 / select(input > 25, input, 25)\n"
     "where square = inverse * inverse / 2\n"
     "where near = select(input > 25, 25, input)"),
    ENTRY("ndtr", method_ndtr,
     "ndtr($self, *, out=None)\n"
     "--\n"
     "\n"
     "The share of a normal distribution of mean 0 and deviation 1 that lies below each "
     "element.\n"
     "Element types: floating.\n"
     "d input = grad * exp(-input * input / 2) / sqrt(2 * pi)"),
    ENTRY("log_ndtr", method_log_ndtr,
     "log_ndtr($self, *, out=None)\n"
     "--\n"
     "\n"
     "Logarithm of ndtr, with all digits where that vanishes.\n"
     "Element types: floating.\n"
     "d input = grad * select(input > -1, exp(-high * high / 2 - select(input > -1, "
     "output, 0)) / sqrt(2 * pi), sqrt(2 / pi) / erfcx(-low * sqrt(0.5)))\n"
     "where high = select(input > -1, select(input > 50, 50, input), 0)\n"
     "where low = select(input > -1, -1, input)"),
    ENTRY("entr", method_entr,
     "entr($self, *, out=None)\n"
     "--\n"
     "\n"
     "The entropy -x * log(x) of each element x, zero at zero and -inf below it.\n"
     "Element types: floating.\n"
     "d input = grad * (-log(input) - 1)"),
    ENTRY("i0", method_i0,
     "i0($self, *, out=None)\n"
     "--\n"
     "\n"
     "The modified Bessel function of order 0 of each element.\n"
     "Element types: floating.\n"
     "d input = grad * (half * scaled_bessel(1, input) * half)\n"
     "where half = exp(abs(input) / 2)"),
    ENTRY("i0e", method_i0e,
     "i0e($self, *, out=None)\n"
     "--\n"
     "\n"
     "exp(-|x|) times i0 of each element x.\n"
     "Element types: floating.\n"
     "d input = grad * (scaled_bessel(1, input) - sign(input) * output)"),
    ENTRY("i1", method_i1,
     "i1($self, *, out=None)\n"
     "--\n"
     "\n"
     "The modified Bessel function of order 1 of each element.\n"
     "Element types: floating.\n"
     "d input = grad * (half * scaled_bessel(0, input) * half - ratio)\n"
     "where half = exp(abs(input) / 2)\n"
     "where near = select(abs(input) < 0.5, input, 0)\n"
     "where square = near * near / 4\n"
     "where far = select(abs(input) < 0.5, 1, input)\n"
     "where ratio = select(abs(input) < 0.5, 0.5 * (1 + square / 2 * (1 + square / 6 * (1 "
     "+ square / 12 * (1 + square / 20 * (1 + square / 30 * (1 + square / 42)))))), "
     "output / far)"),
    ENTRY("i1e", method_i1e,
     "i1e($self, *, out=None)\n"
     "--\n"
     "\n"
     "exp(-|x|) times i1 of each element x.\n"
     "Element types: floating.\n"
     "d input = grad * (scaled_bessel(0, input) - output * sign(input) - ratio)\n"
     "where near = select(abs(input) < 0.5, input, 0)\n"
     "where square = near * near / 4\n"
     "where far = select(abs(input) < 0.5, 1, input)\n"
     "where ratio = select(abs(input) < 0.5, exp(-abs(near)) / 2 * (1 + square / 2 * (1 + "
     "square / 6 * (1 + square / 12 * (1 + square / 20 * (1 + square / 30 * (1 + square / "
     "42)))))), output / far)"),
    ENTRY("igamma", method_igamma,
     "igamma($self, other, *, out=None)\n"
     "--\n"
     "\n"
     "The share of a gamma distribution of shape input that lies below other.\n"
     "Element types: floating.\n"
     "d other = grad * select(other > 0, exp((input - 1) * log(positive) - positive - "
     "lgamma(input)), select(input > 1, 0, select(input == 1, 1, inf)))\n"
     "where positive = select(other > 0, other, 1)\n"
     "No gradient for input: no formula; standard_gamma_grad is minus its derivative over "
     "the density."),
    ENTRY("igammac", method_igammac,
     "igammac($self, other, *, out=None)\n"
     "--\n"
     "\n"
     "The share of a gamma distribution of shape input that lies above other.\n"
     "Element types: floating.\n"
     "d other = -grad * select(other > 0, exp((input - 1) * log(positive) - positive - "
     "lgamma(input)), select(input > 1, 0, select(input == 1, 1, inf)))\n"
     "where positive = select(other > 0, other, 1)\n"
     "No gradient for input: no formula; standard_gamma_grad is its derivative over the "
     "density."),
    ENTRY("hypot", method_hypot,
     "hypot($self, other, *, out=None)\n"
     "--\n"
     "\n"
     "Length of the vector (input, other), without overflow on the way. The derivative at "
     "zero is taken as zero.\n"
     "Element types: floating.\n"
     "d input = select(output == 0, 0, grad * input / length)\n"
     "d other = select(output == 0, 0, grad * other / length)\n"
     "where length = select(output == 0, 1, output)"),
    ENTRY("copysign", method_copysign,
     "copysign($self, other, *, out=None)\n"
     "--\n"
     "\n"
     "The magnitude of input with the sign of other, which also a zero has. The slope at "
     "zero is taken as zero, like that of abs.\n"
     "Element types: floating.\n"
     "d input = select(input == 0, 0, grad * copysign(1, input) * copysign(1, other))\n"
     "d other = 0"),
    ENTRY("heaviside", method_heaviside,
     "heaviside($self, values, *, out=None)\n"
     "--\n"
     "\n"
     "Zero where input is negative, one where it is positive, and values where it is "
     "zero. The derivative of the step is taken as zero.\n"
     "Element types: all.\n"
     "d input = 0\n"
     "d values = select(input == 0, grad, 0)"),
    ENTRY("logaddexp", method_logaddexp,
     "logaddexp($self, other, *, out=None)\n"
     "--\n"
     "\n"
     "Logarithm of exp(input) + exp(other), without overflow on the way.\n"
     "Element types: floating.\n"
     "d input = grad * sigmoid(apart)\n"
     "d other = grad * sigmoid(-apart)\n"
     "where apart = select(input == other and abs(input) == inf, 0, input - other)"),
    ENTRY("logaddexp2", method_logaddexp2,
     "logaddexp2($self, other, *, out=None)\n"
     "--\n"
     "\n"
     "Logarithm to base 2 of 2 ** input + 2 ** other, without overflow on the way.\n"
     "Element types: floating.\n"
     "d input = grad * sigmoid(apart)\n"
     "d other = grad * sigmoid(-apart)\n"
     "where apart = select(input == other and abs(input) == inf, 0, (input - other) * "
     "log(2))"),
    ENTRY("xlogy", method_xlogy,
     "xlogy($self, other, *, out=None)\n"
     "--\n"
     "\n"
     "input * log(other), and zero where input is zero and other is not nan.\n"
     "Element types: floating.\n"
     "d input = select(input == 0 and other <= 0, 0, grad * log(other))\n"
     "d other = grad * input / below\n"
     "where below = select(input == 0 and other == 0, 1, other)"),
    ENTRY("xlog1py", method_xlog1py,
     "xlog1py($self, other, *, out=None)\n"
     "--\n"
     "\n"
     "input * log(1 + other), and zero where input is zero and other is not nan.\n"
     "Element types: floating.\n"
     "d input = select(input == 0 and other <= -1, 0, grad * log1p(other))\n"
     "d other = grad * input / below\n"
     "where below = select(input == 0 and other == -1, 1, 1 + other)"),
    ENTRY("frexp", method_frexp,
     "frexp($self)\n"
     "--\n"
     "\n"
     "mantissa, of 0.5 up to below 1 or the same below zero, and exponent with mantissa * "
     "2 ** exponent = input; of zeros and what is not finite the element itself and 0.\n"
     "Element types: floating.\n"
     "The gradient is that of the operators it is composed of."),
    ENTRY("nextafter", method_nextafter,
     "nextafter($self, other, *, out=None)\n"
     "--\n"
     "\n"
     "nextafter(other) -> Tensor\n"
     "\n"
     "The Half or BFloat16 number that comes next to each element on the way to other.\n"
     "Element types: Half, BFloat16.\n"
     "Not differentiable: a step along the numbers that there are.\n"
     "\n"
     "nextafter(other, *, out=None) -> Tensor\n"
     "\n"
     "The number of the type that comes next to each element on the way to other.\n"
     "Element types: floating.\n"
     "No gradient for input: a step along the numbers that there are.\n"
     "No gradient for other: it says which way to step."),
    ENTRY("nextafter_", method_nextafter_,
     "nextafter_($self, other)\n"
     "--\n"
     "\n"
     "nextafter in place.\n"
     "Element types: Half, BFloat16, Float, Double.\n"
     "Not differentiable: a step along the numbers that there are."),
    ENTRY("ldexp", method_ldexp,
     "ldexp($self, other, *, out=None)\n"
     "--\n"
     "\n"
     "input * 2 ** other.\n"
     "Element types: floating.\n"
     "d input = grad * exp2(other)\n"
     "d other = grad * output * log(2)"),
    ENTRY("nan_to_num", method_nan_to_num,
     "nan_to_num($self, number=0, posinf=1e999, neginf=-1e999)\n"
     "--\n"
     "\n"
     "Each element, but number where it is nan, and posinf and neginf where it is "
     "infinite; an infinite posinf or neginf stands for the largest or the smallest "
     "finite number.\n"
     "Element types: floating.\n"
     "The gradient is that of the operators it is composed of."),
    ENTRY("nan_to_num_", method_nan_to_num_,
     "nan_to_num_($self, number=0, posinf=1e999, neginf=-1e999)\n"
     "--\n"
     "\n"
     "nan_to_num in place.\n"
     "Element types: floating.\n"
     "Not differentiable: nan_to_num has a gradient."),
    ENTRY("fill", method_fill,
     "fill($self, value, *, out=None)\n"
     "--\n"
     "\n"
     "A tensor of the input's size that holds value everywhere.\n"
     "Element types: all, complex.\n"
     "d input = 0"),
    ENTRY("zero", method_zero,
     "zero($self, *, out=None)\n"
     "--\n"
     "\n"
     "A tensor of the input's size that holds zeros.\n"
     "Element types: all, complex.\n"
     "d input = 0"),
    ENTRY("clone", method_clone,
     "clone($self, *, out=None)\n"
     "--\n"
     "\n"
     "A contiguous copy of the tensor.\n"
     "Element types: all, complex.\n"
     "d input = grad"),
    ENTRY("ones_like", method_ones_like,
     "ones_like($self, *, out=None)\n"
     "--\n"
     "\n"
     "Ones of the input's size and type.\n"
     "Element types: all, complex.\n"
     "Not differentiable: the values do not matter."),
    ENTRY("add", method_add,
     "add($self, other, *, alpha=1, out=None)\n"
     "--\n"
     "\n"
     "add(alpha=1, other, *, out=None) -> Tensor\n"
     "\n"
     "input + alpha * other.\n"
     "Element types: all, complex.\n"
     "d input = grad\n"
     "d other = grad * alpha"),
    ENTRY("sub", method_sub,
     "sub($self, other, *, alpha=1, out=None)\n"
     "--\n"
     "\n"
     "sub(alpha=1, other, *, out=None) -> Tensor\n"
     "\n"
     "input - alpha * other. Results of bytes wrap around.\n"
     "Element types: numbers, complex.\n"
     "d input = grad\n"
     "d other = -grad * alpha"),
    ENTRY("subtract", method_subtract,
     "subtract($self, other, *, alpha=1, out=None)\n"
     "--\n"
     "\n"
     "subtract(alpha=1, other, *, out=None) -> Tensor\n"
     "\n"
     "input - alpha * other. Results of bytes wrap around.\n"
     "Element types: numbers, complex.\n"
     "d input = grad\n"
     "d other = -grad * alpha"),
    ENTRY("rsub", method_rsub,
     "rsub($self, other, alpha=1)\n"
     "--\n"
     "\n"
     "other - alpha * input.\n"
     "Element types: numbers, complex.\n"
     "The gradient is that of the operators it is composed of."),
    ENTRY("float_power", method_float_power,
     "float_power($self, exponent)\n"
     "--\n"
     "\n"
     "input ** exponent, computed in double whatever the types are.\n"
     "Element types: all.\n"
     "The gradient is that of the operators it is composed of."),
    ENTRY("positive", method_positive,
     "positive($self)\n"
     "--\n"
     "\n"
     "The input itself.\n"
     "Element types: all, complex.\n"
     "The gradient is that of the operators it is composed of."),
    ENTRY("mul", method_mul,
     "mul($self, other, *, out=None)\n"
     "--\n"
     "\n"
     "Product of the elements.\n"
     "Element types: all, complex.\n"
     "d input = grad * other\n"
     "d other = grad * input"),
    ENTRY("multiply", method_multiply,
     "multiply($self, other, *, out=None)\n"
     "--\n"
     "\n"
     "Product of the elements.\n"
     "Element types: all, complex.\n"
     "d input = grad * other\n"
     "d other = grad * input"),
    ENTRY("div", method_div,
     "div($self, other, rounding_mode=None, *, out=None)\n"
     "--\n"
     "\n"
     "div(other, *, out=None) -> Tensor\n"
     "\n"
     "Quotient of the elements, of integers a float.\n"
     "Element types: floating, complex.\n"
     "d input = grad / other\n"
     "d other = -grad * (input / other) / other\n"
     "\n"
     "div(other, rounding_mode, *, out=None) -> Tensor\n"
     "\n"
     "Quotient of the elements rounded down, as floor_divide, or towards zero, as "
     "trunc_divide has it.\n"
     "Element types: numbers.\n"
     "Not differentiable: it changes in steps."),
    ENTRY("divide", method_divide,
     "divide($self, other, rounding_mode=None, *, out=None)\n"
     "--\n"
     "\n"
     "divide(other, *, out=None) -> Tensor\n"
     "\n"
     "Quotient of the elements, of integers a float.\n"
     "Element types: floating, complex.\n"
     "d input = grad / other\n"
     "d other = -grad * (input / other) / other\n"
     "\n"
     "divide(other, rounding_mode, *, out=None) -> Tensor\n"
     "\n"
     "Quotient of the elements rounded down, as floor_divide, or towards zero, as "
     "trunc_divide has it.\n"
     "Element types: numbers.\n"
     "Not differentiable: it changes in steps."),
    ENTRY("true_divide", method_true_divide,
     "true_divide($self, other, rounding_mode=None, *, out=None)\n"
     "--\n"
     "\n"
     "true_divide(other, *, out=None) -> Tensor\n"
     "\n"
     "Quotient of the elements, of integers a float.\n"
     "Element types: floating, complex.\n"
     "d input = grad / other\n"
     "d other = -grad * (input / other) / other\n"
     "\n"
     "true_divide(other, rounding_mode, *, out=None) -> Tensor\n"
     "\n"
     "Quotient of the elements rounded down, as floor_divide, or towards zero, as "
     "trunc_divide has it.\n"
     "Element types: numbers.\n"
     "Not differentiable: it changes in steps."),
    ENTRY("floor_divide", method_floor_divide,
     "floor_divide($self, other, *, out=None)\n"
     "--\n"
     "\n"
     "Quotient of the elements rounded down, as Python's // does; one of zero keeps its "
     "sign. A zero divisor of integers is refused.\n"
     "Element types: numbers.\n"
     "Not differentiable: it changes in steps."),
    ENTRY("trunc_divide", method_trunc_divide,
     "trunc_divide($self, other, *, out=None)\n"
     "--\n"
     "\n"
     "Quotient of the elements without its fraction, as C divides integers. A zero "
     "divisor of integers is refused.\n"
     "Element types: numbers.\n"
     "Not differentiable: it changes in steps."),
    ENTRY("fmod", method_fmod,
     "fmod($self, other, *, out=None)\n"
     "--\n"
     "\n"
     "Remainder of the division that truncates, with the sign of input, as C's fmod.\n"
     "Element types: numbers.\n"
     "d input = grad\n"
     "d other = -grad * trunc(input / other)"),
    ENTRY("remainder", method_remainder,
     "remainder($self, other, *, out=None)\n"
     "--\n"
     "\n"
     "Remainder of the division that rounds down, with the sign of other, as Python's %.\n"
     "Element types: numbers.\n"
     "d input = grad\n"
     "d other = -grad * floor(input / other)"),
    ENTRY("lerp", method_lerp,
     "lerp($self, end, weight, *, out=None)\n"
     "--\n"
     "\n"
     "lerp(end, weight, *, out=None) -> Tensor\n"
     "\n"
     "Point between input and end, input + weight * (end - input).\n"
     "Element types: floating, complex.\n"
     "d input = grad * (1 - weight)\n"
     "d end = grad * weight\n"
     "\n"
     "lerp(end, weight, *, out=None) -> Tensor\n"
     "\n"
     "Point between input and end with a weight for each element, input + weight * (end - "
     "input).\n"
     "Element types: floating, complex.\n"
     "d input = grad * (1 - weight)\n"
     "d end = grad * weight\n"
     "d weight = grad * (end - input)"),
    ENTRY("addcmul", method_addcmul,
     "addcmul($self, tensor1, tensor2, *, value=1, out=None)\n"
     "--\n"
     "\n"
     "addcmul(value=1, tensor1, tensor2, *, out=None) -> Tensor\n"
     "\n"
     "input + value * tensor1 * tensor2.\n"
     "Element types: numbers, complex.\n"
     "d input = grad\n"
     "d tensor1 = grad * value * tensor2\n"
     "d tensor2 = grad * value * tensor1"),
    ENTRY("addcdiv", method_addcdiv,
     "addcdiv($self, tensor1, tensor2, *, value=1, out=None)\n"
     "--\n"
     "\n"
     "addcdiv(value=1, tensor1, tensor2, *, out=None) -> Tensor\n"
     "\n"
     "input + value * tensor1 / tensor2.\n"
     "Element types: floating, complex.\n"
     "d input = grad\n"
     "d tensor1 = grad * value / tensor2\n"
     "d tensor2 = -grad * value * tensor1 / (tensor2 * tensor2)"),
    ENTRY("clamp", method_clamp,
     "clamp($self, min=None, max=None, *, out=None)\n"
     "--\n"
     "\n"
     "clamp(min, max, *, out=None) -> Tensor\n"
     "\n"
     "Each element, but min where it is below min and max where it is above max. Where "
     "min is above max everything becomes max.\n"
     "Element types: all.\n"
     "d input = select(input < min or input > max, 0, grad)\n"
     "\n"
     "clamp(min, *, out=None) -> Tensor\n"
     "\n"
     "Each element, but min where it is below min.\n"
     "Element types: all.\n"
     "d input = select(input < min, 0, grad)\n"
     "\n"
     "clamp(max, *, out=None) -> Tensor\n"
     "\n"
     "Each element, but max where it is above max.\n"
     "Element types: all.\n"
     "d input = select(input > max, 0, grad)\n"
     "\n"
     "clamp(min, max, *, out=None) -> Tensor\n"
     "\n"
     "Each element, but min where it is below min and max where it is above max, with "
     "bounds of its own. Where min is above max it becomes max, and nan where one of the "
     "three is.\n"
     "Element types: all.\n"
     "d input = select(input < min or input > max, 0, grad)\n"
     "d min = select(input < min and min <= max, grad, 0)\n"
     "d max = select(input > max or min > max, grad, 0)\n"
     "\n"
     "clamp(min, *, out=None) -> Tensor\n"
     "\n"
     "Each element, but min where it is below min, a bound of its own; nan where one of "
     "them is.\n"
     "Element types: all.\n"
     "d input = select(input < min, 0, grad)\n"
     "d min = select(input < min, grad, 0)\n"
     "\n"
     "clamp(max, *, out=None) -> Tensor\n"
     "\n"
     "Each element, but max where it is above max, a bound of its own; nan where one of "
     "them is.\n"
     "Element types: all.\n"
     "d input = select(input > max, 0, grad)\n"
     "d max = select(input > max, grad, 0)"),
    ENTRY("clip", method_clip,
     "clip($self, min=None, max=None, *, out=None)\n"
     "--\n"
     "\n"
     "clip(min, max, *, out=None) -> Tensor\n"
     "\n"
     "Each element, but min where it is below min and max where it is above max. Where "
     "min is above max everything becomes max.\n"
     "Element types: all.\n"
     "d input = select(input < min or input > max, 0, grad)\n"
     "\n"
     "clip(min, *, out=None) -> Tensor\n"
     "\n"
     "Each element, but min where it is below min.\n"
     "Element types: all.\n"
     "d input = select(input < min, 0, grad)\n"
     "\n"
     "clip(max, *, out=None) -> Tensor\n"
     "\n"
     "Each element, but max where it is above max.\n"
     "Element types: all.\n"
     "d input = select(input > max, 0, grad)\n"
     "\n"
     "clip(min, max, *, out=None) -> Tensor\n"
     "\n"
     "Each element, but min where it is below min and max where it is above max, with "
     "bounds of its own. Where min is above max it becomes max, and nan where one of the "
     "three is.\n"
     "Element types: all.\n"
     "d input = select(input < min or input > max, 0, grad)\n"
     "d min = select(input < min and min <= max, grad, 0)\n"
     "d max = select(input > max or min > max, grad, 0)\n"
     "\n"
     "clip(min, *, out=None) -> Tensor\n"
     "\n"
     "Each element, but min where it is below min, a bound of its own; nan where one of "
     "them is.\n"
     "Element types: all.\n"
     "d input = select(input < min, 0, grad)\n"
     "d min = select(input < min, grad, 0)\n"
     "\n"
     "clip(max, *, out=None) -> Tensor\n"
     "\n"
     "Each element, but max where it is above max, a bound of its own; nan where one of "
     "them is.\n"
     "Element types: all.\n"
     "d input = select(input > max, 0, grad)\n"
     "d max = select(input > max, grad, 0)"),
    ENTRY("clamp_min", method_clamp_min,
     "clamp_min($self, min, *, out=None)\n"
     "--\n"
     "\n"
     "clamp_min(min, *, out=None) -> Tensor\n"
     "\n"
     "Each element, but min where it is below min.\n"
     "Element types: all.\n"
     "d input = select(input < min, 0, grad)\n"
     "\n"
     "clamp_min(min, *, out=None) -> Tensor\n"
     "\n"
     "Each element, but min where it is below min, a bound of its own; nan where one of "
     "them is.\n"
     "Element types: all.\n"
     "d input = select(input < min, 0, grad)\n"
     "d min = select(input < min, grad, 0)"),
    ENTRY("clamp_max", method_clamp_max,
     "clamp_max($self, max, *, out=None)\n"
     "--\n"
     "\n"
     "clamp_max(max, *, out=None) -> Tensor\n"
     "\n"
     "Each element, but max where it is above max.\n"
     "Element types: all.\n"
     "d input = select(input > max, 0, grad)\n"
     "\n"
     "clamp_max(max, *, out=None) -> Tensor\n"
     "\n"
     "Each element, but max where it is above max, a bound of its own; nan where one of "
     "them is.\n"
     "Element types: all.\n"
     "d input = select(input > max, 0, grad)\n"
     "d max = select(input > max, grad, 0)"),
    ENTRY("max", method_max,
     "max($self, *args, out=None, **keywords)\n"
     "--\n"
     "\n"
     "max(other, *, out=None) -> Tensor\n"
     "\n"
     "The larger one of the elements, nan if one is nan. Where they are equal each has "
     "half of the gradient.\n"
     "Element types: all.\n"
     "d input = select(input == other, grad / 2, select(input < other, 0, grad))\n"
     "d other = select(input == other, grad / 2, select(input > other, 0, grad))\n"
     "\n"
     "max(*, out=None) -> Tensor\n"
     "\n"
     "The largest element, nan if there is one. Those that equal it share the gradient "
     "evenly.\n"
     "Element types: all.\n"
     "d input = extreme_input(grad, input, output)\n"
     "\n"
     "max(dim, keepdim=False, *, out=None) -> (Tensor, LongTensor)\n"
     "\n"
     "The largest element along dim and the first index where it stands; nan counts as "
     "largest.\n"
     "Element types: all.\n"
     "d input = pick_input(grad, indices, dim, input.size())"),
    ENTRY("maximum", method_maximum,
     "maximum($self, other, *, out=None)\n"
     "--\n"
     "\n"
     "The larger one of the elements, nan if one is nan. Where they are equal each has "
     "half of the gradient.\n"
     "Element types: all.\n"
     "d input = select(input == other, grad / 2, select(input < other, 0, grad))\n"
     "d other = select(input == other, grad / 2, select(input > other, 0, grad))"),
    ENTRY("cmax", method_cmax,
     "cmax($self, other, *, out=None)\n"
     "--\n"
     "\n"
     "The larger one of the elements, nan if one is nan. Where they are equal each has "
     "half of the gradient.\n"
     "Element types: all.\n"
     "d input = select(input == other, grad / 2, select(input < other, 0, grad))\n"
     "d other = select(input == other, grad / 2, select(input > other, 0, grad))"),
    ENTRY("min", method_min,
     "min($self, *args, out=None, **keywords)\n"
     "--\n"
     "\n"
     "min(other, *, out=None) -> Tensor\n"
     "\n"
     "The smaller one of the elements, nan if one is nan. Where they are equal each has "
     "half of the gradient.\n"
     "Element types: all.\n"
     "d input = select(input == other, grad / 2, select(input > other, 0, grad))\n"
     "d other = select(input == other, grad / 2, select(input < other, 0, grad))\n"
     "\n"
     "min(*, out=None) -> Tensor\n"
     "\n"
     "The smallest element, nan if there is one. Those that equal it share the gradient "
     "evenly.\n"
     "Element types: all.\n"
     "d input = extreme_input(grad, input, output)\n"
     "\n"
     "min(dim, keepdim=False, *, out=None) -> (Tensor, LongTensor)\n"
     "\n"
     "The smallest element along dim and the first index where it stands; nan counts as "
     "smallest.\n"
     "Element types: all.\n"
     "d input = pick_input(grad, indices, dim, input.size())"),
    ENTRY("minimum", method_minimum,
     "minimum($self, other, *, out=None)\n"
     "--\n"
     "\n"
     "The smaller one of the elements, nan if one is nan. Where they are equal each has "
     "half of the gradient.\n"
     "Element types: all.\n"
     "d input = select(input == other, grad / 2, select(input > other, 0, grad))\n"
     "d other = select(input == other, grad / 2, select(input < other, 0, grad))"),
    ENTRY("cmin", method_cmin,
     "cmin($self, other, *, out=None)\n"
     "--\n"
     "\n"
     "The smaller one of the elements, nan if one is nan. Where they are equal each has "
     "half of the gradient.\n"
     "Element types: all.\n"
     "d input = select(input == other, grad / 2, select(input > other, 0, grad))\n"
     "d other = select(input == other, grad / 2, select(input < other, 0, grad))"),
    ENTRY("fmax", method_fmax,
     "fmax($self, other, *, out=None)\n"
     "--\n"
     "\n"
     "The larger one of the elements; where one is nan, the other one. Where they are "
     "equal the gradient goes to input.\n"
     "Element types: all.\n"
     "d input = select(isnan(other) or input >= other, grad, 0)\n"
     "d other = select(isnan(other) or input >= other, 0, grad)"),
    ENTRY("fmin", method_fmin,
     "fmin($self, other, *, out=None)\n"
     "--\n"
     "\n"
     "The smaller one of the elements; where one is nan, the other one. Where they are "
     "equal the gradient goes to input.\n"
     "Element types: all.\n"
     "d input = select(isnan(other) or input <= other, grad, 0)\n"
     "d other = select(isnan(other) or input <= other, 0, grad)"),
    ENTRY("where", method_where,
     "where($self, condition, other, *, out=None)\n"
     "--\n"
     "\n"
     "Elements of input where condition is True, elements of other elsewhere.\n"
     "Element types: all, complex.\n"
     "d input = select(condition, grad, 0)\n"
     "d other = select(condition, 0, grad)"),
    ENTRY("bitwise_and", method_bitwise_and,
     "bitwise_and($self, other, *, out=None)\n"
     "--\n"
     "\n"
     "Bits that are set in both elements.\n"
     "Element types: whole.\n"
     "Not differentiable."),
    ENTRY("bitwise_or", method_bitwise_or,
     "bitwise_or($self, other, *, out=None)\n"
     "--\n"
     "\n"
     "Bits that are set in one of the elements or in both.\n"
     "Element types: whole.\n"
     "Not differentiable."),
    ENTRY("bitwise_xor", method_bitwise_xor,
     "bitwise_xor($self, other, *, out=None)\n"
     "--\n"
     "\n"
     "Bits that are set in exactly one of the elements.\n"
     "Element types: whole.\n"
     "Not differentiable."),
    ENTRY("bitwise_not", method_bitwise_not,
     "bitwise_not($self, *, out=None)\n"
     "--\n"
     "\n"
     "bitwise_not(*, out=None) -> Tensor\n"
     "\n"
     "Each element with all its bits changed. The operator ~ of a BoolTensor is the "
     "logical not; of a ByteTensor it is 1 - input, for masks of zeros and ones.\n"
     "Element types: integral.\n"
     "Not differentiable.\n"
     "\n"
     "bitwise_not(*, out=None) -> Tensor\n"
     "\n"
     "Truths exchanged.\n"
     "Element types: Bool.\n"
     "Not differentiable."),
    ENTRY("left_shift", method_left_shift,
     "left_shift($self, other, *, out=None)\n"
     "--\n"
     "\n"
     "The bits of input moved up by other places. Zero where other is negative or not "
     "less than the count of bits.\n"
     "Element types: integral.\n"
     "Not differentiable."),
    ENTRY("bitwise_left_shift", method_bitwise_left_shift,
     "bitwise_left_shift($self, other, *, out=None)\n"
     "--\n"
     "\n"
     "The bits of input moved up by other places. Zero where other is negative or not "
     "less than the count of bits.\n"
     "Element types: integral.\n"
     "Not differentiable."),
    ENTRY("right_shift", method_right_shift,
     "right_shift($self, other, *, out=None)\n"
     "--\n"
     "\n"
     "The bits of input moved down by other places, the sign kept. Where other is "
     "negative or not less than the count of bits only the sign is left.\n"
     "Element types: integral.\n"
     "Not differentiable."),
    ENTRY("bitwise_right_shift", method_bitwise_right_shift,
     "bitwise_right_shift($self, other, *, out=None)\n"
     "--\n"
     "\n"
     "The bits of input moved down by other places, the sign kept. Where other is "
     "negative or not less than the count of bits only the sign is left.\n"
     "Element types: integral.\n"
     "Not differentiable."),
    ENTRY("gcd", method_gcd,
     "gcd($self, other)\n"
     "--\n"
     "\n"
     "Greatest common divisors of whole numbers (Euclid), never negative.\n"
     "Element types: integral.\n"
     "Not differentiable."),
    ENTRY("gcd_", method_gcd_,
     "gcd_($self, other)\n"
     "--\n"
     "\n"
     "gcd in place.\n"
     "Element types: integral.\n"
     "Not differentiable: whole numbers have none."),
    ENTRY("lcm", method_lcm,
     "lcm($self, other)\n"
     "--\n"
     "\n"
     "Least common multiples of whole numbers, never negative; zero where one of the two "
     "is.\n"
     "Element types: integral.\n"
     "Not differentiable."),
    ENTRY("lcm_", method_lcm_,
     "lcm_($self, other)\n"
     "--\n"
     "\n"
     "lcm in place.\n"
     "Element types: integral.\n"
     "Not differentiable: whole numbers have none."),
    ENTRY("eq", method_eq,
     "eq($self, other, *, out=None)\n"
     "--\n"
     "\n"
     "True where input equals other.\n"
     "Element types: all, complex.\n"
     "Not differentiable."),
    ENTRY("ne", method_ne,
     "ne($self, other, *, out=None)\n"
     "--\n"
     "\n"
     "True where input differs from other.\n"
     "Element types: all, complex.\n"
     "Not differentiable."),
    ENTRY("not_equal", method_not_equal,
     "not_equal($self, other, *, out=None)\n"
     "--\n"
     "\n"
     "True where input differs from other.\n"
     "Element types: all, complex.\n"
     "Not differentiable."),
    ENTRY("lt", method_lt,
     "lt($self, other, *, out=None)\n"
     "--\n"
     "\n"
     "True where input is less than other.\n"
     "Element types: all.\n"
     "Not differentiable."),
    ENTRY("less", method_less,
     "less($self, other, *, out=None)\n"
     "--\n"
     "\n"
     "True where input is less than other.\n"
     "Element types: all.\n"
     "Not differentiable."),
    ENTRY("le", method_le,
     "le($self, other, *, out=None)\n"
     "--\n"
     "\n"
     "True where input is not greater than other.\n"
     "Element types: all.\n"
     "Not differentiable."),
    ENTRY("less_equal", method_less_equal,
     "less_equal($self, other, *, out=None)\n"
     "--\n"
     "\n"
     "True where input is not greater than other.\n"
     "Element types: all.\n"
     "Not differentiable."),
    ENTRY("gt", method_gt,
     "gt($self, other, *, out=None)\n"
     "--\n"
     "\n"
     "True where input is greater than other.\n"
     "Element types: all.\n"
     "Not differentiable."),
    ENTRY("greater", method_greater,
     "greater($self, other, *, out=None)\n"
     "--\n"
     "\n"
     "True where input is greater than other.\n"
     "Element types: all.\n"
     "Not differentiable."),
    ENTRY("ge", method_ge,
     "ge($self, other, *, out=None)\n"
     "--\n"
     "\n"
     "True where input is not less than other.\n"
     "Element types: all.\n"
     "Not differentiable."),
    ENTRY("greater_equal", method_greater_equal,
     "greater_equal($self, other, *, out=None)\n"
     "--\n"
     "\n"
     "True where input is not less than other.\n"
     "Element types: all.\n"
     "Not differentiable."),
    ENTRY("isfinite", method_isfinite,
     "isfinite($self, *, out=None)\n"
     "--\n"
     "\n"
     "True where an element is neither infinite nor nan.\n"
     "Element types: all, complex.\n"
     "Not differentiable."),
    ENTRY("isinf", method_isinf,
     "isinf($self, *, out=None)\n"
     "--\n"
     "\n"
     "True where an element is infinite.\n"
     "Element types: all, complex.\n"
     "Not differentiable."),
    ENTRY("isposinf", method_isposinf,
     "isposinf($self, *, out=None)\n"
     "--\n"
     "\n"
     "True where an element is infinite and positive.\n"
     "Element types: floating.\n"
     "Not differentiable."),
    ENTRY("isneginf", method_isneginf,
     "isneginf($self, *, out=None)\n"
     "--\n"
     "\n"
     "True where an element is infinite and negative.\n"
     "Element types: floating.\n"
     "Not differentiable."),
    ENTRY("signbit", method_signbit,
     "signbit($self, *, out=None)\n"
     "--\n"
     "\n"
     "True where the sign of an element is negative, which also a zero has.\n"
     "Element types: floating.\n"
     "Not differentiable."),
    ENTRY("isclose", method_isclose,
     "isclose($self, other, rtol=1e-05, atol=1e-08, equal_nan=False, *, out=None)\n"
     "--\n"
     "\n"
     "isclose(other, rtol=1e-05, atol=1e-08, equal_nan=False, *, out=None) -> BoolTensor\n"
     "\n"
     "True where two elements are equal or differ by atol + rtol * |other| at most; nan "
     "is close to nan where equal_nan says so.\n"
     "Element types: floating.\n"
     "Not differentiable.\n"
     "\n"
     "isclose(other, rtol=1e-05, atol=1e-08, equal_nan=False) -> BoolTensor\n"
     "\n"
     "True where two complex numbers are equal or differ by atol + rtol * |other| at "
     "most.\n"
     "Element types: complex.\n"
     "Not differentiable."),
    ENTRY("allclose", method_allclose,
     "allclose($self, other, rtol=1e-05, atol=1e-08, equal_nan=False)\n"
     "--\n"
     "\n"
     "Whether isclose holds for all elements, as a bool.\n"
     "Element types: floating, complex.\n"
     "Not differentiable."),
    ENTRY("is_signed", method_is_signed,
     "is_signed($self)\n"
     "--\n"
     "\n"
     "Whether the type of the elements has negative numbers, as a bool.\n"
     "Element types: all.\n"
     "Not differentiable."),
    ENTRY("is_floating_point", method_is_floating_point,
     "is_floating_point($self)\n"
     "--\n"
     "\n"
     "Whether the elements are of a floating type, as a bool.\n"
     "Element types: all.\n"
     "Not differentiable."),
    ENTRY("is_complex", method_is_complex,
     "is_complex($self)\n"
     "--\n"
     "\n"
     "Whether the elements are complex, which they never are.\n"
     "Element types: all.\n"
     "Not differentiable."),
    ENTRY("is_nonzero", method_is_nonzero,
     "is_nonzero($self)\n"
     "--\n"
     "\n"
     "Whether the only element is not zero, as a bool.\n"
     "Element types: all.\n"
     "Not differentiable."),
    ENTRY("logical_and", method_logical_and,
     "logical_and($self, other, *, out=None)\n"
     "--\n"
     "\n"
     "True where neither element is zero.\n"
     "Element types: all.\n"
     "Not differentiable."),
    ENTRY("logical_or", method_logical_or,
     "logical_or($self, other, *, out=None)\n"
     "--\n"
     "\n"
     "True where at least one element is not zero.\n"
     "Element types: all.\n"
     "Not differentiable."),
    ENTRY("logical_xor", method_logical_xor,
     "logical_xor($self, other, *, out=None)\n"
     "--\n"
     "\n"
     "True where exactly one of the elements is not zero.\n"
     "Element types: all.\n"
     "Not differentiable."),
    ENTRY("logical_not", method_logical_not,
     "logical_not($self, *, out=None)\n"
     "--\n"
     "\n"
     "True where an element is zero.\n"
     "Element types: all.\n"
     "Not differentiable."),
    ENTRY("sum", method_sum,
     "sum($self, dim=None, keepdim=False, *, out=None)\n"
     "--\n"
     "\n"
     "Sum of the elements, gathered in double precision or in 64 bits; no elements give "
     "0. Of integers it is a LongTensor. Floats may be added in twos before, which is "
     "wrong by at most 2^-24 of the sum of their sizes.\n"
     "Element types: all, complex.\n"
     "d input = grad"),
    ENTRY("prod", method_prod,
     "prod($self, dim=None, keepdim=False, *, out=None)\n"
     "--\n"
     "\n"
     "prod(dim=None, keepdim=False, *, out=None) -> Tensor\n"
     "\n"
     "Product of the elements; no elements give 1. Of integers it is a LongTensor. The "
     "gradient of an element is the product of the others, where there are zeros too.\n"
     "Element types: all.\n"
     "d input = prod_input(grad, input, dim, keepdim)\n"
     "\n"
     "prod(dim=None, keepdim=False) -> Tensor\n"
     "\n"
     "Product of complex numbers; none of them give 1.\n"
     "Element types: complex.\n"
     "The gradient is that of the operators it is composed of."),
    ENTRY("mean", method_mean,
     "mean($self, dim=None, keepdim=False, *, out=None)\n"
     "--\n"
     "\n"
     "Mean of the elements; no elements give nan.\n"
     "Element types: floating, complex.\n"
     "d input = grad / count"),
    ENTRY("nansum", method_nansum,
     "nansum($self, dim=None, keepdim=False, *, out=None)\n"
     "--\n"
     "\n"
     "Sum of the elements that are not nan; none of them give 0.\n"
     "Element types: floating.\n"
     "d input = select(isnan(input), 0, grad)"),
    ENTRY("nanmean", method_nanmean,
     "nanmean($self, dim=None, keepdim=False, *, out=None)\n"
     "--\n"
     "\n"
     "Mean of the elements that are not nan; none of them give nan.\n"
     "Element types: floating.\n"
     "d input = select(isnan(input), 0, grad / held)"),
    ENTRY("norm", method_norm,
     "norm($self, p=2, dim=None, keepdim=False, *, out=None)\n"
     "--\n"
     "\n"
     "norm(p=2, dim=None, keepdim=False, *, out=None) -> Tensor\n"
     "\n"
     "The p-norm (sum of |x|^p)^(1/p) of the elements, for p = inf the largest and for p "
     "= -inf the smallest |x|, for p = 0 the count of elements that are not zero. The "
     "gradient is taken as zero where the norm is; the elements that are the largest "
     "share it evenly.\n"
     "Element types: floating.\n"
     "d input = norm_input(grad, input, output, p, dim, keepdim)\n"
     "\n"
     "norm(p, dim=None, keepdim=False) -> Tensor\n"
     "\n"
     "The norm of Frobenius, the root of the sum of the squares, or the nuclear norm, the "
     "sum of the singular values of matrices in two dims, by default the last two.\n"
     "Element types: floating.\n"
     "The gradient is that of the operators it is composed of.\n"
     "\n"
     "norm(p=2, dim=None, keepdim=False) -> Tensor\n"
     "\n"
     "The p-norm of the absolute values of complex numbers.\n"
     "Element types: complex.\n"
     "The gradient is that of the operators it is composed of."),
    ENTRY("dist", method_dist,
     "dist($self, other, p=2, *, out=None)\n"
     "--\n"
     "\n"
     "The p-norm of input - other over all elements, as norm has it. The gradient is "
     "taken as zero where the norm is.\n"
     "Element types: floating.\n"
     "d input = dist_input(grad, input - other, output, p).sum_to_size(input.size())\n"
     "d other = -dist_input(grad, input - other, output, p).sum_to_size(other.size())"),
    ENTRY("logsumexp", method_logsumexp,
     "logsumexp($self, dim=None, keepdim=False, *, out=None)\n"
     "--\n"
     "\n"
     "Logarithm of the sum of the exponentials, gathered beside the largest element so "
     "far, so that nothing overflows.\n"
     "Element types: floating.\n"
     "d input = grad * exp(input - output)"),
    ENTRY("all", method_all,
     "all($self, dim=None, keepdim=False, *, out=None)\n"
     "--\n"
     "\n"
     "Whether every element is nonzero; True where there are no elements.\n"
     "Element types: all.\n"
     "Not differentiable."),
    ENTRY("any", method_any,
     "any($self, dim=None, keepdim=False, *, out=None)\n"
     "--\n"
     "\n"
     "Whether some element is nonzero; False where there are no elements.\n"
     "Element types: all.\n"
     "Not differentiable."),
    ENTRY("count_nonzero", method_count_nonzero,
     "count_nonzero($self, dim=None, keepdim=False, *, out=None)\n"
     "--\n"
     "\n"
     "How many elements are not zero; nan is not.\n"
     "Element types: all.\n"
     "Not differentiable."),
    ENTRY("amax", method_amax,
     "amax($self, dim=None, keepdim=False, *, out=None)\n"
     "--\n"
     "\n"
     "The largest element over one or several dims, nan if there is one. Those that equal "
     "it share the gradient evenly.\n"
     "Element types: all.\n"
     "d input = extreme_input(grad, input, output, dim, keepdim)"),
    ENTRY("amin", method_amin,
     "amin($self, dim=None, keepdim=False, *, out=None)\n"
     "--\n"
     "\n"
     "The smallest element over one or several dims, nan if there is one. Those that "
     "equal it share the gradient evenly.\n"
     "Element types: all.\n"
     "d input = extreme_input(grad, input, output, dim, keepdim)"),
    ENTRY("aminmax", method_aminmax,
     "aminmax($self, dim=None, keepdim=False)\n"
     "--\n"
     "\n"
     "The smallest and the largest element, nan if there is one. Those that equal one of "
     "them share its gradient evenly.\n"
     "Element types: all.\n"
     "The gradient is that of the operators it is composed of."),
    ENTRY("argmax", method_argmax,
     "argmax($self, dim=None, keepdim=False, *, out=None)\n"
     "--\n"
     "\n"
     "Where the largest element along dim stands first, counted over all where no dim is "
     "named; nan counts as largest.\n"
     "Element types: all.\n"
     "Not differentiable."),
    ENTRY("argmin", method_argmin,
     "argmin($self, dim=None, keepdim=False, *, out=None)\n"
     "--\n"
     "\n"
     "Where the smallest element along dim stands first, counted over all where no dim is "
     "named; nan counts as smallest.\n"
     "Element types: all.\n"
     "Not differentiable."),
    ENTRY("sort", method_sort,
     "sort($self, dim=-1, descending=False, stable=True, *, out=None)\n"
     "--\n"
     "\n"
     "The elements along dim in order, by default the last dim and ascending, and where "
     "they stood. Equal elements keep their order, whatever stable says; nan comes last, "
     "or first of a descending order.\n"
     "Element types: all.\n"
     "d input = gather_input(grad, dim, indices, input.size())"),
    ENTRY("argsort", method_argsort,
     "argsort($self, dim=-1, descending=False, stable=True, *, out=None)\n"
     "--\n"
     "\n"
     "Where the elements along dim stand, in the order of the elements; the indices of "
     "sort, whatever stable says.\n"
     "Element types: all.\n"
     "Not differentiable."),
    ENTRY("msort", method_msort,
     "msort($self)\n"
     "--\n"
     "\n"
     "The elements along the first dim in ascending order.\n"
     "Element types: all.\n"
     "The gradient is that of the operators it is composed of."),
    ENTRY("topk", method_topk,
     "topk($self, k, dim=-1, largest=True, sorted=True, *, out=None)\n"
     "--\n"
     "\n"
     "The k largest elements along dim, or the smallest, and where they stand; of equal "
     "ones those that come first. They come in order, unless sorted=False leaves the "
     "order open.\n"
     "Element types: all.\n"
     "d input = gather_input(grad, dim, indices, input.size())"),
    ENTRY("kthvalue", method_kthvalue,
     "kthvalue($self, k, dim=-1, keepdim=False, *, out=None)\n"
     "--\n"
     "\n"
     "The k-th smallest element along dim, counted from 1, and where it stands, of equal "
     "ones as sort has them.\n"
     "Element types: all.\n"
     "d input = pick_input(grad, indices, dim, input.size())"),
    ENTRY("median", method_median,
     "median($self, dim=None, keepdim=False, *, out=None)\n"
     "--\n"
     "\n"
     "median() -> Tensor\n"
     "\n"
     "The element in the middle of all, the lower of two; nan counts as largest.\n"
     "Element types: all.\n"
     "The gradient is that of the operators it is composed of.\n"
     "\n"
     "median(dim, keepdim=False, *, out=None) -> (Tensor, LongTensor)\n"
     "\n"
     "The element in the middle of those along dim, the lower of two, and where it "
     "stands; nan counts as largest.\n"
     "Element types: all.\n"
     "d input = pick_input(grad, indices, dim, input.size())"),
    ENTRY("mode", method_mode,
     "mode($self, dim=-1, keepdim=False, *, out=None)\n"
     "--\n"
     "\n"
     "The element that comes most often along dim, the smallest of several, and where it "
     "stands last.\n"
     "Element types: all.\n"
     "d input = pick_input(grad, indices, dim, input.size())"),
    ENTRY("nanmedian", method_nanmedian,
     "nanmedian($self, dim=None, keepdim=False)\n"
     "--\n"
     "\n"
     "nanmedian() -> Tensor\n"
     "\n"
     "The element in the middle of those that are not nan, the lower of two; nan if there "
     "is none.\n"
     "Element types: floating.\n"
     "The gradient is that of the operators it is composed of.\n"
     "\n"
     "nanmedian(dim, keepdim=False) -> (Tensor, LongTensor)\n"
     "\n"
     "The element in the middle of those along dim that are not nan, the lower of two, "
     "and where it stands; nan where there is none.\n"
     "Element types: floating.\n"
     "The gradient is that of the operators it is composed of."),
    ENTRY("quantile", method_quantile,
     "quantile($self, q, dim=None, keepdim=False, interpolation='linear')\n"
     "--\n"
     "\n"
     "What lies a share q of the way through the sorted elements along dim, or through "
     "all; where that is between two, one of them or what interpolation says. A vector q "
     "gives a new first dim. Lines with nan give nan.\n"
     "Element types: floating.\n"
     "The gradient is that of the operators it is composed of."),
    ENTRY("nanquantile", method_nanquantile,
     "nanquantile($self, q, dim=None, keepdim=False, interpolation='linear')\n"
     "--\n"
     "\n"
     "quantile of the elements that are not nan; nan where there is none.\n"
     "Element types: floating.\n"
     "The gradient is that of the operators it is composed of."),
    ENTRY("cumsum", method_cumsum,
     "cumsum($self, dim, *, out=None)\n"
     "--\n"
     "\n"
     "The sum of the elements along dim up to each, itself included. Floats are gathered "
     "in double.\n"
     "Element types: all, complex.\n"
     "d input = flip_dim(cumsum(flip_dim(grad, dim), dim), dim)"),
    ENTRY("cumsum_", method_cumsum_,
     "cumsum_($self, dim)\n"
     "--\n"
     "\n"
     "cumsum in place, the sums of integers cut to their type.\n"
     "Element types: all.\n"
     "Not differentiable: cumsum has a gradient."),
    ENTRY("cumprod", method_cumprod,
     "cumprod($self, dim, *, out=None)\n"
     "--\n"
     "\n"
     "cumprod(dim, *, out=None) -> Tensor\n"
     "\n"
     "The product of the elements along dim up to each, itself included. The gradient is "
     "that of the products, where there are zeros too.\n"
     "Element types: all.\n"
     "d input = cumprod_input(grad, input, dim)\n"
     "\n"
     "cumprod(dim) -> Tensor\n"
     "\n"
     "The product of complex numbers along dim up to each, itself included.\n"
     "Element types: complex.\n"
     "The gradient is that of the operators it is composed of."),
    ENTRY("cumprod_", method_cumprod_,
     "cumprod_($self, dim)\n"
     "--\n"
     "\n"
     "cumprod in place, the products of integers cut to their type.\n"
     "Element types: all.\n"
     "Not differentiable: cumprod has a gradient."),
    ENTRY("cummax", method_cummax,
     "cummax($self, dim, *, out=None)\n"
     "--\n"
     "\n"
     "The largest element along dim up to each, itself included, and the last index where "
     "it stands; nan counts as largest.\n"
     "Element types: all.\n"
     "d input = gather_input(grad, dim, indices, input.size())"),
    ENTRY("cummin", method_cummin,
     "cummin($self, dim, *, out=None)\n"
     "--\n"
     "\n"
     "The smallest element along dim up to each, itself included, and the last index "
     "where it stands; nan counts as smallest.\n"
     "Element types: all.\n"
     "d input = gather_input(grad, dim, indices, input.size())"),
    ENTRY("logcumsumexp", method_logcumsumexp,
     "logcumsumexp($self, dim, *, out=None)\n"
     "--\n"
     "\n"
     "Logarithm of the sum of the exponentials of the elements along dim up to each, "
     "itself included, without overflow on the way.\n"
     "Element types: floating.\n"
     "d input = logcumsumexp_input(grad, input, output, dim)"),
    ENTRY("var", method_var,
     "var($self, dim=None, unbiased=True, keepdim=False, correction=None, *, out=None)\n"
     "--\n"
     "\n"
     "var(dim=None, unbiased=True, keepdim=False, correction=None, *, out=None) -> Tensor\n"
     "\n"
     "Variance of the elements, the sum of squared distances from the mean over count - "
     "1, or over count if unbiased=False, or over count - correction where that is given.\n"
     "Element types: floating.\n"
     "d input = var_input(grad, input, dim, unbiased, keepdim, correction)\n"
     "\n"
     "var(dim=None, unbiased=True, keepdim=False, correction=None) -> Tensor\n"
     "\n"
     "Variance of complex numbers, the sum of those of their parts.\n"
     "Element types: complex.\n"
     "The gradient is that of the operators it is composed of."),
    ENTRY("std", method_std,
     "std($self, dim=None, unbiased=True, keepdim=False, correction=None, *, out=None)\n"
     "--\n"
     "\n"
     "std(dim=None, unbiased=True, keepdim=False, correction=None, *, out=None) -> Tensor\n"
     "\n"
     "Standard deviation of the elements, the square root of var. The gradient is taken "
     "as zero where the deviation is.\n"
     "Element types: floating.\n"
     "d input = var_input(where(output.eq(0), output, grad / (2 * output)), input, dim, "
     "unbiased, keepdim, correction)\n"
     "\n"
     "std(dim=None, unbiased=True, keepdim=False, correction=None) -> Tensor\n"
     "\n"
     "Standard deviation of complex numbers, the square root of var.\n"
     "Element types: complex.\n"
     "The gradient is that of the operators it is composed of."),
    ENTRY("relu", method_relu,
     "relu($self, *, out=None)\n"
     "--\n"
     "\n"
     "Each element, but zero where it is negative. The derivative at zero is taken as "
     "zero.\n"
     "Element types: all.\n"
     "d input = select(output <= 0, 0, grad)"),
    ENTRY("threshold", method_threshold,
     "threshold($self, threshold, value, *, out=None)\n"
     "--\n"
     "\n"
     "Each element, but value where it is not above threshold.\n"
     "Element types: all.\n"
     "d input = select(input <= threshold, 0, grad)"),
    ENTRY("leaky_relu", method_leaky_relu,
     "leaky_relu($self, negative_slope=0.01, *, out=None)\n"
     "--\n"
     "\n"
     "Each element, multiplied by negative_slope where it is negative.\n"
     "Element types: floating.\n"
     "d input = select(input > 0, grad, grad * negative_slope)"),
    ENTRY("prelu", method_prelu,
     "prelu($self, weight, *, out=None)\n"
     "--\n"
     "\n"
     "Each element, multiplied by weight where it is negative. Weight is broadcast, so "
     "one for each channel has the size (channels, 1, 1).\n"
     "Element types: floating.\n"
     "d input = select(input > 0, grad, grad * weight)\n"
     "d weight = select(input > 0, 0, grad * input)"),
    ENTRY("elu", method_elu,
     "elu($self, alpha=1, *, out=None)\n"
     "--\n"
     "\n"
     "Each element, but alpha * (exp(x) - 1) where it is negative (Clevert and others, "
     "2015).\n"
     "Element types: floating.\n"
     "d input = select(output > 0, grad, grad * (output + alpha))"),
    ENTRY("selu", method_selu,
     "selu($self, *, out=None)\n"
     "--\n"
     "\n"
     "1.0507 * x where it is positive, and 1.0507 * 1.6733 * (exp(x) - 1) elsewhere, with "
     "factors that keep mean 0 and variance 1 from layer to layer (Klambauer and others, "
     "2017).\n"
     "Element types: floating.\n"
     "d input = select(output > 0, grad * 1.0507009873554805, grad * (output + "
     "1.7580993408473766))"),
    ENTRY("celu", method_celu,
     "celu($self, alpha=1, *, out=None)\n"
     "--\n"
     "\n"
     "Each element, but alpha * (exp(x / alpha) - 1) where it is negative, which has a "
     "continuous derivative (Barron, 2017).\n"
     "Element types: floating.\n"
     "d input = select(output > 0, grad, grad * (output / alpha + 1))"),
    ENTRY("hardtanh", method_hardtanh,
     "hardtanh($self, min_val=-1, max_val=1, *, out=None)\n"
     "--\n"
     "\n"
     "Each element, but min_val below that and max_val above that. The derivative at both "
     "is taken as zero.\n"
     "Element types: Char, Short, Int, Long, Float, Double.\n"
     "d input = select(output <= min_val or output >= max_val, 0, grad)"),
    ENTRY("relu6", method_relu6,
     "relu6($self, *, out=None)\n"
     "--\n"
     "\n"
     "Each element, but 0 below that and 6 above that (Krizhevsky, 2010). The derivative "
     "at both is taken as zero.\n"
     "Element types: numbers.\n"
     "d input = select(output <= 0 or output >= 6, 0, grad)"),
    ENTRY("hardsigmoid", method_hardsigmoid,
     "hardsigmoid($self, *, out=None)\n"
     "--\n"
     "\n"
     "x / 6 + 1/2, but 0 below -3 and 1 above 3 (Courbariaux and others, 2015).\n"
     "Element types: floating.\n"
     "d input = select(output <= 0 or output >= 1, 0, grad / 6)"),
    ENTRY("hardswish", method_hardswish,
     "hardswish($self, *, out=None)\n"
     "--\n"
     "\n"
     "x * hardsigmoid(x) (Howard and others, MobileNetV3, 2019).\n"
     "Element types: floating.\n"
     "d input = select(input <= -3, 0, select(input >= 3, grad, grad * (input / 3 + 0.5)))"),
    ENTRY("hardshrink", method_hardshrink,
     "hardshrink($self, lambd=0.5, *, out=None)\n"
     "--\n"
     "\n"
     "Each element, but zero from -lambd to lambd.\n"
     "Element types: floating.\n"
     "d input = select(abs(input) <= lambd, 0, grad)"),
    ENTRY("softshrink", method_softshrink,
     "softshrink($self, lambd=0.5, *, out=None)\n"
     "--\n"
     "\n"
     "Each element moved towards zero by lambd, and zero, of its sign, from -lambd to "
     "lambd.\n"
     "Element types: floating.\n"
     "d input = select(abs(input) <= lambd, 0, grad)"),
    ENTRY("sigmoid", method_sigmoid,
     "sigmoid($self, *, out=None)\n"
     "--\n"
     "\n"
     "Logistic function 1 / (1 + exp(-x)) of each element.\n"
     "Element types: floating, complex.\n"
     "d input = grad * output * (1 - output)"),
    ENTRY("softplus", method_softplus,
     "softplus($self, beta=1, threshold=20, *, out=None)\n"
     "--\n"
     "\n"
     "log(1 + exp(beta * x)) / beta, a smooth relu, and x itself where beta * x is above "
     "threshold.\n"
     "Element types: floating.\n"
     "d input = select(input * beta > threshold, grad, grad * sigmoid(input * beta))"),
    ENTRY("log_sigmoid", method_log_sigmoid,
     "log_sigmoid($self, *, out=None)\n"
     "--\n"
     "\n"
     "Logarithm of the logistic function, -log(1 + exp(-x)), without overflow.\n"
     "Element types: floating.\n"
     "d input = grad * sigmoid(-input)"),
    ENTRY("logsigmoid", method_logsigmoid,
     "logsigmoid($self, *, out=None)\n"
     "--\n"
     "\n"
     "Logarithm of the logistic function, -log(1 + exp(-x)), without overflow.\n"
     "Element types: floating.\n"
     "d input = grad * sigmoid(-input)"),
    ENTRY("softsign", method_softsign,
     "softsign($self, *, out=None)\n"
     "--\n"
     "\n"
     "x / (1 + |x|).\n"
     "Element types: floating.\n"
     "d input = grad / ((1 + abs(input)) * (1 + abs(input)))"),
    ENTRY("tanhshrink", method_tanhshrink,
     "tanhshrink($self, *, out=None)\n"
     "--\n"
     "\n"
     "x - tanh(x). Where the two are close it is the series of x * cosh(x) - sinh(x), "
     "over cosh(x).\n"
     "Element types: floating.\n"
     "d input = grad * tanh(input) * tanh(input)"),
    ENTRY("silu", method_silu,
     "silu($self, *, out=None)\n"
     "--\n"
     "\n"
     "x * sigmoid(x), also called swish (Elfwing and others, 2017; Ramachandran and "
     "others, 2017).\n"
     "Element types: floating.\n"
     "d input = grad * gate * (1 + input * (1 - gate))\n"
     "where gate = sigmoid(input)"),
    ENTRY("swish", method_swish,
     "swish($self, *, out=None)\n"
     "--\n"
     "\n"
     "x * sigmoid(x), also called swish (Elfwing and others, 2017; Ramachandran and "
     "others, 2017).\n"
     "Element types: floating.\n"
     "d input = grad * gate * (1 + input * (1 - gate))\n"
     "where gate = sigmoid(input)"),
    ENTRY("mish", method_mish,
     "mish($self, *, out=None)\n"
     "--\n"
     "\n"
     "x * tanh(log(1 + exp(x))), a smooth relative of relu (Misra, 2019).\n"
     "Element types: floating.\n"
     "d input = grad * (gate + input * sigmoid(input) * (1 - gate * gate))\n"
     "where gate = tanh(log1p(exp(input)))"),
    ENTRY("gelu", method_gelu,
     "gelu($self, *, out=None)\n"
     "--\n"
     "\n"
     "x * P(X <= x) of a standard normal X (Hendrycks and Gimpel, 2016).\n"
     "Element types: floating.\n"
     "d input = grad * (share + input * 0.3989422804014327 * exp(-0.5 * input * input))\n"
     "where share = 0.5 * erfc(-0.7071067811865476 * input)"),
    ENTRY("softmax", method_softmax,
     "softmax($self, dim, *, out=None)\n"
     "--\n"
     "\n"
     "exp(x) over the sum of exp(x) along dim, computed from x - max(x) so that nothing "
     "overflows.\n"
     "Element types: floating.\n"
     "d input = softmax_input(grad, output, dim)"),
    ENTRY("log_softmax", method_log_softmax,
     "log_softmax($self, dim, *, out=None)\n"
     "--\n"
     "\n"
     "Logarithm of softmax along dim, x - max(x) - log(sum(exp(x - max(x)))).\n"
     "Element types: floating.\n"
     "d input = log_softmax_input(grad, output, dim)"),
    ENTRY("dot", method_dot,
     "dot($self, tensor, *, out=None)\n"
     "--\n"
     "\n"
     "Sum of the products of the elements of two vectors.\n"
     "Element types: numbers, complex.\n"
     "d input = tensor * grad\n"
     "d tensor = input * grad"),
    ENTRY("mv", method_mv,
     "mv($self, vec, *, out=None)\n"
     "--\n"
     "\n"
     "Matrix times vector.\n"
     "Element types: numbers, complex.\n"
     "d input = grad.ger(vec)\n"
     "d vec = input.t().mv(grad)"),
    ENTRY("mm", method_mm,
     "mm($self, mat2, *, out=None)\n"
     "--\n"
     "\n"
     "Matrix times matrix.\n"
     "Element types: numbers, complex.\n"
     "d input = grad.mm(mat2.t())\n"
     "d mat2 = input.t().mm(grad)"),
    ENTRY("bmm", method_bmm,
     "bmm($self, mat2, *, out=None)\n"
     "--\n"
     "\n"
     "Product of each matrix of one batch with that of the other.\n"
     "Element types: numbers, complex.\n"
     "d input = grad.bmm(mat2.transpose(1, 2))\n"
     "d mat2 = input.transpose(1, 2).bmm(grad)"),
    ENTRY("ger", method_ger,
     "ger($self, vec2, *, out=None)\n"
     "--\n"
     "\n"
     "Outer product of two vectors.\n"
     "Element types: numbers, complex.\n"
     "d input = grad.mv(vec2)\n"
     "d vec2 = grad.t().mv(input)"),
    ENTRY("outer", method_outer,
     "outer($self, vec2)\n"
     "--\n"
     "\n"
     "Outer product of two vectors, whose types are promoted.\n"
     "Element types: numbers, complex.\n"
     "The gradient is that of the operators it is composed of."),
    ENTRY("addmm", method_addmm,
     "addmm($self, mat1, mat2, *, beta=1, alpha=1, out=None)\n"
     "--\n"
     "\n"
     "addmm(beta=1, alpha=1, mat1, mat2, *, out=None) -> Tensor\n"
     "\n"
     "beta * input + alpha * (mat1 @ mat2). With beta 0 what input holds is not read.\n"
     "Element types: numbers, complex.\n"
     "d input = grad * beta\n"
     "d mat1 = grad.mm(mat2.t()) * alpha\n"
     "d mat2 = mat1.t().mm(grad) * alpha"),
    ENTRY("addmv", method_addmv,
     "addmv($self, mat, vec, *, beta=1, alpha=1, out=None)\n"
     "--\n"
     "\n"
     "addmv(beta=1, alpha=1, mat, vec, *, out=None) -> Tensor\n"
     "\n"
     "beta * input + alpha * (mat @ vec).\n"
     "Element types: numbers, complex.\n"
     "d input = grad * beta\n"
     "d mat = grad.ger(vec) * alpha\n"
     "d vec = mat.t().mv(grad) * alpha"),
    ENTRY("addr", method_addr,
     "addr($self, vec1, vec2, *, beta=1, alpha=1, out=None)\n"
     "--\n"
     "\n"
     "addr(beta=1, alpha=1, vec1, vec2, *, out=None) -> Tensor\n"
     "\n"
     "beta * input + alpha * the outer product of vec1 and vec2.\n"
     "Element types: numbers, complex.\n"
     "d input = grad * beta\n"
     "d vec1 = grad.mv(vec2) * alpha\n"
     "d vec2 = grad.t().mv(vec1) * alpha"),
    ENTRY("addbmm", method_addbmm,
     "addbmm($self, batch1, batch2, *, beta=1, alpha=1, out=None)\n"
     "--\n"
     "\n"
     "addbmm(beta=1, alpha=1, batch1, batch2, *, out=None) -> Tensor\n"
     "\n"
     "beta * input + alpha * the sum over the batch of batch1 @ batch2.\n"
     "Element types: numbers, complex.\n"
     "d input = grad * beta\n"
     "d batch1 = grad.expand((batch1.size(0), batch1.size(1), "
     "batch2.size(2))).bmm(batch2.transpose(1, 2)) * alpha\n"
     "d batch2 = batch1.transpose(1, 2).bmm(grad.expand((batch1.size(0), batch1.size(1), "
     "batch2.size(2)))) * alpha"),
    ENTRY("baddbmm", method_baddbmm,
     "baddbmm($self, batch1, batch2, *, beta=1, alpha=1, out=None)\n"
     "--\n"
     "\n"
     "baddbmm(beta=1, alpha=1, batch1, batch2, *, out=None) -> Tensor\n"
     "\n"
     "beta * input + alpha * (batch1 @ batch2), matrix by matrix.\n"
     "Element types: numbers, complex.\n"
     "d input = grad * beta\n"
     "d batch1 = grad.bmm(batch2.transpose(1, 2)) * alpha\n"
     "d batch2 = batch1.transpose(1, 2).bmm(grad) * alpha"),
    ENTRY("linear", method_linear,
     "linear($self, weight, bias=None, *, out=None)\n"
     "--\n"
     "\n"
     "Affine map x @ weight.t() + bias of the rows of a matrix or of a batch of matrices, "
     "or of one vector. Weight is (outputs, inputs), bias (outputs).\n"
     "Element types: floating, complex.\n"
     "d input = linear(grad, weight.t())\n"
     "d weight = linear_weight(grad, input)\n"
     "d bias = grad.sum_to_size(bias.size())"),
    ENTRY("matmul", method_matmul,
     "matmul($self, other)\n"
     "--\n"
     "\n"
     "Product as NumPy's @ has it. Two vectors give their dot product, a matrix and a "
     "vector a vector, and of more dims the last two are matrices and the others a batch, "
     "broadcast.\n"
     "Element types: numbers, complex.\n"
     "The gradient is that of the operators it is composed of."),
    ENTRY("view", method_view,
     "view($self, size)\n"
     "--\n"
     "\n"
     "The same elements with another size; one -1 is worked out from the others. Refused "
     "where the strides would need a copy.\n"
     "Element types: any.\n"
     "d input = grad.reshape(input.size())"),
    ENTRY("reshape", method_reshape,
     "reshape($self, size)\n"
     "--\n"
     "\n"
     "The same elements with another size, as view, but copied where the strides need it.\n"
     "Element types: any.\n"
     "d input = grad.reshape(input.size())"),
    ENTRY("transpose", method_transpose,
     "transpose($self, dim0, dim1)\n"
     "--\n"
     "\n"
     "Two dims exchanged.\n"
     "Element types: any.\n"
     "d input = grad.transpose(dim0, dim1)"),
    ENTRY("swapaxes", method_swapaxes,
     "swapaxes($self, dim0, dim1)\n"
     "--\n"
     "\n"
     "Two dims exchanged.\n"
     "Element types: any.\n"
     "d input = grad.transpose(dim0, dim1)"),
    ENTRY("swapdims", method_swapdims,
     "swapdims($self, dim0, dim1)\n"
     "--\n"
     "\n"
     "Two dims exchanged.\n"
     "Element types: any.\n"
     "d input = grad.transpose(dim0, dim1)"),
    ENTRY("t", method_t,
     "t($self)\n"
     "--\n"
     "\n"
     "A matrix transposed; a vector stays as it is.\n"
     "Element types: any.\n"
     "d input = grad.t()"),
    ENTRY("permute", method_permute,
     "permute($self, dims)\n"
     "--\n"
     "\n"
     "The dims in another order, dims[0] first.\n"
     "Element types: any.\n"
     "d input = unpermute(grad, dims)"),
    ENTRY("narrow", method_narrow,
     "narrow($self, dimension, start, length)\n"
     "--\n"
     "\n"
     "The part of length elements along dimension that begins at start.\n"
     "Element types: any.\n"
     "d input = narrow_input(grad, dimension, start, input.size())"),
    ENTRY("select", method_select,
     "select($self, dim, index)\n"
     "--\n"
     "\n"
     "The slice at index along dim, without that dim. Of a vector it gives one element, "
     "with size 1.\n"
     "Element types: any.\n"
     "d input = select_input(grad, dim, index, input.size())"),
    ENTRY("expand", method_expand,
     "expand($self, size)\n"
     "--\n"
     "\n"
     "Dims of size 1 repeated without a copy, and new ones in front; -1 keeps a size.\n"
     "Element types: any.\n"
     "d input = grad.sum_to_size(input.size())"),
    ENTRY("broadcast_to", method_broadcast_to,
     "broadcast_to($self, size)\n"
     "--\n"
     "\n"
     "Dims of size 1 repeated without a copy, and new ones in front; -1 keeps a size.\n"
     "Element types: any.\n"
     "d input = grad.sum_to_size(input.size())"),
    ENTRY("sum_to_size", method_sum_to_size,
     "sum_to_size($self, size, *, out=None)\n"
     "--\n"
     "\n"
     "Sum over the dims that broadcasting from size would have repeated, the reverse of "
     "expand.\n"
     "Element types: floating, complex.\n"
     "d input = grad.expand(input.size())"),
    ENTRY("squeeze", method_squeeze,
     "squeeze($self, dim=None)\n"
     "--\n"
     "\n"
     "The same without dims of size 1, all of them or only those of dim. A tensor of one "
     "element keeps the size 1.\n"
     "Element types: any.\n"
     "d input = grad.reshape(input.size())"),
    ENTRY("unsqueeze", method_unsqueeze,
     "unsqueeze($self, dim)\n"
     "--\n"
     "\n"
     "A dim of size 1 put in before dim; -1 puts it at the end.\n"
     "Element types: any.\n"
     "d input = grad.reshape(input.size())"),
    ENTRY("unfold", method_unfold,
     "unfold($self, dimension, size, step)\n"
     "--\n"
     "\n"
     "All parts of size elements along dimension that begin step apart; the elements of a "
     "part are a new last dim.\n"
     "Element types: any.\n"
     "d input = unfold_input(grad, dimension, size, step, input.size())"),
    ENTRY("view_as", method_view_as,
     "view_as($self, other)\n"
     "--\n"
     "\n"
     "The same elements with the size of another tensor, as view.\n"
     "Element types: any.\n"
     "d input = grad.reshape(input.size())\n"
     "No gradient for other: only its size is read."),
    ENTRY("expand_as", method_expand_as,
     "expand_as($self, other)\n"
     "--\n"
     "\n"
     "Dims of size 1 repeated without a copy up to the size of another tensor, as expand.\n"
     "Element types: any.\n"
     "d input = grad.sum_to_size(input.size())\n"
     "No gradient for other: only its size is read."),
    ENTRY("split", method_split,
     "split($self, *args, **keywords)\n"
     "--\n"
     "\n"
     "split(split_size, dim=0) -> tuple of Tensor\n"
     "\n"
     "A tuple of parts along dim, of split_size elements each but for the last, which may "
     "be shorter.\n"
     "Element types: all, complex.\n"
     "The gradient is that of the operators it is composed of.\n"
     "\n"
     "split(sizes, dim=0) -> tuple of Tensor\n"
     "\n"
     "A tuple of parts along dim with these sizes, which together are all of it.\n"
     "Element types: all.\n"
     "The gradient is that of the operators it is composed of."),
    ENTRY("split_with_sizes", method_split_with_sizes,
     "split_with_sizes($self, sizes, dim=0)\n"
     "--\n"
     "\n"
     "A tuple of parts along dim with these sizes, which together are all of it.\n"
     "Element types: all.\n"
     "The gradient is that of the operators it is composed of."),
    ENTRY("chunk", method_chunk,
     "chunk($self, chunks, dim=0)\n"
     "--\n"
     "\n"
     "A tuple of at most chunks parts along dim, of one size but for the last, which may "
     "be shorter.\n"
     "Element types: all, complex.\n"
     "The gradient is that of the operators it is composed of."),
    ENTRY("unbind", method_unbind,
     "unbind($self, dim=0)\n"
     "--\n"
     "\n"
     "A tuple of the slices along dim, each without it.\n"
     "Element types: all, complex.\n"
     "The gradient is that of the operators it is composed of."),
    ENTRY("conj_physical", method_conj_physical,
     "conj_physical($self, *, out=None)\n"
     "--\n"
     "\n"
     "Each element with the other sign of its imaginary part.\n"
     "Element types: all, complex.\n"
     "d input = conj(grad)"),
    ENTRY("conj", method_conj,
     "conj($self)\n"
     "--\n"
     "\n"
     "The conjugate of each element, a copy; of real numbers the input itself.\n"
     "Element types: all, complex.\n"
     "The gradient is that of the operators it is composed of."),
    ENTRY("resolve_conj", method_resolve_conj,
     "resolve_conj($self)\n"
     "--\n"
     "\n"
     "The conjugate of each element, a copy; of real numbers the input itself.\n"
     "Element types: all, complex.\n"
     "The gradient is that of the operators it is composed of."),
    ENTRY("resolve_neg", method_resolve_neg,
     "resolve_neg($self)\n"
     "--\n"
     "\n"
     "The conjugate of each element, a copy; of real numbers the input itself.\n"
     "Element types: all, complex.\n"
     "The gradient is that of the operators it is composed of."),
    ENTRY("angle", method_angle,
     "angle($self)\n"
     "--\n"
     "\n"
     "Angle of each element in radians, from -pi to pi. The derivative at zero is taken "
     "as zero; real numbers have none.\n"
     "Element types: floating, complex.\n"
     "The gradient is that of the operators it is composed of."),
    ENTRY("isreal", method_isreal,
     "isreal($self)\n"
     "--\n"
     "\n"
     "True where the imaginary part is zero.\n"
     "Element types: all, complex.\n"
     "Not differentiable."),
    ENTRY("sgn", method_sgn,
     "sgn($self)\n"
     "--\n"
     "\n"
     "Each complex number divided by its absolute value; zero stays zero. Of real numbers "
     "it is sign.\n"
     "Element types: numbers, complex.\n"
     "The gradient is that of the operators it is composed of."),
    ENTRY("sgn_", method_sgn_,
     "sgn_($self)\n"
     "--\n"
     "\n"
     "sgn in place.\n"
     "Element types: numbers, complex.\n"
     "Not differentiable: sgn has a gradient."),
    ENTRY("vdot", method_vdot,
     "vdot($self, tensor)\n"
     "--\n"
     "\n"
     "Sum of the products of the conjugates of one vector's elements with those of the "
     "other.\n"
     "Element types: numbers, complex.\n"
     "The gradient is that of the operators it is composed of."),
    ENTRY("inverse", method_inverse,
     "inverse($self, *, out=None)\n"
     "--\n"
     "\n"
     "inverse() -> Tensor\n"
     "\n"
     "The inverse of a square matrix of complex numbers.\n"
     "Element types: complex.\n"
     "The gradient is that of the operators it is composed of.\n"
     "\n"
     "inverse(*, out=None) -> Tensor\n"
     "\n"
     "The inverse of a square matrix.\n"
     "Element types: floating.\n"
     "d input = -output.t().mm(grad).mm(output.t())"),
    ENTRY("gesv", method_gesv,
     "gesv($self, A, *, out=None)\n"
     "--\n"
     "\n"
     "gesv(A) -> (Tensor, Tensor)\n"
     "\n"
     "The solution X of A @ X = input, complex numbers; in the place of the factors a "
     "copy of A.\n"
     "Element types: complex.\n"
     "The gradient is that of the operators it is composed of.\n"
     "\n"
     "gesv(A, *, out=None) -> (Tensor, Tensor)\n"
     "\n"
     "The solution X of A @ X = input by triangular factors of A with pivots, and these "
     "factors in one matrix.\n"
     "Element types: floating.\n"
     "d input = solved(grad, A.t())\n"
     "d A = -solved(grad, A.t()).mm(solution.t())"),
    ENTRY("det", method_det,
     "det($self, *, out=None)\n"
     "--\n"
     "\n"
     "det() -> Tensor\n"
     "\n"
     "The determinant of a square matrix of complex numbers. The gradient wants one that "
     "has an inverse.\n"
     "Element types: complex.\n"
     "The gradient is that of the operators it is composed of.\n"
     "\n"
     "det(*, out=None) -> Tensor\n"
     "\n"
     "The determinant of a square matrix. Its gradient, the cofactors, exists for "
     "singular ones too.\n"
     "Element types: floating.\n"
     "d input = cofactors(input) * grad"),
    ENTRY("slogdet", method_slogdet,
     "slogdet($self, *, out=None)\n"
     "--\n"
     "\n"
     "slogdet() -> (Tensor, Tensor)\n"
     "\n"
     "The determinant of complex numbers divided by its absolute value, and the logarithm "
     "of that.\n"
     "Element types: complex.\n"
     "The gradient is that of the operators it is composed of.\n"
     "\n"
     "slogdet(*, out=None) -> (Tensor, Tensor)\n"
     "\n"
     "The sign of the determinant and the logarithm of its magnitude.\n"
     "Element types: floating.\n"
     "d input = inverse(input).t() * grad_logabsdet"),
    ENTRY("potrf", method_potrf,
     "potrf($self, upper=True, *, out=None)\n"
     "--\n"
     "\n"
     "potrf(upper=True) -> Tensor\n"
     "\n"
     "Cholesky's factor of a Hermitian positive definite matrix, U with U.mH @ U = input "
     "or L with L @ L.mH = input.\n"
     "Element types: complex.\n"
     "The gradient is that of the operators it is composed of.\n"
     "\n"
     "potrf(upper=True, *, out=None) -> Tensor\n"
     "\n"
     "Cholesky's factor of a symmetric positive definite matrix, U with U.t() @ U = input "
     "or L with L @ L.t() = input. Only that triangle is read, and receives the gradient "
     "(Murray, 2016).\n"
     "Element types: floating.\n"
     "d input = turned(halved(triangle_solved(triangle_solved(halved(turned(output, "
     "upper).t().mm(turned(grad, upper))) + halved(turned(output, "
     "upper).t().mm(turned(grad, upper))).t(), turned(output, upper), 0, 1, 0).t(), "
     "turned(output, upper), 0, 1, 0)), upper)"),
    ENTRY("qr", method_qr,
     "qr($self, *, out=None)\n"
     "--\n"
     "\n"
     "qr() -> (Tensor, Tensor)\n"
     "\n"
     "Orthonormal columns Q and an upper triangle R with Q @ R = input, complex numbers; "
     "the diagonal of R is real and not negative. The gradient wants as many rows as "
     "columns, or more.\n"
     "Element types: complex.\n"
     "The gradient is that of the operators it is composed of.\n"
     "\n"
     "qr(*, out=None) -> (Tensor, Tensor)\n"
     "\n"
     "Orthonormal columns Q and an upper triangle R with Q @ R = input, as many as the "
     "smaller size (Householder). The gradient wants independent columns, of which only "
     "the first count where there are more than rows.\n"
     "Element types: floating.\n"
     "d input = narrow_input(triangle_solved((grad_Q + Q.mm(halved(R.mm(grad_R.t()) - "
     "grad_Q.t().mm(Q)) + halved(R.mm(grad_R.t()) - grad_Q.t().mm(Q)).t() - "
     "grad_R.narrow(1, Q.size(1), R.size(1) - Q.size(1)).mm(R.narrow(1, Q.size(1), "
     "R.size(1) - Q.size(1)).t()))).t(), R.narrow(1, 0, Q.size(1)), 1, 0, 0).t(), 1, 0, "
     "input.size()) + Q.mm(narrow_input(grad_R.narrow(1, Q.size(1), R.size(1) - "
     "Q.size(1)), 1, Q.size(1), R.size()))"),
    ENTRY("symeig", method_symeig,
     "symeig($self, eigenvectors=False, upper=True, *, out=None)\n"
     "--\n"
     "\n"
     "symeig(eigenvectors=False, upper=True) -> (Tensor, Tensor)\n"
     "\n"
     "The eigenvalues, real and ascending, of a Hermitian matrix, and the vectors in "
     "columns, whose largest element is positive. One triangle is read; the gradient of "
     "the vectors wants values that differ.\n"
     "Element types: complex.\n"
     "The gradient is that of the operators it is composed of.\n"
     "\n"
     "symeig(eigenvectors=False, upper=True, *, out=None) -> (Tensor, Tensor)\n"
     "\n"
     "The eigenvalues, ascending, of a symmetric matrix, and if asked for the vectors in "
     "columns, whose largest element is positive. One triangle is read and receives the "
     "gradient, which needs eigenvectors=True and values that differ (Giles, 2008).\n"
     "Element types: floating.\n"
     "d input = turned(halved(vectors.mm(diag(2 * grad_values) + gaps(values, "
     "values.unsqueeze(1)) * vectors.t().mm(grad_vectors) + (gaps(values, "
     "values.unsqueeze(1)) * vectors.t().mm(grad_vectors)).t()).mm(vectors.t())), upper)"),
    ENTRY("svd", method_svd,
     "svd($self, some=True, *, out=None)\n"
     "--\n"
     "\n"
     "svd(some=True) -> (Tensor, Tensor, Tensor)\n"
     "\n"
     "U, S and V with U @ diag(S) @ V.mH = input, complex numbers, S descending, and the "
     "largest element of each column of U positive. some=False makes U and V square. The "
     "gradient needs some=True and values that differ.\n"
     "Element types: complex.\n"
     "The gradient is that of the operators it is composed of.\n"
     "\n"
     "svd(some=True, *, out=None) -> (Tensor, Tensor, Tensor)\n"
     "\n"
     "U, S and V with U @ diag(S) @ V.t() = input, S descending, and the largest element "
     "of each column of U positive. some=False makes U and V square. The gradient needs "
     "some=True and values that differ (Townsend, 2016).\n"
     "Element types: floating.\n"
     "d input = (U.mm(gaps(S * S, (S * S).unsqueeze(1)) * (U.t().mm(grad_U) - "
     "grad_U.t().mm(U)) * S + S.unsqueeze(1) * gaps(S * S, (S * S).unsqueeze(1)) * "
     "(V.t().mm(grad_V) - grad_V.t().mm(V)) + diag(grad_S)) + (grad_U - "
     "U.mm(U.t().mm(grad_U))) / S).mm(V.t()) + U.mm(((grad_V - V.mm(V.t().mm(grad_V))) / "
     "S).t())"),
    ENTRY("trtrs", method_trtrs,
     "trtrs($self, A, upper=True, transpose=False, unitriangular=False, *, out=None)\n"
     "--\n"
     "\n"
     "trtrs(A, upper=True, transpose=False, unitriangular=False) -> (Tensor, Tensor)\n"
     "\n"
     "The solution X of A @ X = input, or of A.t() @ X, complex numbers, where only one "
     "triangle of A is read and its diagonal may count as ones; and a copy of A.\n"
     "Element types: complex.\n"
     "The gradient is that of the operators it is composed of.\n"
     "\n"
     "trtrs(A, upper=True, transpose=False, unitriangular=False, *, out=None) -> (Tensor, "
     "Tensor)\n"
     "\n"
     "The solution X of A @ X = input, or of A.t() @ X, where only one triangle of A is "
     "read and its diagonal may count as ones; and a copy of A.\n"
     "Element types: floating.\n"
     "d input = triangle_solved_back(grad, A, upper, transpose, unitriangular)\n"
     "d A = -triangle(turned(triangle_solved_back(grad, A, upper, transpose, "
     "unitriangular).mm(solution.t()), transpose), upper, unitriangular) + grad_matrix"),
    ENTRY("index_select", method_index_select,
     "index_select($self, dim, index, *, out=None)\n"
     "--\n"
     "\n"
     "The slices of input along dim that a vector of indices names, in its order.\n"
     "Element types: any.\n"
     "d input = index_select_input(grad, dim, index, input.size())"),
    ENTRY("gather", method_gather,
     "gather($self, dim, index, *, out=None)\n"
     "--\n"
     "\n"
     "For every place of index the element of input there, but with the index's value "
     "along dim.\n"
     "Element types: any.\n"
     "d input = gather_input(grad, dim, index, input.size())"),
    ENTRY("masked_select", method_masked_select,
     "masked_select($self, mask, *, out=None)\n"
     "--\n"
     "\n"
     "A vector of the elements of input where mask, broadcast to it, is True.\n"
     "Element types: any.\n"
     "d input = masked_select_input(grad, mask, input.size())"),
    ENTRY("nonzero", method_nonzero,
     "nonzero($self, as_tuple=None, *, out=None)\n"
     "--\n"
     "\n"
     "nonzero(*, out=None) -> LongTensor\n"
     "\n"
     "The indices of the elements that are not zero, one row each, in the order of the "
     "elements.\n"
     "Element types: all, complex.\n"
     "Not differentiable.\n"
     "\n"
     "nonzero(as_tuple) -> tuple of Tensor\n"
     "\n"
     "The indices of the elements that are not zero, as a tuple with a vector for each "
     "dim if as_tuple, to index with; else one row each.\n"
     "Element types: all.\n"
     "Not differentiable: indices."),
    ENTRY("argwhere", method_argwhere,
     "argwhere($self, *, out=None)\n"
     "--\n"
     "\n"
     "The indices of the elements that are not zero, one row each, in the order of the "
     "elements.\n"
     "Element types: all, complex.\n"
     "Not differentiable."),
    ENTRY("index_add", method_index_add,
     "index_add($self, dim, index, source, *, out=None)\n"
     "--\n"
     "\n"
     "input with the slices of source along dim added at their indices; an index may come "
     "more than once.\n"
     "Element types: numbers, complex.\n"
     "d input = grad\n"
     "d source = grad.index_select(dim, index)"),
    ENTRY("index_copy", method_index_copy,
     "index_copy($self, dim, index, source, *, out=None)\n"
     "--\n"
     "\n"
     "input with the slices along dim at the indices replaced by those of source. Where "
     "an index comes twice the later slice stays.\n"
     "Element types: any.\n"
     "d input = grad.index_fill(dim, index, 0)\n"
     "d source = grad.index_select(dim, index)"),
    ENTRY("index_fill", method_index_fill,
     "index_fill($self, dim, index, value, *, out=None)\n"
     "--\n"
     "\n"
     "input with the slices along dim at the indices filled with value.\n"
     "Element types: any.\n"
     "d input = grad.index_fill(dim, index, 0)"),
    ENTRY("scatter", method_scatter,
     "scatter($self, dim, index, source, *, out=None)\n"
     "--\n"
     "\n"
     "input with, for every place of index, the element there, but with the index's value "
     "along dim, replaced by source's. Where places meet the later one stays.\n"
     "Element types: any.\n"
     "d input = grad.scatter(dim, index, 0)\n"
     "d source = grad.gather(dim, index)"),
    ENTRY("scatter_add", method_scatter_add,
     "scatter_add($self, dim, index, source, *, out=None)\n"
     "--\n"
     "\n"
     "input with every element of source added at its place, but with the index's value "
     "along dim.\n"
     "Element types: numbers, complex.\n"
     "d input = grad\n"
     "d source = grad.gather(dim, index)"),
    ENTRY("scatter_reduce", method_scatter_reduce,
     "scatter_reduce($self, dim, index, source, reduce, include_self=True, *, out=None)\n"
     "--\n"
     "\n"
     "input in which each place that index names along dim holds the sum, product, mean, "
     "largest or smallest of the elements of source that go there, and of its own unless "
     "include_self is False. Means of integers are rounded down; nan counts as extreme. "
     "The gradient of an extreme is shared by all elements that are it.\n"
     "Element types: numbers.\n"
     "d input, source = scatter_reduce_input(grad, input, dim, index, source, output, "
     "reduce, include_self)"),
    ENTRY("index_reduce", method_index_reduce,
     "index_reduce($self, dim, index, source, reduce, include_self=True)\n"
     "--\n"
     "\n"
     "scatter_reduce of the slices of source along dim, which go to the slices of input "
     "that index names.\n"
     "Element types: numbers.\n"
     "The gradient is that of the operators it is composed of."),
    ENTRY("index_reduce_", method_index_reduce_,
     "index_reduce_($self, dim, index, source, reduce, include_self=True)\n"
     "--\n"
     "\n"
     "index_reduce in place.\n"
     "Element types: numbers.\n"
     "Not differentiable: index_reduce has a gradient."),
    ENTRY("masked_fill", method_masked_fill,
     "masked_fill($self, mask, value, *, out=None)\n"
     "--\n"
     "\n"
     "input with value where mask, broadcast to it, is True.\n"
     "Element types: any.\n"
     "d input = grad.masked_fill(mask, 0)"),
    ENTRY("masked_copy", method_masked_copy,
     "masked_copy($self, mask, source, *, out=None)\n"
     "--\n"
     "\n"
     "input with the places where mask, broadcast to it, is True filled with the elements "
     "of source in order.\n"
     "Element types: any.\n"
     "d input = grad.masked_fill(mask, 0)\n"
     "d source = masked_copy_input(grad, mask, source.size())"),
    ENTRY("masked_scatter", method_masked_scatter,
     "masked_scatter($self, mask, source, *, out=None)\n"
     "--\n"
     "\n"
     "input with the places where mask, broadcast to it, is True filled with the elements "
     "of source in order.\n"
     "Element types: any.\n"
     "d input = grad.masked_fill(mask, 0)\n"
     "d source = masked_copy_input(grad, mask, source.size())"),
    ENTRY("diag", method_diag,
     "diag($self, diagonal=0, *, out=None)\n"
     "--\n"
     "\n"
     "A matrix with a vector on its diagonal, or the diagonal of a matrix; diagonal "
     "counts upwards from the main one.\n"
     "Element types: all, complex.\n"
     "d input = diag_input(grad, diagonal, input.size())"),
    ENTRY("tril", method_tril,
     "tril($self, k=0, *, out=None)\n"
     "--\n"
     "\n"
     "A matrix, or each matrix of a batch, with zeros above its k-th diagonal.\n"
     "Element types: all, complex.\n"
     "d input = grad.tril(k)"),
    ENTRY("triu", method_triu,
     "triu($self, k=0, *, out=None)\n"
     "--\n"
     "\n"
     "A matrix, or each matrix of a batch, with zeros below its k-th diagonal.\n"
     "Element types: all, complex.\n"
     "d input = grad.triu(k)"),
    ENTRY("trace", method_trace,
     "trace($self, *, out=None)\n"
     "--\n"
     "\n"
     "Sum of the elements on the main diagonal of a matrix.\n"
     "Element types: numbers, complex.\n"
     "d input = diag_input(grad, 0, input.size())"),
    ENTRY("renorm", method_renorm,
     "renorm($self, p, dim, maxnorm)\n"
     "--\n"
     "\n"
     "The slices along dim whose p-norm is above maxnorm scaled down to it.\n"
     "Element types: floating.\n"
     "The gradient is that of the operators it is composed of."),
    ENTRY("renorm_", method_renorm_,
     "renorm_($self, p, dim, maxnorm)\n"
     "--\n"
     "\n"
     "renorm in place.\n"
     "Element types: floating.\n"
     "Not differentiable: what a Variable was is not kept; renorm gives a new one."),
    ENTRY("cross", method_cross,
     "cross($self, other, dim=-1)\n"
     "--\n"
     "\n"
     "Vector product along dim, which has size 3; by default along the first dim of that "
     "size.\n"
     "Element types: numbers.\n"
     "The gradient is that of the operators it is composed of."),
    ENTRY("searchsorted", method_searchsorted,
     "searchsorted($self, input, *args, out=None, **keywords)\n"
     "--\n"
     "\n"
     "searchsorted(input, right=False, *, out=None) -> LongTensor\n"
     "\n"
     "Where each element could be put in without disturbing the order of sorted_sequence, "
     "a vector or lines of the same leading sizes; before equal elements, or behind them "
     "if right. nan counts as largest.\n"
     "Element types: all.\n"
     "Not differentiable.\n"
     "\n"
     "searchsorted(input, right=False) -> LongTensor\n"
     "\n"
     "The same of one number in a vector; a LongTensor of one element.\n"
     "Element types: numbers.\n"
     "Not differentiable.\n"
     "\n"
     "searchsorted(input, side) -> LongTensor\n"
     "\n"
     "The same with its side by name.\n"
     "Element types: all.\n"
     "Not differentiable."),
    ENTRY("bucketize", method_bucketize,
     "bucketize($self, boundaries, right=False)\n"
     "--\n"
     "\n"
     "The number of the interval between sorted boundaries that each element lies in; "
     "searchsorted with its arguments changed round.\n"
     "Element types: numbers.\n"
     "Not differentiable."),
    ENTRY("histc", method_histc,
     "histc($self, bins=100, min=0, max=0, *, out=None)\n"
     "--\n"
     "\n"
     "How many elements lie in each of equal intervals from min to max, or from the "
     "smallest to the largest element where min equals max. What lies outside is left "
     "out; max is in the last.\n"
     "Element types: floating.\n"
     "Not differentiable: it changes in steps."),
    ENTRY("bincount", method_bincount,
     "bincount($self, minlength=0, *, out=None)\n"
     "--\n"
     "\n"
     "How often each whole number from 0 comes in a vector; at least minlength counts.\n"
     "Element types: Long.\n"
     "Not differentiable."),
    ENTRY("multinomial", method_multinomial,
     "multinomial($self, num_samples=1, replacement=False, *, out=None)\n"
     "--\n"
     "\n"
     "Indices drawn from each line of weights, which need not add up to one; without "
     "replacement no index comes twice (Efraimidis and Spirakis, 2006).\n"
     "Element types: floating.\n"
     "A draw has no gradient; reinforce(reward) on it gives one to what it was drawn from."),
    ENTRY("unique", method_unique,
     "unique($self, sorted=True, return_inverse=False, return_counts=False, dim=None)\n"
     "--\n"
     "\n"
     "The different elements, or slices along dim, in order; if asked for, also where "
     "each one of the input stands among them, and how often each comes. The order is the "
     "same whatever sorted says, and every nan is one of its own.\n"
     "Element types: all.\n"
     "Not differentiable: it changes in steps."),
    ENTRY("unique_consecutive", method_unique_consecutive,
     "unique_consecutive($self, return_inverse=False, return_counts=False, dim=None)\n"
     "--\n"
     "\n"
     "The elements, or slices along dim, without those that equal the one before them; if "
     "asked for, also which of them each one of the input is, and how often each comes in "
     "a row. Every nan is one of its own.\n"
     "Element types: all.\n"
     "Not differentiable: it changes in steps."),
    ENTRY("take", method_take,
     "take($self, index, *, out=None)\n"
     "--\n"
     "\n"
     "The elements that index names by their number in the order of all elements, in "
     "index's size. Negative numbers count from the end.\n"
     "Element types: any.\n"
     "d input = take_input(grad, index, input.size())"),
    ENTRY("put", method_put,
     "put($self, index, source, accumulate=False, *, out=None)\n"
     "--\n"
     "\n"
     "The input with elements of source at the numbers that index names in the order of "
     "all elements, or added there. Of several for one place the last one stays.\n"
     "Element types: all, complex.\n"
     "d input = put_input(grad, index, accumulate)\n"
     "d source = grad.take(index).reshape(source.size())"),
    ENTRY("diagonal", method_diagonal,
     "diagonal($self, offset=0, dim1=0, dim2=1)\n"
     "--\n"
     "\n"
     "The diagonal of two dims, offset above the main one, as a view; it is the last dim "
     "of the result.\n"
     "Element types: any.\n"
     "d input = diagonal_input(grad, offset, dim1, dim2, input.size())"),
    ENTRY("flip", method_flip,
     "flip($self, dims=None)\n"
     "--\n"
     "\n"
     "The elements of some dims, or of all, in reverse order.\n"
     "Element types: all, complex.\n"
     "The gradient is that of the operators it is composed of."),
    ENTRY("roll", method_roll,
     "roll($self, shifts, dims=None)\n"
     "--\n"
     "\n"
     "The elements moved on by shifts along dims, those at the end to the front; without "
     "dims in the order of all elements.\n"
     "Element types: all, complex.\n"
     "The gradient is that of the operators it is composed of."),
    ENTRY("tile", method_tile,
     "tile($self, sizes)\n"
     "--\n"
     "\n"
     "The tensor repeated along its last dims, sizes[i] times each; more sizes make new "
     "dims in front.\n"
     "Element types: all, complex.\n"
     "The gradient is that of the operators it is composed of."),
    ENTRY("repeat_interleave", method_repeat_interleave,
     "repeat_interleave($self, repeats, dim=None)\n"
     "--\n"
     "\n"
     "Each slice along dim repeated in its place, each as often or as a vector says; "
     "without dim the elements in their order.\n"
     "Element types: all, complex.\n"
     "The gradient is that of the operators it is composed of."),
    ENTRY("movedim", method_movedim,
     "movedim($self, source, destination)\n"
     "--\n"
     "\n"
     "The dims of source moved to their destinations, the others in their order around "
     "them.\n"
     "Element types: any.\n"
     "d input = grad.movedim(destination, source)"),
    ENTRY("moveaxis", method_moveaxis,
     "moveaxis($self, source, destination)\n"
     "--\n"
     "\n"
     "The dims of source moved to their destinations, the others in their order around "
     "them.\n"
     "Element types: any.\n"
     "d input = grad.movedim(destination, source)"),
    ENTRY("unflatten", method_unflatten,
     "unflatten($self, dim, sizes)\n"
     "--\n"
     "\n"
     "A view with one dim as several, whose sizes have its size as product; one of them "
     "may be -1.\n"
     "Element types: all, complex.\n"
     "The gradient is that of the operators it is composed of."),
    ENTRY("rot90", method_rot90,
     "rot90($self, k=1, dims=None)\n"
     "--\n"
     "\n"
     "The input turned k times by 90 degrees, from the first of two dims towards the "
     "second, by default 0 and 1.\n"
     "Element types: all, complex.\n"
     "The gradient is that of the operators it is composed of."),
    ENTRY("fliplr", method_fliplr,
     "fliplr($self)\n"
     "--\n"
     "\n"
     "The columns in reverse order.\n"
     "Element types: all, complex.\n"
     "The gradient is that of the operators it is composed of."),
    ENTRY("flipud", method_flipud,
     "flipud($self)\n"
     "--\n"
     "\n"
     "The rows in reverse order.\n"
     "Element types: all, complex.\n"
     "The gradient is that of the operators it is composed of."),
    ENTRY("tensor_split", method_tensor_split,
     "tensor_split($self, indices_or_sections, dim=0)\n"
     "--\n"
     "\n"
     "Views along dim, as many as an int says, whose sizes differ by one at most, or "
     "those between indices.\n"
     "Element types: all, complex.\n"
     "The gradient is that of the operators it is composed of."),
    ENTRY("hsplit", method_hsplit,
     "hsplit($self, indices_or_sections)\n"
     "--\n"
     "\n"
     "Views along dim 1, of a vector along its only dim; so many of one size as an int "
     "says, or those between indices.\n"
     "Element types: all.\n"
     "The gradient is that of the operators it is composed of."),
    ENTRY("vsplit", method_vsplit,
     "vsplit($self, indices_or_sections)\n"
     "--\n"
     "\n"
     "Views along dim 0, so many of one size as an int says, or those between indices.\n"
     "Element types: all.\n"
     "The gradient is that of the operators it is composed of."),
    ENTRY("dsplit", method_dsplit,
     "dsplit($self, indices_or_sections)\n"
     "--\n"
     "\n"
     "Views along dim 2, so many of one size as an int says, or those between indices.\n"
     "Element types: all.\n"
     "The gradient is that of the operators it is composed of."),
    ENTRY("flatten", method_flatten,
     "flatten($self, start_dim=0, end_dim=-1)\n"
     "--\n"
     "\n"
     "The dims from start_dim to end_dim as one.\n"
     "Element types: any.\n"
     "d input = grad.reshape(input.size())"),
    ENTRY("ravel", method_ravel,
     "ravel($self, start_dim=0, end_dim=-1)\n"
     "--\n"
     "\n"
     "The dims from start_dim to end_dim as one.\n"
     "Element types: any.\n"
     "d input = grad.reshape(input.size())"),
    ENTRY("diag_embed", method_diag_embed,
     "diag_embed($self, offset=0, dim1=-2, dim2=-1)\n"
     "--\n"
     "\n"
     "Zeros with the lines along the last dim on the diagonals, offset above the main "
     "ones, of two dims of the result.\n"
     "Element types: all, complex.\n"
     "The gradient is that of the operators it is composed of."),
    ENTRY("diagflat", method_diagflat,
     "diagflat($self, offset=0)\n"
     "--\n"
     "\n"
     "A matrix with all elements, in their order, on a diagonal, offset above the main "
     "one.\n"
     "Element types: all, complex.\n"
     "The gradient is that of the operators it is composed of."),
    ENTRY("select_scatter", method_select_scatter,
     "select_scatter($self, source, dim, index)\n"
     "--\n"
     "\n"
     "A copy of input in which the slice at index along dim is source.\n"
     "Element types: all.\n"
     "The gradient is that of the operators it is composed of."),
    ENTRY("slice_scatter", method_slice_scatter,
     "slice_scatter($self, source, dim=0, start=None, end=None, step=1)\n"
     "--\n"
     "\n"
     "A copy of input in which the part of input[start:end:step] along dim is source.\n"
     "Element types: all.\n"
     "The gradient is that of the operators it is composed of."),
    ENTRY("diagonal_scatter", method_diagonal_scatter,
     "diagonal_scatter($self, source, offset=0, dim1=0, dim2=1)\n"
     "--\n"
     "\n"
     "A copy of input in which the diagonal of two dims, offset above the main one, is "
     "source.\n"
     "Element types: all.\n"
     "The gradient is that of the operators it is composed of."),
    ENTRY("fill_diagonal_", method_fill_diagonal_,
     "fill_diagonal_($self, value)\n"
     "--\n"
     "\n"
     "Fills the elements whose numbers are the same in all dims.\n"
     "Element types: all.\n"
     "Not differentiable: what was there is overwritten."),
    ENTRY("reshape_as", method_reshape_as,
     "reshape_as($self, other)\n"
     "--\n"
     "\n"
     "reshape to the size of another tensor.\n"
     "Element types: all, complex.\n"
     "The gradient is that of the operators it is composed of."),
    ENTRY("take_along_dim", method_take_along_dim,
     "take_along_dim($self, index, dim=None)\n"
     "--\n"
     "\n"
     "The elements of the lines along dim that index names in them, sizes broadcast; "
     "without dim those of all elements.\n"
     "Element types: all, complex.\n"
     "The gradient is that of the operators it is composed of."),
    ENTRY("index_put", method_index_put,
     "index_put($self, indices, values, accumulate=False)\n"
     "--\n"
     "\n"
     "The input with values, broadcast, at the places that indices of the leading dims "
     "name together, as input[indices] = values has it; or added there, also where places "
     "come twice.\n"
     "Element types: numbers, complex.\n"
     "The gradient is that of the operators it is composed of."),
    ENTRY("index_put_", method_index_put_,
     "index_put_($self, indices, values, accumulate=False)\n"
     "--\n"
     "\n"
     "index_put in place.\n"
     "Element types: numbers.\n"
     "Not differentiable: index_put has a gradient, and so has assignment to "
     "input[indices]."),
    ENTRY("transpose_", method_transpose_,
     "transpose_($self, dim0, dim1)\n"
     "--\n"
     "\n"
     "Swaps two dims of the tensor itself.\n"
     "Element types: all.\n"
     "Not differentiable: the size of a Variable is not changed in place."),
    ENTRY("swapaxes_", method_swapaxes_,
     "swapaxes_($self, dim0, dim1)\n"
     "--\n"
     "\n"
     "Swaps two dims of the tensor itself.\n"
     "Element types: all.\n"
     "Not differentiable: the size of a Variable is not changed in place."),
    ENTRY("swapdims_", method_swapdims_,
     "swapdims_($self, dim0, dim1)\n"
     "--\n"
     "\n"
     "Swaps two dims of the tensor itself.\n"
     "Element types: all.\n"
     "Not differentiable: the size of a Variable is not changed in place."),
    ENTRY("t_", method_t_,
     "t_($self)\n"
     "--\n"
     "\n"
     "Swaps the two dims of a matrix itself.\n"
     "Element types: all.\n"
     "Not differentiable: the size of a Variable is not changed in place."),
    ENTRY("squeeze_", method_squeeze_,
     "squeeze_($self, dim=None)\n"
     "--\n"
     "\n"
     "Takes dims of size 1, all of them or only dim, away from the tensor itself.\n"
     "Element types: all, complex.\n"
     "Not differentiable: the size of a Variable is not changed in place."),
    ENTRY("unsqueeze_", method_unsqueeze_,
     "unsqueeze_($self, dim)\n"
     "--\n"
     "\n"
     "Puts a dim of size 1 into the tensor itself.\n"
     "Element types: all.\n"
     "Not differentiable: the size of a Variable is not changed in place."),
    ENTRY("repeat", method_repeat,
     "repeat($self, sizes)\n"
     "--\n"
     "\n"
     "The tensor repeated sizes[i] times along each dim; new dims come in front.\n"
     "Element types: all, complex.\n"
     "The gradient is that of the operators it is composed of."),
    ENTRY("kron", method_kron,
     "kron($self, other)\n"
     "--\n"
     "\n"
     "The Kronecker product, every element of input times the whole of other.\n"
     "Element types: numbers, complex.\n"
     "The gradient is that of the operators it is composed of."),
    ENTRY("trapz", method_trapz,
     "trapz($self, x=None, dx=1, dim=-1)\n"
     "--\n"
     "\n"
     "The integral along dim by trapezoids between neighbours, which stand dx apart or at "
     "x.\n"
     "Element types: floating.\n"
     "The gradient is that of the operators it is composed of."),
    ENTRY("trapezoid", method_trapezoid,
     "trapezoid($self, x=None, dx=1, dim=-1)\n"
     "--\n"
     "\n"
     "The integral along dim by trapezoids between neighbours, which stand dx apart or at "
     "x.\n"
     "Element types: floating.\n"
     "The gradient is that of the operators it is composed of."),
    ENTRY("cumulative_trapezoid", method_cumulative_trapezoid,
     "cumulative_trapezoid($self, x=None, dx=1, dim=-1)\n"
     "--\n"
     "\n"
     "The integrals along dim up to each element but the first, by trapezoids between "
     "neighbours, which stand dx apart or at x.\n"
     "Element types: floating.\n"
     "The gradient is that of the operators it is composed of."),
    ENTRY("diff", method_diff,
     "diff($self, n=1, dim=-1, prepend=None, append=None)\n"
     "--\n"
     "\n"
     "Each element minus the one before it along dim, n times over; prepend and append "
     "are joined to the input before.\n"
     "Element types: numbers, complex.\n"
     "The gradient is that of the operators it is composed of."),
    ENTRY("inner", method_inner,
     "inner($self, other)\n"
     "--\n"
     "\n"
     "The dot products of every line along the last dim of input with every one of other.\n"
     "Element types: floating, complex.\n"
     "The gradient is that of the operators it is composed of."),
    ENTRY("cov", method_cov,
     "cov($self, correction=1, fweights=None, aweights=None)\n"
     "--\n"
     "\n"
     "Covariances of variables whose observations are the rows, sums of products over "
     "count - correction. Each column counts fweights times and weighs aweights.\n"
     "Element types: floating.\n"
     "The gradient is that of the operators it is composed of."),
    ENTRY("corrcoef", method_corrcoef,
     "corrcoef($self)\n"
     "--\n"
     "\n"
     "Correlations (Pearson) of variables whose observations are the rows.\n"
     "Element types: floating.\n"
     "The gradient is that of the operators it is composed of."),
    ENTRY("cdist", method_cdist,
     "cdist($self, other, p=2)\n"
     "--\n"
     "\n"
     "The p-norm of each row of input minus each row of other, over batches.\n"
     "Element types: floating.\n"
     "The gradient is that of the operators it is composed of."),
    ENTRY("pdist", method_pdist,
     "pdist($self, p=2)\n"
     "--\n"
     "\n"
     "The p-norms of the differences of all pairs of rows, in the order of the pairs.\n"
     "Element types: floating.\n"
     "The gradient is that of the operators it is composed of."),
    ENTRY("matrix_power", method_matrix_power,
     "matrix_power($self, n)\n"
     "--\n"
     "\n"
     "Square matrices of the last two dims multiplied with themselves n times, by "
     "repeated squaring; a negative n inverts first.\n"
     "Element types: floating, complex.\n"
     "The gradient is that of the operators it is composed of."),
    ENTRY("matrix_exp", method_matrix_exp,
     "matrix_exp($self)\n"
     "--\n"
     "\n"
     "The exponentials of the square matrices of the last two dims, by Pade's "
     "approximation of degree 13 of a matrix that is halved until it is small, and "
     "squared as often (Higham, 2005).\n"
     "Element types: floating.\n"
     "The gradient is that of the operators it is composed of."),
    ENTRY("triangular_solve", method_triangular_solve,
     "triangular_solve($self, A, upper=True, transpose=False, unitriangular=False, *, "
     "out=None)\n"
     "--\n"
     "\n"
     "The solution X of A @ X = input, or of A.t() @ X, where only one triangle of A is "
     "read and its diagonal may count as ones; and a copy of A.\n"
     "Element types: floating.\n"
     "d input = triangle_solved_back(grad, A, upper, transpose, unitriangular)\n"
     "d A = -triangle(turned(triangle_solved_back(grad, A, upper, transpose, "
     "unitriangular).mm(solution.t()), transpose), upper, unitriangular) + grad_matrix"),
    ENTRY("gels", method_gels,
     "gels($self, A, *, out=None)\n"
     "--\n"
     "\n"
     "The first A.size(1) rows are the X with the least |A @ X - input|, or the shortest "
     "of many; the squares of the other rows add up to the rest. And the orthogonal "
     "factors of A.\n"
     "Element types: floating.\n"
     "Not differentiable: not derived; linalg.lstsq has a gradient."),
    ENTRY("logdet", method_logdet,
     "logdet($self, *, out=None)\n"
     "--\n"
     "\n"
     "The logarithm of the determinant, -inf where it is zero and nan where it is "
     "negative.\n"
     "Element types: floating.\n"
     "d input = inverse(input).t() * grad"),
    ENTRY("btrifact", method_btrifact,
     "btrifact($self, info=None, *, out=None)\n"
     "--\n"
     "\n"
     "btrifact(*, out=None) -> (Tensor, IntTensor)\n"
     "\n"
     "Triangular factors of each matrix of a batch in one matrix, and the rows that were "
     "exchanged, counted from 1. A singular matrix is an error.\n"
     "Element types: floating.\n"
     "Not differentiable: not derived; gesv has a gradient.\n"
     "\n"
     "btrifact(info) -> (Tensor, IntTensor)\n"
     "\n"
     "The same, of singular matrices too. info gets for each of these a pivot that counts "
     "as zero, counted from 1, and 0 for one that is not singular.\n"
     "Element types: floating.\n"
     "Not differentiable: not derived; gesv has a gradient."),
    ENTRY("btrifact_with_info", method_btrifact_with_info,
     "btrifact_with_info($self, *, out=None)\n"
     "--\n"
     "\n"
     "What btrifact gives, of singular matrices too, and for each of these a pivot that "
     "counts as zero, counted from 1, or 0 for one that is not singular.\n"
     "Element types: floating.\n"
     "Not differentiable: not derived; gesv has a gradient."),
    ENTRY("btrisolve", method_btrisolve,
     "btrisolve($self, LU_data, LU_pivots, *, out=None)\n"
     "--\n"
     "\n"
     "The solutions for a batch of vectors or matrices, by what btrifact gives.\n"
     "Element types: floating.\n"
     "Not differentiable: not derived; gesv has a gradient."),
    ENTRY("potri", method_potri,
     "potri($self, upper=True, *, out=None)\n"
     "--\n"
     "\n"
     "The inverse of the matrix whose Cholesky factor the input is.\n"
     "Element types: floating.\n"
     "Not differentiable: not derived; inverse has a gradient."),
    ENTRY("potrs", method_potrs,
     "potrs($self, input2, upper=True, *, out=None)\n"
     "--\n"
     "\n"
     "The solution X of A @ X = input, where input2 is the Cholesky factor of A.\n"
     "Element types: floating.\n"
     "Not differentiable: not derived; gesv has a gradient."),
    ENTRY("pstrf", method_pstrf,
     "pstrf($self, upper=True, tol=-1, *, out=None)\n"
     "--\n"
     "\n"
     "Cholesky's factor of a positive semidefinite matrix with its rows and columns "
     "exchanged as pivots says, counted from 0; rows from the matrix's rank on, told by "
     "tol, are zero.\n"
     "Element types: floating.\n"
     "Not differentiable: not derived; potrf has a gradient."),
    ENTRY("geqrf", method_geqrf,
     "geqrf($self, *, out=None)\n"
     "--\n"
     "\n"
     "R, and below it the reflections whose product is Q, and their factors, as LAPACK "
     "has them.\n"
     "Element types: floating.\n"
     "Not differentiable: not derived; qr has a gradient."),
    ENTRY("orgqr", method_orgqr,
     "orgqr($self, input2, *, out=None)\n"
     "--\n"
     "\n"
     "The columns of Q from what geqrf gives.\n"
     "Element types: floating.\n"
     "Not differentiable: not derived; qr has a gradient."),
    ENTRY("ormqr", method_ormqr,
     "ormqr($self, input2, input3, left=True, transpose=False, *, out=None)\n"
     "--\n"
     "\n"
     "Q @ input3, or input3 @ Q, or the same with Q.t(), where geqrf gave Q as input and "
     "input2.\n"
     "Element types: floating.\n"
     "Not differentiable: not derived; qr has a gradient."),
    ENTRY("eig", method_eig,
     "eig($self, eigenvectors=False, *, out=None)\n"
     "--\n"
     "\n"
     "The eigenvalues of a square matrix, real and imaginary part in a row, and if asked "
     "for the vectors in columns; those of a pair of values are the real and the "
     "imaginary part of both.\n"
     "Element types: floating.\n"
     "Not differentiable: not derived; symeig has a gradient."),
    ENTRY("bernoulli", method_bernoulli,
     "bernoulli($self, p=None, *, out=None)\n"
     "--\n"
     "\n"
     "bernoulli(*, out=None) -> Tensor\n"
     "\n"
     "One with the probability that each element holds, else zero.\n"
     "Element types: floating.\n"
     "A draw has no gradient; reinforce(reward) on it gives one to what it was drawn "
     "from.\n"
     "\n"
     "bernoulli(p, *, out=None) -> Tensor\n"
     "\n"
     "One with the probability p, else zero, in the size and type of input.\n"
     "Element types: floating.\n"
     "Not differentiable: random numbers are drawn anew."),
    ENTRY("standard_gamma", method_standard_gamma,
     "standard_gamma($self, *, out=None)\n"
     "--\n"
     "\n"
     "A number of the gamma distribution of scale 1 for each element, its shape "
     "(Marsaglia and Tsang, 2000). The gradient is that of the draw whose share of the "
     "distribution below it stays.\n"
     "Element types: floating.\n"
     "d input = grad * standard_gamma_grad(input, output)"),
    ENTRY("log_standard_gamma", method_log_standard_gamma,
     "log_standard_gamma($self, *, out=None)\n"
     "--\n"
     "\n"
     "The logarithm of a number of the gamma distribution of scale 1 for each element, "
     "its shape. Draws of small shapes are often less than the least number of the type; "
     "their logarithms are not.\n"
     "Element types: floating.\n"
     "d input = grad * log_gamma_grad(input, output)"),
    ENTRY("poisson", method_poisson,
     "poisson($self)\n"
     "--\n"
     "\n"
     "A whole number of the Poisson distribution for each element, its rate.\n"
     "Element types: floating.\n"
     "Not differentiable: random numbers are drawn anew."),
    ENTRY("binomial", method_binomial,
     "binomial($self, prob)\n"
     "--\n"
     "\n"
     "How many of so many draws, a whole number for each element of input, succeed with "
     "the probability prob.\n"
     "Element types: floating.\n"
     "Not differentiable: random numbers are drawn anew."),
    ENTRY("bernoulli_", method_bernoulli_,
     "bernoulli_($self, p=0.5)\n"
     "--\n"
     "\n"
     "bernoulli_(p=0.5) -> Tensor\n"
     "\n"
     "Fills with one with probability p, else zero.\n"
     "Element types: floating.\n"
     "Not differentiable: what was there is overwritten.\n"
     "\n"
     "bernoulli_(p=0.5) -> Tensor\n"
     "\n"
     "Fills an integer tensor with one with probability p, else zero.\n"
     "Element types: integral.\n"
     "Not differentiable: what was there is overwritten.\n"
     "\n"
     "bernoulli_(p) -> Tensor\n"
     "\n"
     "Fills with one with the probability that p has for each element, else zero. p may "
     "be broadcast and is of any floating type, whatever the type of input.\n"
     "Element types: numbers.\n"
     "Not differentiable: what was there is overwritten."),
    ENTRY("uniform_", method_uniform_,
     "uniform_($self, low=0, high=1)\n"
     "--\n"
     "\n"
     "Fills with numbers spread evenly over [low, high). What rounds up to high becomes "
     "low, whose cell of the grid of floats is but half of the others.\n"
     "Element types: floating.\n"
     "Not differentiable: what was there is overwritten."),
    ENTRY("normal_", method_normal_,
     "normal_($self, mean=0, std=1)\n"
     "--\n"
     "\n"
     "Fills with numbers of the normal distribution.\n"
     "Element types: floating.\n"
     "Not differentiable: what was there is overwritten."),
    ENTRY("exponential_", method_exponential_,
     "exponential_($self, lambd=1)\n"
     "--\n"
     "\n"
     "Fills with numbers of the exponential distribution of rate lambd, -log(1 - u) / "
     "lambd.\n"
     "Element types: floating.\n"
     "Not differentiable: what was there is overwritten."),
    ENTRY("cauchy_", method_cauchy_,
     "cauchy_($self, median=0, sigma=1)\n"
     "--\n"
     "\n"
     "Fills with numbers of the Cauchy distribution, median + sigma * tan(pi * (u - "
     "1/2)); it has no mean.\n"
     "Element types: floating.\n"
     "Not differentiable: what was there is overwritten."),
    ENTRY("log_normal_", method_log_normal_,
     "log_normal_($self, mean=1, std=2)\n"
     "--\n"
     "\n"
     "Fills with numbers whose logarithm has the normal distribution with that mean and "
     "standard deviation.\n"
     "Element types: floating.\n"
     "Not differentiable: what was there is overwritten."),
    ENTRY("geometric_", method_geometric_,
     "geometric_($self, p)\n"
     "--\n"
     "\n"
     "geometric_(p) -> Tensor\n"
     "\n"
     "Fills with the number of trials, each successful with probability p, up to the "
     "first success; floor(log(1 - u) / log(1 - p)) + 1.\n"
     "Element types: floating.\n"
     "Not differentiable: what was there is overwritten.\n"
     "\n"
     "geometric_(p) -> Tensor\n"
     "\n"
     "Fills an integer tensor with the number of trials up to the first success. Raises "
     "OverflowError, and changes nothing, where one does not fit the type.\n"
     "Element types: integral.\n"
     "Not differentiable: what was there is overwritten."),
    ENTRY("random_", method_random_,
     "random_($self, high, *, low=None)\n"
     "--\n"
     "\n"
     "random_(high=16777216) -> Tensor\n"
     "\n"
     "Fills with whole numbers from 0 up to, but not with, high, by default 2^24 or the "
     "largest number of the type.\n"
     "Element types: numbers.\n"
     "Not differentiable: what was there is overwritten.\n"
     "\n"
     "random_(low, high) -> Tensor\n"
     "\n"
     "Fills with whole numbers from low up to, but not with, high, where high - low fits "
     "the type. A draw has 53 bits; the numbers of a wider range lie steps apart.\n"
     "Element types: numbers.\n"
     "Not differentiable: what was there is overwritten."),
    ENTRY("conv2d", method_conv2d,
     "conv2d($self, weight, bias=None, stride=1, padding=0, dilation=1, groups=1, *, "
     "out=None)\n"
     "--\n"
     "\n"
     "Cross-correlation of each image with each kernel, plus bias; padding is of zeros.\n"
     "Element types: floating.\n"
     "d input = conv2d_input(grad, weight, input.size()[2:], stride, padding, dilation, "
     "groups)\n"
     "d weight = conv2d_weight(grad, input, weight.size()[2:], stride, padding, dilation, "
     "groups)\n"
     "d bias = grad.sum((0, 2, 3))"),
    ENTRY("abs_", inplace_abs,
     "abs_($self)\n"
     "--\n"
     "\n"
     "Absolute value of each element. The derivative at zero is taken as zero.\n"
     "Element types: numbers.\n"
     "d input = select(input == 0, 0, grad * sign(input))"),
    ENTRY("absolute_", inplace_absolute,
     "absolute_($self)\n"
     "--\n"
     "\n"
     "Absolute value of each element. The derivative at zero is taken as zero.\n"
     "Element types: numbers.\n"
     "d input = select(input == 0, 0, grad * sign(input))"),
    ENTRY("neg_", inplace_neg,
     "neg_($self)\n"
     "--\n"
     "\n"
     "Each element with its sign changed. Integers wrap around, so the smallest stays "
     "what it is.\n"
     "Element types: numbers, complex.\n"
     "d input = -grad"),
    ENTRY("negative_", inplace_negative,
     "negative_($self)\n"
     "--\n"
     "\n"
     "Each element with its sign changed. Integers wrap around, so the smallest stays "
     "what it is.\n"
     "Element types: numbers, complex.\n"
     "d input = -grad"),
    ENTRY("sign_", inplace_sign,
     "sign_($self)\n"
     "--\n"
     "\n"
     "Minus one, zero or one with the sign of each element. The derivative is taken as "
     "zero.\n"
     "Element types: numbers.\n"
     "d input = 0"),
    ENTRY("floor_", inplace_floor,
     "floor_($self)\n"
     "--\n"
     "\n"
     "Largest whole number not above each element. The derivative is taken as zero.\n"
     "Element types: numbers.\n"
     "d input = 0"),
    ENTRY("ceil_", inplace_ceil,
     "ceil_($self)\n"
     "--\n"
     "\n"
     "Smallest whole number not below each element. The derivative is taken as zero.\n"
     "Element types: numbers.\n"
     "d input = 0"),
    ENTRY("round_", inplace_round,
     "round_($self, decimals=None)\n"
     "--\n"
     "\n"
     "round_() -> Tensor\n"
     "\n"
     "Whole number nearest to each element, halves to the even one. The derivative is "
     "taken as zero.\n"
     "Element types: numbers.\n"
     "d input = 0\n"
     "\n"
     "round_(decimals) -> Tensor\n"
     "\n"
     "Each element rounded to so many decimals, halves to the even one; a negative count "
     "rounds to tens, hundreds and so on. The derivative is taken as zero.\n"
     "Element types: floating.\n"
     "d input = 0"),
    ENTRY("trunc_", inplace_trunc,
     "trunc_($self)\n"
     "--\n"
     "\n"
     "Each element without its fraction. The derivative is taken as zero.\n"
     "Element types: numbers.\n"
     "d input = 0"),
    ENTRY("fix_", inplace_fix,
     "fix_($self)\n"
     "--\n"
     "\n"
     "Each element without its fraction. The derivative is taken as zero.\n"
     "Element types: numbers.\n"
     "d input = 0"),
    ENTRY("frac_", inplace_frac,
     "frac_($self)\n"
     "--\n"
     "\n"
     "Fraction of each element, with the element's sign.\n"
     "Element types: floating.\n"
     "d input = grad"),
    ENTRY("reciprocal_", inplace_reciprocal,
     "reciprocal_($self)\n"
     "--\n"
     "\n"
     "One divided by each element.\n"
     "Element types: floating, complex.\n"
     "d input = -grad * output * output"),
    ENTRY("cinv_", inplace_cinv,
     "cinv_($self)\n"
     "--\n"
     "\n"
     "One divided by each element.\n"
     "Element types: floating, complex.\n"
     "d input = -grad * output * output"),
    ENTRY("sqrt_", inplace_sqrt,
     "sqrt_($self)\n"
     "--\n"
     "\n"
     "Square root of each element, nan where it is negative.\n"
     "Element types: floating, complex.\n"
     "d input = grad / (2 * output)"),
    ENTRY("rsqrt_", inplace_rsqrt,
     "rsqrt_($self)\n"
     "--\n"
     "\n"
     "One divided by the square root of each element.\n"
     "Element types: floating, complex.\n"
     "d input = -0.5 * grad * output * output * output"),
    ENTRY("exp_", inplace_exp,
     "exp_($self)\n"
     "--\n"
     "\n"
     "e to the power of each element.\n"
     "Element types: floating, complex.\n"
     "d input = grad * output"),
    ENTRY("expm1_", inplace_expm1,
     "expm1_($self)\n"
     "--\n"
     "\n"
     "e to the power of each element, minus one. It keeps its digits where the element is "
     "small.\n"
     "Element types: floating, complex.\n"
     "d input = grad * (output + 1)"),
    ENTRY("log_", inplace_log,
     "log_($self)\n"
     "--\n"
     "\n"
     "Natural logarithm of each element, nan where it is negative.\n"
     "Element types: floating, complex.\n"
     "d input = grad / input"),
    ENTRY("log1p_", inplace_log1p,
     "log1p_($self)\n"
     "--\n"
     "\n"
     "Natural logarithm of one plus each element. It keeps its digits where the element "
     "is small.\n"
     "Element types: floating, complex.\n"
     "d input = grad / (1 + input)"),
    ENTRY("pow_", inplace_pow,
     "pow_($self, exponent)\n"
     "--\n"
     "\n"
     "input to the power of exponent; of integers, which wrap around, to none that is "
     "negative. The derivative with respect to the exponent is output * log(input), and "
     "zero at input zero.\n"
     "Element types: numbers, complex.\n"
     "d input = select(input == 0 and exponent == 0, 0, grad * exponent * base ** "
     "(exponent - 1))\n"
     "d exponent = select(input == 0 and output - output == 0, 0, grad * output * "
     "log(input))\n"
     "where base = select(input == 0 and exponent == 0, 1, input)"),
    ENTRY("sin_", inplace_sin,
     "sin_($self)\n"
     "--\n"
     "\n"
     "Sine of each element, in radians.\n"
     "Element types: floating, complex.\n"
     "d input = grad * cos(input)"),
    ENTRY("cos_", inplace_cos,
     "cos_($self)\n"
     "--\n"
     "\n"
     "Cosine of each element, in radians.\n"
     "Element types: floating, complex.\n"
     "d input = -grad * sin(input)"),
    ENTRY("tan_", inplace_tan,
     "tan_($self)\n"
     "--\n"
     "\n"
     "Tangent of each element, in radians.\n"
     "Element types: floating, complex.\n"
     "d input = grad * (1 + output * output)"),
    ENTRY("asin_", inplace_asin,
     "asin_($self)\n"
     "--\n"
     "\n"
     "Angle in radians, from -pi/2 to pi/2, whose sine each element is. The derivative is "
     "1 / sqrt(1 - x^2).\n"
     "Element types: floating, complex.\n"
     "d input = grad / sqrt((1 - input) * (1 + input))"),
    ENTRY("arcsin_", inplace_arcsin,
     "arcsin_($self)\n"
     "--\n"
     "\n"
     "Angle in radians, from -pi/2 to pi/2, whose sine each element is. The derivative is "
     "1 / sqrt(1 - x^2).\n"
     "Element types: floating, complex.\n"
     "d input = grad / sqrt((1 - input) * (1 + input))"),
    ENTRY("acos_", inplace_acos,
     "acos_($self)\n"
     "--\n"
     "\n"
     "Angle in radians, from 0 to pi, whose cosine each element is. The derivative is -1 "
     "/ sqrt(1 - x^2).\n"
     "Element types: floating, complex.\n"
     "d input = -grad / sqrt((1 - input) * (1 + input))"),
    ENTRY("arccos_", inplace_arccos,
     "arccos_($self)\n"
     "--\n"
     "\n"
     "Angle in radians, from 0 to pi, whose cosine each element is. The derivative is -1 "
     "/ sqrt(1 - x^2).\n"
     "Element types: floating, complex.\n"
     "d input = -grad / sqrt((1 - input) * (1 + input))"),
    ENTRY("atan_", inplace_atan,
     "atan_($self)\n"
     "--\n"
     "\n"
     "Angle in radians, from -pi/2 to pi/2, whose tangent each element is.\n"
     "Element types: floating, complex.\n"
     "d input = grad / (1 + input * input)"),
    ENTRY("arctan_", inplace_arctan,
     "arctan_($self)\n"
     "--\n"
     "\n"
     "Angle in radians, from -pi/2 to pi/2, whose tangent each element is.\n"
     "Element types: floating, complex.\n"
     "d input = grad / (1 + input * input)"),
    ENTRY("atan2_", inplace_atan2,
     "atan2_($self, other)\n"
     "--\n"
     "\n"
     "Angle in radians, from -pi to pi, of the point (other, input), its quadrant taken "
     "from both signs. The derivative at the origin is taken as zero.\n"
     "Element types: floating.\n"
     "d input = select(input == 0 and other == 0, 0, grad * other / square)\n"
     "d other = select(input == 0 and other == 0, 0, -grad * input / square)\n"
     "where square = select(input == 0 and other == 0, 1, input * input + other * other)"),
    ENTRY("arctan2_", inplace_arctan2,
     "arctan2_($self, other)\n"
     "--\n"
     "\n"
     "Angle in radians, from -pi to pi, of the point (other, input), its quadrant taken "
     "from both signs. The derivative at the origin is taken as zero.\n"
     "Element types: floating.\n"
     "d input = select(input == 0 and other == 0, 0, grad * other / square)\n"
     "d other = select(input == 0 and other == 0, 0, -grad * input / square)\n"
     "where square = select(input == 0 and other == 0, 1, input * input + other * other)"),
    ENTRY("sinh_", inplace_sinh,
     "sinh_($self)\n"
     "--\n"
     "\n"
     "Hyperbolic sine of each element.\n"
     "Element types: floating, complex.\n"
     "d input = grad * cosh(input)"),
    ENTRY("cosh_", inplace_cosh,
     "cosh_($self)\n"
     "--\n"
     "\n"
     "Hyperbolic cosine of each element.\n"
     "Element types: floating, complex.\n"
     "d input = grad * sinh(input)"),
    ENTRY("tanh_", inplace_tanh,
     "tanh_($self)\n"
     "--\n"
     "\n"
     "Hyperbolic tangent of each element.\n"
     "Element types: floating, complex.\n"
     "d input = grad * (1 - output * output)"),
    ENTRY("asinh_", inplace_asinh,
     "asinh_($self)\n"
     "--\n"
     "\n"
     "Inverse hyperbolic sine of each element.\n"
     "Element types: floating, complex.\n"
     "d input = grad * rsqrt(input * input + 1)"),
    ENTRY("arcsinh_", inplace_arcsinh,
     "arcsinh_($self)\n"
     "--\n"
     "\n"
     "Inverse hyperbolic sine of each element.\n"
     "Element types: floating, complex.\n"
     "d input = grad * rsqrt(input * input + 1)"),
    ENTRY("acosh_", inplace_acosh,
     "acosh_($self)\n"
     "--\n"
     "\n"
     "Inverse hyperbolic cosine of each element, nan below 1.\n"
     "Element types: floating, complex.\n"
     "d input = grad * rsqrt(input - 1) * rsqrt(input + 1)"),
    ENTRY("arccosh_", inplace_arccosh,
     "arccosh_($self)\n"
     "--\n"
     "\n"
     "Inverse hyperbolic cosine of each element, nan below 1.\n"
     "Element types: floating, complex.\n"
     "d input = grad * rsqrt(input - 1) * rsqrt(input + 1)"),
    ENTRY("atanh_", inplace_atanh,
     "atanh_($self)\n"
     "--\n"
     "\n"
     "Inverse hyperbolic tangent of each element, infinite at 1 and -1 and nan outside.\n"
     "Element types: floating, complex.\n"
     "d input = grad / (1 - input * input)"),
    ENTRY("arctanh_", inplace_arctanh,
     "arctanh_($self)\n"
     "--\n"
     "\n"
     "Inverse hyperbolic tangent of each element, infinite at 1 and -1 and nan outside.\n"
     "Element types: floating, complex.\n"
     "d input = grad / (1 - input * input)"),
    ENTRY("deg2rad_", inplace_deg2rad,
     "deg2rad_($self)\n"
     "--\n"
     "\n"
     "Angles in radians from angles in degrees.\n"
     "Element types: floating.\n"
     "d input = grad * (pi / 180)"),
    ENTRY("rad2deg_", inplace_rad2deg,
     "rad2deg_($self)\n"
     "--\n"
     "\n"
     "Angles in degrees from angles in radians.\n"
     "Element types: floating.\n"
     "d input = grad * (180 / pi)"),
    ENTRY("sinc_", inplace_sinc,
     "sinc_($self)\n"
     "--\n"
     "\n"
     "sin(pi * x) / (pi * x) of each element x, and one at zero. The slope near zero is a "
     "Taylor series.\n"
     "Element types: floating.\n"
     "d input = grad * select(abs(input) < 0.25, -pi * near / 3 * (1 - square / 10 * (1 - "
     "square / 28 * (1 - square / 54 * (1 - square / 88 * (1 - square / 130 * (1 - square "
     "/ 180 * (1 - square / 238))))))), (cos(pi * far) - sin(pi * far) / (pi * far)) / "
     "far)\n"
     "where near = pi * select(abs(input) < 0.25, input, 0)\n"
     "where square = near * near\n"
     "where far = select(abs(input) < 0.25, 1, input)"),
    ENTRY("square_", inplace_square,
     "square_($self)\n"
     "--\n"
     "\n"
     "Each element multiplied by itself.\n"
     "Element types: numbers, complex.\n"
     "d input = 2 * grad * input"),
    ENTRY("log2_", inplace_log2,
     "log2_($self)\n"
     "--\n"
     "\n"
     "Logarithm of base 2 of each element, nan where it is negative.\n"
     "Element types: floating, complex.\n"
     "d input = grad / (input * log(2))"),
    ENTRY("log10_", inplace_log10,
     "log10_($self)\n"
     "--\n"
     "\n"
     "Logarithm of base 10 of each element, nan where it is negative.\n"
     "Element types: floating, complex.\n"
     "d input = grad / (input * log(10))"),
    ENTRY("exp2_", inplace_exp2,
     "exp2_($self)\n"
     "--\n"
     "\n"
     "Two to the power of each element.\n"
     "Element types: floating.\n"
     "d input = grad * output * log(2)"),
    ENTRY("erf_", inplace_erf,
     "erf_($self)\n"
     "--\n"
     "\n"
     "Error function of each element, 2 / sqrt(pi) times the integral of exp(-t^2) from 0 "
     "to it.\n"
     "Element types: floating.\n"
     "d input = grad * 2 / sqrt(pi) * exp(-input * input)"),
    ENTRY("erfc_", inplace_erfc,
     "erfc_($self)\n"
     "--\n"
     "\n"
     "One minus the error function of each element. It keeps its digits where that is "
     "close to one.\n"
     "Element types: floating.\n"
     "d input = -2 * grad / sqrt(pi) * exp(-input * input)"),
    ENTRY("erfinv_", inplace_erfinv,
     "erfinv_($self)\n"
     "--\n"
     "\n"
     "The number whose error function each element is, inf at one and nan above it.\n"
     "Element types: floating.\n"
     "d input = grad * sqrt(pi) / 2 * exp(output * output)"),
    ENTRY("lgamma_", inplace_lgamma,
     "lgamma_($self)\n"
     "--\n"
     "\n"
     "Logarithm of the magnitude of the gamma function at each element.\n"
     "Element types: floating.\n"
     "d input = grad * digamma(input)"),
    ENTRY("digamma_", inplace_digamma,
     "digamma_($self)\n"
     "--\n"
     "\n"
     "Derivative of lgamma at each element, nan at zero and at negative whole numbers.\n"
     "Element types: floating.\n"
     "d input = grad * polygamma(1, input)"),
    ENTRY("logit_", inplace_logit,
     "logit_($self, eps=-1)\n"
     "--\n"
     "\n"
     "log(x / (1 - x)) of each element x, the inverse of sigmoid. If eps is not negative, "
     "x is brought between eps and 1 - eps first.\n"
     "Element types: floating.\n"
     "d input = select(eps >= 0 and (input < eps or input > 1 - eps), 0, select(share < 0 "
     "or share > 1, nan, grad / (share * (1 - share))))\n"
     "where share = select(eps < 0, input, select(input < eps, eps, select(input > 1 - "
     "eps, 1 - eps, input)))"),
    ENTRY("erfcx_", inplace_erfcx,
     "erfcx_($self)\n"
     "--\n"
     "\n"
     "exp(x ** 2) * erfc(x) of each element x, which keeps its digits where erfc "
     "vanishes. Far out the slope is an asymptotic series.\n"
     "Element types: floating.\n"
     "d input = grad * select(input > 25, -inverse * inverse / sqrt(pi) * (1 - 3 * square "
     "* (1 - 5 * square * (1 - 7 * square * (1 - 9 * square * (1 - 11 * square * (1 - 13 "
     "* square)))))), 2 * near * output - 2 / sqrt(pi))\n"
     "where inverse = 1 / select(input > 25, input, 25)\n"
     "where square = inverse * inverse / 2\n"
     "where near = select(input > 25, 25, input)"),
    ENTRY("ndtr_", inplace_ndtr,
     "ndtr_($self)\n"
     "--\n"
     "\n"
     "The share of a normal distribution of mean 0 and deviation 1 that lies below each "
     "element.\n"
     "Element types: floating.\n"
     "d input = grad * exp(-input * input / 2) / sqrt(2 * pi)"),
    ENTRY("log_ndtr_", inplace_log_ndtr,
     "log_ndtr_($self)\n"
     "--\n"
     "\n"
     "Logarithm of ndtr, with all digits where that vanishes.\n"
     "Element types: floating.\n"
     "d input = grad * select(input > -1, exp(-high * high / 2 - select(input > -1, "
     "output, 0)) / sqrt(2 * pi), sqrt(2 / pi) / erfcx(-low * sqrt(0.5)))\n"
     "where high = select(input > -1, select(input > 50, 50, input), 0)\n"
     "where low = select(input > -1, -1, input)"),
    ENTRY("entr_", inplace_entr,
     "entr_($self)\n"
     "--\n"
     "\n"
     "The entropy -x * log(x) of each element x, zero at zero and -inf below it.\n"
     "Element types: floating.\n"
     "d input = grad * (-log(input) - 1)"),
    ENTRY("i0_", inplace_i0,
     "i0_($self)\n"
     "--\n"
     "\n"
     "The modified Bessel function of order 0 of each element.\n"
     "Element types: floating.\n"
     "d input = grad * (half * scaled_bessel(1, input) * half)\n"
     "where half = exp(abs(input) / 2)"),
    ENTRY("i0e_", inplace_i0e,
     "i0e_($self)\n"
     "--\n"
     "\n"
     "exp(-|x|) times i0 of each element x.\n"
     "Element types: floating.\n"
     "d input = grad * (scaled_bessel(1, input) - sign(input) * output)"),
    ENTRY("i1_", inplace_i1,
     "i1_($self)\n"
     "--\n"
     "\n"
     "The modified Bessel function of order 1 of each element.\n"
     "Element types: floating.\n"
     "d input = grad * (half * scaled_bessel(0, input) * half - ratio)\n"
     "where half = exp(abs(input) / 2)\n"
     "where near = select(abs(input) < 0.5, input, 0)\n"
     "where square = near * near / 4\n"
     "where far = select(abs(input) < 0.5, 1, input)\n"
     "where ratio = select(abs(input) < 0.5, 0.5 * (1 + square / 2 * (1 + square / 6 * (1 "
     "+ square / 12 * (1 + square / 20 * (1 + square / 30 * (1 + square / 42)))))), "
     "output / far)"),
    ENTRY("i1e_", inplace_i1e,
     "i1e_($self)\n"
     "--\n"
     "\n"
     "exp(-|x|) times i1 of each element x.\n"
     "Element types: floating.\n"
     "d input = grad * (scaled_bessel(0, input) - output * sign(input) - ratio)\n"
     "where near = select(abs(input) < 0.5, input, 0)\n"
     "where square = near * near / 4\n"
     "where far = select(abs(input) < 0.5, 1, input)\n"
     "where ratio = select(abs(input) < 0.5, exp(-abs(near)) / 2 * (1 + square / 2 * (1 + "
     "square / 6 * (1 + square / 12 * (1 + square / 20 * (1 + square / 30 * (1 + square / "
     "42)))))), output / far)"),
    ENTRY("igamma_", inplace_igamma,
     "igamma_($self, other)\n"
     "--\n"
     "\n"
     "The share of a gamma distribution of shape input that lies below other.\n"
     "Element types: floating.\n"
     "d other = grad * select(other > 0, exp((input - 1) * log(positive) - positive - "
     "lgamma(input)), select(input > 1, 0, select(input == 1, 1, inf)))\n"
     "where positive = select(other > 0, other, 1)\n"
     "No gradient for input: no formula; standard_gamma_grad is minus its derivative over "
     "the density."),
    ENTRY("igammac_", inplace_igammac,
     "igammac_($self, other)\n"
     "--\n"
     "\n"
     "The share of a gamma distribution of shape input that lies above other.\n"
     "Element types: floating.\n"
     "d other = -grad * select(other > 0, exp((input - 1) * log(positive) - positive - "
     "lgamma(input)), select(input > 1, 0, select(input == 1, 1, inf)))\n"
     "where positive = select(other > 0, other, 1)\n"
     "No gradient for input: no formula; standard_gamma_grad is its derivative over the "
     "density."),
    ENTRY("hypot_", inplace_hypot,
     "hypot_($self, other)\n"
     "--\n"
     "\n"
     "Length of the vector (input, other), without overflow on the way. The derivative at "
     "zero is taken as zero.\n"
     "Element types: floating.\n"
     "d input = select(output == 0, 0, grad * input / length)\n"
     "d other = select(output == 0, 0, grad * other / length)\n"
     "where length = select(output == 0, 1, output)"),
    ENTRY("copysign_", inplace_copysign,
     "copysign_($self, other)\n"
     "--\n"
     "\n"
     "The magnitude of input with the sign of other, which also a zero has. The slope at "
     "zero is taken as zero, like that of abs.\n"
     "Element types: floating.\n"
     "d input = select(input == 0, 0, grad * copysign(1, input) * copysign(1, other))\n"
     "d other = 0"),
    ENTRY("heaviside_", inplace_heaviside,
     "heaviside_($self, values)\n"
     "--\n"
     "\n"
     "Zero where input is negative, one where it is positive, and values where it is "
     "zero. The derivative of the step is taken as zero.\n"
     "Element types: all.\n"
     "d input = 0\n"
     "d values = select(input == 0, grad, 0)"),
    ENTRY("logaddexp_", inplace_logaddexp,
     "logaddexp_($self, other)\n"
     "--\n"
     "\n"
     "Logarithm of exp(input) + exp(other), without overflow on the way.\n"
     "Element types: floating.\n"
     "d input = grad * sigmoid(apart)\n"
     "d other = grad * sigmoid(-apart)\n"
     "where apart = select(input == other and abs(input) == inf, 0, input - other)"),
    ENTRY("logaddexp2_", inplace_logaddexp2,
     "logaddexp2_($self, other)\n"
     "--\n"
     "\n"
     "Logarithm to base 2 of 2 ** input + 2 ** other, without overflow on the way.\n"
     "Element types: floating.\n"
     "d input = grad * sigmoid(apart)\n"
     "d other = grad * sigmoid(-apart)\n"
     "where apart = select(input == other and abs(input) == inf, 0, (input - other) * "
     "log(2))"),
    ENTRY("xlogy_", inplace_xlogy,
     "xlogy_($self, other)\n"
     "--\n"
     "\n"
     "input * log(other), and zero where input is zero and other is not nan.\n"
     "Element types: floating.\n"
     "d input = select(input == 0 and other <= 0, 0, grad * log(other))\n"
     "d other = grad * input / below\n"
     "where below = select(input == 0 and other == 0, 1, other)"),
    ENTRY("xlog1py_", inplace_xlog1py,
     "xlog1py_($self, other)\n"
     "--\n"
     "\n"
     "input * log(1 + other), and zero where input is zero and other is not nan.\n"
     "Element types: floating.\n"
     "d input = select(input == 0 and other <= -1, 0, grad * log1p(other))\n"
     "d other = grad * input / below\n"
     "where below = select(input == 0 and other == -1, 1, 1 + other)"),
    ENTRY("ldexp_", inplace_ldexp,
     "ldexp_($self, other)\n"
     "--\n"
     "\n"
     "input * 2 ** other.\n"
     "Element types: floating.\n"
     "d input = grad * exp2(other)\n"
     "d other = grad * output * log(2)"),
    ENTRY("fill_", inplace_fill,
     "fill_($self, value)\n"
     "--\n"
     "\n"
     "A tensor of the input's size that holds value everywhere.\n"
     "Element types: all, complex.\n"
     "d input = 0"),
    ENTRY("zero_", inplace_zero,
     "zero_($self)\n"
     "--\n"
     "\n"
     "A tensor of the input's size that holds zeros.\n"
     "Element types: all, complex.\n"
     "d input = 0"),
    ENTRY("add_", inplace_add,
     "add_($self, other, *, alpha=1)\n"
     "--\n"
     "\n"
     "add_(alpha=1, other) -> Tensor\n"
     "\n"
     "input + alpha * other.\n"
     "Element types: all, complex.\n"
     "d input = grad\n"
     "d other = grad * alpha"),
    ENTRY("sub_", inplace_sub,
     "sub_($self, other, *, alpha=1)\n"
     "--\n"
     "\n"
     "sub_(alpha=1, other) -> Tensor\n"
     "\n"
     "input - alpha * other. Results of bytes wrap around.\n"
     "Element types: numbers, complex.\n"
     "d input = grad\n"
     "d other = -grad * alpha"),
    ENTRY("subtract_", inplace_subtract,
     "subtract_($self, other, *, alpha=1)\n"
     "--\n"
     "\n"
     "subtract_(alpha=1, other) -> Tensor\n"
     "\n"
     "input - alpha * other. Results of bytes wrap around.\n"
     "Element types: numbers, complex.\n"
     "d input = grad\n"
     "d other = -grad * alpha"),
    ENTRY("mul_", inplace_mul,
     "mul_($self, other)\n"
     "--\n"
     "\n"
     "Product of the elements.\n"
     "Element types: all, complex.\n"
     "d input = grad * other\n"
     "d other = grad * input"),
    ENTRY("multiply_", inplace_multiply,
     "multiply_($self, other)\n"
     "--\n"
     "\n"
     "Product of the elements.\n"
     "Element types: all, complex.\n"
     "d input = grad * other\n"
     "d other = grad * input"),
    ENTRY("div_", inplace_div,
     "div_($self, other, rounding_mode=None)\n"
     "--\n"
     "\n"
     "div_(other) -> Tensor\n"
     "\n"
     "Quotient of the elements, of integers a float.\n"
     "Element types: floating, complex.\n"
     "d input = grad / other\n"
     "d other = -grad * (input / other) / other\n"
     "\n"
     "div_(other, rounding_mode) -> Tensor\n"
     "\n"
     "Quotient of the elements rounded down, as floor_divide, or towards zero, as "
     "trunc_divide has it.\n"
     "Element types: numbers.\n"
     "Not differentiable: it changes in steps."),
    ENTRY("divide_", inplace_divide,
     "divide_($self, other, rounding_mode=None)\n"
     "--\n"
     "\n"
     "divide_(other) -> Tensor\n"
     "\n"
     "Quotient of the elements, of integers a float.\n"
     "Element types: floating, complex.\n"
     "d input = grad / other\n"
     "d other = -grad * (input / other) / other\n"
     "\n"
     "divide_(other, rounding_mode) -> Tensor\n"
     "\n"
     "Quotient of the elements rounded down, as floor_divide, or towards zero, as "
     "trunc_divide has it.\n"
     "Element types: numbers.\n"
     "Not differentiable: it changes in steps."),
    ENTRY("true_divide_", inplace_true_divide,
     "true_divide_($self, other, rounding_mode=None)\n"
     "--\n"
     "\n"
     "true_divide_(other) -> Tensor\n"
     "\n"
     "Quotient of the elements, of integers a float.\n"
     "Element types: floating, complex.\n"
     "d input = grad / other\n"
     "d other = -grad * (input / other) / other\n"
     "\n"
     "true_divide_(other, rounding_mode) -> Tensor\n"
     "\n"
     "Quotient of the elements rounded down, as floor_divide, or towards zero, as "
     "trunc_divide has it.\n"
     "Element types: numbers.\n"
     "Not differentiable: it changes in steps."),
    ENTRY("floor_divide_", inplace_floor_divide,
     "floor_divide_($self, other)\n"
     "--\n"
     "\n"
     "Quotient of the elements rounded down, as Python's // does; one of zero keeps its "
     "sign. A zero divisor of integers is refused.\n"
     "Element types: numbers.\n"
     "Not differentiable: it changes in steps."),
    ENTRY("trunc_divide_", inplace_trunc_divide,
     "trunc_divide_($self, other)\n"
     "--\n"
     "\n"
     "Quotient of the elements without its fraction, as C divides integers. A zero "
     "divisor of integers is refused.\n"
     "Element types: numbers.\n"
     "Not differentiable: it changes in steps."),
    ENTRY("fmod_", inplace_fmod,
     "fmod_($self, other)\n"
     "--\n"
     "\n"
     "Remainder of the division that truncates, with the sign of input, as C's fmod.\n"
     "Element types: numbers.\n"
     "d input = grad\n"
     "d other = -grad * trunc(input / other)"),
    ENTRY("remainder_", inplace_remainder,
     "remainder_($self, other)\n"
     "--\n"
     "\n"
     "Remainder of the division that rounds down, with the sign of other, as Python's %.\n"
     "Element types: numbers.\n"
     "d input = grad\n"
     "d other = -grad * floor(input / other)"),
    ENTRY("lerp_", inplace_lerp,
     "lerp_($self, end, weight)\n"
     "--\n"
     "\n"
     "lerp_(end, weight) -> Tensor\n"
     "\n"
     "Point between input and end, input + weight * (end - input).\n"
     "Element types: floating, complex.\n"
     "d input = grad * (1 - weight)\n"
     "d end = grad * weight\n"
     "\n"
     "lerp_(end, weight) -> Tensor\n"
     "\n"
     "Point between input and end with a weight for each element, input + weight * (end - "
     "input).\n"
     "Element types: floating, complex.\n"
     "d input = grad * (1 - weight)\n"
     "d end = grad * weight\n"
     "d weight = grad * (end - input)"),
    ENTRY("addcmul_", inplace_addcmul,
     "addcmul_($self, tensor1, tensor2, *, value=1)\n"
     "--\n"
     "\n"
     "addcmul_(value=1, tensor1, tensor2) -> Tensor\n"
     "\n"
     "input + value * tensor1 * tensor2.\n"
     "Element types: numbers, complex.\n"
     "d input = grad\n"
     "d tensor1 = grad * value * tensor2\n"
     "d tensor2 = grad * value * tensor1"),
    ENTRY("addcdiv_", inplace_addcdiv,
     "addcdiv_($self, tensor1, tensor2, *, value=1)\n"
     "--\n"
     "\n"
     "addcdiv_(value=1, tensor1, tensor2) -> Tensor\n"
     "\n"
     "input + value * tensor1 / tensor2.\n"
     "Element types: floating, complex.\n"
     "d input = grad\n"
     "d tensor1 = grad * value / tensor2\n"
     "d tensor2 = -grad * value * tensor1 / (tensor2 * tensor2)"),
    ENTRY("clamp_", inplace_clamp,
     "clamp_($self, min=None, max=None)\n"
     "--\n"
     "\n"
     "clamp_(min, max) -> Tensor\n"
     "\n"
     "Each element, but min where it is below min and max where it is above max. Where "
     "min is above max everything becomes max.\n"
     "Element types: all.\n"
     "d input = select(input < min or input > max, 0, grad)\n"
     "\n"
     "clamp_(min) -> Tensor\n"
     "\n"
     "Each element, but min where it is below min.\n"
     "Element types: all.\n"
     "d input = select(input < min, 0, grad)\n"
     "\n"
     "clamp_(max) -> Tensor\n"
     "\n"
     "Each element, but max where it is above max.\n"
     "Element types: all.\n"
     "d input = select(input > max, 0, grad)\n"
     "\n"
     "clamp_(min, max) -> Tensor\n"
     "\n"
     "Each element, but min where it is below min and max where it is above max, with "
     "bounds of its own. Where min is above max it becomes max, and nan where one of the "
     "three is.\n"
     "Element types: all.\n"
     "d input = select(input < min or input > max, 0, grad)\n"
     "d min = select(input < min and min <= max, grad, 0)\n"
     "d max = select(input > max or min > max, grad, 0)\n"
     "\n"
     "clamp_(min) -> Tensor\n"
     "\n"
     "Each element, but min where it is below min, a bound of its own; nan where one of "
     "them is.\n"
     "Element types: all.\n"
     "d input = select(input < min, 0, grad)\n"
     "d min = select(input < min, grad, 0)\n"
     "\n"
     "clamp_(max) -> Tensor\n"
     "\n"
     "Each element, but max where it is above max, a bound of its own; nan where one of "
     "them is.\n"
     "Element types: all.\n"
     "d input = select(input > max, 0, grad)\n"
     "d max = select(input > max, grad, 0)"),
    ENTRY("clip_", inplace_clip,
     "clip_($self, min=None, max=None)\n"
     "--\n"
     "\n"
     "clip_(min, max) -> Tensor\n"
     "\n"
     "Each element, but min where it is below min and max where it is above max. Where "
     "min is above max everything becomes max.\n"
     "Element types: all.\n"
     "d input = select(input < min or input > max, 0, grad)\n"
     "\n"
     "clip_(min) -> Tensor\n"
     "\n"
     "Each element, but min where it is below min.\n"
     "Element types: all.\n"
     "d input = select(input < min, 0, grad)\n"
     "\n"
     "clip_(max) -> Tensor\n"
     "\n"
     "Each element, but max where it is above max.\n"
     "Element types: all.\n"
     "d input = select(input > max, 0, grad)\n"
     "\n"
     "clip_(min, max) -> Tensor\n"
     "\n"
     "Each element, but min where it is below min and max where it is above max, with "
     "bounds of its own. Where min is above max it becomes max, and nan where one of the "
     "three is.\n"
     "Element types: all.\n"
     "d input = select(input < min or input > max, 0, grad)\n"
     "d min = select(input < min and min <= max, grad, 0)\n"
     "d max = select(input > max or min > max, grad, 0)\n"
     "\n"
     "clip_(min) -> Tensor\n"
     "\n"
     "Each element, but min where it is below min, a bound of its own; nan where one of "
     "them is.\n"
     "Element types: all.\n"
     "d input = select(input < min, 0, grad)\n"
     "d min = select(input < min, grad, 0)\n"
     "\n"
     "clip_(max) -> Tensor\n"
     "\n"
     "Each element, but max where it is above max, a bound of its own; nan where one of "
     "them is.\n"
     "Element types: all.\n"
     "d input = select(input > max, 0, grad)\n"
     "d max = select(input > max, grad, 0)"),
    ENTRY("clamp_min_", inplace_clamp_min,
     "clamp_min_($self, min)\n"
     "--\n"
     "\n"
     "clamp_min_(min) -> Tensor\n"
     "\n"
     "Each element, but min where it is below min.\n"
     "Element types: all.\n"
     "d input = select(input < min, 0, grad)\n"
     "\n"
     "clamp_min_(min) -> Tensor\n"
     "\n"
     "Each element, but min where it is below min, a bound of its own; nan where one of "
     "them is.\n"
     "Element types: all.\n"
     "d input = select(input < min, 0, grad)\n"
     "d min = select(input < min, grad, 0)"),
    ENTRY("clamp_max_", inplace_clamp_max,
     "clamp_max_($self, max)\n"
     "--\n"
     "\n"
     "clamp_max_(max) -> Tensor\n"
     "\n"
     "Each element, but max where it is above max.\n"
     "Element types: all.\n"
     "d input = select(input > max, 0, grad)\n"
     "\n"
     "clamp_max_(max) -> Tensor\n"
     "\n"
     "Each element, but max where it is above max, a bound of its own; nan where one of "
     "them is.\n"
     "Element types: all.\n"
     "d input = select(input > max, 0, grad)\n"
     "d max = select(input > max, grad, 0)"),
    ENTRY("max_", inplace_max,
     "max_($self, other)\n"
     "--\n"
     "\n"
     "The larger one of the elements, nan if one is nan. Where they are equal each has "
     "half of the gradient.\n"
     "Element types: all.\n"
     "d input = select(input == other, grad / 2, select(input < other, 0, grad))\n"
     "d other = select(input == other, grad / 2, select(input > other, 0, grad))"),
    ENTRY("maximum_", inplace_maximum,
     "maximum_($self, other)\n"
     "--\n"
     "\n"
     "The larger one of the elements, nan if one is nan. Where they are equal each has "
     "half of the gradient.\n"
     "Element types: all.\n"
     "d input = select(input == other, grad / 2, select(input < other, 0, grad))\n"
     "d other = select(input == other, grad / 2, select(input > other, 0, grad))"),
    ENTRY("cmax_", inplace_cmax,
     "cmax_($self, other)\n"
     "--\n"
     "\n"
     "The larger one of the elements, nan if one is nan. Where they are equal each has "
     "half of the gradient.\n"
     "Element types: all.\n"
     "d input = select(input == other, grad / 2, select(input < other, 0, grad))\n"
     "d other = select(input == other, grad / 2, select(input > other, 0, grad))"),
    ENTRY("min_", inplace_min,
     "min_($self, other)\n"
     "--\n"
     "\n"
     "The smaller one of the elements, nan if one is nan. Where they are equal each has "
     "half of the gradient.\n"
     "Element types: all.\n"
     "d input = select(input == other, grad / 2, select(input > other, 0, grad))\n"
     "d other = select(input == other, grad / 2, select(input < other, 0, grad))"),
    ENTRY("minimum_", inplace_minimum,
     "minimum_($self, other)\n"
     "--\n"
     "\n"
     "The smaller one of the elements, nan if one is nan. Where they are equal each has "
     "half of the gradient.\n"
     "Element types: all.\n"
     "d input = select(input == other, grad / 2, select(input > other, 0, grad))\n"
     "d other = select(input == other, grad / 2, select(input < other, 0, grad))"),
    ENTRY("cmin_", inplace_cmin,
     "cmin_($self, other)\n"
     "--\n"
     "\n"
     "The smaller one of the elements, nan if one is nan. Where they are equal each has "
     "half of the gradient.\n"
     "Element types: all.\n"
     "d input = select(input == other, grad / 2, select(input > other, 0, grad))\n"
     "d other = select(input == other, grad / 2, select(input < other, 0, grad))"),
    ENTRY("fmax_", inplace_fmax,
     "fmax_($self, other)\n"
     "--\n"
     "\n"
     "The larger one of the elements; where one is nan, the other one. Where they are "
     "equal the gradient goes to input.\n"
     "Element types: all.\n"
     "d input = select(isnan(other) or input >= other, grad, 0)\n"
     "d other = select(isnan(other) or input >= other, 0, grad)"),
    ENTRY("fmin_", inplace_fmin,
     "fmin_($self, other)\n"
     "--\n"
     "\n"
     "The smaller one of the elements; where one is nan, the other one. Where they are "
     "equal the gradient goes to input.\n"
     "Element types: all.\n"
     "d input = select(isnan(other) or input <= other, grad, 0)\n"
     "d other = select(isnan(other) or input <= other, 0, grad)"),
    ENTRY("bitwise_and_", inplace_bitwise_and,
     "bitwise_and_($self, other)\n"
     "--\n"
     "\n"
     "Bits that are set in both elements.\n"
     "Element types: whole.\n"
     "Not differentiable."),
    ENTRY("bitwise_or_", inplace_bitwise_or,
     "bitwise_or_($self, other)\n"
     "--\n"
     "\n"
     "Bits that are set in one of the elements or in both.\n"
     "Element types: whole.\n"
     "Not differentiable."),
    ENTRY("bitwise_xor_", inplace_bitwise_xor,
     "bitwise_xor_($self, other)\n"
     "--\n"
     "\n"
     "Bits that are set in exactly one of the elements.\n"
     "Element types: whole.\n"
     "Not differentiable."),
    ENTRY("bitwise_not_", inplace_bitwise_not,
     "bitwise_not_($self)\n"
     "--\n"
     "\n"
     "bitwise_not_() -> Tensor\n"
     "\n"
     "Each element with all its bits changed. The operator ~ of a BoolTensor is the "
     "logical not; of a ByteTensor it is 1 - input, for masks of zeros and ones.\n"
     "Element types: integral.\n"
     "Not differentiable.\n"
     "\n"
     "bitwise_not_() -> Tensor\n"
     "\n"
     "Truths exchanged.\n"
     "Element types: Bool.\n"
     "Not differentiable."),
    ENTRY("left_shift_", inplace_left_shift,
     "left_shift_($self, other)\n"
     "--\n"
     "\n"
     "The bits of input moved up by other places. Zero where other is negative or not "
     "less than the count of bits.\n"
     "Element types: integral.\n"
     "Not differentiable."),
    ENTRY("bitwise_left_shift_", inplace_bitwise_left_shift,
     "bitwise_left_shift_($self, other)\n"
     "--\n"
     "\n"
     "The bits of input moved up by other places. Zero where other is negative or not "
     "less than the count of bits.\n"
     "Element types: integral.\n"
     "Not differentiable."),
    ENTRY("right_shift_", inplace_right_shift,
     "right_shift_($self, other)\n"
     "--\n"
     "\n"
     "The bits of input moved down by other places, the sign kept. Where other is "
     "negative or not less than the count of bits only the sign is left.\n"
     "Element types: integral.\n"
     "Not differentiable."),
    ENTRY("bitwise_right_shift_", inplace_bitwise_right_shift,
     "bitwise_right_shift_($self, other)\n"
     "--\n"
     "\n"
     "The bits of input moved down by other places, the sign kept. Where other is "
     "negative or not less than the count of bits only the sign is left.\n"
     "Element types: integral.\n"
     "Not differentiable."),
    ENTRY("eq_", inplace_eq,
     "eq_($self, other)\n"
     "--\n"
     "\n"
     "True where input equals other.\n"
     "Element types: all, complex.\n"
     "Not differentiable."),
    ENTRY("ne_", inplace_ne,
     "ne_($self, other)\n"
     "--\n"
     "\n"
     "True where input differs from other.\n"
     "Element types: all, complex.\n"
     "Not differentiable."),
    ENTRY("not_equal_", inplace_not_equal,
     "not_equal_($self, other)\n"
     "--\n"
     "\n"
     "True where input differs from other.\n"
     "Element types: all, complex.\n"
     "Not differentiable."),
    ENTRY("lt_", inplace_lt,
     "lt_($self, other)\n"
     "--\n"
     "\n"
     "True where input is less than other.\n"
     "Element types: all.\n"
     "Not differentiable."),
    ENTRY("less_", inplace_less,
     "less_($self, other)\n"
     "--\n"
     "\n"
     "True where input is less than other.\n"
     "Element types: all.\n"
     "Not differentiable."),
    ENTRY("le_", inplace_le,
     "le_($self, other)\n"
     "--\n"
     "\n"
     "True where input is not greater than other.\n"
     "Element types: all.\n"
     "Not differentiable."),
    ENTRY("less_equal_", inplace_less_equal,
     "less_equal_($self, other)\n"
     "--\n"
     "\n"
     "True where input is not greater than other.\n"
     "Element types: all.\n"
     "Not differentiable."),
    ENTRY("gt_", inplace_gt,
     "gt_($self, other)\n"
     "--\n"
     "\n"
     "True where input is greater than other.\n"
     "Element types: all.\n"
     "Not differentiable."),
    ENTRY("greater_", inplace_greater,
     "greater_($self, other)\n"
     "--\n"
     "\n"
     "True where input is greater than other.\n"
     "Element types: all.\n"
     "Not differentiable."),
    ENTRY("ge_", inplace_ge,
     "ge_($self, other)\n"
     "--\n"
     "\n"
     "True where input is not less than other.\n"
     "Element types: all.\n"
     "Not differentiable."),
    ENTRY("greater_equal_", inplace_greater_equal,
     "greater_equal_($self, other)\n"
     "--\n"
     "\n"
     "True where input is not less than other.\n"
     "Element types: all.\n"
     "Not differentiable."),
    ENTRY("logical_and_", inplace_logical_and,
     "logical_and_($self, other)\n"
     "--\n"
     "\n"
     "True where neither element is zero.\n"
     "Element types: all.\n"
     "Not differentiable."),
    ENTRY("logical_or_", inplace_logical_or,
     "logical_or_($self, other)\n"
     "--\n"
     "\n"
     "True where at least one element is not zero.\n"
     "Element types: all.\n"
     "Not differentiable."),
    ENTRY("logical_xor_", inplace_logical_xor,
     "logical_xor_($self, other)\n"
     "--\n"
     "\n"
     "True where exactly one of the elements is not zero.\n"
     "Element types: all.\n"
     "Not differentiable."),
    ENTRY("logical_not_", inplace_logical_not,
     "logical_not_($self)\n"
     "--\n"
     "\n"
     "True where an element is zero.\n"
     "Element types: all.\n"
     "Not differentiable."),
    ENTRY("relu_", inplace_relu,
     "relu_($self)\n"
     "--\n"
     "\n"
     "Each element, but zero where it is negative. The derivative at zero is taken as "
     "zero.\n"
     "Element types: all.\n"
     "d input = select(output <= 0, 0, grad)"),
    ENTRY("threshold_", inplace_threshold,
     "threshold_($self, threshold, value)\n"
     "--\n"
     "\n"
     "Each element, but value where it is not above threshold.\n"
     "Element types: all.\n"
     "d input = select(input <= threshold, 0, grad)"),
    ENTRY("leaky_relu_", inplace_leaky_relu,
     "leaky_relu_($self, negative_slope=0.01)\n"
     "--\n"
     "\n"
     "Each element, multiplied by negative_slope where it is negative.\n"
     "Element types: floating.\n"
     "d input = select(input > 0, grad, grad * negative_slope)"),
    ENTRY("prelu_", inplace_prelu,
     "prelu_($self, weight)\n"
     "--\n"
     "\n"
     "Each element, multiplied by weight where it is negative. Weight is broadcast, so "
     "one for each channel has the size (channels, 1, 1).\n"
     "Element types: floating.\n"
     "d input = select(input > 0, grad, grad * weight)\n"
     "d weight = select(input > 0, 0, grad * input)"),
    ENTRY("elu_", inplace_elu,
     "elu_($self, alpha=1)\n"
     "--\n"
     "\n"
     "Each element, but alpha * (exp(x) - 1) where it is negative (Clevert and others, "
     "2015).\n"
     "Element types: floating.\n"
     "d input = select(output > 0, grad, grad * (output + alpha))"),
    ENTRY("selu_", inplace_selu,
     "selu_($self)\n"
     "--\n"
     "\n"
     "1.0507 * x where it is positive, and 1.0507 * 1.6733 * (exp(x) - 1) elsewhere, with "
     "factors that keep mean 0 and variance 1 from layer to layer (Klambauer and others, "
     "2017).\n"
     "Element types: floating.\n"
     "d input = select(output > 0, grad * 1.0507009873554805, grad * (output + "
     "1.7580993408473766))"),
    ENTRY("celu_", inplace_celu,
     "celu_($self, alpha=1)\n"
     "--\n"
     "\n"
     "Each element, but alpha * (exp(x / alpha) - 1) where it is negative, which has a "
     "continuous derivative (Barron, 2017).\n"
     "Element types: floating.\n"
     "d input = select(output > 0, grad, grad * (output / alpha + 1))"),
    ENTRY("hardtanh_", inplace_hardtanh,
     "hardtanh_($self, min_val=-1, max_val=1)\n"
     "--\n"
     "\n"
     "Each element, but min_val below that and max_val above that. The derivative at both "
     "is taken as zero.\n"
     "Element types: Char, Short, Int, Long, Float, Double.\n"
     "d input = select(output <= min_val or output >= max_val, 0, grad)"),
    ENTRY("relu6_", inplace_relu6,
     "relu6_($self)\n"
     "--\n"
     "\n"
     "Each element, but 0 below that and 6 above that (Krizhevsky, 2010). The derivative "
     "at both is taken as zero.\n"
     "Element types: numbers.\n"
     "d input = select(output <= 0 or output >= 6, 0, grad)"),
    ENTRY("hardsigmoid_", inplace_hardsigmoid,
     "hardsigmoid_($self)\n"
     "--\n"
     "\n"
     "x / 6 + 1/2, but 0 below -3 and 1 above 3 (Courbariaux and others, 2015).\n"
     "Element types: floating.\n"
     "d input = select(output <= 0 or output >= 1, 0, grad / 6)"),
    ENTRY("hardswish_", inplace_hardswish,
     "hardswish_($self)\n"
     "--\n"
     "\n"
     "x * hardsigmoid(x) (Howard and others, MobileNetV3, 2019).\n"
     "Element types: floating.\n"
     "d input = select(input <= -3, 0, select(input >= 3, grad, grad * (input / 3 + 0.5)))"),
    ENTRY("hardshrink_", inplace_hardshrink,
     "hardshrink_($self, lambd=0.5)\n"
     "--\n"
     "\n"
     "Each element, but zero from -lambd to lambd.\n"
     "Element types: floating.\n"
     "d input = select(abs(input) <= lambd, 0, grad)"),
    ENTRY("softshrink_", inplace_softshrink,
     "softshrink_($self, lambd=0.5)\n"
     "--\n"
     "\n"
     "Each element moved towards zero by lambd, and zero, of its sign, from -lambd to "
     "lambd.\n"
     "Element types: floating.\n"
     "d input = select(abs(input) <= lambd, 0, grad)"),
    ENTRY("sigmoid_", inplace_sigmoid,
     "sigmoid_($self)\n"
     "--\n"
     "\n"
     "Logistic function 1 / (1 + exp(-x)) of each element.\n"
     "Element types: floating, complex.\n"
     "d input = grad * output * (1 - output)"),
    ENTRY("softplus_", inplace_softplus,
     "softplus_($self, beta=1, threshold=20)\n"
     "--\n"
     "\n"
     "log(1 + exp(beta * x)) / beta, a smooth relu, and x itself where beta * x is above "
     "threshold.\n"
     "Element types: floating.\n"
     "d input = select(input * beta > threshold, grad, grad * sigmoid(input * beta))"),
    ENTRY("log_sigmoid_", inplace_log_sigmoid,
     "log_sigmoid_($self)\n"
     "--\n"
     "\n"
     "Logarithm of the logistic function, -log(1 + exp(-x)), without overflow.\n"
     "Element types: floating.\n"
     "d input = grad * sigmoid(-input)"),
    ENTRY("logsigmoid_", inplace_logsigmoid,
     "logsigmoid_($self)\n"
     "--\n"
     "\n"
     "Logarithm of the logistic function, -log(1 + exp(-x)), without overflow.\n"
     "Element types: floating.\n"
     "d input = grad * sigmoid(-input)"),
    ENTRY("softsign_", inplace_softsign,
     "softsign_($self)\n"
     "--\n"
     "\n"
     "x / (1 + |x|).\n"
     "Element types: floating.\n"
     "d input = grad / ((1 + abs(input)) * (1 + abs(input)))"),
    ENTRY("tanhshrink_", inplace_tanhshrink,
     "tanhshrink_($self)\n"
     "--\n"
     "\n"
     "x - tanh(x). Where the two are close it is the series of x * cosh(x) - sinh(x), "
     "over cosh(x).\n"
     "Element types: floating.\n"
     "d input = grad * tanh(input) * tanh(input)"),
    ENTRY("silu_", inplace_silu,
     "silu_($self)\n"
     "--\n"
     "\n"
     "x * sigmoid(x), also called swish (Elfwing and others, 2017; Ramachandran and "
     "others, 2017).\n"
     "Element types: floating.\n"
     "d input = grad * gate * (1 + input * (1 - gate))\n"
     "where gate = sigmoid(input)"),
    ENTRY("swish_", inplace_swish,
     "swish_($self)\n"
     "--\n"
     "\n"
     "x * sigmoid(x), also called swish (Elfwing and others, 2017; Ramachandran and "
     "others, 2017).\n"
     "Element types: floating.\n"
     "d input = grad * gate * (1 + input * (1 - gate))\n"
     "where gate = sigmoid(input)"),
    ENTRY("mish_", inplace_mish,
     "mish_($self)\n"
     "--\n"
     "\n"
     "x * tanh(log(1 + exp(x))), a smooth relative of relu (Misra, 2019).\n"
     "Element types: floating.\n"
     "d input = grad * (gate + input * sigmoid(input) * (1 - gate * gate))\n"
     "where gate = tanh(log1p(exp(input)))"),
    ENTRY("gelu_", inplace_gelu,
     "gelu_($self)\n"
     "--\n"
     "\n"
     "x * P(X <= x) of a standard normal X (Hendrycks and Gimpel, 2016).\n"
     "Element types: floating.\n"
     "d input = grad * (share + input * 0.3989422804014327 * exp(-0.5 * input * input))\n"
     "where share = 0.5 * erfc(-0.7071067811865476 * input)"),
    ENTRY("addmm_", inplace_addmm,
     "addmm_($self, mat1, mat2, *, beta=1, alpha=1)\n"
     "--\n"
     "\n"
     "addmm_(beta=1, alpha=1, mat1, mat2) -> Tensor\n"
     "\n"
     "beta * input + alpha * (mat1 @ mat2). With beta 0 what input holds is not read.\n"
     "Element types: numbers, complex.\n"
     "d input = grad * beta\n"
     "d mat1 = grad.mm(mat2.t()) * alpha\n"
     "d mat2 = mat1.t().mm(grad) * alpha"),
    ENTRY("addmv_", inplace_addmv,
     "addmv_($self, mat, vec, *, beta=1, alpha=1)\n"
     "--\n"
     "\n"
     "addmv_(beta=1, alpha=1, mat, vec) -> Tensor\n"
     "\n"
     "beta * input + alpha * (mat @ vec).\n"
     "Element types: numbers, complex.\n"
     "d input = grad * beta\n"
     "d mat = grad.ger(vec) * alpha\n"
     "d vec = mat.t().mv(grad) * alpha"),
    ENTRY("addr_", inplace_addr,
     "addr_($self, vec1, vec2, *, beta=1, alpha=1)\n"
     "--\n"
     "\n"
     "addr_(beta=1, alpha=1, vec1, vec2) -> Tensor\n"
     "\n"
     "beta * input + alpha * the outer product of vec1 and vec2.\n"
     "Element types: numbers, complex.\n"
     "d input = grad * beta\n"
     "d vec1 = grad.mv(vec2) * alpha\n"
     "d vec2 = grad.t().mv(vec1) * alpha"),
    ENTRY("addbmm_", inplace_addbmm,
     "addbmm_($self, batch1, batch2, *, beta=1, alpha=1)\n"
     "--\n"
     "\n"
     "addbmm_(beta=1, alpha=1, batch1, batch2) -> Tensor\n"
     "\n"
     "beta * input + alpha * the sum over the batch of batch1 @ batch2.\n"
     "Element types: numbers, complex.\n"
     "d input = grad * beta\n"
     "d batch1 = grad.expand((batch1.size(0), batch1.size(1), "
     "batch2.size(2))).bmm(batch2.transpose(1, 2)) * alpha\n"
     "d batch2 = batch1.transpose(1, 2).bmm(grad.expand((batch1.size(0), batch1.size(1), "
     "batch2.size(2)))) * alpha"),
    ENTRY("baddbmm_", inplace_baddbmm,
     "baddbmm_($self, batch1, batch2, *, beta=1, alpha=1)\n"
     "--\n"
     "\n"
     "baddbmm_(beta=1, alpha=1, batch1, batch2) -> Tensor\n"
     "\n"
     "beta * input + alpha * (batch1 @ batch2), matrix by matrix.\n"
     "Element types: numbers, complex.\n"
     "d input = grad * beta\n"
     "d batch1 = grad.bmm(batch2.transpose(1, 2)) * alpha\n"
     "d batch2 = batch1.transpose(1, 2).bmm(grad) * alpha"),
    ENTRY("conj_physical_", inplace_conj_physical,
     "conj_physical_($self)\n"
     "--\n"
     "\n"
     "Each element with the other sign of its imaginary part.\n"
     "Element types: all, complex.\n"
     "d input = conj(grad)"),
    ENTRY("index_add_", inplace_index_add,
     "index_add_($self, dim, index, source)\n"
     "--\n"
     "\n"
     "input with the slices of source along dim added at their indices; an index may come "
     "more than once.\n"
     "Element types: numbers, complex.\n"
     "d input = grad\n"
     "d source = grad.index_select(dim, index)"),
    ENTRY("index_copy_", inplace_index_copy,
     "index_copy_($self, dim, index, source)\n"
     "--\n"
     "\n"
     "input with the slices along dim at the indices replaced by those of source. Where "
     "an index comes twice the later slice stays.\n"
     "Element types: any.\n"
     "d input = grad.index_fill(dim, index, 0)\n"
     "d source = grad.index_select(dim, index)"),
    ENTRY("index_fill_", inplace_index_fill,
     "index_fill_($self, dim, index, value)\n"
     "--\n"
     "\n"
     "input with the slices along dim at the indices filled with value.\n"
     "Element types: any.\n"
     "d input = grad.index_fill(dim, index, 0)"),
    ENTRY("scatter_", inplace_scatter,
     "scatter_($self, dim, index, source)\n"
     "--\n"
     "\n"
     "input with, for every place of index, the element there, but with the index's value "
     "along dim, replaced by source's. Where places meet the later one stays.\n"
     "Element types: any.\n"
     "d input = grad.scatter(dim, index, 0)\n"
     "d source = grad.gather(dim, index)"),
    ENTRY("scatter_add_", inplace_scatter_add,
     "scatter_add_($self, dim, index, source)\n"
     "--\n"
     "\n"
     "input with every element of source added at its place, but with the index's value "
     "along dim.\n"
     "Element types: numbers, complex.\n"
     "d input = grad\n"
     "d source = grad.gather(dim, index)"),
    ENTRY("scatter_reduce_", inplace_scatter_reduce,
     "scatter_reduce_($self, dim, index, source, reduce, include_self=True)\n"
     "--\n"
     "\n"
     "input in which each place that index names along dim holds the sum, product, mean, "
     "largest or smallest of the elements of source that go there, and of its own unless "
     "include_self is False. Means of integers are rounded down; nan counts as extreme. "
     "The gradient of an extreme is shared by all elements that are it.\n"
     "Element types: numbers.\n"
     "d input, source = scatter_reduce_input(grad, input, dim, index, source, output, "
     "reduce, include_self)"),
    ENTRY("masked_fill_", inplace_masked_fill,
     "masked_fill_($self, mask, value)\n"
     "--\n"
     "\n"
     "input with value where mask, broadcast to it, is True.\n"
     "Element types: any.\n"
     "d input = grad.masked_fill(mask, 0)"),
    ENTRY("masked_copy_", inplace_masked_copy,
     "masked_copy_($self, mask, source)\n"
     "--\n"
     "\n"
     "input with the places where mask, broadcast to it, is True filled with the elements "
     "of source in order.\n"
     "Element types: any.\n"
     "d input = grad.masked_fill(mask, 0)\n"
     "d source = masked_copy_input(grad, mask, source.size())"),
    ENTRY("masked_scatter_", inplace_masked_scatter,
     "masked_scatter_($self, mask, source)\n"
     "--\n"
     "\n"
     "input with the places where mask, broadcast to it, is True filled with the elements "
     "of source in order.\n"
     "Element types: any.\n"
     "d input = grad.masked_fill(mask, 0)\n"
     "d source = masked_copy_input(grad, mask, source.size())"),
    ENTRY("tril_", inplace_tril,
     "tril_($self, k=0)\n"
     "--\n"
     "\n"
     "A matrix, or each matrix of a batch, with zeros above its k-th diagonal.\n"
     "Element types: all, complex.\n"
     "d input = grad.tril(k)"),
    ENTRY("triu_", inplace_triu,
     "triu_($self, k=0)\n"
     "--\n"
     "\n"
     "A matrix, or each matrix of a batch, with zeros below its k-th diagonal.\n"
     "Element types: all, complex.\n"
     "d input = grad.triu(k)"),
    ENTRY("put_", inplace_put,
     "put_($self, index, source, accumulate=False)\n"
     "--\n"
     "\n"
     "The input with elements of source at the numbers that index names in the order of "
     "all elements, or added there. Of several for one place the last one stays.\n"
     "Element types: all, complex.\n"
     "d input = put_input(grad, index, accumulate)\n"
     "d source = grad.take(index).reshape(source.size())"),
    {NULL, NULL, 0, NULL},
};
