/* Generated from ops.yaml by codegen/templates/kernel.h. Do not edit: change the row and run make gen. */
/* The functions that searchsorted.c must define for its rows. */
#pragma once
#include "row/row.h"

int shape_searchsorted(
    extent *size, const tensor *in_sorted_sequence, const tensor *in_input, bool in_right);
int cpu_searchsorted(
    tensor *to_output, const tensor *in_sorted_sequence, const tensor *in_input, bool in_right);
int cuda_searchsorted(
    tensor *to_output, const tensor *in_sorted_sequence, const tensor *in_input, bool in_right);
