/* dlpack.c: memory shared with other array libraries through DLPack capsules. The layouts of the
   structs and the names of the capsules are the standard's:
   https://dmlc.github.io/dlpack/latest/ */
#include <stdlib.h>
#include <string.h>

#include "python/bridge/bridge.h"

enum {
    DL_CPU = 1,
    DL_GPU = 2,
    DL_PINNED = 3,
    DL_INT = 0,
    DL_UINT = 1,
    DL_FLOAT = 2,
    DL_BFLOAT = 4,
    DL_COMPLEX = 5,
    DL_BOOL = 6
};
enum { DL_READ_ONLY = 1, DL_COPIED = 2 };
#define PLAIN "dltensor"
#define VERSIONED "dltensor_versioned"
#define USED_PLAIN "used_dltensor"
#define USED_VERSIONED "used_dltensor_versioned"

typedef struct dl_device {
    int32_t type, id;
} dl_device;

typedef struct dl_type {
    uint8_t code, bits;
    uint16_t lanes;
} dl_type;

/* Strides count elements; NULL means contiguous. */
typedef struct dl_tensor {
    void *data;
    dl_device device;
    int32_t ndim;
    dl_type type;
    int64_t *shape, *strides;
    uint64_t byte_offset;
} dl_tensor;

typedef struct dl_plain {
    dl_tensor tensor;
    void *context;
    void (*deleter)(struct dl_plain *);
} dl_plain;

typedef struct dl_versioned {
    struct {
        uint32_t major, minor;
    } version;
    void *context;
    void (*deleter)(struct dl_versioned *);
    uint64_t flags;
    dl_tensor tensor;
} dl_versioned;

/* Export */

/* Memory that an exported capsule points to; the storage cannot be resized meanwhile. */
typedef struct exported {
    union {
        dl_plain plain;
        dl_versioned versioned;
    } managed;
    storage *s;
    int64_t shape[TH_MAX_DIM], strides[TH_MAX_DIM];
} exported;

/* The last holder calls this, from any thread. */
static void release_export(exported *l) {
    __atomic_sub_fetch(&l->s->exports, 1, __ATOMIC_RELAXED);
    th_storage_release(l->s);
    free(l);
}

static void release_plain(dl_plain *managed) { release_export(managed->context); }

static void release_versioned(dl_versioned *managed) { release_export(managed->context); }

/* A capsule that nobody consumed releases its tensor. */
static void drop_capsule(PyObject *capsule) {
    if (PyCapsule_IsValid(capsule, PLAIN)) {
        dl_plain *managed = PyCapsule_GetPointer(capsule, PLAIN);
        managed->deleter(managed);
    } else if (PyCapsule_IsValid(capsule, VERSIONED)) {
        dl_versioned *managed = PyCapsule_GetPointer(capsule, VERSIONED);
        managed->deleter(managed);
    }
}

static dl_type dl_type_of(dtype type) {
    static const uint8_t small[TH_TYPES] = {[TH_FLOAT8_E4M3FN] = 10,
                                            [TH_FLOAT8_E4M3FNUZ] = 11,
                                            [TH_FLOAT8_E5M2] = 12,
                                            [TH_FLOAT8_E5M2FNUZ] = 13};
    const uint8_t code = type == TH_BOOL                            ? DL_BOOL
                         : small[type]                              ? small[type]
                         : (1 << TH_BYTE | TH_UNSIGNED) >> type & 1 ? DL_UINT
                         : type == TH_BFLOAT16                      ? DL_BFLOAT
                         : th_is_complex(type)                      ? DL_COMPLEX
                         : th_is_floating(type)                     ? DL_FLOAT
                                                                    : DL_INT;
    return (dl_type){code, (uint8_t)(th_item_size[type] * 8), 1};
}

