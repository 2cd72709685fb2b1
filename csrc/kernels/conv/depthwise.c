/* depthwise.c: convolutions with one channel and one output per group, sixteen groups at a time. A
   vector holds one pixel of each, so any stride, dilation and map size is a sum of products of
   vectors. */
#include <string.h>

#include "kernels/conv/conv.h"

enum { PARTS = 8, BAND = 256 << 10, LINE = 64 };

typedef struct depthwise {
    const convolution *v;
    bool input; /* whether it computes the gradient of the input */
    const float *from, *grad;
    float *to;
    const float *kernel, *bias; /* [block][tap][16], [block][16] */
    th_axis axis[2];
    tap_place *place;            /* of the taps, grouped by residue of targets */
    int64_t *begin;              /* start of each residue in place */
    int64_t blocks, rows, bands; /* blocks of channels; rows of targets at a time */
    int64_t residues, parts;     /* pairs of residues; parts of the batch */
    bool failed;
} depthwise;

/* sources[y][x][16], zeros outside; targets[y][x][16]. */
typedef struct space {
    float *sources, *targets, *sums;
    int64_t first, rows, low, high; /* rows of targets in the band, and rows of sources they read */
    int64_t bytes;
} space;

/* First and last place of the source that the taps of a target reach. */
static int64_t first_place(const convolution *v, int d, bool input, int64_t target) {
    int64_t reach = (v->kernel[d] - 1) * v->dilation[d], stride = v->stride[d];
    if (!input)
        return target * stride - v->padding[d];
    int64_t at = target + v->padding[d] - reach;
    return at >= 0 ? at / stride : -th_ratio_up(-at, stride);
}

static int64_t last_place(const convolution *v, int d, bool input, int64_t target) {
    int64_t reach = (v->kernel[d] - 1) * v->dilation[d], stride = v->stride[d];
    return input ? (target + v->padding[d]) / stride : target * stride - v->padding[d] + reach;
}

th_axis th_depthwise_axis(const convolution *v, int d, bool input) {
    th_axis a = {.source = input ? v->result[d] : v->size[d],
                 .target = input ? v->size[d] : v->result[d],
                 .residues = input ? th_least(v->stride[d], v->size[d]) : 1,
                 .step = input ? 1 : v->stride[d]};
    a.first = first_place(v, d, input, 0);
    a.places = last_place(v, d, input, a.target - 1) + 1 - a.first;
    return a;
}

/* Whether targets of a residue read through tap k, and where, relative to the place of their
   number. */
static bool meets(const convolution *v, int d, bool input, int64_t residue, int64_t k,
                  int64_t *position) {
    int64_t at = k * v->dilation[d] - v->padding[d];
    if (input)
        at = residue - at;
    *position = input ? at / v->stride[d] : at;
    return !input || at % v->stride[d] == 0;
}

static void list_places(depthwise *w, bool input) {
    const convolution *v = w->v;
    tap_place *next = w->place;
    for (int64_t r = 0; r < w->residues; r++) {
        w->begin[r] = next - w->place;
        for (int64_t k = 0, y, x; k < th_conv_taps(v); k++) {
            if (meets(v, 0, input, r / w->axis[1].residues, k / v->kernel[1], &y)
                && meets(v, 1, input, r % w->axis[1].residues, k % v->kernel[1], &x)) {
                int64_t at = y * w->axis[1].places + x - w->axis[1].first;
                *next++ = (tap_place){k * TH_LANES, at * TH_LANES};
            }
        }
    }
    w->begin[w->residues] = next - w->place;
}

static int64_t block_channels(const depthwise *w, int64_t block) {
    return th_least(w->v->channels - block * TH_LANES, TH_LANES);
}

/* Transpose the source rows to lanes, with padding. */
static void fill(const depthwise *w, const space *s, const float *planes, int64_t channels) {
    const th_axis *a = w->axis;
    int64_t width = th_tiles()->width, columns = a[1].source, row = th_most(s->low, 0), x = 0;
    int64_t end = th_least(s->high + 1, a[0].source) * columns;
    float *line = s->sources + (row - s->low) * a[1].places * TH_LANES, *to[TH_SIDE];
    for (int64_t p = row * columns; p < end; p += width) {
        int64_t count = th_least(width, end - p);
        for (int64_t j = 0; j < count; j++) {
            int64_t position = x - a[1].first;
            to[j] = position >= 0 && position < a[1].places ? line + position * TH_LANES : NULL;
            if (++x == columns) {
                x = 0;
                line += a[1].places * TH_LANES;
            }
        }
        th_transpose_to_lanes(to, planes + p, a[0].source * columns, channels, count);
    }
}

