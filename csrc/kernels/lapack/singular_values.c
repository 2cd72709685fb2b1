/* singular_values.c: singular values, with or without their vectors. */
#include "singular_values.h"

#include "diagonal.h"
#include "kernels/lapack/lanes.h"

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

/* One call of gesdd; -1 as the size asks for it. Without u and vt it computes only values. */
static void call_svd(tensor *a, const char *job, void *s, tensor *u, tensor *vt, void *work,
                     void *real, int *more, int size, int *info) {
    const int m = (int)a->size[1], n = (int)a->size[0], wide = vt ? (int)vt->size[1] : n;
    void *left = u ? th_data(u) : NULL, *right = vt ? th_data(vt) : NULL;
    if (th_is_complex((dtype)a->dtype))
        CALL_COMPLEX(a->dtype, gesdd, job, &m, &n, th_data(a), &m, s, left, &m, right, &wide, work,
                     &size, real, more, info, 1);
    else
        CALL_REAL(a->dtype, gesdd, job, &m, &n, th_data(a), &m, s, left, &m, right, &wide, work,
                  &size, more, info, 1);
}

/* The workspace of the last question: a small matrix takes less time than to ask. */
typedef struct answer {
    int64_t m, n;
    char type, job;
    int size;
} answer;
static _Thread_local answer last;

static int svd_work_size(tensor *a, const char *job, void *s, tensor *u, tensor *vt, void *real,
                         int *more, int *info) {
    const answer asked = {a->size[1], a->size[0], (char)a->dtype, *job, 0};
    if (last.m != asked.m || last.n != asked.n || last.type != asked.type || last.job != asked.job
        || !last.size) {
        double size[2] = {0};
        call_svd(a, job, s, u, vt, size, real, more, -1, info);
        last = asked;
        last.size = th_work_size((dtype)a->dtype, size);
    }
    return last.size;
}

static int run_svd(tensor *a, const char *job, void *s, tensor *u, tensor *vt, int *info) {
    const dtype type = (dtype)a->dtype;
    const int64_t m = a->size[1], n = a->size[0], k = m < n ? m : n, most = m > n ? m : n;
    const int64_t real_size = k
                              * (5 * k + 7 > 2 * most + 2 * k + 1 ? 5 * k + 7
                                                                  : 2 * most + 2 * k + 1);
    workspace work = {NULL, 0}, real, more;
    int size = 0, failed = th_take_work(&real, th_part(type), th_is_complex(type) ? real_size : 1);
    failed |= th_take_work(&more, TH_INT, 8 * k);
    if (!failed) {
        size = svd_work_size(a, job, s, u, vt, real.at, more.at, info);
        failed = th_take_work(&work, type, size);
    }
    if (!failed)
        call_svd(a, job, s, u, vt, work.at, real.at, more.at, size, info);
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
        failed = run_svd(a, some ? "S" : "A", th_data(values), columns, vt, &info);
    if (!failed && info)
        failed = th_unfinished();
    if (!failed && k)
        th_choose_phases(columns, k, vt, n, 1, v->size[1]);
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
    if (th_check_counts(0, input) || th_check_finite(0, input))
        return -1;
    each_matrix e = each_svd;
    if (!some && input->size[1] != input->size[2])
        e.kernel[0] = e.kernel[1] = NULL; /* lanes have no full bases */
    return th_each_matrix(&e, (tensor *[]){u, s, v}, &input, NULL);
}

static int svd_values_one(tensor *const *result, const tensor *const *operand, int option,
                          int *info) {
    (void)option, (void)info;
    tensor *a = th_to_columns(operand[0]), *values = th_dense_result(result[0]);
    int number = 0, failed = a && values ? 0 : -1;
    if (!failed)
        failed = run_svd(a, "N", th_data(values), NULL, NULL, &number);
    if (!failed && number)
        failed = th_unfinished();
    th_drop(a);
    return th_deliver(result[0], values, failed);
}

int shape_svd_values(extent *result, const tensor *A) {
    *result = (extent){1, {least_size(A)}};
    return 0;
}

int cpu_svd_values(tensor *output, const tensor *A) {
    static const each_matrix each = {LANES_OF(svd_values), svd_values_one, 1, 1, 0, ROTATED};
    return th_check_counts(0, A) || th_check_finite(0, A)
               ? -1
               : th_each_matrix(&each, &output, &A, NULL);
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
