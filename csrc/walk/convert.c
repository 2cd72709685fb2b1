/* convert.c: loops that move elements, and that convert among the types rows compute in. */
#include "walk/convert.h"

#include <math.h>
#include <string.h>

#include "base/each.h"
#include "base/half.h"
#include "walk/loop.h"
#include "walk/rounding.h"

#define TEMPLATE "walk/move_sizes.h"
#include "base/each/size.h"

/* Narrowing integers drops the high bits, so Byte and Char share one target. */
#define CONVERT_INTEGER(from, A, to, R) CONVERT(LOOP, from##_to_##to, A, R, x[i])
CONVERT_INTEGER(byte, uint8_t, short, int16_t)
CONVERT_INTEGER(byte, uint8_t, int, int32_t)
CONVERT_INTEGER(byte, uint8_t, long, int64_t)
CONVERT_INTEGER(char, int8_t, short, int16_t)
CONVERT_INTEGER(char, int8_t, int, int32_t)
CONVERT_INTEGER(char, int8_t, long, int64_t)
CONVERT_INTEGER(short, int16_t, byte, uint8_t)
CONVERT_INTEGER(short, int16_t, int, int32_t)
CONVERT_INTEGER(short, int16_t, long, int64_t)
CONVERT_INTEGER(int, int32_t, byte, uint8_t)
CONVERT_INTEGER(int, int32_t, short, int16_t)
CONVERT_INTEGER(int, int32_t, long, int64_t)
CONVERT_INTEGER(long, int64_t, byte, uint8_t)
CONVERT_INTEGER(long, int64_t, short, int16_t)
CONVERT_INTEGER(long, int64_t, int, int32_t)
/* An integer that a float represents and bfloat16 rounds to the same number: bits below the 24th of a
   large one become one bit. */
STEP int32_t int_as_float(int32_t x) {
    const int32_t low = (uint32_t)x + (1u << 24) > 1u << 25 ? 0xff : 0;
    return (x | ((x & low) + low)) & ~low;
}
/* From 2^53 on a double has too few bits, and bits below 2^16 only say that x is no multiple. */
STEP bfloat16 long_bfloat16(int64_t x) {
    const bool large = x >= (int64_t)1 << 53 || x <= -((int64_t)1 << 53);
    const int64_t rest = x & 0xffff;
    return th_double_bfloat16((double)(large && rest ? x - rest + 0x8000 : x));
}
#define INTEGER_BFLOAT16(x)                                                                        \
    _Generic((x),                                                                                  \
        int64_t: long_bfloat16(x),                                                                 \
        int32_t: th_finite_bfloat16((float)int_as_float((int32_t)(x))),                            \
        default: th_finite_bfloat16((float)(x)))
/* Conversions, from A to R, that compute more than they move. */
#define WIDE(from, A, to, R, formula) CONVERT(WIDE_LOOP, from##_to_##to, A, R, formula)
#define TO_HALF(type, A, from) WIDE(from, A, half, half, NARROW_FROM(half, x[i]))
#define TO_BFLOAT16(type, A, from) WIDE(from, A, bfloat16, bfloat16, INTEGER_BFLOAT16(x[i]))
#define TO_FLOAT(type, A, from) WIDE(from, A, float, float, x[i])
#define TO_DOUBLE(type, A, from) WIDE(from, A, double, double, x[i])
EACH_INTEGRAL(TO_HALF)
EACH_INTEGRAL(TO_BFLOAT16)
EACH_INTEGRAL(TO_FLOAT)
EACH_INTEGRAL(TO_DOUBLE)
#define OF_HALF(type, R, to) WIDE(half, half, to, R, INTEGER_FROM(R, th_half_float(x[i])))
#define OF_BFLOAT16(type, R, to)                                                                   \
    WIDE(bfloat16, bfloat16, to, R, INTEGER_FROM(R, th_bfloat16_float(x[i])))
