/* cost.c: amounts of each kind of work for every method of computing a convolution. */
#include "kernels/conv/cost.h"

#include <math.h>

#define FAR 16 /* cost of a float from memory, relative to one from the last cache */

#define DOT 0.68 /* cycles per product of vectors, at least, in tiles of dot products */

/* Floats that fit a core's share of the last cache. */
static double shared_floats(void) { return (double)th_last_cache() / 16; }

/* Taps that read an element, summed over the results of a dimension. */
static double live_taps(const convolution *v, int d) {
    int64_t count = 0, stride = v->stride[d];
    for (int64_t k = 0; k < v->kernel[d]; k++) {
        int64_t reach = k * v->dilation[d] - v->padding[d];
        int64_t first = reach < 0 ? th_ratio_up(-reach, stride) : 0;
        int64_t end = reach >= v->size[d] ? 0 : (v->size[d] - 1 - reach) / stride + 1;
        count += th_most(th_least(end, v->result[d]) - first, 0);
    }
    return (double)count;
}

/* Upper bound of the targets of a dimension that have taps. */
static double live_targets(const convolution *v, int d, bool input) {
    int64_t most = v->kernel[d] * v->result[d];
    return (double)(input ? th_least(v->size[d], most) : v->result[d]);
}

/* Targets that share taps along a dimension: all results, or inputs of one residue. */
typedef struct shares {
    int64_t groups, taps, count, extent,
        length; /* taps of all groups; targets of the largest; length of the source, of a residue */
} shares;

static shares shares_of(const convolution *v, int d, bool input) {
    int64_t reach = (v->kernel[d] - 1) * v->dilation[d] / v->stride[d];
    if (!input)
        return (shares){1, v->kernel[d], v->result[d],
                        (v->result[d] + reach) * th_least(v->stride[d], v->kernel[d]),
                        v->result[d] + reach};
    int64_t groups = th_least(th_least(v->stride[d], v->size[d]), v->kernel[d]);
    return (shares){groups, v->kernel[d], th_ratio_up(v->size[d], v->stride[d]),
                    v->result[d] + reach, v->result[d] + reach};
}

static double weights_of(const convolution *v) {
    return (double)v->outputs * (double)th_conv_channels(v) * (double)th_conv_taps(v);
}

/* Weights read `times` times, as far as they do not stay in the cache. */
static double streamed(double weights, double times) {
    return th_conv_far(weights) ? weights * times : 0;
}

/* Cost of columns for few positions, including products with rows of the weight. */
static conv_work columns_work(const convolution *v, int direction) {
    int64_t depth = th_conv_channels(v) * th_conv_taps(v), outputs = th_conv_outputs(v);
    int64_t positions = v->batch * th_conv_positions(v), width = th_tiles()->width;
    double groups = (double)v->groups, all = (double)positions;
    conv_work w = {{[TH_COPIED] = 2 * groups * all * (double)depth}};
    w.of[TH_STREAMED] = streamed(weights_of(v), 1);
    cut high = th_cut(outputs, th_tiles()->dot_rows),
        wide = th_cut(positions, th_tiles()->dot_columns);
    if (direction == TH_CONV_FORWARD) {
        double arithmetic = (double)(outputs * positions) / th_conv_rate();
        double loads = (double)(high.parts * positions + wide.parts * outputs) / 1.5;
        w.of[TH_TILES] = groups * (double)th_ratio_up(depth, width)
                         * (arithmetic > loads ? arithmetic : loads);
        w.of[TH_CALLS] = 2 * groups * (double)(high.parts * wide.parts);
        return w;
    }
    bool weight = direction == TH_CONV_WEIGHT;
    high = th_row_cut(weight ? outputs : positions, depth);
    wide = th_vector_cut(high, depth);
    w.of[TH_TILES] = groups * (weight ? all : (double)outputs) * th_tiling_cost(high, wide);
    w.of[TH_CALLS] = groups * (double)(high.parts * wide.parts);
    return w;
}

