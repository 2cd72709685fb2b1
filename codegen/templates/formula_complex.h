/*# Functions of complex numbers for formulas, besides those of the C library. #*/
#define FORMULA_OF_COMPLEX(F, R, T)                                                                \
    FORMULA T formula_number_##T(const scalar *number) {                                           \
        return __builtin_complex((R)number->f, (R)number->imaginary);                              \
    }                                                                                              \
    /* Divide by the larger part first, so that no square overflows (Smith, 1962). */              \
    FORMULA T formula_complex_quotient##F(T x, T y) {                                              \
        const R a = creal##F(x), b = cimag##F(x), c = creal##F(y), d = cimag##F(y);                \
        const bool real = fabs##F(c) >= fabs##F(d);                                                \
        const R rest = real ? c == 0 ? 0 : d / c : c / d, over = real ? c + d * rest : d + c * rest; \
        return __builtin_complex((real ? a + b * rest : a * rest + b) / over,                      \
                                 (real ? b - a * rest : b * rest - a) / over);                     \
    }                                                                                              \
    /* Near zero the sum of 1 and x would lose the digits of x. */                                 \
    FORMULA T formula_complex_log1p##F(T x) {                                                      \
        const R a = creal##F(x), b = cimag##F(x);                                                  \
        const T far = clog##F(1 + x);                                                              \
        return fabs##F(a) < (R)0.5 && fabs##F(b) < (R)0.5                                          \
                   ? __builtin_complex(log1p##F(a * (2 + a) + b * b) / 2, cimag##F(far))           \
                   : far;                                                                          \
    }                                                                                              \
    FORMULA T formula_complex_expm1##F(T x) {                                                      \
        const R a = creal##F(x), b = cimag##F(x), half = sin##F(b / 2);                            \
        return __builtin_complex(expm1##F(a) * cos##F(b) - 2 * half * half, exp##F(a) * sin##F(b)); \
    }                                                                                              \
    /* Integer powers are products; a logarithm would lose digits. */                              \
    FORMULA T formula_complex_power##F(T x, T y) {                                                 \
        const R power = creal##F(y);                                                               \
        if (y == 0)                                                                                \
            return 1;                                                                              \
        if (x == 0)                                                                                \
            return power > 0 ? 0 : __builtin_complex((R)NAN, (R)NAN);                              \
        if (cimag##F(y) != 0 || power != rint##F(power) || fabs##F(power) > 100)                   \
            return cpow##F(x, y);                                                                  \
        T result = 1, factor = x;                                                                  \
        for (int left = abs((int)power); left; left /= 2, factor *= factor)                        \
            result = left & 1 ? result * factor : result;                                          \
        return power < 0 ? formula_complex_quotient##F(1, result) : result;                        \
    }
FORMULA_OF_COMPLEX(f, float, complexfloat)
FORMULA_OF_COMPLEX(, double, complexdouble)
