/* Generated from ops.yaml by codegen/templates/section.cu. Do not edit: change the row and run make gen. */
/* trigonometry */
#include "loop.cuh"

/* sin(Tensor input) = sin(input) */
template <typename T, typename S = T> struct sin_formula {
    enum { count = 2, elements = costly<T>::elements };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        to_output = (T)(f_sin(in_input));
    }
    STORE(to_output)
};
EACH_FLOATING(KERNEL_OF, sin)
NARROW_KERNELS(sin)

/* d input = grad * cos(input) */
template <typename T, typename S = T> struct sin_input_formula {
    enum { count = 3, elements = costly<T>::elements };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        to_input = (T)(in_grad * f_cos(in_input));
    }
    STORE(to_input)
};
EACH_FLOATING(KERNEL_OF, sin_input)
NARROW_KERNELS(sin_input)

/* cos(Tensor input) = cos(input) */
template <typename T, typename S = T> struct cos_formula {
    enum { count = 2, elements = costly<T>::elements };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        to_output = (T)(f_cos(in_input));
    }
    STORE(to_output)
};
EACH_FLOATING(KERNEL_OF, cos)
NARROW_KERNELS(cos)

/* d input = -grad * sin(input) */
template <typename T, typename S = T> struct cos_input_formula {
    enum { count = 3, elements = costly<T>::elements };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        to_input = (T)(-in_grad * f_sin(in_input));
    }
    STORE(to_input)
};
EACH_FLOATING(KERNEL_OF, cos_input)
NARROW_KERNELS(cos_input)

/* sincos(Tensor input) -> (Tensor sin, Tensor cos) = sin = sin(input), cos = cos(input) */
template <typename T, typename S = T> struct sincos_formula {
    enum { count = 3, elements = costly<T>::elements };
    S to_sin;
    S to_cos;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 2, offset[2]);
        to_sin = (T)(f_sin(in_input));
        to_cos = (T)(f_cos(in_input));
    }
    STORE(to_sin, to_cos)
};
EACH_FLOATING(KERNEL_OF, sincos)
NARROW_KERNELS(sincos)

/* d input = grad_sin * cos - grad_cos * sin */
template <typename T, typename S = T> struct sincos_input_formula {
    enum { count = 5, elements = GPU_QUICK };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad_sin = read<T, S>(at, 1, offset[1]);
        const T in_grad_cos = read<T, S>(at, 2, offset[2]);
        const T in_sin = read<T, S>(at, 3, offset[3]);
        const T in_cos = read<T, S>(at, 4, offset[4]);
        to_input = (T)(in_grad_sin * in_cos - in_grad_cos * in_sin);
    }
    STORE(to_input)
};
EACH_FLOATING(KERNEL_OF, sincos_input)
NARROW_KERNELS(sincos_input)

/* tan(Tensor input) = tan(input) */
template <typename T, typename S = T> struct tan_formula {
    enum { count = 2, elements = costly<T>::elements };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        to_output = (T)(f_tan(in_input));
    }
    STORE(to_output)
};
EACH_FLOATING(KERNEL_OF, tan)
NARROW_KERNELS(tan)

/* d input = grad * (1 + output * output) */
template <typename T, typename S = T> struct tan_input_formula {
    enum { count = 3, elements = GPU_QUICK };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_output = read<T, S>(at, 2, offset[2]);
        to_input = (T)(in_grad * (1 + in_output * in_output));
    }
    STORE(to_input)
};
EACH_FLOATING(KERNEL_OF, tan_input)
NARROW_KERNELS(tan_input)

/* asin(Tensor input) = asin(input) */
template <typename T, typename S = T> struct asin_formula {
    enum { count = 2, elements = costly<T>::elements };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        to_output = (T)(f_asin(in_input));
    }
    STORE(to_output)
};
EACH_FLOATING(KERNEL_OF, asin)
NARROW_KERNELS(asin)

/* d input = grad * rsqrt(1 - input) * rsqrt(1 + input) */
template <typename T, typename S = T> struct asin_input_formula {
    enum { count = 3, elements = GPU_QUICK };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        to_input = (T)(in_grad * f_rsqrt(1 - in_input) * f_rsqrt(1 + in_input));
    }
    STORE(to_input)
};
EACH_FLOATING(KERNEL_OF, asin_input)
NARROW_KERNELS(asin_input)

/* acos(Tensor input) = acos(input) */
template <typename T, typename S = T> struct acos_formula {
    enum { count = 2, elements = costly<T>::elements };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        to_output = (T)(f_acos(in_input));
    }
    STORE(to_output)
};
EACH_FLOATING(KERNEL_OF, acos)
NARROW_KERNELS(acos)

/* d input = -grad * rsqrt(1 - input) * rsqrt(1 + input) */
template <typename T, typename S = T> struct acos_input_formula {
    enum { count = 3, elements = GPU_QUICK };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        to_input = (T)(-in_grad * f_rsqrt(1 - in_input) * f_rsqrt(1 + in_input));
    }
    STORE(to_input)
};
EACH_FLOATING(KERNEL_OF, acos_input)
NARROW_KERNELS(acos_input)

