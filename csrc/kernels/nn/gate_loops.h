/* gate_loops.h: steps of recurrent cells of the type T, and their gradients: the template of gates.c. */

/* LSTM (Hochreiter and Schmidhuber, 1997); gates i f g o. */
LEVELS(NAME(lstm_forward),
       (int64_t h, T *restrict gates, T *restrict state, T *restrict memory, T *restrict output,
        T *restrict cells),
       (h, gates, state, memory, output, cells)) {
    for (int64_t j = 0; j < h; j++) {
        const T i = NAME(sigmoid)(gates[j]), f = NAME(sigmoid)(gates[h + j]);
        const T g = NAME(tanh)(gates[2 * h + j]), o = NAME(sigmoid)(gates[3 * h + j]);
        const T c = f * memory[j] + i * g;
        gates[j] = i;
        gates[h + j] = f;
        gates[2 * h + j] = g;
        gates[3 * h + j] = o;
        cells[j] = memory[j] = c;
        output[j] = state[j] = o * NAME(tanh)(c);
    }
}

LEVELS(NAME(lstm_backward),
       (int64_t h, const T *restrict gates, const T *restrict cells, const T *restrict before,
        const T *restrict grad, const T *restrict state, T *restrict memory, T *restrict sums),
       (h, gates, cells, before, grad, state, memory, sums)) {
    for (int64_t j = 0; j < h; j++) {
        const T i = gates[j], f = gates[h + j], g = gates[2 * h + j], o = gates[3 * h + j];
        const T squashed = NAME(tanh)(cells[j]), incoming = state[j] + (grad ? grad[j] : 0);
        const T c = memory[j] + incoming * o * (1 - squashed * squashed);
        sums[j] = c * g * i * (1 - i);
        sums[h + j] = c * before[j] * f * (1 - f);
        sums[2 * h + j] = c * i * (1 - g * g);
        sums[3 * h + j] = incoming * squashed * o * (1 - o);
        memory[j] = c * f;
    }
}

/* GRU (Cho and others, 2014); gates r z n, with r applied after the product, which the fourth row
   keeps. */
LEVELS(NAME(gru_forward),
       (int64_t h, T *restrict gates, const T *restrict sums, T *restrict state,
        T *restrict output),
       (h, gates, sums, state, output)) {
    for (int64_t j = 0; j < h; j++) {
        const T r = NAME(sigmoid)(gates[j] + sums[j]);
        const T z = NAME(sigmoid)(gates[h + j] + sums[h + j]), inner = sums[2 * h + j];
        const T n = NAME(tanh)(gates[2 * h + j] + r * inner);
        gates[j] = r;
        gates[h + j] = z;
        gates[2 * h + j] = n;
        gates[3 * h + j] = inner;
        output[j] = state[j] = n + z * (state[j] - n);
    }
}

LEVELS(NAME(gru_backward),
       (int64_t h, const T *restrict gates, const T *restrict before, const T *restrict grad,
        T *restrict state, T *restrict sums, T *restrict hidden_sums),
       (h, gates, before, grad, state, sums, hidden_sums)) {
    for (int64_t j = 0; j < h; j++) {
        const T r = gates[j], z = gates[h + j], n = gates[2 * h + j];
        const T incoming = state[j] + (grad ? grad[j] : 0);
        const T grad_n = incoming * (1 - z) * (1 - n * n);
        sums[j] = hidden_sums[j] = grad_n * gates[3 * h + j] * r * (1 - r);
        sums[h + j] = hidden_sums[h + j] = incoming * (before[j] - n) * z * (1 - z);
        sums[2 * h + j] = grad_n;
        hidden_sums[2 * h + j] = grad_n * r;
        state[j] = incoming * z;
    }
}

LEVELS(NAME(tanh_forward),
       (int64_t h, const T *restrict gates, T *restrict state, T *restrict output),
       (h, gates, state, output)) {
    for (int64_t j = 0; j < h; j++)
        output[j] = state[j] = NAME(tanh)(gates[j]);
}

LEVELS(NAME(relu_forward),
       (int64_t h, const T *restrict gates, T *restrict state, T *restrict output),
       (h, gates, state, output)) {
    for (int64_t j = 0; j < h; j++)
        output[j] = state[j] = gates[j] < 0 ? 0 : gates[j];
}

LEVELS(NAME(rnn_backward),
       (int64_t h, bool relu, const T *restrict output, const T *restrict grad,
        const T *restrict state, T *restrict sums),
       (h, relu, output, grad, state, sums)) {
    for (int64_t j = 0; j < h; j++) {
        const T y = output[j], incoming = state[j] + (grad ? grad[j] : 0);
        sums[j] = relu ? (y <= 0 ? 0 : incoming) : incoming * (1 - y * y);
    }
}

static void NAME(forward)(int64_t begin, int64_t end, void *context) {
    const cell *c = context;
    const int64_t h = c->hidden;
    for (int64_t n = begin; n < end; n++)
        switch (c->kind) {
        case LSTM:
            NAME(lstm_forward)(h, AT(c->gates, T, 4 * h), AT(c->state, T, h), AT(c->memory, T, h),
                               AT(c->output, T, h), AT(c->cells, T, h));
            break;
        case GRU:
            NAME(gru_forward)(h, AT(c->gates, T, 4 * h), AT(c->sums, const T, 3 * h),
                              AT(c->state, T, h), AT(c->output, T, h));
            break;
        case RNN_TANH:
            NAME(tanh_forward)(h, AT(c->gates, T, h), AT(c->state, T, h), AT(c->output, T, h));
            break;
        case RNN_RELU:
            NAME(relu_forward)(h, AT(c->gates, T, h), AT(c->state, T, h), AT(c->output, T, h));
            break;
        }
}

static void NAME(backward)(int64_t begin, int64_t end, void *context) {
    const cell_gradient *g = context;
    const int64_t h = g->hidden;
    for (int64_t n = begin; n < end; n++) {
        const T *grad = g->grad_output ? AT(g->grad_output, const T, h) : NULL;
        switch (g->kind) {
        case LSTM:
            NAME(lstm_backward)(h, AT(g->gates, const T, 4 * h), AT(g->cells, const T, h),
                                AT(g->memory_before, const T, h), grad, AT(g->state, const T, h),
                                AT(g->memory, T, h), AT(g->sums, T, 4 * h));
            break;
        case GRU:
            NAME(gru_backward)(h, AT(g->gates, const T, 4 * h), AT(g->before, const T, h), grad,
                               AT(g->state, T, h), AT(g->sums, T, 3 * h),
                               AT(g->hidden_sums, T, 3 * h));
            break;
        case RNN_TANH:
        case RNN_RELU:
            NAME(rnn_backward)(h, g->kind == RNN_RELU, AT(g->output, const T, h), grad,
                               AT(g->state, const T, h), AT(g->sums, T, h));
            break;
        }
    }
}
