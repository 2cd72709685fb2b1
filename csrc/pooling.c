/* pooling.c: the largest element or the mean of each window of images [planes, height, width]. */
#include <math.h>
#include <string.h>

#include "generated/ops.h"

#define EACH_FLOATING(BODY)                                                                        \
    BODY(TH_FLOAT, float, float)                                                                   \
    BODY(TH_DOUBLE, double, double)

/* Index 0 is the height, 1 the width. */
typedef struct windows {
    const char *op;
    int64_t planes, size[2], result[2];
    int64_t kernel[2], stride[2], padding[2], dilation[2];
    bool ceil, padded_mean;
    const void *from;
    void *to;
    int64_t *index;
    int failed;
} windows;

static int check_options(windows *w, const int64_t *kernel, const int64_t *stride,
                         const int64_t *padding, const int64_t *dilation) {
    for (int d = 0; d < 2; d++) {
        w->kernel[d] = kernel[d];
        w->stride[d] = stride[d];
        w->padding[d] = padding[d];
        w->dilation[d] = dilation ? dilation[d] : 1;
        const bool positive = kernel[d] >= 1 && stride[d] >= 1 && w->dilation[d] >= 1;
        const bool small = kernel[d] <= INT32_MAX && stride[d] <= INT32_MAX
                        && w->dilation[d] <= INT32_MAX;
        if (!positive || !small || padding[d] < 0 || padding[d] > kernel[d] / 2)
            return th_fail(TH_VALUE,
                           "%s: kernel_size is %lld, stride is %lld, padding is %lld, dilation is "
                           "%lld for dimension %d; need 1 or more, and 0 <= padding <= "
                           "kernel_size / 2",
                           w->op, (long long)kernel[d], (long long)stride[d],
                           (long long)padding[d], (long long)w->dilation[d], d - 2);
    }
    return 0;
}

/* Counts the windows of one dimension; 0 where the input is too small, or where dilation makes some
   window miss every element of it. */
static int64_t count_windows(const windows *w, int d) {
    const int64_t size = w->size[d], padding = w->padding[d], stride = w->stride[d];
    const int64_t room = size + 2 * padding - w->dilation[d] * (w->kernel[d] - 1) - 1
                       + (w->ceil ? stride - 1 : 0);
    if (size < 1 || size > INT32_MAX || room < 0)
        return 0;
    int64_t count = room / stride + 1;
    if (w->ceil && (count - 1) * stride >= size + padding)
        count--; /* the last window would lie in the padding */
    for (int64_t i = 0; i < count && w->dilation[d] > 1; i++) {
        const int64_t start = i * stride - padding;
        const int64_t skipped = start < 0 ? (-start + w->dilation[d] - 1) / w->dilation[d] : 0;
        if (skipped >= w->kernel[d] || start + skipped * w->dilation[d] >= size)
            return 0;
    }
    return count;
}

/* The planes of t; size is given where they become, or became, planes of another size. */
static int check_plane(windows *w, const tensor *t, const int64_t *size) {
    if (t->ndim != 3 && t->ndim != 4)
        return th_fail(TH_RUNTIME, "%s: input is %s; need 3 or 4 dimensions", w->op, th_describe(t));
    w->planes = t->size[0] * (t->ndim == 4 ? t->size[1] : 1);
    for (int d = 0; d < 2; d++)
        w->size[d] = size ? size[d] : t->size[t->ndim - 2 + d];
    return 0;
}

static int check_windows(windows *w) {
    for (int d = 0; d < 2; d++)
        if ((w->result[d] = count_windows(w, d)) < 1)
            return th_fail(TH_VALUE,
                           "%s: a plane is %lldx%lld, kernel_size is %lldx%lld, padding is "
                           "%lldx%lld, dilation is %lldx%lld; need each window to fit and to hold "
                           "an element",
                           w->op, (long long)w->size[0], (long long)w->size[1],
                           (long long)w->kernel[0], (long long)w->kernel[1],
                           (long long)w->padding[0], (long long)w->padding[1],
                           (long long)w->dilation[0], (long long)w->dilation[1]);
    return 0;
}

