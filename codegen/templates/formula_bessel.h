/*# Bessel functions of orders 0 and 1, Airy's and Hurwitz's functions, derivatives of digamma, orthogonal
    polynomials. #*/
/*% include "formula_fits.h" %*/

#define FORMULA_TWO_OVER_PI 0.6366197723675814
/* J, or Y if `second`, for 0 <= x < 5. The first zero of J is a factor, so that its neighbourhood keeps all digits. */
FORMULA double formula_wave_near(int order, double x, bool second) {
    const double t = x * x - 12.5, zero = order ? FORMULA_ZERO_1 : FORMULA_ZERO_0;
    const double from_zero = (x - zero - (order ? FORMULA_ZERO_1_LOW : FORMULA_ZERO_0_LOW)) * (x + zero);
    const double wave = from_zero * (order ? x * formula_fit_j1(t) : formula_fit_j0(t));
    const double first = x < 1e-9 ? order ? x / 2 : 1 : wave;
    if (!second)
        return first;
    return order ? FORMULA_TWO_OVER_PI * (log(x) * first - 1 / x) + x * formula_fit_y1(t)
                 : FORMULA_TWO_OVER_PI * (log(x) * first) + formula_fit_y0(t);
}
/* The same for x >= 5: a wave whose size and phase are smooth functions of 1 / x (Abramowitz and Stegun, 9.2.5). */
FORMULA double formula_wave_far(int order, double x, bool second) {
    const double w = 1 / (x * x), even = order ? formula_fit_even1(w) : formula_fit_even0(w);
    const double odd = (order ? formula_fit_odd1(w) : formula_fit_odd0(w)) / x;
    /* Sine and cosine of one angle would become one call, which has no form for vectors. */
    const double sine = sin(x == INFINITY ? 0 : x), cosine = cos(x == INFINITY ? 1 : x);
    const double scale = 0.5641895835477563 / sqrt(x);
    const double c = order ? sine - cosine : cosine + sine, s = order ? -cosine - sine : sine - cosine;
    return scale * (second ? even * s + odd * c : even * c - odd * s);
}
/* Both are computed, and one is selected: gcc vectorizes no branches. */
FORMULA double formula_wave(int order, double x, bool second) {
    const double near = formula_wave_near(order, x < 5 ? x : 5, second);
    const double far = formula_wave_far(order, x < 5 ? 5 : x, second), outside = x == 0 ? -INFINITY : NAN;
    return second & (x <= 0) ? outside : x < 5 ? near : far;
}
FORMULA double formula_bessel_j0(double x) { return formula_wave(0, fabs(x), false); }
FORMULA double formula_bessel_j1(double x) {
    const double size = formula_wave(1, fabs(x), false);
    return copysign(1.0, x) * size;
}
FORMULA double formula_bessel_y0(double x) { return formula_wave(0, x, true); }
FORMULA double formula_bessel_y1(double x) { return formula_wave(1, x, true); }

/* K, or exp(x) K if `scaled`, for 0 < x <= 2. */
FORMULA double formula_decay_near(int order, double x, bool scaled) {
    const double z = x * x / 4, logarithm = log(x / 2);
    const double near = order ? 1 / x + x * (formula_fit_k1(z) + logarithm * formula_fit_i1(z))
                              : formula_fit_k0(z) - logarithm * formula_fit_i0(z);
    return scaled ? near * exp(x) : near;
}
/* The same for x >= 2. */
FORMULA double formula_decay_far(int order, double x, bool scaled) {
    const double far = (order ? formula_fit_decay1(1 / x) : formula_fit_decay0(1 / x)) / sqrt(x);
    return scaled ? far : far * exp(-x);
}
FORMULA double formula_decay(int order, double x, bool scaled) {
    const double near = formula_decay_near(order, x < 2 ? x : 2, scaled);
    const double far = formula_decay_far(order, x < 2 ? 2 : x, scaled), outside = x == 0 ? INFINITY : NAN;
    return x <= 0 ? outside : x < 2 ? near : far;
}
FORMULA double formula_scaled_k0(double x) { return formula_decay(0, x, true); }
FORMULA double formula_scaled_k1(double x) { return formula_decay(1, x, true); }
FORMULA double formula_bessel_k0(double x) { return formula_decay(0, x, false); }
FORMULA double formula_bessel_k1(double x) { return formula_decay(1, x, false); }

