/* Generated from ops.yaml by codegen/templates/table.c. Do not edit: change the row and run make gen. */
/* The catalogue as th_register takes it: rows, and names with the rows behind each. */
#include "row/operators.h"
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

const row *const th_own_rows[] = {
    &op_abs,
    &op_neg,
    &op_sign,
    &op_floor,
    &op_ceil,
    &op_round,
    &op_round_decimals,
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
    &op_cube,
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
    &op_asinh,
    &op_acosh,
    &op_atanh,
    &op_deg2rad,
    &op_rad2deg,
    &op_sinc,
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
    &op_logit,
    &op_mvlgamma,
    &op_erfcx,
    &op_ndtr,
    &op_log_ndtr,
    &op_entr,
    &op_scaled_bessel,
    &op_i0,
    &op_i0e,
    &op_i1,
    &op_i1e,
    &op_igamma,
    &op_igammac,
    &op_log_gamma_grad,
    &op_standard_gamma_grad,
    &op_dirichlet_grad,
    &op_hypot,
    &op_copysign,
    &op_heaviside,
    &op_logaddexp,
    &op_logaddexp2,
    &op_xlogy,
    &op_xlog1py,
    &op_frexp,
    &op_nextafter_narrow,
    &op_nextafter_,
    &op_nextafter,
    &op_ldexp,
    &op_nan_to_num,
    &op_nan_to_num_,
    &op_finite_or,
    &op_fill,
    &op_zero,
    &op_clone,
    &op_zeros_like,
    &op_ones_like,
    &op_add,
    &op_sub,
    &op_rsub,
    &op_float_power,
    &op_positive,
    &op_mul,
    &op_div,
    &op_floor_divide,
    &op_trunc_divide,
    &op_div_rounded,
    &op_fmod,
    &op_remainder,
    &op_lerp,
    &op_lerp_tensor,
    &op_addcmul,
    &op_addcdiv,
    &op_clamp,
    &op_clamp_min,
    &op_clamp_max,
    &op_clamp_tensor,
    &op_clamp_min_tensor,
    &op_clamp_max_tensor,
    &op_max_other,
    &op_min_other,
    &op_fmax,
    &op_fmin,
    &op_where_numbers,
    &op_where,
    &op_where_else,
    &op_where_places,
    &op_bitwise_and,
    &op_bitwise_or,
    &op_bitwise_xor,
    &op_bitwise_not,
    &op_bitwise_not_truth,
    &op_left_shift,
    &op_right_shift,
    &op_gcd,
    &op_gcd_,
    &op_lcm,
    &op_lcm_,
    &op_eq,
    &op_ne,
    &op_lt,
    &op_le,
    &op_gt,
    &op_ge,
    &op_isfinite,
    &op_isinf,
    &op_isposinf,
    &op_isneginf,
    &op_signbit,
    &op_isclose,
    &op_allclose,
    &op_is_signed,
    &op_is_floating_point,
    &op_is_complex,
    &op_is_nonzero,
    &op_isin,
    &op_logical_and,
    &op_logical_or,
    &op_logical_xor,
    &op_logical_not,
    &op_sum,
    &op_prod,
    &op_prod_input,
    &op_mean,
    &op_nansum,
    &op_nanmean,
    &op_norm,
    &op_norm_named,
    &op_norm_input,
    &op_dist,
    &op_dist_input,
    &op_logsumexp,
    &op_all,
    &op_any,
    &op_count_nonzero,
    &op_max,
    &op_min,
    &op_amax,
    &op_amin,
    &op_extreme_input,
    &op_max_dim,
    &op_min_dim,
    &op_aminmax,
    &op_argmax,
    &op_argmin,
    &op_sort,
    &op_argsort,
    &op_sorted_values,
    &op_msort,
    &op_topk,
    &op_kthvalue,
    &op_median,
    &op_median_dim,
    &op_mode,
    &op_nanmedian,
    &op_nanmedian_dim,
    &op_quantile,
    &op_nanquantile,
    &op_cumsum,
    &op_cumsum_,
    &op_cumprod,
    &op_cumprod_,
    &op_cumprod_input,
    &op_cummax,
    &op_cummin,
    &op_logcumsumexp,
    &op_logcumsumexp_input,
    &op_logcumsumexp_mean,
    &op_flip_dim,
    &op_var,
    &op_std,
    &op_var_input,
    &op_relu,
    &op_threshold,
    &op_leaky_relu,
    &op_prelu,
    &op_elu,
    &op_selu,
    &op_celu,
    &op_hardtanh,
    &op_relu6,
    &op_hardsigmoid,
    &op_hardswish,
    &op_hardshrink,
    &op_softshrink,
    &op_sigmoid,
    &op_softplus,
    &op_log_sigmoid,
    &op_softsign,
    &op_tanhshrink,
    &op_silu,
    &op_mish,
    &op_gelu,
    &op_glu,
    &op_gelu_tanh,
    &op_softmax,
    &op_log_softmax,
    &op_softmax_input,
    &op_log_softmax_input,
    &op_dot,
    &op_mv,
    &op_mm,
    &op_bmm,
    &op_ger,
    &op_outer,
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
    &op_index_at,
    &op_index_at_input,
    &op_assign_at,
    &op_assign_at_input,
    &op_view_as,
    &op_expand_as,
    &op_split,
    &op_split_sizes,
    &op_chunk,
    &op_unbind,
    &op_conj_physical,
    &op_conj,
    &op_real,
    &op_imag,
    &op_complex,
    &op_polar,
    &op_angle,
    &op_isreal,
    &op_magnitude,
    &op_abs_complex,
    &op_sgn,
    &op_sgn_,
    &op_prod_complex,
    &op_cumprod_complex,
    &op_norm_complex,
    &op_var_complex,
    &op_std_complex,
    &op_vdot,
    &op_isclose_complex,
    &op_view_as_real,
    &op_view_as_complex,
    &op_inverse_complex,
    &op_gesv_complex,
    &op_det_complex,
    &op_slogdet_complex,
    &op_potrf_complex,
    &op_qr_complex,
    &op_symeig_complex,
    &op_svd_complex,
    &op_trtrs_complex,
    &op_index_select,
    &op_index_select_input,
    &op_gather,
    &op_gather_input,
    &op_pick,
    &op_pick_input,
    &op_masked_select,
    &op_masked_select_input,
    &op_nonzero,
    &op_nonzero_places,
    &op_index_add,
    &op_index_copy,
    &op_index_fill,
    &op_scatter,
    &op_scatter_add,
    &op_scatter_reduce,
    &op_scatter_reduce_input,
    &op_index_reduce,
    &op_index_reduce_,
    &op_masked_fill,
    &op_masked_copy,
    &op_masked_copy_input,
    &op_diag,
    &op_diag_input,
    &op_tril,
    &op_triu,
    &op_trace,
    &op_renorm,
    &op_renorm_,
    &op_cross,
    &op_searchsorted,
    &op_searchsorted_number,
    &op_searchsorted_sided,
    &op_bucketize,
    &op_histc,
    &op_bincount,
    &op_bincount_weighted,
    &op_multinomial,
    &op_unique,
    &op_unique_consecutive,
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
    &op_unflatten,
    &op_rot90,
    &op_fliplr,
    &op_flipud,
    &op_tensor_split,
    &op_hsplit,
    &op_vsplit,
    &op_dsplit,
    &op_atleast_1d,
    &op_atleast_2d,
    &op_atleast_3d,
    &op_flatten,
    &op_hstack,
    &op_vstack,
    &op_dstack,
    &op_column_stack,
    &op_diag_embed,
    &op_diagflat,
    &op_combinations,
    &op_vander,
    &op_select_scatter,
    &op_slice_scatter,
    &op_diagonal_scatter,
    &op_fill_diagonal_,
    &op_reshape_as,
    &op_take_along_dim,
    &op_index_put,
    &op_index_put_,
    &op_transpose_,
    &op_t_,
    &op_squeeze_,
    &op_unsqueeze_,
    &op_cat,
    &op_stack,
    &op_repeat,
    &op_kron,
    &op_trapz,
    &op_cumulative_trapezoid,
    &op_diff,
    &op_inner,
    &op_cov,
    &op_corrcoef,
    &op_cdist,
    &op_pair_norms,
    &op_pair_norms_input,
    &op_pdist,
    &op_one_hot,
    &op_normalize,
    &op_cosine_similarity,
    &op_matrix_power,
    &op_matrix_exp,
    &op_gesv,
    &op_trtrs,
    &op_solved,
    &op_triangle_solved,
    &op_triangle_solved_back,
    &op_solve_each,
    &op_inverse_each,
    &op_det_each,
    &op_gels,
    &op_least_squares,
    &op_least_solution,
    &op_inverse,
    &op_det,
    &op_cofactors,
    &op_cofactors_input,
    &op_logdet,
    &op_slogdet,
    &op_btrifact,
    &op_btrifact_informed,
    &op_btrifact_with_info,
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
    &op_cholesky_each,
    &op_qr_each,
    &op_symeig_each,
    &op_svd_each,
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
    &op_normal_sized,
    &op_bernoulli,
    &op_bernoulli_like,
    &op_standard_gamma,
    &op_log_standard_gamma,
    &op_poisson,
    &op_binomial,
    &op_rand_like,
    &op_randn_like,
    &op_bernoulli_,
    &op_bernoulli_integral_,
    &op_bernoulli_each_,
    &op_uniform_,
    &op_normal_,
    &op_exponential_,
    &op_cauchy_,
    &op_log_normal_,
    &op_geometric_,
    &op_geometric_integral_,
    &op_random_,
    &op_random_between_,
    &op_conv2d,
    &op_conv2d_input,
    &op_conv2d_weight,
    &op_conv_transpose2d,
    &op_conv1d,
    &op_conv3d,
    &op_conv3d_input,
    &op_conv3d_weight,
    &op_conv_transpose1d,
    &op_conv_transpose3d,
    &op_max_pool,
    &op_max_pool_values,
    &op_max_pool_values_input,
    &op_max_pool_values_gather,
    &op_adaptive_max_pool,
    &op_fractional_max_pool,
    &op_max_pool_input,
    &op_max_pool_gather,
    &op_max_unpool,
    &op_max_unpool_input,
    &op_avg_pool,
    &op_avg_pool_input,
    &op_adaptive_avg_pool,
    &op_adaptive_avg_pool_input,
    &op_root,
    &op_resample,
    &op_resample_input,
    &op_weighted_take,
    &op_weighted_put,
    &op_weighted_products,
    &op_pad,
    &op_pad_input,
    &op_columns,
    &op_columns_input,
    &op_batch_norm,
    &op_batch_norm_input,
    &op_group_norm,
    &op_group_norm_input,
    &op_rnn,
    &op_lstm,
    &op_gru,
    &op_embedding,
    &op_embedding_weight,
    &op_embedding_bag,
    &op_mse_loss_elements,
    &op_mse_loss,
    &op_l1_loss_elements,
    &op_l1_loss,
    &op_smooth_l1_loss_elements,
    &op_smooth_l1_loss,
    &op_huber_loss_elements,
    &op_huber_loss,
    &op_kl_div_elements,
    &op_kl_div,
    &op_poisson_nll_loss_elements,
    &op_poisson_nll_loss,
    &op_gaussian_nll_loss_elements,
    &op_gaussian_nll_loss,
    &op_nll_loss,
    &op_nll_loss_input,
    &op_cross_entropy,
    &op_cross_entropy_input,
    &op_binary_cross_entropy_elements,
    &op_binary_cross_entropy,
    &op_binary_cross_entropy_with_logits_elements,
    &op_binary_cross_entropy_with_logits,
    &op_soft_margin_loss_elements,
    &op_soft_margin_loss,
    &op_hinge_embedding_loss_elements,
    &op_hinge_embedding_loss,
    &op_margin_ranking_loss_elements,
    &op_margin_ranking_loss,
    &op_multi_margin_loss,
    &op_multilabel_margin_loss,
    &op_ctc_loss,
    &op_cosine,
    &op_euclidean_distance,
    &op_sgd_,
    &op_sgd_momentum_,
    &op_rprop_,
    &op_asgd_,
    &op_adam_,
    &op_amsgrad_,
    &op_nadam_,
    &op_adamax_,
    &op_adagrad_,
    &op_adadelta_,
    &op_rmsprop_,
    &op_rmsprop_momentum_,
    &op_rmsprop_centered_,
    NULL,
};

const overloads name_abs = {
    "abs",
    (const row *const[]){
        &op_abs,
        &op_abs_complex,
    },
    2,
    "abs($module, input, *, out=None)\n"
    "--\n"
    "\n"
    "abs(input, *, out=None) -> Tensor\n"
    "\n"
    "Absolute value of each element. The derivative at zero is taken as zero.\n"
    "Element types: numbers.\n"
    "d input = select(input == 0, 0, grad * sign(input))\n"
    "\n"
    "abs(input) -> Tensor\n"
    "\n"
    "Absolute value of each complex number, which is real. The derivative at zero is "
    "taken as zero.\n"
    "Element types: complex.\n"
    "The gradient is that of the operators it is composed of.",
};

const overloads name_absolute = {
    "absolute",
    (const row *const[]){
        &op_abs,
        &op_abs_complex,
    },
    2,
    "absolute($module, input, *, out=None)\n"
    "--\n"
    "\n"
    "absolute(input, *, out=None) -> Tensor\n"
    "\n"
    "Absolute value of each element. The derivative at zero is taken as zero.\n"
    "Element types: numbers.\n"
    "d input = select(input == 0, 0, grad * sign(input))\n"
    "\n"
    "absolute(input) -> Tensor\n"
    "\n"
    "Absolute value of each complex number, which is real. The derivative at zero is "
    "taken as zero.\n"
    "Element types: complex.\n"
    "The gradient is that of the operators it is composed of.",
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
    "what it is.\n"
    "Element types: numbers, complex.\n"
    "d input = -grad",
};

const overloads name_negative = {
    "negative",
    (const row *const[]){
        &op_neg,
    },
    1,
    "negative($module, input, *, out=None)\n"
    "--\n"
    "\n"
    "Each element with its sign changed. Integers wrap around, so the smallest stays "
    "what it is.\n"
    "Element types: numbers, complex.\n"
    "d input = -grad",
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
    "zero.\n"
    "Element types: numbers.\n"
    "d input = 0",
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
    "Largest whole number not above each element. The derivative is taken as zero.\n"
    "Element types: numbers.\n"
    "d input = 0",
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
    "Smallest whole number not below each element. The derivative is taken as zero.\n"
    "Element types: numbers.\n"
    "d input = 0",
};

const overloads name_round = {
    "round",
    (const row *const[]){
        &op_round,
        &op_round_decimals,
    },
    2,
    "round($module, input, decimals=None, *, out=None)\n"
    "--\n"
    "\n"
    "round(input, *, out=None) -> Tensor\n"
    "\n"
    "Whole number nearest to each element, halves to the even one. The derivative is "
    "taken as zero.\n"
    "Element types: numbers.\n"
    "d input = 0\n"
    "\n"
    "round(input, decimals, *, out=None) -> Tensor\n"
    "\n"
    "Each element rounded to so many decimals, halves to the even one; a negative count "
    "rounds to tens, hundreds and so on. The derivative is taken as zero.\n"
    "Element types: floating.\n"
    "d input = 0",
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
    "Each element without its fraction. The derivative is taken as zero.\n"
    "Element types: numbers.\n"
    "d input = 0",
};

const overloads name_fix = {
    "fix",
    (const row *const[]){
        &op_trunc,
    },
    1,
    "fix($module, input, *, out=None)\n"
    "--\n"
    "\n"
    "Each element without its fraction. The derivative is taken as zero.\n"
    "Element types: numbers.\n"
    "d input = 0",
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
    "Fraction of each element, with the element's sign.\n"
    "Element types: floating.\n"
    "d input = grad",
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
    "True where an element is not a number; integers always are numbers.\n"
    "Element types: all, complex.\n"
    "Not differentiable.",
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
    "One divided by each element.\n"
    "Element types: floating, complex.\n"
    "d input = -grad * output * output",
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
    "One divided by each element.\n"
    "Element types: floating, complex.\n"
    "d input = -grad * output * output",
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
    "Square root of each element, nan where it is negative.\n"
    "Element types: floating, complex.\n"
    "d input = grad / (2 * output)",
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
    "One divided by the square root of each element.\n"
    "Element types: floating, complex.\n"
    "d input = -0.5 * grad * output * output * output",
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
    "e to the power of each element.\n"
    "Element types: floating, complex.\n"
    "d input = grad * output",
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
    "small.\n"
    "Element types: floating, complex.\n"
    "d input = grad * (output + 1)",
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
    "Natural logarithm of each element, nan where it is negative.\n"
    "Element types: floating, complex.\n"
    "d input = grad / input",
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
    "is small.\n"
    "Element types: floating, complex.\n"
    "d input = grad / (1 + input)",
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
    "input to the power of exponent; of integers, which wrap around, to none that is "
    "negative. The derivative with respect to the exponent is output * log(input), and "
    "zero at input zero.\n"
    "Element types: numbers, complex.\n"
    "d input = select(input == 0 and exponent == 0, 0, grad * exponent * base ** "
    "(exponent - 1))\n"
    "d exponent = select(input == 0 and output - output == 0, 0, grad * output * "
    "log(input))\n"
    "where base = select(input == 0 and exponent == 0, 1, input)",
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
    "Sine of each element, in radians.\n"
    "Element types: floating, complex.\n"
    "d input = grad * cos(input)",
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
    "Cosine of each element, in radians.\n"
    "Element types: floating, complex.\n"
    "d input = -grad * sin(input)",
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
    "Sine and cosine of each element, in radians, in one pass.\n"
    "Element types: floating.\n"
    "d input = grad_sin * cos - grad_cos * sin",
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
    "Tangent of each element, in radians.\n"
    "Element types: floating, complex.\n"
    "d input = grad * (1 + output * output)",
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
    "1 / sqrt(1 - x^2).\n"
    "Element types: floating, complex.\n"
    "d input = grad / sqrt((1 - input) * (1 + input))",
};

const overloads name_arcsin = {
    "arcsin",
    (const row *const[]){
        &op_asin,
    },
    1,
    "arcsin($module, input, *, out=None)\n"
    "--\n"
    "\n"
    "Angle in radians, from -pi/2 to pi/2, whose sine each element is. The derivative is "
    "1 / sqrt(1 - x^2).\n"
    "Element types: floating, complex.\n"
    "d input = grad / sqrt((1 - input) * (1 + input))",
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
    "/ sqrt(1 - x^2).\n"
    "Element types: floating, complex.\n"
    "d input = -grad / sqrt((1 - input) * (1 + input))",
};

const overloads name_arccos = {
    "arccos",
    (const row *const[]){
        &op_acos,
    },
    1,
    "arccos($module, input, *, out=None)\n"
    "--\n"
    "\n"
    "Angle in radians, from 0 to pi, whose cosine each element is. The derivative is -1 "
    "/ sqrt(1 - x^2).\n"
    "Element types: floating, complex.\n"
    "d input = -grad / sqrt((1 - input) * (1 + input))",
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
    "Angle in radians, from -pi/2 to pi/2, whose tangent each element is.\n"
    "Element types: floating, complex.\n"
    "d input = grad / (1 + input * input)",
};

const overloads name_arctan = {
    "arctan",
    (const row *const[]){
        &op_atan,
    },
    1,
    "arctan($module, input, *, out=None)\n"
    "--\n"
    "\n"
    "Angle in radians, from -pi/2 to pi/2, whose tangent each element is.\n"
    "Element types: floating, complex.\n"
    "d input = grad / (1 + input * input)",
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
    "from both signs. The derivative at the origin is taken as zero.\n"
    "Element types: floating.\n"
    "d input = select(input == 0 and other == 0, 0, grad * other / square)\n"
    "d other = select(input == 0 and other == 0, 0, -grad * input / square)\n"
    "where square = select(input == 0 and other == 0, 1, input * input + other * other)",
};

const overloads name_arctan2 = {
    "arctan2",
    (const row *const[]){
        &op_atan2,
    },
    1,
    "arctan2($module, input, other, *, out=None)\n"
    "--\n"
    "\n"
    "Angle in radians, from -pi to pi, of the point (other, input), its quadrant taken "
    "from both signs. The derivative at the origin is taken as zero.\n"
    "Element types: floating.\n"
    "d input = select(input == 0 and other == 0, 0, grad * other / square)\n"
    "d other = select(input == 0 and other == 0, 0, -grad * input / square)\n"
    "where square = select(input == 0 and other == 0, 1, input * input + other * other)",
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
    "Hyperbolic sine of each element.\n"
    "Element types: floating, complex.\n"
    "d input = grad * cosh(input)",
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
    "Hyperbolic cosine of each element.\n"
    "Element types: floating, complex.\n"
    "d input = grad * sinh(input)",
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
    "Hyperbolic tangent of each element.\n"
    "Element types: floating, complex.\n"
    "d input = grad * (1 - output * output)",
};

const overloads name_asinh = {
    "asinh",
    (const row *const[]){
        &op_asinh,
    },
    1,
    "asinh($module, input, *, out=None)\n"
    "--\n"
    "\n"
    "Inverse hyperbolic sine of each element.\n"
    "Element types: floating, complex.\n"
    "d input = grad * rsqrt(input * input + 1)",
};

const overloads name_arcsinh = {
    "arcsinh",
    (const row *const[]){
        &op_asinh,
    },
    1,
    "arcsinh($module, input, *, out=None)\n"
    "--\n"
    "\n"
    "Inverse hyperbolic sine of each element.\n"
    "Element types: floating, complex.\n"
    "d input = grad * rsqrt(input * input + 1)",
};

const overloads name_acosh = {
    "acosh",
    (const row *const[]){
        &op_acosh,
    },
    1,
    "acosh($module, input, *, out=None)\n"
    "--\n"
    "\n"
    "Inverse hyperbolic cosine of each element, nan below 1.\n"
    "Element types: floating, complex.\n"
    "d input = grad * rsqrt(input - 1) * rsqrt(input + 1)",
};

const overloads name_arccosh = {
    "arccosh",
    (const row *const[]){
        &op_acosh,
    },
    1,
    "arccosh($module, input, *, out=None)\n"
    "--\n"
    "\n"
    "Inverse hyperbolic cosine of each element, nan below 1.\n"
    "Element types: floating, complex.\n"
    "d input = grad * rsqrt(input - 1) * rsqrt(input + 1)",
};

const overloads name_atanh = {
    "atanh",
    (const row *const[]){
        &op_atanh,
    },
    1,
    "atanh($module, input, *, out=None)\n"
    "--\n"
    "\n"
    "Inverse hyperbolic tangent of each element, infinite at 1 and -1 and nan outside.\n"
    "Element types: floating, complex.\n"
    "d input = grad / (1 - input * input)",
};

const overloads name_arctanh = {
    "arctanh",
    (const row *const[]){
        &op_atanh,
    },
    1,
    "arctanh($module, input, *, out=None)\n"
    "--\n"
    "\n"
    "Inverse hyperbolic tangent of each element, infinite at 1 and -1 and nan outside.\n"
    "Element types: floating, complex.\n"
    "d input = grad / (1 - input * input)",
};

