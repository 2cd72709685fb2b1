/* Generated from ops.yaml by codegen/templates/section.cu. Do not edit: change the row and run make gen. */
/* likelihood_loss */
#include "loop.cuh"
#include "reduce.cuh"

/* kl_div_elements(Tensor input, Tensor target, bool log_target=False) = select(share <= 0,
   select(isnan(input), input, 0), share * surplus) */
template <typename T, typename S = T> struct kl_div_elements_formula {
    enum { count = 3, elements = costly<T>::elements };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        const T in_target = read<T, S>(at, 2, offset[2]);
        const bool in_log_target = option.at[0].i != 0;
        const T in_share = f_select(in_log_target, f_exp(in_target), in_target);
        const T in_surplus = f_select(in_log_target, in_target, f_log(in_target)) - in_input;
        to_output = (T)(f_select(in_share <= 0, f_select(f_isnan(in_input), in_input, (T)0),
            in_share * in_surplus));
    }
    STORE(to_output)
};
EACH_FLOATING(KERNEL_OF, kl_div_elements)
NARROW_KERNELS(kl_div_elements)

/* d input = select(share <= 0, 0, -grad * share) */
template <typename T, typename S = T> struct kl_div_elements_input_formula {
    enum { count = 3, elements = costly<T>::elements };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_target = read<T, S>(at, 2, offset[2]);
        const bool in_log_target = option.at[0].i != 0;
        const T in_share = f_select(in_log_target, f_exp(in_target), in_target);
        to_input = (T)(f_select(in_share <= 0, (T)0, -in_grad * in_share));
    }
    STORE(to_input)
};
EACH_FLOATING(KERNEL_OF, kl_div_elements_input)
NARROW_KERNELS(kl_div_elements_input)

/* d target = select(share <= 0, 0, grad * select(log_target, share * (surplus + 1), surplus +
   1)) */
template <typename T, typename S = T> struct kl_div_elements_target_formula {
    enum { count = 4, elements = costly<T>::elements };
    S to_target;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        const T in_target = read<T, S>(at, 3, offset[3]);
        const bool in_log_target = option.at[0].i != 0;
        const T in_share = f_select(in_log_target, f_exp(in_target), in_target);
        const T in_surplus = f_select(in_log_target, in_target, f_log(in_target)) - in_input;
        to_target = (T)(f_select(in_share <= 0, (T)0, in_grad * f_select(in_log_target,
            in_share * (in_surplus + 1), in_surplus + 1)));
    }
    STORE(to_target)
};
EACH_FLOATING(KERNEL_OF, kl_div_elements_target)
NARROW_KERNELS(kl_div_elements_target)

/* kl_div(Tensor input, Tensor target, Reduction reduction=mean, bool log_target=False) = start:
   0; step: acc + (select(share <= 0, select(isnan(input), input, 0), share * surplus)); finish:
   select(reduction == 1, acc / count, acc) */
template <typename T, typename S = T>
struct kl_div_fold {
    typedef typename accumulated<T>::type number;
    struct set {
        typename accumulated<T>::type acc;
    };
    enum { inputs = 2, results = 1, accumulators = 1 };
    STEP set start() { return {0}; }
    STEP set step(set acc, const char *const *at, int64_t index, const scalar *option) {
        const T in_input = *(const S *)at[0];
        const T in_target = *(const S *)at[1];
        const bool in_log_target = option[1].i != 0;
        const T in_share = f_select(in_log_target, f_exp(in_target), in_target);
        const T in_surplus = f_select(in_log_target, in_target, f_log(in_target)) - in_input;
        return {th_join_sum(acc.acc, (number)(f_select(in_share <= 0, f_select(f_isnan(in_input),
            in_input, (T)0), in_share * in_surplus)))};
    }
    STEP set join(set acc, set other) {
        return {th_join_sum(acc.acc, other.acc)};
    }
    STEP void finish(set acc, int64_t count, const scalar *option, number *result) {
        const number in_reduction = numbers<number>::of(option[0]);
        result[0] = (number)(f_select(in_reduction == 1, f_divide(acc.acc, count), acc.acc));
    }
};
EACH_FLOATING(REDUCTION_OF, kl_div)
NARROW_REDUCTIONS(kl_div)

