/* Generated from ops.yaml by codegen/templates/section.cu. Do not edit: change the row and run make gen. */
/* margin_loss */
#include "loop.cuh"
#include "reduce.cuh"

/* binary_cross_entropy_elements(Tensor input, Tensor target, Tensor|Scalar weight=1) = weight *
   (-target * ones - (1 - target) * zeros) */
template <typename T, typename S = T> struct binary_cross_entropy_elements_formula {
    enum { count = 4, elements = costly<T>::elements };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        const T in_target = read<T, S>(at, 2, offset[2]);
        const T in_weight = read<T, S>(at, 3, offset[3]);
        const T in_ones = f_select(f_log(in_input) < -100, -100, f_log(in_input));
        const T in_zeros = f_select(f_log1p(-in_input) < -100, -100, f_log1p(-in_input));
        to_output = (T)(in_weight * (-in_target * in_ones - (1 - in_target) * in_zeros));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_output);
    }
};
KERNEL(binary_cross_entropy_elements_half, binary_cross_entropy_elements_formula<float, half_bits>)
KERNEL(binary_cross_entropy_elements_bfloat16, binary_cross_entropy_elements_formula<float, bfloat16_bits>)
KERNEL(binary_cross_entropy_elements_float, binary_cross_entropy_elements_formula<float>)
KERNEL(binary_cross_entropy_elements_double, binary_cross_entropy_elements_formula<double>)

/* d input = grad * weight * (input - target) / select(spread < 1e-12, 1e-12, spread) */
template <typename T, typename S = T> struct binary_cross_entropy_elements_input_formula {
    enum { count = 5, elements = GPU_QUICK };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        const T in_target = read<T, S>(at, 3, offset[3]);
        const T in_weight = read<T, S>(at, 4, offset[4]);
        const T in_spread = (1 - in_input) * in_input;
        to_input = (T)(f_divide(in_grad * in_weight * (in_input - in_target),
            f_select(in_spread < (T)1e-12, (T)1e-12, in_spread)));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_input);
    }
};
KERNEL(binary_cross_entropy_elements_input_half, binary_cross_entropy_elements_input_formula<float, half_bits>)
KERNEL(binary_cross_entropy_elements_input_bfloat16, binary_cross_entropy_elements_input_formula<float, bfloat16_bits>)
KERNEL(binary_cross_entropy_elements_input_float, binary_cross_entropy_elements_input_formula<float>)
KERNEL(binary_cross_entropy_elements_input_double, binary_cross_entropy_elements_input_formula<double>)

/* d target = grad * weight * (zeros - ones) */
template <typename T, typename S = T> struct binary_cross_entropy_elements_target_formula {
    enum { count = 4, elements = costly<T>::elements };
    S to_target;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        const T in_weight = read<T, S>(at, 3, offset[3]);
        const T in_ones = f_select(f_log(in_input) < -100, -100, f_log(in_input));
        const T in_zeros = f_select(f_log1p(-in_input) < -100, -100, f_log1p(-in_input));
        to_target = (T)(in_grad * in_weight * (in_zeros - in_ones));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_target);
    }
};
KERNEL(binary_cross_entropy_elements_target_half, binary_cross_entropy_elements_target_formula<float, half_bits>)
KERNEL(binary_cross_entropy_elements_target_bfloat16, binary_cross_entropy_elements_target_formula<float, bfloat16_bits>)
KERNEL(binary_cross_entropy_elements_target_float, binary_cross_entropy_elements_target_formula<float>)
KERNEL(binary_cross_entropy_elements_target_double, binary_cross_entropy_elements_target_formula<double>)

/* d weight = grad * (-target * ones - (1 - target) * zeros) */
template <typename T, typename S = T> struct binary_cross_entropy_elements_weight_formula {
    enum { count = 4, elements = costly<T>::elements };
    S to_weight;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        const T in_target = read<T, S>(at, 3, offset[3]);
        const T in_ones = f_select(f_log(in_input) < -100, -100, f_log(in_input));
        const T in_zeros = f_select(f_log1p(-in_input) < -100, -100, f_log1p(-in_input));
        to_weight = (T)(in_grad * (-in_target * in_ones - (1 - in_target) * in_zeros));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_weight);
    }
};
KERNEL(binary_cross_entropy_elements_weight_half, binary_cross_entropy_elements_weight_formula<float, half_bits>)
KERNEL(binary_cross_entropy_elements_weight_bfloat16, binary_cross_entropy_elements_weight_formula<float, bfloat16_bits>)
KERNEL(binary_cross_entropy_elements_weight_float, binary_cross_entropy_elements_weight_formula<float>)
KERNEL(binary_cross_entropy_elements_weight_double, binary_cross_entropy_elements_weight_formula<double>)

/* binary_cross_entropy(Tensor input, Tensor target, Tensor|Scalar weight=1, Reduction
   reduction=mean) = start: 0; step: acc + (weight * (-target * ones - (1 - target) * zeros));
   finish: select(reduction == 1, acc / count, acc) */
template <typename T, typename S = T>
struct binary_cross_entropy_fold {
    typedef typename accumulated<T>::type number;
    struct set {
        typename accumulated<T>::type acc;
    };
    enum { inputs = 3, results = 1, accumulators = 1 };
    STEP set start() { return {0}; }
    STEP set step(set acc, const char *const *at, int64_t index, const scalar *option) {
        const T in_input = *(const S *)at[0];
        const T in_target = *(const S *)at[1];
        const T in_weight = *(const S *)at[2];
        const T in_ones = f_select(f_log(in_input) < -100, -100, f_log(in_input));
        const T in_zeros = f_select(f_log1p(-in_input) < -100, -100, f_log1p(-in_input));
        return {th_join_sum(acc.acc, (number)(in_weight * (-in_target * in_ones - (1 - in_target) *
            in_zeros)))};
    }
    STEP set join(set acc, set other) {
        return {th_join_sum(acc.acc, other.acc)};
    }
    STEP void finish(set acc, int64_t count, const scalar *option, number *result) {
        const number in_reduction = numbers<number>::of(option[1]);
        result[0] = (number)(f_select(in_reduction == 1, f_divide(acc.acc, count), acc.acc));
    }
};
REDUCTION(binary_cross_entropy_half, half_bits, binary_cross_entropy_fold<float, half_bits>)
REDUCTION(binary_cross_entropy_bfloat16, bfloat16_bits, binary_cross_entropy_fold<float, bfloat16_bits>)
REDUCTION(binary_cross_entropy_float, float, binary_cross_entropy_fold<float>)
REDUCTION(binary_cross_entropy_double, double, binary_cross_entropy_fold<double>)

