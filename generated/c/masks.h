/* Generated from ops.yaml by codegen/templates/kernel.h. Do not edit: change the row and run make gen. */
/* The functions that masks.c must define for its rows. */
#pragma once
#include "row/row.h"

int shape_masked_select(extent *size, const tensor *in_input, const tensor *in_mask);
int cpu_masked_select(tensor *to_output, const tensor *in_input, const tensor *in_mask);
int cuda_masked_select(tensor *to_output, const tensor *in_input, const tensor *in_mask);
int shape_nonzero(extent *size, const tensor *in_input);
int cpu_nonzero(tensor *to_output, const tensor *in_input);
int cuda_nonzero(tensor *to_output, const tensor *in_input);
int shape_masked_fill(extent *size, const tensor *in_input, const tensor *in_mask, scalar in_value);
int cpu_masked_fill(tensor *to_output, const tensor *in_mask, scalar in_value);
int cuda_masked_fill(tensor *to_output, const tensor *in_mask, scalar in_value);
int shape_masked_copy(
    extent *size, const tensor *in_input, const tensor *in_mask, const tensor *in_source);
int cpu_masked_copy(tensor *to_output, const tensor *in_mask, const tensor *in_source);
int cuda_masked_copy(tensor *to_output, const tensor *in_mask, const tensor *in_source);
