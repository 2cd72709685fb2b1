/* picked_blocks.h: blocks that indices select, copied as one element each: a template of
   indexing.c. */

/* to[i] = from[index[i]]. A block may consist of smaller elements, so use their alignment. Vectors
   would use gather instructions, which take longer than single loads on most CPUs. */
typedef T NAME(loose) __attribute__((aligned(1)));
static void NAME(pick_some)(NAME(loose) *restrict to, const NAME(loose) * from,
                            const int64_t *index, int64_t count, int64_t size) {
#pragma GCC unroll 4
    for (int64_t i = 0; i < count; i++) {
        const int64_t at = index[i], inside = (uint64_t)at < (uint64_t)size ? at : 0;
        to[i] = from[inside];
    }
}

/* Process a line piece by piece; `next` is the next line, or NULL. */
static void NAME(pick)(void *to, const void *from, const char *next, const int64_t *index,
                       int64_t count, int64_t size) {
    const bool fetches = next && size <= 8 * count && size * SIZE <= NEAR;
    for (int64_t first = 0; first < count; first += PIECE) {
        const int64_t left = count - first, length = left < PIECE ? left : PIECE;
        if (fetches)
            fetch(next + first * size / count * SIZE, length * size * SIZE / count);
        NAME(pick_some)((NAME(loose) *)to + first, from, index + first, length, size);
    }
}

/* The same few elements of every line. */
static void NAME(copy_few)(const blocks *b, int64_t line, int64_t end) {
    int64_t at[FEW];
    const int64_t count = b->count;
    T *to = (T *)b->to + line * count;
    const T *from = (const T *)b->from + line * b->size;
    for (int64_t i = 0; i < count; i++) {
        const int64_t now = th_read_once(b->index + i);
        at[i] = (uint64_t)now < (uint64_t)b->size ? now : 0;
    }
    for (; line < end; line++, to += count, from += b->size)
        for (int64_t i = 0; i < count; i++)
            to[i] = from[at[i]];
}

/* Process a range of blocks. */
static void NAME(copy)(const blocks *b, int64_t begin, int64_t end) {
    if (b->count <= FEW && begin % b->count == 0 && end % b->count == 0) {
        NAME(copy_few)(b, begin / b->count, end / b->count);
        return;
    }
    while (begin < end) {
        const int64_t first = begin % b->count, left = b->count - first;
        const int64_t count = end - begin < left ? end - begin : left;
        const char *from = b->from + begin / b->count * b->size * SIZE;
        const char *next = begin + count < end ? from + b->size * SIZE : NULL;
        NAME(pick)(b->to + begin * SIZE, from, next, b->index + first, count, b->size);
        begin += count;
    }
}