/* d input = (grad * weight * (input - target) / select(spread < 1e-12, 1e-12, spread)) /
   select(reduction == 1, count, 1) */
template <typename T, typename S = T> struct binary_cross_entropy_input_formula {
    enum { count = 5, elements = GPU_QUICK };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        const T in_target = read<T, S>(at, 3, offset[3]);
        const T in_weight = read<T, S>(at, 4, offset[4]);
        const T in_reduction = number<T>(option, 1);
        const T in_count = number<T>(option, 2);
        const T in_spread = (1 - in_input) * in_input;
        to_input = (T)(f_divide(f_divide(in_grad * in_weight * (in_input - in_target),
            f_select(in_spread < (T)1e-12, (T)1e-12, in_spread)), f_select(in_reduction == 1,
            in_count, (T)1)));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_input);
    }
};
KERNEL(binary_cross_entropy_input_half, binary_cross_entropy_input_formula<float, half_bits>)
KERNEL(binary_cross_entropy_input_bfloat16, binary_cross_entropy_input_formula<float, bfloat16_bits>)
KERNEL(binary_cross_entropy_input_float, binary_cross_entropy_input_formula<float>)
KERNEL(binary_cross_entropy_input_double, binary_cross_entropy_input_formula<double>)

/* d target = (grad * weight * (zeros - ones)) / select(reduction == 1, count, 1) */
template <typename T, typename S = T> struct binary_cross_entropy_target_formula {
    enum { count = 4, elements = costly<T>::elements };
    S to_target;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        const T in_weight = read<T, S>(at, 3, offset[3]);
        const T in_reduction = number<T>(option, 1);
        const T in_count = number<T>(option, 2);
        const T in_ones = f_select(f_log(in_input) < -100, -100, f_log(in_input));
        const T in_zeros = f_select(f_log1p(-in_input) < -100, -100, f_log1p(-in_input));
        to_target = (T)(f_divide(in_grad * in_weight * (in_zeros - in_ones),
            f_select(in_reduction == 1, in_count, (T)1)));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_target);
    }
};
KERNEL(binary_cross_entropy_target_half, binary_cross_entropy_target_formula<float, half_bits>)
KERNEL(binary_cross_entropy_target_bfloat16, binary_cross_entropy_target_formula<float, bfloat16_bits>)
KERNEL(binary_cross_entropy_target_float, binary_cross_entropy_target_formula<float>)
KERNEL(binary_cross_entropy_target_double, binary_cross_entropy_target_formula<double>)

/* d weight = (grad * (-target * ones - (1 - target) * zeros)) / select(reduction == 1, count,
   1) */
template <typename T, typename S = T> struct binary_cross_entropy_weight_formula {
    enum { count = 4, elements = costly<T>::elements };
    S to_weight;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        const T in_target = read<T, S>(at, 3, offset[3]);
        const T in_reduction = number<T>(option, 1);
        const T in_count = number<T>(option, 2);
        const T in_ones = f_select(f_log(in_input) < -100, -100, f_log(in_input));
        const T in_zeros = f_select(f_log1p(-in_input) < -100, -100, f_log1p(-in_input));
        to_weight = (T)(f_divide(in_grad * (-in_target * in_ones - (1 - in_target) * in_zeros),
            f_select(in_reduction == 1, in_count, (T)1)));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_weight);
    }
};
KERNEL(binary_cross_entropy_weight_half, binary_cross_entropy_weight_formula<float, half_bits>)
KERNEL(binary_cross_entropy_weight_bfloat16, binary_cross_entropy_weight_formula<float, bfloat16_bits>)
KERNEL(binary_cross_entropy_weight_float, binary_cross_entropy_weight_formula<float>)
KERNEL(binary_cross_entropy_weight_double, binary_cross_entropy_weight_formula<double>)

/* binary_cross_entropy_with_logits_elements(Tensor input, Tensor target, Tensor|Scalar
   weight=1, Tensor|Scalar pos_weight=1) = weight * error */
template <typename T, typename S = T> struct binary_cross_entropy_with_logits_elements_formula {
    enum { count = 5, elements = costly<T>::elements };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        const T in_target = read<T, S>(at, 2, offset[2]);
        const T in_weight = read<T, S>(at, 3, offset[3]);
        const T in_pos_weight = read<T, S>(at, 4, offset[4]);
        const T in_rest = f_log1p(f_exp(-f_abs(in_input)));
        const T in_above = in_rest + f_select(in_input > 0, in_input, (T)0);
        const T in_below = in_rest + f_select(in_input < 0, -in_input, (T)0);
        const T in_error = f_select(in_target == 1, (T)0,
            (1 - in_target) * in_above) + f_select(in_target == 0, (T)0,
            in_pos_weight * in_target * in_below);
        to_output = (T)(in_weight * in_error);
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_output);
    }
};
KERNEL(binary_cross_entropy_with_logits_elements_half, binary_cross_entropy_with_logits_elements_formula<float, half_bits>)
KERNEL(binary_cross_entropy_with_logits_elements_bfloat16, binary_cross_entropy_with_logits_elements_formula<float, bfloat16_bits>)
KERNEL(binary_cross_entropy_with_logits_elements_float, binary_cross_entropy_with_logits_elements_formula<float>)
KERNEL(binary_cross_entropy_with_logits_elements_double, binary_cross_entropy_with_logits_elements_formula<double>)

