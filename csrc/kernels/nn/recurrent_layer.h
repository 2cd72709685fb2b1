/* recurrent_layer.h: operands of a recurrent layer, and the products, copies and cells of its steps
   on the operands' device. */
#pragma once
#include "kernels/blas/packed.h"
#include "kernels/nn/gates.h"
#include "kernels/nn/recurrent_check.h"

/* A call with contiguous operands; memory is NULL except for LSTM. */
typedef struct layer {
    cell_kind kind;
    dtype type;
    device where;
    bool reverse;
    int failed; /* some GPU work could not be launched */
    int64_t item, rows, batch, inputs, hidden;
    int64_t width; /* of the sums: gates * hidden */
    ints sizes;
    tensor *t[OPERANDS];
} layer;

/* Take operands as contiguous tensors that do not overlap the results. */
int th_layer_take(layer *l, cell_kind kind, const tensor *const *t, tensor *const *result,
                  int results, ints sizes, bool reverse);
void th_layer_drop(layer *l);
static inline char *th_bytes(const tensor *t) { return t ? th_data(t) : NULL; }
tensor *th_layer_scratch(const layer *l, int64_t count);

/* c[m, n] = op(a) @ op(b) + beta * c */
void th_layer_multiply(layer *l, bool ta, bool tb, int64_t m, int64_t n, int64_t k, const char *a,
                       int64_t lda, const char *b, int64_t ldb, int beta, char *c, int64_t ldc);
/* Prepare the factor that each step multiplies the state by: the weight's transpose, or the weight
   in backward. */
int th_layer_take_weight(packed *weight, const layer *l, bool back);
void th_layer_times(layer *l, const packed *weight, int64_t rows, const char *a, bool add, char *c,
                    int64_t ldc);
/* Same as th_fill_rows and th_add_rows, and the cells of gates.h, on the layer's device. */
double th_layer_step_cycles(const layer *l);
void th_layer_copy(layer *l, char *to, const char *from, int64_t bytes);
/* As th_fill_rows and th_add_rows, and the cells of gates.h. */
bool th_layer_fill(layer *l, int64_t rows, int64_t width, int64_t step, const tensor *one,
                   const tensor *other, char *to);
void th_layer_add_rows(layer *l, const char *from, char *to);
void th_layer_forward(layer *l, const cell *c);
void th_layer_backward(layer *l, const cell_gradient *g);
