/* determinant.c: determinants from triangular factors; LU factors and solutions of batches. */
#include "determinant.h"

#include <limits.h>
#include <math.h>
#include <string.h>

#include "base/vector.h"
#include "kernels/lapack/condition.h"
#include "kernels/lapack/lanes.h"

/* Sign of the determinant, 0 if it is zero, and the logarithm of its magnitude. */
#define LOGARITHM(T)                                                                               \
    for (int i = 0; i < n; i++) {                                                                  \
        const double x = ((const T *)th_data(a))[(int64_t)i * n + i];                              \
        *sign *= ((x > 0) - (x < 0)) * (pivots[i] == i + 1 ? 1 : -1);                              \
        *logarithm += log(fabs(x));                                                                \
        th_times(product, pivots[i] == i + 1 ? x : -x);                                            \
    }

static int factor(const tensor *input, double *sign, double *logarithm, th_product *product) {
    const int n = (int)input->size[0];
    const int64_t bytes = th_at_least_one(n) * (int64_t)sizeof(int);
    tensor *a = th_to_columns(input);
    int *pivots = th_allocate(bytes), info = 0, failed = a && pivots ? 0 : -1;
    *sign = 1, *logarithm = 0, *product = (th_product){1, 0};
    if (!failed && n)
        CALL(input->dtype, getrf, &n, &n, th_data(a), &n, pivots, &info);
    if (!failed && input->dtype == TH_FLOAT)
        LOGARITHM(float)
    else if (!failed)
        LOGARITHM(double)
    th_release(pivots, bytes);
    th_drop(a);
    return failed;
}

static int shape_one(const char *op, extent *result, const tensor *input) {
    *result = (extent){0};
    return th_check_matrix(op, "input", input, true);
}

int shape_det(extent *result, const tensor *input) { return shape_one("det", result, input); }

int th_det_one(tensor *const *result, const tensor *const *operand, int option) {
    (void)option;
    double sign, logarithm;
    th_product product;
    if (factor(operand[0], &sign, &logarithm, &product))
        return -1;
    th_put(result[0], result[0]->offset, th_real(th_value(&product)));
    return 0;
}

int cpu_det(tensor *output, const tensor *input) { return th_alone(&th_each_det, &output, &input); }

int shape_logdet(extent *result, const tensor *input) { return shape_one("logdet", result, input); }

int cpu_logdet(tensor *output, const tensor *input) {
    double sign, logarithm;
    th_product product;
    if (factor(input, &sign, &logarithm, &product))
        return -1;
    th_put(output, output->offset, th_real(sign < 0 ? NAN : logarithm));
    return 0;
}

int shape_slogdet(extent *result, const tensor *input) {
    result[1] = (extent){0};
    return shape_one("slogdet", result, input);
}

int th_slogdet_one(tensor *const *result, const tensor *const *operand, int option) {
    (void)option;
    double direction, size;
    th_product product;
    if (factor(operand[0], &direction, &size, &product))
        return -1;
    th_put(result[0], result[0]->offset, th_real(direction));
    th_put(result[1], result[1]->offset, th_real(size));
    return 0;
}

int cpu_slogdet(tensor *sign, tensor *logarithm, const tensor *input) {
    return th_alone(&th_each_slogdet, (tensor *[]){sign, logarithm}, &input);
}

/* Batches: matrix i of a contiguous [count, n, n]. */

static tensor matrix_of(const tensor *batch, int64_t i) {
    tensor matrix = th_header(batch);
    matrix.ndim = 2;
    for (int d = 0; d < 2; d++) {
        matrix.size[d] = batch->size[d + 1];
        matrix.stride[d] = batch->stride[d + 1];
    }
    matrix.offset += i * batch->stride[0];
    th_update_layout(&matrix);
    return matrix;
}

/* divided: whether solving divides by the diagonals. */
static int check_batch(const char *op, const char *name, const tensor *t, bool divided) {
    if (t->ndim != 3 || t->size[1] != t->size[2])
        return th_fail(TH_RUNTIME, "%s: %s is %s; need a batch of square matrices", op, name,
                       th_describe(t));
    for (int64_t i = 0; t->numel && i < t->size[0]; i++) {
        const tensor matrix = matrix_of(t, i);
        if (th_check_matrix(op, name, &matrix, true)
            || (divided && th_check_diagonal(op, name, &matrix)))
            return -1;
    }
    return 0;
}

int shape_btrifact(extent *result, const tensor *input) {
    result[0] = th_extent(input);
    result[1] = (extent){2, {input->size[0], input->size[1]}};
    return check_batch("btrifact", "input", input, false);
}

int shape_btrifact_with_info(extent *result, const tensor *input) {
    result[2] = (extent){1, {input->size[0]}};
    return shape_btrifact(result, input);
}

