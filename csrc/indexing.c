/* indexing.c: elements picked by index tensors and masks, and the gradients of views that pick. */
#include <string.h>

#include "generated/ops.h"

/* Elements are moved by their size alone, whatever they mean. */
#define EACH_SIZE(BODY)                                                                            \
    BODY(1, uint8_t)                                                                               \
    BODY(2, uint16_t)                                                                              \
    BODY(4, uint32_t)                                                                              \
    BODY(8, uint64_t)

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

static int take_sizes(const char *op, extent *result, const int64_t *size, int64_t ndim) {
    if (ndim < 1 || ndim > TH_MAX_DIM)
        return th_fail(TH_VALUE, "%s: %lld sizes are given; need 1 to %d", op, (long long)ndim,
                       TH_MAX_DIM);
    result->ndim = (int)ndim;
    memcpy(result->size, size, (size_t)ndim * sizeof(int64_t));
    return th_count(result->ndim, size) < 0 ? -1 : 0;
}

static int check_indices(const char *op, const tensor *index, int64_t dim, int64_t size) {
    const int64_t *at = th_data(index);
    for (int64_t i = 0; i < index->numel; i++)
        if (at[i] < 0 || at[i] >= size)
            return th_fail(TH_INDEX, "%s: index[%lld] is %lld, but input.size(%lld) is %lld", op,
                           (long long)i, (long long)at[i], (long long)dim, (long long)size);
    return 0;
}

/* Blocks of bytes that the indices of one dimension name, in contiguous tensors. */
typedef struct blocks {
    const char *from;
    char *to;
    const int64_t *index;
    int64_t count, size, bytes; /* indices, slices to choose from, bytes of one */
} blocks;

/* Another thread may write an index after it was checked: it is compared once more where it is
   used. */
#define COPY_SIZE(bytes, T)                                                                        \
    static void copy_##T(const blocks *b, int64_t begin, int64_t end) {                            \
        while (begin < end) {                                                                      \
            const int64_t first = begin % b->count, left = b->count - first;                       \
            const int64_t *index = b->index + first;                                               \
            const int64_t count = end - begin < left ? end - begin : left;                         \
            const T *from = (const T *)b->from + begin / b->count * b->size;                       \
            for (int64_t i = 0; i < count; i++)                                                    \
                if ((uint64_t)index[i] < (uint64_t)b->size)                                        \
                    ((T *)b->to)[begin + i] = from[index[i]];                                      \
            begin += count;                                                                        \
        }                                                                                          \
    }
EACH_SIZE(COPY_SIZE)

static void copy_blocks(int64_t begin, int64_t end, void *context) {
    const blocks *b = context;
    switch (b->bytes) {
#define COPY_CASE(bytes, T)                                                                        \
    case bytes:                                                                                    \
        return copy_##T(b, begin, end);
        EACH_SIZE(COPY_CASE)
    default:
        for (int64_t i = begin; i < end; i++) {
            const int64_t at = b->index[i % b->count], outer = i / b->count * b->size;
            if ((uint64_t)at < (uint64_t)b->size)
                memcpy(b->to + i * b->bytes, b->from + (outer + at) * b->bytes, (size_t)b->bytes);
        }
    }
}

int th_index_select_shape(extent *result, const tensor *input, int64_t dim, const tensor *index) {
    const int64_t along = th_wrap_dim("index_select", dim, input->ndim);
    if (along < 0)
        return -1;
    if (index->ndim != 1)
        return th_fail(TH_RUNTIME, "index_select: index is %s; need one dimension",
                       th_describe(index));
    take_size(result, input);
    result->size[along] = index->size[0];
    return 0;
}

/* A few slices of a large input with strides: copied one by one, not after the whole input. */
static int select_slices(tensor *output, const tensor *input, int64_t dim, const tensor *index) {
    const int64_t *at = th_data(index);
    for (int64_t i = 0; i < index->numel; i++) {
        tensor *to = th_alias(output), *from = th_alias(input);
        int failed = to && from && !th_select_view(to, dim, i) && !th_select_view(from, dim, at[i])
                   ? 0 : -1;
        if (!failed) {
            th_update(to);
            th_update(from);
            failed = th_copy(to, from);
        }
        th_drop(to);
        th_drop(from);
        if (failed)
            return -1;
    }
    return 0;
}

static int select_blocks(tensor *output, const tensor *input, int64_t dim, const tensor *index) {
    tensor *from = th_contiguous((tensor *)input), *to = th_contiguous(output);
    const int failed = from && to ? 0 : -1;
    if (!failed && output->numel) {
        blocks b = {th_data(from), th_data(to), th_data(index), index->numel, input->size[dim],
                    th_item_size[input->dtype]};
        for (int64_t d = dim + 1; d < input->ndim; d++)
            b.bytes *= input->size[d];
        const int64_t moved = output->numel * th_item_size[input->dtype] / b.bytes;
        th_parallel(moved, TH_PARALLEL * 4 / b.bytes + 1, copy_blocks, &b);
    }
    th_drop(from);
    return deliver(output, to, failed);
}

