/* attention.c: softmax(query @ key.T * scale + masks) @ value in blocks of scores that stay in the
   cache (Dao and others, 2022). Memory is linear in the number of queries and keys. */
#include "attention.h"

#include <math.h>
#include <string.h>

#include "kernels/nn/exponential.h"
#include "kernels/nn/heads.h"
#include "walk/dense.h"

typedef struct forward_call {
    attention a;
    tensor *output, *log_sum; /* contiguous */
    int failed;
} forward_call;

#define TEMPLATE "kernels/nn/attention_blocks.h"
#include "base/each/floating.h"

/* Unit u is a block of queries of one matrix. */
static void forward_units(int64_t begin, int64_t end, void *context) {
    forward_call *f = context;
    const attention *a = &f->a;
    const int64_t item = th_item_size[a->type], blocks = th_ratio_up(a->queries, a->rows);
    const int64_t bytes[] = {a->keys * a->depth * item,
                             a->keys * a->width * item,
                             a->rows * a->depth * item,
                             a->rows * a->pitch * item,
                             a->rows * item,
                             a->rows * item};
    char *part[6];
    shared_rows h = {.matrix = -1};
    int failed = th_allocate_scratch(&h.scratch, 6, bytes, part);
    if (!failed) {
        h.key = part[0];
        h.value = part[1];
    }
    for (int64_t u = begin; u < end && !failed; u++) {
        block at = {.matrix = u / blocks, .query = u % blocks * a->rows};
        at.rows = th_least(a->rows, a->queries - at.query);
        failed = th_load_shared(a, &h, at.matrix, false);
        if (!failed)
            (a->type == TH_FLOAT ? attend_float : attend_double)(f, &h, at, part + 2);
    }
    th_leave_shared(a, &h);
    th_free_scratch(&h.scratch);
    if (failed)
        f->failed = -1;
}

int shape_attention(extent *size, const tensor *query, const tensor *key, const tensor *value,
                    scalar scale, const tensor *added, const tensor *kept, const tensor *draws,
                    scalar dropout, bool causal) {
    (void)scale, (void)causal;
    if (th_check_attention(query, key, value, added, kept, draws, dropout.f))
        return -1;
    size[0] = size[1] = th_extent(query);
    size[0].size[query->ndim - 1] = value->size[value->ndim - 1];
    size[1].ndim--;
    return 0;
}

int cpu_attention(tensor *output, tensor *log_sum, const tensor *query, const tensor *key,
                  const tensor *value, scalar scale, const tensor *added, const tensor *kept,
                  const tensor *draws, scalar dropout, bool causal) {
    tensor *to = th_dense_result(output), *sums = th_dense_result(log_sum);
    forward_call f = {.output = to, .log_sum = sums};
    int failed = to && sums ? 0 : -1;
    if (!failed) {
        f.a = th_attention_of(query, key, value, added, kept, draws, scale.f, dropout.f, causal);
        if (!f.a.keys)
            failed = th_zero(to);
        const int64_t units = f.a.matrices * th_ratio_up(f.a.queries, f.a.rows);
        const int64_t work = f.a.rows * f.a.keys * (f.a.depth + f.a.width);
        if (units && f.a.keys && !failed)
            th_parallel(units, (double)work / 16, forward_units, &f);
        failed |= f.failed;
    }
    failed |= th_deliver(log_sum, sums, failed);
    return th_deliver(output, to, failed);
}
