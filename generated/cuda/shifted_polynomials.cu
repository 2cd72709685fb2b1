/* Generated from ops.yaml by codegen/templates/section.cu. Do not edit: change the row and run make gen. */
/* shifted_polynomials */
#include "loop.cuh"

/* shifted_chebyshev_polynomial_t(Tensor|Scalar input, Tensor|Scalar n) =
   orthogonal_polynomial(input, n, 8) */
template <typename T, typename S = T> struct shifted_chebyshev_polynomial_t_formula {
    enum { count = 3, elements = costly<T>::elements };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        const T in_n = read<T, S>(at, 2, offset[2]);
        to_output = (T)(f_orthogonal_polynomial(in_input, in_n, (T)8));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_output);
    }
};
KERNEL(shifted_chebyshev_polynomial_t_half, shifted_chebyshev_polynomial_t_formula<float, half_bits>)
KERNEL(shifted_chebyshev_polynomial_t_bfloat16, shifted_chebyshev_polynomial_t_formula<float, bfloat16_bits>)
KERNEL(shifted_chebyshev_polynomial_t_float, shifted_chebyshev_polynomial_t_formula<float>)
KERNEL(shifted_chebyshev_polynomial_t_double, shifted_chebyshev_polynomial_t_formula<double>)

/* d input = grad * orthogonal_polynomial(input, n, 24) */
template <typename T, typename S = T> struct shifted_chebyshev_polynomial_t_input_formula {
    enum { count = 4, elements = costly<T>::elements };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        const T in_n = read<T, S>(at, 3, offset[3]);
        to_input = (T)(in_grad * f_orthogonal_polynomial(in_input, in_n, (T)24));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_input);
    }
};
KERNEL(shifted_chebyshev_polynomial_t_input_half, shifted_chebyshev_polynomial_t_input_formula<float, half_bits>)
KERNEL(shifted_chebyshev_polynomial_t_input_bfloat16, shifted_chebyshev_polynomial_t_input_formula<float, bfloat16_bits>)
KERNEL(shifted_chebyshev_polynomial_t_input_float, shifted_chebyshev_polynomial_t_input_formula<float>)
KERNEL(shifted_chebyshev_polynomial_t_input_double, shifted_chebyshev_polynomial_t_input_formula<double>)

/* d n = 0 */
template <typename T, typename S = T> struct shifted_chebyshev_polynomial_t_n_formula {
    enum { count = 2, elements = GPU_QUICK };
    S to_n;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        to_n = (T)(f_select((in_grad == 0) & (in_grad != 0), in_grad, (T)0));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_n);
    }
};
KERNEL(shifted_chebyshev_polynomial_t_n_half, shifted_chebyshev_polynomial_t_n_formula<float, half_bits>)
KERNEL(shifted_chebyshev_polynomial_t_n_bfloat16, shifted_chebyshev_polynomial_t_n_formula<float, bfloat16_bits>)
KERNEL(shifted_chebyshev_polynomial_t_n_float, shifted_chebyshev_polynomial_t_n_formula<float>)
KERNEL(shifted_chebyshev_polynomial_t_n_double, shifted_chebyshev_polynomial_t_n_formula<double>)

/* shifted_chebyshev_polynomial_u(Tensor|Scalar input, Tensor|Scalar n) =
   orthogonal_polynomial(input, n, 9) */
template <typename T, typename S = T> struct shifted_chebyshev_polynomial_u_formula {
    enum { count = 3, elements = costly<T>::elements };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        const T in_n = read<T, S>(at, 2, offset[2]);
        to_output = (T)(f_orthogonal_polynomial(in_input, in_n, (T)9));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_output);
    }
};
KERNEL(shifted_chebyshev_polynomial_u_half, shifted_chebyshev_polynomial_u_formula<float, half_bits>)
KERNEL(shifted_chebyshev_polynomial_u_bfloat16, shifted_chebyshev_polynomial_u_formula<float, bfloat16_bits>)
KERNEL(shifted_chebyshev_polynomial_u_float, shifted_chebyshev_polynomial_u_formula<float>)
KERNEL(shifted_chebyshev_polynomial_u_double, shifted_chebyshev_polynomial_u_formula<double>)

