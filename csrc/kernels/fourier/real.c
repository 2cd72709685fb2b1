/* real.c: transforms of rows of real numbers by complex transforms. */
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

#define TEMPLATE "kernels/fourier/odd_rows.h"
#include "base/each/floating.h"

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
