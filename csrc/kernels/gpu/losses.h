/* losses.h: what losses of samples have in common on a GPU. */
#pragma once
#include "kernels/gpu/gpu.h"

/* Into a contiguous result: the losses, their sum, or it divided by the sum of their shares. room:
   Doubles, the losses and then as many shares; type: that of the scores. */
int th_gpu_sum_losses(tensor *to, const tensor *room, int64_t reduction, dtype type);
