/* Generated from ops.yaml by codegen/templates/kernel.h. Do not edit: change the row and run make gen. */
/* The functions that singular_values.c must define for its rows. */
#pragma once
#include "row/row.h"

int shape_linalg_svd(extent *size, const tensor *in_A, bool in_full_matrices, int64_t in_driver);
int cpu_linalg_svd(
    tensor *to_U, tensor *to_S, tensor *to_Vh, const tensor *in_A, bool in_full_matrices,
    int64_t in_driver);
int shape_svd_values(extent *size, const tensor *in_A);
int cpu_svd_values(tensor *to_output, const tensor *in_A);
int shape_svd(extent *size, const tensor *in_input, bool in_some);
int cpu_svd(tensor *to_U, tensor *to_S, tensor *to_V, const tensor *in_input, bool in_some);
