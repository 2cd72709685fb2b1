/* Generated from ops.yaml by codegen/templates/section.cu. Do not edit: change the row and run make gen. */
/* extrema */
#include "loop.cuh"
#include "reduce.cuh"

/* max(Tensor input) = start: -inf; step: max(acc, input) */
template <typename T, typename S = T>
struct max_fold {
    typedef typename accumulated<T>::type number;
    struct set {
        typename accumulated<T>::type acc;
    };
    enum { inputs = 1, results = 1, accumulators = 1 };
    STEP set start() { return {ends<number>::lowest()}; }
    STEP set step(set acc, const char *const *at, int64_t index, const scalar *option) {
        const T in_input = *(const S *)at[0];
        return {th_join_max(acc.acc, (number)(in_input))};
    }
    STEP set join(set acc, set other) {
        return {th_join_max(acc.acc, other.acc)};
    }
    STEP void finish(set acc, int64_t count, const scalar *option, number *result) {
        result[0] = (number)(acc.acc);
    }
};
REDUCTION(max_half, half_bits, max_fold<float, half_bits>)
REDUCTION(max_bfloat16, bfloat16_bits, max_fold<float, bfloat16_bits>)
REDUCTION(max_byte, uint8_t, max_fold<uint8_t>)
REDUCTION(max_char, int8_t, max_fold<int8_t>)
REDUCTION(max_short, int16_t, max_fold<int16_t>)
REDUCTION(max_int, int32_t, max_fold<int32_t>)
REDUCTION(max_long, int64_t, max_fold<int64_t>)
REDUCTION(max_float, float, max_fold<float>)
REDUCTION(max_double, double, max_fold<double>)

/* min(Tensor input) = start: inf; step: min(acc, input) */
template <typename T, typename S = T>
struct min_fold {
    typedef typename accumulated<T>::type number;
    struct set {
        typename accumulated<T>::type acc;
    };
    enum { inputs = 1, results = 1, accumulators = 1 };
    STEP set start() { return {ends<number>::highest()}; }
    STEP set step(set acc, const char *const *at, int64_t index, const scalar *option) {
        const T in_input = *(const S *)at[0];
        return {th_join_min(acc.acc, (number)(in_input))};
    }
    STEP set join(set acc, set other) {
        return {th_join_min(acc.acc, other.acc)};
    }
    STEP void finish(set acc, int64_t count, const scalar *option, number *result) {
        result[0] = (number)(acc.acc);
    }
};
REDUCTION(min_half, half_bits, min_fold<float, half_bits>)
REDUCTION(min_bfloat16, bfloat16_bits, min_fold<float, bfloat16_bits>)
REDUCTION(min_byte, uint8_t, min_fold<uint8_t>)
REDUCTION(min_char, int8_t, min_fold<int8_t>)
REDUCTION(min_short, int16_t, min_fold<int16_t>)
REDUCTION(min_int, int32_t, min_fold<int32_t>)
REDUCTION(min_long, int64_t, min_fold<int64_t>)
REDUCTION(min_float, float, min_fold<float>)
REDUCTION(min_double, double, min_fold<double>)

/* amax(Tensor input, Dim* dim=None, Keepdim keepdim=False) = start: -inf; step: max(acc, input) */
template <typename T, typename S = T>
struct amax_fold {
    typedef typename accumulated<T>::type number;
    struct set {
        typename accumulated<T>::type acc;
    };
    enum { inputs = 1, results = 1, accumulators = 1 };
    STEP set start() { return {ends<number>::lowest()}; }
    STEP set step(set acc, const char *const *at, int64_t index, const scalar *option) {
        const T in_input = *(const S *)at[0];
        return {th_join_max(acc.acc, (number)(in_input))};
    }
    STEP set join(set acc, set other) {
        return {th_join_max(acc.acc, other.acc)};
    }
    STEP void finish(set acc, int64_t count, const scalar *option, number *result) {
        result[0] = (number)(acc.acc);
    }
};
REDUCTION(amax_half, half_bits, amax_fold<float, half_bits>)
REDUCTION(amax_bfloat16, bfloat16_bits, amax_fold<float, bfloat16_bits>)
REDUCTION(amax_byte, uint8_t, amax_fold<uint8_t>)
REDUCTION(amax_char, int8_t, amax_fold<int8_t>)
REDUCTION(amax_short, int16_t, amax_fold<int16_t>)
REDUCTION(amax_int, int32_t, amax_fold<int32_t>)
REDUCTION(amax_long, int64_t, amax_fold<int64_t>)
REDUCTION(amax_float, float, amax_fold<float>)
REDUCTION(amax_double, double, amax_fold<double>)

/* amin(Tensor input, Dim* dim=None, Keepdim keepdim=False) = start: inf; step: min(acc, input) */
template <typename T, typename S = T>
struct amin_fold {
    typedef typename accumulated<T>::type number;
    struct set {
        typename accumulated<T>::type acc;
    };
    enum { inputs = 1, results = 1, accumulators = 1 };
    STEP set start() { return {ends<number>::highest()}; }
    STEP set step(set acc, const char *const *at, int64_t index, const scalar *option) {
        const T in_input = *(const S *)at[0];
        return {th_join_min(acc.acc, (number)(in_input))};
    }
    STEP set join(set acc, set other) {
        return {th_join_min(acc.acc, other.acc)};
    }
    STEP void finish(set acc, int64_t count, const scalar *option, number *result) {
        result[0] = (number)(acc.acc);
    }
};
REDUCTION(amin_half, half_bits, amin_fold<float, half_bits>)
REDUCTION(amin_bfloat16, bfloat16_bits, amin_fold<float, bfloat16_bits>)
REDUCTION(amin_byte, uint8_t, amin_fold<uint8_t>)
REDUCTION(amin_char, int8_t, amin_fold<int8_t>)
REDUCTION(amin_short, int16_t, amin_fold<int16_t>)
REDUCTION(amin_int, int32_t, amin_fold<int32_t>)
REDUCTION(amin_long, int64_t, amin_fold<int64_t>)
REDUCTION(amin_float, float, amin_fold<float>)
REDUCTION(amin_double, double, amin_fold<double>)
