/* binding.h: the Python objects of the core, shared by the files of this directory. */
#pragma once
#include "dispatch.h"

typedef struct TensorObject {
    PyObject_HEAD
    tensor *t;
} TensorObject;

typedef struct StorageObject {
    PyObject_HEAD
    storage *s;
} StorageObject;

/* Counts the in-place writes to a Variable's data; shared by its views, kept by nodes that saved the data. */
typedef struct version {
    int64_t references, count;
    int variables;    /* how many Variables share it: more than one means views */
    const char *op;   /* the last writer, and where it stood */
    PyObject *code;
    int instruction;
} version;

typedef struct edge {
    PyObject *to; /* a NodeObject, or the leaf Variable itself; NULL: nobody wants this gradient */
    int output;
} edge;

typedef struct NodeObject {
    PyObject_HEAD
    const row *row;        /* NULL: function is a user's */
    PyObject *function;
    uint64_t sequence;     /* creation number: an output is always younger than its inputs */
    edge *edges;
    saved saved;
    version **versions;    /* of saved.t, then of saved.out */
    int64_t *versions_at;
    void *block;           /* the memory of all the arrays above */
    int64_t block_bytes;
    PyObject *gradient[TH_MAX_RESULTS + 1]; /* gathered during a backward pass; user Functions use a tuple */
    PyObject **gradients;  /* gradient, or an array for Functions with many results */
    PyObject *hooks;       /* dict: result number -> dict of hooks; -1: hooks on the node */
    PyObject *code;        /* where the op was called */
    int instruction;
    int results;
    bool queued, freed;
    struct NodeObject *next; /* chain of nodes waiting to be freed */
} NodeObject;

typedef struct VariableObject {
    PyObject_HEAD
    tensor *t;
    PyObject *data; /* the TensorObject of t once somebody asked */
    NodeObject *creator;
    PyObject *grad;
    PyObject *hooks; /* of a leaf: dict of hooks */
    version *version;
    PyObject *dict, *weak;
    int output;
    bool requires_grad, is_volatile, is_view;
} VariableObject;

extern PyTypeObject *th_tensor_base, *th_tensor_types[TH_DEVICES][TH_DTYPES], *th_storage_base,
    *th_storage_types[TH_DTYPES], *th_variable_type, *th_node_type, *th_size_type;
extern dtype th_default_type;

/* errors.c */
PyObject *th_raise(void);                       /* the core's error as a Python exception; NULL */
int th_raise_int(void);                         /* the same; -1 */
PyObject *th_raise_in(const char *op);          /* the pending error, or the core's, with the op in front of its message; NULL */
void th_where(PyObject **code, int *instruction); /* the Python code that is running; new reference or NULL */
PyObject *th_location(PyObject *code, int instruction); /* "file.py:12" */

/* tensor_type.c */
bool th_is_tensor(PyObject *o);
PyObject *th_wrap(tensor *t);                   /* takes the reference */
PyObject *th_wrap_storage(storage *s);
static inline tensor *th_unwrap(PyObject *o) { return ((TensorObject *)o)->t; }
PyObject *th_make_size(int ndim, const int64_t *size);
PyObject *th_number(const tensor *t, int64_t offset); /* one element as a Python number */
int th_parse_scalar(PyObject *o, scalar *value);
/* Ints from one sequence or from the rest of the arguments; the count, or -1 with an error. */
int th_parse_ints(PyObject *const *args, Py_ssize_t count, int64_t *out, int limit);
int th_type_from_object(PyObject *o);           /* dtype of a tensor class or name; -1 with an error */

/* bridge.c */
tensor *th_from_buffer(PyObject *o, int wanted); /* shares memory; wanted: a dtype or -1 */
tensor *th_from_sequence(PyObject *o, dtype type);
PyObject *th_to_list(const tensor *t);
int th_get_buffer(PyObject *self, Py_buffer *view, int flags);
void th_release_buffer(PyObject *self, Py_buffer *view);

/* subscript.c */
PyObject *th_subscript(PyObject *self, PyObject *key);
int th_assign_subscript(PyObject *self, PyObject *key, PyObject *value);
PyObject *th_item(PyObject *self, Py_ssize_t i);

/* arguments.c */
typedef struct arguments {
    call c;
    PyObject *objects[TH_MAX_TENSORS]; /* what stood behind c.t; NULL for numbers */
    PyObject *sequence, **items;       /* a Tensor* row: the sequence and what stood behind c.list */
    tensor **list;
} arguments;
/* t tensor, v Variable, i int, d float, b bool, n None, L list or tuple, o anything else. */
char th_letter_of(PyObject *o);
void th_arguments_begin(const row *r, arguments *a);
int th_arguments_put(arguments *a, const param *p, PyObject *o, char letter);
int th_arguments_put_list(arguments *a, const param *p, PyObject *const *args, Py_ssize_t count);
void th_arguments_end(arguments *a);
void th_set_presets(const row *r, call *c);

