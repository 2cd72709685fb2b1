/* lanes.h: builds th_name and its vector variants of 2 to 16 lanes from the scalar functions
   near_name and core_name. gcc calls the variants from loops by the names of its vector ABI. A loop
   of as many iterations as lanes compiles to one vector.

   near_name is correct where beyond_name is false, and there returns the same bits as core_name,
   which is correct everywhere. */
#pragma once
#include "maths/client.h"
#include "maths/kind.h"

#if defined(__x86_64__)
#define NAME(word) word##_b
#define BYTES 16
#include "maths/lanes_type.h"
#define NAME(word) word##_d
#define BYTES 32
#include "maths/lanes_type.h"
#define NAME(word) word##_e
#define BYTES 64
#include "maths/lanes_type.h"
#elif defined(__aarch64__)
#define NAME(word) word##_n
#define BYTES 16
#include "maths/lanes_type.h"
#endif

#define EACH_LANE(lanes) for (int k = 0; k < lanes; k++)
/* Whether a bit of a vector is set; gcc does not find the instructions for long vectors. */
#define ANY_b(bits) (((bits)[0] | (bits)[1]) != 0)
#define ANY_n ANY_b
#define ANY_d(bits) !__builtin_ia32_ptestz256(bits, bits)
#define ANY_e(bits) (__builtin_ia32_ptestmq512(bits, bits, (unsigned char)-1) != 0)
/* ONE is x.lane[k], or both arguments of lane k. */
#define VECTOR_BODY(name, letter, lanes, ONE, PAST)                                                \
    lanes_##letter to, past;                                                                       \
    EACH_LANE(lanes)                                                                               \
    past.far[k] = beyond_##name PAST ? (word) - 1 : 0;                                             \
    VECTOR_RESULT(name, letter, lanes, ONE)
#define VECTOR_RESULT(name, letter, lanes, ONE)                                                    \
    if (__builtin_expect(ANY_##letter(past.any), 0))                                               \
        EACH_LANE(lanes)                                                                           \
    to.lane[k] = core_##name ONE;                                                                  \
    else EACH_LANE(lanes) to.lane[k] = near_##name ONE;                                            \
    return to.all;
#define VECTOR1(T, name, letter, lanes)                                                            \
    VECTOR1_OF(LANES_OF(letter, lanes, v, name), name, letter, lanes)
#define VECTOR1_OF(function, name, letter, lanes)                                                  \
    AT_##letter vector_##letter function(vector_##letter);                                         \
    AT_##letter vector_##letter function(vector_##letter a) {                                      \
        const lanes_##letter x = {a};                                                              \
        VECTOR_BODY(name, letter, lanes, (x.lane[k], k), (x.lane[k]))                              \
    }
#define VECTOR2(T, name, letter, lanes)                                                            \
    VECTOR2_OF(LANES_OF(letter, lanes, vv, name), name, letter, lanes)
#define VECTOR2_OF(function, name, letter, lanes)                                                  \
    AT_##letter vector_##letter function(vector_##letter, vector_##letter);                        \
    AT_##letter vector_##letter function(vector_##letter a, vector_##letter b) {                   \
        const lanes_##letter x = {a}, y = {b};                                                     \
        VECTOR_BODY(name, letter, lanes, (x.lane[k], y.lane[k], k), (x.lane[k], y.lane[k]))        \
    }
#define JOINED(letter, lanes, arguments, name) _ZGV##letter##N##lanes##arguments##_th_##name
#define JOINED_ALL(letter, lanes, arguments, name) JOINED(letter, lanes, arguments, name)
#define LANES_OF(letter, lanes, arguments, name) JOINED_ALL(letter, lanes, arguments, OF(name))
#define SCALAR(name) th_##name
#define SCALAR_ALL(name) SCALAR(name)
#define SCALAR_OF(name) SCALAR_ALL(OF(name))

#if KIND == 1
#define EACH_WIDTH EACH_FLOAT_WIDTH
#else
#define EACH_WIDTH EACH_DOUBLE_WIDTH
#endif
#define ALL_WIDTHS1(name)                                                                          \
    number SCALAR_OF(name)(number x);                                                              \
    number SCALAR_OF(name)(number x) {                                                             \
        return beyond_##name(x) ? core_##name(x, 0) : near_##name(x, 0);                           \
    }                                                                                              \
    EACH_WIDTH(VECTOR1, name)
#define ALL_WIDTHS2(name)                                                                          \
    number SCALAR_OF(name)(number x, number y);                                                    \
    number SCALAR_OF(name)(number x, number y) {                                                   \
        return beyond_##name(x, y) ? core_##name(x, y, 0) : near_##name(x, y, 0);                  \
    }                                                                                              \
    EACH_WIDTH(VECTOR2, name)
