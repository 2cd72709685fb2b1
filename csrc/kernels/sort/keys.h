/* keys.h: unsigned numbers of the elements' size that sort like the elements: -0 equals 0, and NaN is
   the largest. */
#pragma once
#include <string.h>

#include "base/each.h"
#include "walk/walk.h"

static inline uint8_t key_byte(uint8_t x) { return x; }
static inline uint8_t key_char(int8_t x) { return (uint8_t)x ^ 0x80; }
static inline uint16_t key_short(int16_t x) { return (uint16_t)x ^ 0x8000; }
static inline uint32_t key_int(int32_t x) { return (uint32_t)x ^ 0x80000000u; }
static inline uint64_t key_long(int64_t x) { return (uint64_t)x ^ (uint64_t)1 << 63; }

/* Flip all bits of negative numbers, the sign bit of others. */
#define FLOATING_KEY(name, T, S, U, sign)                                                          \
    static inline U key_##name(T x) {                                                              \
        U bits;                                                                                    \
        memcpy(&bits, &x, sizeof bits);                                                            \
        const U mask = (U)((S)bits >> (sizeof bits * 8 - 1)) | (U)sign;                            \
        const U ordered = x == 0 ? (U)sign : bits ^ mask;                                          \
        return x != x ? (U) - 1 : ordered;                                                         \
    }
FLOATING_KEY(float, float, int32_t, uint32_t, 0x80000000u)
FLOATING_KEY(double, double, int64_t, uint64_t, 0x8000000000000000u)

#define KEY_OF(name) __typeof__(key_##name(0))

/* A key determines its element, except for the sign of 0 and the bits of NaN, which are read from
   the line. */
#define UNKEY_INTEGRAL(type, T, name)                                                              \
    static inline bool differs_##name(KEY_OF(name) key) { return (void)key, true; }                \
    static inline T element_##name(KEY_OF(name) key) { return (T)(key ^ key_##name(0)); }
#define UNKEY_FLOATING(type, T, name)                                                              \
    static inline bool differs_##name(KEY_OF(name) key) {                                          \
        return (key != key_##name(0)) & (key != (KEY_OF(name)) - 1);                               \
    }                                                                                              \
    static inline T element_##name(KEY_OF(name) key) {                                             \
        const KEY_OF(name) sign = key_##name(0), bits = key & sign ? key ^ sign : ~key;            \
        T x;                                                                                       \
        memcpy(&x, &bits, sizeof x);                                                               \
        return x;                                                                                  \
    }
EACH_INTEGRAL(UNKEY_INTEGRAL)
EACH_FLOATING(UNKEY_FLOATING)
