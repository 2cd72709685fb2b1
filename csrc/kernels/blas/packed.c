/* packed.c: products with a packed matrix by the register tiles of the convolutions. */
#include "kernels/blas/packed.h"

#include <string.h>

#include "kernels/blas/blas.h"

#define NEAR (28 << 10) /* bytes of a panel that stay in the L1 cache */

static int64_t panel_floats(const packed *p, int64_t part) {
    return th_cut_size(p->vectors, part) * th_tiles()->width * p->depth;
}

static float *panel_at(const packed *p, int64_t part) {
    return p->panels + th_cut_begin(p->vectors, part) * th_tiles()->width * p->depth;
}

/* Copy square by square if columns are far apart. */
void th_pack_vector(const packed *p, int64_t column, float *to, int64_t pitch) {
    const tile_set *set = th_tiles();
    const int64_t width = set->width, inside = th_least(width, p->columns - column);
    const int64_t step = p->transposed ? 1 : p->ldb, across = p->transposed ? p->ldb : 1;
    const float *from = (const float *)p->b + column * across;
    int64_t k = 0;
    if (!p->transposed && inside == width)
        for (; k < p->depth; k++)
            memcpy(to + k * pitch, from + k * step, (size_t)width * sizeof(float));
    else if (inside == width)
        for (; k + width <= p->depth; k += width)
            set->transpose(to + k * pitch, pitch, from + k, across);
    for (; k < p->depth; k++)
        for (int64_t j = 0; j < width; j++)
            to[k * pitch + j] = j < inside ? from[k * step + j * across] : 0;
}

static void pack_panels(int64_t begin, int64_t end, void *context) {
    const packed *p = context;
    const int64_t width = th_tiles()->width;
    for (int64_t part = begin; part < end; part++) {
        const int64_t vectors = th_cut_size(p->vectors, part);
        for (int64_t v = 0; v < vectors; v++)
            th_pack_vector(p, (th_cut_begin(p->vectors, part) + v) * width,
                           panel_at(p, part) + v * width, vectors * width);
    }
}

/* Do not pack doubles, which have no tiles; a single row, a product that reuses nothing; fewer
   columns than a vector; or a factor used once. */
int th_pack_factor(packed *p, int64_t uses, int64_t rows) {
    const int64_t width = th_tiles()->width;
    p->panels = NULL;
    if (p->type != TH_FLOAT || uses < 2 || rows < 2 || p->depth < width || p->columns < width)
        return 0;
    const cut tall = th_row_cut(rows, p->columns);
    p->most = th_cut_size(tall, 0);
    p->vectors = th_vector_cut(tall, p->columns);
    p->bytes = th_ratio_up(p->columns, width) * width * p->depth * (int64_t)sizeof(float);
    p->panels = th_allocate(p->bytes);
    if (!p->panels)
        return -1;
    th_parallel(p->vectors.parts, (double)panel_floats(p, 0), pack_panels, p);
    return 0;
}

void th_unpack_factor(packed *p) {
    if (p->panels)
        th_release(p->panels, p->bytes);
    p->panels = NULL;
}

packed th_first_columns(const packed *p, int64_t columns) {
    packed first = *p;
    int64_t parts = p->vectors.parts;
    if (!p->panels) {
        first.columns = columns;
        return first;
    }
    while (parts > 1 && th_cut_begin(p->vectors, parts - 1) * th_tiles()->width >= columns)
        parts--;
    if (parts < p->vectors.parts)
        first.columns = th_cut_begin(p->vectors, parts) * th_tiles()->width;
    first.vectors.parts = parts;
    return first;
}

typedef struct product_call {
    const packed *p;
    cut rows;
    const float *a;
    int64_t a_row, a_step;
    bool add;
    float *c;
    int64_t ldc, block;
} product_call;

