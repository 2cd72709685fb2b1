/* Generated from ops.yaml by codegen/templates/section.cu. Do not edit: change the row and run make gen. */
/* bessel_and_polynomials */
#include "loop.cuh"

/* bessel_j0(Tensor input) = bessel_j0(input) */
template <typename T, typename S = T> struct bessel_j0_formula {
    enum { count = 2, elements = costly<T>::elements };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        to_output = (T)(f_bessel_j0(in_input));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_output);
    }
};
KERNEL(bessel_j0_half, bessel_j0_formula<float, half_bits>)
KERNEL(bessel_j0_bfloat16, bessel_j0_formula<float, bfloat16_bits>)
KERNEL(bessel_j0_float, bessel_j0_formula<float>)
KERNEL(bessel_j0_double, bessel_j0_formula<double>)

/* d input = -grad * bessel_j1(input) */
template <typename T, typename S = T> struct bessel_j0_input_formula {
    enum { count = 3, elements = costly<T>::elements };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        to_input = (T)(-in_grad * f_bessel_j1(in_input));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_input);
    }
};
KERNEL(bessel_j0_input_half, bessel_j0_input_formula<float, half_bits>)
KERNEL(bessel_j0_input_bfloat16, bessel_j0_input_formula<float, bfloat16_bits>)
KERNEL(bessel_j0_input_float, bessel_j0_input_formula<float>)
KERNEL(bessel_j0_input_double, bessel_j0_input_formula<double>)

/* bessel_j1(Tensor input) = bessel_j1(input) */
template <typename T, typename S = T> struct bessel_j1_formula {
    enum { count = 2, elements = costly<T>::elements };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        to_output = (T)(f_bessel_j1(in_input));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_output);
    }
};
KERNEL(bessel_j1_half, bessel_j1_formula<float, half_bits>)
KERNEL(bessel_j1_bfloat16, bessel_j1_formula<float, bfloat16_bits>)
KERNEL(bessel_j1_float, bessel_j1_formula<float>)
KERNEL(bessel_j1_double, bessel_j1_formula<double>)

/* d input = grad * (bessel_j0(input) - select(input == 0, 0.5, output / select(input == 0, 1,
   input))) */
template <typename T, typename S = T> struct bessel_j1_input_formula {
    enum { count = 4, elements = costly<T>::elements };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        const T in_output = read<T, S>(at, 3, offset[3]);
        to_input = (T)(in_grad * (f_bessel_j0(in_input) - f_select(in_input == 0, (T)0.5,
            f_divide(in_output, f_select(in_input == 0, (T)1, in_input)))));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_input);
    }
};
KERNEL(bessel_j1_input_half, bessel_j1_input_formula<float, half_bits>)
KERNEL(bessel_j1_input_bfloat16, bessel_j1_input_formula<float, bfloat16_bits>)
KERNEL(bessel_j1_input_float, bessel_j1_input_formula<float>)
KERNEL(bessel_j1_input_double, bessel_j1_input_formula<double>)

/* bessel_y0(Tensor input) = bessel_y0(input) */
template <typename T, typename S = T> struct bessel_y0_formula {
    enum { count = 2, elements = costly<T>::elements };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        to_output = (T)(f_bessel_y0(in_input));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_output);
    }
};
KERNEL(bessel_y0_half, bessel_y0_formula<float, half_bits>)
KERNEL(bessel_y0_bfloat16, bessel_y0_formula<float, bfloat16_bits>)
KERNEL(bessel_y0_float, bessel_y0_formula<float>)
KERNEL(bessel_y0_double, bessel_y0_formula<double>)

/* d input = -grad * bessel_y1(input) */
template <typename T, typename S = T> struct bessel_y0_input_formula {
    enum { count = 3, elements = costly<T>::elements };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        to_input = (T)(-in_grad * f_bessel_y1(in_input));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_input);
    }
};
KERNEL(bessel_y0_input_half, bessel_y0_input_formula<float, half_bits>)
KERNEL(bessel_y0_input_bfloat16, bessel_y0_input_formula<float, bfloat16_bits>)
KERNEL(bessel_y0_input_float, bessel_y0_input_formula<float>)
KERNEL(bessel_y0_input_double, bessel_y0_input_formula<double>)

/* bessel_y1(Tensor input) = bessel_y1(input) */
template <typename T, typename S = T> struct bessel_y1_formula {
    enum { count = 2, elements = costly<T>::elements };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        to_output = (T)(f_bessel_y1(in_input));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_output);
    }
};
KERNEL(bessel_y1_half, bessel_y1_formula<float, half_bits>)
KERNEL(bessel_y1_bfloat16, bessel_y1_formula<float, bfloat16_bits>)
KERNEL(bessel_y1_float, bessel_y1_formula<float>)
KERNEL(bessel_y1_double, bessel_y1_formula<double>)

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
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_input);
    }
};
KERNEL(bessel_y1_input_half, bessel_y1_input_formula<float, half_bits>)
KERNEL(bessel_y1_input_bfloat16, bessel_y1_input_formula<float, bfloat16_bits>)
KERNEL(bessel_y1_input_float, bessel_y1_input_formula<float>)
KERNEL(bessel_y1_input_double, bessel_y1_input_formula<double>)

/* modified_bessel_k0(Tensor input) = modified_bessel_k0(input) */
template <typename T, typename S = T> struct modified_bessel_k0_formula {
    enum { count = 2, elements = costly<T>::elements };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        to_output = (T)(f_modified_bessel_k0(in_input));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_output);
    }
};
KERNEL(modified_bessel_k0_half, modified_bessel_k0_formula<float, half_bits>)
KERNEL(modified_bessel_k0_bfloat16, modified_bessel_k0_formula<float, bfloat16_bits>)
KERNEL(modified_bessel_k0_float, modified_bessel_k0_formula<float>)
KERNEL(modified_bessel_k0_double, modified_bessel_k0_formula<double>)

