/* resample.cu: padding of the last dims, windows as columns, resizing of planes. */
#include "../work.cuh"

/* n: padded elements, dims, mode (0: constant, 1: reflect, 2: replicate, 3: circular), then per dim
   size, padded size, elements in front, size after cropping. s: the constant, in its own type. */
struct padding {
    int dims;
    int64_t mode;
    const int64_t *from, *to, *before, *kept;
    __device__ padding(const work &w)
        : dims((int)w.n[1]), mode(w.n[2]), from(w.n + 3), to(from + dims), before(to + dims),
          kept(before + dims) {}
    /* Source element of padded element i; -1: the constant. */
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
        ((T *)w.at[0])[i] = at < 0 ? *(const T *)w.s : ((const T *)w.at[1])[at];
    }
}
/* Padded places along a dim that copy place x, or are outside: their number, and each of them.
   First x itself, then reflected, wrapped, or replicated ones. */
__device__ int64_t images(const padding &p, int d, int64_t x) {
    const int64_t front = p.before[d] > 0 ? p.before[d] : 0;
    const int64_t behind = p.to[d] - p.before[d] - p.from[d];
    if (p.mode != 2)
        return 3;
    return 1 + (x == 0 ? front : 0) + (x == p.from[d] - 1 && behind > 0 ? behind : 0);
}
__device__ int64_t image(const padding &p, int d, int64_t x, int64_t k) {
    const int64_t last = p.from[d] - 1;
    int64_t at = x;
    if (k && p.mode == 2) {
        const int64_t front = x == 0 && p.before[d] > 0 ? p.before[d] : 0;
        at = k <= front ? -k : last + k - front;
    } else if (k)
        at = p.mode == 1 ? (k == 1 ? -x : 2 * last - x) : x + (k == 1 ? -p.kept[d] : p.kept[d]);
    /* A copy must be outside the elements: a place inside is an element itself. */
    return k && at >= 0 && at <= last ? -1 : at + p.before[d];
}
/* at: result, grad. n[0]: elements of the result. */
template <typename T> __device__ void unpad(const work &w) {
    const padding p(w);
    KERNEL_EACH(i, w.n[0]) {
        int64_t x[GPU_DIMS], rest = i, many = 1;
        for (int d = p.dims - 1; d >= 0; d--) {
            x[d] = rest % p.from[d];
            rest /= p.from[d];
            many *= images(p, d, x[d]);
        }
        T sum = 0;
        for (int64_t k = 0; k < many; k++) {
            int64_t which = k, at = 0, step = 1;
            bool there = true;
            for (int d = p.dims - 1; d >= 0; d--) {
                const int64_t count = images(p, d, x[d]), place = image(p, d, x[d], which % count);
                which /= count;
                there &= place >= 0 && place < p.to[d];
                at += place * step;
                step *= p.to[d];
            }
            if (there)
                sum += ((const T *)w.at[1])[rest * step + at];
        }
        ((T *)w.at[0])[i] = sum;
    }
}

/* n: elements to compute, then size, windows, kernel, stride, padding and dilation of two dims. */
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
        const bool in = (uint64_t)row < (uint64_t)c.size[0]
                        && (uint64_t)column < (uint64_t)c.size[1];
        ((T *)w.at[0])[i] =
            in ? ((const T *)w.at[1])[(plane * c.size[0] + row) * c.size[1] + column] : (T)0;
    }
}
/* The window whose tap reads place x; -1: none. */
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

/* Result element i, a weighted sum of elements of the other side; A gets place and weight of each
   term. at[2]: tables. n: elements, then for each of three dims the other size, the own size,
   number of terms, and the offsets of places and weights in the tables. */
