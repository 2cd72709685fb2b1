/* normalization.cu: batch normalization, as reductions over channels and pointwise formulas, and
   group normalization, with one block per group of an image. */
#include "../lines.cuh"
#include "../moments.cuh"

template <typename T> __device__ double of(const void *t, int64_t channel, double absent) {
    return t ? (double)((const T *)t)[channel] : absent;
}

/* Mean and variance of a channel. */
template <typename T> struct batch_fold : gathered_moments<T> {
    enum { results = 2 };
    STEP void finish(moments acc, int64_t count, const scalar *, double *result) {
        result[0] = acc.mean();
        result[1] = count ? acc.variation() / count : 0;
    }
};
/* grad, input, mean: sum of grad, and sum of grad * (input - mean). */
template <typename T> struct batch_slopes_fold {
    struct set {
        double sum, shares;
    };
    typedef double number;
    enum { inputs = 3, results = 2, accumulators = 2 };
    STEP set start() { return {0, 0}; }
    STEP set step(set acc, const char *const *at, int64_t, const scalar *) {
        const double grad = *(const T *)at[0];
        const double away = (double)*(const T *)at[1] - (double)*(const T *)at[2];
        return {acc.sum + grad, acc.shares + grad * away};
    }
    STEP set join(set a, set b) { return {a.sum + b.sum, a.shares + b.shares}; }
    STEP void finish(set acc, int64_t, const scalar *, double *result) {
        result[0] = acc.sum;
        result[1] = acc.shares;
    }
};

/* at: means, variances and workspace for factors and shifts, all doubles [channels]; weight, bias,
   running mean, running variance, mean, inverse deviation. n: channels, elements per channel,
   training. s: momentum, eps. */
template <typename T> __device__ void batch_norm(const work &w) {
    double *means = (double *)w.at[0], *factors = means + 2 * w.n[0], *shifts = means + 3 * w.n[0];
    T *running_mean = (T *)w.at[3], *running_var = (T *)w.at[4];
    KERNEL_EACH(c, w.n[0]) {
        const double count = (double)w.n[1], rate = w.s[0];
        const double mean = w.n[2] ? means[c] : of<T>(running_mean, c, 0);
        const double variance = w.n[2] ? means[w.n[0] + c] : of<T>(running_var, c, 1);
        const double inverse = 1 / sqrt(variance + w.s[1]);
        means[c] = mean;
        factors[c] = inverse * of<T>(w.at[1], c, 1);
        shifts[c] = of<T>(w.at[2], c, 0);
        ((T *)w.at[5])[c] = (T)mean;
        ((T *)w.at[6])[c] = (T)inverse;
        if (w.n[2] && running_mean)
            running_mean[c] = (T)((1 - rate) * running_mean[c] + rate * mean);
        if (w.n[2] && running_var)
            running_var[c] = (T)((1 - rate) * running_var[c]
                                 + rate * variance * count / (count - 1.0));
    }
}

/* at: both sums, followed by workspace for the gradient's terms, all doubles [channels]; weight,
   inverse deviation, gradients of weight and bias. n: channels, elements per channel, training. */
template <typename T> __device__ void batch_norm_input(const work &w) {
    double *sums = (double *)w.at[0], *shares = sums + w.n[0], *factors = sums + 2 * w.n[0];
    KERNEL_EACH(c, w.n[0]) {
        const double inverse = of<T>(w.at[2], c, 1), count = (double)w.n[1];
        ((T *)w.at[3])[c] = (T)(shares[c] * inverse);
        ((T *)w.at[4])[c] = (T)sums[c];
        factors[c] = inverse * of<T>(w.at[1], c, 1);
        sums[c] = w.n[2] ? sums[c] / count : 0;
        shares[c] = w.n[2] ? shares[c] * inverse * inverse / count : 0;
    }
}

/* Output, input, mean, factor, shift. */
template <typename T>
FORMULA T normalized(const operands &at, const int64_t *offset, const options &) {
    const double away = (double)read<T>(at, 1, offset[1]) - read<double>(at, 2, offset[2]);
    return (T)(away * read<double>(at, 3, offset[3]) + read<double>(at, 4, offset[4]));
}
/* Output, grad, input, mean, mean of grad, coefficient of (input - mean), factor. */
template <typename T>
FORMULA T normalized_input(const operands &at, const int64_t *offset, const options &) {
    const double away = (double)read<T>(at, 2, offset[2]) - (double)read<T>(at, 3, offset[3]);
    const double grad = (double)read<T>(at, 1, offset[1]) - read<double>(at, 4, offset[4]);
    return (T)((grad - away * read<double>(at, 5, offset[5])) * read<double>(at, 6, offset[6]));
}

struct both {
    __device__ moments operator()(const moments &a, const moments &b) const {
        return join_moments(a, b);
    }
};

template <typename T>
__device__ __forceinline__ void hold_row(const T *row, int64_t count, int64_t begin, T *held) {
#pragma unroll
    for (int j = 0; j < HELD; j++)
        held[j] = begin + j * THREADS < count ? row[begin + j * THREADS] : (T)0;
}

