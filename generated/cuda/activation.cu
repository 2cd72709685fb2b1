/* Generated from ops.yaml by codegen/templates/section.cu. Do not edit: change the row and run make gen. */
/* activation */
#include "loop.cuh"

/* relu(Tensor input) = select(input < 0, 0, input) */
template <typename T, typename S = T> struct relu_formula {
    enum { count = 2, elements = GPU_QUICK };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        to_output = (T)(f_select(in_input < 0, (T)0, in_input));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_output);
    }
};
KERNEL(relu_half, relu_formula<float, half_bits>)
KERNEL(relu_bfloat16, relu_formula<float, bfloat16_bits>)
KERNEL(relu_byte, relu_formula<uint8_t>)
KERNEL(relu_char, relu_formula<int8_t>)
KERNEL(relu_short, relu_formula<int16_t>)
KERNEL(relu_int, relu_formula<int32_t>)
KERNEL(relu_long, relu_formula<int64_t>)
KERNEL(relu_float, relu_formula<float>)
KERNEL(relu_double, relu_formula<double>)

/* d input = select(output <= 0, 0, grad) */
template <typename T, typename S = T> struct relu_input_formula {
    enum { count = 3, elements = GPU_QUICK };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_output = read<T, S>(at, 2, offset[2]);
        to_input = (T)(f_select(in_output <= 0, (T)0, in_grad));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_input);
    }
};
KERNEL(relu_input_half, relu_input_formula<float, half_bits>)
KERNEL(relu_input_bfloat16, relu_input_formula<float, bfloat16_bits>)
KERNEL(relu_input_float, relu_input_formula<float>)
KERNEL(relu_input_double, relu_input_formula<double>)

/* threshold(Tensor input, Bound threshold, Bound value) = select(input <= threshold, value,
   input) */
template <typename T, typename S = T> struct threshold_formula {
    enum { count = 2, elements = GPU_QUICK };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        const T in_threshold = number<T>(option, 0);
        const T in_value = number<T>(option, 1);
        to_output = (T)(f_select(in_input <= in_threshold, in_value, in_input));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_output);
    }
};
KERNEL(threshold_half, threshold_formula<float, half_bits>)
KERNEL(threshold_bfloat16, threshold_formula<float, bfloat16_bits>)
KERNEL(threshold_byte, threshold_formula<uint8_t>)
KERNEL(threshold_char, threshold_formula<int8_t>)
KERNEL(threshold_short, threshold_formula<int16_t>)
KERNEL(threshold_int, threshold_formula<int32_t>)
KERNEL(threshold_long, threshold_formula<int64_t>)
KERNEL(threshold_float, threshold_formula<float>)
KERNEL(threshold_double, threshold_formula<double>)

/* d input = select(input <= threshold, 0, grad) */
template <typename T, typename S = T> struct threshold_input_formula {
    enum { count = 3, elements = GPU_QUICK };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        const T in_threshold = number<T>(option, 0);
        to_input = (T)(f_select(in_input <= in_threshold, (T)0, in_grad));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_input);
    }
};
KERNEL(threshold_input_half, threshold_input_formula<float, half_bits>)
KERNEL(threshold_input_bfloat16, threshold_input_formula<float, bfloat16_bits>)
KERNEL(threshold_input_float, threshold_input_formula<float>)
KERNEL(threshold_input_double, threshold_input_formula<double>)

/* leaky_relu(Tensor input, Scalar negative_slope=0.01) = select(input > 0, input, input *
   negative_slope) */
template <typename T, typename S = T> struct leaky_relu_formula {
    enum { count = 2, elements = GPU_QUICK };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        const T in_negative_slope = number<T>(option, 0);
        to_output = (T)(f_select(in_input > 0, in_input, in_input * in_negative_slope));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_output);
    }
};
KERNEL(leaky_relu_half, leaky_relu_formula<float, half_bits>)
KERNEL(leaky_relu_bfloat16, leaky_relu_formula<float, bfloat16_bits>)
KERNEL(leaky_relu_float, leaky_relu_formula<float>)
KERNEL(leaky_relu_double, leaky_relu_formula<double>)

/* d input = select(input > 0, grad, grad * negative_slope) */
template <typename T, typename S = T> struct leaky_relu_input_formula {
    enum { count = 3, elements = GPU_QUICK };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        const T in_negative_slope = number<T>(option, 0);
        to_input = (T)(f_select(in_input > 0, in_grad, in_grad * in_negative_slope));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_input);
    }
};
KERNEL(leaky_relu_input_half, leaky_relu_input_formula<float, half_bits>)
KERNEL(leaky_relu_input_bfloat16, leaky_relu_input_formula<float, bfloat16_bits>)
KERNEL(leaky_relu_input_float, leaky_relu_input_formula<float>)
KERNEL(leaky_relu_input_double, leaky_relu_input_formula<double>)

/* prelu_broadcast(Tensor input, Tensor weight) = select(input > 0, input, input * weight) */
template <typename T, typename S = T> struct prelu_broadcast_formula {
    enum { count = 3, elements = GPU_QUICK };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        const T in_weight = read<T, S>(at, 2, offset[2]);
        to_output = (T)(f_select(in_input > 0, in_input, in_input * in_weight));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_output);
    }
};
KERNEL(prelu_broadcast_half, prelu_broadcast_formula<float, half_bits>)
KERNEL(prelu_broadcast_bfloat16, prelu_broadcast_formula<float, bfloat16_bits>)
KERNEL(prelu_broadcast_float, prelu_broadcast_formula<float>)
KERNEL(prelu_broadcast_double, prelu_broadcast_formula<double>)

