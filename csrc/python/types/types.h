/* types.h: the Python objects of the core, how they are made and freed, errors and numbers. */
#pragma once
#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <structmember.h>

#include "row/row.h"

typedef struct TensorObject {
    PyObject_HEAD
    tensor *t;
    bool allocated; /* by our allocator: an object of a user's subclass is Python's */
} TensorObject;

typedef struct StorageObject {
    PyObject_HEAD
    storage *s;
} StorageObject;

/* Counts the in-place writes to a Variable's data; shared by its views, kept by nodes that saved
   the data. */
typedef struct version {
    int64_t references, count;
    struct VariableObject *sharing; /* all that share it */
    int families;                   /* how many there have been */
    int instruction;
    const char *op; /* the last writer, and where it stood */
    PyObject *code;
} version;

/* What Variables and nodes begin with: they hold each other in chains of any length. */
typedef struct Chained {
    PyObject_HEAD
    struct Chained *next; /* while it waits to be freed */
    void (*destroy)(PyObject *);
} Chained;

typedef struct VariableObject {
    Chained chained;
    tensor *t;
    PyObject *data;    /* the TensorObject of t once somebody asked */
    PyObject *creator; /* a node */
    PyObject *grad;
    PyObject *hooks; /* of a leaf, as a node has them: 0 before its gradient, -1 after it */
    version *version;
    struct VariableObject *next, **at; /* in the version's list; what points to this one */
    PyObject *dict, *weak;
    int output;
    int family; /* of those that share a version, recorded views of one another have the same */
    bool requires_grad, is_volatile;
} VariableObject;

/* Classes by whether the elements lie on a GPU, and by dtype. */
extern PyTypeObject *th_tensor_base, *th_tensor_types[2][TH_DTYPES], *th_storage_base,
    *th_storage_types[2][TH_DTYPES], *th_variable_type, *th_size_type;

/* The torch.dtype objects, which torch/_dtypes.py makes. */
extern PyObject *th_dtypes[TH_DTYPES];
int th_dtype_of(PyObject *o); /* -1: it is none of them */

/* objects.c */
bool th_is_tensor(PyObject *o);
bool th_is_variable(PyObject *o);
PyObject *th_wrap(tensor *t);                        /* takes the reference */
PyObject *th_wrap_in(TensorObject *room, tensor *t); /* the same, in what th_allocate gave */
PyObject *th_wrap_storage(storage *s);
VariableObject *th_new_variable(void);       /* without a tensor, unknown to the collector */
VariableObject *th_make_variable(tensor *t); /* takes the reference; requires no grad */
PyObject *th_variable_data(VariableObject *v);
version *th_version(VariableObject *v);                      /* made when first asked for */
int th_share_version(VariableObject *v, VariableObject *of); /* as a family of its own */
void th_leave_family(VariableObject *v);
void th_leave_version(VariableObject *v);
void th_version_drop(version *v);
void th_variable_destroy(PyObject *self);
/* Frees o, or leaves it to the call that is freeing already: chains are freed without a stack. */
void th_free_in_turn(PyObject *o, void (*destroy)(PyObject *));

/* Borrowed; NULL without an error where there is none. PyDict_GetItemString would hide failures. */
PyObject *th_lookup(PyObject *dict, const char *name);
/* New; NULL without an error where there is none. PyObject_HasAttrString would hide every failure. */
PyObject *th_attribute(PyObject *o, const char *name);
/* Takes both references; NULL, with the tuple dropped, where the item could not be made. */
PyObject *th_tuple_put(PyObject *tuple, Py_ssize_t i, PyObject *item);
PyObject *th_tuple(PyObject *const *items,
                   int count); /* of items that it takes; some may be NULL */
/* The same into a new tuple; without one the items are dropped. */
PyObject *th_fill_tuple(PyObject *tuple, PyObject *const *items, int count);
/* results.c: the same of a row's results, which then have names as well. */
PyObject *th_results(const row *r, PyObject *const *items);
/* results("Q R") -> the class of tuples of two with these names. */
PyObject *th_python_results(PyObject *module, PyObject *text);

static inline tensor *th_unwrap(PyObject *o) { return ((TensorObject *)o)->t; }
/* The same of the classes of tensors on GPUs, asked where there is such a tensor. */
extern bool th_gpu_tensors;
bool th_is_exact_gpu_tensor(PyTypeObject *type);
static inline bool th_is_exact_tensor(PyTypeObject *type) {
    PyTypeObject *const *types = th_tensor_types[TH_CPU];
    return type == types[TH_FLOAT] || type == types[TH_LONG] || type == types[TH_DOUBLE]
           || type == types[TH_BYTE] || type == types[TH_INT] || type == types[TH_SHORT]
           || type == types[TH_CHAR] || type == types[TH_HALF] || type == types[TH_BOOL]
           || (th_gpu_tensors && th_is_exact_gpu_tensor(type));
}
/* The tensor of a Tensor or Variable; borrowed. */
static inline tensor *th_tensor_of(PyObject *o) {
    if (Py_TYPE(o) == th_variable_type)
        return ((VariableObject *)o)->t;
    return th_is_exact_tensor(Py_TYPE(o)) || th_is_tensor(o) ? ((TensorObject *)o)->t
                                                             : ((VariableObject *)o)->t;
}

/* size.c */
PyObject *th_make_size(int ndim, const int64_t *size);
int th_install_size(PyObject *module);

/* errors.c */
PyObject *th_raise(void); /* the core's error as a Python exception; NULL */
int th_raise_int(void);   /* the same; -1 */
/* The pending error, or the core's, with the op in front of its message; NULL. */
PyObject *th_raise_in(const char *op, bool inplace);
void th_where(PyObject **code, int *instruction);       /* what is running; new reference or NULL */
PyObject *th_location(PyObject *code, int instruction); /* "file.py:12" */

/* numbers.c */
PyObject *th_number(const tensor *t, int64_t offset); /* one element as a Python number */
int th_parse_scalar(PyObject *o, scalar *value);
/* Ints from one sequence or from the rest of the arguments; the count, or -1 with an error. */
int th_parse_ints(PyObject *const *args, Py_ssize_t count, int64_t *out, int limit);
