/* element.c: reads and writes single elements, and checks whether numbers fit an element type. */
#include <inttypes.h>
#include <math.h>

#include "base/half.h"
#include "walk/walk.h"

static const int64_t lowest[TH_TYPES + 1] = {0, 0, INT8_MIN, INT16_MIN, INT32_MIN, INT64_MIN};
static const int64_t highest[TH_TYPES + 1] = {1,
                                              UINT8_MAX,
                                              INT8_MAX,
                                              INT16_MAX,
                                              INT32_MAX,
                                              INT64_MAX,
                                              [TH_UINT16] = UINT16_MAX,
                                              [TH_UINT32] = UINT32_MAX,
                                              [TH_UINT64] = INT64_MAX};

bool th_holds(dtype type, int64_t i) { return i >= lowest[type] && i <= highest[type]; }

/* Whether a float lies between the least and the greatest element; it is cut towards zero. */
static bool holds_real(dtype type, scalar value) {
    const double f = value.f;
    return f >= (double)lowest[type]
           && (type == TH_LONG     ? f < 0x1p63
               : type == TH_UINT64 ? f < 0x1p64 || (f == 0x1p64 && value.i) /* rounded to it */
                                   : f <= (double)highest[type]);
}

/* A negative int wraps around in unsigned types, as conversions of C do: -1 is 255 in a Byte. */
static bool holds_wrapped(dtype type, int64_t i) {
    const bool wraps = (1 << TH_BYTE | TH_UNSIGNED) >> type & 1;
    return th_holds(type, i) || (wraps && i < 0 && i >= -highest[type]);
}

/* Whether a number is rounded to a finite element; the bound itself is rounded to infinity. 8-bit
   floats take any number. */
static bool rounds_to_finite(dtype type, double f) {
    static const double bound[] = {
        [TH_HALF] = 65520, [TH_BFLOAT16] = 0x1.ffp127, [TH_FLOAT] = 0x1.ffffffp127};
    return type == TH_DOUBLE || th_is_stored(type) || isinf(f) || isnan(f) || fabs(f) < bound[type];
}

bool th_becomes_infinite(dtype type, scalar value) {
    const dtype part = th_is_complex(type) ? th_part(type) : type;
    return th_is_floating(part)
           && !(rounds_to_finite(part, value.f) && rounds_to_finite(part, value.imaginary));
}

int th_check_value(const char *op, dtype type, scalar value) {
    if (!th_is_floating(type) && !th_is_complex(type))
        return th_check_scalar(op, type, value);
    value.f = value.imaginary = 0; /* any number; those beyond the range become infinite */
    return th_check_scalar(op, type, value);
}

int th_check_scalar(const char *op, dtype type, scalar value) {
    if (value.kind == TH_IMAGINARY && !th_is_complex(type))
        return th_fail(TH_TYPE, "%s: %sTensor takes no complex number such as %g%+gj", op,
                       th_dtype_name[type], value.f, value.imaginary);
    if (value.kind == TH_DEFAULT || type == TH_BOOL) /* any real number converts to a bool */
        return 0;
    if (th_is_complex(type) && value.kind == TH_IMAGINARY
        && th_check_scalar(op, th_part(type), th_real(value.imaginary)))
        return -1;
    if (th_is_complex(type))
        return th_check_scalar(op, th_part(type), th_real(value.f));
    if (th_is_floating(type)) {
        if (rounds_to_finite(type, value.f))
            return 0;
        return th_fail(TH_RUNTIME, "%s: %g is out of range for %sTensor", op, value.f,
                       th_dtype_name[type]);
    }
    if (value.kind == TH_REAL ? holds_real(type, value) : holds_wrapped(type, value.i))
        return 0;
    return value.kind == TH_REAL
               ? th_fail(TH_RUNTIME, "%s: %g is out of range for %sTensor", op, value.f,
                         th_dtype_name[type])
               : th_fail(TH_RUNTIME, "%s: %" PRId64 " is out of range for %sTensor", op, value.i,
                         th_dtype_name[type]);
}

int th_fit_scalar(const char *op, dtype type, scalar *value) {
    if (th_check_scalar(op, type, *value))
        return -1;
    if (type == TH_BOOL)
        *value = th_integral(value->f != 0 || value->imaginary != 0);
    if (value->kind == TH_DEFAULT && !th_is_floating(type)) {
        value->i = value->i < lowest[type] ? lowest[type] : value->i;
        value->i = value->i > highest[type] ? highest[type] : value->i;
    }
    return 0;
}

