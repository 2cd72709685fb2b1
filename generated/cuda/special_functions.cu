/* Generated from ops.yaml by codegen/templates/section.cu. Do not edit: change the row and run make gen. */
/* special_functions */
#include "loop.cuh"

/* square(Tensor input) = input * input */
template <typename T, typename S = T> struct square_formula {
    enum { count = 2, elements = GPU_QUICK };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        to_output = (T)(in_input * in_input);
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_output);
    }
};
KERNEL(square_half, square_formula<float, half_bits>)
KERNEL(square_bfloat16, square_formula<float, bfloat16_bits>)
KERNEL(square_byte, square_formula<uint8_t>)
KERNEL(square_char, square_formula<int8_t>)
KERNEL(square_short, square_formula<int16_t>)
KERNEL(square_int, square_formula<int32_t>)
KERNEL(square_long, square_formula<int64_t>)
KERNEL(square_float, square_formula<float>)
KERNEL(square_double, square_formula<double>)

/* d input = 2 * grad * input */
template <typename T, typename S = T> struct square_input_formula {
    enum { count = 3, elements = GPU_QUICK };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        to_input = (T)(2 * in_grad * in_input);
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_input);
    }
};
KERNEL(square_input_half, square_input_formula<float, half_bits>)
KERNEL(square_input_bfloat16, square_input_formula<float, bfloat16_bits>)
KERNEL(square_input_float, square_input_formula<float>)
KERNEL(square_input_double, square_input_formula<double>)

/* log2(Tensor input) = log2(input) */
template <typename T, typename S = T> struct log2_formula {
    enum { count = 2, elements = costly<T>::elements };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        to_output = (T)(f_log2(in_input));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_output);
    }
};
KERNEL(log2_half, log2_formula<float, half_bits>)
KERNEL(log2_bfloat16, log2_formula<float, bfloat16_bits>)
KERNEL(log2_float, log2_formula<float>)
KERNEL(log2_double, log2_formula<double>)

/* d input = grad / (input * log(2)) */
template <typename T, typename S = T> struct log2_input_formula {
    enum { count = 3, elements = costly<T>::elements };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        to_input = (T)(f_divide(in_grad, in_input * f_log((T)2)));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_input);
    }
};
KERNEL(log2_input_half, log2_input_formula<float, half_bits>)
KERNEL(log2_input_bfloat16, log2_input_formula<float, bfloat16_bits>)
KERNEL(log2_input_float, log2_input_formula<float>)
KERNEL(log2_input_double, log2_input_formula<double>)

/* log10(Tensor input) = log10(input) */
template <typename T, typename S = T> struct log10_formula {
    enum { count = 2, elements = costly<T>::elements };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        to_output = (T)(f_log10(in_input));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_output);
    }
};
KERNEL(log10_half, log10_formula<float, half_bits>)
KERNEL(log10_bfloat16, log10_formula<float, bfloat16_bits>)
KERNEL(log10_float, log10_formula<float>)
KERNEL(log10_double, log10_formula<double>)

/* d input = grad / (input * log(10)) */
template <typename T, typename S = T> struct log10_input_formula {
    enum { count = 3, elements = costly<T>::elements };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        to_input = (T)(f_divide(in_grad, in_input * f_log((T)10)));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_input);
    }
};
KERNEL(log10_input_half, log10_input_formula<float, half_bits>)
KERNEL(log10_input_bfloat16, log10_input_formula<float, bfloat16_bits>)
KERNEL(log10_input_float, log10_input_formula<float>)
KERNEL(log10_input_double, log10_input_formula<double>)

/* exp2(Tensor input) = exp2(input) */
template <typename T, typename S = T> struct exp2_formula {
    enum { count = 2, elements = costly<T>::elements };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        to_output = (T)(f_exp2(in_input));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_output);
    }
};
KERNEL(exp2_half, exp2_formula<float, half_bits>)
KERNEL(exp2_bfloat16, exp2_formula<float, bfloat16_bits>)
KERNEL(exp2_float, exp2_formula<float>)
KERNEL(exp2_double, exp2_formula<double>)

/* d input = grad * output * log(2) */
template <typename T, typename S = T> struct exp2_input_formula {
    enum { count = 3, elements = costly<T>::elements };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_output = read<T, S>(at, 2, offset[2]);
        to_input = (T)(in_grad * in_output * f_log((T)2));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_input);
    }
};
KERNEL(exp2_input_half, exp2_input_formula<float, half_bits>)
KERNEL(exp2_input_bfloat16, exp2_input_formula<float, bfloat16_bits>)
KERNEL(exp2_input_float, exp2_input_formula<float>)
KERNEL(exp2_input_double, exp2_input_formula<double>)

