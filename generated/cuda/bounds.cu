/* Generated from ops.yaml by codegen/templates/section.cu. Do not edit: change the row and run make gen. */
/* bounds */
#include "loop.cuh"

/* clamp(Tensor input, Scalar min, Scalar max) = select(low <= max or isnan(low), low, max) */
template <typename T, typename S = T> struct clamp_formula {
    enum { count = 2, elements = GPU_QUICK };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        const T in_min = number<T>(option, 0);
        const T in_max = number<T>(option, 1);
        const T in_low = f_max(in_min, in_input);
        to_output = (T)(f_select((in_low <= in_max) | f_isnan(in_low), in_low, in_max));
    }
    STORE(to_output)
};
EACH_TYPE(KERNEL_OF, clamp)
NARROW_KERNELS(clamp)

/* d input = select(input >= min and input <= max, grad, 0) */
template <typename T, typename S = T> struct clamp_input_formula {
    enum { count = 3, elements = GPU_QUICK };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        const T in_min = number<T>(option, 0);
        const T in_max = number<T>(option, 1);
        to_input = (T)(f_select((in_input >= in_min) & (in_input <= in_max), in_grad, (T)0));
    }
    STORE(to_input)
};
EACH_FLOATING(KERNEL_OF, clamp_input)
NARROW_KERNELS(clamp_input)

/* clamp_min(Tensor input, Scalar min) = max(min, input) */
template <typename T, typename S = T> struct clamp_min_formula {
    enum { count = 2, elements = GPU_QUICK };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        const T in_min = number<T>(option, 0);
        to_output = (T)(f_max(in_min, in_input));
    }
    STORE(to_output)
};
EACH_TYPE(KERNEL_OF, clamp_min)
NARROW_KERNELS(clamp_min)

/* d input = select(input >= min, grad, 0) */
template <typename T, typename S = T> struct clamp_min_input_formula {
    enum { count = 3, elements = GPU_QUICK };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        const T in_min = number<T>(option, 0);
        to_input = (T)(f_select(in_input >= in_min, in_grad, (T)0));
    }
    STORE(to_input)
};
EACH_FLOATING(KERNEL_OF, clamp_min_input)
NARROW_KERNELS(clamp_min_input)

/* clamp_max(Tensor input, Scalar max) = min(max, input) */
template <typename T, typename S = T> struct clamp_max_formula {
    enum { count = 2, elements = GPU_QUICK };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        const T in_max = number<T>(option, 0);
        to_output = (T)(f_min(in_max, in_input));
    }
    STORE(to_output)
};
EACH_TYPE(KERNEL_OF, clamp_max)
NARROW_KERNELS(clamp_max)

/* d input = select(input <= max, grad, 0) */
template <typename T, typename S = T> struct clamp_max_input_formula {
    enum { count = 3, elements = GPU_QUICK };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        const T in_max = number<T>(option, 0);
        to_input = (T)(f_select(in_input <= in_max, in_grad, (T)0));
    }
    STORE(to_input)
};
EACH_FLOATING(KERNEL_OF, clamp_max_input)
NARROW_KERNELS(clamp_max_input)

/* clamp_tensor(Tensor input, Tensor|Scalar min, Tensor|Scalar max) = min(max(input, min), max) */
template <typename T, typename S = T> struct clamp_tensor_formula {
    enum { count = 4, elements = GPU_QUICK };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        const T in_min = read<T, S>(at, 2, offset[2]);
        const T in_max = read<T, S>(at, 3, offset[3]);
        to_output = (T)(f_min(f_max(in_input, in_min), in_max));
    }
    STORE(to_output)
};
EACH_TYPE(KERNEL_OF, clamp_tensor)
NARROW_KERNELS(clamp_tensor)

/* d input = select(input >= min and input <= max, grad, 0) */
template <typename T, typename S = T> struct clamp_tensor_input_formula {
    enum { count = 5, elements = GPU_QUICK };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        const T in_min = read<T, S>(at, 3, offset[3]);
        const T in_max = read<T, S>(at, 4, offset[4]);
        to_input = (T)(f_select((in_input >= in_min) & (in_input <= in_max), in_grad, (T)0));
    }
    STORE(to_input)
};
EACH_FLOATING(KERNEL_OF, clamp_tensor_input)
NARROW_KERNELS(clamp_tensor_input)

