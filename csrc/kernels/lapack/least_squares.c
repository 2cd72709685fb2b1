/* least_squares.c: solutions of systems that have none or several. */
#include "least_squares.h"

#include <string.h>

#include "kernels/lapack/condition.h"

static int check_system(const tensor *input, const tensor *A) {
    return th_check_counts(0, input) || th_check_counts(1, A) || th_check_finite(1, A)
                   || th_check_finite(0, input)
               ? -1
               : 0;
}

int shape_gels(extent *result, const tensor *input, const tensor *A) {
    const int64_t m = A->size[0], n = A->size[1];
    result[0] = (extent){2, {m > n ? m : n, input->size[1]}};
    result[1] = th_extent(A);
    return 0;
}

static int run_gels(const tensor *A, int k, tensor *a, tensor *b, int *info) {
    const int m = (int)A->size[0], n = (int)A->size[1], more = m > n ? m : n;
    const int step = th_at_least_one(m), wide = th_at_least_one(more), asking = -1;
    double asked[2] = {0};
    CALL(A->dtype, gels, "N", &m, &n, &k, th_data(a), &step, th_data(b), &wide, asked, &asking,
         info, 1);
    const int work_size = th_work_size(A->dtype, asked);
    workspace work;
    if (th_take_work(&work, (dtype)A->dtype, work_size))
        return -1;
    CALL(A->dtype, gels, "N", &m, &n, &k, th_data(a), &step, th_data(b), &wide, work.at, &work_size,
         info, 1);
    th_give_work(&work);
    return 0;
}

/* Copy input to columns with enough rows for input and solution, at least one column. */
static tensor *to_long_columns(const tensor *input, const tensor *A) {
    const int64_t m = A->size[0], n = A->size[1], k = input->size[1];
    tensor *b = th_new_columns(A->dtype, m > n ? m : n, th_at_least_one(k));
    if (!b || th_zero(b)) {
        th_drop(b);
        return NULL;
    }
    tensor top = th_header(b), transposed = th_header(input); /* [k, m] */
    top.size[0] = transposed.size[0] = k;
    top.size[1] = transposed.size[1] = m;
    th_stride(&transposed)[0] = th_stride(input)[1],
    th_stride(&transposed)[1] = th_stride(input)[0];
    th_update_layout(&top);
    th_update_layout(&transposed);
    if (!th_copy(&top, &transposed))
        return b;
    th_drop(b);
    return NULL;
}

/* Copy the first rows of the solution to the result. */
static int from_long_columns(tensor *solution, const tensor *b) {
    tensor top = th_header(b);
    top.size[0] = solution->size[1];
    top.size[1] = solution->size[0];
    th_update_layout(&top);
    return th_from_columns(solution, &top);
}

int cpu_gels(tensor *solution, tensor *qr, const tensor *input, const tensor *A) {
    if (check_system(input, A))
        return -1;
    tensor *a = th_to_columns(A), *b = to_long_columns(input, A);
    int info = 0, failed = a && b ? 0 : -1;
    bool singular = false;
    if (!failed && A->numel)
        failed = run_gels(A, (int)b->size[0], a, b, &info);
    if (!failed && A->numel)
        failed = th_triangle_singular(a, A->size[0] >= A->size[1], &singular);
    if (!failed && (info || singular))
        failed = th_fail(TH_LINALG, "$1; need a matrix of full rank, or linalg.lstsq");
    if (!failed)
        failed = from_long_columns(solution, b) || th_from_columns(qr, a) ? -1 : 0;
    th_drop(a);
    th_drop(b);
    return failed;
}

/* Same for matrices of any rank. */

static void call_gelsy(const tensor *A, tensor *a, tensor *b, const void *least, int *pivots,
                       int *rank, void *work, int size, void *real) {
    const int m = (int)A->size[0], n = (int)A->size[1], k = (int)b->size[0];
    const int step = th_at_least_one(m), wide = th_at_least_one(b->size[1]);
    int info;
    if (th_is_complex((dtype)A->dtype))
        CALL_COMPLEX(A->dtype, gelsy, &m, &n, &k, th_data(a), &step, th_data(b), &wide, pivots,
                     least, rank, work, &size, real, &info);
    else
        CALL_REAL(A->dtype, gelsy, &m, &n, &k, th_data(a), &step, th_data(b), &wide, pivots, least,
                  rank, work, &size, &info);
}

static int run_gelsy(const tensor *A, tensor *a, tensor *b, double rcond, int *pivots, int *rank) {
    const dtype type = (dtype)A->dtype;
    const float single = (float)rcond;
    const void *least = th_is_single(type) ? (const void *)&single : (const void *)&rcond;
    double asked[2] = {0};
    workspace work, real;
    if (th_take_work(&real, TH_DOUBLE, 2 * A->size[1]))
        return -1;
    call_gelsy(A, a, b, least, pivots, rank, asked, -1, real.at);
    const int size = th_work_size(type, asked), failed = th_take_work(&work, type, size);
    if (!failed)
        call_gelsy(A, a, b, least, pivots, rank, work.at, size, real.at);
    th_give_work(&work);
    th_give_work(&real);
    return failed;
}

static int solve_least(tensor *solution, int *rank, const tensor *input, const tensor *A,
                       scalar rcond) {
    const int64_t bytes = th_at_least_one(A->size[1]) * (int64_t)sizeof(int);
    tensor *a = th_to_columns(A), *b = to_long_columns(input, A);
    int *pivots = th_allocate(bytes), failed = a && b && pivots ? 0 : -1;
    *rank = 0;
    if (!failed && A->numel) {
        memset(pivots, 0, (size_t)bytes); /* allow any column to be exchanged */
        failed = run_gelsy(A, a, b, rcond.f, pivots, rank);
    }
    if (!failed)
        failed = from_long_columns(solution, b);
    th_release(pivots, bytes);
    th_drop(a);
    th_drop(b);
    return failed;
}

int shape_least_squares(extent *result, const tensor *input, const tensor *A, scalar rcond) {
    (void)rcond;
    result[0] = (extent){2, {A->size[1], input->size[1]}};
    result[1] = (extent){0};
    return 0;
}

int cpu_least_squares(tensor *solution, tensor *rank, const tensor *input, const tensor *A,
                      scalar rcond) {
    int found;
    if (check_system(input, A) || solve_least(solution, &found, input, A, rcond))
        return -1;
    return th_fill(rank, th_integral(found));
}

int shape_least_squares_solution(extent *result, const tensor *input, const tensor *A,
                                 scalar rcond) {
    (void)rcond;
    *result = (extent){2, {A->size[1], input->size[1]}};
    return 0;
}

int cpu_least_squares_solution(tensor *output, const tensor *input, const tensor *A, scalar rcond) {
    int rank;
    return check_system(input, A) ? -1 : solve_least(output, &rank, input, A, rcond);
}
