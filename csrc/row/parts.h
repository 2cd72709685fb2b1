/* parts.h: parts of a formula that read one operand, not the first, and cost more than memory access, such as
   exp2(other) in input * exp2(other). Where these operands are broadcast, the parts are computed once per element
   of them, and a loop of the rest reads them as further operands. */
#pragma once
#include "row/row.h"

typedef struct part {
    uint8_t input; /* that it reads */
    loop loops[TH_DTYPES];
} part;
struct parts {
    uint8_t count;
    uint16_t unread; /* bit per input that the rest does not read */
    const part *part;
    loop rest[TH_DTYPES];
};

/* Whether operands are broadcast so far that parts pay. */
bool th_parts_pay(const pointwise *p, const task *w, dtype computed, dtype type);
/* Iterate over a bound task by parts. */
int th_iterate_parts(const pointwise *p, task *w, conversions *v, uint8_t *types, dtype computed,
                     dtype type);
