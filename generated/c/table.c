/* Generated from ops.yaml by codegen/templates/table.c. Do not edit: change the row and run make gen. */
/* The base catalogue as th_register takes it: rows, names with the rows behind each, and operators. */
#include "python/call/call.h"
#include "names.h"

/* The generator checked the rows against these. */
_Static_assert(TH_MAX_TENSORS == 8, "codegen/model/limits.py has another TH_MAX_TENSORS");
_Static_assert(TH_MAX_RESULTS == 4, "codegen/model/limits.py has another TH_MAX_RESULTS");
_Static_assert(TH_MAX_SCALARS == 8, "codegen/model/limits.py has another TH_MAX_SCALARS");
_Static_assert(TH_MAX_INTS == 24, "codegen/model/limits.py has another TH_MAX_INTS");
_Static_assert(TH_MAX_LISTS == 4, "codegen/model/limits.py has another TH_MAX_LISTS");
_Static_assert(TH_MAX_OPERANDS == 12, "codegen/model/limits.py has another TH_MAX_OPERANDS");
_Static_assert(TH_MAX_ACCUMULATORS == 4, "codegen/model/limits.py has another TH_MAX_ACCUMULATORS");
_Static_assert(TH_MAX_DRAWS == 4, "codegen/model/limits.py has another TH_MAX_DRAWS");
_Static_assert(TH_MAX_DIM == 8, "codegen/model/limits.py has another TH_MAX_DIM");

const row *const th_base_rows[] = {
    &op_abs,
    &op_neg,
    &op_sign,
    &op_floor,
    &op_ceil,
    &op_round,
    &op_trunc,
    &op_frac,
    &op_isnan,
    &op_reciprocal,
    &op_sqrt,
    &op_rsqrt,
    &op_exp,
    &op_expm1,
    &op_log,
    &op_log1p,
    &op_pow,
    &op_sin,
    &op_cos,
    &op_sincos,
    &op_tan,
    &op_asin,
    &op_acos,
    &op_atan,
    &op_atan2,
    &op_sinh,
    &op_cosh,
    &op_tanh,
    &op_square,
    &op_log2,
    &op_log10,
    &op_exp2,
    &op_erf,
    &op_erfc,
    &op_erfinv,
    &op_lgamma,
    &op_digamma,
    &op_polygamma,
    &op_hypot,
    &op_copysign,
    &op_heaviside,
    &op_logaddexp,
    &op_nan_to_num,
    &op_fill,
    &op_zero,
    &op_clone,
    &op_zeros_like,
    &op_ones_like,
    &op_add,
    &op_sub,
    &op_mul,
    &op_div,
    &op_floor_divide,
    &op_fmod,
    &op_remainder,
    &op_lerp,
    &op_addcmul,
    &op_addcdiv,
    &op_clamp,
    &op_clamp_min,
    &op_clamp_max,
    &op_max_other,
    &op_min_other,
    &op_where,
    &op_bitwise_and,
    &op_bitwise_or,
    &op_bitwise_xor,
    &op_bitwise_not,
    &op_left_shift,
    &op_right_shift,
    &op_eq,
    &op_ne,
    &op_lt,
    &op_le,
    &op_gt,
    &op_ge,
    &op_isfinite,
    &op_isinf,
    &op_isclose,
    &op_allclose,
    &op_is_signed,
    &op_logical_and,
    &op_logical_or,
    &op_logical_xor,
    &op_logical_not,
    &op_eq_,
    &op_ne_,
    &op_lt_,
    &op_le_,
    &op_gt_,
    &op_ge_,
    &op_sum,
    &op_prod,
    &op_product,
    &op_recorded_product,
    &op_mean,
    &op_norm,
    &op_power_norm,
    &op_dist,
    &op_power_dist,
    &op_logsumexp,
    &op_all,
    &op_any,
    &op_max,
    &op_min,
    &op_max_dim,
    &op_min_dim,
    &op_aminmax,
    &op_argmax,
    &op_argmin,
    &op_amax,
    &op_amin,
    &op_sort,
    &op_argsort,
    &op_topk,
    &op_kthvalue,
    &op_median,
    &op_mode,
    &op_cumsum,
    &op_cumprod,
    &op_flip_dim,
    &op_var,
    &op_std,
    &op_var_input,
    &op_relu,
    &op_threshold,
    &op_hardtanh,
    &op_leaky_relu,
    &op_prelu,
    &op_elu,
    &op_hardshrink,
    &op_softshrink,
    &op_sigmoid,
    &op_softplus,
    &op_log_sigmoid,
    &op_softsign,
    &op_tanhshrink,
    &op_softmax,
    &op_log_softmax,
    &op_softmax_input,
    &op_log_softmax_input,
    &op_dot,
    &op_mv,
    &op_mm,
    &op_bmm,
    &op_ger,
    &op_addmm,
    &op_addmv,
    &op_addr,
    &op_addbmm,
    &op_baddbmm,
    &op_linear,
    &op_linear_weight,
    &op_matmul,
    &op_view,
    &op_reshape,
    &op_transpose,
    &op_t,
    &op_permute,
    &op_unpermute,
    &op_narrow,
    &op_narrow_input,
    &op_select,
    &op_select_input,
    &op_expand,
    &op_sum_to_size,
    &op_squeeze,
    &op_unsqueeze,
    &op_unfold,
    &op_unfold_input,
    &op_index,
    &op_index_input,
    &op_index_again,
    &op_assign,
    &op_view_as,
    &op_expand_as,
    &op_split,
    &op_chunk,
    &op_unbind,
    &op_index_select,
    &op_index_select_input,
    &op_gather,
    &op_gather_input,
    &op_pick,
    &op_pick_input,
    &op_masked_select,
    &op_masked_select_input,
    &op_nonzero,
    &op_index_add,
    &op_index_copy,
    &op_index_fill,
    &op_scatter,
    &op_scatter_add,
    &op_masked_fill,
    &op_masked_copy,
    &op_masked_copy_input,
    &op_diag,
    &op_diag_input,
    &op_tril,
    &op_triu,
    &op_trace,
    &op_renorm,
    &op_cross,
    &op_searchsorted,
    &op_bucketize,
    &op_histc,
    &op_bincount,
    &op_bincount_weighted,
    &op_multinomial,
    &op_unique,
    &op_take,
    &op_take_input,
    &op_put,
    &op_put_input,
    &op_diagonal,
    &op_diagonal_input,
    &op_flip,
    &op_roll,
    &op_tile,
    &op_repeat_interleave,
    &op_movedim,
    &op_flatten,
    &op_hstack,
    &op_vstack,
    &op_dstack,
    &op_transpose_,
    &op_t_,
    &op_squeeze_,
    &op_unsqueeze_,
    &op_cat,
    &op_stack,
    &op_repeat,
    &op_kron,
    &op_trapz,
    &op_cov,
    &op_corrcoef,
    &op_cdist,
    &op_pdist,
    &op_one_hot,
    &op_normalize,
    &op_cosine_similarity,
    &op_matrix_power,
    &op_gesv,
    &op_trtrs,
    &op_solved,
    &op_triangle_solved,
    &op_triangle_solved_back,
    &op_gels,
    &op_inverse,
    &op_det,
    &op_logdet,
    &op_slogdet,
    &op_btrifact,
    &op_btrisolve,
    &op_potrf,
    &op_potri,
    &op_potrs,
    &op_pstrf,
    &op_qr,
    &op_geqrf,
    &op_orgqr,
    &op_ormqr,
    &op_symeig,
    &op_eig,
    &op_svd,
    &op_turned,
    &op_triangle,
    &op_halved,
    &op_gaps,
    &op_zeros,
    &op_ones,
    &op_eye,
    &op_arange,
    &op_range,
    &op_linspace,
    &op_logspace,
    &op_randperm,
    &op_full,
    &op_full_like,
    &op_rand,
    &op_randn,
    &op_normal,
    &op_bernoulli,
    &op_rand_like,
    &op_randn_like,
    &op_bernoulli_,
    &op_uniform_,
    &op_normal_,
    &op_exponential_,
    &op_cauchy_,
    &op_log_normal_,
    &op_geometric_,
    &op_random_,
    &op_random_between_,
    &op_conv2d,
    &op_conv2d_input,
    &op_conv2d_weight,
    &op_conv_transpose2d,
    &op_conv1d,
    &op_max_pool2d,
    &op_max_pool2d_input,
    &op_max_pool2d_gather,
    &op_avg_pool2d,
    &op_avg_pool2d_input,
    &op_batch_norm,
    &op_batch_norm_input,
    &op_mse_loss,
    &op_l1_loss,
    &op_smooth_l1_loss,
    &op_kl_div,
    &op_nll_loss,
    &op_nll_loss_input,
    &op_binary_cross_entropy,
    &op_weighted_binary_cross_entropy,
    &op_soft_margin_loss,
    &op_hinge_embedding_loss,
    &op_margin_ranking_loss,
    &op_sgd_step_,
    NULL,
};

const overloads name_abs = {
    "abs",
    (const row *const[]){
        &op_abs,
    },
    1,
    "abs($module, input, *, out=None)\n"
    "--\n"
    "\n"
    "Absolute value of each element. The derivative at zero is taken as zero.",
};

const overloads name_neg = {
    "neg",
    (const row *const[]){
        &op_neg,
    },
    1,
    "neg($module, input, *, out=None)\n"
    "--\n"
    "\n"
    "Each element with its sign changed. Integers wrap around, so the smallest stays "
    "what it is.",
};

const overloads name_sign = {
    "sign",
    (const row *const[]){
        &op_sign,
    },
    1,
    "sign($module, input, *, out=None)\n"
    "--\n"
    "\n"
    "Minus one, zero or one with the sign of each element. The derivative is taken as "
    "zero.",
};

const overloads name_floor = {
    "floor",
    (const row *const[]){
        &op_floor,
    },
    1,
    "floor($module, input, *, out=None)\n"
    "--\n"
    "\n"
    "Largest whole number not above each element. The derivative is taken as zero.",
};

const overloads name_ceil = {
    "ceil",
    (const row *const[]){
        &op_ceil,
    },
    1,
    "ceil($module, input, *, out=None)\n"
    "--\n"
    "\n"
    "Smallest whole number not below each element. The derivative is taken as zero.",
};

const overloads name_round = {
    "round",
    (const row *const[]){
        &op_round,
    },
    1,
    "round($module, input, *, out=None)\n"
    "--\n"
    "\n"
    "Whole number nearest to each element, halves to the even one. The derivative is "
    "taken as zero.",
};

const overloads name_trunc = {
    "trunc",
    (const row *const[]){
        &op_trunc,
    },
    1,
    "trunc($module, input, *, out=None)\n"
    "--\n"
    "\n"
    "Each element without its fraction. The derivative is taken as zero.",
};

const overloads name_frac = {
    "frac",
    (const row *const[]){
        &op_frac,
    },
    1,
    "frac($module, input, *, out=None)\n"
    "--\n"
    "\n"
    "Fraction of each element, with the element's sign.",
};

const overloads name_isnan = {
    "isnan",
    (const row *const[]){
        &op_isnan,
    },
    1,
    "isnan($module, input, *, out=None)\n"
    "--\n"
    "\n"
    "One where an element is not a number, else zero; integers always are numbers.",
};

const overloads name_reciprocal = {
    "reciprocal",
    (const row *const[]){
        &op_reciprocal,
    },
    1,
    "reciprocal($module, input, *, out=None)\n"
    "--\n"
    "\n"
    "One divided by each element.",
};

const overloads name_cinv = {
    "cinv",
    (const row *const[]){
        &op_reciprocal,
    },
    1,
    "cinv($module, input, *, out=None)\n"
    "--\n"
    "\n"
    "One divided by each element.",
};

const overloads name_sqrt = {
    "sqrt",
    (const row *const[]){
        &op_sqrt,
    },
    1,
    "sqrt($module, input, *, out=None)\n"
    "--\n"
    "\n"
    "Square root of each element, nan where it is negative.",
};

