/* Generated from ops.yaml by codegen/templates/kernel.h. Do not edit: change the row and run make gen. */
/* The functions that weighted_sum.c must define for its rows. */
#pragma once
#include "row/row.h"

int shape_weighted_take(
    extent *size, const tensor *in_input, const tensor *in_index, const tensor *in_weight);
int cpu_weighted_take(
    tensor *to_output, const tensor *in_input, const tensor *in_index, const tensor *in_weight);
int shape_weighted_put(
    extent *size, const tensor *in_grad_output, const tensor *in_index, const tensor *in_weight,
    int64_t in_size);
int cpu_weighted_put(
    tensor *to_output, const tensor *in_grad_output, const tensor *in_index,
    const tensor *in_weight, int64_t in_size);
int shape_weighted_products(
    extent *size, const tensor *in_grad_output, const tensor *in_input, const tensor *in_index);
int cpu_weighted_products(
    tensor *to_output, const tensor *in_grad_output, const tensor *in_input,
    const tensor *in_index);
