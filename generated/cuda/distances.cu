/* Generated from ops.yaml by codegen/templates/section.cu. Do not edit: change the row and run make gen. */
/* distances */
#include "loop.cuh"
#include "reduce.cuh"

/* cosine(Tensor input, Tensor other, Scalar eps=1e-8, Dim* dim=None, Keepdim keepdim=False) ->
   (Tensor cosine, Tensor length1, Tensor length2) = start: products = 0, squares = 0,
   more_squares = 0; step: products = products + input * other, squares = squares + input *
   input, more_squares = more_squares + other * other; join: products = products +
   other_products, squares = squares + other_squares, more_squares = more_squares +
   other_more_squares; finish: cosine = products / max(sqrt(squares), eps) /
   max(sqrt(more_squares), eps), length1 = sqrt(squares), length2 = sqrt(more_squares) */
template <typename T, typename S = T>
struct cosine_fold {
    typedef typename accumulated<T>::type number;
    struct set {
        typename accumulated<T>::type products, squares, more_squares;
    };
    enum { inputs = 2, results = 3, accumulators = 3 };
    STEP set start() { return {0, 0, 0}; }
    STEP set step(set acc, const char *const *at, int64_t index, const scalar *option) {
        const number in_input = *(const S *)at[0];
        const number in_other = *(const S *)at[1];
        return {(number)(acc.products + in_input * in_other),
            (number)(acc.squares + in_input * in_input),
            (number)(acc.more_squares + in_other * in_other)};
    }
    STEP set join(set acc, set other) {
        return {(number)(acc.products + other.products), (number)(acc.squares + other.squares),
            (number)(acc.more_squares + other.more_squares)};
    }
    STEP void finish(set acc, int64_t count, const scalar *option, number *result) {
        const number in_eps = numbers<number>::of(option[0]);
        result[0] = (number)(f_divide(f_divide(acc.products, f_max(f_sqrt(acc.squares), in_eps)),
            f_max(f_sqrt(acc.more_squares), in_eps)));
        result[1] = (number)(f_sqrt(acc.squares));
        result[2] = (number)(f_sqrt(acc.more_squares));
    }
};
EACH_FLOATING(REDUCTION_OF, cosine)
NARROW_REDUCTIONS(cosine)

/* d input = grad_cosine * (other / second - select(length1 > eps, cosine * (input / first), 0))
   / first + select(length1 == 0, 0, grad_length1 * input / length1) */
template <typename T, typename S = T> struct cosine_input_formula {
    enum { count = 8, elements = GPU_QUICK };
    S to_input;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad_cosine = read<T, S>(at, 1, offset[1]);
        const T in_grad_length1 = read<T, S>(at, 2, offset[2]);
        const T in_input = read<T, S>(at, 3, offset[3]);
        const T in_other = read<T, S>(at, 4, offset[4]);
        const T in_cosine = read<T, S>(at, 5, offset[5]);
        const T in_length1 = read<T, S>(at, 6, offset[6]);
        const T in_length2 = read<T, S>(at, 7, offset[7]);
        const T in_eps = number<T>(option, 0);
        const T in_first = f_select(in_length1 > in_eps, in_length1, in_eps);
        const T in_second = f_select(in_length2 > in_eps, in_length2, in_eps);
        to_input = (T)(f_divide(in_grad_cosine * (f_divide(in_other,
            in_second) - f_select(in_length1 > in_eps, in_cosine * f_divide(in_input, in_first),
            (T)0)), in_first) + f_select(in_length1 == 0, (T)0, f_divide(in_grad_length1 * in_input,
            in_length1)));
    }
    STORE(to_input)
};
EACH_FLOATING(KERNEL_OF, cosine_input)
NARROW_KERNELS(cosine_input)

/* d other = grad_cosine * (input / first - select(length2 > eps, cosine * (other / second), 0))
   / second + select(length2 == 0, 0, grad_length2 * other / length2) */
template <typename T, typename S = T> struct cosine_other_formula {
    enum { count = 8, elements = GPU_QUICK };
    S to_other;
    FORMULA void compute(const operands &at, const int64_t *offset, const options &option) {
        const T in_grad_cosine = read<T, S>(at, 1, offset[1]);
        const T in_grad_length2 = read<T, S>(at, 2, offset[2]);
        const T in_input = read<T, S>(at, 3, offset[3]);
        const T in_other = read<T, S>(at, 4, offset[4]);
        const T in_cosine = read<T, S>(at, 5, offset[5]);
        const T in_length1 = read<T, S>(at, 6, offset[6]);
        const T in_length2 = read<T, S>(at, 7, offset[7]);
        const T in_eps = number<T>(option, 0);
        const T in_first = f_select(in_length1 > in_eps, in_length1, in_eps);
        const T in_second = f_select(in_length2 > in_eps, in_length2, in_eps);
        to_other = (T)(f_divide(in_grad_cosine * (f_divide(in_input,
            in_first) - f_select(in_length2 > in_eps, in_cosine * f_divide(in_other, in_second),
            (T)0)), in_second) + f_select(in_length2 == 0, (T)0,
            f_divide(in_grad_length2 * in_other, in_length2)));
    }
    STORE(to_other)
};
EACH_FLOATING(KERNEL_OF, cosine_other)
NARROW_KERNELS(cosine_other)
