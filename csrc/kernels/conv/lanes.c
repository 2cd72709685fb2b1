/* lanes.c: transposes images so that a vector holds one pixel of many images, and back. */
#include <string.h>

#include "kernels/conv/product.h"

static const float zeros[TH_SIDE];

static int64_t channel_place(const lane_map *m, int64_t channel) {
    return channel / m->block * m->block * m->pitch + channel % m->block * m->layer;
}

/* Find the lanes of consecutive pixels, which may belong to several channels. */
static void find(const lane_map *m, int64_t first, int64_t count, int64_t *position) {
    int64_t channel = first / m->pixels, pixel = first % m->pixels;
    int64_t begin = channel_place(m, channel);
    for (int64_t i = 0; i < count; i++) {
        int64_t cell = m->cell[pixel];
        position[i] = cell < 0 ? -1 : begin + cell * m->step;
        if (++pixel == m->pixels) {
            pixel = 0;
            begin = channel_place(m, ++channel);
        }
    }
}

static void fill_one(const lane_map *m, float *to, const float *images, int64_t start,
                     int64_t channels) {
    for (int64_t c = start; c < start + channels; c++) {
        const float *from = images + c * m->pixels;
        float *line = to + channel_place(m, c);
        for (int64_t p = 0; p < m->pixels; p++)
            if (m->cell[p] >= 0)
                line[m->cell[p] * m->step] = from[p];
    }
}

void th_fill_lanes(const lane_map *m, float *to, const float *images, int64_t start,
                   int64_t channels) {
    const tile_set *set = th_tiles();
    int64_t width = set->width, end = (start + channels) * m->pixels, place[TH_SIDE];
    const float *from[TH_SIDE];
    float *line[TH_SIDE];
    if (m->lanes == 1) {
        fill_one(m, to, images, start, channels);
        return;
    }
    for (int64_t first = start * m->pixels; first < end; first += width) {
        int64_t count = th_least(width, end - first);
        find(m, first, count, place);
        for (int64_t n = 0; n < m->lanes; n += width) {
            int64_t there = th_most(th_least(width, m->count - n), 0);
            for (int64_t i = 0; i < there; i++) {
                from[i] = images + (n + i) * m->image + first;
                __builtin_prefetch(from[i] + TH_AHEAD);
            }
            for (int64_t i = 0; i < count; i++)
                line[i] = place[i] < 0 ? NULL : to + place[i] + n;
            set->turn(line, from, there, count, th_least(width, m->lanes - n));
        }
    }
}

static void take_one(const lane_map *m, float *images, const float *from, int64_t channels,
                     const float *bias) {
    for (int64_t c = 0; c < channels; c++, images += m->pixels) {
        const float *line = from + channel_place(m, c);
        float start = bias ? bias[c] : 0;
        for (int64_t p = 0; p < m->pixels; p++)
            images[p] = (m->cell[p] < 0 ? 0 : line[m->cell[p] * m->step]) + start;
    }
}

/* Add each channel's bias to every image. */
CLONES static void add_bias(const lane_map *m, float *images, int64_t channels, const float *bias) {
    for (int64_t n = 0; n < m->count; n++, images += m->image) {
        float *plane = images;
        for (int64_t c = 0; c < channels; c++, plane += m->pixels)
            for (int64_t p = 0; p < m->pixels; p++)
                plane[p] += bias[c];
    }
}

void th_take_lanes(const lane_map *m, float *images, const float *from, int64_t channels,
                   const float *bias) {
    const tile_set *set = th_tiles();
    int64_t width = set->width, all = channels * m->pixels, place[TH_SIDE];
    const float *line[TH_SIDE];
    float *to[TH_SIDE];
    if (m->lanes == 1) {
        take_one(m, images, from, channels, bias);
        return;
    }
    for (int64_t first = 0; first < all; first += width) {
        int64_t count = th_least(width, all - first);
        find(m, first, count, place);
        for (int64_t n = 0; n < m->count; n += width) {
            int64_t there = th_least(width, m->count - n);
            for (int64_t i = 0; i < count; i++)
                line[i] = place[i] < 0 ? zeros : from + place[i] + n;
            for (int64_t i = 0; i < there; i++)
                to[i] = images + (n + i) * m->image + first;
            set->turn(to, line, count, there, count);
        }
    }
    if (bias)
        add_bias(m, images, channels, bias);
}
