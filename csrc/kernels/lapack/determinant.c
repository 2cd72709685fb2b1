/* determinant.c: determinants from triangular factors. */
#include "determinant.h"

#include <complex.h>
#include <math.h>

#include "base/vector.h"
#include "kernels/lapack/condition.h"
#include "kernels/lapack/lanes.h"

/* What triangular factors tell of a determinant. */
typedef struct determinant {
    complexdouble sign; /* of absolute value 1, or 0 */
    th_product product;
    double logarithm; /* of the absolute value */
} determinant;

static void multiply(determinant *d, complexdouble x, bool exchanged) {
    const double size = cabs(x);
    const complexdouble factor = exchanged ? -x : x;
    d->sign = size != 0 ? d->sign * (factor / size) : 0;
    d->logarithm += log(size);
    th_times(&d->product, factor);
}

static complexdouble diagonal_element(const tensor *a, int64_t i) {
    const int64_t at = i * a->size[1] + i;
    const void *data = th_data(a);
    switch (a->dtype) {
    case TH_FLOAT: return (double)((const float *)data)[at];
    case TH_DOUBLE: return ((const double *)data)[at];
    case TH_COMPLEXFLOAT: return ((const complexfloat *)data)[at];
    default: return ((const complexdouble *)data)[at];
    }
}

static int factor(determinant *d, const tensor *input) {
    const int n = (int)input->size[0];
    const int64_t bytes = th_at_least_one(n) * (int64_t)sizeof(int);
    tensor *a = th_to_columns(input);
    int *pivots = th_allocate(bytes), failed = a && pivots ? th_eliminate(a, pivots) : -1;
    *d = (determinant){1, {1, 0}, 0};
    for (int i = 0; !failed && i < n; i++)
        multiply(d, diagonal_element(a, i), pivots[i] != i + 1);
    th_release(pivots, bytes);
    th_drop(a);
    return failed;
}

static scalar number(complexdouble x) {
    scalar value = th_real(creal(x));
    if (cimag(x) != 0)
        value.kind = TH_IMAGINARY, value.imaginary = cimag(x);
    return value;
}

static const each_matrix each_det = {ALL_LANES_OF(det), th_det_one, 1, 1, 0, TH_LANE_SIZE};
static const each_matrix each_slogdet = {ALL_LANES_OF(slogdet), th_slogdet_one, 1, 2, 0,
                                         TH_LANE_SIZE};

int th_det_one(tensor *const *result, const tensor *const *operand, int option, int *info) {
    (void)option, (void)info;
    determinant d;
    if (factor(&d, operand[0]))
        return -1;
    th_put(result[0], result[0]->offset, number(th_value(&d.product)));
    return 0;
}

int cpu_linalg_det(tensor *output, const tensor *A) {
    return th_check_counts(0, A) ? -1 : th_each_matrix(&each_det, &output, &A, NULL);
}

int th_slogdet_one(tensor *const *result, const tensor *const *operand, int option, int *info) {
    (void)option, (void)info;
    determinant d;
    if (factor(&d, operand[0]))
        return -1;
    th_put(result[0], result[0]->offset, number(d.sign));
    th_put(result[1], result[1]->offset, th_real(d.logarithm));
    return 0;
}

int cpu_linalg_slogdet(tensor *sign, tensor *logarithm, const tensor *A) {
    return th_check_counts(0, A)
               ? -1
               : th_each_matrix(&each_slogdet, (tensor *[]){sign, logarithm}, &A, NULL);
}

int cpu_logdet(tensor *output, const tensor *input) {
    determinant d;
    if (th_check_counts(0, input) || factor(&d, input))
        return -1;
    const bool real = !th_is_complex((dtype)input->dtype);
    const complexdouble angle = carg(d.sign);
    const double logarithm = real && creal(d.sign) < 0 ? NAN : d.logarithm;
    th_put(output, output->offset,
           number(real || d.sign == 0 ? logarithm : __builtin_complex(logarithm, creal(angle))));
    return 0;
}
