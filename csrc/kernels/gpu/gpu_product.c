/* gpu_product.c: product rows on a GPU. Each is one matrix product, by cuBLAS if it is installed
   and supports the operands, else by a kernel for any strides. */
#include "cuda/blas.h"
#include "diagonal.h"
#include "dot.h"
#include "kernels/gpu/gpu.h"
#include "kernels/gpu/recurrent.h"
#include "products.h"

typedef gpu_matrices matrices;

static matrices matrices_of(const tensor *t) {
    const int r = t->ndim - 2, c = t->ndim - 1;
    const bool many = t->ndim == 3;
    return (matrices){th_data(t),
                      many ? t->size[0] : 1,
                      t->size[r],
                      t->size[c],
                      {many ? th_stride(t)[0] : 0, th_stride(t)[r], th_stride(t)[c]}};
}

/* View a vector as a matrix of one column. */
static matrices as_column(const tensor *t) {
    return (matrices){th_data(t), 1, t->numel, 1, {0, t->ndim ? th_stride(t)[t->ndim - 1] : 1, 0}};
}

/* Use cuBLAS; summed batches run one after the other. 0: not supported. */
static int by_blas(device where, dtype type, matrices c, double beta, double alpha, matrices a,
                   matrices b, bool sums) {
    const int64_t batches = a.batches;
    if (!th_is_floating(type) || !batches)
        return 0;
    if (!sums)
        return th_gpu_blas(where, type, c, beta, alpha, a, b);
    a.batches = 1;
    for (int64_t i = 0; i < batches; i++) {
        const int done = th_gpu_blas(where, type, c, i ? 1 : beta, alpha, a, b);
        if (done < 1)
            return done;
        a.data = (char *)a.data + a.step[0] * th_item_size[type];
        b.data = (char *)b.data + b.step[0] * th_item_size[type];
    }
    return 1;
}

static int multiply(device where, dtype type, matrices c, double beta, double alpha, matrices a,
                    matrices b, bool sums) {
    static const gpu_kernel kernel = {"kernels/product", "product"};
    gpu_work w = {.at = {c.data, a.data, b.data},
                  .n = {c.rows, c.columns, a.columns, a.batches, sums, a.step[0], a.step[1],
                        a.step[2], b.step[0], b.step[1], b.step[2], c.step[0], c.step[1],
                        c.step[2]},
                  .s = {alpha, beta}};
    const int64_t tiles = (c.rows + 15) / 16 * ((c.columns + 15) / 16);
    const int64_t batches = sums ? 1 : a.batches;
    if (!tiles || !batches)
        return 0;
    const int done = by_blas(where, type, c, beta, alpha, a, b, sums);
    if (done)
        return done < 0 ? -1 : 0;
    const gpu_size size = {tiles < 65535 ? tiles : 65535, batches < 65535 ? batches : 65535, 256,
                           0};
    return th_gpu_launch(where, &kernel, th_gpu_variant[0][type], size, (void *[]){&w});
}

/* Copy an operand that overlaps the output. */
static tensor *readable(const tensor *output, const tensor *t) {
    return th_overlaps(output, t) ? th_clone(t) : th_keep((tensor *)(uintptr_t)t);
}

typedef matrices (*reading)(const tensor *);

static int updated(tensor *output, reading to, scalar beta, scalar alpha, const tensor *left,
                   reading from, const tensor *right, reading by, bool sums) {
    tensor *a = readable(output, left), *b = a ? readable(output, right) : NULL;
    const int failed = b ? multiply(output->device, output->dtype, to(output), beta.f, alpha.f,
                                    from(a), by(b), sums)
                         : -1;
    th_drop(a);
    th_drop(b);
    return failed;
}

static matrices as_row(const tensor *t) { return th_gpu_transposed(as_column(t)); }

#define NO_UPDATE th_integral(0), th_integral(1)

