/* collectives.c: direct calls of MPI for tensors in host memory that need no conversion. All other
   calls of torch.distributed go through mpi4py. */
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include "python/bridge/bridge.h"

/* A handle of MPI is an int or a pointer, by library; a word holds either. */
typedef intptr_t word;

enum { ALL_REDUCE, BROADCAST, REDUCE, ALL_GATHER, REDUCE_SCATTER, BARRIER, CALLS, REDUCTIONS = 8 };
enum { KEPT = 4, COMPARED = 8 }; /* calls of a rank on the board; ranks compared after a call */

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
    PyObject *reduction[REDUCTIONS], *failed, *differing;
    word op[REDUCTIONS][TH_TYPES];
} mpi;

/* A call of a rank. The stamp is the number of the call and the digest of all calls up to it. The
   entries of a rank fill a cache line. */
typedef struct entry {
    uint64_t stamp, kind;
} entry;

/* Base of ProcessGroup. digest is of the first `calls` calls; call `next_check` is compared with
   those of the other ranks before it runs. The board is memory that all ranks share if they are on
   one machine: each writes an entry before a call, and reads those of others after it. */
typedef struct Communicator {
    PyObject_HEAD
    long long calls, digest, next_check;
    word comm;
    int rank, size;
    entry (*board)[KEPT];
} Communicator;

typedef struct request {
    int number, op, root, count;
    tensor *output, *input;
} request;

static PyTypeObject *communicator_type;

static uint64_t kind_of(int number, int dtype, int64_t count, int op, int root) {
    return (uint64_t)number << 56 | (uint64_t)dtype << 48 | (uint64_t)op << 40
           | (uint64_t)(root & 0xff) << 32 | (uint32_t)count;
}

/* call_kind(call, tensor, reduction, root): the description of a call for `_count`. */
PyObject *th_python_call_kind(PyObject *module, PyObject *args) {
    (void)module;
    PyObject *o;
    int number, op, root;
    if (!PyArg_ParseTuple(args, "iOii:call_kind", &number, &o, &op, &root))
        return NULL;
    const tensor *t = th_is_tensor(o) ? th_tensor_of(o) : NULL;
    return PyLong_FromUnsignedLongLong(
        kind_of(number, t ? t->dtype : 0, t ? t->numel : 0, op, root));
}

static uint64_t stamp_of(const Communicator *c) {
    return (uint64_t)c->calls << 32 | (uint32_t)c->digest;
}

/* Count a call, before it runs. */
static void count_call(Communicator *c, uint64_t kind) {
    c->calls++;
    c->digest = (uint32_t)(c->digest + (long long)(kind * 0x9e3779b97f4a7c15u >> 32));
    if (c->board) {
        entry *own = &c->board[c->rank][c->calls % KEPT];
        __atomic_store_n(&own->kind, kind, __ATOMIC_RELAXED);
        __atomic_store_n(&own->stamp, stamp_of(c), __ATOMIC_RELEASE);
    }
}

/* Return whether the last call of this rank was another one on other ranks. Entries of other calls are
   compared after later calls, since the digests are of all calls. In a large group each rank looks
   at a few others, at different ones after each call: a rank that differs sees it. */