/* erf(Tensor input) = erf(input) */
template <typename T, typename S = T> struct erf_formula {
    enum { count = 2, elements = costly<T>::elements };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        to_output = (T)(f_erf(in_input));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_output);
    }
};
KERNEL(erf_half, erf_formula<float, half_bits>)
KERNEL(erf_bfloat16, erf_formula<float, bfloat16_bits>)
KERNEL(erf_float, erf_formula<float>)
KERNEL(erf_double, erf_formula<double>)

/* d input = grad * 2 / sqrt(pi) * exp(-input * input) */
template <typename T, typename S = T> struct erf_input_formula {
    enum { count = 3, elements = costly<T>::elements };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        to_input = (T)(f_divide(in_grad * 2, f_sqrt((T)3.141592653589793)) * f_exp(-in_input *
            in_input));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_input);
    }
};
KERNEL(erf_input_half, erf_input_formula<float, half_bits>)
KERNEL(erf_input_bfloat16, erf_input_formula<float, bfloat16_bits>)
KERNEL(erf_input_float, erf_input_formula<float>)
KERNEL(erf_input_double, erf_input_formula<double>)

/* erfc(Tensor input) = erfc(input) */
template <typename T, typename S = T> struct erfc_formula {
    enum { count = 2, elements = costly<T>::elements };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        to_output = (T)(f_erfc(in_input));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_output);
    }
};
KERNEL(erfc_half, erfc_formula<float, half_bits>)
KERNEL(erfc_bfloat16, erfc_formula<float, bfloat16_bits>)
KERNEL(erfc_float, erfc_formula<float>)
KERNEL(erfc_double, erfc_formula<double>)

/* d input = -2 * grad / sqrt(pi) * exp(-input * input) */
template <typename T, typename S = T> struct erfc_input_formula {
    enum { count = 3, elements = costly<T>::elements };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        to_input = (T)(f_divide(-2 * in_grad, f_sqrt((T)3.141592653589793)) * f_exp(-in_input *
            in_input));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_input);
    }
};
KERNEL(erfc_input_half, erfc_input_formula<float, half_bits>)
KERNEL(erfc_input_bfloat16, erfc_input_formula<float, bfloat16_bits>)
KERNEL(erfc_input_float, erfc_input_formula<float>)
KERNEL(erfc_input_double, erfc_input_formula<double>)

/* erfinv(Tensor input) = erfinv(input) */
template <typename T, typename S = T> struct erfinv_formula {
    enum { count = 2, elements = costly<T>::elements };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        to_output = (T)(f_erfinv(in_input));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_output);
    }
};
KERNEL(erfinv_half, erfinv_formula<float, half_bits>)
KERNEL(erfinv_bfloat16, erfinv_formula<float, bfloat16_bits>)
KERNEL(erfinv_float, erfinv_formula<float>)
KERNEL(erfinv_double, erfinv_formula<double>)

/* d input = grad * sqrt(pi) / 2 * exp(output * output) */
template <typename T, typename S = T> struct erfinv_input_formula {
    enum { count = 3, elements = costly<T>::elements };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_output = read<T, S>(at, 2, offset[2]);
        to_input = (T)(f_divide(in_grad * f_sqrt((T)3.141592653589793),
            (T)2) * f_exp(in_output * in_output));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_input);
    }
};
KERNEL(erfinv_input_half, erfinv_input_formula<float, half_bits>)
KERNEL(erfinv_input_bfloat16, erfinv_input_formula<float, bfloat16_bits>)
KERNEL(erfinv_input_float, erfinv_input_formula<float>)
KERNEL(erfinv_input_double, erfinv_input_formula<double>)

/* lgamma(Tensor input) = lgamma(input) */
template <typename T, typename S = T> struct lgamma_formula {
    enum { count = 2, elements = costly<T>::elements };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        to_output = (T)(f_lgamma(in_input));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_output);
    }
};
KERNEL(lgamma_half, lgamma_formula<float, half_bits>)
KERNEL(lgamma_bfloat16, lgamma_formula<float, bfloat16_bits>)
KERNEL(lgamma_float, lgamma_formula<float>)
KERNEL(lgamma_double, lgamma_formula<double>)

