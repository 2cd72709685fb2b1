/* householder.c: orthogonal factors as products of Householder reflections. */
#include "householder.h"

#include "kernels/lapack/lanes.h"

static const each_matrix each_qr = {ALL_LANES_OF(qr), th_qr_one, 1, 2, 0, TH_LANE_SIZE};

static int run_geqrf(tensor *a, void *tau) {
    const int m = (int)a->size[1], n = (int)a->size[0], step = th_at_least_one(m), asking = -1;
    int info = 0;
    double asked[2] = {0};
    workspace work;
    if (!a->numel)
        return 0;
    CALL(a->dtype, geqrf, &m, &n, th_data(a), &step, tau, asked, &asking, &info);
    const int size = th_work_size(a->dtype, asked);
    if (th_take_work(&work, a->dtype, size))
        return -1;
    CALL(a->dtype, geqrf, &m, &n, th_data(a), &step, tau, work.at, &size, &info);
    th_give_work(&work);
    return 0;
}

/* Form the first `columns` columns of Q from k reflections. */
static int run_orgqr(tensor *a, int columns, int k, const void *tau) {
    const int m = (int)a->size[1], step = th_at_least_one(m), asking = -1;
    int info = 0;
    double asked[2] = {0};
    workspace work;
    if (!m || !columns)
        return 0;
    CALL_EITHER(a->dtype, orgqr, ungqr, &m, &columns, &k, th_data(a), &step, tau, asked, &asking,
                &info);
    const int size = th_work_size(a->dtype, asked);
    if (th_take_work(&work, a->dtype, size))
        return -1;
    CALL_EITHER(a->dtype, orgqr, ungqr, &m, &columns, &k, th_data(a), &step, tau, work.at, &size,
                &info);
    th_give_work(&work);
    return 0;
}

/* tau has as many factors as `most`. */
static int check_reflections(const tensor *input, const tensor *tau, int64_t most) {
    if (th_check_counts(0, input))
        return -1;
    if (tau->size[0] <= most)
        return 0;
    return th_fail(TH_RUNTIME, "$0, $1; need %lld factors at most", (long long)most);
}

static int64_t least_size(const tensor *t) {
    return t->size[0] < t->size[1] ? t->size[0] : t->size[1];
}

int shape_geqrf(extent *result, const tensor *input) {
    result[0] = th_extent(input);
    result[1] = (extent){1, {least_size(input)}};
    return 0;
}

int cpu_geqrf(tensor *output, tensor *tau, const tensor *input) {
    if (th_check_counts(0, input))
        return -1;
    tensor *a = th_to_columns(input), *scale = th_dense_result(tau);
    int failed = a && scale ? run_geqrf(a, th_data(scale)) : -1;
    if (!failed)
        failed = th_from_columns(output, a);
    th_drop(a);
    return th_deliver(tau, scale, failed);
}

int shape_orgqr(extent *result, const tensor *A, const tensor *tau) {
    result[0] = th_extent(A);
    if (A->size[0] < A->size[1])
        return th_fail(TH_RUNTIME, "$0; need as many rows as columns, or more");
    return tau->size[0] <= A->size[1]
               ? 0
               : th_fail(TH_RUNTIME, "$0, $1; need %lld factors at most", (long long)A->size[1]);
}

int cpu_orgqr(tensor *output, const tensor *A, const tensor *tau) {
    if (check_reflections(A, tau, A->size[1]))
        return -1;
    tensor *a = th_to_columns(A), *factor = th_dense(tau);
    int failed = a && factor ? 0 : -1;
    if (!failed)
        failed = run_orgqr(a, (int)A->size[1], (int)factor->size[0], th_data(factor));
    if (!failed)
        failed = th_from_columns(output, a);
    th_drop(a);
    th_drop(factor);
    return failed;
}