const overloads name_rsqrt = {
    "rsqrt",
    (const row *const[]){
        &op_rsqrt,
    },
    1,
    "rsqrt($module, input, *, out=None)\n"
    "--\n"
    "\n"
    "One divided by the square root of each element.",
};

const overloads name_exp = {
    "exp",
    (const row *const[]){
        &op_exp,
    },
    1,
    "exp($module, input, *, out=None)\n"
    "--\n"
    "\n"
    "e to the power of each element.",
};

const overloads name_expm1 = {
    "expm1",
    (const row *const[]){
        &op_expm1,
    },
    1,
    "expm1($module, input, *, out=None)\n"
    "--\n"
    "\n"
    "e to the power of each element, minus one. It keeps its digits where the element is "
    "small.",
};

const overloads name_log = {
    "log",
    (const row *const[]){
        &op_log,
    },
    1,
    "log($module, input, *, out=None)\n"
    "--\n"
    "\n"
    "Natural logarithm of each element, nan where it is negative.",
};

const overloads name_log1p = {
    "log1p",
    (const row *const[]){
        &op_log1p,
    },
    1,
    "log1p($module, input, *, out=None)\n"
    "--\n"
    "\n"
    "Natural logarithm of one plus each element. It keeps its digits where the element "
    "is small.",
};

const overloads name_pow = {
    "pow",
    (const row *const[]){
        &op_pow,
    },
    1,
    "pow($module, input, exponent, *, out=None)\n"
    "--\n"
    "\n"
    "input to the power of exponent. The derivative with respect to the exponent is "
    "output * log(input), and zero at input zero.",
};

const overloads name_sin = {
    "sin",
    (const row *const[]){
        &op_sin,
    },
    1,
    "sin($module, input, *, out=None)\n"
    "--\n"
    "\n"
    "Sine of each element, in radians.",
};

const overloads name_cos = {
    "cos",
    (const row *const[]){
        &op_cos,
    },
    1,
    "cos($module, input, *, out=None)\n"
    "--\n"
    "\n"
    "Cosine of each element, in radians.",
};

const overloads name_sincos = {
    "sincos",
    (const row *const[]){
        &op_sincos,
    },
    1,
    "sincos($module, input, *, out=None)\n"
    "--\n"
    "\n"
    "Sine and cosine of each element, in radians, in one pass.",
};

const overloads name_tan = {
    "tan",
    (const row *const[]){
        &op_tan,
    },
    1,
    "tan($module, input, *, out=None)\n"
    "--\n"
    "\n"
    "Tangent of each element, in radians.",
};

const overloads name_asin = {
    "asin",
    (const row *const[]){
        &op_asin,
    },
    1,
    "asin($module, input, *, out=None)\n"
    "--\n"
    "\n"
    "Angle in radians, from -pi/2 to pi/2, whose sine each element is. The derivative is "
    "1 / sqrt(1 - x^2).",
};

const overloads name_acos = {
    "acos",
    (const row *const[]){
        &op_acos,
    },
    1,
    "acos($module, input, *, out=None)\n"
    "--\n"
    "\n"
    "Angle in radians, from 0 to pi, whose cosine each element is. The derivative is -1 "
    "/ sqrt(1 - x^2).",
};

const overloads name_atan = {
    "atan",
    (const row *const[]){
        &op_atan,
    },
    1,
    "atan($module, input, *, out=None)\n"
    "--\n"
    "\n"
    "Angle in radians, from -pi/2 to pi/2, whose tangent each element is.",
};

const overloads name_atan2 = {
    "atan2",
    (const row *const[]){
        &op_atan2,
    },
    1,
    "atan2($module, input, other, *, out=None)\n"
    "--\n"
    "\n"
    "Angle in radians, from -pi to pi, of the point (other, input), its quadrant taken "
    "from both signs.",
};

const overloads name_sinh = {
    "sinh",
    (const row *const[]){
        &op_sinh,
    },
    1,
    "sinh($module, input, *, out=None)\n"
    "--\n"
    "\n"
    "Hyperbolic sine of each element.",
};

const overloads name_cosh = {
    "cosh",
    (const row *const[]){
        &op_cosh,
    },
    1,
    "cosh($module, input, *, out=None)\n"
    "--\n"
    "\n"
    "Hyperbolic cosine of each element.",
};

const overloads name_tanh = {
    "tanh",
    (const row *const[]){
        &op_tanh,
    },
    1,
    "tanh($module, input, *, out=None)\n"
    "--\n"
    "\n"
    "Hyperbolic tangent of each element.",
};

const overloads name_square = {
    "square",
    (const row *const[]){
        &op_square,
    },
    1,
    "square($module, input, *, out=None)\n"
    "--\n"
    "\n"
    "Each element multiplied by itself.",
};

const overloads name_log2 = {
    "log2",
    (const row *const[]){
        &op_log2,
    },
    1,
    "log2($module, input, *, out=None)\n"
    "--\n"
    "\n"
    "Logarithm of base 2 of each element, nan where it is negative.",
};

const overloads name_log10 = {
    "log10",
    (const row *const[]){
        &op_log10,
    },
    1,
    "log10($module, input, *, out=None)\n"
    "--\n"
    "\n"
    "Logarithm of base 10 of each element, nan where it is negative.",
};

const overloads name_exp2 = {
    "exp2",
    (const row *const[]){
        &op_exp2,
    },
    1,
    "exp2($module, input, *, out=None)\n"
    "--\n"
    "\n"
    "Two to the power of each element.",
};

const overloads name_erf = {
    "erf",
    (const row *const[]){
        &op_erf,
    },
    1,
    "erf($module, input, *, out=None)\n"
    "--\n"
    "\n"
    "Error function of each element, 2 / sqrt(pi) times the integral of exp(-t^2) from 0 "
    "to it.",
};

const overloads name_erfc = {
    "erfc",
    (const row *const[]){
        &op_erfc,
    },
    1,
    "erfc($module, input, *, out=None)\n"
    "--\n"
    "\n"
    "One minus the error function of each element. It keeps its digits where that is "
    "close to one.",
};

const overloads name_erfinv = {
    "erfinv",
    (const row *const[]){
        &op_erfinv,
    },
    1,
    "erfinv($module, input, *, out=None)\n"
    "--\n"
    "\n"
    "The number whose error function each element is, inf at one and nan above it.",
};

const overloads name_lgamma = {
    "lgamma",
    (const row *const[]){
        &op_lgamma,
    },
    1,
    "lgamma($module, input, *, out=None)\n"
    "--\n"
    "\n"
    "Logarithm of the magnitude of the gamma function at each element.",
};

const overloads name_digamma = {
    "digamma",
    (const row *const[]){
        &op_digamma,
    },
    1,
    "digamma($module, input, *, out=None)\n"
    "--\n"
    "\n"
    "Derivative of lgamma at each element, nan at zero and at negative whole numbers.",
};

const overloads name_polygamma = {
    "polygamma",
    (const row *const[]){
        &op_polygamma,
    },
    1,
    "polygamma($module, n, input, *, out=None)\n"
    "--\n"
    "\n"
    "Derivative number n of digamma at each element (Abramowitz and Stegun, 1964, "
    "section 6.4). n goes to 170, whose factorial is the last that a double holds.",
};

const overloads name_hypot = {
    "hypot",
    (const row *const[]){
        &op_hypot,
    },
    1,
    "hypot($module, input, other, *, out=None)\n"
    "--\n"
    "\n"
    "Length of the vector (input, other), without overflow on the way. The derivative at "
    "zero is taken as zero.",
};

const overloads name_copysign = {
    "copysign",
    (const row *const[]){
        &op_copysign,
    },
    1,
    "copysign($module, input, other, *, out=None)\n"
    "--\n"
    "\n"
    "The magnitude of input with the sign of other, which also a zero has.",
};

const overloads name_heaviside = {
    "heaviside",
    (const row *const[]){
        &op_heaviside,
    },
    1,
    "heaviside($module, input, values, *, out=None)\n"
    "--\n"
    "\n"
    "Zero where input is negative, one where it is positive, and values where it is "
    "zero. The derivative of the step is taken as zero.",
};

const overloads name_logaddexp = {
    "logaddexp",
    (const row *const[]){
        &op_logaddexp,
    },
    1,
    "logaddexp($module, input, other, *, out=None)\n"
    "--\n"
    "\n"
    "Logarithm of exp(input) + exp(other), without overflow on the way.",
};

const overloads name_nan_to_num = {
    "nan_to_num",
    (const row *const[]){
        &op_nan_to_num,
    },
    1,
    "nan_to_num($module, input, number=0, posinf=inf, neginf=-inf)\n"
    "--\n"
    "\n"
    "Each element, but number where it is nan, and posinf and neginf where it is "
    "infinite; an infinite posinf or neginf stands for the largest or the smallest "
    "finite number.",
};

const overloads name_fill = {
    "fill",
    (const row *const[]){
        &op_fill,
    },
    1,
    "fill($module, input, value, *, out=None)\n"
    "--\n"
    "\n"
    "A tensor of the input's size that holds value everywhere.",
};

const overloads name_zero = {
    "zero",
    (const row *const[]){
        &op_zero,
    },
    1,
    "zero($module, input, *, out=None)\n"
    "--\n"
    "\n"
    "A tensor of the input's size that holds zeros.",
};

const overloads name_clone = {
    "clone",
    (const row *const[]){
        &op_clone,
    },
    1,
    "clone($module, input, *, out=None)\n"
    "--\n"
    "\n"
    "A contiguous copy of the tensor.",
};

const overloads name_zeros_like = {
    "zeros_like",
    (const row *const[]){
        &op_zeros_like,
    },
    1,
    "zeros_like($module, input, *, out=None)\n"
    "--\n"
    "\n"
    "Zeros of the input's size and type.",
};

const overloads name_empty_like = {
    "empty_like",
    (const row *const[]){
        &op_zeros_like,
    },
    1,
    "empty_like($module, input, *, out=None)\n"
    "--\n"
    "\n"
    "Zeros of the input's size and type.",
};

const overloads name_ones_like = {
    "ones_like",
    (const row *const[]){
        &op_ones_like,
    },
    1,
    "ones_like($module, input, *, out=None)\n"
    "--\n"
    "\n"
    "Ones of the input's size and type.",
};

const overloads name_add = {
    "add",
    (const row *const[]){
        &op_add,
    },
    1,
    "add(input, alpha=1, other, *, out=None) -> Tensor\n"
    "\n"
    "input + alpha * other.",
};

const overloads name_sub = {
    "sub",
    (const row *const[]){
        &op_sub,
    },
    1,
    "sub(input, alpha=1, other, *, out=None) -> Tensor\n"
    "\n"
    "input - alpha * other. Results of bytes wrap around.",
};

const overloads name_mul = {
    "mul",
    (const row *const[]){
        &op_mul,
    },
    1,
    "mul($module, input, other, *, out=None)\n"
    "--\n"
    "\n"
    "Product of the elements.",
};

const overloads name_div = {
    "div",
    (const row *const[]){
        &op_div,
    },
    1,
    "div($module, input, other, *, out=None)\n"
    "--\n"
    "\n"
    "Quotient of the elements. Integers truncate towards zero, and a zero divisor of "
    "integers is refused.",
};

const overloads name_floor_divide = {
    "floor_divide",
    (const row *const[]){
        &op_floor_divide,
    },
    1,
    "floor_divide($module, input, other, *, out=None)\n"
    "--\n"
    "\n"
    "Quotient of the elements rounded down, as Python's // does. A zero divisor of "
    "integers is refused.",
};

const overloads name_fmod = {
    "fmod",
    (const row *const[]){
        &op_fmod,
    },
    1,
    "fmod($module, input, other, *, out=None)\n"
    "--\n"
    "\n"
    "Remainder of the division that truncates, with the sign of input, as C's fmod.",
};

const overloads name_remainder = {
    "remainder",
    (const row *const[]){
        &op_remainder,
    },
    1,
    "remainder($module, input, other, *, out=None)\n"
    "--\n"
    "\n"
    "Remainder of the division that rounds down, with the sign of other, as Python's %.",
};

