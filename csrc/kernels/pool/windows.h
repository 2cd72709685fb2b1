/* windows.h: windows over [planes, depth, height, width], which the poolings share. Fewer dimensions
   stand at the end, and those in front of them have one element. */
#pragma once
#include "row/row.h"

#define TH_POOL_DIMS 3
#define TH_POOL_TAPS 256 /* elements of a window that a byte tells apart */

/* The elements of one window along a dimension that lie inside the input. */
typedef struct span {
    int64_t begin, count; /* count steps of the dilation */
    int64_t whole;        /* what a mean divides by */
} span;

typedef struct windows {
    const char *op;
    int dims; /* of the input: 1 to 3 */
    int64_t planes, size[TH_POOL_DIMS], result[TH_POOL_DIMS];
    int64_t kernel[TH_POOL_DIMS], stride[TH_POOL_DIMS], padding[TH_POOL_DIMS];
    int64_t dilation[TH_POOL_DIMS];
    bool ceil, padded_mean;
    bool gradient;   /* from results to planes */
    bool failed;     /* a thread had no memory */
    bool adaptive;   /* windows of sizes that differ: the steps along a row are not one stride */
    int64_t divisor; /* of means, instead of the count; TH_NONE: not given */
    const void *from;
    void *to;
    int64_t *index;
    uint8_t *tap; /* in the place of index: which element of its window wins */
} windows;

/* How the windows of a call were given. dilation may have no numbers: 1 everywhere. */
typedef struct window_options {
    ints kernel, stride, padding, dilation;
} window_options;

/* The planes of t, which has batch and channels in front; size is given where they become, or
   became, planes of another size. */
int th_pool_planes(windows *w, const tensor *t, const ints *size);
/* Planes and windows, checked and counted. */
int th_pool_read(windows *w, const tensor *t, const ints *size, const window_options *given);
/* Planes and as many windows as result says, which together cover every element. */
int th_pool_adapt(windows *w, const tensor *t, const ints *size, ints result);
/* What belongs to every window has to have their number. */
int th_pool_check_gradient(const windows *w, const tensor *grad_output);
/* t's batch and channels with planes of another size, given for TH_POOL_DIMS dimensions. */
void th_pool_size(extent *result, const windows *w, const tensor *t, const int64_t *plane);
/* The planes that are worth a thread. */
double th_pool_cost(const windows *w);

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
        s.whole = s.count;
    else if (start + s.whole > w->size[d] + w->padding[d])
        s.whole = w->size[d] + w->padding[d] - start;
    return s;
}

/* The element of the window of a position that lies at `place`, along a dimension. */
static inline int64_t th_pool_tap(const windows *w, int d, int64_t position, int64_t place) {
    return (place + w->padding[d] - position * w->stride[d]) / w->dilation[d];
}

/* Which results of a row find element `tap` of their window inside the input. */
static inline void th_pool_inside(const windows *w, int64_t tap, int64_t *begin, int64_t *end) {
    const int row = TH_POOL_DIMS - 1;
    const int64_t shift = tap * w->dilation[row] - w->padding[row], stride = w->stride[row];
    const int64_t last = w->size[row] - 1 - shift;
    *begin = shift < 0 ? (-shift + stride - 1) / stride : 0;
    *end = last < 0 ? 0 : last / stride + 1;
    if (*end > w->result[row])
        *end = w->result[row];
}
