/* heads.c: blocks of attention scores with masks, and loading of their operands. */
#include "kernels/nn/heads.h"

#include <math.h>
#include <string.h>

#include "kernels/blas/blas.h"

#define ROWS 64 /* rows of a block of scores, which stays in the L2 cache */
#define COLUMNS 256

static int64_t size_behind(const tensor *t, int k) { return t->size[t->ndim - k]; }

/* Whether t has query's leading dims; for key and value, the last of them may divide query's. */
static bool leads_alike(const tensor *t, const tensor *query, bool shared) {
    bool alike = t->ndim == query->ndim;
    for (int d = 0; alike && d < t->ndim - 2; d++) {
        const bool grouped = shared && d == t->ndim - 3 && t->size[d];
        alike = grouped ? query->size[d] % t->size[d] == 0 : query->size[d] == t->size[d];
    }
    return alike;
}

static int check_mask(const char *name, const tensor *mask, const tensor *query,
                      const tensor *key) {
    if (!mask
        || (leads_alike(mask, query, false) && size_behind(mask, 2) == size_behind(query, 2)
            && size_behind(mask, 1) == size_behind(key, 2)))
        return 0;
    return th_fail(TH_RUNTIME,
                   "attention: query is %s, key is %s, %s is %s; need %s of query's leading dims, "
                   "queries and keys",
                   th_describe(query), th_describe(key), name, th_describe(mask), name);
}

int th_check_attention(const tensor *query, const tensor *key, const tensor *value,
                       const tensor *added, const tensor *kept, const tensor *draws,
                       double dropout) {
    if (query->ndim < 2 || !leads_alike(key, query, true) || !leads_alike(value, query, true)
        || size_behind(query, 1) != size_behind(key, 1)
        || size_behind(key, 2) != size_behind(value, 2)
        || (key->ndim > 2 && size_behind(key, 3) != size_behind(value, 3)))
        return th_fail(
            TH_RUNTIME,
            "attention: query is %s, key is %s, value is %s; need (..., queries, depth), "
            "(..., keys, depth) and (..., keys, width)",
            th_describe(query), th_describe(key), th_describe(value));
    if (check_mask("added", added, query, key) || check_mask("kept", kept, query, key))
        return -1;
    if (dropout > 0 && (!draws || draws->numel != 2))
        return th_fail(TH_RUNTIME, "attention: dropout is %g; need draws of 2 random integers",
                       dropout);
    return 0;
}

attention th_attention_of(const tensor *query, const tensor *key, const tensor *value,
                          const tensor *added, const tensor *kept, const tensor *draws,
                          double scale, double dropout, bool causal) {
    const int64_t vector = th_tiles()->width;
    attention a = {.query = query,
                   .key = key,
                   .value = value,
                   .added = added,
                   .kept = kept,
                   .type = query->dtype,
                   .matrices = 1,
                   .group = 1,
                   .queries = size_behind(query, 2),
                   .keys = size_behind(key, 2),
                   .depth = th_ratio_up(size_behind(query, 1), vector) * vector,
                   .width = th_ratio_up(size_behind(value, 1), vector) * vector,
                   .scale = scale,
                   .dropout = dropout,
                   .causal = causal};
    for (int d = 0; d < query->ndim - 2; d++)
        a.matrices *= query->size[d];
    if (query->ndim > 2 && size_behind(key, 3))
        a.group = size_behind(query, 3) / size_behind(key, 3);
    a.rows = th_least(th_most(a.queries, 1), ROWS);
    a.columns = th_least(th_ratio_up(th_most(a.keys, 1), vector) * vector, COLUMNS);
    a.pitch = (a.columns / 16 | 1) * 16 + (a.columns % 16 ? 32 : 0);
    if (dropout > 0) {
        const int64_t first = draws->offset, step = draws->ndim ? th_stride(draws)[0] : 0;
        int64_t seed, offset;
        th_get(draws, first, &seed);
        th_get(draws, first + step, &offset);
        a.from = (source){(uint64_t)seed, (uint64_t)offset};
    }
    return a;
}

char *th_matrix_at(const tensor *t, const tensor *query, int64_t m) {
    int64_t at = 0;
    for (int d = query->ndim - 3; d >= 0; d--) {
        const int64_t index = m % query->size[d];
        m /= query->size[d];
        at += index / (query->size[d] / t->size[d]) * th_stride(t)[d];
    }
    return (char *)th_data(t) + at * th_item_size[t->dtype];
}

int th_allocate_scratch(head_scratch *scratch, int count, const int64_t *bytes, char **part) {
    scratch->bytes = 0;
    for (int k = 0; k < count; k++)
        scratch->bytes += (bytes[k] + 63) / 64 * 64;
    if (!(scratch->start = th_allocate(scratch->bytes)))
        return -1;
    char *at = scratch->start;
    for (int k = 0; k < count; at += (bytes[k++] + 63) / 64 * 64)
        part[k] = at;
    return 0;
}

void th_free_scratch(head_scratch *scratch) {
    if (scratch->start)
        th_release(scratch->start, scratch->bytes);
    scratch->start = NULL;
}

#define TEMPLATE "kernels/nn/head_rows.h"
#include "base/each/floating.h"

