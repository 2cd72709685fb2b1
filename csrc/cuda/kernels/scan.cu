/* scan.cu: what the elements of a line give together up to each of them. A block takes 256 elements at a
   time and carries what all before them gave. at: result, then operands. */
#include "../lines.cuh"

/* S has items, joined in order; load(k) of an element, put(k, item) of all up to it. */
template <typename S, bool BLOCK> __device__ void scan(const work &w) {
    EACH_LINE(BLOCK, i, w.n[0] * w.n[2]) {
        const S s(w, i);
        typename S::item carry = S::nothing(), total;
        EACH_TURN(BLOCK, turn, w.n[1]) {
            const bool there = turn < w.n[1];
            const int64_t k = S::backwards ? w.n[1] - 1 - turn : turn;
            const typename S::item own = there ? s.load(k) : S::nothing();
            const typename S::item before = team_before<BLOCK>(own, S::nothing(), s, &total);
            if (there)
                s.put(k, s(s(carry, before), own));
            carry = s(carry, total);
        }
    }
}

/* n[3]: the result's type. */
template <typename T, bool PRODUCTS> struct gathered {
    typedef typename wide<T>::type item;
    enum { backwards = 0 };
    const line<T> l;
    __device__ gathered(const work &w, int64_t i) : l(w, i) {}
    static __device__ item nothing() { return PRODUCTS; }
    __device__ item load(int64_t k) const { return (item)l.in(1, k); }
    __device__ item operator()(item a, item b) const { return PRODUCTS ? a * b : a + b; }
    __device__ void put(int64_t k, item x) const { store(l.w.at[0], l.place(k), (int)l.w.n[3], x); }
};

/* The largest or smallest, and where it stands last; nan is both. at: values, input, indices. */
template <typename T> struct peak {
    T value;
    int64_t place;
};
template <typename T, bool LARGEST> struct peaks {
    typedef peak<T> item;
    enum { backwards = 0 };
    const line<T> l;
    __device__ peaks(const work &w, int64_t i) : l(w, i) {}
    static __device__ item nothing() { return {0, -1}; }
    __device__ item load(int64_t k) const { return {l.in(1, k), k}; }
    __device__ item operator()(item a, item b) const {
        if (a.place < 0 || b.place < 0)
            return a.place < 0 ? b : a;
        const bool taken = LARGEST ? b.value >= a.value : b.value <= a.value;
        return taken || b.value != b.value ? b : a;
    }
    __device__ void put(int64_t k, item x) const {
        l.out(k, x.value);
        ((int64_t *)l.w.at[2])[l.place(k)] = x.place;
    }
};

/* a - b, but 0 of two equal infinities. */
__device__ __forceinline__ double gap(double a, double b) { return a == b ? 0 : a - b; }

/* The sum of exponentials, divided by that of the largest. */
struct exponentials {
    double top, sum;
};
template <typename T> struct logarithm {
    typedef exponentials item;
    enum { backwards = 0 };
    const line<T> l;
    __device__ logarithm(const work &w, int64_t i) : l(w, i) {}
    static __device__ item nothing() { return {-INFINITY, 0}; }
    __device__ item load(int64_t k) const { return {(double)l.in(1, k), 1}; }
    __device__ item operator()(item a, item b) const {
        const double top = b.top > a.top ? b.top : a.top;
        return {top, a.sum * exp(gap(a.top, top)) + b.sum * exp(gap(b.top, top))};
    }
    __device__ void put(int64_t k, item x) const { l.out(k, (T)(x.top + log(x.sum))); }
};

/* Sums that shrink from element to element by a factor. at: result, values, input, total. */
struct shrunk {
    double factor, sum;
};
template <typename T, bool FROM_HERE> struct weighted {
    typedef shrunk item;
    enum { backwards = FROM_HERE };
    const line<T> l;
    __device__ weighted(const work &w, int64_t i) : l(w, i) {}
    static __device__ item nothing() { return {1, 0}; }
    __device__ double own(int64_t k) const {
        return exp(gap((double)l.in(2, k), (double)l.in(3, k)));
    }
    __device__ item load(int64_t k) const {
        const bool first = k == (FROM_HERE ? l.w.n[1] - 1 : 0);
        const double here = (double)l.in(3, k);
        const double near = first ? here : (double)l.in(3, FROM_HERE ? k + 1 : k - 1);
        const double x = (double)l.in(1, k);
        return {exp(FROM_HERE ? gap(here, near) : gap(near, here)), FROM_HERE ? x : x * own(k)};
    }
    __device__ item operator()(item a, item b) const {
        return {a.factor * b.factor, a.sum * b.factor + b.sum};
    }
    __device__ void put(int64_t k, item x) const {
        l.out(k, (T)(FROM_HERE ? x.sum * own(k) : x.sum));
    }
};

#define SCAN(kernel, ...)                                                                          \
    extern "C" __global__ void th_##kernel(work w) { scan<__VA_ARGS__, true>(w); }
#define SCAN_EACH(kernel, ...)                                                                     \
    extern "C" __global__ void th_##kernel(work w) { scan<__VA_ARGS__, false>(w); }
#define SCANS(kernel, name, ...)                                                                   \
    SCAN(kernel##_##name, __VA_ARGS__) SCAN_EACH(kernel##_each_##name, __VA_ARGS__)
#define ALL(name, T)                                                                               \
    SCANS(cumsum, name, gathered<T, false>)                                                        \
    SCANS(cumprod, name, gathered<T, true>)                                                        \
    SCANS(cummax, name, peaks<T, true>) SCANS(cummin, name, peaks<T, false>)
#define FLOATING(name, T)                                                                          \
    SCANS(logcumsumexp, name, logarithm<T>)                                                        \
    SCANS(logcumsumexp_input, name, weighted<T, true>)                                             \
    SCANS(logcumsumexp_mean, name, weighted<T, false>)
EACH_TYPE(ALL)
EACH_FLOATING(FLOATING)