/* d input = grad * weight * (1 - target - (1 + (pos_weight - 1) * target) * sigmoid(-input)) */
template <typename T, typename S = T> struct
    binary_cross_entropy_with_logits_elements_input_formula {
    enum { count = 6, elements = costly<T>::elements };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        const T in_target = read<T, S>(at, 3, offset[3]);
        const T in_weight = read<T, S>(at, 4, offset[4]);
        const T in_pos_weight = read<T, S>(at, 5, offset[5]);
        to_input = (T)(in_grad * in_weight * (1 - in_target - (1 + (in_pos_weight - 1) * in_target)
            * f_sigmoid(-in_input)));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_input);
    }
};
KERNEL(binary_cross_entropy_with_logits_elements_input_half, binary_cross_entropy_with_logits_elements_input_formula<float, half_bits>)
KERNEL(binary_cross_entropy_with_logits_elements_input_bfloat16, binary_cross_entropy_with_logits_elements_input_formula<float, bfloat16_bits>)
KERNEL(binary_cross_entropy_with_logits_elements_input_float, binary_cross_entropy_with_logits_elements_input_formula<float>)
KERNEL(binary_cross_entropy_with_logits_elements_input_double, binary_cross_entropy_with_logits_elements_input_formula<double>)

/* d target = grad * weight * (pos_weight * below - above) */
template <typename T, typename S = T> struct
    binary_cross_entropy_with_logits_elements_target_formula {
    enum { count = 5, elements = costly<T>::elements };
    S to_target;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        const T in_weight = read<T, S>(at, 3, offset[3]);
        const T in_pos_weight = read<T, S>(at, 4, offset[4]);
        const T in_rest = f_log1p(f_exp(-f_abs(in_input)));
        const T in_above = in_rest + f_select(in_input > 0, in_input, (T)0);
        const T in_below = in_rest + f_select(in_input < 0, -in_input, (T)0);
        to_target = (T)(in_grad * in_weight * (in_pos_weight * in_below - in_above));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_target);
    }
};
KERNEL(binary_cross_entropy_with_logits_elements_target_half, binary_cross_entropy_with_logits_elements_target_formula<float, half_bits>)
KERNEL(binary_cross_entropy_with_logits_elements_target_bfloat16, binary_cross_entropy_with_logits_elements_target_formula<float, bfloat16_bits>)
KERNEL(binary_cross_entropy_with_logits_elements_target_float, binary_cross_entropy_with_logits_elements_target_formula<float>)
KERNEL(binary_cross_entropy_with_logits_elements_target_double, binary_cross_entropy_with_logits_elements_target_formula<double>)

/* d weight = grad * error */
template <typename T, typename S = T> struct
    binary_cross_entropy_with_logits_elements_weight_formula {
    enum { count = 5, elements = costly<T>::elements };
    S to_weight;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        const T in_target = read<T, S>(at, 3, offset[3]);
        const T in_pos_weight = read<T, S>(at, 4, offset[4]);
        const T in_rest = f_log1p(f_exp(-f_abs(in_input)));
        const T in_above = in_rest + f_select(in_input > 0, in_input, (T)0);
        const T in_below = in_rest + f_select(in_input < 0, -in_input, (T)0);
        const T in_error = f_select(in_target == 1, (T)0,
            (1 - in_target) * in_above) + f_select(in_target == 0, (T)0,
            in_pos_weight * in_target * in_below);
        to_weight = (T)(in_grad * in_error);
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_weight);
    }
};
KERNEL(binary_cross_entropy_with_logits_elements_weight_half, binary_cross_entropy_with_logits_elements_weight_formula<float, half_bits>)
KERNEL(binary_cross_entropy_with_logits_elements_weight_bfloat16, binary_cross_entropy_with_logits_elements_weight_formula<float, bfloat16_bits>)
KERNEL(binary_cross_entropy_with_logits_elements_weight_float, binary_cross_entropy_with_logits_elements_weight_formula<float>)
KERNEL(binary_cross_entropy_with_logits_elements_weight_double, binary_cross_entropy_with_logits_elements_weight_formula<double>)

/* d pos_weight = grad * weight * select(target == 0, 0, target * below) */
template <typename T, typename S = T> struct
    binary_cross_entropy_with_logits_elements_pos_weight_formula {
    enum { count = 5, elements = costly<T>::elements };
    S to_pos_weight;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        const T in_target = read<T, S>(at, 3, offset[3]);
        const T in_weight = read<T, S>(at, 4, offset[4]);
        const T in_rest = f_log1p(f_exp(-f_abs(in_input)));
        const T in_below = in_rest + f_select(in_input < 0, -in_input, (T)0);
        to_pos_weight = (T)(in_grad * in_weight * f_select(in_target == 0, (T)0,
            in_target * in_below));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_pos_weight);
    }
};
KERNEL(binary_cross_entropy_with_logits_elements_pos_weight_half, binary_cross_entropy_with_logits_elements_pos_weight_formula<float, half_bits>)
KERNEL(binary_cross_entropy_with_logits_elements_pos_weight_bfloat16, binary_cross_entropy_with_logits_elements_pos_weight_formula<float, bfloat16_bits>)
KERNEL(binary_cross_entropy_with_logits_elements_pos_weight_float, binary_cross_entropy_with_logits_elements_pos_weight_formula<float>)
KERNEL(binary_cross_entropy_with_logits_elements_pos_weight_double, binary_cross_entropy_with_logits_elements_pos_weight_formula<double>)

/* binary_cross_entropy_with_logits(Tensor input, Tensor target, Tensor|Scalar weight=1,
   Reduction reduction=mean, Tensor|Scalar pos_weight=1) = start: 0; step: acc + (weight *
   error); finish: select(reduction == 1, acc / count, acc) */
