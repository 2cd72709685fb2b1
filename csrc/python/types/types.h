/* types.h: the Python objects of the core: creation, deallocation, errors and numbers. */
#pragma once
#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <structmember.h>

#include "row/row.h"

/* A tensor object. It has a record if it requires grad or if its writes are counted. */
typedef struct TensorObject {
    PyObject_HEAD
    tensor *t;
    uintptr_t record; /* a record or NULL, with the flags below */
    PyObject *dict, *weak;
} TensorObject;
enum {
    OURS = 1,      /* the object's memory comes from th_allocate */
    OVERRIDES = 2, /* its class has a __torch_function__ or __torch_dispatch__ that handles calls */
    VIEW = 4       /* made as a view of another tensor */
};

/* storage->bound is twice the number of writes to the storage, or, with the lowest bit set, a version
   that counts them. */
static inline struct version *th_version_on(const storage *s) {
    return s->bound & 1 ? (struct version *)(s->bound - 1) : NULL;
}

/* Return the counter of writes to a storage, or to the whole that it is part of; NULL if no
   gradient reads it. */
static inline struct version *th_watch_of(const storage *s) {
    if (s && s->release)
        s = th_storage_whole(s);
    return s ? th_version_on(s) : NULL;
}

typedef struct StorageObject {
    PyObject_HEAD
    storage *s;
} StorageObject;

/* Counts in-place writes: to the data of a record and its views, or to plain data while a gradient
   reads it. Nodes that saved the data hold a reference. */
typedef struct version {
    int64_t references, count;
    storage *storage;       /* plain data: a reference to its storage; else NULL */
    struct record *sharing; /* all records that share it */
    int families;           /* number of families so far */
    bool
        detached; /* belongs to the .data of a plain tensor: its writes are not counted elsewhere */
    int instruction;
    const char *op; /* the last op that wrote, and its location */
    PyObject *code;
} version;

/* Common head of nodes and records, which reference each other in chains of any length. */
typedef struct chained {
    struct chained *next; /* set while it waits to be freed */
    void (*destroy)(struct chained *);
} chained;

/* Autograd state of a tensor object that is recorded or whose writes are counted. */
typedef struct record {
    chained chained;
    PyObject *owner;   /* the TensorObject */
    tensor *t;         /* its header */
    PyObject *data;    /* a plain TensorObject of t, created on first use */
    PyObject *creator; /* a node */
    PyObject *grad;
    PyObject *hooks; /* leaf: as in a node, keyed 0 before its gradient, -1 after it */
    version *version;
    struct record *next, **at; /* links of the version's list */
    int output;
    int family; /* among the records of a version, recorded views of one another share it */
    bool requires_grad, is_volatile;
} record;

/* types.c. All tensors are of class torch.Tensor, or of a user's class below it. th_tensor_types,
   by device (CPU or GPU) and dtype, are torch.FloatTensor and its like: they make tensors of one
   dtype, and such tensors are their instances. */
extern PyTypeObject *th_tensor_base, *th_tensor_types[2][TH_TYPES], *th_storage_base,
    *th_storage_types[2][TH_TYPES], *th_variable_type, *th_size_type;

/* The torch.dtype objects, which torch/_tensor/dtypes.py makes. */
extern PyObject *th_dtypes[TH_TYPES];
int th_dtype_of(PyObject *o); /* -1: not a dtype */

/* Subclasses of tensor classes handle calls, unless their __torch_function__ is this default. */
extern PyObject *th_disabled_override;
/* Disabled in this thread: 1 of th_overrides_off is __torch_function__, 2 also __torch_dispatch__. */
extern THREAD_LOCAL int th_overrides_off, th_modes_off;
bool th_dispatches(
    PyObject *o); /* whether its class has a __torch_dispatch__, which is not disabled */
int th_class_overrides(PyTypeObject *type); /* -1 with an error */
/* Return -1 with an error if the class sets no_elements. */
int th_check_elements(PyObject *o);
/* Whether the class sets no_elements, as sparse tensors do; the class then adds its gradients. */
bool th_lacks_elements(PyObject *o);
PyObject *th_new_of_class(PyTypeObject *type, tensor *t); /* takes the reference */
/* Return o as an object of the class: o itself, or a new object if the class has __slots__. New
   reference. */
PyObject *th_set_class(PyObject *o, PyTypeObject *type);

bool th_is_tensor(PyObject *o); /* of any class */
extern bool th_gpu_tensors;     /* whether any tensor on a GPU was made */

/* objects.c */
PyObject *th_wrap(tensor *t); /* a torch.Tensor; takes the reference */
void th_free_object(TensorObject *object);
PyObject *th_record_data(record *v); /* plain, on the same data; borrowed */
void th_record_destroy(chained *link);
PyObject *th_wrap_storage(storage *s);
int th_find_heads(PyTypeObject *type); /* call before the first tensor is made */
int th_find_no_dict(void);
void th_drop_dict(TensorObject *o);
void th_tensor_free(PyObject *self); /* as Py_tp_dealloc */

static inline tensor *th_tensor_of(PyObject *o) { return ((TensorObject *)o)->t; }
static inline record *th_record_of(PyObject *o) {
    return (record *)(((TensorObject *)o)->record & ~(uintptr_t)(OURS | OVERRIDES | VIEW));
}

