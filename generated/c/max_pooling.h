/* Generated from ops.yaml by codegen/templates/kernel.h. Do not edit: change the row and run make gen. */
/* The functions that max_pooling.c must define for its rows. */
#pragma once
#include "row/row.h"

int shape_max_pool(
    extent *size, const tensor *in_input, ints in_kernel_size, ints in_stride, ints in_padding,
    ints in_dilation, bool in_ceil_mode);
int cpu_max_pool(
    tensor *to_output, tensor *to_indices, const tensor *in_input, ints in_kernel_size,
    ints in_stride, ints in_padding, ints in_dilation, bool in_ceil_mode);
int shape_max_pool_values(
    extent *size, const tensor *in_input, ints in_kernel_size, ints in_stride, ints in_padding,
    ints in_dilation, bool in_ceil_mode);
int cpu_max_pool_values(
    tensor *to_output, tensor *to_taps, const tensor *in_input, ints in_kernel_size, ints in_stride,
    ints in_padding, ints in_dilation, bool in_ceil_mode);
int shape_adaptive_max_pool(extent *size, const tensor *in_input, ints in_output_size);
int cpu_adaptive_max_pool(
    tensor *to_output, tensor *to_indices, const tensor *in_input, ints in_output_size);
