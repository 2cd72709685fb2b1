/* Generated from ops.yaml by codegen/templates/section.cu. Do not edit: change the row and run make gen. */
/* loss */
#include "loop.cuh"
#include "reduce.cuh"

/* mse_loss_elements(Tensor input, Tensor target) = away * away */
template <typename T, typename S = T> struct mse_loss_elements_formula {
    enum { count = 3, elements = GPU_QUICK };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        const T in_target = read<T, S>(at, 2, offset[2]);
        const T in_away = in_input - in_target;
        to_output = (T)(in_away * in_away);
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_output);
    }
};
KERNEL(mse_loss_elements_half, mse_loss_elements_formula<float, half_bits>)
KERNEL(mse_loss_elements_bfloat16, mse_loss_elements_formula<float, bfloat16_bits>)
KERNEL(mse_loss_elements_float, mse_loss_elements_formula<float>)
KERNEL(mse_loss_elements_double, mse_loss_elements_formula<double>)

/* d input = grad * 2 * away */
template <typename T, typename S = T> struct mse_loss_elements_input_formula {
    enum { count = 4, elements = GPU_QUICK };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        const T in_target = read<T, S>(at, 3, offset[3]);
        const T in_away = in_input - in_target;
        to_input = (T)(in_grad * 2 * in_away);
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_input);
    }
};
KERNEL(mse_loss_elements_input_half, mse_loss_elements_input_formula<float, half_bits>)
KERNEL(mse_loss_elements_input_bfloat16, mse_loss_elements_input_formula<float, bfloat16_bits>)
KERNEL(mse_loss_elements_input_float, mse_loss_elements_input_formula<float>)
KERNEL(mse_loss_elements_input_double, mse_loss_elements_input_formula<double>)

/* d target = -grad * 2 * away */
template <typename T, typename S = T> struct mse_loss_elements_target_formula {
    enum { count = 4, elements = GPU_QUICK };
    S to_target;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        const T in_target = read<T, S>(at, 3, offset[3]);
        const T in_away = in_input - in_target;
        to_target = (T)(-in_grad * 2 * in_away);
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_target);
    }
};
KERNEL(mse_loss_elements_target_half, mse_loss_elements_target_formula<float, half_bits>)
KERNEL(mse_loss_elements_target_bfloat16, mse_loss_elements_target_formula<float, bfloat16_bits>)
KERNEL(mse_loss_elements_target_float, mse_loss_elements_target_formula<float>)
KERNEL(mse_loss_elements_target_double, mse_loss_elements_target_formula<double>)

/* mse_loss(Tensor input, Tensor target, Reduction reduction=mean) = start: 0; step: acc + (away
   * away); finish: select(reduction == 1, acc / count, acc) */
template <typename T, typename S = T>
struct mse_loss_fold {
    typedef typename accumulated<T>::type number;
    struct set {
        typename accumulated<T>::type acc;
    };
    enum { inputs = 2, results = 1, accumulators = 1 };
    STEP set start() { return {0}; }
    STEP set step(set acc, const char *const *at, int64_t index, const scalar *option) {
        const T in_input = *(const S *)at[0];
        const T in_target = *(const S *)at[1];
        const T in_away = in_input - in_target;
        return {th_join_sum(acc.acc, (number)(in_away * in_away))};
    }
    STEP set join(set acc, set other) {
        return {th_join_sum(acc.acc, other.acc)};
    }
    STEP void finish(set acc, int64_t count, const scalar *option, number *result) {
        const number in_reduction = numbers<number>::of(option[0]);
        result[0] = (number)(f_select(in_reduction == 1, f_divide(acc.acc, count), acc.acc));
    }
};
REDUCTION(mse_loss_half, half_bits, mse_loss_fold<float, half_bits>)
REDUCTION(mse_loss_bfloat16, bfloat16_bits, mse_loss_fold<float, bfloat16_bits>)
REDUCTION(mse_loss_float, float, mse_loss_fold<float>)
REDUCTION(mse_loss_double, double, mse_loss_fold<double>)

