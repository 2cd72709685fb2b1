/* collectives.c: direct calls of MPI for tensors in host memory that need no conversion. All other
   calls of torch.distributed go through mpi4py. */
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "python/bridge/bridge.h"

/* A handle of MPI is an int or a pointer, by library; a word holds either. */
typedef intptr_t word;

enum { ALL_REDUCE, BROADCAST, REDUCE, ALL_GATHER, REDUCE_SCATTER, BARRIER, CALLS, REDUCTIONS = 8 };

typedef int reduces_to_all(const void *, void *, int, word type, word op, word comm);
typedef int reduces_to_one(const void *, void *, int, word type, word op, int root, word comm);
typedef int broadcasts(void *, int, word type, int root, word comm);
typedef int gathers(const void *, int, word type, void *, int, word to, word comm);
typedef int meets(word comm);

/* The library of this process, which never changes. A handle of 0 means: not directly. */
static struct {
    uintptr_t function[CALLS];
    void *in_place;
    word type[TH_TYPES];
    PyObject *reduction[REDUCTIONS], *failed;
    word op[REDUCTIONS][TH_TYPES];
} mpi;

/* Base of ProcessGroup. digest is of the first `calls` calls; call `next_check` is compared with
   those of the other ranks before it runs. */
typedef struct Communicator {
    PyObject_HEAD
    long long calls, digest, next_check;
    word comm;
    int rank, size;
} Communicator;

typedef struct request {
    int number, op, root, count;
    tensor *output, *input;
} request;

static PyTypeObject *communicator_type;

static unsigned digest_of(int number, int dtype, int64_t count, int op, int root) {
    const unsigned kind = ((unsigned)number * TH_TYPES + (unsigned)dtype) * (REDUCTIONS + 1);
    return (kind + (unsigned)op) * 2654435761u + (unsigned)root * 40503u + (unsigned)count * 31u;
}

/* call_digest(call, tensor, reduction, root): what a call adds to the digest. */
PyObject *th_python_call_digest(PyObject *module, PyObject *args) {
    (void)module;
    PyObject *o;
    int number, op, root;
    if (!PyArg_ParseTuple(args, "iOii:call_digest", &number, &o, &op, &root))
        return NULL;
    const tensor *t = th_is_tensor(o) ? th_tensor_of(o) : NULL;
    return PyLong_FromUnsignedLong(digest_of(number, t ? t->dtype : 0, t ? t->numel : 0, op, root));
}

/* The header of a tensor whose memory MPI may use as it is; else NULL. */
static tensor *plain(PyObject *o) {
    if (Py_TYPE(o) != th_tensor_base)
        return NULL;
    const record *v = th_record_of(o);
    tensor *t = th_tensor_of(o);
    return t->device == TH_CPU && t->contiguous && !(v && v->requires_grad) ? t : NULL;
}

static bool fits_tensors(const Communicator *c, const request *x) {
    const tensor *out = x->output, *in = x->input;
    if (!out || !mpi.type[out->dtype])
        return false;
    if (x->number == ALL_GATHER || x->number == REDUCE_SCATTER) {
        if (!in || in->dtype != out->dtype)
            return false;
        const bool gather = x->number == ALL_GATHER;
        const int64_t whole = (gather ? out : in)->numel, part = (gather ? in : out)->numel;
        return whole <= INT_MAX && whole == part * c->size;
    }
    return out->numel <= INT_MAX;
}

