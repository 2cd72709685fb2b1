/* Generated from ops.yaml by codegen/templates/kernel.h. Do not edit: change the row and run make gen. */
/* The functions that solve.c must define for its rows. */
#pragma once
#include "row/row.h"

int shape_gesv(extent *size, const tensor *in_input, const tensor *in_A);
int cpu_gesv(tensor *to_solution, tensor *to_lu, const tensor *in_input, const tensor *in_A);
int shape_trtrs(
    extent *size, const tensor *in_input, const tensor *in_A, bool in_upper, bool in_transpose,
    bool in_unitriangular);
int cpu_trtrs(
    tensor *to_solution, tensor *to_matrix, const tensor *in_input, const tensor *in_A,
    bool in_upper, bool in_transpose, bool in_unitriangular);
int shape_gesv_solution(extent *size, const tensor *in_input, const tensor *in_A);
int cpu_gesv_solution(tensor *to_output, const tensor *in_input, const tensor *in_A);
int shape_trtrs_solution(
    extent *size, const tensor *in_input, const tensor *in_A, bool in_upper, bool in_transpose,
    bool in_unitriangular);
int cpu_trtrs_solution(
    tensor *to_output, const tensor *in_input, const tensor *in_A, bool in_upper, bool in_transpose,
    bool in_unitriangular);
int shape_trtrs_solution_input(
    extent *size, const tensor *in_grad_output, const tensor *in_A, bool in_upper,
    bool in_transpose, bool in_unitriangular);
int cpu_trtrs_solution_input(
    tensor *to_output, const tensor *in_grad_output, const tensor *in_A, bool in_upper,
    bool in_transpose, bool in_unitriangular);
int shape_gels(extent *size, const tensor *in_input, const tensor *in_A);
int cpu_gels(tensor *to_solution, tensor *to_qr, const tensor *in_input, const tensor *in_A);
int shape_least_squares(extent *size, const tensor *in_input, const tensor *in_A, scalar in_rcond);
int cpu_least_squares(
    tensor *to_solution, tensor *to_rank, const tensor *in_input, const tensor *in_A,
    scalar in_rcond);
int shape_least_squares_solution(
    extent *size, const tensor *in_input, const tensor *in_A, scalar in_rcond);
int cpu_least_squares_solution(
    tensor *to_output, const tensor *in_input, const tensor *in_A, scalar in_rcond);
int shape_inverse(extent *size, const tensor *in_input);
int cpu_inverse(tensor *to_output, const tensor *in_input);
