/* Generated from ops.yaml by codegen/templates/kernel.h. Do not edit: change the row and run make gen. */
/* The functions that index_at.c must define for its rows. */
#pragma once
#include "row/row.h"

int shape_index_at(
    extent *size, const tensor *in_input, const tensor *in_place, int64_t in_at, bool in_every,
    ints in_dims);
int cpu_index_at(
    tensor *to_output, const tensor *in_input, const tensor *in_place, int64_t in_at, bool in_every,
    ints in_dims);
int shape_index_at_input(
    extent *size, const tensor *in_grad_output, const tensor *in_place, int64_t in_at,
    bool in_every, ints in_size, ints in_dims);
int cpu_index_at_input(
    tensor *to_output, const tensor *in_grad_output, const tensor *in_place, int64_t in_at,
    bool in_every, ints in_size, ints in_dims);
int shape_assign_at(
    extent *size, const tensor *in_input, const tensor *in_source, scalar in_source_number,
    const tensor *in_place, int64_t in_at, bool in_accumulate, ints in_spec, ints in_dims);
int cpu_assign_at(
    tensor *to_output, const tensor *in_source, scalar in_source_number, const tensor *in_place,
    int64_t in_at, bool in_accumulate, ints in_spec, ints in_dims);
int shape_assign_at_input(
    extent *size, const tensor *in_grad_output, const tensor *in_place, int64_t in_at,
    bool in_accumulate, ints in_spec, ints in_dims);
int cpu_assign_at_input(
    tensor *to_output, const tensor *in_place, int64_t in_at, bool in_accumulate, ints in_spec,
    ints in_dims);
