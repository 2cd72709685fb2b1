/* Generated from ops.yaml by codegen/templates/formula.cuh. Do not edit: change the row and run make gen. */
/* The functions that printed element formulas call on GPUs, under the names of formula.h. */
#pragma once
#include <cstdint>
#include <math_constants.h>

#define FORMULA __device__ __forceinline__
#define FORMULA_UNROLL _Pragma("unroll")
#define FORMULA2 template <typename A, typename B> __device__ __forceinline__
#define FORMULA3 template <typename A, typename B, typename C> __device__ __forceinline__

#ifndef INFINITY
#define INFINITY CUDART_INF
#endif
#ifndef NAN
#define NAN CUDART_NAN
#endif

#define formula_quotient(x, y) ((x) / (y))

FORMULA float formula_ndtrf(float x) { return (float)(0.5 * erfc(-0.7071067811865476 * x)); }
FORMULA double formula_ndtr(double x) { return 0.5 * erfc(-0.7071067811865476 * x); }
FORMULA double formula_sinpi(double x) { return sin(3.141592653589793 * (x - 2 * rint(x / 2))); }
FORMULA float formula_sinpif(float x) { return (float)formula_sinpi(x); }
FORMULA float formula_nextf(float x, float y) { return nextafterf(x, y); }
FORMULA double formula_next(double x, double y) { return nextafter(x, y); }
FORMULA float formula_log_gammaf(float x) { return lgammaf(x); }
FORMULA double formula_log_gamma(double x) { return lgamma(x); }

/* The inverse of the error function divided by x, within 2e-7 (after Giles, 2011): a polynomial in
   w = -log(1 - x**2), or in its square root if w is above 5. For doubles w is at most 37. */
FORMULA float formula_inverse_error_over(float w) {
    const float u = w - 2.5f, v = sqrtf(w) - 4, uu = u * u, vv = v * v;
    const float near = 1.501409359f + 2.466402862e-1f * u
                       + uu * (-4.177386783e-3f - 1.252741873e-3f * u
                               + uu * (2.183444406e-4f - 4.963351251e-6f * u
                                       + uu * (-3.462705077e-6f + 4.661714096e-7f * u
                                               + uu * (2.323267026e-8f - 8.791110624e-9f * u))));
    const float far = 3.839784357f + 1.009493818f * v
                      + vv * (1.248876220e-3f - 8.735204681e-4f * v
                              + vv * (3.562751243e-4f - 1.106188455e-4f * v
                                      + vv * (1.334126018e-5f - 3.460380096e-5f * v
                                              + vv * (4.185249407e-5f - 1.113788622e-5f * v
                                                      + vv * (-2.609285650e-6f + 1.078201737e-6f * v)))));
    return w < 5 ? near : far;
}
/* Improve it by one step of Halley's method, on the side without cancellation. */
FORMULA double formula_inverse_error(double x) {
    const double size = fabs(x), tail = 1 - size;
    const double y = size * formula_inverse_error_over((float)-log(tail * (1 + size)));
    const double above = tail - erfc(y), below = erf(y) - size;
    const double step = (size > 0.5 ? above : below) / (1.1283791670955126 * exp(-y * y));
    const double result = copysign(y - step / (1 + y * step), x);
    return size == 1 ? x * INFINITY : size > 1 ? NAN : result;
}
FORMULA float formula_inverse_errorf(float x) {
    const float size = fabsf(x), result = x * formula_inverse_error_over(-logf((1 - size) * (1 + size)));
    return size == 1 ? x * INFINITY : size > 1 ? NAN : result;
}

/* exp(x * x) * erfc(x); the square is split, so that exp does not amplify its rounding error. */
FORMULA double formula_scaled_erfc(double x) {
    if (x < -27)
        return INFINITY;
    if (x < 25) {
        const double near = rint(x * 64) / 64;
        return exp(near * near) * (exp((x - near) * (x + near)) * erfc(x));
    }
    const double part = 0.5 / (x * x), far = 1 - 9 * part * (1 - 11 * part * (1 - 13 * part));
    return 0.5641895835477563 / x * (1 - part * (1 - 3 * part * (1 - 5 * part * (1 - 7 * part * far))));
}
FORMULA float formula_scaled_erfcf(float x) { return (float)formula_scaled_erfc(x); }

/* exp(-|x|) times the modified Bessel function of the first kind, of order n 0 or 1: the power series, whose
   terms are all positive, then the asymptotic one (Abramowitz and Stegun, 9.6.10 and 9.7.1). Terms of the series
   are products of the previous terms, and carry their rounding errors. */
FORMULA double formula_bessel_series(double n, double size) {
    const double z = size * size / 4, z_low = fma(size, size, -size * size) / 4;
    double term = n == 0 ? 1 : size / 2, term_low = 0, sum = term, sum_low = 0;
    for (int k = 1; k < 200 && term > sum * 1e-18; k++) {
        const double product = term * z, step = k * (k + n);
        const double product_low = fma(term, z, -product) + term * z_low + term_low * z;
        term = product / step;
        term_low = (fma(-term, step, product) + product_low) / step;
        const double next = sum + term, added = next - sum;
        sum_low += (sum - (next - added)) + (term - added) + term_low;
        sum = next;
    }
    return sum + sum_low;
}
FORMULA double formula_bessel(double n, double x) {
    const double size = fabs(x);
    double term = 1, rest = 0, sum = 1;
    if (size < 30) {
        sum = formula_bessel_series(n, size) * exp(-size);
    } else {
        for (int k = 1; k < 30; k++) {
            term *= ((2 * k - 1.0) * (2 * k - 1.0) - 4 * n * n) / (8 * k * size);
            rest += term;
        }
        sum = (1 + rest) / sqrt(6.283185307179586 * size);
    }
    return n == 1 && x < 0 ? -sum : sum;
}
FORMULA double formula_grown_bessel(double n, double x) {
    const double half = exp(fabs(x) / 2);
    return half * formula_bessel(n, x) * half;
}
FORMULA double formula_bessel_i0(double x) { return formula_grown_bessel(0, x); }
FORMULA float formula_bessel_i0f(float x) { return (float)formula_grown_bessel(0, x); }
FORMULA double formula_bessel_i0e(double x) { return formula_bessel(0, x); }
FORMULA float formula_bessel_i0ef(float x) { return (float)formula_bessel(0, x); }
FORMULA double formula_bessel_i1(double x) { return formula_grown_bessel(1, x); }
FORMULA float formula_bessel_i1f(float x) { return (float)formula_grown_bessel(1, x); }
FORMULA double formula_bessel_i1e(double x) { return formula_bessel(1, x); }
FORMULA float formula_bessel_i1ef(float x) { return (float)formula_bessel(1, x); }

