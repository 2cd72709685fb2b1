/* cofactors.c: the conjugates of the cofactors of a matrix, the gradient of the determinant at any
   rank, and their own gradient.

   For A = U S V^H the conjugate cofactors are conj(det(U V^H)) U C V^H, where C is diagonal and holds
   the products of all singular values but one (Stewart, On the adjugate matrix, 1998). Everything is
   computed in complex doubles. */
#include "cofactors.h"

#include <complex.h>
#include <math.h>
#include <string.h>

#include "determinant.h"
#include "kernels/lapack/lapack.h"
#include "singular_values.h"
#include "solve.h"
#include "triangle.h"

/* Use the inverse only if it is more accurate than a singular value decomposition. */
#define CONDITION 1e6

/* U, S and V, and conj(det(U V^H)). */
typedef struct parts {
    tensor *u, *s, *v;
    complexdouble sign;
} parts;

static void drop_parts(parts *p) {
    th_drop(p->u);
    th_drop(p->s);
    th_drop(p->v);
}

/* A batch of one matrix of complex doubles. */
static tensor *wide_batch(const tensor *matrix) {
    tensor *wide = th_convert(matrix, TH_COMPLEXDOUBLE), *batch = wide ? th_clone(wide) : NULL;
    th_drop(wide);
    if (!batch)
        return NULL;
    batch->ndim = 3;
    for (int d = 2; d > 0; d--)
        batch->size[d] = batch->size[d - 1], th_stride(batch)[d] = th_stride(batch)[d - 1];
    batch->size[0] = 1;
    th_stride(batch)[0] = batch->numel;
    th_update_layout(batch);
    return batch;
}

static tensor *new_square(int64_t n) {
    return th_new(TH_CPU, TH_COMPLEXDOUBLE, 3, (const int64_t[]){1, n, n});
}

static int determinant_of(complexdouble *det, const tensor *batch) {
    tensor *one = th_new(TH_CPU, TH_COMPLEXDOUBLE, 1, (const int64_t[]){1});
    const int failed = one ? cpu_linalg_det(one, batch) : -1;
    *det = failed ? 0 : *(complexdouble *)th_data(one);
    th_drop(one);
    return failed;
}

static int find_parts(parts *p, const tensor *wide) {
    const int64_t n = wide->size[1];
    complexdouble u = 0, v = 0;
    p->u = new_square(n);
    p->s = th_new(TH_CPU, TH_DOUBLE, 2, (const int64_t[]){1, n});
    p->v = new_square(n);
    const int failed = !p->u || !p->s || !p->v || cpu_svd(p->u, p->s, p->v, wide, true)
                               || determinant_of(&u, p->u) || determinant_of(&v, p->v)
                           ? -1
                           : 0;
    p->sign = conj(u) * v;
    return failed;
}

/* Product of all singular values except i and j, which may be equal. */
static double product_without(const double *s, int64_t n, int64_t i, int64_t j) {
    th_product product = {1, 0};
    for (int64_t k = 0; k < n; k++)
        if (k != i && k != j)
            th_times(&product, s[k]);
    return creal(th_value(&product));
}

/* Gradient of the cofactors in the bases U and V, for the direction g. */
static void differentiate(complexdouble *to, const complexdouble *g, const double *s, int64_t n) {
    for (int64_t i = 0; i < n; i++)
        to[i * n + i] = 0;
    for (int64_t i = 0; i < n; i++)
        for (int64_t j = i + 1; j < n; j++) {
            const double product = product_without(s, n, i, j);
            to[i * n + j] = -conj(g[j * n + i]) * product;
            to[j * n + i] = -conj(g[i * n + j]) * product;
            to[i * n + i] += conj(g[j * n + j]) * product;
            to[j * n + j] += conj(g[i * n + i]) * product;
        }
}

