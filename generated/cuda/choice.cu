/* Generated from ops.yaml by codegen/templates/section.cu. Do not edit: change the row and run make gen. */
/* choice */
#include "loop.cuh"

/* max_other(Tensor input, Tensor other) = max(input, other) */
template <typename T, typename S = T> struct max_other_formula {
    enum { count = 3, elements = GPU_QUICK };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        const T in_other = read<T, S>(at, 2, offset[2]);
        to_output = (T)(f_max(in_input, in_other));
    }
    STORE(to_output)
};
EACH_TYPE(KERNEL_OF, max_other)
NARROW_KERNELS(max_other)

/* d input = select(input == other, grad / 2, select(input < other, 0, grad)) */
template <typename T, typename S = T> struct max_other_input_formula {
    enum { count = 4, elements = GPU_QUICK };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        const T in_other = read<T, S>(at, 3, offset[3]);
        to_input = (T)(f_select(in_input == in_other, f_divide(in_grad, (T)2),
            f_select(in_input < in_other, (T)0, in_grad)));
    }
    STORE(to_input)
};
EACH_FLOATING(KERNEL_OF, max_other_input)
NARROW_KERNELS(max_other_input)

/* d other = select(input == other, grad / 2, select(input > other, 0, grad)) */
template <typename T, typename S = T> struct max_other_other_formula {
    enum { count = 4, elements = GPU_QUICK };
    S to_other;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        const T in_other = read<T, S>(at, 3, offset[3]);
        to_other = (T)(f_select(in_input == in_other, f_divide(in_grad, (T)2),
            f_select(in_input > in_other, (T)0, in_grad)));
    }
    STORE(to_other)
};
EACH_FLOATING(KERNEL_OF, max_other_other)
NARROW_KERNELS(max_other_other)

/* min_other(Tensor input, Tensor other) = min(input, other) */
template <typename T, typename S = T> struct min_other_formula {
    enum { count = 3, elements = GPU_QUICK };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        const T in_other = read<T, S>(at, 2, offset[2]);
        to_output = (T)(f_min(in_input, in_other));
    }
    STORE(to_output)
};
EACH_TYPE(KERNEL_OF, min_other)
NARROW_KERNELS(min_other)

/* d input = select(input == other, grad / 2, select(input > other, 0, grad)) */
template <typename T, typename S = T> struct min_other_input_formula {
    enum { count = 4, elements = GPU_QUICK };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        const T in_other = read<T, S>(at, 3, offset[3]);
        to_input = (T)(f_select(in_input == in_other, f_divide(in_grad, (T)2),
            f_select(in_input > in_other, (T)0, in_grad)));
    }
    STORE(to_input)
};
EACH_FLOATING(KERNEL_OF, min_other_input)
NARROW_KERNELS(min_other_input)

/* d other = select(input == other, grad / 2, select(input < other, 0, grad)) */
template <typename T, typename S = T> struct min_other_other_formula {
    enum { count = 4, elements = GPU_QUICK };
    S to_other;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        const T in_other = read<T, S>(at, 3, offset[3]);
        to_other = (T)(f_select(in_input == in_other, f_divide(in_grad, (T)2),
            f_select(in_input < in_other, (T)0, in_grad)));
    }
    STORE(to_other)
};
EACH_FLOATING(KERNEL_OF, min_other_other)
NARROW_KERNELS(min_other_other)

/* fmax(Tensor input, Tensor other) = select(isnan(input), other, select(isnan(other), input,
   max(input, other))) */
template <typename T, typename S = T> struct fmax_formula {
    enum { count = 3, elements = GPU_QUICK };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        const T in_other = read<T, S>(at, 2, offset[2]);
        to_output = (T)(f_select(f_isnan(in_input), in_other, f_select(f_isnan(in_other), in_input,
            f_max(in_input, in_other))));
    }
    STORE(to_output)
};
EACH_TYPE(KERNEL_OF, fmax)
NARROW_KERNELS(fmax)

/* d input = select(isnan(other) or input >= other, grad, 0) */
template <typename T, typename S = T> struct fmax_input_formula {
    enum { count = 4, elements = GPU_QUICK };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        const T in_other = read<T, S>(at, 3, offset[3]);
        to_input = (T)(f_select(f_isnan(in_other) | (in_input >= in_other), in_grad, (T)0));
    }
    STORE(to_input)
};
EACH_FLOATING(KERNEL_OF, fmax_input)
NARROW_KERNELS(fmax_input)

/* d other = select(isnan(other) or input >= other, 0, grad) */
template <typename T, typename S = T> struct fmax_other_formula {
    enum { count = 4, elements = GPU_QUICK };
    S to_other;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        const T in_other = read<T, S>(at, 3, offset[3]);
        to_other = (T)(f_select(f_isnan(in_other) | (in_input >= in_other), (T)0, in_grad));
    }
    STORE(to_other)
};
EACH_FLOATING(KERNEL_OF, fmax_other)
NARROW_KERNELS(fmax_other)

/* fmin(Tensor input, Tensor other) = select(isnan(input), other, select(isnan(other), input,
   min(input, other))) */
