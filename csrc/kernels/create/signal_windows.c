/* signal_windows.c: window functions of signals, computed in double at t = 0 ... 1. */
#include "signal_windows.h"

#include <math.h>

#include "walk/dense.h"

#define PI 3.141592653589793

static int shape_window(const char *op, extent *result, int64_t count) {
    if (count < 0)
        return th_fail(TH_VALUE, "%s: window_length is %lld; need an int of 0 or more", op,
                       (long long)count);
    *result = (extent){1, {count}};
    return 0;
}

typedef struct {
    double alpha, beta, gamma;
} numbers;

/* A periodic window leaves out the last of count + 1 points. The only point of a window is 1. */
static int fill_window(tensor *output, bool periodic, double (*window)(double t, numbers own),
                       numbers own) {
    const int64_t count = output->numel, last = periodic ? count : count - 1;
    tensor *values = th_new_like(output, TH_DOUBLE);
    if (!values)
        return -1;
    double *value = (double *)th_data(values);
    for (int64_t i = 0; i < count; i++)
        value[i] = count > 1 ? window((double)i / (double)last, own) : 1;
    const int failed = th_copy(output, values);
    th_drop(values);
    return failed;
}

static double bartlett(double t, numbers own) {
    (void)own;
    return 1 - fabs(2 * t - 1);
}

static double cosines(double t, numbers own) {
    return own.alpha + own.gamma * cos(4 * PI * t) - own.beta * cos(2 * PI * t);
}

static double hann(double t, numbers own) {
    (void)own;
    const double sine = sin(PI * t);
    return sine * sine;
}

/* The modified Bessel function of order 0, by its power series. */
static double bessel(double x) {
    double term = 1, sum = 1;
    for (int k = 1; k < 1000 && term > 1e-18 * sum; k++) {
        term *= x / (2. * k) * (x / (2. * k));
        sum += term;
    }
    return sum;
}

static double kaiser(double t, numbers own) {
    const double side = 2 * t - 1, inside = 1 - side * side;
    return bessel(own.beta * sqrt(inside > 0 ? inside : 0)) / bessel(own.beta);
}

int shape_bartlett_window(extent *result, int64_t window_length, bool periodic) {
    (void)periodic;
    return shape_window("bartlett_window", result, window_length);
}

int cpu_bartlett_window(tensor *output, int64_t window_length, bool periodic) {
    (void)window_length;
    return fill_window(output, periodic, bartlett, (numbers){0, 0, 0});
}

int shape_hann_window(extent *result, int64_t window_length, bool periodic) {
    (void)periodic;
    return shape_window("hann_window", result, window_length);
}

int cpu_hann_window(tensor *output, int64_t window_length, bool periodic) {
    (void)window_length;
    return fill_window(output, periodic, hann, (numbers){0, 0, 0});
}

int shape_blackman_window(extent *result, int64_t window_length, bool periodic) {
    (void)periodic;
    return shape_window("blackman_window", result, window_length);
}

int cpu_blackman_window(tensor *output, int64_t window_length, bool periodic) {
    (void)window_length;
    return fill_window(output, periodic, cosines, (numbers){0.42, 0.5, 0.08});
}

int shape_hamming_window(extent *result, int64_t window_length, bool periodic, scalar alpha,
                         scalar beta) {
    (void)periodic, (void)alpha, (void)beta;
    return shape_window("hamming_window", result, window_length);
}

int cpu_hamming_window(tensor *output, int64_t window_length, bool periodic, scalar alpha,
                       scalar beta) {
    (void)window_length;
    return fill_window(output, periodic, cosines, (numbers){alpha.f, beta.f, 0});
}

int shape_kaiser_window(extent *result, int64_t window_length, bool periodic, scalar beta) {
    (void)periodic, (void)beta;
    return shape_window("kaiser_window", result, window_length);
}

int cpu_kaiser_window(tensor *output, int64_t window_length, bool periodic, scalar beta) {
    (void)window_length;
    return fill_window(output, periodic, kaiser, (numbers){0, beta.f, 0});
}
