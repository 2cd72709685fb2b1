/* gpu_pooling.c: launches of pooling kernels. */
#include <string.h>

#include "kernels/gpu/pooling.h"
#include "kernels/gpu/weighted_sum.h"

static gpu_work described(const windows *w, void *result, const void *other, const void *places) {
    gpu_work g = {.at = {result, (void *)(uintptr_t)other, (void *)(uintptr_t)places},
                  .n = {w->planes}};
    const int64_t *const given[] = {w->size,   w->result,  w->kernel,
                                    w->stride, w->padding, w->dilation};
    for (int k = 0; k < 6; k++)
        memcpy(g.n + 1 + 3 * k, given[k], 3 * sizeof(int64_t));
    g.n[19] = w->adaptive;
    g.n[20] = w->padded_mean;
    g.n[21] = w->divisor == TH_NONE ? 0 : w->divisor;
    g.n[22] = w->index != NULL;
    return g;
}

/* size: of the planes, or of the results, that threads iterate over. */
static int over(const windows *w, const int64_t *size, const gpu_kernel *kernel, const tensor *like,
                gpu_work *g) {
    if (th_gpu_prepare(g, like->device, w->op))
        return -1;
    return th_gpu_elements(like->device, kernel, (dtype)like->dtype,
                           w->planes * th_pool_volume(size), g);
}
static int run(const windows *w, const gpu_kernel *kernel, const tensor *like, gpu_work *g) {
    return over(w, w->result, kernel, like, g);
}

static const void *places(const windows *w) {
    return w->index ? (const void *)w->index : (const void *)w->tap;
}

int th_gpu_pool_max(const windows *w, const tensor *output) {
    static const gpu_kernel kernel = {"kernels/pooling", "pool_max"};
    gpu_work g = described(w, w->to, w->from, places(w));
    return run(w, &kernel, output, &g);
}

int th_gpu_pool_drawn(const windows *w, const void *samples, const tensor *output) {
    static const gpu_kernel kernel = {"kernels/pooling", "pool_drawn"};
    gpu_work g = described(w, w->to, w->from, places(w));
    g.at[3] = (void *)(uintptr_t)samples;
    g.n[23] = w->dims;
    return run(w, &kernel, output, &g);
}

int th_gpu_pool_mean(const windows *w, tensor *output) {
    static const gpu_kernel forward = {"kernels/pooling", "pool_mean"},
                            backward = {"kernels/pooling", "pool_mean_input"};
    gpu_work g = described(w, w->to, w->from, NULL);
    return w->gradient ? over(w, w->size, &backward, output, &g) : run(w, &forward, output, &g);
}

/* Add the gradients of winners. With taps, each input element gathers from its windows; with
   indices, which may point anywhere, each place sums by sorted indices. */
static int add_winners(const windows *w, tensor *output, const tensor *index) {
    static const gpu_kernel kernel = {"kernels/pooling", "pool_max_input"};
    if (!w->index) {
        gpu_work g = described(w, w->to, w->from, places(w));
        return over(w, w->size, &kernel, output, &g);
    }
    const weighted put = {.images = w->planes,
                          .channels = 1,
                          .places = th_pool_volume(w->size),
                          .terms = 1,
                          .points = th_pool_volume(w->result),
                          .index = w->index,
                          .first = w->from,
                          .to = w->to};
    return th_gpu_weighted(w->op, &put, TH_WEIGHTED_PUT, (dtype)output->dtype, index);
}

/* If elements are set, the last of equal indices counts: each index first claims its place. */
int th_gpu_pool_winners(const windows *w, tensor *output, const tensor *index, winners how) {
    if (how == TH_WINNERS_ADD)
        return add_winners(w, output, index);
    static const gpu_kernel kernels[] = {{NULL, NULL},
                                         {"kernels/pooling", "winners_set"},
                                         {"kernels/pooling", "winners_gather"},
                                         {"kernels/pooling", "winners_get"}},
                            claiming = {"kernels/pooling", "winners_claim"};
    const bool gathers = how >= TH_WINNERS_GATHER;
    const bool last = how == TH_WINNERS_SET || how == TH_WINNERS_GET;
    gpu_work g = gathers ? described(w, (void *)(uintptr_t)w->from, w->to, places(w))
                         : described(w, w->to, w->from, places(w));
    tensor *claims = last ? th_new(output->device, TH_LONG, 1,
                                   (int64_t[]){w->planes * th_pool_volume(w->size)})
                          : NULL;
    int failed = (last && (!claims || th_zero(claims))) || (!gathers && th_zero(output)) ? -1 : 0;
    g.at[3] = claims ? th_data(claims) : NULL;
    if (!failed && last)
        failed = run(w, &claiming, output, &g);
    if (!failed)
        failed = run(w, &kernels[how], output, &g);
    th_drop(claims);
    return failed;
}
