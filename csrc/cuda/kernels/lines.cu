/* lines.cu: rows along one dimension: softmax, extrema, reversals. at: result, then operands. */
#include "../lines.cuh"

/* n[3]: the logarithm of it. */
template <typename T, bool BLOCK> __device__ void softmax(const work &w) {
    EACH_LINE(BLOCK, i, w.n[0] * w.n[2]) {
        const line<T> l(w, i);
        T top = -(T)INFINITY;
        double sum = 0;
        EACH_MEMBER(BLOCK, k, w.n[1])
            top = largest()(top, l.in(1, k));
        top = team<BLOCK>(top, largest());
        EACH_MEMBER(BLOCK, k, w.n[1])
            sum += exp(l.in(1, k) - top);
        sum = team_sum<BLOCK>(sum);
        const double logarithm = log(sum);
        EACH_MEMBER(BLOCK, k, w.n[1]) {
            const T x = l.in(1, k) - top;
            l.out(k, w.n[3] ? (T)(x - logarithm) : (T)(exp(x) / sum));
        }
    }
}

/* at: result, grad, output of softmax or of its logarithm. */
template <typename T, bool BLOCK> __device__ void softmax_input(const work &w) {
    EACH_LINE(BLOCK, i, w.n[0] * w.n[2]) {
        const line<T> l(w, i);
        double sum = 0;
        EACH_MEMBER(BLOCK, k, w.n[1])
            sum += w.n[3] ? (double)l.in(1, k) : (double)l.in(1, k) * l.in(2, k);
        sum = team_sum<BLOCK>(sum);
        EACH_MEMBER(BLOCK, k, w.n[1]) {
            const T y = l.in(2, k), g = l.in(1, k);
            l.out(k, w.n[3] ? (T)(g - exp(y) * sum) : (T)(y * (g - sum)));
        }
    }
}

/* The best element of a line and its place: nan wins, then the first. */
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

/* at: values, input, indices, both [outer, inner]. n[3]: the least one. */
template <typename T, bool BLOCK> __device__ void extremum(const work &w) {
    const better<T> join = {w.n[3] != 0};
    EACH_LINE(BLOCK, i, w.n[0] * w.n[2]) {
        const line<T> l(w, i);
        best<T> found = {0, -1};
        EACH_MEMBER(BLOCK, k, w.n[1]) {
            const best<T> one = {l.in(1, k), k};
            found = join(found, one);
        }
        found = team<BLOCK>(found, join);
        if (!BLOCK || threadIdx.x == 0) {
            ((T *)w.at[0])[i] = found.value;
            ((int64_t *)w.at[2])[i] = found.place;
        }
    }
}

/* Each line in reverse order. */
template <typename T, bool BLOCK> __device__ void flip(const work &w) {
    EACH_LINE(BLOCK, i, w.n[0] * w.n[2]) {
        const line<T> l(w, i);
        EACH_MEMBER(BLOCK, k, w.n[1])
            l.out(k, l.in(1, w.n[1] - 1 - k));
    }
}

#define FLOATING(name, T) LINES(softmax, name, T) LINES(softmax_input, name, T)
#define ALL(name, T) LINES(extremum, name, T)
#define SIZES(name, T) LINES(flip, name, T)
EACH_FLOATING(FLOATING)
EACH_SIZE(SIZES)
EACH_TYPE(ALL)
