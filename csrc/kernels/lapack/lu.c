/* lu.c: L U factors with row exchanges, solutions from them, and their gradient. */
#include "lu.h"

#include <complex.h>
#include <math.h>
#include <string.h>

#include "kernels/lapack/condition.h"
#include "kernels/lapack/lanes.h"
#include "products.h"
#include "solve.h"
#include "triangle.h"

static const each_matrix each_lu = {ALL_LANES_OF(lu), th_lu_one, 1, 3, 0, TH_LANE_SIZE};
static const each_matrix each_lu_solve = {
    ALL_LANES_OF(lu_solve), th_lu_solve_one, 3, 1, 0, TH_LANE_SIZE};

int shape_lu_solution(extent *size, const tensor *input, const tensor *LU, const tensor *pivots) {
    (void)LU, (void)pivots;
    *size = th_extent(input);
    return 0;
}

int shape_lu_gradient(extent *size, const tensor *grad_output, const tensor *LU,
                      const tensor *pivots) {
    (void)pivots;
    *size = th_extent(LU);
    return th_same_size(grad_output, LU) ? 0 : th_fail(TH_RUNTIME, "$0, $1; need one size");
}

static int64_t least(int64_t a, int64_t b) { return a < b ? a : b; }

static double diagonal_size(const tensor *columns, int64_t i) {
    const int64_t at = columns->offset + i * (columns->size[1] + 1);
    return cabs(__builtin_complex(th_get(columns, at, NULL), th_imaginary(columns, at)));
}

/* The first diagonal element that is zero within rounding, counted from 1; 0: none. */
static int zero_pivot(const tensor *columns, int64_t count) {
    const double longer = (double)(columns->size[0] > columns->size[1] ? columns->size[0]
                                                                       : columns->size[1]);
    double most = 0;
    for (int64_t i = 0; i < count; i++)
        most = fmax(most, diagonal_size(columns, i));
    most *= longer * (th_is_single((dtype)columns->dtype) ? 0x1p-23 : 0x1p-52);
    for (int64_t i = 0; i < count; i++)
        if (diagonal_size(columns, i) <= most)
            return (int)i + 1;
    return 0;
}

/* Factors of a matrix that is not square. */
static int factor_any(factors *f, const tensor *matrix) {
    const int64_t count = least(matrix->size[0], matrix->size[1]);
    *f = (factors){.lu = th_to_columns(matrix), .bytes = (count + 1) * (int64_t)sizeof(int)};
    f->pivots = th_allocate(f->bytes);
    if (!f->lu || !f->pivots || th_eliminate(f->lu, f->pivots))
        return -1;
    f->zero = zero_pivot(f->lu, count);
    return 0;
}

/* Factors, exchanged rows, and the number of a zero pivot, or 0, in the type of the matrix. */
int th_lu_one(tensor *const *result, const tensor *const *operand, int option, int *info) {
    (void)option, (void)info;
    const tensor *order = result[1], *matrix = operand[0];
    factors f;
    const int failed = (matrix->size[0] == matrix->size[1] ? th_factor : factor_any)(&f, matrix)
                               || th_from_columns(result[0], f.lu)
                           ? -1
                           : 0;
    for (int64_t i = 0; !failed && i < order->size[0]; i++)
        th_put(order, order->offset + i * th_stride(order)[0], th_real(f.pivots[i]));
    if (!failed)
        th_put(result[2], result[2]->offset, th_real(f.zero));
    th_drop_factors(&f);
    return failed;
}

int shape_linalg_lu_factor_ex(extent *size, const tensor *A, bool pivot, bool check_errors) {
    (void)check_errors;
    size[0] = th_extent(A);
    size[1] = (extent){1, {least(A->size[0], A->size[1])}};
    size[2] = (extent){0};
    return pivot ? 0
                 : th_fail(TH_RUNTIME,
                           "$0, pivot is False; rows are always exchanged, so leave pivot out");
}

static int check_regular(const tensor *zero) {
    for (int64_t i = 0; i < zero->numel; i++)
        if (th_get(zero, i, NULL) != 0)
            return th_fail(TH_LINALG, "$0; matrix %lld is singular", (long long)i);
    return 0;
}

