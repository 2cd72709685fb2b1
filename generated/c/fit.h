/* Generated from ops.yaml by codegen/templates/kernel.h. Do not edit: change the row and run make gen. */
/* The functions that fit.c must define for its rows. */
#pragma once
#include "row/row.h"

int shape_fit(extent *size, const tensor *in_input, ints in_size);
int cpu_fit(tensor *to_output, const tensor *in_input, ints in_size);
int shape_fft_fftshift(extent *size, const tensor *in_input, ints in_dim);
int cpu_fft_fftshift(tensor *to_output, const tensor *in_input, ints in_dim);
int shape_fft_ifftshift(extent *size, const tensor *in_input, ints in_dim);
int cpu_fft_ifftshift(tensor *to_output, const tensor *in_input, ints in_dim);
