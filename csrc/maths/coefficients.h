/* coefficients.h: written by python -m codegen.coefficients; polynomials in even and odd parts, so that few
   products wait for each other, and constants in parts whose products with small whole numbers are exact. */
#pragma once
#include <stdint.h>
/* clang-format off */

/* 2 / pi, its bits behind the point, after 64 zeros. */
static const uint64_t two_over_pi[] __attribute__((unused)) = {
    0, 0xa2f9836e4e441529u, 0xfc2757d1f534ddc0u, 0xdb6295993c439041u,
    0xfe5163abdebbc561u, 0xb7246e3a424dd2e0u, 0x06492eea09d1921cu, 0xfe1deb1cb129a73eu,
    0xe88235f52ebb4484u, 0xe99c7026b45f7e41u, 0x3991d639835339f4u, 0x9c845f8bbdf9283bu,
    0x1ff897ffde05980fu, 0xef2f118b5a0a6d1fu, 0x6d367ecf27cb09b7u, 0x4f463f669e5fea2du,
    0x7527bac7ebe5f17bu, 0x3d0739f78a5292eau, 0x6bfb5fb11f8d5d08u, 0x56033046fc7b6babu};
#define LOG2_1f 0x1.62e4000000000p-1f
#define LOG2_2f 0x1.7f7d1c0000000p-20f
#define LOG2_HIGHf 0x1.62e4300000000p-1f
#define LOG2_LOWf -0x1.05c6100000000p-29f
#define LOG10_2_1f 0x1.3440000000000p-2f
#define LOG10_2_2f 0x1.3509f80000000p-18f
#define OVER_LOG2f 0x1.7154760000000p+0f
#define LOG2_E_1f 0x1.7160000000000p+0f
#define LOG2_E_2f -0x1.7135a80000000p-13f
#define OVER_LOG10f 0x1.bcb7b20000000p-2f
#define LOG10_E_1f 0x1.bcc0000000000p-2f
#define LOG10_E_2f -0x1.09d5b20000000p-15f
#define THIRD_1f 0x1.5560000000000p-1f
#define THIRD_2f -0x1.5555560000000p-14f
#define HALF_PI_1f 0x1.9220000000000p+0f
#define HALF_PI_2f -0x1.2ae0000000000p-18f
#define HALF_PI_3f -0x1.dea0000000000p-31f
#define HALF_PI_4f 0x1.1846980000000p-44f
#define PI_2_1f 0x1.921fb60000000p+0f
#define PI_2_2f -0x1.777a5c0000000p-25f
#define PI_4_1f 0x1.921fb80000000p-1f
#define PI_4_2f -0x1.5dde980000000p-24f
#define TWO_OVER_PIf 0x1.45f3060000000p-1f
/* (exp(x) - 1 - x) / x**2: 2**-28.2 */
MATHS float poly_expf(float x) {
    const float x2 = x * x;
    const float x4 = x2 * x2;
    return 0x1.fffffc0000000p-2f + x * 0x1.55548a0000000p-3f + x2 * (0x1.5559180000000p-5f + x * 0x1.123fba0000000p-7f) + x4 * 0x1.6a187c0000000p-10f;
}
/* (sinh(s) - s) / s**3, s = sqrt(z): 2**-26.1 */
MATHS float poly_sinhf(float x) {
    return 0x1.5554aa0000000p-3f + x * 0x1.122d180000000p-7f;
}
/* (cosh(s) - 1) / z, s = sqrt(z): 2**-34.2 */
MATHS float poly_coshf(float x) {
    const float x2 = x * x;
    return 0x1.0000000000000p-1f + x * 0x1.5554760000000p-5f + x2 * 0x1.6d9f400000000p-10f;
}
/* (2 * atanh(s) / s - 2) / z, s = sqrt(z): 2**-30.2 */
MATHS float poly_logf(float x) {
    const float x2 = x * x;
    return 0x1.55557a0000000p-1f + x * 0x1.995e100000000p-2f + x2 * 0x1.31f64c0000000p-2f;
}
/* ((2 * atanh(s) / s - 2) / z - 2 / 3) / z, s = sqrt(z): 2**-36.7 */
MATHS float poly_powerf(float x) {
    const float x2 = x * x;
    return 0x1.999a020000000p-2f + x * 0x1.2451e00000000p-2f + x2 * 0x1.dfc0960000000p-3f;
}
/* (sin(s) - s) / s**3, s = sqrt(z): 2**-27.9 */
MATHS float poly_sinf(float x) {
    const float x2 = x * x;
    return -0x1.5555440000000p-3f + x * 0x1.1106d60000000p-7f + x2 * -0x1.9921040000000p-13f;
}
/* (cos(s) - 1 + z / 2) / z**2, s = sqrt(z): 2**-33.1 */
MATHS float poly_cosf(float x) {
    const float x2 = x * x;
    return 0x1.55554a0000000p-5f + x * -0x1.6c0c220000000p-10f + x2 * 0x1.99e3540000000p-16f;
}
/* (asin(s) - s) / s**3, s = sqrt(z): 2**-27.6 */
MATHS float poly_asinf(float x) {
    const float x2 = x * x;
    const float x4 = x2 * x2;
    return 0x1.5555c80000000p-3f + x * 0x1.3301d00000000p-4f + x2 * (0x1.7480860000000p-5f + x * 0x1.8c0ff40000000p-6f) + x4 * 0x1.5983780000000p-5f;
}
/* (atan(s) - s) / s**3, s = sqrt(z): 2**-34.4 */
MATHS float poly_atanf(float x) {
    const float x2 = x * x;
    const float x4 = x2 * x2;
    return -0x1.5555540000000p-2f + x * 0x1.99990c0000000p-3f + x2 * (-0x1.2481b60000000p-3f + x * 0x1.c542480000000p-4f) + x4 * (-0x1.65e4ea0000000p-4f + x * 0x1.f484300000000p-5f + x2 * -0x1.a9b8f00000000p-6f);
}
/* erf(s) / s - 1, s = sqrt(z): 2**-29.7 */
MATHS float poly_erff(float x) {
    const float x2 = x * x;
    const float x4 = x2 * x2;
    return 0x1.06eba80000000p-3f + x * -0x1.81273e0000000p-2f + x2 * (0x1.ce2d200000000p-4f + x * -0x1.b7fbb20000000p-6f) + x4 * (0x1.5419d80000000p-8f + x * -0x1.a484fe0000000p-11f + x2 * 0x1.4ae20e0000000p-14f);
}
/* (x + 3) * exp(x * x) * erfc(x), t = x / (x + 3) - 1 / 2: 2**-28.8 */
MATHS double poly_whole_tail(double x) {
    const double x2 = x * x;
    const double x4 = x2 * x2;
    const double x8 = x4 * x4;
    return 0x1.12f21de47c5c3p+0 + x * -0x1.c44c47f07e7fcp+0 + x2 * (0x1.2e3263cdd52cbp+1 + x * -0x1.3deae2f694cc1p+1) + x4 * (0x1.e9990fe862a65p+0 + x * -0x1.b7ae1a609f797p-1 + x2 * (-0x1.437f4c9c6120bp-4 + x * 0x1.914e742802953p-2)) + x8 * (-0x1.f42cee2b799d2p-4 + x * -0x1.354470974f19ep-3 + x2 * 0x1.ff8d4e9615277p-7);
}
/* (exp(x) - 1 - x) / x**2: 2**-28.2 */
MATHS double poly_wide_exp(double x) {
    const double x2 = x * x;
    const double x4 = x2 * x2;
    return 0x1.fffffb54304c7p-2 + x * 0x1.5554898e26264p-3 + x2 * (0x1.5559189a92fb3p-5 + x * 0x1.123fba9c10df0p-7) + x4 * 0x1.6a187c8e07326p-10;
}
/* exp(x * x) * erfc(x), x = 2 * (1 + t) / (1 - t), from 1 to 6, weighed by exp(-x * x): 2**-34.7 */
MATHS float poly_tailf(float x) {
    const float x2 = x * x;
    const float x4 = x2 * x2;
    return 0x1.0586720000000p-2f + x * -0x1.b570360000000p-2f + x2 * (0x1.eeea020000000p-3f + x * -0x1.4387c40000000p-4f) + x4 * (0x1.e8ddbc0000000p-9f + x * 0x1.d8aec40000000p-8f);
}
#define LOG2_1 0x1.62e42fefa4000p-1
#define LOG2_2 -0x1.8432a1b0e2634p-43
#define LOG2_HIGH 0x1.62e42fefa39efp-1
#define LOG2_LOW 0x1.abc9e3b39803fp-56
#define LOG10_2_1 0x1.34413509f8000p-2
#define LOG10_2_2 -0x1.80433b83b532ap-44
#define OVER_LOG2 0x1.71547652b82fep+0
#define LOG2_E_1 0x1.7154768000000p+0
#define LOG2_E_2 -0x1.6a3e80f444178p-27
#define OVER_LOG10 0x1.bcb7b1526e50ep-2
#define LOG10_E_1 0x1.bcb7b18000000p-2
#define LOG10_E_2 -0x1.6c8d78e6acaa4p-29
#define THIRD_1 0x1.5555558000000p-1
#define THIRD_2 -0x1.5555555555555p-28
#define HALF_PI_1 0x1.921fb54400000p+0
#define HALF_PI_2 0x1.0b4611a600000p-34
#define HALF_PI_3 0x1.3198a2e000000p-69
#define HALF_PI_4 0x1.b839a252049c1p-104
#define ERFC_0 0x1.12f21e0000000p+0
#define ERFC_1 -0x1.c44c470000000p+0
#define PI_2_1 0x1.921fb54442d18p+0
#define PI_2_2 0x1.1a62633145c07p-54
#define PI_4_1 0x1.921fb54442d18p-1
#define PI_4_2 0x1.1a62633145c07p-55
#define TWO_OVER_PI 0x1.45f306dc9c883p-1
/* (exp(x) - 1 - x) / x**2: 2**-57.8 */
MATHS double poly_exp(double x) {
    const double x2 = x * x;
    const double x4 = x2 * x2;
    const double x8 = x4 * x4;
    return 0x1.000000000000bp-1 + x * 0x1.55555555554f0p-3 + x2 * (0x1.555555555024dp-5 + x * 0x1.11111111299f2p-7) + x4 * (0x1.6c16c1859bd36p-10 + x * 0x1.a01a012305238p-13 + x2 * (0x1.a01995ef92a62p-16 + x * 0x1.71df2f2d1305ap-19)) + x8 * (0x1.28b165bec2045p-22 + x * 0x1.ad7a27c5c2fecp-26);
}
/* (sinh(s) - s) / s**3, s = sqrt(z): 2**-61.6 */
MATHS double poly_sinh(double x) {
    const double x2 = x * x;
    const double x4 = x2 * x2;
    return 0x1.5555555555559p-3 + x * 0x1.111111110f4a7p-7 + x2 * (0x1.a01a01b0ce232p-13 + x * 0x1.71ddf5ccbb385p-19) + x4 * 0x1.af638491760cfp-26;
}
/* (cosh(s) - 1) / z, s = sqrt(z): 2**-70.4 */
MATHS double poly_cosh(double x) {
    const double x2 = x * x;
    const double x4 = x2 * x2;
    return 0x1.0000000000000p-1 + x * 0x1.555555555555dp-5 + x2 * (0x1.6c16c16c13b72p-10 + x * 0x1.a01a01b28f70cp-16) + x4 * (0x1.27e4c2cf364fbp-22 + x * 0x1.1f989ed1ff263p-29);
}
/* (2 * atanh(s) / s - 2) / z, s = sqrt(z): 2**-59.4 */
MATHS double poly_log(double x) {
    const double x2 = x * x;
    const double x4 = x2 * x2;
    return 0x1.5555555555595p-1 + x * 0x1.999999997ef9ep-2 + x2 * (0x1.24924942c721ap-2 + x * 0x1.c71c515060ce8p-3) + x4 * (0x1.74666706ff2fcp-3 + x * 0x1.399d7a1b61f3ap-3 + x2 * 0x1.2f32403b760f6p-3);
}
/* ((2 * atanh(s) / s - 2) / z - 2 / 3) / z, s = sqrt(z): 2**-73.5 */
MATHS double poly_power(double x) {
    const double x2 = x * x;
    const double x4 = x2 * x2;
    return 0x1.9999999999995p-2 + x * 0x1.24924924930abp-2 + x2 * (0x1.c71c71c5726b1p-3 + x * 0x1.745d183905869p-3) + x4 * (0x1.3b1360ed86986p-3 + x * 0x1.1120fa2bacae1p-3 + x2 * (0x1.de2894b0be17cp-4 + x * 0x1.eb6b7cc3cb96dp-4));
}
/* (sin(s) - s) / s**3, s = sqrt(z): 2**-57.7 */
MATHS double poly_sin(double x) {
    const double x2 = x * x;
    const double x4 = x2 * x2;
    return -0x1.5555555555547p-3 + x * 0x1.111111110f52ap-7 + x2 * (-0x1.a01a019ba69cep-13 + x * 0x1.71de351a27ff6p-19) + x4 * (-0x1.ae5e1c65c47d9p-26 + x * 0x1.5d7d70fe57668p-33);
}
/* (cos(s) - 1 + z / 2) / z**2, s = sqrt(z): 2**-64.0 */
MATHS double poly_cos(double x) {
    const double x2 = x * x;
    const double x4 = x2 * x2;
    return 0x1.555555555554ap-5 + x * -0x1.6c16c16c14ec0p-10 + x2 * (0x1.a01a019c6a96dp-16 + x * -0x1.27e4f7d4c9972p-22) + x4 * (0x1.1ee9c6b482f83p-29 + x * -0x1.8f9ad724ba487p-37);
}
/* (asin(s) - s) / s**3, s = sqrt(z): 2**-55.9 */
MATHS double poly_asin(double x) {
    const double x2 = x * x;
    const double x4 = x2 * x2;
    const double x8 = x4 * x4;
    return 0x1.555555555538dp-3 + x * 0x1.333333336ed1fp-4 + x2 * (0x1.6db6db4243c4bp-5 + x * 0x1.f1c72c4b235e2p-6) + x4 * (0x1.6e89f280c24e7p-6 + x * 0x1.1c6bfca0b9b2fp-6 + x2 * (0x1.c6fba17bed52dp-7 + x * 0x1.8ed1363577e7dp-7)) + x8 * (0x1.ab5222d582705p-8 + x * 0x1.404bc325fb1e6p-6 + x2 * (-0x1.0a5dfb6b066e9p-6 + x * 0x1.059db6a916962p-5));
}
/* (atan(s) - s) / s**3, s = sqrt(z): 2**-62.9 */
MATHS double poly_atan(double x) {
    const double x2 = x * x;
    const double x4 = x2 * x2;
    const double x8 = x4 * x4;
    return -0x1.5555555555553p-2 + x * 0x1.99999999994bap-3 + x2 * (-0x1.249249247166bp-3 + x * 0x1.c71c71b90fba2p-4) + x4 * (-0x1.745d157d16fd8p-4 + x * 0x1.3b138b8fff1a6p-4 + x2 * (-0x1.110eeff6119a9p-4 + x * 0x1.e1b633436c9d2p-5)) + x8 * (-0x1.ade46b0127145p-5 + x * 0x1.7f3d8af7b37ebp-5 + x2 * (-0x1.490806f17f64cp-5 + x * 0x1.f328d8a85ffc1p-6) + x4 * (-0x1.1b8d37f6e5c23p-6 + x * 0x1.567eedd1a6f5ap-8));
}
/* erf(s) / s - 1, s = sqrt(z): 2**-62.8 */
MATHS double poly_erf(double x) {
    const double x2 = x * x;
    const double x4 = x2 * x2;
    const double x8 = x4 * x4;
    return 0x1.06eba8214db69p-3 + x * -0x1.812746b0379e6p-2 + x2 * (0x1.ce2f21a042b34p-4 + x * -0x1.b82ce31284f26p-6) + x4 * (0x1.565bcd0dbd66ap-8 + x * -0x1.c02db3db417ebp-11 + x2 * (0x1.f9a321e3ca00cp-14 + x * -0x1.f4d1e4225c70ap-17)) + x8 * (0x1.b9df2f6aa450ep-20 + x * -0x1.5f1f38c1f62d7p-23 + x2 * (0x1.f7b942de5cc42p-27 + x * -0x1.38ab040771c71p-30) + x4 * 0x1.062441e35bbe6p-34);
}
/* (x + 3) * exp(x * x) * erfc(x) - ERFC_0 - ERFC_1 * t, t = x / (x + 3) - 1 / 2, above 0.45: 2**-59.1 */
MATHS double poly_erfc(double x) {
    const double x2 = x * x;
    const double x4 = x2 * x2;
    const double x8 = x4 * x4;
    const double x16 = x8 * x8;
    return -0x1.13050f33ac306p-27 + x * -0x1.baa37619e4de1p-28 + x2 * (0x1.2e326945de2bep+1 + x * -0x1.3deb21415dcb5p+1) + x4 * (0x1.e995f11b161f2p+0 + x * -0x1.b78993d6b09a4p-1 + x2 * (-0x1.3dd3e70ab8ef7p-4 + x * 0x1.8dae3a25400e8p-2)) + x8 * (-0x1.1f78e1cedb660p-3 + x * -0x1.2238fd0c44771p-3 + x2 * (0x1.c325541e75e5ep-4 + x * 0x1.fdff15c3c7724p-5) + x4 * (-0x1.251cc24f253cfp-4 + x * -0x1.3eb41a70b836cp-5 + x2 * (0x1.734b6d817f6aep-5 + x * 0x1.0be959a06e9d6p-5))) + x16 * (-0x1.b84f55c197acap-6 + x * -0x1.f0e59cd49d3a0p-6 + x2 * (0x1.a449f98b23c04p-7 + x * 0x1.9859f63c4c8eap-6) + x4 * (-0x1.c3c8a80aa6070p-9 + x * -0x1.9b94c7eb5220bp-7));
}
/* exp(x * x) * erfc(x), x = 2 * (1 + t) / (1 - t), from 1 to 6, weighed by exp(-x * x): 2**-62.9 */
MATHS double poly_tail(double x) {
    const double x2 = x * x;
    const double x4 = x2 * x2;
    const double x8 = x4 * x4;
    return 0x1.058671b52c776p-2 + x * -0x1.b57034efd3f70p-2 + x2 * (0x1.eeea7dc8a778ep-3 + x * -0x1.437f0b68c3430p-4) + x4 * (0x1.e94715996d700p-9 + x * 0x1.ca95ed6de87f9p-8 + x2 * (-0x1.bc25a29130ef8p-11 + x * -0x1.016b6fba514b1p-10)) + x8 * (0x1.6d518c5eef5a4p-15 + x * 0x1.6daddbdfbc340p-13 + x2 * (0x1.d0296bb4ce186p-16 + x * -0x1.ca3b51d5a9b16p-16) + x4 * (-0x1.e9dfa6fc82271p-17 + x * -0x1.b335ce44a6407p-20));
}
