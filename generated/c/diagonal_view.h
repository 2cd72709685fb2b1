/* Generated from ops.yaml by codegen/templates/kernel.h. Do not edit: change the row and run make gen. */
/* The functions that diagonal_view.c must define for its rows. */
#pragma once
#include "row/row.h"

int view_diagonal(tensor *to_output, int64_t in_offset, int64_t in_dim1, int64_t in_dim2);
int shape_diagonal_input(
    extent *size, const tensor *in_grad_output, int64_t in_offset, int64_t in_dim1, int64_t in_dim2,
    ints in_size);
int cpu_diagonal_input(
    tensor *to_output, const tensor *in_grad_output, int64_t in_offset, int64_t in_dim1,
    int64_t in_dim2, ints in_size);
