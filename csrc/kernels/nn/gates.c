/* gates.c: elementwise formulas of recurrent cells. */
#include "kernels/nn/gates.h"

#include "kernels/nn/exponential.h"

#define AT(pointer, T, width) ((T *)(pointer) + n * (width))
#define TEMPLATE "kernels/nn/gate_loops.h"
#include "base/each/floating.h"

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
