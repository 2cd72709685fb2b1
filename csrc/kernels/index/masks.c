/* masks.c: reads and writes elements by masks, and finds nonzero elements. */
#include "masks.h"

#include <string.h>

#include "base/each.h"
#include "kernels/index/index_check.h"
#include "walk/dense.h"

/* With unit stride, count in bytes: 255 additions cannot overflow. */
CLONES static int64_t count_dense(const uint8_t *on, int64_t count) {
    int64_t set = 0;
    while (count > 0) {
        uint8_t some[64] = {0};
        const int64_t rounds = count / 64 < 255 ? count / 64 : 255;
        for (int64_t r = 0; r < rounds; r++, on += 64)
            for (int i = 0; i < 64; i++)
                some[i] = (uint8_t)(some[i] + (on[i] != 0));
        for (int i = 0; i < 64; i++)
            set += some[i];
        count -= rounds * 64;
        if (rounds)
            continue;
        for (; count > 0; count--, on++)
            set += *on != 0;
    }
    return set;
}

static int64_t count_bytes(const uint8_t *on, int64_t step, int64_t count) {
    int64_t set = 0;
    if (step == 1)
        return count_dense(on, count);
    for (int64_t i = 0; i < count; i++)
        set += on[i * step] != 0;
    return set;
}

/* Count the elements of a size where the broadcast mask is set. -1: a GPU failed. */
static int64_t count_set(const extent *size, const tensor *mask) {
    const int64_t times = mask->numel ? th_count(size->ndim, size->size) / mask->numel : 0;
    if (!times || mask->device == TH_META)
        return 0;
    const int last = th_last_dim(mask);
    const int64_t count = mask->contiguous ? mask->numel : mask->size[last];
    const int64_t step = mask->contiguous ? 1 : th_stride(mask)[last];
    int64_t set = 0;
    if (mask->device != TH_CPU) {
        set = th_gpu_count_set(mask, 255);
        return set < 0 ? set : set * times;
    }
    for (int64_t line = 0; line < mask->numel / count; line++)
        set += count_bytes((const uint8_t *)th_data(mask)
                               + (line ? th_line_offset(mask, mask, line, -1) : 0),
                           step, count);
    return set * times;
}

int shape_masked_select(extent *result, const tensor *input, const tensor *mask) {
    extent size;
    if (th_masked_size("masked_select", input, mask, &size))
        return -1;
    *result = (extent){1, {count_set(&size, mask)}};
    return result->size[0] < 0 ? -1 : 0;
}

/* Skip eight zero bytes of a mask at once. */
static inline bool all_off(const uint8_t *mask) {
    uint64_t eight;
    memcpy(&eight, mask, sizeof eight);
    return !eight;
}

/* Compute the index of a line along the last dim in every other dim. */
static void place_line(const tensor *t, int64_t line, int64_t *at) {
    for (int d = t->ndim - 2; d >= 0; d--) {
        at[d] = line % t->size[d];
        line /= t->size[d];
    }
}

/* Rows of a matrix's indices. */
FEW_CLONES static void place_pairs(int64_t *to, int64_t row, const int64_t *columns, int count) {
    for (int k = 0; k < count; k++) {
        to[2 * k] = row;
        to[2 * k + 1] = columns[k];
    }
}

#define TEMPLATE "kernels/index/masked_elements.h"
#include "base/each/size.h"

int cpu_masked_select(tensor *output, const tensor *given, const tensor *mask) {
    const tensor input = th_masked_whole(given, mask);
    tensor *whole = th_whole_mask(&input, mask);
    tensor *from = input.contiguous ? th_dense(given) : th_clone(&input);
    tensor *to = th_dense_result(output);
    const int failed = whole && from && to ? 0 : -1;
    if (!failed && output->numel) {
        switch (th_item_size[given->dtype]) {
#define PICK_CASE(bytes, T)                                                                        \
    case bytes:                                                                                    \
        pick_##bytes(th_data(whole), from->numel, th_data(from), th_data(to), to->numel);          \
        break;
            EACH_SIZE(PICK_CASE)
        }
    }
    th_drop(whole);
    th_drop(from);
    return th_deliver(output, to, failed);
}

int shape_masked_fill(extent *result, const tensor *input, const tensor *mask, scalar value) {
    if (th_masked_size("masked_fill", input, mask, result))
        return -1;
    return th_check_scalar("masked_fill", input->dtype, value);
}

int cpu_masked_fill(tensor *output, const tensor *mask, scalar value) {
    th_bits bits = 0;
    th_write_scalar(&bits, output->dtype, value);
    tensor *whole = th_whole_mask(output, mask), *to = th_contiguous(output);
    const int failed = whole && to ? 0 : -1;
    if (!failed && output->numel) {
        switch (th_item_size[output->dtype]) {
#define MASK_FILL_CASE(bytes, T)                                                                   \
    case bytes: fill_##bytes(th_data(whole), th_data(to), to->numel, (T)bits); break;
            EACH_SIZE(MASK_FILL_CASE)
        }
    }
    th_drop(whole);
    return th_deliver(output, to, failed);
}

int shape_masked_copy(extent *result, const tensor *input, const tensor *mask,
                      const tensor *source) {
    if (th_masked_size("masked_copy", input, mask, result))
        return -1;
    const int64_t count = count_set(result, mask);
    if (count <= source->numel)
        return count < 0 ? -1 : 0;
    return th_fail(TH_RUNTIME,
                   "masked_copy: source is %s, mask has %lld elements set; need source.numel() >= "
                   "%lld",
                   th_describe(source), (long long)count, (long long)count);
}

int cpu_masked_copy(tensor *output, const tensor *mask, const tensor *source) {
    tensor *whole = th_whole_mask(output, mask), *from = th_dense_disjoint(output, source);
    tensor *to = th_contiguous(output);
    const int failed = whole && from && to ? 0 : -1;
    if (!failed && output->numel) {
        switch (th_item_size[output->dtype]) {
#define MASK_COPY_CASE(bytes, T)                                                                   \
    case bytes:                                                                                    \
        copy_##bytes(th_data(whole), th_data(to), to->numel, th_data(from), from->numel);          \
        break;
            EACH_SIZE(MASK_COPY_CASE)
        }
    }
    th_drop(whole);
    th_drop(from);
    return th_deliver(output, to, failed);
}

int shape_nonzero(extent *result, const tensor *input) {
    tensor *from = th_dense(input);
    if (!from)
        return -1;
    const th_bits bits = th_significant_bits(input->dtype);
    *result = (extent){2, {0, input->ndim}};
    if (from->device != TH_CPU) {
        result->size[0] = th_gpu_count_set(from, (uint64_t)bits);
        th_drop(from);
        return result->size[0] < 0 ? -1 : 0;
    }
    switch (th_item_size[input->dtype]) {
#define COUNT_CASE(bytes, T)                                                                       \
    case bytes: result->size[0] = count_##bytes(th_data(from), from->numel, (T)bits); break;
        EACH_SIZE(COUNT_CASE)
    }
    th_drop(from);
    return 0;
}

int cpu_nonzero(tensor *output, const tensor *input) {
    tensor *from = th_dense(input), *to = th_dense_result(output);
    const int failed = from && to ? 0 : -1;
    const th_bits bits = th_significant_bits(input->dtype);
    if (!failed && output->numel) {
        switch (th_item_size[input->dtype]) {
#define FIND_CASE(bytes, T) CASE(bytes, find_##bytes(from, (T)bits, th_data(to), to->size[0]))
            EACH_SIZE(FIND_CASE)
        }
    }
    th_drop(from);
    return th_deliver(output, to, failed);
}
