/* lines.cu: rows along one dimension: softmax, extrema, reversals. at: result, then operands. */
#include "../lines.cuh"

/* n[3]: whether to take the logarithm. */
template <typename T, int TEAM> __device__ void softmax(const work &w) {
    EACH_LINE(TEAM, i, w.n[0] * w.n[2]) {
        const line<T> l(w, i);
        T held[HELD], top;
        const double sum = sum_exponentials<TEAM>(l, 1, held, &top);
        const double logarithm = log(sum), share = 1 / sum;
        EACH_CHUNK(TEAM, begin, w.n[1]) {
            if (w.n[1] > CHUNK(TEAM))
                hold<TEAM>(l, 1, begin, (T)0, held);
#pragma unroll
            for (int j = 0; j < HELD; j++) {
                const int64_t k = begin + j * LINE_THREADS(TEAM);
                const T x = held[j] - top;
                if (k < w.n[1])
                    l.out(k, w.n[3] ? (T)(x - logarithm) : (T)(exp(x) * share));
            }
        }
    }
}

/* at: result, grad, output of softmax or log_softmax. */
template <typename T, int TEAM> __device__ void softmax_input(const work &w) {
    EACH_LINE(TEAM, i, w.n[0] * w.n[2]) {
        const line<T> l(w, i);
        T grad[HELD], output[HELD];
        double sum = 0;
        EACH_CHUNK(TEAM, begin, w.n[1]) {
            hold<TEAM>(l, 1, begin, (T)0, grad);
            hold<TEAM>(l, 2, begin, (T)0, output);
#pragma unroll
            for (int j = 0; j < HELD; j++)
                sum += w.n[3] ? (double)grad[j] : (double)grad[j] * output[j];
        }
        sum = team_sum<TEAM>(sum);
        EACH_CHUNK(TEAM, begin, w.n[1]) {
            if (w.n[1] > CHUNK(TEAM)) {
                hold<TEAM>(l, 1, begin, (T)0, grad);
                hold<TEAM>(l, 2, begin, (T)0, output);
            }
#pragma unroll
            for (int j = 0; j < HELD; j++) {
                const int64_t k = begin + j * LINE_THREADS(TEAM);
                const T y = output[j], g = grad[j];
                if (k < w.n[1])
                    l.out(k, w.n[3] ? (T)(g - exp(y) * sum) : (T)(y * (g - sum)));
            }
        }
    }
}

/* Extremum of a line and its position: NaN wins, then the first. */
template <typename T> struct best {
    T value;
    int64_t place;
};
template <typename T> struct better {
    bool least;
    __device__ bool wins(const best<T> &a, const best<T> &b) const {
        if (b.place < 0 || a.place < 0)
            return a.place >= 0;
        const bool nan_a = a.value != a.value, nan_b = b.value != b.value;
        if (nan_a || nan_b)
            return nan_a && (!nan_b || a.place < b.place);
        if (a.value == b.value)
            return a.place < b.place;
        return least ? a.value < b.value : a.value > b.value;
    }
    __device__ best<T> operator()(const best<T> &a, const best<T> &b) const {
        return wins(a, b) ? a : b;
    }
};

/* at: values, input, indices; values and indices are [outer, inner]. n[3]: minimum instead of
   maximum. */
template <typename T, int TEAM> __device__ void extremum(const work &w) {
    const better<T> join = {w.n[3] != 0};
    EACH_LINE(TEAM, i, w.n[0] * w.n[2]) {
        const line<T> l(w, i);
        best<T> found = {0, -1};
        EACH_MEMBER(TEAM, k, w.n[1]) {
            const best<T> one = {l.in(1, k), k};
            found = join(found, one);
        }
        found = team<TEAM>(found, join);
        if (MEMBER(TEAM) == 0) {
            ((T *)w.at[0])[i] = found.value;
            ((int64_t *)w.at[2])[i] = found.place;
        }
    }
}

/* Reverse each line. */
template <typename T, int TEAM> __device__ void flip(const work &w) {
    EACH_LINE(TEAM, i, w.n[0] * w.n[2]) {
        const line<T> l(w, i);
        EACH_MEMBER(TEAM, k, w.n[1])
        l.out(k, l.in(1, w.n[1] - 1 - k));
    }
}

#define FLOATING(name, T) ROWS(softmax, name, T) ROWS(softmax_input, name, T)
#define ALL(name, T) ROWS(extremum, name, T)
#define SIZES(name, T) ROWS(flip, name, T)
EACH_FLOATING(FLOATING)
EACH_SIZE(SIZES)
EACH_TYPE(ALL)
