/* kind.h: primitives that the functions of float.c and double.c are written in; KIND selects float
   or double.

   fma is not used: CPUs without it would need other code for the same bits, and rounded products
   suffice with split constants. Contraction is off and nothing branches, so gcc vectorises this
   code. */
#pragma once
#pragma GCC optimize("fp-contract=off", "no-thread-jumps")
#include <math.h>
#include <stdbool.h>
#include <stdint.h>

#define MATHS static inline __attribute__((always_inline, unused))
/* The lane of the vector being computed, or 0; each constant is a row with one value per lane. */
#define LANE int k __attribute__((unused))
#if KIND == 1
#define OF(name) name##f
typedef float number;
typedef uint32_t word;
typedef int32_t whole;
#define DIGITS 23
#define BIAS 127
#define HIGH_HALF 0xfffff000u /* keeps twelve digits: the product of two such numbers is exact */
#define TINY 0x1p-126f
#else
#define OF(name) name
typedef double number;
typedef uint64_t word;
typedef int64_t whole;
#define DIGITS 52
#define BIAS 1023
#define HIGH_HALF 0xfffffffff8000000u
#define TINY 0x1p-1022
#endif
#define ONE ((word)BIAS << DIGITS)
#define HALF ((word)(BIAS - 1) << DIGITS)
#define SIGN ((word)1 << (sizeof(word) * 8 - 1))
#define NUMBER(x) ((number)(x))

#include "maths/coefficients.h"

typedef union bits {
    number value;
    word bits;
} bits;
/* An unrounded sum: |low| is at most half a unit in the last place of high. */
typedef struct pair {
    number high, low;
} pair;

MATHS word bits_of(number x) { return (bits){.value = x}.bits; }
MATHS number of_bits(word x) { return (bits){.bits = x}.value; }
MATHS number size_of(number x) { return of_bits(bits_of(x) & ~SIGN); }
/* x with its sign flipped if y is negative; and x with the sign of y. */
MATHS number flipped_by(number x, number y) { return of_bits(bits_of(x) ^ (bits_of(y) & SIGN)); }
MATHS number signed_as(number x, number y) {
    return of_bits((bits_of(x) & ~SIGN) | (bits_of(y) & SIGN));
}
MATHS number high_half(number x) { return of_bits(bits_of(x) & HIGH_HALF); }
/* Comparisons with NaN are false, so NaN is returned. */
MATHS number least(number x, number most) { return x > most ? most : x; }
MATHS number within(number x, number low, number high) {
    const number above = x < low ? low : x;
    return above > high ? high : above;
}
/* Whether |x| exceeds a bound (one for floats, one for doubles) or x is NaN. */
#define LARGER(x, of_floats, of_doubles)                                                           \
    (!(size_of(x) <= NUMBER(KIND == 1 ? of_floats : of_doubles)))

/* Exact sum of two numbers; the first is the larger one, or zero (Dekker, 1971). */
MATHS pair sum_of(number x, number y) {
    const number high = x + y;
    return (pair){high, y - (high - x)};
}
/* Same for numbers in any order (Knuth). */
MATHS pair any_sum_of(number x, number y) {
    const number high = x + y, part = high - x;
    return (pair){high, (x - (high - part)) + (y - part)};
}
MATHS pair product_of(number x, number y) {
    const number a = high_half(x), b = high_half(y), high = x * y;
    return (pair){high, ((a * b - high) + a * (y - b) + (x - a) * b) + (x - a) * (y - b)};
}

/* Adding ROUNDING rounds to an integer, which appears in the last bits of the sum. */
MATHS bits rounded(number x, LANE) { return (bits){.value = x + OF(ROUNDING)}; }
MATHS number count_of(bits sum, LANE) { return sum.value - OF(ROUNDING); }
