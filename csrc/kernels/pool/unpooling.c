/* unpooling.c: moves elements to and from the positions in a pooling's indices. */
#include "unpooling.h"

#include "kernels/gpu/pooling.h"
#include "kernels/index/index_check.h"
#include "kernels/pool/windows.h"
#include "walk/dense.h"
#include "walk/loop.h"

#define TEMPLATE "kernels/pool/winner_planes.h"
#include "base/each/floating.h"

static int places(windows *w, tensor *output, const tensor *input, const tensor *indices,
                  winners how) {
    static const th_range single[] = {add_planes_float, set_planes_float, gather_planes_float,
                                      get_planes_float};
    static const th_range twice[] = {add_planes_double, set_planes_double, gather_planes_double,
                                     get_planes_double};
    if (!output->numel)
        return 0;
    w->from = th_data(input);
    w->to = th_data(output);
    w->index = th_data(indices);
    if (output->device != TH_CPU)
        return th_gpu_pool_winners(w, output, indices, how);
    return th_pool_run(w, output->dtype == TH_FLOAT ? single[how] : twice[how], w);
}

static int check_indices(const windows *w, const tensor *indices) {
    const int64_t size = th_pool_volume(w->size);
    bad_index first;
    if (!th_find_outside(indices, size, &first))
        return 0;
    return th_fail(TH_INDEX, "%s: indices[%lld] is %lld, but a plane has %lld elements", w->op,
                   (long long)first.place, (long long)first.value, (long long)size);
}

/* Set up a plane of indices as a plane of windows. */
static int read_indices(windows *w, const tensor *indices) {
    windows of = {.op = w->op};
    if (th_pool_planes(&of, indices, NULL))
        return -1;
    memcpy(w->result, of.size, sizeof(w->result));
    return 0;
}

/* Set up elements that go to planes of a given size. */
static int read_spread(windows *w, const char *name, const tensor *input, const tensor *indices,
                       const ints *size) {
    if (th_pool_planes(w, input, size))
        return -1;
    for (int d = 0; d < TH_POOL_DIMS; d++)
        if (w->size[d] < 0)
            return th_fail(TH_VALUE, "%s: size is %s; need 0 or more", w->op,
                           th_sizes(size->at, size->count));
    if (!th_same_size(input, indices))
        return th_fail(TH_RUNTIME, "%s: %s is %s, indices is %s; need the same size", w->op, name,
                       th_describe(input), th_describe(indices));
    return read_indices(w, indices);
}

static int shape_spread(extent *result, windows *w, const char *name, const tensor *input,
                        const tensor *indices, const ints *size) {
    if (read_spread(w, name, input, indices, size))
        return -1;
    th_pool_size(result, w, input, w->size);
    return th_count(result->ndim, result->size) < 0 ? -1 : check_indices(w, indices);
}

/* Set up elements read from planes at the places of indices. */
static int read_collection(windows *w, const char *name, const tensor *planes,
                           const tensor *indices) {
    if (th_pool_planes(w, planes, NULL))
        return -1;
    bool same = indices->ndim == planes->ndim;
    for (int d = 0; same && d < 2; d++)
        same = indices->size[d] == planes->size[d];
    if (!same)
        return th_fail(TH_RUNTIME, "%s: %s is %s, indices is %s; need the same batch and channels",
                       w->op, name, th_describe(planes), th_describe(indices));
    return read_indices(w, indices);
}

static int shape_collection(extent *result, windows *w, const char *name, const tensor *planes,
                            const tensor *indices) {
    if (read_collection(w, name, planes, indices))
        return -1;
    *result = th_extent(indices);
    return check_indices(w, indices);
}

int shape_max_pool_input(extent *result, const tensor *grad_output, const tensor *indices,
                         ints size) {
    windows w = {.op = "max_pool_input"};
    return shape_spread(result, &w, "grad_output", grad_output, indices, &size);
}

int cpu_max_pool_input(tensor *output, const tensor *grad_output, const tensor *indices,
                       ints size) {
    windows w = {.op = "max_pool_input"};
    return read_spread(&w, "grad_output", grad_output, indices, &size)
               ? -1
               : places(&w, output, grad_output, indices, TH_WINNERS_ADD);
}

