/* Generated from ops.yaml by codegen/templates/kernel.h. Do not edit: change the row and run make gen. */
/* The functions that indexing.c must define for its rows. */
#pragma once
#include "row/row.h"

int shape_index_select(
    extent *size, const tensor *in_input, int64_t in_dim, const tensor *in_index);
int cpu_index_select(
    tensor *to_output, const tensor *in_input, int64_t in_dim, const tensor *in_index);
int cuda_index_select(
    tensor *to_output, const tensor *in_input, int64_t in_dim, const tensor *in_index);
int shape_gather(extent *size, const tensor *in_input, int64_t in_dim, const tensor *in_index);
int cpu_gather(tensor *to_output, const tensor *in_input, int64_t in_dim, const tensor *in_index);
int cuda_gather(tensor *to_output, const tensor *in_input, int64_t in_dim, const tensor *in_index);
