/* communicator.c: the base of ProcessGroup: its connection to MPI, its turn, and the board of its calls. */
#include "python/bridge/communicator.h"

#include <stdlib.h>
#include <sys/mman.h>
#include <unistd.h>

static PyTypeObject *communicator_type;

Communicator *th_connected(PyObject *group) {
    Communicator *c = (Communicator *)group;
    return PyObject_TypeCheck(group, communicator_type) && c->comm ? c : NULL;
}

uint64_t th_kind_of(int number, int dtype, int64_t count, int op, int root) {
    if (number == ALL_TO_ALL || number == ALL_TO_ALL_LIST)
        count = 0; /* ranks may send and receive different numbers of elements */
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
        th_kind_of(number, t ? t->dtype : 0, t ? t->numel : 0, op, root));
}

void th_count_call(Communicator *c, uint64_t kind) {
    c->calls++;
    c->digest = board_digest(c->digest, kind);
    if (c->board)
        board_write(c->board, c->rank, c->calls, stamp_of(c), kind);
}

bool th_differs(const Communicator *c) {
    return c->board && board_differs(c->board, c->rank, c->size, c->calls, stamp_of(c));
}

static Communicator *in_call;

/* MPI may end the process by exit() when the sizes of a call differ. */
static void tell_difference(void) {
    static const char text[] =
        "torch.distributed: the ranks make different calls, of other types or sizes; "
        "TORCH_DISTRIBUTED_DEBUG=1 names them\n";
    if (in_call && th_differs(in_call) && write(STDERR_FILENO, text, sizeof text - 1) < 0)
        in_call = NULL;
}

void th_take_turn(Communicator *c) {
    const unsigned long own = PyThread_get_thread_ident();
    if (!c->depth || c->owner != own) {
        if (!PyThread_acquire_lock(c->turn, NOWAIT_LOCK)) {
            Py_BEGIN_ALLOW_THREADS PyThread_acquire_lock(c->turn, WAIT_LOCK);
            Py_END_ALLOW_THREADS
        }
        c->owner = own;
    }
    c->depth++;
    in_call = c;
}

void th_end_turn(Communicator *c) {
    if (--c->depth)
        return;
    in_call = NULL;
    PyThread_release_lock(c->turn);
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
    th_count_call((Communicator *)self, number);
    Py_RETURN_NONE;
}

/* As a context, a group is one thread's turn. */
static PyObject *enter(PyObject *self, PyObject *none) {
    (void)none;
    th_take_turn((Communicator *)self);
    return Py_NewRef(self);
}

static PyObject *leave(PyObject *self, PyObject *error) {
    (void)error;
    th_end_turn((Communicator *)self);
    Py_RETURN_NONE;
}

static PyObject *make(PyTypeObject *type, PyObject *args, PyObject *keywords) {
    PyObject *o = PyType_GenericNew(type, args, keywords);
    if (o && !(((Communicator *)o)->turn = PyThread_allocate_lock())) {
        Py_DECREF(o);
        return PyErr_NoMemory();
    }
    return o;
}

static void finalize(PyObject *self) {
    Communicator *c = (Communicator *)self;
    unmap(c);
    if (c->turn)
        PyThread_free_lock(c->turn);
    c->turn = NULL;
}

static PyObject *differs_method(PyObject *self, PyObject *none) {
    (void)none;
    return PyBool_FromLong(th_differs((Communicator *)self));
}

/* _kinds(): the last call of this rank as each rank made it; None for ranks that have not. */
static PyObject *kinds(PyObject *self, PyObject *none) {
    (void)none;
    const Communicator *c = (Communicator *)self;
    PyObject *list = PyList_New(0);
    for (int rank = 0; list && c->board && rank < c->size; rank++) {
        const entry *of = &c->board[rank][board_column(c->calls)];
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
        {"ended", T_LONGLONG, offsetof(Communicator, ended), READONLY, NULL},
        {0},
    };
    static PyMethodDef methods[] = {{"_connect", connect_to, METH_VARARGS, NULL},
                                    {"_share", share, METH_O, NULL},
                                    {"_count", count, METH_O, NULL},
                                    {"_differs", differs_method, METH_NOARGS, NULL},
                                    {"__enter__", enter, METH_NOARGS, NULL},
                                    {"__exit__", leave, METH_VARARGS, NULL},
                                    {"_kinds", kinds, METH_NOARGS, NULL},
                                    {0}};
    PyType_Slot slots[] = {{Py_tp_new, make},
                           {Py_tp_finalize, finalize},
                           {Py_tp_members, members},
                           {Py_tp_methods, methods},
                           {0, NULL}};
    PyType_Spec spec = {"torch._core.Communicator", sizeof(Communicator), 0,
                        Py_TPFLAGS_DEFAULT | Py_TPFLAGS_BASETYPE, slots};
    communicator_type = (PyTypeObject *)PyType_FromSpec(&spec);
    return communicator_type && !atexit(tell_difference)
               ? PyModule_AddObjectRef(module, "Communicator", (PyObject *)communicator_type)
               : -1;
}
