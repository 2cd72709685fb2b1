/* gates.c: elementwise formulas of recurrent cells. */
#include "kernels/nn/gates.h"

#include "base/each.h"
#include "kernels/nn/exponential.h"

/* LSTM (Hochreiter and Schmidhuber, 1997); gates i f g o. */
#define LSTM_FORWARD(type, T, name)                                                                \
    LEVELS(lstm_forward_##name,                                                                    \
           (int64_t h, T *restrict gates, T *restrict state, T *restrict memory,                   \
            T *restrict output, T *restrict cells),                                                \
           (h, gates, state, memory, output, cells)) {                                             \
        for (int64_t j = 0; j < h; j++) {                                                          \
            const T i = sigmoid_##name(gates[j]), f = sigmoid_##name(gates[h + j]);                \
            const T g = tanh_##name(gates[2 * h + j]), o = sigmoid_##name(gates[3 * h + j]);       \
            const T c = f * memory[j] + i * g;                                                     \
            gates[j] = i;                                                                          \
            gates[h + j] = f;                                                                      \
            gates[2 * h + j] = g;                                                                  \
            gates[3 * h + j] = o;                                                                  \
            cells[j] = memory[j] = c;                                                              \
            output[j] = state[j] = o * tanh_##name(c);                                             \
        }                                                                                          \
    }
EACH_FLOATING(LSTM_FORWARD)

#define LSTM_BACKWARD(type, T, name)                                                               \
    LEVELS(lstm_backward_##name,                                                                   \
           (int64_t h, const T *restrict gates, const T *restrict cells, const T *restrict before, \
            const T *restrict grad, const T *restrict state, T *restrict memory,                   \
            T *restrict sums),                                                                     \
           (h, gates, cells, before, grad, state, memory, sums)) {                                 \
        for (int64_t j = 0; j < h; j++) {                                                          \
            const T i = gates[j], f = gates[h + j], g = gates[2 * h + j], o = gates[3 * h + j];    \
            const T bent = tanh_##name(cells[j]), given = state[j] + (grad ? grad[j] : 0);         \
            const T c = memory[j] + given * o * (1 - bent * bent);                                 \
            sums[j] = c * g * i * (1 - i);                                                         \
            sums[h + j] = c * before[j] * f * (1 - f);                                             \
            sums[2 * h + j] = c * i * (1 - g * g);                                                 \
            sums[3 * h + j] = given * bent * o * (1 - o);                                          \
            memory[j] = c * f;                                                                     \
        }                                                                                          \
    }
EACH_FLOATING(LSTM_BACKWARD)

/* GRU (Cho and others, 2014); gates r z n, with r applied after the product, which the fourth row
   keeps. */
#define GRU_FORWARD(type, T, name)                                                                 \
    LEVELS(gru_forward_##name,                                                                     \
           (int64_t h, T *restrict gates, const T *restrict sums, T *restrict state,               \
            T *restrict output),                                                                   \
           (h, gates, sums, state, output)) {                                                      \
        for (int64_t j = 0; j < h; j++) {                                                          \
            const T r = sigmoid_##name(gates[j] + sums[j]);                                        \
            const T z = sigmoid_##name(gates[h + j] + sums[h + j]), inner = sums[2 * h + j];       \
            const T n = tanh_##name(gates[2 * h + j] + r * inner);                                 \
            gates[j] = r;                                                                          \
            gates[h + j] = z;                                                                      \
            gates[2 * h + j] = n;                                                                  \
            gates[3 * h + j] = inner;                                                              \
            output[j] = state[j] = n + z * (state[j] - n);                                         \
        }                                                                                          \
    }
EACH_FLOATING(GRU_FORWARD)

#define GRU_BACKWARD(type, T, name)                                                                \
    LEVELS(gru_backward_##name,                                                                    \
           (int64_t h, const T *restrict gates, const T *restrict before, const T *restrict grad,  \
            T *restrict state, T *restrict sums, T *restrict hidden_sums),                         \
           (h, gates, before, grad, state, sums, hidden_sums)) {                                   \
        for (int64_t j = 0; j < h; j++) {                                                          \
            const T r = gates[j], z = gates[h + j], n = gates[2 * h + j];                          \
            const T given = state[j] + (grad ? grad[j] : 0);                                       \
            const T new = given * (1 - z) * (1 - n * n);                                           \
            sums[j] = hidden_sums[j] = new *gates[3 * h + j] * r * (1 - r);                        \
            sums[h + j] = hidden_sums[h + j] = given * (before[j] - n) * z * (1 - z);              \
            sums[2 * h + j] = new;                                                                 \
            hidden_sums[2 * h + j] = new *r;                                                       \
            state[j] = given * z;                                                                  \
        }                                                                                          \
    }
EACH_FLOATING(GRU_BACKWARD)

