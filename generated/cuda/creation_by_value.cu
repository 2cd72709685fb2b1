/* Generated from ops.yaml by codegen/templates/section.cu. Do not edit: change the row and run make gen. */
/* creation_by_value */
#include "loop.cuh"

/* full_like(Tensor input, Scalar fill_value) = fill_value */
template <typename T, typename S = T> struct full_like_formula {
    enum { count = 2, elements = GPU_QUICK };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_fill_value = number<T>(option, 0);
        to_output = (T)(in_fill_value);
    }
    STORE(to_output)
};
EACH_TYPE(KERNEL_OF, full_like)
NARROW_KERNELS(full_like)
