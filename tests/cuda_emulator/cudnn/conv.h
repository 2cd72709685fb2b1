/* conv.h: what the kernels of the stand-in for cuDNN are given: volumes, weights, results. */
#pragma once

typedef struct convolution {
    void *images, *weight, *results;
    int batch, channels, outputs, groups;
    int size[3], kernel[3], result[3], step[3], padding[3], dilation[3];
} convolution;
