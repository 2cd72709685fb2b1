/* copy.c: elements between tensors of any types and strides, and single ones in and out. */
#include <inttypes.h>
#include <string.h>

#include "core.h"
#include "loop.h"

/* Floating to integer: NaN is 0, the rest saturates. HIGH is the first value too large. */
#define WHOLE(T, LOW, HIGH, MOST, x)                                                               \
    ((x) != (x) ? (T)0 : (x) >= HIGH ? (T)MOST : (x) <= LOW ? (T)LOW : (T)(x))
#define TO_INTEGER(T, LOW, HIGH, MOST)                                                             \
    FORMULA T float_to_##T(float x) { return WHOLE(T, (float)LOW, (float)HIGH, MOST, x); }         \
    FORMULA T double_to_##T(double x) { return WHOLE(T, (double)LOW, (double)HIGH, MOST, x); }
TO_INTEGER(uint8_t, 0, 256, UINT8_MAX)
TO_INTEGER(int8_t, INT8_MIN, 128, INT8_MAX)
TO_INTEGER(int16_t, INT16_MIN, 32768, INT16_MAX)
TO_INTEGER(int32_t, INT32_MIN, 2147483648.0, INT32_MAX)
TO_INTEGER(int64_t, INT64_MIN, 9223372036854775808.0, INT64_MAX)

