/* softmax.c: softmax and log_softmax along one dimension, and their gradients. */
#include "softmax.h"

#include <math.h>
#include <string.h>

#include "kernels/nn/exponential.h"
#include "kernels/nn/float_blocks.h"
#include "walk/dense.h"

#define COLUMNS 256
/* as many rows of up to as many elements are transposed and processed as columns */
#define SHORT 32
#define SHORT_GRADIENT 15
#define ROWS 16
/* Elements of whole vectors. The rest of a row is a vector, too, of which some lanes count; the others
   hold an element of the row, whose exponential is as quick. */
#define WHOLE 16
#define LANES 64 /* sums of a gradient's row: additions that do not wait for each other */
#define EACH_OF(k, count) _Pragma("omp simd") for (int k = 0; k < (count); k++)
#define EACH_LANE(k) EACH_OF(k, WHOLE)
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

/* Half and bfloat16. An item is all elements of an outer index, or a strip of STRIP columns or fewer
   of them, if they leave the caches. */
#define STRIP 64
#define MOST 32768
typedef struct narrow_layers {
    const layers *l;
    float_blocks blocks;
    int64_t strips; /* per outer index */
} narrow_layers;

static void compute_outers(const narrow_layers *n, layers own, int64_t item, int64_t end) {
    const float_blocks *f = &n->blocks;
    const int64_t most = th_block_items(f, ROWS);
    for (int64_t count; item < end; item += count) {
        count = end - item < most ? end - item : most;
        const int64_t at = item * f->size, size = count * f->size;
        th_widen_block(f, (float *)(uintptr_t)own.first, n->l->first, at, size);
        if (own.gradient)
            th_widen_block(f, (float *)(uintptr_t)own.second, n->l->second, at, size);
        pieces_float(0, count * ((own.inner + COLUMNS - 1) / COLUMNS), &own);
        th_round_block(f, n->l->result, at, own.result, size);
    }
}

static void compute_strips(const narrow_layers *n, layers own, int64_t item, int64_t end) {
    const float_blocks *f = &n->blocks;
    const int64_t step = n->l->inner;
    for (; item < end; item++) {
        const int64_t begin = item % n->strips * STRIP, left = step - begin;
        const int64_t width = own.inner = left < STRIP ? left : STRIP;
        const int64_t at = item / n->strips * own.count * step + begin;
        for (int64_t i = 0; i < own.count; i++) {
            th_widen_block(f, (float *)(uintptr_t)own.first + i * width, n->l->first, at + i * step,
                           width);
            if (own.gradient)
                th_widen_block(f, (float *)(uintptr_t)own.second + i * width, n->l->second,
                               at + i * step, width);
        }
        pieces_float(0, 1, &own);
        for (int64_t i = 0; i < own.count; i++)
            th_round_block(f, n->l->result, at + i * step, (float *)own.result + i * width, width);
    }
}

static void narrow_pieces(int64_t begin, int64_t end, void *context) {
    const narrow_layers *n = context;
    const float_blocks *f = &n->blocks;
    for (int64_t part = begin; part < end; part++) {
        layers own = *n->l;
        const int64_t item = part * f->share, last = item + f->share;
        own.first = th_block_of(f, part, 0);
        own.second = th_block_of(f, part, 1);
        own.result = th_block_of(f, part, 2);
        (n->strips ? compute_strips : compute_outers)(n, own, item,
                                                      last < f->items ? last : f->items);
    }
}

static int run_narrow(const layers *l) {
    const int64_t whole = l->count * l->inner;
    const bool divides = whole > MOST && l->inner > STRIP;
    narrow_layers n = {.l = l, .strips = divides ? (l->inner + STRIP - 1) / STRIP : 0};
    const double cycles = 3.0 * (double)whole * (double)l->outer;
    if (th_begin_blocks(&n.blocks, l->type, divides ? l->outer * n.strips : l->outer,
                        divides ? 1 : ROWS, divides ? l->count * STRIP : whole, cycles))
        return -1;
    th_parallel(n.blocks.parts, cycles / (double)n.blocks.parts, narrow_pieces, &n);
    th_end_blocks(&n.blocks);
    return 0;
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
    if (th_is_narrow(l.type))
        return run_narrow(&l);
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
