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

typedef struct number {
    scalar value;
    int16_t option; /* the row's number that it is; -1: value */
    uint8_t chunk;  /* that holds it many times; PROGRAM_ALONE: loops take it as one element */
} number;

typedef struct step {
    const pointwise *of;
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
} program;

typedef struct formula {
    pointwise body; /* first: it is the row's */
    program forward, backward[TH_MAX_TENSORS];
    gradient gradient[TH_MAX_TENSORS];
} formula;

/* Fills in what follows from the programs and from r's parameters. */
void th_formula_row(formula *f, row *r);
