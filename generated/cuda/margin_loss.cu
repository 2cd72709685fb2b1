/* Generated from ops.yaml by codegen/templates/section.cu. Do not edit: change the row and run make gen. */
/* margin_loss */
#include "loop.cuh"
#include "reduce.cuh"

/* binary_cross_entropy_elements(Tensor input, Tensor target, Tensor|Scalar weight=1) = weight *
   (-target * ones - (1 - target) * zeros) */
template <typename T>
__device__ void binary_cross_entropy_elements_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_input = read<T>(at, 1, offset[1]);
    const T in_target = read<T>(at, 2, offset[2]);
    const T in_weight = read<T>(at, 3, offset[3]);
    const T in_ones = f_log(in_input + (T)1e-12);
    const T in_zeros = f_log(1 - in_input + (T)1e-12);
    const T to_output = (T)(in_weight * (-in_target * in_ones - (1 - in_target) * in_zeros));
    write(at, 0, offset[0], to_output);
}
KERNEL(binary_cross_entropy_elements_float, 4, binary_cross_entropy_elements_formula<float>)
KERNEL(binary_cross_entropy_elements_double, 4, binary_cross_entropy_elements_formula<double>)

/* d input = grad * weight * (input - target) / ((1 - input + 1e-12) * (input + 1e-12)) */
template <typename T>
__device__ void binary_cross_entropy_elements_input_formula(const operands &at,
    const int64_t *offset, const options &option) {
    const T in_grad = read<T>(at, 1, offset[1]);
    const T in_input = read<T>(at, 2, offset[2]);
    const T in_target = read<T>(at, 3, offset[3]);
    const T in_weight = read<T>(at, 4, offset[4]);
    const T to_input = (T)(f_divide(in_grad * in_weight * (in_input - in_target),
        (1 - in_input + (T)1e-12) * (in_input + (T)1e-12)));
    write(at, 0, offset[0], to_input);
}
KERNEL(binary_cross_entropy_elements_input_float, 5, binary_cross_entropy_elements_input_formula<float>)
KERNEL(binary_cross_entropy_elements_input_double, 5, binary_cross_entropy_elements_input_formula<double>)

/* d target = grad * weight * (zeros - ones) */
template <typename T>
__device__ void binary_cross_entropy_elements_target_formula(const operands &at,
    const int64_t *offset, const options &option) {
    const T in_grad = read<T>(at, 1, offset[1]);
    const T in_input = read<T>(at, 2, offset[2]);
    const T in_weight = read<T>(at, 3, offset[3]);
    const T in_ones = f_log(in_input + (T)1e-12);
    const T in_zeros = f_log(1 - in_input + (T)1e-12);
    const T to_target = (T)(in_grad * in_weight * (in_zeros - in_ones));
    write(at, 0, offset[0], to_target);
}
KERNEL(binary_cross_entropy_elements_target_float, 4, binary_cross_entropy_elements_target_formula<float>)
KERNEL(binary_cross_entropy_elements_target_double, 4, binary_cross_entropy_elements_target_formula<double>)

/* d weight = grad * (-target * ones - (1 - target) * zeros) */
template <typename T>
__device__ void binary_cross_entropy_elements_weight_formula(const operands &at,
    const int64_t *offset, const options &option) {
    const T in_grad = read<T>(at, 1, offset[1]);
    const T in_input = read<T>(at, 2, offset[2]);
    const T in_target = read<T>(at, 3, offset[3]);
    const T in_ones = f_log(in_input + (T)1e-12);
    const T in_zeros = f_log(1 - in_input + (T)1e-12);
    const T to_weight = (T)(in_grad * (-in_target * in_ones - (1 - in_target) * in_zeros));
    write(at, 0, offset[0], to_weight);
}
KERNEL(binary_cross_entropy_elements_weight_float, 4, binary_cross_entropy_elements_weight_formula<float>)
KERNEL(binary_cross_entropy_elements_weight_double, 4, binary_cross_entropy_elements_weight_formula<double>)

/* binary_cross_entropy(Tensor input, Tensor target, Tensor|Scalar weight=1, Reduction
   reduction=mean) = start: 0; step: acc + (weight * (-target * ones - (1 - target) * zeros));
   finish: select(reduction == 1, acc / count, acc) */
