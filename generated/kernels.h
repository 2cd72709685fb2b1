/* Generated from ops.yaml by codegen/templates/kernels.h. Do not edit: change the row and run make gen. */
/* What hand-written C must define; a file of its own, so that a new formula recompiles no kernel. */
#pragma once
#include "row.h"

int th_max_dim_shape(extent *result, const tensor *input, int64_t dim, bool keepdim);
int th_max_dim_cpu(tensor *values, tensor *indices, const tensor *input, int64_t dim, bool keepdim);
int th_min_dim_shape(extent *result, const tensor *input, int64_t dim, bool keepdim);
int th_min_dim_cpu(tensor *values, tensor *indices, const tensor *input, int64_t dim, bool keepdim);
int th_var_shape(extent *result, const tensor *input, int64_t dim, bool unbiased, bool keepdim);
int th_var_cpu(tensor *output, const tensor *input, int64_t dim, bool unbiased, bool keepdim);
int th_std_shape(extent *result, const tensor *input, int64_t dim, bool unbiased, bool keepdim);
int th_std_cpu(tensor *output, const tensor *input, int64_t dim, bool unbiased, bool keepdim);
int th_var_input_shape(
    extent *result, const tensor *grad_output, const tensor *input, int64_t dimension,
    bool unbiased, bool keepdim);
int th_var_input_cpu(
    tensor *output, const tensor *grad_output, const tensor *input, int64_t dimension,
    bool unbiased, bool keepdim);
int th_softmax_shape(extent *result, const tensor *input, int64_t dim);
int th_softmax_cpu(tensor *output, const tensor *input, int64_t dim);
int th_log_softmax_shape(extent *result, const tensor *input, int64_t dim);
int th_log_softmax_cpu(tensor *output, const tensor *input, int64_t dim);
int th_softmax_input_shape(
    extent *result, const tensor *grad_output, const tensor *probability, int64_t dim);
int th_softmax_input_cpu(
    tensor *output, const tensor *grad_output, const tensor *probability, int64_t dim);
int th_log_softmax_input_shape(
    extent *result, const tensor *grad_output, const tensor *log_probability, int64_t dim);
int th_log_softmax_input_cpu(
    tensor *output, const tensor *grad_output, const tensor *log_probability, int64_t dim);
int th_dot_cpu(tensor *output, const tensor *input, const tensor *tensor);
int th_mv_cpu(tensor *output, const tensor *input, const tensor *vec);
int th_mm_cpu(tensor *output, const tensor *input, const tensor *mat2);
int th_bmm_cpu(tensor *output, const tensor *input, const tensor *mat2);
int th_ger_cpu(tensor *output, const tensor *input, const tensor *vec2);
int th_addmm_cpu(tensor *output, scalar beta, scalar alpha, const tensor *mat1, const tensor *mat2);
int th_addmv_cpu(tensor *output, scalar beta, scalar alpha, const tensor *mat, const tensor *vec);
int th_addr_cpu(tensor *output, scalar beta, scalar alpha, const tensor *vec1, const tensor *vec2);
int th_addbmm_cpu(
    tensor *output, scalar beta, scalar alpha, const tensor *batch1, const tensor *batch2);
int th_baddbmm_cpu(
    tensor *output, scalar beta, scalar alpha, const tensor *batch1, const tensor *batch2);
int th_linear_shape(extent *result, const tensor *input, const tensor *weight, const tensor *bias);
int th_linear_cpu(tensor *output, const tensor *input, const tensor *weight, const tensor *bias);
int th_linear_weight_shape(extent *result, const tensor *grad_output, const tensor *input);
int th_linear_weight_cpu(tensor *output, const tensor *grad_output, const tensor *input);
int th_view_view(tensor *output, const int64_t *size, int size_length);
int th_reshape_view(tensor *output, const int64_t *size, int size_length);
int th_transpose_view(tensor *output, int64_t dim0, int64_t dim1);
int th_t_view(tensor *output);
int th_permute_view(tensor *output, const int64_t *dims, int dims_length);
int th_unpermute_view(tensor *output, const int64_t *dims, int dims_length);
int th_narrow_view(tensor *output, int64_t dimension, int64_t start, int64_t length);
int th_narrow_input_shape(
    extent *result, const tensor *grad_output, int64_t dimension, int64_t start,
    const int64_t *size, int size_length);
