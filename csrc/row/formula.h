/* formula.h: rows whose loop is a program of other rows' loops. */
#pragma once
#include "row/row.h"

/* Registers of a program: operands of the loop (output first), then chunks, then numbers. */
#define PROGRAM_CHUNK TH_MAX_OPERANDS
#define PROGRAM_CHUNKS 32
#define PROGRAM_NUMBER (PROGRAM_CHUNK + PROGRAM_CHUNKS)
#define PROGRAM_NUMBERS 64
#define PROGRAM_REGISTERS (PROGRAM_NUMBER + PROGRAM_NUMBERS)
#define PROGRAM_STEPS 256
#define PROGRAM_ALONE 255
#define PROGRAM_COLUMNS (-2) /* a number: elements per row */

typedef struct number {
    scalar value;
    int16_t option; /* the row's option; -1: `value`; or PROGRAM_COLUMNS */
    uint8_t chunk;  /* chunk filled with the number; PROGRAM_ALONE: loops read one element */
} number;

typedef struct step {
    const pointwise *of;         /* a loop */
    const reduction *fold;       /* or a reduction along rows; the other one is NULL */
    uint16_t narrow, bytes;      /* bit per operand, output first: one number per row; booleans */
    uint8_t at[TH_MAX_OPERANDS]; /* registers: of the output, then of the inputs */
    bool alone;                  /* use the loop that takes one input as a number */
    bool truths;                 /* use the loop on bytes: `and`, `or` of comparison results */
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
    int chunks;      /* chunks that the steps use */
    uint16_t narrow; /* programs over rows, bit per operand: one number per row */
} program;

typedef struct formula {
    pointwise body; /* first member: the row's body */
    program forward, backward[TH_MAX_TENSORS];
    gradient gradient[TH_MAX_TENSORS];
    bool rows;  /* the programs reduce along the last dim */
    bool drops; /* a result with one number per row drops that dim */
} formula;

/* Fill in the fields that follow from the programs and r's parameters. */
void th_formula_row(formula *f, row *r);

/* row_formula.c: run and differentiate formulas over rows; the gradient is summed to the input's
   size. */
int th_row_formula(const row *r, call *c);
tensor *th_row_gradient(const formula *f, int input, const saved *s, tensor *const *grad);
