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
