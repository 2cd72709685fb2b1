/* convolution.h: a convolution or one of its gradients on a GPU, on dense operands. */
#pragma once
#include "kernels/gpu/gpu.h"

typedef enum { TH_GPU_CONV, TH_GPU_CONV_INPUT, TH_GPU_CONV_WEIGHT } conv_part;
/* Of images or volumes: 2 dims or 3. */
typedef struct gpu_convolution {
    int dims;
    int64_t batch, channels, outputs, groups;
    const int64_t *size, *kernel, *result, *stride, *padding, *dilation;
} gpu_convolution;
int th_gpu_convolution(const gpu_convolution *v, conv_part part, const tensor *result,
                       const tensor *left, const tensor *right, const tensor *bias);
