/* recurrent_check.h: operands of a recurrent layer and their checks. */
#pragma once
#include "kernels/nn/gates.h"
#include "row/row.h"

enum { INPUT, HIDDEN, MEMORY, WEIGHT_IH, WEIGHT_HH, BIAS_IH, BIAS_HH, OPERANDS };

static inline int gates_of(cell_kind kind) { return kind == LSTM ? 4 : kind == GRU ? 3 : 1; }

/* Check the tensors; memory is NULL except for LSTM, biases may be NULL. sizes: rows of each
   step. */
int th_check_sequence(const char *op, cell_kind kind, const tensor *const *t, ints sizes);

/* Fill rows, `step` apart, with one + other. Return false without writing if both are NULL. */
bool th_fill_rows(dtype type, int64_t rows, int64_t width, int64_t step, const tensor *one,
                  const tensor *other, char *to);
/* to[width] = the sum of `rows` rows */
void th_add_rows(dtype type, int64_t rows, int64_t width, const char *from, char *to);