void th_write_scalar(void *element, dtype type, scalar value) {
    int64_t i = value.i;
    if (!th_is_floating(type) && value.kind != TH_INTEGRAL)
        i = i < lowest[type] ? lowest[type] : i > highest[type] ? highest[type] : i;
    switch (type) {
    case TH_BOOL: *(uint8_t *)element = value.f != 0 || value.imaginary != 0; break;
    case TH_BYTE: *(uint8_t *)element = (uint8_t)i; break;
    case TH_CHAR: *(int8_t *)element = (int8_t)i; break;
    case TH_SHORT: *(int16_t *)element = (int16_t)i; break;
    case TH_INT: *(int32_t *)element = (int32_t)i; break;
    case TH_LONG: *(int64_t *)element = i; break;
    case TH_HALF: *(half *)element = th_double_half(value.f); break;
    case TH_BFLOAT16: *(bfloat16 *)element = th_double_bfloat16(value.f); break;
    case TH_FLOAT: *(float *)element = (float)value.f; break;
    case TH_DOUBLE: *(double *)element = value.f; break;
    case TH_COMPLEXFLOAT:
        ((float *)element)[0] = (float)value.f;
        ((float *)element)[1] = (float)value.imaginary;
        break;
    case TH_COMPLEXDOUBLE:
        ((double *)element)[0] = value.f;
        ((double *)element)[1] = value.imaginary;
        break;
    default: th_write_stored(element, type, value, i); break;
    }
}

static void *address(const tensor *t, int64_t offset) {
    return (char *)t->storage->data + offset * th_item_size[t->dtype];
}

void th_put(const tensor *t, int64_t offset, scalar value) {
    th_write_scalar(address(t, offset), t->dtype, value);
}

double th_get(const tensor *t, int64_t offset, int64_t *integer) {
    const void *element = address(t, offset);
    int64_t i;
    switch (t->dtype) {
    case TH_BOOL: i = *(const uint8_t *)element != 0; break;
    case TH_BYTE: i = *(const uint8_t *)element; break;
    case TH_CHAR: i = *(const int8_t *)element; break;
    case TH_SHORT: i = *(const int16_t *)element; break;
    case TH_INT: i = *(const int32_t *)element; break;
    case TH_LONG: i = *(const int64_t *)element; break;
    case TH_HALF: return th_half_to_float(*(const half *)element);
    case TH_BFLOAT16: return th_bfloat16_float(*(const bfloat16 *)element);
    case TH_FLOAT:
    case TH_COMPLEXFLOAT: return *(const float *)element;
    case TH_DOUBLE:
    case TH_COMPLEXDOUBLE: return *(const double *)element;
    default: return th_read_stored(element, (dtype)t->dtype, integer);
    }
    if (integer)
        *integer = i;
    return (double)i;
}

double th_imaginary(const tensor *t, int64_t offset) {
    const void *element = address(t, offset);
    return t->dtype == TH_COMPLEXFLOAT    ? ((const float *)element)[1]
           : t->dtype == TH_COMPLEXDOUBLE ? ((const double *)element)[1]
           : t->dtype == TH_COMPLEXHALF   ? th_half_float(((const half *)element)[1])
                                          : 0;
}

static __attribute__((noinline)) int read_far(const tensor *t, int64_t offset, scalar *value) {
    th_bits element = 0;
    storage here = {.data = &element};
    const tensor one = {.dtype = t->dtype, .storage = &here};
    if (th_gpu_download(t->device, &element, address(t, offset), th_item_size[t->dtype], true))
        return -1;
    return th_read_element(&one, 0, value);
}

int th_read_element(const tensor *t, int64_t offset, scalar *value) {
    if (__builtin_expect(t->device != TH_CPU, 0))
        return read_far(t, offset, value);
    value->f = th_get(t, offset, &value->i);
    value->imaginary = th_is_complex((dtype)t->dtype) ? th_imaginary(t, offset) : 0;
    return 0;
}

int th_write_element(const tensor *t, int64_t offset, scalar value) {
    th_bits element = 0;
    if (t->device == TH_CPU) {
        th_put(t, offset, value);
        return 0;
    }
    th_write_scalar(&element, t->dtype, value);
    return th_gpu_upload(t->device, address(t, offset), &element, th_item_size[t->dtype], true);
}
