/* Generated from ops.yaml by codegen/templates/section.cu. Do not edit: change the row and run make gen. */
/* truth */
#include "loop.cuh"
#include "reduce.cuh"

/* all(Tensor input, Dim* dim=None, Keepdim keepdim=False) -> BoolTensor = start: 0; step: acc +
   (input != 0); finish: acc == count */
template <typename T, typename S = T>
struct all_fold {
    typedef typename accumulated<T>::type number;
    struct set {
        typename accumulated<T>::type acc;
    };
    enum { inputs = 1, results = 1, accumulators = 1 };
    STEP set start() { return {0}; }
    STEP set step(set acc, const char *const *at, int64_t index, const scalar *option) {
        const T in_input = *(const S *)at[0];
        return {th_join_sum(acc.acc, (number)(in_input != 0))};
    }
    STEP set join(set acc, set other) {
        return {th_join_sum(acc.acc, other.acc)};
    }
    STEP void finish(set acc, int64_t count, const scalar *option, number *result) {
        result[0] = (number)(acc.acc == count);
    }
};
REDUCTION(all_half, half_bits, all_fold<float, half_bits>)
REDUCTION(all_bfloat16, bfloat16_bits, all_fold<float, bfloat16_bits>)
REDUCTION(all_byte, uint8_t, all_fold<uint8_t>)
REDUCTION(all_char, int8_t, all_fold<int8_t>)
REDUCTION(all_short, int16_t, all_fold<int16_t>)
REDUCTION(all_int, int32_t, all_fold<int32_t>)
REDUCTION(all_long, int64_t, all_fold<int64_t>)
REDUCTION(all_float, float, all_fold<float>)
REDUCTION(all_double, double, all_fold<double>)

/* any(Tensor input, Dim* dim=None, Keepdim keepdim=False) -> BoolTensor = start: 0; step: acc +
   (input != 0); finish: acc > 0 */
template <typename T, typename S = T>
struct any_fold {
    typedef typename accumulated<T>::type number;
    struct set {
        typename accumulated<T>::type acc;
    };
    enum { inputs = 1, results = 1, accumulators = 1 };
    STEP set start() { return {0}; }
    STEP set step(set acc, const char *const *at, int64_t index, const scalar *option) {
        const T in_input = *(const S *)at[0];
        return {th_join_sum(acc.acc, (number)(in_input != 0))};
    }
    STEP set join(set acc, set other) {
        return {th_join_sum(acc.acc, other.acc)};
    }
    STEP void finish(set acc, int64_t count, const scalar *option, number *result) {
        result[0] = (number)(acc.acc > 0);
    }
};
REDUCTION(any_half, half_bits, any_fold<float, half_bits>)
REDUCTION(any_bfloat16, bfloat16_bits, any_fold<float, bfloat16_bits>)
REDUCTION(any_byte, uint8_t, any_fold<uint8_t>)
REDUCTION(any_char, int8_t, any_fold<int8_t>)
REDUCTION(any_short, int16_t, any_fold<int16_t>)
REDUCTION(any_int, int32_t, any_fold<int32_t>)
REDUCTION(any_long, int64_t, any_fold<int64_t>)
REDUCTION(any_float, float, any_fold<float>)
REDUCTION(any_double, double, any_fold<double>)

/* count_nonzero(Tensor input, Dim* dim=None, Keepdim keepdim=False) -> LongTensor = start: 0;
   step: acc + (input != 0) */
template <typename T, typename S = T>
struct count_nonzero_fold {
    typedef typename accumulated<T>::type number;
    struct set {
        typename accumulated<T>::type acc;
    };
    enum { inputs = 1, results = 1, accumulators = 1 };
    STEP set start() { return {0}; }
    STEP set step(set acc, const char *const *at, int64_t index, const scalar *option) {
        const T in_input = *(const S *)at[0];
        return {th_join_sum(acc.acc, (number)(in_input != 0))};
    }
    STEP set join(set acc, set other) {
        return {th_join_sum(acc.acc, other.acc)};
    }
    STEP void finish(set acc, int64_t count, const scalar *option, number *result) {
        result[0] = (number)(acc.acc);
    }
};
REDUCTION(count_nonzero_half, half_bits, count_nonzero_fold<float, half_bits>)
REDUCTION(count_nonzero_bfloat16, bfloat16_bits, count_nonzero_fold<float, bfloat16_bits>)
REDUCTION(count_nonzero_byte, uint8_t, count_nonzero_fold<uint8_t>)
REDUCTION(count_nonzero_char, int8_t, count_nonzero_fold<int8_t>)
REDUCTION(count_nonzero_short, int16_t, count_nonzero_fold<int16_t>)
REDUCTION(count_nonzero_int, int32_t, count_nonzero_fold<int32_t>)
REDUCTION(count_nonzero_long, int64_t, count_nonzero_fold<int64_t>)
REDUCTION(count_nonzero_float, float, count_nonzero_fold<float>)
REDUCTION(count_nonzero_double, double, count_nonzero_fold<double>)

/* xor_sum(LongTensor input, Dim* dim=None, Keepdim keepdim=False) -> LongTensor = start: 0;
   step: acc ^ input; join: acc ^ other_acc */
template <typename T, typename S = T>
struct xor_sum_fold {
    typedef typename accumulated<T>::type number;
    struct set {
        typename accumulated<T>::type acc;
    };
    enum { inputs = 1, results = 1, accumulators = 1 };
    STEP set start() { return {0}; }
    STEP set step(set acc, const char *const *at, int64_t index, const scalar *option) {
        const int64_t in_input = *(const int64_t *)at[0];
        return {(number)(acc.acc ^ in_input)};
    }
    STEP set join(set acc, set other) {
        return {(number)(acc.acc ^ other.acc)};
    }
    STEP void finish(set acc, int64_t count, const scalar *option, number *result) {
        result[0] = (number)(acc.acc);
    }
};
REDUCTION(xor_sum_long, int64_t, xor_sum_fold<int64_t>)
