/* lanes.h: transforms of up to WIDTH lines of REAL numbers at once, one line per lane of a vector: the template of
   types.h. */
#include "kernels/fourier/fold.h"

/* Lanes of `first` and `second`, numbered in this order, that exchange blocks of s lanes. */
#define LOW_LANES(lane, s) ((lane) + ((((lane) & (s)) != 0) & (WIDTH - (s))))

/* Transpose WIDTH rows in place by exchanging ever smaller blocks. */
INLINE void NAME(transpose)(vector *row) {
    lane_numbers lane = {0};
    _Pragma("GCC unroll 16") for (int i = 0; i < WIDTH; i++) { lane[i] = i; }
    _Pragma("GCC unroll 4") for (int s = WIDTH / 2; s > 0; s /= 2) {
        const lane_numbers low = LOW_LANES(lane, s);
        _Pragma("GCC unroll 16") for (int i = 0; i < WIDTH; i++) {
            if ((i & s) == 0) {
                const vector first = row[i], second = row[i + s];
                row[i] = __builtin_shuffle(first, second, low);
                row[i + s] = __builtin_shuffle(first, second, low + s);
            }
        }
    }
}

INLINE vector NAME(load)(const REAL *from, int64_t count) {
    vector read = {0};
    if (count >= WIDTH)
        return *(const vector *)from;
    if (count > 0)
        memcpy(&read, from, (size_t)count * sizeof(REAL));
    return read;
}

INLINE void NAME(store)(REAL *to, vector value, int64_t count) {
    if (count >= WIDTH)
        *(vector *)to = value;
    else if (count > 0)
        memcpy(to, &value, (size_t)count * sizeof(REAL));
}

/* Lines are adjacent elements: split the parts of WIDTH complex numbers. */
static void NAME(load_across)(const lane_call *c, vector *buffer) {
    const int64_t *position = c->plan->position, count = 2 * c->lanes;
    const REAL *from = c->from;
    lane_numbers even = {0};
    _Pragma("GCC unroll 16") for (int i = 0; i < WIDTH; i++) { even[i] = 2 * i; }
    const int64_t from_step = c->from_step, next = c->from_next, n = c->plan->n;
    const bool swap = c->swap;
    for (int64_t j = 0; j < n; j++, from += from_step) {
        const vector low = NAME(load)(from, count), high = NAME(load)(from + WIDTH, count - WIDTH);
        __builtin_prefetch(from + next);
        __builtin_prefetch(from + next + WIDTH);
        vector *const to = buffer + 2 * position[j];
        to[swap] = __builtin_shuffle(low, high, even);
        to[!swap] = __builtin_shuffle(low, high, even + 1);
    }
}

/* Whether vectors that begin at a result, or a multiple of step behind it, fill whole cache lines. */
INLINE bool NAME(streams)(const lane_call *c, int64_t step, int64_t vectors) {
    const uintptr_t off = (uintptr_t)c->to | (uintptr_t)step * sizeof(REAL);
    return c->stream && off % CACHE_LINE == 0 && vectors * BYTES % CACHE_LINE == 0;
}

/* Store the piece of each column in two vectors at its place in the result. */
static void NAME(store_pieces)(const lane_call *c, REAL *to, const vector *two) {
    const int64_t piece = 2 * c->column_lanes;
    for (int64_t i = 0; i < 2 * c->lanes; i += piece, to += c->to_column)
        memcpy(to, (const REAL *)two + i, (size_t)piece * sizeof(REAL));
}

static void NAME(store_across)(const lane_call *c, const vector *buffer) {
    const int64_t count = 2 * c->lanes;
    const bool stream = count == 2 * WIDTH && NAME(streams)(c, c->to_step, 2);
    const bool swap = c->swap, pieces = c->to_column != 0;
    const int64_t to_step = c->to_step, next = c->to_next, n = c->plan->n;
    const REAL scale = (REAL)c->scale;
    REAL *to = c->to;
    lane_numbers mixed = {0}, column = {0};
    _Pragma("GCC unroll 16") for (int i = 0; i < WIDTH; i++) { mixed[i] = i / 2 + i % 2 * WIDTH; }
    const REAL *lane = c->by_lane, *step = c->by_step;
    for (int i = 0; i < WIDTH && lane; i++)
        column[i] = (WHOLE)(i / c->column_lanes);
    for (int64_t k = 0; k < n; k++, to += to_step, buffer += 2) {
        pair x = {buffer[0], buffer[1]};
        if (lane) {
            const vector cosine = *(const vector *)lane,
                         sine = *(const vector *)(lane + TH_COLUMNS);
            const pair twiddle = {__builtin_shuffle(cosine, column),
                                  __builtin_shuffle(sine, column)};
            const pair here = TIMES(twiddle, step[0], step[1]);
            x = (pair)TIMES(x, here.re, here.im);
            lane += 2 * TH_COLUMNS;
            step += 2;
        }
        const vector re = (swap ? x.im : x.re) * scale, im = (swap ? x.re : x.im) * scale;
        const vector two[] = {__builtin_shuffle(re, im, mixed),
                              __builtin_shuffle(re, im, mixed + WIDTH / 2)};
        if (stream) {
            STREAM(to, two[0]);
            STREAM(to + WIDTH, two[1]);
        } else if (pieces)
            NAME(store_pieces)(c, to, two);
        else {
            __builtin_prefetch(to + next, 1);
            __builtin_prefetch(to + next + WIDTH, 1);
            NAME(store)(to, two[0], count);
            NAME(store)(to + WIDTH, two[1], count - WIDTH);
        }
    }
}