/* d input = (select(share <= 0, 0, -grad * share)) / select(reduction == 1, count, 1) */
template <typename T, typename S = T> struct kl_div_input_formula {
    enum { count = 3, elements = costly<T>::elements };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_target = read<T, S>(at, 2, offset[2]);
        const T in_reduction = number<T>(option, 0);
        const bool in_log_target = option.at[1].i != 0;
        const T in_count = number<T>(option, 2);
        const T in_share = f_select(in_log_target, f_exp(in_target), in_target);
        to_input = (T)(f_divide(f_select(in_share <= 0, (T)0, -in_grad * in_share),
            f_select(in_reduction == 1, in_count, (T)1)));
    }
    STORE(to_input)
};
EACH_FLOATING(KERNEL_OF, kl_div_input)
NARROW_KERNELS(kl_div_input)

/* d target = (select(share <= 0, 0, grad * select(log_target, share * (surplus + 1), surplus +
   1))) / select(reduction == 1, count, 1) */
template <typename T, typename S = T> struct kl_div_target_formula {
    enum { count = 4, elements = costly<T>::elements };
    S to_target;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        const T in_target = read<T, S>(at, 3, offset[3]);
        const T in_reduction = number<T>(option, 0);
        const bool in_log_target = option.at[1].i != 0;
        const T in_count = number<T>(option, 2);
        const T in_share = f_select(in_log_target, f_exp(in_target), in_target);
        const T in_surplus = f_select(in_log_target, in_target, f_log(in_target)) - in_input;
        to_target = (T)(f_divide(f_select(in_share <= 0, (T)0, in_grad * f_select(in_log_target,
            in_share * (in_surplus + 1), in_surplus + 1)), f_select(in_reduction == 1, in_count,
            (T)1)));
    }
    STORE(to_target)
};
EACH_FLOATING(KERNEL_OF, kl_div_target)
NARROW_KERNELS(kl_div_target)

/* poisson_nll_loss_elements(Tensor input, Tensor target, bool log_input=True, bool full=False,
   Scalar eps=1e-8) = rate - target * logarithm + more */
template <typename T, typename S = T> struct poisson_nll_loss_elements_formula {
    enum { count = 3, elements = costly<T>::elements };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        const T in_target = read<T, S>(at, 2, offset[2]);
        const bool in_log_input = option.at[1].i != 0;
        const bool in_full = option.at[2].i != 0;
        const T in_eps = number<T>(option, 0);
        const T in_rate = f_select(in_log_input, f_exp(in_input), in_input);
        const T in_logarithm = f_select(in_log_input, in_input, f_log(in_input + in_eps));
        const T in_more = f_select((in_full != 0) & (in_target > 1),
            in_target * f_log(in_target) - in_target + (T)0.5 * f_log((T)6.283185307179586 *
            in_target), (T)0);
        to_output = (T)(in_rate - in_target * in_logarithm + in_more);
    }
    STORE(to_output)
};
EACH_FLOATING(KERNEL_OF, poisson_nll_loss_elements)
NARROW_KERNELS(poisson_nll_loss_elements)

/* d input = select(log_input, grad * (exp(input) - target), grad * (1 - target / (input +
   eps))) */
template <typename T, typename S = T> struct poisson_nll_loss_elements_input_formula {
    enum { count = 4, elements = costly<T>::elements };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        const T in_target = read<T, S>(at, 3, offset[3]);
        const bool in_log_input = option.at[1].i != 0;
        const T in_eps = number<T>(option, 0);
        to_input = (T)(f_select(in_log_input, in_grad * (f_exp(in_input) - in_target),
            in_grad * (1 - f_divide(in_target, in_input + in_eps))));
    }
    STORE(to_input)
};
EACH_FLOATING(KERNEL_OF, poisson_nll_loss_elements_input)
NARROW_KERNELS(poisson_nll_loss_elements_input)

/* d target = grad * (select(full and target > 1, log(target) + 0.5 / target, 0) - logarithm) */
template <typename T, typename S = T> struct poisson_nll_loss_elements_target_formula {
    enum { count = 4, elements = costly<T>::elements };
    S to_target;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        const T in_target = read<T, S>(at, 3, offset[3]);
        const bool in_log_input = option.at[1].i != 0;
        const bool in_full = option.at[2].i != 0;
        const T in_eps = number<T>(option, 0);
        const T in_logarithm = f_select(in_log_input, in_input, f_log(in_input + in_eps));
        to_target = (T)(in_grad * (f_select((in_full != 0) & (in_target > 1),
            f_log(in_target) + f_divide((T)0.5, in_target), (T)0) - in_logarithm));
    }
    STORE(to_target)
};
EACH_FLOATING(KERNEL_OF, poisson_nll_loss_elements_target)
NARROW_KERNELS(poisson_nll_loss_elements_target)

