/* blas.h: matrix products of cuBLAS, where it is installed. */
#pragma once
#include "cuda/driver.h"

/* Batches of matrices: an element lies at batch, row and column steps from the first. */
typedef struct gpu_matrices {
    void *data;
    int64_t batches, rows, columns;
    int64_t step[3];
} gpu_matrices;
static inline gpu_matrices th_gpu_turned(gpu_matrices m) {
    return (gpu_matrices){m.data, m.batches, m.columns, m.rows, {m.step[0], m.step[2], m.step[1]}};
}

/* c = alpha * a @ b + beta * c, of a.batches matrices of floating numbers; Half and bfloat16 are summed in float.
   1: it is given to the stream. 0: cuBLAS is not here, or does not take such steps. -1: it failed. */
int th_gpu_blas(device where, dtype type, gpu_matrices c, double beta, double alpha, gpu_matrices a,
                gpu_matrices b);
/* Whether cuBLAS is here: it takes dense matrices then. */
bool th_gpu_blas_there(void);
