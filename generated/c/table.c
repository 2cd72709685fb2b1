/* Generated from ops.yaml by codegen/templates/table.c. Do not edit: change the row and run make gen. */
/* The catalogue for th_register: rows, and names with their rows. */
#include "row/operators.h"
#include "names.h"

/* The limits that the generator checked. */
_Static_assert(TH_MAX_TENSORS == 8, "codegen/model/limits.py has another TH_MAX_TENSORS");
_Static_assert(TH_MAX_RESULTS == 4, "codegen/model/limits.py has another TH_MAX_RESULTS");
_Static_assert(TH_MAX_SCALARS == 8, "codegen/model/limits.py has another TH_MAX_SCALARS");
_Static_assert(TH_MAX_INTS == 24, "codegen/model/limits.py has another TH_MAX_INTS");
_Static_assert(TH_MAX_LISTS == 4, "codegen/model/limits.py has another TH_MAX_LISTS");
_Static_assert(TH_MAX_OPERANDS == 12, "codegen/model/limits.py has another TH_MAX_OPERANDS");
_Static_assert(TH_MAX_FOLDED == 4, "codegen/model/limits.py has another TH_MAX_FOLDED");
_Static_assert(TH_MAX_ACCUMULATORS == 4, "codegen/model/limits.py has another TH_MAX_ACCUMULATORS");
_Static_assert(TH_MAX_DRAWS == 4, "codegen/model/limits.py has another TH_MAX_DRAWS");
_Static_assert(TH_MAX_DIM == 64, "codegen/model/limits.py has another TH_MAX_DIM");

/* A name with its rows, and the doc of its function: a text signature, then the description of each row. */
#define ROWS(...) (const row *const[]){__VA_ARGS__}
#define NAMED(name, shown, doc, ...)                                                               \
    const overloads name_##name = {shown, ROWS(__VA_ARGS__),                                       \
                                   sizeof(ROWS(__VA_ARGS__)) / sizeof(row *), doc};
#define NAME(name, doc, ...) NAMED(name, #name, doc, __VA_ARGS__)

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
    &op_log1p_square,
    &op_log_quotient,
    &op_pow,
    &op_cube,
    &op_sin,
    &op_cos,
    &op_sincos,
    &op_tan,
    &op_asin,
    &op_acos,
    &op_atan,
    &op_atan_complex,
    &op_atan2,
    &op_sinh,
    &op_cosh,
    &op_tanh,
    &op_asinh,
    &op_asinh_complex,
    &op_acosh,
    &op_atanh,
    &op_deg2rad,
    &op_rad2deg,
    &op_sinc,
    &op_sinc_complex,
    &op_square,
    &op_square_truth,
    &op_log2,
    &op_log10,
    &op_exp2,
    &op_erf,
    &op_erfc,
    &op_erfinv,
    &op_lgamma,
    &op_digamma,
    &op_ndtri,
    &op_polygamma,
    &op_logit,
    &op_mvlgamma,
    &op_mvlgamma_,
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
    &op_log_gamma_density,
    &op_gamma_entropy,
    &op_log_gamma_grad,
    &op_standard_gamma_grad,
    &op_dirichlet_grad,
    &op_bessel_j0,
    &op_bessel_j1,
    &op_bessel_y0,
    &op_bessel_y1,
    &op_modified_bessel_k0,
    &op_modified_bessel_k1,
    &op_scaled_modified_bessel_k0,
    &op_scaled_modified_bessel_k1,
    &op_airy_ai,
    &op_airy_slope,
    &op_spherical_bessel_j0,
    &op_zeta,
    &op_orthogonal_polynomial,
    &op_chebyshev_polynomial_t,
    &op_chebyshev_polynomial_u,
    &op_chebyshev_polynomial_v,
    &op_chebyshev_polynomial_w,
    &op_hermite_polynomial_h,
    &op_hermite_polynomial_he,
    &op_laguerre_polynomial_l,
    &op_legendre_polynomial_p,
    &op_shifted_chebyshev_polynomial_t,
    &op_shifted_chebyshev_polynomial_u,
    &op_shifted_chebyshev_polynomial_v,
    &op_shifted_chebyshev_polynomial_w,
    &op_hypot,
    &op_copysign,
    &op_heaviside,
    &op_logaddexp,
    &op_logaddexp_complex,
    &op_logaddexp2,
    &op_xlogy,
    &op_xlog1py,
    &op_frexp,
    &op_nextafter_narrow,
    &op_nextafter_to_half,
    &op_nextafter_to_bfloat16,
    &op_nextafter,
    &op_nextafter_,
    &op_ldexp,
    &op_ldexp_complex,
    &op_nan_to_num_complex,
    &op_nan_to_num,
    &op_nan_to_num_,
    &op_finite_or,
    &op_fill,
    &op_fill_tensor,
    &op_zero,
    &op_clone,
    &op_type_as,
    &op_contiguous_copy,
    &op_zeros_like,
    &op_ones_like,
    &op_add,
    &op_sub,
    &op_rsub,
    &op_float_power,
    &op_float_power_,
    &op_float_power_number,
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
    &op_where_ints,
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
    &op_lcm,
    &op_eq,
    &op_ne,
    &op_lt,
    &op_le,
    &op_gt,
    &op_ge,
    &op_isfinite,
    &op_isinf,
    &op_isinf_complex,
    &op_isposinf,
    &op_isneginf,
    &op_signbit,
    &op_isclose,
    &op_allclose,
    &op_equal_everywhere,
    &op_is_signed,
    &op_is_floating_point,
    &op_is_complex,
    &op_is_nonzero,
    &op_equal,
    &op_is_same_size,
    &op_isin,
    &op_isin_one,
    &op_isin_number,
    &op_logical_and,
    &op_logical_or,
    &op_logical_xor,
    &op_logical_not,
    &op_sum,
    &op_prod,
    &op_prod_input,
    &op_mean,
    &op_nansum,
    &op_nansum_whole,
    &op_nanmean,
    &op_norm,
    &op_norm_of_parts,
    &op_norm_named,
    &op_norm_except_dim,
    &op_linalg_matrix_norm,
    &op_linalg_matrix_norm_named,
    &op_linalg_cond,
    &op_linalg_cond_named,
    &op_nuclear_norm,
    &op_norm_input,
    &op_dist,
    &op_dist_input,
    &op_logsumexp,
    &op_logsumexp_whole,
    &op_logsumexp_complex,
    &op_all,
    &op_any,
    &op_count_nonzero,
    &op_xor_sum,
    &op_hash_tensor,
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
    &op_cumsum_input,
    &op_cumprod,
    &op_cumprod_,
    &op_cumprod_input,
    &op_cummax,
    &op_cummin,
    &op_logcumsumexp,
    &op_logcumsumexp_complex,
    &op_logcumsumexp_input,
    &op_logcumsumexp_mean,
    &op_flip_dim,
    &op_var,
    &op_var_of_parts,
    &op_std,
    &op_std_of_parts,
    &op_var_complex,
    &op_std_complex,
    &op_var_corrected,
    &op_std_corrected,
    &op_var_unbiased,
    &op_std_unbiased,
    &op_var_mean,
    &op_var_mean_corrected,
    &op_var_mean_unbiased,
    &op_std_mean,
    &op_std_mean_corrected,
    &op_std_mean_unbiased,
    &op_var_input,
    &op_relu,
    &op_threshold,
    &op_leaky_relu,
    &op_prelu_broadcast,
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
    &op_softsign_complex,
    &op_tanhshrink,
    &op_tanhshrink_complex,
    &op_silu,
    &op_silu_complex,
    &op_mish,
    &op_gelu,
    &op_glu,
    &op_gelu_tanh,
    &op_nn_functional_gelu,
    &op_softmax,
    &op_softmax_of_parts,
    &op_log_softmax,
    &op_log_softmax_of_parts,
    &op_nn_functional_softmax,
    &op_nn_functional_log_softmax,
    &op_softmin,
    &op_gumbel_softmax,
    &op_softmax_input,
    &op_log_softmax_input,
    &op_attention,
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
    &op_linear_int8,
    &op_linear_int8_input,
    &op_linear_int4,
    &op_linear_int4_input,
    &op_int_mm,
    &op_linear_weight,
    &op_matmul,
    &op_matmul_of_batches,
    &op_view,
    &op_reshape,
    &op_view_copy,
    &op_transpose,
    &op_transpose_copy,
    &op_transpose_,
    &op_t,
    &op_t_copy,
    &op_t_,
    &op_permute,
    &op_permute_copy,
    &op_unravel_index,
    &op_unpermute,
    &op_narrow,
    &op_narrow_input,
    &op_select,
    &op_select_copy,
    &op_select_input,
    &op_expand,
    &op_expand_copy,
    &op_sum_to_size,
    &op_sum_to_size_whole,
    &op_squeeze,
    &op_squeeze_copy,
    &op_squeeze_,
    &op_unsqueeze,
    &op_unsqueeze_copy,
    &op_unsqueeze_,
    &op_unfold,
    &op_unfold_copy,
    &op_unfold_input,
    &op_index,
    &op_index_input,
    &op_index_input_input,
    &op_assign,
    &op_index_at,
    &op_index_at_input,
    &op_assign_at,
    &op_assign_at_input,
    &op_view_as,
    &op_expand_as,
    &op_split,
    &op_split_copy,
    &op_unsafe_split,
    &op_split_sizes,
    &op_split_with_sizes_copy,
    &op_unsafe_split_with_sizes,
    &op_chunk,
    &op_unsafe_chunk,
    &op_unbind,
    &op_unbind_copy,
    &op_conj_physical_real,
    &op_conj_physical,
    &op_conj,
    &op_real,
    &op_imag,
    &op_complex,
    &op_polar,
    &op_angle,
    &op_angle_complex,
    &op_isreal,
    &op_magnitude,
    &op_abs_complex,
    &op_sgn,
    &op_sgn_,
    &op_norm_complex,
    &op_all_complex,
    &op_any_complex,
    &op_count_nonzero_complex,
    &op_dist_complex,
    &op_vdot,
    &op_isclose_complex,
    &op_view_as_real,
    &op_view_as_real_copy,
    &op_view_as_complex,
    &op_view_as_complex_copy,
    &op_exp2_complex,
    &op_fourier,
    &op_fourier_line,
    &op_fourier_real,
    &op_fourier_real_line,
    &op_fourier_half,
    &op_fourier_half_line,
    &op_fit,
    &op_fft_fft,
    &op_fft_ifft,
    &op_fft_rfft,
    &op_fft_irfft,
    &op_fft_hfft,
    &op_fft_ihfft,
    &op_fft_fft2,
    &op_fft_fftn,
    &op_fft_ifft2,
    &op_fft_ifftn,
    &op_fft_rfft2,
    &op_fft_rfftn,
    &op_fft_irfft2,
    &op_fft_irfftn,
    &op_fft_hfft2,
    &op_fft_hfftn,
    &op_fft_ihfft2,
    &op_fft_ihfftn,
    &op_fft_fftfreq,
    &op_fft_rfftfreq,
    &op_fft_fftshift,
    &op_fft_ifftshift,
    &op_index_select,
    &op_index_select_input,
    &op_gather,
    &op_gather_input,
    &op_gather_one,
    &op_gather_one_input,
    &op_masked_select,
    &op_masked_select_input,
    &op_nonzero,
    &op_nonzero_places,
    &op_index_add,
    &op_index_add_scaled,
    &op_index_copy,
    &op_index_fill,
    &op_index_fill_tensor,
    &op_scatter,
    &op_scatter_add,
    &op_scatter_reduce,
    &op_scatter_reduce_complex,
    &op_scatter_reduced,
    &op_scatter_reduced_number,
    &op_scatter_reduce_input,
    &op_scatter_reduce_complex_input,
    &op_index_reduce,
    &op_index_reduce_,
    &op_masked_fill,
    &op_masked_fill_tensor,
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
    &op_searchsorted_ordered,
    &op_searchsorted_int32,
    &op_bucketize,
    &op_histogram,
    &op_histogram_of_edges,
    &op_histc,
    &op_bhistc,
    &op_bincount,
    &op_bincount_converted,
    &op_bincount_weighted,
    &op_multinomial,
    &op_unique,
    &op_unique_consecutive,
    &op_take,
    &op_take_input,
    &op_put,
    &op_put_input,
    &op_diagonal,
    &op_diagonal_copy,
    &op_diagonal_input,
    &op_flip,
    &op_roll,
    &op_tile,
    &op_repeat_interleave,
    &op_repeat_interleave_each,
    &op_repeat_interleave_counts,
    &op_movedim,
    &op_unflatten,
    &op_rot90,
    &op_fliplr,
    &op_flipud,
    &op_tensor_split,
    &op_tensor_split_indices,
    &op_tensor_split_tensor,
    &op_hsplit,
    &op_hsplit_indices,
    &op_vsplit,
    &op_vsplit_indices,
    &op_dsplit,
    &op_dsplit_indices,
    &op_atleast_1d,
    &op_atleast_2d,
    &op_atleast_3d,
    &op_ravel,
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
    &op_unsafe_masked_index,
    &op_unsafe_masked_index_put_accumulate,
    &op_cat,
    &op_stack,
    &op_repeat,
    &op_chunk_cat,
    &op_kron,
    &op_trapz,
    &op_trapezoids,
    &op_cumulative_trapezoid,
    &op_diff,
    &op_inner,
    &op_cov,
    &op_corrcoef,
    &op_cdist,
    &op_pair_norms,
    &op_pair_norms_input,
    &op_bilinear,
    &op_pdist,
    &op_one_hot,
    &op_normalize,
    &op_pairwise_distance,
    &op_cosine_similarity,
    &op_matrix_power,
    &op_matrix_exp,
    &op_linalg_inv_ex,
    &op_linalg_inv,
    &op_inverse,
    &op_linalg_det,
    &op_det,
    &op_linalg_pinv,
    &op_pinverse,
    &op_linalg_slogdet,
    &op_slogdet,
    &op_logdet,
    &op_cofactors,
    &op_cofactors_input,
    &op_linalg_solve_ex,
    &op_linalg_solve,
    &op_linalg_solve_vectors,
    &op_linalg_solve_ex_vectors,
    &op_gesv,
    &op_solve_system,
    &op_trtrs,
    &op_linalg_solve_triangular,
    &op_solve_triangle,
    &op_gels,
    &op_least_squares,
    &op_least_squares_solution,
    &op_linalg_lu_factor_ex,
    &op_linalg_lu_factor,
    &op_btrifact,
    &op_btrifact_with_info,
    &op_lu,
    &op_lu_informed,
    &op_btrifact_informed,
    &op_lu_gradient,
    &op_lu_parts,
    &op_lu_joined,
    &op_lu_solution,
    &op_btrisolve,
    &op_linalg_cholesky_ex,
    &op_linalg_cholesky,
    &op_cholesky,
    &op_potrf,
    &op_cholesky_inverse,
    &op_potri,
    &op_linalg_cholesky_inverse,
    &op_cholesky_solve,
    &op_potrs,
    &op_linalg_cholesky_solve,
    &op_pstrf,
    &op_linalg_qr,
    &op_qr,
    &op_qr_complete,
    &op_linalg_qr_mode,
    &op_geqrf,
    &op_orgqr,
    &op_times_reflections,
    &op_whole_reflections,
    &op_ormqr,
    &op_linalg_eigh,
    &op_eigh_values,
    &op_symeig,
    &op_linalg_eig,
    &op_eig_values,
    &op_eig,
    &op_linalg_svd,
    &op_svd_values,
    &op_svd,
    &op_svd_chosen,
    &op_product,
    &op_adjoint_if,
    &op_triangle,
    &op_hermitian_lower,
    &op_fold_lower,
    &op_hermitian_part,
    &op_at_largest,
    &op_from_largest,
    &op_inverse_differences,
    &op_divide_or_zero,
    &op_conjugate,
    &op_linalg_ldl_factor_ex,
    &op_linalg_ldl_factor,
    &op_ldl_solution,
    &op_linalg_ldl_solve,
    &op_linalg_eigvals,
    &op_linalg_eigvalsh,
    &op_linalg_svdvals,
    &op_linalg_lu,
    &op_lu_unpack,
    &op_linalg_lu_solve,
    &op_linalg_householder_product,
    &op_linalg_matrix_power,
    &op_linalg_matrix_exp,
    &op_linalg_cross,
    &op_linalg_diagonal,
    &op_linalg_vecdot,
    &op_linalg_vander,
    &op_linalg_multi_dot,
    &op_linalg_tensorinv,
    &op_linalg_tensorsolve,
    &op_zeros,
    &op_empty,
    &op_empty_like,
    &op_new_zeros,
    &op_new_ones,
    &op_new_empty,
    &op_ones,
    &op_eye,
    &op_arange,
    &op_range,
    &op_linspace,
    &op_logspace,
    &op_randperm,
    &op_full,
    &op_scalar_tensor,
    &op_new_full,
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
    &op_rand_like_complex,
    &op_randn_like_complex,
    &op_normal_complex,
    &op_randint_like,
    &op_randint_like_between,
    &op_dropout_noise,
    &op_selu_dropped,
    &op_dropout,
    &op_native_dropout,
    &op_dropout1d,
    &op_dropout2d,
    &op_dropout3d,
    &op_rrelu_noise,
    &op_rrelu,
    &op_alpha_dropout,
    &op_feature_alpha_dropout,
    &op_feature_dropout,
    &op_dropout_,
    &op_feature_dropout_,
    &op_alpha_dropout_,
    &op_feature_alpha_dropout_,
    &op_bernoulli_,
    &op_bernoulli_integral_,
    &op_bernoulli_each_,
    &op_uniform_,
    &op_uniform_complex_,
    &op_normal_,
    &op_normal_complex_,
    &op_exponential_,
    &op_cauchy_,
    &op_log_normal_,
    &op_geometric_,
    &op_geometric_integral_,
    &op_random_,
    &op_random_between_,
    &op_conv2d,
    &op_conv3d,
    &op_conv2d_prepared,
    &op_conv2d_finished,
    &op_conv2d_input,
    &op_conv3d_input,
    &op_conv2d_weight,
    &op_conv3d_weight,
    &op_conv1d,
    &op_conv1d_padded,
    &op_conv2d_padded,
    &op_conv3d_padded,
    &op_conv_transpose1d,
    &op_conv_transpose2d,
    &op_conv_transpose3d,
    &op_pixel_shuffle,
    &op_pixel_unshuffle,
    &op_channel_shuffle,
    &op_channel_unshuffle,
    &op_max_pool,
    &op_max_pool_values,
    &op_max_pool1d,
    &op_max_pool2d,
    &op_max_pool3d,
    &op_max_pool1d_wide,
    &op_max_pool2d_wide,
    &op_max_pool3d_wide,
    &op_max_pool1d_indexed,
    &op_max_pool2d_indexed,
    &op_max_pool3d_indexed,
    &op_max_pool1d_with_indices,
    &op_max_pool2d_with_indices,
    &op_max_pool3d_with_indices,
    &op_max_pool_values_input,
    &op_max_pool_values_gather,
    &op_adaptive_max_pool,
    &op_adaptive_max_pool1d,
    &op_adaptive_max_pool2d,
    &op_adaptive_max_pool3d,
    &op_adaptive_max_pool1d_indexed,
    &op_adaptive_max_pool2d_indexed,
    &op_adaptive_max_pool3d_indexed,
    &op_adaptive_max_pool1d_with_indices,
    &op_adaptive_max_pool2d_with_indices,
    &op_adaptive_max_pool3d_with_indices,
    &op_fractional_max_pool,
    &op_fractional_max_pool2d_with_indices,
    &op_fractional_max_pool3d_with_indices,
    &op_fractional_max_pool2d,
    &op_fractional_max_pool3d,
    &op_fractional_max_pool2d_indexed,
    &op_fractional_max_pool3d_indexed,
    &op_max_pool_input,
    &op_max_pool_gather,
    &op_max_unpool,
    &op_max_unpool_windows,
    &op_max_unpool1d,
    &op_max_unpool2d,
    &op_max_unpool3d,
    &op_max_unpool_input,
    &op_avg_pool,
    &op_avg_pool1d,
    &op_avg_pool2d,
    &op_avg_pool3d,
    &op_power_scale,
    &op_lp_pool1d,
    &op_lp_pool2d,
    &op_lp_pool3d,
    &op_avg_pool_input,
    &op_adaptive_avg_pool,
    &op_adaptive_avg_pool1d,
    &op_adaptive_avg_pool2d,
    &op_adaptive_avg_pool3d,
    &op_adaptive_avg_pool_input,
    &op_root,
    &op_resample,
    &op_resample_input,
    &op_resample_bytes,
    &op_resize_smoothly,
    &op_resize_planes,
    &op_resize_bytes,
    &op_interpolate,
    &op_upsample,
    &op_upsample_nearest,
    &op_upsample_bilinear,
    &op_affine_axis,
    &op_affine_grid,
    &op_affine_grid_generator,
    &op_grid_take,
    &op_weighted_take,
    &op_weighted_put,
    &op_weighted_products,
    &op_pad_values,
    &op_pad_borders,
    &op_pad,
    &op_pad_input,
    &op_columns,
    &op_columns_input,
    &op_nn_functional_unfold,
    &op_nn_functional_fold,
    &op_batch_norm,
    &op_nn_functional_batch_norm,
    &op_native_batch_norm,
    &op_batch_norm_update_stats,
    &op_batch_norm_input,
    &op_group_norm,
    &op_layer_norm,
    &op_native_layer_norm,
    &op_rms_norm,
    &op_rms_normalized,
    &op_layer_norm_input,
    &op_local_response_norm,
    &op_cross_map_lrn2d,
    &op_group_norm_input,
    &op_rnn,
    &op_lstm,
    &op_gru,
    &op_embedding,
    &op_embedding_weight,
    &op_embedding_bag,
    &op_mse_loss_elements,
    &op_mse_loss,
    &op_mse_loss_weighted,
    &op_l1_loss_elements,
    &op_l1_loss,
    &op_l1_loss_weighted,
    &op_l1_loss_complex,
    &op_smooth_l1_loss_elements,
    &op_smooth_l1_loss,
    &op_huber_loss_elements,
    &op_huber_loss,
    &op_huber_loss_weighted,
    &op_kl_div_elements,
    &op_kl_div,
    &op_kl_div_batchmean,
    &op_poisson_nll_loss_elements,
    &op_poisson_nll_loss,
    &op_gaussian_nll_loss_elements,
    &op_gaussian_nll_loss,
    &op_nll_loss,
    &op_nll_loss_input,
    &op_cross_entropy,
    &op_cross_entropy_probabilities,
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
    &op_multilabel_soft_margin_loss,
    &op_cosine_embedding_loss,
    &op_triplet_margin_loss,
    &op_multi_margin_loss,
    &op_multilabel_margin_loss,
    &op_nn_functional_ctc_loss,
    &op_nn_functional_ctc_loss_of_ints,
    &op_ctc_loss,
    &op_cosine,
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
    &op_padded_window,
    &op_stft,
    &op_istft,
    &op_bartlett_window,
    &op_hann_window,
    &op_blackman_window,
    &op_hamming_window,
    &op_kaiser_window,
    &op_tril_indices,
    &op_triu_indices,
    &op_alias_copy,
    &op_narrow_copy,
    &op_slice_copy,
    &op_resize,
    &op_resize_as,
    &op_adjoint,
    &op_resolve_conj,
    &op_is_conj,
    &op_is_inference,
    &op_frobenius_norm,
    &op_native_norm,
    &op_nonzero_static,
    &op_lu_solve,
    &op_convolution,
    &op_convolution_transposed,
    &op_constant_pad_nd,
    &op_native_group_norm,
    &op_conv_tbc,
    &op_rnn_tanh_cell,
    &op_rnn_relu_cell,
    &op_gru_cell,
    &op_lstm_cell,
    NULL,
};

NAME(abs,
    "abs($module, input, *, out=None)\n--\n\n"
    "abs(input, *, out=None) -> Tensor\n\n"
    ABOUT_abs
    EXAMPLE_abs
    "\n\nabs(input) -> Tensor\n\n"
    ABOUT_abs_complex
    EXAMPLE_abs_complex, &op_abs, &op_abs_complex)
NAME(absolute,
    "absolute($module, input, *, out=None)\n--\n\n"
    "absolute(input, *, out=None) -> Tensor\n\n"
    ABOUT_abs
    EXAMPLE_abs
    "\n\nabsolute(input) -> Tensor\n\n"
    ABOUT_abs_complex
    EXAMPLE_abs_complex, &op_abs, &op_abs_complex)
NAME(neg, "neg($module, input, *, out=None)\n--\n\n" ABOUT_neg EXAMPLE_neg, &op_neg)
NAME(negative, "negative($module, input, *, out=None)\n--\n\n" ABOUT_neg EXAMPLE_neg, &op_neg)
NAME(sign, "sign($module, input, *, out=None)\n--\n\n" ABOUT_sign EXAMPLE_sign, &op_sign)
NAME(floor, "floor($module, input, *, out=None)\n--\n\n" ABOUT_floor EXAMPLE_floor, &op_floor)
NAME(ceil, "ceil($module, input, *, out=None)\n--\n\n" ABOUT_ceil EXAMPLE_ceil, &op_ceil)
NAME(round,
    "round($module, input, decimals=None, *, out=None)\n--\n\n"
    "round(input, *, out=None) -> Tensor\n\n"
    ABOUT_round
    EXAMPLE_round
    "\n\nround(input, decimals, *, out=None) -> Tensor\n\n"
    ABOUT_round_decimals
    EXAMPLE_round_decimals, &op_round, &op_round_decimals)
NAME(trunc, "trunc($module, input, *, out=None)\n--\n\n" ABOUT_trunc EXAMPLE_trunc, &op_trunc)
NAME(fix, "fix($module, input, *, out=None)\n--\n\n" ABOUT_trunc EXAMPLE_trunc, &op_trunc)
NAME(frac, "frac($module, input, *, out=None)\n--\n\n" ABOUT_frac EXAMPLE_frac, &op_frac)
NAME(isnan, "isnan($module, input, *, out=None)\n--\n\n" ABOUT_isnan EXAMPLE_isnan, &op_isnan)
NAME(reciprocal,
    "reciprocal($module, input, *, out=None)\n--\n\n"
    ABOUT_reciprocal
    EXAMPLE_reciprocal, &op_reciprocal)
NAME(cinv,
    "cinv($module, input, *, out=None)\n--\n\n"
    ABOUT_reciprocal
    EXAMPLE_reciprocal, &op_reciprocal)
NAME(sqrt, "sqrt($module, input, *, out=None)\n--\n\n" ABOUT_sqrt EXAMPLE_sqrt, &op_sqrt)
NAME(rsqrt, "rsqrt($module, input, *, out=None)\n--\n\n" ABOUT_rsqrt EXAMPLE_rsqrt, &op_rsqrt)
NAME(exp, "exp($module, input, *, out=None)\n--\n\n" ABOUT_exp EXAMPLE_exp, &op_exp)
NAME(expm1, "expm1($module, input, *, out=None)\n--\n\n" ABOUT_expm1 EXAMPLE_expm1, &op_expm1)
NAME(log, "log($module, input, *, out=None)\n--\n\n" ABOUT_log EXAMPLE_log, &op_log)
NAME(log1p, "log1p($module, input, *, out=None)\n--\n\n" ABOUT_log1p EXAMPLE_log1p, &op_log1p)
NAME(log1p_square,
    "log1p_square($module, input, scale, *, out=None)\n--\n\n"
    ABOUT_log1p_square, &op_log1p_square)
NAME(log_quotient,
    "log_quotient($module, weight, input, other, *, out=None)\n--\n\n"
    ABOUT_log_quotient, &op_log_quotient)
NAME(pow, "pow($module, input, exponent, *, out=None)\n--\n\n" ABOUT_pow EXAMPLE_pow, &op_pow)
NAME(cube, "cube($module, input, *, out=None)\n--\n\n" ABOUT_cube, &op_cube)
NAME(sin, "sin($module, input, *, out=None)\n--\n\n" ABOUT_sin EXAMPLE_sin, &op_sin)
NAME(cos, "cos($module, input, *, out=None)\n--\n\n" ABOUT_cos EXAMPLE_cos, &op_cos)
NAME(sincos, "sincos($module, input, *, out=None)\n--\n\n" ABOUT_sincos EXAMPLE_sincos, &op_sincos)
NAME(tan, "tan($module, input, *, out=None)\n--\n\n" ABOUT_tan EXAMPLE_tan, &op_tan)
NAME(asin, "asin($module, input, *, out=None)\n--\n\n" ABOUT_asin EXAMPLE_asin, &op_asin)
NAME(arcsin, "arcsin($module, input, *, out=None)\n--\n\n" ABOUT_asin EXAMPLE_asin, &op_asin)
NAME(acos, "acos($module, input, *, out=None)\n--\n\n" ABOUT_acos EXAMPLE_acos, &op_acos)
NAME(arccos, "arccos($module, input, *, out=None)\n--\n\n" ABOUT_acos EXAMPLE_acos, &op_acos)
NAME(atan,
    "atan($module, input, *, out=None)\n--\n\n"
    "atan(input, *, out=None) -> Tensor\n\n"
    ABOUT_atan
    EXAMPLE_atan
    "\n\natan(input, *, out=None) -> Tensor\n\n"
    ABOUT_atan_complex
    EXAMPLE_atan_complex, &op_atan, &op_atan_complex)
NAME(arctan,
    "arctan($module, input, *, out=None)\n--\n\n"
    "arctan(input, *, out=None) -> Tensor\n\n"
    ABOUT_atan
    EXAMPLE_atan
    "\n\narctan(input, *, out=None) -> Tensor\n\n"
    ABOUT_atan_complex
    EXAMPLE_atan_complex, &op_atan, &op_atan_complex)
NAME(atan2,
    "atan2($module, input, other, *, out=None)\n--\n\n"
    ABOUT_atan2
    EXAMPLE_atan2, &op_atan2)
NAME(arctan2,
    "arctan2($module, input, other, *, out=None)\n--\n\n"
    ABOUT_atan2
    EXAMPLE_atan2, &op_atan2)
NAME(sinh, "sinh($module, input, *, out=None)\n--\n\n" ABOUT_sinh EXAMPLE_sinh, &op_sinh)
NAME(cosh, "cosh($module, input, *, out=None)\n--\n\n" ABOUT_cosh EXAMPLE_cosh, &op_cosh)
NAME(tanh, "tanh($module, input, *, out=None)\n--\n\n" ABOUT_tanh EXAMPLE_tanh, &op_tanh)
NAME(asinh,
    "asinh($module, input, *, out=None)\n--\n\n"
    "asinh(input, *, out=None) -> Tensor\n\n"
    ABOUT_asinh
    EXAMPLE_asinh
    "\n\nasinh(input, *, out=None) -> Tensor\n\n"
    ABOUT_asinh_complex
    EXAMPLE_asinh_complex, &op_asinh, &op_asinh_complex)