int th_index_select_cpu(tensor *output, const tensor *input, int64_t dim, const tensor *index) {
    tensor *at = th_contiguous((tensor *)index);
    const int64_t along = th_wrap_dim("index_select", dim, input->ndim);
    int failed = !at || check_indices("index_select", at, along, input->size[along]) ? -1 : 0;
    if (!failed && !input->contiguous && output->numel < input->numel)
        failed = select_slices(output, input, along, at);
    else if (!failed)
        failed = select_blocks(output, input, along, at);
    th_drop(at);
    return failed;
}

int th_gather_shape(extent *result, const tensor *input, int64_t dim, const tensor *index) {
    const int64_t along = th_wrap_dim("gather", dim, input->ndim);
    if (along < 0)
        return -1;
    bool fits = index->ndim == input->ndim;
    for (int d = 0; fits && d < input->ndim; d++)
        fits = d == along || index->size[d] <= input->size[d];
    if (!fits)
        return th_fail(TH_RUNTIME, "gather: input is %s, index is %s; need as many dimensions, and "
                       "but for dimension %lld no larger ones", th_describe(input),
                       th_describe(index), (long long)along);
    take_size(result, index);
    return 0;
}

/* Lines along the last dimension of index; input has any strides. */
typedef struct lines {
    const tensor *input, *index;
    void *to;
    int64_t along;
} lines;

/* Where line number `line` begins in input, leaving out the dimension that the indices count. */
static int64_t line_offset(const lines *l, int64_t line) {
    int64_t offset = 0;
    for (int d = l->index->ndim - 2; d >= 0; d--) {
        offset += d == l->along ? 0 : line % l->index->size[d] * l->input->stride[d];
        line /= l->index->size[d];
    }
    return offset;
}

#define GATHER(bytes, T)                                                                           \
    static void gather_##T(int64_t begin, int64_t end, void *context) {                            \
        const lines *l = context;                                                                  \
        const int last = l->index->ndim - 1;                                                       \
        const int64_t count = l->index->size[last], size = l->input->size[l->along];               \
        const int64_t stride = l->input->stride[l->along];                                         \
        const int64_t step = last == l->along ? 0 : l->input->stride[last];                        \
        for (int64_t line = begin; line < end; line++) {                                           \
            const int64_t *index = (const int64_t *)th_data(l->index) + line * count;              \
            const T *from = (const T *)th_data(l->input) + line_offset(l, line);                   \
            T *to = (T *)l->to + line * count;                                                     \
            for (int64_t i = 0; i < count; i++)                                                    \
                if ((uint64_t)index[i] < (uint64_t)size)                                           \
                    to[i] = from[i * step + index[i] * stride];                                    \
        }                                                                                          \
    }
EACH_SIZE(GATHER)

int th_gather_cpu(tensor *output, const tensor *input, int64_t dim, const tensor *index) {
    const int64_t along = th_wrap_dim("gather", dim, input->ndim);
    tensor *at = th_contiguous((tensor *)index), *to = th_contiguous(output);
    const int failed =
        !at || !to || check_indices("gather", at, along, input->size[along]) ? -1 : 0;
    if (!failed && output->numel) {
        lines l = {input, at, th_data(to), along};
        const int64_t count = at->size[at->ndim - 1], grain = TH_PARALLEL / 2 / count + 1;
        switch (th_item_size[input->dtype]) {
#define GATHER_CASE(bytes, T)                                                                      \
    case bytes:                                                                                    \
        th_parallel(at->numel / count, grain, gather_##T, &l);                                     \
        break;
            EACH_SIZE(GATHER_CASE)
        }
    }
    th_drop(at);
    return deliver(output, to, failed);
}

/* mask as input's size, contiguous. */
static tensor *whole_mask(const tensor *input, const tensor *mask) {
    tensor *view = th_alias(mask), *whole = NULL;
    if (view && !th_expand_view(view, input->size, input->ndim)) {
        th_update(view);
        whole = th_contiguous(view);
    }
    th_drop(view);
    return whole;
}

int th_masked_select_shape(extent *result, const tensor *input, const tensor *mask) {
    const int added = input->ndim - mask->ndim;
    bool fits = added >= 0;
    for (int d = 0; fits && d < mask->ndim; d++)
        fits = mask->size[d] == 1 || mask->size[d] == input->size[d + added];
    if (!fits)
        return th_fail(TH_RUNTIME, "masked_select: input is %s, mask is %s; need mask to broadcast "
                       "to input", th_describe(input), th_describe(mask));
    tensor *whole = whole_mask(input, mask);
    if (!whole)
        return -1;
    const uint8_t *on = th_data(whole);
    int64_t count = 0;
    for (int64_t i = 0; i < whole->numel; i++)
        count += on[i] != 0;
    th_drop(whole);
    *result = (extent){1, {count}};
    return 0;
}

/* Another thread may write the mask after it was counted: what is missing is 0, what is over is
   left. */
#define PICK(bytes, T)                                                                             \
    static void pick_##T(const uint8_t *mask, int64_t size, const T *from, T *to, int64_t count) { \
        int64_t found = 0;                                                                         \
        for (int64_t i = 0; i < size && found < count; i++)                                        \
            if (mask[i])                                                                           \
                to[found++] = from[i];                                                             \
        memset(to + found, 0, (size_t)(count - found) * sizeof(T));                                \
    }
