/* complex.h: products of matrices of complex numbers. */
#pragma once
#include "kernels/blas/blas.h"

/* th_multiply of complex types. */
void th_multiply_complex(dtype type, scalar alpha, matrix a, matrix b, scalar beta, matrix c);
