/* layout.h: arguments of kernels, shared by C and CUDA. */
#pragma once
#include <stdint.h>

#define GPU_OPERANDS 12
#define GPU_DIMS 16
#define GPU_OPTIONS 33
#define GPU_CHUNK 32   /* elements of a line sorted before runs are merged */
#define GPU_DIGITS 256 /* digits of radix sort: one per thread of a block */
#define GPU_TILE 4096  /* elements of a long line that a block sorts */

/* Elements of a formula in flight per thread: all are loaded before the first is stored. Fewer for
   formulas that call long functions, whose code is repeated for each. */
#define GPU_QUICK 4
#define GPU_COSTLY 2

/* A number in both representations. */
typedef struct gpu_scalar {
    double f;
    int64_t i;
    uint8_t kind;
    double imaginary;
} gpu_scalar;

/* The row's Scalars in the order of their slots, then its ints and bools; for a reduction's
   gradient the count follows. */
typedef struct gpu_options {
    gpu_scalar at[GPU_OPTIONS];
} gpu_options;

/* Outputs, then inputs. If data is NULL, constant holds one element of the operand's type. */
typedef struct gpu_operands {
    void *data[GPU_OPERANDS];
    int64_t constant[GPU_OPERANDS];
} gpu_operands;

/* Division of numbers below 2^31 by multiplication and shift (Granlund and Montgomery, 1994). */
typedef struct gpu_divisor {
    int64_t size;
    uint32_t factor, shift;
} gpu_divisor;

/* Several tasks of one formula on dense operands. Block b works on the last task whose blocks begin
   at or before b, and takes GPU_SHARE of its elements. With the options it fits the 4096 bytes of a
   launch. */
#define GPU_TASKS 40
#define GPU_LISTED 280 /* operands of all tasks, concatenated */
#define GPU_SHARE 4096
typedef struct gpu_tasks {
    int32_t tasks, begin[GPU_TASKS + 1];
    int64_t count[GPU_TASKS];
    void *data[GPU_LISTED];
} gpu_tasks;

/* Sizes, and strides in elements for every operand; the last dim varies fastest. wide: element
   numbers or offsets need 64 bits. */
typedef struct gpu_strides {
    int32_t ndim, wide;
    gpu_divisor size[GPU_DIMS];
    int64_t step[GPU_OPERANDS][GPU_DIMS];
} gpu_strides;

/* A copy between operands with unit stride along different dims: tiles of GPU_EDGE rows and
   columns. Columns have unit stride in the target, rows in the source. In `where`, operands 0 and 1
   are target and source; 2 and 3 give the first row and column. */
#define GPU_EDGE 32
typedef struct gpu_transpose {
    void *to;
    const void *from;
    int64_t tiles, rows, columns, to_row, from_column;
    gpu_strides where;
} gpu_transpose;

/* A reduction: outputs by parts, each of `share` reduced elements. The first operands are the
   results, with strides along kept dims only; inputs follow. The first `kept` dims of `where` are
   kept, the others reduced: two structs would exceed the 4096 bytes of a launch. A block handles `across` outputs with
   equal numbers of lanes. columns: adjacent threads have adjacent outputs, else adjacent elements
   of one output. */
typedef struct gpu_reduction {
    int64_t outputs, count, parts, share;
    int32_t across, columns, kept;
    gpu_strides where;
    void *partial;   /* [outputs][parts][accumulators], if parts > 1 */
    int32_t type[4]; /* dtype of each result, in the order of the C enum */
} gpu_reduction;

/* A scan of dense lines, one thread or block per line; or the totals of each line's parts, and
   their scan. */
enum { GPU_EACH, GPU_BLOCK, GPU_TOTALS, GPU_JOINS };
#define GPU_SET 32 /* most bytes of accumulators */
typedef struct gpu_scan {
    int64_t lines, count, inner; /* lines of count elements, `inner` apart */
    int64_t parts, share;        /* parts per line; elements per part */
    void *items;                 /* totals of the parts, if there are several */
    int32_t mode, type[4];       /* type: dtype of each result, in the order of the C enum */
} gpu_scan;

/* Random state of a draw. In a graph, base holds the seed and the offset that each launch adds. */
typedef struct gpu_source {
    uint64_t seed, offset;
    const uint64_t *base;
} gpu_source;
typedef struct gpu_draws {
    gpu_source from[4];
} gpu_draws;

/* The first bad index that a kernel met. A kernel takes the slot (GPU_TAKEN), writes the fields and
   raises it (GPU_RAISED); the host then reads them and frees the slot. */
enum { GPU_FREE, GPU_TAKEN, GPU_RAISED };
typedef struct gpu_fault {
    int32_t raised;
    uint64_t op; /* host address of the op's name */
    int64_t position, value, bound;
} gpu_fault;

/* Arguments of a hand-written kernel: addresses, sizes and numbers, documented at each kernel;
   where bad indices are reported, and the op's name. */
typedef struct gpu_work {
    void *at[8];
    int64_t n[48];
    double s[4];
    gpu_fault *fault;
    uint64_t op;
} gpu_work;
