/* product.cuh: C = A B by tiles in shared memory. Functions define how elements of A and B are read
   and C is stored, so a convolution is the same product (implicit GEMM). */
#pragma once
#include "work.cuh"

#define TILE 16

/* P has rows, columns, depth; a(i, k), b(k, j); put(i, j, sum). Blocks of TILE * TILE threads. */
template <typename P, typename A> __device__ void multiply(const P &p) {
    __shared__ A left[TILE][TILE + 1], right[TILE][TILE + 1];
    const int x = threadIdx.x % TILE, y = threadIdx.x / TILE;
    const int64_t across = (p.columns + TILE - 1) / TILE, down = (p.rows + TILE - 1) / TILE;
    for (int64_t tile = blockIdx.x; tile < across * down; tile += gridDim.x) {
        const int64_t i = tile / across * TILE + y, j = tile % across * TILE + x;
        A sum = 0;
        for (int64_t begin = 0; begin < p.depth; begin += TILE) {
            left[y][x] = i < p.rows && begin + x < p.depth ? p.a(i, begin + x) : (A)0;
            right[y][x] = j < p.columns && begin + y < p.depth ? p.b(begin + y, j) : (A)0;
            __syncthreads();
#pragma unroll
            for (int k = 0; k < TILE; k++)
                sum += left[y][k] * right[k][x];
            __syncthreads();
        }
        if (i < p.rows && j < p.columns)
            p.put(i, j, sum);
    }
}
