/* Generated from ops.yaml by codegen/templates/kernel.h. Do not edit: change the row and run make gen. */
/* The functions that window_taps.c must define for its rows. */
#pragma once
#include "row/row.h"

int shape_max_pool_values_input(
    extent *size, const tensor *in_grad_output, const tensor *in_taps, ints in_size, ints in_window,
    bool in_ceil_mode);
int cpu_max_pool_values_input(
    tensor *to_output, const tensor *in_grad_output, const tensor *in_taps, ints in_size,
    ints in_window, bool in_ceil_mode);
int shape_max_pool_values_gather(
    extent *size, const tensor *in_input, const tensor *in_taps, ints in_window, bool in_ceil_mode);
int cpu_max_pool_values_gather(
    tensor *to_output, const tensor *in_input, const tensor *in_taps, ints in_window,
    bool in_ceil_mode);
