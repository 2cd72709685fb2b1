/* Generated from ops.yaml by codegen/templates/section.cu. Do not edit: change the row and run make gen. */
/* polynomials */
#include "loop.cuh"

/* orthogonal_polynomial(Tensor|Scalar input, Tensor|Scalar n, Scalar kind=0) =
   orthogonal_polynomial(input, n, kind) */
template <typename T, typename S = T> struct orthogonal_polynomial_formula {
    enum { count = 3, elements = costly<T>::elements };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        const T in_n = read<T, S>(at, 2, offset[2]);
        const T in_kind = number<T>(option, 2);
        to_output = (T)(f_orthogonal_polynomial(in_input, in_n, in_kind));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_output);
    }
};
KERNEL(orthogonal_polynomial_half, orthogonal_polynomial_formula<float, half_bits>)
KERNEL(orthogonal_polynomial_bfloat16, orthogonal_polynomial_formula<float, bfloat16_bits>)
KERNEL(orthogonal_polynomial_float, orthogonal_polynomial_formula<float>)
KERNEL(orthogonal_polynomial_double, orthogonal_polynomial_formula<double>)

/* d input = grad * orthogonal_polynomial(input, n, kind + 16) */
template <typename T, typename S = T> struct orthogonal_polynomial_input_formula {
    enum { count = 4, elements = costly<T>::elements };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        const T in_n = read<T, S>(at, 3, offset[3]);
        const T in_kind = number<T>(option, 2);
        to_input = (T)(in_grad * f_orthogonal_polynomial(in_input, in_n, in_kind + 16));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_input);
    }
};
KERNEL(orthogonal_polynomial_input_half, orthogonal_polynomial_input_formula<float, half_bits>)
KERNEL(orthogonal_polynomial_input_bfloat16, orthogonal_polynomial_input_formula<float, bfloat16_bits>)
KERNEL(orthogonal_polynomial_input_float, orthogonal_polynomial_input_formula<float>)
KERNEL(orthogonal_polynomial_input_double, orthogonal_polynomial_input_formula<double>)

/* d n = 0 */
template <typename T, typename S = T> struct orthogonal_polynomial_n_formula {
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
KERNEL(orthogonal_polynomial_n_half, orthogonal_polynomial_n_formula<float, half_bits>)
KERNEL(orthogonal_polynomial_n_bfloat16, orthogonal_polynomial_n_formula<float, bfloat16_bits>)
KERNEL(orthogonal_polynomial_n_float, orthogonal_polynomial_n_formula<float>)
KERNEL(orthogonal_polynomial_n_double, orthogonal_polynomial_n_formula<double>)

/* chebyshev_polynomial_t(Tensor|Scalar input, Tensor|Scalar n) = orthogonal_polynomial(input,
   n, 0) */
template <typename T, typename S = T> struct chebyshev_polynomial_t_formula {
    enum { count = 3, elements = costly<T>::elements };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        const T in_n = read<T, S>(at, 2, offset[2]);
        to_output = (T)(f_orthogonal_polynomial(in_input, in_n, (T)0));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_output);
    }
};
KERNEL(chebyshev_polynomial_t_half, chebyshev_polynomial_t_formula<float, half_bits>)
KERNEL(chebyshev_polynomial_t_bfloat16, chebyshev_polynomial_t_formula<float, bfloat16_bits>)
KERNEL(chebyshev_polynomial_t_float, chebyshev_polynomial_t_formula<float>)
KERNEL(chebyshev_polynomial_t_double, chebyshev_polynomial_t_formula<double>)

/* d input = grad * orthogonal_polynomial(input, n, 16) */
template <typename T, typename S = T> struct chebyshev_polynomial_t_input_formula {
    enum { count = 4, elements = costly<T>::elements };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        const T in_n = read<T, S>(at, 3, offset[3]);
        to_input = (T)(in_grad * f_orthogonal_polynomial(in_input, in_n, (T)16));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_input);
    }
};
KERNEL(chebyshev_polynomial_t_input_half, chebyshev_polynomial_t_input_formula<float, half_bits>)
KERNEL(chebyshev_polynomial_t_input_bfloat16, chebyshev_polynomial_t_input_formula<float, bfloat16_bits>)
KERNEL(chebyshev_polynomial_t_input_float, chebyshev_polynomial_t_input_formula<float>)
KERNEL(chebyshev_polynomial_t_input_double, chebyshev_polynomial_t_input_formula<double>)