int shape_max_pool_gather(extent *result, const tensor *input, const tensor *indices) {
    windows w = {.op = "max_pool_gather"};
    return shape_collection(result, &w, "input", input, indices);
}

int cpu_max_pool_gather(tensor *output, const tensor *input, const tensor *indices) {
    windows w = {.op = "max_pool_gather"};
    return read_collection(&w, "input", input, indices)
               ? -1
               : places(&w, output, input, indices, TH_WINNERS_GATHER);
}

int shape_max_unpool(extent *result, const tensor *input, const tensor *indices, ints size) {
    windows w = {.op = "$"};
    return shape_spread(result, &w, "input", input, indices, &size);
}

int cpu_max_unpool(tensor *output, const tensor *input, const tensor *indices, ints size) {
    windows w = {.op = "$"};
    return read_spread(&w, "input", input, indices, &size)
               ? -1
               : places(&w, output, input, indices, TH_WINNERS_SET);
}

/* The size of the planes whose windows gave `input`: output_size, or the usual one. */
static int unpooled_size(const tensor *input, const window_options *options, ints output_size,
                         int64_t *size) {
    const int dims = options->kernel.count, extra = output_size.count - dims;
    if (output_size.at && (extra < 0 || extra > 2))
        return th_fail(TH_VALUE, "$: output_size is %s; need %d ints, or the whole size",
                       th_sizes(output_size.at, output_size.count), dims);
    for (int d = 0; d < dims; d++) {
        const int64_t kernel = options->kernel.at[d], stride = options->stride.at[d];
        const int64_t padding = options->padding.at[d], count = input->size[2 + d];
        if (kernel != (int32_t)kernel || stride != (int32_t)stride || padding != (int32_t)padding
            || count > INT32_MAX)
            return th_fail(TH_VALUE,
                           "$: input is %s, kernel_size is %lld, stride is %lld, padding is %lld "
                           "for dimension %d; need numbers within %d",
                           th_describe(input), (long long)kernel, (long long)stride,
                           (long long)padding, d - dims, INT32_MAX);
        const int64_t usual = (count - 1) * stride - 2 * padding + kernel;
        size[d] = output_size.at ? output_size.at[extra + d] : usual;
        if (output_size.at && (size[d] <= usual - stride || size[d] >= usual + stride))
            return th_fail(TH_VALUE,
                           "$: output_size is %s, but the %lld windows of dimension %d are those "
                           "of %lld elements, give or take less than the stride %lld",
                           th_sizes(output_size.at + extra, dims), (long long)count, d - dims,
                           (long long)usual, (long long)stride);
    }
    return 0;
}

int shape_max_unpool_windows(extent *result, const tensor *input, const tensor *indices,
                             ints kernel_size, ints stride, ints padding, ints output_size) {
    int64_t size[TH_POOL_DIMS];
    const window_options options = {kernel_size, stride, padding, {0}};
    if (input->ndim != kernel_size.count + 2 || stride.count != kernel_size.count
        || padding.count != kernel_size.count || kernel_size.count > TH_POOL_DIMS)
        return th_fail(TH_RUNTIME,
                       "$: input is %s; need batch, channels and a number for each "
                       "dimension of a plane",
                       th_describe(input));
    return unpooled_size(input, &options, output_size, size)
               ? -1
               : shape_max_unpool(result, input, indices, (ints){size, kernel_size.count});
}

int cpu_max_unpool_windows(tensor *output, const tensor *input, const tensor *indices,
                           ints kernel_size, ints stride, ints padding, ints output_size) {
    (void)stride, (void)padding, (void)output_size;
    return cpu_max_unpool(output, input, indices, (ints){output->size + 2, kernel_size.count});
}

int shape_max_unpool_input(extent *result, const tensor *grad_output, const tensor *indices) {
    windows w = {.op = "max_unpool_input"};
    return shape_collection(result, &w, "grad_output", grad_output, indices);
}

int cpu_max_unpool_input(tensor *output, const tensor *grad_output, const tensor *indices) {
    windows w = {.op = "max_unpool_input"};
    return read_collection(&w, "grad_output", grad_output, indices)
               ? -1
               : places(&w, output, grad_output, indices, TH_WINNERS_GET);
}
