/* triangle.c: adjoints, triangles and products of batches of matrices, for gradients of
   factorizations. */
#include "triangle.h"

#include <complex.h>

#include "kernels/lapack/lapack.h"
#include "products.h"

/* Parts of a matrix [rows, columns] that a kernel keeps. */
typedef struct part {
    bool upper, diagonal;
} part;

typedef enum { KEEP, MIRROR, FOLD, MEAN } act;

#define CONJUGATE(x) _Generic((x), complexfloat: conjf(x), complexdouble: conj(x), default: (x))
#define REAL_OF(x) _Generic((x), complexfloat: crealf(x), complexdouble: creal(x), default: (x))
#define TEMPLATE "kernels/lapack/triangle_parts.h"
#include "base/each/floating.h"
#define TEMPLATE "kernels/lapack/triangle_parts.h"
#include "base/each/complex.h"

static void run(act what, const tensor *to, const tensor *from, part p, int64_t i) {
    const int64_t rows = from->size[1], columns = from->size[2];
    const int64_t bytes = i * rows * columns * th_item_size[from->dtype];
    void *y = (char *)th_data(to) + bytes, *x = (char *)th_data(from) + bytes;
    BY_TYPE((dtype)from->dtype, run, what, y, x, rows, columns, p);
}

static int run_all(act what, tensor *output, const tensor *input, part p) {
    tensor *from = th_dense(input), *to = th_dense_result(output);
    const int failed = from && to ? 0 : -1;
    for (int64_t i = 0; !failed && from->numel && i < from->size[0]; i++)
        run(what, to, from, p, i);
    th_drop(from);
    return th_deliver(output, to, failed);
}

int cpu_triangle(tensor *output, const tensor *input, bool upper, bool unit) {
    return run_all(KEEP, output, input, (part){upper, !unit});
}

int cpu_hermitian_lower(tensor *output, const tensor *input) {
    return run_all(MIRROR, output, input, (part){false, true});
}

int cpu_fold_lower(tensor *output, const tensor *input) {
    return run_all(FOLD, output, input, (part){false, true});
}

int cpu_hermitian_part(tensor *output, const tensor *input) {
    return run_all(MEAN, output, input, (part){false, true});
}

int shape_adjoint_if(extent *result, const tensor *input, bool adjoint) {
    *result = (extent){2, {input->size[adjoint ? 1 : 0], input->size[adjoint ? 0 : 1]}};
    return 0;
}

int cpu_adjoint_if(tensor *output, const tensor *input, bool adjoint) {
    if (!adjoint)
        return th_copy(output, input);
    tensor *flipped = th_flipped(input, true);
    return th_deliver(output, flipped, 0);
}

int shape_product(extent *result, const tensor *input, const tensor *mat2, bool adjoint,
                  bool adjoint2) {
    *result = (extent){2, {input->size[adjoint ? 1 : 0], mat2->size[adjoint2 ? 0 : 1]}};
    if (input->size[adjoint ? 0 : 1] == mat2->size[adjoint2 ? 1 : 0])
        return 0;
    return th_fail(TH_RUNTIME, "$0, $1; need factors whose inner sizes agree");
}

/* A factor: a view with exchanged dims for real numbers, a copy for complex ones. */
static tensor *factor(const tensor *t, bool adjoint) {
    if (adjoint && th_is_complex((dtype)t->dtype))
        return th_flipped(t, true);
    tensor *view = th_alias(t);
    if (view && adjoint) {
        view->size[1] = t->size[2], view->size[2] = t->size[1];
        th_stride(view)[1] = th_stride(t)[2], th_stride(view)[2] = th_stride(t)[1];
        th_update_layout(view);
    }
    return view;
}

int cpu_product(tensor *output, const tensor *input, const tensor *mat2, bool adjoint,
                bool adjoint2) {
    tensor *a = factor(input, adjoint), *b = a ? factor(mat2, adjoint2) : NULL;
    int failed = b ? 0 : -1;
    if (!failed && output->size[0] == 1) {
        const tensor left = th_slice(a, 0), right = th_slice(b, 0);
        tensor one = th_slice(output, 0);
        failed = cpu_mm(&one, &left, &right);
    } else if (!failed) {
        failed = cpu_bmm(output, a, b);
    }
    th_drop(a);
    th_drop(b);
    return failed;
}