/* d min = select(input < min and min <= max, grad, 0) */
template <typename T, typename S = T> struct clamp_tensor_min_formula {
    enum { count = 5, elements = GPU_QUICK };
    S to_min;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        const T in_min = read<T, S>(at, 3, offset[3]);
        const T in_max = read<T, S>(at, 4, offset[4]);
        to_min = (T)(f_select((in_input < in_min) & (in_min <= in_max), in_grad, (T)0));
    }
    STORE(to_min)
};
EACH_FLOATING(KERNEL_OF, clamp_tensor_min)
NARROW_KERNELS(clamp_tensor_min)

/* d max = select(input > max or min > max, grad, 0) */
template <typename T, typename S = T> struct clamp_tensor_max_formula {
    enum { count = 5, elements = GPU_QUICK };
    S to_max;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        const T in_min = read<T, S>(at, 3, offset[3]);
        const T in_max = read<T, S>(at, 4, offset[4]);
        to_max = (T)(f_select((in_input > in_max) | (in_min > in_max), in_grad, (T)0));
    }
    STORE(to_max)
};
EACH_FLOATING(KERNEL_OF, clamp_tensor_max)
NARROW_KERNELS(clamp_tensor_max)

/* clamp_min_tensor(Tensor input, Tensor min) = max(input, min) */
template <typename T, typename S = T> struct clamp_min_tensor_formula {
    enum { count = 3, elements = GPU_QUICK };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        const T in_min = read<T, S>(at, 2, offset[2]);
        to_output = (T)(f_max(in_input, in_min));
    }
    STORE(to_output)
};
EACH_TYPE(KERNEL_OF, clamp_min_tensor)
NARROW_KERNELS(clamp_min_tensor)

/* d input = select(input >= min, grad, 0) */
template <typename T, typename S = T> struct clamp_min_tensor_input_formula {
    enum { count = 4, elements = GPU_QUICK };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        const T in_min = read<T, S>(at, 3, offset[3]);
        to_input = (T)(f_select(in_input >= in_min, in_grad, (T)0));
    }
    STORE(to_input)
};
EACH_FLOATING(KERNEL_OF, clamp_min_tensor_input)
NARROW_KERNELS(clamp_min_tensor_input)

/* d min = select(input < min, grad, 0) */
template <typename T, typename S = T> struct clamp_min_tensor_min_formula {
    enum { count = 4, elements = GPU_QUICK };
    S to_min;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        const T in_min = read<T, S>(at, 3, offset[3]);
        to_min = (T)(f_select(in_input < in_min, in_grad, (T)0));
    }
    STORE(to_min)
};
EACH_FLOATING(KERNEL_OF, clamp_min_tensor_min)
NARROW_KERNELS(clamp_min_tensor_min)

/* clamp_max_tensor(Tensor input, Tensor max) = min(input, max) */
template <typename T, typename S = T> struct clamp_max_tensor_formula {
    enum { count = 3, elements = GPU_QUICK };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        const T in_max = read<T, S>(at, 2, offset[2]);
        to_output = (T)(f_min(in_input, in_max));
    }
    STORE(to_output)
};
EACH_TYPE(KERNEL_OF, clamp_max_tensor)
NARROW_KERNELS(clamp_max_tensor)

/* d input = select(input <= max, grad, 0) */
template <typename T, typename S = T> struct clamp_max_tensor_input_formula {
    enum { count = 4, elements = GPU_QUICK };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        const T in_max = read<T, S>(at, 3, offset[3]);
        to_input = (T)(f_select(in_input <= in_max, in_grad, (T)0));
    }
    STORE(to_input)
};
EACH_FLOATING(KERNEL_OF, clamp_max_tensor_input)
NARROW_KERNELS(clamp_max_tensor_input)

/* d max = select(input > max, grad, 0) */
template <typename T, typename S = T> struct clamp_max_tensor_max_formula {
    enum { count = 4, elements = GPU_QUICK };
    S to_max;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        const T in_max = read<T, S>(at, 3, offset[3]);
        to_max = (T)(f_select(in_input > in_max, in_grad, (T)0));
    }
    STORE(to_max)
};
EACH_FLOATING(KERNEL_OF, clamp_max_tensor_max)
NARROW_KERNELS(clamp_max_tensor_max)
