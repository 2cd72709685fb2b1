/* input.c: gradient of the input, either as a convolution of grad with the flipped weight, or as
   column = weight^T * grad for a few rows, which are then added where their taps read. */
#include <string.h>

#include "kernels/conv/conv.h"

typedef struct columns {
    const convolution *v;
    const float *grad;
    float *result, *panels;
    int64_t block, blocks, rows; /* channels per unit, units per group, output rows at a time */
    int64_t step;                /* channels whose taps form one product */
    cut cut;                     /* of the step's taps */
    bool failed;
} columns;

/* Sums of one channel: [vertical residue][horizontal residue][span rows][pitch]. The pitch is
   padded to whole vectors, so that no two rows of a tap share one. */
typedef struct sums {
    expansion e;
    int64_t pitch, residue, channel;
    int64_t *offset;              /* of outputs in grad */
    int64_t *begin, *tap, *shift; /* kernel rows by vertical residue: tap of kx = 0, rows beyond */
    bool covers;                  /* every input element belongs to a sum */
} sums;

/* Sets begin, tap and shift. */
static void sort_kernel_rows(sums *s) {
    const convolution *v = s->e.v;
    int64_t count = 0;
    for (int64_t slot = 0; slot < s->e.slots[0]; slot++) {
        s->begin[slot] = count;
        for (int64_t y = 0; y < v->kernel[0]; y++) {
            if (s->e.slot[0][y] == slot) {
                s->tap[count] = y * v->kernel[1];
                s->shift[count++] = y * v->dilation[0] / v->stride[0];
            }
        }
    }
    s->begin[s->e.slots[0]] = count;
}

static void add_taps(const sums *s, const float *column, int64_t pitch, int64_t first, int64_t rows,
                     int64_t *position, float *plane) {
    const convolution *v = s->e.v;
    const tile_set *set = th_tiles();
    for (int64_t slot = 0; slot < s->e.slots[0]; slot++) {
        int64_t begin = s->begin[slot], taps = s->begin[slot + 1] - begin;
        for (int64_t k = 0; k < taps; k++)
            position[k] = s->tap[begin + k] * pitch - s->shift[begin + k] * v->result[1];
        for (int64_t x = 0; x < v->kernel[1]; x++) {
            int64_t residue = slot * s->e.slots[1] + s->e.slot[1][x];
            gather_call g = {.to = plane + residue * s->residue + first * s->pitch
                                   + x * v->dilation[1] / v->stride[1],
                             .from = column + x * pitch,
                             .to_pitch = s->pitch,
                             .width = v->result[1],
                             .rows = rows,
                             .height = rows + s->shift[begin + taps - 1],
                             .place = position,
                             .shift = s->shift + begin,
                             .taps = taps};
            set->gather_rows(&g);
        }
    }
}

/* to[x] = the sum for input column x, from the residues' rows. */
CLONES static void spread(float *to, const float *from, int64_t stride, int64_t count) {
    if (stride == 1)
        memcpy(to, from, (size_t)count * sizeof(float));
    else if (stride == 2)
        for (int64_t j = 0; j < count; j++)
            to[2 * j] = from[j];
    else
        for (int64_t j = 0; j < count; j++)
            to[stride * j] = from[j];
}

CLONES static void interleave(float *to, const float *even, const float *odd, int64_t count) {
    for (int64_t j = 0; j < count / 2; j++) {
        to[2 * j] = even[j];
        to[2 * j + 1] = odd[j];
    }
    if (count % 2)
        to[count - 1] = even[count / 2];
}

static void write_row(const sums *s, const float *row, float *to) {
    const convolution *v = s->e.v;
    if (v->stride[1] == 2 && s->e.slots[1] == 2) {
        const float *at[2] = {row + v->padding[1] / 2, row + v->padding[1] / 2 + s->residue};
        bool late = v->padding[1] % 2;
        interleave(to, at[late], at[!late] + late, v->size[1]);
        return;
    }
    int64_t stride = v->stride[1], length = s->pitch;
    for (int64_t slot = 0; slot < s->e.slots[1]; slot++) {
        int64_t shift = v->padding[1] - s->e.residue[1][slot];
        int64_t begin = shift > 0 ? th_ratio_up(shift, stride) : 0;
        int64_t last = v->size[1] - 1 + shift;
        int64_t end = last < 0 ? 0 : th_least(last / stride + 1, length);
        if (begin < end) {
            spread(to + begin * stride - shift, row + slot * s->residue + begin, stride,
                   end - begin);
        }
    }
}

static void write_channel(const sums *s, const float *plane, float *result) {
    const convolution *v = s->e.v;
    if (!s->covers)
        memset(result, 0, (size_t)th_conv_pixels(v) * sizeof(float));
    for (int64_t slot = 0; slot < s->e.slots[0]; slot++) {
        const float *rows = plane + slot * s->e.slots[1] * s->residue;
        int64_t y = s->e.residue[0][slot] - v->padding[0];
        for (int64_t r = 0; r < s->e.span; r++, y += v->stride[0])
            if (y >= 0 && y < v->size[0])
                write_row(s, rows + r * s->pitch, result + y * v->size[1]);
    }
}