int shape_times_reflections(extent *result, const tensor *input, const tensor *input2,
                            const tensor *input3, bool left, bool transpose) {
    (void)transpose;
    *result = th_extent(input3);
    if (input->size[0] != input3->size[left ? 0 : 1])
        return th_fail(TH_RUNTIME, "$0, $2; need #0.size(0) == #2.size(%d)", left ? 0 : 1);
    return input2->size[0] <= least_size(input)
               ? 0
               : th_fail(TH_RUNTIME, "$0, $1; need %lld factors at most",
                         (long long)least_size(input));
}

int cpu_times_reflections(tensor *output, const tensor *input, const tensor *input2,
                          const tensor *input3, bool left, bool transpose) {
    const dtype type = (dtype)input->dtype;
    const int m = (int)input3->size[0], n = (int)input3->size[1], k = (int)input2->size[0];
    const int step = th_at_least_one(input->size[0]), wide = th_at_least_one(m), asking = -1;
    if (check_reflections(input, input2, least_size(input)) || th_check_counts(2, input3))
        return -1;
    tensor *a = th_to_columns(input), *tau = th_dense(input2), *c = th_to_columns(input3);
    int info = 0, failed = a && tau && c ? 0 : -1;
    double asked[2] = {0};
    workspace work = {NULL, 0};
    const char *side = left ? "L" : "R";
    const char *operation = !transpose ? "N" : th_is_complex(type) ? "C" : "T";
    if (!failed && c->numel && k) {
        CALL_EITHER(type, ormqr, unmqr, side, operation, &m, &n, &k, th_data(a), &step,
                    th_data(tau), th_data(c), &wide, asked, &asking, &info, 1, 1);
        const int size = th_work_size(type, asked);
        failed = th_take_work(&work, type, size);
        if (!failed)
            CALL_EITHER(type, ormqr, unmqr, side, operation, &m, &n, &k, th_data(a), &step,
                        th_data(tau), th_data(c), &wide, work.at, &size, &info, 1, 1);
        th_give_work(&work);
    }
    if (!failed)
        failed = th_from_columns(output, c);
    th_drop(a);
    th_drop(tau);
    th_drop(c);
    return failed;
}

int shape_linalg_qr(extent *result, const tensor *A, int64_t mode) {
    const int64_t k = least_size(A);
    if (mode) /* composed of this one */
        return th_fail(TH_DECLINED, "$0; need mode 'reduced'");
    result[0] = (extent){2, {A->size[0], k}};
    result[1] = (extent){2, {k, A->size[1]}};
    return 0;
}

int cpu_linalg_qr(tensor *q, tensor *r, const tensor *A, int64_t mode) {
    (void)mode;
    if (th_check_counts(0, A))
        return -1;
    return th_each_matrix(&each_qr, (tensor *[]){q, r}, &A, NULL);
}

int th_qr_one(tensor *const *result, const tensor *const *operand, int option, int *info) {
    (void)option, (void)info;
    tensor *q = result[0], *r = result[1];
    const tensor *input = operand[0];
    const int64_t k = q->size[1], bytes = (k + 1) * (int64_t)sizeof(complexdouble);
    tensor *a = th_to_columns(input), *top = th_new_columns(input->dtype, k, input->size[1]);
    void *tau = th_allocate(bytes);
    int failed = a && top && tau ? run_geqrf(a, tau) : -1;
    if (!failed) {
        tensor part = th_header(a); /* the first k rows */
        part.size[1] = k;
        th_update_layout(&part);
        failed = th_copy(top, &part) || th_from_triangle(r, top, true) ? -1 : 0;
    }
    if (!failed)
        failed = run_orgqr(a, (int)k, (int)k, tau);
    if (!failed) {
        tensor part = th_header(a); /* the first k columns */
        part.size[0] = k;
        th_update_layout(&part);
        failed = th_from_columns(q, &part);
    }
    th_release(tau, bytes);
    th_drop(a);
    th_drop(top);
    return failed;
}
