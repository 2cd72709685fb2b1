/* scatter.c: elements written or added where index tensors and masks say; output already holds the
   input. */
#include <string.h>

#include "generated/ops.h"

#define EACH_SIZE(BODY)                                                                            \
    BODY(1, uint8_t)                                                                               \
    BODY(2, uint16_t)                                                                              \
    BODY(4, uint32_t)                                                                              \
    BODY(8, uint64_t)
#define EACH_TYPE(BODY)                                                                            \
    BODY(TH_BYTE, uint8_t, byte)                                                                   \
    BODY(TH_CHAR, int8_t, char)                                                                    \
    BODY(TH_SHORT, int16_t, short)                                                                 \
    BODY(TH_INT, int32_t, int)                                                                     \
    BODY(TH_LONG, int64_t, long)                                                                   \
    BODY(TH_FLOAT, float, float)                                                                   \
    BODY(TH_DOUBLE, double, double)

static int deliver(tensor *output, tensor *result, int failed) {
    if (!failed && result && result != output)
        failed = th_copy(output, result);
    th_drop(result);
    return failed;
}

static void take_size(extent *result, const tensor *t) {
    result->ndim = t->ndim;
    for (int d = 0; d < t->ndim; d++)
        result->size[d] = t->size[d];
}

static int check_indices(const char *op, const tensor *index, int64_t dim, int64_t size) {
    const int64_t *at = th_data(index);
    for (int64_t i = 0; i < index->numel; i++)
        if (at[i] < 0 || at[i] >= size)
            return th_fail(TH_INDEX, "%s: index[%lld] is %lld, but input.size(%lld) is %lld", op,
                           (long long)i, (long long)at[i], (long long)dim, (long long)size);
    return 0;
}

/* What is read while output is written lies elsewhere: t contiguous, or a copy. */
static tensor *apart(const tensor *output, const tensor *t) {
    return th_overlaps(output, t) ? th_clone(t) : th_contiguous((tensor *)t);
}

/* value as one element of output's type. */
static int element(const tensor *output, scalar value, uint64_t *bits) {
    tensor *one = th_new(TH_CPU, output->dtype, 1, (const int64_t[]){1});
    if (!one)
        return -1;
    const int failed = th_fill(one, value);
    *bits = 0;
    memcpy(bits, th_data(one), th_item_size[output->dtype]);
    th_drop(one);
    return failed;
}

/* Slices along a dimension that a vector names: contiguous [outer, size, inner] and [outer, count,
   inner]. */
typedef struct slices {
    char *to;
    const char *from;
    const int64_t *index;
    int64_t outer, size, inner, count;
    int item;
    dtype type;
    uint64_t value;
} slices;

typedef void (*slice_body)(const slices *, int64_t to, int64_t from);

static void copy_slice(const slices *s, int64_t to, int64_t from) {
    memcpy(s->to + to * s->item, s->from + from * s->item, (size_t)(s->inner * s->item));
}

static void fill_slice(const slices *s, int64_t to, int64_t from) {
    (void)from;
    switch (s->item) {
#define FILL_CASE(bytes, T)                                                                        \
    case bytes:                                                                                    \
        for (int64_t i = 0; i < s->inner; i++)                                                     \
            ((T *)s->to)[to + i] = (T)s->value;                                                    \
        break;
        EACH_SIZE(FILL_CASE)
    }
}

#define ADD_SLICE(type, T, name)                                                                   \
    CLONES static void add_##name(T *to, const T *from, int64_t count) {                           \
        for (int64_t i = 0; i < count; i++)                                                        \
            to[i] = (T)(to[i] + from[i]);                                                          \
    }
EACH_TYPE(ADD_SLICE)

static void add_slice(const slices *s, int64_t to, int64_t from) {
    switch (s->type) {
#define ADD_CASE(type, T, name)                                                                    \
    case type:                                                                                     \
        add_##name((T *)s->to + to, (const T *)s->from + from, s->inner);                          \
        break;
        EACH_TYPE(ADD_CASE)
    default:
        break;
    }
}

