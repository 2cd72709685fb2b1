/* attention_gradient.c: gradients of attention. Blocks of scores are recomputed from the saved
   logarithms of their sums (Rabe and Staats, 2021). */
#include "kernels/gpu/attention_gradient.h"

#include <string.h>

#include "attention.h"
#include "kernels/nn/exponential.h"
#include "kernels/nn/heads.h"
#include "walk/dense.h"

/* Contiguous tensors; results that are not needed are NULL. */
typedef struct backward_call {
    attention a;
    const tensor *grad, *output, *log_sum;
    tensor *query, *key, *value, *added;
    int failed;
} backward_call;

typedef struct backward_scratch {
    char *query, *grad, *scores, *weights, *mean;
} backward_scratch;

static char *rows_of(const tensor *t, int64_t matrix, int64_t row) {
    const int64_t columns = t->size[t->ndim - 1];
    return (char *)th_data(t)
           + (matrix * t->size[t->ndim - 2] + row) * columns * th_item_size[t->dtype];
}

#define TEMPLATE "kernels/nn/attention_gradient_blocks.h"
#include "base/each/floating.h"

/* Add a block's contributions to the gradients of the operands. */
static void back_products(const backward_call *f, const shared_rows *h, block at,
                          const backward_scratch *r) {
    const attention *a = &f->a;
    const int64_t own = at.matrix / a->group;
    near_product p = {.type = a->type,
                      .transposed = true,
                      .add = true,
                      .rows = at.columns,
                      .depth = at.rows,
                      .lda = a->pitch};
    if (f->value) {
        p.columns = p.ldc = f->value->size[f->value->ndim - 1];
        p.a = r->weights;
        p.b = r->grad;
        p.ldb = a->width;
        p.c = rows_of(f->value, own, at.key);
        th_multiply_cached(&p);
    }
    p.a = r->scores;
    p.ldb = a->depth;
    if (f->key) {
        p.columns = p.ldc = f->key->size[f->key->ndim - 1];
        p.b = r->query;
        p.c = rows_of(f->key, own, at.key);
        th_multiply_cached(&p);
    }
    if (f->query) {
        p.transposed = false;
        p.add = at.key > 0;
        p.rows = at.rows;
        p.depth = at.columns;
        p.columns = p.ldc = f->query->size[f->query->ndim - 1];
        p.b = h->key + at.key * a->depth * th_item_size[a->type];
        p.c = rows_of(f->query, at.matrix, at.query);
        th_multiply_cached(&p);
    }
}

/* Process all queries of one matrix. */
static void back_matrix(const backward_call *f, const shared_rows *h, int64_t matrix,
                        const backward_scratch *r) {
    const attention *a = &f->a;
    const bool single = a->type == TH_FLOAT;
    for (int64_t query = 0; query < a->queries; query += a->rows) {
        block at = {
            .matrix = matrix, .query = query, .rows = th_least(a->rows, a->queries - query)};
        th_load_rows(a->query, th_matrix_at(a->query, a->query, matrix), query, at.rows, a->scale,
                     r->query, a->depth);
        th_load_rows(f->grad, rows_of(f->grad, matrix, 0), query, at.rows, 1, r->grad, a->width);
        (single ? means_float : means_double)(f, at, r);
        const int64_t last = th_last_key(a, query + at.rows);
        for (at.key = 0; at.key < last; at.key += a->columns) {
            const int64_t k = at.key / a->columns;
            at.columns = th_least(a->columns, last - at.key);
            th_block_scores(a, at, r->query, &h->key_blocks[k], r->scores);
            const packed values = th_first_columns(&h->value_blocks[k], at.columns);
            th_multiply_packed(&values, at.rows, r->grad, false, r->weights, a->pitch);
            (single ? back_block_float : back_block_double)(f, at, r);
            back_products(f, h, at, r);
        }
        if (f->query)
            (single ? scale_rows_float : scale_rows_double)(f, at);
    }
}

/* Unit u is a matrix of key and value, with all query matrices that share it. */
static void backward_units(int64_t begin, int64_t end, void *context) {
    backward_call *f = context;
    const attention *a = &f->a;
    const int64_t item = th_item_size[a->type];
    const int64_t bytes[] = {a->keys * a->depth * item,
                             a->keys * a->width * item,
                             a->rows * a->depth * item,
                             a->rows * a->width * item,
                             a->rows * a->pitch * item,
                             a->rows * a->pitch * item,
                             a->rows * item};
    char *part[7];
    shared_rows h = {.matrix = -1};
    int failed = th_allocate_scratch(&h.scratch, 7, bytes, part);
    if (!failed) {
        h.key = part[0];
        h.value = part[1];
    }
    for (int64_t m = begin * a->group; m < end * a->group && !failed; m++) {
        failed = th_load_shared(a, &h, m, true);
        if (!failed)
            back_matrix(f, &h, m, &(backward_scratch){part[2], part[3], part[4], part[5], part[6]});
    }
    th_leave_shared(a, &h);
    th_free_scratch(&h.scratch);
    if (failed)
        f->failed = -1;
}

/* Tensor slots of the row. */
enum { QUERY, KEY, VALUE, ADDED, KEPT, DRAWS };

static int take_gradients(backward_call *f, const saved *s, tensor **result) {
    tensor **gradients[] = {&f->query, &f->key, &f->value, &f->added};
    for (int i = QUERY; i <= ADDED; i++) {
        const tensor *t = s->t[i];
        if (!t || !s->wants[i])
            continue;
        *gradients[i] = result[i] = th_new(t->device, t->dtype, t->ndim, t->size);
        if (!result[i] || th_zero(result[i]))
            return -1;
    }
    return 0;
}

int backward_attention(const saved *s, tensor *const *grad, tensor **result) {
    tensor *const *t = s->t;
    if (t[QUERY]->device != TH_CPU)
        return th_gpu_attention_gradient(s, grad, result);
    backward_call f = {.a = th_attention_of(t[QUERY], t[KEY], t[VALUE], t[ADDED], t[KEPT], t[DRAWS],
                                            s->s[0].f, s->s[1].f, s->n[0])};
    tensor *dense = th_dense(grad[0]), *output = th_dense(s->out[0]), *sums = th_dense(s->out[1]);
    f.grad = dense;
    f.output = output;
    f.log_sum = sums;
    f.failed = dense && output && sums ? take_gradients(&f, s, result) : -1;
    const int64_t work = f.a.group * f.a.queries * f.a.keys * (f.a.depth + f.a.width);
    if (!f.failed && work)
        th_parallel(f.a.matrices / f.a.group, (double)work / 8, backward_units, &f);
    th_drop(dense);
    th_drop(output);
    th_drop(sums);
    return f.failed ? -1 : th_finish_gradients(s, result);
}
