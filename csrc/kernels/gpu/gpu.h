/* gpu.h: how kernels written by hand are launched: dense operands, one struct of arguments. */
#pragma once
#include "cuda/layout.h"
#include "row/row.h"
#include "walk/dense.h"

/* Fills in where faults are reported; op is a text that stays. -1 with the error set. */
int th_gpu_prepare(gpu_work *w, device where, const char *op);
/* lines: rows of count elements. Long ones take a block of 256 threads, short ones a thread; kernels
   [0] is the first of these, [1] the second. */
int th_gpu_lines(device where, const gpu_kernel kernels[2], dtype type, int64_t lines,
                 int64_t count, gpu_work *w);
/* The same of [outer, count, inner], which are n[0] to n[2] of w; a third kernel takes a line by a warp. */
int th_gpu_rows(device where, const gpu_kernel kernels[3], dtype type, int64_t lines, int64_t count,
                gpu_work *w);
/* The kernel that takes such lines, and its blocks. */
gpu_size th_gpu_row_size(int64_t lines, int64_t count, int64_t inner, int *team);
/* A thread for each of count elements. */
int th_gpu_elements(device where, const gpu_kernel *kernel, dtype type, int64_t count, gpu_work *w);
/* Operands that a kernel takes as they lie in memory; 0 where all are there. */
typedef struct dense {
    tensor *own[8];
    int count;
    bool failed;
} dense;
void *th_gpu_operand(dense *d, const tensor *t); /* NULL for NULL */
void th_gpu_done(dense *d);
/* Lines along dim of operands of one size, to a result of that size: th_gpu_rows, or another way to launch them, with
   at = result, operands, and n = outer, count, inner, option. */
typedef int (*gpu_lining)(device where, const gpu_kernel *kernels, dtype type, int64_t lines,
                          int64_t count, gpu_work *w);
int th_gpu_along_by(gpu_lining launch, const char *op, const gpu_kernel *kernels, dtype variant,
                    tensor *output, const tensor *const *given, int count, int64_t dim,
                    int64_t option);
int th_gpu_along(const char *op, const gpu_kernel kernels[3], dtype variant, tensor *output,
                 const tensor *const *given, int count, int64_t dim, int64_t option);
/* to[i] = start + i * step, or base to that power. */
int th_gpu_sequence(tensor *to, scalar start, scalar step, const double *base);
/* Lines in order, [lines, count] each: their elements, and where those stood; equal ones stay in their
   order, and nan counts as largest. What is there is dropped also where it failed. */
typedef struct sorted {
    tensor *values, *places;
    int64_t lines, count, inner;
} sorted;
int th_gpu_sorted(sorted *s, const tensor *input, around a, bool descending);
void th_gpu_drop_sorted(sorted *s);
/* The sums of indexing.cu over count elements: index is put in order along its lines. w is filled in but
   for the sorted indices. */
int th_gpu_add_sorted(gpu_work *w, const tensor *index, around a, dtype type, int64_t count);
/* The move of a size, as th_gpu_variant names it. */
dtype th_gpu_move_type(dtype type);
/* A block of 256 threads for each part. */
int th_gpu_parts(device where, const gpu_kernel *kernel, dtype type, int64_t parts, gpu_work *w);
/* Where the elements of a dense tensor that have some of the bits begin in each part, and behind them
   their number; w gets the parts. New reference, NULL: failed. */
tensor *th_gpu_starts(const tensor *asked, uint64_t bits, gpu_work *w);
