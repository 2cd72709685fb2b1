/* matrix.c: conversion between row-major tensors and LAPACK's column-major matrices. */
#include <complex.h>
#include <limits.h>
#include <math.h>
#include <string.h>

#include "kernels/blas/blas.h"
#include "kernels/lapack/lapack.h"

#define TEMPLATE "kernels/lapack/matrix_finite.h"
#include "base/each/floating.h"

int th_check_counts(int slot, const tensor *t) {
    for (int d = t->ndim > 2 ? t->ndim - 2 : 0; d < t->ndim; d++)
        if (t->size[d] > INT_MAX / 8)
            return th_fail(TH_RUNTIME, "$%d; need sizes below %d", slot, INT_MAX / 8);
    return 0;
}

int th_unfinished(void) { return th_fail(TH_LINALG, "$0; the iteration did not converge"); }

int th_is_finite(const tensor *t) {
    contiguous_lines l;
    if (t->device == TH_META)
        return 0;
    if (th_begin_lines(&l, t))
        return -1;
    const int64_t count = t->numel * (th_is_complex((dtype)t->dtype) ? 2 : 1);
    const bool finite = th_is_single((dtype)t->dtype) ? finite_float(th_data(l.dense), count)
                                                      : finite_double(th_data(l.dense), count);
    th_end_lines(&l);
    return finite;
}

int th_check_finite(int slot, const tensor *t) {
    const int finite = th_is_finite(t);
    return finite ? finite > 0 ? 0 : -1
                  : th_fail(TH_LINALG, "$%d with elements that are not finite", slot);
}

void th_conjugate_all(const tensor *dense) {
    float *x = th_data(dense);
    double *y = th_data(dense);
    for (int64_t i = 0; dense->dtype == TH_COMPLEXFLOAT && i < dense->numel; i++)
        x[2 * i + 1] = -x[2 * i + 1];
    for (int64_t i = 0; dense->dtype == TH_COMPLEXDOUBLE && i < dense->numel; i++)
        y[2 * i + 1] = -y[2 * i + 1];
}

tensor *th_flipped(const tensor *t, bool conjugate) {
    tensor flipped = th_header(t);
    const int last = t->ndim - 1;
    flipped.size[last] = t->size[last - 1], flipped.size[last - 1] = t->size[last];
    th_stride(&flipped)[last] = th_stride(t)[last - 1],
    th_stride(&flipped)[last - 1] = th_stride(t)[last];
    th_update_layout(&flipped);
    tensor *copy = th_clone(&flipped);
    if (copy && conjugate && th_is_complex((dtype)t->dtype))
        th_conjugate_all(copy);
    return copy;
}

tensor th_transposed_view(const tensor *t) {
    tensor transposed = th_header(t);
    transposed.size[0] = t->size[1];
    transposed.size[1] = t->size[0];
    th_stride(&transposed)[0] = th_stride(t)[1];
    th_stride(&transposed)[1] = th_stride(t)[0];
    th_update_layout(&transposed);
    return transposed;
}

tensor *th_to_rows(const tensor *matrix) {
    return th_blas_check("linear algebra") ? NULL : th_clone(matrix);
}

tensor *th_new_columns(dtype type, int64_t rows, int64_t columns) {
    if (th_blas_check("linear algebra"))
        return NULL;
    return th_new(TH_CPU, type, 2, (int64_t[]){columns, rows});
}

/* Transpose contiguous rows; a copy by strides takes longer than many a small matrix. */
static void turn(const tensor *to, const tensor *from) {
    const int item = th_item_size[from->dtype];
    th_transpose(th_data(to), to->size[1] * item, th_data(from), from->size[1] * item, to->size[0],
                 to->size[1], item);
}

tensor *th_to_columns(const tensor *matrix) {
    if (!matrix->contiguous || matrix->numel >= TH_PARALLEL) {
        const tensor columns = th_transposed_view(matrix);
        return th_to_rows(&columns);
    }
    tensor *columns = th_new_columns((dtype)matrix->dtype, matrix->size[0], matrix->size[1]);
    if (columns)
        turn(columns, matrix);
    return columns;
}

int th_from_columns(tensor *output, const tensor *columns) {
    const bool whole = output->contiguous && columns->contiguous && output->dtype == columns->dtype;
    if (whole && output->numel < TH_PARALLEL) {
        turn(output, columns);
        return 0;
    }
    const tensor matrix = th_transposed_view(columns);
    return th_copy(output, &matrix);
}

void th_keep_triangle(const tensor *lines, bool leading) {
    const int64_t item = th_item_size[lines->dtype], length = lines->size[1];
    char *data = th_data(lines);
    for (int64_t i = 0; i < lines->size[0]; i++) {
        const int64_t end = i + 1 < length ? i + 1 : length, start = i < length ? i : length;
        if (leading)
            memset(data + (i * length + end) * item, 0, (size_t)((length - end) * item));
        else
            memset(data + i * length * item, 0, (size_t)(start * item));
    }
}

int th_from_triangle(tensor *output, const tensor *columns, bool upper) {
    th_keep_triangle(columns, upper);
    return th_from_columns(output, columns);
}

int th_begin_lines(contiguous_lines *l, const tensor *matrix) {
    if (matrix->ndim == 2)
        l->view = th_transposed_view(matrix);
    l->rows = matrix->contiguous || matrix->ndim != 2 || !l->view.contiguous;
    if (l->rows)
        l->view = th_header(matrix);
    l->dense = th_begin_dense(&l->view);
    return l->dense ? 0 : -1;
}

void th_end_lines(contiguous_lines *l) { th_end_dense(l->dense, &l->view); }

int th_take_work(workspace *work, dtype type, int64_t elements) {
    work->bytes = elements * th_item_size[type];
    work->at = th_allocate(work->bytes);
    return work->at ? 0 : -1;
}

int th_work_size(dtype type, const void *asked) {
    const double size = th_is_single(type) ? (double)*(const float *)asked : *(const double *)asked;
    return size < 1 ? 1 : size > INT_MAX - 64 ? INT_MAX : (int)size + 1;
}

static int exponent_of(complexdouble x) {
    int exponent;
    (void)frexp(fmax(fabs(creal(x)), fabs(cimag(x))), &exponent);
    return exponent;
}

static complexdouble scaled(complexdouble x, int exponent) {
    return __builtin_complex(ldexp(creal(x), exponent), ldexp(cimag(x), exponent));
}

void th_times(th_product *p, complexdouble x) {
    const int of_factor = exponent_of(x);
    const complexdouble product = p->mantissa * scaled(x, -of_factor);
    const int of_product = exponent_of(product);
    p->mantissa = scaled(product, -of_product);
    p->exponent += of_factor + of_product;
}

complexdouble th_value(const th_product *p) {
    const int64_t beyond = 4096; /* from here on zero or infinite */
    const int64_t exponent = p->exponent < -beyond ? -beyond : p->exponent;
    return scaled(p->mantissa, (int)(exponent > beyond ? beyond : exponent));
}