/* output = sign U m V^H */
static int assemble(tensor *output, const parts *p, const tensor *m) {
    tensor *left = th_new_like(m, TH_COMPLEXDOUBLE), *whole = th_new_like(m, TH_COMPLEXDOUBLE);
    int failed = !left || !whole || cpu_product(left, p->u, m, false, false)
                         || cpu_product(whole, left, p->v, false, true)
                     ? -1
                     : 0;
    for (int64_t i = 0; !failed && i < whole->numel; i++)
        ((complexdouble *)th_data(whole))[i] *= p->sign;
    if (!failed) {
        const tensor one = th_slice(whole, 0);
        failed = th_copy(output, &one);
    }
    th_drop(left);
    th_drop(whole);
    return failed;
}

/* U^H direction V */
static int in_bases(tensor *to, const parts *p, const tensor *direction) {
    tensor *g = wide_batch(direction), *half = g ? th_new_like(g, TH_COMPLEXDOUBLE) : NULL;
    const int failed = !half || cpu_product(half, p->u, g, true, false)
                               || cpu_product(to, half, p->v, false, false)
                           ? -1
                           : 0;
    th_drop(g);
    th_drop(half);
    return failed;
}

/* Compute the gradient for a direction; if NULL, the cofactors. */
static int by_svd(tensor *output, const tensor *direction, const tensor *wide) {
    const int64_t n = wide->size[1];
    parts p = {NULL};
    tensor *m = new_square(n), *g = new_square(n);
    int failed = !m || !g || th_zero(m) || find_parts(&p, wide)
                         || (direction && in_bases(g, &p, direction))
                     ? -1
                     : 0;
    if (!failed && direction)
        differentiate(th_data(m), th_data(g), th_data(p.s), n);
    for (int64_t i = 0; !failed && !direction && i < n; i++)
        ((complexdouble *)th_data(m))[i * n + i] = product_without(th_data(p.s), n, i, i);
    if (!failed)
        failed = assemble(output, &p, m);
    th_drop(m);
    th_drop(g);
    drop_parts(&p);
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
    const double *x = th_data(dense);
    double sum = 0;
    for (int64_t i = 0; i < 2 * dense->numel; i++)
        sum += x[i] * x[i];
    return sqrt(sum);
}

/* conj(det(A)) A^-H if the inverse is accurate: 0 done, 1 not accurate, -1 out of memory. */
static int by_inverse(tensor *output, const tensor *given) {
    const int64_t n = given->size[1];
    tensor *inverse = new_square(n), *wide = th_clone(given);
    const int exponent = wide ? normalize(th_data(wide), 2 * n * n) : 0;
    complexdouble det = 0;
    int failed = inverse && wide ? determinant_of(&det, wide) : -1;
    const bool good = !failed && det != 0 && !cpu_linalg_inv_ex(inverse, NULL, wide, false)
                      && size_of(inverse) * size_of(wide) < CONDITION;
    tensor *flipped = good ? th_flipped(inverse, true) : NULL;
    for (int64_t i = 0; flipped && i < flipped->numel; i++) {
        complexdouble *x = (complexdouble *)th_data(flipped) + i;
        *x *= conj(det);
        *x = __builtin_complex(scalbln(creal(*x), exponent * (n - 1)),
                               scalbln(cimag(*x), exponent * (n - 1)));
    }
    if (!failed)
        failed = good ? -1 : 1;
    if (flipped) {
        const tensor one = th_slice(flipped, 0);
        failed = th_copy(output, &one);
    }
    th_drop(inverse);
    th_drop(wide);
    th_drop(flipped);
    return failed;
}

int cpu_cofactors(tensor *output, const tensor *input) {
    tensor *wide = input->numel ? wide_batch(input) : NULL;
    if (!input->numel || !wide)
        return wide || !input->numel ? 0 : -1;
    int failed = by_inverse(output, wide);
    failed = failed > 0 ? by_svd(output, NULL, wide) : failed;
    th_drop(wide);
    return failed;
}

int cpu_cofactors_input(tensor *output, const tensor *grad_output, const tensor *input) {
    tensor *wide = input->numel ? wide_batch(input) : NULL;
    const int failed = wide ? by_svd(output, grad_output, wide) : input->numel ? -1 : 0;
    th_drop(wide);
    return failed;
}
