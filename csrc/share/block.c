/* block.c: allocates blocks of arenas, and reclaims them when nobody holds them. */
#include <stdlib.h>

#include "share/arena.h"

/* --- sizes: multiples of 64 up to 1 KB, then four per power of two, then pages ---------------- */

static int bin_of(int64_t bytes) {
    if (bytes <= 1024)
        return (int)((bytes - 1) / 64);
    const int power = 63 - __builtin_clzll((uint64_t)bytes - 1);
    return 16 + 4 * (power - 10) + (int)(((bytes - 1) >> (power - 2)) & 3);
}

static int64_t rounded(int64_t bytes) {
    if (bytes <= 1024)
        return (bytes + 63) / 64 * 64;
    if (bytes >= BIG)
        return (bytes + PAGE - 1) / PAGE * PAGE;
    const int power = 63 - __builtin_clzll((uint64_t)bytes - 1);
    return ((bytes - 1) >> (power - 2) << (power - 2)) + ((int64_t)1 << (power - 2));
}

/* --- allocating --- */

#define CHECK_BYTES 512 /* bytes of new memory that take as long as a look at a waiting block */

static block *from_bins(arena *a, int64_t bytes) {
    const int first = bin_of(bytes), last = bytes < BIG ? first : first + 1;
    for (int bin = first; bin <= last; bin++)
        for (block **link = &a->bins[bin], *b; (b = *link); link = &b->next) {
            if (b->bytes < bytes)
                continue;
            if (b->punched && th_file_commit(a->descriptor, b->at, b->bytes))
                return NULL;
            *link = b->next;
            a->free_bytes -= b->punched ? 0 : b->bytes;
            b->punched = false;
            return b;
        }
    return NULL;
}

static int commit(segment *s, int64_t until) {
    if (until <= s->committed)
        return 0;
    const int64_t ahead = (until + (1 << 20) - 1) & ~(int64_t)((1 << 20) - 1);
    const int64_t bytes = (ahead < s->bytes ? ahead : s->bytes) - s->committed;
    if (th_file_commit(s->in->descriptor, s->start + s->committed, bytes))
        return -1;
    s->committed += bytes;
    return 0;
}

static block *from_segment(arena *a, int64_t bytes) {
    const int64_t alignment = bytes >= BIG ? PAGE : 64;
    segment *s = a->segments;
    int64_t from = s ? (s->used + alignment - 1) / alignment * alignment : 0;
    if (!s || from + bytes > s->bytes) {
        const bool alone = bytes > SEGMENT / 4;
        s = th_arena_extend(a, alone ? bytes : SEGMENT);
        if (!s)
            return NULL;
        from = 0;
    }
    block *b = commit(s, from + bytes) ? NULL : th_block_new(s, s->start + from, bytes, true);
    if (!b)
        return NULL;
    s->used = from + bytes;
    b->sibling = a->blocks;
    a->blocks = b;
    return b;
}

block *th_block_take(int64_t data_bytes) {
    arena *a = th_arena_current();
    if (!a)
        return NULL;
    const int64_t bytes = rounded(data_bytes + (int64_t)sizeof(block_head));
    if (a->waiting && a->takes_left-- <= 0)
        th_blocks_collect(a);
    block *b = from_bins(a, bytes);
    /* New memory costs less than to look at many blocks that others keep. */
    if (!b && a->waiting && a->waiting_count <= bytes / CHECK_BYTES + 8) {
        th_blocks_collect(a);
        b = from_bins(a, bytes);
    }
    if (!b)
        b = from_segment(a, bytes);
    if (!b)
        return NULL;
    __atomic_store_n(&th_block_head(b)->sends, 0, __ATOMIC_RELAXED);
    b->next = NULL;
    a->live++;
    return b;
}

block *th_block_foreign(segment *s, int64_t at, int64_t bytes) {
    block *b = th_block_new(s, at, bytes, false);
    if (b) {
        s->blocks++;
        s->in->live++;
    }
    return b;
}

