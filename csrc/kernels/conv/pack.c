/* pack.c: packed layouts that tiles read, and the division of a product into tiles. */
#include <string.h>

#include "base/of_level.h"
#include "kernels/conv/conv.h"

enum { KNOWN_BITS = 10 }; /* logarithm of the number of remembered results */

const tile_set *th_tiles(void) { return TH_OF_LEVEL(th_tiles); }

double th_conv_rate(void) { return th_tiles()->width == 16 && th_halves_vectors() ? 1 : 2; }

/* Cycles per step of depth: the longest of arithmetic, loads, and the latency of a sum. */
static double tile_cost(int64_t rows, int64_t vectors) {
    double arithmetic = rows * vectors / th_conv_rate(), loads = (rows + 1.6 * vectors) / 2.0;
    double longest = arithmetic > loads ? arithmetic : loads;
    return (longest > 4 ? longest : 4) + 0.5 + 0.1 * vectors;
}

double th_tiling_cost(cut rows, cut vectors) {
    double sum = 0;
    for (int i = 0; i < 2; i++) {
        for (int j = 0; j < 2; j++) {
            int64_t count = (i ? rows.more : rows.parts - rows.more)
                            * (j ? vectors.more : vectors.parts - vectors.more);
            if (count)
                sum += count * tile_cost(rows.least + i, vectors.least + j);
        }
    }
    return sum;
}

cut th_vector_cut(cut rows, int64_t positions) {
    const tile_set *set = th_tiles();
    int64_t vectors = th_ratio_up(positions, set->width);
    cut best = {0};
    double least = -1;
    for (int wide = 1; wide <= set->vectors[th_cut_size(rows, 0)]; wide++) {
        cut c = th_cut(vectors, wide);
        double cost = th_tiling_cost(rows, c);
        if (least < 0 || cost < least) {
            least = cost;
            best = c;
        }
    }
    return best;
}

/* The most rows of a tile. */
static int cheapest_rows(int64_t rows, int64_t positions) {
    int best = 1;
    double least = -1;
    for (int most = 1; most <= th_tiles()->rows; most++) {
        cut r = th_cut(rows, most);
        double cost = th_tiling_cost(r, th_vector_cut(r, positions));
        if (least < 0 || cost < least) {
            least = cost;
            best = most;
        }
    }
    return best;
}

/* The search takes microseconds, so recent results are remembered: rows, positions and the result
   in one number, which threads read and write at once. Two sizes that one layer uses in turn must
   rarely share a place. */
cut th_row_cut(int64_t rows, int64_t positions) {
    static uint64_t known[1 << KNOWN_BITS];
    const uint64_t key = (uint64_t)rows << 36 | (uint64_t)positions << 4;
    uint64_t *position = &known[key * 0x9e3779b97f4a7c15u >> (64 - KNOWN_BITS)];
    uint64_t result = __atomic_load_n(position, __ATOMIC_RELAXED);
    if (rows >> 28 || positions >> 32)
        return th_cut(rows, cheapest_rows(rows, positions));
    if (result >> 4 != key >> 4 || !result) {
        result = key | (uint64_t)cheapest_rows(rows, positions);
        __atomic_store_n(position, result, __ATOMIC_RELAXED);
    }
    return th_cut(rows, (int64_t)(result & 15));
}

/* The inner loop takes the longer of the two runs, so that one side is accessed in order. */
void th_pack_panels(float *panels, cut rows, int64_t depth, const float *a, int64_t row_stride,
                    int64_t depth_stride) {
    for (int64_t part = 0; part < rows.parts; part++) {
        int64_t height = th_cut_size(rows, part);
        const float *from = a + th_cut_begin(rows, part) * row_stride;
        if (depth_stride == 1) {
            for (int64_t i = 0; i < height; i++)
                for (int64_t k = 0; k < depth; k++)
                    panels[k * height + i] = from[i * row_stride + k];
        } else {
            for (int64_t k = 0; k < depth; k++)
                for (int64_t i = 0; i < height; i++)
                    panels[k * height + i] = from[i * row_stride + k * depth_stride];
        }
        panels += height * depth;
    }
}

/* The other half is for a unit's input. */
bool th_conv_far(double weights) {
    return weights * (double)sizeof(float) > (double)th_second_cache() / 2;
}

