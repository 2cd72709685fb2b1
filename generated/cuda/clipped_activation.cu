/* Generated from ops.yaml by codegen/templates/section.cu. Do not edit: change the row and run make gen. */
/* clipped_activation */
#include "loop.cuh"

/* hardtanh(Tensor input, Bound min_val=-1.0, Bound max_val=1.0) = select(input < min_val,
   min_val, select(input > max_val, max_val, input)) */
template <typename T, typename S = T> struct hardtanh_formula {
    enum { count = 2, elements = GPU_QUICK };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        const T in_min_val = number<T>(option, 0);
        const T in_max_val = number<T>(option, 1);
        to_output = (T)(f_select(in_input < in_min_val, in_min_val, f_select(in_input > in_max_val,
            in_max_val, in_input)));
    }
    STORE(to_output)
};
EACH_FLOATING(KERNEL_OF, hardtanh)
KERNEL_OF(char, int8_t, hardtanh)
KERNEL_OF(short, int16_t, hardtanh)
KERNEL_OF(int, int32_t, hardtanh)
KERNEL_OF(long, int64_t, hardtanh)
NARROW_KERNELS(hardtanh)

/* d input = select(output <= min_val or output >= max_val, 0, grad) */
template <typename T, typename S = T> struct hardtanh_input_formula {
    enum { count = 3, elements = GPU_QUICK };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_output = read<T, S>(at, 2, offset[2]);
        const T in_min_val = number<T>(option, 0);
        const T in_max_val = number<T>(option, 1);
        to_input = (T)(f_select((in_output <= in_min_val) | (in_output >= in_max_val), (T)0,
            in_grad));
    }
    STORE(to_input)
};
EACH_FLOATING(KERNEL_OF, hardtanh_input)
NARROW_KERNELS(hardtanh_input)

/* relu6(Tensor input) = select(input < 0, 0, select(input > 6, 6, input)) */
template <typename T, typename S = T> struct relu6_formula {
    enum { count = 2, elements = GPU_QUICK };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        to_output = (T)(f_select(in_input < 0, (T)0, f_select(in_input > 6, (T)6, in_input)));
    }
    STORE(to_output)
};
EACH_TYPE(KERNEL_OF, relu6)
NARROW_KERNELS(relu6)

/* d input = select(output <= 0 or output >= 6, 0, grad) */
template <typename T, typename S = T> struct relu6_input_formula {
    enum { count = 3, elements = GPU_QUICK };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_output = read<T, S>(at, 2, offset[2]);
        to_input = (T)(f_select((in_output <= 0) | (in_output >= 6), (T)0, in_grad));
    }
    STORE(to_input)
};
EACH_FLOATING(KERNEL_OF, relu6_input)
NARROW_KERNELS(relu6_input)

/* hardsigmoid(Tensor input) = select(input <= -3, 0, select(input >= 3, 1, (input + 3) / 6)) */
template <typename T, typename S = T> struct hardsigmoid_formula {
    enum { count = 2, elements = GPU_QUICK };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        to_output = (T)(f_select(in_input <= -3, (T)0, f_select(in_input >= 3, (T)1,
            f_divide(in_input + 3, (T)6))));
    }
    STORE(to_output)
};
EACH_FLOATING(KERNEL_OF, hardsigmoid)
NARROW_KERNELS(hardsigmoid)

/* d input = select(output <= 0 or output >= 1, 0, grad / 6) */
template <typename T, typename S = T> struct hardsigmoid_input_formula {
    enum { count = 3, elements = GPU_QUICK };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_output = read<T, S>(at, 2, offset[2]);
        to_input = (T)(f_select((in_output <= 0) | (in_output >= 1), (T)0, f_divide(in_grad,
            (T)6)));
    }
    STORE(to_input)
};
EACH_FLOATING(KERNEL_OF, hardsigmoid_input)
NARROW_KERNELS(hardsigmoid_input)

/* hardswish(Tensor input) = select(input <= -3, 0, select(input >= 3, input, input * (input +
   3) / 6)) */
template <typename T, typename S = T> struct hardswish_formula {
    enum { count = 2, elements = GPU_QUICK };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        to_output = (T)(f_select(in_input <= -3, (T)0, f_select(in_input >= 3, in_input,
            f_divide(in_input * (in_input + 3), (T)6))));
    }
    STORE(to_output)
};
EACH_FLOATING(KERNEL_OF, hardswish)
NARROW_KERNELS(hardswish)

/* d input = select(input <= -3, 0, select(input >= 3, grad, grad * (input / 3 + 0.5))) */
template <typename T, typename S = T> struct hardswish_input_formula {
    enum { count = 3, elements = GPU_QUICK };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        to_input = (T)(f_select(in_input <= -3, (T)0, f_select(in_input >= 3, in_grad,
            in_grad * (f_divide(in_input, (T)3) + (T)0.5))));
    }
    STORE(to_input)
};
EACH_FLOATING(KERNEL_OF, hardswish_input)
NARROW_KERNELS(hardswish_input)

/* hardshrink(Tensor input, Scalar lambd=0.5) = select(abs(input) <= lambd, 0, input) */
template <typename T, typename S = T> struct hardshrink_formula {
    enum { count = 2, elements = GPU_QUICK };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        const T in_lambd = number<T>(option, 0);
        to_output = (T)(f_select(f_abs(in_input) <= in_lambd, (T)0, in_input));
    }
    STORE(to_output)
};
EACH_FLOATING(KERNEL_OF, hardshrink)
NARROW_KERNELS(hardshrink)

/* d input = select(abs(input) <= lambd, 0, grad) */
template <typename T, typename S = T> struct hardshrink_input_formula {
    enum { count = 3, elements = GPU_QUICK };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        const T in_lambd = number<T>(option, 0);
        to_input = (T)(f_select(f_abs(in_input) <= in_lambd, (T)0, in_grad));
    }
    STORE(to_input)
};
EACH_FLOATING(KERNEL_OF, hardshrink_input)
NARROW_KERNELS(hardshrink_input)

/* softshrink(Tensor input, Scalar lambd=0.5) = select(abs(input) <= lambd, input * 0,
   select(input > 0, input - lambd, input + lambd)) */
template <typename T, typename S = T> struct softshrink_formula {
    enum { count = 2, elements = GPU_QUICK };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        const T in_lambd = number<T>(option, 0);
        to_output = (T)(f_select(f_abs(in_input) <= in_lambd, in_input * 0, f_select(in_input > 0,
            in_input - in_lambd, in_input + in_lambd)));
    }
    STORE(to_output)
};
EACH_FLOATING(KERNEL_OF, softshrink)
NARROW_KERNELS(softshrink)

/* d input = select(abs(input) <= lambd, 0, grad) */
template <typename T, typename S = T> struct softshrink_input_formula {
    enum { count = 3, elements = GPU_QUICK };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        const T in_lambd = number<T>(option, 0);
        to_input = (T)(f_select(f_abs(in_input) <= in_lambd, (T)0, in_grad));
    }
    STORE(to_input)
};
EACH_FLOATING(KERNEL_OF, softshrink_input)
NARROW_KERNELS(softshrink_input)
