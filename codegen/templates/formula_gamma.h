/*# Incomplete gamma functions, and derivatives of gamma and beta draws by their parameters. #*/
/* The densities of log(x) for a gamma distribution, and of logit(x) for a beta distribution, decrease faster than
   exponentials. Gauss' rule with 24 points is exact to double precision down to exp(-38). For small parameters the lower
   side has a long tail; integration by parts increases the parameter by one and adds terms of equal sign. */
/* In its tables the rule for doubles is followed by one with 14 points for floats, which is exact to them down to exp(-20). */
#define FORMULA_POINTS(single) ((single) ? 14 : 24)
#define FORMULA_RULE(single) ((single) ? 24 : 0)
#define FORMULA_FALL(single) ((single) ? 20. : 38.)

/* expm1(t) - t without cancellation for large shapes. */
FORMULA double formula_expm1_rest(double t) {
    const double upper = 1. / 120 + t * (1. / 720 + t * (1. / 5040 + t * (1. / 40320 + t * (1. / 362880))));
    const double near = t * t * (0.5 + t * (1. / 6 + t * (1. / 24 + t * upper))), far = expm1(t) - t;
    return fabs(t) < 0.05 ? near : far;
}
/* 2^n, and exp(x) / 2^n - 1 as a sum of its first two terms, to 37 bits for |x| < 700. The number 2^n is in the last
   bits of a sum with 3 * 2^51. */
FORMULA double formula_short_exp(double x, double *power, double *first) {
    const double sum = x * 1.4426950408889634 + 0x1.8p52, r = x - (sum - 0x1.8p52) * 0.6931471805599453;
    const double square = r * r, low = 0.5 + r * (1. / 6) + square * (1. / 24 + r * (1. / 120));
    const double high = 1. / 720 + r * (1. / 5040) + square * (1. / 40320 + r * (1. / 362880));
    union {
        double number;
        int64_t bits;
    } whole = {sum};
    whole.bits = (whole.bits + 1023) << 52;
    *power = whole.number;
    *first = r;
    return square * (low + square * square * high);
}
/* exp((a - x) * t - x * (expm1(t) - t)), or exp(-30) if that is more, to the precision of floats. */
FORMULA double formula_gamma_fall(double a, double x, double t) {
    double power, first, rest = formula_short_exp(t, &power, &first);
    rest = power == 1 ? rest : power * (1 + (first + rest)) - 1 - t;
    const double to = (a - x) * t - x * rest;
    rest = formula_short_exp(to < -30 ? -30 : to, &power, &first);
    return power * (1 + (first + rest));
}
/* log(x) - digamma(a); for large shapes, where both are close, by Stirling's series. */
FORMULA double formula_above_digamma(double a, double x, double y, double digamma) {
    if (a < 16)
        return y - digamma;
    const double part = 1 / a, z = part * part;
    const double series = z * (1. / 12 - z * (1. / 120 - z * (1. / 252 - z * (1. / 240 - z / 132))));
    return (fabs(x - a) < a / 2 ? log1p((x - a) / a) : y - log(a)) + part / 2 + series;
}
/* A distance from log(x) at which the density of a gamma distribution has decreased by at least exp(-fall). */
FORMULA double formula_gamma_reach(double a, double x, double side, double fall) {
    const double slope = fabs(x - a), near = 2 * fall / (slope + sqrt(slope * slope + 2 * fall * x));
    if (side > 0) {
        const double far = log1p((fall + a * near) / x);
        return near < far ? near : far;
    }
    return near - ((a - x) * near + x * formula_expm1_rest(-near) - fall) / (a - x - x * expm1(-near));
}
/* The probability of one side of x over the density of log(x) at x; with `slope`, the derivative of log(x) by the shape
   a for constant probability. Integrands have one sign on the chosen side, so no digits cancel. */
