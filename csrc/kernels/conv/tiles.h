/* tiles.h: the register tiles for any vector width. The file of an instruction set defines WIDTH
   and NAME(word) and includes this. */
#include <string.h>

#include "kernels/conv/conv.h"

typedef float vector __attribute__((vector_size(WIDTH * 4), aligned(4), may_alias));

#define INLINE static inline __attribute__((always_inline))
#define EACH(i, count) _Pragma("GCC unroll 16") for (int i = 0; i < (count); i++)

INLINE vector load_part(const float *from, int64_t lanes) {
#if WIDTH == 16
    return _mm512_maskz_loadu_ps((__mmask16)((1u << lanes) - 1), from);
#elif WIDTH == 8
    const __m256i lane = _mm256_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7);
    return _mm256_maskload_ps(from, _mm256_cmpgt_epi32(_mm256_set1_epi32((int)lanes), lane));
#else
    vector part = {0};
    if (lanes == WIDTH)
        return *(const vector *)from;
    for (int64_t j = 0; j < lanes; j++)
        part[j] = from[j];
    return part;
#endif
}

INLINE void store_part(float *to, vector value, int64_t lanes) {
    if (lanes == WIDTH) {
        *(vector *)to = value;
        return;
    }
#if WIDTH == 16
    _mm512_mask_storeu_ps(to, (__mmask16)((1u << lanes) - 1), value);
#else
    memcpy(to, &value, (size_t)lanes * sizeof(float));
#endif
}

/* ReLU; NaN stays. */
INLINE vector positive(vector x) {
    typedef int lanes __attribute__((vector_size(WIDTH * 4), aligned(4), may_alias));
    return (vector)((lanes)x & ~(lanes)(x < 0));
}

#define LONG 32 /* least depth that repays requesting the lines of a result ahead */

/* Sums of a tile: registers where the functions below are inlined with constant sizes. */
typedef vector sums_of_tile[TH_TILE_ROWS][TH_TILE_VECTORS];

/* The last vector has `lanes` floats. */
INLINE void add_rows(sums_of_tile sum, const int rows, const int vectors, const float *from,
                     int64_t pitch, int64_t lanes) {
    EACH (i, rows) {
        const float *added = from + i * pitch;
        EACH (j, vectors - 1)
            sum[i][j] += *(const vector *)(added + j * WIDTH);
        sum[i][vectors - 1] += load_part(added + (vectors - 1) * WIDTH, lanes);
    }
}

INLINE void store_rows(float *to, int64_t pitch, sums_of_tile sum, const int rows,
                       const int vectors, int64_t lanes) {
    EACH (i, rows) {
        float *c = to + i * pitch;
        EACH (j, vectors - 1)
            *(vector *)(c + j * WIDTH) = sum[i][j];
        store_part(c + (vectors - 1) * WIDTH, sum[i][vectors - 1], lanes);
    }
}

/* c = start or 0, plus the products, c and other, as wanted; ReLU. */
INLINE void compute_tile(const tile_call *t, const int rows, const int vectors) {
    sums_of_tile sum;
    const int64_t lanes = t->lanes, pitch = t->pitch;
    EACH (i, rows) {
        const float start = t->start ? t->start[i] : 0;
        EACH (j, vectors)
            sum[i][j] = (vector){0} + start;
    }
    if (t->depth >= LONG)
        EACH (i, rows)
            EACH (j, vectors) {
                __builtin_prefetch(t->c + i * pitch + j * WIDTH, 1);
                if (t->other)
                    __builtin_prefetch(t->other + i * pitch + j * WIDTH);
            }
    const float *a = t->a;
    const int64_t a_row = t->a_row, a_step = t->a_step;
    const int64_t *offset = t->offset, *const end = offset + t->depth;
    for (; offset < end; offset++, a += a_step) {
        const float *b = t->b + *offset;
        vector row[TH_TILE_VECTORS];
        EACH (j, vectors - 1)
            row[j] = *(const vector *)(b + j * WIDTH);
        row[vectors - 1] = load_part(b + (vectors - 1) * WIDTH, lanes);
        EACH (i, rows)
            EACH (j, vectors)
                sum[i][j] += a[i * a_row] * row[j];
    }
    if (t->add)
        add_rows(sum, rows, vectors, t->c, pitch, lanes);
    if (t->other)
        add_rows(sum, rows, vectors, t->other, pitch, lanes);
    if (t->relu)
        EACH (i, rows)
            EACH (j, vectors)
                sum[i][j] = positive(sum[i][j]);
    store_rows(t->c, pitch, sum, rows, vectors, lanes);
}

