/* conv.cu: a convolution of volumes and its gradients, an element a thread, term by term. */
#include "conv.h"
#include "../../../csrc/cuda/half.cuh"

/* What narrow floats are summed in. */
template <typename T> struct summed {
    typedef T type;
};
template <> struct summed<half_bits> {
    typedef float type;
};
template <> struct summed<bfloat16_bits> {
    typedef float type;
};

#define EACH(i, count)                                                                             \
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < (count); i += gridDim.x * blockDim.x)

__device__ int volume(const int *of) { return of[0] * of[1] * of[2]; }
__device__ int part_of(int i, int d, const int *of) {
    return d == 2 ? i % of[2] : d == 1 ? i / of[2] % of[1] : i / of[2] / of[1] % of[0];
}
/* The place that a tap of result p sees; -1: padding. */
__device__ int seen(const convolution &v, int p, int tap) {
    int place = 0;
    for (int d = 0; d < 3; d++) {
        const int x = part_of(p, d, v.result) * v.step[d] - v.padding[d]
                      + part_of(tap, d, v.kernel) * v.dilation[d];
        if (x < 0 || x >= v.size[d])
            return -1;
        place = place * v.size[d] + x;
    }
    return place;
}

template <typename T> __device__ void forward(const convolution &v) {
    const int places = volume(v.result), taps = volume(v.kernel), each = v.channels / v.groups;
    EACH(i, v.batch * v.outputs * places) {
        const int n = i / places / v.outputs, o = i / places % v.outputs;
        typename summed<T>::type sum = 0;
        for (int c = 0; c < each; c++)
            for (int tap = 0; tap < taps; tap++) {
                const int at = seen(v, i % places, tap), from = o / (v.outputs / v.groups) * each + c;
                if (at >= 0)
                    sum += ((const T *)v.images)[(n * v.channels + from) * volume(v.size) + at]
                           * ((const T *)v.weight)[(o * each + c) * taps + tap];
            }
        ((T *)v.results)[i] = sum;
    }
}
template <typename T> __device__ void input(const convolution &v) {
    const int places = volume(v.result), taps = volume(v.kernel), each = v.channels / v.groups;
    const int pixels = volume(v.size), few = v.outputs / v.groups;
    EACH(i, v.batch * v.channels * pixels) {
        const int n = i / pixels / v.channels, c = i / pixels % v.channels;
        typename summed<T>::type sum = 0;
        for (int o = c / each * few; o < (c / each + 1) * few; o++)
            for (int p = 0; p < places; p++)
                for (int tap = 0; tap < taps; tap++)
                    if (seen(v, p, tap) == i % pixels)
                        sum += ((const T *)v.results)[(n * v.outputs + o) * places + p]
                               * ((const T *)v.weight)[(o * each + c % each) * taps + tap];
        ((T *)v.images)[i] = sum;
    }
}
template <typename T> __device__ void weight(const convolution &v) {
    const int places = volume(v.result), taps = volume(v.kernel), each = v.channels / v.groups;
    EACH(i, v.outputs * each * taps) {
        const int o = i / taps / each, c = o / (v.outputs / v.groups) * each + i / taps % each;
        typename summed<T>::type sum = 0;
        for (int n = 0; n < v.batch; n++)
            for (int p = 0; p < places; p++) {
                const int at = seen(v, p, i % taps);
                if (at >= 0)
                    sum += ((const T *)v.results)[(n * v.outputs + o) * places + p]
                           * ((const T *)v.images)[(n * v.channels + c) * volume(v.size) + at];
            }
        ((T *)v.weight)[i] = sum;
    }
}
#define PART(name)                                                                                 \
    extern "C" __global__ void name##_half(convolution v) { name<half_bits>(v); }                  \
    extern "C" __global__ void name##_bfloat16(convolution v) { name<bfloat16_bits>(v); }          \
    extern "C" __global__ void name##_float(convolution v) { name<float>(v); }                     \
    extern "C" __global__ void name##_double(convolution v) { name<double>(v); }
PART(forward)
PART(input)
PART(weight)
