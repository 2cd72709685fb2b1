/* product_weight.c: gradient of the weight as products of one side's lanes (gradient or input) with
   the other side's pixels, whose channels are adjacent. */
#include <string.h>

#include "kernels/conv/product.h"

/* One of the two factors. cell: of each pixel. */
typedef struct side {
    const float *data;
    int64_t channels, pixels; /* channels per group */
    int64_t *cell;
    int64_t step; /* floats of the weight between two channels of this side */
} side;

/* Lanes of a row: [row][cell][image]. Pixels of the other side, per strip of channels a few vectors
   wide: [cell][image][channel], so that a strip's tiles read contiguous memory. */
typedef struct weight_way {
    const convolution *v;
    side row, column;
    float *result, *lanes, *pixels;
    int64_t pitch; /* floats of a row's lanes */
    int64_t images, first, count;
    int64_t rows_at_once; /* output rows whose pixels stay in the L2 cache */
    int64_t *begin;       /* per tap: its places; then the steps of each, and the first row */
    tap_place *place[2];  /* for narrower and wider strips */
    cut rows, strips;     /* of a group's channels */
    int64_t parts;        /* of the taps of a tile, for more units */
    bool failed;
} weight_way;

/* Results first <= o < end whose tap k reads a pixel; none: first == end. */
static void live(const convolution *v, int d, int64_t k, int64_t *first, int64_t *end) {
    int64_t reach = k * v->dilation[d] - v->padding[d], stride = v->stride[d];
    *first = reach < 0 ? th_ratio_up(-reach, stride) : 0;
    *end = reach >= v->size[d] ? 0 : (v->size[d] - 1 - reach) / stride + 1;
    *end = th_most(th_least(*end, v->result[d]), *first);
}

/* Group columns by residue modulo the stride, so that a tap reads them consecutively. */
static void place_pixels(const convolution *v, int64_t *cell) {
    int64_t width = v->size[1], stride = v->stride[1], count = 0;
    for (int64_t y = 0; y < v->size[0]; y++)
        for (int64_t r = 0; r < th_least(stride, width); r++)
            for (int64_t x = r; x < width; x += stride)
                cell[y * width + x] = count++;
}

/* One place per output row that tap (ky, kx) reads for, with as many steps as the row has
   positions. */
static void place_taps(weight_way *w, const int64_t *cell, bool swapped) {
    const convolution *v = w->v;
    int64_t taps = th_conv_taps(v), count = 0, top, bottom, left, right;
    for (int64_t tap = 0; tap < taps; tap++) {
        int64_t ky = tap / v->kernel[1], kx = tap % v->kernel[1];
        w->begin[tap] = count;
        live(v, 0, ky, &top, &bottom);
        live(v, 1, kx, &left, &right);
        w->begin[taps + 1 + tap] = (right - left) * w->images;
        w->begin[2 * taps + 1 + tap] = top;
        for (int64_t oy = top; oy < bottom && left < right; oy++, count++) {
            int64_t y = oy * v->stride[0] + ky * v->dilation[0] - v->padding[0];
            int64_t x = left * v->stride[1] + kx * v->dilation[1] - v->padding[1];
            int64_t pixel = cell[y * v->size[1] + x] * w->images;
            int64_t position = (oy * v->result[1] + left) * w->images;
            for (int i = 0; i < 2; i++) {
                int64_t wide = (w->strips.least + i) * th_tiles()->width;
                w->place[i][count] = swapped ? (tap_place){pixel, position * wide}
                                             : (tap_place){position, pixel * wide};
            }
        }
    }
    w->begin[taps] = count;
}

/* Number of vectors of all strips of a group, and floats of one. */
static int64_t all_vectors(const weight_way *w) {
    return w->strips.parts * w->strips.least + w->strips.more;
}
static int64_t vector_floats(const weight_way *w) {
    return w->column.pixels * w->images * th_tiles()->width;
}

/* Copy channels x pixels of an image into a strip, as rows of `wide` channels, zeros beyond. */
static void fill_image(const weight_way *w, float *strip, int64_t wide, const float *from,
                       int64_t channels) {
    const tile_set *set = th_tiles();
    int64_t pixels = w->column.pixels, width = set->width;
    const float *line[TH_SIDE];
    float *to[TH_SIDE];
    for (int64_t c = 0; c < wide; c += width) {
        int64_t there = th_least(width, channels - c);
        for (int64_t p = 0; p < pixels; p += width) {
            int64_t count = th_least(width, pixels - p);
            for (int64_t i = 0; i < there; i++) {
                line[i] = from + (c + i) * pixels + p;
                __builtin_prefetch(line[i] + TH_AHEAD);
            }
            for (int64_t j = 0; j < count; j++)
                to[j] = strip + w->column.cell[p + j] * w->images * wide + c;
            set->turn(to, line, there, count, width);
        }
    }
}