FORMULA double formula_gamma_side(double a, double x, double y, bool lower, bool slope, bool single) {
/*% include "formula_gauss.h" %*/
    const double side = lower ? -1 : 1, least = single ? 1e-9 : 1e-18, enough = single ? 8 : 16;
    double sum = 0, factor = 1, digamma = slope ? formula_digamma(a + 1) : 0, term[FORMULA_POINTS(false)];
    for (; lower && factor > least * sum && (a < enough || 4 * x < a); digamma += slope ? 1 / a : 0) {
        const double part = 1 / a++;
        sum += factor * part * (slope ? digamma - y : 1);
        factor *= x * part;
    }
    if (lower && factor <= least * sum)
        return sum;
    const double reach = formula_gamma_reach(a, x, side, FORMULA_FALL(single));
    const double away = slope ? formula_above_digamma(a, x, y, digamma - 1 / a) : side;
    for (int k = 0; k < FORMULA_POINTS(single); k++) {
        const double t = side * reach * point[k];
        term[k] = weight[k] * side * (away + (slope ? t : 0)) * exp((a - x) * t - x * formula_expm1_rest(t));
    }
    for (int k = 0; k < FORMULA_POINTS(single); k++)
        sum += factor * reach * term[k];
    return sum;
}
FORMULA double formula_slope_of_gamma_to(double a, double y, bool single) {
    const bool inside = (a > 0) & (a < INFINITY) & (fabs(y) < INFINITY);
    return inside ? formula_gamma_side(a, exp(y), y, y <= formula_digamma(a + 1), true, single) : NAN;
}
FORMULA double formula_slope_of_gamma(double a, double y) { return formula_slope_of_gamma_to(a, y, false); }
FORMULA float formula_slope_of_gammaf(float a, float y) { return (float)formula_slope_of_gamma_to(a, y, true); }

/* Stirling's series for the logarithm of the gamma function. */
FORMULA double formula_stirling_rest(double a) {
    const double part = 1 / a, z = part * part;
    return part * (1. / 12 - z * (1. / 360 - z * (1. / 1260 - z * (1. / 1680 - z * (1. / 1188)))));
}
/* Density of log(x); for large shapes by Stirling's series, because the logarithm would lose digits. */
FORMULA double formula_gamma_density_far(double a, double x) {
    const double away = log1p((x - a) / a);
    return sqrt(a / 6.283185307179586) * exp(-a * formula_expm1_rest(away) - formula_stirling_rest(a));
}
FORMULA double formula_gamma_density(double a, double x) {
    return a < 16 ? exp(a * log(x) - x - formula_log_gamma(a)) : formula_gamma_density_far(a, x);
}
/* The probability of a gamma distribution of shape a below x, or above x. */
FORMULA double formula_gamma_outside(double a, double x, bool wanted_lower) {
    if (!(a >= 0 && x >= 0) || (a == 0 && x == 0) || (a == INFINITY && x == INFINITY))
        return NAN;
    return ((a == 0) | (x == INFINITY)) == wanted_lower;
}
FORMULA double formula_gamma_share(double a, double x, bool wanted_lower) {
    if (!((a > 0) & (x > 0) & (a < INFINITY) & (x < INFINITY)))
        return formula_gamma_outside(a, x, wanted_lower);
    const bool lower = x <= a + 0.5; /* about exp(digamma(a + 1)) */
    const double density = formula_gamma_density(a, x);
    if (!lower && wanted_lower && density < 1e-17 * (x - a)) /* a bound of what is above x */
        return 1;
    const double share = density * formula_gamma_side(a, x, log(x), lower, false, false);
    const double found = lower == wanted_lower ? share : 1 - share;
    return found > 1 ? 1 : found;
}
FORMULA double formula_share_below(double a, double x) { return formula_gamma_share(a, x, true); }
FORMULA double formula_share_above(double a, double x) { return formula_gamma_share(a, x, false); }
/* The same for floats, without branches, so that gcc computes vectors of elements. Eight steps increase the shape of
   the lower side, and shift that of the gamma function below 16. */
