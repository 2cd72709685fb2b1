/* Generated from ops.yaml by codegen/templates/kernel.h. Do not edit: change the row and run make gen. */
/* The functions that cross_entropy.c must define for its rows. */
#pragma once
#include "row/row.h"

int shape_cross_entropy(
    extent *size, const tensor *in_input, const tensor *in_target, const tensor *in_weight,
    int64_t in_reduction, int64_t in_ignore_index, scalar in_label_smoothing);
int cpu_cross_entropy(
    tensor *to_output, tensor *to_normalizer, const tensor *in_input, const tensor *in_target,
    const tensor *in_weight, int64_t in_reduction, int64_t in_ignore_index,
    scalar in_label_smoothing);
int cuda_cross_entropy(
    tensor *to_output, tensor *to_normalizer, const tensor *in_input, const tensor *in_target,
    const tensor *in_weight, int64_t in_reduction, int64_t in_ignore_index,
    scalar in_label_smoothing);
int shape_cross_entropy_input(
    extent *size, const tensor *in_grad_output, const tensor *in_input, const tensor *in_normalizer,
    const tensor *in_target, const tensor *in_weight, int64_t in_reduction, int64_t in_ignore_index,
    scalar in_label_smoothing);
int cpu_cross_entropy_input(
    tensor *to_output, const tensor *in_grad_output, const tensor *in_input,
    const tensor *in_normalizer, const tensor *in_target, const tensor *in_weight,
    int64_t in_reduction, int64_t in_ignore_index, scalar in_label_smoothing);
int cuda_cross_entropy_input(
    tensor *to_output, const tensor *in_grad_output, const tensor *in_input,
    const tensor *in_normalizer, const tensor *in_target, const tensor *in_weight,
    int64_t in_reduction, int64_t in_ignore_index, scalar in_label_smoothing);