int th_narrow_input_cpu(
    tensor *output, const tensor *grad_output, int64_t dimension, int64_t start,
    const int64_t *size, int size_length);
int th_select_view(tensor *output, int64_t dim, int64_t index);
int th_select_input_shape(
    extent *result, const tensor *grad_output, int64_t dim, int64_t index,
    const int64_t *size, int size_length);
int th_select_input_cpu(
    tensor *output, const tensor *grad_output, int64_t dim, int64_t index,
    const int64_t *size, int size_length);
int th_expand_view(tensor *output, const int64_t *size, int size_length);
int th_sum_to_size_shape(extent *result, const tensor *input, const int64_t *size, int size_length);
int th_sum_to_size_cpu(tensor *output, const tensor *input, const int64_t *size, int size_length);
int th_squeeze_view(tensor *output, int64_t dim);
int th_unsqueeze_view(tensor *output, int64_t dim);
int th_unfold_view(tensor *output, int64_t dimension, int64_t size, int64_t step);
int th_unfold_input_shape(
    extent *result, const tensor *grad_output, int64_t dimension, int64_t length, int64_t step,
    const int64_t *size, int size_length);
int th_unfold_input_cpu(
    tensor *output, const tensor *grad_output, int64_t dimension, int64_t length, int64_t step,
    const int64_t *size, int size_length);
int th_index_view(tensor *output, const int64_t *spec, int spec_length);
int th_index_input_shape(
    extent *result, const tensor *grad_output, int64_t ndim,
    const int64_t *size_and_spec, int size_and_spec_length);
int th_index_input_cpu(
    tensor *output, const tensor *grad_output, int64_t ndim,
    const int64_t *size_and_spec, int size_and_spec_length);
int th_index_again_view(
    tensor *output, int64_t ndim, const int64_t *size_and_spec, int size_and_spec_length);
int th_assign_shape(
    extent *result, const tensor *input, const tensor *source, scalar source_number,
    const int64_t *spec, int spec_length);
int th_assign_cpu(
    tensor *output, const tensor *source, scalar source_number,
    const int64_t *spec, int spec_length);
int th_index_select_shape(extent *result, const tensor *input, int64_t dim, const tensor *index);
int th_index_select_cpu(tensor *output, const tensor *input, int64_t dim, const tensor *index);
int th_index_select_input_shape(
    extent *result, const tensor *grad_output, int64_t dim, const tensor *index,
    const int64_t *size, int size_length);
int th_index_select_input_cpu(
    tensor *output, const tensor *grad_output, int64_t dim, const tensor *index,
    const int64_t *size, int size_length);
int th_gather_shape(extent *result, const tensor *input, int64_t dim, const tensor *index);
int th_gather_cpu(tensor *output, const tensor *input, int64_t dim, const tensor *index);
int th_gather_input_shape(
    extent *result, const tensor *grad_output, int64_t dim, const tensor *index,
    const int64_t *size, int size_length);
int th_gather_input_cpu(
    tensor *output, const tensor *grad_output, int64_t dim, const tensor *index,
    const int64_t *size, int size_length);
int th_pick_shape(extent *result, const tensor *input, const tensor *indices, int64_t dim);
int th_pick_cpu(tensor *output, const tensor *input, const tensor *indices, int64_t dim);
int th_pick_input_shape(
    extent *result, const tensor *grad_output, const tensor *indices, int64_t dim,
    const int64_t *size, int size_length);
int th_pick_input_cpu(
    tensor *output, const tensor *grad_output, const tensor *indices, int64_t dim,
    const int64_t *size, int size_length);
int th_masked_select_shape(extent *result, const tensor *input, const tensor *mask);
int th_masked_select_cpu(tensor *output, const tensor *input, const tensor *mask);
int th_masked_select_input_shape(
    extent *result, const tensor *grad_output, const tensor *mask,
    const int64_t *size, int size_length);
int th_masked_select_input_cpu(
    tensor *output, const tensor *grad_output, const tensor *mask,
    const int64_t *size, int size_length);
int th_nonzero_shape(extent *result, const tensor *input);
int th_nonzero_cpu(tensor *output, const tensor *input);
int th_index_add_shape(
    extent *result, const tensor *input, int64_t dim, const tensor *index, const tensor *source);
