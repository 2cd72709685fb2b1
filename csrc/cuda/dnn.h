/* dnn.h: convolutions of cuDNN, where it is installed. */
#pragma once
#include "cuda/driver.h"

typedef enum { TH_GPU_CONV, TH_GPU_CONV_INPUT, TH_GPU_CONV_WEIGHT } conv_part;
/* Of images or volumes: 2 dims or 3. */
typedef struct gpu_convolution {
    int dims;
    int64_t batch, channels, outputs, groups;
    const int64_t *size, *kernel, *result, *stride, *padding, *dilation;
} gpu_convolution;

/* A convolution of dense operands of floating numbers, or one of its gradients; result, left, right: output, input,
   weight; input, output, weight; weight, output, input. 1: it is given to the stream.
   0: cuDNN is not here, or does not take such sizes. -1: it failed. */
int th_gpu_dnn(device where, dtype type, conv_part part, const gpu_convolution *v, void *result,
               const void *left, const void *right);
int64_t th_gpu_dnn_calls(void); /* that were given to streams so far */
