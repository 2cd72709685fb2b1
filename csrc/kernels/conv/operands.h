/* operands.h: operands of a convolution in any number of dimensions. */
#pragma once
#include "tensor/tensor.h"

/* All contiguous. */
typedef struct operands {
    const tensor *left, *right, *bias;
    tensor *result;
} operands;