const overloads name_lerp = {
    "lerp",
    (const row *const[]){
        &op_lerp,
    },
    1,
    "lerp($module, input, end, weight, *, out=None)\n"
    "--\n"
    "\n"
    "Point between input and end, input + weight * (end - input).",
};

const overloads name_addcmul = {
    "addcmul",
    (const row *const[]){
        &op_addcmul,
    },
    1,
    "addcmul(input, value=1, tensor1, tensor2, *, out=None) -> Tensor\n"
    "\n"
    "input + value * tensor1 * tensor2.",
};

const overloads name_addcdiv = {
    "addcdiv",
    (const row *const[]){
        &op_addcdiv,
    },
    1,
    "addcdiv(input, value=1, tensor1, tensor2, *, out=None) -> Tensor\n"
    "\n"
    "input + value * tensor1 / tensor2. Integers truncate the quotient towards zero.",
};

const overloads name_clamp = {
    "clamp",
    (const row *const[]){
        &op_clamp,
        &op_clamp_min,
        &op_clamp_max,
    },
    3,
    "clamp(input, min, max, *, out=None) -> Tensor\n"
    "\n"
    "Each element, but min where it is below min and max where it is above max. Where "
    "min is above max everything becomes max.\n"
    "\n"
    "clamp(input, min, *, out=None) -> Tensor\n"
    "\n"
    "Each element, but min where it is below min.\n"
    "\n"
    "clamp(input, max, *, out=None) -> Tensor\n"
    "\n"
    "Each element, but max where it is above max.",
};

const overloads name_clamp_min = {
    "clamp_min",
    (const row *const[]){
        &op_clamp_min,
    },
    1,
    "clamp_min($module, input, min, *, out=None)\n"
    "--\n"
    "\n"
    "Each element, but min where it is below min.",
};

const overloads name_clamp_max = {
    "clamp_max",
    (const row *const[]){
        &op_clamp_max,
    },
    1,
    "clamp_max($module, input, max, *, out=None)\n"
    "--\n"
    "\n"
    "Each element, but max where it is above max.",
};

const overloads name_max = {
    "max",
    (const row *const[]){
        &op_max_other,
        &op_max,
        &op_max_dim,
    },
    3,
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
    "max(input, dim, keepdim=False, *, out=None) -> (Tensor, LongTensor)\n"
    "\n"
    "The largest element along dim and the first index where it stands; nan counts as "
    "largest.",
};

const overloads name_cmax = {
    "cmax",
    (const row *const[]){
        &op_max_other,
    },
    1,
    "cmax($module, input, other, *, out=None)\n"
    "--\n"
    "\n"
    "The larger one of the elements, nan if one is nan. Where they are equal the "
    "gradient goes to input.",
};

const overloads name_min = {
    "min",
    (const row *const[]){
        &op_min_other,
        &op_min,
        &op_min_dim,
    },
    3,
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
    "min(input, dim, keepdim=False, *, out=None) -> (Tensor, LongTensor)\n"
    "\n"
    "The smallest element along dim and the first index where it stands; nan counts as "
    "smallest.",
};

const overloads name_cmin = {
    "cmin",
    (const row *const[]){
        &op_min_other,
    },
    1,
    "cmin($module, input, other, *, out=None)\n"
    "--\n"
    "\n"
    "The smaller one of the elements, nan if one is nan. Where they are equal the "
    "gradient goes to input.",
};

const overloads name_where = {
    "where",
    (const row *const[]){
        &op_where,
    },
    1,
    "where($module, condition, input, other, *, out=None)\n"
    "--\n"
    "\n"
    "Elements of input where condition is not zero, elements of other elsewhere.",
};

const overloads name_bitwise_and = {
    "bitwise_and",
    (const row *const[]){
        &op_bitwise_and,
    },
    1,
    "bitwise_and($module, input, other, *, out=None)\n"
    "--\n"
    "\n"
    "Bits that are set in both elements.",
};

const overloads name_bitwise_or = {
    "bitwise_or",
    (const row *const[]){
        &op_bitwise_or,
    },
    1,
    "bitwise_or($module, input, other, *, out=None)\n"
    "--\n"
    "\n"
    "Bits that are set in one of the elements or in both.",
};

const overloads name_bitwise_xor = {
    "bitwise_xor",
    (const row *const[]){
        &op_bitwise_xor,
    },
    1,
    "bitwise_xor($module, input, other, *, out=None)\n"
    "--\n"
    "\n"
    "Bits that are set in exactly one of the elements.",
};

const overloads name_bitwise_not = {
    "bitwise_not",
    (const row *const[]){
        &op_bitwise_not,
    },
    1,
    "bitwise_not($module, input, *, out=None)\n"
    "--\n"
    "\n"
    "Each element with all its bits changed. The operator ~ of a ByteTensor is 1 - "
    "input, so that a mask of zeros and ones is exchanged.",
};

const overloads name_left_shift = {
    "left_shift",
    (const row *const[]){
        &op_left_shift,
    },
    1,
    "left_shift($module, input, other, *, out=None)\n"
    "--\n"
    "\n"
    "The bits of input moved up by other places. Zero where other is negative or not "
    "less than the count of bits.",
};

const overloads name_right_shift = {
    "right_shift",
    (const row *const[]){
        &op_right_shift,
    },
    1,
    "right_shift($module, input, other, *, out=None)\n"
    "--\n"
    "\n"
    "The bits of input moved down by other places, the sign kept. Where other is "
    "negative or not less than the count of bits only the sign is left.",
};

const overloads name_eq = {
    "eq",
    (const row *const[]){
        &op_eq,
    },
    1,
    "eq($module, input, other, *, out=None)\n"
    "--\n"
    "\n"
    "One where input equals other, else zero.",
};

const overloads name_ne = {
    "ne",
    (const row *const[]){
        &op_ne,
    },
    1,
    "ne($module, input, other, *, out=None)\n"
    "--\n"
    "\n"
    "One where input differs from other, else zero.",
};

const overloads name_lt = {
    "lt",
    (const row *const[]){
        &op_lt,
    },
    1,
    "lt($module, input, other, *, out=None)\n"
    "--\n"
    "\n"
    "One where input is less than other, else zero.",
};

const overloads name_le = {
    "le",
    (const row *const[]){
        &op_le,
    },
    1,
    "le($module, input, other, *, out=None)\n"
    "--\n"
    "\n"
    "One where input is not greater than other, else zero.",
};

const overloads name_gt = {
    "gt",
    (const row *const[]){
        &op_gt,
    },
    1,
    "gt($module, input, other, *, out=None)\n"
    "--\n"
    "\n"
    "One where input is greater than other, else zero.",
};

const overloads name_ge = {
    "ge",
    (const row *const[]){
        &op_ge,
    },
    1,
    "ge($module, input, other, *, out=None)\n"
    "--\n"
    "\n"
    "One where input is not less than other, else zero.",
};

const overloads name_isfinite = {
    "isfinite",
    (const row *const[]){
        &op_isfinite,
    },
    1,
    "isfinite($module, input, *, out=None)\n"
    "--\n"
    "\n"
    "One where an element is neither infinite nor nan, else zero.",
};

const overloads name_isinf = {
    "isinf",
    (const row *const[]){
        &op_isinf,
    },
    1,
    "isinf($module, input, *, out=None)\n"
    "--\n"
    "\n"
    "One where an element is infinite, else zero.",
};

const overloads name_isclose = {
    "isclose",
    (const row *const[]){
        &op_isclose,
    },
    1,
    "isclose($module, input, other, rtol=1e-05, atol=1e-08, equal_nan=False, *, "
    "out=None)\n"
    "--\n"
    "\n"
    "One where two elements are equal or differ by atol + rtol * |other| at most; nan is "
    "close to nan where equal_nan says so.",
};

const overloads name_allclose = {
    "allclose",
    (const row *const[]){
        &op_allclose,
    },
    1,
    "allclose($module, input, other, rtol=1e-05, atol=1e-08, equal_nan=False)\n"
    "--\n"
    "\n"
    "Whether isclose holds for all elements, as a bool.",
};

const overloads name_is_signed = {
    "is_signed",
    (const row *const[]){
        &op_is_signed,
    },
    1,
    "is_signed($module, input)\n"
    "--\n"
    "\n"
    "Whether the type of the elements has negative numbers, as a bool.",
};

const overloads name_logical_and = {
    "logical_and",
    (const row *const[]){
        &op_logical_and,
    },
    1,
    "logical_and($module, input, other, *, out=None)\n"
    "--\n"
    "\n"
    "One where both elements are not zero, else zero.",
};

const overloads name_logical_or = {
    "logical_or",
    (const row *const[]){
        &op_logical_or,
    },
    1,
    "logical_or($module, input, other, *, out=None)\n"
    "--\n"
    "\n"
    "One where one element or both are not zero, else zero.",
};

const overloads name_logical_xor = {
    "logical_xor",
    (const row *const[]){
        &op_logical_xor,
    },
    1,
    "logical_xor($module, input, other, *, out=None)\n"
    "--\n"
    "\n"
    "One where exactly one of the elements is not zero, else zero.",
};

const overloads name_logical_not = {
    "logical_not",
    (const row *const[]){
        &op_logical_not,
    },
    1,
    "logical_not($module, input, *, out=None)\n"
    "--\n"
    "\n"
    "One where an element is zero, else zero.",
};

const overloads name_eq_ = {
    "eq_",
    (const row *const[]){
        &op_eq_,
    },
    1,
    "eq_($module, input, other)\n"
    "--\n"
    "\n"
    "One where an element equals other's, else zero.",
};

const overloads name_ne_ = {
    "ne_",
    (const row *const[]){
        &op_ne_,
    },
    1,
    "ne_($module, input, other)\n"
    "--\n"
    "\n"
    "One where an element differs from other's, else zero.",
};

const overloads name_lt_ = {
    "lt_",
    (const row *const[]){
        &op_lt_,
    },
    1,
    "lt_($module, input, other)\n"
    "--\n"
    "\n"
    "One where an element is less than other's, else zero.",
};

const overloads name_le_ = {
    "le_",
    (const row *const[]){
        &op_le_,
    },
    1,
    "le_($module, input, other)\n"
    "--\n"
    "\n"
    "One where an element is at most other's, else zero.",
};

const overloads name_gt_ = {
    "gt_",
    (const row *const[]){
        &op_gt_,
    },
    1,
    "gt_($module, input, other)\n"
    "--\n"
    "\n"
    "One where an element is greater than other's, else zero.",
};

const overloads name_ge_ = {
    "ge_",
    (const row *const[]){
        &op_ge_,
    },
    1,
    "ge_($module, input, other)\n"
    "--\n"
    "\n"
    "One where an element is at least other's, else zero.",
};

const overloads name_sum = {
    "sum",
    (const row *const[]){
        &op_sum,
    },
    1,
    "sum($module, input, dim=None, keepdim=False, *, out=None)\n"
    "--\n"
    "\n"
    "Sum of the elements, gathered in double precision or in 64 bits; no elements give "
    "0. Of integers it is a LongTensor.",
};

const overloads name_prod = {
    "prod",
    (const row *const[]){
        &op_prod,
    },
    1,
    "prod($module, input, dim=None, keepdim=False)\n"
    "--\n"
    "\n"
    "Product of the elements; no elements give 1. Of integers it is a LongTensor. The "
    "gradient of an element is the product of the others, where there are zeros too.",
};

const overloads name_mean = {
    "mean",
    (const row *const[]){
        &op_mean,
    },
    1,
    "mean($module, input, dim=None, keepdim=False, *, out=None)\n"
    "--\n"
    "\n"
    "Mean of the elements; no elements give nan.",
};

const overloads name_norm = {
    "norm",
    (const row *const[]){
        &op_norm,
    },
    1,
    "norm($module, input, p=2, dim=None, keepdim=False)\n"
    "--\n"
    "\n"
    "The p-norm (sum of |x|^p)^(1/p) of the elements, for p = inf the largest and for p "
    "= -inf the smallest |x|, for p = 0 the count of elements that are not zero. The "
    "gradient is taken as zero where the norm is; every element that is the largest "
    "receives it.",
};

