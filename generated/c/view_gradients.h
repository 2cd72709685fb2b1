/* Generated from ops.yaml by codegen/templates/kernel.h. Do not edit: change the row and run make gen. */
/* The functions that view_gradients.c must define for its rows. */
#pragma once
#include "row/row.h"

int view_unpermute(tensor *to_output, ints in_dims);
int shape_narrow_input(
    extent *size, const tensor *in_grad_output, int64_t in_dimension, int64_t in_start,
    ints in_size);
int cpu_narrow_input(
    tensor *to_output, const tensor *in_grad_output, int64_t in_dimension, int64_t in_start,
    ints in_size);
int shape_select_input(
    extent *size, const tensor *in_grad_output, int64_t in_dim, int64_t in_index, ints in_size);
int cpu_select_input(
    tensor *to_output, const tensor *in_grad_output, int64_t in_dim, int64_t in_index,
    ints in_size);
int shape_unfold_input(
    extent *size, const tensor *in_grad_output, int64_t in_dimension, int64_t in_length,
    int64_t in_step, ints in_size);
int cpu_unfold_input(
    tensor *to_output, const tensor *in_grad_output, int64_t in_dimension, int64_t in_length,
    int64_t in_step, ints in_size);
int shape_index_input(
    extent *size, const tensor *in_grad_output, int64_t in_ndim, ints in_size_and_spec);
int cpu_index_input(
    tensor *to_output, const tensor *in_grad_output, int64_t in_ndim, ints in_size_and_spec);
int view_index_input_input(tensor *to_output, int64_t in_ndim, ints in_size_and_spec);
