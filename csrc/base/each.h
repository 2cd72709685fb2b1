/* each.h: what is written once and compiled for each element type, or for each size of element. */
#pragma once

/* BODY(dtype, C type, name). Half goes through float, and Bool through byte, row/conversions.c. */
#define EACH_INTEGRAL(BODY)                                                                        \
    BODY(TH_BYTE, uint8_t, byte)                                                                   \
    BODY(TH_CHAR, int8_t, char)                                                                    \
    BODY(TH_SHORT, int16_t, short)                                                                 \
    BODY(TH_INT, int32_t, int)                                                                     \
    BODY(TH_LONG, int64_t, long)
#define EACH_FLOATING(BODY)                                                                        \
    BODY(TH_FLOAT, float, float)                                                                   \
    BODY(TH_DOUBLE, double, double)
#define EACH_TYPE(BODY) EACH_INTEGRAL(BODY) EACH_FLOATING(BODY)
#define EACH_COMPLEX(BODY)                                                                         \
    BODY(TH_COMPLEXFLOAT, complexfloat, complexfloat)                                              \
    BODY(TH_COMPLEXDOUBLE, complexdouble, complexdouble)
/* Elements that are added up. */
#define EACH_SUMMED(BODY) EACH_TYPE(BODY) EACH_COMPLEX(BODY)

/* BODY(bytes, C type): elements that are moved by their size alone, whatever they mean. */
#define EACH_SIZE(BODY)                                                                            \
    BODY(1, uint8_t)                                                                               \
    BODY(2, uint16_t)                                                                              \
    BODY(4, uint32_t)                                                                              \
    BODY(8, uint64_t)                                                                              \
    BODY(16, th_bits)