/* d n = 0 */
template <typename T, typename S = T> struct chebyshev_polynomial_t_n_formula {
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
KERNEL(chebyshev_polynomial_t_n_half, chebyshev_polynomial_t_n_formula<float, half_bits>)
KERNEL(chebyshev_polynomial_t_n_bfloat16, chebyshev_polynomial_t_n_formula<float, bfloat16_bits>)
KERNEL(chebyshev_polynomial_t_n_float, chebyshev_polynomial_t_n_formula<float>)
KERNEL(chebyshev_polynomial_t_n_double, chebyshev_polynomial_t_n_formula<double>)

/* chebyshev_polynomial_u(Tensor|Scalar input, Tensor|Scalar n) = orthogonal_polynomial(input,
   n, 1) */
template <typename T, typename S = T> struct chebyshev_polynomial_u_formula {
    enum { count = 3, elements = costly<T>::elements };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        const T in_n = read<T, S>(at, 2, offset[2]);
        to_output = (T)(f_orthogonal_polynomial(in_input, in_n, (T)1));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_output);
    }
};
KERNEL(chebyshev_polynomial_u_half, chebyshev_polynomial_u_formula<float, half_bits>)
KERNEL(chebyshev_polynomial_u_bfloat16, chebyshev_polynomial_u_formula<float, bfloat16_bits>)
KERNEL(chebyshev_polynomial_u_float, chebyshev_polynomial_u_formula<float>)
KERNEL(chebyshev_polynomial_u_double, chebyshev_polynomial_u_formula<double>)

/* d input = grad * orthogonal_polynomial(input, n, 17) */
template <typename T, typename S = T> struct chebyshev_polynomial_u_input_formula {
    enum { count = 4, elements = costly<T>::elements };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        const T in_n = read<T, S>(at, 3, offset[3]);
        to_input = (T)(in_grad * f_orthogonal_polynomial(in_input, in_n, (T)17));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_input);
    }
};
KERNEL(chebyshev_polynomial_u_input_half, chebyshev_polynomial_u_input_formula<float, half_bits>)
KERNEL(chebyshev_polynomial_u_input_bfloat16, chebyshev_polynomial_u_input_formula<float, bfloat16_bits>)
KERNEL(chebyshev_polynomial_u_input_float, chebyshev_polynomial_u_input_formula<float>)
KERNEL(chebyshev_polynomial_u_input_double, chebyshev_polynomial_u_input_formula<double>)

/* d n = 0 */
template <typename T, typename S = T> struct chebyshev_polynomial_u_n_formula {
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
KERNEL(chebyshev_polynomial_u_n_half, chebyshev_polynomial_u_n_formula<float, half_bits>)
KERNEL(chebyshev_polynomial_u_n_bfloat16, chebyshev_polynomial_u_n_formula<float, bfloat16_bits>)
KERNEL(chebyshev_polynomial_u_n_float, chebyshev_polynomial_u_n_formula<float>)
KERNEL(chebyshev_polynomial_u_n_double, chebyshev_polynomial_u_n_formula<double>)

/* chebyshev_polynomial_v(Tensor|Scalar input, Tensor|Scalar n) = orthogonal_polynomial(input,
   n, 2) */
template <typename T, typename S = T> struct chebyshev_polynomial_v_formula {
    enum { count = 3, elements = costly<T>::elements };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        const T in_n = read<T, S>(at, 2, offset[2]);
        to_output = (T)(f_orthogonal_polynomial(in_input, in_n, (T)2));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_output);
    }
};
KERNEL(chebyshev_polynomial_v_half, chebyshev_polynomial_v_formula<float, half_bits>)
KERNEL(chebyshev_polynomial_v_bfloat16, chebyshev_polynomial_v_formula<float, bfloat16_bits>)
KERNEL(chebyshev_polynomial_v_float, chebyshev_polynomial_v_formula<float>)
KERNEL(chebyshev_polynomial_v_double, chebyshev_polynomial_v_formula<double>)

