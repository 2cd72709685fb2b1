/* real.c: transforms of rows of real numbers by complex transforms. */
#include "base/each.h"
#include "kernels/fourier/plan.h"

#define ROWS 16 /* rows of odd length that are transformed together */

static double sign(const real_call *c) { return c->inverse != c->to_real ? -1 : 1; }

/* n is even: elements at even and odd places are the parts of n / 2 complex numbers. With the
   transforms e and o of either, theirs is e + i o, and the result is e + exp(-2 pi i k / n) o. */
static int even(const real_call *c) {
    const fourier_plan *p = c->plan;
    const int64_t h = p->n / 2, from = c->to_real ? h + 1 : h, to = c->to_real ? h : h + 1;
    const double factor = c->to_real ? c->middle : c->middle / 2;
    const fold_call fold = {p->halves, h, sign(c), factor, c->to_real};
    return th_fourier_complex(&(fourier_call){p->other, c->from, c->to, c->count, 1, from, to,
                                              &fold, c->scale, c->to_real, false});
}

/* n is odd: rows become complex, or the missing conjugates are filled in. */
#define ODD(dtype, T, name)                                                                        \
    static void before_##name(const real_call *c, T *z, const T *from) {                           \
        const int64_t n = c->plan->n;                                                              \
        const T middle = (T)c->middle, imaginary = middle * (T)sign(c);                            \
        z[0] = from[0];                                                                            \
        z[1] = 0;                                                                                  \
        for (int64_t k = 1; k < n && !c->to_real; k++) {                                           \
            z[2 * k] = from[k];                                                                    \
            z[2 * k + 1] = 0;                                                                      \
        }                                                                                          \
        for (int64_t k = 1; k <= n / 2 && c->to_real; k++) {                                       \
            z[2 * k] = z[2 * (n - k)] = from[2 * k] * middle;                                      \
            z[2 * k + 1] = from[2 * k + 1] * imaginary;                                            \
            z[2 * (n - k) + 1] = -z[2 * k + 1];                                                    \
        }                                                                                          \
    }                                                                                              \
    static void after_##name(const real_call *c, T *to, const T *z) {                              \
        const int64_t n = c->plan->n;                                                              \
        const T middle = (T)c->middle, imaginary = middle * (T)sign(c);                            \
        for (int64_t k = 0; k < n && c->to_real; k++)                                              \
            to[k] = z[2 * k];                                                                      \
        for (int64_t k = 0; k <= n / 2 && !c->to_real; k++) {                                      \
            to[2 * k] = z[2 * k] * (k ? middle : 1);                                               \
            to[2 * k + 1] = z[2 * k + 1] * (k ? imaginary : 0);                                    \
        }                                                                                          \
    }                                                                                              \
    static int rows_##name(const real_call *c, int64_t begin, int64_t count) {                     \
        const int64_t n = c->plan->n, half = n + 1, bytes = count * 2 * n * (int64_t)sizeof(T);    \
        const T *const from = (const T *)c->from + begin * (c->to_real ? half : n);                \
        T *const to = (T *)c->to + begin * (c->to_real ? n : half), *const z = th_allocate(bytes); \
        if (!z)                                                                                    \
            return -1;                                                                             \
        for (int64_t i = 0; i < count; i++)                                                        \
            before_##name(c, z + i * 2 * n, from + i * (c->to_real ? half : n));                   \
        const int failed = th_fourier_complex(&(fourier_call){                                     \
            c->plan->other, z, z, count, 1, n, n, NULL, c->scale, c->to_real, true});              \
        for (int64_t i = 0; i < count; i++)                                                        \
            after_##name(c, to + i * (c->to_real ? n : half), z + i * 2 * n);                      \
        th_release(z, bytes);                                                                      \
        return failed;                                                                             \
    }
EACH_FLOATING(ODD)

typedef struct job {
    const real_call *call;
    bool failed;
} job;

/* A range of groups of rows. */
static void odd(int64_t begin, int64_t end, void *context) {
    job *j = context;
    const real_call *c = j->call;
    for (int64_t i = begin * ROWS; i < end * ROWS && i < c->count && !j->failed; i += ROWS) {
        const int64_t count = c->count - i < ROWS ? c->count - i : ROWS;
        j->failed = (c->plan->wide ? rows_double(c, i, count) : rows_float(c, i, count)) != 0;
    }
}

int th_fourier_real(const real_call *c) {
    job j = {c, false};
    if (c->plan->n % 2 == 0)
        return even(c);
    if (c->count <= ROWS) /* threads share the lines */
        odd(0, 1, &j);
    else
        th_parallel((c->count + ROWS - 1) / ROWS, 4.0 * ROWS * (double)c->plan->n, odd, &j);
    return j.failed ? -1 : 0;
}
