/* Generated from ops.yaml by codegen/templates/kernel.h. Do not edit: change the row and run make gen. */
/* The functions that padding.c must define for its rows. */
#pragma once
#include "row/row.h"

int shape_pad_values(
    extent *size, const tensor *in_input, ints in_widths, int64_t in_mode, scalar in_value);
int cpu_pad_values(
    tensor *to_output, const tensor *in_input, ints in_widths, int64_t in_mode, scalar in_value);
int shape_pad_input(
    extent *size, const tensor *in_grad_output, ints in_size, ints in_widths, int64_t in_mode);
int cpu_pad_input(
    tensor *to_output, const tensor *in_grad_output, ints in_size, ints in_widths, int64_t in_mode);
