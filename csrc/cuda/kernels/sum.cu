/* sum.cu: sums of floating elements, for gradients of broadcast operands. */
#include "../reduce.cuh"

template <typename T> struct sum_fold {
    typedef one_floating set;
    typedef double number;
    enum { inputs = 1, results = 1, accumulators = 1 };
    STEP set start() { return {0}; }
    STEP set step(set acc, const char *const *at, int64_t, const scalar *) {
        return {acc.acc + (double)*(const T *)at[0]};
    }
    STEP set join(set acc, set other) { return {acc.acc + other.acc}; }
    STEP void finish(set acc, int64_t, const scalar *, double *result) { result[0] = acc.acc; }
};
REDUCTION(sum_half, half_bits, sum_fold<half_bits>)
REDUCTION(sum_bfloat16, bfloat16_bits, sum_fold<bfloat16_bits>)
REDUCTION(sum_float, float, sum_fold<float>)
REDUCTION(sum_double, double, sum_fold<double>)
