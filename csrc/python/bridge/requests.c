/* requests.c: the end of calls of MPI, also of those that were only started. */
#include <string.h>

#include "python/bridge/collectives.h"

th_mpi_library th_mpi;

/* Return whether the last call of this rank was another one on other ranks. Entries of other calls are
   compared after later calls, since the digests are of all calls. In a large group each rank looks
   at a few others, at different ones after each call: a rank that differs sees it. */
bool th_differs(const Communicator *c) {
    if (!c->board)
        return false;
    const int position = (int)(c->calls % KEPT), most = c->size < COMPARED ? c->size : COMPARED;
    const uint64_t own = stamp_of(c);
    int other = c->size > COMPARED ? (int)((c->rank + c->calls * COMPARED) % c->size) : 0;
    for (int i = 0; i < most; i++, other++) {
        other = other == c->size ? 0 : other;
        const uint64_t theirs = __atomic_load_n(&c->board[other][position].stamp, __ATOMIC_ACQUIRE);
        if (theirs != own && theirs >> 32 == own >> 32)
            return true;
    }
    return false;
}

static void let_go(storage *s) {
    if (s) {
        __atomic_sub_fetch(&s->exports, 1, __ATOMIC_RELAXED);
        th_storage_release(s);
    }
}

/* Whether this rank's output changes. */
static bool writes(const th_mpi_call *x) {
    const bool root = x->group->rank == x->root;
    return x->output
           && (x->number == BROADCAST                       ? !root
               : x->number == REDUCE || x->number == GATHER ? root
                                                            : true);
}

PyObject *th_finish_call(th_mpi_call *x, int code) {
    let_go(x->held[0]);
    let_go(x->held[1]);
    x->held[0] = x->held[1] = NULL;
    if (code && !th_differs(x->group))
        return PyObject_CallFunction(th_mpi.failed, "iiO", code, x->number, x->group);
    PyObject *none = writes(x) ? th_python_overwritten(x->target, NULL) : Py_NewRef(Py_None);
    Py_XDECREF(none);
    if (none && th_differs(x->group))
        return PyObject_CallFunctionObjArgs(th_mpi.differing, x->group, NULL);
    return none ? Py_NewRef(Py_True) : NULL;
}

typedef int waits(word *request, void *status);
typedef int tests(word *request, int *flag, void *status);

typedef struct Request {
    PyObject_HEAD
    th_mpi_call call;
    word handle;
    bool pending;
} Request;

static PyTypeObject *request_type;

PyObject *th_pending_call(const th_mpi_call *call, word handle) {
    Request *r = PyObject_New(Request, request_type);
    if (!r)
        return NULL; /* the tensors' memory stays where it is */
    r->call = *call;
    r->handle = handle;
    r->pending = true;
    Py_INCREF((PyObject *)r->call.group);
    Py_INCREF(r->call.target);
    return (PyObject *)r;
}

/* The memory of a call that is still pending is never freed: MPI may write there. */
static void destroy(PyObject *self) {
    Request *r = (Request *)self;
    PyTypeObject *type = Py_TYPE(self);
    Py_DECREF((PyObject *)r->call.group);
    Py_DECREF(r->call.target);
    PyObject_Free(self);
    Py_DECREF(type);
}

static PyObject *finished(Request *r, int code) {
    r->pending = false;
    return th_finish_call(&r->call, code);
}

/* Larger than a status of any MPI. */
typedef struct reply {
    intptr_t words[32];
} reply;

static PyObject *wait(PyObject *self, PyObject *none) {
    (void)none;
    Request *r = (Request *)self;
    reply s;
    int code;
    if (!r->pending)
        Py_RETURN_TRUE;
    Py_BEGIN_ALLOW_THREADS code = ((waits *)th_mpi.wait)(&r->handle, &s);
    Py_END_ALLOW_THREADS return finished(r, code);
}

static PyObject *test(PyObject *self, PyObject *none) {
    (void)none;
    Request *r = (Request *)self;
    reply s;
    int code, flag = 0;
    if (!r->pending)
        Py_RETURN_TRUE;
    Py_BEGIN_ALLOW_THREADS code = ((tests *)th_mpi.test)(&r->handle, &flag, &s);
    Py_END_ALLOW_THREADS if (!code && !flag) Py_RETURN_FALSE;
    return finished(r, code);
}

int th_install_request(PyObject *module) {
    static PyMethodDef methods[] = {
        {"Wait", wait, METH_NOARGS, NULL}, {"Test", test, METH_NOARGS, NULL}, {0}};
    PyType_Slot slots[] = {{Py_tp_methods, methods}, {Py_tp_dealloc, destroy}, {0, NULL}};
    PyType_Spec spec = {"torch._core.Request", sizeof(Request), 0,
                        Py_TPFLAGS_DEFAULT | Py_TPFLAGS_DISALLOW_INSTANTIATION, slots};
    request_type = (PyTypeObject *)PyType_FromSpec(&spec);
    return request_type ? PyModule_AddObjectRef(module, "Request", (PyObject *)request_type) : -1;
}
