/* formula.h: rows created at run time. Their body is a program: the loops and reductions of other
   rows, applied in turn to registers that stay in the cache, so that only operands and results pass
   through memory. */
#pragma once
#include "row/row.h"

/* Registers of a program: operands (outputs first), then chunks, then numbers. */
#define PROGRAM_CHUNK TH_MAX_OPERANDS
#define PROGRAM_CHUNKS 32
#define PROGRAM_NUMBER (PROGRAM_CHUNK + PROGRAM_CHUNKS)
#define PROGRAM_NUMBERS 64
#define PROGRAM_REGISTERS (PROGRAM_NUMBER + PROGRAM_NUMBERS)
#define PROGRAM_STEPS 256
#define PROGRAM_ALONE 255
#define PROGRAM_COLUMNS (-2) /* a number: elements per row */

typedef struct program_number {
    scalar value;
    int16_t option; /* the row's option; -1: `value`; or PROGRAM_COLUMNS */
    uint8_t chunk;  /* chunk filled with the number; PROGRAM_ALONE: loops read one element */
} program_number;

typedef struct step {
    const row *row;
    const pointwise *of;    /* a loop */
    const reduction *fold;  /* or a reduction along rows; the other one is NULL */
    uint16_t serves;        /* bit per output of the program that needs the step */
    uint16_t narrow, bytes; /* bit per operand, outputs first: one number per row; booleans */
    uint8_t outputs, inputs;
    uint8_t at[TH_MAX_OPERANDS]; /* registers: of the outputs, then of the inputs */
    bool alone;                  /* use the loop that takes one input as a number */
    bool truths;                 /* use the loop on bytes: `and`, `or` of comparison results */
    uint8_t options;
    struct {
        scalar value;
        int16_t option;
    } option[TH_MAX_SCALARS];
} step;

typedef struct program {
    int outputs, operands, numbers, steps;
    program_number number[PROGRAM_NUMBERS];
    step *step;
    int chunks;                  /* chunks that the steps use */
    bool rows;                   /* it reduces along rows, or reads one number per row */
    uint16_t narrow;             /* bit per operand: one number per row */
    struct stretches *stretches; /* stretch.h; a list that runs lengthen */
    struct repeat *repeats;      /* repeat.c; same */
} program;

/* A run of a program on tensors of one common size. */
typedef struct program_run {
    const program *p;
    dtype type;
    const scalar *option;
    extent size;     /* the common size */
    uint16_t wanted; /* bit per output */
    /* Bit per output: it is summed over all dims but the last. Its tensor gets one row of sums per
       block of PROGRAM_BLOCK rows. */
    uint16_t summed;
    const tensor *t[TH_MAX_OPERANDS]; /* outputs are dense; NULL: not wanted, or not read */
} program_run;

#define PROGRAM_BLOCK 32
#define PROGRAM_SUMMED 32 /* least number of columns of outputs that are summed */

int th_run_program(const program_run *r);                     /* program.c */
uint16_t th_program_reads(const program *p, uint16_t wanted); /* bits of the operands */
/* The output that the last step computes; -1: it computes several. */
int th_program_last(const program *p, uint16_t wanted);

/* An operand of a program: a tensor slot or FROM_GRAD, or a part of it: `length` elements from `offset`
   on of a dim that is counted from the last one, which is 1. Dim 0: all of it. */
typedef struct part {
    uint8_t from, dim;
    int64_t offset, length;
} part;

/* A gradient, or a part of one, and the output that it takes. */
typedef struct target {
    uint8_t output;
    part to;
} target;

/* Gradients that one program computes. Its inputs are the gradient of the result and tensors. */
typedef struct slopes {
    program program;
    part from[TH_MAX_OPERANDS]; /* per input */
    target target[TH_MAX_OPERANDS];
    int targets;
} slopes;

typedef struct formula {
    program forward;
    part from[TH_MAX_OPERANDS];   /* per input of `forward` */
    part result[TH_MAX_OPERANDS]; /* per output: its part of the result */
    int64_t whole;                /* size of the dim that the outputs are parts of */
    bool parts;                   /* some operand is a part */
    slopes slopes[TH_MAX_TENSORS];
    int groups;          /* slopes in use */
    bool drops;          /* a result with one number per row drops that dim */
    bool needs_elements; /* of each row, for its largest or least one */
} formula;

/* formula.c: fill in the fields that follow from the programs and r's parameters. */
void th_formula_row(formula *f, row *r);