static int run(const Communicator *c, const request *x) {
    const tensor *t = x->output;
    const uintptr_t f = mpi.function[x->number];
    const word type = t ? mpi.type[t->dtype] : 0, op = t ? mpi.op[x->op][t->dtype] : 0;
    void *out = t ? th_data(t) : NULL;
    const void *in = x->input ? th_data(x->input) : mpi.in_place;
    switch (x->number) {
    case ALL_REDUCE: return ((reduces_to_all *)f)(in, out, x->count, type, op, c->comm);
    case REDUCE_SCATTER: return ((reduces_to_all *)f)(in, out, x->count, type, op, c->comm);
    case BROADCAST: return ((broadcasts *)f)(out, x->count, type, x->root, c->comm);
    case ALL_GATHER: return ((gathers *)f)(in, x->count, type, out, x->count, type, c->comm);
    case REDUCE: {
        const bool root = c->rank == x->root;
        return ((reduces_to_one *)f)(root ? in : out, root ? out : NULL, x->count, type, op,
                                     x->root, c->comm);
    }
    default: return ((meets *)f)(c->comm);
    }
}

/* Keep the memory of a tensor where it is while MPI uses it. */
static storage *hold(const tensor *t) {
    storage *s = t ? t->storage : NULL;
    if (s) {
        th_storage_retain(s);
        __atomic_add_fetch(&s->exports, 1, __ATOMIC_RELAXED);
    }
    return s;
}

static void let_go(storage *s) {
    if (s) {
        __atomic_sub_fetch(&s->exports, 1, __ATOMIC_RELAXED);
        th_storage_release(s);
    }
}

/* Return whether MPI can run the call directly, and fill it in. */
static bool parse(const Communicator *c, PyObject *const *args, request *x) {
    x->number = (int)PyLong_AsLong(args[1]);
    x->root = PyLong_CheckExact(args[5]) ? (int)PyLong_AsLong(args[5]) : -1;
    x->output = args[2] == Py_None ? NULL : plain(args[2]);
    x->input = args[3] == Py_None ? NULL : plain(args[3]);
    if (PyErr_Occurred()) {
        PyErr_Clear();
        return false;
    }
    if (x->number != BARRIER && (!fits_tensors(c, x) || x->root < 0 || x->root >= c->size))
        return false;
    if (args[4] != Py_None) {
        while (x->op < REDUCTIONS && mpi.reduction[x->op] != args[4])
            x->op++;
        if (x->op == REDUCTIONS || !mpi.op[x->op][x->output->dtype])
            return false;
    }
    const tensor *each = x->number == ALL_GATHER ? x->input : x->output;
    x->count = each ? (int)each->numel : 0;
    return true;
}

/* collective(group, call, output, input, reduction, root): whether the call was made. If not, it
   needs a conversion, a comparison or an error message. */
PyObject *th_python_collective(PyObject *module, PyObject *const *args, Py_ssize_t count) {
    (void)module;
    Communicator *c = count == 6 ? (Communicator *)args[0] : NULL;
    request x = {0};
    if (!c || !PyObject_TypeCheck(args[0], communicator_type) || !c->comm
        || c->calls >= c->next_check || !parse(c, args, &x))
        Py_RETURN_FALSE;
    const tensor *data = x.input ? x.input : x.output;
    c->calls++;
    c->digest = (unsigned)c->digest
                + digest_of(x.number, data ? data->dtype : 0, data ? data->numel : 0,
                            args[4] == Py_None ? REDUCTIONS : x.op, x.root);
    c->digest &= UINT_MAX;
    storage *held[] = {hold(x.output), hold(x.input)};
    int code;
    Py_BEGIN_ALLOW_THREADS code = run(c, &x);
    Py_END_ALLOW_THREADS let_go(held[0]);
    let_go(held[1]);
    const bool writes = x.output
                        && (x.number == BROADCAST ? c->rank != x.root
                            : x.number == REDUCE  ? c->rank == x.root
                                                  : true);
    if (code)
        return PyObject_CallFunction(mpi.failed, "iiO", code, x.number, args[0]);
    PyObject *none = writes ? th_python_overwritten(args[2], NULL) : Py_NewRef(Py_None);
    Py_XDECREF(none);
    return none ? Py_NewRef(Py_True) : NULL;
}

