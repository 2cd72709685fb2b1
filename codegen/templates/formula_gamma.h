/*# Incomplete gamma functions, and derivatives of gamma and beta draws by their parameters. #*/
/* The densities of log(x) for a gamma distribution, and of logit(x) for a beta distribution, decrease faster than
   exponentials. Gauss' rule with 24 points is exact to double precision down to exp(-38). For small parameters the lower
   side has a long tail; integration by parts increases the parameter by one and adds terms of equal sign. */
#define FORMULA_POINTS 24
#define FORMULA_GAUSS                                                                                         \
    const double point[] = {                                                                           \
        0.0024063900014893447, 0.012635722014345263, 0.0308627239986336, 0.056792236497799464,                \
        0.08999900701304853, 0.12993790421072282, 0.17595317403151223, 0.22728926430558022,                   \
        0.28310324618697746, 0.3424786601519183, 0.40444056626319186, 0.4679715535686972,                     \
        0.5320284464313028, 0.5955594337368082, 0.6575213398480817, 0.7168967538130225, 0.7727107356944198,   \
        0.8240468259684878, 0.8700620957892772, 0.9100009929869515, 0.9432077635022005, 0.9691372760013663,   \
        0.9873642779856547, 0.9975936099985107};                                                              \
    const double weight[] = {                                                                          \
        0.006170614899994345, 0.01426569431446678, 0.022138719408709706, 0.02964929245771818,                 \
        0.03667324070554008, 0.0430950807659766, 0.04880932605205696, 0.05372213505798278,                    \
        0.05775283402686276, 0.06083523646390165, 0.06291872817341412, 0.06396909767337601,                   \
        0.06396909767337601, 0.06291872817341412, 0.06083523646390165, 0.05775283402686276,                   \
        0.05372213505798278, 0.04880932605205696, 0.0430950807659766, 0.03667324070554008,                    \
        0.02964929245771818, 0.022138719408709706, 0.01426569431446678, 0.006170614899994345}

/* expm1(t) - t without cancellation for large shapes. */
FORMULA double formula_expm1_rest(double t) {
    const double upper = 1. / 120 + t * (1. / 720 + t * (1. / 5040 + t * (1. / 40320 + t * (1. / 362880))));
    const double near = t * t * (0.5 + t * (1. / 6 + t * (1. / 24 + t * upper))), far = expm1(t) - t;
    return fabs(t) < 0.05 ? near : far;
}
/* log(x) - digamma(a); for large shapes, where both are close, by Stirling's series. */
FORMULA double formula_above_digamma(double a, double x, double y, double digamma) {
    if (a < 16)
        return y - digamma;
    const double part = 1 / a, z = part * part;
    const double series = z * (1. / 12 - z * (1. / 120 - z * (1. / 252 - z * (1. / 240 - z / 132))));
    return (fabs(x - a) < a / 2 ? log1p((x - a) / a) : y - log(a)) + part / 2 + series;
}
/* A distance from log(x) at which the density of a gamma distribution has decreased by at least exp(-38). */
FORMULA double formula_gamma_reach(double a, double x, double side) {
    const double slope = fabs(x - a), near = 76 / (slope + sqrt(slope * slope + 76 * x));
    if (side > 0) {
        const double far = log1p((38 + a * near) / x);
        return near < far ? near : far;
    }
    return near - ((a - x) * near + x * formula_expm1_rest(-near) - 38) / (a - x - x * expm1(-near));
}
/* The probability of one side of x over the density of log(x) at x; with `slope`, the derivative of log(x) by the shape
   a for constant probability. Integrands have one sign on the chosen side, so no digits cancel. */
FORMULA double formula_gamma_side(double a, double x, double y, bool lower, bool slope) {
    FORMULA_GAUSS;
    const double side = lower ? -1 : 1;
    double sum = 0, factor = 1, digamma = slope ? formula_digamma(a + 1) : 0, term[FORMULA_POINTS];
    for (; lower && factor > 1e-18 * sum && (a < 16 || 4 * x < a); digamma += slope ? 1 / a : 0) {
        const double part = 1 / a++;
        sum += factor * part * (slope ? digamma - y : 1);
        factor *= x * part;
    }
    if (lower && factor <= 1e-18 * sum)
        return sum;
    const double reach = formula_gamma_reach(a, x, side);
    const double away = slope ? formula_above_digamma(a, x, y, digamma - 1 / a) : side;
    for (int k = 0; k < FORMULA_POINTS; k++) {
        const double t = side * reach * point[k];
        term[k] = weight[k] * side * (away + (slope ? t : 0)) * exp((a - x) * t - x * formula_expm1_rest(t));
    }
    for (int k = 0; k < FORMULA_POINTS; k++)
        sum += factor * reach * term[k];
    return sum;
}
FORMULA double formula_slope_of_gamma(double a, double y) {
    const bool inside = (a > 0) & (a < INFINITY) & (fabs(y) < INFINITY);
    return inside ? formula_gamma_side(a, exp(y), y, y <= formula_digamma(a + 1), true) : NAN;
}
FORMULA float formula_slope_of_gammaf(float a, float y) { return (float)formula_slope_of_gamma(a, y); }

