/* Generated from ops.yaml by codegen/templates/section.cu. Do not edit: change the row and run make gen. */
/* sigmoid_activation */
#include "loop.cuh"

/* sigmoid(Tensor input) = sigmoid(input) */
template <typename T, typename S = T> struct sigmoid_formula {
    enum { count = 2, elements = costly<T>::elements };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        to_output = (T)(f_sigmoid(in_input));
    }
    STORE(to_output)
};
EACH_FLOATING(KERNEL_OF, sigmoid)
NARROW_KERNELS(sigmoid)

/* d input = grad * output * (1 - output) */
template <typename T, typename S = T> struct sigmoid_input_formula {
    enum { count = 3, elements = GPU_QUICK };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_output = read<T, S>(at, 2, offset[2]);
        to_input = (T)(in_grad * in_output * (1 - in_output));
    }
    STORE(to_input)
};
EACH_FLOATING(KERNEL_OF, sigmoid_input)
NARROW_KERNELS(sigmoid_input)

/* softplus(Tensor input, Scalar beta=1.0, Scalar threshold=20.0) = select(input * beta >
   threshold, input, log1p(exp(input * beta)) / beta) */
template <typename T, typename S = T> struct softplus_formula {
    enum { count = 2, elements = costly<T>::elements };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        const T in_beta = number<T>(option, 0);
        const T in_threshold = number<T>(option, 1);
        to_output = (T)(f_select(in_input * in_beta > in_threshold, in_input,
            f_divide(f_log1p(f_exp(in_input * in_beta)), in_beta)));
    }
    STORE(to_output)
};
EACH_FLOATING(KERNEL_OF, softplus)
NARROW_KERNELS(softplus)

/* d input = select(input * beta > threshold, grad, grad * sigmoid(input * beta)) */
template <typename T, typename S = T> struct softplus_input_formula {
    enum { count = 3, elements = costly<T>::elements };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        const T in_beta = number<T>(option, 0);
        const T in_threshold = number<T>(option, 1);
        to_input = (T)(f_select(in_input * in_beta > in_threshold, in_grad,
            in_grad * f_sigmoid(in_input * in_beta)));
    }
    STORE(to_input)
};
EACH_FLOATING(KERNEL_OF, softplus_input)
NARROW_KERNELS(softplus_input)

/* log_sigmoid(Tensor input) = select(input < 0, input, 0) - log1p(exp(-abs(input))) */
template <typename T, typename S = T> struct log_sigmoid_formula {
    enum { count = 2, elements = costly<T>::elements };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        to_output = (T)(f_select(in_input < 0, in_input, (T)0) - f_log1p(f_exp(-f_abs(in_input))));
    }
    STORE(to_output)
};
EACH_FLOATING(KERNEL_OF, log_sigmoid)
NARROW_KERNELS(log_sigmoid)

/* d input = grad * sigmoid(-input) */
template <typename T, typename S = T> struct log_sigmoid_input_formula {
    enum { count = 3, elements = costly<T>::elements };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        to_input = (T)(in_grad * f_sigmoid(-in_input));
    }
    STORE(to_input)
};
EACH_FLOATING(KERNEL_OF, log_sigmoid_input)
NARROW_KERNELS(log_sigmoid_input)

/* softsign(Tensor input) = select(abs(input) == inf, sign(input), input / (1 + abs(input))) */
template <typename T, typename S = T> struct softsign_formula {
    enum { count = 2, elements = GPU_QUICK };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        to_output = (T)(f_select(f_abs(in_input) == (T)INFINITY, f_sign(in_input),
            f_divide(in_input, 1 + f_abs(in_input))));
    }
    STORE(to_output)
};
EACH_FLOATING(KERNEL_OF, softsign)
NARROW_KERNELS(softsign)

/* d input = grad / ((1 + abs(input)) * (1 + abs(input))) */
template <typename T, typename S = T> struct softsign_input_formula {
    enum { count = 3, elements = GPU_QUICK };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        to_input = (T)(f_divide(in_grad, (1 + f_abs(in_input)) * (1 + f_abs(in_input))));
    }
    STORE(to_input)
};
EACH_FLOATING(KERNEL_OF, softsign_input)
NARROW_KERNELS(softsign_input)