/* The channel of element i of a group. */
__device__ __forceinline__ int64_t channel(int64_t i, int64_t places) {
    return places == 1 ? i : (i | places) >> 31 ? i / places : (uint32_t)i / (uint32_t)places;
}

/* at: output, input, weight, bias, mean, inverse deviation. n: images, groups, channels per group,
   places. s: eps. */
template <typename T> __device__ void group_norm(const work &w) {
    const int64_t count = w.n[2] * w.n[3];
    for (int64_t row = blockIdx.x; row < w.n[0] * w.n[1]; row += gridDim.x) {
        const T *in = (const T *)w.at[1] + row * count;
        const int64_t first = row % w.n[1] * w.n[2];
        T held[HELD];
        moments all = {0, 0, 0, 0};
        EACH_CHUNK(BLOCKS, begin, count) {
            hold_row(in, count, begin, held);
#pragma unroll
            for (int j = 0; j < HELD; j++)
                if (begin + j * THREADS < count)
                    all = all.with((double)held[j]);
        }
        all = team<BLOCKS>(all, both());
        const double mean = all.mean(), inverse = 1 / sqrt(all.variation() / count + w.s[0]);
        EACH_CHUNK(BLOCKS, begin, count) {
            if (count > CHUNK(BLOCKS))
                hold_row(in, count, begin, held);
#pragma unroll
            for (int j = 0; j < HELD; j++) {
                const int64_t i = begin + j * THREADS, c = first + channel(i, w.n[3]);
                if (i < count)
                    ((T *)w.at[0])[row * count + i] = (T)((held[j] - mean) * inverse
                                                              * of<T>(w.at[2], c, 1)
                                                          + of<T>(w.at[3], c, 0));
            }
        }
        if (threadIdx.x == 0) {
            ((T *)w.at[4])[row] = (T)mean;
            ((T *)w.at[5])[row] = (T)inverse;
        }
    }
}

/* at: gradient of input, grad, input, weight, mean, inverse deviation. n: as before. */
template <typename T> __device__ void group_norm_input(const work &w) {
    const int64_t count = w.n[2] * w.n[3];
    for (int64_t row = blockIdx.x; row < w.n[0] * w.n[1]; row += gridDim.x) {
        const T *grad = (const T *)w.at[1] + row * count, *in = (const T *)w.at[2] + row * count;
        const int64_t first = row % w.n[1] * w.n[2];
        const double mean = of<T>(w.at[4], row, 0), inverse = of<T>(w.at[5], row, 1);
        double shares = 0, sum = 0;
        EACH_MEMBER(BLOCKS, i, count) {
            const double g = grad[i] * of<T>(w.at[3], first + channel(i, w.n[3]), 1);
            sum += g;
            shares += g * (in[i] - mean);
        }
        sum = team_sum<BLOCKS>(sum) / count;
        shares = team_sum<BLOCKS>(shares) / count * inverse * inverse;
        EACH_MEMBER(BLOCKS, i, count) {
            const double g = grad[i] * of<T>(w.at[3], first + channel(i, w.n[3]), 1);
            ((T *)w.at[0])[row * count + i] = (T)((g - sum - (in[i] - mean) * shares) * inverse);
        }
    }
}

/* One block per channel. at: gradients of weight and bias, grad, input, mean, inverse deviation. */
template <typename T> __device__ void group_norm_weight(const work &w) {
    const int64_t channels = w.n[1] * w.n[2], count = w.n[0] * w.n[3];
    for (int64_t c = blockIdx.x; c < channels; c += gridDim.x) {
        double shares = 0, sum = 0;
        EACH_MEMBER(BLOCKS, i, count) {
            const int64_t n = i / w.n[3], row = n * w.n[1] + c / w.n[2];
            const int64_t at = (n * channels + c) * w.n[3] + i % w.n[3];
            const double g = ((const T *)w.at[2])[at];
            const double mean = of<T>(w.at[4], row, 0), inverse = of<T>(w.at[5], row, 1);
            sum += g;
            shares += g * (((const T *)w.at[3])[at] - mean) * inverse;
        }
        sum = team_sum<BLOCKS>(sum);
        shares = team_sum<BLOCKS>(shares);
        if (threadIdx.x == 0) {
            ((T *)w.at[0])[c] = (T)shares;
            ((T *)w.at[1])[c] = (T)sum;
        }
    }
}

FLOATING_KERNELS(batch_norm)
FLOATING_KERNELS(batch_norm_input)
FLOATING_KERNELS(group_norm)
FLOATING_KERNELS(group_norm_input)
FLOATING_KERNELS(group_norm_weight)

#define MOMENTS(name, T) REDUCTION(batch_moments_##name, T, batch_fold<T>)
#define SLOPES(name, T) REDUCTION(batch_slopes_##name, T, batch_slopes_fold<T>)
#define NORMALIZE(name, T) KERNEL(normalize_##name, result_of<5, T, normalized<T>>)
#define INPUT(name, T) KERNEL(normalize_input_##name, result_of<7, T, normalized_input<T>>)
EACH_FLOATING(MOMENTS)
EACH_FLOATING(SLOPES)
EACH_FLOATING(NORMALIZE)
EACH_FLOATING(INPUT)
