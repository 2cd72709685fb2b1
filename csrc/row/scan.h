/* scan.h: the body of a `scan` row, and its entry. */
#pragma once
#include "row/row.h"
#include "walk/scan.h"

typedef struct scan_body {
    uint8_t inputs;       /* tensor slots from 0 up, of one size */
    uint8_t accumulators; /* per line */
    uint8_t dim;          /* slot in n */
    bool backwards;       /* from the last element to the first */
    bool sums;            /* the step adds the element itself */
    bool costly;          /* compute-bound loops */
    accumulator start[TH_SIDES][TH_MAX_ACCUMULATORS];
    scan_loop loops[TH_DTYPES];
    /* NULL: lines are not divided */
    void (*join[TH_SIDES])(accumulator *, const accumulator *, int64_t sets);
    gpu_kernel kernel;
} scan_body;

int th_scan(const row *r, call *c);
/* Run a row of one input for a kernel that has checked it, into a result of its size. */
int th_scan_into(const row *r, tensor *to, const tensor *from, int64_t dim);
extern const row op_cumsum;
