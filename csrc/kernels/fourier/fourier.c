/* fourier.c: the rows of Fourier transforms: complex, of real numbers, and back to real numbers.

   The last of the transformed dims is the half dim of the last two: n real numbers there have n / 2 + 1
   complex ones, whose others are conjugates. */
#include "fourier.h"

#include <math.h>

#include "kernels/fourier/fitted.h"
#include "kernels/fourier/plan.h"
#include "walk/dense.h"

enum { FORWARD, ORTHO, BACKWARD }; /* the words of norm */

/* What is transformed: the dims in their order, and n along each. */
typedef struct axes {
    int count, dim[TH_MAX_DIM], half; /* half: the last dim of all */
    int64_t n[TH_MAX_DIM];
    uint64_t mask;
} axes;

typedef enum { COMPLEX, FROM_REAL, TO_REAL } transform_kind;

/* The arguments of all rows. Sizes of `lengths` and `real` may be omitted. */
typedef struct request {
    transform_kind kind;
    ints lengths, dims;
    bool line; /* one dim */
    int64_t norm;
    bool inverse;
    double middle;
    ints real; /* sizes of the real tensor, for lengths that were omitted */
} request;

static int take_dims(axes *a, const tensor *input, const request *q) {
    const int ndim = input->ndim;
    if (!ndim)
        return th_fail(TH_INDEX, "$0; need 1 dimension or more");
    a->count = q->dims.at ? q->dims.count : q->lengths.at ? q->lengths.count : ndim;
    if (a->count < 1 || a->count > TH_MAX_DIM || (q->lengths.at && q->lengths.count != a->count))
        return th_fail(TH_VALUE,
                       "$0, dim has %d dims, s %d lengths; need different dims, and as many "
                       "lengths or None",
                       a->count, q->lengths.at ? q->lengths.count : a->count);
    a->mask = 0;
    for (int k = 0; k < a->count; k++) {
        const int64_t dim = q->dims.at ? q->dims.at[k] : k - a->count;
        a->dim[k] = (int)th_wrap_dim("$", dim, ndim);
        if (a->dim[k] < 0)
            return -1;
        if (a->mask >> a->dim[k] & 1)
            return th_fail(TH_VALUE, "$0, dim %d stands twice in dim; need different dims",
                           a->dim[k]);
        a->mask |= th_dim_bit(a->dim[k]);
    }
    a->half = a->dim[a->count - 1];
    return 0;
}

static int take_axes(axes *a, const tensor *input, const request *q) {
    if (take_dims(a, input, q))
        return -1;
    for (int k = 0; k < a->count; k++) {
        const int d = a->dim[k];
        const int64_t size = input->size[d];
        int64_t n = q->lengths.at ? q->lengths.at[k] : TH_NONE;
        if (n == TH_NONE || (n == -1 && !q->line))
            n = q->real.at && d < q->real.count      ? q->real.at[d]
                : q->kind == TO_REAL && d == a->half ? 2 * (size - 1)
                                                     : size;
        if (n < 1)
            return th_fail(TH_VALUE, "$0, n is %lld along dim %d; need n of 1 or more",
                           (long long)n, d);
        a->n[k] = n;
    }
    return 0;
}

/* The size of the tensor that is transformed, after it has been cut or padded. */
static extent fitted_size(const tensor *input, const axes *a, transform_kind kind) {
    extent size = th_extent(input);
    for (int k = 0; k < a->count; k++)
        size.size[a->dim[k]] = kind == TO_REAL && a->dim[k] == a->half ? a->n[k] / 2 + 1 : a->n[k];
    return size;
}

static int shape(extent *result, const tensor *input, const request *q) {
    axes a;
    if (take_axes(&a, input, q))
        return -1;
    *result = fitted_size(input, &a, q->kind);
    const int64_t n = a.n[a.count - 1];
    if (q->kind != COMPLEX)
        result->size[a.half] = q->kind == TO_REAL ? n : n / 2 + 1;
    return 0;
}

