/* products.c: rows for products of matrices, batches and vectors, including linear. */
#include "products.h"

#include <string.h>

#include "base/each.h"
#include "kernels/blas/blas.h"
#include "kernels/blas/few_bits_set.h"
#include "kernels/conv/conv.h"
#include "view.h"
#include "walk/dense.h"

/* The last two dimensions of a tensor. */
static matrix matrix_of(const tensor *t) {
    const int r = t->ndim - 2, c = t->ndim - 1;
    return (matrix){th_data(t), t->size[r], t->size[c], th_stride(t)[r], th_stride(t)[c]};
}

/* Whether OpenBLAS takes the matrix as it lies. */
static inline bool is_direct(matrix x) {
    const matrix y = th_transposed(x);
    return th_leading(&x) || th_leading(&y);
}

static bool is_blas_matrix(const tensor *t) { return !t->numel || is_direct(matrix_of(t)); }

/* Return t or a copy, for th_end_dense; copy also if output overwrites t. */
static tensor *readable(const tensor *output, const tensor *t) {
    if (output && th_overlaps(output, t))
        return th_clone(t);
    return t->ndim < 2 || is_blas_matrix(t) ? (tensor *)(uintptr_t)t : th_begin_dense(t);
}

/* Finish a product: copy a result computed elsewhere to output. */
static int end_product(tensor *output, tensor *result, int failed) {
    return result == output ? failed : th_deliver(output, result, failed);
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
        const int64_t steps[] = {th_stride(x->a)[0] * item, th_stride(x->b)[0] * item};
        const char *a = s.a, *b = s.b;
        char *c = s.c;
        for (int64_t i = begin; i < end; i++) {
            s.a = a + i * steps[swapped];
            s.b = b + i * steps[!swapped];
            s.c = c + i * th_stride(x->c)[0] * item;
            th_tiles()->small_product[type == TH_DOUBLE](&s);
        }
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
    return multiplied(output, NULL, th_integral(0), th_integral(1), input, mat2);
}

/* View a vector as a matrix of one column. */
static matrix column_of(const tensor *t) {
    return (matrix){th_data(t), t->size[0], 1, th_stride(t)[0], 1};
}

/* BLAS accepts no vector with stride 0. */
static tensor *readable_vector(const tensor *output, const tensor *t) {
    const bool repeats = t->size[0] > 1 && th_stride(t)[0] == 0;
    return repeats ? th_clone(t) : readable(output, t);
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

#define OUTER_ROW(T, to, from, BETA)                                                               \
    for (int64_t j = 0; j < columns; j++)                                                          \
        row[to] = (T)(BETA factor * y[from]);
#define OUTER(type, T, name)                                                                       \
    FEW_CLONES static void outer_##name(const outer *o, int64_t begin, int64_t end, T alpha,       \
                                        T beta) {                                                  \
        const int64_t columns = o->output->size[1], step = th_stride(o->output)[1];                \
        const int64_t x_step = th_stride(o->x)[0], y_step = th_stride(o->y)[0];                    \
        const T *x = th_data(o->x), *y = th_data(o->y);                                            \
        for (int64_t i = begin; i < end; i++) {                                                    \
            T *row = (T *)th_data(o->output) + i * th_stride(o->output)[0];                        \
            const T factor = (T)(alpha * x[i * x_step]);                                           \
            if (step == 1 && y_step == 1 && beta == 0)                                             \
                OUTER_ROW(T, j, j, )                                                               \
            else if (step == 1 && y_step == 1)                                                     \
                OUTER_ROW(T, j, j, beta * row[j] +)                                                \
            else if (beta == 0)                                                                    \
                OUTER_ROW(T, j * step, j * y_step, )                                               \
            else                                                                                   \
                OUTER_ROW(T, j * step, j * y_step, beta * row[j * step] +)                         \
        }                                                                                          \
    }
EACH_SUMMED(OUTER)

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

/* Return a dense copy of floats, or NULL. */
static tensor *floats_of(const tensor *t) {
    tensor *floats = th_new_like(t, TH_FLOAT);
    if (floats && th_copy(floats, t)) {
        th_drop(floats);
        return NULL;
    }
    return floats;
}

/* Sums are floats, rounded once. Few rows read the weight as it is. */
static int linear_of_bfloat16(tensor *output, const tensor *input, const tensor *weight,
                              const tensor *bias) {
    tensor *x = floats_of(input), *b = bias ? floats_of(bias) : NULL, *w = NULL;
    tensor *y = th_new_like(output, TH_FLOAT);
    int failed = x && y && (b || !bias) ? 0 : -1;
    if (!failed && !(weight->contiguous && th_multiply_bfloat16(y, x, weight, b))) {
        w = floats_of(weight);
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
