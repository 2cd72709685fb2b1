/* softmax.c: softmax and log_softmax along one dimension, and their gradients. */
#include "softmax.h"

#include <math.h>
#include <string.h>

#include "kernels/nn/exponential.h"
#include "walk/dense.h"

#define COLUMNS 256
/* as many rows of up to as many elements are transposed and processed as columns */
#define SHORT 32
#define SHORT_GRADIENT 15
#define ROWS 16
/* Elements of whole vectors. The rest of a row is a vector, too, of which some lanes count; the others
   hold an element of the row, whose exponential is as quick. */
#define WHOLE 16
#define EACH_LANE(k) _Pragma("omp simd") for (int k = 0; k < WHOLE; k++)
#define LARGER(a, b) ((a) > (b) ? (a) : (b))
#define PLUS(a, b) ((a) + (b))
#define JOIN_HALVES(JOIN, lane, half)                                                              \
    for (int k = 0; k < (half); k++)                                                               \
        lane[k] = JOIN(lane[k], lane[k + (half)]);
#define JOIN_ALL(JOIN, lane)                                                                       \
    JOIN_HALVES(JOIN, lane, 8)                                                                     \
    JOIN_HALVES(JOIN, lane, 4) JOIN_HALVES(JOIN, lane, 2) JOIN_HALVES(JOIN, lane, 1)

/* Elements [outer, count, inner] of contiguous tensors; count is the size of dim. */
typedef struct layers {
    const void *first, *second; /* input, or grad and output */
    void *result;
    int64_t outer, count, inner;
    dtype type;
    bool logarithm, gradient;
} layers;

#define TEMPLATE "kernels/nn/softmax_lines.h"
#include "base/each/floating.h"

static void pieces(int64_t begin, int64_t end, void *context) {
    const layers *l = context;
    if (l->type == TH_FLOAT)
        pieces_float(begin, end, l);
    else
        pieces_double(begin, end, l);
}

static int run(const char *op, tensor *output, const tensor *first, const tensor *second,
               int64_t dim, bool logarithm) {
    if (!output->numel)
        return 0;
    const around at = th_around(output, th_wrap_dim(op, dim, output->ndim));
    layers l = {.first = th_data(first),
                .second = second ? th_data(second) : NULL,
                .result = th_data(output),
                .outer = at.outer,
                .count = at.count,
                .inner = at.inner,
                .type = output->dtype,
                .logarithm = logarithm,
                .gradient = second};
    const int64_t each = (l.inner + COLUMNS - 1) / COLUMNS;
    const int64_t work = l.count * (l.inner < COLUMNS ? l.inner : COLUMNS);
    th_parallel(l.outer * each, 3.0 * (double)work, pieces, &l);
    return 0;
}

static int shape(const char *op, extent *result, const tensor *input, int64_t dim) {
    if (th_wrap_dim(op, dim, input->ndim) < 0)
        return -1;
    *result = th_extent(input);
    return 0;
}

static int gradient_shape(const char *op, extent *result, const tensor *grad, const tensor *output,
                          int64_t dim) {
    if (!th_same_size(grad, output))
        return th_fail(TH_RUNTIME, "%s: grad_output is %s, the result was %s; need the same size",
                       op, th_describe(grad), th_describe(output));
    return shape(op, result, grad, dim);
}

int shape_softmax(extent *result, const tensor *input, int64_t dim) {
    return shape("$", result, input, dim);
}

int cpu_softmax(tensor *output, const tensor *input, int64_t dim) {
    return run("$", output, input, NULL, dim, false);
}

int shape_log_softmax(extent *result, const tensor *input, int64_t dim) {
    return shape("$", result, input, dim);
}

int cpu_log_softmax(tensor *output, const tensor *input, int64_t dim) {
    return run("$", output, input, NULL, dim, true);
}

int shape_softmax_input(extent *result, const tensor *grad_output, const tensor *probability,
                        int64_t dim) {
    return gradient_shape("softmax_input", result, grad_output, probability, dim);
}

int cpu_softmax_input(tensor *output, const tensor *grad_output, const tensor *probability,
                      int64_t dim) {
    return run("softmax_input", output, grad_output, probability, dim, false);
}

int shape_log_softmax_input(extent *result, const tensor *grad_output,
                            const tensor *log_probability, int64_t dim) {
    return gradient_shape("log_softmax_input", result, grad_output, log_probability, dim);
}

int cpu_log_softmax_input(tensor *output, const tensor *grad_output, const tensor *log_probability,
                          int64_t dim) {
    return run("log_softmax_input", output, grad_output, log_probability, dim, true);
}
