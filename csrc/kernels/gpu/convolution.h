/* convolution.h: a convolution or one of its gradients on a GPU, on dense operands. */
#pragma once
#include "cuda/dnn.h"
#include "kernels/gpu/gpu.h"

/* By cuDNN, else by a kernel of ours. */
int th_gpu_convolution(const gpu_convolution *v, conv_part part, const tensor *result,
                       const tensor *left, const tensor *right, const tensor *bias);
