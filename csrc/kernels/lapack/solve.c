/* solve.c: systems of linear equations. */
#include "solve.h"

#include <cblas.h>
#include <string.h>

#include "kernels/lapack/condition.h"
#include "kernels/lapack/lanes.h"

static int check_sizes(const char *op, const tensor *input, const tensor *A, bool square) {
    if (th_check_layout(op, "A", A, square) || th_check_matrix(op, "input", input, false))
        return -1;
    if (input->size[0] != A->size[0])
        return th_fail(TH_RUNTIME, "%s: input is %s, A is %s; need input.size(0) == A.size(0)", op,
                       th_describe(input), th_describe(A));
    return 0;
}

static int check_system(const char *op, const tensor *input, const tensor *A, bool square) {
    return check_sizes(op, input, A, square) || th_check_finite(op, "A", A) ? -1 : 0;
}

/* lu: NULL if the factors are not needed. */
static int solve(tensor *solution, tensor *lu, const tensor *input, const tensor *A) {
    const int n = (int)A->size[0], k = (int)input->size[1];
    factors f;
    tensor *b = th_to_columns(input);
    int info = 0, failed = th_factor(&f, A) || !b ? -1 : 0;
    if (!failed && f.zero)
        failed = th_fail_singular("gesv", "A", A, "linalg.lstsq");
    if (!failed && n && k)
        CALL(A->dtype, getrs, "N", &n, &k, th_data(f.lu), &n, f.pivots, th_data(b), &n, &info, 1);
    if (!failed)
        failed = th_from_columns(solution, b) || (lu && th_from_columns(lu, f.lu)) ? -1 : 0;
    th_drop_factors(&f);
    th_drop(b);
    return failed;
}

int th_solve_one(tensor *const *result, const tensor *const *operand, int option) {
    (void)option;
    return solve(result[0], NULL, operand[1], operand[0]);
}

int shape_gesv(extent *result, const tensor *input, const tensor *A) {
    result[0] = th_extent(input);
    result[1] = th_extent(A);
    return check_system("gesv", input, A, true);
}

int cpu_gesv(tensor *solution, tensor *lu, const tensor *input, const tensor *A) {
    return solve(solution, lu, input, A);
}

int shape_gesv_solution(extent *result, const tensor *input, const tensor *A) {
    *result = th_extent(input);
    return check_system("gesv", input, A, true);
}

int cpu_gesv_solution(tensor *output, const tensor *input, const tensor *A) {
    return solve(output, NULL, input, A);
}

/* Triangular */

/* Overwrite b, contiguous, with the solution for a triangle or its transpose. */
static void substitute(const contiguous_lines *a, tensor *b, bool upper, bool transpose,
                       bool unit) {
    const int n = (int)b->size[0], k = (int)b->size[1];
    const int order = CblasRowMajor, triangle = upper == a->rows ? CblasUpper : CblasLower;
    const int flip = transpose == a->rows ? CblasTrans : CblasNoTrans;
    const int diagonal = unit ? CblasUnit : CblasNonUnit;
    if (b->dtype == TH_FLOAT && k == 1)
        scipy_cblas_strsv(order, triangle, flip, diagonal, n, th_data(a->dense), n, th_data(b), 1);
    else if (b->dtype == TH_FLOAT)
        scipy_cblas_strsm(order, CblasLeft, triangle, flip, diagonal, n, k, 1, th_data(a->dense), n,
                          th_data(b), k);
    else if (k == 1)
        scipy_cblas_dtrsv(order, triangle, flip, diagonal, n, th_data(a->dense), n, th_data(b), 1);
    else
        scipy_cblas_dtrsm(order, CblasLeft, triangle, flip, diagonal, n, k, 1, th_data(a->dense), n,
                          th_data(b), k);
}

int th_solve_triangles(tensor *solution, const tensor *input, const tensor *A, bool upper,
                       bool transpose, bool unit, bool again) {
    contiguous_lines a;
    tensor *b = th_to_rows(input);
    const int failed = th_begin_lines(&a, A) || !b ? -1 : 0;
    if (!failed && b->numel)
        substitute(&a, b, upper, transpose, unit);
    if (!failed && b->numel && again)
        substitute(&a, b, upper, !transpose, unit);
    th_end_lines(&a);
    return th_deliver(solution, b, failed);
}

