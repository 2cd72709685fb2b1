/* scan.c: sums and products of the elements up to each along a dimension. */
#include "scan.h"

#include "base/each.h"
#include "row/row.h"
#include "walk/dense.h"

#define BLOCK                                                                                      \
    65536 /* elements of a long line that have a total of their own, whatever the threads */
#define COLUMNS 512 /* neighbouring columns that are worked on together where dim is not the last */

/* Contiguous [outer, count, inner]. Floats gather in double, integers give int64_t. */
typedef struct scan {
    const void *from;
    void *to;
    int64_t outer, count, inner;
    dtype type;
    bool product;
    void *totals; /* of the blocks of long lines */
    bool totals_only;
} scan;

/* Eight elements at a time: a chain of one operation for each eight, not for each element. */
#define LINE(A, O, T, sign, word, name)                                                            \
    static A word##_line_##name(const T *x, int64_t count, A before, O *to) {                      \
        int64_t i = 0;                                                                             \
        for (; i + 8 <= count; i += 8) {                                                           \
            const A a0 = (A)x[i], a2 = (A)x[i + 2], a4 = (A)x[i + 4], a6 = (A)x[i + 6];            \
            const A a1 = a0 sign(A) x[i + 1], a3 = a2 sign(A) x[i + 3];                            \
            const A a5 = a4 sign(A) x[i + 5], a7 = a6 sign(A) x[i + 7];                            \
            const A b2 = a1 sign a2, b3 = a1 sign a3, b6 = a5 sign a6, b7 = a5 sign a7;            \
            if (to) {                                                                              \
                to[i] = (O)(before sign a0), to[i + 1] = (O)(before sign a1);                      \
                to[i + 2] = (O)(before sign b2), to[i + 3] = (O)(before sign b3);                  \
                const A half = before sign b3;                                                     \
                to[i + 4] = (O)(half sign a4), to[i + 5] = (O)(half sign a5);                      \
                to[i + 6] = (O)(half sign b6), to[i + 7] = (O)(half sign b7);                      \
            }                                                                                      \
            before = (before sign b3)sign b7;                                                      \
        }                                                                                          \
        for (; i < count; i++) {                                                                   \
            before = before sign(A) x[i];                                                          \
            if (to)                                                                                \
                to[i] = (O)before;                                                                 \
        }                                                                                          \
        return before;                                                                             \
    }                                                                                              \
    FEW_CLONES static void word##_columns_##name(const T *x, int64_t count, int64_t step,          \
                                                 int64_t width, A first, O *to) {                  \
        A before[COLUMNS];                                                                         \
        for (int64_t j = 0; j < width; j++)                                                        \
            before[j] = first;                                                                     \
        for (int64_t i = 0; i < count; i++)                                                        \
            for (int64_t j = 0; j < width; j++) {                                                  \
                before[j] = before[j] sign(A) x[i * step + j];                                     \
                to[i * step + j] = (O)before[j];                                                   \
            }                                                                                      \
    }
#define BOTH(A, O, T, name) LINE(A, O, T, +, sum, name) LINE(A, O, T, *, product, name)
#define BOTH_INTEGRAL(type, T, name) BOTH(int64_t, int64_t, T, name)
#define BOTH_FLOATING(type, T, name) BOTH(double, T, T, name)
EACH_INTEGRAL(BOTH_INTEGRAL)
EACH_FLOATING(BOTH_FLOATING)