template <typename T>
struct binary_cross_entropy_fold {
    typedef typename accumulated<T>::type number;
    struct set {
        typename accumulated<T>::type acc;
    };
    enum { inputs = 3, results = 1, accumulators = 1 };
    STEP set start() { return {0}; }
    STEP set step(set acc, const char *const *at, int64_t index, const scalar *option) {
        const T in_input = *(const T *)at[0];
        const T in_target = *(const T *)at[1];
        const T in_weight = *(const T *)at[2];
        const T in_ones = f_log(in_input + (T)1e-12);
        const T in_zeros = f_log(1 - in_input + (T)1e-12);
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
REDUCTION(binary_cross_entropy_float, float, binary_cross_entropy_fold<float>)
REDUCTION(binary_cross_entropy_double, double, binary_cross_entropy_fold<double>)

/* d input = (grad * weight * (input - target) / ((1 - input + 1e-12) * (input + 1e-12))) /
   select(reduction == 1, count, 1) */
template <typename T>
__device__ void binary_cross_entropy_input_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_grad = read<T>(at, 1, offset[1]);
    const T in_input = read<T>(at, 2, offset[2]);
    const T in_target = read<T>(at, 3, offset[3]);
    const T in_weight = read<T>(at, 4, offset[4]);
    const T in_reduction = number<T>(option, 1);
    const T in_count = number<T>(option, 2);
    const T to_input = (T)(f_divide(f_divide(in_grad * in_weight * (in_input - in_target),
        (1 - in_input + (T)1e-12) * (in_input + (T)1e-12)), f_select(in_reduction == 1, in_count,
        (T)1)));
    write(at, 0, offset[0], to_input);
}
KERNEL(binary_cross_entropy_input_float, 5, binary_cross_entropy_input_formula<float>)
KERNEL(binary_cross_entropy_input_double, 5, binary_cross_entropy_input_formula<double>)

/* d target = (grad * weight * (zeros - ones)) / select(reduction == 1, count, 1) */
template <typename T>
__device__ void binary_cross_entropy_target_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_grad = read<T>(at, 1, offset[1]);
    const T in_input = read<T>(at, 2, offset[2]);
    const T in_weight = read<T>(at, 3, offset[3]);
    const T in_reduction = number<T>(option, 1);
    const T in_count = number<T>(option, 2);
    const T in_ones = f_log(in_input + (T)1e-12);
    const T in_zeros = f_log(1 - in_input + (T)1e-12);
    const T to_target = (T)(f_divide(in_grad * in_weight * (in_zeros - in_ones),
        f_select(in_reduction == 1, in_count, (T)1)));
    write(at, 0, offset[0], to_target);
}
KERNEL(binary_cross_entropy_target_float, 4, binary_cross_entropy_target_formula<float>)
KERNEL(binary_cross_entropy_target_double, 4, binary_cross_entropy_target_formula<double>)

/* d weight = (grad * (-target * ones - (1 - target) * zeros)) / select(reduction == 1, count,
   1) */
template <typename T>
__device__ void binary_cross_entropy_weight_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_grad = read<T>(at, 1, offset[1]);
    const T in_input = read<T>(at, 2, offset[2]);
    const T in_target = read<T>(at, 3, offset[3]);
    const T in_reduction = number<T>(option, 1);
    const T in_count = number<T>(option, 2);
    const T in_ones = f_log(in_input + (T)1e-12);
    const T in_zeros = f_log(1 - in_input + (T)1e-12);
    const T to_weight = (T)(f_divide(in_grad * (-in_target * in_ones - (1 - in_target) * in_zeros),
        f_select(in_reduction == 1, in_count, (T)1)));
    write(at, 0, offset[0], to_weight);
}
KERNEL(binary_cross_entropy_weight_float, 4, binary_cross_entropy_weight_formula<float>)
KERNEL(binary_cross_entropy_weight_double, 4, binary_cross_entropy_weight_formula<double>)

/* binary_cross_entropy_with_logits_elements(Tensor input, Tensor target, Tensor|Scalar
   weight=1, Tensor|Scalar pos_weight=1) = weight * ((1 - target) * input + slope * softened) */
template <typename T>
__device__ void binary_cross_entropy_with_logits_elements_formula(const operands &at,
    const int64_t *offset, const options &option) {
    const T in_input = read<T>(at, 1, offset[1]);
    const T in_target = read<T>(at, 2, offset[2]);
    const T in_weight = read<T>(at, 3, offset[3]);
    const T in_pos_weight = read<T>(at, 4, offset[4]);
    const T in_softened = f_log1p(f_exp(-f_abs(in_input))) + f_select(in_input < 0, -in_input,
        (T)0);
    const T in_slope = 1 + (in_pos_weight - 1) * in_target;
    const T to_output = (T)(in_weight * ((1 - in_target) * in_input + in_slope * in_softened));
    write(at, 0, offset[0], to_output);
}
KERNEL(binary_cross_entropy_with_logits_elements_float, 5, binary_cross_entropy_with_logits_elements_formula<float>)
KERNEL(binary_cross_entropy_with_logits_elements_double, 5, binary_cross_entropy_with_logits_elements_formula<double>)