static void fill_units(int64_t begin, int64_t end, void *context) {
    const weight_way *w = context;
    const side *s = &w->column;
    int64_t width = th_tiles()->width;
    for (int64_t unit = begin; unit < end; unit++) {
        int64_t part = unit % w->strips.parts, group = unit / w->strips.parts;
        int64_t vector = th_cut_begin(w->strips, part), wide = th_cut_size(w->strips, part) * width;
        float *strip = w->pixels + (group * all_vectors(w) + vector) * vector_floats(w);
        for (int64_t n = 0; n < w->images; n++) {
            int64_t channel = ((w->first + n) * w->v->groups + group) * s->channels
                              + vector * width;
            if (n < w->count)
                fill_image(w, strip + n * wide, wide, s->data + channel * s->pixels,
                           s->channels - vector * width);
            for (int64_t p = 0; n >= w->count && p < s->pixels; p++)
                memset(strip + (p * w->images + n) * wide, 0, (size_t)wide * sizeof(float));
        }
    }
}

static void lane_units(int64_t begin, int64_t end, void *context) {
    const weight_way *w = context;
    const side *s = &w->row;
    int64_t image = s->channels * w->v->groups * s->pixels;
    const lane_map m = {.cell = s->cell,
                        .pixels = s->pixels,
                        .image = image,
                        .count = w->count,
                        .lanes = w->images,
                        .block = 1,
                        .pitch = w->pitch,
                        .step = w->images};
    th_fill_lanes(&m, w->lanes, s->data + w->first * image, begin, end - begin);
}

/* Store the products [tap][channel] of one row, taps first to last, in the weight's layout. */
static void deliver(const weight_way *w, float *to, const float *result, int64_t pitch,
                    int64_t channels, int64_t first, int64_t last) {
    const tile_set *set = th_tiles();
    int64_t taps = th_conv_taps(w->v), width = set->width;
    float square[TH_SIDE * TH_SIDE];
    const float *from[TH_SIDE];
    float *line[TH_SIDE];
    if (taps == 1 && w->column.step == 1) {
        for (int64_t c = 0; c < channels; c++)
            to[c] = w->first ? to[c] + result[c] : result[c];
        return;
    }
    for (int64_t c = 0; c < channels; c += width) {
        int64_t there = th_least(width, channels - c);
        for (int64_t t = first; t < last; t += width) {
            int64_t count = th_least(width, last - t);
            float *at = to + c * w->column.step + t;
            for (int64_t i = 0; i < count; i++)
                from[i] = result + (t + i) * pitch + c;
            for (int64_t j = 0; j < there; j++)
                line[j] = w->first ? square + j * width : at + j * w->column.step;
            set->turn(line, from, count, there, count);
            for (int64_t j = 0; w->first && j < there; j++)
                for (int64_t i = 0; i < count; i++)
                    at[j * w->column.step + i] += square[j * width + i];
        }
    }
}

static void one_tile(const weight_way *w, int64_t unit, float *made) {
    int64_t taps = th_conv_taps(w->v), width = th_tiles()->width;
    int64_t first_tap = taps * (unit % w->parts) / w->parts;
    int64_t last_tap = taps * (unit % w->parts + 1) / w->parts;
    unit /= w->parts;
    int64_t tile = unit % w->rows.parts, part = unit / w->rows.parts % w->strips.parts;
    int64_t group = unit / w->rows.parts / w->strips.parts;
    int64_t row = th_cut_begin(w->rows, tile), rows = th_cut_size(w->rows, tile);
    int64_t vector = th_cut_begin(w->strips, part), vectors = th_cut_size(w->strips, part);
    int64_t wide = vectors * width, channel = vector * width;
    tap_call t = {.a = w->lanes + (group * w->row.channels + row) * w->pitch,
                  .a_row = w->pitch,
                  .a_step = 1,
                  .b = w->pixels + (group * all_vectors(w) + vector) * vector_floats(w),
                  .b_step = wide,
                  .pitch = taps * wide,
                  .lanes = width};
    const tap_place *position = w->place[vectors > w->strips.least];
    for (int64_t first = 0; first < w->v->result[0]; first += w->rows_at_once) {
        t.add = first > 0;
        for (int64_t tap = first_tap; tap < last_tap; tap++) {
            int64_t count = w->begin[tap + 1] - w->begin[tap], top = w->begin[2 * taps + 1 + tap];
            int64_t begin = th_least(th_most(first - top, 0), count);
            int64_t end = th_least(th_most(first + w->rows_at_once - top, 0), count);
            t.place = position + w->begin[tap] + begin;
            t.places = end - begin;
            t.steps = w->begin[taps + 1 + tap];
            t.c = made + tap * wide;
            if (t.places || !t.add)
                th_tiles()->tap[rows][vectors](&t);
        }
    }
    float *to = w->result + group * th_conv_outputs(w->v) * th_conv_channels(w->v) * taps
                + row * w->row.step + channel * w->column.step;
    for (int64_t i = 0; i < rows; i++)
        deliver(w, to + i * w->row.step, made + i * t.pitch, wide,
                th_least(wide, w->column.channels - channel), first_tap, last_tap);
}