/* d input = -grad * modified_bessel_k1(input) */
template <typename T, typename S = T> struct modified_bessel_k0_input_formula {
    enum { count = 3, elements = costly<T>::elements };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        to_input = (T)(-in_grad * f_modified_bessel_k1(in_input));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_input);
    }
};
KERNEL(modified_bessel_k0_input_half, modified_bessel_k0_input_formula<float, half_bits>)
KERNEL(modified_bessel_k0_input_bfloat16, modified_bessel_k0_input_formula<float, bfloat16_bits>)
KERNEL(modified_bessel_k0_input_float, modified_bessel_k0_input_formula<float>)
KERNEL(modified_bessel_k0_input_double, modified_bessel_k0_input_formula<double>)

/* modified_bessel_k1(Tensor input) = modified_bessel_k1(input) */
template <typename T, typename S = T> struct modified_bessel_k1_formula {
    enum { count = 2, elements = costly<T>::elements };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        to_output = (T)(f_modified_bessel_k1(in_input));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_output);
    }
};
KERNEL(modified_bessel_k1_half, modified_bessel_k1_formula<float, half_bits>)
KERNEL(modified_bessel_k1_bfloat16, modified_bessel_k1_formula<float, bfloat16_bits>)
KERNEL(modified_bessel_k1_float, modified_bessel_k1_formula<float>)
KERNEL(modified_bessel_k1_double, modified_bessel_k1_formula<double>)

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
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_input);
    }
};
KERNEL(modified_bessel_k1_input_half, modified_bessel_k1_input_formula<float, half_bits>)
KERNEL(modified_bessel_k1_input_bfloat16, modified_bessel_k1_input_formula<float, bfloat16_bits>)
KERNEL(modified_bessel_k1_input_float, modified_bessel_k1_input_formula<float>)
KERNEL(modified_bessel_k1_input_double, modified_bessel_k1_input_formula<double>)

/* scaled_modified_bessel_k0(Tensor input) = scaled_modified_bessel_k0(input) */
template <typename T, typename S = T> struct scaled_modified_bessel_k0_formula {
    enum { count = 2, elements = costly<T>::elements };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        to_output = (T)(f_scaled_modified_bessel_k0(in_input));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_output);
    }
};
KERNEL(scaled_modified_bessel_k0_half, scaled_modified_bessel_k0_formula<float, half_bits>)
KERNEL(scaled_modified_bessel_k0_bfloat16, scaled_modified_bessel_k0_formula<float, bfloat16_bits>)
KERNEL(scaled_modified_bessel_k0_float, scaled_modified_bessel_k0_formula<float>)
KERNEL(scaled_modified_bessel_k0_double, scaled_modified_bessel_k0_formula<double>)

/* d input = grad * (output - scaled_modified_bessel_k1(input)) */
template <typename T, typename S = T> struct scaled_modified_bessel_k0_input_formula {
    enum { count = 4, elements = costly<T>::elements };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        const T in_output = read<T, S>(at, 3, offset[3]);
        to_input = (T)(in_grad * (in_output - f_scaled_modified_bessel_k1(in_input)));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_input);
    }
};
KERNEL(scaled_modified_bessel_k0_input_half, scaled_modified_bessel_k0_input_formula<float, half_bits>)
KERNEL(scaled_modified_bessel_k0_input_bfloat16, scaled_modified_bessel_k0_input_formula<float, bfloat16_bits>)
KERNEL(scaled_modified_bessel_k0_input_float, scaled_modified_bessel_k0_input_formula<float>)
KERNEL(scaled_modified_bessel_k0_input_double, scaled_modified_bessel_k0_input_formula<double>)

/* scaled_modified_bessel_k1(Tensor input) = scaled_modified_bessel_k1(input) */
template <typename T, typename S = T> struct scaled_modified_bessel_k1_formula {
    enum { count = 2, elements = costly<T>::elements };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        to_output = (T)(f_scaled_modified_bessel_k1(in_input));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_output);
    }
};
KERNEL(scaled_modified_bessel_k1_half, scaled_modified_bessel_k1_formula<float, half_bits>)
KERNEL(scaled_modified_bessel_k1_bfloat16, scaled_modified_bessel_k1_formula<float, bfloat16_bits>)
KERNEL(scaled_modified_bessel_k1_float, scaled_modified_bessel_k1_formula<float>)
KERNEL(scaled_modified_bessel_k1_double, scaled_modified_bessel_k1_formula<double>)

/* d input = grad * (output - scaled_modified_bessel_k0(input) - output / input) */
template <typename T, typename S = T> struct scaled_modified_bessel_k1_input_formula {
    enum { count = 4, elements = costly<T>::elements };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        const T in_output = read<T, S>(at, 3, offset[3]);
        to_input = (T)(in_grad * (in_output - f_scaled_modified_bessel_k0(in_input) -
            f_divide(in_output, in_input)));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_input);
    }
};
KERNEL(scaled_modified_bessel_k1_input_half, scaled_modified_bessel_k1_input_formula<float, half_bits>)
KERNEL(scaled_modified_bessel_k1_input_bfloat16, scaled_modified_bessel_k1_input_formula<float, bfloat16_bits>)
KERNEL(scaled_modified_bessel_k1_input_float, scaled_modified_bessel_k1_input_formula<float>)
KERNEL(scaled_modified_bessel_k1_input_double, scaled_modified_bessel_k1_input_formula<double>)

/* airy_ai(Tensor input) = airy_ai(input) */
template <typename T, typename S = T> struct airy_ai_formula {
    enum { count = 2, elements = costly<T>::elements };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        to_output = (T)(f_airy_ai(in_input));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_output);
    }
};
KERNEL(airy_ai_half, airy_ai_formula<float, half_bits>)
KERNEL(airy_ai_bfloat16, airy_ai_formula<float, bfloat16_bits>)
KERNEL(airy_ai_float, airy_ai_formula<float>)
KERNEL(airy_ai_double, airy_ai_formula<double>)

/* d input = grad * airy_slope(input) */
template <typename T, typename S = T> struct airy_ai_input_formula {
    enum { count = 3, elements = costly<T>::elements };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        to_input = (T)(in_grad * f_airy_slope(in_input));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_input);
    }
};
KERNEL(airy_ai_input_half, airy_ai_input_formula<float, half_bits>)
KERNEL(airy_ai_input_bfloat16, airy_ai_input_formula<float, bfloat16_bits>)
KERNEL(airy_ai_input_float, airy_ai_input_formula<float>)
KERNEL(airy_ai_input_double, airy_ai_input_formula<double>)

