/* recurrent.c: recurrent layers over whole sequences. The inputs of all steps are one matrix
   product; a step multiplies the state alone.

   Rows of input and output are the steps one behind the other, step t having sizes[t] of them, for
   the sequences 0 to sizes[t] - 1: longer sequences come first. */
#include "recurrent.h"

#include <string.h>

#include "base/each.h"
#include "kernels/blas/blas.h"
#include "kernels/blas/packed.h"
#include "kernels/nn/gates.h"
#include "kernels/nn/sequence.h"
#include "walk/dense.h"

/* A call, its operands made contiguous; memory is NULL but for LSTM. */
typedef struct layer {
    cell_kind kind;
    dtype type;
    bool reverse;
    int64_t item, rows, batch, inputs, hidden;
    int64_t width; /* of the sums: gates times hidden */
    ints sizes;
    tensor *t[OPERANDS];
} layer;

/* Operands, contiguous and apart from what is written. */
static int take(layer *l, cell_kind kind, const tensor *const *t, tensor *const *result,
                int results, ints sizes, bool reverse) {
    *l = (layer){.kind = kind,
                 .type = (dtype)t[INPUT]->dtype,
                 .reverse = reverse,
                 .item = th_item_size[t[INPUT]->dtype],
                 .rows = t[INPUT]->size[0],
                 .batch = t[HIDDEN]->size[0],
                 .inputs = t[INPUT]->size[1],
                 .hidden = t[HIDDEN]->size[1],
                 .width = gates_of(kind) * t[HIDDEN]->size[1],
                 .sizes = sizes};
    for (int i = 0; i < OPERANDS; i++) {
        bool meets = false;
        for (int k = 0; k < results && t[i]; k++)
            meets |= result[k] && th_overlaps(result[k], t[i]);
        if (t[i] && !(l->t[i] = meets ? th_clone(t[i]) : th_dense(t[i])))
            return -1;
    }
    return 0;
}

static void put_back(layer *l) {
    for (int i = 0; i < OPERANDS; i++)
        th_drop(l->t[i]);
}

static char *data(const tensor *t) { return t ? th_data(t) : NULL; }

static tensor *scratch(const layer *l, int64_t count) {
    return th_new(TH_CPU, l->type, 1, (int64_t[1]){count});
}

/* c[m, n] = op(a) @ op(b) + beta * c */
static void multiply(const layer *l, bool ta, bool tb, int64_t m, int64_t n, int64_t k,
                     const char *a, int64_t lda, const char *b, int64_t ldb, int beta, char *c,
                     int64_t ldc) {
    lda = lda ? lda : 1;
    ldb = ldb ? ldb : 1;
    if (l->type == TH_FLOAT)
        th_sgemm(ta, tb, m, n, k, 1, (const float *)a, lda, (const float *)b, ldb, (float)beta,
                 (float *)c, ldc);
    else
        th_dgemm(ta, tb, m, n, k, 1, (const double *)a, lda, (const double *)b, ldb, beta,
                 (double *)c, ldc);
}

/* What each step multiplies the state by: the weight's transpose, in backward the weight. */
static int take_weight(packed *weight, const layer *l, bool back) {
    *weight = (packed){.type = l->type,
                       .transposed = !back,
                       .depth = back ? l->width : l->hidden,
                       .columns = back ? l->hidden : l->width,
                       .ldb = l->hidden,
                       .b = data(l->t[WEIGHT_HH])};
    return th_pack_factor(weight, l->sizes.count, l->batch);
}

/* The k-th step that is computed, and where its rows begin; offset is that of the step before. */
static int64_t step_at(const layer *l, int k) { return l->reverse ? l->sizes.count - 1 - k : k; }

static int64_t offset_of(const layer *l, int64_t step) {
    int64_t offset = 0;
    for (int64_t t = 0; t < step; t++)
        offset += l->sizes.at[t];
    return offset;
}

/* The product of all inputs, then step by step that of the state. gates are [rows, gate_width],
   sums are room for GRU's [batch, width]. */
