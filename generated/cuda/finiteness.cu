/* Generated from ops.yaml by codegen/templates/section.cu. Do not edit: change the row and run make gen. */
/* finiteness */
#include "loop.cuh"

/* isfinite(Tensor input) -> BoolTensor = input - input == 0 */
template <typename T, typename S = T> struct isfinite_formula {
    enum { count = 2, elements = GPU_QUICK };
    bool to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        to_output = (bool)(in_input - in_input == 0);
    }
    STORE(to_output)
};
EACH_TYPE(KERNEL_OF, isfinite)
NARROW_KERNELS(isfinite)

/* isinf(Tensor input) -> BoolTensor = not isnan(input) and isnan(input - input) */
template <typename T, typename S = T> struct isinf_formula {
    enum { count = 2, elements = GPU_QUICK };
    bool to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        to_output = (bool)(!f_isnan(in_input) & f_isnan(in_input - in_input));
    }
    STORE(to_output)
};
EACH_TYPE(KERNEL_OF, isinf)
NARROW_KERNELS(isinf)

/* isposinf(Tensor input) -> BoolTensor = input > 0 and isnan(input - input) */
template <typename T, typename S = T> struct isposinf_formula {
    enum { count = 2, elements = GPU_QUICK };
    bool to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        to_output = (bool)((in_input > 0) & f_isnan(in_input - in_input));
    }
    STORE(to_output)
};
EACH_TYPE(KERNEL_OF, isposinf)
NARROW_KERNELS(isposinf)

/* isneginf(Tensor input) -> BoolTensor = input < 0 and isnan(input - input) */
template <typename T, typename S = T> struct isneginf_formula {
    enum { count = 2, elements = GPU_QUICK };
    bool to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        to_output = (bool)((in_input < 0) & f_isnan(in_input - in_input));
    }
    STORE(to_output)
};
EACH_TYPE(KERNEL_OF, isneginf)
NARROW_KERNELS(isneginf)

/* signbit(Tensor input) -> BoolTensor = copysign(1, input) < 0 */
template <typename T, typename S = T> struct signbit_formula {
    enum { count = 2, elements = costly<T>::elements };
    bool to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        to_output = (bool)(f_copysign((T)1, in_input) < 0);
    }
    STORE(to_output)
};
EACH_FLOATING(KERNEL_OF, signbit)
NARROW_KERNELS(signbit)

/* isclose(Tensor input, Tensor other, Scalar rtol=1e-05, Scalar atol=1e-08, bool
   equal_nan=False) -> BoolTensor = input == other or abs(input - other) <= atol + rtol *
   abs(other) and abs(input - other) < inf or equal_nan and isnan(input) and isnan(other) */
template <typename T, typename S = T> struct isclose_formula {
    enum { count = 3, elements = GPU_QUICK };
    bool to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        const T in_other = read<T, S>(at, 2, offset[2]);
        const T in_rtol = number<T>(option, 0);
        const T in_atol = number<T>(option, 1);
        const bool in_equal_nan = option.at[2].i != 0;
        to_output = (bool)((in_input == in_other) | ((f_abs(in_input - in_other) <= in_atol +
            in_rtol * f_abs(in_other)) & (f_abs(in_input - in_other) < (T)INFINITY)) |
            ((in_equal_nan != 0) & f_isnan(in_input) & f_isnan(in_other)));
    }
    STORE(to_output)
};
EACH_FLOATING(KERNEL_OF, isclose)
NARROW_KERNELS(isclose)
