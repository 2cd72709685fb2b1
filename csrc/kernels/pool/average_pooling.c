/* average_pooling.c: mean of each window, and its gradient. */
#include "average_pooling.h"

#include <stdlib.h>

#include "base/each.h"
#include "kernels/gpu/pooling.h"
#include "kernels/nn/lanes.h"
#include "kernels/pool/windows.h"
#include "walk/dense.h"

/* First sum the rows of input under a row of windows, then the elements under each window. */
#define MEANS(type, T, name)                                                                       \
    FEW_CLONES static void add_##name(T *to, const T *from, int64_t count) {                       \
        for (int64_t j = 0; j < count; j++)                                                        \
            to[j] += from[j];                                                                      \
    }                                                                                              \
    FEW_CLONES static void add_steps_##name(T *to, const T *from, int64_t stride, int64_t count) { \
        for (int64_t j = 0; j < count; j++)                                                        \
            to[j] += from[j * stride];                                                             \
    }                                                                                              \
    FEW_CLONES static void spread_steps_##name(T *to, const T *from, int64_t stride,               \
                                               int64_t count) {                                    \
        for (int64_t j = 0; j < count; j++)                                                        \
            to[j * stride] += from[j];                                                             \
    }                                                                                              \
    FEW_CLONES static void join_pairs_##name(T *to, const T *from, int64_t count) {                \
        for (int64_t j = 0; j < count; j++)                                                        \
            to[j] = from[2 * j] + from[2 * j + 1];                                                 \
    }                                                                                              \
    FEW_CLONES static void double_##name(T *to, const T *from, int64_t count) {                    \
        for (int64_t j = 0; j < count; j++)                                                        \
            to[2 * j] = to[2 * j + 1] = from[j];                                                   \
    }                                                                                              \
    CLONES static void divide_##name(T *to, const T *from, const T *count, T lines,                \
                                     int64_t length) {                                             \
        for (int64_t j = 0; j < length; j++)                                                       \
            to[j] = from[j] / (count[j] * lines);                                                  \
    }                                                                                              \
    /* to[j] = the sum of row under window j. */                                                   \
    static void join_##name(const windows *w, T *to, const T *row) {                               \
        if (is_pairs(w)) {                                                                         \
            join_pairs_##name(to, row, w->result[2]);                                              \
            return;                                                                                \
        }                                                                                          \
        const bool each = one_by_one(w);                                                           \
        memset(to, 0, (size_t)w->result[2] * sizeof(T));                                           \
        for (int64_t j = 0; each && j < w->result[2]; j++) {                                       \
            const span x = th_pool_span(w, 2, j);                                                  \
            for (int64_t i = x.begin; i < x.begin + x.count; i++)                                  \
                to[j] += row[i];                                                                   \
        }                                                                                          \
        for (int64_t tap = 0; !each && tap < w->kernel[2]; tap++) {                                \
            int64_t begin, end;                                                                    \
            th_pool_inside(w, tap, &begin, &end);                                                  \
            if (begin < end)                                                                       \
                add_steps_##name(to + begin, row + begin * w->stride[2] + tap - w->padding[2],     \
                                 w->stride[2], end - begin);                                       \
        }                                                                                          \
    }                                                                                              \
    /* Add from[j] to the elements of row under window j. */                                       \
    static void part_##name(const windows *w, T *row, const T *from) {                             \
        const bool each = one_by_one(w);                                                           \
        memset(row, 0, (size_t)w->size[2] * sizeof(T));                                            \
        if (is_pairs(w)) {                                                                         \
            double_##name(row, from, w->result[2]);                                                \
            return;                                                                                \
        }                                                                                          \
        for (int64_t j = 0; each && j < w->result[2]; j++) {                                       \
            const span x = th_pool_span(w, 2, j);                                                  \
            for (int64_t i = x.begin; i < x.begin + x.count; i++)                                  \
                row[i] += from[j];                                                                 \
        }                                                                                          \
        for (int64_t tap = 0; !each && tap < w->kernel[2]; tap++) {                                \
            int64_t begin, end;                                                                    \
            th_pool_inside(w, tap, &begin, &end);                                                  \
            if (begin < end)                                                                       \
                spread_steps_##name(row + begin * w->stride[2] + tap - w->padding[2],              \
                                    from + begin, w->stride[2], end - begin);                      \
        }                                                                                          \
    }                                                                                              \
    /* counts: of each window along a row; or the fixed divisor. */                                \
    static void count_##name(const windows *w, T *counts) {                                        \
        for (int64_t j = 0; j < w->result[2]; j++)                                                 \
            counts[j] = w->divisor == TH_NONE ? (T)th_pool_span(w, 2, j).whole : (T)w->divisor;    \
    }                                                                                              \
    /* One window over the whole plane. */                                                         \
    FEW_CLONES static void whole_planes_##name(const windows *w, int64_t begin, int64_t end) {     \
        const int64_t count = th_pool_volume(w->size);                                             \
        const T *x = w->from;                                                                      \
        for (int64_t p = begin; p < end && !w->gradient; p++) {                                    \
            double sum = 0, none = 0;                                                              \
            TH_SUM_LANES(T, count, ELEMENT, NOTHING, sum, none)                                    \
            ((T *)w->to)[p] = (T)(sum / (double)count);                                            \
        }                                                                                          \
        for (int64_t p = begin; p < end && w->gradient; p++)                                       \
            for (int64_t i = 0; i < count; i++)                                                    \
                ((T *)w->to)[p * count + i] = x[p] / (T)count;                                     \
    }                                                                                              \
    static void mean_planes_##name(const windows *w, int64_t begin, int64_t end, T *row,           \
                                   T *counts) {                                                    \
        const int64_t rows = w->result[0] * w->result[1], count = w->result[2];                    \
        count_##name(w, counts);                                                                   \
        for (int64_t r = begin * rows; r < end * rows; r++) {                                      \
            const T *plane = (const T *)w->from + r / rows * th_pool_volume(w->size);              \
            const span z = th_pool_span(w, 0, r % rows / w->result[1]);                            \
            const span y = th_pool_span(w, 1, r % w->result[1]);                                   \
            T *to = (T *)w->to + r * count;                                                        \
            memset(row, 0, (size_t)w->size[2] * sizeof(T));                                        \
            for (int64_t i = z.begin; i < z.begin + z.count; i++)                                  \
                for (int64_t k = y.begin; k < y.begin + y.count; k++)                              \
                    add_##name(row, plane + (i * w->size[1] + k) * w->size[2], w->size[2]);        \
            join_##name(w, to, row);                                                               \
            divide_##name(to, to, counts, (T)(w->divisor == TH_NONE ? z.whole * y.whole : 1),      \
                          count);                                                                  \
        }                                                                                          \
    }                                                                                              \
    static void spread_planes_##name(const windows *w, int64_t begin, int64_t end, T *row,         \
                                     T *counts) {                                                  \
        const int64_t rows = w->result[0] * w->result[1], count = w->result[2];                    \
        T *share = counts + count;                                                                 \
        count_##name(w, counts);                                                                   \
        memset((T *)w->to + begin * th_pool_volume(w->size), 0,                                    \
               (size_t)((end - begin) * th_pool_volume(w->size)) * sizeof(T));                     \
        for (int64_t r = begin * rows; r < end * rows; r++) {                                      \
            T *plane = (T *)w->to + r / rows * th_pool_volume(w->size);                            \
            const span z = th_pool_span(w, 0, r % rows / w->result[1]);                            \
            const span y = th_pool_span(w, 1, r % w->result[1]);                                   \
            divide_##name(share, (const T *)w->from + r * count, counts,                           \
                          (T)(w->divisor == TH_NONE ? z.whole * y.whole : 1), count);              \
            part_##name(w, row, share);                                                            \
            for (int64_t i = z.begin; i < z.begin + z.count; i++)                                  \
                for (int64_t k = y.begin; k < y.begin + y.count; k++)                              \
                    add_##name(plane + (i * w->size[1] + k) * w->size[2], row, w->size[2]);        \
        }                                                                                          \
    }

