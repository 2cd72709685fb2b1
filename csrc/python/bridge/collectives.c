/* collectives.c: direct calls of MPI for tensors in host memory that need no conversion. All other
   calls of torch.distributed go through mpi4py. */
#include <limits.h>

#include "python/bridge/requests.h"

/* The call without the difference between one tensor and a list. */
static int base_of(int number) {
    return number == ALL_GATHER_LIST       ? ALL_GATHER
           : number == REDUCE_SCATTER_LIST ? REDUCE_SCATTER
                                           : number;
}

/* each holds a part, all one for each rank; NULL: there is none. */
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
        || (all && th_overlaps(each, all)) || (each != out && !all && !root_only))
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
    void *out = x->memory[0];
    const void *in = x->memory[1];
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

static PyObject *make(Communicator *c, PyObject *const *args) {
    th_mpi_call x = {.group = c};
    if (!parse(args, &x))
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

/* collective(group, call, output, input, reduction, root, later): whether the call was made; if `later`,
   the Work of the started call. If False, it needs a conversion, a comparison or an error message. */
PyObject *th_python_collective(PyObject *module, PyObject *const *args, Py_ssize_t count) {
    (void)module;
    return count == 7 ? th_in_turn(args, make) : Py_NewRef(Py_False);
}
