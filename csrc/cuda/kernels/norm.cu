/* norm.cu: p-norms of elements and of differences, their derivatives, and gradients of tied
   extrema. */
#include "../reduce.cuh"

/* For each kind of norm: the fold of |x|, its start, and the conversion of the sum. */
struct squares {
    STEP double start() { return 0; }
    template <typename T> STEP double join(double acc, T x, const scalar *) {
        return acc + (double)x * (double)x;
    }
    STEP double join(double a, double b) { return a + b; }
    STEP double finish(double acc, const scalar *) { return sqrt(acc); }
};
struct sizes : squares {
    template <typename T> STEP double join(double acc, T x, const scalar *) { return acc + x; }
    STEP double join(double a, double b) { return a + b; }
    STEP double finish(double acc, const scalar *) { return acc; }
};
struct counts : sizes {
    template <typename T> STEP double join(double acc, T x, const scalar *) {
        return acc + (x != 0);
    }
    STEP double join(double a, double b) { return a + b; }
};
struct powers : squares {
    template <typename T> STEP double join(double acc, T x, const scalar *option) {
        return acc + (double)pow(x, (T)option[0].f);
    }
    STEP double join(double a, double b) { return a + b; }
    STEP double finish(double acc, const scalar *option) { return pow(acc, 1 / option[0].f); }
};
struct most : sizes {
    template <typename T> STEP double join(double acc, T x, const scalar *) {
        return th_join_max(acc, (double)x);
    }
    STEP double join(double a, double b) { return th_join_max(a, b); }
};
struct least : sizes {
    STEP double start() { return INFINITY; }
    template <typename T> STEP double join(double acc, T x, const scalar *) {
        return th_join_min(acc, (double)x);
    }
    STEP double join(double a, double b) { return th_join_min(a, b); }
};

STEP float size_of(float x) { return fabsf(x); }
STEP double size_of(double x) { return fabs(x); }

/* INPUTS 2: norm of differences. */
template <typename T, typename K, int INPUTS> struct norm_fold {
    typedef one_floating set;
    typedef double number;
    enum { inputs = INPUTS, results = 1, accumulators = 1 };
    STEP set start() { return {K::start()}; }
    STEP set step(set acc, const char *const *at, int64_t, const scalar *option) {
        const T x = *(const T *)at[0];
        if (INPUTS == 1)
            return {K::join(acc.acc, size_of(x), option)};
        return {K::join(acc.acc, fabs((double)x - (double)*(const T *)at[INPUTS - 1]), option)};
    }
    STEP set join(set acc, set other) { return {K::join(acc.acc, other.acc)}; }
    STEP void finish(set acc, int64_t, const scalar *option, double *result) {
        result[0] = K::finish(acc.acc, option);
    }
};

#define NORM_OF(K, T) REDUCTION(K##_of_##T, T, norm_fold<T, K, 1>)
#define NORM_BETWEEN(K, T) REDUCTION(K##_between_##T, T, norm_fold<T, K, 2>)
#define NORM_IN(K, T) NORM_OF(K, T) NORM_BETWEEN(K, T)
#define NORM(K) NORM_IN(K, float) NORM_IN(K, double)
NORM(squares)
NORM(sizes)
NORM(counts)
NORM(powers)
NORM(most)
NORM(least)

/* Outputs, then input, norm and gradient: grad times the derivative of the norm at x. */
template <typename T> STEP T sign_of(T x) { return (T)((x > 0) - (x < 0)); }
struct slope_squares {
    template <typename T> STEP T of(T x, T norm, const options &) {
        return norm == 0 ? (T)0 : x / norm;
    }
};
struct slope_sizes {
    template <typename T> STEP T of(T x, T, const options &) { return sign_of(x); }
};
struct slope_counts {
    template <typename T> STEP T of(T, T, const options &) { return 0; }
};
struct slope_powers {
    template <typename T> STEP T of(T x, T norm, const options &option) {
        return (norm == 0) | (x == 0) ? (T)0
                                      : sign_of(x) * pow(size_of(x) / norm, (T)option.at[0].f - 1);
    }
};
template <typename T, typename K>
FORMULA T slope(const operands &at, const int64_t *offset, const options &option) {
    return read<T>(at, 3, offset[3])
           * K::of(read<T>(at, 1, offset[1]), read<T>(at, 2, offset[2]), option);
}
#define SLOPE_IN(K, T) KERNEL(K##_##T, result_of<4, T, slope<T, K>>)
#define SLOPE(K) SLOPE_IN(K, float) SLOPE_IN(K, double)
SLOPE(slope_squares)
SLOPE(slope_sizes)
SLOPE(slope_counts)
SLOPE(slope_powers)

/* extreme_input.c: mark the elements equal to an extremum, and share the gradient. */
template <typename T> FORMULA T mark(const operands &at, const int64_t *offset, const options &) {
    const T x = read<T>(at, 1, offset[1]);
    return (T)((x == read<T>(at, 2, offset[2])) | (x != x));
}
template <typename T> FORMULA T share(const operands &at, const int64_t *offset, const options &) {
    const T marked = read<T>(at, 1, offset[1]), grad = read<T>(at, 3, offset[3]);
    return marked != 0 ? grad / read<T>(at, 2, offset[2]) : (T)0;
}
KERNEL(mark_float, result_of<3, float, mark<float>>)
KERNEL(mark_double, result_of<3, double, mark<double>>)
KERNEL(share_float, result_of<4, float, share<float>>)
KERNEL(share_double, result_of<4, double, share<double>>)
