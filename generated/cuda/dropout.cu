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
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_output);
    }
};
RANDOM_KERNEL(dropout_noise_float, dropout_noise_formula<float>)
RANDOM_KERNEL(dropout_noise_double, dropout_noise_formula<double>)

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
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_output);
    }
};
KERNEL(selu_dropped_half, selu_dropped_formula<float, half_bits>)
KERNEL(selu_dropped_bfloat16, selu_dropped_formula<float, bfloat16_bits>)
KERNEL(selu_dropped_float, selu_dropped_formula<float>)
KERNEL(selu_dropped_double, selu_dropped_formula<double>)

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
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_input);
    }
};
KERNEL(selu_dropped_input_half, selu_dropped_input_formula<float, half_bits>)
KERNEL(selu_dropped_input_bfloat16, selu_dropped_input_formula<float, bfloat16_bits>)
KERNEL(selu_dropped_input_float, selu_dropped_input_formula<float>)
KERNEL(selu_dropped_input_double, selu_dropped_input_formula<double>)

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
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_output);
    }
};
RANDOM_KERNEL(rrelu_noise_float, rrelu_noise_formula<float>)
RANDOM_KERNEL(rrelu_noise_double, rrelu_noise_formula<double>)
