/* condition.c: which matrices count as singular, by LAPACK's estimate of the reciprocal condition
   (Higham, Accuracy and Stability of Numerical Algorithms, 2002, chapter 15). Scales are powers of
   2, so scaling is exact. */
#include "kernels/lapack/condition.h"

#include <complex.h>
#include <math.h>
#include <string.h>

#include "kernels/lapack/estimate.h"
#include "walk/loop.h"

/* The 1-norm overestimates the condition of large matrices by about the square root of their
   size. */
double th_least_condition(dtype type, int64_t n) {
    const double precision = th_is_single(type) ? 0x1p-23 : 0x1p-52;
    return n <= 64 ? precision : precision * 8 / sqrt((double)n);
}

/* fmax, but NaN if an operand is. */
static double larger_part(double a, double b) { return isnan(a) ? a : isnan(b) ? b : fmax(a, b); }

/* The magnitude of an element, or the larger one of its parts. */
static double magnitude(const tensor *columns, int64_t at) {
    const float *x = th_data(columns);
    const double *y = th_data(columns);
    switch (columns->dtype) {
    case TH_FLOAT: return fabs((double)x[at]);
    case TH_DOUBLE: return fabs(y[at]);
    case TH_COMPLEXFLOAT: return larger_part(fabs((double)x[2 * at]), fabs((double)x[2 * at + 1]));
    default: return larger_part(fabs(y[2 * at]), fabs(y[2 * at + 1]));
    }
}

static double element(const tensor *columns, int64_t i, int64_t j) {
    return magnitude(columns, j * columns->size[1] + i);
}

static void scale_element(const tensor *columns, int64_t i, int64_t j, int exponent) {
    const int parts = th_is_complex((dtype)columns->dtype) ? 2 : 1;
    const int64_t at = (j * columns->size[1] + i) * parts;
    float *x = (float *)th_data(columns) + at;
    double *y = (double *)th_data(columns) + at;
    for (int k = 0; k < parts; k++)
        if (th_is_single((dtype)columns->dtype))
            x[k] = (float)scalbn((double)x[k], exponent);
        else
            y[k] = scalbn(y[k], exponent);
}

/* As fmax with one NaN; GCC 12 cannot vectorise fmax for aarch64. */
static double larger(double most, double x) { return x > most ? x : most; }

/* Whether the reciprocal does not overflow, as that of a subnormal number does. */
static bool has_reciprocal(int type, double x) {
    return !(fabs(x) < (th_is_single((dtype)type) ? 0x1p-126 : 0x1p-1022));
}

/* Workspace of an estimate: LAPACK's for size n, and sums or maxima of rows. */
typedef struct estimation {
    int64_t bytes;
    double *work, *sums, *more;
} estimation;

static int begin_estimation(estimation *r, int64_t n) {
    r->bytes = 11 * n * (int64_t)sizeof(double);
    r->work = th_allocate(r->bytes);
    r->sums = r->work + 8 * n;
    r->more = r->sums + n;
    return r->work ? 0 : -1;
}

/* A number in the type of the matrix, for LAPACK. */
typedef struct number {
    float single;
    double wide;
} number;
static number number_of(double x) { return (number){(float)x, x}; }
static void *at(number *x, dtype type) {
    return th_is_single(type) ? (void *)&x->single : &x->wide;
}
static double of(const number *x, dtype type) { return th_is_single(type) ? x->single : x->wide; }

/* 1-norm and infinity norm. */
typedef struct norms {
    double column, row;
} norms;

/* Powers of 2 that scale a line. Two, since the reciprocal of a subnormal number overflows. */
typedef struct powers {
    double half, rest;
} powers;

static powers power_of(int exponent) {
    return (powers){scalbn(1, exponent / 2), scalbn(1, exponent - exponent / 2)};
}

