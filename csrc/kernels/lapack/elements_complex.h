/* elements_complex.h: elements of complex matrices for lane_factors.h. Element e of a matrix is part[2 * e]
   + i part[2 * e + 1]. Included once per type. */
typedef struct N(complex) {
    V re, im;
} N(complex);
#define E N(complex)
#define OF(name) N(complex_##name)
#define KERNEL(name) N(th_lanes_complex_##name)
#define PART STAGE
#define RE(x) ((x).re)
#define IM(x) ((x).im)
#define INVERSE_SIZE 2 /* upper bound of OF(size_of)(1 / x) * OF(size_of)(x) */

STEP E OF(real)(V x) { return (E){x, {0}}; }
STEP E OF(conjugate)(E x) { return (E){x.re, -x.im}; }
/* |re| + |im|, as LAPACK compares pivots. */
STEP V OF(size_of)(E x) { return N(magnitude)(x.re) + N(magnitude)(x.im); }
STEP V OF(square)(E x) { return x.re * x.re + x.im * x.im; }
STEP M OF(is_zero)(E x) { return (x.re == 0) & (x.im == 0); }
STEP E OF(unless)(M which, E x) {
    return (E){N(choose)(which, (V){0}, x.re), N(choose)(which, (V){0}, x.im)};
}
STEP E OF(plus_real)(E x, V y) { return (E){x.re + y, x.im}; }
STEP E OF(scaled)(E x, V y) { return (E){x.re * y, x.im * y}; }
STEP E OF(over_real)(E x, V y) { return (E){x.re / y, x.im / y}; }
STEP E OF(product)(E x, E y) { return (E){x.re * y.re - x.im * y.im, x.re * y.im + x.im * y.re}; }
/* The reciprocal. Divided by a power of two, which is exact, so that squares neither overflow nor
   vanish. */
STEP E OF(divisor)(E x) {
    const V largest = N(larger)(N(magnitude)(x.re), N(magnitude)(x.im));
    const V leading = (V)((M)largest & EXPONENT),
            power = N(choose)(leading > 0, leading, (V){0} + 1);
    const V re = x.re / power, im = x.im / power, square = re * re + im * im;
    return (E){re / square / power, -im / square / power};
}
STEP E OF(over)(E x, E divisor) { return OF(product)(x, divisor); }
STEP E OF(plus)(E x, E y) { return (E){x.re + y.re, x.im + y.im}; }
STEP E OF(minus)(E x, E y) { return (E){x.re - y.re, x.im - y.im}; }
STEP void OF(exchange)(M here, E *x, E *y, int count) {
    for (int k = 0; k < count; k++) {
        N(swap)(here, &x[k].re, &y[k].re);
        N(swap)(here, &x[k].im, &y[k].im);
    }
}

STEP bool OF(diagonal_product)(const E *a, int n, V sign, int lane, double *re, double *im) {
    bool good = true;
    *re = (double)sign[lane];
    *im = 0;
    for (int i = 0; i < n; i++) {
        const double x = (double)a[i * n + i].re[lane], y = (double)a[i * n + i].im[lane];
        const double before = *re;
        *re = before * x - *im * y;
        *im = before * y + *im * x;
        const double largest = fabs(*re) + fabs(*im);
        good &= (largest > 1e-140) & (largest < 1e140);
    }
    return good;
}
STEP void OF(set)(E *x, int lane, double re, double im) {
    x->re[lane] = (T)re;
    x->im[lane] = (T)im;
}
