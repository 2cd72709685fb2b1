/* chirp_products.h: products of complex numbers with parts of the type T: a template of line.c. */

static inline __attribute__((always_inline)) void NAME(product_at)(T *to, T to_sign, const T *a,
                                                                   T a_sign, const T *b, T scale) {
    const T re = a[0] * scale, im = a[1] * scale * a_sign, c = b[0], d = b[1];
    to[0] = re * c - im * d;
    to[1] = (re * d + im * c) * to_sign;
}

/* Every to_step-th complex number of `to` becomes the product of every a_step-th of `a` and of b,
   times scale; of conjugates if the signs are -1. */
CLONES static void NAME(product)(T *to, int64_t to_step, T to_sign, const T *a, int64_t a_step,
                                 T a_sign, const T *b, int64_t n, T scale) {
    if (to_step == 1 && a_step == 1) {
#pragma GCC ivdep
        for (int64_t k = 0; k < n; k++)
            NAME(product_at)(to + 2 * k, to_sign, a + 2 * k, a_sign, b + 2 * k, scale);
    } else {
        for (int64_t k = 0; k < n; k++)
            NAME(product_at)(to + 2 * k * to_step, to_sign, a + 2 * k * a_step, a_sign, b + 2 * k,
                             scale);
    }
}
