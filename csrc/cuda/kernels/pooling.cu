/* pooling.cu: windows over [planes, depth, height, width], as in csrc/kernels/pool/windows.h. n:
   planes, then size, result, kernel, stride, padding and dilation of three dims each, adaptive,
   padded_mean, divisor (0: none), indices rather than taps, dims of the samples. */
#include "../work.cuh"

struct windows {
    const int64_t *size, *result, *kernel, *stride, *padding, *dilation;
    bool adaptive, padded;
    __device__ windows(const work &w)
        : size(w.n + 1), result(w.n + 4), kernel(w.n + 7), stride(w.n + 10), padding(w.n + 13),
          dilation(w.n + 16), adaptive(w.n[19]), padded(w.n[20]) {}
    __device__ int64_t volume() const { return size[0] * size[1] * size[2]; }
    __device__ int64_t results() const { return result[0] * result[1] * result[2]; }
};

/* Elements of a window along a dim inside the input: begin, number of steps, divisor of a mean. */
struct span {
    int64_t begin, count, divisor;
};
__device__ span span_of(const windows &w, int d, int64_t position) {
    if (w.adaptive) {
        const int64_t begin = position * w.size[d] / w.result[d];
        const int64_t end = ((position + 1) * w.size[d] + w.result[d] - 1) / w.result[d];
        return {begin, end - begin, end - begin};
    }
    const int64_t step = w.dilation[d], start = position * w.stride[d] - w.padding[d];
    const int64_t skipped = start < 0 ? (step - 1 - start) / step : 0;
    span s = {start + skipped * step, 0, w.kernel[d]};
    if (s.begin < w.size[d])
        s.count = (w.size[d] - 1 - s.begin) / step + 1;
    if (s.count > w.kernel[d] - skipped)
        s.count = w.kernel[d] - skipped;
    if (!w.padded)
        s.divisor = s.count;
    else if (start + s.divisor > w.size[d] + w.padding[d])
        s.divisor = w.size[d] + w.padding[d] - start;
    return s;
}

/* Compute the spans of result i of a plane. */
__device__ void spans_of(const windows &w, int64_t i, int64_t *position, span *s) {
    for (int d = 2; d >= 0; d--) {
        position[d] = i % w.result[d];
        i /= w.result[d];
        s[d] = span_of(w, d, position[d]);
    }
}

/* Same for random windows, as in csrc/kernels/pool/fractional_pooling.c. sample: a number per dim
   of a plane; NaN counts as 0. */
template <typename T>
__device__ void drawn_spans(const windows &w, int64_t i, const T *sample, int dims, span *s) {
    for (int d = 2; d >= 0; d--) {
        const int64_t position = i % w.result[d], last = w.size[d] - w.kernel[d];
        const double given = d < 3 - dims ? 0 : (double)sample[d - 3 + dims];
        const double from = given > 0 ? given < 1 ? given : 1 : 0;
        const double ratio = (double)last / (double)(w.result[d] - 1);
        int64_t begin = last;
        if (position < w.result[d] - 1)
            begin = (int64_t)((position + from) * ratio) - (int64_t)(from * ratio);
        s[d] = {begin < 0 ? 0 : begin > last ? last : begin, w.kernel[d], w.kernel[d]};
        i /= w.result[d];
    }
}

/* Position in a plane of the element at z, y steps of the spans, and at the first of x. */
__device__ __forceinline__ int64_t first_place(const windows &w, const span *s, int64_t z,
                                               int64_t y) {
    return ((s[0].begin + z * w.dilation[0]) * w.size[1] + s[1].begin + y * w.dilation[1])
               * w.size[2]
           + s[2].begin;
}
#define EACH_PLACE(w, s, at)                                                                       \
    for (int64_t z = 0; z < s[0].count; z++)                                                       \
        for (int64_t y = 0; y < s[1].count; y++)                                                   \
            for (int64_t x = 0, at = first_place(w, s, z, y); x < s[2].count;                      \
                 x++, at += w.dilation[2])

/* Number of a window's element at z, y, x steps of the spans. */
__device__ int64_t tap_of(const windows &w, const span *s, const int64_t *position, int64_t z,
                          int64_t y, int64_t x) {
    const int64_t step[3] = {z, y, x};
    int64_t tap = 0;
    for (int d = 0; d < 3; d++) {
        const int64_t place = s[d].begin + step[d] * w.dilation[d];
        tap = tap * w.kernel[d]
              + (place + w.padding[d] - position[d] * w.stride[d]) / w.dilation[d];
    }
    return tap;
}

