/* cofactors.c: the cofactor matrix, the gradient of the determinant at any rank, and its own
   gradient.

   For A = U S V^T the cofactors are det(U) det(V) U C V^T, where C is diagonal and holds the
   products of all singular values but one (Stewart, On the adjugate matrix, 1998). Everything is
   computed in double. */
#include "cofactors.h"

#include <math.h>
#include <string.h>

#include "determinant.h"
#include "eigen.h"
#include "kernels/lapack/lapack.h"
#include "solve.h"

/* Use the inverse only if it is more accurate than a singular value decomposition. */
#define CONDITION 1e6

/* U, S and V, and the sign det(U) det(V). */
typedef struct parts {
    tensor *u, *s, *v;
    double sign;
} parts;

static void drop_parts(parts *p) {
    th_drop(p->u);
    th_drop(p->s);
    th_drop(p->v);
}

static int find_parts(parts *p, const tensor *input) {
    const int64_t n = input->size[0], square[2] = {n, n};
    tensor *wide = th_convert(input, TH_DOUBLE),
           *one = th_new(TH_CPU, TH_DOUBLE, 1, (int64_t[]){1});
    p->u = th_new(TH_CPU, TH_DOUBLE, 2, square);
    p->s = th_new(TH_CPU, TH_DOUBLE, 1, square);
    p->v = th_new(TH_CPU, TH_DOUBLE, 2, square);
    int failed = wide && one && p->u && p->s && p->v ? cpu_svd(p->u, p->s, p->v, wide, true) : -1;
    p->sign = 1;
    for (int k = 0; k < 2 && !failed; k++) {
        failed = cpu_det(one, k ? p->v : p->u);
        p->sign *= failed || *(double *)th_data(one) > 0 ? 1 : -1;
    }
    th_drop(wide);
    th_drop(one);
    return failed;
}

/* to = a b, with a (LEFT) or b (RIGHT) transposed; row-major n x n. */
typedef enum { NONE, LEFT, RIGHT } transposed;
static void multiply(double *to, const double *a, const double *b, int64_t n, transposed which) {
    memset(to, 0, (size_t)(n * n) * sizeof *to);
    for (int64_t i = 0; i < n; i++)
        for (int64_t k = 0; k < n; k++) {
            const double x = which == LEFT ? a[k * n + i] : a[i * n + k];
            for (int64_t j = 0; j < n; j++)
                to[i * n + j] += x * (which == RIGHT ? b[j * n + k] : b[k * n + j]);
        }
}

/* Product of all singular values except i and j, which may be equal. */
static double product_without(const double *s, int64_t n, int64_t i, int64_t j) {
    th_product product = {1, 0};
    for (int64_t k = 0; k < n; k++)
        if (k != i && k != j)
            th_times(&product, s[k]);
    return th_value(&product);
}

/* Directional derivative of the cofactors in the bases U and V. */
static void differentiate(double *to, const double *g, const double *s, int64_t n) {
    for (int64_t i = 0; i < n; i++)
        to[i * n + i] = 0;
    for (int64_t i = 0; i < n; i++)
        for (int64_t j = i + 1; j < n; j++) {
            const double product = product_without(s, n, i, j);
            to[i * n + j] = -g[j * n + i] * product;
            to[j * n + i] = -g[i * n + j] * product;
            to[i * n + i] += g[j * n + j] * product;
            to[j * n + j] += g[i * n + i] * product;
        }
}

/* output = sign U m V^T; overwrites m. */
static int assemble(tensor *output, const parts *p, double *m, double *scratch, int64_t n) {
    const tensor *v = p->v;
    multiply(scratch, th_data(p->u), m, n, NONE);
    multiply(m, scratch, th_data(v), n, RIGHT);
    tensor *made = th_new(TH_CPU, TH_DOUBLE, 2, (int64_t[]){n, n});
    for (int64_t i = 0; made && i < n * n; i++)
        ((double *)th_data(made))[i] = p->sign * m[i];
    const int failed = made ? th_copy(output, made) : -1;
    th_drop(made);
    return failed;
}

