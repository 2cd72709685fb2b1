/* Generated from ops.yaml by codegen/templates/kernel.h. Do not edit: change the row and run make gen. */
/* The functions that fractional_pooling.c must define for its rows. */
#pragma once
#include "row/row.h"

int shape_fractional_max_pool(
    extent *size, const tensor *in_input, const tensor *in_samples, ints in_kernel_size,
    ints in_output_size);
int cpu_fractional_max_pool(
    tensor *to_output, tensor *to_indices, const tensor *in_input, const tensor *in_samples,
    ints in_kernel_size, ints in_output_size);
