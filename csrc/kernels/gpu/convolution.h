/* convolution.h: a convolution or one of its gradients on a GPU, on dense operands. */
#pragma once
#include "cuda/dnn.h"
#include "kernels/gpu/gpu.h"

/* By cuDNN, else by cuBLAS, else by a kernel of ours. */
int th_gpu_convolution(const gpu_convolution *v, conv_part part, const tensor *result,
                       const tensor *left, const tensor *right, const tensor *bias);
/* gpu_columns.c: a bias beside the dims of an image of the result. */
tensor th_gpu_bias(const gpu_convolution *v, const tensor *bias);
/* The second of these. 1: given to the stream; 0: cuBLAS is not here, or they are volumes; -1: failed. */
int th_gpu_convolution_by_blas(const gpu_convolution *v, conv_part part, const tensor *result,
                               const tensor *left, const tensor *right, const tensor *bias);
