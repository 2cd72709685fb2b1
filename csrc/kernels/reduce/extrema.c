/* extrema.c: maximum or minimum along a dimension, and its first index. */
#include "extrema.h"

#include "walk/dense.h"
#include "walk/search.h"

static int shape(const char *op, extent *result, const tensor *input, int64_t dim, bool keepdim) {
    const int64_t along = th_wrap_dim(op, dim, input->ndim);
    if (along < 0)
        return -1;
    if (!input->size[along])
        return th_fail(TH_INDEX, "%s: input is %s; need one element or more along dimension %lld",
                       op, th_describe(input), (long long)along);
    result[0].ndim = 0;
    for (int d = 0; d < input->ndim; d++)
        if (d != along || keepdim)
            result[0].size[result[0].ndim++] = d == along ? 1 : input->size[d];
    result[1] = result[0];
    return 0;
}

/* The view of a tensor with the searched dim last. */
static tensor searched_last(const tensor *t, int64_t dim) {
    tensor view = th_header(t);
    for (int d = (int)dim; d + 1 < t->ndim; d++) {
        view.size[d] = t->size[d + 1];
        th_stride(&view)[d] = th_stride(t)[d + 1];
    }
    if (t->ndim) {
        view.size[t->ndim - 1] = t->size[dim];
        th_stride(&view)[t->ndim - 1] = th_stride(t)[dim];
    }
    th_update_layout(&view);
    return view;
}

static int run(const char *op, tensor *values, tensor *indices, const tensor *input, int64_t dim,
               bool smallest) {
    const int64_t along = th_wrap_dim(op, dim, input->ndim);
    const tensor last = searched_last(input, along);
    const bool turned = !input->contiguous && last.contiguous;
    tensor *from = turned ? (tensor *)(uintptr_t)input : th_begin_dense(input);
    tensor *value = th_dense_result(values);
    tensor *index = th_dense_result(indices);
    int failed = from && value && index ? 0 : -1;
    if (!failed && input->numel) {
        const around a = turned ? (around){input->numel / input->size[along], input->size[along], 1}
                                : th_around(input, along);
        th_search(&(layers){th_data(from), th_data(value), th_data(index), a.outer, a.count,
                            a.inner, smallest, (dtype)input->dtype});
    }
    th_end_dense(from, input);
    failed = th_deliver(values, value, failed);
    return th_deliver(indices, index, failed);
}

int shape_max_dim(extent *result, const tensor *input, int64_t dim, bool keepdim) {
    return shape("max", result, input, dim, keepdim);
}

int cpu_max_dim(tensor *values, tensor *indices, const tensor *input, int64_t dim, bool keepdim) {
    (void)keepdim;
    return run("max", values, indices, input, dim, false);
}

int shape_min_dim(extent *result, const tensor *input, int64_t dim, bool keepdim) {
    return shape("min", result, input, dim, keepdim);
}

int cpu_min_dim(tensor *values, tensor *indices, const tensor *input, int64_t dim, bool keepdim) {
    (void)keepdim;
    return run("min", values, indices, input, dim, true);
}
