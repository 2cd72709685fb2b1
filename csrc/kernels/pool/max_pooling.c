/* max_pooling.c: maximum of each window and its position. */
#include "max_pooling.h"

#include <string.h>

#include "base/each.h"
#include "kernels/gpu/pooling.h"
#include "kernels/pool/windows.h"
#include "walk/dense.h"

/* Two rows of input, [2 * count] each, give one row of results. Chained selections vectorise,
   unlike conditions joined by & and |. The winner's code, 0 to 3, is as wide as an element. */
#define PIECE 64
#define VECTOR 16 /* results of a row that are computed together */
#define NARROW 31 /* most results of a row that is copied */
#define BETTER(T, result, x, y)                                                                    \
    T result = y > x ? y : x;                                                                      \
    result = y != y ? y : result;                                                                  \
    result = x != x ? x : result;
#define MAX_ROW_2X2(type, T, name, CODE)                                                           \
    CLONES static void max_row_2x2_##name(                                                         \
        const T *restrict top, const T *restrict low, T *restrict to, int64_t *restrict index,     \
        uint8_t *restrict tap, int64_t first, int64_t width, int64_t count) {                      \
        CODE place[PIECE];                                                                         \
        for (int64_t begin = 0, length; begin < count; begin += length) {                          \
            length = count - begin < PIECE ? count - begin : PIECE;                                \
            if (length > VECTOR)                                                                   \
                length -= length % VECTOR;                                                         \
            else if (begin)                                                                        \
                begin = count - (length = VECTOR); /* the last vector overlaps the one before */   \
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
            if (tap)                                                                               \
                for (int64_t j = 0; j < length; j++)                                               \
                    tap[begin + j] = (uint8_t)place[j];                                            \
            else                                                                                   \
                for (int64_t j = 0; j < length; j++)                                               \
                    index[begin + j] = first + 2 * (begin + j) + (place[j] & 1)                    \
                                       + (place[j] >> 1 ? width : 0);                              \
        }                                                                                          \
    }
MAX_ROW_2X2(TH_LONG, int64_t, long, int64_t)
MAX_ROW_2X2(TH_FLOAT, float, float, int32_t)
MAX_ROW_2X2(TH_DOUBLE, double, double, int64_t)

/* First tap of a row of results in a line of input. */
static int64_t first_tap(const windows *w, int64_t row, int64_t depth, int64_t height) {
    const int64_t z = th_pool_tap(w, 0, row / w->result[1], depth);
    return (z * w->kernel[1] + th_pool_tap(w, 1, row % w->result[1], height)) * w->kernel[2];
}

/* Whether to process windows one by one: they differ in size, or are few and long. */
static bool one_by_one(const windows *w) { return w->adaptive || w->result[2] < w->kernel[2]; }

/* Compare elements with the current maxima of one row of windows. The first element has number
   `place`, later ones `step` more each: positions in the plane, or with step 0 the number within
   the window. NaN beats everything but an earlier NaN. */
