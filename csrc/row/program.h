/* program.h: a run of a program in progress, between the files that divide it and that run it. */
#pragma once
#include "row/stretch.h"

#define PROGRAM_ROWS 256 /* most rows at a time */
#define PROGRAM_KEY 64
#define PROGRAM_CODE_ROW 8 /* least columns of rows that code takes one by one */

/* An operand as rows `step` bytes apart, whose elements are contiguous or all the same. */
typedef struct program_rows {
    char *start;
    int64_t step;
    bool same;    /* one element per row, in a program that reads a row of them */
    tensor *copy; /* to drop; NULL: no copy was needed */
} program_rows;

/* A wanted step, with all that is the same for every chunk. */
typedef struct planned {
    const step *of;
    loop body;
    uint8_t operands, item[TH_MAX_OPERANDS]; /* item 0: one number */
    uint8_t alone;                           /* the operand whose number per row the loop reads */
    bool narrow, spreads, streams;
    bool late;  /* it reads a reduction, so it waits for the last piece of a row */
    int fold;   /* number among the reductions */
    int costly; /* number among the costly steps, from 1 on; 0: none */
    scalar option[TH_MAX_SCALARS];
    const stretch *stretch; /* that begins with this step; NULL: none */
    uint64_t *value;        /* the numbers that its code reads */
} planned;

typedef struct program_machine {
    const program_run *r;
    planned *planned;
    int steps;
    int64_t rows, columns;
    int64_t at_once, piece; /* most rows and columns of a chunk */
    int64_t pieces;         /* of a row; an empty one has one, too */
    int64_t block;          /* rows of a unit of work, whose columns are those of a chunk */
    bool ends;              /* reductions of a row in pieces: a unit goes over all of them */
    int folds;
    bool streams; /* results pass the caches by */
    int kept;     /* rows that stretches keep */
    bool apart;   /* code takes rows one by one, so they need not follow one another */
    const struct stretches *stretches;
    bool waits; /* for operands from beyond the second-level cache */
    int costly; /* steps during which memory has time to prefetch the next chunk */
    program_rows operand[TH_MAX_OPERANDS];
    uint64_t *values; /* of stretches */
    int64_t value_bytes;
    int failed;
} program_machine;

static inline bool th_has_bit(unsigned bits, int k) { return bits >> k & 1; }
/* The value of a step's or program's number in this run. */
static inline scalar th_program_number(const program_machine *m, int option, scalar value) {
    return option == PROGRAM_COLUMNS ? th_integral(m->columns)
           : option < 0              ? value
                                     : m->r->option[option];
}
/* run_program.c: run units of work of a machine; a th_range. */
void th_program_units(int64_t begin, int64_t end, void *machine);

/* repeat.c: types, sizes and strides of a run, as words; it has more than PROGRAM_KEY if they are too many. */
typedef struct program_key {
    int words;
    int64_t word[PROGRAM_KEY];
} program_key;
void th_program_key(const program_run *r, program_key *key);
/* Run a program as an earlier run with this key; false: there was none that can be repeated. */
bool th_repeat_program(const program_run *r, const program_key *key, int *failed);
/* Keep what follows from the key, if code computed the whole program. */
void th_remember_run(const program_machine *m, const program_key *key, double cycles);