/* d input = grad * orthogonal_polynomial(input, n, 25) */
template <typename T, typename S = T> struct shifted_chebyshev_polynomial_u_input_formula {
    enum { count = 4, elements = costly<T>::elements };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        const T in_n = read<T, S>(at, 3, offset[3]);
        to_input = (T)(in_grad * f_orthogonal_polynomial(in_input, in_n, (T)25));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_input);
    }
};
KERNEL(shifted_chebyshev_polynomial_u_input_half, shifted_chebyshev_polynomial_u_input_formula<float, half_bits>)
KERNEL(shifted_chebyshev_polynomial_u_input_bfloat16, shifted_chebyshev_polynomial_u_input_formula<float, bfloat16_bits>)
KERNEL(shifted_chebyshev_polynomial_u_input_float, shifted_chebyshev_polynomial_u_input_formula<float>)
KERNEL(shifted_chebyshev_polynomial_u_input_double, shifted_chebyshev_polynomial_u_input_formula<double>)

/* d n = 0 */
template <typename T, typename S = T> struct shifted_chebyshev_polynomial_u_n_formula {
    enum { count = 2, elements = GPU_QUICK };
    S to_n;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        to_n = (T)(f_select((in_grad == 0) & (in_grad != 0), in_grad, (T)0));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_n);
    }
};
KERNEL(shifted_chebyshev_polynomial_u_n_half, shifted_chebyshev_polynomial_u_n_formula<float, half_bits>)
KERNEL(shifted_chebyshev_polynomial_u_n_bfloat16, shifted_chebyshev_polynomial_u_n_formula<float, bfloat16_bits>)
KERNEL(shifted_chebyshev_polynomial_u_n_float, shifted_chebyshev_polynomial_u_n_formula<float>)
KERNEL(shifted_chebyshev_polynomial_u_n_double, shifted_chebyshev_polynomial_u_n_formula<double>)

/* shifted_chebyshev_polynomial_v(Tensor|Scalar input, Tensor|Scalar n) =
   orthogonal_polynomial(input, n, 10) */
template <typename T, typename S = T> struct shifted_chebyshev_polynomial_v_formula {
    enum { count = 3, elements = costly<T>::elements };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        const T in_n = read<T, S>(at, 2, offset[2]);
        to_output = (T)(f_orthogonal_polynomial(in_input, in_n, (T)10));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_output);
    }
};
KERNEL(shifted_chebyshev_polynomial_v_half, shifted_chebyshev_polynomial_v_formula<float, half_bits>)
KERNEL(shifted_chebyshev_polynomial_v_bfloat16, shifted_chebyshev_polynomial_v_formula<float, bfloat16_bits>)
KERNEL(shifted_chebyshev_polynomial_v_float, shifted_chebyshev_polynomial_v_formula<float>)
KERNEL(shifted_chebyshev_polynomial_v_double, shifted_chebyshev_polynomial_v_formula<double>)

/* d input = grad * orthogonal_polynomial(input, n, 26) */
template <typename T, typename S = T> struct shifted_chebyshev_polynomial_v_input_formula {
    enum { count = 4, elements = costly<T>::elements };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        const T in_n = read<T, S>(at, 3, offset[3]);
        to_input = (T)(in_grad * f_orthogonal_polynomial(in_input, in_n, (T)26));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_input);
    }
};
KERNEL(shifted_chebyshev_polynomial_v_input_half, shifted_chebyshev_polynomial_v_input_formula<float, half_bits>)
KERNEL(shifted_chebyshev_polynomial_v_input_bfloat16, shifted_chebyshev_polynomial_v_input_formula<float, bfloat16_bits>)
KERNEL(shifted_chebyshev_polynomial_v_input_float, shifted_chebyshev_polynomial_v_input_formula<float>)
KERNEL(shifted_chebyshev_polynomial_v_input_double, shifted_chebyshev_polynomial_v_input_formula<double>)

