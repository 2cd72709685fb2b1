/* factor.c: triangular and orthogonal factors of matrices. */
#include "factor.h"

#include <math.h>
#include <string.h>

#include "kernels/lapack/condition.h"
#include "kernels/lapack/lanes.h"

/* Cholesky */

int shape_potrf(extent *result, const tensor *input, bool upper) {
    (void)upper;
    *result = th_extent(input);
    return th_check_matrix("potrf", "input", input, true);
}

int cpu_potrf(tensor *output, const tensor *input, bool upper) {
    return th_alone(&th_each_cholesky[upper], &output, &input);
}

int th_cholesky_one(tensor *const *result, const tensor *const *operand, int upper) {
    tensor *output = result[0];
    const tensor *input = operand[0];
    const int n = (int)input->size[0], step = th_at_least_one(n);
    /* Lower, whose kernels in OpenBLAS are faster: rows of an upper factor, columns of a lower one. */
    tensor *a = upper ? th_to_rows(input) : th_to_columns(input);
    int info = 0, failed = a ? 0 : -1;
    bool singular = false;
    if (!failed && n)
        CALL(input->dtype, potrf, "L", &n, th_data(a), &step, &info, 1);
    if (!failed && !info)
        failed = th_cholesky_singular(a, input, upper, &singular);
    if (!failed && info)
        failed = th_fail(TH_RUNTIME,
                         "potrf: input is %s and not positive definite; its leading minor of order "
                         "%d is not",
                         th_describe(input), info);
    if (!failed && singular)
        failed = th_fail(TH_RUNTIME,
                         "potrf: input is %s and not positive definite beyond rounding: its "
                         "reciprocal condition is below %.2g; add to its diagonal",
                         th_describe(input), th_least_condition((dtype)input->dtype, n));
    if (!failed) {
        th_keep_triangle(a, false);
        failed = upper ? th_copy(output, a) : th_from_columns(output, a);
    }
    th_drop(a);
    return failed;
}

int shape_potri(extent *result, const tensor *input, bool upper) {
    *result = th_extent(input);
    if (th_check_layout("potri", "input", input, true))
        return -1;
    return th_check_triangle("potri", "input", input, upper);
}

/* LAPACK computes one triangle; mirror it to the other. */
#define MIRROR(T)                                                                                  \
    for (int64_t i = 0; i < n; i++)                                                                \
        for (int64_t j = 0; j < i; j++) {                                                          \
            T *x = th_data(a), *above = x + i * n + j, *below = x + j * n + i;                     \
            if (upper)                                                                             \
                *below = *above;                                                                   \
            else                                                                                   \
                *above = *below;                                                                   \
        }

int cpu_potri(tensor *output, const tensor *input, bool upper) {
    const int n = (int)input->size[0], step = th_at_least_one(n);
    tensor *a = th_to_columns(input);
    int info = 0, failed = a ? 0 : -1;
    if (!failed && n)
        CALL(input->dtype, potri, upper ? "U" : "L", &n, th_data(a), &step, &info, 1);
    if (!failed && input->dtype == TH_FLOAT)
        MIRROR(float)
    else if (!failed)
        MIRROR(double)
    if (!failed)
        failed = th_from_columns(output, a);
    th_drop(a);
    return failed;
}

int shape_potrs(extent *result, const tensor *input, const tensor *input2, bool upper) {
    if (th_check_layout("potrs", "input2", input2, true)
        || th_check_matrix("potrs", "input", input, false)
        || th_check_triangle("potrs", "input2", input2, upper))
        return -1;
    if (input->size[0] != input2->size[0])
        return th_fail(TH_RUNTIME,
                       "potrs: input is %s, input2 is %s; need input.size(0) == input2.size(0)",
                       th_describe(input), th_describe(input2));
    *result = th_extent(input);
    return 0;
}

int cpu_potrs(tensor *output, const tensor *input, const tensor *input2, bool upper) {
    return th_solve_triangles(output, input, input2, upper, upper, false, true);
}

int shape_pstrf(extent *result, const tensor *input, bool upper, scalar tol) {
    (void)upper, (void)tol;
    result[0] = th_extent(input);
    result[1] = (extent){1, {input->size[0]}};
    return th_check_matrix("pstrf", "input", input, true);
}

/* Tolerance for a diagonal; LAPACK's default is below the rounding error of its kernels. */
static double rounding(const tensor *input) {
    const int64_t n = input->size[0];
    double largest = 0;
    for (int64_t i = 0; i < n; i++)
        largest = fmax(
            largest,
            th_get(input, input->offset + i * (input->stride[0] + input->stride[1]), NULL));
    return largest * (double)n * (input->dtype == TH_FLOAT ? 0x1p-23 : 0x1p-52);
}