/* Read pairs of a dtype and a handle. */
static int read_handles(PyObject *pairs, word *handles) {
    for (Py_ssize_t i = 0; i < PyTuple_Size(pairs); i++) {
        PyObject *type;
        unsigned long long handle;
        if (!PyArg_ParseTuple(PyTuple_GetItem(pairs, i), "OK", &type, &handle))
            return -1;
        const int dtype = th_dtype_of(type);
        if (dtype >= 0)
            handles[dtype] = (word)handle;
    }
    return 0;
}

/* set_mpi(failed, functions, in_place, types, reductions): a function that raises the error of a code;
   addresses of MPI's functions in the order of the calls; pairs of dtype and handle; for each
   reduction its object and such pairs. */
PyObject *th_python_set_mpi(PyObject *module, PyObject *args) {
    (void)module;
    PyObject *failed, *functions, *types, *reductions;
    Py_ssize_t in_place;
    if (!PyArg_ParseTuple(args, "OO!nO!O!:set_mpi", &failed, &PyTuple_Type, &functions, &in_place,
                          &PyTuple_Type, &types, &PyTuple_Type, &reductions))
        return NULL;
    mpi.failed = Py_NewRef(failed);
    mpi.in_place = (void *)in_place; // NOLINT(performance-no-int-to-ptr)
    for (int i = 0; i < CALLS && i < PyTuple_Size(functions); i++)
        mpi.function[i] = PyLong_AsSize_t(PyTuple_GetItem(functions, i));
    if (PyErr_Occurred() || read_handles(types, mpi.type))
        return NULL;
    for (int i = 0; i < REDUCTIONS && i < PyTuple_Size(reductions); i++) {
        PyObject *object, *pairs;
        if (!PyArg_ParseTuple(PyTuple_GetItem(reductions, i), "OO!", &object, &PyTuple_Type, &pairs)
            || read_handles(pairs, mpi.op[i]))
            return NULL;
        mpi.reduction[i] = Py_NewRef(object);
    }
    Py_RETURN_NONE;
}

static char last_words[512];

static void speak(void) {
    const size_t length = strlen(last_words);
    if (length && write(STDERR_FILENO, last_words, length) < 0)
        last_words[0] = 0;
}

/* last_words(text): write this to stderr if C's exit ends the process; "" withdraws it. */
PyObject *th_python_last_words(PyObject *module, PyObject *args) {
    (void)module;
    static bool registered;
    const char *text;
    if (!PyArg_ParseTuple(args, "s:last_words", &text))
        return NULL;
    if (!registered && atexit(speak))
        return PyErr_NoMemory();
    registered = true;
    snprintf(last_words, sizeof last_words, "%s", text);
    Py_RETURN_NONE;
}

/* _connect(handle, rank, size): 0 disconnects. */
static PyObject *connect_to(PyObject *self, PyObject *args) {
    Communicator *c = (Communicator *)self;
    unsigned long long handle;
    if (!PyArg_ParseTuple(args, "Kii:_connect", &handle, &c->rank, &c->size))
        return NULL;
    c->comm = (word)handle;
    Py_RETURN_NONE;
}

int th_install_communicator(PyObject *module) {
    static PyMemberDef members[] = {
        {"calls", T_LONGLONG, offsetof(Communicator, calls), 0, NULL},
        {"digest", T_LONGLONG, offsetof(Communicator, digest), 0, NULL},
        {"next_check", T_LONGLONG, offsetof(Communicator, next_check), 0, NULL},
        {0},
    };
    static PyMethodDef methods[] = {{"_connect", connect_to, METH_VARARGS, NULL}, {0}};
    PyType_Slot slots[] = {{Py_tp_members, members}, {Py_tp_methods, methods}, {0, NULL}};
    PyType_Spec spec = {"torch._core.Communicator", sizeof(Communicator), 0,
                        Py_TPFLAGS_DEFAULT | Py_TPFLAGS_BASETYPE, slots};
    communicator_type = (PyTypeObject *)PyType_FromSpec(&spec);
    return communicator_type
               ? PyModule_AddObjectRef(module, "Communicator", (PyObject *)communicator_type)
               : -1;
}