NAME(arcsinh,
    "arcsinh($module, input, *, out=None)\n--\n\n"
    "arcsinh(input, *, out=None) -> Tensor\n\n"
    ABOUT_asinh
    EXAMPLE_asinh
    "\n\narcsinh(input, *, out=None) -> Tensor\n\n"
    ABOUT_asinh_complex
    EXAMPLE_asinh_complex, &op_asinh, &op_asinh_complex)
NAME(acosh, "acosh($module, input, *, out=None)\n--\n\n" ABOUT_acosh EXAMPLE_acosh, &op_acosh)
NAME(arccosh, "arccosh($module, input, *, out=None)\n--\n\n" ABOUT_acosh EXAMPLE_acosh, &op_acosh)
NAME(atanh, "atanh($module, input, *, out=None)\n--\n\n" ABOUT_atanh EXAMPLE_atanh, &op_atanh)
NAME(arctanh, "arctanh($module, input, *, out=None)\n--\n\n" ABOUT_atanh EXAMPLE_atanh, &op_atanh)
NAME(deg2rad,
    "deg2rad($module, input, *, out=None)\n--\n\n"
    ABOUT_deg2rad
    EXAMPLE_deg2rad, &op_deg2rad)
NAME(rad2deg,
    "rad2deg($module, input, *, out=None)\n--\n\n"
    ABOUT_rad2deg
    EXAMPLE_rad2deg, &op_rad2deg)
NAME(sinc,
    "sinc($module, input, *, out=None)\n--\n\n"
    "sinc(input, *, out=None) -> Tensor\n\n"
    ABOUT_sinc
    EXAMPLE_sinc
    "\n\nsinc(input, *, out=None) -> Tensor\n\n"
    ABOUT_sinc_complex
    EXAMPLE_sinc_complex, &op_sinc, &op_sinc_complex)
NAME(square,
    "square($module, input, *, out=None)\n--\n\n"
    "square(input, *, out=None) -> Tensor\n\n"
    ABOUT_square
    EXAMPLE_square
    "\n\nsquare(input) -> LongTensor\n\n"
    ABOUT_square_truth
    EXAMPLE_square_truth, &op_square, &op_square_truth)
NAME(log2, "log2($module, input, *, out=None)\n--\n\n" ABOUT_log2 EXAMPLE_log2, &op_log2)
NAME(log10, "log10($module, input, *, out=None)\n--\n\n" ABOUT_log10 EXAMPLE_log10, &op_log10)
NAME(exp2,
    "exp2($module, input, *, out=None)\n--\n\n"
    "exp2(input, *, out=None) -> Tensor\n\n"
    ABOUT_exp2
    EXAMPLE_exp2
    "\n\nexp2(input, *, out=None) -> Tensor\n\n"
    ABOUT_exp2_complex
    EXAMPLE_exp2_complex, &op_exp2, &op_exp2_complex)
NAME(erf, "erf($module, input, *, out=None)\n--\n\n" ABOUT_erf EXAMPLE_erf, &op_erf)
NAME(erfc, "erfc($module, input, *, out=None)\n--\n\n" ABOUT_erfc EXAMPLE_erfc, &op_erfc)
NAME(erfinv, "erfinv($module, input, *, out=None)\n--\n\n" ABOUT_erfinv EXAMPLE_erfinv, &op_erfinv)
NAME(lgamma, "lgamma($module, input, *, out=None)\n--\n\n" ABOUT_lgamma EXAMPLE_lgamma, &op_lgamma)
NAME(digamma,
    "digamma($module, input, *, out=None)\n--\n\n"
    ABOUT_digamma
    EXAMPLE_digamma, &op_digamma)
NAME(ndtri, "ndtri($module, input, *, out=None)\n--\n\n" ABOUT_ndtri EXAMPLE_ndtri, &op_ndtri)
NAME(polygamma,
    "polygamma($module, n, input, *, out=None)\n--\n\n"
    ABOUT_polygamma
    EXAMPLE_polygamma, &op_polygamma)
NAME(logit,
    "logit($module, input, eps=-1, *, out=None)\n--\n\n"
    ABOUT_logit
    EXAMPLE_logit, &op_logit)
NAME(mvlgamma, "mvlgamma($module, input, p)\n--\n\n" ABOUT_mvlgamma EXAMPLE_mvlgamma, &op_mvlgamma)
NAME(multigammaln,
    "multigammaln($module, input, p)\n--\n\n"
    ABOUT_mvlgamma
    EXAMPLE_mvlgamma, &op_mvlgamma)
NAME(mvlgamma_,
    "mvlgamma_($module, input, p)\n--\n\n"
    ABOUT_mvlgamma_
    EXAMPLE_mvlgamma_, &op_mvlgamma_)
NAME(erfcx, "erfcx($module, input, *, out=None)\n--\n\n" ABOUT_erfcx EXAMPLE_erfcx, &op_erfcx)
NAME(ndtr, "ndtr($module, input, *, out=None)\n--\n\n" ABOUT_ndtr EXAMPLE_ndtr, &op_ndtr)
NAME(log_ndtr,
    "log_ndtr($module, input, *, out=None)\n--\n\n"
    ABOUT_log_ndtr
    EXAMPLE_log_ndtr, &op_log_ndtr)
NAME(entr, "entr($module, input, *, out=None)\n--\n\n" ABOUT_entr EXAMPLE_entr, &op_entr)
NAME(scaled_bessel,
    "scaled_bessel($module, n, input)\n--\n\n"
    ABOUT_scaled_bessel
    EXAMPLE_scaled_bessel, &op_scaled_bessel)
NAME(i0, "i0($module, input, *, out=None)\n--\n\n" ABOUT_i0 EXAMPLE_i0, &op_i0)
NAME(i0e, "i0e($module, input, *, out=None)\n--\n\n" ABOUT_i0e EXAMPLE_i0e, &op_i0e)
NAME(i1, "i1($module, input, *, out=None)\n--\n\n" ABOUT_i1 EXAMPLE_i1, &op_i1)
NAME(i1e, "i1e($module, input, *, out=None)\n--\n\n" ABOUT_i1e EXAMPLE_i1e, &op_i1e)
NAME(igamma,
    "igamma($module, input, other, *, out=None)\n--\n\n"
    ABOUT_igamma
    EXAMPLE_igamma, &op_igamma)
NAME(igammac,
    "igammac($module, input, other, *, out=None)\n--\n\n"
    ABOUT_igammac
    EXAMPLE_igammac, &op_igammac)
NAME(log_gamma_density,
    "log_gamma_density($module, concentration, value, rate, *, out=None)\n--\n\n"
    ABOUT_log_gamma_density, &op_log_gamma_density)
NAME(gamma_entropy,
    "gamma_entropy($module, concentration, *, out=None)\n--\n\n"
    ABOUT_gamma_entropy, &op_gamma_entropy)
NAME(log_gamma_grad,
    "log_gamma_grad($module, input, drawn, *, out=None)\n--\n\n"
    ABOUT_log_gamma_grad
    EXAMPLE_log_gamma_grad, &op_log_gamma_grad)
NAME(standard_gamma_grad,
    "standard_gamma_grad($module, input, drawn, *, out=None)\n--\n\n"
    ABOUT_standard_gamma_grad
    EXAMPLE_standard_gamma_grad, &op_standard_gamma_grad)
NAME(dirichlet_grad,
    "dirichlet_grad($module, input, concentration, total, *, out=None)\n--\n\n"
    ABOUT_dirichlet_grad
    EXAMPLE_dirichlet_grad, &op_dirichlet_grad)
NAME(bessel_j0,
    "bessel_j0($module, input, *, out=None)\n--\n\n"
    ABOUT_bessel_j0
    EXAMPLE_bessel_j0, &op_bessel_j0)
NAME(bessel_j1,
    "bessel_j1($module, input, *, out=None)\n--\n\n"
    ABOUT_bessel_j1
    EXAMPLE_bessel_j1, &op_bessel_j1)
NAME(bessel_y0,
    "bessel_y0($module, input, *, out=None)\n--\n\n"
    ABOUT_bessel_y0
    EXAMPLE_bessel_y0, &op_bessel_y0)
NAME(bessel_y1,
    "bessel_y1($module, input, *, out=None)\n--\n\n"
    ABOUT_bessel_y1
    EXAMPLE_bessel_y1, &op_bessel_y1)
NAME(modified_bessel_k0,
    "modified_bessel_k0($module, input, *, out=None)\n--\n\n"
    ABOUT_modified_bessel_k0
    EXAMPLE_modified_bessel_k0, &op_modified_bessel_k0)
NAME(modified_bessel_k1,
    "modified_bessel_k1($module, input, *, out=None)\n--\n\n"
    ABOUT_modified_bessel_k1
    EXAMPLE_modified_bessel_k1, &op_modified_bessel_k1)
NAME(scaled_modified_bessel_k0,
    "scaled_modified_bessel_k0($module, input, *, out=None)\n--\n\n"
    ABOUT_scaled_modified_bessel_k0
    EXAMPLE_scaled_modified_bessel_k0, &op_scaled_modified_bessel_k0)
NAME(scaled_modified_bessel_k1,
    "scaled_modified_bessel_k1($module, input, *, out=None)\n--\n\n"
    ABOUT_scaled_modified_bessel_k1
    EXAMPLE_scaled_modified_bessel_k1, &op_scaled_modified_bessel_k1)
NAME(airy_ai,
    "airy_ai($module, input, *, out=None)\n--\n\n"
    ABOUT_airy_ai
    EXAMPLE_airy_ai, &op_airy_ai)
NAME(airy_slope,
    "airy_slope($module, input, *, out=None)\n--\n\n"
    ABOUT_airy_slope
    EXAMPLE_airy_slope, &op_airy_slope)
NAME(spherical_bessel_j0,
    "spherical_bessel_j0($module, input, *, out=None)\n--\n\n"
    ABOUT_spherical_bessel_j0
    EXAMPLE_spherical_bessel_j0, &op_spherical_bessel_j0)
NAME(zeta, "zeta($module, input, other, *, out=None)\n--\n\n" ABOUT_zeta EXAMPLE_zeta, &op_zeta)
NAME(orthogonal_polynomial,
    "orthogonal_polynomial($module, input, n, kind=0, *, out=None)\n--\n\n"
    ABOUT_orthogonal_polynomial
    EXAMPLE_orthogonal_polynomial, &op_orthogonal_polynomial)
NAME(chebyshev_polynomial_t,
    "chebyshev_polynomial_t($module, input, n, *, out=None)\n--\n\n"
    ABOUT_chebyshev_polynomial_t
    EXAMPLE_chebyshev_polynomial_t, &op_chebyshev_polynomial_t)
NAME(chebyshev_polynomial_u,
    "chebyshev_polynomial_u($module, input, n, *, out=None)\n--\n\n"
    ABOUT_chebyshev_polynomial_u
    EXAMPLE_chebyshev_polynomial_u, &op_chebyshev_polynomial_u)
NAME(chebyshev_polynomial_v,
    "chebyshev_polynomial_v($module, input, n, *, out=None)\n--\n\n"
    ABOUT_chebyshev_polynomial_v
    EXAMPLE_chebyshev_polynomial_v, &op_chebyshev_polynomial_v)
NAME(chebyshev_polynomial_w,
    "chebyshev_polynomial_w($module, input, n, *, out=None)\n--\n\n"
    ABOUT_chebyshev_polynomial_w
    EXAMPLE_chebyshev_polynomial_w, &op_chebyshev_polynomial_w)
NAME(hermite_polynomial_h,
    "hermite_polynomial_h($module, input, n, *, out=None)\n--\n\n"
    ABOUT_hermite_polynomial_h
    EXAMPLE_hermite_polynomial_h, &op_hermite_polynomial_h)
NAME(hermite_polynomial_he,
    "hermite_polynomial_he($module, input, n, *, out=None)\n--\n\n"
    ABOUT_hermite_polynomial_he
    EXAMPLE_hermite_polynomial_he, &op_hermite_polynomial_he)
NAME(laguerre_polynomial_l,
    "laguerre_polynomial_l($module, input, n, *, out=None)\n--\n\n"
    ABOUT_laguerre_polynomial_l
    EXAMPLE_laguerre_polynomial_l, &op_laguerre_polynomial_l)
NAME(legendre_polynomial_p,
    "legendre_polynomial_p($module, input, n, *, out=None)\n--\n\n"
    ABOUT_legendre_polynomial_p
    EXAMPLE_legendre_polynomial_p, &op_legendre_polynomial_p)
NAME(shifted_chebyshev_polynomial_t,
    "shifted_chebyshev_polynomial_t($module, input, n, *, out=None)\n--\n\n"
    ABOUT_shifted_chebyshev_polynomial_t
    EXAMPLE_shifted_chebyshev_polynomial_t, &op_shifted_chebyshev_polynomial_t)
NAME(shifted_chebyshev_polynomial_u,
    "shifted_chebyshev_polynomial_u($module, input, n, *, out=None)\n--\n\n"
    ABOUT_shifted_chebyshev_polynomial_u
    EXAMPLE_shifted_chebyshev_polynomial_u, &op_shifted_chebyshev_polynomial_u)
NAME(shifted_chebyshev_polynomial_v,
    "shifted_chebyshev_polynomial_v($module, input, n, *, out=None)\n--\n\n"
    ABOUT_shifted_chebyshev_polynomial_v
    EXAMPLE_shifted_chebyshev_polynomial_v, &op_shifted_chebyshev_polynomial_v)
NAME(shifted_chebyshev_polynomial_w,
    "shifted_chebyshev_polynomial_w($module, input, n, *, out=None)\n--\n\n"
    ABOUT_shifted_chebyshev_polynomial_w
    EXAMPLE_shifted_chebyshev_polynomial_w, &op_shifted_chebyshev_polynomial_w)
NAME(hypot,
    "hypot($module, input, other, *, out=None)\n--\n\n"
    ABOUT_hypot
    EXAMPLE_hypot, &op_hypot)
NAME(copysign,
    "copysign($module, input, other, *, out=None)\n--\n\n"
    ABOUT_copysign
    EXAMPLE_copysign, &op_copysign)
NAME(heaviside,
    "heaviside($module, input, values, *, out=None)\n--\n\n"
    ABOUT_heaviside
    EXAMPLE_heaviside, &op_heaviside)
NAME(logaddexp,
    "logaddexp($module, input, other, *, out=None)\n--\n\n"
    "logaddexp(input, other, *, out=None) -> Tensor\n\n"
    ABOUT_logaddexp
    EXAMPLE_logaddexp
    "\n\nlogaddexp(input, other) -> Tensor\n\n"
    ABOUT_logaddexp_complex
    EXAMPLE_logaddexp_complex, &op_logaddexp, &op_logaddexp_complex)
NAME(logaddexp2,
    "logaddexp2($module, input, other, *, out=None)\n--\n\n"
    ABOUT_logaddexp2
    EXAMPLE_logaddexp2, &op_logaddexp2)
NAME(xlogy,
    "xlogy($module, input, other, *, out=None)\n--\n\n"
    ABOUT_xlogy
    EXAMPLE_xlogy, &op_xlogy)
NAME(xlog1py,
    "xlog1py($module, input, other, *, out=None)\n--\n\n"
    ABOUT_xlog1py
    EXAMPLE_xlog1py, &op_xlog1py)
NAME(frexp, "frexp($module, input, *, out=None)\n--\n\n" ABOUT_frexp EXAMPLE_frexp, &op_frexp)
NAME(nextafter,
    "nextafter($module, input, other, *, out=None)\n--\n\n"
    "nextafter(input, other) -> Tensor\n\n"
    ABOUT_nextafter_narrow
    EXAMPLE_nextafter_narrow
    "\n\nnextafter(input, other) -> HalfTensor\n\n"
    ABOUT_nextafter_to_half
    EXAMPLE_nextafter_to_half
    "\n\nnextafter(input, other) -> BFloat16Tensor\n\n"
    ABOUT_nextafter_to_bfloat16
    EXAMPLE_nextafter_to_bfloat16
    "\n\nnextafter(input, other, *, out=None) -> Tensor\n\n"
    ABOUT_nextafter
    EXAMPLE_nextafter, &op_nextafter_narrow, &op_nextafter_to_half, &op_nextafter_to_bfloat16, &op_nextafter)
NAME(nextafter_,
    "nextafter_($module, input, other)\n--\n\n"
    ABOUT_nextafter_
    EXAMPLE_nextafter_, &op_nextafter_)
NAME(ldexp,
    "ldexp($module, input, other, *, out=None)\n--\n\n"
    "ldexp(input, other, *, out=None) -> Tensor\n\n"
    ABOUT_ldexp
    EXAMPLE_ldexp
    "\n\nldexp(input, other, *, out=None) -> Tensor\n\n"
    ABOUT_ldexp_complex
    EXAMPLE_ldexp_complex, &op_ldexp, &op_ldexp_complex)
NAME(nan_to_num,
    "nan_to_num($module, input, number=0, posinf=1e999, neginf=-1e999)\n--\n\n"
    "nan_to_num(input, number=0, posinf=inf, neginf=-inf) -> Tensor\n\n"
    ABOUT_nan_to_num_complex
    EXAMPLE_nan_to_num_complex
    "\n\nnan_to_num(input, number=0, posinf=inf, neginf=-inf) -> Tensor\n\n"
    ABOUT_nan_to_num
    EXAMPLE_nan_to_num, &op_nan_to_num_complex, &op_nan_to_num)
NAME(nan_to_num_,
    "nan_to_num_($module, input, number=0, posinf=1e999, neginf=-1e999)\n--\n\n"
    ABOUT_nan_to_num_
    EXAMPLE_nan_to_num_, &op_nan_to_num_)
NAME(finite_or,
    "finite_or($module, input, number, posinf, neginf, *, out=None)\n--\n\n"
    ABOUT_finite_or, &op_finite_or)
NAME(fill,
    "fill($module, input, value, *, out=None)\n--\n\n"
    "fill(input, value, *, out=None) -> Tensor\n\n"
    ABOUT_fill
    EXAMPLE_fill
    "\n\nfill(input, value) -> Tensor\n\n"
    ABOUT_fill_tensor
    EXAMPLE_fill_tensor, &op_fill, &op_fill_tensor)
NAME(zero, "zero($module, input, *, out=None)\n--\n\n" ABOUT_zero EXAMPLE_zero, &op_zero)
NAME(clone, "clone($module, input, *, out=None)\n--\n\n" ABOUT_clone EXAMPLE_clone, &op_clone)
NAME(type_as, NULL, &op_type_as)
NAME(contiguous_copy,
    "contiguous_copy($module, input, *, out=None)\n--\n\n"
    ABOUT_contiguous_copy, &op_contiguous_copy)
NAME(zeros_like,
    "zeros_like($module, input, *, out=None)\n--\n\n"
    ABOUT_zeros_like
    EXAMPLE_zeros_like, &op_zeros_like)
NAME(ones_like,
    "ones_like($module, input, *, out=None)\n--\n\n"
    ABOUT_ones_like
    EXAMPLE_ones_like, &op_ones_like)
NAME(add,
    "add($module, input, other, *, alpha=1, out=None)\n--\n\n"
    "add(input, alpha=1, other, *, out=None) -> Tensor\n\n"
    ABOUT_add
    EXAMPLE_add, &op_add)
NAME(sub,
    "sub($module, input, other, *, alpha=1, out=None)\n--\n\n"
    "sub(input, alpha=1, other, *, out=None) -> Tensor\n\n"
    ABOUT_sub
    EXAMPLE_sub, &op_sub)
NAME(subtract,
    "subtract($module, input, other, *, alpha=1, out=None)\n--\n\n"
    "subtract(input, alpha=1, other, *, out=None) -> Tensor\n\n"
    ABOUT_sub
    EXAMPLE_sub, &op_sub)
NAME(rsub,
    "rsub($module, input, other, alpha=1, *, out=None)\n--\n\n"
    ABOUT_rsub
    EXAMPLE_rsub, &op_rsub)
NAME(float_power,
    "float_power($module, input, exponent)\n--\n\n"
    "float_power(input, exponent) -> DoubleTensor\n\n"
    ABOUT_float_power
    EXAMPLE_float_power
    "\n\nfloat_power(input, exponent) -> DoubleTensor\n\n"
    ABOUT_float_power_number
    EXAMPLE_float_power_number, &op_float_power, &op_float_power_number)
NAME(float_power_,
    "float_power_($module, input, exponent)\n--\n\n"
    ABOUT_float_power_
    EXAMPLE_float_power_, &op_float_power_)
NAME(positive, "positive($module, input)\n--\n\n" ABOUT_positive EXAMPLE_positive, &op_positive)
NAME(mul, "mul($module, input, other, *, out=None)\n--\n\n" ABOUT_mul EXAMPLE_mul, &op_mul)
NAME(multiply,
    "multiply($module, input, other, *, out=None)\n--\n\n"
    ABOUT_mul
    EXAMPLE_mul, &op_mul)
NAME(div,
    "div($module, input, other, rounding_mode=None, *, out=None)\n--\n\n"
    "div(input, other, *, out=None) -> Tensor\n\n"
    ABOUT_div
    EXAMPLE_div
    "\n\ndiv(input, other, rounding_mode, *, out=None) -> Tensor\n\n"
    ABOUT_div_rounded
    EXAMPLE_div_rounded, &op_div, &op_div_rounded)
NAME(divide,
    "divide($module, input, other, rounding_mode=None, *, out=None)\n--\n\n"
    "divide(input, other, *, out=None) -> Tensor\n\n"
    ABOUT_div
    EXAMPLE_div
    "\n\ndivide(input, other, rounding_mode, *, out=None) -> Tensor\n\n"
    ABOUT_div_rounded
    EXAMPLE_div_rounded, &op_div, &op_div_rounded)
NAME(true_divide,
    "true_divide($module, input, other, rounding_mode=None, *, out=None)\n--\n\n"
    "true_divide(input, other, *, out=None) -> Tensor\n\n"
    ABOUT_div
    EXAMPLE_div
    "\n\ntrue_divide(input, other, rounding_mode, *, out=None) -> Tensor\n\n"
    ABOUT_div_rounded
    EXAMPLE_div_rounded, &op_div, &op_div_rounded)
NAME(floor_divide,
    "floor_divide($module, input, other, *, out=None)\n--\n\n"
    ABOUT_floor_divide
    EXAMPLE_floor_divide, &op_floor_divide)
NAME(trunc_divide,
    "trunc_divide($module, input, other, *, out=None)\n--\n\n"
    ABOUT_trunc_divide
    EXAMPLE_trunc_divide, &op_trunc_divide)
NAME(fmod, "fmod($module, input, other, *, out=None)\n--\n\n" ABOUT_fmod EXAMPLE_fmod, &op_fmod)
NAME(remainder,
    "remainder($module, input, other, *, out=None)\n--\n\n"
    ABOUT_remainder
    EXAMPLE_remainder, &op_remainder)
NAME(lerp,
    "lerp($module, input, end, weight, *, out=None)\n--\n\n"
    "lerp(input, end, weight, *, out=None) -> Tensor\n\n"
    ABOUT_lerp
    EXAMPLE_lerp
    "\n\nlerp(input, end, weight, *, out=None) -> Tensor\n\n"
    ABOUT_lerp_tensor
    EXAMPLE_lerp_tensor, &op_lerp, &op_lerp_tensor)
NAME(addcmul,
    "addcmul($module, input, tensor1, tensor2, *, value=1, out=None)\n--\n\n"
    "addcmul(input, value=1, tensor1, tensor2, *, out=None) -> Tensor\n\n"
    ABOUT_addcmul
    EXAMPLE_addcmul, &op_addcmul)
NAME(addcdiv,
    "addcdiv($module, input, tensor1, tensor2, *, value=1, out=None)\n--\n\n"
    "addcdiv(input, value=1, tensor1, tensor2, *, out=None) -> Tensor\n\n"
    ABOUT_addcdiv
    EXAMPLE_addcdiv, &op_addcdiv)
NAME(clamp,
    "clamp($module, input, min=None, max=None, *, out=None)\n--\n\n"
    "clamp(input, min, max, *, out=None) -> Tensor\n\n"
    ABOUT_clamp
    EXAMPLE_clamp
    "\n\nclamp(input, min, *, out=None) -> Tensor\n\n"
    ABOUT_clamp_min
    EXAMPLE_clamp_min
    "\n\nclamp(input, max, *, out=None) -> Tensor\n\n"
    ABOUT_clamp_max
    EXAMPLE_clamp_max
    "\n\nclamp(input, min, max, *, out=None) -> Tensor\n\n"
    ABOUT_clamp_tensor
    EXAMPLE_clamp_tensor
    "\n\nclamp(input, min, *, out=None) -> Tensor\n\n"
    ABOUT_clamp_min_tensor
    EXAMPLE_clamp_min_tensor
    "\n\nclamp(input, max, *, out=None) -> Tensor\n\n"
    ABOUT_clamp_max_tensor
    EXAMPLE_clamp_max_tensor, &op_clamp, &op_clamp_min, &op_clamp_max, &op_clamp_tensor, &op_clamp_min_tensor, &op_clamp_max_tensor)
NAME(clip,
    "clip($module, input, min=None, max=None, *, out=None)\n--\n\n"
    "clip(input, min, max, *, out=None) -> Tensor\n\n"
    ABOUT_clamp
    EXAMPLE_clamp
    "\n\nclip(input, min, *, out=None) -> Tensor\n\n"
    ABOUT_clamp_min
    EXAMPLE_clamp_min
    "\n\nclip(input, max, *, out=None) -> Tensor\n\n"
    ABOUT_clamp_max
    EXAMPLE_clamp_max
    "\n\nclip(input, min, max, *, out=None) -> Tensor\n\n"
    ABOUT_clamp_tensor
    EXAMPLE_clamp_tensor
    "\n\nclip(input, min, *, out=None) -> Tensor\n\n"
    ABOUT_clamp_min_tensor
    EXAMPLE_clamp_min_tensor
    "\n\nclip(input, max, *, out=None) -> Tensor\n\n"
    ABOUT_clamp_max_tensor
    EXAMPLE_clamp_max_tensor, &op_clamp, &op_clamp_min, &op_clamp_max, &op_clamp_tensor, &op_clamp_min_tensor, &op_clamp_max_tensor)
NAME(clamp_min,
    "clamp_min($module, input, min, *, out=None)\n--\n\n"
    "clamp_min(input, min, *, out=None) -> Tensor\n\n"
    ABOUT_clamp_min
    EXAMPLE_clamp_min
    "\n\nclamp_min(input, min, *, out=None) -> Tensor\n\n"
    ABOUT_clamp_min_tensor
    EXAMPLE_clamp_min_tensor, &op_clamp_min, &op_clamp_min_tensor)
NAME(clamp_max,
    "clamp_max($module, input, max, *, out=None)\n--\n\n"
    "clamp_max(input, max, *, out=None) -> Tensor\n\n"
    ABOUT_clamp_max
    EXAMPLE_clamp_max
    "\n\nclamp_max(input, max, *, out=None) -> Tensor\n\n"
    ABOUT_clamp_max_tensor
    EXAMPLE_clamp_max_tensor, &op_clamp_max, &op_clamp_max_tensor)
NAME(max,
    "max($module, input, *args, out=None, **keywords)\n--\n\n"
    "max(input, other, *, out=None) -> Tensor\n\n"
    ABOUT_max_other
    EXAMPLE_max_other
    "\n\nmax(input, *, out=None) -> Tensor\n\n"
    ABOUT_max
    EXAMPLE_max
    "\n\nmax(input, dim, keepdim=False, *, out=None) -> (Tensor, LongTensor)\n\n"
    ABOUT_max_dim
    EXAMPLE_max_dim, &op_max_other, &op_max, &op_max_dim)
NAME(maximum,
    "maximum($module, input, other, *, out=None)\n--\n\n"
    ABOUT_max_other
    EXAMPLE_max_other, &op_max_other)
NAME(cmax,
    "cmax($module, input, other, *, out=None)\n--\n\n"
    ABOUT_max_other
    EXAMPLE_max_other, &op_max_other)
NAME(min,
    "min($module, input, *args, out=None, **keywords)\n--\n\n"
    "min(input, other, *, out=None) -> Tensor\n\n"
    ABOUT_min_other
    EXAMPLE_min_other
    "\n\nmin(input, *, out=None) -> Tensor\n\n"
    ABOUT_min
    EXAMPLE_min
    "\n\nmin(input, dim, keepdim=False, *, out=None) -> (Tensor, LongTensor)\n\n"
    ABOUT_min_dim
    EXAMPLE_min_dim, &op_min_other, &op_min, &op_min_dim)
NAME(minimum,
    "minimum($module, input, other, *, out=None)\n--\n\n"
    ABOUT_min_other
    EXAMPLE_min_other, &op_min_other)
NAME(cmin,
    "cmin($module, input, other, *, out=None)\n--\n\n"
    ABOUT_min_other
    EXAMPLE_min_other, &op_min_other)
NAME(fmax, "fmax($module, input, other, *, out=None)\n--\n\n" ABOUT_fmax EXAMPLE_fmax, &op_fmax)
NAME(fmin, "fmin($module, input, other, *, out=None)\n--\n\n" ABOUT_fmin EXAMPLE_fmin, &op_fmin)
NAME(where,
    "where($module, condition, input=None, other=None, *, out=None)\n--\n\n"
    "where(condition, input, other, *, out=None) -> LongTensor\n\n"
    ABOUT_where_ints
    EXAMPLE_where_ints
    "\n\nwhere(condition, input, other) -> FloatTensor\n\n"
    ABOUT_where_numbers
    EXAMPLE_where_numbers
    "\n\nwhere(condition, input, other, *, out=None) -> Tensor\n\n"
    ABOUT_where
    EXAMPLE_where
    "\n\nwhere(condition) -> tuple of Tensor\n\n"
    ABOUT_where_places
    EXAMPLE_where_places, &op_where_ints, &op_where_numbers, &op_where, &op_where_else, &op_where_places)
NAME(bitwise_and,
    "bitwise_and($module, input, other, *, out=None)\n--\n\n"
    ABOUT_bitwise_and
    EXAMPLE_bitwise_and, &op_bitwise_and)
NAME(bitwise_or,
    "bitwise_or($module, input, other, *, out=None)\n--\n\n"
    ABOUT_bitwise_or
    EXAMPLE_bitwise_or, &op_bitwise_or)
NAME(bitwise_xor,
    "bitwise_xor($module, input, other, *, out=None)\n--\n\n"
    ABOUT_bitwise_xor
    EXAMPLE_bitwise_xor, &op_bitwise_xor)
NAME(bitwise_not,
    "bitwise_not($module, input, *, out=None)\n--\n\n"
    "bitwise_not(input, *, out=None) -> Tensor\n\n"
    ABOUT_bitwise_not
    EXAMPLE_bitwise_not
    "\n\nbitwise_not(input, *, out=None) -> Tensor\n\n"
    ABOUT_bitwise_not_truth
    EXAMPLE_bitwise_not_truth, &op_bitwise_not, &op_bitwise_not_truth)
