/* mean_windows.h: means of windows, and their gradient: the template of average_pooling.c. */

/* Loops over one row. */
FEW_CLONES static void NAME(add)(T *to, const T *from, int64_t count) {
    for (int64_t j = 0; j < count; j++)
        to[j] += from[j];
}

FEW_CLONES static void NAME(add_steps)(T *to, const T *from, int64_t stride, int64_t count) {
    for (int64_t j = 0; j < count; j++)
        to[j] += from[j * stride];
}

FEW_CLONES static void NAME(spread_steps)(T *to, const T *from, int64_t stride, int64_t count) {
    for (int64_t j = 0; j < count; j++)
        to[j * stride] += from[j];
}

FEW_CLONES static void NAME(join_pairs)(T *to, const T *from, int64_t count) {
    for (int64_t j = 0; j < count; j++)
        to[j] = from[2 * j] + from[2 * j + 1];
}

FEW_CLONES static void NAME(double)(T *to, const T *from, int64_t count) {
    for (int64_t j = 0; j < count; j++)
        to[2 * j] = to[2 * j + 1] = from[j];
}

/* Integers wrap: the processor traps the least one divided by -1. */
STEP T NAME(quotient)(T x, T count) {
    return TYPE == TH_LONG && count == (T)-1 ? (T)(0 - (uint64_t)x) : x / count;
}

CLONES static void NAME(divide)(T *to, const T *from, const T *count, T lines, int64_t length) {
    for (int64_t j = 0; j < length; j++)
        to[j] = NAME(quotient)(from[j], count[j] * lines);
}

/* Add the elements of row under window j to sums[j]; or, to spread the gradient, sums[j] to these elements. */
STEP void NAME(add_windows)(const windows *w, T *sums, T *row, bool spread) {
    const bool each = th_pool_one_by_one(w);
    const int64_t stride = w->stride[2];
    for (int64_t j = 0; each && j < w->result[2]; j++) {
        const span x = th_pool_span(w, 2, j);
        for (int64_t i = x.begin; i < x.begin + x.count; i++)
            if (spread)
                row[i] += sums[j];
            else
                sums[j] += row[i];
    }
    for (int64_t tap = 0; !each && tap < w->kernel[2]; tap++) {
        int64_t begin, end;
        th_pool_inside(w, tap, &begin, &end);
        T *at = row + begin * stride + tap - w->padding[2];
        if (begin < end && spread)
            NAME(spread_steps)(at, sums + begin, stride, end - begin);
        else if (begin < end)
            NAME(add_steps)(sums + begin, at, stride, end - begin);
    }
}

/* to[j] = the sum of row under window j. */
static void NAME(join)(const windows *w, T *to, T *row) {
    if (is_pairs(w)) {
        NAME(join_pairs)(to, row, w->result[2]);
        return;
    }
    memset(to, 0, (size_t)w->result[2] * sizeof(T));
    NAME(add_windows)(w, to, row, false);
}

/* row = from[j] added to the elements under window j. */
static void NAME(part)(const windows *w, T *row, T *from) {
    memset(row, 0, (size_t)w->size[2] * sizeof(T));
    if (is_pairs(w))
        NAME(double)(row, from, w->result[2]);
    else
        NAME(add_windows)(w, from, row, true);
}

/* counts: of each window along a row; or the fixed divisor. */
static void NAME(count)(const windows *w, T *counts) {
    for (int64_t j = 0; j < w->result[2]; j++)
        counts[j] = w->divisor == TH_NONE ? (T)th_pool_span(w, 2, j).divisor : (T)w->divisor;
}

/* One window over the whole plane. */
FEW_CLONES static void NAME(global_planes)(const windows *w, int64_t begin, int64_t end) {
    const int64_t count = th_pool_volume(w->size);
    const T *x = w->from;
    for (int64_t p = begin; p < end && !w->gradient; p++) {
        double one = 0, two = 0;
#define FIRST(i) x[p * count + (i)]
#define SECOND(i) 0
#include "kernels/nn/sum_lanes.h"
        ((T *)w->to)[p] = (T)(one / (double)count);
    }
    for (int64_t p = begin; p < end && w->gradient; p++)
        for (int64_t i = 0; i < count; i++)
            ((T *)w->to)[p * count + i] = x[p] / (T)count;
}

