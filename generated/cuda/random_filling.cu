/* Generated from ops.yaml by codegen/templates/section.cu. Do not edit: change the row and run make gen. */
/* random_filling */
#include "loop.cuh"
#include "random.cuh"

/* bernoulli_(Tensor& input, Scalar p=0.5) = uniform() < p */
template <typename T, typename S = T> struct bernoulli__formula {
    enum { count = 1, elements = GPU_QUICK };
    S to_input;
    template <typename I>
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option,
                         const draws &from, I i) {
        const auto in_draw_0 = draw<typename drawn<T>::type>(from.from[0], i, false);
        const T in_p = number<T>(option, 0);
        to_input = (T)(in_draw_0 < in_p);
    }
    STORE(to_input)
};
EACH_FLOATING(RANDOM_KERNEL_OF, bernoulli_)

/* uniform_(Tensor& input, Scalar low=0, Scalar high=1) = select(place < high, place, low) */
template <typename T, typename S = T> struct uniform__formula {
    enum { count = 1, elements = GPU_QUICK };
    S to_input;
    template <typename I>
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option,
                         const draws &from, I i) {
        const auto in_draw_0 = draw<typename drawn<T>::type>(from.from[0], i, false);
        const T in_low = number<T>(option, 0);
        const T in_high = number<T>(option, 1);
        const T in_place = 2 * (f_divide(in_low, (T)2) + in_draw_0 * (f_divide(in_high,
            (T)2) - f_divide(in_low, (T)2)));
        to_input = (T)(f_select(in_place < in_high, in_place, in_low));
    }
    STORE(to_input)
};
EACH_FLOATING(RANDOM_KERNEL_OF, uniform_)

/* normal_(Tensor& input, Scalar mean=0, Scalar std=1) = mean + std * normal() */
template <typename T, typename S = T> struct normal__formula {
    enum { count = 1, elements = GPU_QUICK };
    S to_input;
    template <typename I>
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option,
                         const draws &from, I i) {
        const auto in_draw_0 = draw<typename drawn<T>::type>(from.from[0], i, true);
        const T in_mean = number<T>(option, 0);
        const T in_std = number<T>(option, 1);
        to_input = (T)(in_mean + in_std * in_draw_0);
    }
    STORE(to_input)
};
EACH_FLOATING(RANDOM_KERNEL_OF, normal_)

/* exponential_(Tensor& input, Scalar lambd=1) = -log1p(-max(uniform(), 5.551115123125783e-17))
   / lambd */
template <typename T, typename S = T> struct exponential__formula {
    enum { count = 1, elements = costly<T>::elements };
    S to_input;
    template <typename I>
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option,
                         const draws &from, I i) {
        const auto in_draw_0 = draw<typename drawn<T>::type>(from.from[0], i, false);
        const T in_lambd = number<T>(option, 0);
        to_input = (T)(f_divide(-f_log1p(-f_max(in_draw_0, (T)5.551115123125783e-17)), in_lambd));
    }
    STORE(to_input)
};
EACH_FLOATING(RANDOM_KERNEL_OF, exponential_)

/* cauchy_(Tensor& input, Scalar median=0, Scalar sigma=1) = median + sigma * tan(pi *
   (uniform() - 0.5)) */
template <typename T, typename S = T> struct cauchy__formula {
    enum { count = 1, elements = costly<T>::elements };
    S to_input;
    template <typename I>
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option,
                         const draws &from, I i) {
        const auto in_draw_0 = draw<typename drawn<T>::type>(from.from[0], i, false);
        const T in_median = number<T>(option, 0);
        const T in_sigma = number<T>(option, 1);
        to_input = (T)(in_median + in_sigma * f_tan((T)3.141592653589793 * (in_draw_0 - (T)0.5)));
    }
    STORE(to_input)
};
EACH_FLOATING(RANDOM_KERNEL_OF, cauchy_)

/* log_normal_(Tensor& input, Scalar mean=1, Scalar std=2) = exp(mean + std * normal()) */
template <typename T, typename S = T> struct log_normal__formula {
    enum { count = 1, elements = costly<T>::elements };
    S to_input;
    template <typename I>
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option,
                         const draws &from, I i) {
        const auto in_draw_0 = draw<typename drawn<T>::type>(from.from[0], i, true);
        const T in_mean = number<T>(option, 0);
        const T in_std = number<T>(option, 1);
        to_input = (T)(f_exp(in_mean + in_std * in_draw_0));
    }
    STORE(to_input)
};
EACH_FLOATING(RANDOM_KERNEL_OF, log_normal_)

/* geometric_(Tensor& input, Scalar p) = floor(log1p(-uniform()) / log1p(-p)) + 1 */
template <typename T, typename S = T> struct geometric__formula {
    enum { count = 1, elements = costly<T>::elements };
    S to_input;
    template <typename I>
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option,
                         const draws &from, I i) {
        const auto in_draw_0 = draw<typename drawn<T>::type>(from.from[0], i, false);
        const T in_p = number<T>(option, 0);
        to_input = (T)(f_floor(f_divide(f_log1p(-in_draw_0), f_log1p(-in_p))) + 1);
    }
    STORE(to_input)
};
EACH_FLOATING(RANDOM_KERNEL_OF, geometric_)

/* random_(Tensor& input, int? high=None) = integers(0, high) */
template <typename T, typename S = T> struct random__formula {
    enum { count = 1, elements = GPU_QUICK };
    S to_input;
    template <typename I>
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option,
                         const draws &from, I i) {
        const auto in_draw_0 = draw_bits(from.from[0], i);
        const int64_t in_high = whole<T>(option, 0);
        to_input = (T)(f_integers(T, in_draw_0, 0, in_high));
    }
    STORE(to_input)
};
EACH_TYPE(RANDOM_KERNEL_OF, random_)

/* random_between_(Tensor& input, int low, int? high) = integers(low, high) */
template <typename T, typename S = T> struct random_between__formula {
    enum { count = 1, elements = GPU_QUICK };
    S to_input;
    template <typename I>
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option,
                         const draws &from, I i) {
        const auto in_draw_0 = draw_bits(from.from[0], i);
        const int64_t in_low = whole<T>(option, 0);
        const int64_t in_high = whole<T>(option, 1);
        to_input = (T)(f_integers(T, in_draw_0, in_low, in_high));
    }
    STORE(to_input)
};
EACH_TYPE(RANDOM_KERNEL_OF, random_between_)
