/* eigen.c: eigenvalues, with or without their vectors. */
#include "eigen.h"

#include "kernels/lapack/lanes.h"

static int check(const tensor *input) {
    return th_check_counts(0, input) || th_check_finite(0, input) ? -1 : 0;
}

/* Hermitian */

static const each_matrix each_eigh[2] = {
    {LANES_OF(symeig_lower), th_eigh_one, 1, 2, false, ROTATED},
    {LANES_OF(symeig_upper), th_eigh_one, 1, 2, true, ROTATED}};

/* One call of syevd or heevd; -1 as sizes asks for them. */
static void call_eigh(tensor *a, const char *job, const char *uplo, void *values, void *work,
                      void *real, int *more, const int *size, int *info) {
    const int n = (int)a->size[0];
    if (th_is_complex((dtype)a->dtype))
        CALL_COMPLEX(a->dtype, heevd, job, uplo, &n, th_data(a), &n, values, work, &size[0], real,
                     &size[1], more, &size[2], info, 1, 1);
    else
        CALL_REAL(a->dtype, syevd, job, uplo, &n, th_data(a), &n, values, work, &size[0], more,
                  &size[2], info, 1, 1);
}

static int run_eigh(tensor *a, void *values, bool vectors, bool upper, int *info) {
    const dtype type = (dtype)a->dtype;
    const char *job = vectors ? "V" : "N", *uplo = upper ? "U" : "L";
    double asked[2] = {0}, asked_real[1] = {0};
    int asked_more = 1;
    call_eigh(a, job, uplo, values, asked, asked_real, &asked_more, (const int[]){-1, -1, -1},
              info);
    const int size[3] = {th_work_size(type, asked), th_work_size(type, asked_real),
                         asked_more > 0 ? asked_more : 1};
    workspace work, real, more;
    int failed = th_take_work(&work, type, size[0]);
    failed |= th_take_work(&real, th_part(type), size[1]);
    failed |= th_take_work(&more, TH_INT, size[2]);
    if (!failed)
        call_eigh(a, job, uplo, values, work.at, real.at, more.at, size, info);
    th_give_work(&work);
    th_give_work(&real);
    th_give_work(&more);
    return failed;
}

static int eigh(tensor *values, tensor *vectors, const tensor *input, bool upper) {
    tensor *a = th_to_columns(input), *value = th_dense_result(values);
    int info = 0, failed = a && value ? 0 : -1;
    if (!failed && input->size[0])
        failed = run_eigh(a, th_data(value), vectors, upper, &info);
    if (!failed && info)
        failed = th_unfinished();
    if (!failed && vectors) {
        th_choose_phases(a, a->size[0], NULL, 0, 0, 0);
        failed = th_from_columns(vectors, a);
    }
    th_drop(a);
    return th_deliver(values, value, failed);
}

int th_eigh_one(tensor *const *result, const tensor *const *operand, int upper, int *info) {
    (void)info;
    return eigh(result[0], result[1], operand[0], upper);
}

static int eigh_values_one(tensor *const *result, const tensor *const *operand, int upper,
                           int *info) {
    (void)info;
    return eigh(result[0], NULL, operand[0], upper);
}

/* The vectors of a lane stay in its workspace. */
static const each_matrix each_eigh_values[2] = {
    {LANES_OF(symeig_lower), eigh_values_one, 1, 1, false, ROTATED},
    {LANES_OF(symeig_upper), eigh_values_one, 1, 1, true, ROTATED}};

int cpu_eigh_values(tensor *output, const tensor *A, int64_t uplo) {
    return check(A) ? -1 : th_each_matrix(&each_eigh_values[uplo], &output, &A, NULL);
}

int cpu_linalg_eigh(tensor *values, tensor *vectors, const tensor *A, int64_t uplo) {
    return check(A) ? -1
                    : th_each_matrix(&each_eigh[uplo], (tensor *[]){values, vectors}, &A, NULL);
}

int shape_symeig(extent *result, const tensor *input, bool eigenvectors, bool upper) {
    (void)upper;
    const int64_t n = input->size[0];
    result[0] = (extent){1, {n}};
    result[1] = eigenvectors ? (extent){2, {n, n}} : (extent){1, {0}};
    return 0;
}

int cpu_symeig(tensor *values, tensor *vectors, const tensor *input, bool eigenvectors,
               bool upper) {
    return eigenvectors ? cpu_linalg_eigh(values, vectors, input, upper)
                        : cpu_eigh_values(values, input, upper);
}

/* Any square matrix */

/* One call of geev; -1 as the size asks for it. Real matrices give pairs in `values`: n real parts,
   then n imaginary parts. */
