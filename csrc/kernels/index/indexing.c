/* indexing.c: reads elements by index tensors. */
#include "indexing.h"

#include <string.h>

#include "base/each.h"
#include "base/stream.h"
#include "kernels/index/index_check.h"
#include "kernels/view/part.h"
#include "walk/blocks.h"
#include "walk/dense.h"

/* Blocks of bytes that the indices along one dimension select, in contiguous tensors. */
typedef struct blocks {
    const char *from;
    char *to;
    const int64_t *index;
    int64_t count, size, bytes; /* number of indices, number of slices, bytes per slice */
    bool streams;
} blocks;

#define PIECE 512               /* places of a line processed at a time */
#define SHORT 64                /* bytes of a block that a few words hold */
#define AHEAD 1024              /* bytes of a block to prefetch */
#define LONG 1024               /* blocks of this size may be stored past the caches */
#define FEW 16                  /* elements of a line that are copied one by one */
#define NEAR ((int64_t)1 << 18) /* bytes of a line that fit the L2 cache */

/* Lines are read in an order that hardware cannot predict. So prefetch a share of the next line
   with every piece, if most of it will be read. */
static void fetch(const char *from, int64_t bytes) {
    for (int64_t i = 0; i < bytes; i += 64)
        __builtin_prefetch(from + i);
}

#define TEMPLATE "kernels/index/picked_blocks.h"
#include "base/each/size.h"

/* Return block i of a slice, or NULL if another thread changed its index to an invalid one. */
static inline const char *block(const blocks *b, const char *from, int64_t i) {
    const int64_t at = th_read_once(b->index + i);
    return (uint64_t)at < (uint64_t)b->size ? from + at * b->bytes : NULL;
}

/* Blocks of sizes that no type has. */
static void copy_short(const blocks *b, int64_t begin, int64_t end) {
    while (begin < end) {
        const int64_t first = begin % b->count, left = b->count - first, bytes = b->bytes;
        const int64_t last = first + (end - begin < left ? end - begin : left);
        const char *from = b->from + begin / b->count * b->size * bytes;
        char *to = b->to + begin * bytes;
#define COPY(word)                                                                                 \
    for (int64_t i = first; i < last; i++, to += bytes) {                                          \
        const char *now = block(b, from, i);                                                       \
        if (now)                                                                                   \
            th_copy_block(to, now, bytes, word);                                                   \
    }
#include "walk/copy_by_word.h"
        begin += last - first;
    }
}

static void copy_long(const blocks *b, int64_t begin, int64_t end) {
    const int64_t ahead = AHEAD / b->bytes + 1, part = b->bytes < AHEAD ? b->bytes : AHEAD;
    while (begin < end) {
        const int64_t first = begin % b->count, left = b->count - first;
        const int64_t last = first + (end - begin < left ? end - begin : left);
        const char *from = b->from + begin / b->count * b->size * b->bytes;
        char *to = b->to + begin * b->bytes;
        for (int64_t i = first; i < last; i++, to += b->bytes) {
            const char *now = block(b, from, i),
                       *next = i + ahead < last ? block(b, from, i + ahead) : NULL;
            if (next)
                fetch(next, part);
            if (now && b->streams)
                th_stream(to, now, b->bytes);
            else if (now)
                memcpy(to, now, (size_t)b->bytes);
        }
        begin += last - first;
    }
    if (b->streams)
        th_stream_end();
}

static void copy_blocks(int64_t begin, int64_t end, void *context) {
    const blocks *b = context;
    switch (b->bytes) {
#define COPY_CASE(bytes, T) CASE_OF(bytes, copy_##bytes(b, begin, end))
        EACH_SIZE(COPY_CASE)
    default: (b->bytes <= SHORT ? copy_short : copy_long)(b, begin, end);
    }
}

int shape_index_select(extent *result, const tensor *input, int64_t dim, const tensor *index) {
    const int64_t along = th_check_slices("index_select", input, dim, index);
    if (along < 0)
        return -1;
    *result = th_extent(input);
    result->size[along] = index->size[0];
    return 0;
}

/* Copy a few slices of a large strided input one by one, instead of making all of it contiguous. */
static int select_slices(tensor *output, const tensor *input, int64_t dim, const tensor *index) {
    const int64_t *at = th_data(index);
    for (int64_t i = 0; i < index->numel; i++) {
        tensor to, from;
        if (th_part_select(&to, output, dim, i) || th_part_select(&from, input, dim, at[i])
            || th_copy(&to, &from))
            return -1;
    }
    return 0;
}