/* airy_slope(Tensor input) = airy_slope(input) */
template <typename T, typename S = T> struct airy_slope_formula {
    enum { count = 2, elements = costly<T>::elements };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        to_output = (T)(f_airy_slope(in_input));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_output);
    }
};
KERNEL(airy_slope_half, airy_slope_formula<float, half_bits>)
KERNEL(airy_slope_bfloat16, airy_slope_formula<float, bfloat16_bits>)
KERNEL(airy_slope_float, airy_slope_formula<float>)
KERNEL(airy_slope_double, airy_slope_formula<double>)

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
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_input);
    }
};
KERNEL(airy_slope_input_half, airy_slope_input_formula<float, half_bits>)
KERNEL(airy_slope_input_bfloat16, airy_slope_input_formula<float, bfloat16_bits>)
KERNEL(airy_slope_input_float, airy_slope_input_formula<float>)
KERNEL(airy_slope_input_double, airy_slope_input_formula<double>)

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
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_output);
    }
};
KERNEL(spherical_bessel_j0_half, spherical_bessel_j0_formula<float, half_bits>)
KERNEL(spherical_bessel_j0_bfloat16, spherical_bessel_j0_formula<float, bfloat16_bits>)
KERNEL(spherical_bessel_j0_float, spherical_bessel_j0_formula<float>)
KERNEL(spherical_bessel_j0_double, spherical_bessel_j0_formula<double>)

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
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_input);
    }
};
KERNEL(spherical_bessel_j0_input_half, spherical_bessel_j0_input_formula<float, half_bits>)
KERNEL(spherical_bessel_j0_input_bfloat16, spherical_bessel_j0_input_formula<float, bfloat16_bits>)
KERNEL(spherical_bessel_j0_input_float, spherical_bessel_j0_input_formula<float>)
KERNEL(spherical_bessel_j0_input_double, spherical_bessel_j0_input_formula<double>)

/* zeta(Tensor|Scalar input, Tensor|Scalar other) = zeta(input, other) */
template <typename T, typename S = T> struct zeta_formula {
    enum { count = 3, elements = costly<T>::elements };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        const T in_other = read<T, S>(at, 2, offset[2]);
        to_output = (T)(f_zeta(in_input, in_other));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_output);
    }
};
KERNEL(zeta_half, zeta_formula<float, half_bits>)
KERNEL(zeta_bfloat16, zeta_formula<float, bfloat16_bits>)
KERNEL(zeta_float, zeta_formula<float>)
KERNEL(zeta_double, zeta_formula<double>)

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
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_other);
    }
};
KERNEL(zeta_other_half, zeta_other_formula<float, half_bits>)
KERNEL(zeta_other_bfloat16, zeta_other_formula<float, bfloat16_bits>)
KERNEL(zeta_other_float, zeta_other_formula<float>)
KERNEL(zeta_other_double, zeta_other_formula<double>)

/* orthogonal_polynomial(Tensor|Scalar input, Tensor|Scalar n, Scalar kind=0) =
   orthogonal_polynomial(input, n, kind) */
template <typename T, typename S = T> struct orthogonal_polynomial_formula {
    enum { count = 3, elements = costly<T>::elements };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        const T in_n = read<T, S>(at, 2, offset[2]);
        const T in_kind = number<T>(option, 2);
        to_output = (T)(f_orthogonal_polynomial(in_input, in_n, in_kind));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_output);
    }
};
KERNEL(orthogonal_polynomial_half, orthogonal_polynomial_formula<float, half_bits>)
KERNEL(orthogonal_polynomial_bfloat16, orthogonal_polynomial_formula<float, bfloat16_bits>)
KERNEL(orthogonal_polynomial_float, orthogonal_polynomial_formula<float>)
KERNEL(orthogonal_polynomial_double, orthogonal_polynomial_formula<double>)

/* d input = grad * orthogonal_polynomial(input, n, kind + 16) */
template <typename T, typename S = T> struct orthogonal_polynomial_input_formula {
    enum { count = 4, elements = costly<T>::elements };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        const T in_n = read<T, S>(at, 3, offset[3]);
        const T in_kind = number<T>(option, 2);
        to_input = (T)(in_grad * f_orthogonal_polynomial(in_input, in_n, in_kind + 16));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_input);
    }
};
KERNEL(orthogonal_polynomial_input_half, orthogonal_polynomial_input_formula<float, half_bits>)
KERNEL(orthogonal_polynomial_input_bfloat16, orthogonal_polynomial_input_formula<float, bfloat16_bits>)
KERNEL(orthogonal_polynomial_input_float, orthogonal_polynomial_input_formula<float>)
KERNEL(orthogonal_polynomial_input_double, orthogonal_polynomial_input_formula<double>)

/* d n = 0 */
template <typename T, typename S = T> struct orthogonal_polynomial_n_formula {
    enum { count = 2, elements = GPU_QUICK };
    S to_n;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        to_n = (T)(f_select((in_grad == 0) & (in_grad != 0), in_grad, (T)0));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_n);
    }
};
KERNEL(orthogonal_polynomial_n_half, orthogonal_polynomial_n_formula<float, half_bits>)
KERNEL(orthogonal_polynomial_n_bfloat16, orthogonal_polynomial_n_formula<float, bfloat16_bits>)
KERNEL(orthogonal_polynomial_n_float, orthogonal_polynomial_n_formula<float>)
KERNEL(orthogonal_polynomial_n_double, orthogonal_polynomial_n_formula<double>)

/* chebyshev_polynomial_t(Tensor|Scalar input, Tensor|Scalar n) = orthogonal_polynomial(input,
   n, 0) */
template <typename T, typename S = T> struct chebyshev_polynomial_t_formula {
    enum { count = 3, elements = costly<T>::elements };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        const T in_n = read<T, S>(at, 2, offset[2]);
        to_output = (T)(f_orthogonal_polynomial(in_input, in_n, (T)0));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_output);
    }
};
KERNEL(chebyshev_polynomial_t_half, chebyshev_polynomial_t_formula<float, half_bits>)
KERNEL(chebyshev_polynomial_t_bfloat16, chebyshev_polynomial_t_formula<float, bfloat16_bits>)
KERNEL(chebyshev_polynomial_t_float, chebyshev_polynomial_t_formula<float>)
KERNEL(chebyshev_polynomial_t_double, chebyshev_polynomial_t_formula<double>)