/* A rank-deficient matrix has a factor too, which is zero beyond its rank. */
int cpu_pstrf(tensor *factor, tensor *pivots, const tensor *input, bool upper, scalar tol) {
    const int n = (int)input->size[0], step = th_at_least_one(n);
    const int64_t bytes = 2 * step * (int64_t)sizeof(double), item = th_item_size[input->dtype];
    const double least = tol.f < 0 ? rounding(input) : tol.f;
    const float single = (float)least;
    const void *tolerance = input->dtype == TH_FLOAT ? (const void *)&single : (const void *)&least;
    tensor *a = th_to_columns(input), *order = th_dense_result(pivots);
    void *work = th_allocate(bytes);
    int info = 0, rank = n, failed = a && order && work ? 0 : -1;
    if (!failed && n)
        CALL(input->dtype, pstrf, upper ? "U" : "L", &n, th_data(a), &step, th_data(order), &rank,
             tolerance, work, &info, 1);
    for (int j = 0; !failed && j < n; j++) {
        ((int32_t *)th_data(order))[j]--; /* to count from 0 */
        const int from = upper ? (j < rank ? n : rank) : (j < rank ? n : 0);
        memset((char *)th_data(a) + ((int64_t)j * n + from) * item, 0, (size_t)((n - from) * item));
    }
    if (!failed)
        failed = th_from_triangle(factor, a, upper);
    th_release(work, bytes);
    th_drop(a);
    return th_deliver(pivots, order, failed);
}

/* Householder reflections */

typedef struct workspace {
    void *at;
    int64_t bytes;
} workspace;

static int allocate_workspace(workspace *work, dtype type, const double *asked) {
    work->bytes = (int64_t)th_blas_calls(type, asked) * th_item_size[type];
    work->at = th_allocate(work->bytes);
    return work->at ? 0 : -1;
}

static int run_geqrf(tensor *a, void *tau) {
    const int m = (int)a->size[1], n = (int)a->size[0], step = th_at_least_one(m), asking = -1;
    int info = 0;
    double asked[2] = {0};
    workspace work;
    if (!a->numel)
        return 0;
    CALL(a->dtype, geqrf, &m, &n, th_data(a), &step, tau, asked, &asking, &info);
    const int size = th_blas_calls(a->dtype, asked);
    if (allocate_workspace(&work, a->dtype, asked))
        return -1;
    CALL(a->dtype, geqrf, &m, &n, th_data(a), &step, tau, work.at, &size, &info);
    th_release(work.at, work.bytes);
    return 0;
}

/* Form the first `columns` columns of Q from k reflections. */
static int run_orgqr(tensor *a, int columns, int k, const void *tau) {
    const int m = (int)a->size[1], step = th_at_least_one(m), asking = -1;
    int info = 0;
    double asked[2] = {0};
    workspace work;
    if (!m || !columns)
        return 0;
    CALL(a->dtype, orgqr, &m, &columns, &k, th_data(a), &step, tau, asked, &asking, &info);
    const int size = th_blas_calls(a->dtype, asked);
    if (allocate_workspace(&work, a->dtype, asked))
        return -1;
    CALL(a->dtype, orgqr, &m, &columns, &k, th_data(a), &step, tau, work.at, &size, &info);
    th_release(work.at, work.bytes);
    return 0;
}

int shape_geqrf(extent *result, const tensor *input) {
    const int64_t m = input->size[0], n = input->size[1];
    if (th_check_matrix("geqrf", "input", input, false))
        return -1;
    result[0] = th_extent(input);
    result[1] = (extent){1, {m < n ? m : n}};
    return 0;
}

int cpu_geqrf(tensor *output, tensor *tau, const tensor *input) {
    tensor *a = th_to_columns(input), *scale = th_dense_result(tau);
    int failed = a && scale ? run_geqrf(a, th_data(scale)) : -1;
    if (!failed)
        failed = th_from_columns(output, a);
    th_drop(a);
    return th_deliver(tau, scale, failed);
}

static int check_tau(const char *op, const tensor *input, const tensor *tau) {
    const int64_t most = input->size[0] < input->size[1] ? input->size[0] : input->size[1];
    if (tau->ndim == 1 && tau->size[0] <= most)
        return 0;
    return th_fail(TH_RUNTIME, "%s: input is %s, its factors are %s; need a vector of %lld at most",
                   op, th_describe(input), th_describe(tau), (long long)most);
}

