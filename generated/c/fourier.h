/* Generated from ops.yaml by codegen/templates/kernel.h. Do not edit: change the row and run make gen. */
/* The functions that fourier.c must define for its rows. */
#pragma once
#include "row/row.h"

int shape_fourier(
    extent *size, const tensor *in_input, ints in_dims, int64_t in_sign, scalar in_scale);
int cpu_fourier(
    tensor *to_output, const tensor *in_input, ints in_dims, int64_t in_sign, scalar in_scale);
int shape_fourier_real(
    extent *size, const tensor *in_input, ints in_dims, int64_t in_sign, scalar in_middle,
    scalar in_scale);
int cpu_fourier_real(
    tensor *to_output, const tensor *in_input, ints in_dims, int64_t in_sign, scalar in_middle,
    scalar in_scale);
int shape_fourier_half(
    extent *size, const tensor *in_input, ints in_dims, int64_t in_n, int64_t in_sign,
    scalar in_middle, scalar in_scale);
int cpu_fourier_half(
    tensor *to_output, const tensor *in_input, ints in_dims, int64_t in_n, int64_t in_sign,
    scalar in_middle, scalar in_scale);
