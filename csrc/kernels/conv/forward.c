/* forward.c: computes the output, one image and one band of rows at a time. */
#include <string.h>

#include "kernels/conv/conv.h"

typedef struct forward {
    const convolution *v;
    const float *input, *bias;
    float *output;
    const float *panels; /* packed weight, or the weight itself if row is not 0 */
    int64_t row, step; /* strides of the weight, in floats: between rows, between steps of depth */
    int64_t rows, bands; /* output rows per band */
    int64_t block;       /* depth at a time */
    cut cut;
    bool bare; /* the input is read in place */
    bool flat;
    bool failed;
} forward;

/* Workspace of one thread. */
typedef struct space {
    expansion e;
    float *expanded, *scratch;
    int64_t *offset;
    int64_t bytes;
    cut vectors;
} space;

/* Choose bands so that a unit's expanded input fits the L2 cache and few vectors are partly filled:
   the fewest such bands, and the most even ones. */
int64_t th_conv_band_rows(const convolution *v) {
    int64_t row = th_conv_channels(v) * v->kernel[1] * v->result[1] * (int64_t)sizeof(float);
    int64_t most = th_least(th_most((384 << 10) / row, th_most(4, v->kernel[0])), v->result[0]);
    int64_t best = most, least = INT64_MAX, width = th_tiles()->width;
    for (int64_t rows = most; rows > most / 2; rows--) {
        int64_t rest = v->result[0] % rows, bands = th_ratio_up(v->result[0], rows);
        int64_t vectors = v->result[0] / rows * th_ratio_up(rows * v->result[1], width)
                          + th_ratio_up(rest * v->result[1], width);
        bool even = vectors == least && bands == th_ratio_up(v->result[0], best);
        if (vectors < least || even) {
            least = vectors;
            best = rows;
        }
    }
    return best;
}

static int64_t band_rows(const convolution *v) {
    int64_t rows = th_conv_band_rows(v), units = v->batch * v->groups;
    int64_t wanted = 2 * (int64_t)th_threads();
    if (th_threads() > 1 && units < wanted)
        rows = th_least(rows, th_most(th_ratio_up(v->result[0] * units, wanted), 4));
    return rows;
}

/* Depth per block, in whole channels, so that a tile's rows stay in the L1 cache. It is independent
   of bands and threads, and so is the order of sums. */
static int64_t depth_block(const forward *f) {
    const convolution *v = f->v;
    int64_t pitch = v->result[1] + (f->flat ? (v->kernel[1] - 1) * v->dilation[1] : 0);
    int64_t vectors = th_cut_size(th_vector_cut(f->cut, th_conv_band_rows(v) * pitch), 0);
    int64_t width = vectors * th_tiles()->width, rows = v->kernel[0] - 1;
    int64_t channel = f->bare ? width : v->kernel[1] * (width + rows * v->result[1]);
    int64_t most = th_most((24 << 10) / (channel * (int64_t)sizeof(float)), 1);
    return th_cut_size(th_cut(th_conv_channels(v), most), 0) * th_conv_taps(v);
}

static void one_unit(const forward *f, space *s, int64_t image, int64_t group) {
    const convolution *v = f->v;
    const expansion *e = &s->e;
    int64_t channels = th_conv_channels(v), outputs = th_conv_outputs(v);
    int64_t depth = channels * th_conv_taps(v), plane = th_conv_positions(v);
    const float *input = f->input + (image * v->channels + group * channels) * th_conv_pixels(v);
    float *output = f->output + (image * v->outputs + group * outputs) * plane
                    + e->first * v->result[1];
    if (!f->bare)
        th_expand(e, input, channels, s->expanded, s->scratch);
    bool finishes = v->finish && !f->flat;
    product p = {.other = finishes && v->finish->other
                              ? (const float *)v->finish->other + (output - f->output)
                              : NULL,
                 .relu = finishes && v->finish->relu,
                 .a = f->panels + group * outputs * depth,
                 .a_row = f->row,
                 .a_step = f->step,
                 .b = f->bare ? input + e->first * v->result[1] : s->expanded,
                 .start = f->bias ? f->bias + group * outputs : NULL,
                 .offset = s->offset,
                 .depth = depth,
                 .block = f->block,
                 .positions = e->rows * e->pitch - (e->pitch - v->result[1]),
                 .rows = f->cut,
                 .vectors = s->vectors,
                 .pitch = f->flat ? e->rows * e->pitch : plane,
                 .c = f->flat ? s->scratch : output};
    th_product(&p);
    for (int64_t o = 0; f->flat && o < outputs; o++) {
        for (int64_t y = 0; y < e->rows; y++) {
            memcpy(output + o * plane + y * v->result[1], p.c + o * p.pitch + y * e->pitch,
                   (size_t)v->result[1] * sizeof(float));
        }
    }
    for (int64_t o = 0; f->flat && v->finish && o < outputs; o++)
        th_conv_finish(v, f->output, output - f->output + o * plane, e->rows * v->result[1]);
}

