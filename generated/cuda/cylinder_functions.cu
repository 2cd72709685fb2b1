/* Generated from ops.yaml by codegen/templates/section.cu. Do not edit: change the row and run make gen. */
/* cylinder_functions */
#include "loop.cuh"

/* bessel_j0(Tensor input) = bessel_j0(input) */
template <typename T, typename S = T> struct bessel_j0_formula {
    enum { count = 2, elements = costly<T>::elements };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        to_output = (T)(f_bessel_j0(in_input));
    }
    STORE(to_output)
};
EACH_FLOATING(KERNEL_OF, bessel_j0)
NARROW_KERNELS(bessel_j0)

/* d input = -grad * bessel_j1(input) */
template <typename T, typename S = T> struct bessel_j0_input_formula {
    enum { count = 3, elements = costly<T>::elements };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        to_input = (T)(-in_grad * f_bessel_j1(in_input));
    }
    STORE(to_input)
};
EACH_FLOATING(KERNEL_OF, bessel_j0_input)
NARROW_KERNELS(bessel_j0_input)

/* bessel_j1(Tensor input) = bessel_j1(input) */
template <typename T, typename S = T> struct bessel_j1_formula {
    enum { count = 2, elements = costly<T>::elements };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        to_output = (T)(f_bessel_j1(in_input));
    }
    STORE(to_output)
};
EACH_FLOATING(KERNEL_OF, bessel_j1)
NARROW_KERNELS(bessel_j1)

/* d input = grad * (bessel_j0(input) - select(abs(input) < 0.0001, 0.5 - input * input / 16,
   output / select(input == 0, 1, input))) */
template <typename T, typename S = T> struct bessel_j1_input_formula {
    enum { count = 4, elements = costly<T>::elements };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        const T in_output = read<T, S>(at, 3, offset[3]);
        to_input = (T)(in_grad * (f_bessel_j0(in_input) - f_select(f_abs(in_input) < (T)0.0001,
            (T)0.5 - f_divide(in_input * in_input, (T)16), f_divide(in_output,
            f_select(in_input == 0, (T)1, in_input)))));
    }
    STORE(to_input)
};
EACH_FLOATING(KERNEL_OF, bessel_j1_input)
NARROW_KERNELS(bessel_j1_input)

/* bessel_y0(Tensor input) = bessel_y0(input) */
template <typename T, typename S = T> struct bessel_y0_formula {
    enum { count = 2, elements = costly<T>::elements };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        to_output = (T)(f_bessel_y0(in_input));
    }
    STORE(to_output)
};
EACH_FLOATING(KERNEL_OF, bessel_y0)
NARROW_KERNELS(bessel_y0)

/* d input = -grad * bessel_y1(input) */
template <typename T, typename S = T> struct bessel_y0_input_formula {
    enum { count = 3, elements = costly<T>::elements };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        to_input = (T)(-in_grad * f_bessel_y1(in_input));
    }
    STORE(to_input)
};
EACH_FLOATING(KERNEL_OF, bessel_y0_input)
NARROW_KERNELS(bessel_y0_input)

/* bessel_y1(Tensor input) = bessel_y1(input) */
template <typename T, typename S = T> struct bessel_y1_formula {
    enum { count = 2, elements = costly<T>::elements };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        to_output = (T)(f_bessel_y1(in_input));
    }
    STORE(to_output)
};
EACH_FLOATING(KERNEL_OF, bessel_y1)
NARROW_KERNELS(bessel_y1)

/* d input = grad * (bessel_y0(input) - output / input) */
template <typename T, typename S = T> struct bessel_y1_input_formula {
    enum { count = 4, elements = costly<T>::elements };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        const T in_output = read<T, S>(at, 3, offset[3]);
        to_input = (T)(in_grad * (f_bessel_y0(in_input) - f_divide(in_output, in_input)));
    }
    STORE(to_input)
};
EACH_FLOATING(KERNEL_OF, bessel_y1_input)
NARROW_KERNELS(bessel_y1_input)

/* modified_bessel_k0(Tensor input) = modified_bessel_k0(input) */
template <typename T, typename S = T> struct modified_bessel_k0_formula {
    enum { count = 2, elements = costly<T>::elements };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        to_output = (T)(f_modified_bessel_k0(in_input));
    }
    STORE(to_output)
};
EACH_FLOATING(KERNEL_OF, modified_bessel_k0)
NARROW_KERNELS(modified_bessel_k0)

/* d input = -grad * modified_bessel_k1(input) */
template <typename T, typename S = T> struct modified_bessel_k0_input_formula {
    enum { count = 3, elements = costly<T>::elements };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        to_input = (T)(-in_grad * f_modified_bessel_k1(in_input));
    }
    STORE(to_input)
};
EACH_FLOATING(KERNEL_OF, modified_bessel_k0_input)
NARROW_KERNELS(modified_bessel_k0_input)