/* --- lines of adjacent elements: squares of WIDTH parts are transposed --- */

#define SIDE (WIDTH / 2) /* elements of a square */

/* Prefetch one square's share of following lines into the second-level cache, in the order of their
   addresses: squares are not read in this order, so the CPU does not prefetch them by itself. */
INLINE void NAME(prefetch)(const REAL *lines, int64_t square, const int write) {
    const char *const share = (const char *)lines + square * WIDTH * BYTES;
    _Pragma("GCC unroll 16") for (int i = 0; i < WIDTH * BYTES; i += CACHE_LINE)
        __builtin_prefetch(share + i, write, 2);
}

/* Load a square from `row`, a vector per line, to the positions of its first `count` elements. */
INLINE void NAME(place)(vector *row, vector *buffer, const int64_t *position, bool swap,
                        int64_t count) {
    NAME(transpose)(row);
    _Pragma("GCC unroll 8") for (int i = 0; i < SIDE; i++) {
        if (i < count) {
            vector *const to = buffer + 2 * position[i];
            to[swap] = row[2 * i];
            to[!swap] = row[2 * i + 1];
        }
    }
}

static __attribute__((noinline)) void NAME(load_part)(const lane_call *c, vector *buffer,
                                                      const REAL *from, int64_t j, int64_t count) {
    vector row[WIDTH];
    for (int l = 0; l < WIDTH; l++)
        row[l] = NAME(load)(from + l * c->from_lane, l < c->lanes ? 2 * count : 0);
    NAME(place)(row, buffer, c->plan->position + j, c->swap, count);
}

/* A last square of adjacent elements may overlap the one before. */
static void NAME(load_along)(const lane_call *c, vector *buffer, int64_t n) {
    const int64_t *const position = c->plan->position, lane = c->from_lane;
    const bool whole = c->lanes == WIDTH, swap = c->swap;
    const bool overlap = whole && n >= SIDE && c->from_block == 2 * TH_COLUMNS;
    for (int64_t square = 0; square < n; square += SIDE) {
        const int64_t j = overlap && square > n - SIDE ? n - SIDE : square;
        const REAL *from = (const REAL *)c->from + j / TH_COLUMNS * c->from_block
                           + j % TH_COLUMNS * 2;
        if (whole && j <= n - SIDE) {
            const int64_t first = overlap ? j : j % TH_COLUMNS;
            vector row[WIDTH];
            if (c->from_next)
                NAME(prefetch)(from - 2 * first + c->from_next, first / SIDE, 0);
            _Pragma("GCC unroll 16") for (int l = 0; l < WIDTH; l++) {
                row[l] = *(const vector *)from;
                from += lane;
            }
            NAME(place)(row, buffer, position + j, swap, SIDE);
        } else
            NAME(load_part)(c, buffer, from, j, n - j);
    }
}

/* Load a square from `count` elements of the buffer, a vector per line. */
INLINE void NAME(take)(vector *row, const vector *buffer, bool swap, REAL scale, int64_t count) {
    _Pragma("GCC unroll 8") for (int i = 0; i < SIDE; i++) {
        const vector *const from = buffer + 2 * (i < count ? i : 0);
        row[2 * i] = from[swap] * scale;
        row[2 * i + 1] = from[!swap] * scale;
    }
    NAME(transpose)(row);
}

static __attribute__((noinline)) void NAME(store_part)(const lane_call *c, const vector *buffer,
                                                       REAL *to, int64_t count) {
    vector row[WIDTH];
    NAME(take)(row, buffer, c->swap, (REAL)c->scale, count);
    for (int l = 0; l < c->lanes; l++)
        NAME(store)(to + l * c->to_lane, row[l], 2 * count);
}

static void NAME(store_along)(const lane_call *c, const vector *buffer, int64_t n) {
    const REAL scale = (REAL)c->scale;
    const bool whole = c->lanes == WIDTH && n >= SIDE, swap = c->swap;
    const bool stream = NAME(streams)(c, c->to_lane, 1);
    const int64_t lane = c->to_lane;
    for (int64_t square = 0; square < n; square += SIDE) {
        const int64_t k = whole && square > n - SIDE ? n - SIDE : square;
        REAL *to = (REAL *)c->to + 2 * k;
        if (!whole) {
            NAME(store_part)(c, buffer + 2 * k, to, n - k);
            continue;
        }
        vector row[WIDTH];
        if (c->to_next && !stream)
            NAME(prefetch)((const REAL *)c->to + c->to_next, square / SIDE, 1);
        NAME(take)(row, buffer + 2 * k, swap, scale, SIDE);
        _Pragma("GCC unroll 16") for (int l = 0; l < WIDTH; l++, to += lane) {
            if (stream)
                STREAM(to, row[l]);
            else
                *(vector *)to = row[l];
        }
    }
}

static void NAME(lanes)(const lane_call *c) {
    vector *const buffer = c->buffer;
    const fold_call *const f = c->fold;
    const int64_t n = c->plan->n;
    if (c->from_lane == 2)
        NAME(load_across)(c, buffer);
    else
        NAME(load_along)(c, buffer, n + (f && f->to_real));
    if (f && f->to_real)
        NAME(fold_in_lanes)(f, c->plan->position, c->swap, buffer);
    NAME(run)(c->plan, buffer);
    if (f && !f->to_real)
        NAME(fold_in_lanes)(f, NULL, c->swap, buffer);
    if (c->to_lane == 2)
        NAME(store_across)(c, buffer);
    else
        NAME(store_along)(c, buffer, n + (f && !f->to_real));
}