/* Ai, or its derivative, for |x| > 10.5: the asymptotic series (DLMF 9.7.5 to 9.7.10). */
FORMULA double formula_airy_far(double x, bool slope) {
    if (fabs(x) == INFINITY)
        return x < 0 && slope ? NAN : 0;
    const double size = fabs(x), root = sqrt(sqrt(size)), zeta = 2 * size * sqrt(size) / 3;
    double term = 1, even = 1, odd = 0, sum = 1;
    for (int k = 1; k < 30; k++) {
        term *= (6. * k - 5) * (6. * k - 3) * (6. * k - 1) / (216. * k * (2 * k - 1)) / zeta;
        const double own = slope ? term * (6. * k + 1) / (1 - 6. * k) : term;
        sum += k % 2 ? -own : own;
        *(k % 2 ? &odd : &even) += k / 2 % 2 ? -own : own;
    }
    const double scale = 0.5641895835477563 * (slope ? root : 1 / root);
    if (x > 0)
        return (slope ? -0.5 : 0.5) * scale * exp(-zeta) * sum;
    const double sine = sin(zeta - 0.7853981633974483), cosine = cos(zeta - 0.7853981633974483);
    return scale * (slope ? sine * even - cosine * odd : cosine * even + sine * odd);
}
/* Elsewhere the Taylor series at the nearest integer; its coefficients follow from y'' = x y. */
FORMULA double formula_airy(double x, bool slope, int terms) {
    const double value[] = {
        0.04024123848644319, -0.022133721547341403, -0.0527050503563862, 0.18428083525050565, -0.3291451736298231,
        0.35076100902411433, -0.07026553294928951, -0.37881429367765806, 0.22740742820168558, 0.5355608832923521,
        0.3550280538878172, 0.13529241631288141, 0.03492413042327438, 0.006591139357460719, 0.0009515638512048018,
        0.00010834442813607442, 9.947694360252889e-06, 7.492128863997167e-07, 4.6922076160992316e-08,
        2.47116843087249e-09, 1.1047532552898686e-10};
    const double derivative[] = {
        0.99626504413279, -0.9756639809263316, 0.9355609381983065, -0.7710081684101265, 0.3459354872813429,
        0.32719281855444315, -0.7906285753685813, 0.3145837692165988, 0.618259020741691, -0.01016056711664521,
        -0.2588194037928068, -0.1591474412967932, -0.05309038443365363, -0.011912976705951319,
        -0.001958640950204179, -0.0002474138908684625, -2.4765200397034955e-05, -2.008150894738792e-06,
        -1.3414392979067865e-07, -7.480641389658946e-09, -3.5206336767389237e-10};
    const double share[] = {
        1. / 2, 1. / 6, 1. / 12, 1. / 20, 1. / 30, 1. / 42, 1. / 56, 1. / 72, 1. / 90, 1. / 110, 1. / 132,
        1. / 156, 1. / 182, 1. / 210, 1. / 240, 1. / 272, 1. / 306, 1. / 342, 1. / 380, 1. / 420, 1. / 462,
        1. / 506, 1. / 552, 1. / 600, 1. / 650, 1. / 702, 1. / 756, 1. / 812, 1. / 870, 1. / 930};
    if (!(fabs(x) <= 10.5))
        return x != x ? x : formula_airy_far(x, slope);
    const double near = rint(x), t = x - near;
    double before = 0, at = value[(int)near + 10], next = derivative[(int)near + 10], power = 1, sum = 0;
    for (int n = 0; n < terms; n++) {
        sum += power * (slope ? (n + 1) * next : at);
        const double following = (near * at + before) * share[n];
        before = at;
        at = next;
        next = following;
        power *= t;
    }
    return sum;
}
FORMULA double formula_airy_ai(double x) { return formula_airy(x, false, 30); }
FORMULA double formula_airy_slope(double x) { return formula_airy(x, true, 30); }
FORMULA float formula_airy_aif(float x) { return (float)formula_airy(x, false, 18); }
FORMULA float formula_airy_slopef(float x) { return (float)formula_airy(x, true, 18); }

/* The sum over k >= 0 of (q + k) ** -s: terms up to least + slope * s, then the formula of Euler and Maclaurin. What
   its eight terms leave is about 1e-14 (s + 16)! / s! / end ** 18. */
