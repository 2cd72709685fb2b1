/* windows.h: windows over [planes, depth, height, width], shared by the pooling kernels. Inputs of
   fewer dimensions use the last ones; the leading ones have size 1. */
#pragma once
#include "row/row.h"

#define TH_POOL_DIMS 3
#define TH_POOL_TAPS 256 /* most elements of a window that a byte can number */

/* The elements of one window along a dimension that lie inside the input. */
typedef struct span {
    int64_t begin, count; /* count: number of steps of the dilation */
    int64_t divisor;      /* of the mean */
} span;

typedef struct windows {
    const char *op;
    int dims; /* dimensions of the input: 1 to 3 */
    int64_t planes, size[TH_POOL_DIMS], result[TH_POOL_DIMS];
    int64_t kernel[TH_POOL_DIMS], stride[TH_POOL_DIMS], padding[TH_POOL_DIMS];
    int64_t dilation[TH_POOL_DIMS];
    bool ceil, padded_mean;
    bool gradient;   /* computing the gradient: results are read, planes written */
    bool failed;     /* a thread ran out of memory */
    bool adaptive;   /* windows differ in size, so steps along a row are not uniform */
    int64_t divisor; /* divisor of means instead of the count; TH_NONE: omitted */
    int64_t inside;  /* channels of a pixel, if they lie beside each other */
    const void *from;
    void *to;
    int64_t *index;
    uint8_t *tap; /* replaces index: the number of the winner within its window */
} windows;

/* Arguments of a call. dilation may be empty: 1 everywhere. */
typedef struct window_options {
    ints kernel, stride, padding, dilation;
} window_options;

/* Set up the planes of t, which has batch and channels first; pass `size` if the planes of another
   tensor have another size. */
int th_pool_planes(windows *w, const tensor *t, const ints *size);
/* Set up planes and windows, check them and count the results. */
int th_pool_read(windows *w, const tensor *t, const ints *size, const window_options *options);
/* Set up adaptive windows: as many as `result` has, covering every element. */
int th_pool_adapt(windows *w, const tensor *t, const ints *size, ints result);
/* Check that grad_output has one element per window. */
int th_pool_check_gradient(const windows *w, const tensor *grad_output);
/* Size of a tensor with t's batch and channels and planes of size `plane`, which has TH_POOL_DIMS
   dimensions. */
void th_pool_size(extent *result, const windows *w, const tensor *t, const int64_t *plane);
/* Run over the planes, or over the rows of results of pixels, on threads. -1 with the error set if a thread could not allocate memory. */
int th_pool_run(const windows *w, th_range body, void *context);

static inline int64_t th_pool_volume(const int64_t *size) { return size[0] * size[1] * size[2]; }

static inline span th_pool_span(const windows *w, int d, int64_t position) {
    if (w->adaptive) {
        const int64_t begin = position * w->size[d] / w->result[d];
        const int64_t end = ((position + 1) * w->size[d] + w->result[d] - 1) / w->result[d];
        return (span){begin, end - begin, end - begin};
    }
    const int64_t step = w->dilation[d], start = position * w->stride[d] - w->padding[d];
    const int64_t skipped = start < 0 ? (step - 1 - start) / step : 0;
    span s = {start + skipped * step, 0, w->kernel[d]};
    if (s.begin < w->size[d])
        s.count = (w->size[d] - 1 - s.begin) / step + 1;
    if (s.count > w->kernel[d] - skipped)
        s.count = w->kernel[d] - skipped;
    if (!w->padded_mean)
        s.divisor = s.count;
    else if (start + s.divisor > w->size[d] + w->padding[d])
        s.divisor = w->size[d] + w->padding[d] - start;
    return s;
}

/* The number of `element` in the window at `position` along a dimension. */
static inline int64_t th_pool_tap(const windows *w, int d, int64_t position, int64_t element) {
    return (element + w->padding[d] - position * w->stride[d]) / w->dilation[d];
}

/* Whether to process windows one by one: they differ in size, or are few and long. */
static inline bool th_pool_one_by_one(const windows *w) {
    return w->adaptive || w->result[2] < w->kernel[2];
}

/* Range of results in a row whose window element `tap` lies inside the input. */
static inline void th_pool_inside(const windows *w, int64_t tap, int64_t *begin, int64_t *end) {
    const int row = TH_POOL_DIMS - 1;
    const int64_t shift = tap * w->dilation[row] - w->padding[row], stride = w->stride[row];
    const int64_t last = w->size[row] - 1 - shift;
    *begin = shift < 0 ? (-shift + stride - 1) / stride : 0;
    *end = last < 0 ? 0 : last / stride + 1;
    if (*end > w->result[row])
        *end = w->result[row];
}
