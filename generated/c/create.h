/* Generated from ops.yaml by codegen/templates/kernel.h. Do not edit: change the row and run make gen. */
/* The functions that create.c must define for its rows. */
#pragma once
#include "row/row.h"

int shape_zeros(extent *size, ints in_size);
int cpu_zeros(tensor *to_output, ints in_size);
int shape_empty(extent *size, ints in_size);
int cpu_empty(tensor *to_output, ints in_size);
int shape_empty_like(extent *size, const tensor *in_input);
int cpu_empty_like(tensor *to_output, const tensor *in_input);
int shape_new_zeros(extent *size, const tensor *in_input, ints in_size);
int cpu_new_zeros(tensor *to_output, const tensor *in_input, ints in_size);
int shape_new_ones(extent *size, const tensor *in_input, ints in_size);
int cpu_new_ones(tensor *to_output, const tensor *in_input, ints in_size);
int shape_new_empty(extent *size, const tensor *in_input, ints in_size);
int cpu_new_empty(tensor *to_output, const tensor *in_input, ints in_size);
int shape_ones(extent *size, ints in_size);
int cpu_ones(tensor *to_output, ints in_size);
int shape_arange(extent *size, scalar in_start, scalar in_end, scalar in_step);
int cpu_arange(tensor *to_output, scalar in_start, scalar in_end, scalar in_step);
int shape_range(extent *size, scalar in_start, scalar in_end, scalar in_step);
int cpu_range(tensor *to_output, scalar in_start, scalar in_end, scalar in_step);
int shape_linspace(extent *size, scalar in_start, scalar in_end, int64_t in_steps);
int cpu_linspace(tensor *to_output, scalar in_start, scalar in_end, int64_t in_steps);
int shape_logspace(extent *size, scalar in_start, scalar in_end, int64_t in_steps, scalar in_base);
int cpu_logspace(
    tensor *to_output, scalar in_start, scalar in_end, int64_t in_steps, scalar in_base);
int shape_randperm(extent *size, int64_t in_n);
int cpu_randperm(tensor *to_output, int64_t in_n);
