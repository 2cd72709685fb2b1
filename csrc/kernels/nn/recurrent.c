/* recurrent.c: recurrent layers over whole sequences. One matrix product covers the inputs of all
   steps; a step multiplies the state only.

   Rows of input and output are ordered by step. Step t has sizes[t] rows, for sequences 0 to
   sizes[t] - 1: longer sequences come first. */
#include "recurrent.h"

#include "kernels/nn/recurrent_layer.h"
#include "walk/dense.h"

/* The step that is computed k-th. */
static int64_t step_at(const layer *l, int k) { return l->reverse ? l->sizes.count - 1 - k : k; }

/* The rows `begin` to `end` that a step has: [first, first + count). */
typedef struct part {
    int64_t first, count;
} part;

static part part_of(int64_t rows, int64_t begin, int64_t end) {
    const int64_t first = begin < rows ? begin : rows;
    return (part){first, (end < rows ? end : rows) - first};
}

/* Sequences are independent, so each thread runs some of them through all steps. A thread gets
   whole tiles of rows and as many as possible, since each thread reads the whole weight. */
typedef struct sequences {
    layer *l;
    packed weight;
    void (*steps)(struct sequences *s, int64_t begin, int64_t end);
    int64_t share; /* sequences per part */
    int64_t gate_width;
    char *gates, *sums, *output, *state, *memory,
        *cells;                    /* forward: in the form of a cell, for all rows */
    const struct scratch *scratch; /* backward */
} sequences;

static void run_parts(int64_t begin, int64_t end, void *context) {
    sequences *s = context;
    const int64_t last = end * s->share;
    s->steps(s, begin * s->share, last < s->l->batch ? last : s->l->batch);
}

static int run_sequences(sequences *s, bool back) {
    layer *l = s->l;
    if (th_layer_take_weight(&s->weight, l, back))
        return -1;
    const double cycles = th_layer_step_cycles(l) * (double)l->rows;
    if (s->weight.panels) {
        const int64_t tiles = th_ratio_up(l->batch, s->weight.most);
        s->share = th_ratio_up(tiles, th_threads_for(cycles)) * s->weight.most;
        const int64_t parts = th_ratio_up(l->batch, s->share);
        th_parallel(parts, cycles / (double)parts, run_parts, s);
    } else
        s->steps(s, 0, l->batch);
    th_unpack_factor(&s->weight);
    return l->failed;
}

/* Multiply the state step by step. gates are [rows, gate_width]; sums are workspace for GRU,
   [batch, width]. */
static void steps_forward(sequences *s, int64_t begin, int64_t end) {
    layer *l = s->l;
    const int64_t h = l->hidden, item = l->item;
    const bool gru = l->kind == GRU;
    int64_t offset = l->reverse ? l->rows : 0;
    for (int k = 0; k < l->sizes.count; k++) {
        const int64_t rows = l->sizes.at[step_at(l, k)];
        const part p = part_of(rows, begin, end);
        offset -= l->reverse ? rows : 0;
        char *gates = s->gates + (offset + p.first) * s->gate_width * item;
        char *sums = s->sums + (gru ? p.first * l->width * item : 0);
        char *state = s->state + p.first * h * item;
        const int64_t at = (offset + p.first) * h * item;
        const int beta = gru ? th_layer_fill(l, p.count, l->width, l->width, l->t[BIAS_HH], NULL,
                                             sums)
                             : 1;
        th_layer_times(l, &s->weight, p.count, state, beta, gru ? sums : gates,
                       gru ? l->width : s->gate_width);
        th_layer_forward(l, &(cell){.kind = l->kind,
                                    .type = l->type,
                                    .count = p.count,
                                    .hidden = h,
                                    .gates = gates,
                                    .sums = sums,
                                    .state = state,
                                    .memory = s->memory ? s->memory + p.first * h * item : NULL,
                                    .output = s->output + at,
                                    .cells = s->cells ? s->cells + at : NULL});
        offset += l->reverse ? 0 : rows;
    }
}

/* Multiply all inputs, then run the steps. */
static int forward_sequences(sequences *s) {
    layer *l = s->l;
    const int biased = th_layer_fill(l, l->rows, l->width, s->gate_width, l->t[BIAS_IH],
                                     l->kind == GRU ? NULL : l->t[BIAS_HH], s->gates);
    th_layer_multiply(l, false, true, l->rows, l->width, l->inputs, th_bytes(l->t[INPUT]),
                      l->inputs, th_bytes(l->t[WEIGHT_IH]), l->inputs, biased, s->gates,
                      s->gate_width);
    s->steps = steps_forward;
    return run_sequences(s, false);
}

/* result: output, last hidden, last memory, kept; the two middle ones may be missing. kept holds
   the gates of all rows, then LSTM's memory. */
