/* transform.c: transforms of Winograd's F(4x4, 3x3), 16 channels at a time. Matrices: Lavin and
   Gray, Fast Algorithms for Convolutional Neural Networks, 2016. */
#include <string.h>

#include "kernels/conv/product.h"

typedef float lanes __attribute__((vector_size(TH_LANES * 4), aligned(4), may_alias));
/* Arrays of vectors on the stack. Unaligned ones would cross cache lines, in some processes and not
   in others. */
#define LOCAL _Alignas(64) lanes
#define INLINE static inline __attribute__((always_inline))

/* Floats to prefetch ahead: in the same plane, or in the following channels if planes are small. */
static int64_t ahead_of(int64_t plane) { return plane < 1024 ? TH_LANES * plane : TH_AHEAD; }

void th_transpose_to_lanes(float **to, const float *planes, int64_t plane, int64_t channels,
                           int64_t count) {
    const tile_set *set = th_tiles();
    const float *from[TH_SIDE];
    for (int64_t first = 0; first < TH_LANES; first += set->width) {
        int64_t there = th_most(th_least(channels - first, set->width), 0);
        for (int64_t c = 0; c < there; c++) {
            from[c] = planes + (first + c) * plane;
            __builtin_prefetch(from[c] + ahead_of(plane));
        }
        set->turn(to, from, there, count, set->width);
        for (int64_t j = 0; first + set->width < TH_LANES && j < count; j++)
            to[j] = to[j] ? to[j] + set->width : NULL;
    }
}

void th_to_lanes(float *to, const float *planes, int64_t plane, int64_t channels, int64_t count) {
    int64_t width = th_tiles()->width;
    float *line[TH_SIDE];
    for (int64_t p = 0; p < count; p += width) {
        int64_t some = th_least(count - p, width);
        for (int64_t j = 0; j < some; j++)
            line[j] = to + (p + j) * TH_LANES;
        th_transpose_to_lanes(line, planes + p, plane, channels, some);
    }
}

void th_from_lanes(float *planes, int64_t plane, const float *from, int64_t channels,
                   int64_t count) {
    const tile_set *set = th_tiles();
    const float *line[TH_SIDE];
    float *to[TH_SIDE];
    for (int64_t p = 0; p < count; p += set->width) {
        int64_t some = th_least(count - p, set->width);
        for (int64_t first = 0; first < channels; first += set->width) {
            int64_t there = th_least(channels - first, set->width);
            for (int64_t j = 0; j < some; j++)
                line[j] = from + (p + j) * TH_LANES + first;
            for (int64_t c = 0; c < there; c++) {
                to[c] = planes + (first + c) * plane + p;
                __builtin_prefetch(to[c] + ahead_of(plane), 1);
            }
            set->turn(to, line, some, there, some);
        }
    }
}

/* B^T d: six numbers of the image to six. */
INLINE void image_6(lanes *to, int step, const lanes *d, int from) {
    lanes even = d[4 * from] - 4 * d[2 * from], odd = d[3 * from] - 4 * d[from];
    lanes near = d[4 * from] - d[2 * from], far = 2 * (d[3 * from] - d[from]);
    to[0] = 4 * d[0] - 5 * d[2 * from] + d[4 * from];
    to[step] = even + odd;
    to[2 * step] = even - odd;
    to[3 * step] = near + far;
    to[4 * step] = near - far;
    to[5 * step] = 4 * d[from] - 5 * d[3 * from] + d[5 * from];
}

CLONES void th_transform_input(float *to, int64_t pitch, const float *image, int64_t row) {
    LOCAL d[36], half[36], whole[6];
    for (int y = 0; y < 6; y++) {
        for (int x = 0; x < 6; x++)
            d[y * 6 + x] = *(const lanes *)(image + y * row + x * TH_LANES);
        image_6(half + y * 6, 1, d + y * 6, 1);
    }
    for (int x = 0; x < 6; x++) {
        image_6(whole, 1, half + x, 6);
        for (int y = 0; y < 6; y++)
            *(lanes *)(to + (y * 6 + x) * pitch) = whole[y];
    }
}

/* A g: four numbers of the gradient to six. */
INLINE void grad_6(lanes *to, int step, const lanes *g, int from) {
    lanes even = g[0] + g[2 * from], odd = g[from] + g[3 * from];
    lanes wide = g[0] + 4 * g[2 * from], steep = 2 * g[from] + 8 * g[3 * from];
    to[0] = g[0];
    to[step] = even + odd;
    to[2 * step] = even - odd;
    to[3 * step] = wide + steep;
    to[4 * step] = wide - steep;
    to[5 * step] = g[3 * from];
}

