/* ctc.cu: connectionist temporal classification, as in csrc/kernels/nn/ctc.c. A block handles a
   sample, its threads the states of one time step after the other; classes gather their states in a
   fixed order. log_probs [times, batch, classes]. n: batch, times, classes, states per row, labels
   in targets, stride between samples (0: concatenated), blank, reduction (1: mean), whether an
   infinite loss counts as zero. */
#include "../work.cuh"

__device__ __forceinline__ int64_t within(int64_t value, int64_t most) {
    return value < 0 ? 0 : value > most ? most : value;
}
__device__ __forceinline__ int64_t labels_of(const work &w, int64_t n) {
    return within(((const int64_t *)w.at[4])[n], (w.n[3] - 1) / 2);
}

struct sample {
    int64_t number, times, labels, states;
    const int64_t *label;
    const double *alpha;
    /* Call it from all threads of the block. */
    __device__ sample(const work &w, int64_t n)
        : number(n), times(within(((const int64_t *)w.at[3])[n], w.n[1])) {
        int64_t first = 0;
        EACH_MEMBER(true, i, w.n[5] ? 0 : n)
        first += labels_of(w, i);
        first = within(w.n[5] ? n * w.n[5] : team_sum<true>(first), w.n[4]);
        label = (const int64_t *)w.at[2] + first;
        labels = within(labels_of(w, n), w.n[4] - first);
        states = 2 * labels + 1;
        alpha = (const double *)w.at[5] + n * w.n[1] * w.n[3];
    }
};
__device__ __forceinline__ int64_t label_at(const work &w, const sample &s, int64_t state) {
    const int64_t label = state % 2 ? s.label[state / 2] : w.n[6];
    return (uint64_t)label < (uint64_t)w.n[2] ? label : w.n[6];
}
/* Whether a state may follow the one two before it: different labels need no blank between them. */
__device__ __forceinline__ bool skips(const work &w, const sample &s, int64_t i) {
    return i >= 3 && i < s.states && i % 2 && label_at(w, s, i) != label_at(w, s, i - 2);
}
template <typename T>
__device__ __forceinline__ double emitted(const work &w, const sample &s, int64_t t, int64_t i) {
    return ((const T *)w.at[1])[(t * w.n[0] + s.number) * w.n[2] + label_at(w, s, i)];
}
__device__ __forceinline__ double joined(double a, double b, double c) {
    const double larger = a > b ? a : b, most = larger > c ? larger : c;
    const double top = fabs(most) == (double)INFINITY ? 0 : most;
    return top + log(exp(a - top) + exp(b - top) + exp(c - top));
}
/* Negative log-probability of the two last states. */
__device__ double loss_of(const work &w, const sample &s) {
    if (!s.times)
        return s.labels ? (double)INFINITY : 0;
    const double *last = s.alpha + (s.times - 1) * w.n[3] + 2 * s.labels;
    const double a = last[0], b = s.labels ? last[-1] : -(double)INFINITY, top = a > b ? a : b;
    return fabs(top) == (double)INFINITY ? -top : -(top + log(exp(a - top) + exp(b - top)));
}

/* at: losses followed by ones, log_probs, targets, lengths of inputs and of targets, alpha [batch,
   times, states]. */
template <typename T> __device__ void ctc(const work &w) {
    const double never = -(double)INFINITY;
    EACH_LINE(true, n, w.n[0]) {
        const sample s(w, n);
        double *row = (double *)w.at[5] + n * w.n[1] * w.n[3];
        for (int64_t t = 0; t < s.times; t++, row += w.n[3]) {
            const double *before = row - w.n[3];
            EACH_MEMBER(true, i, s.states) {
                double reached = i < 2 ? 0 : never;
                if (t)
                    reached = joined(before[i], i ? before[i - 1] : never,
                                     skips(w, s, i) ? before[i - 2] : never);
                row[i] = reached + emitted<T>(w, s, t, i);
            }
            __syncthreads();
        }
        if (threadIdx.x == 0) {
            const double loss = loss_of(w, s), labels = (double)labels_of(w, n);
            const double kept = w.n[8] && loss == (double)INFINITY ? 0 : loss;
            ((double *)w.at[0])[n] = kept / (w.n[7] == 1 && labels > 1 ? labels : 1);
            ((double *)w.at[0])[w.n[0] + n] = 1;
        }
    }
}

/* Link the labels of each class in order: twice the next place, plus one for the first. */
__device__ void chain(const work &w, const sample &s, int64_t *link) {
    EACH_MEMBER(true, k, s.labels) {
        int64_t next = k + 1, first = 0;
        while (next < s.labels && s.label[next] != s.label[k])
            next++;
        while (s.label[first] != s.label[k])
            first++;
        link[k] = 2 * next + (first == k);
    }
}
/* Subtract the posteriors of a class's states from its gradient. */
template <typename T>
__device__ void take(const work &w, const sample &s, T *line, const double *posterior,
                     const int64_t *link, double given) {
    double blank = 0;
    EACH_MEMBER(true, k, s.labels + 1)
    blank += posterior[2 * k];
    blank = team_sum<true>(blank);
    if (threadIdx.x == 0)
        line[w.n[6]] = (T)(-blank * given);
    EACH_MEMBER(true, k, s.labels) {
        double sum = 0;
        for (int64_t at = k; link[k] % 2 && at < s.labels; at = link[at] / 2)
            sum += posterior[2 * at + 1];
        if (link[k] % 2)
            line[label_at(w, s, 2 * k + 1)] = (T)(-sum * given);
    }
}
/* at: zeros shaped as log_probs, log_probs, targets, lengths, alpha, incoming gradient, workspace
   [batch, 4, states]. */
template <typename T> __device__ void ctc_input(const work &w) {
    const double never = -(double)INFINITY;
    EACH_LINE(true, n, w.n[0]) {
        const sample s(w, n);
        const double loss = s.times ? loss_of(w, s) : 0, labels = (double)labels_of(w, n);
        double given = ((const T *)w.at[6])[w.n[7] ? 0 : n];
        if (w.n[7] == 1)
            given /= (double)w.n[0] * (labels > 1 ? labels : 1);
        if (w.n[8] && loss == (double)INFINITY)
            continue;
        double *now = (double *)w.at[7] + n * 4 * w.n[3], *before = now + w.n[3];
        double *const posterior = before + w.n[3];
        int64_t *const link = (int64_t *)(posterior + w.n[3]);
        chain(w, s, link);
        for (int64_t t = s.times - 1; t >= 0; t--) {
            EACH_MEMBER(true, i, s.states) {
                double left = i + 2 >= s.states ? 0 : never;
                if (t < s.times - 1)
                    left = joined(before[i], i + 1 < s.states ? before[i + 1] : never,
                                  skips(w, s, i + 2) ? before[i + 2] : never);
                posterior[i] = exp(s.alpha[t * w.n[3] + i] + left + loss);
                now[i] = left + emitted<T>(w, s, t, i);
            }
            __syncthreads();
            take(w, s, (T *)w.at[0] + (t * w.n[0] + n) * w.n[2], posterior, link, given);
            __syncthreads();
            double *const other = now;
            now = before;
            before = other;
        }
    }
}
FLOATING_KERNELS(ctc)
FLOATING_KERNELS(ctc_input)
