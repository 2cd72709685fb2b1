/* likelihood.cu: negative log-likelihood of classes. Log-probabilities [batch, classes, places],
   targets [batch, places]. n: batch, classes, places, reduction (0 none, 1 mean, 2 sum), ignored
   target, dtype of a sum. */
#include "../lines.cuh"

/* Weight of a target, 0 if it is ignored or no class. */
template <typename T>
__device__ double share(const work &w, const void *weight, int64_t i, int64_t class_) {
    if (class_ == w.n[4] || !inside(w, i, class_, w.n[1]))
        return 0;
    return weight ? (double)((const T *)weight)[class_] : 1;
}
__device__ int64_t place(const work &w, int64_t i, int64_t class_) {
    return (i / w.n[2] * w.n[1] + class_) * w.n[2] + i % w.n[2];
}

/* Write each block's sums of losses and weights to room: [2, blocks] doubles. */
__device__ void put_parts(void *scratch, double losses, double shares) {
    losses = team_sum<BLOCKS>(losses);
    shares = team_sum<BLOCKS>(shares);
    if (threadIdx.x == 0) {
        ((double *)scratch)[blockIdx.x] = losses;
        ((double *)scratch)[gridDim.x + blockIdx.x] = shares;
    }
}

/* at: result, input, targets, weight, room. */
template <typename T> __device__ void likelihood(const work &w) {
    const int64_t *target = (const int64_t *)w.at[2];
    double sum = 0, shares = 0;
    KERNEL_EACH(i, w.n[0] * w.n[2]) {
        const double part = share<T>(w, w.at[3], i, target[i]);
        const bool counts = (uint64_t)target[i] < (uint64_t)w.n[1] && target[i] != w.n[4];
        const double loss = counts ? -part * ((const T *)w.at[1])[place(w, i, target[i])] : 0;
        if (!w.n[3])
            ((T *)w.at[0])[i] = (T)loss;
        sum += loss;
        shares += part;
    }
    if (w.n[3])
        put_parts(w.at[4], sum, shares);
}

/* Divisor of a mean per block. at: unused, unused, targets, weight, doubles; n[5]: number of
   partial sums to add instead of the targets' weights. */
template <typename T> __device__ void likelihood_divisor(const work &w) {
    const double *parts = (const double *)w.at[5];
    double shares = 0;
    KERNEL_EACH(i, parts ? w.n[5] : w.n[0] * w.n[2])
    shares += parts ? parts[i] : share<T>(w, w.at[3], i, ((const int64_t *)w.at[2])[i]);
    shares = team_sum<BLOCKS>(shares);
    if (threadIdx.x == 0)
        ((double *)w.at[4])[blockIdx.x] = shares;
}
/* at: zeros, grad, targets, weight, divisor. */
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

FLOATING_KERNELS(likelihood)
FLOATING_KERNELS(likelihood_divisor)
FLOATING_KERNELS(likelihood_input)

/* cross_entropy. at: result, input, targets, weight, normalizer [2, targets]: largest score and
   logarithm of the sum, room. s: label smoothing. */
template <typename T, int TEAM> __device__ void entropy_elements(const work &w) {
    const T *weight = (const T *)w.at[3];
    const int64_t count = w.n[0] * w.n[2];
    double losses = 0, shares = 0;
    EACH_LINE(TEAM, i, count) {
        const line<T> l(w, i);
        T held[HELD], top;
        const double rest = log(sum_exponentials<TEAM>(l, 1, held, &top));
        double mixed = 0, weights = 0;
        if (w.s[0] != 0) {
            EACH_MEMBER(TEAM, k, w.n[1]) {
                const double each = weight ? (double)weight[k] : 1;
                weights += each;
                mixed += each * (l.in(1, k) - top);
            }
            weights = team_sum<TEAM>(weights);
            mixed = team_sum<TEAM>(mixed);
        }
        if (MEMBER(TEAM))
            continue;
        ((T *)w.at[4])[i] = top;
        ((T *)w.at[4])[count + i] = (T)rest;
        const int64_t class_ = ((const int64_t *)w.at[2])[i];
        const double part = share<T>(w, weight, i, class_);
        double loss = 0;
        if (class_ != w.n[4] && (uint64_t)class_ < (uint64_t)w.n[1]) {
            loss = -part * (l.in(1, class_) - top - rest);
            if (w.s[0] != 0)
                loss = (1 - w.s[0]) * loss + w.s[0] * (rest * weights - mixed) / w.n[1];
        }
        if (!w.n[3])
            ((T *)w.at[0])[i] = (T)loss;
        losses += loss;
        shares += part;
    }
    if (w.n[3])
        put_parts(w.at[5], losses, shares);
}
/* One block. at: result, losses and weights. n: their number, reduction, dtype of a sum. */
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
template <typename T, int TEAM> __device__ void entropy_input(const work &w) {
    const T *weight = (const T *)w.at[3];
    const int64_t count = w.n[0] * w.n[2];
    EACH_LINE(TEAM, i, count) {
        const line<T> l(w, i);
        const int64_t class_ = ((const int64_t *)w.at[2])[i];
        const bool counts = class_ != w.n[4] && (uint64_t)class_ < (uint64_t)w.n[1];
        const double grad = (double)((const T *)w.at[1])[w.n[3] ? 0 : i] / *(const double *)w.at[4];
        const double own = counts ? -share<T>(w, weight, i, class_) * grad * (1 - w.s[0]) : 0;
        const double even = counts ? -w.s[0] / w.n[1] * grad : 0;
        const T top = ((const T *)w.at[6])[i], rest = ((const T *)w.at[6])[count + i];
        double weights = 0;
        if (w.s[0] != 0) {
            EACH_MEMBER(TEAM, k, w.n[1])
            weights += weight ? (double)weight[k] : 1;
            weights = team_sum<TEAM>(weights);
        }
        const T all = (T)(own + even * weights);
        EACH_CHUNK(TEAM, begin, w.n[1]) {
            T held[HELD];
            hold<TEAM>(l, 5, begin, (T)0, held);
#pragma unroll
            for (int j = 0; j < HELD; j++) {
                const int64_t k = begin + j * LINE_THREADS(TEAM);
                if (k >= w.n[1])
                    continue;
                const T each = w.s[0] != 0 ? (T)(even * (weight ? (double)weight[k] : 1)) : (T)0;
                const T pull = each - exp(held[j] - top - rest) * all;
                l.out(k, counts ? pull + (k == class_ ? (T)own : (T)0) : (T)0);
            }
        }
    }
}
FLOATING_KERNELS(losses_sum)
#define ENTROPY(name, T) ROWS(entropy_elements, name, T) ROWS(entropy_input, name, T)
EACH_FLOATING(ENTROPY)
