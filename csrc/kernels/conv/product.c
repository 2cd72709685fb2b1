/* product.c: output and gradient of the input as products with the unpacked weight. Rows are
   channels of the result, a vector holds cells of it, the depth is the other channels. */
#include "kernels/conv/product.h"

#include <string.h>

/* Floats after the last cell that a vector may read. They are zeros: subnormal garbage would slow
   products down a hundredfold, even though their sums are dropped. */
enum { BEYOND = 128 };

/* Bytes after which L1 sets repeat; ways per set; least products per sum before it is stored. */
enum { PAGE = 4096, KEPT = 8, LEAST = 64 };

typedef struct product_way {
    const convolution *v;
    bool input; /* computes the gradient of the input; else the output */
    const float *from, *weight, *bias;
    float *to, *source, *target; /* tensors, and their lanes */
    cells cells;
    int64_t first, count;       /* images of this turn */
    int64_t rows, depth, block; /* per group; depth at a time */
    int64_t parts;              /* parts that the runs are divided into */
    cut cut;
} product_way;

static lane_map map_of(const product_way *w, bool source) {
    const convolution *v = w->v;
    bool input = source != w->input; /* whether it is the side of the input */
    int64_t pixels = input ? th_conv_pixels(v) : th_conv_positions(v);
    return (lane_map){.cell = source ? w->cells.from : w->cells.to,
                      .pixels = pixels,
                      .image = (input ? v->channels : v->outputs) * pixels,
                      .count = w->count,
                      .lanes = w->cells.images,
                      .block = source ? w->cells.block : 1,
                      .pitch = source ? w->cells.source : w->cells.target,
                      .layer = source ? w->cells.layer : 0,
                      .step = source ? w->cells.cell : w->cells.images};
}

static void fill_units(int64_t begin, int64_t end, void *context) {
    const product_way *w = context;
    const lane_map m = map_of(w, true);
    int64_t first = begin * m.block;
    int64_t channels = th_least(end * m.block, w->input ? w->v->outputs : w->v->channels) - first;
    if (w->cells.padded || channels % m.block)
        memset(w->source + first * m.pitch, 0,
               (size_t)((end - begin) * m.block * m.pitch) * sizeof(float));
    th_fill_lanes(&m, w->source, w->from + w->first * m.image, first, channels);
}

static void take_units(int64_t begin, int64_t end, void *context) {
    const product_way *w = context;
    const lane_map m = map_of(w, false);
    th_take_lanes(&m, w->to + w->first * m.image + begin * m.pixels, w->target + begin * m.pitch,
                  end - begin, w->bias ? w->bias + begin : NULL);
    for (int64_t n = w->first; w->v->finish && n < w->first + w->count; n++)
        th_conv_finish(w->v, w->to, n * m.image + begin * m.pixels, (end - begin) * m.pixels);
}

/* Compute the runs of one part for the rows of one tile. */
static void one_tile(const product_way *w, tap_call t, int64_t height, int64_t part) {
    const tile_set *set = th_tiles();
    const float *b = t.b;
    float *c = t.c;
    int64_t end = w->cells.runs * (part + 1) / w->parts;
    for (int64_t i = w->cells.runs * part / w->parts; i < end; i++) {
        const cell_run *r = &w->cells.run[i];
        t.place = w->cells.place + r->place;
        t.places = r->places;
        for (int64_t j = 0; j < r->vectors.parts; j++) {
            int64_t begin = th_cut_begin(r->vectors, j) * set->width;
            int64_t vectors = th_cut_size(r->vectors, j);
            t.lanes = th_least(r->lanes - begin - (vectors - 1) * set->width, set->width);
            t.b = b + begin;
            t.c = c + r->base + begin;
            set->tap[height][vectors](&t);
        }
    }
}

static void multiply_units(int64_t begin, int64_t end, void *context) {
    const product_way *w = context;
    const convolution *v = w->v;
    int64_t taps = th_conv_taps(v), line = th_conv_channels(v) * taps;
    for (int64_t k = 0; k < w->depth; k += w->block) {
        for (int64_t unit = begin; unit < end; unit++) {
            int64_t tile = unit / w->parts % w->cut.parts, group = unit / w->parts / w->cut.parts;
            int64_t row = th_cut_begin(w->cut, tile);
            const float *a = w->weight + group * th_conv_outputs(v) * line;
            tap_call t = {.a = a + (w->input ? k * line + row * taps : row * line + k * taps),
                          .a_row = w->input ? taps : line,
                          .a_step = w->input ? line : taps,
                          .b = w->source + (group * w->depth + k) * w->cells.source,
                          .b_step = w->cells.layer,
                          .steps = th_least(w->block, w->depth - k),
                          .c = w->target + (group * w->rows + row) * w->cells.target,
                          .pitch = w->cells.target,
                          .add = k > 0};
            one_tile(w, t, th_cut_size(w->cut, tile), unit % w->parts);
        }
    }
}

