/* Generated from ops.yaml by codegen/templates/kernel.h. Do not edit: change the row and run make gen. */
/* The functions that variance.c must define for its rows. */
#pragma once
#include "row/row.h"

int shape_var(
    extent *size, const tensor *in_input, ints in_dim, bool in_unbiased, bool in_keepdim,
    int64_t in_correction);
int cpu_var(
    tensor *to_output, const tensor *in_input, ints in_dim, bool in_unbiased, bool in_keepdim,
    int64_t in_correction);
int cuda_var(
    tensor *to_output, const tensor *in_input, ints in_dim, bool in_unbiased, bool in_keepdim,
    int64_t in_correction);
int shape_std(
    extent *size, const tensor *in_input, ints in_dim, bool in_unbiased, bool in_keepdim,
    int64_t in_correction);
int cpu_std(
    tensor *to_output, const tensor *in_input, ints in_dim, bool in_unbiased, bool in_keepdim,
    int64_t in_correction);
int cuda_std(
    tensor *to_output, const tensor *in_input, ints in_dim, bool in_unbiased, bool in_keepdim,
    int64_t in_correction);
int shape_var_input(
    extent *size, const tensor *in_grad_output, const tensor *in_input, ints in_dim,
    bool in_unbiased, bool in_keepdim, int64_t in_correction);
int cpu_var_input(
    tensor *to_output, const tensor *in_grad_output, const tensor *in_input, ints in_dim,
    bool in_unbiased, bool in_keepdim, int64_t in_correction);
int cuda_var_input(
    tensor *to_output, const tensor *in_grad_output, const tensor *in_input, ints in_dim,
    bool in_unbiased, bool in_keepdim, int64_t in_correction);
