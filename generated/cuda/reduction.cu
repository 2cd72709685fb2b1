/* Generated from ops.yaml by codegen/templates/section.cu. Do not edit: change the row and run make gen. */
/* reduction */
#include "loop.cuh"
#include "reduce.cuh"

/* sum(Tensor input, Dim* dim=None, Keepdim keepdim=False) -> Tensor|Scalar = start: 0; step:
   acc + input */
struct sum_byte_fold {
    typedef one_integral set;
    typedef int64_t number;
    enum { inputs = 1, results = 1, accumulators = 1 };
    STEP set start() { return {0}; }
    STEP set step(set acc, const char *const *at, int64_t first, const scalar *option) {
        const int i = 0;
        const uint8_t *in_input = (const uint8_t *)at[0];
        const number value = (number)(in_input[i]);
        return {th_join_sum(acc.acc, value)};
    }
    STEP set join(set acc, set other) {
        return {th_join_sum(acc.acc, other.acc)};
    }
    STEP void finish(set found, int64_t count, const scalar *option, number *result) {
        const number acc = found.acc;
        result[0] = (number)(acc);
    }
};
REDUCTION(sum_byte, sum_byte_fold, uint8_t)
struct sum_char_fold {
    typedef one_integral set;
    typedef int64_t number;
    enum { inputs = 1, results = 1, accumulators = 1 };
    STEP set start() { return {0}; }
    STEP set step(set acc, const char *const *at, int64_t first, const scalar *option) {
        const int i = 0;
        const int8_t *in_input = (const int8_t *)at[0];
        const number value = (number)(in_input[i]);
        return {th_join_sum(acc.acc, value)};
    }
    STEP set join(set acc, set other) {
        return {th_join_sum(acc.acc, other.acc)};
    }
    STEP void finish(set found, int64_t count, const scalar *option, number *result) {
        const number acc = found.acc;
        result[0] = (number)(acc);
    }
};
REDUCTION(sum_char, sum_char_fold, int8_t)
struct sum_short_fold {
    typedef one_integral set;
    typedef int64_t number;
    enum { inputs = 1, results = 1, accumulators = 1 };
    STEP set start() { return {0}; }
    STEP set step(set acc, const char *const *at, int64_t first, const scalar *option) {
        const int i = 0;
        const int16_t *in_input = (const int16_t *)at[0];
        const number value = (number)(in_input[i]);
        return {th_join_sum(acc.acc, value)};
    }
    STEP set join(set acc, set other) {
        return {th_join_sum(acc.acc, other.acc)};
    }
    STEP void finish(set found, int64_t count, const scalar *option, number *result) {
        const number acc = found.acc;
        result[0] = (number)(acc);
    }
};
REDUCTION(sum_short, sum_short_fold, int16_t)
struct sum_int_fold {
    typedef one_integral set;
    typedef int64_t number;
    enum { inputs = 1, results = 1, accumulators = 1 };
    STEP set start() { return {0}; }
    STEP set step(set acc, const char *const *at, int64_t first, const scalar *option) {
        const int i = 0;
        const int32_t *in_input = (const int32_t *)at[0];
        const number value = (number)(in_input[i]);
        return {th_join_sum(acc.acc, value)};
    }
    STEP set join(set acc, set other) {
        return {th_join_sum(acc.acc, other.acc)};
    }
    STEP void finish(set found, int64_t count, const scalar *option, number *result) {
        const number acc = found.acc;
        result[0] = (number)(acc);
    }
};
REDUCTION(sum_int, sum_int_fold, int32_t)
struct sum_long_fold {
    typedef one_integral set;
    typedef int64_t number;
    enum { inputs = 1, results = 1, accumulators = 1 };
    STEP set start() { return {0}; }
    STEP set step(set acc, const char *const *at, int64_t first, const scalar *option) {
        const int i = 0;
        const int64_t *in_input = (const int64_t *)at[0];
        const number value = (number)(in_input[i]);
        return {th_join_sum(acc.acc, value)};
    }
    STEP set join(set acc, set other) {
        return {th_join_sum(acc.acc, other.acc)};
    }
    STEP void finish(set found, int64_t count, const scalar *option, number *result) {
        const number acc = found.acc;
        result[0] = (number)(acc);
    }
};
REDUCTION(sum_long, sum_long_fold, int64_t)
struct sum_float_fold {
    typedef one_floating set;
    typedef double number;
    enum { inputs = 1, results = 1, accumulators = 1 };
    STEP set start() { return {0}; }
    STEP set step(set acc, const char *const *at, int64_t first, const scalar *option) {
        const int i = 0;
        const float *in_input = (const float *)at[0];
        const number value = (number)(in_input[i]);
        return {th_join_sum(acc.acc, value)};
    }
    STEP set join(set acc, set other) {
        return {th_join_sum(acc.acc, other.acc)};
    }
    STEP void finish(set found, int64_t count, const scalar *option, number *result) {
        const number acc = found.acc;
        result[0] = (number)(acc);
    }
};
REDUCTION(sum_float, sum_float_fold, float)
struct sum_double_fold {
    typedef one_floating set;
    typedef double number;
    enum { inputs = 1, results = 1, accumulators = 1 };
    STEP set start() { return {0}; }
    STEP set step(set acc, const char *const *at, int64_t first, const scalar *option) {
        const int i = 0;
        const double *in_input = (const double *)at[0];
        const number value = (number)(in_input[i]);
        return {th_join_sum(acc.acc, value)};
    }
    STEP set join(set acc, set other) {
        return {th_join_sum(acc.acc, other.acc)};
    }
    STEP void finish(set found, int64_t count, const scalar *option, number *result) {
        const number acc = found.acc;
        result[0] = (number)(acc);
    }
};
REDUCTION(sum_double, sum_double_fold, double)

