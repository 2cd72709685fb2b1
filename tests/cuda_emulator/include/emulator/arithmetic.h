/* arithmetic.h: functions of the device that the C library has not, or under another name. */
#pragma once

template <typename TO, typename FROM> static inline TO emulator_bits(FROM value) {
    static_assert(sizeof(TO) == sizeof(FROM), "bits are kept");
    TO to;
    memcpy(&to, &value, sizeof to);
    return to;
}
static inline int __float_as_int(float x) { return emulator_bits<int>(x); }
static inline unsigned __float_as_uint(float x) { return emulator_bits<unsigned>(x); }
static inline float __int_as_float(int x) { return emulator_bits<float>(x); }
static inline float __uint_as_float(unsigned x) { return emulator_bits<float>(x); }
static inline long long __double_as_longlong(double x) { return emulator_bits<long long>(x); }
static inline double __longlong_as_double(long long x) { return emulator_bits<double>(x); }
static inline double __hiloint2double(int high, int low) {
    return emulator_bits<double>((uint64_t)(unsigned)high << 32 | (unsigned)low);
}

static inline int __popc(unsigned x) { return __builtin_popcount(x); }
static inline int __popcll(unsigned long long x) { return __builtin_popcountll(x); }
static inline int __clz(int x) { return x ? __builtin_clz((unsigned)x) : 32; }
static inline int __clzll(long long x) { return x ? __builtin_clzll((unsigned long long)x) : 64; }
static inline int __ffs(int x) { return __builtin_ffs(x); }
static inline int __ffsll(long long x) { return __builtin_ffsll(x); }
static inline unsigned __brev(unsigned x) {
    unsigned reversed = 0;
    for (int i = 0; i < 32; i++)
        reversed |= (x >> i & 1) << (31 - i);
    return reversed;
}
static inline unsigned __umulhi(unsigned x, unsigned y) { return (uint64_t)x * y >> 32; }
static inline int __mulhi(int x, int y) { return (int)((int64_t)x * y >> 32); }
static inline unsigned long long __umul64hi(unsigned long long x, unsigned long long y) {
    return (unsigned long long)((unsigned __int128)x * y >> 64);
}
static inline long long __mul64hi(long long x, long long y) {
    return (long long)((__int128)x * y >> 64);
}
static inline int __mul24(int x, int y) { return x * y; }

#define EMULATOR_ORDER(T)                                                                          \
    static inline T min(T x, T y) { return y < x ? y : x; }                                        \
    static inline T max(T x, T y) { return x < y ? y : x; }
EMULATOR_ORDER(int)
EMULATOR_ORDER(unsigned)
EMULATOR_ORDER(long)
EMULATOR_ORDER(unsigned long)
EMULATOR_ORDER(long long)
EMULATOR_ORDER(unsigned long long)
#undef EMULATOR_ORDER
static inline float min(float x, float y) { return fminf(x, y); }
static inline float max(float x, float y) { return fmaxf(x, y); }
static inline double min(double x, double y) { return fmin(x, y); }
static inline double max(double x, double y) { return fmax(x, y); }

static inline float rsqrtf(float x) { return 1 / sqrtf(x); }
static inline double rsqrt(double x) { return 1 / sqrt(x); }
static inline float rcbrtf(float x) { return 1 / cbrtf(x); }
static inline double rcbrt(double x) { return 1 / cbrt(x); }
static inline float __saturatef(float x) { return x > 0 ? x < 1 ? x : 1 : 0; }
static inline void sincos(float x, float *sine, float *cosine) { sincosf(x, sine, cosine); }
static inline double normcdf(double x) { return 0.5 * erfc(-x * M_SQRT1_2); }
static inline float normcdff(float x) { return (float)normcdf(x); }
static inline double sinpi(double x) { return sin(M_PI * fmod(x, 2)); }
static inline double cospi(double x) { return cos(M_PI * fmod(x, 2)); }
static inline float sinpif(float x) { return (float)sinpi(x); }
static inline float cospif(float x) { return (float)cospi(x); }
static inline void sincospif(float x, float *sine, float *cosine) {
    *sine = sinpif(x), *cosine = cospif(x);
}
static inline void sincospi(double x, double *sine, double *cosine) {
    *sine = sinpi(x), *cosine = cospi(x);
}

/* The fast ones of the device are less exact; here they are as exact as the others. (Macros, for
   the C library has declared functions of these names.) */
#define __expf expf
#define __exp10f(x) powf(10, x)
#define __logf logf
#define __log2f log2f
#define __log10f log10f
#define __sinf sinf
#define __cosf cosf
#define __tanf tanf
#define __powf powf
#define __fdividef(x, y) ((float)(x) / (float)(y))

/* Rounded by itself: the compiler cannot fuse what it does not see. */
#define EMULATOR_ROUNDED(name, T, parameters, expression)                                          \
    static inline T name parameters {                                                              \
        T rounded = expression;                                                                    \
        asm("" : "+x"(rounded));                                                                   \
        return rounded;                                                                            \
    }
EMULATOR_ROUNDED(__fadd_rn, float, (float x, float y), x + y)
EMULATOR_ROUNDED(__fsub_rn, float, (float x, float y), x - y)
EMULATOR_ROUNDED(__fmul_rn, float, (float x, float y), x *y)
EMULATOR_ROUNDED(__fdiv_rn, float, (float x, float y), x / y)
EMULATOR_ROUNDED(__fmaf_rn, float, (float x, float y, float z), fmaf(x, y, z))
EMULATOR_ROUNDED(__frcp_rn, float, (float x), 1 / x)
EMULATOR_ROUNDED(__fsqrt_rn, float, (float x), sqrtf(x))
EMULATOR_ROUNDED(__frsqrt_rn, float, (float x), 1 / sqrtf(x))
EMULATOR_ROUNDED(__dadd_rn, double, (double x, double y), x + y)
EMULATOR_ROUNDED(__dsub_rn, double, (double x, double y), x - y)
EMULATOR_ROUNDED(__dmul_rn, double, (double x, double y), x *y)
EMULATOR_ROUNDED(__ddiv_rn, double, (double x, double y), x / y)
EMULATOR_ROUNDED(__fma_rn, double, (double x, double y, double z), fma(x, y, z))
EMULATOR_ROUNDED(__float2int_rn, int, (float x), (int)rintf(x))
EMULATOR_ROUNDED(__float2int_rz, int, (float x), (int)x)
EMULATOR_ROUNDED(__float2int_rd, int, (float x), (int)floorf(x))
EMULATOR_ROUNDED(__float2int_ru, int, (float x), (int)ceilf(x))
EMULATOR_ROUNDED(__double2float_rn, float, (double x), (float)x)
EMULATOR_ROUNDED(__int2float_rn, float, (int x), (float)x)
EMULATOR_ROUNDED(__uint2float_rn, float, (unsigned x), (float)x)
EMULATOR_ROUNDED(__ll2double_rn, double, (long long x), (double)x)
EMULATOR_ROUNDED(__ull2double_rn, double, (unsigned long long x), (double)x)
#undef EMULATOR_ROUNDED

template <typename T> static inline T __ldg(const T *address) { return *address; }
template <typename T> static inline T __ldcs(const T *address) { return *address; }
template <typename T> static inline T __ldcg(const T *address) { return *address; }
template <typename T, typename V> static inline void __stcs(T *address, V value) {
    *address = value;
}
template <typename T, typename V> static inline void __stcg(T *address, V value) {
    *address = value;
}

static inline long long clock64() { return (long long)__builtin_ia32_rdtsc(); }
static inline int clock() { return (int)clock64(); }
