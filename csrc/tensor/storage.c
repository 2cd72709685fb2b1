/* storage.c: reference-counted blocks of elements. */
#include <inttypes.h>
#include <pthread.h>
#include <string.h>

#include "base/allocator.h"
#include "cuda/cuda.h"
#include "tensor/tensor.h"

/* Small data is allocated together with the header, right after it. */
#define INLINE_BYTES 4096

_Static_assert(sizeof(storage) == 64, "data behind the header must be aligned to 64 bytes");

THREAD_LOCAL bool th_inference = false;

static inline void *inline_data(storage *s) { return s + 1; }

static int64_t byte_count(dtype type, int64_t elements) {
    int64_t bytes;
    if (elements < 0)
        return th_fail(TH_VALUE, "a storage cannot have %" PRId64 " elements", elements);
    if (__builtin_mul_overflow(elements, (int64_t)th_item_size[type], &bytes)
        || bytes > PTRDIFF_MAX / 2)
        return th_fail(TH_MEMORY, "cannot allocate %" PRId64 " elements of %d bytes", elements,
                       th_item_size[type]);
    return bytes;
}

static void release_on_gpu(storage *s) { th_gpu_release(s->context); }

static storage *new_on_gpu(device where, dtype type, int64_t elements, int64_t bytes) {
    storage *s = th_allocate(sizeof(storage));
    if (!s)
        return NULL;
    *s = (storage){.references = 1,
                   .size = elements,
                   .capacity = bytes,
                   .release = release_on_gpu,
                   .context = th_gpu_allocate(where, bytes),
                   .dtype = (uint8_t)type,
                   .device = where,
                   .resizable = true,
                   .inference = th_inference};
    if (!s->context) {
        th_release(s, sizeof(storage));
        return NULL;
    }
    s->data = th_gpu_address(s->context);
    return s;
}

/* Storages on the meta device get distinct ranges of addresses above those of any process, so that
   overlaps are found as in memory. */
static void *addresses(int64_t bytes) {
    const int64_t first = (int64_t)1 << 48, last = INT64_MAX / 2;
    static int64_t next = first;
    const int64_t room = (bytes | 63) + 1;
    int64_t at = __atomic_fetch_add(&next, room, __ATOMIC_RELAXED);
    if (at > last - room) { /* ranges of tensors from long ago are used again */
        at = first;
        __atomic_store_n(&next, first + room, __ATOMIC_RELAXED);
    }
    return (void *)(uintptr_t)at;
}

static void release_nothing(storage *s) { (void)s; }

static storage *new_without_memory(dtype type, int64_t elements, int64_t bytes) {
    storage *s = th_storage_wrap(type, addresses(bytes), elements, release_nothing, NULL);
    if (!s)
        return NULL;
    s->device = TH_META;
    s->resizable = true;
    return s;
}

static inline storage *begin_storage(storage *s, void *data, dtype type, int64_t elements,
                                     int64_t bytes, int64_t within) {
    s->references = 1;
    s->data = data;
    s->size = elements;
    s->capacity = bytes;
    s->release = NULL;
    s->context = NULL;
    s->bound = 0;
    s->exports = 0;
    s->dtype = (uint8_t)type;
    s->device = TH_CPU;
    s->resizable = true;
    s->inference = th_inference;
    s->within = (uint8_t)((within + 63) / 64);
    return s;
}

static __attribute__((noinline)) storage *new_storage(device where, dtype type, int64_t elements) {
    const int64_t bytes = byte_count(type, elements);
    if (bytes < 0)
        return NULL;
    if (where != TH_CPU)
        return where == TH_META ? new_without_memory(type, elements, bytes)
                                : new_on_gpu(where, type, elements, bytes);
    const int64_t within = bytes <= INLINE_BYTES ? bytes : 0;
    storage *s = th_allocate((int64_t)sizeof(storage) + within);
    if (!s)
        return NULL;
    void *data = inline_data(s);
    if (bytes > INLINE_BYTES && !(data = th_allocate(bytes))) {
        th_release(s, sizeof(storage));
        return NULL;
    }
    return begin_storage(s, data, type, elements, bytes, within);
}

storage *th_storage_new(device where, dtype type, int64_t elements) {
    const int64_t most = TH_SMALL_MOST - (int64_t)sizeof(storage);
    const int64_t bytes = (int64_t)((uint64_t)elements * th_item_size[type]);
    if (__builtin_expect(where != TH_CPU || (uint64_t)elements > (uint64_t)most || bytes > most, 0))
        return new_storage(where, type, elements);
    storage *s = th_allocate_small((int64_t)sizeof(storage) + bytes);
    return s ? begin_storage(s, inline_data(s), type, elements, bytes, bytes) : NULL;
}

storage *th_storage_wrap(dtype type, void *data, int64_t elements, void (*release)(storage *),
                         void *context) {
    const int64_t bytes = byte_count(type, elements);
    if (bytes < 0)
        return NULL;
    storage *s = th_allocate(sizeof(storage));
    if (!s)
        return NULL;
    *s = (storage){.references = 1,
                   .data = data,
                   .size = elements,
                   .capacity = bytes,
                   .release = release,
                   .context = context,
                   .dtype = (uint8_t)type,
                   .device = TH_CPU,
                   .resizable = false,
                   .inference = th_inference};
    return s;
}

/* Parts, which are few, are in one list, so that moving a whole can find them. */
typedef struct part {
    struct part *next, **link;
    storage *whole, *self;
} part;

static part *parts;
static pthread_mutex_t parts_lock = PTHREAD_MUTEX_INITIALIZER;

