/* attention.c: softmax(query @ key.T * scale + masks) @ value in blocks of scores that stay in the
   cache (Dao and others, 2022). Memory is linear in the number of queries and keys. */
#include "attention.h"

#include <math.h>
#include <string.h>

#include "base/each.h"
#include "kernels/nn/exponential.h"
#include "kernels/nn/heads.h"
#include "walk/dense.h"

/* Replace a row's scores by exp(score - largest so far); earlier blocks' sums must be multiplied by
   `before`. */
#define SOFTEN(type, T, name)                                                                      \
    LEVELS(soften_##name, (T * s, int64_t count, T *top, T *sum, T *before),                       \
           (s, count, top, sum, before)) {                                                         \
        T largest = *top, total = 0;                                                               \
        _Pragma("omp simd reduction(max : largest)") for (int64_t j = 0; j < count; j++)           \
            largest = s[j] > largest ? s[j] : largest;                                             \
        const T shift = largest == -(T)INFINITY ? 0 : largest;                                     \
        _Pragma("omp simd reduction(+ : total)") for (int64_t j = 0; j < count; j++) {             \
            const T x = s[j] - shift, power = POWER(T, name, x);                                   \
            s[j] = power;                                                                          \
            total += power;                                                                        \
        }                                                                                          \
        const T x = *top - shift;                                                                  \
        *before = *top == -(T)INFINITY ? 0 : POWER(T, name, x);                                    \
        *sum = *sum * *before + total;                                                             \
        *top = largest;                                                                            \
    }
EACH_FLOATING(SOFTEN)

#define TIMES_ROW(type, T, name)                                                                   \
    LEVELS(times_row_##name, (T * x, int64_t count, T factor), (x, count, factor)) {               \
        for (int64_t j = 0; j < count; j++)                                                        \
            x[j] *= factor;                                                                        \
    }                                                                                              \
    LEVELS(keep_row_##name, (T * x, const float *kept, int64_t count, T factor),                   \
           (x, kept, count, factor)) {                                                             \
        for (int64_t j = 0; j < count; j++)                                                        \
            x[j] *= (T)kept[j] * factor;                                                           \
    }
EACH_FLOATING(TIMES_ROW)

typedef struct forward_call {
    attention a;
    tensor *output, *log_sum; /* contiguous */
    int failed;
} forward_call;

/* Process a block of queries against all keys; workspace for queries, scores, maxima and sums. */
#define ATTEND(element, T, name)                                                                   \
    static void attend_##name(const forward_call *f, const shared_rows *h, block at,               \
                              char *const *part) {                                                 \
        const attention *a = &f->a;                                                                \
        const int64_t width = a->value->size[a->value->ndim - 1];                                  \
        const int64_t row = at.matrix * a->queries + at.query;                                     \
        T *scores = (T *)part[1], *top = (T *)part[2], *sum = (T *)part[3];                        \
        T *output = (T *)th_data(f->output) + row * width;                                         \
        double *log_sum = (double *)th_data(f->log_sum) + row;                                     \
        drawn_row kept;                                                                            \
        th_load_rows(a->query, th_matrix_at(a->query, a->query, at.matrix), at.query, at.rows,     \
                     a->scale, part[0], a->depth);                                                 \
        for (int64_t i = 0; i < at.rows; i++) {                                                    \
            top[i] = -(T)INFINITY;                                                                 \
            sum[i] = 0;                                                                            \
        }                                                                                          \
        const int64_t last = th_last_key(a, at.query + at.rows);                                   \
        for (at.key = 0; at.key < last; at.key += a->columns) {                                    \
            at.columns = th_least(a->columns, last - at.key);                                      \
            th_block_scores(a, at, part[0], &h->key_blocks[at.key / a->columns], part[1]);         \
            for (int64_t i = 0; i < at.rows; i++) {                                                \
                T before, *line = scores + i * a->pitch;                                           \
                const int64_t seen = th_seen_keys(a, at, i);                                       \
                soften_##name(line, TH_FILLED(T, line, seen), &top[i], &sum[i], &before);          \
                memset(line + seen, 0, (size_t)(at.columns - seen) * sizeof(T));                   \
                if (at.key && before != 1)                                                         \
                    times_row_##name(output + i * width, width, before);                           \
                if (a->dropout > 0) {                                                              \
                    th_draw_row(a, at, i, kept);                                                   \
                    keep_row_##name(line, kept, seen, (T)th_kept_factor(a));                       \
                }                                                                                  \
            }                                                                                      \
            th_multiply_cached(                                                                    \
                &(near_product){.type = element,                                                   \
                                .add = at.key > 0,                                                 \
                                .rows = at.rows,                                                   \
                                .columns = width,                                                  \
                                .depth = at.columns,                                               \
                                .a = part[1],                                                      \
                                .lda = a->pitch,                                                   \
                                .b = h->value + at.key * a->width * (int64_t)sizeof(T),            \
                                .ldb = a->width,                                                   \
                                .c = (char *)output,                                               \
                                .ldc = width});                                                    \
        }                                                                                          \
        for (int64_t i = 0; i < at.rows; i++) {                                                    \
            times_row_##name(output + i * width, width, sum[i] == 0 ? 0 : 1 / sum[i]);             \
            log_sum[i] = sum[i] == 0 ? (double)INFINITY : (double)top[i] + log((double)sum[i]);    \
        }                                                                                          \
    }
EACH_FLOATING(ATTEND)

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
