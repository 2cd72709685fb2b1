/* recurrent.h: the steps of recurrent layers on a GPU. Functions return -1 if a launch failed. */
#pragma once
#include "kernels/nn/gates.h"

/* c[m, n] = op(a) @ op(b) + beta * c, with contiguous rows */
int th_gpu_matrix_product(device where, dtype type, bool ta, bool tb, int64_t m, int64_t n,
                          int64_t k, const void *a, int64_t lda, const void *b, int64_t ldb,
                          double beta, void *c, int64_t ldc);
/* Fill rows, `step` apart, with one + other; either may be NULL. */
int th_gpu_fill_rows(device where, dtype type, int64_t rows, int64_t width, int64_t step,
                     const void *one, const void *other, void *to);
int th_gpu_add_rows(device where, dtype type, int64_t rows, int64_t width, const void *from,
                    void *to);
int th_gpu_cell_forward(device where, const cell *c);
int th_gpu_cell_backward(device where, const cell_gradient *g);