/* Exchange rows of a contiguous matrix. */
static void exchange_rows(tensor *b, const tensor *order) {
    const size_t bytes = (size_t)b->size[1] * th_item_size[b->dtype];
    for (int64_t i = 0; i < order->size[0]; i++) {
        const int64_t other = (int64_t)th_get(order, order->offset + i * order->stride[0], NULL)
                              - 1;
        char *from = (char *)th_data(b) + other * bytes, *to = (char *)th_data(b) + i * bytes;
        for (size_t k = 0; other != i && k < bytes; k++) {
            const char byte = from[k];
            from[k] = to[k];
            to[k] = byte;
        }
    }
}

int th_lu_solve_one(tensor *const *result, const tensor *const *operand, int option) {
    (void)option;
    contiguous_lines a;
    tensor *b = th_to_rows(operand[1]);
    const int failed = th_begin_lines(&a, operand[0]) || !b ? -1 : 0;
    if (!failed && b->numel) {
        exchange_rows(b, operand[2]);
        substitute(&a, b, false, false, true);
        substitute(&a, b, true, false, false);
    }
    th_end_lines(&a);
    return th_deliver(result[0], b, failed);
}

static int solve_triangle(tensor *solution, const tensor *input, const tensor *A, bool upper,
                          bool transpose, bool unit) {
    return th_solve_triangles(solution, input, A, upper, transpose, unit, false);
}

static int check_triangle(const tensor *input, const tensor *A, bool upper, bool unit) {
    if (check_sizes("trtrs", input, A, true))
        return -1;
    return unit ? th_check_finite("trtrs", "A", A) : th_check_triangle("trtrs", "A", A, upper);
}

/* A unit triangle has been found finite. */
int th_trtrs_one(tensor *const *result, const tensor *const *operand, int upper_and_unit) {
    const bool upper = upper_and_unit & 1, unit = upper_and_unit & 2;
    if (!unit && th_check_triangle("trtrs_each", "A", operand[0], upper))
        return -1;
    return solve_triangle(result[0], operand[1], operand[0], upper, false, unit);
}

int shape_trtrs(extent *result, const tensor *input, const tensor *A, bool upper, bool transpose,
                bool unitriangular) {
    (void)transpose;
    result[0] = th_extent(input);
    result[1] = th_extent(A);
    return check_triangle(input, A, upper, unitriangular);
}

int cpu_trtrs(tensor *solution, tensor *matrix, const tensor *input, const tensor *A, bool upper,
              bool transpose, bool unitriangular) {
    if (solve_triangle(solution, input, A, upper, transpose, unitriangular))
        return -1;
    return th_copy(matrix, A);
}

int shape_trtrs_solution(extent *result, const tensor *input, const tensor *A, bool upper,
                         bool transpose, bool unitriangular) {
    (void)transpose;
    *result = th_extent(input);
    return check_triangle(input, A, upper, unitriangular);
}

int cpu_trtrs_solution(tensor *output, const tensor *input, const tensor *A, bool upper,
                       bool transpose, bool unitriangular) {
    return solve_triangle(output, input, A, upper, transpose, unitriangular);
}

int shape_trtrs_solution_input(extent *result, const tensor *grad_output, const tensor *A,
                               bool upper, bool transpose, bool unitriangular) {
    return shape_trtrs_solution(result, grad_output, A, upper, transpose, unitriangular);
}

int cpu_trtrs_solution_input(tensor *output, const tensor *grad_output, const tensor *A, bool upper,
                             bool transpose, bool unitriangular) {
    return solve_triangle(output, grad_output, A, upper, !transpose, unitriangular);
}

/* Least squares */

int shape_gels(extent *result, const tensor *input, const tensor *A) {
    if (check_system("gels", input, A, false))
        return -1;
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
    const int work_size = th_blas_calls(A->dtype, asked);
    const int64_t bytes = (int64_t)work_size * th_item_size[A->dtype];
    void *work = th_allocate(bytes);
    if (!work)
        return -1;
    CALL(A->dtype, gels, "N", &m, &n, &k, th_data(a), &step, th_data(b), &wide, work, &work_size,
         info, 1);
    th_release(work, bytes);
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
    transposed.stride[0] = input->stride[1], transposed.stride[1] = input->stride[0];
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
    tensor *a = th_to_columns(A), *b = to_long_columns(input, A);
    int info = 0, failed = a && b ? 0 : -1;
    bool singular = false;
    if (!failed && A->numel)
        failed = run_gels(A, (int)b->size[0], a, b, &info);
    if (!failed && A->numel)
        failed = th_triangle_singular(a, A->size[0] >= A->size[1], &singular);
    if (!failed && (info || singular))
        failed = th_fail(TH_RUNTIME, "gels: A is %s; need a matrix of full rank, or linalg.lstsq",
                         th_describe(A));
    if (!failed)
        failed = from_long_columns(solution, b) || th_from_columns(qr, a) ? -1 : 0;
    th_drop(a);
    th_drop(b);
    return failed;
}