/* d input = grad * orthogonal_polynomial(input, n, 18) */
template <typename T, typename S = T> struct chebyshev_polynomial_v_input_formula {
    enum { count = 4, elements = costly<T>::elements };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        const T in_n = read<T, S>(at, 3, offset[3]);
        to_input = (T)(in_grad * f_orthogonal_polynomial(in_input, in_n, (T)18));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_input);
    }
};
KERNEL(chebyshev_polynomial_v_input_half, chebyshev_polynomial_v_input_formula<float, half_bits>)
KERNEL(chebyshev_polynomial_v_input_bfloat16, chebyshev_polynomial_v_input_formula<float, bfloat16_bits>)
KERNEL(chebyshev_polynomial_v_input_float, chebyshev_polynomial_v_input_formula<float>)
KERNEL(chebyshev_polynomial_v_input_double, chebyshev_polynomial_v_input_formula<double>)

/* d n = 0 */
template <typename T, typename S = T> struct chebyshev_polynomial_v_n_formula {
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
KERNEL(chebyshev_polynomial_v_n_half, chebyshev_polynomial_v_n_formula<float, half_bits>)
KERNEL(chebyshev_polynomial_v_n_bfloat16, chebyshev_polynomial_v_n_formula<float, bfloat16_bits>)
KERNEL(chebyshev_polynomial_v_n_float, chebyshev_polynomial_v_n_formula<float>)
KERNEL(chebyshev_polynomial_v_n_double, chebyshev_polynomial_v_n_formula<double>)

/* chebyshev_polynomial_w(Tensor|Scalar input, Tensor|Scalar n) = orthogonal_polynomial(input,
   n, 3) */
template <typename T, typename S = T> struct chebyshev_polynomial_w_formula {
    enum { count = 3, elements = costly<T>::elements };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        const T in_n = read<T, S>(at, 2, offset[2]);
        to_output = (T)(f_orthogonal_polynomial(in_input, in_n, (T)3));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_output);
    }
};
KERNEL(chebyshev_polynomial_w_half, chebyshev_polynomial_w_formula<float, half_bits>)
KERNEL(chebyshev_polynomial_w_bfloat16, chebyshev_polynomial_w_formula<float, bfloat16_bits>)
KERNEL(chebyshev_polynomial_w_float, chebyshev_polynomial_w_formula<float>)
KERNEL(chebyshev_polynomial_w_double, chebyshev_polynomial_w_formula<double>)

/* d input = grad * orthogonal_polynomial(input, n, 19) */
template <typename T, typename S = T> struct chebyshev_polynomial_w_input_formula {
    enum { count = 4, elements = costly<T>::elements };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        const T in_n = read<T, S>(at, 3, offset[3]);
        to_input = (T)(in_grad * f_orthogonal_polynomial(in_input, in_n, (T)19));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_input);
    }
};
KERNEL(chebyshev_polynomial_w_input_half, chebyshev_polynomial_w_input_formula<float, half_bits>)
KERNEL(chebyshev_polynomial_w_input_bfloat16, chebyshev_polynomial_w_input_formula<float, bfloat16_bits>)
KERNEL(chebyshev_polynomial_w_input_float, chebyshev_polynomial_w_input_formula<float>)
KERNEL(chebyshev_polynomial_w_input_double, chebyshev_polynomial_w_input_formula<double>)

/* d n = 0 */
template <typename T, typename S = T> struct chebyshev_polynomial_w_n_formula {
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
KERNEL(chebyshev_polynomial_w_n_half, chebyshev_polynomial_w_n_formula<float, half_bits>)
KERNEL(chebyshev_polynomial_w_n_bfloat16, chebyshev_polynomial_w_n_formula<float, bfloat16_bits>)
KERNEL(chebyshev_polynomial_w_n_float, chebyshev_polynomial_w_n_formula<float>)
KERNEL(chebyshev_polynomial_w_n_double, chebyshev_polynomial_w_n_formula<double>)

/* hermite_polynomial_h(Tensor|Scalar input, Tensor|Scalar n) = orthogonal_polynomial(input, n,
   4) */
template <typename T, typename S = T> struct hermite_polynomial_h_formula {
    enum { count = 3, elements = costly<T>::elements };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        const T in_n = read<T, S>(at, 2, offset[2]);
        to_output = (T)(f_orthogonal_polynomial(in_input, in_n, (T)4));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_output);
    }
};
KERNEL(hermite_polynomial_h_half, hermite_polynomial_h_formula<float, half_bits>)
KERNEL(hermite_polynomial_h_bfloat16, hermite_polynomial_h_formula<float, bfloat16_bits>)
KERNEL(hermite_polynomial_h_float, hermite_polynomial_h_formula<float>)
KERNEL(hermite_polynomial_h_double, hermite_polynomial_h_formula<double>)