static void call_eig(tensor *a, void *values, tensor *v, void *work, void *real, int size,
                     int *info) {
    const int n = (int)a->size[0], first = 1, one = v ? n : 1;
    const char *job = v ? "V" : "N";
    void *vectors = v ? th_data(v) : NULL, *imaginary = (char *)values + n * th_item_size[a->dtype];
    double unused[2];
    if (th_is_complex((dtype)a->dtype))
        CALL_COMPLEX(a->dtype, geev, "N", job, &n, th_data(a), &n, values, unused, &first, vectors,
                     &one, work, &size, real, info, 1, 1);
    else
        CALL_REAL(a->dtype, geev, "N", job, &n, th_data(a), &n, values, imaginary, unused, &first,
                  vectors, &one, work, &size, info, 1, 1);
}

static int run_eig(tensor *a, void *values, tensor *v) {
    const dtype type = (dtype)a->dtype;
    double asked[2] = {0};
    workspace work, real;
    int info = 0;
    if (!a->numel)
        return 0;
    if (th_take_work(&real, th_part(type), 2 * a->size[0]))
        return -1;
    call_eig(a, values, v, asked, real.at, -1, &info);
    const int size = th_work_size(type, asked);
    int failed = th_take_work(&work, type, size);
    if (!failed)
        call_eig(a, values, v, work.at, real.at, size, &info);
    th_give_work(&work);
    th_give_work(&real);
    return failed ? failed : info ? th_unfinished() : 0;
}

int shape_eig(extent *result, const tensor *input, bool eigenvectors) {
    const int64_t n = input->size[0];
    result[0] = (extent){2, {n, 2}};
    result[1] = eigenvectors ? (extent){2, {n, n}} : (extent){1, {0}};
    return 0;
}

int cpu_eig(tensor *values, tensor *vectors, const tensor *input, bool eigenvectors) {
    const int64_t n = input->size[0];
    if (check(input))
        return -1;
    tensor *a = th_to_columns(input), *pairs = th_new_columns(input->dtype, n, 2);
    tensor *v = eigenvectors ? th_new_columns(input->dtype, n, n) : NULL;
    int failed = a && pairs && (v || !eigenvectors) ? run_eig(a, th_data(pairs), v) : -1;
    if (!failed)
        failed = th_from_columns(values, pairs);
    if (!failed && v)
        failed = th_from_columns(vectors, v);
    th_drop(a);
    th_drop(pairs);
    th_drop(v);
    return failed;
}

#define TEMPLATE "kernels/lapack/eigen_pairs.h"
#include "base/each/floating.h"

static int eig_of_real(tensor *values, tensor *vectors, tensor *a) {
    const int64_t n = a->size[0];
    tensor *pairs = th_new_columns((dtype)a->dtype, n, 2);
    tensor *v = vectors ? th_new_columns((dtype)a->dtype, n, n) : NULL;
    const int failed = pairs && (v || !vectors) ? run_eig(a, th_data(pairs), v) : -1;
    void *to = vectors ? th_data(vectors) : NULL, *from = v ? th_data(v) : NULL;
    if (!failed && a->dtype == TH_FLOAT)
        join_float(th_data(values), to, th_data(pairs), from, n);
    else if (!failed)
        join_double(th_data(values), to, th_data(pairs), from, n);
    th_drop(pairs);
    th_drop(v);
    return failed;
}

/* LAPACK's values of a matrix that is not finite may be finite. */
static int eig(tensor *values, tensor *vectors, const tensor *A) {
    const int64_t n = A->size[0];
    const int finite = th_check_counts(0, A) ? -1 : th_is_finite(A);
    if (finite < 0)
        return -1;
    if (!finite)
        return th_fill(values, th_real(NAN)) || (vectors && th_fill(vectors, th_real(NAN))) ? -1
                                                                                            : 0;
    tensor *a = th_to_columns(A), *value = th_new_like(values, (dtype)values->dtype);
    tensor *v = vectors ? th_new_columns((dtype)vectors->dtype, n, n) : NULL;
    int failed = a && value && (v || !vectors) ? 0 : -1;
    if (!failed)
        failed = th_is_complex((dtype)A->dtype) ? run_eig(a, th_data(value), v)
                                                : eig_of_real(value, v, a);
    if (!failed && v) {
        th_choose_phases(v, n, NULL, 0, 0, 0);
        failed = th_from_columns(vectors, v);
    }
    th_drop(a);
    th_drop(v);
    return th_deliver(values, value, failed);
}

int cpu_linalg_eig(tensor *values, tensor *vectors, const tensor *A) {
    return eig(values, vectors, A);
}

int cpu_eig_values(tensor *output, const tensor *A) { return eig(output, NULL, A); }