#define TEMPLATE "kernels/lapack/condition_sizes.h"
#include "base/each/floating.h"
#define TEMPLATE "kernels/lapack/condition_sizes.h"
#include "base/each/complex.h"

CLONES static norms measure(const tensor *a, double *rows) {
    const int64_t n = a->size[0];
    norms found = {0, 0};
    memset(rows, 0, (size_t)n * sizeof *rows);
    BY_TYPE((dtype)a->dtype, measure, a, rows, &found);
    for (int64_t i = 0; i < n; i++)
        found.row = larger(found.row, rows[i]);
    return found;
}

/* Estimate in the 1-norm or infinity norm, so that a matrix and its transpose are treated alike. */
static bool is_well_conditioned(const tensor *lu, const norms *of_matrix, estimation *r) {
    const dtype type = (dtype)lu->dtype;
    const int n = (int)lu->size[0];
    if (th_lu_regular(lu, of_matrix->row, r->work))
        return true;
    for (int k = 0; k < 2; k++) {
        number norm = number_of(k ? of_matrix->row : of_matrix->column), condition = number_of(0);
        int info = 0;
        if (isfinite(of(&norm, type)))
            CALL(type, gecon, k ? "I" : "1", &n, th_data(lu), &n, at(&norm, type),
                 at(&condition, type), r->work, r->more, &info, 1);
        if (of(&condition, type) >= th_least_condition(type, n))
            return true;
    }
    return false;
}

/* Compute P L U in place and whether it is regular; *zero: LAPACK's first zero pivot. */
static bool factor(tensor *a, int *pivots, int *zero, estimation *r) {
    const int n = (int)a->size[0];
    const norms found = measure(a, r->sums);
    CALL(a->dtype, getrf, &n, &n, th_data(a), &n, pivots, zero);
    return !*zero && is_well_conditioned(a, &found, r);
}

/* Exponents that scale the largest elements of rows, then of columns, to [1, 2). */
static void scale(tensor *a, int *rows, int *columns, double *largest) {
    const int64_t n = a->size[0];
    memset(largest, 0, (size_t)n * sizeof *largest);
    for (int64_t j = 0; j < n; j++)
        for (int64_t i = 0; i < n; i++)
            largest[i] = larger(largest[i], element(a, i, j));
    for (int64_t i = 0; i < n; i++)
        rows[i] = largest[i] > 0 ? ilogb(largest[i]) : 0;
    for (int64_t j = 0; j < n; j++) {
        double most = 0;
        for (int64_t i = 0; i < n; i++)
            most = larger(most, scalbn(element(a, i, j), -rows[i]));
        columns[j] = most > 0 ? ilogb(most) : 0;
        for (int64_t i = 0; i < n; i++)
            scale_element(a, i, j, -rows[i] - columns[j]);
    }
}

/* Convert the factors of the scaled matrix D A C to those of A: D L U C becomes (D L / D) (D U
   C). */
static void scale_back(tensor *lu, const int *pivots, int *rows, const int *columns) {
    const int64_t n = lu->size[0];
    for (int64_t i = 0; i < n; i++) {
        const int other = pivots[i] - 1, exponent = rows[i];
        rows[i] = rows[other];
        rows[other] = exponent;
    }
    for (int64_t j = 0; j < n; j++)
        for (int64_t i = 0; i < n; i++)
            scale_element(lu, i, j, rows[i] + (i > j ? -rows[j] : columns[j]));
}

/* The pivot to report as zero: the smallest relative to its column. */
static int least_pivot(const tensor *lu) {
    double least = INFINITY;
    int found = 1;
    for (int64_t j = 0; j < lu->size[0]; j++) {
        double most = 0;
        for (int64_t i = 0; i <= j; i++)
            most = larger(most, element(lu, i, j));
        const double share = most > 0 ? element(lu, j, j) / most : 0;
        if (share < least)
            least = share, found = (int)j + 1;
    }
    return found;
}

