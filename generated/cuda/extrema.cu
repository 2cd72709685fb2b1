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
EACH_TYPE(REDUCTION_OF, max)
NARROW_REDUCTIONS(max)

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
EACH_TYPE(REDUCTION_OF, min)
NARROW_REDUCTIONS(min)

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
EACH_TYPE(REDUCTION_OF, amax)
NARROW_REDUCTIONS(amax)

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
EACH_TYPE(REDUCTION_OF, amin)
NARROW_REDUCTIONS(amin)
