/* recurrent_check.h: the operands of a recurrent layer, and what they have to be. */
#pragma once
#include "kernels/nn/gates.h"
#include "row/row.h"

enum { INPUT, HIDDEN, MEMORY, WEIGHT_IH, WEIGHT_HH, BIAS_IH, BIAS_HH, OPERANDS };

static inline int gates_of(cell_kind kind) { return kind == LSTM ? 4 : kind == GRU ? 3 : 1; }

/* Tensors by operand; memory is NULL but for LSTM, biases may be. sizes: rows of each step. */
int th_check_sequence(const char *op, cell_kind kind, const tensor *const *t, ints sizes);

/* Each of the rows, `step` apart, becomes one + other; false where both are missing: nothing then is
   written. */
bool th_fill_rows(dtype type, int64_t rows, int64_t width, int64_t step, const tensor *one,
                  const tensor *other, char *to);
/* to[width] = the sum of the rows */
void th_add_rows(dtype type, int64_t rows, int64_t width, const char *from, char *to);