static int steps_forward(const layer *l, char *gates, int64_t gate_width, char *sums, char *output,
                         char *state, char *memory, char *cells) {
    const int64_t h = l->hidden, item = l->item;
    const bool gru = l->kind == GRU;
    packed weight;
    if (take_weight(&weight, l, false))
        return -1;
    const int biased = th_fill_rows(l->type, l->rows, l->width, gate_width, l->t[BIAS_IH],
                                    gru ? NULL : l->t[BIAS_HH], gates);
    multiply(l, false, true, l->rows, l->width, l->inputs, data(l->t[INPUT]), l->inputs,
             data(l->t[WEIGHT_IH]), l->inputs, biased, gates, gate_width);
    int64_t offset = l->reverse ? l->rows : 0;
    for (int k = 0; k < l->sizes.count; k++) {
        const int64_t count = l->sizes.at[step_at(l, k)];
        offset -= l->reverse ? count : 0;
        char *mine = gates + offset * gate_width * item;
        const int beta = gru ? th_fill_rows(l->type, count, l->width, l->width, l->t[BIAS_HH], NULL,
                                            sums)
                             : 1;
        th_times_packed(&weight, count, state, beta, gru ? sums : mine,
                        gru ? l->width : gate_width);
        th_cell_forward(&(cell){.kind = l->kind,
                                .type = l->type,
                                .count = count,
                                .hidden = h,
                                .gates = mine,
                                .sums = sums,
                                .state = state,
                                .memory = memory,
                                .output = output + offset * h * item,
                                .cells = cells ? cells + offset * h * item : NULL});
        offset += l->reverse ? 0 : count;
    }
    th_unpack_factor(&weight);
    return 0;
}

/* result: output, last hidden, last memory, kept; the last two may be missing. kept holds the gates
   of all rows, and behind them LSTM's memory. */
static int run_forward(cell_kind kind, const tensor *const *t, ints sizes, bool reverse,
                       tensor *const *result) {
    layer l;
    tensor *dense[4] = {NULL}, *room = NULL;
    int failed = take(&l, kind, t, result, 4, sizes, reverse);
    for (int k = 0; k < 4 && !failed; k++)
        if (result[k] && !(dense[k] = th_dense_result(result[k])))
            failed = -1;
    const int64_t own = kind == GRU ? l.batch * l.width : dense[3] ? 0 : l.rows * l.width;
    if (!failed && !(room = scratch(&l, own)))
        failed = -1;
    if (!failed) {
        memcpy(data(dense[1]), data(l.t[HIDDEN]), (size_t)(l.batch * l.hidden * l.item));
        if (dense[2])
            memcpy(data(dense[2]), data(l.t[MEMORY]), (size_t)(l.batch * l.hidden * l.item));
        char *gates = dense[3] ? data(dense[3]) : data(room);
        const int64_t gate_width = kind == GRU ? 4 * l.hidden : l.width;
        failed = steps_forward(&l, gates, gate_width, data(room), data(dense[0]), data(dense[1]),
                               data(dense[2]),
                               kind == LSTM ? gates + l.rows * gate_width * l.item : NULL);
    }
    put_back(&l);
    th_drop(room);
    for (int k = 0; k < 4; k++)
        if (result[k] && th_deliver(result[k], dense[k], failed))
            failed = -1;
    return failed;
}

/* What each row's step started from: its sequence's row of the step before, or where it began. */
static void gather_before(const layer *l, const char *steps, const char *first, char *to) {
    const int64_t bytes = l->hidden * l->item;
    for (int t = 0; t < l->sizes.count; t++) {
        const int64_t count = l->sizes.at[t], offset = offset_of(l, t);
        const int64_t before = l->reverse ? t + 1 : t - 1;
        const bool inside = before >= 0 && before < l->sizes.count;
        int64_t there = inside ? l->sizes.at[before] : 0;
        there = there < count ? there : count;
        if (there)
            memcpy(to + offset * bytes, steps + offset_of(l, before) * bytes,
                   (size_t)(there * bytes));
        if (there < count)
            memcpy(to + (offset + there) * bytes, first + there * bytes,
                   (size_t)((count - there) * bytes));
    }
}

/* The room that backward needs; sums are the gradients of the gates' sums. */
typedef struct room {
    tensor *sums, *hidden_sums, *before, *memory_before, *state, *memory, *grad;
} room;

static tensor *copy_or_zeros(const layer *l, const tensor *given) {
    tensor *made = given ? th_clone(given) : scratch(l, l->batch * l->hidden);
    if (made && !given && th_zero(made)) {
        th_drop(made);
        return NULL;
    }
    return made;
}

static int take_room(const layer *l, room *r, tensor *const *grad) {
    const bool lstm = l->kind == LSTM;
    *r = (room){0};
    if (grad[0] && !(r->grad = th_dense(grad[0])))
        return -1;
    if (!(r->sums = scratch(l, l->rows * l->width))
        || !(r->before = scratch(l, l->rows * l->hidden))
        || !(r->state = copy_or_zeros(l, grad[1])))
        return -1;
    if (lstm
        && (!(r->memory = copy_or_zeros(l, grad[2]))
            || !(r->memory_before = scratch(l, l->rows * l->hidden))))
        return -1;
    return l->kind == GRU && !(r->hidden_sums = scratch(l, l->rows * l->width)) ? -1 : 0;
}

