/* likelihood.cu: the negative log-likelihood of classes. Log-probabilities [batch, classes, places],
   targets [batch, places]. n: batch, classes, places, reduction (0 none, 1 mean, 2 sum), the target
   that is ignored, the type of a sum. */
#include "../work.cuh"

/* The weight of a target, zero where it is ignored or no class. */
template <typename T> __device__ double share(const work &w, const void *weight, int64_t i,
                                              int64_t class_) {
    if (class_ == w.n[4] || !inside(w, i, class_, w.n[1]))
        return 0;
    return weight ? (double)((const T *)weight)[class_] : 1;
}
__device__ int64_t place(const work &w, int64_t i, int64_t class_) {
    return (i / w.n[2] * w.n[1] + class_) * w.n[2] + i % w.n[2];
}

/* at: result, input, targets, weight, and the divisor, one double. One block where it reduces. */
template <typename T> __device__ void likelihood(const work &w) {
    const int64_t *target = (const int64_t *)w.at[2];
    const int64_t count = w.n[0] * w.n[2];
    double sum = 0, shares = 0;
    for (int64_t i = blockIdx.x * (int64_t)THREADS + threadIdx.x; i < count;
         i += gridDim.x * (int64_t)THREADS) {
        const double part = share<T>(w, w.at[3], i, target[i]);
        const bool counts = (uint64_t)target[i] < (uint64_t)w.n[1] && target[i] != w.n[4];
        const double loss = counts ? -part * ((const T *)w.at[1])[place(w, i, target[i])] : 0;
        if (!w.n[3])
            ((T *)w.at[0])[i] = (T)loss;
        sum += loss;
        shares += part;
    }
    if (!w.n[3])
        return;
    sum = team_sum<true>(sum);
    shares = team_sum<true>(shares);
    if (threadIdx.x == 0)
        store(w.at[0], 0, (int)w.n[5], sum / (w.n[3] == 1 ? shares : 1));
}

/* at: zeros, grad, targets, weight, and room for one double: what the losses are divided by. */
template <typename T> __device__ void likelihood_divisor(const work &w) {
    double shares = 0;
    EACH_MEMBER(true, i, w.n[0] * w.n[2])
        shares += share<T>(w, w.at[3], i, ((const int64_t *)w.at[2])[i]);
    shares = team_sum<true>(shares);
    if (threadIdx.x == 0)
        *(double *)w.at[4] = w.n[3] == 1 ? shares : 1;
}
template <typename T> __device__ void likelihood_input(const work &w) {
    KERNEL_EACH(i, w.n[0] * w.n[2]) {
        const int64_t class_ = ((const int64_t *)w.at[2])[i];
        if (class_ == w.n[4] || (uint64_t)class_ >= (uint64_t)w.n[1])
            continue;
        const double grad = ((const T *)w.at[1])[w.n[3] ? 0 : i];
        const double part = share<T>(w, w.at[3], i, class_);
        ((T *)w.at[0])[place(w, i, class_)] = (T)(-part * grad / *(const double *)w.at[4]);
    }
}

#define LIKELIHOOD(name, T)                                                                        \
    extern "C" __global__ void th_likelihood_##name(work w) { likelihood<T>(w); }                  \
    extern "C" __global__ void th_likelihood_divisor_##name(work w) { likelihood_divisor<T>(w); }  \
    extern "C" __global__ void th_likelihood_input_##name(work w) { likelihood_input<T>(w); }
EACH_FLOATING(LIKELIHOOD)

/* cross_entropy. at: losses and shares of targets as doubles, input, targets, weight, normalizer [2,
   targets]: the largest score of each and the logarithm of the sum. s: label smoothing. */