/* modified_bessel_k1(Tensor input) = modified_bessel_k1(input) */
template <typename T, typename S = T> struct modified_bessel_k1_formula {
    enum { count = 2, elements = costly<T>::elements };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        to_output = (T)(f_modified_bessel_k1(in_input));
    }
    STORE(to_output)
};
EACH_FLOATING(KERNEL_OF, modified_bessel_k1)
NARROW_KERNELS(modified_bessel_k1)

/* d input = -grad * (modified_bessel_k0(input) + output / input) */
template <typename T, typename S = T> struct modified_bessel_k1_input_formula {
    enum { count = 4, elements = costly<T>::elements };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        const T in_output = read<T, S>(at, 3, offset[3]);
        to_input = (T)(-in_grad * (f_modified_bessel_k0(in_input) + f_divide(in_output, in_input)));
    }
    STORE(to_input)
};
EACH_FLOATING(KERNEL_OF, modified_bessel_k1_input)
NARROW_KERNELS(modified_bessel_k1_input)

/* scaled_modified_bessel_k0(Tensor input) = scaled_modified_bessel_k0(input) */
template <typename T, typename S = T> struct scaled_modified_bessel_k0_formula {
    enum { count = 2, elements = costly<T>::elements };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        to_output = (T)(f_scaled_modified_bessel_k0(in_input));
    }
    STORE(to_output)
};
EACH_FLOATING(KERNEL_OF, scaled_modified_bessel_k0)
NARROW_KERNELS(scaled_modified_bessel_k0)

/* d input = grad * select(input > 32, -output * series, output -
   scaled_modified_bessel_k1(input)) */
template <typename T, typename S = T> struct scaled_modified_bessel_k0_input_formula {
    enum { count = 4, elements = costly<T>::elements };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        const T in_output = read<T, S>(at, 3, offset[3]);
        const T in_far = f_select(in_input > 32, f_divide((T)1, in_input), (T)0);
        const T in_series = in_far * ((T)0.5 - in_far * ((T)0.125 - in_far * ((T)0.125 - in_far *
            ((T)0.1953125 - in_far * ((T)0.40625 - in_far * ((T)1.0478515625 - in_far * ((T)3.21875
            - in_far * ((T)11.466461181640625 - in_far * ((T)46.478515625 - in_far *
            ((T)211.27614974975586 - in_far * ((T)1064.67822265625 - in_far *
            (T)5892.0457146167755)))))))))));
        to_input = (T)(in_grad * f_select(in_input > 32, -in_output * in_series,
            in_output - f_scaled_modified_bessel_k1(in_input)));
    }
    STORE(to_input)
};
EACH_FLOATING(KERNEL_OF, scaled_modified_bessel_k0_input)
NARROW_KERNELS(scaled_modified_bessel_k0_input)

/* scaled_modified_bessel_k1(Tensor input) = scaled_modified_bessel_k1(input) */
template <typename T, typename S = T> struct scaled_modified_bessel_k1_formula {
    enum { count = 2, elements = costly<T>::elements };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        to_output = (T)(f_scaled_modified_bessel_k1(in_input));
    }
    STORE(to_output)
};
EACH_FLOATING(KERNEL_OF, scaled_modified_bessel_k1)
NARROW_KERNELS(scaled_modified_bessel_k1)

/* d input = grad * select(input > 32, -output * series, output * (input - 1) / input -
   scaled_modified_bessel_k0(input)) */
template <typename T, typename S = T> struct scaled_modified_bessel_k1_input_formula {
    enum { count = 4, elements = costly<T>::elements };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        const T in_output = read<T, S>(at, 3, offset[3]);
        const T in_far = f_select(in_input > 32, f_divide((T)1, in_input), (T)0);
        const T in_series = in_far * ((T)0.5 + in_far * ((T)0.375 - in_far * ((T)0.375 - in_far *
            ((T)0.4921875 - in_far * ((T)0.84375 - in_far * ((T)1.8544921875 - in_far * ((T)5.0625 -
            in_far * ((T)16.585784912109375 - in_far * ((T)63.333984375 - in_far *
            ((T)275.6161079406738 - in_far * ((T)1344.05419921875 - in_far *
            (T)7251.037440061569)))))))))));
        to_input = (T)(in_grad * f_select(in_input > 32, -in_output * in_series,
            f_divide(in_output * (in_input - 1), in_input) -
            f_scaled_modified_bessel_k0(in_input)));
    }
    STORE(to_input)
};
EACH_FLOATING(KERNEL_OF, scaled_modified_bessel_k1_input)
NARROW_KERNELS(scaled_modified_bessel_k1_input)