/* t's size with planes of another one. */
static void planes_of(extent *result, const tensor *t, const int64_t *plane) {
    result->ndim = t->ndim;
    for (int d = 0; d < t->ndim; d++)
        result->size[d] = d < t->ndim - 2 ? t->size[d] : plane[d - t->ndim + 2];
}

static int64_t grain(const windows *w) {
    const int64_t work = w->size[0] * w->size[1] + 1;
    return TH_PARALLEL / work + 1;
}

/* Two rows of input, [2 * count] each, to one of results. Chains of selections become vectors where
   conditions joined by & and | do not; the winner's code, 0 to 3, has the width of an element. */
#define PIECE 64
#define BETTER(T, result, x, y)                                                                    \
    T result = y > x ? y : x;                                                                      \
    result = y != y ? y : result;                                                                  \
    result = x != x ? x : result;
#define MAX_ROW_2X2(type, T, name, CODE)                                                           \
    CLONES static void max_row_2x2_##name(const T *restrict top, const T *restrict low,            \
                                          T *restrict to, int64_t *restrict index, int64_t first,  \
                                          int64_t width, int64_t count) {                          \
        CODE place[PIECE];                                                                         \
        for (int64_t begin = 0; begin < count; begin += PIECE) {                                   \
            const int64_t length = count - begin < PIECE ? count - begin : PIECE;                  \
            const T *above = top + 2 * begin, *below = low + 2 * begin;                            \
            for (int64_t j = 0; j < length; j++) {                                                 \
                const T a = above[2 * j], b = above[2 * j + 1];                                    \
                const T c = below[2 * j], d = below[2 * j + 1];                                    \
                BETTER(T, upper, a, b)                                                             \
                BETTER(T, lower, c, d)                                                             \
                BETTER(T, best, upper, lower)                                                      \
                to[begin + j] = best;                                                              \
                CODE code = c == best ? 2 : 3;                                                     \
                code = b == best ? 1 : code;                                                       \
                code = a == best ? 0 : code;                                                       \
                code = c != c ? 2 : code;                                                          \
                code = b != b ? 1 : code;                                                          \
                place[j] = a != a ? 0 : code;                                                      \
            }                                                                                      \
            for (int64_t j = 0; j < length; j++)                                                   \
                index[begin + j] = first + 2 * (begin + j) + (place[j] & 1)                        \
                                 + (place[j] >> 1 ? width : 0);                                    \
        }                                                                                          \
    }
MAX_ROW_2X2(TH_FLOAT, float, float, int32_t)
MAX_ROW_2X2(TH_DOUBLE, double, double, int64_t)

/* Which results of a row find element `tap` of their window inside the input. */
static void inside(const windows *w, int64_t tap, int64_t *begin, int64_t *end) {
    const int64_t shift = tap * w->dilation[1] - w->padding[1], stride = w->stride[1];
    const int64_t last = w->size[1] - 1 - shift;
    *begin = shift < 0 ? (-shift + stride - 1) / stride : 0;
    *end = last < 0 ? 0 : last / stride + 1;
    if (*end > w->result[1])
        *end = w->result[1];
}

/* Lets one element of each window of a row compete; nan beats all but an earlier nan. */
#define COMPETE(type, T, name)                                                                     \
    CLONES static void compete_##name(const T *from, int64_t stride, T *best, int64_t *index,      \
                                      int64_t place, int64_t count) {                              \
        for (int64_t j = 0; j < count; j++) {                                                      \
            const T x = from[j * stride];                                                          \
            const bool wins = (!(x <= best[j]) & (best[j] == best[j])) | (index[j] < 0);           \
            best[j] = wins ? x : best[j];                                                          \
            index[j] = wins ? place + j * stride : index[j];                                       \
        }                                                                                          \
    }                                                                                              \
    static void max_row_##name(const windows *w, const T *plane, int64_t row, T *best,             \
                               int64_t *index) {                                                   \
        for (int64_t j = 0; j < w->result[1]; j++) {                                               \
            best[j] = 0;                                                                           \
            index[j] = -1;                                                                         \
        }                                                                                          \
        for (int64_t ky = 0; ky < w->kernel[0]; ky++) {                                            \
            const int64_t y = row * w->stride[0] - w->padding[0] + ky * w->dilation[0];            \
            for (int64_t kx = 0; kx < w->kernel[1] && y >= 0 && y < w->size[0]; kx++) {            \
                int64_t begin, end;                                                                \
                inside(w, kx, &begin, &end);                                                       \
                if (begin >= end)                                                                  \
                    continue;                                                                      \
                const int64_t place = y * w->size[1] + begin * w->stride[1] - w->padding[1]        \
                                    + kx * w->dilation[1];                                         \
                compete_##name(plane + place, w->stride[1], best + begin, index + begin, place,    \
                               end - begin);                                                       \
            }                                                                                      \
        }                                                                                          \
    }