template <typename T, typename S = T>
struct binary_cross_entropy_with_logits_fold {
    typedef typename accumulated<T>::type number;
    struct set {
        typename accumulated<T>::type acc;
    };
    enum { inputs = 4, results = 1, accumulators = 1 };
    STEP set start() { return {0}; }
    STEP set step(set acc, const char *const *at, int64_t index, const scalar *option) {
        const T in_input = *(const S *)at[0];
        const T in_target = *(const S *)at[1];
        const T in_weight = *(const S *)at[2];
        const T in_pos_weight = *(const S *)at[3];
        const T in_rest = f_log1p(f_exp(-f_abs(in_input)));
        const T in_above = in_rest + f_select(in_input > 0, in_input, (T)0);
        const T in_below = in_rest + f_select(in_input < 0, -in_input, (T)0);
        const T in_error = f_select(in_target == 1, (T)0,
            (1 - in_target) * in_above) + f_select(in_target == 0, (T)0,
            in_pos_weight * in_target * in_below);
        return {th_join_sum(acc.acc, (number)(in_weight * in_error))};
    }
    STEP set join(set acc, set other) {
        return {th_join_sum(acc.acc, other.acc)};
    }
    STEP void finish(set acc, int64_t count, const scalar *option, number *result) {
        const number in_reduction = numbers<number>::of(option[2]);
        result[0] = (number)(f_select(in_reduction == 1, f_divide(acc.acc, count), acc.acc));
    }
};
REDUCTION(binary_cross_entropy_with_logits_half, half_bits, binary_cross_entropy_with_logits_fold<float, half_bits>)
REDUCTION(binary_cross_entropy_with_logits_bfloat16, bfloat16_bits, binary_cross_entropy_with_logits_fold<float, bfloat16_bits>)
REDUCTION(binary_cross_entropy_with_logits_float, float, binary_cross_entropy_with_logits_fold<float>)
REDUCTION(binary_cross_entropy_with_logits_double, double, binary_cross_entropy_with_logits_fold<double>)

/* d input = (grad * weight * (1 - target - (1 + (pos_weight - 1) * target) * sigmoid(-input)))
   / select(reduction == 1, count, 1) */
template <typename T, typename S = T> struct binary_cross_entropy_with_logits_input_formula {
    enum { count = 6, elements = costly<T>::elements };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        const T in_target = read<T, S>(at, 3, offset[3]);
        const T in_weight = read<T, S>(at, 4, offset[4]);
        const T in_pos_weight = read<T, S>(at, 5, offset[5]);
        const T in_reduction = number<T>(option, 2);
        const T in_count = number<T>(option, 3);
        to_input = (T)(f_divide(in_grad * in_weight * (1 - in_target - (1 + (in_pos_weight - 1) *
            in_target) * f_sigmoid(-in_input)), f_select(in_reduction == 1, in_count, (T)1)));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_input);
    }
};
KERNEL(binary_cross_entropy_with_logits_input_half, binary_cross_entropy_with_logits_input_formula<float, half_bits>)
KERNEL(binary_cross_entropy_with_logits_input_bfloat16, binary_cross_entropy_with_logits_input_formula<float, bfloat16_bits>)
KERNEL(binary_cross_entropy_with_logits_input_float, binary_cross_entropy_with_logits_input_formula<float>)
KERNEL(binary_cross_entropy_with_logits_input_double, binary_cross_entropy_with_logits_input_formula<double>)

/* d target = (grad * weight * (pos_weight * below - above)) / select(reduction == 1, count, 1) */
template <typename T, typename S = T> struct binary_cross_entropy_with_logits_target_formula {
    enum { count = 5, elements = costly<T>::elements };
    S to_target;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        const T in_weight = read<T, S>(at, 3, offset[3]);
        const T in_pos_weight = read<T, S>(at, 4, offset[4]);
        const T in_reduction = number<T>(option, 2);
        const T in_count = number<T>(option, 3);
        const T in_rest = f_log1p(f_exp(-f_abs(in_input)));
        const T in_above = in_rest + f_select(in_input > 0, in_input, (T)0);
        const T in_below = in_rest + f_select(in_input < 0, -in_input, (T)0);
        to_target = (T)(f_divide(in_grad * in_weight * (in_pos_weight * in_below - in_above),
            f_select(in_reduction == 1, in_count, (T)1)));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_target);
    }
};
KERNEL(binary_cross_entropy_with_logits_target_half, binary_cross_entropy_with_logits_target_formula<float, half_bits>)
KERNEL(binary_cross_entropy_with_logits_target_bfloat16, binary_cross_entropy_with_logits_target_formula<float, bfloat16_bits>)
KERNEL(binary_cross_entropy_with_logits_target_float, binary_cross_entropy_with_logits_target_formula<float>)
KERNEL(binary_cross_entropy_with_logits_target_double, binary_cross_entropy_with_logits_target_formula<double>)

/* d weight = (grad * error) / select(reduction == 1, count, 1) */
template <typename T, typename S = T> struct binary_cross_entropy_with_logits_weight_formula {
    enum { count = 5, elements = costly<T>::elements };
    S to_weight;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        const T in_target = read<T, S>(at, 3, offset[3]);
        const T in_pos_weight = read<T, S>(at, 4, offset[4]);
        const T in_reduction = number<T>(option, 2);
        const T in_count = number<T>(option, 3);
        const T in_rest = f_log1p(f_exp(-f_abs(in_input)));
        const T in_above = in_rest + f_select(in_input > 0, in_input, (T)0);
        const T in_below = in_rest + f_select(in_input < 0, -in_input, (T)0);
        const T in_error = f_select(in_target == 1, (T)0,
            (1 - in_target) * in_above) + f_select(in_target == 0, (T)0,
            in_pos_weight * in_target * in_below);
        to_weight = (T)(f_divide(in_grad * in_error, f_select(in_reduction == 1, in_count, (T)1)));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_weight);
    }
};
KERNEL(binary_cross_entropy_with_logits_weight_half, binary_cross_entropy_with_logits_weight_formula<float, half_bits>)
KERNEL(binary_cross_entropy_with_logits_weight_bfloat16, binary_cross_entropy_with_logits_weight_formula<float, bfloat16_bits>)
KERNEL(binary_cross_entropy_with_logits_weight_float, binary_cross_entropy_with_logits_weight_formula<float>)
KERNEL(binary_cross_entropy_with_logits_weight_double, binary_cross_entropy_with_logits_weight_formula<double>)

