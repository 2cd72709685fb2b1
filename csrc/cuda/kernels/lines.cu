/* lines.cu: rows along one dimension of contiguous [outer, count, inner]: softmax, extrema, sums of
   powers, scans. at: result, then operands. n: outer, count, inner. */
#include "../work.cuh"

template <typename T> struct line {
    const work &w;
    int64_t first;
    __device__ line(const work &w, int64_t i)
        : w(w), first(i / w.n[2] * w.n[1] * w.n[2] + i % w.n[2]) {}
    __device__ int64_t place(int64_t k) const { return first + k * w.n[2]; }
    __device__ T in(int operand, int64_t k) const { return ((const T *)w.at[operand])[place(k)]; }
    __device__ void out(int64_t k, T value) const { ((T *)w.at[0])[place(k)] = value; }
};

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

/* Sums or products up to each element; n[3]: products, n[4]: the result's type. */
template <typename T, bool BLOCK> __device__ void scan(const work &w) {
    typedef typename wide<T>::type number;
    if (BLOCK && threadIdx.x)
        return;
    EACH_LINE(BLOCK, i, w.n[0] * w.n[2]) {
        const line<T> l(w, i);
        number acc = w.n[3];
        for (int64_t k = 0; k < w.n[1]; k++) {
            acc = w.n[3] ? acc * (number)l.in(1, k) : acc + (number)l.in(1, k);
            store(w.at[0], l.place(k), (int)w.n[4], acc);
        }
    }
}

/* Where each element of a line comes when it is sorted, by counting those before it: equal ones keep
   their order, nan is the largest. at: values, input, indices. n: outer, count, inner, descending,
   how many are kept. */
template <typename T> __device__ bool precedes(T a, T b, bool descending, bool equal) {
    const bool nan_a = a != a, nan_b = b != b;
    if (nan_a || nan_b)
        return nan_a && nan_b ? equal : descending ? nan_a : nan_b;
    return a == b ? equal : descending ? a > b : a < b;
}
template <typename T, bool BLOCK> __device__ void ranked(const work &w) {
    EACH_LINE(BLOCK, i, w.n[0] * w.n[2]) {
        const line<T> l(w, i);
        const int64_t kept = w.n[4], to = i / w.n[2] * kept * w.n[2] + i % w.n[2];
        EACH_MEMBER(BLOCK, k, w.n[1]) {
            const T x = l.in(1, k);
            int64_t rank = 0;
            for (int64_t other = 0; other < w.n[1] && rank < kept; other++)
                rank += precedes(l.in(1, other), x, w.n[3] != 0, other < k);
            if (rank >= kept)
                continue;
            if (w.at[0])
                ((T *)w.at[0])[to + rank * w.n[2]] = x;
            ((int64_t *)w.at[2])[to + rank * w.n[2]] = k;
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

#define LINES(kernel, name, T)                                                                     \
    extern "C" __global__ void th_##kernel##_##name(work w) { kernel<T, true>(w); }                \
    extern "C" __global__ void th_##kernel##_each_##name(work w) { kernel<T, false>(w); }
#define FLOATING(name, T) LINES(softmax, name, T) LINES(softmax_input, name, T)
#define ALL(name, T) LINES(extremum, name, T) LINES(scan, name, T) LINES(ranked, name, T)
#define SIZES(name, T) LINES(flip, name, T)
EACH_FLOATING(FLOATING)
EACH_SIZE(SIZES)
EACH_TYPE(ALL)