static void put_back_room(room *r) {
    tensor *all[] = {r->sums,  r->hidden_sums, r->before, r->memory_before,
                     r->state, r->memory,      r->grad};
    for (size_t i = 0; i < sizeof all / sizeof *all; i++)
        th_drop(all[i]);
}

static int steps_backward(const layer *l, const room *r, const char *gates, int64_t gate_width,
                          const char *output, const char *cells) {
    const int64_t h = l->hidden, item = l->item;
    packed weight;
    if (take_weight(&weight, l, true))
        return -1;
    int64_t offset = l->reverse ? 0 : l->rows;
    for (int k = l->sizes.count - 1; k >= 0; k--) {
        const int64_t count = l->sizes.at[step_at(l, k)];
        offset -= l->reverse ? 0 : count;
        const int64_t at = offset * h * item, wide = offset * l->width * item;
        cell_gradient g = {.kind = l->kind, .type = l->type, .count = count, .hidden = h};
        g.gates = gates ? gates + offset * gate_width * item : NULL;
        g.output = output + at;
        g.cells = cells ? cells + at : NULL;
        g.before = data(r->before) + at;
        g.memory_before = r->memory_before ? data(r->memory_before) + at : NULL;
        g.grad_output = r->grad ? data(r->grad) + at : NULL;
        g.state = data(r->state);
        g.memory = data(r->memory);
        g.sums = data(r->sums) + wide;
        g.hidden_sums = r->hidden_sums ? data(r->hidden_sums) + wide : NULL;
        th_cell_backward(&g);
        th_times_packed(&weight, count, g.hidden_sums ? g.hidden_sums : g.sums, l->kind == GRU,
                        data(r->state), h);
        offset += l->reverse ? count : 0;
    }
    th_unpack_factor(&weight);
    return 0;
}

/* The gradient of one operand, of the operand's size, or NULL. */
static tensor *gradient_of(const layer *l, const room *r, int operand) {
    tensor *made = th_new(TH_CPU, l->type, l->t[operand]->ndim, l->t[operand]->size);
    const bool hh = operand == WEIGHT_HH || operand == BIAS_HH;
    const tensor *sums = hh && r->hidden_sums ? r->hidden_sums : r->sums;
    if (!made)
        return NULL;
    switch (operand) {
    case INPUT:
        multiply(l, false, false, l->rows, l->inputs, l->width, data(sums), l->width,
                 data(l->t[WEIGHT_IH]), l->inputs, 0, data(made), l->inputs);
        break;
    case WEIGHT_IH:
        multiply(l, true, false, l->width, l->inputs, l->rows, data(sums), l->width,
                 data(l->t[INPUT]), l->inputs, 0, data(made), l->inputs);
        break;
    case WEIGHT_HH:
        multiply(l, true, false, l->width, l->hidden, l->rows, data(sums), l->width,
                 data(r->before), l->hidden, 0, data(made), l->hidden);
        break;
    case HIDDEN:
    case MEMORY:
        memcpy(data(made), data(operand == HIDDEN ? r->state : r->memory),
               (size_t)(l->batch * l->hidden * l->item));
        break;
    default: th_add_rows(l->type, l->rows, l->width, data(sums), data(made));
    }
    return made;
}

/* slot[i]: the tensor slot of an operand, or -1. kept is NULL where output alone is read. */
static int run_backward(const saved *s, cell_kind kind, const int *slot, tensor *const *grad,
                        const tensor *kept, tensor **result) {
    const tensor *t[OPERANDS];
    layer l;
    room r = {0};
    bool any = false;
    for (int i = 0; i < OPERANDS; i++)
        t[i] = slot[i] < 0 ? NULL : s->t[slot[i]];
    for (int k = 0; k < (kind == LSTM ? 3 : 2); k++)
        any |= grad[k] != NULL;
    if (!any)
        return 0;
    tensor *output = th_dense(s->out[0]), *gates = kept ? th_dense(kept) : NULL;
    int failed = take(&l, kind, t, NULL, 0, s->list[0], s->n[s->row->ints - 1]);
    if (failed || !output || (kept && !gates) || take_room(&l, &r, grad))
        failed = -1;
    if (!failed) {
        const int64_t gate_width = kind == GRU ? 4 * l.hidden : l.width;
        const char *cells = kind == LSTM ? data(gates) + l.rows * gate_width * l.item : NULL;
        gather_before(&l, data(output), data(l.t[HIDDEN]), data(r.before));
        if (cells)
            gather_before(&l, cells, data(l.t[MEMORY]), data(r.memory_before));
        failed = steps_backward(&l, &r, data(gates), gate_width, data(output), cells);
        for (int i = 0; i < OPERANDS && !failed; i++)
            if (slot[i] >= 0 && t[i] && s->wants[slot[i]])
                result[slot[i]] = gradient_of(&l, &r, i);
    }
    put_back(&l);
    put_back_room(&r);
    th_drop(output);
    th_drop(gates);
    return failed ? -1 : th_gave(s, result);
}