EACH_FLOATING(COMPETE)

static bool is_2x2(const windows *w) {
    bool simple = true;
    for (int d = 0; d < 2; d++)
        simple = simple && w->kernel[d] == 2 && w->stride[d] == 2 && w->padding[d] == 0
              && w->dilation[d] == 1 && w->result[d] * 2 <= w->size[d];
    return simple;
}

#define MAX_PLANES(type, T, name)                                                                  \
    static void max_planes_##name(int64_t begin, int64_t end, void *context) {                     \
        const windows *w = context;                                                                \
        const int64_t width = w->size[1], count = w->result[1];                                    \
        const bool simple = is_2x2(w);                                                             \
        for (int64_t p = begin; p < end; p++)                                                      \
            for (int64_t row = 0; row < w->result[0]; row++) {                                     \
                const T *plane = (const T *)w->from + p * w->size[0] * width;                      \
                const int64_t at = (p * w->result[0] + row) * count, first = 2 * row * width;      \
                if (simple)                                                                        \
                    max_row_2x2_##name(plane + first, plane + first + width, (T *)w->to + at,      \
                                       w->index + at, first, width, count);                        \
                else                                                                               \
                    max_row_##name(w, plane, row, (T *)w->to + at, w->index + at);                 \
            }                                                                                      \
    }
EACH_FLOATING(MAX_PLANES)

static int deliver(tensor *output, tensor *result, int failed) {
    if (!failed && result && result != output)
        failed = th_copy(output, result);
    th_drop(result);
    return failed;
}

int th_max_pool2d_shape(extent *result, const tensor *input, const int64_t *kernel_size,
                        const int64_t *stride, const int64_t *padding, const int64_t *dilation,
                        bool ceil_mode) {
    windows w = {.op = "max_pool2d", .ceil = ceil_mode};
    if (check_options(&w, kernel_size, stride, padding, dilation)
        || check_plane(&w, input, NULL) || check_windows(&w))
        return -1;
    planes_of(&result[0], input, w.result);
    result[1] = result[0];
    return 0;
}

int th_max_pool2d_cpu(tensor *output, tensor *indices, const tensor *input,
                      const int64_t *kernel_size, const int64_t *stride, const int64_t *padding,
                      const int64_t *dilation, bool ceil_mode) {
    windows w = {.op = "max_pool2d", .ceil = ceil_mode};
    if (check_options(&w, kernel_size, stride, padding, dilation)
        || check_plane(&w, input, NULL) || check_windows(&w))
        return -1;
    tensor *from = th_contiguous((tensor *)input), *to = th_contiguous(output);
    tensor *index = th_contiguous(indices);
    int failed = from && to && index ? 0 : -1;
    if (!failed && output->numel) {
        w.from = th_data(from);
        w.to = th_data(to);
        w.index = th_data(index);
        th_parallel(w.planes, grain(&w),
                    input->dtype == TH_FLOAT ? max_planes_float : max_planes_double, &w);
    }
    th_drop(from);
    failed = deliver(output, to, failed);
    return deliver(indices, index, failed);
}

/* Adds to, or takes from, the places of a plane that the indices name. Another thread may have
   written an index since they were checked, so each is compared where it is used. */
