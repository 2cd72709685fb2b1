/* Generated from ops.yaml by codegen/templates/kernel.h. Do not edit: change the row and run make gen. */
/* The functions that loss.c must define for its rows. */
#pragma once
#include "row/row.h"

int shape_nll_loss(
    extent *size, const tensor *in_input, const tensor *in_target, const tensor *in_weight,
    int64_t in_reduction, int64_t in_ignore_index);
int cpu_nll_loss(
    tensor *to_output, const tensor *in_input, const tensor *in_target, const tensor *in_weight,
    int64_t in_reduction, int64_t in_ignore_index);
int cuda_nll_loss(
    tensor *to_output, const tensor *in_input, const tensor *in_target, const tensor *in_weight,
    int64_t in_reduction, int64_t in_ignore_index);
int shape_nll_loss_input(
    extent *size, const tensor *in_grad_output, const tensor *in_target, const tensor *in_weight,
    int64_t in_reduction, int64_t in_ignore_index, ints in_size);
int cpu_nll_loss_input(
    tensor *to_output, const tensor *in_grad_output, const tensor *in_target,
    const tensor *in_weight, int64_t in_reduction, int64_t in_ignore_index, ints in_size);
int cuda_nll_loss_input(
    tensor *to_output, const tensor *in_grad_output, const tensor *in_target,
    const tensor *in_weight, int64_t in_reduction, int64_t in_ignore_index, ints in_size);
