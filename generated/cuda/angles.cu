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
    STORE(to_output)
};
EACH_FLOATING(KERNEL_OF, asinh)
NARROW_KERNELS(asinh)

/* d input = grad / hypot(input, 1) */
template <typename T, typename S = T> struct asinh_input_formula {
    enum { count = 3, elements = costly<T>::elements };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        to_input = (T)(f_divide(in_grad, f_hypot(in_input, (T)1)));
    }
    STORE(to_input)
};
EACH_FLOATING(KERNEL_OF, asinh_input)
NARROW_KERNELS(asinh_input)

/* asinh_complex(Tensor input) = asinh(input) */
template <typename T, typename S = T> struct asinh_complex_formula {
    enum { count = 2, elements = costly<T>::elements };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        to_output = (T)(f_asinh(in_input));
    }
    STORE(to_output)
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
    STORE(to_input)
};

/* acosh(Tensor input) = acosh(input) */
template <typename T, typename S = T> struct acosh_formula {
    enum { count = 2, elements = costly<T>::elements };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        to_output = (T)(f_acosh(in_input));
    }
    STORE(to_output)
};
EACH_FLOATING(KERNEL_OF, acosh)
NARROW_KERNELS(acosh)

/* d input = grad * rsqrt(input - 1) * rsqrt(input + 1) */
template <typename T, typename S = T> struct acosh_input_formula {
    enum { count = 3, elements = GPU_QUICK };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        to_input = (T)(in_grad * f_rsqrt(in_input - 1) * f_rsqrt(in_input + 1));
    }
    STORE(to_input)
};
EACH_FLOATING(KERNEL_OF, acosh_input)
NARROW_KERNELS(acosh_input)

/* atanh(Tensor input) = atanh(input) */
template <typename T, typename S = T> struct atanh_formula {
    enum { count = 2, elements = costly<T>::elements };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        to_output = (T)(f_atanh(in_input));
    }
    STORE(to_output)
};
EACH_FLOATING(KERNEL_OF, atanh)
NARROW_KERNELS(atanh)

/* d input = grad / (1 - input) / (1 + input) */
template <typename T, typename S = T> struct atanh_input_formula {
    enum { count = 3, elements = GPU_QUICK };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        to_input = (T)(f_divide(f_divide(in_grad, 1 - in_input), 1 + in_input));
    }
    STORE(to_input)
};
EACH_FLOATING(KERNEL_OF, atanh_input)
NARROW_KERNELS(atanh_input)

/* deg2rad(Tensor input) = input * (pi / 180) */
template <typename T, typename S = T> struct deg2rad_formula {
    enum { count = 2, elements = GPU_QUICK };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        to_output = (T)(in_input * f_divide((T)3.141592653589793, (T)180));
    }
    STORE(to_output)
};
EACH_FLOATING(KERNEL_OF, deg2rad)
NARROW_KERNELS(deg2rad)

/* d input = grad * (pi / 180) */
template <typename T, typename S = T> struct deg2rad_input_formula {
    enum { count = 2, elements = GPU_QUICK };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        to_input = (T)(in_grad * f_divide((T)3.141592653589793, (T)180));
    }
    STORE(to_input)
};
EACH_FLOATING(KERNEL_OF, deg2rad_input)
NARROW_KERNELS(deg2rad_input)

/* rad2deg(Tensor input) = input * (180 / pi) */
template <typename T, typename S = T> struct rad2deg_formula {
    enum { count = 2, elements = GPU_QUICK };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        to_output = (T)(in_input * f_divide((T)180, (T)3.141592653589793));
    }
    STORE(to_output)
};
EACH_FLOATING(KERNEL_OF, rad2deg)
NARROW_KERNELS(rad2deg)

/* d input = grad * (180 / pi) */
template <typename T, typename S = T> struct rad2deg_input_formula {
    enum { count = 2, elements = GPU_QUICK };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        to_input = (T)(in_grad * f_divide((T)180, (T)3.141592653589793));
    }
    STORE(to_input)
};
EACH_FLOATING(KERNEL_OF, rad2deg_input)
NARROW_KERNELS(rad2deg_input)

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
    STORE(to_output)
};
EACH_FLOATING(KERNEL_OF, sinc)
NARROW_KERNELS(sinc)

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
    STORE(to_input)
};
EACH_FLOATING(KERNEL_OF, sinc_input)
NARROW_KERNELS(sinc_input)

/* sinc_complex(Tensor input) = select(input == 0, 1, sin(angle) / angle) */
template <typename T, typename S = T> struct sinc_complex_formula {
    enum { count = 2, elements = costly<T>::elements };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        const T in_angle = (T)3.141592653589793 * f_select(in_input == 0, (T)1, in_input);
        to_output = (T)(f_select(in_input == 0, (T)1, f_divide(f_sin(in_angle), in_angle)));
    }
    STORE(to_output)
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
    STORE(to_input)
};
