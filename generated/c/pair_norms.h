/* Generated from ops.yaml by codegen/templates/kernel.h. Do not edit: change the row and run make gen. */
/* The functions that pair_norms.c must define for its rows. */
#pragma once
#include "row/row.h"

int cpu_pair_norms(
    tensor *to_output, const tensor *in_input, const tensor *in_other, bool in_squares);
int cpu_pair_norms_input(
    tensor *to_output, const tensor *in_grad_output, const tensor *in_input, const tensor *in_other,
    const tensor *in_norm, bool in_squares);
