/* Generated from ops.yaml by codegen/templates/kernel.h. Do not edit: change the row and run make gen. */
/* The functions that normalization.c must define for its rows. */
#pragma once
#include "row/row.h"

int shape_batch_norm(
    extent *size, const tensor *in_input, const tensor *in_weight, const tensor *in_bias,
    tensor *in_running_mean, tensor *in_running_var, bool in_training, scalar in_momentum,
    scalar in_eps);
int cpu_batch_norm(
    tensor *to_output, tensor *to_mean, tensor *to_inverse_std, const tensor *in_input,
    const tensor *in_weight, const tensor *in_bias, tensor *in_running_mean, tensor *in_running_var,
    bool in_training, scalar in_momentum, scalar in_eps);
int cuda_batch_norm(
    tensor *to_output, tensor *to_mean, tensor *to_inverse_std, const tensor *in_input,
    const tensor *in_weight, const tensor *in_bias, tensor *in_running_mean, tensor *in_running_var,
    bool in_training, scalar in_momentum, scalar in_eps);
int shape_batch_norm_input(
    extent *size, const tensor *in_grad_output, const tensor *in_input, const tensor *in_weight,
    const tensor *in_mean, const tensor *in_inverse_std, bool in_training);
int cpu_batch_norm_input(
    tensor *to_input_gradient, tensor *to_weight_gradient, tensor *to_bias_gradient,
    const tensor *in_grad_output, const tensor *in_input, const tensor *in_weight,
    const tensor *in_mean, const tensor *in_inverse_std, bool in_training);
int cuda_batch_norm_input(
    tensor *to_input_gradient, tensor *to_weight_gradient, tensor *to_bias_gradient,
    const tensor *in_grad_output, const tensor *in_input, const tensor *in_weight,
    const tensor *in_mean, const tensor *in_inverse_std, bool in_training);
int shape_group_norm(
    extent *size, const tensor *in_input, int64_t in_num_groups, const tensor *in_weight,
    const tensor *in_bias, scalar in_eps);
int cpu_group_norm(
    tensor *to_output, tensor *to_mean, tensor *to_inverse_std, const tensor *in_input,
    int64_t in_num_groups, const tensor *in_weight, const tensor *in_bias, scalar in_eps);
int cuda_group_norm(
    tensor *to_output, tensor *to_mean, tensor *to_inverse_std, const tensor *in_input,
    int64_t in_num_groups, const tensor *in_weight, const tensor *in_bias, scalar in_eps);
int shape_group_norm_input(
    extent *size, const tensor *in_grad_output, const tensor *in_input, int64_t in_groups,
    const tensor *in_weight, const tensor *in_mean, const tensor *in_inverse_std);
int cpu_group_norm_input(
    tensor *to_input_gradient, tensor *to_weight_gradient, tensor *to_bias_gradient,
    const tensor *in_grad_output, const tensor *in_input, int64_t in_groups,
    const tensor *in_weight, const tensor *in_mean, const tensor *in_inverse_std);
int cuda_group_norm_input(
    tensor *to_input_gradient, tensor *to_weight_gradient, tensor *to_bias_gradient,
    const tensor *in_grad_output, const tensor *in_input, int64_t in_groups,
    const tensor *in_weight, const tensor *in_mean, const tensor *in_inverse_std);
