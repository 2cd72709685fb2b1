/* attention_blocks.h: blocks of attention of the type T: the template of attention.c. */
#include "kernels/nn/attention_rows.h"

/* Replace a row's scores by exp(score - largest so far); earlier blocks' sums must be multiplied by
   `before`. */
LEVELS(NAME(soften), (T * s, int64_t count, T *top, T *sum, T *before),
       (s, count, top, sum, before)) {
    T largest = *top, total = 0;
#pragma omp simd reduction(max : largest)
    for (int64_t j = 0; j < count; j++)
        largest = s[j] > largest ? s[j] : largest;
    const T shift = largest == -(T)INFINITY ? 0 : largest;
#pragma omp simd reduction(+ : total)
    for (int64_t j = 0; j < count; j++) {
        const T x = s[j] - shift, power = POWER(x);
        s[j] = power;
        total += power;
    }
    const T x = *top - shift;
    *before = *top == -(T)INFINITY ? 0 : POWER(x);
    *sum = *sum * *before + total;
    *top = largest;
}

LEVELS(NAME(keep_row), (T * x, const float *kept, int64_t count, T factor),
       (x, kept, count, factor)) {
    for (int64_t j = 0; j < count; j++)
        x[j] *= (T)kept[j] * factor;
}

/* Process a block of queries against all keys; workspace for queries, scores, maxima and sums. */
static void NAME(attend)(const forward_call *f, const shared_rows *h, block at, char *const *part) {
    const attention *a = &f->a;
    const int64_t width = a->value->size[a->value->ndim - 1];
    const int64_t row = at.matrix * a->queries + at.query;
    T *scores = (T *)part[1], *top = (T *)part[2], *sum = (T *)part[3];
    T *output = (T *)th_data(f->output) + row * width;
    double *log_sum = (double *)th_data(f->log_sum) + row;
    drawn_row kept;
    th_load_rows(a->query, th_matrix_at(a->query, a->query, at.matrix), at.query, at.rows, a->scale,
                 part[0], a->depth);
    for (int64_t i = 0; i < at.rows; i++) {
        top[i] = -(T)INFINITY;
        sum[i] = 0;
    }
    const int64_t last = th_last_key(a, at.query + at.rows);
    for (at.key = 0; at.key < last; at.key += a->columns) {
        at.columns = th_least(a->columns, last - at.key);
        th_block_scores(a, at, part[0], &h->key_blocks[at.key / a->columns], part[1]);
        for (int64_t i = 0; i < at.rows; i++) {
            T before, *line = scores + i * a->pitch;
            const int64_t seen = th_seen_keys(a, at, i);
            NAME(soften)(line, NAME(fill_hidden)(line, seen), &top[i], &sum[i], &before);
            memset(line + seen, 0, (size_t)(at.columns - seen) * sizeof(T));
            if (at.key && before != 1)
                NAME(times_row)(output + i * width, width, before);
            if (a->dropout > 0) {
                th_draw_row(a, at, i, kept);
                NAME(keep_row)(line, kept, seen, (T)th_kept_factor(a));
            }
        }
        th_multiply_cached(&(near_product){.type = TYPE,
                                           .add = at.key > 0,
                                           .rows = at.rows,
                                           .columns = width,
                                           .depth = at.columns,
                                           .a = part[1],
                                           .lda = a->pitch,
                                           .b = h->value + at.key * a->width * (int64_t)sizeof(T),
                                           .ldb = a->width,
                                           .c = (char *)output,
                                           .ldc = width});
    }
    for (int64_t i = 0; i < at.rows; i++) {
        NAME(times_row)(output + i * width, width, sum[i] == 0 ? 0 : 1 / sum[i]);
        log_sum[i] = sum[i] == 0 ? (double)INFINITY : (double)top[i] + log((double)sum[i]);
    }
}
