/* fold.h: the step between a complex line and the real line of twice its length. */
#include "kernels/fourier/passes.h"

/* The step between h complex numbers and the h + 1 of a real line, also in place: with a = from[k]
   and b = conj(from[h - k]), to[k] = (a + b) + o and to[h - k] = conj((a + b) - o), where o is
   (a - b) times (sin - i cos) of the root, or (sin + i cos) for the inverse. */
#define FOLD_PAIR(f, a, b, cosine, sine)                                                           \
    {                                                                                              \
        const REAL in = (REAL)((f)->to_real ? (f)->sign : 1), factor = (REAL)(f)->factor;          \
        const REAL out = factor * (REAL)((f)->to_real ? 1 : (f)->sign);                            \
        const REAL side = (f)->to_real ? -1 : 1;                                                   \
        const __typeof__((a).re) ai = (a).im * in, bi = (b).im * in, difference = (a).re - (b).re; \
        const __typeof__((a).re) sum = (a).re + (b).re;                                            \
        const __typeof__((cosine) * side) c = (cosine) * side;                                     \
        const __typeof__((a).re) re = (sine) * difference + c * (ai + bi);                         \
        const __typeof__((a).re) im = (sine) * (ai + bi) - c * difference;                         \
        (a).re = (sum + re) * factor;                                                              \
        (a).im = (ai - bi + im) * out;                                                             \
        (b).re = (sum - re) * factor;                                                              \
        (b).im = (bi - ai + im) * out;                                                             \
    }

/* All pairs from k = `begin` on, then the ends, whose values before are passed. Elements are at
   their positions if there are any. */
#define FOLD(name, number)                                                                         \
    static void NAMED(name)(const fold_call *f, const int64_t *position, bool swap, int64_t begin, \
                            number first, number second, number *to, const number *from) {         \
        const int64_t h = f->h;                                                                    \
        for (int64_t k = begin; k <= h / 2; k++) {                                                 \
            const int64_t i = 2 * (position ? position[k] : k);                                    \
            const int64_t j = 2 * (position ? position[h - k] : h - k);                            \
            const REAL *const root = (const REAL *)f->roots + 2 * k;                               \
            struct {                                                                               \
                number re, im;                                                                     \
            } a = {from[i + swap], from[i + !swap]}, b = {from[j + swap], from[j + !swap]};        \
            FOLD_PAIR(f, a, b, root[0], root[1])                                                   \
            to[i + swap] = a.re;                                                                   \
            to[i + !swap] = a.im;                                                                  \
            to[j + swap] = b.re;                                                                   \
            to[j + !swap] = b.im;                                                                  \
        }                                                                                          \
        to[swap] = first + second;                                                                 \
        to[!swap] = first - second;                                                                \
        if (!f->to_real) {                                                                         \
            const number zero = {0};                                                               \
            to[2 * h + swap] = to[!swap];                                                          \
            to[!swap] = to[2 * h + !swap] = zero;                                                  \
        }                                                                                          \
    }
FOLD(fold_lanes, vector)
FOLD(fold_numbers, REAL)

/* Elements of one line: WIDTH pairs at once, with a from the front and b, reversed, from the back. */
static void NAMED(fold)(const fold_call *f, void *result, const void *operand) {
    const REAL *const from = operand, *const roots = f->roots;
    REAL *const to = result;
    const int64_t h = f->h;
    const REAL first = from[0], second = from[f->to_real ? 2 * h : 1];
    lane_numbers even = {0}, back = {0}, mixed = {0}, mixed_back = {0};
    for (int i = 0; i < WIDTH; i++) {
        even[i] = 2 * i;
        back[i] = 2 * (WIDTH - 1 - i);
        mixed[i] = i / 2 + i % 2 * WIDTH;
        mixed_back[i] = WIDTH - 1 - i / 2 + i % 2 * WIDTH;
    }
    int64_t k = 1;
    for (; 2 * (k + WIDTH) <= h; k += WIDTH) {
        const vector *const i = (const vector *)(from + 2 * k);
        const vector *const r = (const vector *)(roots + 2 * k);
        const vector *const j = (const vector *)(from + 2 * (h - k - WIDTH + 1));
        pair a = {__builtin_shuffle(i[0], i[1], even), __builtin_shuffle(i[0], i[1], even + 1)};
        pair b = {__builtin_shuffle(j[0], j[1], back), __builtin_shuffle(j[0], j[1], back + 1)};
        const vector cosine = __builtin_shuffle(r[0], r[1], even);
        const vector sine = __builtin_shuffle(r[0], r[1], even + 1);
        FOLD_PAIR(f, a, b, cosine, sine)
        vector *const to_i = (vector *)(to + 2 * k);
        vector *const to_j = (vector *)(to + 2 * (h - k - WIDTH + 1));
        to_i[0] = __builtin_shuffle(a.re, a.im, mixed);
        to_i[1] = __builtin_shuffle(a.re, a.im, mixed + WIDTH / 2);
        to_j[0] = __builtin_shuffle(b.re, b.im, mixed_back);
        to_j[1] = __builtin_shuffle(b.re, b.im, mixed_back - WIDTH / 2);
    }
    NAMED(fold_numbers)(f, NULL, false, k, first, second, to, from);
}

/* Lines in lanes, in place. */
static void NAMED(fold_in_lanes)(const fold_call *f, const int64_t *position, bool swap,
                                 vector *at) {
    const vector second = at[f->to_real ? 2 * f->h + swap : !swap];
    NAMED(fold_lanes)(f, position, swap, 1, at[swap], second, at, at);
}
