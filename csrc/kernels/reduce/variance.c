/* variance.c: variance and standard deviation, of all elements or along a dimension, and the
   gradient of the variance. */
#include "variance.h"

#include <math.h>
#include <string.h>

#include "kernels/reduce/lines.h"

#define BLOCK 2048 /* elements read twice while cached: for their mean, then for the distances */
#define LINES 32   /* the same for columns */
#define PART (BLOCK * 32) /* elements of a long row that one thread takes at a time */
#define COLUMNS 128
#define LANES 16

/* Count, mean and sum of squared distances from the mean. */
typedef struct moments {
    double count, mean, squares;
} moments;

/* Combine two sets (Chan, Golub, LeVeque, Updating Formulae and a Pairwise Algorithm, 1979). */
static moments join(moments a, moments b) {
    if (!a.count)
        return b;
    const double count = a.count + b.count, away = b.mean - a.mean;
    return (moments){count, a.mean + away * (b.count / count),
                     a.squares + b.squares + away * away * (a.count * b.count / count)};
}

/* Contiguous [outer, count, inner]; results are [outer, inner]. */
typedef struct layers {
    const void *from;
    void *to;
    int64_t outer, count, inner;
    double correction;
    bool root;
    moments *piece;
} layers;

static double finish(const layers *l, moments m) {
    const double divisor = m.count - l->correction;
    const double variance = m.squares / (divisor > 0 ? divisor : 0);
    return l->root ? sqrt(variance) : variance;
}

/* Deviation of doubles whose squares leave the range: `step` apart, relative to the largest. */
static double careful_deviation(const layers *l, const double *x, int64_t step) {
    double largest = 0, mean = 0, squares = 0;
    for (int64_t i = 0; i < l->count; i++)
        largest = fabs(x[i * step]) > largest ? fabs(x[i * step]) : largest;
    if (largest == 0) /* of zeros, or of nan, which the sums pass on */
        largest = 1;
    for (int64_t i = 0; i < l->count; i++)
        mean += x[i * step] / largest / (double)l->count;
    for (int64_t i = 0; i < l->count; i++) {
        const double away = x[i * step] / largest - mean;
        squares += away * away;
    }
    return largest * finish(l, (moments){(double)l->count, mean, squares});
}

static float result_float(const layers *l, moments m, const float *x, int64_t step) {
    (void)x, (void)step;
    return (float)finish(l, m);
}
static double result_double(const layers *l, moments m, const double *x, int64_t step) {
    const bool fits = (m.squares > 1e-280) & (m.squares < 1e280);
    const bool equal = m.squares == 0 && (l->count < 2 || fabs(m.mean) > 1e-130);
    return fits || equal || !l->root ? finish(l, m) : careful_deviation(l, x, step);
}

#define TEMPLATE "kernels/reduce/moments.h"
#include "base/each/floating.h"

/* One long row: parts of fixed length, joined in order, independent of the number of threads. */
static int one_row(layers *l, dtype type) {
    const int64_t parts = (l->count + PART - 1) / PART;
    moments one, all = {0};
    l->piece = parts > 1 ? th_allocate(parts * (int64_t)sizeof(moments)) : &one;
    if (!l->piece)
        return -1;
    th_parallel(parts, PART, type == TH_FLOAT ? parts_float : parts_double, l);
    for (int64_t p = 0; p < parts; p++)
        all = join(all, l->piece[p]);
    if (parts > 1)
        th_release(l->piece, parts * (int64_t)sizeof(moments));
    if (type == TH_FLOAT)
        *(float *)l->to = result_float(l, all, l->from, 1);
    else
        *(double *)l->to = result_double(l, all, l->from, 1);
    return 0;
}

static double correction_of(bool unbiased, int64_t correction) {
    return correction == TH_NONE ? unbiased : (double)correction;
}

