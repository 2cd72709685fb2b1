/* resampling.c: resizes planes. Each element of the result is a weighted sum of a few elements
   along every dimension, so the dimensions are processed one after the other. */
#include "resampling.h"

#include <math.h>

#include "kernels/gpu/gpu.h"
#include "walk/dense.h"

#define DIMS 3
#define TAPS 4
enum { NEAREST, NEAREST_EXACT, LINEAR, CUBIC };
static const int taps_of[] = {1, 1, 2, TAPS};

/* One dimension: element j of `to` sums weight[t * to + j] times element at[t * to + j] of
   `from`. */
typedef struct axis {
    int64_t from, to;
    int taps;
    bool same; /* identity */
    int32_t *at;
    void *weight;
    /* of bytes: the weights' fraction bits, elements per place of a row, bytes of the table */
    int bits;
    int64_t each, table;
} axis;

typedef struct resampling {
    const char *op;
    int dims, mode;
    bool align, smooth, adjoint, failed;
    double scale[DIMS];     /* input elements per result element */
    int64_t planes, inside; /* channels inside a pixel of bytes */
    axis axis[DIMS];
    const void *input;
    void *output;
    int64_t room; /* elements of the largest intermediate plane */
    int64_t table_bytes;
} resampling;

/* Cubic convolution with a = -3/4 (Keys, 1981): weights at distances 1 + f, f, 1 - f and 2 - f. */
static void cubic_weights(double f, double *weight) {
    const double a = -0.75, distance[TAPS] = {1 + f, f, 1 - f, 2 - f};
    for (int t = 0; t < TAPS; t++) {
        const double x = distance[t];
        const bool near = t == 1 || t == 2;
        weight[t] = near ? ((a + 2) * x - (a + 3)) * x * x + 1
                         : ((a * x - 5 * a) * x + 8 * a) * x - 4 * a;
    }
}

static int64_t within(int64_t i, int64_t size) { return i < 0 ? 0 : i < size ? i : size - 1; }

/* Compute source elements and weights of result element j along dimension d. */
static void weigh(const resampling *r, int d, int64_t j, int64_t *at, double *weight) {
    const axis *a = &r->axis[d];
    const double scale = r->scale[d];
    weight[0] = 1;
    if (r->mode == NEAREST || r->mode == NEAREST_EXACT) {
        at[0] = within((int64_t)floor(((double)j + (r->mode == NEAREST ? 0 : 0.5)) * scale),
                       a->from);
        return;
    }
    double place = ((double)j + 0.5) * scale - 0.5;
    if (r->align)
        place = a->to > 1 ? (double)j * (double)(a->from - 1) / (double)(a->to - 1) : 0;
    if (r->mode == LINEAR && place < 0)
        place = 0;
    const int64_t first = (int64_t)floor(place);
    const double rest = place - (double)first;
    if (r->mode == CUBIC) {
        cubic_weights(rest, weight);
        for (int t = 0; t < TAPS; t++)
            at[t] = within(first - 1 + t, a->from);
        return;
    }
    at[0] = within(first, a->from);
    at[1] = within(first + 1, a->from);
    weight[0] = 1 - rest;
    weight[1] = rest;
}

/* A pass over one dim of all pixels, whose channels lie beside each other: [outer][axis->from][inner]. */
typedef struct pixel_pass {
    const axis *axis;
    int64_t inner;
    const void *from;
    void *to;
} pixel_pass;

#define TEMPLATE "kernels/resample/resampling_passes.h"
#include "base/each/floating.h"
#include "kernels/resample/resampling_bytes.h"

static int check_scales(resampling *r, const tensor *scales) {
    for (int d = 0; d < DIMS; d++)
        r->scale[d] = (double)r->axis[d].from / (double)r->axis[d].to;
    if (!scales || scales->device == TH_META)
        return 0;
    if (scales->ndim != 1 || scales->size[0] != r->dims)
        return th_fail(TH_RUNTIME,
                       "%s: scales is %s; need %d elements, one for each dimension of a "
                       "plane",
                       r->op, th_describe(scales), r->dims);
    for (int d = 0; d < r->dims; d++) {
        scalar given;
        if (th_read_element(scales, scales->offset + d * th_stride(scales)[0], &given))
            return -1;
        const double scale = given.f;
        if (!(scale > 0) || isinf(scale))
            return th_fail(TH_VALUE, "%s: scales[%d] is %g; need a finite number above 0", r->op, d,
                           scale);
        r->scale[DIMS - r->dims + d] = 1 / scale;
    }
    return 0;
}

