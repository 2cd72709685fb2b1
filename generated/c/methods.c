/* Generated from ops.yaml by codegen/templates/methods.c. Do not edit: change the row and run make gen. */
/* A stub per method and in-place method, which calls the dispatcher. */
#include "api.h"
#include "names.h"

#define ARGUMENTS PyObject *self, PyObject *const *args, Py_ssize_t count, PyObject *names
#define STUB(kind, name, inplace)                                                                  \
    static PyObject *kind##_##name(ARGUMENTS) {                                                    \
        return th_call_method(&name_##name, inplace, self, args, count, names);                    \
    }
#define METHOD(name) STUB(method, name, false)
#define INPLACE(name) STUB(inplace, name, true)
#define ENTRY(name, stub, doc)                                                                     \
    {name, (PyCFunction)(void (*)(void))stub, METH_FASTCALL | METH_KEYWORDS, doc},

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
METHOD(polygamma)
METHOD(logit)
METHOD(mvlgamma)
METHOD(multigammaln)
METHOD(mvlgamma_)
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
METHOD(type_as)
METHOD(ones_like)
METHOD(add)
METHOD(sub)
METHOD(subtract)
METHOD(rsub)
METHOD(float_power)
METHOD(float_power_)
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
METHOD(lcm)
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
METHOD(equal)
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
METHOD(hash_tensor)
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
METHOD(linear_int8)
METHOD(linear_int4)
METHOD(matmul)
METHOD(view)
METHOD(reshape)
METHOD(transpose)
METHOD(swapaxes)
METHOD(swapdims)
METHOD(transpose_)
METHOD(swapaxes_)
METHOD(swapdims_)
METHOD(t)
METHOD(t_)
METHOD(permute)
METHOD(narrow)
METHOD(select)
METHOD(expand)
METHOD(broadcast_to)
METHOD(sum_to_size)
METHOD(squeeze)
METHOD(squeeze_)
METHOD(unsqueeze)
METHOD(unsqueeze_)
METHOD(unfold)
METHOD(view_as)
METHOD(expand_as)
METHOD(split)
METHOD(unsafe_split)
METHOD(split_with_sizes)
METHOD(unsafe_split_with_sizes)
METHOD(chunk)
METHOD(unsafe_chunk)
METHOD(unbind)
METHOD(conj_physical)
METHOD(conj)
METHOD(angle)
METHOD(isreal)
METHOD(sgn)
METHOD(sgn_)
METHOD(vdot)
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
METHOD(histogram)
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
METHOD(ravel)
METHOD(flatten)
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
METHOD(inverse)
METHOD(det)
METHOD(pinverse)
METHOD(slogdet)
METHOD(logdet)
METHOD(gesv)
METHOD(trtrs)
METHOD(triangular_solve)
METHOD(gels)
METHOD(btrifact)
METHOD(btrifact_with_info)
METHOD(lu)
METHOD(btrisolve)
METHOD(cholesky)
METHOD(potrf)
METHOD(cholesky_inverse)
METHOD(potri)
METHOD(cholesky_solve)
METHOD(potrs)
METHOD(pstrf)
METHOD(qr)
METHOD(geqrf)
METHOD(orgqr)
METHOD(ormqr)
METHOD(symeig)
METHOD(eig)
METHOD(svd)
METHOD(new_zeros)
METHOD(new_ones)
METHOD(new_empty)
METHOD(new_full)
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
METHOD(mse_loss)
METHOD(l1_loss)
METHOD(huber_loss)
METHOD(stft)
METHOD(istft)
METHOD(narrow_copy)
METHOD(resize)
METHOD(resize_as)
METHOD(adjoint)
METHOD(resolve_conj)
METHOD(resolve_neg)
METHOD(is_conj)
METHOD(is_neg)
METHOD(is_distributed)
METHOD(nonzero_static)
METHOD(lu_solve)

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
INPLACE(polygamma)
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
INPLACE(rsub)
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
INPLACE(gcd)
INPLACE(lcm)
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
INPLACE(angle)
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
    "abs($self, *, out=None)\n--\n\n"
    "abs(*, out=None) -> Tensor\n\n"
    ABOUT_abs
    "\n\nabs() -> Tensor\n\n"
    ABOUT_abs_complex
    "\n\nhelp(torch.abs) shows an example.")
ENTRY("absolute", method_absolute,
    "absolute($self, *, out=None)\n--\n\n"
    "absolute(*, out=None) -> Tensor\n\n"
    ABOUT_abs
    "\n\nabsolute() -> Tensor\n\n"
    ABOUT_abs_complex
    "\n\nhelp(torch.absolute) shows an example.")
ENTRY("neg", method_neg,
    "neg($self, *, out=None)\n--\n\n"
    ABOUT_neg
    "\n\nhelp(torch.neg) shows an example.")
ENTRY("negative", method_negative,
    "negative($self, *, out=None)\n--\n\n"
    ABOUT_neg
    "\n\nhelp(torch.negative) shows an example.")
ENTRY("sign", method_sign,
    "sign($self, *, out=None)\n--\n\n"
    ABOUT_sign
    "\n\nhelp(torch.sign) shows an example.")
ENTRY("floor", method_floor,
    "floor($self, *, out=None)\n--\n\n"
    ABOUT_floor
    "\n\nhelp(torch.floor) shows an example.")
ENTRY("ceil", method_ceil,
    "ceil($self, *, out=None)\n--\n\n"
    ABOUT_ceil
    "\n\nhelp(torch.ceil) shows an example.")
ENTRY("round", method_round,
    "round($self, decimals=None, *, out=None)\n--\n\n"
    "round(*, out=None) -> Tensor\n\n"
    ABOUT_round
    "\n\nround(decimals, *, out=None) -> Tensor\n\n"
    ABOUT_round_decimals
    "\n\nhelp(torch.round) shows an example.")
ENTRY("trunc", method_trunc,
    "trunc($self, *, out=None)\n--\n\n"
    ABOUT_trunc
    "\n\nhelp(torch.trunc) shows an example.")
ENTRY("fix", method_fix,
    "fix($self, *, out=None)\n--\n\n"
    ABOUT_trunc
    "\n\nhelp(torch.fix) shows an example.")
ENTRY("frac", method_frac,
    "frac($self, *, out=None)\n--\n\n"
    ABOUT_frac
    "\n\nhelp(torch.frac) shows an example.")
ENTRY("isnan", method_isnan,
    "isnan($self, *, out=None)\n--\n\n"
    ABOUT_isnan
    "\n\nhelp(torch.isnan) shows an example.")
ENTRY("reciprocal", method_reciprocal,
    "reciprocal($self, *, out=None)\n--\n\n"
    ABOUT_reciprocal
    "\n\nhelp(torch.reciprocal) shows an example.")
ENTRY("cinv", method_cinv,
    "cinv($self, *, out=None)\n--\n\n"
    ABOUT_reciprocal
    "\n\nhelp(torch.cinv) shows an example.")
ENTRY("sqrt", method_sqrt,
    "sqrt($self, *, out=None)\n--\n\n"
    ABOUT_sqrt
    "\n\nhelp(torch.sqrt) shows an example.")
ENTRY("rsqrt", method_rsqrt,
    "rsqrt($self, *, out=None)\n--\n\n"
    ABOUT_rsqrt
    "\n\nhelp(torch.rsqrt) shows an example.")
ENTRY("exp", method_exp,
    "exp($self, *, out=None)\n--\n\n"
    ABOUT_exp
    "\n\nhelp(torch.exp) shows an example.")
ENTRY("expm1", method_expm1,
    "expm1($self, *, out=None)\n--\n\n"
    ABOUT_expm1
    "\n\nhelp(torch.expm1) shows an example.")
ENTRY("log", method_log,
    "log($self, *, out=None)\n--\n\n"
    ABOUT_log
    "\n\nhelp(torch.log) shows an example.")
ENTRY("log1p", method_log1p,
    "log1p($self, *, out=None)\n--\n\n"
    ABOUT_log1p
    "\n\nhelp(torch.log1p) shows an example.")
ENTRY("pow", method_pow,
    "pow($self, exponent, *, out=None)\n--\n\n"
    ABOUT_pow
    "\n\nhelp(torch.pow) shows an example.")
ENTRY("sin", method_sin,
    "sin($self, *, out=None)\n--\n\n"
    ABOUT_sin
    "\n\nhelp(torch.sin) shows an example.")
ENTRY("cos", method_cos,
    "cos($self, *, out=None)\n--\n\n"
    ABOUT_cos
    "\n\nhelp(torch.cos) shows an example.")
ENTRY("sincos", method_sincos,
    "sincos($self, *, out=None)\n--\n\n"
    ABOUT_sincos
    "\n\nhelp(torch.sincos) shows an example.")
ENTRY("tan", method_tan,
    "tan($self, *, out=None)\n--\n\n"
    ABOUT_tan
    "\n\nhelp(torch.tan) shows an example.")
ENTRY("asin", method_asin,
    "asin($self, *, out=None)\n--\n\n"
    ABOUT_asin
    "\n\nhelp(torch.asin) shows an example.")
ENTRY("arcsin", method_arcsin,
    "arcsin($self, *, out=None)\n--\n\n"
    ABOUT_asin
    "\n\nhelp(torch.arcsin) shows an example.")
ENTRY("acos", method_acos,
    "acos($self, *, out=None)\n--\n\n"
    ABOUT_acos
    "\n\nhelp(torch.acos) shows an example.")
ENTRY("arccos", method_arccos,
    "arccos($self, *, out=None)\n--\n\n"
    ABOUT_acos
    "\n\nhelp(torch.arccos) shows an example.")
ENTRY("atan", method_atan,
    "atan($self, *, out=None)\n--\n\n"
    "atan(*, out=None) -> Tensor\n\n"
    ABOUT_atan
    "\n\natan(*, out=None) -> Tensor\n\n"
    ABOUT_atan_complex
    "\n\nhelp(torch.atan) shows an example.")
ENTRY("arctan", method_arctan,
    "arctan($self, *, out=None)\n--\n\n"
    "arctan(*, out=None) -> Tensor\n\n"
    ABOUT_atan
    "\n\narctan(*, out=None) -> Tensor\n\n"
    ABOUT_atan_complex
    "\n\nhelp(torch.arctan) shows an example.")
ENTRY("atan2", method_atan2,
    "atan2($self, other, *, out=None)\n--\n\n"
    ABOUT_atan2
    "\n\nhelp(torch.atan2) shows an example.")
ENTRY("arctan2", method_arctan2,
    "arctan2($self, other, *, out=None)\n--\n\n"
    ABOUT_atan2
    "\n\nhelp(torch.arctan2) shows an example.")
ENTRY("sinh", method_sinh,
    "sinh($self, *, out=None)\n--\n\n"
    ABOUT_sinh
    "\n\nhelp(torch.sinh) shows an example.")
ENTRY("cosh", method_cosh,
    "cosh($self, *, out=None)\n--\n\n"
    ABOUT_cosh
    "\n\nhelp(torch.cosh) shows an example.")
ENTRY("tanh", method_tanh,
    "tanh($self, *, out=None)\n--\n\n"
    ABOUT_tanh
    "\n\nhelp(torch.tanh) shows an example.")
ENTRY("asinh", method_asinh,
    "asinh($self, *, out=None)\n--\n\n"
    "asinh(*, out=None) -> Tensor\n\n"
    ABOUT_asinh
    "\n\nasinh(*, out=None) -> Tensor\n\n"
    ABOUT_asinh_complex
    "\n\nhelp(torch.asinh) shows an example.")
ENTRY("arcsinh", method_arcsinh,
    "arcsinh($self, *, out=None)\n--\n\n"
    "arcsinh(*, out=None) -> Tensor\n\n"
    ABOUT_asinh
    "\n\narcsinh(*, out=None) -> Tensor\n\n"
    ABOUT_asinh_complex
    "\n\nhelp(torch.arcsinh) shows an example.")
ENTRY("acosh", method_acosh,
    "acosh($self, *, out=None)\n--\n\n"
    ABOUT_acosh
    "\n\nhelp(torch.acosh) shows an example.")
ENTRY("arccosh", method_arccosh,
    "arccosh($self, *, out=None)\n--\n\n"
    ABOUT_acosh
    "\n\nhelp(torch.arccosh) shows an example.")
ENTRY("atanh", method_atanh,
    "atanh($self, *, out=None)\n--\n\n"
    ABOUT_atanh
    "\n\nhelp(torch.atanh) shows an example.")
ENTRY("arctanh", method_arctanh,
    "arctanh($self, *, out=None)\n--\n\n"
    ABOUT_atanh
    "\n\nhelp(torch.arctanh) shows an example.")
ENTRY("deg2rad", method_deg2rad,
    "deg2rad($self, *, out=None)\n--\n\n"
    ABOUT_deg2rad
    "\n\nhelp(torch.deg2rad) shows an example.")
ENTRY("rad2deg", method_rad2deg,
    "rad2deg($self, *, out=None)\n--\n\n"
    ABOUT_rad2deg
    "\n\nhelp(torch.rad2deg) shows an example.")
ENTRY("sinc", method_sinc,
    "sinc($self, *, out=None)\n--\n\n"
    "sinc(*, out=None) -> Tensor\n\n"
    ABOUT_sinc
    "\n\nsinc(*, out=None) -> Tensor\n\n"
    ABOUT_sinc_complex
    "\n\nhelp(torch.sinc) shows an example.")
ENTRY("square", method_square,
    "square($self, *, out=None)\n--\n\n"
    "square(*, out=None) -> Tensor\n\n"
    ABOUT_square
    "\n\nsquare() -> LongTensor\n\n"
    ABOUT_square_truth
    "\n\nhelp(torch.square) shows an example.")
ENTRY("log2", method_log2,
    "log2($self, *, out=None)\n--\n\n"
    ABOUT_log2
    "\n\nhelp(torch.log2) shows an example.")
ENTRY("log10", method_log10,
    "log10($self, *, out=None)\n--\n\n"
    ABOUT_log10
    "\n\nhelp(torch.log10) shows an example.")
ENTRY("exp2", method_exp2,
    "exp2($self, *, out=None)\n--\n\n"
    "exp2(*, out=None) -> Tensor\n\n"
    ABOUT_exp2
    "\n\nexp2(*, out=None) -> Tensor\n\n"
    ABOUT_exp2_complex
    "\n\nhelp(torch.exp2) shows an example.")
ENTRY("erf", method_erf,
    "erf($self, *, out=None)\n--\n\n"
    ABOUT_erf
    "\n\nhelp(torch.erf) shows an example.")
ENTRY("erfc", method_erfc,
    "erfc($self, *, out=None)\n--\n\n"
    ABOUT_erfc
    "\n\nhelp(torch.erfc) shows an example.")
ENTRY("erfinv", method_erfinv,
    "erfinv($self, *, out=None)\n--\n\n"
    ABOUT_erfinv
    "\n\nhelp(torch.erfinv) shows an example.")
ENTRY("lgamma", method_lgamma,
    "lgamma($self, *, out=None)\n--\n\n"
    ABOUT_lgamma
    "\n\nhelp(torch.lgamma) shows an example.")
ENTRY("digamma", method_digamma,
    "digamma($self, *, out=None)\n--\n\n"
    ABOUT_digamma
    "\n\nhelp(torch.digamma) shows an example.")
ENTRY("polygamma", method_polygamma,
    "polygamma($self, n, *, out=None)\n--\n\n"
    ABOUT_polygamma
    "\n\nhelp(torch.polygamma) shows an example.")
ENTRY("logit", method_logit,
    "logit($self, eps=-1, *, out=None)\n--\n\n"
    ABOUT_logit
    "\n\nhelp(torch.logit) shows an example.")
ENTRY("mvlgamma", method_mvlgamma,
    "mvlgamma($self, p)\n--\n\n"
    ABOUT_mvlgamma
    "\n\nhelp(torch.mvlgamma) shows an example.")
ENTRY("multigammaln", method_multigammaln,
    "multigammaln($self, p)\n--\n\n"
    ABOUT_mvlgamma
    "\n\nhelp(torch.multigammaln) shows an example.")
ENTRY("mvlgamma_", method_mvlgamma_,
    "mvlgamma_($self, p)\n--\n\n"
    ABOUT_mvlgamma_
    "\n\nhelp(torch.mvlgamma_) shows an example.")
ENTRY("erfcx", method_erfcx,
    "erfcx($self, *, out=None)\n--\n\n"
    ABOUT_erfcx
    "\n\nhelp(torch.erfcx) shows an example.")
ENTRY("ndtr", method_ndtr,
    "ndtr($self, *, out=None)\n--\n\n"
    ABOUT_ndtr
    "\n\nhelp(torch.ndtr) shows an example.")
ENTRY("log_ndtr", method_log_ndtr,
    "log_ndtr($self, *, out=None)\n--\n\n"
    ABOUT_log_ndtr
    "\n\nhelp(torch.log_ndtr) shows an example.")
ENTRY("entr", method_entr,
    "entr($self, *, out=None)\n--\n\n"
    ABOUT_entr
    "\n\nhelp(torch.entr) shows an example.")
ENTRY("i0", method_i0,
    "i0($self, *, out=None)\n--\n\n"
    ABOUT_i0
    "\n\nhelp(torch.i0) shows an example.")
ENTRY("i0e", method_i0e,
    "i0e($self, *, out=None)\n--\n\n"
    ABOUT_i0e
    "\n\nhelp(torch.i0e) shows an example.")
