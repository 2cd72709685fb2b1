/* coefficients.h: written by python -m codegen.coefficients; polynomials in even and odd parts, so that few
   products wait for each other, and constants in parts whose products with small whole numbers are exact. */
#pragma once
#include <stdint.h>
/* clang-format off */
/* A row holds one number for each lane k: a load that an instruction does by the way, where it had to be spread. */
#define ROWS __attribute__((visibility("hidden"), aligned(64)))
extern const float th_float_rows[][16] ROWS;
extern const double th_double_rows[][16] ROWS;

/* 2 / pi, its bits behind the point, after 64 zeros. */
static const uint64_t two_over_pi[] __attribute__((unused)) = {
    0, 0xa2f9836e4e441529u, 0xfc2757d1f534ddc0u, 0xdb6295993c439041u,
    0xfe5163abdebbc561u, 0xb7246e3a424dd2e0u, 0x06492eea09d1921cu, 0xfe1deb1cb129a73eu,
    0xe88235f52ebb4484u, 0xe99c7026b45f7e41u, 0x3991d639835339f4u, 0x9c845f8bbdf9283bu,
    0x1ff897ffde05980fu, 0xef2f118b5a0a6d1fu, 0x6d367ecf27cb09b7u, 0x4f463f669e5fea2du,
    0x7527bac7ebe5f17bu, 0x3d0739f78a5292eau, 0x6bfb5fb11f8d5d08u, 0x56033046fc7b6babu};
