/* Generated from ops.yaml by codegen/templates/kernel.h. Do not edit: change the row and run make gen. */
/* The functions that embedding_bag.c must define for its rows. */
#pragma once
#include "row/row.h"

int shape_embedding_bag(
    extent *size, const tensor *in_weight, const tensor *in_input, const tensor *in_offsets,
    int64_t in_mode, const tensor *in_per_sample_weights, int64_t in_padding_idx,
    bool in_scale_grad_by_freq);
int cpu_embedding_bag(
    tensor *to_output, tensor *to_chosen, const tensor *in_weight, const tensor *in_input,
    const tensor *in_offsets, int64_t in_mode, const tensor *in_per_sample_weights,
    int64_t in_padding_idx, bool in_scale_grad_by_freq);
int backward_embedding_bag(const saved *s, tensor *const *grad, tensor **result);
