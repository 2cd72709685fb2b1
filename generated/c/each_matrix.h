/* Generated from ops.yaml by codegen/templates/kernel.h. Do not edit: change the row and run make gen. */
/* The functions that each_matrix.c must define for its rows. */
#pragma once
#include "row/row.h"

int shape_solve_each(extent *size, const tensor *in_input, const tensor *in_A);
int cpu_solve_each(tensor *to_output, const tensor *in_input, const tensor *in_A);
int shape_trtrs_each(
    extent *size, const tensor *in_input, const tensor *in_A, bool in_upper, bool in_unitriangular);
int cpu_trtrs_each(
    tensor *to_output, const tensor *in_input, const tensor *in_A, bool in_upper,
    bool in_unitriangular);
int shape_inverse_each(extent *size, const tensor *in_input);
int cpu_inverse_each(tensor *to_output, const tensor *in_input);
int shape_det_each(extent *size, const tensor *in_input);
int cpu_det_each(tensor *to_output, const tensor *in_input);
int shape_slogdet_each(extent *size, const tensor *in_input);
int cpu_slogdet_each(tensor *to_sign, tensor *to_logabsdet, const tensor *in_input);
int shape_cholesky_each(extent *size, const tensor *in_input, bool in_upper);
int cpu_cholesky_each(tensor *to_output, const tensor *in_input, bool in_upper);
int shape_qr_each(extent *size, const tensor *in_input);
int cpu_qr_each(tensor *to_Q, tensor *to_R, const tensor *in_input);
int shape_symeig_each(extent *size, const tensor *in_input, bool in_upper);
int cpu_symeig_each(tensor *to_values, tensor *to_vectors, const tensor *in_input, bool in_upper);
int shape_svd_each(extent *size, const tensor *in_input);
int cpu_svd_each(tensor *to_U, tensor *to_S, tensor *to_V, const tensor *in_input);