/* Images become lanes in squares, partly filled for few images: moves per image. */
static double squares_of(int64_t images) {
    int64_t width = th_tiles()->width;
    return images == 1 ? 1 : (double)(th_ratio_up(images, width) * width) / (double)images;
}

/* Pixels that no tap reads are visited too: one by one, or more cheaply in squares. */
static double walked(double met, double pixels, int64_t images) {
    return met + (pixels > met ? (pixels - met) * (images == 1 ? 1 : 0.25) : 0);
}

conv_work th_product_work(const convolution *v, bool input, sharing by, int64_t images) {
    if (by == TH_BY_POSITIONS)
        return th_positions_work(v);
    if (by == TH_BY_COLUMNS)
        return columns_work(v, input ? TH_CONV_INPUT : TH_CONV_FORWARD);
    int64_t rows = input ? th_conv_channels(v) : th_conv_outputs(v), lanes = images;
    double depth = (double)(input ? th_conv_outputs(v) : th_conv_channels(v)), pairs, runs;
    double cells = (double)(input ? th_conv_positions(v) : th_conv_pixels(v));
    double groups = (double)v->groups, turns = (double)th_ratio_up(v->batch, images);
    shares y = shares_of(v, 0, input), x = shares_of(v, 1, input);
    if (by == TH_BY_CELL) {
        pairs = live_taps(v, 0) * live_taps(v, 1);
        runs = live_targets(v, 0, input) * live_targets(v, 1, input);
    } else if (by == TH_BY_ROW) {
        lanes *= x.count;
        pairs = live_taps(v, 0) * (double)x.taps;
        runs = live_targets(v, 0, input) * (double)x.groups;
        cells = (double)(input ? v->result[0] : v->size[0]) * (double)x.extent;
    } else {
        lanes *= (y.count - 1) * x.length + x.count;
        pairs = (double)y.taps * (double)x.taps;
        runs = (double)y.groups * (double)x.groups;
        cells = (double)y.extent * (double)x.extent;
    }
    cut high = th_row_cut(rows, lanes), wide = th_vector_cut(high, lanes);
    conv_work w = {{[TH_TILES] = turns * groups * pairs * depth * th_tiling_cost(high, wide)}};
    double from = (double)(input ? th_conv_positions(v) : th_conv_pixels(v));
    double to = (double)(input ? th_conv_pixels(v) : th_conv_positions(v));
    double moved = depth * walked(cells, from, images)
                   + (double)rows * walked(runs * (double)lanes / (double)images, to, images);
    w.of[TH_COPIED] = turns * groups * (double)images * moved;
    w.of[TH_COPIED] *= images == 1 ? 1.5 : squares_of(images);
    w.of[TH_STREAMED] = streamed(weights_of(v), turns);
    w.of[TH_CALLS] = turns * groups * runs * (double)(high.parts * wide.parts)
                     * th_most(1, (int64_t)depth / 32);
    return w;
}

conv_work th_product_weight_work(const convolution *v, weight_rows by, int64_t images) {
    if (by == TH_ROWS_OF_COLUMNS)
        return columns_work(v, TH_CONV_WEIGHT);
    bool swapped = by == TH_ROWS_OF_CHANNELS;
    int64_t width = th_tiles()->width, outputs = th_conv_outputs(v), inputs = th_conv_channels(v);
    int64_t rows = swapped ? inputs : outputs, columns = swapped ? outputs : inputs;
    double turns = (double)th_ratio_up(v->batch, images), lanes = turns * (double)images;
    cut high = th_row_cut(rows, columns), wide = th_vector_cut(high, columns);
    double padded = (double)(th_ratio_up(columns, width) * width * v->groups);
    double pixels = (double)th_conv_pixels(v), positions = (double)th_conv_positions(v);
    double squares = (double)th_ratio_up(th_conv_taps(v), width) * (double)width;
    if (th_conv_taps(v) == 1 && !swapped)
        squares = 1; /* products are stored as in the weight */
    double groups = (double)v->groups, depth = live_taps(v, 0) * live_taps(v, 1) * lanes;
    conv_work w = {{[TH_TILES] = groups * depth * th_tiling_cost(high, wide)}};
    w.of[TH_COPIED] = lanes
                      * (padded * (swapped ? positions : pixels)
                         + groups * (double)rows * (swapped ? pixels : positions)
                               * squares_of(images));
    w.of[TH_PACKED] = turns * (double)rows * padded * squares;
    w.of[TH_STREAMED] = streamed(weights_of(v), turns);
    w.of[TH_CALLS] = turns * groups * (double)(high.parts * wide.parts) * (double)th_conv_taps(v);
    return w;
}