const overloads name_deg2rad = {
    "deg2rad",
    (const row *const[]){
        &op_deg2rad,
    },
    1,
    "deg2rad($module, input, *, out=None)\n"
    "--\n"
    "\n"
    "Angles in radians from angles in degrees.\n"
    "Element types: floating.\n"
    "d input = grad * (pi / 180)",
};

const overloads name_rad2deg = {
    "rad2deg",
    (const row *const[]){
        &op_rad2deg,
    },
    1,
    "rad2deg($module, input, *, out=None)\n"
    "--\n"
    "\n"
    "Angles in degrees from angles in radians.\n"
    "Element types: floating.\n"
    "d input = grad * (180 / pi)",
};

const overloads name_sinc = {
    "sinc",
    (const row *const[]){
        &op_sinc,
    },
    1,
    "sinc($module, input, *, out=None)\n"
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
    "where far = select(abs(input) < 0.25, 1, input)",
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
    "Each element multiplied by itself.\n"
    "Element types: numbers, complex.\n"
    "d input = 2 * grad * input",
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
    "Logarithm of base 2 of each element, nan where it is negative.\n"
    "Element types: floating, complex.\n"
    "d input = grad / (input * log(2))",
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
    "Logarithm of base 10 of each element, nan where it is negative.\n"
    "Element types: floating, complex.\n"
    "d input = grad / (input * log(10))",
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
    "Two to the power of each element.\n"
    "Element types: floating.\n"
    "d input = grad * output * log(2)",
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
    "to it.\n"
    "Element types: floating.\n"
    "d input = grad * 2 / sqrt(pi) * exp(-input * input)",
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
    "close to one.\n"
    "Element types: floating.\n"
    "d input = -2 * grad / sqrt(pi) * exp(-input * input)",
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
    "The number whose error function each element is, inf at one and nan above it.\n"
    "Element types: floating.\n"
    "d input = grad * sqrt(pi) / 2 * exp(output * output)",
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
    "Logarithm of the magnitude of the gamma function at each element.\n"
    "Element types: floating.\n"
    "d input = grad * digamma(input)",
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
    "Derivative of lgamma at each element, nan at zero and at negative whole numbers.\n"
    "Element types: floating.\n"
    "d input = grad * polygamma(1, input)",
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
    "section 6.4). n goes to 170, whose factorial is the last that a double holds.\n"
    "Element types: floating.\n"
    "d input = grad * polygamma(n + 1, input)",
};

const overloads name_logit = {
    "logit",
    (const row *const[]){
        &op_logit,
    },
    1,
    "logit($module, input, eps=-1, *, out=None)\n"
    "--\n"
    "\n"
    "log(x / (1 - x)) of each element x, the inverse of sigmoid. If eps is not negative, "
    "x is brought between eps and 1 - eps first.\n"
    "Element types: floating.\n"
    "d input = select(eps >= 0 and (input < eps or input > 1 - eps), 0, select(share < 0 "
    "or share > 1, nan, grad / (share * (1 - share))))\n"
    "where share = select(eps < 0, input, select(input < eps, eps, select(input > 1 - "
    "eps, 1 - eps, input)))",
};

const overloads name_mvlgamma = {
    "mvlgamma",
    (const row *const[]){
        &op_mvlgamma,
    },
    1,
    "mvlgamma($module, input, p)\n"
    "--\n"
    "\n"
    "Logarithm of the gamma function of p dimensions, the sum of lgamma(input - i / 2) "
    "over i from 0 to p - 1 and of p * (p - 1) / 4 * log(pi).\n"
    "Element types: floating.\n"
    "The gradient is that of the operators it is composed of.",
};

const overloads name_multigammaln = {
    "multigammaln",
    (const row *const[]){
        &op_mvlgamma,
    },
    1,
    "multigammaln($module, input, p)\n"
    "--\n"
    "\n"
    "Logarithm of the gamma function of p dimensions, the sum of lgamma(input - i / 2) "
    "over i from 0 to p - 1 and of p * (p - 1) / 4 * log(pi).\n"
    "Element types: floating.\n"
    "The gradient is that of the operators it is composed of.",
};

const overloads name_erfcx = {
    "erfcx",
    (const row *const[]){
        &op_erfcx,
    },
    1,
    "erfcx($module, input, *, out=None)\n"
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
    "where near = select(input > 25, 25, input)",
};

const overloads name_ndtr = {
    "ndtr",
    (const row *const[]){
        &op_ndtr,
    },
    1,
    "ndtr($module, input, *, out=None)\n"
    "--\n"
    "\n"
    "The share of a normal distribution of mean 0 and deviation 1 that lies below each "
    "element.\n"
    "Element types: floating.\n"
    "d input = grad * exp(-input * input / 2) / sqrt(2 * pi)",
};

const overloads name_log_ndtr = {
    "log_ndtr",
    (const row *const[]){
        &op_log_ndtr,
    },
    1,
    "log_ndtr($module, input, *, out=None)\n"
    "--\n"
    "\n"
    "Logarithm of ndtr, with all digits where that vanishes.\n"
    "Element types: floating.\n"
    "d input = grad * select(input > -1, exp(-high * high / 2 - select(input > -1, "
    "output, 0)) / sqrt(2 * pi), sqrt(2 / pi) / erfcx(-low * sqrt(0.5)))\n"
    "where high = select(input > -1, select(input > 50, 50, input), 0)\n"
    "where low = select(input > -1, -1, input)",
};

const overloads name_entr = {
    "entr",
    (const row *const[]){
        &op_entr,
    },
    1,
    "entr($module, input, *, out=None)\n"
    "--\n"
    "\n"
    "The entropy -x * log(x) of each element x, zero at zero and -inf below it.\n"
    "Element types: floating.\n"
    "d input = grad * (-log(input) - 1)",
};

const overloads name_scaled_bessel = {
    "scaled_bessel",
    (const row *const[]){
        &op_scaled_bessel,
    },
    1,
    "scaled_bessel($module, n, input, *, out=None)\n"
    "--\n"
    "\n"
    "exp(-|x|) times the modified Bessel function of order n, 0 or 1, of each element x.\n"
    "Element types: floating.\n"
    "d input = grad * select(n == 0, scaled_bessel(1, input) - sign(input) * output, "
    "select(input == 0, 0.5, scaled_bessel(0, input) - output * (sign(input) + 1 / "
    "input)))",
};

const overloads name_i0 = {
    "i0",
    (const row *const[]){
        &op_i0,
    },
    1,
    "i0($module, input, *, out=None)\n"
    "--\n"
    "\n"
    "The modified Bessel function of order 0 of each element.\n"
    "Element types: floating.\n"
    "d input = grad * (half * scaled_bessel(1, input) * half)\n"
    "where half = exp(abs(input) / 2)",
};

const overloads name_i0e = {
    "i0e",
    (const row *const[]){
        &op_i0e,
    },
    1,
    "i0e($module, input, *, out=None)\n"
    "--\n"
    "\n"
    "exp(-|x|) times i0 of each element x.\n"
    "Element types: floating.\n"
    "d input = grad * (scaled_bessel(1, input) - sign(input) * output)",
};

const overloads name_i1 = {
    "i1",
    (const row *const[]){
        &op_i1,
    },
    1,
    "i1($module, input, *, out=None)\n"
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
    "output / far)",
};

const overloads name_i1e = {
    "i1e",
    (const row *const[]){
        &op_i1e,
    },
    1,
    "i1e($module, input, *, out=None)\n"
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
    "42)))))), output / far)",
};

const overloads name_igamma = {
    "igamma",
    (const row *const[]){
        &op_igamma,
    },
    1,
    "igamma($module, input, other, *, out=None)\n"
    "--\n"
    "\n"
    "The share of a gamma distribution of shape input that lies below other.\n"
    "Element types: floating.\n"
    "d other = grad * select(other > 0, exp((input - 1) * log(positive) - positive - "
    "lgamma(input)), select(input > 1, 0, select(input == 1, 1, inf)))\n"
    "where positive = select(other > 0, other, 1)\n"
    "No gradient for input: no formula; standard_gamma_grad is minus its derivative over "
    "the density.",
};

const overloads name_igammac = {
    "igammac",
    (const row *const[]){
        &op_igammac,
    },
    1,
    "igammac($module, input, other, *, out=None)\n"
    "--\n"
    "\n"
    "The share of a gamma distribution of shape input that lies above other.\n"
    "Element types: floating.\n"
    "d other = -grad * select(other > 0, exp((input - 1) * log(positive) - positive - "
    "lgamma(input)), select(input > 1, 0, select(input == 1, 1, inf)))\n"
    "where positive = select(other > 0, other, 1)\n"
    "No gradient for input: no formula; standard_gamma_grad is its derivative over the "
    "density.",
};

const overloads name_log_gamma_grad = {
    "log_gamma_grad",
    (const row *const[]){
        &op_log_gamma_grad,
    },
    1,
    "log_gamma_grad($module, input, drawn, *, out=None)\n"
    "--\n"
    "\n"
    "The derivative by the shape input of drawn, the logarithm of a draw of the gamma "
    "distribution.\n"
    "Element types: floating.\n"
    "Not differentiable: it is a derivative that has none.",
};

const overloads name_standard_gamma_grad = {
    "standard_gamma_grad",
    (const row *const[]){
        &op_standard_gamma_grad,
    },
    1,
    "standard_gamma_grad($module, input, drawn, *, out=None)\n"
    "--\n"
    "\n"
    "The derivative by the shape input of drawn, a draw of the gamma distribution.\n"
    "Element types: floating.\n"
    "Not differentiable: it is a derivative that has none.",
};

const overloads name_dirichlet_grad = {
    "dirichlet_grad",
    (const row *const[]){
        &op_dirichlet_grad,
    },
    1,
    "dirichlet_grad($module, input, concentration, total, *, out=None)\n"
    "--\n"
    "\n"
    "The derivative by its concentration of an element of a draw, input, of a Dirichlet "
    "distribution whose concentrations have that total, over 1 - input.\n"
    "Element types: floating.\n"
    "Not differentiable: it is a derivative that has none.",
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
    "zero is taken as zero.\n"
    "Element types: floating.\n"
    "d input = select(output == 0, 0, grad * input / length)\n"
    "d other = select(output == 0, 0, grad * other / length)\n"
    "where length = select(output == 0, 1, output)",
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
    "The magnitude of input with the sign of other, which also a zero has. The slope at "
    "zero is taken as zero, like that of abs.\n"
    "Element types: floating.\n"
    "d input = select(input == 0, 0, grad * copysign(1, input) * copysign(1, other))\n"
    "d other = 0",
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
    "zero. The derivative of the step is taken as zero.\n"
    "Element types: all.\n"
    "d input = 0\n"
    "d values = select(input == 0, grad, 0)",
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
    "Logarithm of exp(input) + exp(other), without overflow on the way.\n"
    "Element types: floating.\n"
    "d input = grad * sigmoid(apart)\n"
    "d other = grad * sigmoid(-apart)\n"
    "where apart = select(input == other and abs(input) == inf, 0, input - other)",
};

const overloads name_logaddexp2 = {
    "logaddexp2",
    (const row *const[]){
        &op_logaddexp2,
    },
    1,
    "logaddexp2($module, input, other, *, out=None)\n"
    "--\n"
    "\n"
    "Logarithm to base 2 of 2 ** input + 2 ** other, without overflow on the way.\n"
    "Element types: floating.\n"
    "d input = grad * sigmoid(apart)\n"
    "d other = grad * sigmoid(-apart)\n"
    "where apart = select(input == other and abs(input) == inf, 0, (input - other) * "
    "log(2))",
};

const overloads name_xlogy = {
    "xlogy",
    (const row *const[]){
        &op_xlogy,
    },
    1,
    "xlogy($module, input, other, *, out=None)\n"
    "--\n"
    "\n"
    "input * log(other), and zero where input is zero and other is not nan.\n"
    "Element types: floating.\n"
    "d input = select(input == 0 and other <= 0, 0, grad * log(other))\n"
    "d other = grad * input / below\n"
    "where below = select(input == 0 and other == 0, 1, other)",
};

const overloads name_xlog1py = {
    "xlog1py",
    (const row *const[]){
        &op_xlog1py,
    },
    1,
    "xlog1py($module, input, other, *, out=None)\n"
    "--\n"
    "\n"
    "input * log(1 + other), and zero where input is zero and other is not nan.\n"
    "Element types: floating.\n"
    "d input = select(input == 0 and other <= -1, 0, grad * log1p(other))\n"
    "d other = grad * input / below\n"
    "where below = select(input == 0 and other == -1, 1, 1 + other)",
};

const overloads name_frexp = {
    "frexp",
    (const row *const[]){
        &op_frexp,
    },
    1,
    "frexp($module, input)\n"
    "--\n"
    "\n"
    "mantissa, of 0.5 up to below 1 or the same below zero, and exponent with mantissa * "
    "2 ** exponent = input; of zeros and what is not finite the element itself and 0.\n"
    "Element types: floating.\n"
    "The gradient is that of the operators it is composed of.",
};

const overloads name_nextafter = {
    "nextafter",
    (const row *const[]){
        &op_nextafter_narrow,
        &op_nextafter,
    },
    2,
    "nextafter($module, input, other, *, out=None)\n"
    "--\n"
    "\n"
    "nextafter(input, other) -> Tensor\n"
    "\n"
    "The Half or BFloat16 number that comes next to each element on the way to other.\n"
    "Element types: Half, BFloat16.\n"
    "Not differentiable: a step along the numbers that there are.\n"
    "\n"
    "nextafter(input, other, *, out=None) -> Tensor\n"
    "\n"
    "The number of the type that comes next to each element on the way to other.\n"
    "Element types: floating.\n"
    "No gradient for input: a step along the numbers that there are.\n"
    "No gradient for other: it says which way to step.",
};

const overloads name_nextafter_ = {
    "nextafter_",
    (const row *const[]){
        &op_nextafter_,
    },
    1,
    "nextafter_($module, input, other)\n"
    "--\n"
    "\n"
    "nextafter in place.\n"
    "Element types: Half, BFloat16, Float, Double.\n"
    "Not differentiable: a step along the numbers that there are.",
};

const overloads name_ldexp = {
    "ldexp",
    (const row *const[]){
        &op_ldexp,
    },
    1,
    "ldexp($module, input, other, *, out=None)\n"
    "--\n"
    "\n"
    "input * 2 ** other.\n"
    "Element types: floating.\n"
    "d input = grad * exp2(other)\n"
    "d other = grad * output * log(2)",
};

const overloads name_nan_to_num = {
    "nan_to_num",
    (const row *const[]){
        &op_nan_to_num,
    },
    1,
    "nan_to_num($module, input, number=0, posinf=1e999, neginf=-1e999)\n"
    "--\n"
    "\n"
    "Each element, but number where it is nan, and posinf and neginf where it is "
    "infinite; an infinite posinf or neginf stands for the largest or the smallest "
    "finite number.\n"
    "Element types: floating.\n"
    "The gradient is that of the operators it is composed of.",
};

const overloads name_nan_to_num_ = {
    "nan_to_num_",
    (const row *const[]){
        &op_nan_to_num_,
    },
    1,
    "nan_to_num_($module, input, number=0, posinf=1e999, neginf=-1e999)\n"
    "--\n"
    "\n"
    "nan_to_num in place.\n"
    "Element types: floating.\n"
    "Not differentiable: nan_to_num has a gradient.",
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
    "A tensor of the input's size that holds value everywhere.\n"
    "Element types: all, complex.\n"
    "d input = 0",
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
    "A tensor of the input's size that holds zeros.\n"
    "Element types: all, complex.\n"
    "d input = 0",
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
    "A contiguous copy of the tensor.\n"
    "Element types: all, complex.\n"
    "d input = grad",
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
    "Zeros of the input's size and type.\n"
    "Element types: all, complex.\n"
    "Not differentiable: the values do not matter.",
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
    "Zeros of the input's size and type.\n"
    "Element types: all, complex.\n"
    "Not differentiable: the values do not matter.",
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
    "Ones of the input's size and type.\n"
    "Element types: all, complex.\n"
    "Not differentiable: the values do not matter.",
};

const overloads name_add = {
    "add",
    (const row *const[]){
        &op_add,
    },
    1,
    "add($module, input, other, *, alpha=1, out=None)\n"
    "--\n"
    "\n"
    "add(input, alpha=1, other, *, out=None) -> Tensor\n"
    "\n"
    "input + alpha * other.\n"
    "Element types: all, complex.\n"
    "d input = grad\n"
    "d other = grad * alpha",
};

const overloads name_sub = {
    "sub",
    (const row *const[]){
        &op_sub,
    },
    1,
    "sub($module, input, other, *, alpha=1, out=None)\n"
    "--\n"
    "\n"
    "sub(input, alpha=1, other, *, out=None) -> Tensor\n"
    "\n"
    "input - alpha * other. Results of bytes wrap around.\n"
    "Element types: numbers, complex.\n"
    "d input = grad\n"
    "d other = -grad * alpha",
};

const overloads name_subtract = {
    "subtract",
    (const row *const[]){
        &op_sub,
    },
    1,
    "subtract($module, input, other, *, alpha=1, out=None)\n"
    "--\n"
    "\n"
    "subtract(input, alpha=1, other, *, out=None) -> Tensor\n"
    "\n"
    "input - alpha * other. Results of bytes wrap around.\n"
    "Element types: numbers, complex.\n"
    "d input = grad\n"
    "d other = -grad * alpha",
};

const overloads name_rsub = {
    "rsub",
    (const row *const[]){
        &op_rsub,
    },
    1,
    "rsub($module, input, other, alpha=1)\n"
    "--\n"
    "\n"
    "other - alpha * input.\n"
    "Element types: numbers, complex.\n"
    "The gradient is that of the operators it is composed of.",
};

const overloads name_float_power = {
    "float_power",
    (const row *const[]){
        &op_float_power,
    },
    1,
    "float_power($module, input, exponent)\n"
    "--\n"
    "\n"
    "input ** exponent, computed in double whatever the types are.\n"
    "Element types: all.\n"
    "The gradient is that of the operators it is composed of.",
};

const overloads name_positive = {
    "positive",
    (const row *const[]){
        &op_positive,
    },
    1,
    "positive($module, input)\n"
    "--\n"
    "\n"
    "The input itself.\n"
    "Element types: all, complex.\n"
    "The gradient is that of the operators it is composed of.",
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
    "Product of the elements.\n"
    "Element types: all, complex.\n"
    "d input = grad * other\n"
    "d other = grad * input",
};

const overloads name_multiply = {
    "multiply",
    (const row *const[]){
        &op_mul,
    },
    1,
    "multiply($module, input, other, *, out=None)\n"
    "--\n"
    "\n"
    "Product of the elements.\n"
    "Element types: all, complex.\n"
    "d input = grad * other\n"
    "d other = grad * input",
};

const overloads name_div = {
    "div",
    (const row *const[]){
        &op_div,
        &op_div_rounded,
    },
    2,
    "div($module, input, other, rounding_mode=None, *, out=None)\n"
    "--\n"
    "\n"
    "div(input, other, *, out=None) -> Tensor\n"
    "\n"
    "Quotient of the elements, of integers a float.\n"
    "Element types: floating, complex.\n"
    "d input = grad / other\n"
    "d other = -grad * (input / other) / other\n"
    "\n"
    "div(input, other, rounding_mode, *, out=None) -> Tensor\n"
    "\n"
    "Quotient of the elements rounded down, as floor_divide, or towards zero, as "
    "trunc_divide has it.\n"
    "Element types: numbers.\n"
    "Not differentiable: it changes in steps.",
};

const overloads name_divide = {
    "divide",
    (const row *const[]){
        &op_div,
        &op_div_rounded,
    },
    2,
    "divide($module, input, other, rounding_mode=None, *, out=None)\n"
    "--\n"
    "\n"
    "divide(input, other, *, out=None) -> Tensor\n"
    "\n"
    "Quotient of the elements, of integers a float.\n"
    "Element types: floating, complex.\n"
    "d input = grad / other\n"
    "d other = -grad * (input / other) / other\n"
    "\n"
    "divide(input, other, rounding_mode, *, out=None) -> Tensor\n"
    "\n"
    "Quotient of the elements rounded down, as floor_divide, or towards zero, as "
    "trunc_divide has it.\n"
    "Element types: numbers.\n"
    "Not differentiable: it changes in steps.",
};

const overloads name_true_divide = {
    "true_divide",
    (const row *const[]){
        &op_div,
        &op_div_rounded,
    },
    2,
    "true_divide($module, input, other, rounding_mode=None, *, out=None)\n"
    "--\n"
    "\n"
    "true_divide(input, other, *, out=None) -> Tensor\n"
    "\n"
    "Quotient of the elements, of integers a float.\n"
    "Element types: floating, complex.\n"
    "d input = grad / other\n"
    "d other = -grad * (input / other) / other\n"
    "\n"
    "true_divide(input, other, rounding_mode, *, out=None) -> Tensor\n"
    "\n"
    "Quotient of the elements rounded down, as floor_divide, or towards zero, as "
    "trunc_divide has it.\n"
    "Element types: numbers.\n"
    "Not differentiable: it changes in steps.",
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
    "Quotient of the elements rounded down, as Python's // does; one of zero keeps its "
    "sign. A zero divisor of integers is refused.\n"
    "Element types: numbers.\n"
    "Not differentiable: it changes in steps.",
};

const overloads name_trunc_divide = {
    "trunc_divide",
    (const row *const[]){
        &op_trunc_divide,
    },
    1,
    "trunc_divide($module, input, other, *, out=None)\n"
    "--\n"
    "\n"
    "Quotient of the elements without its fraction, as C divides integers. A zero "
    "divisor of integers is refused.\n"
    "Element types: numbers.\n"
    "Not differentiable: it changes in steps.",
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
    "Remainder of the division that truncates, with the sign of input, as C's fmod.\n"
    "Element types: numbers.\n"
    "d input = grad\n"
    "d other = -grad * trunc(input / other)",
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
    "Remainder of the division that rounds down, with the sign of other, as Python's %.\n"
    "Element types: numbers.\n"
    "d input = grad\n"
    "d other = -grad * floor(input / other)",
};

const overloads name_lerp = {
    "lerp",
    (const row *const[]){
        &op_lerp,
        &op_lerp_tensor,
    },
    2,
    "lerp($module, input, end, weight, *, out=None)\n"
    "--\n"
    "\n"
    "lerp(input, end, weight, *, out=None) -> Tensor\n"
    "\n"
    "Point between input and end, input + weight * (end - input).\n"
    "Element types: floating, complex.\n"
    "d input = grad * (1 - weight)\n"
    "d end = grad * weight\n"
    "\n"
    "lerp(input, end, weight, *, out=None) -> Tensor\n"
    "\n"
    "Point between input and end with a weight for each element, input + weight * (end - "
    "input).\n"
    "Element types: floating, complex.\n"
    "d input = grad * (1 - weight)\n"
    "d end = grad * weight\n"
    "d weight = grad * (end - input)",
};

