/* matrix.cuh: products of 16 x 16 by 16 x 8 narrow floats, which the tensor cores of a warp compute
   from sm_80 on (PTX ISA, mma.m16n8k16), and copies to shared memory that do not wait. */
#pragma once
#include "half.cuh"
#include "warp.cuh"

/* Older GPUs have no such product of bfloat16. */
#if defined(CUDA_EMULATOR) || !defined(__CUDA_ARCH__) || __CUDA_ARCH__ >= 800
#define TENSOR_CORES 1
#else
#define TENSOR_CORES 0
#endif
#define PTX (TENSOR_CORES && !defined(CUDA_EMULATOR))

#define LANE ((int)(threadIdx.x % WARP))

/* Two elements as a word, the first in its low half. */
template <typename T> __device__ __forceinline__ uint32_t pair_of(float low, float high) {
    return (uint32_t)T(high).bits << 16 | T(low).bits;
}
#if PTX
template <> __device__ __forceinline__ uint32_t pair_of<half_bits>(float low, float high) {
    uint32_t pair;
    asm("cvt.rn.f16x2.f32 %0, %1, %2;" : "=r"(pair) : "f"(high), "f"(low));
    return pair;
}
template <> __device__ __forceinline__ uint32_t pair_of<bfloat16_bits>(float low, float high) {
    uint32_t pair;
    asm("cvt.rn.bf16x2.f32 %0, %1, %2;" : "=r"(pair) : "f"(high), "f"(low));
    return pair;
}
#endif

/* Load four 8 x 8 matrices of shared memory. Lane 8 m + r gives the address of row r of matrix m,
   16 bytes. Lane l gets in word m the elements 2 (l % 4) and the next of row l / 4;
   if transposed, of column l / 4. */
template <bool TRANSPOSED>
__device__ __forceinline__ void load_matrices(uint32_t (&word)[4], const void *row) {
#if PTX
    const uint32_t from = (uint32_t)__cvta_generic_to_shared(row);
    if (TRANSPOSED)
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4];"
                     : "=r"(word[0]), "=r"(word[1]), "=r"(word[2]), "=r"(word[3])
                     : "r"(from)
                     : "memory");
    else
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4];"
                     : "=r"(word[0]), "=r"(word[1]), "=r"(word[2]), "=r"(word[3])
                     : "r"(from)
                     : "memory");
#else
    const int first = LANE % 4 * 2, line = LANE / 4;
    for (int m = 0; m < 4; m++) {
        uint16_t element[2];
        for (int e = 0; e < 2; e++) {
            const int at = TRANSPOSED ? first + e : line, column = TRANSPOSED ? line : first + e;
            const uint64_t start = __shfl_sync(ALL_LANES, (uint64_t)(uintptr_t)row, 8 * m + at);
            element[e] = ((const uint16_t *)(uintptr_t)start)[column];
        }
        word[m] = (uint32_t)element[1] << 16 | element[0];
    }
#endif
}

/* sum += a b. A lane holds of a: rows l / 4 and 8 more (words 0 and 1), columns 2 (l % 4) and the
   next, and 8 more (words 2 and 3); of b: these columns of a as rows, column l / 4; of the sum: the
   rows of a, columns 2 (l % 4) and the next. */
#if PTX
#define MULTIPLY(type)                                                                             \
    asm volatile("mma.sync.aligned.m16n8k16.row.col.f32." type "." type ".f32 "                    \
                 "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};"                 \
                 : "+f"(sum[0]), "+f"(sum[1]), "+f"(sum[2]), "+f"(sum[3])                          \
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]))
__device__ __forceinline__ void multiply_16_8(half_bits, float (&sum)[4], const uint32_t (&a)[4],
                                              const uint32_t *b) {
    MULTIPLY("f16");
}
__device__ __forceinline__ void multiply_16_8(bfloat16_bits, float (&sum)[4],
                                              const uint32_t (&a)[4], const uint32_t *b) {
    MULTIPLY("bf16");
}
#else
template <typename T> __device__ __forceinline__ float element_of(uint32_t word, int k) {
    T element;
    element.bits = (uint16_t)(word >> 16 * k);
    return element;
}
__device__ __forceinline__ uint64_t words_of(uint32_t low, uint32_t high, int lane) {
    return __shfl_sync(ALL_LANES, (uint64_t)high << 32 | low, lane);
}
template <typename T>
__device__ __forceinline__ void multiply_16_8(T, float (&sum)[4], const uint32_t (&a)[4],
                                              const uint32_t *b) {
    const int line = LANE & ~3, column = LANE % 4 * 2;
    for (int q = 0; q < 4; q++) {
        const uint64_t left[2] = {words_of(a[0], a[1], line + q), words_of(a[2], a[3], line + q)};
        const uint64_t right[2] = {words_of(b[0], b[1], column * 4 + q),
                                   words_of(b[0], b[1], (column + 1) * 4 + q)};
        for (int k = 0; k < 4; k++)
            for (int e = 0; e < 4; e++)
                sum[e] += element_of<T>((uint32_t)(left[k / 2] >> 32 * (e / 2)), k % 2)
                          * element_of<T>((uint32_t)(right[e % 2] >> 32 * (k / 2)), k % 2);
    }
}
#endif

/* Copy 16 bytes to shared memory, or zeros. Wait for the thread's own copies by wait_for_copies;
   the barrier that follows shows them to the block. */
__device__ __forceinline__ void copy_16(void *to, const void *from, bool there) {
#if PTX
    asm volatile("cp.async.cg.shared.global [%0], [%1], 16, %2;" ::"r"(
                     (uint32_t)__cvta_generic_to_shared(to)),
                 "l"(from), "r"(there ? 16 : 0)
                 : "memory");
#else
    *(uint4 *)to = there ? *(const uint4 *)from : make_uint4(0, 0, 0, 0);
#endif
}
__device__ __forceinline__ void wait_for_copies() {
#if PTX
    asm volatile("cp.async.wait_all;" ::: "memory");
#endif
}
