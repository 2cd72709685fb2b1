/* Generated from ops.yaml by codegen/templates/kernel.h. Do not edit: change the row and run make gen. */
/* The functions that shuffle.c must define for its rows. */
#pragma once
#include "row/row.h"

int shape_pixel_shuffle(extent *size, const tensor *in_input, int64_t in_upscale_factor);
int cpu_pixel_shuffle(tensor *to_output, const tensor *in_input, int64_t in_upscale_factor);
int shape_pixel_unshuffle(extent *size, const tensor *in_input, int64_t in_downscale_factor);
int cpu_pixel_unshuffle(tensor *to_output, const tensor *in_input, int64_t in_downscale_factor);
int shape_channel_shuffle(extent *size, const tensor *in_input, int64_t in_groups);
int cpu_channel_shuffle(tensor *to_output, const tensor *in_input, int64_t in_groups);
int shape_channel_unshuffle(extent *size, const tensor *in_input, int64_t in_groups);
int cpu_channel_unshuffle(tensor *to_output, const tensor *in_input, int64_t in_groups);