static int run(const char *op, tensor *output, const tensor *input, ints dim, double correction,
               bool root) {
    uint64_t mask;
    if (th_dims_mask(op, dim, input->ndim, &mask))
        return -1;
    const tensor lines = th_lines_of(input, mask);
    tensor *from = th_dense(&lines), *to = th_dense_result(output);
    int failed = from && to ? 0 : -1;
    if (!failed && output->numel) {
        const around a = th_around_lines(from, mask);
        layers l = {.from = th_data(from),
                    .to = th_data(to),
                    .outer = a.outer,
                    .count = a.count,
                    .inner = a.inner,
                    .correction = correction,
                    .root = root};
        const int64_t each = (l.inner + COLUMNS - 1) / COLUMNS;
        const int64_t work = l.count * (l.inner < COLUMNS ? l.inner : COLUMNS) + 1;
        if (output->numel == 1)
            failed = one_row(&l, input->dtype);
        else
            th_parallel(l.outer * each, (double)work,
                        input->dtype == TH_FLOAT ? pieces_float : pieces_double, &l);
    }
    th_drop(from);
    return th_deliver(output, to, failed);
}

int shape_var(extent *result, const tensor *input, ints dim, bool unbiased, bool keepdim,
              int64_t correction) {
    (void)unbiased, (void)correction;
    return th_reduced_shape("var", result, input, dim, keepdim);
}

int cpu_var(tensor *output, const tensor *input, ints dim, bool unbiased, bool keepdim,
            int64_t correction) {
    (void)keepdim;
    return run("var", output, input, dim, correction_of(unbiased, correction), false);
}

int shape_std(extent *result, const tensor *input, ints dim, bool unbiased, bool keepdim,
              int64_t correction) {
    (void)unbiased, (void)correction;
    return th_reduced_shape("std", result, input, dim, keepdim);
}

int cpu_std(tensor *output, const tensor *input, ints dim, bool unbiased, bool keepdim,
            int64_t correction) {
    (void)keepdim;
    return run("std", output, input, dim, correction_of(unbiased, correction), true);
}

/* The gradient: input [outer, count, inner], grad_output [outer, inner] */

int shape_var_input(extent *result, const tensor *grad_output, const tensor *input, ints dim,
                    bool unbiased, bool keepdim, int64_t correction) {
    (void)unbiased, (void)correction;
    return th_reduced_input_shape("var_input", result, input, grad_output, NULL, dim, keepdim);
}

static int center(tensor *output, const tensor *grad, const tensor *input, uint64_t mask,
                  double correction) {
    const around a = th_around_lines(input, mask);
    double *mean = input->numel ? th_allocate(a.inner * (int64_t)sizeof(double)) : NULL;
    if (!mean)
        return input->numel ? -1 : 0;
    const double divisor = (double)a.count - correction, scale = 2 / (divisor > 0 ? divisor : 0);
    if (input->dtype == TH_FLOAT)
        center_float(th_data(output), th_data(grad), th_data(input), mean, a.outer, a.count,
                     a.inner, scale);
    else
        center_double(th_data(output), th_data(grad), th_data(input), mean, a.outer, a.count,
                      a.inner, scale);
    th_release(mean, a.inner * (int64_t)sizeof(double));
    return 0;
}

int cpu_var_input(tensor *output, const tensor *grad_output, const tensor *input, ints dim,
                  bool unbiased, bool keepdim, int64_t correction) {
    (void)keepdim;
    uint64_t mask;
    if (th_dims_mask("var_input", dim, input->ndim, &mask))
        return -1;
    const tensor lines = th_lines_of(input, mask);
    tensor to = th_lines_of(output, mask);
    tensor *grad = th_dense(grad_output), *plain = grad ? th_dense(&lines) : NULL;
    tensor *result = plain ? th_dense_result(&to) : NULL;
    const int failed = result
                           ? center(result, grad, plain, mask, correction_of(unbiased, correction))
                           : -1;
    th_drop(grad);
    th_drop(plain);
    return th_deliver(&to, result, failed);
}
