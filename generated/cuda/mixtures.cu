/* Generated from ops.yaml by codegen/templates/section.cu. Do not edit: change the row and run make gen. */
/* mixtures */
#include "loop.cuh"

/* lerp(Tensor input, Tensor end, Scalar weight) = select(weight == 0 or input == end, input,
   select(weight == 1, end, input * (1 - weight) + end * weight)) */
template <typename T, typename S = T> struct lerp_formula {
    enum { count = 3, elements = GPU_QUICK };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        const T in_end = read<T, S>(at, 2, offset[2]);
        const T in_weight = number<T>(option, 0);
        to_output = (T)(f_select((in_weight == 0) | (in_input == in_end), in_input,
            f_select(in_weight == 1, in_end, in_input * (1 - in_weight) + in_end * in_weight)));
    }
    STORE(to_output)
};
EACH_FLOATING(KERNEL_OF, lerp)
NARROW_KERNELS(lerp)

/* d input = grad * (1 - weight) */
template <typename T, typename S = T> struct lerp_input_formula {
    enum { count = 2, elements = GPU_QUICK };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_weight = number<T>(option, 0);
        to_input = (T)(in_grad * (1 - in_weight));
    }
    STORE(to_input)
};
EACH_FLOATING(KERNEL_OF, lerp_input)
NARROW_KERNELS(lerp_input)

/* d end = grad * weight */
template <typename T, typename S = T> struct lerp_end_formula {
    enum { count = 2, elements = GPU_QUICK };
    S to_end;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_weight = number<T>(option, 0);
        to_end = (T)(in_grad * in_weight);
    }
    STORE(to_end)
};
EACH_FLOATING(KERNEL_OF, lerp_end)
NARROW_KERNELS(lerp_end)

/* lerp_tensor(Tensor input, Tensor end, Tensor weight) = select(weight == 0 or input == end,
   input, select(weight == 1, end, input * (1 - weight) + end * weight)) */
template <typename T, typename S = T> struct lerp_tensor_formula {
    enum { count = 4, elements = GPU_QUICK };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        const T in_end = read<T, S>(at, 2, offset[2]);
        const T in_weight = read<T, S>(at, 3, offset[3]);
        to_output = (T)(f_select((in_weight == 0) | (in_input == in_end), in_input,
            f_select(in_weight == 1, in_end, in_input * (1 - in_weight) + in_end * in_weight)));
    }
    STORE(to_output)
};
EACH_FLOATING(KERNEL_OF, lerp_tensor)
NARROW_KERNELS(lerp_tensor)

/* d input = grad * (1 - weight) */
template <typename T, typename S = T> struct lerp_tensor_input_formula {
    enum { count = 3, elements = GPU_QUICK };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_weight = read<T, S>(at, 2, offset[2]);
        to_input = (T)(in_grad * (1 - in_weight));
    }
    STORE(to_input)
};
EACH_FLOATING(KERNEL_OF, lerp_tensor_input)
NARROW_KERNELS(lerp_tensor_input)

/* d end = grad * weight */
template <typename T, typename S = T> struct lerp_tensor_end_formula {
    enum { count = 3, elements = GPU_QUICK };
    S to_end;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_weight = read<T, S>(at, 2, offset[2]);
        to_end = (T)(in_grad * in_weight);
    }
    STORE(to_end)
};
EACH_FLOATING(KERNEL_OF, lerp_tensor_end)
NARROW_KERNELS(lerp_tensor_end)

/* d weight = grad * (end - input) */
template <typename T, typename S = T> struct lerp_tensor_weight_formula {
    enum { count = 4, elements = GPU_QUICK };
    S to_weight;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        const T in_end = read<T, S>(at, 3, offset[3]);
        to_weight = (T)(in_grad * (in_end - in_input));
    }
    STORE(to_weight)
};
EACH_FLOATING(KERNEL_OF, lerp_tensor_weight)
NARROW_KERNELS(lerp_tensor_weight)

