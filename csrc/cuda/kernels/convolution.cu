/* convolution.cu: convolutions of images and volumes and their gradients as matrix products without
   stored matrices (implicit GEMM). at: result, left, right, bias. n: batch, channels and outputs
   per group, groups, then size, kernel, result, stride, padding and dilation of D dims each. Grid y
   is the group. */
#include "../product.cuh"

template <int D> struct shape {
    int64_t batch, channels, outputs, groups, group;
    const int64_t *size, *kernel, *result, *stride, *padding, *dilation;
    __device__ shape(const work &w, int64_t group)
        : batch(w.n[0]), channels(w.n[1]), outputs(w.n[2]), groups(w.n[3]), group(group),
          size(w.n + 4), kernel(size + D), result(kernel + D), stride(result + D),
          padding(stride + D), dilation(padding + D) {}
    static __device__ int64_t volume(const int64_t *of) {
        int64_t volume = 1;
        for (int d = 0; d < D; d++)
            volume *= of[d];
        return volume;
    }
    __device__ int64_t taps() const { return volume(kernel); }
    __device__ int64_t positions() const { return volume(result); }
    __device__ int64_t pixels() const { return volume(size); }
    /* Convert number i to an index per dim. */
    static __device__ void locate(int64_t i, const int64_t *of, int64_t *at) {
        for (int d = D - 1; d > 0; d--) {
            at[d] = i % of[d];
            i /= of[d];
        }
        at[0] = i;
    }
    /* Offset of a pixel of channel c of the group. */
    __device__ int64_t pixel(int64_t n, int64_t c, int64_t place) const {
        return ((n * groups + group) * channels + c) * pixels() + place;
    }
    /* The pixel under tap k = (channel, tap) at position j = (image, position); -1: in the
       padding. */
    __device__ int64_t under(int64_t k, int64_t j) const {
        int64_t tap[D], at[D], place = 0;
        locate(k % taps(), kernel, tap);
        locate(j % positions(), result, at);
        for (int d = 0; d < D; d++) {
            const int64_t x = at[d] * stride[d] - padding[d] + tap[d] * dilation[d];
            if ((uint64_t)x >= (uint64_t)size[d])
                return -1;
            place = place * size[d] + x;
        }
        return pixel(j / positions(), k / taps(), place);
    }
    /* The position whose tap reads pixel p; -1: none. */
    __device__ int64_t above(int64_t tap, int64_t p) const {
        int64_t t[D], x[D], place = 0;
        locate(tap, kernel, t);
        locate(p, size, x);
        for (int d = 0; d < D; d++) {
            const int64_t from = x[d] + padding[d] - t[d] * dilation[d], at = from / stride[d];
            if (from < 0 || from % stride[d] || at >= result[d])
                return -1;
            place = place * result[d] + at;
        }
        return place;
    }
    __device__ int64_t place(int64_t o, int64_t j) const {
        return ((j / positions() * groups + group) * outputs + o) * positions() + j % positions();
    }
    __device__ int64_t weight(int64_t o, int64_t k) const {
        return (group * outputs + o) * channels * taps() + k;
    }
};

/* [outputs, channels * taps] x [channels * taps, batch * positions] */
template <typename T, int D> struct forward {
    const work &w;
    shape<D> s;
    int64_t rows, columns, depth;
    __device__ forward(const work &w, int64_t group)
        : w(w), s(w, group), rows(s.outputs), columns(s.batch * s.positions()),
          depth(s.channels * s.taps()) {}
    __device__ T a(int64_t i, int64_t k) const { return ((const T *)w.at[2])[s.weight(i, k)]; }
    __device__ T b(int64_t k, int64_t j) const {
        const int64_t at = s.under(k, j);
        return at < 0 ? (T)0 : ((const T *)w.at[1])[at];
    }
    __device__ void put(int64_t i, int64_t j, T sum) const {
        const T *bias = (const T *)w.at[3];
        ((T *)w.at[0])[s.place(i, j)] = sum + (bias ? bias[s.group * s.outputs + i] : (T)0);
    }
};

/* [channels, outputs * taps] x [outputs * taps, batch * pixels]; at: result, grad, weight. */
template <typename T, int D> struct backward_input {
    const work &w;
    shape<D> s;
    int64_t rows, columns, depth;
    __device__ backward_input(const work &w, int64_t group)
        : w(w), s(w, group), rows(s.channels), columns(s.batch * s.pixels()),
          depth(s.outputs * s.taps()) {}
    __device__ T a(int64_t i, int64_t k) const {
        return ((const T *)w.at[2])[s.weight(k / s.taps(), i * s.taps() + k % s.taps())];
    }
    __device__ T b(int64_t k, int64_t j) const {
        const int64_t position = s.above(k % s.taps(), j % s.pixels());
        const int64_t image = j / s.pixels() * s.positions();
        return position < 0 ? (T)0 : ((const T *)w.at[1])[s.place(k / s.taps(), image + position)];
    }
    __device__ void put(int64_t i, int64_t j, T sum) const {
        ((T *)w.at[0])[s.pixel(j / s.pixels(), i, j % s.pixels())] = sum;
    }
};

/* [outputs, batch * positions] x [batch * positions, channels * taps]; at: result, grad, input. */
template <typename T, int D> struct backward_weight {
    const work &w;
    shape<D> s;
    int64_t rows, columns, depth;
    __device__ backward_weight(const work &w, int64_t group)
        : w(w), s(w, group), rows(s.outputs), columns(s.channels * s.taps()),
          depth(s.batch * s.positions()) {}
    __device__ T a(int64_t i, int64_t k) const { return ((const T *)w.at[1])[s.place(i, k)]; }
    __device__ T b(int64_t k, int64_t j) const {
        const int64_t at = s.under(j, k);
        return at < 0 ? (T)0 : ((const T *)w.at[2])[at];
    }
    __device__ void put(int64_t i, int64_t j, T sum) const { ((T *)w.at[0])[s.weight(i, j)] = sum; }
};

template <typename P, typename T> __device__ void each_group(const work &w) {
    for (int64_t group = blockIdx.y; group < w.n[3]; group += gridDim.y)
        multiply<P, T>(P(w, group));
}

#define FORWARD(D, X, T) WORK_KERNEL(conv##D##d_##X, each_group<forward<T, D>, T>)
#define INPUT(D, X, T) WORK_KERNEL(conv##D##d_input_##X, each_group<backward_input<T, D>, T>)
#define WEIGHT(D, X, T) WORK_KERNEL(conv##D##d_weight_##X, each_group<backward_weight<T, D>, T>)
#define CONVOLUTION(D, name, T) FORWARD(D, name, T) INPUT(D, name, T) WEIGHT(D, name, T)
#define CONVOLUTIONS(name, T) CONVOLUTION(2, name, T) CONVOLUTION(3, name, T)
EACH_FLOATING(CONVOLUTIONS)
