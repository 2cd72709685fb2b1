/* adjoint_matrix.c: gradients of diag, linear and var, and views and sums that gradients need. */
#include <string.h>

#include "generated/ops.h"

/* Elements on a diagonal of a matrix of that size. */
static int64_t diagonal_length(const int64_t *size, int64_t diagonal) {
    if (diagonal <= -size[0] || diagonal >= size[1])
        return 0;
    const int64_t rows = diagonal < 0 ? size[0] + diagonal : size[0];
    const int64_t columns = diagonal > 0 ? size[1] - diagonal : size[1];
    return rows < columns ? rows : columns;
}

int th_diag_input_shape(extent *result, const tensor *grad_output, int64_t diagonal,
                        const int64_t *size, int size_length) {
    if (size_length < 1 || size_length > 2 || th_count(size_length, size) < 0)
        return th_fail(TH_VALUE, "diag_input: size is %s; need one size or two",
                       th_sizes(size, size_length));
    if (size_length == 1) {
        if (grad_output->ndim == 2 && !th_diag_shape(result, grad_output, diagonal) &&
            result->size[0] == size[0])
            return 0;
        return th_fail(TH_RUNTIME, "diag_input: grad_output is %s; need a matrix with %lld elements "
                       "on diagonal %lld", th_describe(grad_output), (long long)size[0],
                       (long long)diagonal);
    }
    const int64_t length = diagonal_length(size, diagonal), given = grad_output->size[0];
    if (grad_output->ndim != 1 || (given != length && given != 1))
        return th_fail(TH_RUNTIME, "diag_input: grad_output is %s; need %lld elements, or one",
                       th_describe(grad_output), (long long)length);
    *result = (extent){2, {size[0], size[1]}};
    return 0;
}

int th_diag_input_cpu(tensor *output, const tensor *grad_output, int64_t diagonal,
                      const int64_t *size, int size_length) {
    if (size_length == 1)
        return th_diag_cpu(output, grad_output, diagonal);
    tensor *line = th_alias(output);
    if (!line)
        return -1;
    line->ndim = 1;
    line->size[0] = diagonal_length(size, diagonal);
    line->stride[0] = output->stride[0] + output->stride[1];
    if (line->size[0])
        line->offset += diagonal > 0 ? diagonal * output->stride[1] : -diagonal * output->stride[0];
    th_update(line);
    const int failed = th_zero(output) || (line->numel && th_copy(line, grad_output));
    th_drop(line);
    return failed ? -1 : 0;
}

/* weight of linear: grad_output [n, p] or [p], input [n, m] or [m] -> [p, m] */

int th_linear_weight_shape(extent *result, const tensor *grad_output, const tensor *input) {
    const int rank = input->ndim;
    if (grad_output->ndim != rank || rank > 2 ||
        (rank == 2 && grad_output->size[0] != input->size[0]))
        return th_fail(TH_RUNTIME, "linear_weight: grad_output is %s, input is %s; need two matrices "
                       "of as many rows, or two vectors", th_describe(grad_output),
                       th_describe(input));
    *result = (extent){2, {grad_output->size[rank - 1], input->size[rank - 1]}};
    return 0;
}

static tensor *as_matrix(const tensor *t) {
    tensor *matrix = th_alias(t);
    if (matrix && matrix->ndim == 1) {
        matrix->ndim = 2;
        matrix->size[1] = t->size[0];
        matrix->stride[1] = t->stride[0];
        matrix->size[0] = 1;
        matrix->stride[0] = t->size[0] ? t->size[0] * t->stride[0] : 1;
        th_update(matrix);
    }
    return matrix;
}

int th_linear_weight_cpu(tensor *output, const tensor *grad_output, const tensor *input) {
    tensor *left = as_matrix(grad_output), *right = left ? as_matrix(input) : NULL;
    int failed = -1;
    if (right && !th_t_view(left)) {
        th_update(left);
        failed = th_mm_cpu(output, left, right);
    }
    th_drop(left);
    th_drop(right);
    return failed;
}

/* Sums and views */

int th_sum_to_size_shape(extent *result, const tensor *input, const int64_t *size,
                         int size_length) {
    bool fits = size_length >= 1 && size_length <= input->ndim;
    for (int d = 0; fits && d < size_length; d++)
        fits = size[d] == 1 || size[d] == input->size[d + input->ndim - size_length];
    if (!fits)
        return th_fail(TH_RUNTIME, "sum_to_size: input is %s, size is %s; need a size that "
                       "broadcasts to input's", th_describe(input), th_sizes(size, size_length));
    result->ndim = size_length;
    memcpy(result->size, size, sizeof(int64_t) * (size_t)size_length);
    return 0;
}

int th_sum_to_size_cpu(tensor *output, const tensor *input, const int64_t *size, int size_length) {
    tensor *alias = th_alias(input);
    tensor *sum = alias ? th_sum_to(alias, size_length, size) : NULL;
    const int failed = sum ? th_copy(output, sum) : -1;
    th_drop(alias);
    th_drop(sum);
    return failed;
}