/* Whether windows are two adjacent elements. */
static bool is_pairs(const windows *w) {
    return !w->adaptive && w->kernel[2] == 2 && w->stride[2] == 2 && w->padding[2] == 0
           && 2 * w->result[2] <= w->size[2];
}

/* Whether one window covers the plane. */
static bool is_whole(const windows *w) {
    bool whole = w->divisor == TH_NONE;
    for (int d = 0; d < TH_POOL_DIMS; d++)
        whole = whole && w->result[d] == 1 && w->kernel[d] == w->size[d] && w->padding[d] == 0;
    return whole;
}

/* Whether to process windows one by one: they differ in size, or are few and long. */
static bool one_by_one(const windows *w) { return w->adaptive || w->result[2] < w->kernel[2]; }

#define ELEMENT(i) (x[p * count + (i)])
#define NOTHING(i) 0
EACH_POOLED(MEANS)

/* Process a range of planes, with workspace for a row of input, and for counts and shares of a row
   of results. */
#define RANGES(type, T, name)                                                                      \
    static void means_##name(int64_t begin, int64_t end, void *context) {                          \
        windows *w = context;                                                                      \
        if (type != TH_LONG && is_whole(w)) {                                                      \
            whole_planes_##name(w, begin, end);                                                    \
            return;                                                                                \
        }                                                                                          \
        const int64_t bytes = (w->size[2] + 2 * w->result[2]) * (int64_t)sizeof(T);                \
        T *row = th_allocate(bytes);                                                               \
        if (!row) {                                                                                \
            __atomic_store_n(&w->failed, true, __ATOMIC_RELAXED);                                  \
            return;                                                                                \
        }                                                                                          \
        (w->gradient ? spread_planes_##name : mean_planes_##name)(w, begin, end, row,              \
                                                                  row + w->size[2]);               \
        th_release(row, bytes);                                                                    \
    }