/* In the order of the indices, so that a repeated one always gives the same result. Another thread
   may write an index after it was checked: it is compared once more where it is used. */
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
    const int64_t along = th_wrap_dim(op, dim, input->ndim);
    if (along < 0)
        return -1;
    if (index->ndim != 1)
        return th_fail(TH_RUNTIME, "%s: index is %s; need one dimension", op, th_describe(index));
    bool fits = !source || source->ndim == input->ndim;
    for (int d = 0; source && fits && d < input->ndim; d++)
        fits = source->size[d] == (d == along ? index->size[0] : input->size[d]);
    if (!fits)
        return th_fail(TH_RUNTIME,
                       "%s: input is %s, index is %s, source is %s; need source of input's size, "
                       "but with source.size(%lld) == index.size(0)",
                       op, th_describe(input), th_describe(index), th_describe(source),
                       (long long)along);
    take_size(result, input);
    return 0;
}

static int write_slices(const char *op, tensor *output, int64_t dim, const tensor *index,
                        const tensor *source, uint64_t value, slice_body body) {
    const int64_t along = th_wrap_dim(op, dim, output->ndim);
    tensor *at = apart(output, index), *from = source ? apart(output, source) : NULL;
    int failed = !at || (source && !from)
              || check_indices(op, at, along, output->size[along]) ? -1 : 0;
    tensor *to = failed ? NULL : th_contiguous(output);
    if (!failed && to && output->numel) {
        slices s = {th_data(to), from ? th_data(from) : NULL, th_data(at), 1, output->size[along],
                    1, at->numel, th_item_size[output->dtype], output->dtype, value};
        for (int64_t d = 0; d < output->ndim; d++)
            *(d < along ? &s.outer : &s.inner) *= d == along ? 1 : output->size[d];
        each_slice(&s, body);
    }
    th_drop(at);
    th_drop(from);
    return deliver(output, to, failed || !to ? -1 : 0);
}

int th_index_add_shape(extent *result, const tensor *input, int64_t dim, const tensor *index,
                       const tensor *source) {
    return slices_shape("index_add", result, input, dim, index, source);
}

int th_index_add_cpu(tensor *output, int64_t dim, const tensor *index, const tensor *source) {
    return write_slices("index_add", output, dim, index, source, 0, add_slice);
}

int th_index_copy_shape(extent *result, const tensor *input, int64_t dim, const tensor *index,
                        const tensor *source) {
    return slices_shape("index_copy", result, input, dim, index, source);
}

int th_index_copy_cpu(tensor *output, int64_t dim, const tensor *index, const tensor *source) {
    return write_slices("index_copy", output, dim, index, source, 0, copy_slice);
}

int th_index_fill_shape(extent *result, const tensor *input, int64_t dim, const tensor *index,
                        scalar value) {
    (void)value;
    return slices_shape("index_fill", result, input, dim, index, NULL);
}

int th_index_fill_cpu(tensor *output, int64_t dim, const tensor *index, scalar value) {
    uint64_t bits;
    if (element(output, value, &bits))
        return -1;
    return write_slices("index_fill", output, dim, index, NULL, bits, fill_slice);
}

/* Lines along the last dimension of index; output and source have any strides. */
typedef struct lines {
    tensor *output;
    const tensor *index, *source;
    int64_t along;
    uint64_t value;
} lines;

static int64_t line_offset(const lines *l, const tensor *t, int64_t line, int64_t skipped) {
    int64_t offset = 0;
    for (int d = l->index->ndim - 2; d >= 0; d--) {
        offset += d == skipped ? 0 : line % l->index->size[d] * t->stride[d];
        line /= l->index->size[d];
    }
    return offset;
}

