/* weight.c: gradient of the weight: dot products over positions of rows of grad with rows of the
   expanded input. */
#include <string.h>

#include "kernels/conv/conv.h"

/* parts of the batch, summed at the end, independent of the number of threads */
enum { PARTS = 8 };

typedef struct weighing {
    const convolution *v;
    const float *grad, *input;
    float *partial; /* [part][weight] */
    int64_t parts;
    int64_t block, blocks; /* channels per unit, units per group and part */
    int64_t rows, bands;   /* output rows expanded at a time */
    int64_t images;        /* images expanded at a time */
    bool bare, flat;
    bool failed;
} weighing;

typedef struct space {
    expansion e;
    float *expanded, *scratch, *grad;
    int64_t *offset;
    int64_t bytes;
} space;

/* Every tile of [outputs of a group][taps of a block] for the expanded images. */
static void add_products(dot_call t, int64_t outputs, int64_t columns, const int64_t *offset) {
    const tile_set *set = th_tiles();
    cut high = th_cut(outputs, set->dot_rows), wide = th_cut(columns, set->dot_columns);
    const float *a = t.a;
    float *c = t.c;
    for (int64_t i = 0; i < high.parts; i++) {
        int64_t row = th_cut_begin(high, i);
        t.a = a + row * t.a_pitch;
        for (int64_t j = 0; j < wide.parts; j++) {
            int64_t column = th_cut_begin(wide, j);
            t.offset = offset + column;
            t.c = c + row * t.pitch + column;
            set->dot[th_cut_size(high, i)][th_cut_size(wide, j)](&t);
        }
    }
}

/* Copy grad with the row pitch of the flat input and zeros in between. */
static void spread_grad(const weighing *w, space *s, const float *grad, int64_t images) {
    const convolution *v = w->v;
    int64_t outputs = th_conv_outputs(v), plane = th_conv_positions(v), width = v->result[1];
    float *to = s->grad;
    for (int64_t n = 0; n < images; n++) {
        for (int64_t o = 0; o < outputs; o++) {
            const float *from = grad + (n * v->outputs + o) * plane;
            for (int64_t y = 0; y < s->e.rows; y++, to += s->e.pitch) {
                memcpy(to, from + y * width, (size_t)width * sizeof(float));
                memset(to + width, 0, (size_t)(s->e.pitch - width) * sizeof(float));
            }
        }
    }
}

static void one_band(const weighing *w, space *s, int64_t group, int64_t channel, int64_t image,
                     int64_t images, int64_t first, float *c) {
    const convolution *v = w->v;
    int64_t channels = th_conv_channels(v), outputs = th_conv_outputs(v), taps = th_conv_taps(v);
    int64_t count = th_least(w->block, channels - channel), plane = th_conv_positions(v);
    const float *input = w->input
                         + (image * v->channels + group * channels + channel) * th_conv_pixels(v);
    th_expand_band(&s->e, first, th_least(w->rows, v->result[0] - first));
    int64_t whole = w->bare ? v->channels * th_conv_pixels(v) : count * s->e.channel;
    for (int64_t n = 0; !w->bare && n < images; n++) {
        th_expand(&s->e, input + n * v->channels * th_conv_pixels(v), count,
                  s->expanded + n * whole, s->scratch);
    }
    if (w->bare)
        for (int64_t k = 0; k < count; k++)
            s->offset[k] = k * plane + first * v->result[1];
    else
        th_expand_offsets(&s->e, count, s->offset);
    const float *grad = w->grad + (image * v->outputs + group * outputs) * plane
                        + first * v->result[1];
    if (w->flat)
        spread_grad(w, s, grad, images);
    int64_t positions = s->e.rows * s->e.pitch;
    dot_call t = {.a = w->flat ? s->grad : grad,
                  .b = w->bare ? input : s->expanded,
                  .a_pitch = w->flat ? positions : plane,
                  .a_image = w->flat ? outputs * positions : v->outputs * plane,
                  .b_image = whole,
                  .images = images,
                  .positions = positions - (s->e.pitch - v->result[1]),
                  .c = c,
                  .pitch = channels * taps};
    add_products(t, outputs, count * taps, s->offset);
}

static void one_unit(const weighing *w, space *s, int64_t part, int64_t group, int64_t block) {
    const convolution *v = w->v;
    int64_t channels = th_conv_channels(v), outputs = th_conv_outputs(v), taps = th_conv_taps(v);
    int64_t channel = block * w->block, columns = th_least(w->block, channels - channel) * taps;
    int64_t end = v->batch * (part + 1) / w->parts;
    float *c = w->partial + ((part * v->outputs + group * outputs) * channels + channel) * taps;
    for (int64_t o = 0; o < outputs; o++)
        memset(c + o * channels * taps, 0, (size_t)columns * sizeof(float));
    for (int64_t n = v->batch * part / w->parts; n < end; n += w->images)
        for (int64_t band = 0; band < w->bands; band++)
            one_band(w, s, group, channel, n, th_least(w->images, end - n), band * w->rows, c);
}

