/* gpu.h: launch of hand-written GPU kernels: dense operands, one struct of arguments. */
#pragma once
#include "cuda/layout.h"
#include "row/row.h"
#include "walk/dense.h"

/* Set where the kernel reports faults; op must be a static string. -1 with the error set. */
int th_gpu_prepare(gpu_work *w, device where, const char *op);
/* lines: rows of `count` elements. kernels[0] uses a block of 256 threads per long line, kernels[1]
   one thread per short line. */
int th_gpu_lines(device where, const gpu_kernel kernels[2], dtype type, int64_t lines,
                 int64_t count, gpu_work *w);
/* Same for [outer, count, inner], which are n[0] to n[2] of w; a third kernel uses one warp per
   line. */
int th_gpu_rows(device where, const gpu_kernel kernels[3], dtype type, int64_t lines, int64_t count,
                gpu_work *w);
/* Choose the kernel for such lines, and its grid. */
gpu_size th_gpu_row_size(int64_t lines, int64_t count, int64_t inner, int *team);
/* One thread per element. */
int th_gpu_elements(device where, const gpu_kernel *kernel, dtype type, int64_t count, gpu_work *w);
/* Operands copied to dense memory; the status is 0 if all copies succeeded. */
typedef struct dense {
    tensor *own[12];
    int count;
    bool failed;
} dense;
void *th_gpu_operand(dense *d, const tensor *t); /* NULL gives NULL */
void th_gpu_done(dense *d);
/* Run over lines along dim of operands of one size, with a result of that size: th_gpu_rows or
   another launcher, with at = result, operands, and n = outer, count, inner, option. */
typedef int (*gpu_lining)(device where, const gpu_kernel *kernels, dtype type, int64_t lines,
                          int64_t count, gpu_work *w);
int th_gpu_along_by(gpu_lining launch, const char *op, const gpu_kernel *kernels, dtype variant,
                    tensor *output, const tensor *const *given, int count, int64_t dim,
                    int64_t option);
int th_gpu_along(const char *op, const gpu_kernel kernels[3], dtype variant, tensor *output,
                 const tensor *const *given, int count, int64_t dim, int64_t option);
/* to[i] = start + i * step, or base to that power. */
int th_gpu_sequence(tensor *to, scalar start, scalar step, const double *base);
/* Sorted lines, [lines, count] each: elements and their original positions. The sort is stable and
   NaN is the largest. Drop it also on failure. */
typedef struct sorted {
    tensor *values, *places;
    int64_t lines, count, inner;
} sorted;
int th_gpu_sorted(sorted *s, const tensor *input, around a, bool descending);
void th_gpu_drop_sorted(sorted *s);
/* The sums of indexing.cu over `count` elements: sorts index along its lines. All of w but the
   sorted indices is filled in. */
int th_gpu_add_sorted(gpu_work *w, const tensor *index, around a, dtype type, int64_t count);
/* dtype of the copy kernel for elements of that size, for th_gpu_variant. */
dtype th_gpu_move_type(dtype type);
/* One block of 256 threads per part. */
int th_gpu_parts(device where, const gpu_kernel *kernel, dtype type, int64_t parts, gpu_work *w);
/* For each part, count the elements of a dense tensor that have any of the bits set before it; the
   total is last. Sets the parts in w. Return a new reference, or NULL on failure. */
tensor *th_gpu_starts(const tensor *asked, uint64_t bits, gpu_work *w);
