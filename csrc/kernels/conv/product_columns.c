/* product_columns.c: products for few positions with columns, the elements that each tap reads per
   position, in the order of the weight, whose rows are read once sequentially. */
#include <string.h>

#include "kernels/conv/product.h"
#include "walk/walk.h"

typedef struct column_way {
    const convolution *v;
    const float *grad, *input, *weight;
    float *result, *columns; /* [group][image][position][channel][tap] */
    float *transposed;       /* [group][image and position][output] of grad or result */
    int64_t *pixel;          /* [position][tap]: the pixel that it reads, or -1 */
    void *table;             /* places or offsets */
    cut rows, vectors;
    int64_t bytes, block, blocks; /* block: channels whose planes and taps stay in the L1 cache */
} column_way;

#define NEAR 4096 /* floats */
#define MANY 4    /* tiles of columns that take longer than requests of the next rows */

/* Return the input pixel that a tap reads for a position, or -1. */
static int64_t pixel_of(const convolution *v, int64_t position, int64_t tap) {
    int64_t oy = position / v->result[1], ox = position % v->result[1];
    int64_t y = oy * v->stride[0] + tap / v->kernel[1] * v->dilation[0] - v->padding[0];
    int64_t x = ox * v->stride[1] + tap % v->kernel[1] * v->dilation[1] - v->padding[1];
    bool inside = y >= 0 && y < v->size[0] && x >= 0 && x < v->size[1];
    return inside ? y * v->size[1] + x : -1;
}

/* Allocate columns, transposed gradients or outputs, and a table of `table` bytes. */
static int begin_columns(column_way *w, bool transposed, int64_t table) {
    const convolution *v = w->v;
    int64_t taps = th_conv_taps(v), reads = th_conv_positions(v) * taps;
    int64_t positions = v->batch * th_conv_positions(v);
    int64_t columns = v->groups * positions * th_conv_channels(v) * taps;
    int64_t floats = columns + TH_SIDE + (transposed ? v->outputs * positions : 0);
    w->bytes = table + reads * (int64_t)sizeof(int64_t) + floats * (int64_t)sizeof(float);
    w->table = th_allocate(w->bytes);
    if (!w->table)
        return -1;
    w->pixel = (int64_t *)((char *)w->table + table);
    w->columns = (float *)(w->pixel + reads);
    memset(w->columns + columns, 0, TH_SIDE * sizeof(float)); /* read by the last vector */
    w->transposed = w->columns + columns + TH_SIDE;
    for (int64_t read = 0; read < reads; read++)
        w->pixel[read] = pixel_of(v, read / taps, read % taps);
    w->block = th_most(NEAR / th_most(th_conv_pixels(v), taps), 1);
    w->blocks = th_ratio_up(th_conv_channels(v), w->block);
    return 0;
}

/* A unit is a block of channels of an image: return their number, first plane and first column. */
static int64_t planes_of(const column_way *w, int64_t unit, int64_t *plane, int64_t *column) {
    const convolution *v = w->v;
    int64_t channels = th_conv_channels(v), first = unit % w->blocks * w->block;
    int64_t group = unit / w->blocks / v->batch, image = unit / w->blocks % v->batch;
    *plane = (image * v->channels + group * channels + first) * th_conv_pixels(v);
    *column = (unit / w->blocks * th_conv_positions(v) * channels + first) * th_conv_taps(v);
    return th_least(w->block, channels - first);
}

/* Call body for every unit. */
static void each_block(const column_way *w, th_range body) {
    const convolution *v = w->v;
    int64_t work = w->block * th_conv_taps(v) * th_conv_positions(v);
    th_parallel(v->groups * v->batch * w->blocks, (double)work, body, (void *)(uintptr_t)w);
}

static void fill_units(int64_t begin, int64_t end, void *context) {
    const column_way *w = context;
    const convolution *v = w->v;
    int64_t taps = th_conv_taps(v), depth = th_conv_channels(v) * taps, plane, column;
    int64_t pixels = th_conv_pixels(v), reads = th_conv_positions(v) * taps;
    for (int64_t unit = begin; unit < end; unit++) {
        int64_t count = planes_of(w, unit, &plane, &column);
        for (int64_t read = 0; read < reads; read++) {
            const float *from = w->input + plane + w->pixel[read];
            float *to = w->columns + column + read / taps * depth + read % taps;
            for (int64_t c = 0; c < count; c++)
                to[c * taps] = w->pixel[read] < 0 ? 0 : from[c * pixels];
        }
    }
}

const float *th_columns(const convolution *v, const float *input, void **memory, int64_t *bytes) {
    column_way w = {.v = v, .input = input};
    if (begin_columns(&w, false, 0))
        return NULL;
    each_block(&w, fill_units);
    *memory = w.table;
    *bytes = w.bytes;
    return w.columns;
}

