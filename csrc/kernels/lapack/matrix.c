/* matrix.c: conversion between row-major tensors and LAPACK's column-major matrices. */
#include <limits.h>
#include <math.h>
#include <string.h>

#include "kernels/blas/blas.h"
#include "kernels/lapack/lapack.h"

/* x - x is NaN unless x is finite. */
#define FINITE(name, T)                                                                            \
    CLONES static bool name(const T *x, int64_t count) {                                           \
        T sum = 0;                                                                                 \
        _Pragma("omp simd reduction(+ : sum)") for (int64_t i = 0; i < count; i++)                 \
            sum += x[i] - x[i];                                                                    \
        return sum == 0;                                                                           \
    }
FINITE(finite_floats, float)
FINITE(finite_doubles, double)

int th_check_layout(const char *op, const char *name, const tensor *t, bool square) {
    if (t->ndim != 2 || (square && t->size[0] != t->size[1]))
        return th_fail(t->ndim > 2 ? TH_DECLINED : TH_RUNTIME, "%s: %s is %s; need a %smatrix%s",
                       op, name, th_describe(t), square ? "square " : "",
                       t->ndim > 2 ? "; the functions of torch.linalg take batches" : "");
    if (t->size[0] > INT_MAX / 8 || t->size[1] > INT_MAX / 8)
        return th_fail(TH_RUNTIME, "%s: %s is %s; need sizes below %d", op, name, th_describe(t),
                       INT_MAX / 8);
    return 0;
}

int th_check_matrix(const char *op, const char *name, const tensor *t, bool square) {
    return th_check_layout(op, name, t, square) || th_check_finite(op, name, t) ? -1 : 0;
}

int th_check_finite(const char *op, const char *name, const tensor *t) {
    contiguous_lines l;
    if (t->device == TH_META)
        return 0;
    if (th_begin_lines(&l, t))
        return -1;
    const bool finite = t->dtype == TH_FLOAT ? finite_floats(th_data(l.dense), t->numel)
                                             : finite_doubles(th_data(l.dense), t->numel);
    th_end_lines(&l);
    return finite ? 0
                  : th_fail(TH_RUNTIME, "%s: %s is %s with elements that are not finite", op, name,
                            th_describe(t));
}

tensor th_transposed_view(const tensor *t) {
    tensor transposed = th_header(t);
    transposed.size[0] = t->size[1];
    transposed.size[1] = t->size[0];
    transposed.stride[0] = t->stride[1];
    transposed.stride[1] = t->stride[0];
    th_update_layout(&transposed);
    return transposed;
}

tensor *th_to_rows(const tensor *matrix) {
    return th_blas_check("linear algebra") ? NULL : th_clone(matrix);
}

tensor *th_to_columns(const tensor *matrix) {
    const tensor columns = th_transposed_view(matrix);
    return th_to_rows(&columns);
}

tensor *th_new_columns(dtype type, int64_t rows, int64_t columns) {
    if (th_blas_check("linear algebra"))
        return NULL;
    return th_new(TH_CPU, type, 2, (int64_t[]){columns, rows});
}

int th_from_columns(tensor *output, const tensor *columns) {
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

int th_blas_calls(dtype type, const void *asked) {
    const double size = type == TH_FLOAT ? (double)*(const float *)asked : *(const double *)asked;
    return size < 1 ? 1 : size > INT_MAX - 64 ? INT_MAX : (int)size + 1;
}

void th_times(th_product *p, double x) {
    int of_factor, of_product;
    p->mantissa = frexp(p->mantissa * frexp(x, &of_factor), &of_product);
    p->exponent += of_factor + of_product;
}

double th_value(const th_product *p) {
    const int64_t beyond = 4096; /* from here on zero or infinite */
    const int64_t exponent = p->exponent < -beyond ? -beyond : p->exponent;
    return ldexp(p->mantissa, (int)(exponent > beyond ? beyond : exponent));
}
