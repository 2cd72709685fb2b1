/* Generated from ops.yaml by codegen/templates/kernel.h. Do not edit: change the row and run make gen. */
/* The functions that grid_sample.c must define for its rows. */
#pragma once
#include "row/row.h"

int shape_grid_take(
    extent *size, const tensor *in_input, const tensor *in_grid, int64_t in_mode, int64_t in_edges,
    bool in_align);
int cpu_grid_take(
    tensor *to_output, const tensor *in_input, const tensor *in_grid, int64_t in_mode,
    int64_t in_edges, bool in_align);
int backward_grid_take(const saved *s, tensor *const *grad, tensor **result);