ENTRY("i1", method_i1,
    "i1($self, *, out=None)\n--\n\n"
    ABOUT_i1
    "\n\nhelp(torch.i1) shows an example.")
ENTRY("i1e", method_i1e,
    "i1e($self, *, out=None)\n--\n\n"
    ABOUT_i1e
    "\n\nhelp(torch.i1e) shows an example.")
ENTRY("igamma", method_igamma,
    "igamma($self, other, *, out=None)\n--\n\n"
    ABOUT_igamma
    "\n\nhelp(torch.igamma) shows an example.")
ENTRY("igammac", method_igammac,
    "igammac($self, other, *, out=None)\n--\n\n"
    ABOUT_igammac
    "\n\nhelp(torch.igammac) shows an example.")
ENTRY("hypot", method_hypot,
    "hypot($self, other, *, out=None)\n--\n\n"
    ABOUT_hypot
    "\n\nhelp(torch.hypot) shows an example.")
ENTRY("copysign", method_copysign,
    "copysign($self, other, *, out=None)\n--\n\n"
    ABOUT_copysign
    "\n\nhelp(torch.copysign) shows an example.")
ENTRY("heaviside", method_heaviside,
    "heaviside($self, values, *, out=None)\n--\n\n"
    ABOUT_heaviside
    "\n\nhelp(torch.heaviside) shows an example.")
ENTRY("logaddexp", method_logaddexp,
    "logaddexp($self, other, *, out=None)\n--\n\n"
    "logaddexp(other, *, out=None) -> Tensor\n\n"
    ABOUT_logaddexp
    "\n\nlogaddexp(other) -> Tensor\n\n"
    ABOUT_logaddexp_complex
    "\n\nhelp(torch.logaddexp) shows an example.")
ENTRY("logaddexp2", method_logaddexp2,
    "logaddexp2($self, other, *, out=None)\n--\n\n"
    ABOUT_logaddexp2
    "\n\nhelp(torch.logaddexp2) shows an example.")
ENTRY("xlogy", method_xlogy,
    "xlogy($self, other, *, out=None)\n--\n\n"
    ABOUT_xlogy
    "\n\nhelp(torch.xlogy) shows an example.")
ENTRY("xlog1py", method_xlog1py,
    "xlog1py($self, other, *, out=None)\n--\n\n"
    ABOUT_xlog1py
    "\n\nhelp(torch.xlog1py) shows an example.")
ENTRY("frexp", method_frexp,
    "frexp($self, *, out=None)\n--\n\n"
    ABOUT_frexp
    "\n\nhelp(torch.frexp) shows an example.")
ENTRY("nextafter", method_nextafter,
    "nextafter($self, other, *, out=None)\n--\n\n"
    "nextafter(other) -> Tensor\n\n"
    ABOUT_nextafter_narrow
    "\n\nnextafter(other) -> HalfTensor\n\n"
    ABOUT_nextafter_to_half
    "\n\nnextafter(other) -> BFloat16Tensor\n\n"
    ABOUT_nextafter_to_bfloat16
    "\n\nnextafter(other, *, out=None) -> Tensor\n\n"
    ABOUT_nextafter
    "\n\nhelp(torch.nextafter) shows an example.")
ENTRY("nextafter_", method_nextafter_,
    "nextafter_($self, other)\n--\n\n"
    ABOUT_nextafter_
    "\n\nhelp(torch.nextafter_) shows an example.")
ENTRY("ldexp", method_ldexp,
    "ldexp($self, other, *, out=None)\n--\n\n"
    "ldexp(other, *, out=None) -> Tensor\n\n"
    ABOUT_ldexp
    "\n\nldexp(other, *, out=None) -> Tensor\n\n"
    ABOUT_ldexp_complex
    "\n\nhelp(torch.ldexp) shows an example.")
ENTRY("nan_to_num", method_nan_to_num,
    "nan_to_num($self, number=0, posinf=1e999, neginf=-1e999)\n--\n\n"
    "nan_to_num(number=0, posinf=inf, neginf=-inf) -> Tensor\n\n"
    ABOUT_nan_to_num_complex
    "\n\nnan_to_num(number=0, posinf=inf, neginf=-inf) -> Tensor\n\n"
    ABOUT_nan_to_num
    "\n\nhelp(torch.nan_to_num) shows an example.")
ENTRY("nan_to_num_", method_nan_to_num_,
    "nan_to_num_($self, number=0, posinf=1e999, neginf=-1e999)\n--\n\n"
    ABOUT_nan_to_num_
    "\n\nhelp(torch.nan_to_num_) shows an example.")
ENTRY("fill", method_fill,
    "fill($self, value, *, out=None)\n--\n\n"
    "fill(value, *, out=None) -> Tensor\n\n"
    ABOUT_fill
    "\n\nfill(value) -> Tensor\n\n"
    ABOUT_fill_tensor
    "\n\nhelp(torch.fill) shows an example.")
ENTRY("zero", method_zero,
    "zero($self, *, out=None)\n--\n\n"
    ABOUT_zero
    "\n\nhelp(torch.zero) shows an example.")
ENTRY("clone", method_clone,
    "clone($self, *, out=None)\n--\n\n"
    ABOUT_clone
    "\n\nhelp(torch.clone) shows an example.")
ENTRY("type_as", method_type_as, "type_as($self, tensor)\n--\n\n" ABOUT_type_as EXAMPLE_type_as)
ENTRY("ones_like", method_ones_like,
    "ones_like($self, *, out=None)\n--\n\n"
    ABOUT_ones_like
    "\n\nhelp(torch.ones_like) shows an example.")
ENTRY("add", method_add,
    "add($self, other, *, alpha=1, out=None)\n--\n\n"
    "add(alpha=1, other, *, out=None) -> Tensor\n\n"
    ABOUT_add
    "\n\nhelp(torch.add) shows an example.")
ENTRY("sub", method_sub,
    "sub($self, other, *, alpha=1, out=None)\n--\n\n"
    "sub(alpha=1, other, *, out=None) -> Tensor\n\n"
    ABOUT_sub
    "\n\nhelp(torch.sub) shows an example.")
ENTRY("subtract", method_subtract,
    "subtract($self, other, *, alpha=1, out=None)\n--\n\n"
    "subtract(alpha=1, other, *, out=None) -> Tensor\n\n"
    ABOUT_sub
    "\n\nhelp(torch.subtract) shows an example.")
ENTRY("rsub", method_rsub,
    "rsub($self, other, alpha=1, *, out=None)\n--\n\n"
    ABOUT_rsub
    "\n\nhelp(torch.rsub) shows an example.")
ENTRY("float_power", method_float_power,
    "float_power($self, exponent)\n--\n\n"
    ABOUT_float_power
    "\n\nhelp(torch.float_power) shows an example.")
ENTRY("float_power_", method_float_power_,
    "float_power_($self, exponent)\n--\n\n"
    ABOUT_float_power_
    "\n\nhelp(torch.float_power_) shows an example.")
ENTRY("positive", method_positive,
    "positive($self)\n--\n\n"
    ABOUT_positive
    "\n\nhelp(torch.positive) shows an example.")
ENTRY("mul", method_mul,
    "mul($self, other, *, out=None)\n--\n\n"
    ABOUT_mul
    "\n\nhelp(torch.mul) shows an example.")
ENTRY("multiply", method_multiply,
    "multiply($self, other, *, out=None)\n--\n\n"
    ABOUT_mul
    "\n\nhelp(torch.multiply) shows an example.")
ENTRY("div", method_div,
    "div($self, other, rounding_mode=None, *, out=None)\n--\n\n"
    "div(other, *, out=None) -> Tensor\n\n"
    ABOUT_div
    "\n\ndiv(other, rounding_mode, *, out=None) -> Tensor\n\n"
    ABOUT_div_rounded
    "\n\nhelp(torch.div) shows an example.")
ENTRY("divide", method_divide,
    "divide($self, other, rounding_mode=None, *, out=None)\n--\n\n"
    "divide(other, *, out=None) -> Tensor\n\n"
    ABOUT_div
    "\n\ndivide(other, rounding_mode, *, out=None) -> Tensor\n\n"
    ABOUT_div_rounded
    "\n\nhelp(torch.divide) shows an example.")
ENTRY("true_divide", method_true_divide,
    "true_divide($self, other, rounding_mode=None, *, out=None)\n--\n\n"
    "true_divide(other, *, out=None) -> Tensor\n\n"
    ABOUT_div
    "\n\ntrue_divide(other, rounding_mode, *, out=None) -> Tensor\n\n"
    ABOUT_div_rounded
    "\n\nhelp(torch.true_divide) shows an example.")
ENTRY("floor_divide", method_floor_divide,
    "floor_divide($self, other, *, out=None)\n--\n\n"
    ABOUT_floor_divide
    "\n\nhelp(torch.floor_divide) shows an example.")
ENTRY("trunc_divide", method_trunc_divide,
    "trunc_divide($self, other, *, out=None)\n--\n\n"
    ABOUT_trunc_divide
    "\n\nhelp(torch.trunc_divide) shows an example.")
ENTRY("fmod", method_fmod,
    "fmod($self, other, *, out=None)\n--\n\n"
    ABOUT_fmod
    "\n\nhelp(torch.fmod) shows an example.")
ENTRY("remainder", method_remainder,
    "remainder($self, other, *, out=None)\n--\n\n"
    ABOUT_remainder
    "\n\nhelp(torch.remainder) shows an example.")
ENTRY("lerp", method_lerp,
    "lerp($self, end, weight, *, out=None)\n--\n\n"
    "lerp(end, weight, *, out=None) -> Tensor\n\n"
    ABOUT_lerp
    "\n\nlerp(end, weight, *, out=None) -> Tensor\n\n"
    ABOUT_lerp_tensor
    "\n\nhelp(torch.lerp) shows an example.")
ENTRY("addcmul", method_addcmul,
    "addcmul($self, tensor1, tensor2, *, value=1, out=None)\n--\n\n"
    "addcmul(value=1, tensor1, tensor2, *, out=None) -> Tensor\n\n"
    ABOUT_addcmul
    "\n\nhelp(torch.addcmul) shows an example.")
ENTRY("addcdiv", method_addcdiv,
    "addcdiv($self, tensor1, tensor2, *, value=1, out=None)\n--\n\n"
    "addcdiv(value=1, tensor1, tensor2, *, out=None) -> Tensor\n\n"
    ABOUT_addcdiv
    "\n\nhelp(torch.addcdiv) shows an example.")
ENTRY("clamp", method_clamp,
    "clamp($self, min=None, max=None, *, out=None)\n--\n\n"
    "clamp(min, max, *, out=None) -> Tensor\n\n"
    ABOUT_clamp
    "\n\nclamp(min, *, out=None) -> Tensor\n\n"
    ABOUT_clamp_min
    "\n\nclamp(max, *, out=None) -> Tensor\n\n"
    ABOUT_clamp_max
    "\n\nclamp(min, max, *, out=None) -> Tensor\n\n"
    ABOUT_clamp_tensor
    "\n\nclamp(min, *, out=None) -> Tensor\n\n"
    ABOUT_clamp_min_tensor
    "\n\nclamp(max, *, out=None) -> Tensor\n\n"
    ABOUT_clamp_max_tensor
    "\n\nhelp(torch.clamp) shows an example.")
ENTRY("clip", method_clip,
    "clip($self, min=None, max=None, *, out=None)\n--\n\n"
    "clip(min, max, *, out=None) -> Tensor\n\n"
    ABOUT_clamp
    "\n\nclip(min, *, out=None) -> Tensor\n\n"
    ABOUT_clamp_min
    "\n\nclip(max, *, out=None) -> Tensor\n\n"
    ABOUT_clamp_max
    "\n\nclip(min, max, *, out=None) -> Tensor\n\n"
    ABOUT_clamp_tensor
    "\n\nclip(min, *, out=None) -> Tensor\n\n"
    ABOUT_clamp_min_tensor
    "\n\nclip(max, *, out=None) -> Tensor\n\n"
    ABOUT_clamp_max_tensor
    "\n\nhelp(torch.clip) shows an example.")
ENTRY("clamp_min", method_clamp_min,
    "clamp_min($self, min, *, out=None)\n--\n\n"
    "clamp_min(min, *, out=None) -> Tensor\n\n"
    ABOUT_clamp_min
    "\n\nclamp_min(min, *, out=None) -> Tensor\n\n"
    ABOUT_clamp_min_tensor
    "\n\nhelp(torch.clamp_min) shows an example.")
ENTRY("clamp_max", method_clamp_max,
    "clamp_max($self, max, *, out=None)\n--\n\n"
    "clamp_max(max, *, out=None) -> Tensor\n\n"
    ABOUT_clamp_max
    "\n\nclamp_max(max, *, out=None) -> Tensor\n\n"
    ABOUT_clamp_max_tensor
    "\n\nhelp(torch.clamp_max) shows an example.")
ENTRY("max", method_max,
    "max($self, *args, out=None, **keywords)\n--\n\n"
    "max(other, *, out=None) -> Tensor\n\n"
    ABOUT_max_other
    "\n\nmax(*, out=None) -> Tensor\n\n"
    ABOUT_max
    "\n\nmax(dim, keepdim=False, *, out=None) -> (Tensor, LongTensor)\n\n"
    ABOUT_max_dim
    "\n\nhelp(torch.max) shows an example.")
ENTRY("maximum", method_maximum,
    "maximum($self, other, *, out=None)\n--\n\n"
    ABOUT_max_other
    "\n\nhelp(torch.maximum) shows an example.")
ENTRY("cmax", method_cmax,
    "cmax($self, other, *, out=None)\n--\n\n"
    ABOUT_max_other
    "\n\nhelp(torch.cmax) shows an example.")
ENTRY("min", method_min,
    "min($self, *args, out=None, **keywords)\n--\n\n"
    "min(other, *, out=None) -> Tensor\n\n"
    ABOUT_min_other
    "\n\nmin(*, out=None) -> Tensor\n\n"
    ABOUT_min
    "\n\nmin(dim, keepdim=False, *, out=None) -> (Tensor, LongTensor)\n\n"
    ABOUT_min_dim
    "\n\nhelp(torch.min) shows an example.")
ENTRY("minimum", method_minimum,
    "minimum($self, other, *, out=None)\n--\n\n"
    ABOUT_min_other
    "\n\nhelp(torch.minimum) shows an example.")
ENTRY("cmin", method_cmin,
    "cmin($self, other, *, out=None)\n--\n\n"
    ABOUT_min_other
    "\n\nhelp(torch.cmin) shows an example.")
ENTRY("fmax", method_fmax,
    "fmax($self, other, *, out=None)\n--\n\n"
    ABOUT_fmax
    "\n\nhelp(torch.fmax) shows an example.")
ENTRY("fmin", method_fmin,
    "fmin($self, other, *, out=None)\n--\n\n"
    ABOUT_fmin
    "\n\nhelp(torch.fmin) shows an example.")
ENTRY("where", method_where,
    "where($self, condition, other, *, out=None)\n--\n\n"
    ABOUT_where_else
    EXAMPLE_where_else)
ENTRY("bitwise_and", method_bitwise_and,
    "bitwise_and($self, other, *, out=None)\n--\n\n"
    ABOUT_bitwise_and
    "\n\nhelp(torch.bitwise_and) shows an example.")
ENTRY("bitwise_or", method_bitwise_or,
    "bitwise_or($self, other, *, out=None)\n--\n\n"
    ABOUT_bitwise_or
    "\n\nhelp(torch.bitwise_or) shows an example.")
ENTRY("bitwise_xor", method_bitwise_xor,
    "bitwise_xor($self, other, *, out=None)\n--\n\n"
    ABOUT_bitwise_xor
    "\n\nhelp(torch.bitwise_xor) shows an example.")
ENTRY("bitwise_not", method_bitwise_not,
    "bitwise_not($self, *, out=None)\n--\n\n"
    "bitwise_not(*, out=None) -> Tensor\n\n"
    ABOUT_bitwise_not
    "\n\nbitwise_not(*, out=None) -> Tensor\n\n"
    ABOUT_bitwise_not_truth
    "\n\nhelp(torch.bitwise_not) shows an example.")
ENTRY("left_shift", method_left_shift,
    "left_shift($self, other, *, out=None)\n--\n\n"
    ABOUT_left_shift
    "\n\nhelp(torch.left_shift) shows an example.")
ENTRY("bitwise_left_shift", method_bitwise_left_shift,
    "bitwise_left_shift($self, other, *, out=None)\n--\n\n"
    ABOUT_left_shift
    "\n\nhelp(torch.bitwise_left_shift) shows an example.")
ENTRY("right_shift", method_right_shift,
    "right_shift($self, other, *, out=None)\n--\n\n"
    ABOUT_right_shift
    "\n\nhelp(torch.right_shift) shows an example.")
ENTRY("bitwise_right_shift", method_bitwise_right_shift,
    "bitwise_right_shift($self, other, *, out=None)\n--\n\n"
    ABOUT_right_shift
    "\n\nhelp(torch.bitwise_right_shift) shows an example.")
ENTRY("gcd", method_gcd,
    "gcd($self, other, *, out=None)\n--\n\n"
    ABOUT_gcd
    "\n\nhelp(torch.gcd) shows an example.")