/* poisson_nll_loss(Tensor input, Tensor target, bool log_input=True, bool full=False, Reduction
   reduction=mean, Scalar eps=1e-8) = start: 0; step: acc + (rate - target * logarithm + more);
   finish: select(reduction == 1, acc / count, acc) */
template <typename T, typename S = T>
struct poisson_nll_loss_fold {
    typedef typename accumulated<T>::type number;
    struct set {
        typename accumulated<T>::type acc;
    };
    enum { inputs = 2, results = 1, accumulators = 1 };
    STEP set start() { return {0}; }
    STEP set step(set acc, const char *const *at, int64_t index, const scalar *option) {
        const T in_input = *(const S *)at[0];
        const T in_target = *(const S *)at[1];
        const bool in_log_input = option[1].i != 0;
        const bool in_full = option[2].i != 0;
        const T in_eps = numbers<T>::of(option[0]);
        const T in_rate = f_select(in_log_input, f_exp(in_input), in_input);
        const T in_logarithm = f_select(in_log_input, in_input, f_log(in_input + in_eps));
        const T in_more = f_select((in_full != 0) & (in_target > 1),
            in_target * f_log(in_target) - in_target + (T)0.5 * f_log((T)6.283185307179586 *
            in_target), (T)0);
        return {th_join_sum(acc.acc, (number)(in_rate - in_target * in_logarithm + in_more))};
    }
    STEP set join(set acc, set other) {
        return {th_join_sum(acc.acc, other.acc)};
    }
    STEP void finish(set acc, int64_t count, const scalar *option, number *result) {
        const number in_reduction = numbers<number>::of(option[3]);
        result[0] = (number)(f_select(in_reduction == 1, f_divide(acc.acc, count), acc.acc));
    }
};
EACH_FLOATING(REDUCTION_OF, poisson_nll_loss)
NARROW_REDUCTIONS(poisson_nll_loss)

/* d input = (select(log_input, grad * (exp(input) - target), grad * (1 - target / (input +
   eps)))) / select(reduction == 1, count, 1) */
template <typename T, typename S = T> struct poisson_nll_loss_input_formula {
    enum { count = 4, elements = costly<T>::elements };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        const T in_target = read<T, S>(at, 3, offset[3]);
        const bool in_log_input = option.at[1].i != 0;
        const T in_reduction = number<T>(option, 3);
        const T in_eps = number<T>(option, 0);
        const T in_count = number<T>(option, 4);
        to_input = (T)(f_divide(f_select(in_log_input, in_grad * (f_exp(in_input) - in_target),
            in_grad * (1 - f_divide(in_target, in_input + in_eps))), f_select(in_reduction == 1,
            in_count, (T)1)));
    }
    STORE(to_input)
};
EACH_FLOATING(KERNEL_OF, poisson_nll_loss_input)
NARROW_KERNELS(poisson_nll_loss_input)

/* d target = (grad * (select(full and target > 1, log(target) + 0.5 / target, 0) - logarithm))
   / select(reduction == 1, count, 1) */
template <typename T, typename S = T> struct poisson_nll_loss_target_formula {
    enum { count = 4, elements = costly<T>::elements };
    S to_target;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        const T in_target = read<T, S>(at, 3, offset[3]);
        const bool in_log_input = option.at[1].i != 0;
        const bool in_full = option.at[2].i != 0;
        const T in_reduction = number<T>(option, 3);
        const T in_eps = number<T>(option, 0);
        const T in_count = number<T>(option, 4);
        const T in_logarithm = f_select(in_log_input, in_input, f_log(in_input + in_eps));
        to_target = (T)(f_divide(in_grad * (f_select((in_full != 0) & (in_target > 1),
            f_log(in_target) + f_divide((T)0.5, in_target), (T)0) - in_logarithm),
            f_select(in_reduction == 1, in_count, (T)1)));
    }
    STORE(to_target)
};
EACH_FLOATING(KERNEL_OF, poisson_nll_loss_target)
NARROW_KERNELS(poisson_nll_loss_target)

