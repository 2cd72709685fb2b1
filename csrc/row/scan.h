/* scan.h: the body of a `scan` row, and its entry. */
#pragma once
#include "row/row.h"
#include "walk/scan.h"

typedef struct scan_body {
    uint8_t inputs;                            /* tensor slots 0 and up, of one size */
    uint8_t accumulators;                      /* of a line */
    uint8_t dim;                               /* slot of n */
    bool backwards;                            /* from the last element to the first */
    bool costly;                               /* the loops take longer than memory */
    accumulator start[2][TH_MAX_ACCUMULATORS]; /* [0] integral, [1] floating */
    scan_loop loops[TH_DTYPES];
    void (*join[2])(accumulator *, const accumulator *, int64_t sets); /* NULL: lines stay whole */
    gpu_kernel kernel;
} scan_body;

int th_scan(const row *r, call *c);
/* A row of one input for kernels, which have checked it: into a result of its size. */
int th_scan_into(const row *r, tensor *to, const tensor *from, int64_t dim);
extern const row op_cumsum;
