/* convolution.h: a convolution or one of its gradients on a GPU, on dense operands. */
#pragma once
#include "kernels/conv/conv.h"
#include "kernels/gpu/gpu.h"

typedef enum { TH_GPU_CONV, TH_GPU_CONV_INPUT, TH_GPU_CONV_WEIGHT } conv_part;
int th_gpu_convolution(const convolution *v, conv_part part, const tensor *result,
                       const tensor *left, const tensor *right, const tensor *bias);
