/* create.c: tensors created from numbers. */
#include "create.h"

#include <complex.h>
#include <math.h>
#include <string.h>

#include "base/each.h"
#include "base/vector.h"
#include "kernels/gpu/permutation.h"
#include "row/row.h"
#include "walk/dense.h"

#define MOST_ELEMENTS ((int64_t)1 << 60)

/* Filled with one number */

int shape_zeros(extent *result, ints size) { return th_take_sizes("zeros", result, size); }

int cpu_zeros(tensor *output, ints size) {
    (void)size;
    return th_zero(output);
}

int shape_empty(extent *result, ints size) { return th_take_sizes("empty", result, size); }

int cpu_empty(tensor *output, ints size) {
    (void)output, (void)size;
    return 0;
}

int shape_empty_like(extent *result, const tensor *input) {
    *result = th_extent(input);
    return 0;
}

int cpu_empty_like(tensor *output, const tensor *input) {
    (void)output, (void)input;
    return 0;
}

int shape_new_zeros(extent *result, const tensor *input, ints size) {
    (void)input;
    return th_take_sizes("new_zeros", result, size);
}

int cpu_new_zeros(tensor *output, const tensor *input, ints size) {
    (void)input, (void)size;
    return th_zero(output);
}

int shape_new_ones(extent *result, const tensor *input, ints size) {
    (void)input;
    return th_take_sizes("new_ones", result, size);
}

int cpu_new_ones(tensor *output, const tensor *input, ints size) {
    (void)input, (void)size;
    return th_fill(output, th_integral(1));
}

int shape_new_empty(extent *result, const tensor *input, ints size) {
    (void)input;
    return th_take_sizes("new_empty", result, size);
}

int cpu_new_empty(tensor *output, const tensor *input, ints size) {
    (void)output, (void)input, (void)size;
    return 0;
}

int shape_ones(extent *result, ints size) { return th_take_sizes("ones", result, size); }

int cpu_ones(tensor *output, ints size) {
    (void)size;
    return th_fill(output, th_integral(1));
}

/* Sequences */

static bool is_whole(scalar value) { return value.kind != TH_REAL; }

/* Count the numbers from start to end; `inclusive` includes end itself. */
static int count_steps(const char *op, extent *result, scalar start, scalar end, scalar step,
                       bool inclusive) {
    double count;
    if (!isfinite(start.f) || !isfinite(end.f) || !isfinite(step.f) || step.f == 0
        || (step.f > 0 ? start.f > end.f : start.f < end.f))
        return th_fail(TH_VALUE,
                       "%s: start is %g, end is %g, step is %g; need a step that leads from "
                       "start to end",
                       op, start.f, end.f, step.f);
    if (is_whole(start) && is_whole(end) && is_whole(step)) {
        const __int128 span = (__int128)end.i - start.i, by = step.i;
        const __int128 steps = span / by + (inclusive || span % by != 0);
        count = (double)steps;
        result->size[0] = (int64_t)(steps < MOST_ELEMENTS ? steps : MOST_ELEMENTS);
    } else {
        const double steps = (end.f - start.f) / step.f;
        count = inclusive ? floor(steps) + 1 : ceil(steps);
        result->size[0] = (int64_t)(count < (double)MOST_ELEMENTS ? count : 0);
    }
    result->ndim = 1;
    if (count >= (double)MOST_ELEMENTS)
        return th_fail(TH_MEMORY, "%s: %g elements are too many", op, count);
    return 0;
}

typedef struct sequence {
    void *data;
    dtype type;
    scalar start, step;
    const double *base; /* base of the powers; NULL: the numbers themselves */
} sequence;

#define TEMPLATE "kernels/create/sequences.h"
#define NUMBER int64_t
#define FIELD i
#include "base/each/integral.h"
#undef NUMBER
#undef FIELD
#define TEMPLATE "kernels/create/sequences.h"
#define NUMBER double
#define FIELD f
#include "base/each/floating.h"