/* d pos_weight = (grad * weight * select(target == 0, 0, target * below)) / select(reduction ==
   1, count, 1) */
template <typename T, typename S = T> struct binary_cross_entropy_with_logits_pos_weight_formula {
    enum { count = 5, elements = costly<T>::elements };
    S to_pos_weight;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        const T in_target = read<T, S>(at, 3, offset[3]);
        const T in_weight = read<T, S>(at, 4, offset[4]);
        const T in_reduction = number<T>(option, 2);
        const T in_count = number<T>(option, 3);
        const T in_rest = f_log1p(f_exp(-f_abs(in_input)));
        const T in_below = in_rest + f_select(in_input < 0, -in_input, (T)0);
        to_pos_weight = (T)(f_divide(in_grad * in_weight * f_select(in_target == 0, (T)0,
            in_target * in_below), f_select(in_reduction == 1, in_count, (T)1)));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_pos_weight);
    }
};
KERNEL(binary_cross_entropy_with_logits_pos_weight_half, binary_cross_entropy_with_logits_pos_weight_formula<float, half_bits>)
KERNEL(binary_cross_entropy_with_logits_pos_weight_bfloat16, binary_cross_entropy_with_logits_pos_weight_formula<float, bfloat16_bits>)
KERNEL(binary_cross_entropy_with_logits_pos_weight_float, binary_cross_entropy_with_logits_pos_weight_formula<float>)
KERNEL(binary_cross_entropy_with_logits_pos_weight_double, binary_cross_entropy_with_logits_pos_weight_formula<double>)

/* soft_margin_loss_elements(Tensor input, Tensor target) = log1p(exp(-abs(lead))) + select(lead
   < 0, -lead, 0) */
template <typename T, typename S = T> struct soft_margin_loss_elements_formula {
    enum { count = 3, elements = costly<T>::elements };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        const T in_target = read<T, S>(at, 2, offset[2]);
        const T in_lead = in_target * in_input;
        to_output = (T)(f_log1p(f_exp(-f_abs(in_lead))) + f_select(in_lead < 0, -in_lead, (T)0));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_output);
    }
};
KERNEL(soft_margin_loss_elements_half, soft_margin_loss_elements_formula<float, half_bits>)
KERNEL(soft_margin_loss_elements_bfloat16, soft_margin_loss_elements_formula<float, bfloat16_bits>)
KERNEL(soft_margin_loss_elements_float, soft_margin_loss_elements_formula<float>)
KERNEL(soft_margin_loss_elements_double, soft_margin_loss_elements_formula<double>)

/* d input = -grad * target * slope */
template <typename T, typename S = T> struct soft_margin_loss_elements_input_formula {
    enum { count = 4, elements = costly<T>::elements };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        const T in_target = read<T, S>(at, 3, offset[3]);
        const T in_lead = in_target * in_input;
        const T in_slope = f_sigmoid(-in_lead);
        to_input = (T)(-in_grad * in_target * in_slope);
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_input);
    }
};
KERNEL(soft_margin_loss_elements_input_half, soft_margin_loss_elements_input_formula<float, half_bits>)
KERNEL(soft_margin_loss_elements_input_bfloat16, soft_margin_loss_elements_input_formula<float, bfloat16_bits>)
KERNEL(soft_margin_loss_elements_input_float, soft_margin_loss_elements_input_formula<float>)
KERNEL(soft_margin_loss_elements_input_double, soft_margin_loss_elements_input_formula<double>)

/* d target = -grad * input * slope */
template <typename T, typename S = T> struct soft_margin_loss_elements_target_formula {
    enum { count = 4, elements = costly<T>::elements };
    S to_target;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        const T in_target = read<T, S>(at, 3, offset[3]);
        const T in_lead = in_target * in_input;
        const T in_slope = f_sigmoid(-in_lead);
        to_target = (T)(-in_grad * in_input * in_slope);
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_target);
    }
};
KERNEL(soft_margin_loss_elements_target_half, soft_margin_loss_elements_target_formula<float, half_bits>)
KERNEL(soft_margin_loss_elements_target_bfloat16, soft_margin_loss_elements_target_formula<float, bfloat16_bits>)
KERNEL(soft_margin_loss_elements_target_float, soft_margin_loss_elements_target_formula<float>)
KERNEL(soft_margin_loss_elements_target_double, soft_margin_loss_elements_target_formula<double>)

/* soft_margin_loss(Tensor input, Tensor target, Reduction reduction=mean) = start: 0; step: acc
   + (log1p(exp(-abs(lead))) + select(lead < 0, -lead, 0)); finish: select(reduction == 1, acc /
   count, acc) */
template <typename T, typename S = T>
struct soft_margin_loss_fold {
    typedef typename accumulated<T>::type number;
    struct set {
        typename accumulated<T>::type acc;
    };
    enum { inputs = 2, results = 1, accumulators = 1 };
    STEP set start() { return {0}; }
    STEP set step(set acc, const char *const *at, int64_t index, const scalar *option) {
        const T in_input = *(const S *)at[0];
        const T in_target = *(const S *)at[1];
        const T in_lead = in_target * in_input;
        return {th_join_sum(acc.acc, (number)(f_log1p(f_exp(-f_abs(in_lead))) + f_select(in_lead <
            0, -in_lead, (T)0)))};
    }
    STEP set join(set acc, set other) {
        return {th_join_sum(acc.acc, other.acc)};
    }
    STEP void finish(set acc, int64_t count, const scalar *option, number *result) {
        const number in_reduction = numbers<number>::of(option[0]);
        result[0] = (number)(f_select(in_reduction == 1, f_divide(acc.acc, count), acc.acc));
    }
};
REDUCTION(soft_margin_loss_half, half_bits, soft_margin_loss_fold<float, half_bits>)
REDUCTION(soft_margin_loss_bfloat16, bfloat16_bits, soft_margin_loss_fold<float, bfloat16_bits>)
REDUCTION(soft_margin_loss_float, float, soft_margin_loss_fold<float>)
REDUCTION(soft_margin_loss_double, double, soft_margin_loss_fold<double>)

