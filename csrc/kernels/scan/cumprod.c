/* cumprod.c: the gradient of running products, without a division, so that zeros are elements as all others. Of
   element i it is what stands before it, total[i - 1], times the sum s[i] of what reaches it from behind:
   s[i] = grad[i] + input[i + 1] * s[i + 1]. */
#include "cumprod.h"

#include "base/each.h"
#include "row/row.h"
#include "walk/dense.h"

#define COLUMNS 512 /* neighbouring columns that are worked on together where dim is not the last */

/* Contiguous [outer, count, inner]. */
typedef struct products {
    const void *grad, *input, *total;
    void *to;
    int64_t count, inner;
    dtype type;
} products;

#define BEHIND(type, T, name)                                                                      \
    static void behind_##name(const products *p, int64_t at, int64_t width) {                      \
        const T *grad = (const T *)p->grad + at, *x = (const T *)p->input + at;                    \
        const T *total = (const T *)p->total + at;                                                 \
        T *to = (T *)p->to + at;                                                                   \
        const int64_t inner = p->inner, end = p->count * inner;                                    \
        double sum[COLUMNS] = {0};                                                                 \
        for (int64_t i = end - inner; i >= 0; i -= inner)                                          \
            for (int64_t j = 0; j < width; j++) {                                                  \
                const double factor = i + inner < end ? (double)x[i + inner + j] : 0;              \
                sum[j] = (double)grad[i + j] + factor * sum[j];                                    \
                to[i + j] = (T)(i ? sum[j] * (double)total[i - inner + j] : sum[j]);               \
            }                                                                                      \
    }
EACH_FLOATING(BEHIND)

#define TAKE(type, T, name)                                                                        \
    case type: behind_##name(p, layer + at, width); break;

static void pieces(int64_t begin, int64_t end, void *context) {
    const products *p = context;
    const int64_t each = (p->inner + COLUMNS - 1) / COLUMNS;
    for (int64_t piece = begin; piece < end; piece++) {
        const int64_t at = piece % each * COLUMNS, left = p->inner - at;
        const int64_t layer = piece / each * p->count * p->inner;
        const int64_t width = left < COLUMNS ? left : COLUMNS;
        switch (p->type) {
            EACH_FLOATING(TAKE)
        default: break;
        }
    }
}

int shape_cumprod_input(extent *result, const tensor *grad_output, const tensor *input,
                        const tensor *total, int64_t dim) {
    const char *op = "cumprod_input";
    *result = th_extent(input);
    if (th_wrap_dim(op, dim, input->ndim) < 0)
        return -1;
    return th_check_gradient(op, grad_output, result) || th_check_gradient(op, total, result) ? -1
                                                                                              : 0;
}

int cpu_cumprod_input(tensor *output, const tensor *grad_output, const tensor *input,
                      const tensor *total, int64_t dim) {
    const int64_t along = th_wrap_dim("cumprod_input", dim, input->ndim);
    tensor *grad = th_dense_apart(output, grad_output), *x = th_dense_apart(output, input);
    tensor *before = th_dense_apart(output, total), *to = th_dense_result(output);
    int failed = grad && x && before && to ? 0 : -1;
    if (!failed && input->numel) {
        const around a = th_around(input, along);
        products p = {.grad = th_data(grad),
                      .input = th_data(x),
                      .total = th_data(before),
                      .to = th_data(to),
                      .count = a.count,
                      .inner = a.inner,
                      .type = input->dtype};
        const int64_t width = a.inner < COLUMNS ? a.inner : COLUMNS;
        th_parallel(a.outer * ((a.inner + COLUMNS - 1) / COLUMNS),
                    TH_PARALLEL / (a.count * width) + 1, pieces, &p);
    }
    th_drop(grad);
    th_drop(x);
    th_drop(before);
    return th_deliver(output, to, failed);
}
