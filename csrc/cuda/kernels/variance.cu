/* variance.cu: means and squared distances from them, gathered together, and what lies from a mean. */
#include "../reduce.cuh"

struct moments {
    double count, mean, squares;
};
enum { VARIANCE, DEVIATION, MEAN };

/* Options: what is subtracted from the count, and what is wanted. Sets join as Chan, Golub and LeVeque
   have it (1979), an element as a set of one. */
template <typename T> struct moments_fold {
    typedef moments set;
    typedef double number;
    enum { inputs = 1, results = 1, accumulators = 3 };
    STEP set start() { return {0, 0, 0}; }
    STEP set step(set acc, const char *const *at, int64_t, const scalar *) {
        const double x = (double)*(const T *)at[0], away = x - acc.mean;
        const double mean = acc.mean + away / (acc.count + 1);
        return {acc.count + 1, mean, acc.squares + away * (x - mean)};
    }
    STEP set join(set a, set b) {
        if (!a.count || !b.count)
            return a.count ? a : b;
        const double count = a.count + b.count, away = b.mean - a.mean, share = b.count / count;
        return {count, a.mean + away * share, a.squares + b.squares + away * away * a.count * share};
    }
    STEP void finish(set acc, int64_t, const scalar *option, double *result) {
        const double divisor = acc.count - option[0].f;
        const double variance = divisor > 0 ? acc.squares / divisor : NAN;
        result[0] = option[1].i == MEAN        ? acc.mean
                    : option[1].i == DEVIATION ? sqrt(variance)
                                               : variance;
    }
};
REDUCTION(moments_float, float, moments_fold<float>)
REDUCTION(moments_double, double, moments_fold<double>)

/* result, input, mean, grad; option: a factor. */
template <typename T>
__device__ void centred_formula(const operands &at, const int64_t *offset, const options &option) {
    const double away = (double)read<T>(at, 1, offset[1]) - read<double>(at, 2, offset[2]);
    write(at, 0, offset[0], (T)((double)read<T>(at, 3, offset[3]) * option.at[0].f * away));
}
KERNEL(centred_float, 4, centred_formula<float>)
KERNEL(centred_double, 4, centred_formula<double>)
