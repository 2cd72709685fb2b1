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
    STORE(to_output)
};
EACH_TYPE(KERNEL_OF, relu)
NARROW_KERNELS(relu)

/* d input = select(output <= 0, 0, grad) */
template <typename T, typename S = T> struct relu_input_formula {
    enum { count = 3, elements = GPU_QUICK };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_output = read<T, S>(at, 2, offset[2]);
        to_input = (T)(f_select(in_output <= 0, (T)0, in_grad));
    }
    STORE(to_input)
};
EACH_FLOATING(KERNEL_OF, relu_input)
NARROW_KERNELS(relu_input)

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
    STORE(to_output)
};
EACH_TYPE(KERNEL_OF, threshold)
NARROW_KERNELS(threshold)

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
    STORE(to_input)
};
EACH_FLOATING(KERNEL_OF, threshold_input)
NARROW_KERNELS(threshold_input)

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
    STORE(to_output)
};
EACH_FLOATING(KERNEL_OF, leaky_relu)
NARROW_KERNELS(leaky_relu)

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
    STORE(to_input)
};
EACH_FLOATING(KERNEL_OF, leaky_relu_input)
NARROW_KERNELS(leaky_relu_input)

/* prelu_broadcast(Tensor input, Tensor weight) = select(input > 0, input, input * weight) */
template <typename T, typename S = T> struct prelu_broadcast_formula {
    enum { count = 3, elements = GPU_QUICK };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        const T in_weight = read<T, S>(at, 2, offset[2]);
        to_output = (T)(f_select(in_input > 0, in_input, in_input * in_weight));
    }
    STORE(to_output)
};
EACH_FLOATING(KERNEL_OF, prelu_broadcast)
NARROW_KERNELS(prelu_broadcast)

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
    STORE(to_input)
};
EACH_FLOATING(KERNEL_OF, prelu_broadcast_input)
NARROW_KERNELS(prelu_broadcast_input)

/* d weight = select(input > 0, 0, grad * input) */
template <typename T, typename S = T> struct prelu_broadcast_weight_formula {
    enum { count = 3, elements = GPU_QUICK };
    S to_weight;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        to_weight = (T)(f_select(in_input > 0, (T)0, in_grad * in_input));
    }
    STORE(to_weight)
};
EACH_FLOATING(KERNEL_OF, prelu_broadcast_weight)
NARROW_KERNELS(prelu_broadcast_weight)

/* elu(Tensor input, Scalar alpha=1.0) = select(input > 0, input, alpha * expm1(input)) */
template <typename T, typename S = T> struct elu_formula {
    enum { count = 2, elements = costly<T>::elements };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        const T in_alpha = number<T>(option, 0);
        to_output = (T)(f_select(in_input > 0, in_input, in_alpha * f_expm1(in_input)));
    }
    STORE(to_output)
};
EACH_FLOATING(KERNEL_OF, elu)
NARROW_KERNELS(elu)

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
    STORE(to_input)
};
EACH_FLOATING(KERNEL_OF, elu_input)
NARROW_KERNELS(elu_input)

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
    STORE(to_output)
};
EACH_FLOATING(KERNEL_OF, selu)
NARROW_KERNELS(selu)

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
    STORE(to_input)
};
EACH_FLOATING(KERNEL_OF, selu_input)
NARROW_KERNELS(selu_input)

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
    STORE(to_output)
};
EACH_FLOATING(KERNEL_OF, celu)
NARROW_KERNELS(celu)

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
    STORE(to_input)
};
EACH_FLOATING(KERNEL_OF, celu_input)
NARROW_KERNELS(celu_input)