/* The logarithm of ndtr. */
FORMULA double formula_log_ndtr(double x) {
    return x < -1 ? log(formula_scaled_erfc(-0.7071067811865476 * x) / 2) - x * x / 2 : log1p(-formula_ndtr(-x));
}
FORMULA float formula_log_ndtrf(float x) { return (float)formula_log_ndtr(x); }

/* Derivative of log(gamma): eight steps of the recurrence as one fraction, to reach arguments above 8, then the
   asymptotic series; below zero, reflection (Abramowitz and Stegun, 6.3.5 and 6.3.18). */
FORMULA double formula_digamma(double x) {
    const double a = x < 0 ? 1 - x : x, rest = x - rint(x);
    double over = 1, under = a;
    FORMULA_UNROLL for (int k = 1; k < 8; k++) {
        over = over * (a + k) + under;
        under *= a + k;
    }
    const double high = a < 8 ? a + 8 : a, part = 1 / high, z = part * part;
    const double series = 1. / 12
                          - z * (1. / 120
                                 - z * (1. / 252
                                        - z * (1. / 240
                                               - z * (1. / 132 - z * (691. / 32760 - z * (1. / 12 - z * (3617. / 8160)))))));
    const double above = log(high) - 0.5 * part - z * series - (a < 8 ? over / under : 0);
    const double result = x < 0 ? above - 3.141592653589793 / tan(3.141592653589793 * rest) : above;
    return (x < 0) & (rest == 0) ? NAN : result;
}
FORMULA float formula_digammaf(float x) { return (float)formula_digamma(x); }

/* Derivative of digamma: like digamma, by a recurrence, an asymptotic series and reflection (Abramowitz and Stegun,
   6.4.6, 6.4.7 and 6.4.12). */
FORMULA double formula_trigamma(double x) {
    const double a = x < 0 ? 1 - x : x, rest = x - rint(x);
    double over = 1, under = (a + 1) * (a + 1);
    FORMULA_UNROLL for (int k = 2; k < 8; k++) {
        const double square = (a + k) * (a + k);
        over = over * square + under;
        under *= square;
    }
    const double high = a < 8 ? a + 8 : a, part = 1 / high, z = part * part;
    const double series = 1. / 6
                          - z * (1. / 30
                                 - z * (1. / 42
                                        - z * (1. / 30
                                               - z * (5. / 66
                                                      - z * (691. / 2730 - z * (7. / 6 - z * (3617. / 510 - z * (43867. / 798))))))));
    const double behind = part + z * (0.5 + part * series) + (a < 8 ? over / under : 0);
    const double above = behind + (a < 8 ? 1 / (a * a) : 0); /* the largest term last: it is the most exact */
    const double sine = sin(3.141592653589793 * rest), turned = 9.869604401089358 / (sine * sine) - above;
    const double result = x < 0 ? turned : above;
    return (x <= 0) & (rest == 0) ? INFINITY : result;
}
FORMULA float formula_trigammaf(float x) { return (float)formula_trigamma(x); }

/* x = mantissa * 2**exponent; the mantissa is at least 0.5 and below 1. Subnormal numbers are scaled up first. Zeros,
   infinities and nan have the exponent 0. */
FORMULA int32_t formula_bitsf(float x) {
    const union {
        float value;
        int32_t bits;
    } from = {fabsf(x) < 0x1p-126f ? x * ((int32_t)1 << 24) : x};
    return from.bits;
}
FORMULA float formula_exponentf(float x) {
    const int32_t field = formula_bitsf(x) >> 23 & 255;
    const float result = (float)(field - 126 - (fabsf(x) < 0x1p-126f ? 24 : 0));
    return (x == 0) | (x - x != 0) ? 0 : result;
}
FORMULA float formula_mantissaf(float x) {
    const int32_t field = (int32_t)255 << 23, half = (int32_t)126 << 23;
    const union {
        int32_t bits;
        float value;
    } to = {(formula_bitsf(x) & ~field) | half};
    return (x == 0) | (x - x != 0) ? x : to.value;
}
FORMULA int64_t formula_bits(double x) {
    const union {
        double value;
        int64_t bits;
    } from = {fabs(x) < 0x1p-1022 ? x * ((int64_t)1 << 53) : x};
    return from.bits;
}
FORMULA double formula_exponent(double x) {
    const int64_t field = formula_bits(x) >> 52 & 2047;
    const double result = (double)(field - 1022 - (fabs(x) < 0x1p-1022 ? 53 : 0));
    return (x == 0) | (x - x != 0) ? 0 : result;
}
FORMULA double formula_mantissa(double x) {
    const int64_t field = (int64_t)2047 << 52, half = (int64_t)1022 << 52;
    const union {
        int64_t bits;
        double value;
    } to = {(formula_bits(x) & ~field) | half};
    return (x == 0) | (x - x != 0) ? x : to.value;
}
/* The remainder has the sign of the divisor, like Python's %. A quotient rounded down keeps the sign of a zero. */
FORMULA float formula_restf(float x, float y) {
    const float rest = fmodf(x, y);
    return (rest != 0) & ((rest < 0) != (y < 0)) ? rest + y : rest;
}
FORMULA float formula_floor_quotientf(float x, float y) {
    const float rest = fmodf(x, y), ratio = x / y;
    const float less = (rest != 0) & ((rest < 0) != (y < 0)) ? 1 : 0;
    const float down = rintf((x - rest) / y) - less;
    return y == 0 ? ratio : down == 0 ? ratio * 0 : down;
}
FORMULA double formula_rest(double x, double y) {
    const double rest = fmod(x, y);
    return (rest != 0) & ((rest < 0) != (y < 0)) ? rest + y : rest;
}
FORMULA double formula_floor_quotient(double x, double y) {
    const double rest = fmod(x, y), ratio = x / y;
    const double less = (rest != 0) & ((rest < 0) != (y < 0)) ? 1 : 0;
    const double down = rint((x - rest) / y) - less;
    return y == 0 ? ratio : down == 0 ? ratio * 0 : down;
}
/* Integers: the call refuses zero divisors before the loop; here they must only not trap. The quotient by -1
   wraps. Random signs make a branch slow, hence the masks. */