int cpu_linalg_lu_factor_ex(tensor *LU, tensor *pivots, tensor *info, const tensor *A, bool pivot,
                            bool check_errors) {
    (void)pivot;
    const dtype type = (dtype)A->dtype;
    if (th_check_counts(0, A))
        return -1;
    tensor *order = th_new(TH_CPU, type, 2, pivots->size);
    tensor *zero = th_new(TH_CPU, type, 1, A->size), *factors = th_new_like(A, type);
    int failed = order && zero && factors && !th_zero(zero) ? 0 : -1;
    each_matrix e = each_lu;
    if (A->size[1] != A->size[2])
        memset(e.kernel, 0, sizeof e.kernel); /* lanes take square matrices */
    if (!failed && A->numel)
        failed = th_each_matrix(&e, (tensor *[]){factors, order, zero}, &A, NULL);
    if (!failed && (check_errors || !info))
        failed = check_regular(zero);
    if (!failed)
        failed = th_copy(LU, factors) || th_copy(pivots, order) || (info && th_copy(info, zero))
                     ? -1
                     : 0;
    th_drop(order);
    th_drop(zero);
    th_drop(factors);
    return failed;
}

/* Exchange rows of a contiguous matrix: row i and row order[i], or the exchanges in reverse. */
static void exchange_rows(const tensor *b, const tensor *order, bool back) {
    const size_t bytes = (size_t)b->size[1] * th_item_size[b->dtype];
    const int64_t count = order->size[0];
    for (int64_t k = 0; k < count; k++) {
        const int64_t i = back ? count - 1 - k : k;
        const int64_t other = (int64_t)th_get(order, order->offset + i * th_stride(order)[0], NULL)
                              - 1;
        char *from = (char *)th_data(b) + other * bytes, *to = (char *)th_data(b) + i * bytes;
        for (size_t at = 0; other != i && at < bytes; at++) {
            const char byte = from[at];
            from[at] = to[at];
            to[at] = byte;
        }
    }
}

/* Each exchange names a row of the matrices. */
static int check_exchanges(int slot, const tensor *pivots, int64_t rows) {
    for (int64_t i = 0; i < pivots->size[0] * pivots->size[1]; i++) {
        const int64_t one = i / pivots->size[1], at = i % pivots->size[1];
        int64_t pivot;
        th_get(pivots, pivots->offset + one * th_stride(pivots)[0] + at * th_stride(pivots)[1],
               &pivot);
        if (pivot < 1 || pivot > rows)
            return th_fail(TH_INDEX, "#%d holds %lld; need 1 to %lld", slot, (long long)pivot,
                           (long long)rows);
    }
    return 0;
}

int th_lu_solve_one(tensor *const *result, const tensor *const *operand, int option, int *info) {
    (void)option, (void)info;
    const triangular lower = {false, true, AS_GIVEN, 1, true};
    const triangular upper = {true, false, AS_GIVEN, 1, true};
    tensor *b = th_to_rows(operand[1]);
    if (b)
        exchange_rows(b, operand[2], false);
    const int failed = !b || th_substitute(b, operand[0], lower)
                               || th_substitute(b, operand[0], upper)
                           ? -1
                           : 0;
    return th_deliver(result[0], b, failed);
}

static int check_diagonals(int slot, const tensor *LU) {
    for (int64_t i = 0; LU->numel && i < LU->size[0]; i++) {
        const tensor matrix = th_slice(LU, i);
        if (th_check_diagonal(slot, &matrix))
            return -1;
    }
    return 0;
}

int cpu_lu_solution(tensor *output, const tensor *input, const tensor *LU, const tensor *pivots) {
    if (th_check_counts(0, input) || th_check_counts(1, LU) || check_diagonals(1, LU)
        || check_exchanges(2, pivots, LU->size[1]))
        return -1;
    tensor *order = th_convert(pivots, (dtype)input->dtype);
    const int failed = order ? th_each_matrix(&each_lu_solve, &output,
                                              (const tensor *[]){LU, input, order}, NULL)
                             : -1;
    th_drop(order);
    return failed;
}

/* Parts */

int shape_lu_parts(extent *size, const tensor *LU, const tensor *pivots) {
    const int64_t m = LU->size[0], n = LU->size[1], k = least(m, n);
    size[0] = (extent){2, {m, m}};
    size[1] = (extent){2, {m, k}};
    size[2] = (extent){2, {k, n}};
    return pivots->size[0] == k ? 0 : th_fail(TH_RUNTIME, "$0, $1; need a pivot per row of U");
}