/* Set up planes of t; the size of the other side is given. */
static int read_planes(resampling *r, const tensor *t, ints size, int64_t mode,
                       const tensor *scales) {
    r->dims = t->ndim - 2;
    if (r->dims < 1 || r->dims > DIMS || size.count != r->dims)
        return th_fail(TH_RUNTIME,
                       "%s: %s is %s, %d sizes are given; need batch, channels and 1 to 3 "
                       "dimensions of a plane, and a size for each of these",
                       r->op, r->adjoint ? "grad_output" : "input", th_describe(t), size.count);
    double room = 1;
    r->mode = (int)mode;
    r->planes = t->size[0] * t->size[1];
    for (int d = 0; d < DIMS; d++) {
        const int own = d - DIMS + r->dims;
        const int64_t have = own < 0 ? 1 : t->size[2 + own], want = own < 0 ? 1 : size.at[own];
        if (have < 1 || want < 1 || have > INT32_MAX || want > INT32_MAX)
            return th_fail(TH_VALUE,
                           "%s: %s is %s, size is %s; need 1 element or more in each "
                           "dimension of a plane",
                           r->op, r->adjoint ? "grad_output" : "input", th_describe(t),
                           th_sizes(size.at, size.count));
        r->axis[d] = (axis){.from = r->adjoint ? want : have, .to = r->adjoint ? have : want};
        r->axis[d].taps = taps_of[mode];
        room *= (double)(have > want ? have : want);
    }
    if (room > 0x1p50)
        return th_fail(TH_MEMORY, "%s: cannot allocate working memory", r->op);
    return check_scales(r, scales);
}

/* Make the tables of all dimensions in one allocation; identity tables are not used. */
static int make_tables(resampling *r, dtype type) {
    const int64_t item = th_item_size[type];
    for (int d = 0; d < DIMS; d++)
        r->table_bytes += r->axis[d].to * r->axis[d].taps * (item + (int64_t)sizeof(int32_t));
    char *block = th_allocate(r->table_bytes);
    if (!block)
        return -1;
    r->room = 1;
    for (int d = 0; d < DIMS; d++) {
        axis *a = &r->axis[d];
        const int64_t count = a->to * a->taps;
        a->weight = block;
        block += count * item;
        r->room *= a->from > a->to ? a->from : a->to;
    }
    for (int d = 0; d < DIMS; d++) {
        axis *a = &r->axis[d];
        a->at = (int32_t *)block;
        block += a->to * a->taps * (int64_t)sizeof(int32_t);
        (type == TH_FLOAT ? fill_float : fill_double)(r, d);
        a->same = a->from == a->to;
        for (int64_t j = 0; a->same && j < a->to; j++) {
            int64_t at[TAPS];
            double weight[TAPS];
            weigh(r, d, j, at, weight);
            const int middle = a->taps == TAPS ? 1 : 0;
            a->same = at[middle] == j && weight[middle] == 1;
        }
    }
    return 0;
}

/* Copy the tables along; an identity dimension has one term. */
static int on_gpu(const resampling *r, tensor *to, const tensor *from) {
    static const gpu_kernel kernels[] = {{"kernels/resample", "resample"},
                                         {"kernels/resample", "resample_input"}};
    const char *block = r->axis[0].weight;
    const dtype type = (dtype)to->dtype;
    const int64_t count = to->numel;
    tensor *tables = th_new(to->device, TH_BYTE, 1, (int64_t[]){r->table_bytes});
    int failed = tables ? th_gpu_upload(to->device, th_data(tables), block, r->table_bytes, true)
                        : -1;
    if (!failed) {
        gpu_work w = {.at = {th_data(to), th_data(from), th_data(tables)}, .n = {count}};
        for (int d = 0; d < DIMS; d++) {
            const axis *a = &r->axis[d];
            const int64_t first = a->same && a->taps == TAPS ? a->to : 0;
            w.n[1 + 5 * d] = a->from;
            w.n[2 + 5 * d] = a->to;
            w.n[3 + 5 * d] = a->same ? 1 : a->taps;
            w.n[4 + 5 * d] = (const char *)a->at - block + first * (int64_t)sizeof(int32_t);
            w.n[5 + 5 * d] = (const char *)a->weight - block + first * th_item_size[type];
        }
        failed = th_gpu_elements(to->device, &kernels[r->adjoint], type, count, &w);
    }
    th_drop(tables);
    return failed;
}

