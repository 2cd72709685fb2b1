/* int_mm.c: products of matrices of bytes in sums of 32 bits, which wrap around. */
#include "int_mm.h"

#include "kernels/blas/byte_units.h"
#include "walk/dense.h"

CLONES static void widen(int16_t *to, const uint8_t *from, bool is_signed, int64_t count) {
    if (is_signed)
        for (int64_t k = 0; k < count; k++)
            to[k] = (int8_t)from[k];
    else
        for (int64_t k = 0; k < count; k++)
            to[k] = from[k];
}

/* Two rows of x by ACROSS of the weight at a time: each vector is read for several products. Where there are fewer rows,
   the last one is computed again. Sums of products wrap around, as unsigned numbers do. */
enum { ACROSS = 4 };
CLONES static void dots(int32_t *to, const int16_t *x, const int16_t *weight, int64_t depth,
                        int64_t rows, int64_t step, int64_t last) {
    const int64_t second = last < 1 ? last : 1, third = last < 2 ? last : 2;
    const int16_t *a = weight, *b = weight + second * depth;
    const int16_t *c = weight + third * depth, *d = weight + last * depth;
    for (int64_t i = 0; i < rows; i += 2) {
        const int64_t next = i + 1 < rows ? i + 1 : i;
        const int16_t *y = x + i * depth, *z = x + next * depth;
        uint32_t ya = 0, yb = 0, yc = 0, yd = 0, za = 0, zb = 0, zc = 0, zd = 0;
        for (int64_t k = 0; k < depth; k++) {
            ya += (uint32_t)(y[k] * a[k]);
            yb += (uint32_t)(y[k] * b[k]);
            yc += (uint32_t)(y[k] * c[k]);
            yd += (uint32_t)(y[k] * d[k]);
            za += (uint32_t)(z[k] * a[k]);
            zb += (uint32_t)(z[k] * b[k]);
            zc += (uint32_t)(z[k] * c[k]);
            zd += (uint32_t)(z[k] * d[k]);
        }
        int32_t *first = to + i * step, *other = to + next * step;
        first[0] = (int32_t)ya, other[0] = (int32_t)za;
        first[second] = (int32_t)yb, other[second] = (int32_t)zb;
        first[third] = (int32_t)yc, other[third] = (int32_t)zc;
        first[last] = (int32_t)yd, other[last] = (int32_t)zd;
    }
}

typedef struct shorts_task {
    const bytes_product *p;
    bool failed;
} shorts_task;

/* A range of outputs, for a chunk of rows that stays in the cache as shorts. */
static void by_shorts(int64_t begin, int64_t end, void *context) {
    shorts_task *t = context;
    const bytes_product *p = t->p;
    const int64_t row = (p->depth + !p->depth) * (int64_t)sizeof(int16_t);
    const int64_t fits = th_second_cache() / 2 / row + 1, most = fits < p->rows ? fits : p->rows;
    int16_t *x = th_allocate((most + ACROSS) * row), *weight = x ? x + most * p->depth : NULL;
    if (!x)
        __atomic_store_n(&t->failed, true, __ATOMIC_RELAXED);
    for (int64_t i = 0; x && i < p->rows; i += most) {
        const int64_t rows = p->rows - i < most ? p->rows - i : most;
        widen(x, p->x + i * p->depth, p->is_signed, rows * p->depth);
        for (int64_t j = begin; j < end; j += ACROSS) {
            const int64_t last = (end - j < ACROSS ? end - j : ACROSS) - 1;
            widen(weight, (const uint8_t *)p->weight + j * p->depth, true, (1 + last) * p->depth);
            dots(p->output + i * p->outputs + j, x, weight, p->depth, rows, p->outputs, last);
        }
    }
    th_release(x, (most + ACROSS) * row);
}

int shape_int_mm(extent *result, const tensor *input, const tensor *weight) {
    if (input->ndim != 2 || weight->ndim != 2 || input->size[1] != weight->size[1])
        return th_fail(TH_RUNTIME,
                       "int_mm: input is %s, weight is %s; need two matrices, and input.size(1) == "
                       "weight.size(1)",
                       th_describe(input), th_describe(weight));
    *result = th_extent(input);
    result->size[1] = weight->size[0];
    return 0;
}

int cpu_int_mm(tensor *output, const tensor *input, const tensor *weight) {
    const bytes_product p = {.is_signed = input->dtype == TH_CHAR,
                             .rows = input->size[0],
                             .depth = input->size[1],
                             .outputs = weight->size[0],
                             .x = th_data(input),
                             .weight = th_data(weight),
                             .output = th_data(output)};
    if (!output->numel)
        return 0;
    const byte_units *units = th_byte_units();
    if (units)
        return units->bytes(&p);
    shorts_task t = {&p, false};
    th_parallel(p.outputs, (double)p.depth * (double)p.rows / 16, by_shorts, &t);
    return t.failed ? -1 : 0;
}