#define ROUNDINGf th_float_rows[0][k]
#define LOG2_1f th_float_rows[1][k]
#define LOG2_2f th_float_rows[2][k]
#define LOG2_HIGHf th_float_rows[3][k]
#define LOG2_LOWf th_float_rows[4][k]
#define LOG10_2_1f th_float_rows[5][k]
#define LOG10_2_2f th_float_rows[6][k]
#define OVER_LOG2f th_float_rows[7][k]
#define LOG2_E_1f th_float_rows[8][k]
#define LOG2_E_2f th_float_rows[9][k]
#define OVER_LOG10f th_float_rows[10][k]
#define LOG10_E_1f th_float_rows[11][k]
#define LOG10_E_2f th_float_rows[12][k]
#define THIRD_1f th_float_rows[13][k]
#define THIRD_2f th_float_rows[14][k]
#define HALF_PI_1f th_float_rows[15][k]
#define HALF_PI_2f th_float_rows[16][k]
#define HALF_PI_3f th_float_rows[17][k]
#define HALF_PI_4f th_float_rows[18][k]
#define PI_2_1f th_float_rows[19][k]
#define PI_2_2f th_float_rows[20][k]
#define PI_4_1f th_float_rows[21][k]
#define PI_4_2f th_float_rows[22][k]
#define TWO_OVER_PIf th_float_rows[23][k]
/* (exp(x) - 1 - x) / x**2: 2**-28.2 */
MATHS float poly_expf(float x, int k) {
    const float x2 = x * x;
    const float x4 = x2 * x2;
    return th_float_rows[24][k] + x * th_float_rows[25][k] + x2 * (th_float_rows[26][k] + x * th_float_rows[27][k]) + x4 * th_float_rows[28][k];
}
/* (sinh(s) - s) / s**3, s = sqrt(z): 2**-26.1 */
MATHS float poly_sinhf(float x, int k) {
    return th_float_rows[29][k] + x * th_float_rows[30][k];
}
/* (cosh(s) - 1) / z, s = sqrt(z): 2**-34.2 */
MATHS float poly_coshf(float x, int k) {
    const float x2 = x * x;
    return th_float_rows[31][k] + x * th_float_rows[32][k] + x2 * th_float_rows[33][k];
}
/* (2 * atanh(s) / s - 2) / z, s = sqrt(z): 2**-30.2 */
MATHS float poly_logf(float x, int k) {
    const float x2 = x * x;
    return th_float_rows[34][k] + x * th_float_rows[35][k] + x2 * th_float_rows[36][k];
}
/* ((2 * atanh(s) / s - 2) / z - 2 / 3) / z, s = sqrt(z): 2**-36.7 */
MATHS float poly_powerf(float x, int k) {
    const float x2 = x * x;
    return th_float_rows[37][k] + x * th_float_rows[38][k] + x2 * th_float_rows[39][k];
}
/* (sin(s) - s) / s**3, s = sqrt(z): 2**-27.9 */
MATHS float poly_sinf(float x, int k) {
    const float x2 = x * x;
    return th_float_rows[40][k] + x * th_float_rows[41][k] + x2 * th_float_rows[42][k];
}
/* (cos(s) - 1 + z / 2) / z**2, s = sqrt(z): 2**-33.1 */
MATHS float poly_cosf(float x, int k) {
    const float x2 = x * x;
    return th_float_rows[43][k] + x * th_float_rows[44][k] + x2 * th_float_rows[45][k];
}
/* (asin(s) - s) / s**3, s = sqrt(z): 2**-27.6 */
MATHS float poly_asinf(float x, int k) {
    const float x2 = x * x;
    const float x4 = x2 * x2;
    return th_float_rows[46][k] + x * th_float_rows[47][k] + x2 * (th_float_rows[48][k] + x * th_float_rows[49][k]) + x4 * th_float_rows[50][k];
}
/* (atan(s) - s) / s**3, s = sqrt(z): 2**-34.4 */
MATHS float poly_atanf(float x, int k) {
    const float x2 = x * x;
    const float x4 = x2 * x2;
    return th_float_rows[51][k] + x * th_float_rows[52][k] + x2 * (th_float_rows[53][k] + x * th_float_rows[54][k]) + x4 * (th_float_rows[55][k] + x * th_float_rows[56][k] + x2 * th_float_rows[57][k]);
}
/* erf(s) / s - 1, s = sqrt(z): 2**-29.7 */
MATHS float poly_erff(float x, int k) {
    const float x2 = x * x;
    const float x4 = x2 * x2;
    return th_float_rows[58][k] + x * th_float_rows[59][k] + x2 * (th_float_rows[60][k] + x * th_float_rows[61][k]) + x4 * (th_float_rows[62][k] + x * th_float_rows[63][k] + x2 * th_float_rows[64][k]);
}
/* (x + 3) * exp(x * x) * erfc(x), t = x / (x + 3) - 1 / 2: 2**-28.8 */
MATHS double poly_whole_tail(double x, int k) {
    const double x2 = x * x;
    const double x4 = x2 * x2;
    const double x8 = x4 * x4;
    return th_double_rows[0][k] + x * th_double_rows[1][k] + x2 * (th_double_rows[2][k] + x * th_double_rows[3][k]) + x4 * (th_double_rows[4][k] + x * th_double_rows[5][k] + x2 * (th_double_rows[6][k] + x * th_double_rows[7][k])) + x8 * (th_double_rows[8][k] + x * th_double_rows[9][k] + x2 * th_double_rows[10][k]);
}
/* (x + 17 / 4) * exp(x * x / 2) * erfc(x / sqrt(2)) / 2, t = x / (x + 17 / 4) - 1 / 2: 2**-28.4 */
MATHS float poly_sharef(float x, int k) {
    const float x2 = x * x;
    const float x4 = x2 * x2;
    const float x8 = x4 * x4;
    return th_float_rows[65][k] + x * th_float_rows[66][k] + x2 * (th_float_rows[67][k] + x * th_float_rows[68][k]) + x4 * (th_float_rows[69][k] + x * th_float_rows[70][k] + x2 * (th_float_rows[71][k] + x * th_float_rows[72][k])) + x8 * (th_float_rows[73][k] + x * th_float_rows[74][k]);
}
/* (exp(x) - 1 - x) / x**2: 2**-28.2 */
MATHS double poly_wide_exp(double x, int k) {
    const double x2 = x * x;
    const double x4 = x2 * x2;
    return th_double_rows[11][k] + x * th_double_rows[12][k] + x2 * (th_double_rows[13][k] + x * th_double_rows[14][k]) + x4 * th_double_rows[15][k];
}
/* exp(x * x) * erfc(x), x = 2 * (1 + t) / (1 - t), from 1 to 6, weighed by exp(-x * x): 2**-34.7 */
MATHS float poly_tailf(float x, int k) {
    const float x2 = x * x;
    const float x4 = x2 * x2;
    return th_float_rows[75][k] + x * th_float_rows[76][k] + x2 * (th_float_rows[77][k] + x * th_float_rows[78][k]) + x4 * (th_float_rows[79][k] + x * th_float_rows[80][k]);
}
#define ROUNDING th_double_rows[16][k]
#define LOG2_1 th_double_rows[17][k]
#define LOG2_2 th_double_rows[18][k]
#define LOG2_HIGH th_double_rows[19][k]
#define LOG2_LOW th_double_rows[20][k]
#define LOG10_2_1 th_double_rows[21][k]
#define LOG10_2_2 th_double_rows[22][k]
#define OVER_LOG2 th_double_rows[23][k]
#define LOG2_E_1 th_double_rows[24][k]
#define LOG2_E_2 th_double_rows[25][k]
#define OVER_LOG10 th_double_rows[26][k]
#define LOG10_E_1 th_double_rows[27][k]
#define LOG10_E_2 th_double_rows[28][k]
#define THIRD_1 th_double_rows[29][k]
#define THIRD_2 th_double_rows[30][k]
#define HALF_PI_1 th_double_rows[31][k]
#define HALF_PI_2 th_double_rows[32][k]
#define HALF_PI_3 th_double_rows[33][k]
#define HALF_PI_4 th_double_rows[34][k]
#define ERFC_0 th_double_rows[35][k]
#define ERFC_1 th_double_rows[36][k]
#define PI_2_1 th_double_rows[37][k]
#define PI_2_2 th_double_rows[38][k]
#define PI_4_1 th_double_rows[39][k]
#define PI_4_2 th_double_rows[40][k]
#define TWO_OVER_PI th_double_rows[41][k]
/* (exp(x) - 1 - x) / x**2: 2**-57.8 */
MATHS double poly_exp(double x, int k) {
    const double x2 = x * x;
    const double x4 = x2 * x2;
    const double x8 = x4 * x4;
    return th_double_rows[42][k] + x * th_double_rows[43][k] + x2 * (th_double_rows[44][k] + x * th_double_rows[45][k]) + x4 * (th_double_rows[46][k] + x * th_double_rows[47][k] + x2 * (th_double_rows[48][k] + x * th_double_rows[49][k])) + x8 * (th_double_rows[50][k] + x * th_double_rows[51][k]);
}
/* (sinh(s) - s) / s**3, s = sqrt(z): 2**-61.6 */
MATHS double poly_sinh(double x, int k) {
    const double x2 = x * x;
    const double x4 = x2 * x2;
    return th_double_rows[52][k] + x * th_double_rows[53][k] + x2 * (th_double_rows[54][k] + x * th_double_rows[55][k]) + x4 * th_double_rows[56][k];
}
/* (cosh(s) - 1) / z, s = sqrt(z): 2**-70.4 */
MATHS double poly_cosh(double x, int k) {
    const double x2 = x * x;
    const double x4 = x2 * x2;
    return th_double_rows[57][k] + x * th_double_rows[58][k] + x2 * (th_double_rows[59][k] + x * th_double_rows[60][k]) + x4 * (th_double_rows[61][k] + x * th_double_rows[62][k]);
}
/* (2 * atanh(s) / s - 2) / z, s = sqrt(z): 2**-59.4 */
MATHS double poly_log(double x, int k) {
    const double x2 = x * x;
    const double x4 = x2 * x2;
    return th_double_rows[63][k] + x * th_double_rows[64][k] + x2 * (th_double_rows[65][k] + x * th_double_rows[66][k]) + x4 * (th_double_rows[67][k] + x * th_double_rows[68][k] + x2 * th_double_rows[69][k]);
}
/* ((2 * atanh(s) / s - 2) / z - 2 / 3) / z, s = sqrt(z): 2**-73.5 */
MATHS double poly_power(double x, int k) {
    const double x2 = x * x;
    const double x4 = x2 * x2;
    return th_double_rows[70][k] + x * th_double_rows[71][k] + x2 * (th_double_rows[72][k] + x * th_double_rows[73][k]) + x4 * (th_double_rows[74][k] + x * th_double_rows[75][k] + x2 * (th_double_rows[76][k] + x * th_double_rows[77][k]));
}
/* (sin(s) - s) / s**3, s = sqrt(z): 2**-57.7 */
MATHS double poly_sin(double x, int k) {
    const double x2 = x * x;
    const double x4 = x2 * x2;
    return th_double_rows[78][k] + x * th_double_rows[79][k] + x2 * (th_double_rows[80][k] + x * th_double_rows[81][k]) + x4 * (th_double_rows[82][k] + x * th_double_rows[83][k]);
}
/* (cos(s) - 1 + z / 2) / z**2, s = sqrt(z): 2**-64.0 */
MATHS double poly_cos(double x, int k) {
    const double x2 = x * x;
    const double x4 = x2 * x2;
    return th_double_rows[84][k] + x * th_double_rows[85][k] + x2 * (th_double_rows[86][k] + x * th_double_rows[87][k]) + x4 * (th_double_rows[88][k] + x * th_double_rows[89][k]);
}
/* (asin(s) - s) / s**3, s = sqrt(z): 2**-55.9 */
MATHS double poly_asin(double x, int k) {
    const double x2 = x * x;
    const double x4 = x2 * x2;
    const double x8 = x4 * x4;
    return th_double_rows[90][k] + x * th_double_rows[91][k] + x2 * (th_double_rows[92][k] + x * th_double_rows[93][k]) + x4 * (th_double_rows[94][k] + x * th_double_rows[95][k] + x2 * (th_double_rows[96][k] + x * th_double_rows[97][k])) + x8 * (th_double_rows[98][k] + x * th_double_rows[99][k] + x2 * (th_double_rows[100][k] + x * th_double_rows[101][k]));
}
/* (atan(s) - s) / s**3, s = sqrt(z): 2**-62.9 */
MATHS double poly_atan(double x, int k) {
    const double x2 = x * x;
    const double x4 = x2 * x2;
    const double x8 = x4 * x4;
    return th_double_rows[102][k] + x * th_double_rows[103][k] + x2 * (th_double_rows[104][k] + x * th_double_rows[105][k]) + x4 * (th_double_rows[106][k] + x * th_double_rows[107][k] + x2 * (th_double_rows[108][k] + x * th_double_rows[109][k])) + x8 * (th_double_rows[110][k] + x * th_double_rows[111][k] + x2 * (th_double_rows[112][k] + x * th_double_rows[113][k]) + x4 * (th_double_rows[114][k] + x * th_double_rows[115][k]));
}
/* erf(s) / s - 1, s = sqrt(z): 2**-62.8 */
MATHS double poly_erf(double x, int k) {
    const double x2 = x * x;
    const double x4 = x2 * x2;
    const double x8 = x4 * x4;
    return th_double_rows[116][k] + x * th_double_rows[117][k] + x2 * (th_double_rows[118][k] + x * th_double_rows[119][k]) + x4 * (th_double_rows[120][k] + x * th_double_rows[121][k] + x2 * (th_double_rows[122][k] + x * th_double_rows[123][k])) + x8 * (th_double_rows[124][k] + x * th_double_rows[125][k] + x2 * (th_double_rows[126][k] + x * th_double_rows[127][k]) + x4 * th_double_rows[128][k]);
}
/* (x + 3) * exp(x * x) * erfc(x) - ERFC_0 - ERFC_1 * t, t = x / (x + 3) - 1 / 2, above 0.45: 2**-59.1 */
MATHS double poly_erfc(double x, int k) {
    const double x2 = x * x;
    const double x4 = x2 * x2;
    const double x8 = x4 * x4;
    const double x16 = x8 * x8;
    return th_double_rows[129][k] + x * th_double_rows[130][k] + x2 * (th_double_rows[131][k] + x * th_double_rows[132][k]) + x4 * (th_double_rows[133][k] + x * th_double_rows[134][k] + x2 * (th_double_rows[135][k] + x * th_double_rows[136][k])) + x8 * (th_double_rows[137][k] + x * th_double_rows[138][k] + x2 * (th_double_rows[139][k] + x * th_double_rows[140][k]) + x4 * (th_double_rows[141][k] + x * th_double_rows[142][k] + x2 * (th_double_rows[143][k] + x * th_double_rows[144][k]))) + x16 * (th_double_rows[145][k] + x * th_double_rows[146][k] + x2 * (th_double_rows[147][k] + x * th_double_rows[148][k]) + x4 * (th_double_rows[149][k] + x * th_double_rows[150][k]));
}
/* exp(x * x) * erfc(x), x = 2 * (1 + t) / (1 - t), from 1 to 6, weighed by exp(-x * x): 2**-62.9 */
MATHS double poly_tail(double x, int k) {
    const double x2 = x * x;
    const double x4 = x2 * x2;
    const double x8 = x4 * x4;
    return th_double_rows[151][k] + x * th_double_rows[152][k] + x2 * (th_double_rows[153][k] + x * th_double_rows[154][k]) + x4 * (th_double_rows[155][k] + x * th_double_rows[156][k] + x2 * (th_double_rows[157][k] + x * th_double_rows[158][k])) + x8 * (th_double_rows[159][k] + x * th_double_rows[160][k] + x2 * (th_double_rows[161][k] + x * th_double_rows[162][k]) + x4 * (th_double_rows[163][k] + x * th_double_rows[164][k]));
}
