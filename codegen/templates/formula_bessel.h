/*# Bessel functions of orders 0 and 1, Airy's and Hurwitz's functions, orthogonal polynomials. #*/
#define FORMULA_EULER 0.5772156649015329
#define FORMULA_TWO_OVER_PI 0.6366197723675814
/* J, or Y if `second`, for 0 <= x < 0.5: 9 terms of the power series are exact in double. */
FORMULA double formula_wave_small(double order, double x, bool second) {
    const double square = -x * x / 4;
    double term = order == 0 ? 1 : x / 2, sum = 0, rest = 0, harmonic = 0;
    for (int k = 0; k < 9; k++) {
        sum += term;
        rest += term * (order == 0 ? harmonic : harmonic + 0.5 / (k + 1));
        harmonic += 1. / (k + 1);
        term *= square / ((k + 1) * (k + 1 + order));
    }
    if (!second)
        return sum;
    const double other = FORMULA_TWO_OVER_PI * ((log(x / 2) + FORMULA_EULER) * sum - rest);
    return order == 0 ? other : other - FORMULA_TWO_OVER_PI / x;
}
/* The same for 0.5 <= x < 25: J by the backward recurrence J[n-1] = 2 n / x J[n] - J[n+1] (Miller, 1952), Y by
   Neumann's series in functions J. The recurrence grows by a factor of at most 1e170. */
FORMULA double formula_wave_middle(double order, double x, bool second) {
    double above = 0, at = 1e-300, total = 0, series = 0;
    for (int n = 2 * (int)(11 + 0.95 * x); n > 0; n -= 2) { /* J[n] is below 1e-18 at the start */
        const double k = n / 2 - 1;
        above = 2 * n / x * at - above; /* J[n - 1], apart from a factor */
        at = 2 * (n - 1) / x * above - at;
        total += at;
        if (second && n > 2) {
            const double share = order == 0 ? at / k : above * (2 * k + 1) / (k * (k + 1));
            series += n % 4 == 0 ? -share : share;
        }
    }
    total = 2 * total - at;
    const double first = (order == 0 ? at : above) / total;
    if (!second)
        return first;
    const double logarithm = log(x / 2) + FORMULA_EULER;
    return FORMULA_TWO_OVER_PI * (order == 0 ? logarithm * first - 2 * (series / total)
                                             : (logarithm - 1) * first - series / total - at / total / x);
}
/* The same for x >= 25: 24 terms of Hankel's asymptotic series are exact in double. */
FORMULA double formula_wave_far(double order, double x, bool second) {
    double term = 1, cosines = 1, sines = 0;
    for (int k = 1; k < 25; k++) {
        term *= (4 * order * order - (2. * k - 1) * (2. * k - 1)) / (8. * k) / x;
        *(k % 2 ? &sines : &cosines) += k / 2 % 2 ? -term : term;
    }
    const double sine = sin(x), cosine = cos(x), scale = 1 / sqrt(3.141592653589793 * x);
    const double c = order == 0 ? cosine + sine : sine - cosine, s = order == 0 ? sine - cosine : -cosine - sine;
    return scale * (second ? cosines * s + sines * c : cosines * c - sines * s);
}
FORMULA double formula_wave(double order, double x, bool second) {
    if (x != x || x == INFINITY)
        return x != x ? x : 0;
    if (second && x <= 0)
        return x == 0 ? -INFINITY : NAN;
    return x < 0.5 ? formula_wave_small(order, x, second)
           : x < 25 ? formula_wave_middle(order, x, second) : formula_wave_far(order, x, second);
}
FORMULA double formula_bessel_j0(double x) { return formula_wave(0, fabs(x), false); }
FORMULA double formula_bessel_j1(double x) { return x < 0 ? -formula_wave(1, -x, false) : formula_wave(1, x, false); }
FORMULA double formula_bessel_y0(double x) { return formula_wave(0, x, true); }
FORMULA double formula_bessel_y1(double x) { return formula_wave(1, x, true); }

/* exp(x) K(x): the power series up to 2. */
FORMULA double formula_decay_small(double order, double x) {
    const double square = x * x / 4, logarithm = log(x / 2) + FORMULA_EULER;
    double term = 1, harmonic = 0, series = 0;
    for (int k = 0; k < 24; k++) {
        series += term * (order == 0 ? harmonic : 2 * harmonic + 1. / (k + 1));
        harmonic += 1. / (k + 1);
        term *= square / ((k + 1) * (k + 1 + order));
    }
    const double sum = order == 0 ? series - logarithm * formula_bessel_i0(x)
                                  : 1 / x + logarithm * formula_bessel_i1(x) - x / 4 * series;
    return sum * exp(x);
}
/* Above 2, the integral of exp(-x (cosh(t) - 1)) cosh(order t) over positive t by the trapezoidal rule in
   u = sqrt(2 x) sinh(t / 2), whose steps of 0.3 leave an error of 4e-17. */
