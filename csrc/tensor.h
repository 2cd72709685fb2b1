/* tensor.h: the types of the core and what every C file may call. Nothing here knows Python. */
#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define TH_MAX_DIM 8
#define TH_PARALLEL 32768 /* Elements per thread below which starting a thread costs more than it saves. */

typedef enum { TH_BYTE, TH_CHAR, TH_SHORT, TH_INT, TH_LONG, TH_HALF, TH_FLOAT, TH_DOUBLE, TH_DTYPES } dtype;
typedef enum { TH_CPU, TH_CUDA, TH_DEVICES } device;
typedef enum { TH_OK, TH_TYPE, TH_VALUE, TH_INDEX, TH_RUNTIME, TH_MEMORY, TH_OVERFLOW } status;

typedef uint16_t half; /* IEEE binary16, stored and converted only. */

/* A block of memory that tensors view. Its capacity never shrinks while it lives, so a checked view stays valid. */
typedef struct storage {
    int64_t references;
    void *data;
    int64_t size;     /* elements that the owner asked for */
    int64_t capacity; /* bytes behind data */
    int64_t exports;  /* buffers lent to others; while there are any, data must not move */
    void (*release)(struct storage *); /* gives data back; NULL: the caching allocator */
    void *context;
    uint8_t dtype, device;
    bool resizable;
    uint16_t within; /* bytes for data behind this header, in the same block */
} storage;

/* size and stride count elements; the bytes start at storage->data + offset * item size. */
typedef struct tensor {
    int64_t references;
    storage *storage; /* NULL: a shape without data, kept by the graph */
    int64_t offset, numel;
    uint8_t dtype, device, ndim;
    bool contiguous;
    int64_t size[TH_MAX_DIM], stride[TH_MAX_DIM];
} tensor;

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

/* A Python number, or the default of a Scalar parameter; both fields are always filled.
   A default converts to any dtype, saturating; a number that the caller wrote must fit it. */
typedef enum { TH_INTEGRAL, TH_REAL, TH_DEFAULT } scalar_kind;
typedef struct scalar {
    double f;
    int64_t i;
    uint8_t kind;
} scalar;

/* error.c: a status and a sentence per thread. th_fail returns -1. */
int th_fail(status kind, const char *format, ...) __attribute__((format(printf, 2, 3)));
status th_error_kind(void);
const char *th_error_message(void);
const char *th_describe(const tensor *t); /* "FloatTensor 3x4"; four descriptions may stand in one message */
const char *th_sizes(const int64_t *size, int ndim); /* "3x4" */

/* dtype.c */
extern const uint8_t th_item_size[TH_DTYPES];
extern const char *const th_dtype_name[TH_DTYPES];   /* "Float" */
static inline bool th_is_floating(dtype d) { return d >= TH_HALF; }
float th_half_to_float(half h);
half th_float_to_half(float f);

/* allocator.c: size classes with free lists per thread, large blocks kept for reuse. NULL and TH_MEMORY on failure. */
void *th_allocate(int64_t bytes);
void th_release(void *block, int64_t bytes);
void th_empty_cache(void);
int64_t th_cached_bytes(void);
int64_t th_allocated_bytes(void);
void th_set_cache_limit(int64_t bytes);
void th_fail_allocation(int64_t countdown); /* tests: the countdown-th allocation from now fails; 0 turns it off */

/* storage.c */
storage *th_storage_new(device where, dtype type, int64_t elements);
storage *th_storage_wrap(dtype type, void *data, int64_t elements, void (*release)(storage *), void *context);
void th_storage_retain(storage *s);
void th_storage_release(storage *s);
void th_storage_free_data(storage *s); /* before its data is freed or replaced for good */
int th_storage_resize(storage *s, int64_t elements);

/* tensor.c: functions that return a tensor give the caller one reference, or NULL with the error set. */
tensor *th_new(device where, dtype type, int ndim, const int64_t *size);
tensor *th_new_view(storage *s, int64_t offset, int ndim, const int64_t *size, const int64_t *stride); /* checks bounds */
tensor *th_alias(const tensor *t); /* another header on the same storage */
tensor *th_shape_only(const tensor *t);
void th_retain(tensor *t);
void th_drop(tensor *t); /* NULL is allowed */
int64_t th_count(int ndim, const int64_t *size); /* product, -1 and the error when negative or too large */
void th_update(tensor *t); /* recomputes numel and contiguous after size or stride were written */
bool th_same_size(const tensor *a, const tensor *b);
bool th_overlaps_itself(const tensor *t); /* two indices may name one element */
bool th_overlaps(const tensor *a, const tensor *b); /* the byte ranges meet */
int th_resize(tensor *t, int ndim, const int64_t *size);
int th_set(tensor *t, storage *s, int64_t offset, int ndim, const int64_t *size, const int64_t *stride);
static inline void *th_data(const tensor *t) {
    return (char *)t->storage->data + t->offset * th_item_size[t->dtype];
}

/* copy.c: any dtype, any strides, source broadcast to target. */
int th_copy(tensor *target, const tensor *source);
tensor *th_contiguous(tensor *t); /* t itself with one more reference when it is contiguous already */
tensor *th_clone(const tensor *t);
tensor *th_convert(const tensor *t, dtype type);
int th_fill(tensor *t, scalar value);
int th_zero(tensor *t);
int th_check_scalar(const char *op, dtype type, scalar value); /* fits the type, or why not */
double th_get(const tensor *t, int64_t offset, int64_t *integer); /* one element; integer gets it for integral types */
void th_put(const tensor *t, int64_t offset, scalar value);

/* parallel.c: OpenMP behind one function, one thread below grain. */
typedef void (*th_range)(int64_t begin, int64_t end, void *context);
void th_parallel(int64_t count, int64_t grain, th_range body, void *context);
void th_set_threads(int count);
int th_threads(void);
void th_set_flush_denormals(bool on);
bool th_flush_denormals(void);

/* One source, one binary, every CPU. Off under sanitizers, whose runtime starts after the resolvers. */
#if defined(__SANITIZE_ADDRESS__) || defined(TH_NO_CLONES)
#define CLONES
#else
#define CLONES __attribute__((target_clones("arch=x86-64-v4", "arch=x86-64-v3", "default")))
#endif
