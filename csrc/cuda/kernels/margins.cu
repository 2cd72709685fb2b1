/* margins.cu: margin losses of classes, and their gradients. A team handles a sample: scores
   [batch, classes], targets [batch, some], which end at the first that is no class. n: batch,
   classes, targets per sample, whether -1 ends them, squared, reduction (1: mean). s: margin. */
#include "../work.cuh"

struct smaller {
    __device__ int64_t operator()(int64_t a, int64_t b) const { return a < b ? a : b; }
};

/* at: losses followed by ones, as doubles, or the gradient; scores, targets, weight or NULL, a byte
   per score that says whether its class is a target, incoming gradient. */
template <typename T, bool BLOCK, bool GRADIENT> __device__ void lacks(const work &w) {
    const int64_t classes = w.n[1];
    EACH_LINE(BLOCK, n, w.n[0]) {
        const T *x = (const T *)w.at[1] + n * classes, *weight = (const T *)w.at[3];
        const int64_t *target = (const int64_t *)w.at[2] + n * w.n[2];
        uint8_t *named = (uint8_t *)w.at[4] + n * classes;
        T *to = (T *)w.at[0] + n * classes, given = 0;
        if (GRADIENT)
            given = ((const T *)w.at[5])[w.n[5] ? 0 : n] / (T)(w.n[5] == 1 ? w.n[0] : 1);
        int64_t count = w.n[2];
        EACH_MEMBER(BLOCK, k, w.n[2])
        if ((target[k] == -1 && w.n[3]) || !inside(w, n * w.n[2] + k, target[k], classes))
            count = smaller()(count, k);
        EACH_MEMBER(BLOCK, j, classes) {
            named[j] = 0;
            if (GRADIENT)
                to[j] = 0;
        }
        count = team<BLOCK>(count, smaller());
        EACH_MEMBER(BLOCK, k, count)
        named[target[k]] = 1;
        if (BLOCK)
            __syncthreads();
        double loss = 0;
        for (int64_t k = 0; k < count; k++) {
            const T base = (T)w.s[0] - x[target[k]];
            const double share = (weight ? (double)weight[target[k]] : 1) / classes;
            double sum = 0;
            EACH_MEMBER(BLOCK, j, classes) {
                const T lack = base + x[j];
                if (named[j] || lack <= 0)
                    continue;
                T part = !w.n[4] ? (GRADIENT ? (T)1 : lack) : GRADIENT ? 2 * lack : lack * lack;
                if (GRADIENT) {
                    part *= (T)share * given;
                    to[j] += part;
                }
                sum += part;
            }
            sum = team_sum<BLOCK>(sum);
            loss += share * sum;
            if (GRADIENT && (!BLOCK || threadIdx.x == 0))
                to[target[k]] -= (T)sum;
        }
        if (!GRADIENT && (!BLOCK || threadIdx.x == 0)) {
            ((double *)w.at[0])[n] = loss;
            ((double *)w.at[0])[w.n[0] + n] = 1;
        }
    }
}
#define LACKS(name, T) WORK_KERNEL(lacks_##name, lacks<T, true, false>)
#define LACKS_EACH(name, T) WORK_KERNEL(lacks_each_##name, lacks<T, false, false>)
#define INPUT(name, T) WORK_KERNEL(lacks_input_##name, lacks<T, true, true>)
#define INPUT_EACH(name, T) WORK_KERNEL(lacks_input_each_##name, lacks<T, false, true>)
EACH_FLOATING(LACKS)
EACH_FLOATING(LACKS_EACH)
EACH_FLOATING(INPUT)
EACH_FLOATING(INPUT_EACH)