#define RNN(type, T, name)                                                                         \
    LEVELS(tanh_forward_##name,                                                                    \
           (int64_t h, const T *restrict gates, T *restrict state, T *restrict output),            \
           (h, gates, state, output)) {                                                            \
        for (int64_t j = 0; j < h; j++)                                                            \
            output[j] = state[j] = tanh_##name(gates[j]);                                          \
    }                                                                                              \
    LEVELS(relu_forward_##name,                                                                    \
           (int64_t h, const T *restrict gates, T *restrict state, T *restrict output),            \
           (h, gates, state, output)) {                                                            \
        for (int64_t j = 0; j < h; j++)                                                            \
            output[j] = state[j] = gates[j] < 0 ? 0 : gates[j];                                    \
    }                                                                                              \
    LEVELS(rnn_backward_##name,                                                                    \
           (int64_t h, bool relu, const T *restrict output, const T *restrict grad,                \
            const T *restrict state, T *restrict sums),                                            \
           (h, relu, output, grad, state, sums)) {                                                 \
        for (int64_t j = 0; j < h; j++) {                                                          \
            const T y = output[j], given = state[j] + (grad ? grad[j] : 0);                        \
            sums[j] = relu ? (y <= 0 ? 0 : given) : given * (1 - y * y);                           \
        }                                                                                          \
    }
EACH_FLOATING(RNN)

#define AT(pointer, T, width) ((T *)(pointer) + n * (width))
#define STEPS(type, T, name)                                                                       \
    static void forward_##name(int64_t begin, int64_t end, void *context) {                        \
        const cell *c = context;                                                                   \
        const int64_t h = c->hidden;                                                               \
        for (int64_t n = begin; n < end; n++)                                                      \
            switch (c->kind) {                                                                     \
            case LSTM:                                                                             \
                lstm_forward_##name(h, AT(c->gates, T, 4 * h), AT(c->state, T, h),                 \
                                    AT(c->memory, T, h), AT(c->output, T, h), AT(c->cells, T, h)); \
                break;                                                                             \
            case GRU:                                                                              \
                gru_forward_##name(h, AT(c->gates, T, 4 * h), AT(c->sums, const T, 3 * h),         \
                                   AT(c->state, T, h), AT(c->output, T, h));                       \
                break;                                                                             \
            case RNN_TANH:                                                                         \
                tanh_forward_##name(h, AT(c->gates, T, h), AT(c->state, T, h),                     \
                                    AT(c->output, T, h));                                          \
                break;                                                                             \
            case RNN_RELU:                                                                         \
                relu_forward_##name(h, AT(c->gates, T, h), AT(c->state, T, h),                     \
                                    AT(c->output, T, h));                                          \
                break;                                                                             \
            }                                                                                      \
    }                                                                                              \
    static void backward_##name(int64_t begin, int64_t end, void *context) {                       \
        const cell_gradient *g = context;                                                          \
        const int64_t h = g->hidden;                                                               \
        for (int64_t n = begin; n < end; n++) {                                                    \
            const T *grad = g->grad_output ? AT(g->grad_output, const T, h) : NULL;                \
            switch (g->kind) {                                                                     \
            case LSTM:                                                                             \
                lstm_backward_##name(h, AT(g->gates, const T, 4 * h), AT(g->cells, const T, h),    \
                                     AT(g->memory_before, const T, h), grad,                       \
                                     AT(g->state, const T, h), AT(g->memory, T, h),                \
                                     AT(g->sums, T, 4 * h));                                       \
                break;                                                                             \
            case GRU:                                                                              \
                gru_backward_##name(h, AT(g->gates, const T, 4 * h), AT(g->before, const T, h),    \
                                    grad, AT(g->state, T, h), AT(g->sums, T, 3 * h),               \
                                    AT(g->hidden_sums, T, 3 * h));                                 \
                break;                                                                             \
            case RNN_TANH:                                                                         \
            case RNN_RELU:                                                                         \
                rnn_backward_##name(h, g->kind == RNN_RELU, AT(g->output, const T, h), grad,       \
                                    AT(g->state, const T, h), AT(g->sums, T, h));                  \
                break;                                                                             \
            }                                                                                      \
        }                                                                                          \
    }
EACH_FLOATING(STEPS)

double th_cell_cost(cell_kind kind, int64_t hidden) {
    return (kind == LSTM ? 20.0 : kind == GRU ? 12.0 : 4.0) * (double)hidden;
}

void th_cell_forward(const cell *c) {
    th_parallel(c->count, th_cell_cost(c->kind, c->hidden),
                c->type == TH_FLOAT ? forward_float : forward_double, (void *)(uintptr_t)c);
}

void th_cell_backward(const cell_gradient *g) {
    th_parallel(g->count, th_cell_cost(g->kind, g->hidden),
                g->type == TH_FLOAT ? backward_float : backward_double, (void *)(uintptr_t)g);
}
