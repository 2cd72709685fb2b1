/* Generated from ops.yaml by codegen/templates/kernel.h. Do not edit: change the row and run make gen. */
/* The functions that least_squares.c must define for its rows. */
#pragma once
#include "row/row.h"

int shape_gels(extent *size, const tensor *in_input, const tensor *in_A);
int cpu_gels(tensor *to_solution, tensor *to_qr, const tensor *in_input, const tensor *in_A);
int shape_least_squares(extent *size, const tensor *in_input, const tensor *in_A, scalar in_rcond);
int cpu_least_squares(
    tensor *to_solution, tensor *to_rank, const tensor *in_input, const tensor *in_A,
    scalar in_rcond);
int cpu_least_squares_solution(
    tensor *to_output, const tensor *in_input, const tensor *in_A, scalar in_rcond);
