/* convolution.h: convolution and its gradients on a GPU, on dense operands. */
#pragma once
#include "cuda/dnn.h"
#include "kernels/gpu/gpu.h"

/* Compute by cuDNN, else by cuBLAS, else by our own kernel. */
int th_gpu_convolution(const gpu_convolution *v, conv_part part, const tensor *result,
                       const tensor *left, const tensor *right, const tensor *bias);
/* gpu_columns.c: view a bias with the dims of an image of the result. */
tensor th_gpu_bias(const gpu_convolution *v, const tensor *bias);
/* The cuBLAS path. 1: launched; 0: no cuBLAS, or volumes; -1: failed. */
int th_gpu_convolution_by_blas(const gpu_convolution *v, conv_part part, const tensor *result,
                               const tensor *left, const tensor *right, const tensor *bias);
