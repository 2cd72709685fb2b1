/* Generated from ops.yaml by codegen/templates/kernel.h. Do not edit: change the row and run make gen. */
/* The functions that scatter_reduce.c must define for its rows. */
#pragma once
#include "row/row.h"

int shape_scatter_reduce(
    extent *size, const tensor *in_input, int64_t in_dim, const tensor *in_index,
    const tensor *in_source, int64_t in_reduce, bool in_include_self);
int cpu_scatter_reduce(
    tensor *to_output, int64_t in_dim, const tensor *in_index, const tensor *in_source,
    int64_t in_reduce, bool in_include_self);
int shape_scatter_reduce_complex(
    extent *size, const tensor *in_input, int64_t in_dim, const tensor *in_index,
    const tensor *in_source, int64_t in_reduce, bool in_include_self);
int cpu_scatter_reduce_complex(
    tensor *to_output, int64_t in_dim, const tensor *in_index, const tensor *in_source,
    int64_t in_reduce, bool in_include_self);
int shape_scatter_reduce_input(
    extent *size, const tensor *in_grad_output, const tensor *in_input, int64_t in_dim,
    const tensor *in_index, const tensor *in_source, const tensor *in_output, int64_t in_reduce,
    bool in_include_self);
int cpu_scatter_reduce_input(
    tensor *to_of_input, tensor *to_of_source, const tensor *in_grad_output, const tensor *in_input,
    int64_t in_dim, const tensor *in_index, const tensor *in_source, const tensor *in_output,
    int64_t in_reduce, bool in_include_self);
int shape_scatter_reduce_complex_input(
    extent *size, const tensor *in_grad_output, const tensor *in_input, int64_t in_dim,
    const tensor *in_index, const tensor *in_source, const tensor *in_output, int64_t in_reduce,
    bool in_include_self);
int cpu_scatter_reduce_complex_input(
    tensor *to_of_input, tensor *to_of_source, const tensor *in_grad_output, const tensor *in_input,
    int64_t in_dim, const tensor *in_index, const tensor *in_source, const tensor *in_output,
    int64_t in_reduce, bool in_include_self);
