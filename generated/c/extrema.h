/* Generated from ops.yaml by codegen/templates/kernel.h. Do not edit: change the row and run make gen. */
/* The functions that extrema.c must define for its rows. */
#pragma once
#include "row/row.h"

int shape_max_dim(extent *size, const tensor *in_input, int64_t in_dim, bool in_keepdim);
int cpu_max_dim(
    tensor *to_values, tensor *to_indices, const tensor *in_input, int64_t in_dim, bool in_keepdim);
int cuda_max_dim(
    tensor *to_values, tensor *to_indices, const tensor *in_input, int64_t in_dim, bool in_keepdim);
int shape_min_dim(extent *size, const tensor *in_input, int64_t in_dim, bool in_keepdim);
int cpu_min_dim(
    tensor *to_values, tensor *to_indices, const tensor *in_input, int64_t in_dim, bool in_keepdim);
int cuda_min_dim(
    tensor *to_values, tensor *to_indices, const tensor *in_input, int64_t in_dim, bool in_keepdim);
