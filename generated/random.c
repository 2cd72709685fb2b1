/* Generated from ops.yaml by codegen/templates/section.c. Do not edit: change the row and run make gen. */
/* random: Random numbers. One seed gives the same numbers whatever the count of threads
   (Philox4x32-10, Salmon and others, 2011). */
#include "loop.h"
#include "ops.h"

/* A formula serves every element type, and some compare what a byte can never be. */
#pragma GCC diagnostic ignored "-Wtype-limits"

/* rand(int* size) = uniform() */
LOOP(rand_float) { LOOP1(float, float, uniform, uniform) }
LOOP(rand_double) { LOOP1(double, double, uniform, uniform) }
static const random_row rand_row = {
    .op = "rand", .dtypes = TH_FLOATING, .inputs = 0,
    .loops = {[TH_FLOAT] = rand_float, [TH_DOUBLE] = rand_double},
};
int th_rand(call *c) { return th_random(&rand_row, c); }

/* randn(int* size) = normal() */
LOOP(randn_float) { LOOP1(float, float, normal, normal) }
LOOP(randn_double) { LOOP1(double, double, normal, normal) }
static const random_row randn_row = {
    .op = "randn", .dtypes = TH_FLOATING, .inputs = 0, .normal = true,
    .loops = {[TH_FLOAT] = randn_float, [TH_DOUBLE] = randn_double},
};
int th_randn(call *c) { return th_random(&randn_row, c); }

/* normal(Tensor|Scalar mean=0, Tensor|Scalar std=1) = mean + std * normal() */
LOOP(normal_float) { LOOP3(float, float, normal, float, mean, float, std, mean + std * normal) }
LOOP(normal_double) {
    LOOP3(double, double, normal, double, mean, double, std, mean + std * normal)
}
static const random_row normal_row = {
    .op = "normal", .dtypes = TH_FLOATING, .inputs = 2, .normal = true, .scalars = 2,
    .loops = {[TH_FLOAT] = normal_float, [TH_DOUBLE] = normal_double},
};
int th_normal(call *c) { return th_random(&normal_row, c); }

/* bernoulli(Tensor input) = uniform() < input */
LOOP(bernoulli_float) { LOOP2(float, float, uniform, float, input, uniform < input) }
LOOP(bernoulli_double) { LOOP2(double, double, uniform, double, input, uniform < input) }
static const random_row bernoulli_row = {
    .op = "bernoulli", .dtypes = TH_FLOATING, .inputs = 1,
    .loops = {[TH_FLOAT] = bernoulli_float, [TH_DOUBLE] = bernoulli_double},
};
int th_bernoulli(call *c) { return th_random(&bernoulli_row, c); }

/* bernoulli_(Tensor input, Tensor|Scalar p=0.5) = uniform() < p */
LOOP(bernoulli__float) { LOOP2(float, float, uniform, float, p, uniform < p) }
LOOP(bernoulli__double) { LOOP2(double, double, uniform, double, p, uniform < p) }
static const random_row bernoulli__row = {
    .op = "bernoulli_", .dtypes = TH_FLOATING, .inputs = 1, .fills = true, .scalars = 1,
    .loops = {[TH_FLOAT] = bernoulli__float, [TH_DOUBLE] = bernoulli__double},
};
int th_bernoulli_(call *c) { return th_random(&bernoulli__row, c); }

/* uniform_(Tensor input, Scalar low=0, Scalar high=1) = low + uniform() * (high - low) */
LOOP(uniform__float) {
    const float low = (float)option[0].f;
    const float high = (float)option[1].f;
    LOOP1(float, float, uniform, low + uniform * (high - low))
}
LOOP(uniform__double) {
    const double low = (double)option[0].f;
    const double high = (double)option[1].f;
    LOOP1(double, double, uniform, low + uniform * (high - low))
}
static const random_row uniform__row = {
    .op = "uniform_", .dtypes = TH_FLOATING, .inputs = 0, .fills = true, .scalars = 2,
    .loops = {[TH_FLOAT] = uniform__float, [TH_DOUBLE] = uniform__double},
};
int th_uniform_(call *c) { return th_random(&uniform__row, c); }

