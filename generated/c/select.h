/* Generated from ops.yaml by codegen/templates/kernel.h. Do not edit: change the row and run make gen. */
/* The functions that select.c must define for its rows. */
#pragma once
#include "row/row.h"

int shape_topk(
    extent *size, const tensor *in_input, int64_t in_k, int64_t in_dim, bool in_largest,
    bool in_sorted);
int cpu_topk(
    tensor *to_values, tensor *to_indices, const tensor *in_input, int64_t in_k, int64_t in_dim,
    bool in_largest, bool in_sorted);
int cuda_topk(
    tensor *to_values, tensor *to_indices, const tensor *in_input, int64_t in_k, int64_t in_dim,
    bool in_largest, bool in_sorted);
int shape_kthvalue(
    extent *size, const tensor *in_input, int64_t in_k, int64_t in_dim, bool in_keepdim);
int cpu_kthvalue(
    tensor *to_values, tensor *to_indices, const tensor *in_input, int64_t in_k, int64_t in_dim,
    bool in_keepdim);
int cuda_kthvalue(
    tensor *to_values, tensor *to_indices, const tensor *in_input, int64_t in_k, int64_t in_dim,
    bool in_keepdim);
int shape_median_dim(extent *size, const tensor *in_input, int64_t in_dim, bool in_keepdim);
int cpu_median_dim(
    tensor *to_values, tensor *to_indices, const tensor *in_input, int64_t in_dim, bool in_keepdim);
int cuda_median_dim(
    tensor *to_values, tensor *to_indices, const tensor *in_input, int64_t in_dim, bool in_keepdim);
int shape_nanmedian_dim(extent *size, const tensor *in_input, int64_t in_dim, bool in_keepdim);
int cpu_nanmedian_dim(
    tensor *to_values, tensor *to_indices, const tensor *in_input, int64_t in_dim, bool in_keepdim);
int cuda_nanmedian_dim(
    tensor *to_values, tensor *to_indices, const tensor *in_input, int64_t in_dim, bool in_keepdim);
