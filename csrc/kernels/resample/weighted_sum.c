/* weighted_sum.c: weighted sums of elements picked by indices. input [n, c, s], index and weight
   [n, k, p], grad_output [n, c, p]: each of three rows multiplies two of these and computes the
   third, so they are each other's gradients. */
#include "weighted_sum.h"

#include "kernels/gpu/weighted_sum.h"
#include "kernels/index/index_check.h"
#include "walk/dense.h"

/* Another thread may write indices after their check, so they are compared again; invalid ones
   contribute 0. */
static inline int64_t place(const int64_t *index, int64_t places) {
    const int64_t at = th_read_once(index);
    return (uint64_t)at < (uint64_t)places ? at : 0;
}

/* Points, terms and channels that are summed at once, so that each index and weight is read once for
   several channels. */
enum { POINTS = 64, TERMS = 4, CHANNELS = 4 };

/* Rows of sums are not a multiple of 4 KB apart, since loads wait for stores at such distances. */
enum { PITCH = POINTS + 16 };

#define INLINE static inline __attribute__((always_inline))
#define TEMPLATE "kernels/resample/weighted_sum_units.h"
#include "base/each/floating.h"

static int check(const char *op, const tensor *index, int64_t places) {
    bad_index first;
    if (!th_find_outside(index, places, &first))
        return 0;
    return th_fail(TH_INDEX, "%s: index[%lld] is %lld, but there are %lld places", op,
                   (long long)first.place, (long long)first.value, (long long)places);
}

/* first, second: the operands besides index, in the order of the kernels. */
static int run(const char *op, weighted *w, weighting how, tensor *output, const tensor *first,
               const tensor *second, const tensor *index) {
    static const th_range single[] = {take_float, put_float, products_float},
                          twice[] = {take_double, put_double, products_double};
    if (!output->numel)
        return 0;
    w->first = th_data(first);
    w->second = th_data(second);
    w->index = th_data(index);
    w->to = th_data(output);
    if (output->device != TH_CPU)
        return th_gpu_weighted(op, w, how, (dtype)output->dtype, index);
    const int64_t work = (w->terms + w->channels) * w->points + w->places + 1;
    const int64_t groups = (w->channels + CHANNELS - 1) / CHANNELS;
    const int64_t units = w->images
                          * (how == TH_WEIGHTED_PRODUCTS ? w->terms
                             : how == TH_WEIGHTED_TAKE   ? groups
                                                         : w->channels);
    th_parallel(units, (double)work, (output->dtype == TH_FLOAT ? single : twice)[how], w);
    return 0;
}

/* Check that planes [n, c, s or p], index [n, k, p] and `other`, of index's size or NULL, fit
   together. */
static bool fit(const tensor *planes, bool points, const tensor *index, const tensor *other) {
    bool fits = planes->ndim == 3 && index->ndim == 3 && (!other || other->ndim == 3);
    for (int d = 0; fits && d < 3; d++)
        fits = (!other || index->size[d] == other->size[d])
               && (d == 1 || (d == 2 && !points) || index->size[d] == planes->size[d]);
    return fits;
}

/* Sizes of all but the places of put's result. */
static weighted sizes_of(const tensor *planes, const tensor *index, int64_t places) {
    return (weighted){.images = planes->size[0],
                      .channels = planes->size[1],
                      .places = places,
                      .terms = index->size[1],
                      .points = index->size[2]};
}

int shape_weighted_take(extent *result, const tensor *input, const tensor *index,
                        const tensor *weight) {
    if (!fit(input, false, index, weight))
        return th_fail(TH_RUNTIME,
                       "weighted_take: input is %s, index is %s, weight is %s; need [n, c, s], "
                       "[n, k, p] and [n, k, p]",
                       th_describe(input), th_describe(index), th_describe(weight));
    *result = (extent){3, {input->size[0], input->size[1], index->size[2]}};
    return th_count(3, result->size) < 0 ? -1 : check("weighted_take", index, input->size[2]);
}

int cpu_weighted_take(tensor *output, const tensor *input, const tensor *index,
                      const tensor *weight) {
    weighted w = sizes_of(input, index, input->size[2]);
    return run("weighted_take", &w, TH_WEIGHTED_TAKE, output, input, weight, index);
}

int shape_weighted_put(extent *result, const tensor *grad_output, const tensor *index,
                       const tensor *weight, int64_t size) {
    if (!fit(grad_output, true, index, weight))
        return th_fail(
            TH_RUNTIME,
            "weighted_put: grad_output is %s, index is %s, weight is %s; need [n, c, p], "
            "[n, k, p] and [n, k, p]",
            th_describe(grad_output), th_describe(index), th_describe(weight));
    if (size < 0)
        return th_fail(TH_VALUE, "weighted_put: size is %lld; need 0 or more", (long long)size);
    *result = (extent){3, {grad_output->size[0], grad_output->size[1], size}};
    return th_count(3, result->size) < 0 ? -1 : check("weighted_put", index, size);
}

int cpu_weighted_put(tensor *output, const tensor *grad_output, const tensor *index,
                     const tensor *weight, int64_t size) {
    weighted w = sizes_of(grad_output, index, size);
    return run("weighted_put", &w, TH_WEIGHTED_PUT, output, grad_output, weight, index);
}

int shape_weighted_products(extent *result, const tensor *grad_output, const tensor *input,
                            const tensor *index) {
    if (!fit(grad_output, true, index, NULL) || input->ndim != 3
        || input->size[0] != grad_output->size[0] || input->size[1] != grad_output->size[1])
        return th_fail(TH_RUNTIME,
                       "weighted_products: grad_output is %s, input is %s, index is %s; need "
                       "[n, c, p], [n, c, s] and [n, k, p]",
                       th_describe(grad_output), th_describe(input), th_describe(index));
    *result = th_extent(index);
    return check("weighted_products", index, input->size[2]);
}

int cpu_weighted_products(tensor *output, const tensor *grad_output, const tensor *input,
                          const tensor *index) {
    weighted w = sizes_of(input, index, input->size[2]);
    return run("weighted_products", &w, TH_WEIGHTED_PRODUCTS, output, grad_output, input, index);
}