/* d input = (-grad * target * slope) / select(reduction == 1, count, 1) */
template <typename T, typename S = T> struct soft_margin_loss_input_formula {
    enum { count = 4, elements = costly<T>::elements };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        const T in_target = read<T, S>(at, 3, offset[3]);
        const T in_reduction = number<T>(option, 0);
        const T in_count = number<T>(option, 1);
        const T in_lead = in_target * in_input;
        const T in_slope = f_sigmoid(-in_lead);
        to_input = (T)(f_divide(-in_grad * in_target * in_slope, f_select(in_reduction == 1,
            in_count, (T)1)));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_input);
    }
};
KERNEL(soft_margin_loss_input_half, soft_margin_loss_input_formula<float, half_bits>)
KERNEL(soft_margin_loss_input_bfloat16, soft_margin_loss_input_formula<float, bfloat16_bits>)
KERNEL(soft_margin_loss_input_float, soft_margin_loss_input_formula<float>)
KERNEL(soft_margin_loss_input_double, soft_margin_loss_input_formula<double>)

/* d target = (-grad * input * slope) / select(reduction == 1, count, 1) */
template <typename T, typename S = T> struct soft_margin_loss_target_formula {
    enum { count = 4, elements = costly<T>::elements };
    S to_target;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        const T in_target = read<T, S>(at, 3, offset[3]);
        const T in_reduction = number<T>(option, 0);
        const T in_count = number<T>(option, 1);
        const T in_lead = in_target * in_input;
        const T in_slope = f_sigmoid(-in_lead);
        to_target = (T)(f_divide(-in_grad * in_input * in_slope, f_select(in_reduction == 1,
            in_count, (T)1)));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_target);
    }
};
KERNEL(soft_margin_loss_target_half, soft_margin_loss_target_formula<float, half_bits>)
KERNEL(soft_margin_loss_target_bfloat16, soft_margin_loss_target_formula<float, bfloat16_bits>)
KERNEL(soft_margin_loss_target_float, soft_margin_loss_target_formula<float>)
KERNEL(soft_margin_loss_target_double, soft_margin_loss_target_formula<double>)

/* hinge_embedding_loss_elements(Tensor input, Tensor target, Scalar margin=1.0) =
   select(isnan(target), target, select(target == -1, 0, input) + select(target == 1 or input >
   margin, 0, margin - input)) */
template <typename T, typename S = T> struct hinge_embedding_loss_elements_formula {
    enum { count = 3, elements = GPU_QUICK };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        const T in_target = read<T, S>(at, 2, offset[2]);
        const T in_margin = number<T>(option, 0);
        to_output = (T)(f_select(f_isnan(in_target), in_target, f_select(in_target == -1, (T)0,
            in_input) + f_select((in_target == 1) | (in_input > in_margin), (T)0,
            in_margin - in_input)));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_output);
    }
};
KERNEL(hinge_embedding_loss_elements_half, hinge_embedding_loss_elements_formula<float, half_bits>)
KERNEL(hinge_embedding_loss_elements_bfloat16, hinge_embedding_loss_elements_formula<float, bfloat16_bits>)
KERNEL(hinge_embedding_loss_elements_float, hinge_embedding_loss_elements_formula<float>)
KERNEL(hinge_embedding_loss_elements_double, hinge_embedding_loss_elements_formula<double>)

/* d input = select(target == -1, 0, grad) - select(target != 1 and input <= margin, grad, 0) */
template <typename T, typename S = T> struct hinge_embedding_loss_elements_input_formula {
    enum { count = 4, elements = GPU_QUICK };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        const T in_target = read<T, S>(at, 3, offset[3]);
        const T in_margin = number<T>(option, 0);
        to_input = (T)(f_select(in_target == -1, (T)0,
            in_grad) - f_select((in_target != 1) & (in_input <= in_margin), in_grad, (T)0));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_input);
    }
};
KERNEL(hinge_embedding_loss_elements_input_half, hinge_embedding_loss_elements_input_formula<float, half_bits>)
KERNEL(hinge_embedding_loss_elements_input_bfloat16, hinge_embedding_loss_elements_input_formula<float, bfloat16_bits>)
KERNEL(hinge_embedding_loss_elements_input_float, hinge_embedding_loss_elements_input_formula<float>)
KERNEL(hinge_embedding_loss_elements_input_double, hinge_embedding_loss_elements_input_formula<double>)

/* hinge_embedding_loss(Tensor input, Tensor target, Scalar margin=1.0, Reduction
   reduction=mean) = start: 0; step: acc + (select(isnan(target), target, select(target == -1,
   0, input) + select(target == 1 or input > margin, 0, margin - input))); finish:
   select(reduction == 1, acc / count, acc) */
template <typename T, typename S = T>
struct hinge_embedding_loss_fold {
    typedef typename accumulated<T>::type number;
    struct set {
        typename accumulated<T>::type acc;
    };
    enum { inputs = 2, results = 1, accumulators = 1 };
    STEP set start() { return {0}; }
    STEP set step(set acc, const char *const *at, int64_t index, const scalar *option) {
        const T in_input = *(const S *)at[0];
        const T in_target = *(const S *)at[1];
        const T in_margin = numbers<T>::of(option[0]);
        return {th_join_sum(acc.acc, (number)(f_select(f_isnan(in_target), in_target,
            f_select(in_target == -1, (T)0, in_input) + f_select((in_target == 1) | (in_input >
            in_margin), (T)0, in_margin - in_input))))};
    }
    STEP set join(set acc, set other) {
        return {th_join_sum(acc.acc, other.acc)};
    }
    STEP void finish(set acc, int64_t count, const scalar *option, number *result) {
        const number in_reduction = numbers<number>::of(option[1]);
        result[0] = (number)(f_select(in_reduction == 1, f_divide(acc.acc, count), acc.acc));
    }
};
REDUCTION(hinge_embedding_loss_half, half_bits, hinge_embedding_loss_fold<float, half_bits>)
REDUCTION(hinge_embedding_loss_bfloat16, bfloat16_bits, hinge_embedding_loss_fold<float, bfloat16_bits>)
REDUCTION(hinge_embedding_loss_float, float, hinge_embedding_loss_fold<float>)
REDUCTION(hinge_embedding_loss_double, double, hinge_embedding_loss_fold<double>)

