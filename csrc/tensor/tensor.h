/* tensor.h: storages, headers that view them, and their descriptions in messages. */
#pragma once
#include <string.h>

#include "base/base.h"

#define TH_MAX_DIM 64 /* sets of dims are bits of a uint64_t */
/* Limit for the number of elements, for strides, and for the product of nonzero sizes, so that
   products in kernels fit an int64_t. */
#define TH_MAX_ELEMENTS ((int64_t)1 << 48)

/* A block of memory that tensors view. Its capacity never shrinks while it is alive, so a checked
   view stays valid. */
typedef struct storage {
    int64_t references;
    void *data;
    int64_t size;                      /* elements requested by the owner */
    int64_t capacity;                  /* bytes behind data */
    void (*release)(struct storage *); /* frees data; NULL: the caching allocator does */
    void *context;
    uintptr_t bound; /* for language bindings; initially 0 */
    int32_t exports; /* exported buffers; while above 0, data must not move */
    uint8_t dtype, device;
    bool resizable : 1;
    bool inference : 1; /* made in inference mode: neither written to nor saved outside of it */
    uint8_t within; /* number of 64-byte lines of data that follow this header in the same block */
} storage;
extern THREAD_LOCAL bool th_inference; /* this thread is in inference mode */

/* Sizes and strides count elements; the bytes start at storage->data + offset * item size.

   One array holds the sizes and, behind room for them, the strides, which th_stride finds. A header
   on the stack has room for TH_MAX_DIM dims. A header on the heap ends behind the room that its dims
   need, at least TH_LEAST_ROOM dims: never copy it by assignment, but by th_header or th_alias. More
   dims in place need another header (th_widened). */
typedef struct tensor {
    int64_t references;
    void *next, *previous; /* for language bindings; next is initially NULL */
    uint32_t busy; /* kernels running on it without the GIL; while above 0 it keeps its shape */
    uint8_t dtype, device, ndim; /* th_header copies the members from here on */
    bool contiguous;
    storage *storage; /* NULL: a shape without data, used by the graph */
    int64_t offset, numel;
    uint32_t changes; /* number of times it was resized or set to other memory */
    int32_t room;     /* dims that there is room for, less TH_MAX_DIM */
    /* 0-dim tensors have a size and a stride of 1, so code that works along dim 0 sees one
       element. */
    int64_t size[2 * TH_MAX_DIM];
} tensor;
#define TH_LEAST_ROOM 8

static inline int64_t *th_stride(const tensor *t) {
    return (int64_t *)(uintptr_t)t->size + TH_MAX_DIM + t->room;
}
static inline int th_room(const tensor *t) { return TH_MAX_DIM + t->room; }
static inline int64_t th_header_bytes(int room) {
    return (int64_t)offsetof(tensor, size) + room * 2 * (int64_t)sizeof(int64_t);
}

/* Copy a header, which has room for its dims, for the caller alone. The reference and busy counts are
   skipped, since other threads change them. */
static inline void th_copy_into(tensor *copy, const tensor *t, int room) {
    const size_t from = offsetof(tensor, dtype);
    copy->references = 1;
    copy->next = NULL;
    copy->busy = 0;
    memcpy((char *)copy + from, (const char *)t + from, offsetof(tensor, size) - from);
    copy->room = room - TH_MAX_DIM;
    for (int d = 0; d < TH_MAX_DIM; d += 4) { /* room is a multiple of 4 */
        memcpy(copy->size + d, t->size + d, 4 * sizeof(int64_t));
        memcpy(th_stride(copy) + d, th_stride(t) + d, 4 * sizeof(int64_t));
        if (__builtin_expect(t->ndim <= d + 4, 1))
            break;
    }
}
static inline void th_copy_header(tensor *copy, const tensor *t) {
    th_copy_into(copy, t, TH_MAX_DIM);
}
static inline tensor th_header(const tensor *t) {
    tensor copy;
    th_copy_header(&copy, t);
    return copy;
}

/* Sets of dims: one dim, and the first ndim. */
static inline uint64_t th_dim_bit(int64_t dim) { return UINT64_C(1) << dim; }
static inline uint64_t th_all_dims(int ndim) { return ndim ? UINT64_MAX >> (64 - ndim) : 0; }

/* The dim along which lines run; 0 for a 0-dim tensor. */
static inline int th_last_dim(const tensor *t) { return t->ndim ? t->ndim - 1 : 0; }

/* The size of a result. */
typedef struct extent {
    int ndim;
    int64_t size[TH_MAX_DIM];
} extent;
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wmaybe-uninitialized" /* sizes from ndim on are never read */
static inline extent th_extent(const tensor *t) {
    extent size;
    size.ndim = t->ndim;
    for (int d = 0; d < t->ndim; d++)
        size.size[d] = t->size[d];
    return size;
}
#pragma GCC diagnostic pop