ENTRY("lcm", method_lcm,
    "lcm($self, other, *, out=None)\n--\n\n"
    ABOUT_lcm
    "\n\nhelp(torch.lcm) shows an example.")
ENTRY("eq", method_eq,
    "eq($self, other, *, out=None)\n--\n\n"
    ABOUT_eq
    "\n\nhelp(torch.eq) shows an example.")
ENTRY("ne", method_ne,
    "ne($self, other, *, out=None)\n--\n\n"
    ABOUT_ne
    "\n\nhelp(torch.ne) shows an example.")
ENTRY("not_equal", method_not_equal,
    "not_equal($self, other, *, out=None)\n--\n\n"
    ABOUT_ne
    "\n\nhelp(torch.not_equal) shows an example.")
ENTRY("lt", method_lt,
    "lt($self, other, *, out=None)\n--\n\n"
    ABOUT_lt
    "\n\nhelp(torch.lt) shows an example.")
ENTRY("less", method_less,
    "less($self, other, *, out=None)\n--\n\n"
    ABOUT_lt
    "\n\nhelp(torch.less) shows an example.")
ENTRY("le", method_le,
    "le($self, other, *, out=None)\n--\n\n"
    ABOUT_le
    "\n\nhelp(torch.le) shows an example.")
ENTRY("less_equal", method_less_equal,
    "less_equal($self, other, *, out=None)\n--\n\n"
    ABOUT_le
    "\n\nhelp(torch.less_equal) shows an example.")
ENTRY("gt", method_gt,
    "gt($self, other, *, out=None)\n--\n\n"
    ABOUT_gt
    "\n\nhelp(torch.gt) shows an example.")
ENTRY("greater", method_greater,
    "greater($self, other, *, out=None)\n--\n\n"
    ABOUT_gt
    "\n\nhelp(torch.greater) shows an example.")
ENTRY("ge", method_ge,
    "ge($self, other, *, out=None)\n--\n\n"
    ABOUT_ge
    "\n\nhelp(torch.ge) shows an example.")
ENTRY("greater_equal", method_greater_equal,
    "greater_equal($self, other, *, out=None)\n--\n\n"
    ABOUT_ge
    "\n\nhelp(torch.greater_equal) shows an example.")
ENTRY("isfinite", method_isfinite,
    "isfinite($self, *, out=None)\n--\n\n"
    ABOUT_isfinite
    "\n\nhelp(torch.isfinite) shows an example.")
ENTRY("isinf", method_isinf,
    "isinf($self, *, out=None)\n--\n\n"
    "isinf(*, out=None) -> BoolTensor\n\n"
    ABOUT_isinf
    "\n\nisinf() -> BoolTensor\n\n"
    ABOUT_isinf_complex
    "\n\nhelp(torch.isinf) shows an example.")
ENTRY("isposinf", method_isposinf,
    "isposinf($self, *, out=None)\n--\n\n"
    ABOUT_isposinf
    "\n\nhelp(torch.isposinf) shows an example.")
ENTRY("isneginf", method_isneginf,
    "isneginf($self, *, out=None)\n--\n\n"
    ABOUT_isneginf
    "\n\nhelp(torch.isneginf) shows an example.")
ENTRY("signbit", method_signbit,
    "signbit($self, *, out=None)\n--\n\n"
    ABOUT_signbit
    "\n\nhelp(torch.signbit) shows an example.")
ENTRY("isclose", method_isclose,
    "isclose($self, other, rtol=1e-05, atol=1e-08, equal_nan=False, *, out=None)\n--\n\n"
    "isclose(other, rtol=1e-05, atol=1e-08, equal_nan=False, *, out=None) -> BoolTensor\n\n"
    ABOUT_isclose
    "\n\nisclose(other, rtol=1e-05, atol=1e-08, equal_nan=False) -> BoolTensor\n\n"
    ABOUT_isclose_complex
    "\n\nhelp(torch.isclose) shows an example.")
ENTRY("allclose", method_allclose,
    "allclose($self, other, rtol=1e-05, atol=1e-08, equal_nan=False)\n--\n\n"
    ABOUT_allclose
    "\n\nhelp(torch.allclose) shows an example.")
ENTRY("is_signed", method_is_signed,
    "is_signed($self)\n--\n\n"
    ABOUT_is_signed
    "\n\nhelp(torch.is_signed) shows an example.")
ENTRY("is_floating_point", method_is_floating_point,
    "is_floating_point($self)\n--\n\n"
    ABOUT_is_floating_point
    "\n\nhelp(torch.is_floating_point) shows an example.")
ENTRY("is_complex", method_is_complex,
    "is_complex($self)\n--\n\n"
    ABOUT_is_complex
    "\n\nhelp(torch.is_complex) shows an example.")
ENTRY("is_nonzero", method_is_nonzero,
    "is_nonzero($self)\n--\n\n"
    ABOUT_is_nonzero
    "\n\nhelp(torch.is_nonzero) shows an example.")
ENTRY("equal", method_equal,
    "equal($self, other)\n--\n\n"
    ABOUT_equal
    "\n\nhelp(torch.equal) shows an example.")
ENTRY("logical_and", method_logical_and,
    "logical_and($self, other, *, out=None)\n--\n\n"
    ABOUT_logical_and
    "\n\nhelp(torch.logical_and) shows an example.")
ENTRY("logical_or", method_logical_or,
    "logical_or($self, other, *, out=None)\n--\n\n"
    ABOUT_logical_or
    "\n\nhelp(torch.logical_or) shows an example.")
ENTRY("logical_xor", method_logical_xor,
    "logical_xor($self, other, *, out=None)\n--\n\n"
    ABOUT_logical_xor
    "\n\nhelp(torch.logical_xor) shows an example.")
ENTRY("logical_not", method_logical_not,
    "logical_not($self, *, out=None)\n--\n\n"
    ABOUT_logical_not
    "\n\nhelp(torch.logical_not) shows an example.")
ENTRY("sum", method_sum,
    "sum($self, dim=None, keepdim=False, *, out=None)\n--\n\n"
    ABOUT_sum
    "\n\nhelp(torch.sum) shows an example.")
ENTRY("prod", method_prod,
    "prod($self, dim=None, keepdim=False, *, out=None)\n--\n\n"
    ABOUT_prod
    "\n\nhelp(torch.prod) shows an example.")
ENTRY("mean", method_mean,
    "mean($self, dim=None, keepdim=False, *, out=None)\n--\n\n"
    ABOUT_mean
    "\n\nhelp(torch.mean) shows an example.")
ENTRY("nansum", method_nansum,
    "nansum($self, dim=None, keepdim=False, *, out=None)\n--\n\n"
    "nansum(dim=None, keepdim=False, *, out=None) -> Tensor\n\n"
    ABOUT_nansum
    "\n\nnansum(dim=None, keepdim=False, *, out=None) -> Tensor\n\n"
    ABOUT_nansum_whole
    "\n\nhelp(torch.nansum) shows an example.")
ENTRY("nanmean", method_nanmean,
    "nanmean($self, dim=None, keepdim=False, *, out=None)\n--\n\n"
    ABOUT_nanmean
    "\n\nhelp(torch.nanmean) shows an example.")
ENTRY("norm", method_norm,
    "norm($self, p=2, dim=None, keepdim=False, *, out=None)\n--\n\n"
    "norm(p=2, dim=None, keepdim=False, *, out=None) -> Tensor\n\n"
    ABOUT_norm
    "\n\nnorm(p, dim=None, keepdim=False) -> Tensor\n\n"
    ABOUT_norm_named
    "\n\nnorm(p=2, dim=None, keepdim=False) -> Tensor\n\n"
    ABOUT_norm_complex
    "\n\nhelp(torch.norm) shows an example.")
ENTRY("dist", method_dist,
    "dist($self, other, p=2, *, out=None)\n--\n\n"
    "dist(other, p=2, *, out=None) -> Tensor\n\n"
    ABOUT_dist
    "\n\ndist(other, p=2) -> Tensor\n\n"
    ABOUT_dist_complex
    "\n\nhelp(torch.dist) shows an example.")
ENTRY("logsumexp", method_logsumexp,
    "logsumexp($self, dim=None, keepdim=False, *, out=None)\n--\n\n"
    "logsumexp(dim=None, keepdim=False, *, out=None) -> Tensor\n\n"
    ABOUT_logsumexp
    "\n\nlogsumexp(dim=None, keepdim=False) -> FloatTensor\n\n"
    ABOUT_logsumexp_whole
    "\n\nlogsumexp(dim=None, keepdim=False) -> Tensor\n\n"
    ABOUT_logsumexp_complex
    "\n\nhelp(torch.logsumexp) shows an example.")
ENTRY("all", method_all,
    "all($self, dim=None, keepdim=False, *, out=None)\n--\n\n"
    "all(dim=None, keepdim=False, *, out=None) -> BoolTensor\n\n"
    ABOUT_all
    "\n\nall(dim=None, keepdim=False) -> BoolTensor\n\n"
    ABOUT_all_complex
    "\n\nhelp(torch.all) shows an example.")
ENTRY("any", method_any,
    "any($self, dim=None, keepdim=False, *, out=None)\n--\n\n"
    "any(dim=None, keepdim=False, *, out=None) -> BoolTensor\n\n"
    ABOUT_any
    "\n\nany(dim=None, keepdim=False) -> BoolTensor\n\n"
    ABOUT_any_complex
    "\n\nhelp(torch.any) shows an example.")
ENTRY("count_nonzero", method_count_nonzero,
    "count_nonzero($self, dim=None, keepdim=False, *, out=None)\n--\n\n"
    "count_nonzero(dim=None, keepdim=False, *, out=None) -> LongTensor\n\n"
    ABOUT_count_nonzero
    "\n\ncount_nonzero(dim=None, keepdim=False) -> LongTensor\n\n"
    ABOUT_count_nonzero_complex
    "\n\nhelp(torch.count_nonzero) shows an example.")
ENTRY("hash_tensor", method_hash_tensor,
    "hash_tensor($self, dim=None, keepdim=False, mode=0)\n--\n\n"
    ABOUT_hash_tensor
    "\n\nhelp(torch.hash_tensor) shows an example.")
ENTRY("amax", method_amax,
    "amax($self, dim=None, keepdim=False, *, out=None)\n--\n\n"
    ABOUT_amax
    "\n\nhelp(torch.amax) shows an example.")
ENTRY("amin", method_amin,
    "amin($self, dim=None, keepdim=False, *, out=None)\n--\n\n"
    ABOUT_amin
    "\n\nhelp(torch.amin) shows an example.")
ENTRY("aminmax", method_aminmax,
    "aminmax($self, dim=None, keepdim=False, *, out=None)\n--\n\n"
    ABOUT_aminmax
    "\n\nhelp(torch.aminmax) shows an example.")
ENTRY("argmax", method_argmax,
    "argmax($self, dim=None, keepdim=False, *, out=None)\n--\n\n"
    ABOUT_argmax
    "\n\nhelp(torch.argmax) shows an example.")
ENTRY("argmin", method_argmin,
    "argmin($self, dim=None, keepdim=False, *, out=None)\n--\n\n"
    ABOUT_argmin
    "\n\nhelp(torch.argmin) shows an example.")
ENTRY("sort", method_sort,
    "sort($self, dim=-1, descending=False, stable=True, *, out=None)\n--\n\n"
    ABOUT_sort
    "\n\nhelp(torch.sort) shows an example.")
ENTRY("argsort", method_argsort,
    "argsort($self, dim=-1, descending=False, stable=True, *, out=None)\n--\n\n"
    ABOUT_argsort
    "\n\nhelp(torch.argsort) shows an example.")
ENTRY("msort", method_msort,
    "msort($self)\n--\n\n"
    ABOUT_msort
    "\n\nhelp(torch.msort) shows an example.")
ENTRY("topk", method_topk,
    "topk($self, k, dim=-1, largest=True, sorted=True, *, out=None)\n--\n\n"
    ABOUT_topk
    "\n\nhelp(torch.topk) shows an example.")
ENTRY("kthvalue", method_kthvalue,
    "kthvalue($self, k, dim=-1, keepdim=False, *, out=None)\n--\n\n"
    ABOUT_kthvalue
    "\n\nhelp(torch.kthvalue) shows an example.")
ENTRY("median", method_median,
    "median($self, dim=None, keepdim=False, *, out=None)\n--\n\n"
    "median() -> Tensor\n\n"
    ABOUT_median
    "\n\nmedian(dim, keepdim=False, *, out=None) -> (Tensor, LongTensor)\n\n"
    ABOUT_median_dim
    "\n\nhelp(torch.median) shows an example.")
ENTRY("mode", method_mode,
    "mode($self, dim=-1, keepdim=False, *, out=None)\n--\n\n"
    ABOUT_mode
    "\n\nhelp(torch.mode) shows an example.")
ENTRY("nanmedian", method_nanmedian,
    "nanmedian($self, dim=None, keepdim=False, *, out=None)\n--\n\n"
    "nanmedian() -> Tensor\n\n"
    ABOUT_nanmedian
    "\n\nnanmedian(dim, keepdim=False, *, out=None) -> (Tensor, LongTensor)\n\n"
    ABOUT_nanmedian_dim
    "\n\nhelp(torch.nanmedian) shows an example.")
ENTRY("quantile", method_quantile,
    "quantile($self, q, dim=None, keepdim=False, interpolation='linear')\n--\n\n"
    ABOUT_quantile
    "\n\nhelp(torch.quantile) shows an example.")
ENTRY("nanquantile", method_nanquantile,
    "nanquantile($self, q, dim=None, keepdim=False, interpolation='linear')\n--\n\n"
    ABOUT_nanquantile
    "\n\nhelp(torch.nanquantile) shows an example.")
ENTRY("cumsum", method_cumsum,
    "cumsum($self, dim, *, out=None)\n--\n\n"
    ABOUT_cumsum
    "\n\nhelp(torch.cumsum) shows an example.")
ENTRY("cumsum_", method_cumsum_,
    "cumsum_($self, dim)\n--\n\n"
    ABOUT_cumsum_
    "\n\nhelp(torch.cumsum_) shows an example.")
ENTRY("cumprod", method_cumprod,
    "cumprod($self, dim, *, out=None)\n--\n\n"
    ABOUT_cumprod
    "\n\nhelp(torch.cumprod) shows an example.")
ENTRY("cumprod_", method_cumprod_,
    "cumprod_($self, dim)\n--\n\n"
    ABOUT_cumprod_
    "\n\nhelp(torch.cumprod_) shows an example.")
ENTRY("cummax", method_cummax,
    "cummax($self, dim, *, out=None)\n--\n\n"
    ABOUT_cummax
    "\n\nhelp(torch.cummax) shows an example.")
ENTRY("cummin", method_cummin,
    "cummin($self, dim, *, out=None)\n--\n\n"
    ABOUT_cummin
    "\n\nhelp(torch.cummin) shows an example.")
ENTRY("logcumsumexp", method_logcumsumexp,
    "logcumsumexp($self, dim, *, out=None)\n--\n\n"
    "logcumsumexp(dim, *, out=None) -> Tensor\n\n"
    ABOUT_logcumsumexp
    "\n\nlogcumsumexp(dim) -> Tensor\n\n"
    ABOUT_logcumsumexp_complex
    "\n\nhelp(torch.logcumsumexp) shows an example.")
ENTRY("var", method_var,
    "var($self, dim=None, unbiased=True, keepdim=False, correction=1, *, out=None)\n--\n\n"
    "var(dim=None, unbiased=True, keepdim=False, correction=None, *, out=None) -> Tensor\n\n"
    ABOUT_var
    "\n\nvar(dim=None, unbiased=True, keepdim=False, correction=None) -> Tensor\n\n"
    ABOUT_var_complex
    "\n\nvar(dim=None, keepdim=False, correction=1) -> Tensor\n\n"
    ABOUT_var_corrected
    "\n\nvar(unbiased) -> Tensor\n\n"
    ABOUT_var_unbiased
    "\n\nhelp(torch.var) shows an example.")
ENTRY("std", method_std,
    "std($self, dim=None, unbiased=True, keepdim=False, correction=1, *, out=None)\n--\n\n"
    "std(dim=None, unbiased=True, keepdim=False, correction=None, *, out=None) -> Tensor\n\n"
    ABOUT_std
    "\n\nstd(dim=None, unbiased=True, keepdim=False, correction=None) -> Tensor\n\n"
    ABOUT_std_complex
    "\n\nstd(dim=None, keepdim=False, correction=1) -> Tensor\n\n"
    ABOUT_std_corrected
    "\n\nstd(unbiased) -> Tensor\n\n"
    ABOUT_std_unbiased
    "\n\nhelp(torch.std) shows an example.")
ENTRY("relu", method_relu,
    "relu($self, *, out=None)\n--\n\n"
    ABOUT_relu
    "\n\nhelp(torch.relu) shows an example.")
ENTRY("threshold", method_threshold,
    "threshold($self, threshold, value, *, out=None)\n--\n\n"
    ABOUT_threshold
    "\n\nhelp(torch.threshold) shows an example.")
ENTRY("leaky_relu", method_leaky_relu,
    "leaky_relu($self, negative_slope=0.01, *, out=None)\n--\n\n"
    ABOUT_leaky_relu
    "\n\nhelp(torch.leaky_relu) shows an example.")
ENTRY("prelu", method_prelu,
    "prelu($self, weight)\n--\n\n"
    ABOUT_prelu
    "\n\nhelp(torch.prelu) shows an example.")