/* d input = grad * digamma(input) */
template <typename T, typename S = T> struct lgamma_input_formula {
    enum { count = 3, elements = costly<T>::elements };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        to_input = (T)(in_grad * f_digamma(in_input));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_input);
    }
};
KERNEL(lgamma_input_half, lgamma_input_formula<float, half_bits>)
KERNEL(lgamma_input_bfloat16, lgamma_input_formula<float, bfloat16_bits>)
KERNEL(lgamma_input_float, lgamma_input_formula<float>)
KERNEL(lgamma_input_double, lgamma_input_formula<double>)

/* digamma(Tensor input) = digamma(input) */
template <typename T, typename S = T> struct digamma_formula {
    enum { count = 2, elements = costly<T>::elements };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        to_output = (T)(f_digamma(in_input));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_output);
    }
};
KERNEL(digamma_half, digamma_formula<float, half_bits>)
KERNEL(digamma_bfloat16, digamma_formula<float, bfloat16_bits>)
KERNEL(digamma_float, digamma_formula<float>)
KERNEL(digamma_double, digamma_formula<double>)

/* d input = grad * polygamma(1, input) */
template <typename T, typename S = T> struct digamma_input_formula {
    enum { count = 3, elements = costly<T>::elements };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        to_input = (T)(in_grad * f_polygamma((T)1, in_input));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_input);
    }
};
KERNEL(digamma_input_half, digamma_input_formula<float, half_bits>)
KERNEL(digamma_input_bfloat16, digamma_input_formula<float, bfloat16_bits>)
KERNEL(digamma_input_float, digamma_input_formula<float>)
KERNEL(digamma_input_double, digamma_input_formula<double>)

/* ndtri(Tensor input) = select(abs(center) <= 0.425, middle, select(center < 0, -limited,
   limited)) */
template <typename T, typename S = T> struct ndtri_formula {
    enum { count = 2, elements = costly<T>::elements };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        const T in_center = in_input - (T)0.5;
        const T in_q = (T)0.180625 - in_center * in_center;
        const T in_tail = f_sqrt(-f_log(f_select(in_center < 0, in_input, 1 - in_input)));
        const T in_near = in_tail - (T)1.6;
        const T in_far = in_tail - 5;
        const T in_middle = f_divide(in_center * ((((((((T)2509.0809287301227 * in_q +
            (T)33430.57558358813) * in_q + (T)67265.7709270087) * in_q + (T)45921.95393154987) *
            in_q + (T)13731.69376550946) * in_q + (T)1971.5909503065513) * in_q +
            (T)133.14166789178438) * in_q + (T)3.3871328727963665),
            (((((((T)5226.495278852854 * in_q + (T)28729.085735721943) * in_q +
            (T)39307.89580009271) * in_q + (T)21213.794301586597) * in_q + (T)5394.196021424751) *
            in_q + (T)687.1870074920579) * in_q + (T)42.31333070160091) * in_q + 1);
        const T in_side = f_divide((((((((T)0.0007745450142783414 * in_near +
            (T)0.022723844989269184) * in_near + (T)0.2417807251774506) * in_near +
            (T)1.2704582524523684) * in_near + (T)3.6478483247632045) * in_near +
            (T)5.769497221460691) * in_near + (T)4.630337846156546) * in_near +
            (T)1.4234371107496835, (((((((T)1.0507500716444169e-09 * in_near +
            (T)0.0005475938084995345) * in_near + (T)0.015198666563616457) * in_near +
            (T)0.14810397642748008) * in_near + (T)0.6897673349851) * in_near +
            (T)1.6763848301838038) * in_near + (T)2.053191626637759) * in_near + 1);
        const T in_edge = f_divide((((((((T)2.0103343992922881e-07 * in_far +
            (T)2.7115555687434876e-05) * in_far + (T)0.0012426609473880784) * in_far +
            (T)0.026532189526576124) * in_far + (T)0.29656057182850487) * in_far +
            (T)1.7848265399172913) * in_far + (T)5.463784911164114) * in_far + (T)6.657904643501103,
            (((((((T)2.0442631033899397e-15 * in_far + (T)1.421511758316446e-07) * in_far +
            (T)1.8463183175100548e-05) * in_far + (T)0.0007868691311456133) * in_far +
            (T)0.014875361290850615) * in_far + (T)0.1369298809227358) * in_far +
            (T)0.599832206555888) * in_far + 1);
        const T in_outside = f_select(in_tail <= 5, in_side, in_edge);
        const T in_limited = f_select((in_input == 0) | (in_input == 1), (T)INFINITY, in_outside);
        to_output = (T)(f_select(f_abs(in_center) <= (T)0.425, in_middle, f_select(in_center < 0,
            -in_limited, in_limited)));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_output);
    }
};
KERNEL(ndtri_half, ndtri_formula<float, half_bits>)
KERNEL(ndtri_bfloat16, ndtri_formula<float, bfloat16_bits>)
KERNEL(ndtri_float, ndtri_formula<float>)
KERNEL(ndtri_double, ndtri_formula<double>)