FORMULA double formula_decay(double order, double x) {
    const double weight[] = { /* exp(-u u) */
        0.9139311852712282, 0.697676326071031, 0.44485806622294116, 0.23692775868212176, 0.10539922456186433,
        0.03916389509898707, 0.012155178329914937, 0.0031511115984444405, 0.0006823280527563766,
        0.00012340980408667956, 1.864374233151683e-05, 2.352575200009773e-06, 2.47959601804503e-07,
        2.182957795125479e-08, 1.6052280551856116e-09, 9.859505575991508e-11, 5.058252742843793e-12,
        2.167568882618962e-13, 7.75840207569607e-15, 2.3195228302435696e-16, 5.792312885394858e-18};
    double term[21], sum = 0.5;
    if (!(x > 0) || x == INFINITY)
        return x == 0 ? INFINITY : x == INFINITY ? 0 : NAN;
    if (x <= 2)
        return formula_decay_small(order, x);
    for (int k = 0; k < 21; k++) {
        const double share = 0.09 * (k + 1) * (k + 1) / x;
        term[k] = weight[k] * (1 + order * share) / sqrt(1 + share / 2);
    }
    for (int k = 20; k >= 0; k--)
        sum += term[k];
    return sqrt(0.18 / x) * sum;
}
FORMULA double formula_scaled_k0(double x) { return formula_decay(0, x); }
FORMULA double formula_scaled_k1(double x) { return formula_decay(1, x); }
FORMULA double formula_bessel_k0(double x) { return x == INFINITY ? 0 : formula_decay(0, x) * exp(-x); }
FORMULA double formula_bessel_k1(double x) { return x == INFINITY ? 0 : formula_decay(1, x) * exp(-x); }

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
FORMULA double formula_airy(double x, bool slope) {
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
    if (!(fabs(x) <= 10.5))
        return x != x ? x : formula_airy_far(x, slope);
    const double near = rint(x), t = x - near;
    double before = 0, at = value[(int)near + 10], next = derivative[(int)near + 10], power = 1, sum = 0;
    for (int n = 0; n < 30; n++) {
        sum += power * (slope ? (n + 1) * next : at);
        const double following = (near * at + before) / ((n + 1.) * (n + 2.));
        before = at;
        at = next;
        next = following;
        power *= t;
    }
    return sum;
}
FORMULA double formula_airy_ai(double x) { return formula_airy(x, false); }
FORMULA double formula_airy_slope(double x) { return formula_airy(x, true); }

/* The sum over k >= 0 of (q + k) ** -s: 12 terms above zero, then the formula of Euler and Maclaurin. */
FORMULA double formula_hurwitz(double s, double q) {
    const double share[] = {1. / 12, -1. / 720, 1. / 30240, -1. / 1209600, 1. / 47900160, -691. / 1307674368000,
                            1. / 74724249600, -3617. / 10670622842880000};
    const bool whole = q <= 0 && q == floor(q);
    if (s == 1 || (s > 1 && whole))
        return q == q ? INFINITY : NAN;
    if (!(s > 1) || !(q > 0 || s == floor(s)))
        return NAN;
    const int count = 12 + (q < 0 ? (int)(q > -1000 ? -q : 1000) : 0);
    double sum = 0, end = q;
    for (int k = 0; k < count; k++, end = q + k) {
        const double term = pow(end, -s);
        sum += term;
        if (end > 0 && term <= 1e-17 * sum)
            return sum;
    }
    double rising = s, factor = pow(end, -s - 1), rest = end * end * factor / (s - 1) + end * factor / 2;
    for (int j = 0; j < 8; j++) {
        rest += share[j] * rising * factor;
        rising *= (s + 2 * j + 1) * (s + 2 * j + 2);
        factor /= end * end;
    }
    return sum + rest;
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

#define FORMULA_AS_DOUBLE(name)                                                                    \
    FORMULA float name##f(float x) { return (float)name(x); }
FORMULA_AS_DOUBLE(formula_bessel_j0)
FORMULA_AS_DOUBLE(formula_bessel_j1)
FORMULA_AS_DOUBLE(formula_bessel_y0)
FORMULA_AS_DOUBLE(formula_bessel_y1)
FORMULA_AS_DOUBLE(formula_bessel_k0)
FORMULA_AS_DOUBLE(formula_bessel_k1)
FORMULA_AS_DOUBLE(formula_scaled_k0)
FORMULA_AS_DOUBLE(formula_scaled_k1)
FORMULA_AS_DOUBLE(formula_airy_ai)
FORMULA_AS_DOUBLE(formula_airy_slope)
FORMULA float formula_hurwitzf(float s, float q) { return (float)formula_hurwitz(s, q); }
FORMULA float formula_polynomialf(float x, float n, float kind) { return (float)formula_polynomial(x, n, kind); }
