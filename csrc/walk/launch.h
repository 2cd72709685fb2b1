/* launch.h: what loops and reductions are on a GPU. */
#pragma once
#include "cuda/cuda.h"
#include "walk/dense.h"

/* The kernel of a task, its operands by strides; draws: what a random row's numbers come from. */
int th_launch_task(const task *w);
/* Until th_launch_list_end of the same thread, tasks of the kernel of that name on dense operands are kept and launched
   together: they may not read what others of them write. NULL with the error set. */
typedef struct launch_list launch_list;
launch_list *th_launch_list(const char *kernel);
int th_launch_list_end(launch_list *list); /* also where a task failed; the list is gone */
/* Lines of contiguous operands, given numbers, `options` of them. */
int th_launch_scan(const gpu_kernel *kernel, tensor *const *to, int results, tensor *const *from,
                   int inputs, around size, const scalar *given, int options);
int th_launch_accumulation(const accumulation *a, const tensor *const *input, const tensor *result,
                           uint32_t mask);