/* Whether o is a torch.Tensor without a record, and of no class of a user. */
static inline bool th_is_plain(PyObject *o) {
    return Py_TYPE(o) == th_tensor_base && !th_record_of(o);
}

static inline bool th_overrides(PyObject *o) {
    return __builtin_expect(((TensorObject *)o)->record & OVERRIDES, 0)
           && (!th_overrides_off || th_dispatches(o));
}

/* records.c */
record *th_new_record(void); /* not attached; NULL with an error */
void th_attach_record(PyObject *o, record *v);
void th_drop_record(record *v);             /* frees a record that was never attached */
record *th_make_record(PyObject *o);        /* its record, or a new one; NULL with an error */
void th_set_header(PyObject *o, tensor *t); /* takes the reference */
/* Give the tensor a header with room for ndim dims; -1 with an error. */
int th_make_room(PyObject *o, int ndim);
version *th_version(record *v); /* created on first use, for all plain views too */
/* Start counting writes to plain data; new reference, NULL with an error. */
version *th_watch(storage *s);
int64_t th_plain_writes(PyObject *o); /* number of writes to its storage */
/* Plain tensors that are views of one another are in a ring, which their headers link, so that a
   recorded write to one finds the others. */
void th_link_view(PyObject *of, PyObject *view);
void th_mark_view(PyObject *of, PyObject *view); /* if they share memory */
PyObject *
th_base_of(PyObject *o); /* the tensor that a view was made of, if alive; borrowed, or NULL */
void th_unlink_view(TensorObject *o); /* call before it changes its header or is freed */
/* Add v, which has no version, to the version of another record, as a new family or in the same
   one. */
void th_join_version(record *v, record *of, bool family); /* `of` has a version */
/* Count in-place writes to either tensor for both; -1 with an error. */
int th_share_version(PyObject *o, PyObject *of, bool family);
void th_leave_family(record *v);
void th_detach_version(record *v);
void th_version_drop(version *v);
/* Free the chain that link begins, or queue it for the call that is freeing now; this avoids
   recursion. */
void th_free_in_turn(chained *link, void (*destroy)(chained *));

/* imports.c: an attribute of a module, which stays imported; `cache` holds it. Borrowed. */
PyObject *th_attribute_of(PyObject **cache, const char *module, const char *attribute);
/* Call a function of a module; the format is that of Py_BuildValue for a tuple: "(OO)". */
PyObject *th_call_python(const char *module, const char *function, const char *format, ...);

/* containers.c */
/* Borrowed; NULL without an error if missing. PyDict_GetItemString would hide failures. */
PyObject *th_lookup(PyObject *dict, const char *name);
/* New reference; NULL without an error if missing. PyObject_HasAttrString would hide failures. */
PyObject *th_attribute(PyObject *o, const char *name);
/* Garbage collection runs Python code, which can see every list and tuple. So build a list item by
   item, complete at any time, and convert it to a tuple at the end. th_append takes both
   references; if item is NULL, it drops the list and returns NULL. */
PyObject *th_append(PyObject *list, PyObject *item);
PyObject *th_as_tuple(PyObject *list);  /* takes the reference */
PyObject *th_items(PyObject *sequence); /* PySequence_Tuple without exposing a half-filled tuple */
PyObject *th_tuple(PyObject *const *items, int count); /* takes the items; some may be NULL */
/* Fill a new tuple; if it is NULL, drop the items. */
PyObject *th_fill_tuple(PyObject *tuple, PyObject *const *items, int count);
/* results.c: the same for a row's results, as a named tuple if they have names. */
PyObject *th_results(const row *r, PyObject *const *items);
PyObject *th_results_class(const row *r); /* of a row whose results have names; borrowed */
/* results("Q R") -> class of named tuples with these fields. */
PyObject *th_python_results(PyObject *module, PyObject *text);

/* size.c */
PyObject *th_make_size(int ndim, const int64_t *size);
PyObject *th_make_strides(const tensor *t); /* a tuple */
int th_install_size(PyObject *module);
int th_install_errors(PyObject *module);

/* errors.c */
PyObject *th_raise(void); /* sets a Python exception from the core's error; NULL */
int th_raise_int(void);   /* same; -1 */
/* Prefix the pending Python error, or the core's error, with the op; return NULL. */
PyObject *th_raise_in(const char *op, bool inplace);
PyObject *th_error_within(PyObject *error, const char *op); /* error, and op to prefix */
/* current code and instruction; new reference or NULL */
void th_where(PyObject **code, int *instruction);
PyObject *th_location(PyObject *code, int instruction); /* "file.py:12" */

/* numbers.c */
PyObject *th_number_of(scalar value);                 /* converts to a Python number */
PyObject *th_number(const tensor *t, int64_t offset); /* one element as a Python number */
/* Return the 0-dim tensor in o, or NULL if it is something else. */
const tensor *th_without_dims(PyObject *o);
bool th_is_sequence(PyObject *o); /* 0-dim tensors are not sequences */
int th_parse_scalar(PyObject *o, scalar *value);
/* Parse ints from one sequence or from all arguments; return their count, or -1 with an error. */
int th_parse_ints(PyObject *const *args, Py_ssize_t count, int64_t *out, int limit);
