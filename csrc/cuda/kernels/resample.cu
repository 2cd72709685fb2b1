/* resample.cu: elements added around the last dims, windows as columns, planes of another size. */
#include "../work.cuh"

/* n: padded elements, dims, mode (0: constant, 1: reflect, 2: replicate, 3: circular), a constant's
   bits, then sizes, padded sizes, elements in front and what is kept of each dim. */
struct padding {
    int dims;
    int64_t mode;
    const int64_t *from, *to, *before, *kept;
    __device__ padding(const work &w)
        : dims((int)w.n[1]), mode(w.n[2]), from(w.n + 4), to(from + dims), before(to + dims),
          kept(before + dims) {}
    /* The element that padded element i stands for; -1: the constant. */
    __device__ int64_t source(int64_t i) const {
        int64_t offset = 0, step = 1;
        for (int d = dims - 1; d >= 0; d--) {
            int64_t at = i % to[d] - before[d];
            i /= to[d];
            if (at < 0 || at >= from[d]) {
                const int64_t last = from[d] - 1;
                if (mode == 0)
                    return -1;
                at = mode == 1   ? (at < 0 ? -at : 2 * last - at)
                     : mode == 2 ? (at < 0 ? 0 : last)
                                 : at + (at < 0 ? kept[d] : -kept[d]);
            }
            offset += at * step;
            step *= from[d];
        }
        return i * step + offset;
    }
};

/* at: result, input. */
template <typename T> __device__ void pad(const work &w) {
    const padding p(w);
    KERNEL_EACH(i, w.n[0]) {
        const int64_t at = p.source(i);
        ((T *)w.at[0])[i] = at < 0 ? (T)w.n[3] : ((const T *)w.at[1])[at];
    }
}
/* at: zeros, grad. */
template <typename T> __device__ void unpad(const work &w) {
    const padding p(w);
    KERNEL_EACH(i, w.n[0]) {
        const int64_t at = p.source(i);
        if (at >= 0)
            add_to((T *)w.at[0] + at, ((const T *)w.at[1])[i]);
    }
}

/* n: elements to make, then size, windows, kernel, stride, padding and dilation of two dims. */
struct columns {
    const int64_t *size, *result, *kernel, *stride, *padding, *dilation;
    __device__ columns(const work &w)
        : size(w.n + 1), result(w.n + 3), kernel(w.n + 5), stride(w.n + 7), padding(w.n + 9),
          dilation(w.n + 11) {}
};
/* at: [planes, taps, windows], planes. */
template <typename T> __device__ void unfold(const work &w) {
    const columns c(w);
    KERNEL_EACH(i, w.n[0]) {
        const int64_t x = i % c.result[1], y = i / c.result[1] % c.result[0];
        const int64_t tap = i / (c.result[1] * c.result[0]);
        const int64_t plane = tap / c.kernel[1] / c.kernel[0];
        const int64_t row = y * c.stride[0] - c.padding[0]
                            + tap / c.kernel[1] % c.kernel[0] * c.dilation[0];
        const int64_t column = x * c.stride[1] - c.padding[1] + tap % c.kernel[1] * c.dilation[1];
        const bool in = (uint64_t)row < (uint64_t)c.size[0] && (uint64_t)column < (uint64_t)c.size[1];
        ((T *)w.at[0])[i] =
            in ? ((const T *)w.at[1])[(plane * c.size[0] + row) * c.size[1] + column] : (T)0;
    }
}
/* The window that sees place x under a tap; -1: none. */
__device__ __forceinline__ int64_t window(const columns &c, int d, int64_t x, int64_t tap) {
    const int64_t from = x + c.padding[d] - tap * c.dilation[d], at = from / c.stride[d];
    return from < 0 || from % c.stride[d] || at >= c.result[d] ? -1 : at;
}
/* at: planes, [planes, taps, windows]. */
template <typename T> __device__ void fold(const work &w) {
    const columns c(w);
    KERNEL_EACH(i, w.n[0]) {
        const int64_t x = i % c.size[1], y = i / c.size[1] % c.size[0];
        const int64_t plane = i / (c.size[1] * c.size[0]);
        T sum = 0;
        for (int64_t v = 0; v < c.kernel[0]; v++) {
            const int64_t row = window(c, 0, y, v);
            for (int64_t u = 0; u < c.kernel[1] && row >= 0; u++) {
                const int64_t column = window(c, 1, x, u);
                const int64_t tap = (plane * c.kernel[0] + v) * c.kernel[1] + u;
                if (column >= 0)
                    sum += ((const T *)w.at[1])[(tap * c.result[0] + row) * c.result[1] + column];
            }
        }
        ((T *)w.at[0])[i] = sum;
    }
}