const overloads name_addcmul = {
    "addcmul",
    (const row *const[]){
        &op_addcmul,
    },
    1,
    "addcmul($module, input, tensor1, tensor2, *, value=1, out=None)\n"
    "--\n"
    "\n"
    "addcmul(input, value=1, tensor1, tensor2, *, out=None) -> Tensor\n"
    "\n"
    "input + value * tensor1 * tensor2.\n"
    "Element types: numbers, complex.\n"
    "d input = grad\n"
    "d tensor1 = grad * value * tensor2\n"
    "d tensor2 = grad * value * tensor1",
};

const overloads name_addcdiv = {
    "addcdiv",
    (const row *const[]){
        &op_addcdiv,
    },
    1,
    "addcdiv($module, input, tensor1, tensor2, *, value=1, out=None)\n"
    "--\n"
    "\n"
    "addcdiv(input, value=1, tensor1, tensor2, *, out=None) -> Tensor\n"
    "\n"
    "input + value * tensor1 / tensor2.\n"
    "Element types: floating, complex.\n"
    "d input = grad\n"
    "d tensor1 = grad * value / tensor2\n"
    "d tensor2 = -grad * value * tensor1 / (tensor2 * tensor2)",
};

const overloads name_clamp = {
    "clamp",
    (const row *const[]){
        &op_clamp,
        &op_clamp_min,
        &op_clamp_max,
        &op_clamp_tensor,
        &op_clamp_min_tensor,
        &op_clamp_max_tensor,
    },
    6,
    "clamp($module, input, min=None, max=None, *, out=None)\n"
    "--\n"
    "\n"
    "clamp(input, min, max, *, out=None) -> Tensor\n"
    "\n"
    "Each element, but min where it is below min and max where it is above max. Where "
    "min is above max everything becomes max.\n"
    "Element types: all.\n"
    "d input = select(input < min or input > max, 0, grad)\n"
    "\n"
    "clamp(input, min, *, out=None) -> Tensor\n"
    "\n"
    "Each element, but min where it is below min.\n"
    "Element types: all.\n"
    "d input = select(input < min, 0, grad)\n"
    "\n"
    "clamp(input, max, *, out=None) -> Tensor\n"
    "\n"
    "Each element, but max where it is above max.\n"
    "Element types: all.\n"
    "d input = select(input > max, 0, grad)\n"
    "\n"
    "clamp(input, min, max, *, out=None) -> Tensor\n"
    "\n"
    "Each element, but min where it is below min and max where it is above max, with "
    "bounds of its own. Where min is above max it becomes max, and nan where one of the "
    "three is.\n"
    "Element types: all.\n"
    "d input = select(input < min or input > max, 0, grad)\n"
    "d min = select(input < min and min <= max, grad, 0)\n"
    "d max = select(input > max or min > max, grad, 0)\n"
    "\n"
    "clamp(input, min, *, out=None) -> Tensor\n"
    "\n"
    "Each element, but min where it is below min, a bound of its own; nan where one of "
    "them is.\n"
    "Element types: all.\n"
    "d input = select(input < min, 0, grad)\n"
    "d min = select(input < min, grad, 0)\n"
    "\n"
    "clamp(input, max, *, out=None) -> Tensor\n"
    "\n"
    "Each element, but max where it is above max, a bound of its own; nan where one of "
    "them is.\n"
    "Element types: all.\n"
    "d input = select(input > max, 0, grad)\n"
    "d max = select(input > max, grad, 0)",
};

const overloads name_clip = {
    "clip",
    (const row *const[]){
        &op_clamp,
        &op_clamp_min,
        &op_clamp_max,
        &op_clamp_tensor,
        &op_clamp_min_tensor,
        &op_clamp_max_tensor,
    },
    6,
    "clip($module, input, min=None, max=None, *, out=None)\n"
    "--\n"
    "\n"
    "clip(input, min, max, *, out=None) -> Tensor\n"
    "\n"
    "Each element, but min where it is below min and max where it is above max. Where "
    "min is above max everything becomes max.\n"
    "Element types: all.\n"
    "d input = select(input < min or input > max, 0, grad)\n"
    "\n"
    "clip(input, min, *, out=None) -> Tensor\n"
    "\n"
    "Each element, but min where it is below min.\n"
    "Element types: all.\n"
    "d input = select(input < min, 0, grad)\n"
    "\n"
    "clip(input, max, *, out=None) -> Tensor\n"
    "\n"
    "Each element, but max where it is above max.\n"
    "Element types: all.\n"
    "d input = select(input > max, 0, grad)\n"
    "\n"
    "clip(input, min, max, *, out=None) -> Tensor\n"
    "\n"
    "Each element, but min where it is below min and max where it is above max, with "
    "bounds of its own. Where min is above max it becomes max, and nan where one of the "
    "three is.\n"
    "Element types: all.\n"
    "d input = select(input < min or input > max, 0, grad)\n"
    "d min = select(input < min and min <= max, grad, 0)\n"
    "d max = select(input > max or min > max, grad, 0)\n"
    "\n"
    "clip(input, min, *, out=None) -> Tensor\n"
    "\n"
    "Each element, but min where it is below min, a bound of its own; nan where one of "
    "them is.\n"
    "Element types: all.\n"
    "d input = select(input < min, 0, grad)\n"
    "d min = select(input < min, grad, 0)\n"
    "\n"
    "clip(input, max, *, out=None) -> Tensor\n"
    "\n"
    "Each element, but max where it is above max, a bound of its own; nan where one of "
    "them is.\n"
    "Element types: all.\n"
    "d input = select(input > max, 0, grad)\n"
    "d max = select(input > max, grad, 0)",
};

const overloads name_clamp_min = {
    "clamp_min",
    (const row *const[]){
        &op_clamp_min,
        &op_clamp_min_tensor,
    },
    2,
    "clamp_min($module, input, min, *, out=None)\n"
    "--\n"
    "\n"
    "clamp_min(input, min, *, out=None) -> Tensor\n"
    "\n"
    "Each element, but min where it is below min.\n"
    "Element types: all.\n"
    "d input = select(input < min, 0, grad)\n"
    "\n"
    "clamp_min(input, min, *, out=None) -> Tensor\n"
    "\n"
    "Each element, but min where it is below min, a bound of its own; nan where one of "
    "them is.\n"
    "Element types: all.\n"
    "d input = select(input < min, 0, grad)\n"
    "d min = select(input < min, grad, 0)",
};

const overloads name_clamp_max = {
    "clamp_max",
    (const row *const[]){
        &op_clamp_max,
        &op_clamp_max_tensor,
    },
    2,
    "clamp_max($module, input, max, *, out=None)\n"
    "--\n"
    "\n"
    "clamp_max(input, max, *, out=None) -> Tensor\n"
    "\n"
    "Each element, but max where it is above max.\n"
    "Element types: all.\n"
    "d input = select(input > max, 0, grad)\n"
    "\n"
    "clamp_max(input, max, *, out=None) -> Tensor\n"
    "\n"
    "Each element, but max where it is above max, a bound of its own; nan where one of "
    "them is.\n"
    "Element types: all.\n"
    "d input = select(input > max, 0, grad)\n"
    "d max = select(input > max, grad, 0)",
};

const overloads name_max = {
    "max",
    (const row *const[]){
        &op_max_other,
        &op_max,
        &op_max_dim,
    },
    3,
    "max($module, input, *args, out=None, **keywords)\n"
    "--\n"
    "\n"
    "max(input, other, *, out=None) -> Tensor\n"
    "\n"
    "The larger one of the elements, nan if one is nan. Where they are equal each has "
    "half of the gradient.\n"
    "Element types: all.\n"
    "d input = select(input == other, grad / 2, select(input < other, 0, grad))\n"
    "d other = select(input == other, grad / 2, select(input > other, 0, grad))\n"
    "\n"
    "max(input, *, out=None) -> Tensor\n"
    "\n"
    "The largest element, nan if there is one. Those that equal it share the gradient "
    "evenly.\n"
    "Element types: all.\n"
    "d input = extreme_input(grad, input, output)\n"
    "\n"
    "max(input, dim, keepdim=False, *, out=None) -> (Tensor, LongTensor)\n"
    "\n"
    "The largest element along dim and the first index where it stands; nan counts as "
    "largest.\n"
    "Element types: all.\n"
    "d input = pick_input(grad, indices, dim, input.size())",
};

const overloads name_maximum = {
    "maximum",
    (const row *const[]){
        &op_max_other,
    },
    1,
    "maximum($module, input, other, *, out=None)\n"
    "--\n"
    "\n"
    "The larger one of the elements, nan if one is nan. Where they are equal each has "
    "half of the gradient.\n"
    "Element types: all.\n"
    "d input = select(input == other, grad / 2, select(input < other, 0, grad))\n"
    "d other = select(input == other, grad / 2, select(input > other, 0, grad))",
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
    "The larger one of the elements, nan if one is nan. Where they are equal each has "
    "half of the gradient.\n"
    "Element types: all.\n"
    "d input = select(input == other, grad / 2, select(input < other, 0, grad))\n"
    "d other = select(input == other, grad / 2, select(input > other, 0, grad))",
};

const overloads name_min = {
    "min",
    (const row *const[]){
        &op_min_other,
        &op_min,
        &op_min_dim,
    },
    3,
    "min($module, input, *args, out=None, **keywords)\n"
    "--\n"
    "\n"
    "min(input, other, *, out=None) -> Tensor\n"
    "\n"
    "The smaller one of the elements, nan if one is nan. Where they are equal each has "
    "half of the gradient.\n"
    "Element types: all.\n"
    "d input = select(input == other, grad / 2, select(input > other, 0, grad))\n"
    "d other = select(input == other, grad / 2, select(input < other, 0, grad))\n"
    "\n"
    "min(input, *, out=None) -> Tensor\n"
    "\n"
    "The smallest element, nan if there is one. Those that equal it share the gradient "
    "evenly.\n"
    "Element types: all.\n"
    "d input = extreme_input(grad, input, output)\n"
    "\n"
    "min(input, dim, keepdim=False, *, out=None) -> (Tensor, LongTensor)\n"
    "\n"
    "The smallest element along dim and the first index where it stands; nan counts as "
    "smallest.\n"
    "Element types: all.\n"
    "d input = pick_input(grad, indices, dim, input.size())",
};

const overloads name_minimum = {
    "minimum",
    (const row *const[]){
        &op_min_other,
    },
    1,
    "minimum($module, input, other, *, out=None)\n"
    "--\n"
    "\n"
    "The smaller one of the elements, nan if one is nan. Where they are equal each has "
    "half of the gradient.\n"
    "Element types: all.\n"
    "d input = select(input == other, grad / 2, select(input > other, 0, grad))\n"
    "d other = select(input == other, grad / 2, select(input < other, 0, grad))",
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
    "The smaller one of the elements, nan if one is nan. Where they are equal each has "
    "half of the gradient.\n"
    "Element types: all.\n"
    "d input = select(input == other, grad / 2, select(input > other, 0, grad))\n"
    "d other = select(input == other, grad / 2, select(input < other, 0, grad))",
};

const overloads name_fmax = {
    "fmax",
    (const row *const[]){
        &op_fmax,
    },
    1,
    "fmax($module, input, other, *, out=None)\n"
    "--\n"
    "\n"
    "The larger one of the elements; where one is nan, the other one. Where they are "
    "equal the gradient goes to input.\n"
    "Element types: all.\n"
    "d input = select(isnan(other) or input >= other, grad, 0)\n"
    "d other = select(isnan(other) or input >= other, 0, grad)",
};

const overloads name_fmin = {
    "fmin",
    (const row *const[]){
        &op_fmin,
    },
    1,
    "fmin($module, input, other, *, out=None)\n"
    "--\n"
    "\n"
    "The smaller one of the elements; where one is nan, the other one. Where they are "
    "equal the gradient goes to input.\n"
    "Element types: all.\n"
    "d input = select(isnan(other) or input <= other, grad, 0)\n"
    "d other = select(isnan(other) or input <= other, 0, grad)",
};

const overloads name_where = {
    "where",
    (const row *const[]){
        &op_where_numbers,
        &op_where,
        &op_where_else,
        &op_where_places,
    },
    4,
    "where($module, condition, input=None, other=None, *, out=None)\n"
    "--\n"
    "\n"
    "where(condition, input, other) -> Tensor\n"
    "\n"
    "input where condition is True, other elsewhere; a LongTensor where both are ints, "
    "else one of the default type.\n"
    "Element types: Bool, Byte.\n"
    "Not differentiable: numbers have none.\n"
    "\n"
    "where(condition, input, other, *, out=None) -> Tensor\n"
    "\n"
    "Elements of input where condition is True, elements of other elsewhere.\n"
    "Element types: all, complex.\n"
    "d input = select(condition, grad, 0)\n"
    "d other = select(condition, 0, grad)\n"
    "\n"
    "where(condition) -> tuple of Tensor\n"
    "\n"
    "The indices of the elements that are not zero, a vector for each dim.\n"
    "Element types: Bool, Byte.\n"
    "Not differentiable: indices.",
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
    "Bits that are set in both elements.\n"
    "Element types: whole.\n"
    "Not differentiable.",
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
    "Bits that are set in one of the elements or in both.\n"
    "Element types: whole.\n"
    "Not differentiable.",
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
    "Bits that are set in exactly one of the elements.\n"
    "Element types: whole.\n"
    "Not differentiable.",
};

const overloads name_bitwise_not = {
    "bitwise_not",
    (const row *const[]){
        &op_bitwise_not,
        &op_bitwise_not_truth,
    },
    2,
    "bitwise_not($module, input, *, out=None)\n"
    "--\n"
    "\n"
    "bitwise_not(input, *, out=None) -> Tensor\n"
    "\n"
    "Each element with all its bits changed. The operator ~ of a BoolTensor is the "
    "logical not; of a ByteTensor it is 1 - input, for masks of zeros and ones.\n"
    "Element types: integral.\n"
    "Not differentiable.\n"
    "\n"
    "bitwise_not(input, *, out=None) -> Tensor\n"
    "\n"
    "Truths exchanged.\n"
    "Element types: Bool.\n"
    "Not differentiable.",
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
    "less than the count of bits.\n"
    "Element types: integral.\n"
    "Not differentiable.",
};

const overloads name_bitwise_left_shift = {
    "bitwise_left_shift",
    (const row *const[]){
        &op_left_shift,
    },
    1,
    "bitwise_left_shift($module, input, other, *, out=None)\n"
    "--\n"
    "\n"
    "The bits of input moved up by other places. Zero where other is negative or not "
    "less than the count of bits.\n"
    "Element types: integral.\n"
    "Not differentiable.",
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
    "negative or not less than the count of bits only the sign is left.\n"
    "Element types: integral.\n"
    "Not differentiable.",
};

const overloads name_bitwise_right_shift = {
    "bitwise_right_shift",
    (const row *const[]){
        &op_right_shift,
    },
    1,
    "bitwise_right_shift($module, input, other, *, out=None)\n"
    "--\n"
    "\n"
    "The bits of input moved down by other places, the sign kept. Where other is "
    "negative or not less than the count of bits only the sign is left.\n"
    "Element types: integral.\n"
    "Not differentiable.",
};

const overloads name_gcd = {
    "gcd",
    (const row *const[]){
        &op_gcd,
    },
    1,
    "gcd($module, input, other)\n"
    "--\n"
    "\n"
    "Greatest common divisors of whole numbers (Euclid), never negative.\n"
    "Element types: integral.\n"
    "Not differentiable.",
};

const overloads name_gcd_ = {
    "gcd_",
    (const row *const[]){
        &op_gcd_,
    },
    1,
    "gcd_($module, input, other)\n"
    "--\n"
    "\n"
    "gcd in place.\n"
    "Element types: integral.\n"
    "Not differentiable: whole numbers have none.",
};

const overloads name_lcm = {
    "lcm",
    (const row *const[]){
        &op_lcm,
    },
    1,
    "lcm($module, input, other)\n"
    "--\n"
    "\n"
    "Least common multiples of whole numbers, never negative; zero where one of the two "
    "is.\n"
    "Element types: integral.\n"
    "Not differentiable.",
};

const overloads name_lcm_ = {
    "lcm_",
    (const row *const[]){
        &op_lcm_,
    },
    1,
    "lcm_($module, input, other)\n"
    "--\n"
    "\n"
    "lcm in place.\n"
    "Element types: integral.\n"
    "Not differentiable: whole numbers have none.",
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
    "True where input equals other.\n"
    "Element types: all, complex.\n"
    "Not differentiable.",
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
    "True where input differs from other.\n"
    "Element types: all, complex.\n"
    "Not differentiable.",
};

const overloads name_not_equal = {
    "not_equal",
    (const row *const[]){
        &op_ne,
    },
    1,
    "not_equal($module, input, other, *, out=None)\n"
    "--\n"
    "\n"
    "True where input differs from other.\n"
    "Element types: all, complex.\n"
    "Not differentiable.",
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
    "True where input is less than other.\n"
    "Element types: all.\n"
    "Not differentiable.",
};

const overloads name_less = {
    "less",
    (const row *const[]){
        &op_lt,
    },
    1,
    "less($module, input, other, *, out=None)\n"
    "--\n"
    "\n"
    "True where input is less than other.\n"
    "Element types: all.\n"
    "Not differentiable.",
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
    "True where input is not greater than other.\n"
    "Element types: all.\n"
    "Not differentiable.",
};

const overloads name_less_equal = {
    "less_equal",
    (const row *const[]){
        &op_le,
    },
    1,
    "less_equal($module, input, other, *, out=None)\n"
    "--\n"
    "\n"
    "True where input is not greater than other.\n"
    "Element types: all.\n"
    "Not differentiable.",
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
    "True where input is greater than other.\n"
    "Element types: all.\n"
    "Not differentiable.",
};

const overloads name_greater = {
    "greater",
    (const row *const[]){
        &op_gt,
    },
    1,
    "greater($module, input, other, *, out=None)\n"
    "--\n"
    "\n"
    "True where input is greater than other.\n"
    "Element types: all.\n"
    "Not differentiable.",
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
    "True where input is not less than other.\n"
    "Element types: all.\n"
    "Not differentiable.",
};

const overloads name_greater_equal = {
    "greater_equal",
    (const row *const[]){
        &op_ge,
    },
    1,
    "greater_equal($module, input, other, *, out=None)\n"
    "--\n"
    "\n"
    "True where input is not less than other.\n"
    "Element types: all.\n"
    "Not differentiable.",
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
    "True where an element is neither infinite nor nan.\n"
    "Element types: all, complex.\n"
    "Not differentiable.",
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
    "True where an element is infinite.\n"
    "Element types: all, complex.\n"
    "Not differentiable.",
};

const overloads name_isposinf = {
    "isposinf",
    (const row *const[]){
        &op_isposinf,
    },
    1,
    "isposinf($module, input, *, out=None)\n"
    "--\n"
    "\n"
    "True where an element is infinite and positive.\n"
    "Element types: floating.\n"
    "Not differentiable.",
};

const overloads name_isneginf = {
    "isneginf",
    (const row *const[]){
        &op_isneginf,
    },
    1,
    "isneginf($module, input, *, out=None)\n"
    "--\n"
    "\n"
    "True where an element is infinite and negative.\n"
    "Element types: floating.\n"
    "Not differentiable.",
};

const overloads name_signbit = {
    "signbit",
    (const row *const[]){
        &op_signbit,
    },
    1,
    "signbit($module, input, *, out=None)\n"
    "--\n"
    "\n"
    "True where the sign of an element is negative, which also a zero has.\n"
    "Element types: floating.\n"
    "Not differentiable.",
};

const overloads name_isclose = {
    "isclose",
    (const row *const[]){
        &op_isclose,
        &op_isclose_complex,
    },
    2,
    "isclose($module, input, other, rtol=1e-05, atol=1e-08, equal_nan=False, *, "
    "out=None)\n"
    "--\n"
    "\n"
    "isclose(input, other, rtol=1e-05, atol=1e-08, equal_nan=False, *, out=None) -> "
    "BoolTensor\n"
    "\n"
    "True where two elements are equal or differ by atol + rtol * |other| at most; nan "
    "is close to nan where equal_nan says so.\n"
    "Element types: floating.\n"
    "Not differentiable.\n"
    "\n"
    "isclose(input, other, rtol=1e-05, atol=1e-08, equal_nan=False) -> BoolTensor\n"
    "\n"
    "True where two complex numbers are equal or differ by atol + rtol * |other| at "
    "most.\n"
    "Element types: complex.\n"
    "Not differentiable.",
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
    "Whether isclose holds for all elements, as a bool.\n"
    "Element types: floating, complex.\n"
    "Not differentiable.",
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
    "Whether the type of the elements has negative numbers, as a bool.\n"
    "Element types: all.\n"
    "Not differentiable.",
};

const overloads name_is_floating_point = {
    "is_floating_point",
    (const row *const[]){
        &op_is_floating_point,
    },
    1,
    "is_floating_point($module, input)\n"
    "--\n"
    "\n"
    "Whether the elements are of a floating type, as a bool.\n"
    "Element types: all.\n"
    "Not differentiable.",
};

const overloads name_is_complex = {
    "is_complex",
    (const row *const[]){
        &op_is_complex,
    },
    1,
    "is_complex($module, input)\n"
    "--\n"
    "\n"
    "Whether the elements are complex, which they never are.\n"
    "Element types: all.\n"
    "Not differentiable.",
};

const overloads name_is_nonzero = {
    "is_nonzero",
    (const row *const[]){
        &op_is_nonzero,
    },
    1,
    "is_nonzero($module, input)\n"
    "--\n"
    "\n"
    "Whether the only element is not zero, as a bool.\n"
    "Element types: all.\n"
    "Not differentiable.",
};

const overloads name_isin = {
    "isin",
    (const row *const[]){
        &op_isin,
    },
    1,
    "isin($module, input, test_elements, invert=False)\n"
    "--\n"
    "\n"
    "True where an element is among test_elements; the other way round if invert.\n"
    "Element types: all.\n"
    "Not differentiable.",
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
    "True where neither element is zero.\n"
    "Element types: all.\n"
    "Not differentiable.",
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
    "True where at least one element is not zero.\n"
    "Element types: all.\n"
    "Not differentiable.",
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
    "True where exactly one of the elements is not zero.\n"
    "Element types: all.\n"
    "Not differentiable.",
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
    "True where an element is zero.\n"
    "Element types: all.\n"
    "Not differentiable.",
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
    "0. Of integers it is a LongTensor. Floats may be added in twos before, which is "
    "wrong by at most 2^-24 of the sum of their sizes.\n"
    "Element types: all, complex.\n"
    "d input = grad",
};

