/* Generated from ops.yaml by codegen/templates/kernel.h. Do not edit: change the row and run make gen. */
/* The functions that layer_norm.c must define for its rows. */
#pragma once
#include "row/row.h"

int shape_layer_norm(
    extent *size, const tensor *in_input, ints in_normalized_shape, const tensor *in_weight,
    const tensor *in_bias, scalar in_eps);
int cpu_layer_norm(
    tensor *to_output, tensor *to_mean, tensor *to_inverse_std, const tensor *in_input,
    ints in_normalized_shape, const tensor *in_weight, const tensor *in_bias, scalar in_eps);
int shape_layer_norm_input(
    extent *size, const tensor *in_grad_output, const tensor *in_input, ints in_normalized_shape,
    const tensor *in_weight, const tensor *in_mean, const tensor *in_inverse_std);
int cpu_layer_norm_input(
    tensor *to_input_gradient, tensor *to_weight_gradient, tensor *to_bias_gradient,
    const tensor *in_grad_output, const tensor *in_input, ints in_normalized_shape,
    const tensor *in_weight, const tensor *in_mean, const tensor *in_inverse_std);
