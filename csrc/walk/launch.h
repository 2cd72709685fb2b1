/* launch.h: what loops and reductions are on a GPU. */
#pragma once
#include "cuda/cuda.h"
#include "walk/walk.h"

/* The kernel of a task, its operands by strides; draws: what a random row's numbers come from. */
int th_launch_task(const task *w);
int th_launch_accumulation(const accumulation *a, const tensor *const *input, const tensor *result,
                           uint32_t mask);
