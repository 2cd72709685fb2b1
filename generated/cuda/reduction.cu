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
REDUCTION(sum_half, half_bits, sum_fold<float, half_bits>)
REDUCTION(sum_bfloat16, bfloat16_bits, sum_fold<float, bfloat16_bits>)
REDUCTION(sum_byte, uint8_t, sum_fold<uint8_t>)
REDUCTION(sum_char, int8_t, sum_fold<int8_t>)
REDUCTION(sum_short, int16_t, sum_fold<int16_t>)
REDUCTION(sum_int, int32_t, sum_fold<int32_t>)
REDUCTION(sum_long, int64_t, sum_fold<int64_t>)
REDUCTION(sum_float, float, sum_fold<float>)
REDUCTION(sum_double, double, sum_fold<double>)

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
REDUCTION(prod_half, half_bits, prod_fold<float, half_bits>)
REDUCTION(prod_bfloat16, bfloat16_bits, prod_fold<float, bfloat16_bits>)
REDUCTION(prod_byte, uint8_t, prod_fold<uint8_t>)
REDUCTION(prod_char, int8_t, prod_fold<int8_t>)
REDUCTION(prod_short, int16_t, prod_fold<int16_t>)
REDUCTION(prod_int, int32_t, prod_fold<int32_t>)
REDUCTION(prod_long, int64_t, prod_fold<int64_t>)
REDUCTION(prod_float, float, prod_fold<float>)
REDUCTION(prod_double, double, prod_fold<double>)

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
REDUCTION(mean_half, half_bits, mean_fold<float, half_bits>)
REDUCTION(mean_bfloat16, bfloat16_bits, mean_fold<float, bfloat16_bits>)
REDUCTION(mean_float, float, mean_fold<float>)
REDUCTION(mean_double, double, mean_fold<double>)

/* d input = grad / count */
template <typename T, typename S = T> struct mean_input_formula {
    enum { count = 2, elements = GPU_QUICK };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_count = number<T>(option, 1);
        to_input = (T)(f_divide(in_grad, in_count));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_input);
    }
};
KERNEL(mean_input_half, mean_input_formula<float, half_bits>)
KERNEL(mean_input_bfloat16, mean_input_formula<float, bfloat16_bits>)
KERNEL(mean_input_float, mean_input_formula<float>)
KERNEL(mean_input_double, mean_input_formula<double>)

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
REDUCTION(nansum_half, half_bits, nansum_fold<float, half_bits>)
REDUCTION(nansum_bfloat16, bfloat16_bits, nansum_fold<float, bfloat16_bits>)
REDUCTION(nansum_float, float, nansum_fold<float>)
REDUCTION(nansum_double, double, nansum_fold<double>)

/* d input = select(isnan(input), 0, grad) */
template <typename T, typename S = T> struct nansum_input_formula {
    enum { count = 3, elements = GPU_QUICK };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        to_input = (T)(f_select(f_isnan(in_input), (T)0, in_grad));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_input);
    }
};
KERNEL(nansum_input_half, nansum_input_formula<float, half_bits>)
KERNEL(nansum_input_bfloat16, nansum_input_formula<float, bfloat16_bits>)
KERNEL(nansum_input_float, nansum_input_formula<float>)
KERNEL(nansum_input_double, nansum_input_formula<double>)

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
REDUCTION(nansum_whole_byte, uint8_t, nansum_whole_fold<uint8_t>)
REDUCTION(nansum_whole_char, int8_t, nansum_whole_fold<int8_t>)
REDUCTION(nansum_whole_short, int16_t, nansum_whole_fold<int16_t>)
REDUCTION(nansum_whole_int, int32_t, nansum_whole_fold<int32_t>)
REDUCTION(nansum_whole_long, int64_t, nansum_whole_fold<int64_t>)

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
REDUCTION(nanmean_half, half_bits, nanmean_fold<float, half_bits>)
REDUCTION(nanmean_bfloat16, bfloat16_bits, nanmean_fold<float, bfloat16_bits>)
REDUCTION(nanmean_float, float, nanmean_fold<float>)
REDUCTION(nanmean_double, double, nanmean_fold<double>)

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
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_input);
    }
};
KERNEL(nanmean_input_half, nanmean_input_formula<float, half_bits>)
KERNEL(nanmean_input_bfloat16, nanmean_input_formula<float, bfloat16_bits>)
KERNEL(nanmean_input_float, nanmean_input_formula<float>)
KERNEL(nanmean_input_double, nanmean_input_formula<double>)