/* Replace singular factors by those computed from the scaled matrix. */
static int factor_scaled(factors *f, const tensor *matrix, estimation *r) {
    const int64_t n = matrix->size[0];
    tensor *a = th_to_columns(matrix);
    int *pivots = f->pivots + n, *rows = pivots + n, *columns = rows + n, zero = 0;
    if (!a)
        return -1;
    scale(a, rows, columns, r->sums);
    if (!factor(a, pivots, &zero, r)) {
        f->zero = f->zero ? f->zero : least_pivot(f->lu);
        th_drop(a);
        return 0;
    }
    scale_back(a, pivots, rows, columns);
    memcpy(f->pivots, pivots, (size_t)n * sizeof *pivots);
    th_drop(f->lu);
    f->lu = a;
    f->zero = 0;
    for (int64_t i = 0; i < n && !f->zero; i++)
        f->zero = has_reciprocal(a->dtype, element(a, i, i)) ? 0 : (int)i + 1;
    return 0;
}

int th_nan_factors(const tensor *a, int *pivots) {
    for (int i = 0; i < a->size[0] && i < a->size[1]; i++)
        pivots[i] = i + 1;
    tensor all = th_header(a);
    return th_fill(&all, th_real(NAN));
}

int th_eliminate(const tensor *a, int *pivots) {
    const int m = (int)a->size[1], n = (int)a->size[0], step = th_at_least_one(m);
    const int finite = th_is_finite(a);
    int zero = 0;
    if (finite > 0 && a->numel)
        CALL(a->dtype, getrf, &m, &n, th_data(a), &step, pivots, &zero);
    return finite > 0 ? 0 : finite ? -1 : th_nan_factors(a, pivots);
}

/* Factors of a finite matrix, scaled if need be. */
static int factor_finite(factors *f, const tensor *matrix, estimation *r) {
    return factor(f->lu, f->pivots, &f->zero, r) ? 0 : factor_scaled(f, matrix, r);
}

int th_factor(factors *f, const tensor *matrix) {
    const int64_t n = matrix->size[0];
    estimation r = {0};
    *f = (factors){.lu = th_to_columns(matrix), .bytes = (4 * n + 1) * (int64_t)sizeof(int)};
    f->pivots = th_allocate(f->bytes);
    int failed = f->lu && f->pivots && !begin_estimation(&r, th_at_least_one(n)) ? 0 : -1;
    const int finite = failed ? -1 : th_is_finite(f->lu);
    if (finite >= 0 && n)
        failed = finite ? factor_finite(f, matrix, &r) : th_nan_factors(f->lu, f->pivots);
    th_release(r.work, r.bytes);
    return failed;
}

void th_drop_factors(factors *f) {
    th_release(f->pivots, f->bytes);
    th_drop(f->lu);
}

int th_fail_singular(int slot, const tensor *matrix, const char *instead) {
    const double least = th_least_condition(matrix->dtype, matrix->size[matrix->ndim - 1]);
    return th_fail(TH_LINALG, "$%d and singular: its reciprocal condition is below %.2g; use %s",
                   slot, least, instead);
}

/* Test a triangle by the cheap estimate; it is false if an element is not finite. */
static bool is_regular(const tensor *lines, bool leading, void *right, int64_t columns,
                       estimation *r) {
    const int64_t count = lines->size[0], length = lines->size[1];
    const int64_t n = count < length ? count : length;
    const triangle t = {(dtype)lines->dtype, th_data(lines), n, length, leading};
    return !n || th_triangle_regular(&t, right, columns, r->work);
}