int th_reshape_view(tensor *output, const int64_t *size, int size_length) {
    if (!th_view_view(output, size, size_length))
        return 0;
    if (output->contiguous)
        return -1;
    tensor *plain = th_contiguous(output);
    if (!plain)
        return -1;
    const int failed = th_set(output, plain->storage, plain->offset, plain->ndim, plain->size,
                              plain->stride);
    th_drop(plain);
    return failed ? -1 : th_view_view(output, size, size_length);
}

int th_unpermute_view(tensor *output, const int64_t *dims, int dims_length) {
    int64_t back[TH_MAX_DIM];
    unsigned seen = 0;
    for (int d = 0; d < dims_length && dims_length == output->ndim; d++) {
        const int64_t from = th_wrap_dim("unpermute", dims[d], output->ndim);
        if (from < 0)
            return -1;
        back[from] = d;
        seen |= 1u << from;
    }
    if (dims_length != output->ndim || seen != (1u << output->ndim) - 1)
        return th_fail(TH_RUNTIME, "unpermute: input is %s, %d dims are given; need each of its %d "
                       "dimensions once", th_describe(output), dims_length, output->ndim);
    return th_permute_view(output, back, dims_length);
}

int th_index_again_view(tensor *output, int64_t ndim, const int64_t *size_and_spec,
                        int size_and_spec_length) {
    if (ndim < 0 || ndim > size_and_spec_length)
        return th_fail(TH_VALUE, "index_again: ndim is %lld, but there are %d ints",
                       (long long)ndim, size_and_spec_length);
    return th_index_view(output, size_and_spec + ndim, size_and_spec_length - (int)ndim);
}

/* var: input [outer, count, inner], grad_output [outer, inner] */

int th_var_input_shape(extent *result, const tensor *grad_output, const tensor *input, int64_t dim,
                       bool unbiased, bool keepdim) {
    extent reduced;
    if (th_var_shape(&reduced, input, dim, unbiased, keepdim))
        return -1;
    bool same = grad_output->ndim == reduced.ndim;
    for (int d = 0; same && d < reduced.ndim; d++)
        same = grad_output->size[d] == reduced.size[d];
    if (!same)
        return th_fail(TH_RUNTIME, "var_input: grad_output is %s; need %s", th_describe(grad_output),
                       th_sizes(reduced.size, reduced.ndim));
    result->ndim = input->ndim;
    memcpy(result->size, input->size, sizeof(int64_t) * input->ndim);
    return 0;
}

/* mean is scratch for one row of means. */
#define CENTER(T, name)                                                                            \
    static void center_##name(T *out, const T *grad, const T *in, double *mean, int64_t outer,     \
                              int64_t count, int64_t inner, double scale) {                        \
        for (int64_t o = 0; o < outer; o++) {                                                      \
            memset(mean, 0, sizeof(double) * (size_t)inner);                                       \
            for (int64_t k = 0; k < count; k++)                                                    \
                for (int64_t j = 0; j < inner; j++)                                                \
                    mean[j] += (double)in[k * inner + j];                                          \
            for (int64_t k = 0; k < count; k++)                                                    \
                for (int64_t j = 0; j < inner; j++)                                                \
                    out[k * inner + j] =                                                           \
                        (T)((double)grad[j] * scale *                                              \
                            ((double)in[k * inner + j] - mean[j] / (double)count));                \
            in += count * inner;                                                                   \
            out += count * inner;                                                                  \
            grad += inner;                                                                         \
        }                                                                                          \
    }
CENTER(float, float)
CENTER(double, double)

typedef struct blocks {
    int64_t outer, count, inner;
} blocks;

static blocks blocks_of(const tensor *t, int64_t dim) {
    blocks b = {1, t->numel, 1};
    if (dim == TH_NONE)
        return b;
    dim = th_wrap_dim("var_input", dim, t->ndim);
    b.count = t->size[dim];
    for (int d = 0; d < t->ndim; d++)
        *(d < dim ? &b.outer : &b.inner) *= d == dim ? 1 : t->size[d];
    return b;
}

static int center(tensor *output, const tensor *grad, const tensor *input, int64_t dim,
                  bool unbiased) {
    const blocks b = blocks_of(input, dim);
    double *mean = input->numel ? th_allocate(b.inner * (int64_t)sizeof(double)) : NULL;
    if (!mean)
        return input->numel ? -1 : 0;
    const double scale = 2 / (double)(b.count - unbiased);
    if (input->dtype == TH_FLOAT)
        center_float(th_data(output), th_data(grad), th_data(input), mean, b.outer, b.count,
                     b.inner, scale);
    else
        center_double(th_data(output), th_data(grad), th_data(input), mean, b.outer, b.count,
                      b.inner, scale);
    th_release(mean, b.inner * (int64_t)sizeof(double));
    return 0;
}

int th_var_input_cpu(tensor *output, const tensor *grad_output, const tensor *input, int64_t dim,
                     bool unbiased, bool keepdim) {
    (void)keepdim;
    tensor *grad = th_contiguous((tensor *)(uintptr_t)grad_output);
    tensor *plain = grad ? th_contiguous((tensor *)(uintptr_t)input) : NULL;
    tensor *result = plain ? th_contiguous(output) : NULL;
    int failed = result ? center(result, grad, plain, dim, unbiased) : -1;
    if (!failed && !output->contiguous)
        failed = th_copy(output, result);
    th_drop(grad);
    th_drop(plain);
    th_drop(result);
    return failed;
}
