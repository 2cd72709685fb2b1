/* exponential.h: exp, log, sigmoid and tanh, named by element type. */
#pragma once
#include "base/vector.h"

static inline float exp_float(float x) { return expf(x); }
static inline double exp_double(double x) { return exp(x); }

static inline float log_float(float x) { return logf(x); }
static inline double log_double(double x) { return log(x); }

static inline float sigmoid_float(float x) { return 1 / (1 + expf(-x)); }
static inline double sigmoid_double(double x) { return 1 / (1 + exp(-x)); }

static inline float tanh_float(float x) { return tanhf(x); }
static inline double tanh_double(double x) { return tanh(x); }