/* d input = grad * weight * (1 - target - slope * sigmoid(-input)) */
template <typename T>
__device__ void binary_cross_entropy_with_logits_elements_input_formula(const operands &at,
    const int64_t *offset, const options &option) {
    const T in_grad = read<T>(at, 1, offset[1]);
    const T in_input = read<T>(at, 2, offset[2]);
    const T in_target = read<T>(at, 3, offset[3]);
    const T in_weight = read<T>(at, 4, offset[4]);
    const T in_pos_weight = read<T>(at, 5, offset[5]);
    const T in_slope = 1 + (in_pos_weight - 1) * in_target;
    const T to_input = (T)(in_grad * in_weight * (1 - in_target - in_slope * f_sigmoid(-in_input)));
    write(at, 0, offset[0], to_input);
}
KERNEL(binary_cross_entropy_with_logits_elements_input_float, 6, binary_cross_entropy_with_logits_elements_input_formula<float>)
KERNEL(binary_cross_entropy_with_logits_elements_input_double, 6, binary_cross_entropy_with_logits_elements_input_formula<double>)

/* d target = grad * weight * ((pos_weight - 1) * softened - input) */
template <typename T>
__device__ void binary_cross_entropy_with_logits_elements_target_formula(const operands &at,
    const int64_t *offset, const options &option) {
    const T in_grad = read<T>(at, 1, offset[1]);
    const T in_input = read<T>(at, 2, offset[2]);
    const T in_weight = read<T>(at, 3, offset[3]);
    const T in_pos_weight = read<T>(at, 4, offset[4]);
    const T in_softened = f_log1p(f_exp(-f_abs(in_input))) + f_select(in_input < 0, -in_input,
        (T)0);
    const T to_target = (T)(in_grad * in_weight * ((in_pos_weight - 1) * in_softened - in_input));
    write(at, 0, offset[0], to_target);
}
KERNEL(binary_cross_entropy_with_logits_elements_target_float, 5, binary_cross_entropy_with_logits_elements_target_formula<float>)
KERNEL(binary_cross_entropy_with_logits_elements_target_double, 5, binary_cross_entropy_with_logits_elements_target_formula<double>)

/* d weight = grad * ((1 - target) * input + slope * softened) */
template <typename T>
__device__ void binary_cross_entropy_with_logits_elements_weight_formula(const operands &at,
    const int64_t *offset, const options &option) {
    const T in_grad = read<T>(at, 1, offset[1]);
    const T in_input = read<T>(at, 2, offset[2]);
    const T in_target = read<T>(at, 3, offset[3]);
    const T in_pos_weight = read<T>(at, 4, offset[4]);
    const T in_softened = f_log1p(f_exp(-f_abs(in_input))) + f_select(in_input < 0, -in_input,
        (T)0);
    const T in_slope = 1 + (in_pos_weight - 1) * in_target;
    const T to_weight = (T)(in_grad * ((1 - in_target) * in_input + in_slope * in_softened));
    write(at, 0, offset[0], to_weight);
}
KERNEL(binary_cross_entropy_with_logits_elements_weight_float, 5, binary_cross_entropy_with_logits_elements_weight_formula<float>)
KERNEL(binary_cross_entropy_with_logits_elements_weight_double, 5, binary_cross_entropy_with_logits_elements_weight_formula<double>)

/* d pos_weight = grad * weight * target * softened */
template <typename T>
__device__ void binary_cross_entropy_with_logits_elements_pos_weight_formula(const operands &at,
    const int64_t *offset, const options &option) {
    const T in_grad = read<T>(at, 1, offset[1]);
    const T in_input = read<T>(at, 2, offset[2]);
    const T in_target = read<T>(at, 3, offset[3]);
    const T in_weight = read<T>(at, 4, offset[4]);
    const T in_softened = f_log1p(f_exp(-f_abs(in_input))) + f_select(in_input < 0, -in_input,
        (T)0);
    const T to_pos_weight = (T)(in_grad * in_weight * in_target * in_softened);
    write(at, 0, offset[0], to_pos_weight);
}
KERNEL(binary_cross_entropy_with_logits_elements_pos_weight_float, 5, binary_cross_entropy_with_logits_elements_pos_weight_formula<float>)
KERNEL(binary_cross_entropy_with_logits_elements_pos_weight_double, 5, binary_cross_entropy_with_logits_elements_pos_weight_formula<double>)

/* binary_cross_entropy_with_logits(Tensor input, Tensor target, Tensor|Scalar weight=1,
   Reduction reduction=mean, Tensor|Scalar pos_weight=1) = start: 0; step: acc + (weight * ((1 -
   target) * input + slope * softened)); finish: select(reduction == 1, acc / count, acc) */