/* normal_(Tensor input, Scalar mean=0, Scalar std=1) = mean + std * normal() */
LOOP(normal__float) {
    const float mean = (float)option[0].f;
    const float std = (float)option[1].f;
    LOOP1(float, float, normal, mean + std * normal)
}
LOOP(normal__double) {
    const double mean = (double)option[0].f;
    const double std = (double)option[1].f;
    LOOP1(double, double, normal, mean + std * normal)
}
static const random_row normal__row = {
    .op = "normal_", .dtypes = TH_FLOATING, .inputs = 0, .normal = true, .fills = true,
    .scalars = 2,
    .loops = {[TH_FLOAT] = normal__float, [TH_DOUBLE] = normal__double},
};
int th_normal_(call *c) { return th_random(&normal__row, c); }

/* exponential_(Tensor input, Scalar lambd=1) = -log1p(-uniform()) / lambd */
LOOP(exponential__float) {
    const float lambd = (float)option[0].f;
    LOOP1(float, float, uniform, f_divide(-f_log1p(-uniform), lambd))
}
LOOP(exponential__double) {
    const double lambd = (double)option[0].f;
    LOOP1(double, double, uniform, f_divide(-f_log1p(-uniform), lambd))
}
static const random_row exponential__row = {
    .op = "exponential_", .dtypes = TH_FLOATING, .inputs = 0, .fills = true, .scalars = 1,
    .loops = {[TH_FLOAT] = exponential__float, [TH_DOUBLE] = exponential__double},
};
int th_exponential_(call *c) { return th_random(&exponential__row, c); }

/* cauchy_(Tensor input, Scalar median=0, Scalar sigma=1) = median + sigma * tan(pi * (uniform()
   - 0.5)) */
LOOP(cauchy__float) {
    const float median = (float)option[0].f;
    const float sigma = (float)option[1].f;
    LOOP1(float, float, uniform,
        median + sigma * f_tan((float)3.141592653589793 * (uniform - (float)0.5)))
}
LOOP(cauchy__double) {
    const double median = (double)option[0].f;
    const double sigma = (double)option[1].f;
    LOOP1(double, double, uniform,
        median + sigma * f_tan((double)3.141592653589793 * (uniform - (double)0.5)))
}
static const random_row cauchy__row = {
    .op = "cauchy_", .dtypes = TH_FLOATING, .inputs = 0, .fills = true, .scalars = 2,
    .loops = {[TH_FLOAT] = cauchy__float, [TH_DOUBLE] = cauchy__double},
};
int th_cauchy_(call *c) { return th_random(&cauchy__row, c); }

/* log_normal_(Tensor input, Scalar mean=1, Scalar std=2) = exp(mean + std * normal()) */
LOOP(log_normal__float) {
    const float mean = (float)option[0].f;
    const float std = (float)option[1].f;
    LOOP1(float, float, normal, f_exp(mean + std * normal))
}
LOOP(log_normal__double) {
    const double mean = (double)option[0].f;
    const double std = (double)option[1].f;
    LOOP1(double, double, normal, f_exp(mean + std * normal))
}
static const random_row log_normal__row = {
    .op = "log_normal_", .dtypes = TH_FLOATING, .inputs = 0, .normal = true, .fills = true,
    .scalars = 2,
    .loops = {[TH_FLOAT] = log_normal__float, [TH_DOUBLE] = log_normal__double},
};
int th_log_normal_(call *c) { return th_random(&log_normal__row, c); }

/* geometric_(Tensor input, Scalar p) = floor(log1p(-uniform()) / log1p(-p)) + 1 */
LOOP(geometric__float) {
    const float p = (float)option[0].f;
    LOOP1(float, float, uniform, f_floor(f_divide(f_log1p(-uniform), f_log1p(-p))) + 1)
}
LOOP(geometric__double) {
    const double p = (double)option[0].f;
    LOOP1(double, double, uniform, f_floor(f_divide(f_log1p(-uniform), f_log1p(-p))) + 1)
}
static const random_row geometric__row = {
    .op = "geometric_", .dtypes = TH_FLOATING, .inputs = 0, .fills = true, .scalars = 1,
    .loops = {[TH_FLOAT] = geometric__float, [TH_DOUBLE] = geometric__double},
};
int th_geometric_(call *c) { return th_random(&geometric__row, c); }

