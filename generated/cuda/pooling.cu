/* Generated from ops.yaml by codegen/templates/section.cu. Do not edit: change the row and run make gen. */
/* pooling */
#include "loop.cuh"

/* root(Tensor input, Scalar degree) = input ** (1 / degree) */
template <typename T, typename S = T> struct root_formula {
    enum { count = 2, elements = costly<T>::elements };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        const T in_degree = number<T>(option, 0);
        to_output = (T)(f_pow(in_input, f_divide((T)1, in_degree)));
    }
    STORE(to_output)
};
EACH_FLOATING(KERNEL_OF, root)
NARROW_KERNELS(root)

/* d input = select(input == 0, 0, grad * output / (degree * input)) */
template <typename T, typename S = T> struct root_input_formula {
    enum { count = 4, elements = GPU_QUICK };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        const T in_output = read<T, S>(at, 3, offset[3]);
        const T in_degree = number<T>(option, 0);
        to_input = (T)(f_select(in_input == 0, (T)0, f_divide(in_grad * in_output,
            in_degree * in_input)));
    }
    STORE(to_input)
};
EACH_FLOATING(KERNEL_OF, root_input)
NARROW_KERNELS(root_input)
