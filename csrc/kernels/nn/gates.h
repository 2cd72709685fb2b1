/* gates.h: elementwise formulas of recurrent cells, forward and backward, for the rows of one step.
   Gates are [count, gates, hidden]; all other arrays are [count, hidden]. */
#pragma once
#include "base/base.h"

typedef enum { RNN_TANH, RNN_RELU, LSTM, GRU } cell_kind;

/* One step; the cell kind decides which arrays are read and written. */
typedef struct cell {
    cell_kind kind;
    dtype type;
    int64_t count, hidden;
    /* in: sums; out: activations. LSTM: i f g o; GRU: r z n and the hidden part of n */
    char *gates;
    const char *sums;     /* GRU: the hidden state's part of r, z, n */
    char *state, *memory; /* states of the sequences, updated in place; memory: LSTM */
    char *output, *cells; /* the new state and memory, stored for the output and backward */
} cell;
void th_cell_forward(const cell *c);
/* as forward stored them */
double th_cell_cost(cell_kind kind, int64_t hidden);

typedef struct cell_gradient {
    cell_kind kind;
    dtype type;
    int64_t count, hidden;
    const char *gates, *output, *cells; /* state and memory before the step */
    const char *before, *memory_before; /* state and memory that the step started from */
    const char *grad_output;            /* their gradients, updated in place */
    char *state, *memory;               /* their gradients, changed in place */
    char *sums;                         /* GRU: gradient of the hidden state's part */
    char *hidden_sums;                  /* GRU: of the hidden state's part */
} cell_gradient;
void th_cell_backward(const cell_gradient *g);
