/* winograd.c: 3x3 convolutions of stride 1 by Winograd's F(4x4, 3x3): image and kernel are divided
   into squares, each transformed to 36 numbers per channel, and multiplied by 36 products over
   channels. */
#include <string.h>

#include "kernels/conv/conv.h"

/* Squares per unit: at least, to repay reading the kernel, and at most. */
enum { FEW_SQUARES = 24, SQUARES = 96 };

typedef struct space {
    float *image;             /* [rows][columns][16], zeros around */
    float *inputs, *outputs;  /* [36][squares][channels or outputs] */
    int64_t *offset, *narrow; /* of the rows of the first panel, and of the last */
    int64_t bytes;
} space;

/* Rows of squares are numbered through the batch; a unit has some of them. */
typedef struct winograd {
    const convolution *v;
    const float *input, *bias, *grad, *kernel;
    float *output, *result;
    /* The kernel or its gradient, [36][panel][channels][outputs of the panel]; a tile reads a panel
       sequentially. panels: of whole lanes of outputs; pitch: floats between two of the 36. */
    float *weight;
    int64_t pitch;
    cut panels;
    int64_t down, across;      /* squares of an image */
    cut units;                 /* of all rows of squares */
    int64_t channels, outputs; /* rounded up to whole lanes */
    bool flipped;              /* the kernel is that of the gradient of the input */
    space shared;              /* of all threads, for the gradient of the weight */
    int64_t row, end;          /* the unit that they compute */
    bool failed;
} winograd;

/* Cycles of the products of that many rows of squares. */
static double products_cost(const winograd *w, double rows) {
    return 2.0 * rows * (double)(w->across * w->channels * w->outputs);
}

static int64_t round_lanes(int64_t count) { return (count + TH_LANES - 1) / TH_LANES * TH_LANES; }

/* A distance between the 36 numbers that avoids mapping all of them to one cache set. */
static int64_t pitch_of(int64_t count) { return count + (count / TH_LANES % 2 ? 0 : TH_LANES); }

bool th_winograd_suits(const convolution *v) {
    for (int d = 0; d < 2; d++)
        if (v->kernel[d] != 3 || v->stride[d] != 1 || v->dilation[d] != 1 || v->padding[d] > 2)
            return false;
    int64_t squares = th_ratio_up(v->result[0], 4) * th_ratio_up(v->result[1], 4);
    bool many = v->channels >= 16 && v->outputs >= 16 && v->groups == 1;
    return many && th_conv_positions(v) >= squares * 4;
}

/* Threads meet after every unit of the gradient of the weight, so it is larger where it stays in the
   caches. */
int64_t th_winograd_squares(const convolution *v, bool weight) {
    int64_t cached = (1 << 19) / (TH_WINOGRAD * (v->channels + v->outputs));
    return weight ? th_most(th_least(cached, 2 * SQUARES), SQUARES) : SQUARES;
}

static winograd begin(const convolution *v, bool weight) {
    winograd w = {.v = v, .channels = round_lanes(v->channels), .outputs = round_lanes(v->outputs)};
    int64_t blocks = w.outputs / TH_LANES;
    w.down = th_ratio_up(v->result[0], 4);
    w.across = th_ratio_up(v->result[1], 4);
    w.pitch = pitch_of(v->channels * w.outputs);
    w.units = th_cut(v->batch * w.down, th_ratio_up(th_winograd_squares(v, weight), w.across));
    cut rows = th_row_cut(th_cut_size(w.units, 0) * w.across, w.outputs);
    int64_t wide = th_cut_size(th_vector_cut(rows, w.outputs), 0) * th_tiles()->width;
    w.panels = th_cut(blocks, weight ? blocks : th_ratio_up(wide, TH_LANES));
    return w;
}

/* Outputs of a panel. */
static int64_t panel_width(const winograd *w, int64_t panel) {
    return th_cut_size(w->panels, panel) * TH_LANES;
}

/* The first of the 36 numbers of channel 0 for 16 outputs; set the floats between channels. */
static float *weight_at(const winograd *w, int64_t o, int64_t *step) {
    int64_t block = o / TH_LANES, wide = w->panels.least + 1, panel = block / wide;
    if (panel >= w->panels.more)
        panel = w->panels.more + (block - w->panels.more * wide) / w->panels.least;
    int64_t first = th_cut_begin(w->panels, panel) * TH_LANES;
    *step = panel_width(w, panel);
    return w->weight + first * w->v->channels + o - first;
}

