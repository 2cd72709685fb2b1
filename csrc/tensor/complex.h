/* complex.h: where complex numbers may lie. */
#pragma once
#include "tensor/tensor.h"

/* -1 and the error for complex types on a GPU, which has no kernels for them. */
int th_check_place(device where, dtype type);
