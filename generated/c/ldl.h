/* Generated from ops.yaml by codegen/templates/kernel.h. Do not edit: change the row and run make gen. */
/* The functions that ldl.c must define for its rows. */
#pragma once
#include "row/row.h"

int shape_linalg_ldl_factor_ex(
    extent *size, const tensor *in_A, bool in_hermitian, bool in_check_errors);
int cpu_linalg_ldl_factor_ex(
    tensor *to_LD, tensor *to_pivots, tensor *to_info, const tensor *in_A, bool in_hermitian,
    bool in_check_errors);
int shape_ldl_solution(
    extent *size, const tensor *in_LD, const tensor *in_pivots, const tensor *in_B,
    bool in_hermitian, bool in_conjugate);
int cpu_ldl_solution(
    tensor *to_output, const tensor *in_LD, const tensor *in_pivots, const tensor *in_B,
    bool in_hermitian, bool in_conjugate);