ENTRY("elu", method_elu,
    "elu($self, alpha=1.0, *, out=None)\n--\n\n"
    ABOUT_elu
    "\n\nhelp(torch.elu) shows an example.")
ENTRY("selu", method_selu,
    "selu($self, *, out=None)\n--\n\n"
    ABOUT_selu
    "\n\nhelp(torch.selu) shows an example.")
ENTRY("celu", method_celu,
    "celu($self, alpha=1.0, *, out=None)\n--\n\n"
    ABOUT_celu
    "\n\nhelp(torch.celu) shows an example.")
ENTRY("hardtanh", method_hardtanh,
    "hardtanh($self, min_val=-1.0, max_val=1.0, *, out=None)\n--\n\n"
    ABOUT_hardtanh
    "\n\nhelp(torch.hardtanh) shows an example.")
ENTRY("relu6", method_relu6,
    "relu6($self, *, out=None)\n--\n\n"
    ABOUT_relu6
    "\n\nhelp(torch.relu6) shows an example.")
ENTRY("hardsigmoid", method_hardsigmoid,
    "hardsigmoid($self, *, out=None)\n--\n\n"
    ABOUT_hardsigmoid
    "\n\nhelp(torch.hardsigmoid) shows an example.")
ENTRY("hardswish", method_hardswish,
    "hardswish($self, *, out=None)\n--\n\n"
    ABOUT_hardswish
    "\n\nhelp(torch.hardswish) shows an example.")
ENTRY("hardshrink", method_hardshrink,
    "hardshrink($self, lambd=0.5, *, out=None)\n--\n\n"
    ABOUT_hardshrink
    "\n\nhelp(torch.hardshrink) shows an example.")
ENTRY("softshrink", method_softshrink,
    "softshrink($self, lambd=0.5, *, out=None)\n--\n\n"
    ABOUT_softshrink
    "\n\nhelp(torch.softshrink) shows an example.")
ENTRY("sigmoid", method_sigmoid,
    "sigmoid($self, *, out=None)\n--\n\n"
    ABOUT_sigmoid
    "\n\nhelp(torch.sigmoid) shows an example.")
ENTRY("softplus", method_softplus,
    "softplus($self, beta=1.0, threshold=20.0, *, out=None)\n--\n\n"
    ABOUT_softplus
    "\n\nhelp(torch.softplus) shows an example.")
ENTRY("log_sigmoid", method_log_sigmoid,
    "log_sigmoid($self, *, out=None)\n--\n\n"
    ABOUT_log_sigmoid
    "\n\nhelp(torch.log_sigmoid) shows an example.")
ENTRY("logsigmoid", method_logsigmoid,
    "logsigmoid($self, *, out=None)\n--\n\n"
    ABOUT_log_sigmoid
    "\n\nhelp(torch.logsigmoid) shows an example.")
ENTRY("softsign", method_softsign,
    "softsign($self, *, out=None)\n--\n\n"
    "softsign(*, out=None) -> Tensor\n\n"
    ABOUT_softsign
    "\n\nsoftsign() -> Tensor\n\n"
    ABOUT_softsign_complex
    "\n\nhelp(torch.softsign) shows an example.")
ENTRY("tanhshrink", method_tanhshrink,
    "tanhshrink($self, *, out=None)\n--\n\n"
    "tanhshrink(*, out=None) -> Tensor\n\n"
    ABOUT_tanhshrink
    "\n\ntanhshrink(*, out=None) -> Tensor\n\n"
    ABOUT_tanhshrink_complex
    "\n\nhelp(torch.tanhshrink) shows an example.")
ENTRY("silu", method_silu,
    "silu($self, *, out=None)\n--\n\n"
    "silu(*, out=None) -> Tensor\n\n"
    ABOUT_silu
    "\n\nsilu(*, out=None) -> Tensor\n\n"
    ABOUT_silu_complex
    "\n\nhelp(torch.silu) shows an example.")
ENTRY("swish", method_swish,
    "swish($self, *, out=None)\n--\n\n"
    ABOUT_silu
    "\n\nhelp(torch.swish) shows an example.")
ENTRY("mish", method_mish,
    "mish($self, *, out=None)\n--\n\n"
    ABOUT_mish
    "\n\nhelp(torch.mish) shows an example.")
ENTRY("gelu", method_gelu,
    "gelu($self, *, out=None)\n--\n\n"
    ABOUT_gelu
    "\n\nhelp(torch.gelu) shows an example.")
ENTRY("softmax", method_softmax,
    "softmax($self, dim, *, out=None)\n--\n\n"
    ABOUT_softmax
    "\n\nhelp(torch.softmax) shows an example.")
ENTRY("log_softmax", method_log_softmax,
    "log_softmax($self, dim, *, out=None)\n--\n\n"
    ABOUT_log_softmax
    "\n\nhelp(torch.log_softmax) shows an example.")
ENTRY("dot", method_dot,
    "dot($self, tensor, *, out=None)\n--\n\n"
    ABOUT_dot
    "\n\nhelp(torch.dot) shows an example.")
ENTRY("mv", method_mv,
    "mv($self, vec, *, out=None)\n--\n\n"
    ABOUT_mv
    "\n\nhelp(torch.mv) shows an example.")
ENTRY("mm", method_mm,
    "mm($self, mat2, *, out=None)\n--\n\n"
    ABOUT_mm
    "\n\nhelp(torch.mm) shows an example.")
ENTRY("bmm", method_bmm,
    "bmm($self, mat2, *, out=None)\n--\n\n"
    ABOUT_bmm
    "\n\nhelp(torch.bmm) shows an example.")
ENTRY("ger", method_ger,
    "ger($self, vec2, *, out=None)\n--\n\n"
    ABOUT_ger
    "\n\nhelp(torch.ger) shows an example.")
ENTRY("outer", method_outer,
    "outer($self, vec2)\n--\n\n"
    ABOUT_outer
    "\n\nhelp(torch.outer) shows an example.")
ENTRY("addmm", method_addmm,
    "addmm($self, mat1, mat2, *, beta=1, alpha=1, out=None)\n--\n\n"
    "addmm(beta=1, alpha=1, mat1, mat2, *, out=None) -> Tensor\n\n"
    ABOUT_addmm
    "\n\nhelp(torch.addmm) shows an example.")
ENTRY("addmv", method_addmv,
    "addmv($self, mat, vec, *, beta=1, alpha=1, out=None)\n--\n\n"
    "addmv(beta=1, alpha=1, mat, vec, *, out=None) -> Tensor\n\n"
    ABOUT_addmv
    "\n\nhelp(torch.addmv) shows an example.")
ENTRY("addr", method_addr,
    "addr($self, vec1, vec2, *, beta=1, alpha=1, out=None)\n--\n\n"
    "addr(beta=1, alpha=1, vec1, vec2, *, out=None) -> Tensor\n\n"
    ABOUT_addr
    "\n\nhelp(torch.addr) shows an example.")
ENTRY("addbmm", method_addbmm,
    "addbmm($self, batch1, batch2, *, beta=1, alpha=1, out=None)\n--\n\n"
    "addbmm(beta=1, alpha=1, batch1, batch2, *, out=None) -> Tensor\n\n"
    ABOUT_addbmm
    "\n\nhelp(torch.addbmm) shows an example.")
ENTRY("baddbmm", method_baddbmm,
    "baddbmm($self, batch1, batch2, *, beta=1, alpha=1, out=None)\n--\n\n"
    "baddbmm(beta=1, alpha=1, batch1, batch2, *, out=None) -> Tensor\n\n"
    ABOUT_baddbmm
    "\n\nhelp(torch.baddbmm) shows an example.")
ENTRY("linear", method_linear,
    "linear($self, weight, bias=None, *, out=None)\n--\n\n"
    ABOUT_linear
    "\n\nhelp(torch.linear) shows an example.")
ENTRY("linear_int8", method_linear_int8,
    "linear_int8($self, weight, scale, bias=None, *, out=None)\n--\n\n"
    ABOUT_linear_int8
    "\n\nhelp(torch.linear_int8) shows an example.")
ENTRY("linear_int4", method_linear_int4,
    "linear_int4($self, weight, scale, zero, bias=None, *, out=None)\n--\n\n"
    ABOUT_linear_int4
    "\n\nhelp(torch.linear_int4) shows an example.")
ENTRY("matmul", method_matmul,
    "matmul($self, other)\n--\n\n"
    ABOUT_matmul
    "\n\nhelp(torch.matmul) shows an example.")
ENTRY("view", method_view, "view($self, size)\n--\n\n" ABOUT_view EXAMPLE_view)
ENTRY("reshape", method_reshape,
    "reshape($self, size)\n--\n\n"
    ABOUT_reshape
    "\n\nhelp(torch.reshape) shows an example.")
ENTRY("transpose", method_transpose,
    "transpose($self, dim0, dim1)\n--\n\n"
    ABOUT_transpose
    "\n\nhelp(torch.transpose) shows an example.")
ENTRY("swapaxes", method_swapaxes,
    "swapaxes($self, dim0, dim1)\n--\n\n"
    ABOUT_transpose
    "\n\nhelp(torch.swapaxes) shows an example.")
ENTRY("swapdims", method_swapdims,
    "swapdims($self, dim0, dim1)\n--\n\n"
    ABOUT_transpose
    "\n\nhelp(torch.swapdims) shows an example.")
ENTRY("transpose_", method_transpose_,
    "transpose_($self, dim0, dim1)\n--\n\n"
    ABOUT_transpose_
    "\n\nhelp(torch.transpose_) shows an example.")
ENTRY("swapaxes_", method_swapaxes_,
    "swapaxes_($self, dim0, dim1)\n--\n\n"
    ABOUT_transpose_
    "\n\nhelp(torch.swapaxes_) shows an example.")
ENTRY("swapdims_", method_swapdims_,
    "swapdims_($self, dim0, dim1)\n--\n\n"
    ABOUT_transpose_
    "\n\nhelp(torch.swapdims_) shows an example.")
ENTRY("t", method_t, "t($self)\n--\n\n" ABOUT_t "\n\nhelp(torch.t) shows an example.")
ENTRY("t_", method_t_, "t_($self)\n--\n\n" ABOUT_t_ "\n\nhelp(torch.t_) shows an example.")
ENTRY("permute", method_permute,
    "permute($self, dims)\n--\n\n"
    ABOUT_permute
    "\n\nhelp(torch.permute) shows an example.")
ENTRY("narrow", method_narrow,
    "narrow($self, dimension, start, length)\n--\n\n"
    ABOUT_narrow
    "\n\nhelp(torch.narrow) shows an example.")
ENTRY("select", method_select,
    "select($self, dim, index)\n--\n\n"
    ABOUT_select
    "\n\nhelp(torch.select) shows an example.")
ENTRY("expand", method_expand,
    "expand($self, size)\n--\n\n"
    ABOUT_expand
    "\n\nhelp(torch.expand) shows an example.")
ENTRY("broadcast_to", method_broadcast_to,
    "broadcast_to($self, size)\n--\n\n"
    ABOUT_expand
    "\n\nhelp(torch.broadcast_to) shows an example.")
ENTRY("sum_to_size", method_sum_to_size,
    "sum_to_size($self, size, *, out=None)\n--\n\n"
    "sum_to_size(size, *, out=None) -> Tensor\n\n"
    ABOUT_sum_to_size
    "\n\nsum_to_size(size) -> Tensor\n\n"
    ABOUT_sum_to_size_whole
    "\n\nhelp(torch.sum_to_size) shows an example.")
ENTRY("squeeze", method_squeeze,
    "squeeze($self, dim=None)\n--\n\n"
    ABOUT_squeeze
    "\n\nhelp(torch.squeeze) shows an example.")
ENTRY("squeeze_", method_squeeze_,
    "squeeze_($self, dim=None)\n--\n\n"
    ABOUT_squeeze_
    "\n\nhelp(torch.squeeze_) shows an example.")
ENTRY("unsqueeze", method_unsqueeze,
    "unsqueeze($self, dim)\n--\n\n"
    ABOUT_unsqueeze
    "\n\nhelp(torch.unsqueeze) shows an example.")
ENTRY("unsqueeze_", method_unsqueeze_,
    "unsqueeze_($self, dim)\n--\n\n"
    ABOUT_unsqueeze_
    "\n\nhelp(torch.unsqueeze_) shows an example.")
ENTRY("unfold", method_unfold,
    "unfold($self, dimension, size, step)\n--\n\n"
    ABOUT_unfold
    EXAMPLE_unfold)
ENTRY("view_as", method_view_as, "view_as($self, other)\n--\n\n" ABOUT_view_as EXAMPLE_view_as)
ENTRY("expand_as", method_expand_as,
    "expand_as($self, other)\n--\n\n"
    ABOUT_expand_as
    EXAMPLE_expand_as)
ENTRY("split", method_split,
    "split($self, *args, **keywords)\n--\n\n"
    "split(split_size, dim=0) -> tuple of Tensor\n\n"
    ABOUT_split
    "\n\nsplit(sizes, dim=0) -> tuple of Tensor\n\n"
    ABOUT_split_sizes
    "\n\nhelp(torch.split) shows an example.")
ENTRY("unsafe_split", method_unsafe_split,
    "unsafe_split($self, split_size, dim=0)\n--\n\n"
    ABOUT_unsafe_split
    "\n\nhelp(torch.unsafe_split) shows an example.")
ENTRY("split_with_sizes", method_split_with_sizes,
    "split_with_sizes($self, sizes, dim=0)\n--\n\n"
    ABOUT_split_sizes
    "\n\nhelp(torch.split_with_sizes) shows an example.")
ENTRY("unsafe_split_with_sizes", method_unsafe_split_with_sizes,
    "unsafe_split_with_sizes($self, split_sizes, dim=0)\n--\n\n"
    ABOUT_unsafe_split_with_sizes
    "\n\nhelp(torch.unsafe_split_with_sizes) shows an example.")
ENTRY("chunk", method_chunk,
    "chunk($self, chunks, dim=0)\n--\n\n"
    ABOUT_chunk
    "\n\nhelp(torch.chunk) shows an example.")
ENTRY("unsafe_chunk", method_unsafe_chunk,
    "unsafe_chunk($self, chunks, dim=0)\n--\n\n"
    ABOUT_unsafe_chunk
    "\n\nhelp(torch.unsafe_chunk) shows an example.")
ENTRY("unbind", method_unbind,
    "unbind($self, dim=0)\n--\n\n"
    ABOUT_unbind
    "\n\nhelp(torch.unbind) shows an example.")
ENTRY("conj_physical", method_conj_physical,
    "conj_physical($self, *, out=None)\n--\n\n"
    "conj_physical() -> Tensor\n\n"
    ABOUT_conj_physical_real
    "\n\nconj_physical(*, out=None) -> Tensor\n\n"
    ABOUT_conj_physical
    "\n\nhelp(torch.conj_physical) shows an example.")
ENTRY("conj", method_conj,
    "conj($self)\n--\n\n"
    ABOUT_conj
    "\n\nhelp(torch.conj) shows an example.")
ENTRY("angle", method_angle,
    "angle($self, *, out=None)\n--\n\n"
    "angle(*, out=None) -> Tensor\n\n"
    ABOUT_angle
    "\n\nangle() -> Tensor\n\n"
    ABOUT_angle_complex
    "\n\nhelp(torch.angle) shows an example.")
ENTRY("isreal", method_isreal,
    "isreal($self)\n--\n\n"
    ABOUT_isreal
    "\n\nhelp(torch.isreal) shows an example.")
ENTRY("sgn", method_sgn, "sgn($self)\n--\n\n" ABOUT_sgn "\n\nhelp(torch.sgn) shows an example.")
ENTRY("sgn_", method_sgn_,
    "sgn_($self)\n--\n\n"
    ABOUT_sgn_
    "\n\nhelp(torch.sgn_) shows an example.")
ENTRY("vdot", method_vdot,
    "vdot($self, tensor)\n--\n\n"
    ABOUT_vdot
    "\n\nhelp(torch.vdot) shows an example.")
ENTRY("index_select", method_index_select,
    "index_select($self, dim, index, *, out=None)\n--\n\n"
    ABOUT_index_select
    "\n\nhelp(torch.index_select) shows an example.")
ENTRY("gather", method_gather,
    "gather($self, dim, index, sparse_grad=False, *, out=None)\n--\n\n"
    ABOUT_gather
    "\n\nhelp(torch.gather) shows an example.")
ENTRY("masked_select", method_masked_select,
    "masked_select($self, mask, *, out=None)\n--\n\n"
    ABOUT_masked_select
    "\n\nhelp(torch.masked_select) shows an example.")
ENTRY("nonzero", method_nonzero,
    "nonzero($self, as_tuple=False, *, out=None)\n--\n\n"
    "nonzero(as_tuple=False, *, out=None) -> LongTensor\n\n"
    ABOUT_nonzero
    "\n\nnonzero(as_tuple) -> tuple of Tensor\n\n"
    ABOUT_nonzero_places
    "\n\nhelp(torch.nonzero) shows an example.")
ENTRY("argwhere", method_argwhere,
    "argwhere($self, as_tuple=False, *, out=None)\n--\n\n"
    ABOUT_nonzero
    "\n\nhelp(torch.argwhere) shows an example.")
