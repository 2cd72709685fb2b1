/* stored.c: elements of the stored types: single ones, and conversions. Types without a loop of
   their own convert through one that holds their numbers, and each result is rounded once. */
#include "base/each.h"
#include "base/float8.h"
#include "walk/convert.h"
#include "walk/rounding.h"

double th_read_stored(const void *element, dtype type, int64_t *integer) {
    const uint8_t b = *(const uint8_t *)element;
    switch ((int)type) {
#define READ_FLOAT8(type, name, ...) CASE_OF(type, th_##name##_float(b))
        EACH_FLOAT8(READ_FLOAT8)
    case TH_COMPLEXHALF: return th_half_float(*(const half *)element);
    }
    const uint64_t u = type == TH_UINT16   ? *(const uint16_t *)element
                       : type == TH_UINT32 ? *(const uint32_t *)element
                                           : *(const uint64_t *)element;
    if (integer)
        *integer = (int64_t)u;
    return (double)u;
}

void th_write_stored(void *element, dtype type, scalar value, int64_t i) {
    switch ((int)type) {
#define WRITE_FLOAT8(type, name, ...) CASE(type, *(uint8_t *)element = th_double_##name(value.f))
        EACH_FLOAT8(WRITE_FLOAT8)
    case TH_COMPLEXHALF:
        ((half *)element)[0] = th_double_half(value.f);
        ((half *)element)[1] = th_double_half(value.imaginary);
        break;
    case TH_UINT16: *(uint16_t *)element = (uint16_t)i; break;
    case TH_UINT32: *(uint32_t *)element = (uint32_t)i; break;
    default: /* the i of an int of 2**63 or more has its bits */
        *(uint64_t *)element = value.f < 0x1p63 ? (uint64_t)i
                               : value.i        ? (uint64_t)value.i
                                                : double_to_uint64_t(value.f);
    }
}

