/* gpu_recurrent.c: launches of recurrent cells. */
#include "kernels/gpu/gpu.h"
#include "kernels/gpu/recurrent.h"

#define GIVEN(pointer) ((void *)(uintptr_t)(pointer))

int th_gpu_fill_rows(device where, dtype type, int64_t rows, int64_t width, int64_t step,
                     const void *one, const void *other, void *to) {
    static const gpu_kernel kernel = {"kernels/recurrent_cells", "fill_rows"};
    gpu_work w = {.at = {to, GIVEN(one), GIVEN(other)}, .n = {rows * width, width, step}};
    return th_gpu_elements(where, &kernel, type, rows * width, &w);
}

int th_gpu_add_rows(device where, dtype type, int64_t rows, int64_t width, const void *from,
                    void *to) {
    static const gpu_kernel kernel = {"kernels/recurrent_cells", "add_rows"};
    gpu_work w = {.at = {to, GIVEN(from)}, .n = {rows, width}};
    return th_gpu_elements(where, &kernel, type, width, &w);
}

int th_gpu_cell_forward(device where, const cell *c) {
    static const gpu_kernel kernels[] = {[LSTM] = {"kernels/recurrent_cells", "lstm"},
                                         [GRU] = {"kernels/recurrent_cells", "gru"},
                                         [RNN_TANH] = {"kernels/recurrent_cells", "rnn"},
                                         [RNN_RELU] = {"kernels/recurrent_cells", "rnn"}};
    gpu_work w = {.at = {c->gates, GIVEN(c->sums), c->state, c->memory, c->output, c->cells},
                  .n = {c->count * c->hidden, c->hidden, c->kind == RNN_RELU}};
    return th_gpu_elements(where, &kernels[c->kind], c->type, w.n[0], &w);
}

int th_gpu_cell_backward(device where, const cell_gradient *g) {
    static const gpu_kernel kernels[] = {[LSTM] = {"kernels/recurrent_cells", "lstm_input"},
                                         [GRU] = {"kernels/recurrent_cells", "gru_input"},
                                         [RNN_TANH] = {"kernels/recurrent_cells", "rnn_input"},
                                         [RNN_RELU] = {"kernels/recurrent_cells", "rnn_input"}};
    const bool lstm = g->kind == LSTM, gru = g->kind == GRU;
    gpu_work w = {.at = {g->sums, GIVEN(g->grad_output), g->state,
                         GIVEN(lstm || gru ? g->gates : g->output),
                         GIVEN(lstm ? g->memory_before : g->before),
                         lstm ? g->memory : g->hidden_sums, GIVEN(g->cells)},
                  .n = {g->count * g->hidden, g->hidden, g->kind == RNN_RELU}};
    return th_gpu_elements(where, &kernels[g->kind], g->type, w.n[0], &w);
}
