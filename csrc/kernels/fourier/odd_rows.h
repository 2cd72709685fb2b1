/* odd_rows.h: transforms of rows of an odd number of elements, in the type T: a template of real.c. */

/* Rows become complex, or the missing conjugates are filled in. */
static void NAME(before)(const real_call *c, T *z, const T *from) {
    const int64_t n = c->plan->n;
    const T middle = (T)c->middle, imaginary = middle * (T)sign(c);
    z[0] = from[0];
    z[1] = 0;
    for (int64_t k = 1; k < n && !c->to_real; k++) {
        z[2 * k] = from[k];
        z[2 * k + 1] = 0;
    }
    for (int64_t k = 1; k <= n / 2 && c->to_real; k++) {
        z[2 * k] = z[2 * (n - k)] = from[2 * k] * middle;
        z[2 * k + 1] = from[2 * k + 1] * imaginary;
        z[2 * (n - k) + 1] = -z[2 * k + 1];
    }
}

static void NAME(after)(const real_call *c, T *to, const T *z) {
    const int64_t n = c->plan->n;
    const T middle = (T)c->middle, imaginary = middle * (T)sign(c);
    for (int64_t k = 0; k < n && c->to_real; k++)
        to[k] = z[2 * k];
    for (int64_t k = 0; k <= n / 2 && !c->to_real; k++) {
        to[2 * k] = z[2 * k] * (k ? middle : 1);
        to[2 * k + 1] = z[2 * k + 1] * (k ? imaginary : 0);
    }
}

static int NAME(rows)(const real_call *c, int64_t begin, int64_t count) {
    const int64_t n = c->plan->n, half = n + 1, bytes = count * 2 * n * (int64_t)sizeof(T);
    const T *const from = (const T *)c->from + begin * (c->to_real ? half : n);
    T *const to = (T *)c->to + begin * (c->to_real ? n : half), *const z = th_allocate(bytes);
    if (!z)
        return -1;
    for (int64_t i = 0; i < count; i++)
        NAME(before)(c, z + i * 2 * n, from + i * (c->to_real ? half : n));
    const int failed = th_fourier_complex(
        &(fourier_call){c->plan->other, z, z, count, 1, n, n, NULL, c->scale, c->to_real, true});
    for (int64_t i = 0; i < count; i++)
        NAME(after)(c, to + i * (c->to_real ? n : half), z + i * 2 * n);
    th_release(z, bytes);
    return failed;
}
