/* fold.h: the step between a complex line and the real line of twice its length: a part of lanes.h. */
#include "kernels/fourier/passes.h"

#define NUMBER vector
#define OF(word) NAME(word##_lanes)
#include "kernels/fourier/fold_pairs.h"
#undef NUMBER
#undef OF
#define NUMBER REAL
#define OF(word) NAME(word##_numbers)
#include "kernels/fourier/fold_pairs.h"
#undef NUMBER
#undef OF

/* Elements of one line: WIDTH pairs at once, with a from the front and b, reversed, from the back. */
static void NAME(fold)(const fold_call *f, void *result, const void *operand) {
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
        NAME(parts_lanes)
        a = {__builtin_shuffle(i[0], i[1], even), __builtin_shuffle(i[0], i[1], even + 1)};
        NAME(parts_lanes)
        b = {__builtin_shuffle(j[0], j[1], back), __builtin_shuffle(j[0], j[1], back + 1)};
        const vector cosine = __builtin_shuffle(r[0], r[1], even);
        const vector sine = __builtin_shuffle(r[0], r[1], even + 1);
        NAME(fold_pair_lanes)(f, &a, &b, cosine, sine);
        vector *const to_i = (vector *)(to + 2 * k);
        vector *const to_j = (vector *)(to + 2 * (h - k - WIDTH + 1));
        to_i[0] = __builtin_shuffle(a.re, a.im, mixed);
        to_i[1] = __builtin_shuffle(a.re, a.im, mixed + WIDTH / 2);
        to_j[0] = __builtin_shuffle(b.re, b.im, mixed_back);
        to_j[1] = __builtin_shuffle(b.re, b.im, mixed_back - WIDTH / 2);
    }
    NAME(fold_numbers)(f, NULL, false, k, first, second, to, from);
}

/* Lines in lanes, in place. */
static void NAME(fold_in_lanes)(const fold_call *f, const int64_t *position, bool swap,
                                vector *at) {
    const vector second = at[f->to_real ? 2 * f->h + swap : !swap];
    NAME(fold_lanes)(f, position, swap, 1, at[swap], second, at, at);
}
