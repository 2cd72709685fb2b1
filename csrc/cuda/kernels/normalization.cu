/* normalization.cu: batch normalisation of [batch, channels, places], a block a channel, and that of
   groups of channels, a block a group of an image. */
#include "../work.cuh"

/* Element i of a channel among the batch. */
__device__ int64_t element(const work &w, int64_t channel, int64_t i) {
    return (i / w.n[2] * w.n[1] + channel) * w.n[2] + i % w.n[2];
}
template <typename T> __device__ double of(const void *t, int64_t channel, double absent) {
    return t ? (double)((const T *)t)[channel] : absent;
}

/* at: output, input, weight, bias, running mean, running variance, mean, inverse deviation. n: batch,
   channels, places, training. s: momentum, eps. */
template <typename T> __device__ void batch_norm(const work &w) {
    const T *in = (const T *)w.at[1];
    T *running_mean = (T *)w.at[4], *running_var = (T *)w.at[5];
    const int64_t count = w.n[0] * w.n[2];
    for (int64_t c = blockIdx.x; c < w.n[1]; c += gridDim.x) {
        double mean = of<T>(running_mean, c, 0), variance = of<T>(running_var, c, 1);
        if (w.n[3]) {
            double sum = 0, squares = 0;
            EACH_MEMBER(true, i, count)
                sum += in[element(w, c, i)];
            mean = count ? team_sum<true>(sum) / count : 0;
            EACH_MEMBER(true, i, count) {
                const double x = in[element(w, c, i)] - mean;
                squares += x * x;
            }
            variance = count ? team_sum<true>(squares) / count : 0;
        }
        const double inverse = 1 / sqrt(variance + w.s[1]);
        const double scale = of<T>(w.at[2], c, 1), shift = of<T>(w.at[3], c, 0);
        EACH_MEMBER(true, i, count)
            ((T *)w.at[0])[element(w, c, i)] =
                (T)((in[element(w, c, i)] - mean) * inverse * scale + shift);
        if (threadIdx.x)
            continue;
        ((T *)w.at[6])[c] = (T)mean;
        ((T *)w.at[7])[c] = (T)inverse;
        const double rate = w.s[0];
        if (w.n[3] && running_mean)
            running_mean[c] = (T)((1 - rate) * running_mean[c] + rate * mean);
        if (w.n[3] && running_var)
            running_var[c] =
                (T)((1 - rate) * running_var[c] + rate * variance * count / (count - 1.0));
    }
}

/* at: gradients of input, weight and bias, then grad, input, weight, mean, inverse deviation. */
template <typename T> __device__ void batch_norm_input(const work &w) {
    const T *grad = (const T *)w.at[3], *in = (const T *)w.at[4];
    const int64_t count = w.n[0] * w.n[2];
    for (int64_t c = blockIdx.x; c < w.n[1]; c += gridDim.x) {
        const double mean = of<T>(w.at[6], c, 0), inverse = of<T>(w.at[7], c, 1);
        const double scale = of<T>(w.at[5], c, 1);
        double shares = 0, sum = 0;
        EACH_MEMBER(true, i, count) {
            const int64_t at = element(w, c, i);
            sum += grad[at];
            shares += grad[at] * ((in[at] - mean) * inverse);
        }
        sum = team_sum<true>(sum);
        shares = team_sum<true>(shares);
        EACH_MEMBER(true, i, count) {
            const int64_t at = element(w, c, i);
            const double x = (in[at] - mean) * inverse;
            const double centred = w.n[3] ? grad[at] - (sum + x * shares) / count : grad[at];
            ((T *)w.at[0])[at] = (T)(centred * inverse * scale);
        }
        if (threadIdx.x == 0) {
            ((T *)w.at[1])[c] = (T)shares;
            ((T *)w.at[2])[c] = (T)sum;
        }
    }
}

/* at: output, input, weight, bias, mean, inverse deviation. n: images, groups, channels of one, places.
   s: eps. */
template <typename T> __device__ void group_norm(const work &w) {
    const int64_t count = w.n[2] * w.n[3];
    for (int64_t row = blockIdx.x; row < w.n[0] * w.n[1]; row += gridDim.x) {
        const T *in = (const T *)w.at[1] + row * count;
        const int64_t first = row % w.n[1] * w.n[2];
        double sum = 0, squares = 0;
        EACH_MEMBER(true, i, count)
            sum += in[i];
        const double mean = team_sum<true>(sum) / count;
        EACH_MEMBER(true, i, count)
            squares += (in[i] - mean) * (in[i] - mean);
        const double inverse = 1 / sqrt(team_sum<true>(squares) / count + w.s[0]);
        EACH_MEMBER(true, i, count) {
            const int64_t c = first + i / w.n[3];
            ((T *)w.at[0])[row * count + i] =
                (T)((in[i] - mean) * inverse * of<T>(w.at[2], c, 1) + of<T>(w.at[3], c, 0));
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
        EACH_MEMBER(true, i, count) {
            const double g = grad[i] * of<T>(w.at[3], first + i / w.n[3], 1);
            sum += g;
            shares += g * (in[i] - mean);
        }
        sum = team_sum<true>(sum) / count;
        shares = team_sum<true>(shares) / count * inverse * inverse;
        EACH_MEMBER(true, i, count) {
            const double g = grad[i] * of<T>(w.at[3], first + i / w.n[3], 1);
            ((T *)w.at[0])[row * count + i] = (T)((g - sum - (in[i] - mean) * shares) * inverse);
        }
    }
}

/* A block a channel. at: gradients of weight and bias, grad, input, mean, inverse deviation. */
template <typename T> __device__ void group_norm_weight(const work &w) {
    const int64_t channels = w.n[1] * w.n[2], count = w.n[0] * w.n[3];
    for (int64_t c = blockIdx.x; c < channels; c += gridDim.x) {
        double shares = 0, sum = 0;
        EACH_MEMBER(true, i, count) {
            const int64_t n = i / w.n[3], row = n * w.n[1] + c / w.n[2];
            const int64_t at = (n * channels + c) * w.n[3] + i % w.n[3];
            const double g = ((const T *)w.at[2])[at];
            const double mean = of<T>(w.at[4], row, 0), inverse = of<T>(w.at[5], row, 1);
            sum += g;
            shares += g * (((const T *)w.at[3])[at] - mean) * inverse;
        }
        sum = team_sum<true>(sum);
        shares = team_sum<true>(shares);
        if (threadIdx.x == 0) {
            ((T *)w.at[0])[c] = (T)shares;
            ((T *)w.at[1])[c] = (T)sum;
        }
    }
}

#define NORMALIZATION(name, T)                                                                     \
    extern "C" __global__ void th_batch_norm_##name(work w) { batch_norm<T>(w); }                  \
    extern "C" __global__ void th_batch_norm_input_##name(work w) { batch_norm_input<T>(w); }      \
    extern "C" __global__ void th_group_norm_##name(work w) { group_norm<T>(w); }                  \
    extern "C" __global__ void th_group_norm_input_##name(work w) { group_norm_input<T>(w); }      \
    extern "C" __global__ void th_group_norm_weight_##name(work w) { group_norm_weight<T>(w); }
EACH_FLOATING(NORMALIZATION)
