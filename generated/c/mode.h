/* Generated from ops.yaml by codegen/templates/kernel.h. Do not edit: change the row and run make gen. */
/* The functions that mode.c must define for its rows. */
#pragma once
#include "row/row.h"

int shape_mode(extent *size, const tensor *in_input, int64_t in_dim, bool in_keepdim);
int cpu_mode(
    tensor *to_values, tensor *to_indices, const tensor *in_input, int64_t in_dim, bool in_keepdim);
int cuda_mode(
    tensor *to_values, tensor *to_indices, const tensor *in_input, int64_t in_dim, bool in_keepdim);