/* Integers narrow by dropping the high bits. Half is read through float. */
#define INTEGER_FROM(T, x)                                                                         \
    _Generic((x), float: float_to_##T(x), double: double_to_##T(x), default: (T)(x))
#define HALF_FROM(x)                                                                               \
    _Generic((x), float: f_to_half((float)(x)), default: f_double_to_half((double)(x)))

#define CONVERT(to_name, from_name, R, A, formula)                                                 \
    LOOP(copy_##from_name##_to_##to_name) { LOOP1(R, A, x, formula) }
#define CONVERT_TO_ALL(from, A, VALUE)                                                             \
    CONVERT(byte, from, uint8_t, A, INTEGER_FROM(uint8_t, VALUE))                                  \
    CONVERT(char, from, int8_t, A, INTEGER_FROM(int8_t, VALUE))                                    \
    CONVERT(short, from, int16_t, A, INTEGER_FROM(int16_t, VALUE))                                 \
    CONVERT(int, from, int32_t, A, INTEGER_FROM(int32_t, VALUE))                                   \
    CONVERT(long, from, int64_t, A, INTEGER_FROM(int64_t, VALUE))                                  \
    CONVERT(half, from, half, A, HALF_FROM(VALUE))                                                 \
    CONVERT(float, from, float, A, (float)(VALUE))                                                 \
    CONVERT(double, from, double, A, (double)(VALUE))                                              \
    static const loop from##_to[TH_DTYPES] = {                                                     \
        copy_##from##_to_byte, copy_##from##_to_char, copy_##from##_to_short,                      \
        copy_##from##_to_int, copy_##from##_to_long, copy_##from##_to_half,                        \
        copy_##from##_to_float, copy_##from##_to_double};

CONVERT_TO_ALL(byte, uint8_t, x)
CONVERT_TO_ALL(char, int8_t, x)
CONVERT_TO_ALL(short, int16_t, x)
CONVERT_TO_ALL(int, int32_t, x)
CONVERT_TO_ALL(long, int64_t, x)
CONVERT_TO_ALL(half, half, f_from_half(x))
CONVERT_TO_ALL(float, float, x)
CONVERT_TO_ALL(double, double, x)
static const loop *const conversions[TH_DTYPES] = {byte_to, char_to, short_to, int_to,
                                                   long_to, half_to, float_to, double_to};

LOOP(move_1) { LOOP1(uint8_t, uint8_t, x, x) }
LOOP(move_2) { LOOP1(uint16_t, uint16_t, x, x) }
LOOP(move_4) { LOOP1(uint32_t, uint32_t, x, x) }
LOOP(move_8) { LOOP1(uint64_t, uint64_t, x, x) }

static loop mover(dtype type) {
    switch (th_item_size[type]) {
    case 1: return move_1;
    case 2: return move_2;
    case 4: return move_4;
    default: return move_8;
    }
}

typedef struct stretch {
    char *target;
    const char *source;
} stretch;

static void move_bytes(int64_t begin, int64_t end, void *context) {
    const stretch *s = context;
    memcpy(s->target + begin, s->source + begin, (size_t)(end - begin));
}

static bool same_view(const tensor *a, const tensor *b) {
    if (a->dtype != b->dtype || th_data(a) != th_data(b) || !th_same_size(a, b))
        return false;
    for (int d = 0; d < a->ndim; d++)
        if (a->size[d] != 1 && a->stride[d] != b->stride[d])
            return false;
    return true;
}

/* One element over and over. */
#define FILL(bits)                                                                                 \
    LOOP(fill_##bits) {                                                                            \
        const uint##bits##_t x = *(const uint##bits##_t *)loop_at[1];                              \
        if (loop_step[0] == sizeof x)                                                              \
            LOOP_EACH(i, loop_count)((uint##bits##_t *)loop_at[0])[i] = x;                         \
        else                                                                                       \
            LOOP_EACH(i, loop_count) *(uint##bits##_t *)(loop_at[0] + i * loop_step[0]) = x;       \
    }
FILL(8)
FILL(16)
FILL(32)
FILL(64)

static loop filler(dtype type) {
    switch (th_item_size[type]) {
    case 1: return fill_8;
    case 2: return fill_16;
    case 4: return fill_32;
    default: return fill_64;
    }
}

static int check_target(const tensor *target) {
    if (!th_overlaps_itself(target))
        return 0;
    return th_fail(TH_RUNTIME, "copy: the target %s overlaps itself (an expanded tensor?); "
                   "use .clone() first", th_describe(target));
}

static int check_copy(const tensor *target, const tensor *source) {
    if (check_target(target))
        return -1;
    bool fits = source->ndim <= target->ndim;
    for (int d = 0; fits && d < source->ndim; d++) {
        const int64_t size = source->size[d];
        fits = size == 1 || size == target->size[d + target->ndim - source->ndim];
    }
    if (!fits)
        return th_fail(TH_RUNTIME, "copy: target is %s, source is %s; need a source that broadcasts "
                       "to the target's size", th_describe(target), th_describe(source));
    if (target->device != TH_CPU || source->device != TH_CPU)
        return th_fail(TH_RUNTIME, "CUDA is not built in");
    return 0;
}

int th_copy(tensor *target, const tensor *source) {
    if (check_copy(target, source))
        return -1;
    if (target->numel == 0 || same_view(target, source))
        return 0;
    if (th_overlaps(target, source)) {
        tensor *apart = th_clone(source);
        int failed = apart ? th_copy(target, apart) : -1;
        th_drop(apart);
        return failed;
    }
    if (target->dtype == source->dtype && target->contiguous && source->contiguous &&
        target->numel == source->numel) {
        stretch s = {th_data(target), th_data(source)};
        th_parallel(target->numel * th_item_size[target->dtype], 4 * TH_PARALLEL, move_bytes, &s);
        return 0;
    }
    const operand operands[2] = {{target, NULL}, {source, NULL}};
    const loop convert = target->dtype == source->dtype
                             ? mover((dtype)target->dtype)
                             : conversions[source->dtype][target->dtype];
    return th_iterate(2, operands, convert, NULL);
}

tensor *th_convert(const tensor *t, dtype type) {
    tensor *result = th_new(t->device, type, t->ndim, t->size);
    if (result && th_copy(result, t)) {
        th_drop(result);
        return NULL;
    }
    return result;
}

tensor *th_clone(const tensor *t) { return th_convert(t, t->dtype); }

tensor *th_contiguous(tensor *t) {
    if (!t->contiguous)
        return th_clone(t);
    th_retain(t);
    return t;
}

static const int64_t lowest[] = {0, INT8_MIN, INT16_MIN, INT32_MIN, INT64_MIN};
static const int64_t highest[] = {UINT8_MAX, INT8_MAX, INT16_MAX, INT32_MAX, INT64_MAX};

int th_check_scalar(const char *op, dtype type, scalar value) {
    static const double most[] = {[TH_HALF] = 65504, [TH_FLOAT] = 3.4028234663852886e38};
    if (value.kind == TH_DEFAULT)
        return 0;
    if (th_is_floating(type)) {
        if (type == TH_DOUBLE || isinf(value.f) || isnan(value.f) || fabs(value.f) <= most[type])
            return 0;
        return th_fail(TH_OVERFLOW, "%s: %g is out of range for %sTensor", op, value.f,
                       th_dtype_name[type]);
    }
    if (value.kind == TH_REAL)
        return th_fail(TH_TYPE,
                       "%s: %sTensor takes an int, not the float %g; convert with .float()", op,
                       th_dtype_name[type], value.f);
    if (value.i < lowest[type] || value.i > highest[type])
        return th_fail(TH_OVERFLOW, "%s: %" PRId64 " is out of range for %sTensor", op, value.i,
                       th_dtype_name[type]);
    return 0;
}

int th_fit_scalar(const char *op, dtype type, scalar *value) {
    if (th_check_scalar(op, type, *value))
        return -1;
    if (value->kind == TH_DEFAULT && !th_is_floating(type)) {
        value->i = value->i < lowest[type] ? lowest[type] : value->i;
        value->i = value->i > highest[type] ? highest[type] : value->i;
    }
    return 0;
}

void th_write_scalar(void *element, dtype type, scalar value) {
    int64_t i = value.i;
    if (!th_is_floating(type)) {
        i = i < lowest[type] ? lowest[type] : i > highest[type] ? highest[type] : i;
    }
    switch (type) {
    case TH_BYTE: *(uint8_t *)element = (uint8_t)i; break;
    case TH_CHAR: *(int8_t *)element = (int8_t)i; break;
    case TH_SHORT: *(int16_t *)element = (int16_t)i; break;
    case TH_INT: *(int32_t *)element = (int32_t)i; break;
    case TH_LONG: *(int64_t *)element = i; break;
    case TH_HALF: *(half *)element = f_double_to_half(value.f); break;
    case TH_FLOAT: *(float *)element = (float)value.f; break;
    default: *(double *)element = value.f; break;
    }
}

void th_put(const tensor *t, int64_t offset, scalar value) {
    th_write_scalar((char *)t->storage->data + offset * th_item_size[t->dtype], t->dtype, value);
}

double th_get(const tensor *t, int64_t offset, int64_t *integer) {
    const void *element = (char *)t->storage->data + offset * th_item_size[t->dtype];
    int64_t i;
    switch (t->dtype) {
    case TH_BYTE: i = *(const uint8_t *)element; break;
    case TH_CHAR: i = *(const int8_t *)element; break;
    case TH_SHORT: i = *(const int16_t *)element; break;
    case TH_INT: i = *(const int32_t *)element; break;
    case TH_LONG: i = *(const int64_t *)element; break;
    case TH_HALF: return th_half_to_float(*(const half *)element);
    case TH_FLOAT: return *(const float *)element;
    default: return *(const double *)element;
    }
    if (integer)
        *integer = i;
    return (double)i;
}

int th_fill(tensor *t, scalar value) {
    uint64_t element = 0;
    if (check_target(t) || th_check_scalar("fill", t->dtype, value))
        return -1;
    th_write_scalar(&element, t->dtype, value);
    if (t->contiguous && element == 0 && t->numel < TH_PARALLEL) {
        memset(th_data(t), 0, (size_t)(t->numel * th_item_size[t->dtype]));
        return 0;
    }
    const operand operands[2] = {{t, NULL}, {NULL, &element}};
    return th_iterate(2, operands, filler((dtype)t->dtype), NULL);
}

int th_zero(tensor *t) { return th_fill(t, (scalar){0, 0, TH_INTEGRAL}); }
