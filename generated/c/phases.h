/* Generated from ops.yaml by codegen/templates/kernel.h. Do not edit: change the row and run make gen. */
/* The functions that phases.c must define for its rows. */
#pragma once
#include "row/row.h"

int cpu_at_largest(tensor *to_output, const tensor *in_input, const tensor *in_vectors);
int cpu_from_largest(tensor *to_output, const tensor *in_input, const tensor *in_vectors);