NAME(left_shift,
    "left_shift($module, input, other, *, out=None)\n--\n\n"
    ABOUT_left_shift
    EXAMPLE_left_shift, &op_left_shift)
NAME(bitwise_left_shift,
    "bitwise_left_shift($module, input, other, *, out=None)\n--\n\n"
    ABOUT_left_shift
    EXAMPLE_left_shift, &op_left_shift)
NAME(right_shift,
    "right_shift($module, input, other, *, out=None)\n--\n\n"
    ABOUT_right_shift
    EXAMPLE_right_shift, &op_right_shift)
NAME(bitwise_right_shift,
    "bitwise_right_shift($module, input, other, *, out=None)\n--\n\n"
    ABOUT_right_shift
    EXAMPLE_right_shift, &op_right_shift)
NAME(gcd, "gcd($module, input, other, *, out=None)\n--\n\n" ABOUT_gcd EXAMPLE_gcd, &op_gcd)
NAME(lcm, "lcm($module, input, other, *, out=None)\n--\n\n" ABOUT_lcm EXAMPLE_lcm, &op_lcm)
NAME(eq, "eq($module, input, other, *, out=None)\n--\n\n" ABOUT_eq EXAMPLE_eq, &op_eq)
NAME(ne, "ne($module, input, other, *, out=None)\n--\n\n" ABOUT_ne EXAMPLE_ne, &op_ne)
NAME(not_equal, "not_equal($module, input, other, *, out=None)\n--\n\n" ABOUT_ne EXAMPLE_ne, &op_ne)
NAME(lt, "lt($module, input, other, *, out=None)\n--\n\n" ABOUT_lt EXAMPLE_lt, &op_lt)
NAME(less, "less($module, input, other, *, out=None)\n--\n\n" ABOUT_lt EXAMPLE_lt, &op_lt)
NAME(le, "le($module, input, other, *, out=None)\n--\n\n" ABOUT_le EXAMPLE_le, &op_le)
NAME(less_equal,
    "less_equal($module, input, other, *, out=None)\n--\n\n"
    ABOUT_le
    EXAMPLE_le, &op_le)
NAME(gt, "gt($module, input, other, *, out=None)\n--\n\n" ABOUT_gt EXAMPLE_gt, &op_gt)
NAME(greater, "greater($module, input, other, *, out=None)\n--\n\n" ABOUT_gt EXAMPLE_gt, &op_gt)
NAME(ge, "ge($module, input, other, *, out=None)\n--\n\n" ABOUT_ge EXAMPLE_ge, &op_ge)
NAME(greater_equal,
    "greater_equal($module, input, other, *, out=None)\n--\n\n"
    ABOUT_ge
    EXAMPLE_ge, &op_ge)
NAME(isfinite,
    "isfinite($module, input, *, out=None)\n--\n\n"
    ABOUT_isfinite
    EXAMPLE_isfinite, &op_isfinite)
NAME(isinf,
    "isinf($module, input, *, out=None)\n--\n\n"
    "isinf(input, *, out=None) -> BoolTensor\n\n"
    ABOUT_isinf
    EXAMPLE_isinf
    "\n\nisinf(input) -> BoolTensor\n\n"
    ABOUT_isinf_complex
    EXAMPLE_isinf_complex, &op_isinf, &op_isinf_complex)
NAME(isposinf,
    "isposinf($module, input, *, out=None)\n--\n\n"
    ABOUT_isposinf
    EXAMPLE_isposinf, &op_isposinf)
NAME(isneginf,
    "isneginf($module, input, *, out=None)\n--\n\n"
    ABOUT_isneginf
    EXAMPLE_isneginf, &op_isneginf)
NAME(signbit,
    "signbit($module, input, *, out=None)\n--\n\n"
    ABOUT_signbit
    EXAMPLE_signbit, &op_signbit)
NAME(isclose,
    "isclose($module, input, other, rtol=1e-05, atol=1e-08, equal_nan=False, *, out=None)\n--\n\n"
    "isclose(input, other, rtol=1e-05, atol=1e-08, equal_nan=False, *, out=None) -> BoolTensor\n\n"
    ABOUT_isclose
    EXAMPLE_isclose
    "\n\nisclose(input, other, rtol=1e-05, atol=1e-08, equal_nan=False) -> BoolTensor\n\n"
    ABOUT_isclose_complex
    EXAMPLE_isclose_complex, &op_isclose, &op_isclose_complex)
NAME(allclose,
    "allclose($module, input, other, rtol=1e-05, atol=1e-08, equal_nan=False)\n--\n\n"
    ABOUT_allclose
    EXAMPLE_allclose, &op_allclose)
NAME(equal_everywhere,
    "equal_everywhere($module, input, other, *, out=None)\n--\n\n"
    ABOUT_equal_everywhere, &op_equal_everywhere)
NAME(is_signed,
    "is_signed($module, input)\n--\n\n"
    ABOUT_is_signed
    EXAMPLE_is_signed, &op_is_signed)
NAME(is_floating_point,
    "is_floating_point($module, input)\n--\n\n"
    ABOUT_is_floating_point
    EXAMPLE_is_floating_point, &op_is_floating_point)
NAME(is_complex,
    "is_complex($module, input)\n--\n\n"
    ABOUT_is_complex
    EXAMPLE_is_complex, &op_is_complex)
NAME(is_nonzero,
    "is_nonzero($module, input)\n--\n\n"
    ABOUT_is_nonzero
    EXAMPLE_is_nonzero, &op_is_nonzero)
NAME(equal, "equal($module, input, other)\n--\n\n" ABOUT_equal EXAMPLE_equal, &op_equal)
NAME(is_same_size,
    "is_same_size($module, input, other)\n--\n\n"
    ABOUT_is_same_size
    EXAMPLE_is_same_size, &op_is_same_size)
NAME(isin,
    "isin($module, *args, **keywords)\n--\n\n"
    "isin(input, test_elements, invert=False, assume_unique=False) -> BoolTensor\n\n"
    ABOUT_isin
    EXAMPLE_isin
    "\n\nisin(input, test_elements, invert=False, assume_unique=False) -> BoolTensor\n\n"
    ABOUT_isin_one
    EXAMPLE_isin_one
    "\n\nisin(element, test_elements, invert=False, assume_unique=False) -> BoolTensor\n\n"
    ABOUT_isin_number
    EXAMPLE_isin_number, &op_isin, &op_isin_one, &op_isin_number)
NAME(logical_and,
    "logical_and($module, input, other, *, out=None)\n--\n\n"
    ABOUT_logical_and
    EXAMPLE_logical_and, &op_logical_and)
NAME(logical_or,
    "logical_or($module, input, other, *, out=None)\n--\n\n"
    ABOUT_logical_or
    EXAMPLE_logical_or, &op_logical_or)
NAME(logical_xor,
    "logical_xor($module, input, other, *, out=None)\n--\n\n"
    ABOUT_logical_xor
    EXAMPLE_logical_xor, &op_logical_xor)
NAME(logical_not,
    "logical_not($module, input, *, out=None)\n--\n\n"
    ABOUT_logical_not
    EXAMPLE_logical_not, &op_logical_not)
NAME(sum,
    "sum($module, input, dim=None, keepdim=False, *, out=None)\n--\n\n"
    ABOUT_sum
    EXAMPLE_sum, &op_sum)
NAME(prod,
    "prod($module, input, dim=None, keepdim=False, *, out=None)\n--\n\n"
    ABOUT_prod
    EXAMPLE_prod, &op_prod)
NAME(prod_input,
    "prod_input($module, grad_output, input, dim=None, keepdim=False, *, out=None)\n--\n\n"
    ABOUT_prod_input, &op_prod_input)
NAME(mean,
    "mean($module, input, dim=None, keepdim=False, *, out=None)\n--\n\n"
    ABOUT_mean
    EXAMPLE_mean, &op_mean)
NAME(nansum,
    "nansum($module, input, dim=None, keepdim=False, *, out=None)\n--\n\n"
    "nansum(input, dim=None, keepdim=False, *, out=None) -> Tensor\n\n"
    ABOUT_nansum
    EXAMPLE_nansum
    "\n\nnansum(input, dim=None, keepdim=False, *, out=None) -> Tensor\n\n"
    ABOUT_nansum_whole
    EXAMPLE_nansum_whole, &op_nansum, &op_nansum_whole)
NAME(nanmean,
    "nanmean($module, input, dim=None, keepdim=False, *, out=None)\n--\n\n"
    ABOUT_nanmean
    EXAMPLE_nanmean, &op_nanmean)
NAME(norm,
    "norm($module, input, p=2, dim=None, keepdim=False, *, out=None)\n--\n\n"
    "norm(input, p=2, dim=None, keepdim=False, *, out=None) -> Tensor\n\n"
    ABOUT_norm
    EXAMPLE_norm
    "\n\nnorm(input, p, dim=None, keepdim=False) -> Tensor\n\n"
    ABOUT_norm_named
    EXAMPLE_norm_named
    "\n\nnorm(input, p=2, dim=None, keepdim=False) -> Tensor\n\n"
    ABOUT_norm_complex
    EXAMPLE_norm_complex, &op_norm, &op_norm_named, &op_norm_complex)
NAME(norm_of_parts,
    "norm_of_parts($module, input, p=2, dim=None, keepdim=False)\n--\n\n"
    ABOUT_norm_of_parts, &op_norm_of_parts)
NAME(norm_except_dim,
    "norm_except_dim($module, v, pow=2, dim=0)\n--\n\n"
    ABOUT_norm_except_dim
    EXAMPLE_norm_except_dim, &op_norm_except_dim)
NAMED(linalg_matrix_norm, "linalg.matrix_norm",
    "matrix_norm($module, A, ord='fro', dim=(-2, -1), keepdim=False, *, dtype=None)\n--\n\n"
    "matrix_norm(A, ord, dim=(-2, -1), keepdim=False, *, dtype=None) -> RealTensor\n\n"
    ABOUT_linalg_matrix_norm
    EXAMPLE_linalg_matrix_norm
    "\n\nmatrix_norm(A, ord='fro', dim=(-2, -1), keepdim=False, *, dtype=None) -> RealTensor\n\n"
    ABOUT_linalg_matrix_norm_named
    EXAMPLE_linalg_matrix_norm_named, &op_linalg_matrix_norm, &op_linalg_matrix_norm_named)
NAMED(linalg_cond, "linalg.cond",
    "cond($module, A, p=None)\n--\n\n"
    "cond(A, p=None) -> RealTensor\n\n"
    ABOUT_linalg_cond
    EXAMPLE_linalg_cond
    "\n\ncond(A, p) -> RealTensor\n\n"
    ABOUT_linalg_cond_named
    EXAMPLE_linalg_cond_named, &op_linalg_cond, &op_linalg_cond_named)
NAME(nuclear_norm,
    "nuclear_norm($module, input, dim=None, keepdim=False)\n--\n\n"
    ABOUT_nuclear_norm
    EXAMPLE_nuclear_norm, &op_nuclear_norm)
NAME(norm_input,
    "norm_input($module, grad_output, input, norm, p, dim=None, keepdim=False, *, out=None)\n--\n\n"
    ABOUT_norm_input, &op_norm_input)
NAME(dist,
    "dist($module, input, other, p=2, *, out=None)\n--\n\n"
    "dist(input, other, p=2, *, out=None) -> Tensor\n\n"
    ABOUT_dist
    EXAMPLE_dist
    "\n\ndist(input, other, p=2) -> Tensor\n\n"
    ABOUT_dist_complex
    EXAMPLE_dist_complex, &op_dist, &op_dist_complex)
NAME(dist_input,
    "dist_input($module, grad_output, difference, norm, p, *, out=None)\n--\n\n"
    ABOUT_dist_input, &op_dist_input)
NAME(logsumexp,
    "logsumexp($module, input, dim=None, keepdim=False, *, out=None)\n--\n\n"
    "logsumexp(input, dim=None, keepdim=False, *, out=None) -> Tensor\n\n"
    ABOUT_logsumexp
    EXAMPLE_logsumexp
    "\n\nlogsumexp(input, dim=None, keepdim=False) -> FloatTensor\n\n"
    ABOUT_logsumexp_whole
    EXAMPLE_logsumexp_whole
    "\n\nlogsumexp(input, dim=None, keepdim=False) -> Tensor\n\n"
    ABOUT_logsumexp_complex
    EXAMPLE_logsumexp_complex, &op_logsumexp, &op_logsumexp_whole, &op_logsumexp_complex)
NAME(all,
    "all($module, input, dim=None, keepdim=False, *, out=None)\n--\n\n"
    "all(input, dim=None, keepdim=False, *, out=None) -> BoolTensor\n\n"
    ABOUT_all
    EXAMPLE_all
    "\n\nall(input, dim=None, keepdim=False) -> BoolTensor\n\n"
    ABOUT_all_complex
    EXAMPLE_all_complex, &op_all, &op_all_complex)
NAME(any,
    "any($module, input, dim=None, keepdim=False, *, out=None)\n--\n\n"
    "any(input, dim=None, keepdim=False, *, out=None) -> BoolTensor\n\n"
    ABOUT_any
    EXAMPLE_any
    "\n\nany(input, dim=None, keepdim=False) -> BoolTensor\n\n"
    ABOUT_any_complex
    EXAMPLE_any_complex, &op_any, &op_any_complex)
NAME(count_nonzero,
    "count_nonzero($module, input, dim=None, keepdim=False, *, out=None)\n--\n\n"
    "count_nonzero(input, dim=None, keepdim=False, *, out=None) -> LongTensor\n\n"
    ABOUT_count_nonzero
    EXAMPLE_count_nonzero
    "\n\ncount_nonzero(input, dim=None, keepdim=False) -> LongTensor\n\n"
    ABOUT_count_nonzero_complex
    EXAMPLE_count_nonzero_complex, &op_count_nonzero, &op_count_nonzero_complex)
NAME(xor_sum,
    "xor_sum($module, input, dim=None, keepdim=False, *, out=None)\n--\n\n"
    ABOUT_xor_sum, &op_xor_sum)
NAME(hash_tensor,
    "hash_tensor($module, input, dim=None, keepdim=False, mode=0)\n--\n\n"
    ABOUT_hash_tensor
    EXAMPLE_hash_tensor, &op_hash_tensor)
NAME(amax,
    "amax($module, input, dim=None, keepdim=False, *, out=None)\n--\n\n"
    ABOUT_amax
    EXAMPLE_amax, &op_amax)
NAME(amin,
    "amin($module, input, dim=None, keepdim=False, *, out=None)\n--\n\n"
    ABOUT_amin
    EXAMPLE_amin, &op_amin)
NAME(extreme_input,
    "extreme_input($module, grad_output, input, extreme, dim=None, keepdim=False, *, out=None)\n--\n\n"
    ABOUT_extreme_input, &op_extreme_input)
NAME(aminmax,
    "aminmax($module, input, dim=None, keepdim=False, *, out=None)\n--\n\n"
    ABOUT_aminmax
    EXAMPLE_aminmax, &op_aminmax)
NAME(argmax,
    "argmax($module, input, dim=None, keepdim=False, *, out=None)\n--\n\n"
    ABOUT_argmax
    EXAMPLE_argmax, &op_argmax)
NAME(argmin,
    "argmin($module, input, dim=None, keepdim=False, *, out=None)\n--\n\n"
    ABOUT_argmin
    EXAMPLE_argmin, &op_argmin)
NAME(sort,
    "sort($module, input, dim=-1, descending=False, stable=True, *, out=None)\n--\n\n"
    ABOUT_sort
    EXAMPLE_sort, &op_sort)
NAME(argsort,
    "argsort($module, input, dim=-1, descending=False, stable=True, *, out=None)\n--\n\n"
    ABOUT_argsort
    EXAMPLE_argsort, &op_argsort)
NAME(sorted_values,
    "sorted_values($module, input, *, out=None)\n--\n\n"
    ABOUT_sorted_values, &op_sorted_values)
NAME(msort, "msort($module, input)\n--\n\n" ABOUT_msort EXAMPLE_msort, &op_msort)
NAME(topk,
    "topk($module, input, k, dim=-1, largest=True, sorted=True, *, out=None)\n--\n\n"
    ABOUT_topk
    EXAMPLE_topk, &op_topk)
NAME(kthvalue,
    "kthvalue($module, input, k, dim=-1, keepdim=False, *, out=None)\n--\n\n"
    ABOUT_kthvalue
    EXAMPLE_kthvalue, &op_kthvalue)
NAME(median,
    "median($module, input, dim=None, keepdim=False, *, out=None)\n--\n\n"
    "median(input) -> Tensor\n\n"
    ABOUT_median
    EXAMPLE_median
    "\n\nmedian(input, dim, keepdim=False, *, out=None) -> (Tensor, LongTensor)\n\n"
    ABOUT_median_dim
    EXAMPLE_median_dim, &op_median, &op_median_dim)
NAME(mode,
    "mode($module, input, dim=-1, keepdim=False, *, out=None)\n--\n\n"
    ABOUT_mode
    EXAMPLE_mode, &op_mode)
NAME(nanmedian,
    "nanmedian($module, input, dim=None, keepdim=False, *, out=None)\n--\n\n"
    "nanmedian(input) -> Tensor\n\n"
    ABOUT_nanmedian
    EXAMPLE_nanmedian
    "\n\nnanmedian(input, dim, keepdim=False, *, out=None) -> (Tensor, LongTensor)\n\n"
    ABOUT_nanmedian_dim
    EXAMPLE_nanmedian_dim, &op_nanmedian, &op_nanmedian_dim)
NAME(quantile,
    "quantile($module, input, q, dim=None, keepdim=False, interpolation='linear')\n--\n\n"
    ABOUT_quantile
    EXAMPLE_quantile, &op_quantile)
NAME(nanquantile,
    "nanquantile($module, input, q, dim=None, keepdim=False, interpolation='linear')\n--\n\n"
    ABOUT_nanquantile
    EXAMPLE_nanquantile, &op_nanquantile)
NAME(cumsum,
    "cumsum($module, input, dim, *, out=None)\n--\n\n"
    ABOUT_cumsum
    EXAMPLE_cumsum, &op_cumsum)
NAME(cumsum_, "cumsum_($module, input, dim)\n--\n\n" ABOUT_cumsum_ EXAMPLE_cumsum_, &op_cumsum_)
NAME(cumsum_input,
    "cumsum_input($module, grad_output, dim, *, out=None)\n--\n\n"
    ABOUT_cumsum_input, &op_cumsum_input)
NAME(cumprod,
    "cumprod($module, input, dim, *, out=None)\n--\n\n"
    ABOUT_cumprod
    EXAMPLE_cumprod, &op_cumprod)
NAME(cumprod_,
    "cumprod_($module, input, dim)\n--\n\n"
    ABOUT_cumprod_
    EXAMPLE_cumprod_, &op_cumprod_)
NAME(cumprod_input,
    "cumprod_input($module, grad_output, input, dim, *, out=None)\n--\n\n"
    ABOUT_cumprod_input, &op_cumprod_input)
NAME(cummax,
    "cummax($module, input, dim, *, out=None)\n--\n\n"
    ABOUT_cummax
    EXAMPLE_cummax, &op_cummax)
NAME(cummin,
    "cummin($module, input, dim, *, out=None)\n--\n\n"
    ABOUT_cummin
    EXAMPLE_cummin, &op_cummin)
NAME(logcumsumexp,
    "logcumsumexp($module, input, dim, *, out=None)\n--\n\n"
    "logcumsumexp(input, dim, *, out=None) -> Tensor\n\n"
    ABOUT_logcumsumexp
    EXAMPLE_logcumsumexp
    "\n\nlogcumsumexp(input, dim) -> Tensor\n\n"
    ABOUT_logcumsumexp_complex
    EXAMPLE_logcumsumexp_complex, &op_logcumsumexp, &op_logcumsumexp_complex)
NAME(logcumsumexp_input,
    "logcumsumexp_input($module, grad_output, input, total, dim, *, out=None)\n--\n\n"
    ABOUT_logcumsumexp_input, &op_logcumsumexp_input)
NAME(logcumsumexp_mean,
    "logcumsumexp_mean($module, values, input, total, dim, *, out=None)\n--\n\n"
    ABOUT_logcumsumexp_mean, &op_logcumsumexp_mean)
NAME(flip_dim, "flip_dim($module, input, dim, *, out=None)\n--\n\n" ABOUT_flip_dim, &op_flip_dim)
NAME(var,
    "var($module, input, dim=None, unbiased=True, keepdim=False, correction=1, *, out=None)\n--\n\n"
    "var(input, dim=None, unbiased=True, keepdim=False, correction=None, *, out=None) -> Tensor\n\n"
    ABOUT_var
    EXAMPLE_var
    "\n\nvar(input, dim=None, unbiased=True, keepdim=False, correction=None) -> Tensor\n\n"
    ABOUT_var_complex
    EXAMPLE_var_complex
    "\n\nvar(input, dim=None, keepdim=False, correction=1) -> Tensor\n\n"
    ABOUT_var_corrected
    EXAMPLE_var_corrected
    "\n\nvar(input, unbiased) -> Tensor\n\n"
    ABOUT_var_unbiased
    EXAMPLE_var_unbiased, &op_var, &op_var_complex, &op_var_corrected, &op_var_unbiased)
NAME(var_of_parts,
    "var_of_parts($module, input, dim=None, unbiased=True, keepdim=False, correction=None)\n--\n\n"
    ABOUT_var_of_parts, &op_var_of_parts)
NAME(std,
    "std($module, input, dim=None, unbiased=True, keepdim=False, correction=1, *, out=None)\n--\n\n"
    "std(input, dim=None, unbiased=True, keepdim=False, correction=None, *, out=None) -> Tensor\n\n"
    ABOUT_std
    EXAMPLE_std
    "\n\nstd(input, dim=None, unbiased=True, keepdim=False, correction=None) -> Tensor\n\n"
    ABOUT_std_complex
    EXAMPLE_std_complex
    "\n\nstd(input, dim=None, keepdim=False, correction=1) -> Tensor\n\n"
    ABOUT_std_corrected
    EXAMPLE_std_corrected
    "\n\nstd(input, unbiased) -> Tensor\n\n"
    ABOUT_std_unbiased
    EXAMPLE_std_unbiased, &op_std, &op_std_complex, &op_std_corrected, &op_std_unbiased)
NAME(std_of_parts,
    "std_of_parts($module, input, dim=None, unbiased=True, keepdim=False, correction=None)\n--\n\n"
    ABOUT_std_of_parts, &op_std_of_parts)
NAME(var_mean,
    "var_mean($module, input, *args, **keywords)\n--\n\n"
    "var_mean(input, dim=None, unbiased=True, keepdim=False) -> (Tensor, Tensor)\n\n"
    ABOUT_var_mean
    EXAMPLE_var_mean
    "\n\nvar_mean(input, dim=None, keepdim=False, correction=1) -> (Tensor, Tensor)\n\n"
    ABOUT_var_mean_corrected
    EXAMPLE_var_mean_corrected
    "\n\nvar_mean(input, unbiased) -> (Tensor, Tensor)\n\n"
    ABOUT_var_mean_unbiased
    EXAMPLE_var_mean_unbiased, &op_var_mean, &op_var_mean_corrected, &op_var_mean_unbiased)
NAME(std_mean,
    "std_mean($module, input, *args, **keywords)\n--\n\n"
    "std_mean(input, dim=None, unbiased=True, keepdim=False) -> (Tensor, Tensor)\n\n"
    ABOUT_std_mean
    EXAMPLE_std_mean
    "\n\nstd_mean(input, dim=None, keepdim=False, correction=1) -> (Tensor, Tensor)\n\n"
    ABOUT_std_mean_corrected
    EXAMPLE_std_mean_corrected
    "\n\nstd_mean(input, unbiased) -> (Tensor, Tensor)\n\n"
    ABOUT_std_mean_unbiased
    EXAMPLE_std_mean_unbiased, &op_std_mean, &op_std_mean_corrected, &op_std_mean_unbiased)
NAME(var_input,
    "var_input($module, grad_output, input, dim=None, unbiased=True, keepdim=False, correction=None, *, out=None)\n--\n\n"
    ABOUT_var_input, &op_var_input)
NAME(relu, "relu($module, input, *, out=None)\n--\n\n" ABOUT_relu EXAMPLE_relu, &op_relu)
NAME(threshold,
    "threshold($module, input, threshold, value, *, out=None)\n--\n\n"
    ABOUT_threshold
    EXAMPLE_threshold, &op_threshold)
NAME(leaky_relu,
    "leaky_relu($module, input, negative_slope=0.01, *, out=None)\n--\n\n"
    ABOUT_leaky_relu
    EXAMPLE_leaky_relu, &op_leaky_relu)
NAME(prelu_broadcast,
    "prelu_broadcast($module, input, weight, *, out=None)\n--\n\n"
    ABOUT_prelu_broadcast, &op_prelu_broadcast)
NAME(prelu, "prelu($module, input, weight)\n--\n\n" ABOUT_prelu EXAMPLE_prelu, &op_prelu)
NAME(elu, "elu($module, input, alpha=1.0, *, out=None)\n--\n\n" ABOUT_elu EXAMPLE_elu, &op_elu)
NAME(selu, "selu($module, input, *, out=None)\n--\n\n" ABOUT_selu EXAMPLE_selu, &op_selu)
NAME(celu, "celu($module, input, alpha=1.0, *, out=None)\n--\n\n" ABOUT_celu EXAMPLE_celu, &op_celu)
NAME(hardtanh,
    "hardtanh($module, input, min_val=-1.0, max_val=1.0, *, out=None)\n--\n\n"
    ABOUT_hardtanh
    EXAMPLE_hardtanh, &op_hardtanh)
NAME(relu6, "relu6($module, input, *, out=None)\n--\n\n" ABOUT_relu6 EXAMPLE_relu6, &op_relu6)
NAME(hardsigmoid,
    "hardsigmoid($module, input, *, out=None)\n--\n\n"
    ABOUT_hardsigmoid
    EXAMPLE_hardsigmoid, &op_hardsigmoid)
NAME(hardswish,
    "hardswish($module, input, *, out=None)\n--\n\n"
    ABOUT_hardswish
    EXAMPLE_hardswish, &op_hardswish)
NAME(hardshrink,
    "hardshrink($module, input, lambd=0.5, *, out=None)\n--\n\n"
    ABOUT_hardshrink
    EXAMPLE_hardshrink, &op_hardshrink)
NAME(softshrink,
    "softshrink($module, input, lambd=0.5, *, out=None)\n--\n\n"
    ABOUT_softshrink
    EXAMPLE_softshrink, &op_softshrink)
NAME(sigmoid,
    "sigmoid($module, input, *, out=None)\n--\n\n"
    ABOUT_sigmoid
    EXAMPLE_sigmoid, &op_sigmoid)
NAME(softplus,
    "softplus($module, input, beta=1.0, threshold=20.0, *, out=None)\n--\n\n"
    ABOUT_softplus
    EXAMPLE_softplus, &op_softplus)
NAME(log_sigmoid,
    "log_sigmoid($module, input, *, out=None)\n--\n\n"
    ABOUT_log_sigmoid
    EXAMPLE_log_sigmoid, &op_log_sigmoid)
NAME(logsigmoid,
    "logsigmoid($module, input, *, out=None)\n--\n\n"
    ABOUT_log_sigmoid
    EXAMPLE_log_sigmoid, &op_log_sigmoid)
NAME(softsign,
    "softsign($module, input, *, out=None)\n--\n\n"
    "softsign(input, *, out=None) -> Tensor\n\n"
    ABOUT_softsign
    EXAMPLE_softsign
    "\n\nsoftsign(input) -> Tensor\n\n"
    ABOUT_softsign_complex
    EXAMPLE_softsign_complex, &op_softsign, &op_softsign_complex)
NAME(tanhshrink,
    "tanhshrink($module, input, *, out=None)\n--\n\n"
    "tanhshrink(input, *, out=None) -> Tensor\n\n"
    ABOUT_tanhshrink
    EXAMPLE_tanhshrink
    "\n\ntanhshrink(input, *, out=None) -> Tensor\n\n"
    ABOUT_tanhshrink_complex
    EXAMPLE_tanhshrink_complex, &op_tanhshrink, &op_tanhshrink_complex)
NAME(silu,
    "silu($module, input, *, out=None)\n--\n\n"
    "silu(input, *, out=None) -> Tensor\n\n"
    ABOUT_silu
    EXAMPLE_silu
    "\n\nsilu(input, *, out=None) -> Tensor\n\n"
    ABOUT_silu_complex
    EXAMPLE_silu_complex, &op_silu, &op_silu_complex)
NAME(swish, "swish($module, input, *, out=None)\n--\n\n" ABOUT_silu EXAMPLE_silu, &op_silu)
NAME(mish, "mish($module, input, *, out=None)\n--\n\n" ABOUT_mish EXAMPLE_mish, &op_mish)
NAME(gelu, "gelu($module, input, *, out=None)\n--\n\n" ABOUT_gelu EXAMPLE_gelu, &op_gelu)
NAME(glu, "glu($module, input, dim=-1)\n--\n\n" ABOUT_glu EXAMPLE_glu, &op_glu)
NAME(gelu_tanh,
    "gelu_tanh($module, input, *, out=None)\n--\n\n"
    ABOUT_gelu_tanh
    EXAMPLE_gelu_tanh, &op_gelu_tanh)
NAMED(nn_functional_gelu, "nn.functional.gelu",
    "gelu($module, input, approximate='none')\n--\n\n"
    ABOUT_nn_functional_gelu
    EXAMPLE_nn_functional_gelu, &op_nn_functional_gelu)
NAME(softmax,
    "softmax($module, input, dim, *, out=None)\n--\n\n"
    ABOUT_softmax
    EXAMPLE_softmax, &op_softmax)
NAME(softmax_of_parts,
    "softmax_of_parts($module, input, dim)\n--\n\n"
    ABOUT_softmax_of_parts, &op_softmax_of_parts)
NAME(log_softmax,
    "log_softmax($module, input, dim, *, out=None)\n--\n\n"
    ABOUT_log_softmax
    EXAMPLE_log_softmax, &op_log_softmax)
NAME(log_softmax_of_parts,
    "log_softmax_of_parts($module, input, dim)\n--\n\n"
    ABOUT_log_softmax_of_parts, &op_log_softmax_of_parts)
NAMED(nn_functional_softmax, "nn.functional.softmax",
    "softmax($module, input, dim=None, _stacklevel=3, *, dtype=None)\n--\n\n"
    ABOUT_nn_functional_softmax
    EXAMPLE_nn_functional_softmax, &op_nn_functional_softmax)
NAMED(nn_functional_log_softmax, "nn.functional.log_softmax",
    "log_softmax($module, input, dim=None, _stacklevel=3, *, dtype=None)\n--\n\n"
    ABOUT_nn_functional_log_softmax
    EXAMPLE_nn_functional_log_softmax, &op_nn_functional_log_softmax)
NAME(softmin,
    "softmin($module, input, dim=None, _stacklevel=3, *, dtype=None)\n--\n\n"
    ABOUT_softmin
    EXAMPLE_softmin, &op_softmin)