/* atan(Tensor input) = atan(input) */
template <typename T, typename S = T> struct atan_formula {
    enum { count = 2, elements = costly<T>::elements };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        to_output = (T)(f_atan(in_input));
    }
    STORE(to_output)
};
EACH_FLOATING(KERNEL_OF, atan)
NARROW_KERNELS(atan)

/* d input = grad / (1 + input * input) */
template <typename T, typename S = T> struct atan_input_formula {
    enum { count = 3, elements = GPU_QUICK };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        to_input = (T)(f_divide(in_grad, 1 + in_input * in_input));
    }
    STORE(to_input)
};
EACH_FLOATING(KERNEL_OF, atan_input)
NARROW_KERNELS(atan_input)

/* atan_complex(Tensor input) = atan(input) */
template <typename T, typename S = T> struct atan_complex_formula {
    enum { count = 2, elements = costly<T>::elements };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        to_output = (T)(f_atan(in_input));
    }
    STORE(to_output)
};

/* d input = grad / root / root */
template <typename T, typename S = T> struct atan_complex_input_formula {
    enum { count = 3, elements = costly<T>::elements };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        const T in_root = f_cosh(f_asinh(in_input));
        to_input = (T)(f_divide(f_divide(in_grad, in_root), in_root));
    }
    STORE(to_input)
};

/* atan2(Tensor input, Tensor other) = atan2(input, other) */
template <typename T, typename S = T> struct atan2_formula {
    enum { count = 3, elements = costly<T>::elements };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        const T in_other = read<T, S>(at, 2, offset[2]);
        to_output = (T)(f_atan2(in_input, in_other));
    }
    STORE(to_output)
};
EACH_FLOATING(KERNEL_OF, atan2)
NARROW_KERNELS(atan2)

/* d input = select(input == 0 and other == 0, 0, grad * (other / length) / length) */
template <typename T, typename S = T> struct atan2_input_formula {
    enum { count = 4, elements = costly<T>::elements };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        const T in_other = read<T, S>(at, 3, offset[3]);
        const T in_length = f_select((in_input == 0) & (in_other == 0), (T)1, f_hypot(in_input,
            in_other));
        to_input = (T)(f_select((in_input == 0) & (in_other == 0), (T)0,
            f_divide(in_grad * f_divide(in_other, in_length), in_length)));
    }
    STORE(to_input)
};
EACH_FLOATING(KERNEL_OF, atan2_input)
NARROW_KERNELS(atan2_input)

/* d other = select(input == 0 and other == 0, 0, -grad * (input / length) / length) */
template <typename T, typename S = T> struct atan2_other_formula {
    enum { count = 4, elements = costly<T>::elements };
    S to_other;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        const T in_other = read<T, S>(at, 3, offset[3]);
        const T in_length = f_select((in_input == 0) & (in_other == 0), (T)1, f_hypot(in_input,
            in_other));
        to_other = (T)(f_select((in_input == 0) & (in_other == 0), (T)0,
            f_divide(-in_grad * f_divide(in_input, in_length), in_length)));
    }
    STORE(to_other)
};
EACH_FLOATING(KERNEL_OF, atan2_other)
NARROW_KERNELS(atan2_other)

/* sinh(Tensor input) = sinh(input) */
template <typename T, typename S = T> struct sinh_formula {
    enum { count = 2, elements = costly<T>::elements };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        to_output = (T)(f_sinh(in_input));
    }
    STORE(to_output)
};
EACH_FLOATING(KERNEL_OF, sinh)
NARROW_KERNELS(sinh)

/* d input = grad * cosh(input) */
template <typename T, typename S = T> struct sinh_input_formula {
    enum { count = 3, elements = costly<T>::elements };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        to_input = (T)(in_grad * f_cosh(in_input));
    }
    STORE(to_input)
};
EACH_FLOATING(KERNEL_OF, sinh_input)
NARROW_KERNELS(sinh_input)

/* cosh(Tensor input) = cosh(input) */
template <typename T, typename S = T> struct cosh_formula {
    enum { count = 2, elements = costly<T>::elements };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        to_output = (T)(f_cosh(in_input));
    }
    STORE(to_output)
};
EACH_FLOATING(KERNEL_OF, cosh)
NARROW_KERNELS(cosh)

/* d input = grad * sinh(input) */
template <typename T, typename S = T> struct cosh_input_formula {
    enum { count = 3, elements = costly<T>::elements };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        to_input = (T)(in_grad * f_sinh(in_input));
    }
    STORE(to_input)
};
EACH_FLOATING(KERNEL_OF, cosh_input)
NARROW_KERNELS(cosh_input)

/* tanh(Tensor input) = tanh(input) */
template <typename T, typename S = T> struct tanh_formula {
    enum { count = 2, elements = costly<T>::elements };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        to_output = (T)(f_tanh(in_input));
    }
    STORE(to_output)
};
EACH_FLOATING(KERNEL_OF, tanh)
NARROW_KERNELS(tanh)

/* d input = grad * (1 - output * output) */
template <typename T, typename S = T> struct tanh_input_formula {
    enum { count = 3, elements = GPU_QUICK };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_output = read<T, S>(at, 2, offset[2]);
        to_input = (T)(in_grad * (1 - in_output * in_output));
    }
    STORE(to_input)
};
EACH_FLOATING(KERNEL_OF, tanh_input)
NARROW_KERNELS(tanh_input)
