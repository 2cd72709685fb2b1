/* phases.c: eigenvectors and singular vectors are turned so that their largest element is positive. */
#include "phases.h"

#include <complex.h>
#include <math.h>

#include "kernels/lapack/lapack.h"

#define REAL_SIZE(x) fabs((double)(x))
#define COMPLEX_SIZE(x) th_magnitude((complexdouble)(x))
/* The first element of a vector that no later one exceeds, beyond rounding. */
#define LARGEST(T, SIZE)                                                                           \
    static int64_t largest_##T(const T *x, int64_t count, int64_t step) {                          \
        int64_t best = 0;                                                                          \
        double most = count ? SIZE(x[0]) : 0;                                                      \
        for (int64_t i = 1; i < count; i++)                                                        \
            if (SIZE(x[i * step]) > most * 1.0001)                                                 \
                best = i, most = SIZE(x[i * step]);                                                \
        return best;                                                                               \
    }
LARGEST(float, REAL_SIZE)
LARGEST(double, REAL_SIZE)
LARGEST(complexfloat, COMPLEX_SIZE)
LARGEST(complexdouble, COMPLEX_SIZE)

/* Turn column j of a, so that its largest element is positive; and the vectors of b, which are `step`
   apart with elements `inner` apart. */
#define TURN(T, FACTOR, CONJUGATE)                                                                 \
    static void turn_##T(T *a, int64_t rows, int64_t columns, T *b, int64_t more, int64_t step,    \
                         int64_t inner) {                                                          \
        for (int64_t j = 0; j < columns && rows; j++) {                                            \
            T *x = a + j * rows;                                                                   \
            const int64_t place = largest_##T(x, rows, 1);                                         \
            const T factor = FACTOR(x[place]);                                                     \
            for (int64_t i = 0; factor != 1 && i < rows; i++)                                      \
                x[i] *= factor;                                                                    \
            for (int64_t i = 0; factor != 1 && b && i < more; i++)                                 \
                b[j * step + i * inner] *= CONJUGATE(factor);                                      \
        }                                                                                          \
    }
#define SIGN_OF(x) ((x) < 0 ? -1 : 1)
#define PHASE_OF(x) ((x) == 0 ? 1 : conj((complexdouble)(x)) / cabs((complexdouble)(x)))
TURN(float, SIGN_OF, )
TURN(double, SIGN_OF, )
TURN(complexfloat, PHASE_OF, conjf)
TURN(complexdouble, PHASE_OF, conj)

void th_choose_phases(const tensor *a, int64_t columns, const tensor *b, int64_t more, int64_t step,
                      int64_t inner) {
    void *x = th_data(a), *y = b ? th_data(b) : NULL;
    const int64_t rows = a->size[1];
    if (a->dtype == TH_FLOAT)
        turn_float(x, rows, columns, y, more, step, inner);
    else if (a->dtype == TH_DOUBLE)
        turn_double(x, rows, columns, y, more, step, inner);
    else if (a->dtype == TH_COMPLEXFLOAT)
        turn_complexfloat(x, rows, columns, y, more, step, inner);
    else
        turn_complexdouble(x, rows, columns, y, more, step, inner);
}

/* The element of each column of the input that is the largest of a column of vectors; or a matrix
   with those elements. */
#define AT_LARGEST(T)                                                                              \
    static void at_largest_##T(T *to, const T *from, const T *vectors, int64_t rows,               \
                               int64_t columns, bool back) {                                       \
        for (int64_t j = 0; j < columns && rows; j++) {                                            \
            const int64_t place = largest_##T(vectors + j, rows, columns) * columns + j;           \
            to[back ? place : j] = from[back ? j : place];                                         \
        }                                                                                          \
    }
AT_LARGEST(float)
AT_LARGEST(double)
AT_LARGEST(complexfloat)
AT_LARGEST(complexdouble)

static int move_largest(tensor *output, const tensor *input, const tensor *vectors, bool back) {
    tensor *from = th_dense(input), *by = th_dense(vectors);
    tensor *to = th_new_like(output, (dtype)output->dtype);
    const int64_t rows = vectors->size[0], columns = vectors->size[1];
    const int failed = from && by && to && !th_zero(to) ? 0 : -1;
    if (failed)
        ;
    else if (to->dtype == TH_FLOAT)
        at_largest_float(th_data(to), th_data(from), th_data(by), rows, columns, back);
    else if (to->dtype == TH_DOUBLE)
        at_largest_double(th_data(to), th_data(from), th_data(by), rows, columns, back);
    else if (to->dtype == TH_COMPLEXFLOAT)
        at_largest_complexfloat(th_data(to), th_data(from), th_data(by), rows, columns, back);
    else
        at_largest_complexdouble(th_data(to), th_data(from), th_data(by), rows, columns, back);
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