/* gaussian_nll_loss_elements(Tensor input, Tensor target, Tensor var, bool full=False, Scalar
   eps=1e-6) = 0.5 * (log(wide) + away * share) + select(full, 0.9189385332046727, 0) */
template <typename T, typename S = T> struct gaussian_nll_loss_elements_formula {
    enum { count = 4, elements = costly<T>::elements };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        const T in_target = read<T, S>(at, 2, offset[2]);
        const T in_var = read<T, S>(at, 3, offset[3]);
        const bool in_full = option.at[1].i != 0;
        const T in_eps = number<T>(option, 0);
        const T in_wide = f_select(in_var < in_eps, in_eps, in_var);
        const T in_away = in_input - in_target;
        const T in_share = f_divide(in_away, in_wide);
        to_output = (T)((T)0.5 * (f_log(in_wide) + in_away * in_share) + f_select(in_full,
            (T)0.9189385332046727, (T)0));
    }
    STORE(to_output)
};
EACH_FLOATING(KERNEL_OF, gaussian_nll_loss_elements)
NARROW_KERNELS(gaussian_nll_loss_elements)

/* d input = grad * share */
template <typename T, typename S = T> struct gaussian_nll_loss_elements_input_formula {
    enum { count = 5, elements = GPU_QUICK };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        const T in_target = read<T, S>(at, 3, offset[3]);
        const T in_var = read<T, S>(at, 4, offset[4]);
        const T in_eps = number<T>(option, 0);
        const T in_wide = f_select(in_var < in_eps, in_eps, in_var);
        const T in_away = in_input - in_target;
        const T in_share = f_divide(in_away, in_wide);
        to_input = (T)(in_grad * in_share);
    }
    STORE(to_input)
};
EACH_FLOATING(KERNEL_OF, gaussian_nll_loss_elements_input)
NARROW_KERNELS(gaussian_nll_loss_elements_input)

/* d target = -grad * share */
template <typename T, typename S = T> struct gaussian_nll_loss_elements_target_formula {
    enum { count = 5, elements = GPU_QUICK };
    S to_target;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        const T in_target = read<T, S>(at, 3, offset[3]);
        const T in_var = read<T, S>(at, 4, offset[4]);
        const T in_eps = number<T>(option, 0);
        const T in_wide = f_select(in_var < in_eps, in_eps, in_var);
        const T in_away = in_input - in_target;
        const T in_share = f_divide(in_away, in_wide);
        to_target = (T)(-in_grad * in_share);
    }
    STORE(to_target)
};
EACH_FLOATING(KERNEL_OF, gaussian_nll_loss_elements_target)
NARROW_KERNELS(gaussian_nll_loss_elements_target)

/* d var = grad * 0.5 * (1 - away * share) / wide */
template <typename T, typename S = T> struct gaussian_nll_loss_elements_var_formula {
    enum { count = 5, elements = GPU_QUICK };
    S to_var;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        const T in_target = read<T, S>(at, 3, offset[3]);
        const T in_var = read<T, S>(at, 4, offset[4]);
        const T in_eps = number<T>(option, 0);
        const T in_wide = f_select(in_var < in_eps, in_eps, in_var);
        const T in_away = in_input - in_target;
        const T in_share = f_divide(in_away, in_wide);
        to_var = (T)(f_divide(in_grad * (T)0.5 * (1 - in_away * in_share), in_wide));
    }
    STORE(to_var)
};
EACH_FLOATING(KERNEL_OF, gaussian_nll_loss_elements_var)
NARROW_KERNELS(gaussian_nll_loss_elements_var)

/* gaussian_nll_loss(Tensor input, Tensor target, Tensor var, bool full=False, Scalar eps=1e-6,
   Reduction reduction=mean) = start: 0; step: acc + (0.5 * (log(wide) + away * share) +
   select(full, 0.9189385332046727, 0)); finish: select(reduction == 1, acc / count, acc) */
