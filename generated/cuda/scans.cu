/* Generated from ops.yaml by codegen/templates/section.cu. Do not edit: change the row and run make gen. */
/* scans */
#include "loop.cuh"
#include "scan.cuh"

/* cumsum(Tensor input, Dim dim) = start: 0; step: acc + input */
template <typename T, typename S = T>
struct cumsum_fold {
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
    STEP void finish(set acc, const char *const *at, const scalar *option, number *result) {
        result[0] = (number)(acc.acc);
    }
};
EACH_TYPE(SCAN_OF, cumsum, false)

/* cumsum_input(Tensor grad_output, Dim dim) = start: 0; step: acc + grad_output; from: last */
template <typename T, typename S = T>
struct cumsum_input_fold {
    typedef typename accumulated<T>::type number;
    struct set {
        typename accumulated<T>::type acc;
    };
    enum { inputs = 1, results = 1, accumulators = 1 };
    STEP set start() { return {0}; }
    STEP set step(set acc, const char *const *at, int64_t index, const scalar *option) {
        const T in_grad_output = *(const S *)at[0];
        return {th_join_sum(acc.acc, (number)(in_grad_output))};
    }
    STEP set join(set acc, set other) {
        return {th_join_sum(acc.acc, other.acc)};
    }
    STEP void finish(set acc, const char *const *at, const scalar *option, number *result) {
        result[0] = (number)(acc.acc);
    }
};
EACH_FLOATING(SCAN_OF, cumsum_input, true)

/* cumprod(Tensor input, Dim dim) = start: 1; step: acc * input */
template <typename T, typename S = T>
struct cumprod_fold {
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
    STEP void finish(set acc, const char *const *at, const scalar *option, number *result) {
        result[0] = (number)(acc.acc);
    }
};
EACH_TYPE(SCAN_OF, cumprod, false)

/* cummax(Tensor input, Dim dim) -> (Tensor values, LongTensor indices) = start: values = -inf,
   indices = -1; step: values = select(input >= values or isnan(input), input, values), indices
   = select(input >= values or isnan(input), index, indices); join: values =
   select(other_indices >= 0 and (other_values >= values or isnan(other_values)), other_values,
   values), indices = select(other_indices >= 0 and (other_values >= values or
   isnan(other_values)), other_indices, indices) */
template <typename T, typename S = T>
struct cummax_fold {
    typedef typename accumulated<T>::type number;
    struct set {
        typename accumulated<T>::type values, indices;
    };
    enum { inputs = 1, results = 2, accumulators = 2 };
    STEP set start() { return {ends<number>::lowest(), -1}; }
    STEP set step(set acc, const char *const *at, int64_t index, const scalar *option) {
        const number in_input = *(const S *)at[0];
        return {(number)(f_select((in_input >= acc.values) | f_isnan(in_input), in_input,
            acc.values)), (number)(f_select((in_input >= acc.values) | f_isnan(in_input), index,
            acc.indices))};
    }
    STEP set join(set acc, set other) {
        return {(number)(f_select((other.indices >= 0) & ((other.values >= acc.values) |
            f_isnan(other.values)), other.values, acc.values)),
            (number)(f_select((other.indices >= 0) & ((other.values >= acc.values) |
            f_isnan(other.values)), other.indices, acc.indices))};
    }
    STEP void finish(set acc, const char *const *at, const scalar *option, number *result) {
        result[0] = (number)(acc.values);
        result[1] = (number)(acc.indices);
    }
};
EACH_TYPE(SCAN_OF, cummax, false)

/* cummin(Tensor input, Dim dim) -> (Tensor values, LongTensor indices) = start: values = inf,
   indices = -1; step: values = select(input <= values or isnan(input), input, values), indices
   = select(input <= values or isnan(input), index, indices); join: values =
   select(other_indices >= 0 and (other_values <= values or isnan(other_values)), other_values,
   values), indices = select(other_indices >= 0 and (other_values <= values or
   isnan(other_values)), other_indices, indices) */
template <typename T, typename S = T>
struct cummin_fold {
    typedef typename accumulated<T>::type number;
    struct set {
        typename accumulated<T>::type values, indices;
    };
    enum { inputs = 1, results = 2, accumulators = 2 };
    STEP set start() { return {ends<number>::highest(), -1}; }
    STEP set step(set acc, const char *const *at, int64_t index, const scalar *option) {
        const number in_input = *(const S *)at[0];
        return {(number)(f_select((in_input <= acc.values) | f_isnan(in_input), in_input,
            acc.values)), (number)(f_select((in_input <= acc.values) | f_isnan(in_input), index,
            acc.indices))};
    }
    STEP set join(set acc, set other) {
        return {(number)(f_select((other.indices >= 0) & ((other.values <= acc.values) |
            f_isnan(other.values)), other.values, acc.values)),
            (number)(f_select((other.indices >= 0) & ((other.values <= acc.values) |
            f_isnan(other.values)), other.indices, acc.indices))};
    }
    STEP void finish(set acc, const char *const *at, const scalar *option, number *result) {
        result[0] = (number)(acc.values);
        result[1] = (number)(acc.indices);
    }
};
EACH_TYPE(SCAN_OF, cummin, false)

/* logcumsumexp(Tensor input, Dim dim) = start: top = -inf, sum = 0; step: top = select(input >
   top, input, top), sum = select(input > top, 1, sum) + select(input > top, sum, 1) *
   exp(-select(input == top, 0, abs(input - top))); join: top = select(other_top > top,
   other_top, top), sum = select(other_top > top, other_sum, sum) + select(other_top > top, sum,
   other_sum) * exp(-select(other_top == top, 0, abs(other_top - top))); finish: top + log(sum) */