ENTRY("index_add", method_index_add,
    "index_add($self, dim, index, source, alpha=None, *, out=None)\n--\n\n"
    "index_add(dim, index, source, *, out=None) -> Tensor\n\n"
    ABOUT_index_add
    "\n\nindex_add(dim, index, source, alpha) -> Tensor\n\n"
    ABOUT_index_add_scaled
    "\n\nhelp(torch.index_add) shows an example.")
ENTRY("index_copy", method_index_copy,
    "index_copy($self, dim, index, source, *, out=None)\n--\n\n"
    ABOUT_index_copy
    "\n\nhelp(torch.index_copy) shows an example.")
ENTRY("index_fill", method_index_fill,
    "index_fill($self, dim, index, value, *, out=None)\n--\n\n"
    "index_fill(dim, index, value, *, out=None) -> Tensor\n\n"
    ABOUT_index_fill
    "\n\nindex_fill(dim, index, value) -> Tensor\n\n"
    ABOUT_index_fill_tensor
    "\n\nhelp(torch.index_fill) shows an example.")
ENTRY("scatter", method_scatter,
    "scatter($self, dim, index, source, reduce=None, *, out=None)\n--\n\n"
    "scatter(dim, index, source, *, out=None) -> Tensor\n\n"
    ABOUT_scatter
    "\n\nscatter(dim, index, source, reduce) -> Tensor\n\n"
    ABOUT_scatter_reduced
    "\n\nscatter(dim, index, source, reduce) -> Tensor\n\n"
    ABOUT_scatter_reduced_number
    "\n\nhelp(torch.scatter) shows an example.")
ENTRY("scatter_add", method_scatter_add,
    "scatter_add($self, dim, index, source, *, out=None)\n--\n\n"
    ABOUT_scatter_add
    "\n\nhelp(torch.scatter_add) shows an example.")
ENTRY("scatter_reduce", method_scatter_reduce,
    "scatter_reduce($self, dim, index, source, reduce, include_self=True, *, out=None)\n--\n\n"
    "scatter_reduce(dim, index, source, reduce, include_self=True, *, out=None) -> Tensor\n\n"
    ABOUT_scatter_reduce
    "\n\nscatter_reduce(dim, index, source, reduce, include_self=True, *, out=None) -> Tensor\n\n"
    ABOUT_scatter_reduce_complex
    "\n\nhelp(torch.scatter_reduce) shows an example.")
ENTRY("index_reduce", method_index_reduce,
    "index_reduce($self, dim, index, source, reduce, include_self=True)\n--\n\n"
    ABOUT_index_reduce
    "\n\nhelp(torch.index_reduce) shows an example.")
ENTRY("index_reduce_", method_index_reduce_,
    "index_reduce_($self, dim, index, source, reduce, include_self=True)\n--\n\n"
    ABOUT_index_reduce_
    "\n\nhelp(torch.index_reduce_) shows an example.")
ENTRY("masked_fill", method_masked_fill,
    "masked_fill($self, mask, value, *, out=None)\n--\n\n"
    "masked_fill(mask, value, *, out=None) -> Tensor\n\n"
    ABOUT_masked_fill
    "\n\nmasked_fill(mask, value) -> Tensor\n\n"
    ABOUT_masked_fill_tensor
    "\n\nhelp(torch.masked_fill) shows an example.")
ENTRY("masked_copy", method_masked_copy,
    "masked_copy($self, mask, source, *, out=None)\n--\n\n"
    ABOUT_masked_copy
    "\n\nhelp(torch.masked_copy) shows an example.")
ENTRY("masked_scatter", method_masked_scatter,
    "masked_scatter($self, mask, source, *, out=None)\n--\n\n"
    ABOUT_masked_copy
    "\n\nhelp(torch.masked_scatter) shows an example.")
ENTRY("diag", method_diag,
    "diag($self, diagonal=0, *, out=None)\n--\n\n"
    ABOUT_diag
    "\n\nhelp(torch.diag) shows an example.")
ENTRY("tril", method_tril,
    "tril($self, k=0, *, out=None)\n--\n\n"
    ABOUT_tril
    "\n\nhelp(torch.tril) shows an example.")
ENTRY("triu", method_triu,
    "triu($self, k=0, *, out=None)\n--\n\n"
    ABOUT_triu
    "\n\nhelp(torch.triu) shows an example.")
ENTRY("trace", method_trace,
    "trace($self)\n--\n\n"
    ABOUT_trace
    "\n\nhelp(torch.trace) shows an example.")
ENTRY("renorm", method_renorm,
    "renorm($self, p, dim, maxnorm)\n--\n\n"
    ABOUT_renorm
    "\n\nhelp(torch.renorm) shows an example.")
ENTRY("renorm_", method_renorm_,
    "renorm_($self, p, dim, maxnorm)\n--\n\n"
    ABOUT_renorm_
    "\n\nhelp(torch.renorm_) shows an example.")
ENTRY("cross", method_cross,
    "cross($self, other, dim=None)\n--\n\n"
    ABOUT_cross
    "\n\nhelp(torch.cross) shows an example.")
ENTRY("searchsorted", method_searchsorted,
    "searchsorted($self, input, right=False, side='left', sorter=None, out_int32=True, *, out=None)\n--\n\n"
    "searchsorted(input, right=False, *, out=None) -> LongTensor\n\n"
    ABOUT_searchsorted
    "\n\nsearchsorted(input, right=False) -> LongTensor\n\n"
    ABOUT_searchsorted_number
    "\n\nsearchsorted(input, side) -> LongTensor\n\n"
    ABOUT_searchsorted_sided
    "\n\nsearchsorted(input, right=False, side='left', sorter=None, out_int32=False) -> LongTensor\n\n"
    ABOUT_searchsorted_ordered
    "\n\nsearchsorted(input, right=False, side='left', sorter=None, out_int32=True) -> IntTensor\n\n"
    ABOUT_searchsorted_int32
    "\n\nhelp(torch.searchsorted) shows an example.")
ENTRY("bucketize", method_bucketize,
    "bucketize($self, boundaries, right=False, out_int32=False)\n--\n\n"
    ABOUT_bucketize
    "\n\nhelp(torch.bucketize) shows an example.")
ENTRY("histogram", method_histogram,
    "histogram($self, bins=100, range=None, weight=None, density=False)\n--\n\n"
    "histogram(bins=100, range=None, weight=None, density=False) -> (Tensor, Tensor)\n\n"
    ABOUT_histogram
    "\n\nhistogram(bins, weight=None, density=False) -> (Tensor, Tensor)\n\n"
    ABOUT_histogram_of_edges
    "\n\nhelp(torch.histogram) shows an example.")
ENTRY("histc", method_histc,
    "histc($self, bins=100, min=0, max=0, *, out=None)\n--\n\n"
    ABOUT_histc
    "\n\nhelp(torch.histc) shows an example.")
ENTRY("bincount", method_bincount,
    "bincount($self, weights=None, minlength=0, *, out=None)\n--\n\n"
    "bincount(minlength=0, *, out=None) -> LongTensor\n\n"
    ABOUT_bincount
    "\n\nbincount(weights, minlength=0) -> DoubleTensor\n\n"
    ABOUT_bincount_converted
    "\n\nbincount(weights, minlength=0, *, out=None) -> Tensor\n\n"
    ABOUT_bincount_weighted
    "\n\nhelp(torch.bincount) shows an example.")
ENTRY("multinomial", method_multinomial,
    "multinomial($self, num_samples=1, replacement=False, *, out=None)\n--\n\n"
    ABOUT_multinomial
    "\n\nhelp(torch.multinomial) shows an example.")
ENTRY("unique", method_unique,
    "unique($self, sorted=True, return_inverse=False, return_counts=False, dim=None)\n--\n\n"
    ABOUT_unique
    "\n\nhelp(torch.unique) shows an example.")
ENTRY("unique_consecutive", method_unique_consecutive,
    "unique_consecutive($self, return_inverse=False, return_counts=False, dim=None)\n--\n\n"
    ABOUT_unique_consecutive
    "\n\nhelp(torch.unique_consecutive) shows an example.")
ENTRY("take", method_take,
    "take($self, index, *, out=None)\n--\n\n"
    ABOUT_take
    "\n\nhelp(torch.take) shows an example.")
ENTRY("put", method_put,
    "put($self, index, source, accumulate=False, *, out=None)\n--\n\n"
    ABOUT_put
    "\n\nhelp(torch.put) shows an example.")
ENTRY("diagonal", method_diagonal,
    "diagonal($self, offset=0, dim1=0, dim2=1)\n--\n\n"
    ABOUT_diagonal
    "\n\nhelp(torch.diagonal) shows an example.")
ENTRY("flip", method_flip,
    "flip($self, dims=None)\n--\n\n"
    ABOUT_flip
    "\n\nhelp(torch.flip) shows an example.")
ENTRY("roll", method_roll,
    "roll($self, shifts, dims=None)\n--\n\n"
    ABOUT_roll
    "\n\nhelp(torch.roll) shows an example.")
ENTRY("tile", method_tile,
    "tile($self, sizes)\n--\n\n"
    ABOUT_tile
    "\n\nhelp(torch.tile) shows an example.")
ENTRY("repeat_interleave", method_repeat_interleave,
    "repeat_interleave($self, repeats, dim=None, output_size=None)\n--\n\n"
    "repeat_interleave(repeats, dim=None, output_size=None) -> Tensor\n\n"
    ABOUT_repeat_interleave
    "\n\nrepeat_interleave(repeats, dim=None, output_size=None) -> Tensor\n\n"
    ABOUT_repeat_interleave_each
    "\n\nhelp(torch.repeat_interleave) shows an example.")
ENTRY("movedim", method_movedim,
    "movedim($self, source, destination)\n--\n\n"
    ABOUT_movedim
    "\n\nhelp(torch.movedim) shows an example.")
ENTRY("moveaxis", method_moveaxis,
    "moveaxis($self, source, destination)\n--\n\n"
    ABOUT_movedim
    "\n\nhelp(torch.moveaxis) shows an example.")
ENTRY("unflatten", method_unflatten,
    "unflatten($self, dim, sizes)\n--\n\n"
    ABOUT_unflatten
    "\n\nhelp(torch.unflatten) shows an example.")
ENTRY("rot90", method_rot90,
    "rot90($self, k=1, dims=None)\n--\n\n"
    ABOUT_rot90
    "\n\nhelp(torch.rot90) shows an example.")
ENTRY("fliplr", method_fliplr,
    "fliplr($self)\n--\n\n"
    ABOUT_fliplr
    "\n\nhelp(torch.fliplr) shows an example.")
ENTRY("flipud", method_flipud,
    "flipud($self)\n--\n\n"
    ABOUT_flipud
    "\n\nhelp(torch.flipud) shows an example.")
ENTRY("tensor_split", method_tensor_split,
    "tensor_split($self, *args, **keywords)\n--\n\n"
    "tensor_split(indices_or_sections, dim=0) -> tuple of Tensor\n\n"
    ABOUT_tensor_split
    "\n\ntensor_split(indices_or_sections, dim=0) -> tuple of Tensor\n\n"
    ABOUT_tensor_split_indices
    "\n\ntensor_split(tensor_indices_or_sections, dim=0) -> tuple of Tensor\n\n"
    ABOUT_tensor_split_tensor
    "\n\nhelp(torch.tensor_split) shows an example.")
ENTRY("hsplit", method_hsplit,
    "hsplit($self, indices_or_sections)\n--\n\n"
    "hsplit(indices_or_sections) -> tuple of Tensor\n\n"
    ABOUT_hsplit
    "\n\nhsplit(indices_or_sections) -> tuple of Tensor\n\n"
    ABOUT_hsplit_indices
    "\n\nhelp(torch.hsplit) shows an example.")
ENTRY("vsplit", method_vsplit,
    "vsplit($self, indices_or_sections)\n--\n\n"
    "vsplit(indices_or_sections) -> tuple of Tensor\n\n"
    ABOUT_vsplit
    "\n\nvsplit(indices_or_sections) -> tuple of Tensor\n\n"
    ABOUT_vsplit_indices
    "\n\nhelp(torch.vsplit) shows an example.")
ENTRY("dsplit", method_dsplit,
    "dsplit($self, indices_or_sections)\n--\n\n"
    "dsplit(indices_or_sections) -> tuple of Tensor\n\n"
    ABOUT_dsplit
    "\n\ndsplit(indices_or_sections) -> tuple of Tensor\n\n"
    ABOUT_dsplit_indices
    "\n\nhelp(torch.dsplit) shows an example.")
ENTRY("ravel", method_ravel,
    "ravel($self)\n--\n\n"
    ABOUT_ravel
    "\n\nhelp(torch.ravel) shows an example.")
ENTRY("flatten", method_flatten,
    "flatten($self, start_dim=0, end_dim=-1)\n--\n\n"
    ABOUT_flatten
    "\n\nhelp(torch.flatten) shows an example.")
ENTRY("diag_embed", method_diag_embed,
    "diag_embed($self, offset=0, dim1=-2, dim2=-1)\n--\n\n"
    ABOUT_diag_embed
    "\n\nhelp(torch.diag_embed) shows an example.")
ENTRY("diagflat", method_diagflat,
    "diagflat($self, offset=0)\n--\n\n"
    ABOUT_diagflat
    "\n\nhelp(torch.diagflat) shows an example.")
ENTRY("select_scatter", method_select_scatter,
    "select_scatter($self, source, dim, index)\n--\n\n"
    ABOUT_select_scatter
    "\n\nhelp(torch.select_scatter) shows an example.")
ENTRY("slice_scatter", method_slice_scatter,
    "slice_scatter($self, source, dim=0, start=None, end=None, step=1)\n--\n\n"
    ABOUT_slice_scatter
    "\n\nhelp(torch.slice_scatter) shows an example.")
ENTRY("diagonal_scatter", method_diagonal_scatter,
    "diagonal_scatter($self, source, offset=0, dim1=0, dim2=1)\n--\n\n"
    ABOUT_diagonal_scatter
    "\n\nhelp(torch.diagonal_scatter) shows an example.")
ENTRY("fill_diagonal_", method_fill_diagonal_,
    "fill_diagonal_($self, value, wrap=False)\n--\n\n"
    ABOUT_fill_diagonal_
    "\n\nhelp(torch.fill_diagonal_) shows an example.")
ENTRY("reshape_as", method_reshape_as,
    "reshape_as($self, other)\n--\n\n"
    ABOUT_reshape_as
    EXAMPLE_reshape_as)
ENTRY("take_along_dim", method_take_along_dim,
    "take_along_dim($self, index, dim=None)\n--\n\n"
    ABOUT_take_along_dim
    "\n\nhelp(torch.take_along_dim) shows an example.")
ENTRY("index_put", method_index_put,
    "index_put($self, indices, values, accumulate=False)\n--\n\n"
    ABOUT_index_put
    "\n\nhelp(torch.index_put) shows an example.")
ENTRY("index_put_", method_index_put_,
    "index_put_($self, indices, values, accumulate=False)\n--\n\n"
    ABOUT_index_put_
    "\n\nhelp(torch.index_put_) shows an example.")
ENTRY("repeat", method_repeat, "repeat($self, sizes)\n--\n\n" ABOUT_repeat EXAMPLE_repeat)
ENTRY("kron", method_kron,
    "kron($self, other)\n--\n\n"
    ABOUT_kron
    "\n\nhelp(torch.kron) shows an example.")
ENTRY("trapz", method_trapz,
    "trapz($self, x=None, dx=1, dim=-1)\n--\n\n"
    ABOUT_trapz
    "\n\nhelp(torch.trapz) shows an example.")
ENTRY("trapezoid", method_trapezoid,
    "trapezoid($self, x=None, dx=1, dim=-1)\n--\n\n"
    ABOUT_trapz
    "\n\nhelp(torch.trapezoid) shows an example.")
ENTRY("cumulative_trapezoid", method_cumulative_trapezoid,
    "cumulative_trapezoid($self, x=None, dx=1, dim=-1)\n--\n\n"
    ABOUT_cumulative_trapezoid
    "\n\nhelp(torch.cumulative_trapezoid) shows an example.")
ENTRY("diff", method_diff,
    "diff($self, n=1, dim=-1, prepend=None, append=None)\n--\n\n"
    ABOUT_diff
    "\n\nhelp(torch.diff) shows an example.")
ENTRY("inner", method_inner,
    "inner($self, other)\n--\n\n"
    ABOUT_inner
    "\n\nhelp(torch.inner) shows an example.")
ENTRY("cov", method_cov,
    "cov($self, correction=1, fweights=None, aweights=None)\n--\n\n"
    ABOUT_cov
    "\n\nhelp(torch.cov) shows an example.")
ENTRY("corrcoef", method_corrcoef,
    "corrcoef($self)\n--\n\n"
    ABOUT_corrcoef
    "\n\nhelp(torch.corrcoef) shows an example.")
ENTRY("cdist", method_cdist,
    "cdist($self, other, p=2, compute_mode='use_mm_for_euclid_dist_if_necessary')\n--\n\n"
    ABOUT_cdist
    "\n\nhelp(torch.cdist) shows an example.")
ENTRY("pdist", method_pdist,
    "pdist($self, p=2)\n--\n\n"
    ABOUT_pdist
    "\n\nhelp(torch.pdist) shows an example.")
ENTRY("matrix_power", method_matrix_power,
    "matrix_power($self, n)\n--\n\n"
    ABOUT_matrix_power
    "\n\nhelp(torch.matrix_power) shows an example.")
