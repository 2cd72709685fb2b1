/* Generated from ops.yaml by codegen/templates/section.cu. Do not edit: change the row and run make gen. */
/* dropout */
#include "loop.cuh"
#include "random.cuh"

/* dropout_noise(Tensor input, Scalar keep, Scalar factor) = select((uniform() +
   select(isnan(input), 0, 0)) < keep, factor, 0) */
template <typename T, typename S = T> struct dropout_noise_formula {
    enum { count = 2, elements = GPU_QUICK };
    S to_output;
    template <typename I>
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option,
                         const draws &from, I i) {
        const auto in_draw_0 = draw<typename drawn<T>::type>(from.from[0], i, false);
        const T in_input = read<T, S>(at, 1, offset[1]);
        const T in_keep = number<T>(option, 0);
        const T in_factor = number<T>(option, 1);
        to_output = (T)(f_select(in_draw_0 + f_select(f_isnan(in_input), (T)0, (T)0) < in_keep,
            in_factor, (T)0));
    }
    STORE(to_output)
};
EACH_FLOATING(RANDOM_KERNEL_OF, dropout_noise)

/* selu_dropped(Tensor input, Tensor kept, Scalar factor, Scalar shift) = select(kept != 0,
   input, lowest) * factor + shift */
template <typename T, typename S = T> struct selu_dropped_formula {
    enum { count = 3, elements = GPU_QUICK };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        const T in_kept = read<T, S>(at, 2, offset[2]);
        const T in_factor = number<T>(option, 0);
        const T in_shift = number<T>(option, 1);
        const T in_lowest = -(T)1.7580993408473766;
        to_output = (T)(f_select(in_kept != 0, in_input, in_lowest) * in_factor + in_shift);
    }
    STORE(to_output)
};
EACH_FLOATING(KERNEL_OF, selu_dropped)
NARROW_KERNELS(selu_dropped)

/* d input = select(kept != 0, grad * factor, 0) */
template <typename T, typename S = T> struct selu_dropped_input_formula {
    enum { count = 3, elements = GPU_QUICK };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_kept = read<T, S>(at, 2, offset[2]);
        const T in_factor = number<T>(option, 0);
        to_input = (T)(f_select(in_kept != 0, in_grad * in_factor, (T)0));
    }
    STORE(to_input)
};
EACH_FLOATING(KERNEL_OF, selu_dropped_input)
NARROW_KERNELS(selu_dropped_input)

/* rrelu_noise(Tensor input, Scalar lower, Scalar upper) = lower + (upper - lower) * (uniform()
   + select(isnan(input), 0, 0)) */
template <typename T, typename S = T> struct rrelu_noise_formula {
    enum { count = 2, elements = GPU_QUICK };
    S to_output;
    template <typename I>
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option,
                         const draws &from, I i) {
        const auto in_draw_0 = draw<typename drawn<T>::type>(from.from[0], i, false);
        const T in_input = read<T, S>(at, 1, offset[1]);
        const T in_lower = number<T>(option, 0);
        const T in_upper = number<T>(option, 1);
        to_output = (T)(in_lower + (in_upper - in_lower) * (in_draw_0 + f_select(f_isnan(in_input),
            (T)0, (T)0)));
    }
    STORE(to_output)
};
EACH_FLOATING(RANDOM_KERNEL_OF, rrelu_noise)
