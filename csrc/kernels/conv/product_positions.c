/* product_positions.c: products with a prepared weight for small maps. Rows are positions and
   vectors hold outputs, so that no vector is partly filled by a short map. */
#include <math.h>
#include <string.h>

#include "kernels/conv/cost.h"

enum { NEAR = 24 << 10 }; /* bytes of a panel that stay in the L1 cache */

typedef struct position_way {
    const convolution *v;
    const float *from; /* the input in place, or its columns */
    const float *bias;
    float *output;
    int64_t row, step, image, group; /* floats between positions, steps of depth, images, groups */
    int64_t width, depth, block;     /* width: the outputs of a group in whole vectors */
    cut rows, panels, turns;         /* positions of an image; vectors of outputs; images */
    bool failed;
} position_way;

static int64_t vectors_width(const convolution *v) {
    const int64_t width = th_tiles()->width;
    return th_ratio_up(th_conv_outputs(v), width) * width;
}

static cut cut_positions(const convolution *v) {
    return th_row_cut(th_conv_positions(v), vectors_width(v));
}

static cut cut_panels(const convolution *v) {
    return th_vector_cut(cut_positions(v), vectors_width(v));
}

/* Images at a time: they stay in the second-level cache from one panel to the next. */
static cut cut_images(const convolution *v) {
    double floats = (double)th_conv_channels(v) * (double)th_conv_taps(v)
                    * (double)th_conv_positions(v);
    int64_t most = v->batch;
    while (most > 1 && th_conv_far((double)most * floats))
        most = th_ratio_up(most, 2);
    return th_cut(v->batch, most);
}

int64_t th_positions_prepared(const convolution *v, cut *panels) {
    *panels = cut_panels(v);
    return v->groups * vectors_width(v) * th_conv_channels(v) * th_conv_taps(v);
}

/* Pack to [group][panel][depth][outputs of the panel], zeros beyond the outputs. */
void th_positions_prepare(const convolution *v, const float *weight, float *prepared) {
    const int64_t depth = th_conv_channels(v) * th_conv_taps(v), outputs = th_conv_outputs(v);
    const int64_t unit = th_tiles()->width;
    const cut panels = cut_panels(v);
    for (int64_t group = 0; group < v->groups; group++, weight += outputs * depth)
        for (int64_t panel = 0; panel < panels.parts; panel++) {
            int64_t first = th_cut_begin(panels, panel) * unit;
            int64_t wide = th_cut_size(panels, panel) * unit;
            for (int64_t k = 0; k < depth; k++)
                for (int64_t o = first; o < first + wide; o++)
                    *prepared++ = o < outputs ? weight[o * depth + k] : 0;
        }
}

/* Add the products of a panel to sums[image][position][outputs of the panel]. */
static void multiply(const position_way *w, const float *from, int64_t images, const float *panel,
                     int64_t wide, const int64_t *offset, float *sums) {
    const tile_set *set = th_tiles();
    const int64_t plane = th_conv_positions(w->v), vectors = wide / set->width;
    const int64_t tiles = images * w->rows.parts;
    for (int64_t k = 0; k < w->depth; k += w->block) {
        const int64_t some = th_least(w->block, w->depth - k);
        const float *next = panel + (k + some) * wide;
        for (int64_t tile = 0; tile < tiles; tile++) {
            int64_t image = tile / w->rows.parts, part = tile % w->rows.parts;
            int64_t row = th_cut_begin(w->rows, part), lines = w->block * wide / TH_SIDE;
            for (int64_t i = lines * tile / tiles; i < lines * (tile + 1) / tiles; i++)
                __builtin_prefetch(next + i * TH_SIDE, 0, 2);
            tile_call t = {.a = from + image * w->image + row * w->row + k * w->step,
                           .a_row = w->row,
                           .a_step = w->step,
                           .b = panel + k * wide,
                           .offset = offset,
                           .depth = some,
                           .c = sums + (image * plane + row) * wide,
                           .pitch = wide,
                           .add = true,
                           .lanes = set->width};
            set->tile[th_cut_size(w->rows, part)][vectors](&t);
        }
    }
}

/* Transpose the sums of some images to planes of outputs [first, first + outputs). */
static void store(const position_way *w, const float *sums, int64_t wide, int64_t image,
                  int64_t images, int64_t first, int64_t outputs) {
    const convolution *v = w->v;
    const tile_set *set = th_tiles();
    const int64_t plane = th_conv_positions(v);
    const float *line[TH_SIDE];
    float *to[TH_SIDE];
    for (int64_t n = image; n < image + images; n++, sums += plane * wide)
        for (int64_t o = 0; o < outputs; o += set->width) {
            int64_t there = th_least(outputs - o, set->width);
            int64_t at = (n * v->outputs + first + o) * plane;
            for (int64_t p = 0; p < plane; p += set->width) {
                int64_t some = th_least(plane - p, set->width);
                for (int64_t j = 0; j < some; j++)
                    line[j] = sums + (p + j) * wide + o;
                for (int64_t i = 0; i < there; i++)
                    to[i] = w->output + at + i * plane + p;
                set->turn(to, line, some, there, some);
            }
            if (v->finish)
                th_conv_finish(v, w->output, at, there * plane);
        }
}