static int make_space(const weighing *w, space *s) {
    const convolution *v = w->v;
    if (th_expand_begin(&s->e, v, w->flat))
        return -1;
    th_expand_band(&s->e, 0, w->rows);
    int64_t columns = w->block * th_conv_taps(v);
    int64_t expanded = w->bare ? 0 : w->images * w->block * s->e.channel;
    int64_t scratch = w->bare ? 0 : th_expand_scratch(&s->e);
    int64_t grad = w->flat ? w->images * th_conv_outputs(v) * w->rows * s->e.pitch : 0;
    s->bytes = columns * (int64_t)sizeof(int64_t)
               + (expanded + scratch + grad) * (int64_t)sizeof(float);
    s->offset = th_allocate(s->bytes);
    if (!s->offset) {
        th_expand_end(&s->e);
        return -1;
    }
    s->expanded = (float *)(s->offset + columns);
    s->scratch = s->expanded + expanded;
    s->grad = s->scratch + scratch;
    return 0;
}

static void weight_units(int64_t begin, int64_t end, void *context) {
    weighing *w = context;
    space s;
    if (make_space(w, &s)) {
        __atomic_store_n(&w->failed, true, __ATOMIC_RELAXED);
        return;
    }
    for (int64_t unit = begin; unit < end; unit++) {
        int64_t rest = unit / w->blocks;
        one_unit(w, &s, rest / w->v->groups, rest % w->v->groups, unit % w->blocks);
    }
    th_release(s.offset, s.bytes);
    th_expand_end(&s.e);
}

/* Blocks depend on the shape alone, so sums are independent of the number of threads. */
static void choose_blocks(weighing *w) {
    const convolution *v = w->v;
    int64_t channels = th_conv_channels(v), outputs = th_conv_outputs(v);
    int64_t row = v->kernel[1] * v->result[1] * (int64_t)sizeof(float);
    int64_t gradient = outputs * v->result[1] * (int64_t)sizeof(float);
    w->rows = th_least(th_most((12 << 10) / (v->result[1] * (int64_t)sizeof(float)), 4),
                       v->result[0]);
    w->bands = th_ratio_up(v->result[0], w->rows);
    w->rows = th_ratio_up(v->result[0], w->bands);
    int64_t span = (w->rows - 1) * v->stride[0] + v->dilation[0] * (v->kernel[0] - 1) + 1;
    w->block = th_least(th_most((256 << 10) / (row * span), 1), channels);
    w->blocks = th_ratio_up(channels, w->block);
    w->block = th_ratio_up(channels, w->blocks);
    int64_t image = w->block * row * span + gradient * w->rows;
    int64_t cached = th_least((640 << 10) / image, 1024 / (w->rows * v->result[1]));
    w->images = th_least(th_most(cached, 1), 16);
    int64_t weights = v->outputs * channels * th_conv_taps(v);
    w->parts = th_conv_parts(th_least(PARTS, v->batch), weights);
}

/* Number of times that every tile of products is loaded, for some images and rows each. */
double th_conv_weight_passes(const convolution *v) {
    weighing w = {.v = v};
    choose_blocks(&w);
    return (double)w.bands * (double)th_ratio_up(v->batch, w.images);
}

CLONES void th_conv_add_parts(float *result, const float *partial, int64_t count, int64_t parts) {
    memcpy(result, partial, (size_t)count * sizeof(float));
    for (int64_t part = 1; part < parts; part++)
        for (int64_t i = 0; i < count; i++)
            result[i] += partial[part * count + i];
}

int th_conv_weight(const convolution *v, const float *grad, const float *input, float *result) {
    weighing w = {.v = v, .grad = grad, .input = input};
    int64_t count = v->outputs * th_conv_channels(v) * th_conv_taps(v);
    w.bare = th_conv_bare(v);
    w.flat = !w.bare && th_conv_suits_flat(v);
    choose_blocks(&w);
    int64_t bytes = w.parts * count * (int64_t)sizeof(float);
    w.partial = th_allocate(bytes);
    if (!w.partial)
        return -1;
    int64_t work = count / v->groups * th_conv_positions(v) * (v->batch / w.parts)
                   / (16 * w.blocks);
    th_parallel(w.parts * v->groups * w.blocks, (double)work, weight_units, &w);
    if (!w.failed)
        th_conv_add_parts(result, w.partial, count, w.parts);
    th_release(w.partial, bytes);
    return w.failed ? -1 : 0;
}
