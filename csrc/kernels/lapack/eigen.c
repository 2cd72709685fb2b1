/* eigen.c: eigenvalues and singular values. Real vectors are normalized so that their largest
   element is positive. */
#include "eigen.h"

#include <complex.h>
#include <math.h>

#include "diagonal.h"
#include "kernels/lapack/lanes.h"

#define REAL_SIZE(x) fabs((double)(x))
#define COMPLEX_SIZE(x) cabs((complexdouble)(x))
/* The first element of a vector that no later one exceeds, beyond rounding. */
#define LARGEST(T, SIZE)                                                                           \
    static int64_t largest_##T(const T *x, int64_t count, int64_t step) {                          \
        int64_t best = 0;                                                                          \
        double most = count ? SIZE(x[0]) : 0;                                                      \
        for (int64_t i = 1; i < count; i++)                                                        \
            if (SIZE(x[i * step]) > most * 1.0001)                                                 \
                best = i, most = SIZE(x[i * step]);                                                \
        return best;                                                                               \
    }
LARGEST(float, REAL_SIZE)
LARGEST(double, REAL_SIZE)
LARGEST(complexfloat, COMPLEX_SIZE)
LARGEST(complexdouble, COMPLEX_SIZE)

/* Turn column j of a, so that its largest element is positive; and the vectors of b, which are `step`
   apart with elements `inner` apart. */
#define TURN(T, FACTOR, CONJUGATE)                                                                 \
    static void turn_##T(T *a, int64_t rows, int64_t columns, T *b, int64_t more, int64_t step,    \
                         int64_t inner) {                                                          \
        for (int64_t j = 0; j < columns && rows; j++) {                                            \
            T *x = a + j * rows;                                                                   \
            const int64_t place = largest_##T(x, rows, 1);                                         \
            const T factor = FACTOR(x[place]);                                                     \
            for (int64_t i = 0; factor != 1 && i < rows; i++)                                      \
                x[i] *= factor;                                                                    \
            for (int64_t i = 0; factor != 1 && b && i < more; i++)                                 \
                b[j * step + i * inner] *= CONJUGATE(factor);                                      \
        }                                                                                          \
    }
#define SIGN_OF(x) ((x) < 0 ? -1 : 1)
#define PHASE_OF(x) ((x) == 0 ? 1 : conj((complexdouble)(x)) / cabs((complexdouble)(x)))
TURN(float, SIGN_OF, )
TURN(double, SIGN_OF, )
TURN(complexfloat, PHASE_OF, conjf)
TURN(complexdouble, PHASE_OF, conj)

/* The columns of a, column-major, and the lines of b, unless it is NULL. */
static void choose_phases(const tensor *a, int64_t columns, const tensor *b, int64_t more,
                          int64_t step, int64_t inner) {
    void *x = th_data(a), *y = b ? th_data(b) : NULL;
    const int64_t rows = a->size[1];
    if (a->dtype == TH_FLOAT)
        turn_float(x, rows, columns, y, more, step, inner);
    else if (a->dtype == TH_DOUBLE)
        turn_double(x, rows, columns, y, more, step, inner);
    else if (a->dtype == TH_COMPLEXFLOAT)
        turn_complexfloat(x, rows, columns, y, more, step, inner);
    else
        turn_complexdouble(x, rows, columns, y, more, step, inner);
}

static int unfinished(void) { return th_fail(TH_RUNTIME, "$0; the iteration did not converge"); }

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
        failed = unfinished();
    if (!failed && vectors) {
        choose_phases(a, a->size[0], NULL, 0, 0, 0);
        failed = th_from_columns(vectors, a);
    }
    th_drop(a);
    return th_deliver(values, value, failed);
}

int th_eigh_one(tensor *const *result, const tensor *const *operand, int upper, int *info) {
    (void)info;
    return eigh(result[0], result[1], operand[0], upper);
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
    if (eigenvectors)
        return cpu_linalg_eigh(values, vectors, input, upper);
    if (check(input))
        return -1;
    for (int64_t i = 0; i < input->size[0]; i++) {
        const tensor matrix = th_slice(input, i);
        tensor value = th_slice(values, i);
        if (eigh(&value, NULL, &matrix, upper))
            return -1;
    }
    return 0;
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
    return failed ? failed : info ? unfinished() : 0;
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

/* Join the parts that LAPACK returns for a real matrix: a conjugate pair of values has the real and
   the imaginary part of its vectors in two columns. */
#define JOIN(T, C)                                                                                 \
    static void join_##T(C *values, C *vectors, const T *pairs, const T *v, int64_t n) {           \
        for (int64_t j = 0; j < n; j++) {                                                          \
            const T part = pairs[n + j];                                                           \
            const T *x = v + (part < 0 ? j - 1 : j) * n, *y = part == 0 ? NULL : x + n;            \
            values[j] = __builtin_complex(pairs[j], part);                                         \
            for (int64_t i = 0; vectors && i < n; i++)                                             \
                vectors[j * n + i] = __builtin_complex(x[i], !y ? 0 : part < 0 ? -y[i] : y[i]);    \
        }                                                                                          \
    }
