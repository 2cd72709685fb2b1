/* tensor.h: storages, headers that view them, and how both read in messages. */
#pragma once
#include <string.h>

#include "base/base.h"

#define TH_MAX_DIM 8
/* Elements of a tensor, steps between them, and the product of its sizes without those that are 0: what kernels
   multiply with these stays an int64_t. */
#define TH_MOST ((int64_t)1 << 48)

/* A block of memory that tensors view. Its capacity never shrinks while it lives, so a checked view stays valid. */
typedef struct storage {
    int64_t references;
    void *data;
    int64_t size;                      /* elements that the owner asked for */
    int64_t capacity;                  /* bytes behind data */
    void (*release)(struct storage *); /* gives data back; NULL: the caching allocator */
    void *context;
    uintptr_t bound; /* for whoever binds the core; 0 at first */
    int32_t exports; /* buffers lent to others; while there are any, data must not move */
    uint8_t dtype, device;
    bool resizable;
    uint8_t within; /* lines of 64 bytes for data behind this header, in the same block */
} storage;

/* size and stride count elements; the bytes start at storage->data + offset * item size. */
typedef struct tensor {
    int64_t references;
    uint32_t
        busy; /* kernels that run on it without the GIL; while there are any it keeps its shape */
    uint8_t dtype, device, ndim; /* from here on it is what th_header copies */
    bool contiguous;
    storage *storage; /* NULL: a shape without data, kept by the graph */
    int64_t offset, numel;
    uint64_t changes; /* how often it was resized or set to other memory */
    /* Without dimensions size[0] and stride[0] are 1: what works along dim 0 finds one element. */
    int64_t size[TH_MAX_DIM], stride[TH_MAX_DIM];
} tensor;

/* A header like t for the caller alone. Kernels copy headers while other threads count references
   and loans in them, so those two are not read. */
static inline void th_copy_header(tensor *copy, const tensor *t) {
    const size_t from = offsetof(tensor, dtype);
    copy->references = 1;
    copy->busy = 0;
    memcpy((char *)copy + from, (const char *)t + from, sizeof(tensor) - from);
}
static inline tensor th_header(const tensor *t) {
    tensor copy;
    th_copy_header(&copy, t);
    return copy;
}

/* Along which lines go; of a tensor without dimensions the one that stands in its place. */
static inline int th_last_dim(const tensor *t) { return t->ndim ? t->ndim - 1 : 0; }

/* The sizes a result will have. */
typedef struct extent {
    int ndim;
    int64_t size[TH_MAX_DIM];
} extent;
static inline extent th_extent(const tensor *t) {
    extent size = {.ndim = t->ndim};
    for (int d = 0; d < t->ndim; d++)
        size.size[d] = t->size[d];
    return size;
}

/* storage.c */
storage *th_storage_new(device where, dtype type, int64_t elements);
storage *th_storage_wrap(dtype type, void *data, int64_t elements, void (*release)(storage *),
                         void *context);
/* Elements of another storage, which cannot move or grow as long as the part lives. */
/* In memory that GPUs reach by themselves; and what cuda/pinned.c calls that memory, NULL: it is none. */
storage *th_storage_pinned(dtype type, int64_t elements);
struct gpu_pinned *th_storage_pin(const storage *s);
/* What is done with it on a GPU's stream comes before its memory is used again; -1 where it is on none. */
int th_storage_record(const storage *s, void *stream);
storage *th_storage_part(storage *whole, int64_t offset, int64_t elements);
storage *th_storage_typed(storage *whole, dtype type); /* all of it, as elements of another type */
storage *th_storage_whole(const storage *s); /* what a part is a part of; itself if it is none */
bool th_storage_can_move(const storage *s);  /* no buffer is lent, but to parts */
void th_storage_moved(const storage *s, const void *from); /* takes its parts along */
void th_storage_free_data(storage *s); /* before its data is freed or replaced for good */
void th_storage_retain(storage *s);
void th_storage_release(storage *s);
int th_storage_resize(storage *s, int64_t elements);

/* tensor.c: functions that return a tensor give the caller one reference, or NULL with the error set. */
tensor *th_new(device where, dtype type, int ndim, const int64_t *size);
tensor *th_new_like(const tensor *t, dtype type); /* of its size, where it lies */
tensor *th_new_view(storage *s, int64_t offset, int ndim, const int64_t *size,
                    const int64_t *stride); /* checks bounds */
/* Elements of a tensor's storage, at an offset in it; checks bounds. */
tensor *th_new_part(const tensor *t, int64_t offset, int ndim, const int64_t *size,
                    const int64_t *stride);
/* The storage as elements of the tensor's type, which pairs see otherwise; new reference. */
storage *th_storage_of(const tensor *t);
tensor *th_alias(const tensor *t); /* another header on the same storage */
tensor *th_shape_only(const tensor *t);
void th_retain(tensor *t);
void th_drop(tensor *t); /* NULL is allowed */
/* The product; -1 and the error where a size is negative, or where those that are not 0 come to more than TH_MOST. */
int64_t th_count(int ndim, const int64_t *size);
void th_measure(tensor *t); /* recomputes numel and contiguous after size or stride were written */
bool th_same_size(const tensor *a, const tensor *b);
bool th_overlaps_itself(const tensor *t);           /* two indices may name one element */
bool th_overlaps(const tensor *a, const tensor *b); /* the byte ranges meet */
/* A header of complex numbers as pairs of their parts, in one more dim; -1: there are as many dims as possible. */
int th_pairs(const char *op, tensor *pairs, const tensor *t);
/* New contiguous pairs, of which nobody knows yet, as complex numbers. */
void th_unpair(tensor *t);
int th_resize(tensor *t, int ndim, const int64_t *size);
/* Headers are read under a lock that a kernel gives up while it runs; set by whoever has the lock.
   What rewrites a header that others see acts through this. */
extern void (*th_exclusively)(void (*act)(void *), void *context);
int th_set(tensor *t, storage *s, int64_t offset, int ndim, const int64_t *size,
           const int64_t *stride);
/* The same elements at the same places. */
static inline bool th_same_view(const tensor *a, const tensor *b) {
    return a->storage == b->storage && a->offset == b->offset && th_same_size(a, b)
           && !memcmp(a->stride, b->stride, sizeof(int64_t) * a->ndim);
}
/* Whether t can be expanded to that size. */
static inline bool th_broadcasts(const tensor *t, int ndim, const int64_t *size) {
    const int added = ndim - t->ndim;
    bool fits = added >= 0;
    for (int d = 0; fits && d < t->ndim; d++)
        fits = t->size[d] == 1 || t->size[d] == size[d + added];
    return fits;
}
static inline void *th_data(const tensor *t) {
    return (char *)t->storage->data + t->offset * th_item_size[t->dtype];
}

/* describe.c: texts for messages; several may stand in one. */
const char *th_describe(const tensor *t);            /* "FloatTensor 3x4" */
const char *th_sizes(const int64_t *size, int ndim); /* "3x4" */