const overloads name_prod = {
    "prod",
    (const row *const[]){
        &op_prod,
        &op_prod_complex,
    },
    2,
    "prod($module, input, dim=None, keepdim=False, *, out=None)\n"
    "--\n"
    "\n"
    "prod(input, dim=None, keepdim=False, *, out=None) -> Tensor\n"
    "\n"
    "Product of the elements; no elements give 1. Of integers it is a LongTensor. The "
    "gradient of an element is the product of the others, where there are zeros too.\n"
    "Element types: all.\n"
    "d input = prod_input(grad, input, dim, keepdim)\n"
    "\n"
    "prod(input, dim=None, keepdim=False) -> Tensor\n"
    "\n"
    "Product of complex numbers; none of them give 1.\n"
    "Element types: complex.\n"
    "The gradient is that of the operators it is composed of.",
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
    "Mean of the elements; no elements give nan.\n"
    "Element types: floating, complex.\n"
    "d input = grad / count",
};

const overloads name_nansum = {
    "nansum",
    (const row *const[]){
        &op_nansum,
    },
    1,
    "nansum($module, input, dim=None, keepdim=False, *, out=None)\n"
    "--\n"
    "\n"
    "Sum of the elements that are not nan; none of them give 0.\n"
    "Element types: floating.\n"
    "d input = select(isnan(input), 0, grad)",
};

const overloads name_nanmean = {
    "nanmean",
    (const row *const[]){
        &op_nanmean,
    },
    1,
    "nanmean($module, input, dim=None, keepdim=False, *, out=None)\n"
    "--\n"
    "\n"
    "Mean of the elements that are not nan; none of them give nan.\n"
    "Element types: floating.\n"
    "d input = select(isnan(input), 0, grad / held)",
};

const overloads name_norm = {
    "norm",
    (const row *const[]){
        &op_norm,
        &op_norm_named,
        &op_norm_complex,
    },
    3,
    "norm($module, input, p=2, dim=None, keepdim=False, *, out=None)\n"
    "--\n"
    "\n"
    "norm(input, p=2, dim=None, keepdim=False, *, out=None) -> Tensor\n"
    "\n"
    "The p-norm (sum of |x|^p)^(1/p) of the elements, for p = inf the largest and for p "
    "= -inf the smallest |x|, for p = 0 the count of elements that are not zero. The "
    "gradient is taken as zero where the norm is; the elements that are the largest "
    "share it evenly.\n"
    "Element types: floating.\n"
    "d input = norm_input(grad, input, output, p, dim, keepdim)\n"
    "\n"
    "norm(input, p, dim=None, keepdim=False) -> Tensor\n"
    "\n"
    "The norm of Frobenius, the root of the sum of the squares, or the nuclear norm, the "
    "sum of the singular values of matrices in two dims, by default the last two.\n"
    "Element types: floating.\n"
    "The gradient is that of the operators it is composed of.\n"
    "\n"
    "norm(input, p=2, dim=None, keepdim=False) -> Tensor\n"
    "\n"
    "The p-norm of the absolute values of complex numbers.\n"
    "Element types: complex.\n"
    "The gradient is that of the operators it is composed of.",
};

const overloads name_dist = {
    "dist",
    (const row *const[]){
        &op_dist,
    },
    1,
    "dist($module, input, other, p=2, *, out=None)\n"
    "--\n"
    "\n"
    "The p-norm of input - other over all elements, as norm has it. The gradient is "
    "taken as zero where the norm is.\n"
    "Element types: floating.\n"
    "d input = dist_input(grad, input - other, output, p).sum_to_size(input.size())\n"
    "d other = -dist_input(grad, input - other, output, p).sum_to_size(other.size())",
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
    "far, so that nothing overflows.\n"
    "Element types: floating.\n"
    "d input = grad * exp(input - output)",
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
    "Whether every element is nonzero; True where there are no elements.\n"
    "Element types: all.\n"
    "Not differentiable.",
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
    "Whether some element is nonzero; False where there are no elements.\n"
    "Element types: all.\n"
    "Not differentiable.",
};

const overloads name_count_nonzero = {
    "count_nonzero",
    (const row *const[]){
        &op_count_nonzero,
    },
    1,
    "count_nonzero($module, input, dim=None, keepdim=False, *, out=None)\n"
    "--\n"
    "\n"
    "How many elements are not zero; nan is not.\n"
    "Element types: all.\n"
    "Not differentiable.",
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
    "The largest element over one or several dims, nan if there is one. Those that equal "
    "it share the gradient evenly.\n"
    "Element types: all.\n"
    "d input = extreme_input(grad, input, output, dim, keepdim)",
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
    "The smallest element over one or several dims, nan if there is one. Those that "
    "equal it share the gradient evenly.\n"
    "Element types: all.\n"
    "d input = extreme_input(grad, input, output, dim, keepdim)",
};

const overloads name_aminmax = {
    "aminmax",
    (const row *const[]){
        &op_aminmax,
    },
    1,
    "aminmax($module, input, dim=None, keepdim=False)\n"
    "--\n"
    "\n"
    "The smallest and the largest element, nan if there is one. Those that equal one of "
    "them share its gradient evenly.\n"
    "Element types: all.\n"
    "The gradient is that of the operators it is composed of.",
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
    "named; nan counts as largest.\n"
    "Element types: all.\n"
    "Not differentiable.",
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
    "named; nan counts as smallest.\n"
    "Element types: all.\n"
    "Not differentiable.",
};

const overloads name_sort = {
    "sort",
    (const row *const[]){
        &op_sort,
    },
    1,
    "sort($module, input, dim=-1, descending=False, stable=True, *, out=None)\n"
    "--\n"
    "\n"
    "The elements along dim in order, by default the last dim and ascending, and where "
    "they stood. Equal elements keep their order, whatever stable says; nan comes last, "
    "or first of a descending order.\n"
    "Element types: all.\n"
    "d input = gather_input(grad, dim, indices, input.size())",
};

const overloads name_argsort = {
    "argsort",
    (const row *const[]){
        &op_argsort,
    },
    1,
    "argsort($module, input, dim=-1, descending=False, stable=True, *, out=None)\n"
    "--\n"
    "\n"
    "Where the elements along dim stand, in the order of the elements; the indices of "
    "sort, whatever stable says.\n"
    "Element types: all.\n"
    "Not differentiable.",
};

const overloads name_msort = {
    "msort",
    (const row *const[]){
        &op_msort,
    },
    1,
    "msort($module, input)\n"
    "--\n"
    "\n"
    "The elements along the first dim in ascending order.\n"
    "Element types: all.\n"
    "The gradient is that of the operators it is composed of.",
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
    "order open.\n"
    "Element types: all.\n"
    "d input = gather_input(grad, dim, indices, input.size())",
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
    "ones as sort has them.\n"
    "Element types: all.\n"
    "d input = pick_input(grad, indices, dim, input.size())",
};

const overloads name_median = {
    "median",
    (const row *const[]){
        &op_median,
        &op_median_dim,
    },
    2,
    "median($module, input, dim=None, keepdim=False, *, out=None)\n"
    "--\n"
    "\n"
    "median(input) -> Tensor\n"
    "\n"
    "The element in the middle of all, the lower of two; nan counts as largest.\n"
    "Element types: all.\n"
    "The gradient is that of the operators it is composed of.\n"
    "\n"
    "median(input, dim, keepdim=False, *, out=None) -> (Tensor, LongTensor)\n"
    "\n"
    "The element in the middle of those along dim, the lower of two, and where it "
    "stands; nan counts as largest.\n"
    "Element types: all.\n"
    "d input = pick_input(grad, indices, dim, input.size())",
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
    "stands last.\n"
    "Element types: all.\n"
    "d input = pick_input(grad, indices, dim, input.size())",
};

const overloads name_nanmedian = {
    "nanmedian",
    (const row *const[]){
        &op_nanmedian,
        &op_nanmedian_dim,
    },
    2,
    "nanmedian($module, input, dim=None, keepdim=False)\n"
    "--\n"
    "\n"
    "nanmedian(input) -> Tensor\n"
    "\n"
    "The element in the middle of those that are not nan, the lower of two; nan if there "
    "is none.\n"
    "Element types: floating.\n"
    "The gradient is that of the operators it is composed of.\n"
    "\n"
    "nanmedian(input, dim, keepdim=False) -> (Tensor, LongTensor)\n"
    "\n"
    "The element in the middle of those along dim that are not nan, the lower of two, "
    "and where it stands; nan where there is none.\n"
    "Element types: floating.\n"
    "The gradient is that of the operators it is composed of.",
};

const overloads name_quantile = {
    "quantile",
    (const row *const[]){
        &op_quantile,
    },
    1,
    "quantile($module, input, q, dim=None, keepdim=False, interpolation='linear')\n"
    "--\n"
    "\n"
    "What lies a share q of the way through the sorted elements along dim, or through "
    "all; where that is between two, one of them or what interpolation says. A vector q "
    "gives a new first dim. Lines with nan give nan.\n"
    "Element types: floating.\n"
    "The gradient is that of the operators it is composed of.",
};

const overloads name_nanquantile = {
    "nanquantile",
    (const row *const[]){
        &op_nanquantile,
    },
    1,
    "nanquantile($module, input, q, dim=None, keepdim=False, interpolation='linear')\n"
    "--\n"
    "\n"
    "quantile of the elements that are not nan; nan where there is none.\n"
    "Element types: floating.\n"
    "The gradient is that of the operators it is composed of.",
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
    "in double.\n"
    "Element types: all, complex.\n"
    "d input = flip_dim(cumsum(flip_dim(grad, dim), dim), dim)",
};

const overloads name_cumsum_ = {
    "cumsum_",
    (const row *const[]){
        &op_cumsum_,
    },
    1,
    "cumsum_($module, input, dim)\n"
    "--\n"
    "\n"
    "cumsum in place, the sums of integers cut to their type.\n"
    "Element types: all.\n"
    "Not differentiable: cumsum has a gradient.",
};

const overloads name_cumprod = {
    "cumprod",
    (const row *const[]){
        &op_cumprod,
        &op_cumprod_complex,
    },
    2,
    "cumprod($module, input, dim, *, out=None)\n"
    "--\n"
    "\n"
    "cumprod(input, dim, *, out=None) -> Tensor\n"
    "\n"
    "The product of the elements along dim up to each, itself included. The gradient is "
    "that of the products, where there are zeros too.\n"
    "Element types: all.\n"
    "d input = cumprod_input(grad, input, dim)\n"
    "\n"
    "cumprod(input, dim) -> Tensor\n"
    "\n"
    "The product of complex numbers along dim up to each, itself included.\n"
    "Element types: complex.\n"
    "The gradient is that of the operators it is composed of.",
};

const overloads name_cumprod_ = {
    "cumprod_",
    (const row *const[]){
        &op_cumprod_,
    },
    1,
    "cumprod_($module, input, dim)\n"
    "--\n"
    "\n"
    "cumprod in place, the products of integers cut to their type.\n"
    "Element types: all.\n"
    "Not differentiable: cumprod has a gradient.",
};

const overloads name_cummax = {
    "cummax",
    (const row *const[]){
        &op_cummax,
    },
    1,
    "cummax($module, input, dim, *, out=None)\n"
    "--\n"
    "\n"
    "The largest element along dim up to each, itself included, and the last index where "
    "it stands; nan counts as largest.\n"
    "Element types: all.\n"
    "d input = gather_input(grad, dim, indices, input.size())",
};

const overloads name_cummin = {
    "cummin",
    (const row *const[]){
        &op_cummin,
    },
    1,
    "cummin($module, input, dim, *, out=None)\n"
    "--\n"
    "\n"
    "The smallest element along dim up to each, itself included, and the last index "
    "where it stands; nan counts as smallest.\n"
    "Element types: all.\n"
    "d input = gather_input(grad, dim, indices, input.size())",
};

const overloads name_logcumsumexp = {
    "logcumsumexp",
    (const row *const[]){
        &op_logcumsumexp,
    },
    1,
    "logcumsumexp($module, input, dim, *, out=None)\n"
    "--\n"
    "\n"
    "Logarithm of the sum of the exponentials of the elements along dim up to each, "
    "itself included, without overflow on the way.\n"
    "Element types: floating.\n"
    "d input = logcumsumexp_input(grad, input, output, dim)",
};

const overloads name_var = {
    "var",
    (const row *const[]){
        &op_var,
        &op_var_complex,
    },
    2,
    "var($module, input, dim=None, unbiased=True, keepdim=False, correction=None, *, "
    "out=None)\n"
    "--\n"
    "\n"
    "var(input, dim=None, unbiased=True, keepdim=False, correction=None, *, out=None) -> "
    "Tensor\n"
    "\n"
    "Variance of the elements, the sum of squared distances from the mean over count - "
    "1, or over count if unbiased=False, or over count - correction where that is given.\n"
    "Element types: floating.\n"
    "d input = var_input(grad, input, dim, unbiased, keepdim, correction)\n"
    "\n"
    "var(input, dim=None, unbiased=True, keepdim=False, correction=None) -> Tensor\n"
    "\n"
    "Variance of complex numbers, the sum of those of their parts.\n"
    "Element types: complex.\n"
    "The gradient is that of the operators it is composed of.",
};

const overloads name_std = {
    "std",
    (const row *const[]){
        &op_std,
        &op_std_complex,
    },
    2,
    "std($module, input, dim=None, unbiased=True, keepdim=False, correction=None, *, "
    "out=None)\n"
    "--\n"
    "\n"
    "std(input, dim=None, unbiased=True, keepdim=False, correction=None, *, out=None) -> "
    "Tensor\n"
    "\n"
    "Standard deviation of the elements, the square root of var. The gradient is taken "
    "as zero where the deviation is.\n"
    "Element types: floating.\n"
    "d input = var_input(where(output.eq(0), output, grad / (2 * output)), input, dim, "
    "unbiased, keepdim, correction)\n"
    "\n"
    "std(input, dim=None, unbiased=True, keepdim=False, correction=None) -> Tensor\n"
    "\n"
    "Standard deviation of complex numbers, the square root of var.\n"
    "Element types: complex.\n"
    "The gradient is that of the operators it is composed of.",
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
    "zero.\n"
    "Element types: all.\n"
    "d input = select(output <= 0, 0, grad)",
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
    "Each element, but value where it is not above threshold.\n"
    "Element types: all.\n"
    "d input = select(input <= threshold, 0, grad)",
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
    "Each element, multiplied by negative_slope where it is negative.\n"
    "Element types: floating.\n"
    "d input = select(input > 0, grad, grad * negative_slope)",
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
    "one for each channel has the size (channels, 1, 1).\n"
    "Element types: floating.\n"
    "d input = select(input > 0, grad, grad * weight)\n"
    "d weight = select(input > 0, 0, grad * input)",
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
    "2015).\n"
    "Element types: floating.\n"
    "d input = select(output > 0, grad, grad * (output + alpha))",
};

const overloads name_selu = {
    "selu",
    (const row *const[]){
        &op_selu,
    },
    1,
    "selu($module, input, *, out=None)\n"
    "--\n"
    "\n"
    "1.0507 * x where it is positive, and 1.0507 * 1.6733 * (exp(x) - 1) elsewhere, with "
    "factors that keep mean 0 and variance 1 from layer to layer (Klambauer and others, "
    "2017).\n"
    "Element types: floating.\n"
    "d input = select(output > 0, grad * 1.0507009873554805, grad * (output + "
    "1.7580993408473766))",
};

const overloads name_celu = {
    "celu",
    (const row *const[]){
        &op_celu,
    },
    1,
    "celu($module, input, alpha=1, *, out=None)\n"
    "--\n"
    "\n"
    "Each element, but alpha * (exp(x / alpha) - 1) where it is negative, which has a "
    "continuous derivative (Barron, 2017).\n"
    "Element types: floating.\n"
    "d input = select(output > 0, grad, grad * (output / alpha + 1))",
};

const overloads name_hardtanh = {
    "hardtanh",
    (const row *const[]){
        &op_hardtanh,
    },
    1,
    "hardtanh($module, input, min_val=-1, max_val=1, *, out=None)\n"
    "--\n"
    "\n"
    "Each element, but min_val below that and max_val above that. The derivative at both "
    "is taken as zero.\n"
    "Element types: Char, Short, Int, Long, Float, Double.\n"
    "d input = select(output <= min_val or output >= max_val, 0, grad)",
};

const overloads name_relu6 = {
    "relu6",
    (const row *const[]){
        &op_relu6,
    },
    1,
    "relu6($module, input, *, out=None)\n"
    "--\n"
    "\n"
    "Each element, but 0 below that and 6 above that (Krizhevsky, 2010). The derivative "
    "at both is taken as zero.\n"
    "Element types: numbers.\n"
    "d input = select(output <= 0 or output >= 6, 0, grad)",
};

const overloads name_hardsigmoid = {
    "hardsigmoid",
    (const row *const[]){
        &op_hardsigmoid,
    },
    1,
    "hardsigmoid($module, input, *, out=None)\n"
    "--\n"
    "\n"
    "x / 6 + 1/2, but 0 below -3 and 1 above 3 (Courbariaux and others, 2015).\n"
    "Element types: floating.\n"
    "d input = select(output <= 0 or output >= 1, 0, grad / 6)",
};

const overloads name_hardswish = {
    "hardswish",
    (const row *const[]){
        &op_hardswish,
    },
    1,
    "hardswish($module, input, *, out=None)\n"
    "--\n"
    "\n"
    "x * hardsigmoid(x) (Howard and others, MobileNetV3, 2019).\n"
    "Element types: floating.\n"
    "d input = select(input <= -3, 0, select(input >= 3, grad, grad * (input / 3 + 0.5)))",
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
    "Each element, but zero from -lambd to lambd.\n"
    "Element types: floating.\n"
    "d input = select(abs(input) <= lambd, 0, grad)",
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
    "Each element moved towards zero by lambd, and zero, of its sign, from -lambd to "
    "lambd.\n"
    "Element types: floating.\n"
    "d input = select(abs(input) <= lambd, 0, grad)",
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
    "Logistic function 1 / (1 + exp(-x)) of each element.\n"
    "Element types: floating, complex.\n"
    "d input = grad * output * (1 - output)",
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
    "threshold.\n"
    "Element types: floating.\n"
    "d input = select(input * beta > threshold, grad, grad * sigmoid(input * beta))",
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
    "Logarithm of the logistic function, -log(1 + exp(-x)), without overflow.\n"
    "Element types: floating.\n"
    "d input = grad * sigmoid(-input)",
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
    "Logarithm of the logistic function, -log(1 + exp(-x)), without overflow.\n"
    "Element types: floating.\n"
    "d input = grad * sigmoid(-input)",
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
    "x / (1 + |x|).\n"
    "Element types: floating.\n"
    "d input = grad / ((1 + abs(input)) * (1 + abs(input)))",
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
    "x - tanh(x). Where the two are close it is the series of x * cosh(x) - sinh(x), "
    "over cosh(x).\n"
    "Element types: floating.\n"
    "d input = grad * tanh(input) * tanh(input)",
};

const overloads name_silu = {
    "silu",
    (const row *const[]){
        &op_silu,
    },
    1,
    "silu($module, input, *, out=None)\n"
    "--\n"
    "\n"
    "x * sigmoid(x), also called swish (Elfwing and others, 2017; Ramachandran and "
    "others, 2017).\n"
    "Element types: floating.\n"
    "d input = grad * gate * (1 + input * (1 - gate))\n"
    "where gate = sigmoid(input)",
};

const overloads name_swish = {
    "swish",
    (const row *const[]){
        &op_silu,
    },
    1,
    "swish($module, input, *, out=None)\n"
    "--\n"
    "\n"
    "x * sigmoid(x), also called swish (Elfwing and others, 2017; Ramachandran and "
    "others, 2017).\n"
    "Element types: floating.\n"
    "d input = grad * gate * (1 + input * (1 - gate))\n"
    "where gate = sigmoid(input)",
};

const overloads name_mish = {
    "mish",
    (const row *const[]){
        &op_mish,
    },
    1,
    "mish($module, input, *, out=None)\n"
    "--\n"
    "\n"
    "x * tanh(log(1 + exp(x))), a smooth relative of relu (Misra, 2019).\n"
    "Element types: floating.\n"
    "d input = grad * (gate + input * sigmoid(input) * (1 - gate * gate))\n"
    "where gate = tanh(log1p(exp(input)))",
};

const overloads name_gelu = {
    "gelu",
    (const row *const[]){
        &op_gelu,
    },
    1,
    "gelu($module, input, *, out=None)\n"
    "--\n"
    "\n"
    "x * P(X <= x) of a standard normal X (Hendrycks and Gimpel, 2016).\n"
    "Element types: floating.\n"
    "d input = grad * (share + input * 0.3989422804014327 * exp(-0.5 * input * input))\n"
    "where share = 0.5 * erfc(-0.7071067811865476 * input)",
};

const overloads name_glu = {
    "glu",
    (const row *const[]){
        &op_glu,
    },
    1,
    "glu($module, input, dim=-1)\n"
    "--\n"
    "\n"
    "The first half of input along dim, times the sigmoid of the second (Dauphin and "
    "others, 2017).\n"
    "Element types: floating.\n"
    "The gradient is that of the operators it is composed of.",
};

const overloads name_gelu_tanh = {
    "gelu_tanh",
    (const row *const[]){
        &op_gelu_tanh,
    },
    1,
    "gelu_tanh($module, input, *, out=None)\n"
    "--\n"
    "\n"
    "gelu with P(X <= x) taken as (1 + tanh(sqrt(2 / pi) * (x + 0.044715 * x ** 3))) / 2 "
    "(Hendrycks and Gimpel, 2016).\n"
    "Element types: floating.\n"
    "d input = grad * share * (1 + input * (1 - share) * slope)\n"
    "where inner = 0.7978845608028654 * (input + 0.044715 * input * input * input)\n"
    "where share = sigmoid(2 * inner)\n"
    "where slope = 1.5957691216057308 * (1 + 0.134145 * input * input)",
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
    "overflows.\n"
    "Element types: floating.\n"
    "d input = softmax_input(grad, output, dim)",
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
    "Logarithm of softmax along dim, x - max(x) - log(sum(exp(x - max(x)))).\n"
    "Element types: floating.\n"
    "d input = log_softmax_input(grad, output, dim)",
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
    "Sum of the products of the elements of two vectors.\n"
    "Element types: numbers, complex.\n"
    "d input = tensor * grad\n"
    "d tensor = input * grad",
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
    "Matrix times vector.\n"
    "Element types: numbers, complex.\n"
    "d input = grad.ger(vec)\n"
    "d vec = input.t().mv(grad)",
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
    "Matrix times matrix.\n"
    "Element types: numbers, complex.\n"
    "d input = grad.mm(mat2.t())\n"
    "d mat2 = input.t().mm(grad)",
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
    "Product of each matrix of one batch with that of the other.\n"
    "Element types: numbers, complex.\n"
    "d input = grad.bmm(mat2.transpose(1, 2))\n"
    "d mat2 = input.transpose(1, 2).bmm(grad)",
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
    "Outer product of two vectors.\n"
    "Element types: numbers, complex.\n"
    "d input = grad.mv(vec2)\n"
    "d vec2 = grad.t().mv(input)",
};

const overloads name_outer = {
    "outer",
    (const row *const[]){
        &op_outer,
    },
    1,
    "outer($module, input, vec2)\n"
    "--\n"
    "\n"
    "Outer product of two vectors, whose types are promoted.\n"
    "Element types: numbers, complex.\n"
    "The gradient is that of the operators it is composed of.",
};