NAME(gumbel_softmax,
    "gumbel_softmax($module, logits, tau=1, hard=False, eps=1e-10, dim=-1)\n--\n\n"
    ABOUT_gumbel_softmax
    EXAMPLE_gumbel_softmax, &op_gumbel_softmax)
NAME(softmax_input,
    "softmax_input($module, grad_output, probability, dim, *, out=None)\n--\n\n"
    ABOUT_softmax_input, &op_softmax_input)
NAME(log_softmax_input,
    "log_softmax_input($module, grad_output, log_probability, dim, *, out=None)\n--\n\n"
    ABOUT_log_softmax_input, &op_log_softmax_input)
NAME(attention,
    "attention($module, query, key, value, scale, added=None, kept=None, draws=None, dropout=0, causal=False, *, out=None)\n--\n\n"
    ABOUT_attention, &op_attention)
NAME(dot, "dot($module, input, tensor, *, out=None)\n--\n\n" ABOUT_dot EXAMPLE_dot, &op_dot)
NAME(mv, "mv($module, input, vec, *, out=None)\n--\n\n" ABOUT_mv EXAMPLE_mv, &op_mv)
NAME(mm, "mm($module, input, mat2, *, out=None)\n--\n\n" ABOUT_mm EXAMPLE_mm, &op_mm)
NAME(bmm, "bmm($module, input, mat2, *, out=None)\n--\n\n" ABOUT_bmm EXAMPLE_bmm, &op_bmm)
NAME(ger, "ger($module, input, vec2, *, out=None)\n--\n\n" ABOUT_ger EXAMPLE_ger, &op_ger)
NAME(outer, "outer($module, input, vec2)\n--\n\n" ABOUT_outer EXAMPLE_outer, &op_outer)
NAME(addmm,
    "addmm($module, input, mat1, mat2, *, beta=1, alpha=1, out=None)\n--\n\n"
    "addmm(beta=1, input, alpha=1, mat1, mat2, *, out=None) -> Tensor\n\n"
    ABOUT_addmm
    EXAMPLE_addmm, &op_addmm)
NAME(addmv,
    "addmv($module, input, mat, vec, *, beta=1, alpha=1, out=None)\n--\n\n"
    "addmv(beta=1, input, alpha=1, mat, vec, *, out=None) -> Tensor\n\n"
    ABOUT_addmv
    EXAMPLE_addmv, &op_addmv)
NAME(addr,
    "addr($module, input, vec1, vec2, *, beta=1, alpha=1, out=None)\n--\n\n"
    "addr(beta=1, input, alpha=1, vec1, vec2, *, out=None) -> Tensor\n\n"
    ABOUT_addr
    EXAMPLE_addr, &op_addr)
NAME(addbmm,
    "addbmm($module, input, batch1, batch2, *, beta=1, alpha=1, out=None)\n--\n\n"
    "addbmm(beta=1, input, alpha=1, batch1, batch2, *, out=None) -> Tensor\n\n"
    ABOUT_addbmm
    EXAMPLE_addbmm, &op_addbmm)
NAME(baddbmm,
    "baddbmm($module, input, batch1, batch2, *, beta=1, alpha=1, out=None)\n--\n\n"
    "baddbmm(beta=1, input, alpha=1, batch1, batch2, *, out=None) -> Tensor\n\n"
    ABOUT_baddbmm
    EXAMPLE_baddbmm, &op_baddbmm)
NAME(linear,
    "linear($module, input, weight, bias=None, *, out=None)\n--\n\n"
    ABOUT_linear
    EXAMPLE_linear, &op_linear)
NAME(linear_int8,
    "linear_int8($module, input, weight, scale, bias=None, *, out=None)\n--\n\n"
    ABOUT_linear_int8
    EXAMPLE_linear_int8, &op_linear_int8)
NAME(linear_int8_input,
    "linear_int8_input($module, grad_output, weight, scale, *, out=None)\n--\n\n"
    ABOUT_linear_int8_input, &op_linear_int8_input)
NAME(linear_int4,
    "linear_int4($module, input, weight, scale, zero, bias=None, *, out=None)\n--\n\n"
    ABOUT_linear_int4
    EXAMPLE_linear_int4, &op_linear_int4)
NAME(linear_int4_input,
    "linear_int4_input($module, grad_output, weight, scale, zero, *, out=None)\n--\n\n"
    ABOUT_linear_int4_input, &op_linear_int4_input)
NAME(int_mm, "int_mm($module, input, weight, *, out=None)\n--\n\n" ABOUT_int_mm, &op_int_mm)
NAME(linear_weight,
    "linear_weight($module, grad_output, input, *, out=None)\n--\n\n"
    ABOUT_linear_weight, &op_linear_weight)
NAME(matmul, "matmul($module, input, other)\n--\n\n" ABOUT_matmul EXAMPLE_matmul, &op_matmul)
NAME(matmul_of_batches,
    "matmul_of_batches($module, input, other)\n--\n\n"
    ABOUT_matmul_of_batches, &op_matmul_of_batches)
NAME(view, NULL, &op_view)
NAME(reshape, "reshape($module, input, size)\n--\n\n" ABOUT_reshape EXAMPLE_reshape, &op_reshape)
NAME(view_copy,
    "view_copy($module, input, size)\n--\n\n"
    ABOUT_view_copy
    EXAMPLE_view_copy, &op_view_copy)
NAME(transpose,
    "transpose($module, input, dim0, dim1)\n--\n\n"
    ABOUT_transpose
    EXAMPLE_transpose, &op_transpose)
NAME(swapaxes,
    "swapaxes($module, input, dim0, dim1)\n--\n\n"
    ABOUT_transpose
    EXAMPLE_transpose, &op_transpose)
NAME(swapdims,
    "swapdims($module, input, dim0, dim1)\n--\n\n"
    ABOUT_transpose
    EXAMPLE_transpose, &op_transpose)
NAME(transpose_copy,
    "transpose_copy($module, input, dim0, dim1)\n--\n\n"
    ABOUT_transpose_copy
    EXAMPLE_transpose_copy, &op_transpose_copy)
NAME(transpose_,
    "transpose_($module, input, dim0, dim1)\n--\n\n"
    ABOUT_transpose_
    EXAMPLE_transpose_, &op_transpose_)
NAME(swapaxes_,
    "swapaxes_($module, input, dim0, dim1)\n--\n\n"
    ABOUT_transpose_
    EXAMPLE_transpose_, &op_transpose_)
NAME(swapdims_,
    "swapdims_($module, input, dim0, dim1)\n--\n\n"
    ABOUT_transpose_
    EXAMPLE_transpose_, &op_transpose_)
NAME(t, "t($module, input)\n--\n\n" ABOUT_t EXAMPLE_t, &op_t)
NAME(t_copy, "t_copy($module, input)\n--\n\n" ABOUT_t_copy EXAMPLE_t_copy, &op_t_copy)
NAME(t_, "t_($module, input)\n--\n\n" ABOUT_t_ EXAMPLE_t_, &op_t_)
NAME(permute, "permute($module, input, dims)\n--\n\n" ABOUT_permute EXAMPLE_permute, &op_permute)
NAME(permute_copy,
    "permute_copy($module, input, dims)\n--\n\n"
    ABOUT_permute_copy
    EXAMPLE_permute_copy, &op_permute_copy)
NAME(unravel_index,
    "unravel_index($module, indices, shape)\n--\n\n"
    ABOUT_unravel_index
    EXAMPLE_unravel_index, &op_unravel_index)
NAME(unpermute, "unpermute($module, input, dims)\n--\n\n" ABOUT_unpermute, &op_unpermute)
NAME(narrow,
    "narrow($module, input, dimension, start, length)\n--\n\n"
    ABOUT_narrow
    EXAMPLE_narrow, &op_narrow)
NAME(narrow_input,
    "narrow_input($module, grad_output, dimension, start, size, *, out=None)\n--\n\n"
    ABOUT_narrow_input, &op_narrow_input)
NAME(select, "select($module, input, dim, index)\n--\n\n" ABOUT_select EXAMPLE_select, &op_select)
NAME(select_copy,
    "select_copy($module, input, dim, index)\n--\n\n"
    ABOUT_select_copy
    EXAMPLE_select_copy, &op_select_copy)
NAME(select_input,
    "select_input($module, grad_output, dim, index, size, *, out=None)\n--\n\n"
    ABOUT_select_input, &op_select_input)
NAME(expand, "expand($module, input, size)\n--\n\n" ABOUT_expand EXAMPLE_expand, &op_expand)
NAME(broadcast_to,
    "broadcast_to($module, input, size)\n--\n\n"
    ABOUT_expand
    EXAMPLE_expand, &op_expand)
NAME(expand_copy,
    "expand_copy($module, input, size)\n--\n\n"
    ABOUT_expand_copy
    EXAMPLE_expand_copy, &op_expand_copy)
NAME(sum_to_size,
    "sum_to_size($module, input, size, *, out=None)\n--\n\n"
    "sum_to_size(input, size, *, out=None) -> Tensor\n\n"
    ABOUT_sum_to_size
    EXAMPLE_sum_to_size
    "\n\nsum_to_size(input, size) -> Tensor\n\n"
    ABOUT_sum_to_size_whole
    EXAMPLE_sum_to_size_whole, &op_sum_to_size, &op_sum_to_size_whole)
NAME(squeeze,
    "squeeze($module, input, dim=None)\n--\n\n"
    ABOUT_squeeze
    EXAMPLE_squeeze, &op_squeeze)
NAME(squeeze_copy,
    "squeeze_copy($module, input, dim=None)\n--\n\n"
    ABOUT_squeeze_copy
    EXAMPLE_squeeze_copy, &op_squeeze_copy)
NAME(squeeze_,
    "squeeze_($module, input, dim=None)\n--\n\n"
    ABOUT_squeeze_
    EXAMPLE_squeeze_, &op_squeeze_)
NAME(unsqueeze,
    "unsqueeze($module, input, dim)\n--\n\n"
    ABOUT_unsqueeze
    EXAMPLE_unsqueeze, &op_unsqueeze)
NAME(unsqueeze_copy,
    "unsqueeze_copy($module, input, dim)\n--\n\n"
    ABOUT_unsqueeze_copy
    EXAMPLE_unsqueeze_copy, &op_unsqueeze_copy)
NAME(unsqueeze_,
    "unsqueeze_($module, input, dim)\n--\n\n"
    ABOUT_unsqueeze_
    EXAMPLE_unsqueeze_, &op_unsqueeze_)
NAME(unfold, NULL, &op_unfold)
NAME(unfold_copy,
    "unfold_copy($module, input, dimension, size, step)\n--\n\n"
    ABOUT_unfold_copy
    EXAMPLE_unfold_copy, &op_unfold_copy)
NAME(unfold_input,
    "unfold_input($module, grad_output, dimension, length, step, size, *, out=None)\n--\n\n"
    ABOUT_unfold_input, &op_unfold_input)
NAME(index, "index($module, input, spec)\n--\n\n" ABOUT_index, &op_index)
NAME(index_input,
    "index_input($module, grad_output, ndim, size_and_spec, *, out=None)\n--\n\n"
    ABOUT_index_input, &op_index_input)
NAME(index_input_input,
    "index_input_input($module, input, ndim, size_and_spec)\n--\n\n"
    ABOUT_index_input_input, &op_index_input_input)
NAME(assign, "assign($module, input, source, spec, *, out=None)\n--\n\n" ABOUT_assign, &op_assign)
NAME(index_at,
    "index_at($module, input, place, at, every, dims, *, out=None)\n--\n\n"
    ABOUT_index_at, &op_index_at)
NAME(index_at_input,
    "index_at_input($module, grad_output, place, at, every, size, dims, *, out=None)\n--\n\n"
    ABOUT_index_at_input, &op_index_at_input)
NAME(assign_at,
    "assign_at($module, input, source, place, at, accumulate, spec, dims, *, out=None)\n--\n\n"
    ABOUT_assign_at, &op_assign_at)
NAME(assign_at_input,
    "assign_at_input($module, grad_output, place, at, accumulate, spec, dims, *, out=None)\n--\n\n"
    ABOUT_assign_at_input, &op_assign_at_input)
NAME(view_as, NULL, &op_view_as)
NAME(expand_as, NULL, &op_expand_as)
NAME(split,
    "split($module, input, *args, **keywords)\n--\n\n"
    "split(input, split_size, dim=0) -> tuple of Tensor\n\n"
    ABOUT_split
    EXAMPLE_split
    "\n\nsplit(input, sizes, dim=0) -> tuple of Tensor\n\n"
    ABOUT_split_sizes
    EXAMPLE_split_sizes, &op_split, &op_split_sizes)
NAME(split_copy,
    "split_copy($module, input, split_size, dim=0)\n--\n\n"
    ABOUT_split_copy
    EXAMPLE_split_copy, &op_split_copy)
NAME(unsafe_split,
    "unsafe_split($module, input, split_size, dim=0)\n--\n\n"
    ABOUT_unsafe_split
    EXAMPLE_unsafe_split, &op_unsafe_split)
NAME(split_with_sizes,
    "split_with_sizes($module, input, sizes, dim=0)\n--\n\n"
    ABOUT_split_sizes
    EXAMPLE_split_sizes, &op_split_sizes)
NAME(split_with_sizes_copy,
    "split_with_sizes_copy($module, input, sizes, dim=0)\n--\n\n"
    ABOUT_split_with_sizes_copy
    EXAMPLE_split_with_sizes_copy, &op_split_with_sizes_copy)
NAME(unsafe_split_with_sizes,
    "unsafe_split_with_sizes($module, input, split_sizes, dim=0)\n--\n\n"
    ABOUT_unsafe_split_with_sizes
    EXAMPLE_unsafe_split_with_sizes, &op_unsafe_split_with_sizes)
NAME(chunk, "chunk($module, input, chunks, dim=0)\n--\n\n" ABOUT_chunk EXAMPLE_chunk, &op_chunk)
NAME(unsafe_chunk,
    "unsafe_chunk($module, input, chunks, dim=0)\n--\n\n"
    ABOUT_unsafe_chunk
    EXAMPLE_unsafe_chunk, &op_unsafe_chunk)
NAME(unbind, "unbind($module, input, dim=0)\n--\n\n" ABOUT_unbind EXAMPLE_unbind, &op_unbind)
NAME(unbind_copy,
    "unbind_copy($module, input, dim=0)\n--\n\n"
    ABOUT_unbind_copy
    EXAMPLE_unbind_copy, &op_unbind_copy)
NAME(conj_physical,
    "conj_physical($module, input, *, out=None)\n--\n\n"
    "conj_physical(input) -> Tensor\n\n"
    ABOUT_conj_physical_real
    EXAMPLE_conj_physical_real
    "\n\nconj_physical(input, *, out=None) -> Tensor\n\n"
    ABOUT_conj_physical
    EXAMPLE_conj_physical, &op_conj_physical_real, &op_conj_physical)
NAME(conj, "conj($module, input)\n--\n\n" ABOUT_conj EXAMPLE_conj, &op_conj)
NAME(real, "real($module, input)\n--\n\n" ABOUT_real EXAMPLE_real, &op_real)
NAME(imag, "imag($module, input)\n--\n\n" ABOUT_imag EXAMPLE_imag, &op_imag)
NAME(complex, "complex($module, real, imag)\n--\n\n" ABOUT_complex EXAMPLE_complex, &op_complex)
NAME(polar, "polar($module, abs, angle)\n--\n\n" ABOUT_polar EXAMPLE_polar, &op_polar)
NAME(angle,
    "angle($module, input, *, out=None)\n--\n\n"
    "angle(input, *, out=None) -> Tensor\n\n"
    ABOUT_angle
    EXAMPLE_angle
    "\n\nangle(input) -> Tensor\n\n"
    ABOUT_angle_complex
    EXAMPLE_angle_complex, &op_angle, &op_angle_complex)
NAME(isreal, "isreal($module, input)\n--\n\n" ABOUT_isreal EXAMPLE_isreal, &op_isreal)
NAME(magnitude,
    "magnitude($module, real, imag, *, out=None)\n--\n\n"
    ABOUT_magnitude, &op_magnitude)
NAME(sgn, "sgn($module, input)\n--\n\n" ABOUT_sgn EXAMPLE_sgn, &op_sgn)
NAME(sgn_, "sgn_($module, input)\n--\n\n" ABOUT_sgn_ EXAMPLE_sgn_, &op_sgn_)
NAME(vdot, "vdot($module, input, tensor)\n--\n\n" ABOUT_vdot EXAMPLE_vdot, &op_vdot)
NAME(view_as_real,
    "view_as_real($module, input)\n--\n\n"
    ABOUT_view_as_real
    EXAMPLE_view_as_real, &op_view_as_real)
NAME(view_as_real_copy,
    "view_as_real_copy($module, input)\n--\n\n"
    ABOUT_view_as_real_copy
    EXAMPLE_view_as_real_copy, &op_view_as_real_copy)
NAME(view_as_complex,
    "view_as_complex($module, input)\n--\n\n"
    ABOUT_view_as_complex
    EXAMPLE_view_as_complex, &op_view_as_complex)
NAME(view_as_complex_copy,
    "view_as_complex_copy($module, input)\n--\n\n"
    ABOUT_view_as_complex_copy
    EXAMPLE_view_as_complex_copy, &op_view_as_complex_copy)
NAME(fourier,
    "fourier($module, input, s=None, dim=None, norm=2, inverse=False, *, out=None)\n--\n\n"
    ABOUT_fourier, &op_fourier)
NAME(fourier_line,
    "fourier_line($module, input, n=None, dim=-1, norm=2, inverse=False, *, out=None)\n--\n\n"
    ABOUT_fourier_line, &op_fourier_line)
NAME(fourier_real,
    "fourier_real($module, input, s=None, dim=None, norm=2, inverse=False, middle=1, *, out=None)\n--\n\n"
    ABOUT_fourier_real, &op_fourier_real)
NAME(fourier_real_line,
    "fourier_real_line($module, input, n=None, dim=-1, norm=2, inverse=False, middle=1, *, out=None)\n--\n\n"
    ABOUT_fourier_real_line, &op_fourier_real_line)
NAME(fourier_half,
    "fourier_half($module, input, s=None, dim=None, norm=2, inverse=False, middle=1, sizes=None, *, out=None)\n--\n\n"
    ABOUT_fourier_half, &op_fourier_half)
NAME(fourier_half_line,
    "fourier_half_line($module, input, n=None, dim=-1, norm=2, inverse=False, middle=1, sizes=None, *, out=None)\n--\n\n"
    ABOUT_fourier_half_line, &op_fourier_half_line)
NAME(fit, "fit($module, input, size, *, out=None)\n--\n\n" ABOUT_fit, &op_fit)
NAMED(fft_fft, "fft.fft",
    "fft($module, input, n=None, dim=-1, norm='backward', *, out=None)\n--\n\n"
    ABOUT_fft_fft
    EXAMPLE_fft_fft, &op_fft_fft)
NAMED(fft_ifft, "fft.ifft",
    "ifft($module, input, n=None, dim=-1, norm='backward', *, out=None)\n--\n\n"
    ABOUT_fft_ifft
    EXAMPLE_fft_ifft, &op_fft_ifft)
NAMED(fft_rfft, "fft.rfft",
    "rfft($module, input, n=None, dim=-1, norm='backward', *, out=None)\n--\n\n"
    ABOUT_fft_rfft
    EXAMPLE_fft_rfft, &op_fft_rfft)
NAMED(fft_irfft, "fft.irfft",
    "irfft($module, input, n=None, dim=-1, norm='backward', *, out=None)\n--\n\n"
    ABOUT_fft_irfft
    EXAMPLE_fft_irfft, &op_fft_irfft)
NAMED(fft_hfft, "fft.hfft",
    "hfft($module, input, n=None, dim=-1, norm='backward', *, out=None)\n--\n\n"
    ABOUT_fft_hfft
    EXAMPLE_fft_hfft, &op_fft_hfft)
NAMED(fft_ihfft, "fft.ihfft",
    "ihfft($module, input, n=None, dim=-1, norm='backward', *, out=None)\n--\n\n"
    ABOUT_fft_ihfft
    EXAMPLE_fft_ihfft, &op_fft_ihfft)
NAMED(fft_fft2, "fft.fft2",
    "fft2($module, input, s=None, dim=(-2, -1), norm='backward', *, out=None)\n--\n\n"
    ABOUT_fft_fft2
    EXAMPLE_fft_fft2, &op_fft_fft2)
NAMED(fft_fftn, "fft.fftn",
    "fftn($module, input, s=None, dim=None, norm='backward', *, out=None)\n--\n\n"
    ABOUT_fft_fftn
    EXAMPLE_fft_fftn, &op_fft_fftn)
NAMED(fft_ifft2, "fft.ifft2",
    "ifft2($module, input, s=None, dim=(-2, -1), norm='backward', *, out=None)\n--\n\n"
    ABOUT_fft_ifft2
    EXAMPLE_fft_ifft2, &op_fft_ifft2)
NAMED(fft_ifftn, "fft.ifftn",
    "ifftn($module, input, s=None, dim=None, norm='backward', *, out=None)\n--\n\n"
    ABOUT_fft_ifftn
    EXAMPLE_fft_ifftn, &op_fft_ifftn)
NAMED(fft_rfft2, "fft.rfft2",
    "rfft2($module, input, s=None, dim=(-2, -1), norm='backward', *, out=None)\n--\n\n"
    ABOUT_fft_rfft2
    EXAMPLE_fft_rfft2, &op_fft_rfft2)
NAMED(fft_rfftn, "fft.rfftn",
    "rfftn($module, input, s=None, dim=None, norm='backward', *, out=None)\n--\n\n"
    ABOUT_fft_rfftn
    EXAMPLE_fft_rfftn, &op_fft_rfftn)
NAMED(fft_irfft2, "fft.irfft2",
    "irfft2($module, input, s=None, dim=(-2, -1), norm='backward', *, out=None)\n--\n\n"
    ABOUT_fft_irfft2
    EXAMPLE_fft_irfft2, &op_fft_irfft2)
NAMED(fft_irfftn, "fft.irfftn",
    "irfftn($module, input, s=None, dim=None, norm='backward', *, out=None)\n--\n\n"
    ABOUT_fft_irfftn
    EXAMPLE_fft_irfftn, &op_fft_irfftn)
NAMED(fft_hfft2, "fft.hfft2",
    "hfft2($module, input, s=None, dim=(-2, -1), norm='backward', *, out=None)\n--\n\n"
    ABOUT_fft_hfft2
    EXAMPLE_fft_hfft2, &op_fft_hfft2)
NAMED(fft_hfftn, "fft.hfftn",
    "hfftn($module, input, s=None, dim=None, norm='backward', *, out=None)\n--\n\n"
    ABOUT_fft_hfftn
    EXAMPLE_fft_hfftn, &op_fft_hfftn)
NAMED(fft_ihfft2, "fft.ihfft2",
    "ihfft2($module, input, s=None, dim=(-2, -1), norm='backward', *, out=None)\n--\n\n"
    ABOUT_fft_ihfft2
    EXAMPLE_fft_ihfft2, &op_fft_ihfft2)
NAMED(fft_ihfftn, "fft.ihfftn",
    "ihfftn($module, input, s=None, dim=None, norm='backward', *, out=None)\n--\n\n"
    ABOUT_fft_ihfftn
    EXAMPLE_fft_ihfftn, &op_fft_ihfftn)
NAMED(fft_fftfreq, "fft.fftfreq",
    "fftfreq($module, n, d=1.0, *, out=None)\n--\n\n"
    ABOUT_fft_fftfreq
    EXAMPLE_fft_fftfreq, &op_fft_fftfreq)
NAMED(fft_rfftfreq, "fft.rfftfreq",
    "rfftfreq($module, n, d=1.0, *, out=None)\n--\n\n"
    ABOUT_fft_rfftfreq
    EXAMPLE_fft_rfftfreq, &op_fft_rfftfreq)
NAMED(fft_fftshift, "fft.fftshift",
    "fftshift($module, input, dim=None, *, out=None)\n--\n\n"
    ABOUT_fft_fftshift
    EXAMPLE_fft_fftshift, &op_fft_fftshift)
NAMED(fft_ifftshift, "fft.ifftshift",
    "ifftshift($module, input, dim=None, *, out=None)\n--\n\n"
    ABOUT_fft_ifftshift
    EXAMPLE_fft_ifftshift, &op_fft_ifftshift)
NAME(index_select,
    "index_select($module, input, dim, index, *, out=None)\n--\n\n"
    ABOUT_index_select
    EXAMPLE_index_select, &op_index_select)
NAME(index_select_input,
    "index_select_input($module, grad_output, dim, index, size, *, out=None)\n--\n\n"
    ABOUT_index_select_input, &op_index_select_input)
NAME(gather,
    "gather($module, input, dim, index, sparse_grad=False, *, out=None)\n--\n\n"
    ABOUT_gather
    EXAMPLE_gather, &op_gather)
NAME(gather_input,
    "gather_input($module, grad_output, dim, index, size, *, out=None)\n--\n\n"
    ABOUT_gather_input, &op_gather_input)
NAME(gather_one,
    "gather_one($module, input, indices, dim, *, out=None)\n--\n\n"
    ABOUT_gather_one, &op_gather_one)
NAME(gather_one_input,
    "gather_one_input($module, grad_output, indices, dim, size, *, out=None)\n--\n\n"
    ABOUT_gather_one_input, &op_gather_one_input)
NAME(masked_select,
    "masked_select($module, input, mask, *, out=None)\n--\n\n"
    ABOUT_masked_select
    EXAMPLE_masked_select, &op_masked_select)
NAME(masked_select_input,
    "masked_select_input($module, grad_output, mask, size, *, out=None)\n--\n\n"
    ABOUT_masked_select_input, &op_masked_select_input)
NAME(nonzero,
    "nonzero($module, input, as_tuple=False, *, out=None)\n--\n\n"
    "nonzero(input, as_tuple=False, *, out=None) -> LongTensor\n\n"
    ABOUT_nonzero
    EXAMPLE_nonzero
    "\n\nnonzero(input, as_tuple) -> tuple of Tensor\n\n"
    ABOUT_nonzero_places
    EXAMPLE_nonzero_places, &op_nonzero, &op_nonzero_places)
NAME(argwhere,
    "argwhere($module, input, as_tuple=False, *, out=None)\n--\n\n"
    ABOUT_nonzero
    EXAMPLE_nonzero, &op_nonzero)
NAME(index_add,
    "index_add($module, input, dim, index, source, alpha=None, *, out=None)\n--\n\n"
    "index_add(input, dim, index, source, *, out=None) -> Tensor\n\n"
    ABOUT_index_add
    EXAMPLE_index_add
    "\n\nindex_add(input, dim, index, source, alpha) -> Tensor\n\n"
    ABOUT_index_add_scaled
    EXAMPLE_index_add_scaled, &op_index_add, &op_index_add_scaled)
NAME(index_copy,
    "index_copy($module, input, dim, index, source, *, out=None)\n--\n\n"
    ABOUT_index_copy
    EXAMPLE_index_copy, &op_index_copy)
NAME(index_fill,
    "index_fill($module, input, dim, index, value, *, out=None)\n--\n\n"
    "index_fill(input, dim, index, value, *, out=None) -> Tensor\n\n"
    ABOUT_index_fill
    EXAMPLE_index_fill
    "\n\nindex_fill(input, dim, index, value) -> Tensor\n\n"
    ABOUT_index_fill_tensor
    EXAMPLE_index_fill_tensor, &op_index_fill, &op_index_fill_tensor)
NAME(scatter,
    "scatter($module, input, dim, index, source, reduce=None, *, out=None)\n--\n\n"
    "scatter(input, dim, index, source, *, out=None) -> Tensor\n\n"
    ABOUT_scatter
    EXAMPLE_scatter
    "\n\nscatter(input, dim, index, source, reduce) -> Tensor\n\n"
    ABOUT_scatter_reduced
    EXAMPLE_scatter_reduced
    "\n\nscatter(input, dim, index, source, reduce) -> Tensor\n\n"
    ABOUT_scatter_reduced_number
    EXAMPLE_scatter_reduced_number, &op_scatter, &op_scatter_reduced, &op_scatter_reduced_number)
NAME(scatter_add,
    "scatter_add($module, input, dim, index, source, *, out=None)\n--\n\n"
    ABOUT_scatter_add
    EXAMPLE_scatter_add, &op_scatter_add)
NAME(scatter_reduce,
    "scatter_reduce($module, input, dim, index, source, reduce, include_self=True, *, out=None)\n--\n\n"
    "scatter_reduce(input, dim, index, source, reduce, include_self=True, *, out=None) -> Tensor\n\n"
    ABOUT_scatter_reduce
    EXAMPLE_scatter_reduce
    "\n\nscatter_reduce(input, dim, index, source, reduce, include_self=True, *, out=None) -> Tensor\n\n"
    ABOUT_scatter_reduce_complex
    EXAMPLE_scatter_reduce_complex, &op_scatter_reduce, &op_scatter_reduce_complex)
NAME(scatter_reduce_input,
    "scatter_reduce_input($module, grad_output, input, dim, index, source, output, reduce, include_self=True, *, out=None)\n--\n\n"
    ABOUT_scatter_reduce_input, &op_scatter_reduce_input)
NAME(scatter_reduce_complex_input,
    "scatter_reduce_complex_input($module, grad_output, input, dim, index, source, output, reduce, include_self=True, *, out=None)\n--\n\n"
    ABOUT_scatter_reduce_complex_input, &op_scatter_reduce_complex_input)
NAME(index_reduce,
    "index_reduce($module, input, dim, index, source, reduce, include_self=True)\n--\n\n"
    ABOUT_index_reduce
    EXAMPLE_index_reduce, &op_index_reduce)
NAME(index_reduce_,
    "index_reduce_($module, input, dim, index, source, reduce, include_self=True)\n--\n\n"
    ABOUT_index_reduce_
    EXAMPLE_index_reduce_, &op_index_reduce_)
NAME(masked_fill,
    "masked_fill($module, input, mask, value, *, out=None)\n--\n\n"
    "masked_fill(input, mask, value, *, out=None) -> Tensor\n\n"
    ABOUT_masked_fill
    EXAMPLE_masked_fill
    "\n\nmasked_fill(input, mask, value) -> Tensor\n\n"
    ABOUT_masked_fill_tensor
    EXAMPLE_masked_fill_tensor, &op_masked_fill, &op_masked_fill_tensor)
NAME(masked_copy,
    "masked_copy($module, input, mask, source, *, out=None)\n--\n\n"
    ABOUT_masked_copy
    EXAMPLE_masked_copy, &op_masked_copy)
NAME(masked_scatter,
    "masked_scatter($module, input, mask, source, *, out=None)\n--\n\n"
    ABOUT_masked_copy
    EXAMPLE_masked_copy, &op_masked_copy)
NAME(masked_copy_input,
    "masked_copy_input($module, grad_output, mask, size, *, out=None)\n--\n\n"
    ABOUT_masked_copy_input, &op_masked_copy_input)