/* d input = (select(target == -1, 0, grad) - select(target != 1 and input <= margin, grad, 0))
   / select(reduction == 1, count, 1) */
template <typename T, typename S = T> struct hinge_embedding_loss_input_formula {
    enum { count = 4, elements = GPU_QUICK };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        const T in_target = read<T, S>(at, 3, offset[3]);
        const T in_margin = number<T>(option, 0);
        const T in_reduction = number<T>(option, 1);
        const T in_count = number<T>(option, 2);
        to_input = (T)(f_divide(f_select(in_target == -1, (T)0,
            in_grad) - f_select((in_target != 1) & (in_input <= in_margin), in_grad, (T)0),
            f_select(in_reduction == 1, in_count, (T)1)));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_input);
    }
};
KERNEL(hinge_embedding_loss_input_half, hinge_embedding_loss_input_formula<float, half_bits>)
KERNEL(hinge_embedding_loss_input_bfloat16, hinge_embedding_loss_input_formula<float, bfloat16_bits>)
KERNEL(hinge_embedding_loss_input_float, hinge_embedding_loss_input_formula<float>)
KERNEL(hinge_embedding_loss_input_double, hinge_embedding_loss_input_formula<double>)

/* margin_ranking_loss_elements(Tensor input1, Tensor input2, Tensor target, Scalar margin=0.0)
   = select(lead > margin, 0, margin - lead) */
template <typename T, typename S = T> struct margin_ranking_loss_elements_formula {
    enum { count = 4, elements = GPU_QUICK };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input1 = read<T, S>(at, 1, offset[1]);
        const T in_input2 = read<T, S>(at, 2, offset[2]);
        const T in_target = read<T, S>(at, 3, offset[3]);
        const T in_margin = number<T>(option, 0);
        const T in_lead = in_target * (in_input1 - in_input2);
        to_output = (T)(f_select(in_lead > in_margin, (T)0, in_margin - in_lead));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_output);
    }
};
KERNEL(margin_ranking_loss_elements_half, margin_ranking_loss_elements_formula<float, half_bits>)
KERNEL(margin_ranking_loss_elements_bfloat16, margin_ranking_loss_elements_formula<float, bfloat16_bits>)
KERNEL(margin_ranking_loss_elements_float, margin_ranking_loss_elements_formula<float>)
KERNEL(margin_ranking_loss_elements_double, margin_ranking_loss_elements_formula<double>)

/* d input1 = select(lead <= margin, -grad * target, 0) */
template <typename T, typename S = T> struct margin_ranking_loss_elements_input1_formula {
    enum { count = 5, elements = GPU_QUICK };
    S to_input1;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input1 = read<T, S>(at, 2, offset[2]);
        const T in_input2 = read<T, S>(at, 3, offset[3]);
        const T in_target = read<T, S>(at, 4, offset[4]);
        const T in_margin = number<T>(option, 0);
        const T in_lead = in_target * (in_input1 - in_input2);
        to_input1 = (T)(f_select(in_lead <= in_margin, -in_grad * in_target, (T)0));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_input1);
    }
};
KERNEL(margin_ranking_loss_elements_input1_half, margin_ranking_loss_elements_input1_formula<float, half_bits>)
KERNEL(margin_ranking_loss_elements_input1_bfloat16, margin_ranking_loss_elements_input1_formula<float, bfloat16_bits>)
KERNEL(margin_ranking_loss_elements_input1_float, margin_ranking_loss_elements_input1_formula<float>)
KERNEL(margin_ranking_loss_elements_input1_double, margin_ranking_loss_elements_input1_formula<double>)

/* d input2 = select(lead <= margin, grad * target, 0) */
template <typename T, typename S = T> struct margin_ranking_loss_elements_input2_formula {
    enum { count = 5, elements = GPU_QUICK };
    S to_input2;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input1 = read<T, S>(at, 2, offset[2]);
        const T in_input2 = read<T, S>(at, 3, offset[3]);
        const T in_target = read<T, S>(at, 4, offset[4]);
        const T in_margin = number<T>(option, 0);
        const T in_lead = in_target * (in_input1 - in_input2);
        to_input2 = (T)(f_select(in_lead <= in_margin, in_grad * in_target, (T)0));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_input2);
    }
};
KERNEL(margin_ranking_loss_elements_input2_half, margin_ranking_loss_elements_input2_formula<float, half_bits>)
KERNEL(margin_ranking_loss_elements_input2_bfloat16, margin_ranking_loss_elements_input2_formula<float, bfloat16_bits>)
KERNEL(margin_ranking_loss_elements_input2_float, margin_ranking_loss_elements_input2_formula<float>)
KERNEL(margin_ranking_loss_elements_input2_double, margin_ranking_loss_elements_input2_formula<double>)

/* d target = select(lead <= margin, grad, 0) * (input2 - input1) */
template <typename T, typename S = T> struct margin_ranking_loss_elements_target_formula {
    enum { count = 5, elements = GPU_QUICK };
    S to_target;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input1 = read<T, S>(at, 2, offset[2]);
        const T in_input2 = read<T, S>(at, 3, offset[3]);
        const T in_target = read<T, S>(at, 4, offset[4]);
        const T in_margin = number<T>(option, 0);
        const T in_lead = in_target * (in_input1 - in_input2);
        to_target = (T)(f_select(in_lead <= in_margin, in_grad, (T)0) * (in_input2 - in_input1));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_target);
    }
};
KERNEL(margin_ranking_loss_elements_target_half, margin_ranking_loss_elements_target_formula<float, half_bits>)
KERNEL(margin_ranking_loss_elements_target_bfloat16, margin_ranking_loss_elements_target_formula<float, bfloat16_bits>)
KERNEL(margin_ranking_loss_elements_target_float, margin_ranking_loss_elements_target_formula<float>)
KERNEL(margin_ranking_loss_elements_target_double, margin_ranking_loss_elements_target_formula<double>)

