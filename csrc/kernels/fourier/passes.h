/* passes.h: vectors of REAL numbers, and the passes of a transform in a buffer of them. types.h
   defines REAL, WIDTH and NAME(word) and includes this file, by way of lanes.h, for each type. */
#include "kernels/fourier/plan.h"

#undef vector
#undef pair
#undef lane_numbers
#define vector NAME(vector)
#define pair NAME(pair)
#define lane_numbers NAME(lane_numbers)

typedef REAL vector
    __attribute__((vector_size(WIDTH * sizeof(REAL)), aligned(sizeof(REAL)), may_alias));
typedef WHOLE lane_numbers __attribute__((vector_size(WIDTH * sizeof(REAL))));
typedef struct pair {
    vector re, im;
} pair;

INLINE pair NAME(plus)(pair a, pair b) { return (pair){a.re + b.re, a.im + b.im}; }
INLINE pair NAME(minus)(pair a, pair b) { return (pair){a.re - b.re, a.im - b.im}; }
/* a times a complex number, whose parts are numbers or vectors. */
#define TIMES(a, c, d) ((pair){(a).re * (c) - (a).im * (d), (a).re * (d) + (a).im * (c)})

/* --- butterflies: the transform of R pairs in place; R is a constant --- */

INLINE void NAME(two)(pair *a, pair *b) {
    const pair sum = NAME(plus)(*a, *b);
    *b = NAME(minus)(*a, *b);
    *a = sum;
}

INLINE void NAME(four)(pair *a, pair *b, pair *c, pair *d) {
    NAME(two)(a, c);
    NAME(two)(b, d);
    const pair rotated = {d->im, -d->re}, second = *c;
    NAME(two)(a, b);
    *c = *b;
    *b = NAME(plus)(second, rotated);
    *d = NAME(minus)(second, rotated);
}

INLINE void NAME(eight)(pair *x) {
    NAME(four)(x, x + 2, x + 4, x + 6);
    NAME(four)(x + 1, x + 3, x + 5, x + 7);
    const REAL half = (REAL)0.70710678118654752440;
    const pair b = x[3], d = x[7];
    x[3] = (pair){(b.re + b.im) * half, (b.im - b.re) * half};
    x[5] = (pair){x[5].im, -x[5].re};
    x[7] = (pair){(d.im - d.re) * half, (d.re + d.im) * -half};
    pair even[4] = {x[0], x[2], x[4], x[6]}, odd[4] = {x[1], x[3], x[5], x[7]};
    _Pragma("GCC unroll 4") for (int k = 0; k < 4; k++) {
        x[k] = NAME(plus)(even[k], odd[k]);
        x[k + 4] = NAME(minus)(even[k], odd[k]);
    }
}

/* An odd number of pairs. roots holds the R cosines and sines of 2 pi j / R. */
INLINE void NAME(odd)(int R, pair *x, const REAL *roots) {
    const int half = R / 2;
    const pair first = x[0];
    _Pragma("GCC unroll 3") for (int q = 1; q <= half; q++) {
        NAME(two)(&x[q], &x[R - q]);
        x[0] = NAME(plus)(x[0], x[q]);
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
INLINE void NAME(pass)(int R, bool first, vector *at, int64_t span, int64_t blocks,
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
                NAME(two)(x, x + 1);
            else if (R == 4)
                NAME(four)(x, x + 1, x + 2, x + 3);
            else if (R == 8)
                NAME(eight)(x);
            else
                NAME(odd)(R, x, p->roots);
            _Pragma("GCC unroll 8") for (int q = 0; q < R; q++) {
                here[2 * q * span] = x[q].re;
                here[2 * q * span + 1] = x[q].im;
            }
        }
    }
}

INLINE void NAME(pass_of_radix)(const int R, vector *at, int64_t blocks, const lane_pass *p) {
    if (p->span == 1)
        NAME(pass)(R, true, at, 1, blocks, p);
    else
        NAME(pass)(R, false, at, p->span, blocks, p);
}

#define PASS(name, R)                                                                              \
    static void NAME(name)(vector * at, int64_t blocks, const lane_pass *p) {                      \
        NAME(pass_of_radix)(R, at, blocks, p);                                                     \
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
static void NAME(run)(const lane_plan *plan, vector *at) {
    static void (*const passes[])(vector *, int64_t, const lane_pass *) = {
        [2] = NAME(pass_2), [3] = NAME(pass_3), [4] = NAME(pass_4),  [5] = NAME(pass_5),
        [7] = NAME(pass_7), [8] = NAME(pass_8), [9] = NAME(pass_any)};
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