static bool differs(const Communicator *c) {
    if (!c->board)
        return false;
    const int place = (int)(c->calls % KEPT), most = c->size < COMPARED ? c->size : COMPARED;
    const uint64_t own = stamp_of(c);
    int other = c->size > COMPARED ? (int)((c->rank + c->calls * COMPARED) % c->size) : 0;
    for (int i = 0; i < most; i++, other++) {
        other = other == c->size ? 0 : other;
        const uint64_t theirs = __atomic_load_n(&c->board[other][place].stamp, __ATOMIC_ACQUIRE);
        if (theirs != own && theirs >> 32 == own >> 32)
            return true;
    }
    return false;
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
    count_call(c, kind_of(x.number, data ? data->dtype : 0, data ? data->numel : 0,
                          args[4] == Py_None ? REDUCTIONS : x.op, x.root));
    storage *held[] = {hold(x.output), hold(x.input)};
    int code;
    Py_BEGIN_ALLOW_THREADS code = run(c, &x);
    Py_END_ALLOW_THREADS let_go(held[0]);
    let_go(held[1]);
    const bool writes = x.output
                        && (x.number == BROADCAST ? c->rank != x.root
                            : x.number == REDUCE  ? c->rank == x.root
                                                  : true);
    if (code && !differs(c))
        return PyObject_CallFunction(mpi.failed, "iiO", code, x.number, args[0]);
    PyObject *none = writes ? th_python_overwritten(args[2], NULL) : Py_NewRef(Py_None);
    Py_XDECREF(none);
    if (none && differs(c))
        return PyObject_CallFunctionObjArgs(mpi.differing, args[0], NULL);
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

/* set_mpi(failed, differing, functions, in_place, types, reductions): functions that raise the error of
   a code, and of a call that differed; addresses of MPI's functions in the order of the calls; pairs of dtype and handle; for each
   reduction its object and such pairs. */
PyObject *th_python_set_mpi(PyObject *module, PyObject *args) {
    (void)module;
    PyObject *failed, *differing, *functions, *types, *reductions;
    Py_ssize_t in_place;
    if (!PyArg_ParseTuple(args, "OOO!nO!O!:set_mpi", &failed, &differing, &PyTuple_Type, &functions,
                          &in_place, &PyTuple_Type, &types, &PyTuple_Type, &reductions))
        return NULL;
    mpi.failed = Py_NewRef(failed);
    mpi.differing = Py_NewRef(differing);
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

static void unmap(Communicator *c) {
    if (c->board)
        munmap(c->board, (size_t)c->size * sizeof *c->board);
    c->board = NULL;
}

/* _connect(handle, rank, size): 0 disconnects. */
static PyObject *connect_to(PyObject *self, PyObject *args) {
    Communicator *c = (Communicator *)self;
    unsigned long long handle;
    unmap(c);
    if (!PyArg_ParseTuple(args, "Kii:_connect", &handle, &c->rank, &c->size))
        return NULL;
    c->comm = (word)handle;
    Py_RETURN_NONE;
}

/* _share(descriptor, bytes): use a file of zeros as the board; return whether it can be mapped. */
static PyObject *share(PyObject *self, PyObject *descriptor) {
    Communicator *c = (Communicator *)self;
    const long file = PyLong_AsLong(descriptor);
    if (file == -1 && PyErr_Occurred())
        return NULL;
    unmap(c);
    const size_t bytes = (size_t)c->size * sizeof *c->board;
    void *memory = c->size > 0 ? mmap(NULL, bytes, PROT_READ | PROT_WRITE, MAP_SHARED, (int)file, 0)
                               : MAP_FAILED;
    c->board = memory == MAP_FAILED ? NULL : memory;
    return PyBool_FromLong(c->board != NULL);
}

/* _count(kind): count a call that Python makes. */
static PyObject *count(PyObject *self, PyObject *kind) {
    const unsigned long long number = PyLong_AsUnsignedLongLong(kind);
    if (PyErr_Occurred())
        return NULL;
    count_call((Communicator *)self, number);
    Py_RETURN_NONE;
}

static PyObject *differs_method(PyObject *self, PyObject *none) {
    (void)none;
    return PyBool_FromLong(differs((Communicator *)self));
}

/* _kinds(): the last call of this rank as each rank made it; None for ranks that have not. */
static PyObject *kinds(PyObject *self, PyObject *none) {
    (void)none;
    const Communicator *c = (Communicator *)self;
    PyObject *list = PyList_New(0);
    for (int rank = 0; list && c->board && rank < c->size; rank++) {
        const entry *of = &c->board[rank][c->calls % KEPT];
        const uint64_t kind = __atomic_load_n(&of->kind, __ATOMIC_ACQUIRE);
        const bool same = __atomic_load_n(&of->stamp, __ATOMIC_ACQUIRE) >> 32 == stamp_of(c) >> 32;
        list = th_append(list, same ? PyLong_FromUnsignedLongLong(kind) : Py_NewRef(Py_None));
    }
    return list;
}

int th_install_communicator(PyObject *module) {
    static PyMemberDef members[] = {
        {"calls", T_LONGLONG, offsetof(Communicator, calls), 0, NULL},
        {"digest", T_LONGLONG, offsetof(Communicator, digest), 0, NULL},
        {"next_check", T_LONGLONG, offsetof(Communicator, next_check), 0, NULL},
        {0},
    };
    static PyMethodDef methods[] = {{"_connect", connect_to, METH_VARARGS, NULL},
                                    {"_share", share, METH_O, NULL},
                                    {"_count", count, METH_O, NULL},
                                    {"_differs", differs_method, METH_NOARGS, NULL},
                                    {"_kinds", kinds, METH_NOARGS, NULL},
                                    {0}};
    PyType_Slot slots[] = {{Py_tp_members, members}, {Py_tp_methods, methods}, {0, NULL}};
    PyType_Spec spec = {"torch._core.Communicator", sizeof(Communicator), 0,
                        Py_TPFLAGS_DEFAULT | Py_TPFLAGS_BASETYPE, slots};
    communicator_type = (PyTypeObject *)PyType_FromSpec(&spec);
    return communicator_type
               ? PyModule_AddObjectRef(module, "Communicator", (PyObject *)communicator_type)
               : -1;
}
