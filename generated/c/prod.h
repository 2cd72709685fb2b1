/* Generated from ops.yaml by codegen/templates/kernel.h. Do not edit: change the row and run make gen. */
/* The functions that prod.c must define for its rows. */
#pragma once
#include "row/row.h"

int shape_prod_input(
    extent *size, const tensor *in_grad_output, const tensor *in_input, ints in_dim,
    bool in_keepdim);
int cpu_prod_input(
    tensor *to_output, const tensor *in_grad_output, const tensor *in_input, ints in_dim,
    bool in_keepdim);
int cuda_prod_input(
    tensor *to_output, const tensor *in_grad_output, const tensor *in_input, ints in_dim,
    bool in_keepdim);
int shape_cumprod_input(
    extent *size, const tensor *in_grad_output, const tensor *in_input, int64_t in_dim);
int cpu_cumprod_input(
    tensor *to_output, const tensor *in_grad_output, const tensor *in_input, int64_t in_dim);
int cuda_cumprod_input(
    tensor *to_output, const tensor *in_grad_output, const tensor *in_input, int64_t in_dim);