/* d input = grad * orthogonal_polynomial(input, n, 16) */
template <typename T, typename S = T> struct chebyshev_polynomial_t_input_formula {
    enum { count = 4, elements = costly<T>::elements };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        const T in_n = read<T, S>(at, 3, offset[3]);
        to_input = (T)(in_grad * f_orthogonal_polynomial(in_input, in_n, (T)16));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_input);
    }
};
KERNEL(chebyshev_polynomial_t_input_half, chebyshev_polynomial_t_input_formula<float, half_bits>)
KERNEL(chebyshev_polynomial_t_input_bfloat16, chebyshev_polynomial_t_input_formula<float, bfloat16_bits>)
KERNEL(chebyshev_polynomial_t_input_float, chebyshev_polynomial_t_input_formula<float>)
KERNEL(chebyshev_polynomial_t_input_double, chebyshev_polynomial_t_input_formula<double>)

/* d n = 0 */
template <typename T, typename S = T> struct chebyshev_polynomial_t_n_formula {
    enum { count = 2, elements = GPU_QUICK };
    S to_n;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        to_n = (T)(f_select((in_grad == 0) & (in_grad != 0), in_grad, (T)0));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_n);
    }
};
KERNEL(chebyshev_polynomial_t_n_half, chebyshev_polynomial_t_n_formula<float, half_bits>)
KERNEL(chebyshev_polynomial_t_n_bfloat16, chebyshev_polynomial_t_n_formula<float, bfloat16_bits>)
KERNEL(chebyshev_polynomial_t_n_float, chebyshev_polynomial_t_n_formula<float>)
KERNEL(chebyshev_polynomial_t_n_double, chebyshev_polynomial_t_n_formula<double>)

/* chebyshev_polynomial_u(Tensor|Scalar input, Tensor|Scalar n) = orthogonal_polynomial(input,
   n, 1) */
template <typename T, typename S = T> struct chebyshev_polynomial_u_formula {
    enum { count = 3, elements = costly<T>::elements };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        const T in_n = read<T, S>(at, 2, offset[2]);
        to_output = (T)(f_orthogonal_polynomial(in_input, in_n, (T)1));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_output);
    }
};
KERNEL(chebyshev_polynomial_u_half, chebyshev_polynomial_u_formula<float, half_bits>)
KERNEL(chebyshev_polynomial_u_bfloat16, chebyshev_polynomial_u_formula<float, bfloat16_bits>)
KERNEL(chebyshev_polynomial_u_float, chebyshev_polynomial_u_formula<float>)
KERNEL(chebyshev_polynomial_u_double, chebyshev_polynomial_u_formula<double>)

/* d input = grad * orthogonal_polynomial(input, n, 17) */
template <typename T, typename S = T> struct chebyshev_polynomial_u_input_formula {
    enum { count = 4, elements = costly<T>::elements };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        const T in_n = read<T, S>(at, 3, offset[3]);
        to_input = (T)(in_grad * f_orthogonal_polynomial(in_input, in_n, (T)17));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_input);
    }
};
KERNEL(chebyshev_polynomial_u_input_half, chebyshev_polynomial_u_input_formula<float, half_bits>)
KERNEL(chebyshev_polynomial_u_input_bfloat16, chebyshev_polynomial_u_input_formula<float, bfloat16_bits>)
KERNEL(chebyshev_polynomial_u_input_float, chebyshev_polynomial_u_input_formula<float>)
KERNEL(chebyshev_polynomial_u_input_double, chebyshev_polynomial_u_input_formula<double>)

/* d n = 0 */
template <typename T, typename S = T> struct chebyshev_polynomial_u_n_formula {
    enum { count = 2, elements = GPU_QUICK };
    S to_n;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        to_n = (T)(f_select((in_grad == 0) & (in_grad != 0), in_grad, (T)0));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_n);
    }
};
KERNEL(chebyshev_polynomial_u_n_half, chebyshev_polynomial_u_n_formula<float, half_bits>)
KERNEL(chebyshev_polynomial_u_n_bfloat16, chebyshev_polynomial_u_n_formula<float, bfloat16_bits>)
KERNEL(chebyshev_polynomial_u_n_float, chebyshev_polynomial_u_n_formula<float>)
KERNEL(chebyshev_polynomial_u_n_double, chebyshev_polynomial_u_n_formula<double>)

/* chebyshev_polynomial_v(Tensor|Scalar input, Tensor|Scalar n) = orthogonal_polynomial(input,
   n, 2) */
template <typename T, typename S = T> struct chebyshev_polynomial_v_formula {
    enum { count = 3, elements = costly<T>::elements };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        const T in_n = read<T, S>(at, 2, offset[2]);
        to_output = (T)(f_orthogonal_polynomial(in_input, in_n, (T)2));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_output);
    }
};
KERNEL(chebyshev_polynomial_v_half, chebyshev_polynomial_v_formula<float, half_bits>)
KERNEL(chebyshev_polynomial_v_bfloat16, chebyshev_polynomial_v_formula<float, bfloat16_bits>)
KERNEL(chebyshev_polynomial_v_float, chebyshev_polynomial_v_formula<float>)
KERNEL(chebyshev_polynomial_v_double, chebyshev_polynomial_v_formula<double>)

/* d input = grad * orthogonal_polynomial(input, n, 18) */
template <typename T, typename S = T> struct chebyshev_polynomial_v_input_formula {
    enum { count = 4, elements = costly<T>::elements };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        const T in_n = read<T, S>(at, 3, offset[3]);
        to_input = (T)(in_grad * f_orthogonal_polynomial(in_input, in_n, (T)18));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_input);
    }
};
KERNEL(chebyshev_polynomial_v_input_half, chebyshev_polynomial_v_input_formula<float, half_bits>)
KERNEL(chebyshev_polynomial_v_input_bfloat16, chebyshev_polynomial_v_input_formula<float, bfloat16_bits>)
KERNEL(chebyshev_polynomial_v_input_float, chebyshev_polynomial_v_input_formula<float>)
KERNEL(chebyshev_polynomial_v_input_double, chebyshev_polynomial_v_input_formula<double>)

