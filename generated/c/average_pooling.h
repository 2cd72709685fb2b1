/* Generated from ops.yaml by codegen/templates/kernel.h. Do not edit: change the row and run make gen. */
/* The functions that average_pooling.c must define for its rows. */
#pragma once
#include "row/row.h"

int shape_avg_pool(
    extent *size, const tensor *in_input, ints in_kernel_size, ints in_stride, ints in_padding,
    bool in_ceil_mode, bool in_count_include_pad, int64_t in_divisor_override);
int cpu_avg_pool(
    tensor *to_output, const tensor *in_input, ints in_kernel_size, ints in_stride, ints in_padding,
    bool in_ceil_mode, bool in_count_include_pad, int64_t in_divisor_override);
int shape_avg_pool_input(
    extent *size, const tensor *in_grad_output, ints in_size, ints in_kernel_size, ints in_stride,
    ints in_padding, bool in_ceil_mode, bool in_count_include_pad, int64_t in_divisor_override);
int cpu_avg_pool_input(
    tensor *to_output, const tensor *in_grad_output, ints in_size, ints in_kernel_size,
    ints in_stride, ints in_padding, bool in_ceil_mode, bool in_count_include_pad,
    int64_t in_divisor_override);
int shape_adaptive_avg_pool(extent *size, const tensor *in_input, ints in_output_size);
int cpu_adaptive_avg_pool(tensor *to_output, const tensor *in_input, ints in_output_size);
int shape_adaptive_avg_pool_input(extent *size, const tensor *in_grad_output, ints in_size);
int cpu_adaptive_avg_pool_input(tensor *to_output, const tensor *in_grad_output, ints in_size);
