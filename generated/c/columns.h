/* Generated from ops.yaml by codegen/templates/kernel.h. Do not edit: change the row and run make gen. */
/* The functions that columns.c must define for its rows. */
#pragma once
#include "row/row.h"

int shape_columns(
    extent *size, const tensor *in_input, const int64_t *in_kernel_size, const int64_t *in_dilation,
    const int64_t *in_padding, const int64_t *in_stride);
int cpu_columns(
    tensor *to_output, const tensor *in_input, const int64_t *in_kernel_size,
    const int64_t *in_dilation, const int64_t *in_padding, const int64_t *in_stride);
int shape_columns_input(
    extent *size, const tensor *in_grad_output, const int64_t *in_size,
    const int64_t *in_kernel_size, const int64_t *in_dilation, const int64_t *in_padding,
    const int64_t *in_stride);
int cpu_columns_input(
    tensor *to_output, const tensor *in_grad_output, const int64_t *in_size,
    const int64_t *in_kernel_size, const int64_t *in_dilation, const int64_t *in_padding,
    const int64_t *in_stride);