/* Add `count` pixels of `some` channels to the lanes that they take turns in. */
STEP void NAME(add_in_turn)(T (*lane)[TOGETHER], int lanes, const T *from, int64_t step,
                            int64_t count, int64_t some) {
    for (int64_t i = 0; i < count; i++)
        for (int64_t c = 0; c < some; c++)
            lane[i % lanes][c] += from[i * step + c];
}

/* Join the lanes of a block pairwise and add them to the sums. */
STEP void NAME(join_lanes)(double *sum, T (*lane)[TOGETHER], T (*few)[TOGETHER], const T *rest,
                           int64_t some) {
    double each[FEW_LANES][TOGETHER];
    for (int k = 0; k < FEW_LANES; k++)
        for (int64_t c = 0; c < some; c++)
            each[k][c] = (((double)few[k][c] + (double)lane[k][c]) + (double)lane[FEW_LANES + k][c]
                          + (double)lane[2 * FEW_LANES + k][c])
                         + (double)lane[3 * FEW_LANES + k][c];
    for (int half = FEW_LANES / 2; half; half /= 2)
        for (int k = 0; k < half; k++)
            for (int64_t c = 0; c < some; c++)
                each[k][c] += each[k + half][c];
    for (int64_t c = 0; c < some; c++)
        sum[c] += each[0][c] + (double)rest[c];
}

/* The same for `some` channels of pixels, in the order of sum_lanes.h: each block in lanes, what is left of it in
   FEW_LANES, and what is left of that in one. */
CLONES static void NAME(sum_pixels)(double *sum, const T *x, int64_t step, int64_t count,
                                    int64_t some) {
    T lane[ALL_LANES][TOGETHER], few[FEW_LANES][TOGETHER], rest[1][TOGETHER] = {{0}};
    if (count < FEW_LANES) {
        NAME(add_in_turn)(rest, 1, x, step, count, some);
        for (int64_t c = 0; c < some; c++)
            sum[c] += (double)rest[0][c];
        return;
    }
    for (int64_t begin = 0; begin < count; begin += IN_BLOCK) {
        const int64_t block = count - begin < IN_BLOCK ? count - begin : IN_BLOCK;
        const int64_t whole = block / ALL_LANES * ALL_LANES;
        const int64_t part = (block - whole) / FEW_LANES * FEW_LANES;
        const T *at = x + begin * step;
        memset(lane, 0, sizeof lane);
        memset(few, 0, sizeof few);
        memset(rest, 0, sizeof rest);
        NAME(add_in_turn)(lane, ALL_LANES, at, step, whole, some);
        NAME(add_in_turn)(few, FEW_LANES, at + whole * step, step, part, some);
        NAME(add_in_turn)(rest, 1, at + (whole + part) * step, step, block - whole - part, some);
        NAME(join_lanes)(sum, lane, few, rest[0], some);
    }
}

static void NAME(global_pixels)(const windows *w, int64_t begin, int64_t end) {
    const int64_t count = th_pool_volume(w->size), inside = w->inside;
    for (int64_t image = begin; image < end; image++)
        for (int64_t c = 0, some; c < inside; c += some) {
            double sum[TOGETHER] = {0};
            some = inside - c < TOGETHER ? inside - c : TOGETHER;
            NAME(sum_pixels)(sum, (const T *)w->from + image * count * inside + c, inside, count,
                             some);
            for (int64_t k = 0; k < some; k++)
                ((T *)w->to)[image * inside + c + k] = (T)(sum[k] / (double)count);
        }
}

/* First sum the rows of input under a row of windows, then the elements under each window. */
static void NAME(mean_planes)(const windows *w, int64_t begin, int64_t end, T *row, T *counts) {
    const int64_t rows = w->result[0] * w->result[1], count = w->result[2];
    NAME(count)(w, counts);
    for (int64_t r = begin * rows; r < end * rows; r++) {
        const T *plane = (const T *)w->from + r / rows * th_pool_volume(w->size);
        const span z = th_pool_span(w, 0, r % rows / w->result[1]);
        const span y = th_pool_span(w, 1, r % w->result[1]);
        T *to = (T *)w->to + r * count;
        memset(row, 0, (size_t)w->size[2] * sizeof(T));
        for (int64_t i = z.begin; i < z.begin + z.count; i++)
            for (int64_t k = y.begin; k < y.begin + y.count; k++)
                NAME(add)(row, plane + (i * w->size[1] + k) * w->size[2], w->size[2]);
        NAME(join)(w, to, row);
        NAME(divide)(to, to, counts, (T)(w->divisor == TH_NONE ? z.divisor * y.divisor : 1), count);
    }
}