/* Factors of one matrix, its exchanged rows, and the number of its zero pivot, or 0. */
int th_lu_one(tensor *const *result, const tensor *const *operand, int option) {
    (void)option;
    const tensor *order = result[1];
    factors f;
    const int failed = th_factor(&f, operand[0]) || th_from_columns(result[0], f.lu) ? -1 : 0;
    for (int64_t i = 0; !failed && i < order->size[0]; i++)
        th_put(order, order->offset + i * order->stride[0], th_real(f.pivots[i]));
    if (!failed)
        th_put(result[2], result[2]->offset, th_real(f.zero));
    th_drop_factors(&f);
    return failed;
}

/* Store the zero pivot of each singular matrix in info; without info it is an error. Lanes hold
   pivots in the type of the matrix. */
static int factor_batch(tensor *lu, tensor *pivots, tensor *info, const tensor *input) {
    const dtype type = (dtype)input->dtype;
    if (!input->numel)
        return info ? th_zero(info) : 0;
    tensor *order = th_new(TH_CPU, type, 2, pivots->size),
           *zero = th_new(TH_CPU, type, 1, input->size);
    tensor *triangles = th_new(TH_CPU, type, 3, input->size);
    int failed = order && zero && triangles ? 0 : -1;
    if (!failed)
        failed = th_each_matrix(&th_each_lu, (tensor *[]){triangles, order, zero}, &input);
    for (int64_t i = 0; !failed && !info && i < input->size[0]; i++)
        if (th_get(zero, i, NULL) != 0)
            failed = th_fail(TH_RUNTIME, "btrifact: input is %s; matrix %lld is singular",
                             th_describe(input), (long long)i);
    if (!failed)
        failed = th_copy(lu, triangles) || th_copy(pivots, order) || (info && th_copy(info, zero))
                     ? -1
                     : 0;
    th_drop(order);
    th_drop(zero);
    th_drop(triangles);
    return failed;
}

int cpu_btrifact(tensor *lu, tensor *pivots, const tensor *input) {
    return factor_batch(lu, pivots, NULL, input);
}

int cpu_btrifact_with_info(tensor *lu, tensor *pivots, tensor *info, const tensor *input) {
    return factor_batch(lu, pivots, info, input);
}

int shape_btrisolve(extent *result, const tensor *input, const tensor *LU_data,
                    const tensor *LU_pivots) {
    if (check_batch("btrisolve", "LU_data", LU_data, true))
        return -1;
    const int64_t count = LU_data->size[0], n = LU_data->size[1];
    if (input->ndim < 2 || input->ndim > 3 || input->size[0] != count || input->size[1] != n
        || LU_pivots->ndim != 2 || LU_pivots->size[0] != count || LU_pivots->size[1] != n)
        return th_fail(TH_RUNTIME,
                       "btrisolve: input is %s, LU_data is %s, LU_pivots is %s; need the same "
                       "first two sizes",
                       th_describe(input), th_describe(LU_data), th_describe(LU_pivots));
    if (input->ndim == 3 && input->size[2] > INT_MAX / 8)
        return th_fail(TH_RUNTIME, "btrisolve: input is %s; need sizes below %d",
                       th_describe(input), INT_MAX / 8);
    for (int64_t i = 0; i < count * n && LU_pivots->device != TH_META; i++) {
        int64_t pivot;
        th_get(LU_pivots,
               LU_pivots->offset + i / n * LU_pivots->stride[0] + i % n * LU_pivots->stride[1],
               &pivot);
        if (pivot < 1 || pivot > n)
            return th_fail(TH_INDEX, "btrisolve: LU_pivots holds %lld; need 1 to %lld",
                           (long long)pivot, (long long)n);
    }
    *result = th_extent(input);
    return th_check_finite("btrisolve", "input", input);
}

int cpu_btrisolve(tensor *output, const tensor *input, const tensor *LU_data,
                  const tensor *LU_pivots) {
    tensor *order = th_convert(LU_pivots, (dtype)input->dtype);
    /* Solve into a new tensor, so that a failure leaves the output unchanged. */
    tensor *solved = th_new(TH_CPU, (dtype)output->dtype, output->ndim, output->size);
    int failed = order && solved ? 0 : -1;
    tensor right = th_header(input), result = th_header(solved ? solved : output);
    for (tensor *t = &right; input->ndim == 2 && t; t = t == &right ? &result : NULL) {
        t->ndim = 3; /* a vector: a matrix of one column */
        t->size[2] = t->stride[2] = 1;
        th_update_layout(t);
    }
    if (!failed)
        failed = th_each_matrix(&th_each_lu_solve, (tensor *[]){&result},
                                (const tensor *[]){LU_data, &right, order});
    th_drop(order);
    return th_deliver(output, solved, failed);
}
