/* each.h: macros that instantiate code for each element type or element size. */
#pragma once

/* Cases of a switch over dtypes or sizes, e.g. `#define SUM(type, T, name) CASE(type, sum_##name(x))`;
   CASE_OF returns its value. */
#define CASE(type, action)                                                                         \
    case type: action; break;
#define CASE_OF(type, value)                                                                       \
    case type: return value;

/* BODY(dtype, C type, name), with further arguments behind. Narrow floats convert through float, and
   Bool through byte: row/conversions.c. */
#define EACH_INTEGRAL(BODY, ...)                                                                   \
    BODY(TH_BYTE, uint8_t, byte, ##__VA_ARGS__)                                                    \
    BODY(TH_CHAR, int8_t, char, ##__VA_ARGS__)                                                     \
    BODY(TH_SHORT, int16_t, short, ##__VA_ARGS__)                                                  \
    BODY(TH_INT, int32_t, int, ##__VA_ARGS__)                                                      \
    BODY(TH_LONG, int64_t, long, ##__VA_ARGS__)
#define EACH_NARROW_FLOAT(BODY, ...)                                                               \
    BODY(TH_HALF, half, half, ##__VA_ARGS__) BODY(TH_BFLOAT16, bfloat16, bfloat16, ##__VA_ARGS__)
#define EACH_FLOATING(BODY, ...)                                                                   \
    BODY(TH_FLOAT, float, float, ##__VA_ARGS__) BODY(TH_DOUBLE, double, double, ##__VA_ARGS__)
/* C's bool adds as "or" and multiplies as "and". */
#define EACH_TRUTH(BODY) BODY(TH_BOOL, bool, truth)
#define EACH_TYPE(BODY, ...) EACH_INTEGRAL(BODY, ##__VA_ARGS__) EACH_FLOATING(BODY, ##__VA_ARGS__)
#define EACH_COMPLEX(BODY, ...)                                                                    \
    BODY(TH_COMPLEXFLOAT, complexfloat, complexfloat, ##__VA_ARGS__)                               \
    BODY(TH_COMPLEXDOUBLE, complexdouble, complexdouble, ##__VA_ARGS__)
/* Types that can be summed. */
#define EACH_SUMMED(BODY, ...) EACH_TYPE(BODY, ##__VA_ARGS__) EACH_COMPLEX(BODY, ##__VA_ARGS__)
/* Types that convolutions compute in. */
#define EACH_CONVOLVED(BODY) BODY(TH_LONG, int64_t, long) EACH_FLOATING(BODY) EACH_COMPLEX(BODY)

/* Whether an element is NaN, in a template: the compiler warns of an integer compared with itself. */
#define IS_NAN(x) ((x) != (x))

/* BODY(bytes, C type): elements moved by size alone. */
#define EACH_WORD(BODY) BODY(1, uint8_t) BODY(2, uint16_t) BODY(4, uint32_t) BODY(8, uint64_t)
#define EACH_SIZE(BODY) EACH_WORD(BODY) BODY(16, th_bits)
