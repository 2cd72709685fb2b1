/* Generated from ops.yaml by codegen/templates/kernel.h. Do not edit: change the row and run make gen. */
/* The functions that householder.c must define for its rows. */
#pragma once
#include "row/row.h"

int shape_linalg_qr(extent *size, const tensor *in_A, int64_t in_mode);
int cpu_linalg_qr(tensor *to_Q, tensor *to_R, const tensor *in_A, int64_t in_mode);
int shape_geqrf(extent *size, const tensor *in_input);
int cpu_geqrf(tensor *to_a, tensor *to_tau, const tensor *in_input);
int shape_orgqr(extent *size, const tensor *in_input, const tensor *in_input2);
int cpu_orgqr(tensor *to_output, const tensor *in_input, const tensor *in_input2);
int shape_times_reflections(
    extent *size, const tensor *in_input, const tensor *in_input2, const tensor *in_input3,
    bool in_left, bool in_transpose);
int cpu_times_reflections(
    tensor *to_output, const tensor *in_input, const tensor *in_input2, const tensor *in_input3,
    bool in_left, bool in_transpose);