struct axis {
    int64_t from, to, taps;
    const int32_t *at;
    const char *weight;
    __device__ axis(const work &w, int d)
        : from(w.n[1 + 5 * d]), to(w.n[2 + 5 * d]), taps(w.n[3 + 5 * d]),
          at((const int32_t *)((const char *)w.at[2] + w.n[4 + 5 * d])),
          weight((const char *)w.at[2] + w.n[5 + 5 * d]) {}
};
/* at: result, input, tables. */
template <typename T> __device__ void resample(const work &w) {
    const axis a(w, 0), b(w, 1), c(w, 2);
    KERNEL_EACH(i, w.n[0]) {
        const int64_t x = i % c.to, y = i / c.to % b.to, z = i / c.to / b.to % a.to;
        const int64_t plane = i / c.to / b.to / a.to;
        T sum = 0;
        for (int64_t t = 0; t < a.taps; t++)
            for (int64_t u = 0; u < b.taps; u++)
                for (int64_t v = 0; v < c.taps; v++) {
                    const int64_t deep = a.at[t * a.to + z], row = b.at[u * b.to + y];
                    const T weight = ((const T *)a.weight)[t * a.to + z]
                                     * ((const T *)b.weight)[u * b.to + y]
                                     * ((const T *)c.weight)[v * c.to + x];
                    sum += weight
                           * ((const T *)w.at[1])[((plane * a.from + deep) * b.from + row) * c.from
                                                  + c.at[v * c.to + x]];
                }
        ((T *)w.at[0])[i] = sum;
    }
}

/* Elements that read x with a tap: places per tap are non-decreasing, so these are contiguous. */
struct users {
    int64_t begin, end;
    __device__ users(const axis &a, int64_t tap, int64_t x) {
        begin = first(a, tap, x);
        end = first(a, tap, x + 1);
    }
    static __device__ int64_t first(const axis &a, int64_t tap, int64_t x) {
        int64_t low = 0, high = a.to;
        while (low < high) {
            const int64_t middle = (low + high) / 2;
            if (a.at[tap * a.to + middle] < x)
                low = middle + 1;
            else
                high = middle;
        }
        return low;
    }
};
/* Add one row of grad: the terms that element x of it contributes to, times weight. */
template <typename T> __device__ T row_sum(const axis &c, int64_t x, const T *row) {
    T sum = 0;
    for (int64_t v = 0; v < c.taps; v++) {
        const users u(c, v, x);
        for (int64_t k = u.begin; k < u.end; k++)
            sum += ((const T *)c.weight)[v * c.to + k] * row[k];
    }
    return sum;
}
/* at: result, grad, tables. Each element gathers from the elements it contributed to. n[0]:
   elements of the result. */
template <typename T> __device__ void resample_input(const work &w) {
    const axis a(w, 0), b(w, 1), c(w, 2);
    KERNEL_EACH(i, w.n[0]) {
        const int64_t x = i % c.from, y = i / c.from % b.from, z = i / c.from / b.from % a.from;
        const T *plane = (const T *)w.at[1] + i / c.from / b.from / a.from * a.to * b.to * c.to;
        T sum = 0;
        for (int64_t t = 0; t < a.taps; t++) {
            const users deep(a, t, z);
            for (int64_t p = deep.begin; p < deep.end; p++)
                for (int64_t u = 0; u < b.taps; u++) {
                    const users rows(b, u, y);
                    for (int64_t q = rows.begin; q < rows.end; q++)
                        sum += ((const T *)a.weight)[t * a.to + p]
                               * ((const T *)b.weight)[u * b.to + q]
                               * row_sum(c, x, plane + (p * b.to + q) * c.to);
                }
        }
        ((T *)w.at[0])[i] = sum;
    }
}

#define PAD(name, T) WORK_KERNEL(pad_##name, pad<T>)
#define UNPAD(name, T) WORK_KERNEL(unpad_##name, unpad<T>)
#define UNFOLD(name, T) WORK_KERNEL(unfold_##name, unfold<T>)
#define FOLD(name, T) WORK_KERNEL(fold_##name, fold<T>)
#define WINDOWS(name, T) UNPAD(name, T) UNFOLD(name, T) FOLD(name, T)
EACH_SIZE(PAD)
EACH_FLOATING(WINDOWS)
EACH_COMPLEX(WINDOWS)
FLOATING_KERNELS(resample)
FLOATING_KERNELS(resample_input)
