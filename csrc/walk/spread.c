/* spread.c: the part of reductions that folds element i of every row into set i. */
#include <string.h>

#include "walk/accumulation.h"

#define ACROSS 128  /* Most elements of rows that are transposed before they are spread, */
#define PLACES 2048 /* elements that are transposed together, */
#define LEAST 32    /* and least columns of them; */
#define FEW 8       /* of fewer rows, as many as fit. */
#define REPAYS 512  /* Least rows that repay joining the parts of wide ones, or CALLS wide rows. */
#define CALLS 16
#define TOGETHER 256 /* Most elements of rows that are widened together: more rows share a set. */

/* Spread rows whose elements lie next to each other, such as the channels of channels_last pixels: transposed a
   block at a time, so that every cache line is read once. Rows of the block are a line of cache apart from a power of
   2, for caches hold few lines whose addresses differ by one. */
static __attribute__((noinline)) void spread_across(const job *j, accumulator *into, char *from,
                                                    int64_t count, int64_t rows, int64_t first) {
    elements turned, wide;
    const int64_t step = j->kept.step[0][0], gap = 64 / j->item;
    const int64_t places = j->a->widen || rows < FEW ? TH_FOLDED : PLACES;
    const int64_t some = places / rows < LEAST ? LEAST : places / rows;
    const int64_t most = some < count ? some : count;
    const bool apart = !j->a->widen && (most + gap) * rows <= TH_FOLDED;
    for (int64_t begin = 0, width; begin < count; begin += width) {
        width = count - begin < most ? count - begin : most;
        const int64_t pitch = apart ? most + gap : width;
        th_transpose((char *)turned, pitch * j->item, from + begin * step, step, rows, width,
                     j->item);
        char *at = (char *)turned;
        if (j->a->narrow && j->a->narrow->spread) {
            j->a->narrow->spread(into + begin, (const uint16_t *)turned, pitch, rows, width);
            continue;
        }
        if (j->a->widen) {
            j->a->widen((char *const[]){(char *)wide, at}, rows * width, NULL);
            at = (char *)wide;
        }
        j->a->spread(into + begin * j->a->accumulators, &at, width, first, j->a->option,
                     (fold_rows){rows, pitch, j->a->accumulators});
    }
}

/* Widen several rows of up to TOGETHER elements, then spread them together. */
static void spread_block(const job *j, accumulator *into, char *from, int64_t count, int64_t step,
                         int64_t rows, int64_t first) {
    elements wide;
    const int64_t most = TH_FOLDED / count;
    const bool joined = step == count * j->item;
    char *const at = (char *)wide;
    for (int64_t begin = 0, some; begin < rows; begin += some, from += some * step) {
        some = rows - begin < most ? rows - begin : most;
        for (int64_t row = 0; row < (joined ? 1 : some); row++)
            j->a->widen((char *const[]){at + row * count * j->a->widened, from + row * step},
                        joined ? some * count : count, NULL);
        j->a->spread(into, &at, count, first + begin, j->a->option,
                     (fold_rows){some, count, j->a->accumulators});
    }
}

static __attribute__((noinline)) void spread_widened(const job *j, accumulator *into, char *from,
                                                     int64_t count, int64_t step, int64_t rows,
                                                     int64_t first) {
    if (j->a->narrow && j->a->narrow->spread) {
        j->a->narrow->spread(into, (const uint16_t *)from, step / j->item, rows, count);
        return;
    }
    for (int64_t begin = 0, width; begin < count; begin += width) {
        width = count - begin < TOGETHER ? count - begin : TOGETHER;
        spread_block(j, into + begin * j->a->accumulators, from + begin * j->item, width, step,
                     rows, first);
    }
}

/* Spread rows that are `step` apart: their elements into the same sets. */
static void spread_rows(const job *j, accumulator *into, char *const *from, int64_t count,
                        const int64_t *step, int64_t rows, int64_t first) {
    if (th_fold_together(j, j->a->spread, into, from, j->kept.step[0], count, step, rows, first))
        return;
    if (j->a->inputs == 1 && j->a->widen && j->kept.step[0][0] == j->item && rows > 1) {
        spread_widened(j, into, from[0], count, step[0], rows, first);
        return;
    }
    if (j->a->inputs == 1 && step[0] == j->item && rows > 1 && rows <= ACROSS && count >= ACROSS) {
        spread_across(j, into, from[0], count, rows, first);
        return;
    }
    char *at[INPUTS];
    memcpy(at, from, sizeof at);
    for (int64_t row = 0; row < rows; row++) {
        th_fold_some(j, j->a->spread, into, at, j->kept.step[0], count, first + row);
        for (int k = 0; k < j->a->inputs; k++)
            at[k] += step[k];
    }
}

/* Treat narrow rows that are contiguous as fewer wide ones, then join the parts. Return the number
   of rows done. */
static int64_t spread_wide(const job *j, accumulator *into, char *const *base, int64_t count,
                           int64_t begin, int64_t end) {
    accumulator wide[BLOCK];
    char *at[INPUTS];
    const walk *w = &j->reduced;
    const int64_t rows = j->sets / 2 / count, width = rows * count;
    const int64_t least = CALLS * rows < REPAYS ? CALLS * rows : REPAYS;
    bool follow = w->ndim == 1 && end - begin >= least && rows > 1 && count == j->kept.size[0];
    for (int k = 0; k < j->a->inputs; k++) {
        follow &= w->step[0][k] == count * j->kept.step[0][k];
        at[k] = base[k] + begin * w->step[0][k];
    }
    if (!follow || j->a->ordered)
        return 0;
    th_begin_sets(j, wide, width);
    const int64_t calls = (end - begin) / rows;
    int64_t step[INPUTS];
    for (int k = 0; k < j->a->inputs; k++)
        step[k] = rows * w->step[0][k];
    spread_rows(j, wide, at, width, step, calls, begin);
    for (int64_t row = 0; row < rows; row++)
        j->a->join(into, wide + row * count * j->a->accumulators, count);
    return calls * rows;
}

/* Same for `count` adjacent sets along the kept dimension. */
void th_spread_range(const job *j, accumulator *into, char *const *base, int64_t count,
                     int64_t begin, int64_t end) {
    int64_t index[TH_MAX_DIM];
    char *at[INPUTS];
    memcpy(at, base, sizeof at);
    if (count < (j->a->accumulators > 1 ? 16 : 64)) /* several take longer to join */
        begin += spread_wide(j, into, base, count, begin, end);
    const walk *w = &j->reduced;
    pointers_at(w, j->a->inputs, begin, index, at);
    for (int64_t rows; begin < end; begin += rows) {
        rows = w->size[0] - index[0] < end - begin ? w->size[0] - index[0] : end - begin;
        spread_rows(j, into, at, count, w->step[0], rows, begin);
        for (int k = 0; k < j->a->inputs; k++)
            at[k] -= index[0] * w->step[0][k];
        index[0] = 0;
        advance(w, j->a->inputs, 1, index, at);
    }
}
