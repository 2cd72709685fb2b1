/* lines.h: work on every line of a tensor along a dimension, each with its elements one behind the
   other, and with results along the same dimension. */
#pragma once
#include "walk/dense.h"

/* One kernel's call. `work` gets a range of lines and gives 0 or -1 with the error set. */
typedef struct lines {
    const char *op;
    const void *from; /* [lines, count] */
    void *values;     /* [lines, results], NULL where there are none */
    int64_t *indices; /* the same; NULL where there are none */
    int64_t lines, count, results;
    dtype type;
    int64_t option; /* what the kernel wants to know: a rank, a direction */
    bool flag;
    int (*work)(const struct lines *, int64_t begin, int64_t end);
    int failed; /* of any thread */
    status kind;
} lines;

/* Runs l->work over the lines of input along dim, with l->option, flag and work filled in. values
   and indices, one of which may be NULL, have input's size but for dim, which may be left out. */
int th_lines(lines *l, tensor *values, tensor *indices, const tensor *input, int64_t dim);
/* A result of input's size, but with `results` along dim, or with that left out. */
int th_lines_shape(const char *op, extent *result, const tensor *input, int64_t dim,
                   int64_t results, bool keepdim);
