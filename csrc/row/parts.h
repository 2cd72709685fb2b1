/* parts.h: parts of a formula that read one operand, not the first, and cost more than memory access, such as
   exp2(other) in input * exp2(other). Where these operands are broadcast, the parts are computed once per element
   of them. A loop or a fold of the rest reads the operands that it still needs and then the parts. */
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
    loop rest[TH_DTYPES]; /* of a pointwise row; those of narrow types read parts that are floats */
    fold fold[TH_DTYPES]; /* of a reduction of all elements */
};

/* Whether operands are broadcast so far that parts pay. */
bool th_parts_pay(const pointwise *p, const task *w, dtype computed, dtype type);
/* Iterate over a bound task by parts. */
int th_iterate_parts(const pointwise *p, task *w, conversions *v, uint8_t *types, dtype computed,
                     dtype type);
/* The same of a reduction, whose operands have one type and are broadcast to `size`. */
bool th_folded_parts_pay(const reduction *b, tensor *const *given, const extent *size,
                         dtype computed);
int th_accumulate_parts(const reduction *b, accumulation *a, tensor *const *given,
                        const extent *size, const tensor *result, uint64_t mask, dtype computed);
