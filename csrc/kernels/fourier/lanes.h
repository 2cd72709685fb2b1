/* lanes.h: transforms of up to WIDTH lines of REAL numbers at once, one line per lane of a vector.
   The file of an instruction set defines REAL, WIDTH and NAME and includes this for each type. */
#include "kernels/fourier/plan.h"

#undef vector
#undef pair
#undef lane_numbers
#define vector NAMED(vector)
#define pair NAMED(pair)
#define lane_numbers NAMED(lane_numbers)

typedef REAL vector
    __attribute__((vector_size(WIDTH * sizeof(REAL)), aligned(sizeof(REAL)), may_alias));
typedef WHOLE lane_numbers __attribute__((vector_size(WIDTH * sizeof(REAL))));
typedef struct pair {
    vector re, im;
} pair;

INLINE pair NAMED(plus)(pair a, pair b) { return (pair){a.re + b.re, a.im + b.im}; }
INLINE pair NAMED(minus)(pair a, pair b) { return (pair){a.re - b.re, a.im - b.im}; }
/* a times a complex number, whose parts are numbers or vectors. */
#define TIMES(a, c, d) ((pair){(a).re * (c) - (a).im * (d), (a).re * (d) + (a).im * (c)})

/* --- butterflies: the transform of R pairs in place; R is a constant --- */

INLINE void NAMED(two)(pair *a, pair *b) {
    const pair sum = NAMED(plus)(*a, *b);
    *b = NAMED(minus)(*a, *b);
    *a = sum;
}

INLINE void NAMED(four)(pair *a, pair *b, pair *c, pair *d) {
    NAMED(two)(a, c);
    NAMED(two)(b, d);
    const pair rotated = {d->im, -d->re}, second = *c;
    NAMED(two)(a, b);
    *c = *b;
    *b = NAMED(plus)(second, rotated);
    *d = NAMED(minus)(second, rotated);
}

INLINE void NAMED(eight)(pair *x) {
    NAMED(four)(x, x + 2, x + 4, x + 6);
    NAMED(four)(x + 1, x + 3, x + 5, x + 7);
    const REAL half = (REAL)0.70710678118654752440;
    const pair b = x[3], d = x[7];
    x[3] = (pair){(b.re + b.im) * half, (b.im - b.re) * half};
    x[5] = (pair){x[5].im, -x[5].re};
    x[7] = (pair){(d.im - d.re) * half, (d.re + d.im) * -half};
    pair even[4] = {x[0], x[2], x[4], x[6]}, odd[4] = {x[1], x[3], x[5], x[7]};
    _Pragma("GCC unroll 4") for (int k = 0; k < 4; k++) {
        x[k] = NAMED(plus)(even[k], odd[k]);
        x[k + 4] = NAMED(minus)(even[k], odd[k]);
    }
}

/* An odd number of pairs. roots holds the R cosines and sines of 2 pi j / R. */
INLINE void NAMED(odd)(int R, pair *x, const REAL *roots) {
    const int half = R / 2;
    const pair first = x[0];
    _Pragma("GCC unroll 3") for (int q = 1; q <= half; q++) {
        NAMED(two)(&x[q], &x[R - q]);
        x[0] = NAMED(plus)(x[0], x[q]);
    }
    pair sum[TH_MOST_RADIX];
    _Pragma("GCC unroll 3") for (int k = 1; k <= half; k++) {
        pair a = first, b = {{0}, {0}};
        _Pragma("GCC unroll 3") for (int q = 1, j = k; q <= half; q++) {
            const REAL cosine = roots[2 * j], sine = roots[2 * j + 1];
            a = (pair){a.re + x[q].re * cosine, a.im + x[q].im * cosine};
            b = (pair){b.re + x[R - q].re * sine, b.im + x[R - q].im * sine};
            j += j + k < R ? k : k - R;
        }
        sum[k] = (pair){a.re + b.im, a.im - b.re};
        sum[R - k] = (pair){a.re - b.im, a.im + b.re};
    }
    _Pragma("GCC unroll 6") for (int k = 1; k < R; k++) { x[k] = sum[k]; }
}

