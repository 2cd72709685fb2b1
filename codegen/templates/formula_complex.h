/*# Functions of complex numbers for formulas, besides those of the C library. #*/
/*% for f, R, T in [("f", "float", "complexfloat"), ("", "double", "complexdouble")] %*/
FORMULA ${ T } formula_number${ f }(scalar number) {
    return __builtin_complex((${ R })number.f, (${ R })number.imaginary);
}
/* Divide by the larger part first, so that no square overflows (Smith, 1962). */
FORMULA ${ T } formula_complex_quotient${ f }(${ T } x, ${ T } y) {
    const ${ R } a = creal${ f }(x), b = cimag${ f }(x), c = creal${ f }(y), d = cimag${ f }(y);
    const bool real = fabs${ f }(c) >= fabs${ f }(d);
    const ${ R } rest = real ? c == 0 ? 0 : d / c : c / d, over = real ? c + d * rest : d + c * rest;
    return __builtin_complex((real ? a + b * rest : a * rest + b) / over,
                             (real ? b - a * rest : b * rest - a) / over);
}
/* Near zero the sum of 1 and x would lose the digits of x. */
FORMULA ${ T } formula_complex_log1p${ f }(${ T } x) {
    const ${ R } a = creal${ f }(x), b = cimag${ f }(x);
    const ${ T } far = clog${ f }(1 + x);
    return fabs${ f }(a) < (${ R })0.5 && fabs${ f }(b) < (${ R })0.5
               ? __builtin_complex(log1p${ f }(a * (2 + a) + b * b) / 2, cimag${ f }(far))
               : far;
}
FORMULA ${ T } formula_complex_expm1${ f }(${ T } x) {
    const ${ R } a = creal${ f }(x), b = cimag${ f }(x), half = sin${ f }(b / 2);
    return __builtin_complex(expm1${ f }(a) * cos${ f }(b) - 2 * half * half, exp${ f }(a) * sin${ f }(b));
}
/* Integer powers are products; a logarithm would lose digits. */
FORMULA ${ T } formula_complex_power${ f }(${ T } x, ${ T } y) {
    const ${ R } power = creal${ f }(y);
    if (y == 0)
        return 1;
    if (x == 0)
        return power > 0 ? 0 : __builtin_complex((${ R })NAN, (${ R })NAN);
    if (cimag${ f }(y) != 0 || power != rint${ f }(power) || fabs${ f }(power) > 100)
        return cpow${ f }(x, y);
    ${ T } result = 1, factor = x;
    for (int left = abs((int)power); left; left /= 2, factor *= factor)
        result = left & 1 ? result * factor : result;
    return power < 0 ? formula_complex_quotient${ f }(1, result) : result;
}
/*% endfor %*/
