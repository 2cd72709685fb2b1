/* share.c: moves storages into shared memory, sends and receives them. */
#include <inttypes.h>
#include <string.h>

#include "share/arena.h"

static void release_shared(storage *s) {
    block *b = s->context;
    pthread_mutex_lock(&th_share_lock);
    if (b->s == s)
        b->s = NULL;
    if (!--b->storages)
        th_block_drop(b);
    pthread_mutex_unlock(&th_share_lock);
}

bool th_is_shared(const storage *s) { return th_storage_whole(s)->release == release_shared; }

static void *data_of(const block *b) { return th_block_head(b) + 1; }

static int64_t bytes_for(dtype type, int64_t elements) {
    int64_t bytes;
    if (elements < 0)
        return th_fail(TH_VALUE, "a storage cannot have %" PRId64 " elements", elements);
    if (__builtin_mul_overflow(elements, (int64_t)th_item_size[type], &bytes)
        || bytes > PTRDIFF_MAX / 2)
        return th_fail(TH_MEMORY, "cannot share %" PRId64 " elements of %d bytes", elements,
                       th_item_size[type]);
    return bytes;
}

static block *take(int64_t bytes) {
    pthread_mutex_lock(&th_share_lock);
    block *b = th_block_take(bytes);
    if (b)
        b->storages = 1;
    pthread_mutex_unlock(&th_share_lock);
    return b;
}

static void point(block *b, storage *s) {
    s->data = data_of(b);
    s->capacity = b->bytes - (int64_t)sizeof(block_head);
    s->resizable = false;
    s->release = release_shared;
    s->context = b;
    b->s = s;
}

int th_share(storage *part) {
    storage *s = th_storage_whole(part);
    if (s->release == release_shared)
        return 0;
    if (s->device == TH_META)
        return th_fail(TH_RUNTIME, "share_memory_: a storage on the meta device has no memory");
    if (s->device != TH_CPU)
        return th_fail(TH_RUNTIME,
                       "share_memory_: this storage lies on GPU %d, and only CPU memory can be "
                       "shared between processes; send its .cpu()",
                       s->device - 1);
    if (!th_storage_can_move(s))
        return th_fail(
            TH_RUNTIME,
            "share_memory_: this storage exports its memory to %d buffers, such as NumPy arrays, "
            "and cannot move; share it before exporting it, or share a clone()",
            s->exports);
    const int64_t bytes =
        s->capacity; /* the full capacity: views from before a resize may read beyond size */
    block *b = take(bytes);
    if (!b)
        return -1;
    storage before = *s;
    memcpy(data_of(b), before.data, (size_t)bytes);
    point(b, s);
    th_storage_moved(s, before.data);
    th_storage_free_data(s, &before);
    return 0;
}

/* Make a storage on a block that already counts it. */
static storage *wrap(block *b, dtype type, int64_t elements) {
    storage *s = th_storage_wrap(type, data_of(b), elements, release_shared, b);
    if (s)
        point(b, s);
    return s;
}

storage *th_share_new(dtype type, int64_t elements) {
    const int64_t bytes = bytes_for(type, elements);
    block *b = bytes < 0 ? NULL : take(bytes);
    if (!b)
        return NULL;
    storage *s = wrap(b, type, elements);
    if (!s) {
        pthread_mutex_lock(&th_share_lock);
        b->storages = 0;
        th_block_drop(b);
        pthread_mutex_unlock(&th_share_lock);
    }
    return s;
}

int th_share_name(storage *s, share_handle *handle) {
    if (th_share(s))
        return -1;
    const block *b = s->context;
    *handle = (share_handle){
        .arena = b->in->in->identity,
        .segment = b->in->start,
        .segment_bytes = b->in->bytes,
        .block = b->at,
        .block_bytes = b->bytes - (int64_t)sizeof(block_head),
        .generation = __atomic_load_n(&th_block_head(b)->generation, __ATOMIC_SEQ_CST),
        .elements = s->size,
        .dtype = s->dtype};
    return 0;
}

int th_share_open(arena *a) {
    if (a->path)
        return -1;
    const int token = th_file_reopen(a->descriptor);
    if (token < 0)
        th_system_fail("shared memory: cannot open it once more to send it", 0);
    return token;
}

/* Take the lock before counting: see is_quiet. */
int th_share_send(int token, const share_handle *handle) {
    pthread_mutex_lock(&th_share_lock);
    block *b = th_block_find(handle->arena, handle->block);
    int failed = b ? 0 : th_fail(TH_RUNTIME, "what is sent is no longer shared");
    if (!failed && token >= 0)
        failed = th_file_lock_block(token, b->at);
    if (!failed)
        __atomic_fetch_add(&th_block_head(b)->sends, (1 << 24) | (token < 0), __ATOMIC_SEQ_CST);
    pthread_mutex_unlock(&th_share_lock);
    return failed;
}

