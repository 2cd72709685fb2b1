/* Generated from ops.yaml by codegen/templates/section.cu. Do not edit: change the row and run make gen. */
/* extrema */
#include "loop.cuh"
#include "reduce.cuh"

/* max(Tensor input) -> Tensor|Scalar = start: -inf; step: max(acc, input) */
struct max_byte_fold {
    typedef one_integral set;
    typedef int64_t number;
    enum { inputs = 1, results = 1, accumulators = 1 };
    STEP set start() { return {INT64_MIN}; }
    STEP set step(set acc, const char *const *at, int64_t first, const scalar *option) {
        const int i = 0;
        const uint8_t *in_input = (const uint8_t *)at[0];
        const number value = (number)(in_input[i]);
        return {th_join_max(acc.acc, value)};
    }
    STEP set join(set acc, set other) {
        return {th_join_max(acc.acc, other.acc)};
    }
    STEP void finish(set found, int64_t count, const scalar *option, number *result) {
        const number acc = found.acc;
        result[0] = (number)(acc);
    }
};
REDUCTION(max_byte, max_byte_fold, uint8_t)
struct max_char_fold {
    typedef one_integral set;
    typedef int64_t number;
    enum { inputs = 1, results = 1, accumulators = 1 };
    STEP set start() { return {INT64_MIN}; }
    STEP set step(set acc, const char *const *at, int64_t first, const scalar *option) {
        const int i = 0;
        const int8_t *in_input = (const int8_t *)at[0];
        const number value = (number)(in_input[i]);
        return {th_join_max(acc.acc, value)};
    }
    STEP set join(set acc, set other) {
        return {th_join_max(acc.acc, other.acc)};
    }
    STEP void finish(set found, int64_t count, const scalar *option, number *result) {
        const number acc = found.acc;
        result[0] = (number)(acc);
    }
};
REDUCTION(max_char, max_char_fold, int8_t)
struct max_short_fold {
    typedef one_integral set;
    typedef int64_t number;
    enum { inputs = 1, results = 1, accumulators = 1 };
    STEP set start() { return {INT64_MIN}; }
    STEP set step(set acc, const char *const *at, int64_t first, const scalar *option) {
        const int i = 0;
        const int16_t *in_input = (const int16_t *)at[0];
        const number value = (number)(in_input[i]);
        return {th_join_max(acc.acc, value)};
    }
    STEP set join(set acc, set other) {
        return {th_join_max(acc.acc, other.acc)};
    }
    STEP void finish(set found, int64_t count, const scalar *option, number *result) {
        const number acc = found.acc;
        result[0] = (number)(acc);
    }
};
REDUCTION(max_short, max_short_fold, int16_t)
struct max_int_fold {
    typedef one_integral set;
    typedef int64_t number;
    enum { inputs = 1, results = 1, accumulators = 1 };
    STEP set start() { return {INT64_MIN}; }
    STEP set step(set acc, const char *const *at, int64_t first, const scalar *option) {
        const int i = 0;
        const int32_t *in_input = (const int32_t *)at[0];
        const number value = (number)(in_input[i]);
        return {th_join_max(acc.acc, value)};
    }
    STEP set join(set acc, set other) {
        return {th_join_max(acc.acc, other.acc)};
    }
    STEP void finish(set found, int64_t count, const scalar *option, number *result) {
        const number acc = found.acc;
        result[0] = (number)(acc);
    }
};
REDUCTION(max_int, max_int_fold, int32_t)
struct max_long_fold {
    typedef one_integral set;
    typedef int64_t number;
    enum { inputs = 1, results = 1, accumulators = 1 };
    STEP set start() { return {INT64_MIN}; }
    STEP set step(set acc, const char *const *at, int64_t first, const scalar *option) {
        const int i = 0;
        const int64_t *in_input = (const int64_t *)at[0];
        const number value = (number)(in_input[i]);
        return {th_join_max(acc.acc, value)};
    }
    STEP set join(set acc, set other) {
        return {th_join_max(acc.acc, other.acc)};
    }
    STEP void finish(set found, int64_t count, const scalar *option, number *result) {
        const number acc = found.acc;
        result[0] = (number)(acc);
    }
};
REDUCTION(max_long, max_long_fold, int64_t)
struct max_float_fold {
    typedef one_floating set;
    typedef double number;
    enum { inputs = 1, results = 1, accumulators = 1 };
    STEP set start() { return {-INFINITY}; }
    STEP set step(set acc, const char *const *at, int64_t first, const scalar *option) {
        const int i = 0;
        const float *in_input = (const float *)at[0];
        const number value = (number)(in_input[i]);
        return {th_join_max(acc.acc, value)};
    }
    STEP set join(set acc, set other) {
        return {th_join_max(acc.acc, other.acc)};
    }
    STEP void finish(set found, int64_t count, const scalar *option, number *result) {
        const number acc = found.acc;
        result[0] = (number)(acc);
    }
};
REDUCTION(max_float, max_float_fold, float)
struct max_double_fold {
    typedef one_floating set;
    typedef double number;
    enum { inputs = 1, results = 1, accumulators = 1 };
    STEP set start() { return {-INFINITY}; }
    STEP set step(set acc, const char *const *at, int64_t first, const scalar *option) {
        const int i = 0;
        const double *in_input = (const double *)at[0];
        const number value = (number)(in_input[i]);
        return {th_join_max(acc.acc, value)};
    }
    STEP set join(set acc, set other) {
        return {th_join_max(acc.acc, other.acc)};
    }
    STEP void finish(set found, int64_t count, const scalar *option, number *result) {
        const number acc = found.acc;
        result[0] = (number)(acc);
    }
};
REDUCTION(max_double, max_double_fold, double)

