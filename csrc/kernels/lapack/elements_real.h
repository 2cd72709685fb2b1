/* elements_real.h: elements of real matrices for lane_factors.h. Included once per type. */
#define E V
#define OF(name) N(name)
#define KERNEL(name) N(th_lanes_##name)
#define PART STEP
#define RE(x) (x)
#define IM(x) ((V){0})
#define INVERSE_SIZE 1 /* upper bound of OF(size_of)(1 / x) * OF(size_of)(x) */

STEP V N(real)(V x) { return x; }
STEP V N(conjugate)(V x) { return x; }
STEP V N(size_of)(V x) { return N(magnitude)(x); }
STEP V N(square)(V x) { return x * x; }
STEP M N(is_zero)(V x) { return x == 0; }
STEP V N(unless)(M which, V x) { return N(choose)(which, (V){0}, x); }
STEP V N(plus_real)(V x, V y) { return x + y; }
STEP V N(scaled)(V x, V y) { return x * y; }
STEP V N(over_real)(V x, V y) { return x / y; }
STEP V N(product)(V x, V y) { return x * y; }
/* What N(over) takes instead of the number to divide by. */
STEP V N(divisor)(V x) { return x; }
STEP V N(over)(V x, V divisor) { return x / divisor; }
STEP V N(plus)(V x, V y) { return x + y; }
STEP V N(minus)(V x, V y) { return x - y; }
STEP void N(exchange)(M here, V *x, V *y, int count) {
    for (int k = 0; k < count; k++)
        N(swap)(here, &x[k], &y[k]);
}

/* The product of the diagonal of a lane's factors. Reject products that are zero, or leave the range
   on the way. A zero column gives 0 / 0 below its pivot and a NaN determinant; LAPACK leaves zeros
   there. */
STEP bool N(diagonal_product)(const V *a, int n, V sign, int lane, double *re, double *im) {
    bool good = true;
    *re = (double)sign[lane];
    *im = 0;
    for (int i = 0; i < n; i++) {
        *re *= (double)a[i * n + i][lane];
        good &= (fabs(*re) > 1e-280) & (fabs(*re) < 1e280);
    }
    return good;
}
STEP void N(set)(V *x, int lane, double re, double im) {
    (void)im;
    (*x)[lane] = (T)re;
}
