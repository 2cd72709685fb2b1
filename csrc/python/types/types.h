/* types.h: the Python objects of the core, how they are made and freed, errors and numbers. */
#pragma once
#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <structmember.h>

#include "row/row.h"

/* Plain tensors and Variables alike. Its class says which it is; a Variable may have no record, and a
   plain tensor may have one, which counts writes. */
typedef struct TensorObject {
    PyObject_HEAD
    tensor *t;
    uintptr_t record; /* a record or 0, OURS and OVERRIDES */
    PyObject *dict, *weak;
} TensorObject;
enum {
    OURS = 1,     /* the object lies in a block of th_allocate */
    OVERRIDES = 2 /* its class answers calls with its __torch_function__ */
};

/* storage->bound is the first object that shows the storage, or a version with the lowest bit set, which has that. */
static inline struct version *th_version_on(const storage *s) {
    return s->bound & 1 ? (struct version *)(s->bound - 1) : NULL;
}

/* Counts the writes to a storage's memory, or to the whole that it is a part of; NULL while no gradient
   reads it. */
static inline struct version *th_watch_of(const storage *s) {
    if (s && s->release)
        s = th_storage_whole(s);
    return s ? th_version_on(s) : NULL;
}

typedef struct StorageObject {
    PyObject_HEAD
    storage *s;
} StorageObject;

/* Counts writes in place: to the data of a record and its views, or to a storage of plain data while a
   gradient reads that. Kept by nodes that saved the data. */
typedef struct version {
    int64_t references, count;
    storage *storage;           /* of plain data, which it keeps; else NULL */
    struct TensorObject *owner; /* what storage->bound was */
    struct record *sharing;     /* all records that share it */
    int families;               /* how many there have been */
    bool apart;                 /* of the .data of a plain tensor: its writes count nowhere else */
    int instruction;
    const char *op; /* the last writer, and where it stood */
    PyObject *code;
} version;

/* What nodes and records begin with: they hold each other in chains of any length. */
typedef struct chained {
    struct chained *next; /* while it waits to be freed */
    void (*destroy)(struct chained *);
} chained;

/* What a tensor object has beside its header once it is recorded, or shares its count of writes. */
typedef struct record {
    chained chained;
    PyObject *owner;   /* the TensorObject */
    tensor *t;         /* its header */
    PyObject *data;    /* a plain TensorObject of t once somebody asked */
    PyObject *creator; /* a node */
    PyObject *grad;
    PyObject *hooks; /* of a leaf, as a node has them: 0 before its gradient, -1 after it */
    version *version;
    struct record *next, **at; /* in the version's list; what points to this one */
    int output;
    int family; /* of those that share a version, recorded views of one another have the same */
    bool requires_grad, is_volatile;
} record;

/* classes.c: classes by whether the elements lie on a GPU, and by dtype. */
extern PyTypeObject *th_tensor_base, *th_tensor_types[2][TH_DTYPES], *th_storage_base,
    *th_storage_types[2][TH_DTYPES], *th_variable_type, *th_size_type;

/* The torch.dtype objects, which torch/_tensor/dtypes.py makes. */
extern PyObject *th_dtypes[TH_DTYPES];
int th_dtype_of(PyObject *o); /* -1: it is none of them */

/* Classes derived from torch's own answer calls, unless their __torch_function__ is this, which only makes the call. */
extern PyObject *th_disabled_override;
extern __thread int th_overrides_off, th_modes_off; /* not in this thread at present */
int th_class_overrides(PyTypeObject *type);         /* -1: an error */
/* Whether the elements may be read: -1 with an error where the class says no_elements. */
int th_check_elements(PyObject *o);
/* Whether the class says no_elements, as sparse tensors do; such gradients are added by the class. */
bool th_lacks_elements(PyObject *o);
PyObject *th_new_of_class(PyTypeObject *type, tensor *t); /* takes the reference */
/* o as an object of the class: itself, or another one where the class has __slots__. A new reference. */
PyObject *th_set_class(PyObject *o, PyTypeObject *type);

bool th_is_tensor(PyObject *o);   /* of any class */
bool th_is_variable(PyObject *o); /* of the class Variable */

/* objects.c */
PyObject *th_wrap(tensor *t);    /* a plain tensor; takes the reference */
TensorObject *th_new_room(void); /* memory for an object; NULL and the error */
void th_drop_room(TensorObject *room);
PyObject *th_wrap_in(TensorObject *room, tensor *t); /* as th_wrap; nothing can fail */
PyObject *th_make_variable(tensor *t); /* as th_wrap; requires no grad, has no record */
PyObject *th_record_data(record *v);   /* plain, on the same data; borrowed */
void th_record_destroy(chained *link);
PyObject *th_wrap_storage(storage *s);
int th_find_heads(PyTypeObject *type); /* before the first tensor is made */
int th_find_no_dict(void);
extern PyObject *th_no_dict; /* what stands for a dict without attributes; nobody writes there */
void th_drop_dict(TensorObject *o);
void th_tensor_free(PyObject *self); /* as Py_tp_dealloc */