INLINE void compute_taps(const tap_call *t, const int rows, const int vectors) {
    sums_of_tile sum;
    const int64_t lanes = t->lanes, pitch = t->pitch;
    EACH (i, rows)
        EACH (j, vectors)
            sum[i][j] = (vector){0};
    const int64_t a_row = t->a_row, a_step = t->a_step, b_step = t->b_step;
    const tap_place *place = t->place, *const end = place + t->places;
    for (; place < end; place++) {
        const float *a = t->a + place->a, *b = t->b + place->b;
        for (int64_t step = t->steps; step > 0; step--, a += a_step, b += b_step) {
            vector row[TH_TILE_VECTORS];
            EACH (j, vectors)
                row[j] = *(const vector *)(b + j * WIDTH);
            EACH (i, rows)
                EACH (j, vectors)
                    sum[i][j] += a[i * a_row] * row[j];
        }
    }
    if (t->add)
        add_rows(sum, rows, vectors, t->c, pitch, lanes);
    store_rows(t->c, pitch, sum, rows, vectors, lanes);
}

/* Lane indices that exchange blocks of s lanes between two rows: lanes of first, then second. */
#define LOW_LANES(lane, s) ((lane) + ((((lane) & (s)) != 0) & (WIDTH - (s))))

/* to[i] = the sum of the lanes of row[i], for WIDTH rows at once. */
INLINE void totals(float *to, vector *row) {
    typedef int lane_numbers __attribute__((vector_size(WIDTH * 4)));
    lane_numbers lane = {0};
    EACH (i, WIDTH)
        lane[i] = i;
#pragma GCC unroll 4
    for (int s = WIDTH / 2; s > 0; s /= 2) {
        lane_numbers low = LOW_LANES(lane, s);
        EACH (i, s) {
            row[i] = __builtin_shuffle(row[i], row[i + s], low)
                     + __builtin_shuffle(row[i], row[i + s], low + s);
        }
    }
    *(vector *)to = row[0];
}

/* Dot products of rows of a and rows of b. */
typedef vector sums_of_dots[TH_DOT_SIDE][TH_DOT_SIDE];

/* Add the products of WIDTH positions, or of the last `lanes`. */
INLINE void dot_step(sums_of_dots sum, const int rows, const int columns, const float *a,
                     int64_t a_pitch, const float *const *at, int64_t p, int64_t lanes,
                     const bool part) {
    vector left[TH_DOT_SIDE], right;
    EACH (i, rows) {
        const float *from = a + i * a_pitch + p;
        left[i] = part ? load_part(from, lanes) : *(const vector *)from;
    }
    EACH (j, columns) {
        right = part ? load_part(at[j] + p, lanes) : *(const vector *)(at[j] + p);
        EACH (i, rows)
            sum[i][j] += left[i] * right;
    }
}

INLINE void compute_dots(const dot_call *t, const int rows, const int columns) {
    const int count = rows * columns;
    sums_of_dots sum = {{{0}}};
    for (int64_t n = 0; n < t->images; n++) {
        const float *a = t->a + n * t->a_image, *at[TH_DOT_SIDE];
        EACH (j, columns)
            at[j] = t->b + n * t->b_image + t->offset[j];
        int64_t p = 0;
        for (; p + WIDTH <= t->positions; p += WIDTH)
            dot_step(sum, rows, columns, a, t->a_pitch, at, p, WIDTH, false);
        if (p < t->positions)
            dot_step(sum, rows, columns, a, t->a_pitch, at, p, t->positions - p, true);
    }
    float sums[(TH_DOT_SIDE * TH_DOT_SIDE + WIDTH - 1) / WIDTH * WIDTH];
#pragma GCC unroll 16
    for (int from = 0; from < count; from += WIDTH) {
        vector row[WIDTH];
        EACH (i, WIDTH) {
            const int k = from + i;
            row[i] = k < count ? sum[k / columns][k % columns] : (vector){0};
        }
        totals(sums + from, row);
    }
    EACH (i, rows)
        EACH (j, columns)
            t->c[i * t->pitch + j] += sums[i * columns + j];
}

/* to[j][i] = from[i][j] for a square of WIDTH, by exchanging ever smaller blocks. */
static void NAME(transpose)(float *to, int64_t to_pitch, const float *from, int64_t from_pitch) {
    typedef int lane_numbers __attribute__((vector_size(WIDTH * 4)));
    lane_numbers lane = {0};
    vector row[WIDTH];
    EACH (i, WIDTH) {
        lane[i] = i;
        row[i] = *(const vector *)(from + i * from_pitch);
    }
#pragma GCC unroll 4
    for (int s = WIDTH / 2; s > 0; s /= 2) {
        lane_numbers low = LOW_LANES(lane, s);
        EACH (i, WIDTH) {
            if ((i & s) == 0) {
                vector first = row[i], second = row[i + s];
                row[i] = __builtin_shuffle(first, second, low);
                row[i + s] = __builtin_shuffle(first, second, low + s);
            }
        }
    }
    EACH (i, WIDTH)
        *(vector *)(to + i * to_pitch) = row[i];
}

