/* eigen.c: eigenvalues and singular values. Real vectors are normalized so that their largest
   element is positive. */
#include "eigen.h"

#include <math.h>

#include "diagonal.h"
#include "kernels/lapack/lanes.h"

/* Flip column j of a; and of b, whose vectors are `step` apart with elements `inner` apart. */
#define CHOOSE_SIGNS(T)                                                                            \
    static void choose_signs_##T(T *a, int64_t rows, int64_t columns, T *b, int64_t more,          \
                                 int64_t step, int64_t inner) {                                    \
        for (int64_t j = 0; j < columns; j++) {                                                    \
            T *x = a + j * rows, largest = 0;                                                      \
            for (int64_t i = 0; i < rows; i++)                                                     \
                largest = (T)fabs(x[i]) > (T)fabs(largest) * (T)1.0001 ? x[i] : largest;           \
            if (largest >= 0)                                                                      \
                continue;                                                                          \
            for (int64_t i = 0; i < rows; i++)                                                     \
                x[i] = -x[i];                                                                      \
            for (int64_t i = 0; b && i < more; i++)                                                \
                b[j * step + i * inner] = -b[j * step + i * inner];                                \
        }                                                                                          \
    }
CHOOSE_SIGNS(float)
CHOOSE_SIGNS(double)

static int unfinished(const char *op, const tensor *input) {
    return th_fail(TH_RUNTIME, "%s: input is %s; the iteration did not converge", op,
                   th_describe(input));
}

/* Symmetric */

int shape_symeig(extent *result, const tensor *input, bool eigenvectors, bool upper) {
    (void)upper;
    const int64_t n = input->size[0];
    result[0] = (extent){1, {n}};
    result[1] = eigenvectors ? (extent){2, {n, n}} : (extent){1, {0}};
    return th_check_matrix("symeig", "input", input, true);
}

static int run_symeig(tensor *a, void *values, bool vectors, bool upper, int *info) {
    const int n = (int)a->size[0], asking = -1;
    const char *job = vectors ? "V" : "N", *uplo = upper ? "U" : "L";
    double asked[2] = {0};
    int asked_more = 0;
    CALL(a->dtype, syevd, job, uplo, &n, th_data(a), &n, values, asked, &asking, &asked_more,
         &asking, info, 1, 1);
    const int work_size = th_blas_calls(a->dtype, asked), more = asked_more > 0 ? asked_more : 1;
    const int64_t bytes = (int64_t)work_size * th_item_size[a->dtype];
    const int64_t more_bytes = (int64_t)more * (int64_t)sizeof(int);
    void *work = th_allocate(bytes);
    int *whole_work = th_allocate(more_bytes), failed = work && whole_work ? 0 : -1;
    if (!failed)
        CALL(a->dtype, syevd, job, uplo, &n, th_data(a), &n, values, work, &work_size, whole_work,
             &more, info, 1, 1);
    th_release(work, bytes);
    th_release(whole_work, more_bytes);
    return failed;
}

static int run_one(tensor *values, tensor *vectors, const tensor *input, bool eigenvectors,
                   bool upper) {
    const int64_t n = input->size[0];
    tensor *a = th_to_columns(input), *value = th_dense_result(values);
    int info = 0, failed = a && value ? 0 : -1;
    if (!failed && n)
        failed = run_symeig(a, th_data(value), eigenvectors, upper, &info);
    if (!failed && info)
        failed = unfinished("symeig", input);
    if (!failed && eigenvectors) {
        if (input->dtype == TH_FLOAT)
            choose_signs_float(th_data(a), n, n, NULL, 0, 0, 0);
        else
            choose_signs_double(th_data(a), n, n, NULL, 0, 0, 0);
        failed = th_from_columns(vectors, a);
    }
    th_drop(a);
    return th_deliver(values, value, failed);
}

int th_symeig_one(tensor *const *result, const tensor *const *operand, int upper) {
    return run_one(result[0], result[1], operand[0], true, upper);
}

int cpu_symeig(tensor *values, tensor *vectors, const tensor *input, bool eigenvectors,
               bool upper) {
    if (!eigenvectors)
        return run_one(values, vectors, input, false, upper);
    return th_alone(&th_each_symeig[upper], (tensor *[]){values, vectors}, &input);
}

/* Any square matrix */

int shape_eig(extent *result, const tensor *input, bool eigenvectors) {
    const int64_t n = input->size[0];
    result[0] = (extent){2, {n, 2}};
    result[1] = eigenvectors ? (extent){2, {n, n}} : (extent){1, {0}};
    return th_check_matrix("eig", "input", input, true);
}

