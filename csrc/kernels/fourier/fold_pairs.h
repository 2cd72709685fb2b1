/* fold_pairs.h: the step of fold.h for elements of type NUMBER, a vector or a REAL, with the names OF(word): a
   template of fold.h. */

typedef struct OF(parts) {
    NUMBER re, im;
} OF(parts);

/* The step between h complex numbers and the h + 1 of a real line, also in place: with a = from[k]
   and b = conj(from[h - k]), to[k] = (a + b) + o and to[h - k] = conj((a + b) - o), where o is
   (a - b) times (sin - i cos) of the root, or (sin + i cos) for the inverse. */
INLINE void OF(fold_pair)(const fold_call *f, OF(parts) * a, OF(parts) * b, NUMBER cosine,
                          NUMBER sine) {
    const REAL in = (REAL)(f->to_real ? f->sign : 1), factor = (REAL)f->factor;
    const REAL out = factor * (REAL)(f->to_real ? 1 : f->sign);
    const REAL side = f->to_real ? -1 : 1;
    const NUMBER ai = a->im * in, bi = b->im * in, difference = a->re - b->re;
    const NUMBER sum = a->re + b->re, c = cosine * side;
    const NUMBER re = sine * difference + c * (ai + bi);
    const NUMBER im = sine * (ai + bi) - c * difference;
    a->re = (sum + re) * factor;
    a->im = (ai - bi + im) * out;
    b->re = (sum - re) * factor;
    b->im = (bi - ai + im) * out;
}

/* All pairs from k = `begin` on, then the ends, whose values before are passed. Elements are at
   their positions if there are any. */
static void OF(fold)(const fold_call *f, const int64_t *position, bool swap, int64_t begin,
                     NUMBER first, NUMBER second, NUMBER *to, const NUMBER *from) {
    const int64_t h = f->h;
    const NUMBER zero = {0};
    for (int64_t k = begin; k <= h / 2; k++) {
        const int64_t i = 2 * (position ? position[k] : k);
        const int64_t j = 2 * (position ? position[h - k] : h - k);
        const REAL *const root = (const REAL *)f->roots + 2 * k;
        OF(parts) a = {from[i + swap], from[i + !swap]}, b = {from[j + swap], from[j + !swap]};
        OF(fold_pair)(f, &a, &b, root[0] - zero, root[1] - zero);
        to[i + swap] = a.re;
        to[i + !swap] = a.im;
        to[j + swap] = b.re;
        to[j + !swap] = b.im;
    }
    to[swap] = first + second;
    to[!swap] = first - second;
    if (!f->to_real) {
        to[2 * h + swap] = to[!swap];
        to[!swap] = to[2 * h + !swap] = zero;
    }
}