FORMULA double formula_gamma_share_single(double shape, double end, bool wanted_lower) {
    const bool single = true;
/*% include "formula_gauss.h" %*/
    const bool inside = (shape > 0) & (end > 0) & (shape < INFINITY) & (end < INFINITY);
    const double x = inside ? end : 1, first = inside ? shape : 1, side = x <= first + 0.5 ? -1 : 1, fall = 20;
    const double enough = side < 0 ? 8 : 0;
    double a = first, steps = first, sum = 0, factor = 1;
    FORMULA_UNROLL for (int k = 0; k < 8; k++) {
        const double part = 1 / a;
        steps *= k ? first + k : 1;
        sum += a < enough ? factor * part : 0;
        factor *= a < enough ? x * part : 1;
        a += a < enough ? 1 : 0;
    }
    const double slope = fabs(x - a), near = 2 * fall / (slope + sqrt(slope * slope + 2 * fall * x));
    const double far = log1p((fall + a * near) / x), least = near < far ? near : far;
    const double over = (a - x) * near + x * formula_expm1_rest(-near) - fall;
    const double below = near - over / (a - x - x * expm1(-near)), reach = side > 0 ? least : below;
    double average = 0;
    FORMULA_UNROLL for (int k = 0; k < FORMULA_POINTS(true); k++)
        average += weight[k] * formula_gamma_fall(a, x, side * reach * point[k]);
    sum += factor * reach * average;
    const double high = first < 16 ? first + 8 : first, large = first < 16 ? 16 : first;
    const double logarithm = (high - 0.5) * log(high) - high + 0.9189385332046727 + formula_stirling_rest(high);
    const double small_density = steps * exp(first * log(x) - x - logarithm);
    const double large_density = formula_gamma_density_far(large, x);
    const double density = first < 16 ? small_density : large_density;
    const double share = density * sum, found = (side < 0) == wanted_lower ? share : 1 - share;
    const bool wrong = !((shape >= 0) & (end >= 0)) | (shape + end == 0) | ((shape == INFINITY) & (end == INFINITY));
    const double limit = ((shape == 0) | (end == INFINITY)) == wanted_lower ? 1 : 0;
    return inside ? found > 1 ? 1 : found : wrong ? NAN : limit;
}
FORMULA float formula_share_belowf(float a, float x) { return (float)formula_gamma_share_single(a, x, true); }
FORMULA float formula_share_abovef(float a, float x) { return (float)formula_gamma_share_single(a, x, false); }

/* Like formula_gamma_reach for a beta distribution, by Newton's method, which overshoots on a convex function. */
FORMULA double formula_beta_reach(double a, double b, double x, double side, double drop) {
    const double all = a + b, slope = fabs(x * all - a);
    const double most = side > 0 ? (drop - all * log(x)) / b : (drop - all * log1p(-x)) / a;
    double reach = 2 * drop / (slope + sqrt(slope * slope + 2 * drop * all * x * (1 - x)));
    for (int step = 0; step < 4; step++) {
        const double t = side * reach, share = x / (x + (1 - x) * exp(-t));
        const double fall = all * log1p(x * expm1(t)) - a * t;
        const double next = reach - (fall - drop) / (side * (all * share - a));
        reach = (next > 0) & (next < most) ? next : most;
    }
    return reach;
}
/* The derivative of logit(x) by a, for a beta distribution with constant probability below x. */
FORMULA double formula_slope_of_beta_to(double x, double a, double b, bool single) {
/*% include "formula_gauss.h" %*/
    if (!((x > 0) & (x < 1) & (a > 0) & (b > 0) & (a < INFINITY) & (b < INFINITY)))
        return NAN;
    const double y = log(x);
    double mean = formula_digamma(a) - formula_digamma(a + b), sum = 0, factor = 1, term[FORMULA_POINTS(false)];
    const bool lower = (y <= mean) | ((a < 16) & (y <= mean + 1 / a) & (x < 0.5));
    for (; lower && a < 16; a++) {
        sum += factor * (mean + 1 / a - y) / a;
        factor *= x * (a + b) / a;
        mean += b / (a * (a + b));
    }
    for (; !lower && b < 16; b++) {
        sum += factor * (y - mean) / b;
        factor *= (1 - x) * (a + b) / b;
        mean -= 1 / (a + b);
    }
    if (factor <= 1e-18 * sum)
        return sum;
    const double side = lower ? -1 : 1, reach = formula_beta_reach(a, b, x, side, FORMULA_FALL(single));
    for (int k = 0; k < FORMULA_POINTS(single); k++) {
        const double t = side * reach * point[k], shift = log1p(x * expm1(t));
        term[k] = weight[k] * side * (y - mean + t - shift) * exp(a * t - (a + b) * shift);
    }
    for (int k = 0; k < FORMULA_POINTS(single); k++)
        sum += factor * reach * term[k];
    return sum;
}
FORMULA double formula_slope_of_beta(double x, double a, double b) { return formula_slope_of_beta_to(x, a, b, false); }
FORMULA float formula_slope_of_betaf(float x, float a, float b) {
    return (float)formula_slope_of_beta_to(x, a, b, true);
}

