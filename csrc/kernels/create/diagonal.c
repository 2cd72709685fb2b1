/* diagonal.c: diagonals and triangles of matrices. */
#include "diagonal.h"

#include <string.h>

#include "walk/dense.h"

/* largest offset of a diagonal, so that sizes do not overflow */
#define FARTHEST ((int64_t)1 << 60)

static int64_t smaller(int64_t a, int64_t b) { return a < b ? a : b; }

/* Number of elements on a diagonal of a matrix of that size. */
static int64_t diagonal_length(const int64_t *size, int64_t diagonal) {
    if (diagonal <= -size[0] || diagonal >= size[1])
        return 0;
    return smaller(size[0] + smaller(diagonal, 0), size[1] - (diagonal > 0 ? diagonal : 0));
}

/* View a diagonal of a matrix as a vector. */
static tensor diagonal_of(const tensor *matrix, int64_t diagonal) {
    const int64_t *stride = th_stride(matrix);
    tensor line = th_header(matrix);
    line.ndim = 1;
    th_stride(&line)[0] = stride[0] + stride[1];
    line.size[0] = diagonal_length(matrix->size, diagonal);
    if (line.size[0])
        line.offset += diagonal > 0 ? diagonal * stride[1] : -diagonal * stride[0];
    th_update_layout(&line);
    return line;
}

int shape_eye(extent *result, int64_t n, int64_t m) {
    m = m == TH_NONE ? n : m;
    if (n < 0 || m < 0)
        return th_fail(TH_VALUE, "eye: n is %lld, m is %lld; need 0 or more", (long long)n,
                       (long long)m);
    *result = (extent){2, {n, m}};
    return 0;
}

int cpu_eye(tensor *output, int64_t n, int64_t m) {
    (void)n, (void)m;
    tensor line = diagonal_of(output, 0);
    return th_zero(output) || th_fill(&line, th_integral(1)) ? -1 : 0;
}

int shape_diag(extent *result, const tensor *input, int64_t diagonal) {
    if (input->ndim == 2) {
        *result = (extent){1, {diagonal_length(input->size, diagonal)}};
        return 0;
    }
    if (input->ndim != 1)
        return th_fail(TH_RUNTIME, "diag: input is %s; need 1 or 2 dimensions", th_describe(input));
    if (diagonal < -FARTHEST || diagonal > FARTHEST)
        return th_fail(TH_VALUE, "diag: diagonal is %lld; it is too far from the main diagonal",
                       (long long)diagonal);
    const int64_t side = input->size[0] + (diagonal < 0 ? -diagonal : diagonal);
    *result = (extent){2, {side, side}};
    return 0;
}

int cpu_diag(tensor *output, const tensor *input, int64_t diagonal) {
    tensor line = diagonal_of(input->ndim == 1 ? output : input, diagonal);
    if (input->ndim == 2)
        return th_copy(output, &line);
    return th_zero(output) || th_copy(&line, input) ? -1 : 0;
}

int shape_diag_input(extent *result, const tensor *grad_output, int64_t diagonal, ints size) {
    if (size.count < 1 || size.count > 2 || th_count(size.count, size.at) < 0)
        return th_fail(TH_VALUE, "diag_input: size is %s; need one size or two",
                       th_sizes(size.at, size.count));
    if (size.count == 1) {
        if (grad_output->ndim == 2 && !shape_diag(result, grad_output, diagonal)
            && result->size[0] == size.at[0])
            return 0;
        return th_fail(TH_RUNTIME,
                       "diag_input: grad_output is %s; need a matrix with %lld "
                       "elements on diagonal %lld",
                       th_describe(grad_output), (long long)size.at[0], (long long)diagonal);
    }
    const int64_t length = diagonal_length(size.at, diagonal), count = grad_output->size[0];
    if (grad_output->ndim > 1 || (count != length && count != 1))
        return th_fail(TH_RUNTIME, "diag_input: grad_output is %s; need %lld elements, or one",
                       th_describe(grad_output), (long long)length);
    *result = (extent){2, {size.at[0], size.at[1]}};
    return 0;
}

int cpu_diag_input(tensor *output, const tensor *grad_output, int64_t diagonal, ints size) {
    (void)size;
    if (size.count == 1)
        return cpu_diag(output, grad_output, diagonal);
    tensor line = diagonal_of(output, diagonal);
    return th_zero(output) || (line.numel && th_copy(&line, grad_output)) ? -1 : 0;
}
