/* requests.c: calls of MPI that were started and are not yet complete. */
#include <string.h>

#include "python/bridge/collectives.h"

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
