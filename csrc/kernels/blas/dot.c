/* dot.c: dot products of vectors. */
#include "dot.h"

#include <math.h>

#include "base/each.h"
#include "base/half.h"
#include "kernels/conv/conv.h"
#include "walk/convert.h"
#include "walk/narrow_dot.h"

#define DOT_LANES TH_DOT_LANES
static double dot_by_tiles(const float *x, const float *y, int64_t count) {
    double sum[DOT_LANES], all = 0;
    th_tiles()->dot_lanes(x, y, count, sum);
    for (int j = 0; j < DOT_LANES; j++)
        all += sum[j];
    return all;
}

#define SUM double
#define LEVELS_OF_DOT CLONES
#define TEMPLATE "kernels/blas/dot_products.h"
#include "base/each/floating.h"
#undef SUM
#undef LEVELS_OF_DOT
#define SUM int64_t
#define LEVELS_OF_DOT FEW_CLONES
#define TEMPLATE "kernels/blas/dot_products.h"
#include "base/each/integral.h"
#undef SUM
#undef LEVELS_OF_DOT

static void widen_piece(loop widen, float *to, const uint16_t *from, int64_t step, int64_t count) {
    uint16_t line[TH_PIECE];
    if (step != 1) {
        th_pack((char *)line, sizeof *line, (const char *)from, step * (int64_t)sizeof *line, count,
                sizeof *line);
        from = line;
    }
    widen((char *const[]){(char *)to, (char *)(uintptr_t)from}, count, NULL);
}

#define LEAST_LANES 128 /* elements: to add up the lanes takes as long as to convert fewer */

/* Half and bfloat16 become floats in registers, or else in the first-level cache. */
static double dot_narrow(dtype type, const uint16_t *x, int64_t x_step, const uint16_t *y,
                         int64_t y_step, int64_t count) {
    const loop widen = th_plain_converter(type, TH_FLOAT);
    const bool lanes = count >= LEAST_LANES && x_step == 1 && y_step == 1;
    const narrow_dot direct = lanes ? th_narrow_dot(type) : NULL;
    double sum = direct ? direct(x, y, count) : NAN;
    if (isfinite(sum))
        return sum;
    sum = 0; /* a sum of floats may have overflowed */
    float a[TH_PIECE], b[TH_PIECE];
    for (int64_t i = 0; i < count; i += TH_PIECE) {
        const int64_t some = count - i < TH_PIECE ? count - i : TH_PIECE;
        widen_piece(widen, a, x + i * x_step, x_step, some);
        widen_piece(widen, b, y + i * y_step, y_step, some);
        sum += dot_float(a, 1, b, 1, some);
    }
    return sum;
}
#define dot_half(...) dot_narrow(TH_HALF, __VA_ARGS__)
#define dot_bfloat16(...) dot_narrow(TH_BFLOAT16, __VA_ARGS__)

/* Pieces of fixed length, so that the sum does not depend on the number of threads. */
#define DOT_PIECE 65536
typedef struct long_dot {
    const tensor *x, *y;
    accumulator *piece;
} long_dot;

static void dot_pieces(int64_t begin, int64_t end, void *context) {
    const long_dot *d = context;
    for (int64_t p = begin; p < end; p++) {
        const int64_t first = p * DOT_PIECE, left = d->x->numel - first;
        const int64_t count = left < DOT_PIECE ? left : DOT_PIECE;
        const int64_t x_step = th_stride(d->x)[0], y_step = th_stride(d->y)[0];
        switch (d->x->dtype) {
#define DOT_CASE(type, T, name, field)                                                             \
    case type:                                                                                     \
        d->piece[p].field = dot_##name((const T *)th_data(d->x) + first * x_step, x_step,          \
                                       (const T *)th_data(d->y) + first * y_step, y_step, count);  \
        break;
#define INTEGRAL_DOT_CASE(type, T, name) DOT_CASE(type, T, name, i)
#define FLOATING_DOT_CASE(type, T, name) DOT_CASE(type, T, name, f)
            EACH_INTEGRAL(INTEGRAL_DOT_CASE)
            EACH_FLOATING(FLOATING_DOT_CASE)
            EACH_NARROW_FLOAT(FLOATING_DOT_CASE)
        }
    }
}

/* Write a sum into t, a tensor of one element; integers wrap around. */
static void put_sum(const tensor *t, accumulator sum) {
    switch (t->dtype) {
#define INTEGRAL_SUM(type, T, name) CASE(type, *(T *)th_data(t) = (T)sum.i)
#define FLOATING_SUM(type, T, name) CASE(type, *(T *)th_data(t) = (T)sum.f)
        EACH_INTEGRAL(INTEGRAL_SUM)
        EACH_FLOATING(FLOATING_SUM)
        CASE(TH_HALF, *(half *)th_data(t) = th_double_half(sum.f))
        CASE(TH_BFLOAT16, *(bfloat16 *)th_data(t) = th_double_bfloat16(sum.f))
    }
}

/* Complex vectors, in pieces as long as those of long_dot. */
typedef struct complex_vectors {
    const tensor *x, *y;
    complexdouble *piece;
} complex_vectors;
#define TEMPLATE "kernels/blas/dot_complex.h"
#include "base/each/complex.h"

static int complex_dot(const tensor *output, const tensor *x, const tensor *y) {
    const int64_t pieces = (x->numel + DOT_PIECE - 1) / DOT_PIECE;
    const bool wide = x->dtype == TH_COMPLEXDOUBLE;
    complexdouble one, sum = 0;
    complex_vectors v = {x, y, &one};
    if (pieces > 1 && !(v.piece = th_allocate(pieces * (int64_t)sizeof *v.piece)))
        return -1;
    th_parallel(pieces, DOT_PIECE, wide ? pieces_complexdouble : pieces_complexfloat, &v);
    for (int64_t p = 0; p < pieces; p++)
        sum += v.piece[p];
    if (pieces > 1)
        th_release(v.piece, pieces * (int64_t)sizeof *v.piece);
    if (wide)
        *(complexdouble *)th_data(output) = sum;
    else
        *(complexfloat *)th_data(output) = (complexfloat)sum;
    return 0;
}

int cpu_dot(tensor *output, const tensor *input, const tensor *other) {
    if (th_is_complex((dtype)input->dtype))
        return complex_dot(output, input, other);
    const int64_t pieces = (input->numel + DOT_PIECE - 1) / DOT_PIECE;
    accumulator one, sum = {.i = 0};
    long_dot d = {input, other, &one};
    if (pieces > 1 && !(d.piece = th_allocate(pieces * (int64_t)sizeof(accumulator))))
        return -1;
    th_parallel(pieces, DOT_PIECE, dot_pieces, &d);
    for (int64_t p = 0; p < pieces; p++)
        if (input->dtype >= TH_HALF)
            sum.f += d.piece[p].f;
        else
            sum.i += d.piece[p].i;
    if (pieces > 1)
        th_release(d.piece, pieces * (int64_t)sizeof(accumulator));
    put_sum(output, sum);
    return 0;
}
