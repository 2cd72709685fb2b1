/* Generated from ops.yaml by codegen/templates/ops.h. Do not edit: change the row and run make gen. */
/* Every row's entry and backward, and the numbers of names and rows. */
#pragma once
#include "kernels.h"

/* Public names, in the order of th_names. */
enum {
    NAME_abs,
    NAME_neg,
    NAME_sign,
    NAME_reciprocal,
    NAME_cinv,
    NAME_sqrt,
    NAME_rsqrt,
    NAME_exp,
    NAME_expm1,
    NAME_log,
    NAME_log1p,
    NAME_sin,
    NAME_cos,
    NAME_tan,
    NAME_asin,
    NAME_acos,
    NAME_atan,
    NAME_sinh,
    NAME_cosh,
    NAME_tanh,
    NAME_sigmoid,
    NAME_floor,
    NAME_ceil,
    NAME_round,
    NAME_trunc,
    NAME_frac,
    NAME_isnan,
    NAME_fill,
    NAME_zero,
    NAME_clone,
    NAME_add,
    NAME_sub,
    NAME_mul,
    NAME_div,
    NAME_floor_divide,
    NAME_fmod,
    NAME_remainder,
    NAME_pow,
    NAME_atan2,
    NAME_lerp,
    NAME_addcmul,
    NAME_addcdiv,
    NAME_clamp,
    NAME_clamp_min,
    NAME_clamp_max,
    NAME_max,
    NAME_cmax,
    NAME_min,
    NAME_cmin,
    NAME_where,
    NAME_bitwise_and,
    NAME_bitwise_or,
    NAME_bitwise_xor,
    NAME_bitwise_not,
    NAME_left_shift,
    NAME_right_shift,
    NAME_eq,
    NAME_ne,
    NAME_lt,
    NAME_le,
    NAME_gt,
    NAME_ge,
    NAME_sum,
    NAME_prod,
    NAME_mean,
    NAME_norm,
    NAME_dist,
    NAME_var,
    NAME_std,
    NAME_var_input,
    NAME_all,
    NAME_any,
    NAME_relu,
    NAME_threshold,
    NAME_hardtanh,
    NAME_leaky_relu,
    NAME_prelu,
    NAME_elu,
    NAME_softplus,
    NAME_log_sigmoid,
    NAME_logsigmoid,
    NAME_softsign,
    NAME_tanhshrink,
    NAME_hardshrink,
    NAME_softshrink,
    NAME_softmax,
    NAME_log_softmax,
    NAME_softmax_input,
    NAME_log_softmax_input,
    NAME_dot,
    NAME_mv,
    NAME_mm,
    NAME_bmm,
    NAME_ger,
    NAME_addmm,
    NAME_addmv,
    NAME_addr,
    NAME_addbmm,
    NAME_baddbmm,
    NAME_linear,
    NAME_linear_weight,
    NAME_matmul,
    NAME_view,
    NAME_reshape,
    NAME_transpose,
    NAME_t,
    NAME_permute,
    NAME_unpermute,
    NAME_narrow,
    NAME_narrow_input,
    NAME_select,
    NAME_select_input,
    NAME_expand,
    NAME_sum_to_size,
    NAME_squeeze,
    NAME_unsqueeze,
    NAME_unfold,
    NAME_unfold_input,
    NAME_index,
    NAME_index_input,
    NAME_index_again,
    NAME_assign,
    NAME_view_as,
    NAME_expand_as,
    NAME_split,
    NAME_chunk,
    NAME_unbind,
    NAME_index_select,
    NAME_index_select_input,
    NAME_gather,
    NAME_gather_input,
    NAME_pick,
    NAME_pick_input,
    NAME_masked_select,
    NAME_masked_select_input,
    NAME_nonzero,
    NAME_index_add,
    NAME_index_copy,
    NAME_index_fill,
    NAME_scatter,
    NAME_scatter_add,
    NAME_masked_fill,
    NAME_masked_copy,
    NAME_masked_copy_input,
    NAME_diag,
    NAME_diag_input,
    NAME_tril,
    NAME_triu,
    NAME_trace,
    NAME_renorm,
    NAME_cross,
    NAME_cat,
    NAME_stack,
    NAME_repeat,
    NAME_zeros,
    NAME_ones,
    NAME_zeros_like,
    NAME_ones_like,
    NAME_eye,
    NAME_arange,
    NAME_range,
    NAME_linspace,
    NAME_logspace,
    NAME_randperm,
    NAME_rand,
    NAME_randn,
    NAME_normal,
    NAME_bernoulli,
    NAME_bernoulli_,
    NAME_uniform_,
    NAME_normal_,
    NAME_exponential_,
    NAME_cauchy_,
    NAME_log_normal_,
    NAME_geometric_,
    NAME_random_,
    NAME_conv2d,
    NAME_conv2d_input,
    NAME_conv2d_weight,
    NAME_conv_transpose2d,
    NAME_conv1d,
    NAME_max_pool2d,
    NAME_max_pool2d_input,
    NAME_max_pool2d_gather,
    NAME_avg_pool2d,
    NAME_avg_pool2d_input,
    NAME_batch_norm,
    NAME_batch_norm_input,
    NAME_mse_loss,
    NAME_l1_loss,
    NAME_smooth_l1_loss,
    NAME_binary_cross_entropy,
    NAME_weighted_binary_cross_entropy,
    NAME_kl_div,
    NAME_soft_margin_loss,
    NAME_hinge_embedding_loss,
    NAME_margin_ranking_loss,
    NAME_nll_loss,
    NAME_nll_loss_input,
    NAME_COUNT
};

