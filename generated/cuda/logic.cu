/* Generated from ops.yaml by codegen/templates/section.cu. Do not edit: change the row and run make gen. */
/* logic */
#include "loop.cuh"

/* logical_and(Tensor input, Tensor|Scalar other) -> BoolTensor = input != 0 and other != 0 */
template <typename T, typename S = T> struct logical_and_formula {
    enum { count = 3, elements = GPU_QUICK };
    bool to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        const T in_other = read<T, S>(at, 2, offset[2]);
        to_output = (bool)((in_input != 0) & (in_other != 0));
    }
    STORE(to_output)
};
EACH_TYPE(KERNEL_OF, logical_and)
NARROW_KERNELS(logical_and)

/* logical_or(Tensor input, Tensor|Scalar other) -> BoolTensor = input != 0 or other != 0 */
template <typename T, typename S = T> struct logical_or_formula {
    enum { count = 3, elements = GPU_QUICK };
    bool to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        const T in_other = read<T, S>(at, 2, offset[2]);
        to_output = (bool)((in_input != 0) | (in_other != 0));
    }
    STORE(to_output)
};
EACH_TYPE(KERNEL_OF, logical_or)
NARROW_KERNELS(logical_or)

/* logical_xor(Tensor input, Tensor|Scalar other) -> BoolTensor = input != 0 and other == 0 or
   input == 0 and other != 0 */
template <typename T, typename S = T> struct logical_xor_formula {
    enum { count = 3, elements = GPU_QUICK };
    bool to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        const T in_other = read<T, S>(at, 2, offset[2]);
        to_output = (bool)(((in_input != 0) & (in_other == 0)) | ((in_input == 0) & (in_other !=
            0)));
    }
    STORE(to_output)
};
EACH_TYPE(KERNEL_OF, logical_xor)
NARROW_KERNELS(logical_xor)

/* logical_not(Tensor input) -> BoolTensor = input == 0 */
template <typename T, typename S = T> struct logical_not_formula {
    enum { count = 2, elements = GPU_QUICK };
    bool to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        to_output = (bool)(in_input == 0);
    }
    STORE(to_output)
};
EACH_TYPE(KERNEL_OF, logical_not)
NARROW_KERNELS(logical_not)
