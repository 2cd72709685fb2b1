/* products.c: rows for products of matrices, batches and vectors. */
#include "products.h"

#include "base/each.h"
#include "kernels/blas/bfloat16.h"
#include "kernels/blas/operands.h"
#include "kernels/conv/conv.h"

tensor *th_floats_of(const tensor *t) {
    tensor *floats = th_new_like(t, TH_FLOAT);
    if (floats && th_copy(floats, t)) {
        th_drop(floats);
        return NULL;
    }
    return floats;
}

int th_bfloat16_product(tensor *output, const tensor *mat1, const tensor *mat2,
                        const tensor *bias) {
    tensor *a = readable(NULL, mat1), *b = readable(NULL, mat2), *c = th_dense_result(output);
    const bool batched = output->ndim > 2;
    int failed = a && b && c ? 0 : -1;
    if (!failed && output->numel)
        failed = th_multiply_bfloat16s(&(bfloat16_product){
            matrix_of(a), matrix_of(b), matrix_of(c), batched ? output->size[0] : 1,
            batched ? th_stride(a)[0] : 0, batched ? th_stride(b)[0] : 0,
            batched ? th_stride(c)[0] : 0, bias ? th_data(bias) : NULL});
    th_end_dense(a, mat1);
    th_end_dense(b, mat2);
    return th_deliver(output, c, failed);
}

/* A product of bfloat16; `multiply` computes one of floats. */
static int product_of_bfloat16(tensor *output, const tensor *mat1, const tensor *mat2,
                               int (*multiply)(tensor *, const tensor *, const tensor *)) {
    if (th_has_bfloat16_units())
        return th_bfloat16_product(output, mat1, mat2, NULL);
    tensor *a = th_floats_of(mat1), *b = th_floats_of(mat2), *c = th_new_like(output, TH_FLOAT);
    const int failed = a && b && c ? multiply(c, a, b) : -1;
    th_drop(a);
    th_drop(b);
    return th_deliver(output, c, failed);
}

/* Products of batches of matrices; `sums` adds them all into one. */
typedef struct batches {
    const tensor *a, *b, *c;
    scalar alpha, beta;
    bool sums;
} batches;

static void multiply_batches(int64_t begin, int64_t end, void *context) {
    const batches *x = context;
    const int64_t item = th_item_size[x->a->dtype];
    const dtype type = (dtype)x->a->dtype;
    const matrix first = matrix_of(x->a), second = matrix_of(x->b), result = matrix_of(x->c);
    if (!x->sums && th_are_dots(type, &first, &second)) {
        dots d = th_dots_of(&first, &second, &result, x->alpha.f, x->beta.f);
        d.a_batch = th_stride(x->a)[0], d.x_batch = th_stride(x->b)[0],
        d.y_batch = th_stride(x->c)[0];
        if (second.columns > 1)
            d.a_batch = th_stride(x->b)[0], d.x_batch = th_stride(x->a)[0];
        th_dots(type, &d, begin, end);
        return;
    }
    small_product s;
    bool swapped;
    if (!x->sums
        && th_is_small_product(type, x->alpha, first, second, x->beta, result, &s, &swapped)) {
        const int64_t first_step = th_stride(x->a)[0], second_step = th_stride(x->b)[0];
        const product_steps step = {end - begin, swapped ? second_step : first_step,
                                    swapped ? first_step : second_step, th_stride(x->c)[0]};
        s.a = (const char *)s.a + begin * step.a * item;
        s.b = (const char *)s.b + begin * step.b * item;
        s.c = (char *)s.c + begin * step.c * item;
        th_tiles()->small_products[type == TH_DOUBLE](&s, &step);
        return;
    }
    for (int64_t i = begin; i < end; i++) {
        matrix a = matrix_of(x->a), b = matrix_of(x->b), c = matrix_of(x->c);
        a.data += i * th_stride(x->a)[0] * item;
        b.data += i * th_stride(x->b)[0] * item;
        c.data += x->sums ? 0 : i * th_stride(x->c)[0] * item;
        th_multiply(x->a->dtype, x->alpha, a, b, x->sums && i ? th_integral(1) : x->beta, c);
    }
}

static int batched(tensor *output, scalar beta, scalar alpha, const tensor *batch1,
                   const tensor *batch2, bool sums) {
    tensor *a = readable(output, batch1), *b = readable(output, batch2);
    tensor *c = readable(NULL, output);
    const int failed = a && b && c ? 0 : -1;
    if (!failed) {
        const batches x = {a, b, c, alpha, beta, sums};
        const double each = (double)a->size[1] * (double)a->size[2] * (double)b->size[2] / 4;
        if (sums && !(a->numel && b->numel)) /* an empty sum still applies beta */
            th_multiply(a->dtype, th_integral(0), matrix_of(a), matrix_of(b), beta, matrix_of(c));
        else if (sums)
            multiply_batches(0, a->size[0], (void *)&x);
        else if (c->numel)
            th_parallel(a->size[0], each, multiply_batches, (void *)&x);
    }
    th_end_dense(a, batch1);
    th_end_dense(b, batch2);
    return end_product(output, c, failed);
}