/* One at a time and in order: places may meet, and then the later one stays. */
#define SCATTER(T, name, STORE)                                                                    \
    static void name(const lines *l) {                                                             \
        const int last = l->index->ndim - 1;                                                       \
        const int64_t count = l->index->size[last], size = l->output->size[l->along];              \
        const int64_t stride = l->output->stride[l->along];                                        \
        const int64_t step = last == l->along ? 0 : l->output->stride[last];                       \
        const int64_t from_step = l->source ? l->source->stride[last] : 0;                         \
        const T value = (T)l->value;                                                               \
        for (int64_t line = 0; line < l->index->numel / count; line++) {                           \
            const int64_t *index = (const int64_t *)th_data(l->index) + line * count;              \
            T *to = (T *)th_data(l->output) + line_offset(l, l->output, line, l->along);           \
            const T *from = &value;                                                                \
            if (l->source)                                                                         \
                from = (const T *)th_data(l->source) + line_offset(l, l->source, line, -1);        \
            for (int64_t i = 0; i < count; i++) {                                                  \
                if ((uint64_t)index[i] >= (uint64_t)size)                                          \
                    continue;                                                                      \
                T *place = to + i * step + index[i] * stride;                                      \
                *place = (T)(STORE from[i * from_step]);                                           \
            }                                                                                      \
        }                                                                                          \
    }
#define STORE_SIZE(bytes, T) SCATTER(T, store_##T, )
#define SUM_TYPE(type, T, name) SCATTER(T, sum_##name, *place +)
EACH_SIZE(STORE_SIZE)
EACH_TYPE(SUM_TYPE)

static void store_lines(const lines *l) {
    switch (th_item_size[l->output->dtype]) {
#define STORE_CASE(bytes, T)                                                                       \
    case bytes:                                                                                    \
        return store_##T(l);
        EACH_SIZE(STORE_CASE)
    }
}

static void sum_lines(const lines *l) {
    switch (l->output->dtype) {
#define SUM_CASE(type, T, name)                                                                    \
    case type:                                                                                     \
        return sum_##name(l);
        EACH_TYPE(SUM_CASE)
    default:
        break;
    }
}

static int lines_shape(const char *op, extent *result, const tensor *input, int64_t dim,
                       const tensor *index, const tensor *source) {
    const int64_t along = th_wrap_dim(op, dim, input->ndim);
    if (along < 0)
        return -1;
    bool fits = index->ndim == input->ndim && (!source || source->ndim == input->ndim);
    for (int d = 0; fits && d < input->ndim; d++)
        fits = (d == along || index->size[d] <= input->size[d])
            && (!source || index->size[d] <= source->size[d]);
    if (!fits)
        return th_fail(TH_RUNTIME,
                       "%s: input is %s, index is %s, source is %s; need as many dimensions, and "
                       "index no larger than source nor, but for dimension %lld, than input",
                       op, th_describe(input), th_describe(index),
                       source ? th_describe(source) : "a number", (long long)along);
    take_size(result, input);
    return 0;
}

static int write_lines(const char *op, tensor *output, int64_t dim, const tensor *index,
                       const tensor *source, uint64_t value, void (*body)(const lines *)) {
    const int64_t along = th_wrap_dim(op, dim, output->ndim);
    tensor *at = apart(output, index), *from = source ? apart(output, source) : NULL;
    const int failed = !at || (source && !from)
                    || check_indices(op, at, along, output->size[along]) ? -1 : 0;
    if (!failed && at->numel)
        body(&(lines){output, at, from, along, value});
    th_drop(at);
    th_drop(from);
    return failed;
}

int th_scatter_shape(extent *result, const tensor *input, int64_t dim, const tensor *index,
                     const tensor *source, scalar source_number) {
    (void)source_number;
    return lines_shape("scatter", result, input, dim, index, source);
}

int th_scatter_cpu(tensor *output, int64_t dim, const tensor *index, const tensor *source,
                   scalar source_number) {
    uint64_t bits = 0;
    if (!source && element(output, source_number, &bits))
        return -1;
    return write_lines("scatter", output, dim, index, source, bits, store_lines);
}

int th_scatter_add_shape(extent *result, const tensor *input, int64_t dim, const tensor *index,
                         const tensor *source) {
    return lines_shape("scatter_add", result, input, dim, index, source);
}