/* Rows, in the order of th_rows. */
enum {
    ROW_abs,
    ROW_neg,
    ROW_sign,
    ROW_reciprocal,
    ROW_sqrt,
    ROW_rsqrt,
    ROW_exp,
    ROW_expm1,
    ROW_log,
    ROW_log1p,
    ROW_sin,
    ROW_cos,
    ROW_tan,
    ROW_asin,
    ROW_acos,
    ROW_atan,
    ROW_sinh,
    ROW_cosh,
    ROW_tanh,
    ROW_sigmoid,
    ROW_floor,
    ROW_ceil,
    ROW_round,
    ROW_trunc,
    ROW_frac,
    ROW_isnan,
    ROW_fill,
    ROW_zero,
    ROW_clone,
    ROW_add,
    ROW_sub,
    ROW_mul,
    ROW_div,
    ROW_floor_divide,
    ROW_fmod,
    ROW_remainder,
    ROW_pow,
    ROW_atan2,
    ROW_lerp,
    ROW_addcmul,
    ROW_addcdiv,
    ROW_clamp,
    ROW_clamp_min,
    ROW_clamp_max,
    ROW_max_other,
    ROW_min_other,
    ROW_where,
    ROW_bitwise_and,
    ROW_bitwise_or,
    ROW_bitwise_xor,
    ROW_bitwise_not,
    ROW_left_shift,
    ROW_right_shift,
    ROW_eq,
    ROW_ne,
    ROW_lt,
    ROW_le,
    ROW_gt,
    ROW_ge,
    ROW_sum,
    ROW_prod,
    ROW_mean,
    ROW_max,
    ROW_min,
    ROW_max_dim,
    ROW_min_dim,
    ROW_norm,
    ROW_dist,
    ROW_var,
    ROW_std,
    ROW_var_input,
    ROW_all,
    ROW_any,
    ROW_relu,
    ROW_threshold,
    ROW_hardtanh,
    ROW_leaky_relu,
    ROW_prelu,
    ROW_elu,
    ROW_softplus,
    ROW_log_sigmoid,
    ROW_softsign,
    ROW_tanhshrink,
    ROW_hardshrink,
    ROW_softshrink,
    ROW_softmax,
    ROW_log_softmax,
    ROW_softmax_input,
    ROW_log_softmax_input,
    ROW_dot,
    ROW_mv,
    ROW_mm,
    ROW_bmm,
    ROW_ger,
    ROW_addmm,
    ROW_addmv,
    ROW_addr,
    ROW_addbmm,
    ROW_baddbmm,
    ROW_linear,
    ROW_linear_weight,
    ROW_matmul,
    ROW_view,
    ROW_reshape,
    ROW_transpose,
    ROW_t,
    ROW_permute,
    ROW_unpermute,
    ROW_narrow,
    ROW_narrow_input,
    ROW_select,
    ROW_select_input,
    ROW_expand,
    ROW_sum_to_size,
    ROW_squeeze,
    ROW_unsqueeze,
    ROW_unfold,
    ROW_unfold_input,
    ROW_index,
    ROW_index_input,
    ROW_index_again,
    ROW_assign,
    ROW_view_as,
    ROW_expand_as,
    ROW_split,
    ROW_chunk,
    ROW_unbind,
    ROW_index_select,
    ROW_index_select_input,
    ROW_gather,
    ROW_gather_input,
    ROW_pick,
    ROW_pick_input,
    ROW_masked_select,
    ROW_masked_select_input,
    ROW_nonzero,
    ROW_index_add,
    ROW_index_copy,
    ROW_index_fill,
    ROW_scatter,
    ROW_scatter_add,
    ROW_masked_fill,
    ROW_masked_copy,
    ROW_masked_copy_input,
    ROW_diag,
    ROW_diag_input,
    ROW_tril,
    ROW_triu,
    ROW_trace,
    ROW_renorm,
    ROW_cross,
    ROW_cat,
    ROW_stack,
    ROW_repeat,
    ROW_zeros,
    ROW_ones,
    ROW_zeros_like,
    ROW_ones_like,
    ROW_eye,
    ROW_arange,
    ROW_range,
    ROW_linspace,
    ROW_logspace,
    ROW_randperm,
    ROW_rand,
    ROW_randn,
    ROW_normal,
    ROW_bernoulli,
    ROW_bernoulli_,
    ROW_uniform_,
    ROW_normal_,
    ROW_exponential_,
    ROW_cauchy_,
    ROW_log_normal_,
    ROW_geometric_,
    ROW_random_,
    ROW_random_between_,
    ROW_conv2d,
    ROW_conv2d_input,
    ROW_conv2d_weight,
    ROW_conv_transpose2d,
    ROW_conv1d,
    ROW_max_pool2d,
    ROW_max_pool2d_input,
    ROW_max_pool2d_gather,
    ROW_avg_pool2d,
    ROW_avg_pool2d_input,
    ROW_batch_norm,
    ROW_batch_norm_input,
    ROW_mse_loss,
    ROW_l1_loss,
    ROW_smooth_l1_loss,
    ROW_binary_cross_entropy,
    ROW_weighted_binary_cross_entropy,
    ROW_kl_div,
    ROW_soft_margin_loss,
    ROW_hinge_embedding_loss,
    ROW_margin_ranking_loss,
    ROW_nll_loss,
    ROW_nll_loss_input,
    ROW_COUNT
};