ENTRY("matrix_exp", method_matrix_exp,
    "matrix_exp($self)\n--\n\n"
    ABOUT_matrix_exp
    "\n\nhelp(torch.matrix_exp) shows an example.")
ENTRY("inverse", method_inverse,
    "inverse($self, *, out=None)\n--\n\n"
    ABOUT_inverse
    "\n\nhelp(torch.inverse) shows an example.")
ENTRY("det", method_det,
    "det($self, *, out=None)\n--\n\n"
    ABOUT_det
    "\n\nhelp(torch.det) shows an example.")
ENTRY("pinverse", method_pinverse,
    "pinverse($self, rcond=None, hermitian=False, atol=None, rtol=None)\n--\n\n"
    ABOUT_pinverse
    "\n\nhelp(torch.pinverse) shows an example.")
ENTRY("slogdet", method_slogdet,
    "slogdet($self, *, out=None)\n--\n\n"
    ABOUT_slogdet
    "\n\nhelp(torch.slogdet) shows an example.")
ENTRY("logdet", method_logdet,
    "logdet($self, *, out=None)\n--\n\n"
    ABOUT_logdet
    "\n\nhelp(torch.logdet) shows an example.")
ENTRY("gesv", method_gesv,
    "gesv($self, A, *, out=None)\n--\n\n"
    ABOUT_gesv
    "\n\nhelp(torch.gesv) shows an example.")
ENTRY("trtrs", method_trtrs,
    "trtrs($self, A, upper=True, transpose=False, unitriangular=False)\n--\n\n"
    ABOUT_trtrs
    "\n\nhelp(torch.trtrs) shows an example.")
ENTRY("triangular_solve", method_triangular_solve,
    "triangular_solve($self, A, upper=True, transpose=False, unitriangular=False)\n--\n\n"
    ABOUT_trtrs
    "\n\nhelp(torch.triangular_solve) shows an example.")
ENTRY("gels", method_gels,
    "gels($self, A, *, out=None)\n--\n\n"
    ABOUT_gels
    "\n\nhelp(torch.gels) shows an example.")
ENTRY("btrifact", method_btrifact,
    "btrifact($self, info=None, *, out=None)\n--\n\n"
    "btrifact(*, out=None) -> (Tensor, IntTensor)\n\n"
    ABOUT_btrifact
    "\n\nbtrifact(info) -> (Tensor, IntTensor)\n\n"
    ABOUT_btrifact_informed
    "\n\nhelp(torch.btrifact) shows an example.")
ENTRY("btrifact_with_info", method_btrifact_with_info,
    "btrifact_with_info($self, pivot=True, *, out=None)\n--\n\n"
    ABOUT_btrifact_with_info
    "\n\nhelp(torch.btrifact_with_info) shows an example.")
ENTRY("lu", method_lu,
    "lu($self, pivot=True, get_infos=False, *, out=None)\n--\n\n"
    "lu(pivot=True, get_infos=False) -> (Tensor, IntTensor)\n\n"
    ABOUT_lu
    "\n\nlu(pivot=True, get_infos, *, out=None) -> (Tensor, IntTensor, IntTensor)\n\n"
    ABOUT_lu_informed
    "\n\nhelp(torch.lu) shows an example.")
ENTRY("btrisolve", method_btrisolve,
    "btrisolve($self, LU_data, LU_pivots)\n--\n\n"
    ABOUT_btrisolve
    "\n\nhelp(torch.btrisolve) shows an example.")
ENTRY("cholesky", method_cholesky,
    "cholesky($self, upper=False, *, out=None)\n--\n\n"
    ABOUT_cholesky
    "\n\nhelp(torch.cholesky) shows an example.")
ENTRY("potrf", method_potrf,
    "potrf($self, upper=True, *, out=None)\n--\n\n"
    ABOUT_potrf
    "\n\nhelp(torch.potrf) shows an example.")
ENTRY("cholesky_inverse", method_cholesky_inverse,
    "cholesky_inverse($self, upper=False, *, out=None)\n--\n\n"
    ABOUT_cholesky_inverse
    "\n\nhelp(torch.cholesky_inverse) shows an example.")
ENTRY("potri", method_potri,
    "potri($self, upper=True, *, out=None)\n--\n\n"
    ABOUT_potri
    "\n\nhelp(torch.potri) shows an example.")
ENTRY("cholesky_solve", method_cholesky_solve,
    "cholesky_solve($self, input2, upper=False, *, out=None)\n--\n\n"
    ABOUT_cholesky_solve
    "\n\nhelp(torch.cholesky_solve) shows an example.")
ENTRY("potrs", method_potrs,
    "potrs($self, input2, upper=True, *, out=None)\n--\n\n"
    ABOUT_potrs
    "\n\nhelp(torch.potrs) shows an example.")
ENTRY("pstrf", method_pstrf,
    "pstrf($self, upper=True, tol=-1, *, out=None)\n--\n\n"
    ABOUT_pstrf
    "\n\nhelp(torch.pstrf) shows an example.")
ENTRY("qr", method_qr,
    "qr($self, some=True, *, out=None)\n--\n\n"
    "qr(some=True, *, out=None) -> (Tensor, Tensor)\n\n"
    ABOUT_qr
    "\n\nqr(some) -> (Tensor, Tensor)\n\n"
    ABOUT_qr_complete
    "\n\nhelp(torch.qr) shows an example.")
ENTRY("geqrf", method_geqrf,
    "geqrf($self, *, out=None)\n--\n\n"
    ABOUT_geqrf
    "\n\nhelp(torch.geqrf) shows an example.")
ENTRY("orgqr", method_orgqr,
    "orgqr($self, input2, *, out=None)\n--\n\n"
    ABOUT_orgqr
    "\n\nhelp(torch.orgqr) shows an example.")
ENTRY("ormqr", method_ormqr,
    "ormqr($self, input2, input3, left=True, transpose=False)\n--\n\n"
    ABOUT_ormqr
    "\n\nhelp(torch.ormqr) shows an example.")
ENTRY("symeig", method_symeig,
    "symeig($self, eigenvectors=False, upper=True, *, out=None)\n--\n\n"
    ABOUT_symeig
    "\n\nhelp(torch.symeig) shows an example.")
ENTRY("eig", method_eig,
    "eig($self, eigenvectors=False, *, out=None)\n--\n\n"
    ABOUT_eig
    "\n\nhelp(torch.eig) shows an example.")
ENTRY("svd", method_svd,
    "svd($self, some=True, compute_uv=True, *, out=None)\n--\n\n"
    "svd(some=True, *, out=None) -> (Tensor, RealTensor, Tensor)\n\n"
    ABOUT_svd
    "\n\nsvd(some=True, compute_uv=True) -> (Tensor, RealTensor, Tensor)\n\n"
    ABOUT_svd_chosen
    "\n\nhelp(torch.svd) shows an example.")
ENTRY("new_zeros", method_new_zeros,
    "new_zeros($self, size, *, out=None)\n--\n\n"
    ABOUT_new_zeros
    EXAMPLE_new_zeros)
ENTRY("new_ones", method_new_ones,
    "new_ones($self, size, *, out=None)\n--\n\n"
    ABOUT_new_ones
    EXAMPLE_new_ones)
ENTRY("new_empty", method_new_empty,
    "new_empty($self, size, *, out=None)\n--\n\n"
    ABOUT_new_empty
    EXAMPLE_new_empty)
ENTRY("new_full", method_new_full,
    "new_full($self, size, fill_value, *, out=None)\n--\n\n"
    ABOUT_new_full
    EXAMPLE_new_full)
ENTRY("bernoulli", method_bernoulli,
    "bernoulli($self, p=None, *, out=None)\n--\n\n"
    "bernoulli(*, out=None) -> Tensor\n\n"
    ABOUT_bernoulli
    "\n\nbernoulli(p, *, out=None) -> Tensor\n\n"
    ABOUT_bernoulli_like
    "\n\nhelp(torch.bernoulli) shows an example.")
ENTRY("standard_gamma", method_standard_gamma,
    "standard_gamma($self, *, out=None)\n--\n\n"
    ABOUT_standard_gamma
    "\n\nhelp(torch.standard_gamma) shows an example.")
ENTRY("log_standard_gamma", method_log_standard_gamma,
    "log_standard_gamma($self, *, out=None)\n--\n\n"
    ABOUT_log_standard_gamma
    "\n\nhelp(torch.log_standard_gamma) shows an example.")
ENTRY("poisson", method_poisson,
    "poisson($self, *, out=None)\n--\n\n"
    ABOUT_poisson
    "\n\nhelp(torch.poisson) shows an example.")
ENTRY("binomial", method_binomial,
    "binomial($self, prob, *, out=None)\n--\n\n"
    ABOUT_binomial
    "\n\nhelp(torch.binomial) shows an example.")
ENTRY("bernoulli_", method_bernoulli_,
    "bernoulli_($self, p=0.5)\n--\n\n"
    "bernoulli_(p=0.5) -> Tensor\n\n"
    ABOUT_bernoulli_
    "\n\nbernoulli_(p=0.5) -> Tensor\n\n"
    ABOUT_bernoulli_integral_
    "\n\nbernoulli_(p) -> Tensor\n\n"
    ABOUT_bernoulli_each_
    "\n\nhelp(torch.bernoulli_) shows an example.")
ENTRY("uniform_", method_uniform_,
    "uniform_($self, low=0, high=1)\n--\n\n"
    "uniform_(low=0, high=1) -> Tensor\n\n"
    ABOUT_uniform_
    "\n\nuniform_(low=0, high=1) -> Tensor\n\n"
    ABOUT_uniform_complex_
    "\n\nhelp(torch.uniform_) shows an example.")
ENTRY("normal_", method_normal_,
    "normal_($self, mean=0, std=1)\n--\n\n"
    "normal_(mean=0, std=1) -> Tensor\n\n"
    ABOUT_normal_
    "\n\nnormal_(mean=0, std=1) -> Tensor\n\n"
    ABOUT_normal_complex_
    "\n\nhelp(torch.normal_) shows an example.")
ENTRY("exponential_", method_exponential_,
    "exponential_($self, lambd=1)\n--\n\n"
    ABOUT_exponential_
    "\n\nhelp(torch.exponential_) shows an example.")
ENTRY("cauchy_", method_cauchy_,
    "cauchy_($self, median=0, sigma=1)\n--\n\n"
    ABOUT_cauchy_
    "\n\nhelp(torch.cauchy_) shows an example.")
ENTRY("log_normal_", method_log_normal_,
    "log_normal_($self, mean=1, std=2)\n--\n\n"
    ABOUT_log_normal_
    "\n\nhelp(torch.log_normal_) shows an example.")
ENTRY("geometric_", method_geometric_,
    "geometric_($self, p)\n--\n\n"
    "geometric_(p) -> Tensor\n\n"
    ABOUT_geometric_
    "\n\ngeometric_(p) -> Tensor\n\n"
    ABOUT_geometric_integral_
    "\n\nhelp(torch.geometric_) shows an example.")
ENTRY("random_", method_random_,
    "random_($self, low=None, high=None)\n--\n\n"
    "random_(high=None) -> Tensor\n\n"
    ABOUT_random_
    "\n\nrandom_(low, high) -> Tensor\n\n"
    ABOUT_random_between_
    "\n\nhelp(torch.random_) shows an example.")
ENTRY("conv2d", method_conv2d,
    "conv2d($self, weight, bias=None, stride=1, padding=0, dilation=1, groups=1, *, out=None)\n--\n\n"
    ABOUT_conv2d
    "\n\nhelp(torch.conv2d) shows an example.")
ENTRY("mse_loss", method_mse_loss,
    "mse_loss($self, target, weight, *, size_average=None, reduce=None, reduction='mean')\n--\n\n"
    "mse_loss(target, size_average=None, reduce=None, reduction='mean', weight) -> Tensor\n\n"
    ABOUT_mse_loss_weighted
    "\n\nhelp(torch.mse_loss) shows an example.")
ENTRY("l1_loss", method_l1_loss,
    "l1_loss($self, target, size_average=None, reduce=None, reduction='mean', weight=None)\n--\n\n"
    "l1_loss(target, size_average=None, reduce=None, reduction='mean', weight) -> Tensor\n\n"
    ABOUT_l1_loss_weighted
    "\n\nl1_loss(target, size_average=None, reduce=None, reduction='mean') -> Tensor\n\n"
    ABOUT_l1_loss_complex
    "\n\nhelp(torch.l1_loss) shows an example.")
ENTRY("huber_loss", method_huber_loss,
    "huber_loss($self, target, weight, *, reduction='mean', delta=1.0)\n--\n\n"
    "huber_loss(target, reduction='mean', delta=1.0, weight) -> Tensor\n\n"
    ABOUT_huber_loss_weighted
    "\n\nhelp(torch.huber_loss) shows an example.")
ENTRY("stft", method_stft,
    "stft($self, n_fft, hop_length=None, win_length=None, window=None, center=True, pad_mode='reflect', normalized=False, onesided=None, return_complex=None)\n--\n\n"
    ABOUT_stft
    "\n\nhelp(torch.stft) shows an example.")
ENTRY("istft", method_istft,
    "istft($self, n_fft, hop_length=None, win_length=None, window=None, center=True, normalized=False, onesided=None, length=None, return_complex=False)\n--\n\n"
    ABOUT_istft
    "\n\nhelp(torch.istft) shows an example.")
ENTRY("narrow_copy", method_narrow_copy,
    "narrow_copy($self, dim, start, length)\n--\n\n"
    ABOUT_narrow_copy
    "\n\nhelp(torch.narrow_copy) shows an example.")
ENTRY("resize", method_resize, "resize($self, sizes)\n--\n\n" ABOUT_resize EXAMPLE_resize)
ENTRY("resize_as", method_resize_as,
    "resize_as($self, tensor)\n--\n\n"
    ABOUT_resize_as
    EXAMPLE_resize_as)
ENTRY("adjoint", method_adjoint,
    "adjoint($self)\n--\n\n"
    ABOUT_adjoint
    "\n\nhelp(torch.adjoint) shows an example.")
ENTRY("resolve_conj", method_resolve_conj,
    "resolve_conj($self)\n--\n\n"
    ABOUT_resolve_conj
    "\n\nhelp(torch.resolve_conj) shows an example.")
ENTRY("resolve_neg", method_resolve_neg,
    "resolve_neg($self)\n--\n\n"
    ABOUT_resolve_conj
    "\n\nhelp(torch.resolve_neg) shows an example.")
ENTRY("is_conj", method_is_conj,
    "is_conj($self)\n--\n\n"
    ABOUT_is_conj
    "\n\nhelp(torch.is_conj) shows an example.")
ENTRY("is_neg", method_is_neg,
    "is_neg($self)\n--\n\n"
    ABOUT_is_conj
    "\n\nhelp(torch.is_neg) shows an example.")
ENTRY("is_distributed", method_is_distributed,
    "is_distributed($self)\n--\n\n"
    ABOUT_is_conj
    "\n\nhelp(torch.is_distributed) shows an example.")
ENTRY("nonzero_static", method_nonzero_static,
    "nonzero_static($self, size, fill_value=-1)\n--\n\n"
    ABOUT_nonzero_static
    "\n\nhelp(torch.nonzero_static) shows an example.")
ENTRY("lu_solve", method_lu_solve,
    "lu_solve($self, LU_data, LU_pivots)\n--\n\n"
    ABOUT_lu_solve
    "\n\nhelp(torch.lu_solve) shows an example.")
ENTRY("abs_", inplace_abs, "abs_($self)\n--\n\n" ABOUT_abs "\n\nhelp(torch.abs) shows an example.")
ENTRY("absolute_", inplace_absolute,
    "absolute_($self)\n--\n\n"
    ABOUT_abs
    "\n\nhelp(torch.absolute) shows an example.")
ENTRY("neg_", inplace_neg, "neg_($self)\n--\n\n" ABOUT_neg "\n\nhelp(torch.neg) shows an example.")
ENTRY("negative_", inplace_negative,
    "negative_($self)\n--\n\n"
    ABOUT_neg
    "\n\nhelp(torch.negative) shows an example.")
ENTRY("sign_", inplace_sign,
    "sign_($self)\n--\n\n"
    ABOUT_sign
    "\n\nhelp(torch.sign) shows an example.")
ENTRY("floor_", inplace_floor,
    "floor_($self)\n--\n\n"
    ABOUT_floor
    "\n\nhelp(torch.floor) shows an example.")
ENTRY("ceil_", inplace_ceil,
    "ceil_($self)\n--\n\n"
    ABOUT_ceil
    "\n\nhelp(torch.ceil) shows an example.")
ENTRY("round_", inplace_round,
    "round_($self, decimals=None)\n--\n\n"
    "round_() -> Tensor\n\n"
    ABOUT_round
    "\n\nround_(decimals) -> Tensor\n\n"
    ABOUT_round_decimals
    "\n\nhelp(torch.round) shows an example.")
ENTRY("trunc_", inplace_trunc,
    "trunc_($self)\n--\n\n"
    ABOUT_trunc
    "\n\nhelp(torch.trunc) shows an example.")
ENTRY("fix_", inplace_fix,
    "fix_($self)\n--\n\n"
    ABOUT_trunc
    "\n\nhelp(torch.fix) shows an example.")
