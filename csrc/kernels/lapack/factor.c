/* factor.c: Cholesky factors, and inverses and solutions from them. */
#include "factor.h"

#include <math.h>
#include <string.h>

#include "diagonal.h"
#include "kernels/lapack/condition.h"
#include "kernels/lapack/lanes.h"

static const each_matrix each_cholesky[2] = {
    {ALL_LANES_OF(cholesky_lower), th_cholesky_one, 1, 1, false, TH_LANE_SIZE},
    {ALL_LANES_OF(cholesky_upper), th_cholesky_one, 1, 1, true, TH_LANE_SIZE}};

static int not_positive(const tensor *input, int info) {
    if (info)
        return th_fail(TH_LINALG,
                       "$0 and not positive definite; its leading minor of order %d is not", info);
    return th_fail(
        TH_LINALG,
        "$0 and not positive definite beyond rounding: its reciprocal condition is below "
        "%.2g; add to its diagonal",
        th_least_condition((dtype)input->dtype, input->size[0]));
}

/* A matrix that is not positive definite keeps the columns computed before the failure. */
int th_cholesky_one(tensor *const *result, const tensor *const *operand, int upper, int *report) {
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
    if (!failed && !report && (info || singular))
        failed = not_positive(input, info);
    if (!failed) {
        th_keep_triangle(a, false);
        failed = upper ? th_copy(output, a) : th_from_columns(output, a);
    }
    if (report)
        *report = singular ? n : info;
    th_drop(a);
    return failed;
}

int cpu_linalg_cholesky_ex(tensor *L, tensor *info, const tensor *input, bool upper,
                           bool check_errors) {
    if (th_check_counts(0, input) || ((check_errors || !info) && th_check_finite(0, input))
        || (check_errors && info && th_zero(info)))
        return -1;
    return th_each_matrix(&each_cholesky[upper], &L, &input, check_errors ? NULL : info);
}

/* LAPACK computes one triangle; mirror it to the other. */
static void mirror(const tensor *a, bool upper) {
    const int64_t n = a->size[0], item = th_item_size[a->dtype];
    char *x = th_data(a);
    for (int64_t i = 0; i < n; i++)
        for (int64_t j = 0; j < i; j++) {
            char *above = x + (i * n + j) * item, *below = x + (j * n + i) * item;
            memcpy(upper ? below : above, upper ? above : below, (size_t)item);
        }
}

static int invert_one(tensor *output, const tensor *input, bool upper) {
    const int n = (int)input->size[0], step = th_at_least_one(n);
    if (th_check_triangle(0, input, upper, NULL, 0))
        return -1;
    tensor *a = th_to_columns(input);
    int info = 0, failed = a ? 0 : -1;
    if (!failed && n)
        CALL_REAL(input->dtype, potri, upper ? "U" : "L", &n, th_data(a), &step, &info, 1);
    if (!failed) {
        mirror(a, upper);
        failed = th_from_columns(output, a);
    }
    th_drop(a);
    return failed;
}

int cpu_cholesky_solve(tensor *output, const tensor *input, const tensor *input2, bool upper) {
    const triangular first = {upper, false, upper ? ADJOINT : AS_GIVEN, 1, false};
    const triangular second = {upper, false, upper ? AS_GIVEN : ADJOINT, 1, true};
    tensor *middle = th_new_like(input, (dtype)input->dtype);
    const int failed = !middle || th_solve_triangles(middle, input, input2, first)
                               || th_solve_triangles(output, middle, input2, second)
                           ? -1
                           : 0;
    th_drop(middle);
    return failed;
}

/* LAPACK reads only the real part of a complex diagonal, so complex systems are solved. */
static int invert_complex(tensor *output, const tensor *input, bool upper) {
    tensor *unit = th_new_like(input, (dtype)input->dtype);
    int failed = unit ? th_zero(unit) : -1;
    for (int64_t i = 0; !failed && i < input->size[0]; i++) {
        tensor one = th_slice(unit, i);
        failed = one.numel ? cpu_eye(&one, one.size[0], one.size[0]) : 0;
    }
    failed = failed || cpu_cholesky_solve(output, unit, input, upper) ? -1 : 0;
    th_drop(unit);
    return failed;
}

int cpu_cholesky_inverse(tensor *output, const tensor *input, bool upper) {
    if (th_check_counts(0, input))
        return -1;
    if (th_is_complex((dtype)input->dtype))
        return invert_complex(output, input, upper);
    for (int64_t i = 0; i < input->size[0]; i++) {
        const tensor matrix = th_slice(input, i);
        tensor one = th_slice(output, i);
        if (invert_one(&one, &matrix, upper))
            return -1;
    }
    return 0;
}

/* Tolerance for a diagonal; LAPACK's default is below the rounding error of its kernels. */
static double rounding(const tensor *input) {
    const int64_t n = input->size[0];
    double largest = 0;
    for (int64_t i = 0; i < n; i++)
        largest = fmax(
            largest,
            th_get(input, input->offset + i * (th_stride(input)[0] + th_stride(input)[1]), NULL));
    return largest * (double)n * (th_is_single((dtype)input->dtype) ? 0x1p-23 : 0x1p-52);
}

/* A rank-deficient matrix has a factor too, which is zero beyond its rank. */
int cpu_pstrf(tensor *factor, tensor *pivots, const tensor *input, bool upper, scalar tol) {
    const int n = (int)input->size[0], step = th_at_least_one(n);
    const int64_t bytes = 2 * step * (int64_t)sizeof(double), item = th_item_size[input->dtype];
    const double least = tol.f < 0 ? rounding(input) : tol.f;
    const float single = (float)least;
    const bool narrow = th_is_single((dtype)input->dtype);
    const void *tolerance = narrow ? (const void *)&single : (const void *)&least;
    if (th_check_counts(0, input) || th_check_finite(0, input))
        return -1;
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