#define PLACES(type, T, name)                                                                      \
    static void scatter_planes_##name(int64_t begin, int64_t end, void *context) {                 \
        const windows *w = context;                                                                \
        const int64_t count = w->result[0] * w->result[1], size = w->size[0] * w->size[1];         \
        for (int64_t p = begin; p < end; p++) {                                                    \
            T *plane = (T *)w->to + p * size;                                                      \
            const T *grad = (const T *)w->from + p * count;                                        \
            const int64_t *index = w->index + p * count;                                           \
            memset(plane, 0, (size_t)size * sizeof(T));                                            \
            for (int64_t i = 0; i < count; i++)                                                    \
                if ((uint64_t)index[i] < (uint64_t)size)                                           \
                    plane[index[i]] += grad[i];                                                    \
        }                                                                                          \
    }                                                                                              \
    static void gather_planes_##name(int64_t begin, int64_t end, void *context) {                  \
        const windows *w = context;                                                                \
        const int64_t count = w->result[0] * w->result[1], size = w->size[0] * w->size[1];         \
        for (int64_t p = begin; p < end; p++) {                                                    \
            const T *plane = (const T *)w->from + p * size;                                        \
            const int64_t *index = w->index + p * count;                                           \
            for (int64_t i = 0; i < count; i++)                                                    \
                ((T *)w->to)[p * count + i] =                                                      \
                    (uint64_t)index[i] < (uint64_t)size ? plane[index[i]] : 0;                     \
        }                                                                                          \
    }
EACH_FLOATING(PLACES)

static int check_indices(const char *op, const tensor *indices, int64_t size) {
    const int64_t *index = th_data(indices);
    for (int64_t i = 0; i < indices->numel; i++)
        if (index[i] < 0 || index[i] >= size)
            return th_fail(TH_INDEX, "%s: indices[%lld] is %lld, but a plane has %lld elements", op,
                           (long long)i, (long long)index[i], (long long)size);
    return 0;
}

/* Gradient: grad to planes of w->size. Otherwise: elements of such planes. */
static int places(windows *w, tensor *output, const tensor *input, const tensor *indices,
                  bool gradient) {
    tensor *from = th_contiguous((tensor *)input), *index = th_contiguous((tensor *)indices);
    tensor *to = th_contiguous(output);
    int failed = -1;
    if (from && index && to && !check_indices(w->op, index, w->size[0] * w->size[1])) {
        const bool single = output->dtype == TH_FLOAT;
        w->from = th_data(from);
        w->to = th_data(to);
        w->index = th_data(index);
        w->result[0] = indices->size[indices->ndim - 2];
        w->result[1] = indices->size[indices->ndim - 1];
        if (output->numel && gradient)
            th_parallel(w->planes, grain(w),
                        single ? scatter_planes_float : scatter_planes_double, w);
        else if (output->numel)
            th_parallel(w->planes, grain(w), single ? gather_planes_float : gather_planes_double,
                        w);
        failed = 0;
    }
    th_drop(from);
    th_drop(index);
    return deliver(output, to, failed);
}

int th_max_pool2d_input_shape(extent *result, const tensor *grad_output, const tensor *indices,
                              const int64_t *size) {
    windows w = {.op = "max_pool2d_input"};
    if (check_plane(&w, grad_output, size))
        return -1;
    if (!th_same_size(grad_output, indices))
        return th_fail(TH_RUNTIME, "max_pool2d_input: grad_output is %s, indices is %s; need the "
                       "same size", th_describe(grad_output), th_describe(indices));
    planes_of(result, grad_output, size);
    return th_count(result->ndim, result->size) < 0 ? -1 : 0;
}

int th_max_pool2d_input_cpu(tensor *output, const tensor *grad_output, const tensor *indices,
                            const int64_t *size) {
    windows w = {.op = "max_pool2d_input"};
    if (check_plane(&w, grad_output, size))
        return -1;
    return places(&w, output, grad_output, indices, true);
}

int th_max_pool2d_gather_shape(extent *result, const tensor *input, const tensor *indices) {
    windows w = {.op = "max_pool2d_gather"};
    if (check_plane(&w, input, NULL))
        return -1;
    bool same = indices->ndim == input->ndim;
    for (int d = 0; same && d < input->ndim - 2; d++)
        same = indices->size[d] == input->size[d];
    if (!same)
        return th_fail(TH_RUNTIME, "max_pool2d_gather: input is %s, indices is %s; need the same "
                       "batch and channels", th_describe(input), th_describe(indices));
    planes_of(result, input, indices->size + indices->ndim - 2);
    return 0;
}

