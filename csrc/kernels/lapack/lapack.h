/* lapack.h: LAPACK routines under the names of scipy-openblas32, and conversion to column-major
   matrices. Sizes are int. */
#pragma once
#include <math.h>
#include <stddef.h>

#include "row/row.h"
#include "walk/dense.h"

/* One declaration for float and double, or for complex numbers, or for all four. Numbers are passed by
   address; lengths of strings come last. */
#define REAL(name, ...)                                                                            \
    void scipy_s##name##_(__VA_ARGS__);                                                            \
    void scipy_d##name##_(__VA_ARGS__);
#define COMPLEX(name, ...)                                                                         \
    void scipy_c##name##_(__VA_ARGS__);                                                            \
    void scipy_z##name##_(__VA_ARGS__);
#define LAPACK(name, ...) REAL(name, __VA_ARGS__) COMPLEX(name, __VA_ARGS__)
typedef const int *whole;
typedef const char *word;
/* more: ints for real matrices, real numbers for complex ones */
LAPACK(gecon, word norm, whole n, const void *a, whole lda, const void *size, void *condition,
       void *work, void *more, int *info, size_t)
LAPACK(pocon, word uplo, whole n, const void *a, whole lda, const void *size, void *condition,
       void *work, void *more, int *info, size_t)
LAPACK(trcon, word norm, word uplo, word diag, whole n, const void *a, whole lda, void *condition,
       void *work, void *more, int *info, size_t, size_t, size_t)
LAPACK(gels, word trans, whole m, whole n, whole k, void *a, whole lda, void *b, whole ldb,
       void *work, whole work_size, int *info, size_t)
REAL(gelsy, whole m, whole n, whole k, void *a, whole lda, void *b, whole ldb, int *pivots,
     const void *rcond, int *rank, void *work, whole work_size, int *info)
COMPLEX(gelsy, whole m, whole n, whole k, void *a, whole lda, void *b, whole ldb, int *pivots,
        const void *rcond, int *rank, void *work, whole work_size, void *real_work, int *info)
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
REAL(orgqr, whole m, whole n, whole k, void *a, whole lda, const void *tau, void *work,
     whole work_size, int *info)
COMPLEX(ungqr, whole m, whole n, whole k, void *a, whole lda, const void *tau, void *work,
        whole work_size, int *info)
REAL(ormqr, word side, word trans, whole m, whole n, whole k, const void *a, whole lda,
     const void *tau, void *c, whole ldc, void *work, whole work_size, int *info, size_t, size_t)
COMPLEX(unmqr, word side, word trans, whole m, whole n, whole k, const void *a, whole lda,
        const void *tau, void *c, whole ldc, void *work, whole work_size, int *info, size_t, size_t)
REAL(syevd, word job, word uplo, whole n, void *a, whole lda, void *values, void *work,
     whole work_size, int *more, whole more_room, int *info, size_t, size_t)
COMPLEX(heevd, word job, word uplo, whole n, void *a, whole lda, void *values, void *work,
        whole work_size, void *real_work, whole real_room, int *more, whole more_room, int *info,
        size_t, size_t)
REAL(geev, word left, word right, whole n, void *a, whole lda, void *real, void *imaginary,
     void *vl, whole ldvl, void *vr, whole ldvr, void *work, whole work_size, int *info, size_t,
     size_t)
COMPLEX(geev, word left, word right, whole n, void *a, whole lda, void *values, void *vl,
        whole ldvl, void *vr, whole ldvr, void *work, whole work_size, void *real_work, int *info,
        size_t, size_t)
LAPACK(sytrf, word uplo, whole n, void *a, whole lda, int *pivots, void *work, whole work_size,
       int *info, size_t)
COMPLEX(hetrf, word uplo, whole n, void *a, whole lda, int *pivots, void *work, whole work_size,
        int *info, size_t)
LAPACK(sytrs, word uplo, whole n, whole k, const void *a, whole lda, const int *pivots, void *b,
       whole ldb, int *info, size_t)
COMPLEX(hetrs, word uplo, whole n, whole k, const void *a, whole lda, const int *pivots, void *b,
        whole ldb, int *info, size_t)
REAL(gesdd, word job, whole m, whole n, void *a, whole lda, void *s, void *u, whole ldu, void *vt,
     whole ldvt, void *work, whole work_size, int *more, int *info, size_t)
COMPLEX(gesdd, word job, whole m, whole n, void *a, whole lda, void *s, void *u, whole ldu,
        void *vt, whole ldvt, void *work, whole work_size, void *real_work, int *more, int *info,
        size_t)

