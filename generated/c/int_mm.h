/* Generated from ops.yaml by codegen/templates/kernel.h. Do not edit: change the row and run make gen. */
/* The functions that int_mm.c must define for its rows. */
#pragma once
#include "row/row.h"

int shape_int_mm(extent *size, const tensor *in_input, const tensor *in_weight);
int cpu_int_mm(tensor *to_output, const tensor *in_input, const tensor *in_weight);
