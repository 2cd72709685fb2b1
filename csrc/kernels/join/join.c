/* join.c: joins several tensors. */
#include "join.h"

#include "base/stream.h"
#include "kernels/view/part.h"
#include "view.h"
#include "walk/blocks.h"
#include "walk/dense.h"

#define LONG 4096 /* bytes of a block */
#define SHORT 64  /* bytes of a block that a few words hold */
#define TILE 8192 /* bytes that are interleaved at a time, and of fewest elements per tensor: */
#define LEAST 16

/* An empty vector joins with any tensor. */
static bool is_empty_vector(const tensor *t) { return t->ndim == 1 && t->size[0] == 0; }

/* View a 0-dim tensor as a vector of one element, with its header in `room`. */
static inline const tensor *as_vector(const tensor *t, tensor *header) {
    if (t->ndim)
        return t;
    *header = th_header(t);
    header->ndim = 1;
    return header;
}

/* Return the first tensor that counts, whose sizes the others must match, or else the first. */
static const tensor *shape_tensor(tensors list) {
    for (int i = 0; i < list.count; i++)
        if (!is_empty_vector(list.at[i]))
            return list.at[i];
    return list.at[0];
}

static bool fits(const tensor *first, const tensor *t, int64_t dim) {
    if (t->ndim != first->ndim)
        return false;
    for (int d = 0; d < t->ndim; d++)
        if (d != dim && t->size[d] != first->size[d])
            return false;
    return true;
}

int shape_cat(extent *result, tensors list, int64_t dim) {
    if (list.count < 1)
        return th_fail(TH_VALUE, "cat: tensors is empty; need one or more");
    tensor vector, other;
    const tensor *first = as_vector(shape_tensor(list), &vector);
    const int64_t along = th_wrap_dim("cat", is_empty_vector(first) ? 0 : dim, first->ndim);
    if (along < 0)
        return -1;
    result->ndim = first->ndim;
    for (int d = 0; d < first->ndim; d++)
        result->size[d] = d == along ? 0 : first->size[d];
    for (int i = 0; i < list.count; i++) {
        const tensor *t = as_vector(list.at[i], &other);
        if (is_empty_vector(t))
            continue;
        if (!fits(first, t, along))
            return th_fail(TH_RUNTIME,
                           "cat: tensors[%d] is %s, another is %s; need the same size except in "
                           "dimension %lld",
                           i, th_describe(t), th_describe(first), (long long)along);
        if (__builtin_add_overflow(result->size[along], t->size[along], &result->size[along]))
            return th_fail(
                TH_VALUE,
                "cat: the sizes along dimension %lld add up to more than a tensor can hold",
                (long long)along);
    }
    return th_count(result->ndim, result->size) < 0 ? -1 : 0;
}

/* A contiguous tensor as blocks of a contiguous output, one per index before dim. */
typedef struct blocks {
    char *to;
    const char *from;
    int64_t bytes, step; /* of a block, and from one block of the output to the next */
} blocks;

static void copy_some(int64_t begin, int64_t end, void *context) {
    const blocks *b = context;
    const int64_t bytes = b->bytes, step = b->step;
    char *to = b->to + begin * step;
    const char *from = b->from + begin * bytes;
#define COPY(word)                                                                                 \
    for (int64_t i = begin; i < end; i++, to += step, from += bytes)                               \
        th_copy_block(to, from, bytes, word);
    if (bytes > SHORT) {
        for (int64_t i = begin; i < end; i++, to += step, from += bytes)
            th_copy_bytes(to, from, bytes);
    } else {
#include "walk/copy_by_word.h"
    }
}

/* Copy t to its part of the output, if its blocks are short or few; a copy of long blocks may bypass the
   caches. */
static bool copy_blocks(tensor *output, const tensor *t, int64_t dim, int64_t start) {
    if (!output->contiguous || !t->contiguous || output->device != TH_CPU
        || output->dtype != t->dtype)
        return false;
    const around a = th_around(t, dim);
    const int64_t inner = a.inner * th_item_size[t->dtype];
    blocks b = {.to = (char *)th_data(output) + start * inner,
                .from = th_data(t),
                .bytes = a.count * inner,
                .step = output->size[dim] * inner};
    if (t->numel >= TH_PARALLEL && b.bytes >= LONG)
        return false;
    th_parallel(a.outer, 2 + (double)b.bytes / 16, copy_some, &b);
    return true;
}

