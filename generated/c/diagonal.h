/* Generated from ops.yaml by codegen/templates/kernel.h. Do not edit: change the row and run make gen. */
/* The functions that diagonal.c must define for its rows. */
#pragma once
#include "row/row.h"

int shape_diag(extent *size, const tensor *in_input, int64_t in_diagonal);
int cpu_diag(tensor *to_output, const tensor *in_input, int64_t in_diagonal);
int shape_diag_input(extent *size, const tensor *in_grad_output, int64_t in_diagonal, ints in_size);
int cpu_diag_input(
    tensor *to_output, const tensor *in_grad_output, int64_t in_diagonal, ints in_size);
int shape_eye(extent *size, int64_t in_n, int64_t in_m);
int cpu_eye(tensor *to_output, int64_t in_n, int64_t in_m);
