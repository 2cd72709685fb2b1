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
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_output);
    }
};
KERNEL(sin_half, sin_formula<float, half_bits>)
KERNEL(sin_bfloat16, sin_formula<float, bfloat16_bits>)
KERNEL(sin_float, sin_formula<float>)
KERNEL(sin_double, sin_formula<double>)

/* d input = grad * cos(input) */
template <typename T, typename S = T> struct sin_input_formula {
    enum { count = 3, elements = costly<T>::elements };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        to_input = (T)(in_grad * f_cos(in_input));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_input);
    }
};
KERNEL(sin_input_half, sin_input_formula<float, half_bits>)
KERNEL(sin_input_bfloat16, sin_input_formula<float, bfloat16_bits>)
KERNEL(sin_input_float, sin_input_formula<float>)
KERNEL(sin_input_double, sin_input_formula<double>)

/* cos(Tensor input) = cos(input) */
template <typename T, typename S = T> struct cos_formula {
    enum { count = 2, elements = costly<T>::elements };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        to_output = (T)(f_cos(in_input));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_output);
    }
};
KERNEL(cos_half, cos_formula<float, half_bits>)
KERNEL(cos_bfloat16, cos_formula<float, bfloat16_bits>)
KERNEL(cos_float, cos_formula<float>)
KERNEL(cos_double, cos_formula<double>)

/* d input = -grad * sin(input) */
template <typename T, typename S = T> struct cos_input_formula {
    enum { count = 3, elements = costly<T>::elements };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        to_input = (T)(-in_grad * f_sin(in_input));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_input);
    }
};
KERNEL(cos_input_half, cos_input_formula<float, half_bits>)
KERNEL(cos_input_bfloat16, cos_input_formula<float, bfloat16_bits>)
KERNEL(cos_input_float, cos_input_formula<float>)
KERNEL(cos_input_double, cos_input_formula<double>)

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
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_sin);
        write(at, 1, offset[1], to_cos);
    }
};
KERNEL(sincos_half, sincos_formula<float, half_bits>)
KERNEL(sincos_bfloat16, sincos_formula<float, bfloat16_bits>)
KERNEL(sincos_float, sincos_formula<float>)
KERNEL(sincos_double, sincos_formula<double>)

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
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_input);
    }
};
KERNEL(sincos_input_half, sincos_input_formula<float, half_bits>)
KERNEL(sincos_input_bfloat16, sincos_input_formula<float, bfloat16_bits>)
KERNEL(sincos_input_float, sincos_input_formula<float>)
KERNEL(sincos_input_double, sincos_input_formula<double>)

/* tan(Tensor input) = tan(input) */
template <typename T, typename S = T> struct tan_formula {
    enum { count = 2, elements = costly<T>::elements };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        to_output = (T)(f_tan(in_input));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_output);
    }
};
KERNEL(tan_half, tan_formula<float, half_bits>)
KERNEL(tan_bfloat16, tan_formula<float, bfloat16_bits>)
KERNEL(tan_float, tan_formula<float>)
KERNEL(tan_double, tan_formula<double>)

/* d input = grad * (1 + output * output) */
template <typename T, typename S = T> struct tan_input_formula {
    enum { count = 3, elements = GPU_QUICK };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_output = read<T, S>(at, 2, offset[2]);
        to_input = (T)(in_grad * (1 + in_output * in_output));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_input);
    }
};
KERNEL(tan_input_half, tan_input_formula<float, half_bits>)
KERNEL(tan_input_bfloat16, tan_input_formula<float, bfloat16_bits>)
KERNEL(tan_input_float, tan_input_formula<float>)
KERNEL(tan_input_double, tan_input_formula<double>)

/* asin(Tensor input) = asin(input) */
template <typename T, typename S = T> struct asin_formula {
    enum { count = 2, elements = costly<T>::elements };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        to_output = (T)(f_asin(in_input));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_output);
    }
};
KERNEL(asin_half, asin_formula<float, half_bits>)
KERNEL(asin_bfloat16, asin_formula<float, bfloat16_bits>)
KERNEL(asin_float, asin_formula<float>)
KERNEL(asin_double, asin_formula<double>)

/* d input = grad * rsqrt(1 - input) * rsqrt(1 + input) */
template <typename T, typename S = T> struct asin_input_formula {
    enum { count = 3, elements = costly<T>::elements };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        to_input = (T)(in_grad * f_rsqrt(1 - in_input) * f_rsqrt(1 + in_input));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_input);
    }
};
KERNEL(asin_input_half, asin_input_formula<float, half_bits>)
KERNEL(asin_input_bfloat16, asin_input_formula<float, bfloat16_bits>)
KERNEL(asin_input_float, asin_input_formula<float>)
KERNEL(asin_input_double, asin_input_formula<double>)

/* acos(Tensor input) = acos(input) */
template <typename T, typename S = T> struct acos_formula {
    enum { count = 2, elements = costly<T>::elements };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        to_output = (T)(f_acos(in_input));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_output);
    }
};
KERNEL(acos_half, acos_formula<float, half_bits>)
KERNEL(acos_bfloat16, acos_formula<float, bfloat16_bits>)
KERNEL(acos_float, acos_formula<float>)
KERNEL(acos_double, acos_formula<double>)

/* d input = -grad * rsqrt(1 - input) * rsqrt(1 + input) */
template <typename T, typename S = T> struct acos_input_formula {
    enum { count = 3, elements = costly<T>::elements };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        to_input = (T)(-in_grad * f_rsqrt(1 - in_input) * f_rsqrt(1 + in_input));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_input);
    }
};
KERNEL(acos_input_half, acos_input_formula<float, half_bits>)
KERNEL(acos_input_bfloat16, acos_input_formula<float, bfloat16_bits>)
KERNEL(acos_input_float, acos_input_formula<float>)
KERNEL(acos_input_double, acos_input_formula<double>)

