/* variance.cu: mean and variance in one pass, and distances from a mean. */
#include "../reduce.cuh"
#include "../moments.cuh"

enum { VARIANCE, DEVIATION, MEAN };

/* Options: correction of the count, and which result to compute. */
template <typename T> struct moments_fold : gathered_moments<T> {
    enum { results = 1 };
    STEP void finish(moments acc, int64_t, const scalar *option, double *result) {
        const double divisor = acc.count - option[0].f;
        const double variance = acc.variation() / (divisor > 0 ? divisor : 0);
        result[0] = option[1].i == MEAN        ? acc.mean()
                    : option[1].i == DEVIATION ? sqrt(variance)
                                               : variance;
    }
};
REDUCTION(moments_float, float, moments_fold<float>)
REDUCTION(moments_double, double, moments_fold<double>)

/* Operands: result, input, mean, grad; option: a factor. */
template <typename T>
FORMULA T centred(const operands &at, const int64_t *offset, const options &option) {
    const double away = (double)read<T>(at, 1, offset[1]) - read<double>(at, 2, offset[2]);
    return (T)((double)read<T>(at, 3, offset[3]) * option.at[0].f * away);
}
KERNEL(centred_float, result_of<4, float, centred<float>>)
KERNEL(centred_double, result_of<4, double, centred<double>>)