static double scale(const request *q, const axes *a) {
    double total = 1;
    for (int k = 0; k < a->count; k++)
        total *= (double)a->n[k];
    return q->norm == ORTHO                               ? 1 / sqrt(total)
           : q->norm == (q->inverse ? BACKWARD : FORWARD) ? 1 / total
                                                          : 1;
}

/* Transform along the dims of the mask, from one dense complex tensor to another or in place. The
   first transform multiplies by scale. reread: whether rows are transformed after them. */
static int along_dims(tensor *to, const tensor *from, uint64_t mask, bool inverse, double scale,
                      bool reread) {
    for (int d = to->ndim - 1; d >= 0; d--) {
        if (!(mask >> d & 1))
            continue;
        const around a = th_around(to, d);
        const fourier_plan *p = th_fourier_plan(a.count, to->dtype == TH_COMPLEXDOUBLE, false);
        const int64_t distance = a.count * a.inner;
        if (!p)
            return -1;
        const bool more = reread || (mask & th_all_dims(d));
        const int failed = th_fourier_complex(&(fourier_call){p, th_data(from), th_data(to),
                                                              a.outer, a.inner, distance, distance,
                                                              NULL, scale, inverse, more});
        th_fourier_end(p);
        if (failed)
            return -1;
        from = to;
        scale = 1;
    }
    return 0;
}

/* Rows of n real numbers become half complex ones, or the other way. */
static int rows(tensor *to, const tensor *from, int64_t n, real_call c) {
    const tensor *real = c.to_real ? to : from;
    c.plan = th_fourier_plan(n, real->dtype == TH_DOUBLE, true);
    if (!c.plan)
        return -1;
    c.from = th_data(from);
    c.to = th_data(to);
    c.count = real->numel / n;
    const int failed = th_fourier_real(&c);
    th_fourier_end(c.plan);
    return failed;
}

/* Transform a dense tensor, which is overwritten unless `keep`; the half dim is the last one. */
static int run(tensor *to, tensor *from, bool keep, const request *q, const axes *a) {
    const uint64_t others = a->mask & ~th_dim_bit(a->half);
    const int last = to->ndim - 1;
    const double factor = scale(q, a);
    const int64_t n = a->n[a->count - 1];
    if (q->kind == COMPLEX)
        return along_dims(to, from, a->mask, q->inverse, factor, false);
    /* Exchange the half dim and the last one in the mask. */
    const uint64_t mask = others >> last & 1 && a->half != last
                              ? (others & ~th_dim_bit(last)) | th_dim_bit(a->half)
                              : others;
    const real_call c = {
        .middle = q->middle, .scale = factor, .to_real = q->kind == TO_REAL, .inverse = q->inverse};
    if (q->kind == FROM_REAL)
        return rows(to, from, n, c) || along_dims(to, to, mask, q->inverse, 1, false);
    tensor *z = mask && keep ? th_new_like(from, from->dtype) : from;
    const int failed = !z || (mask && along_dims(z, from, mask, q->inverse, 1, true))
                       || rows(to, z, n, c);
    if (z != from)
        th_drop(z);
    return failed;
}

static tensor exchanged(const tensor *t, int first, int second) {
    tensor view = th_header(t);
    const int64_t size = view.size[first], stride = th_stride(&view)[first];
    view.size[first] = view.size[second], th_stride(&view)[first] = th_stride(&view)[second];
    view.size[second] = size, th_stride(&view)[second] = stride;
    th_update_layout(&view);
    return view;
}

static int compute(tensor *output, const tensor *input, const request *q) {
    axes a;
    if (take_axes(&a, input, q))
        return -1;
    if (!output->numel)
        return 0;
    const extent size = fitted_size(input, &a, q->kind);
    const dtype type = (dtype)input->dtype;
    tensor *from = th_fitted(input, q->kind == FROM_REAL ? type : th_complex_of(type), &size);
    const int last = output->ndim - 1, half = q->kind == COMPLEX ? last : a.half;
    if (!from)
        return -1;
    const tensor from_view = exchanged(from, half, last);
    tensor to_view = exchanged(output, half, last);
    tensor *dense = th_dense(&from_view), *to = th_dense_result(&to_view);
    const bool keep = dense == &from_view && from == input;
    const int failed = !dense || !to || run(to, dense, keep, q, &a);
    if (dense != &from_view)
        th_drop(dense);
    th_drop(from);
    return th_deliver(&to_view, to, failed);
}

