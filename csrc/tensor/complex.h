/* complex.h: devices that support complex numbers. */
#pragma once
#include "tensor/tensor.h"

/* -1 with the error set for complex types on a GPU, which lacks kernels for them. */
int th_check_place(device where, dtype type);