CLONES void th_transform_grad(float *to, int64_t pitch, const float *image, int64_t row) {
    LOCAL g[16], half[24], whole[6];
    for (int y = 0; y < 4; y++) {
        for (int x = 0; x < 4; x++)
            g[y * 4 + x] = *(const lanes *)(image + y * row + x * TH_LANES);
        grad_6(half + y * 6, 1, g + y * 4, 1);
    }
    for (int x = 0; x < 6; x++) {
        grad_6(whole, 1, half + x, 6);
        for (int y = 0; y < 6; y++)
            *(lanes *)(to + (y * 6 + x) * pitch) = whole[y];
    }
}

/* G w: three numbers of the kernel to six. */
INLINE void kernel_6(lanes *to, int step, const lanes *w, int from) {
    lanes sum = (w[0] + w[2 * from]) * (-1.0f / 6), middle = w[from] * (1.0f / 6);
    lanes wide = w[0] * (1.0f / 24) + w[2 * from] * (1.0f / 6), steep = w[from] * (1.0f / 12);
    to[0] = w[0] * 0.25f;
    to[step] = sum - middle;
    to[2 * step] = sum + middle;
    to[3 * step] = wide + steep;
    to[4 * step] = wide - steep;
    to[5 * step] = w[2 * from];
}

CLONES void th_transform_weight(float *to, int64_t pitch, const float *kernel, bool flipped) {
    LOCAL half[18], whole[6];
    const lanes *taps = (const lanes *)kernel;
    for (int y = 0; y < 3; y++)
        if (flipped)
            kernel_6(half + y * 6, 1, taps + 8 - y * 3, -1);
        else
            kernel_6(half + y * 6, 1, taps + y * 3, 1);
    for (int x = 0; x < 6; x++) {
        kernel_6(whole, 1, half + x, 6);
        for (int y = 0; y < 6; y++)
            *(lanes *)(to + (y * 6 + x) * pitch) = whole[y];
    }
}

/* A^T m: six numbers to four of the output. */
INLINE void output_4(lanes *to, int step, const lanes *m, int from) {
    lanes near = m[from] + m[2 * from], lean = m[from] - m[2 * from];
    lanes far = m[3 * from] + m[4 * from], steep = m[3 * from] - m[4 * from];
    to[0] = m[0] + near + far;
    to[step] = lean + 2 * steep;
    to[2 * step] = near + 4 * far;
    to[3 * step] = lean + 8 * steep + m[5 * from];
}

CLONES void th_inverse_output(float *image, int64_t row, int64_t rows, int64_t columns,
                              const float *from, int64_t pitch, const float *bias) {
    LOCAL m[6], half[24], whole[4];
    lanes start = *(const lanes *)bias;
    for (int x = 0; x < 6; x++) {
        for (int y = 0; y < 6; y++)
            m[y] = *(const lanes *)(from + (y * 6 + x) * pitch);
        output_4(half + x, 6, m, 1);
    }
    for (int y = 0; y < rows; y++) {
        output_4(whole, 1, half + y * 6, 1);
        for (int x = 0; x < columns; x++)
            *(lanes *)(image + y * row + x * TH_LANES) = whole[x] + start;
    }
}

/* G^T m: six numbers to three of the kernel. */
INLINE void kernel_3(lanes *to, int step, const lanes *m, int from) {
    lanes near = (m[from] + m[2 * from]) * (-1.0f / 6);
    lanes far = (m[3 * from] + m[4 * from]) * (1.0f / 24);
    to[0] = m[0] * 0.25f + near + far;
    to[step] = (m[2 * from] - m[from]) * (1.0f / 6) + (m[3 * from] - m[4 * from]) * (1.0f / 12);
    to[2 * step] = near + 4 * far + m[5 * from];
}

CLONES void th_inverse_weight(float *kernel, const float *from, int64_t pitch) {
    LOCAL m[6], half[18];
    lanes *to = (lanes *)kernel;
    for (int x = 0; x < 6; x++) {
        for (int y = 0; y < 6; y++)
            m[y] = *(const lanes *)(from + (y * 6 + x) * pitch);
        kernel_3(half + x, 6, m, 1);
    }
    for (int y = 0; y < 3; y++)
        kernel_3(to + y * 3, 1, half + y * 6, 1);
}