/* One pass: `blocks` times `span` butterflies of R pairs that lie `span` apart. */
INLINE void NAMED(pass)(int R, bool first, vector *at, int64_t span, int64_t blocks,
                        const lane_pass *p) {
    for (; blocks > 0; blocks--, at += 2 * R * span) {
        const REAL *twiddle = p->twiddle;
        for (int64_t k = 0; k < span; k++) {
            vector *const here = at + 2 * k;
            pair x[TH_MOST_RADIX];
            _Pragma("GCC unroll 8") for (int q = 0; q < R; q++) {
                const pair read = {here[2 * q * span], here[2 * q * span + 1]};
                x[q] = read;
                if (!first && q > 0) {
                    x[q] = TIMES(read, twiddle[0], twiddle[1]);
                    twiddle += 2;
                }
            }
            if (R == 2)
                NAMED(two)(x, x + 1);
            else if (R == 4)
                NAMED(four)(x, x + 1, x + 2, x + 3);
            else if (R == 8)
                NAMED(eight)(x);
            else
                NAMED(odd)(R, x, p->roots);
            _Pragma("GCC unroll 8") for (int q = 0; q < R; q++) {
                here[2 * q * span] = x[q].re;
                here[2 * q * span + 1] = x[q].im;
            }
        }
    }
}

#define PASS(name, R)                                                                              \
    static void NAMED(name)(vector * at, int64_t blocks, const lane_pass *p) {                     \
        if (p->span == 1)                                                                          \
            NAMED(pass)(R, true, at, 1, blocks, p);                                                \
        else                                                                                       \
            NAMED(pass)(R, false, at, p->span, blocks, p);                                         \
    }
PASS(pass_2, 2)
PASS(pass_3, 3)
PASS(pass_4, 4)
PASS(pass_5, 5)
PASS(pass_7, 7)
PASS(pass_8, 8)
PASS(pass_any, p->radix)

/* Transform the lines in the buffer, whose elements are in the order of `position`. Early passes
   run over parts that fit the first-level cache. */
static void NAMED(run)(const lane_plan *plan, vector *at) {
    static void (*const passes[])(vector *, int64_t, const lane_pass *) = {
        [2] = NAMED(pass_2), [3] = NAMED(pass_3), [4] = NAMED(pass_4),  [5] = NAMED(pass_5),
        [7] = NAMED(pass_7), [8] = NAMED(pass_8), [9] = NAMED(pass_any)};
    const int64_t most = FIRST_CACHE / (int64_t)sizeof(pair);
    int early = 0;
    int64_t part = 1;
    while (early < plan->passes && part * plan->pass[early].radix <= most)
        part *= plan->pass[early++].radix;
    for (int64_t begin = 0; begin < plan->n; begin += part)
        for (const lane_pass *p = plan->pass; p < plan->pass + early; p++)
            passes[p->kernel](at + 2 * begin, part / (p->span * p->radix), p);
    for (const lane_pass *p = plan->pass + early; p < plan->pass + plan->passes; p++)
        passes[p->kernel](at, plan->n / (p->span * p->radix), p);
}

/* --- lines to lanes and back --- */

/* Lanes of `first` and `second`, numbered in this order, that exchange blocks of s lanes. */
#define LOW_LANES(lane, s) ((lane) + ((((lane) & (s)) != 0) & (WIDTH - (s))))

