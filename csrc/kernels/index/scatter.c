/* scatter.c: writes or adds elements by index tensors; output already holds the input. */
#include "scatter.h"

#include <string.h>

#include "base/each.h"
#include "base/stream.h"
#include "kernels/index/index_check.h"
#include "scatter_reduce.h"
#include "walk/dense.h"

/* Slices that a vector of indices selects: contiguous [outer, size, inner] and [outer, count,
   inner]. */
typedef struct slices {
    char *to;
    const char *from;
    const int64_t *index;
    int64_t outer, size, inner, count;
    int item;
    dtype type;
    th_bits value;
} slices;

typedef void (*slice_body)(const slices *, int64_t to, int64_t from);

static void copy_slice(const slices *s, int64_t to, int64_t from) {
    memcpy(s->to + to * s->item, s->from + from * s->item, (size_t)(s->inner * s->item));
}

#define TEMPLATE "kernels/index/filled_slices.h"
#include "base/each/size.h"

static void fill_slice(const slices *s, int64_t to, int64_t from) {
    (void)from;
    switch (s->item) {
#define FILL_CASE(bytes, T) CASE_OF(bytes, fill_slice_##bytes(s, to))
        EACH_SIZE(FILL_CASE)
    }
}

#define TEMPLATE "kernels/index/added_slices.h"
#include "base/each/summed.h"
#define TEMPLATE "kernels/index/added_slices.h"
#include "base/each/truth.h"
#undef TEMPLATE

static void add_slice(const slices *s, int64_t to, int64_t from) {
    switch (s->type) {
#define ADD_CASE(type, T, name) CASE_OF(type, add_slice_##name(s, to, from))
        EACH_TRUTH(ADD_CASE)
        EACH_SUMMED(ADD_CASE)
    default: break;
    }
}

/* Process in the order of the indices, so that repeated ones are deterministic. */
static void each_slice(const slices *s, slice_body body) {
    for (int64_t o = 0; o < s->outer; o++)
        for (int64_t i = 0; i < s->count; i++) {
            const int64_t at = s->index[i];
            if ((uint64_t)at < (uint64_t)s->size)
                body(s, (o * s->size + at) * s->inner, (o * s->count + i) * s->inner);
        }
}

static int slices_shape(const char *op, extent *result, const tensor *input, int64_t dim,
                        const tensor *index, const tensor *source) {
    const int64_t along = th_check_slices(op, input, dim, index);
    if (along < 0)
        return -1;
    bool fits = !source || source->ndim == input->ndim
                || (source->ndim <= 1 && input->ndim <= 1); /* no dim counts as one of size 1 */
    for (int d = 0; source && fits && d < source->ndim; d++)
        fits = source->size[d] == (d == along ? index->size[0] : input->size[d]);
    if (!fits)
        return th_fail(TH_RUNTIME,
                       "%s: input is %s, index is %s, source is %s; need source.size(%lld) == "
                       "index.size(0) and the other sizes equal to input's",
                       op, th_describe(input), th_describe(index), th_describe(source),
                       (long long)along);
    *result = th_extent(input);
    return 0;
}

/* Return the bits of a number as an element. */
static th_bits bits_of(dtype type, scalar value) {
    th_bits bits = 0;
    th_write_scalar(&bits, type, value);
    return bits;
}

/* Lines along the last dimension of index; output and source may have any strides. */
typedef struct lines {
    tensor *output;
    const tensor *index, *source;
    int64_t along;
    th_bits value;
} lines;

typedef void (*line_body)(const lines *);

#define AHEAD 32 /* elements between one that is written and one that is prefetched */

/* The index is checked later, so the address may lie anywhere. */
static inline void prefetch(const void *to, int64_t i, int64_t step, int64_t index, int64_t stride,
                            uint64_t item) {
    const uint64_t along = (uint64_t)index * (uint64_t)stride, across = (uint64_t)(i * step);
    __builtin_prefetch((const void *)((uintptr_t)to + (along + across) * item), 1);
}

#define TEMPLATE "kernels/index/scattered_lines.h"
#define ADDS false
#include "base/each/size.h"
#undef ADDS
#define TEMPLATE "kernels/index/scattered_lines.h"
#define ADDS true
#include "base/each/summed.h"
#define TEMPLATE "kernels/index/scattered_lines.h"
#include "base/each/truth.h"
#undef ADDS
#undef TEMPLATE

static void store_lines(const lines *l) {
    switch (th_item_size[l->output->dtype]) {
#define STORE_CASE(bytes, T) CASE_OF(bytes, scatter_##bytes(l))
        EACH_SIZE(STORE_CASE)
    }
}

static void sum_lines(const lines *l) {
    switch (l->output->dtype) {
#define SUM_CASE(type, T, name) CASE_OF(type, scatter_##name(l))
        EACH_TRUTH(SUM_CASE)
        EACH_SUMMED(SUM_CASE)
    default: break;
    }
}