template <typename T, typename S = T>
struct gaussian_nll_loss_fold {
    typedef typename accumulated<T>::type number;
    struct set {
        typename accumulated<T>::type acc;
    };
    enum { inputs = 3, results = 1, accumulators = 1 };
    STEP set start() { return {0}; }
    STEP set step(set acc, const char *const *at, int64_t index, const scalar *option) {
        const T in_input = *(const S *)at[0];
        const T in_target = *(const S *)at[1];
        const T in_var = *(const S *)at[2];
        const bool in_full = option[1].i != 0;
        const T in_eps = numbers<T>::of(option[0]);
        const T in_wide = f_select(in_var < in_eps, in_eps, in_var);
        const T in_away = in_input - in_target;
        const T in_share = f_divide(in_away, in_wide);
        return {th_join_sum(acc.acc, (number)((T)0.5 * (f_log(in_wide) + in_away * in_share) +
            f_select(in_full, (T)0.9189385332046727, (T)0)))};
    }
    STEP set join(set acc, set other) {
        return {th_join_sum(acc.acc, other.acc)};
    }
    STEP void finish(set acc, int64_t count, const scalar *option, number *result) {
        const number in_reduction = numbers<number>::of(option[2]);
        result[0] = (number)(f_select(in_reduction == 1, f_divide(acc.acc, count), acc.acc));
    }
};
EACH_FLOATING(REDUCTION_OF, gaussian_nll_loss)
NARROW_REDUCTIONS(gaussian_nll_loss)

/* d input = (grad * share) / select(reduction == 1, count, 1) */
template <typename T, typename S = T> struct gaussian_nll_loss_input_formula {
    enum { count = 5, elements = GPU_QUICK };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        const T in_target = read<T, S>(at, 3, offset[3]);
        const T in_var = read<T, S>(at, 4, offset[4]);
        const T in_eps = number<T>(option, 0);
        const T in_reduction = number<T>(option, 2);
        const T in_count = number<T>(option, 3);
        const T in_wide = f_select(in_var < in_eps, in_eps, in_var);
        const T in_away = in_input - in_target;
        const T in_share = f_divide(in_away, in_wide);
        to_input = (T)(f_divide(in_grad * in_share, f_select(in_reduction == 1, in_count, (T)1)));
    }
    STORE(to_input)
};
EACH_FLOATING(KERNEL_OF, gaussian_nll_loss_input)
NARROW_KERNELS(gaussian_nll_loss_input)

/* d target = (-grad * share) / select(reduction == 1, count, 1) */
template <typename T, typename S = T> struct gaussian_nll_loss_target_formula {
    enum { count = 5, elements = GPU_QUICK };
    S to_target;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        const T in_target = read<T, S>(at, 3, offset[3]);
        const T in_var = read<T, S>(at, 4, offset[4]);
        const T in_eps = number<T>(option, 0);
        const T in_reduction = number<T>(option, 2);
        const T in_count = number<T>(option, 3);
        const T in_wide = f_select(in_var < in_eps, in_eps, in_var);
        const T in_away = in_input - in_target;
        const T in_share = f_divide(in_away, in_wide);
        to_target = (T)(f_divide(-in_grad * in_share, f_select(in_reduction == 1, in_count, (T)1)));
    }
    STORE(to_target)
};
EACH_FLOATING(KERNEL_OF, gaussian_nll_loss_target)
NARROW_KERNELS(gaussian_nll_loss_target)

/* d var = (grad * 0.5 * (1 - away * share) / wide) / select(reduction == 1, count, 1) */
template <typename T, typename S = T> struct gaussian_nll_loss_var_formula {
    enum { count = 5, elements = GPU_QUICK };
    S to_var;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        const T in_target = read<T, S>(at, 3, offset[3]);
        const T in_var = read<T, S>(at, 4, offset[4]);
        const T in_eps = number<T>(option, 0);
        const T in_reduction = number<T>(option, 2);
        const T in_count = number<T>(option, 3);
        const T in_wide = f_select(in_var < in_eps, in_eps, in_var);
        const T in_away = in_input - in_target;
        const T in_share = f_divide(in_away, in_wide);
        to_var = (T)(f_divide(f_divide(in_grad * (T)0.5 * (1 - in_away * in_share), in_wide),
            f_select(in_reduction == 1, in_count, (T)1)));
    }
    STORE(to_var)
};
EACH_FLOATING(KERNEL_OF, gaussian_nll_loss_var)
NARROW_KERNELS(gaussian_nll_loss_var)