/* Workspace of one thread. */
typedef struct space {
    sums sums;
    int64_t *place;
    float *column, *planes; /* [taps of a step][positions]; sums of a block's channels */
    int64_t bytes;
} space;

/* Tiles of a step, or of the shorter last step. */
static cut step_cut(const columns *w, int64_t channels) {
    return channels == w->step ? w->cut
                               : th_cut(channels * th_conv_taps(w->v), th_cut_size(w->cut, 0));
}

static void one_block(const columns *w, const space *s, int64_t image, int64_t group,
                      int64_t channel) {
    const convolution *v = w->v;
    int64_t channels = th_conv_channels(v), outputs = th_conv_outputs(v), taps = th_conv_taps(v);
    int64_t count = th_least(w->block, channels - channel), width = v->result[1];
    const float *grad = w->grad + (image * v->groups + group) * outputs * th_conv_positions(v);
    memset(s->planes, 0, (size_t)(count * s->sums.channel) * sizeof(float));
    for (int64_t first = 0; first < v->result[0]; first += w->rows) {
        int64_t rows = th_least(w->rows, v->result[0] - first);
        cut vectors = th_vector_cut(w->cut, rows * width);
        for (int64_t c = 0; c < count; c += w->step) {
            int64_t some = th_least(w->step, count - c), at = group * channels + channel + c;
            product p = {.a = w->panels + at * taps * outputs,
                         .b = grad + first * width,
                         .offset = s->sums.offset,
                         .depth = outputs,
                         .block = outputs,
                         .positions = rows * width,
                         .pitch = rows * width,
                         .c = s->column,
                         .rows = step_cut(w, some),
                         .vectors = vectors};
            th_product(&p);
            for (int64_t k = 0; k < some; k++) {
                add_taps(&s->sums, s->column + k * taps * p.pitch, p.pitch, first, rows, s->place,
                         s->planes + (c + k) * s->sums.channel);
            }
        }
    }
    float *result = w->result
                    + ((image * v->groups + group) * channels + channel) * th_conv_pixels(v);
    for (int64_t c = 0; c < count; c++)
        write_channel(&s->sums, s->planes + c * s->sums.channel, result + c * th_conv_pixels(v));
}

static void measure_sums(sums *s) {
    const convolution *v = s->e.v;
    int64_t last[2]; /* the step at which the last input row or column is read */
    for (int d = 0; d < 2; d++)
        last[d] = (v->size[d] - 1 + v->padding[d]) / v->stride[d];
    int64_t reach = (v->kernel[1] - 1) * v->dilation[1] / v->stride[1];
    th_expand_band(&s->e, 0, v->result[0]);
    s->pitch = th_most((v->result[1] + 15) / 16 * 16 + reach, last[1] + 1);
    s->residue = s->e.span * s->pitch;
    s->channel = s->e.slots[0] * s->e.slots[1] * s->residue;
    s->covers = s->e.slots[0] == v->stride[0] && s->e.slots[1] == v->stride[1]
                && last[0] < s->e.span;
}

static int make_space(const columns *w, space *s) {
    const convolution *v = w->v;
    int64_t outputs = th_conv_outputs(v), rows = v->kernel[0];
    if (th_expand_begin(&s->sums.e, v, false))
        return -1;
    measure_sums(&s->sums);
    int64_t column = w->step * th_conv_taps(v) * w->rows * v->result[1];
    s->bytes = (outputs + 4 * rows + 1) * (int64_t)sizeof(int64_t)
               + (column + w->block * s->sums.channel) * (int64_t)sizeof(float);
    int64_t *table = th_allocate(s->bytes);
    if (!table) {
        th_expand_end(&s->sums.e);
        return -1;
    }
    for (int64_t o = 0; o < outputs; o++)
        table[o] = o * th_conv_positions(v);
    s->sums.offset = table;
    s->sums.tap = table + outputs;
    s->sums.shift = s->sums.tap + rows;
    s->place = s->sums.shift + rows;
    s->sums.begin = s->place + rows;
    s->column = (float *)(s->sums.begin + rows + 1);
    s->planes = s->column + column;
    sort_kernel_rows(&s->sums);
    return 0;
}

static void column_units(int64_t begin, int64_t end, void *context) {
    columns *w = context;
    space s;
    if (make_space(w, &s)) {
        __atomic_store_n(&w->failed, true, __ATOMIC_RELAXED);
        return;
    }
    for (int64_t unit = begin; unit < end; unit++) {
        int64_t rest = unit / w->blocks;
        one_block(w, &s, rest / w->v->groups, rest % w->v->groups, unit % w->blocks * w->block);
    }
    th_release(s.sums.offset, s.bytes);
    th_expand_end(&s.sums.e);
}

