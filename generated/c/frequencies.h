/* Generated from ops.yaml by codegen/templates/kernel.h. Do not edit: change the row and run make gen. */
/* The functions that frequencies.c must define for its rows. */
#pragma once
#include "row/row.h"

int shape_fft_fftfreq(extent *size, int64_t in_n, scalar in_d);
int cpu_fft_fftfreq(tensor *to_output, int64_t in_n, scalar in_d);
int shape_fft_rfftfreq(extent *size, int64_t in_n, scalar in_d);
int cpu_fft_rfftfreq(tensor *to_output, int64_t in_n, scalar in_d);