template <typename T> __device__ void entropy_elements(const work &w) {
    const T *weight = (const T *)w.at[3];
    const int64_t count = w.n[0] * w.n[2];
    KERNEL_EACH(i, count) {
        const T *x = (const T *)w.at[1] + place(w, i, 0);
        T top = -(T)INFINITY;
        double sum = 0, mixed = 0, weights = 0;
        for (int64_t k = 0; k < w.n[1]; k++)
            top = x[k * w.n[2]] > top ? x[k * w.n[2]] : top;
        for (int64_t k = 0; k < w.n[1]; k++)
            sum += exp(x[k * w.n[2]] - top);
        const double rest = log(sum);
        ((T *)w.at[4])[i] = top;
        ((T *)w.at[4])[count + i] = (T)rest;
        for (int64_t k = 0; w.s[0] != 0 && k < w.n[1]; k++) {
            const double each = weight ? (double)weight[k] : 1;
            weights += each;
            mixed += each * (x[k * w.n[2]] - top);
        }
        const int64_t class_ = ((const int64_t *)w.at[2])[i];
        const double part = share<T>(w, weight, i, class_);
        double loss = 0;
        if (class_ != w.n[4] && (uint64_t)class_ < (uint64_t)w.n[1]) {
            loss = -part * (x[class_ * w.n[2]] - top - rest);
            if (w.s[0] != 0)
                loss = (1 - w.s[0]) * loss + w.s[0] * (rest * weights - mixed) / w.n[1];
        }
        ((double *)w.at[0])[i] = loss;
        ((double *)w.at[0])[count + i] = part;
    }
}
/* One block. at: result, losses and shares. n: how many, reduction, the type of a sum. */
template <typename T> __device__ void losses_sum(const work &w) {
    const double *from = (const double *)w.at[1];
    const int64_t count = w.n[0];
    double sum = 0, shares = 0;
    EACH_MEMBER(true, i, count) {
        sum += from[i];
        shares += from[count + i];
        if (!w.n[1])
            ((T *)w.at[0])[i] = (T)from[i];
    }
    if (!w.n[1])
        return;
    sum = team_sum<true>(sum);
    shares = team_sum<true>(shares);
    if (threadIdx.x == 0)
        store(w.at[0], 0, (int)w.n[2], sum / (w.n[1] == 1 ? shares : 1));
}
/* at: result, grad, targets, weight, the divisor, input, normalizer. */
template <typename T> __device__ void entropy_input(const work &w) {
    const T *weight = (const T *)w.at[3];
    const int64_t count = w.n[0] * w.n[2];
    KERNEL_EACH(i, count) {
        const int64_t first = place(w, i, 0), class_ = ((const int64_t *)w.at[2])[i];
        const T *x = (const T *)w.at[5] + first;
        T *to = (T *)w.at[0] + first;
        const bool counts = class_ != w.n[4] && (uint64_t)class_ < (uint64_t)w.n[1];
        const double grad = (double)((const T *)w.at[1])[w.n[3] ? 0 : i] / *(const double *)w.at[4];
        const double own = counts ? -share<T>(w, weight, i, class_) * grad * (1 - w.s[0]) : 0;
        const double even = counts ? -w.s[0] / w.n[1] * grad : 0;
        const double top = ((const T *)w.at[6])[i], rest = ((const T *)w.at[6])[count + i];
        double weights = 0;
        for (int64_t k = 0; w.s[0] != 0 && k < w.n[1]; k++)
            weights += weight ? (double)weight[k] : 1;
        for (int64_t k = 0; k < w.n[1]; k++) {
            const double each = w.s[0] != 0 ? even * (weight ? (double)weight[k] : 1) : 0;
            const double pull = each - exp(x[k * w.n[2]] - top - rest) * (own + even * weights);
            to[k * w.n[2]] = counts ? (T)(pull + (k == class_ ? own : 0)) : (T)0;
        }
    }
}
#define ENTROPY(name, T)                                                                           \
    extern "C" __global__ void th_entropy_elements_##name(work w) { entropy_elements<T>(w); }      \
    extern "C" __global__ void th_losses_sum_##name(work w) { losses_sum<T>(w); }                  \
    extern "C" __global__ void th_entropy_input_##name(work w) { entropy_input<T>(w); }
EACH_FLOATING(ENTROPY)