int th_index_add_cpu(tensor *output, int64_t dim, const tensor *index, const tensor *source);
int th_index_copy_shape(
    extent *result, const tensor *input, int64_t dim, const tensor *index, const tensor *source);
int th_index_copy_cpu(tensor *output, int64_t dim, const tensor *index, const tensor *source);
int th_index_fill_shape(
    extent *result, const tensor *input, int64_t dim, const tensor *index, scalar value);
int th_index_fill_cpu(tensor *output, int64_t dim, const tensor *index, scalar value);
int th_scatter_shape(
    extent *result, const tensor *input, int64_t dim, const tensor *index,
    const tensor *source, scalar source_number);
int th_scatter_cpu(
    tensor *output, int64_t dim, const tensor *index, const tensor *source, scalar source_number);
int th_scatter_add_shape(
    extent *result, const tensor *input, int64_t dim, const tensor *index, const tensor *source);
int th_scatter_add_cpu(tensor *output, int64_t dim, const tensor *index, const tensor *source);
int th_masked_fill_shape(extent *result, const tensor *input, const tensor *mask, scalar value);
int th_masked_fill_cpu(tensor *output, const tensor *mask, scalar value);
int th_masked_copy_shape(
    extent *result, const tensor *input, const tensor *mask, const tensor *source);
int th_masked_copy_cpu(tensor *output, const tensor *mask, const tensor *source);
int th_masked_copy_input_shape(
    extent *result, const tensor *grad_output, const tensor *mask,
    const int64_t *size, int size_length);
int th_masked_copy_input_cpu(
    tensor *output, const tensor *grad_output, const tensor *mask,
    const int64_t *size, int size_length);
int th_diag_shape(extent *result, const tensor *input, int64_t diagonal);
int th_diag_cpu(tensor *output, const tensor *input, int64_t diagonal);
int th_diag_input_shape(
    extent *result, const tensor *grad_output, int64_t diagonal,
    const int64_t *size, int size_length);
int th_diag_input_cpu(
    tensor *output, const tensor *grad_output, int64_t diagonal,
    const int64_t *size, int size_length);
int th_tril_shape(extent *result, const tensor *input, int64_t k);
int th_tril_cpu(tensor *output, const tensor *input, int64_t k);
int th_triu_shape(extent *result, const tensor *input, int64_t k);
int th_triu_cpu(tensor *output, const tensor *input, int64_t k);
int th_trace_cpu(tensor *output, const tensor *input);
int th_cat_backward(const saved *s, tensor *const *grad, tensor **result);
int th_cat_shape(extent *result, tensor *const *tensors, int tensors_count, int64_t dim);
int th_cat_cpu(tensor *output, tensor *const *tensors, int tensors_count, int64_t dim);
int th_zeros_shape(extent *result, const int64_t *size, int size_length);
int th_zeros_cpu(tensor *output, const int64_t *size, int size_length);
int th_ones_shape(extent *result, const int64_t *size, int size_length);
int th_ones_cpu(tensor *output, const int64_t *size, int size_length);
int th_eye_shape(extent *result, int64_t n, int64_t m);
int th_eye_cpu(tensor *output, int64_t n, int64_t m);
int th_arange_shape(extent *result, scalar start, scalar end, scalar step);
int th_arange_cpu(tensor *output, scalar start, scalar end, scalar step);
int th_range_shape(extent *result, scalar start, scalar end, scalar step);
int th_range_cpu(tensor *output, scalar start, scalar end, scalar step);
int th_linspace_shape(extent *result, scalar start, scalar end, int64_t steps);
int th_linspace_cpu(tensor *output, scalar start, scalar end, int64_t steps);
int th_logspace_shape(extent *result, scalar start, scalar end, int64_t steps);
int th_logspace_cpu(tensor *output, scalar start, scalar end, int64_t steps);
int th_randperm_shape(extent *result, int64_t n);
int th_randperm_cpu(tensor *output, int64_t n);
int th_conv2d_shape(
    extent *result, const tensor *input, const tensor *weight, const tensor *bias,
    const int64_t *stride, const int64_t *padding, const int64_t *dilation, int64_t groups);
