/* Generated from ops.yaml by codegen/templates/section.cu. Do not edit: change the row and run make gen. */
/* arithmetic */
#include "loop.cuh"

/* add(Tensor|Scalar input, Scalar alpha=1, Tensor|Scalar other) = input + alpha * other */
template <typename T, typename S = T> struct add_formula {
    enum { count = 3, elements = GPU_QUICK };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        const T in_other = read<T, S>(at, 2, offset[2]);
        const T in_alpha = number<T>(option, 1);
        to_output = (T)(in_input + in_alpha * in_other);
    }
    STORE(to_output)
};
EACH_TYPE(KERNEL_OF, add)
NARROW_KERNELS(add)

/* d other = grad * alpha */
template <typename T, typename S = T> struct add_other_formula {
    enum { count = 2, elements = GPU_QUICK };
    S to_other;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_alpha = number<T>(option, 1);
        to_other = (T)(in_grad * in_alpha);
    }
    STORE(to_other)
};
EACH_FLOATING(KERNEL_OF, add_other)
NARROW_KERNELS(add_other)

/* sub(Tensor|Scalar input, Scalar alpha=1, Tensor|Scalar other) = input - alpha * other */
template <typename T, typename S = T> struct sub_formula {
    enum { count = 3, elements = GPU_QUICK };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        const T in_other = read<T, S>(at, 2, offset[2]);
        const T in_alpha = number<T>(option, 1);
        to_output = (T)(in_input - in_alpha * in_other);
    }
    STORE(to_output)
};
EACH_TYPE(KERNEL_OF, sub)
NARROW_KERNELS(sub)

/* d other = -grad * alpha */
template <typename T, typename S = T> struct sub_other_formula {
    enum { count = 2, elements = GPU_QUICK };
    S to_other;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_alpha = number<T>(option, 1);
        to_other = (T)(-in_grad * in_alpha);
    }
    STORE(to_other)
};
EACH_FLOATING(KERNEL_OF, sub_other)
NARROW_KERNELS(sub_other)

/* rsub(Tensor input, Tensor|Scalar other, Scalar alpha=1) = other - alpha * input */
template <typename T, typename S = T> struct rsub_formula {
    enum { count = 3, elements = GPU_QUICK };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        const T in_other = read<T, S>(at, 2, offset[2]);
        const T in_alpha = number<T>(option, 1);
        to_output = (T)(in_other - in_alpha * in_input);
    }
    STORE(to_output)
};
EACH_TYPE(KERNEL_OF, rsub)
NARROW_KERNELS(rsub)

/* d input = -grad * alpha */
template <typename T, typename S = T> struct rsub_input_formula {
    enum { count = 2, elements = GPU_QUICK };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_alpha = number<T>(option, 1);
        to_input = (T)(-in_grad * in_alpha);
    }
    STORE(to_input)
};
EACH_FLOATING(KERNEL_OF, rsub_input)
NARROW_KERNELS(rsub_input)

/* mul(Tensor|Scalar input, Tensor|Scalar other) = input * other */
template <typename T, typename S = T> struct mul_formula {
    enum { count = 3, elements = GPU_QUICK };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        const T in_other = read<T, S>(at, 2, offset[2]);
        to_output = (T)(in_input * in_other);
    }
    STORE(to_output)
};
EACH_TYPE(KERNEL_OF, mul)
NARROW_KERNELS(mul)

/* d input = grad * other */
template <typename T, typename S = T> struct mul_input_formula {
    enum { count = 3, elements = GPU_QUICK };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_other = read<T, S>(at, 2, offset[2]);
        to_input = (T)(in_grad * in_other);
    }
    STORE(to_input)
};
EACH_FLOATING(KERNEL_OF, mul_input)
NARROW_KERNELS(mul_input)

/* d other = grad * input */
template <typename T, typename S = T> struct mul_other_formula {
    enum { count = 3, elements = GPU_QUICK };
    S to_other;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        to_other = (T)(in_grad * in_input);
    }
    STORE(to_other)
};
EACH_FLOATING(KERNEL_OF, mul_other)
NARROW_KERNELS(mul_other)

/* div(Tensor|Scalar input, Tensor|Scalar other) = input / other */
template <typename T, typename S = T> struct div_formula {
    enum { count = 3, elements = GPU_QUICK };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        const T in_other = read<T, S>(at, 2, offset[2]);
        to_output = (T)(f_divide(in_input, in_other));
    }
    STORE(to_output)
};
EACH_FLOATING(KERNEL_OF, div)
NARROW_KERNELS(div)