int cpu_addbmm(tensor *output, scalar beta, scalar alpha, const tensor *batch1,
               const tensor *batch2) {
    return batched(output, beta, alpha, batch1, batch2, true);
}

int cpu_baddbmm(tensor *output, scalar beta, scalar alpha, const tensor *batch1,
                const tensor *batch2) {
    return batched(output, beta, alpha, batch1, batch2, false);
}

int cpu_bmm(tensor *output, const tensor *input, const tensor *mat2) {
    if (output->dtype == TH_BFLOAT16)
        return product_of_bfloat16(output, input, mat2, cpu_bmm);
    return batched(output, th_integral(0), th_integral(1), input, mat2, false);
}

static int multiplied(tensor *output, const tensor *shared, scalar beta, scalar alpha,
                      const tensor *mat1, const tensor *mat2) {
    const matrix one = matrix_of(mat1), two = matrix_of(mat2), to = matrix_of(output);
    if (mat1->numel && mat2->numel && is_direct(one) && is_direct(two) && is_direct(to)
        && !(shared && (th_overlaps(shared, mat1) || th_overlaps(shared, mat2)))) {
        th_multiply(output->dtype, alpha, one, two, beta, to);
        return 0;
    }
    tensor *a = readable(shared, mat1), *b = readable(shared, mat2), *c = readable(NULL, output);
    const int failed = a && b && c ? 0 : -1;
    if (!failed)
        th_multiply(output->dtype, alpha, matrix_of(a), matrix_of(b), beta, matrix_of(c));
    th_end_dense(a, mat1);
    th_end_dense(b, mat2);
    return end_product(output, c, failed);
}

int cpu_addmm(tensor *output, scalar beta, scalar alpha, const tensor *mat1, const tensor *mat2) {
    return multiplied(output, output, beta, alpha, mat1, mat2);
}

int cpu_mm(tensor *output, const tensor *input, const tensor *mat2) {
    if (output->dtype == TH_BFLOAT16)
        return product_of_bfloat16(output, input, mat2, cpu_mm);
    return multiplied(output, NULL, th_integral(0), th_integral(1), input, mat2);
}

static int times_vector(tensor *output, const tensor *shared, scalar beta, scalar alpha,
                        const tensor *mat, const tensor *vec) {
    tensor *a = readable(shared, mat), *x = readable_vector(shared, vec);
    const int failed = a && x ? 0 : -1;
    if (!failed) {
        matrix m = matrix_of(a), v = column_of(x), y = column_of(output);
        th_multiply(output->dtype, alpha, m, v, beta, y);
    }
    th_end_dense(a, mat);
    th_end_dense(x, vec);
    return failed;
}

int cpu_addmv(tensor *output, scalar beta, scalar alpha, const tensor *mat, const tensor *vec) {
    return times_vector(output, output, beta, alpha, mat, vec);
}

int cpu_mv(tensor *output, const tensor *input, const tensor *vec) {
    return times_vector(output, NULL, th_integral(0), th_integral(1), input, vec);
}

/* output[i, j] = beta * output[i, j] + alpha * x[i] * y[j] */
typedef struct outer {
    const tensor *output, *x, *y;
    scalar alpha, beta;
} outer;

#define TEMPLATE "kernels/blas/outer_products.h"
#include "base/each/summed.h"

static void outer_rows(int64_t begin, int64_t end, void *context) {
    const outer *o = context;
    switch (o->output->dtype) {
#define INTEGRAL_OUTER(type, T, name)                                                              \
    case type: return outer_##name(o, begin, end, (T)o->alpha.i, (T)o->beta.i);
#define FLOATING_OUTER(type, T, name)                                                              \
    case type: return outer_##name(o, begin, end, (T)o->alpha.f, (T)o->beta.f);
#define COMPLEX_OUTER(type, T, name)                                                               \
    case type:                                                                                     \
        return outer_##name(o, begin, end, __builtin_complex(o->alpha.f, o->alpha.imaginary),      \
                            __builtin_complex(o->beta.f, o->beta.imaginary));
        EACH_INTEGRAL(INTEGRAL_OUTER)
        EACH_FLOATING(FLOATING_OUTER)
        EACH_COMPLEX(COMPLEX_OUTER)
    }
}

static int outer_product(tensor *output, scalar beta, scalar alpha, const tensor *vec1,
                         const tensor *vec2) {
    outer o = {output, vec1, vec2, alpha, beta};
    if (output->numel)
        th_parallel(output->size[0], (double)output->size[1], outer_rows, &o);
    return 0;
}

int cpu_addr(tensor *output, scalar beta, scalar alpha, const tensor *vec1, const tensor *vec2) {
    tensor *x = readable(output, vec1), *y = readable(output, vec2);
    const int failed = x && y ? outer_product(output, beta, alpha, x, y) : -1;
    th_end_dense(x, vec1);
    th_end_dense(y, vec2);
    return failed;
}

int cpu_ger(tensor *output, const tensor *input, const tensor *vec2) {
    return outer_product(output, th_integral(0), th_integral(1), input, vec2);
}
