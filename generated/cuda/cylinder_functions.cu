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