NAME(diag,
    "diag($module, input, diagonal=0, *, out=None)\n--\n\n"
    ABOUT_diag
    EXAMPLE_diag, &op_diag)
NAME(diag_input,
    "diag_input($module, grad_output, diagonal, size, *, out=None)\n--\n\n"
    ABOUT_diag_input, &op_diag_input)
NAME(tril, "tril($module, input, k=0, *, out=None)\n--\n\n" ABOUT_tril EXAMPLE_tril, &op_tril)
NAME(triu, "triu($module, input, k=0, *, out=None)\n--\n\n" ABOUT_triu EXAMPLE_triu, &op_triu)
NAME(trace, "trace($module, input)\n--\n\n" ABOUT_trace EXAMPLE_trace, &op_trace)
NAME(renorm,
    "renorm($module, input, p, dim, maxnorm)\n--\n\n"
    ABOUT_renorm
    EXAMPLE_renorm, &op_renorm)
NAME(renorm_,
    "renorm_($module, input, p, dim, maxnorm)\n--\n\n"
    ABOUT_renorm_
    EXAMPLE_renorm_, &op_renorm_)
NAME(cross, "cross($module, input, other, dim=None)\n--\n\n" ABOUT_cross EXAMPLE_cross, &op_cross)
NAME(searchsorted,
    "searchsorted($module, sorted_sequence, input, right=False, side='left', sorter=None, out_int32=True, *, out=None)\n--\n\n"
    "searchsorted(sorted_sequence, input, right=False, *, out=None) -> LongTensor\n\n"
    ABOUT_searchsorted
    EXAMPLE_searchsorted
    "\n\nsearchsorted(sorted_sequence, input, right=False) -> LongTensor\n\n"
    ABOUT_searchsorted_number
    EXAMPLE_searchsorted_number
    "\n\nsearchsorted(sorted_sequence, input, side) -> LongTensor\n\n"
    ABOUT_searchsorted_sided
    EXAMPLE_searchsorted_sided
    "\n\nsearchsorted(sorted_sequence, input, right=False, side='left', sorter=None, out_int32=False) -> LongTensor\n\n"
    ABOUT_searchsorted_ordered
    EXAMPLE_searchsorted_ordered
    "\n\nsearchsorted(sorted_sequence, input, right=False, side='left', sorter=None, out_int32=True) -> IntTensor\n\n"
    ABOUT_searchsorted_int32
    EXAMPLE_searchsorted_int32, &op_searchsorted, &op_searchsorted_number, &op_searchsorted_sided, &op_searchsorted_ordered, &op_searchsorted_int32)
NAME(bucketize,
    "bucketize($module, input, boundaries, right=False, out_int32=False)\n--\n\n"
    ABOUT_bucketize
    EXAMPLE_bucketize, &op_bucketize)
NAME(histogram,
    "histogram($module, input, bins=100, range=None, weight=None, density=False)\n--\n\n"
    "histogram(input, bins=100, range=None, weight=None, density=False) -> (Tensor, Tensor)\n\n"
    ABOUT_histogram
    EXAMPLE_histogram
    "\n\nhistogram(input, bins, weight=None, density=False) -> (Tensor, Tensor)\n\n"
    ABOUT_histogram_of_edges
    EXAMPLE_histogram_of_edges, &op_histogram, &op_histogram_of_edges)
NAME(histc,
    "histc($module, input, bins=100, min=0, max=0, *, out=None)\n--\n\n"
    ABOUT_histc
    EXAMPLE_histc, &op_histc)
NAME(bhistc,
    "bhistc($module, input, bins=100, min=0, max=0)\n--\n\n"
    ABOUT_bhistc
    EXAMPLE_bhistc, &op_bhistc)
NAME(bincount,
    "bincount($module, input, weights=None, minlength=0, *, out=None)\n--\n\n"
    "bincount(input, minlength=0, *, out=None) -> LongTensor\n\n"
    ABOUT_bincount
    EXAMPLE_bincount
    "\n\nbincount(input, weights, minlength=0) -> DoubleTensor\n\n"
    ABOUT_bincount_converted
    EXAMPLE_bincount_converted
    "\n\nbincount(input, weights, minlength=0, *, out=None) -> Tensor\n\n"
    ABOUT_bincount_weighted
    EXAMPLE_bincount_weighted, &op_bincount, &op_bincount_converted, &op_bincount_weighted)
NAME(multinomial,
    "multinomial($module, input, num_samples=1, replacement=False, *, out=None)\n--\n\n"
    ABOUT_multinomial
    EXAMPLE_multinomial, &op_multinomial)
NAME(unique,
    "unique($module, input, sorted=True, return_inverse=False, return_counts=False, dim=None)\n--\n\n"
    ABOUT_unique
    EXAMPLE_unique, &op_unique)
NAME(unique_consecutive,
    "unique_consecutive($module, input, return_inverse=False, return_counts=False, dim=None)\n--\n\n"
    ABOUT_unique_consecutive
    EXAMPLE_unique_consecutive, &op_unique_consecutive)
NAME(take, "take($module, input, index, *, out=None)\n--\n\n" ABOUT_take EXAMPLE_take, &op_take)
NAME(take_input,
    "take_input($module, grad_output, index, size, *, out=None)\n--\n\n"
    ABOUT_take_input, &op_take_input)
NAME(put,
    "put($module, input, index, source, accumulate=False, *, out=None)\n--\n\n"
    ABOUT_put
    EXAMPLE_put, &op_put)
NAME(put_input,
    "put_input($module, grad_output, index, accumulate, *, out=None)\n--\n\n"
    ABOUT_put_input, &op_put_input)
NAME(diagonal,
    "diagonal($module, input, offset=0, dim1=0, dim2=1)\n--\n\n"
    ABOUT_diagonal
    EXAMPLE_diagonal, &op_diagonal)
NAME(diagonal_copy,
    "diagonal_copy($module, input, offset=0, dim1=0, dim2=1)\n--\n\n"
    ABOUT_diagonal_copy
    EXAMPLE_diagonal_copy, &op_diagonal_copy)
NAME(diagonal_input,
    "diagonal_input($module, grad_output, offset, dim1, dim2, size, *, out=None)\n--\n\n"
    ABOUT_diagonal_input, &op_diagonal_input)
NAME(flip, "flip($module, input, dims=None)\n--\n\n" ABOUT_flip EXAMPLE_flip, &op_flip)
NAME(roll, "roll($module, input, shifts, dims=None)\n--\n\n" ABOUT_roll EXAMPLE_roll, &op_roll)
NAME(tile, "tile($module, input, sizes)\n--\n\n" ABOUT_tile EXAMPLE_tile, &op_tile)
NAME(repeat_interleave,
    "repeat_interleave($module, repeats, dim=None, output_size=None, *, input=None)\n--\n\n"
    "repeat_interleave(input, repeats, dim=None, output_size=None) -> Tensor\n\n"
    ABOUT_repeat_interleave
    EXAMPLE_repeat_interleave
    "\n\nrepeat_interleave(input, repeats, dim=None, output_size=None) -> Tensor\n\n"
    ABOUT_repeat_interleave_each
    EXAMPLE_repeat_interleave_each
    "\n\nrepeat_interleave(repeats, output_size=None) -> LongTensor\n\n"
    ABOUT_repeat_interleave_counts
    EXAMPLE_repeat_interleave_counts, &op_repeat_interleave, &op_repeat_interleave_each, &op_repeat_interleave_counts)
NAME(movedim,
    "movedim($module, input, source, destination)\n--\n\n"
    ABOUT_movedim
    EXAMPLE_movedim, &op_movedim)
NAME(moveaxis,
    "moveaxis($module, input, source, destination)\n--\n\n"
    ABOUT_movedim
    EXAMPLE_movedim, &op_movedim)
NAME(unflatten,
    "unflatten($module, input, dim, sizes)\n--\n\n"
    ABOUT_unflatten
    EXAMPLE_unflatten, &op_unflatten)
NAME(rot90, "rot90($module, input, k=1, dims=None)\n--\n\n" ABOUT_rot90 EXAMPLE_rot90, &op_rot90)
NAME(fliplr, "fliplr($module, input)\n--\n\n" ABOUT_fliplr EXAMPLE_fliplr, &op_fliplr)
NAME(flipud, "flipud($module, input)\n--\n\n" ABOUT_flipud EXAMPLE_flipud, &op_flipud)
NAME(tensor_split,
    "tensor_split($module, input, *args, **keywords)\n--\n\n"
    "tensor_split(input, indices_or_sections, dim=0) -> tuple of Tensor\n\n"
    ABOUT_tensor_split
    EXAMPLE_tensor_split
    "\n\ntensor_split(input, indices_or_sections, dim=0) -> tuple of Tensor\n\n"
    ABOUT_tensor_split_indices
    EXAMPLE_tensor_split_indices
    "\n\ntensor_split(input, tensor_indices_or_sections, dim=0) -> tuple of Tensor\n\n"
    ABOUT_tensor_split_tensor
    EXAMPLE_tensor_split_tensor, &op_tensor_split, &op_tensor_split_indices, &op_tensor_split_tensor)
NAME(hsplit,
    "hsplit($module, input, indices_or_sections)\n--\n\n"
    "hsplit(input, indices_or_sections) -> tuple of Tensor\n\n"
    ABOUT_hsplit
    EXAMPLE_hsplit
    "\n\nhsplit(input, indices_or_sections) -> tuple of Tensor\n\n"
    ABOUT_hsplit_indices
    EXAMPLE_hsplit_indices, &op_hsplit, &op_hsplit_indices)
NAME(vsplit,
    "vsplit($module, input, indices_or_sections)\n--\n\n"
    "vsplit(input, indices_or_sections) -> tuple of Tensor\n\n"
    ABOUT_vsplit
    EXAMPLE_vsplit
    "\n\nvsplit(input, indices_or_sections) -> tuple of Tensor\n\n"
    ABOUT_vsplit_indices
    EXAMPLE_vsplit_indices, &op_vsplit, &op_vsplit_indices)
NAME(dsplit,
    "dsplit($module, input, indices_or_sections)\n--\n\n"
    "dsplit(input, indices_or_sections) -> tuple of Tensor\n\n"
    ABOUT_dsplit
    EXAMPLE_dsplit
    "\n\ndsplit(input, indices_or_sections) -> tuple of Tensor\n\n"
    ABOUT_dsplit_indices
    EXAMPLE_dsplit_indices, &op_dsplit, &op_dsplit_indices)
NAME(atleast_1d,
    "atleast_1d($module, input)\n--\n\n"
    ABOUT_atleast_1d
    EXAMPLE_atleast_1d, &op_atleast_1d)
NAME(atleast_2d,
    "atleast_2d($module, input)\n--\n\n"
    ABOUT_atleast_2d
    EXAMPLE_atleast_2d, &op_atleast_2d)
NAME(atleast_3d,
    "atleast_3d($module, input)\n--\n\n"
    ABOUT_atleast_3d
    EXAMPLE_atleast_3d, &op_atleast_3d)
NAME(ravel, "ravel($module, input)\n--\n\n" ABOUT_ravel EXAMPLE_ravel, &op_ravel)
NAME(flatten,
    "flatten($module, input, start_dim=0, end_dim=-1)\n--\n\n"
    ABOUT_flatten
    EXAMPLE_flatten, &op_flatten)
NAME(hstack, "hstack($module, tensors)\n--\n\n" ABOUT_hstack EXAMPLE_hstack, &op_hstack)
NAME(vstack, "vstack($module, tensors)\n--\n\n" ABOUT_vstack EXAMPLE_vstack, &op_vstack)
NAME(row_stack, "row_stack($module, tensors)\n--\n\n" ABOUT_vstack EXAMPLE_vstack, &op_vstack)
NAME(dstack, "dstack($module, tensors)\n--\n\n" ABOUT_dstack EXAMPLE_dstack, &op_dstack)
NAME(column_stack,
    "column_stack($module, tensors)\n--\n\n"
    ABOUT_column_stack
    EXAMPLE_column_stack, &op_column_stack)
NAME(diag_embed,
    "diag_embed($module, input, offset=0, dim1=-2, dim2=-1)\n--\n\n"
    ABOUT_diag_embed
    EXAMPLE_diag_embed, &op_diag_embed)
NAME(diagflat,
    "diagflat($module, input, offset=0)\n--\n\n"
    ABOUT_diagflat
    EXAMPLE_diagflat, &op_diagflat)
NAME(combinations,
    "combinations($module, input, r=2, with_replacement=False)\n--\n\n"
    ABOUT_combinations
    EXAMPLE_combinations, &op_combinations)
NAME(vander,
    "vander($module, input, N=None, increasing=False)\n--\n\n"
    ABOUT_vander
    EXAMPLE_vander, &op_vander)
NAME(select_scatter,
    "select_scatter($module, input, source, dim, index)\n--\n\n"
    ABOUT_select_scatter
    EXAMPLE_select_scatter, &op_select_scatter)
NAME(slice_scatter,
    "slice_scatter($module, input, source, dim=0, start=None, end=None, step=1)\n--\n\n"
    ABOUT_slice_scatter
    EXAMPLE_slice_scatter, &op_slice_scatter)
NAME(diagonal_scatter,
    "diagonal_scatter($module, input, source, offset=0, dim1=0, dim2=1)\n--\n\n"
    ABOUT_diagonal_scatter
    EXAMPLE_diagonal_scatter, &op_diagonal_scatter)
NAME(fill_diagonal_,
    "fill_diagonal_($module, input, value, wrap=False)\n--\n\n"
    ABOUT_fill_diagonal_
    EXAMPLE_fill_diagonal_, &op_fill_diagonal_)
NAME(reshape_as, NULL, &op_reshape_as)
NAME(take_along_dim,
    "take_along_dim($module, input, index, dim=None)\n--\n\n"
    ABOUT_take_along_dim
    EXAMPLE_take_along_dim, &op_take_along_dim)
NAME(index_put,
    "index_put($module, input, indices, values, accumulate=False)\n--\n\n"
    ABOUT_index_put
    EXAMPLE_index_put, &op_index_put)
NAME(index_put_,
    "index_put_($module, input, indices, values, accumulate=False)\n--\n\n"
    ABOUT_index_put_
    EXAMPLE_index_put_, &op_index_put_)
NAME(unsafe_masked_index,
    "unsafe_masked_index($module, input, mask, indices, fill)\n--\n\n"
    ABOUT_unsafe_masked_index, &op_unsafe_masked_index)
NAME(unsafe_masked_index_put_accumulate,
    "unsafe_masked_index_put_accumulate($module, input, mask, indices, values)\n--\n\n"
    ABOUT_unsafe_masked_index_put_accumulate, &op_unsafe_masked_index_put_accumulate)
NAME(cat, "cat($module, tensors, dim=0, *, out=None)\n--\n\n" ABOUT_cat EXAMPLE_cat, &op_cat)
NAME(concat, "concat($module, tensors, dim=0, *, out=None)\n--\n\n" ABOUT_cat EXAMPLE_cat, &op_cat)
NAME(concatenate,
    "concatenate($module, tensors, dim=0, *, out=None)\n--\n\n"
    ABOUT_cat
    EXAMPLE_cat, &op_cat)
NAME(stack, "stack($module, tensors, dim=0)\n--\n\n" ABOUT_stack EXAMPLE_stack, &op_stack)
NAME(repeat, NULL, &op_repeat)
NAME(chunk_cat,
    "chunk_cat($module, tensors, dim, num_chunks)\n--\n\n"
    ABOUT_chunk_cat, &op_chunk_cat)
NAME(kron, "kron($module, input, other)\n--\n\n" ABOUT_kron EXAMPLE_kron, &op_kron)
NAME(trapz, "trapz($module, y, x=None, dx=1, dim=-1)\n--\n\n" ABOUT_trapz EXAMPLE_trapz, &op_trapz)
NAME(trapezoid,
    "trapezoid($module, y, x=None, dx=1, dim=-1)\n--\n\n"
    ABOUT_trapz
    EXAMPLE_trapz, &op_trapz)
NAME(trapezoids,
    "trapezoids($module, y, x=None, dx=1, dim=-1)\n--\n\n"
    ABOUT_trapezoids, &op_trapezoids)
NAME(cumulative_trapezoid,
    "cumulative_trapezoid($module, y, x=None, dx=1, dim=-1)\n--\n\n"
    ABOUT_cumulative_trapezoid
    EXAMPLE_cumulative_trapezoid, &op_cumulative_trapezoid)
NAME(diff,
    "diff($module, input, n=1, dim=-1, prepend=None, append=None)\n--\n\n"
    ABOUT_diff
    EXAMPLE_diff, &op_diff)
NAME(inner, "inner($module, input, other)\n--\n\n" ABOUT_inner EXAMPLE_inner, &op_inner)
NAME(cov,
    "cov($module, input, correction=1, fweights=None, aweights=None)\n--\n\n"
    ABOUT_cov
    EXAMPLE_cov, &op_cov)
NAME(corrcoef, "corrcoef($module, input)\n--\n\n" ABOUT_corrcoef EXAMPLE_corrcoef, &op_corrcoef)
NAME(cdist,
    "cdist($module, input, other, p=2, compute_mode='use_mm_for_euclid_dist_if_necessary')\n--\n\n"
    ABOUT_cdist
    EXAMPLE_cdist, &op_cdist)
NAME(pair_norms,
    "pair_norms($module, input, other, squares=True, *, out=None)\n--\n\n"
    ABOUT_pair_norms, &op_pair_norms)
NAME(pair_norms_input,
    "pair_norms_input($module, grad_output, input, other, norm, squares=True, *, out=None)\n--\n\n"
    ABOUT_pair_norms_input, &op_pair_norms_input)
NAME(bilinear,
    "bilinear($module, input1, input2, weight, bias=None)\n--\n\n"
    ABOUT_bilinear
    EXAMPLE_bilinear, &op_bilinear)
NAME(pdist, "pdist($module, input, p=2)\n--\n\n" ABOUT_pdist EXAMPLE_pdist, &op_pdist)
NAME(one_hot,
    "one_hot($module, input, num_classes=-1)\n--\n\n"
    ABOUT_one_hot
    EXAMPLE_one_hot, &op_one_hot)
NAME(normalize,
    "normalize($module, input, p=2, dim=(1,), eps=1e-12)\n--\n\n"
    ABOUT_normalize
    EXAMPLE_normalize, &op_normalize)
NAME(pairwise_distance,
    "pairwise_distance($module, x1, x2, p=2.0, eps=1e-06, keepdim=False)\n--\n\n"
    ABOUT_pairwise_distance
    EXAMPLE_pairwise_distance, &op_pairwise_distance)
NAME(cosine_similarity,
    "cosine_similarity($module, input, other, dim=1, eps=1e-08)\n--\n\n"
    ABOUT_cosine_similarity
    EXAMPLE_cosine_similarity, &op_cosine_similarity)
NAME(matrix_power,
    "matrix_power($module, input, n)\n--\n\n"
    ABOUT_matrix_power
    EXAMPLE_matrix_power, &op_matrix_power)
NAME(matrix_exp,
    "matrix_exp($module, input)\n--\n\n"
    ABOUT_matrix_exp
    EXAMPLE_matrix_exp, &op_matrix_exp)
NAMED(linalg_inv_ex, "linalg.inv_ex",
    "inv_ex($module, A, check_errors=False, *, out=None)\n--\n\n"
    ABOUT_linalg_inv_ex
    EXAMPLE_linalg_inv_ex, &op_linalg_inv_ex)
NAMED(linalg_inv, "linalg.inv",
    "inv($module, A, *, out=None)\n--\n\n"
    ABOUT_linalg_inv
    EXAMPLE_linalg_inv, &op_linalg_inv)
NAME(inverse,
    "inverse($module, input, *, out=None)\n--\n\n"
    ABOUT_inverse
    EXAMPLE_inverse, &op_inverse)
NAMED(linalg_det, "linalg.det",
    "det($module, A, *, out=None)\n--\n\n"
    ABOUT_linalg_det
    EXAMPLE_linalg_det, &op_linalg_det)
NAME(det, "det($module, input, *, out=None)\n--\n\n" ABOUT_det EXAMPLE_det, &op_det)
NAMED(linalg_pinv, "linalg.pinv",
    "pinv($module, A, rcond=None, hermitian=False, atol=None, rtol=None)\n--\n\n"
    ABOUT_linalg_pinv
    EXAMPLE_linalg_pinv, &op_linalg_pinv)
NAME(pinverse,
    "pinverse($module, input, rcond=None, hermitian=False, atol=None, rtol=None)\n--\n\n"
    ABOUT_pinverse
    EXAMPLE_pinverse, &op_pinverse)
NAMED(linalg_slogdet, "linalg.slogdet",
    "slogdet($module, A, *, out=None)\n--\n\n"
    ABOUT_linalg_slogdet
    EXAMPLE_linalg_slogdet, &op_linalg_slogdet)
NAME(slogdet,
    "slogdet($module, input, *, out=None)\n--\n\n"
    ABOUT_slogdet
    EXAMPLE_slogdet, &op_slogdet)
NAME(logdet, "logdet($module, input, *, out=None)\n--\n\n" ABOUT_logdet EXAMPLE_logdet, &op_logdet)
NAME(cofactors, "cofactors($module, input, *, out=None)\n--\n\n" ABOUT_cofactors, &op_cofactors)
NAME(cofactors_input,
    "cofactors_input($module, grad_output, input, *, out=None)\n--\n\n"
    ABOUT_cofactors_input, &op_cofactors_input)
NAMED(linalg_solve_ex, "linalg.solve_ex",
    "solve_ex($module, A, B, left=True, check_errors=False, *, out=None)\n--\n\n"
    "solve_ex(A, B, left=True, check_errors=False, *, out=None) -> (Tensor, IntTensor)\n\n"
    ABOUT_linalg_solve_ex
    EXAMPLE_linalg_solve_ex
    "\n\nsolve_ex(A, B, left=True, check_errors=False) -> (Tensor, IntTensor)\n\n"
    ABOUT_linalg_solve_ex_vectors
    EXAMPLE_linalg_solve_ex_vectors, &op_linalg_solve_ex, &op_linalg_solve_ex_vectors)
NAMED(linalg_solve, "linalg.solve",
    "solve($module, A, B, left=True, *, out=None)\n--\n\n"
    "solve(A, B, left=True, *, out=None) -> Tensor\n\n"
    ABOUT_linalg_solve
    EXAMPLE_linalg_solve
    "\n\nsolve(A, B, left=True) -> Tensor\n\n"
    ABOUT_linalg_solve_vectors
    EXAMPLE_linalg_solve_vectors, &op_linalg_solve, &op_linalg_solve_vectors)
NAME(gesv, "gesv($module, input, A, *, out=None)\n--\n\n" ABOUT_gesv EXAMPLE_gesv, &op_gesv)
NAME(solve_system,
    "solve_system($module, input, A, adjoint=False, *, out=None)\n--\n\n"
    ABOUT_solve_system, &op_solve_system)
NAME(trtrs,
    "trtrs($module, input, A, upper=True, transpose=False, unitriangular=False)\n--\n\n"
    ABOUT_trtrs
    EXAMPLE_trtrs, &op_trtrs)
NAME(triangular_solve,
    "triangular_solve($module, input, A, upper=True, transpose=False, unitriangular=False)\n--\n\n"
    ABOUT_trtrs
    EXAMPLE_trtrs, &op_trtrs)
NAMED(linalg_solve_triangular, "linalg.solve_triangular",
    "solve_triangular($module, A, B, upper, left=True, unitriangular=False, *, out=None)\n--\n\n"
    ABOUT_linalg_solve_triangular
    EXAMPLE_linalg_solve_triangular, &op_linalg_solve_triangular)
NAME(solve_triangle,
    "solve_triangle($module, input, A, upper, adjoint, unit, *, out=None)\n--\n\n"
    ABOUT_solve_triangle, &op_solve_triangle)
NAME(gels, "gels($module, input, A, *, out=None)\n--\n\n" ABOUT_gels EXAMPLE_gels, &op_gels)
NAME(least_squares,
    "least_squares($module, input, A, rcond, *, out=None)\n--\n\n"
    ABOUT_least_squares, &op_least_squares)
NAME(least_squares_solution,
    "least_squares_solution($module, input, A, rcond, *, out=None)\n--\n\n"
    ABOUT_least_squares_solution, &op_least_squares_solution)
NAMED(linalg_lu_factor_ex, "linalg.lu_factor_ex",
    "lu_factor_ex($module, A, pivot=True, check_errors=False, *, out=None)\n--\n\n"
    ABOUT_linalg_lu_factor_ex
    EXAMPLE_linalg_lu_factor_ex, &op_linalg_lu_factor_ex)
NAMED(linalg_lu_factor, "linalg.lu_factor",
    "lu_factor($module, A, pivot=True, *, out=None)\n--\n\n"
    ABOUT_linalg_lu_factor
    EXAMPLE_linalg_lu_factor, &op_linalg_lu_factor)
NAME(btrifact,
    "btrifact($module, input, info=None, *, out=None)\n--\n\n"
    "btrifact(input, *, out=None) -> (Tensor, IntTensor)\n\n"
    ABOUT_btrifact
    EXAMPLE_btrifact
    "\n\nbtrifact(input, info) -> (Tensor, IntTensor)\n\n"
    ABOUT_btrifact_informed
    EXAMPLE_btrifact_informed, &op_btrifact, &op_btrifact_informed)
NAME(btrifact_with_info,
    "btrifact_with_info($module, input, pivot=True, *, out=None)\n--\n\n"
    ABOUT_btrifact_with_info
    EXAMPLE_btrifact_with_info, &op_btrifact_with_info)
NAME(lu,
    "lu($module, A, pivot=True, get_infos=False, *, out=None)\n--\n\n"
    "lu(A, pivot=True, get_infos=False) -> (Tensor, IntTensor)\n\n"
    ABOUT_lu
    EXAMPLE_lu
    "\n\nlu(A, pivot=True, get_infos, *, out=None) -> (Tensor, IntTensor, IntTensor)\n\n"
    ABOUT_lu_informed
    EXAMPLE_lu_informed, &op_lu, &op_lu_informed)
NAME(lu_gradient,
    "lu_gradient($module, grad_output, LU, pivots, *, out=None)\n--\n\n"
    ABOUT_lu_gradient, &op_lu_gradient)
NAME(lu_parts,
    "lu_parts($module, LU_data, LU_pivots, *, out=None)\n--\n\n"
    ABOUT_lu_parts, &op_lu_parts)
NAME(lu_joined, "lu_joined($module, L, U, *, out=None)\n--\n\n" ABOUT_lu_joined, &op_lu_joined)
NAME(lu_solution,
    "lu_solution($module, input, LU, pivots, *, out=None)\n--\n\n"
    ABOUT_lu_solution, &op_lu_solution)
NAME(btrisolve,
    "btrisolve($module, input, LU_data, LU_pivots)\n--\n\n"
    ABOUT_btrisolve
    EXAMPLE_btrisolve, &op_btrisolve)
NAMED(linalg_cholesky_ex, "linalg.cholesky_ex",
    "cholesky_ex($module, input, upper=False, check_errors=False, *, out=None)\n--\n\n"
    ABOUT_linalg_cholesky_ex
    EXAMPLE_linalg_cholesky_ex, &op_linalg_cholesky_ex)
NAMED(linalg_cholesky, "linalg.cholesky",
    "cholesky($module, input, upper=False, *, out=None)\n--\n\n"
    ABOUT_linalg_cholesky
    EXAMPLE_linalg_cholesky, &op_linalg_cholesky)
NAME(cholesky,
    "cholesky($module, input, upper=False, *, out=None)\n--\n\n"
    ABOUT_cholesky
    EXAMPLE_cholesky, &op_cholesky)
NAME(potrf,
    "potrf($module, input, upper=True, *, out=None)\n--\n\n"
    ABOUT_potrf
    EXAMPLE_potrf, &op_potrf)
NAME(cholesky_inverse,
    "cholesky_inverse($module, input, upper=False, *, out=None)\n--\n\n"
    ABOUT_cholesky_inverse
    EXAMPLE_cholesky_inverse, &op_cholesky_inverse)
NAME(potri,
    "potri($module, input, upper=True, *, out=None)\n--\n\n"
    ABOUT_potri
    EXAMPLE_potri, &op_potri)
NAMED(linalg_cholesky_inverse, "linalg.cholesky_inverse",
    "cholesky_inverse($module, L, upper=False, *, out=None)\n--\n\n"
    ABOUT_linalg_cholesky_inverse
    EXAMPLE_linalg_cholesky_inverse, &op_linalg_cholesky_inverse)
NAME(cholesky_solve,
    "cholesky_solve($module, input, input2, upper=False, *, out=None)\n--\n\n"
    ABOUT_cholesky_solve
    EXAMPLE_cholesky_solve, &op_cholesky_solve)
NAME(potrs,
    "potrs($module, input, input2, upper=True, *, out=None)\n--\n\n"
    ABOUT_potrs
    EXAMPLE_potrs, &op_potrs)
NAMED(linalg_cholesky_solve, "linalg.cholesky_solve",
    "cholesky_solve($module, B, L, upper=False, *, out=None)\n--\n\n"
    ABOUT_linalg_cholesky_solve
    EXAMPLE_linalg_cholesky_solve, &op_linalg_cholesky_solve)
NAME(pstrf,
    "pstrf($module, input, upper=True, tol=-1, *, out=None)\n--\n\n"
    ABOUT_pstrf
    EXAMPLE_pstrf, &op_pstrf)
NAMED(linalg_qr, "linalg.qr",
    "qr($module, A, mode='reduced', *, out=None)\n--\n\n"
    "qr(A, mode='reduced', *, out=None) -> (Tensor, Tensor)\n\n"
    ABOUT_linalg_qr
    EXAMPLE_linalg_qr
    "\n\nqr(A, mode) -> (Tensor, Tensor)\n\n"
    ABOUT_linalg_qr_mode
    EXAMPLE_linalg_qr_mode, &op_linalg_qr, &op_linalg_qr_mode)
NAME(qr,
    "qr($module, input, some=True, *, out=None)\n--\n\n"
    "qr(input, some=True, *, out=None) -> (Tensor, Tensor)\n\n"
    ABOUT_qr
    EXAMPLE_qr
    "\n\nqr(input, some) -> (Tensor, Tensor)\n\n"
    ABOUT_qr_complete
    EXAMPLE_qr_complete, &op_qr, &op_qr_complete)
NAME(geqrf, "geqrf($module, input, *, out=None)\n--\n\n" ABOUT_geqrf EXAMPLE_geqrf, &op_geqrf)
NAME(orgqr,
    "orgqr($module, input, input2, *, out=None)\n--\n\n"
    ABOUT_orgqr
    EXAMPLE_orgqr, &op_orgqr)
NAME(times_reflections,
    "times_reflections($module, input, input2, input3, left, transpose, *, out=None)\n--\n\n"
    ABOUT_times_reflections, &op_times_reflections)