ENTRY("frac_", inplace_frac,
    "frac_($self)\n--\n\n"
    ABOUT_frac
    "\n\nhelp(torch.frac) shows an example.")
ENTRY("reciprocal_", inplace_reciprocal,
    "reciprocal_($self)\n--\n\n"
    ABOUT_reciprocal
    "\n\nhelp(torch.reciprocal) shows an example.")
ENTRY("cinv_", inplace_cinv,
    "cinv_($self)\n--\n\n"
    ABOUT_reciprocal
    "\n\nhelp(torch.cinv) shows an example.")
ENTRY("sqrt_", inplace_sqrt,
    "sqrt_($self)\n--\n\n"
    ABOUT_sqrt
    "\n\nhelp(torch.sqrt) shows an example.")
ENTRY("rsqrt_", inplace_rsqrt,
    "rsqrt_($self)\n--\n\n"
    ABOUT_rsqrt
    "\n\nhelp(torch.rsqrt) shows an example.")
ENTRY("exp_", inplace_exp, "exp_($self)\n--\n\n" ABOUT_exp "\n\nhelp(torch.exp) shows an example.")
ENTRY("expm1_", inplace_expm1,
    "expm1_($self)\n--\n\n"
    ABOUT_expm1
    "\n\nhelp(torch.expm1) shows an example.")
ENTRY("log_", inplace_log, "log_($self)\n--\n\n" ABOUT_log "\n\nhelp(torch.log) shows an example.")
ENTRY("log1p_", inplace_log1p,
    "log1p_($self)\n--\n\n"
    ABOUT_log1p
    "\n\nhelp(torch.log1p) shows an example.")
ENTRY("pow_", inplace_pow,
    "pow_($self, exponent)\n--\n\n"
    ABOUT_pow
    "\n\nhelp(torch.pow) shows an example.")
ENTRY("sin_", inplace_sin, "sin_($self)\n--\n\n" ABOUT_sin "\n\nhelp(torch.sin) shows an example.")
ENTRY("cos_", inplace_cos, "cos_($self)\n--\n\n" ABOUT_cos "\n\nhelp(torch.cos) shows an example.")
ENTRY("tan_", inplace_tan, "tan_($self)\n--\n\n" ABOUT_tan "\n\nhelp(torch.tan) shows an example.")
ENTRY("asin_", inplace_asin,
    "asin_($self)\n--\n\n"
    ABOUT_asin
    "\n\nhelp(torch.asin) shows an example.")
ENTRY("arcsin_", inplace_arcsin,
    "arcsin_($self)\n--\n\n"
    ABOUT_asin
    "\n\nhelp(torch.arcsin) shows an example.")
ENTRY("acos_", inplace_acos,
    "acos_($self)\n--\n\n"
    ABOUT_acos
    "\n\nhelp(torch.acos) shows an example.")
ENTRY("arccos_", inplace_arccos,
    "arccos_($self)\n--\n\n"
    ABOUT_acos
    "\n\nhelp(torch.arccos) shows an example.")
ENTRY("atan_", inplace_atan,
    "atan_($self)\n--\n\n"
    "atan_() -> Tensor\n\n"
    ABOUT_atan
    "\n\natan_() -> Tensor\n\n"
    ABOUT_atan_complex
    "\n\nhelp(torch.atan) shows an example.")
ENTRY("arctan_", inplace_arctan,
    "arctan_($self)\n--\n\n"
    "arctan_() -> Tensor\n\n"
    ABOUT_atan
    "\n\narctan_() -> Tensor\n\n"
    ABOUT_atan_complex
    "\n\nhelp(torch.arctan) shows an example.")
ENTRY("atan2_", inplace_atan2,
    "atan2_($self, other)\n--\n\n"
    ABOUT_atan2
    "\n\nhelp(torch.atan2) shows an example.")
ENTRY("arctan2_", inplace_arctan2,
    "arctan2_($self, other)\n--\n\n"
    ABOUT_atan2
    "\n\nhelp(torch.arctan2) shows an example.")
ENTRY("sinh_", inplace_sinh,
    "sinh_($self)\n--\n\n"
    ABOUT_sinh
    "\n\nhelp(torch.sinh) shows an example.")
ENTRY("cosh_", inplace_cosh,
    "cosh_($self)\n--\n\n"
    ABOUT_cosh
    "\n\nhelp(torch.cosh) shows an example.")
ENTRY("tanh_", inplace_tanh,
    "tanh_($self)\n--\n\n"
    ABOUT_tanh
    "\n\nhelp(torch.tanh) shows an example.")
ENTRY("asinh_", inplace_asinh,
    "asinh_($self)\n--\n\n"
    "asinh_() -> Tensor\n\n"
    ABOUT_asinh
    "\n\nasinh_() -> Tensor\n\n"
    ABOUT_asinh_complex
    "\n\nhelp(torch.asinh) shows an example.")
ENTRY("arcsinh_", inplace_arcsinh,
    "arcsinh_($self)\n--\n\n"
    "arcsinh_() -> Tensor\n\n"
    ABOUT_asinh
    "\n\narcsinh_() -> Tensor\n\n"
    ABOUT_asinh_complex
    "\n\nhelp(torch.arcsinh) shows an example.")
ENTRY("acosh_", inplace_acosh,
    "acosh_($self)\n--\n\n"
    ABOUT_acosh
    "\n\nhelp(torch.acosh) shows an example.")
ENTRY("arccosh_", inplace_arccosh,
    "arccosh_($self)\n--\n\n"
    ABOUT_acosh
    "\n\nhelp(torch.arccosh) shows an example.")
ENTRY("atanh_", inplace_atanh,
    "atanh_($self)\n--\n\n"
    ABOUT_atanh
    "\n\nhelp(torch.atanh) shows an example.")
ENTRY("arctanh_", inplace_arctanh,
    "arctanh_($self)\n--\n\n"
    ABOUT_atanh
    "\n\nhelp(torch.arctanh) shows an example.")
ENTRY("deg2rad_", inplace_deg2rad,
    "deg2rad_($self)\n--\n\n"
    ABOUT_deg2rad
    "\n\nhelp(torch.deg2rad) shows an example.")
ENTRY("rad2deg_", inplace_rad2deg,
    "rad2deg_($self)\n--\n\n"
    ABOUT_rad2deg
    "\n\nhelp(torch.rad2deg) shows an example.")
ENTRY("sinc_", inplace_sinc,
    "sinc_($self)\n--\n\n"
    "sinc_() -> Tensor\n\n"
    ABOUT_sinc
    "\n\nsinc_() -> Tensor\n\n"
    ABOUT_sinc_complex
    "\n\nhelp(torch.sinc) shows an example.")
ENTRY("square_", inplace_square,
    "square_($self)\n--\n\n"
    ABOUT_square
    "\n\nhelp(torch.square) shows an example.")
ENTRY("log2_", inplace_log2,
    "log2_($self)\n--\n\n"
    ABOUT_log2
    "\n\nhelp(torch.log2) shows an example.")
ENTRY("log10_", inplace_log10,
    "log10_($self)\n--\n\n"
    ABOUT_log10
    "\n\nhelp(torch.log10) shows an example.")
ENTRY("exp2_", inplace_exp2,
    "exp2_($self)\n--\n\n"
    "exp2_() -> Tensor\n\n"
    ABOUT_exp2
    "\n\nexp2_() -> Tensor\n\n"
    ABOUT_exp2_complex
    "\n\nhelp(torch.exp2) shows an example.")
ENTRY("erf_", inplace_erf, "erf_($self)\n--\n\n" ABOUT_erf "\n\nhelp(torch.erf) shows an example.")
ENTRY("erfc_", inplace_erfc,
    "erfc_($self)\n--\n\n"
    ABOUT_erfc
    "\n\nhelp(torch.erfc) shows an example.")
ENTRY("erfinv_", inplace_erfinv,
    "erfinv_($self)\n--\n\n"
    ABOUT_erfinv
    "\n\nhelp(torch.erfinv) shows an example.")
ENTRY("lgamma_", inplace_lgamma,
    "lgamma_($self)\n--\n\n"
    ABOUT_lgamma
    "\n\nhelp(torch.lgamma) shows an example.")
ENTRY("digamma_", inplace_digamma,
    "digamma_($self)\n--\n\n"
    ABOUT_digamma
    "\n\nhelp(torch.digamma) shows an example.")
ENTRY("polygamma_", inplace_polygamma,
    "polygamma_($self, n)\n--\n\n"
    ABOUT_polygamma
    "\n\nhelp(torch.polygamma) shows an example.")
ENTRY("logit_", inplace_logit,
    "logit_($self, eps=-1)\n--\n\n"
    ABOUT_logit
    "\n\nhelp(torch.logit) shows an example.")
ENTRY("erfcx_", inplace_erfcx,
    "erfcx_($self)\n--\n\n"
    ABOUT_erfcx
    "\n\nhelp(torch.erfcx) shows an example.")
ENTRY("ndtr_", inplace_ndtr,
    "ndtr_($self)\n--\n\n"
    ABOUT_ndtr
    "\n\nhelp(torch.ndtr) shows an example.")
ENTRY("log_ndtr_", inplace_log_ndtr,
    "log_ndtr_($self)\n--\n\n"
    ABOUT_log_ndtr
    "\n\nhelp(torch.log_ndtr) shows an example.")
ENTRY("entr_", inplace_entr,
    "entr_($self)\n--\n\n"
    ABOUT_entr
    "\n\nhelp(torch.entr) shows an example.")
ENTRY("i0_", inplace_i0, "i0_($self)\n--\n\n" ABOUT_i0 "\n\nhelp(torch.i0) shows an example.")
ENTRY("i0e_", inplace_i0e, "i0e_($self)\n--\n\n" ABOUT_i0e "\n\nhelp(torch.i0e) shows an example.")
ENTRY("i1_", inplace_i1, "i1_($self)\n--\n\n" ABOUT_i1 "\n\nhelp(torch.i1) shows an example.")
ENTRY("i1e_", inplace_i1e, "i1e_($self)\n--\n\n" ABOUT_i1e "\n\nhelp(torch.i1e) shows an example.")
ENTRY("igamma_", inplace_igamma,
    "igamma_($self, other)\n--\n\n"
    ABOUT_igamma
    "\n\nhelp(torch.igamma) shows an example.")
ENTRY("igammac_", inplace_igammac,
    "igammac_($self, other)\n--\n\n"
    ABOUT_igammac
    "\n\nhelp(torch.igammac) shows an example.")
ENTRY("hypot_", inplace_hypot,
    "hypot_($self, other)\n--\n\n"
    ABOUT_hypot
    "\n\nhelp(torch.hypot) shows an example.")
ENTRY("copysign_", inplace_copysign,
    "copysign_($self, other)\n--\n\n"
    ABOUT_copysign
    "\n\nhelp(torch.copysign) shows an example.")
ENTRY("heaviside_", inplace_heaviside,
    "heaviside_($self, values)\n--\n\n"
    ABOUT_heaviside
    "\n\nhelp(torch.heaviside) shows an example.")
ENTRY("logaddexp_", inplace_logaddexp,
    "logaddexp_($self, other)\n--\n\n"
    ABOUT_logaddexp
    "\n\nhelp(torch.logaddexp) shows an example.")
ENTRY("logaddexp2_", inplace_logaddexp2,
    "logaddexp2_($self, other)\n--\n\n"
    ABOUT_logaddexp2
    "\n\nhelp(torch.logaddexp2) shows an example.")
ENTRY("xlogy_", inplace_xlogy,
    "xlogy_($self, other)\n--\n\n"
    ABOUT_xlogy
    "\n\nhelp(torch.xlogy) shows an example.")
ENTRY("xlog1py_", inplace_xlog1py,
    "xlog1py_($self, other)\n--\n\n"
    ABOUT_xlog1py
    "\n\nhelp(torch.xlog1py) shows an example.")
ENTRY("ldexp_", inplace_ldexp,
    "ldexp_($self, other)\n--\n\n"
    "ldexp_(other) -> Tensor\n\n"
    ABOUT_ldexp
    "\n\nldexp_(other) -> Tensor\n\n"
    ABOUT_ldexp_complex
    "\n\nhelp(torch.ldexp) shows an example.")
ENTRY("fill_", inplace_fill,
    "fill_($self, value)\n--\n\n"
    ABOUT_fill
    "\n\nhelp(torch.fill) shows an example.")
ENTRY("zero_", inplace_zero,
    "zero_($self)\n--\n\n"
    ABOUT_zero
    "\n\nhelp(torch.zero) shows an example.")
ENTRY("add_", inplace_add,
    "add_($self, other, *, alpha=1)\n--\n\n"
    "add_(alpha=1, other) -> Tensor\n\n"
    ABOUT_add
    "\n\nhelp(torch.add) shows an example.")
ENTRY("sub_", inplace_sub,
    "sub_($self, other, *, alpha=1)\n--\n\n"
    "sub_(alpha=1, other) -> Tensor\n\n"
    ABOUT_sub
    "\n\nhelp(torch.sub) shows an example.")
ENTRY("subtract_", inplace_subtract,
    "subtract_($self, other, *, alpha=1)\n--\n\n"
    "subtract_(alpha=1, other) -> Tensor\n\n"
    ABOUT_sub
    "\n\nhelp(torch.subtract) shows an example.")
ENTRY("rsub_", inplace_rsub,
    "rsub_($self, other, alpha=1)\n--\n\n"
    ABOUT_rsub
    "\n\nhelp(torch.rsub) shows an example.")
ENTRY("mul_", inplace_mul,
    "mul_($self, other)\n--\n\n"
    ABOUT_mul
    "\n\nhelp(torch.mul) shows an example.")
ENTRY("multiply_", inplace_multiply,
    "multiply_($self, other)\n--\n\n"
    ABOUT_mul
    "\n\nhelp(torch.multiply) shows an example.")
ENTRY("div_", inplace_div,
    "div_($self, other, rounding_mode=None)\n--\n\n"
    "div_(other) -> Tensor\n\n"
    ABOUT_div
    "\n\ndiv_(other, rounding_mode) -> Tensor\n\n"
    ABOUT_div_rounded
    "\n\nhelp(torch.div) shows an example.")
ENTRY("divide_", inplace_divide,
    "divide_($self, other, rounding_mode=None)\n--\n\n"
    "divide_(other) -> Tensor\n\n"
    ABOUT_div
    "\n\ndivide_(other, rounding_mode) -> Tensor\n\n"
    ABOUT_div_rounded
    "\n\nhelp(torch.divide) shows an example.")
ENTRY("true_divide_", inplace_true_divide,
    "true_divide_($self, other, rounding_mode=None)\n--\n\n"
    "true_divide_(other) -> Tensor\n\n"
    ABOUT_div
    "\n\ntrue_divide_(other, rounding_mode) -> Tensor\n\n"
    ABOUT_div_rounded
    "\n\nhelp(torch.true_divide) shows an example.")
ENTRY("floor_divide_", inplace_floor_divide,
    "floor_divide_($self, other)\n--\n\n"
    ABOUT_floor_divide
    "\n\nhelp(torch.floor_divide) shows an example.")
ENTRY("trunc_divide_", inplace_trunc_divide,
    "trunc_divide_($self, other)\n--\n\n"
    ABOUT_trunc_divide
    "\n\nhelp(torch.trunc_divide) shows an example.")
ENTRY("fmod_", inplace_fmod,
    "fmod_($self, other)\n--\n\n"
    ABOUT_fmod
    "\n\nhelp(torch.fmod) shows an example.")
ENTRY("remainder_", inplace_remainder,
    "remainder_($self, other)\n--\n\n"
    ABOUT_remainder
    "\n\nhelp(torch.remainder) shows an example.")
ENTRY("lerp_", inplace_lerp,
    "lerp_($self, end, weight)\n--\n\n"
    "lerp_(end, weight) -> Tensor\n\n"
    ABOUT_lerp
    "\n\nlerp_(end, weight) -> Tensor\n\n"
    ABOUT_lerp_tensor
    "\n\nhelp(torch.lerp) shows an example.")
ENTRY("addcmul_", inplace_addcmul,
    "addcmul_($self, tensor1, tensor2, *, value=1)\n--\n\n"
    "addcmul_(value=1, tensor1, tensor2) -> Tensor\n\n"
    ABOUT_addcmul
    "\n\nhelp(torch.addcmul) shows an example.")
ENTRY("addcdiv_", inplace_addcdiv,
    "addcdiv_($self, tensor1, tensor2, *, value=1)\n--\n\n"
    "addcdiv_(value=1, tensor1, tensor2) -> Tensor\n\n"
    ABOUT_addcdiv
    "\n\nhelp(torch.addcdiv) shows an example.")
ENTRY("clamp_", inplace_clamp,
    "clamp_($self, min=None, max=None)\n--\n\n"
    "clamp_(min, max) -> Tensor\n\n"
    ABOUT_clamp
    "\n\nclamp_(min) -> Tensor\n\n"
    ABOUT_clamp_min
    "\n\nclamp_(max) -> Tensor\n\n"
    ABOUT_clamp_max
    "\n\nclamp_(min, max) -> Tensor\n\n"
    ABOUT_clamp_tensor
    "\n\nclamp_(min) -> Tensor\n\n"
    ABOUT_clamp_min_tensor
    "\n\nclamp_(max) -> Tensor\n\n"
    ABOUT_clamp_max_tensor
    "\n\nhelp(torch.clamp) shows an example.")