/* margin_ranking_loss(Tensor input1, Tensor input2, Tensor target, Scalar margin=0.0, Reduction
   reduction=mean) = start: 0; step: acc + (select(lead > margin, 0, margin - lead)); finish:
   select(reduction == 1, acc / count, acc) */
template <typename T, typename S = T>
struct margin_ranking_loss_fold {
    typedef typename accumulated<T>::type number;
    struct set {
        typename accumulated<T>::type acc;
    };
    enum { inputs = 3, results = 1, accumulators = 1 };
    STEP set start() { return {0}; }
    STEP set step(set acc, const char *const *at, int64_t index, const scalar *option) {
        const T in_input1 = *(const S *)at[0];
        const T in_input2 = *(const S *)at[1];
        const T in_target = *(const S *)at[2];
        const T in_margin = numbers<T>::of(option[0]);
        const T in_lead = in_target * (in_input1 - in_input2);
        return {th_join_sum(acc.acc, (number)(f_select(in_lead > in_margin, (T)0,
            in_margin - in_lead)))};
    }
    STEP set join(set acc, set other) {
        return {th_join_sum(acc.acc, other.acc)};
    }
    STEP void finish(set acc, int64_t count, const scalar *option, number *result) {
        const number in_reduction = numbers<number>::of(option[1]);
        result[0] = (number)(f_select(in_reduction == 1, f_divide(acc.acc, count), acc.acc));
    }
};
REDUCTION(margin_ranking_loss_half, half_bits, margin_ranking_loss_fold<float, half_bits>)
REDUCTION(margin_ranking_loss_bfloat16, bfloat16_bits, margin_ranking_loss_fold<float, bfloat16_bits>)
REDUCTION(margin_ranking_loss_float, float, margin_ranking_loss_fold<float>)
REDUCTION(margin_ranking_loss_double, double, margin_ranking_loss_fold<double>)

/* d input1 = (select(lead <= margin, -grad * target, 0)) / select(reduction == 1, count, 1) */
template <typename T, typename S = T> struct margin_ranking_loss_input1_formula {
    enum { count = 5, elements = GPU_QUICK };
    S to_input1;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input1 = read<T, S>(at, 2, offset[2]);
        const T in_input2 = read<T, S>(at, 3, offset[3]);
        const T in_target = read<T, S>(at, 4, offset[4]);
        const T in_margin = number<T>(option, 0);
        const T in_reduction = number<T>(option, 1);
        const T in_count = number<T>(option, 2);
        const T in_lead = in_target * (in_input1 - in_input2);
        to_input1 = (T)(f_divide(f_select(in_lead <= in_margin, -in_grad * in_target, (T)0),
            f_select(in_reduction == 1, in_count, (T)1)));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_input1);
    }
};
KERNEL(margin_ranking_loss_input1_half, margin_ranking_loss_input1_formula<float, half_bits>)
KERNEL(margin_ranking_loss_input1_bfloat16, margin_ranking_loss_input1_formula<float, bfloat16_bits>)
KERNEL(margin_ranking_loss_input1_float, margin_ranking_loss_input1_formula<float>)
KERNEL(margin_ranking_loss_input1_double, margin_ranking_loss_input1_formula<double>)

/* d input2 = (select(lead <= margin, grad * target, 0)) / select(reduction == 1, count, 1) */
template <typename T, typename S = T> struct margin_ranking_loss_input2_formula {
    enum { count = 5, elements = GPU_QUICK };
    S to_input2;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input1 = read<T, S>(at, 2, offset[2]);
        const T in_input2 = read<T, S>(at, 3, offset[3]);
        const T in_target = read<T, S>(at, 4, offset[4]);
        const T in_margin = number<T>(option, 0);
        const T in_reduction = number<T>(option, 1);
        const T in_count = number<T>(option, 2);
        const T in_lead = in_target * (in_input1 - in_input2);
        to_input2 = (T)(f_divide(f_select(in_lead <= in_margin, in_grad * in_target, (T)0),
            f_select(in_reduction == 1, in_count, (T)1)));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_input2);
    }
};
KERNEL(margin_ranking_loss_input2_half, margin_ranking_loss_input2_formula<float, half_bits>)
KERNEL(margin_ranking_loss_input2_bfloat16, margin_ranking_loss_input2_formula<float, bfloat16_bits>)
KERNEL(margin_ranking_loss_input2_float, margin_ranking_loss_input2_formula<float>)
KERNEL(margin_ranking_loss_input2_double, margin_ranking_loss_input2_formula<double>)

/* d target = (select(lead <= margin, grad, 0) * (input2 - input1)) / select(reduction == 1,
   count, 1) */
template <typename T, typename S = T> struct margin_ranking_loss_target_formula {
    enum { count = 5, elements = GPU_QUICK };
    S to_target;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input1 = read<T, S>(at, 2, offset[2]);
        const T in_input2 = read<T, S>(at, 3, offset[3]);
        const T in_target = read<T, S>(at, 4, offset[4]);
        const T in_margin = number<T>(option, 0);
        const T in_reduction = number<T>(option, 1);
        const T in_count = number<T>(option, 2);
        const T in_lead = in_target * (in_input1 - in_input2);
        to_target = (T)(f_divide(f_select(in_lead <= in_margin, in_grad,
            (T)0) * (in_input2 - in_input1), f_select(in_reduction == 1, in_count, (T)1)));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_target);
    }
};
KERNEL(margin_ranking_loss_target_half, margin_ranking_loss_target_formula<float, half_bits>)
KERNEL(margin_ranking_loss_target_bfloat16, margin_ranking_loss_target_formula<float, bfloat16_bits>)
KERNEL(margin_ranking_loss_target_float, margin_ranking_loss_target_formula<float>)
KERNEL(margin_ranking_loss_target_double, margin_ranking_loss_target_formula<double>)
