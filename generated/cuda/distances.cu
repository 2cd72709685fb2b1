/* Generated from ops.yaml by codegen/templates/section.cu. Do not edit: change the row and run make gen. */
/* distances */
#include "loop.cuh"

/* cosine_of_sums(Tensor dot, Tensor length1, Tensor length2, Scalar eps=1e-8) = dot / (first *
   second) */
template <typename T>
__device__ void cosine_of_sums_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_dot = read<T>(at, 1, offset[1]);
    const T in_length1 = read<T>(at, 2, offset[2]);
    const T in_length2 = read<T>(at, 3, offset[3]);
    const T in_eps = number<T>(option, 0);
    const T in_first = f_select(in_length1 <= in_eps, in_eps, in_length1);
    const T in_second = f_select(in_length2 <= in_eps, in_eps, in_length2);
    const T to_output = (T)(f_divide(in_dot, in_first * in_second));
    write(at, 0, offset[0], to_output);
}
KERNEL(cosine_of_sums_float, 4, cosine_of_sums_formula<float>)
KERNEL(cosine_of_sums_double, 4, cosine_of_sums_formula<double>)

/* d dot = grad / (first * second) */
template <typename T>
__device__ void cosine_of_sums_dot_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_grad = read<T>(at, 1, offset[1]);
    const T in_length1 = read<T>(at, 2, offset[2]);
    const T in_length2 = read<T>(at, 3, offset[3]);
    const T in_eps = number<T>(option, 0);
    const T in_first = f_select(in_length1 <= in_eps, in_eps, in_length1);
    const T in_second = f_select(in_length2 <= in_eps, in_eps, in_length2);
    const T to_dot = (T)(f_divide(in_grad, in_first * in_second));
    write(at, 0, offset[0], to_dot);
}
KERNEL(cosine_of_sums_dot_float, 4, cosine_of_sums_dot_formula<float>)
KERNEL(cosine_of_sums_dot_double, 4, cosine_of_sums_dot_formula<double>)

/* d length1 = select(length1 > eps, -grad * output / first, 0) */
template <typename T>
__device__ void cosine_of_sums_length1_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_grad = read<T>(at, 1, offset[1]);
    const T in_length1 = read<T>(at, 2, offset[2]);
    const T in_output = read<T>(at, 3, offset[3]);
    const T in_eps = number<T>(option, 0);
    const T in_first = f_select(in_length1 <= in_eps, in_eps, in_length1);
    const T to_length1 = (T)(f_select(in_length1 > in_eps, f_divide(-in_grad * in_output, in_first),
        (T)0));
    write(at, 0, offset[0], to_length1);
}
KERNEL(cosine_of_sums_length1_float, 4, cosine_of_sums_length1_formula<float>)
KERNEL(cosine_of_sums_length1_double, 4, cosine_of_sums_length1_formula<double>)

/* d length2 = select(length2 > eps, -grad * output / second, 0) */
template <typename T>
__device__ void cosine_of_sums_length2_formula(const operands &at, const int64_t *offset,
    const options &option) {
    const T in_grad = read<T>(at, 1, offset[1]);
    const T in_length2 = read<T>(at, 2, offset[2]);
    const T in_output = read<T>(at, 3, offset[3]);
    const T in_eps = number<T>(option, 0);
    const T in_second = f_select(in_length2 <= in_eps, in_eps, in_length2);
    const T to_length2 = (T)(f_select(in_length2 > in_eps, f_divide(-in_grad * in_output,
        in_second), (T)0));
    write(at, 0, offset[0], to_length2);
}
KERNEL(cosine_of_sums_length2_float, 4, cosine_of_sums_length2_formula<float>)
KERNEL(cosine_of_sums_length2_double, 4, cosine_of_sums_length2_formula<double>)