/* Draws that may reject numbers compute further ones in [0, 1) from the bits of the first (SplitMix64: Steele, Lea
   and Flood, 2014). */
FORMULA uint64_t formula_mixed(uint64_t state) {
    state = (state ^ state >> 30) * 0xbf58476d1ce4e5b9u;
    state = (state ^ state >> 27) * 0x94d049bb133111ebu;
    return state ^ state >> 31;
}
FORMULA double formula_drawn(uint64_t *state) {
    return (double)(formula_mixed(*state += 0x9e3779b97f4a7c15u) >> 11) * 0x1p-53;
}

/* A draw of a gamma distribution of shape a >= 1 (Marsaglia and Tsang, "A simple method for generating gamma
   variables", 2000). At most one pair in twenty is rejected. */
FORMULA double formula_drawn_gamma(double a, double normal, double uniform) {
    const double d = a - 1. / 3, c = 1 / sqrt(9 * d);
    uint64_t state = (uint64_t)((normal + 16) * 0x1p58) ^ formula_mixed((uint64_t)(uniform * 0x1p53));
    for (int attempt = 0; attempt < 64; attempt++) {
        const double root = 1 + c * normal, v = root * root * root;
        if (root > 0 && log1p(-uniform) < 0.5 * normal * normal + d * (1 - v + log(v)))
            return d * v;
        const double first = formula_drawn(&state) + 0x1p-54, second = formula_drawn(&state);
        uniform = formula_drawn(&state);
        normal = sqrt(-2 * log(first)) * cos(6.283185307179586 * second);
    }
    return a; /* nan, or a shape that is not a number */
}
FORMULA float formula_drawn_gammaf(float a, float normal, float uniform) {
    return (float)formula_drawn_gamma(a, normal, uniform);
}

/* t - log1p(t), near 0 by the series of the inverse hyperbolic tangent. */
FORMULA double formula_log1p_rest(double t) {
    const double s = t / (2 + t), z = s * s;
    const double sum = 1. / 3 + z * (1. / 5 + z * (1. / 7 + z * (1. / 9 + z * (1. / 11 + z * (1. / 13)))));
    return fabs(t) > 0.125 ? t - log1p(t) : s * (t - 2 * z * sum);
}
/* The probability of k in a Poisson distribution. */
FORMULA double formula_poisson_chance(double k, double rate) {
    if (!(k >= 8))
        return k > 0 ? formula_gamma_density(k, rate) / k : exp(-rate);
    const double fall = k * formula_log1p_rest((rate - k) / k);
    return exp(-fall - formula_stirling_rest(k)) / sqrt(6.283185307179586 * k);
}