int shape_lu_joined(extent *size, const tensor *L, const tensor *U) {
    const int64_t m = L->size[0], k = L->size[1], n = U->size[1];
    *size = (extent){2, {m, n}};
    return k == least(m, n) ? 0 : th_fail(TH_RUNTIME, "$0, $1; need the triangles of one matrix");
}

#define TEMPLATE "kernels/lapack/lu_parts.h"
#include "base/each/floating.h"
#define TEMPLATE "kernels/lapack/lu_parts.h"
#include "base/each/complex.h"

/* The matrix in a slice of a contiguous batch. */
static void *matrix_at(const tensor *t, int64_t i) {
    return (char *)th_data(t) + i * t->size[1] * t->size[2] * th_item_size[t->dtype];
}

int cpu_lu_parts(tensor *P, tensor *L, tensor *U, const tensor *LU, const tensor *pivots) {
    const int64_t m = LU->size[1], n = LU->size[2], k = pivots->size[1];
    if (check_exchanges(1, pivots, m))
        return -1;
    tensor *lu = th_dense(LU), *order = th_dense(pivots), *p = th_dense_result(P),
           *lower = th_dense_result(L), *upper = th_dense_result(U);
    int64_t *rows = th_allocate((m + 1) * (int64_t)sizeof *rows);
    const int failed = lu && order && p && lower && upper && rows && !th_zero(p) ? 0 : -1;
    for (int64_t i = 0; !failed && m && i < LU->size[0]; i++) {
        const int *exchanged = (const int *)th_data(order) + i * k;
        BY_TYPE(LU->dtype, permute, matrix_at(p, i), exchanged, rows, m, k);
        BY_TYPE(LU->dtype, split, matrix_at(lower, i), matrix_at(upper, i), matrix_at(lu, i), m, n);
    }
    th_release(rows, (m + 1) * (int64_t)sizeof *rows);
    th_drop(lu);
    th_drop(order);
    return th_deliver(P, p, failed) | th_deliver(L, lower, failed) | th_deliver(U, upper, failed);
}

int cpu_lu_joined(tensor *output, const tensor *L, const tensor *U) {
    tensor *lower = th_dense(L), *upper = th_dense(U), *lu = th_dense_result(output);
    const int failed = lower && upper && lu ? 0 : -1;
    for (int64_t i = 0; !failed && lu->numel && i < L->size[0]; i++)
        BY_TYPE(L->dtype, join, matrix_at(lu, i), matrix_at(lower, i), matrix_at(upper, i),
                L->size[1], U->size[2]);
    th_drop(lower);
    th_drop(upper);
    return th_deliver(output, lu, failed);
}

/* Gradient of the factors of [batch, m, n]. With square A = P L U, dL = L tril(M, -1) and
   dU = triu(M) U, where M = inverse(L) P^H dA inverse(U). Further columns of U are inverse(L) P^H A,
   further rows of L are P^H A inverse(U). */

/* Rows and columns of the matrices in a batch. */
static tensor block(const tensor *t, int64_t row, int64_t rows, int64_t column, int64_t columns) {
    tensor view = th_header(t);
    view.offset += row * th_stride(t)[1] + column * th_stride(t)[2];
    view.size[1] = rows;
    view.size[2] = columns;
    th_update_layout(&view);
    return view;
}

static tensor *new_batch(const tensor *like, int64_t rows, int64_t columns) {
    return th_new(TH_CPU, (dtype)like->dtype, 3, (const int64_t[]){like->size[0], rows, columns});
}

/* input inverse(U)^H */
static tensor *over_upper(const tensor *input, const tensor *square) {
    tensor *flipped = th_flipped(input, true);
    tensor *found = flipped ? th_new_like(flipped, (dtype)flipped->dtype) : NULL;
    const int failed = found ? cpu_solve_triangle(found, flipped, square, true, false, false) : -1;
    tensor *result = failed ? NULL : th_flipped(found, true);
    th_drop(flipped);
    th_drop(found);
    return result;
}

/* Subtract the product of `a` and `b`, one of which is read as its adjoint. */
static int subtract_product(tensor *from, const tensor *a, const tensor *b, bool first) {
    tensor *flipped = th_flipped(first ? a : b, true);
    const int failed = flipped ? cpu_baddbmm(from, th_integral(1), th_integral(-1),
                                             first ? flipped : a, first ? b : flipped)
                               : -1;
    th_drop(flipped);
    return failed;
}