/* d input = (grad * 2 * away) / select(reduction == 1, count, 1) */
template <typename T, typename S = T> struct mse_loss_input_formula {
    enum { count = 4, elements = GPU_QUICK };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        const T in_target = read<T, S>(at, 3, offset[3]);
        const T in_reduction = number<T>(option, 0);
        const T in_count = number<T>(option, 1);
        const T in_away = in_input - in_target;
        to_input = (T)(f_divide(in_grad * 2 * in_away, f_select(in_reduction == 1, in_count,
            (T)1)));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_input);
    }
};
KERNEL(mse_loss_input_half, mse_loss_input_formula<float, half_bits>)
KERNEL(mse_loss_input_bfloat16, mse_loss_input_formula<float, bfloat16_bits>)
KERNEL(mse_loss_input_float, mse_loss_input_formula<float>)
KERNEL(mse_loss_input_double, mse_loss_input_formula<double>)

/* d target = (-grad * 2 * away) / select(reduction == 1, count, 1) */
template <typename T, typename S = T> struct mse_loss_target_formula {
    enum { count = 4, elements = GPU_QUICK };
    S to_target;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        const T in_target = read<T, S>(at, 3, offset[3]);
        const T in_reduction = number<T>(option, 0);
        const T in_count = number<T>(option, 1);
        const T in_away = in_input - in_target;
        to_target = (T)(f_divide(-in_grad * 2 * in_away, f_select(in_reduction == 1, in_count,
            (T)1)));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_target);
    }
};
KERNEL(mse_loss_target_half, mse_loss_target_formula<float, half_bits>)
KERNEL(mse_loss_target_bfloat16, mse_loss_target_formula<float, bfloat16_bits>)
KERNEL(mse_loss_target_float, mse_loss_target_formula<float>)
KERNEL(mse_loss_target_double, mse_loss_target_formula<double>)

/* l1_loss_elements(Tensor input, Tensor target) = abs(away) */
template <typename T, typename S = T> struct l1_loss_elements_formula {
    enum { count = 3, elements = GPU_QUICK };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        const T in_target = read<T, S>(at, 2, offset[2]);
        const T in_away = in_input - in_target;
        to_output = (T)(f_abs(in_away));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_output);
    }
};
KERNEL(l1_loss_elements_half, l1_loss_elements_formula<float, half_bits>)
KERNEL(l1_loss_elements_bfloat16, l1_loss_elements_formula<float, bfloat16_bits>)
KERNEL(l1_loss_elements_float, l1_loss_elements_formula<float>)
KERNEL(l1_loss_elements_double, l1_loss_elements_formula<double>)

/* d input = grad * sign(away) */
template <typename T, typename S = T> struct l1_loss_elements_input_formula {
    enum { count = 4, elements = GPU_QUICK };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        const T in_target = read<T, S>(at, 3, offset[3]);
        const T in_away = in_input - in_target;
        to_input = (T)(in_grad * f_sign(in_away));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_input);
    }
};
KERNEL(l1_loss_elements_input_half, l1_loss_elements_input_formula<float, half_bits>)
KERNEL(l1_loss_elements_input_bfloat16, l1_loss_elements_input_formula<float, bfloat16_bits>)
KERNEL(l1_loss_elements_input_float, l1_loss_elements_input_formula<float>)
KERNEL(l1_loss_elements_input_double, l1_loss_elements_input_formula<double>)

/* d target = -grad * sign(away) */
template <typename T, typename S = T> struct l1_loss_elements_target_formula {
    enum { count = 4, elements = GPU_QUICK };
    S to_target;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        const T in_target = read<T, S>(at, 3, offset[3]);
        const T in_away = in_input - in_target;
        to_target = (T)(-in_grad * f_sign(in_away));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_target);
    }
};
KERNEL(l1_loss_elements_target_half, l1_loss_elements_target_formula<float, half_bits>)
KERNEL(l1_loss_elements_target_bfloat16, l1_loss_elements_target_formula<float, bfloat16_bits>)
KERNEL(l1_loss_elements_target_float, l1_loss_elements_target_formula<float>)
KERNEL(l1_loss_elements_target_double, l1_loss_elements_target_formula<double>)

/* l1_loss(Tensor input, Tensor target, Reduction reduction=mean) = start: 0; step: acc +
   (abs(away)); finish: select(reduction == 1, acc / count, acc) */