int th_max_pool2d_gather_cpu(tensor *output, const tensor *input, const tensor *indices) {
    windows w = {.op = "max_pool2d_gather"};
    if (check_plane(&w, input, NULL))
        return -1;
    return places(&w, output, input, indices, false);
}

/* The part of a window inside the input along one dimension, and what its mean divides by. */
typedef struct span {
    int64_t begin, end, count;
} span;

static span window(const windows *w, int d, int64_t position) {
    const int64_t start = position * w->stride[d] - w->padding[d];
    int64_t end = start + w->kernel[d];
    if (end > w->size[d] + w->padding[d])
        end = w->size[d] + w->padding[d];
    span s = {start < 0 ? 0 : start, end < w->size[d] ? end : w->size[d], end - start};
    if (!w->padded_mean)
        s.count = s.end - s.begin;
    return s;
}

/* The columns whose windows are whole divide by one number. */
static void whole_columns(const windows *w, int64_t *begin, int64_t *end) {
    const int64_t last = w->size[1] + w->padding[1] - w->kernel[1];
    *begin = (w->padding[1] + w->stride[1] - 1) / w->stride[1];
    *end = (w->size[1] + w->padding[1] - w->kernel[1]) / w->stride[1] + 1;
    if (last < 0 || *end < *begin)
        *end = *begin = 0;
    if (*end > w->result[1])
        *end = w->result[1];
    if (*begin > *end)
        *begin = *end;
}

#define MEANS(type, T, name)                                                                       \
    CLONES static void add_row_##name(T *to, const T *from, int64_t stride, int64_t count) {       \
        for (int64_t j = 0; j < count; j++)                                                        \
            to[j] += from[j * stride];                                                             \
    }                                                                                              \
    CLONES static void divide_row_##name(const windows *w, T *to, const T *from, int64_t lines) {  \
        int64_t begin, end;                                                                        \
        whole_columns(w, &begin, &end);                                                            \
        const T whole = (T)(lines * w->kernel[1]);                                                 \
        for (int64_t j = 0; j < begin; j++)                                                        \
            to[j] = from[j] / (T)(lines * window(w, 1, j).count);                                  \
        for (int64_t j = begin; j < end; j++)                                                      \
            to[j] = from[j] / whole;                                                               \
        for (int64_t j = end; j < w->result[1]; j++)                                               \
            to[j] = from[j] / (T)(lines * window(w, 1, j).count);                                  \
    }                                                                                              \
    static void mean_planes_##name(int64_t begin, int64_t end, void *context) {                    \
        const windows *w = context;                                                                \
        const int64_t width = w->size[1], count = w->result[1];                                    \
        for (int64_t row = begin * w->result[0]; row < end * w->result[0]; row++) {                \
            const T *plane = (const T *)w->from + row / w->result[0] * w->size[0] * width;         \
            const span y = window(w, 0, row % w->result[0]);                                       \
            T *to = (T *)w->to + row * count;                                                      \
            memset(to, 0, (size_t)count * sizeof(T));                                              \
            for (int64_t i = y.begin; i < y.end; i++)                                              \
                for (int64_t tap = 0; tap < w->kernel[1]; tap++) {                                 \
                    int64_t first, last;                                                           \
                    inside(w, tap, &first, &last);                                                 \
                    if (first < last)                                                              \
                        add_row_##name(to + first, plane + i * width + first * w->stride[1] + tap  \
                                                       - w->padding[1],                            \
                                       w->stride[1], last - first);                                \
                }                                                                                  \
            divide_row_##name(w, to, to, y.count);                                                 \
        }                                                                                          \
    }                                                                                              \
    static void spread_planes_##name(int64_t begin, int64_t end, void *context) {                  \
        const windows *w = context;                                                                \
        for (int64_t p = begin; p < end; p++) {                                                    \
            T *plane = (T *)w->to + p * w->size[0] * w->size[1];                                   \
            const T *grad = (const T *)w->from + p * w->result[0] * w->result[1];                  \
            memset(plane, 0, (size_t)(w->size[0] * w->size[1]) * sizeof(T));                       \
            for (int64_t i = 0; i < w->result[0]; i++) {                                           \
                const span y = window(w, 0, i);                                                    \
                for (int64_t j = 0; j < w->result[1]; j++) {                                       \
                    const span x = window(w, 1, j);                                                \
                    const T share = *grad++ / (T)(y.count * x.count);                              \
                    for (int64_t k = y.begin; k < y.end; k++)                                      \
                        for (int64_t l = x.begin; l < x.end; l++)                                  \
                            plane[k * w->size[1] + l] += share;                                    \
                }                                                                                  \
            }                                                                                      \
        }                                                                                          \
    }
