/* logcumsumexp.c: logarithms of the sums of exponentials up to each element along a dimension, and
   the two linear maps that its gradients are made of: sums of values weighted by exp(input[i] -
   total[j]), over the j from i on or over the i up to j. */
#include "logcumsumexp.h"

#include <math.h>

#include "base/each.h"
#include "base/vector.h"
#include "row/row.h"
#include "walk/dense.h"

enum { LOGARITHM, FROM_HERE, UP_TO_HERE };

/* Contiguous [outer, count, inner], one line of which is count elements, inner apart. */
typedef struct exponentials {
    const void *input, *total, *values;
    void *to;
    int64_t count, inner;
    dtype type;
    int work;
} exponentials;

/* a - b, but 0 of two equal infinities. */
static inline double gap(double a, double b) { return a == b ? 0 : a - b; }

/* The totals rise along a line, so no exponent that the two sums meet is positive. */
#define LINES(type, T, name)                                                                       \
    static void logarithm_##name(const T *x, int64_t count, int64_t step, T *to) {                 \
        double top = -INFINITY, sum = 0;                                                           \
        for (int64_t i = 0; i < count * step; i += step) {                                         \
            const double e = (double)x[i];                                                         \
            sum = e > top ? sum * exp(gap(top, e)) + 1 : sum + exp(gap(e, top));                   \
            top = e > top ? e : top;                                                               \
            to[i] = (T)(top + log(sum));                                                           \
        }                                                                                          \
    }                                                                                              \
    static void from_here_##name(const T *x, const T *total, const T *values, int64_t count,       \
                                 int64_t step, T *to) {                                            \
        double sum = 0;                                                                            \
        for (int64_t i = (count - 1) * step, behind = i; i >= 0; behind = i, i -= step) {          \
            sum = sum * exp(gap((double)total[i], (double)total[behind])) + (double)values[i];     \
            to[i] = (T)(sum * exp(gap((double)x[i], (double)total[i])));                           \
        }                                                                                          \
    }                                                                                              \
    static void up_to_here_##name(const T *x, const T *total, const T *values, int64_t count,      \
                                  int64_t step, T *to) {                                           \
        double sum = 0;                                                                            \
        for (int64_t i = 0, before = 0; i < count * step; before = i, i += step) {                 \
            sum = sum * exp(gap((double)total[before], (double)total[i]))                          \
                  + exp(gap((double)x[i], (double)total[i])) * (double)values[i];                  \
            to[i] = (T)sum;                                                                        \
        }                                                                                          \
    }
EACH_FLOATING(LINES)

#define TAKE(type, T, name)                                                                        \
    case type: {                                                                                   \
        const T *x = (const T *)e->input + at, *total = (const T *)e->total;                       \
        const T *values = (const T *)e->values;                                                    \
        T *to = (T *)e->to + at;                                                                   \
        if (e->work == LOGARITHM)                                                                  \
            logarithm_##name(x, e->count, e->inner, to);                                           \
        else                                                                                       \
            (e->work == FROM_HERE ? from_here_##name : up_to_here_##name)(                         \
                x, total + at, values + at, e->count, e->inner, to);                               \
        break;                                                                                     \
    }

static void lines(int64_t begin, int64_t end, void *context) {
    const exponentials *e = context;
    for (int64_t line = begin; line < end; line++) {
        const int64_t at = line / e->inner * e->count * e->inner + line % e->inner;
        switch (e->type) {
            EACH_FLOATING(TAKE)
        default: break;
        }
    }
}

static int run(int work, tensor *output, const tensor *values, const tensor *input,
               const tensor *total, int64_t dim) {
    const int64_t along = th_wrap_dim("logcumsumexp", dim, input->ndim);
    tensor *x = th_dense_apart(output, input), *to = th_dense_result(output);
    tensor *sums = total ? th_dense_apart(output, total) : NULL;
    tensor *weighed = values ? th_dense_apart(output, values) : NULL;
    int failed = x && to && !sums == !total && !weighed == !values ? 0 : -1;
    if (!failed && input->numel) {
        const around a = th_around(input, along);
        exponentials e = {.input = th_data(x),
                          .total = sums ? th_data(sums) : NULL,
                          .values = weighed ? th_data(weighed) : NULL,
                          .to = th_data(to),
                          .count = a.count,
                          .inner = a.inner,
                          .type = input->dtype,
                          .work = work};
        th_parallel(a.outer * a.inner, 16.0 * (double)a.count, lines, &e);
    }
    th_drop(x);
    th_drop(sums);
    th_drop(weighed);
    return th_deliver(output, to, failed);
}

int shape_logcumsumexp(extent *result, const tensor *input, int64_t dim) {
    if (th_wrap_dim("logcumsumexp", dim, input->ndim) < 0)
        return -1;
    *result = th_extent(input);
    return 0;
}

int cpu_logcumsumexp(tensor *output, const tensor *input, int64_t dim) {
    return run(LOGARITHM, output, NULL, input, NULL, dim);
}

static int shape(const char *op, extent *result, const tensor *values, const tensor *input,
                 const tensor *total, int64_t dim) {
    *result = th_extent(input);
    if (th_wrap_dim(op, dim, input->ndim) < 0)
        return -1;
    return th_check_gradient(op, values, result) || th_check_gradient(op, total, result) ? -1 : 0;
}

int shape_logcumsumexp_input(extent *result, const tensor *grad_output, const tensor *input,
                             const tensor *total, int64_t dim) {
    return shape("logcumsumexp_input", result, grad_output, input, total, dim);
}

int cpu_logcumsumexp_input(tensor *output, const tensor *grad_output, const tensor *input,
                           const tensor *total, int64_t dim) {
    return run(FROM_HERE, output, grad_output, input, total, dim);
}

int shape_logcumsumexp_mean(extent *result, const tensor *values, const tensor *input,
                            const tensor *total, int64_t dim) {
    return shape("logcumsumexp_mean", result, values, input, total, dim);
}

int cpu_logcumsumexp_mean(tensor *output, const tensor *values, const tensor *input,
                          const tensor *total, int64_t dim) {
    return run(UP_TO_HERE, output, values, input, total, dim);
}