/* Divide the rows of squares so that all threads have the same number of units. */
static cut shared_units(const winograd *w) {
    int64_t rows = w->v->batch * w->down, fewest = th_ratio_up(FEW_SQUARES, w->across);
    int64_t team = th_threads_for(products_cost(w, (double)rows));
    int64_t parts = th_ratio_up(w->units.parts, team) * team;
    parts = th_least(parts, th_most(rows / fewest, w->units.parts));
    return (cut){parts, rows / parts, rows % parts};
}

static int64_t image_row(const winograd *w) { return (4 * w->across + 2) * TH_LANES; }

static int64_t image_floats(const winograd *w) {
    return (4 * th_least(th_cut_size(w->units, 0), w->down) + 2) * image_row(w);
}

static int make_space(const winograd *w, space *s) {
    int64_t squares = th_cut_size(w->units, 0) * w->across, depth = th_most(w->channels, squares);
    int64_t image = image_floats(w);
    int64_t inputs = TH_WINOGRAD * pitch_of(squares * w->channels);
    int64_t outputs = TH_WINOGRAD * pitch_of(squares * w->outputs);
    s->bytes = 2 * depth * (int64_t)sizeof(int64_t)
               + (image + inputs + outputs) * (int64_t)sizeof(float);
    s->offset = th_allocate(s->bytes);
    if (!s->offset)
        return -1;
    s->narrow = s->offset + depth;
    for (int64_t k = 0; k < depth; k++) {
        s->offset[k] = k * panel_width(w, 0);
        s->narrow[k] = k * panel_width(w, w->panels.parts - 1);
    }
    s->inputs = (float *)(s->narrow + depth);
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

/* Called for 16 channels of the part of one image within some rows of squares. */
typedef void (*segment)(const winograd *w, const space *s, int64_t channel, int64_t image,
                        int64_t top, int64_t rows, int64_t square, int64_t squares);

static void each_segment(const winograd *w, const space *s, int64_t begin, int64_t end,
                         int64_t channel, int64_t channels, segment body) {
    int64_t squares = (end - begin) * w->across, rows;
    for (int64_t row = begin; row < end; row += rows) {
        int64_t top = row % w->down;
        rows = th_least(w->down - top, end - row);
        for (int64_t c = channel; c < channels; c += TH_LANES)
            body(w, s, c, row / w->down, top, rows, (row - begin) * w->across, squares);
    }
}

static void transform_input(const winograd *w, const space *s, int64_t c, int64_t image,
                            int64_t top, int64_t rows, int64_t square, int64_t squares) {
    const convolution *v = w->v;
    int64_t plane = th_conv_pixels(v), pitch = image_row(w);
    load_image(w, w->input + (image * v->channels + c) * plane, th_least(v->channels - c, TH_LANES),
               v->size, v->padding, 4 * top, 4 * rows + 2, s->image);
    for (int64_t i = 0; i < rows * w->across; i++)
        th_tiles()->transform_input(
            s->inputs + (square + i) * w->channels + c, pitch_of(squares * w->channels),
            s->image + i / w->across * 4 * pitch + i % w->across * 4 * TH_LANES, pitch);
}

static void inverse_output(const winograd *w, const space *s, int64_t o, int64_t image, int64_t top,
                           int64_t rows, int64_t square, int64_t squares) {
    const convolution *v = w->v;
    int64_t plane = th_conv_positions(v), width = v->result[1];
    int64_t high = th_least(4 * rows, v->result[0] - 4 * top);
    int64_t lanes = th_least(v->outputs - o, TH_LANES);
    _Alignas(64) float bias[TH_LANES] = {0};
    for (int64_t i = 0; w->bias && i < lanes; i++)
        bias[i] = w->bias[o + i];
    for (int64_t y = 0; y < rows; y++)
        for (int64_t x = 0; x < w->across; x++)
            th_tiles()->inverse_output(s->image + (4 * y * width + 4 * x) * TH_LANES,
                                       width * TH_LANES, th_least(4, high - 4 * y),
                                       th_least(4, width - 4 * x),
                                       s->outputs + (square + y * w->across + x) * w->outputs + o,
                                       pitch_of(squares * w->outputs), bias);
    th_from_lanes(w->output + (image * v->outputs + o) * plane + 4 * top * width, plane, s->image,
                  lanes, high * width);
    for (int64_t i = 0; v->finish && i < lanes; i++)
        th_conv_finish(v, w->output, (image * v->outputs + o + i) * plane + 4 * top * width,
                       high * width);
}

/* Multiply one of the 36 numbers of squares with the kernel. */
static void multiply(const winograd *w, const space *s, int i, int64_t squares, cut rows,
                     const cut *vectors) {
    for (int64_t panel = 0; panel < w->panels.parts; panel++) {
        int64_t width = panel_width(w, panel), first = th_cut_begin(w->panels, panel) * TH_LANES;
        bool wide = width == panel_width(w, 0);
        tile_call t = {.a = s->inputs + i * pitch_of(squares * w->channels),
                       .a_row = w->channels,
                       .a_step = 1,
                       .b = w->weight + i * w->pitch + first * w->v->channels,
                       .offset = wide ? s->offset : s->narrow,
                       .depth = w->v->channels,
                       .c = s->outputs + i * pitch_of(squares * w->outputs) + first,
                       .pitch = w->outputs};
        th_product_plain(t, rows, vectors[wide], width);
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
        int64_t row = th_cut_begin(w->units, unit), last = row + th_cut_size(w->units, unit);
        int64_t squares = (last - row) * w->across;
        each_segment(w, &s, row, last, 0, w->v->channels, transform_input);
        cut rows = th_row_cut(squares, w->outputs);
        cut vectors[] = {th_vector_cut(rows, panel_width(w, w->panels.parts - 1)),
                         th_vector_cut(rows, panel_width(w, 0))}; /* of narrow and wide panels */
        for (int i = 0; i < TH_WINOGRAD; i++)
            multiply(w, &s, i, squares, rows, vectors);
        each_segment(w, &s, row, last, 0, w->v->outputs, inverse_output);
    }
    th_release(s.offset, s.bytes);
}

/* Kernels are transformed for squares of 16 outputs and 16 channels. */
static void each_square(winograd *w, th_range body) {
    int64_t units = w->outputs / TH_LANES * (w->channels / TH_LANES);
    th_parallel(units, 1.0 * TH_WINOGRAD * TH_LANES * TH_LANES, body, w);
}

/* The output and channel at which a square begins. Return its number of channels. */
static int64_t square_at(const winograd *w, int64_t unit, int64_t *o, int64_t *c) {
    int64_t down = w->channels / TH_LANES;
    *o = unit / down * TH_LANES;
    *c = unit % down * TH_LANES;
    return th_least(w->v->channels - *c, TH_LANES);
}

/* Transform the kernel, outputs in whole lanes. */
static void transform_units(int64_t begin, int64_t end, void *context) {
    const winograd *w = context;
    const convolution *v = w->v;
    _Alignas(64) float kernel[TH_LANES * 9 * TH_LANES];
    int64_t columns = v->channels * 9, o, c, step;
    for (int64_t unit = begin; unit < end; unit++) {
        int64_t count = square_at(w, unit, &o, &c), lanes = th_least(v->outputs - o, TH_LANES);
        float *to = weight_at(w, o, &step);
        if (!w->flipped)
            th_to_lanes(kernel, w->kernel + o * columns + c * 9, columns, lanes, count * 9);
        for (int64_t i = 0; i < count; i++) {
            float *taps = kernel + i * 9 * TH_LANES;
            if (w->flipped)
                th_to_lanes(taps, w->kernel + ((c + i) * v->outputs + o) * 9, 9, lanes, 9);
            th_tiles()->transform_weight(to + (c + i) * step, w->pitch, taps, w->flipped);
        }
    }
}

int64_t th_winograd_prepared(const convolution *v, cut *panels) {
    const winograd w = begin(v, false);
    *panels = w.panels;
    return TH_WINOGRAD * w.pitch;
}

void th_winograd_prepare(const convolution *v, const float *weight, float *prepared) {
    winograd w = begin(v, false);
    w.kernel = weight;
    w.weight = prepared;
    each_square(&w, transform_units);
}

int th_winograd_forward(const convolution *v, bool flipped, const float *input, const float *weight,
                        const float *bias, float *output) {
    winograd w = begin(v, false);
    w.input = input;
    w.kernel = weight;
    w.flipped = flipped;
    w.bias = bias;
    w.output = output;
    w.units = shared_units(&w);
    int64_t bytes = TH_WINOGRAD * w.pitch * (int64_t)sizeof(float);
    w.weight = v->prepared ? (float *)(uintptr_t)v->prepared : th_allocate(bytes);
    if (!w.weight)
        return -1;
    if (!v->prepared)
        each_square(&w, transform_units);
    th_parallel(w.units.parts, products_cost(&w, th_cut_size(w.units, 0)), forward_units, &w);
    if (!v->prepared)
        th_release(w.weight, bytes);
    return w.failed ? -1 : 0;
}

static void transform_grad(const winograd *w, const space *s, int64_t o, int64_t image, int64_t top,
                           int64_t rows, int64_t square, int64_t squares) {
    const convolution *v = w->v;
    const int64_t none[2] = {0, 0};
    int64_t plane = th_conv_positions(v), pitch = image_row(w);
    load_image(w, w->grad + (image * v->outputs + o) * plane, th_least(v->outputs - o, TH_LANES),
               v->result, none, 4 * top, 4 * rows, s->image);
    for (int64_t i = 0; i < rows * w->across; i++)
        th_tiles()->transform_grad(
            s->outputs + (square + i) * w->outputs + o, pitch_of(squares * w->outputs),
            s->image + i / w->across * 4 * pitch + i % w->across * 4 * TH_LANES, pitch);
}

/* Transform 16 channels of the input or, after these, of the gradient. */
static void transform_sides(int64_t begin, int64_t end, void *context) {
    winograd *w = context;
    space s = w->shared;
    int64_t inputs = w->channels / TH_LANES, bytes = image_floats(w) * (int64_t)sizeof(float);
    s.image = th_allocate(bytes);
    if (!s.image) {
        __atomic_store_n(&w->failed, true, __ATOMIC_RELAXED);
        return;
    }
    for (int64_t unit = begin; unit < end; unit++) {
        bool input = unit < inputs;
        int64_t c = (input ? unit : unit - inputs) * TH_LANES;
        each_segment(w, &s, w->row, w->end, c, c + 1, input ? transform_input : transform_grad);
    }
    th_release(s.image, bytes);
}

/* Add the products of some of the 36 numbers. */
static void multiply_sides(int64_t begin, int64_t end, void *context) {
    const winograd *w = context;
    cut rows = th_row_cut(w->v->channels, w->outputs), vectors = th_vector_cut(rows, w->outputs);
    int64_t squares = (w->end - w->row) * w->across;
    for (int64_t i = begin; i < end; i++) {
        tile_call t = {.a = w->shared.inputs + i * pitch_of(squares * w->channels),
                       .a_row = 1,
                       .a_step = w->channels,
                       .b = w->shared.outputs + i * pitch_of(squares * w->outputs),
                       .offset = w->shared.offset,
                       .depth = squares,
                       .add = w->row > 0,
                       .c = w->weight + i * w->pitch,
                       .pitch = w->outputs};
        th_product_plain(t, rows, vectors, w->outputs);
    }
}

static void inverse_units(int64_t begin, int64_t end, void *context) {
    const winograd *w = context;
    const convolution *v = w->v;
    _Alignas(64) float kernel[TH_LANES * 9 * TH_LANES];
    int64_t columns = v->channels * 9, o, c, step;
    for (int64_t unit = begin; unit < end; unit++) {
        int64_t count = square_at(w, unit, &o, &c);
        const float *from = weight_at(w, o, &step);
        for (int64_t i = 0; i < count; i++)
            th_tiles()->inverse_weight(kernel + i * 9 * TH_LANES, from + (c + i) * step, w->pitch);
        th_from_lanes(w->result + o * columns + c * 9, columns, kernel,
                      th_least(v->outputs - o, TH_LANES), count * 9);
    }
}

/* Threads divide the channels and the 36 products of every unit, so that sums are independent of
   their number and need no parts. */
int th_winograd_weight(const convolution *v, const float *grad, const float *input, float *result) {
    winograd w = begin(v, true);
    w.input = input;
    w.grad = grad;
    w.result = result;
    int64_t bytes = TH_WINOGRAD * w.pitch * (int64_t)sizeof(float);
    int64_t sides = (w.channels + w.outputs) / TH_LANES;
    w.weight = th_allocate(bytes);
    if (!w.weight || make_space(&w, &w.shared)) {
        th_release(w.weight, bytes);
        return -1;
    }
    for (int64_t unit = 0; unit < w.units.parts && !w.failed; unit++) {
        double squares = (double)(th_cut_size(w.units, unit) * w.across);
        w.row = th_cut_begin(w.units, unit);
        w.end = w.row + th_cut_size(w.units, unit);
        th_parallel(sides, squares * TH_WINOGRAD * TH_LANES, transform_sides, &w);
        if (!w.failed)
            th_parallel(TH_WINOGRAD, products_cost(&w, w.end - w.row) / TH_WINOGRAD, multiply_sides,
                        &w);
    }
    if (!w.failed)
        each_square(&w, inverse_units);
    th_release(w.shared.offset, w.shared.bytes);
    th_release(w.weight, bytes);
    return w.failed ? -1 : 0;
}