/* Test a triangle by LAPACK's estimate. */
static int estimate_triangle(const tensor *columns, bool upper, estimation *r, bool *singular) {
    const dtype type = (dtype)columns->dtype;
    const int64_t count = columns->size[0], length = columns->size[1];
    const int n = (int)(count < length ? count : length);
    tensor *t = th_new_columns(type, n, n);
    if (t)
        BY_TYPE(type, copy_scaled, t, columns, upper, r);
    *singular = t && th_is_finite(t) > 0;
    for (int k = 0; k < 2 && *singular; k++) {
        number condition = number_of(0);
        int info = 0;
        CALL(type, trcon, k ? "I" : "1", upper ? "U" : "L", "N", &n, th_data(t), &n,
             at(&condition, type), r->work, r->more, &info, 1, 1, 1);
        *singular = !(of(&condition, type) >= th_least_condition(type, n));
    }
    th_drop(t);
    return t ? 0 : -1;
}

int th_triangle_singular(const tensor *lines, bool leading, bool *singular) {
    estimation r = {0};
    int failed = begin_estimation(&r, th_at_least_one(lines->size[0]));
    *singular = false;
    if (!failed && !is_regular(lines, leading, NULL, 0, &r))
        failed = estimate_triangle(lines, leading, &r, singular);
    th_release(r.work, r.bytes);
    return failed;
}

/* Test a matrix by LAPACK's estimate. */
static int estimate_cholesky(const tensor *factor, const tensor *matrix, bool upper, estimation *r,
                             bool *singular) {
    const dtype type = (dtype)matrix->dtype;
    const int n = (int)matrix->size[0];
    tensor *t = th_clone(factor), *given = upper ? th_to_rows(matrix) : th_to_columns(matrix);
    const int failed = t && given ? 0 : -1;
    if (!failed) {
        const double most = BY_TYPE(type, scale, t, given, r);
        number norm = number_of(most), condition = number_of(0);
        int info = 0;
        CALL(type, pocon, "L", &n, th_data(t), &n, at(&norm, type), at(&condition, type), r->work,
             r->more, &info, 1);
        *singular = !(of(&condition, type) >= th_least_condition(type, n));
    }
    th_drop(t);
    th_drop(given);
    return failed;
}

int th_cholesky_singular(const tensor *factor, const tensor *matrix, bool upper, bool *singular) {
    const dtype type = (dtype)matrix->dtype;
    const int64_t n = matrix->size[0];
    const triangle t = {type, th_data(factor), n, n, false};
    const triangle of_matrix = {type, th_data(matrix), n, n, !upper};
    estimation r = {0};
    int failed = begin_estimation(&r, th_at_least_one(n));
    *singular = false;
    if (!failed && n && !th_cholesky_regular(&t, &of_matrix, r.work))
        failed = estimate_cholesky(factor, matrix, upper, &r, singular);
    th_release(r.work, r.bytes);
    return failed;
}

int th_check_diagonal(int slot, const tensor *t) {
    tensor start = th_header(t);
    if (t->device == TH_META)
        return 0;
    for (int64_t i = 0; i < t->size[0]; i++) {
        start.offset = t->offset + i * (th_stride(t)[0] + th_stride(t)[1]);
        if (!has_reciprocal(t->dtype, magnitude(&start, 0)))
            return th_fail(TH_LINALG, "$%d and singular; element (%lld, %lld) is zero", slot,
                           (long long)i, (long long)i);
    }
    return 0;
}

int th_check_triangle(int slot, const tensor *t, bool upper, void *right, int64_t columns) {
    contiguous_lines l;
    estimation r = {0};
    bool singular = false;
    if (t->device == TH_META)
        return 0;
    int failed = th_begin_lines(&l, t) || begin_estimation(&r, th_at_least_one(t->size[0])) ? -1
                                                                                            : 0;
    const bool leading = l.rows != upper;
    if (!failed && !is_regular(l.dense, leading, right, columns, &r))
        failed = th_check_diagonal(slot, t) || estimate_triangle(l.dense, leading, &r, &singular)
                     ? -1
                     : 0;
    th_release(r.work, r.bytes);
    th_end_lines(&l);
    return singular ? th_fail_singular(slot, t, "linalg.lstsq") : failed;
}
