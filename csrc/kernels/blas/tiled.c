/* tiled.c: c = alpha * op(a) @ op(b) + beta * c in tiles of a few rows by a few vectors. Blocks of
   b are packed into panels that stay in the L2 cache; a tile's rows of a stay in the L1 cache (Goto
   and van de Geijn, Anatomy of High-Performance Matrix Multiplication, 2008). */
#include "kernels/blas/tiled.h"

#include <string.h>

#include "kernels/blas/packed.h"

enum { DEEP = 256, WIDE = 512 };
#define TILE_ROWS 6 /* most rows of a tile */
#define GATHERED 8
#define FEW_ROWS 24
#define NEAR 8192 /* floats */
#define FEW_DOTS 16
#define DOTS_DEEP 1024 /* floats of the rows that are multiplied together */

/* Rows and vectors of a tile: the sums fill the registers, and each load is used often. */
static int64_t tile_rows(void) { return th_tiles()->width == 16 ? TILE_ROWS : 4; }
static int64_t tile_vectors(void) { return th_tiles()->width == 16 ? 4 : 3; }

/* A part of the product: columns [column, column + n) and depth [first, first + depth). */
typedef struct block {
    const tiled *x;
    cut rows, vectors;
    int64_t column, n, first, depth;
    float *panels;         /* NULL: b is read unpacked */
    const int64_t *offset; /* by depth */
    bool add;
} block;

static packed panel_source(const block *s) {
    const tiled *x = s->x;
    const float *b = x->b + (x->tb ? s->column * x->ldb + s->first : s->first * x->ldb + s->column);
    return (packed){.type = TH_FLOAT,
                    .transposed = x->tb,
                    .depth = s->depth,
                    .columns = s->n,
                    .ldb = x->ldb,
                    .b = (const char *)b};
}

static void pack_parts(int64_t begin, int64_t end, void *context) {
    const block *s = context;
    const int64_t width = th_tiles()->width;
    const packed from = panel_source(s);
    for (int64_t part = begin; part < end; part++) {
        const int64_t vectors = th_cut_size(s->vectors, part), pitch = vectors * width;
        const int64_t first = th_cut_begin(s->vectors, part);
        float *panel = s->panels + first * width * s->depth;
        for (int64_t v = 0; v < vectors; v++)
            th_pack_vector(&from, (first + v) * width, panel + v * width, pitch);
        for (int64_t i = 0; s->x->alpha != 1 && i < pitch * s->depth; i++)
            panel[i] *= s->x->alpha;
    }
}

/* Copy rows of a next to each other, depth by depth: steps of lda would map to few cache sets.
   Values beyond a tile's rows are overwritten by the next depth. */
static const float *gathered_rows(const block *s, int64_t row, int64_t height, float *room) {
    const float *a = s->x->a + s->first * s->x->lda + row;
    int64_t k = 0;
    if (row + GATHERED <= s->x->m)
        for (; k < s->depth; k++, a += s->x->lda)
            memcpy(room + k * height, a, GATHERED * sizeof(float));
    for (; k < s->depth; k++, a += s->x->lda)
        for (int64_t i = 0; i < height; i++)
            room[k * height + i] = a[i];
    return room;
}

/* Multiply the rows of a tile with panels [from, to). */
static void multiply_row(const block *s, int64_t part, int64_t from, int64_t to) {
    const tiled *x = s->x;
    const tile_set *set = th_tiles();
    const tap_place here = {0, 0};
    float room[DEEP * TILE_ROWS + GATHERED];
    const int64_t row = th_cut_begin(s->rows, part), height = th_cut_size(s->rows, part);
    const float *a = x->ta ? gathered_rows(s, row, height, room) : x->a + row * x->lda + s->first;
    const int64_t a_row = x->ta ? 1 : x->lda, a_step = x->ta ? height : 1;
    for (int64_t j = from; j < to; j++) {
        const int64_t column = th_cut_begin(s->vectors, j) * set->width;
        const int64_t vectors = th_cut_size(s->vectors, j);
        const int64_t lanes = th_least(s->n - column - (vectors - 1) * set->width, set->width);
        float *c = x->c + row * x->ldc + s->column + column;
        if (s->panels)
            set->tap[height][vectors](&(tap_call){.a = a,
                                                  .a_row = a_row,
                                                  .a_step = a_step,
                                                  .b = s->panels + column * s->depth,
                                                  .b_step = vectors * set->width,
                                                  .steps = s->depth,
                                                  .place = &here,
                                                  .places = 1,
                                                  .c = c,
                                                  .pitch = x->ldc,
                                                  .add = s->add,
                                                  .lanes = lanes});
        else
            set->tile[height][vectors](
                &(tile_call){.a = a,
                             .a_row = a_row,
                             .a_step = a_step,
                             .b = x->b + s->first * x->ldb + s->column + column,
                             .offset = s->offset,
                             .depth = s->depth,
                             .c = c,
                             .pitch = x->ldc,
                             .add = s->add,
                             .lanes = lanes});
    }
}

/* Parts are pairs of a row of tiles and a panel; consecutive pairs of one row run together. */
static void multiply_parts(int64_t begin, int64_t end, void *context) {
    const block *s = context;
    const int64_t panels = s->vectors.parts;
    for (int64_t i = begin; i < end;) {
        const int64_t from = i % panels, to = th_least(panels, from + end - i);
        multiply_row(s, i / panels, from, to);
        i += to - from;
    }
}