FORMULA double formula_hurwitz_from(double s, double q, double least, double slope) {
    const double share[] = {1. / 12, -1. / 720, 1. / 30240, -1. / 1209600, 1. / 47900160, -691. / 1307674368000,
                            1. / 74724249600, -3617. / 10670622842880000};
    const bool whole = q <= 0 && q == floor(q);
    if (s == 1 || (s > 1 && whole))
        return q == q ? INFINITY : NAN;
    if (!(s > 1) || !(q > 0 || s == floor(s)))
        return NAN;
    double sum = 0, end = q;
    for (int first = 0; end < least + slope * s && first < 2000; first += 8, end = q + first) {
        double term[8];
        for (int k = 0; k < 8; k++) /* one vector */
            term[k] = pow(q + (first + k), -s);
        for (int k = 0; k < 8; k++)
            sum += term[k];
        if (end > 0 && term[7] <= 1e-17 * sum)
            return sum;
    }
    const double first = pow(end, 1 - s);
    double rising = s, factor = first / end / end, rest = first / (s - 1) + first / end / 2;
    for (int j = 0; j < 8; j++) {
        rest += share[j] * rising * factor;
        rising *= (s + 2 * j + 1) * (s + 2 * j + 2);
        factor /= end * end;
    }
    return sum + rest;
}
FORMULA double formula_hurwitz(double s, double q) { return formula_hurwitz_from(s, q, 8, 1.4); }

/* The n-th derivative of digamma, for arguments above -12 (Abramowitz and Stegun, 6.4.10). */
FORMULA double formula_poly_gamma_above(double n, double x) {
    return (fmod(n, 2.) == 0 ? -1 : 1) * tgamma(n + 1) * formula_hurwitz(n + 1, x);
}
/* The same for all arguments: its difference from the value at 1 - x has period 1. */
FORMULA double formula_poly_gamma(double n, double x) {
    if (n < 2)
        return n == 0 ? formula_digamma(x) : n == 1 ? formula_trigamma(x) : NAN;
    const double turn = fmod(n, 2.) == 0 ? 1 : -1, rest = x - floor(x);
    if (x - x != 0 || rest + fabs(x) == 0 || (x < 0 && rest == 0))
        return x == INFINITY ? 0 : x - x == 0 ? -turn * INFINITY : NAN;
    if (x >= -12)
        return formula_poly_gamma_above(n, x);
    return turn * formula_poly_gamma_above(n, 1 - x)
           + (formula_poly_gamma_above(n, rest) - turn * formula_poly_gamma_above(n, 1 - rest));
}

/* Orthogonal polynomials of degree n by their recurrences P[k+1] = (a x + b) P[k] - c P[k-1] (Abramowitz and Stegun,
   22.7), and up to three derivatives by the derivatives of these. The kinds are those of the row. */
FORMULA double formula_polynomial(double x, double n, double kind) {
    if (!(kind >= 0 && kind < 64))
        return NAN;
    const int order = (int)(kind / 16), family = (int)kind % 16, own = family % 8;
    if (x != x || !(n < 1000001))
        return NAN;
    const int degree = n <= -1 ? -1 : (int)n;
    const double place = family >= 8 ? 2 * x - 1 : x;
    const double slope = own == 1 || own == 2 || own == 3 || own == 4 ? 2 : own == 6 ? -1 : 1;
    double below[4] = {1}, at[4] = {slope * place + (own == 2 ? -1 : own == 3 || own == 6 ? 1 : 0), slope};
    for (int k = 1; k < degree && at[order] - at[order] == 0; k++) {
        const double part = own > 5 ? 1. / (k + 1) : 1, odd = (2 * k + 1) * part;
        const double a = own < 5 ? 2 : own == 5 ? 1 : own == 6 ? -part : odd, b = own == 6 ? odd : 0;
        const double c = own < 4 ? 1 : own == 4 ? 2. * k : own == 5 ? k : k * part;
        for (int d = order; d >= 0; d--) {
            const double next = (a * place + b) * at[d] + (d ? a * d * at[d - 1] : 0) - c * below[d];
            below[d] = at[d];
            at[d] = next;
        }
    }
    const double found = degree < 0 ? 0 : degree == 0 ? below[order] : at[order];
    return family >= 8 ? found * (1 << order) : found;
}

#define FORMULA_AS_DOUBLE(name) FORMULA float name##f(float x) { return (float)name(x); }
FORMULA_AS_DOUBLE(formula_bessel_j0)
FORMULA_AS_DOUBLE(formula_bessel_j1)
FORMULA_AS_DOUBLE(formula_bessel_y0)
FORMULA_AS_DOUBLE(formula_bessel_y1)
FORMULA_AS_DOUBLE(formula_bessel_k0)
FORMULA_AS_DOUBLE(formula_bessel_k1)
FORMULA_AS_DOUBLE(formula_scaled_k0)
FORMULA_AS_DOUBLE(formula_scaled_k1)
FORMULA float formula_hurwitzf(float s, float q) { return (float)formula_hurwitz_from(s, q, 3, 0.5); }
FORMULA float formula_poly_gammaf(float n, float x) { return (float)formula_poly_gamma(n, x); }
FORMULA float formula_polynomialf(float x, float n, float kind) { return (float)formula_polynomial(x, n, kind); }