ENTRY("clip_", inplace_clip,
    "clip_($self, min=None, max=None)\n--\n\n"
    "clip_(min, max) -> Tensor\n\n"
    ABOUT_clamp
    "\n\nclip_(min) -> Tensor\n\n"
    ABOUT_clamp_min
    "\n\nclip_(max) -> Tensor\n\n"
    ABOUT_clamp_max
    "\n\nclip_(min, max) -> Tensor\n\n"
    ABOUT_clamp_tensor
    "\n\nclip_(min) -> Tensor\n\n"
    ABOUT_clamp_min_tensor
    "\n\nclip_(max) -> Tensor\n\n"
    ABOUT_clamp_max_tensor
    "\n\nhelp(torch.clip) shows an example.")
ENTRY("clamp_min_", inplace_clamp_min,
    "clamp_min_($self, min)\n--\n\n"
    "clamp_min_(min) -> Tensor\n\n"
    ABOUT_clamp_min
    "\n\nclamp_min_(min) -> Tensor\n\n"
    ABOUT_clamp_min_tensor
    "\n\nhelp(torch.clamp_min) shows an example.")
ENTRY("clamp_max_", inplace_clamp_max,
    "clamp_max_($self, max)\n--\n\n"
    "clamp_max_(max) -> Tensor\n\n"
    ABOUT_clamp_max
    "\n\nclamp_max_(max) -> Tensor\n\n"
    ABOUT_clamp_max_tensor
    "\n\nhelp(torch.clamp_max) shows an example.")
ENTRY("max_", inplace_max,
    "max_($self, other)\n--\n\n"
    ABOUT_max_other
    "\n\nhelp(torch.max) shows an example.")
ENTRY("maximum_", inplace_maximum,
    "maximum_($self, other)\n--\n\n"
    ABOUT_max_other
    "\n\nhelp(torch.maximum) shows an example.")
ENTRY("cmax_", inplace_cmax,
    "cmax_($self, other)\n--\n\n"
    ABOUT_max_other
    "\n\nhelp(torch.cmax) shows an example.")
ENTRY("min_", inplace_min,
    "min_($self, other)\n--\n\n"
    ABOUT_min_other
    "\n\nhelp(torch.min) shows an example.")
ENTRY("minimum_", inplace_minimum,
    "minimum_($self, other)\n--\n\n"
    ABOUT_min_other
    "\n\nhelp(torch.minimum) shows an example.")
ENTRY("cmin_", inplace_cmin,
    "cmin_($self, other)\n--\n\n"
    ABOUT_min_other
    "\n\nhelp(torch.cmin) shows an example.")
ENTRY("fmax_", inplace_fmax,
    "fmax_($self, other)\n--\n\n"
    ABOUT_fmax
    "\n\nhelp(torch.fmax) shows an example.")
ENTRY("fmin_", inplace_fmin,
    "fmin_($self, other)\n--\n\n"
    ABOUT_fmin
    "\n\nhelp(torch.fmin) shows an example.")
ENTRY("bitwise_and_", inplace_bitwise_and,
    "bitwise_and_($self, other)\n--\n\n"
    ABOUT_bitwise_and
    "\n\nhelp(torch.bitwise_and) shows an example.")
ENTRY("bitwise_or_", inplace_bitwise_or,
    "bitwise_or_($self, other)\n--\n\n"
    ABOUT_bitwise_or
    "\n\nhelp(torch.bitwise_or) shows an example.")
ENTRY("bitwise_xor_", inplace_bitwise_xor,
    "bitwise_xor_($self, other)\n--\n\n"
    ABOUT_bitwise_xor
    "\n\nhelp(torch.bitwise_xor) shows an example.")
ENTRY("bitwise_not_", inplace_bitwise_not,
    "bitwise_not_($self)\n--\n\n"
    "bitwise_not_() -> Tensor\n\n"
    ABOUT_bitwise_not
    "\n\nbitwise_not_() -> Tensor\n\n"
    ABOUT_bitwise_not_truth
    "\n\nhelp(torch.bitwise_not) shows an example.")
ENTRY("left_shift_", inplace_left_shift,
    "left_shift_($self, other)\n--\n\n"
    ABOUT_left_shift
    "\n\nhelp(torch.left_shift) shows an example.")
ENTRY("bitwise_left_shift_", inplace_bitwise_left_shift,
    "bitwise_left_shift_($self, other)\n--\n\n"
    ABOUT_left_shift
    "\n\nhelp(torch.bitwise_left_shift) shows an example.")
ENTRY("right_shift_", inplace_right_shift,
    "right_shift_($self, other)\n--\n\n"
    ABOUT_right_shift
    "\n\nhelp(torch.right_shift) shows an example.")
ENTRY("bitwise_right_shift_", inplace_bitwise_right_shift,
    "bitwise_right_shift_($self, other)\n--\n\n"
    ABOUT_right_shift
    "\n\nhelp(torch.bitwise_right_shift) shows an example.")
ENTRY("gcd_", inplace_gcd,
    "gcd_($self, other)\n--\n\n"
    ABOUT_gcd
    "\n\nhelp(torch.gcd) shows an example.")
ENTRY("lcm_", inplace_lcm,
    "lcm_($self, other)\n--\n\n"
    ABOUT_lcm
    "\n\nhelp(torch.lcm) shows an example.")
ENTRY("eq_", inplace_eq,
    "eq_($self, other)\n--\n\n"
    ABOUT_eq
    "\n\nhelp(torch.eq) shows an example.")
ENTRY("ne_", inplace_ne,
    "ne_($self, other)\n--\n\n"
    ABOUT_ne
    "\n\nhelp(torch.ne) shows an example.")
ENTRY("not_equal_", inplace_not_equal,
    "not_equal_($self, other)\n--\n\n"
    ABOUT_ne
    "\n\nhelp(torch.not_equal) shows an example.")
ENTRY("lt_", inplace_lt,
    "lt_($self, other)\n--\n\n"
    ABOUT_lt
    "\n\nhelp(torch.lt) shows an example.")
ENTRY("less_", inplace_less,
    "less_($self, other)\n--\n\n"
    ABOUT_lt
    "\n\nhelp(torch.less) shows an example.")
ENTRY("le_", inplace_le,
    "le_($self, other)\n--\n\n"
    ABOUT_le
    "\n\nhelp(torch.le) shows an example.")
ENTRY("less_equal_", inplace_less_equal,
    "less_equal_($self, other)\n--\n\n"
    ABOUT_le
    "\n\nhelp(torch.less_equal) shows an example.")
ENTRY("gt_", inplace_gt,
    "gt_($self, other)\n--\n\n"
    ABOUT_gt
    "\n\nhelp(torch.gt) shows an example.")
ENTRY("greater_", inplace_greater,
    "greater_($self, other)\n--\n\n"
    ABOUT_gt
    "\n\nhelp(torch.greater) shows an example.")
ENTRY("ge_", inplace_ge,
    "ge_($self, other)\n--\n\n"
    ABOUT_ge
    "\n\nhelp(torch.ge) shows an example.")
ENTRY("greater_equal_", inplace_greater_equal,
    "greater_equal_($self, other)\n--\n\n"
    ABOUT_ge
    "\n\nhelp(torch.greater_equal) shows an example.")
ENTRY("logical_and_", inplace_logical_and,
    "logical_and_($self, other)\n--\n\n"
    ABOUT_logical_and
    "\n\nhelp(torch.logical_and) shows an example.")
ENTRY("logical_or_", inplace_logical_or,
    "logical_or_($self, other)\n--\n\n"
    ABOUT_logical_or
    "\n\nhelp(torch.logical_or) shows an example.")
ENTRY("logical_xor_", inplace_logical_xor,
    "logical_xor_($self, other)\n--\n\n"
    ABOUT_logical_xor
    "\n\nhelp(torch.logical_xor) shows an example.")
ENTRY("logical_not_", inplace_logical_not,
    "logical_not_($self)\n--\n\n"
    ABOUT_logical_not
    "\n\nhelp(torch.logical_not) shows an example.")
ENTRY("relu_", inplace_relu,
    "relu_($self)\n--\n\n"
    ABOUT_relu
    "\n\nhelp(torch.relu) shows an example.")
ENTRY("threshold_", inplace_threshold,
    "threshold_($self, threshold, value)\n--\n\n"
    ABOUT_threshold
    "\n\nhelp(torch.threshold) shows an example.")
ENTRY("leaky_relu_", inplace_leaky_relu,
    "leaky_relu_($self, negative_slope=0.01)\n--\n\n"
    ABOUT_leaky_relu
    "\n\nhelp(torch.leaky_relu) shows an example.")
ENTRY("elu_", inplace_elu,
    "elu_($self, alpha=1.0)\n--\n\n"
    ABOUT_elu
    "\n\nhelp(torch.elu) shows an example.")
ENTRY("selu_", inplace_selu,
    "selu_($self)\n--\n\n"
    ABOUT_selu
    "\n\nhelp(torch.selu) shows an example.")
ENTRY("celu_", inplace_celu,
    "celu_($self, alpha=1.0)\n--\n\n"
    ABOUT_celu
    "\n\nhelp(torch.celu) shows an example.")
ENTRY("hardtanh_", inplace_hardtanh,
    "hardtanh_($self, min_val=-1.0, max_val=1.0)\n--\n\n"
    ABOUT_hardtanh
    "\n\nhelp(torch.hardtanh) shows an example.")
ENTRY("relu6_", inplace_relu6,
    "relu6_($self)\n--\n\n"
    ABOUT_relu6
    "\n\nhelp(torch.relu6) shows an example.")
ENTRY("hardsigmoid_", inplace_hardsigmoid,
    "hardsigmoid_($self)\n--\n\n"
    ABOUT_hardsigmoid
    "\n\nhelp(torch.hardsigmoid) shows an example.")
ENTRY("hardswish_", inplace_hardswish,
    "hardswish_($self)\n--\n\n"
    ABOUT_hardswish
    "\n\nhelp(torch.hardswish) shows an example.")
ENTRY("hardshrink_", inplace_hardshrink,
    "hardshrink_($self, lambd=0.5)\n--\n\n"
    ABOUT_hardshrink
    "\n\nhelp(torch.hardshrink) shows an example.")
ENTRY("softshrink_", inplace_softshrink,
    "softshrink_($self, lambd=0.5)\n--\n\n"
    ABOUT_softshrink
    "\n\nhelp(torch.softshrink) shows an example.")
ENTRY("sigmoid_", inplace_sigmoid,
    "sigmoid_($self)\n--\n\n"
    ABOUT_sigmoid
    "\n\nhelp(torch.sigmoid) shows an example.")
ENTRY("softplus_", inplace_softplus,
    "softplus_($self, beta=1.0, threshold=20.0)\n--\n\n"
    ABOUT_softplus
    "\n\nhelp(torch.softplus) shows an example.")
ENTRY("log_sigmoid_", inplace_log_sigmoid,
    "log_sigmoid_($self)\n--\n\n"
    ABOUT_log_sigmoid
    "\n\nhelp(torch.log_sigmoid) shows an example.")
ENTRY("logsigmoid_", inplace_logsigmoid,
    "logsigmoid_($self)\n--\n\n"
    ABOUT_log_sigmoid
    "\n\nhelp(torch.logsigmoid) shows an example.")
ENTRY("softsign_", inplace_softsign,
    "softsign_($self)\n--\n\n"
    ABOUT_softsign
    "\n\nhelp(torch.softsign) shows an example.")
ENTRY("tanhshrink_", inplace_tanhshrink,
    "tanhshrink_($self)\n--\n\n"
    "tanhshrink_() -> Tensor\n\n"
    ABOUT_tanhshrink
    "\n\ntanhshrink_() -> Tensor\n\n"
    ABOUT_tanhshrink_complex
    "\n\nhelp(torch.tanhshrink) shows an example.")
ENTRY("silu_", inplace_silu,
    "silu_($self)\n--\n\n"
    "silu_() -> Tensor\n\n"
    ABOUT_silu
    "\n\nsilu_() -> Tensor\n\n"
    ABOUT_silu_complex
    "\n\nhelp(torch.silu) shows an example.")
ENTRY("swish_", inplace_swish,
    "swish_($self)\n--\n\n"
    ABOUT_silu
    "\n\nhelp(torch.swish) shows an example.")
ENTRY("mish_", inplace_mish,
    "mish_($self)\n--\n\n"
    ABOUT_mish
    "\n\nhelp(torch.mish) shows an example.")
ENTRY("gelu_", inplace_gelu,
    "gelu_($self)\n--\n\n"
    ABOUT_gelu
    "\n\nhelp(torch.gelu) shows an example.")
ENTRY("addmm_", inplace_addmm,
    "addmm_($self, mat1, mat2, *, beta=1, alpha=1)\n--\n\n"
    "addmm_(beta=1, alpha=1, mat1, mat2) -> Tensor\n\n"
    ABOUT_addmm
    "\n\nhelp(torch.addmm) shows an example.")
ENTRY("addmv_", inplace_addmv,
    "addmv_($self, mat, vec, *, beta=1, alpha=1)\n--\n\n"
    "addmv_(beta=1, alpha=1, mat, vec) -> Tensor\n\n"
    ABOUT_addmv
    "\n\nhelp(torch.addmv) shows an example.")
ENTRY("addr_", inplace_addr,
    "addr_($self, vec1, vec2, *, beta=1, alpha=1)\n--\n\n"
    "addr_(beta=1, alpha=1, vec1, vec2) -> Tensor\n\n"
    ABOUT_addr
    "\n\nhelp(torch.addr) shows an example.")
ENTRY("addbmm_", inplace_addbmm,
    "addbmm_($self, batch1, batch2, *, beta=1, alpha=1)\n--\n\n"
    "addbmm_(beta=1, alpha=1, batch1, batch2) -> Tensor\n\n"
    ABOUT_addbmm
    "\n\nhelp(torch.addbmm) shows an example.")
ENTRY("baddbmm_", inplace_baddbmm,
    "baddbmm_($self, batch1, batch2, *, beta=1, alpha=1)\n--\n\n"
    "baddbmm_(beta=1, alpha=1, batch1, batch2) -> Tensor\n\n"
    ABOUT_baddbmm
    "\n\nhelp(torch.baddbmm) shows an example.")
ENTRY("conj_physical_", inplace_conj_physical,
    "conj_physical_($self)\n--\n\n"
    ABOUT_conj_physical
    "\n\nhelp(torch.conj_physical) shows an example.")
ENTRY("angle_", inplace_angle,
    "angle_($self)\n--\n\n"
    ABOUT_angle
    "\n\nhelp(torch.angle) shows an example.")
ENTRY("index_add_", inplace_index_add,
    "index_add_($self, dim, index, source)\n--\n\n"
    ABOUT_index_add
    "\n\nhelp(torch.index_add) shows an example.")
ENTRY("index_copy_", inplace_index_copy,
    "index_copy_($self, dim, index, source)\n--\n\n"
    ABOUT_index_copy
    "\n\nhelp(torch.index_copy) shows an example.")
ENTRY("index_fill_", inplace_index_fill,
    "index_fill_($self, dim, index, value)\n--\n\n"
    ABOUT_index_fill
    "\n\nhelp(torch.index_fill) shows an example.")
ENTRY("scatter_", inplace_scatter,
    "scatter_($self, dim, index, source)\n--\n\n"
    ABOUT_scatter
    "\n\nhelp(torch.scatter) shows an example.")
ENTRY("scatter_add_", inplace_scatter_add,
    "scatter_add_($self, dim, index, source)\n--\n\n"
    ABOUT_scatter_add
    "\n\nhelp(torch.scatter_add) shows an example.")
ENTRY("scatter_reduce_", inplace_scatter_reduce,
    "scatter_reduce_($self, dim, index, source, reduce, include_self=True)\n--\n\n"
    "scatter_reduce_(dim, index, source, reduce, include_self=True) -> Tensor\n\n"
    ABOUT_scatter_reduce
    "\n\nscatter_reduce_(dim, index, source, reduce, include_self=True) -> Tensor\n\n"
    ABOUT_scatter_reduce_complex
    "\n\nhelp(torch.scatter_reduce) shows an example.")
ENTRY("masked_fill_", inplace_masked_fill,
    "masked_fill_($self, mask, value)\n--\n\n"
    ABOUT_masked_fill
    "\n\nhelp(torch.masked_fill) shows an example.")
ENTRY("masked_copy_", inplace_masked_copy,
    "masked_copy_($self, mask, source)\n--\n\n"
    ABOUT_masked_copy
    "\n\nhelp(torch.masked_copy) shows an example.")
ENTRY("masked_scatter_", inplace_masked_scatter,
    "masked_scatter_($self, mask, source)\n--\n\n"
    ABOUT_masked_copy
    "\n\nhelp(torch.masked_scatter) shows an example.")
ENTRY("tril_", inplace_tril,
    "tril_($self, k=0)\n--\n\n"
    ABOUT_tril
    "\n\nhelp(torch.tril) shows an example.")
ENTRY("triu_", inplace_triu,
    "triu_($self, k=0)\n--\n\n"
    ABOUT_triu
    "\n\nhelp(torch.triu) shows an example.")
ENTRY("put_", inplace_put,
    "put_($self, index, source, accumulate=False)\n--\n\n"
    ABOUT_put
    "\n\nhelp(torch.put) shows an example.")
    {NULL, NULL, 0, NULL},
};
