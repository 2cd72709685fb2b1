/* ldl.c: L D L^T or L D L^H factors of symmetric or Hermitian matrices, by Bunch and Kaufman's pivoting,
   and solutions from them. Only lower triangles are read. */
#include "ldl.h"

#include "kernels/lapack/condition.h"

int shape_linalg_ldl_factor_ex(extent *size, const tensor *A, bool hermitian, bool check_errors) {
    (void)hermitian, (void)check_errors;
    if (A->size[0] != A->size[1])
        return th_fail(TH_RUNTIME, "$0; need a square matrix");
    size[0] = th_extent(A);
    size[1] = (extent){1, {A->size[0]}};
    size[2] = (extent){0};
    return 0;
}

static void call_factor(tensor *a, bool hermitian, int *pivots, void *work, int size, int *info) {
    const int n = (int)a->size[0];
    if (hermitian && th_is_complex((dtype)a->dtype))
        CALL_COMPLEX(a->dtype, hetrf, "L", &n, th_data(a), &n, pivots, work, &size, info, 1);
    else
        CALL(a->dtype, sytrf, "L", &n, th_data(a), &n, pivots, work, &size, info, 1);
}

static int factor(tensor *a, bool hermitian, int *pivots, int *info) {
    double asked[2] = {0};
    workspace work;
    call_factor(a, hermitian, pivots, asked, -1, info);
    const int size = th_work_size((dtype)a->dtype, asked),
              failed = th_take_work(&work, a->dtype, size);
    if (!failed)
        call_factor(a, hermitian, pivots, work.at, size, info);
    th_give_work(&work);
    return failed;
}

int cpu_linalg_ldl_factor_ex(tensor *LD, tensor *order, tensor *report, const tensor *A,
                             bool hermitian, bool check_errors) {
    const int64_t n = A->size[0], bytes = (n + 1) * (int64_t)sizeof(int);
    if (th_check_counts(0, A))
        return -1;
    tensor *a = th_to_columns(A);
    int *pivots = th_allocate(bytes), info = 0, finite = a && pivots ? th_is_finite(a) : -1;
    int failed = finite < 0 ? -1 : finite ? 0 : th_nan_factors(a, pivots);
    if (finite > 0 && n)
        failed = factor(a, hermitian, pivots, &info);
    if (!failed && info > 0 && (check_errors || !report))
        failed = th_fail(TH_LINALG, "$0 and singular; element %d of D is zero", info - 1);
    if (!failed)
        failed = th_from_triangle(LD, a, false);
    for (int64_t i = 0; !failed && i < n; i++)
        th_put(order, order->offset + i * th_stride(order)[0], th_integral(pivots[i]));
    if (!failed && report)
        th_put(report, report->offset, th_integral(info));
    th_release(pivots, bytes);
    th_drop(a);
    return failed ? -1 : 0;
}

/* Solutions */

int shape_ldl_solution(extent *size, const tensor *LD, const tensor *pivots, const tensor *B,
                       bool hermitian, bool conjugate) {
    (void)hermitian, (void)conjugate;
    if (LD->size[0] != LD->size[1])
        return th_fail(TH_RUNTIME, "$0; need a square matrix");
    if (pivots->size[0] != LD->size[0] || B->size[0] != LD->size[0])
        return th_fail(TH_RUNTIME, "$0, $1, $2; need as many pivots and rows");
    *size = th_extent(B);
    return 0;
}

/* Read the pivots: a negative one belongs to a block of two rows, whose second is negative, too. */
static int take_pivots(int *to, const tensor *pivots) {
    const int64_t n = pivots->size[0];
    bool within = false; /* a block */
    for (int64_t i = 0; i < n; i++) {
        const double value = th_get(pivots, pivots->offset + i * th_stride(pivots)[0], NULL);
        const double row = value < 0 ? -value : value;
        if (!(row >= 1 && row <= (double)n) || (within && value > 0))
            return th_fail(TH_INDEX, "#1 has %g at %lld; need those of ldl_factor", value,
                           (long long)i);
        to[i] = (int)value;
        within = !within && value < 0;
    }
    return within ? th_fail(TH_INDEX, "#1 ends within a block of two; need those of ldl_factor")
                  : 0;
}

static void solve(const tensor *a, bool hermitian, const int *pivots, tensor *b, int *info) {
    const int n = (int)a->size[0], count = (int)b->size[0];
    if (hermitian && th_is_complex((dtype)a->dtype))
        CALL_COMPLEX(a->dtype, hetrs, "L", &n, &count, th_data(a), &n, pivots, th_data(b), &n, info,
                     1);
    else
        CALL(a->dtype, sytrs, "L", &n, &count, th_data(a), &n, pivots, th_data(b), &n, info, 1);
}

int cpu_ldl_solution(tensor *output, const tensor *LD, const tensor *pivots, const tensor *B,
                     bool hermitian, bool conjugate) {
    const int64_t n = LD->size[0], bytes = (n + 1) * (int64_t)sizeof(int);
    if (th_check_counts(0, LD) || th_check_counts(2, B))
        return -1;
    tensor *a = th_to_columns(LD), *b = th_to_columns(B);
    int *order = th_allocate(bytes), info = 0;
    int failed = a && b && order ? take_pivots(order, pivots) : -1;
    if (!failed && conjugate)
        th_conjugate_all(a);
    if (!failed && B->numel)
        solve(a, hermitian, order, b, &info);
    if (!failed)
        failed = th_from_columns(output, b);
    th_release(order, bytes);
    th_drop(a);
    th_drop(b);
    return failed ? -1 : 0;
}