/* Multiply one panel, block by block of its depth, with all rows. */
static void multiply_panels(int64_t begin, int64_t end, void *context) {
    const product_call *x = context;
    const packed *p = x->p;
    const tile_set *set = th_tiles();
    const tap_place here = {0, 0};
    for (int64_t part = begin; part < end; part++) {
        const int64_t vectors = th_cut_size(p->vectors, part);
        const int64_t column = th_cut_begin(p->vectors, part) * set->width;
        const int64_t left = p->columns - column - (vectors - 1) * set->width;
        const float *b = p->panels ? panel_at(p, part) : (const float *)p->b + column;
        const int64_t pitch = p->panels ? vectors * set->width : p->ldb;
        for (int64_t k = 0; k < p->depth; k += x->block)
            for (int64_t i = 0; i < x->rows.parts; i++) {
                const int64_t row = th_cut_begin(x->rows, i);
                set->tap[th_cut_size(x->rows, i)][vectors](
                    &(tap_call){.a = x->a + row * x->a_row + k * x->a_step,
                                .a_row = x->a_row,
                                .a_step = x->a_step,
                                .b = b + k * pitch,
                                .b_step = pitch,
                                .steps = th_least(x->block, p->depth - k),
                                .place = &here,
                                .places = 1,
                                .c = x->c + row * x->ldc + column,
                                .pitch = x->ldc,
                                .add = x->add || k > 0,
                                .lanes = th_least(left, set->width)});
            }
    }
}

/* Return the rows of depth whose part of a panel stays in the L1 cache. */
static int64_t near_block(const packed *p) {
    const int64_t line = th_cut_size(p->vectors, 0) * th_tiles()->width;
    return th_cut_size(th_cut(p->depth, NEAR / 4 / line), 0);
}

/* Multiply without packing. */
static void multiply_plain(const packed *p, int64_t rows, const char *a, bool add, char *c,
                           int64_t ldc) {
    const int64_t lda = th_most(p->depth, 1), ldb = th_most(p->ldb, 1);
    if (p->type == TH_FLOAT)
        th_sgemm(false, p->transposed, rows, p->columns, p->depth, 1, (const float *)a, lda,
                 (const float *)p->b, ldb, add, (float *)c, ldc);
    else
        th_dgemm(false, p->transposed, rows, p->columns, p->depth, 1, (const double *)a, lda,
                 (const double *)p->b, ldb, add, (double *)c, ldc);
}

void th_multiply_packed(const packed *p, int64_t rows, const char *a, bool add, char *c,
                        int64_t ldc) {
    if (!p->panels) {
        multiply_plain(p, rows, a, add, c, th_most(ldc, 1));
        return;
    }
    if (rows < 1)
        return;
    product_call x = {.p = p,
                      .rows = th_cut(rows, p->most),
                      .a = (const float *)a,
                      .a_row = p->depth,
                      .a_step = 1,
                      .add = add,
                      .c = (float *)c,
                      .ldc = ldc,
                      .block = near_block(p)};
    th_parallel(p->vectors.parts, (double)(rows * panel_floats(p, 0)) / 16, multiply_panels, &x);
}

void th_multiply_cached(const near_product *n) {
    if (n->rows < 1 || n->columns < 1)
        return;
    if (n->type == TH_DOUBLE) {
        th_dgemm(n->transposed, false, n->rows, n->columns, n->depth, 1, (const double *)n->a,
                 n->lda, (const double *)n->b, n->ldb, n->add, (double *)n->c, n->ldc);
        return;
    }
    const cut tall = th_row_cut(n->rows, n->columns);
    const packed p = {.type = TH_FLOAT,
                      .depth = n->depth,
                      .columns = n->columns,
                      .ldb = n->ldb,
                      .b = n->b,
                      .vectors = th_vector_cut(tall, n->columns)};
    product_call x = {.p = &p,
                      .rows = tall,
                      .a = (const float *)n->a,
                      .a_row = n->transposed ? 1 : n->lda,
                      .a_step = n->transposed ? n->lda : 1,
                      .add = n->add,
                      .c = (float *)n->c,
                      .ldc = n->ldc,
                      .block = near_block(&p)};
    multiply_panels(0, p.vectors.parts, &x);
}
