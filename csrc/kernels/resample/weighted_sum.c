/* weighted_sum.c: weighted sums of elements picked by indices. input [n, c, s], index and weight
   [n, k, p], grad_output [n, c, p]: each of three rows multiplies two of these and computes the
   third, so they are each other's gradients. */
#include "weighted_sum.h"

#include "base/each.h"
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

/* Add terms of some points to the sums of channels, in order. */
#define ADD_TERMS(T, name, terms, channels)                                                        \
    static void name(T(*sums)[PITCH], const T *from, int64_t places, const T *weight,              \
                     int64_t pitch, int64_t (*at)[POINTS], int64_t points) {                       \
        for (int64_t p = 0; p < points; p++) {                                                     \
            T factor[terms];                                                                       \
            const T *element[terms];                                                               \
            _Pragma("GCC unroll 4") for (int k = 0; k < (terms); k++) {                            \
                factor[k] = weight[k * pitch + p];                                                 \
                element[k] = from + at[k][p];                                                      \
            }                                                                                      \
            _Pragma("GCC unroll 4") for (int c = 0; c < (channels); c++) {                         \
                T sum = sums[c][p];                                                                \
                _Pragma("GCC unroll 4") for (int k = 0; k < (terms); k++)                          \
                    sum += factor[k] * element[k][c * places];                                     \
                sums[c][p] = sum;                                                                  \
            }                                                                                      \
        }                                                                                          \
    }

/* One unit is a channel of an image, for TAKE CHANNELS of one; for products, a term of an image. */
#define WEIGHTED(type, T, name)                                                                    \
    ADD_TERMS(T, add_terms_##name, TERMS, CHANNELS)                                                \
    ADD_TERMS(T, add_terms_of_one_##name, TERMS, 1)                                                \
    ADD_TERMS(T, add_term_##name, 1, 1)                                                            \
    static void add_##name(const weighted *w, T(*sums)[PITCH], const T *from, int64_t channels,    \
                           int64_t first, int64_t points) {                                        \
        int64_t at[TERMS][POINTS];                                                                 \
        for (int64_t k = 0, terms; k < w->terms; k += terms) {                                     \
            terms = k + TERMS <= w->terms ? TERMS : 1;                                             \
            const bool together = terms == TERMS && channels == CHANNELS;                          \
            const int64_t start = first + k * w->points;                                           \
            for (int64_t i = 0; i < terms; i++)                                                    \
                for (int64_t p = 0; p < points; p++)                                               \
                    at[i][p] = place(w->index + start + i * w->points + p, w->places);             \
            for (int64_t c = 0; c < channels; c += together ? CHANNELS : 1)                        \
                (together     ? add_terms_##name                                                   \
                 : terms == 1 ? add_term_##name                                                    \
                              : add_terms_of_one_##name)(sums + c, from + c * w->places,           \
                                                         w->places, (const T *)w->second + start,  \
                                                         w->points, at, points);                   \
        }                                                                                          \
    }                                                                                              \
    static void take_##name(int64_t begin, int64_t end, void *context) {                           \
        const weighted *w = context;                                                               \
        const int64_t groups = (w->channels + CHANNELS - 1) / CHANNELS;                            \
        T sums[CHANNELS][PITCH];                                                                   \
        for (int64_t unit = begin; unit < end; unit++) {                                           \
            const int64_t image = unit / groups, first = unit % groups * CHANNELS;                 \
            const int64_t channel = image * w->channels + first, left = w->channels - first;       \
            const int64_t channels = left < CHANNELS ? left : CHANNELS;                            \
            T *to = (T *)w->to + channel * w->points;                                              \
            for (int64_t p = 0, points; p < w->points; p += points) {                              \
                points = p + POINTS < w->points ? POINTS : w->points - p;                          \
                memset(sums, 0, sizeof sums);                                                      \
                add_##name(w, sums, (const T *)w->first + channel * w->places, channels,           \
                           image * w->terms * w->points + p, points);                              \
                for (int64_t c = 0; c < channels; c++)                                             \
                    memcpy(to + c * w->points + p, sums[c], (size_t)points * sizeof(T));           \
            }                                                                                      \
        }                                                                                          \
    }                                                                                              \
    static void put_##name(int64_t begin, int64_t end, void *context) {                            \
        const weighted *w = context;                                                               \
        for (int64_t unit = begin; unit < end; unit++) {                                           \
            const int64_t image = unit / w->channels * w->terms * w->points;                       \
            const T *from = (const T *)w->first + unit * w->points;                                \
            T *to = (T *)w->to + unit * w->places;                                                 \
            memset(to, 0, (size_t)w->places * sizeof(T));                                          \
            for (int64_t k = 0; k < w->terms; k++) {                                               \
                const int64_t *at = w->index + image + k * w->points;                              \
                const T *weight = (const T *)w->second + image + k * w->points;                    \
                for (int64_t p = 0; p < w->points; p++)                                            \
                    to[place(at + p, w->places)] += weight[p] * from[p];                           \
            }                                                                                      \
        }                                                                                          \
    }                                                                                              \
    static void products_##name(int64_t begin, int64_t end, void *context) {                       \
        const weighted *w = context;                                                               \
        for (int64_t unit = begin; unit < end; unit++) {                                           \
            const int64_t image = unit / w->terms * w->channels;                                   \
            const int64_t *at = w->index + unit * w->points;                                       \
            T *to = (T *)w->to + unit * w->points;                                                 \
            memset(to, 0, (size_t)w->points * sizeof(T));                                          \
            for (int64_t c = image; c < image + w->channels; c++) {                                \
                const T *grad = (const T *)w->first + c * w->points;                               \
                const T *from = (const T *)w->second + c * w->places;                              \
                for (int64_t p = 0; p < w->points; p++)                                            \
                    to[p] += grad[p] * from[place(at + p, w->places)];                             \
            }                                                                                      \
        }                                                                                          \
    }
EACH_FLOATING(WEIGHTED)

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
