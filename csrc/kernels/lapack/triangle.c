/* triangle.c: triangles and transposes selected by an option, for gradients of factorizations. */
#include "triangle.h"

#include "row/row.h"
#include "walk/walk.h"

static int check_rank(const char *op, const tensor *t) {
    if (t->ndim == 2)
        return 0;
    return th_fail(TH_RUNTIME, "%s: input is %s; need a matrix", op, th_describe(t));
}

int view_transpose_if(tensor *output, bool transpose) {
    if (check_rank("transpose_if", output))
        return -1;
    if (transpose) {
        const int64_t size = output->size[0], stride = output->stride[0];
        output->size[0] = output->size[1];
        output->stride[0] = output->stride[1];
        output->size[1] = size;
        output->stride[1] = stride;
    }
    return 0;
}

/* Keep a triangle and multiply its diagonal. */
static int keep(tensor *output, const tensor *input, bool upper, double diagonal) {
    for (int64_t i = 0; i < input->size[0]; i++)
        for (int64_t j = 0; j < input->size[1]; j++) {
            const double x = th_get(
                input, input->offset + i * input->stride[0] + j * input->stride[1], NULL);
            const double y = i == j ? diagonal * x : (i < j) == upper ? x : 0;
            th_put(output, output->offset + i * output->stride[0] + j * output->stride[1],
                   th_real(y));
        }
    return 0;
}

int shape_triangle(extent *result, const tensor *input, bool upper, bool unit) {
    (void)upper, (void)unit;
    *result = th_extent(input);
    return check_rank("triangle", input);
}

int cpu_triangle(tensor *output, const tensor *input, bool upper, bool unit) {
    return keep(output, input, upper, unit ? 0 : 1);
}

int shape_halve_diagonal(extent *result, const tensor *input) {
    *result = th_extent(input);
    return check_rank("halve_diagonal", input);
}

int cpu_halve_diagonal(tensor *output, const tensor *input) {
    return keep(output, input, false, 0.5);
}
