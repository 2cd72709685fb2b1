/* losses.h: reduction of losses on a GPU. */
#pragma once
#include "kernels/gpu/gpu.h"

/* Reduce losses to a contiguous result: unreduced, their sum, or their sum divided by the total
   weight. room: Doubles, the losses followed by their weights; type: dtype of the scores. */
int th_gpu_sum_losses(tensor *to, const tensor *scratch, int64_t reduction, dtype type);
