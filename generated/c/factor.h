/* Generated from ops.yaml by codegen/templates/kernel.h. Do not edit: change the row and run make gen. */
/* The functions that factor.c must define for its rows. */
#pragma once
#include "row/row.h"

int cpu_linalg_cholesky_ex(
    tensor *to_L, tensor *to_info, const tensor *in_input, bool in_upper, bool in_check_errors);
int cpu_cholesky_inverse(tensor *to_output, const tensor *in_input, bool in_upper);
int cpu_cholesky_solve(
    tensor *to_output, const tensor *in_input, const tensor *in_input2, bool in_upper);
int cpu_pstrf(
    tensor *to_factor, tensor *to_pivots, const tensor *in_input, bool in_upper, scalar in_tol);
