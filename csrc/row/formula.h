/* formula.h: a row whose loop is a program of other rows' loops. */
#pragma once
#include "row/row.h"

/* Registers by number: operands of the loop, the output first; chunks; numbers. */
#define PROGRAM_CHUNK TH_MAX_OPERANDS
#define PROGRAM_CHUNKS 32
#define PROGRAM_NUMBER (PROGRAM_CHUNK + PROGRAM_CHUNKS)
#define PROGRAM_NUMBERS 64
#define PROGRAM_REGISTERS (PROGRAM_NUMBER + PROGRAM_NUMBERS)
#define PROGRAM_STEPS 256
#define PROGRAM_ALONE 255
#define PROGRAM_COLUMNS (-2) /* an option: how many elements a row has */

typedef struct number {
    scalar value;
    int16_t option; /* the row's number that it is; -1: value; PROGRAM_COLUMNS */
    uint8_t chunk;  /* that holds it many times; PROGRAM_ALONE: loops take it as one element */
} number;

typedef struct step {
    const pointwise *of;         /* a loop, */
    const reduction *fold;       /* or a reduction along rows; the other is NULL */
    uint16_t narrow, bytes;      /* bit per operand, the output first: one number per row; truths */
    uint8_t at[TH_MAX_OPERANDS]; /* registers: the output's, then the inputs' */
    bool alone;                  /* the loop that takes one input as a number */
    bool truths;                 /* the loop of bytes: and, or of what comparisons gave */
    uint8_t options;
    struct {
        scalar value;
        int16_t option;
    } option[TH_MAX_SCALARS];
} step;

typedef struct program {
    int operands, numbers, steps;
    number number[PROGRAM_NUMBERS];
    step *step;
    int chunks;      /* that steps use */
    uint16_t narrow; /* of programs over rows, bit per operand: it has one number per row */
} program;

typedef struct formula {
    pointwise body; /* first: it is the row's */
    program forward, backward[TH_MAX_TENSORS];
    gradient gradient[TH_MAX_TENSORS];
    bool rows;  /* the programs have reductions, along the last dim */
    bool drops; /* a result with one number per row lacks that dim */
} formula;

/* Fills in what follows from the programs and from r's parameters. */
void th_formula_row(formula *f, row *r);

/* row_formula.c: calls and gradients of formulas over rows; the gradient is summed to the input's size. */
int th_row_formula(const row *r, call *c);
tensor *th_row_gradient(const formula *f, int input, const saved *s, tensor *const *grad);