static void multiply_units(int64_t begin, int64_t end, void *context) {
    weight_way *w = context;
    int64_t wide = th_cut_size(w->strips, 0) * th_tiles()->width;
    int64_t bytes = th_conv_taps(w->v) * th_cut_size(w->rows, 0) * wide * (int64_t)sizeof(float);
    float *result = th_allocate(bytes);
    if (!result) {
        __atomic_store_n(&w->failed, true, __ATOMIC_RELAXED);
        return;
    }
    for (int64_t unit = begin; unit < end; unit++)
        one_tile(w, unit, result);
    th_release(result, bytes);
}

static void run_images(weight_way *w) {
    const convolution *v = w->v;
    int64_t strips = w->strips.parts * v->groups;
    int64_t strip = vector_floats(w) * th_cut_size(w->strips, 0);
    th_parallel(w->row.channels * v->groups, 2.0 * (double)w->pitch, lane_units, w);
    th_parallel(strips, 2.0 * (double)strip, fill_units, w);
    int64_t work = strip * th_conv_taps(v) / v->stride[0] / v->stride[1] / 2;
    th_parallel(strips * w->rows.parts * w->parts, (double)work / (double)w->parts, multiply_units,
                w);
}

static int run(weight_way *w, bool swapped) {
    const convolution *v = w->v;
    int64_t taps = th_conv_taps(v), width = th_tiles()->width, rows = v->result[0];
    int64_t sizes = w->row.pixels + w->column.pixels + 3 * taps + 1;
    w->rows = th_row_cut(w->row.channels, w->column.channels);
    w->strips = th_vector_cut(w->rows, w->column.channels);
    int64_t units = w->strips.parts * w->rows.parts * v->groups, threads = th_threads();
    w->parts = threads > 1 ? th_least(th_ratio_up(2 * threads, units), taps) : 1;
    w->pitch = th_pitch(w->row.pixels * w->images);
    int64_t line = w->column.pixels / (swapped ? v->result[0] : v->size[0]) * w->images;
    line *= th_cut_size(w->strips, 0) * width * (swapped ? 1 : v->stride[0]);
    w->rows_at_once = th_most((1 << 17) / line, 1);
    int64_t lanes = w->pitch * w->row.channels * v->groups;
    int64_t pixels = vector_floats(w) * th_ratio_up(w->column.channels, width) * v->groups;
    int64_t bytes = sizes * (int64_t)sizeof(int64_t) + 2 * taps * rows * (int64_t)sizeof(tap_place)
                    + (lanes + pixels) * (int64_t)sizeof(float);
    float *memory = th_allocate(bytes);
    if (!memory)
        return -1;
    w->lanes = memory;
    w->pixels = memory + lanes;
    w->place[0] = (tap_place *)(w->pixels + pixels);
    w->place[1] = w->place[0] + taps * rows;
    w->row.cell = (int64_t *)(w->place[1] + taps * rows);
    w->column.cell = w->row.cell + w->row.pixels;
    w->begin = w->column.cell + w->column.pixels;
    side *input = swapped ? &w->row : &w->column, *grad = swapped ? &w->column : &w->row;
    for (int64_t p = 0; p < grad->pixels; p++)
        grad->cell[p] = p;
    place_pixels(v, input->cell);
    place_taps(w, input->cell, swapped);
    for (w->first = 0; w->first < v->batch && !w->failed; w->first += w->images) {
        w->count = th_least(w->images, v->batch - w->first);
        run_images(w);
    }
    th_release(memory, bytes);
    return w->failed ? -1 : 0;
}

int th_product_weight(const convolution *v, const float *grad, const float *input, float *result) {
    weight_way w = {.v = v, .result = result};
    weight_rows rows;
    th_product_weight_cost(v, &rows, &w.images);
    if (rows == TH_ROWS_OF_COLUMNS)
        return th_columns_weight(v, grad, input, result);
    int64_t taps = th_conv_taps(v), channels = th_conv_channels(v);
    const side outputs = {grad, th_conv_outputs(v), th_conv_positions(v), NULL, channels * taps};
    const side inputs = {input, channels, th_conv_pixels(v), NULL, taps};
    bool swapped = rows == TH_ROWS_OF_CHANNELS;
    w.row = swapped ? inputs : outputs;
    w.column = swapped ? outputs : inputs;
    return run(&w, swapped);
}