/* d n = 0 */
template <typename T, typename S = T> struct chebyshev_polynomial_v_n_formula {
    enum { count = 2, elements = GPU_QUICK };
    S to_n;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        to_n = (T)(f_select((in_grad == 0) & (in_grad != 0), in_grad, (T)0));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_n);
    }
};
KERNEL(chebyshev_polynomial_v_n_half, chebyshev_polynomial_v_n_formula<float, half_bits>)
KERNEL(chebyshev_polynomial_v_n_bfloat16, chebyshev_polynomial_v_n_formula<float, bfloat16_bits>)
KERNEL(chebyshev_polynomial_v_n_float, chebyshev_polynomial_v_n_formula<float>)
KERNEL(chebyshev_polynomial_v_n_double, chebyshev_polynomial_v_n_formula<double>)

/* chebyshev_polynomial_w(Tensor|Scalar input, Tensor|Scalar n) = orthogonal_polynomial(input,
   n, 3) */
template <typename T, typename S = T> struct chebyshev_polynomial_w_formula {
    enum { count = 3, elements = costly<T>::elements };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        const T in_n = read<T, S>(at, 2, offset[2]);
        to_output = (T)(f_orthogonal_polynomial(in_input, in_n, (T)3));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_output);
    }
};
KERNEL(chebyshev_polynomial_w_half, chebyshev_polynomial_w_formula<float, half_bits>)
KERNEL(chebyshev_polynomial_w_bfloat16, chebyshev_polynomial_w_formula<float, bfloat16_bits>)
KERNEL(chebyshev_polynomial_w_float, chebyshev_polynomial_w_formula<float>)
KERNEL(chebyshev_polynomial_w_double, chebyshev_polynomial_w_formula<double>)

/* d input = grad * orthogonal_polynomial(input, n, 19) */
template <typename T, typename S = T> struct chebyshev_polynomial_w_input_formula {
    enum { count = 4, elements = costly<T>::elements };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        const T in_n = read<T, S>(at, 3, offset[3]);
        to_input = (T)(in_grad * f_orthogonal_polynomial(in_input, in_n, (T)19));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_input);
    }
};
KERNEL(chebyshev_polynomial_w_input_half, chebyshev_polynomial_w_input_formula<float, half_bits>)
KERNEL(chebyshev_polynomial_w_input_bfloat16, chebyshev_polynomial_w_input_formula<float, bfloat16_bits>)
KERNEL(chebyshev_polynomial_w_input_float, chebyshev_polynomial_w_input_formula<float>)
KERNEL(chebyshev_polynomial_w_input_double, chebyshev_polynomial_w_input_formula<double>)

/* d n = 0 */
template <typename T, typename S = T> struct chebyshev_polynomial_w_n_formula {
    enum { count = 2, elements = GPU_QUICK };
    S to_n;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        to_n = (T)(f_select((in_grad == 0) & (in_grad != 0), in_grad, (T)0));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_n);
    }
};
KERNEL(chebyshev_polynomial_w_n_half, chebyshev_polynomial_w_n_formula<float, half_bits>)
KERNEL(chebyshev_polynomial_w_n_bfloat16, chebyshev_polynomial_w_n_formula<float, bfloat16_bits>)
KERNEL(chebyshev_polynomial_w_n_float, chebyshev_polynomial_w_n_formula<float>)
KERNEL(chebyshev_polynomial_w_n_double, chebyshev_polynomial_w_n_formula<double>)

/* hermite_polynomial_h(Tensor|Scalar input, Tensor|Scalar n) = orthogonal_polynomial(input, n,
   4) */
template <typename T, typename S = T> struct hermite_polynomial_h_formula {
    enum { count = 3, elements = costly<T>::elements };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        const T in_n = read<T, S>(at, 2, offset[2]);
        to_output = (T)(f_orthogonal_polynomial(in_input, in_n, (T)4));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_output);
    }
};
KERNEL(hermite_polynomial_h_half, hermite_polynomial_h_formula<float, half_bits>)
KERNEL(hermite_polynomial_h_bfloat16, hermite_polynomial_h_formula<float, bfloat16_bits>)
KERNEL(hermite_polynomial_h_float, hermite_polynomial_h_formula<float>)
KERNEL(hermite_polynomial_h_double, hermite_polynomial_h_formula<double>)

/* d input = grad * orthogonal_polynomial(input, n, 20) */
template <typename T, typename S = T> struct hermite_polynomial_h_input_formula {
    enum { count = 4, elements = costly<T>::elements };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        const T in_n = read<T, S>(at, 3, offset[3]);
        to_input = (T)(in_grad * f_orthogonal_polynomial(in_input, in_n, (T)20));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_input);
    }
};
KERNEL(hermite_polynomial_h_input_half, hermite_polynomial_h_input_formula<float, half_bits>)
KERNEL(hermite_polynomial_h_input_bfloat16, hermite_polynomial_h_input_formula<float, bfloat16_bits>)
KERNEL(hermite_polynomial_h_input_float, hermite_polynomial_h_input_formula<float>)
KERNEL(hermite_polynomial_h_input_double, hermite_polynomial_h_input_formula<double>)

/* d n = 0 */
template <typename T, typename S = T> struct hermite_polynomial_h_n_formula {
    enum { count = 2, elements = GPU_QUICK };
    S to_n;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        to_n = (T)(f_select((in_grad == 0) & (in_grad != 0), in_grad, (T)0));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_n);
    }
};
KERNEL(hermite_polynomial_h_n_half, hermite_polynomial_h_n_formula<float, half_bits>)
KERNEL(hermite_polynomial_h_n_bfloat16, hermite_polynomial_h_n_formula<float, bfloat16_bits>)
KERNEL(hermite_polynomial_h_n_float, hermite_polynomial_h_n_formula<float>)
KERNEL(hermite_polynomial_h_n_double, hermite_polynomial_h_n_formula<double>)

/* hermite_polynomial_he(Tensor|Scalar input, Tensor|Scalar n) = orthogonal_polynomial(input, n,
   5) */