int cuda_mm(tensor *output, const tensor *input, const tensor *mat2) {
    return updated(output, matrices_of, NO_UPDATE, input, matrices_of, mat2, matrices_of, false);
}

int cuda_bmm(tensor *output, const tensor *input, const tensor *mat2) {
    return cuda_mm(output, input, mat2);
}

int cuda_addmm(tensor *output, scalar beta, scalar alpha, const tensor *mat1, const tensor *mat2) {
    return updated(output, matrices_of, beta, alpha, mat1, matrices_of, mat2, matrices_of, false);
}

int cuda_baddbmm(tensor *output, scalar beta, scalar alpha, const tensor *batch1,
                 const tensor *batch2) {
    return cuda_addmm(output, beta, alpha, batch1, batch2);
}

int cuda_addbmm(tensor *output, scalar beta, scalar alpha, const tensor *batch1,
                const tensor *batch2) {
    return updated(output, matrices_of, beta, alpha, batch1, matrices_of, batch2, matrices_of,
                   true);
}

int cuda_mv(tensor *output, const tensor *input, const tensor *vec) {
    return updated(output, as_column, NO_UPDATE, input, matrices_of, vec, as_column, false);
}

int cuda_addmv(tensor *output, scalar beta, scalar alpha, const tensor *mat, const tensor *vec) {
    return updated(output, as_column, beta, alpha, mat, matrices_of, vec, as_column, false);
}

int cuda_ger(tensor *output, const tensor *input, const tensor *vec2) {
    return updated(output, matrices_of, NO_UPDATE, input, as_column, vec2, as_row, false);
}

int cuda_addr(tensor *output, scalar beta, scalar alpha, const tensor *vec1, const tensor *vec2) {
    return updated(output, matrices_of, beta, alpha, vec1, as_column, vec2, as_row, false);
}

int cuda_dot(tensor *output, const tensor *input, const tensor *other) {
    return updated(output, as_column, NO_UPDATE, input, as_row, other, as_column, false);
}

/* View all but the last dimension of a dense tensor as rows. */
static matrices rows_of(const tensor *t) {
    const int64_t columns = t->ndim ? t->size[t->ndim - 1] : 1;
    return (matrices){th_data(t), 1, columns ? t->numel / columns : 0, columns, {0, columns, 1}};
}

int cuda_linear(tensor *output, const tensor *input, const tensor *weight, const tensor *bias) {
    tensor *from = th_dense(input), *to = from ? th_dense_result(output) : NULL;
    int failed = to ? 0 : -1;
    if (!failed && bias)
        failed = th_copy(to, bias);
    if (!failed)
        failed = multiply(output->device, output->dtype, rows_of(to), bias != NULL, 1,
                          rows_of(from), th_gpu_transposed(matrices_of(weight)), false);
    th_drop(from);
    return th_deliver(output, to, failed);
}

int cuda_linear_weight(tensor *output, const tensor *grad_output, const tensor *input) {
    tensor *left = th_dense(grad_output), *right = left ? th_dense(input) : NULL;
    const int failed = right ? multiply(output->device, output->dtype, matrices_of(output), 0, 1,
                                        th_gpu_transposed(rows_of(left)), rows_of(right), false)
                             : -1;
    th_drop(left);
    th_drop(right);
    return failed;
}

int th_gpu_matrix_product(device where, dtype type, bool ta, bool tb, int64_t m, int64_t n,
                          int64_t k, const void *a, int64_t lda, const void *b, int64_t ldb,
                          double beta, void *c, int64_t ldc) {
    const matrices left = {(void *)(uintptr_t)a, 1, m, k, {0, ta ? 1 : lda, ta ? lda : 1}};
    const matrices right = {(void *)(uintptr_t)b, 1, k, n, {0, tb ? 1 : ldb, tb ? ldb : 1}};
    return multiply(where, type, (matrices){c, 1, m, n, {0, ldc, 1}}, beta, 1, left, right, false);
}
