/* Generated from ops.yaml by codegen/templates/kernel.h. Do not edit: change the row and run make gen. */
/* The functions that unpooling.c must define for its rows. */
#pragma once
#include "row/row.h"

int shape_max_pool_input(
    extent *size, const tensor *in_grad_output, const tensor *in_indices, ints in_size);
int cpu_max_pool_input(
    tensor *to_output, const tensor *in_grad_output, const tensor *in_indices, ints in_size);
int shape_max_pool_gather(extent *size, const tensor *in_input, const tensor *in_indices);
int cpu_max_pool_gather(tensor *to_output, const tensor *in_input, const tensor *in_indices);
int shape_max_unpool(extent *size, const tensor *in_input, const tensor *in_indices, ints in_size);
int cpu_max_unpool(
    tensor *to_output, const tensor *in_input, const tensor *in_indices, ints in_size);
int shape_max_unpool_windows(
    extent *size, const tensor *in_input, const tensor *in_indices, ints in_kernel_size,
    ints in_stride, ints in_padding, ints in_output_size);
int cpu_max_unpool_windows(
    tensor *to_output, const tensor *in_input, const tensor *in_indices, ints in_kernel_size,
    ints in_stride, ints in_padding, ints in_output_size);
int shape_max_unpool_input(extent *size, const tensor *in_grad_output, const tensor *in_indices);
int cpu_max_unpool_input(tensor *to_output, const tensor *in_grad_output, const tensor *in_indices);
