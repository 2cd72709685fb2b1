/* Generated from ops.yaml by codegen/templates/kernel.h. Do not edit: change the row and run make gen. */
/* The functions that full.c must define for its rows. */
#pragma once
#include "row/row.h"

int shape_full(extent *size, ints in_size, scalar in_fill_value);
int cpu_full(tensor *to_output, ints in_size, scalar in_fill_value);
int shape_scalar_tensor(extent *size, scalar in_number);
int cpu_scalar_tensor(tensor *to_output, scalar in_number);
int shape_new_full(extent *size, const tensor *in_input, ints in_size, scalar in_fill_value);
int cpu_new_full(tensor *to_output, const tensor *in_input, ints in_size, scalar in_fill_value);
