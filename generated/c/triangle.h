/* Generated from ops.yaml by codegen/templates/kernel.h. Do not edit: change the row and run make gen. */
/* The functions that triangle.c must define for its rows. */
#pragma once
#include "row/row.h"

int view_transpose_if(tensor *to_output, bool in_transpose);
int shape_triangle(extent *size, const tensor *in_input, bool in_upper, bool in_unit);
int cpu_triangle(tensor *to_output, const tensor *in_input, bool in_upper, bool in_unit);
int cuda_triangle(tensor *to_output, const tensor *in_input, bool in_upper, bool in_unit);
int shape_halve_diagonal(extent *size, const tensor *in_input);
int cpu_halve_diagonal(tensor *to_output, const tensor *in_input);
int cuda_halve_diagonal(tensor *to_output, const tensor *in_input);
