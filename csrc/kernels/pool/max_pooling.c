/* max_pooling.c: the largest element of each window, where it lies, and what goes back to there. */
#include "max_pooling.h"

#include <string.h>

#include "base/each.h"
#include "kernels/index/places.h"
#include "kernels/pool/windows.h"
#include "walk/dense.h"

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
                                   + (place[j] >> 1 ? width : 0);                                  \
        }                                                                                          \
    }
MAX_ROW_2X2(TH_FLOAT, float, float, int32_t)
MAX_ROW_2X2(TH_DOUBLE, double, double, int64_t)

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
                th_pool_inside(w, kx, &begin, &end);                                               \
                if (begin >= end)                                                                  \
                    continue;                                                                      \
                const int64_t place = y * w->size[1] + begin * w->stride[1] - w->padding[1]        \
                                      + kx * w->dilation[1];                                       \
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

int shape_max_pool2d(extent *result, const tensor *input, const int64_t *kernel_size,
                     const int64_t *stride, const int64_t *padding, const int64_t *dilation,
                     bool ceil_mode) {
    windows w = {.op = "max_pool2d", .ceil = ceil_mode};
    if (th_pool_read(&w, input, NULL, kernel_size, stride, padding, dilation))
        return -1;
    th_pool_size(&result[0], input, w.result);
    result[1] = result[0];
    return 0;
}

int cpu_max_pool2d(tensor *output, tensor *indices, const tensor *input, const int64_t *kernel_size,
                   const int64_t *stride, const int64_t *padding, const int64_t *dilation,
                   bool ceil_mode) {
    windows w = {.op = "max_pool2d", .ceil = ceil_mode};
    if (th_pool_read(&w, input, NULL, kernel_size, stride, padding, dilation))
        return -1;
    tensor *from = th_dense(input), *to = th_dense_result(output);
    tensor *index = th_dense_result(indices);
    int failed = from && to && index ? 0 : -1;
    if (!failed && output->numel) {
        w.from = th_data(from);
        w.to = th_data(to);
        w.index = th_data(index);
        th_parallel(w.planes, th_pool_grain(&w),
                    input->dtype == TH_FLOAT ? max_planes_float : max_planes_double, &w);
    }
    th_drop(from);
    failed = th_deliver(output, to, failed);
    return th_deliver(indices, index, failed);
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
            T *to = (T *)w->to + p * count;                                                        \
            for (int64_t i = 0; i < count; i++)                                                    \
                to[i] = (uint64_t)index[i] < (uint64_t)size ? plane[index[i]] : 0;                 \
        }                                                                                          \
    }
EACH_FLOATING(PLACES)

static int check_indices(const windows *w, const tensor *indices) {
    const int64_t size = w->size[0] * w->size[1];
    misfit first;
    if (!th_find_outside(indices, size, &first))
        return 0;
    return th_fail(TH_INDEX, "%s: indices[%lld] is %lld, but a plane has %lld elements", w->op,
                   (long long)first.place, (long long)first.value, (long long)size);
}

/* Gradient: grad to planes of w->size. Otherwise: elements of such planes. */
static int places(windows *w, tensor *output, const tensor *input, const tensor *indices,
                  bool gradient) {
    tensor *from = th_dense(input), *index = th_dense(indices);
    tensor *to = th_dense_result(output);
    const int failed = from && index && to ? 0 : -1;
    if (!failed && output->numel) {
        const bool single = output->dtype == TH_FLOAT;
        w->from = th_data(from);
        w->to = th_data(to);
        w->index = th_data(index);
        w->result[0] = indices->size[indices->ndim - 2];
        w->result[1] = indices->size[indices->ndim - 1];
        const th_range scatters = single ? scatter_planes_float : scatter_planes_double;
        const th_range gathers = single ? gather_planes_float : gather_planes_double;
        th_parallel(w->planes, th_pool_grain(w), gradient ? scatters : gathers, w);
    }
    th_drop(from);
    th_drop(index);
    return th_deliver(output, to, failed);
}

int shape_max_pool2d_input(extent *result, const tensor *grad_output, const tensor *indices,
                           const int64_t *size) {
    windows w = {.op = "max_pool2d_input"};
    if (th_pool_planes(&w, grad_output, size))
        return -1;
    if (!th_same_size(grad_output, indices))
        return th_fail(TH_RUNTIME,
                       "max_pool2d_input: grad_output is %s, indices is %s; need the "
                       "same size",
                       th_describe(grad_output), th_describe(indices));
    th_pool_size(result, grad_output, size);
    return th_count(result->ndim, result->size) < 0 ? -1 : check_indices(&w, indices);
}

int cpu_max_pool2d_input(tensor *output, const tensor *grad_output, const tensor *indices,
                         const int64_t *size) {
    windows w = {.op = "max_pool2d_input"};
    if (th_pool_planes(&w, grad_output, size))
        return -1;
    return places(&w, output, grad_output, indices, true);
}

int shape_max_pool2d_gather(extent *result, const tensor *input, const tensor *indices) {
    windows w = {.op = "max_pool2d_gather"};
    if (th_pool_planes(&w, input, NULL))
        return -1;
    bool same = indices->ndim == input->ndim;
    for (int d = 0; same && d < input->ndim - 2; d++)
        same = indices->size[d] == input->size[d];
    if (!same)
        return th_fail(TH_RUNTIME,
                       "max_pool2d_gather: input is %s, indices is %s; need the same "
                       "batch and channels",
                       th_describe(input), th_describe(indices));
    th_pool_size(result, input, indices->size + indices->ndim - 2);
    return check_indices(&w, indices);
}

int cpu_max_pool2d_gather(tensor *output, const tensor *input, const tensor *indices) {
    windows w = {.op = "max_pool2d_gather"};
    if (th_pool_planes(&w, input, NULL))
        return -1;
    return places(&w, output, input, indices, false);
}
