/* operands.h: the operands of a convolution's call, in any number of dimensions. */
#pragma once
#include "tensor/tensor.h"

/* Contiguous; result is output itself or a contiguous stand-in for it. */
typedef struct operands {
    tensor *left, *right, *bias, *result;
    tensor *output;
} operands;
int th_begin_operands(operands *o, tensor *output, const tensor *left, const tensor *right,
                      const tensor *bias); /* -1: no memory; th_end_operands all the same */
int th_end_operands(operands *o, int failed);