/* tanhshrink(Tensor input) = select(abs(input) < 1.5, series / cosh(near) + 0, input -
   tanh(input)) */
template <typename T, typename S = T> struct tanhshrink_formula {
    enum { count = 2, elements = costly<T>::elements };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        const T in_near = f_select(f_abs(in_input) < (T)1.5, in_input, (T)0);
        const T in_square = in_near * in_near;
        const T in_series = f_divide(in_near * in_square, (T)3) * (1 + f_divide(in_square,
            (T)10) * (1 + f_divide(in_square, (T)28) * (1 + f_divide(in_square,
            (T)54) * (1 + f_divide(in_square, (T)88) * (1 + f_divide(in_square,
            (T)130) * (1 + f_divide(in_square, (T)180) * (1 + f_divide(in_square,
            (T)238) * (1 + f_divide(in_square, (T)304) * (1 + f_divide(in_square, (T)378))))))))));
        to_output = (T)(f_select(f_abs(in_input) < (T)1.5, f_divide(in_series, f_cosh(in_near)) + 0,
            in_input - f_tanh(in_input)));
    }
    STORE(to_output)
};
EACH_FLOATING(KERNEL_OF, tanhshrink)
NARROW_KERNELS(tanhshrink)

/* d input = grad * tanh(input) * tanh(input) */
template <typename T, typename S = T> struct tanhshrink_input_formula {
    enum { count = 3, elements = costly<T>::elements };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        to_input = (T)(in_grad * f_tanh(in_input) * f_tanh(in_input));
    }
    STORE(to_input)
};
EACH_FLOATING(KERNEL_OF, tanhshrink_input)
NARROW_KERNELS(tanhshrink_input)

/* tanhshrink_complex(Tensor input) = input - tanh(input) */
template <typename T, typename S = T> struct tanhshrink_complex_formula {
    enum { count = 2, elements = costly<T>::elements };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        to_output = (T)(in_input - f_tanh(in_input));
    }
    STORE(to_output)
};

/* d input = grad * tanh(input) * tanh(input) */
template <typename T, typename S = T> struct tanhshrink_complex_input_formula {
    enum { count = 3, elements = costly<T>::elements };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        to_input = (T)(in_grad * f_tanh(in_input) * f_tanh(in_input));
    }
    STORE(to_input)
};

/* silu(Tensor input) = select(gate == 0, 0, input * gate) */
template <typename T, typename S = T> struct silu_formula {
    enum { count = 2, elements = costly<T>::elements };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        const T in_gate = f_sigmoid(in_input);
        to_output = (T)(f_select(in_gate == 0, (T)0, in_input * in_gate));
    }
    STORE(to_output)
};
EACH_FLOATING(KERNEL_OF, silu)
NARROW_KERNELS(silu)

/* d input = grad * select(gate == 0 or gate == 1, gate, gate * (1 + input * (1 - gate))) */
template <typename T, typename S = T> struct silu_input_formula {
    enum { count = 3, elements = costly<T>::elements };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        const T in_gate = f_sigmoid(in_input);
        to_input = (T)(in_grad * f_select((in_gate == 0) | (in_gate == 1), in_gate,
            in_gate * (1 + in_input * (1 - in_gate))));
    }
    STORE(to_input)
};
EACH_FLOATING(KERNEL_OF, silu_input)
NARROW_KERNELS(silu_input)

/* silu_complex(Tensor input) = input * gate */
template <typename T, typename S = T> struct silu_complex_formula {
    enum { count = 2, elements = costly<T>::elements };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        const T in_gate = f_sigmoid(in_input);
        to_output = (T)(in_input * in_gate);
    }
    STORE(to_output)
};

/* d input = grad * gate * (1 + input * (1 - gate)) */
template <typename T, typename S = T> struct silu_complex_input_formula {
    enum { count = 3, elements = costly<T>::elements };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        const T in_gate = f_sigmoid(in_input);
        to_input = (T)(in_grad * in_gate * (1 + in_input * (1 - in_gate)));
    }
    STORE(to_input)
};