EACH_FLOATING(MEANS)

static int means(windows *w, tensor *output, const tensor *input, bool gradient) {
    tensor *from = th_contiguous((tensor *)input), *to = th_contiguous(output);
    const int failed = from && to ? 0 : -1;
    if (!failed && output->numel) {
        const bool single = output->dtype == TH_FLOAT;
        w->from = th_data(from);
        w->to = th_data(to);
        if (gradient)
            th_parallel(w->planes, grain(w), single ? spread_planes_float : spread_planes_double,
                        w);
        else
            th_parallel(w->planes, grain(w), single ? mean_planes_float : mean_planes_double, w);
    }
    th_drop(from);
    return deliver(output, to, failed);
}

int th_avg_pool2d_shape(extent *result, const tensor *input, const int64_t *kernel_size,
                        const int64_t *stride, const int64_t *padding, bool ceil_mode,
                        bool count_include_pad) {
    windows w = {.op = "avg_pool2d", .ceil = ceil_mode, .padded_mean = count_include_pad};
    if (check_options(&w, kernel_size, stride, padding, NULL)
        || check_plane(&w, input, NULL) || check_windows(&w))
        return -1;
    planes_of(result, input, w.result);
    return 0;
}

int th_avg_pool2d_cpu(tensor *output, const tensor *input, const int64_t *kernel_size,
                      const int64_t *stride, const int64_t *padding, bool ceil_mode,
                      bool count_include_pad) {
    windows w = {.op = "avg_pool2d", .ceil = ceil_mode, .padded_mean = count_include_pad};
    if (check_options(&w, kernel_size, stride, padding, NULL)
        || check_plane(&w, input, NULL) || check_windows(&w))
        return -1;
    return means(&w, output, input, false);
}

static int read_gradient(windows *w, const tensor *grad, const int64_t *size,
                         const int64_t *kernel_size, const int64_t *stride,
                         const int64_t *padding) {
    if (check_options(w, kernel_size, stride, padding, NULL) || check_plane(w, grad, size)
        || check_windows(w))
        return -1;
    const int64_t *have = grad->size + grad->ndim - 2;
    if (have[0] != w->result[0] || have[1] != w->result[1])
        return th_fail(TH_RUNTIME, "%s: grad_output is %s; need planes of %lldx%lld", w->op,
                       th_describe(grad), (long long)w->result[0], (long long)w->result[1]);
    return 0;
}

int th_avg_pool2d_input_shape(extent *result, const tensor *grad_output, const int64_t *size,
                              const int64_t *kernel_size, const int64_t *stride,
                              const int64_t *padding, bool ceil_mode, bool count_include_pad) {
    windows w = {.op = "avg_pool2d_input", .ceil = ceil_mode, .padded_mean = count_include_pad};
    if (read_gradient(&w, grad_output, size, kernel_size, stride, padding))
        return -1;
    planes_of(result, grad_output, size);
    return th_count(result->ndim, result->size) < 0 ? -1 : 0;
}

int th_avg_pool2d_input_cpu(tensor *output, const tensor *grad_output, const int64_t *size,
                            const int64_t *kernel_size, const int64_t *stride,
                            const int64_t *padding, bool ceil_mode, bool count_include_pad) {
    windows w = {.op = "avg_pool2d_input", .ceil = ceil_mode, .padded_mean = count_include_pad};
    if (read_gradient(&w, grad_output, size, kernel_size, stride, padding))
        return -1;
    return means(&w, output, grad_output, true);
}