JOIN(float, complexfloat)
JOIN(double, complexdouble)

static int eig_of_real(tensor *values, tensor *vectors, tensor *a, const tensor *input) {
    const int64_t n = input->size[0];
    tensor *pairs = th_new_columns(input->dtype, n, 2), *v = th_new_columns(input->dtype, n, n);
    const int failed = pairs && v ? run_eig(a, th_data(pairs), v) : -1;
    if (!failed && input->dtype == TH_FLOAT)
        join_float(th_data(values), th_data(vectors), th_data(pairs), th_data(v), n);
    else if (!failed)
        join_double(th_data(values), th_data(vectors), th_data(pairs), th_data(v), n);
    th_drop(pairs);
    th_drop(v);
    return failed;
}

/* LAPACK's values of a matrix that is not finite may be finite. */
int cpu_linalg_eig(tensor *values, tensor *vectors, const tensor *A) {
    const int64_t n = A->size[0];
    const int finite = th_check_counts(0, A) ? -1 : th_is_finite(A);
    if (finite <= 0)
        return finite || th_fill(values, th_real(NAN)) || th_fill(vectors, th_real(NAN)) ? -1 : 0;
    tensor *a = th_to_columns(A), *value = th_new_like(values, (dtype)values->dtype);
    tensor *v = th_new_columns(th_complex_of((dtype)A->dtype), n, n);
    int failed = a && value && v ? 0 : -1;
    if (!failed)
        failed = th_is_complex((dtype)A->dtype) ? run_eig(a, th_data(value), v)
                                                : eig_of_real(value, v, a, A);
    if (!failed) {
        choose_phases(v, n, NULL, 0, 0, 0);
        failed = th_from_columns(vectors, v);
    }
    th_drop(a);
    th_drop(v);
    return th_deliver(values, value, failed);
}

/* Singular values */

static const each_matrix each_svd = {LANES_OF(svd), th_svd_one, 1, 3, 0, ROTATED};

static int64_t least_size(const tensor *t) {
    return t->size[0] < t->size[1] ? t->size[0] : t->size[1];
}

int shape_svd(extent *result, const tensor *input, bool some) {
    const int64_t m = input->size[0], n = input->size[1], k = least_size(input);
    result[0] = (extent){2, {m, some ? k : m}};
    result[1] = (extent){1, {k}};
    result[2] = (extent){2, {n, some ? k : n}};
    return 0;
}

/* One call of gesdd; -1 as the size asks for it. */
static void call_svd(tensor *a, const char *job, void *s, tensor *u, tensor *vt, void *work,
                     void *real, int *more, int size, int *info) {
    const int m = (int)a->size[1], n = (int)a->size[0], wide = (int)vt->size[1];
    if (th_is_complex((dtype)a->dtype))
        CALL_COMPLEX(a->dtype, gesdd, job, &m, &n, th_data(a), &m, s, th_data(u), &m, th_data(vt),
                     &wide, work, &size, real, more, info, 1);
    else
        CALL_REAL(a->dtype, gesdd, job, &m, &n, th_data(a), &m, s, th_data(u), &m, th_data(vt),
                  &wide, work, &size, more, info, 1);
}

static int run_svd(tensor *a, bool some, void *s, tensor *u, tensor *vt, int *info) {
    const dtype type = (dtype)a->dtype;
    const int64_t m = a->size[1], n = a->size[0], k = m < n ? m : n, most = m > n ? m : n;
    const int64_t real_size = k
                              * (5 * k + 7 > 2 * most + 2 * k + 1 ? 5 * k + 7
                                                                  : 2 * most + 2 * k + 1);
    double asked[2] = {0};
    workspace work = {NULL, 0}, real, more;
    int failed = th_take_work(&real, th_part(type), th_is_complex(type) ? real_size : 1);
    failed |= th_take_work(&more, TH_INT, 8 * k);
    if (!failed)
        call_svd(a, some ? "S" : "A", s, u, vt, asked, real.at, more.at, -1, info);
    const int size = th_work_size(type, asked);
    failed = failed || th_take_work(&work, type, size);
    if (!failed)
        call_svd(a, some ? "S" : "A", s, u, vt, work.at, real.at, more.at, size, info);
    th_give_work(&real);
    th_give_work(&more);
    th_give_work(&work);
    return failed ? -1 : 0;
}

