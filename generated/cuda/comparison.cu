/* Generated from ops.yaml by codegen/templates/section.cu. Do not edit: change the row and run make gen. */
/* comparison */
#include "loop.cuh"

/* eq(Tensor input, Tensor|Scalar other) -> BoolTensor = input == other */
template <typename T, typename S = T> struct eq_formula {
    enum { count = 3, elements = GPU_QUICK };
    bool to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        const T in_other = read<T, S>(at, 2, offset[2]);
        to_output = (bool)(in_input == in_other);
    }
    STORE(to_output)
};
EACH_TYPE(KERNEL_OF, eq)
NARROW_KERNELS(eq)

/* ne(Tensor input, Tensor|Scalar other) -> BoolTensor = input != other */
template <typename T, typename S = T> struct ne_formula {
    enum { count = 3, elements = GPU_QUICK };
    bool to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        const T in_other = read<T, S>(at, 2, offset[2]);
        to_output = (bool)(in_input != in_other);
    }
    STORE(to_output)
};
EACH_TYPE(KERNEL_OF, ne)
NARROW_KERNELS(ne)

/* lt(Tensor input, Tensor|Scalar other) -> BoolTensor = input < other */
template <typename T, typename S = T> struct lt_formula {
    enum { count = 3, elements = GPU_QUICK };
    bool to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        const T in_other = read<T, S>(at, 2, offset[2]);
        to_output = (bool)(in_input < in_other);
    }
    STORE(to_output)
};
EACH_TYPE(KERNEL_OF, lt)
NARROW_KERNELS(lt)

/* le(Tensor input, Tensor|Scalar other) -> BoolTensor = input <= other */
template <typename T, typename S = T> struct le_formula {
    enum { count = 3, elements = GPU_QUICK };
    bool to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        const T in_other = read<T, S>(at, 2, offset[2]);
        to_output = (bool)(in_input <= in_other);
    }
    STORE(to_output)
};
EACH_TYPE(KERNEL_OF, le)
NARROW_KERNELS(le)

/* gt(Tensor input, Tensor|Scalar other) -> BoolTensor = input > other */
template <typename T, typename S = T> struct gt_formula {
    enum { count = 3, elements = GPU_QUICK };
    bool to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        const T in_other = read<T, S>(at, 2, offset[2]);
        to_output = (bool)(in_input > in_other);
    }
    STORE(to_output)
};
EACH_TYPE(KERNEL_OF, gt)
NARROW_KERNELS(gt)

/* ge(Tensor input, Tensor|Scalar other) -> BoolTensor = input >= other */
template <typename T, typename S = T> struct ge_formula {
    enum { count = 3, elements = GPU_QUICK };
    bool to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        const T in_other = read<T, S>(at, 2, offset[2]);
        to_output = (bool)(in_input >= in_other);
    }
    STORE(to_output)
};
EACH_TYPE(KERNEL_OF, ge)
NARROW_KERNELS(ge)
