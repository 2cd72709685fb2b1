/* accumulation.h: a reduction over strided inputs, for accumulate.c, spread.c and fold.c. */
#pragma once
#include "walk/walk.h"

#define BLOCK 2048 /* Sets of accumulators per task, on the stack. */
#define INPUTS TH_MAX_FOLDED
#define RESULTS 4

/* A subset of the dimensions, sorted so that the first input's smallest stride comes first, and
   expanded dimensions last if they are reduced, unless the order matters. */
typedef struct walk {
    int ndim;
    int64_t size[TH_MAX_DIM], count;
    int64_t step[TH_MAX_DIM][INPUTS]; /* in bytes */
    int64_t out[TH_MAX_DIM][RESULTS]; /* strides of the results, in bytes */
} walk;

typedef struct job {
    const accumulation *a;
    int item, sets; /* sets: number of sets that fit BLOCK */
    walk kept, reduced;
    char *at[INPUTS], *out[RESULTS];
    dtype out_type[RESULTS];
    bool floating, spreads;
    int64_t row;     /* outputs in a row of the results */
    int64_t repeats; /* times that each reduced element counts: the size of expanded dimensions */
    int64_t block, blocks, parts, share; /* tasks: blocks x parts; share: elements per part */
    accumulator *partial;                /* [parts][outputs], if parts > 1 */
} job;

/* Room for a row in the form that folds read, of the widest elements. */
typedef complexdouble elements[TH_FOLDED];

/* Compute the addresses of element i of the walk and its index, innermost first. */
static inline void pointers_at(const walk *w, int inputs, int64_t i, int64_t *index, char **at) {
    for (int d = 0; d < w->ndim; d++) {
        index[d] = i ? i % w->size[d] : 0; /* divisions are slow, and small calls begin at 0 */
        i = i ? i / w->size[d] : 0;
        for (int k = 0; k < inputs; k++)
            at[k] += index[d] * w->step[d][k];
    }
}

/* Advance to the next index of dimensions `from` and up. */
static inline void advance(const walk *w, int inputs, int from, int64_t *index, char **at) {
    for (int d = from; d < w->ndim; d++) {
        const bool carry = ++index[d] == w->size[d];
        for (int k = 0; k < inputs; k++)
            at[k] += carry ? -(w->size[d] - 1) * w->step[d][k] : w->step[d][k];
        if (!carry)
            return;
        index[d] = 0;
    }
}

/* sets.c: begin sets; store outputs first to first + count; and count the outputs that lie in one row of every result. */
void th_begin_sets(const job *j, accumulator *into, int64_t sets);
void th_finish_outputs(const job *j, accumulator *all, int64_t first, int64_t count);
int64_t th_outputs_in_row(const job *j);
/* fold.c */
void th_fold_some(const job *j, fold body, accumulator *into, char *const *at, const int64_t *step,
                  int64_t count, int64_t first);
/* Fold `rows` rows in one call if folds can read them and they have the same step in all inputs. */
bool th_fold_together(const job *j, fold body, accumulator *into, char *const *at,
                      const int64_t *step, int64_t count, const int64_t *row_step, int64_t rows,
                      int64_t first);
/* spread.c: fold elements begin to end of the reduced dimensions, each into `count` adjacent sets. */
void th_spread_range(const job *j, accumulator *into, char *const *base, int64_t count,
                     int64_t begin, int64_t end);

/* gather.c: whether rows of the kept dimensions are copied next to each other before they are reduced; reduce them. */
bool th_gathers(const job *j);
void th_run_gathered(const job *j);
