/* Generated from ops.yaml by codegen/templates/kernel.h. Do not edit: change the row and run make gen. */
/* The functions that triangle.c must define for its rows. */
#pragma once
#include "row/row.h"

int shape_product(
    extent *size, const tensor *in_input, const tensor *in_mat2, bool in_adjoint, bool in_adjoint2);
int cpu_product(
    tensor *to_output, const tensor *in_input, const tensor *in_mat2, bool in_adjoint,
    bool in_adjoint2);
int shape_adjoint_if(extent *size, const tensor *in_input, bool in_adjoint);
int cpu_adjoint_if(tensor *to_output, const tensor *in_input, bool in_adjoint);
int cpu_triangle(tensor *to_output, const tensor *in_input, bool in_upper, bool in_unit);
int cpu_hermitian_lower(tensor *to_output, const tensor *in_input);
int cpu_fold_lower(tensor *to_output, const tensor *in_input);
int cpu_hermitian_part(tensor *to_output, const tensor *in_input);