template <typename T>
struct binary_cross_entropy_with_logits_fold {
    typedef typename accumulated<T>::type number;
    struct set {
        typename accumulated<T>::type acc;
    };
    enum { inputs = 4, results = 1, accumulators = 1 };
    STEP set start() { return {0}; }
    STEP set step(set acc, const char *const *at, int64_t index, const scalar *option) {
        const T in_input = *(const T *)at[0];
        const T in_target = *(const T *)at[1];
        const T in_weight = *(const T *)at[2];
        const T in_pos_weight = *(const T *)at[3];
        const T in_softened = f_log1p(f_exp(-f_abs(in_input))) + f_select(in_input < 0, -in_input,
            (T)0);
        const T in_slope = 1 + (in_pos_weight - 1) * in_target;
        return {th_join_sum(acc.acc, (number)(in_weight * ((1 - in_target) * in_input + in_slope *
            in_softened)))};
    }
    STEP set join(set acc, set other) {
        return {th_join_sum(acc.acc, other.acc)};
    }
    STEP void finish(set acc, int64_t count, const scalar *option, number *result) {
        const number in_reduction = numbers<number>::of(option[2]);
        result[0] = (number)(f_select(in_reduction == 1, f_divide(acc.acc, count), acc.acc));
    }
};
REDUCTION(binary_cross_entropy_with_logits_float, float, binary_cross_entropy_with_logits_fold<float>)
REDUCTION(binary_cross_entropy_with_logits_double, double, binary_cross_entropy_with_logits_fold<double>)

/* d input = (grad * weight * (1 - target - slope * sigmoid(-input))) / select(reduction == 1,
   count, 1) */
template <typename T>
__device__ void binary_cross_entropy_with_logits_input_formula(const operands &at,
    const int64_t *offset, const options &option) {
    const T in_grad = read<T>(at, 1, offset[1]);
    const T in_input = read<T>(at, 2, offset[2]);
    const T in_target = read<T>(at, 3, offset[3]);
    const T in_weight = read<T>(at, 4, offset[4]);
    const T in_pos_weight = read<T>(at, 5, offset[5]);
    const T in_reduction = number<T>(option, 2);
    const T in_count = number<T>(option, 3);
    const T in_slope = 1 + (in_pos_weight - 1) * in_target;
    const T to_input = (T)(f_divide(in_grad * in_weight * (1 - in_target - in_slope *
        f_sigmoid(-in_input)), f_select(in_reduction == 1, in_count, (T)1)));
    write(at, 0, offset[0], to_input);
}
KERNEL(binary_cross_entropy_with_logits_input_float, 6, binary_cross_entropy_with_logits_input_formula<float>)
KERNEL(binary_cross_entropy_with_logits_input_double, 6, binary_cross_entropy_with_logits_input_formula<double>)

/* d target = (grad * weight * ((pos_weight - 1) * softened - input)) / select(reduction == 1,
   count, 1) */
template <typename T>
__device__ void binary_cross_entropy_with_logits_target_formula(const operands &at,
    const int64_t *offset, const options &option) {
    const T in_grad = read<T>(at, 1, offset[1]);
    const T in_input = read<T>(at, 2, offset[2]);
    const T in_weight = read<T>(at, 3, offset[3]);
    const T in_pos_weight = read<T>(at, 4, offset[4]);
    const T in_reduction = number<T>(option, 2);
    const T in_count = number<T>(option, 3);
    const T in_softened = f_log1p(f_exp(-f_abs(in_input))) + f_select(in_input < 0, -in_input,
        (T)0);
    const T to_target = (T)(f_divide(in_grad * in_weight * ((in_pos_weight - 1) * in_softened -
        in_input), f_select(in_reduction == 1, in_count, (T)1)));
    write(at, 0, offset[0], to_target);
}
KERNEL(binary_cross_entropy_with_logits_target_float, 5, binary_cross_entropy_with_logits_target_formula<float>)
KERNEL(binary_cross_entropy_with_logits_target_double, 5, binary_cross_entropy_with_logits_target_formula<double>)

/* d weight = (grad * ((1 - target) * input + slope * softened)) / select(reduction == 1, count,
   1) */
template <typename T>
__device__ void binary_cross_entropy_with_logits_weight_formula(const operands &at,
    const int64_t *offset, const options &option) {
    const T in_grad = read<T>(at, 1, offset[1]);
    const T in_input = read<T>(at, 2, offset[2]);
    const T in_target = read<T>(at, 3, offset[3]);
    const T in_pos_weight = read<T>(at, 4, offset[4]);
    const T in_reduction = number<T>(option, 2);
    const T in_count = number<T>(option, 3);
    const T in_softened = f_log1p(f_exp(-f_abs(in_input))) + f_select(in_input < 0, -in_input,
        (T)0);
    const T in_slope = 1 + (in_pos_weight - 1) * in_target;
    const T to_weight = (T)(f_divide(in_grad * ((1 - in_target) * in_input + in_slope *
        in_softened), f_select(in_reduction == 1, in_count, (T)1)));
    write(at, 0, offset[0], to_weight);
}
KERNEL(binary_cross_entropy_with_logits_weight_float, 5, binary_cross_entropy_with_logits_weight_formula<float>)
KERNEL(binary_cross_entropy_with_logits_weight_double, 5, binary_cross_entropy_with_logits_weight_formula<double>)