/* mean(Tensor input, Dim* dim=None, Keepdim keepdim=False) -> Tensor|Scalar = start: 0; step:
   acc + input; finish: acc / count */
struct mean_float_fold {
    typedef one_floating set;
    typedef double number;
    enum { inputs = 1, results = 1, accumulators = 1 };
    STEP set start() { return {0}; }
    STEP set step(set acc, const char *const *at, int64_t first, const scalar *option) {
        const int i = 0;
        const float *in_input = (const float *)at[0];
        const number value = (number)(in_input[i]);
        return {th_join_sum(acc.acc, value)};
    }
    STEP set join(set acc, set other) {
        return {th_join_sum(acc.acc, other.acc)};
    }
    STEP void finish(set found, int64_t count, const scalar *option, number *result) {
        const number acc = found.acc;
        result[0] = (number)(f_divide(acc, count));
    }
};
REDUCTION(mean_float, mean_float_fold, float)
struct mean_double_fold {
    typedef one_floating set;
    typedef double number;
    enum { inputs = 1, results = 1, accumulators = 1 };
    STEP set start() { return {0}; }
    STEP set step(set acc, const char *const *at, int64_t first, const scalar *option) {
        const int i = 0;
        const double *in_input = (const double *)at[0];
        const number value = (number)(in_input[i]);
        return {th_join_sum(acc.acc, value)};
    }
    STEP set join(set acc, set other) {
        return {th_join_sum(acc.acc, other.acc)};
    }
    STEP void finish(set found, int64_t count, const scalar *option, number *result) {
        const number acc = found.acc;
        result[0] = (number)(f_divide(acc, count));
    }
};
REDUCTION(mean_double, mean_double_fold, double)

/* d input = grad / count */
template <typename T>
__device__ void mean_input_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_grad = read<T>(at, 1, offset[1]);
    const T in_count = number<T>(option, 1);
    const T to_input = (T)(f_divide(in_grad, in_count));
    write(at, 0, offset[0], to_input);
}
KERNEL(mean_input_float, 2, mean_input_formula<float>)
KERNEL(mean_input_double, 2, mean_input_formula<double>)