/* addcmul(Tensor input, Scalar value=1, Tensor tensor1, Tensor tensor2) = input + value *
   tensor1 * tensor2 */
template <typename T, typename S = T> struct addcmul_formula {
    enum { count = 4, elements = GPU_QUICK };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        const T in_tensor1 = read<T, S>(at, 2, offset[2]);
        const T in_tensor2 = read<T, S>(at, 3, offset[3]);
        const T in_value = number<T>(option, 0);
        to_output = (T)(in_input + in_value * in_tensor1 * in_tensor2);
    }
    STORE(to_output)
};
EACH_TYPE(KERNEL_OF, addcmul)
NARROW_KERNELS(addcmul)

/* d tensor1 = grad * value * tensor2 */
template <typename T, typename S = T> struct addcmul_tensor1_formula {
    enum { count = 3, elements = GPU_QUICK };
    S to_tensor1;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_tensor2 = read<T, S>(at, 2, offset[2]);
        const T in_value = number<T>(option, 0);
        to_tensor1 = (T)(in_grad * in_value * in_tensor2);
    }
    STORE(to_tensor1)
};
EACH_FLOATING(KERNEL_OF, addcmul_tensor1)
NARROW_KERNELS(addcmul_tensor1)

/* d tensor2 = grad * value * tensor1 */
template <typename T, typename S = T> struct addcmul_tensor2_formula {
    enum { count = 3, elements = GPU_QUICK };
    S to_tensor2;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_tensor1 = read<T, S>(at, 2, offset[2]);
        const T in_value = number<T>(option, 0);
        to_tensor2 = (T)(in_grad * in_value * in_tensor1);
    }
    STORE(to_tensor2)
};
EACH_FLOATING(KERNEL_OF, addcmul_tensor2)
NARROW_KERNELS(addcmul_tensor2)

/* addcdiv(Tensor input, Scalar value=1, Tensor tensor1, Tensor tensor2) = input + value *
   tensor1 / tensor2 */
template <typename T, typename S = T> struct addcdiv_formula {
    enum { count = 4, elements = GPU_QUICK };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        const T in_tensor1 = read<T, S>(at, 2, offset[2]);
        const T in_tensor2 = read<T, S>(at, 3, offset[3]);
        const T in_value = number<T>(option, 0);
        to_output = (T)(in_input + f_divide(in_value * in_tensor1, in_tensor2));
    }
    STORE(to_output)
};
EACH_FLOATING(KERNEL_OF, addcdiv)
NARROW_KERNELS(addcdiv)

/* d tensor1 = grad * value / tensor2 */
template <typename T, typename S = T> struct addcdiv_tensor1_formula {
    enum { count = 3, elements = GPU_QUICK };
    S to_tensor1;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_tensor2 = read<T, S>(at, 2, offset[2]);
        const T in_value = number<T>(option, 0);
        to_tensor1 = (T)(f_divide(in_grad * in_value, in_tensor2));
    }
    STORE(to_tensor1)
};
EACH_FLOATING(KERNEL_OF, addcdiv_tensor1)
NARROW_KERNELS(addcdiv_tensor1)

/* d tensor2 = -grad * value * (tensor1 / tensor2) / tensor2 */
template <typename T, typename S = T> struct addcdiv_tensor2_formula {
    enum { count = 4, elements = GPU_QUICK };
    S to_tensor2;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_tensor1 = read<T, S>(at, 2, offset[2]);
        const T in_tensor2 = read<T, S>(at, 3, offset[3]);
        const T in_value = number<T>(option, 0);
        to_tensor2 = (T)(f_divide(-in_grad * in_value * f_divide(in_tensor1, in_tensor2),
            in_tensor2));
    }
    STORE(to_tensor2)
};
EACH_FLOATING(KERNEL_OF, addcdiv_tensor2)
NARROW_KERNELS(addcdiv_tensor2)
