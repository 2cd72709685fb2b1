/* pooling.h: pooling on a GPU, on dense operands. */
#pragma once
#include "kernels/gpu/gpu.h"
#include "kernels/pool/windows.h"

/* Write each window's maximum to w->to and its position to w->index or w->tap. */
int th_gpu_pool_max(const windows *w, const tensor *output);
/* Same for random windows whose positions come from samples [planes, dims]. */
int th_gpu_pool_drawn(const windows *w, const void *samples, const tensor *output);
int th_gpu_pool_mean(const windows *w, tensor *output); /* or its gradient */
/* Move elements between planes and the positions in w->index, the index tensor's data, or
   w->tap. */
typedef enum { TH_WINNERS_ADD, TH_WINNERS_SET, TH_WINNERS_GATHER, TH_WINNERS_GET } winners;
int th_gpu_pool_winners(const windows *w, tensor *output, const tensor *index, winners how);
