/* store.c: writes the accumulators of a reduction as elements of its results. */
#include "base/half.h"
#include "walk/walk.h"

/* If each set reduces few elements, storing takes much of the time. */
CLONES static void store_floats(const accumulator *from, float *restrict to, int64_t count) {
    for (int64_t i = 0; i < count; i++)
        to[i] = (float)from[i].f;
}

/* Convert to Half or bfloat16 by vectors. */
#define PIECE 256
static void store_narrow(const accumulator *from, char *to, dtype type, int64_t count) {
    const loop narrow = th_converter(TH_DOUBLE, type);
    double piece[PIECE];
    for (int64_t begin = 0; begin < count; begin += PIECE) {
        const int64_t length = count - begin < PIECE ? count - begin : PIECE;
        for (int64_t i = 0; i < length; i++)
            piece[i] = from[begin + i].f;
        narrow((char *const[]){to + begin * 2, (char *)piece}, length, NULL);
    }
}

#define STORE(T, value)                                                                            \
    for (int64_t i = 0; i < count; i++, from += each)                                              \
        *(T *)(to + i * step) = (T)(value);                                                        \
    break;
#define STORE_INTEGER(T) STORE(T, floating ? (T)(int64_t)from->f : (T)from->i)

void th_store_accumulators(const accumulator *from, int each, bool floating, void *result,
                           int64_t step, dtype type, int64_t count) {
    char *to = result;
    if (floating && type == TH_FLOAT && each == 1 && step == sizeof(float)) {
        store_floats(from, result, count);
        return;
    }
    if (each == 1 && step == sizeof *from && type == (floating ? TH_DOUBLE : TH_LONG)) {
        memcpy(to, from, (size_t)count * sizeof *from);
        return;
    }
    if (floating && th_is_narrow(type) && each == 1 && step == 2 && count > 8) {
        store_narrow(from, to, type, count);
        return;
    }
    switch (type) {
    case TH_BOOL: STORE(uint8_t, floating ? from->f != 0 : from->i != 0)
    case TH_BYTE: STORE_INTEGER(uint8_t)
    case TH_CHAR: STORE_INTEGER(int8_t)
    case TH_SHORT: STORE_INTEGER(int16_t)
    case TH_INT: STORE_INTEGER(int32_t)
    case TH_LONG: STORE_INTEGER(int64_t)
    case TH_HALF: STORE(half, th_double_half(floating ? from->f : (double)from->i))
    case TH_BFLOAT16: STORE(bfloat16, th_double_bfloat16(floating ? from->f : (double)from->i))
    case TH_COMPLEXFLOAT: STORE(complexfloat, *(const complexdouble *)from)
    case TH_COMPLEXDOUBLE: STORE(complexdouble, *(const complexdouble *)from)
    case TH_FLOAT: STORE(float, floating ? from->f : (double)from->i)
    default: STORE(double, floating ? from->f : (double)from->i)
    }
}