/* Pass over the dims of all pixels, in the order of planes. */
static int run_pixels(resampling *r, tensor *output, const tensor *input) {
    const int64_t item = th_item_size[output->dtype];
    int64_t size[DIMS], images = input->size[0], left = 0, bytes = 0;
    int64_t result = 1, source = 1;
    for (int d = 0; d < DIMS; d++) {
        size[d] = r->axis[d].from;
        left += !r->axis[d].same;
        result *= r->axis[d].to;
        source *= r->axis[d].from;
    }
    const void *from = th_data(input);
    void *made = NULL;
    if (!left)
        memcpy(th_data(output), from, (size_t)(output->numel * item));
    for (int i = 0; i < DIMS; i++) {
        const int d = result >= source ? DIMS - 1 - i : i;
        pixel_pass p = {.axis = &r->axis[d], .inner = r->inside, .from = from};
        if (p.axis->same)
            continue;
        int64_t outer = images;
        for (int e = 0; e < DIMS; e++)
            *(e < d ? &outer : &p.inner) *= e == d ? 1 : size[e];
        size[d] = p.axis->to;
        const int64_t rows = outer * size[d], now = rows * p.inner * item;
        p.to = --left ? th_allocate(now) : th_data(output);
        if (p.to)
            th_parallel(rows, (double)(p.axis->taps * p.inner) / 2 + 2,
                        output->dtype == TH_FLOAT ? pixel_rows_float : pixel_rows_double, &p);
        th_release(made, bytes);
        if (!p.to)
            return -1;
        from = made = left ? p.to : NULL;
        bytes = now;
    }
    return 0;
}

static int run(resampling *r, tensor *output, const tensor *input) {
    if (!output->numel)
        return 0;
    int failed = make_tables(r, output->dtype);
    if (failed)
        return -1;
    if (output->device != TH_CPU) {
        failed = on_gpu(r, output, input);
    } else if (!(input->contiguous && output->contiguous)) {
        r->inside = input->size[1];
        failed = run_pixels(r, output, input);
    } else {
        r->input = th_data(input);
        r->output = th_data(output);
        th_parallel(r->planes, (double)r->room,
                    output->dtype == TH_FLOAT ? planes_float : planes_double, r);
    }
    th_release(r->axis[0].weight, r->table_bytes);
    return r->failed ? th_fail(TH_MEMORY, "%s: cannot allocate working memory", r->op) : failed;
}

static int shape(extent *result, resampling *r, const tensor *t, ints size, int64_t mode,
                 const tensor *scales) {
    if (read_planes(r, t, size, mode, scales))
        return -1;
    *result = th_extent(t);
    memcpy(result->size + 2, size.at, (size_t)size.count * sizeof(int64_t));
    return th_count(result->ndim, result->size) < 0 ? -1 : 0;
}

int shape_resample(extent *result, const tensor *input, const tensor *scales, ints size,
                   int64_t mode, bool align_corners) {
    resampling r = {.op = "resample", .align = align_corners};
    return shape(result, &r, input, size, mode, scales);
}

int cpu_resample(tensor *output, const tensor *input, const tensor *scales, ints size, int64_t mode,
                 bool align_corners) {
    resampling r = {.op = "resample", .align = align_corners};
    return read_planes(&r, input, size, mode, scales) ? -1 : run(&r, output, input);
}

int shape_resample_input(extent *result, const tensor *grad_output, const tensor *scales, ints size,
                         int64_t mode, bool align_corners) {
    resampling r = {.op = "resample_input", .align = align_corners, .adjoint = true};
    return shape(result, &r, grad_output, size, mode, scales);
}

int cpu_resample_input(tensor *output, const tensor *grad_output, const tensor *scales, ints size,
                       int64_t mode, bool align_corners) {
    resampling r = {.op = "resample_input", .align = align_corners, .adjoint = true};
    return read_planes(&r, grad_output, size, mode, scales) ? -1 : run(&r, output, grad_output);
}

/* A row of bytes has no nearest mode. */
int shape_resample_bytes(extent *result, const tensor *input, const tensor *scales, ints size,
                         int64_t mode, bool align_corners, bool antialias) {
    resampling r = {.op = "resample_bytes", .align = align_corners, .smooth = antialias};
    return shape(result, &r, input, size, LINEAR + mode, scales);
}

int cpu_resample_bytes(tensor *output, const tensor *input, const tensor *scales, ints size,
                       int64_t mode, bool align_corners, bool antialias) {
    resampling r = {.op = "resample_bytes", .align = align_corners, .smooth = antialias};
    return read_planes(&r, input, size, LINEAR + mode, scales) ? -1
                                                               : run_layouts(&r, output, input);
}
