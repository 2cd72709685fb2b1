/* Generated from ops.yaml by codegen/templates/kernel.h. Do not edit: change the row and run make gen. */
/* The functions that flip.c must define for its rows. */
#pragma once
#include "row/row.h"

int shape_flip_dim(extent *size, const tensor *in_input, int64_t in_dim);
int cpu_flip_dim(tensor *to_output, const tensor *in_input, int64_t in_dim);
int cuda_flip_dim(tensor *to_output, const tensor *in_input, int64_t in_dim);