const overloads name_addmm = {
    "addmm",
    (const row *const[]){
        &op_addmm,
    },
    1,
    "addmm($module, input, mat1, mat2, *, beta=1, alpha=1, out=None)\n"
    "--\n"
    "\n"
    "addmm(beta=1, input, alpha=1, mat1, mat2, *, out=None) -> Tensor\n"
    "\n"
    "beta * input + alpha * (mat1 @ mat2). With beta 0 what input holds is not read.\n"
    "Element types: numbers, complex.\n"
    "d input = grad * beta\n"
    "d mat1 = grad.mm(mat2.t()) * alpha\n"
    "d mat2 = mat1.t().mm(grad) * alpha",
};

const overloads name_addmv = {
    "addmv",
    (const row *const[]){
        &op_addmv,
    },
    1,
    "addmv($module, input, mat, vec, *, beta=1, alpha=1, out=None)\n"
    "--\n"
    "\n"
    "addmv(beta=1, input, alpha=1, mat, vec, *, out=None) -> Tensor\n"
    "\n"
    "beta * input + alpha * (mat @ vec).\n"
    "Element types: numbers, complex.\n"
    "d input = grad * beta\n"
    "d mat = grad.ger(vec) * alpha\n"
    "d vec = mat.t().mv(grad) * alpha",
};

const overloads name_addr = {
    "addr",
    (const row *const[]){
        &op_addr,
    },
    1,
    "addr($module, input, vec1, vec2, *, beta=1, alpha=1, out=None)\n"
    "--\n"
    "\n"
    "addr(beta=1, input, alpha=1, vec1, vec2, *, out=None) -> Tensor\n"
    "\n"
    "beta * input + alpha * the outer product of vec1 and vec2.\n"
    "Element types: numbers, complex.\n"
    "d input = grad * beta\n"
    "d vec1 = grad.mv(vec2) * alpha\n"
    "d vec2 = grad.t().mv(vec1) * alpha",
};

const overloads name_addbmm = {
    "addbmm",
    (const row *const[]){
        &op_addbmm,
    },
    1,
    "addbmm($module, input, batch1, batch2, *, beta=1, alpha=1, out=None)\n"
    "--\n"
    "\n"
    "addbmm(beta=1, input, alpha=1, batch1, batch2, *, out=None) -> Tensor\n"
    "\n"
    "beta * input + alpha * the sum over the batch of batch1 @ batch2.\n"
    "Element types: numbers, complex.\n"
    "d input = grad * beta\n"
    "d batch1 = grad.expand((batch1.size(0), batch1.size(1), "
    "batch2.size(2))).bmm(batch2.transpose(1, 2)) * alpha\n"
    "d batch2 = batch1.transpose(1, 2).bmm(grad.expand((batch1.size(0), batch1.size(1), "
    "batch2.size(2)))) * alpha",
};

const overloads name_baddbmm = {
    "baddbmm",
    (const row *const[]){
        &op_baddbmm,
    },
    1,
    "baddbmm($module, input, batch1, batch2, *, beta=1, alpha=1, out=None)\n"
    "--\n"
    "\n"
    "baddbmm(beta=1, input, alpha=1, batch1, batch2, *, out=None) -> Tensor\n"
    "\n"
    "beta * input + alpha * (batch1 @ batch2), matrix by matrix.\n"
    "Element types: numbers, complex.\n"
    "d input = grad * beta\n"
    "d batch1 = grad.bmm(batch2.transpose(1, 2)) * alpha\n"
    "d batch2 = batch1.transpose(1, 2).bmm(grad) * alpha",
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
    "Affine map x @ weight.t() + bias of the rows of a matrix or of a batch of matrices, "
    "or of one vector. Weight is (outputs, inputs), bias (outputs).\n"
    "Element types: floating, complex.\n"
    "d input = linear(grad, weight.t())\n"
    "d weight = linear_weight(grad, input)\n"
    "d bias = grad.sum_to_size(bias.size())",
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
    "broadcast.\n"
    "Element types: numbers, complex.\n"
    "The gradient is that of the operators it is composed of.",
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
    "The same elements with another size, as view, but copied where the strides need it.\n"
    "Element types: any.\n"
    "d input = grad.reshape(input.size())",
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
    "Two dims exchanged.\n"
    "Element types: any.\n"
    "d input = grad.transpose(dim0, dim1)",
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
    "Two dims exchanged.\n"
    "Element types: any.\n"
    "d input = grad.transpose(dim0, dim1)",
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
    "Two dims exchanged.\n"
    "Element types: any.\n"
    "d input = grad.transpose(dim0, dim1)",
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
    "A matrix transposed; a vector stays as it is.\n"
    "Element types: any.\n"
    "d input = grad.t()",
};

const overloads name_permute = {
    "permute",
    (const row *const[]){
        &op_permute,
    },
    1,
    "permute($module, input, dims)\n"
    "--\n"
    "\n"
    "The dims in another order, dims[0] first.\n"
    "Element types: any.\n"
    "d input = unpermute(grad, dims)",
};

const overloads name_narrow = {
    "narrow",
    (const row *const[]){
        &op_narrow,
    },
    1,
    "narrow($module, input, dimension, start, length)\n"
    "--\n"
    "\n"
    "The part of length elements along dimension that begins at start.\n"
    "Element types: any.\n"
    "d input = narrow_input(grad, dimension, start, input.size())",
};

const overloads name_select = {
    "select",
    (const row *const[]){
        &op_select,
    },
    1,
    "select($module, input, dim, index)\n"
    "--\n"
    "\n"
    "The slice at index along dim, without that dim. Of a vector it gives one element, "
    "with size 1.\n"
    "Element types: any.\n"
    "d input = select_input(grad, dim, index, input.size())",
};

const overloads name_expand = {
    "expand",
    (const row *const[]){
        &op_expand,
    },
    1,
    "expand($module, input, size)\n"
    "--\n"
    "\n"
    "Dims of size 1 repeated without a copy, and new ones in front; -1 keeps a size.\n"
    "Element types: any.\n"
    "d input = grad.sum_to_size(input.size())",
};

const overloads name_broadcast_to = {
    "broadcast_to",
    (const row *const[]){
        &op_expand,
    },
    1,
    "broadcast_to($module, input, size)\n"
    "--\n"
    "\n"
    "Dims of size 1 repeated without a copy, and new ones in front; -1 keeps a size.\n"
    "Element types: any.\n"
    "d input = grad.sum_to_size(input.size())",
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
    "expand.\n"
    "Element types: floating, complex.\n"
    "d input = grad.expand(input.size())",
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
    "The same without dims of size 1, all of them or only those of dim. A tensor of one "
    "element keeps the size 1.\n"
    "Element types: any.\n"
    "d input = grad.reshape(input.size())",
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
    "A dim of size 1 put in before dim; -1 puts it at the end.\n"
    "Element types: any.\n"
    "d input = grad.reshape(input.size())",
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
        &op_split_sizes,
    },
    2,
    "split($module, input, *args, **keywords)\n"
    "--\n"
    "\n"
    "split(input, split_size, dim=0) -> tuple of Tensor\n"
    "\n"
    "A tuple of parts along dim, of split_size elements each but for the last, which may "
    "be shorter.\n"
    "Element types: all, complex.\n"
    "The gradient is that of the operators it is composed of.\n"
    "\n"
    "split(input, sizes, dim=0) -> tuple of Tensor\n"
    "\n"
    "A tuple of parts along dim with these sizes, which together are all of it.\n"
    "Element types: all.\n"
    "The gradient is that of the operators it is composed of.",
};

const overloads name_split_with_sizes = {
    "split_with_sizes",
    (const row *const[]){
        &op_split_sizes,
    },
    1,
    "split_with_sizes($module, input, sizes, dim=0)\n"
    "--\n"
    "\n"
    "A tuple of parts along dim with these sizes, which together are all of it.\n"
    "Element types: all.\n"
    "The gradient is that of the operators it is composed of.",
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
    "be shorter.\n"
    "Element types: all, complex.\n"
    "The gradient is that of the operators it is composed of.",
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
    "A tuple of the slices along dim, each without it.\n"
    "Element types: all, complex.\n"
    "The gradient is that of the operators it is composed of.",
};

const overloads name_conj_physical = {
    "conj_physical",
    (const row *const[]){
        &op_conj_physical,
    },
    1,
    "conj_physical($module, input, *, out=None)\n"
    "--\n"
    "\n"
    "Each element with the other sign of its imaginary part.\n"
    "Element types: all, complex.\n"
    "d input = conj(grad)",
};

const overloads name_conj = {
    "conj",
    (const row *const[]){
        &op_conj,
    },
    1,
    "conj($module, input)\n"
    "--\n"
    "\n"
    "The conjugate of each element, a copy; of real numbers the input itself.\n"
    "Element types: all, complex.\n"
    "The gradient is that of the operators it is composed of.",
};

const overloads name_resolve_conj = {
    "resolve_conj",
    (const row *const[]){
        &op_conj,
    },
    1,
    "resolve_conj($module, input)\n"
    "--\n"
    "\n"
    "The conjugate of each element, a copy; of real numbers the input itself.\n"
    "Element types: all, complex.\n"
    "The gradient is that of the operators it is composed of.",
};

const overloads name_resolve_neg = {
    "resolve_neg",
    (const row *const[]){
        &op_conj,
    },
    1,
    "resolve_neg($module, input)\n"
    "--\n"
    "\n"
    "The conjugate of each element, a copy; of real numbers the input itself.\n"
    "Element types: all, complex.\n"
    "The gradient is that of the operators it is composed of.",
};

const overloads name_real = {
    "real",
    (const row *const[]){
        &op_real,
    },
    1,
    "real($module, input)\n"
    "--\n"
    "\n"
    "A view of the real parts; real numbers are their own.\n"
    "Element types: all, complex.\n"
    "The gradient is that of the operators it is composed of.",
};

const overloads name_imag = {
    "imag",
    (const row *const[]){
        &op_imag,
    },
    1,
    "imag($module, input)\n"
    "--\n"
    "\n"
    "A view of the imaginary parts of complex numbers.\n"
    "Element types: complex.\n"
    "The gradient is that of the operators it is composed of.",
};

const overloads name_complex = {
    "complex",
    (const row *const[]){
        &op_complex,
    },
    1,
    "complex($module, real, imag)\n"
    "--\n"
    "\n"
    "Complex numbers of their parts, broadcast to one size.\n"
    "Element types: floating.\n"
    "The gradient is that of the operators it is composed of.",
};

const overloads name_polar = {
    "polar",
    (const row *const[]){
        &op_polar,
    },
    1,
    "polar($module, abs, angle)\n"
    "--\n"
    "\n"
    "Complex numbers of their absolute values and their angles in radians.\n"
    "Element types: floating.\n"
    "The gradient is that of the operators it is composed of.",
};

const overloads name_angle = {
    "angle",
    (const row *const[]){
        &op_angle,
    },
    1,
    "angle($module, input)\n"
    "--\n"
    "\n"
    "Angle of each element in radians, from -pi to pi. The derivative at zero is taken "
    "as zero; real numbers have none.\n"
    "Element types: floating, complex.\n"
    "The gradient is that of the operators it is composed of.",
};

const overloads name_isreal = {
    "isreal",
    (const row *const[]){
        &op_isreal,
    },
    1,
    "isreal($module, input)\n"
    "--\n"
    "\n"
    "True where the imaginary part is zero.\n"
    "Element types: all, complex.\n"
    "Not differentiable.",
};

const overloads name_sgn = {
    "sgn",
    (const row *const[]){
        &op_sgn,
    },
    1,
    "sgn($module, input)\n"
    "--\n"
    "\n"
    "Each complex number divided by its absolute value; zero stays zero. Of real numbers "
    "it is sign.\n"
    "Element types: numbers, complex.\n"
    "The gradient is that of the operators it is composed of.",
};

const overloads name_sgn_ = {
    "sgn_",
    (const row *const[]){
        &op_sgn_,
    },
    1,
    "sgn_($module, input)\n"
    "--\n"
    "\n"
    "sgn in place.\n"
    "Element types: numbers, complex.\n"
    "Not differentiable: sgn has a gradient.",
};

const overloads name_vdot = {
    "vdot",
    (const row *const[]){
        &op_vdot,
    },
    1,
    "vdot($module, input, tensor)\n"
    "--\n"
    "\n"
    "Sum of the products of the conjugates of one vector's elements with those of the "
    "other.\n"
    "Element types: numbers, complex.\n"
    "The gradient is that of the operators it is composed of.",
};

const overloads name_view_as_real = {
    "view_as_real",
    (const row *const[]){
        &op_view_as_real,
    },
    1,
    "view_as_real($module, input)\n"
    "--\n"
    "\n"
    "A view of complex numbers as pairs of real and imaginary parts, in a last dim of "
    "size 2.\n"
    "Element types: complex.\n"
    "d input = view_as_complex(grad.clone())",
};

const overloads name_view_as_complex = {
    "view_as_complex",
    (const row *const[]){
        &op_view_as_complex,
    },
    1,
    "view_as_complex($module, input)\n"
    "--\n"
    "\n"
    "A view of pairs, in a last dim of size 2, as complex numbers. The two parts of a "
    "number have to lie side by side, and all other strides to be even.\n"
    "Element types: floating.\n"
    "d input = view_as_real(grad)",
};

const overloads name_inverse = {
    "inverse",
    (const row *const[]){
        &op_inverse_complex,
        &op_inverse,
    },
    2,
    "inverse($module, input, *, out=None)\n"
    "--\n"
    "\n"
    "inverse(input) -> Tensor\n"
    "\n"
    "The inverse of a square matrix of complex numbers.\n"
    "Element types: complex.\n"
    "The gradient is that of the operators it is composed of.\n"
    "\n"
    "inverse(input, *, out=None) -> Tensor\n"
    "\n"
    "The inverse of a square matrix.\n"
    "Element types: floating.\n"
    "d input = -output.t().mm(grad).mm(output.t())",
};

const overloads name_gesv = {
    "gesv",
    (const row *const[]){
        &op_gesv_complex,
        &op_gesv,
    },
    2,
    "gesv($module, input, A, *, out=None)\n"
    "--\n"
    "\n"
    "gesv(input, A) -> (Tensor, Tensor)\n"
    "\n"
    "The solution X of A @ X = input, complex numbers; in the place of the factors a "
    "copy of A.\n"
    "Element types: complex.\n"
    "The gradient is that of the operators it is composed of.\n"
    "\n"
    "gesv(input, A, *, out=None) -> (Tensor, Tensor)\n"
    "\n"
    "The solution X of A @ X = input by triangular factors of A with pivots, and these "
    "factors in one matrix.\n"
    "Element types: floating.\n"
    "d input = solved(grad, A.t())\n"
    "d A = -solved(grad, A.t()).mm(solution.t())",
};

const overloads name_det = {
    "det",
    (const row *const[]){
        &op_det_complex,
        &op_det,
    },
    2,
    "det($module, input, *, out=None)\n"
    "--\n"
    "\n"
    "det(input) -> Tensor\n"
    "\n"
    "The determinant of a square matrix of complex numbers. The gradient wants one that "
    "has an inverse.\n"
    "Element types: complex.\n"
    "The gradient is that of the operators it is composed of.\n"
    "\n"
    "det(input, *, out=None) -> Tensor\n"
    "\n"
    "The determinant of a square matrix. Its gradient, the cofactors, exists for "
    "singular ones too.\n"
    "Element types: floating.\n"
    "d input = cofactors(input) * grad",
};

const overloads name_slogdet = {
    "slogdet",
    (const row *const[]){
        &op_slogdet_complex,
        &op_slogdet,
    },
    2,
    "slogdet($module, input, *, out=None)\n"
    "--\n"
    "\n"
    "slogdet(input) -> (Tensor, Tensor)\n"
    "\n"
    "The determinant of complex numbers divided by its absolute value, and the logarithm "
    "of that.\n"
    "Element types: complex.\n"
    "The gradient is that of the operators it is composed of.\n"
    "\n"
    "slogdet(input, *, out=None) -> (Tensor, Tensor)\n"
    "\n"
    "The sign of the determinant and the logarithm of its magnitude.\n"
    "Element types: floating.\n"
    "d input = inverse(input).t() * grad_logabsdet",
};

const overloads name_potrf = {
    "potrf",
    (const row *const[]){
        &op_potrf_complex,
        &op_potrf,
    },
    2,
    "potrf($module, input, upper=True, *, out=None)\n"
    "--\n"
    "\n"
    "potrf(input, upper=True) -> Tensor\n"
    "\n"
    "Cholesky's factor of a Hermitian positive definite matrix, U with U.mH @ U = input "
    "or L with L @ L.mH = input.\n"
    "Element types: complex.\n"
    "The gradient is that of the operators it is composed of.\n"
    "\n"
    "potrf(input, upper=True, *, out=None) -> Tensor\n"
    "\n"
    "Cholesky's factor of a symmetric positive definite matrix, U with U.t() @ U = input "
    "or L with L @ L.t() = input. Only that triangle is read, and receives the gradient "
    "(Murray, 2016).\n"
    "Element types: floating.\n"
    "d input = turned(halved(triangle_solved(triangle_solved(halved(turned(output, "
    "upper).t().mm(turned(grad, upper))) + halved(turned(output, "
    "upper).t().mm(turned(grad, upper))).t(), turned(output, upper), 0, 1, 0).t(), "
    "turned(output, upper), 0, 1, 0)), upper)",
};

const overloads name_qr = {
    "qr",
    (const row *const[]){
        &op_qr_complex,
        &op_qr,
    },
    2,
    "qr($module, input, *, out=None)\n"
    "--\n"
    "\n"
    "qr(input) -> (Tensor, Tensor)\n"
    "\n"
    "Orthonormal columns Q and an upper triangle R with Q @ R = input, complex numbers; "
    "the diagonal of R is real and not negative. The gradient wants as many rows as "
    "columns, or more.\n"
    "Element types: complex.\n"
    "The gradient is that of the operators it is composed of.\n"
    "\n"
    "qr(input, *, out=None) -> (Tensor, Tensor)\n"
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
    "Q.size(1)), 1, Q.size(1), R.size()))",
};

const overloads name_symeig = {
    "symeig",
    (const row *const[]){
        &op_symeig_complex,
        &op_symeig,
    },
    2,
    "symeig($module, input, eigenvectors=False, upper=True, *, out=None)\n"
    "--\n"
    "\n"
    "symeig(input, eigenvectors=False, upper=True) -> (Tensor, Tensor)\n"
    "\n"
    "The eigenvalues, real and ascending, of a Hermitian matrix, and the vectors in "
    "columns, whose largest element is positive. One triangle is read; the gradient of "
    "the vectors wants values that differ.\n"
    "Element types: complex.\n"
    "The gradient is that of the operators it is composed of.\n"
    "\n"
    "symeig(input, eigenvectors=False, upper=True, *, out=None) -> (Tensor, Tensor)\n"
    "\n"
    "The eigenvalues, ascending, of a symmetric matrix, and if asked for the vectors in "
    "columns, whose largest element is positive. One triangle is read and receives the "
    "gradient, which needs eigenvectors=True and values that differ (Giles, 2008).\n"
    "Element types: floating.\n"
    "d input = turned(halved(vectors.mm(diag(2 * grad_values) + gaps(values, "
    "values.unsqueeze(1)) * vectors.t().mm(grad_vectors) + (gaps(values, "
    "values.unsqueeze(1)) * vectors.t().mm(grad_vectors)).t()).mm(vectors.t())), upper)",
};

const overloads name_svd = {
    "svd",
    (const row *const[]){
        &op_svd_complex,
        &op_svd,
    },
    2,
    "svd($module, input, some=True, *, out=None)\n"
    "--\n"
    "\n"
    "svd(input, some=True) -> (Tensor, Tensor, Tensor)\n"
    "\n"
    "U, S and V with U @ diag(S) @ V.mH = input, complex numbers, S descending, and the "
    "largest element of each column of U positive. some=False makes U and V square. The "
    "gradient needs some=True and values that differ.\n"
    "Element types: complex.\n"
    "The gradient is that of the operators it is composed of.\n"
    "\n"
    "svd(input, some=True, *, out=None) -> (Tensor, Tensor, Tensor)\n"
    "\n"
    "U, S and V with U @ diag(S) @ V.t() = input, S descending, and the largest element "
    "of each column of U positive. some=False makes U and V square. The gradient needs "
    "some=True and values that differ (Townsend, 2016).\n"
    "Element types: floating.\n"
    "d input = (U.mm(gaps(S * S, (S * S).unsqueeze(1)) * (U.t().mm(grad_U) - "
    "grad_U.t().mm(U)) * S + S.unsqueeze(1) * gaps(S * S, (S * S).unsqueeze(1)) * "
    "(V.t().mm(grad_V) - grad_V.t().mm(V)) + diag(grad_S)) + (grad_U - "
    "U.mm(U.t().mm(grad_U))) / S).mm(V.t()) + U.mm(((grad_V - V.mm(V.t().mm(grad_V))) / "
    "S).t())",
};

const overloads name_trtrs = {
    "trtrs",
    (const row *const[]){
        &op_trtrs_complex,
        &op_trtrs,
    },
    2,
    "trtrs($module, input, A, upper=True, transpose=False, unitriangular=False, *, "
    "out=None)\n"
    "--\n"
    "\n"
    "trtrs(input, A, upper=True, transpose=False, unitriangular=False) -> (Tensor, "
    "Tensor)\n"
    "\n"
    "The solution X of A @ X = input, or of A.t() @ X, complex numbers, where only one "
    "triangle of A is read and its diagonal may count as ones; and a copy of A.\n"
    "Element types: complex.\n"
    "The gradient is that of the operators it is composed of.\n"
    "\n"
    "trtrs(input, A, upper=True, transpose=False, unitriangular=False, *, out=None) -> "
    "(Tensor, Tensor)\n"
    "\n"
    "The solution X of A @ X = input, or of A.t() @ X, where only one triangle of A is "
    "read and its diagonal may count as ones; and a copy of A.\n"
    "Element types: floating.\n"
    "d input = triangle_solved_back(grad, A, upper, transpose, unitriangular)\n"
    "d A = -triangle(turned(triangle_solved_back(grad, A, upper, transpose, "
    "unitriangular).mm(solution.t()), transpose), upper, unitriangular) + grad_matrix",
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
    "The slices of input along dim that a vector of indices names, in its order.\n"
    "Element types: any.\n"
    "d input = index_select_input(grad, dim, index, input.size())",
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
    "along dim.\n"
    "Element types: any.\n"
    "d input = gather_input(grad, dim, index, input.size())",
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
    "A vector of the elements of input where mask, broadcast to it, is True.\n"
    "Element types: any.\n"
    "d input = masked_select_input(grad, mask, input.size())",
};