#define TAKE_LINE(A, O, T, name)                                                                   \
    {                                                                                              \
        const T *x = (const T *)s->from + first;                                                   \
        O *to = s->totals_only ? NULL : (O *)s->to + first;                                        \
        A *total = s->totals ? (A *)s->totals + block : NULL;                                      \
        const A start = s->product;                                                                \
        if (s->inner > 1 && s->product)                                                            \
            product_columns_##name(x, s->count, s->inner, width, start, to);                       \
        else if (s->inner > 1)                                                                     \
            sum_columns_##name(x, s->count, s->inner, width, start, to);                           \
        else if (!s->totals)                                                                       \
            (s->product ? product_line_##name : sum_line_##name)(x, width, start, to);             \
        else if (s->totals_only)                                                                   \
            *total = (s->product ? product_line_##name : sum_line_##name)(x, width, start, NULL);  \
        else                                                                                       \
            (s->product ? product_line_##name : sum_line_##name)(x, width, *total, to);            \
        return;                                                                                    \
    }
#define TAKE_INTEGRAL(type, T, name)                                                               \
    case type: TAKE_LINE(int64_t, int64_t, T, name)
#define TAKE_FLOATING(type, T, name)                                                               \
    case type: TAKE_LINE(double, T, T, name)

/* One piece: columns of a layer, a line, or block number `block` of the long lines. */
static void take(const scan *s, int64_t first, int64_t width, int64_t block) {
    switch (s->type) {
        EACH_INTEGRAL(TAKE_INTEGRAL)
        EACH_FLOATING(TAKE_FLOATING)
    default: break;
    }
}

static void pieces(int64_t begin, int64_t end, void *context) {
    const scan *s = context;
    const bool columns = s->inner > 1;
    const int64_t size = columns ? COLUMNS : s->totals ? BLOCK : s->count;
    const int64_t length = columns ? s->inner : s->count, each = (length + size - 1) / size;
    for (int64_t p = begin; p < end; p++) {
        const int64_t at = p % each * size, left = length - at;
        const int64_t layer = p / each * (columns ? s->count * s->inner : s->count);
        take(s, layer + at, left < size ? left : size, p);
    }
}

/* What stands before each block: the totals of those before it in its line. */
#define STARTS(A, word)                                                                            \
    static void starts_##word(A *total, int64_t lines, int64_t blocks, bool product) {             \
        for (int64_t l = 0; l < lines; l++) {                                                      \
            A before = product;                                                                    \
            for (int64_t b = 0; b < blocks; b++, total++) {                                        \
                const A own = *total;                                                              \
                *total = before;                                                                   \
                before = product ? before * own : before + own;                                    \
            }                                                                                      \
        }                                                                                          \
    }
STARTS(double, floating)
STARTS(int64_t, integral)

static int run_long(scan *s) {
    const int64_t blocks = (s->count + BLOCK - 1) / BLOCK, all = blocks * s->outer;
    double *totals = th_allocate(all * (int64_t)sizeof(double));
    if (!totals)
        return -1;
    s->totals = totals;
    s->totals_only = true;
    th_parallel(all, BLOCK, pieces, s);
    if (th_is_floating(s->type))
        starts_floating(totals, s->outer, blocks, s->product);
    else
        starts_integral((int64_t *)(void *)totals, s->outer, blocks, s->product);
    s->totals_only = false;
    th_parallel(all, BLOCK, pieces, s);
    th_release(totals, all * (int64_t)sizeof(double));
    return 0;
}

static int run(const char *op, tensor *output, const tensor *input, int64_t dim, bool product) {
    const int64_t along = th_wrap_dim(op, dim, input->ndim);
    tensor *from = th_dense_apart(output, input), *to = th_dense_result(output);
    int failed = from && to ? 0 : -1;
    if (!failed && input->numel) {
        const around a = th_around(input, along);
        scan s = {.from = th_data(from),
                  .to = th_data(to),
                  .outer = a.outer,
                  .count = a.count,
                  .inner = a.inner,
                  .type = input->dtype,
                  .product = product};
        const int64_t width = s.inner < COLUMNS ? s.inner : COLUMNS;
        const int64_t all = s.outer * ((s.inner + COLUMNS - 1) / COLUMNS);
        if (s.inner == 1 && s.count > BLOCK)
            failed = run_long(&s);
        else
            th_parallel(all, (double)(s.count * width), pieces, &s);
    }
    th_drop(from);
    return th_deliver(output, to, failed);
}

static int shape(const char *op, extent *result, const tensor *input, int64_t dim) {
    if (th_wrap_dim(op, dim, input->ndim) < 0)
        return -1;
    *result = th_extent(input);
    return 0;
}

int shape_cumsum(extent *result, const tensor *input, int64_t dim) {
    return shape("cumsum", result, input, dim);
}

int cpu_cumsum(tensor *output, const tensor *input, int64_t dim) {
    if (th_is_complex((dtype)input->dtype)) { /* the sums of the parts */
        tensor to, from, one = th_header(output), other = th_header(input);
        one.ndim += !one.ndim; /* without dims there is one element along dim 0 */
        other.ndim = one.ndim;
        return th_pairs("cumsum", &to, &one) || th_pairs("cumsum", &from, &other)
                   ? -1
                   : run("cumsum", &to, &from, th_wrap_dim("cumsum", dim, input->ndim), false);
    }
    return run("cumsum", output, input, dim, false);
}

int shape_cumprod(extent *result, const tensor *input, int64_t dim) {
    return shape("cumprod", result, input, dim);
}

int cpu_cumprod(tensor *output, const tensor *input, int64_t dim) {
    return run("cumprod", output, input, dim, true);
}
