/* Generated from ops.yaml by codegen/templates/kernel.h. Do not edit: change the row and run make gen. */
/* The functions that fourier.c must define for its rows. */
#pragma once
#include "row/row.h"

int shape_fourier(
    extent *size, const tensor *in_input, ints in_s, ints in_dim, int64_t in_norm, bool in_inverse);
int cpu_fourier(
    tensor *to_output, const tensor *in_input, ints in_s, ints in_dim, int64_t in_norm,
    bool in_inverse);
int shape_fourier_line(
    extent *size, const tensor *in_input, int64_t in_n, int64_t in_dim, int64_t in_norm,
    bool in_inverse);
int cpu_fourier_line(
    tensor *to_output, const tensor *in_input, int64_t in_n, int64_t in_dim, int64_t in_norm,
    bool in_inverse);
int shape_fourier_real(
    extent *size, const tensor *in_input, ints in_s, ints in_dim, int64_t in_norm, bool in_inverse,
    scalar in_middle);
int cpu_fourier_real(
    tensor *to_output, const tensor *in_input, ints in_s, ints in_dim, int64_t in_norm,
    bool in_inverse, scalar in_middle);
int shape_fourier_real_line(
    extent *size, const tensor *in_input, int64_t in_n, int64_t in_dim, int64_t in_norm,
    bool in_inverse, scalar in_middle);
int cpu_fourier_real_line(
    tensor *to_output, const tensor *in_input, int64_t in_n, int64_t in_dim, int64_t in_norm,
    bool in_inverse, scalar in_middle);
int shape_fourier_half(
    extent *size, const tensor *in_input, ints in_s, ints in_dim, int64_t in_norm, bool in_inverse,
    scalar in_middle, ints in_sizes);
int cpu_fourier_half(
    tensor *to_output, const tensor *in_input, ints in_s, ints in_dim, int64_t in_norm,
    bool in_inverse, scalar in_middle, ints in_sizes);
int shape_fourier_half_line(
    extent *size, const tensor *in_input, int64_t in_n, int64_t in_dim, int64_t in_norm,
    bool in_inverse, scalar in_middle, ints in_sizes);
int cpu_fourier_half_line(
    tensor *to_output, const tensor *in_input, int64_t in_n, int64_t in_dim, int64_t in_norm,
    bool in_inverse, scalar in_middle, ints in_sizes);
