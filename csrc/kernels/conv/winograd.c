/* winograd.c: 3x3 convolutions of stride 1 by Winograd's F(4x4, 3x3): image and kernel are divided
   into squares, each transformed to 36 numbers per channel, and multiplied by 36 products over
   channels. */
#include <string.h>

#include "kernels/conv/conv.h"

enum { PARTS = 8, SQUARES = 96 };

/* Rows of squares are numbered through the batch; a unit has some of them. */
typedef struct winograd {
    const convolution *v;
    const float *input, *bias, *grad;
    float *output, *weight;     /* weight: [36][channels][outputs] of the kernel or its gradient */
    int64_t down, across, rows; /* squares of an image; rows of squares per unit */
    int64_t channels, outputs;  /* rounded up to whole lanes */
    int64_t kernel;             /* floats between two of the 36 numbers of weight */
    int64_t parts;
    bool failed;
} winograd;

/* Cycles of a unit with that many rows of squares. */
static double unit_cost(const winograd *w, int64_t rows) {
    return 2.0 * (double)(rows * w->across * w->channels * w->outputs);
}

typedef struct space {
    float *image;            /* [rows][columns][16], zeros around */
    float *inputs, *outputs; /* [36][squares][channels or outputs] */
    int64_t *offset;
    int64_t bytes;
} space;

static int64_t round_lanes(int64_t count) { return (count + TH_LANES - 1) / TH_LANES * TH_LANES; }

/* A distance between the 36 numbers that avoids mapping all of them to one cache set. */
static int64_t apart(int64_t count) { return count + (count / TH_LANES % 2 ? 0 : TH_LANES); }

bool th_winograd_suits(const convolution *v) {
    for (int d = 0; d < 2; d++)
        if (v->kernel[d] != 3 || v->stride[d] != 1 || v->dilation[d] != 1 || v->padding[d] > 2)
            return false;
    int64_t squares = th_ratio_up(v->result[0], 4) * th_ratio_up(v->result[1], 4);
    bool many = v->channels >= 16 && v->outputs >= 16 && v->groups == 1;
    return many && th_conv_positions(v) >= squares * 4;
}

static winograd prepare(const convolution *v) {
    winograd w = {.v = v, .channels = round_lanes(v->channels), .outputs = round_lanes(v->outputs)};
    w.down = th_ratio_up(v->result[0], 4);
    w.across = th_ratio_up(v->result[1], 4);
    w.kernel = apart(v->channels * w.outputs);
    w.rows = th_least(th_most(th_ratio_up(SQUARES, w.across), 1), v->batch * w.down);
    return w;
}

static int64_t image_row(const winograd *w) { return (4 * w->across + 2) * TH_LANES; }

static int make_space(const winograd *w, space *s) {
    int64_t squares = w->rows * w->across, depth = th_most(w->channels, squares);
    int64_t image = (4 * th_least(w->rows, w->down) + 2) * image_row(w);
    int64_t inputs = TH_WINOGRAD * apart(squares * w->channels);
    int64_t outputs = TH_WINOGRAD * apart(squares * w->outputs);
    s->bytes = depth * (int64_t)sizeof(int64_t)
               + (image + inputs + outputs) * (int64_t)sizeof(float);
    s->offset = th_allocate(s->bytes);
    if (!s->offset)
        return -1;
    for (int64_t k = 0; k < depth; k++)
        s->offset[k] = k * w->outputs;
    s->inputs = (float *)(s->offset + depth);
    s->outputs = s->inputs + inputs;
    s->image = s->outputs + outputs;
    return 0;
}

/* Load rows [first, first + rows) of planes as lanes, with zeros outside the plane. */
static void load_image(const winograd *w, const float *planes, int64_t channels,
                       const int64_t *size, const int64_t *padding, int64_t first, int64_t rows,
                       float *image) {
    int64_t plane = size[0] * size[1], pitch = image_row(w);
    memset(image, 0, (size_t)(rows * pitch) * sizeof(float));
    for (int64_t r = 0; r < rows; r++) {
        int64_t y = first + r - padding[0];
        if (y >= 0 && y < size[0]) {
            int64_t count = th_least(size[1], 4 * w->across + 2 - padding[1]);
            th_to_lanes(image + r * pitch + padding[1] * TH_LANES, planes + y * size[1], plane,
                        channels, count);
        }
    }
}

/* Called for the part of one image within rows [begin, end) of squares. */
typedef void (*segment)(const winograd *w, space *s, int64_t image, int64_t top, int64_t rows,
                        int64_t square, int64_t squares);

