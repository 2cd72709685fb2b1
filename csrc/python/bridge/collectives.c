/* collectives.c: direct calls of MPI for tensors in host memory that need no conversion. All other
   calls of torch.distributed go through mpi4py. */
#include "python/bridge/collectives.h"

#include <limits.h>
#include <sys/mman.h>

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

tensor *th_plain(PyObject *o) {
    if (Py_TYPE(o) != th_tensor_base)
        return NULL;
    const record *v = th_record_of(o);
    tensor *t = th_tensor_of(o);
    return t->device == TH_CPU && t->contiguous && !(v && v->requires_grad) ? t : NULL;
}

/* The call without the difference between one tensor and a list. */
static int base_of(int number) {
    return number == ALL_GATHER_LIST       ? ALL_GATHER
           : number == REDUCE_SCATTER_LIST ? REDUCE_SCATTER
                                           : number;
}

/* The tensor that holds a part for each rank, and the one that holds a part. NULL: there is none. */
static bool fits_tensors(const Communicator *c, const th_mpi_call *x) {
    const tensor *out = x->output, *in = x->input, *each = out, *all = NULL;
    switch (base_of(x->number)) {
    case ALL_GATHER: each = in, all = out; break;
    case REDUCE_SCATTER: all = in; break;
    case GATHER: each = in, all = c->rank == x->root ? out : NULL; break;
    case SCATTER: all = c->rank == x->root ? in : NULL; break;
    default: break;
    }
    const bool root_only = x->number == GATHER || x->number == SCATTER;
    if (!each || !th_mpi.type[each->dtype] || each->numel > INT_MAX
        || (each != out && !all && !root_only))
        return false;
    if (!all)
        return x->number < ALL_GATHER || (root_only && c->rank != x->root);
    return all->dtype == each->dtype && all->numel <= INT_MAX
           && all->numel == each->numel * c->size;
}

typedef int reduces_to_all(const void *, void *, int, word type, word op, word comm);
typedef int reduces_to_one(const void *, void *, int, word type, word op, int root, word comm);
typedef int broadcasts(void *, int, word type, int root, word comm);
typedef int exchanges(const void *, int, word type, void *, int, word to, word comm);
typedef int has_root(const void *, int, word type, void *, int, word to, int root, word comm);
typedef int meets(word comm);
typedef int reduces_to_all_later(const void *, void *, int, word, word, word, word *);
typedef int reduces_to_one_later(const void *, void *, int, word, word, int, word, word *);
typedef int broadcasts_later(void *, int, word, int, word, word *);
typedef int exchanges_later(const void *, int, word, void *, int, word, word, word *);
typedef int has_root_later(const void *, int, word, void *, int, word, int, word, word *);
typedef int meets_later(word, word *);