template <typename T, typename S = T>
struct l1_loss_fold {
    typedef typename accumulated<T>::type number;
    struct set {
        typename accumulated<T>::type acc;
    };
    enum { inputs = 2, results = 1, accumulators = 1 };
    STEP set start() { return {0}; }
    STEP set step(set acc, const char *const *at, int64_t index, const scalar *option) {
        const T in_input = *(const S *)at[0];
        const T in_target = *(const S *)at[1];
        const T in_away = in_input - in_target;
        return {th_join_sum(acc.acc, (number)(f_abs(in_away)))};
    }
    STEP set join(set acc, set other) {
        return {th_join_sum(acc.acc, other.acc)};
    }
    STEP void finish(set acc, int64_t count, const scalar *option, number *result) {
        const number in_reduction = numbers<number>::of(option[0]);
        result[0] = (number)(f_select(in_reduction == 1, f_divide(acc.acc, count), acc.acc));
    }
};
REDUCTION(l1_loss_half, half_bits, l1_loss_fold<float, half_bits>)
REDUCTION(l1_loss_bfloat16, bfloat16_bits, l1_loss_fold<float, bfloat16_bits>)
REDUCTION(l1_loss_float, float, l1_loss_fold<float>)
REDUCTION(l1_loss_double, double, l1_loss_fold<double>)

/* d input = (grad * sign(away)) / select(reduction == 1, count, 1) */
template <typename T, typename S = T> struct l1_loss_input_formula {
    enum { count = 4, elements = GPU_QUICK };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        const T in_target = read<T, S>(at, 3, offset[3]);
        const T in_reduction = number<T>(option, 0);
        const T in_count = number<T>(option, 1);
        const T in_away = in_input - in_target;
        to_input = (T)(f_divide(in_grad * f_sign(in_away), f_select(in_reduction == 1, in_count,
            (T)1)));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_input);
    }
};
KERNEL(l1_loss_input_half, l1_loss_input_formula<float, half_bits>)
KERNEL(l1_loss_input_bfloat16, l1_loss_input_formula<float, bfloat16_bits>)
KERNEL(l1_loss_input_float, l1_loss_input_formula<float>)
KERNEL(l1_loss_input_double, l1_loss_input_formula<double>)

/* d target = (-grad * sign(away)) / select(reduction == 1, count, 1) */
template <typename T, typename S = T> struct l1_loss_target_formula {
    enum { count = 4, elements = GPU_QUICK };
    S to_target;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        const T in_target = read<T, S>(at, 3, offset[3]);
        const T in_reduction = number<T>(option, 0);
        const T in_count = number<T>(option, 1);
        const T in_away = in_input - in_target;
        to_target = (T)(f_divide(-in_grad * f_sign(in_away), f_select(in_reduction == 1, in_count,
            (T)1)));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_target);
    }
};
KERNEL(l1_loss_target_half, l1_loss_target_formula<float, half_bits>)
KERNEL(l1_loss_target_bfloat16, l1_loss_target_formula<float, bfloat16_bits>)
KERNEL(l1_loss_target_float, l1_loss_target_formula<float>)
KERNEL(l1_loss_target_double, l1_loss_target_formula<double>)

/* smooth_l1_loss_elements(Tensor input, Tensor target, Scalar beta=1.0) = select(abs(away) <
   beta, 0.5 * away * (away / width), abs(away) - 0.5 * beta) */
template <typename T, typename S = T> struct smooth_l1_loss_elements_formula {
    enum { count = 3, elements = GPU_QUICK };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        const T in_target = read<T, S>(at, 2, offset[2]);
        const T in_beta = number<T>(option, 0);
        const T in_away = in_input - in_target;
        const T in_width = f_select(in_beta > 0, in_beta, (T)1);
        to_output = (T)(f_select(f_abs(in_away) < in_beta, (T)0.5 * in_away * f_divide(in_away,
            in_width), f_abs(in_away) - (T)0.5 * in_beta));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_output);
    }
};
KERNEL(smooth_l1_loss_elements_half, smooth_l1_loss_elements_formula<float, half_bits>)
KERNEL(smooth_l1_loss_elements_bfloat16, smooth_l1_loss_elements_formula<float, bfloat16_bits>)
KERNEL(smooth_l1_loss_elements_float, smooth_l1_loss_elements_formula<float>)
KERNEL(smooth_l1_loss_elements_double, smooth_l1_loss_elements_formula<double>)

/* d input = select(abs(away) < beta, grad * away / width, grad * sign(away)) */
template <typename T, typename S = T> struct smooth_l1_loss_elements_input_formula {
    enum { count = 4, elements = GPU_QUICK };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        const T in_target = read<T, S>(at, 3, offset[3]);
        const T in_beta = number<T>(option, 0);
        const T in_away = in_input - in_target;
        const T in_width = f_select(in_beta > 0, in_beta, (T)1);
        to_input = (T)(f_select(f_abs(in_away) < in_beta, f_divide(in_grad * in_away, in_width),
            in_grad * f_sign(in_away)));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_input);
    }
};
KERNEL(smooth_l1_loss_elements_input_half, smooth_l1_loss_elements_input_formula<float, half_bits>)
KERNEL(smooth_l1_loss_elements_input_bfloat16, smooth_l1_loss_elements_input_formula<float, bfloat16_bits>)
KERNEL(smooth_l1_loss_elements_input_float, smooth_l1_loss_elements_input_formula<float>)
KERNEL(smooth_l1_loss_elements_input_double, smooth_l1_loss_elements_input_formula<double>)

