/* Generated from ops.yaml by codegen/templates/kernel.h. Do not edit: change the row and run make gen. */
/* The functions that resampling.c must define for its rows. */
#pragma once
#include "row/row.h"

int shape_resample(
    extent *size, const tensor *in_input, const tensor *in_scales, ints in_size, int64_t in_mode,
    bool in_align_corners);
int cpu_resample(
    tensor *to_output, const tensor *in_input, const tensor *in_scales, ints in_size,
    int64_t in_mode, bool in_align_corners);
int shape_resample_input(
    extent *size, const tensor *in_grad_output, const tensor *in_scales, ints in_size,
    int64_t in_mode, bool in_align_corners);
int cpu_resample_input(
    tensor *to_output, const tensor *in_grad_output, const tensor *in_scales, ints in_size,
    int64_t in_mode, bool in_align_corners);
int shape_resample_bytes(
    extent *size, const tensor *in_input, const tensor *in_scales, ints in_size, int64_t in_mode,
    bool in_align_corners, bool in_antialias);
int cpu_resample_bytes(
    tensor *to_output, const tensor *in_input, const tensor *in_scales, ints in_size,
    int64_t in_mode, bool in_align_corners, bool in_antialias);