/* d input = grad / other */
template <typename T, typename S = T> struct div_input_formula {
    enum { count = 3, elements = GPU_QUICK };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_other = read<T, S>(at, 2, offset[2]);
        to_input = (T)(f_divide(in_grad, in_other));
    }
    STORE(to_input)
};
EACH_FLOATING(KERNEL_OF, div_input)
NARROW_KERNELS(div_input)

/* d other = -grad * (input / other) / other */
template <typename T, typename S = T> struct div_other_formula {
    enum { count = 4, elements = GPU_QUICK };
    S to_other;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        const T in_other = read<T, S>(at, 3, offset[3]);
        to_other = (T)(f_divide(-in_grad * f_divide(in_input, in_other), in_other));
    }
    STORE(to_other)
};
EACH_FLOATING(KERNEL_OF, div_other)
NARROW_KERNELS(div_other)

/* floor_divide(Tensor|Scalar input, Tensor|Scalar other) = floor_divide(input, other) */
template <typename T, typename S = T> struct floor_divide_formula {
    enum { count = 3, elements = costly<T>::elements };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        const T in_other = read<T, S>(at, 2, offset[2]);
        to_output = (T)(f_floor_divide(in_input, in_other));
    }
    STORE(to_output)
};
EACH_TYPE(KERNEL_OF, floor_divide)
NARROW_KERNELS(floor_divide)

/* trunc_divide(Tensor|Scalar input, Tensor|Scalar other) = trunc(input / other) */
template <typename T, typename S = T> struct trunc_divide_formula {
    enum { count = 3, elements = GPU_QUICK };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        const T in_other = read<T, S>(at, 2, offset[2]);
        to_output = (T)(f_trunc(f_divide(in_input, in_other)));
    }
    STORE(to_output)
};
EACH_TYPE(KERNEL_OF, trunc_divide)
NARROW_KERNELS(trunc_divide)

/* div_rounded(Tensor|Scalar input, Tensor|Scalar other, word[floor,trunc] rounding_mode) =
   select(rounding_mode == 1, trunc(input / other), floor_divide(input, other)) */
template <typename T, typename S = T> struct div_rounded_formula {
    enum { count = 3, elements = costly<T>::elements };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        const T in_other = read<T, S>(at, 2, offset[2]);
        const T in_rounding_mode = number<T>(option, 2);
        to_output = (T)(f_select(in_rounding_mode == 1, f_trunc(f_divide(in_input, in_other)),
            f_floor_divide(in_input, in_other)));
    }
    STORE(to_output)
};
EACH_TYPE(KERNEL_OF, div_rounded)
NARROW_KERNELS(div_rounded)

/* fmod(Tensor|Scalar input, Tensor|Scalar other) = fmod(input, other) */
template <typename T, typename S = T> struct fmod_formula {
    enum { count = 3, elements = costly<T>::elements };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        const T in_other = read<T, S>(at, 2, offset[2]);
        to_output = (T)(f_fmod(in_input, in_other));
    }
    STORE(to_output)
};
EACH_TYPE(KERNEL_OF, fmod)
NARROW_KERNELS(fmod)

/* d other = -grad * trunc(input / other) */
template <typename T, typename S = T> struct fmod_other_formula {
    enum { count = 4, elements = GPU_QUICK };
    S to_other;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        const T in_other = read<T, S>(at, 3, offset[3]);
        to_other = (T)(-in_grad * f_trunc(f_divide(in_input, in_other)));
    }
    STORE(to_other)
};
EACH_FLOATING(KERNEL_OF, fmod_other)
NARROW_KERNELS(fmod_other)

/* remainder(Tensor|Scalar input, Tensor|Scalar other) = remainder(input, other) */
template <typename T, typename S = T> struct remainder_formula {
    enum { count = 3, elements = costly<T>::elements };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        const T in_other = read<T, S>(at, 2, offset[2]);
        to_output = (T)(f_remainder(in_input, in_other));
    }
    STORE(to_output)
};
EACH_TYPE(KERNEL_OF, remainder)
NARROW_KERNELS(remainder)

/* d other = -grad * select(abs(other) == inf, select(input * other < 0, -1, 0), floor(input /
   other)) */
template <typename T, typename S = T> struct remainder_other_formula {
    enum { count = 4, elements = GPU_QUICK };
    S to_other;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        const T in_other = read<T, S>(at, 3, offset[3]);
        to_other = (T)(-in_grad * f_select(f_abs(in_other) == (T)INFINITY,
            f_select(in_input * in_other < 0, -1, (T)0), f_floor(f_divide(in_input, in_other))));
    }
    STORE(to_other)
};
EACH_FLOATING(KERNEL_OF, remainder_other)
NARROW_KERNELS(remainder_other)
