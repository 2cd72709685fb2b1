/* Generated from ops.yaml by codegen/templates/kernel.h. Do not edit: change the row and run make gen. */
/* The functions that join.c must define for its rows. */
#pragma once
#include "row/row.h"

int shape_cat(extent *size, tensors in_tensors, int64_t in_dim);
int cpu_cat(tensor *to_output, tensors in_tensors, int64_t in_dim);
int backward_cat(const saved *s, tensor *const *grad, tensor **result);