static int run_forward(cell_kind kind, const tensor *const *t, ints sizes, bool reverse,
                       tensor *const *result) {
    layer l;
    tensor *dense[4] = {NULL}, *scratch = NULL;
    int failed = th_layer_take(&l, kind, t, result, 4, sizes, reverse);
    for (int k = 0; k < 4 && !failed; k++)
        if (result[k] && !(dense[k] = th_dense_result(result[k])))
            failed = -1;
    const int64_t own = kind == GRU ? l.batch * l.width : dense[3] ? 0 : l.rows * l.width;
    if (!failed && !(scratch = th_layer_scratch(&l, own)))
        failed = -1;
    if (!failed) {
        th_layer_copy(&l, th_bytes(dense[1]), th_bytes(l.t[HIDDEN]), l.batch * l.hidden * l.item);
        if (dense[2])
            th_layer_copy(&l, th_bytes(dense[2]), th_bytes(l.t[MEMORY]),
                          l.batch * l.hidden * l.item);
        char *gates = dense[3] ? th_bytes(dense[3]) : th_bytes(scratch);
        const int64_t gate_width = kind == GRU ? 4 * l.hidden : l.width;
        failed = forward_sequences(
            &(sequences){.l = &l,
                         .gates = gates,
                         .gate_width = gate_width,
                         .sums = th_bytes(scratch),
                         .output = th_bytes(dense[0]),
                         .state = th_bytes(dense[1]),
                         .memory = th_bytes(dense[2]),
                         .cells = kind == LSTM ? gates + l.rows * gate_width * l.item : NULL});
    }
    th_layer_drop(&l);
    th_drop(scratch);
    for (int k = 0; k < 4; k++)
        if (result[k] && th_deliver(result[k], dense[k], failed))
            failed = -1;
    return failed;
}

/* Gather the state that each row's step started from: its sequence's row of the previous step, or
   the initial state. */
static void gather_before(layer *l, const char *steps, const char *first, char *to) {
    const int64_t bytes = l->hidden * l->item;
    int64_t offset = 0;
    for (int t = 0; t < l->sizes.count; t++) {
        const int64_t count = l->sizes.at[t];
        const int64_t before = l->reverse ? t + 1 : t - 1;
        const bool inside = before >= 0 && before < l->sizes.count;
        int64_t there = inside ? l->sizes.at[before] : 0;
        const int64_t from = l->reverse ? offset + count : offset - there;
        there = there < count ? there : count;
        if (there)
            th_layer_copy(l, to + offset * bytes, steps + from * bytes, there * bytes);
        if (there < count)
            th_layer_copy(l, to + (offset + there) * bytes, first + there * bytes,
                          (count - there) * bytes);
        offset += count;
    }
}

/* Workspace of backward; sums are the gradients of the gates' sums. */
typedef struct scratch {
    tensor *sums, *hidden_sums, *before, *memory_before, *state, *memory, *grad;
} scratch;

static tensor *copy_or_zeros(layer *l, const tensor *given) {
    tensor *made = given ? th_clone(given) : th_layer_scratch(l, l->batch * l->hidden);
    if (made && !given && th_zero(made)) {
        th_drop(made);
        return NULL;
    }
    return made;
}

static int allocate_scratch(layer *l, scratch *r, tensor *const *grad) {
    const bool lstm = l->kind == LSTM;
    *r = (scratch){0};
    if (grad[0] && !(r->grad = th_dense(grad[0])))
        return -1;
    if (!(r->sums = th_layer_scratch(l, l->rows * l->width))
        || !(r->before = th_layer_scratch(l, l->rows * l->hidden))
        || !(r->state = copy_or_zeros(l, grad[1])))
        return -1;
    if (lstm
        && (!(r->memory = copy_or_zeros(l, grad[2]))
            || !(r->memory_before = th_layer_scratch(l, l->rows * l->hidden))))
        return -1;
    return l->kind == GRU && !(r->hidden_sums = th_layer_scratch(l, l->rows * l->width)) ? -1 : 0;
}

static void free_scratch(scratch *r) {
    tensor *all[] = {r->sums,  r->hidden_sums, r->before, r->memory_before,
                     r->state, r->memory,      r->grad};
    for (size_t i = 0; i < sizeof all / sizeof *all; i++)
        th_drop(all[i]);
}