static void one_block(const depthwise *w, const space *s, int64_t image, int64_t block) {
    const th_axis *y = &w->axis[0], *x = &w->axis[1];
    int64_t channels = block_channels(w, block), pitch = x->places * TH_LANES;
    int64_t channel = image * w->v->channels + block * TH_LANES;
    fill(w, s, w->from + channel * y->source * x->source, channels);
    row_call t = {.kernel = w->kernel + block * th_conv_taps(w->v) * TH_LANES,
                  .start = w->bias ? w->bias + block * TH_LANES : NULL,
                  .step = x->step * TH_LANES,
                  .target_step = x->residues * TH_LANES};
    for (int64_t row = 0; row < s->rows; row++) {
        int64_t target = s->first + row;
        t.from = s->sources + (target / y->residues * y->step - s->low) * pitch;
        for (int64_t residue = 0; residue < x->residues; residue++) {
            const int64_t *begin = w->begin + target % y->residues * x->residues + residue;
            t.place = w->place + begin[0];
            t.places = begin[1] - begin[0];
            t.count = th_ratio_up(x->target - residue, x->residues);
            t.to = s->targets + (row * x->target + residue) * TH_LANES;
            th_tiles()->depthwise_row(&t);
        }
    }
    th_from_lanes(w->to + (channel * y->target + s->first) * x->target, y->target * x->target,
                  s->targets, channels, s->rows * x->target);
    for (int64_t c = channel; w->v->finish && c < channel + channels; c++)
        th_conv_finish(w->v, w->to, (c * y->target + s->first) * x->target, s->rows * x->target);
}

/* Padding is written once for all units of a band. */
static void begin_band(const depthwise *w, space *s, int64_t band) {
    const convolution *v = w->v;
    s->first = band * w->rows;
    s->rows = th_least(w->rows, w->axis[0].target - s->first);
    s->low = first_place(v, 0, w->input, s->first);
    s->high = last_place(v, 0, w->input, s->first + s->rows - 1);
    int64_t floats = (s->high + 1 - s->low) * w->axis[1].places * TH_LANES;
    memset(s->sources, 0, (size_t)floats * sizeof(float));
}

static int make_space(const depthwise *w, space *s) {
    const convolution *v = w->v;
    int64_t sources = 0, sums = w->grad ? th_conv_taps(v) * TH_LANES : 0;
    for (int64_t band = 0; band < w->bands; band++) {
        int64_t first = band * w->rows, last = th_least(first + w->rows, w->axis[0].target) - 1;
        sources = th_most(sources, last_place(v, 0, w->input, last) + 1
                                       - first_place(v, 0, w->input, first));
    }
    sources *= w->axis[1].places * TH_LANES;
    int64_t targets = w->rows * w->axis[1].target * TH_LANES;
    s->bytes = (sources + targets + sums) * (int64_t)sizeof(float);
    s->sources = th_allocate(s->bytes);
    s->targets = s->sources + sources;
    s->sums = s->targets + targets;
    return s->sources ? 0 : -1;
}

static void target_units(int64_t begin, int64_t end, void *context) {
    depthwise *w = context;
    int64_t band = -1, each = w->v->batch * w->blocks;
    space s;
    if (make_space(w, &s)) {
        __atomic_store_n(&w->failed, true, __ATOMIC_RELAXED);
        return;
    }
    for (int64_t unit = begin; unit < end; unit++) {
        if (band != unit / each) {
            band = unit / each;
            begin_band(w, &s, band);
        }
        one_block(w, &s, unit % each / w->blocks, unit % w->blocks);
    }
    th_release(s.sources, s.bytes);
}

/* Add one part of the batch to the weight gradient of a block. */
static void one_part(const depthwise *w, space *s, int64_t part, int64_t block) {
    const convolution *v = w->v;
    int64_t taps = th_conv_taps(v), channels = block_channels(w, block);
    int64_t first = v->batch * part / w->parts, end = v->batch * (part + 1) / w->parts;
    memset(s->sums, 0, (size_t)(taps * TH_LANES) * sizeof(float));
    for (int64_t band = 0; band < w->bands; band++) {
        begin_band(w, s, band);
        tap_sums t = {.grad = s->targets,
                      .from = s->sources
                              + (s->first * v->stride[0] - s->low) * w->axis[1].places * TH_LANES,
                      .rows = s->rows,
                      .columns = v->result[1],
                      .step = v->stride[1] * TH_LANES,
                      .pitch = v->stride[0] * w->axis[1].places * TH_LANES,
                      .place = w->place,
                      .sums = s->sums};
        for (int64_t image = first; image < end; image++) {
            int64_t channel = image * v->channels + block * TH_LANES;
            fill(w, s, w->from + channel * th_conv_pixels(v), channels);
            th_to_lanes(s->targets,
                        w->grad + channel * th_conv_positions(v) + s->first * v->result[1],
                        th_conv_positions(v), channels, s->rows * v->result[1]);
            th_tiles()->depthwise_taps(&t, taps);
        }
    }
    float *to = w->to + (part * v->channels + block * TH_LANES) * taps;
    th_from_lanes(to, taps, s->sums, channels, taps);
}