template <typename T, typename S = T> struct hermite_polynomial_he_formula {
    enum { count = 3, elements = costly<T>::elements };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        const T in_n = read<T, S>(at, 2, offset[2]);
        to_output = (T)(f_orthogonal_polynomial(in_input, in_n, (T)5));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_output);
    }
};
KERNEL(hermite_polynomial_he_half, hermite_polynomial_he_formula<float, half_bits>)
KERNEL(hermite_polynomial_he_bfloat16, hermite_polynomial_he_formula<float, bfloat16_bits>)
KERNEL(hermite_polynomial_he_float, hermite_polynomial_he_formula<float>)
KERNEL(hermite_polynomial_he_double, hermite_polynomial_he_formula<double>)

/* d input = grad * orthogonal_polynomial(input, n, 21) */
template <typename T, typename S = T> struct hermite_polynomial_he_input_formula {
    enum { count = 4, elements = costly<T>::elements };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        const T in_n = read<T, S>(at, 3, offset[3]);
        to_input = (T)(in_grad * f_orthogonal_polynomial(in_input, in_n, (T)21));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_input);
    }
};
KERNEL(hermite_polynomial_he_input_half, hermite_polynomial_he_input_formula<float, half_bits>)
KERNEL(hermite_polynomial_he_input_bfloat16, hermite_polynomial_he_input_formula<float, bfloat16_bits>)
KERNEL(hermite_polynomial_he_input_float, hermite_polynomial_he_input_formula<float>)
KERNEL(hermite_polynomial_he_input_double, hermite_polynomial_he_input_formula<double>)

/* d n = 0 */
template <typename T, typename S = T> struct hermite_polynomial_he_n_formula {
    enum { count = 2, elements = GPU_QUICK };
    S to_n;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        to_n = (T)(f_select((in_grad == 0) & (in_grad != 0), in_grad, (T)0));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_n);
    }
};
KERNEL(hermite_polynomial_he_n_half, hermite_polynomial_he_n_formula<float, half_bits>)
KERNEL(hermite_polynomial_he_n_bfloat16, hermite_polynomial_he_n_formula<float, bfloat16_bits>)
KERNEL(hermite_polynomial_he_n_float, hermite_polynomial_he_n_formula<float>)
KERNEL(hermite_polynomial_he_n_double, hermite_polynomial_he_n_formula<double>)

/* laguerre_polynomial_l(Tensor|Scalar input, Tensor|Scalar n) = orthogonal_polynomial(input, n,
   6) */
template <typename T, typename S = T> struct laguerre_polynomial_l_formula {
    enum { count = 3, elements = costly<T>::elements };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        const T in_n = read<T, S>(at, 2, offset[2]);
        to_output = (T)(f_orthogonal_polynomial(in_input, in_n, (T)6));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_output);
    }
};
KERNEL(laguerre_polynomial_l_half, laguerre_polynomial_l_formula<float, half_bits>)
KERNEL(laguerre_polynomial_l_bfloat16, laguerre_polynomial_l_formula<float, bfloat16_bits>)
KERNEL(laguerre_polynomial_l_float, laguerre_polynomial_l_formula<float>)
KERNEL(laguerre_polynomial_l_double, laguerre_polynomial_l_formula<double>)

/* d input = grad * orthogonal_polynomial(input, n, 22) */
template <typename T, typename S = T> struct laguerre_polynomial_l_input_formula {
    enum { count = 4, elements = costly<T>::elements };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        const T in_n = read<T, S>(at, 3, offset[3]);
        to_input = (T)(in_grad * f_orthogonal_polynomial(in_input, in_n, (T)22));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_input);
    }
};
KERNEL(laguerre_polynomial_l_input_half, laguerre_polynomial_l_input_formula<float, half_bits>)
KERNEL(laguerre_polynomial_l_input_bfloat16, laguerre_polynomial_l_input_formula<float, bfloat16_bits>)
KERNEL(laguerre_polynomial_l_input_float, laguerre_polynomial_l_input_formula<float>)
KERNEL(laguerre_polynomial_l_input_double, laguerre_polynomial_l_input_formula<double>)

/* d n = 0 */
template <typename T, typename S = T> struct laguerre_polynomial_l_n_formula {
    enum { count = 2, elements = GPU_QUICK };
    S to_n;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        to_n = (T)(f_select((in_grad == 0) & (in_grad != 0), in_grad, (T)0));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_n);
    }
};
KERNEL(laguerre_polynomial_l_n_half, laguerre_polynomial_l_n_formula<float, half_bits>)
KERNEL(laguerre_polynomial_l_n_bfloat16, laguerre_polynomial_l_n_formula<float, bfloat16_bits>)
KERNEL(laguerre_polynomial_l_n_float, laguerre_polynomial_l_n_formula<float>)
KERNEL(laguerre_polynomial_l_n_double, laguerre_polynomial_l_n_formula<double>)

/* legendre_polynomial_p(Tensor|Scalar input, Tensor|Scalar n) = orthogonal_polynomial(input, n,
   7) */
template <typename T, typename S = T> struct legendre_polynomial_p_formula {
    enum { count = 3, elements = costly<T>::elements };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        const T in_n = read<T, S>(at, 2, offset[2]);
        to_output = (T)(f_orthogonal_polynomial(in_input, in_n, (T)7));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_output);
    }
};
KERNEL(legendre_polynomial_p_half, legendre_polynomial_p_formula<float, half_bits>)
KERNEL(legendre_polynomial_p_bfloat16, legendre_polynomial_p_formula<float, bfloat16_bits>)
KERNEL(legendre_polynomial_p_float, legendre_polynomial_p_formula<float>)
KERNEL(legendre_polynomial_p_double, legendre_polynomial_p_formula<double>)

/* d input = grad * orthogonal_polynomial(input, n, 23) */
template <typename T, typename S = T> struct legendre_polynomial_p_input_formula {
    enum { count = 4, elements = costly<T>::elements };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        const T in_n = read<T, S>(at, 3, offset[3]);
        to_input = (T)(in_grad * f_orthogonal_polynomial(in_input, in_n, (T)23));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_input);
    }
};
KERNEL(legendre_polynomial_p_input_half, legendre_polynomial_p_input_formula<float, half_bits>)
KERNEL(legendre_polynomial_p_input_bfloat16, legendre_polynomial_p_input_formula<float, bfloat16_bits>)
KERNEL(legendre_polynomial_p_input_float, legendre_polynomial_p_input_formula<float>)
KERNEL(legendre_polynomial_p_input_double, legendre_polynomial_p_input_formula<double>)