const overloads name_dist = {
    "dist",
    (const row *const[]){
        &op_dist,
    },
    1,
    "dist($module, input, other, p=2)\n"
    "--\n"
    "\n"
    "The p-norm of input - other over all elements, as norm has it. The gradient is "
    "taken as zero where the norm is.",
};

const overloads name_logsumexp = {
    "logsumexp",
    (const row *const[]){
        &op_logsumexp,
    },
    1,
    "logsumexp($module, input, dim=None, keepdim=False, *, out=None)\n"
    "--\n"
    "\n"
    "Logarithm of the sum of the exponentials, gathered beside the largest element so "
    "far, so that nothing overflows.",
};

const overloads name_all = {
    "all",
    (const row *const[]){
        &op_all,
    },
    1,
    "all($module, input, dim=None, keepdim=False, *, out=None)\n"
    "--\n"
    "\n"
    "One where every element is not zero, else zero; no elements give one.",
};

const overloads name_any = {
    "any",
    (const row *const[]){
        &op_any,
    },
    1,
    "any($module, input, dim=None, keepdim=False, *, out=None)\n"
    "--\n"
    "\n"
    "One where some element is not zero, else zero; no elements give zero.",
};

const overloads name_aminmax = {
    "aminmax",
    (const row *const[]){
        &op_aminmax,
    },
    1,
    "aminmax($module, input, dim=None, keepdim=False, *, out=None)\n"
    "--\n"
    "\n"
    "The smallest and the largest element in one pass, nan if there is one. Every "
    "element that equals one of them receives its gradient.",
};

const overloads name_argmax = {
    "argmax",
    (const row *const[]){
        &op_argmax,
    },
    1,
    "argmax($module, input, dim=None, keepdim=False, *, out=None)\n"
    "--\n"
    "\n"
    "Where the largest element along dim stands first, counted over all where no dim is "
    "named; nan counts as largest.",
};

const overloads name_argmin = {
    "argmin",
    (const row *const[]){
        &op_argmin,
    },
    1,
    "argmin($module, input, dim=None, keepdim=False, *, out=None)\n"
    "--\n"
    "\n"
    "Where the smallest element along dim stands first, counted over all where no dim is "
    "named; nan counts as smallest.",
};

const overloads name_amax = {
    "amax",
    (const row *const[]){
        &op_amax,
    },
    1,
    "amax($module, input, dim=None, keepdim=False, *, out=None)\n"
    "--\n"
    "\n"
    "The largest element over one or several dims, nan if there is one. Every element "
    "that equals it receives the gradient.",
};

const overloads name_amin = {
    "amin",
    (const row *const[]){
        &op_amin,
    },
    1,
    "amin($module, input, dim=None, keepdim=False, *, out=None)\n"
    "--\n"
    "\n"
    "The smallest element over one or several dims, nan if there is one. Every element "
    "that equals it receives the gradient.",
};

const overloads name_sort = {
    "sort",
    (const row *const[]){
        &op_sort,
    },
    1,
    "sort($module, input, dim=-1, descending=False, *, out=None)\n"
    "--\n"
    "\n"
    "The elements along dim in order, by default the last dim and ascending, and where "
    "they stood. Equal elements keep their order; nan comes last, or first of a "
    "descending order.",
};

const overloads name_argsort = {
    "argsort",
    (const row *const[]){
        &op_argsort,
    },
    1,
    "argsort($module, input, dim=-1, descending=False, *, out=None)\n"
    "--\n"
    "\n"
    "Where the elements along dim stand, in the order of the elements; the indices of "
    "sort.",
};

const overloads name_topk = {
    "topk",
    (const row *const[]){
        &op_topk,
    },
    1,
    "topk($module, input, k, dim=-1, largest=True, sorted=True, *, out=None)\n"
    "--\n"
    "\n"
    "The k largest elements along dim, or the smallest, and where they stand; of equal "
    "ones those that come first. They come in order, unless sorted=False leaves the "
    "order open.",
};

const overloads name_kthvalue = {
    "kthvalue",
    (const row *const[]){
        &op_kthvalue,
    },
    1,
    "kthvalue($module, input, k, dim=-1, keepdim=False, *, out=None)\n"
    "--\n"
    "\n"
    "The k-th smallest element along dim, counted from 1, and where it stands, of equal "
    "ones as sort has them.",
};

const overloads name_median = {
    "median",
    (const row *const[]){
        &op_median,
    },
    1,
    "median($module, input, dim=-1, keepdim=False, *, out=None)\n"
    "--\n"
    "\n"
    "The element in the middle of those along dim, the lower of two, and where it "
    "stands; nan counts as largest.",
};

const overloads name_mode = {
    "mode",
    (const row *const[]){
        &op_mode,
    },
    1,
    "mode($module, input, dim=-1, keepdim=False, *, out=None)\n"
    "--\n"
    "\n"
    "The element that comes most often along dim, the smallest of several, and where it "
    "stands last.",
};

const overloads name_cumsum = {
    "cumsum",
    (const row *const[]){
        &op_cumsum,
    },
    1,
    "cumsum($module, input, dim, *, out=None)\n"
    "--\n"
    "\n"
    "The sum of the elements along dim up to each, itself included. Floats are gathered "
    "in double.",
};

const overloads name_cumprod = {
    "cumprod",
    (const row *const[]){
        &op_cumprod,
    },
    1,
    "cumprod($module, input, dim, *, out=None)\n"
    "--\n"
    "\n"
    "The product of the elements along dim up to each, itself included. The gradient "
    "divides by the elements, so it is nan where one is zero.",
};

const overloads name_var = {
    "var",
    (const row *const[]){
        &op_var,
    },
    1,
    "var($module, input, dim=None, unbiased=True, keepdim=False, *, out=None)\n"
    "--\n"
    "\n"
    "Variance of the elements, the sum of squared distances from the mean over count - "
    "1, or over count if unbiased=False.",
};

const overloads name_std = {
    "std",
    (const row *const[]){
        &op_std,
    },
    1,
    "std($module, input, dim=None, unbiased=True, keepdim=False, *, out=None)\n"
    "--\n"
    "\n"
    "Standard deviation of the elements, the square root of var. The gradient is taken "
    "as zero where the deviation is.",
};

const overloads name_relu = {
    "relu",
    (const row *const[]){
        &op_relu,
    },
    1,
    "relu($module, input, *, out=None)\n"
    "--\n"
    "\n"
    "Each element, but zero where it is negative. The derivative at zero is taken as "
    "zero.",
};

const overloads name_threshold = {
    "threshold",
    (const row *const[]){
        &op_threshold,
    },
    1,
    "threshold($module, input, threshold, value, *, out=None)\n"
    "--\n"
    "\n"
    "Each element, but value where it is not above threshold.",
};

const overloads name_hardtanh = {
    "hardtanh",
    (const row *const[]){
        &op_hardtanh,
    },
    1,
    "hardtanh($module, input, min_value=-1, max_value=1, *, out=None)\n"
    "--\n"
    "\n"
    "Each element, but min_value below that and max_value above that. The derivative at "
    "both is taken as zero.",
};

const overloads name_leaky_relu = {
    "leaky_relu",
    (const row *const[]){
        &op_leaky_relu,
    },
    1,
    "leaky_relu($module, input, negative_slope=0.01, *, out=None)\n"
    "--\n"
    "\n"
    "Each element, multiplied by negative_slope where it is negative.",
};

const overloads name_prelu = {
    "prelu",
    (const row *const[]){
        &op_prelu,
    },
    1,
    "prelu($module, input, weight, *, out=None)\n"
    "--\n"
    "\n"
    "Each element, multiplied by weight where it is negative. Weight is broadcast, so "
    "one for each channel has the size (channels, 1, 1).",
};

const overloads name_elu = {
    "elu",
    (const row *const[]){
        &op_elu,
    },
    1,
    "elu($module, input, alpha=1, *, out=None)\n"
    "--\n"
    "\n"
    "Each element, but alpha * (exp(x) - 1) where it is negative (Clevert and others, "
    "2015).",
};

const overloads name_hardshrink = {
    "hardshrink",
    (const row *const[]){
        &op_hardshrink,
    },
    1,
    "hardshrink($module, input, lambd=0.5, *, out=None)\n"
    "--\n"
    "\n"
    "Each element, but zero from -lambd to lambd.",
};

const overloads name_softshrink = {
    "softshrink",
    (const row *const[]){
        &op_softshrink,
    },
    1,
    "softshrink($module, input, lambd=0.5, *, out=None)\n"
    "--\n"
    "\n"
    "Each element moved towards zero by lambd, and zero from -lambd to lambd.",
};

const overloads name_sigmoid = {
    "sigmoid",
    (const row *const[]){
        &op_sigmoid,
    },
    1,
    "sigmoid($module, input, *, out=None)\n"
    "--\n"
    "\n"
    "Logistic function 1 / (1 + exp(-x)) of each element.",
};

const overloads name_softplus = {
    "softplus",
    (const row *const[]){
        &op_softplus,
    },
    1,
    "softplus($module, input, beta=1, threshold=20, *, out=None)\n"
    "--\n"
    "\n"
    "log(1 + exp(beta * x)) / beta, a smooth relu, and x itself where beta * x is above "
    "threshold.",
};

const overloads name_log_sigmoid = {
    "log_sigmoid",
    (const row *const[]){
        &op_log_sigmoid,
    },
    1,
    "log_sigmoid($module, input, *, out=None)\n"
    "--\n"
    "\n"
    "Logarithm of the logistic function, -log(1 + exp(-x)), without overflow.",
};

const overloads name_logsigmoid = {
    "logsigmoid",
    (const row *const[]){
        &op_log_sigmoid,
    },
    1,
    "logsigmoid($module, input, *, out=None)\n"
    "--\n"
    "\n"
    "Logarithm of the logistic function, -log(1 + exp(-x)), without overflow.",
};

const overloads name_softsign = {
    "softsign",
    (const row *const[]){
        &op_softsign,
    },
    1,
    "softsign($module, input, *, out=None)\n"
    "--\n"
    "\n"
    "x / (1 + |x|).",
};

const overloads name_tanhshrink = {
    "tanhshrink",
    (const row *const[]){
        &op_tanhshrink,
    },
    1,
    "tanhshrink($module, input, *, out=None)\n"
    "--\n"
    "\n"
    "x - tanh(x).",
};

const overloads name_softmax = {
    "softmax",
    (const row *const[]){
        &op_softmax,
    },
    1,
    "softmax($module, input, dim, *, out=None)\n"
    "--\n"
    "\n"
    "exp(x) over the sum of exp(x) along dim, computed from x - max(x) so that nothing "
    "overflows.",
};

const overloads name_log_softmax = {
    "log_softmax",
    (const row *const[]){
        &op_log_softmax,
    },
    1,
    "log_softmax($module, input, dim, *, out=None)\n"
    "--\n"
    "\n"
    "Logarithm of softmax along dim, x - max(x) - log(sum(exp(x - max(x)))).",
};

const overloads name_dot = {
    "dot",
    (const row *const[]){
        &op_dot,
    },
    1,
    "dot($module, input, tensor, *, out=None)\n"
    "--\n"
    "\n"
    "Sum of the products of the elements of two vectors.",
};

const overloads name_mv = {
    "mv",
    (const row *const[]){
        &op_mv,
    },
    1,
    "mv($module, input, vec, *, out=None)\n"
    "--\n"
    "\n"
    "Matrix times vector.",
};

const overloads name_mm = {
    "mm",
    (const row *const[]){
        &op_mm,
    },
    1,
    "mm($module, input, mat2, *, out=None)\n"
    "--\n"
    "\n"
    "Matrix times matrix.",
};

const overloads name_bmm = {
    "bmm",
    (const row *const[]){
        &op_bmm,
    },
    1,
    "bmm($module, input, mat2, *, out=None)\n"
    "--\n"
    "\n"
    "Product of each matrix of one batch with that of the other.",
};

const overloads name_ger = {
    "ger",
    (const row *const[]){
        &op_ger,
    },
    1,
    "ger($module, input, vec2, *, out=None)\n"
    "--\n"
    "\n"
    "Outer product of two vectors.",
};