/* airy_ai(Tensor input) = airy_ai(input) */
template <typename T, typename S = T> struct airy_ai_formula {
    enum { count = 2, elements = costly<T>::elements };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        to_output = (T)(f_airy_ai(in_input));
    }
    STORE(to_output)
};
EACH_FLOATING(KERNEL_OF, airy_ai)
NARROW_KERNELS(airy_ai)

/* d input = grad * airy_slope(input) */
template <typename T, typename S = T> struct airy_ai_input_formula {
    enum { count = 3, elements = costly<T>::elements };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        to_input = (T)(in_grad * f_airy_slope(in_input));
    }
    STORE(to_input)
};
EACH_FLOATING(KERNEL_OF, airy_ai_input)
NARROW_KERNELS(airy_ai_input)

/* airy_slope(Tensor input) = airy_slope(input) */
template <typename T, typename S = T> struct airy_slope_formula {
    enum { count = 2, elements = costly<T>::elements };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        to_output = (T)(f_airy_slope(in_input));
    }
    STORE(to_output)
};
EACH_FLOATING(KERNEL_OF, airy_slope)
NARROW_KERNELS(airy_slope)

/* d input = grad * select(abs(input) == inf, 0, input * airy_ai(input)) */
template <typename T, typename S = T> struct airy_slope_input_formula {
    enum { count = 3, elements = costly<T>::elements };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        to_input = (T)(in_grad * f_select(f_abs(in_input) == (T)INFINITY, (T)0,
            in_input * f_airy_ai(in_input)));
    }
    STORE(to_input)
};
EACH_FLOATING(KERNEL_OF, airy_slope_input)
NARROW_KERNELS(airy_slope_input)

/* spherical_bessel_j0(Tensor input) = select(input == 0, 1, select(abs(input) == inf, 0,
   sin(input) / input)) */
template <typename T, typename S = T> struct spherical_bessel_j0_formula {
    enum { count = 2, elements = costly<T>::elements };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        to_output = (T)(f_select(in_input == 0, (T)1, f_select(f_abs(in_input) == (T)INFINITY, (T)0,
            f_divide(f_sin(in_input), in_input))));
    }
    STORE(to_output)
};
EACH_FLOATING(KERNEL_OF, spherical_bessel_j0)
NARROW_KERNELS(spherical_bessel_j0)

/* d input = grad * select(abs(input) == inf, 0, select(abs(input) < 0.25, -near / 3 * (1 -
   square / 10 * (1 - square / 28 * (1 - square / 54))), (cos(far) - output) / far)) */
template <typename T, typename S = T> struct spherical_bessel_j0_input_formula {
    enum { count = 4, elements = costly<T>::elements };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        const T in_output = read<T, S>(at, 3, offset[3]);
        const T in_near = f_select(f_abs(in_input) < (T)0.25, in_input, (T)0);
        const T in_square = in_near * in_near;
        const T in_far = f_select(f_abs(in_input) < (T)0.25, (T)1, in_input);
        to_input = (T)(in_grad * f_select(f_abs(in_input) == (T)INFINITY, (T)0,
            f_select(f_abs(in_input) < (T)0.25, f_divide(-in_near, (T)3) * (1 - f_divide(in_square,
            (T)10) * (1 - f_divide(in_square, (T)28) * (1 - f_divide(in_square, (T)54)))),
            f_divide(f_cos(in_far) - in_output, in_far))));
    }
    STORE(to_input)
};
EACH_FLOATING(KERNEL_OF, spherical_bessel_j0_input)
NARROW_KERNELS(spherical_bessel_j0_input)

/* zeta(Tensor|Scalar input, Tensor|Scalar other) = zeta(input, other) */
template <typename T, typename S = T> struct zeta_formula {
    enum { count = 3, elements = costly<T>::elements };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        const T in_other = read<T, S>(at, 2, offset[2]);
        to_output = (T)(f_zeta(in_input, in_other));
    }
    STORE(to_output)
};
EACH_FLOATING(KERNEL_OF, zeta)
NARROW_KERNELS(zeta)

/* d other = -grad * input * zeta(input + 1, other) */
template <typename T, typename S = T> struct zeta_other_formula {
    enum { count = 4, elements = costly<T>::elements };
    S to_other;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        const T in_other = read<T, S>(at, 3, offset[3]);
        to_other = (T)(-in_grad * in_input * f_zeta(in_input + 1, in_other));
    }
    STORE(to_other)
};
EACH_FLOATING(KERNEL_OF, zeta_other)
NARROW_KERNELS(zeta_other)