#define COMPETE(type, T, name)                                                                     \
    CLONES static void compete_##name(const T *from, int64_t stride, T *best, int64_t *index,      \
                                      int64_t place, int64_t step, int64_t count) {                \
        for (int64_t j = 0; j < count; j++) {                                                      \
            const T x = from[j * stride];                                                          \
            const bool wins = (!(x <= best[j]) & (best[j] == best[j])) | (index[j] < 0);           \
            best[j] = wins ? x : best[j];                                                          \
            index[j] = wins ? place + j * step : index[j];                                         \
        }                                                                                          \
    }                                                                                              \
    /* Compare one row of input; its first element, or the windows', has number `first`. */        \
    static void max_line_##name(const windows *w, const T *row, int64_t first, T *best,            \
                                int64_t *index) {                                                  \
        for (int64_t tap = 0; tap < w->kernel[2]; tap++) {                                         \
            int64_t begin, end;                                                                    \
            th_pool_inside(w, tap, &begin, &end);                                                  \
            if (begin >= end)                                                                      \
                continue;                                                                          \
            const int64_t at = begin * w->stride[2] - w->padding[2] + tap * w->dilation[2];        \
            compete_##name(row + at, w->stride[2], best + begin, index + begin,                    \
                           first + (w->tap ? tap : at), w->tap ? 0 : w->stride[2], end - begin);   \
        }                                                                                          \
    }                                                                                              \
    static void max_uneven_line_##name(const windows *w, const T *row, int64_t first, T *best,     \
                                       int64_t *index) {                                           \
        for (int64_t j = 0; j < w->result[2]; j++) {                                               \
            const span x = th_pool_span(w, 2, j);                                                  \
            const int64_t step = w->dilation[2];                                                   \
            T most = best[j];                                                                      \
            int64_t place = index[j];                                                              \
            for (int64_t i = x.begin; i < x.begin + x.count * step; i += step)                     \
                if (place < 0 || (!(row[i] <= most) && most == most)) {                            \
                    most = row[i];                                                                 \
                    place = first + (w->tap ? th_pool_tap(w, 2, j, i) : i);                        \
                }                                                                                  \
            best[j] = most;                                                                        \
            index[j] = place;                                                                      \
        }                                                                                          \
    }                                                                                              \
    static void max_row_##name(const windows *w, const T *plane, int64_t row, T *best,             \
                               int64_t *index) {                                                   \
        const span z = th_pool_span(w, 0, row / w->result[1]);                                     \
        const span y = th_pool_span(w, 1, row % w->result[1]);                                     \
        for (int64_t j = 0; j < w->result[2]; j++) {                                               \
            best[j] = 0;                                                                           \
            index[j] = -1;                                                                         \
        }                                                                                          \
        for (int64_t i = 0; i < z.count; i++)                                                      \
            for (int64_t k = 0; k < y.count; k++) {                                                \
                const int64_t depth = z.begin + i * w->dilation[0];                                \
                const int64_t height = y.begin + k * w->dilation[1];                               \
                const int64_t at = (depth * w->size[1] + height) * w->size[2];                     \
                const int64_t first = w->tap ? first_tap(w, row, depth, height) : at;              \
                if (one_by_one(w))                                                                 \
                    max_uneven_line_##name(w, plane + at, first, best, index);                     \
                else                                                                               \
                    max_line_##name(w, plane + at, first, best, index);                            \
            }                                                                                      \
    }
EACH_POOLED(COMPETE)

static bool is_2x2(const windows *w) {
    bool simple = !w->adaptive && w->kernel[0] == 1 && w->stride[0] == 1 && w->padding[0] == 0;
    for (int d = 1; d < TH_POOL_DIMS; d++)
        simple = simple && w->kernel[d] == 2 && w->stride[d] == 2 && w->padding[d] == 0
                 && w->dilation[d] == 1 && w->result[d] * 2 <= w->size[d];
    return simple;
}

/* Copy narrow rows next to each other, so that they fill vectors. Rows are numbered through the
   planes. */
#define MAX_NARROW(type, T, name)                                                                  \
    static void max_narrow_##name(const windows *w, int64_t row, int64_t end) {                    \
        T top[2 * PIECE], low[2 * PIECE];                                                          \
        const int64_t width = w->size[2], count = w->result[2], volume = th_pool_volume(w->size);  \
        for (int64_t some = PIECE / count; row < end; row += some) {                               \
            some = end - row < some ? end - row : some;                                            \
            for (int64_t i = 0; i < some; i++) {                                                   \
                const int64_t image = (row + i) / w->result[1], y = (row + i) % w->result[1];      \
                const int64_t plane = image / w->result[0], z = image % w->result[0];              \
                const T *from = (const T *)w->from + plane * volume                                \
                                + (z * w->size[1] + 2 * y) * width;                                \
                memcpy(top + 2 * count * i, from, 2 * (size_t)count * sizeof(T));                  \
                memcpy(low + 2 * count * i, from + width, 2 * (size_t)count * sizeof(T));          \
            }                                                                                      \
            max_row_2x2_##name(top, low, (T *)w->to + row * count, NULL, w->tap + row * count, 0,  \
                               0, some * count);                                                   \
        }                                                                                          \
    }
EACH_POOLED(MAX_NARROW)