/* d input = select(input == output or isnan(input), grad, 0) */
template <typename T>
__device__ void max_input_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_grad = read<T>(at, 1, offset[1]);
    const T in_input = read<T>(at, 2, offset[2]);
    const T in_output = read<T>(at, 3, offset[3]);
    const T to_input = (T)(f_select(in_input == in_output || f_isnan(in_input), in_grad, (T)0));
    write(at, 0, offset[0], to_input);
}
KERNEL(max_input_float, 4, max_input_formula<float>)
KERNEL(max_input_double, 4, max_input_formula<double>)

/* min(Tensor input) -> Tensor|Scalar = start: inf; step: min(acc, input) */
struct min_byte_fold {
    typedef one_integral set;
    typedef int64_t number;
    enum { inputs = 1, results = 1, accumulators = 1 };
    STEP set start() { return {INT64_MAX}; }
    STEP set step(set acc, const char *const *at, int64_t first, const scalar *option) {
        const int i = 0;
        const uint8_t *in_input = (const uint8_t *)at[0];
        const number value = (number)(in_input[i]);
        return {th_join_min(acc.acc, value)};
    }
    STEP set join(set acc, set other) {
        return {th_join_min(acc.acc, other.acc)};
    }
    STEP void finish(set found, int64_t count, const scalar *option, number *result) {
        const number acc = found.acc;
        result[0] = (number)(acc);
    }
};
REDUCTION(min_byte, min_byte_fold, uint8_t)
struct min_char_fold {
    typedef one_integral set;
    typedef int64_t number;
    enum { inputs = 1, results = 1, accumulators = 1 };
    STEP set start() { return {INT64_MAX}; }
    STEP set step(set acc, const char *const *at, int64_t first, const scalar *option) {
        const int i = 0;
        const int8_t *in_input = (const int8_t *)at[0];
        const number value = (number)(in_input[i]);
        return {th_join_min(acc.acc, value)};
    }
    STEP set join(set acc, set other) {
        return {th_join_min(acc.acc, other.acc)};
    }
    STEP void finish(set found, int64_t count, const scalar *option, number *result) {
        const number acc = found.acc;
        result[0] = (number)(acc);
    }
};
REDUCTION(min_char, min_char_fold, int8_t)
struct min_short_fold {
    typedef one_integral set;
    typedef int64_t number;
    enum { inputs = 1, results = 1, accumulators = 1 };
    STEP set start() { return {INT64_MAX}; }
    STEP set step(set acc, const char *const *at, int64_t first, const scalar *option) {
        const int i = 0;
        const int16_t *in_input = (const int16_t *)at[0];
        const number value = (number)(in_input[i]);
        return {th_join_min(acc.acc, value)};
    }
    STEP set join(set acc, set other) {
        return {th_join_min(acc.acc, other.acc)};
    }
    STEP void finish(set found, int64_t count, const scalar *option, number *result) {
        const number acc = found.acc;
        result[0] = (number)(acc);
    }
};
REDUCTION(min_short, min_short_fold, int16_t)
struct min_int_fold {
    typedef one_integral set;
    typedef int64_t number;
    enum { inputs = 1, results = 1, accumulators = 1 };
    STEP set start() { return {INT64_MAX}; }
    STEP set step(set acc, const char *const *at, int64_t first, const scalar *option) {
        const int i = 0;
        const int32_t *in_input = (const int32_t *)at[0];
        const number value = (number)(in_input[i]);
        return {th_join_min(acc.acc, value)};
    }
    STEP set join(set acc, set other) {
        return {th_join_min(acc.acc, other.acc)};
    }
    STEP void finish(set found, int64_t count, const scalar *option, number *result) {
        const number acc = found.acc;
        result[0] = (number)(acc);
    }
};
REDUCTION(min_int, min_int_fold, int32_t)
struct min_long_fold {
    typedef one_integral set;
    typedef int64_t number;
    enum { inputs = 1, results = 1, accumulators = 1 };
    STEP set start() { return {INT64_MAX}; }
    STEP set step(set acc, const char *const *at, int64_t first, const scalar *option) {
        const int i = 0;
        const int64_t *in_input = (const int64_t *)at[0];
        const number value = (number)(in_input[i]);
        return {th_join_min(acc.acc, value)};
    }
    STEP set join(set acc, set other) {
        return {th_join_min(acc.acc, other.acc)};
    }
    STEP void finish(set found, int64_t count, const scalar *option, number *result) {
        const number acc = found.acc;
        result[0] = (number)(acc);
    }
};
REDUCTION(min_long, min_long_fold, int64_t)
struct min_float_fold {
    typedef one_floating set;
    typedef double number;
    enum { inputs = 1, results = 1, accumulators = 1 };
    STEP set start() { return {INFINITY}; }
    STEP set step(set acc, const char *const *at, int64_t first, const scalar *option) {
        const int i = 0;
        const float *in_input = (const float *)at[0];
        const number value = (number)(in_input[i]);
        return {th_join_min(acc.acc, value)};
    }
    STEP set join(set acc, set other) {
        return {th_join_min(acc.acc, other.acc)};
    }
    STEP void finish(set found, int64_t count, const scalar *option, number *result) {
        const number acc = found.acc;
        result[0] = (number)(acc);
    }
};
REDUCTION(min_float, min_float_fold, float)
struct min_double_fold {
    typedef one_floating set;
    typedef double number;
    enum { inputs = 1, results = 1, accumulators = 1 };
    STEP set start() { return {INFINITY}; }
    STEP set step(set acc, const char *const *at, int64_t first, const scalar *option) {
        const int i = 0;
        const double *in_input = (const double *)at[0];
        const number value = (number)(in_input[i]);
        return {th_join_min(acc.acc, value)};
    }
    STEP set join(set acc, set other) {
        return {th_join_min(acc.acc, other.acc)};
    }
    STEP void finish(set found, int64_t count, const scalar *option, number *result) {
        const number acc = found.acc;
        result[0] = (number)(acc);
    }
};
REDUCTION(min_double, min_double_fold, double)

/* d input = select(input == output or isnan(input), grad, 0) */
template <typename T>
__device__ void min_input_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_grad = read<T>(at, 1, offset[1]);
    const T in_input = read<T>(at, 2, offset[2]);
    const T in_output = read<T>(at, 3, offset[3]);
    const T to_input = (T)(f_select(in_input == in_output || f_isnan(in_input), in_grad, (T)0));
    write(at, 0, offset[0], to_input);
}
KERNEL(min_input_float, 4, min_input_formula<float>)
KERNEL(min_input_double, 4, min_input_formula<double>)
