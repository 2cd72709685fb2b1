/* margins.h: margin losses: operands of a call, and their GPU kernels. */
#pragma once
#include "kernels/gpu/gpu.h"

/* Contiguous operands and results. */
typedef struct margins {
    int64_t batch, classes, reduction;
    const void *input;
    const int64_t *target; /* one class, or classes up to the first -1 */
    bool squared;
    double margin;
    const tensor *weight;
    void *others;   /* multi-label: 1 if a class is no target, else 0 */
    double *losses; /* forward: one per sample */
    const void *grad;
    void *gradient; /* backward: [batch, classes] */
} margins;

/* Write the loss to a contiguous `to`, or the gradient if m->gradient is set; several: each sample
   has a list of targets. */
int th_gpu_margins(const char *op, const margins *m, tensor *to, dtype type, bool several);
