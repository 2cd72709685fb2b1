/* dnn.h: convolutions by cuDNN, if installed. */
#pragma once
#include "cuda/driver.h"

typedef enum { TH_GPU_CONV, TH_GPU_CONV_INPUT, TH_GPU_CONV_WEIGHT } conv_part;
/* dims: 2 for images, 3 for volumes. */
typedef struct gpu_convolution {
    int dims;
    int64_t batch, channels, outputs, groups;
    const int64_t *size, *kernel, *result, *stride, *padding, *dilation;
} gpu_convolution;

/* Compute a convolution of dense floating operands, or one of its gradients. result, left, right:
   output, input, weight; input, output, weight; or weight, output, input. 1: launched; 0: cuDNN is
   missing or does not support the sizes; -1: failed. */
int th_gpu_dnn(device where, dtype type, conv_part part, const gpu_convolution *v, void *result,
               const void *left, const void *right);
int64_t th_gpu_dnn_calls(void); /* number of launched calls */
