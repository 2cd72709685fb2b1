/* Generated from ops.yaml by codegen/templates/section.cu. Do not edit: change the row and run make gen. */
/* random_like */
#include "loop.cuh"
#include "random.cuh"

/* rand_like(Tensor input) = uniform() + select(isnan(input), 0, 0) */
template <typename T, typename I>
__device__ void rand_like_formula(const operands &at, const int64_t *offset, const options &option,
                                         const draws &from, I i) {
    const auto in_draw_0 = draw<typename drawn<T>::type>(from.from[0], i, false);
    const T in_input = read<T>(at, 1, offset[1]);
    const T to_output = (T)(in_draw_0 + f_select(f_isnan(in_input), (T)0, (T)0));
    write(at, 0, offset[0], to_output);
}
RANDOM_KERNEL(rand_like_float, 2, rand_like_formula<float>)
RANDOM_KERNEL(rand_like_double, 2, rand_like_formula<double>)

/* randn_like(Tensor input) = normal() + select(isnan(input), 0, 0) */
template <typename T, typename I>
__device__ void randn_like_formula(const operands &at, const int64_t *offset, const options &option,
                                         const draws &from, I i) {
    const auto in_draw_0 = draw<typename drawn<T>::type>(from.from[0], i, true);
    const T in_input = read<T>(at, 1, offset[1]);
    const T to_output = (T)(in_draw_0 + f_select(f_isnan(in_input), (T)0, (T)0));
    write(at, 0, offset[0], to_output);
}
RANDOM_KERNEL(randn_like_float, 2, randn_like_formula<float>)
RANDOM_KERNEL(randn_like_double, 2, randn_like_formula<double>)