/* d input = select(input > 0, grad, grad * weight) */
template <typename T, typename S = T> struct prelu_broadcast_input_formula {
    enum { count = 4, elements = GPU_QUICK };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        const T in_weight = read<T, S>(at, 3, offset[3]);
        to_input = (T)(f_select(in_input > 0, in_grad, in_grad * in_weight));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_input);
    }
};
KERNEL(prelu_broadcast_input_half, prelu_broadcast_input_formula<float, half_bits>)
KERNEL(prelu_broadcast_input_bfloat16, prelu_broadcast_input_formula<float, bfloat16_bits>)
KERNEL(prelu_broadcast_input_float, prelu_broadcast_input_formula<float>)
KERNEL(prelu_broadcast_input_double, prelu_broadcast_input_formula<double>)

/* d weight = select(input > 0, 0, grad * input) */
template <typename T, typename S = T> struct prelu_broadcast_weight_formula {
    enum { count = 3, elements = GPU_QUICK };
    S to_weight;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        to_weight = (T)(f_select(in_input > 0, (T)0, in_grad * in_input));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_weight);
    }
};
KERNEL(prelu_broadcast_weight_half, prelu_broadcast_weight_formula<float, half_bits>)
KERNEL(prelu_broadcast_weight_bfloat16, prelu_broadcast_weight_formula<float, bfloat16_bits>)
KERNEL(prelu_broadcast_weight_float, prelu_broadcast_weight_formula<float>)
KERNEL(prelu_broadcast_weight_double, prelu_broadcast_weight_formula<double>)

/* elu(Tensor input, Scalar alpha=1.0) = select(input > 0, input, alpha * expm1(input)) */
template <typename T, typename S = T> struct elu_formula {
    enum { count = 2, elements = costly<T>::elements };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        const T in_alpha = number<T>(option, 0);
        to_output = (T)(f_select(in_input > 0, in_input, in_alpha * f_expm1(in_input)));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_output);
    }
};
KERNEL(elu_half, elu_formula<float, half_bits>)
KERNEL(elu_bfloat16, elu_formula<float, bfloat16_bits>)
KERNEL(elu_float, elu_formula<float>)
KERNEL(elu_double, elu_formula<double>)

/* d input = select(input > 0, grad, grad * alpha * exp(low)) */
template <typename T, typename S = T> struct elu_input_formula {
    enum { count = 3, elements = costly<T>::elements };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        const T in_alpha = number<T>(option, 0);
        const T in_low = f_select(in_input > 0, (T)0, in_input);
        to_input = (T)(f_select(in_input > 0, in_grad, in_grad * in_alpha * f_exp(in_low)));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_input);
    }
};
KERNEL(elu_input_half, elu_input_formula<float, half_bits>)
KERNEL(elu_input_bfloat16, elu_input_formula<float, bfloat16_bits>)
KERNEL(elu_input_float, elu_input_formula<float>)
KERNEL(elu_input_double, elu_input_formula<double>)

/* selu(Tensor input) = select(input > 0, 1.0507009873554805 * input, 1.7580993408473766 *
   expm1(input)) */
template <typename T, typename S = T> struct selu_formula {
    enum { count = 2, elements = costly<T>::elements };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        to_output = (T)(f_select(in_input > 0, (T)1.0507009873554805 * in_input,
            (T)1.7580993408473766 * f_expm1(in_input)));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_output);
    }
};
KERNEL(selu_half, selu_formula<float, half_bits>)
KERNEL(selu_bfloat16, selu_formula<float, bfloat16_bits>)
KERNEL(selu_float, selu_formula<float>)
KERNEL(selu_double, selu_formula<double>)

/* d input = grad * select(input > 0, 1.0507009873554805, 1.7580993408473766 * exp(low)) */
template <typename T, typename S = T> struct selu_input_formula {
    enum { count = 3, elements = costly<T>::elements };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        const T in_low = f_select(in_input > 0, (T)0, in_input);
        to_input = (T)(in_grad * f_select(in_input > 0, (T)1.0507009873554805,
            (T)1.7580993408473766 * f_exp(in_low)));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_input);
    }
};
KERNEL(selu_input_half, selu_input_formula<float, half_bits>)
KERNEL(selu_input_bfloat16, selu_input_formula<float, bfloat16_bits>)
KERNEL(selu_input_float, selu_input_formula<float>)
KERNEL(selu_input_double, selu_input_formula<double>)

/* celu(Tensor input, Scalar alpha=1.0) = select(input > 0, input, alpha * expm1(input / alpha)) */
template <typename T, typename S = T> struct celu_formula {
    enum { count = 2, elements = costly<T>::elements };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        const T in_alpha = number<T>(option, 0);
        to_output = (T)(f_select(in_input > 0, in_input, in_alpha * f_expm1(f_divide(in_input,
            in_alpha))));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_output);
    }
};
KERNEL(celu_half, celu_formula<float, half_bits>)
KERNEL(celu_bfloat16, celu_formula<float, bfloat16_bits>)
KERNEL(celu_float, celu_formula<float>)
KERNEL(celu_double, celu_formula<double>)

/* d input = select(input > 0, grad, grad * exp(low / alpha)) */
template <typename T, typename S = T> struct celu_input_formula {
    enum { count = 3, elements = costly<T>::elements };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        const T in_alpha = number<T>(option, 0);
        const T in_low = f_select(in_input > 0, (T)0, in_input);
        to_input = (T)(f_select(in_input > 0, in_grad, in_grad * f_exp(f_divide(in_low,
            in_alpha))));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_input);
    }
};
KERNEL(celu_input_half, celu_input_formula<float, half_bits>)
KERNEL(celu_input_bfloat16, celu_input_formula<float, bfloat16_bits>)
KERNEL(celu_input_float, celu_input_formula<float>)
KERNEL(celu_input_double, celu_input_formula<double>)