void th_block_hold(block *b, int slot) {
    __atomic_fetch_or(&th_block_head(b)->holders[slot / 64], 1ull << slot % 64, __ATOMIC_SEQ_CST);
}

/* --- reclaiming --- */

/* Whether nobody holds the block and no message with it is under way. A changed count of sendings
   shows that somebody passed it on between the checks. */
static bool is_quiet(const block *b) {
    b->in->in->checks++;
    const block_head *head = th_block_head(b);
    const uint64_t before = __atomic_load_n(&head->sends, __ATOMIC_SEQ_CST);
    if (!before)
        return true;
    if ((before & 0xffffff) || th_file_is_block_locked(b->in->in->descriptor, b->at))
        return false;
    for (int i = 0; i < HOLDER_WORDS; i++)
        if (__atomic_load_n(&head->holders[i], __ATOMIC_SEQ_CST))
            return false;
    return __atomic_load_n(&head->sends, __ATOMIC_SEQ_CST) == before;
}

/* Return the memory to the system except the first page, whose header identifies old handles. */
static void punch(arena *a, block *b) {
    th_file_punch(a->descriptor, b->at + PAGE, b->bytes - PAGE);
    b->punched = true;
}

static void recycle(arena *a, block *b) {
    __atomic_fetch_add(&th_block_head(b)->generation, 1, __ATOMIC_SEQ_CST);
    if (b->bytes >= BIG && a->free_bytes + b->bytes > KEPT_BYTES)
        punch(a, b);
    else
        a->free_bytes += b->bytes;
    const int bin = bin_of(b->bytes);
    b->next = a->bins[bin];
    a->bins[bin] = b;
}

void th_blocks_collect(arena *a) {
    for (int pass = 0; pass < 2 && a->waiting; pass++) {
        bool result = false;
        for (block **link = &a->waiting, *b; (b = *link);) {
            if (!is_quiet(b)) {
                link = &b->next;
                continue;
            }
            *link = b->next;
            a->waiting_count--;
            recycle(a, b);
            result = true;
        }
        if (result || pass)
            break;
        th_arena_reap(a); /* nothing was reclaimed: clear dead holders */
    }
    a->takes_left = a->waiting_count / 2 + 8;
}

void th_blocks_trim(arena *a) {
    th_blocks_collect(a);
    th_arena_reap(a);
    th_blocks_collect(a);
    for (int bin = 0; bin < BINS; bin++)
        for (block *b = a->bins[bin]; b; b = b->next)
            if (b->bytes >= BIG && !b->punched) {
                a->free_bytes -= b->bytes;
                punch(a, b);
            }
}

static void drop_own(arena *a, block *b) {
    a->live--;
    if (a->retired || a->inherited) {
        th_arena_settle(a);
        return;
    }
    if (is_quiet(b)) {
        recycle(a, b);
        return;
    }
    b->next = a->waiting;
    a->waiting = b;
    a->waiting_count++;
}

void th_block_drop(block *b) {
    segment *s = b->in;
    arena *a = s->in;
    if (b->own) {
        drop_own(a, b);
        return;
    }
    if (!b->pinned && a->slot != NOBODY)
        __atomic_fetch_and(&th_block_head(b)->holders[a->slot / 64], ~(1ull << a->slot % 64),
                           __ATOMIC_ACQ_REL);
    th_block_forget(b);
    a->live--;
    if (!--s->blocks && s->bytes > SEGMENT)
        th_arena_unmap(s);
    th_arena_settle(a);
}

void th_share_trim(void) {
    pthread_mutex_lock(&th_share_lock);
    for (arena *a = th_arenas, *next; a; a = next) {
        next = a->next;
        if (a->own && !a->retired && !a->inherited)
            th_blocks_trim(a);
        if (!a->live && !a->guests && (a->retired || !a->waiting))
            th_arena_free(a);
    }
    pthread_mutex_unlock(&th_share_lock);
}