/* d input = grad * orthogonal_polynomial(input, n, 20) */
template <typename T, typename S = T> struct hermite_polynomial_h_input_formula {
    enum { count = 4, elements = costly<T>::elements };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        const T in_n = read<T, S>(at, 3, offset[3]);
        to_input = (T)(in_grad * f_orthogonal_polynomial(in_input, in_n, (T)20));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_input);
    }
};
KERNEL(hermite_polynomial_h_input_half, hermite_polynomial_h_input_formula<float, half_bits>)
KERNEL(hermite_polynomial_h_input_bfloat16, hermite_polynomial_h_input_formula<float, bfloat16_bits>)
KERNEL(hermite_polynomial_h_input_float, hermite_polynomial_h_input_formula<float>)
KERNEL(hermite_polynomial_h_input_double, hermite_polynomial_h_input_formula<double>)

/* d n = 0 */
template <typename T, typename S = T> struct hermite_polynomial_h_n_formula {
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
KERNEL(hermite_polynomial_h_n_half, hermite_polynomial_h_n_formula<float, half_bits>)
KERNEL(hermite_polynomial_h_n_bfloat16, hermite_polynomial_h_n_formula<float, bfloat16_bits>)
KERNEL(hermite_polynomial_h_n_float, hermite_polynomial_h_n_formula<float>)
KERNEL(hermite_polynomial_h_n_double, hermite_polynomial_h_n_formula<double>)

/* hermite_polynomial_he(Tensor|Scalar input, Tensor|Scalar n) = orthogonal_polynomial(input, n,
   5) */
template <typename T, typename S = T> struct hermite_polynomial_he_formula {
    enum { count = 3, elements = costly<T>::elements };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        const T in_n = read<T, S>(at, 2, offset[2]);
        to_output = (T)(f_orthogonal_polynomial(in_input, in_n, (T)5));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_output);
    }
};
KERNEL(hermite_polynomial_he_half, hermite_polynomial_he_formula<float, half_bits>)
KERNEL(hermite_polynomial_he_bfloat16, hermite_polynomial_he_formula<float, bfloat16_bits>)
KERNEL(hermite_polynomial_he_float, hermite_polynomial_he_formula<float>)
KERNEL(hermite_polynomial_he_double, hermite_polynomial_he_formula<double>)

/* d input = grad * orthogonal_polynomial(input, n, 21) */
template <typename T, typename S = T> struct hermite_polynomial_he_input_formula {
    enum { count = 4, elements = costly<T>::elements };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        const T in_n = read<T, S>(at, 3, offset[3]);
        to_input = (T)(in_grad * f_orthogonal_polynomial(in_input, in_n, (T)21));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_input);
    }
};
KERNEL(hermite_polynomial_he_input_half, hermite_polynomial_he_input_formula<float, half_bits>)
KERNEL(hermite_polynomial_he_input_bfloat16, hermite_polynomial_he_input_formula<float, bfloat16_bits>)
KERNEL(hermite_polynomial_he_input_float, hermite_polynomial_he_input_formula<float>)
KERNEL(hermite_polynomial_he_input_double, hermite_polynomial_he_input_formula<double>)

/* d n = 0 */
template <typename T, typename S = T> struct hermite_polynomial_he_n_formula {
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
KERNEL(hermite_polynomial_he_n_half, hermite_polynomial_he_n_formula<float, half_bits>)
KERNEL(hermite_polynomial_he_n_bfloat16, hermite_polynomial_he_n_formula<float, bfloat16_bits>)
KERNEL(hermite_polynomial_he_n_float, hermite_polynomial_he_n_formula<float>)
KERNEL(hermite_polynomial_he_n_double, hermite_polynomial_he_n_formula<double>)

/* laguerre_polynomial_l(Tensor|Scalar input, Tensor|Scalar n) = orthogonal_polynomial(input, n,
   6) */
template <typename T, typename S = T> struct laguerre_polynomial_l_formula {
    enum { count = 3, elements = costly<T>::elements };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        const T in_n = read<T, S>(at, 2, offset[2]);
        to_output = (T)(f_orthogonal_polynomial(in_input, in_n, (T)6));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_output);
    }
};
KERNEL(laguerre_polynomial_l_half, laguerre_polynomial_l_formula<float, half_bits>)
KERNEL(laguerre_polynomial_l_bfloat16, laguerre_polynomial_l_formula<float, bfloat16_bits>)
KERNEL(laguerre_polynomial_l_float, laguerre_polynomial_l_formula<float>)
KERNEL(laguerre_polynomial_l_double, laguerre_polynomial_l_formula<double>)

