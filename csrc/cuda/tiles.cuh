/* tiles.cuh: a warp's products of tiles in shared memory: on tensor cores for Half and bfloat16, by
   multiply-adds for floats and doubles. */
#pragma once
#include "attention.h"
#include "matrix.cuh"

#define PIECE GPU_ATTENTION_PIECE
#define PITCH GPU_ATTENTION_PITCH

/* Elements in memory, in shared memory, and as computed. */
template <typename T> struct kind {
    typedef T stored;
    typedef T number;
    enum { cores = false };
};
template <typename FORMAT> struct kind<narrow_bits<FORMAT>> {
#if TENSOR_CORES
    typedef narrow_bits<FORMAT> stored;
#else
    typedef float stored;
#endif
    typedef float number;
    enum { cores = TENSOR_CORES };
};

/* A warp has 16 own rows. Lane l has rows l / 4 and 8 more, and of each eight other rows two. */
template <typename T> struct tile {
    typedef typename kind<T>::stored stored;
    typedef typename kind<T>::number number;
    enum {
        cores = kind<T>::cores,
        others = GPU_ATTENTION_OTHERS(sizeof(stored)),
        columns = PIECE / sizeof(stored), /* of a piece */
        pieces = GPU_ATTENTION_SLICE(sizeof(stored)) / columns,
        vector = cores ? 2 : 16 / sizeof(stored), /* adjacent columns of a lane */
        mine = columns / 4,
        seen = others / 4
    };
    number scores[2][seen];

    static __device__ __forceinline__ int other_of(int q) {
        return q / 2 * 8 + LANE % 4 * 2 + q % 2;
    }
    static __device__ __forceinline__ int column_of(int q) {
        return q / vector * 4 * vector + LANE % 4 * vector + q % vector;
    }
    static __device__ __forceinline__ int count(int of_columns) {
        return max(1, (of_columns + columns - 1) / columns);
    }
    static __device__ __forceinline__ int own_of(int h) {
        return (int)threadIdx.x / WARP * 16 + LANE / 4 + 8 * h;
    }
    __device__ __forceinline__ void clear() {
#pragma unroll
        for (int q = 0; q < seen; q++)
            scores[0][q] = scores[1][q] = 0;
    }

    /* scores += own other^T, over the columns of a piece. */
    __device__ __forceinline__ void add_scores(const char *own, const char *other) {
        if constexpr (cores) {
            own += ((int)threadIdx.x / WARP * 16 + LANE % 16) * PITCH + LANE / 16 * 16;
            other += (LANE / 16 * 8 + LANE % 8) * PITCH + LANE / 8 % 2 * 16;
#pragma unroll
            for (int k = 0; k < columns / 16; k++) {
                uint32_t a[4], b[4];
                load_matrices<false>(a, own + k * 32);
#pragma unroll
                for (int n = 0; n < others / 16; n++) {
                    load_matrices<false>(b, other + n * 16 * PITCH + k * 32);
                    add_fragment(scores, 2 * n, a, b);
                    add_fragment(scores, 2 * n + 1, a, b + 2);
                }
            }
        } else {
#pragma unroll 2
            for (int k = 0; k < PIECE; k += 16) {
                number a[2][vector], b[vector];
                load_vector(a[0], own + own_of(0) * PITCH + k);
                load_vector(a[1], own + own_of(1) * PITCH + k);
#pragma unroll
                for (int q = 0; q < seen; q++) {
                    load_vector(b, other + other_of(q) * PITCH + k);
#pragma unroll
                    for (int v = 0; v < vector; v++) {
                        scores[0][q] += a[0][v] * b[v];
                        scores[1][q] += a[1][v] * b[v];
                    }
                }
            }
        }
    }
    /* sums += scores other, a piece of its columns. */
    __device__ __forceinline__ void add_rows(number (&sums)[2][mine], const char *other) const {
        if constexpr (cores) {
            other += (LANE / 8 % 2 * 8 + LANE % 8) * PITCH + LANE / 16 * 16;
#pragma unroll
            for (int k = 0; k < others / 16; k++) {
                uint32_t a[4], b[4];
#pragma unroll
                for (int w = 0; w < 4; w++)
                    a[w] = pair_of<T>(scores[w % 2][4 * k + w / 2 * 2],
                                      scores[w % 2][4 * k + w / 2 * 2 + 1]);
#pragma unroll
                for (int n = 0; n < columns / 16; n++) {
                    load_matrices<true>(b, other + k * 16 * PITCH + n * 32);
                    add_fragment(sums, 2 * n, a, b);
                    add_fragment(sums, 2 * n + 1, a, b + 2);
                }
            }
        } else {
#pragma unroll
            for (int k = 0; k < others; k++) {
                const int from = (LANE & ~3) + k % 8 / 2, q = k / 8 * 2 + k % 2;
                const number weight[2] = {__shfl_sync(ALL_LANES, scores[0][q], from),
                                          __shfl_sync(ALL_LANES, scores[1][q], from)};
#pragma unroll
                for (int m = 0; m < mine; m += vector) {
                    number b[vector];
                    load_vector(b, other + k * PITCH + column_of(m) * (int)sizeof(stored));
#pragma unroll
                    for (int v = 0; v < vector; v++) {
                        sums[0][m + v] += weight[0] * b[v];
                        sums[1][m + v] += weight[1] * b[v];
                    }
                }
            }
        }
    }

  private:
    template <int COUNT>
    static __device__ __forceinline__ void add_fragment(number (&sums)[2][COUNT], int n,
                                                        const uint32_t (&a)[4], const uint32_t *b) {
        float part[4] = {sums[0][2 * n], sums[0][2 * n + 1], sums[1][2 * n], sums[1][2 * n + 1]};
        multiply_16_8(T(), part, a, b);
        sums[0][2 * n] = part[0];
        sums[0][2 * n + 1] = part[1];
        sums[1][2 * n] = part[2];
        sums[1][2 * n + 1] = part[3];
    }
    static __device__ __forceinline__ void load_vector(number (&to)[vector], const char *from) {
        struct alignas(16) vectors {
            number at[vector];
        };
        const vectors read = *(const vectors *)from;
#pragma unroll
        for (int v = 0; v < vector; v++)
            to[v] = read.at[v];
    }
};