/* random_(Tensor input, Scalar high=16777216) = floor(uniform() * high) */
LOOP(random__byte) {
    const uint8_t high = (uint8_t)option[0].i;
    LOOP1(uint8_t, double, uniform, f_floor(uniform * high))
}
LOOP(random__char) {
    const int8_t high = (int8_t)option[0].i;
    LOOP1(int8_t, double, uniform, f_floor(uniform * high))
}
LOOP(random__short) {
    const int16_t high = (int16_t)option[0].i;
    LOOP1(int16_t, double, uniform, f_floor(uniform * high))
}
LOOP(random__int) {
    const int32_t high = (int32_t)option[0].i;
    LOOP1(int32_t, double, uniform, f_floor(uniform * high))
}
LOOP(random__long) {
    const int64_t high = (int64_t)option[0].i;
    LOOP1(int64_t, double, uniform, f_floor(uniform * high))
}
LOOP(random__float) {
    const float high = (float)option[0].f;
    LOOP1(float, float, uniform, f_floor(uniform * high))
}
LOOP(random__double) {
    const double high = (double)option[0].f;
    LOOP1(double, double, uniform, f_floor(uniform * high))
}
static const random_row random__row = {
    .op = "random_", .dtypes = TH_ALL, .inputs = 0, .fills = true, .scalars = 1,
    .loops = {
        [TH_BYTE] = random__byte, [TH_CHAR] = random__char, [TH_SHORT] = random__short,
        [TH_INT] = random__int, [TH_LONG] = random__long, [TH_FLOAT] = random__float,
        [TH_DOUBLE] = random__double
    },
};
int th_random_(call *c) { return th_random(&random__row, c); }

/* random_between_(Tensor input, Scalar low, Scalar high) = low + floor(uniform() * (high -
   low)) */
LOOP(random_between__byte) {
    const uint8_t low = (uint8_t)option[0].i;
    const uint8_t high = (uint8_t)option[1].i;
    LOOP1(uint8_t, double, uniform, low + f_floor(uniform * (high - low)))
}
LOOP(random_between__char) {
    const int8_t low = (int8_t)option[0].i;
    const int8_t high = (int8_t)option[1].i;
    LOOP1(int8_t, double, uniform, low + f_floor(uniform * (high - low)))
}
LOOP(random_between__short) {
    const int16_t low = (int16_t)option[0].i;
    const int16_t high = (int16_t)option[1].i;
    LOOP1(int16_t, double, uniform, low + f_floor(uniform * (high - low)))
}
LOOP(random_between__int) {
    const int32_t low = (int32_t)option[0].i;
    const int32_t high = (int32_t)option[1].i;
    LOOP1(int32_t, double, uniform, low + f_floor(uniform * (high - low)))
}
LOOP(random_between__long) {
    const int64_t low = (int64_t)option[0].i;
    const int64_t high = (int64_t)option[1].i;
    LOOP1(int64_t, double, uniform, low + f_floor(uniform * (high - low)))
}
LOOP(random_between__float) {
    const float low = (float)option[0].f;
    const float high = (float)option[1].f;
    LOOP1(float, float, uniform, low + f_floor(uniform * (high - low)))
}
LOOP(random_between__double) {
    const double low = (double)option[0].f;
    const double high = (double)option[1].f;
    LOOP1(double, double, uniform, low + f_floor(uniform * (high - low)))
}
static const random_row random_between__row = {
    .op = "random_between_", .dtypes = TH_ALL, .inputs = 0, .fills = true, .scalars = 2,
    .loops = {
        [TH_BYTE] = random_between__byte, [TH_CHAR] = random_between__char,
        [TH_SHORT] = random_between__short, [TH_INT] = random_between__int,
        [TH_LONG] = random_between__long, [TH_FLOAT] = random_between__float,
        [TH_DOUBLE] = random_between__double
    },
};
int th_random_between_(call *c) { return th_random(&random_between__row, c); }
