/* transform.c: planes of 16 channels to vectors with a channel per lane, and back. */
#include <string.h>

#include "kernels/conv/product.h"

/* Floats to prefetch ahead: in the same plane, or in the following channels if planes are small. */
static int64_t ahead_of(int64_t plane) { return plane < 1024 ? TH_LANES * plane : TH_AHEAD; }

void th_transpose_to_lanes(float **to, const float *planes, int64_t plane, int64_t channels,
                           int64_t count) {
    const tile_set *set = th_tiles();
    const float *from[TH_SIDE];
    for (int64_t first = 0; first < TH_LANES; first += set->width) {
        int64_t there = th_most(th_least(channels - first, set->width), 0);
        for (int64_t c = 0; c < there; c++) {
            from[c] = planes + (first + c) * plane;
            __builtin_prefetch(from[c] + ahead_of(plane));
        }
        set->turn(to, from, there, count, set->width);
        for (int64_t j = 0; first + set->width < TH_LANES && j < count; j++)
            to[j] = to[j] ? to[j] + set->width : NULL;
    }
}

void th_to_lanes(float *to, const float *planes, int64_t plane, int64_t channels, int64_t count) {
    int64_t width = th_tiles()->width;
    float *line[TH_SIDE];
    for (int64_t p = 0; p < count; p += width) {
        int64_t some = th_least(count - p, width);
        for (int64_t j = 0; j < some; j++)
            line[j] = to + (p + j) * TH_LANES;
        th_transpose_to_lanes(line, planes + p, plane, channels, some);
    }
}

void th_from_lanes(float *planes, int64_t plane, const float *from, int64_t channels,
                   int64_t count) {
    const tile_set *set = th_tiles();
    const float *line[TH_SIDE];
    float *to[TH_SIDE];
    for (int64_t p = 0; p < count; p += set->width) {
        int64_t some = th_least(count - p, set->width);
        for (int64_t first = 0; first < channels; first += set->width) {
            int64_t there = th_least(channels - first, set->width);
            for (int64_t j = 0; j < some; j++)
                line[j] = from + (p + j) * TH_LANES + first;
            for (int64_t c = 0; c < there; c++) {
                to[c] = planes + (first + c) * plane + p;
                __builtin_prefetch(to[c] + ahead_of(plane), 1);
            }
            set->turn(to, line, some, there, some);
        }
    }
}
