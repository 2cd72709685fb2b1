/* Generated from ops.yaml by codegen/templates/section.cu. Do not edit: change the row and run make gen. */
/* places */
#include "loop.cuh"
#include "reduce.cuh"

/* argmax(Tensor input, Dim* dim=None, Keepdim keepdim=False) -> LongTensor = start: place = -1,
   best = 0; step: place = select(place < 0 or input > best or isnan(input) and not isnan(best),
   index, place), best = select(place < 0 or input > best or isnan(input) and not isnan(best),
   input, best); join: place = select(other_place >= 0 and (place < 0 or other_best > best or
   isnan(other_best) and not isnan(best) or (other_best == best or isnan(other_best) and
   isnan(best)) and other_place < place), other_place, place), best = select(other_place >= 0
   and (place < 0 or other_best > best or isnan(other_best) and not isnan(best)), other_best,
   best); finish: place */
template <typename T, typename S = T>
struct argmax_fold {
    typedef typename accumulated<T>::type number;
    struct set {
        typename accumulated<T>::type place, best;
    };
    enum { inputs = 1, results = 1, accumulators = 2 };
    STEP set start() { return {-1, 0}; }
    STEP set step(set acc, const char *const *at, int64_t index, const scalar *option) {
        const number in_input = *(const S *)at[0];
        return {(number)(f_select((acc.place < 0) | (in_input > acc.best) | (f_isnan(in_input) &
            !f_isnan(acc.best)), index, acc.place)),
            (number)(f_select((acc.place < 0) | (in_input > acc.best) | (f_isnan(in_input) &
            !f_isnan(acc.best)), in_input, acc.best))};
    }
    STEP set join(set acc, set other) {
        return {(number)(f_select((other.place >= 0) & ((acc.place < 0) | (other.best > acc.best) |
            (f_isnan(other.best) & !f_isnan(acc.best)) | (((other.best == acc.best) |
            (f_isnan(other.best) & f_isnan(acc.best))) & (other.place < acc.place))), other.place,
            acc.place)), (number)(f_select((other.place >= 0) & ((acc.place < 0) | (other.best >
            acc.best) | (f_isnan(other.best) & !f_isnan(acc.best))), other.best, acc.best))};
    }
    STEP void finish(set acc, int64_t count, const scalar *option, number *result) {
        result[0] = (number)(acc.place);
    }
};
EACH_TYPE(REDUCTION_OF, argmax)
NARROW_REDUCTIONS(argmax)

/* argmin(Tensor input, Dim* dim=None, Keepdim keepdim=False) -> LongTensor = start: place = -1,
   best = 0; step: place = select(place < 0 or input < best or isnan(input) and not isnan(best),
   index, place), best = select(place < 0 or input < best or isnan(input) and not isnan(best),
   input, best); join: place = select(other_place >= 0 and (place < 0 or other_best < best or
   isnan(other_best) and not isnan(best) or (other_best == best or isnan(other_best) and
   isnan(best)) and other_place < place), other_place, place), best = select(other_place >= 0
   and (place < 0 or other_best < best or isnan(other_best) and not isnan(best)), other_best,
   best); finish: place */
template <typename T, typename S = T>
struct argmin_fold {
    typedef typename accumulated<T>::type number;
    struct set {
        typename accumulated<T>::type place, best;
    };
    enum { inputs = 1, results = 1, accumulators = 2 };
    STEP set start() { return {-1, 0}; }
    STEP set step(set acc, const char *const *at, int64_t index, const scalar *option) {
        const number in_input = *(const S *)at[0];
        return {(number)(f_select((acc.place < 0) | (in_input < acc.best) | (f_isnan(in_input) &
            !f_isnan(acc.best)), index, acc.place)),
            (number)(f_select((acc.place < 0) | (in_input < acc.best) | (f_isnan(in_input) &
            !f_isnan(acc.best)), in_input, acc.best))};
    }
    STEP set join(set acc, set other) {
        return {(number)(f_select((other.place >= 0) & ((acc.place < 0) | (other.best < acc.best) |
            (f_isnan(other.best) & !f_isnan(acc.best)) | (((other.best == acc.best) |
            (f_isnan(other.best) & f_isnan(acc.best))) & (other.place < acc.place))), other.place,
            acc.place)), (number)(f_select((other.place >= 0) & ((acc.place < 0) | (other.best <
            acc.best) | (f_isnan(other.best) & !f_isnan(acc.best))), other.best, acc.best))};
    }
    STEP void finish(set acc, int64_t count, const scalar *option, number *result) {
        result[0] = (number)(acc.place);
    }
};
EACH_TYPE(REDUCTION_OF, argmin)
NARROW_REDUCTIONS(argmin)