static void sequence_range(int64_t begin, int64_t end, void *context) {
    const sequence *s = context;
    switch (s->type) {
#define RUN(type, T, name) CASE_OF(type, sequence_##name(s, begin, end))
        EACH_TYPE(RUN)
    default: break;
    }
}

static int fill_sequence(tensor *output, scalar start, scalar step, const double *base) {
    tensor *to = th_dense_result(output);
    if (to && to->device != TH_CPU)
        return th_deliver(output, to, th_gpu_sequence(to, start, step, base));
    if (to && to->numel) {
        sequence s = {th_data(to), output->dtype, start, step, base};
        th_parallel(to->numel, base ? 16 : 1, sequence_range, &s);
    }
    return th_deliver(output, to, 0);
}

/* All elements lie between the first and the last, so checking those two suffices. */
static int fill_steps(const char *op, tensor *output, scalar start, scalar step) {
    const int64_t steps = output->numel - 1;
    if (steps < 0)
        return 0;
    scalar last = th_real(start.f + (double)steps * step.f);
    if (!th_is_floating(output->dtype)) {
        if (th_check_scalar(op, TH_LONG, start) || th_check_scalar(op, TH_LONG, step))
            return -1;
        const __int128 exact = (__int128)start.i + (__int128)steps * step.i;
        last = th_integral((int64_t)exact);
        if (exact != last.i)
            return th_fail(TH_RUNTIME, "%s: the last element is out of range for %sTensor", op,
                           th_dtype_name[output->dtype]);
    }
    if (th_check_scalar(op, output->dtype, start) || th_check_scalar(op, output->dtype, last))
        return -1;
    return fill_sequence(output, start, step, NULL);
}

int shape_arange(extent *result, scalar start, scalar end, scalar step) {
    return count_steps("arange", result, start, end, step, false);
}

int cpu_arange(tensor *output, scalar start, scalar end, scalar step) {
    (void)end;
    return fill_steps("arange", output, start, step);
}

int shape_range(extent *result, scalar start, scalar end, scalar step) {
    return count_steps("range", result, start, end, step, true);
}

int cpu_range(tensor *output, scalar start, scalar end, scalar step) {
    (void)end;
    return fill_steps("range", output, start, step);
}

static int spaced_shape(const char *op, extent *result, scalar start, scalar end, int64_t steps) {
    if (steps < 0 || !isfinite(start.f) || !isfinite(end.f))
        return th_fail(TH_VALUE,
                       "%s: start is %g, end is %g, steps is %lld; need 0 steps or more "
                       "between finite numbers",
                       op, start.f, end.f, (long long)steps);
    *result = (extent){1, {steps}};
    return 0;
}

/* The last element is exactly `end`, however the steps round. */
static int fill_floating(const char *op, tensor *output, scalar start, scalar end,
                         const double *base) {
    const int64_t count = output->numel;
    const double steps = (double)(count > 1 ? count - 1 : 1);
    double step = (end.f - start.f) / steps;
    if (!isfinite(step)) /* the difference overflows a double */
        step = end.f / steps - start.f / steps;
    if (!base
        && (th_check_scalar(op, output->dtype, start)
            || (count > 1 && th_check_scalar(op, output->dtype, end))))
        return -1;
    if (fill_sequence(output, start, th_real(step), base))
        return -1;
    return count > 1 ? th_write_element(output, output->offset + (count - 1) * th_stride(output)[0],
                                        th_real(base ? pow(*base, end.f) : end.f))
                     : 0;
}

/* base to the power of complex numbers whose parts are spaced alike. */
static int fill_powers(const char *op, tensor *output, scalar start, scalar end, double base) {
    tensor *real = th_new(TH_CPU, TH_DOUBLE, 1, output->size);
    tensor *imaginary = real ? th_new(TH_CPU, TH_DOUBLE, 1, output->size) : NULL;
    int failed = !imaginary || fill_floating(op, real, th_real(start.f), th_real(end.f), NULL)
                 || fill_floating(op, imaginary, th_real(start.imaginary), th_real(end.imaginary),
                                  NULL);
    for (int64_t i = 0; i < output->numel && !failed; i++) {
        const double *x = th_data(real), *y = th_data(imaginary);
        const double complex power = cpow(base, CMPLX(x[i], y[i]));
        failed = th_write_element(output, output->offset + i * th_stride(output)[0],
                                  (scalar){creal(power), 0, TH_IMAGINARY, cimag(power)});
    }
    th_drop(real);
    th_drop(imaginary);
    return failed ? -1 : 0;
}

