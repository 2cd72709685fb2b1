/* Generated from ops.yaml by codegen/templates/kernel.h. Do not edit: change the row and run make gen. */
/* The functions that count.c must define for its rows. */
#pragma once
#include "row/row.h"

int shape_histc(
    extent *size, const tensor *in_input, int64_t in_bins, scalar in_min, scalar in_max);
int cpu_histc(
    tensor *to_output, const tensor *in_input, int64_t in_bins, scalar in_min, scalar in_max);
int shape_bincount(extent *size, const tensor *in_input, int64_t in_minlength);
int cpu_bincount(tensor *to_output, const tensor *in_input, int64_t in_minlength);
int shape_bincount_weighted(
    extent *size, const tensor *in_input, const tensor *in_weights, int64_t in_minlength);
int cpu_bincount_weighted(
    tensor *to_output, const tensor *in_input, const tensor *in_weights, int64_t in_minlength);