#define CALL_REAL(type, name, ...)                                                                 \
    ((type) == TH_FLOAT ? scipy_s##name##_(__VA_ARGS__) : scipy_d##name##_(__VA_ARGS__))
#define CALL_COMPLEX(type, name, ...)                                                              \
    ((type) == TH_COMPLEXFLOAT ? scipy_c##name##_(__VA_ARGS__) : scipy_z##name##_(__VA_ARGS__))
/* For a routine whose name differs for complex numbers. */
#define CALL_EITHER(type, real, complex, ...)                                                      \
    (th_is_complex(type) ? CALL_COMPLEX(type, complex, __VA_ARGS__)                                \
                         : CALL_REAL(type, real, __VA_ARGS__))
#define CALL(type, name, ...) CALL_EITHER(type, name, name, __VA_ARGS__)

/* A call of name_float, name_double, name_complexfloat or name_complexdouble. */
#define BY_TYPE(type, name, ...)                                                                   \
    ((type) == TH_FLOAT          ? name##_float(__VA_ARGS__)                                       \
     : (type) == TH_DOUBLE       ? name##_double(__VA_ARGS__)                                      \
     : (type) == TH_COMPLEXFLOAT ? name##_complexfloat(__VA_ARGS__)                                \
                                 : name##_complexdouble(__VA_ARGS__))

/* Operands in messages: "$0" is slot 0 with its description, "#0" its name (row/batch.c). */

/* cabs; hypot is slow, and needed at the ends of the range only. */
static inline double th_magnitude(complexdouble x) {
    const double re = __real__ x, im = __imag__ x, square = re * re + im * im;
    return square > 1e-290 && square < 1e290 ? sqrt(square) : __builtin_cabs(x);
}

/* For numbers of any type of LAPACK's. */
#define SIZE_OF(x) _Generic((x), float: fabs, double: fabs, default: th_magnitude)(x)

/* A product whose partial products may leave the range of doubles: mantissa * 2^exponent. */
typedef struct th_product {
    complexdouble mantissa;
    int64_t exponent;
} th_product;
void th_times(th_product *p, complexdouble x);
complexdouble th_value(const th_product *p);

/* matrix.c. Check that LAPACK can count the rows and columns of the operand in a slot, and that its
   elements are finite. */
int th_check_counts(int slot, const tensor *t);
int th_check_finite(int slot, const tensor *t);
int th_is_finite(const tensor *t); /* -1: out of memory */
int th_unfinished(void);           /* fail, since an iteration did not converge */
/* Return a contiguous copy with the last two dims exchanged; the adjoint if `conjugate`. */
tensor *th_flipped(const tensor *t, bool conjugate);
tensor th_slice(const tensor *batch, int64_t i); /* lanes.c: number i along the first dim */
void th_conjugate_all(const tensor *dense);      /* in place */
tensor th_transposed_view(const tensor *t);      /* the transpose; a header that owns nothing */
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
/* phases.c. Turn the columns of a, column-major, so that their largest element is positive; and the
   vectors of b, which are `step` apart with `more` elements `inner` apart, unless b is NULL. */
void th_choose_phases(const tensor *a, int64_t columns, const tensor *b, int64_t more, int64_t step,
                      int64_t inner);
/* solve.c. How a triangle or a matrix of a system is read. */
typedef enum { AS_GIVEN, TRANSPOSED, ADJOINT } reading;
typedef struct triangular {
    bool upper, unit;
    reading reading;
    int slot;     /* of the triangle; the other operand has 1 - slot */
    bool regular; /* known, so the triangle need not be checked */
} triangular;
/* Solve with the triangles of A; operands and result have one batch dim. */
int th_solve_triangles(tensor *solution, const tensor *input, const tensor *A, triangular kind);
/* Overwrite a contiguous matrix with the solution; the triangle is not checked. */
int th_substitute(tensor *b, const tensor *A, triangular kind);
/* Return the workspace size that a routine reported in its first element of work. */
int th_work_size(dtype type, const void *asked);
/* Workspace of elements of a type. */
typedef struct workspace {
    void *at;
    int64_t bytes;
} workspace;
int th_take_work(workspace *work, dtype type, int64_t elements);
static inline void th_give_work(workspace *work) { th_release(work->at, work->bytes); }
/* The real type of the same precision is float. */
static inline bool th_is_single(dtype type) { return th_part(type) == TH_FLOAT; }
static inline int th_at_least_one(int64_t n) { return n > 1 ? (int)n : 1; }
static inline size_t th_bytes(const tensor *t) { return (size_t)t->numel * th_item_size[t->dtype]; }
