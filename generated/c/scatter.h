/* Generated from ops.yaml by codegen/templates/kernel.h. Do not edit: change the row and run make gen. */
/* The functions that scatter.c must define for its rows. */
#pragma once
#include "row/row.h"

int shape_index_add(
    extent *size, const tensor *in_input, int64_t in_dim, const tensor *in_index,
    const tensor *in_source);
int cpu_index_add(
    tensor *to_output, int64_t in_dim, const tensor *in_index, const tensor *in_source);
int cuda_index_add(
    tensor *to_output, int64_t in_dim, const tensor *in_index, const tensor *in_source);
int shape_index_copy(
    extent *size, const tensor *in_input, int64_t in_dim, const tensor *in_index,
    const tensor *in_source);
int cpu_index_copy(
    tensor *to_output, int64_t in_dim, const tensor *in_index, const tensor *in_source);
int cuda_index_copy(
    tensor *to_output, int64_t in_dim, const tensor *in_index, const tensor *in_source);
int shape_index_fill(
    extent *size, const tensor *in_input, int64_t in_dim, const tensor *in_index, scalar in_value);
int cpu_index_fill(tensor *to_output, int64_t in_dim, const tensor *in_index, scalar in_value);
int cuda_index_fill(tensor *to_output, int64_t in_dim, const tensor *in_index, scalar in_value);
int shape_scatter(
    extent *size, const tensor *in_input, int64_t in_dim, const tensor *in_index,
    const tensor *in_source, scalar in_source_number);
int cpu_scatter(
    tensor *to_output, int64_t in_dim, const tensor *in_index,
    const tensor *in_source, scalar in_source_number);
int cuda_scatter(
    tensor *to_output, int64_t in_dim, const tensor *in_index,
    const tensor *in_source, scalar in_source_number);
int shape_scatter_add(
    extent *size, const tensor *in_input, int64_t in_dim, const tensor *in_index,
    const tensor *in_source);
int cpu_scatter_add(
    tensor *to_output, int64_t in_dim, const tensor *in_index, const tensor *in_source);
int cuda_scatter_add(
    tensor *to_output, int64_t in_dim, const tensor *in_index, const tensor *in_source);