/* d n = 0 */
template <typename T, typename S = T> struct shifted_chebyshev_polynomial_v_n_formula {
    enum { count = 2, elements = GPU_QUICK };
    S to_n;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        to_n = (T)(f_select((in_grad == 0) & (in_grad != 0), in_grad, (T)0));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_n);
    }
};
KERNEL(shifted_chebyshev_polynomial_v_n_half, shifted_chebyshev_polynomial_v_n_formula<float, half_bits>)
KERNEL(shifted_chebyshev_polynomial_v_n_bfloat16, shifted_chebyshev_polynomial_v_n_formula<float, bfloat16_bits>)
KERNEL(shifted_chebyshev_polynomial_v_n_float, shifted_chebyshev_polynomial_v_n_formula<float>)
KERNEL(shifted_chebyshev_polynomial_v_n_double, shifted_chebyshev_polynomial_v_n_formula<double>)

/* shifted_chebyshev_polynomial_w(Tensor|Scalar input, Tensor|Scalar n) =
   orthogonal_polynomial(input, n, 11) */
template <typename T, typename S = T> struct shifted_chebyshev_polynomial_w_formula {
    enum { count = 3, elements = costly<T>::elements };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        const T in_n = read<T, S>(at, 2, offset[2]);
        to_output = (T)(f_orthogonal_polynomial(in_input, in_n, (T)11));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_output);
    }
};
KERNEL(shifted_chebyshev_polynomial_w_half, shifted_chebyshev_polynomial_w_formula<float, half_bits>)
KERNEL(shifted_chebyshev_polynomial_w_bfloat16, shifted_chebyshev_polynomial_w_formula<float, bfloat16_bits>)
KERNEL(shifted_chebyshev_polynomial_w_float, shifted_chebyshev_polynomial_w_formula<float>)
KERNEL(shifted_chebyshev_polynomial_w_double, shifted_chebyshev_polynomial_w_formula<double>)

/* d input = grad * orthogonal_polynomial(input, n, 27) */
template <typename T, typename S = T> struct shifted_chebyshev_polynomial_w_input_formula {
    enum { count = 4, elements = costly<T>::elements };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        const T in_n = read<T, S>(at, 3, offset[3]);
        to_input = (T)(in_grad * f_orthogonal_polynomial(in_input, in_n, (T)27));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_input);
    }
};
KERNEL(shifted_chebyshev_polynomial_w_input_half, shifted_chebyshev_polynomial_w_input_formula<float, half_bits>)
KERNEL(shifted_chebyshev_polynomial_w_input_bfloat16, shifted_chebyshev_polynomial_w_input_formula<float, bfloat16_bits>)
KERNEL(shifted_chebyshev_polynomial_w_input_float, shifted_chebyshev_polynomial_w_input_formula<float>)
KERNEL(shifted_chebyshev_polynomial_w_input_double, shifted_chebyshev_polynomial_w_input_formula<double>)

/* d n = 0 */
template <typename T, typename S = T> struct shifted_chebyshev_polynomial_w_n_formula {
    enum { count = 2, elements = GPU_QUICK };
    S to_n;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        to_n = (T)(f_select((in_grad == 0) & (in_grad != 0), in_grad, (T)0));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_n);
    }
};
KERNEL(shifted_chebyshev_polynomial_w_n_half, shifted_chebyshev_polynomial_w_n_formula<float, half_bits>)
KERNEL(shifted_chebyshev_polynomial_w_n_bfloat16, shifted_chebyshev_polynomial_w_n_formula<float, bfloat16_bits>)
KERNEL(shifted_chebyshev_polynomial_w_n_float, shifted_chebyshev_polynomial_w_n_formula<float>)
KERNEL(shifted_chebyshev_polynomial_w_n_double, shifted_chebyshev_polynomial_w_n_formula<double>)
