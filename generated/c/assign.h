/* Generated from ops.yaml by codegen/templates/kernel.h. Do not edit: change the row and run make gen. */
/* The functions that assign.c must define for its rows. */
#pragma once
#include "row/row.h"

int shape_assign(
    extent *size, const tensor *in_input, const tensor *in_source, scalar in_source_number,
    ints in_spec);
int cpu_assign(tensor *to_output, const tensor *in_source, scalar in_source_number, ints in_spec);
