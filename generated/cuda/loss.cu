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
    STORE(to_output)
};
EACH_FLOATING(KERNEL_OF, mse_loss_elements)
NARROW_KERNELS(mse_loss_elements)

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
    STORE(to_input)
};
EACH_FLOATING(KERNEL_OF, mse_loss_elements_input)
NARROW_KERNELS(mse_loss_elements_input)

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
    STORE(to_target)
};
EACH_FLOATING(KERNEL_OF, mse_loss_elements_target)
NARROW_KERNELS(mse_loss_elements_target)

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
EACH_FLOATING(REDUCTION_OF, mse_loss)
NARROW_REDUCTIONS(mse_loss)

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
    STORE(to_input)
};
EACH_FLOATING(KERNEL_OF, mse_loss_input)
NARROW_KERNELS(mse_loss_input)

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
    STORE(to_target)
};
EACH_FLOATING(KERNEL_OF, mse_loss_target)
NARROW_KERNELS(mse_loss_target)

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
    STORE(to_output)
};
EACH_FLOATING(KERNEL_OF, l1_loss_elements)
NARROW_KERNELS(l1_loss_elements)

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
    STORE(to_input)
};
EACH_FLOATING(KERNEL_OF, l1_loss_elements_input)
NARROW_KERNELS(l1_loss_elements_input)

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
    STORE(to_target)
};
EACH_FLOATING(KERNEL_OF, l1_loss_elements_target)
NARROW_KERNELS(l1_loss_elements_target)

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
EACH_FLOATING(REDUCTION_OF, l1_loss)
NARROW_REDUCTIONS(l1_loss)

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
    STORE(to_input)
};
EACH_FLOATING(KERNEL_OF, l1_loss_input)
NARROW_KERNELS(l1_loss_input)

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
    STORE(to_target)
};
EACH_FLOATING(KERNEL_OF, l1_loss_target)
NARROW_KERNELS(l1_loss_target)

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
    STORE(to_output)
};
EACH_FLOATING(KERNEL_OF, smooth_l1_loss_elements)
NARROW_KERNELS(smooth_l1_loss_elements)

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
    STORE(to_input)
};
EACH_FLOATING(KERNEL_OF, smooth_l1_loss_elements_input)
NARROW_KERNELS(smooth_l1_loss_elements_input)

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
    STORE(to_target)
};
EACH_FLOATING(KERNEL_OF, smooth_l1_loss_elements_target)
NARROW_KERNELS(smooth_l1_loss_elements_target)

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
EACH_FLOATING(REDUCTION_OF, smooth_l1_loss)
NARROW_REDUCTIONS(smooth_l1_loss)

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
    STORE(to_input)
};
EACH_FLOATING(KERNEL_OF, smooth_l1_loss_input)
NARROW_KERNELS(smooth_l1_loss_input)

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
    STORE(to_target)
};
EACH_FLOATING(KERNEL_OF, smooth_l1_loss_target)
NARROW_KERNELS(smooth_l1_loss_target)

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
    STORE(to_output)
};
EACH_FLOATING(KERNEL_OF, huber_loss_elements)
NARROW_KERNELS(huber_loss_elements)

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
    STORE(to_input)
};
EACH_FLOATING(KERNEL_OF, huber_loss_elements_input)
NARROW_KERNELS(huber_loss_elements_input)

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
    STORE(to_target)
};
EACH_FLOATING(KERNEL_OF, huber_loss_elements_target)
NARROW_KERNELS(huber_loss_elements_target)

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
EACH_FLOATING(REDUCTION_OF, huber_loss)
NARROW_REDUCTIONS(huber_loss)

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
    STORE(to_input)
};
EACH_FLOATING(KERNEL_OF, huber_loss_input)
NARROW_KERNELS(huber_loss_input)

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
    STORE(to_target)
};
EACH_FLOATING(KERNEL_OF, huber_loss_target)
NARROW_KERNELS(huber_loss_target)
