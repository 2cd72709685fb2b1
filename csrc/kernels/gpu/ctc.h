/* ctc.h: connectionist temporal classification: the operands of a call, and its kernels on a GPU. */
#pragma once
#include "kernels/gpu/gpu.h"

typedef struct paths {
    int64_t times, batch, classes, states; /* states: of a sample at most, filled up to vectors */
    int64_t blank, reduction;
    bool zero_infinity, single; /* single: of float */
    const void *log_probs;
    const int64_t *targets, *input_lengths, *target_lengths;
    int64_t labels; /* in targets */
    int64_t apart;  /* from one sample's targets to the next; 0: they lie behind each other */
    double *alpha;  /* [batch, times, states] */
    double *room;   /* [batch, some rows, states + edges] */
    double *losses; /* forward */
    const tensor *grad;
    void *gradient; /* backward, as log_probs */
} paths;

/* The loss into a contiguous `to`; or the gradient, which is zeros, where there is one. */
int th_gpu_ctc(const paths *p, tensor *to);
