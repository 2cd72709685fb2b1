/* Generated from ops.yaml by codegen/templates/kernel.h. Do not edit: change the row and run make gen. */
/* What average_pooling.c defines for its rows. */
#pragma once
#include "row/row.h"

int shape_avg_pool2d(
    extent *size, const tensor *in_input, const int64_t *in_kernel_size, const int64_t *in_stride,
    const int64_t *in_padding, bool in_ceil_mode, bool in_count_include_pad);
int cpu_avg_pool2d(
    tensor *to_output, const tensor *in_input, const int64_t *in_kernel_size,
    const int64_t *in_stride, const int64_t *in_padding, bool in_ceil_mode,
    bool in_count_include_pad);
int shape_avg_pool2d_input(
    extent *size, const tensor *in_grad_output, const int64_t *in_size,
    const int64_t *in_kernel_size, const int64_t *in_stride, const int64_t *in_padding,
    bool in_ceil_mode, bool in_count_include_pad);
int cpu_avg_pool2d_input(
    tensor *to_output, const tensor *in_grad_output, const int64_t *in_size,
    const int64_t *in_kernel_size, const int64_t *in_stride, const int64_t *in_padding,
    bool in_ceil_mode, bool in_count_include_pad);