/* Compute the derivative in a direction; if NULL, the cofactors. */
static int by_svd(tensor *output, const tensor *direction, const tensor *input) {
    const int64_t n = input->size[0], bytes = 2 * (n * n + 1) * (int64_t)sizeof(double);
    parts p = {NULL};
    double *m = th_allocate(bytes), *scratch = m + n * n + 1;
    tensor *wide = direction ? th_convert(direction, TH_DOUBLE) : NULL;
    tensor *dense = wide ? th_contiguous(wide) : NULL;
    int failed = !m || (direction && !dense) || find_parts(&p, input) ? -1 : 0;
    if (!failed && direction) {
        multiply(m, th_data(p.u), th_data(dense), n, LEFT);
        multiply(scratch, m, th_data(p.v), n, NONE);
        differentiate(m, scratch, th_data(p.s), n);
    } else if (!failed) {
        memset(m, 0, (size_t)bytes / 2);
        for (int64_t i = 0; i < n; i++)
            m[i * n + i] = product_without(th_data(p.s), n, i, i);
    }
    if (!failed)
        failed = assemble(output, &p, m, scratch, n);
    th_drop(dense);
    th_drop(wide);
    drop_parts(&p);
    if (m)
        th_release(m, bytes);
    return failed;
}

/* Divide the elements by a power of two near the largest; return its exponent. */
static int normalize(double *x, int64_t count) {
    double largest = 0;
    int exponent;
    for (int64_t i = 0; i < count; i++)
        largest = fabs(x[i]) > largest ? fabs(x[i]) : largest;
    (void)frexp(largest, &exponent);
    for (int64_t i = 0; i < count; i++)
        x[i] = ldexp(x[i], -exponent);
    return exponent;
}

static double size_of(const tensor *dense) {
    double sum = 0;
    for (int64_t i = 0; i < dense->numel; i++) {
        const double x = ((const double *)th_data(dense))[i];
        sum += x * x;
    }
    return sqrt(sum);
}

/* det(A) A^-T if the inverse is accurate: 0 done, 1 not accurate, -1 out of memory. */
static int by_inverse(tensor *output, const tensor *input) {
    const int64_t n = input->size[0];
    tensor *wide = th_convert(input, TH_DOUBLE), *dense = wide ? th_clone(wide) : NULL;
    tensor *inverse = th_new(TH_CPU, TH_DOUBLE, 2, (int64_t[]){n, n});
    tensor *one = th_new(TH_CPU, TH_DOUBLE, 1, (int64_t[]){1});
    const int exponent = dense ? normalize(th_data(dense), n * n) : 0;
    int failed = dense && inverse && one ? cpu_det(one, dense) : -1;
    const double det = failed ? 0 : *(double *)th_data(one);
    const bool good = !failed && det != 0 && !cpu_inverse(inverse, dense)
                      && size_of(inverse) * size_of(dense) < CONDITION;
    for (int64_t i = 0; good && i < n * n; i++)
        ((double *)th_data(inverse))[i] = scalbln(((double *)th_data(inverse))[i] * det,
                                                  exponent * (n - 1));
    if (!failed)
        failed = good ? th_from_columns(output, inverse) : 1;
    th_drop(wide);
    th_drop(dense);
    th_drop(inverse);
    th_drop(one);
    return failed;
}

int shape_cofactors(extent *result, const tensor *input) {
    *result = th_extent(input);
    return th_check_matrix("cofactors", "input", input, true);
}

int cpu_cofactors(tensor *output, const tensor *input) {
    if (!input->numel)
        return 0;
    const int failed = by_inverse(output, input);
    return failed > 0 ? by_svd(output, NULL, input) : failed;
}

int shape_cofactors_input(extent *result, const tensor *grad_output, const tensor *input) {
    *result = th_extent(input);
    return th_check_matrix("cofactors_input", "input", input, true)
                   || th_check_gradient("cofactors_input", grad_output, result)
               ? -1
               : 0;
}

int cpu_cofactors_input(tensor *output, const tensor *grad_output, const tensor *input) {
    return input->numel ? by_svd(output, grad_output, input) : 0;
}
