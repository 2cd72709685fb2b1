/* layer_norm.c: normalization of trailing dims: group_norm of [rows, count] with one group. */
#include "layer_norm.h"

#include "normalization.h"
#include "row/row.h"

static int64_t product(const int64_t *size, int count) {
    int64_t result = 1;
    for (int d = 0; d < count; d++)
        result *= size[d];
    return result;
}

static int check_parameter(const char *name, const tensor *t, ints shape) {
    bool same = !t || t->ndim == shape.count;
    for (int d = 0; t && same && d < shape.count; d++)
        same = t->size[d] == shape.at[d];
    return same ? 0
                : th_fail(TH_RUNTIME, "$: %s is %s, normalized_shape is %s; need that size", name,
                          th_describe(t), th_sizes(shape.at, shape.count));
}

static int check(const tensor *input, ints shape, const tensor *weight, const tensor *bias) {
    const int first = input->ndim - shape.count;
    bool ends = shape.count > 0 && first >= 0;
    for (int d = 0; ends && d < shape.count; d++)
        ends = input->size[first + d] == shape.at[d];
    if (!ends)
        return th_fail(TH_RUNTIME,
                       "$: input is %s, normalized_shape is %s; need input to end with "
                       "normalized_shape",
                       th_describe(input), th_sizes(shape.at, shape.count));
    return check_parameter("weight", weight, shape) || check_parameter("bias", bias, shape) ? -1
                                                                                            : 0;
}

/* The header of a dense tensor as [rows, count], or as [count] for rows of -1. */
static tensor as_rows(const tensor *t, int64_t rows, int64_t count) {
    tensor seen = th_header(t);
    seen.ndim = rows < 0 ? 1 : 2;
    seen.size[0] = rows < 0 ? count : rows;
    seen.size[1] = count;
    th_stride(&seen)[0] = rows < 0 ? 1 : count;
    th_stride(&seen)[1] = 1;
    th_update_layout(&seen);
    return seen;
}

static int64_t rows_of(const tensor *input, ints shape) {
    return product(input->size, input->ndim - shape.count);
}

int shape_layer_norm(extent *result, const tensor *input, ints shape, const tensor *weight,
                     const tensor *bias, scalar eps) {
    (void)eps;
    if (check(input, shape, weight, bias))
        return -1;
    result[0] = th_extent(input);
    result[1] = result[2] = (extent){2, {rows_of(input, shape), 1}};
    return 0;
}

int cpu_layer_norm(tensor *output, tensor *mean, tensor *inverse_std, const tensor *input,
                   ints shape, const tensor *weight, const tensor *bias, scalar eps) {
    const int64_t rows = rows_of(input, shape), count = product(shape.at, shape.count);
    tensor x = as_rows(input, rows, count), y = as_rows(output, rows, count);
    tensor w = as_rows(weight ? weight : input, -1, count), b = w;
    if (bias)
        b = as_rows(bias, -1, count);
    return (input->device == TH_CPU ? cpu_group_norm : cuda_group_norm)(
        &y, mean, inverse_std, &x, 1, weight ? &w : NULL, bias ? &b : NULL, eps);
}

int shape_layer_norm_input(extent *result, const tensor *grad_output, const tensor *input,
                           ints shape, const tensor *weight, const tensor *mean,
                           const tensor *inverse_std) {
    extent own = th_extent(input), plane = {.ndim = shape.count};
    if (check(input, shape, weight, NULL) || th_check_gradient("$", grad_output, &own))
        return -1;
    const extent statistics = {2, {rows_of(input, shape), 1}};
    if (!th_has_size(mean, &statistics) || !th_has_size(inverse_std, &statistics))
        return th_fail(TH_RUNTIME, "$: mean is %s, inverse_std is %s; need %s", th_describe(mean),
                       th_describe(inverse_std), th_sizes(statistics.size, 2));
    for (int d = 0; d < shape.count; d++)
        plane.size[d] = shape.at[d];
    result[0] = own;
    result[1] = result[2] = plane;
    return 0;
}

int cpu_layer_norm_input(tensor *input_gradient, tensor *weight_gradient, tensor *bias_gradient,
                         const tensor *grad_output, const tensor *input, ints shape,
                         const tensor *weight, const tensor *mean, const tensor *inverse_std) {
    const int64_t rows = rows_of(input, shape), count = product(shape.at, shape.count);
    tensor dx = as_rows(input_gradient, rows, count), dw = as_rows(weight_gradient, -1, count);
    tensor db = as_rows(bias_gradient, -1, count), dy = as_rows(grad_output, rows, count);
    tensor x = as_rows(input, rows, count), w = as_rows(weight ? weight : input, -1, count);
    return (input->device == TH_CPU ? cpu_group_norm_input : cuda_group_norm_input)(
        &dx, &dw, &db, &dy, &x, 1, weight ? &w : NULL, mean, inverse_std);
}
