/* normalization.cu: batch normalisation of [batch, channels, places], a block a channel. */
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

#define NORMALIZATION(name, T)                                                                     \
    extern "C" __global__ void th_batch_norm_##name(work w) { batch_norm<T>(w); }                  \
    extern "C" __global__ void th_batch_norm_input_##name(work w) { batch_norm_input<T>(w); }
EACH_FLOATING(NORMALIZATION)