#define CONVERT_FLOAT8(type, name, ...)                                                            \
    CONVERT(LOOP, name##_to_float, uint8_t, float, th_##name##_float(x[i]))                        \
    CONVERT(LOOP, float_to_##name, float, uint8_t, th_float_##name(x[i]))                          \
    CONVERT(LOOP, double_to_##name, double, uint8_t, th_double_##name(x[i]))
EACH_FLOAT8(CONVERT_FLOAT8)
#define EACH_UNSIGNED(BODY)                                                                        \
    BODY(TH_UINT16, uint16_t)                                                                      \
    BODY(TH_UINT32, uint32_t)                                                                      \
    BODY(TH_UINT64, uint64_t)
#define UNSIGNED_TO(type, T) CONVERT(LOOP, T##_to_double, T, double, x[i])
#define OF_FLOAT(type, T) CONVERT(LOOP, T##_from_float, float, T, INTEGER_FROM(T, x[i]))
#define OF_DOUBLE(type, T) CONVERT(LOOP, T##_from_double, double, T, INTEGER_FROM(T, x[i]))
EACH_UNSIGNED(UNSIGNED_TO)
EACH_UNSIGNED(OF_FLOAT)
EACH_UNSIGNED(OF_DOUBLE)
CONVERT(LOOP, uint16_t_to_int, uint16_t, int32_t, x[i])
CONVERT(LOOP, uint16_t_to_long, uint16_t, int64_t, x[i])
CONVERT(LOOP, uint32_t_to_long, uint32_t, int64_t, x[i])

/* Round to odd, so that a second rounding is still correct. */
STEP double to_odd(uint64_t x) {
    const uint64_t lost = x >> 53 ? x & 0x7ff : 0;
    return (double)(lost ? (x & ~UINT64_C(0x7ff)) | 0x800 : x);
}
CONVERT(LOOP, uint64_t_to_odd, uint64_t, double, to_odd(x[i]))

/* The loops that exist, besides those among integers. */
static const loop direct[TH_TYPES][TH_TYPES] = {
#define OF_FLOAT8(type, name, ...) [type] = {[TH_FLOAT] = name##_to_float},
#define OF_UNSIGNED(type, T) [type] = {[TH_DOUBLE] = T##_to_double},
    EACH_FLOAT8(OF_FLOAT8) EACH_UNSIGNED(OF_UNSIGNED)
#define FROM(type, name, ...) [type] = float_to_##name,
#define FROM_FLOAT(type, T) [type] = T##_from_float,
        [TH_FLOAT] = {EACH_FLOAT8(FROM) EACH_UNSIGNED(FROM_FLOAT)},
#define FROM_WIDE(type, name, ...) [type] = double_to_##name,
#define FROM_DOUBLE(type, T) [type] = T##_from_double,
    [TH_DOUBLE] = {EACH_FLOAT8(FROM_WIDE) EACH_UNSIGNED(FROM_DOUBLE)}};

/* The signed type of as many bytes. */
static dtype signed_of(dtype type) {
    return type == TH_UINT16   ? TH_SHORT
           : type == TH_UINT32 ? TH_INT
           : type == TH_UINT64 ? TH_LONG
                               : type;
}

/* Bools and integers: only widening tells unsigned numbers from signed ones of the same bits. */
static loop among_integers(dtype from, dtype to) {
    const dtype narrow = signed_of(from), wide = signed_of(to);
    if (narrow == from || th_item_size[wide] <= th_item_size[narrow])
        return th_converter(narrow, wide);
    return from == TH_UINT32 ? uint32_t_to_long
           : wide == TH_INT  ? uint16_t_to_int
                             : uint16_t_to_long;
}

/* The type between two that no loop converts. */
static dtype between(dtype from, dtype to) {
    return TH_FLOAT8 >> from & 1                                ? TH_FLOAT
           : from == TH_COMPLEXHALF                             ? TH_COMPLEXFLOAT
           : to == TH_COMPLEXHALF && !(TH_UNSIGNED >> from & 1) ? TH_COMPLEXDOUBLE
                                                                : TH_DOUBLE;
}

#define PIECE 512
static void chain(char *const *at, int64_t count, dtype from, dtype to) {
    const dtype middle = between(from, to);
    const bool odd = from == TH_UINT64 && to != TH_COMPLEXDOUBLE;
    const loop first = odd ? uint64_t_to_odd : th_converter(from, middle);
    const loop second = th_converter(middle, to);
    th_bits buffer[PIECE];
    for (int64_t begin = 0; begin < count; begin += PIECE) {
        const int64_t length = count - begin < PIECE ? count - begin : PIECE;
        first((char *const[]){(char *)buffer, at[1] + begin * th_item_size[from]}, length, NULL);
        second((char *const[]){at[0] + begin * th_item_size[to], (char *)buffer}, length, NULL);
    }
}

/* Complex numbers of Halfs convert to and from other complex numbers as their parts. */
static void convert_parts(char *const *at, int64_t count, dtype from, dtype to) {
    th_converter(th_part(from), th_part(to))(at, 2 * count, NULL);
}
#define PARTS(name, from, to)                                                                      \
    static void name(LOOP_ARGUMENTS) { convert_parts(at, count, from, to); }
PARTS(half_parts, TH_COMPLEXHALF, TH_COMPLEXFLOAT)
PARTS(float_parts, TH_COMPLEXFLOAT, TH_COMPLEXHALF)
PARTS(double_parts, TH_COMPLEXDOUBLE, TH_COMPLEXHALF)

/* A function per pair of types, since a loop knows only its elements. */
#define EACH_COMPUTED(BODY)                                                                        \
    EACH_TRUTH(BODY) EACH_TYPE(BODY) EACH_NARROW_FLOAT(BODY) EACH_COMPLEX(BODY)
#define EACH_STORED(BODY) EACH_UNSIGNED(BODY) EACH_FLOAT8(BODY) BODY(TH_COMPLEXHALF, half)
#define PASTED(from, to) from##_to_##to
#define CHAIN_OF(from, to) PASTED(from, to)
#define CHAIN(from, to)                                                                            \
    static void CHAIN_OF(from, to)(LOOP_ARGUMENTS) { chain(at, count, from, to); }
#define TYPE TH_UINT16
#include "walk/stored_chains.h"
#define TYPE TH_UINT32
#include "walk/stored_chains.h"
#define TYPE TH_UINT64
#include "walk/stored_chains.h"
#define TYPE TH_FLOAT8_E4M3FN
#include "walk/stored_chains.h"
#define TYPE TH_FLOAT8_E5M2
#include "walk/stored_chains.h"
#define TYPE TH_FLOAT8_E4M3FNUZ
#include "walk/stored_chains.h"
#define TYPE TH_FLOAT8_E5M2FNUZ
#include "walk/stored_chains.h"
#define TYPE TH_COMPLEXHALF
#include "walk/stored_chains.h"

#define ENTRY(type, ...) [type - TH_DTYPES] = CHAIN_OF(type, any),
static const loop *const from_stored[] = {EACH_STORED(ENTRY)};
#define ENTRY_BACK(type, ...) [type - TH_DTYPES] = CHAIN_OF(any, type),
static const loop *const to_stored[] = {EACH_STORED(ENTRY_BACK)};

loop th_converter(dtype from, dtype to) {
    if (!th_is_stored(from) && !th_is_stored(to))
        return th_plain_converter(from, to);
    if ((TH_WHOLE | TH_UNSIGNED) >> from & (TH_WHOLE | TH_UNSIGNED) >> to & 1)
        return among_integers(from, to);
    if (direct[from][to])
        return direct[from][to];
    if (from == TH_COMPLEXHALF && to == TH_COMPLEXFLOAT)
        return half_parts;
    if (to == TH_COMPLEXHALF && TH_COMPLEX >> from & 1)
        return from == TH_COMPLEXFLOAT ? float_parts : double_parts;
    return th_is_stored(from) ? from_stored[from - TH_DTYPES][to] : to_stored[to - TH_DTYPES][from];
}