EACH_SIZE(PICK)

int th_masked_select_cpu(tensor *output, const tensor *input, const tensor *mask) {
    tensor *whole = whole_mask(input, mask);
    tensor *from = th_contiguous((tensor *)input), *to = th_contiguous(output);
    const int failed = whole && from && to ? 0 : -1;
    if (!failed && output->numel) {
        switch (th_item_size[input->dtype]) {
#define PICK_CASE(bytes, T)                                                                        \
    case bytes:                                                                                    \
        pick_##T(th_data(whole), from->numel, th_data(from), th_data(to), to->numel);              \
        break;
            EACH_SIZE(PICK_CASE)
        }
    }
    th_drop(whole);
    th_drop(from);
    return deliver(output, to, failed);
}

/* Zero is zero bits, but in floating types the sign does not count. */
static uint64_t meaning(dtype type) {
    const uint64_t all = ~UINT64_C(0);
    if (!th_is_floating(type))
        return all;
    return type == TH_HALF ? 0x7fff : type == TH_FLOAT ? 0x7fffffff : all >> 1;
}

#define NONZERO(bytes, T)                                                                          \
    static int64_t count_##T(const T *from, int64_t size, T bits) {                                \
        int64_t count = 0;                                                                         \
        for (int64_t i = 0; i < size; i++)                                                         \
            count += (from[i] & bits) != 0;                                                        \
        return count;                                                                              \
    }                                                                                              \
    static void find_##T(const tensor *t, T bits, int64_t *to, int64_t count) {                    \
        const T *from = th_data(t);                                                                \
        int64_t found = 0;                                                                         \
        for (int64_t i = 0; i < t->numel && found < count; i++) {                                  \
            if (!(from[i] & bits))                                                                 \
                continue;                                                                          \
            int64_t left = i;                                                                      \
            for (int d = t->ndim - 1; d >= 0; d--) {                                               \
                to[found * t->ndim + d] = left % t->size[d];                                       \
                left /= t->size[d];                                                                \
            }                                                                                      \
            found++;                                                                               \
        }                                                                                          \
        memset(to + found * t->ndim, 0, (size_t)((count - found) * t->ndim) * sizeof(int64_t));    \
    }
EACH_SIZE(NONZERO)

int th_nonzero_shape(extent *result, const tensor *input) {
    tensor *from = th_contiguous((tensor *)input);
    if (!from)
        return -1;
    const uint64_t bits = meaning(input->dtype);
    *result = (extent){2, {0, input->ndim}};
    switch (th_item_size[input->dtype]) {
#define COUNT_CASE(bytes, T)                                                                       \
    case bytes:                                                                                    \
        result->size[0] = count_##T(th_data(from), from->numel, (T)bits);                          \
        break;
        EACH_SIZE(COUNT_CASE)
    }
    th_drop(from);
    return 0;
}

int th_nonzero_cpu(tensor *output, const tensor *input) {
    tensor *from = th_contiguous((tensor *)input), *to = th_contiguous(output);
    const int failed = from && to ? 0 : -1;
    const uint64_t bits = meaning(input->dtype);
    if (!failed && output->numel) {
        switch (th_item_size[input->dtype]) {
#define FIND_CASE(bytes, T)                                                                        \
    case bytes:                                                                                    \
        find_##T(from, (T)bits, th_data(to), to->size[0]);                                         \
        break;
            EACH_SIZE(FIND_CASE)
        }
    }
    th_drop(from);
    return deliver(output, to, failed);
}

/* The part of a tensor of that size which basic indexing names, with the size that grad must have.
   */
