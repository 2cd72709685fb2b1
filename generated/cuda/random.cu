/* Generated from ops.yaml by codegen/templates/section.cu. Do not edit: change the row and run make gen. */
/* random */
#include "loop.cuh"
#include "random.cuh"

/* rand(int* size) = uniform() */
template <typename T, typename S = T> struct rand_formula {
    enum { count = 1, elements = GPU_QUICK };
    S to_output;
    template <typename I>
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option,
                         const draws &from, I i) {
        const auto in_draw_0 = draw<typename drawn<T>::type>(from.from[0], i, false);
        to_output = (T)(in_draw_0);
    }
    STORE(to_output)
};
EACH_FLOATING(RANDOM_KERNEL_OF, rand)

/* randn(int* size) = normal() */
template <typename T, typename S = T> struct randn_formula {
    enum { count = 1, elements = GPU_QUICK };
    S to_output;
    template <typename I>
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option,
                         const draws &from, I i) {
        const auto in_draw_0 = draw<typename drawn<T>::type>(from.from[0], i, true);
        to_output = (T)(in_draw_0);
    }
    STORE(to_output)
};
EACH_FLOATING(RANDOM_KERNEL_OF, randn)

/* normal(Tensor|Scalar mean=0, Tensor|Scalar std=1) = mean + std * normal() */
template <typename T, typename S = T> struct normal_formula {
    enum { count = 3, elements = GPU_QUICK };
    S to_output;
    template <typename I>
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option,
                         const draws &from, I i) {
        const auto in_draw_0 = draw<typename drawn<T>::type>(from.from[0], i, true);
        const T in_mean = read<T, S>(at, 1, offset[1]);
        const T in_std = read<T, S>(at, 2, offset[2]);
        to_output = (T)(in_mean + in_std * in_draw_0);
    }
    STORE(to_output)
};
EACH_FLOATING(RANDOM_KERNEL_OF, normal)

/* normal_sized(Scalar mean=0, Scalar std=1, int* size) = mean + std * normal() */
template <typename T, typename S = T> struct normal_sized_formula {
    enum { count = 1, elements = GPU_QUICK };
    S to_output;
    template <typename I>
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option,
                         const draws &from, I i) {
        const auto in_draw_0 = draw<typename drawn<T>::type>(from.from[0], i, true);
        const T in_mean = number<T>(option, 0);
        const T in_std = number<T>(option, 1);
        to_output = (T)(in_mean + in_std * in_draw_0);
    }
    STORE(to_output)
};
EACH_FLOATING(RANDOM_KERNEL_OF, normal_sized)

/* bernoulli(Tensor|Scalar input) = uniform() < input */
template <typename T, typename S = T> struct bernoulli_formula {
    enum { count = 2, elements = GPU_QUICK };
    S to_output;
    template <typename I>
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option,
                         const draws &from, I i) {
        const auto in_draw_0 = draw<typename drawn<T>::type>(from.from[0], i, false);
        const T in_input = read<T, S>(at, 1, offset[1]);
        to_output = (T)(in_draw_0 < in_input);
    }
    STORE(to_output)
};
EACH_FLOATING(RANDOM_KERNEL_OF, bernoulli)

/* bernoulli_like(Tensor input, Scalar p) = (uniform() + select(isnan(input), 0, 0)) < p */
template <typename T, typename S = T> struct bernoulli_like_formula {
    enum { count = 2, elements = GPU_QUICK };
    S to_output;
    template <typename I>
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option,
                         const draws &from, I i) {
        const auto in_draw_0 = draw<typename drawn<T>::type>(from.from[0], i, false);
        const T in_input = read<T, S>(at, 1, offset[1]);
        const T in_p = number<T>(option, 0);
        to_output = (T)(in_draw_0 + f_select(f_isnan(in_input), (T)0, (T)0) < in_p);
    }
    STORE(to_output)
};
EACH_FLOATING(RANDOM_KERNEL_OF, bernoulli_like)

/* standard_gamma(Tensor|Scalar input) = gamma_draw(shape, normal(), uniform()) * exp(least) */
template <typename T, typename S = T> struct standard_gamma_formula {
    enum { count = 2, elements = costly<T>::elements };
    S to_output;
    template <typename I>
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option,
                         const draws &from, I i) {
        const auto in_draw_0 = draw<typename drawn<T>::type>(from.from[0], i, false);
        const auto in_draw_1 = draw<typename drawn<T>::type>(from.from[1], i, true);
        const auto in_draw_2 = draw<typename drawn<T>::type>(from.from[2], i, false);
        const T in_input = read<T, S>(at, 1, offset[1]);
        const T in_shape = f_select(in_input < 1, in_input + 1, in_input);
        const T in_least = f_select(in_input < 1, f_divide(f_log1p(-in_draw_0), f_max(in_input,
            (T)1e-30)), (T)0);
        to_output = (T)(f_gamma_draw(in_shape, in_draw_1, in_draw_2) * f_exp(in_least));
    }
    STORE(to_output)
};
EACH_FLOATING(RANDOM_KERNEL_OF, standard_gamma)

/* log_standard_gamma(Tensor|Scalar input) = log(gamma_draw(shape, normal(), uniform())) + least */
template <typename T, typename S = T> struct log_standard_gamma_formula {
    enum { count = 2, elements = costly<T>::elements };
    S to_output;
    template <typename I>
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option,
                         const draws &from, I i) {
        const auto in_draw_0 = draw<typename drawn<T>::type>(from.from[0], i, false);
        const auto in_draw_1 = draw<typename drawn<T>::type>(from.from[1], i, true);
        const auto in_draw_2 = draw<typename drawn<T>::type>(from.from[2], i, false);
        const T in_input = read<T, S>(at, 1, offset[1]);
        const T in_shape = f_select(in_input < 1, in_input + 1, in_input);
        const T in_least = f_select(in_input < 1, f_divide(f_log1p(-in_draw_0), in_input), (T)0);
        to_output = (T)(f_log(f_gamma_draw(in_shape, in_draw_1, in_draw_2)) + in_least);
    }
    STORE(to_output)
};
EACH_FLOATING(RANDOM_KERNEL_OF, log_standard_gamma)

/* poisson(Tensor|Scalar input) = poisson_draw(input, uniform()) */
template <typename T, typename S = T> struct poisson_formula {
    enum { count = 2, elements = costly<T>::elements };
    S to_output;
    template <typename I>
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option,
                         const draws &from, I i) {
        const auto in_draw_0 = draw<typename drawn<T>::type>(from.from[0], i, false);
        const T in_input = read<T, S>(at, 1, offset[1]);
        to_output = (T)(f_poisson_draw(in_input, in_draw_0));
    }
    STORE(to_output)
};
EACH_FLOATING(RANDOM_KERNEL_OF, poisson)

/* binomial(Tensor|Scalar input, Tensor|Scalar prob) = binomial_draw(input, prob, uniform()) */
template <typename T, typename S = T> struct binomial_formula {
    enum { count = 3, elements = costly<T>::elements };
    S to_output;
    template <typename I>
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option,
                         const draws &from, I i) {
        const auto in_draw_0 = draw<typename drawn<T>::type>(from.from[0], i, false);
        const T in_input = read<T, S>(at, 1, offset[1]);
        const T in_prob = read<T, S>(at, 2, offset[2]);
        to_output = (T)(f_binomial_draw(in_input, in_prob, in_draw_0));
    }
    STORE(to_output)
};
EACH_FLOATING(RANDOM_KERNEL_OF, binomial)