int shape_orgqr(extent *result, const tensor *input, const tensor *input2) {
    if (th_check_matrix("orgqr", "input", input, false))
        return -1;
    if (input->size[0] < input->size[1])
        return th_fail(TH_RUNTIME, "orgqr: input is %s; need as many rows as columns, or more",
                       th_describe(input));
    *result = th_extent(input);
    return check_tau("orgqr", input, input2);
}

int cpu_orgqr(tensor *output, const tensor *input, const tensor *input2) {
    tensor *a = th_to_columns(input), *tau = th_dense(input2);
    int failed = a && tau ? 0 : -1;
    if (!failed)
        failed = run_orgqr(a, (int)input->size[1], (int)tau->size[0], th_data(tau));
    if (!failed)
        failed = th_from_columns(output, a);
    th_drop(a);
    th_drop(tau);
    return failed;
}

int shape_ormqr(extent *result, const tensor *input, const tensor *input2, const tensor *input3,
                bool left, bool transpose) {
    (void)transpose;
    if (th_check_matrix("ormqr", "input", input, false)
        || th_check_matrix("ormqr", "input3", input3, false) || check_tau("ormqr", input, input2))
        return -1;
    if (input->size[0] != input3->size[left ? 0 : 1])
        return th_fail(TH_RUNTIME,
                       "ormqr: input is %s, input3 is %s; need input.size(0) == input3.size(%d)",
                       th_describe(input), th_describe(input3), left ? 0 : 1);
    *result = th_extent(input3);
    return 0;
}

int cpu_ormqr(tensor *output, const tensor *input, const tensor *input2, const tensor *input3,
              bool left, bool transpose) {
    const dtype type = input->dtype;
    const int m = (int)input3->size[0], n = (int)input3->size[1], k = (int)input2->size[0];
    const int step = th_at_least_one(input->size[0]), wide = th_at_least_one(m), asking = -1;
    tensor *a = th_to_columns(input), *tau = th_dense(input2), *c = th_to_columns(input3);
    int info = 0, failed = a && tau && c ? 0 : -1;
    double asked[2] = {0};
    workspace work = {NULL, 0};
    const char *side = left ? "L" : "R", *operation = transpose ? "T" : "N";
    if (!failed && c->numel && k) {
        CALL(type, ormqr, side, operation, &m, &n, &k, th_data(a), &step, th_data(tau), th_data(c),
             &wide, asked, &asking, &info, 1, 1);
        const int size = th_blas_calls(type, asked);
        failed = allocate_workspace(&work, type, asked);
        if (!failed)
            CALL(type, ormqr, side, operation, &m, &n, &k, th_data(a), &step, th_data(tau),
                 th_data(c), &wide, work.at, &size, &info, 1, 1);
        th_release(work.at, work.bytes);
    }
    if (!failed)
        failed = th_from_columns(output, c);
    th_drop(a);
    th_drop(tau);
    th_drop(c);
    return failed;
}

int shape_qr(extent *result, const tensor *input) {
    const int64_t m = input->size[0], n = input->size[1], k = m < n ? m : n;
    if (th_check_matrix("qr", "input", input, false))
        return -1;
    result[0] = (extent){2, {m, k}};
    result[1] = (extent){2, {k, n}};
    return 0;
}

int cpu_qr(tensor *q, tensor *r, const tensor *input) {
    return th_alone(&th_each_qr, (tensor *[]){q, r}, &input);
}

int th_qr_one(tensor *const *result, const tensor *const *operand, int option) {
    (void)option;
    tensor *q = result[0], *r = result[1];
    const tensor *input = operand[0];
    const int64_t k = q->size[1], bytes = (k + 1) * (int64_t)sizeof(double);
    tensor *a = th_to_columns(input), *top = th_new_columns(input->dtype, k, input->size[1]);
    void *tau = th_allocate(bytes);
    int failed = a && top && tau ? run_geqrf(a, tau) : -1;
    if (!failed) {
        tensor part = th_header(a); /* the first k rows */
        part.size[1] = k;
        th_update_layout(&part);
        failed = th_copy(top, &part) || th_from_triangle(r, top, true) ? -1 : 0;
    }
    if (!failed)
        failed = run_orgqr(a, (int)k, (int)k, tau);
    if (!failed) {
        tensor part = th_header(a); /* the first k columns */
        part.size[0] = k;
        th_update_layout(&part);
        failed = th_from_columns(q, &part);
    }
    th_release(tau, bytes);
    th_drop(a);
    th_drop(top);
    return failed;
}