/* Whole squares pass constants here, so their loads and stores need neither masks nor counts. */
INLINE void turn_lanes(float *const *to, const float *const *from, int64_t rows, int64_t columns,
                       int64_t stored) {
    typedef int lane_numbers __attribute__((vector_size(WIDTH * 4)));
    lane_numbers lane = {0};
    vector row[WIDTH];
    EACH (i, WIDTH) {
        lane[i] = i;
        row[i] = i >= rows          ? (vector){0}
                 : columns == WIDTH ? *(const vector *)from[i]
                                    : load_part(from[i], columns);
    }
#pragma GCC unroll 4
    for (int s = WIDTH / 2; s > 0; s /= 2) {
        lane_numbers low = LOW_LANES(lane, s);
        EACH (i, WIDTH) {
            if ((i & s) == 0) {
                vector first = row[i], second = row[i + s];
                row[i] = __builtin_shuffle(first, second, low);
                row[i + s] = __builtin_shuffle(first, second, low + s);
            }
        }
    }
    EACH (i, WIDTH) {
        if (i < columns && to[i])
            store_part(to[i], row[i], stored);
    }
}

/* to[j][i] = from[i][j], i < rows, j < columns; elements stored beyond rows are zero. NULL rows of
   `to` are skipped. */
static void NAME(turn)(float *const *to, const float *const *from, int64_t rows, int64_t columns,
                       int64_t stored) {
    if (rows == WIDTH && columns == WIDTH && stored == WIDTH)
        turn_lanes(to, from, WIDTH, WIDTH, WIDTH);
    else
        turn_lanes(to, from, rows, columns, stored);
}

static void NAME(gather_rows)(const gather_call *g) {
    const int64_t *place = g->place, width = g->width, last = (width - 1) / WIDTH * WIDTH;
    int64_t begin = 0, end = 0; /* taps that have the row at hand */
    for (int64_t y = 0; y < g->height; y++) {
        float *to = g->to + y * g->to_pitch;
        while (end < g->taps && g->shift[end] <= y)
            end++;
        while (begin < end && y - g->shift[begin] >= g->rows)
            begin++;
#if WIDTH == 16
        if (width <= 8) {
            const float *from = g->from + y * width;
            const __mmask8 lanes = (__mmask8)((1u << width) - 1);
            __m256 sum = _mm256_loadu_ps(to);
            for (int64_t tap = begin; tap < end; tap++)
                sum += _mm256_maskz_loadu_ps(lanes, from + place[tap]);
            _mm256_storeu_ps(to, sum);
            continue;
        }
#endif
        for (int64_t j = 0; j <= last; j += WIDTH) {
            int64_t lanes = j < last ? WIDTH : width - last;
            const float *from = g->from + y * width + j;
            vector sum = *(const vector *)(to + j);
            for (int64_t tap = begin; tap < end; tap++)
                sum += load_part(from + place[tap], lanes);
            *(vector *)(to + j) = sum;
        }
    }
}

/* Floats are converted to double as they are loaded, which has an instruction of its own; their
   products are exact. */
typedef double exact __attribute__((vector_size(WIDTH * 4), aligned(8), may_alias));
INLINE exact load_exact(const float *from) {
#if WIDTH == 16
    return (exact)_mm512_cvtps_pd(_mm256_loadu_ps(from));
#elif WIDTH == 8
    return (exact)_mm256_cvtps_pd(_mm_loadu_ps(from));
#else
    return (exact){from[0], from[1]};
#endif
}

static void NAME(dot_lanes)(const float *x, const float *y, int64_t count, double *to) {
    enum { LANES = WIDTH / 2, PARTS = TH_DOT_LANES / LANES };
    exact sum[PARTS] = {0};
    for (int64_t i = 0; i < count; i += TH_DOT_LANES)
        EACH (j, PARTS)
            sum[j] += load_exact(x + i + j * LANES) * load_exact(y + i + j * LANES);
    for (int j = 0; j < PARTS; j++)
        *(exact *)(to + j * LANES) = sum[j];
}

#include "kernels/conv/channels.h"

#define T float
#define BITS int32_t
#define N(name) name##_floats
#define PART_BYTES (WIDTH == 4 ? 16 : 32)
#include "kernels/blas/small_products.h"
#define T double
#define BITS int64_t
#define N(name) name##_doubles
#define PART_BYTES (4 * WIDTH)
#include "kernels/blas/small_products.h"