/* d input = grad * orthogonal_polynomial(input, n, 22) */
template <typename T, typename S = T> struct laguerre_polynomial_l_input_formula {
    enum { count = 4, elements = costly<T>::elements };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        const T in_n = read<T, S>(at, 3, offset[3]);
        to_input = (T)(in_grad * f_orthogonal_polynomial(in_input, in_n, (T)22));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_input);
    }
};
KERNEL(laguerre_polynomial_l_input_half, laguerre_polynomial_l_input_formula<float, half_bits>)
KERNEL(laguerre_polynomial_l_input_bfloat16, laguerre_polynomial_l_input_formula<float, bfloat16_bits>)
KERNEL(laguerre_polynomial_l_input_float, laguerre_polynomial_l_input_formula<float>)
KERNEL(laguerre_polynomial_l_input_double, laguerre_polynomial_l_input_formula<double>)

/* d n = 0 */
template <typename T, typename S = T> struct laguerre_polynomial_l_n_formula {
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
KERNEL(laguerre_polynomial_l_n_half, laguerre_polynomial_l_n_formula<float, half_bits>)
KERNEL(laguerre_polynomial_l_n_bfloat16, laguerre_polynomial_l_n_formula<float, bfloat16_bits>)
KERNEL(laguerre_polynomial_l_n_float, laguerre_polynomial_l_n_formula<float>)
KERNEL(laguerre_polynomial_l_n_double, laguerre_polynomial_l_n_formula<double>)

/* legendre_polynomial_p(Tensor|Scalar input, Tensor|Scalar n) = orthogonal_polynomial(input, n,
   7) */
template <typename T, typename S = T> struct legendre_polynomial_p_formula {
    enum { count = 3, elements = costly<T>::elements };
    S to_output;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_input = read<T, S>(at, 1, offset[1]);
        const T in_n = read<T, S>(at, 2, offset[2]);
        to_output = (T)(f_orthogonal_polynomial(in_input, in_n, (T)7));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_output);
    }
};
KERNEL(legendre_polynomial_p_half, legendre_polynomial_p_formula<float, half_bits>)
KERNEL(legendre_polynomial_p_bfloat16, legendre_polynomial_p_formula<float, bfloat16_bits>)
KERNEL(legendre_polynomial_p_float, legendre_polynomial_p_formula<float>)
KERNEL(legendre_polynomial_p_double, legendre_polynomial_p_formula<double>)

/* d input = grad * orthogonal_polynomial(input, n, 23) */
template <typename T, typename S = T> struct legendre_polynomial_p_input_formula {
    enum { count = 4, elements = costly<T>::elements };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad = read<T, S>(at, 1, offset[1]);
        const T in_input = read<T, S>(at, 2, offset[2]);
        const T in_n = read<T, S>(at, 3, offset[3]);
        to_input = (T)(in_grad * f_orthogonal_polynomial(in_input, in_n, (T)23));
    }
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_input);
    }
};
KERNEL(legendre_polynomial_p_input_half, legendre_polynomial_p_input_formula<float, half_bits>)
KERNEL(legendre_polynomial_p_input_bfloat16, legendre_polynomial_p_input_formula<float, bfloat16_bits>)
KERNEL(legendre_polynomial_p_input_float, legendre_polynomial_p_input_formula<float>)
KERNEL(legendre_polynomial_p_input_double, legendre_polynomial_p_input_formula<double>)

/* d n = 0 */
template <typename T, typename S = T> struct legendre_polynomial_p_n_formula {
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
KERNEL(legendre_polynomial_p_n_half, legendre_polynomial_p_n_formula<float, half_bits>)
KERNEL(legendre_polynomial_p_n_bfloat16, legendre_polynomial_p_n_formula<float, bfloat16_bits>)
KERNEL(legendre_polynomial_p_n_float, legendre_polynomial_p_n_formula<float>)
KERNEL(legendre_polynomial_p_n_double, legendre_polynomial_p_n_formula<double>)
