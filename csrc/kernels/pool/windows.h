/* windows.h: windows over images [planes, height, width], which max and average pooling share. */
#pragma once
#include "tensor/tensor.h"

/* Index 0 is the height, 1 the width. */
typedef struct windows {
    const char *op;
    int64_t planes, size[2], result[2];
    int64_t kernel[2], stride[2], padding[2], dilation[2];
    bool ceil, padded_mean;
    const void *from;
    void *to;
    int64_t *index;
} windows;

/* The planes of t; size is given where they become, or became, planes of another size. */
int th_pool_planes(windows *w, const tensor *t, const int64_t *size);
/* Planes and windows, checked and counted; dilation may be NULL. */
int th_pool_read(windows *w, const tensor *t, const int64_t *size, const int64_t *kernel,
                 const int64_t *stride, const int64_t *padding, const int64_t *dilation);
/* t's size with planes of another one. */
void th_pool_size(extent *result, const tensor *t, const int64_t *plane);
/* The planes that are worth a thread. */
int64_t th_pool_grain(const windows *w);

/* Which results of a row find element `tap` of their window inside the input. */
static inline void th_pool_inside(const windows *w, int64_t tap, int64_t *begin, int64_t *end) {
    const int64_t shift = tap * w->dilation[1] - w->padding[1], stride = w->stride[1];
    const int64_t last = w->size[1] - 1 - shift;
    *begin = shift < 0 ? (-shift + stride - 1) / stride : 0;
    *end = last < 0 ? 0 : last / stride + 1;
    if (*end > w->result[1])
        *end = w->result[1];
}
