/* Generated from ops.yaml by codegen/templates/kernel.h. Do not edit: change the row and run make gen. */
/* What scan.c defines for its rows. */
#pragma once
#include "row/row.h"

int shape_cumsum(extent *size, const tensor *in_input, int64_t in_dim);
int cpu_cumsum(tensor *to_output, const tensor *in_input, int64_t in_dim);
int cuda_cumsum(tensor *to_output, const tensor *in_input, int64_t in_dim);
int shape_cumprod(extent *size, const tensor *in_input, int64_t in_dim);
int cpu_cumprod(tensor *to_output, const tensor *in_input, int64_t in_dim);
int cuda_cumprod(tensor *to_output, const tensor *in_input, int64_t in_dim);
