/* Generated from ops.yaml by codegen/templates/kernel.h. Do not edit: change the row and run make gen. */
/* The functions that take.c must define for its rows. */
#pragma once
#include "row/row.h"

int shape_take(extent *size, const tensor *in_input, const tensor *in_index);
int cpu_take(tensor *to_output, const tensor *in_input, const tensor *in_index);
int cuda_take(tensor *to_output, const tensor *in_input, const tensor *in_index);
int shape_take_input(
    extent *size, const tensor *in_grad_output, const tensor *in_index, ints in_size);
int cpu_take_input(
    tensor *to_output, const tensor *in_grad_output, const tensor *in_index, ints in_size);
int cuda_take_input(
    tensor *to_output, const tensor *in_grad_output, const tensor *in_index, ints in_size);
int shape_put(
    extent *size, const tensor *in_input, const tensor *in_index, const tensor *in_source,
    bool in_accumulate);
int cpu_put(tensor *to_output, const tensor *in_index, const tensor *in_source, bool in_accumulate);
int cuda_put(
    tensor *to_output, const tensor *in_index, const tensor *in_source, bool in_accumulate);
int shape_put_input(
    extent *size, const tensor *in_grad_output, const tensor *in_index, bool in_accumulate);
int cpu_put_input(tensor *to_output, const tensor *in_index, bool in_accumulate);
int cuda_put_input(tensor *to_output, const tensor *in_index, bool in_accumulate);