/* at: result, input, indices or taps, samples of random windows. NaN wins, then the first. */
template <typename T, bool DRAWN> __device__ void pool_max(const work &given) {
    const windows w(given);
    KERNEL_EACH(i, given.n[0] * w.results()) {
        int64_t position[3], place = -1;
        span s[3];
        const T *plane = (const T *)given.at[1] + i / w.results() * w.volume();
        T best = 0;
        const int dims = (int)given.n[23];
        if (DRAWN)
            drawn_spans(w, i % w.results(), (const T *)given.at[3] + i / w.results() * dims, dims,
                        s);
        else
            spans_of(w, i % w.results(), position, s);
        EACH_PLACE(w, s, at) {
            if (place < 0 || (!(plane[at] <= best) && best == best)) {
                best = plane[at];
                place = given.n[22] ? at : tap_of(w, s, position, z, y, x);
            }
        }
        ((T *)given.at[0])[i] = best;
        if (given.n[22])
            ((int64_t *)given.at[2])[i] = place;
        else
            ((uint8_t *)given.at[2])[i] = (uint8_t)place;
    }
}

__device__ int64_t divisor(const work &given, const span *s) {
    return given.n[21] ? given.n[21] : s[0].divisor * s[1].divisor * s[2].divisor;
}
template <typename T> __device__ void pool_mean(const work &given) {
    const windows w(given);
    KERNEL_EACH(i, given.n[0] * w.results()) {
        int64_t position[3];
        span s[3];
        double sum = 0;
        const T *plane = (const T *)given.at[1] + i / w.results() * w.volume();
        spans_of(w, i % w.results(), position, s);
        EACH_PLACE(w, s, at)
        sum += plane[at];
        ((T *)given.at[0])[i] = (T)(sum / divisor(given, s));
    }
}

/* The windows along a dim that may contain a place: from first to before end. */
struct seeing {
    int64_t first, end;
};
__device__ seeing seeing_of(const windows &w, int d, int64_t place) {
    if (w.adaptive)
        return {place * w.result[d] / w.size[d],
                ((place + 1) * w.result[d] + w.size[d] - 1) / w.size[d]};
    const int64_t at = place + w.padding[d], reach = (w.kernel[d] - 1) * w.dilation[d];
    const int64_t first = at <= reach ? 0 : (at - reach + w.stride[d] - 1) / w.stride[d];
    const int64_t end = at / w.stride[d] + 1;
    return {first, end < w.result[d] ? end : w.result[d]};
}
/* Step of the window at a place; -1: between two steps. */
__device__ int64_t step_of(const windows &w, int d, int64_t place, int64_t position) {
    const int64_t apart = place + w.padding[d] - position * w.stride[d];
    return apart % w.dilation[d] ? -1 : apart / w.dilation[d];
}
/* Call A(position, i) in order for each window i of the plane that may contain the place. */
template <typename A> __device__ void each_window(const windows &w, int64_t place, A &act) {
    const int64_t at[3] = {place / w.size[2] / w.size[1], place / w.size[2] % w.size[1],
                           place % w.size[2]};
    const seeing z = seeing_of(w, 0, at[0]), y = seeing_of(w, 1, at[1]), x = seeing_of(w, 2, at[2]);
    for (int64_t a = z.first; a < z.end; a++)
        for (int64_t b = y.first; b < y.end; b++)
            for (int64_t c = x.first; c < x.end; c++) {
                const int64_t position[3] = {a, b, c};
                act(at, position, (a * w.result[1] + b) * w.result[2] + c);
            }
}

