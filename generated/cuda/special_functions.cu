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
    STORE(to_output)
};
EACH_TYPE(KERNEL_OF, square)
NARROW_KERNELS(square)

/* d input = 2 * grad * input */
template <typename T, typename S = T> struct square_input_formula {
    enum { count = 3, elements = GPU_QUICK };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        to_input = (T)(2 * in_grad * in_input);
    }
    STORE(to_input)
};
EACH_FLOATING(KERNEL_OF, square_input)
NARROW_KERNELS(square_input)

/* log2(Tensor input) = log2(input) */
template <typename T, typename S = T> struct log2_formula {
    enum { count = 2, elements = costly<T>::elements };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        to_output = (T)(f_log2(in_input));
    }
    STORE(to_output)
};
EACH_FLOATING(KERNEL_OF, log2)
NARROW_KERNELS(log2)

/* d input = grad / (input * log(2)) */
template <typename T, typename S = T> struct log2_input_formula {
    enum { count = 3, elements = costly<T>::elements };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        to_input = (T)(f_divide(in_grad, in_input * f_log((T)2)));
    }
    STORE(to_input)
};
EACH_FLOATING(KERNEL_OF, log2_input)
NARROW_KERNELS(log2_input)

/* log10(Tensor input) = log10(input) */
template <typename T, typename S = T> struct log10_formula {
    enum { count = 2, elements = costly<T>::elements };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        to_output = (T)(f_log10(in_input));
    }
    STORE(to_output)
};
EACH_FLOATING(KERNEL_OF, log10)
NARROW_KERNELS(log10)

/* d input = grad / (input * log(10)) */
template <typename T, typename S = T> struct log10_input_formula {
    enum { count = 3, elements = costly<T>::elements };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        to_input = (T)(f_divide(in_grad, in_input * f_log((T)10)));
    }
    STORE(to_input)
};
EACH_FLOATING(KERNEL_OF, log10_input)
NARROW_KERNELS(log10_input)

/* exp2(Tensor input) = exp2(input) */
template <typename T, typename S = T> struct exp2_formula {
    enum { count = 2, elements = costly<T>::elements };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        to_output = (T)(f_exp2(in_input));
    }
    STORE(to_output)
};
EACH_FLOATING(KERNEL_OF, exp2)
NARROW_KERNELS(exp2)

/* d input = grad * output * log(2) */
template <typename T, typename S = T> struct exp2_input_formula {
    enum { count = 3, elements = costly<T>::elements };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_output = read<T, S>(at, 2, offset[2]);
        to_input = (T)(in_grad * in_output * f_log((T)2));
    }
    STORE(to_input)
};
EACH_FLOATING(KERNEL_OF, exp2_input)
NARROW_KERNELS(exp2_input)

/* erf(Tensor input) = erf(input) */
template <typename T, typename S = T> struct erf_formula {
    enum { count = 2, elements = costly<T>::elements };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        to_output = (T)(f_erf(in_input));
    }
    STORE(to_output)
};
EACH_FLOATING(KERNEL_OF, erf)
NARROW_KERNELS(erf)

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
    STORE(to_input)
};
EACH_FLOATING(KERNEL_OF, erf_input)
NARROW_KERNELS(erf_input)

/* erfc(Tensor input) = erfc(input) */
template <typename T, typename S = T> struct erfc_formula {
    enum { count = 2, elements = costly<T>::elements };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        to_output = (T)(f_erfc(in_input));
    }
    STORE(to_output)
};
EACH_FLOATING(KERNEL_OF, erfc)
NARROW_KERNELS(erfc)

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
    STORE(to_input)
};
EACH_FLOATING(KERNEL_OF, erfc_input)
NARROW_KERNELS(erfc_input)

/* erfinv(Tensor input) = erfinv(input) */
template <typename T, typename S = T> struct erfinv_formula {
    enum { count = 2, elements = costly<T>::elements };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        to_output = (T)(f_erfinv(in_input));
    }
    STORE(to_output)
};
EACH_FLOATING(KERNEL_OF, erfinv)
NARROW_KERNELS(erfinv)

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
    STORE(to_input)
};
EACH_FLOATING(KERNEL_OF, erfinv_input)
NARROW_KERNELS(erfinv_input)

/* lgamma(Tensor input) = lgamma(input) */
template <typename T, typename S = T> struct lgamma_formula {
    enum { count = 2, elements = costly<T>::elements };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        to_output = (T)(f_lgamma(in_input));
    }
    STORE(to_output)
};
EACH_FLOATING(KERNEL_OF, lgamma)
NARROW_KERNELS(lgamma)

/* d input = grad * digamma(input) */
template <typename T, typename S = T> struct lgamma_input_formula {
    enum { count = 3, elements = costly<T>::elements };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        to_input = (T)(in_grad * f_digamma(in_input));
    }
    STORE(to_input)
};
EACH_FLOATING(KERNEL_OF, lgamma_input)
NARROW_KERNELS(lgamma_input)

/* digamma(Tensor input) = digamma(input) */
template <typename T, typename S = T> struct digamma_formula {
    enum { count = 2, elements = costly<T>::elements };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        to_output = (T)(f_digamma(in_input));
    }
    STORE(to_output)
};
EACH_FLOATING(KERNEL_OF, digamma)
NARROW_KERNELS(digamma)

/* d input = grad * polygamma(1, input) */
template <typename T, typename S = T> struct digamma_input_formula {
    enum { count = 3, elements = costly<T>::elements };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        to_input = (T)(in_grad * f_polygamma((T)1, in_input));
    }
    STORE(to_input)
};
EACH_FLOATING(KERNEL_OF, digamma_input)
NARROW_KERNELS(digamma_input)

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
    STORE(to_output)
};
EACH_FLOATING(KERNEL_OF, ndtri)
NARROW_KERNELS(ndtri)

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
    STORE(to_input)
};
EACH_FLOATING(KERNEL_OF, ndtri_input)
NARROW_KERNELS(ndtri_input)

/* polygamma(int n, Tensor input) = polygamma(n, input) */
template <typename T, typename S = T> struct polygamma_formula {
    enum { count = 2, elements = costly<T>::elements };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        const int64_t in_n = whole<T>(option, 0);
        to_output = (T)(f_polygamma(in_n, in_input));
    }
    STORE(to_output)
};
EACH_FLOATING(KERNEL_OF, polygamma)
NARROW_KERNELS(polygamma)

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
    STORE(to_input)
};
EACH_FLOATING(KERNEL_OF, polygamma_input)
NARROW_KERNELS(polygamma_input)

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
    STORE(to_output)
};
EACH_FLOATING(KERNEL_OF, logit)
NARROW_KERNELS(logit)

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
    STORE(to_input)
};
EACH_FLOATING(KERNEL_OF, logit_input)
NARROW_KERNELS(logit_input)
