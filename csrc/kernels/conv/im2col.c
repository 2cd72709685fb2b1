/* im2col.c: convolution as a matrix product; the test oracle, and the method for
   all types but float. */
#include <string.h>

#include "base/each.h"
#include "kernels/blas/blas.h"
#include "kernels/conv/conv.h"
#include "walk/walk.h"

typedef struct im2col_run {
    const convolution *v;
    /* the direction decides which one is written; the others are read */
    void *input, *weight, *output;
    const void *bias;
    int64_t depth, part; /* channels x taps; elements per group of an input image */
    int64_t units, item;
    dtype type;
    void (*unit)(const struct im2col_run *, int64_t unit, void *column);
    bool failed;
} im2col_run;

#define TEMPLATE "kernels/conv/image_to_columns.h"
#include "base/each/size.h"

#define TEMPLATE "kernels/conv/columns_to_image.h"
#include "base/each/convolved.h"

static void im2col(const im2col_run *m, const char *input, void *column) {
    switch (m->item) {
    case 1: im2col_1(m->v, input, column); break;
    case 2: im2col_2(m->v, input, column); break;
    case 4: im2col_4(m->v, input, column); break;
    case 8: im2col_8(m->v, input, column); break;
    case 16: im2col_16(m->v, input, column); break;
    }
}

static void col2im(const im2col_run *m, const void *column, char *input) {
    switch (m->type) {
#define COL2IM_CASE(type, T, name) CASE(type, col2im_##name(m->v, column, input))
        EACH_CONVOLVED(COL2IM_CASE)
    default: break;
    }
}

static matrix rows_at(const void *data, int64_t rows, int64_t columns) {
    return (matrix){(char *)(uintptr_t)data, rows, columns, columns, 1};
}

/* The matrices of image and group `unit`: its output [outputs, positions], and the weight of its
   group [outputs, channels x taps]. */
static matrix output_of(const im2col_run *m, int64_t unit) {
    const int64_t rows = th_conv_outputs(m->v), plane = th_conv_positions(m->v);
    return rows_at((const char *)m->output + unit * rows * plane * m->item, rows, plane);
}
static matrix weight_of(const im2col_run *m, int64_t group) {
    const int64_t rows = th_conv_outputs(m->v);
    return rows_at((const char *)m->weight + group * rows * m->depth * m->item, rows, m->depth);
}
static char *input_of(const im2col_run *m, int64_t unit) {
    return (char *)m->input + unit * m->part * m->item;
}

/* output = weight * column + bias */
static void forward(const im2col_run *m, int64_t unit, void *column) {
    const int64_t group = unit % m->v->groups;
    const matrix output = output_of(m, unit), columns = rows_at(column, m->depth, output.columns);
    im2col(m, input_of(m, unit), column);
    for (int64_t o = 0; m->bias && o < output.rows; o++)
        th_pack(output.data + o * output.columns * m->item, m->item,
                (const char *)m->bias + (group * output.rows + o) * m->item, 0, output.columns,
                (int)m->item);
    th_multiply(m->type, th_integral(1), weight_of(m, group), columns, th_integral(m->bias != NULL),
                output);
}

static void input_gradient(const im2col_run *m, int64_t unit, void *column) {
    const matrix grad = output_of(m, unit);
    th_multiply(m->type, th_integral(1), th_transposed(weight_of(m, unit % m->v->groups)), grad,
                th_integral(0), rows_at(column, m->depth, grad.columns));
    col2im(m, column, input_of(m, unit));
}

static void weight_gradient(const im2col_run *m, int64_t group, void *column) {
    for (int64_t image = 0; image < m->v->batch; image++) {
        const int64_t unit = image * m->v->groups + group;
        const matrix grad = output_of(m, unit);
        im2col(m, input_of(m, unit), column);
        th_multiply(m->type, th_integral(1), grad,
                    th_transposed(rows_at(column, m->depth, grad.columns)), th_integral(image > 0),
                    weight_of(m, group));
    }
}

static void run_units(int64_t begin, int64_t end, void *context) {
    im2col_run *m = context;
    int64_t bytes = m->depth * th_conv_positions(m->v) * m->item;
    void *column = th_allocate(bytes);
    if (!column) {
        __atomic_store_n(&m->failed, true, __ATOMIC_RELAXED);
        return;
    }
    for (int64_t unit = begin; unit < end; unit++)
        m->unit(m, unit, column);
    th_release(column, bytes);
}

static int run(im2col_run *m, dtype type) {
    const convolution *v = m->v;
    m->depth = th_conv_channels(v) * th_conv_taps(v);
    m->part = th_conv_channels(v) * th_conv_pixels(v);
    m->item = th_item_size[type];
    m->type = type;
    int64_t work = m->depth * th_conv_positions(v) * th_conv_outputs(v) / 16;
    th_parallel(m->units, (double)work, run_units, m);
    return m->failed ? -1 : 0;
}

int th_im2col_forward(dtype type, const convolution *v, const void *input, const void *weight,
                      const void *bias, void *output) {
    im2col_run m = {.v = v,
                    .input = (void *)input,
                    .weight = (void *)weight,
                    .bias = bias,
                    .output = output,
                    .units = v->batch * v->groups,
                    .unit = forward};
    return run(&m, type);
}

int th_im2col_input(dtype type, const convolution *v, const void *grad, const void *weight,
                    void *result) {
    im2col_run m = {.v = v,
                    .input = result,
                    .weight = (void *)weight,
                    .output = (void *)grad,
                    .units = v->batch * v->groups,
                    .unit = input_gradient};
    return run(&m, type);
}

int th_im2col_weight(dtype type, const convolution *v, const void *grad, const void *input,
                     void *result) {
    im2col_run m = {.v = v,
                    .input = (void *)input,
                    .weight = result,
                    .output = (void *)grad,
                    .units = v->groups,
                    .unit = weight_gradient};
    return run(&m, type);
}
