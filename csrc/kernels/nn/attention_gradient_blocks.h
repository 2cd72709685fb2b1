/* attention_gradient_blocks.h: gradients of blocks of attention of the type T: the template of attention_gradient.c. */
#include "kernels/nn/attention_rows.h"

/* From scores s and the gradients g of the dropped-out weights, compute the gradients of scores,
   and the weights. kept: NULL without dropout; mean: sum(gradient * weight) of the row. */
LEVELS(NAME(back_row), (T * s, T *g, const float *kept, int64_t count, T log_sum, T mean, T factor),
       (s, g, kept, count, log_sum, mean, factor)) {
    if (!kept)
#pragma omp simd
        for (int64_t j = 0; j < count; j++) {
            const T x = s[j] - log_sum, power = POWER(x);
            s[j] = power * (g[j] - mean);
            g[j] = power;
        }
    else
#pragma omp simd
        for (int64_t j = 0; j < count; j++) {
            const T x = s[j] - log_sum, power = POWER(x);
            const T stays = (T)kept[j] * factor;
            s[j] = power * (g[j] * stays - mean);
            g[j] = power * stays;
        }
}

LEVELS(NAME(product_sum), (const T *x, const T *y, int64_t count, T *result),
       (x, y, count, result)) {
    T sum = 0;
#pragma omp simd reduction(+ : sum)
    for (int64_t j = 0; j < count; j++)
        sum += x[j] * y[j];
    *result = sum;
}

/* Apply back_row to all rows of a block. */
static void NAME(back_block)(const backward_call *f, block at, const backward_scratch *r) {
    const attention *a = &f->a;
    const double *log_sum = (const double *)th_data(f->log_sum) + at.matrix * a->queries;
    drawn_row kept;
    for (int64_t i = 0; i < at.rows; i++) {
        T *scores = (T *)r->scores + i * a->pitch, *weights = (T *)r->weights + i * a->pitch;
        const int64_t seen = th_seen_keys(a, at, i);
        const size_t hidden = (size_t)(at.columns - seen) * sizeof(T);
        if (a->dropout > 0)
            th_draw_row(a, at, i, kept);
        NAME(back_row)(scores, weights, a->dropout > 0 ? kept : NULL,
                       NAME(fill_hidden)(scores, seen), (T)log_sum[at.query + i], ((T *)r->mean)[i],
                       (T)th_kept_factor(a));
        memset(scores + seen, 0, hidden);
        memset(weights + seen, 0, hidden);
        if (f->added)
            memcpy((T *)rows_of(f->added, at.matrix, at.query + i) + at.key, scores,
                   (size_t)at.columns * sizeof(T));
    }
}

static void NAME(means)(const backward_call *f, block at, const backward_scratch *r) {
    const int64_t width = f->a.value->size[f->a.value->ndim - 1];
    for (int64_t i = 0; i < at.rows; i++)
        NAME(product_sum)((const T *)rows_of(f->grad, at.matrix, at.query + i),
                          (const T *)rows_of(f->output, at.matrix, at.query + i), width,
                          (T *)r->mean + i);
}

static void NAME(scale_rows)(const backward_call *f, block at) {
    const int64_t depth = f->query->size[f->query->ndim - 1];
    NAME(times_row)((T *)rows_of(f->query, at.matrix, at.query), at.rows * depth, (T)f->a.scale);
}
