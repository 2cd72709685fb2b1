/* Generated from ops.yaml by codegen/templates/kernel.h. Do not edit: change the row and run make gen. */
/* The functions that conv_signal.c must define for its rows. */
#pragma once
#include "row/row.h"

int shape_conv1d(
    extent *size, const tensor *in_input, const tensor *in_weight, const tensor *in_bias,
    const int64_t *in_stride, const int64_t *in_padding, const int64_t *in_dilation,
    int64_t in_groups);
int cpu_conv1d(
    tensor *to_output, const tensor *in_input, const tensor *in_weight, const tensor *in_bias,
    const int64_t *in_stride, const int64_t *in_padding, const int64_t *in_dilation,
    int64_t in_groups);
