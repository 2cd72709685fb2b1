/* product_columns.c: products for few positions, with columns: what each tap reads for each position,
   in the order of the weight, whose rows are read once from end to end. */
#include <string.h>

#include "kernels/conv/product.h"

typedef struct column_way {
    const convolution *v;
    const float *grad, *input, *weight;
    float *result, *columns; /* [group][image][position][channel][tap] */
    float *turned;           /* [group][image and position][output] of grad or result */
    void *table;             /* places or offsets */
    cut rows, vectors;
    int64_t bytes;
} column_way;

/* Room for columns, for gradients or outputs beside each other, and a table of so many bytes. */
static int begin_columns(column_way *w, bool turned, int64_t table) {
    const convolution *v = w->v;
    int64_t positions = v->batch * th_conv_positions(v);
    int64_t columns = v->groups * positions * th_conv_channels(v) * th_conv_taps(v);
    int64_t floats = columns + TH_SIDE + (turned ? v->outputs * positions : 0);
    w->bytes = table + floats * (int64_t)sizeof(float);
    w->table = th_allocate(w->bytes);
    if (!w->table)
        return -1;
    w->columns = (float *)((char *)w->table + table);
    memset(w->columns + columns, 0, TH_SIDE * sizeof(float)); /* what the last vector reads */
    w->turned = w->columns + columns + TH_SIDE;
    return 0;
}

/* The input pixel that a tap reads for a position, or -1. */
static int64_t pixel_of(const convolution *v, int64_t position, int64_t tap) {
    int64_t oy = position / v->result[1], ox = position % v->result[1];
    int64_t y = oy * v->stride[0] + tap / v->kernel[1] * v->dilation[0] - v->padding[0];
    int64_t x = ox * v->stride[1] + tap % v->kernel[1] * v->dilation[1] - v->padding[1];
    bool inside = y >= 0 && y < v->size[0] && x >= 0 && x < v->size[1];
    return inside ? y * v->size[1] + x : -1;
}

static void fill_units(int64_t begin, int64_t end, void *context) {
    const column_way *w = context;
    const convolution *v = w->v;
    int64_t channels = th_conv_channels(v), taps = th_conv_taps(v), pixels = th_conv_pixels(v);
    for (int64_t unit = begin; unit < end; unit++) {
        int64_t group = unit / th_conv_positions(v) / v->batch;
        int64_t image = unit / th_conv_positions(v) % v->batch, p = unit % th_conv_positions(v);
        const float *from = w->input + (image * v->channels + group * channels) * pixels;
        for (int64_t tap = 0; tap < taps; tap++) {
            float *to = w->columns + unit * channels * taps + tap;
            int64_t pixel = pixel_of(v, p, tap);
            for (int64_t c = 0; c < channels; c++)
                to[c * taps] = pixel < 0 ? 0 : from[c * pixels + pixel];
        }
    }
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
    tap_place *place = w.table;
    for (int64_t n = 0; n < v->batch; n++)
        place[n] = (tap_place){n * v->outputs * plane, n * plane * depth};
    w.rows = th_row_cut(th_conv_outputs(v), depth);
    w.vectors = th_vector_cut(w.rows, depth);
    th_parallel(v->groups * v->batch * plane, th_ratio_up(TH_PARALLEL, depth), fill_units, &w);
    int64_t work = th_ratio_up(v->batch * plane * depth, 2);
    th_parallel(v->groups * w.rows.parts, th_ratio_up(TH_PARALLEL, work), weight_units, &w);
    th_release(w.table, w.bytes);
    return 0;
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
            t.offset = (const int64_t *)w->table + first;
            t.c = w->turned + row * positions + first;
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
            w.turned[o * positions + q] = bias ? bias[o] : 0;
    w.rows = th_cut(th_conv_outputs(v), th_tiles()->dot_rows);
    w.vectors = th_cut(positions, th_tiles()->dot_columns);
    th_parallel(v->groups * positions, th_ratio_up(TH_PARALLEL, depth), fill_units, &w);
    int64_t work = th_ratio_up(positions * depth, 4);
    th_parallel(v->groups * w.rows.parts, th_ratio_up(TH_PARALLEL, work), forward_units, &w);
    for (int64_t n = 0; n < v->batch; n++)
        for (int64_t o = 0; o < v->outputs; o++)
            memcpy(output + (n * v->outputs + o) * plane, w.turned + o * positions + n * plane,
                   (size_t)plane * sizeof(float));
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
            tile_call t = {.a = w->turned + row * outputs,
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

/* Every tap's part of a column is added where the tap reads. */
static void scatter_units(int64_t begin, int64_t end, void *context) {
    const column_way *w = context;
    const convolution *v = w->v;
    int64_t channels = th_conv_channels(v), taps = th_conv_taps(v), pixels = th_conv_pixels(v);
    int64_t plane = th_conv_positions(v);
    for (int64_t unit = begin; unit < end; unit++) {
        int64_t group = unit / v->batch, image = unit % v->batch;
        float *to = w->result + (image * v->channels + group * channels) * pixels;
        const float *from = w->columns + unit * plane * channels * taps;
        memset(to, 0, (size_t)(channels * pixels) * sizeof(float));
        for (int64_t p = 0; p < plane; p++, from += channels * taps) {
            for (int64_t tap = 0; tap < taps; tap++) {
                int64_t pixel = pixel_of(v, p, tap);
                for (int64_t c = 0; pixel >= 0 && c < channels; c++)
                    to[c * pixels + pixel] += from[c * taps + tap];
            }
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
    for (int64_t n = 0; n < v->batch; n++)
        for (int64_t o = 0; o < v->outputs; o++)
            for (int64_t p = 0; p < plane; p++)
                w.turned[(o / outputs * positions + n * plane + p) * outputs + o % outputs] =
                    grad[(n * v->outputs + o) * plane + p];
    w.rows = th_row_cut(positions, depth);
    w.vectors = th_vector_cut(w.rows, depth);
    int64_t work = outputs * positions * th_cut_size(w.vectors, 0);
    th_parallel(v->groups * w.vectors.parts, th_ratio_up(TH_PARALLEL, work), input_units, &w);
    th_parallel(v->groups * v->batch, th_ratio_up(TH_PARALLEL, plane * depth), scatter_units, &w);
    th_release(w.table, w.bytes);
    return 0;
}