static exported *export_tensor(const tensor *t, dl_tensor **inside, bool versioned, bool copied) {
    exported *l = calloc(1, sizeof *l);
    if (!l)
        return (exported *)PyErr_NoMemory();
    if (versioned) {
        l->managed.versioned = (dl_versioned){.version = {1, 0},
                                              .context = l,
                                              .deleter = release_versioned,
                                              .flags = copied ? DL_COPIED : 0};
        *inside = &l->managed.versioned.tensor;
    } else {
        l->managed.plain = (dl_plain){.context = l, .deleter = release_plain};
        *inside = &l->managed.plain.tensor;
    }
    memcpy(l->shape, t->size, sizeof(int64_t) * t->ndim);
    memcpy(l->strides, th_stride(t), sizeof(int64_t) * t->ndim);
    **inside = (dl_tensor){
        th_data(t), {t->device == TH_CPU ? DL_CPU : DL_GPU, t->device ? t->device - 1 : 0},
        t->ndim,    dl_type_of((dtype)t->dtype),
        l->shape,   l->strides,
        0};
    th_storage_retain(l->s = t->storage);
    __atomic_add_fetch(&l->s->exports, 1, __ATOMIC_RELAXED);
    return l;
}

/* dlpack_capsule(tensor, versioned, copied): called by __dlpack__ of torch/_methods/interchange.py,
   which reads the arguments. */
PyObject *th_python_dlpack_capsule(PyObject *module, PyObject *args) {
    (void)module;
    PyObject *self;
    int versioned, copied;
    if (!PyArg_ParseTuple(args, "Opp:dlpack_capsule", &self, &versioned, &copied))
        return NULL;
    if (!th_is_tensor(self))
        return PyErr_Format(PyExc_TypeError, "dlpack_capsule takes a Tensor, not %R",
                            (PyObject *)Py_TYPE(self));
    dl_tensor *inside;
    exported *l = export_tensor(th_tensor_of(self), &inside, versioned, copied);
    PyObject *capsule = l ? PyCapsule_New(&l->managed, versioned ? VERSIONED : PLAIN, drop_capsule)
                          : NULL;
    if (l && !capsule)
        release_export(l);
    return capsule;
}

/* Import */

/* A capsule's tensor, of either version. */
typedef struct imported {
    dl_plain *plain;
    dl_versioned *versioned;
} imported;

static void release_imported(storage *s) {
    imported *b = s->context;
    if (b->plain && b->plain->deleter)
        b->plain->deleter(b->plain);
    if (b->versioned && b->versioned->deleter)
        b->versioned->deleter(b->versioned);
    free(b);
}

/* On failure the memory stays with the capsule. */
static void keep_memory(storage *s) { (void)s; }

static int dtype_from_dl(dl_type type) {
    for (int t = 0; t < TH_TYPES; t++) {
        const dl_type own = dl_type_of((dtype)t);
        if (own.code == type.code && own.bits == type.bits && own.lanes == type.lanes)
            return t;
    }
    PyErr_Format(
        PyExc_TypeError,
        "from_dlpack: no tensor type holds elements of type code %d with %d bits and %d lanes; "
        "convert the array",
        type.code, type.bits, type.lanes);
    return -1;
}

/* Read sizes and strides; return the number of elements the memory must hold, or -1 with an error
   if the tensor is invalid. */
static int64_t required_elements(const dl_tensor *from, int64_t *size, int64_t *stride) {
    int64_t step = 1, last = 0, reached;
    bool empty = false, fits = true;
    for (int d = from->ndim - 1; d >= 0; d--) {
        size[d] = from->shape[d];
        stride[d] = from->strides && size[d] > 1 ? from->strides[d] : step;
        if (size[d] < 0 || stride[d] < 0) {
            PyErr_Format(PyExc_ValueError,
                         "from_dlpack: the array has size %lld and stride %lld in dimension %d, "
                         "and tensors have no "
                         "negative ones; copy it",
                         (long long)size[d], (long long)stride[d], d);
            return -1;
        }
        empty |= size[d] == 0;
        fits = fits && !__builtin_mul_overflow(step, size[d] ? size[d] : 1, &step);
        fits = fits && !__builtin_mul_overflow(size[d] - 1, stride[d], &reached)
               && !__builtin_add_overflow(last, reached, &last);
    }
    if (!fits && !empty) {
        PyErr_SetString(PyExc_ValueError, "from_dlpack: the array is too large");
        return -1;
    }
    return empty ? 0 : last + 1;
}

