/* volumes.h: geometry of a convolution of volumes. */
#pragma once
#include "tensor/tensor.h"

#define TH_VOLUME_DIMS 3

/* input N,C,D,H,W; weight O,C/groups,KD,KH,KW; output N,O,OD,OH,OW. */
typedef struct volume {
    const char *op, *left, *right; /* names of the call's tensors, for messages */
    const tensor *a, *b;
    int64_t batch, channels, outputs, groups;
    int64_t size[TH_VOLUME_DIMS], kernel[TH_VOLUME_DIMS], result[TH_VOLUME_DIMS];
    const int64_t *stride, *padding, *dilation;
    bool batched; /* input and output have N */
} volume;

/* Compute the remaining fields; op to dilation must be set. a and b are input and weight, grad and
   weight, grad and input; size is that of the input or kernel. -1 with an error if invalid. */
int th_volume_forward(volume *v);
int th_volume_input(volume *v, const int64_t *size);
int th_volume_weight(volume *v, const int64_t *size);
