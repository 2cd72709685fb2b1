/* Generated from ops.yaml by codegen/templates/section.cu. Do not edit: change the row and run make gen. */
/* norms */
#include "loop.cuh"
#include "reduce.cuh"

/* logsumexp(Tensor input, Dim* dim=None, Keepdim keepdim=False) = start: top = -inf, sum = 0;
   step: top = max(top, input), sum = select(input > top, 1, sum) + select(input == top, 1,
   exp(-abs(input - top))) * select(input > top, sum, 1); join: top = max(top, other_top), sum =
   select(other_top > top, other_sum, sum) + select(top == other_top, 1, exp(-abs(top -
   other_top))) * select(other_top > top, sum, other_sum); finish: top + log(sum) */
template <typename T, typename S = T>
struct logsumexp_fold {
    typedef typename accumulated<T>::type number;
    struct set {
        typename accumulated<T>::type top, sum;
    };
    enum { inputs = 1, results = 1, accumulators = 2 };
    STEP set start() { return {ends<number>::lowest(), 0}; }
    STEP set step(set acc, const char *const *at, int64_t index, const scalar *option) {
        const T in_input = *(const S *)at[0];
        return {(number)(f_max(acc.top, in_input)), (number)(f_select(in_input > acc.top, (number)1,
            acc.sum) + f_select(in_input == acc.top, (number)1,
            f_exp(-f_abs(in_input - acc.top))) * f_select(in_input > acc.top, acc.sum, (number)1))};
    }
    STEP set join(set acc, set other) {
        return {(number)(f_max(acc.top, other.top)), (number)(f_select(other.top > acc.top,
            other.sum, acc.sum) + f_select(acc.top == other.top, (number)1,
            f_exp(-f_abs(acc.top - other.top))) * f_select(other.top > acc.top, acc.sum,
            other.sum))};
    }
    STEP void finish(set acc, int64_t count, const scalar *option, number *result) {
        result[0] = (number)(acc.top + f_log(acc.sum));
    }
};
EACH_FLOATING(REDUCTION_OF, logsumexp)
NARROW_REDUCTIONS(logsumexp)

/* d input = grad * exp(input - output) */
template <typename T, typename S = T> struct logsumexp_input_formula {
    enum { count = 4, elements = costly<T>::elements };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        const T in_output = read<T, S>(at, 3, offset[3]);
        to_input = (T)(in_grad * f_exp(in_input - in_output));
    }
    STORE(to_input)
};
EACH_FLOATING(KERNEL_OF, logsumexp_input)
NARROW_KERNELS(logsumexp_input)