static inline tensor *th_tensor_of(PyObject *o) { return ((TensorObject *)o)->t; }
static inline record *th_record_of(PyObject *o) {
    return (record *)(((TensorObject *)o)->record & ~(uintptr_t)(OURS | OVERRIDES));
}

static inline bool th_overrides(PyObject *o) {
    return __builtin_expect(((TensorObject *)o)->record & OVERRIDES, 0) && !th_overrides_off;
}

/* records.c */
record *th_new_record(void); /* of no object yet; NULL with an error */
void th_attach_record(PyObject *o, record *v);
void th_drop_record(record *v);       /* one that was never attached */
record *th_make_record(PyObject *o);  /* the one that it has, or a new one; NULL with an error */
void th_become_variable(PyObject *o); /* its class, unless that is a user's */
void th_set_header(PyObject *o, tensor *t); /* takes the reference */
version *th_version(record *v);             /* made when first asked for */
version *
th_watch(storage *s); /* counts the writes to plain data; new reference, NULL with an error */
TensorObject *
th_first_of(const storage *s); /* the object that showed it first, if it lives; borrowed */
/* Before o shows something else than t, or nothing any more; o may be NULL. */
void th_leave_storage(TensorObject *o, const tensor *t);
/* v, which has none yet, takes part in the count of writes; as a family of its own, or in that of the other. */
void th_join_version(record *v, record *of, bool family); /* of has a version */
void th_leave_family(record *v);
void th_leave_version(record *v);
void th_version_drop(version *v);
/* Frees what link begins, or leaves it to the call that is freeing already: chains are freed without a stack. */
void th_free_in_turn(chained *link, void (*destroy)(chained *));

/* Borrowed; NULL without an error where there is none. PyDict_GetItemString would hide failures. */
PyObject *th_lookup(PyObject *dict, const char *name);
/* New; NULL without an error where there is none. PyObject_HasAttrString would hide every failure. */
PyObject *th_attribute(PyObject *o, const char *name);
/* Collections run Python code, which finds every list and tuple: what is made item by item is a list that grows,
   whole at any time, and a tuple in the end. th_append takes both references; NULL, with the list dropped, where
   the item could not be made. */
PyObject *th_append(PyObject *list, PyObject *item);
PyObject *th_as_tuple(PyObject *list); /* takes it */
PyObject *
th_items(PyObject *sequence); /* PySequence_Tuple, but for the tuple that it shows half filled */
PyObject *th_tuple(PyObject *const *items,
                   int count); /* of items that it takes; some may be NULL */
/* The same into a new tuple; without one the items are dropped. */
PyObject *th_fill_tuple(PyObject *tuple, PyObject *const *items, int count);
/* results.c: the same of a row's results, which then have names as well. */
PyObject *th_results(const row *r, PyObject *const *items);
/* results("Q R") -> the class of tuples of two with these names. */
PyObject *th_python_results(PyObject *module, PyObject *text);

/* The same of the classes of tensors on GPUs, asked where there is such a tensor. */
extern bool th_gpu_tensors;
bool th_is_exact_gpu_tensor(PyTypeObject *type);
static inline bool th_is_exact_tensor(PyTypeObject *type) {
    PyTypeObject *const *types = th_tensor_types[TH_CPU];
    return type == types[TH_FLOAT] || type == types[TH_LONG] || type == types[TH_DOUBLE]
           || type == types[TH_BYTE] || type == types[TH_INT] || type == types[TH_SHORT]
           || type == types[TH_CHAR] || type == types[TH_HALF] || type == types[TH_BOOL]
           || type == types[TH_BFLOAT16] || type == types[TH_COMPLEXFLOAT]
           || type == types[TH_COMPLEXDOUBLE] || (th_gpu_tensors && th_is_exact_gpu_tensor(type));
}
/* size.c */
PyObject *th_make_size(int ndim, const int64_t *size);
int th_install_size(PyObject *module);

/* errors.c */
PyObject *th_raise(void); /* the core's error as a Python exception; NULL */
int th_raise_int(void);   /* the same; -1 */
/* The pending error, or the core's, with the op in front of its message; NULL. */
PyObject *th_raise_in(const char *op, bool inplace);
PyObject *th_error_within(PyObject *error,
                          const char *op);        /* the error, its message with the op in front */
void th_where(PyObject **code, int *instruction); /* what is running; new reference or NULL */
PyObject *th_location(PyObject *code, int instruction); /* "file.py:12" */

/* numbers.c */
PyObject *th_number_of(scalar value);                 /* as a Python number */
PyObject *th_number(const tensor *t, int64_t offset); /* one element as a Python number */
/* The tensor without dimensions that this is, NULL: it is none. */
const tensor *th_without_dims(PyObject *o);
bool th_is_sequence(PyObject *o); /* that is, it has items: tensors without dimensions have none */
int th_parse_scalar(PyObject *o, scalar *value);
/* Ints from one sequence or from the rest of the arguments; the count, or -1 with an error. */
int th_parse_ints(PyObject *const *args, Py_ssize_t count, int64_t *out, int limit);
