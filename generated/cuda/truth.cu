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
EACH_TYPE(REDUCTION_OF, all)
NARROW_REDUCTIONS(all)

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
EACH_TYPE(REDUCTION_OF, any)
NARROW_REDUCTIONS(any)

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
EACH_TYPE(REDUCTION_OF, count_nonzero)
NARROW_REDUCTIONS(count_nonzero)

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
REDUCTION_OF(long, int64_t, xor_sum)
