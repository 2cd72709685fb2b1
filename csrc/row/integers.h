/* integers.h: integers of a range from 64 random bits, in every element type. */
#pragma once
#include <math.h>

#include "walk/loop.h"

/* low to high - 1; equal ends, and a high of 2^63 that wraps, stand for all integers from low on. The
   upper half of a product spreads the bits over the range. */
STEP int64_t th_integer_between(uint64_t bits, int64_t low, int64_t high) {
    const uint64_t count = (uint64_t)high - (uint64_t)low;
    const uint64_t index = count ? (uint64_t)((unsigned __int128)bits * count >> 64) : bits;
    return (int64_t)((uint64_t)low + index);
}
#define TEMPLATE "row/integers_of_floats.h"
#include "base/each/floating.h"

#define f_integers(T, bits, low, high)                                                             \
    ((T) _Generic((T)0,                                                                            \
         float: th_integers_float,                                                                 \
         double: th_integers_double,                                                               \
         default: th_integer_between)(bits, low, high))
