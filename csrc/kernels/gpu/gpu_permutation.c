/* gpu_permutation.c: random permutations and indices on a GPU. */
#include "kernels/gpu/permutation.h"
#include "row/scan.h"
#include "select.h"

/* Draw all swap partners in parallel, then derive the final positions. */
int th_gpu_permute(tensor *to, source from) {
    static const gpu_kernel drawing = {"kernels/permutation", "exchanges"},
                            placing = {"kernels/permutation", "permuted"};
    const int64_t count = to->numel;
    tensor *partners = th_new(to->device, TH_LONG, 1, to->size);
    sorted s = {NULL};
    int failed = partners ? 0 : -1;
    if (!failed) {
        const gpu_source on = th_source_on(to->device, from);
        gpu_work w = {.at = {th_data(partners)},
                      .n = {count, (int64_t)on.seed, (int64_t)on.offset, (intptr_t)on.base}};
        failed = th_gpu_elements(to->device, &drawing, TH_LONG, count, &w)
                 || th_gpu_sorted(&s, partners, (around){1, count, 1}, false);
    }
    if (!failed) {
        gpu_work w = {.at = {th_data(to), th_data(partners), th_data(s.values), th_data(s.places)},
                      .n = {count}};
        failed = th_gpu_elements(to->device, &placing, TH_LONG, count, &w);
    }
    th_gpu_drop_sorted(&s);
    th_drop(partners);
    return failed ? -1 : 0;
}

int th_gpu_check_weights(const tensor *weights, int64_t lines, int64_t count, int64_t needed) {
    static const gpu_kernel kernels[2] = {{"kernels/permutation", "flaws"},
                                          {"kernels/permutation", "flaws_each"}};
    tensor *found = th_new(weights->device, TH_LONG, 1, (int64_t[]){1});
    scalar flawed;
    int failed = found ? th_zero(found) : -1;
    if (!failed) {
        gpu_work w = {.at = {th_data(found), th_data(weights)}, .n = {lines, count, needed}};
        failed = th_gpu_lines(weights->device, kernels, (dtype)weights->dtype, lines, count, &w)
                 || th_read_element(found, 0, &flawed);
    }
    th_drop(found);
    return failed ? -1 : flawed.i != 0;
}

/* Each random number selects the interval of the cumulative weights that contains it. */
static int with_replacement(tensor *to, const tensor *weights, gpu_work *w) {
    static const gpu_kernel kernel = {"kernels/permutation", "pieces"};
    tensor *real = th_convert(weights, TH_DOUBLE), *sums = th_new_like(weights, TH_DOUBLE);
    int failed = real && sums ? th_scan_into(&op_cumsum, sums, real, real->ndim - 1) : -1;
    if (!failed) {
        w->at[0] = th_data(to);
        w->at[1] = th_data(sums);
        w->at[2] = th_data(weights);
        failed = th_gpu_elements(to->device, &kernel, (dtype)weights->dtype, to->numel, w);
    }
    th_drop(real);
    th_drop(sums);
    return failed;
}

/* Select the elements with the shortest waiting times, in order. */
static int without(tensor *to, const tensor *weights, gpu_work *w) {
    static const gpu_kernel kernel = {"kernels/permutation", "waiting"};
    tensor *times = th_new_like(weights, TH_DOUBLE);
    const int last = weights->ndim - 1;
    int failed = times ? 0 : -1;
    if (!failed) {
        w->at[0] = th_data(times);
        w->at[2] = th_data(weights);
        failed = th_gpu_elements(to->device, &kernel, (dtype)weights->dtype, times->numel, w)
                 || cuda_topk(NULL, to, times, to->size[last], last, false, true);
    }
    th_drop(times);
    return failed;
}

int th_gpu_choose(tensor *to, const tensor *weights, int64_t samples, bool replacement,
                  source from) {
    const int64_t count = weights->size[weights->ndim - 1];
    gpu_work w = {.n = {replacement ? to->numel : weights->numel, count, samples,
                        (int64_t)from.seed, (int64_t)from.offset}};
    return (replacement ? with_replacement : without)(to, weights, &w);
}
