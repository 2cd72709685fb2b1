/* Generated from ops.yaml by codegen/templates/kernel.h. Do not edit: change the row and run make gen. */
/* The functions that equal.c must define for its rows. */
#pragma once
#include "row/row.h"

int shape_equal_everywhere(extent *size, const tensor *in_input, const tensor *in_other);
int cpu_equal_everywhere(tensor *to_output, const tensor *in_input, const tensor *in_other);