int shape_fourier(extent *result, const tensor *input, ints s, ints dim, int64_t norm,
                  bool inverse) {
    const request q = {COMPLEX, s, dim, false, norm, inverse, 1, {NULL, 0}};
    return shape(result, input, &q);
}

int cpu_fourier(tensor *output, const tensor *input, ints s, ints dim, int64_t norm, bool inverse) {
    const request q = {COMPLEX, s, dim, false, norm, inverse, 1, {NULL, 0}};
    return compute(output, input, &q);
}

int shape_fourier_real(extent *result, const tensor *input, ints s, ints dim, int64_t norm,
                       bool inverse, scalar middle) {
    const request q = {FROM_REAL, s, dim, false, norm, inverse, middle.f, {NULL, 0}};
    return shape(result, input, &q);
}

int cpu_fourier_real(tensor *output, const tensor *input, ints s, ints dim, int64_t norm,
                     bool inverse, scalar middle) {
    const request q = {FROM_REAL, s, dim, false, norm, inverse, middle.f, {NULL, 0}};
    return compute(output, input, &q);
}

int shape_fourier_half(extent *result, const tensor *input, ints s, ints dim, int64_t norm,
                       bool inverse, scalar middle, ints real) {
    const request q = {TO_REAL, s, dim, false, norm, inverse, middle.f, real};
    return shape(result, input, &q);
}

int cpu_fourier_half(tensor *output, const tensor *input, ints s, ints dim, int64_t norm,
                     bool inverse, scalar middle, ints real) {
    const request q = {TO_REAL, s, dim, false, norm, inverse, middle.f, real};
    return compute(output, input, &q);
}

/* One dim */

static ints one(const int64_t *number) { return (ints){*number == TH_NONE ? NULL : number, 1}; }

int shape_fourier_line(extent *result, const tensor *input, int64_t n, int64_t dim, int64_t norm,
                       bool inverse) {
    const request q = {COMPLEX, one(&n), one(&dim), true, norm, inverse, 1, {NULL, 0}};
    return shape(result, input, &q);
}

int cpu_fourier_line(tensor *output, const tensor *input, int64_t n, int64_t dim, int64_t norm,
                     bool inverse) {
    const request q = {COMPLEX, one(&n), one(&dim), true, norm, inverse, 1, {NULL, 0}};
    return compute(output, input, &q);
}

int shape_fourier_real_line(extent *result, const tensor *input, int64_t n, int64_t dim,
                            int64_t norm, bool inverse, scalar middle) {
    const request q = {FROM_REAL, one(&n), one(&dim), true, norm, inverse, middle.f, {NULL, 0}};
    return shape(result, input, &q);
}

int cpu_fourier_real_line(tensor *output, const tensor *input, int64_t n, int64_t dim, int64_t norm,
                          bool inverse, scalar middle) {
    const request q = {FROM_REAL, one(&n), one(&dim), true, norm, inverse, middle.f, {NULL, 0}};
    return compute(output, input, &q);
}

int shape_fourier_half_line(extent *result, const tensor *input, int64_t n, int64_t dim,
                            int64_t norm, bool inverse, scalar middle, ints real) {
    const request q = {TO_REAL, one(&n), one(&dim), true, norm, inverse, middle.f, real};
    return shape(result, input, &q);
}

int cpu_fourier_half_line(tensor *output, const tensor *input, int64_t n, int64_t dim, int64_t norm,
                          bool inverse, scalar middle, ints real) {
    const request q = {TO_REAL, one(&n), one(&dim), true, norm, inverse, middle.f, real};
    return compute(output, input, &q);
}
