/* Generated from ops.yaml by codegen/templates/section.c. Do not edit: change the row and run make gen. */
/* recurrent: Recurrent layers over whole sequences. */
#include "row/row.h"
#include "recurrent.h"

/* Formulas are compiled for all element types; some comparisons are constant for bytes. */
#pragma GCC diagnostic ignored "-Wtype-limits"

/* rnn(Tensor input, Tensor hidden, Tensor weight_ih, Tensor weight_hh, int* sizes, Tensor?
   bias_ih=None, Tensor? bias_hh=None, bool relu=False, bool reverse=False) -> (Tensor output,
   Tensor last_hidden) = kernel of recurrent.c */
static int rnn_cpu(call *c) {
    return cpu_rnn(
        c->out[0], c->out[1], c->t[0], c->t[1], c->t[2], c->t[3], c->list[0], c->t[4], c->t[5],
        c->n[0], c->n[1]);
}
static int rnn_shape(extent *size, const call *c) {
    return shape_rnn(
        size, c->t[0], c->t[1], c->t[2], c->t[3], c->list[0], c->t[4], c->t[5], c->n[0], c->n[1]);
}
static const kernel_body rnn_body = {.shape = rnn_shape};
static const param rnn_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "hidden", .kind = P_TENSOR, .slot = 1},
    {.name = "weight_ih", .kind = P_TENSOR, .slot = 2},
    {.name = "weight_hh", .kind = P_TENSOR, .slot = 3},
    {.name = "sizes", .kind = P_LIST, .slot = 0},
    {.name = "bias_ih", .kind = P_TENSOR, .slot = 4, .optional = true},
    {.name = "bias_hh", .kind = P_TENSOR, .slot = 5, .optional = true},
    {.name = "relu", .kind = P_BOOL, .slot = 0, .optional = true, .preset = PRESET(0)},
    {.name = "reverse", .kind = P_BOOL, .slot = 1, .optional = true, .preset = PRESET(0)},
};
const row op_rnn = {
    .op = "rnn", .name = "rnn",
    .signature =
        "rnn(Tensor input, Tensor hidden, Tensor weight_ih, Tensor weight_hh, int* sizes, "
        "Tensor? bias_ih=None, Tensor? bias_hh=None, bool relu=False, bool reverse=False) -> "
        "(Tensor output, Tensor last_hidden)",
    .enter = th_kernel, .body = &rnn_body,
    .kernel = {.cpu = rnn_cpu, .cuda = rnn_cpu},
    .backward = backward_rnn,
    .autocast = "lower",
    .params = rnn_params,
    .names = (const char *const[]){"output", "last_hidden"},
    .flags = ROW_FUNCTION, .dtypes = TH_FLOATING, .own = TH_FLOATS, .nparams = 9, .required = 5,
    .tensors = 6, .inputs = 6, .ints = 2, .lists = 1, .results = 2, .returned = 2,
    .types = {TH_SAME, TH_SAME}, .differentiable = 63, .grads = 3,
    .reads = {0x33f, 0x33f, 0x33f, 0x33f, 0x33f, 0x33f}, .sizes = {63, 63, 63, 63, 63, 63},
};

/* lstm(Tensor input, Tensor hidden, Tensor memory, Tensor weight_ih, Tensor weight_hh, int*
   sizes, Tensor? bias_ih=None, Tensor? bias_hh=None, bool reverse=False) -> (Tensor output,
   Tensor last_hidden, Tensor last_memory, saved Tensor kept) = kernel of recurrent.c */
