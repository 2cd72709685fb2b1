/* Generated from ops.yaml by codegen/templates/kernel.h. Do not edit: change the row and run make gen. */
/* The functions that sort.c must define for its rows. */
#pragma once
#include "row/row.h"

int shape_sort(
    extent *size, const tensor *in_input, int64_t in_dim, bool in_descending, bool in_stable);
int cpu_sort(
    tensor *to_values, tensor *to_indices, const tensor *in_input, int64_t in_dim,
    bool in_descending, bool in_stable);
int cuda_sort(
    tensor *to_values, tensor *to_indices, const tensor *in_input, int64_t in_dim,
    bool in_descending, bool in_stable);
int shape_argsort(
    extent *size, const tensor *in_input, int64_t in_dim, bool in_descending, bool in_stable);
int cpu_argsort(
    tensor *to_output, const tensor *in_input, int64_t in_dim, bool in_descending, bool in_stable);
int cuda_argsort(
    tensor *to_output, const tensor *in_input, int64_t in_dim, bool in_descending, bool in_stable);
int shape_sorted_values(extent *size, const tensor *in_input);
int cpu_sorted_values(tensor *to_output, const tensor *in_input);
