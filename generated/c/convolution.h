/* Generated from ops.yaml by codegen/templates/kernel.h. Do not edit: change the row and run make gen. */
/* The functions that convolution.c must define for its rows. */
#pragma once
#include "row/row.h"

int shape_conv2d(
    extent *size, const tensor *in_input, const tensor *in_weight, const tensor *in_bias,
    const int64_t *in_stride, const int64_t *in_padding, const int64_t *in_dilation,
    int64_t in_groups);
int cpu_conv2d(
    tensor *to_output, const tensor *in_input, const tensor *in_weight, const tensor *in_bias,
    const int64_t *in_stride, const int64_t *in_padding, const int64_t *in_dilation,
    int64_t in_groups);
int shape_conv2d_prepared(
    extent *size, const tensor *in_input, const tensor *in_weight, const int64_t *in_stride,
    const int64_t *in_padding, const int64_t *in_dilation, int64_t in_groups);
int cpu_conv2d_prepared(
    tensor *to_output, const tensor *in_input, const tensor *in_weight, const int64_t *in_stride,
    const int64_t *in_padding, const int64_t *in_dilation, int64_t in_groups);
int shape_conv2d_finished(
    extent *size, const tensor *in_input, const tensor *in_weight, const tensor *in_bias,
    const tensor *in_other, const int64_t *in_stride, const int64_t *in_padding,
    const int64_t *in_dilation, int64_t in_groups, bool in_relu, const tensor *in_prepared);
int cpu_conv2d_finished(
    tensor *to_output, const tensor *in_input, const tensor *in_weight, const tensor *in_bias,
    const tensor *in_other, const int64_t *in_stride, const int64_t *in_padding,
    const int64_t *in_dilation, int64_t in_groups, bool in_relu, const tensor *in_prepared);
int shape_conv2d_input(
    extent *size, const tensor *in_grad_output, const tensor *in_weight, const int64_t *in_size,
    const int64_t *in_stride, const int64_t *in_padding, const int64_t *in_dilation,
    int64_t in_groups);
int cpu_conv2d_input(
    tensor *to_output, const tensor *in_grad_output, const tensor *in_weight,
    const int64_t *in_size, const int64_t *in_stride, const int64_t *in_padding,
    const int64_t *in_dilation, int64_t in_groups);
int shape_conv2d_weight(
    extent *size, const tensor *in_grad_output, const tensor *in_input, const int64_t *in_size,
    const int64_t *in_stride, const int64_t *in_padding, const int64_t *in_dilation,
    int64_t in_groups);
int cpu_conv2d_weight(
    tensor *to_output, const tensor *in_grad_output, const tensor *in_input, const int64_t *in_size,
    const int64_t *in_stride, const int64_t *in_padding, const int64_t *in_dilation,
    int64_t in_groups);
