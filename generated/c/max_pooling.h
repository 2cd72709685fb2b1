/* Generated from ops.yaml by codegen/templates/kernel.h. Do not edit: change the row and run make gen. */
/* What max_pooling.c defines for its rows. */
#pragma once
#include "row/row.h"

int shape_max_pool2d(
    extent *size, const tensor *in_input, const int64_t *in_kernel_size, const int64_t *in_stride,
    const int64_t *in_padding, const int64_t *in_dilation, bool in_ceil_mode);
int cpu_max_pool2d(
    tensor *to_output, tensor *to_indices, const tensor *in_input, const int64_t *in_kernel_size,
    const int64_t *in_stride, const int64_t *in_padding, const int64_t *in_dilation,
    bool in_ceil_mode);
int shape_max_pool2d_input(
    extent *size, const tensor *in_grad_output, const tensor *in_indices, const int64_t *in_size);
int cpu_max_pool2d_input(
    tensor *to_output, const tensor *in_grad_output, const tensor *in_indices,
    const int64_t *in_size);
int shape_max_pool2d_gather(extent *size, const tensor *in_input, const tensor *in_indices);
int cpu_max_pool2d_gather(tensor *to_output, const tensor *in_input, const tensor *in_indices);
