/* Generated from ops.yaml by codegen/templates/section.cu. Do not edit: change the row and run make gen. */
/* filling */
#include "loop.cuh"

/* fill(Tensor input, Scalar value) = value */
template <typename T, typename S = T> struct fill_formula {
    enum { count = 2, elements = GPU_QUICK };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_value = number<T>(option, 0);
        to_output = (T)(in_value);
    }
    STORE(to_output)
};
EACH_TYPE(KERNEL_OF, fill)
NARROW_KERNELS(fill)

/* zero(Tensor input) = 0 */
template <typename T, typename S = T> struct zero_formula {
    enum { count = 2, elements = GPU_QUICK };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        to_output = (T)(0);
    }
    STORE(to_output)
};
EACH_TYPE(KERNEL_OF, zero)
NARROW_KERNELS(zero)

/* clone(Tensor input) = input */
template <typename T, typename S = T> struct clone_formula {
    enum { count = 2, elements = GPU_QUICK };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        to_output = (T)(in_input);
    }
    STORE(to_output)
};
EACH_TYPE(KERNEL_OF, clone)
NARROW_KERNELS(clone)

/* contiguous_copy(Tensor input) = input */
template <typename T, typename S = T> struct contiguous_copy_formula {
    enum { count = 2, elements = GPU_QUICK };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        to_output = (T)(in_input);
    }
    STORE(to_output)
};
EACH_TYPE(KERNEL_OF, contiguous_copy)
NARROW_KERNELS(contiguous_copy)

/* zeros_like(Tensor input) = 0 */
template <typename T, typename S = T> struct zeros_like_formula {
    enum { count = 2, elements = GPU_QUICK };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        to_output = (T)(0);
    }
    STORE(to_output)
};
EACH_TYPE(KERNEL_OF, zeros_like)
NARROW_KERNELS(zeros_like)

/* ones_like(Tensor input) = 1 */
template <typename T, typename S = T> struct ones_like_formula {
    enum { count = 2, elements = GPU_QUICK };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        to_output = (T)(1);
    }
    STORE(to_output)
};
EACH_TYPE(KERNEL_OF, ones_like)
NARROW_KERNELS(ones_like)