NAME(whole_reflections,
    "whole_reflections($module, input, input2, transpose)\n--\n\n"
    ABOUT_whole_reflections, &op_whole_reflections)
NAME(ormqr,
    "ormqr($module, input, input2, input3, left=True, transpose=False)\n--\n\n"
    ABOUT_ormqr
    EXAMPLE_ormqr, &op_ormqr)
NAMED(linalg_eigh, "linalg.eigh",
    "eigh($module, A, UPLO='L', *, out=None)\n--\n\n"
    ABOUT_linalg_eigh
    EXAMPLE_linalg_eigh, &op_linalg_eigh)
NAME(eigh_values,
    "eigh_values($module, A, UPLO='L', *, out=None)\n--\n\n"
    ABOUT_eigh_values, &op_eigh_values)
NAME(symeig,
    "symeig($module, input, eigenvectors=False, upper=True, *, out=None)\n--\n\n"
    ABOUT_symeig
    EXAMPLE_symeig, &op_symeig)
NAMED(linalg_eig, "linalg.eig",
    "eig($module, A, *, out=None)\n--\n\n"
    ABOUT_linalg_eig
    EXAMPLE_linalg_eig, &op_linalg_eig)
NAME(eig_values, "eig_values($module, A, *, out=None)\n--\n\n" ABOUT_eig_values, &op_eig_values)
NAME(eig,
    "eig($module, input, eigenvectors=False, *, out=None)\n--\n\n"
    ABOUT_eig
    EXAMPLE_eig, &op_eig)
NAMED(linalg_svd, "linalg.svd",
    "svd($module, A, full_matrices=True, driver=None, *, out=None)\n--\n\n"
    ABOUT_linalg_svd
    EXAMPLE_linalg_svd, &op_linalg_svd)
NAME(svd_values, "svd_values($module, A, *, out=None)\n--\n\n" ABOUT_svd_values, &op_svd_values)
NAME(svd,
    "svd($module, input, some=True, compute_uv=True, *, out=None)\n--\n\n"
    "svd(input, some=True, *, out=None) -> (Tensor, RealTensor, Tensor)\n\n"
    ABOUT_svd
    EXAMPLE_svd
    "\n\nsvd(input, some=True, compute_uv=True) -> (Tensor, RealTensor, Tensor)\n\n"
    ABOUT_svd_chosen
    EXAMPLE_svd_chosen, &op_svd, &op_svd_chosen)
NAME(product,
    "product($module, input, mat2, adjoint, adjoint2, *, out=None)\n--\n\n"
    ABOUT_product, &op_product)
NAME(adjoint_if,
    "adjoint_if($module, input, adjoint, *, out=None)\n--\n\n"
    ABOUT_adjoint_if, &op_adjoint_if)
NAME(triangle,
    "triangle($module, input, upper, unit, *, out=None)\n--\n\n"
    ABOUT_triangle, &op_triangle)
NAME(hermitian_lower,
    "hermitian_lower($module, input, *, out=None)\n--\n\n"
    ABOUT_hermitian_lower, &op_hermitian_lower)
NAME(fold_lower, "fold_lower($module, input, *, out=None)\n--\n\n" ABOUT_fold_lower, &op_fold_lower)
NAME(hermitian_part,
    "hermitian_part($module, input, *, out=None)\n--\n\n"
    ABOUT_hermitian_part, &op_hermitian_part)
NAME(at_largest,
    "at_largest($module, input, vectors, *, out=None)\n--\n\n"
    ABOUT_at_largest, &op_at_largest)
NAME(from_largest,
    "from_largest($module, input, vectors, *, out=None)\n--\n\n"
    ABOUT_from_largest, &op_from_largest)
NAME(inverse_differences,
    "inverse_differences($module, input, other, *, out=None)\n--\n\n"
    ABOUT_inverse_differences, &op_inverse_differences)
NAME(divide_or_zero,
    "divide_or_zero($module, input, other, *, out=None)\n--\n\n"
    ABOUT_divide_or_zero, &op_divide_or_zero)
NAME(conjugate, "conjugate($module, input, *, out=None)\n--\n\n" ABOUT_conjugate, &op_conjugate)
NAMED(linalg_ldl_factor_ex, "linalg.ldl_factor_ex",
    "ldl_factor_ex($module, A, hermitian=False, check_errors=False, *, out=None)\n--\n\n"
    ABOUT_linalg_ldl_factor_ex
    EXAMPLE_linalg_ldl_factor_ex, &op_linalg_ldl_factor_ex)
NAMED(linalg_ldl_factor, "linalg.ldl_factor",
    "ldl_factor($module, A, hermitian=False, *, out=None)\n--\n\n"
    ABOUT_linalg_ldl_factor
    EXAMPLE_linalg_ldl_factor, &op_linalg_ldl_factor)
NAME(ldl_solution,
    "ldl_solution($module, LD, pivots, B, hermitian=False, conjugate=False, *, out=None)\n--\n\n"
    ABOUT_ldl_solution, &op_ldl_solution)
NAMED(linalg_ldl_solve, "linalg.ldl_solve",
    "ldl_solve($module, LD, pivots, B, hermitian=False, *, out=None)\n--\n\n"
    ABOUT_linalg_ldl_solve
    EXAMPLE_linalg_ldl_solve, &op_linalg_ldl_solve)
NAMED(linalg_eigvals, "linalg.eigvals",
    "eigvals($module, A)\n--\n\n"
    ABOUT_linalg_eigvals
    EXAMPLE_linalg_eigvals, &op_linalg_eigvals)
NAMED(linalg_eigvalsh, "linalg.eigvalsh",
    "eigvalsh($module, A, UPLO='L')\n--\n\n"
    ABOUT_linalg_eigvalsh
    EXAMPLE_linalg_eigvalsh, &op_linalg_eigvalsh)
NAMED(linalg_svdvals, "linalg.svdvals",
    "svdvals($module, A, driver=None)\n--\n\n"
    ABOUT_linalg_svdvals
    EXAMPLE_linalg_svdvals, &op_linalg_svdvals)
NAMED(linalg_lu, "linalg.lu",
    "lu($module, A, pivot=True)\n--\n\n"
    ABOUT_linalg_lu
    EXAMPLE_linalg_lu, &op_linalg_lu)
NAME(lu_unpack,
    "lu_unpack($module, LU_data, LU_pivots, unpack_data=True, unpack_pivots=True)\n--\n\n"
    ABOUT_lu_unpack
    EXAMPLE_lu_unpack, &op_lu_unpack)
NAMED(linalg_lu_solve, "linalg.lu_solve",
    "lu_solve($module, LU, pivots, B, left=True, adjoint=False)\n--\n\n"
    ABOUT_linalg_lu_solve
    EXAMPLE_linalg_lu_solve, &op_linalg_lu_solve)
NAMED(linalg_householder_product, "linalg.householder_product",
    "householder_product($module, A, tau)\n--\n\n"
    ABOUT_linalg_householder_product
    EXAMPLE_linalg_householder_product, &op_linalg_householder_product)
NAMED(linalg_matrix_power, "linalg.matrix_power",
    "matrix_power($module, A, n)\n--\n\n"
    ABOUT_linalg_matrix_power
    EXAMPLE_linalg_matrix_power, &op_linalg_matrix_power)
NAMED(linalg_matrix_exp, "linalg.matrix_exp",
    "matrix_exp($module, A)\n--\n\n"
    ABOUT_linalg_matrix_exp
    EXAMPLE_linalg_matrix_exp, &op_linalg_matrix_exp)
NAMED(linalg_cross, "linalg.cross",
    "cross($module, input, other, dim=-1)\n--\n\n"
    ABOUT_linalg_cross
    EXAMPLE_linalg_cross, &op_linalg_cross)
NAMED(linalg_diagonal, "linalg.diagonal",
    "diagonal($module, A, offset=0, dim1=-2, dim2=-1)\n--\n\n"
    ABOUT_linalg_diagonal
    EXAMPLE_linalg_diagonal, &op_linalg_diagonal)
NAMED(linalg_vecdot, "linalg.vecdot",
    "vecdot($module, x, y, dim=-1)\n--\n\n"
    ABOUT_linalg_vecdot
    EXAMPLE_linalg_vecdot, &op_linalg_vecdot)
NAMED(linalg_vander, "linalg.vander",
    "vander($module, x, N=None)\n--\n\n"
    ABOUT_linalg_vander
    EXAMPLE_linalg_vander, &op_linalg_vander)
NAMED(linalg_multi_dot, "linalg.multi_dot",
    "multi_dot($module, tensors)\n--\n\n"
    ABOUT_linalg_multi_dot
    EXAMPLE_linalg_multi_dot, &op_linalg_multi_dot)
NAMED(linalg_tensorinv, "linalg.tensorinv",
    "tensorinv($module, A, ind=2)\n--\n\n"
    ABOUT_linalg_tensorinv
    EXAMPLE_linalg_tensorinv, &op_linalg_tensorinv)
NAMED(linalg_tensorsolve, "linalg.tensorsolve",
    "tensorsolve($module, A, B, dims=None)\n--\n\n"
    ABOUT_linalg_tensorsolve
    EXAMPLE_linalg_tensorsolve, &op_linalg_tensorsolve)
NAME(zeros, "zeros($module, size, *, out=None)\n--\n\n" ABOUT_zeros EXAMPLE_zeros, &op_zeros)
NAME(empty, "empty($module, size, *, out=None)\n--\n\n" ABOUT_empty EXAMPLE_empty, &op_empty)
NAME(empty_like,
    "empty_like($module, input, *, out=None)\n--\n\n"
    ABOUT_empty_like
    EXAMPLE_empty_like, &op_empty_like)
NAME(new_zeros, NULL, &op_new_zeros)
NAME(new_ones, NULL, &op_new_ones)
NAME(new_empty, NULL, &op_new_empty)
NAME(ones, "ones($module, size, *, out=None)\n--\n\n" ABOUT_ones EXAMPLE_ones, &op_ones)
NAME(eye, "eye($module, n, m=None, *, out=None)\n--\n\n" ABOUT_eye EXAMPLE_eye, &op_eye)
NAME(arange,
    "arange($module, end, step=1, *, start=0, out=None)\n--\n\n"
    "arange(start=0, end, step=1, *, out=None) -> Tensor\n\n"
    ABOUT_arange
    EXAMPLE_arange, &op_arange)
NAME(range,
    "range($module, start, end, step=1, *, out=None)\n--\n\n"
    ABOUT_range
    EXAMPLE_range, &op_range)
NAME(linspace,
    "linspace($module, start, end, steps=100, *, out=None)\n--\n\n"
    ABOUT_linspace
    EXAMPLE_linspace, &op_linspace)
NAME(logspace,
    "logspace($module, start, end, steps=100, base=10, *, out=None)\n--\n\n"
    ABOUT_logspace
    EXAMPLE_logspace, &op_logspace)
NAME(randperm,
    "randperm($module, n, *, out=None)\n--\n\n"
    ABOUT_randperm
    EXAMPLE_randperm, &op_randperm)
NAME(full, "full($module, size, fill_value, *, out=None)\n--\n\n" ABOUT_full EXAMPLE_full, &op_full)
NAME(scalar_tensor,
    "scalar_tensor($module, number, *, out=None)\n--\n\n"
    ABOUT_scalar_tensor
    EXAMPLE_scalar_tensor, &op_scalar_tensor)
NAME(new_full, NULL, &op_new_full)
NAME(full_like,
    "full_like($module, input, fill_value, *, out=None)\n--\n\n"
    ABOUT_full_like
    EXAMPLE_full_like, &op_full_like)
NAME(rand, "rand($module, size, *, out=None)\n--\n\n" ABOUT_rand EXAMPLE_rand, &op_rand)
NAME(randn, "randn($module, size, *, out=None)\n--\n\n" ABOUT_randn EXAMPLE_randn, &op_randn)
NAME(normal,
    "normal($module, mean=0, std=1, size=None, *, out=None)\n--\n\n"
    "normal(mean=0, std=1, *, out=None) -> Tensor\n\n"
    ABOUT_normal
    EXAMPLE_normal
    "\n\nnormal(mean=0, std=1, size, *, out=None) -> Tensor\n\n"
    ABOUT_normal_sized
    EXAMPLE_normal_sized
    "\n\nnormal(mean, std=1) -> Tensor\n\n"
    ABOUT_normal_complex
    EXAMPLE_normal_complex, &op_normal, &op_normal_sized, &op_normal_complex)
NAME(bernoulli,
    "bernoulli($module, input, p=None, *, out=None)\n--\n\n"
    "bernoulli(input, *, out=None) -> Tensor\n\n"
    ABOUT_bernoulli
    EXAMPLE_bernoulli
    "\n\nbernoulli(input, p, *, out=None) -> Tensor\n\n"
    ABOUT_bernoulli_like
    EXAMPLE_bernoulli_like, &op_bernoulli, &op_bernoulli_like)
NAME(standard_gamma,
    "standard_gamma($module, input, *, out=None)\n--\n\n"
    ABOUT_standard_gamma
    EXAMPLE_standard_gamma, &op_standard_gamma)
NAME(log_standard_gamma,
    "log_standard_gamma($module, input, *, out=None)\n--\n\n"
    ABOUT_log_standard_gamma
    EXAMPLE_log_standard_gamma, &op_log_standard_gamma)
NAME(poisson,
    "poisson($module, input, *, out=None)\n--\n\n"
    ABOUT_poisson
    EXAMPLE_poisson, &op_poisson)
NAME(binomial,
    "binomial($module, input, prob, *, out=None)\n--\n\n"
    ABOUT_binomial
    EXAMPLE_binomial, &op_binomial)
NAME(rand_like,
    "rand_like($module, input, *, out=None)\n--\n\n"
    "rand_like(input, *, out=None) -> Tensor\n\n"
    ABOUT_rand_like
    EXAMPLE_rand_like
    "\n\nrand_like(input) -> Tensor\n\n"
    ABOUT_rand_like_complex
    EXAMPLE_rand_like_complex, &op_rand_like, &op_rand_like_complex)
NAME(randn_like,
    "randn_like($module, input, *, out=None)\n--\n\n"
    "randn_like(input, *, out=None) -> Tensor\n\n"
    ABOUT_randn_like
    EXAMPLE_randn_like
    "\n\nrandn_like(input) -> Tensor\n\n"
    ABOUT_randn_like_complex
    EXAMPLE_randn_like_complex, &op_randn_like, &op_randn_like_complex)
NAME(randint_like,
    "randint_like($module, input, high, *, low=None)\n--\n\n"
    "randint_like(input, high) -> Tensor\n\n"
    ABOUT_randint_like
    EXAMPLE_randint_like
    "\n\nrandint_like(input, low, high) -> Tensor\n\n"
    ABOUT_randint_like_between
    EXAMPLE_randint_like_between, &op_randint_like, &op_randint_like_between)
NAME(dropout_noise,
    "dropout_noise($module, input, keep, factor, *, out=None)\n--\n\n"
    ABOUT_dropout_noise, &op_dropout_noise)
NAME(selu_dropped,
    "selu_dropped($module, input, kept, factor, shift, *, out=None)\n--\n\n"
    ABOUT_selu_dropped, &op_selu_dropped)
NAME(dropout,
    "dropout($module, input, p=0.5, training=True, inplace=False)\n--\n\n"
    ABOUT_dropout
    EXAMPLE_dropout, &op_dropout)
NAME(native_dropout,
    "native_dropout($module, input, p, train=None)\n--\n\n"
    ABOUT_native_dropout
    EXAMPLE_native_dropout, &op_native_dropout)
NAME(dropout1d,
    "dropout1d($module, input, p=0.5, training=True, inplace=False)\n--\n\n"
    ABOUT_dropout1d
    EXAMPLE_dropout1d, &op_dropout1d)
NAME(dropout2d,
    "dropout2d($module, input, p=0.5, training=True, inplace=False)\n--\n\n"
    ABOUT_dropout2d
    EXAMPLE_dropout2d, &op_dropout2d)
NAME(dropout3d,
    "dropout3d($module, input, p=0.5, training=True, inplace=False)\n--\n\n"
    ABOUT_dropout3d
    EXAMPLE_dropout3d, &op_dropout3d)
NAME(rrelu_noise,
    "rrelu_noise($module, input, lower, upper, *, out=None)\n--\n\n"
    ABOUT_rrelu_noise, &op_rrelu_noise)
NAME(rrelu,
    "rrelu($module, input, lower=0.125, upper=0.3333333333333333, training=False, inplace=False)\n--\n\n"
    ABOUT_rrelu
    EXAMPLE_rrelu, &op_rrelu)
NAME(alpha_dropout,
    "alpha_dropout($module, input, p=0.5, training=False, inplace=False)\n--\n\n"
    ABOUT_alpha_dropout
    EXAMPLE_alpha_dropout, &op_alpha_dropout)
NAME(feature_alpha_dropout,
    "feature_alpha_dropout($module, input, p=0.5, training=False, inplace=False)\n--\n\n"
    ABOUT_feature_alpha_dropout
    EXAMPLE_feature_alpha_dropout, &op_feature_alpha_dropout)
NAME(feature_dropout,
    "feature_dropout($module, input, p, train)\n--\n\n"
    ABOUT_feature_dropout
    EXAMPLE_feature_dropout, &op_feature_dropout)
NAME(dropout_,
    "dropout_($module, input, p, train)\n--\n\n"
    ABOUT_dropout_
    EXAMPLE_dropout_, &op_dropout_)
NAME(feature_dropout_,
    "feature_dropout_($module, input, p, train)\n--\n\n"
    ABOUT_feature_dropout_
    EXAMPLE_feature_dropout_, &op_feature_dropout_)
NAME(alpha_dropout_,
    "alpha_dropout_($module, input, p, train)\n--\n\n"
    ABOUT_alpha_dropout_
    EXAMPLE_alpha_dropout_, &op_alpha_dropout_)
NAME(feature_alpha_dropout_,
    "feature_alpha_dropout_($module, input, p, train)\n--\n\n"
    ABOUT_feature_alpha_dropout_
    EXAMPLE_feature_alpha_dropout_, &op_feature_alpha_dropout_)
NAME(bernoulli_,
    "bernoulli_($module, input, p=0.5)\n--\n\n"
    "bernoulli_(input, p=0.5) -> Tensor\n\n"
    ABOUT_bernoulli_
    EXAMPLE_bernoulli_
    "\n\nbernoulli_(input, p=0.5) -> Tensor\n\n"
    ABOUT_bernoulli_integral_
    EXAMPLE_bernoulli_integral_
    "\n\nbernoulli_(input, p) -> Tensor\n\n"
    ABOUT_bernoulli_each_
    EXAMPLE_bernoulli_each_, &op_bernoulli_, &op_bernoulli_integral_, &op_bernoulli_each_)
NAME(uniform_,
    "uniform_($module, input, low=0, high=1)\n--\n\n"
    "uniform_(input, low=0, high=1) -> Tensor\n\n"
    ABOUT_uniform_
    EXAMPLE_uniform_
    "\n\nuniform_(input, low=0, high=1) -> Tensor\n\n"
    ABOUT_uniform_complex_
    EXAMPLE_uniform_complex_, &op_uniform_, &op_uniform_complex_)
NAME(normal_,
    "normal_($module, input, mean=0, std=1)\n--\n\n"
    "normal_(input, mean=0, std=1) -> Tensor\n\n"
    ABOUT_normal_
    EXAMPLE_normal_
    "\n\nnormal_(input, mean=0, std=1) -> Tensor\n\n"
    ABOUT_normal_complex_
    EXAMPLE_normal_complex_, &op_normal_, &op_normal_complex_)
NAME(exponential_,
    "exponential_($module, input, lambd=1)\n--\n\n"
    ABOUT_exponential_
    EXAMPLE_exponential_, &op_exponential_)
NAME(cauchy_,
    "cauchy_($module, input, median=0, sigma=1)\n--\n\n"
    ABOUT_cauchy_
    EXAMPLE_cauchy_, &op_cauchy_)
NAME(log_normal_,
    "log_normal_($module, input, mean=1, std=2)\n--\n\n"
    ABOUT_log_normal_
    EXAMPLE_log_normal_, &op_log_normal_)
NAME(geometric_,
    "geometric_($module, input, p)\n--\n\n"
    "geometric_(input, p) -> Tensor\n\n"
    ABOUT_geometric_
    EXAMPLE_geometric_
    "\n\ngeometric_(input, p) -> Tensor\n\n"
    ABOUT_geometric_integral_
    EXAMPLE_geometric_integral_, &op_geometric_, &op_geometric_integral_)
NAME(random_,
    "random_($module, input, low=None, high=None)\n--\n\n"
    "random_(input, high=None) -> Tensor\n\n"
    ABOUT_random_
    EXAMPLE_random_
    "\n\nrandom_(input, low, high) -> Tensor\n\n"
    ABOUT_random_between_
    EXAMPLE_random_between_, &op_random_, &op_random_between_)
NAME(conv2d,
    "conv2d($module, input, weight, bias=None, stride=1, padding='valid', dilation=1, groups=1, *, out=None)\n--\n\n"
    "conv2d(input, weight, bias=None, stride=1, padding=0, dilation=1, groups=1, *, out=None) -> Tensor\n\n"
    ABOUT_conv2d
    EXAMPLE_conv2d
    "\n\nconv2d(input, weight, bias=None, stride=1, padding='valid', dilation=1, groups=1) -> Tensor\n\n"
    ABOUT_conv2d_padded
    EXAMPLE_conv2d_padded, &op_conv2d, &op_conv2d_padded)
NAME(conv3d,
    "conv3d($module, input, weight, bias=None, stride=1, padding='valid', dilation=1, groups=1, *, out=None)\n--\n\n"
    "conv3d(input, weight, bias=None, stride=1, padding=0, dilation=1, groups=1, *, out=None) -> Tensor\n\n"
    ABOUT_conv3d
    EXAMPLE_conv3d
    "\n\nconv3d(input, weight, bias=None, stride=1, padding='valid', dilation=1, groups=1) -> Tensor\n\n"
    ABOUT_conv3d_padded
    EXAMPLE_conv3d_padded, &op_conv3d, &op_conv3d_padded)
NAME(conv2d_prepared,
    "conv2d_prepared($module, input, weight, stride=1, padding=0, dilation=1, groups=1, *, out=None)\n--\n\n"
    ABOUT_conv2d_prepared, &op_conv2d_prepared)
NAME(conv2d_finished,
    "conv2d_finished($module, input, weight, bias=None, other=None, stride=1, padding=0, dilation=1, groups=1, relu=True, prepared=None, *, out=None)\n--\n\n"
    ABOUT_conv2d_finished, &op_conv2d_finished)
NAME(conv2d_input,
    "conv2d_input($module, grad_output, weight, size, stride, padding, dilation, groups, *, out=None)\n--\n\n"
    ABOUT_conv2d_input, &op_conv2d_input)
NAME(conv3d_input,
    "conv3d_input($module, grad_output, weight, size, stride, padding, dilation, groups, *, out=None)\n--\n\n"
    ABOUT_conv3d_input, &op_conv3d_input)
NAME(conv2d_weight,
    "conv2d_weight($module, grad_output, input, size, stride, padding, dilation, groups, *, out=None)\n--\n\n"
    ABOUT_conv2d_weight, &op_conv2d_weight)
NAME(conv3d_weight,
    "conv3d_weight($module, grad_output, input, size, stride, padding, dilation, groups, *, out=None)\n--\n\n"
    ABOUT_conv3d_weight, &op_conv3d_weight)
NAME(conv1d,
    "conv1d($module, input, weight, bias=None, stride=1, padding='valid', dilation=1, groups=1, *, out=None)\n--\n\n"
    "conv1d(input, weight, bias=None, stride=1, padding=0, dilation=1, groups=1, *, out=None) -> Tensor\n\n"
    ABOUT_conv1d
    EXAMPLE_conv1d
    "\n\nconv1d(input, weight, bias=None, stride=1, padding='valid', dilation=1, groups=1) -> Tensor\n\n"
    ABOUT_conv1d_padded
    EXAMPLE_conv1d_padded, &op_conv1d, &op_conv1d_padded)
NAME(conv_transpose1d,
    "conv_transpose1d($module, input, weight, bias=None, stride=1, padding=0, output_padding=0, groups=1, dilation=1)\n--\n\n"
    ABOUT_conv_transpose1d
    EXAMPLE_conv_transpose1d, &op_conv_transpose1d)
NAME(conv_transpose2d,
    "conv_transpose2d($module, input, weight, bias=None, stride=1, padding=0, output_padding=0, groups=1, dilation=1)\n--\n\n"
    ABOUT_conv_transpose2d
    EXAMPLE_conv_transpose2d, &op_conv_transpose2d)
NAME(conv_transpose3d,
    "conv_transpose3d($module, input, weight, bias=None, stride=1, padding=0, output_padding=0, groups=1, dilation=1)\n--\n\n"
    ABOUT_conv_transpose3d
    EXAMPLE_conv_transpose3d, &op_conv_transpose3d)
NAME(pixel_shuffle,
    "pixel_shuffle($module, input, upscale_factor, *, out=None)\n--\n\n"
    ABOUT_pixel_shuffle
    EXAMPLE_pixel_shuffle, &op_pixel_shuffle)
NAME(pixel_unshuffle,
    "pixel_unshuffle($module, input, downscale_factor, *, out=None)\n--\n\n"
    ABOUT_pixel_unshuffle
    EXAMPLE_pixel_unshuffle, &op_pixel_unshuffle)
NAME(channel_shuffle,
    "channel_shuffle($module, input, groups, *, out=None)\n--\n\n"
    ABOUT_channel_shuffle
    EXAMPLE_channel_shuffle, &op_channel_shuffle)
NAME(native_channel_shuffle,
    "native_channel_shuffle($module, input, groups, *, out=None)\n--\n\n"
    ABOUT_channel_shuffle
    EXAMPLE_channel_shuffle, &op_channel_shuffle)
NAME(channel_unshuffle,
    "channel_unshuffle($module, input, groups, *, out=None)\n--\n\n"
    ABOUT_channel_unshuffle, &op_channel_unshuffle)
NAME(max_pool,
    "max_pool($module, input, kernel_size, stride, padding, dilation, ceil_mode=False, *, out=None)\n--\n\n"
    ABOUT_max_pool, &op_max_pool)
NAME(max_pool_values,
    "max_pool_values($module, input, kernel_size, stride, padding, dilation, ceil_mode=False, *, out=None)\n--\n\n"
    ABOUT_max_pool_values, &op_max_pool_values)
NAME(max_pool1d,
    "max_pool1d($module, input, kernel_size, stride=None, padding=0, dilation=1, ceil_mode=False, return_indices=False, *, out=None)\n--\n\n"
    "max_pool1d(input, kernel_size, stride=None, padding=0, dilation=1, ceil_mode=False, return_indices=False, *, out=None) -> Tensor\n\n"
    ABOUT_max_pool1d
    EXAMPLE_max_pool1d
    "\n\nmax_pool1d(input, kernel_size, stride=None, padding=0, dilation=1, ceil_mode=False, return_indices=False, *, out=None) -> Tensor\n\n"
    ABOUT_max_pool1d_wide
    EXAMPLE_max_pool1d_wide
    "\n\nmax_pool1d(input, kernel_size, stride=None, padding=0, dilation=1, ceil_mode=False, return_indices, *, out=None) -> (Tensor, LongTensor)\n\n"
    ABOUT_max_pool1d_indexed
    EXAMPLE_max_pool1d_indexed, &op_max_pool1d, &op_max_pool1d_wide, &op_max_pool1d_indexed)
NAME(max_pool2d,
    "max_pool2d($module, input, kernel_size, stride=None, padding=0, dilation=1, ceil_mode=False, return_indices=False, *, out=None)\n--\n\n"
    "max_pool2d(input, kernel_size, stride=None, padding=0, dilation=1, ceil_mode=False, return_indices=False, *, out=None) -> Tensor\n\n"
    ABOUT_max_pool2d
    EXAMPLE_max_pool2d
    "\n\nmax_pool2d(input, kernel_size, stride=None, padding=0, dilation=1, ceil_mode=False, return_indices=False, *, out=None) -> Tensor\n\n"
    ABOUT_max_pool2d_wide
    EXAMPLE_max_pool2d_wide
    "\n\nmax_pool2d(input, kernel_size, stride=None, padding=0, dilation=1, ceil_mode=False, return_indices, *, out=None) -> (Tensor, LongTensor)\n\n"
    ABOUT_max_pool2d_indexed
    EXAMPLE_max_pool2d_indexed, &op_max_pool2d, &op_max_pool2d_wide, &op_max_pool2d_indexed)
NAME(max_pool3d,
    "max_pool3d($module, input, kernel_size, stride=None, padding=0, dilation=1, ceil_mode=False, return_indices=False, *, out=None)\n--\n\n"
    "max_pool3d(input, kernel_size, stride=None, padding=0, dilation=1, ceil_mode=False, return_indices=False, *, out=None) -> Tensor\n\n"
    ABOUT_max_pool3d
    EXAMPLE_max_pool3d
    "\n\nmax_pool3d(input, kernel_size, stride=None, padding=0, dilation=1, ceil_mode=False, return_indices=False, *, out=None) -> Tensor\n\n"
    ABOUT_max_pool3d_wide
    EXAMPLE_max_pool3d_wide
    "\n\nmax_pool3d(input, kernel_size, stride=None, padding=0, dilation=1, ceil_mode=False, return_indices, *, out=None) -> (Tensor, LongTensor)\n\n"
    ABOUT_max_pool3d_indexed
    EXAMPLE_max_pool3d_indexed, &op_max_pool3d, &op_max_pool3d_wide, &op_max_pool3d_indexed)
NAME(max_pool1d_with_indices,
    "max_pool1d_with_indices($module, input, kernel_size, stride=None, padding=0, dilation=1, ceil_mode=False, return_indices=False, *, out=None)\n--\n\n"
    ABOUT_max_pool1d_with_indices
    EXAMPLE_max_pool1d_with_indices, &op_max_pool1d_with_indices)
NAME(max_pool2d_with_indices,
    "max_pool2d_with_indices($module, input, kernel_size, stride=None, padding=0, dilation=1, ceil_mode=False, return_indices=False, *, out=None)\n--\n\n"
    ABOUT_max_pool2d_with_indices
    EXAMPLE_max_pool2d_with_indices, &op_max_pool2d_with_indices)
NAME(max_pool3d_with_indices,
    "max_pool3d_with_indices($module, input, kernel_size, stride=None, padding=0, dilation=1, ceil_mode=False, return_indices=False, *, out=None)\n--\n\n"
    ABOUT_max_pool3d_with_indices
    EXAMPLE_max_pool3d_with_indices, &op_max_pool3d_with_indices)
NAME(max_pool_values_input,
    "max_pool_values_input($module, grad_output, taps, size, window, ceil_mode=False, *, out=None)\n--\n\n"
    ABOUT_max_pool_values_input, &op_max_pool_values_input)
NAME(max_pool_values_gather,
    "max_pool_values_gather($module, input, taps, window, ceil_mode=False, *, out=None)\n--\n\n"
    ABOUT_max_pool_values_gather, &op_max_pool_values_gather)
