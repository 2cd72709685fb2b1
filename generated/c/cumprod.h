/* Generated from ops.yaml by codegen/templates/kernel.h. Do not edit: change the row and run make gen. */
/* What cumprod.c defines for its rows. */
#pragma once
#include "row/row.h"

int shape_cumprod_input(
    extent *size, const tensor *in_grad_output, const tensor *in_input, const tensor *in_total,
    int64_t in_dim);
int cpu_cumprod_input(
    tensor *to_output, const tensor *in_grad_output, const tensor *in_input, const tensor *in_total,
    int64_t in_dim);
int cuda_cumprod_input(
    tensor *to_output, const tensor *in_grad_output, const tensor *in_input, const tensor *in_total,
    int64_t in_dim);
