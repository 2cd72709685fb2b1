/* Generated from ops.yaml by codegen/templates/kernel.h. Do not edit: change the row and run make gen. */
/* The functions that extreme_input.c must define for its rows. */
#pragma once
#include "row/row.h"

int shape_extreme_input(
    extent *size, const tensor *in_grad_output, const tensor *in_input, const tensor *in_extreme,
    ints in_dim, bool in_keepdim);
int cpu_extreme_input(
    tensor *to_output, const tensor *in_grad_output, const tensor *in_input,
    const tensor *in_extreme, ints in_dim, bool in_keepdim);