static int lstm_cpu(call *c) {
    return cpu_lstm(
        c->out[0], c->out[1], c->out[2], c->out[3], c->t[0], c->t[1], c->t[2], c->t[3], c->t[4],
        c->list[0], c->t[5], c->t[6], c->n[0]);
}
static int lstm_shape(extent *size, const call *c) {
    return shape_lstm(
        size, c->t[0], c->t[1], c->t[2], c->t[3], c->t[4], c->list[0], c->t[5], c->t[6], c->n[0]);
}
static const kernel_body lstm_body = {.shape = lstm_shape};
static const param lstm_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "hidden", .kind = P_TENSOR, .slot = 1},
    {.name = "memory", .kind = P_TENSOR, .slot = 2},
    {.name = "weight_ih", .kind = P_TENSOR, .slot = 3},
    {.name = "weight_hh", .kind = P_TENSOR, .slot = 4},
    {.name = "sizes", .kind = P_LIST, .slot = 0},
    {.name = "bias_ih", .kind = P_TENSOR, .slot = 5, .optional = true},
    {.name = "bias_hh", .kind = P_TENSOR, .slot = 6, .optional = true},
    {.name = "reverse", .kind = P_BOOL, .slot = 0, .optional = true, .preset = PRESET(0)},
};
const row op_lstm = {
    .op = "lstm", .name = "lstm",
    .signature =
        "lstm(Tensor input, Tensor hidden, Tensor memory, Tensor weight_ih, Tensor "
        "weight_hh, int* sizes, Tensor? bias_ih=None, Tensor? bias_hh=None, bool "
        "reverse=False) -> (Tensor output, Tensor last_hidden, Tensor last_memory, saved "
        "Tensor kept)",
    .enter = th_kernel, .body = &lstm_body,
    .kernel = {.cpu = lstm_cpu, .cuda = lstm_cpu},
    .backward = backward_lstm,
    .autocast = "lower",
    .params = lstm_params,
    .names = (const char *const[]){"output", "last_hidden", "last_memory"},
    .flags = ROW_FUNCTION, .dtypes = TH_FLOATING, .own = TH_FLOATS, .nparams = 9, .required = 6,
    .tensors = 7, .inputs = 7, .ints = 1, .lists = 1, .results = 4, .returned = 3,
    .types = {TH_SAME, TH_SAME, TH_SAME, TH_SAME}, .differentiable = 127, .grads = 7,
    .reads = {0xf7f, 0xf7f, 0xf7f, 0xf7f, 0xf7f, 0xf7f, 0xf7f},
    .sizes = {127, 127, 127, 127, 127, 127, 127},
};

/* gru(Tensor input, Tensor hidden, Tensor weight_ih, Tensor weight_hh, int* sizes, Tensor?
   bias_ih=None, Tensor? bias_hh=None, bool reverse=False) -> (Tensor output, Tensor
   last_hidden, saved Tensor kept) = kernel of recurrent.c */
static int gru_cpu(call *c) {
    return cpu_gru(
        c->out[0], c->out[1], c->out[2], c->t[0], c->t[1], c->t[2], c->t[3], c->list[0], c->t[4],
        c->t[5], c->n[0]);
}
static int gru_shape(extent *size, const call *c) {
    return shape_gru(
        size, c->t[0], c->t[1], c->t[2], c->t[3], c->list[0], c->t[4], c->t[5], c->n[0]);
}
static const kernel_body gru_body = {.shape = gru_shape};
static const param gru_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "hidden", .kind = P_TENSOR, .slot = 1},
    {.name = "weight_ih", .kind = P_TENSOR, .slot = 2},
    {.name = "weight_hh", .kind = P_TENSOR, .slot = 3},
    {.name = "sizes", .kind = P_LIST, .slot = 0},
    {.name = "bias_ih", .kind = P_TENSOR, .slot = 4, .optional = true},
    {.name = "bias_hh", .kind = P_TENSOR, .slot = 5, .optional = true},
    {.name = "reverse", .kind = P_BOOL, .slot = 0, .optional = true, .preset = PRESET(0)},
};
const row op_gru = {
    .op = "gru", .name = "gru",
    .signature =
        "gru(Tensor input, Tensor hidden, Tensor weight_ih, Tensor weight_hh, int* sizes, "
        "Tensor? bias_ih=None, Tensor? bias_hh=None, bool reverse=False) -> (Tensor output, "
        "Tensor last_hidden, saved Tensor kept)",
    .enter = th_kernel, .body = &gru_body,
    .kernel = {.cpu = gru_cpu, .cuda = gru_cpu},
    .backward = backward_gru,
    .autocast = "cpu input, cuda lower",
    .params = gru_params,
    .names = (const char *const[]){"output", "last_hidden"},
    .flags = ROW_FUNCTION, .dtypes = TH_FLOATING, .own = TH_FLOATS, .nparams = 8, .required = 5,
    .tensors = 6, .inputs = 6, .ints = 1, .lists = 1, .results = 3, .returned = 2,
    .types = {TH_SAME, TH_SAME, TH_SAME}, .differentiable = 63, .grads = 3,
    .reads = {0x73f, 0x73f, 0x73f, 0x73f, 0x73f, 0x73f}, .sizes = {63, 63, 63, 63, 63, 63},
};
