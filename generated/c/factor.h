/* Generated from ops.yaml by codegen/templates/kernel.h. Do not edit: change the row and run make gen. */
/* The functions that factor.c must define for its rows. */
#pragma once
#include "row/row.h"

int shape_potrf(extent *size, const tensor *in_input, bool in_upper);
int cpu_potrf(tensor *to_output, const tensor *in_input, bool in_upper);
int shape_potri(extent *size, const tensor *in_input, bool in_upper);
int cpu_potri(tensor *to_output, const tensor *in_input, bool in_upper);
int shape_potrs(extent *size, const tensor *in_input, const tensor *in_input2, bool in_upper);
int cpu_potrs(tensor *to_output, const tensor *in_input, const tensor *in_input2, bool in_upper);
int shape_pstrf(extent *size, const tensor *in_input, bool in_upper, scalar in_tol);
int cpu_pstrf(
    tensor *to_factor, tensor *to_pivots, const tensor *in_input, bool in_upper, scalar in_tol);
int shape_qr(extent *size, const tensor *in_input);
int cpu_qr(tensor *to_Q, tensor *to_R, const tensor *in_input);
int shape_geqrf(extent *size, const tensor *in_input);
int cpu_geqrf(tensor *to_a, tensor *to_tau, const tensor *in_input);
int shape_orgqr(extent *size, const tensor *in_input, const tensor *in_input2);
int cpu_orgqr(tensor *to_output, const tensor *in_input, const tensor *in_input2);
int shape_ormqr(
    extent *size, const tensor *in_input, const tensor *in_input2, const tensor *in_input3,
    bool in_left, bool in_transpose);
int cpu_ormqr(
    tensor *to_output, const tensor *in_input, const tensor *in_input2, const tensor *in_input3,
    bool in_left, bool in_transpose);
