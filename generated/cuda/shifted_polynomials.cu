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
    STORE(to_output)
};
EACH_FLOATING(KERNEL_OF, shifted_chebyshev_polynomial_t)
NARROW_KERNELS(shifted_chebyshev_polynomial_t)

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
    STORE(to_input)
};
EACH_FLOATING(KERNEL_OF, shifted_chebyshev_polynomial_t_input)
NARROW_KERNELS(shifted_chebyshev_polynomial_t_input)

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
    STORE(to_output)
};
EACH_FLOATING(KERNEL_OF, shifted_chebyshev_polynomial_u)
NARROW_KERNELS(shifted_chebyshev_polynomial_u)

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
    STORE(to_input)
};
EACH_FLOATING(KERNEL_OF, shifted_chebyshev_polynomial_u_input)
NARROW_KERNELS(shifted_chebyshev_polynomial_u_input)

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
    STORE(to_output)
};
EACH_FLOATING(KERNEL_OF, shifted_chebyshev_polynomial_v)
NARROW_KERNELS(shifted_chebyshev_polynomial_v)

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
    STORE(to_input)
};
EACH_FLOATING(KERNEL_OF, shifted_chebyshev_polynomial_v_input)
NARROW_KERNELS(shifted_chebyshev_polynomial_v_input)

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
    STORE(to_output)
};
EACH_FLOATING(KERNEL_OF, shifted_chebyshev_polynomial_w)
NARROW_KERNELS(shifted_chebyshev_polynomial_w)

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
    STORE(to_input)
};
EACH_FLOATING(KERNEL_OF, shifted_chebyshev_polynomial_w_input)
NARROW_KERNELS(shifted_chebyshev_polynomial_w_input)
