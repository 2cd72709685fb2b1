/* complex.h: products of complex matrices. */
#pragma once
#include "kernels/blas/blas.h"

/* th_multiply for complex types. */
void th_multiply_complex(dtype type, scalar alpha, matrix a, matrix b, scalar beta, matrix c);
