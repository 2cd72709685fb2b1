/* tiles.h: the register tiles for any vector width. The file of an instruction set defines WIDTH
   and NAME and includes this. */
#include <string.h>

#include "kernels/conv/conv.h"

typedef float vector __attribute__((vector_size(WIDTH * 4), aligned(4), may_alias));

#define JOIN_(a, b) a##b
#define JOIN(a, b) JOIN_(a, b)

static inline __attribute__((always_inline)) vector load_part(const float *from, int64_t lanes) {
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

static inline __attribute__((always_inline)) void store_part(float *to, vector value,
                                                             int64_t lanes) {
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
static inline __attribute__((always_inline)) vector positive(vector x) {
    typedef int lanes __attribute__((vector_size(WIDTH * 4), aligned(4), may_alias));
    return (vector)((lanes)x & ~(lanes)(x < 0));
}

#define LONG 32 /* least depth that repays requesting the lines of a result ahead */
#define ADD_ROWS(ROWS, VECTORS, from)                                                              \
    _Pragma("GCC unroll 16") for (int i = 0; i < ROWS; i++) {                                      \
        const float *added = (from) + i * pitch;                                                   \
        _Pragma("GCC unroll 16") for (int j = 0; j < VECTORS - 1; j++) {                           \
            sum[i][j] += *(const vector *)(added + j * WIDTH);                                     \
        }                                                                                          \
        sum[i][VECTORS - 1] += load_part(added + (VECTORS - 1) * WIDTH, lanes);                    \
    }

/* Literal bounds keep the accumulators in registers. */
#define TILE(ROWS, VECTORS)                                                                        \
    static void JOIN(JOIN(tile_##ROWS##_, VECTORS), NAME)(const tile_call *t) {                    \
        vector sum[ROWS][VECTORS];                                                                 \
        const int64_t lanes = t->lanes, pitch = t->pitch;                                          \
        _Pragma("GCC unroll 16") for (int i = 0; i < ROWS; i++) {                                  \
            const float start = t->start ? t->start[i] : 0;                                        \
            _Pragma("GCC unroll 16") for (int j = 0; j < VECTORS; j++) {                           \
                sum[i][j] = (vector){0} + start;                                                   \
            }                                                                                      \
        }                                                                                          \
        if (t->depth >= LONG)                                                                      \
            _Pragma("GCC unroll 16") for (int i = 0; i < ROWS; i++) {                              \
                _Pragma("GCC unroll 16") for (int j = 0; j < VECTORS; j++) {                       \
                    __builtin_prefetch(t->c + i * pitch + j * WIDTH, 1);                           \
                    if (t->other)                                                                  \
                        __builtin_prefetch(t->other + i * pitch + j * WIDTH);                      \
                }                                                                                  \
            }                                                                                      \
        const float *a = t->a;                                                                     \
        const int64_t a_row = t->a_row, a_step = t->a_step;                                        \
        const int64_t *offset = t->offset, *const end = offset + t->depth;                         \
        for (; offset < end; offset++, a += a_step) {                                              \
            const float *b = t->b + *offset;                                                       \
            vector row[VECTORS];                                                                   \
            _Pragma("GCC unroll 16") for (int j = 0; j < VECTORS - 1; j++) {                       \
                row[j] = *(const vector *)(b + j * WIDTH);                                         \
            }                                                                                      \
            row[VECTORS - 1] = load_part(b + (VECTORS - 1) * WIDTH, lanes);                        \
            _Pragma("GCC unroll 16") for (int i = 0; i < ROWS; i++) {                              \
                _Pragma("GCC unroll 16") for (int j = 0; j < VECTORS; j++) {                       \
                    sum[i][j] += a[i * a_row] * row[j];                                            \
                }                                                                                  \
            }                                                                                      \
        }                                                                                          \
        if (t->add)                                                                                \
            ADD_ROWS(ROWS, VECTORS, t->c)                                                          \
        if (t->other)                                                                              \
            ADD_ROWS(ROWS, VECTORS, t->other)                                                      \
        if (t->relu) {                                                                             \
            _Pragma("GCC unroll 16") for (int i = 0; i < ROWS; i++) {                              \
                _Pragma("GCC unroll 16") for (int j = 0; j < VECTORS; j++) {                       \
                    sum[i][j] = positive(sum[i][j]);                                               \
                }                                                                                  \
            }                                                                                      \
        }                                                                                          \
        _Pragma("GCC unroll 16") for (int i = 0; i < ROWS; i++) {                                  \
            float *c = t->c + i * pitch;                                                           \
            _Pragma("GCC unroll 16") for (int j = 0; j < VECTORS - 1; j++) {                       \
                *(vector *)(c + j * WIDTH) = sum[i][j];                                            \
            }                                                                                      \
            store_part(c + (VECTORS - 1) * WIDTH, sum[i][VECTORS - 1], lanes);                     \
        }                                                                                          \
    }

#define TAPS(ROWS, VECTORS)                                                                        \
    static void JOIN(JOIN(taps_##ROWS##_, VECTORS), NAME)(const tap_call *t) {                     \
        vector sum[ROWS][VECTORS];                                                                 \
        const int64_t lanes = t->lanes, pitch = t->pitch;                                          \
        _Pragma("GCC unroll 16") for (int i = 0; i < ROWS; i++) {                                  \
            _Pragma("GCC unroll 16") for (int j = 0; j < VECTORS; j++) {                           \
                sum[i][j] = (vector){0};                                                           \
            }                                                                                      \
        }                                                                                          \
        const int64_t a_row = t->a_row, a_step = t->a_step, b_step = t->b_step;                    \
        const tap_place *place = t->place, *const end = place + t->places;                         \
        for (; place < end; place++) {                                                             \
            const float *a = t->a + place->a, *b = t->b + place->b;                                \
            for (int64_t step = t->steps; step > 0; step--, a += a_step, b += b_step) {            \
                vector row[VECTORS];                                                               \
                _Pragma("GCC unroll 16") for (int j = 0; j < VECTORS; j++) {                       \
                    row[j] = *(const vector *)(b + j * WIDTH);                                     \
                }                                                                                  \
                _Pragma("GCC unroll 16") for (int i = 0; i < ROWS; i++) {                          \
                    _Pragma("GCC unroll 16") for (int j = 0; j < VECTORS; j++) {                   \
                        sum[i][j] += a[i * a_row] * row[j];                                        \
                    }                                                                              \
                }                                                                                  \
            }                                                                                      \
        }                                                                                          \
        _Pragma("GCC unroll 16") for (int i = 0; i < ROWS; i++) {                                  \
            float *c = t->c + i * pitch;                                                           \
            if (t->add) {                                                                          \
                _Pragma("GCC unroll 16") for (int j = 0; j < VECTORS - 1; j++) {                   \
                    sum[i][j] += *(const vector *)(c + j * WIDTH);                                 \
                }                                                                                  \
                sum[i][VECTORS - 1] += load_part(c + (VECTORS - 1) * WIDTH, lanes);                \
            }                                                                                      \
            _Pragma("GCC unroll 16") for (int j = 0; j < VECTORS - 1; j++) {                       \
                *(vector *)(c + j * WIDTH) = sum[i][j];                                            \
            }                                                                                      \
            store_part(c + (VECTORS - 1) * WIDTH, sum[i][VECTORS - 1], lanes);                     \
        }                                                                                          \
    }
/* Both kinds of tile of one size. */
#define TILES(ROWS, VECTORS) TILE(ROWS, VECTORS) TAPS(ROWS, VECTORS)

/* Lane indices that exchange blocks of s lanes between two rows: lanes of first, then second. */
#define LOW_LANES(lane, s) ((lane) + ((((lane) & (s)) != 0) & (WIDTH - (s))))

/* to[i] = the sum of the lanes of row[i], for WIDTH rows at once. */
static inline __attribute__((always_inline)) void totals(float *to, vector *row) {
    typedef int lane_numbers __attribute__((vector_size(WIDTH * 4)));
    lane_numbers lane = {0};
    _Pragma("GCC unroll 16") for (int i = 0; i < WIDTH; i++) { lane[i] = i; }
    _Pragma("GCC unroll 4") for (int s = WIDTH / 2; s > 0; s /= 2) {
        lane_numbers low = LOW_LANES(lane, s);
        _Pragma("GCC unroll 16") for (int i = 0; i < s; i++) {
            row[i] = __builtin_shuffle(row[i], row[i + s], low)
                     + __builtin_shuffle(row[i], row[i + s], low + s);
        }
    }
    *(vector *)to = row[0];
}

#define DOT_STEP(LOAD)                                                                             \
    {                                                                                              \
        vector left[ROWS_], right;                                                                 \
        _Pragma("GCC unroll 16") for (int i = 0; i < ROWS_; i++) {                                 \
            left[i] = LOAD(a + i * t->a_pitch + p);                                                \
        }                                                                                          \
        _Pragma("GCC unroll 16") for (int j = 0; j < COLUMNS_; j++) {                              \
            right = LOAD(at[j] + p);                                                               \
            _Pragma("GCC unroll 16") for (int i = 0; i < ROWS_; i++) {                             \
                sum[i][j] += left[i] * right;                                                      \
            }                                                                                      \
        }                                                                                          \
    }
#define WHOLE(from) (*(const vector *)(from))
#define PART(from) load_part(from, t->positions - p)

#define DOT(ROWS, COLUMNS)                                                                         \
    static void JOIN(JOIN(dot_##ROWS##_, COLUMNS), NAME)(const dot_call *t) {                      \
        enum { ROWS_ = ROWS, COLUMNS_ = COLUMNS };                                                 \
        vector sum[ROWS][COLUMNS] = {{{0}}};                                                       \
        for (int64_t n = 0; n < t->images; n++) {                                                  \
            const float *a = t->a + n * t->a_image, *at[COLUMNS];                                  \
            _Pragma("GCC unroll 16") for (int j = 0; j < COLUMNS; j++) {                           \
                at[j] = t->b + n * t->b_image + t->offset[j];                                      \
            }                                                                                      \
            int64_t p = 0;                                                                         \
            for (; p + WIDTH <= t->positions; p += WIDTH)                                          \
                DOT_STEP(WHOLE)                                                                    \
            if (p < t->positions)                                                                  \
                DOT_STEP(PART)                                                                     \
        }                                                                                          \
        float sums[(ROWS * COLUMNS + WIDTH - 1) / WIDTH * WIDTH];                                  \
        _Pragma("GCC unroll 16") for (int from = 0; from < ROWS * COLUMNS; from += WIDTH) {        \
            vector row[WIDTH];                                                                     \
            _Pragma("GCC unroll 16") for (int i = 0; i < WIDTH; i++) {                             \
                const int k = from + i;                                                            \
                row[i] = k < ROWS * COLUMNS ? sum[k / COLUMNS][k % COLUMNS] : (vector){0};         \
            }                                                                                      \
            totals(sums + from, row);                                                              \
        }                                                                                          \
        _Pragma("GCC unroll 16") for (int i = 0; i < ROWS; i++) {                                  \
            _Pragma("GCC unroll 16") for (int j = 0; j < COLUMNS; j++) {                           \
                t->c[i * t->pitch + j] += sums[i * COLUMNS + j];                                   \
            }                                                                                      \
        }                                                                                          \
    }

/* to[j][i] = from[i][j] for a square of WIDTH, by exchanging ever smaller blocks. */
static void JOIN(transpose, NAME)(float *to, int64_t to_pitch, const float *from,
                                  int64_t from_pitch) {
    typedef int lane_numbers __attribute__((vector_size(WIDTH * 4)));
    lane_numbers lane = {0};
    vector row[WIDTH];
    _Pragma("GCC unroll 16") for (int i = 0; i < WIDTH; i++) {
        lane[i] = i;
        row[i] = *(const vector *)(from + i * from_pitch);
    }
    _Pragma("GCC unroll 4") for (int s = WIDTH / 2; s > 0; s /= 2) {
        lane_numbers low = LOW_LANES(lane, s);
        _Pragma("GCC unroll 16") for (int i = 0; i < WIDTH; i++) {
            if ((i & s) == 0) {
                vector first = row[i], second = row[i + s];
                row[i] = __builtin_shuffle(first, second, low);
                row[i + s] = __builtin_shuffle(first, second, low + s);
            }
        }
    }
    _Pragma("GCC unroll 16") for (int i = 0; i < WIDTH; i++) {
        *(vector *)(to + i * to_pitch) = row[i];
    }
}

/* to[j][i] = from[i][j], i < rows, j < columns; elements stored beyond rows are zero. NULL rows of
   `to` are skipped. */
static void JOIN(turn, NAME)(float *const *to, const float *const *from, int64_t rows,
                             int64_t columns, int64_t stored) {
    typedef int lane_numbers __attribute__((vector_size(WIDTH * 4)));
    lane_numbers lane = {0};
    vector row[WIDTH];
    _Pragma("GCC unroll 16") for (int i = 0; i < WIDTH; i++) {
        lane[i] = i;
        row[i] = i < rows ? load_part(from[i], columns) : (vector){0};
    }
    _Pragma("GCC unroll 4") for (int s = WIDTH / 2; s > 0; s /= 2) {
        lane_numbers low = LOW_LANES(lane, s);
        _Pragma("GCC unroll 16") for (int i = 0; i < WIDTH; i++) {
            if ((i & s) == 0) {
                vector first = row[i], second = row[i + s];
                row[i] = __builtin_shuffle(first, second, low);
                row[i + s] = __builtin_shuffle(first, second, low + s);
            }
        }
    }
    _Pragma("GCC unroll 16") for (int i = 0; i < WIDTH; i++) {
        if (i < columns && to[i])
            store_part(to[i], row[i], stored);
    }
}

static void JOIN(gather_rows, NAME)(const gather_call *g) {
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
static inline __attribute__((always_inline)) exact load_exact(const float *from) {
#if WIDTH == 16
    return (exact)_mm512_cvtps_pd(_mm256_loadu_ps(from));
#elif WIDTH == 8
    return (exact)_mm256_cvtps_pd(_mm_loadu_ps(from));
#else
    return (exact){from[0], from[1]};
#endif
}

static void JOIN(dot_lanes, NAME)(const float *x, const float *y, int64_t count, double *to) {
    enum { EACH = WIDTH / 2, PARTS = TH_DOT_LANES / EACH };
    exact sum[PARTS] = {0};
    for (int64_t i = 0; i < count; i += TH_DOT_LANES)
        _Pragma("GCC unroll 16") for (int j = 0; j < PARTS; j++) {
            sum[j] += load_exact(x + i + j * EACH) * load_exact(y + i + j * EACH);
        }
    for (int j = 0; j < PARTS; j++)
        *(exact *)(to + j * EACH) = sum[j];
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

/* The kernels of every set. */
#define KERNELS                                                                                    \
    .width = WIDTH, .gather_rows = JOIN(gather_rows, NAME), .transpose = JOIN(transpose, NAME),    \
    .turn = JOIN(turn, NAME), .depthwise_row = JOIN(depthwise_row, NAME),                          \
    .depthwise_taps = JOIN(depthwise_taps, NAME), .transform_input = JOIN(transform_input, NAME),  \
    .transform_grad = JOIN(transform_grad, NAME),                                                  \
    .transform_weight = JOIN(transform_weight, NAME),                                              \
    .inverse_output = JOIN(inverse_output, NAME), .inverse_weight = JOIN(inverse_weight, NAME),    \
    .dot_lanes = JOIN(dot_lanes, NAME),                                                            \
    .small_product = {small_product_floats, small_product_doubles},                                \
    .dots = {dots_floats, dots_doubles}
