/* attention.h: arguments of the kernels of attention, shared by C and CUDA. */
#pragma once
#include <stdint.h>

#define GPU_ATTENTION_THREADS 128
#define GPU_ATTENTION_ROWS 64   /* own rows of a block */
#define GPU_ATTENTION_PIECE 128 /* bytes of a row that are in shared memory at a time */
#define GPU_ATTENTION_PITCH 144 /* from row to row there, so that 8 rows have different banks */
/* Other rows of a step, and columns of the result that a block computes. */
#define GPU_ATTENTION_OTHERS(item) ((item) == 8 ? 32 : 64)
#define GPU_ATTENTION_SLICE(item) ((item) == 8 ? 64 : 128)

/* Matrices of [batches, heads, rows, columns] and their strides in elements. whole: rows begin and
   end at multiples of 16 bytes. */
typedef struct gpu_rows {
    void *data;
    int64_t batch, head, row, column;
    int32_t columns, whole;
} gpu_rows;

/* Each block computes rows of a result, one for each row of `own`, as weighted sums over rows of
   `other`. For the output and the gradient of query, own are queries and other are keys; for the
   gradients of key and value it is the other way round. Head h of own takes `rounds` heads of
   other, from h / shared * rounds on. */
typedef struct gpu_attention {
    gpu_rows own[2], other[2];            /* of query or key; of the output's gradient or value */
    gpu_rows result, added, kept, slopes; /* data is NULL: not there */
    int64_t own_rows, other_rows, batches, heads, shared, rounds;
    double scale, dropout;
    const void *draws; /* seed and offset */
    void *log_sum;     /* doubles, a query each */
    void *notes;       /* log_sum to base 2 of all queries, then the means of their gradients */
    int32_t causal, resident; /* resident: all of own's columns are kept in shared memory */
} gpu_attention;
