/* Generated from ops.yaml by codegen/templates/kernel.h. Do not edit: change the row and run make gen. */
/* The functions that triangle_indices.c must define for its rows. */
#pragma once
#include "row/row.h"

int shape_tril_indices(extent *size, int64_t in_row, int64_t in_col, int64_t in_offset);
int cpu_tril_indices(tensor *to_output, int64_t in_row, int64_t in_col, int64_t in_offset);
int shape_triu_indices(extent *size, int64_t in_row, int64_t in_col, int64_t in_offset);
int cpu_triu_indices(tensor *to_output, int64_t in_row, int64_t in_col, int64_t in_offset);
