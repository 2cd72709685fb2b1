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
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_output);
    }
};
RANDOM_KERNEL(rand_like_float, rand_like_formula<float>)
RANDOM_KERNEL(rand_like_double, rand_like_formula<double>)

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
    FORMULA void store(const operands &at, const int64_t *offset) const {
        write(at, 0, offset[0], to_output);
    }
};
RANDOM_KERNEL(randn_like_float, randn_like_formula<float>)
RANDOM_KERNEL(randn_like_double, randn_like_formula<double>)
