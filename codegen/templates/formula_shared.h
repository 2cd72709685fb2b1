/*# Functions that formulas call on CPUs and GPUs. #*/
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
/*% for f, T, bits, digits, bias, least, up in [
    ("f", "float", "int32_t", 23, 127, "0x1p-126f", 24), ("", "double", "int64_t", 52, 1023, "0x1p-1022", 53)] %*/
FORMULA ${ bits } formula_bits${ f }(${ T } x) {
    const union {
        ${ T } value;
        ${ bits } bits;
    } from = {fabs${ f }(x) < ${ least } ? x * ((${ bits })1 << ${ up }) : x};
    return from.bits;
}
FORMULA ${ T } formula_exponent${ f }(${ T } x) {
    const ${ bits } field = formula_bits${ f }(x) >> ${ digits } & ${ 2 * bias + 1 };
    const ${ T } result = (${ T })(field - ${ bias - 1 } - (fabs${ f }(x) < ${ least } ? ${ up } : 0));
    return (x == 0) | (x - x != 0) ? 0 : result;
}
FORMULA ${ T } formula_mantissa${ f }(${ T } x) {
    const ${ bits } field = (${ bits })${ 2 * bias + 1 } << ${ digits }, half = (${ bits })${ bias - 1 } << ${ digits };
    const union {
        ${ bits } bits;
        ${ T } value;
    } to = {(formula_bits${ f }(x) & ~field) | half};
    return (x == 0) | (x - x != 0) ? x : to.value;
}
/*% endfor %*/
/* The remainder has the sign of the divisor, like Python's %. A quotient rounded down keeps the sign of a zero. */
/*% for f, T in [("f", "float"), ("", "double")] %*/
FORMULA ${ T } formula_rest${ f }(${ T } x, ${ T } y) {
    const ${ T } rest = fmod${ f }(x, y);
    return (rest != 0) & ((rest < 0) != (y < 0)) ? rest + y : rest;
}
FORMULA ${ T } formula_floor_quotient${ f }(${ T } x, ${ T } y) {
    const ${ T } rest = fmod${ f }(x, y), ratio = x / y;
    const ${ T } less = (rest != 0) & ((rest < 0) != (y < 0)) ? 1 : 0;
    const ${ T } down = rint${ f }((x - rest) / y) - less;
    return y == 0 ? ratio : down == 0 ? ratio * 0 : down;
}
/*% endfor %*/
/* Integers: the call refuses zero divisors before the loop; here they must only not trap. The quotient by -1
   wraps. Random signs make a branch slow, hence the masks. */
/*% for T, name in [("int", "int"), ("int64_t", "long")] %*/
FORMULA ${ T } formula_whole_quotient_${ name }(${ T } x, ${ T } y) {
    return (y == 0) | (y == -1) ? -x : formula_quotient(x, y);
}
FORMULA ${ T } formula_whole_modulo_${ name }(${ T } x, ${ T } y) {
    return x - y * formula_whole_quotient_${ name }(x, y);
}
FORMULA ${ T } formula_whole_rest_${ name }(${ T } x, ${ T } y) {
    const ${ T } rest = formula_whole_modulo_${ name }(x, y);
    return rest + (y & -(${ T })((rest != 0) & ((rest ^ y) < 0)));
}
FORMULA ${ T } formula_whole_floor_${ name }(${ T } x, ${ T } y) {
    const ${ T } quotient = formula_whole_quotient_${ name }(x, y), rest = x - y * quotient;
    return quotient - ((rest != 0) & ((rest ^ y) < 0));
}
/*% endfor %*/
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