/* A draw of a Poisson distribution: of small rates by subtracting the chances of 0, 1, and so on from a uniform number,
   of others by transformed rejection (Hoermann, "The transformed rejection method for generating Poisson random
   variables", 1993), which rejects at most one pair in five. */
FORMULA double formula_drawn_poisson(double rate, double uniform) {
    uint64_t state = (uint64_t)(uniform * 0x1p53);
    if (!(rate >= 10)) {
        double left = formula_drawn(&state), chance = exp(-rate), k = 0;
        for (; left > chance && k < 200; chance *= rate / k) {
            left -= chance;
            k++;
        }
        return k;
    }
    const double b = 0.931 + 2.53 * sqrt(rate), a = 0.02483 * b - 0.059;
    const double scale = 1.1239 + 1.1328 / (b - 3.4), sure = 0.9277 - 3.6224 / (b - 2);
    for (int attempt = 0; attempt < 64; attempt++) {
        const double u = formula_drawn(&state) - 0.5, v = formula_drawn(&state), side = 0.5 - fabs(u);
        const double k = floor((2 * a / side + b) * u + rate + 0.43);
        if (side >= 0.07 && v <= sure)
            return k;
        if (k >= 0 && (side >= 0.013 || v <= side)
            && v * scale / (a / (side * side) + b) <= formula_poisson_chance(k, rate))
            return k;
    }
    return floor(rate);
}
FORMULA float formula_drawn_poissonf(float rate, float uniform) {
    return (float)formula_drawn_poisson(rate, uniform);
}

/* The probability of k successes among n trials, but for a factor that all k share. */
FORMULA double formula_binomial_chance(double k, double n, double share) {
    return formula_poisson_chance(k, n * share) * formula_poisson_chance(n - k, n * (1 - share));
}

/* A draw of a binomial distribution with a probability of at most a half: of few trials by counting, of few expected
   successes by subtracting chances, otherwise by transformed rejection (Hoermann, "The generation of binomial random
   variates", 1993), which compares chances for up to a third of the pairs. */
FORMULA double formula_drawn_successes(double n, double share, uint64_t state) {
    double k = 0;
    if (n <= 16) {
        for (double trial = 0; trial < n; trial++)
            k += formula_drawn(&state) < share;
        return k;
    }
    if (!(n * share >= 10)) {
        double left = formula_drawn(&state), chance = exp(n * log1p(-share));
        for (; left > chance && k < n && k < 200; chance *= (n - k + 1) / k * (share / (1 - share))) {
            left -= chance;
            k++;
        }
        return k;
    }
    const double deviation = sqrt(n * share * (1 - share)), b = 1.15 + 2.53 * deviation;
    const double a = -0.0873 + 0.0248 * b + 0.01 * share, sure = 0.92 - 4.2 / b;
    for (int attempt = 0; attempt < 64; attempt++) {
        const double u = formula_drawn(&state) - 0.5, v = formula_drawn(&state), side = 0.5 - fabs(u);
        k = floor((2 * a / side + b) * u + n * share + 0.5);
        if (side >= 0.07 && v <= sure)
            return k;
        const double most = formula_binomial_chance(floor((n + 1) * share), n, share);
        const double scale = (2.83 + 5.1 / b) * deviation * most;
        if (k >= 0 && k <= n
            && v * scale / (a / (side * side) + b) <= formula_binomial_chance(k, n, share))
            return k;
    }
    return floor(n * share);
}
FORMULA double formula_drawn_binomial(double n, double share, double uniform) {
    const uint64_t state = (uint64_t)(uniform * 0x1p53);
    const double trials = floor(n + 0.5), few = share > 0.5 ? 1 - share : share;
    const double k = formula_drawn_successes(trials, few, state);
    return share > 0.5 ? trials - k : k;
}
FORMULA float formula_drawn_binomialf(float n, float share, float uniform) {
    return (float)formula_drawn_binomial(n, share, uniform);
}