#define OF_FLOAT(type, R, to) WIDE(float, float, to, R, INTEGER_FROM(R, x[i]))
#define OF_DOUBLE(type, R, to) WIDE(double, double, to, R, INTEGER_FROM(R, x[i]))
EACH_INTEGRAL(OF_HALF)
EACH_INTEGRAL(OF_BFLOAT16)
EACH_INTEGRAL(OF_FLOAT)
EACH_INTEGRAL(OF_DOUBLE)
/* A Bool byte written by other code may exceed 1. */
#define OF_BOOL(type, R, to) CONVERT(LOOP, bool_to_##to, uint8_t, R, x[i] != 0)
#define TO_BOOL(type, A, from) CONVERT(LOOP, from##_to_bool, A, uint8_t, x[i] != 0)
EACH_TYPE(OF_BOOL)
EACH_TYPE(TO_BOOL)
CONVERT(WIDE_LOOP, bool_to_half, uint8_t, half, x[i] ? 0x3c00 : 0)
CONVERT(WIDE_LOOP, bool_to_bfloat16, uint8_t, bfloat16, x[i] ? 0x3f80 : 0)
#define NARROW_TO_BOOL(type, T, name)                                                              \
    CONVERT(LOOP, name##_to_bool, T, uint8_t, (x[i] & 0x7fff) != 0)
#define NARROW_TO_FLOAT(type, T, name) WIDE(name, T, float, float, th_##name##_float(x[i]))
#define NARROW_TO_DOUBLE(type, T, name) WIDE(name, T, double, double, th_##name##_float(x[i]))
#define FLOAT_TO_NARROW(type, T, name) WIDE(float, float, name, T, NARROW_FROM(name, x[i]))
#define DOUBLE_TO_NARROW(type, T, name) WIDE(double, double, name, T, NARROW_FROM(name, x[i]))
EACH_NARROW_FLOAT(NARROW_TO_BOOL)
EACH_NARROW_FLOAT(NARROW_TO_FLOAT)
EACH_NARROW_FLOAT(NARROW_TO_DOUBLE)
EACH_NARROW_FLOAT(FLOAT_TO_NARROW)
EACH_NARROW_FLOAT(DOUBLE_TO_NARROW)
CONVERT(WIDE_LOOP, half_to_bfloat16, half, bfloat16, th_float_bfloat16(th_half_float(x[i])))
CONVERT(WIDE_LOOP, bfloat16_to_half, bfloat16, half, th_float_half(th_bfloat16_float(x[i])))
CONVERT(WIDE_LOOP, float_to_double, float, double, x[i])
CONVERT(WIDE_LOOP, double_to_float, double, float, x[i])

/* Indexed by source dtype (row), then target dtype. */
static const loop conversions[TH_DTYPES][TH_DTYPES] = {
    {move_1, bool_to_byte, bool_to_char, bool_to_short, bool_to_int, bool_to_long, bool_to_half,
     bool_to_bfloat16, bool_to_float, bool_to_double},
    {byte_to_bool, move_1, move_1, byte_to_short, byte_to_int, byte_to_long, byte_to_half,
     byte_to_bfloat16, byte_to_float, byte_to_double},
    {char_to_bool, move_1, move_1, char_to_short, char_to_int, char_to_long, char_to_half,
     char_to_bfloat16, char_to_float, char_to_double},
    {short_to_bool, short_to_byte, short_to_byte, move_2, short_to_int, short_to_long,
     short_to_half, short_to_bfloat16, short_to_float, short_to_double},
    {int_to_bool, int_to_byte, int_to_byte, int_to_short, move_4, int_to_long, int_to_half,
     int_to_bfloat16, int_to_float, int_to_double},
    {long_to_bool, long_to_byte, long_to_byte, long_to_short, long_to_int, move_8, long_to_half,
     long_to_bfloat16, long_to_float, long_to_double},
    {half_to_bool, half_to_byte, half_to_char, half_to_short, half_to_int, half_to_long, move_2,
     half_to_bfloat16, half_to_float, half_to_double},
    {bfloat16_to_bool, bfloat16_to_byte, bfloat16_to_char, bfloat16_to_short, bfloat16_to_int,
     bfloat16_to_long, bfloat16_to_half, move_2, bfloat16_to_float, bfloat16_to_double},
    {float_to_bool, float_to_byte, float_to_char, float_to_short, float_to_int, float_to_long,
     float_to_half, float_to_bfloat16, move_4, float_to_double},
    {double_to_bool, double_to_byte, double_to_char, double_to_short, double_to_int, double_to_long,
     double_to_half, double_to_bfloat16, double_to_float, move_8}};

/* Whether rounding the floats of a piece to bfloat16 may differ from rounding the numbers that they
   were rounded from: a float lies halfway between two. Integers below 2^24 are exact as floats. */
STEP bool any_halfway(const float *x, int64_t count, uint32_t least) {
    uint32_t result = 0;
    for (int64_t i = 0; i < count; i++) {
        uint32_t bits;
        memcpy(&bits, x + i, sizeof bits);
        result |= ((bits & 0xffff) == 0x8000) & ((bits & 0x7fffffff) >= least);
    }
    return result;
}
CLONES static bool large_halfway_to_bfloat16(const float *x, const char *from, int64_t count) {
    (void)from;
    return any_halfway(x, count, 0x4b800000);
}
/* Doubles that floats hold are rounded once. */
CLONES static bool inexact_halfway_to_bfloat16(const float *x, const char *from, int64_t count) {
    const double *exact = (const double *)from;
    int64_t result = 0;
    if (any_halfway(x, count, 0))
        for (int64_t i = 0; i < count; i++)
            result |= (double)x[i] != exact[i];
    return result;
}
/* Convert numbers to floats and these to another type, in pieces that stay in the first-level cache:
   both steps have instructions for vectors. Integers below 2^24 are exact as floats, and larger ones
   are infinite as Half. */
typedef bool (*twice)(const float *x, const char *from, int64_t count);
static void through_float(dtype from, dtype to, twice rounds_twice, char *const *at, int64_t count,
                          const scalar *option) {
    float piece[TH_PIECE];
    const loop widen = th_plain_converter(from, TH_FLOAT),
               narrow = th_plain_converter(TH_FLOAT, to);
    for (int64_t i = 0; i < count; i += TH_PIECE) {
        const int64_t some = count - i < TH_PIECE ? count - i : TH_PIECE;
        char *source = at[1] + i * th_item_size[from], *target = at[0] + i * th_item_size[to];
        widen((char *const[]){(char *)piece, source}, some, option);
        if (rounds_twice && rounds_twice(piece, source, some))
            conversions[from][to]((char *const[]){target, source}, some, option);
        else
            narrow((char *const[]){target, (char *)piece}, some, option);
    }
}
#define THROUGH_FLOAT(from_type, from, to_type, to, rounds_twice)                                  \
    static void from##_by_float_to_##to(char *const *at, int64_t count, const scalar *option) {    \
        through_float(from_type, to_type, rounds_twice, at, count, option);                        \
    }
