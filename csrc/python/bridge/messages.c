/* messages.c: messages between two ranks, and all_to_all, as direct calls of MPI. */
#include <limits.h>
#include <stdlib.h>

#include "python/bridge/requests.h"

/* Tags of MPI for each tag of a user, one for each dtype: a message of another type does not match. The
   last one is that of lists of objects. */
enum { TAGS = 32 };
_Static_assert((int)TH_TYPES < (int)TAGS, "each dtype has a tag, and objects have one");

typedef int starts_message(void *, int, word type, int peer, int tag, word comm, word *request);

/* Return whether MPI can send or receive the tensor directly. */
static bool parse_message(PyObject *const *args, th_mpi_call *x) {
    const Communicator *c = x->group;
    tensor *t = th_plain(args[2]);
    if (!t || !PyLong_CheckExact(args[3]) || !PyLong_CheckExact(args[4]))
        return false;
    x->number = (int)PyLong_AsLong(args[1]);
    const long peer = PyLong_AsLong(args[3]), of_user = PyLong_AsLong(args[4]);
    const bool receives = x->number >= RECV, any = receives && peer == -1;
    if (PyErr_Occurred()) {
        PyErr_Clear();
        return false;
    }
    if ((peer < 0 && !any) || peer >= c->size || (!receives && peer == c->rank) || of_user < 0
        || of_user > (th_mpi.largest_tag - TH_TYPES) / TAGS || !th_mpi.type[t->dtype]
        || t->numel > INT_MAX)
        return false;
    x->root = any ? th_mpi.any_source : (int)peer;
    x->count = (int)t->numel;
    x->tag = (int)of_user * TAGS + t->dtype;
    *(receives ? &x->output : &x->input) = t;
    return true;
}

/* message(group, call, tensor, rank in the group or -1 for any, tag): False if it needs a conversion or an
   error message. True, or the sender of a message of the tensor's size, if a blocking call is done.
   Else the Work. */
PyObject *th_python_message(PyObject *module, PyObject *const *args, Py_ssize_t count) {
    (void)module;
    th_mpi_call x = {.group = count == 5 ? th_connected(args[0]) : NULL};
    int code;
    if (!x.group || !parse_message(args, &x))
        Py_RETURN_FALSE;
    x.target = args[2];
    th_hold(&x);
    const tensor *t = x.output ? x.output : x.input;
    word handle = 0;
    Py_BEGIN_ALLOW_THREADS code = ((starts_message *)th_mpi.later[x.number])(
        x.memory[x.output ? 0 : 1], x.count, th_mpi.type[t->dtype], x.root, x.tag, x.group->comm,
        &handle);
    Py_END_ALLOW_THREADS if (code) return th_finish_call(&x, code);
    PyObject *o = th_pending_call(&x, handle);
    if (!o || x.number == ISEND || x.number == IRECV)
        return o;
    Request *r = (Request *)o;
    PyObject *done = th_poll(r, LOOKS), *result = o;
    if (!done)
        result = NULL;
    else if (!r->pending && x.number == SEND)
        result = Py_NewRef(Py_True);
    else if (!r->pending && r->received == x.count)
        result = PyLong_FromLong(r->source);
    Py_XDECREF(done);
    if (result != o)
        Py_DECREF(o);
    return result;
}

/* Read the rows of each rank's part, None for equal parts, into counts and offsets of elements. */
static bool read_parts(PyObject *rows, const tensor *t, int ranks, int *counts) {
    if (!t->ndim || t->numel > INT_MAX || (rows != Py_None && !PyList_CheckExact(rows)))
        return false;
    const int64_t all = t->size[0], row = all ? t->numel / all : 0;
    int64_t sum = 0;
    if (rows == Py_None ? all % ranks != 0 : PyList_Size(rows) != ranks)
        return false;
    for (int i = 0; i < ranks; i++) {
        PyObject *o = rows == Py_None ? NULL : PyList_GetItem(rows, i);
        if (o && !PyLong_CheckExact(o))
            return false;
        const long long part = o ? PyLong_AsLongLong(o) : all / ranks;
        if (PyErr_Occurred()) {
            PyErr_Clear();
            return false;
        }
        if (part < 0 || part > all - sum)
            return false;
        counts[i] = (int)(part * row);
        counts[ranks + i] = (int)(sum * row);
        sum += part;
    }
    return sum == all;
}

typedef int exchanges_parts(const void *, const int *, const int *, word, void *, const int *,
                            const int *, word, word comm);
typedef int exchanges_parts_later(const void *, const int *, const int *, word, void *, const int *,
                                  const int *, word, word comm, word *request);

static int exchange(const th_mpi_call *x, word *request) {
    const int n = x->group->size, *to = x->parts, *from = to + 2 * n;
    void *out = x->memory[0];
    const void *in = x->memory[1];
    const word type = th_mpi.type[x->input->dtype], comm = x->group->comm;
    return request ? ((exchanges_parts_later *)th_mpi.later[x->number])(
                         in, from, from + n, type, out, to, to + n, type, comm, request)
                   : ((exchanges_parts *)th_mpi.function[x->number])(in, from, from + n, type, out,
                                                                     to, to + n, type, comm);
}

static PyObject *make(Communicator *c, PyObject *const *args) {
    th_mpi_call x = {.group = c, .target = args[2], .output = th_plain(args[2])};
    x.input = th_plain(args[3]);
    x.number = (int)PyLong_AsLong(args[1]);
    const int later = PyObject_IsTrue(args[6]), dtype = x.input ? x.input->dtype : 0;
    if (PyErr_Occurred())
        return NULL;
    if (!x.output || !x.input || x.output->dtype != dtype || !th_mpi.type[dtype]
        || th_overlaps(x.output, x.input))
        Py_RETURN_FALSE;
    x.parts = malloc(4 * (size_t)c->size * sizeof *x.parts);
    if (!x.parts)
        return PyErr_NoMemory();
    if (!read_parts(args[4], x.output, c->size, x.parts)
        || !read_parts(args[5], x.input, c->size, x.parts + 2 * c->size)) {
        free(x.parts);
        Py_RETURN_FALSE;
    }
    th_count_call(c, th_kind_of(x.number, dtype, 0, REDUCTIONS, 0));
    th_hold(&x);
    word handle = 0;
    int code;
    Py_BEGIN_ALLOW_THREADS code = exchange(&x, later ? &handle : NULL);
    Py_END_ALLOW_THREADS return later && !code ? th_pending_call(&x, handle)
                                               : th_finish_call(&x, code);
}

/* exchange(group, call, output, input, rows to receive, rows to send, later): as `collective`. */
PyObject *th_python_exchange(PyObject *module, PyObject *const *args, Py_ssize_t count) {
    (void)module;
    return count == 7 ? th_in_turn(args, make) : Py_NewRef(Py_False);
}
