/* Generated from ops.yaml by codegen/templates/kernel.h. Do not edit: change the row and run make gen. */
/* The functions that attention.c must define for its rows. */
#pragma once
#include "row/row.h"

int shape_attention(
    extent *size, const tensor *in_query, const tensor *in_key, const tensor *in_value,
    scalar in_scale, const tensor *in_added, const tensor *in_kept, const tensor *in_draws,
    scalar in_dropout, bool in_causal);
int cpu_attention(
    tensor *to_output, tensor *to_log_sum, const tensor *in_query, const tensor *in_key,
    const tensor *in_value, scalar in_scale, const tensor *in_added, const tensor *in_kept,
    const tensor *in_draws, scalar in_dropout, bool in_causal);
int cuda_attention(
    tensor *to_output, tensor *to_log_sum, const tensor *in_query, const tensor *in_key,
    const tensor *in_value, scalar in_scale, const tensor *in_added, const tensor *in_kept,
    const tensor *in_draws, scalar in_dropout, bool in_causal);
int backward_attention(const saved *s, tensor *const *grad, tensor **result);