/* d pos_weight = (grad * weight * target * softened) / select(reduction == 1, count, 1) */
template <typename T>
__device__ void binary_cross_entropy_with_logits_pos_weight_formula(const operands &at,
    const int64_t *offset, const options &option) {
    const T in_grad = read<T>(at, 1, offset[1]);
    const T in_input = read<T>(at, 2, offset[2]);
    const T in_target = read<T>(at, 3, offset[3]);
    const T in_weight = read<T>(at, 4, offset[4]);
    const T in_reduction = number<T>(option, 2);
    const T in_count = number<T>(option, 3);
    const T in_softened = f_log1p(f_exp(-f_abs(in_input))) + f_select(in_input < 0, -in_input,
        (T)0);
    const T to_pos_weight = (T)(f_divide(in_grad * in_weight * in_target * in_softened,
        f_select(in_reduction == 1, in_count, (T)1)));
    write(at, 0, offset[0], to_pos_weight);
}
KERNEL(binary_cross_entropy_with_logits_pos_weight_float, 5, binary_cross_entropy_with_logits_pos_weight_formula<float>)
KERNEL(binary_cross_entropy_with_logits_pos_weight_double, 5, binary_cross_entropy_with_logits_pos_weight_formula<double>)

/* soft_margin_loss_elements(Tensor input, Tensor target) = log1p(exp(-abs(lead))) + select(lead
   < 0, -lead, 0) */
template <typename T>
__device__ void soft_margin_loss_elements_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_input = read<T>(at, 1, offset[1]);
    const T in_target = read<T>(at, 2, offset[2]);
    const T in_lead = in_target * in_input;
    const T to_output = (T)(f_log1p(f_exp(-f_abs(in_lead))) + f_select(in_lead < 0, -in_lead,
        (T)0));
    write(at, 0, offset[0], to_output);
}
KERNEL(soft_margin_loss_elements_float, 3, soft_margin_loss_elements_formula<float>)
KERNEL(soft_margin_loss_elements_double, 3, soft_margin_loss_elements_formula<double>)

/* d input = -grad * target * slope */
template <typename T>
__device__ void soft_margin_loss_elements_input_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_grad = read<T>(at, 1, offset[1]);
    const T in_input = read<T>(at, 2, offset[2]);
    const T in_target = read<T>(at, 3, offset[3]);
    const T in_lead = in_target * in_input;
    const T in_slope = f_sigmoid(-in_lead);
    const T to_input = (T)(-in_grad * in_target * in_slope);
    write(at, 0, offset[0], to_input);
}
KERNEL(soft_margin_loss_elements_input_float, 4, soft_margin_loss_elements_input_formula<float>)
KERNEL(soft_margin_loss_elements_input_double, 4, soft_margin_loss_elements_input_formula<double>)

/* d target = -grad * input * slope */
template <typename T>
__device__ void soft_margin_loss_elements_target_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_grad = read<T>(at, 1, offset[1]);
    const T in_input = read<T>(at, 2, offset[2]);
    const T in_target = read<T>(at, 3, offset[3]);
    const T in_lead = in_target * in_input;
    const T in_slope = f_sigmoid(-in_lead);
    const T to_target = (T)(-in_grad * in_input * in_slope);
    write(at, 0, offset[0], to_target);
}
KERNEL(soft_margin_loss_elements_target_float, 4, soft_margin_loss_elements_target_formula<float>)
KERNEL(soft_margin_loss_elements_target_double, 4, soft_margin_loss_elements_target_formula<double>)

/* soft_margin_loss(Tensor input, Tensor target, Reduction reduction=mean) = start: 0; step: acc
   + (log1p(exp(-abs(lead))) + select(lead < 0, -lead, 0)); finish: select(reduction == 1, acc /
   count, acc) */
