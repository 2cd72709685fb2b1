/* Generated from ops.yaml by codegen/templates/kernel.h. Do not edit: change the row and run make gen. */
/* What logcumsumexp.c defines for its rows. */
#pragma once
#include "row/row.h"

int shape_logcumsumexp(extent *size, const tensor *in_input, int64_t in_dim);
int cpu_logcumsumexp(tensor *to_output, const tensor *in_input, int64_t in_dim);
int cuda_logcumsumexp(tensor *to_output, const tensor *in_input, int64_t in_dim);
int shape_logcumsumexp_input(
    extent *size, const tensor *in_grad_output, const tensor *in_input, const tensor *in_total,
    int64_t in_dim);
int cpu_logcumsumexp_input(
    tensor *to_output, const tensor *in_grad_output, const tensor *in_input, const tensor *in_total,
    int64_t in_dim);
int cuda_logcumsumexp_input(
    tensor *to_output, const tensor *in_grad_output, const tensor *in_input, const tensor *in_total,
    int64_t in_dim);
int shape_logcumsumexp_mean(
    extent *size, const tensor *in_values, const tensor *in_input, const tensor *in_total,
    int64_t in_dim);
int cpu_logcumsumexp_mean(
    tensor *to_output, const tensor *in_values, const tensor *in_input, const tensor *in_total,
    int64_t in_dim);
int cuda_logcumsumexp_mean(
    tensor *to_output, const tensor *in_values, const tensor *in_input, const tensor *in_total,
    int64_t in_dim);