const overloads name_nonzero = {
    "nonzero",
    (const row *const[]){
        &op_nonzero,
        &op_nonzero_places,
    },
    2,
    "nonzero($module, input, as_tuple=None, *, out=None)\n"
    "--\n"
    "\n"
    "nonzero(input, *, out=None) -> LongTensor\n"
    "\n"
    "The indices of the elements that are not zero, one row each, in the order of the "
    "elements.\n"
    "Element types: all, complex.\n"
    "Not differentiable.\n"
    "\n"
    "nonzero(input, as_tuple) -> tuple of Tensor\n"
    "\n"
    "The indices of the elements that are not zero, as a tuple with a vector for each "
    "dim if as_tuple, to index with; else one row each.\n"
    "Element types: all.\n"
    "Not differentiable: indices.",
};

const overloads name_argwhere = {
    "argwhere",
    (const row *const[]){
        &op_nonzero,
    },
    1,
    "argwhere($module, input, *, out=None)\n"
    "--\n"
    "\n"
    "The indices of the elements that are not zero, one row each, in the order of the "
    "elements.\n"
    "Element types: all, complex.\n"
    "Not differentiable.",
};

const overloads name_index_add = {
    "index_add",
    (const row *const[]){
        &op_index_add,
    },
    1,
    "index_add($module, input, dim, index, source, *, out=None)\n"
    "--\n"
    "\n"
    "input with the slices of source along dim added at their indices; an index may come "
    "more than once.\n"
    "Element types: numbers, complex.\n"
    "d input = grad\n"
    "d source = grad.index_select(dim, index)",
};

const overloads name_index_copy = {
    "index_copy",
    (const row *const[]){
        &op_index_copy,
    },
    1,
    "index_copy($module, input, dim, index, source, *, out=None)\n"
    "--\n"
    "\n"
    "input with the slices along dim at the indices replaced by those of source. Where "
    "an index comes twice the later slice stays.\n"
    "Element types: any.\n"
    "d input = grad.index_fill(dim, index, 0)\n"
    "d source = grad.index_select(dim, index)",
};

const overloads name_index_fill = {
    "index_fill",
    (const row *const[]){
        &op_index_fill,
    },
    1,
    "index_fill($module, input, dim, index, value, *, out=None)\n"
    "--\n"
    "\n"
    "input with the slices along dim at the indices filled with value.\n"
    "Element types: any.\n"
    "d input = grad.index_fill(dim, index, 0)",
};

const overloads name_scatter = {
    "scatter",
    (const row *const[]){
        &op_scatter,
    },
    1,
    "scatter($module, input, dim, index, source, *, out=None)\n"
    "--\n"
    "\n"
    "input with, for every place of index, the element there, but with the index's value "
    "along dim, replaced by source's. Where places meet the later one stays.\n"
    "Element types: any.\n"
    "d input = grad.scatter(dim, index, 0)\n"
    "d source = grad.gather(dim, index)",
};

const overloads name_scatter_add = {
    "scatter_add",
    (const row *const[]){
        &op_scatter_add,
    },
    1,
    "scatter_add($module, input, dim, index, source, *, out=None)\n"
    "--\n"
    "\n"
    "input with every element of source added at its place, but with the index's value "
    "along dim.\n"
    "Element types: numbers, complex.\n"
    "d input = grad\n"
    "d source = grad.gather(dim, index)",
};

const overloads name_scatter_reduce = {
    "scatter_reduce",
    (const row *const[]){
        &op_scatter_reduce,
    },
    1,
    "scatter_reduce($module, input, dim, index, source, reduce, include_self=True, *, "
    "out=None)\n"
    "--\n"
    "\n"
    "input in which each place that index names along dim holds the sum, product, mean, "
    "largest or smallest of the elements of source that go there, and of its own unless "
    "include_self is False. Means of integers are rounded down; nan counts as extreme. "
    "The gradient of an extreme is shared by all elements that are it.\n"
    "Element types: numbers.\n"
    "d input, source = scatter_reduce_input(grad, input, dim, index, source, output, "
    "reduce, include_self)",
};

const overloads name_index_reduce = {
    "index_reduce",
    (const row *const[]){
        &op_index_reduce,
    },
    1,
    "index_reduce($module, input, dim, index, source, reduce, include_self=True)\n"
    "--\n"
    "\n"
    "scatter_reduce of the slices of source along dim, which go to the slices of input "
    "that index names.\n"
    "Element types: numbers.\n"
    "The gradient is that of the operators it is composed of.",
};

const overloads name_index_reduce_ = {
    "index_reduce_",
    (const row *const[]){
        &op_index_reduce_,
    },
    1,
    "index_reduce_($module, input, dim, index, source, reduce, include_self=True)\n"
    "--\n"
    "\n"
    "index_reduce in place.\n"
    "Element types: numbers.\n"
    "Not differentiable: index_reduce has a gradient.",
};

const overloads name_masked_fill = {
    "masked_fill",
    (const row *const[]){
        &op_masked_fill,
    },
    1,
    "masked_fill($module, input, mask, value, *, out=None)\n"
    "--\n"
    "\n"
    "input with value where mask, broadcast to it, is True.\n"
    "Element types: any.\n"
    "d input = grad.masked_fill(mask, 0)",
};

const overloads name_masked_copy = {
    "masked_copy",
    (const row *const[]){
        &op_masked_copy,
    },
    1,
    "masked_copy($module, input, mask, source, *, out=None)\n"
    "--\n"
    "\n"
    "input with the places where mask, broadcast to it, is True filled with the elements "
    "of source in order.\n"
    "Element types: any.\n"
    "d input = grad.masked_fill(mask, 0)\n"
    "d source = masked_copy_input(grad, mask, source.size())",
};

const overloads name_masked_scatter = {
    "masked_scatter",
    (const row *const[]){
        &op_masked_copy,
    },
    1,
    "masked_scatter($module, input, mask, source, *, out=None)\n"
    "--\n"
    "\n"
    "input with the places where mask, broadcast to it, is True filled with the elements "
    "of source in order.\n"
    "Element types: any.\n"
    "d input = grad.masked_fill(mask, 0)\n"
    "d source = masked_copy_input(grad, mask, source.size())",
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
    "counts upwards from the main one.\n"
    "Element types: all, complex.\n"
    "d input = diag_input(grad, diagonal, input.size())",
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
    "A matrix, or each matrix of a batch, with zeros above its k-th diagonal.\n"
    "Element types: all, complex.\n"
    "d input = grad.tril(k)",
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
    "A matrix, or each matrix of a batch, with zeros below its k-th diagonal.\n"
    "Element types: all, complex.\n"
    "d input = grad.triu(k)",
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
    "Sum of the elements on the main diagonal of a matrix.\n"
    "Element types: numbers, complex.\n"
    "d input = diag_input(grad, 0, input.size())",
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
    "The slices along dim whose p-norm is above maxnorm scaled down to it.\n"
    "Element types: floating.\n"
    "The gradient is that of the operators it is composed of.",
};

const overloads name_renorm_ = {
    "renorm_",
    (const row *const[]){
        &op_renorm_,
    },
    1,
    "renorm_($module, input, p, dim, maxnorm)\n"
    "--\n"
    "\n"
    "renorm in place.\n"
    "Element types: floating.\n"
    "Not differentiable: what a Variable was is not kept; renorm gives a new one.",
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
    "size.\n"
    "Element types: numbers.\n"
    "The gradient is that of the operators it is composed of.",
};

const overloads name_searchsorted = {
    "searchsorted",
    (const row *const[]){
        &op_searchsorted,
        &op_searchsorted_number,
        &op_searchsorted_sided,
    },
    3,
    "searchsorted($module, sorted_sequence, input, *args, out=None, **keywords)\n"
    "--\n"
    "\n"
    "searchsorted(sorted_sequence, input, right=False, *, out=None) -> LongTensor\n"
    "\n"
    "Where each element could be put in without disturbing the order of sorted_sequence, "
    "a vector or lines of the same leading sizes; before equal elements, or behind them "
    "if right. nan counts as largest.\n"
    "Element types: all.\n"
    "Not differentiable.\n"
    "\n"
    "searchsorted(sorted_sequence, input, right=False) -> LongTensor\n"
    "\n"
    "The same of one number in a vector; a LongTensor of one element.\n"
    "Element types: numbers.\n"
    "Not differentiable.\n"
    "\n"
    "searchsorted(sorted_sequence, input, side) -> LongTensor\n"
    "\n"
    "The same with its side by name.\n"
    "Element types: all.\n"
    "Not differentiable.",
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
    "searchsorted with its arguments changed round.\n"
    "Element types: numbers.\n"
    "Not differentiable.",
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
    "out; max is in the last.\n"
    "Element types: floating.\n"
    "Not differentiable: it changes in steps.",
};

const overloads name_bincount = {
    "bincount",
    (const row *const[]){
        &op_bincount,
        &op_bincount_weighted,
    },
    2,
    "bincount($module, input, weights=None, minlength=0, *, out=None)\n"
    "--\n"
    "\n"
    "bincount(input, minlength=0, *, out=None) -> LongTensor\n"
    "\n"
    "How often each whole number from 0 comes in a vector; at least minlength counts.\n"
    "Element types: Long.\n"
    "Not differentiable.\n"
    "\n"
    "bincount(input, weights, minlength=0, *, out=None) -> Tensor\n"
    "\n"
    "The sum of the weights of each whole number from 0 in a vector; at least minlength "
    "sums.\n"
    "Element types: floating.\n"
    "d weights = grad.index_select(0, input)",
};

const overloads name_multinomial = {
    "multinomial",
    (const row *const[]){
        &op_multinomial,
    },
    1,
    "multinomial($module, input, num_samples=1, replacement=False, *, out=None)\n"
    "--\n"
    "\n"
    "Indices drawn from each line of weights, which need not add up to one; without "
    "replacement no index comes twice (Efraimidis and Spirakis, 2006).\n"
    "Element types: floating.\n"
    "A draw has no gradient; reinforce(reward) on it gives one to what it was drawn from.",
};

const overloads name_unique = {
    "unique",
    (const row *const[]){
        &op_unique,
    },
    1,
    "unique($module, input, sorted=True, return_inverse=False, return_counts=False, "
    "dim=None)\n"
    "--\n"
    "\n"
    "The different elements, or slices along dim, in order; if asked for, also where "
    "each one of the input stands among them, and how often each comes. The order is the "
    "same whatever sorted says, and every nan is one of its own.\n"
    "Element types: all.\n"
    "Not differentiable: it changes in steps.",
};

const overloads name_unique_consecutive = {
    "unique_consecutive",
    (const row *const[]){
        &op_unique_consecutive,
    },
    1,
    "unique_consecutive($module, input, return_inverse=False, return_counts=False, "
    "dim=None)\n"
    "--\n"
    "\n"
    "The elements, or slices along dim, without those that equal the one before them; if "
    "asked for, also which of them each one of the input is, and how often each comes in "
    "a row. Every nan is one of its own.\n"
    "Element types: all.\n"
    "Not differentiable: it changes in steps.",
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
    "index's size. Negative numbers count from the end.\n"
    "Element types: any.\n"
    "d input = take_input(grad, index, input.size())",
};

const overloads name_put = {
    "put",
    (const row *const[]){
        &op_put,
    },
    1,
    "put($module, input, index, source, accumulate=False, *, out=None)\n"
    "--\n"
    "\n"
    "The input with elements of source at the numbers that index names in the order of "
    "all elements, or added there. Of several for one place the last one stays.\n"
    "Element types: all, complex.\n"
    "d input = put_input(grad, index, accumulate)\n"
    "d source = grad.take(index).reshape(source.size())",
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
    "of the result.\n"
    "Element types: any.\n"
    "d input = diagonal_input(grad, offset, dim1, dim2, input.size())",
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
    "The elements of some dims, or of all, in reverse order.\n"
    "Element types: all, complex.\n"
    "The gradient is that of the operators it is composed of.",
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
    "dims in the order of all elements.\n"
    "Element types: all, complex.\n"
    "The gradient is that of the operators it is composed of.",
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
    "dims in front.\n"
    "Element types: all, complex.\n"
    "The gradient is that of the operators it is composed of.",
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
    "without dim the elements in their order.\n"
    "Element types: all, complex.\n"
    "The gradient is that of the operators it is composed of.",
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
    "them.\n"
    "Element types: any.\n"
    "d input = grad.movedim(destination, source)",
};

const overloads name_moveaxis = {
    "moveaxis",
    (const row *const[]){
        &op_movedim,
    },
    1,
    "moveaxis($module, input, source, destination)\n"
    "--\n"
    "\n"
    "The dims of source moved to their destinations, the others in their order around "
    "them.\n"
    "Element types: any.\n"
    "d input = grad.movedim(destination, source)",
};

const overloads name_unflatten = {
    "unflatten",
    (const row *const[]){
        &op_unflatten,
    },
    1,
    "unflatten($module, input, dim, sizes)\n"
    "--\n"
    "\n"
    "A view with one dim as several, whose sizes have its size as product; one of them "
    "may be -1.\n"
    "Element types: all, complex.\n"
    "The gradient is that of the operators it is composed of.",
};

const overloads name_rot90 = {
    "rot90",
    (const row *const[]){
        &op_rot90,
    },
    1,
    "rot90($module, input, k=1, dims=None)\n"
    "--\n"
    "\n"
    "The input turned k times by 90 degrees, from the first of two dims towards the "
    "second, by default 0 and 1.\n"
    "Element types: all, complex.\n"
    "The gradient is that of the operators it is composed of.",
};

const overloads name_fliplr = {
    "fliplr",
    (const row *const[]){
        &op_fliplr,
    },
    1,
    "fliplr($module, input)\n"
    "--\n"
    "\n"
    "The columns in reverse order.\n"
    "Element types: all, complex.\n"
    "The gradient is that of the operators it is composed of.",
};

const overloads name_flipud = {
    "flipud",
    (const row *const[]){
        &op_flipud,
    },
    1,
    "flipud($module, input)\n"
    "--\n"
    "\n"
    "The rows in reverse order.\n"
    "Element types: all, complex.\n"
    "The gradient is that of the operators it is composed of.",
};

const overloads name_tensor_split = {
    "tensor_split",
    (const row *const[]){
        &op_tensor_split,
    },
    1,
    "tensor_split($module, input, indices_or_sections, dim=0)\n"
    "--\n"
    "\n"
    "Views along dim, as many as an int says, whose sizes differ by one at most, or "
    "those between indices.\n"
    "Element types: all, complex.\n"
    "The gradient is that of the operators it is composed of.",
};

const overloads name_hsplit = {
    "hsplit",
    (const row *const[]){
        &op_hsplit,
    },
    1,
    "hsplit($module, input, indices_or_sections)\n"
    "--\n"
    "\n"
    "Views along dim 1, of a vector along its only dim; so many of one size as an int "
    "says, or those between indices.\n"
    "Element types: all.\n"
    "The gradient is that of the operators it is composed of.",
};

const overloads name_vsplit = {
    "vsplit",
    (const row *const[]){
        &op_vsplit,
    },
    1,
    "vsplit($module, input, indices_or_sections)\n"
    "--\n"
    "\n"
    "Views along dim 0, so many of one size as an int says, or those between indices.\n"
    "Element types: all.\n"
    "The gradient is that of the operators it is composed of.",
};

const overloads name_dsplit = {
    "dsplit",
    (const row *const[]){
        &op_dsplit,
    },
    1,
    "dsplit($module, input, indices_or_sections)\n"
    "--\n"
    "\n"
    "Views along dim 2, so many of one size as an int says, or those between indices.\n"
    "Element types: all.\n"
    "The gradient is that of the operators it is composed of.",
};

const overloads name_atleast_1d = {
    "atleast_1d",
    (const row *const[]){
        &op_atleast_1d,
    },
    1,
    "atleast_1d($module, input)\n"
    "--\n"
    "\n"
    "The input, which has one dim at least.\n"
    "Element types: all, complex.\n"
    "The gradient is that of the operators it is composed of.",
};

const overloads name_atleast_2d = {
    "atleast_2d",
    (const row *const[]){
        &op_atleast_2d,
    },
    1,
    "atleast_2d($module, input)\n"
    "--\n"
    "\n"
    "The input, or a vector as the only row of a matrix.\n"
    "Element types: all, complex.\n"
    "The gradient is that of the operators it is composed of.",
};

const overloads name_atleast_3d = {
    "atleast_3d",
    (const row *const[]){
        &op_atleast_3d,
    },
    1,
    "atleast_3d($module, input)\n"
    "--\n"
    "\n"
    "The input, or a vector or matrix with dims of size 1 around its own.\n"
    "Element types: all, complex.\n"
    "The gradient is that of the operators it is composed of.",
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
    "The dims from start_dim to end_dim as one.\n"
    "Element types: any.\n"
    "d input = grad.reshape(input.size())",
};

const overloads name_ravel = {
    "ravel",
    (const row *const[]){
        &op_flatten,
    },
    1,
    "ravel($module, input, start_dim=0, end_dim=-1)\n"
    "--\n"
    "\n"
    "The dims from start_dim to end_dim as one.\n"
    "Element types: any.\n"
    "d input = grad.reshape(input.size())",
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
    "Vectors joined one behind the other, other tensors along dim 1.\n"
    "Element types: all, complex.\n"
    "The gradient is that of the operators it is composed of.",
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
    "Tensors joined along dim 0, vectors as rows.\n"
    "Element types: all, complex.\n"
    "The gradient is that of the operators it is composed of.",
};

const overloads name_row_stack = {
    "row_stack",
    (const row *const[]){
        &op_vstack,
    },
    1,
    "row_stack($module, tensors)\n"
    "--\n"
    "\n"
    "Tensors joined along dim 0, vectors as rows.\n"
    "Element types: all, complex.\n"
    "The gradient is that of the operators it is composed of.",
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
    "Tensors joined along dim 2; vectors are rows, and matrices layers of one element.\n"
    "Element types: all, complex.\n"
    "The gradient is that of the operators it is composed of.",
};

const overloads name_column_stack = {
    "column_stack",
    (const row *const[]){
        &op_column_stack,
    },
    1,
    "column_stack($module, tensors)\n"
    "--\n"
    "\n"
    "Tensors joined along dim 1, vectors as columns.\n"
    "Element types: all, complex.\n"
    "The gradient is that of the operators it is composed of.",
};

const overloads name_diag_embed = {
    "diag_embed",
    (const row *const[]){
        &op_diag_embed,
    },
    1,
    "diag_embed($module, input, offset=0, dim1=-2, dim2=-1)\n"
    "--\n"
    "\n"
    "Zeros with the lines along the last dim on the diagonals, offset above the main "
    "ones, of two dims of the result.\n"
    "Element types: all, complex.\n"
    "The gradient is that of the operators it is composed of.",
};

const overloads name_diagflat = {
    "diagflat",
    (const row *const[]){
        &op_diagflat,
    },
    1,
    "diagflat($module, input, offset=0)\n"
    "--\n"
    "\n"
    "A matrix with all elements, in their order, on a diagonal, offset above the main "
    "one.\n"
    "Element types: all, complex.\n"
    "The gradient is that of the operators it is composed of.",
};

const overloads name_combinations = {
    "combinations",
    (const row *const[]){
        &op_combinations,
    },
    1,
    "combinations($module, input, r=2, with_replacement=False)\n"
    "--\n"
    "\n"
    "All choices of r elements of a vector in their order, one a row, with_replacement "
    "also of an element with itself.\n"
    "Element types: all.\n"
    "The gradient is that of the operators it is composed of.",
};

const overloads name_vander = {
    "vander",
    (const row *const[]){
        &op_vander,
    },
    1,
    "vander($module, input, N=None, increasing=False)\n"
    "--\n"
    "\n"
    "The powers of the elements of a vector in rows, N of them, by default as many as "
    "elements, from the highest to the zeroth or, if increasing, from that on.\n"
    "Element types: numbers, complex.\n"
    "The gradient is that of the operators it is composed of.",
};

const overloads name_select_scatter = {
    "select_scatter",
    (const row *const[]){
        &op_select_scatter,
    },
    1,
    "select_scatter($module, input, source, dim, index)\n"
    "--\n"
    "\n"
    "A copy of input in which the slice at index along dim is source.\n"
    "Element types: all.\n"
    "The gradient is that of the operators it is composed of.",
};

const overloads name_slice_scatter = {
    "slice_scatter",
    (const row *const[]){
        &op_slice_scatter,
    },
    1,
    "slice_scatter($module, input, source, dim=0, start=None, end=None, step=1)\n"
    "--\n"
    "\n"
    "A copy of input in which the part of input[start:end:step] along dim is source.\n"
    "Element types: all.\n"
    "The gradient is that of the operators it is composed of.",
};

const overloads name_diagonal_scatter = {
    "diagonal_scatter",
    (const row *const[]){
        &op_diagonal_scatter,
    },
    1,
    "diagonal_scatter($module, input, source, offset=0, dim1=0, dim2=1)\n"
    "--\n"
    "\n"
    "A copy of input in which the diagonal of two dims, offset above the main one, is "
    "source.\n"
    "Element types: all.\n"
    "The gradient is that of the operators it is composed of.",
};

const overloads name_fill_diagonal_ = {
    "fill_diagonal_",
    (const row *const[]){
        &op_fill_diagonal_,
    },
    1,
    "fill_diagonal_($module, input, value)\n"
    "--\n"
    "\n"
    "Fills the elements whose numbers are the same in all dims.\n"
    "Element types: all.\n"
    "Not differentiable: what was there is overwritten.",
};

const overloads name_reshape_as = {
    "reshape_as",
    (const row *const[]){
        &op_reshape_as,
    },
    1,
    NULL,
};

const overloads name_take_along_dim = {
    "take_along_dim",
    (const row *const[]){
        &op_take_along_dim,
    },
    1,
    "take_along_dim($module, input, index, dim=None)\n"
    "--\n"
    "\n"
    "The elements of the lines along dim that index names in them, sizes broadcast; "
    "without dim those of all elements.\n"
    "Element types: all, complex.\n"
    "The gradient is that of the operators it is composed of.",
};

const overloads name_index_put = {
    "index_put",
    (const row *const[]){
        &op_index_put,
    },
    1,
    "index_put($module, input, indices, values, accumulate=False)\n"
    "--\n"
    "\n"
    "The input with values, broadcast, at the places that indices of the leading dims "
    "name together, as input[indices] = values has it; or added there, also where places "
    "come twice.\n"
    "Element types: numbers, complex.\n"
    "The gradient is that of the operators it is composed of.",
};

const overloads name_index_put_ = {
    "index_put_",
    (const row *const[]){
        &op_index_put_,
    },
    1,
    "index_put_($module, input, indices, values, accumulate=False)\n"
    "--\n"
    "\n"
    "index_put in place.\n"
    "Element types: numbers.\n"
    "Not differentiable: index_put has a gradient, and so has assignment to "
    "input[indices].",
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
    "Swaps two dims of the tensor itself.\n"
    "Element types: all.\n"
    "Not differentiable: the size of a Variable is not changed in place.",
};

const overloads name_swapaxes_ = {
    "swapaxes_",
    (const row *const[]){
        &op_transpose_,
    },
    1,
    "swapaxes_($module, input, dim0, dim1)\n"
    "--\n"
    "\n"
    "Swaps two dims of the tensor itself.\n"
    "Element types: all.\n"
    "Not differentiable: the size of a Variable is not changed in place.",
};