/* Add two contiguous tensors. */
static void add(const tensor *to, const tensor *from) {
    const int64_t count = to->numel * (th_is_complex((dtype)to->dtype) ? 2 : 1);
    for (int64_t i = 0; i < count; i++)
        if (th_is_single((dtype)to->dtype))
            ((float *)th_data(to))[i] += ((const float *)th_data(from))[i];
        else
            ((double *)th_data(to))[i] += ((const double *)th_data(from))[i];
}

/* One triangle of M^H: tril(L^H lower, -1), or triu(upper U^H). */
static int add_triangle(tensor *to, tensor *part, const tensor *square, bool upper) {
    tensor *kept = th_new_like(part, (dtype)part->dtype), *product = th_new_like(part, part->dtype);
    tensor *factor = th_new_like(part, (dtype)part->dtype);
    int failed = kept && product && factor ? 0 : -1;
    failed = failed || cpu_triangle(kept, part, upper, !upper)
             || cpu_triangle(factor, square, upper, !upper);
    if (!failed && !upper)
        for (int64_t i = 0; !failed && i < factor->size[0]; i++) {
            tensor one = th_slice(factor, i);
            one.ndim = 1, one.size[0] = factor->size[1], th_stride(&one)[0] = factor->size[1] + 1;
            th_update_layout(&one);
            failed = factor->numel ? th_fill(&one, th_integral(1)) : 0;
        }
    failed = failed
             || (upper ? cpu_product(product, kept, factor, false, true)
                       : cpu_product(product, factor, kept, true, false))
             || cpu_triangle(kept, product, upper, !upper);
    if (!failed)
        add(to, kept);
    th_drop(kept);
    th_drop(product);
    th_drop(factor);
    return failed ? -1 : 0;
}

/* The gradient for P^H A in the square part, beside it and under it. */
static int fill_gradient(tensor *result, const tensor *grad, const tensor *LU, int64_t k) {
    const int64_t m = LU->size[1], n = LU->size[2];
    const tensor square = block(LU, 0, k, 0, k), right = block(LU, 0, k, k, n - k),
                 below = block(LU, k, m - k, 0, k);
    const tensor g_square = block(grad, 0, k, 0, k), g_right = block(grad, 0, k, k, n - k),
                 g_below = block(grad, k, m - k, 0, k);
    tensor to_square = block(result, 0, k, 0, k), to_right = block(result, 0, k, k, n - k),
           to_below = block(result, k, m - k, 0, k);
    tensor *lower = th_clone(&g_square), *upper = th_clone(&g_square);
    tensor *sum = new_batch(LU, k, k), *beside = new_batch(LU, k, n - k), *under = NULL;
    int failed = !lower || !upper || !sum || !beside || th_zero(sum)
                 || cpu_solve_triangle(beside, &g_right, &square, false, true, true)
                 || !(under = over_upper(&g_below, &square))
                 || subtract_product(lower, beside, &right, false)
                 || subtract_product(upper, &below, under, true)
                 || add_triangle(sum, lower, &square, false)
                 || add_triangle(sum, upper, &square, true)
                 || cpu_solve_triangle(lower, sum, &square, false, true, true);
    tensor *whole = failed ? NULL : over_upper(lower, &square);
    failed = !whole || th_copy(&to_square, whole) || th_copy(&to_right, beside)
             || th_copy(&to_below, under);
    th_drop(lower);
    th_drop(upper);
    th_drop(sum);
    th_drop(beside);
    th_drop(under);
    th_drop(whole);
    return failed ? -1 : 0;
}

int cpu_lu_gradient(tensor *output, const tensor *grad_output, const tensor *LU,
                    const tensor *pivots) {
    tensor *result = th_new_like(LU, (dtype)LU->dtype);
    int failed = !result || check_exchanges(2, pivots, LU->size[1])
                         || fill_gradient(result, grad_output, LU, least(LU->size[1], LU->size[2]))
                     ? -1
                     : 0;
    for (int64_t i = 0; !failed && result->numel && i < LU->size[0]; i++) {
        const tensor one = th_slice(result, i), order = th_slice(pivots, i);
        exchange_rows(&one, &order, true);
    }
    return th_deliver(output, result, failed);
}