#define THROUGH_TO_HALF(type, T, name) THROUGH_FLOAT(type, name, TH_HALF, half, NULL)
#define THROUGH_OF_HALF(type, T, name) THROUGH_FLOAT(TH_HALF, half, type, name, NULL)
EACH_INTEGRAL(THROUGH_TO_HALF)
EACH_INTEGRAL(THROUGH_OF_HALF)
THROUGH_FLOAT(TH_LONG, long, TH_BFLOAT16, bfloat16, large_halfway_to_bfloat16)
THROUGH_FLOAT(TH_BFLOAT16, bfloat16, TH_LONG, long, NULL)
THROUGH_FLOAT(TH_DOUBLE, double, TH_BFLOAT16, bfloat16, inexact_halfway_to_bfloat16)
/* Floats hold every Half and bfloat16. */
THROUGH_FLOAT(TH_HALF, half, TH_BFLOAT16, bfloat16, NULL)
THROUGH_FLOAT(TH_BFLOAT16, bfloat16, TH_HALF, half, NULL)
THROUGH_FLOAT(TH_HALF, half, TH_DOUBLE, double, NULL)

/* AVX2 converts no 64-bit integers. A number below 2^51 is added to one whose last bit counts ones,
   and integers of 32 bits are converted as such; pieces with other numbers are converted one by
   one. */
LOOP(long_parts_to_int) {
    uint64_t *large = (uint64_t *)at[2];
    int32_t *to = (int32_t *)at[0];
    const int64_t *from = (const int64_t *)at[1];
    uint64_t high = 0;
    for (int64_t i = 0; i < count; i++) {
        to[i] = (int32_t)from[i];
        high |= ((uint64_t)from[i] + 0x80000000u) >> 32;
    }
    *large = high;
}
#define TEMPLATE "walk/long_pieces.h"
#include "base/each/floating.h"