static void one_panel(const position_way *w, int64_t turn, int64_t group, int64_t panel,
                      int64_t *offset, float *sums) {
    const convolution *v = w->v;
    int64_t unit = th_tiles()->width, begin = th_cut_begin(w->panels, panel) * unit;
    int64_t wide = th_cut_size(w->panels, panel) * unit, first = group * th_conv_outputs(v) + begin;
    int64_t outputs = th_least(wide, th_conv_outputs(v) - begin);
    int64_t image = th_cut_begin(w->turns, turn), images = th_cut_size(w->turns, turn);
    int64_t all = images * th_conv_positions(v);
    for (int64_t k = 0; k < w->block; k++)
        offset[k] = k * wide;
    memset(sums, 0, (size_t)(all * wide) * sizeof(float));
    for (int64_t p = 0; w->bias && p < all; p++)
        memcpy(sums + p * wide, w->bias + first, (size_t)outputs * sizeof(float));
    multiply(w, w->from + group * w->group + image * w->image, images,
             v->prepared + (group * w->width + begin) * w->depth, wide, offset, sums);
    store(w, sums, wide, image, images, first, outputs);
}

static void panel_units(int64_t begin, int64_t end, void *context) {
    position_way *w = context;
    const int64_t wide = th_cut_size(w->panels, 0) * th_tiles()->width;
    const int64_t all = th_cut_size(w->turns, 0) * th_conv_positions(w->v);
    const int64_t bytes = w->block * (int64_t)sizeof(int64_t) + all * wide * (int64_t)sizeof(float);
    int64_t *offset = th_allocate(bytes);
    if (!offset) {
        __atomic_store_n(&w->failed, true, __ATOMIC_RELAXED);
        return;
    }
    for (int64_t unit = begin; unit < end; unit++)
        one_panel(w, unit / w->panels.parts / w->v->groups, unit / w->panels.parts % w->v->groups,
                  unit % w->panels.parts, offset, (float *)(offset + w->block));
    th_release(offset, bytes);
}

int th_positions_forward(const convolution *v, const float *input, const float *bias,
                         float *output) {
    const int64_t plane = th_conv_positions(v), depth = th_conv_channels(v) * th_conv_taps(v);
    position_way w = {.v = v, .from = input, .bias = bias, .output = output, .depth = depth};
    void *memory = NULL;
    int64_t bytes = 0;
    w.rows = cut_positions(v);
    w.panels = cut_panels(v);
    w.turns = cut_images(v);
    w.width = vectors_width(v);
    int64_t line = th_cut_size(w.panels, 0) * th_tiles()->width * (int64_t)sizeof(float);
    w.block = th_cut_size(th_cut(depth, th_most(NEAR / line, 1)), 0);
    if (th_conv_bare(v)) {
        w.row = 1;
        w.step = plane;
        w.image = v->channels * plane;
        w.group = depth * plane;
    } else {
        w.from = th_columns(v, input, &memory, &bytes);
        if (!w.from)
            return -1;
        w.row = depth;
        w.step = 1;
        w.image = plane * depth;
        w.group = v->batch * w.image;
    }
    double work = (double)(th_cut_size(w.turns, 0) * plane * depth) * (double)line / 128;
    th_parallel(w.turns.parts * v->groups * w.panels.parts, work, panel_units, &w);
    th_release(memory, bytes);
    return w.failed ? -1 : 0;
}

conv_work th_positions_work(const convolution *v) {
    const double depth = (double)th_conv_channels(v) * (double)th_conv_taps(v);
    const double images = (double)v->batch * (double)v->groups;
    const double positions = images * (double)th_conv_positions(v);
    const double weights = (double)(v->groups * vectors_width(v)) * depth;
    const cut rows = cut_positions(v), panels = cut_panels(v);
    conv_work w = {{[TH_TILES] = images * depth * th_tiling_cost(rows, panels)}};
    w.of[TH_COPIED] = positions * ((th_conv_bare(v) ? 0 : 2 * depth) + (double)vectors_width(v));
    w.of[TH_CALLS] = images * (double)(rows.parts * panels.parts) * fmax(1, depth / 128);
    w.of[TH_STREAMED] = th_conv_far(weights) ? weights * (double)cut_images(v).parts : 0;
    return w;
}