/* storage.c */
storage *th_storage_new(device where, dtype type, int64_t elements);
storage *th_storage_wrap(dtype type, void *data, int64_t elements, void (*release)(storage *),
                         void *context);
/* Storage on part of another one, which cannot move or grow while the part is alive. */
/* Allocate memory that GPUs access directly; and return cuda/pinned.c's record of that memory, NULL
   if it is none. */
storage *th_storage_pinned(dtype type, int64_t elements);
struct gpu_pinned *th_storage_pin(const storage *s);
/* Delay reuse of its memory until the work now queued on a GPU's stream is done; -1: not on a
   GPU. */
int th_storage_record(const storage *s, void *stream);
storage *th_storage_part(storage *whole, int64_t offset, int64_t elements);
storage *th_storage_typed(storage *whole, dtype type); /* all of it, as elements of another type */
storage *th_storage_whole(const storage *s); /* the storage that a part belongs to, or itself */
bool th_storage_can_move(const storage *s);  /* no buffer is exported, except to parts */
void th_storage_moved(const storage *s, const void *from); /* moves its parts along */
/* Free the data that s had when `before` was copied, after s has other data: an array that lent its memory may run
   Python code. */
void th_storage_free_data(storage *s, storage *before);
void th_storage_retain(storage *s);
void th_storage_release(storage *s);
int th_storage_resize(storage *s, int64_t elements);

/* tensor.c: functions that return a tensor return a new reference, or NULL with the error set. */
tensor *th_new(device where, dtype type, int ndim, const int64_t *size);
tensor *th_new_like(const tensor *t, dtype type); /* of t's size and device */
tensor *th_new_view(storage *s, int64_t offset, int ndim, const int64_t *size,
                    const int64_t *stride); /* checks bounds */
/* View elements of a tensor's storage at an offset; checks bounds. */
tensor *th_new_part(const tensor *t, int64_t offset, int ndim, const int64_t *size,
                    const int64_t *stride);
/* The storage as elements of the tensor's type, which differs for complex pairs; new reference. */
storage *th_storage_of(const tensor *t);
tensor *th_alias(const tensor *t);             /* new header on the same storage */
tensor *th_widened(const tensor *t, int ndim); /* same with room for so many dims */
/* Fail if t has no room for ndim dims; th_lacked_room then counts them, and the language binding
   repeats the call with wider headers. */
int th_check_room(const tensor *t, int ndim);
extern THREAD_LOCAL int th_lacked_room;
tensor *th_shape_only(const tensor *t);
void th_retain(tensor *t);
void th_drop(tensor *t); /* NULL is allowed */
/* Product of sizes; -1 with the error set if a size is negative or the nonzero sizes exceed
   TH_MAX_ELEMENTS. */
int64_t th_count(int ndim, const int64_t *size);
void th_update_layout(
    tensor *t); /* recomputes numel and contiguous after a change of size or stride */
bool th_same_size(const tensor *a, const tensor *b);
bool th_overlaps_itself(const tensor *t);           /* two indices may address one element */
bool th_overlaps(const tensor *a, const tensor *b); /* whether the byte ranges overlap */
/* View complex numbers as pairs (real, imaginary) in an extra last dim; -1: no dim is left. */
int th_view_as_real(const char *op, tensor *pairs, const tensor *t);
/* View the real parts (0) or imaginary parts (1) of pairs. */
void th_part_of_pairs(tensor *part, const tensor *pairs, int which);
/* Turn new contiguous pairs, not yet shared, into complex numbers. */
void th_view_as_complex(tensor *t);
/* View the same bytes as elements of another type: the last dim, which is contiguous, grows or
   shrinks. */
tensor *th_reinterpret(const tensor *t, dtype type);
int th_resize(tensor *t, int ndim, const int64_t *size);
/* Headers are read under a lock that kernels release while running; the lock's owner sets this
   function. Change a header that others see only through it. */
extern void (*th_exclusively)(void (*act)(void *), void *context);
int th_set(tensor *t, storage *s, int64_t offset, int ndim, const int64_t *size,
           const int64_t *stride);
/* Same elements at the same addresses. */
static inline bool th_same_view(const tensor *a, const tensor *b) {
    return a->storage == b->storage && a->offset == b->offset && th_same_size(a, b)
           && !memcmp(th_stride(a), th_stride(b), sizeof(int64_t) * a->ndim);
}
/* Whether t can be broadcast to a size. */
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

/* describe.c: texts for messages; several may be used in one message. */
const char *th_describe(const tensor *t);            /* "FloatTensor 3x4" */
const char *th_sizes(const int64_t *size, int ndim); /* "3x4" */