/* dispatch.c */
PyObject *th_invoke(const row *r, call *c, bool inplace, PyObject **objects, PyObject **outputs);
int th_run_entry(const row *r, call *c); /* releases the GIL when there is much to do */
extern PyObject *th_inplace_marker;      /* given as out, it asks for the in-place form */
PyObject *th_call_row(PyObject *module, PyObject *const *args, Py_ssize_t count);   /* road two's way to a row */
PyObject *th_row_parameters(PyObject *module, PyObject *row);
PyObject *th_operator(int operator, PyObject *a, PyObject *b);
PyObject *th_operator_inplace(int operator, PyObject *a, PyObject *b);

/* size.c, storage_type.c, tensor_type.c */
int th_install_size(PyObject *module);
int th_install_storages(PyObject *module);
int th_install_tensors(PyObject *module);
int th_refuse_ufuncs(PyTypeObject *type);
extern PyType_Slot th_shared_slots[];
void th_join_slots(PyType_Slot *target, const PyType_Slot *a, const PyType_Slot *b);
PyMethodDef *th_join_methods(const PyMethodDef *a, const PyMethodDef *b, const PyMethodDef *c);
PyGetSetDef *th_join_attributes(const PyGetSetDef *a, const PyGetSetDef *b);

/* optimizer.c */
PyObject *th_python_sgd_step(PyObject *module, PyObject *const *args, Py_ssize_t count);

/* share.c */
PyObject *th_python_share(PyObject *self, PyObject *none);
PyObject *th_python_is_shared(PyObject *self, PyObject *none);
PyObject *th_python_share_name(PyObject *module, PyObject *o);
PyObject *th_python_share_token(PyObject *module, PyObject *attachment);
PyObject *th_python_share_send(PyObject *module, PyObject *const *args, Py_ssize_t count);
PyObject *th_python_share_receive(PyObject *module, PyObject *message);
PyObject *th_python_share_attach(PyObject *module, PyObject *descriptor);
PyObject *th_python_share_place(PyObject *module, PyObject *attachment);
PyObject *th_python_share_new(PyObject *module, PyObject *const *args, Py_ssize_t count);
tensor *th_new_batch(bool shared, dtype type, int ndim, const int64_t *size);
PyObject *th_raise_shared(void); /* as th_raise, but an OSError where the system refused memory or files */

/* batches.c */
PyObject *th_python_gather_rows(PyObject *module, PyObject *const *args, Py_ssize_t count);
PyObject *th_python_stack_samples(PyObject *module, PyObject *const *args, Py_ssize_t count);

/* methods.c: hand-written methods, of tensors and of both */
extern PyMethodDef th_tensor_methods[], th_shared_methods[], th_module_functions[];
extern PyGetSetDef th_tensor_attributes[], th_shared_attributes[];

/* variable.c */
bool th_is_variable(PyObject *o);
VariableObject *th_make_variable(tensor *t); /* takes the reference; requires no grad */
PyObject *th_variable_data(VariableObject *v);
version *th_version(VariableObject *v); /* made when first asked for */
void th_version_drop(version *v);
PyObject *th_written(PyObject *module, PyObject *capsule);
int th_install_variable(PyObject *module);
void th_set_creator(VariableObject *v, NodeObject *node, int output);

/* record.c */
PyObject *th_record(const row *r, call *c, bool inplace, PyObject **objects, PyObject **outputs);

/* node.c */
NodeObject *th_node_new(const row *r, int inputs, int ints);
int th_node_install(PyObject *module);
int th_node_check(const NodeObject *n);  /* no saved tensor was overwritten, nothing was freed */
void th_node_free_saved(NodeObject *n);
PyObject *th_node_saved_variable(NodeObject *n, int slot, bool result);

PyObject *th_root_gradient(VariableObject *v, PyObject *gradient, bool create_graph);

/* engine.c */
int th_run_backward(VariableObject **roots, PyObject **gradients, int count, bool retain, bool create_graph,
                    bool accumulate);

static inline bool th_is_exact_tensor(PyTypeObject *type) {
    PyTypeObject *const *types = th_tensor_types[TH_CPU];
    return type == types[TH_FLOAT] || type == types[TH_LONG] || type == types[TH_DOUBLE] || type == types[TH_BYTE] ||
           type == types[TH_INT] || type == types[TH_SHORT] || type == types[TH_CHAR] || type == types[TH_HALF];
}
/* The tensor of a Tensor or Variable; borrowed. */
static inline tensor *th_tensor_of(PyObject *o) {
    return th_is_exact_tensor(Py_TYPE(o)) || th_is_tensor(o) ? ((TensorObject *)o)->t : ((VariableObject *)o)->t;
}