/* d n = 0 */
template <typename T, typename S = T> struct legendre_polynomial_p_n_formula {
    enum { count = 2, elements = GPU_QUICK };
    S to_n;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        to_n = (T)(f_select((in_grad == 0) & (in_grad != 0), in_grad, (T)0));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_n);
    }
};
KERNEL(legendre_polynomial_p_n_half, legendre_polynomial_p_n_formula<float, half_bits>)
KERNEL(legendre_polynomial_p_n_bfloat16, legendre_polynomial_p_n_formula<float, bfloat16_bits>)
KERNEL(legendre_polynomial_p_n_float, legendre_polynomial_p_n_formula<float>)
KERNEL(legendre_polynomial_p_n_double, legendre_polynomial_p_n_formula<double>)

/* shifted_chebyshev_polynomial_t(Tensor|Scalar input, Tensor|Scalar n) =
   orthogonal_polynomial(input, n, 8) */
template <typename T, typename S = T> struct shifted_chebyshev_polynomial_t_formula {
    enum { count = 3, elements = costly<T>::elements };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        const T in_n = read<T, S>(at, 2, offset[2]);
        to_output = (T)(f_orthogonal_polynomial(in_input, in_n, (T)8));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_output);
    }
};
KERNEL(shifted_chebyshev_polynomial_t_half, shifted_chebyshev_polynomial_t_formula<float, half_bits>)
KERNEL(shifted_chebyshev_polynomial_t_bfloat16, shifted_chebyshev_polynomial_t_formula<float, bfloat16_bits>)
KERNEL(shifted_chebyshev_polynomial_t_float, shifted_chebyshev_polynomial_t_formula<float>)
KERNEL(shifted_chebyshev_polynomial_t_double, shifted_chebyshev_polynomial_t_formula<double>)

/* d input = grad * orthogonal_polynomial(input, n, 24) */
template <typename T, typename S = T> struct shifted_chebyshev_polynomial_t_input_formula {
    enum { count = 4, elements = costly<T>::elements };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        const T in_n = read<T, S>(at, 3, offset[3]);
        to_input = (T)(in_grad * f_orthogonal_polynomial(in_input, in_n, (T)24));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_input);
    }
};
KERNEL(shifted_chebyshev_polynomial_t_input_half, shifted_chebyshev_polynomial_t_input_formula<float, half_bits>)
KERNEL(shifted_chebyshev_polynomial_t_input_bfloat16, shifted_chebyshev_polynomial_t_input_formula<float, bfloat16_bits>)
KERNEL(shifted_chebyshev_polynomial_t_input_float, shifted_chebyshev_polynomial_t_input_formula<float>)
KERNEL(shifted_chebyshev_polynomial_t_input_double, shifted_chebyshev_polynomial_t_input_formula<double>)

/* d n = 0 */
template <typename T, typename S = T> struct shifted_chebyshev_polynomial_t_n_formula {
    enum { count = 2, elements = GPU_QUICK };
    S to_n;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        to_n = (T)(f_select((in_grad == 0) & (in_grad != 0), in_grad, (T)0));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_n);
    }
};
KERNEL(shifted_chebyshev_polynomial_t_n_half, shifted_chebyshev_polynomial_t_n_formula<float, half_bits>)
KERNEL(shifted_chebyshev_polynomial_t_n_bfloat16, shifted_chebyshev_polynomial_t_n_formula<float, bfloat16_bits>)
KERNEL(shifted_chebyshev_polynomial_t_n_float, shifted_chebyshev_polynomial_t_n_formula<float>)
KERNEL(shifted_chebyshev_polynomial_t_n_double, shifted_chebyshev_polynomial_t_n_formula<double>)

/* shifted_chebyshev_polynomial_u(Tensor|Scalar input, Tensor|Scalar n) =
   orthogonal_polynomial(input, n, 9) */
template <typename T, typename S = T> struct shifted_chebyshev_polynomial_u_formula {
    enum { count = 3, elements = costly<T>::elements };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        const T in_n = read<T, S>(at, 2, offset[2]);
        to_output = (T)(f_orthogonal_polynomial(in_input, in_n, (T)9));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_output);
    }
};
KERNEL(shifted_chebyshev_polynomial_u_half, shifted_chebyshev_polynomial_u_formula<float, half_bits>)
KERNEL(shifted_chebyshev_polynomial_u_bfloat16, shifted_chebyshev_polynomial_u_formula<float, bfloat16_bits>)
KERNEL(shifted_chebyshev_polynomial_u_float, shifted_chebyshev_polynomial_u_formula<float>)
KERNEL(shifted_chebyshev_polynomial_u_double, shifted_chebyshev_polynomial_u_formula<double>)

/* d input = grad * orthogonal_polynomial(input, n, 25) */
template <typename T, typename S = T> struct shifted_chebyshev_polynomial_u_input_formula {
    enum { count = 4, elements = costly<T>::elements };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        const T in_n = read<T, S>(at, 3, offset[3]);
        to_input = (T)(in_grad * f_orthogonal_polynomial(in_input, in_n, (T)25));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_input);
    }
};
KERNEL(shifted_chebyshev_polynomial_u_input_half, shifted_chebyshev_polynomial_u_input_formula<float, half_bits>)
KERNEL(shifted_chebyshev_polynomial_u_input_bfloat16, shifted_chebyshev_polynomial_u_input_formula<float, bfloat16_bits>)
KERNEL(shifted_chebyshev_polynomial_u_input_float, shifted_chebyshev_polynomial_u_input_formula<float>)
KERNEL(shifted_chebyshev_polynomial_u_input_double, shifted_chebyshev_polynomial_u_input_formula<double>)