/* LAPACK's column-major V^H is the conjugate of V in row-major order. */
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
        failed = unfinished();
    if (!failed && k)
        choose_phases(columns, k, vt, n, 1, v->size[1]);
    if (!failed && th_is_complex((dtype)vt->dtype))
        th_conjugate_all(vt);
    if (!failed)
        failed = th_from_columns(u, columns) || th_copy(v, vt) ? -1 : 0;
    th_drop(a);
    th_drop(columns);
    th_drop(vt);
    return th_deliver(s, values, failed);
}

int th_svd_one(tensor *const *result, const tensor *const *operand, int option, int *info) {
    (void)option, (void)info;
    return run_values(result[0], result[1], result[2], operand[0],
                      result[0]->size[1] == result[2]->size[1]);
}

int cpu_svd(tensor *u, tensor *s, tensor *v, const tensor *input, bool some) {
    if (check(input))
        return -1;
    each_matrix e = each_svd;
    if (!some && input->size[1] != input->size[2])
        e.kernel[0] = e.kernel[1] = NULL; /* lanes have no full bases */
    return th_each_matrix(&e, (tensor *[]){u, s, v}, &input, NULL);
}

int shape_linalg_svd(extent *result, const tensor *A, bool full_matrices, int64_t driver) {
    (void)driver;
    shape_svd(result, A, !full_matrices);
    const int64_t rows = result[2].size[1];
    result[2] = (extent){2, {rows, A->size[1]}};
    return 0;
}

int cpu_linalg_svd(tensor *u, tensor *s, tensor *vh, const tensor *A, bool full_matrices,
                   int64_t driver) {
    (void)driver;
    tensor *v = th_new(TH_CPU, (dtype)A->dtype, 3,
                       (const int64_t[]){A->size[0], A->size[2], vh->size[1]});
    int failed = v ? cpu_svd(u, s, v, A, !full_matrices) : -1;
    tensor *flipped = failed ? NULL : th_flipped(v, true);
    th_drop(v);
    return th_deliver(vh, flipped, failed);
}

/* The element of each column of the input that is the largest of a column of vectors; or a matrix
   with those elements. */
#define AT_LARGEST(T)                                                                              \
    static void at_largest_##T(T *to, const T *from, const T *vectors, int64_t rows,               \
                               int64_t columns, bool back) {                                       \
        for (int64_t j = 0; j < columns && rows; j++) {                                            \
            const int64_t place = largest_##T(vectors + j, rows, columns) * columns + j;           \
            to[back ? place : j] = from[back ? j : place];                                         \
        }                                                                                          \
    }
AT_LARGEST(float)
AT_LARGEST(double)
AT_LARGEST(complexfloat)
AT_LARGEST(complexdouble)

static int move_largest(tensor *output, const tensor *input, const tensor *vectors, bool back) {
    tensor *from = th_dense(input), *by = th_dense(vectors);
    tensor *to = th_new_like(output, (dtype)output->dtype);
    const int64_t rows = vectors->size[0], columns = vectors->size[1];
    const int failed = from && by && to && !th_zero(to) ? 0 : -1;
    if (failed)
        ;
    else if (to->dtype == TH_FLOAT)
        at_largest_float(th_data(to), th_data(from), th_data(by), rows, columns, back);
    else if (to->dtype == TH_DOUBLE)
        at_largest_double(th_data(to), th_data(from), th_data(by), rows, columns, back);
    else if (to->dtype == TH_COMPLEXFLOAT)
        at_largest_complexfloat(th_data(to), th_data(from), th_data(by), rows, columns, back);
    else
        at_largest_complexdouble(th_data(to), th_data(from), th_data(by), rows, columns, back);
    th_drop(from);
    th_drop(by);
    return th_deliver(output, to, failed);
}

int cpu_at_largest(tensor *output, const tensor *input, const tensor *vectors) {
    return move_largest(output, input, vectors, false);
}

int cpu_from_largest(tensor *output, const tensor *input, const tensor *vectors) {
    return move_largest(output, input, vectors, true);
}