/* Few rows do not repay packing b, and a small b is cached anyway. */
static bool reads_plainly(const tiled *x) {
    return !x->tb && x->alpha == 1 && (x->m <= FEW_ROWS || x->n * x->k <= NEAR);
}

static void scale(const tiled *x) {
    for (int64_t i = 0; i < x->m && x->beta != 0 && x->beta != 1; i++)
        for (int64_t j = 0; j < x->n; j++)
            x->c[i * x->ldc + j] *= x->beta;
}

/* A few rows times the transpose of b: dot products of rows, so that b is read once, as it lies. */
static bool reads_rows(const tiled *x) {
    return x->tb && !x->ta && x->alpha == 1 && x->m > 1 && x->m <= FEW_DOTS;
}

/* Columns of some groups, in depths whose rows stay in the first-level cache. */
static void multiply_dots(int64_t begin, int64_t end, void *context) {
    const tiled *x = context;
    const tile_set *set = th_tiles();
    const cut rows = th_cut(x->m, set->dot_rows), columns = th_cut(x->n, set->dot_columns);
    int64_t offset[TH_DOT_SIDE];
    for (int64_t j = 0; j < TH_DOT_SIDE; j++)
        offset[j] = j * x->ldb;
    for (int64_t j = begin; j < end; j++)
        for (int64_t k = 0; k < x->k; k += DOTS_DEEP)
            for (int64_t i = 0; i < rows.parts; i++) {
                const int64_t row = th_cut_begin(rows, i), column = th_cut_begin(columns, j);
                set->dot[th_cut_size(rows, i)][th_cut_size(columns, j)](
                    &(dot_call){.a = x->a + row * x->lda + k,
                                .b = x->b + column * x->ldb + k,
                                .offset = offset,
                                .a_pitch = x->lda,
                                .images = 1,
                                .positions = th_least(x->k - k, DOTS_DEEP),
                                .c = x->c + row * x->ldc + column,
                                .pitch = x->ldc});
            }
}

static int by_dots(const tiled *x) {
    for (int64_t i = 0; i < x->m && x->beta != 1; i++)
        for (int64_t j = 0; j < x->n; j++)
            x->c[i * x->ldc + j] = x->beta == 0 ? 0 : x->beta * x->c[i * x->ldc + j];
    th_parallel(th_cut(x->n, th_tiles()->dot_columns).parts,
                (double)(x->m * x->k * th_tiles()->dot_columns) / 16, multiply_dots,
                (void *)(uintptr_t)x);
    return 0;
}

int th_multiply_tiled(const tiled *x) {
    if (reads_rows(x))
        return by_dots(x);
    const int64_t width = th_tiles()->width;
    const cut columns = th_cut(x->n, WIDE), depths = th_cut(x->k, DEEP);
    const int64_t widest = th_ratio_up(th_cut_size(columns, 0), width) * width;
    const int64_t bytes = widest * th_cut_size(depths, 0) * (int64_t)sizeof(float);
    int64_t offset[DEEP];
    block s = {.x = x, .rows = th_cut(x->m, tile_rows()), .offset = offset};
    for (int64_t k = 0; k < DEEP && reads_plainly(x); k++)
        offset[k] = k * x->ldb;
    if (!reads_plainly(x) && !(s.panels = th_allocate(bytes)))
        return -1;
    scale(x);
    for (int64_t j = 0; j < columns.parts; j++)
        for (int64_t k = 0; k < depths.parts; k++) {
            s.column = th_cut_begin(columns, j);
            s.n = th_cut_size(columns, j);
            s.first = th_cut_begin(depths, k);
            s.depth = th_cut_size(depths, k);
            s.vectors = th_cut(th_ratio_up(s.n, width), tile_vectors());
            s.add = k > 0 || x->beta != 0;
            const int64_t panel = tile_vectors() * width * s.depth;
            if (s.panels)
                th_parallel(s.vectors.parts, 1.5 * (double)panel, pack_parts, &s);
            th_parallel(s.rows.parts * s.vectors.parts, (double)(tile_rows() * panel) / 16,
                        multiply_parts, &s);
        }
    if (s.panels)
        th_release(s.panels, bytes);
    return 0;
}

/* Cycles, fitted to measurements: multiplications, copies of the floats of a and b, and a cost per
   element of c. */
static double tiled_cycles(const tiled *x) {
    const double m = (double)x->m, n = (double)x->n, k = (double)x->k;
    const cut vectors = th_cut(th_ratio_up(x->n, th_tiles()->width), tile_vectors());
    const double copies = reads_plainly(x) ? 0 : x->tb ? 0.3 : 0.15;
    return th_tiling_cost(th_cut(x->m, tile_rows()), vectors) * k + copies * n * k
           + (x->ta ? 1.2 : 0) * m * k + 0.3 * m * n + 500;
}

/* Except for small products with wide vectors, OpenBLAS copies both factors and traverses c once
   more. */
static double library_cycles(const tiled *x, bool wide) {
    const double m = (double)x->m, n = (double)x->n, k = (double)x->k;
    const bool copies = !wide || x->tb || m * n * k > 1e6;
    return m * n * k * (wide ? 0.033 : 0.066) + (copies ? 0.5 * (m + n) * k + 0.7 * m * n : 0);
}

bool th_suits_tiles(const tiled *x, bool wide) {
    const int width = th_tiles()->width;
    if (width >= 8 && reads_rows(x))
        return true;
    return (width == 16 ? x->m > 2 : width == 8 && x->m > 1 && x->m < FEW_ROWS)
           && tiled_cycles(x) < library_cycles(x, wide);
}
