/* fourier.c: the rows of Fourier transforms. Complex numbers are pairs in a last dim. */
#include "fourier.h"

#include "kernels/fourier/plan.h"
#include "walk/dense.h"

/* Set the dims to transform, of the first `ndim`, and check their sizes. */
static int check(const char *op, const tensor *input, int ndim, ints dims, uint32_t *mask) {
    if (th_dims_mask(op, dims, ndim, mask))
        return -1;
    for (int d = 0; d < ndim; d++)
        if (*mask >> d & 1 && input->size[d] < 1)
            return th_fail(TH_VALUE, "%s: input is %s; need 1 or more elements along dim %d", op,
                           th_describe(input), d);
    return 0;
}

static int check_pairs(const char *op, const tensor *input, ints dims, uint32_t *mask) {
    if (input->ndim < 1 || input->size[input->ndim - 1] != 2)
        return th_fail(TH_RUNTIME, "%s: input is %s; need pairs in a last dim of size 2", op,
                       th_describe(input));
    return check(op, input, input->ndim - 1, dims, mask);
}

static int check_last(const char *op, const tensor *input, int ndim, uint32_t mask) {
    if (ndim < 1 || !(mask >> (ndim - 1) & 1))
        return th_fail(TH_VALUE, "%s: input is %s; need dims with the last one", op,
                       th_describe(input));
    return 0;
}

int shape_fourier(extent *result, const tensor *input, ints dims, int64_t sign, scalar scale) {
    (void)sign;
    (void)scale;
    uint32_t mask;
    *result = th_extent(input);
    return check_pairs("fourier", input, dims, &mask);
}

int shape_fourier_real(extent *result, const tensor *input, ints dims, int64_t sign, scalar middle,
                       scalar scale) {
    (void)sign;
    (void)middle;
    (void)scale;
    const int last = input->ndim - 1;
    uint32_t mask;
    if (check("fourier_real", input, input->ndim, dims, &mask)
        || check_last("fourier_real", input, input->ndim, mask))
        return -1;
    if (input->ndim == TH_MAX_DIM)
        return th_fail(TH_VALUE, "fourier_real: input is %s; need less than %d dims",
                       th_describe(input), TH_MAX_DIM);
    *result = th_extent(input);
    result->size[last] = input->size[last] / 2 + 1;
    result->size[result->ndim++] = 2;
    return 0;
}

int shape_fourier_half(extent *result, const tensor *input, ints dims, int64_t n, int64_t sign,
                       scalar middle, scalar scale) {
    (void)sign;
    (void)middle;
    (void)scale;
    const int last = input->ndim - 2;
    uint32_t mask;
    if (check_pairs("fourier_half", input, dims, &mask)
        || check_last("fourier_half", input, input->ndim - 1, mask))
        return -1;
    if (n < 1 || n / 2 + 1 != input->size[last])
        return th_fail(TH_VALUE,
                       "fourier_half: n is %lld, input is %s; need n // 2 + 1 pairs along dim %d",
                       (long long)n, th_describe(input), last);
    *result = th_extent(input);
    result->size[last] = n;
    result->ndim--;
    return 0;
}

/* Transform pairs along the dims of the mask, from one dense tensor to another or in place. The
   first transform multiplies by scale. reread: whether rows are transformed after them. */
static int transform(tensor *to, const tensor *from, uint32_t mask, bool inverse, double scale,
                     bool reread) {
    for (int d = to->ndim - 2; d >= 0; d--) {
        if (!(mask >> d & 1))
            continue;
        const around a = th_around(to, d);
        const fourier_plan *p = th_fourier_plan(a.count, to->dtype == TH_DOUBLE, false);
        const int64_t inner = a.inner / 2, distance = a.count * inner;
        if (!p)
            return -1;
        const bool more = reread || (mask & ((1U << d) - 1));
        const int failed = th_fourier_complex(&(fourier_call){p, th_data(from), th_data(to),
                                                              a.outer, inner, distance, distance,
                                                              NULL, scale, inverse, more});
        th_fourier_end(p);
        if (failed)
            return -1;
        from = to;
        scale = 1;
    }
    return 0;
}

static int rows(tensor *to, const tensor *from, int64_t n, real_call c) {
    c.plan = th_fourier_plan(n, from->dtype == TH_DOUBLE, true);
    if (!c.plan)
        return -1;
    c.from = th_data(from);
    c.to = th_data(to);
    c.count = (c.to_real ? to : from)->numel / n;
    const int failed = th_fourier_real(&c);
    th_fourier_end(c.plan);
    return failed;
}

int cpu_fourier(tensor *output, const tensor *input, ints dims, int64_t sign, scalar scale) {
    tensor *from = th_dense_disjoint(output, input), *to = th_dense_result(output);
    uint32_t mask;
    int failed = !from || !to || check_pairs("fourier", input, dims, &mask);
    if (!failed && input->numel)
        failed = transform(to, from, mask, sign > 0, scale.f, false);
    th_drop(from);
    return th_deliver(output, to, failed);
}

int cpu_fourier_real(tensor *output, const tensor *input, ints dims, int64_t sign, scalar middle,
                     scalar scale) {
    const int last = input->ndim - 1;
    tensor *from = th_dense_disjoint(output, input), *to = th_dense_result(output);
    uint32_t mask;
    int failed = !from || !to || check("fourier_real", input, input->ndim, dims, &mask);
    if (!failed && input->numel) {
        const real_call c = {.middle = middle.f, .scale = scale.f, .inverse = sign > 0};
        failed = rows(to, from, input->size[last], c)
                 || transform(to, to, mask & ~(1U << last), sign > 0, 1, false);
    }
    th_drop(from);
    return th_deliver(output, to, failed);
}

int cpu_fourier_half(tensor *output, const tensor *input, ints dims, int64_t n, int64_t sign,
                     scalar middle, scalar scale) {
    const int last = input->ndim - 2;
    tensor *from = th_dense_disjoint(output, input), *to = th_dense_result(output), *z = from;
    uint32_t mask;
    int failed = !from || !to || check_pairs("fourier_half", input, dims, &mask);
    if (!failed && input->numel) {
        const uint32_t others = mask & ~(1U << last);
        const real_call c = {
            .middle = middle.f, .scale = scale.f, .to_real = true, .inverse = sign > 0};
        z = others && from == input ? th_new_like(from, from->dtype) : from;
        failed = !z || (others && transform(z, from, others, sign > 0, 1, true))
                 || rows(to, z, n, c);
    }
    if (z != from)
        th_drop(z);
    th_drop(from);
    return th_deliver(output, to, failed);
}
