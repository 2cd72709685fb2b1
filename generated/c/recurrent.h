/* Generated from ops.yaml by codegen/templates/kernel.h. Do not edit: change the row and run make gen. */
/* The functions that recurrent.c must define for its rows. */
#pragma once
#include "row/row.h"

int shape_rnn(
    extent *size, const tensor *in_input, const tensor *in_hidden, const tensor *in_weight_ih,
    const tensor *in_weight_hh, ints in_sizes, const tensor *in_bias_ih, const tensor *in_bias_hh,
    bool in_relu, bool in_reverse);
int cpu_rnn(
    tensor *to_output, tensor *to_last_hidden, const tensor *in_input, const tensor *in_hidden,
    const tensor *in_weight_ih, const tensor *in_weight_hh, ints in_sizes, const tensor *in_bias_ih,
    const tensor *in_bias_hh, bool in_relu, bool in_reverse);
int backward_rnn(const saved *s, tensor *const *grad, tensor **result);
int shape_lstm(
    extent *size, const tensor *in_input, const tensor *in_hidden, const tensor *in_memory,
    const tensor *in_weight_ih, const tensor *in_weight_hh, ints in_sizes, const tensor *in_bias_ih,
    const tensor *in_bias_hh, bool in_reverse);
int cpu_lstm(
    tensor *to_output, tensor *to_last_hidden, tensor *to_last_memory, tensor *to_kept,
    const tensor *in_input, const tensor *in_hidden, const tensor *in_memory,
    const tensor *in_weight_ih, const tensor *in_weight_hh, ints in_sizes, const tensor *in_bias_ih,
    const tensor *in_bias_hh, bool in_reverse);
int backward_lstm(const saved *s, tensor *const *grad, tensor **result);
int shape_gru(
    extent *size, const tensor *in_input, const tensor *in_hidden, const tensor *in_weight_ih,
    const tensor *in_weight_hh, ints in_sizes, const tensor *in_bias_ih, const tensor *in_bias_hh,
    bool in_reverse);
int cpu_gru(
    tensor *to_output, tensor *to_last_hidden, tensor *to_kept, const tensor *in_input,
    const tensor *in_hidden, const tensor *in_weight_ih, const tensor *in_weight_hh, ints in_sizes,
    const tensor *in_bias_ih, const tensor *in_bias_hh, bool in_reverse);
int backward_gru(const saved *s, tensor *const *grad, tensor **result);