void th_load_rows(const tensor *t, const char *matrix, int64_t first, int64_t rows, double factor,
                  char *to, int64_t pitch) {
    const int64_t columns = size_behind(t, 1), item = th_item_size[t->dtype];
    const int64_t row = th_stride(t)[t->ndim - 2], step = th_stride(t)[t->ndim - 1];
    for (int64_t i = 0; i < rows; i++, to += pitch * item) {
        const char *from = matrix + (first + i) * row * item;
        if (t->dtype == TH_FLOAT)
            load_row_float((const float *)from, step, columns, (float)factor, (float *)to);
        else
            load_row_double((const double *)from, step, columns, factor, (double *)to);
        memset(to + columns * item, 0, (size_t)((pitch - columns) * item));
    }
}

void th_unpack_blocks(const attention *a, packed *blocks) {
    const int64_t count = th_key_blocks(a);
    for (int64_t j = 0; blocks && j < count; j++)
        th_unpack_factor(&blocks[j]);
    if (blocks)
        th_release(blocks, count * (int64_t)sizeof *blocks);
}

packed *th_pack_blocks(const attention *a, const char *rows, int64_t pitch) {
    const int64_t count = th_key_blocks(a), bytes = count * (int64_t)sizeof(packed);
    packed *blocks = th_allocate(bytes);
    bool failed = !blocks;
    if (blocks)
        memset(blocks, 0, (size_t)bytes);
    for (int64_t j = 0; j < count && !failed; j++) {
        blocks[j] = (packed){.type = a->type,
                             .transposed = true,
                             .depth = pitch,
                             .columns = th_least(a->columns, a->keys - j * a->columns),
                             .ldb = pitch,
                             .b = rows + j * a->columns * pitch * th_item_size[a->type]};
        failed = th_pack_factor(&blocks[j], a->queries, a->rows);
    }
    if (!failed)
        return blocks;
    th_unpack_blocks(a, blocks);
    return NULL;
}

void th_leave_shared(const attention *a, shared_rows *h) {
    th_unpack_blocks(a, h->key_blocks);
    th_unpack_blocks(a, h->value_blocks);
    h->key_blocks = h->value_blocks = NULL;
}

int th_load_shared(const attention *a, shared_rows *h, int64_t matrix, bool backward) {
    if (h->matrix >= 0 && matrix / a->group == h->matrix / a->group)
        return 0;
    th_leave_shared(a, h);
    h->matrix = matrix;
    th_load_rows(a->key, th_matrix_at(a->key, a->query, matrix), 0, a->keys, 1, h->key, a->depth);
    th_load_rows(a->value, th_matrix_at(a->value, a->query, matrix), 0, a->keys, 1, h->value,
                 a->width);
    h->key_blocks = th_pack_blocks(a, h->key, a->depth);
    if (backward && h->key_blocks)
        h->value_blocks = th_pack_blocks(a, h->value, a->width);
    return h->key_blocks && (h->value_blocks || !backward) ? 0 : -1;
}

/* Return the start of a mask's row for one query and the first key of a block. */
static const char *mask_row(const tensor *mask, const char *matrix, block at, int64_t i) {
    const int64_t row = th_stride(mask)[mask->ndim - 2], step = th_stride(mask)[mask->ndim - 1];
    return matrix + ((at.query + i) * row + at.key * step) * th_item_size[mask->dtype];
}

void th_block_scores(const attention *a, block at, const char *queries, const packed *keys,
                     char *scores) {
    const int64_t item = th_item_size[a->type], pitch = a->pitch * item;
    const packed seen_keys = th_first_columns(keys, at.columns);
    th_multiply_packed(&seen_keys, at.rows, queries, false, scores, a->pitch);
    if (!a->added && !a->kept)
        return;
    const char *added = a->added ? th_matrix_at(a->added, a->query, at.matrix) : NULL;
    const char *kept = a->kept ? th_matrix_at(a->kept, a->query, at.matrix) : NULL;
    const int64_t added_step = a->added ? th_stride(a->added)[a->added->ndim - 1] : 0;
    const int64_t kept_step = a->kept ? th_stride(a->kept)[a->kept->ndim - 1] : 0;
    for (int64_t i = 0; i < at.rows; i++) {
        const int64_t seen = th_seen_keys(a, at, i);
        const void *more = added ? mask_row(a->added, added, at, i) : NULL;
        const void *choice = kept ? mask_row(a->kept, kept, at, i) : NULL;
        if (a->type == TH_FLOAT)
            hide_row_float((float *)(scores + i * pitch), seen, more, added_step, choice,
                           kept_step);
        else
            hide_row_double((double *)(scores + i * pitch), seen, more, added_step, choice,
                            kept_step);
    }
}

LEVELS(keep_draws, (float *u, int64_t count, float dropout), (u, count, dropout)) {
    for (int64_t j = 0; j < count; j++)
        u[j] = u[j] >= dropout ? 1 : 0;
}

/* An element's random number depends on its position alone, so backward draws the same mask. */
void th_draw_row(const attention *a, block at, int64_t i, float *to) {
    const int64_t line = th_ratio_up(a->keys, 32) * 32;
    const int64_t row = at.matrix * a->queries + at.query + i;
    th_make_numbers(a->from, row * line + at.key, at.columns, true, false, to);
    keep_draws(to, at.columns, (float)a->dropout);
}