/* Pack weight^T into panels per step of channels: rows are (channel, tap), the depth is outputs. */
static void pack_steps(const columns *w, const float *weight) {
    const convolution *v = w->v;
    int64_t channels = th_conv_channels(v), outputs = th_conv_outputs(v), taps = th_conv_taps(v);
    int64_t depth = channels * taps;
    for (int64_t group = 0; group < v->groups; group++) {
        for (int64_t block = 0; block < channels; block += w->block) {
            int64_t end = th_least(block + w->block, channels);
            for (int64_t c = block; c < end; c += w->step) {
                int64_t some = th_least(w->step, end - c);
                th_pack_panels(w->panels + (group * channels + c) * taps * outputs,
                               step_cut(w, some), outputs,
                               weight + group * outputs * depth + c * taps, 1, depth);
            }
        }
    }
}

/* Rows whose gradients stay in the L1 cache, but at least enough to fill the vectors of a tile. */
void th_conv_column_steps(const convolution *v, int64_t *step, int64_t *rows) {
    int64_t taps = th_conv_taps(v), outputs = th_conv_outputs(v);
    *step = th_least(th_most(24 / taps, 1), th_conv_channels(v));
    int64_t position = th_most(outputs, *step * taps) * v->result[1] * (int64_t)sizeof(float);
    int64_t full = th_ratio_up(3 * th_tiles()->width, v->result[1]);
    *rows = th_least(th_most((32 << 10) / position, full), v->result[0]);
}

static int input_by_columns(const convolution *v, const float *grad, const float *weight,
                            float *result) {
    int64_t channels = th_conv_channels(v), outputs = th_conv_outputs(v), taps = th_conv_taps(v);
    columns w = {.v = v, .grad = grad, .result = result};
    th_conv_column_steps(v, &w.step, &w.rows);
    double plane = sizeof(float);
    for (int d = 0; d < 2; d++)
        plane *= (double)v->size[d] + 2.0 * (double)v->padding[d];
    w.block = th_most((int64_t)((256 << 10) / plane), 1);
    if (th_threads() > v->batch * v->groups)
        w.block = th_least(w.block, th_ratio_up(channels, 2 * th_threads()));
    w.block = th_least(th_ratio_up(w.block, w.step) * w.step, channels);
    w.blocks = th_ratio_up(channels, w.block);
    w.cut = th_row_cut(w.step * taps, w.rows * v->result[1]);
    int64_t bytes = v->channels * taps * outputs * (int64_t)sizeof(float);
    w.panels = th_allocate(bytes);
    if (!w.panels)
        return -1;
    pack_steps(&w, weight);
    int64_t work = w.block * taps * outputs * th_conv_positions(v) / 16;
    th_parallel(v->batch * v->groups * w.blocks, (double)work, column_units, &w);
    th_release(w.panels, bytes);
    return w.failed ? -1 : 0;
}

/* flipped[c][o][y][x] = weight[o][c][KH-1-y][KW-1-x] within each group. */
static void flip(const convolution *v, const float *weight, float *flipped) {
    int64_t channels = th_conv_channels(v), outputs = th_conv_outputs(v), taps = th_conv_taps(v);
    for (int64_t group = 0; group < v->groups; group++) {
        const float *from = weight + group * outputs * channels * taps;
        for (int64_t c = 0; c < channels; c++) {
            for (int64_t o = 0; o < outputs; o++)
                for (int64_t tap = 0; tap < taps; tap++)
                    *flipped++ = from[(o * channels + c) * taps + taps - 1 - tap];
        }
    }
}

bool th_conv_flips(const convolution *v, convolution *t) {
    *t = *v;
    t->channels = v->outputs;
    t->outputs = v->channels;
    for (int d = 0; d < 2; d++) {
        t->size[d] = v->result[d];
        t->result[d] = v->size[d];
        t->padding[d] = v->dilation[d] * (v->kernel[d] - 1) - v->padding[d];
        if (v->stride[d] != 1 || t->padding[d] < 0)
            return false;
    }
    return true;
}

bool th_conv_few(const convolution *v) { return th_conv_outputs(v) < 16 || th_conv_taps(v) == 1; }

/* Convolve grad with the flipped weight. */
static int convolve_flipped(const convolution *v, const float *grad, const float *weight,
                            float *result) {
    convolution t;
    if (th_conv_taps(v) == 1 && th_conv_flips(v, &t))
        return th_conv_strided(&t, grad, weight, 1, th_conv_channels(v), NULL, result);
    int64_t bytes = v->channels * th_conv_outputs(v) * th_conv_taps(v) * (int64_t)sizeof(float);
    float *flipped = th_allocate(bytes);
    if (!flipped)
        return -1;
    th_conv_flips(v, &t);
    flip(v, weight, flipped);
    int failed = th_conv_forward(&t, grad, flipped, NULL, result);
    th_release(flipped, bytes);
    return failed;
}

int th_conv_input(const convolution *v, const float *grad, const float *weight, float *result) {
    convolution t;
    return th_conv_flips(v, &t) && th_conv_few(v) ? convolve_flipped(v, grad, weight, result)
                                                  : input_by_columns(v, grad, weight, result);
}