#define BY_FLOAT_TO_HALF(type, T, from) [type][TH_HALF] = from##_by_float_to_half,
#define BY_FLOAT_OF_HALF(type, T, to) [TH_HALF][type] = half_by_float_to_##to,
static const loop by_float[TH_DTYPES][TH_DTYPES] = {
    EACH_INTEGRAL(BY_FLOAT_TO_HALF)
        EACH_INTEGRAL(BY_FLOAT_OF_HALF)[TH_DOUBLE][TH_BFLOAT16] = double_by_float_to_bfloat16,
    [TH_LONG][TH_BFLOAT16] = long_by_float_to_bfloat16,
    [TH_HALF][TH_BFLOAT16] = half_by_float_to_bfloat16,
    [TH_BFLOAT16][TH_HALF] = bfloat16_by_float_to_half,
    [TH_HALF][TH_DOUBLE] = half_by_float_to_double};
static const loop of_avx2[TH_DTYPES][TH_DTYPES] = {
    [TH_FLOAT][TH_LONG] = long_parts_of_float,
    [TH_DOUBLE][TH_LONG] = long_parts_of_double,
    [TH_BFLOAT16][TH_LONG] = bfloat16_by_float_to_long,
    [TH_LONG][TH_FLOAT] = long_parts_to_float,
    [TH_LONG][TH_DOUBLE] = long_parts_to_double};

/* A complex number made real keeps its real part. */
static void convert_real_parts(dtype part, dtype to, char *const *at, int64_t count) {
    double piece[TH_PIECE];
    const int64_t item = th_item_size[part];
    const loop convert = part == to ? NULL : th_plain_converter(part, to);
    for (int64_t i = 0; i < count; i += TH_PIECE) {
        const int64_t some = count - i < TH_PIECE ? count - i : TH_PIECE;
        char *target = at[0] + i * th_item_size[to], *real = convert ? (char *)piece : target;
        th_pack(real, item, at[1] + 2 * i * item, 2 * item, some, (int)item);
        if (convert)
            convert((char *const[]){target, real}, some, NULL);
    }
}
#define REAL_PARTS(part, from, type, name)                                                         \
    static void from##_to_##name(LOOP_ARGUMENTS) { convert_real_parts(part, type, at, count); }
#define OF_COMPLEX(type, T, name)                                                                  \
    REAL_PARTS(TH_FLOAT, complexfloat, type, name)                                                 \
    REAL_PARTS(TH_DOUBLE, complexdouble, type, name)
#define EACH_REAL(BODY) EACH_TYPE(BODY) EACH_NARROW_FLOAT(BODY)
EACH_REAL(OF_COMPLEX)
#define OF_FLOATS(type, T, name) [type] = complexfloat_to_##name,
#define OF_DOUBLES(type, T, name) [type] = complexdouble_to_##name,
static const loop of_real_parts[2][TH_DTYPES] = {{EACH_REAL(OF_FLOATS)}, {EACH_REAL(OF_DOUBLES)}};

loop th_f16c(dtype from, dtype to);
loop th_saturating(dtype from); /* to Int */
loop th_complex_converter(dtype from, dtype to);
loop th_plain_converter(dtype from, dtype to) {
    if (th_is_complex(to) || (th_is_complex(from) && to == TH_BOOL))
        return th_complex_converter(from, to);
    if (th_is_complex(from))
        return of_real_parts[from == TH_COMPLEXDOUBLE][to];
    const loop vectorized = from == TH_HALF || to == TH_HALF ? th_f16c(from, to)
                            : to == TH_INT                   ? th_saturating(from)
                                                             : NULL;
    return vectorized                                 ? vectorized
           : by_float[from][to]                       ? by_float[from][to]
           : of_avx2[from][to] && th_cpu_level() == 3 ? of_avx2[from][to]
                                                      : conversions[from][to];
}

const loop th_moves[] = {[1] = move_1, [2] = move_2, [4] = move_4, [8] = move_8, [16] = move_16};
const loop th_fills[] = {[1] = fill_1, [2] = fill_2, [4] = fill_4, [8] = fill_8, [16] = fill_16};