static int run_eig(tensor *a, tensor *pairs, tensor *v, int *info) {
    const int n = (int)a->size[0], asking = -1, one = v ? n : 1;
    const int64_t item = th_item_size[a->dtype];
    char *real = th_data(pairs), *imaginary = real + n * item;
    void *vectors = v ? th_data(v) : NULL;
    const char *job = v ? "V" : "N";
    double asked[2] = {0}, unused[1];
    const int first = 1;
    CALL(a->dtype, geev, "N", job, &n, th_data(a), &n, real, imaginary, unused, &first, vectors,
         &one, asked, &asking, info, 1, 1);
    const int work_size = th_blas_calls(a->dtype, asked);
    void *work = th_allocate(work_size * item);
    if (!work)
        return -1;
    CALL(a->dtype, geev, "N", job, &n, th_data(a), &n, real, imaginary, unused, &first, vectors,
         &one, work, &work_size, info, 1, 1);
    th_release(work, work_size * item);
    return 0;
}

int cpu_eig(tensor *values, tensor *vectors, const tensor *input, bool eigenvectors) {
    const int64_t n = input->size[0];
    tensor *a = th_to_columns(input), *pairs = th_new_columns(input->dtype, n, 2);
    tensor *v = eigenvectors ? th_new_columns(input->dtype, n, n) : NULL;
    int info = 0, failed = a && pairs && (v || !eigenvectors) ? 0 : -1;
    if (!failed && n)
        failed = run_eig(a, pairs, v, &info);
    if (!failed && info)
        failed = unfinished("eig", input);
    if (!failed)
        failed = th_from_columns(values, pairs);
    if (!failed && v)
        failed = th_from_columns(vectors, v);
    th_drop(a);
    th_drop(pairs);
    th_drop(v);
    return failed;
}

/* Singular values */

int shape_svd(extent *result, const tensor *input, bool some) {
    const int64_t m = input->size[0], n = input->size[1], k = m < n ? m : n;
    result[0] = (extent){2, {m, some ? k : m}};
    result[1] = (extent){1, {k}};
    result[2] = (extent){2, {n, some ? k : n}};
    return th_check_matrix("svd", "input", input, false);
}

static int run_svd(tensor *a, bool some, void *s, tensor *u, tensor *vt, int *info) {
    const int m = (int)a->size[1], n = (int)a->size[0], asking = -1;
    const int wide = (int)vt->size[1], k = m < n ? m : n;
    const int64_t item = th_item_size[a->dtype], more_bytes = 8 * k * (int64_t)sizeof(int);
    const char *job = some ? "S" : "A";
    double asked[2] = {0};
    int *more = th_allocate(more_bytes);
    if (!more)
        return -1;
    CALL(a->dtype, gesdd, job, &m, &n, th_data(a), &m, s, th_data(u), &m, th_data(vt), &wide, asked,
         &asking, more, info, 1);
    const int work_size = th_blas_calls(a->dtype, asked);
    void *work = th_allocate(work_size * item);
    if (work)
        CALL(a->dtype, gesdd, job, &m, &n, th_data(a), &m, s, th_data(u), &m, th_data(vt), &wide,
             work, &work_size, more, info, 1);
    th_release(more, more_bytes);
    th_release(work, work_size * item);
    return work ? 0 : -1;
}

/* LAPACK's column-major V^T is V in row-major order. */
static int run_values(tensor *u, tensor *s, tensor *v, const tensor *input, bool some) {
    const int64_t m = input->size[0], n = input->size[1], k = s->size[0];
    tensor *a = th_to_columns(input), *columns = th_new_columns(input->dtype, m, u->size[1]);
    tensor *values = th_dense_result(s), *vt = th_new_columns(input->dtype, v->size[1], n);
    int info = 0, failed = a && columns && values && vt ? 0 : -1;
    if (!failed && !k) /* empty matrix: the bases are identities */
        failed = cpu_eye(columns, m, u->size[1]) || cpu_eye(vt, v->size[1], n) ? -1 : 0;
    else if (!failed)
        failed = run_svd(a, some, th_data(values), columns, vt, &info);
    if (!failed && info)
        failed = unfinished("svd", input);
    if (!failed && k && input->dtype == TH_FLOAT)
        choose_signs_float(th_data(columns), m, k, th_data(vt), n, 1, v->size[1]);
    else if (!failed && k)
        choose_signs_double(th_data(columns), m, k, th_data(vt), n, 1, v->size[1]);
    if (!failed)
        failed = th_from_columns(u, columns) || th_copy(v, vt) ? -1 : 0;
    th_drop(a);
    th_drop(columns);
    th_drop(vt);
    return th_deliver(s, values, failed);
}

int th_svd_one(tensor *const *result, const tensor *const *operand, int option) {
    (void)option;
    return run_values(result[0], result[1], result[2], operand[0], true);
}

int cpu_svd(tensor *u, tensor *s, tensor *v, const tensor *input, bool some) {
    if (u->size[1] != v->size[1]) /* full bases */
        return run_values(u, s, v, input, some);
    return th_alone(&th_each_svd, (tensor *[]){u, s, v}, &input);
}