/* Density of log(x); for large shapes by Stirling's series, because the logarithm would lose digits. */
FORMULA double formula_gamma_density(double a, double x) {
    if (a < 16)
        return exp(a * log(x) - x - formula_log_gamma(a));
    const double away = (x - a) / a, part = 1 / a, z = part * part;
    const double series = part * (1. / 12 - z * (1. / 360 - z * (1. / 1260 - z * (1. / 1680 - z / 1188))));
    return sqrt(a / 6.283185307179586) * exp(-a * formula_expm1_rest(log1p(away)) - series);
}
/* The probability of a gamma distribution of shape a below x, or above x. */
FORMULA double formula_gamma_share(double a, double x, bool wanted_lower) {
    if (!(a >= 0 && x >= 0) || (a == 0 && x == 0) || (a == INFINITY && x == INFINITY))
        return NAN;
    if ((a == 0) | (x == 0) | (a == INFINITY) | (x == INFINITY))
        return ((a == 0) | (x == INFINITY)) == wanted_lower;
    const bool lower = x <= a + 0.5; /* about exp(digamma(a + 1)) */
    const double side = formula_gamma_side(a, x, log(x), lower, false);
    const double share = formula_gamma_density(a, x) * side, found = lower == wanted_lower ? share : 1 - share;
    return found > 1 ? 1 : found;
}
FORMULA double formula_share_below(double a, double x) { return formula_gamma_share(a, x, true); }
FORMULA double formula_share_above(double a, double x) { return formula_gamma_share(a, x, false); }
FORMULA float formula_share_belowf(float a, float x) { return (float)formula_share_below(a, x); }
FORMULA float formula_share_abovef(float a, float x) { return (float)formula_share_above(a, x); }

/* Like formula_gamma_reach for a beta distribution, by Newton's method, which overshoots on a convex function. */
FORMULA double formula_beta_reach(double a, double b, double x, double side) {
    const double all = a + b, slope = fabs(x * all - a);
    const double most = side > 0 ? (38 - all * log(x)) / b : (38 - all * log1p(-x)) / a;
    double reach = 76 / (slope + sqrt(slope * slope + 76 * all * x * (1 - x)));
    for (int step = 0; step < 4; step++) {
        const double t = side * reach, share = x / (x + (1 - x) * exp(-t));
        const double fall = all * log1p(x * expm1(t)) - a * t;
        const double next = reach - (fall - 38) / (side * (all * share - a));
        reach = (next > 0) & (next < most) ? next : most;
    }
    return reach;
}
/* The derivative of logit(x) by a, for a beta distribution with constant probability below x. */
FORMULA double formula_slope_of_beta(double x, double a, double b) {
    FORMULA_GAUSS;
    if (!((x > 0) & (x < 1) & (a > 0) & (b > 0) & (a < INFINITY) & (b < INFINITY)))
        return NAN;
    const double y = log(x);
    double mean = formula_digamma(a) - formula_digamma(a + b), sum = 0, factor = 1, term[FORMULA_POINTS];
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
    const double side = lower ? -1 : 1, reach = formula_beta_reach(a, b, x, side);
    for (int k = 0; k < FORMULA_POINTS; k++) {
        const double t = side * reach * point[k], shift = log1p(x * expm1(t));
        term[k] = weight[k] * side * (y - mean + t - shift) * exp(a * t - (a + b) * shift);
    }
    for (int k = 0; k < FORMULA_POINTS; k++)
        sum += factor * reach * term[k];
    return sum;
}
FORMULA float formula_slope_of_betaf(float x, float a, float b) { return (float)formula_slope_of_beta(x, a, b); }

/* A draw of a gamma distribution of shape a >= 1, from a normal and a uniform number (Marsaglia and Tsang, "A
   simple method for generating gamma variables", 2000). At most one pair in twenty is rejected; the next pair
   is computed from its bits (SplitMix64: Steele, Lea and Flood, 2014). */
FORMULA uint64_t formula_mixed(uint64_t state) {
    state = (state ^ state >> 30) * 0xbf58476d1ce4e5b9u;
    state = (state ^ state >> 27) * 0x94d049bb133111ebu;
    return state ^ state >> 31;
}
FORMULA double formula_drawn_gamma(double a, double normal, double uniform) {
    const double d = a - 1. / 3, c = 1 / sqrt(9 * d);
    uint64_t state = (uint64_t)((normal + 16) * 0x1p58) ^ formula_mixed((uint64_t)(uniform * 0x1p53));
    for (int attempt = 0; attempt < 64; attempt++) {
        const double root = 1 + c * normal, v = root * root * root;
        if (root > 0 && log1p(-uniform) < 0.5 * normal * normal + d * (1 - v + log(v)))
            return d * v;
        const double first = (double)(formula_mixed(state += 0x9e3779b97f4a7c15u) >> 11) * 0x1p-53 + 0x1p-54;
        const double second = (double)(formula_mixed(state += 0x9e3779b97f4a7c15u) >> 11) * 0x1p-53;
        uniform = (double)(formula_mixed(state += 0x9e3779b97f4a7c15u) >> 11) * 0x1p-53;
        normal = sqrt(-2 * log(first)) * cos(6.283185307179586 * second);
    }
    return a; /* nan, or a shape that is not a number */
}
FORMULA float formula_drawn_gammaf(float a, float normal, float uniform) {
    return (float)formula_drawn_gamma(a, normal, uniform);
}
