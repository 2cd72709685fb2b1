/* equal.c: whether two tensors have the same size and elements. */
#include "equal.h"

#include <string.h>

#include "base/each.h"
#include "base/half.h"
#include "kernels/view/part.h"

#define FIRST 128          /* elements of the first piece: many unequal tensors differ there */
#define LARGEST (64 << 10) /* elements of the largest piece */
#define GROWTH 32
#define PARTS 256 /* complex numbers of Halfs compared at once */

typedef struct comparison {
    loop body;
    int64_t piece; /* most elements of the next piece */
    uint8_t *same; /* LARGEST bytes */
} comparison;

#define ARGUMENTS char *const *at, int64_t count, __attribute__((unused)) const scalar *option
#define WRITE_EACH(same)                                                                           \
    for (int64_t i = 0; i < count; i++)                                                            \
        to[i] = (same) ? 1 : 0;
#define COMPARE(name, T, same)                                                                     \
    LEVELS(compare_##name, (ARGUMENTS), (at, count, option)) {                                     \
        uint8_t *to = (uint8_t *)at[0];                                                            \
        const T *x = (const T *)at[1], *y = (const T *)at[2];                                      \
        WRITE_EACH(same)                                                                           \
    }
#define COMPARE_TYPE(type, T, name) COMPARE(name, T, x[i] == y[i])
EACH_TYPE(COMPARE_TYPE)
/* Bits of Half and BFloat16: equal bits that are no nan, or two zeros. */
#define SAME_BITS(infinity)                                                                        \
    ((x[i] == y[i] && (x[i] & 0x7fff) <= (infinity)) || ((x[i] | y[i]) & 0x7fff) == 0)
COMPARE(half, uint16_t, SAME_BITS(0x7c00))
COMPARE(bfloat16, uint16_t, SAME_BITS(0x7f80))
#define COMPARE_PAIRS(name, T)                                                                     \
    COMPARE(name, T, (x[2 * i] == y[2 * i]) & (x[2 * i + 1] == y[2 * i + 1]))
COMPARE_PAIRS(complexfloat, float)
COMPARE_PAIRS(complexdouble, double)
/* Numbers that have one pattern of bits each, but for nan and zero. */
#define SAME_BYTES(least_nan, sign)                                                                \
    ((x[i] == y[i] && (x[i] & sign) < (least_nan)) || ((x[i] | y[i]) & sign) == 0)
COMPARE(float8_e4m3fn, uint8_t, SAME_BYTES(0x7f, 0x7f))
COMPARE(float8_e5m2, uint8_t, SAME_BYTES(0x7d, 0x7f))
COMPARE(float8_fnuz, uint8_t, x[i] == y[i] && x[i] != 0x80)
static void compare_complexhalf(ARGUMENTS) {
    uint8_t parts[2 * PARTS];
    for (int64_t begin = 0; begin < count; begin += PARTS) {
        const int64_t length = count - begin < PARTS ? count - begin : PARTS;
        compare_half((char *const[]){(char *)parts, at[1] + 4 * begin, at[2] + 4 * begin},
                     2 * length, option);
        for (int64_t i = 0; i < length; i++)
            at[0][begin + i] = parts[2 * i] & parts[2 * i + 1];
    }
}

#define ENTRY(type, T, name) [type] = compare_##name,
static const loop loops[TH_TYPES] = {
    EACH_SUMMED(ENTRY)[TH_BOOL] = compare_byte,
    [TH_HALF] = compare_half,
    [TH_BFLOAT16] = compare_bfloat16,
    [TH_UINT16] = compare_short,
    [TH_UINT32] = compare_int,
    [TH_UINT64] = compare_long,
    [TH_FLOAT8_E4M3FN] = compare_float8_e4m3fn,
    [TH_FLOAT8_E5M2] = compare_float8_e5m2,
    [TH_FLOAT8_E4M3FNUZ] = compare_float8_fnuz,
    [TH_FLOAT8_E5M2FNUZ] = compare_float8_fnuz,
    [TH_COMPLEXHALF] = compare_complexhalf,
};

/* Compare a piece: 1 if all elements are equal. */
static int compare_piece(comparison *c, const tensor *x, const tensor *y) {
    storage memory = {.references = 1, .data = c->same, .capacity = LARGEST, .dtype = TH_BOOL};
    tensor same = {.references = 1, .dtype = TH_BOOL, .ndim = x->ndim, .storage = &memory};
    int64_t step = 1;
    for (int d = x->ndim - 1; d >= 0; step *= same.size[d--]) {
        same.size[d] = x->size[d];
        th_stride(&same)[d] = step;
    }
    th_update_layout(&same);
    if (!x->contiguous)
        th_keep_order(&same, x);
    const task w = {.body = c->body, .outputs = 1, .count = 3, .operands = {{&same}, {x}, {y}}};
    return th_iterate(&w) ? -1 : !memchr(c->same, 0, (size_t)x->numel);
}

/* The dim with the largest stride. */
static int outer_dim(const tensor *t) {
    int outer = 0;
    for (int d = 1; d < t->ndim; d++)
        if (t->size[d] > 1 && (t->size[outer] == 1 || th_stride(t)[d] > th_stride(t)[outer]))
            outer = d;
    return outer;
}

/* Compare in pieces that grow, until one differs. */
static int compare(comparison *c, const tensor *x, const tensor *y) {
    if (x->numel <= c->piece)
        return compare_piece(c, x, y);
    const int dim = outer_dim(x);
    const int64_t length = x->size[dim], line = x->numel / length;
    for (int64_t start = 0, count; start < length; start += count) {
        tensor part, other;
        const int64_t fits = c->piece / line, left = length - start;
        count = fits < 1 ? 1 : fits < left ? fits : left;
        if (th_part_narrow(&part, x, dim, start, count)
            || th_part_narrow(&other, y, dim, start, count))
            return -1;
        const int same = compare(c, &part, &other);
        if (same <= 0)
            return same;
        c->piece = c->piece < LARGEST / GROWTH ? c->piece * GROWTH : LARGEST;
    }
    return 1;
}

int shape_equal_everywhere(extent *result, const tensor *input, const tensor *other) {
    (void)input, (void)other;
    *result = (extent){0};
    return 0;
}

/* Whether both are the same elements in memory, and none of them is nan. */
static bool is_same(const tensor *x, const tensor *y) {
    bool same = !th_is_floating((dtype)x->dtype) && th_data(x) == th_data(y);
    for (int d = 0; same && d < x->ndim; d++)
        same = th_stride(x)[d] == th_stride(y)[d];
    return same;
}

int cpu_equal_everywhere(tensor *output, const tensor *input, const tensor *other) {
    uint8_t memory[LARGEST];
    comparison c = {loops[input->dtype], FIRST, memory};
    int same = th_same_size(input, other);
    if (same && input->numel && !is_same(input, other))
        same = compare(&c, input, other);
    *(uint8_t *)th_data(output) = same > 0;
    return same < 0 ? -1 : 0;
}
