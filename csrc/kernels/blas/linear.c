/* linear.c: rows for linear and the gradient of its weight. */
#include "linear.h"

#include <string.h>

#include "kernels/blas/bfloat16.h"
#include "kernels/blas/few_bits_set.h"
#include "kernels/blas/operands.h"
#include "products.h"
#include "view.h"

int shape_linear(extent *result, const tensor *input, const tensor *weight, const tensor *bias) {
    const int last = input->ndim - 1;
    if (last < 0 || weight->ndim != 2 || weight->size[1] != input->size[last])
        return th_fail(TH_RUNTIME,
                       "linear: input is %s, weight is %s; need input of 1 dimension or more, "
                       "weight of 2, and input.size(-1) == weight.size(1)",
                       th_describe(input), th_describe(weight));
    if (bias && (bias->ndim != 1 || bias->size[0] != weight->size[0]))
        return th_fail(TH_RUNTIME,
                       "linear: bias is %s, weight is %s; need bias.size(0) == weight.size(0)",
                       th_describe(bias), th_describe(weight));
    *result = th_extent(input);
    result->size[last] = weight->size[0];
    return 0;
}

#define REPEATED 8192 /* most bytes, so that they are read from the first-level cache */

/* Write the bias to each row of a result: to the first one, then in copies of what is written. */
static void bias_to(const matrix *to, const tensor *bias) {
    const int64_t item = th_item_size[bias->dtype], row = to->columns * item;
    const int64_t dense = to->column == 1 && to->row == to->columns ? to->rows : 1;
    const int64_t most = row < REPEATED ? REPEATED / row * row : row; /* whole rows */
    for (int64_t i = 0; i < to->rows; i += dense) {
        char *start = to->data + i * to->row * item;
        th_pack(start, to->column * item, th_data(bias), th_stride(bias)[0] * item, to->columns,
                (int)item);
        for (int64_t done = row, some; done < dense * row; done += some) {
            some = dense * row - done < done ? dense * row - done : done;
            some = some < most ? some : most;
            memcpy(start + done, start, (size_t)some);
        }
    }
}

/* Return the rows of all matrices of a batch as one matrix; NULL: out of memory. The caller drops
   it. */
static tensor *rows_of(const tensor *t) {
    tensor *rows = th_dense(t);
    if (!rows || t->ndim <= 2)
        return rows;
    tensor flat = th_header(rows);
    const int64_t columns = t->size[t->ndim - 1];
    flat.ndim = 2;
    flat.size[0] = 1;
    for (int d = 0; d < t->ndim - 1; d++)
        flat.size[0] *= t->size[d];
    flat.size[1] = columns;
    th_stride(&flat)[0] = columns;
    th_stride(&flat)[1] = 1;
    th_update_layout(&flat);
    tensor *result = th_alias(&flat);
    th_drop(rows);
    return result;
}

static int linear_of_batch(tensor *output, const tensor *input, const tensor *weight,
                           const tensor *bias) {
    tensor *to = th_dense_result(output), *rows = to ? rows_of(to) : NULL;
    tensor *from = rows ? rows_of(input) : NULL;
    const int failed = from ? cpu_linear(rows, from, weight, bias) : -1;
    th_drop(from);
    th_drop(rows);
    return th_deliver(output, to, failed);
}

/* By the CPU's units: rows of the input by the transposed weight. */
static int linear_by_units(tensor *output, const tensor *input, const tensor *weight,
                           const tensor *bias) {
    tensor turned = th_header(weight), *b = bias ? th_dense(bias) : NULL;
    tensor *to = th_dense_result(output), *rows = to ? rows_of(to) : NULL;
    tensor *from = rows ? rows_of(input) : NULL;
    int failed = from && (b || !bias) ? view_t(&turned) : -1;
    if (!failed)
        failed = th_bfloat16_product(rows, from, &turned, b);
    th_drop(from);
    th_drop(rows);
    th_drop(b);
    return th_deliver(output, to, failed);
}