/* Add the cost of expanding every image in `bands` bands of rows. */
static void add_expansion(conv_work *w, const convolution *v, int64_t bands) {
    if (th_conv_bare(v))
        return;
    int64_t reach = (v->kernel[0] - 1) * v->dilation[0] / v->stride[0];
    double slots = (double)th_least(v->kernel[0], v->stride[0]);
    double row = (double)th_ratio_up(v->result[1], 16) * 16;
    double phases = (double)th_least(v->kernel[1], v->stride[1]);
    double copies = th_conv_suits_flat(v) ? 0 : (double)v->kernel[1];
    double rows = (double)v->batch * (double)v->channels * slots
                  * (double)(v->result[0] + bands * reach);
    w->of[TH_COPIED] += rows * (copies + phases) * row;
    w->of[TH_ROWS] += rows * (copies + phases * (v->stride[1] > 1 ? 2 : 1));
}

static conv_work direct_forward(const convolution *v) {
    int64_t rows = th_conv_band_rows(v), rest = v->result[0] % rows;
    int64_t bands = th_ratio_up(v->result[0], rows), pitch = v->result[1];
    if (!th_conv_bare(v) && th_conv_suits_flat(v))
        pitch += (v->kernel[1] - 1) * v->dilation[1];
    cut high = th_conv_row_cut(v), wide = th_vector_cut(high, rows * pitch);
    double depth = (double)th_conv_channels(v) * (double)th_conv_taps(v);
    double images = (double)v->batch * (double)v->groups, tiles = (double)(high.parts * wide.parts);
    double cycles = (double)(v->result[0] / rows) * th_tiling_cost(high, wide);
    if (rest)
        cycles += th_tiling_cost(high, th_vector_cut(high, rest * pitch));
    conv_work w = {{[TH_TILES] = images * depth * cycles}};
    add_expansion(&w, v, bands);
    w.of[TH_PACKED] = th_conv_packs(v) && !v->prepared ? weights_of(v) : 0;
    w.of[TH_STREAMED] = streamed(weights_of(v), (double)(v->batch * bands));
    double blocks = (double)th_most(1, (int64_t)depth / 150);
    w.of[TH_CALLS] = images * (double)bands * (tiles * blocks + 2);
    return w;
}

static conv_work direct_input(const convolution *v) {
    int64_t taps = th_conv_taps(v), channels = th_conv_channels(v), step, rows;
    th_conv_column_steps(v, &step, &rows);
    int64_t positions = rows * v->result[1];
    cut high = th_row_cut(step * taps, positions), wide = th_vector_cut(high, positions);
    double outputs = (double)th_conv_outputs(v), images = (double)v->batch * (double)v->groups;
    double units = images * (double)th_ratio_up(v->result[0], rows)
                   * (double)th_ratio_up(channels, step);
    double width = (double)th_ratio_up(v->result[1], 16) * 16;
    conv_work w = {{[TH_TILES] = units * outputs * th_tiling_cost(high, wide)}};
    w.of[TH_COPIED] = images * (double)channels
                      * ((double)taps * (double)v->result[0] * width
                         + 2 * (double)th_conv_pixels(v));
    w.of[TH_PACKED] = weights_of(v);
    w.of[TH_STREAMED] = streamed(weights_of(v), images / (double)v->groups);
    w.of[TH_CALLS] = units * ((double)(high.parts * wide.parts) + (double)(step * v->kernel[1]));
    return w;
}