/* The rows behind one public name, tried in order. */
typedef struct overloads {
    const char *name;
    const row *const *rows;
    uint8_t count;
} overloads;
extern const overloads th_names[];

/* Entries and backwards. */
int th_abs(call *c);
int th_abs_backward(const saved *s, tensor *const *grad, tensor **result);
int th_neg(call *c);
int th_neg_backward(const saved *s, tensor *const *grad, tensor **result);
int th_sign(call *c);
int th_sign_backward(const saved *s, tensor *const *grad, tensor **result);
int th_reciprocal(call *c);
int th_reciprocal_backward(const saved *s, tensor *const *grad, tensor **result);
int th_sqrt(call *c);
int th_sqrt_backward(const saved *s, tensor *const *grad, tensor **result);
int th_rsqrt(call *c);
int th_rsqrt_backward(const saved *s, tensor *const *grad, tensor **result);
int th_exp(call *c);
int th_exp_backward(const saved *s, tensor *const *grad, tensor **result);
int th_expm1(call *c);
int th_expm1_backward(const saved *s, tensor *const *grad, tensor **result);
int th_log(call *c);
int th_log_backward(const saved *s, tensor *const *grad, tensor **result);
int th_log1p(call *c);
int th_log1p_backward(const saved *s, tensor *const *grad, tensor **result);
int th_sin(call *c);
int th_sin_backward(const saved *s, tensor *const *grad, tensor **result);
int th_cos(call *c);
int th_cos_backward(const saved *s, tensor *const *grad, tensor **result);
int th_tan(call *c);
int th_tan_backward(const saved *s, tensor *const *grad, tensor **result);
int th_asin(call *c);
int th_asin_backward(const saved *s, tensor *const *grad, tensor **result);
int th_acos(call *c);
int th_acos_backward(const saved *s, tensor *const *grad, tensor **result);
int th_atan(call *c);
int th_atan_backward(const saved *s, tensor *const *grad, tensor **result);
int th_sinh(call *c);
int th_sinh_backward(const saved *s, tensor *const *grad, tensor **result);
int th_cosh(call *c);
int th_cosh_backward(const saved *s, tensor *const *grad, tensor **result);
int th_tanh(call *c);
int th_tanh_backward(const saved *s, tensor *const *grad, tensor **result);
int th_sigmoid(call *c);
int th_sigmoid_backward(const saved *s, tensor *const *grad, tensor **result);
int th_floor(call *c);
int th_floor_backward(const saved *s, tensor *const *grad, tensor **result);
int th_ceil(call *c);
int th_ceil_backward(const saved *s, tensor *const *grad, tensor **result);
int th_round(call *c);
int th_round_backward(const saved *s, tensor *const *grad, tensor **result);
int th_trunc(call *c);
int th_trunc_backward(const saved *s, tensor *const *grad, tensor **result);
int th_frac(call *c);
int th_frac_backward(const saved *s, tensor *const *grad, tensor **result);
int th_isnan(call *c);
int th_fill_row(call *c);
int th_fill_backward(const saved *s, tensor *const *grad, tensor **result);
int th_zero_row(call *c);
int th_zero_backward(const saved *s, tensor *const *grad, tensor **result);
int th_clone_row(call *c);
int th_clone_backward(const saved *s, tensor *const *grad, tensor **result);
int th_add(call *c);
int th_add_backward(const saved *s, tensor *const *grad, tensor **result);
int th_sub(call *c);
int th_sub_backward(const saved *s, tensor *const *grad, tensor **result);
int th_mul(call *c);
int th_mul_backward(const saved *s, tensor *const *grad, tensor **result);
int th_div(call *c);
int th_div_backward(const saved *s, tensor *const *grad, tensor **result);
int th_floor_divide(call *c);
int th_fmod(call *c);
int th_fmod_backward(const saved *s, tensor *const *grad, tensor **result);
int th_remainder(call *c);
int th_remainder_backward(const saved *s, tensor *const *grad, tensor **result);
int th_pow(call *c);
int th_pow_backward(const saved *s, tensor *const *grad, tensor **result);
int th_atan2(call *c);
int th_atan2_backward(const saved *s, tensor *const *grad, tensor **result);
int th_lerp(call *c);
int th_lerp_backward(const saved *s, tensor *const *grad, tensor **result);
int th_addcmul(call *c);
int th_addcmul_backward(const saved *s, tensor *const *grad, tensor **result);
int th_addcdiv(call *c);
int th_addcdiv_backward(const saved *s, tensor *const *grad, tensor **result);
int th_clamp(call *c);
int th_clamp_backward(const saved *s, tensor *const *grad, tensor **result);
int th_clamp_min(call *c);
int th_clamp_min_backward(const saved *s, tensor *const *grad, tensor **result);
int th_clamp_max(call *c);
int th_clamp_max_backward(const saved *s, tensor *const *grad, tensor **result);
int th_max_other(call *c);
int th_max_other_backward(const saved *s, tensor *const *grad, tensor **result);
int th_min_other(call *c);
int th_min_other_backward(const saved *s, tensor *const *grad, tensor **result);
int th_where_row(call *c);
int th_where_backward(const saved *s, tensor *const *grad, tensor **result);
int th_bitwise_and(call *c);
int th_bitwise_or(call *c);
int th_bitwise_xor(call *c);
int th_bitwise_not(call *c);
int th_left_shift(call *c);
int th_right_shift(call *c);
int th_eq(call *c);
int th_ne(call *c);
int th_lt(call *c);
int th_le(call *c);
int th_gt(call *c);
int th_ge(call *c);
int th_sum(call *c);
int th_sum_backward(const saved *s, tensor *const *grad, tensor **result);
int th_prod(call *c);
int th_prod_backward(const saved *s, tensor *const *grad, tensor **result);
int th_mean(call *c);
int th_mean_backward(const saved *s, tensor *const *grad, tensor **result);
int th_max(call *c);
int th_max_backward(const saved *s, tensor *const *grad, tensor **result);
int th_min(call *c);
int th_min_backward(const saved *s, tensor *const *grad, tensor **result);
int th_max_dim(call *c);
int th_max_dim_backward(const saved *s, tensor *const *grad, tensor **result);
int th_min_dim(call *c);
int th_min_dim_backward(const saved *s, tensor *const *grad, tensor **result);
int th_norm(call *c);
int th_norm_backward(const saved *s, tensor *const *grad, tensor **result);
int th_dist(call *c);
int th_dist_backward(const saved *s, tensor *const *grad, tensor **result);
int th_var(call *c);
int th_var_backward(const saved *s, tensor *const *grad, tensor **result);
int th_std(call *c);
int th_std_backward(const saved *s, tensor *const *grad, tensor **result);
int th_var_input(call *c);
int th_var_input_backward(const saved *s, tensor *const *grad, tensor **result);
int th_all(call *c);
int th_any(call *c);
int th_relu(call *c);
int th_relu_backward(const saved *s, tensor *const *grad, tensor **result);
int th_threshold(call *c);
int th_threshold_backward(const saved *s, tensor *const *grad, tensor **result);
int th_hardtanh(call *c);
int th_hardtanh_backward(const saved *s, tensor *const *grad, tensor **result);
int th_leaky_relu(call *c);
int th_leaky_relu_backward(const saved *s, tensor *const *grad, tensor **result);
int th_prelu(call *c);
int th_prelu_backward(const saved *s, tensor *const *grad, tensor **result);
int th_elu(call *c);
int th_elu_backward(const saved *s, tensor *const *grad, tensor **result);
int th_softplus(call *c);
int th_softplus_backward(const saved *s, tensor *const *grad, tensor **result);
int th_log_sigmoid(call *c);
int th_log_sigmoid_backward(const saved *s, tensor *const *grad, tensor **result);
int th_softsign(call *c);
int th_softsign_backward(const saved *s, tensor *const *grad, tensor **result);
int th_tanhshrink(call *c);
int th_tanhshrink_backward(const saved *s, tensor *const *grad, tensor **result);
int th_hardshrink(call *c);
int th_hardshrink_backward(const saved *s, tensor *const *grad, tensor **result);
int th_softshrink(call *c);
int th_softshrink_backward(const saved *s, tensor *const *grad, tensor **result);
int th_softmax(call *c);
int th_softmax_backward(const saved *s, tensor *const *grad, tensor **result);
int th_log_softmax(call *c);
int th_log_softmax_backward(const saved *s, tensor *const *grad, tensor **result);
int th_softmax_input(call *c);
int th_softmax_input_backward(const saved *s, tensor *const *grad, tensor **result);
int th_log_softmax_input(call *c);
int th_log_softmax_input_backward(const saved *s, tensor *const *grad, tensor **result);
int th_dot(call *c);
int th_dot_backward(const saved *s, tensor *const *grad, tensor **result);
int th_mv(call *c);
int th_mv_backward(const saved *s, tensor *const *grad, tensor **result);
int th_mm(call *c);
int th_mm_backward(const saved *s, tensor *const *grad, tensor **result);
int th_bmm(call *c);
int th_bmm_backward(const saved *s, tensor *const *grad, tensor **result);
int th_ger(call *c);
int th_ger_backward(const saved *s, tensor *const *grad, tensor **result);
int th_addmm(call *c);
int th_addmm_backward(const saved *s, tensor *const *grad, tensor **result);
int th_addmv(call *c);
int th_addmv_backward(const saved *s, tensor *const *grad, tensor **result);
int th_addr(call *c);
int th_addr_backward(const saved *s, tensor *const *grad, tensor **result);
int th_addbmm(call *c);
int th_addbmm_backward(const saved *s, tensor *const *grad, tensor **result);
int th_baddbmm(call *c);
int th_baddbmm_backward(const saved *s, tensor *const *grad, tensor **result);
int th_linear(call *c);
int th_linear_backward(const saved *s, tensor *const *grad, tensor **result);
int th_linear_weight(call *c);
int th_linear_weight_backward(const saved *s, tensor *const *grad, tensor **result);
int th_view(call *c);
int th_view_backward(const saved *s, tensor *const *grad, tensor **result);
int th_reshape(call *c);
int th_reshape_backward(const saved *s, tensor *const *grad, tensor **result);
int th_transpose(call *c);
int th_transpose_backward(const saved *s, tensor *const *grad, tensor **result);
int th_t(call *c);
int th_t_backward(const saved *s, tensor *const *grad, tensor **result);
int th_permute(call *c);
int th_permute_backward(const saved *s, tensor *const *grad, tensor **result);
int th_unpermute(call *c);
int th_unpermute_backward(const saved *s, tensor *const *grad, tensor **result);
int th_narrow(call *c);
int th_narrow_backward(const saved *s, tensor *const *grad, tensor **result);
int th_narrow_input(call *c);
int th_narrow_input_backward(const saved *s, tensor *const *grad, tensor **result);
int th_select(call *c);
int th_select_backward(const saved *s, tensor *const *grad, tensor **result);
int th_select_input(call *c);
int th_select_input_backward(const saved *s, tensor *const *grad, tensor **result);
int th_expand_row(call *c);
int th_expand_backward(const saved *s, tensor *const *grad, tensor **result);
int th_sum_to_size(call *c);
int th_sum_to_size_backward(const saved *s, tensor *const *grad, tensor **result);
int th_squeeze(call *c);
int th_squeeze_backward(const saved *s, tensor *const *grad, tensor **result);
int th_unsqueeze(call *c);
int th_unsqueeze_backward(const saved *s, tensor *const *grad, tensor **result);
int th_unfold(call *c);
int th_unfold_backward(const saved *s, tensor *const *grad, tensor **result);
int th_unfold_input(call *c);
int th_unfold_input_backward(const saved *s, tensor *const *grad, tensor **result);
int th_index(call *c);
int th_index_backward(const saved *s, tensor *const *grad, tensor **result);
int th_index_input(call *c);
int th_index_input_backward(const saved *s, tensor *const *grad, tensor **result);
int th_index_again(call *c);
int th_index_again_backward(const saved *s, tensor *const *grad, tensor **result);
int th_assign(call *c);
int th_assign_backward(const saved *s, tensor *const *grad, tensor **result);
int th_index_select(call *c);
int th_index_select_backward(const saved *s, tensor *const *grad, tensor **result);
int th_index_select_input(call *c);
int th_index_select_input_backward(const saved *s, tensor *const *grad, tensor **result);
int th_gather(call *c);
int th_gather_backward(const saved *s, tensor *const *grad, tensor **result);
int th_gather_input(call *c);
int th_gather_input_backward(const saved *s, tensor *const *grad, tensor **result);
int th_pick(call *c);
int th_pick_backward(const saved *s, tensor *const *grad, tensor **result);
int th_pick_input(call *c);
int th_pick_input_backward(const saved *s, tensor *const *grad, tensor **result);
int th_masked_select(call *c);
int th_masked_select_backward(const saved *s, tensor *const *grad, tensor **result);
int th_masked_select_input(call *c);
int th_masked_select_input_backward(const saved *s, tensor *const *grad, tensor **result);
int th_nonzero(call *c);
int th_index_add(call *c);
int th_index_add_backward(const saved *s, tensor *const *grad, tensor **result);
int th_index_copy(call *c);
int th_index_copy_backward(const saved *s, tensor *const *grad, tensor **result);
int th_index_fill(call *c);
int th_index_fill_backward(const saved *s, tensor *const *grad, tensor **result);
int th_scatter(call *c);
int th_scatter_backward(const saved *s, tensor *const *grad, tensor **result);
int th_scatter_add(call *c);
int th_scatter_add_backward(const saved *s, tensor *const *grad, tensor **result);
int th_masked_fill(call *c);
int th_masked_fill_backward(const saved *s, tensor *const *grad, tensor **result);
int th_masked_copy(call *c);
int th_masked_copy_backward(const saved *s, tensor *const *grad, tensor **result);
int th_masked_copy_input(call *c);
int th_masked_copy_input_backward(const saved *s, tensor *const *grad, tensor **result);
int th_diag(call *c);
int th_diag_backward(const saved *s, tensor *const *grad, tensor **result);
int th_diag_input(call *c);
int th_diag_input_backward(const saved *s, tensor *const *grad, tensor **result);
int th_tril(call *c);
int th_tril_backward(const saved *s, tensor *const *grad, tensor **result);
int th_triu(call *c);
int th_triu_backward(const saved *s, tensor *const *grad, tensor **result);
int th_trace(call *c);
int th_trace_backward(const saved *s, tensor *const *grad, tensor **result);
int th_cat(call *c);
int th_cat_backward(const saved *s, tensor *const *grad, tensor **result);
int th_zeros(call *c);
int th_ones(call *c);
int th_zeros_like(call *c);
int th_ones_like(call *c);
int th_eye(call *c);
int th_arange(call *c);
int th_range_row(call *c);
int th_linspace(call *c);
int th_logspace(call *c);
int th_randperm(call *c);
int th_rand(call *c);
int th_randn(call *c);
int th_normal(call *c);
int th_bernoulli(call *c);
int th_bernoulli_(call *c);
int th_uniform_(call *c);
int th_normal_(call *c);
int th_exponential_(call *c);
int th_cauchy_(call *c);
int th_log_normal_(call *c);
int th_geometric_(call *c);
int th_random_(call *c);
int th_random_between_(call *c);
int th_conv2d(call *c);
int th_conv2d_backward(const saved *s, tensor *const *grad, tensor **result);
int th_conv2d_input(call *c);
int th_conv2d_input_backward(const saved *s, tensor *const *grad, tensor **result);
int th_conv2d_weight(call *c);
int th_conv2d_weight_backward(const saved *s, tensor *const *grad, tensor **result);
int th_max_pool2d(call *c);
int th_max_pool2d_backward(const saved *s, tensor *const *grad, tensor **result);
int th_max_pool2d_input(call *c);
int th_max_pool2d_input_backward(const saved *s, tensor *const *grad, tensor **result);
int th_max_pool2d_gather(call *c);
int th_max_pool2d_gather_backward(const saved *s, tensor *const *grad, tensor **result);
int th_avg_pool2d(call *c);
int th_avg_pool2d_backward(const saved *s, tensor *const *grad, tensor **result);
int th_avg_pool2d_input(call *c);
int th_avg_pool2d_input_backward(const saved *s, tensor *const *grad, tensor **result);
int th_batch_norm(call *c);
int th_batch_norm_backward(const saved *s, tensor *const *grad, tensor **result);
int th_batch_norm_input(call *c);
int th_mse_loss(call *c);
int th_mse_loss_backward(const saved *s, tensor *const *grad, tensor **result);
int th_l1_loss(call *c);
int th_l1_loss_backward(const saved *s, tensor *const *grad, tensor **result);
int th_smooth_l1_loss(call *c);
int th_smooth_l1_loss_backward(const saved *s, tensor *const *grad, tensor **result);
int th_binary_cross_entropy(call *c);
int th_binary_cross_entropy_backward(const saved *s, tensor *const *grad, tensor **result);
int th_weighted_binary_cross_entropy(call *c);
int th_weighted_binary_cross_entropy_backward(const saved *s, tensor *const *grad, tensor **result);
int th_kl_div(call *c);
int th_kl_div_backward(const saved *s, tensor *const *grad, tensor **result);
int th_soft_margin_loss(call *c);
int th_soft_margin_loss_backward(const saved *s, tensor *const *grad, tensor **result);
int th_hinge_embedding_loss(call *c);
int th_hinge_embedding_loss_backward(const saved *s, tensor *const *grad, tensor **result);
int th_margin_ranking_loss(call *c);
int th_margin_ranking_loss_backward(const saved *s, tensor *const *grad, tensor **result);
int th_nll_loss(call *c);
int th_nll_loss_backward(const saved *s, tensor *const *grad, tensor **result);
int th_nll_loss_input(call *c);
int th_nll_loss_input_backward(const saved *s, tensor *const *grad, tensor **result);