const overloads name_swapdims_ = {
    "swapdims_",
    (const row *const[]){
        &op_transpose_,
    },
    1,
    "swapdims_($module, input, dim0, dim1)\n"
    "--\n"
    "\n"
    "Swaps two dims of the tensor itself.\n"
    "Element types: all.\n"
    "Not differentiable: the size of a Variable is not changed in place.",
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
    "Swaps the two dims of a matrix itself.\n"
    "Element types: all.\n"
    "Not differentiable: the size of a Variable is not changed in place.",
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
    "Takes dims of size 1, all of them or only dim, away from the tensor itself.\n"
    "Element types: all, complex.\n"
    "Not differentiable: the size of a Variable is not changed in place.",
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
    "Puts a dim of size 1 into the tensor itself.\n"
    "Element types: all.\n"
    "Not differentiable: the size of a Variable is not changed in place.",
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
    "are left out.\n"
    "Element types: any.\n"
    "d tensors = in C",
};

const overloads name_concat = {
    "concat",
    (const row *const[]){
        &op_cat,
    },
    1,
    "concat($module, tensors, dim=0, *, out=None)\n"
    "--\n"
    "\n"
    "Tensors joined along a dim that they have; their other sizes agree. Empty vectors "
    "are left out.\n"
    "Element types: any.\n"
    "d tensors = in C",
};

const overloads name_concatenate = {
    "concatenate",
    (const row *const[]){
        &op_cat,
    },
    1,
    "concatenate($module, tensors, dim=0, *, out=None)\n"
    "--\n"
    "\n"
    "Tensors joined along a dim that they have; their other sizes agree. Empty vectors "
    "are left out.\n"
    "Element types: any.\n"
    "d tensors = in C",
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
    "Tensors of one size joined along a new dim.\n"
    "Element types: all, complex.\n"
    "The gradient is that of the operators it is composed of.",
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
    "The Kronecker product, every element of input times the whole of other.\n"
    "Element types: numbers, complex.\n"
    "The gradient is that of the operators it is composed of.",
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
    "x.\n"
    "Element types: floating.\n"
    "The gradient is that of the operators it is composed of.",
};

const overloads name_trapezoid = {
    "trapezoid",
    (const row *const[]){
        &op_trapz,
    },
    1,
    "trapezoid($module, y, x=None, dx=1, dim=-1)\n"
    "--\n"
    "\n"
    "The integral along dim by trapezoids between neighbours, which stand dx apart or at "
    "x.\n"
    "Element types: floating.\n"
    "The gradient is that of the operators it is composed of.",
};

const overloads name_cumulative_trapezoid = {
    "cumulative_trapezoid",
    (const row *const[]){
        &op_cumulative_trapezoid,
    },
    1,
    "cumulative_trapezoid($module, y, x=None, dx=1, dim=-1)\n"
    "--\n"
    "\n"
    "The integrals along dim up to each element but the first, by trapezoids between "
    "neighbours, which stand dx apart or at x.\n"
    "Element types: floating.\n"
    "The gradient is that of the operators it is composed of.",
};

const overloads name_diff = {
    "diff",
    (const row *const[]){
        &op_diff,
    },
    1,
    "diff($module, input, n=1, dim=-1, prepend=None, append=None)\n"
    "--\n"
    "\n"
    "Each element minus the one before it along dim, n times over; prepend and append "
    "are joined to the input before.\n"
    "Element types: numbers, complex.\n"
    "The gradient is that of the operators it is composed of.",
};

const overloads name_inner = {
    "inner",
    (const row *const[]){
        &op_inner,
    },
    1,
    "inner($module, input, other)\n"
    "--\n"
    "\n"
    "The dot products of every line along the last dim of input with every one of other.\n"
    "Element types: floating, complex.\n"
    "The gradient is that of the operators it is composed of.",
};

const overloads name_cov = {
    "cov",
    (const row *const[]){
        &op_cov,
    },
    1,
    "cov($module, input, correction=1, fweights=None, aweights=None)\n"
    "--\n"
    "\n"
    "Covariances of variables whose observations are the rows, sums of products over "
    "count - correction. Each column counts fweights times and weighs aweights.\n"
    "Element types: floating.\n"
    "The gradient is that of the operators it is composed of.",
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
    "Correlations (Pearson) of variables whose observations are the rows.\n"
    "Element types: floating.\n"
    "The gradient is that of the operators it is composed of.",
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
    "The p-norm of each row of input minus each row of other, over batches.\n"
    "Element types: floating.\n"
    "The gradient is that of the operators it is composed of.",
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
    "The p-norms of the differences of all pairs of rows, in the order of the pairs.\n"
    "Element types: floating.\n"
    "The gradient is that of the operators it is composed of.",
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
    "num_classes, by default one more than the largest.\n"
    "Element types: Long.\n"
    "Not differentiable.",
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
    "Lines along dim divided by their p-norms, or by eps where those are smaller.\n"
    "Element types: floating.\n"
    "The gradient is that of the operators it is composed of.",
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
    "least.\n"
    "Element types: floating.\n"
    "The gradient is that of the operators it is composed of.",
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
    "repeated squaring; a negative n inverts first.\n"
    "Element types: floating, complex.\n"
    "The gradient is that of the operators it is composed of.",
};

const overloads name_matrix_exp = {
    "matrix_exp",
    (const row *const[]){
        &op_matrix_exp,
    },
    1,
    "matrix_exp($module, input)\n"
    "--\n"
    "\n"
    "The exponentials of the square matrices of the last two dims, by Pade's "
    "approximation of degree 13 of a matrix that is halved until it is small, and "
    "squared as often (Higham, 2005).\n"
    "Element types: floating.\n"
    "The gradient is that of the operators it is composed of.",
};

const overloads name_triangular_solve = {
    "triangular_solve",
    (const row *const[]){
        &op_trtrs,
    },
    1,
    "triangular_solve($module, input, A, upper=True, transpose=False, "
    "unitriangular=False, *, out=None)\n"
    "--\n"
    "\n"
    "The solution X of A @ X = input, or of A.t() @ X, where only one triangle of A is "
    "read and its diagonal may count as ones; and a copy of A.\n"
    "Element types: floating.\n"
    "d input = triangle_solved_back(grad, A, upper, transpose, unitriangular)\n"
    "d A = -triangle(turned(triangle_solved_back(grad, A, upper, transpose, "
    "unitriangular).mm(solution.t()), transpose), upper, unitriangular) + grad_matrix",
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
    "factors of A.\n"
    "Element types: floating.\n"
    "Not differentiable: not derived; linalg.lstsq has a gradient.",
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
    "negative.\n"
    "Element types: floating.\n"
    "d input = inverse(input).t() * grad",
};

const overloads name_btrifact = {
    "btrifact",
    (const row *const[]){
        &op_btrifact,
        &op_btrifact_informed,
    },
    2,
    "btrifact($module, input, info=None, *, out=None)\n"
    "--\n"
    "\n"
    "btrifact(input, *, out=None) -> (Tensor, IntTensor)\n"
    "\n"
    "Triangular factors of each matrix of a batch in one matrix, and the rows that were "
    "exchanged, counted from 1. A singular matrix is an error.\n"
    "Element types: floating.\n"
    "Not differentiable: not derived; gesv has a gradient.\n"
    "\n"
    "btrifact(input, info) -> (Tensor, IntTensor)\n"
    "\n"
    "The same, of singular matrices too. info gets for each of these a pivot that counts "
    "as zero, counted from 1, and 0 for one that is not singular.\n"
    "Element types: floating.\n"
    "Not differentiable: not derived; gesv has a gradient.",
};

const overloads name_btrifact_with_info = {
    "btrifact_with_info",
    (const row *const[]){
        &op_btrifact_with_info,
    },
    1,
    "btrifact_with_info($module, input, *, out=None)\n"
    "--\n"
    "\n"
    "What btrifact gives, of singular matrices too, and for each of these a pivot that "
    "counts as zero, counted from 1, or 0 for one that is not singular.\n"
    "Element types: floating.\n"
    "Not differentiable: not derived; gesv has a gradient.",
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
    "The solutions for a batch of vectors or matrices, by what btrifact gives.\n"
    "Element types: floating.\n"
    "Not differentiable: not derived; gesv has a gradient.",
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
    "The inverse of the matrix whose Cholesky factor the input is.\n"
    "Element types: floating.\n"
    "Not differentiable: not derived; inverse has a gradient.",
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
    "The solution X of A @ X = input, where input2 is the Cholesky factor of A.\n"
    "Element types: floating.\n"
    "Not differentiable: not derived; gesv has a gradient.",
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
    "tol, are zero.\n"
    "Element types: floating.\n"
    "Not differentiable: not derived; potrf has a gradient.",
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
    "has them.\n"
    "Element types: floating.\n"
    "Not differentiable: not derived; qr has a gradient.",
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
    "The columns of Q from what geqrf gives.\n"
    "Element types: floating.\n"
    "Not differentiable: not derived; qr has a gradient.",
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
    "input2.\n"
    "Element types: floating.\n"
    "Not differentiable: not derived; qr has a gradient.",
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
    "imaginary part of both.\n"
    "Element types: floating.\n"
    "Not differentiable: not derived; symeig has a gradient.",
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
    "A tensor of zeros.\n"
    "Element types: all, complex.\n"
    "Not differentiable: no tensor goes in.",
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
    "A tensor of zeros.\n"
    "Element types: all, complex.\n"
    "Not differentiable: no tensor goes in.",
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
    "A tensor of ones.\n"
    "Element types: all, complex.\n"
    "Not differentiable: no tensor goes in.",
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
    "elsewhere.\n"
    "Element types: all, complex.\n"
    "Not differentiable: no tensor goes in.",
};

const overloads name_arange = {
    "arange",
    (const row *const[]){
        &op_arange,
    },
    1,
    "arange($module, end, step=1, *, start=0, out=None)\n"
    "--\n"
    "\n"
    "arange(start=0, end, step=1, *, out=None) -> Tensor\n"
    "\n"
    "Numbers from start up to, but not with, end, step apart.\n"
    "Element types: numbers.\n"
    "Not differentiable: no tensor goes in.",
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
    "Numbers from start up to and with end, step apart.\n"
    "Element types: numbers.\n"
    "Not differentiable: no tensor goes in.",
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
    "Count of steps numbers from start to end, both included, equally far apart.\n"
    "Element types: floating.\n"
    "Not differentiable: no tensor goes in.",
};

const overloads name_logspace = {
    "logspace",
    (const row *const[]){
        &op_logspace,
    },
    1,
    "logspace($module, start, end, steps=100, base=10, *, out=None)\n"
    "--\n"
    "\n"
    "base, ten by default, to the power of the numbers of linspace.\n"
    "Element types: floating.\n"
    "Not differentiable: no tensor goes in.",
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
    "likely.\n"
    "Element types: numbers.\n"
    "Not differentiable.",
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
    "A tensor that holds fill_value everywhere.\n"
    "Element types: any.\n"
    "Not differentiable: no tensor goes in.",
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
    "A tensor of the input's size and type that holds fill_value everywhere.\n"
    "Element types: all, complex.\n"
    "Not differentiable: the values do not matter.",
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
    "Numbers spread evenly over [0, 1).\n"
    "Element types: floating.\n"
    "Not differentiable: no tensor goes in.",
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
    "Numbers of the normal distribution with mean 0 and standard deviation 1.\n"
    "Element types: floating.\n"
    "Not differentiable: no tensor goes in.",
};

const overloads name_normal = {
    "normal",
    (const row *const[]){
        &op_normal,
        &op_normal_sized,
    },
    2,
    "normal($module, mean=0, std=1, size=None, *, out=None)\n"
    "--\n"
    "\n"
    "normal(mean=0, std=1, *, out=None) -> Tensor\n"
    "\n"
    "A number of the normal distribution for each element, with the mean and the "
    "standard deviation there.\n"
    "Element types: floating.\n"
    "A draw has no gradient; reinforce(reward) on it gives one to what it was drawn "
    "from.\n"
    "\n"
    "normal(mean=0, std=1, size, *, out=None) -> Tensor\n"
    "\n"
    "Numbers of the normal distribution with one mean and one standard deviation.\n"
    "Element types: floating.\n"
    "Not differentiable: no tensor goes in.",
};

const overloads name_bernoulli = {
    "bernoulli",
    (const row *const[]){
        &op_bernoulli,
        &op_bernoulli_like,
    },
    2,
    "bernoulli($module, input, p=None, *, out=None)\n"
    "--\n"
    "\n"
    "bernoulli(input, *, out=None) -> Tensor\n"
    "\n"
    "One with the probability that each element holds, else zero.\n"
    "Element types: floating.\n"
    "A draw has no gradient; reinforce(reward) on it gives one to what it was drawn "
    "from.\n"
    "\n"
    "bernoulli(input, p, *, out=None) -> Tensor\n"
    "\n"
    "One with the probability p, else zero, in the size and type of input.\n"
    "Element types: floating.\n"
    "Not differentiable: random numbers are drawn anew.",
};

const overloads name_standard_gamma = {
    "standard_gamma",
    (const row *const[]){
        &op_standard_gamma,
    },
    1,
    "standard_gamma($module, input, *, out=None)\n"
    "--\n"
    "\n"
    "A number of the gamma distribution of scale 1 for each element, its shape "
    "(Marsaglia and Tsang, 2000). The gradient is that of the draw whose share of the "
    "distribution below it stays.\n"
    "Element types: floating.\n"
    "d input = grad * standard_gamma_grad(input, output)",
};

const overloads name_log_standard_gamma = {
    "log_standard_gamma",
    (const row *const[]){
        &op_log_standard_gamma,
    },
    1,
    "log_standard_gamma($module, input, *, out=None)\n"
    "--\n"
    "\n"
    "The logarithm of a number of the gamma distribution of scale 1 for each element, "
    "its shape. Draws of small shapes are often less than the least number of the type; "
    "their logarithms are not.\n"
    "Element types: floating.\n"
    "d input = grad * log_gamma_grad(input, output)",
};

const overloads name_poisson = {
    "poisson",
    (const row *const[]){
        &op_poisson,
    },
    1,
    "poisson($module, input)\n"
    "--\n"
    "\n"
    "A whole number of the Poisson distribution for each element, its rate.\n"
    "Element types: floating.\n"
    "Not differentiable: random numbers are drawn anew.",
};

const overloads name_binomial = {
    "binomial",
    (const row *const[]){
        &op_binomial,
    },
    1,
    "binomial($module, input, prob)\n"
    "--\n"
    "\n"
    "How many of so many draws, a whole number for each element of input, succeed with "
    "the probability prob.\n"
    "Element types: floating.\n"
    "Not differentiable: random numbers are drawn anew.",
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
    "Numbers spread evenly over [0, 1), of the input's size and type.\n"
    "Element types: floating.\n"
    "Not differentiable: random numbers are drawn anew.",
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
    "input's size and type.\n"
    "Element types: floating.\n"
    "Not differentiable: random numbers are drawn anew.",
};

const overloads name_bernoulli_ = {
    "bernoulli_",
    (const row *const[]){
        &op_bernoulli_,
        &op_bernoulli_integral_,
        &op_bernoulli_each_,
    },
    3,
    "bernoulli_($module, input, p=0.5)\n"
    "--\n"
    "\n"
    "bernoulli_(input, p=0.5) -> Tensor\n"
    "\n"
    "Fills with one with probability p, else zero.\n"
    "Element types: floating.\n"
    "Not differentiable: what was there is overwritten.\n"
    "\n"
    "bernoulli_(input, p=0.5) -> Tensor\n"
    "\n"
    "Fills an integer tensor with one with probability p, else zero.\n"
    "Element types: integral.\n"
    "Not differentiable: what was there is overwritten.\n"
    "\n"
    "bernoulli_(input, p) -> Tensor\n"
    "\n"
    "Fills with one with the probability that p has for each element, else zero. p may "
    "be broadcast and is of any floating type, whatever the type of input.\n"
    "Element types: numbers.\n"
    "Not differentiable: what was there is overwritten.",
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
    "low, whose cell of the grid of floats is but half of the others.\n"
    "Element types: floating.\n"
    "Not differentiable: what was there is overwritten.",
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
    "Fills with numbers of the normal distribution.\n"
    "Element types: floating.\n"
    "Not differentiable: what was there is overwritten.",
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
    "lambd.\n"
    "Element types: floating.\n"
    "Not differentiable: what was there is overwritten.",
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
    "1/2)); it has no mean.\n"
    "Element types: floating.\n"
    "Not differentiable: what was there is overwritten.",
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
    "standard deviation.\n"
    "Element types: floating.\n"
    "Not differentiable: what was there is overwritten.",
};

const overloads name_geometric_ = {
    "geometric_",
    (const row *const[]){
        &op_geometric_,
        &op_geometric_integral_,
    },
    2,
    "geometric_($module, input, p)\n"
    "--\n"
    "\n"
    "geometric_(input, p) -> Tensor\n"
    "\n"
    "Fills with the number of trials, each successful with probability p, up to the "
    "first success; floor(log(1 - u) / log(1 - p)) + 1.\n"
    "Element types: floating.\n"
    "Not differentiable: what was there is overwritten.\n"
    "\n"
    "geometric_(input, p) -> Tensor\n"
    "\n"
    "Fills an integer tensor with the number of trials up to the first success. Raises "
    "OverflowError, and changes nothing, where one does not fit the type.\n"
    "Element types: integral.\n"
    "Not differentiable: what was there is overwritten.",
};

const overloads name_random_ = {
    "random_",
    (const row *const[]){
        &op_random_,
        &op_random_between_,
    },
    2,
    "random_($module, input, high, *, low=None)\n"
    "--\n"
    "\n"
    "random_(input, high=16777216) -> Tensor\n"
    "\n"
    "Fills with whole numbers from 0 up to, but not with, high, by default 2^24 or the "
    "largest number of the type.\n"
    "Element types: numbers.\n"
    "Not differentiable: what was there is overwritten.\n"
    "\n"
    "random_(input, low, high) -> Tensor\n"
    "\n"
    "Fills with whole numbers from low up to, but not with, high, where high - low fits "
    "the type. A draw has 53 bits; the numbers of a wider range lie steps apart.\n"
    "Element types: numbers.\n"
    "Not differentiable: what was there is overwritten.",
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
    "Cross-correlation of each image with each kernel, plus bias; padding is of zeros.\n"
    "Element types: floating.\n"
    "d input = conv2d_input(grad, weight, input.size()[2:], stride, padding, dilation, "
    "groups)\n"
    "d weight = conv2d_weight(grad, input, weight.size()[2:], stride, padding, dilation, "
    "groups)\n"
    "d bias = grad.sum((0, 2, 3))",
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
    "(channels, outputs / groups, kernel height, kernel width).\n"
    "Element types: floating.\n"
    "The gradient is that of the operators it is composed of.",
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
    "Cross-correlation of signals, as conv2d with one dim less.\n"
    "Element types: floating.\n"
    "The gradient is that of the operators it is composed of.",
};

const overloads name_conv3d = {
    "conv3d",
    (const row *const[]){
        &op_conv3d,
    },
    1,
    "conv3d($module, input, weight, bias=None, stride=1, padding=0, dilation=1, "
    "groups=1, *, out=None)\n"
    "--\n"
    "\n"
    "Cross-correlation of volumes (batch, channels, depth, height, width) with each "
    "kernel, plus bias; padding is of zeros.\n"
    "Element types: floating.\n"
    "d input = conv3d_input(grad, weight, input.size()[2:], stride, padding, dilation, "
    "groups)\n"
    "d weight = conv3d_weight(grad, input, weight.size()[2:], stride, padding, dilation, "
    "groups)\n"
    "d bias = grad.sum((0, 2, 3, 4))",
};

const overloads name_conv_transpose1d = {
    "conv_transpose1d",
    (const row *const[]){
        &op_conv_transpose1d,
    },
    1,
    "conv_transpose1d($module, input, weight, bias=None, stride=1, padding=0, "
    "output_padding=0, groups=1, dilation=1)\n"
    "--\n"
    "\n"
    "Transposed convolution of signals, as conv_transpose2d with one dim less.\n"
    "Element types: floating.\n"
    "The gradient is that of the operators it is composed of.",
};

const overloads name_conv_transpose3d = {
    "conv_transpose3d",
    (const row *const[]){
        &op_conv_transpose3d,
    },
    1,
    "conv_transpose3d($module, input, weight, bias=None, stride=1, padding=0, "
    "output_padding=0, groups=1, dilation=1)\n"
    "--\n"
    "\n"
    "Transposed convolution of volumes, the gradient of conv3d taken as a function. "
    "Weight is (channels, outputs / groups, kernel depth, height, width).\n"
    "Element types: floating.\n"
    "The gradient is that of the operators it is composed of.",
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
    "are the running ones.\n"
    "Element types: floating.\n"
    "d input, weight, bias = batch_norm_input(grad, input, weight, mean, inverse_std, "
    "training)",
};

const overloads name_rnn = {
    "rnn",
    (const row *const[]){
        &op_rnn,
    },
    1,
    "rnn($module, input, hidden, weight_ih, weight_hh, sizes, bias_ih=None, "
    "bias_hh=None, relu=False, reverse=False, *, out=None)\n"
    "--\n"
    "\n"
    "A recurrent layer of tanh or relu over sequences (Elman, 1990). Rows of input "
    "(rows, inputs) and output (rows, hidden) are the steps one behind the other, step t "
    "having sizes[t] of them; hidden (batch, hidden) is where the sequences start, "
    "last_hidden where each ends. reverse goes from the last step to the first.\n"
    "Element types: floating.\n"
    "d input = in C\n"
    "d hidden = in C\n"
    "d weight_ih = in C\n"
    "d weight_hh = in C\n"
    "d bias_ih = in C\n"
    "d bias_hh = in C",
};

const overloads name_lstm = {
    "lstm",
    (const row *const[]){
        &op_lstm,
    },
    1,
    "lstm($module, input, hidden, memory, weight_ih, weight_hh, sizes, bias_ih=None, "
    "bias_hh=None, reverse=False, *, out=None)\n"
    "--\n"
    "\n"
    "A layer of long short-term memory over sequences (Hochreiter and Schmidhuber, "
    "1997), laid out as rnn has them; gates i, f, g, o.\n"
    "Element types: floating.\n"
    "d input = in C\n"
    "d hidden = in C\n"
    "d memory = in C\n"
    "d weight_ih = in C\n"
    "d weight_hh = in C\n"
    "d bias_ih = in C\n"
    "d bias_hh = in C",
};

const overloads name_gru = {
    "gru",
    (const row *const[]){
        &op_gru,
    },
    1,
    "gru($module, input, hidden, weight_ih, weight_hh, sizes, bias_ih=None, "
    "bias_hh=None, reverse=False, *, out=None)\n"
    "--\n"
    "\n"
    "A layer of gated recurrent units over sequences (Cho and others, 2014), laid out as "
    "rnn has them; gates r, z, n, the reset gate r applied behind the product with "
    "weight_hh.\n"
    "Element types: floating.\n"
    "d input = in C\n"
    "d hidden = in C\n"
    "d weight_ih = in C\n"
    "d weight_hh = in C\n"
    "d bias_ih = in C\n"
    "d bias_hh = in C",
};

