/* gates.h: the element formulas of recurrent cells, forward and backward, over the rows of one step.
   Rows of gates hold the gates one behind the other, [count, gates, hidden]; all else is
   [count, hidden]. */
#pragma once
#include "base/base.h"

typedef enum { RNN_TANH, RNN_RELU, LSTM, GRU } cell_kind;

/* One step: what is read and written depends on the kind. */
typedef struct cell {
    cell_kind kind;
    dtype type;
    int64_t count, hidden;
    char *gates; /* in: sums; out: activations. LSTM i f g o, GRU r z n and the hidden part of n */
    const char *sums;     /* GRU: the hidden state's part of r z n */
    char *state, *memory; /* the state of the sequences, changed in place; memory of LSTM */
    char *output, *cells; /* the new state and memory, kept */
} cell;
void th_cell_forward(const cell *c);
/* Cycles of a row: about four for each gate of an element. */
double th_cell_cost(cell_kind kind, int64_t hidden);

typedef struct cell_gradient {
    cell_kind kind;
    dtype type;
    int64_t count, hidden;
    const char *gates, *output, *cells; /* as forward left them */
    const char *before, *memory_before; /* state and memory that the step started from */
    const char *grad_output;            /* NULL: none */
    char *state, *memory;               /* their gradients, changed in place */
    char *sums;                         /* gradient of the sums, [count, gates, hidden] */
    char *hidden_sums;                  /* GRU: of the hidden state's part */
} cell_gradient;
void th_cell_backward(const cell_gradient *g);
