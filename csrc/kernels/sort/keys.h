/* keys.h: unsigned numbers of the elements' size that sort like the elements: -0 equals 0, and NaN is
   the largest. */
#pragma once
#include <string.h>

#include "base/each.h"
#include "walk/walk.h"

typedef uint8_t key_of_byte, key_of_char;
typedef uint16_t key_of_short;
typedef uint32_t key_of_int, key_of_float;
typedef uint64_t key_of_long, key_of_double;

static inline uint8_t key_byte(uint8_t x) { return x; }
static inline uint8_t key_char(int8_t x) { return (uint8_t)x ^ 0x80; }
static inline uint16_t key_short(int16_t x) { return (uint16_t)x ^ 0x8000; }
static inline uint32_t key_int(int32_t x) { return (uint32_t)x ^ 0x80000000u; }
static inline uint64_t key_long(int64_t x) { return (uint64_t)x ^ (uint64_t)1 << 63; }

#define TEMPLATE "kernels/sort/floating_keys.h"
#include "base/each/floating.h"

/* A key determines its element, except for the sign of 0 and the bits of NaN, which are read from
   the line. */
#define UNKEY_INTEGRAL(type, T, name)                                                              \
    static inline bool differs_##name(key_of_##name key) { return (void)key, true; }               \
    static inline T element_##name(key_of_##name key) { return (T)(key ^ key_##name(0)); }
EACH_INTEGRAL(UNKEY_INTEGRAL)