/* --- receiving --- */

static int unknown(void) {
    return th_fail(TH_RUNTIME, "this tensor was sent to another process or was received before: a "
                               "pickled tensor can be read once, by the process it was sent to");
}

static int check(const share_handle *h) {
    const int64_t head = sizeof(block_head);
    if (h->dtype < 0 || h->dtype >= TH_TYPES || h->elements < 0 || h->block_bytes < 0
        || h->segment < PAGE || h->segment % PAGE || h->segment_bytes <= 0
        || h->segment_bytes % PAGE || h->segment > INT64_MAX / 2 || h->segment_bytes > INT64_MAX / 4
        || h->block % 64 || h->block < h->segment || h->block_bytes > h->segment_bytes - head
        || h->block - h->segment > h->segment_bytes - head - h->block_bytes
        || h->elements > h->block_bytes / th_item_size[h->dtype])
        return th_fail(TH_RUNTIME, "the handle of a shared tensor is damaged");
    return 0;
}

/* Check that the handle belongs to a message that we hold; for a named arena, count one sending
   less. */
static int take_in(const block *b, const share_handle *h) {
    const arena *a = b->in->in;
    block_head *head = th_block_head(b);
    if (__atomic_load_n(&head->generation, __ATOMIC_SEQ_CST) != h->generation)
        return unknown();
    if (!a->path)
        return b->storages || a->slot == NOBODY || th_file_is_block_locked(a->descriptor, b->at)
                   ? 0
                   : unknown();
    uint64_t sends = __atomic_load_n(&head->sends, __ATOMIC_SEQ_CST);
    do
        if (!(sends & 0xffffff))
            return unknown();
    while (!__atomic_compare_exchange_n(&head->sends, &sends, sends - 1, false, __ATOMIC_SEQ_CST,
                                        __ATOMIC_SEQ_CST));
    return 0;
}

/* Return a new reference to the block's existing storage, or NULL. */
static storage *again(block *b, const share_handle *h) {
    storage *s = b->s;
    if (!s || s->dtype != h->dtype || s->size != h->elements)
        return NULL;
    int64_t references = __atomic_load_n(&s->references, __ATOMIC_ACQUIRE);
    do
        if (references == 0) /* being freed */
            return NULL;
    while (!__atomic_compare_exchange_n(&s->references, &references, references + 1, false,
                                        __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE));
    return s;
}

/* Reuse an own block whose storage here was freed while other processes held it. */
static void revive(arena *a, block *b) {
    block **link = &a->waiting;
    while (*link && *link != b)
        link = &(*link)->next;
    if (*link) {
        *link = b->next;
        a->waiting_count--;
    }
    a->live++;
}

static block *map_block(const share_handle *h) {
    arena *a = th_arenas;
    while (a && (a->identity != h->arena || a->inherited))
        a = a->next;
    if (!a || a->own) {
        unknown();
        return NULL;
    }
    segment *s = th_arena_map(a, h->segment, h->segment_bytes);
    const int64_t bytes = h->block_bytes + (int64_t)sizeof(block_head);
    block *b = s ? th_block_foreign(s, h->block, bytes) : NULL;
    if (b && a->slot != NOBODY)
        th_block_hold(b, a->slot);
    else if (b)
        th_block_hold(b, NOBODY);
    return b;
}

static storage *receive(const share_handle *h) {
    block *b = th_block_find(h->arena, h->block);
    if (b && b->bytes - (int64_t)sizeof(block_head) != h->block_bytes) {
        unknown();
        return NULL;
    }
    if (!b && !(b = map_block(h)))
        return NULL;
    /* Set this process's bit before the message ends, so that the block is never free in
       between. */
    storage *s = NULL;
    if (!take_in(b, h)) {
        if ((s = again(b, h)))
            return s;
        if (b->own && !b->storages)
            revive(b->in->in, b);
        s = wrap(b, h->dtype, h->elements);
        b->storages += s != NULL;
    } else if (b->own) {
        return NULL;
    }
    if (!b->storages)
        th_block_drop(b);
    return s;
}

storage *th_share_receive(const share_handle *handle) {
    if (check(handle))
        return NULL;
    pthread_mutex_lock(&th_share_lock);
    storage *s = receive(handle);
    pthread_mutex_unlock(&th_share_lock);
    return s;
}

/* --- the arena of a sending --- */

arena *th_share_hold(storage *s) {
    pthread_mutex_lock(&th_share_lock);
    arena *a = ((block *)s->context)->in->in;
    a->guests++;
    pthread_mutex_unlock(&th_share_lock);
    return a;
}