EACH_POOLED(RANGES)

static int means(windows *w, tensor *output, const tensor *input) {
    if (!input->numel || !output->numel)
        return th_zero(output);
    w->from = th_data(input);
    w->to = th_data(output);
    if (output->device != TH_CPU)
        return th_gpu_pool_mean(w, output);
    return th_pool_run(w,
                       output->dtype == TH_FLOAT    ? means_float
                       : output->dtype == TH_DOUBLE ? means_double
                                                    : means_long,
                       w);
}

static int read_means(windows *w, const tensor *t, const ints *size, const window_options *given) {
    if (w->divisor != TH_NONE && (w->divisor == 0 || llabs(w->divisor) > INT32_MAX))
        return th_fail(TH_VALUE,
                       "%s: divisor_override is %lld; need a number other than 0 within %d", w->op,
                       (long long)w->divisor, INT32_MAX);
    return th_pool_read(w, t, size, given);
}

int shape_avg_pool(extent *result, const tensor *input, ints kernel_size, ints stride, ints padding,
                   bool ceil_mode, bool count_include_pad, int64_t divisor) {
    windows w = {
        .op = "$", .ceil = ceil_mode, .padded_mean = count_include_pad, .divisor = divisor};
    const window_options given = {kernel_size, stride, padding, {0}};
    if (read_means(&w, input, NULL, &given))
        return -1;
    th_pool_size(result, &w, input, w.result);
    return 0;
}

int cpu_avg_pool(tensor *output, const tensor *input, ints kernel_size, ints stride, ints padding,
                 bool ceil_mode, bool count_include_pad, int64_t divisor) {
    windows w = {
        .op = "$", .ceil = ceil_mode, .padded_mean = count_include_pad, .divisor = divisor};
    const window_options given = {kernel_size, stride, padding, {0}};
    return read_means(&w, input, NULL, &given) ? -1 : means(&w, output, input);
}

int shape_avg_pool_input(extent *result, const tensor *grad_output, ints size, ints kernel_size,
                         ints stride, ints padding, bool ceil_mode, bool count_include_pad,
                         int64_t divisor) {
    windows w = {
        .op = "$", .ceil = ceil_mode, .padded_mean = count_include_pad, .divisor = divisor};
    const window_options given = {kernel_size, stride, padding, {0}};
    if (read_means(&w, grad_output, &size, &given) || th_pool_check_gradient(&w, grad_output))
        return -1;
    th_pool_size(result, &w, grad_output, w.size);
    return th_count(result->ndim, result->size) < 0 ? -1 : 0;
}

int cpu_avg_pool_input(tensor *output, const tensor *grad_output, ints size, ints kernel_size,
                       ints stride, ints padding, bool ceil_mode, bool count_include_pad,
                       int64_t divisor) {
    windows w = {.op = "$",
                 .ceil = ceil_mode,
                 .padded_mean = count_include_pad,
                 .divisor = divisor,
                 .gradient = true};
    const window_options given = {kernel_size, stride, padding, {0}};
    return read_means(&w, grad_output, &size, &given) ? -1 : means(&w, output, grad_output);
}

int shape_adaptive_avg_pool(extent *result, const tensor *input, ints output_size) {
    windows w = {.op = "$"};
    if (th_pool_adapt(&w, input, NULL, output_size))
        return -1;
    th_pool_size(result, &w, input, w.result);
    return 0;
}

int cpu_adaptive_avg_pool(tensor *output, const tensor *input, ints output_size) {
    windows w = {.op = "$"};
    return th_pool_adapt(&w, input, NULL, output_size) ? -1 : means(&w, output, input);
}

/* grad_output has one element per window. */
static int adapt_gradient(windows *w, const tensor *grad_output, ints size) {
    const ints count = {grad_output->size + 2, grad_output->ndim - 2};
    *w = (windows){.op = "$", .gradient = true};
    return th_pool_adapt(w, grad_output, &size, count);
}

int shape_adaptive_avg_pool_input(extent *result, const tensor *grad_output, ints size) {
    windows w;
    if (adapt_gradient(&w, grad_output, size))
        return -1;
    th_pool_size(result, &w, grad_output, w.size);
    return th_count(result->ndim, result->size) < 0 ? -1 : 0;
}

int cpu_adaptive_avg_pool_input(tensor *output, const tensor *grad_output, ints size) {
    windows w;
    return adapt_gradient(&w, grad_output, size) ? -1 : means(&w, output, grad_output);
}