FORMULA int formula_whole_quotient_int(int x, int y) {
    return (y == 0) | (y == -1) ? -x : formula_quotient(x, y);
}
FORMULA int formula_whole_modulo_int(int x, int y) {
    return x - y * formula_whole_quotient_int(x, y);
}
FORMULA int formula_whole_rest_int(int x, int y) {
    const int rest = formula_whole_modulo_int(x, y);
    return rest + (y & -(int)((rest != 0) & ((rest ^ y) < 0)));
}
FORMULA int formula_whole_floor_int(int x, int y) {
    const int quotient = formula_whole_quotient_int(x, y), rest = x - y * quotient;
    return quotient - ((rest != 0) & ((rest ^ y) < 0));
}
FORMULA int64_t formula_whole_quotient_long(int64_t x, int64_t y) {
    return (y == 0) | (y == -1) ? -x : formula_quotient(x, y);
}
FORMULA int64_t formula_whole_modulo_long(int64_t x, int64_t y) {
    return x - y * formula_whole_quotient_long(x, y);
}
FORMULA int64_t formula_whole_rest_long(int64_t x, int64_t y) {
    const int64_t rest = formula_whole_modulo_long(x, y);
    return rest + (y & -(int64_t)((rest != 0) & ((rest ^ y) < 0)));
}
FORMULA int64_t formula_whole_floor_long(int64_t x, int64_t y) {
    const int64_t quotient = formula_whole_quotient_long(x, y), rest = x - y * quotient;
    return quotient - ((rest != 0) & ((rest ^ y) < 0));
}
#define FORMULA_WHOLE(name, x, y)                                                                  \
    (sizeof(y) == 4 ? formula_whole_##name##_int(x, y) : formula_whole_##name##_long(x, y))

/* Integer powers wrap; negative exponents truncate like a division, and 0 yields 0. */
FORMULA int64_t formula_integer_power(int64_t x, int64_t y) {
    if (y < 0)
        return x == 1 ? 1 : x == -1 ? ((y & 1) ? -1 : 1) : 0;
    int64_t result = 1;
    for (; y; y >>= 1, x *= x)
        result = (y & 1) ? result * x : result;
    return result;
}

/* Euclid's algorithm on absolute values, which fit unsigned numbers; the multiple wraps. */
FORMULA int64_t formula_common_divisor(int64_t x, int64_t y) {
    uint64_t a = x < 0 ? -(uint64_t)x : (uint64_t)x, b = y < 0 ? -(uint64_t)y : (uint64_t)y;
    while (b) {
        const uint64_t rest = a >> 32 | b >> 32 ? a % b : (uint32_t)a % (uint32_t)b;
        a = b;
        b = rest;
    }
    return (int64_t)a;
}
FORMULA int64_t formula_common_multiple(int64_t x, int64_t y) {
    const int64_t divisor = formula_common_divisor(x, y);
    const uint64_t found = divisor ? (uint64_t)(x / divisor) * (uint64_t)y : 0;
    return (int64_t)((int64_t)found < 0 ? -found : found);
}

/* Shifts are multiplication and floor division by 2**y, for any y. */
FORMULA int64_t f_shift_left(int64_t x, int64_t y) {
    return (uint64_t)y > 63 ? 0 : (int64_t)((uint64_t)x << y);
}
FORMULA int64_t f_shift_right(int64_t x, int64_t y) { return x >> ((uint64_t)y > 63 ? 63 : y); }

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
    const double points[] = {
        0.0024063900014893447, 0.012635722014345263, 0.0308627239986336, 0.056792236497799464,
        0.08999900701304853, 0.12993790421072282, 0.17595317403151223, 0.22728926430558022,
        0.28310324618697746, 0.3424786601519183, 0.40444056626319186, 0.4679715535686972, 0.5320284464313028,
        0.5955594337368082, 0.6575213398480817, 0.7168967538130225, 0.7727107356944198, 0.8240468259684878,
        0.8700620957892772, 0.9100009929869515, 0.9432077635022005, 0.9691372760013663, 0.9873642779856547,
        0.9975936099985107, 0.006858095651593787, 0.03578255816821324, 0.08639934246511749,
        0.15635354759415726, 0.24237568182092295, 0.3404438155360551, 0.44597252564632817, 0.5540274743536718,
        0.6595561844639448, 0.757624318179077, 0.8436464524058427, 0.9136006575348825, 0.9642174418317868,
        0.9931419043484062};
    const double weights[] = {
        0.006170614899994345, 0.01426569431446678, 0.022138719408709706, 0.02964929245771818,
        0.03667324070554008, 0.0430950807659766, 0.04880932605205696, 0.05372213505798278, 0.05775283402686276,
        0.06083523646390165, 0.06291872817341412, 0.06396909767337601, 0.06396909767337601,
        0.06291872817341412, 0.06083523646390165, 0.05775283402686276, 0.05372213505798278,
        0.04880932605205696, 0.0430950807659766, 0.03667324070554008, 0.02964929245771818,
        0.022138719408709706, 0.01426569431446678, 0.006170614899994345, 0.017559730165875875,
        0.04007904357987999, 0.060759285343951655, 0.07860158357909681, 0.09276919873896894,
        0.10259923186064786, 0.10763192673157897, 0.10763192673157897, 0.10259923186064786,
        0.09276919873896894, 0.07860158357909681, 0.060759285343951655, 0.04007904357987999,
        0.017559730165875875};
    const double *const point = points + FORMULA_RULE(single), *const weight = weights + FORMULA_RULE(single);
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
    const double points[] = {
        0.0024063900014893447, 0.012635722014345263, 0.0308627239986336, 0.056792236497799464,
        0.08999900701304853, 0.12993790421072282, 0.17595317403151223, 0.22728926430558022,
        0.28310324618697746, 0.3424786601519183, 0.40444056626319186, 0.4679715535686972, 0.5320284464313028,
        0.5955594337368082, 0.6575213398480817, 0.7168967538130225, 0.7727107356944198, 0.8240468259684878,
        0.8700620957892772, 0.9100009929869515, 0.9432077635022005, 0.9691372760013663, 0.9873642779856547,
        0.9975936099985107, 0.006858095651593787, 0.03578255816821324, 0.08639934246511749,
        0.15635354759415726, 0.24237568182092295, 0.3404438155360551, 0.44597252564632817, 0.5540274743536718,
        0.6595561844639448, 0.757624318179077, 0.8436464524058427, 0.9136006575348825, 0.9642174418317868,
        0.9931419043484062};
    const double weights[] = {
        0.006170614899994345, 0.01426569431446678, 0.022138719408709706, 0.02964929245771818,
        0.03667324070554008, 0.0430950807659766, 0.04880932605205696, 0.05372213505798278, 0.05775283402686276,
        0.06083523646390165, 0.06291872817341412, 0.06396909767337601, 0.06396909767337601,
        0.06291872817341412, 0.06083523646390165, 0.05775283402686276, 0.05372213505798278,
        0.04880932605205696, 0.0430950807659766, 0.03667324070554008, 0.02964929245771818,
        0.022138719408709706, 0.01426569431446678, 0.006170614899994345, 0.017559730165875875,
        0.04007904357987999, 0.060759285343951655, 0.07860158357909681, 0.09276919873896894,
        0.10259923186064786, 0.10763192673157897, 0.10763192673157897, 0.10259923186064786,
        0.09276919873896894, 0.07860158357909681, 0.060759285343951655, 0.04007904357987999,
        0.017559730165875875};
    const double *const point = points + FORMULA_RULE(single), *const weight = weights + FORMULA_RULE(single);
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
    const double points[] = {
        0.0024063900014893447, 0.012635722014345263, 0.0308627239986336, 0.056792236497799464,
        0.08999900701304853, 0.12993790421072282, 0.17595317403151223, 0.22728926430558022,
        0.28310324618697746, 0.3424786601519183, 0.40444056626319186, 0.4679715535686972, 0.5320284464313028,
        0.5955594337368082, 0.6575213398480817, 0.7168967538130225, 0.7727107356944198, 0.8240468259684878,
        0.8700620957892772, 0.9100009929869515, 0.9432077635022005, 0.9691372760013663, 0.9873642779856547,
        0.9975936099985107, 0.006858095651593787, 0.03578255816821324, 0.08639934246511749,
        0.15635354759415726, 0.24237568182092295, 0.3404438155360551, 0.44597252564632817, 0.5540274743536718,
        0.6595561844639448, 0.757624318179077, 0.8436464524058427, 0.9136006575348825, 0.9642174418317868,
        0.9931419043484062};
    const double weights[] = {
        0.006170614899994345, 0.01426569431446678, 0.022138719408709706, 0.02964929245771818,
        0.03667324070554008, 0.0430950807659766, 0.04880932605205696, 0.05372213505798278, 0.05775283402686276,
        0.06083523646390165, 0.06291872817341412, 0.06396909767337601, 0.06396909767337601,
        0.06291872817341412, 0.06083523646390165, 0.05775283402686276, 0.05372213505798278,
        0.04880932605205696, 0.0430950807659766, 0.03667324070554008, 0.02964929245771818,
        0.022138719408709706, 0.01426569431446678, 0.006170614899994345, 0.017559730165875875,
        0.04007904357987999, 0.060759285343951655, 0.07860158357909681, 0.09276919873896894,
        0.10259923186064786, 0.10763192673157897, 0.10763192673157897, 0.10259923186064786,
        0.09276919873896894, 0.07860158357909681, 0.060759285343951655, 0.04007904357987999,
        0.017559730165875875};
    const double *const point = points + FORMULA_RULE(single), *const weight = weights + FORMULA_RULE(single);
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

/* The first zeros of J0 and J1. */
#define FORMULA_ZERO_0 2.404825557695773
#define FORMULA_ZERO_0_LOW -1.176691651530894e-16
#define FORMULA_ZERO_1 3.8317059702075125
#define FORMULA_ZERO_1_LOW -1.5269184090088067e-16
/* J0(x) / (x**0 * (x**2 - zero**2)), t = x**2 - 12.5, x up to 5: 2**-61.3 */
FORMULA double formula_fit_j0(double x) {
    const double x2 = x * x;
    const double x4 = x2 * x2;
    const double x8 = x4 * x4;
    return -0.05728080421634534 + x * 0.005949304370204258 + x2 * (-0.00020977831749049907 + x *
        3.776457883748362e-06) + x4 * (-4.1509083012504894e-08 + x * 3.084934702922688e-10 + x2 *
        (-1.656571459903623e-12 + x * 6.73513441179136e-15)) + x8 * (-2.1467051856113174e-17 + x *
        5.51056209871741e-20 + x2 * (-1.1640361746838076e-22 + x * 2.061116520568795e-25) + x4 *
        -3.06323311691256e-28);
}
/* Y0(x) / x**0 without its logarithm and pole, t = x**2 - 12.5, x up to 5: 2**-61.9 */
FORMULA double formula_fit_y0(double x) {
    const double x2 = x * x;
    const double x4 = x2 * x2;
    const double x8 = x4 * x4;
    return 0.4837248578102995 + x * -0.034612465782841 + x2 * (-0.003011688739390264 + x *
        0.00019892039657764323) + x4 * (-4.567729022701017e-06 + x * 5.7787499771785263e-08 + x2 *
        (-4.725957372281842e-10 + x * 2.725171238971473e-12)) + x8 * (-1.171973157528347e-14 + x *
        3.911400798015355e-17 + x2 * (-1.0437796176188526e-19 + x * 2.2797663186482755e-22) + x4 *
        (-4.157484991378661e-25 + x * 6.413859243764242e-28));
}
/* K0(x) / x**0 without its logarithm and pole, z = x * x / 4 up to 1: 2**-61.3 */
FORMULA double formula_fit_k0(double x) {
    const double x2 = x * x;
    const double x4 = x2 * x2;
    const double x8 = x4 * x4;
    return -0.5772156649015329 + x * 0.4227843350984672 + x2 * (0.23069608377461442 + x * 0.03489215745646899)
        + x4 * (0.0026147876186098785 + x * 0.00011848039436933674 + x2 * (3.612622451098646e-06 + x *
        7.93532829994721e-08)) + x8 * (1.3147868688683417e-09 + x * 1.8015484990051364e-11);
}
/* I0(x) / x**0, z = x * x / 4 up to 1: 2**-63.1 */
FORMULA double formula_fit_i0(double x) {
    const double x2 = x * x;
    const double x4 = x2 * x2;
    const double x8 = x4 * x4;
    return 1.0 + x * 1.0 + x2 * (0.24999999999999925 + x * 0.027777777777787997) + x4 * (0.0017361111110415564
        + x * 6.944444471439719e-05 + x2 * (1.929011711676325e-06 + x * 3.9368515597022214e-08)) + x8 *
        (6.143219291498516e-10 + x * 7.974848900798228e-12);
}
/* real part of sqrt(pi x / 2) (J0 + i Y0) turned back, w = 1 / x**2 up to 1 / 25: 2**-57.7 */
FORMULA double formula_fit_even0_over(double x) {
    const double x2 = x * x;
    const double x4 = x2 * x2;
    return 1.0 + x * 132.5796089774517 + x2 * (5466.8683029624335 + x * 85110.85004834321) + x4 *
        (484175.4237342412 + x * 808903.6004796186 + x2 * 194555.3820565008);
}
FORMULA double formula_fit_even0_under(double x) {
    const double x2 = x * x;
    const double x4 = x2 * x2;
    return 1.0 + x * 132.6499214774516 + x2 * (5476.083098466883 + x * 85481.58267524226) + x4 *
        (489641.5616202299 + x * 836183.9128422524 + x2 * 225675.1048228424);
}
FORMULA double formula_fit_even0(double x) {
    return formula_fit_even0_over(x) / formula_fit_even0_under(x);
}
/* x times the imaginary part of sqrt(pi x / 2) (J0 + i Y0) turned back: 2**-52.4 */
FORMULA double formula_fit_odd0_over(double x) {
    const double x2 = x * x;
    const double x4 = x2 * x2;
    return -0.12499999999999997 + x * -18.798702074230285 + x2 * (-891.6744970578814 + x *
        -16255.228082391886) + x4 * (-110656.19539132042 + x * -225351.03726727067 + x2 * -60292.02803118786);
}
FORMULA double formula_fit_odd0_under(double x) {
    const double x2 = x * x;
    const double x4 = x2 * x2;
    return 1.0 + x * 150.97555409383946 + x2 * (7220.041351183784 + x * 134011.83739918258) + x4 *
        (952546.0080497202 + x * 2192215.680718748 + x2 * 1000521.7572379103);
}
FORMULA double formula_fit_odd0(double x) {
    return formula_fit_odd0_over(x) / formula_fit_odd0_under(x);
}
/* sqrt(x) * exp(x) * K0(x), t = 1 / x up to 1 / 2: 2**-57.3 */
FORMULA double formula_fit_decay0_over(double x) {
    const double x2 = x * x;
    const double x4 = x2 * x2;
    return 1.2533141373155003 + x * 17.660644233343096 + x2 * (89.1422873986122 + x * 202.2137040621121) + x4
        * (212.04423017060972 + x * 94.7822137833924 + x2 * (14.224347970504061 + x * 0.33572083999197655));
}
FORMULA double formula_fit_decay0_under(double x) {
    const double x2 = x * x;
    const double x4 = x2 * x2;
    return 1.0 + x * 14.216155367616603 + x2 * (72.83196175095952 + x * 169.52085643567807) + x4 *
        (186.18499744069197 + x * 90.94606231274945 + x2 * (16.53045233989973 + x * 0.6933584031611101));
}
FORMULA double formula_fit_decay0(double x) {
    return formula_fit_decay0_over(x) / formula_fit_decay0_under(x);
}
/* J1(x) / (x**1 * (x**2 - zero**2)), t = x**2 - 12.5, x up to 5: 2**-57.4 */
FORMULA double formula_fit_j1(double x) {
    const double x2 = x * x;
    const double x4 = x2 * x2;
    const double x8 = x4 * x4;
    return -0.01587595431164548 + x * 0.0010472622017448023 + x2 * (-2.7137446357732616e-05 + x *
        3.8669007016709887e-07) + x4 * (-3.519674872655085e-09 + x * 2.233035618797018e-11 + x2 *
        (-1.046316625974728e-13 + x * 3.7738585249738563e-16)) + x8 * (-1.0809771391441336e-18 + x *
        2.5198026146926385e-21 + x2 * (-4.879910151485815e-24 + x * 7.904475431824335e-27));
}
/* Y1(x) / x**1 without its logarithm and pole, t = x**2 - 12.5, x up to 5: 2**-59.7 */
FORMULA double formula_fit_y1(double x) {
    const double x2 = x * x;
    const double x4 = x2 * x2;
    const double x8 = x4 * x4;
    return 0.13974939033568806 + x * 0.007286920670758754 + x2 * (-0.0010439693029195977 + x *
        3.396964021646922e-05) + x4 * (-5.502334460239124e-07 + x * 5.468334105757459e-09 + x2 *
        (-3.707197402508518e-11 + x * 1.8314634598078453e-13)) + x8 * (-6.901774342562619e-16 + x *
        2.0520393341054143e-18 + x2 * (-4.9406088817244514e-21 + x * 9.846510540509311e-24) + x4 *
        -1.6478558622201133e-26);
}
/* K1(x) / x**1 without its logarithm and pole, z = x * x / 4 up to 1: 2**-57.0 */
FORMULA double formula_fit_k1(double x) {
    const double x2 = x * x;
    const double x4 = x2 * x2;
    const double x8 = x4 * x4;
    return 0.038607832450766426 + x * -0.16819608377461565 + x2 * (-0.04539379174024404 + x *
        -0.004795547459523624) + x4 * (-0.0002788398745785504 + x * -1.035561464735343e-05 + x2 *
        (-2.6789422284472167e-07 + x * -5.10558864421617e-09)) + x8 * -7.908448765567527e-11;
}
/* I1(x) / x**1, z = x * x / 4 up to 1: 2**-57.5 */
FORMULA double formula_fit_i1(double x) {
    const double x2 = x * x;
    const double x4 = x2 * x2;
    const double x8 = x4 * x4;
    return 0.5 + x * 0.24999999999999958 + x2 * (0.041666666666677954 + x * 0.003472222222102681) + x4 *
        (0.00017361111174185668 + x * 5.787035176183666e-06 + x2 * (1.3778980794018876e-07 + x *
        2.457257570320752e-09)) + x8 * 3.5900749590088696e-11;
}
/* real part of sqrt(pi x / 2) (J1 + i Y1) turned back, w = 1 / x**2 up to 1 / 25: 2**-57.5 */
FORMULA double formula_fit_even1_over(double x) {
    const double x2 = x * x;
    const double x4 = x2 * x2;
    return 1.0 + x * 130.36145232812694 + x2 * (5264.9124655829655 + x * 79873.62493277366) + x4 *
        (440292.05137586367 + x * 714217.609112117 + x2 * 186054.7272939293);
}
FORMULA double formula_fit_even1_under(double x) {
    const double x2 = x * x;
    const double x4 = x2 * x2;
    return 1.0 + x * 130.24426482812703 + x2 * (5249.793661354858 + x * 79276.51878996215) + x4 *
        (431677.5927522208 + x * 672284.7701809232 + x2 * 139474.69532121607);
}
FORMULA double formula_fit_even1(double x) {
    return formula_fit_even1_over(x) / formula_fit_even1_under(x);
}
/* x times the imaginary part of sqrt(pi x / 2) (J1 + i Y1) turned back: 2**-53.8 */
FORMULA double formula_fit_odd1_over(double x) {
    const double x2 = x * x;
    const double x4 = x2 * x2;
    return 0.375 + x * 55.62615889192788 + x2 * (2596.8332408131287 + x * 46503.28550393205) + x4 *
        (311126.91044175095 + x * 631351.7967015292 + x2 * 192678.57777425626);
}
FORMULA double formula_fit_odd1_under(double x) {
    const double x2 = x * x;
    const double x4 = x2 * x2;
    return 1.0 + x * 148.60986121180662 + x2 * (6964.783947238879 + x * 125808.50894348678) + x4 *
        (859634.5261566323 + x * 1853373.6660028154 + x2 * 733883.3487584643);
}
FORMULA double formula_fit_odd1(double x) {
    return formula_fit_odd1_over(x) / formula_fit_odd1_under(x);
}
/* sqrt(x) * exp(x) * K1(x), t = 1 / x up to 1 / 2: 2**-56.6 */
FORMULA double formula_fit_decay1_over(double x) {
    const double x2 = x * x;
    const double x4 = x2 * x2;
    return 1.2533141373155003 + x * 17.418914942509346 + x2 * (87.69701106043985 + x * 203.1287699240291) + x4
        * (227.95201732351617 + x * 119.67432291978082 + x2 * (25.57110517338125 + x * 1.4732013161094328));
}
FORMULA double formula_fit_decay1_under(double x) {
    const double x2 = x * x;
    const double x4 = x2 * x2;
    return 1.0 + x * 13.523283298566554 + x2 * (65.01804741671607 + x * 139.17376229553506) + x4 *
        (136.06606753400078 + x * 55.77647683268811 + x2 * (7.4592424536536885 + x * 0.1398902649279477));
}
FORMULA double formula_fit_decay1(double x) {
    return formula_fit_decay1_over(x) / formula_fit_decay1_under(x);
}

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

FORMULA float f_exp(float x) { return expf(x); }
FORMULA double f_exp(double x) { return exp(x); }
FORMULA float f_exp2(float x) { return exp2f(x); }
FORMULA double f_exp2(double x) { return exp2(x); }
FORMULA float f_log(float x) { return logf(x); }
FORMULA double f_log(double x) { return log(x); }
FORMULA float f_log2(float x) { return log2f(x); }
FORMULA double f_log2(double x) { return log2(x); }
FORMULA float f_log10(float x) { return log10f(x); }
FORMULA double f_log10(double x) { return log10(x); }
FORMULA float f_log1p(float x) { return log1pf(x); }
FORMULA double f_log1p(double x) { return log1p(x); }
FORMULA float f_expm1(float x) { return expm1f(x); }
FORMULA double f_expm1(double x) { return expm1(x); }
FORMULA float f_sqrt(float x) { return sqrtf(x); }
FORMULA double f_sqrt(double x) { return sqrt(x); }
FORMULA float f_cbrt(float x) { return cbrtf(x); }
FORMULA double f_cbrt(double x) { return cbrt(x); }
FORMULA float f_sin(float x) { return sinf(x); }
FORMULA double f_sin(double x) { return sin(x); }
FORMULA float f_cos(float x) { return cosf(x); }
FORMULA double f_cos(double x) { return cos(x); }
FORMULA float f_tan(float x) { return tanf(x); }
FORMULA double f_tan(double x) { return tan(x); }
FORMULA float f_asin(float x) { return asinf(x); }
FORMULA double f_asin(double x) { return asin(x); }
FORMULA float f_acos(float x) { return acosf(x); }
FORMULA double f_acos(double x) { return acos(x); }
FORMULA float f_atan(float x) { return atanf(x); }
FORMULA double f_atan(double x) { return atan(x); }
FORMULA float f_sinh(float x) { return sinhf(x); }
FORMULA double f_sinh(double x) { return sinh(x); }
FORMULA float f_cosh(float x) { return coshf(x); }
FORMULA double f_cosh(double x) { return cosh(x); }
FORMULA float f_tanh(float x) { return tanhf(x); }
FORMULA double f_tanh(double x) { return tanh(x); }
FORMULA float f_asinh(float x) { return asinhf(x); }
FORMULA double f_asinh(double x) { return asinh(x); }
FORMULA float f_acosh(float x) { return acoshf(x); }
FORMULA double f_acosh(double x) { return acosh(x); }
FORMULA float f_atanh(float x) { return atanhf(x); }
FORMULA double f_atanh(double x) { return atanh(x); }
FORMULA float f_erf(float x) { return erff(x); }
FORMULA double f_erf(double x) { return erf(x); }
FORMULA float f_erfc(float x) { return erfcf(x); }
FORMULA double f_erfc(double x) { return erfc(x); }
FORMULA float f_ndtr(float x) { return formula_ndtrf(x); }
FORMULA double f_ndtr(double x) { return formula_ndtr(x); }
FORMULA float f_log_ndtr(float x) { return formula_log_ndtrf(x); }
FORMULA double f_log_ndtr(double x) { return formula_log_ndtr(x); }
FORMULA float f_sinpi(float x) { return formula_sinpif(x); }
FORMULA double f_sinpi(double x) { return formula_sinpi(x); }
FORMULA float formula_atan2(float x, float y) {
    return atan2f(x, y);
}
FORMULA double formula_atan2(double x, double y) {
    return atan2(x, y);
}
FORMULA2 auto f_atan2(A x, B y)->decltype(x + y) {
    return formula_atan2((decltype(x + y))x, (decltype(x + y))y);
}
FORMULA float formula_nextafter(float x, float y) {
    return formula_nextf(x, y);
}
FORMULA double formula_nextafter(double x, double y) {
    return formula_next(x, y);
}
FORMULA2 auto f_nextafter(A x, B y)->decltype(x + y) {
    return formula_nextafter((decltype(x + y))x, (decltype(x + y))y);
}
FORMULA float formula_hypot(float x, float y) {
    return hypotf(x, y);
}
FORMULA double formula_hypot(double x, double y) {
    return hypot(x, y);
}
FORMULA2 auto f_hypot(A x, B y)->decltype(x + y) {
    return formula_hypot((decltype(x + y))x, (decltype(x + y))y);
}
FORMULA float formula_copysign(float x, float y) {
    return copysignf(x, y);
}
FORMULA double formula_copysign(double x, double y) {
    return copysign(x, y);
}
FORMULA2 auto f_copysign(A x, B y)->decltype(x + y) {
    return formula_copysign((decltype(x + y))x, (decltype(x + y))y);
}
FORMULA float f_erfinv(float x) { return formula_inverse_errorf(x); }
FORMULA double f_erfinv(double x) { return formula_inverse_error(x); }
FORMULA float f_digamma(float x) { return formula_digammaf(x); }
FORMULA double f_digamma(double x) { return formula_digamma(x); }
FORMULA float formula_polygamma(float x, float y) {
    return formula_poly_gammaf(x, y);
}
FORMULA double formula_polygamma(double x, double y) {
    return formula_poly_gamma(x, y);
}
FORMULA2 auto f_polygamma(A x, B y)->decltype(x + y) {
    return formula_polygamma((decltype(x + y))x, (decltype(x + y))y);
}
FORMULA float f_i0(float x) { return formula_bessel_i0f(x); }
FORMULA double f_i0(double x) { return formula_bessel_i0(x); }
FORMULA float f_i0e(float x) { return formula_bessel_i0ef(x); }
FORMULA double f_i0e(double x) { return formula_bessel_i0e(x); }
FORMULA float f_i1(float x) { return formula_bessel_i1f(x); }
FORMULA double f_i1(double x) { return formula_bessel_i1(x); }
FORMULA float f_i1e(float x) { return formula_bessel_i1ef(x); }
FORMULA double f_i1e(double x) { return formula_bessel_i1e(x); }
FORMULA float f_bessel_j0(float x) { return formula_bessel_j0f(x); }
FORMULA double f_bessel_j0(double x) { return formula_bessel_j0(x); }
FORMULA float f_bessel_j1(float x) { return formula_bessel_j1f(x); }
FORMULA double f_bessel_j1(double x) { return formula_bessel_j1(x); }
FORMULA float f_bessel_y0(float x) { return formula_bessel_y0f(x); }
FORMULA double f_bessel_y0(double x) { return formula_bessel_y0(x); }
FORMULA float f_bessel_y1(float x) { return formula_bessel_y1f(x); }
FORMULA double f_bessel_y1(double x) { return formula_bessel_y1(x); }
FORMULA float f_modified_bessel_k0(float x) { return formula_bessel_k0f(x); }
FORMULA double f_modified_bessel_k0(double x) { return formula_bessel_k0(x); }
FORMULA float f_modified_bessel_k1(float x) { return formula_bessel_k1f(x); }
FORMULA double f_modified_bessel_k1(double x) { return formula_bessel_k1(x); }
FORMULA float f_scaled_modified_bessel_k0(float x) { return formula_scaled_k0f(x); }
FORMULA double f_scaled_modified_bessel_k0(double x) { return formula_scaled_k0(x); }
FORMULA float f_scaled_modified_bessel_k1(float x) { return formula_scaled_k1f(x); }
FORMULA double f_scaled_modified_bessel_k1(double x) { return formula_scaled_k1(x); }
FORMULA float f_airy_ai(float x) { return formula_airy_aif(x); }
FORMULA double f_airy_ai(double x) { return formula_airy_ai(x); }
FORMULA float f_airy_slope(float x) { return formula_airy_slopef(x); }
FORMULA double f_airy_slope(double x) { return formula_airy_slope(x); }
FORMULA float formula_zeta(float x, float y) {
    return formula_hurwitzf(x, y);
}
FORMULA double formula_zeta(double x, double y) {
    return formula_hurwitz(x, y);
}
FORMULA2 auto f_zeta(A x, B y)->decltype(x + y) {
    return formula_zeta((decltype(x + y))x, (decltype(x + y))y);
}
FORMULA float formula_orthogonal_polynomial(float x, float y, float z) {
    return formula_polynomialf(x, y, z);
}
FORMULA double formula_orthogonal_polynomial(double x, double y, double z) {
    return formula_polynomial(x, y, z);
}
FORMULA3 auto f_orthogonal_polynomial(A x, B y, C z)->decltype(x + y + z) {
    typedef decltype(x + y + z) T;
    return formula_orthogonal_polynomial((T)x, (T)y, (T)z);
}
FORMULA float f_erfcx(float x) { return formula_scaled_erfcf(x); }
FORMULA double f_erfcx(double x) { return formula_scaled_erfc(x); }
FORMULA float formula_gamma_below(float x, float y) {
    return formula_share_belowf(x, y);
}
FORMULA double formula_gamma_below(double x, double y) {
    return formula_share_below(x, y);
}
FORMULA2 auto f_gamma_below(A x, B y)->decltype(x + y) {
    return formula_gamma_below((decltype(x + y))x, (decltype(x + y))y);
}
FORMULA float formula_gamma_above(float x, float y) {
    return formula_share_abovef(x, y);
}
FORMULA double formula_gamma_above(double x, double y) {
    return formula_share_above(x, y);
}
FORMULA2 auto f_gamma_above(A x, B y)->decltype(x + y) {
    return formula_gamma_above((decltype(x + y))x, (decltype(x + y))y);
}
FORMULA float formula_log_gamma_grad(float x, float y) {
    return formula_slope_of_gammaf(x, y);
}
FORMULA double formula_log_gamma_grad(double x, double y) {
    return formula_slope_of_gamma(x, y);
}
FORMULA2 auto f_log_gamma_grad(A x, B y)->decltype(x + y) {
    return formula_log_gamma_grad((decltype(x + y))x, (decltype(x + y))y);
}
FORMULA float formula_beta_slope(float x, float y, float z) {
    return formula_slope_of_betaf(x, y, z);
}
FORMULA double formula_beta_slope(double x, double y, double z) {
    return formula_slope_of_beta(x, y, z);
}
FORMULA3 auto f_beta_slope(A x, B y, C z)->decltype(x + y + z) {
    typedef decltype(x + y + z) T;
    return formula_beta_slope((T)x, (T)y, (T)z);
}
FORMULA float formula_gamma_draw(float x, float y, float z) {
    return formula_drawn_gammaf(x, y, z);
}
FORMULA double formula_gamma_draw(double x, double y, double z) {
    return formula_drawn_gamma(x, y, z);
}
FORMULA3 auto f_gamma_draw(A x, B y, C z)->decltype(x + y + z) {
    typedef decltype(x + y + z) T;
    return formula_gamma_draw((T)x, (T)y, (T)z);
}
FORMULA float formula_poisson_draw(float x, float y) {
    return formula_drawn_poissonf(x, y);
}
FORMULA double formula_poisson_draw(double x, double y) {
    return formula_drawn_poisson(x, y);
}
FORMULA2 auto f_poisson_draw(A x, B y)->decltype(x + y) {
    return formula_poisson_draw((decltype(x + y))x, (decltype(x + y))y);
}
FORMULA float formula_binomial_draw(float x, float y, float z) {
    return formula_drawn_binomialf(x, y, z);
}
FORMULA double formula_binomial_draw(double x, double y, double z) {
    return formula_drawn_binomial(x, y, z);
}
FORMULA3 auto f_binomial_draw(A x, B y, C z)->decltype(x + y + z) {
    typedef decltype(x + y + z) T;
    return formula_binomial_draw((T)x, (T)y, (T)z);
}
FORMULA float f_mantissa(float x) { return formula_mantissaf(x); }
FORMULA double f_mantissa(double x) { return formula_mantissa(x); }
FORMULA float f_exponent(float x) { return formula_exponentf(x); }
FORMULA double f_exponent(double x) { return formula_exponent(x); }
FORMULA float f_lgamma(float x) { return formula_log_gammaf(x); }
FORMULA double f_lgamma(double x) { return formula_log_gamma(x); }
FORMULA float f_rsqrt(float x) { return 1 / sqrtf(x); }
FORMULA double f_rsqrt(double x) { return 1 / sqrt(x); }
FORMULA float f_sigmoid(float x) { return 1 / (1 + expf(-x)); }
FORMULA double f_sigmoid(double x) { return 1 / (1 + exp(-x)); }
FORMULA float f_abs(float x) { return fabsf(x); }
FORMULA double f_abs(double x) { return fabs(x); }
FORMULA int f_abs(int x) { return x < 0 ? -x : x; }
FORMULA int64_t f_abs(int64_t x) { return x < 0 ? -x : x; }
FORMULA float f_sign(float x) { return x > 0 ? 1 : x < 0 ? -1 : x + 0; }
FORMULA double f_sign(double x) { return x > 0 ? 1 : x < 0 ? -1 : x + 0; }
FORMULA int f_sign(int x) { return x > 0 ? 1 : x < 0 ? -1 : x; }
FORMULA int64_t f_sign(int64_t x) { return x > 0 ? 1 : x < 0 ? -1 : x; }
FORMULA float f_floor(float x) { return floorf(x); }
FORMULA double f_floor(double x) { return floor(x); }
FORMULA int f_floor(int x) { return x; }
FORMULA int64_t f_floor(int64_t x) { return x; }
FORMULA float f_ceil(float x) { return ceilf(x); }
FORMULA double f_ceil(double x) { return ceil(x); }
FORMULA int f_ceil(int x) { return x; }
FORMULA int64_t f_ceil(int64_t x) { return x; }
FORMULA float f_round(float x) { return rintf(x); }
FORMULA double f_round(double x) { return rint(x); }
FORMULA int f_round(int x) { return x; }
FORMULA int64_t f_round(int64_t x) { return x; }
FORMULA float f_trunc(float x) { return truncf(x); }
FORMULA double f_trunc(double x) { return trunc(x); }
FORMULA int f_trunc(int x) { return x; }
FORMULA int64_t f_trunc(int64_t x) { return x; }
FORMULA float f_frac(float x) { return x - truncf(x); }
FORMULA double f_frac(double x) { return x - trunc(x); }
FORMULA int f_frac(int x) { return x - x; }
FORMULA int64_t f_frac(int64_t x) { return x - x; }
FORMULA bool f_isnan(float x) { return x != x; }
FORMULA bool f_isnan(double x) { return x != x; }
FORMULA bool f_isnan(int x) { return ((void)x, false); }
FORMULA bool f_isnan(int64_t x) { return ((void)x, false); }
FORMULA float f_conj(float x) { return x; }
FORMULA double f_conj(double x) { return x; }
FORMULA int f_conj(int x) { return x; }
FORMULA int64_t f_conj(int64_t x) { return x; }
FORMULA float formula_max(float x, float y) {
    return !(x <= y) & (y == y) ? x : y;
}
FORMULA double formula_max(double x, double y) {
    return !(x <= y) & (y == y) ? x : y;
}
FORMULA int formula_max(int x, int y) {
    return x > y ? x : y;
}
FORMULA int64_t formula_max(int64_t x, int64_t y) {
    return x > y ? x : y;
}
FORMULA2 auto f_max(A x, B y)->decltype(x + y) {
    return formula_max((decltype(x + y))x, (decltype(x + y))y);
}
FORMULA float formula_min(float x, float y) {
    return !(x >= y) & (y == y) ? x : y;
}
FORMULA double formula_min(double x, double y) {
    return !(x >= y) & (y == y) ? x : y;
}
FORMULA int formula_min(int x, int y) {
    return x < y ? x : y;
}
FORMULA int64_t formula_min(int64_t x, int64_t y) {
    return x < y ? x : y;
}
FORMULA2 auto f_min(A x, B y)->decltype(x + y) {
    return formula_min((decltype(x + y))x, (decltype(x + y))y);
}
FORMULA float formula_pow(float x, float y) {
    return powf(x, y);
}
FORMULA double formula_pow(double x, double y) {
    return pow(x, y);
}
FORMULA int formula_pow(int x, int y) {
    return formula_integer_power(x, y);
}
FORMULA int64_t formula_pow(int64_t x, int64_t y) {
    return formula_integer_power(x, y);
}
FORMULA2 auto f_pow(A x, B y)->decltype(x + y) {
    return formula_pow((decltype(x + y))x, (decltype(x + y))y);
}
FORMULA float formula_gcd(float x, float y) {
    return (double)formula_common_divisor((int64_t)x, (int64_t)y);
}
FORMULA double formula_gcd(double x, double y) {
    return (double)formula_common_divisor((int64_t)x, (int64_t)y);
}
FORMULA int formula_gcd(int x, int y) {
    return formula_common_divisor(x, y);
}
FORMULA int64_t formula_gcd(int64_t x, int64_t y) {
    return formula_common_divisor(x, y);
}
FORMULA2 auto f_gcd(A x, B y)->decltype(x + y) {
    return formula_gcd((decltype(x + y))x, (decltype(x + y))y);
}
FORMULA float formula_lcm(float x, float y) {
    return (double)formula_common_multiple((int64_t)x, (int64_t)y);
}
FORMULA double formula_lcm(double x, double y) {
    return (double)formula_common_multiple((int64_t)x, (int64_t)y);
}
FORMULA int formula_lcm(int x, int y) {
    return formula_common_multiple(x, y);
}
FORMULA int64_t formula_lcm(int64_t x, int64_t y) {
    return formula_common_multiple(x, y);
}
FORMULA2 auto f_lcm(A x, B y)->decltype(x + y) {
    return formula_lcm((decltype(x + y))x, (decltype(x + y))y);
}
FORMULA float formula_fmod(float x, float y) {
    return fmodf(x, y);
}
FORMULA double formula_fmod(double x, double y) {
    return fmod(x, y);
}
FORMULA int formula_fmod(int x, int y) {
    return FORMULA_WHOLE(modulo, x, y);
}
FORMULA int64_t formula_fmod(int64_t x, int64_t y) {
    return FORMULA_WHOLE(modulo, x, y);
}
FORMULA2 auto f_fmod(A x, B y)->decltype(x + y) {
    return formula_fmod((decltype(x + y))x, (decltype(x + y))y);
}
FORMULA float formula_remainder(float x, float y) {
    return formula_restf(x, y);
}
FORMULA double formula_remainder(double x, double y) {
    return formula_rest(x, y);
}
FORMULA int formula_remainder(int x, int y) {
    return FORMULA_WHOLE(rest, x, y);
}
FORMULA int64_t formula_remainder(int64_t x, int64_t y) {
    return FORMULA_WHOLE(rest, x, y);
}
FORMULA2 auto f_remainder(A x, B y)->decltype(x + y) {
    return formula_remainder((decltype(x + y))x, (decltype(x + y))y);
}
FORMULA float formula_floor_divide(float x, float y) {
    return formula_floor_quotientf(x, y);
}
FORMULA double formula_floor_divide(double x, double y) {
    return formula_floor_quotient(x, y);
}
FORMULA int formula_floor_divide(int x, int y) {
    return FORMULA_WHOLE(floor, x, y);
}
FORMULA int64_t formula_floor_divide(int64_t x, int64_t y) {
    return FORMULA_WHOLE(floor, x, y);
}
FORMULA2 auto f_floor_divide(A x, B y)->decltype(x + y) {
    return formula_floor_divide((decltype(x + y))x, (decltype(x + y))y);
}
FORMULA float formula_divide(float x, float y) {
    return x / y;
}
FORMULA double formula_divide(double x, double y) {
    return x / y;
}
FORMULA int formula_divide(int x, int y) {
    return FORMULA_WHOLE(quotient, x, y);
}
FORMULA int64_t formula_divide(int64_t x, int64_t y) {
    return FORMULA_WHOLE(quotient, x, y);
}
FORMULA2 auto f_divide(A x, B y)->decltype(x + y) {
    return formula_divide((decltype(x + y))x, (decltype(x + y))y);
}

template <typename C, typename A, typename B>
FORMULA auto f_select(C condition, A x, B y)->decltype(x + y) {
    return condition ? x : y;
}
