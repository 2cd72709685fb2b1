/* plan.h: plans of discrete Fourier transforms, and the functions that run them. */
#pragma once
#include <string.h>

#include "base/base.h"

#define TH_MOST_RADIX 61    /* larger prime factors need Bluestein's algorithm */
#define TH_MOST_PASSES 48   /* more than the factors of any length */
#define TH_COLUMNS 16       /* columns that share a factor of their twiddles */
#define TH_SHORT_LINE 64    /* longer lines are split into two steps */
#define TH_LANE_LENGTH 8192 /* longest line in a lane, except lengths that cannot be split */

/* One pass of a transform: butterflies of `radix` elements that lie `span` apart. */
typedef struct lane_pass {
    int radix, kernel; /* kernel: the radix, or 9 for primes above 7 */
    int64_t span;
    const void *twiddle, *roots;
} lane_pass;

/* A transform of n elements by decimation in time. Element j is loaded to position[j]; the table
   ends with position[n] = n. */
typedef struct lane_plan {
    int64_t n, *position;
    int passes;
    lane_pass pass[TH_MOST_PASSES];
} lane_plan;

/* The step between h complex numbers and the h + 1 of the transform of 2 h real ones. */
typedef struct fold_call {
    const void *roots; /* exp(-pi i k / h) */
    int64_t h;
    double sign, factor; /* sign: -1 for conjugates of the h + 1; factor: of all but two of them */
    bool to_real;
} fold_call;

/* Transforms of several lines, one per lane of a vector. Steps and distances count real numbers. */
typedef struct lane_call {
    const lane_plan *plan;
    const void *from;
    void *to, *buffer;             /* buffer: n + 1 pairs of vectors */
    int64_t from_lane, to_lane;    /* between lines; 2: lines are adjacent elements */
    int64_t from_step, to_step;    /* between elements of adjacent lines */
    int64_t from_block;            /* between blocks of TH_COLUMNS elements of other lines */
    int64_t from_next, to_next;    /* to the lines of the next call, to prefetch them */
    int64_t lanes;                 /* number of lines */
    int64_t column_lanes;          /* adjacent lines that share their twiddles */
    int64_t to_column;             /* between such lines in the result; 0: they are adjacent */
    const void *by_lane, *by_step; /* factors of the twiddles of the result, or NULL */
    const fold_call *fold;         /* for real lines, or NULL */
    double scale;                  /* factor of the result */
    bool swap;                     /* exchange real and imaginary parts: the inverse */
    bool stream;                   /* store past the caches */
} lane_call;

/* The kernels of one instruction set, for floats and doubles. */
typedef struct lane_set {
    int bytes; /* of a vector */
    void (*transform[2])(const lane_call *c);
    void (*fold[2])(const fold_call *f, void *to, const void *from);
} lane_set;
extern const lane_set th_lanes_avx512, th_lanes_avx2, th_lanes_plain;
const lane_set *th_lane_set(void); /* line.c: those of this CPU */

/* A transform of length n. A complex line is transformed in a lane (whole), as a matrix whose
   columns and rows are transformed in turn (rows, columns), or as a convolution (other has the
   padded length). A real line uses a complex transform (other) of length n / 2, or n if n is odd.
 */
typedef struct fourier_plan {
    struct fourier_plan *next; /* in the cache */
    struct block *blocks;      /* memory of the tables */
    int64_t n, bytes;
    int users, width; /* width: lanes of a vector */
    bool wide, real, failed;
    const lane_plan *whole, *rows, *columns;
    const void *by_lane, *by_step; /* exp(-2 pi i row column / n), in two factors */
    const struct fourier_plan *other;
    const void *chirp, *filter;
    const void *halves; /* exp(-2 pi i k / n) of an even real line */
} fourier_plan;

/* plan.c: a cached plan for floats or (wide) doubles; NULL with the error set on failure. */
const fourier_plan *th_fourier_plan(int64_t n, bool wide, bool real);
void th_fourier_end(const fourier_plan *p); /* releases it; NULL is allowed */

/* line.c: complex transforms along the middle dim of [outer, n, inner], also in place. Distances
   count complex numbers. Return -1 with the error set on failure. */
typedef struct fourier_call {
    const fourier_plan *plan;
    const void *from;
    void *to;
    int64_t outer, inner, from_outer, to_outer; /* from_outer, to_outer: between indices of outer */
    const fold_call *fold;                      /* for real lines of 2 n numbers, or NULL */
    double scale;                               /* factor of the result */
    bool inverse, reread;                       /* reread: soon, by another pass */
} fourier_call;
int th_fourier_complex(const fourier_call *c);

/* real.c: transforms of `count` rows of n real numbers to n / 2 + 1 complex ones, or back. */
typedef struct real_call {
    const fourier_plan *plan;
    const void *from;
    void *to;
    int64_t count;
    double middle, scale; /* factors: of complex numbers that stand for two; of the result */
    bool to_real, inverse;
} real_call;
int th_fourier_real(const real_call *c);