/* mish(Tensor input) = select(gate == 0, 0, input * gate) */
template <typename T, typename S = T> struct mish_formula {
    enum { count = 2, elements = costly<T>::elements };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        const T in_rise = f_select(in_input > 40, (T)1, f_exp(in_input));
        const T in_above = in_rise * (in_rise + 2);
        const T in_gate = f_select(in_input > 40, (T)1, f_divide(in_above, in_above + 2));
        to_output = (T)(f_select(in_gate == 0, (T)0, in_input * in_gate));
    }
    STORE(to_output)
};
EACH_FLOATING(KERNEL_OF, mish)
NARROW_KERNELS(mish)

/* d input = grad * select(gate == 0 or input > 40, gate, gate + input * (4 * rise / (above +
   2)) * ((1 + rise) / (above + 2))) */
template <typename T, typename S = T> struct mish_input_formula {
    enum { count = 3, elements = costly<T>::elements };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        const T in_rise = f_select(in_input > 40, (T)1, f_exp(in_input));
        const T in_above = in_rise * (in_rise + 2);
        const T in_gate = f_select(in_input > 40, (T)1, f_divide(in_above, in_above + 2));
        to_input = (T)(in_grad * f_select((in_gate == 0) | (in_input > 40), in_gate,
            in_gate + in_input * f_divide(4 * in_rise, in_above + 2) * f_divide(1 + in_rise,
            in_above + 2)));
    }
    STORE(to_input)
};
EACH_FLOATING(KERNEL_OF, mish_input)
NARROW_KERNELS(mish_input)

/* gelu(Tensor input) = select(share == 0, 0, input * share) */
template <typename T, typename S = T> struct gelu_formula {
    enum { count = 2, elements = costly<T>::elements };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        const T in_share = f_ndtr(in_input);
        to_output = (T)(f_select(in_share == 0, (T)0, in_input * in_share));
    }
    STORE(to_output)
};
EACH_FLOATING(KERNEL_OF, gelu)
NARROW_KERNELS(gelu)

/* d input = grad * select(abs(input) == inf, share, share + input * 0.3989422804014327 *
   exp(-0.5 * input * input)) */
template <typename T, typename S = T> struct gelu_input_formula {
    enum { count = 3, elements = costly<T>::elements };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        const T in_share = f_ndtr(in_input);
        to_input = (T)(in_grad * f_select(f_abs(in_input) == (T)INFINITY, in_share,
            in_share + in_input * (T)0.3989422804014327 * f_exp(-(T)0.5 * in_input * in_input)));
    }
    STORE(to_input)
};
EACH_FLOATING(KERNEL_OF, gelu_input)
NARROW_KERNELS(gelu_input)

/* gelu_tanh(Tensor input) = select(share == 0, 0, input * share) */
template <typename T, typename S = T> struct gelu_tanh_formula {
    enum { count = 2, elements = costly<T>::elements };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        const T in_inner = (T)0.7978845608028654 * (in_input + (T)0.044715 * in_input * in_input *
            in_input);
        const T in_share = f_sigmoid(2 * in_inner);
        to_output = (T)(f_select(in_share == 0, (T)0, in_input * in_share));
    }
    STORE(to_output)
};
EACH_FLOATING(KERNEL_OF, gelu_tanh)
NARROW_KERNELS(gelu_tanh)

/* d input = grad * select(share == 0 or share == 1, share, share * (1 + input * (1 - share) *
   slope)) */
template <typename T, typename S = T> struct gelu_tanh_input_formula {
    enum { count = 3, elements = costly<T>::elements };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        const T in_inner = (T)0.7978845608028654 * (in_input + (T)0.044715 * in_input * in_input *
            in_input);
        const T in_share = f_sigmoid(2 * in_inner);
        const T in_slope = (T)1.5957691216057308 * (1 + (T)0.134145 * in_input * in_input);
        to_input = (T)(in_grad * f_select((in_share == 0) | (in_share == 1), in_share,
            in_share * (1 + in_input * (1 - in_share) * in_slope)));
    }
    STORE(to_input)
};
EACH_FLOATING(KERNEL_OF, gelu_tanh_input)
NARROW_KERNELS(gelu_tanh_input)
