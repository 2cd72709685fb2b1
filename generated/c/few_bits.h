/* Generated from ops.yaml by codegen/templates/kernel.h. Do not edit: change the row and run make gen. */
/* The functions that few_bits.c must define for its rows. */
#pragma once
#include "row/row.h"

int shape_linear_int8(
    extent *size, const tensor *in_input, const tensor *in_weight, const tensor *in_scale,
    const tensor *in_bias);
int cpu_linear_int8(
    tensor *to_output, const tensor *in_input, const tensor *in_weight, const tensor *in_scale,
    const tensor *in_bias);
int shape_linear_int8_input(
    extent *size, const tensor *in_grad_output, const tensor *in_weight, const tensor *in_scale);
int cpu_linear_int8_input(
    tensor *to_output, const tensor *in_grad_output, const tensor *in_weight,
    const tensor *in_scale);
int shape_linear_int4(
    extent *size, const tensor *in_input, const tensor *in_weight, const tensor *in_scale,
    const tensor *in_zero, const tensor *in_bias);
int cpu_linear_int4(
    tensor *to_output, const tensor *in_input, const tensor *in_weight, const tensor *in_scale,
    const tensor *in_zero, const tensor *in_bias);
int shape_linear_int4_input(
    extent *size, const tensor *in_grad_output, const tensor *in_weight, const tensor *in_scale,
    const tensor *in_zero);
int cpu_linear_int4_input(
    tensor *to_output, const tensor *in_grad_output, const tensor *in_weight,
    const tensor *in_scale, const tensor *in_zero);
