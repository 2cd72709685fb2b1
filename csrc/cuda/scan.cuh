/* scan.cuh: kernels that wrap scans. A block scans 256 elements of a line at a time and carries the
   prefix; short lines use one thread. A long line is divided into parts: their totals are stored in
   items and scanned, and each part starts from its prefix. The order depends on sizes alone. */
#pragma once
#include "reduce.cuh"
#include "work.cuh"

/* Line i, or part i of all lines' parts: its elements, results first among the operands. */
template <typename F, typename T, bool BACKWARDS> struct scanned {
    typedef typename F::set item;
    const gpu_scan &s;
    const operands &at;
    const options &option;
    int64_t first;
    __device__ scanned(const gpu_scan &s, const operands &at, const options &option, int64_t line)
        : s(s), at(at), option(option), first(line / s.inner * s.count * s.inner + line % s.inner) {
    }
    __device__ int64_t place(int64_t k) const {
        return first + (BACKWARDS ? s.count - 1 - k : k) * s.inner;
    }
    __device__ void inputs(int64_t k, const char **from) const {
        for (int i = 0; i < F::inputs; i++)
            from[i] = (const char *)((const T *)at.data[F::results + i] + place(k));
    }
    static __device__ item nothing() { return F::start(); }
    __device__ item load(int64_t k) const {
        const char *from[F::inputs];
        inputs(k, from);
        return F::step(F::start(), from, k, option.at);
    }
    __device__ item operator()(item a, item b) const { return F::join(a, b); }
    __device__ void put(int64_t k, item x) const {
        const char *from[F::inputs];
        typename F::number result[F::results];
        inputs(k, from);
        F::finish(x, from, option.at, result);
        for (int i = 0; i < F::results; i++)
            store(at.data[i], place(k), s.type[i], result[i]);
    }
};

/* S scans element k of a line. TOTALS: compute only the total of a part. */
template <typename S, bool BLOCK, bool TOTALS>
__device__ void scan_parts(const gpu_scan &s, const operands &at, const options &option) {
    typedef typename S::item item;
    item *items = (item *)s.items;
    EACH_LINE(BLOCK, i, s.lines * s.parts) {
        const S line(s, at, option, i / s.parts);
        const int64_t begin = i % s.parts * s.share;
        const int64_t end = begin + s.share < s.count ? begin + s.share : s.count;
        item carry = TOTALS || !items ? S::nothing() : items[i], total;
        EACH_TURN(BLOCK, turn, end - begin) {
            const bool there = begin + turn < end;
            const item own = there ? line.load(begin + turn) : S::nothing();
            const item before = team_before<BLOCK>(own, S::nothing(), line, &total);
            if (there && !TOTALS)
                line.put(begin + turn, line(line(carry, before), own));
            carry = line(carry, total);
        }
        if (TOTALS && (!BLOCK || threadIdx.x == 0))
            items[i] = carry;
    }
}

/* One block per line: replace each part's total by the prefix before it. */
template <typename S>
__device__ void scan_items(const gpu_scan &s, const operands &at, const options &option) {
    typedef typename S::item item;
    EACH_LINE(true, i, s.lines) {
        const S line(s, at, option, i);
        item *items = (item *)s.items + i * s.parts;
        item carry = S::nothing(), total;
        EACH_TURN(true, part, s.parts) {
            const bool there = part < s.parts;
            const item own = there ? items[part] : S::nothing();
            const item before = team_before<true>(own, S::nothing(), line, &total);
            if (there)
                items[part] = line(carry, before);
            carry = line(carry, total);
        }
    }
}

template <typename S>
__device__ void scan_lines(const gpu_scan &s, const operands &at, const options &option) {
    switch (s.mode) {
    case GPU_EACH: scan_parts<S, false, false>(s, at, option); break;
    case GPU_BLOCK: scan_parts<S, true, false>(s, at, option); break;
    case GPU_TOTALS: scan_parts<S, true, true>(s, at, option); break;
    default: scan_items<S>(s, at, option); break;
    }
}

#define SCAN(name, ...)                                                                            \
    ENTRY(name, (gpu_scan s, operands at, options option),                                         \
          scan_lines<scanned<__VA_ARGS__>>(s, at, option))
#define SCAN_OF(type, T, name, backwards) SCAN(name##_##type, name##_fold<T>, T, backwards)