static tensor *indexed(const char *op, const tensor *whole, const tensor *grad, const int64_t *spec,
                       int spec_length) {
    tensor *part = th_alias(whole);
    if (!part || th_index_view(part, spec, spec_length)) {
        th_drop(part);
        return NULL;
    }
    th_update(part);
    if (th_same_size(part, grad))
        return part;
    th_fail(TH_RUNTIME, "%s: grad_output is %s, the indexed part is %s; need the same size", op,
            th_describe(grad), th_describe(part));
    th_drop(part);
    return NULL;
}

static int check_index_input(int64_t ndim, int length) {
    if (ndim >= 1 && ndim <= TH_MAX_DIM && ndim <= length)
        return 0;
    return th_fail(TH_VALUE, "index_input: ndim is %lld of %d ints; need 1 to %d", (long long)ndim,
                   length, TH_MAX_DIM);
}

int th_index_input_shape(extent *result, const tensor *grad_output, int64_t ndim,
                         const int64_t *size_and_spec, int size_and_spec_length) {
    (void)grad_output;
    return check_index_input(ndim, size_and_spec_length)
        || take_sizes("index_input", result, size_and_spec, ndim) ? -1 : 0;
}

int th_index_input_cpu(tensor *output, const tensor *grad_output, int64_t ndim,
                       const int64_t *size_and_spec, int size_and_spec_length) {
    tensor *part = indexed("index_input", output, grad_output, size_and_spec + ndim,
                           size_and_spec_length - (int)ndim);
    const int failed = part && !th_zero(output) ? th_copy(part, grad_output) : -1;
    th_drop(part);
    return failed;
}

int th_unfold_input_shape(extent *result, const tensor *grad_output, int64_t dimension,
                          int64_t length, int64_t step, const int64_t *size, int size_length) {
    if (take_sizes("unfold_input", result, size, size_length))
        return -1;
    const int64_t dim = th_wrap_dim("unfold_input", dimension, size_length);
    if (dim < 0)
        return -1;
    bool fits = grad_output->ndim == size_length + 1 && length >= 1 && step >= 1
             && length <= size[dim] && grad_output->size[size_length] == length
             && grad_output->size[dim] == (size[dim] - length) / step + 1;
    for (int d = 0; fits && d < size_length; d++)
        fits = d == dim || grad_output->size[d] == size[d];
    if (!fits)
        return th_fail(TH_RUNTIME,
                       "unfold_input: grad_output is %s, dimension is %lld, length is %lld, step "
                       "is %lld, size is %s; need the size that unfold gives",
                       th_describe(grad_output), (long long)dimension, (long long)length,
                       (long long)step, th_sizes(size, size_length));
    return 0;
}

/* Adds one element of every window: they lie in `to` step apart, so that no two meet. */
#define ADD_WINDOWS(type, T)                                                                       \
    static void add_##T(char *const *at, const int64_t *move, int64_t count,                       \
                        const scalar *option) {                                                    \
        (void)option;                                                                              \
        for (int64_t i = 0; i < count; i++) {                                                      \
            T *to = (T *)(at[0] + i * move[0]);                                                    \
            *to = (T)(*to + *(const T *)(at[1] + i * move[1]));                                    \
        }                                                                                          \
    }
#define EACH_TYPE(BODY)                                                                            \
    BODY(TH_BYTE, uint8_t)                                                                         \
    BODY(TH_CHAR, int8_t)                                                                          \
    BODY(TH_SHORT, int16_t)                                                                        \
    BODY(TH_INT, int32_t)                                                                          \
    BODY(TH_LONG, int64_t)                                                                         \
    BODY(TH_FLOAT, float)                                                                          \
    BODY(TH_DOUBLE, double)
EACH_TYPE(ADD_WINDOWS)

static const loop add_loops[TH_DTYPES] = {
#define ADD_ENTRY(type, T) [type] = add_##T,
    EACH_TYPE(ADD_ENTRY)};

int th_unfold_input_cpu(tensor *output, const tensor *grad_output, int64_t dimension,
                        int64_t length, int64_t step, const int64_t *size, int size_length) {
    const int64_t dim = th_wrap_dim("unfold_input", dimension, size_length);
    int failed = th_zero(output);
    (void)size;
    for (int64_t i = 0; i < length && !failed; i++) {
        tensor *to = th_alias(output), *from = th_alias(grad_output);
        failed = to && from && !th_unfold_view(to, dim, length, step)
              && !th_select_view(to, size_length, i) && !th_select_view(from, size_length, i)
               ? 0 : -1;
        if (!failed) {
            th_update(to);
            th_update(from);
            failed = th_iterate(2, (const operand[]){{to, NULL}, {from, NULL}},
                                add_loops[output->dtype], NULL);
        }
        th_drop(to);
        th_drop(from);
    }
    return failed;
}