/* Contiguous tensors whose elements alternate in the output, as those of a stack along a new last dim. */
typedef struct interleaving {
    char *to;
    tensors list;
    int64_t word, piece; /* bytes of an element, elements of a piece */
    int64_t count;
} interleaving;

static void interleave_some(int64_t begin, int64_t end, void *context) {
    const interleaving *n = context;
    const int64_t line = n->piece * n->word, all = n->list.count * n->word;
    _Alignas(64) char tile[TILE];
    for (int64_t piece = begin; piece < end; piece++) {
        const int64_t first = piece * n->piece, left = n->count - first,
                      some = left < n->piece ? left : n->piece;
        for (int k = 0; k < n->list.count; k++)
            th_copy_bytes(tile + k * line, (char *)th_data(n->list.at[k]) + first * n->word,
                          some * n->word);
        th_transpose(n->to + first * all, all, tile, line, some, n->list.count, (int)n->word);
    }
}

/* Interleave the tensors, if each has one word per index before dim. */
static bool interleave(tensor *output, tensors list, int64_t dim) {
    const int64_t item = th_item_size[output->dtype];
    interleaving n = {.to = th_data(output), .list = list};
    if (!output->contiguous || output->device != TH_CPU || list.count < 2)
        return false;
    for (int k = 0; k < list.count; k++) {
        const tensor *t = list.at[k];
        if (!t->contiguous || t->dtype != output->dtype || t->ndim != output->ndim)
            return false;
        const around a = th_around(t, dim);
        if (k && n.word != a.count * a.inner * item)
            return false;
        n.word = a.count * a.inner * item;
        n.count = a.outer;
    }
    const bool whole = n.word <= (int64_t)sizeof(th_bits) && !(n.word & (n.word - 1));
    if (!whole || n.count < LEAST || list.count * n.word * LEAST > TILE)
        return false;
    n.piece = TILE / (list.count * n.word) / LEAST * LEAST;
    th_parallel((n.count + n.piece - 1) / n.piece, TILE / 8, interleave_some, &n);
    return true;
}

int cpu_cat(tensor *output, tensors list, int64_t dim) {
    if (!output->numel)
        return 0;
    const int64_t along = th_wrap_dim("cat", dim, output->ndim);
    if (interleave(output, list, along))
        return 0;
    int64_t start = 0;
    int failed = 0;
    for (int i = 0; i < list.count && !failed; i++) {
        tensor vector;
        const tensor *t = as_vector(list.at[i], &vector);
        if (is_empty_vector(t) || !t->numel)
            continue;
        if (!copy_blocks(output, t, along, start)) {
            tensor part;
            failed = th_part_narrow(&part, output, along, start, t->size[along])
                     || th_copy(&part, t);
        }
        start += t->size[along];
    }
    return failed ? -1 : 0;
}

/* Copy the part of grad along dim that begins at `start` to a new tensor with ndim dims. */
static tensor *part_of(const tensor *grad, int64_t dim, int64_t start, int64_t length, int ndim) {
    tensor *part = th_alias(grad);
    if (part && view_narrow(part, dim, start, length)) {
        th_drop(part);
        return NULL;
    }
    if (part) {
        part->ndim = (uint8_t)ndim;
        th_update_layout(part);
    }
    return part;
}

/* Each tensor's gradient is its part of grad. */
int backward_cat(const saved *s, tensor *const *grad, tensor **result) {
    const int first = s->first[0], last = first + s->many[0];
    const int64_t along = grad[0] ? th_wrap_dim("cat", s->n[0], grad[0]->ndim) : 0;
    int64_t start = 0;
    for (int i = first; i < last && grad[0]; i++) {
        const tensor *shape = s->shape[i];
        const bool left_out = is_empty_vector(shape);
        const int64_t length = left_out ? 0 : shape->size[along];
        if (s->wants[i])
            result[i] = left_out ? th_new(grad[0]->device, grad[0]->dtype, 1, shape->size)
                                 : part_of(grad[0], along, start, length, shape->ndim);
        start += length;
    }
    return grad[0] ? th_finish_gradients(s, result) : 0;
}