static conv_work direct_weight(const convolution *v) {
    const tile_set *set = th_tiles();
    double columns = (double)th_conv_channels(v) * (double)th_conv_taps(v);
    cut high = th_cut(th_conv_outputs(v), set->dot_rows);
    double tiles = (double)(high.parts * v->groups) * columns / set->dot_columns;
    double vectors = (double)th_ratio_up(th_conv_positions(v), set->width);
    double products = (double)(set->dot_rows * set->dot_columns);
    double dots = products * fmax(1 / th_conv_rate(), DOT);
    conv_work w = {{[TH_TILES] = (double)v->batch * tiles * vectors * dots}};
    double blocks = (double)th_conv_outputs(v) > 0 ? th_conv_weight_passes(v) : 1;
    add_expansion(&w, v, 1);
    w.of[TH_PACKED] = weights_of(v) * (double)th_least(8, v->batch);
    w.of[TH_STREAMED] = streamed(weights_of(v), blocks);
    w.of[TH_CALLS] = tiles * blocks;
    return w;
}

/* The convolution of grad that computes the gradient of the input, for stride 1. */
conv_work th_direct_work(const convolution *v, int direction) {
    convolution t;
    if (direction == TH_CONV_WEIGHT)
        return direct_weight(v);
    if (direction == TH_CONV_FORWARD)
        return direct_forward(v);
    return th_conv_flips(v, &t) && th_conv_few(v) ? direct_forward(&t) : direct_input(v);
}

conv_work th_winograd_work(const convolution *v, int direction) {
    int64_t down = th_ratio_up(v->result[0], 4), across = th_ratio_up(v->result[1], 4);
    bool weight = direction == TH_CONV_WEIGHT;
    int64_t rows = th_least(th_ratio_up(th_winograd_squares(v, weight), across), v->batch * down);
    int64_t outputs = th_ratio_up(v->outputs, 16) * 16, squares = rows * across;
    double units = (double)th_ratio_up(v->batch * down, rows), all = units * (double)squares;
    double padded = (double)(th_ratio_up(v->channels, 16) * 16);
    int64_t height = weight ? v->channels : squares;
    cut high = th_row_cut(height, outputs), wide = th_vector_cut(high, outputs);
    double depth = (double)(weight ? squares : v->channels), kernel = padded * (double)outputs;
    conv_work w = {{[TH_TILES] = units * 36 * depth * th_tiling_cost(high, wide)}};
    w.of[TH_COPIED] = all * 36 * (padded + (double)outputs);
    w.of[TH_PACKED] = v->prepared ? 0 : 36 * kernel;
    w.of[TH_STREAMED] = streamed(36 * kernel, units) * (36 * kernel > shared_floats() ? FAR : 1);
    w.of[TH_CALLS] = units * 36 * (double)(high.parts * wide.parts);
    return w;
}

conv_work th_depthwise_work(const convolution *v, int direction) {
    bool input = direction == TH_CONV_INPUT;
    th_axis y = th_depthwise_axis(v, 0, input), x = th_depthwise_axis(v, 1, input);
    double blocks = (double)th_ratio_up(v->channels, TH_LANES);
    double units = blocks * (double)v->batch, taps = (double)th_conv_taps(v);
    double vectors = (double)th_conv_positions(v) * taps; /* each tap once per result */
    double lines = direction == TH_CONV_WEIGHT ? (double)th_ratio_up(th_conv_taps(v), 9)
                                               : (double)(y.target * x.residues);
    double pixels = (double)(y.source * x.source + y.target * x.target);
    conv_work w = {{[TH_TILES] = units * vectors}};
    w.of[TH_COPIED] = units * pixels * TH_LANES;
    w.of[TH_PACKED] = weights_of(v) * (direction == TH_CONV_WEIGHT ? 8 : 1);
    w.of[TH_CALLS] = units * lines;
    return w;
}
