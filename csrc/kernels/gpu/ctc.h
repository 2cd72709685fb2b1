/* ctc.h: connectionist temporal classification: operands of a call, and its GPU kernels. */
#pragma once
#include "kernels/gpu/gpu.h"

typedef struct paths {
    /* states: most per sample, rounded up to whole vectors */
    int64_t times, batch, classes, states;
    int64_t blank, reduction;
    bool zero_infinity, single; /* single: elements are float */
    const void *log_probs;
    const int64_t *targets, *input_lengths, *target_lengths;
    int64_t labels;        /* total length of targets */
    int64_t target_stride; /* stride between samples in targets; 0: concatenated */
    double *alpha;         /* [batch, times, states] */
    double *scratch;       /* workspace [batch, arrays, states + edges] */
    double *losses;        /* forward: one per sample */
    const tensor *grad;
    void *gradient; /* backward: shaped as log_probs */
} paths;

/* Write the loss to a contiguous `to`; or the gradient, already zero, if p->gradient is set. */
int th_gpu_ctc(const paths *p, tensor *to);
