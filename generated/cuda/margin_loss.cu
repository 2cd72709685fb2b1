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
    STORE(to_output)
};
EACH_FLOATING(KERNEL_OF, binary_cross_entropy_elements)
NARROW_KERNELS(binary_cross_entropy_elements)

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
    STORE(to_input)
};
EACH_FLOATING(KERNEL_OF, binary_cross_entropy_elements_input)
NARROW_KERNELS(binary_cross_entropy_elements_input)

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
    STORE(to_target)
};
EACH_FLOATING(KERNEL_OF, binary_cross_entropy_elements_target)
NARROW_KERNELS(binary_cross_entropy_elements_target)

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
    STORE(to_weight)
};
EACH_FLOATING(KERNEL_OF, binary_cross_entropy_elements_weight)
NARROW_KERNELS(binary_cross_entropy_elements_weight)

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
EACH_FLOATING(REDUCTION_OF, binary_cross_entropy)
NARROW_REDUCTIONS(binary_cross_entropy)

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
    STORE(to_input)
};
EACH_FLOATING(KERNEL_OF, binary_cross_entropy_input)
NARROW_KERNELS(binary_cross_entropy_input)

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
    STORE(to_target)
};
EACH_FLOATING(KERNEL_OF, binary_cross_entropy_target)
NARROW_KERNELS(binary_cross_entropy_target)

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
    STORE(to_weight)
};
EACH_FLOATING(KERNEL_OF, binary_cross_entropy_weight)
NARROW_KERNELS(binary_cross_entropy_weight)

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
    STORE(to_output)
};
EACH_FLOATING(KERNEL_OF, binary_cross_entropy_with_logits_elements)
NARROW_KERNELS(binary_cross_entropy_with_logits_elements)

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
    STORE(to_input)
};
EACH_FLOATING(KERNEL_OF, binary_cross_entropy_with_logits_elements_input)
NARROW_KERNELS(binary_cross_entropy_with_logits_elements_input)

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
    STORE(to_target)
};
EACH_FLOATING(KERNEL_OF, binary_cross_entropy_with_logits_elements_target)
NARROW_KERNELS(binary_cross_entropy_with_logits_elements_target)

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
    STORE(to_weight)
};
EACH_FLOATING(KERNEL_OF, binary_cross_entropy_with_logits_elements_weight)
NARROW_KERNELS(binary_cross_entropy_with_logits_elements_weight)

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
    STORE(to_pos_weight)
};
EACH_FLOATING(KERNEL_OF, binary_cross_entropy_with_logits_elements_pos_weight)
NARROW_KERNELS(binary_cross_entropy_with_logits_elements_pos_weight)

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
EACH_FLOATING(REDUCTION_OF, binary_cross_entropy_with_logits)
NARROW_REDUCTIONS(binary_cross_entropy_with_logits)

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
    STORE(to_input)
};
EACH_FLOATING(KERNEL_OF, binary_cross_entropy_with_logits_input)
NARROW_KERNELS(binary_cross_entropy_with_logits_input)

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
    STORE(to_target)
};
EACH_FLOATING(KERNEL_OF, binary_cross_entropy_with_logits_target)
NARROW_KERNELS(binary_cross_entropy_with_logits_target)

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
    STORE(to_weight)
};
EACH_FLOATING(KERNEL_OF, binary_cross_entropy_with_logits_weight)
NARROW_KERNELS(binary_cross_entropy_with_logits_weight)

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
    STORE(to_pos_weight)
};
EACH_FLOATING(KERNEL_OF, binary_cross_entropy_with_logits_pos_weight)
NARROW_KERNELS(binary_cross_entropy_with_logits_pos_weight)

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
    STORE(to_output)
};
EACH_FLOATING(KERNEL_OF, soft_margin_loss_elements)
NARROW_KERNELS(soft_margin_loss_elements)

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
    STORE(to_input)
};
EACH_FLOATING(KERNEL_OF, soft_margin_loss_elements_input)
NARROW_KERNELS(soft_margin_loss_elements_input)

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
    STORE(to_target)
};
EACH_FLOATING(KERNEL_OF, soft_margin_loss_elements_target)
NARROW_KERNELS(soft_margin_loss_elements_target)

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
EACH_FLOATING(REDUCTION_OF, soft_margin_loss)
NARROW_REDUCTIONS(soft_margin_loss)

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
    STORE(to_input)
};
EACH_FLOATING(KERNEL_OF, soft_margin_loss_input)
NARROW_KERNELS(soft_margin_loss_input)

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
    STORE(to_target)
};
EACH_FLOATING(KERNEL_OF, soft_margin_loss_target)
NARROW_KERNELS(soft_margin_loss_target)

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
    STORE(to_output)
};
EACH_FLOATING(KERNEL_OF, hinge_embedding_loss_elements)
NARROW_KERNELS(hinge_embedding_loss_elements)

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
    STORE(to_input)
};
EACH_FLOATING(KERNEL_OF, hinge_embedding_loss_elements_input)
NARROW_KERNELS(hinge_embedding_loss_elements_input)

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
EACH_FLOATING(REDUCTION_OF, hinge_embedding_loss)
NARROW_REDUCTIONS(hinge_embedding_loss)

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
    STORE(to_input)
};
EACH_FLOATING(KERNEL_OF, hinge_embedding_loss_input)
NARROW_KERNELS(hinge_embedding_loss_input)

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
    STORE(to_output)
};
EACH_FLOATING(KERNEL_OF, margin_ranking_loss_elements)
NARROW_KERNELS(margin_ranking_loss_elements)

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
    STORE(to_input1)
};
EACH_FLOATING(KERNEL_OF, margin_ranking_loss_elements_input1)
NARROW_KERNELS(margin_ranking_loss_elements_input1)

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
    STORE(to_input2)
};
EACH_FLOATING(KERNEL_OF, margin_ranking_loss_elements_input2)
NARROW_KERNELS(margin_ranking_loss_elements_input2)

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
    STORE(to_target)
};
EACH_FLOATING(KERNEL_OF, margin_ranking_loss_elements_target)
NARROW_KERNELS(margin_ranking_loss_elements_target)

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
EACH_FLOATING(REDUCTION_OF, margin_ranking_loss)
NARROW_REDUCTIONS(margin_ranking_loss)

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
    STORE(to_input1)
};
EACH_FLOATING(KERNEL_OF, margin_ranking_loss_input1)
NARROW_KERNELS(margin_ranking_loss_input1)

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
    STORE(to_input2)
};
EACH_FLOATING(KERNEL_OF, margin_ranking_loss_input2)
NARROW_KERNELS(margin_ranking_loss_input2)

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
    STORE(to_target)
};
EACH_FLOATING(KERNEL_OF, margin_ranking_loss_target)
NARROW_KERNELS(margin_ranking_loss_target)