/* d target = select(abs(away) < beta, -grad * away / width, -grad * sign(away)) */
template <typename T, typename S = T> struct smooth_l1_loss_elements_target_formula {
    enum { count = 4, elements = GPU_QUICK };
    S to_target;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        const T in_target = read<T, S>(at, 3, offset[3]);
        const T in_beta = number<T>(option, 0);
        const T in_away = in_input - in_target;
        const T in_width = f_select(in_beta > 0, in_beta, (T)1);
        to_target = (T)(f_select(f_abs(in_away) < in_beta, f_divide(-in_grad * in_away, in_width),
            -in_grad * f_sign(in_away)));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_target);
    }
};
KERNEL(smooth_l1_loss_elements_target_half, smooth_l1_loss_elements_target_formula<float, half_bits>)
KERNEL(smooth_l1_loss_elements_target_bfloat16, smooth_l1_loss_elements_target_formula<float, bfloat16_bits>)
KERNEL(smooth_l1_loss_elements_target_float, smooth_l1_loss_elements_target_formula<float>)
KERNEL(smooth_l1_loss_elements_target_double, smooth_l1_loss_elements_target_formula<double>)

/* smooth_l1_loss(Tensor input, Tensor target, Reduction reduction=mean, Scalar beta=1.0) =
   start: 0; step: acc + (select(abs(away) < beta, 0.5 * away * (away / width), abs(away) - 0.5
   * beta)); finish: select(reduction == 1, acc / count, acc) */
template <typename T, typename S = T>
struct smooth_l1_loss_fold {
    typedef typename accumulated<T>::type number;
    struct set {
        typename accumulated<T>::type acc;
    };
    enum { inputs = 2, results = 1, accumulators = 1 };
    STEP set start() { return {0}; }
    STEP set step(set acc, const char *const *at, int64_t index, const scalar *option) {
        const T in_input = *(const S *)at[0];
        const T in_target = *(const S *)at[1];
        const T in_beta = numbers<T>::of(option[0]);
        const T in_away = in_input - in_target;
        const T in_width = f_select(in_beta > 0, in_beta, (T)1);
        return {th_join_sum(acc.acc, (number)(f_select(f_abs(in_away) < in_beta,
            (T)0.5 * in_away * f_divide(in_away, in_width), f_abs(in_away) - (T)0.5 * in_beta)))};
    }
    STEP set join(set acc, set other) {
        return {th_join_sum(acc.acc, other.acc)};
    }
    STEP void finish(set acc, int64_t count, const scalar *option, number *result) {
        const number in_reduction = numbers<number>::of(option[1]);
        result[0] = (number)(f_select(in_reduction == 1, f_divide(acc.acc, count), acc.acc));
    }
};
REDUCTION(smooth_l1_loss_half, half_bits, smooth_l1_loss_fold<float, half_bits>)
REDUCTION(smooth_l1_loss_bfloat16, bfloat16_bits, smooth_l1_loss_fold<float, bfloat16_bits>)
REDUCTION(smooth_l1_loss_float, float, smooth_l1_loss_fold<float>)
REDUCTION(smooth_l1_loss_double, double, smooth_l1_loss_fold<double>)

/* d input = (select(abs(away) < beta, grad * away / width, grad * sign(away))) /
   select(reduction == 1, count, 1) */
template <typename T, typename S = T> struct smooth_l1_loss_input_formula {
    enum { count = 4, elements = GPU_QUICK };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        const T in_target = read<T, S>(at, 3, offset[3]);
        const T in_reduction = number<T>(option, 1);
        const T in_beta = number<T>(option, 0);
        const T in_count = number<T>(option, 2);
        const T in_away = in_input - in_target;
        const T in_width = f_select(in_beta > 0, in_beta, (T)1);
        to_input = (T)(f_divide(f_select(f_abs(in_away) < in_beta, f_divide(in_grad * in_away,
            in_width), in_grad * f_sign(in_away)), f_select(in_reduction == 1, in_count, (T)1)));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_input);
    }
};
KERNEL(smooth_l1_loss_input_half, smooth_l1_loss_input_formula<float, half_bits>)
KERNEL(smooth_l1_loss_input_bfloat16, smooth_l1_loss_input_formula<float, bfloat16_bits>)
KERNEL(smooth_l1_loss_input_float, smooth_l1_loss_input_formula<float>)
KERNEL(smooth_l1_loss_input_double, smooth_l1_loss_input_formula<double>)

