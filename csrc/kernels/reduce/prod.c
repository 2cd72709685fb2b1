/* prod.c: products of elements, and for the gradient the product of all others. */
#include "prod.h"

#include <math.h>

#include "base/each.h"
#include "kernels/reduce/lines.h"
#include "walk/loop.h"

#define PRODUCT(T, name, A)                                                                        \
    FOLD(product_##name){FOLD_EACH(A, th_join_product, 1, ((const T *)at[0])[i])} SPREAD(          \
        products_##name) {                                                                         \
        SPREAD_EACH(A, th_join_product, ((const T *)at[0])[i])                                     \
    }
PRODUCT(int64_t, long, int64_t)
PRODUCT(float, float, double)
PRODUCT(double, double, double)

static void join_integral(JOIN_ARGUMENTS) { JOIN_EACH(i, th_join_product) }
static void join_floating(JOIN_ARGUMENTS) { JOIN_EACH(f, th_join_product) }

static void choose(accumulation *a, dtype type) {
    const bool floats = type == TH_FLOAT, doubles = type == TH_DOUBLE;
    a->fold = floats ? product_float : doubles ? product_double : product_long;
    a->spread = floats ? products_float : doubles ? products_double : products_long;
    a->widen = th_is_floating(type) || type == TH_LONG ? NULL : th_converter(type, TH_LONG);
}

int shape_prod(extent *result, const tensor *input, ints dim, bool keepdim) {
    uint32_t mask;
    if (th_dims_mask("prod", dim, input->ndim, &mask))
        return -1;
    th_reduced_size(result, input, mask, keepdim);
    return 0;
}

int cpu_prod(tensor *output, const tensor *input, ints dim, bool keepdim) {
    (void)keepdim;
    uint32_t mask;
    if (th_dims_mask("prod", dim, input->ndim, &mask))
        return -1;
    static const gpu_kernel kernel = {"kernels/prod", "prod"};
    const bool floating = th_is_floating(input->dtype);
    accumulation a = {.join = floating ? join_floating : join_integral,
                      .accumulators = 1,
                      .inputs = 1,
                      .results = 1};
    if (floating)
        a.start[0].f = 1;
    else
        a.start[0].i = 1;
    a.kernel = &kernel;
    choose(&a, input->dtype);
    tensor to = th_spread(output, input, mask);
    return th_accumulate(&a, &input, &to, mask);
}

/* What stands before each element times what stands behind it: right where elements are zero, or where the whole
   product is too small or too large for its type. before and behind hold one number for each column. Where each
   product up to an element has a gradient of its own, what stands behind is the sum of those products. */
#define OTHERS(type, T, name)                                                                      \
    static void others_##name(T *out, const T *grad, const T *in, double *before, double *behind,  \
                              const around *a, bool each) {                                        \
        for (int64_t o = 0; o < a->outer; o++) {                                                   \
            double *at = behind;                                                                   \
            for (int64_t j = 0; j < a->inner; j++)                                                 \
                before[j] = 1;                                                                     \
            for (int64_t k = 0; k < a->count; k++, at += a->inner)                                 \
                for (int64_t j = 0; j < a->inner; j++) {                                           \
                    at[j] = before[j];                                                             \
                    before[j] *= (double)in[k * a->inner + j];                                     \
                }                                                                                  \
            for (int64_t j = 0; j < a->inner; j++)                                                 \
                before[j] = each ? -0.0 : (double)grad[j];                                         \
            for (int64_t k = a->count - 1; k >= 0; k--)                                            \
                for (int64_t j = 0; j < a->inner; j++) {                                           \
                    at = behind + k * a->inner;                                                    \
                    before[j] += each ? (double)grad[k * a->inner + j] : -0.0;                     \
                    out[k * a->inner + j] = (T)(before[j] * at[j]);                                \
                    before[j] *= (double)in[k * a->inner + j];                                     \
                }                                                                                  \
            in += a->count * a->inner;                                                             \
            out += a->count * a->inner;                                                            \
            grad += (each ? a->count : 1) * a->inner;                                              \
        }                                                                                          \
    }
EACH_FLOATING(OTHERS)

static int all_others(tensor *to, const tensor *grad, const tensor *input, around a, bool each) {
    const int64_t bytes = (a.count + 1) * a.inner * (int64_t)sizeof(double);
    double *room = input->numel ? th_allocate(bytes) : NULL;
    if (!room)
        return input->numel ? -1 : 0;
    if (input->dtype == TH_FLOAT)
        others_float(th_data(to), th_data(grad), th_data(input), room, room + a.inner, &a, each);
    else
        others_double(th_data(to), th_data(grad), th_data(input), room, room + a.inner, &a, each);
    th_release(room, bytes);
    return 0;
}

int shape_prod_input(extent *result, const tensor *grad_output, const tensor *input, ints dim,
                     bool keepdim) {
    extent reduced;
    if (shape_prod(&reduced, input, dim, keepdim))
        return -1;
    *result = th_extent(input);
    return th_check_gradient("prod_input", grad_output, &reduced);
}

int cpu_prod_input(tensor *output, const tensor *grad_output, const tensor *input, ints dim,
                   bool keepdim) {
    (void)keepdim;
    uint32_t mask;
    if (th_dims_mask("prod_input", dim, input->ndim, &mask))
        return -1;
    const tensor lines = th_lines_of(input, mask);
    tensor to = th_lines_of(output, mask);
    tensor *grad = th_dense(grad_output), *plain = grad ? th_dense(&lines) : NULL;
    tensor *result = plain ? th_dense_result(&to) : NULL;
    const int failed = result ? all_others(result, grad, plain, th_around_lines(plain, mask), false)
                              : -1;
    th_drop(grad);
    th_drop(plain);
    return th_deliver(&to, result, failed);
}

int shape_cumprod_input(extent *result, const tensor *grad_output, const tensor *input,
                        int64_t dim) {
    *result = th_extent(input);
    return th_wrap_dim("cumprod_input", dim, input->ndim) < 0
               ? -1
               : th_check_gradient("cumprod_input", grad_output, result);
}

int cpu_cumprod_input(tensor *output, const tensor *grad_output, const tensor *input, int64_t dim) {
    const int64_t along = th_wrap_dim("cumprod_input", dim, input->ndim);
    tensor *grad = th_dense(grad_output), *plain = grad ? th_dense(input) : NULL;
    tensor *result = plain ? th_dense_result(output) : NULL;
    const int failed = result ? all_others(result, grad, plain, th_around(plain, along), true) : -1;
    th_drop(grad);
    th_drop(plain);
    return th_deliver(output, result, failed);
}
