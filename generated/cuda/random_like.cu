/* Generated from ops.yaml by codegen/templates/section.cu. Do not edit: change the row and run make gen. */
/* random_like */
#include "loop.cuh"
#include "random.cuh"

/* rand_like(Tensor input) = uniform() + select(isnan(input), 0, 0) */
template <typename T, typename S = T> struct rand_like_formula {
    enum { count = 2, elements = GPU_QUICK };
    S to_output;
    template <typename I>
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option,
                         const draws &from, I i) {
        const auto in_draw_0 = draw<typename drawn<T>::type>(from.from[0], i, false);
        const T in_input = read<T, S>(at, 1, offset[1]);
        to_output = (T)(in_draw_0 + f_select(f_isnan(in_input), (T)0, (T)0));
    }
    STORE(to_output)
};
EACH_FLOATING(RANDOM_KERNEL_OF, rand_like)

/* randn_like(Tensor input) = normal() + select(isnan(input), 0, 0) */
template <typename T, typename S = T> struct randn_like_formula {
    enum { count = 2, elements = GPU_QUICK };
    S to_output;
    template <typename I>
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option,
                         const draws &from, I i) {
        const auto in_draw_0 = draw<typename drawn<T>::type>(from.from[0], i, true);
        const T in_input = read<T, S>(at, 1, offset[1]);
        to_output = (T)(in_draw_0 + f_select(f_isnan(in_input), (T)0, (T)0));
    }
    STORE(to_output)
};
EACH_FLOATING(RANDOM_KERNEL_OF, randn_like)
