/* formula.cuh: the vocabulary that formulas print to, on the GPU; the same names and values as formula.h. */
#pragma once
#include <cstdint>
#include <math_constants.h>

#define FORMULA template <typename T> __device__ __forceinline__
#define FORMULA2 template <typename A, typename B> __device__ __forceinline__
#define FORMULA_FUNCTION1(name) FORMULA T f_##name(T x) { return name(x); }
#define FORMULA_FUNCTION2(name)                                                                    \
    FORMULA2 auto f_##name(A x, B y)->decltype(x + y) {                                            \
        using T = decltype(x + y);                                                                 \
        return name((T)x, (T)y);                                                                   \
    }

#ifndef INFINITY
#define INFINITY CUDART_INF
#endif
#ifndef NAN
#define NAN CUDART_NAN
#endif

FORMULA_FUNCTION1(exp)
FORMULA_FUNCTION1(exp2)
FORMULA_FUNCTION1(log)
FORMULA_FUNCTION1(log2)
FORMULA_FUNCTION1(log10)
FORMULA_FUNCTION1(log1p)
FORMULA_FUNCTION1(expm1)
FORMULA_FUNCTION1(sqrt)
FORMULA_FUNCTION1(cbrt)
FORMULA_FUNCTION1(sin)
FORMULA_FUNCTION1(cos)
FORMULA_FUNCTION1(tan)
FORMULA_FUNCTION1(asin)
FORMULA_FUNCTION1(acos)
FORMULA_FUNCTION1(atan)
FORMULA_FUNCTION1(sinh)
FORMULA_FUNCTION1(cosh)
FORMULA_FUNCTION1(tanh)
FORMULA_FUNCTION1(asinh)
FORMULA_FUNCTION1(acosh)
FORMULA_FUNCTION1(atanh)
FORMULA_FUNCTION1(erf)
FORMULA_FUNCTION1(erfc)
FORMULA_FUNCTION1(lgamma)
FORMULA_FUNCTION2(atan2)
FORMULA_FUNCTION2(hypot)

FORMULA T f_rsqrt(T x) { return 1 / sqrt(x); }
FORMULA T f_sigmoid(T x) { return 1 / (1 + exp(-x)); }
FORMULA bool f_isnan(T x) { return x != x; }

/* Integers promote as in C: the result is an int or an int64_t. */
FORMULA auto f_abs(T x)->decltype(+x) { return x < 0 ? -x : +x; }
__device__ __forceinline__ float f_abs(float x) { return fabsf(x); }
__device__ __forceinline__ double f_abs(double x) { return fabs(x); }
FORMULA auto f_sign(T x)->decltype(+x) { return x != x ? +x : (decltype(+x))((x > 0) - (x < 0)); }

/* Integers are whole already; halves round to even. */
#define FORMULA_ROUND(name, function)                                                              \
    FORMULA auto f_##name(T x)->decltype(+x) { return x; }                                         \
    __device__ __forceinline__ float f_##name(float x) { return function(x); }                     \
    __device__ __forceinline__ double f_##name(double x) { return function(x); }
FORMULA_ROUND(floor, floor)
FORMULA_ROUND(ceil, ceil)
FORMULA_ROUND(round, rint)
FORMULA_ROUND(trunc, trunc)
FORMULA auto f_frac(T x)->decltype(+x) { return x - f_trunc(x); }

/* NaN wins on either side. */
FORMULA2 auto f_max(A x, B y)->decltype(x + y) { return (x > y) | (x != x) ? x : y; }
FORMULA2 auto f_min(A x, B y)->decltype(x + y) { return (x < y) | (x != x) ? x : y; }
template <typename C, typename A, typename B>
__device__ __forceinline__ auto f_select(C condition, A x, B y)->decltype(x + y) {
    return condition ? x : y;
}

/* Integers: what a zero divisor gives is never read, it is refused before; -1 wraps. */
template <typename T> struct arithmetic {
    static __device__ __forceinline__ T divide(T x, T y) { return y == 0 ? 0 : y == -1 ? -x : x / y; }
    static __device__ __forceinline__ T fmod(T x, T y) { return (y == 0) | (y == -1) ? 0 : x % y; }
    static __device__ __forceinline__ T pow(T x, T y) {
        if (y < 0)
            return x == 1 ? 1 : x == -1 ? ((y & 1) ? -1 : 1) : 0;
        T result = 1;
        for (; y; y >>= 1, x *= x)
            result = (y & 1) ? result * x : result;
        return result;
    }
};
template <> struct arithmetic<float> {
    static __device__ __forceinline__ float divide(float x, float y) { return x / y; }
    static __device__ __forceinline__ float fmod(float x, float y) { return ::fmodf(x, y); }
    static __device__ __forceinline__ float pow(float x, float y) { return ::powf(x, y); }
};
template <> struct arithmetic<double> {
    static __device__ __forceinline__ double divide(double x, double y) { return x / y; }
    static __device__ __forceinline__ double fmod(double x, double y) { return ::fmod(x, y); }
    static __device__ __forceinline__ double pow(double x, double y) { return ::pow(x, y); }
};
FORMULA2 auto f_divide(A x, B y)->decltype(x + y) { return arithmetic<decltype(x + y)>::divide(x, y); }
FORMULA2 auto f_fmod(A x, B y)->decltype(x + y) { return arithmetic<decltype(x + y)>::fmod(x, y); }
FORMULA2 auto f_pow(A x, B y)->decltype(x + y) { return arithmetic<decltype(x + y)>::pow(x, y); }

/* The result has the divisor's sign, as Python's %. */
FORMULA2 auto f_remainder(A x, B y)->decltype(x + y) {
    using T = decltype(x + y);
    const T rest = arithmetic<T>::fmod(x, y), divisor = y;
    return (rest != 0) & ((rest < 0) != (divisor < 0)) ? rest + divisor : rest;
}

/* Shifts as multiplication and floor division by 2**y. */
__device__ __forceinline__ int64_t f_shift_left(int64_t x, int64_t y) {
    return (uint64_t)y > 63 ? 0 : (int64_t)((uint64_t)x << y);
}
__device__ __forceinline__ int64_t f_shift_right(int64_t x, int64_t y) {
    return x >> ((uint64_t)y > 63 ? 63 : y);
}