int th_conv2d_cpu(
    tensor *output, const tensor *input, const tensor *weight, const tensor *bias,
    const int64_t *stride, const int64_t *padding, const int64_t *dilation, int64_t groups);
int th_conv2d_input_shape(
    extent *result, const tensor *grad_output, const tensor *weight, const int64_t *size,
    const int64_t *stride, const int64_t *padding, const int64_t *dilation, int64_t groups);
int th_conv2d_input_cpu(
    tensor *output, const tensor *grad_output, const tensor *weight, const int64_t *size,
    const int64_t *stride, const int64_t *padding, const int64_t *dilation, int64_t groups);
int th_conv2d_weight_shape(
    extent *result, const tensor *grad_output, const tensor *input, const int64_t *size,
    const int64_t *stride, const int64_t *padding, const int64_t *dilation, int64_t groups);
int th_conv2d_weight_cpu(
    tensor *output, const tensor *grad_output, const tensor *input, const int64_t *size,
    const int64_t *stride, const int64_t *padding, const int64_t *dilation, int64_t groups);
int th_max_pool2d_shape(
    extent *result, const tensor *input, const int64_t *kernel_size, const int64_t *stride,
    const int64_t *padding, const int64_t *dilation, bool ceil_mode);
int th_max_pool2d_cpu(
    tensor *output, tensor *indices, const tensor *input, const int64_t *kernel_size,
    const int64_t *stride, const int64_t *padding, const int64_t *dilation, bool ceil_mode);
int th_max_pool2d_input_shape(
    extent *result, const tensor *grad_output, const tensor *indices, const int64_t *size);
int th_max_pool2d_input_cpu(
    tensor *output, const tensor *grad_output, const tensor *indices, const int64_t *size);
int th_max_pool2d_gather_shape(extent *result, const tensor *input, const tensor *indices);
int th_max_pool2d_gather_cpu(tensor *output, const tensor *input, const tensor *indices);
int th_avg_pool2d_shape(
    extent *result, const tensor *input, const int64_t *kernel_size, const int64_t *stride,
    const int64_t *padding, bool ceil_mode, bool count_include_pad);
int th_avg_pool2d_cpu(
    tensor *output, const tensor *input, const int64_t *kernel_size, const int64_t *stride,
    const int64_t *padding, bool ceil_mode, bool count_include_pad);
int th_avg_pool2d_input_shape(
    extent *result, const tensor *grad_output, const int64_t *size, const int64_t *kernel_size,
    const int64_t *stride, const int64_t *padding, bool ceil_mode, bool count_include_pad);
int th_avg_pool2d_input_cpu(
    tensor *output, const tensor *grad_output, const int64_t *size, const int64_t *kernel_size,
    const int64_t *stride, const int64_t *padding, bool ceil_mode, bool count_include_pad);
int th_batch_norm_shape(
    extent *result, const tensor *input, const tensor *weight, const tensor *bias,
    const tensor *running_mean, const tensor *running_var, bool training, scalar momentum,
    scalar eps);
int th_batch_norm_cpu(
    tensor *output, tensor *mean, tensor *inverse_std, const tensor *input, const tensor *weight,
    const tensor *bias, const tensor *running_mean, const tensor *running_var, bool training,
    scalar momentum, scalar eps);
int th_batch_norm_input_shape(
    extent *result, const tensor *grad_output, const tensor *input, const tensor *weight,
    const tensor *mean, const tensor *inverse_std, bool training);
int th_batch_norm_input_cpu(
    tensor *input_gradient, tensor *weight_gradient, tensor *bias_gradient,
    const tensor *grad_output, const tensor *input, const tensor *weight, const tensor *mean,
    const tensor *inverse_std, bool training);
int th_nll_loss_shape(
    extent *result, const tensor *input, const tensor *target, const tensor *weight,
    bool size_average);
int th_nll_loss_cpu(
    tensor *output, const tensor *input, const tensor *target, const tensor *weight,
    bool size_average);
int th_nll_loss_input_shape(
    extent *result, const tensor *grad_output, const tensor *target, const tensor *weight,
    bool size_average, const int64_t *size, int size_length);
int th_nll_loss_input_cpu(
    tensor *output, const tensor *grad_output, const tensor *target, const tensor *weight,
    bool size_average, const int64_t *size, int size_length);