static void weight_units(int64_t begin, int64_t end, void *context) {
    const column_way *w = context;
    const convolution *v = w->v;
    const tile_set *set = th_tiles();
    int64_t depth = th_conv_channels(v) * th_conv_taps(v), plane = th_conv_positions(v);
    for (int64_t unit = begin; unit < end; unit++) {
        int64_t group = unit / w->rows.parts, tile = unit % w->rows.parts;
        int64_t row = group * th_conv_outputs(v) + th_cut_begin(w->rows, tile);
        tap_call t = {.a = w->grad + row * plane,
                      .a_row = plane,
                      .a_step = 1,
                      .b_step = depth,
                      .steps = plane,
                      .place = w->table,
                      .places = v->batch,
                      .pitch = depth};
        for (int64_t j = 0; j < w->vectors.parts; j++) {
            int64_t first = th_cut_begin(w->vectors, j) * set->width;
            int64_t vectors = th_cut_size(w->vectors, j);
            t.b = w->columns + group * v->batch * plane * depth + first;
            t.c = w->result + row * depth + first;
            t.lanes = th_least(depth - first - (vectors - 1) * set->width, set->width);
            set->tap[th_cut_size(w->rows, tile)][vectors](&t);
        }
    }
}

int th_columns_weight(const convolution *v, const float *grad, const float *input, float *result) {
    int64_t depth = th_conv_channels(v) * th_conv_taps(v), plane = th_conv_positions(v);
    column_way w = {.v = v, .grad = grad, .input = input, .result = result};
    if (begin_columns(&w, false, v->batch * (int64_t)sizeof(tap_place)))
        return -1;
    tap_place *position = w.table;
    for (int64_t n = 0; n < v->batch; n++)
        position[n] = (tap_place){n * v->outputs * plane, n * plane * depth};
    w.rows = th_row_cut(th_conv_outputs(v), depth);
    w.vectors = th_vector_cut(w.rows, depth);
    each_block(&w, fill_units);
    int64_t work = th_ratio_up(v->batch * plane * depth, 2);
    th_parallel(v->groups * w.rows.parts, (double)work, weight_units, &w);
    th_release(w.table, w.bytes);
    return 0;
}

/* Request part `share` of the rows of the weight that the next tile reads. */
static void fetch_ahead(const column_way *w, int64_t unit, int64_t share) {
    int64_t depth = th_conv_channels(w->v) * th_conv_taps(w->v), next = unit + 1;
    int64_t group = next / w->rows.parts, tile = next % w->rows.parts, shares = w->vectors.parts;
    int64_t row = group * th_conv_outputs(w->v) + th_cut_begin(w->rows, tile);
    int64_t lines = th_ratio_up(th_cut_size(w->rows, tile) * depth, TH_SIDE);
    if (shares < MANY)
        return;
    for (int64_t i = lines * share / shares; i < lines * (share + 1) / shares; i++)
        __builtin_prefetch(w->weight + row * depth + i * TH_SIDE, 0, 2);
}

/* Dot products of rows of the weight with columns. */
static void forward_units(int64_t begin, int64_t end, void *context) {
    const column_way *w = context;
    const convolution *v = w->v;
    const tile_set *set = th_tiles();
    int64_t depth = th_conv_channels(v) * th_conv_taps(v), outputs = th_conv_outputs(v);
    int64_t positions = v->batch * th_conv_positions(v);
    for (int64_t unit = begin; unit < end; unit++) {
        int64_t group = unit / w->rows.parts, tile = unit % w->rows.parts;
        int64_t row = group * outputs + th_cut_begin(w->rows, tile);
        dot_call t = {.a = w->weight + row * depth,
                      .b = w->columns + group * positions * depth,
                      .a_pitch = depth,
                      .images = 1,
                      .positions = depth,
                      .pitch = positions};
        for (int64_t j = 0; j < w->vectors.parts; j++) {
            int64_t first = th_cut_begin(w->vectors, j);
            fetch_ahead(w, unit, j);
            t.offset = (const int64_t *)w->table + first;
            t.c = w->transposed + row * positions + first;
            set->dot[th_cut_size(w->rows, tile)][th_cut_size(w->vectors, j)](&t);
        }
    }
}