/* Integers are cut towards zero, after they are computed in double. The parts of complex numbers
   are spaced alike. */
static int fill_spaced(const char *op, tensor *output, scalar start, scalar end,
                       const double *base) {
    const dtype type = (dtype)output->dtype;
    if (th_is_floating(type) && !th_is_complex(type))
        return fill_floating(op, output, start, end, base);
    if (!th_is_complex(type)) { /* the steps are between integers */
        start = th_integral(start.i);
        end = th_integral(end.i);
        if (!base && (th_check_scalar(op, type, start) || th_check_scalar(op, type, end)))
            return -1;
    } else if (base && (start.kind == TH_IMAGINARY || end.kind == TH_IMAGINARY)) {
        return fill_powers(op, output, start, end, *base);
    }
    tensor *spaced = th_new_like(output, TH_DOUBLE);
    if (!spaced)
        return -1;
    int failed = fill_floating(op, spaced, th_real(start.f), th_real(end.f), base)
                 || th_copy(output, spaced);
    if (!failed && !base && (start.kind == TH_IMAGINARY || end.kind == TH_IMAGINARY)) {
        tensor pairs;
        failed = fill_floating(op, spaced, th_real(start.imaginary), th_real(end.imaginary), NULL)
                 || th_view_as_real(op, &pairs, output);
        pairs.offset += failed ? 0 : 1;
        pairs.ndim--;
        th_update_layout(&pairs);
        failed = failed || th_copy(&pairs, spaced);
    }
    th_drop(spaced);
    return failed ? -1 : 0;
}

int shape_linspace(extent *result, scalar start, scalar end, int64_t steps) {
    return spaced_shape("linspace", result, start, end, steps);
}

int cpu_linspace(tensor *output, scalar start, scalar end, int64_t steps) {
    (void)steps;
    return fill_spaced("linspace", output, start, end, NULL);
}

int shape_logspace(extent *result, scalar start, scalar end, int64_t steps, scalar base) {
    (void)base;
    return spaced_shape("logspace", result, start, end, steps);
}

int cpu_logspace(tensor *output, scalar start, scalar end, int64_t steps, scalar base) {
    (void)steps;
    return fill_spaced("logspace", output, start, end, &base.f);
}

/* Permutations */

int shape_randperm(extent *result, int64_t n) {
    if (n < 0)
        return th_fail(TH_VALUE, "randperm: n is %lld; need 0 or more", (long long)n);
    *result = (extent){1, {n}};
    return 0;
}

/* Fisher-Yates shuffle: swap element i with a random one of the first i + 1. The index is the high
   half of a product with 64 random bits, biased by at most i / 2^64 (Lemire, 2019). */
static void permute(source from, int64_t count, int64_t *order) {
    uint64_t bits[TH_CHUNK];
    for (int64_t i = 0; i < count; i++) {
        if (i % TH_CHUNK == 0)
            th_make_bits(from, i, count - i < TH_CHUNK ? count - i : TH_CHUNK, bits);
        const unsigned __int128 product = (unsigned __int128)bits[i % TH_CHUNK] * (uint64_t)(i + 1);
        const int64_t j = (int64_t)(product >> 64);
        order[i] = order[j];
        order[j] = i;
    }
}

int cpu_randperm(tensor *output, int64_t n) {
    tensor *to = th_dense_result(output);
    int failed = 0;
    if (to && n) {
        const source from = th_next_source();
        if (to->device != TH_CPU)
            failed = th_gpu_permute(to, from);
        else
            permute(from, n, th_data(to));
    }
    return th_deliver(output, to, failed);
}