const overloads name_outer = {
    "outer",
    (const row *const[]){
        &op_ger,
    },
    1,
    "outer($module, input, vec2, *, out=None)\n"
    "--\n"
    "\n"
    "Outer product of two vectors.",
};

const overloads name_addmm = {
    "addmm",
    (const row *const[]){
        &op_addmm,
    },
    1,
    "addmm(beta=1, input, alpha=1, mat1, mat2, *, out=None) -> Tensor\n"
    "\n"
    "beta * input + alpha * (mat1 @ mat2). With beta 0 what input holds is not read.",
};

const overloads name_addmv = {
    "addmv",
    (const row *const[]){
        &op_addmv,
    },
    1,
    "addmv(beta=1, input, alpha=1, mat, vec, *, out=None) -> Tensor\n"
    "\n"
    "beta * input + alpha * (mat @ vec).",
};

const overloads name_addr = {
    "addr",
    (const row *const[]){
        &op_addr,
    },
    1,
    "addr(beta=1, input, alpha=1, vec1, vec2, *, out=None) -> Tensor\n"
    "\n"
    "beta * input + alpha * the outer product of vec1 and vec2.",
};

const overloads name_addbmm = {
    "addbmm",
    (const row *const[]){
        &op_addbmm,
    },
    1,
    "addbmm(beta=1, input, alpha=1, batch1, batch2, *, out=None) -> Tensor\n"
    "\n"
    "beta * input + alpha * the sum over the batch of batch1 @ batch2.",
};

const overloads name_baddbmm = {
    "baddbmm",
    (const row *const[]){
        &op_baddbmm,
    },
    1,
    "baddbmm(beta=1, input, alpha=1, batch1, batch2, *, out=None) -> Tensor\n"
    "\n"
    "beta * input + alpha * (batch1 @ batch2), matrix by matrix.",
};

const overloads name_linear = {
    "linear",
    (const row *const[]){
        &op_linear,
    },
    1,
    "linear($module, input, weight, bias=None, *, out=None)\n"
    "--\n"
    "\n"
    "Affine map x @ weight.t() + bias of the rows of a matrix, or of one vector. Weight "
    "is (outputs, inputs), bias (outputs).",
};

const overloads name_matmul = {
    "matmul",
    (const row *const[]){
        &op_matmul,
    },
    1,
    "matmul($module, input, other)\n"
    "--\n"
    "\n"
    "Product as NumPy's @ has it. Two vectors give their dot product, a matrix and a "
    "vector a vector, and of more dims the last two are matrices and the others a batch, "
    "broadcast.",
};

const overloads name_view = {
    "view",
    (const row *const[]){
        &op_view,
    },
    1,
    NULL,
};

const overloads name_reshape = {
    "reshape",
    (const row *const[]){
        &op_reshape,
    },
    1,
    "reshape($module, input, size)\n"
    "--\n"
    "\n"
    "The same elements with another size, as view, but copied where the strides need it.",
};

const overloads name_transpose = {
    "transpose",
    (const row *const[]){
        &op_transpose,
    },
    1,
    "transpose($module, input, dim0, dim1)\n"
    "--\n"
    "\n"
    "Two dims exchanged.",
};

const overloads name_swapaxes = {
    "swapaxes",
    (const row *const[]){
        &op_transpose,
    },
    1,
    "swapaxes($module, input, dim0, dim1)\n"
    "--\n"
    "\n"
    "Two dims exchanged.",
};

const overloads name_swapdims = {
    "swapdims",
    (const row *const[]){
        &op_transpose,
    },
    1,
    "swapdims($module, input, dim0, dim1)\n"
    "--\n"
    "\n"
    "Two dims exchanged.",
};

const overloads name_t = {
    "t",
    (const row *const[]){
        &op_t,
    },
    1,
    "t($module, input)\n"
    "--\n"
    "\n"
    "A matrix transposed.",
};

const overloads name_permute = {
    "permute",
    (const row *const[]){
        &op_permute,
    },
    1,
    NULL,
};

const overloads name_narrow = {
    "narrow",
    (const row *const[]){
        &op_narrow,
    },
    1,
    NULL,
};

const overloads name_select = {
    "select",
    (const row *const[]){
        &op_select,
    },
    1,
    NULL,
};

const overloads name_expand = {
    "expand",
    (const row *const[]){
        &op_expand,
    },
    1,
    NULL,
};

const overloads name_sum_to_size = {
    "sum_to_size",
    (const row *const[]){
        &op_sum_to_size,
    },
    1,
    "sum_to_size($module, input, size, *, out=None)\n"
    "--\n"
    "\n"
    "Sum over the dims that broadcasting from size would have repeated, the reverse of "
    "expand.",
};

const overloads name_squeeze = {
    "squeeze",
    (const row *const[]){
        &op_squeeze,
    },
    1,
    "squeeze($module, input, dim=None)\n"
    "--\n"
    "\n"
    "The same without dims of size 1, all of them or only dim. A tensor of one element "
    "keeps the size 1.",
};

const overloads name_unsqueeze = {
    "unsqueeze",
    (const row *const[]){
        &op_unsqueeze,
    },
    1,
    "unsqueeze($module, input, dim)\n"
    "--\n"
    "\n"
    "A dim of size 1 put in before dim; -1 puts it at the end.",
};

const overloads name_unfold = {
    "unfold",
    (const row *const[]){
        &op_unfold,
    },
    1,
    NULL,
};

const overloads name_view_as = {
    "view_as",
    (const row *const[]){
        &op_view_as,
    },
    1,
    NULL,
};

const overloads name_expand_as = {
    "expand_as",
    (const row *const[]){
        &op_expand_as,
    },
    1,
    NULL,
};

const overloads name_split = {
    "split",
    (const row *const[]){
        &op_split,
    },
    1,
    "split($module, input, split_size, dim=0)\n"
    "--\n"
    "\n"
    "A tuple of parts along dim, of split_size elements each but for the last, which may "
    "be shorter.",
};

const overloads name_chunk = {
    "chunk",
    (const row *const[]){
        &op_chunk,
    },
    1,
    "chunk($module, input, chunks, dim=0)\n"
    "--\n"
    "\n"
    "A tuple of at most chunks parts along dim, of one size but for the last, which may "
    "be shorter.",
};

const overloads name_unbind = {
    "unbind",
    (const row *const[]){
        &op_unbind,
    },
    1,
    "unbind($module, input, dim=0)\n"
    "--\n"
    "\n"
    "A tuple of the slices along dim, each without it.",
};

const overloads name_index_select = {
    "index_select",
    (const row *const[]){
        &op_index_select,
    },
    1,
    "index_select($module, input, dim, index, *, out=None)\n"
    "--\n"
    "\n"
    "The slices of input along dim that a vector of indices names, in its order.",
};

const overloads name_gather = {
    "gather",
    (const row *const[]){
        &op_gather,
    },
    1,
    "gather($module, input, dim, index, *, out=None)\n"
    "--\n"
    "\n"
    "For every place of index the element of input there, but with the index's value "
    "along dim.",
};

const overloads name_masked_select = {
    "masked_select",
    (const row *const[]){
        &op_masked_select,
    },
    1,
    "masked_select($module, input, mask, *, out=None)\n"
    "--\n"
    "\n"
    "A vector of the elements of input where mask, broadcast to it, is not zero.",
};

const overloads name_nonzero = {
    "nonzero",
    (const row *const[]){
        &op_nonzero,
    },
    1,
    "nonzero($module, input, *, out=None)\n"
    "--\n"
    "\n"
    "The indices of the elements that are not zero, one row each, in the order of the "
    "elements.",
};

const overloads name_index_add = {
    "index_add",
    (const row *const[]){
        &op_index_add,
    },
    1,
    NULL,
};

const overloads name_index_copy = {
    "index_copy",
    (const row *const[]){
        &op_index_copy,
    },
    1,
    NULL,
};

const overloads name_index_fill = {
    "index_fill",
    (const row *const[]){
        &op_index_fill,
    },
    1,
    NULL,
};

const overloads name_scatter = {
    "scatter",
    (const row *const[]){
        &op_scatter,
    },
    1,
    NULL,
};

const overloads name_scatter_add = {
    "scatter_add",
    (const row *const[]){
        &op_scatter_add,
    },
    1,
    NULL,
};

const overloads name_masked_fill = {
    "masked_fill",
    (const row *const[]){
        &op_masked_fill,
    },
    1,
    NULL,
};

const overloads name_masked_copy = {
    "masked_copy",
    (const row *const[]){
        &op_masked_copy,
    },
    1,
    NULL,
};

const overloads name_diag = {
    "diag",
    (const row *const[]){
        &op_diag,
    },
    1,
    "diag($module, input, diagonal=0, *, out=None)\n"
    "--\n"
    "\n"
    "A matrix with a vector on its diagonal, or the diagonal of a matrix; diagonal "
    "counts upwards from the main one.",
};

const overloads name_tril = {
    "tril",
    (const row *const[]){
        &op_tril,
    },
    1,
    "tril($module, input, k=0, *, out=None)\n"
    "--\n"
    "\n"
    "A matrix with zeros above its k-th diagonal.",
};

const overloads name_triu = {
    "triu",
    (const row *const[]){
        &op_triu,
    },
    1,
    "triu($module, input, k=0, *, out=None)\n"
    "--\n"
    "\n"
    "A matrix with zeros below its k-th diagonal.",
};

const overloads name_trace = {
    "trace",
    (const row *const[]){
        &op_trace,
    },
    1,
    "trace($module, input, *, out=None)\n"
    "--\n"
    "\n"
    "Sum of the elements on the main diagonal of a matrix.",
};

const overloads name_renorm = {
    "renorm",
    (const row *const[]){
        &op_renorm,
    },
    1,
    "renorm($module, input, p, dim, maxnorm)\n"
    "--\n"
    "\n"
    "The slices along dim whose p-norm is above maxnorm scaled down to it.",
};

const overloads name_cross = {
    "cross",
    (const row *const[]){
        &op_cross,
    },
    1,
    "cross($module, input, other, dim=-1)\n"
    "--\n"
    "\n"
    "Vector product along dim, which has size 3; by default along the first dim of that "
    "size.",
};

const overloads name_searchsorted = {
    "searchsorted",
    (const row *const[]){
        &op_searchsorted,
    },
    1,
    "searchsorted($module, sorted_sequence, input, right=False, *, out=None)\n"
    "--\n"
    "\n"
    "Where each element could be put in without disturbing the order of sorted_sequence, "
    "a vector or lines of the same leading sizes; before equal elements, or behind them "
    "if right. nan counts as largest.",
};

const overloads name_bucketize = {
    "bucketize",
    (const row *const[]){
        &op_bucketize,
    },
    1,
    "bucketize($module, input, boundaries, right=False)\n"
    "--\n"
    "\n"
    "The number of the interval between sorted boundaries that each element lies in; "
    "searchsorted with its arguments changed round.",
};

const overloads name_histc = {
    "histc",
    (const row *const[]){
        &op_histc,
    },
    1,
    "histc($module, input, bins=100, min=0, max=0, *, out=None)\n"
    "--\n"
    "\n"
    "How many elements lie in each of equal intervals from min to max, or from the "
    "smallest to the largest element where min equals max. What lies outside is left "
    "out; max is in the last.",
};

const overloads name_bincount = {
    "bincount",
    (const row *const[]){
        &op_bincount,
        &op_bincount_weighted,
    },
    2,
    "bincount(input, minlength=0, *, out=None) -> LongTensor\n"
    "\n"
    "How often each whole number from 0 comes in a vector; at least minlength counts.\n"
    "\n"
    "bincount(input, weights, minlength=0, *, out=None) -> Tensor\n"
    "\n"
    "The sum of the weights of each whole number from 0 in a vector; at least minlength "
    "sums.",
};

const overloads name_multinomial = {
    "multinomial",
    (const row *const[]){
        &op_multinomial,
    },
    1,
    "multinomial($module, input, num_samples, replacement=False, *, out=None)\n"
    "--\n"
    "\n"
    "Indices drawn from each line of weights, which need not add up to one; without "
    "replacement no index comes twice (Efraimidis and Spirakis, 2006).",
};