static void each_segment(const winograd *w, space *s, int64_t begin, int64_t end, segment body) {
    int64_t squares = (end - begin) * w->across;
    for (int64_t row = begin; row < end;) {
        int64_t top = row % w->down, rows = th_least(w->down - top, end - row);
        body(w, s, row / w->down, top, rows, (row - begin) * w->across, squares);
        row += rows;
    }
}

static void transform_input(const winograd *w, space *s, int64_t image, int64_t top, int64_t rows,
                            int64_t square, int64_t squares) {
    const convolution *v = w->v;
    int64_t plane = th_conv_pixels(v), pitch = image_row(w);
    for (int64_t c = 0; c < v->channels; c += TH_LANES) {
        load_image(w, w->input + (image * v->channels + c) * plane,
                   th_least(v->channels - c, TH_LANES), v->size, v->padding, 4 * top, 4 * rows + 2,
                   s->image);
        for (int64_t i = 0; i < rows * w->across; i++) {
            th_transform_input(
                s->inputs + (square + i) * w->channels + c, apart(squares * w->channels),
                s->image + i / w->across * 4 * pitch + i % w->across * 4 * TH_LANES, pitch);
        }
    }
}

static void inverse_output(const winograd *w, space *s, int64_t image, int64_t top, int64_t rows,
                           int64_t square, int64_t squares) {
    const convolution *v = w->v;
    int64_t plane = th_conv_positions(v), width = v->result[1];
    int64_t high = th_least(4 * rows, v->result[0] - 4 * top);
    for (int64_t o = 0; o < v->outputs; o += TH_LANES) {
        int64_t lanes = th_least(v->outputs - o, TH_LANES);
        float bias[TH_LANES] = {0};
        for (int64_t i = 0; w->bias && i < lanes; i++)
            bias[i] = w->bias[o + i];
        for (int64_t y = 0; y < rows; y++) {
            for (int64_t x = 0; x < w->across; x++) {
                th_inverse_output(s->image + (4 * y * width + 4 * x) * TH_LANES, width * TH_LANES,
                                  th_least(4, high - 4 * y), th_least(4, width - 4 * x),
                                  s->outputs + (square + y * w->across + x) * w->outputs + o,
                                  apart(squares * w->outputs), bias);
            }
        }
        th_from_lanes(w->output + (image * v->outputs + o) * plane + 4 * top * width, plane,
                      s->image, lanes, high * width);
        for (int64_t i = 0; v->finish && i < lanes; i++)
            th_conv_finish(v, w->output, (image * v->outputs + o + i) * plane + 4 * top * width,
                           high * width);
    }
}

static void forward_units(int64_t begin, int64_t end, void *context) {
    winograd *w = context;
    space s;
    if (make_space(w, &s)) {
        __atomic_store_n(&w->failed, true, __ATOMIC_RELAXED);
        return;
    }
    for (int64_t unit = begin; unit < end; unit++) {
        int64_t row = unit * w->rows, last = th_least(row + w->rows, w->v->batch * w->down);
        int64_t squares = (last - row) * w->across;
        each_segment(w, &s, row, last, transform_input);
        cut rows = th_row_cut(squares, w->outputs), vectors = th_vector_cut(rows, w->outputs);
        for (int i = 0; i < TH_WINOGRAD; i++) {
            tile_call t = {.a = s.inputs + i * apart(squares * w->channels),
                           .a_row = w->channels,
                           .a_step = 1,
                           .b = w->weight + i * w->kernel,
                           .offset = s.offset,
                           .depth = w->v->channels,
                           .c = s.outputs + i * apart(squares * w->outputs),
                           .pitch = w->outputs};
            th_product_plain(t, rows, vectors, w->outputs);
        }
        each_segment(w, &s, row, last, inverse_output);
    }
    th_release(s.offset, s.bytes);
}

/* Transform the kernel to [36][channels][outputs], outputs in whole lanes. */
static void transform_weight(const winograd *w, const float *weight, float *kernel) {
    const convolution *v = w->v;
    int64_t columns = v->channels * 9;
    for (int64_t o = 0; o < v->outputs; o += TH_LANES) {
        th_to_lanes(kernel, weight + o * columns, columns, th_least(v->outputs - o, TH_LANES),
                    columns);
        for (int64_t c = 0; c < v->channels; c++) {
            th_transform_weight(w->weight + c * w->outputs + o, w->kernel,
                                kernel + c * 9 * TH_LANES);
        }
    }
}