/* d target = (select(abs(away) < beta, -grad * away / width, -grad * sign(away))) /
   select(reduction == 1, count, 1) */
template <typename T, typename S = T> struct smooth_l1_loss_target_formula {
    enum { count = 4, elements = GPU_QUICK };
    S to_target;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        const T in_target = read<T, S>(at, 3, offset[3]);
        const T in_reduction = number<T>(option, 1);
        const T in_beta = number<T>(option, 0);
        const T in_count = number<T>(option, 2);
        const T in_away = in_input - in_target;
        const T in_width = f_select(in_beta > 0, in_beta, (T)1);
        to_target = (T)(f_divide(f_select(f_abs(in_away) < in_beta, f_divide(-in_grad * in_away,
            in_width), -in_grad * f_sign(in_away)), f_select(in_reduction == 1, in_count, (T)1)));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_target);
    }
};
KERNEL(smooth_l1_loss_target_half, smooth_l1_loss_target_formula<float, half_bits>)
KERNEL(smooth_l1_loss_target_bfloat16, smooth_l1_loss_target_formula<float, bfloat16_bits>)
KERNEL(smooth_l1_loss_target_float, smooth_l1_loss_target_formula<float>)
KERNEL(smooth_l1_loss_target_double, smooth_l1_loss_target_formula<double>)

/* huber_loss_elements(Tensor input, Tensor target, Scalar delta=1.0) = select(abs(away) <
   delta, 0.5 * away * away, delta * (abs(away) - 0.5 * delta)) */
template <typename T, typename S = T> struct huber_loss_elements_formula {
    enum { count = 3, elements = GPU_QUICK };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        const T in_target = read<T, S>(at, 2, offset[2]);
        const T in_delta = number<T>(option, 0);
        const T in_away = in_input - in_target;
        to_output = (T)(f_select(f_abs(in_away) < in_delta, (T)0.5 * in_away * in_away,
            in_delta * (f_abs(in_away) - (T)0.5 * in_delta)));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_output);
    }
};
KERNEL(huber_loss_elements_half, huber_loss_elements_formula<float, half_bits>)
KERNEL(huber_loss_elements_bfloat16, huber_loss_elements_formula<float, bfloat16_bits>)
KERNEL(huber_loss_elements_float, huber_loss_elements_formula<float>)
KERNEL(huber_loss_elements_double, huber_loss_elements_formula<double>)

/* d input = select(abs(away) < delta, grad * away, grad * delta * sign(away)) */
template <typename T, typename S = T> struct huber_loss_elements_input_formula {
    enum { count = 4, elements = GPU_QUICK };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        const T in_target = read<T, S>(at, 3, offset[3]);
        const T in_delta = number<T>(option, 0);
        const T in_away = in_input - in_target;
        to_input = (T)(f_select(f_abs(in_away) < in_delta, in_grad * in_away,
            in_grad * in_delta * f_sign(in_away)));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_input);
    }
};
KERNEL(huber_loss_elements_input_half, huber_loss_elements_input_formula<float, half_bits>)
KERNEL(huber_loss_elements_input_bfloat16, huber_loss_elements_input_formula<float, bfloat16_bits>)
KERNEL(huber_loss_elements_input_float, huber_loss_elements_input_formula<float>)
KERNEL(huber_loss_elements_input_double, huber_loss_elements_input_formula<double>)

/* d target = select(abs(away) < delta, -grad * away, -grad * delta * sign(away)) */
template <typename T, typename S = T> struct huber_loss_elements_target_formula {
    enum { count = 4, elements = GPU_QUICK };
    S to_target;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        const T in_target = read<T, S>(at, 3, offset[3]);
        const T in_delta = number<T>(option, 0);
        const T in_away = in_input - in_target;
        to_target = (T)(f_select(f_abs(in_away) < in_delta, -in_grad * in_away,
            -in_grad * in_delta * f_sign(in_away)));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_target);
    }
};
KERNEL(huber_loss_elements_target_half, huber_loss_elements_target_formula<float, half_bits>)
KERNEL(huber_loss_elements_target_bfloat16, huber_loss_elements_target_formula<float, bfloat16_bits>)
KERNEL(huber_loss_elements_target_float, huber_loss_elements_target_formula<float>)
KERNEL(huber_loss_elements_target_double, huber_loss_elements_target_formula<double>)

