/* matrix.c: conversion between row-major tensors and LAPACK's column-major matrices. */
#include <limits.h>
#include <math.h>
#include <string.h>

#include "kernels/blas/blas.h"
#include "kernels/lapack/lapack.h"

#define FINITE(T)                                                                                  \
    {                                                                                              \
        const T *x = th_data(dense);                                                               \
        for (int64_t i = 0; i < dense->numel; i++)                                                 \
            finite &= x[i] - x[i] == 0;                                                            \
    }

int th_check_matrix(const char *op, const char *name, const tensor *t, bool square) {
    if (t->ndim != 2 || (square && t->size[0] != t->size[1]))
        return th_fail(t->ndim > 2 ? TH_DECLINED : TH_RUNTIME, "%s: %s is %s; need a %smatrix%s",
                       op, name, th_describe(t), square ? "square " : "",
                       t->ndim > 2 ? "; the functions of torch.linalg take batches" : "");
    if (t->size[0] > INT_MAX / 8 || t->size[1] > INT_MAX / 8)
        return th_fail(TH_RUNTIME, "%s: %s is %s; need sizes below %d", op, name, th_describe(t),
                       INT_MAX / 8);
    return th_check_finite(op, name, t);
}

int th_check_finite(const char *op, const char *name, const tensor *t) {
    tensor *dense = th_dense(t);
    if (!dense)
        return -1;
    bool finite = true;
    if (t->dtype == TH_FLOAT)
        FINITE(float)
    else
        FINITE(double)
    th_drop(dense);
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

tensor *th_to_columns(const tensor *matrix) {
    const tensor columns = th_transposed_view(matrix);
    return th_blas_check("linear algebra") ? NULL : th_clone(&columns);
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

int th_from_triangle(tensor *output, const tensor *columns, bool upper) {
    const int64_t item = th_item_size[columns->dtype], rows = columns->size[1];
    char *data = th_data(columns);
    for (int64_t j = 0; j < columns->size[0]; j++) {
        const int64_t end = j + 1 < rows ? j + 1 : rows, start = j < rows ? j : rows;
        if (upper)
            memset(data + (j * rows + end) * item, 0, (size_t)((rows - end) * item));
        else
            memset(data + j * rows * item, 0, (size_t)(start * item));
    }
    return th_from_columns(output, columns);
}

int th_blas_calls(dtype type, const void *asked) {
    const double size = type == TH_FLOAT ? (double)*(const float *)asked : *(const double *)asked;
    return size < 1 ? 1 : size > INT_MAX - 64 ? INT_MAX : (int)size + 1;
}