/* d input = grad * sqrt(2 * pi) * exp(output * output / 2) */
template <typename T, typename S = T> struct ndtri_input_formula {
    enum { count = 3, elements = costly<T>::elements };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_output = read<T, S>(at, 2, offset[2]);
        to_input = (T)(in_grad * f_sqrt(2 * (T)3.141592653589793) * f_exp(f_divide(in_output *
            in_output, (T)2)));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_input);
    }
};
KERNEL(ndtri_input_half, ndtri_input_formula<float, half_bits>)
KERNEL(ndtri_input_bfloat16, ndtri_input_formula<float, bfloat16_bits>)
KERNEL(ndtri_input_float, ndtri_input_formula<float>)
KERNEL(ndtri_input_double, ndtri_input_formula<double>)

/* polygamma(int n, Tensor input) = polygamma(n, input) */
template <typename T, typename S = T> struct polygamma_formula {
    enum { count = 2, elements = costly<T>::elements };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        const int64_t in_n = whole<T>(option, 0);
        to_output = (T)(f_polygamma(in_n, in_input));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_output);
    }
};
KERNEL(polygamma_half, polygamma_formula<float, half_bits>)
KERNEL(polygamma_bfloat16, polygamma_formula<float, bfloat16_bits>)
KERNEL(polygamma_float, polygamma_formula<float>)
KERNEL(polygamma_double, polygamma_formula<double>)

/* d input = grad * polygamma(n + 1, input) */
template <typename T, typename S = T> struct polygamma_input_formula {
    enum { count = 3, elements = costly<T>::elements };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        const int64_t in_n = whole<T>(option, 0);
        to_input = (T)(in_grad * f_polygamma(in_n + 1, in_input));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_input);
    }
};
KERNEL(polygamma_input_half, polygamma_input_formula<float, half_bits>)
KERNEL(polygamma_input_bfloat16, polygamma_input_formula<float, bfloat16_bits>)
KERNEL(polygamma_input_float, polygamma_input_formula<float>)
KERNEL(polygamma_input_double, polygamma_input_formula<double>)

/* logit(Tensor input, Scalar eps=-1) = log(odds) + select(abs(away) < 0.15, lost / odds, 0) */
template <typename T, typename S = T> struct logit_formula {
    enum { count = 2, elements = costly<T>::elements };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        const T in_eps = number<T>(option, 0);
        const T in_share = f_select(in_eps < 0, in_input, f_select(in_input < in_eps, in_eps,
            f_select(in_input > 1 - in_eps, 1 - in_eps, in_input)));
        const T in_away = in_share - (T)0.5;
        const T in_odds = f_divide(in_share, 1 - in_share);
        const T in_lost = f_divide(in_away + in_away, 1 - in_share) - (in_odds - 1);
        to_output = (T)(f_log(in_odds) + f_select(f_abs(in_away) < (T)0.15, f_divide(in_lost,
            in_odds), (T)0));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_output);
    }
};
KERNEL(logit_half, logit_formula<float, half_bits>)
KERNEL(logit_bfloat16, logit_formula<float, bfloat16_bits>)
KERNEL(logit_float, logit_formula<float>)
KERNEL(logit_double, logit_formula<double>)

/* d input = select(eps >= 0 and (input < eps or input > 1 - eps), 0, select(share < 0 or share
   > 1, nan, grad / (share * (1 - share)))) */
template <typename T, typename S = T> struct logit_input_formula {
    enum { count = 3, elements = GPU_QUICK };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        const T in_eps = number<T>(option, 0);
        const T in_share = f_select(in_eps < 0, in_input, f_select(in_input < in_eps, in_eps,
            f_select(in_input > 1 - in_eps, 1 - in_eps, in_input)));
        to_input = (T)(f_select((in_eps >= 0) & ((in_input < in_eps) | (in_input > 1 - in_eps)),
            (T)0, f_select((in_share < 0) | (in_share > 1), (T)NAN, f_divide(in_grad,
            in_share * (1 - in_share)))));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_input);
    }
};
KERNEL(logit_input_half, logit_input_formula<float, half_bits>)
KERNEL(logit_input_bfloat16, logit_input_formula<float, bfloat16_bits>)
KERNEL(logit_input_float, logit_input_formula<float>)
KERNEL(logit_input_double, logit_input_formula<double>)
