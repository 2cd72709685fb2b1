/* convert.h: loops that move and convert elements, for copies. */
#pragma once
#include "walk/loop.h"

loop th_plain_converter(dtype from, dtype to); /* among the types that rows compute in */

/* A loop that converts x[i], of type A, to type R by a formula. */
#define CONVERT(OPEN, name, A, R, formula)                                                         \
    OPEN(name) { CONVERT_EACH(A, R, formula) }
#define CONVERT_EACH(A, R, formula)                                                                \
    OPERANDS(A, R)                                                                                 \
    EVERY (i, count)                                                                               \
        to[i] = (R)(formula);
/* The same with instructions for vectors: vector(to, x) converts WIDTH elements, and one(x) one. */
#define CONVERT_VECTORS(A, R, WIDTH, vector, one)                                                  \
    OPERANDS(A, R)                                                                                 \
    int64_t i = 0;                                                                                 \
    _Pragma("GCC unroll 4") for (; i + (WIDTH) <= count; i += (WIDTH)) vector(to + i, x + i);      \
    for (; i < count; i++)                                                                         \
        to[i] = one(x[i]);
#define OPERANDS(A, R)                                                                             \
    R *to = (R *)at[0];                                                                            \
    const A *x = (const A *)at[1];
