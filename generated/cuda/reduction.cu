/* Generated from ops.yaml by codegen/templates/section.cu. Do not edit: change the row and run make gen. */
/* reduction */
#include "loop.cuh"
#include "reduce.cuh"

/* sum(Tensor input, Dim* dim=None, Keepdim keepdim=False) = start: 0; step: acc + input */
template <typename T, typename S = T>
struct sum_fold {
    typedef typename accumulated<T>::type number;
    struct set {
        typename accumulated<T>::type acc;
    };
    enum { inputs = 1, results = 1, accumulators = 1 };
    STEP set start() { return {0}; }
    STEP set step(set acc, const char *const *at, int64_t index, const scalar *option) {
        const T in_input = *(const S *)at[0];
        return {th_join_sum(acc.acc, (number)(in_input))};
    }
    STEP set join(set acc, set other) {
        return {th_join_sum(acc.acc, other.acc)};
    }
    STEP void finish(set acc, int64_t count, const scalar *option, number *result) {
        result[0] = (number)(acc.acc);
    }
};
EACH_TYPE(REDUCTION_OF, sum)
NARROW_REDUCTIONS(sum)

/* prod(Tensor input, Dim* dim=None, Keepdim keepdim=False) = start: 1; step: acc * input */
template <typename T, typename S = T>
struct prod_fold {
    typedef typename accumulated<T>::type number;
    struct set {
        typename accumulated<T>::type acc;
    };
    enum { inputs = 1, results = 1, accumulators = 1 };
    STEP set start() { return {1}; }
    STEP set step(set acc, const char *const *at, int64_t index, const scalar *option) {
        const T in_input = *(const S *)at[0];
        return {th_join_product(acc.acc, (number)(in_input))};
    }
    STEP set join(set acc, set other) {
        return {th_join_product(acc.acc, other.acc)};
    }
    STEP void finish(set acc, int64_t count, const scalar *option, number *result) {
        result[0] = (number)(acc.acc);
    }
};
EACH_TYPE(REDUCTION_OF, prod)
NARROW_REDUCTIONS(prod)

/* mean(Tensor input, Dim* dim=None, Keepdim keepdim=False) = start: 0; step: acc + input;
   finish: acc / count */
template <typename T, typename S = T>
struct mean_fold {
    typedef typename accumulated<T>::type number;
    struct set {
        typename accumulated<T>::type acc;
    };
    enum { inputs = 1, results = 1, accumulators = 1 };
    STEP set start() { return {0}; }
    STEP set step(set acc, const char *const *at, int64_t index, const scalar *option) {
        const T in_input = *(const S *)at[0];
        return {th_join_sum(acc.acc, (number)(in_input))};
    }
    STEP set join(set acc, set other) {
        return {th_join_sum(acc.acc, other.acc)};
    }
    STEP void finish(set acc, int64_t count, const scalar *option, number *result) {
        result[0] = (number)(f_divide(acc.acc, count));
    }
};
EACH_FLOATING(REDUCTION_OF, mean)
NARROW_REDUCTIONS(mean)

/* d input = grad / count */
template <typename T, typename S = T> struct mean_input_formula {
    enum { count = 2, elements = GPU_QUICK };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_count = number<T>(option, 1);
        to_input = (T)(f_divide(in_grad, in_count));
    }
    STORE(to_input)
};
EACH_FLOATING(KERNEL_OF, mean_input)
NARROW_KERNELS(mean_input)

/* nansum(Tensor input, Dim* dim=None, Keepdim keepdim=False) = start: 0; step: acc +
   select(isnan(input), 0, input) */
template <typename T, typename S = T>
struct nansum_fold {
    typedef typename accumulated<T>::type number;
    struct set {
        typename accumulated<T>::type acc;
    };
    enum { inputs = 1, results = 1, accumulators = 1 };
    STEP set start() { return {0}; }
    STEP set step(set acc, const char *const *at, int64_t index, const scalar *option) {
        const T in_input = *(const S *)at[0];
        return {th_join_sum(acc.acc, (number)(f_select(f_isnan(in_input), (T)0, in_input)))};
    }
    STEP set join(set acc, set other) {
        return {th_join_sum(acc.acc, other.acc)};
    }
    STEP void finish(set acc, int64_t count, const scalar *option, number *result) {
        result[0] = (number)(acc.acc);
    }
};
EACH_FLOATING(REDUCTION_OF, nansum)
NARROW_REDUCTIONS(nansum)

/* d input = select(isnan(input), 0, grad) */
template <typename T, typename S = T> struct nansum_input_formula {
    enum { count = 3, elements = GPU_QUICK };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        to_input = (T)(f_select(f_isnan(in_input), (T)0, in_grad));
    }
    STORE(to_input)
};
EACH_FLOATING(KERNEL_OF, nansum_input)
NARROW_KERNELS(nansum_input)

/* nansum_whole(Tensor input, Dim* dim=None, Keepdim keepdim=False) = start: 0; step: acc +
   input */
template <typename T, typename S = T>
struct nansum_whole_fold {
    typedef typename accumulated<T>::type number;
    struct set {
        typename accumulated<T>::type acc;
    };
    enum { inputs = 1, results = 1, accumulators = 1 };
    STEP set start() { return {0}; }
    STEP set step(set acc, const char *const *at, int64_t index, const scalar *option) {
        const T in_input = *(const S *)at[0];
        return {th_join_sum(acc.acc, (number)(in_input))};
    }
    STEP set join(set acc, set other) {
        return {th_join_sum(acc.acc, other.acc)};
    }
    STEP void finish(set acc, int64_t count, const scalar *option, number *result) {
        result[0] = (number)(acc.acc);
    }
};
EACH_INTEGRAL(REDUCTION_OF, nansum_whole)

/* nanmean(Tensor input, Dim* dim=None, Keepdim keepdim=False) -> (Tensor output, saved Tensor
   held) = start: sum = 0, number = 0; step: sum = sum + select(isnan(input), 0, input), number
   = number + select(isnan(input), 0, 1); join: sum = sum + other_sum, number = number +
   other_number; finish: output = sum / number, held = number */
template <typename T, typename S = T>
struct nanmean_fold {
    typedef typename accumulated<T>::type number;
    struct set {
        typename accumulated<T>::type sum, number;
    };
    enum { inputs = 1, results = 2, accumulators = 2 };
    STEP set start() { return {0, 0}; }
    STEP set step(set acc, const char *const *at, int64_t index, const scalar *option) {
        const number in_input = *(const S *)at[0];
        return {(number)(acc.sum + f_select(f_isnan(in_input), (number)0, in_input)),
            (number)(acc.number + f_select(f_isnan(in_input), (number)0, (number)1))};
    }
    STEP set join(set acc, set other) {
        return {(number)(acc.sum + other.sum), (number)(acc.number + other.number)};
    }
    STEP void finish(set acc, int64_t count, const scalar *option, number *result) {
        result[0] = (number)(f_divide(acc.sum, acc.number));
        result[1] = (number)(acc.number);
    }
};
EACH_FLOATING(REDUCTION_OF, nanmean)
NARROW_REDUCTIONS(nanmean)

/* d input = select(isnan(input), 0, grad / held) */
template <typename T, typename S = T> struct nanmean_input_formula {
    enum { count = 4, elements = GPU_QUICK };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        const T in_held = read<T, S>(at, 3, offset[3]);
        to_input = (T)(f_select(f_isnan(in_input), (T)0, f_divide(in_grad, in_held)));
    }
    STORE(to_input)
};
EACH_FLOATING(KERNEL_OF, nanmean_input)
NARROW_KERNELS(nanmean_input)
