/* layout.h: what kernels are given, as C and CUDA read it. */
#pragma once
#include <stdint.h>

#define GPU_OPERANDS 12
#define GPU_DIMS 8
#define GPU_OPTIONS 33
#define GPU_CHUNK 32   /* elements of a line that are sorted before runs are merged */
#define GPU_DIGITS 256 /* of a long line's elements, a thread of a block for each */
#define GPU_TILE 4096  /* elements of a long line that a block puts in order */

/* Elements of a formula that a thread has under way: loads of all of them come before the first is written. Fewer where
   a formula calls functions of many instructions, whose text would be there as often. */
#define GPU_QUICK 4
#define GPU_COSTLY 2

/* A number as it was given, in both readings. */
typedef struct gpu_scalar {
    double f;
    int64_t i;
    uint8_t kind;
    double imaginary;
} gpu_scalar;

/* The row's Scalars in the order of their slots, then its ints and bools; of a reduction's gradient
   the count comes behind them. */
typedef struct gpu_options {
    gpu_scalar at[GPU_OPTIONS];
} gpu_options;

/* Outputs, then inputs. Where data is NULL, constant holds one element of the operand's type. */
typedef struct gpu_operands {
    void *data[GPU_OPERANDS];
    int64_t constant[GPU_OPERANDS];
} gpu_operands;

/* Numbers below 2^31 are divided by a product and a shift (Granlund and Montgomery, 1994). */
typedef struct gpu_divisor {
    int64_t size;
    uint32_t factor, shift;
} gpu_divisor;

/* Several tasks of one formula on dense operands. Block b works for the task whose blocks begin at or before b, and takes
   GPU_SHARE of its elements. Fits into the 4096 bytes that a launch may have, options included. */
#define GPU_TASKS 40
#define GPU_LISTED 280 /* operands of all tasks, one task's behind the other's */
#define GPU_SHARE 4096
typedef struct gpu_tasks {
    int32_t tasks, begin[GPU_TASKS + 1];
    int64_t count[GPU_TASKS];
    void *data[GPU_LISTED];
} gpu_tasks;

/* Sizes, and for every operand the elements to step by in each dim; the last dim varies fastest.
   wide: a number of an element or an offset needs 64 bits. */
typedef struct gpu_strides {
    int32_t ndim, wide;
    gpu_divisor size[GPU_DIMS];
    int64_t step[GPU_OPERANDS][GPU_DIMS];
} gpu_strides;

/* A copy between operands that lie with unit stride along different dims: tiles of GPU_EDGE rows and columns. Columns have
   unit stride in the target, rows in the source. Over the tiles where has operand 0 and 1, target and source, and as 2
   and 3 the first row and column. */
#define GPU_EDGE 32
typedef struct gpu_transpose {
    void *to;
    const void *from;
    int64_t tiles, rows, columns, to_row, from_column;
    gpu_strides where;
} gpu_transpose;

/* A reduction: outputs by parts, each of `share` elements of those that are reduced. Operand 0 and up
   are the results, which step over the kept dims alone; the inputs follow. A block takes `across`
   outputs, each of which has an equal number of lanes; columns: neighbouring threads have neighbouring
   outputs, else neighbouring elements of an output. */
typedef struct gpu_reduction {
    int64_t outputs, count, parts, share;
    int32_t across, columns;
    gpu_strides kept, reduced;
    void *partial;   /* outputs x parts x accumulators, where parts > 1 */
    int32_t type[4]; /* of each result, in the order of the C enum */
} gpu_reduction;

/* A scan of dense lines, each by a thread or by a block; or what each part of a line gives, and the join of these. */
enum { GPU_EACH, GPU_BLOCK, GPU_TOTALS, GPU_JOINS };
#define GPU_SET 32 /* bytes of accumulators, at most */
typedef struct gpu_scan {
    int64_t lines, count, inner; /* line i: count elements, `inner` apart */
    int64_t parts, share;        /* of a line; elements of each */
    void *items;                 /* of every part, where there are several */
    int32_t mode, type[4];       /* of each result, in the order of the C enum */
} gpu_scan;

/* What a draw takes its numbers from. In a graph base holds the seed, and what each launch adds to the offset. */
typedef struct gpu_source {
    uint64_t seed, offset;
    const uint64_t *base;
} gpu_source;
typedef struct gpu_draws {
    gpu_source from[4];
} gpu_draws;

/* The first bad index that a kernel met. The fields hold it once `raised` says so: a kernel takes the
   slot (GPU_TAKEN), writes them, and raises it (GPU_RAISED); the host reads them and frees the slot. */
enum { GPU_FREE, GPU_TAKEN, GPU_RAISED };
typedef struct gpu_fault {
    int32_t raised;
    uint64_t op; /* the host's address of the op's name */
    int64_t position, value, bound;
} gpu_fault;

/* What a kernel written by hand is given: addresses, sizes and numbers, whose meaning stands at the
   kernel; where bad indices are reported, and the name of the op. */
typedef struct gpu_work {
    void *at[8];
    int64_t n[48];
    double s[4];
    gpu_fault *fault;
    uint64_t op;
} gpu_work;