template <typename T>
struct soft_margin_loss_fold {
    typedef typename accumulated<T>::type number;
    struct set {
        typename accumulated<T>::type acc;
    };
    enum { inputs = 2, results = 1, accumulators = 1 };
    STEP set start() { return {0}; }
    STEP set step(set acc, const char *const *at, int64_t index, const scalar *option) {
        const T in_input = *(const T *)at[0];
        const T in_target = *(const T *)at[1];
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
REDUCTION(soft_margin_loss_float, float, soft_margin_loss_fold<float>)
REDUCTION(soft_margin_loss_double, double, soft_margin_loss_fold<double>)

/* d input = (-grad * target * slope) / select(reduction == 1, count, 1) */
template <typename T>
__device__ void soft_margin_loss_input_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_grad = read<T>(at, 1, offset[1]);
    const T in_input = read<T>(at, 2, offset[2]);
    const T in_target = read<T>(at, 3, offset[3]);
    const T in_reduction = number<T>(option, 0);
    const T in_count = number<T>(option, 1);
    const T in_lead = in_target * in_input;
    const T in_slope = f_sigmoid(-in_lead);
    const T to_input = (T)(f_divide(-in_grad * in_target * in_slope, f_select(in_reduction == 1,
        in_count, (T)1)));
    write(at, 0, offset[0], to_input);
}
KERNEL(soft_margin_loss_input_float, 4, soft_margin_loss_input_formula<float>)
KERNEL(soft_margin_loss_input_double, 4, soft_margin_loss_input_formula<double>)

/* d target = (-grad * input * slope) / select(reduction == 1, count, 1) */
template <typename T>
__device__ void soft_margin_loss_target_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_grad = read<T>(at, 1, offset[1]);
    const T in_input = read<T>(at, 2, offset[2]);
    const T in_target = read<T>(at, 3, offset[3]);
    const T in_reduction = number<T>(option, 0);
    const T in_count = number<T>(option, 1);
    const T in_lead = in_target * in_input;
    const T in_slope = f_sigmoid(-in_lead);
    const T to_target = (T)(f_divide(-in_grad * in_input * in_slope, f_select(in_reduction == 1,
        in_count, (T)1)));
    write(at, 0, offset[0], to_target);
}
KERNEL(soft_margin_loss_target_float, 4, soft_margin_loss_target_formula<float>)
KERNEL(soft_margin_loss_target_double, 4, soft_margin_loss_target_formula<double>)

/* hinge_embedding_loss_elements(Tensor input, Tensor target, Scalar margin=1) =
   select(isnan(target), target, select(target > 0, input, select(input >= margin, 0, margin -
   input))) */
template <typename T>
__device__ void hinge_embedding_loss_elements_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_input = read<T>(at, 1, offset[1]);
    const T in_target = read<T>(at, 2, offset[2]);
    const T in_margin = number<T>(option, 0);
    const T to_output = (T)(f_select(f_isnan(in_target), in_target, f_select(in_target > 0,
        in_input, f_select(in_input >= in_margin, (T)0, in_margin - in_input))));
    write(at, 0, offset[0], to_output);
}
KERNEL(hinge_embedding_loss_elements_float, 3, hinge_embedding_loss_elements_formula<float>)
KERNEL(hinge_embedding_loss_elements_double, 3, hinge_embedding_loss_elements_formula<double>)

/* d input = select(target > 0, grad, select(input >= margin, 0, -grad)) */
template <typename T>
__device__ void hinge_embedding_loss_elements_input_formula(const operands &at,
    const int64_t *offset, const options &option) {
    const T in_grad = read<T>(at, 1, offset[1]);
    const T in_input = read<T>(at, 2, offset[2]);
    const T in_target = read<T>(at, 3, offset[3]);
    const T in_margin = number<T>(option, 0);
    const T to_input = (T)(f_select(in_target > 0, in_grad, f_select(in_input >= in_margin, (T)0,
        -in_grad)));
    write(at, 0, offset[0], to_input);
}
KERNEL(hinge_embedding_loss_elements_input_float, 4, hinge_embedding_loss_elements_input_formula<float>)
KERNEL(hinge_embedding_loss_elements_input_double, 4, hinge_embedding_loss_elements_input_formula<double>)

/* hinge_embedding_loss(Tensor input, Tensor target, Scalar margin=1, Reduction reduction=mean)
   = start: 0; step: acc + (select(isnan(target), target, select(target > 0, input, select(input
   >= margin, 0, margin - input)))); finish: select(reduction == 1, acc / count, acc) */
template <typename T>
struct hinge_embedding_loss_fold {
    typedef typename accumulated<T>::type number;
    struct set {
        typename accumulated<T>::type acc;
    };
    enum { inputs = 2, results = 1, accumulators = 1 };
    STEP set start() { return {0}; }
    STEP set step(set acc, const char *const *at, int64_t index, const scalar *option) {
        const T in_input = *(const T *)at[0];
        const T in_target = *(const T *)at[1];
        const T in_margin = numbers<T>::of(option[0]);
        return {th_join_sum(acc.acc, (number)(f_select(f_isnan(in_target), in_target,
            f_select(in_target > 0, in_input, f_select(in_input >= in_margin, (T)0,
            in_margin - in_input)))))};
    }
    STEP set join(set acc, set other) {
        return {th_join_sum(acc.acc, other.acc)};
    }
    STEP void finish(set acc, int64_t count, const scalar *option, number *result) {
        const number in_reduction = numbers<number>::of(option[1]);
        result[0] = (number)(f_select(in_reduction == 1, f_divide(acc.acc, count), acc.acc));
    }
};
REDUCTION(hinge_embedding_loss_float, float, hinge_embedding_loss_fold<float>)
REDUCTION(hinge_embedding_loss_double, double, hinge_embedding_loss_fold<double>)