/* Sums are floats, rounded once. Few rows read the weight as it is. */
static int linear_of_bfloat16(tensor *output, const tensor *input, const tensor *weight,
                              const tensor *bias) {
    if (input->ndim > 1 && th_has_bfloat16_units() && !th_reads_few_rows(output, weight))
        return linear_by_units(output, input, weight, bias);
    tensor *x = th_floats_of(input), *b = bias ? th_floats_of(bias) : NULL, *w = NULL;
    tensor *y = th_new_like(output, TH_FLOAT);
    int failed = x && y && (b || !bias) ? 0 : -1;
    if (!failed && th_reads_few_rows(output, weight)) {
        th_multiply_few_bfloat16(y, x, weight, b);
    } else if (!failed) {
        w = th_floats_of(weight);
        failed = w ? cpu_linear(y, x, w, b) : -1;
    }
    th_drop(x);
    th_drop(b);
    th_drop(w);
    return th_deliver(output, y, failed);
}

int cpu_linear(tensor *output, const tensor *input, const tensor *weight, const tensor *bias) {
    if (!output->numel) /* it may have very many rows */
        return 0;
    if (output->dtype == TH_BFLOAT16)
        return linear_of_bfloat16(output, input, weight, bias);
    if (input->ndim > 2)
        return linear_of_batch(output, input, weight, bias);
    tensor *x = input->ndim == 1 ? readable_vector(NULL, input) : readable(NULL, input);
    tensor *w = readable(NULL, weight), *y = readable(NULL, output);
    const int failed = x && w && y ? 0 : -1;
    if (!failed) {
        const bool one = x->ndim == 1;
        const matrix to = one ? th_transposed(column_of(y)) : matrix_of(y);
        const matrix from = one ? th_transposed(column_of(x)) : matrix_of(x);
        if (bias)
            bias_to(&to, bias);
        th_multiply(output->dtype, th_integral(1), from, th_transposed(matrix_of(w)),
                    th_integral(bias != NULL), to);
    }
    th_end_dense(x, input);
    th_end_dense(w, weight);
    return end_product(output, y, failed);
}

/* weight of linear: grad_output [..., p], input [..., m] -> [p, m] */

int shape_linear_weight(extent *result, const tensor *grad_output, const tensor *input) {
    const int rank = input->ndim;
    bool fits = rank && grad_output->ndim == rank;
    for (int d = 0; fits && d < rank - 1; d++)
        fits = grad_output->size[d] == input->size[d];
    if (!fits)
        return th_fail(TH_RUNTIME,
                       "linear_weight: grad_output is %s, input is %s; need equal sizes except in "
                       "the last dimension",
                       th_describe(grad_output), th_describe(input));
    *result = (extent){2, {grad_output->size[rank - 1], input->size[rank - 1]}};
    return 0;
}

/* View a vector as a matrix of one row. */
static tensor as_matrix(const tensor *t) {
    tensor matrix = th_header(t);
    if (t->ndim == 1) {
        matrix.ndim = 2;
        matrix.size[1] = t->size[0];
        th_stride(&matrix)[1] = th_stride(t)[0];
        matrix.size[0] = 1;
        th_stride(&matrix)[0] = t->size[0] ? t->size[0] * th_stride(t)[0] : 1;
        th_update_layout(&matrix);
    }
    return matrix;
}

static int weight_of_batch(tensor *output, const tensor *grad_output, const tensor *input) {
    tensor *left = rows_of(grad_output), *right = left ? rows_of(input) : NULL;
    const int failed = right ? cpu_linear_weight(output, left, right) : -1;
    th_drop(left);
    th_drop(right);
    return failed;
}

int cpu_linear_weight(tensor *output, const tensor *grad_output, const tensor *input) {
    if (input->ndim > 2)
        return weight_of_batch(output, grad_output, input);
    tensor left = as_matrix(grad_output);
    const tensor right = as_matrix(input);
    if (view_t(&left))
        return -1;
    th_update_layout(&left);
    return cpu_mm(output, &left, &right);
}
