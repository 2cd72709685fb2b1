/* im2col.c: convolution as a matrix product; the test oracle, and the method for double. */
#include <string.h>

#include "kernels/blas/blas.h"
#include "kernels/conv/conv.h"

typedef struct im2col {
    const convolution *v;
    /* the direction decides which one is written; the others are read */
    void *input, *weight, *output;
    const void *bias;
    int64_t depth, part; /* channels x taps; elements per group of an input image */
    int64_t units, item;
    void (*unit)(const struct im2col *, int64_t unit, void *column);
    bool failed;
} im2col;

/* column[c][ky][kx][oy][ox] = the input that tap (ky, kx) reads for output (oy, ox), or 0. */
#define IM2COL(T)                                                                                  \
    static void im2col_##T(const convolution *v, const T *input, T *column) {                      \
        int64_t height = v->size[0], width = v->size[1];                                           \
        for (int64_t c = 0; c < th_conv_channels(v); c++, input += height * width) {               \
            for (int64_t tap = 0; tap < th_conv_taps(v); tap++) {                                  \
                int64_t ky = tap / v->kernel[1], kx = tap % v->kernel[1];                          \
                for (int64_t oy = 0; oy < v->result[0]; oy++) {                                    \
                    int64_t y = oy * v->stride[0] + ky * v->dilation[0] - v->padding[0];           \
                    int64_t x = kx * v->dilation[1] - v->padding[1];                               \
                    for (int64_t ox = 0; ox < v->result[1]; ox++, x += v->stride[1]) {             \
                        bool inside = y >= 0 && y < height && x >= 0 && x < width;                 \
                        *column++ = inside ? input[y * width + x] : 0;                             \
                    }                                                                              \
                }                                                                                  \
            }                                                                                      \
        }                                                                                          \
    }                                                                                              \
    static void col2im_##T(const convolution *v, const T *column, T *input) {                      \
        int64_t height = v->size[0], width = v->size[1];                                           \
        memset(input, 0, (size_t)(th_conv_channels(v) * height * width) * sizeof(T));              \
        for (int64_t c = 0; c < th_conv_channels(v); c++, input += height * width) {               \
            for (int64_t tap = 0; tap < th_conv_taps(v); tap++) {                                  \
                int64_t ky = tap / v->kernel[1], kx = tap % v->kernel[1];                          \
                for (int64_t oy = 0; oy < v->result[0]; oy++) {                                    \
                    int64_t y = oy * v->stride[0] + ky * v->dilation[0] - v->padding[0];           \
                    int64_t x = kx * v->dilation[1] - v->padding[1];                               \
                    for (int64_t ox = 0; ox < v->result[1]; ox++, x += v->stride[1], column++) {   \
                        if (y >= 0 && y < height && x >= 0 && x < width) {                         \
                            input[y * width + x] += *column;                                       \
                        }                                                                          \
                    }                                                                              \
                }                                                                                  \
            }                                                                                      \
        }                                                                                          \
    }                                                                                              \
    /* Per image and group: output = weight * column, and its two gradients. */                    \
    static void forward_##T(const im2col *m, int64_t unit, void *column) {                         \
        const convolution *v = m->v;                                                               \
        int64_t group = unit % v->groups;                                                          \
        int64_t rows = th_conv_outputs(v), depth = m->depth, plane = th_conv_positions(v);         \
        const T *bias = m->bias;                                                                   \
        T *output = (T *)m->output + unit * rows * plane;                                          \
        im2col_##T(v, (const T *)m->input + unit * m->part, column);                               \
        for (int64_t o = 0; o < rows; o++) {                                                       \
            T start = bias ? bias[group * rows + o] : 0;                                           \
            for (int64_t p = 0; p < plane; p++) {                                                  \
                output[o * plane + p] = start;                                                     \
            }                                                                                      \
        }                                                                                          \
        GEMM_##T(false, false, rows, plane, depth, 1, (const T *)m->weight + group * rows * depth, \
                 depth, column, plane, 1, output, plane);                                          \
    }                                                                                              \
    static void input_##T(const im2col *m, int64_t unit, void *column) {                           \
        const convolution *v = m->v;                                                               \
        int64_t group = unit % v->groups;                                                          \
        int64_t rows = th_conv_outputs(v), depth = m->depth, plane = th_conv_positions(v);         \
        const T *grad = (const T *)m->output + unit * rows * plane;                                \
        GEMM_##T(true, false, depth, plane, rows, 1, (const T *)m->weight + group * rows * depth,  \
                 depth, grad, plane, 0, column, plane);                                            \
        col2im_##T(v, column, (T *)m->input + unit * m->part);                                     \
    }                                                                                              \
    static void weight_##T(const im2col *m, int64_t group, void *column) {                         \
        const convolution *v = m->v;                                                               \
        int64_t rows = th_conv_outputs(v), depth = m->depth, plane = th_conv_positions(v);         \
        for (int64_t image = 0; image < v->batch; image++) {                                       \
            const T *grad = (const T *)m->output + (image * v->groups + group) * rows * plane;     \
            im2col_##T(v, (const T *)m->input + (image * v->groups + group) * m->part, column);    \
            GEMM_##T(false, true, rows, depth, plane, 1, grad, plane, column, plane, image > 0,    \
                     (T *)m->weight + group * rows * depth, depth);                                \
        }                                                                                          \
    }

#define GEMM_float th_sgemm
#define GEMM_double th_dgemm
IM2COL(float)
IM2COL(double)

static void run_units(int64_t begin, int64_t end, void *context) {
    im2col *m = context;
    int64_t bytes = m->depth * th_conv_positions(m->v) * m->item;
    void *column = th_allocate(bytes);
    if (!column) {
        __atomic_store_n(&m->failed, true, __ATOMIC_RELAXED);
        return;
    }
    for (int64_t unit = begin; unit < end; unit++)
        m->unit(m, unit, column);
    th_release(column, bytes);
}

static int run(im2col *m, dtype type) {
    const convolution *v = m->v;
    m->depth = th_conv_channels(v) * th_conv_taps(v);
    m->part = th_conv_channels(v) * th_conv_pixels(v);
    m->item = th_item_size[type];
    int64_t work = m->depth * th_conv_positions(v) * th_conv_outputs(v) / 16;
    th_parallel(m->units, (double)work, run_units, m);
    return m->failed ? -1 : 0;
}

int th_im2col_forward(dtype type, const convolution *v, const void *input, const void *weight,
                      const void *bias, void *output) {
    im2col m = {.v = v,
                .input = (void *)input,
                .weight = (void *)weight,
                .bias = bias,
                .output = output,
                .units = v->batch * v->groups,
                .unit = type == TH_FLOAT ? forward_float : forward_double};
    return run(&m, type);
}

int th_im2col_input(dtype type, const convolution *v, const void *grad, const void *weight,
                    void *result) {
    im2col m = {.v = v,
                .input = result,
                .weight = (void *)weight,
                .output = (void *)grad,
                .units = v->batch * v->groups,
                .unit = type == TH_FLOAT ? input_float : input_double};
    return run(&m, type);
}

int th_im2col_weight(dtype type, const convolution *v, const void *grad, const void *input,
                     void *result) {
    im2col m = {.v = v,
                .input = (void *)input,
                .weight = result,
                .output = (void *)grad,
                .units = v->groups,
                .unit = type == TH_FLOAT ? weight_float : weight_double};
    return run(&m, type);
}