/* Call MPI; with a request, only start the call. */
#define MPI(type, ...)                                                                             \
    (request ? ((type##_later *)th_mpi.later[x->number])(__VA_ARGS__, request)                     \
             : ((type *)th_mpi.function[x->number])(__VA_ARGS__))

static int run(const th_mpi_call *x, word *request) {
    const Communicator *c = x->group;
    const tensor *t = x->output ? x->output : x->input;
    const word type = t ? th_mpi.type[t->dtype] : 0, op = t ? th_mpi.op[x->op][t->dtype] : 0;
    void *out = x->output ? th_data(x->output) : NULL;
    const void *in = x->input ? th_data(x->input) : NULL;
    const bool root = c->rank == x->root;
    switch (base_of(x->number)) {
    case ALL_REDUCE: return MPI(reduces_to_all, th_mpi.in_place, out, x->count, type, op, c->comm);
    case REDUCE_SCATTER: return MPI(reduces_to_all, in, out, x->count, type, op, c->comm);
    case BROADCAST: return MPI(broadcasts, out, x->count, type, x->root, c->comm);
    case ALL_GATHER: return MPI(exchanges, in, x->count, type, out, x->count, type, c->comm);
    case GATHER:
    case SCATTER: return MPI(has_root, in, x->count, type, out, x->count, type, x->root, c->comm);
    case REDUCE:
        return MPI(reduces_to_one, root ? th_mpi.in_place : out, root ? out : NULL, x->count, type,
                   op, x->root, c->comm);
    default: return MPI(meets, c->comm);
    }
}

/* Return whether MPI can run the call directly, and fill it in. */
static bool parse(PyObject *const *args, th_mpi_call *x) {
    const Communicator *c = x->group;
    x->number = (int)PyLong_AsLong(args[1]);
    x->root = PyLong_CheckExact(args[5]) ? (int)PyLong_AsLong(args[5]) : -1;
    x->output = args[2] == Py_None ? NULL : th_plain(args[2]);
    x->input = args[3] == Py_None ? NULL : th_plain(args[3]);
    x->target = args[2];
    if (PyErr_Occurred()) {
        PyErr_Clear();
        return false;
    }
    if (x->number != BARRIER && (x->root < 0 || x->root >= c->size || !fits_tensors(c, x)))
        return false;
    if (args[4] != Py_None) {
        while (x->op < REDUCTIONS && th_mpi.reduction[x->op] != args[4])
            x->op++;
        if (x->op == REDUCTIONS || !th_mpi.op[x->op][x->output->dtype])
            return false;
    }
    const bool by_input = base_of(x->number) == ALL_GATHER || x->number == GATHER;
    const tensor *each = by_input ? x->input : x->output;
    x->count = each ? (int)each->numel : 0;
    return true;
}

static uint64_t kind_of_call(const th_mpi_call *x, bool reduces) {
    const tensor *data = x->number == SCATTER ? x->output : x->input ? x->input : x->output;
    return th_kind_of(x->number, data ? data->dtype : 0, data ? data->numel : 0,
                      reduces ? x->op : REDUCTIONS, x->root);
}

/* collective(group, call, output, input, reduction, root, later): whether the call was made; if `later`,
   the request of the call that was started. If False, it needs a conversion, a comparison or an error message. */
PyObject *th_python_collective(PyObject *module, PyObject *const *args, Py_ssize_t count) {
    (void)module;
    Communicator *c = count == 7 ? th_connected(args[0]) : NULL;
    th_mpi_call x = {.group = c};
    if (!c || c->calls >= c->next_check || !parse(args, &x))
        Py_RETURN_FALSE;
    th_count_call(c, kind_of_call(&x, args[4] != Py_None));
    th_hold(&x);
    const int later = PyObject_IsTrue(args[6]);
    word handle = 0;
    int code;
    Py_BEGIN_ALLOW_THREADS code = run(&x, later ? &handle : NULL);
    Py_END_ALLOW_THREADS return later && !code ? th_pending_call(&x, handle)
                                               : th_finish_call(&x, code);
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

/* set_mpi(failed, differing, functions, in_place, numbers, types, reductions): functions that raise the
   error of a code, and of a call that differed; addresses of MPI's functions in the order of the calls,
   then of those that return a request, then of MPI_Wait, MPI_Test, MPI_Cancel, MPI_Get_count; any
   source, the largest tag, the offset of the sender in a status; pairs of dtype and handle; for each
   reduction its object and such pairs. */
PyObject *th_python_set_mpi(PyObject *module, PyObject *args) {
    (void)module;
    PyObject *failed, *differing, *functions, *types, *reductions;
    Py_ssize_t in_place;
    if (!PyArg_ParseTuple(args, "OOO!n(iii)O!O!:set_mpi", &failed, &differing, &PyTuple_Type,
                          &functions, &in_place, &th_mpi.any_source, &th_mpi.largest_tag,
                          &th_mpi.source, &PyTuple_Type, &types, &PyTuple_Type, &reductions))
        return NULL;
    th_mpi.failed = Py_NewRef(failed);
    th_mpi.differing = Py_NewRef(differing);
    th_mpi.in_place = (void *)in_place;     // NOLINT(performance-no-int-to-ptr)
    uintptr_t *addresses = th_mpi.function; /* function, later, wait, … */
    for (int i = 0; i < 2 * CALLS + 4 && i < PyTuple_Size(functions); i++)
        addresses[i] = PyLong_AsSize_t(PyTuple_GetItem(functions, i));
    if (PyErr_Occurred() || read_handles(types, th_mpi.type))
        return NULL;
    for (int i = 0; i < REDUCTIONS && i < PyTuple_Size(reductions); i++) {
        PyObject *object, *pairs;
        if (!PyArg_ParseTuple(PyTuple_GetItem(reductions, i), "OO!", &object, &PyTuple_Type, &pairs)
            || read_handles(pairs, th_mpi.op[i]))
            return NULL;
        th_mpi.reduction[i] = Py_NewRef(object);
    }
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
    th_count_call((Communicator *)self, number);
    Py_RETURN_NONE;
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
    return communicator_type && !th_install_request(module)
               ? PyModule_AddObjectRef(module, "Communicator", (PyObject *)communicator_type)
               : -1;
}
