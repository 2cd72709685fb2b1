/* Generated from ops.yaml by codegen/templates/section.cu. Do not edit: change the row and run make gen. */
/* truth */
#include "loop.cuh"
#include "reduce.cuh"

/* all(Tensor input, Dim* dim=None, Keepdim keepdim=False) -> Tensor|Scalar = start: 1; step:
   acc * (input != 0) */
struct all_byte_fold {
    typedef one_integral set;
    typedef int64_t number;
    enum { inputs = 1, results = 1, accumulators = 1 };
    STEP set start() { return {1}; }
    STEP set step(set acc, const char *const *at, int64_t first, const scalar *option) {
        const int i = 0;
        const uint8_t *in_input = (const uint8_t *)at[0];
        const number value = (number)(in_input[i] != 0);
        return {th_join_product(acc.acc, value)};
    }
    STEP set join(set acc, set other) {
        return {th_join_product(acc.acc, other.acc)};
    }
    STEP void finish(set found, int64_t count, const scalar *option, number *result) {
        const number acc = found.acc;
        result[0] = (number)(acc);
    }
};
REDUCTION(all_byte, all_byte_fold, uint8_t)

/* any(Tensor input, Dim* dim=None, Keepdim keepdim=False) -> Tensor|Scalar = start: 0; step:
   acc + (input != 0); finish: acc > 0 */
struct any_byte_fold {
    typedef one_integral set;
    typedef int64_t number;
    enum { inputs = 1, results = 1, accumulators = 1 };
    STEP set start() { return {0}; }
    STEP set step(set acc, const char *const *at, int64_t first, const scalar *option) {
        const int i = 0;
        const uint8_t *in_input = (const uint8_t *)at[0];
        const number value = (number)(in_input[i] != 0);
        return {th_join_sum(acc.acc, value)};
    }
    STEP set join(set acc, set other) {
        return {th_join_sum(acc.acc, other.acc)};
    }
    STEP void finish(set found, int64_t count, const scalar *option, number *result) {
        const number acc = found.acc;
        result[0] = (number)(acc > 0);
    }
};
REDUCTION(any_byte, any_byte_fold, uint8_t)