int th_scatter_add_cpu(tensor *output, int64_t dim, const tensor *index, const tensor *source) {
    return write_lines("scatter_add", output, dim, index, source, 0, sum_lines);
}

static int mask_shape(const char *op, extent *result, const tensor *input, const tensor *mask) {
    const int added = input->ndim - mask->ndim;
    bool fits = added >= 0;
    for (int d = 0; fits && d < mask->ndim; d++)
        fits = mask->size[d] == 1 || mask->size[d] == input->size[d + added];
    if (!fits)
        return th_fail(TH_RUNTIME, "%s: input is %s, mask is %s; need mask to broadcast to input",
                       op, th_describe(input), th_describe(mask));
    take_size(result, input);
    return 0;
}

/* mask as output's size, contiguous and apart from it. */
static tensor *whole_mask(const tensor *output, const tensor *mask) {
    tensor *view = th_alias(mask), *whole = NULL;
    if (view && !th_expand_view(view, output->size, output->ndim)) {
        th_update(view);
        whole = apart(output, view);
    }
    th_drop(view);
    return whole;
}

#define MASKED(bytes, T)                                                                           \
    CLONES static void fill_##T(const uint8_t *mask, T *to, int64_t count, T value) {              \
        for (int64_t i = 0; i < count; i++)                                                        \
            to[i] = mask[i] ? value : to[i];                                                       \
    }                                                                                              \
    static void place_##T(const uint8_t *mask, T *to, int64_t count, const T *from,                \
                          int64_t available) {                                                     \
        int64_t used = 0;                                                                          \
        for (int64_t i = 0; i < count && used < available; i++)                                    \
            if (mask[i])                                                                           \
                to[i] = from[used++];                                                              \
    }
EACH_SIZE(MASKED)

int th_masked_fill_shape(extent *result, const tensor *input, const tensor *mask, scalar value) {
    (void)value;
    return mask_shape("masked_fill", result, input, mask);
}

int th_masked_fill_cpu(tensor *output, const tensor *mask, scalar value) {
    uint64_t bits;
    if (element(output, value, &bits))
        return -1;
    tensor *whole = whole_mask(output, mask), *to = th_contiguous(output);
    const int failed = whole && to ? 0 : -1;
    if (!failed && output->numel) {
        switch (th_item_size[output->dtype]) {
#define MASK_FILL_CASE(bytes, T)                                                                   \
    case bytes:                                                                                    \
        fill_##T(th_data(whole), th_data(to), to->numel, (T)bits);                                 \
        break;
            EACH_SIZE(MASK_FILL_CASE)
        }
    }
    th_drop(whole);
    return deliver(output, to, failed);
}

int th_masked_copy_shape(extent *result, const tensor *input, const tensor *mask,
                         const tensor *source) {
    (void)source;
    return mask_shape("masked_copy", result, input, mask);
}

static int check_enough(const tensor *whole, const tensor *source) {
    const uint8_t *on = th_data(whole);
    int64_t count = 0;
    for (int64_t i = 0; i < whole->numel; i++)
        count += on[i] != 0;
    if (count <= source->numel)
        return 0;
    return th_fail(TH_RUNTIME, "masked_copy: source is %s, mask has %lld elements set; need "
                   "source.numel() >= %lld", th_describe(source), (long long)count,
                   (long long)count);
}

int th_masked_copy_cpu(tensor *output, const tensor *mask, const tensor *source) {
    tensor *whole = whole_mask(output, mask), *from = apart(output, source);
    tensor *to = th_contiguous(output);
    const int failed = whole && from && to ? check_enough(whole, from) : -1;
    if (!failed && output->numel) {
        switch (th_item_size[output->dtype]) {
#define MASK_COPY_CASE(bytes, T)                                                                   \
    case bytes:                                                                                    \
        place_##T(th_data(whole), th_data(to), to->numel, th_data(from), from->numel);             \
        break;
            EACH_SIZE(MASK_COPY_CASE)
        }
    }
    th_drop(whole);
    th_drop(from);
    return deliver(output, to, failed);
}
