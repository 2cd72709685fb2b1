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
REDUCTION(max_byte, uint8_t, max_byte_fold)
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
REDUCTION(max_char, int8_t, max_char_fold)
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
REDUCTION(max_short, int16_t, max_short_fold)
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
REDUCTION(max_int, int32_t, max_int_fold)
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
REDUCTION(max_long, int64_t, max_long_fold)
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
REDUCTION(max_float, float, max_float_fold)
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
REDUCTION(max_double, double, max_double_fold)

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
REDUCTION(min_byte, uint8_t, min_byte_fold)
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
REDUCTION(min_char, int8_t, min_char_fold)
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
REDUCTION(min_short, int16_t, min_short_fold)
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
REDUCTION(min_int, int32_t, min_int_fold)
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
REDUCTION(min_long, int64_t, min_long_fold)
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
REDUCTION(min_float, float, min_float_fold)
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
REDUCTION(min_double, double, min_double_fold)

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