/* d n = 0 */
template <typename T, typename S = T> struct shifted_chebyshev_polynomial_u_n_formula {
    enum { count = 2, elements = GPU_QUICK };
    S to_n;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        to_n = (T)(f_select((in_grad == 0) & (in_grad != 0), in_grad, (T)0));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_n);
    }
};
KERNEL(shifted_chebyshev_polynomial_u_n_half, shifted_chebyshev_polynomial_u_n_formula<float, half_bits>)
KERNEL(shifted_chebyshev_polynomial_u_n_bfloat16, shifted_chebyshev_polynomial_u_n_formula<float, bfloat16_bits>)
KERNEL(shifted_chebyshev_polynomial_u_n_float, shifted_chebyshev_polynomial_u_n_formula<float>)
KERNEL(shifted_chebyshev_polynomial_u_n_double, shifted_chebyshev_polynomial_u_n_formula<double>)

/* shifted_chebyshev_polynomial_v(Tensor|Scalar input, Tensor|Scalar n) =
   orthogonal_polynomial(input, n, 10) */
template <typename T, typename S = T> struct shifted_chebyshev_polynomial_v_formula {
    enum { count = 3, elements = costly<T>::elements };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        const T in_n = read<T, S>(at, 2, offset[2]);
        to_output = (T)(f_orthogonal_polynomial(in_input, in_n, (T)10));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_output);
    }
};
KERNEL(shifted_chebyshev_polynomial_v_half, shifted_chebyshev_polynomial_v_formula<float, half_bits>)
KERNEL(shifted_chebyshev_polynomial_v_bfloat16, shifted_chebyshev_polynomial_v_formula<float, bfloat16_bits>)
KERNEL(shifted_chebyshev_polynomial_v_float, shifted_chebyshev_polynomial_v_formula<float>)
KERNEL(shifted_chebyshev_polynomial_v_double, shifted_chebyshev_polynomial_v_formula<double>)

/* d input = grad * orthogonal_polynomial(input, n, 26) */
template <typename T, typename S = T> struct shifted_chebyshev_polynomial_v_input_formula {
    enum { count = 4, elements = costly<T>::elements };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        const T in_n = read<T, S>(at, 3, offset[3]);
        to_input = (T)(in_grad * f_orthogonal_polynomial(in_input, in_n, (T)26));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_input);
    }
};
KERNEL(shifted_chebyshev_polynomial_v_input_half, shifted_chebyshev_polynomial_v_input_formula<float, half_bits>)
KERNEL(shifted_chebyshev_polynomial_v_input_bfloat16, shifted_chebyshev_polynomial_v_input_formula<float, bfloat16_bits>)
KERNEL(shifted_chebyshev_polynomial_v_input_float, shifted_chebyshev_polynomial_v_input_formula<float>)
KERNEL(shifted_chebyshev_polynomial_v_input_double, shifted_chebyshev_polynomial_v_input_formula<double>)

/* d n = 0 */
template <typename T, typename S = T> struct shifted_chebyshev_polynomial_v_n_formula {
    enum { count = 2, elements = GPU_QUICK };
    S to_n;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        to_n = (T)(f_select((in_grad == 0) & (in_grad != 0), in_grad, (T)0));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_n);
    }
};
KERNEL(shifted_chebyshev_polynomial_v_n_half, shifted_chebyshev_polynomial_v_n_formula<float, half_bits>)
KERNEL(shifted_chebyshev_polynomial_v_n_bfloat16, shifted_chebyshev_polynomial_v_n_formula<float, bfloat16_bits>)
KERNEL(shifted_chebyshev_polynomial_v_n_float, shifted_chebyshev_polynomial_v_n_formula<float>)
KERNEL(shifted_chebyshev_polynomial_v_n_double, shifted_chebyshev_polynomial_v_n_formula<double>)

/* shifted_chebyshev_polynomial_w(Tensor|Scalar input, Tensor|Scalar n) =
   orthogonal_polynomial(input, n, 11) */
template <typename T, typename S = T> struct shifted_chebyshev_polynomial_w_formula {
    enum { count = 3, elements = costly<T>::elements };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        const T in_n = read<T, S>(at, 2, offset[2]);
        to_output = (T)(f_orthogonal_polynomial(in_input, in_n, (T)11));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_output);
    }
};
KERNEL(shifted_chebyshev_polynomial_w_half, shifted_chebyshev_polynomial_w_formula<float, half_bits>)
KERNEL(shifted_chebyshev_polynomial_w_bfloat16, shifted_chebyshev_polynomial_w_formula<float, bfloat16_bits>)
KERNEL(shifted_chebyshev_polynomial_w_float, shifted_chebyshev_polynomial_w_formula<float>)
KERNEL(shifted_chebyshev_polynomial_w_double, shifted_chebyshev_polynomial_w_formula<double>)

/* d input = grad * orthogonal_polynomial(input, n, 27) */
template <typename T, typename S = T> struct shifted_chebyshev_polynomial_w_input_formula {
    enum { count = 4, elements = costly<T>::elements };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        const T in_n = read<T, S>(at, 3, offset[3]);
        to_input = (T)(in_grad * f_orthogonal_polynomial(in_input, in_n, (T)27));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_input);
    }
};
KERNEL(shifted_chebyshev_polynomial_w_input_half, shifted_chebyshev_polynomial_w_input_formula<float, half_bits>)
KERNEL(shifted_chebyshev_polynomial_w_input_bfloat16, shifted_chebyshev_polynomial_w_input_formula<float, bfloat16_bits>)
KERNEL(shifted_chebyshev_polynomial_w_input_float, shifted_chebyshev_polynomial_w_input_formula<float>)
KERNEL(shifted_chebyshev_polynomial_w_input_double, shifted_chebyshev_polynomial_w_input_formula<double>)

/* d n = 0 */
template <typename T, typename S = T> struct shifted_chebyshev_polynomial_w_n_formula {
    enum { count = 2, elements = GPU_QUICK };
    S to_n;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        to_n = (T)(f_select((in_grad == 0) & (in_grad != 0), in_grad, (T)0));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_n);
    }
};
KERNEL(shifted_chebyshev_polynomial_w_n_half, shifted_chebyshev_polynomial_w_n_formula<float, half_bits>)
KERNEL(shifted_chebyshev_polynomial_w_n_bfloat16, shifted_chebyshev_polynomial_w_n_formula<float, bfloat16_bits>)
KERNEL(shifted_chebyshev_polynomial_w_n_float, shifted_chebyshev_polynomial_w_n_formula<float>)
KERNEL(shifted_chebyshev_polynomial_w_n_double, shifted_chebyshev_polynomial_w_n_formula<double>)