/* Element i of the side that is made of weighted sums, and its terms on the other: A gets place and
   weight. at[2]: tables. n: elements, then of each of three dims the other size, the own size, terms,
   and where places and weights begin in the tables. */
struct axis {
    int64_t from, to, taps;
    const int32_t *at;
    const char *weight;
    __device__ axis(const work &w, int d)
        : from(w.n[1 + 5 * d]), to(w.n[2 + 5 * d]), taps(w.n[3 + 5 * d]),
          at((const int32_t *)((const char *)w.at[2] + w.n[4 + 5 * d])),
          weight((const char *)w.at[2] + w.n[5 + 5 * d]) {}
};
template <typename T, typename A> __device__ void each_term(const work &w, int64_t i, A &act) {
    const axis a(w, 0), b(w, 1), c(w, 2);
    const int64_t x = i % c.to, y = i / c.to % b.to, z = i / c.to / b.to % a.to;
    const int64_t plane = i / c.to / b.to / a.to;
    for (int64_t t = 0; t < a.taps; t++)
        for (int64_t u = 0; u < b.taps; u++)
            for (int64_t v = 0; v < c.taps; v++) {
                const int64_t deep = a.at[t * a.to + z], row = b.at[u * b.to + y];
                const T weight = ((const T *)a.weight)[t * a.to + z]
                                 * ((const T *)b.weight)[u * b.to + y]
                                 * ((const T *)c.weight)[v * c.to + x];
                act(((plane * a.from + deep) * b.from + row) * c.from + c.at[v * c.to + x], weight);
            }
}
template <typename T> struct gather {
    const T *from;
    T sum;
    __device__ void operator()(int64_t at, T weight) { sum += weight * from[at]; }
};
template <typename T> struct spread {
    T *to, value;
    __device__ void operator()(int64_t at, T weight) { add_to(to + at, weight * value); }
};
/* at: result, input, tables. */
template <typename T> __device__ void resample(const work &w) {
    KERNEL_EACH(i, w.n[0]) {
        gather<T> all = {(const T *)w.at[1], 0};
        each_term<T>(w, i, all);
        ((T *)w.at[0])[i] = all.sum;
    }
}
/* at: zeros, grad, tables. */
template <typename T> __device__ void resample_input(const work &w) {
    KERNEL_EACH(i, w.n[0]) {
        spread<T> all = {(T *)w.at[0], ((const T *)w.at[1])[i]};
        each_term<T>(w, i, all);
    }
}

#define PAD(name, T)                                                                               \
    extern "C" __global__ void th_pad_##name(work w) { pad<T>(w); }
#define RESAMPLE(name, T)                                                                          \
    extern "C" __global__ void th_unpad_##name(work w) { unpad<T>(w); }                            \
    extern "C" __global__ void th_unfold_##name(work w) { unfold<T>(w); }                          \
    extern "C" __global__ void th_fold_##name(work w) { fold<T>(w); }                              \
    extern "C" __global__ void th_resample_##name(work w) { resample<T>(w); }                      \
    extern "C" __global__ void th_resample_input_##name(work w) { resample_input<T>(w); }
EACH_SIZE(PAD)
EACH_FLOATING(RESAMPLE)