/* The rows. */

int shape_lstm(extent *size, const tensor *input, const tensor *hidden, const tensor *memory,
               const tensor *weight_ih, const tensor *weight_hh, ints sizes, const tensor *bias_ih,
               const tensor *bias_hh, bool reverse) {
    const tensor *t[] = {input, hidden, memory, weight_ih, weight_hh, bias_ih, bias_hh};
    (void)reverse;
    if (th_check_sequence("lstm", LSTM, t, sizes))
        return -1;
    size[0] = (extent){2, {input->size[0], hidden->size[1]}};
    size[1] = size[2] = th_extent(hidden);
    size[3] = (extent){1, {input->size[0] * hidden->size[1] * 5}};
    return 0;
}

int cpu_lstm(tensor *output, tensor *last_hidden, tensor *last_memory, tensor *kept,
             const tensor *input, const tensor *hidden, const tensor *memory,
             const tensor *weight_ih, const tensor *weight_hh, ints sizes, const tensor *bias_ih,
             const tensor *bias_hh, bool reverse) {
    const tensor *t[] = {input, hidden, memory, weight_ih, weight_hh, bias_ih, bias_hh};
    return run_forward(LSTM, t, sizes, reverse,
                       (tensor *[]){output, last_hidden, last_memory, kept});
}

int backward_lstm(const saved *s, tensor *const *grad, tensor **result) {
    return run_backward(s, LSTM, (const int[]){0, 1, 2, 3, 4, 5, 6}, grad, s->out[3], result);
}

int shape_gru(extent *size, const tensor *input, const tensor *hidden, const tensor *weight_ih,
              const tensor *weight_hh, ints sizes, const tensor *bias_ih, const tensor *bias_hh,
              bool reverse) {
    const tensor *t[] = {input, hidden, NULL, weight_ih, weight_hh, bias_ih, bias_hh};
    (void)reverse;
    if (th_check_sequence("gru", GRU, t, sizes))
        return -1;
    size[0] = (extent){2, {input->size[0], hidden->size[1]}};
    size[1] = th_extent(hidden);
    size[2] = (extent){1, {input->size[0] * hidden->size[1] * 4}};
    return 0;
}

int cpu_gru(tensor *output, tensor *last_hidden, tensor *kept, const tensor *input,
            const tensor *hidden, const tensor *weight_ih, const tensor *weight_hh, ints sizes,
            const tensor *bias_ih, const tensor *bias_hh, bool reverse) {
    const tensor *t[] = {input, hidden, NULL, weight_ih, weight_hh, bias_ih, bias_hh};
    return run_forward(GRU, t, sizes, reverse, (tensor *[]){output, last_hidden, NULL, kept});
}

int backward_gru(const saved *s, tensor *const *grad, tensor **result) {
    return run_backward(s, GRU, (const int[]){0, 1, -1, 2, 3, 4, 5}, grad, s->out[2], result);
}

int shape_rnn(extent *size, const tensor *input, const tensor *hidden, const tensor *weight_ih,
              const tensor *weight_hh, ints sizes, const tensor *bias_ih, const tensor *bias_hh,
              bool relu, bool reverse) {
    const tensor *t[] = {input, hidden, NULL, weight_ih, weight_hh, bias_ih, bias_hh};
    (void)relu, (void)reverse;
    if (th_check_sequence("rnn", RNN_TANH, t, sizes))
        return -1;
    size[0] = (extent){2, {input->size[0], hidden->size[1]}};
    size[1] = th_extent(hidden);
    return 0;
}

int cpu_rnn(tensor *output, tensor *last_hidden, const tensor *input, const tensor *hidden,
            const tensor *weight_ih, const tensor *weight_hh, ints sizes, const tensor *bias_ih,
            const tensor *bias_hh, bool relu, bool reverse) {
    const tensor *t[] = {input, hidden, NULL, weight_ih, weight_hh, bias_ih, bias_hh};
    return run_forward(relu ? RNN_RELU : RNN_TANH, t, sizes, reverse,
                       (tensor *[]){output, last_hidden, NULL, NULL});
}

int backward_rnn(const saved *s, tensor *const *grad, tensor **result) {
    return run_backward(s, s->n[0] ? RNN_RELU : RNN_TANH, (const int[]){0, 1, -1, 2, 3, 4, 5}, grad,
                        NULL, result);
}
