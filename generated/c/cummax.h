/* Generated from ops.yaml by codegen/templates/kernel.h. Do not edit: change the row and run make gen. */
/* What cummax.c defines for its rows. */
#pragma once
#include "row/row.h"

int shape_cummax(extent *size, const tensor *in_input, int64_t in_dim);
int cpu_cummax(tensor *to_values, tensor *to_indices, const tensor *in_input, int64_t in_dim);
int cuda_cummax(tensor *to_values, tensor *to_indices, const tensor *in_input, int64_t in_dim);
int shape_cummin(extent *size, const tensor *in_input, int64_t in_dim);
int cpu_cummin(tensor *to_values, tensor *to_indices, const tensor *in_input, int64_t in_dim);
int cuda_cummin(tensor *to_values, tensor *to_indices, const tensor *in_input, int64_t in_dim);