NAME(adaptive_max_pool,
    "adaptive_max_pool($module, input, output_size, *, out=None)\n--\n\n"
    ABOUT_adaptive_max_pool, &op_adaptive_max_pool)
NAME(adaptive_max_pool1d,
    "adaptive_max_pool1d($module, input, output_size, return_indices=False, *, out=None)\n--\n\n"
    "adaptive_max_pool1d(input, output_size, return_indices=False, *, out=None) -> Tensor\n\n"
    ABOUT_adaptive_max_pool1d
    EXAMPLE_adaptive_max_pool1d
    "\n\nadaptive_max_pool1d(input, output_size, return_indices, *, out=None) -> (Tensor, LongTensor)\n\n"
    ABOUT_adaptive_max_pool1d_indexed
    EXAMPLE_adaptive_max_pool1d_indexed, &op_adaptive_max_pool1d, &op_adaptive_max_pool1d_indexed)
NAME(adaptive_max_pool2d,
    "adaptive_max_pool2d($module, input, output_size, return_indices=False, *, out=None)\n--\n\n"
    "adaptive_max_pool2d(input, output_size, return_indices=False, *, out=None) -> Tensor\n\n"
    ABOUT_adaptive_max_pool2d
    EXAMPLE_adaptive_max_pool2d
    "\n\nadaptive_max_pool2d(input, output_size, return_indices, *, out=None) -> (Tensor, LongTensor)\n\n"
    ABOUT_adaptive_max_pool2d_indexed
    EXAMPLE_adaptive_max_pool2d_indexed, &op_adaptive_max_pool2d, &op_adaptive_max_pool2d_indexed)
NAME(adaptive_max_pool3d,
    "adaptive_max_pool3d($module, input, output_size, return_indices=False, *, out=None)\n--\n\n"
    "adaptive_max_pool3d(input, output_size, return_indices=False, *, out=None) -> Tensor\n\n"
    ABOUT_adaptive_max_pool3d
    EXAMPLE_adaptive_max_pool3d
    "\n\nadaptive_max_pool3d(input, output_size, return_indices, *, out=None) -> (Tensor, LongTensor)\n\n"
    ABOUT_adaptive_max_pool3d_indexed
    EXAMPLE_adaptive_max_pool3d_indexed, &op_adaptive_max_pool3d, &op_adaptive_max_pool3d_indexed)
NAME(adaptive_max_pool1d_with_indices,
    "adaptive_max_pool1d_with_indices($module, input, output_size, return_indices=False, *, out=None)\n--\n\n"
    ABOUT_adaptive_max_pool1d_with_indices
    EXAMPLE_adaptive_max_pool1d_with_indices, &op_adaptive_max_pool1d_with_indices)
NAME(adaptive_max_pool2d_with_indices,
    "adaptive_max_pool2d_with_indices($module, input, output_size, return_indices=False, *, out=None)\n--\n\n"
    ABOUT_adaptive_max_pool2d_with_indices
    EXAMPLE_adaptive_max_pool2d_with_indices, &op_adaptive_max_pool2d_with_indices)
NAME(adaptive_max_pool3d_with_indices,
    "adaptive_max_pool3d_with_indices($module, input, output_size, return_indices=False, *, out=None)\n--\n\n"
    ABOUT_adaptive_max_pool3d_with_indices
    EXAMPLE_adaptive_max_pool3d_with_indices, &op_adaptive_max_pool3d_with_indices)
NAME(fractional_max_pool,
    "fractional_max_pool($module, input, samples, kernel_size, output_size, *, out=None)\n--\n\n"
    ABOUT_fractional_max_pool, &op_fractional_max_pool)
NAME(fractional_max_pool2d_with_indices,
    "fractional_max_pool2d_with_indices($module, input, kernel_size, output_size=None, output_ratio=None, return_indices=False, _random_samples=None)\n--\n\n"
    ABOUT_fractional_max_pool2d_with_indices
    EXAMPLE_fractional_max_pool2d_with_indices, &op_fractional_max_pool2d_with_indices)
NAME(fractional_max_pool3d_with_indices,
    "fractional_max_pool3d_with_indices($module, input, kernel_size, output_size=None, output_ratio=None, return_indices=False, _random_samples=None)\n--\n\n"
    ABOUT_fractional_max_pool3d_with_indices
    EXAMPLE_fractional_max_pool3d_with_indices, &op_fractional_max_pool3d_with_indices)
NAME(fractional_max_pool2d,
    "fractional_max_pool2d($module, input, kernel_size, output_size=None, output_ratio=None, return_indices=False, _random_samples=None)\n--\n\n"
    "fractional_max_pool2d(input, kernel_size, output_size=None, output_ratio=None, return_indices=False, _random_samples=None) -> Tensor\n\n"
    ABOUT_fractional_max_pool2d
    EXAMPLE_fractional_max_pool2d
    "\n\nfractional_max_pool2d(input, kernel_size, output_size=None, output_ratio=None, return_indices, _random_samples=None) -> (Tensor, LongTensor)\n\n"
    ABOUT_fractional_max_pool2d_indexed
    EXAMPLE_fractional_max_pool2d_indexed, &op_fractional_max_pool2d, &op_fractional_max_pool2d_indexed)
NAME(fractional_max_pool3d,
    "fractional_max_pool3d($module, input, kernel_size, output_size=None, output_ratio=None, return_indices=False, _random_samples=None)\n--\n\n"
    "fractional_max_pool3d(input, kernel_size, output_size=None, output_ratio=None, return_indices=False, _random_samples=None) -> Tensor\n\n"
    ABOUT_fractional_max_pool3d
    EXAMPLE_fractional_max_pool3d
    "\n\nfractional_max_pool3d(input, kernel_size, output_size=None, output_ratio=None, return_indices, _random_samples=None) -> (Tensor, LongTensor)\n\n"
    ABOUT_fractional_max_pool3d_indexed
    EXAMPLE_fractional_max_pool3d_indexed, &op_fractional_max_pool3d, &op_fractional_max_pool3d_indexed)
NAME(max_pool_input,
    "max_pool_input($module, grad_output, indices, size, *, out=None)\n--\n\n"
    ABOUT_max_pool_input, &op_max_pool_input)
NAME(max_pool_gather,
    "max_pool_gather($module, input, indices, *, out=None)\n--\n\n"
    ABOUT_max_pool_gather, &op_max_pool_gather)
NAME(max_unpool,
    "max_unpool($module, input, indices, size, *, out=None)\n--\n\n"
    ABOUT_max_unpool, &op_max_unpool)
NAME(max_unpool_windows,
    "max_unpool_windows($module, input, indices, kernel_size, stride, padding, output_size=None, *, out=None)\n--\n\n"
    ABOUT_max_unpool_windows, &op_max_unpool_windows)
NAME(max_unpool1d,
    "max_unpool1d($module, input, indices, kernel_size, stride=None, padding=0, output_size=None, *, out=None)\n--\n\n"
    ABOUT_max_unpool1d
    EXAMPLE_max_unpool1d, &op_max_unpool1d)
NAME(max_unpool2d,
    "max_unpool2d($module, input, indices, kernel_size, stride=None, padding=0, output_size=None, *, out=None)\n--\n\n"
    ABOUT_max_unpool2d
    EXAMPLE_max_unpool2d, &op_max_unpool2d)
NAME(max_unpool3d,
    "max_unpool3d($module, input, indices, kernel_size, stride=None, padding=0, output_size=None, *, out=None)\n--\n\n"
    ABOUT_max_unpool3d
    EXAMPLE_max_unpool3d, &op_max_unpool3d)
NAME(max_unpool_input,
    "max_unpool_input($module, grad_output, indices, *, out=None)\n--\n\n"
    ABOUT_max_unpool_input, &op_max_unpool_input)
NAME(avg_pool,
    "avg_pool($module, input, kernel_size, stride, padding, ceil_mode=False, count_include_pad=True, divisor_override=None, *, out=None)\n--\n\n"
    ABOUT_avg_pool, &op_avg_pool)
NAME(avg_pool1d,
    "avg_pool1d($module, input, kernel_size, stride=None, padding=0, ceil_mode=False, count_include_pad=True, divisor_override=None, *, out=None)\n--\n\n"
    ABOUT_avg_pool1d
    EXAMPLE_avg_pool1d, &op_avg_pool1d)
NAME(avg_pool2d,
    "avg_pool2d($module, input, kernel_size, stride=None, padding=0, ceil_mode=False, count_include_pad=True, divisor_override=None, *, out=None)\n--\n\n"
    ABOUT_avg_pool2d
    EXAMPLE_avg_pool2d, &op_avg_pool2d)
NAME(avg_pool3d,
    "avg_pool3d($module, input, kernel_size, stride=None, padding=0, ceil_mode=False, count_include_pad=True, divisor_override=None, *, out=None)\n--\n\n"
    ABOUT_avg_pool3d
    EXAMPLE_avg_pool3d, &op_avg_pool3d)
NAME(power_scale,
    "power_scale($module, input, dim, power)\n--\n\n"
    ABOUT_power_scale, &op_power_scale)
NAME(lp_pool1d,
    "lp_pool1d($module, input, norm_type, kernel_size, stride=None, ceil_mode=False)\n--\n\n"
    ABOUT_lp_pool1d
    EXAMPLE_lp_pool1d, &op_lp_pool1d)
NAME(lp_pool2d,
    "lp_pool2d($module, input, norm_type, kernel_size, stride=None, ceil_mode=False)\n--\n\n"
    ABOUT_lp_pool2d
    EXAMPLE_lp_pool2d, &op_lp_pool2d)
NAME(lp_pool3d,
    "lp_pool3d($module, input, norm_type, kernel_size, stride=None, ceil_mode=False)\n--\n\n"
    ABOUT_lp_pool3d
    EXAMPLE_lp_pool3d, &op_lp_pool3d)
NAME(avg_pool_input,
    "avg_pool_input($module, grad_output, size, kernel_size, stride, padding, ceil_mode=False, count_include_pad=True, divisor_override=None, *, out=None)\n--\n\n"
    ABOUT_avg_pool_input, &op_avg_pool_input)
NAME(adaptive_avg_pool,
    "adaptive_avg_pool($module, input, output_size, *, out=None)\n--\n\n"
    ABOUT_adaptive_avg_pool, &op_adaptive_avg_pool)
NAME(adaptive_avg_pool1d,
    "adaptive_avg_pool1d($module, input, output_size, *, out=None)\n--\n\n"
    ABOUT_adaptive_avg_pool1d
    EXAMPLE_adaptive_avg_pool1d, &op_adaptive_avg_pool1d)
NAME(adaptive_avg_pool2d,
    "adaptive_avg_pool2d($module, input, output_size, *, out=None)\n--\n\n"
    ABOUT_adaptive_avg_pool2d
    EXAMPLE_adaptive_avg_pool2d, &op_adaptive_avg_pool2d)
NAME(adaptive_avg_pool3d,
    "adaptive_avg_pool3d($module, input, output_size, *, out=None)\n--\n\n"
    ABOUT_adaptive_avg_pool3d
    EXAMPLE_adaptive_avg_pool3d, &op_adaptive_avg_pool3d)
NAME(adaptive_avg_pool_input,
    "adaptive_avg_pool_input($module, grad_output, size, *, out=None)\n--\n\n"
    ABOUT_adaptive_avg_pool_input, &op_adaptive_avg_pool_input)
NAME(root, "root($module, input, degree, *, out=None)\n--\n\n" ABOUT_root, &op_root)
NAME(resample,
    "resample($module, input, size, mode, align_corners=False, *, scales=None, out=None)\n--\n\n"
    "resample(input, scales=None, size, mode, align_corners=False, *, out=None) -> Tensor\n\n"
    ABOUT_resample, &op_resample)
NAME(resample_input,
    "resample_input($module, grad_output, size, mode, align_corners=False, *, scales=None, out=None)\n--\n\n"
    "resample_input(grad_output, scales=None, size, mode, align_corners=False, *, out=None) -> Tensor\n\n"
    ABOUT_resample_input, &op_resample_input)
NAME(resample_bytes,
    "resample_bytes($module, input, size, mode, align_corners=False, antialias=False, *, scales=None, out=None)\n--\n\n"
    "resample_bytes(input, scales=None, size, mode, align_corners=False, antialias=False, *, out=None) -> Tensor\n\n"
    ABOUT_resample_bytes, &op_resample_bytes)
NAME(resize_smoothly,
    "resize_smoothly($module, input, dim, length, step, cubic)\n--\n\n"
    ABOUT_resize_smoothly, &op_resize_smoothly)
NAME(resize_planes,
    "resize_planes($module, input, size, mode, align_corners=False, antialias=False, scales=None)\n--\n\n"
    ABOUT_resize_planes, &op_resize_planes)
NAME(resize_bytes,
    "resize_bytes($module, input, size, mode, align_corners=False, antialias=False, scales=None)\n--\n\n"
    ABOUT_resize_bytes, &op_resize_bytes)
NAME(interpolate,
    "interpolate($module, input, size=None, scale_factor=None, mode='nearest', align_corners=None, recompute_scale_factor=None, antialias=False)\n--\n\n"
    ABOUT_interpolate
    EXAMPLE_interpolate, &op_interpolate)
NAME(upsample,
    "upsample($module, input, size=None, scale_factor=None, mode='nearest', align_corners=None)\n--\n\n"
    ABOUT_upsample
    EXAMPLE_upsample, &op_upsample)
NAME(upsample_nearest,
    "upsample_nearest($module, input, size=None, scale_factor=None)\n--\n\n"
    ABOUT_upsample_nearest
    EXAMPLE_upsample_nearest, &op_upsample_nearest)
NAME(upsample_bilinear,
    "upsample_bilinear($module, input, size=None, scale_factor=None)\n--\n\n"
    ABOUT_upsample_bilinear
    EXAMPLE_upsample_bilinear, &op_upsample_bilinear)
NAME(affine_axis,
    "affine_axis($module, theta, length, align_corners)\n--\n\n"
    ABOUT_affine_axis, &op_affine_axis)
NAME(affine_grid,
    "affine_grid($module, theta, size, align_corners=False)\n--\n\n"
    ABOUT_affine_grid
    EXAMPLE_affine_grid, &op_affine_grid)
NAME(affine_grid_generator,
    "affine_grid_generator($module, theta, size, align_corners)\n--\n\n"
    ABOUT_affine_grid_generator
    EXAMPLE_affine_grid_generator, &op_affine_grid_generator)
NAME(grid_take,
    "grid_take($module, input, grid, mode='bilinear', edges='zeros', align=False, *, out=None)\n--\n\n"
    ABOUT_grid_take, &op_grid_take)
NAME(weighted_take,
    "weighted_take($module, input, index, weight, *, out=None)\n--\n\n"
    ABOUT_weighted_take, &op_weighted_take)
NAME(weighted_put,
    "weighted_put($module, grad_output, index, weight, size, *, out=None)\n--\n\n"
    ABOUT_weighted_put, &op_weighted_put)
NAME(weighted_products,
    "weighted_products($module, grad_output, input, index, *, out=None)\n--\n\n"
    ABOUT_weighted_products, &op_weighted_products)
NAME(pad_values,
    "pad_values($module, input, widths, mode='constant', value=0, *, out=None)\n--\n\n"
    ABOUT_pad_values, &op_pad_values)
NAME(pad_borders,
    "pad_borders($module, input, widths, mode='constant', value=0, *, out=None)\n--\n\n"
    ABOUT_pad_borders, &op_pad_borders)
NAME(pad,
    "pad($module, input, pad, mode='constant', value=0)\n--\n\n"
    ABOUT_pad
    EXAMPLE_pad, &op_pad)
NAME(pad_input,
    "pad_input($module, grad_output, size, widths, mode='constant', *, out=None)\n--\n\n"
    ABOUT_pad_input, &op_pad_input)
NAME(columns,
    "columns($module, input, kernel_size, dilation=1, padding=0, stride=1, *, out=None)\n--\n\n"
    ABOUT_columns, &op_columns)
NAME(columns_input,
    "columns_input($module, grad_output, size, kernel_size, dilation=1, padding=0, stride=1, *, out=None)\n--\n\n"
    ABOUT_columns_input, &op_columns_input)
NAMED(nn_functional_unfold, "nn.functional.unfold",
    "unfold($module, input, kernel_size, dilation=1, padding=0, stride=1, *, out=None)\n--\n\n"
    ABOUT_nn_functional_unfold
    EXAMPLE_nn_functional_unfold, &op_nn_functional_unfold)
NAMED(nn_functional_fold, "nn.functional.fold",
    "fold($module, input, output_size, kernel_size, dilation=1, padding=0, stride=1, *, out=None)\n--\n\n"
    ABOUT_nn_functional_fold
    EXAMPLE_nn_functional_fold, &op_nn_functional_fold)
NAME(batch_norm,
    "batch_norm($module, input, weight=None, bias=None, running_mean=None, running_var=None, training=False, momentum=0.1, eps=1e-05, cudnn_enabled=False, *, out=None)\n--\n\n"
    ABOUT_batch_norm
    EXAMPLE_batch_norm, &op_batch_norm)
NAMED(nn_functional_batch_norm, "nn.functional.batch_norm",
    "batch_norm($module, input, running_mean, running_var, weight=None, bias=None, training=False, momentum=0.1, eps=1e-05)\n--\n\n"
    ABOUT_nn_functional_batch_norm
    EXAMPLE_nn_functional_batch_norm, &op_nn_functional_batch_norm)
NAME(native_batch_norm,
    "native_batch_norm($module, input, weight, bias, running_mean, running_var, training, momentum, eps)\n--\n\n"
    ABOUT_native_batch_norm
    EXAMPLE_native_batch_norm, &op_native_batch_norm)
NAME(batch_norm_update_stats,
    "batch_norm_update_stats($module, input, running_mean, running_var, momentum)\n--\n\n"
    ABOUT_batch_norm_update_stats
    EXAMPLE_batch_norm_update_stats, &op_batch_norm_update_stats)
NAME(batch_norm_input,
    "batch_norm_input($module, grad_output, input, mean, inverse_std, training, *, weight=None, out=None)\n--\n\n"
    "batch_norm_input(grad_output, input, weight=None, mean, inverse_std, training, *, out=None) -> (Tensor, Tensor, Tensor)\n\n"
    ABOUT_batch_norm_input, &op_batch_norm_input)
NAME(group_norm,
    "group_norm($module, input, num_groups, weight=None, bias=None, eps=1e-05, *, out=None)\n--\n\n"
    ABOUT_group_norm
    EXAMPLE_group_norm, &op_group_norm)
NAME(layer_norm,
    "layer_norm($module, input, normalized_shape, weight=None, bias=None, eps=1e-05, *, out=None)\n--\n\n"
    ABOUT_layer_norm
    EXAMPLE_layer_norm, &op_layer_norm)
NAME(native_layer_norm,
    "native_layer_norm($module, input, normalized_shape, weight=None, bias=None, eps=1e-05)\n--\n\n"
    ABOUT_native_layer_norm
    EXAMPLE_native_layer_norm, &op_native_layer_norm)
NAME(rms_norm,
    "rms_norm($module, input, normalized_shape, weight=None, eps=None)\n--\n\n"
    ABOUT_rms_norm
    EXAMPLE_rms_norm, &op_rms_norm)
NAME(rms_normalized,
    "rms_normalized($module, input, dims, root, eps)\n--\n\n"
    ABOUT_rms_normalized, &op_rms_normalized)
NAME(layer_norm_input,
    "layer_norm_input($module, grad_output, input, normalized_shape, mean, inverse_std, *, weight=None, out=None)\n--\n\n"
    "layer_norm_input(grad_output, input, normalized_shape, weight=None, mean, inverse_std, *, out=None) -> (Tensor, Tensor, Tensor)\n\n"
    ABOUT_layer_norm_input, &op_layer_norm_input)
NAME(local_response_norm,
    "local_response_norm($module, input, size, alpha=0.0001, beta=0.75, k=1.0)\n--\n\n"
    ABOUT_local_response_norm
    EXAMPLE_local_response_norm, &op_local_response_norm)
NAME(cross_map_lrn2d,
    "cross_map_lrn2d($module, input, size, alpha=0.0001, beta=0.75, k=1)\n--\n\n"
    ABOUT_cross_map_lrn2d
    EXAMPLE_cross_map_lrn2d, &op_cross_map_lrn2d)
NAME(group_norm_input,
    "group_norm_input($module, grad_output, input, groups, mean, inverse_std, *, weight=None, out=None)\n--\n\n"
    "group_norm_input(grad_output, input, groups, weight=None, mean, inverse_std, *, out=None) -> (Tensor, Tensor, Tensor)\n\n"
    ABOUT_group_norm_input, &op_group_norm_input)
NAME(rnn,
    "rnn($module, input, hidden, weight_ih, weight_hh, sizes, bias_ih=None, bias_hh=None, relu=False, reverse=False, *, out=None)\n--\n\n"
    ABOUT_rnn
    EXAMPLE_rnn, &op_rnn)
NAME(lstm,
    "lstm($module, input, hidden, memory, weight_ih, weight_hh, sizes, bias_ih=None, bias_hh=None, reverse=False, *, out=None)\n--\n\n"
    ABOUT_lstm
    EXAMPLE_lstm, &op_lstm)
NAME(gru,
    "gru($module, input, hidden, weight_ih, weight_hh, sizes, bias_ih=None, bias_hh=None, reverse=False, *, out=None)\n--\n\n"
    ABOUT_gru
    EXAMPLE_gru, &op_gru)
NAME(embedding,
    "embedding($module, weight, input, padding_idx=-1, scale_grad_by_freq=False, sparse=False, *, out=None)\n--\n\n"
    ABOUT_embedding
    EXAMPLE_embedding, &op_embedding)
NAME(embedding_weight,
    "embedding_weight($module, grad_output, input, rows, padding_idx=-1, scale_grad_by_freq=False, *, out=None)\n--\n\n"
    ABOUT_embedding_weight, &op_embedding_weight)
NAME(embedding_bag,
    "embedding_bag($module, weight, input, offsets=None, mode='mean', per_sample_weights=None, padding_idx=-1, scale_grad_by_freq=False, *, out=None)\n--\n\n"
    ABOUT_embedding_bag
    EXAMPLE_embedding_bag, &op_embedding_bag)
NAME(mse_loss_elements,
    "mse_loss_elements($module, input, target, *, out=None)\n--\n\n"
    ABOUT_mse_loss_elements, &op_mse_loss_elements)
NAME(mse_loss,
    "mse_loss($module, input, target, size_average=None, reduce=None, reduction='mean', weight=None, *, out=None)\n--\n\n"
    "mse_loss(input, target, size_average=None, reduce=None, reduction='mean', *, out=None) -> Tensor\n\n"
    ABOUT_mse_loss
    EXAMPLE_mse_loss
    "\n\nmse_loss(input, target, size_average=None, reduce=None, reduction='mean', weight) -> Tensor\n\n"
    ABOUT_mse_loss_weighted
    EXAMPLE_mse_loss_weighted, &op_mse_loss, &op_mse_loss_elements, &op_mse_loss_weighted)
NAME(l1_loss_elements,
    "l1_loss_elements($module, input, target, *, out=None)\n--\n\n"
    ABOUT_l1_loss_elements, &op_l1_loss_elements)
NAME(l1_loss,
    "l1_loss($module, input, target, size_average=None, reduce=None, reduction='mean', weight=None, *, out=None)\n--\n\n"
    "l1_loss(input, target, size_average=None, reduce=None, reduction='mean', *, out=None) -> Tensor\n\n"
    ABOUT_l1_loss
    EXAMPLE_l1_loss
    "\n\nl1_loss(input, target, size_average=None, reduce=None, reduction='mean', weight) -> Tensor\n\n"
    ABOUT_l1_loss_weighted
    EXAMPLE_l1_loss_weighted
    "\n\nl1_loss(input, target, size_average=None, reduce=None, reduction='mean') -> Tensor\n\n"
    ABOUT_l1_loss_complex
    EXAMPLE_l1_loss_complex, &op_l1_loss, &op_l1_loss_elements, &op_l1_loss_weighted, &op_l1_loss_complex)
NAME(smooth_l1_loss_elements,
    "smooth_l1_loss_elements($module, input, target, beta=1.0, *, out=None)\n--\n\n"
    ABOUT_smooth_l1_loss_elements, &op_smooth_l1_loss_elements)
NAME(smooth_l1_loss,
    "smooth_l1_loss($module, input, target, size_average=None, reduce=None, reduction='mean', beta=1.0, *, out=None)\n--\n\n"
    ABOUT_smooth_l1_loss
    EXAMPLE_smooth_l1_loss, &op_smooth_l1_loss, &op_smooth_l1_loss_elements)
NAME(huber_loss_elements,
    "huber_loss_elements($module, input, target, delta=1.0, *, out=None)\n--\n\n"
    ABOUT_huber_loss_elements, &op_huber_loss_elements)
NAME(huber_loss,
    "huber_loss($module, input, target, reduction='mean', delta=1.0, weight=None, *, out=None)\n--\n\n"
    "huber_loss(input, target, reduction='mean', delta=1.0, *, out=None) -> Tensor\n\n"
    ABOUT_huber_loss
    EXAMPLE_huber_loss
    "\n\nhuber_loss(input, target, reduction='mean', delta=1.0, weight) -> Tensor\n\n"
    ABOUT_huber_loss_weighted
    EXAMPLE_huber_loss_weighted, &op_huber_loss, &op_huber_loss_elements, &op_huber_loss_weighted)
NAME(kl_div_elements,
    "kl_div_elements($module, input, target, log_target=False, *, out=None)\n--\n\n"
    ABOUT_kl_div_elements, &op_kl_div_elements)
NAME(kl_div,
    "kl_div($module, input, target, size_average=None, reduce=None, reduction='batchmean', log_target=False, *, out=None)\n--\n\n"
    "kl_div(input, target, size_average=None, reduce=None, reduction='mean', log_target=False, *, out=None) -> Tensor\n\n"
    ABOUT_kl_div
    EXAMPLE_kl_div
    "\n\nkl_div(input, target, size_average=None, reduce=None, reduction='batchmean', log_target=False) -> Tensor\n\n"
    ABOUT_kl_div_batchmean
    EXAMPLE_kl_div_batchmean, &op_kl_div, &op_kl_div_elements, &op_kl_div_batchmean)
NAME(poisson_nll_loss_elements,
    "poisson_nll_loss_elements($module, input, target, log_input=True, full=False, eps=1e-08, *, out=None)\n--\n\n"
    ABOUT_poisson_nll_loss_elements, &op_poisson_nll_loss_elements)
NAME(poisson_nll_loss,
    "poisson_nll_loss($module, input, target, log_input=True, full=False, size_average=None, eps=1e-08, reduce=None, reduction='mean', *, out=None)\n--\n\n"
    ABOUT_poisson_nll_loss
    EXAMPLE_poisson_nll_loss, &op_poisson_nll_loss, &op_poisson_nll_loss_elements)
NAME(gaussian_nll_loss_elements,
    "gaussian_nll_loss_elements($module, input, target, var, full=False, eps=1e-06, *, out=None)\n--\n\n"
    ABOUT_gaussian_nll_loss_elements, &op_gaussian_nll_loss_elements)
NAME(gaussian_nll_loss,
    "gaussian_nll_loss($module, input, target, var, full=False, eps=1e-06, reduction='mean', *, out=None)\n--\n\n"
    ABOUT_gaussian_nll_loss
    EXAMPLE_gaussian_nll_loss, &op_gaussian_nll_loss, &op_gaussian_nll_loss_elements)
NAME(nll_loss,
    "nll_loss($module, input, target, weight=None, size_average=None, ignore_index=-100, reduce=None, reduction='mean', *, out=None)\n--\n\n"
    ABOUT_nll_loss
    EXAMPLE_nll_loss, &op_nll_loss)
NAME(nll_loss_input,
    "nll_loss_input($module, grad_output, target, size, *, weight=None, reduction=1, ignore_index=-100, out=None)\n--\n\n"
    "nll_loss_input(grad_output, target, weight=None, reduction=1, ignore_index=-100, size, *, out=None) -> Tensor\n\n"
    ABOUT_nll_loss_input, &op_nll_loss_input)
NAME(cross_entropy,
    "cross_entropy($module, input, target, weight=None, size_average=None, ignore_index=-100, reduce=None, reduction='mean', label_smoothing=0.0, *, out=None)\n--\n\n"
    "cross_entropy(input, target, weight=None, size_average=None, ignore_index=-100, reduce=None, reduction='mean', label_smoothing=0.0, *, out=None) -> Tensor\n\n"
    ABOUT_cross_entropy
    EXAMPLE_cross_entropy
    "\n\ncross_entropy(input, target, weight=None, size_average=None, ignore_index=-100, reduce=None, reduction='mean', label_smoothing=0.0) -> Tensor\n\n"
    ABOUT_cross_entropy_probabilities
    EXAMPLE_cross_entropy_probabilities, &op_cross_entropy, &op_cross_entropy_probabilities)
NAME(cross_entropy_input,
    "cross_entropy_input($module, grad_output, input, normalizer, target, weight=None, reduction=1, ignore_index=-100, label_smoothing=0.0, *, out=None)\n--\n\n"
    ABOUT_cross_entropy_input, &op_cross_entropy_input)
NAME(binary_cross_entropy_elements,
    "binary_cross_entropy_elements($module, input, target, weight=1, *, out=None)\n--\n\n"
    ABOUT_binary_cross_entropy_elements, &op_binary_cross_entropy_elements)
NAME(binary_cross_entropy,
    "binary_cross_entropy($module, input, target, weight=None, size_average=None, reduce=None, reduction='mean', *, out=None)\n--\n\n"
    ABOUT_binary_cross_entropy
    EXAMPLE_binary_cross_entropy, &op_binary_cross_entropy, &op_binary_cross_entropy_elements)
NAME(binary_cross_entropy_with_logits_elements,
    "binary_cross_entropy_with_logits_elements($module, input, target, weight=1, pos_weight=1, *, out=None)\n--\n\n"
    ABOUT_binary_cross_entropy_with_logits_elements, &op_binary_cross_entropy_with_logits_elements)
NAME(binary_cross_entropy_with_logits,
    "binary_cross_entropy_with_logits($module, input, target, weight=None, size_average=None, reduce=None, reduction='mean', pos_weight=None, *, out=None)\n--\n\n"
    ABOUT_binary_cross_entropy_with_logits
    EXAMPLE_binary_cross_entropy_with_logits, &op_binary_cross_entropy_with_logits, &op_binary_cross_entropy_with_logits_elements)
NAME(soft_margin_loss_elements,
    "soft_margin_loss_elements($module, input, target, *, out=None)\n--\n\n"
    ABOUT_soft_margin_loss_elements, &op_soft_margin_loss_elements)