/* d input = (select(target > 0, grad, select(input >= margin, 0, -grad))) / select(reduction ==
   1, count, 1) */
template <typename T>
__device__ void hinge_embedding_loss_input_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_grad = read<T>(at, 1, offset[1]);
    const T in_input = read<T>(at, 2, offset[2]);
    const T in_target = read<T>(at, 3, offset[3]);
    const T in_margin = number<T>(option, 0);
    const T in_reduction = number<T>(option, 1);
    const T in_count = number<T>(option, 2);
    const T to_input = (T)(f_divide(f_select(in_target > 0, in_grad, f_select(in_input >= in_margin,
        (T)0, -in_grad)), f_select(in_reduction == 1, in_count, (T)1)));
    write(at, 0, offset[0], to_input);
}
KERNEL(hinge_embedding_loss_input_float, 4, hinge_embedding_loss_input_formula<float>)
KERNEL(hinge_embedding_loss_input_double, 4, hinge_embedding_loss_input_formula<double>)

/* margin_ranking_loss_elements(Tensor input1, Tensor input2, Tensor target, Scalar margin=0) =
   select(lead >= margin, 0, margin - lead) */
template <typename T>
__device__ void margin_ranking_loss_elements_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_input1 = read<T>(at, 1, offset[1]);
    const T in_input2 = read<T>(at, 2, offset[2]);
    const T in_target = read<T>(at, 3, offset[3]);
    const T in_margin = number<T>(option, 0);
    const T in_lead = in_target * (in_input1 - in_input2);
    const T to_output = (T)(f_select(in_lead >= in_margin, (T)0, in_margin - in_lead));
    write(at, 0, offset[0], to_output);
}
KERNEL(margin_ranking_loss_elements_float, 4, margin_ranking_loss_elements_formula<float>)
KERNEL(margin_ranking_loss_elements_double, 4, margin_ranking_loss_elements_formula<double>)

/* d input1 = select(lead >= margin, 0, -grad * target) */
template <typename T>
__device__ void margin_ranking_loss_elements_input1_formula(const operands &at,
    const int64_t *offset, const options &option) {
    const T in_grad = read<T>(at, 1, offset[1]);
    const T in_input1 = read<T>(at, 2, offset[2]);
    const T in_input2 = read<T>(at, 3, offset[3]);
    const T in_target = read<T>(at, 4, offset[4]);
    const T in_margin = number<T>(option, 0);
    const T in_lead = in_target * (in_input1 - in_input2);
    const T to_input1 = (T)(f_select(in_lead >= in_margin, (T)0, -in_grad * in_target));
    write(at, 0, offset[0], to_input1);
}
KERNEL(margin_ranking_loss_elements_input1_float, 5, margin_ranking_loss_elements_input1_formula<float>)
KERNEL(margin_ranking_loss_elements_input1_double, 5, margin_ranking_loss_elements_input1_formula<double>)

/* d input2 = select(lead >= margin, 0, grad * target) */
template <typename T>
__device__ void margin_ranking_loss_elements_input2_formula(const operands &at,
    const int64_t *offset, const options &option) {
    const T in_grad = read<T>(at, 1, offset[1]);
    const T in_input1 = read<T>(at, 2, offset[2]);
    const T in_input2 = read<T>(at, 3, offset[3]);
    const T in_target = read<T>(at, 4, offset[4]);
    const T in_margin = number<T>(option, 0);
    const T in_lead = in_target * (in_input1 - in_input2);
    const T to_input2 = (T)(f_select(in_lead >= in_margin, (T)0, in_grad * in_target));
    write(at, 0, offset[0], to_input2);
}
KERNEL(margin_ranking_loss_elements_input2_float, 5, margin_ranking_loss_elements_input2_formula<float>)
KERNEL(margin_ranking_loss_elements_input2_double, 5, margin_ranking_loss_elements_input2_formula<double>)

/* d target = select(lead >= margin, 0, grad * (input2 - input1)) */
template <typename T>
__device__ void margin_ranking_loss_elements_target_formula(const operands &at,
    const int64_t *offset, const options &option) {
    const T in_grad = read<T>(at, 1, offset[1]);
    const T in_input1 = read<T>(at, 2, offset[2]);
    const T in_input2 = read<T>(at, 3, offset[3]);
    const T in_target = read<T>(at, 4, offset[4]);
    const T in_margin = number<T>(option, 0);
    const T in_lead = in_target * (in_input1 - in_input2);
    const T to_target = (T)(f_select(in_lead >= in_margin, (T)0,
        in_grad * (in_input2 - in_input1)));
    write(at, 0, offset[0], to_target);
}
KERNEL(margin_ranking_loss_elements_target_float, 5, margin_ranking_loss_elements_target_formula<float>)
KERNEL(margin_ranking_loss_elements_target_double, 5, margin_ranking_loss_elements_target_formula<double>)