const overloads name_unique = {
    "unique",
    (const row *const[]){
        &op_unique,
    },
    1,
    "unique($module, input, sorted=True, return_inverse=False, return_counts=False)\n"
    "--\n"
    "\n"
    "The different elements in order; if asked for, also where each element of the input "
    "stands among them, and how often each comes. The order is the same whatever sorted "
    "says, and every nan is one of its own.",
};

const overloads name_take = {
    "take",
    (const row *const[]){
        &op_take,
    },
    1,
    "take($module, input, index, *, out=None)\n"
    "--\n"
    "\n"
    "The elements that index names by their number in the order of all elements, in "
    "index's size. Negative numbers count from the end.",
};

const overloads name_put = {
    "put",
    (const row *const[]){
        &op_put,
    },
    1,
    NULL,
};

const overloads name_diagonal = {
    "diagonal",
    (const row *const[]){
        &op_diagonal,
    },
    1,
    "diagonal($module, input, offset=0, dim1=0, dim2=1)\n"
    "--\n"
    "\n"
    "The diagonal of two dims, offset above the main one, as a view; it is the last dim "
    "of the result.",
};

const overloads name_flip = {
    "flip",
    (const row *const[]){
        &op_flip,
    },
    1,
    "flip($module, input, dims=None)\n"
    "--\n"
    "\n"
    "The elements of some dims, or of all, in reverse order.",
};

const overloads name_roll = {
    "roll",
    (const row *const[]){
        &op_roll,
    },
    1,
    "roll($module, input, shifts, dims=None)\n"
    "--\n"
    "\n"
    "The elements moved on by shifts along dims, those at the end to the front; without "
    "dims in the order of all elements.",
};

const overloads name_tile = {
    "tile",
    (const row *const[]){
        &op_tile,
    },
    1,
    "tile($module, input, sizes)\n"
    "--\n"
    "\n"
    "The tensor repeated along its last dims, sizes[i] times each; more sizes make new "
    "dims in front.",
};

const overloads name_repeat_interleave = {
    "repeat_interleave",
    (const row *const[]){
        &op_repeat_interleave,
    },
    1,
    "repeat_interleave($module, input, repeats, dim=None)\n"
    "--\n"
    "\n"
    "Each slice along dim repeated in its place, each as often or as a vector says; "
    "without dim the elements in their order.",
};

const overloads name_movedim = {
    "movedim",
    (const row *const[]){
        &op_movedim,
    },
    1,
    "movedim($module, input, source, destination)\n"
    "--\n"
    "\n"
    "The dims of source moved to their destinations, the others in their order around "
    "them.",
};

const overloads name_flatten = {
    "flatten",
    (const row *const[]){
        &op_flatten,
    },
    1,
    "flatten($module, input, start_dim=0, end_dim=-1)\n"
    "--\n"
    "\n"
    "The dims from start_dim to end_dim as one.",
};

const overloads name_hstack = {
    "hstack",
    (const row *const[]){
        &op_hstack,
    },
    1,
    "hstack($module, tensors)\n"
    "--\n"
    "\n"
    "Vectors joined one behind the other, other tensors along dim 1.",
};

const overloads name_vstack = {
    "vstack",
    (const row *const[]){
        &op_vstack,
    },
    1,
    "vstack($module, tensors)\n"
    "--\n"
    "\n"
    "Tensors joined along dim 0, vectors as rows.",
};

const overloads name_dstack = {
    "dstack",
    (const row *const[]){
        &op_dstack,
    },
    1,
    "dstack($module, tensors)\n"
    "--\n"
    "\n"
    "Tensors joined along dim 2; vectors are rows, and matrices layers of one element.",
};

const overloads name_transpose_ = {
    "transpose_",
    (const row *const[]){
        &op_transpose_,
    },
    1,
    "transpose_($module, input, dim0, dim1)\n"
    "--\n"
    "\n"
    "Swaps two dims of the tensor itself.",
};

const overloads name_t_ = {
    "t_",
    (const row *const[]){
        &op_t_,
    },
    1,
    "t_($module, input)\n"
    "--\n"
    "\n"
    "Swaps the two dims of a matrix itself.",
};

const overloads name_squeeze_ = {
    "squeeze_",
    (const row *const[]){
        &op_squeeze_,
    },
    1,
    "squeeze_($module, input, dim=None)\n"
    "--\n"
    "\n"
    "Takes dims of size 1, all of them or only dim, away from the tensor itself.",
};

const overloads name_unsqueeze_ = {
    "unsqueeze_",
    (const row *const[]){
        &op_unsqueeze_,
    },
    1,
    "unsqueeze_($module, input, dim)\n"
    "--\n"
    "\n"
    "Puts a dim of size 1 into the tensor itself.",
};

const overloads name_cat = {
    "cat",
    (const row *const[]){
        &op_cat,
    },
    1,
    "cat($module, tensors, dim=0, *, out=None)\n"
    "--\n"
    "\n"
    "Tensors joined along a dim that they have; their other sizes agree. Empty vectors "
    "are left out.",
};

const overloads name_stack = {
    "stack",
    (const row *const[]){
        &op_stack,
    },
    1,
    "stack($module, tensors, dim=0)\n"
    "--\n"
    "\n"
    "Tensors of one size joined along a new dim.",
};

const overloads name_repeat = {
    "repeat",
    (const row *const[]){
        &op_repeat,
    },
    1,
    NULL,
};

const overloads name_kron = {
    "kron",
    (const row *const[]){
        &op_kron,
    },
    1,
    "kron($module, input, other)\n"
    "--\n"
    "\n"
    "The Kronecker product, every element of input times the whole of other.",
};

const overloads name_trapz = {
    "trapz",
    (const row *const[]){
        &op_trapz,
    },
    1,
    "trapz($module, y, x=None, dx=1, dim=-1)\n"
    "--\n"
    "\n"
    "The integral along dim by trapezoids between neighbours, which stand dx apart or at "
    "x.",
};

const overloads name_cov = {
    "cov",
    (const row *const[]){
        &op_cov,
    },
    1,
    "cov($module, input, correction=1)\n"
    "--\n"
    "\n"
    "Covariances of variables whose observations are the rows, sums of products over "
    "count - correction.",
};

const overloads name_corrcoef = {
    "corrcoef",
    (const row *const[]){
        &op_corrcoef,
    },
    1,
    "corrcoef($module, input)\n"
    "--\n"
    "\n"
    "Correlations (Pearson) of variables whose observations are the rows.",
};

const overloads name_cdist = {
    "cdist",
    (const row *const[]){
        &op_cdist,
    },
    1,
    "cdist($module, input, other, p=2)\n"
    "--\n"
    "\n"
    "The p-norm of each row of input minus each row of other, over batches.",
};

const overloads name_pdist = {
    "pdist",
    (const row *const[]){
        &op_pdist,
    },
    1,
    "pdist($module, input, p=2)\n"
    "--\n"
    "\n"
    "The p-norms of the differences of all pairs of rows, in the order of the pairs.",
};

const overloads name_one_hot = {
    "one_hot",
    (const row *const[]){
        &op_one_hot,
    },
    1,
    "one_hot($module, input, num_classes=-1)\n"
    "--\n"
    "\n"
    "Zeros with a one at the class that each element names, in a new last dim of "
    "num_classes, by default one more than the largest.",
};

const overloads name_normalize = {
    "normalize",
    (const row *const[]){
        &op_normalize,
    },
    1,
    "normalize($module, input, p=2, dim=1, eps=1e-12)\n"
    "--\n"
    "\n"
    "Lines along dim divided by their p-norms, or by eps where those are smaller.",
};

const overloads name_cosine_similarity = {
    "cosine_similarity",
    (const row *const[]){
        &op_cosine_similarity,
    },
    1,
    "cosine_similarity($module, input, other, dim=1, eps=1e-08)\n"
    "--\n"
    "\n"
    "The cosine of the angle between lines along dim, whose lengths count as eps at "
    "least.",
};

const overloads name_matrix_power = {
    "matrix_power",
    (const row *const[]){
        &op_matrix_power,
    },
    1,
    "matrix_power($module, input, n)\n"
    "--\n"
    "\n"
    "Square matrices of the last two dims multiplied with themselves n times, by "
    "repeated squaring; a negative n inverts first.",
};

const overloads name_gesv = {
    "gesv",
    (const row *const[]){
        &op_gesv,
    },
    1,
    "gesv($module, input, A, *, out=None)\n"
    "--\n"
    "\n"
    "The solution X of A @ X = input by triangular factors of A with pivots, and these "
    "factors in one matrix.",
};

const overloads name_trtrs = {
    "trtrs",
    (const row *const[]){
        &op_trtrs,
    },
    1,
    "trtrs($module, input, A, upper=True, transpose=False, unitriangular=False, *, "
    "out=None)\n"
    "--\n"
    "\n"
    "The solution X of A @ X = input, or of A.t() @ X, where only one triangle of A is "
    "read and its diagonal may count as ones; and a copy of A.",
};

const overloads name_gels = {
    "gels",
    (const row *const[]){
        &op_gels,
    },
    1,
    "gels($module, input, A, *, out=None)\n"
    "--\n"
    "\n"
    "The first A.size(1) rows are the X with the least |A @ X - input|, or the shortest "
    "of many; the squares of the other rows add up to the rest. And the orthogonal "
    "factors of A.",
};

const overloads name_inverse = {
    "inverse",
    (const row *const[]){
        &op_inverse,
    },
    1,
    "inverse($module, input, *, out=None)\n"
    "--\n"
    "\n"
    "The inverse of a square matrix.",
};

const overloads name_det = {
    "det",
    (const row *const[]){
        &op_det,
    },
    1,
    "det($module, input, *, out=None)\n"
    "--\n"
    "\n"
    "The determinant of a square matrix. The gradient is that of one that is not "
    "singular.",
};

const overloads name_logdet = {
    "logdet",
    (const row *const[]){
        &op_logdet,
    },
    1,
    "logdet($module, input, *, out=None)\n"
    "--\n"
    "\n"
    "The logarithm of the determinant, -inf where it is zero and nan where it is "
    "negative.",
};

const overloads name_slogdet = {
    "slogdet",
    (const row *const[]){
        &op_slogdet,
    },
    1,
    "slogdet($module, input, *, out=None)\n"
    "--\n"
    "\n"
    "The sign of the determinant and the logarithm of its magnitude.",
};

const overloads name_btrifact = {
    "btrifact",
    (const row *const[]){
        &op_btrifact,
    },
    1,
    "btrifact($module, input, *, out=None)\n"
    "--\n"
    "\n"
    "Triangular factors of each matrix of a batch in one matrix, and the rows that were "
    "exchanged, counted from 1.",
};

const overloads name_btrisolve = {
    "btrisolve",
    (const row *const[]){
        &op_btrisolve,
    },
    1,
    "btrisolve($module, input, LU_data, LU_pivots, *, out=None)\n"
    "--\n"
    "\n"
    "The solutions for a batch of vectors or matrices, by what btrifact gives.",
};

const overloads name_potrf = {
    "potrf",
    (const row *const[]){
        &op_potrf,
    },
    1,
    "potrf($module, input, upper=True, *, out=None)\n"
    "--\n"
    "\n"
    "Cholesky's factor of a symmetric positive definite matrix, U with U.t() @ U = input "
    "or L with L @ L.t() = input. Only that triangle is read, and receives the gradient "
    "(Murray, 2016).",
};

const overloads name_potri = {
    "potri",
    (const row *const[]){
        &op_potri,
    },
    1,
    "potri($module, input, upper=True, *, out=None)\n"
    "--\n"
    "\n"
    "The inverse of the matrix whose Cholesky factor the input is.",
};

const overloads name_potrs = {
    "potrs",
    (const row *const[]){
        &op_potrs,
    },
    1,
    "potrs($module, input, input2, upper=True, *, out=None)\n"
    "--\n"
    "\n"
    "The solution X of A @ X = input, where input2 is the Cholesky factor of A.",
};

