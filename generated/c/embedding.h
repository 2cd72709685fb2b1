/* Generated from ops.yaml by codegen/templates/kernel.h. Do not edit: change the row and run make gen. */
/* The functions that embedding.c must define for its rows. */
#pragma once
#include "row/row.h"

int shape_embedding(
    extent *size, const tensor *in_weight, const tensor *in_input, int64_t in_padding_idx,
    bool in_scale_grad_by_freq);
int cpu_embedding(
    tensor *to_output, const tensor *in_weight, const tensor *in_input, int64_t in_padding_idx,
    bool in_scale_grad_by_freq);
int cuda_embedding(
    tensor *to_output, const tensor *in_weight, const tensor *in_input, int64_t in_padding_idx,
    bool in_scale_grad_by_freq);
int shape_embedding_weight(
    extent *size, const tensor *in_grad_output, const tensor *in_input, int64_t in_rows,
    int64_t in_padding_idx, bool in_scale_grad_by_freq);
int cpu_embedding_weight(
    tensor *to_output, const tensor *in_grad_output, const tensor *in_input, int64_t in_rows,
    int64_t in_padding_idx, bool in_scale_grad_by_freq);
int cuda_embedding_weight(
    tensor *to_output, const tensor *in_grad_output, const tensor *in_input, int64_t in_rows,
    int64_t in_padding_idx, bool in_scale_grad_by_freq);