/* Whether copying slices takes less than a contiguous copy of all: unless they are columns of the output. */
static bool prefers_slices(const tensor *input, int64_t dim, int64_t count) {
    return count < input->size[dim] / (dim == th_last_dim(input) ? 8 : 1);
}

static int select_blocks(tensor *output, const tensor *input, int64_t dim, const tensor *index) {
    tensor *from = th_begin_dense(input), *to = th_dense_result(output);
    const int failed = from && to ? 0 : -1;
    if (!failed && output->numel) {
        const int64_t bytes = th_item_size[input->dtype] * th_around(input, dim).inner;
        const int64_t count = output->numel * th_item_size[input->dtype] / bytes;
        const blocks b = {.from = th_data(from),
                          .to = th_data(to),
                          .index = th_data(index),
                          .count = index->numel,
                          .size = input->size[dim],
                          .bytes = bytes,
                          .streams = bytes >= LONG && th_exceeds_cache(2 * bytes * count)};
        th_parallel(count, 10 + (double)bytes / 8, copy_blocks, (void *)&b);
    }
    th_end_dense(from, input);
    return th_deliver(output, to, failed);
}

int cpu_index_select(tensor *output, const tensor *input, int64_t dim, const tensor *index) {
    const int64_t along = th_wrap_dim("index_select", dim, input->ndim);
    tensor *at = th_begin_dense(index);
    int failed = at ? 0 : -1;
    if (!failed && !input->contiguous && prefers_slices(input, along, at->numel))
        failed = select_slices(output, input, along, at);
    else if (!failed)
        failed = select_blocks(output, input, along, at);
    th_end_dense(at, index);
    return failed;
}

int shape_gather(extent *result, const tensor *input, int64_t dim, const tensor *index) {
    *result = th_extent(index);
    return th_check_places("gather", input, dim, index) < 0 ? -1 : 0;
}

/* Lines along the last dimension of index; index and input may have any strides. */
typedef struct lines {
    const tensor *input, *index;
    void *to;
    int64_t along;
} lines;

/* Short lines of contiguous tensors whose other dimensions agree: rows of [outer][count][inner], which
   are lines if inner is 1. */
typedef struct short_lines {
    const void *from;
    const int64_t *index;
    void *to;
    int64_t rows, length, size, inner; /* rows per outer index, and elements per row */
} short_lines;

#define TEMPLATE "kernels/index/gathered_lines.h"
#include "base/each/size.h"

/* Whether lines are so short that finding each costs more than reading it. */
static bool has_short_lines(const tensor *input, const tensor *index, int64_t along,
                            const tensor *to) {
    bool same = index->ndim && input->contiguous && index->contiguous && !th_overlaps(to, index)
                && index->size[index->ndim - 1] < SHORT;
    for (int d = 0; d < index->ndim; d++)
        same = same && (d == along || index->size[d] == input->size[d]);
    return same;
}

static void gather_short(const tensor *to, const tensor *input, int64_t along,
                         const tensor *index) {
    const around a = th_around(index, along);
    const bool last = a.inner == 1;
    short_lines l = {.from = th_data(input),
                     .index = th_data(index),
                     .to = th_data(to),
                     .rows = last ? 1 : a.count,
                     .length = last ? a.count : a.inner,
                     .size = input->size[along],
                     .inner = a.inner};
#define GATHER_SHORT(bytes, T) [bytes] = gather_short_##bytes,
    static const th_range of_size[] = {EACH_SIZE(GATHER_SHORT)};
    th_parallel(index->numel / l.length, 2.0 * (double)l.length,
                of_size[th_item_size[input->dtype]], &l);
}

int cpu_gather(tensor *output, const tensor *input, int64_t dim, const tensor *index) {
    const int64_t along = th_wrap_dim("gather", dim, input->ndim);
    tensor *to = th_dense_result(output);
    if (to && output->numel && has_short_lines(input, index, along, to)) {
        gather_short(to, input, along, index);
    } else if (to && output->numel) {
        lines l = {input, index, th_data(to), along};
        const int64_t count = index->size[th_last_dim(index)];
#define GATHER(bytes, T) [bytes] = gather_##bytes,
        static const th_range of_size[] = {EACH_SIZE(GATHER)};
        th_parallel(index->numel / count, 2.0 * (double)count, of_size[th_item_size[input->dtype]],
                    &l);
    }
    return th_deliver(output, to, 0);
}