static void begin_band(const forward *f, space *s, int64_t first) {
    const convolution *v = f->v;
    int64_t channels = th_conv_channels(v);
    th_expand_band(&s->e, first, th_least(f->rows, v->result[0] - first));
    if (f->bare)
        for (int64_t c = 0; c < channels; c++)
            s->offset[c] = c * th_conv_pixels(v);
    else
        th_expand_offsets(&s->e, channels, s->offset);
    int64_t beyond = s->e.pitch - v->result[1];
    s->vectors = th_vector_cut(f->cut, s->e.rows * s->e.pitch - beyond);
}

static int make_space(const forward *f, space *s) {
    const convolution *v = f->v;
    if (th_expand_begin(&s->e, v, f->flat))
        return -1;
    th_expand_band(&s->e, 0, f->rows);
    int64_t depth = th_conv_channels(v) * th_conv_taps(v);
    int64_t expanded = f->bare ? 0 : th_conv_channels(v) * s->e.channel;
    int64_t scratch = f->flat ? th_conv_outputs(v) * f->rows * s->e.pitch
                              : th_expand_scratch(&s->e);
    s->bytes = depth * (int64_t)sizeof(int64_t)
               + (expanded + (f->bare ? 0 : scratch)) * (int64_t)sizeof(float);
    s->offset = th_allocate(s->bytes);
    if (!s->offset) {
        th_expand_end(&s->e);
        return -1;
    }
    s->expanded = (float *)(s->offset + depth);
    s->scratch = s->expanded + expanded;
    return 0;
}

static void forward_units(int64_t begin, int64_t end, void *context) {
    forward *f = context;
    int64_t groups = f->v->groups, band = -1;
    space s;
    if (make_space(f, &s)) {
        __atomic_store_n(&f->failed, true, __ATOMIC_RELAXED);
        return;
    }
    for (int64_t unit = begin; unit < end; unit++) {
        if (band != unit % f->bands) {
            band = unit % f->bands;
            begin_band(f, &s, band * f->rows);
        }
        int64_t rest = unit / f->bands;
        one_unit(f, &s, rest / groups, rest % groups);
    }
    th_release(s.offset, s.bytes);
    th_expand_end(&s.e);
}

cut th_conv_row_cut(const convolution *v) {
    return th_row_cut(th_conv_outputs(v), th_conv_band_rows(v) * v->result[1]);
}

void th_conv_pack(const convolution *v, const float *weight, int64_t row, int64_t step,
                  float *panels) {
    const cut rows = th_conv_row_cut(v);
    int64_t depth = th_conv_channels(v) * th_conv_taps(v), part = th_conv_outputs(v) * depth;
    for (int64_t group = 0; group < v->groups; group++)
        th_pack_panels(panels + group * part, rows, depth, weight + group * part, row, step);
}

int th_conv_strided(const convolution *v, const float *input, const float *weight, int64_t row,
                    int64_t step, const float *bias, float *output) {
    int64_t outputs = th_conv_outputs(v), depth = th_conv_channels(v) * th_conv_taps(v);
    forward f = {.v = v, .input = input, .panels = weight, .bias = bias, .output = output};
    f.bare = th_conv_bare(v);
    f.flat = !f.bare && th_conv_suits_flat(v);
    f.rows = band_rows(v);
    f.bands = th_ratio_up(v->result[0], f.rows);
    f.cut = th_conv_row_cut(v);
    f.block = depth_block(&f);
    int64_t bytes = v->outputs * depth * (int64_t)sizeof(float);
    float *panels = NULL;
    if (v->prepared) {
        f.panels = v->prepared;
    } else if (!th_conv_packs(v)) {
        f.row = row;
        f.step = step;
    } else if ((panels = th_allocate(bytes))) {
        th_conv_pack(v, weight, row, step, panels);
        f.panels = panels;
    } else {
        return -1;
    }
    int64_t work = outputs * depth * f.rows * v->result[1] / 16;
    th_parallel(v->batch * v->groups * f.bands, (double)work, forward_units, &f);
    th_release(panels, bytes);
    return f.failed ? -1 : 0;
}

int th_conv_forward(const convolution *v, const float *input, const float *weight,
                    const float *bias, float *output) {
    int64_t depth = th_conv_channels(v) * th_conv_taps(v);
    return th_conv_strided(v, input, weight, depth, 1, bias, output);
}
