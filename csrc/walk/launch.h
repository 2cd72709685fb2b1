/* launch.h: elementwise loops and reductions on a GPU. */
#pragma once
#include "cuda/cuda.h"
#include "walk/dense.h"

/* Launch the kernel of a task on strided operands. draws: state of the generator of a random
   row. */
int th_launch_task(const task *w);
/* Until th_launch_list_end on the same thread, collect tasks that run the named kernel on dense
   operands and launch them together. No task may read what another task of the list writes. Return
   NULL with the error set. */
typedef struct launch_list launch_list;
launch_list *th_launch_list(const char *kernel);
int th_launch_list_end(launch_list *list); /* call it even if a task failed; frees the list */
/* Scan lines of contiguous operands; the row has `options` numbers. */
int th_launch_scan(const gpu_kernel *kernel, tensor *const *to, int results, tensor *const *from,
                   int inputs, around size, const scalar *given, int options);
int th_launch_accumulation(const accumulation *a, const tensor *const *input, const tensor *result,
                           uint64_t mask);
