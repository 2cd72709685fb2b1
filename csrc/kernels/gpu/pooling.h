/* pooling.h: what the poolings do on a GPU, with operands that are dense already. */
#pragma once
#include "kernels/gpu/gpu.h"
#include "kernels/pool/windows.h"

/* The largest of each window into w->to, and its place into w->index or its tap into w->tap. */
int th_gpu_pool_max(const windows *w, const tensor *output);
/* The same of windows whose places samples say, [planes, dims]. */
int th_gpu_pool_drawn(const windows *w, const void *samples, const tensor *output);
int th_gpu_pool_mean(const windows *w, tensor *output); /* or its gradient */
/* Elements between planes and the places that w->index, the data of index, or w->tap names. */
typedef enum { TH_WINNERS_ADD, TH_WINNERS_SET, TH_WINNERS_GATHER, TH_WINNERS_GET } winners;
int th_gpu_pool_winners(const windows *w, tensor *output, const tensor *index, winners how);