const overloads name_embedding = {
    "embedding",
    (const row *const[]){
        &op_embedding,
    },
    1,
    "embedding($module, weight, input, padding_idx=-1, scale_grad_by_freq=False, *, "
    "out=None)\n"
    "--\n"
    "\n"
    "The rows of weight (rows, width) that input names, in input's size and with width "
    "as one more dimension. Row padding_idx gets no gradient; scale_grad_by_freq divides "
    "that of each row by how often input names it.\n"
    "Element types: floating.\n"
    "d weight = embedding_weight(grad, input, weight.size(0), padding_idx, "
    "scale_grad_by_freq)",
};

const overloads name_embedding_bag = {
    "embedding_bag",
    (const row *const[]){
        &op_embedding_bag,
    },
    1,
    "embedding_bag($module, weight, input, offsets=None, mode=1, "
    "per_sample_weights=None, padding_idx=-1, scale_grad_by_freq=False, *, out=None)\n"
    "--\n"
    "\n"
    "Sums (mode 0), means (1) or maxima (2) of the rows of weight (rows, width) that "
    "bags of numbers name, (bags, width), zeros for an empty bag. Each row of input is a "
    "bag, or offsets say where each begins in a vector. Of maxima the first that is the "
    "largest has the gradient. Numbers that are padding_idx do not count; "
    "per_sample_weights are factors of what is summed.\n"
    "Element types: floating.\n"
    "d weight = in C\n"
    "d per_sample_weights = in C",
};

const overloads name_mse_loss = {
    "mse_loss",
    (const row *const[]){
        &op_mse_loss,
    },
    1,
    "mse_loss($module, input, target, reduction=1, *, out=None)\n"
    "--\n"
    "\n"
    "The squared differences of input and target.\n"
    "Element types: floating.\n"
    "d input = (grad * 2 * away) / select(reduction == 1, count, 1)\n"
    "d target = (-grad * 2 * away) / select(reduction == 1, count, 1)\n"
    "where away = input - target",
};

const overloads name_l1_loss = {
    "l1_loss",
    (const row *const[]){
        &op_l1_loss,
    },
    1,
    "l1_loss($module, input, target, reduction=1, *, out=None)\n"
    "--\n"
    "\n"
    "The absolute differences of input and target.\n"
    "Element types: floating.\n"
    "d input = (grad * sign(away)) / select(reduction == 1, count, 1)\n"
    "d target = (-grad * sign(away)) / select(reduction == 1, count, 1)\n"
    "where away = input - target",
};

const overloads name_smooth_l1_loss = {
    "smooth_l1_loss",
    (const row *const[]){
        &op_smooth_l1_loss,
    },
    1,
    "smooth_l1_loss($module, input, target, reduction=1, beta=1, *, out=None)\n"
    "--\n"
    "\n"
    "Half the squared differences over beta where they are below beta, and the absolute "
    "ones less beta / 2 elsewhere (Girshick, Fast R-CNN, 2015). With beta 0 it is "
    "l1_loss.\n"
    "Element types: floating.\n"
    "d input = (select(abs(away) < beta, grad * away / width, grad * sign(away))) / "
    "select(reduction == 1, count, 1)\n"
    "d target = (select(abs(away) < beta, -grad * away / width, -grad * sign(away))) / "
    "select(reduction == 1, count, 1)\n"
    "where away = input - target\n"
    "where width = select(beta > 0, beta, 1)",
};

const overloads name_huber_loss = {
    "huber_loss",
    (const row *const[]){
        &op_huber_loss,
    },
    1,
    "huber_loss($module, input, target, reduction=1, delta=1, *, out=None)\n"
    "--\n"
    "\n"
    "Half the squared differences where they are below delta, and delta times the "
    "absolute ones less delta / 2 elsewhere (Huber, 1964).\n"
    "Element types: floating.\n"
    "d input = (select(abs(away) < delta, grad * away, grad * delta * sign(away))) / "
    "select(reduction == 1, count, 1)\n"
    "d target = (select(abs(away) < delta, -grad * away, -grad * delta * sign(away))) / "
    "select(reduction == 1, count, 1)\n"
    "where away = input - target",
};

const overloads name_kl_div = {
    "kl_div",
    (const row *const[]){
        &op_kl_div,
    },
    1,
    "kl_div($module, input, target, reduction=1, *, out=None)\n"
    "--\n"
    "\n"
    "target * (log(target) - input), zero where target is not above zero; input holds "
    "logarithms of probabilities, target probabilities (Kullback and Leibler, 1951).\n"
    "Element types: floating.\n"
    "d input = (select(target <= 0, 0, -grad * target)) / select(reduction == 1, count, "
    "1)\n"
    "d target = (select(target <= 0, 0, grad * (log(target) - input + 1))) / "
    "select(reduction == 1, count, 1)",
};

const overloads name_poisson_nll_loss = {
    "poisson_nll_loss",
    (const row *const[]){
        &op_poisson_nll_loss,
    },
    1,
    "poisson_nll_loss($module, input, target, log_input=True, full=False, reduction=1, "
    "eps=1e-08, *, out=None)\n"
    "--\n"
    "\n"
    "Negative log-likelihood of counts that are Poisson distributed. input is the "
    "logarithm of the rate, exp(input) - target * input; without log_input the rate "
    "itself, input - target * log(input + eps). full adds Stirling's approximation of "
    "log(target!) where target is above 1.\n"
    "Element types: floating.\n"
    "d input = (select(log_input, grad * (exp(input) - target), grad * (1 - target / "
    "(input + eps)))) / select(reduction == 1, count, 1)\n"
    "No gradient for target: it counts what was seen.",
};

const overloads name_gaussian_nll_loss = {
    "gaussian_nll_loss",
    (const row *const[]){
        &op_gaussian_nll_loss,
    },
    1,
    "gaussian_nll_loss($module, input, target, var, full=False, eps=1e-06, reduction=1, "
    "*, out=None)\n"
    "--\n"
    "\n"
    "Negative log-likelihood of targets that are normally distributed around input with "
    "variance var, which counts as eps where it is less, and has the gradient that eps "
    "would have, so that it grows again; full adds log(2 pi) / 2 (Nix and Weigend, "
    "1994).\n"
    "Element types: floating.\n"
    "d input = (grad * away / wide) / select(reduction == 1, count, 1)\n"
    "d target = (-grad * away / wide) / select(reduction == 1, count, 1)\n"
    "d var = (grad * 0.5 * (1 - away * away / wide) / wide) / select(reduction == 1, "
    "count, 1)\n"
    "where wide = select(var < eps, eps, var)\n"
    "where away = input - target",
};

const overloads name_nll_loss = {
    "nll_loss",
    (const row *const[]){
        &op_nll_loss,
    },
    1,
    "nll_loss($module, input, target, weight=None, reduction=1, ignore_index=-100, *, "
    "out=None)\n"
    "--\n"
    "\n"
    "Minus the element of input, logarithms of probabilities of (batch, classes) or "
    "(batch, classes, places ...), that each target names. With a weight for each class "
    "the mean is weighted. Targets that are ignore_index give zero and do not count.\n"
    "Element types: floating.\n"
    "d input = nll_loss_input(grad, target, weight, reduction, ignore_index, "
    "input.size())\n"
    "No gradient for weight: it is a constant of the classes.",
};

const overloads name_cross_entropy = {
    "cross_entropy",
    (const row *const[]){
        &op_cross_entropy,
    },
    1,
    "cross_entropy($module, input, target, weight=None, reduction=1, ignore_index=-100, "
    "label_smoothing=0, *, out=None)\n"
    "--\n"
    "\n"
    "nll_loss of log_softmax over the classes, in one pass. Each target gives the share "
    "label_smoothing to all classes alike (Szegedy and others, 2016). Per target the "
    "normalizer holds the largest score, and behind all of these the logarithm of the "
    "sum of exp(x - largest).\n"
    "Element types: floating.\n"
    "d input = cross_entropy_input(grad, input, normalizer, target, weight, reduction, "
    "ignore_index, label_smoothing)\n"
    "No gradient for weight: it is a constant of the classes.",
};

const overloads name_binary_cross_entropy = {
    "binary_cross_entropy",
    (const row *const[]){
        &op_binary_cross_entropy,
    },
    1,
    "binary_cross_entropy($module, input, target, weight=1, reduction=1, *, out=None)\n"
    "--\n"
    "\n"
    "-target * log(input) - (1 - target) * log(1 - input), 1e-12 added to what the "
    "logarithms are taken of, times weight, which is broadcast.\n"
    "Element types: floating.\n"
    "d input = (grad * weight * (input - target) / ((1 - input + 1e-12) * (input + "
    "1e-12))) / select(reduction == 1, count, 1)\n"
    "d target = (grad * weight * (zeros - ones)) / select(reduction == 1, count, 1)\n"
    "d weight = (grad * (-target * ones - (1 - target) * zeros)) / select(reduction == "
    "1, count, 1)\n"
    "where ones = log(input + 1e-12)\n"
    "where zeros = log(1 - input + 1e-12)",
};

const overloads name_binary_cross_entropy_with_logits = {
    "binary_cross_entropy_with_logits",
    (const row *const[]){
        &op_binary_cross_entropy_with_logits,
    },
    1,
    "binary_cross_entropy_with_logits($module, input, target, weight=1, reduction=1, "
    "pos_weight=1, *, out=None)\n"
    "--\n"
    "\n"
    "binary_cross_entropy of sigmoid(input), computed without overflow. pos_weight is a "
    "weight of the targets 1; both weights are broadcast.\n"
    "Element types: floating.\n"
    "d input = (grad * weight * (1 - target - slope * sigmoid(-input))) / "
    "select(reduction == 1, count, 1)\n"
    "d target = (grad * weight * ((pos_weight - 1) * softened - input)) / "
    "select(reduction == 1, count, 1)\n"
    "d weight = (grad * ((1 - target) * input + slope * softened)) / select(reduction == "
    "1, count, 1)\n"
    "d pos_weight = (grad * weight * target * softened) / select(reduction == 1, count, "
    "1)\n"
    "where slope = (1 + (pos_weight - 1) * target)\n"
    "where softened = log1p(exp(-abs(input))) + select(input < 0, -input, 0)",
};

const overloads name_soft_margin_loss = {
    "soft_margin_loss",
    (const row *const[]){
        &op_soft_margin_loss,
    },
    1,
    "soft_margin_loss($module, input, target, reduction=1, *, out=None)\n"
    "--\n"
    "\n"
    "log(1 + exp(-target * input)), for targets of 1 and -1, without overflow.\n"
    "Element types: floating.\n"
    "d input = (-grad * target * slope) / select(reduction == 1, count, 1)\n"
    "d target = (-grad * input * slope) / select(reduction == 1, count, 1)\n"
    "where lead = target * input\n"
    "where slope = sigmoid(-lead)",
};

const overloads name_hinge_embedding_loss = {
    "hinge_embedding_loss",
    (const row *const[]){
        &op_hinge_embedding_loss,
    },
    1,
    "hinge_embedding_loss($module, input, target, margin=1, reduction=1, *, out=None)\n"
    "--\n"
    "\n"
    "input where target is above zero, and what input lacks to margin elsewhere.\n"
    "Element types: floating.\n"
    "d input = (select(target > 0, grad, select(input >= margin, 0, -grad))) / "
    "select(reduction == 1, count, 1)\n"
    "No gradient for target: it says which of two cases holds.",
};

const overloads name_margin_ranking_loss = {
    "margin_ranking_loss",
    (const row *const[]){
        &op_margin_ranking_loss,
    },
    1,
    "margin_ranking_loss($module, input1, input2, target, margin=0, reduction=1, *, "
    "out=None)\n"
    "--\n"
    "\n"
    "What target * (input1 - input2) lacks to margin, where target is 1 if input1 shall "
    "be the larger one, else -1.\n"
    "Element types: floating.\n"
    "d input1 = (select(lead >= margin, 0, -grad * target)) / select(reduction == 1, "
    "count, 1)\n"
    "d input2 = (select(lead >= margin, 0, grad * target)) / select(reduction == 1, "
    "count, 1)\n"
    "where lead = target * (input1 - input2)\n"
    "No gradient for target: it says which of two is the larger.",
};

const overloads name_multi_margin_loss = {
    "multi_margin_loss",
    (const row *const[]){
        &op_multi_margin_loss,
    },
    1,
    "multi_margin_loss($module, input, target, p=1, margin=1, weight=None, reduction=1, "
    "*, out=None)\n"
    "--\n"
    "\n"
    "What the score of each target class lacks to each other score plus margin, to the "
    "power p, which is 1 or 2, over the number of classes (Weston and Watkins, 1999). "
    "input (batch, classes), target (batch); weight has a factor for each class.\n"
    "Element types: floating.\n"
    "d input = in C\n"
    "No gradient for weight: it is a constant of the classes.",
};

const overloads name_multilabel_margin_loss = {
    "multilabel_margin_loss",
    (const row *const[]){
        &op_multilabel_margin_loss,
    },
    1,
    "multilabel_margin_loss($module, input, target, reduction=1, *, out=None)\n"
    "--\n"
    "\n"
    "What the score of each target class lacks to each score of no target plus 1, over "
    "the number of classes. input and target (batch, classes); a row of target names "
    "classes up to its first -1.\n"
    "Element types: floating.\n"
    "d input = in C",
};

const overloads name_ctc_loss = {
    "ctc_loss",
    (const row *const[]){
        &op_ctc_loss,
    },
    1,
    "ctc_loss($module, log_probs, targets, input_lengths, target_lengths, blank=0, "
    "reduction=1, zero_infinity=False, *, out=None)\n"
    "--\n"
    "\n"
    "Connectionist temporal classification, minus the logarithm of the probability of "
    "all ways to spread each sequence of labels over time, repeated or with blanks "
    "between (Graves and others, 2006). log_probs (times, batch, classes), targets "
    "(batch, labels) or all labels behind each other. The mean is that of the losses "
    "over their numbers of labels. A sequence that does not fit its time gives inf, with "
    "zero_infinity 0 and no gradient.\n"
    "Element types: floating.\n"
    "d log_probs = in C",
};

const overloads *const th_own_names[] = {
    &name_abs,
    &name_absolute,
    &name_neg,
    &name_negative,
    &name_sign,
    &name_floor,
    &name_ceil,
    &name_round,
    &name_trunc,
    &name_fix,
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
    &name_arcsin,
    &name_acos,
    &name_arccos,
    &name_atan,
    &name_arctan,
    &name_atan2,
    &name_arctan2,
    &name_sinh,
    &name_cosh,
    &name_tanh,
    &name_asinh,
    &name_arcsinh,
    &name_acosh,
    &name_arccosh,
    &name_atanh,
    &name_arctanh,
    &name_deg2rad,
    &name_rad2deg,
    &name_sinc,
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
    &name_logit,
    &name_mvlgamma,
    &name_multigammaln,
    &name_erfcx,
    &name_ndtr,
    &name_log_ndtr,
    &name_entr,
    &name_scaled_bessel,
    &name_i0,
    &name_i0e,
    &name_i1,
    &name_i1e,
    &name_igamma,
    &name_igammac,
    &name_log_gamma_grad,
    &name_standard_gamma_grad,
    &name_dirichlet_grad,
    &name_hypot,
    &name_copysign,
    &name_heaviside,
    &name_logaddexp,
    &name_logaddexp2,
    &name_xlogy,
    &name_xlog1py,
    &name_frexp,
    &name_nextafter,
    &name_nextafter_,
    &name_ldexp,
    &name_nan_to_num,
    &name_nan_to_num_,
    &name_fill,
    &name_zero,
    &name_clone,
    &name_zeros_like,
    &name_empty_like,
    &name_ones_like,
    &name_add,
    &name_sub,
    &name_subtract,
    &name_rsub,
    &name_float_power,
    &name_positive,
    &name_mul,
    &name_multiply,
    &name_div,
    &name_divide,
    &name_true_divide,
    &name_floor_divide,
    &name_trunc_divide,
    &name_fmod,
    &name_remainder,
    &name_lerp,
    &name_addcmul,
    &name_addcdiv,
    &name_clamp,
    &name_clip,
    &name_clamp_min,
    &name_clamp_max,
    &name_max,
    &name_maximum,
    &name_cmax,
    &name_min,
    &name_minimum,
    &name_cmin,
    &name_fmax,
    &name_fmin,
    &name_where,
    &name_bitwise_and,
    &name_bitwise_or,
    &name_bitwise_xor,
    &name_bitwise_not,
    &name_left_shift,
    &name_bitwise_left_shift,
    &name_right_shift,
    &name_bitwise_right_shift,
    &name_gcd,
    &name_gcd_,
    &name_lcm,
    &name_lcm_,
    &name_eq,
    &name_ne,
    &name_not_equal,
    &name_lt,
    &name_less,
    &name_le,
    &name_less_equal,
    &name_gt,
    &name_greater,
    &name_ge,
    &name_greater_equal,
    &name_isfinite,
    &name_isinf,
    &name_isposinf,
    &name_isneginf,
    &name_signbit,
    &name_isclose,
    &name_allclose,
    &name_is_signed,
    &name_is_floating_point,
    &name_is_complex,
    &name_is_nonzero,
    &name_isin,
    &name_logical_and,
    &name_logical_or,
    &name_logical_xor,
    &name_logical_not,
    &name_sum,
    &name_prod,
    &name_mean,
    &name_nansum,
    &name_nanmean,
    &name_norm,
    &name_dist,
    &name_logsumexp,
    &name_all,
    &name_any,
    &name_count_nonzero,
    &name_amax,
    &name_amin,
    &name_aminmax,
    &name_argmax,
    &name_argmin,
    &name_sort,
    &name_argsort,
    &name_msort,
    &name_topk,
    &name_kthvalue,
    &name_median,
    &name_mode,
    &name_nanmedian,
    &name_quantile,
    &name_nanquantile,
    &name_cumsum,
    &name_cumsum_,
    &name_cumprod,
    &name_cumprod_,
    &name_cummax,
    &name_cummin,
    &name_logcumsumexp,
    &name_var,
    &name_std,
    &name_relu,
    &name_threshold,
    &name_leaky_relu,
    &name_prelu,
    &name_elu,
    &name_selu,
    &name_celu,
    &name_hardtanh,
    &name_relu6,
    &name_hardsigmoid,
    &name_hardswish,
    &name_hardshrink,
    &name_softshrink,
    &name_sigmoid,
    &name_softplus,
    &name_log_sigmoid,
    &name_logsigmoid,
    &name_softsign,
    &name_tanhshrink,
    &name_silu,
    &name_swish,
    &name_mish,
    &name_gelu,
    &name_glu,
    &name_gelu_tanh,
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
    &name_broadcast_to,
    &name_sum_to_size,
    &name_squeeze,
    &name_unsqueeze,
    &name_unfold,
    &name_view_as,
    &name_expand_as,
    &name_split,
    &name_split_with_sizes,
    &name_chunk,
    &name_unbind,
    &name_conj_physical,
    &name_conj,
    &name_resolve_conj,
    &name_resolve_neg,
    &name_real,
    &name_imag,
    &name_complex,
    &name_polar,
    &name_angle,
    &name_isreal,
    &name_sgn,
    &name_sgn_,
    &name_vdot,
    &name_view_as_real,
    &name_view_as_complex,
    &name_inverse,
    &name_gesv,
    &name_det,
    &name_slogdet,
    &name_potrf,
    &name_qr,
    &name_symeig,
    &name_svd,
    &name_trtrs,
    &name_index_select,
    &name_gather,
    &name_masked_select,
    &name_nonzero,
    &name_argwhere,
    &name_index_add,
    &name_index_copy,
    &name_index_fill,
    &name_scatter,
    &name_scatter_add,
    &name_scatter_reduce,
    &name_index_reduce,
    &name_index_reduce_,
    &name_masked_fill,
    &name_masked_copy,
    &name_masked_scatter,
    &name_diag,
    &name_tril,
    &name_triu,
    &name_trace,
    &name_renorm,
    &name_renorm_,
    &name_cross,
    &name_searchsorted,
    &name_bucketize,
    &name_histc,
    &name_bincount,
    &name_multinomial,
    &name_unique,
    &name_unique_consecutive,
    &name_take,
    &name_put,
    &name_diagonal,
    &name_flip,
    &name_roll,
    &name_tile,
    &name_repeat_interleave,
    &name_movedim,
    &name_moveaxis,
    &name_unflatten,
    &name_rot90,
    &name_fliplr,
    &name_flipud,
    &name_tensor_split,
    &name_hsplit,
    &name_vsplit,
    &name_dsplit,
    &name_atleast_1d,
    &name_atleast_2d,
    &name_atleast_3d,
    &name_flatten,
    &name_ravel,
    &name_hstack,
    &name_vstack,
    &name_row_stack,
    &name_dstack,
    &name_column_stack,
    &name_diag_embed,
    &name_diagflat,
    &name_combinations,
    &name_vander,
    &name_select_scatter,
    &name_slice_scatter,
    &name_diagonal_scatter,
    &name_fill_diagonal_,
    &name_reshape_as,
    &name_take_along_dim,
    &name_index_put,
    &name_index_put_,
    &name_transpose_,
    &name_swapaxes_,
    &name_swapdims_,
    &name_t_,
    &name_squeeze_,
    &name_unsqueeze_,
    &name_cat,
    &name_concat,
    &name_concatenate,
    &name_stack,
    &name_repeat,
    &name_kron,
    &name_trapz,
    &name_trapezoid,
    &name_cumulative_trapezoid,
    &name_diff,
    &name_inner,
    &name_cov,
    &name_corrcoef,
    &name_cdist,
    &name_pdist,
    &name_one_hot,
    &name_normalize,
    &name_cosine_similarity,
    &name_matrix_power,
    &name_matrix_exp,
    &name_triangular_solve,
    &name_gels,
    &name_logdet,
    &name_btrifact,
    &name_btrifact_with_info,
    &name_btrisolve,
    &name_potri,
    &name_potrs,
    &name_pstrf,
    &name_geqrf,
    &name_orgqr,
    &name_ormqr,
    &name_eig,
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
    &name_standard_gamma,
    &name_log_standard_gamma,
    &name_poisson,
    &name_binomial,
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
    &name_conv3d,
    &name_conv_transpose1d,
    &name_conv_transpose3d,
    &name_batch_norm,
    &name_rnn,
    &name_lstm,
    &name_gru,
    &name_embedding,
    &name_embedding_bag,
    &name_mse_loss,
    &name_l1_loss,
    &name_smooth_l1_loss,
    &name_huber_loss,
    &name_kl_div,
    &name_poisson_nll_loss,
    &name_gaussian_nll_loss,
    &name_nll_loss,
    &name_cross_entropy,
    &name_binary_cross_entropy,
    &name_binary_cross_entropy_with_logits,
    &name_soft_margin_loss,
    &name_hinge_embedding_loss,
    &name_margin_ranking_loss,
    &name_multi_margin_loss,
    &name_multilabel_margin_loss,
    &name_ctc_loss,
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
