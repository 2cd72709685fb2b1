/* Generated from ops.yaml by codegen/templates/kernel.h. Do not edit: change the row and run make gen. */
/* The functions that linear.c must define for its rows. */
#pragma once
#include "row/row.h"

int shape_linear(
    extent *size, const tensor *in_input, const tensor *in_weight, const tensor *in_bias);
int cpu_linear(
    tensor *to_output, const tensor *in_input, const tensor *in_weight, const tensor *in_bias);
int cuda_linear(
    tensor *to_output, const tensor *in_input, const tensor *in_weight, const tensor *in_bias);
int shape_linear_weight(extent *size, const tensor *in_grad_output, const tensor *in_input);
int cpu_linear_weight(tensor *to_output, const tensor *in_grad_output, const tensor *in_input);
int cuda_linear_weight(tensor *to_output, const tensor *in_grad_output, const tensor *in_input);