static void steps_backward(sequences *s, int64_t begin, int64_t end) {
    layer *l = s->l;
    const struct scratch *r = s->scratch;
    const int64_t h = l->hidden, item = l->item;
    int64_t offset = l->reverse ? 0 : l->rows;
    for (int k = l->sizes.count - 1; k >= 0; k--) {
        const int64_t rows = l->sizes.at[step_at(l, k)];
        const part p = part_of(rows, begin, end);
        offset -= l->reverse ? 0 : rows;
        const int64_t row = offset + p.first, at = row * h * item, wide = row * l->width * item;
        const int64_t mine = p.first * h * item;
        cell_gradient g = {.kind = l->kind, .type = l->type, .count = p.count, .hidden = h};
        g.gates = s->gates ? s->gates + row * s->gate_width * item : NULL;
        g.output = s->output + at;
        g.cells = s->cells ? s->cells + at : NULL;
        g.before = th_bytes(r->before) + at;
        g.memory_before = r->memory_before ? th_bytes(r->memory_before) + at : NULL;
        g.grad_output = r->grad ? th_bytes(r->grad) + at : NULL;
        g.state = th_bytes(r->state) + mine;
        g.memory = r->memory ? th_bytes(r->memory) + mine : NULL;
        g.sums = th_bytes(r->sums) + wide;
        g.hidden_sums = r->hidden_sums ? th_bytes(r->hidden_sums) + wide : NULL;
        th_layer_backward(l, &g);
        th_layer_times(l, &s->weight, p.count, g.hidden_sums ? g.hidden_sums : g.sums,
                       l->kind == GRU, g.state, h);
        offset += l->reverse ? rows : 0;
    }
}

/* Return the gradient of one operand, with the operand's size, or NULL. */
static tensor *gradient_of(layer *l, const scratch *r, int operand) {
    tensor *made = th_new(l->where, l->type, l->t[operand]->ndim, l->t[operand]->size);
    const bool hh = operand == WEIGHT_HH || operand == BIAS_HH;
    const tensor *sums = hh && r->hidden_sums ? r->hidden_sums : r->sums;
    if (!made)
        return NULL;
    switch (operand) {
    case INPUT:
        th_layer_multiply(l, false, false, l->rows, l->inputs, l->width, th_bytes(sums), l->width,
                          th_bytes(l->t[WEIGHT_IH]), l->inputs, 0, th_bytes(made), l->inputs);
        break;
    case WEIGHT_IH:
        th_layer_multiply(l, true, false, l->width, l->inputs, l->rows, th_bytes(sums), l->width,
                          th_bytes(l->t[INPUT]), l->inputs, 0, th_bytes(made), l->inputs);
        break;
    case WEIGHT_HH:
        th_layer_multiply(l, true, false, l->width, l->hidden, l->rows, th_bytes(sums), l->width,
                          th_bytes(r->before), l->hidden, 0, th_bytes(made), l->hidden);
        break;
    case HIDDEN:
    case MEMORY:
        th_layer_copy(l, th_bytes(made), th_bytes(operand == HIDDEN ? r->state : r->memory),
                      l->batch * l->hidden * l->item);
        break;
    default: th_layer_add_rows(l, th_bytes(sums), th_bytes(made));
    }
    if (!l->failed)
        return made;
    th_drop(made);
    return NULL;
}

/* slot[i]: tensor slot of an operand, or -1. kept is NULL if only output is read. */
static int run_backward(const saved *s, cell_kind kind, const int *slot, tensor *const *grad,
                        const tensor *kept, tensor **result) {
    const tensor *t[OPERANDS];
    layer l;
    scratch r = {0};
    bool any = false;
    for (int i = 0; i < OPERANDS; i++)
        t[i] = slot[i] < 0 ? NULL : s->t[slot[i]];
    for (int k = 0; k < (kind == LSTM ? 3 : 2); k++)
        any |= grad[k] != NULL;
    if (!any)
        return 0;
    tensor *output = th_dense(s->out[0]), *gates = kept ? th_dense(kept) : NULL;
    int failed = th_layer_take(&l, kind, t, NULL, 0, s->list[0], s->n[s->row->ints - 1]);
    if (failed || !output || (kept && !gates) || allocate_scratch(&l, &r, grad))
        failed = -1;
    if (!failed) {
        const int64_t gate_width = kind == GRU ? 4 * l.hidden : l.width;
        char *cells = kind == LSTM ? th_bytes(gates) + l.rows * gate_width * l.item : NULL;
        gather_before(&l, th_bytes(output), th_bytes(l.t[HIDDEN]), th_bytes(r.before));
        if (cells)
            gather_before(&l, cells, th_bytes(l.t[MEMORY]), th_bytes(r.memory_before));
        failed = run_sequences(&(sequences){.l = &l,
                                            .steps = steps_backward,
                                            .gates = th_bytes(gates),
                                            .gate_width = gate_width,
                                            .output = th_bytes(output),
                                            .cells = cells,
                                            .scratch = &r},
                               true);
        for (int i = 0; i < OPERANDS && !failed; i++)
            if (slot[i] >= 0 && t[i] && s->wants[slot[i]])
                result[slot[i]] = gradient_of(&l, &r, i);
    }
    th_layer_drop(&l);
    free_scratch(&r);
    th_drop(output);
    th_drop(gates);
    return failed ? -1 : th_finish_gradients(s, result);
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
