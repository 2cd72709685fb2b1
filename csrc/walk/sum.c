/* sum.c: sums over the dimensions that a broadcast added. */
#include <string.h>

#include "walk/loop.h"

FOLD(sum_float) {
    const float *x = (const float *)at[0] + shift;
#define PART x[i]
#include "walk/folds/floats.h"
}

FOLD(sum_double) {
    const double *x = (const double *)at[0] + shift;
#define ACC double
#define JOIN th_join_sum
#define START 0
#define PART x[i]
#include "walk/folds/each.h"
}

SPREAD(spread_float) {
    const float *x = (const float *)at[0] + shift;
#define ACC double
#define JOIN th_join_wide
#define PART x[i]
#include "walk/folds/spread_each.h"
}

SPREAD(spread_double) {
    const double *x = (const double *)at[0] + shift;
#define ACC double
#define JOIN th_join_sum
#define PART x[i]
#include "walk/folds/spread_each.h"
}

static void join_sums(JOIN_ARGUMENTS) { JOIN_STEPS(double, th_join_sum) }

/* Set a bit per dimension of t that broadcasting `size` added or expanded; false: not a broadcast. */
static bool expanded_dims(const tensor *t, int ndim, const int64_t *size, uint64_t *mask) {
    const int shift = t->ndim - ndim;
    *mask = 0;
    for (int d = 0; d < t->ndim; d++) {
        const int64_t wanted = d < shift ? 1 : size[d - shift];
        *mask |= (uint64_t)(wanted == 1 && (d < shift || t->size[d] != 1)) << d;
        if (wanted != 1 && wanted != t->size[d])
            return false;
    }
    return shift >= 0;
}

/* Sum complex numbers as pairs. */
static tensor *sum_pairs_to(const tensor *t, int ndim, const int64_t *size) {
    tensor pairs, *result = NULL;
    int64_t both[TH_MAX_DIM];
    if (th_view_as_real("sum_to_size", &pairs, t))
        return NULL;
    memcpy(both, size, sizeof(int64_t) * (size_t)ndim);
    both[ndim] = 2;
    if ((result = th_sum_to(&pairs, ndim + 1, both)))
        th_view_as_complex(result);
    return result;
}

/* Sum the dims of mask, real floats, into result, which has no dims more than t. */
static int sum_into(tensor *result, const tensor *t, uint64_t mask) {
    const bool narrow = th_is_narrow((dtype)t->dtype), single = narrow || t->dtype == TH_FLOAT;
    const int added = t->ndim - result->ndim;
    tensor wide = th_header(result);
    wide.ndim = t->ndim;
    for (int d = 0; d < t->ndim; d++)
        th_stride(&wide)[d] = d < added ? 0 : th_stride(result)[d - added];
    static const gpu_kernel on_gpu = {"kernels/sum", "sum"};
    const accumulation sum = {.kernel = &on_gpu,
                              .fold = single ? sum_float : sum_double,
                              .spread = single ? spread_float : spread_double,
                              .widen = narrow ? th_converter((dtype)t->dtype, TH_FLOAT) : NULL,
                              .widened = sizeof(float),
                              .narrow = th_narrow_sum((dtype)t->dtype),
                              .join = join_sums,
                              .accumulators = 1,
                              .inputs = 1,
                              .results = 1};
    return th_accumulate(&sum, (const tensor *const[]){t}, &wide, mask);
}

static bool is_real_float(const tensor *t) {
    return th_is_narrow((dtype)t->dtype) || t->dtype == TH_FLOAT || t->dtype == TH_DOUBLE;
}

tensor *th_sum_to(tensor *t, int ndim, const int64_t *size) {
    uint64_t mask;
    const bool fits = expanded_dims(t, ndim, size, &mask);
    if (mask && fits && th_is_complex((dtype)t->dtype))
        return sum_pairs_to(t, ndim, size);
    if (!fits || (mask && !is_real_float(t))) {
        th_fail(fits ? TH_TYPE : TH_VALUE, "a gradient %s cannot be summed to size %s",
                th_describe(t), th_sizes(size, ndim));
        return NULL;
    }
    if (!mask) {
        th_retain(t);
        return t;
    }
    tensor *result = th_new((device)t->device, (dtype)t->dtype, ndim, size);
    if (result && sum_into(result, t, mask)) {
        th_drop(result);
        return NULL;
    }
    return result;
}

int th_sum_into(tensor *output, tensor *t) {
    uint64_t mask;
    if (expanded_dims(t, output->ndim, output->size, &mask) && mask && is_real_float(t))
        return sum_into(output, t, mask);
    tensor *sum = th_sum_to(t, output->ndim, output->size);
    const int failed = sum ? th_copy(output, sum) : -1;
    th_drop(sum);
    return failed;
}
