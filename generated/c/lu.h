/* Generated from ops.yaml by codegen/templates/kernel.h. Do not edit: change the row and run make gen. */
/* The functions that lu.c must define for its rows. */
#pragma once
#include "row/row.h"

int shape_linalg_lu_factor_ex(
    extent *size, const tensor *in_A, bool in_pivot, bool in_check_errors);
int cpu_linalg_lu_factor_ex(
    tensor *to_LU, tensor *to_pivots, tensor *to_info, const tensor *in_A, bool in_pivot,
    bool in_check_errors);
int shape_lu_gradient(
    extent *size, const tensor *in_grad_output, const tensor *in_LU, const tensor *in_pivots);
int cpu_lu_gradient(
    tensor *to_output, const tensor *in_grad_output, const tensor *in_LU, const tensor *in_pivots);
int shape_lu_parts(extent *size, const tensor *in_LU_data, const tensor *in_LU_pivots);
int cpu_lu_parts(
    tensor *to_P, tensor *to_L, tensor *to_U, const tensor *in_LU_data, const tensor *in_LU_pivots);
int shape_lu_joined(extent *size, const tensor *in_L, const tensor *in_U);
int cpu_lu_joined(tensor *to_output, const tensor *in_L, const tensor *in_U);
int shape_lu_solution(
    extent *size, const tensor *in_input, const tensor *in_LU, const tensor *in_pivots);
int cpu_lu_solution(
    tensor *to_output, const tensor *in_input, const tensor *in_LU, const tensor *in_pivots);
