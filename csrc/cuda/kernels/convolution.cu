/* convolution.cu: conv2d and its two gradients as products whose matrices are never made (implicit
   GEMM). at: result, left, right, bias. n: batch, channels and outputs of a group, groups, then size,
   kernel, result, stride, padding and dilation of two dims each. A block takes a group in y. */
#include "../product.cuh"

struct shape {
    int64_t batch, channels, outputs, groups, group;
    const int64_t *size, *kernel, *result, *stride, *padding, *dilation;
    __device__ shape(const work &w, int64_t group)
        : batch(w.n[0]), channels(w.n[1]), outputs(w.n[2]), groups(w.n[3]), group(group),
          size(w.n + 4), kernel(w.n + 6), result(w.n + 8), stride(w.n + 10), padding(w.n + 12),
          dilation(w.n + 14) {}
    __device__ int64_t taps() const { return kernel[0] * kernel[1]; }
    __device__ int64_t positions() const { return result[0] * result[1]; }
    __device__ int64_t pixels() const { return size[0] * size[1]; }
    /* Where pixel (y, x) of a channel of the group lies; -1: in the padding. */
    __device__ int64_t pixel(int64_t n, int64_t c, int64_t y, int64_t x) const {
        if ((uint64_t)y >= (uint64_t)size[0] || (uint64_t)x >= (uint64_t)size[1])
            return -1;
        return ((n * groups + group) * channels + c) * pixels() + y * size[1] + x;
    }
    /* The pixel under tap k = (channel, row, column) of position j = (image, row, column). */
    __device__ int64_t under(int64_t k, int64_t j) const {
        const int64_t c = k / taps(), tap = k % taps(), n = j / positions(), p = j % positions();
        return pixel(n, c, p / result[1] * stride[0] - padding[0] + tap / kernel[1] * dilation[0],
                     p % result[1] * stride[1] - padding[1] + tap % kernel[1] * dilation[1]);
    }
    __device__ int64_t place(int64_t o, int64_t j) const {
        return ((j / positions() * groups + group) * outputs + o) * positions() + j % positions();
    }
    __device__ int64_t weight(int64_t o, int64_t k) const {
        return (group * outputs + o) * channels * taps() + k;
    }
};

/* [outputs, channels * taps] x [channels * taps, batch * positions] */
template <typename T> struct forward {
    const work &w;
    shape s;
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
template <typename T> struct backward_input {
    const work &w;
    shape s;
    int64_t rows, columns, depth;
    __device__ backward_input(const work &w, int64_t group)
        : w(w), s(w, group), rows(s.channels), columns(s.batch * s.pixels()),
          depth(s.outputs * s.taps()) {}
    __device__ T a(int64_t i, int64_t k) const {
        return ((const T *)w.at[2])[s.weight(k / s.taps(), i * s.taps() + k % s.taps())];
    }
    __device__ T b(int64_t k, int64_t j) const {
        const int64_t tap = k % s.taps(), p = j % s.pixels();
        const int64_t y = p / s.size[1] + s.padding[0] - tap / s.kernel[1] * s.dilation[0];
        const int64_t x = p % s.size[1] + s.padding[1] - tap % s.kernel[1] * s.dilation[1];
        const int64_t row = y / s.stride[0], column = x / s.stride[1];
        if (y < 0 || x < 0 || y % s.stride[0] || x % s.stride[1] || row >= s.result[0]
            || column >= s.result[1])
            return 0;
        const int64_t position = j / s.pixels() * s.positions() + row * s.result[1] + column;
        return ((const T *)w.at[1])[s.place(k / s.taps(), position)];
    }
    __device__ void put(int64_t i, int64_t j, T sum) const {
        const int64_t p = j % s.pixels();
        ((T *)w.at[0])[s.pixel(j / s.pixels(), i, p / s.size[1], p % s.size[1])] = sum;
    }
};

/* [outputs, batch * positions] x [batch * positions, channels * taps]; at: result, grad, input. */
template <typename T> struct backward_weight {
    const work &w;
    shape s;
    int64_t rows, columns, depth;
    __device__ backward_weight(const work &w, int64_t group)
        : w(w), s(w, group), rows(s.outputs), columns(s.channels * s.taps()),
          depth(s.batch * s.positions()) {}
    __device__ T a(int64_t i, int64_t k) const { return ((const T *)w.at[1])[s.place(i, k)]; }
    __device__ T b(int64_t k, int64_t j) const {
        const int64_t at = s.under(j, k);
        return at < 0 ? (T)0 : ((const T *)w.at[2])[at];
    }
    __device__ void put(int64_t i, int64_t j, T sum) const {
        ((T *)w.at[0])[s.weight(i, j)] = sum;
    }
};

template <typename P, typename T> __device__ void each_group(const work &w) {
    for (int64_t group = blockIdx.y; group < w.n[3]; group += gridDim.y)
        multiply<P, T>(P(w, group));
}

#define CONVOLUTION(name, T)                                                                       \
    extern "C" __global__ void th_conv_##name(work w) { each_group<forward<T>, T>(w); }            \
    extern "C" __global__ void th_conv_input_##name(work w) {                                      \
        each_group<backward_input<T>, T>(w);                                                       \
    }                                                                                              \
    extern "C" __global__ void th_conv_weight_##name(work w) {                                     \
        each_group<backward_weight<T>, T>(w);                                                      \
    }
EACH_FLOATING(CONVOLUTION)
