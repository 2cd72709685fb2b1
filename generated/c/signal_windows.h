/* Generated from ops.yaml by codegen/templates/kernel.h. Do not edit: change the row and run make gen. */
/* The functions that signal_windows.c must define for its rows. */
#pragma once
#include "row/row.h"

int shape_bartlett_window(extent *size, int64_t in_window_length, bool in_periodic);
int cpu_bartlett_window(tensor *to_output, int64_t in_window_length, bool in_periodic);
int shape_hann_window(extent *size, int64_t in_window_length, bool in_periodic);
int cpu_hann_window(tensor *to_output, int64_t in_window_length, bool in_periodic);
int shape_blackman_window(extent *size, int64_t in_window_length, bool in_periodic);
int cpu_blackman_window(tensor *to_output, int64_t in_window_length, bool in_periodic);
int shape_hamming_window(
    extent *size, int64_t in_window_length, bool in_periodic, scalar in_alpha, scalar in_beta);
int cpu_hamming_window(
    tensor *to_output, int64_t in_window_length, bool in_periodic, scalar in_alpha, scalar in_beta);
int shape_kaiser_window(extent *size, int64_t in_window_length, bool in_periodic, scalar in_beta);
int cpu_kaiser_window(
    tensor *to_output, int64_t in_window_length, bool in_periodic, scalar in_beta);