const overloads name_pstrf = {
    "pstrf",
    (const row *const[]){
        &op_pstrf,
    },
    1,
    "pstrf($module, input, upper=True, tol=-1, *, out=None)\n"
    "--\n"
    "\n"
    "Cholesky's factor of a positive semidefinite matrix with its rows and columns "
    "exchanged as pivots says, counted from 0; rows from the matrix's rank on, told by "
    "tol, are zero.",
};

const overloads name_qr = {
    "qr",
    (const row *const[]){
        &op_qr,
    },
    1,
    "qr($module, input, *, out=None)\n"
    "--\n"
    "\n"
    "Orthonormal columns Q and an upper triangle R with Q @ R = input, as many as the "
    "smaller size (Householder). The gradient wants as many rows as columns, or more.",
};

const overloads name_geqrf = {
    "geqrf",
    (const row *const[]){
        &op_geqrf,
    },
    1,
    "geqrf($module, input, *, out=None)\n"
    "--\n"
    "\n"
    "R, and below it the reflections whose product is Q, and their factors, as LAPACK "
    "has them.",
};

const overloads name_orgqr = {
    "orgqr",
    (const row *const[]){
        &op_orgqr,
    },
    1,
    "orgqr($module, input, input2, *, out=None)\n"
    "--\n"
    "\n"
    "The columns of Q from what geqrf gives.",
};

const overloads name_ormqr = {
    "ormqr",
    (const row *const[]){
        &op_ormqr,
    },
    1,
    "ormqr($module, input, input2, input3, left=True, transpose=False, *, out=None)\n"
    "--\n"
    "\n"
    "Q @ input3, or input3 @ Q, or the same with Q.t(), where geqrf gave Q as input and "
    "input2.",
};

const overloads name_symeig = {
    "symeig",
    (const row *const[]){
        &op_symeig,
    },
    1,
    "symeig($module, input, eigenvectors=False, upper=True, *, out=None)\n"
    "--\n"
    "\n"
    "The eigenvalues, ascending, of a symmetric matrix, and if asked for the vectors in "
    "columns, whose largest element is positive. One triangle is read and receives the "
    "gradient, which needs eigenvectors=True and values that differ (Giles, 2008).",
};

const overloads name_eig = {
    "eig",
    (const row *const[]){
        &op_eig,
    },
    1,
    "eig($module, input, eigenvectors=False, *, out=None)\n"
    "--\n"
    "\n"
    "The eigenvalues of a square matrix, real and imaginary part in a row, and if asked "
    "for the vectors in columns; those of a pair of values are the real and the "
    "imaginary part of both.",
};

const overloads name_svd = {
    "svd",
    (const row *const[]){
        &op_svd,
    },
    1,
    "svd($module, input, some=True, *, out=None)\n"
    "--\n"
    "\n"
    "U, S and V with U @ diag(S) @ V.t() = input, S descending, and the largest element "
    "of each column of U positive. some=False makes U and V square. The gradient needs "
    "some=True and values that differ (Townsend, 2016).",
};

const overloads name_zeros = {
    "zeros",
    (const row *const[]){
        &op_zeros,
    },
    1,
    "zeros($module, size, *, out=None)\n"
    "--\n"
    "\n"
    "A tensor of zeros.",
};

const overloads name_empty = {
    "empty",
    (const row *const[]){
        &op_zeros,
    },
    1,
    "empty($module, size, *, out=None)\n"
    "--\n"
    "\n"
    "A tensor of zeros.",
};

const overloads name_ones = {
    "ones",
    (const row *const[]){
        &op_ones,
    },
    1,
    "ones($module, size, *, out=None)\n"
    "--\n"
    "\n"
    "A tensor of ones.",
};

const overloads name_eye = {
    "eye",
    (const row *const[]){
        &op_eye,
    },
    1,
    "eye($module, n, m=None, *, out=None)\n"
    "--\n"
    "\n"
    "A matrix of n rows and m columns, n by default, with ones on the diagonal and zeros "
    "elsewhere.",
};

const overloads name_arange = {
    "arange",
    (const row *const[]){
        &op_arange,
    },
    1,
    "arange(start=0, end, step=1, *, out=None) -> Tensor\n"
    "\n"
    "Numbers from start up to, but not with, end, step apart.",
};

const overloads name_range = {
    "range",
    (const row *const[]){
        &op_range,
    },
    1,
    "range($module, start, end, step=1, *, out=None)\n"
    "--\n"
    "\n"
    "Numbers from start up to and with end, step apart.",
};

const overloads name_linspace = {
    "linspace",
    (const row *const[]){
        &op_linspace,
    },
    1,
    "linspace($module, start, end, steps=100, *, out=None)\n"
    "--\n"
    "\n"
    "Count of steps numbers from start to end, both included, equally far apart.",
};

const overloads name_logspace = {
    "logspace",
    (const row *const[]){
        &op_logspace,
    },
    1,
    "logspace($module, start, end, steps=100, *, out=None)\n"
    "--\n"
    "\n"
    "Ten to the power of the numbers of linspace.",
};

const overloads name_randperm = {
    "randperm",
    (const row *const[]){
        &op_randperm,
    },
    1,
    "randperm($module, n, *, out=None)\n"
    "--\n"
    "\n"
    "The numbers from 0 to n - 1 in a random order (Fisher and Yates), every order as "
    "likely.",
};

const overloads name_full = {
    "full",
    (const row *const[]){
        &op_full,
    },
    1,
    "full($module, size, fill_value, *, out=None)\n"
    "--\n"
    "\n"
    "A tensor that holds fill_value everywhere.",
};

const overloads name_full_like = {
    "full_like",
    (const row *const[]){
        &op_full_like,
    },
    1,
    "full_like($module, input, fill_value, *, out=None)\n"
    "--\n"
    "\n"
    "A tensor of the input's size and type that holds fill_value everywhere.",
};

const overloads name_rand = {
    "rand",
    (const row *const[]){
        &op_rand,
    },
    1,
    "rand($module, size, *, out=None)\n"
    "--\n"
    "\n"
    "Numbers spread evenly over [0, 1).",
};

const overloads name_randn = {
    "randn",
    (const row *const[]){
        &op_randn,
    },
    1,
    "randn($module, size, *, out=None)\n"
    "--\n"
    "\n"
    "Numbers of the normal distribution with mean 0 and standard deviation 1.",
};

const overloads name_normal = {
    "normal",
    (const row *const[]){
        &op_normal,
    },
    1,
    "normal($module, mean=0, std=1, *, out=None)\n"
    "--\n"
    "\n"
    "A number of the normal distribution for each element, with the mean and the "
    "standard deviation there.",
};

const overloads name_bernoulli = {
    "bernoulli",
    (const row *const[]){
        &op_bernoulli,
    },
    1,
    "bernoulli($module, input, *, out=None)\n"
    "--\n"
    "\n"
    "One with the probability that each element holds, else zero.",
};

const overloads name_rand_like = {
    "rand_like",
    (const row *const[]){
        &op_rand_like,
    },
    1,
    "rand_like($module, input, *, out=None)\n"
    "--\n"
    "\n"
    "Numbers spread evenly over [0, 1), of the input's size and type.",
};

const overloads name_randn_like = {
    "randn_like",
    (const row *const[]){
        &op_randn_like,
    },
    1,
    "randn_like($module, input, *, out=None)\n"
    "--\n"
    "\n"
    "Numbers of the normal distribution with mean 0 and standard deviation 1, of the "
    "input's size and type.",
};

const overloads name_bernoulli_ = {
    "bernoulli_",
    (const row *const[]){
        &op_bernoulli_,
    },
    1,
    "bernoulli_($module, input, p=0.5)\n"
    "--\n"
    "\n"
    "Fills with one with probability p, else zero.",
};

const overloads name_uniform_ = {
    "uniform_",
    (const row *const[]){
        &op_uniform_,
    },
    1,
    "uniform_($module, input, low=0, high=1)\n"
    "--\n"
    "\n"
    "Fills with numbers spread evenly over [low, high). What rounds up to high becomes "
    "low, whose cell of the grid of floats is but half of the others.",
};

const overloads name_normal_ = {
    "normal_",
    (const row *const[]){
        &op_normal_,
    },
    1,
    "normal_($module, input, mean=0, std=1)\n"
    "--\n"
    "\n"
    "Fills with numbers of the normal distribution.",
};

const overloads name_exponential_ = {
    "exponential_",
    (const row *const[]){
        &op_exponential_,
    },
    1,
    "exponential_($module, input, lambd=1)\n"
    "--\n"
    "\n"
    "Fills with numbers of the exponential distribution of rate lambd, -log(1 - u) / "
    "lambd.",
};

const overloads name_cauchy_ = {
    "cauchy_",
    (const row *const[]){
        &op_cauchy_,
    },
    1,
    "cauchy_($module, input, median=0, sigma=1)\n"
    "--\n"
    "\n"
    "Fills with numbers of the Cauchy distribution, median + sigma * tan(pi * (u - "
    "1/2)); it has no mean.",
};

const overloads name_log_normal_ = {
    "log_normal_",
    (const row *const[]){
        &op_log_normal_,
    },
    1,
    "log_normal_($module, input, mean=1, std=2)\n"
    "--\n"
    "\n"
    "Fills with numbers whose logarithm has the normal distribution with that mean and "
    "standard deviation.",
};

const overloads name_geometric_ = {
    "geometric_",
    (const row *const[]){
        &op_geometric_,
    },
    1,
    "geometric_($module, input, p)\n"
    "--\n"
    "\n"
    "Fills with the number of trials, each successful with probability p, up to the "
    "first success; floor(log(1 - u) / log(1 - p)) + 1.",
};

const overloads name_random_ = {
    "random_",
    (const row *const[]){
        &op_random_,
        &op_random_between_,
    },
    2,
    "random_(input, high=16777216) -> Tensor\n"
    "\n"
    "Fills with whole numbers from 0 up to, but not with, high, by default 2^24 or the "
    "largest number of the type.\n"
    "\n"
    "random_(input, low, high) -> Tensor\n"
    "\n"
    "Fills with whole numbers from low up to, but not with, high, where high - low fits "
    "the type. A draw has 53 bits; the numbers of a wider range lie steps apart.",
};

const overloads name_conv2d = {
    "conv2d",
    (const row *const[]){
        &op_conv2d,
    },
    1,
    "conv2d($module, input, weight, bias=None, stride=1, padding=0, dilation=1, "
    "groups=1, *, out=None)\n"
    "--\n"
    "\n"
    "Cross-correlation of each image with each kernel, plus bias; padding is of zeros.",
};

const overloads name_conv_transpose2d = {
    "conv_transpose2d",
    (const row *const[]){
        &op_conv_transpose2d,
    },
    1,
    "conv_transpose2d($module, input, weight, bias=None, stride=1, padding=0, "
    "output_padding=0, groups=1, dilation=1)\n"
    "--\n"
    "\n"
    "Transposed convolution, the gradient of conv2d taken as a function. Weight is "
    "(channels, outputs / groups, kernel height, kernel width).",
};

const overloads name_conv1d = {
    "conv1d",
    (const row *const[]){
        &op_conv1d,
    },
    1,
    "conv1d($module, input, weight, bias=None, stride=1, padding=0, dilation=1, "
    "groups=1)\n"
    "--\n"
    "\n"
    "Cross-correlation of signals, as conv2d with one dim less.",
};

const overloads name_max_pool2d = {
    "max_pool2d",
    (const row *const[]){
        &op_max_pool2d,
    },
    1,
    "max_pool2d($module, input, kernel_size, stride, padding=0, dilation=1, "
    "ceil_mode=False, *, out=None)\n"
    "--\n"
    "\n"
    "The largest element of each window and its place in the plane, row by row; nan "
    "counts as largest, and the first of equal ones wins.",
};

const overloads name_avg_pool2d = {
    "avg_pool2d",
    (const row *const[]){
        &op_avg_pool2d,
    },
    1,
    "avg_pool2d($module, input, kernel_size, stride, padding=0, ceil_mode=False, "
    "count_include_pad=True, *, out=None)\n"
    "--\n"
    "\n"
    "The mean of each window. Padding counts as zeros, or not at all with "
    "count_include_pad=False.",
};

