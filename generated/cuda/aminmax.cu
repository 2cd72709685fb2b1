/* Generated from ops.yaml by codegen/templates/section.cu. Do not edit: change the row and run make gen. */
/* aminmax */
#include "loop.cuh"
#include "reduce.cuh"

/* aminmax(Tensor input, Dim* dim=None, Keepdim keepdim=False) -> (Tensor min, Tensor max) =
   start: min = inf, max = -inf; step: min = min(min, input), max = max(max, input); join: min =
   min(min, other_min), max = max(max, other_max) */
template <typename T, typename S = T>
struct aminmax_fold {
    typedef typename accumulated<T>::type number;
    struct set {
        typename accumulated<T>::type min, max;
    };
    enum { inputs = 1, results = 2, accumulators = 2 };
    STEP set start() { return {ends<number>::highest(), ends<number>::lowest()}; }
    STEP set step(set acc, const char *const *at, int64_t index, const scalar *option) {
        const number in_input = *(const S *)at[0];
        return {(number)(f_min(acc.min, in_input)), (number)(f_max(acc.max, in_input))};
    }
    STEP set join(set acc, set other) {
        return {(number)(f_min(acc.min, other.min)), (number)(f_max(acc.max, other.max))};
    }
    STEP void finish(set acc, int64_t count, const scalar *option, number *result) {
        result[0] = (number)(acc.min);
        result[1] = (number)(acc.max);
    }
};
EACH_TYPE(REDUCTION_OF, aminmax)
NARROW_REDUCTIONS(aminmax)