/* huber_loss(Tensor input, Tensor target, Reduction reduction=mean, Scalar delta=1.0) = start:
   0; step: acc + (select(abs(away) < delta, 0.5 * away * away, delta * (abs(away) - 0.5 *
   delta))); finish: select(reduction == 1, acc / count, acc) */
template <typename T, typename S = T>
struct huber_loss_fold {
    typedef typename accumulated<T>::type number;
    struct set {
        typename accumulated<T>::type acc;
    };
    enum { inputs = 2, results = 1, accumulators = 1 };
    STEP set start() { return {0}; }
    STEP set step(set acc, const char *const *at, int64_t index, const scalar *option) {
        const T in_input = *(const S *)at[0];
        const T in_target = *(const S *)at[1];
        const T in_delta = numbers<T>::of(option[0]);
        const T in_away = in_input - in_target;
        return {th_join_sum(acc.acc, (number)(f_select(f_abs(in_away) < in_delta,
            (T)0.5 * in_away * in_away, in_delta * (f_abs(in_away) - (T)0.5 * in_delta))))};
    }
    STEP set join(set acc, set other) {
        return {th_join_sum(acc.acc, other.acc)};
    }
    STEP void finish(set acc, int64_t count, const scalar *option, number *result) {
        const number in_reduction = numbers<number>::of(option[1]);
        result[0] = (number)(f_select(in_reduction == 1, f_divide(acc.acc, count), acc.acc));
    }
};
REDUCTION(huber_loss_half, half_bits, huber_loss_fold<float, half_bits>)
REDUCTION(huber_loss_bfloat16, bfloat16_bits, huber_loss_fold<float, bfloat16_bits>)
REDUCTION(huber_loss_float, float, huber_loss_fold<float>)
REDUCTION(huber_loss_double, double, huber_loss_fold<double>)

/* d input = (select(abs(away) < delta, grad * away, grad * delta * sign(away))) /
   select(reduction == 1, count, 1) */
template <typename T, typename S = T> struct huber_loss_input_formula {
    enum { count = 4, elements = GPU_QUICK };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        const T in_target = read<T, S>(at, 3, offset[3]);
        const T in_reduction = number<T>(option, 1);
        const T in_delta = number<T>(option, 0);
        const T in_count = number<T>(option, 2);
        const T in_away = in_input - in_target;
        to_input = (T)(f_divide(f_select(f_abs(in_away) < in_delta, in_grad * in_away,
            in_grad * in_delta * f_sign(in_away)), f_select(in_reduction == 1, in_count, (T)1)));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_input);
    }
};
KERNEL(huber_loss_input_half, huber_loss_input_formula<float, half_bits>)
KERNEL(huber_loss_input_bfloat16, huber_loss_input_formula<float, bfloat16_bits>)
KERNEL(huber_loss_input_float, huber_loss_input_formula<float>)
KERNEL(huber_loss_input_double, huber_loss_input_formula<double>)

/* d target = (select(abs(away) < delta, -grad * away, -grad * delta * sign(away))) /
   select(reduction == 1, count, 1) */
template <typename T, typename S = T> struct huber_loss_target_formula {
    enum { count = 4, elements = GPU_QUICK };
    S to_target;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        const T in_target = read<T, S>(at, 3, offset[3]);
        const T in_reduction = number<T>(option, 1);
        const T in_delta = number<T>(option, 0);
        const T in_count = number<T>(option, 2);
        const T in_away = in_input - in_target;
        to_target = (T)(f_divide(f_select(f_abs(in_away) < in_delta, -in_grad * in_away,
            -in_grad * in_delta * f_sign(in_away)), f_select(in_reduction == 1, in_count, (T)1)));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_target);
    }
};
KERNEL(huber_loss_target_half, huber_loss_target_formula<float, half_bits>)
KERNEL(huber_loss_target_bfloat16, huber_loss_target_formula<float, bfloat16_bits>)
KERNEL(huber_loss_target_float, huber_loss_target_formula<float>)
KERNEL(huber_loss_target_double, huber_loss_target_formula<double>)
