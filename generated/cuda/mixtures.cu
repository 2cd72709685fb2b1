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
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_output);
    }
};
KERNEL(lerp_half, lerp_formula<float, half_bits>)
KERNEL(lerp_bfloat16, lerp_formula<float, bfloat16_bits>)
KERNEL(lerp_float, lerp_formula<float>)
KERNEL(lerp_double, lerp_formula<double>)

/* d input = grad * (1 - weight) */
template <typename T, typename S = T> struct lerp_input_formula {
    enum { count = 2, elements = GPU_QUICK };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_weight = number<T>(option, 0);
        to_input = (T)(in_grad * (1 - in_weight));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_input);
    }
};
KERNEL(lerp_input_half, lerp_input_formula<float, half_bits>)
KERNEL(lerp_input_bfloat16, lerp_input_formula<float, bfloat16_bits>)
KERNEL(lerp_input_float, lerp_input_formula<float>)
KERNEL(lerp_input_double, lerp_input_formula<double>)

/* d end = grad * weight */
template <typename T, typename S = T> struct lerp_end_formula {
    enum { count = 2, elements = GPU_QUICK };
    S to_end;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_weight = number<T>(option, 0);
        to_end = (T)(in_grad * in_weight);
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_end);
    }
};
KERNEL(lerp_end_half, lerp_end_formula<float, half_bits>)
KERNEL(lerp_end_bfloat16, lerp_end_formula<float, bfloat16_bits>)
KERNEL(lerp_end_float, lerp_end_formula<float>)
KERNEL(lerp_end_double, lerp_end_formula<double>)

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
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_output);
    }
};
KERNEL(lerp_tensor_half, lerp_tensor_formula<float, half_bits>)
KERNEL(lerp_tensor_bfloat16, lerp_tensor_formula<float, bfloat16_bits>)
KERNEL(lerp_tensor_float, lerp_tensor_formula<float>)
KERNEL(lerp_tensor_double, lerp_tensor_formula<double>)

/* d input = grad * (1 - weight) */
template <typename T, typename S = T> struct lerp_tensor_input_formula {
    enum { count = 3, elements = GPU_QUICK };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_weight = read<T, S>(at, 2, offset[2]);
        to_input = (T)(in_grad * (1 - in_weight));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_input);
    }
};
KERNEL(lerp_tensor_input_half, lerp_tensor_input_formula<float, half_bits>)
KERNEL(lerp_tensor_input_bfloat16, lerp_tensor_input_formula<float, bfloat16_bits>)
KERNEL(lerp_tensor_input_float, lerp_tensor_input_formula<float>)
KERNEL(lerp_tensor_input_double, lerp_tensor_input_formula<double>)

/* d end = grad * weight */
template <typename T, typename S = T> struct lerp_tensor_end_formula {
    enum { count = 3, elements = GPU_QUICK };
    S to_end;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_weight = read<T, S>(at, 2, offset[2]);
        to_end = (T)(in_grad * in_weight);
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_end);
    }
};
KERNEL(lerp_tensor_end_half, lerp_tensor_end_formula<float, half_bits>)
KERNEL(lerp_tensor_end_bfloat16, lerp_tensor_end_formula<float, bfloat16_bits>)
KERNEL(lerp_tensor_end_float, lerp_tensor_end_formula<float>)
KERNEL(lerp_tensor_end_double, lerp_tensor_end_formula<double>)

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
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_weight);
    }
};
KERNEL(lerp_tensor_weight_half, lerp_tensor_weight_formula<float, half_bits>)
KERNEL(lerp_tensor_weight_bfloat16, lerp_tensor_weight_formula<float, bfloat16_bits>)
KERNEL(lerp_tensor_weight_float, lerp_tensor_weight_formula<float>)
KERNEL(lerp_tensor_weight_double, lerp_tensor_weight_formula<double>)

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
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_output);
    }
};
KERNEL(addcmul_half, addcmul_formula<float, half_bits>)
KERNEL(addcmul_bfloat16, addcmul_formula<float, bfloat16_bits>)
KERNEL(addcmul_byte, addcmul_formula<uint8_t>)
KERNEL(addcmul_char, addcmul_formula<int8_t>)
KERNEL(addcmul_short, addcmul_formula<int16_t>)
KERNEL(addcmul_int, addcmul_formula<int32_t>)
KERNEL(addcmul_long, addcmul_formula<int64_t>)
KERNEL(addcmul_float, addcmul_formula<float>)
KERNEL(addcmul_double, addcmul_formula<double>)

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
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_tensor1);
    }
};
KERNEL(addcmul_tensor1_half, addcmul_tensor1_formula<float, half_bits>)
KERNEL(addcmul_tensor1_bfloat16, addcmul_tensor1_formula<float, bfloat16_bits>)
KERNEL(addcmul_tensor1_float, addcmul_tensor1_formula<float>)
KERNEL(addcmul_tensor1_double, addcmul_tensor1_formula<double>)

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
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_tensor2);
    }
};
KERNEL(addcmul_tensor2_half, addcmul_tensor2_formula<float, half_bits>)
KERNEL(addcmul_tensor2_bfloat16, addcmul_tensor2_formula<float, bfloat16_bits>)
KERNEL(addcmul_tensor2_float, addcmul_tensor2_formula<float>)
KERNEL(addcmul_tensor2_double, addcmul_tensor2_formula<double>)

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
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_output);
    }
};
KERNEL(addcdiv_half, addcdiv_formula<float, half_bits>)
KERNEL(addcdiv_bfloat16, addcdiv_formula<float, bfloat16_bits>)
KERNEL(addcdiv_float, addcdiv_formula<float>)
KERNEL(addcdiv_double, addcdiv_formula<double>)

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
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_tensor1);
    }
};
KERNEL(addcdiv_tensor1_half, addcdiv_tensor1_formula<float, half_bits>)
KERNEL(addcdiv_tensor1_bfloat16, addcdiv_tensor1_formula<float, bfloat16_bits>)
KERNEL(addcdiv_tensor1_float, addcdiv_tensor1_formula<float>)
KERNEL(addcdiv_tensor1_double, addcdiv_tensor1_formula<double>)

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
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_tensor2);
    }
};
KERNEL(addcdiv_tensor2_half, addcdiv_tensor2_formula<float, half_bits>)
KERNEL(addcdiv_tensor2_bfloat16, addcdiv_tensor2_formula<float, bfloat16_bits>)
KERNEL(addcdiv_tensor2_float, addcdiv_tensor2_formula<float>)
KERNEL(addcdiv_tensor2_double, addcdiv_tensor2_formula<double>)
