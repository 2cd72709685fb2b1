/* blas.h: matrix products by cuBLAS, if installed. */
#pragma once
#include "cuda/driver.h"

/* Batches of matrices: an element is at batch, row and column steps from the first. */
typedef struct gpu_matrices {
    void *data;
    int64_t batches, rows, columns;
    int64_t step[3];
} gpu_matrices;
static inline gpu_matrices th_gpu_transposed(gpu_matrices m) {
    return (gpu_matrices){m.data, m.batches, m.columns, m.rows, {m.step[0], m.step[2], m.step[1]}};
}

/* c = alpha * a @ b + beta * c, for a.batches floating matrices; Half and bfloat16 accumulate in
   float. 1: launched; 0: cuBLAS is missing or does not support such strides; -1: failed. */
int th_gpu_blas(device where, dtype type, gpu_matrices c, double beta, double alpha, gpu_matrices a,
                gpu_matrices b);
/* Whether cuBLAS is available; it then supports all dense matrices. */
bool th_gpu_blas_there(void);