/* What generated backwards share. */

/* Ends a backward: 0 when every wanted gradient is there, else what was made is dropped. */
static inline int th_gave(const saved *s, tensor **result, int count) {
    bool complete = true;
    for (int i = 0; i < count; i++)
        if (s->needs >> i & 1)
            complete &= result[i] != NULL;
    for (int i = 0; i < count && !complete; i++)
        if (s->needs >> i & 1) {
            th_drop(result[i]);
            result[i] = NULL;
        }
    return complete ? 0 : -1;
}

/* A composed gradient for the caller, summed where its input was broadcast. */
static inline tensor *th_keep_sum(frame *f, tensor *t, const tensor *shape) {
    tensor *result = t ? th_sum_to(t, shape->ndim, shape->size) : NULL;
    f->failed |= result == NULL;
    return result;
}

/* size(dim), where dim may count from the end. */
static inline int64_t th_size_at(const tensor *shape, int64_t dim) {
    dim += dim < 0 ? shape->ndim : 0;
    return dim >= 0 && dim < shape->ndim ? shape->size[dim] : 0;
}

/* Appends to the int* list that begins at first. */
static inline call *th_more_ints(frame *f, call *c, int first, const int64_t *n, int length) {
    if (first + c->length + length > TH_MAX_INTS) {
        f->failed = true;
        th_fail(TH_RUNTIME, "a call holds at most %d ints", TH_MAX_INTS);
        return c;
    }
    for (int k = 0; k < length; k++)
        c->n[first + c->length + k] = n[k];
    c->length += length;
    return c;
}