static void release_part(storage *s) {
    part *p = s->context;
    pthread_mutex_lock(&parts_lock);
    *p->link = p->next;
    if (p->next)
        p->next->link = p->link;
    pthread_mutex_unlock(&parts_lock);
    __atomic_fetch_sub(&p->whole->exports, 1, __ATOMIC_RELAXED);
    th_storage_release(p->whole);
    th_release(p, sizeof *p);
}

storage *th_storage_whole(const storage *s) {
    return s->release == release_part ? ((part *)s->context)->whole : (storage *)s;
}

static storage *part_of(storage *whole, dtype type, char *data, int64_t elements) {
    whole = th_storage_whole(whole);
    part *p = th_allocate(sizeof *p);
    storage *s = p ? th_storage_wrap(type, data, elements, release_part, p) : NULL;
    if (!s) {
        if (p)
            th_release(p, sizeof *p);
        return NULL;
    }
    s->device = whole->device;
    s->inference = whole->inference;
    th_storage_retain(whole);
    __atomic_fetch_add(&whole->exports, 1, __ATOMIC_RELAXED);
    pthread_mutex_lock(&parts_lock);
    *p = (part){.next = parts, .link = &parts, .whole = whole, .self = s};
    if (parts)
        parts->link = &p->next;
    parts = p;
    pthread_mutex_unlock(&parts_lock);
    return s;
}

storage *th_storage_part(storage *whole, int64_t offset, int64_t elements) {
    char *data = (char *)whole->data + offset * th_item_size[whole->dtype];
    return part_of(whole, (dtype)whole->dtype, data, elements);
}

storage *th_storage_typed(storage *whole, dtype type) {
    const int64_t bytes = whole->size * th_item_size[whole->dtype];
    return part_of(whole, type, whole->data, bytes / th_item_size[type]);
}

bool th_storage_can_move(const storage *s) {
    pthread_mutex_lock(&parts_lock);
    int64_t lent = s->exports;
    for (const part *p = parts; lent && p; p = p->next)
        lent -= p->whole == s && !p->self->exports;
    pthread_mutex_unlock(&parts_lock);
    return !lent;
}

void th_storage_moved(const storage *s, const void *from) {
    pthread_mutex_lock(&parts_lock);
    for (part *p = parts; p; p = p->next)
        if (p->whole == s)
            p->self->data = (char *)p->self->data + ((char *)s->data - (char *)from);
    pthread_mutex_unlock(&parts_lock);
}

static void release_pinned(storage *s) { th_gpu_pinned_free(s->context); }

storage *th_storage_pinned(dtype type, int64_t elements) {
    const int64_t bytes = byte_count(type, elements);
    gpu_pinned *memory = bytes < 0 ? NULL : th_gpu_pinned_new(bytes);
    if (!memory)
        return NULL;
    storage *s = th_storage_wrap(type, th_gpu_pinned_data(memory), elements, release_pinned,
                                 memory);
    if (!s)
        th_gpu_pinned_free(memory);
    return s;
}

gpu_pinned *th_storage_pin(const storage *s) {
    s = th_storage_whole(s);
    return s->release == release_pinned ? s->context : NULL;
}

int th_storage_record(const storage *s, void *stream) {
    s = th_storage_whole(s);
    if (s->release == release_on_gpu)
        return th_gpu_record(s->context, stream);
    return th_fail(TH_RUNTIME, "record_stream: the memory was not allocated on a GPU");
}

void th_storage_retain(storage *s) { __atomic_fetch_add(&s->references, 1, __ATOMIC_RELAXED); }

void th_storage_release(storage *s) {
    if (!s)
        return;
    /* A sole owner skips the locked instruction, since nobody else can take a reference. Not for
       shared memory, whose storages can be found by their block. */
    if ((s->release || __atomic_load_n(&s->references, __ATOMIC_ACQUIRE) != 1)
        && __atomic_sub_fetch(&s->references, 1, __ATOMIC_ACQ_REL) > 0)
        return;
    th_storage_free_data(s, s);
    const int64_t bytes = (int64_t)sizeof(storage) + s->within * 64;
    if (bytes <= TH_SMALL_MOST)
        th_release_small(s, bytes);
    else
        th_release(s, bytes);
}

void th_storage_free_data(storage *s, storage *before) {
    if (before->release)
        before->release(before);
    else if (before->data != inline_data(s))
        th_release(before->data, before->capacity);
}

static int move_to(storage *s, int64_t bytes) {
    void *data, *block = NULL;
    if (s->device == TH_META) {
        data = addresses(bytes);
    } else if (s->device == TH_CPU) {
        if (!(data = th_allocate(bytes)))
            return -1;
        memcpy(data, s->data, (size_t)s->capacity);
    } else {
        if (!(block = th_gpu_allocate(s->device, bytes)))
            return -1;
        data = th_gpu_address(block);
        if (s->capacity && th_gpu_move(s->device, data, s->device, s->data, s->capacity)) {
            th_gpu_release(block);
            return -1;
        }
    }
    storage before = *s;
    s->context = block;
    s->data = data;
    s->capacity = bytes;
    th_storage_free_data(s, &before);
    return 0;
}

/* Growing moves the data; shrinking keeps the memory, since views may use its end. */
int th_storage_resize(storage *s, int64_t elements) {
    if (!s->resizable)
        return th_fail(TH_RUNTIME,
                       "this storage does not own its memory, or shares it, and cannot be resized");
    const int64_t bytes = byte_count(s->dtype, elements);
    if (bytes < 0)
        return -1;
    if (bytes > s->capacity) {
        if (s->exports)
            return th_fail(
                TH_RUNTIME,
                "this storage exports its memory to %d buffers and cannot move to resize",
                s->exports);
        if (move_to(s, bytes))
            return -1;
    }
    s->size = elements;
    return 0;
}