#define MAX_PLANES(type, T, name)                                                                  \
    static void max_planes_##name(int64_t begin, int64_t end, void *context) {                     \
        const windows *w = context;                                                                \
        const int64_t width = w->size[2], count = w->result[2];                                    \
        const int64_t rows = w->result[0] * w->result[1];                                          \
        const bool simple = is_2x2(w);                                                             \
        if (simple && w->tap && count <= NARROW) {                                                 \
            max_narrow_##name(w, begin * rows, end * rows);                                        \
            return;                                                                                \
        }                                                                                          \
        const int64_t bytes = w->tap && !simple ? count * (int64_t)sizeof(int64_t) : 0;            \
        int64_t *room = th_allocate(bytes);                                                        \
        if (!room) {                                                                               \
            __atomic_store_n(&((windows *)context)->failed, true, __ATOMIC_RELAXED);               \
            return;                                                                                \
        }                                                                                          \
        for (int64_t p = begin; p < end; p++) {                                                    \
            const T *plane = (const T *)w->from + p * th_pool_volume(w->size);                     \
            for (int64_t row = 0; row < rows; row++) {                                             \
                const int64_t at = (p * rows + row) * count;                                       \
                const int64_t line = row / w->result[1] * w->size[1] + row % w->result[1] * 2;     \
                const T *top = plane + line * width;                                               \
                int64_t *index = w->tap ? room : w->index + at;                                    \
                uint8_t *tap = w->tap ? w->tap + at : NULL;                                        \
                if (simple)                                                                        \
                    max_row_2x2_##name(top, top + width, (T *)w->to + at, index, tap,              \
                                       line * width, width, count);                                \
                else                                                                               \
                    max_row_##name(w, plane, row, (T *)w->to + at, index);                         \
                for (int64_t j = 0; tap && !simple && j < count; j++)                              \
                    tap[j] = (uint8_t)index[j];                                                    \
            }                                                                                      \
        }                                                                                          \
        th_release(room, bytes);                                                                   \
    }
EACH_POOLED(MAX_PLANES)

static int largest(windows *w, tensor *output, tensor *indices, const tensor *input) {
    if (!output->numel)
        return 0;
    w->from = th_data(input);
    w->to = th_data(output);
    if (indices->dtype == TH_LONG)
        w->index = th_data(indices);
    else
        w->tap = th_data(indices);
    if (input->device != TH_CPU)
        return th_gpu_pool_max(w, output);
    return th_pool_run(w,
                       input->dtype == TH_FLOAT    ? max_planes_float
                       : input->dtype == TH_DOUBLE ? max_planes_double
                                                   : max_planes_long,
                       w);
}

int shape_max_pool(extent *result, const tensor *input, ints kernel_size, ints stride, ints padding,
                   ints dilation, bool ceil_mode) {
    windows w = {.op = "$", .ceil = ceil_mode};
    const window_options given = {kernel_size, stride, padding, dilation};
    if (th_pool_read(&w, input, NULL, &given))
        return -1;
    th_pool_size(&result[0], &w, input, w.result);
    result[1] = result[0];
    return 0;
}

int cpu_max_pool(tensor *output, tensor *indices, const tensor *input, ints kernel_size,
                 ints stride, ints padding, ints dilation, bool ceil_mode) {
    windows w = {.op = "$", .ceil = ceil_mode};
    const window_options given = {kernel_size, stride, padding, dilation};
    return th_pool_read(&w, input, NULL, &given) ? -1 : largest(&w, output, indices, input);
}

int shape_max_pool_values(extent *result, const tensor *input, ints kernel_size, ints stride,
                          ints padding, ints dilation, bool ceil_mode) {
    windows w = {.op = "$", .ceil = ceil_mode};
    const window_options given = {kernel_size, stride, padding, dilation};
    if (th_pool_read(&w, input, NULL, &given))
        return -1;
    if (th_pool_volume(w.kernel) > TH_POOL_TAPS)
        return th_fail(TH_DECLINED, "$: kernel_size is %s; need at most %d elements",
                       th_sizes(kernel_size.at, kernel_size.count), TH_POOL_TAPS);
    th_pool_size(&result[0], &w, input, w.result);
    result[1] = result[0];
    return 0;
}

int cpu_max_pool_values(tensor *output, tensor *taps, const tensor *input, ints kernel_size,
                        ints stride, ints padding, ints dilation, bool ceil_mode) {
    windows w = {.op = "$", .ceil = ceil_mode};
    const window_options given = {kernel_size, stride, padding, dilation};
    return th_pool_read(&w, input, NULL, &given) ? -1 : largest(&w, output, taps, input);
}

int shape_adaptive_max_pool(extent *result, const tensor *input, ints output_size) {
    windows w = {.op = "$"};
    if (th_pool_adapt(&w, input, NULL, output_size))
        return -1;
    th_pool_size(&result[0], &w, input, w.result);
    result[1] = result[0];
    return 0;
}

int cpu_adaptive_max_pool(tensor *output, tensor *indices, const tensor *input, ints output_size) {
    windows w = {.op = "$"};
    return th_pool_adapt(&w, input, NULL, output_size) ? -1 : largest(&w, output, indices, input);
}
