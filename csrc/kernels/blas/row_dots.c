/* row_dots.c: small products of matrices and vectors whose results are dot products of contiguous
   rows. */
#include "kernels/blas/blas.h"

#define LANES 8
/* OpenBLAS computes products of more multiplications as fast. */
#define SMALL_DOTS 65536

/* y = alpha * a @ x + beta * y for each matrix of a batch: dot products of a few rows at a time. The
   last vector of a row begins in the one before it; `kept` clears the elements that both have. */
#define DOT_ROWS(T, count)                                                                         \
    for (; i + count <= d->rows; i += count) {                                                     \
        V sum[count] = {0};                                                                        \
        for (int64_t p = 0; p < whole; p += LANES)                                                 \
            _Pragma("GCC unroll 4") for (int r = 0; r < count; r++)                                \
                sum[r] += *(const V *)(a + (i + r) * d->row + p) * *(const V *)(x + p);            \
        _Pragma("GCC unroll 4") for (int r = 0; r < count; r++) {                                  \
            const T *from = a + (i + r) * d->row;                                                  \
            T all = 0;                                                                             \
            if (whole) {                                                                           \
                const V end = (V)(*(const M *)(from + k - LANES) & kept);                          \
                const V s = sum[r] + end * *(const V *)(x + k - LANES);                            \
                all = ((s[0] + s[4]) + (s[2] + s[6])) + ((s[1] + s[5]) + (s[3] + s[7]));           \
            }                                                                                      \
            for (int64_t p = 0; p < k && !whole; p++)                                              \
                all += from[p] * x[p];                                                             \
            T *to = y + (i + r) * d->y_row;                                                        \
            *to = d->beta == 0 ? (T)d->alpha * all : (T)d->alpha * all + (T)d->beta * *to;         \
        }                                                                                          \
    }
#define DOTS(T, name, WHOLE)                                                                       \
    CLONES static void dots_##name(const dots *d, int64_t begin, int64_t end) {                    \
        typedef T V                                                                                \
            __attribute__((vector_size(LANES * sizeof(T)), aligned(sizeof(T)), may_alias));        \
        typedef WHOLE M                                                                            \
            __attribute__((vector_size(LANES * sizeof(T)), aligned(sizeof(T)), may_alias));        \
        const int64_t k = d->depth, whole = k - k % LANES;                                         \
        M kept;                                                                                    \
        for (int64_t p = 0; p < LANES; p++)                                                        \
            kept[p] = k - LANES + p >= whole ? -1 : 0;                                             \
        for (int64_t b = begin; b < end; b++) {                                                    \
            const T *a = (const T *)d->a + b * d->a_batch, *x = (const T *)d->x + b * d->x_batch;  \
            T *y = (T *)d->y + b * d->y_batch;                                                     \
            int64_t i = 0;                                                                         \
            DOT_ROWS(T, 4)                                                                         \
            DOT_ROWS(T, 2)                                                                         \
            DOT_ROWS(T, 1)                                                                         \
        }                                                                                          \
    }
DOTS(float, float, int32_t)
DOTS(double, double, int64_t)

bool th_are_dots(dtype type, const matrix *a, const matrix *b) {
    return (type == TH_FLOAT || type == TH_DOUBLE) && (a->rows == 1 || b->columns == 1)
           && a->columns > 1 && a->column == 1 && b->row == 1
           && a->rows * b->columns * a->columns <= SMALL_DOTS;
}

dots th_dots_of(const matrix *a, const matrix *b, const matrix *c, double alpha, double beta) {
    const bool left = b->columns == 1; /* rows of a, else columns of b */
    return (dots){.a = left ? a->data : b->data,
                  .x = left ? b->data : a->data,
                  .y = c->data,
                  .rows = left ? a->rows : b->columns,
                  .depth = a->columns,
                  .row = left ? a->row : b->column,
                  .y_row = left ? c->row : c->column,
                  .alpha = alpha,
                  .beta = beta};
}

void th_dots(dtype type, const dots *d, int64_t begin, int64_t end) {
    (type == TH_FLOAT ? dots_float : dots_double)(d, begin, end);
}
