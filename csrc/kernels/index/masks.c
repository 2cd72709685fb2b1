/* masks.c: elements picked and written where masks say, and the places of those that are not 0. */
#include "masks.h"

#include <string.h>

#include "base/each.h"
#include "kernels/index/places.h"
#include "walk/dense.h"

/* Whether mask broadcasts to input. */
static int check_mask(const char *op, const tensor *input, const tensor *mask) {
    const int added = input->ndim - mask->ndim;
    bool fits = added >= 0;
    for (int d = 0; fits && d < mask->ndim; d++)
        fits = mask->size[d] == 1 || mask->size[d] == input->size[d + added];
    if (fits)
        return 0;
    return th_fail(TH_RUNTIME, "%s: input is %s, mask is %s; need mask to broadcast to input", op,
                   th_describe(input), th_describe(mask));
}

tensor *th_whole_mask(const tensor *t, const tensor *mask) {
    const tensor whole = th_expanded(mask, t->ndim, t->size);
    if (!whole.contiguous || th_overlaps(t, mask))
        return th_clone(&whole);
    return th_keep((tensor *)(uintptr_t)mask); /* the same elements in the same order */
}

CLONES static int64_t count_bytes(const uint8_t *on, int64_t step, int64_t count) {
    int64_t set = 0;
    for (int64_t i = 0; i < count; i++)
        set += on[i * step] != 0;
    return set;
}

/* The elements of t where mask, broadcast to it, is set: each of mask stands for as many. */
static int64_t count_set(const tensor *t, const tensor *mask) {
    if (!mask->numel)
        return 0;
    const int last = mask->ndim - 1;
    const int64_t count = mask->contiguous ? mask->numel : mask->size[last];
    const int64_t step = mask->contiguous ? 1 : mask->stride[last];
    int64_t set = 0;
    for (int64_t line = 0; line < mask->numel / count; line++)
        set += count_bytes((const uint8_t *)th_data(mask)
                               + (line ? th_line_offset(mask, mask, line, -1) : 0),
                           step, count);
    return set * (t->numel / mask->numel);
}

int shape_masked_select(extent *result, const tensor *input, const tensor *mask) {
    if (check_mask("masked_select", input, mask))
        return -1;
    *result = (extent){1, {count_set(input, mask)}};
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

int cpu_masked_select(tensor *output, const tensor *input, const tensor *mask) {
    tensor *whole = th_whole_mask(input, mask);
    tensor *from = th_dense(input), *to = th_dense_result(output);
    const int failed = whole && from && to ? 0 : -1;
    if (!failed && output->numel) {
        switch (th_item_size[input->dtype]) {
#define PICK_CASE(bytes, T)                                                                        \
    case bytes: pick_##T(th_data(whole), from->numel, th_data(from), th_data(to), to->numel); break;
            EACH_SIZE(PICK_CASE)
        }
    }
    th_drop(whole);
    th_drop(from);
    return th_deliver(output, to, failed);
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

int shape_masked_fill(extent *result, const tensor *input, const tensor *mask, scalar value) {
    *result = th_extent(input);
    if (check_mask("masked_fill", input, mask))
        return -1;
    return th_check_scalar("masked_fill", input->dtype, value);
}

int cpu_masked_fill(tensor *output, const tensor *mask, scalar value) {
    uint64_t bits = 0;
    th_write_scalar(&bits, output->dtype, value);
    tensor *whole = th_whole_mask(output, mask), *to = th_contiguous(output);
    const int failed = whole && to ? 0 : -1;
    if (!failed && output->numel) {
        switch (th_item_size[output->dtype]) {
#define MASK_FILL_CASE(bytes, T)                                                                   \
    case bytes: fill_##T(th_data(whole), th_data(to), to->numel, (T)bits); break;
            EACH_SIZE(MASK_FILL_CASE)
        }
    }
    th_drop(whole);
    return th_deliver(output, to, failed);
}

int shape_masked_copy(extent *result, const tensor *input, const tensor *mask,
                      const tensor *source) {
    *result = th_extent(input);
    if (check_mask("masked_copy", input, mask))
        return -1;
    const int64_t count = count_set(input, mask);
    if (count <= source->numel)
        return 0;
    return th_fail(TH_RUNTIME,
                   "masked_copy: source is %s, mask has %lld elements set; need source.numel() >= "
                   "%lld",
                   th_describe(source), (long long)count, (long long)count);
}

int cpu_masked_copy(tensor *output, const tensor *mask, const tensor *source) {
    tensor *whole = th_whole_mask(output, mask), *from = th_dense_apart(output, source);
    tensor *to = th_contiguous(output);
    const int failed = whole && from && to ? 0 : -1;
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
    return th_deliver(output, to, failed);
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

int shape_nonzero(extent *result, const tensor *input) {
    tensor *from = th_dense(input);
    if (!from)
        return -1;
    const uint64_t bits = meaning(input->dtype);
    *result = (extent){2, {0, input->ndim}};
    switch (th_item_size[input->dtype]) {
#define COUNT_CASE(bytes, T)                                                                       \
    case bytes: result->size[0] = count_##T(th_data(from), from->numel, (T)bits); break;
        EACH_SIZE(COUNT_CASE)
    }
    th_drop(from);
    return 0;
}

int cpu_nonzero(tensor *output, const tensor *input) {
    tensor *from = th_dense(input), *to = th_dense_result(output);
    const int failed = from && to ? 0 : -1;
    const uint64_t bits = meaning(input->dtype);
    if (!failed && output->numel) {
        switch (th_item_size[input->dtype]) {
#define FIND_CASE(bytes, T)                                                                        \
    case bytes: find_##T(from, (T)bits, th_data(to), to->size[0]); break;
            EACH_SIZE(FIND_CASE)
        }
    }
    th_drop(from);
    return th_deliver(output, to, failed);
}