int th_winograd_forward(const convolution *v, const float *input, const float *weight,
                        const float *bias, float *output) {
    winograd w = prepare(v);
    w.input = input;
    w.bias = bias;
    w.output = output;
    int64_t kernel = v->channels * 9 * TH_LANES;
    int64_t bytes = (kernel + TH_WINOGRAD * w.kernel) * (int64_t)sizeof(float);
    float *scratch = th_allocate(bytes);
    if (!scratch)
        return -1;
    w.weight = scratch + kernel;
    transform_weight(&w, weight, scratch);
    th_parallel(th_ratio_up(v->batch * w.down, w.rows), unit_cost(&w, w.rows), forward_units, &w);
    th_release(scratch, bytes);
    return w.failed ? -1 : 0;
}

static void transform_grad(const winograd *w, space *s, int64_t image, int64_t top, int64_t rows,
                           int64_t square, int64_t squares) {
    const convolution *v = w->v;
    const int64_t none[2] = {0, 0};
    int64_t plane = th_conv_positions(v), pitch = image_row(w);
    for (int64_t o = 0; o < v->outputs; o += TH_LANES) {
        load_image(w, w->grad + (image * v->outputs + o) * plane,
                   th_least(v->outputs - o, TH_LANES), v->result, none, 4 * top, 4 * rows,
                   s->image);
        for (int64_t i = 0; i < rows * w->across; i++) {
            th_transform_grad(
                s->outputs + (square + i) * w->outputs + o, apart(squares * w->outputs),
                s->image + i / w->across * 4 * pitch + i % w->across * 4 * TH_LANES, pitch);
        }
    }
}

/* Each part sums the products of its share of the rows of squares. */
static void weight_units(int64_t begin, int64_t end, void *context) {
    winograd *w = context;
    int64_t all = w->v->batch * w->down, size = TH_WINOGRAD * w->kernel;
    cut rows = th_row_cut(w->v->channels, w->outputs), vectors = th_vector_cut(rows, w->outputs);
    space s;
    if (make_space(w, &s)) {
        __atomic_store_n(&w->failed, true, __ATOMIC_RELAXED);
        return;
    }
    for (int64_t part = begin; part < end; part++) {
        int64_t first = all * part / w->parts, last = all * (part + 1) / w->parts;
        for (int64_t row = first; row < last; row += w->rows) {
            int64_t stop = th_least(row + w->rows, last), squares = (stop - row) * w->across;
            each_segment(w, &s, row, stop, transform_input);
            each_segment(w, &s, row, stop, transform_grad);
            for (int i = 0; i < TH_WINOGRAD; i++) {
                tile_call t = {.a = s.inputs + i * apart(squares * w->channels),
                               .a_row = 1,
                               .a_step = w->channels,
                               .b = s.outputs + i * apart(squares * w->outputs),
                               .offset = s.offset,
                               .depth = squares,
                               .add = row > first,
                               .c = w->weight + part * size + i * w->kernel,
                               .pitch = w->outputs};
                th_product_plain(t, rows, vectors, w->outputs);
            }
        }
    }
    th_release(s.offset, s.bytes);
}

CLONES static void add_parts(float *sum, int64_t count, int64_t parts) {
    for (int64_t part = 1; part < parts; part++)
        for (int64_t i = 0; i < count; i++)
            sum[i] += sum[part * count + i];
}

int th_winograd_weight(const convolution *v, const float *grad, const float *input, float *result) {
    winograd w = prepare(v);
    w.input = input;
    w.grad = grad;
    int64_t columns = v->channels * 9, kernel = columns * TH_LANES;
    int64_t size = TH_WINOGRAD * w.kernel;
    w.parts = th_conv_parts(th_least(PARTS, v->batch * w.down / w.rows), size);
    int64_t bytes = (kernel + w.parts * size) * (int64_t)sizeof(float);
    float *scratch = th_allocate(bytes);
    if (!scratch)
        return -1;
    w.weight = scratch + kernel;
    th_parallel(w.parts, unit_cost(&w, v->batch * w.down / w.parts), weight_units, &w);
    if (!w.failed) {
        add_parts(w.weight, size, w.parts);
        for (int64_t o = 0; o < v->outputs; o += TH_LANES) {
            for (int64_t c = 0; c < v->channels; c++) {
                th_inverse_weight(scratch + c * 9 * TH_LANES, w.weight + c * w.outputs + o,
                                  w.kernel);
            }
            th_from_lanes(result + o * columns, columns, scratch,
                          th_least(v->outputs - o, TH_LANES), columns);
        }
    }
    th_release(scratch, bytes);
    return w.failed ? -1 : 0;
}
