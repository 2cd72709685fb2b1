/* phases.c: eigenvectors and singular vectors are turned so that their largest element is positive. */
#include "phases.h"

#include <complex.h>
#include <math.h>

#include "kernels/lapack/lapack.h"

/* A factor that makes a number positive. */
static inline double sign_of(double x) { return x < 0 ? -1 : 1; }
static inline complexdouble phase_of(complexdouble x) { return x == 0 ? 1 : conj(x) / cabs(x); }
#define TURN_OF(x) _Generic((x), float: sign_of, double: sign_of, default: phase_of)(x)
#define CONJUGATE(x) _Generic((x), complexfloat: conjf(x), complexdouble: conj(x), default: (x))
#define TEMPLATE "kernels/lapack/phases_columns.h"
#include "base/each/floating.h"
#define TEMPLATE "kernels/lapack/phases_columns.h"
#include "base/each/complex.h"

void th_choose_phases(const tensor *a, int64_t columns, const tensor *b, int64_t more, int64_t step,
                      int64_t inner) {
    void *x = th_data(a), *y = b ? th_data(b) : NULL;
    const int64_t rows = a->size[1];
    BY_TYPE((dtype)a->dtype, turn, x, rows, columns, y, more, step, inner);
}

static int move_largest(tensor *output, const tensor *input, const tensor *vectors, bool back) {
    tensor *from = th_dense(input), *by = th_dense(vectors);
    tensor *to = th_new_like(output, (dtype)output->dtype);
    const int64_t rows = vectors->size[0], columns = vectors->size[1];
    const int failed = from && by && to && !th_zero(to) ? 0 : -1;
    if (!failed)
        BY_TYPE((dtype)to->dtype, at_largest, th_data(to), th_data(from), th_data(by), rows,
                columns, back);
    th_drop(from);
    th_drop(by);
    return th_deliver(output, to, failed);
}

int cpu_at_largest(tensor *output, const tensor *input, const tensor *vectors) {
    return move_largest(output, input, vectors, false);
}

int cpu_from_largest(tensor *output, const tensor *input, const tensor *vectors) {
    return move_largest(output, input, vectors, true);
}
