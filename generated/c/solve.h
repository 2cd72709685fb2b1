/* Generated from ops.yaml by codegen/templates/kernel.h. Do not edit: change the row and run make gen. */
/* The functions that solve.c must define for its rows. */
#pragma once
#include "row/row.h"

int cpu_linalg_inv_ex(
    tensor *to_inverse, tensor *to_info, const tensor *in_A, bool in_check_errors);
int shape_linalg_solve_ex(
    extent *size, const tensor *in_A, const tensor *in_B, bool in_left, bool in_check_errors);
int cpu_linalg_solve_ex(
    tensor *to_result, tensor *to_info, const tensor *in_A, const tensor *in_B, bool in_left,
    bool in_check_errors);
int cpu_gesv(tensor *to_solution, tensor *to_lu, const tensor *in_input, const tensor *in_A);
int cpu_solve_system(
    tensor *to_output, const tensor *in_input, const tensor *in_A, bool in_adjoint);
int shape_linalg_solve_triangular(
    extent *size, const tensor *in_A, const tensor *in_B, bool in_upper, bool in_left,
    bool in_unitriangular);
int cpu_linalg_solve_triangular(
    tensor *to_output, const tensor *in_A, const tensor *in_B, bool in_upper, bool in_left,
    bool in_unitriangular);
int cpu_solve_triangle(
    tensor *to_output, const tensor *in_input, const tensor *in_A, bool in_upper, bool in_adjoint,
    bool in_unit);
