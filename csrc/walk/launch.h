/* launch.h: what loops, reductions and copies are on a GPU. */
#pragma once
#include "cuda/cuda.h"
#include "walk/walk.h"

/* The kernel of a task, its operands by strides; draws: what a random row's numbers come from. */
int th_launch_task(const task *w);
int th_launch_accumulation(const accumulation *a, const tensor *const *input, const tensor *result,
                           uint32_t mask);
/* The same elements in another memory: bytes between devices, conversions where each begins. */
int th_copy_across(tensor *target, const tensor *source, bool later);
