/* operands.h: operands of a convolution in any number of dimensions. */
#pragma once
#include "tensor/tensor.h"

/* Contiguous; result is the output itself or a contiguous tensor to copy to it. */
typedef struct operands {
    tensor *left, *right, *bias, *result;
    tensor *output;
} operands;
int th_begin_operands(operands *o, tensor *output, const tensor *left, const tensor *right,
                      const tensor *bias); /* -1: out of memory; call th_end_operands in any case */
int th_end_operands(operands *o, int failed);
