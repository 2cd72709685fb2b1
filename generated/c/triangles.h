/* Generated from ops.yaml by codegen/templates/kernel.h. Do not edit: change the row and run make gen. */
/* The functions that triangles.c must define for its rows. */
#pragma once
#include "row/row.h"

int shape_tril(extent *size, const tensor *in_input, int64_t in_k);
int cpu_tril(tensor *to_output, int64_t in_k);
int cuda_tril(tensor *to_output, int64_t in_k);
int shape_triu(extent *size, const tensor *in_input, int64_t in_k);
int cpu_triu(tensor *to_output, int64_t in_k);
int cuda_triu(tensor *to_output, int64_t in_k);