/* Same for matrices of any rank. */

static int run_gelsy(const tensor *A, tensor *a, tensor *b, double rcond, int *pivots, int *rank) {
    const int m = (int)A->size[0], n = (int)A->size[1], k = (int)b->size[0];
    const int step = th_at_least_one(m), wide = th_at_least_one(b->size[1]), asking = -1;
    const float single = (float)rcond;
    const void *least = A->dtype == TH_FLOAT ? (const void *)&single : (const void *)&rcond;
    double asked[2] = {0};
    int info;
    CALL(A->dtype, gelsy, &m, &n, &k, th_data(a), &step, th_data(b), &wide, pivots, least, rank,
         asked, &asking, &info);
    const int work_size = th_blas_calls(A->dtype, asked);
    const int64_t bytes = (int64_t)work_size * th_item_size[A->dtype];
    void *work = th_allocate(bytes);
    if (!work)
        return -1;
    CALL(A->dtype, gelsy, &m, &n, &k, th_data(a), &step, th_data(b), &wide, pivots, least, rank,
         work, &work_size, &info);
    th_release(work, bytes);
    return 0;
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
    if (check_system("least_squares", input, A, false))
        return -1;
    result[0] = (extent){2, {A->size[1], input->size[1]}};
    result[1] = (extent){0};
    return 0;
}

int cpu_least_squares(tensor *solution, tensor *rank, const tensor *input, const tensor *A,
                      scalar rcond) {
    int found;
    if (solve_least(solution, &found, input, A, rcond))
        return -1;
    return th_fill(rank, th_integral(found));
}

int shape_least_squares_solution(extent *result, const tensor *input, const tensor *A,
                                 scalar rcond) {
    (void)rcond;
    *result = (extent){2, {A->size[1], input->size[1]}};
    return check_system("least_squares", input, A, false);
}

int cpu_least_squares_solution(tensor *output, const tensor *input, const tensor *A, scalar rcond) {
    int rank;
    return solve_least(output, &rank, input, A, rcond);
}

/* Inverse */

int shape_inverse(extent *result, const tensor *input) {
    *result = th_extent(input);
    return th_check_matrix("inverse", "input", input, true);
}

/* Invert P L U in place. */
static int invert(factors *f) {
    const dtype type = (dtype)f->lu->dtype;
    const int n = (int)f->lu->size[0], asking = -1;
    double asked[2] = {0};
    int info = 0;
    if (!n)
        return 0;
    CALL(type, getri, &n, th_data(f->lu), &n, f->pivots, asked, &asking, &info);
    const int work_size = th_blas_calls(type, asked);
    const int64_t bytes = (int64_t)work_size * th_item_size[type];
    void *work = th_allocate(bytes);
    if (!work)
        return -1;
    CALL(type, getri, &n, th_data(f->lu), &n, f->pivots, work, &work_size, &info);
    th_release(work, bytes);
    return 0;
}

/* The inverse of the transpose is the transposed inverse, so row-major order needs no
   conversion. */
int th_inverse_one(tensor *const *result, const tensor *const *operand, int option) {
    (void)option;
    tensor *output = result[0];
    const tensor *input = operand[0];
    const tensor transposed = th_transposed_view(input);
    factors f;
    int failed = th_factor(&f, &transposed);
    if (!failed && f.zero)
        failed = th_fail_singular("inverse", "input", input, "linalg.pinv");
    if (!failed)
        failed = invert(&f);
    if (!failed)
        failed = th_copy(output, f.lu);
    th_drop_factors(&f);
    return failed;
}

int cpu_inverse(tensor *output, const tensor *input) {
    return th_alone(&th_each_inverse, &output, &input);
}
