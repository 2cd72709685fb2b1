/* requests.c: the end of calls of MPI, also of those that were only started. */
#include "python/bridge/requests.h"

#include <stdlib.h>
#include <string.h>

tensor *th_plain(PyObject *o) {
    if (Py_TYPE(o) != th_tensor_base)
        return NULL;
    const record *v = th_record_of(o);
    tensor *t = th_tensor_of(o);
    return t->device == TH_CPU && t->contiguous && !(v && v->requires_grad) ? t : NULL;
}

PyObject *th_in_turn(PyObject *const *args, PyObject *(*make)(Communicator *, PyObject *const *)) {
    Communicator *c = th_connected(args[0]);
    if (!c)
        Py_RETURN_FALSE;
    th_take_turn(c);
    const bool direct = c->calls < c->next_check
                        || (c->next_check >= 0 && PyObject_IsTrue(args[6]) > 0);
    PyObject *result = c->comm && direct ? make(c, args) : Py_NewRef(Py_False);
    th_end_turn(c);
    return result;
}

void th_hold(th_mpi_call *x) {
    const tensor *const tensors[] = {x->output, x->input};
    for (int i = 0; i < 2; i++)
        if (tensors[i] && tensors[i]->storage) {
            x->held[i] = tensors[i]->storage;
            x->memory[i] = th_data(tensors[i]);
            th_storage_retain(x->held[i]);
            __atomic_add_fetch(&x->held[i]->exports, 1, __ATOMIC_RELAXED);
        }
}

static void let_go(storage *s) {
    if (s) {
        __atomic_sub_fetch(&s->exports, 1, __ATOMIC_RELAXED);
        th_storage_release(s);
    }
}

static void release(th_mpi_call *x) {
    let_go(x->held[0]);
    let_go(x->held[1]);
    x->held[0] = x->held[1] = NULL;
    free(x->parts);
    x->parts = NULL;
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
    release(x);
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
typedef int cancels(word *request);
typedef int counts(const void *status, word type, int *count);

/* Larger than a status of any MPI. */
typedef struct reply {
    intptr_t words[32];
} reply;

static PyTypeObject *request_type;

static void destroy_now(Request *r) {
    PyTypeObject *type = Py_TYPE((PyObject *)r);
    Py_DECREF((PyObject *)r->call.group);
    Py_DECREF(r->call.target);
    PyObject_Free(r);
    Py_DECREF(type);
}

static Request *dropped;

/* MPI may still write into the memory of a pending call: a later call looks whether it is complete. */
static void destroy(PyObject *self) {
    Request *r = (Request *)self;
    if (!r->pending) {
        destroy_now(r);
        return;
    }
    r->next = dropped;
    dropped = r;
}

/* Free the dropped requests that are complete. Each test lets MPI make progress: many need many. */
static void free_dropped(void) {
    reply s;
    Request *complete = NULL;
    for (Request **at = &dropped; *at;) {
        Request *r = *at;
        int flag = 0;
        if (((tests *)th_mpi.test)(&r->handle, &flag, &s) || !flag) {
            at = &r->next;
            continue;
        }
        *at = r->next;
        r->next = complete;
        complete = r;
    }
    while (complete) {
        Request *r = complete;
        complete = r->next;
        release(&r->call);
        destroy_now(r);
    }
}

PyObject *th_pending_call(const th_mpi_call *call, word handle) {
    free_dropped();
    Request *r = PyObject_New(Request, request_type);
    if (!r)
        return NULL; /* the tensors' memory stays where it is */
    r->call = *call;
    r->handle = handle;
    r->pending = true;
    r->source = r->received = -1;
    Py_INCREF((PyObject *)r->call.group);
    Py_INCREF(r->call.target);
    return (PyObject *)r;
}

static PyObject *finished(Request *r, int code, const reply *s) {
    const th_mpi_call *x = &r->call;
    r->pending = false;
    if (!code && x->number >= RECV) {
        r->source = *(const int *)((const char *)s + th_mpi.source);
        code = ((counts *)th_mpi.get_count)(s, th_mpi.type[x->output->dtype], &r->received);
    }
    return th_finish_call(&r->call, code);
}

PyObject *th_poll(Request *r, long most) {
    reply s;
    int code = 0, flag = 0;
    if (!r->pending)
        Py_RETURN_TRUE;
    Py_BEGIN_ALLOW_THREADS for (long i = 0; i < most && !code && !flag; i++)
        code = ((tests *)th_mpi.test)(&r->handle, &flag, &s);
    Py_END_ALLOW_THREADS if (!code && !flag) Py_RETURN_FALSE;
    return finished(r, code, &s);
}

static PyObject *wait(PyObject *self, PyObject *none) {
    (void)none;
    Request *r = (Request *)self;
    reply s;
    int code;
    if (!r->pending)
        Py_RETURN_TRUE;
    Py_BEGIN_ALLOW_THREADS code = ((waits *)th_mpi.wait)(&r->handle, &s);
    Py_END_ALLOW_THREADS return finished(r, code, &s);
}

/* Test(most=1): test at most so many times. */
static PyObject *test(PyObject *self, PyObject *args) {
    long most = 1;
    return PyArg_ParseTuple(args, "|l:Test", &most) ? th_poll((Request *)self, most) : NULL;
}

/* Cancel(): give a message up that has not arrived. */
static PyObject *cancel(PyObject *self, PyObject *none) {
    (void)none;
    Request *r = (Request *)self;
    reply s;
    if (!r->pending)
        Py_RETURN_FALSE;
    int code = ((cancels *)th_mpi.cancel)(&r->handle);
    code = code ? code : ((waits *)th_mpi.wait)(&r->handle, &s);
    r->pending = false;
    r->call.output = NULL; /* not written */
    return th_finish_call(&r->call, code);
}

int th_install_request(PyObject *module) {
    static PyMemberDef members[] = {
        {"peer", T_INT, offsetof(Request, call.root), READONLY, NULL},
        {"source", T_INT, offsetof(Request, source), READONLY, NULL},
        {"received", T_INT, offsetof(Request, received), READONLY, NULL},
        {0},
    };
    static PyMethodDef methods[] = {{"Wait", wait, METH_NOARGS, NULL},
                                    {"Test", test, METH_VARARGS, NULL},
                                    {"Cancel", cancel, METH_NOARGS, NULL},
                                    {0}};
    PyType_Slot slots[] = {
        {Py_tp_members, members}, {Py_tp_methods, methods}, {Py_tp_dealloc, destroy}, {0, NULL}};
    PyType_Spec spec = {"torch._core.Request", sizeof(Request), 0,
                        Py_TPFLAGS_DEFAULT | Py_TPFLAGS_DISALLOW_INSTANTIATION, slots};
    request_type = (PyTypeObject *)PyType_FromSpec(&spec);
    return request_type ? PyModule_AddObjectRef(module, "Request", (PyObject *)request_type) : -1;
}