static int lines_shape(const char *op, extent *result, const tensor *input, int64_t dim,
                       const tensor *index, const tensor *source) {
    if (th_check_places(op, input, dim, index) < 0)
        return -1;
    bool fits = !source || source->ndim == index->ndim;
    for (int d = 0; source && fits && d < index->ndim; d++)
        fits = index->size[d] <= source->size[d];
    if (!fits)
        return th_fail(TH_RUNTIME,
                       "%s: index is %s, source is %s; need the same number of dimensions, and "
                       "source no smaller than index",
                       op, th_describe(index), th_describe(source));
    *result = th_extent(input);
    return 0;
}

static int write_lines(const char *op, tensor *output, int64_t dim, const tensor *index,
                       const tensor *source, th_bits value, line_body body) {
    const int64_t along = th_wrap_dim(op, dim, output->ndim);
    tensor *at = th_dense_disjoint(output, index);
    tensor *from = (tensor *)(uintptr_t)source; /* of any strides */
    if (source && th_overlaps(output, source))
        from = th_clone(source);
    else if (source)
        th_retain(from);
    const int failed = at && (from || !source) ? 0 : -1;
    if (!failed && at->numel)
        body(&(lines){output, at, from, along, value});
    th_drop(at);
    th_drop(from);
    return failed;
}

/* The slices of a vector are elements. Allocate all operands before writing the first element. */
static int write_slices(const char *op, tensor *output, int64_t dim, const tensor *index,
                        const tensor *source, th_bits value, slice_body body, line_body elements) {
    const int64_t along = th_wrap_dim(op, dim, output->ndim);
    if (output->ndim == 1 && index->ndim == 1 && (!source || source->ndim == 1))
        return write_lines(op, output, dim, index, source, value, elements);
    tensor *at = th_dense_disjoint(output, index), *to = th_contiguous(output);
    tensor *from = source ? th_dense_disjoint(output, source) : NULL;
    const int failed = at && to && (from || !source) ? 0 : -1;
    if (!failed && output->numel) {
        const around a = th_around(output, along);
        const slices s = {
            th_data(to), from ? th_data(from) : NULL, th_data(at),   a.outer, a.count, a.inner,
            at->numel,   th_item_size[output->dtype], output->dtype, value};
        each_slice(&s, body);
    }
    th_drop(at);
    th_drop(from);
    return th_deliver(output, to, failed);
}

int shape_index_add(extent *result, const tensor *input, int64_t dim, const tensor *index,
                    const tensor *source) {
    return slices_shape("index_add", result, input, dim, index, source);
}

int cpu_index_add(tensor *output, int64_t dim, const tensor *index, const tensor *source) {
    return write_slices("index_add", output, dim, index, source, 0, add_slice, sum_lines);
}

int shape_index_copy(extent *result, const tensor *input, int64_t dim, const tensor *index,
                     const tensor *source) {
    return slices_shape("index_copy", result, input, dim, index, source);
}

int cpu_index_copy(tensor *output, int64_t dim, const tensor *index, const tensor *source) {
    return write_slices("index_copy", output, dim, index, source, 0, copy_slice, store_lines);
}

int shape_index_fill(extent *result, const tensor *input, int64_t dim, const tensor *index,
                     scalar value) {
    if (th_check_scalar("index_fill", input->dtype, value))
        return -1;
    return slices_shape("index_fill", result, input, dim, index, NULL);
}

int cpu_index_fill(tensor *output, int64_t dim, const tensor *index, scalar value) {
    const th_bits bits = bits_of(output->dtype, value);
    return write_slices("index_fill", output, dim, index, NULL, bits, fill_slice, store_lines);
}

int shape_scatter(extent *result, const tensor *input, int64_t dim, const tensor *index,
                  const tensor *source, scalar source_number) {
    if (!source && th_check_scalar("scatter", input->dtype, source_number))
        return -1;
    return lines_shape("scatter", result, input, dim, index, source);
}

int cpu_scatter(tensor *output, int64_t dim, const tensor *index, const tensor *source,
                scalar source_number) {
    const th_bits bits = source ? 0 : bits_of(output->dtype, source_number);
    return write_lines("scatter", output, dim, index, source, bits, store_lines);
}

int shape_scatter_add(extent *result, const tensor *input, int64_t dim, const tensor *index,
                      const tensor *source) {
    return lines_shape("scatter_add", result, input, dim, index, source);
}

int cpu_scatter_add(tensor *output, int64_t dim, const tensor *index, const tensor *source) {
    const int64_t along = th_wrap_dim("scatter_add", dim, output->ndim);
    if (!th_is_complex((dtype)output->dtype) && th_index_run(output, index, along) > 1)
        return cpu_scatter_reduce(output, dim, index, source, 0, true);
    return write_lines("scatter_add", output, dim, index, source, 0, sum_lines);
}