static int check_foreign(const dl_tensor *from, uint64_t flags) {
    const bool gpu = from->device.type == DL_GPU && th_ready_gpu() >= 0;
    PyErr_Clear(); /* without a GPU, its memory is rejected below */
    if (gpu && (from->device.id < 0 || from->device.id >= th_gpu_count()))
        PyErr_Format(PyExc_BufferError, "from_dlpack: the array is on GPU %d; this machine has %d",
                     from->device.id, th_gpu_count());
    else if (from->device.type != DL_CPU && from->device.type != DL_PINNED && !gpu)
        PyErr_Format(PyExc_BufferError,
                     "from_dlpack: the array is on a device of type %d, neither CPU nor CUDA; copy "
                     "it to the CPU first",
                     from->device.type);
    else if (from->ndim < 0 || from->ndim > TH_MAX_DIM)
        PyErr_Format(PyExc_ValueError,
                     "from_dlpack: the array has %d dimensions; a tensor has at most %d",
                     from->ndim, TH_MAX_DIM);
    else if (flags & DL_READ_ONLY)
        PyErr_SetString(PyExc_ValueError, "from_dlpack: the array is read-only, but tensors are "
                                          "writable; copy it: from_dlpack(array, copy=True)");
    else
        return 0;
    return -1;
}

static tensor *tensor_on(const dl_tensor *from, uint64_t flags, imported *b) {
    int64_t size[TH_MAX_DIM], stride[TH_MAX_DIM];
    if (check_foreign(from, flags))
        return NULL;
    const int type = dtype_from_dl(from->type);
    const int64_t elements = type < 0 ? -1 : required_elements(from, size, stride);
    char *data = (char *)from->data + (from->data ? from->byte_offset : 0);
    if (elements < 0)
        return NULL;
    if ((uintptr_t)data % th_alignment((dtype)type)) {
        PyErr_SetString(PyExc_ValueError,
                        "from_dlpack: the array is not aligned to its elements; copy it");
        return NULL;
    }
    storage *s = th_storage_wrap((dtype)type, data, elements, release_imported, b);
    if (s && from->device.type == DL_GPU)
        s->device = (device)(from->device.id + 1);
    tensor *t = s ? th_new_view(s, 0, from->ndim, size, stride) : NULL;
    if (s && !t)
        s->release = keep_memory;
    th_storage_release(s);
    return t;
}

/* from_capsule(capsule): consume the capsule and return its tensor. */
PyObject *th_python_from_capsule(PyObject *module, PyObject *capsule) {
    (void)module;
    imported *b = calloc(1, sizeof *b);
    if (!b)
        return PyErr_NoMemory();
    tensor *t = NULL;
    if (PyCapsule_IsValid(capsule, VERSIONED)) {
        b->versioned = PyCapsule_GetPointer(capsule, VERSIONED);
        if (b->versioned->version.major == 1)
            t = tensor_on(&b->versioned->tensor, b->versioned->flags, b);
        else
            PyErr_Format(PyExc_BufferError,
                         "from_dlpack: the array uses DLPack version %d; need version 1",
                         (int)b->versioned->version.major);
    } else if (PyCapsule_IsValid(capsule, PLAIN)) {
        b->plain = PyCapsule_GetPointer(capsule, PLAIN);
        t = tensor_on(&b->plain->tensor, 0, b);
    } else
        PyErr_SetString(PyExc_TypeError,
                        "from_dlpack: need an array with __dlpack__, or an unused DLPack capsule");
    if (!t) {
        free(b);
        return PyErr_Occurred() ? NULL : th_raise();
    }
    if (PyCapsule_SetName(capsule, b->versioned ? USED_VERSIONED : USED_PLAIN)) {
        t->storage->release = keep_memory;
        th_drop(t);
        free(b);
        return NULL;
    }
    return th_wrap(t);
}