/* margin_ranking_loss(Tensor input1, Tensor input2, Tensor target, Scalar margin=0, Reduction
   reduction=mean) = start: 0; step: acc + (select(lead >= margin, 0, margin - lead)); finish:
   select(reduction == 1, acc / count, acc) */
template <typename T>
struct margin_ranking_loss_fold {
    typedef typename accumulated<T>::type number;
    struct set {
        typename accumulated<T>::type acc;
    };
    enum { inputs = 3, results = 1, accumulators = 1 };
    STEP set start() { return {0}; }
    STEP set step(set acc, const char *const *at, int64_t index, const scalar *option) {
        const T in_input1 = *(const T *)at[0];
        const T in_input2 = *(const T *)at[1];
        const T in_target = *(const T *)at[2];
        const T in_margin = numbers<T>::of(option[0]);
        const T in_lead = in_target * (in_input1 - in_input2);
        return {th_join_sum(acc.acc, (number)(f_select(in_lead >= in_margin, (T)0,
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
REDUCTION(margin_ranking_loss_float, float, margin_ranking_loss_fold<float>)
REDUCTION(margin_ranking_loss_double, double, margin_ranking_loss_fold<double>)

/* d input1 = (select(lead >= margin, 0, -grad * target)) / select(reduction == 1, count, 1) */
template <typename T>
__device__ void margin_ranking_loss_input1_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_grad = read<T>(at, 1, offset[1]);
    const T in_input1 = read<T>(at, 2, offset[2]);
    const T in_input2 = read<T>(at, 3, offset[3]);
    const T in_target = read<T>(at, 4, offset[4]);
    const T in_margin = number<T>(option, 0);
    const T in_reduction = number<T>(option, 1);
    const T in_count = number<T>(option, 2);
    const T in_lead = in_target * (in_input1 - in_input2);
    const T to_input1 = (T)(f_divide(f_select(in_lead >= in_margin, (T)0, -in_grad * in_target),
        f_select(in_reduction == 1, in_count, (T)1)));
    write(at, 0, offset[0], to_input1);
}
KERNEL(margin_ranking_loss_input1_float, 5, margin_ranking_loss_input1_formula<float>)
KERNEL(margin_ranking_loss_input1_double, 5, margin_ranking_loss_input1_formula<double>)

/* d input2 = (select(lead >= margin, 0, grad * target)) / select(reduction == 1, count, 1) */
template <typename T>
__device__ void margin_ranking_loss_input2_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_grad = read<T>(at, 1, offset[1]);
    const T in_input1 = read<T>(at, 2, offset[2]);
    const T in_input2 = read<T>(at, 3, offset[3]);
    const T in_target = read<T>(at, 4, offset[4]);
    const T in_margin = number<T>(option, 0);
    const T in_reduction = number<T>(option, 1);
    const T in_count = number<T>(option, 2);
    const T in_lead = in_target * (in_input1 - in_input2);
    const T to_input2 = (T)(f_divide(f_select(in_lead >= in_margin, (T)0, in_grad * in_target),
        f_select(in_reduction == 1, in_count, (T)1)));
    write(at, 0, offset[0], to_input2);
}
KERNEL(margin_ranking_loss_input2_float, 5, margin_ranking_loss_input2_formula<float>)
KERNEL(margin_ranking_loss_input2_double, 5, margin_ranking_loss_input2_formula<double>)

/* d target = (select(lead >= margin, 0, grad * (input2 - input1))) / select(reduction == 1,
   count, 1) */
template <typename T>
__device__ void margin_ranking_loss_target_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_grad = read<T>(at, 1, offset[1]);
    const T in_input1 = read<T>(at, 2, offset[2]);
    const T in_input2 = read<T>(at, 3, offset[3]);
    const T in_target = read<T>(at, 4, offset[4]);
    const T in_margin = number<T>(option, 0);
    const T in_reduction = number<T>(option, 1);
    const T in_count = number<T>(option, 2);
    const T in_lead = in_target * (in_input1 - in_input2);
    const T to_target = (T)(f_divide(f_select(in_lead >= in_margin, (T)0,
        in_grad * (in_input2 - in_input1)), f_select(in_reduction == 1, in_count, (T)1)));
    write(at, 0, offset[0], to_target);
}
KERNEL(margin_ranking_loss_target_float, 5, margin_ranking_loss_target_formula<float>)
KERNEL(margin_ranking_loss_target_double, 5, margin_ranking_loss_target_formula<double>)