const overloads name_batch_norm = {
    "batch_norm",
    (const row *const[]){
        &op_batch_norm,
    },
    1,
    "batch_norm($module, input, weight=None, bias=None, running_mean=None, "
    "running_var=None, training=False, momentum=0.1, eps=1e-05, *, out=None)\n"
    "--\n"
    "\n"
    "Each channel (dim 1) normalised by its mean and variance, times weight plus bias "
    "(Ioffe and Szegedy, 2015). In training they are the batch's, and running_mean and "
    "running_var, of unbiased variances, are moved towards them by momentum; else they "
    "are the running ones.",
};

const overloads name_mse_loss = {
    "mse_loss",
    (const row *const[]){
        &op_mse_loss,
    },
    1,
    "mse_loss($module, input, target, size_average=True, *, out=None)\n"
    "--\n"
    "\n"
    "Mean of the squared differences.",
};

const overloads name_l1_loss = {
    "l1_loss",
    (const row *const[]){
        &op_l1_loss,
    },
    1,
    "l1_loss($module, input, target, size_average=True, *, out=None)\n"
    "--\n"
    "\n"
    "Mean of the absolute differences.",
};

const overloads name_smooth_l1_loss = {
    "smooth_l1_loss",
    (const row *const[]){
        &op_smooth_l1_loss,
    },
    1,
    "smooth_l1_loss($module, input, target, size_average=True, *, out=None)\n"
    "--\n"
    "\n"
    "Mean of half the squared differences where they are below 1, and of the absolute "
    "ones less 1/2 elsewhere (Huber, 1964).",
};

const overloads name_kl_div = {
    "kl_div",
    (const row *const[]){
        &op_kl_div,
    },
    1,
    "kl_div($module, input, target, size_average=True, *, out=None)\n"
    "--\n"
    "\n"
    "Mean of target * (log(target) - input), zero where target is not above zero; input "
    "holds logarithms of probabilities.",
};

const overloads name_nll_loss = {
    "nll_loss",
    (const row *const[]){
        &op_nll_loss,
    },
    1,
    "nll_loss($module, input, target, weight=None, size_average=True, *, out=None)\n"
    "--\n"
    "\n"
    "Mean of minus the element of input, logarithms of probabilities of (batch, classes) "
    "or (batch, classes, height, width), that each target names. With a weight for each "
    "class the mean is weighted.",
};

const overloads name_binary_cross_entropy = {
    "binary_cross_entropy",
    (const row *const[]){
        &op_binary_cross_entropy,
    },
    1,
    "binary_cross_entropy($module, input, target, size_average=True, *, out=None)\n"
    "--\n"
    "\n"
    "Mean of -target * log(input) - (1 - target) * log(1 - input), 1e-12 added to what "
    "the logarithms are taken of.",
};

const overloads name_weighted_binary_cross_entropy = {
    "weighted_binary_cross_entropy",
    (const row *const[]){
        &op_weighted_binary_cross_entropy,
    },
    1,
    "weighted_binary_cross_entropy($module, input, target, weight, size_average=True, *, "
    "out=None)\n"
    "--\n"
    "\n"
    "binary_cross_entropy with a weight, broadcast, for each element.",
};

const overloads name_soft_margin_loss = {
    "soft_margin_loss",
    (const row *const[]){
        &op_soft_margin_loss,
    },
    1,
    "soft_margin_loss($module, input, target, size_average=True, *, out=None)\n"
    "--\n"
    "\n"
    "Mean of log(1 + exp(-target * input)), for targets of 1 and -1.",
};

const overloads name_hinge_embedding_loss = {
    "hinge_embedding_loss",
    (const row *const[]){
        &op_hinge_embedding_loss,
    },
    1,
    "hinge_embedding_loss($module, input, target, margin=1, size_average=True, *, "
    "out=None)\n"
    "--\n"
    "\n"
    "Mean of input where target is above zero, and of what input lacks to margin "
    "elsewhere.",
};

const overloads name_margin_ranking_loss = {
    "margin_ranking_loss",
    (const row *const[]){
        &op_margin_ranking_loss,
    },
    1,
    "margin_ranking_loss($module, input, other, target, margin=0, size_average=True, *, "
    "out=None)\n"
    "--\n"
    "\n"
    "Mean of what target * (input - other) lacks to margin, where target is 1 if input "
    "shall be the larger one, else -1.",
};

const overloads *const th_base_names[] = {
    &name_abs,
    &name_neg,
    &name_sign,
    &name_floor,
    &name_ceil,
    &name_round,
    &name_trunc,
    &name_frac,
    &name_isnan,
    &name_reciprocal,
    &name_cinv,
    &name_sqrt,
    &name_rsqrt,
    &name_exp,
    &name_expm1,
    &name_log,
    &name_log1p,
    &name_pow,
    &name_sin,
    &name_cos,
    &name_sincos,
    &name_tan,
    &name_asin,
    &name_acos,
    &name_atan,
    &name_atan2,
    &name_sinh,
    &name_cosh,
    &name_tanh,
    &name_square,
    &name_log2,
    &name_log10,
    &name_exp2,
    &name_erf,
    &name_erfc,
    &name_erfinv,
    &name_lgamma,
    &name_digamma,
    &name_polygamma,
    &name_hypot,
    &name_copysign,
    &name_heaviside,
    &name_logaddexp,
    &name_nan_to_num,
    &name_fill,
    &name_zero,
    &name_clone,
    &name_zeros_like,
    &name_empty_like,
    &name_ones_like,
    &name_add,
    &name_sub,
    &name_mul,
    &name_div,
    &name_floor_divide,
    &name_fmod,
    &name_remainder,
    &name_lerp,
    &name_addcmul,
    &name_addcdiv,
    &name_clamp,
    &name_clamp_min,
    &name_clamp_max,
    &name_max,
    &name_cmax,
    &name_min,
    &name_cmin,
    &name_where,
    &name_bitwise_and,
    &name_bitwise_or,
    &name_bitwise_xor,
    &name_bitwise_not,
    &name_left_shift,
    &name_right_shift,
    &name_eq,
    &name_ne,
    &name_lt,
    &name_le,
    &name_gt,
    &name_ge,
    &name_isfinite,
    &name_isinf,
    &name_isclose,
    &name_allclose,
    &name_is_signed,
    &name_logical_and,
    &name_logical_or,
    &name_logical_xor,
    &name_logical_not,
    &name_eq_,
    &name_ne_,
    &name_lt_,
    &name_le_,
    &name_gt_,
    &name_ge_,
    &name_sum,
    &name_prod,
    &name_mean,
    &name_norm,
    &name_dist,
    &name_logsumexp,
    &name_all,
    &name_any,
    &name_aminmax,
    &name_argmax,
    &name_argmin,
    &name_amax,
    &name_amin,
    &name_sort,
    &name_argsort,
    &name_topk,
    &name_kthvalue,
    &name_median,
    &name_mode,
    &name_cumsum,
    &name_cumprod,
    &name_var,
    &name_std,
    &name_relu,
    &name_threshold,
    &name_hardtanh,
    &name_leaky_relu,
    &name_prelu,
    &name_elu,
    &name_hardshrink,
    &name_softshrink,
    &name_sigmoid,
    &name_softplus,
    &name_log_sigmoid,
    &name_logsigmoid,
    &name_softsign,
    &name_tanhshrink,
    &name_softmax,
    &name_log_softmax,
    &name_dot,
    &name_mv,
    &name_mm,
    &name_bmm,
    &name_ger,
    &name_outer,
    &name_addmm,
    &name_addmv,
    &name_addr,
    &name_addbmm,
    &name_baddbmm,
    &name_linear,
    &name_matmul,
    &name_view,
    &name_reshape,
    &name_transpose,
    &name_swapaxes,
    &name_swapdims,
    &name_t,
    &name_permute,
    &name_narrow,
    &name_select,
    &name_expand,
    &name_sum_to_size,
    &name_squeeze,
    &name_unsqueeze,
    &name_unfold,
    &name_view_as,
    &name_expand_as,
    &name_split,
    &name_chunk,
    &name_unbind,
    &name_index_select,
    &name_gather,
    &name_masked_select,
    &name_nonzero,
    &name_index_add,
    &name_index_copy,
    &name_index_fill,
    &name_scatter,
    &name_scatter_add,
    &name_masked_fill,
    &name_masked_copy,
    &name_diag,
    &name_tril,
    &name_triu,
    &name_trace,
    &name_renorm,
    &name_cross,
    &name_searchsorted,
    &name_bucketize,
    &name_histc,
    &name_bincount,
    &name_multinomial,
    &name_unique,
    &name_take,
    &name_put,
    &name_diagonal,
    &name_flip,
    &name_roll,
    &name_tile,
    &name_repeat_interleave,
    &name_movedim,
    &name_flatten,
    &name_hstack,
    &name_vstack,
    &name_dstack,
    &name_transpose_,
    &name_t_,
    &name_squeeze_,
    &name_unsqueeze_,
    &name_cat,
    &name_stack,
    &name_repeat,
    &name_kron,
    &name_trapz,
    &name_cov,
    &name_corrcoef,
    &name_cdist,
    &name_pdist,
    &name_one_hot,
    &name_normalize,
    &name_cosine_similarity,
    &name_matrix_power,
    &name_gesv,
    &name_trtrs,
    &name_gels,
    &name_inverse,
    &name_det,
    &name_logdet,
    &name_slogdet,
    &name_btrifact,
    &name_btrisolve,
    &name_potrf,
    &name_potri,
    &name_potrs,
    &name_pstrf,
    &name_qr,
    &name_geqrf,
    &name_orgqr,
    &name_ormqr,
    &name_symeig,
    &name_eig,
    &name_svd,
    &name_zeros,
    &name_empty,
    &name_ones,
    &name_eye,
    &name_arange,
    &name_range,
    &name_linspace,
    &name_logspace,
    &name_randperm,
    &name_full,
    &name_full_like,
    &name_rand,
    &name_randn,
    &name_normal,
    &name_bernoulli,
    &name_rand_like,
    &name_randn_like,
    &name_bernoulli_,
    &name_uniform_,
    &name_normal_,
    &name_exponential_,
    &name_cauchy_,
    &name_log_normal_,
    &name_geometric_,
    &name_random_,
    &name_conv2d,
    &name_conv_transpose2d,
    &name_conv1d,
    &name_max_pool2d,
    &name_avg_pool2d,
    &name_batch_norm,
    &name_mse_loss,
    &name_l1_loss,
    &name_smooth_l1_loss,
    &name_kl_div,
    &name_nll_loss,
    &name_binary_cross_entropy,
    &name_weighted_binary_cross_entropy,
    &name_soft_margin_loss,
    &name_hinge_embedding_loss,
    &name_margin_ranking_loss,
    NULL,
};

const overloads *const th_operators[OPERATOR_COUNT] = {
    [OPERATOR_ADD] = &name_add,
    [OPERATOR_SUB] = &name_sub,
    [OPERATOR_MUL] = &name_mul,
    [OPERATOR_DIV] = &name_div,
    [OPERATOR_FLOORDIV] = &name_floor_divide,
    [OPERATOR_MOD] = &name_remainder,
    [OPERATOR_POW] = &name_pow,
    [OPERATOR_MATMUL] = &name_matmul,
    [OPERATOR_AND] = &name_bitwise_and,
    [OPERATOR_OR] = &name_bitwise_or,
    [OPERATOR_XOR] = &name_bitwise_xor,
    [OPERATOR_LSHIFT] = &name_left_shift,
    [OPERATOR_RSHIFT] = &name_right_shift,
    [OPERATOR_INVERT] = &name_bitwise_not,
    [OPERATOR_LT] = &name_lt,
    [OPERATOR_LE] = &name_le,
    [OPERATOR_EQ] = &name_eq,
    [OPERATOR_NE] = &name_ne,
    [OPERATOR_GE] = &name_ge,
    [OPERATOR_GT] = &name_gt,
    [OPERATOR_NEG] = &name_neg,
    [OPERATOR_ABS] = &name_abs,
};
