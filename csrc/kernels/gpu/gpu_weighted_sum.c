/* gpu_weighted_sum.c: weighted sums by indices, on a GPU. */
#include "kernels/gpu/weighted_sum.h"

#define GIVEN(pointer) ((void *)(uintptr_t)(pointer))

/* Sort the indices, so that each place sums its elements in a fixed order. */
static int put(gpu_work *g, const weighted *w, dtype type, const tensor *index) {
    static const gpu_kernel kernels[2] = {{"kernels/weighted_sum", "weighted_put"},
                                          {"kernels/weighted_sum", "weighted_put_each"}},
                            check = {"kernels/weighted_sum", "weighted_check"};
    const int64_t count = w->terms * w->points;
    sorted s = {NULL};
    int failed = th_gpu_sorted(&s, index, (around){w->images, count, 1}, false);
    if (!failed) {
        g->at[4] = th_data(s.values);
        g->at[5] = th_data(s.places);
        failed = th_gpu_elements(index->device, &check, TH_LONG, index->numel, g)
                 || th_gpu_lines(index->device, kernels, type, w->images * w->channels * w->places,
                                 count / (w->places + 1), g);
    }
    th_gpu_drop_sorted(&s);
    return failed ? -1 : 0;
}

int th_gpu_weighted(const char *op, const weighted *w, weighting how, dtype type,
                    const tensor *index) {
    static const gpu_kernel take = {"kernels/weighted_sum", "weighted_take"},
                            products = {"kernels/weighted_sum", "weighted_products"};
    gpu_work g = {.at = {w->to, GIVEN(w->first), GIVEN(w->second), GIVEN(w->index)},
                  .n = {w->images, w->channels, w->places, w->terms, w->points}};
    if (th_gpu_prepare(&g, index->device, op))
        return -1;
    if (how == TH_WEIGHTED_PUT)
        return put(&g, w, type, index);
    return how == TH_WEIGHTED_TAKE ? th_gpu_elements(index->device, &take, type,
                                                     w->images * w->channels * w->points, &g)
                                   : th_gpu_elements(index->device, &products, type,
                                                     w->images * w->terms * w->points, &g);
}
