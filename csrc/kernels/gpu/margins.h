/* margins.h: what the scores of targets lack: the operands of a call, and its kernels on a GPU. */
#pragma once
#include "kernels/gpu/gpu.h"

/* Operands that are contiguous, and what the samples give. */
typedef struct margins {
    int64_t batch, classes, reduction;
    const void *input;
    const int64_t *target; /* a class each, or classes up to the first -1 */
    bool squared;
    double margin;
    const tensor *weight;
    void *others;   /* of several targets: 1 where a class is none of them, else 0 */
    double *losses; /* forward, a sample each */
    const void *grad;
    void *gradient; /* backward, [batch, classes] */
} margins;

/* The loss into a contiguous `to`, or the gradient where there is one; several: a list for each sample. */
int th_gpu_margins(const char *op, const margins *m, tensor *to, dtype type, bool several);