NAME(soft_margin_loss,
    "soft_margin_loss($module, input, target, size_average=None, reduce=None, reduction='mean', *, out=None)\n--\n\n"
    ABOUT_soft_margin_loss
    EXAMPLE_soft_margin_loss, &op_soft_margin_loss, &op_soft_margin_loss_elements)
NAME(hinge_embedding_loss_elements,
    "hinge_embedding_loss_elements($module, input, target, margin=1.0, *, out=None)\n--\n\n"
    ABOUT_hinge_embedding_loss_elements, &op_hinge_embedding_loss_elements)
NAME(hinge_embedding_loss,
    "hinge_embedding_loss($module, input, target, margin=1.0, size_average=None, reduce=None, reduction='mean', *, out=None)\n--\n\n"
    ABOUT_hinge_embedding_loss
    EXAMPLE_hinge_embedding_loss, &op_hinge_embedding_loss, &op_hinge_embedding_loss_elements)
NAME(margin_ranking_loss_elements,
    "margin_ranking_loss_elements($module, input1, input2, target, margin=0.0, *, out=None)\n--\n\n"
    ABOUT_margin_ranking_loss_elements, &op_margin_ranking_loss_elements)
NAME(margin_ranking_loss,
    "margin_ranking_loss($module, input1, input2, target, margin=0.0, size_average=None, reduce=None, reduction='mean', *, out=None)\n--\n\n"
    ABOUT_margin_ranking_loss
    EXAMPLE_margin_ranking_loss, &op_margin_ranking_loss, &op_margin_ranking_loss_elements)
NAME(multilabel_soft_margin_loss,
    "multilabel_soft_margin_loss($module, input, target, weight=None, size_average=None, reduce=None, reduction='mean')\n--\n\n"
    ABOUT_multilabel_soft_margin_loss
    EXAMPLE_multilabel_soft_margin_loss, &op_multilabel_soft_margin_loss)
NAME(cosine_embedding_loss,
    "cosine_embedding_loss($module, input1, input2, target, margin=0.0, size_average=None, reduce=None, reduction='mean')\n--\n\n"
    ABOUT_cosine_embedding_loss
    EXAMPLE_cosine_embedding_loss, &op_cosine_embedding_loss)
NAME(triplet_margin_loss,
    "triplet_margin_loss($module, anchor, positive, negative, margin=1.0, p=2.0, eps=1e-06, swap=False, size_average=None, reduce=None, reduction='mean')\n--\n\n"
    ABOUT_triplet_margin_loss
    EXAMPLE_triplet_margin_loss, &op_triplet_margin_loss)
NAME(multi_margin_loss,
    "multi_margin_loss($module, input, target, p=1, margin=1.0, weight=None, size_average=None, reduce=None, reduction='mean', *, out=None)\n--\n\n"
    ABOUT_multi_margin_loss
    EXAMPLE_multi_margin_loss, &op_multi_margin_loss)
NAME(multilabel_margin_loss,
    "multilabel_margin_loss($module, input, target, size_average=None, reduce=None, reduction='mean', *, out=None)\n--\n\n"
    ABOUT_multilabel_margin_loss
    EXAMPLE_multilabel_margin_loss, &op_multilabel_margin_loss)
NAMED(nn_functional_ctc_loss, "nn.functional.ctc_loss",
    "ctc_loss($module, log_probs, targets, input_lengths, target_lengths, blank=0, reduction='mean', zero_infinity=False)\n--\n\n"
    "ctc_loss(log_probs, targets, input_lengths, target_lengths, blank=0, reduction='mean', zero_infinity=False) -> Tensor\n\n"
    ABOUT_nn_functional_ctc_loss
    EXAMPLE_nn_functional_ctc_loss
    "\n\nctc_loss(log_probs, targets, input_lengths, target_lengths, blank=0, reduction='mean', zero_infinity=False) -> Tensor\n\n"
    ABOUT_nn_functional_ctc_loss_of_ints
    EXAMPLE_nn_functional_ctc_loss_of_ints, &op_nn_functional_ctc_loss, &op_nn_functional_ctc_loss_of_ints)
NAME(ctc_loss,
    "ctc_loss($module, log_probs, targets, input_lengths, target_lengths, blank=0, reduction='mean', zero_infinity=False, *, out=None)\n--\n\n"
    ABOUT_ctc_loss
    EXAMPLE_ctc_loss, &op_ctc_loss)
NAME(cosine,
    "cosine($module, input, other, eps=1e-08, dim=None, keepdim=False, *, out=None)\n--\n\n"
    ABOUT_cosine, &op_cosine)
NAME(sgd_,
    "sgd_($module, parameter, gradient, lr, weight_decay=0, maximize=False)\n--\n\n"
    ABOUT_sgd_, &op_sgd_)
NAME(sgd_momentum_,
    "sgd_momentum_($module, parameter, gradient, momentum_buffer, lr, momentum=0.9, share=1, weight_decay=0, nesterov=False, maximize=False)\n--\n\n"
    ABOUT_sgd_momentum_, &op_sgd_momentum_)
NAME(rprop_,
    "rprop_($module, parameter, gradient, prev, step_size, eta_minus=0.5, eta_plus=1.2, smallest=1e-06, largest=50, maximize=False)\n--\n\n"
    ABOUT_rprop_, &op_rprop_)
NAME(asgd_,
    "asgd_($module, parameter, gradient, ax, eta, lambd=0.0001, mu=1, weight_decay=0, maximize=False)\n--\n\n"
    ABOUT_asgd_, &op_asgd_)
NAME(adam_,
    "adam_($module, parameter, gradient, exp_avg, exp_avg_sq, rate, keep=1, share1=0.1, share2=0.001, root=1, eps=1e-08, weight_decay=0, maximize=False)\n--\n\n"
    ABOUT_adam_, &op_adam_)
NAME(amsgrad_,
    "amsgrad_($module, parameter, gradient, exp_avg, exp_avg_sq, max_exp_avg_sq, rate, keep=1, share1=0.1, share2=0.001, root=1, eps=1e-08, weight_decay=0, maximize=False)\n--\n\n"
    ABOUT_amsgrad_, &op_amsgrad_)
NAME(nadam_,
    "nadam_($module, parameter, gradient, exp_avg, exp_avg_sq, rate, ahead, keep=1, share1=0.1, share2=0.001, root=1, eps=1e-08, weight_decay=0, maximize=False)\n--\n\n"
    ABOUT_nadam_, &op_nadam_)
NAME(adamax_,
    "adamax_($module, parameter, gradient, exp_avg, exp_inf, rate, share=0.1, beta2=0.999, eps=1e-08, weight_decay=0, maximize=False)\n--\n\n"
    ABOUT_adamax_, &op_adamax_)
NAME(adagrad_,
    "adagrad_($module, parameter, gradient, sum, rate, eps=1e-10, weight_decay=0, maximize=False)\n--\n\n"
    ABOUT_adagrad_, &op_adagrad_)
NAME(adadelta_,
    "adadelta_($module, parameter, gradient, square_avg, acc_delta, lr=1, share=0.1, eps=1e-06, weight_decay=0, maximize=False)\n--\n\n"
    ABOUT_adadelta_, &op_adadelta_)
NAME(rmsprop_,
    "rmsprop_($module, parameter, gradient, square_avg, lr, share=0.01, eps=1e-08, weight_decay=0, maximize=False)\n--\n\n"
    ABOUT_rmsprop_, &op_rmsprop_)
NAME(rmsprop_momentum_,
    "rmsprop_momentum_($module, parameter, gradient, square_avg, momentum_buffer, lr, share=0.01, eps=1e-08, momentum=0.9, weight_decay=0, maximize=False)\n--\n\n"
    ABOUT_rmsprop_momentum_, &op_rmsprop_momentum_)
NAME(rmsprop_centered_,
    "rmsprop_centered_($module, parameter, gradient, square_avg, momentum_buffer, slope_avg, lr, share=0.01, eps=1e-08, momentum=0, weight_decay=0, maximize=False)\n--\n\n"
    ABOUT_rmsprop_centered_, &op_rmsprop_centered_)
NAME(padded_window,
    "padded_window($module, input, n_fft, hop_length, win_length, window=None)\n--\n\n"
    ABOUT_padded_window, &op_padded_window)
NAME(stft,
    "stft($module, input, n_fft, hop_length=None, win_length=None, window=None, center=True, pad_mode='reflect', normalized=False, onesided=None, return_complex=None)\n--\n\n"
    ABOUT_stft
    EXAMPLE_stft, &op_stft)
NAME(istft,
    "istft($module, input, n_fft, hop_length=None, win_length=None, window=None, center=True, normalized=False, onesided=None, length=None, return_complex=False)\n--\n\n"
    ABOUT_istft
    EXAMPLE_istft, &op_istft)
NAME(bartlett_window,
    "bartlett_window($module, window_length, periodic=True, *, out=None)\n--\n\n"
    ABOUT_bartlett_window
    EXAMPLE_bartlett_window, &op_bartlett_window)
NAME(hann_window,
    "hann_window($module, window_length, periodic=True, *, out=None)\n--\n\n"
    ABOUT_hann_window
    EXAMPLE_hann_window, &op_hann_window)
NAME(blackman_window,
    "blackman_window($module, window_length, periodic=True, *, out=None)\n--\n\n"
    ABOUT_blackman_window
    EXAMPLE_blackman_window, &op_blackman_window)
NAME(hamming_window,
    "hamming_window($module, window_length, periodic=True, alpha=0.54, beta=0.46, *, out=None)\n--\n\n"
    ABOUT_hamming_window
    EXAMPLE_hamming_window, &op_hamming_window)
NAME(kaiser_window,
    "kaiser_window($module, window_length, periodic=True, beta=12, *, out=None)\n--\n\n"
    ABOUT_kaiser_window
    EXAMPLE_kaiser_window, &op_kaiser_window)
NAME(tril_indices,
    "tril_indices($module, row, col, offset=0, *, out=None)\n--\n\n"
    ABOUT_tril_indices
    EXAMPLE_tril_indices, &op_tril_indices)
NAME(triu_indices,
    "triu_indices($module, row, col, offset=0, *, out=None)\n--\n\n"
    ABOUT_triu_indices
    EXAMPLE_triu_indices, &op_triu_indices)
NAME(alias_copy,
    "alias_copy($module, input)\n--\n\n"
    ABOUT_alias_copy
    EXAMPLE_alias_copy, &op_alias_copy)
NAME(narrow_copy,
    "narrow_copy($module, input, dim, start, length)\n--\n\n"
    ABOUT_narrow_copy
    EXAMPLE_narrow_copy, &op_narrow_copy)
NAME(slice_copy,
    "slice_copy($module, input, dim=0, start=None, end=None, step=1)\n--\n\n"
    ABOUT_slice_copy
    EXAMPLE_slice_copy, &op_slice_copy)
NAME(resize, NULL, &op_resize)
NAME(resize_as, NULL, &op_resize_as)
NAME(adjoint, "adjoint($module, input)\n--\n\n" ABOUT_adjoint EXAMPLE_adjoint, &op_adjoint)
NAME(resolve_conj,
    "resolve_conj($module, input)\n--\n\n"
    ABOUT_resolve_conj
    EXAMPLE_resolve_conj, &op_resolve_conj)
NAME(resolve_neg,
    "resolve_neg($module, input)\n--\n\n"
    ABOUT_resolve_conj
    EXAMPLE_resolve_conj, &op_resolve_conj)
NAME(is_conj, "is_conj($module, input)\n--\n\n" ABOUT_is_conj EXAMPLE_is_conj, &op_is_conj)
NAME(is_neg, "is_neg($module, input)\n--\n\n" ABOUT_is_conj EXAMPLE_is_conj, &op_is_conj)
NAME(is_distributed,
    "is_distributed($module, input)\n--\n\n"
    ABOUT_is_conj
    EXAMPLE_is_conj, &op_is_conj)
NAME(is_inference,
    "is_inference($module, input)\n--\n\n"
    ABOUT_is_inference
    EXAMPLE_is_inference, &op_is_inference)
NAME(frobenius_norm,
    "frobenius_norm($module, input, dim=None, keepdim=False)\n--\n\n"
    ABOUT_frobenius_norm
    EXAMPLE_frobenius_norm, &op_frobenius_norm)
NAME(native_norm,
    "native_norm($module, input, p=2)\n--\n\n"
    ABOUT_native_norm
    EXAMPLE_native_norm, &op_native_norm)
NAME(nonzero_static,
    "nonzero_static($module, input, size, fill_value=-1)\n--\n\n"
    ABOUT_nonzero_static
    EXAMPLE_nonzero_static, &op_nonzero_static)
NAME(lu_solve,
    "lu_solve($module, b, LU_data, LU_pivots)\n--\n\n"
    ABOUT_lu_solve
    EXAMPLE_lu_solve, &op_lu_solve)
NAME(convolution,
    "convolution($module, input, weight, bias, stride, padding, dilation, transposed, output_padding, groups)\n--\n\n"
    "convolution(input, weight, bias, stride, padding, dilation, transposed, output_padding, groups) -> Tensor\n\n"
    ABOUT_convolution
    EXAMPLE_convolution
    "\n\nconvolution(input, weight, bias, stride, padding, dilation, transposed, output_padding, groups) -> Tensor\n\n"
    ABOUT_convolution_transposed
    EXAMPLE_convolution_transposed, &op_convolution, &op_convolution_transposed)
NAME(constant_pad_nd,
    "constant_pad_nd($module, input, pad, value=0)\n--\n\n"
    ABOUT_constant_pad_nd
    EXAMPLE_constant_pad_nd, &op_constant_pad_nd)
NAME(native_group_norm,
    "native_group_norm($module, input, weight, bias, N, C, HxW, group, eps)\n--\n\n"
    ABOUT_native_group_norm
    EXAMPLE_native_group_norm, &op_native_group_norm)
NAME(conv_tbc,
    "conv_tbc($module, input, weight, bias, pad=0)\n--\n\n"
    ABOUT_conv_tbc
    EXAMPLE_conv_tbc, &op_conv_tbc)
NAME(rnn_tanh_cell,
    "rnn_tanh_cell($module, input, hx, w_ih, w_hh, b_ih=None, b_hh=None)\n--\n\n"
    ABOUT_rnn_tanh_cell
    EXAMPLE_rnn_tanh_cell, &op_rnn_tanh_cell)
NAME(rnn_relu_cell,
    "rnn_relu_cell($module, input, hx, w_ih, w_hh, b_ih=None, b_hh=None)\n--\n\n"
    ABOUT_rnn_relu_cell
    EXAMPLE_rnn_relu_cell, &op_rnn_relu_cell)
NAME(gru_cell,
    "gru_cell($module, input, hx, w_ih, w_hh, b_ih=None, b_hh=None)\n--\n\n"
    ABOUT_gru_cell
    EXAMPLE_gru_cell, &op_gru_cell)
NAME(lstm_cell,
    "lstm_cell($module, input, hx, w_ih, w_hh, b_ih=None, b_hh=None)\n--\n\n"
    ABOUT_lstm_cell
    EXAMPLE_lstm_cell, &op_lstm_cell)

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
    &name_ndtri,
    &name_polygamma,
    &name_logit,
    &name_mvlgamma,
    &name_multigammaln,
    &name_mvlgamma_,
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
    &name_bessel_j0,
    &name_bessel_j1,
    &name_bessel_y0,
    &name_bessel_y1,
    &name_modified_bessel_k0,
    &name_modified_bessel_k1,
    &name_scaled_modified_bessel_k0,
    &name_scaled_modified_bessel_k1,
    &name_airy_ai,
    &name_airy_slope,
    &name_spherical_bessel_j0,
    &name_zeta,
    &name_orthogonal_polynomial,
    &name_chebyshev_polynomial_t,
    &name_chebyshev_polynomial_u,
    &name_chebyshev_polynomial_v,
    &name_chebyshev_polynomial_w,
    &name_hermite_polynomial_h,
    &name_hermite_polynomial_he,
    &name_laguerre_polynomial_l,
    &name_legendre_polynomial_p,
    &name_shifted_chebyshev_polynomial_t,
    &name_shifted_chebyshev_polynomial_u,
    &name_shifted_chebyshev_polynomial_v,
    &name_shifted_chebyshev_polynomial_w,
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
    &name_type_as,
    &name_zeros_like,
    &name_ones_like,
    &name_add,
    &name_sub,
    &name_subtract,
    &name_rsub,
    &name_float_power,
    &name_float_power_,
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
    &name_lcm,
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
    &name_equal,
    &name_is_same_size,
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
    &name_norm_except_dim,
    &name_nuclear_norm,
    &name_dist,
    &name_logsumexp,
    &name_all,
    &name_any,
    &name_count_nonzero,
    &name_hash_tensor,
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
    &name_var_mean,
    &name_std_mean,
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
    &name_linear_int8,
    &name_linear_int4,
    &name_matmul,
    &name_view,
    &name_reshape,
    &name_view_copy,
    &name_transpose,
    &name_swapaxes,
    &name_swapdims,
    &name_transpose_copy,
    &name_transpose_,
    &name_swapaxes_,
    &name_swapdims_,
    &name_t,
    &name_t_copy,
    &name_t_,
    &name_permute,
    &name_permute_copy,
    &name_unravel_index,
    &name_narrow,
    &name_select,
    &name_select_copy,
    &name_expand,
    &name_broadcast_to,
    &name_expand_copy,
    &name_sum_to_size,
    &name_squeeze,
    &name_squeeze_copy,
    &name_squeeze_,
    &name_unsqueeze,
    &name_unsqueeze_copy,
    &name_unsqueeze_,
    &name_unfold,
    &name_unfold_copy,
    &name_view_as,
    &name_expand_as,
    &name_split,
    &name_split_copy,
    &name_unsafe_split,
    &name_split_with_sizes,
    &name_split_with_sizes_copy,
    &name_unsafe_split_with_sizes,
    &name_chunk,
    &name_unsafe_chunk,
    &name_unbind,
    &name_unbind_copy,
    &name_conj_physical,
    &name_conj,
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
    &name_view_as_real_copy,
    &name_view_as_complex,
    &name_view_as_complex_copy,
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
    &name_histogram,
    &name_histc,
    &name_bhistc,
    &name_bincount,
    &name_multinomial,
    &name_unique,
    &name_unique_consecutive,
    &name_take,
    &name_put,
    &name_diagonal,
    &name_diagonal_copy,
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
    &name_ravel,
    &name_flatten,
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
    &name_bilinear,
    &name_pdist,
    &name_one_hot,
    &name_normalize,
    &name_pairwise_distance,
    &name_cosine_similarity,
    &name_matrix_power,
    &name_matrix_exp,
    &name_inverse,
    &name_det,
    &name_pinverse,
    &name_slogdet,
    &name_logdet,
    &name_gesv,
    &name_trtrs,
    &name_triangular_solve,
    &name_gels,
    &name_btrifact,
    &name_btrifact_with_info,
    &name_lu,
    &name_btrisolve,
    &name_cholesky,
    &name_potrf,
    &name_cholesky_inverse,
    &name_potri,
    &name_cholesky_solve,
    &name_potrs,
    &name_pstrf,
    &name_qr,
    &name_geqrf,
    &name_orgqr,
    &name_ormqr,
    &name_symeig,
    &name_eig,
    &name_svd,
    &name_lu_unpack,
    &name_zeros,
    &name_empty,
    &name_empty_like,
    &name_new_zeros,
    &name_new_ones,
    &name_new_empty,
    &name_ones,
    &name_eye,
    &name_arange,
    &name_range,
    &name_linspace,
    &name_logspace,
    &name_randperm,
    &name_full,
    &name_scalar_tensor,
    &name_new_full,
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
    &name_randint_like,
    &name_dropout,
    &name_native_dropout,
    &name_rrelu,
    &name_alpha_dropout,
    &name_feature_alpha_dropout,
    &name_feature_dropout,
    &name_dropout_,
    &name_feature_dropout_,
    &name_alpha_dropout_,
    &name_feature_alpha_dropout_,
    &name_bernoulli_,
    &name_uniform_,
    &name_normal_,
    &name_exponential_,
    &name_cauchy_,
    &name_log_normal_,
    &name_geometric_,
    &name_random_,
    &name_conv2d,
    &name_conv3d,
    &name_conv1d,
    &name_conv_transpose1d,
    &name_conv_transpose2d,
    &name_conv_transpose3d,
    &name_pixel_shuffle,
    &name_pixel_unshuffle,
    &name_channel_shuffle,
    &name_native_channel_shuffle,
    &name_max_pool1d,
    &name_max_pool2d,
    &name_max_pool3d,
    &name_max_pool1d_with_indices,
    &name_avg_pool1d,
    &name_adaptive_avg_pool1d,
    &name_affine_grid_generator,
    &name_batch_norm,
    &name_native_batch_norm,
    &name_batch_norm_update_stats,
    &name_group_norm,
    &name_layer_norm,
    &name_native_layer_norm,
    &name_rms_norm,
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
    &name_cosine_embedding_loss,
    &name_triplet_margin_loss,
    &name_multi_margin_loss,
    &name_multilabel_margin_loss,
    &name_ctc_loss,
    &name_stft,
    &name_istft,
    &name_bartlett_window,
    &name_hann_window,
    &name_blackman_window,
    &name_hamming_window,
    &name_kaiser_window,
    &name_tril_indices,
    &name_triu_indices,
    &name_alias_copy,
    &name_narrow_copy,
    &name_slice_copy,
    &name_resize,
    &name_resize_as,
    &name_adjoint,
    &name_resolve_conj,
    &name_resolve_neg,
    &name_is_conj,
    &name_is_neg,
    &name_is_distributed,
    &name_is_inference,
    &name_frobenius_norm,
    &name_native_norm,
    &name_nonzero_static,
    &name_lu_solve,
    &name_convolution,
    &name_constant_pad_nd,
    &name_native_group_norm,
    &name_conv_tbc,
    &name_rnn_tanh_cell,
    &name_rnn_relu_cell,
    &name_gru_cell,
    &name_lstm_cell,
    NULL,
};

const overloads *const th_own_internal[] = {
    &name_log1p_square,
    &name_log_quotient,
    &name_cube,
    &name_log_gamma_density,
    &name_gamma_entropy,
    &name_finite_or,
    &name_contiguous_copy,
    &name_equal_everywhere,
    &name_prod_input,
    &name_norm_of_parts,
    &name_norm_input,
    &name_dist_input,
    &name_xor_sum,
    &name_extreme_input,
    &name_sorted_values,
    &name_cumsum_input,
    &name_cumprod_input,
    &name_logcumsumexp_input,
    &name_logcumsumexp_mean,
    &name_flip_dim,
    &name_var_of_parts,
    &name_std_of_parts,
    &name_var_input,
    &name_prelu_broadcast,
    &name_softmax_of_parts,
    &name_log_softmax_of_parts,
    &name_softmax_input,
    &name_log_softmax_input,
    &name_attention,
    &name_linear_int8_input,
    &name_linear_int4_input,
    &name_int_mm,
    &name_linear_weight,
    &name_matmul_of_batches,
    &name_unpermute,
    &name_narrow_input,
    &name_select_input,
    &name_unfold_input,
    &name_index,
    &name_index_input,
    &name_index_input_input,
    &name_assign,
    &name_index_at,
    &name_index_at_input,
    &name_assign_at,
    &name_assign_at_input,
    &name_magnitude,
    &name_fourier,
    &name_fourier_line,
    &name_fourier_real,
    &name_fourier_real_line,
    &name_fourier_half,
    &name_fourier_half_line,
    &name_fit,
    &name_index_select_input,
    &name_gather_input,
    &name_gather_one,
    &name_gather_one_input,
    &name_masked_select_input,
    &name_scatter_reduce_input,
    &name_scatter_reduce_complex_input,
    &name_masked_copy_input,
    &name_diag_input,
    &name_take_input,
    &name_put_input,
    &name_diagonal_input,
    &name_unsafe_masked_index,
    &name_unsafe_masked_index_put_accumulate,
    &name_chunk_cat,
    &name_trapezoids,
    &name_pair_norms,
    &name_pair_norms_input,
    &name_cofactors,
    &name_cofactors_input,
    &name_solve_system,
    &name_solve_triangle,
    &name_least_squares,
    &name_least_squares_solution,
    &name_lu_gradient,
    &name_lu_parts,
    &name_lu_joined,
    &name_lu_solution,
    &name_times_reflections,
    &name_whole_reflections,
    &name_eigh_values,
    &name_eig_values,
    &name_svd_values,
    &name_product,
    &name_adjoint_if,
    &name_triangle,
    &name_hermitian_lower,
    &name_fold_lower,
    &name_hermitian_part,
    &name_at_largest,
    &name_from_largest,
    &name_inverse_differences,
    &name_divide_or_zero,
    &name_conjugate,
    &name_ldl_solution,
    &name_dropout_noise,
    &name_selu_dropped,
    &name_rrelu_noise,
    &name_conv2d_prepared,
    &name_conv2d_finished,
    &name_conv2d_input,
    &name_conv3d_input,
    &name_conv2d_weight,
    &name_conv3d_weight,
    &name_channel_unshuffle,
    &name_max_pool,
    &name_max_pool_values,
    &name_max_pool_values_input,
    &name_max_pool_values_gather,
    &name_adaptive_max_pool,
    &name_fractional_max_pool,
    &name_max_pool_input,
    &name_max_pool_gather,
    &name_max_unpool,
    &name_max_unpool_windows,
    &name_max_unpool_input,
    &name_avg_pool,
    &name_power_scale,
    &name_avg_pool_input,
    &name_adaptive_avg_pool,
    &name_adaptive_avg_pool_input,
    &name_root,
    &name_resample,
    &name_resample_input,
    &name_resample_bytes,
    &name_resize_smoothly,
    &name_resize_planes,
    &name_resize_bytes,
    &name_affine_axis,
    &name_grid_take,
    &name_weighted_take,
    &name_weighted_put,
    &name_weighted_products,
    &name_pad_values,
    &name_pad_borders,
    &name_pad_input,
    &name_columns,
    &name_columns_input,
    &name_batch_norm_input,
    &name_rms_normalized,
    &name_layer_norm_input,
    &name_group_norm_input,
    &name_embedding_weight,
    &name_mse_loss_elements,
    &name_l1_loss_elements,
    &name_smooth_l1_loss_elements,
    &name_huber_loss_elements,
    &name_kl_div_elements,
    &name_poisson_nll_loss_elements,
    &name_gaussian_nll_loss_elements,
    &name_nll_loss_input,
    &name_cross_entropy_input,
    &name_binary_cross_entropy_elements,
    &name_binary_cross_entropy_with_logits_elements,
    &name_soft_margin_loss_elements,
    &name_hinge_embedding_loss_elements,
    &name_margin_ranking_loss_elements,
    &name_cosine,
    &name_sgd_,
    &name_sgd_momentum_,
    &name_rprop_,
    &name_asgd_,
    &name_adam_,
    &name_amsgrad_,
    &name_nadam_,
    &name_adamax_,
    &name_adagrad_,
    &name_adadelta_,
    &name_rmsprop_,
    &name_rmsprop_momentum_,
    &name_rmsprop_centered_,
    &name_padded_window,
    NULL,
};

static const overloads *const names_of_linalg[] = {
    &name_linalg_matrix_norm,
    &name_linalg_cond,
    &name_linalg_inv_ex,
    &name_linalg_inv,
    &name_linalg_det,
    &name_linalg_pinv,
    &name_linalg_slogdet,
    &name_linalg_solve_ex,
    &name_linalg_solve,
    &name_linalg_solve_triangular,
    &name_linalg_lu_factor_ex,
    &name_linalg_lu_factor,
    &name_linalg_cholesky_ex,
    &name_linalg_cholesky,
    &name_linalg_cholesky_inverse,
    &name_linalg_cholesky_solve,
    &name_linalg_qr,
    &name_linalg_eigh,
    &name_linalg_eig,
    &name_linalg_svd,
    &name_linalg_ldl_factor_ex,
    &name_linalg_ldl_factor,
    &name_linalg_ldl_solve,
    &name_linalg_eigvals,
    &name_linalg_eigvalsh,
    &name_linalg_svdvals,
    &name_linalg_lu,
    &name_linalg_lu_solve,
    &name_linalg_householder_product,
    &name_linalg_matrix_power,
    &name_linalg_matrix_exp,
    &name_linalg_cross,
    &name_linalg_diagonal,
    &name_linalg_vecdot,
    &name_linalg_vander,
    &name_linalg_multi_dot,
    &name_linalg_tensorinv,
    &name_linalg_tensorsolve,
    NULL,
};
static const overloads *const names_of_nn_functional[] = {
    &name_nn_functional_gelu,
    &name_nn_functional_softmax,
    &name_nn_functional_log_softmax,
    &name_softmin,
    &name_gumbel_softmax,
    &name_dropout1d,
    &name_dropout2d,
    &name_dropout3d,
    &name_max_pool2d_with_indices,
    &name_max_pool3d_with_indices,
    &name_adaptive_max_pool1d,
    &name_adaptive_max_pool2d,
    &name_adaptive_max_pool3d,
    &name_adaptive_max_pool1d_with_indices,
    &name_adaptive_max_pool2d_with_indices,
    &name_adaptive_max_pool3d_with_indices,
    &name_fractional_max_pool2d_with_indices,
    &name_fractional_max_pool3d_with_indices,
    &name_fractional_max_pool2d,
    &name_fractional_max_pool3d,
    &name_max_unpool1d,
    &name_max_unpool2d,
    &name_max_unpool3d,
    &name_avg_pool2d,
    &name_avg_pool3d,
    &name_lp_pool1d,
    &name_lp_pool2d,
    &name_lp_pool3d,
    &name_adaptive_avg_pool2d,
    &name_adaptive_avg_pool3d,
    &name_interpolate,
    &name_upsample,
    &name_upsample_nearest,
    &name_upsample_bilinear,
    &name_affine_grid,
    &name_pad,
    &name_nn_functional_unfold,
    &name_nn_functional_fold,
    &name_nn_functional_batch_norm,
    &name_local_response_norm,
    &name_cross_map_lrn2d,
    &name_multilabel_soft_margin_loss,
    &name_nn_functional_ctc_loss,
    NULL,
};
static const overloads *const names_of_fft[] = {
    &name_fft_fft,
    &name_fft_ifft,
    &name_fft_rfft,
    &name_fft_irfft,
    &name_fft_hfft,
    &name_fft_ihfft,
    &name_fft_fft2,
    &name_fft_fftn,
    &name_fft_ifft2,
    &name_fft_ifftn,
    &name_fft_rfft2,
    &name_fft_rfftn,
    &name_fft_irfft2,
    &name_fft_irfftn,
    &name_fft_hfft2,
    &name_fft_hfftn,
    &name_fft_ihfft2,
    &name_fft_ihfftn,
    &name_fft_fftfreq,
    &name_fft_rfftfreq,
    &name_fft_fftshift,
    &name_fft_ifftshift,
    NULL,
};

const module_names th_own_modules[] = {
    {"torch.linalg", names_of_linalg},
    {"torch.nn.functional", names_of_nn_functional},
    {"torch.fft", names_of_fft},
    {NULL, NULL},
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