/* Compute one tile for the part of the depth from k on. Inlined, since some depths are short. */
static inline __attribute__((always_inline)) void
product_tile(const product *p, const tile_set *set, int64_t part, int64_t column, int64_t k) {
    int64_t begin = th_cut_begin(p->vectors, column) * set->width;
    int64_t vectors = th_cut_size(p->vectors, column), row = th_cut_begin(p->rows, part);
    int64_t left = p->positions - begin - (vectors - 1) * set->width;
    int64_t height = th_cut_size(p->rows, part), at = row * p->pitch + begin;
    bool lies = p->a_row > 0, last = k + p->block >= p->depth;
    tile_call t = {.a = p->a
                        + (lies ? row * p->a_row + k * p->a_step : row * p->depth + k * height),
                   .b = p->b + begin,
                   .a_row = lies ? p->a_row : 1,
                   .a_step = lies ? p->a_step : height,
                   .offset = p->offset + k,
                   .depth = th_least(p->block, p->depth - k),
                   .c = p->c + at,
                   .pitch = p->pitch,
                   .start = p->start && k == 0 ? p->start + row : NULL,
                   .add = k > 0,
                   .lanes = th_least(left, set->width),
                   .other = p->other && last ? p->other + at : NULL,
                   .relu = p->relu && last};
    set->tile[height][vectors](&t);
}

/* Request part `share` of `shares` of the floats of a that the next tile of rows reads. */
static void fetch_ahead(const product *p, int64_t part, int64_t k, int64_t share, int64_t shares) {
    int64_t next = part + 1 < p->rows.parts ? part + 1 : 0;
    if (p->depth < TH_SIDE)
        return;
    int64_t height = th_cut_size(p->rows, next), row = th_cut_begin(p->rows, next);
    int64_t depth = th_least(p->block, p->depth - k), columns = p->a_row ? depth : height * depth;
    int64_t lines = th_ratio_up(columns, TH_SIDE), count = p->a_row ? height * lines : lines;
    const float *a = p->a
                     + (p->a_row ? row * p->a_row + k * p->a_step : row * p->depth + k * height);
    for (int64_t i = count * share / shares; i < count * (share + 1) / shares; i++)
        __builtin_prefetch(a + i / lines * p->a_row + i % lines * TH_SIDE, 0, 2);
}

/* Compute a row of tiles, and request what the next one reads of a. */
static void product_row(const product *p, const tile_set *set, int64_t part) {
    for (int64_t k = 0; k < p->depth; k += p->block)
        for (int64_t column = 0; column < p->vectors.parts; column++) {
            fetch_ahead(p, part, k, column, p->vectors.parts);
            product_tile(p, set, part, column, k);
        }
}

static void product_column(const product *p, const tile_set *set, int64_t column) {
    for (int64_t k = 0; k < p->depth; k += p->block)
        for (int64_t part = 0; part < p->rows.parts; part++) {
            if (column == 0)
                fetch_ahead(p, part, k, 0, 1);
            product_tile(p, set, part, column, k);
        }
}

/* The inner loop passes over a, unless a or c does not stay in the cache: then a is read and c is
   written once, in order, and the inner loop passes over b. */
void th_product(const product *p) {
    const tile_set *set = th_tiles();
    const double rows = (double)th_cut_begin(p->rows, p->rows.parts);
    if (th_conv_far(rows * (double)th_most(p->depth, p->positions)))
        for (int64_t part = 0; part < p->rows.parts; part++)
            product_row(p, set, part);
    else
        for (int64_t column = 0; column < p->vectors.parts; column++)
            product_column(p, set, column);
}

void th_product_plain(tile_call t, cut rows, cut vectors, int64_t positions) {
    const tile_set *set = th_tiles();
    const float *a = t.a, *b = t.b;
    float *c = t.c;
    for (int64_t j = 0; j < vectors.parts; j++) {
        int64_t begin = th_cut_begin(vectors, j) * set->width, wide = th_cut_size(vectors, j);
        t.lanes = th_least(positions - begin - (wide - 1) * set->width, set->width);
        t.b = b + begin;
        for (int64_t i = 0; i < rows.parts; i++) {
            int64_t row = th_cut_begin(rows, i);
            t.a = a + row * t.a_row;
            t.c = c + row * t.pitch + begin;
            set->tile[th_cut_size(rows, i)][wide](&t);
        }
    }
}