static void part_units(int64_t begin, int64_t end, void *context) {
    depthwise *w = context;
    space s;
    if (make_space(w, &s)) {
        __atomic_store_n(&w->failed, true, __ATOMIC_RELAXED);
        return;
    }
    for (int64_t unit = begin; unit < end; unit++)
        one_part(w, &s, unit / w->blocks, unit % w->blocks);
    th_release(s.sources, s.bytes);
}

bool th_depthwise_suits(const convolution *v, bool input) {
    for (int d = 0; d < 2; d++) {
        th_axis a = th_depthwise_axis(v, d, input);
        if (a.places > 4 * (a.source + v->kernel[d]) + 64)
            return false;
    }
    return v->groups == v->channels && v->groups == v->outputs;
}

/* Rows of targets whose vectors, and those they read, fit the L2 cache. */
int64_t th_depthwise_rows(const convolution *v, bool input) {
    th_axis y = th_depthwise_axis(v, 0, input), x = th_depthwise_axis(v, 1, input);
    int64_t row = (x.target + x.places * y.step) * TH_LANES * (int64_t)sizeof(float);
    return th_least(th_most(BAND / row, th_most(4, v->kernel[0])), y.target);
}

/* Bytes of the tables, rounded to cache lines, since vectors follow. */
static int64_t plan(depthwise *w, const convolution *v) {
    for (int d = 0; d < 2; d++)
        w->axis[d] = th_depthwise_axis(v, d, w->input);
    w->rows = th_depthwise_rows(v, w->input);
    w->bands = th_ratio_up(w->axis[0].target, w->rows);
    w->blocks = th_ratio_up(v->channels, TH_LANES);
    w->residues = w->axis[0].residues * w->axis[1].residues;
    int64_t bytes = th_conv_taps(v) * (int64_t)sizeof(tap_place)
                    + (w->residues + 1) * (int64_t)sizeof(int64_t);
    return th_ratio_up(bytes, LINE) * LINE;
}

static void place_taps(depthwise *w, char *table) {
    w->place = (tap_place *)table;
    w->begin = (int64_t *)(w->place + th_conv_taps(w->v));
    list_places(w, w->input);
}

static int make_targets(depthwise *w, const float *weight, const float *bias) {
    const convolution *v = w->v;
    int64_t tables = plan(w, v), taps = th_conv_taps(v);
    int64_t floats = w->blocks * (taps + 1) * TH_LANES;
    int64_t bytes = tables + floats * (int64_t)sizeof(float);
    char *table = th_allocate(bytes);
    if (!table)
        return -1;
    place_taps(w, table);
    float *kernel = (float *)(table + tables), *start = kernel + w->blocks * taps * TH_LANES;
    for (int64_t block = 0; block < w->blocks; block++) {
        int64_t first = block * TH_LANES, channels = block_channels(w, block);
        th_to_lanes(kernel + first * taps, weight + first * taps, taps, channels, taps);
        for (int64_t c = 0; bias && c < TH_LANES; c++)
            start[first + c] = c < channels ? bias[first + c] : 0;
    }
    w->kernel = kernel;
    w->bias = bias ? start : NULL;
    int64_t work = w->rows * w->axis[1].target * (2 * taps / w->residues + 8);
    th_parallel(v->batch * w->blocks * w->bands, 2.5 * (double)work, target_units, w);
    th_release(table, bytes);
    return w->failed ? -1 : 0;
}

int th_depthwise_forward(const convolution *v, const float *input, const float *weight,
                         const float *bias, float *output) {
    depthwise w = {.v = v, .from = input, .to = output};
    return make_targets(&w, weight, bias);
}

int th_depthwise_input(const convolution *v, const float *grad, const float *weight,
                       float *result) {
    depthwise w = {.v = v, .input = true, .from = grad, .to = result};
    return make_targets(&w, weight, NULL);
}

int th_depthwise_weight(const convolution *v, const float *grad, const float *input,
                        float *result) {
    depthwise w = {.v = v, .from = input, .grad = grad};
    int64_t tables = plan(&w, v), count = v->channels * th_conv_taps(v);
    w.parts = th_conv_parts(th_least(PARTS, v->batch), count);
    int64_t bytes = tables + w.parts * count * (int64_t)sizeof(float);
    char *table = th_allocate(bytes);
    if (!table)
        return -1;
    place_taps(&w, table);
    w.to = (float *)(table + tables);
    int64_t work = v->batch / w.parts * th_conv_positions(v) * (th_conv_taps(v) + 8);
    th_parallel(w.parts * w.blocks, 2.5 * (double)work, part_units, &w);
    if (!w.failed)
        th_conv_add_parts(result, w.to, count, w.parts);
    th_release(table, bytes);
    return w.failed ? -1 : 0;
}
