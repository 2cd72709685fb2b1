/* Generated from ops.yaml by codegen/templates/section.cu. Do not edit: change the row and run make gen. */
/* angles */
#include "loop.cuh"

/* asinh(Tensor input) = asinh(input) */
template <typename T, typename S = T> struct asinh_formula {
    enum { count = 2, elements = costly<T>::elements };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        to_output = (T)(f_asinh(in_input));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_output);
    }
};
KERNEL(asinh_half, asinh_formula<float, half_bits>)
KERNEL(asinh_bfloat16, asinh_formula<float, bfloat16_bits>)
KERNEL(asinh_float, asinh_formula<float>)
KERNEL(asinh_double, asinh_formula<double>)

/* d input = grad / hypot(input, 1) */
template <typename T, typename S = T> struct asinh_input_formula {
    enum { count = 3, elements = costly<T>::elements };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        to_input = (T)(f_divide(in_grad, f_hypot(in_input, (T)1)));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_input);
    }
};
KERNEL(asinh_input_half, asinh_input_formula<float, half_bits>)
KERNEL(asinh_input_bfloat16, asinh_input_formula<float, bfloat16_bits>)
KERNEL(asinh_input_float, asinh_input_formula<float>)
KERNEL(asinh_input_double, asinh_input_formula<double>)

/* asinh_complex(Tensor input) = asinh(input) */
template <typename T, typename S = T> struct asinh_complex_formula {
    enum { count = 2, elements = costly<T>::elements };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        to_output = (T)(f_asinh(in_input));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_output);
    }
};

/* d input = grad / cosh(output) */
template <typename T, typename S = T> struct asinh_complex_input_formula {
    enum { count = 3, elements = costly<T>::elements };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_output = read<T, S>(at, 2, offset[2]);
        to_input = (T)(f_divide(in_grad, f_cosh(in_output)));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_input);
    }
};

/* acosh(Tensor input) = acosh(input) */
template <typename T, typename S = T> struct acosh_formula {
    enum { count = 2, elements = costly<T>::elements };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        to_output = (T)(f_acosh(in_input));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_output);
    }
};
KERNEL(acosh_half, acosh_formula<float, half_bits>)
KERNEL(acosh_bfloat16, acosh_formula<float, bfloat16_bits>)
KERNEL(acosh_float, acosh_formula<float>)
KERNEL(acosh_double, acosh_formula<double>)

/* d input = grad * rsqrt(input - 1) * rsqrt(input + 1) */
template <typename T, typename S = T> struct acosh_input_formula {
    enum { count = 3, elements = costly<T>::elements };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        to_input = (T)(in_grad * f_rsqrt(in_input - 1) * f_rsqrt(in_input + 1));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_input);
    }
};
KERNEL(acosh_input_half, acosh_input_formula<float, half_bits>)
KERNEL(acosh_input_bfloat16, acosh_input_formula<float, bfloat16_bits>)
KERNEL(acosh_input_float, acosh_input_formula<float>)
KERNEL(acosh_input_double, acosh_input_formula<double>)

/* atanh(Tensor input) = atanh(input) */
template <typename T, typename S = T> struct atanh_formula {
    enum { count = 2, elements = costly<T>::elements };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        to_output = (T)(f_atanh(in_input));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_output);
    }
};
KERNEL(atanh_half, atanh_formula<float, half_bits>)
KERNEL(atanh_bfloat16, atanh_formula<float, bfloat16_bits>)
KERNEL(atanh_float, atanh_formula<float>)
KERNEL(atanh_double, atanh_formula<double>)

/* d input = grad / (1 - input) / (1 + input) */
template <typename T, typename S = T> struct atanh_input_formula {
    enum { count = 3, elements = GPU_QUICK };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        to_input = (T)(f_divide(f_divide(in_grad, 1 - in_input), 1 + in_input));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_input);
    }
};
KERNEL(atanh_input_half, atanh_input_formula<float, half_bits>)
KERNEL(atanh_input_bfloat16, atanh_input_formula<float, bfloat16_bits>)
KERNEL(atanh_input_float, atanh_input_formula<float>)
KERNEL(atanh_input_double, atanh_input_formula<double>)

/* deg2rad(Tensor input) = input * (pi / 180) */
template <typename T, typename S = T> struct deg2rad_formula {
    enum { count = 2, elements = GPU_QUICK };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        to_output = (T)(in_input * f_divide((T)3.141592653589793, (T)180));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_output);
    }
};
KERNEL(deg2rad_half, deg2rad_formula<float, half_bits>)
KERNEL(deg2rad_bfloat16, deg2rad_formula<float, bfloat16_bits>)
KERNEL(deg2rad_float, deg2rad_formula<float>)
KERNEL(deg2rad_double, deg2rad_formula<double>)

/* d input = grad * (pi / 180) */
template <typename T, typename S = T> struct deg2rad_input_formula {
    enum { count = 2, elements = GPU_QUICK };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        to_input = (T)(in_grad * f_divide((T)3.141592653589793, (T)180));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_input);
    }
};
KERNEL(deg2rad_input_half, deg2rad_input_formula<float, half_bits>)
KERNEL(deg2rad_input_bfloat16, deg2rad_input_formula<float, bfloat16_bits>)
KERNEL(deg2rad_input_float, deg2rad_input_formula<float>)
KERNEL(deg2rad_input_double, deg2rad_input_formula<double>)