CLONES static void NAME(divide_pixel)(T *to, T count, int64_t length) {
    for (int64_t c = 0; c < length; c++)
        to[c] = NAME(quotient)(to[c], count);
}

/* The same for rows of results whose pixels have `inside` channels. */
static void NAME(mean_pixels)(const windows *w, int64_t begin, int64_t end, T *row) {
    const int64_t rows = w->result[0] * w->result[1], count = w->result[2], inside = w->inside;
    const int64_t line = w->size[2] * inside;
    T *to = (T *)w->to + begin * count * inside;
    for (int64_t r = begin; r < end; r++) {
        const T *image = (const T *)w->from + r / rows * th_pool_volume(w->size) * inside;
        const span z = th_pool_span(w, 0, r % rows / w->result[1]);
        const span y = th_pool_span(w, 1, r % w->result[1]);
        const T lines = (T)(w->divisor == TH_NONE ? z.divisor * y.divisor : 1);
        memset(row, 0, (size_t)line * sizeof(T));
        for (int64_t i = z.begin; i < z.begin + z.count; i++)
            for (int64_t k = y.begin; k < y.begin + y.count; k++)
                NAME(add)(row, image + (i * w->size[1] + k) * line, line);
        for (int64_t j = 0; j < count; j++, to += inside) {
            const span x = th_pool_span(w, 2, j);
            memset(to, 0, (size_t)inside * sizeof(T));
            for (int64_t i = x.begin; i < x.begin + x.count; i++)
                NAME(add)(to, row + i * inside, inside);
            NAME(divide_pixel)(to, (T)(w->divisor == TH_NONE ? x.divisor : w->divisor) * lines,
                               inside);
        }
    }
}

/* The gradient: divide a row of grad_output, spread it under its windows, and add this to each
   row of input. */
static void NAME(spread_planes)(const windows *w, int64_t begin, int64_t end, T *row, T *counts) {
    const int64_t rows = w->result[0] * w->result[1], count = w->result[2];
    T *share = counts + count;
    NAME(count)(w, counts);
    memset((T *)w->to + begin * th_pool_volume(w->size), 0,
           (size_t)((end - begin) * th_pool_volume(w->size)) * sizeof(T));
    for (int64_t r = begin * rows; r < end * rows; r++) {
        T *plane = (T *)w->to + r / rows * th_pool_volume(w->size);
        const span z = th_pool_span(w, 0, r % rows / w->result[1]);
        const span y = th_pool_span(w, 1, r % w->result[1]);
        NAME(divide)(share, (const T *)w->from + r * count, counts,
                     (T)(w->divisor == TH_NONE ? z.divisor * y.divisor : 1), count);
        NAME(part)(w, row, share);
        for (int64_t i = z.begin; i < z.begin + z.count; i++)
            for (int64_t k = y.begin; k < y.begin + y.count; k++)
                NAME(add)(plane + (i * w->size[1] + k) * w->size[2], row, w->size[2]);
    }
}

/* Process a range of planes, with workspace for a row of input, and for counts and shares of a row
   of results. */
static void NAME(means)(int64_t begin, int64_t end, void *context) {
    windows *w = context;
    if (TYPE != TH_LONG && is_global(w)) {
        (w->inside ? NAME(global_pixels) : NAME(global_planes))(w, begin, end);
        return;
    }
    const int64_t numbers = w->inside ? w->size[2] * w->inside : w->size[2] + 2 * w->result[2];
    const int64_t bytes = numbers * (int64_t)sizeof(T);
    T *row = th_allocate(bytes);
    if (!row) {
        __atomic_store_n(&w->failed, true, __ATOMIC_RELAXED);
        return;
    }
    if (w->inside)
        NAME(mean_pixels)(w, begin, end, row);
    else
        (w->gradient ? NAME(spread_planes) : NAME(mean_planes))(w, begin, end, row,
                                                                row + w->size[2]);
    th_release(row, bytes);
}