/* Number of distinct L1 positions at which steps of that many bytes begin, each of which keeps a
   few lines. */
static int64_t steps_apart(int64_t bytes) {
    int64_t position = bytes & -bytes;
    return position < PAGE ? PAGE / position * KEPT : KEPT;
}

/* Depth at a time: a tile's weights stay in the L1 cache over all runs. It divides a group's depth
   if the channels of a cell are stored together, so that no block spans two groups. */
static int64_t depth_block(const product_way *w, sharing by) {
    int64_t taps = th_conv_taps(w->v), most = (24 << 10) / (32 * taps);
    most = th_most(th_least(most, w->input ? 32 : 128), 16);
    if (w->input) {
        int64_t apart = steps_apart(w->rows * taps * (int64_t)sizeof(float));
        most = th_least(most, th_most(apart, th_ratio_up(LEAST, taps)));
    }
    int64_t block = th_cut_size(th_cut(w->depth, most), 0);
    while (by == TH_BY_CELL && w->depth % block && w->v->groups > 1)
        block--;
    return block;
}

static void plan(product_way *w) {
    const convolution *v = w->v;
    w->cut = th_row_cut(w->rows, th_most(w->cells.longest, 1)); /* 0: no tap reads anything */
    for (int64_t i = 0; i < w->cells.runs; i++)
        w->cells.run[i].vectors = th_vector_cut(w->cut, w->cells.run[i].lanes);
    w->parts = 1;
    if (w->cut.parts * v->groups < 2 * (int64_t)th_threads())
        w->parts = th_most(th_least(w->cells.runs, 4 * (int64_t)th_threads()), 1);
}

static void run_images(product_way *w) {
    const convolution *v = w->v;
    int64_t sources = w->input ? v->outputs : v->channels, units = w->cut.parts * v->groups;
    int64_t targets = w->input ? v->channels : v->outputs;
    int64_t blocks = th_ratio_up(sources, w->cells.block);
    th_parallel(blocks, 2.0 * (double)(w->cells.source * w->cells.block), fill_units, w);
    int64_t work = w->rows * w->depth / (w->cut.parts * w->parts) * th_conv_taps(v)
                   * w->cells.target / 16;
    th_parallel(units * w->parts, (double)work, multiply_units, w);
    th_parallel(targets, 2.0 * (double)w->cells.target, take_units, w);
}

static int run(product_way *w, sharing by, int64_t images) {
    const convolution *v = w->v;
    w->rows = w->input ? th_conv_channels(v) : th_conv_outputs(v);
    w->depth = w->input ? th_conv_outputs(v) : th_conv_channels(v);
    w->block = depth_block(w, by);
    if (th_cells_begin(&w->cells, v, w->input, by, images, w->block))
        return -1;
    int64_t sources = th_ratio_up(w->depth * v->groups, w->cells.block) * w->cells.block;
    int64_t source = th_ratio_up(w->cells.source * sources, 16) * 16 + BEYOND;
    int64_t target = w->cells.target * (w->input ? v->channels : v->outputs) + BEYOND;
    int64_t bytes = (source + target) * (int64_t)sizeof(float);
    w->source = th_allocate(bytes);
    if (w->source) {
        w->target = w->source + source;
        memset(w->target - BEYOND, 0, BEYOND * sizeof(float));
        plan(w);
        for (w->first = 0; w->first < v->batch; w->first += images) {
            w->count = th_least(images, v->batch - w->first);
            run_images(w);
        }
        th_release(w->source, bytes);
    }
    th_cells_end(&w->cells);
    return w->source ? 0 : -1;
}

int th_product_forward(const convolution *v, const float *input, const float *weight,
                       const float *bias, float *output) {
    product_way w = {.v = v, .from = input, .weight = weight, .bias = bias, .to = output};
    sharing by;
    int64_t images;
    th_product_cost(v, false, &by, &images);
    if (by == TH_BY_POSITIONS)
        return th_positions_forward(v, input, bias, output);
    if (by == TH_BY_COLUMNS)
        return th_columns_forward(v, input, weight, bias, output);
    return run(&w, by, images);
}

int th_product_input(const convolution *v, const float *grad, const float *weight, float *result) {
    product_way w = {.v = v, .input = true, .from = grad, .weight = weight, .to = result};
    sharing by;
    int64_t images;
    th_product_cost(v, true, &by, &images);
    if (by == TH_BY_COLUMNS)
        return th_columns_input(v, grad, weight, result);
    return run(&w, by, images);
}
