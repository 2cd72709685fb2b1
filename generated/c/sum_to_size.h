/* Generated from ops.yaml by codegen/templates/kernel.h. Do not edit: change the row and run make gen. */
/* The functions that sum_to_size.c must define for its rows. */
#pragma once
#include "row/row.h"

int shape_sum_to_size(extent *size, const tensor *in_input, ints in_size);
int cpu_sum_to_size(tensor *to_output, const tensor *in_input, ints in_size);