int th_columns_forward(const convolution *v, const float *input, const float *weight,
                       const float *bias, float *output) {
    int64_t depth = th_conv_channels(v) * th_conv_taps(v), plane = th_conv_positions(v);
    int64_t positions = v->batch * plane;
    column_way w = {.v = v, .input = input, .weight = weight};
    if (begin_columns(&w, true, positions * (int64_t)sizeof(int64_t)))
        return -1;
    for (int64_t q = 0; q < positions; q++)
        ((int64_t *)w.table)[q] = q * depth;
    for (int64_t o = 0; o < v->outputs; o++)
        for (int64_t q = 0; q < positions; q++)
            w.transposed[o * positions + q] = bias ? bias[o] : 0;
    w.rows = th_cut(th_conv_outputs(v), th_tiles()->dot_rows);
    w.vectors = th_cut(positions, th_tiles()->dot_columns);
    each_block(&w, fill_units);
    int64_t work = th_ratio_up(positions * depth, 4);
    th_parallel(v->groups * w.rows.parts, (double)work, forward_units, &w);
    for (int64_t n = 0; n < v->batch; n++)
        for (int64_t o = 0; o < v->outputs; o++) {
            memcpy(output + (n * v->outputs + o) * plane, w.transposed + o * positions + n * plane,
                   (size_t)plane * sizeof(float));
            if (v->finish)
                th_conv_finish(v, output, (n * v->outputs + o) * plane, plane);
        }
    th_release(w.table, w.bytes);
    return 0;
}

/* columns[position] = the sum over outputs of grad[output][position] * weight[output]. */
static void input_units(int64_t begin, int64_t end, void *context) {
    const column_way *w = context;
    const convolution *v = w->v;
    const tile_set *set = th_tiles();
    int64_t depth = th_conv_channels(v) * th_conv_taps(v), outputs = th_conv_outputs(v);
    int64_t positions = v->batch * th_conv_positions(v);
    for (int64_t unit = begin; unit < end; unit++) {
        int64_t group = unit / w->vectors.parts, part = unit % w->vectors.parts;
        int64_t first = th_cut_begin(w->vectors, part) * set->width;
        int64_t vectors = th_cut_size(w->vectors, part);
        for (int64_t i = 0; i < w->rows.parts; i++) {
            int64_t row = group * positions + th_cut_begin(w->rows, i);
            tile_call t = {.a = w->transposed + row * outputs,
                           .b = w->weight + group * outputs * depth + first,
                           .a_row = outputs,
                           .a_step = 1,
                           .offset = w->table,
                           .depth = outputs,
                           .c = w->columns + row * depth + first,
                           .pitch = depth,
                           .lanes = depth - first - (vectors - 1) * set->width};
            t.lanes = th_least(t.lanes, set->width);
            set->tile[th_cut_size(w->rows, i)][vectors](&t);
        }
    }
}

/* Add every tap's part of a column where the tap reads. */
static void scatter_units(int64_t begin, int64_t end, void *context) {
    const column_way *w = context;
    const convolution *v = w->v;
    int64_t taps = th_conv_taps(v), depth = th_conv_channels(v) * taps, plane, column;
    int64_t pixels = th_conv_pixels(v), reads = th_conv_positions(v) * taps;
    for (int64_t unit = begin; unit < end; unit++) {
        int64_t count = planes_of(w, unit, &plane, &column);
        memset(w->result + plane, 0, (size_t)(count * pixels) * sizeof(float));
        for (int64_t read = 0; read < reads; read++) {
            const float *from = w->columns + column + read / taps * depth + read % taps;
            float *to = w->result + plane + w->pixel[read];
            for (int64_t c = 0; w->pixel[read] >= 0 && c < count; c++)
                to[c * pixels] += from[c * taps];
        }
    }
}

int th_columns_input(const convolution *v, const float *grad, const float *weight, float *result) {
    int64_t depth = th_conv_channels(v) * th_conv_taps(v), plane = th_conv_positions(v);
    int64_t outputs = th_conv_outputs(v), positions = v->batch * plane;
    column_way w = {.v = v, .weight = weight, .result = result};
    if (begin_columns(&w, true, outputs * (int64_t)sizeof(int64_t)))
        return -1;
    for (int64_t o = 0; o < outputs; o++)
        ((int64_t *)w.table)[o] = o * depth;
    const int64_t item = sizeof(float);
    for (int64_t n = 0; n < v->batch; n++)
        for (int64_t g = 0; g < v->groups; g++)
            th_transpose((char *)(w.transposed + (g * positions + n * plane) * outputs),
                         outputs * item,
                         (const char *)(grad + (n * v->outputs + g * outputs) * plane),
                         plane * item, plane, outputs, (int)item);
    w.rows = th_row_cut(positions, depth);
    w.vectors = th_vector_cut(w.rows, depth);
    int64_t work = outputs * positions * th_cut_size(w.vectors, 0);
    th_parallel(v->groups * w.vectors.parts, (double)work, input_units, &w);
    each_block(&w, scatter_units);
    th_release(w.table, w.bytes);
    return 0;
}
