/* Generated from ops.yaml by codegen/templates/kernel.h. Do not edit: change the row and run make gen. */
/* The functions that index_gradients.c must define for its rows. */
#pragma once
#include "row/row.h"

int shape_index_select_input(
    extent *size, const tensor *in_grad_output, int64_t in_dim, const tensor *in_index,
    ints in_size);
int cpu_index_select_input(
    tensor *to_output, const tensor *in_grad_output, int64_t in_dim, const tensor *in_index,
    ints in_size);
int cuda_index_select_input(
    tensor *to_output, const tensor *in_grad_output, int64_t in_dim, const tensor *in_index,
    ints in_size);
int shape_gather_input(
    extent *size, const tensor *in_grad_output, int64_t in_dim, const tensor *in_index,
    ints in_size);
int cpu_gather_input(
    tensor *to_output, const tensor *in_grad_output, int64_t in_dim, const tensor *in_index,
    ints in_size);
int cuda_gather_input(
    tensor *to_output, const tensor *in_grad_output, int64_t in_dim, const tensor *in_index,
    ints in_size);
int shape_gather_one(
    extent *size, const tensor *in_input, const tensor *in_indices, int64_t in_dim);
int cpu_gather_one(
    tensor *to_output, const tensor *in_input, const tensor *in_indices, int64_t in_dim);
int cuda_gather_one(
    tensor *to_output, const tensor *in_input, const tensor *in_indices, int64_t in_dim);
int shape_gather_one_input(
    extent *size, const tensor *in_grad_output, const tensor *in_indices, int64_t in_dim,
    ints in_size);
int cpu_gather_one_input(
    tensor *to_output, const tensor *in_grad_output, const tensor *in_indices, int64_t in_dim,
    ints in_size);
int cuda_gather_one_input(
    tensor *to_output, const tensor *in_grad_output, const tensor *in_indices, int64_t in_dim,
    ints in_size);
int shape_masked_select_input(
    extent *size, const tensor *in_grad_output, const tensor *in_mask, ints in_size);
int cpu_masked_select_input(
    tensor *to_output, const tensor *in_grad_output, const tensor *in_mask, ints in_size);
int cuda_masked_select_input(
    tensor *to_output, const tensor *in_grad_output, const tensor *in_mask, ints in_size);
int shape_masked_copy_input(
    extent *size, const tensor *in_grad_output, const tensor *in_mask, ints in_size);
int cpu_masked_copy_input(
    tensor *to_output, const tensor *in_grad_output, const tensor *in_mask, ints in_size);
int cuda_masked_copy_input(
    tensor *to_output, const tensor *in_grad_output, const tensor *in_mask, ints in_size);
