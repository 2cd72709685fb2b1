/* Generated from ops.yaml by codegen/templates/kernel.h. Do not edit: change the row and run make gen. */
/* The functions that view.c must define for its rows. */
#pragma once
#include "row/row.h"

int view_view(tensor *to_output, ints in_size);
int view_reshape(tensor *to_output, ints in_size);
int view_transpose(tensor *to_output, int64_t in_dim0, int64_t in_dim1);
int view_t(tensor *to_output);
int view_permute(tensor *to_output, ints in_dims);
int view_narrow(tensor *to_output, int64_t in_dimension, int64_t in_start, int64_t in_length);
int view_select(tensor *to_output, int64_t in_dim, int64_t in_index);
int view_expand(tensor *to_output, ints in_size);
int view_squeeze(tensor *to_output, ints in_dim);
int view_unsqueeze(tensor *to_output, int64_t in_dim);
int view_unfold(tensor *to_output, int64_t in_dimension, int64_t in_size, int64_t in_step);
int view_index(tensor *to_output, ints in_spec);