/* at: planes, grad. Each element gathers its shares from the windows that contain it. */
template <typename T> struct shares {
    const work &given;
    const windows &w;
    const T *grad;
    T sum;
    __device__ void operator()(const int64_t *at, const int64_t *position, int64_t i) {
        span s[3];
        for (int d = 0; d < 3; d++) {
            if (!w.adaptive && step_of(w, d, at[d], position[d]) < 0)
                return;
            s[d] = span_of(w, d, position[d]);
        }
        sum += grad[i] / (T)divisor(given, s);
    }
};
template <typename T> __device__ void pool_mean_input(const work &given) {
    const windows w(given);
    KERNEL_EACH(i, given.n[0] * w.volume()) {
        const T *grad = (const T *)given.at[1] + i / w.volume() * w.results();
        shares<T> all = {given, w, grad, 0};
        each_window(w, i % w.volume(), all);
        ((T *)given.at[0])[i] = all.sum;
    }
}
/* Same for the windows whose maximum it was. at: planes, grad, taps. */
template <typename T> struct won {
    const windows &w;
    const T *grad;
    const uint8_t *tap;
    T sum;
    __device__ void operator()(const int64_t *at, const int64_t *position, int64_t i) {
        int64_t own = 0;
        for (int d = 0; d < 3; d++) {
            const int64_t step = step_of(w, d, at[d], position[d]);
            if (step < 0)
                return;
            own = own * w.kernel[d] + step;
        }
        if (own == tap[i])
            sum += grad[i];
    }
};
template <typename T> __device__ void pool_max_input(const work &given) {
    const windows w(given);
    KERNEL_EACH(i, given.n[0] * w.volume()) {
        const int64_t first = i / w.volume() * w.results();
        won<T> all = {w, (const T *)given.at[1] + first, (const uint8_t *)given.at[2] + first, 0};
        each_window(w, i % w.volume(), all);
        ((T *)given.at[0])[i] = all.sum;
    }
}

/* Place of result i's winner in its plane, from its index or tap. -1: outside. */
__device__ int64_t winner(const work &given, const windows &w, int64_t i) {
    int64_t at;
    if (given.n[22]) {
        at = ((const int64_t *)given.at[2])[i];
        return inside(given, i, at, w.volume()) ? at : -1;
    }
    const int64_t tap = ((const uint8_t *)given.at[2])[i];
    const int64_t step[3] = {tap / w.kernel[2] / w.kernel[1], tap / w.kernel[2] % w.kernel[1],
                             tap % w.kernel[2]};
    int64_t rest = i % w.results(), place[3];
    for (int d = 2; d >= 0; d--) {
        place[d] = rest % w.result[d] * w.stride[d] - w.padding[d] + step[d] * w.dilation[d];
        rest /= w.result[d];
    }
    at = (place[0] * w.size[1] + place[1]) * w.size[2] + place[2];
    return at >= 0 && at < w.volume() ? at : -1;
}

/* at: planes, elements per result, indices or taps, claims. WAY 1: planes = elements; 2: elements =
   planes; 3: same, but 0 if a later index names the place; 4: the last index of a place claims
   it. */
template <typename T, int WAY> __device__ void move_winners(const work &given) {
    const windows w(given);
    KERNEL_EACH(i, given.n[0] * w.results()) {
        const int64_t at = winner(given, w, i), plane = i / w.results();
        T *there = (T *)given.at[0] + plane * w.volume() + at, *here = (T *)given.at[1] + i;
        unsigned long long *claim = (unsigned long long *)given.at[3] + plane * w.volume() + at;
        const unsigned long long own = i + 1;
        const bool there_is = at >= 0, last = there_is && (WAY % 2 == 0 || *claim == own);
        if (WAY == 4 && there_is)
            atomicMax(claim, own);
        else if (WAY == 2 || WAY == 3)
            *here = last ? *there : (T)0;
        else if (WAY == 1 && last)
            *there = *here;
    }
}

FLOATING_KERNELS(pool_mean)
FLOATING_KERNELS(pool_mean_input)
FLOATING_KERNELS(pool_max_input)
#define POOL(name, T) WORK_KERNEL(pool_max_##name, pool_max<T, false>)
#define POOL_DRAWN(name, T) WORK_KERNEL(pool_drawn_##name, pool_max<T, true>)
#define SET(name, T) WORK_KERNEL(winners_set_##name, move_winners<T, 1>)
#define GATHER(name, T) WORK_KERNEL(winners_gather_##name, move_winners<T, 2>)
#define GET(name, T) WORK_KERNEL(winners_get_##name, move_winners<T, 3>)
#define CLAIM(name, T) WORK_KERNEL(winners_claim_##name, move_winners<T, 4>)
EACH_FLOATING(POOL)
EACH_FLOATING(POOL_DRAWN)
EACH_FLOATING(SET)
EACH_FLOATING(GATHER)
EACH_FLOATING(GET)
EACH_FLOATING(CLAIM)