/* Transpose WIDTH rows in place by exchanging ever smaller blocks. */
INLINE void NAMED(transpose)(vector *row) {
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

INLINE vector NAMED(load)(const REAL *from, int64_t count) {
    vector read = {0};
    if (count >= WIDTH)
        return *(const vector *)from;
    if (count > 0)
        memcpy(&read, from, (size_t)count * sizeof(REAL));
    return read;
}

INLINE void NAMED(store)(REAL *to, vector value, int64_t count) {
    if (count >= WIDTH)
        *(vector *)to = value;
    else if (count > 0)
        memcpy(to, &value, (size_t)count * sizeof(REAL));
}

/* Lines are adjacent elements: split the parts of WIDTH complex numbers. */
static void NAMED(load_across)(const lane_call *c, vector *buffer) {
    const int64_t *position = c->plan->position, count = 2 * c->lanes;
    const REAL *from = c->from;
    lane_numbers even = {0};
    _Pragma("GCC unroll 16") for (int i = 0; i < WIDTH; i++) { even[i] = 2 * i; }
    for (int64_t j = 0; j < c->plan->n; j++, from += c->from_step) {
        const vector low = NAMED(load)(from, count),
                     high = NAMED(load)(from + WIDTH, count - WIDTH);
        __builtin_prefetch(from + 2 * WIDTH);
        __builtin_prefetch(from + 3 * WIDTH);
        vector *const to = buffer + 2 * position[j];
        to[c->swap] = __builtin_shuffle(low, high, even);
        to[!c->swap] = __builtin_shuffle(low, high, even + 1);
    }
}

static void NAMED(store_across)(const lane_call *c, const vector *buffer) {
    const int64_t count = 2 * c->lanes;
    const REAL scale = (REAL)c->scale;
    REAL *to = c->to;
    lane_numbers mixed = {0};
    _Pragma("GCC unroll 16") for (int i = 0; i < WIDTH; i++) { mixed[i] = i / 2 + i % 2 * WIDTH; }
    const REAL *lane = c->by_lane, *step = c->by_step;
    for (int64_t k = 0; k < c->plan->n; k++, to += c->to_step, buffer += 2) {
        pair x = {buffer[0], buffer[1]};
        if (lane) {
            const pair twiddle = {*(const vector *)lane, *(const vector *)(lane + TH_COLUMNS)};
            const pair here = TIMES(twiddle, step[0], step[1]);
            x = (pair)TIMES(x, here.re, here.im);
            lane += 2 * TH_COLUMNS;
            step += 2;
        }
        __builtin_prefetch(to + 2 * WIDTH, 1);
        __builtin_prefetch(to + 3 * WIDTH, 1);
        const vector re = (c->swap ? x.im : x.re) * scale, im = (c->swap ? x.re : x.im) * scale;
        NAMED(store)(to, __builtin_shuffle(re, im, mixed), count);
        NAMED(store)(to + WIDTH, __builtin_shuffle(re, im, mixed + WIDTH / 2), count - WIDTH);
    }
}

/* Lines are rows of adjacent elements: transpose squares of WIDTH parts. */
static void NAMED(load_along)(const lane_call *c, vector *buffer, int64_t n) {
    const int64_t *position = c->plan->position;
    for (int64_t j = 0; j < n; j += WIDTH / 2) {
        const REAL *from = (const REAL *)c->from + j / TH_COLUMNS * c->from_block
                           + j % TH_COLUMNS * 2;
        vector row[WIDTH];
        if (c->lanes == WIDTH && n - j >= WIDTH / 2) {
            _Pragma("GCC unroll 16") for (int l = 0; l < WIDTH; l++) {
                row[l] = *(const vector *)(from + l * c->from_lane);
            }
        } else
            for (int l = 0; l < WIDTH; l++)
                row[l] = NAMED(load)(from + l * c->from_lane, l < c->lanes ? 2 * (n - j) : 0);
        NAMED(transpose)(row);
        _Pragma("GCC unroll 8") for (int i = 0; i < WIDTH / 2; i++) {
            if (i < n - j) {
                vector *const to = buffer + 2 * position[j + i];
                to[c->swap] = row[2 * i];
                to[!c->swap] = row[2 * i + 1];
            }
        }
    }
}

static void NAMED(store_along)(const lane_call *c, const vector *buffer, int64_t n) {
    const REAL scale = (REAL)c->scale;
    for (int64_t k = 0; k < n; k += WIDTH / 2) {
        vector row[WIDTH];
        _Pragma("GCC unroll 8") for (int i = 0; i < WIDTH / 2; i++) {
            const vector *const from = buffer + 2 * (k + i < n ? k + i : k);
            row[2 * i] = from[c->swap] * scale;
            row[2 * i + 1] = from[!c->swap] * scale;
        }
        NAMED(transpose)(row);
        REAL *const to = (REAL *)c->to + 2 * k;
        if (c->lanes == WIDTH && n - k >= WIDTH / 2) {
            _Pragma("GCC unroll 16") for (int l = 0; l < WIDTH; l++) {
                *(vector *)(to + l * c->to_lane) = row[l];
            }
        } else
            for (int l = 0; l < c->lanes; l++)
                NAMED(store)(to + l * c->to_lane, row[l], 2 * (n - k));
    }
}

/* --- real lines of even length --- */

/* The step between h complex numbers and the h + 1 of a real line, also in place: with a = from[k]
   and b = conj(from[h - k]), to[k] = (a + b) + o and to[h - k] = conj((a + b) - o), where o is
   (a - b) times (sin - i cos) of the root, or (sin + i cos) for the inverse. Elements are at their
   positions if there are any. */
#define FOLD(name, number)                                                                         \
    static void NAMED(name)(const fold_call *f, const int64_t *position, bool swap, number *to,    \
                            const number *from) {                                                  \
        const int64_t h = f->h;                                                                    \
        const number zero = {0}, first = from[swap];                                               \
        const number second = from[f->to_real ? 2 * h + swap : !swap];                             \
        const REAL in = (REAL)(f->to_real ? f->sign : 1), side = f->to_real ? -1 : 1;              \
        const REAL factor = (REAL)f->factor, out = factor * (REAL)(f->to_real ? 1 : f->sign);      \
        const REAL *root = f->roots;                                                               \
        for (int64_t k = 1; k <= h / 2; k++) {                                                     \
            const int64_t i = 2 * (position ? position[k] : k);                                    \
            const int64_t j = 2 * (position ? position[h - k] : h - k);                            \
            const number ar = from[i + swap], ai = from[i + !swap] * in;                           \
            const number br = from[j + swap], bi = from[j + !swap] * in;                           \
            const REAL c = side * root[2 * k], s = root[2 * k + 1];                                \
            const number re = s * (ar - br) + c * (ai + bi), im = s * (ai + bi) - c * (ar - br);   \
            to[i + swap] = (ar + br + re) * factor;                                                \
            to[i + !swap] = (ai - bi + im) * out;                                                  \
            to[j + swap] = (ar + br - re) * factor;                                                \
            to[j + !swap] = (bi - ai + im) * out;                                                  \
        }                                                                                          \
        to[swap] = first + second;                                                                 \
        to[!swap] = first - second;                                                                \
        if (!f->to_real) {                                                                         \
            to[2 * h + swap] = to[!swap];                                                          \
            to[!swap] = to[2 * h + !swap] = zero;                                                  \
        }                                                                                          \
    }
FOLD(fold_lanes, vector)
FOLD(fold_line, REAL)

static void NAMED(fold)(const fold_call *f, void *to, const void *from) {
    NAMED(fold_line)(f, NULL, false, to, from);
}

static void NAMED(lanes)(const lane_call *c) {
    vector *const buffer = c->buffer;
    const fold_call *const f = c->fold;
    const int64_t n = c->plan->n;
    if (c->from_lane == 2)
        NAMED(load_across)(c, buffer);
    else
        NAMED(load_along)(c, buffer, n + (f && f->to_real));
    if (f && f->to_real)
        NAMED(fold_lanes)(f, c->plan->position, c->swap, buffer, buffer);
    NAMED(run)(c->plan, buffer);
    if (f && !f->to_real)
        NAMED(fold_lanes)(f, NULL, c->swap, buffer, buffer);
    if (c->to_lane == 2)
        NAMED(store_across)(c, buffer);
    else
        NAMED(store_along)(c, buffer, n + (f && !f->to_real));
}
