/* lapack.h: LAPACK routines under the names of scipy-openblas32, and conversion to column-major
   matrices. Sizes are int. */
#pragma once
#include <stddef.h>

#include "row/row.h"
#include "walk/dense.h"

/* One declaration for float and double. Numbers are passed by address; lengths of strings come
   last. */
#define LAPACK(name, ...)                                                                          \
    void scipy_s##name##_(__VA_ARGS__);                                                            \
    void scipy_d##name##_(__VA_ARGS__);
typedef const int *whole;
typedef const char *word;
LAPACK(gecon, word norm, whole n, const void *a, whole lda, const void *size, void *condition,
       void *work, int *more, int *info, size_t)
LAPACK(pocon, word uplo, whole n, const void *a, whole lda, const void *size, void *condition,
       void *work, int *more, int *info, size_t)
LAPACK(trcon, word norm, word uplo, word diag, whole n, const void *a, whole lda, void *condition,
       void *work, int *more, int *info, size_t, size_t, size_t)
LAPACK(gels, word trans, whole m, whole n, whole k, void *a, whole lda, void *b, whole ldb,
       void *work, whole work_size, int *info, size_t)
LAPACK(gelsy, whole m, whole n, whole k, void *a, whole lda, void *b, whole ldb, int *pivots,
       const void *rcond, int *rank, void *work, whole work_size, int *info)
LAPACK(getrf, whole m, whole n, void *a, whole lda, int *pivots, int *info)
LAPACK(getri, whole n, void *a, whole lda, const int *pivots, void *work, whole work_size,
       int *info)
LAPACK(getrs, word trans, whole n, whole k, const void *a, whole lda, const int *pivots, void *b,
       whole ldb, int *info, size_t)
LAPACK(potrf, word uplo, whole n, void *a, whole lda, int *info, size_t)
LAPACK(potri, word uplo, whole n, void *a, whole lda, int *info, size_t)
LAPACK(pstrf, word uplo, whole n, void *a, whole lda, int *pivots, int *rank, const void *tolerance,
       void *work, int *info, size_t)
LAPACK(geqrf, whole m, whole n, void *a, whole lda, void *tau, void *work, whole work_size,
       int *info)
LAPACK(orgqr, whole m, whole n, whole k, void *a, whole lda, const void *tau, void *work,
       whole work_size, int *info)
LAPACK(ormqr, word side, word trans, whole m, whole n, whole k, const void *a, whole lda,
       const void *tau, void *c, whole ldc, void *work, whole work_size, int *info, size_t, size_t)
LAPACK(syevd, word job, word uplo, whole n, void *a, whole lda, void *values, void *work,
       whole work_size, int *more, whole more_room, int *info, size_t, size_t)
LAPACK(geev, word left, word right, whole n, void *a, whole lda, void *real, void *imaginary,
       void *vl, whole ldvl, void *vr, whole ldvr, void *work, whole work_size, int *info, size_t,
       size_t)
LAPACK(gesdd, word job, whole m, whole n, void *a, whole lda, void *s, void *u, whole ldu, void *vt,
       whole ldvt, void *work, whole work_size, int *more, int *info, size_t)

#define CALL(type, name, ...)                                                                      \
    ((type) == TH_FLOAT ? scipy_s##name##_(__VA_ARGS__) : scipy_d##name##_(__VA_ARGS__))

/* A product whose partial products may leave the range of doubles: mantissa * 2^exponent. */
typedef struct th_product {
    double mantissa;
    int64_t exponent;
} th_product;
void th_times(th_product *p, double x);
double th_value(const th_product *p);

/* matrix.c. Check that t is a matrix, and square if `square` is set; th_check_matrix also that its
   elements are finite. */
int th_check_layout(const char *op, const char *name, const tensor *t, bool square);
int th_check_matrix(const char *op, const char *name, const tensor *t, bool square);
int th_check_finite(const char *op, const char *name, const tensor *t);
tensor th_transposed_view(const tensor *t); /* the transpose; a header that owns nothing */
/* Return a contiguous copy of the matrix. */
tensor *th_to_rows(const tensor *matrix);
/* Return a new tensor [columns, rows]: the matrix, or an empty one of its size, in column-major
   order. */
tensor *th_to_columns(const tensor *matrix);
tensor *th_new_columns(dtype type, int64_t rows, int64_t columns);
int th_from_columns(tensor *output, const tensor *columns);
/* Copy the upper or lower triangle to output and set the rest to zero. */
int th_from_triangle(tensor *output, const tensor *columns, bool upper);
/* Set the rest of a matrix to zero; line i keeps its elements 0 to i if `leading`, else those from i
   on. */
void th_keep_triangle(const tensor *lines, bool leading);
/* A matrix with contiguous lines, its rows or its columns; a copy if it has neither. */
typedef struct contiguous_lines {
    tensor view, *dense; /* [lines, elements] */
    bool rows;
} contiguous_lines;
/* -1: out of memory; end it in any case */
int th_begin_lines(contiguous_lines *l, const tensor *matrix);
void th_end_lines(contiguous_lines *l);
/* solve.c. Solve with a triangle or its transpose, then also with the other of the two if `again`. */
int th_solve_triangles(tensor *solution, const tensor *input, const tensor *A, bool upper,
                       bool transpose, bool unit, bool again);
/* Return the workspace size that a routine reported in its first element of work. */
int th_blas_calls(dtype type, const void *asked);
static inline int th_at_least_one(int64_t n) { return n > 1 ? (int)n : 1; }
static inline size_t th_bytes(const tensor *t) { return (size_t)t->numel * th_item_size[t->dtype]; }
