/* Generated from ops.yaml by codegen/templates/kernel.h. Do not edit: change the row and run make gen. */
/* The functions that softmax.c must define for its rows. */
#pragma once
#include "row/row.h"

int shape_softmax(extent *size, const tensor *in_input, int64_t in_dim);
int cpu_softmax(tensor *to_output, const tensor *in_input, int64_t in_dim);
int cuda_softmax(tensor *to_output, const tensor *in_input, int64_t in_dim);
int shape_log_softmax(extent *size, const tensor *in_input, int64_t in_dim);
int cpu_log_softmax(tensor *to_output, const tensor *in_input, int64_t in_dim);
int cuda_log_softmax(tensor *to_output, const tensor *in_input, int64_t in_dim);
int shape_softmax_input(
    extent *size, const tensor *in_grad_output, const tensor *in_probability, int64_t in_dim);
int cpu_softmax_input(
    tensor *to_output, const tensor *in_grad_output, const tensor *in_probability, int64_t in_dim);
int cuda_softmax_input(
    tensor *to_output, const tensor *in_grad_output, const tensor *in_probability, int64_t in_dim);
int shape_log_softmax_input(
    extent *size, const tensor *in_grad_output, const tensor *in_log_probability, int64_t in_dim);
int cpu_log_softmax_input(
    tensor *to_output, const tensor *in_grad_output, const tensor *in_log_probability,
    int64_t in_dim);
int cuda_log_softmax_input(
    tensor *to_output, const tensor *in_grad_output, const tensor *in_log_probability,
    int64_t in_dim);
