/* Generated from ops.yaml by codegen/templates/section.cu. Do not edit: change the row and run make gen. */
/* rounding */
#include "loop.cuh"

/* abs(Tensor input) = abs(input) */
template <typename T, typename S = T> struct abs_formula {
    enum { count = 2, elements = GPU_QUICK };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        to_output = (T)(f_abs(in_input));
    }
    STORE(to_output)
};
EACH_TYPE(KERNEL_OF, abs)
NARROW_KERNELS(abs)

/* d input = select(input > 0, grad, select(input < 0, -grad, 0)) */
template <typename T, typename S = T> struct abs_input_formula {
    enum { count = 3, elements = GPU_QUICK };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        to_input = (T)(f_select(in_input > 0, in_grad, f_select(in_input < 0, -in_grad, (T)0)));
    }
    STORE(to_input)
};
EACH_FLOATING(KERNEL_OF, abs_input)
NARROW_KERNELS(abs_input)

/* neg(Tensor input) = -input */
template <typename T, typename S = T> struct neg_formula {
    enum { count = 2, elements = GPU_QUICK };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        to_output = (T)(-in_input);
    }
    STORE(to_output)
};
EACH_TYPE(KERNEL_OF, neg)
NARROW_KERNELS(neg)

/* d input = -grad */
template <typename T, typename S = T> struct neg_input_formula {
    enum { count = 2, elements = GPU_QUICK };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        to_input = (T)(-in_grad);
    }
    STORE(to_input)
};
EACH_FLOATING(KERNEL_OF, neg_input)
NARROW_KERNELS(neg_input)

/* sign(Tensor input) = sign(input) */
template <typename T, typename S = T> struct sign_formula {
    enum { count = 2, elements = GPU_QUICK };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        to_output = (T)(f_sign(in_input));
    }
    STORE(to_output)
};
EACH_TYPE(KERNEL_OF, sign)
NARROW_KERNELS(sign)

/* floor(Tensor input) = floor(input) */
template <typename T, typename S = T> struct floor_formula {
    enum { count = 2, elements = GPU_QUICK };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        to_output = (T)(f_floor(in_input));
    }
    STORE(to_output)
};
EACH_TYPE(KERNEL_OF, floor)
NARROW_KERNELS(floor)

/* ceil(Tensor input) = ceil(input) */
template <typename T, typename S = T> struct ceil_formula {
    enum { count = 2, elements = GPU_QUICK };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        to_output = (T)(f_ceil(in_input));
    }
    STORE(to_output)
};
EACH_TYPE(KERNEL_OF, ceil)
NARROW_KERNELS(ceil)

/* round(Tensor input) = round(input) */
template <typename T, typename S = T> struct round_formula {
    enum { count = 2, elements = GPU_QUICK };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        to_output = (T)(f_round(in_input));
    }
    STORE(to_output)
};
EACH_TYPE(KERNEL_OF, round)
NARROW_KERNELS(round)

/* round_decimals(Tensor input, int decimals) = select(decimals < 0, round(input / 10 **
   -decimals) * 10 ** -decimals, select(abs(input * scale) == inf, input, round(input * scale) /
   scale)) */
template <typename T, typename S = T> struct round_decimals_formula {
    enum { count = 2, elements = costly<T>::elements };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        const int64_t in_decimals = whole<T>(option, 0);
        const T in_scale = f_pow((T)10, in_decimals);
        to_output = (T)(f_select(in_decimals < 0, f_round(f_divide(in_input, f_pow((T)10,
            -in_decimals))) * f_pow((T)10, -in_decimals),
            f_select(f_abs(in_input * in_scale) == (T)INFINITY, in_input,
            f_divide(f_round(in_input * in_scale), in_scale))));
    }
    STORE(to_output)
};
EACH_FLOATING(KERNEL_OF, round_decimals)
NARROW_KERNELS(round_decimals)

/* trunc(Tensor input) = trunc(input) */
template <typename T, typename S = T> struct trunc_formula {
    enum { count = 2, elements = GPU_QUICK };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        to_output = (T)(f_trunc(in_input));
    }
    STORE(to_output)
};
EACH_TYPE(KERNEL_OF, trunc)
NARROW_KERNELS(trunc)

/* frac(Tensor input) = frac(input) */
template <typename T, typename S = T> struct frac_formula {
    enum { count = 2, elements = GPU_QUICK };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        to_output = (T)(f_frac(in_input));
    }
    STORE(to_output)
};
EACH_FLOATING(KERNEL_OF, frac)
NARROW_KERNELS(frac)

/* isnan(Tensor input) -> BoolTensor = isnan(input) */
template <typename T, typename S = T> struct isnan_formula {
    enum { count = 2, elements = GPU_QUICK };
    bool to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        to_output = (bool)(f_isnan(in_input));
    }
    STORE(to_output)
};
EACH_TYPE(KERNEL_OF, isnan)
NARROW_KERNELS(isnan)