/* rad2deg(Tensor input) = input * (180 / pi) */
template <typename T, typename S = T> struct rad2deg_formula {
    enum { count = 2, elements = GPU_QUICK };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        to_output = (T)(in_input * f_divide((T)180, (T)3.141592653589793));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_output);
    }
};
KERNEL(rad2deg_half, rad2deg_formula<float, half_bits>)
KERNEL(rad2deg_bfloat16, rad2deg_formula<float, bfloat16_bits>)
KERNEL(rad2deg_float, rad2deg_formula<float>)
KERNEL(rad2deg_double, rad2deg_formula<double>)

/* d input = grad * (180 / pi) */
template <typename T, typename S = T> struct rad2deg_input_formula {
    enum { count = 2, elements = GPU_QUICK };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        to_input = (T)(in_grad * f_divide((T)180, (T)3.141592653589793));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_input);
    }
};
KERNEL(rad2deg_input_half, rad2deg_input_formula<float, half_bits>)
KERNEL(rad2deg_input_bfloat16, rad2deg_input_formula<float, bfloat16_bits>)
KERNEL(rad2deg_input_float, rad2deg_input_formula<float>)
KERNEL(rad2deg_input_double, rad2deg_input_formula<double>)

/* sinc(Tensor input) = select(input == 0, 1, select(abs(input) == inf, 0, sinpi(input) /
   angle)) */
template <typename T, typename S = T> struct sinc_formula {
    enum { count = 2, elements = costly<T>::elements };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        const T in_angle = (T)3.141592653589793 * in_input;
        to_output = (T)(f_select(in_input == 0, (T)1, f_select(f_abs(in_input) == (T)INFINITY, (T)0,
            f_divide(f_sinpi(in_input), in_angle))));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_output);
    }
};
KERNEL(sinc_half, sinc_formula<float, half_bits>)
KERNEL(sinc_bfloat16, sinc_formula<float, bfloat16_bits>)
KERNEL(sinc_float, sinc_formula<float>)
KERNEL(sinc_double, sinc_formula<double>)

/* d input = grad * select(abs(input) == inf, 0, select(abs(input) < 0.25, -pi * near / 3 * (1 -
   square / 10 * (1 - square / 28 * (1 - square / 54 * (1 - square / 88 * (1 - square / 130 * (1
   - square / 180 * (1 - square / 238))))))), (cos(turn) - sin(turn) / (pi * far)) / far)) */
template <typename T, typename S = T> struct sinc_input_formula {
    enum { count = 3, elements = costly<T>::elements };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        const T in_near = (T)3.141592653589793 * f_select(f_abs(in_input) < (T)0.25, in_input,
            (T)0);
        const T in_square = in_near * in_near;
        const T in_far = f_select(f_abs(in_input) < (T)0.25, (T)1, in_input);
        const T in_turn = (T)3.141592653589793 * (in_far - 2 * f_round(f_divide(in_far, (T)2)));
        to_input = (T)(in_grad * f_select(f_abs(in_input) == (T)INFINITY, (T)0,
            f_select(f_abs(in_input) < (T)0.25, f_divide(-(T)3.141592653589793 * in_near,
            (T)3) * (1 - f_divide(in_square, (T)10) * (1 - f_divide(in_square,
            (T)28) * (1 - f_divide(in_square, (T)54) * (1 - f_divide(in_square,
            (T)88) * (1 - f_divide(in_square, (T)130) * (1 - f_divide(in_square,
            (T)180) * (1 - f_divide(in_square, (T)238)))))))),
            f_divide(f_cos(in_turn) - f_divide(f_sin(in_turn), (T)3.141592653589793 * in_far),
            in_far))));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_input);
    }
};
KERNEL(sinc_input_half, sinc_input_formula<float, half_bits>)
KERNEL(sinc_input_bfloat16, sinc_input_formula<float, bfloat16_bits>)
KERNEL(sinc_input_float, sinc_input_formula<float>)
KERNEL(sinc_input_double, sinc_input_formula<double>)

/* sinc_complex(Tensor input) = select(input == 0, 1, sin(angle) / angle) */
template <typename T, typename S = T> struct sinc_complex_formula {
    enum { count = 2, elements = costly<T>::elements };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        const T in_angle = (T)3.141592653589793 * f_select(in_input == 0, (T)1, in_input);
        to_output = (T)(f_select(in_input == 0, (T)1, f_divide(f_sin(in_angle), in_angle)));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_output);
    }
};

/* d input = grad * select(input == 0, 0, pi * (cos(angle) - sin(angle) / angle) / angle) */
template <typename T, typename S = T> struct sinc_complex_input_formula {
    enum { count = 3, elements = costly<T>::elements };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        const T in_angle = (T)3.141592653589793 * f_select(in_input == 0, (T)1, in_input);
        to_input = (T)(in_grad * f_select(in_input == 0, (T)0,
            f_divide((T)3.141592653589793 * (f_cos(in_angle) - f_divide(f_sin(in_angle), in_angle)),
            in_angle)));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_input);
    }
};
