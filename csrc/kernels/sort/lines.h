/* lines.h: run a kernel on every line of a tensor along a dimension, each copied to contiguous
   memory, with results along the same dimension. */
#pragma once
#include "walk/dense.h"

/* One kernel's call. `work` handles a range of lines and returns 0, or -1 with the error set. */
typedef struct lines {
    const char *op;
    const void *from; /* [lines, count] */
    void *values;     /* [lines, results]; NULL: none */
    int64_t *indices; /* [lines, results]; NULL: none */
    int64_t lines, count, results;
    dtype type;
    int64_t option; /* the kernel's argument: a rank, a direction */
    bool flag;
    int (*work)(const struct lines *, int64_t begin, int64_t end);
    int failed; /* set by any thread */
    status kind;
} lines;

/* Run l->work over the lines of input along dim; l->option, flag and work are filled in. values and
   indices, one of which may be NULL, have input's size except at dim, which may be dropped. */
int th_lines(lines *l, tensor *values, tensor *indices, const tensor *input, int64_t dim);
/* Compute a result size: input's with `results` along dim, or with dim dropped. */
int th_lines_shape(const char *op, extent *result, const tensor *input, int64_t dim,
                   int64_t results, bool keepdim);

/* short_lines.c: if lines have at most TH_SHORT_LINE elements, write the first results of each in order
   and return true. */
enum { TH_SHORT_LINE = 12 };
bool th_sort_short(const lines *l, int64_t begin, int64_t end, bool descending);
/* Same for few results of lines that are not long: at most TH_FEW_COMPARED elements times results. */
enum { TH_FEW_RESULTS = 4, TH_FEW_COMPARED = 512 };
bool th_sort_first(const lines *l, int64_t begin, int64_t end, bool descending);
