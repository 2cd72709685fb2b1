/* scan.cu: what the elements of a line give together up to each of them. A block takes 256 elements at a
   time and carries what all before them gave. A long line is cut into parts of n[4] elements, n[5] of them: what each
   part gives goes to items (at[7]), of these it is found what all parts before one gave, and each part begins with that.
   The tree depends on sizes alone. at: result, then operands. */
#include "../lines.cuh"

/* S has items, joined in order; load(k) of an element, put(k, item) of all up to it. TOTALS: nothing is put. */
template <typename S, bool BLOCK, bool TOTALS> __device__ void scan(const work &w) {
    typename S::item *items = (typename S::item *)w.at[7];
    const int64_t parts = items ? w.n[5] : 1, share = items ? w.n[4] : w.n[1];
    EACH_LINE(BLOCK, i, w.n[0] * w.n[2] * parts) {
        const S s(w, i / parts);
        const int64_t begin = i % parts * share;
        const int64_t end = begin + share < w.n[1] ? begin + share : w.n[1];
        typename S::item carry = TOTALS || !items ? S::nothing() : items[i], total;
        EACH_TURN(BLOCK, turn, end - begin) {
            const bool there = begin + turn < end;
            const int64_t k = S::backwards ? w.n[1] - 1 - begin - turn : begin + turn;
            const typename S::item own = there ? s.load(k) : S::nothing();
            const typename S::item before = team_before<BLOCK>(own, S::nothing(), s, &total);
            if (there && !TOTALS)
                s.put(k, s(s(carry, before), own));
            carry = s(carry, total);
        }
        if (TOTALS && (!BLOCK || threadIdx.x == 0))
            items[i] = carry;
    }
}

/* A block a line: of each part's item what those before it gave. */
template <typename S> __device__ void scan_items(const work &w) {
    EACH_LINE(true, i, w.n[0] * w.n[2]) {
        const S s(w, i);
        typename S::item *items = (typename S::item *)w.at[7] + i * w.n[5];
        typename S::item carry = S::nothing(), total;
        EACH_TURN(true, part, w.n[5]) {
            const bool there = part < w.n[5];
            const typename S::item own = there ? items[part] : S::nothing();
            const typename S::item before = team_before<true>(own, S::nothing(), s, &total);
            if (there)
                items[part] = s(carry, before);
            carry = s(carry, total);
        }
    }
}

/* n[6]: the parts' own items, or those of all before them. */
template <typename S> __device__ void scan_parts(const work &w) {
    if (w.n[6])
        scan_items<S>(w);
    else
        scan<S, true, true>(w);
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
    extern "C" __global__ void th_##kernel(work w) { scan<__VA_ARGS__, true, false>(w); }
#define SCAN_EACH(kernel, ...)                                                                     \
    extern "C" __global__ void th_##kernel(work w) { scan<__VA_ARGS__, false, false>(w); }
#define SCAN_PARTS(kernel, ...)                                                                    \
    extern "C" __global__ void th_##kernel(work w) { scan_parts<__VA_ARGS__>(w); }
#define SCANS(kernel, name, ...)                                                                   \
    SCAN(kernel##_##name, __VA_ARGS__)                                                             \
    SCAN_EACH(kernel##_each_##name, __VA_ARGS__) SCAN_PARTS(kernel##_parts_##name, __VA_ARGS__)
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
