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
    STORE(to_output)
};
EACH_FLOATING(KERNEL_OF, orthogonal_polynomial)
NARROW_KERNELS(orthogonal_polynomial)

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
    STORE(to_input)
};
EACH_FLOATING(KERNEL_OF, orthogonal_polynomial_input)
NARROW_KERNELS(orthogonal_polynomial_input)

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
    STORE(to_output)
};
EACH_FLOATING(KERNEL_OF, chebyshev_polynomial_t)
NARROW_KERNELS(chebyshev_polynomial_t)

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
    STORE(to_input)
};
EACH_FLOATING(KERNEL_OF, chebyshev_polynomial_t_input)
NARROW_KERNELS(chebyshev_polynomial_t_input)

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
    STORE(to_output)
};
EACH_FLOATING(KERNEL_OF, chebyshev_polynomial_u)
NARROW_KERNELS(chebyshev_polynomial_u)

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
    STORE(to_input)
};
EACH_FLOATING(KERNEL_OF, chebyshev_polynomial_u_input)
NARROW_KERNELS(chebyshev_polynomial_u_input)

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
    STORE(to_output)
};
EACH_FLOATING(KERNEL_OF, chebyshev_polynomial_v)
NARROW_KERNELS(chebyshev_polynomial_v)

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
    STORE(to_input)
};
EACH_FLOATING(KERNEL_OF, chebyshev_polynomial_v_input)
NARROW_KERNELS(chebyshev_polynomial_v_input)

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
    STORE(to_output)
};
EACH_FLOATING(KERNEL_OF, chebyshev_polynomial_w)
NARROW_KERNELS(chebyshev_polynomial_w)

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
    STORE(to_input)
};
EACH_FLOATING(KERNEL_OF, chebyshev_polynomial_w_input)
NARROW_KERNELS(chebyshev_polynomial_w_input)

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
    STORE(to_output)
};
EACH_FLOATING(KERNEL_OF, hermite_polynomial_h)
NARROW_KERNELS(hermite_polynomial_h)

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
    STORE(to_input)
};
EACH_FLOATING(KERNEL_OF, hermite_polynomial_h_input)
NARROW_KERNELS(hermite_polynomial_h_input)

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
    STORE(to_output)
};
EACH_FLOATING(KERNEL_OF, hermite_polynomial_he)
NARROW_KERNELS(hermite_polynomial_he)

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
    STORE(to_input)
};
EACH_FLOATING(KERNEL_OF, hermite_polynomial_he_input)
NARROW_KERNELS(hermite_polynomial_he_input)

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
    STORE(to_output)
};
EACH_FLOATING(KERNEL_OF, laguerre_polynomial_l)
NARROW_KERNELS(laguerre_polynomial_l)

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
    STORE(to_input)
};
EACH_FLOATING(KERNEL_OF, laguerre_polynomial_l_input)
NARROW_KERNELS(laguerre_polynomial_l_input)

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
    STORE(to_output)
};
EACH_FLOATING(KERNEL_OF, legendre_polynomial_p)
NARROW_KERNELS(legendre_polynomial_p)

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
    STORE(to_input)
};
EACH_FLOATING(KERNEL_OF, legendre_polynomial_p_input)
NARROW_KERNELS(legendre_polynomial_p_input)
