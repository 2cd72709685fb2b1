/* convert.h: loops that move and convert elements, for copies. */
#pragma once
#include "walk/loop.h"

loop th_plain_converter(dtype from, dtype to); /* among the types that rows compute in */

/* A loop that converts x[i], of type A, to type R by a formula. */
#define CONVERT(OPEN, name, A, R, formula)                                                         \
    OPEN(name) { CONVERT_EACH(A, R, formula) }
#define CONVERT_EACH(A, R, formula)                                                                \
    R *to = (R *)at[0];                                                                            \
    const A *x = (const A *)at[1];                                                                 \
    EVERY (i, count)                                                                               \
        to[i] = (R)(formula);