template <typename T, typename S = T>
struct logcumsumexp_fold {
    typedef typename accumulated<T>::type number;
    struct set {
        typename accumulated<T>::type top, sum;
    };
    enum { inputs = 1, results = 1, accumulators = 2 };
    STEP set start() { return {ends<number>::lowest(), 0}; }
    STEP set step(set acc, const char *const *at, int64_t index, const scalar *option) {
        const number in_input = *(const S *)at[0];
        return {(number)(f_select(in_input > acc.top, in_input, acc.top)),
            (number)(f_select(in_input > acc.top, (number)1, acc.sum) + f_select(in_input > acc.top,
            acc.sum, (number)1) * f_exp(-f_select(in_input == acc.top, (number)0,
            f_abs(in_input - acc.top))))};
    }
    STEP set join(set acc, set other) {
        return {(number)(f_select(other.top > acc.top, other.top, acc.top)),
            (number)(f_select(other.top > acc.top, other.sum,
            acc.sum) + f_select(other.top > acc.top, acc.sum,
            other.sum) * f_exp(-f_select(other.top == acc.top, (number)0,
            f_abs(other.top - acc.top))))};
    }
    STEP void finish(set acc, const char *const *at, const scalar *option, number *result) {
        result[0] = (number)(acc.top + f_log(acc.sum));
    }
};
EACH_FLOATING(SCAN_OF, logcumsumexp, false)

/* logcumsumexp_input(Tensor grad_output, Tensor input, Tensor total, Dim dim) = start: top =
   -inf, sum = 0; step: top = -total, sum = grad_output + sum * exp(select(-total == top, 0, top
   + total)); join: top = select(other_top == -inf, top, other_top), sum = other_sum + sum *
   exp(select(other_top == -inf or other_top == top, 0, top - other_top)); finish: sum *
   exp(select(input == -top, 0, input + top)); from: last */
template <typename T, typename S = T>
struct logcumsumexp_input_fold {
    typedef typename accumulated<T>::type number;
    struct set {
        typename accumulated<T>::type top, sum;
    };
    enum { inputs = 3, results = 1, accumulators = 2 };
    STEP set start() { return {ends<number>::lowest(), 0}; }
    STEP set step(set acc, const char *const *at, int64_t index, const scalar *option) {
        const number in_grad_output = *(const S *)at[0];
        const number in_total = *(const S *)at[2];
        return {(number)(-in_total), (number)(in_grad_output + acc.sum * f_exp(f_select(-in_total ==
            acc.top, (number)0, acc.top + in_total)))};
    }
    STEP set join(set acc, set other) {
        return {(number)(f_select(other.top == -(number)INFINITY, acc.top, other.top)),
            (number)(other.sum + acc.sum * f_exp(f_select((other.top == -(number)INFINITY) |
            (other.top == acc.top), (number)0, acc.top - other.top)))};
    }
    STEP void finish(set acc, const char *const *at, const scalar *option, number *result) {
        const number in_input = (number)*(const T *)at[1];
        result[0] = (number)(acc.sum * f_exp(f_select(in_input == -acc.top, (number)0,
            in_input + acc.top)));
    }
};
EACH_FLOATING(SCAN_OF, logcumsumexp_input, true)

/* logcumsumexp_mean(Tensor values, Tensor input, Tensor total, Dim dim) = start: top = -inf,
   sum = 0; step: top = select(input > top, input, top), sum = select(input > top, values, sum)
   + select(input > top, sum, values) * exp(-select(input == top, 0, abs(input - top))); join:
   top = select(other_top > top, other_top, top), sum = select(other_top > top, other_sum, sum)
   + select(other_top > top, sum, other_sum) * exp(-select(other_top == top, 0, abs(other_top -
   top))); finish: sum * exp(select(total == top, 0, top - total)) */
template <typename T, typename S = T>
struct logcumsumexp_mean_fold {
    typedef typename accumulated<T>::type number;
    struct set {
        typename accumulated<T>::type top, sum;
    };
    enum { inputs = 3, results = 1, accumulators = 2 };
    STEP set start() { return {ends<number>::lowest(), 0}; }
    STEP set step(set acc, const char *const *at, int64_t index, const scalar *option) {
        const number in_values = *(const S *)at[0];
        const number in_input = *(const S *)at[1];
        return {(number)(f_select(in_input > acc.top, in_input, acc.top)),
            (number)(f_select(in_input > acc.top, in_values, acc.sum) + f_select(in_input > acc.top,
            acc.sum, in_values) * f_exp(-f_select(in_input == acc.top, (number)0,
            f_abs(in_input - acc.top))))};
    }
    STEP set join(set acc, set other) {
        return {(number)(f_select(other.top > acc.top, other.top, acc.top)),
            (number)(f_select(other.top > acc.top, other.sum,
            acc.sum) + f_select(other.top > acc.top, acc.sum,
            other.sum) * f_exp(-f_select(other.top == acc.top, (number)0,
            f_abs(other.top - acc.top))))};
    }
    STEP void finish(set acc, const char *const *at, const scalar *option, number *result) {
        const number in_total = (number)*(const T *)at[2];
        result[0] = (number)(acc.sum * f_exp(f_select(in_total == acc.top, (number)0,
            acc.top - in_total)));
    }
};
EACH_FLOATING(SCAN_OF, logcumsumexp_mean, false)