template <typename T, typename S = T> struct fmin_formula {
    enum { count = 3, elements = GPU_QUICK };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        const T in_other = read<T, S>(at, 2, offset[2]);
        to_output = (T)(f_select(f_isnan(in_input), in_other, f_select(f_isnan(in_other), in_input,
            f_min(in_input, in_other))));
    }
    STORE(to_output)
};
EACH_TYPE(KERNEL_OF, fmin)
NARROW_KERNELS(fmin)

/* d input = select(isnan(other) or input <= other, grad, 0) */
template <typename T, typename S = T> struct fmin_input_formula {
    enum { count = 4, elements = GPU_QUICK };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        const T in_other = read<T, S>(at, 3, offset[3]);
        to_input = (T)(f_select(f_isnan(in_other) | (in_input <= in_other), in_grad, (T)0));
    }
    STORE(to_input)
};
EACH_FLOATING(KERNEL_OF, fmin_input)
NARROW_KERNELS(fmin_input)

/* d other = select(isnan(other) or input <= other, 0, grad) */
template <typename T, typename S = T> struct fmin_other_formula {
    enum { count = 4, elements = GPU_QUICK };
    S to_other;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        const T in_other = read<T, S>(at, 3, offset[3]);
        to_other = (T)(f_select(f_isnan(in_other) | (in_input <= in_other), (T)0, in_grad));
    }
    STORE(to_other)
};
EACH_FLOATING(KERNEL_OF, fmin_other)
NARROW_KERNELS(fmin_other)

/* where_ints(BoolTensor condition, int input, int other) -> LongTensor = select(condition,
   input, other) */
template <typename T, typename S = T> struct where_ints_formula {
    enum { count = 2, elements = GPU_QUICK };
    int64_t to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const uint8_t in_condition = read<uint8_t>(at, 1, offset[1]);
        const int64_t in_input = whole<T>(option, 0);
        const int64_t in_other = whole<T>(option, 1);
        to_output = (int64_t)(f_select(in_condition, in_input, in_other));
    }
    STORE(to_output)
};
KERNEL_OF(byte, uint8_t, where_ints)

/* where(BoolTensor condition, Tensor|Scalar input, Tensor|Scalar other) = select(condition,
   input, other) */
template <typename T, typename S = T> struct where_formula {
    enum { count = 4, elements = GPU_QUICK };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const uint8_t in_condition = read<uint8_t>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        const T in_other = read<T, S>(at, 3, offset[3]);
        to_output = (T)(f_select(in_condition, in_input, in_other));
    }
    STORE(to_output)
};
EACH_TYPE(KERNEL_OF, where)
NARROW_KERNELS(where)

/* d input = select(condition, grad, 0) */
template <typename T, typename S = T> struct where_input_formula {
    enum { count = 3, elements = GPU_QUICK };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const uint8_t in_condition = read<uint8_t>(at, 2, offset[2]);
        to_input = (T)(f_select(in_condition, in_grad, (T)0));
    }
    STORE(to_input)
};
EACH_FLOATING(KERNEL_OF, where_input)
NARROW_KERNELS(where_input)

/* d other = select(condition, 0, grad) */
template <typename T, typename S = T> struct where_other_formula {
    enum { count = 3, elements = GPU_QUICK };
    S to_other;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const uint8_t in_condition = read<uint8_t>(at, 2, offset[2]);
        to_other = (T)(f_select(in_condition, (T)0, in_grad));
    }
    STORE(to_other)
};
EACH_FLOATING(KERNEL_OF, where_other)
NARROW_KERNELS(where_other)

/* where_else(Tensor input, BoolTensor condition, Tensor|Scalar other) = select(condition,
   input, other) */
template <typename T, typename S = T> struct where_else_formula {
    enum { count = 4, elements = GPU_QUICK };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        const uint8_t in_condition = read<uint8_t>(at, 2, offset[2]);
        const T in_other = read<T, S>(at, 3, offset[3]);
        to_output = (T)(f_select(in_condition, in_input, in_other));
    }
    STORE(to_output)
};
EACH_TYPE(KERNEL_OF, where_else)
NARROW_KERNELS(where_else)

/* d input = select(condition, grad, 0) */
template <typename T, typename S = T> struct where_else_input_formula {
    enum { count = 3, elements = GPU_QUICK };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const uint8_t in_condition = read<uint8_t>(at, 2, offset[2]);
        to_input = (T)(f_select(in_condition, in_grad, (T)0));
    }
    STORE(to_input)
};
EACH_FLOATING(KERNEL_OF, where_else_input)
NARROW_KERNELS(where_else_input)

/* d other = select(condition, 0, grad) */
template <typename T, typename S = T> struct where_else_other_formula {
    enum { count = 3, elements = GPU_QUICK };
    S to_other;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const uint8_t in_condition = read<uint8_t>(at, 2, offset[2]);
        to_other = (T)(f_select(in_condition, (T)0, in_grad));
    }
    STORE(to_other)
};
EACH_FLOATING(KERNEL_OF, where_else_other)
NARROW_KERNELS(where_else_other)