/* atan(Tensor input) = atan(input) */
template <typename T, typename S = T> struct atan_formula {
    enum { count = 2, elements = costly<T>::elements };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        to_output = (T)(f_atan(in_input));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_output);
    }
};
KERNEL(atan_half, atan_formula<float, half_bits>)
KERNEL(atan_bfloat16, atan_formula<float, bfloat16_bits>)
KERNEL(atan_float, atan_formula<float>)
KERNEL(atan_double, atan_formula<double>)

/* d input = grad / (1 + input * input) */
template <typename T, typename S = T> struct atan_input_formula {
    enum { count = 3, elements = GPU_QUICK };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        to_input = (T)(f_divide(in_grad, 1 + in_input * in_input));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_input);
    }
};
KERNEL(atan_input_half, atan_input_formula<float, half_bits>)
KERNEL(atan_input_bfloat16, atan_input_formula<float, bfloat16_bits>)
KERNEL(atan_input_float, atan_input_formula<float>)
KERNEL(atan_input_double, atan_input_formula<double>)

/* atan_complex(Tensor input) = atan(input) */
template <typename T, typename S = T> struct atan_complex_formula {
    enum { count = 2, elements = costly<T>::elements };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        to_output = (T)(f_atan(in_input));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_output);
    }
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
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_input);
    }
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
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_output);
    }
};
KERNEL(atan2_half, atan2_formula<float, half_bits>)
KERNEL(atan2_bfloat16, atan2_formula<float, bfloat16_bits>)
KERNEL(atan2_float, atan2_formula<float>)
KERNEL(atan2_double, atan2_formula<double>)

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
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_input);
    }
};
KERNEL(atan2_input_half, atan2_input_formula<float, half_bits>)
KERNEL(atan2_input_bfloat16, atan2_input_formula<float, bfloat16_bits>)
KERNEL(atan2_input_float, atan2_input_formula<float>)
KERNEL(atan2_input_double, atan2_input_formula<double>)

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
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_other);
    }
};
KERNEL(atan2_other_half, atan2_other_formula<float, half_bits>)
KERNEL(atan2_other_bfloat16, atan2_other_formula<float, bfloat16_bits>)
KERNEL(atan2_other_float, atan2_other_formula<float>)
KERNEL(atan2_other_double, atan2_other_formula<double>)

/* sinh(Tensor input) = sinh(input) */
template <typename T, typename S = T> struct sinh_formula {
    enum { count = 2, elements = costly<T>::elements };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        to_output = (T)(f_sinh(in_input));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_output);
    }
};
KERNEL(sinh_half, sinh_formula<float, half_bits>)
KERNEL(sinh_bfloat16, sinh_formula<float, bfloat16_bits>)
KERNEL(sinh_float, sinh_formula<float>)
KERNEL(sinh_double, sinh_formula<double>)

/* d input = grad * cosh(input) */
template <typename T, typename S = T> struct sinh_input_formula {
    enum { count = 3, elements = costly<T>::elements };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        to_input = (T)(in_grad * f_cosh(in_input));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_input);
    }
};
KERNEL(sinh_input_half, sinh_input_formula<float, half_bits>)
KERNEL(sinh_input_bfloat16, sinh_input_formula<float, bfloat16_bits>)
KERNEL(sinh_input_float, sinh_input_formula<float>)
KERNEL(sinh_input_double, sinh_input_formula<double>)

/* cosh(Tensor input) = cosh(input) */
template <typename T, typename S = T> struct cosh_formula {
    enum { count = 2, elements = costly<T>::elements };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        to_output = (T)(f_cosh(in_input));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_output);
    }
};
KERNEL(cosh_half, cosh_formula<float, half_bits>)
KERNEL(cosh_bfloat16, cosh_formula<float, bfloat16_bits>)
KERNEL(cosh_float, cosh_formula<float>)
KERNEL(cosh_double, cosh_formula<double>)

/* d input = grad * sinh(input) */
template <typename T, typename S = T> struct cosh_input_formula {
    enum { count = 3, elements = costly<T>::elements };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        to_input = (T)(in_grad * f_sinh(in_input));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_input);
    }
};
KERNEL(cosh_input_half, cosh_input_formula<float, half_bits>)
KERNEL(cosh_input_bfloat16, cosh_input_formula<float, bfloat16_bits>)
KERNEL(cosh_input_float, cosh_input_formula<float>)
KERNEL(cosh_input_double, cosh_input_formula<double>)

/* tanh(Tensor input) = tanh(input) */
template <typename T, typename S = T> struct tanh_formula {
    enum { count = 2, elements = costly<T>::elements };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        to_output = (T)(f_tanh(in_input));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_output);
    }
};
KERNEL(tanh_half, tanh_formula<float, half_bits>)
KERNEL(tanh_bfloat16, tanh_formula<float, bfloat16_bits>)
KERNEL(tanh_float, tanh_formula<float>)
KERNEL(tanh_double, tanh_formula<double>)

/* d input = grad * (1 - output * output) */
template <typename T, typename S = T> struct tanh_input_formula {
    enum { count = 3, elements = GPU_QUICK };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_output = read<T, S>(at, 2, offset[2]);
        to_input = (T)(in_grad * (1 - in_output * in_output));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_input);
    }
};
KERNEL(tanh_input_half, tanh_input_formula<float, half_bits>)
KERNEL(tanh_input_bfloat16, tanh_input_formula<float, bfloat16_bits>)
KERNEL(tanh_input_float, tanh_input_formula<float>)
KERNEL(tanh_input_double, tanh_input_formula<double>)
