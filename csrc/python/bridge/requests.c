/* requests.c: the end of calls of MPI, also of those that were only started. */
#include "python/bridge/requests.h"

#include <stdlib.h>
#include <string.h>
#include <time.h>

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
    x->group->ended++;
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
typedef int tests_cancelled(const void *status, int *flag);
typedef int counts(const void *status, word type, int *count);

/* Larger than a status of any MPI. */
typedef struct reply {
    intptr_t words[32];
} reply;

/* A call that is dropped while it is pending. */
typedef struct dropped_call {
    th_mpi_call call;
    word handle;
    struct dropped_call *next;
} dropped_call;

static dropped_call *dropped;

static void forget(th_mpi_call *x) {
    Py_XDECREF((PyObject *)x->group);
    Py_XDECREF(x->target);
}

/* MPI may still write into the memory of a pending call: a later call looks whether it is complete. */
static void destroy(PyObject *self) {
    Request *r = (Request *)self;
    PyTypeObject *type = Py_TYPE(self);
    dropped_call *d = r->pending ? malloc(sizeof *d) : NULL;
    if (d) {
        *d = (dropped_call){r->call, r->handle, dropped};
        dropped = d;
    } else if (!r->pending) {
        forget(&r->call);
    }
    Py_XDECREF(r->finish);
    ((freefunc)PyType_GetSlot(type, Py_tp_free))(self);
    Py_DECREF(type);
}

/* Free the dropped calls that are complete. Each test lets MPI make progress: many need many. */
static void free_dropped(void) {
    reply s;
    dropped_call *complete = NULL;
    for (dropped_call **at = &dropped; *at;) {
        dropped_call *d = *at;
        int flag = 0;
        if (((tests *)th_mpi.test)(&d->handle, &flag, &s) || !flag) {
            at = &d->next;
            continue;
        }
        *at = d->next;
        d->next = complete;
        complete = d;
    }
    while (complete) {
        dropped_call *d = complete;
        complete = d->next;
        release(&d->call);
        forget(&d->call);
        free(d);
    }
}

PyObject *th_pending_call(const th_mpi_call *call, word handle) {
    free_dropped();
    Request *r = (Request *)PyType_GenericAlloc((PyTypeObject *)th_mpi.work, 0);
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

/* Return `done`, or NULL if the next step has failed. */
static PyObject *then(PyObject *done, PyObject *next) {
    Py_XDECREF(next);
    if (!next)
        Py_CLEAR(done);
    return done;
}

/* Return True after the end of a call, or NULL with its error. The calling thread is `busy`. */
static PyObject *finished(Request *r, int code, const reply *s) {
    const th_mpi_call *x = &r->call;
    const bool receives = x->number >= RECV;
    r->pending = false;
    if (!code && receives) {
        r->source = *(const int *)((const char *)s + th_mpi.source);
        code = ((counts *)th_mpi.get_count)(s, th_mpi.type[x->output->dtype], &r->received);
    }
    PyObject *done = th_finish_call(&r->call, code), *finish = r->finish;
    r->finish = NULL;
    if (done && receives && r->received != x->count)
        done = then(done, PyObject_CallMethod((PyObject *)r, "_refuse_size", NULL));
    else if (done && finish)
        done = then(done, PyObject_CallNoArgs(finish));
    Py_XDECREF(finish);
    return done;
}

/* MPI takes one question about a request at a time: wait until no other thread asks. */
static void take(Request *r) {
    while (r->busy) {
        Py_BEGIN_ALLOW_THREADS nanosleep(&(struct timespec){.tv_nsec = 20000}, NULL);
        Py_END_ALLOW_THREADS
    }
    r->busy = true;
}

static PyObject *give(Request *r, PyObject *result) {
    r->busy = false;
    return result;
}

static PyObject *poll(Request *r, long most) {
    reply s;
    int code = 0, flag = 0;
    if (!r->pending)
        Py_RETURN_TRUE;
    Py_BEGIN_ALLOW_THREADS for (long i = 0; i < most && !code && !flag; i++)
        code = ((tests *)th_mpi.test)(&r->handle, &flag, &s);
    Py_END_ALLOW_THREADS if (!code && !flag) Py_RETURN_FALSE;
    return finished(r, code, &s);
}

PyObject *th_poll(Request *r, long most) {
    take(r);
    return give(r, poll(r, most));
}

static PyObject *wait_for_end(Request *r) {
    reply s;
    int code;
    if (!r->pending)
        Py_RETURN_TRUE;
    Py_BEGIN_ALLOW_THREADS code = ((waits *)th_mpi.wait)(&r->handle, &s);
    Py_END_ALLOW_THREADS return finished(r, code, &s);
}

/* _wait(): True at the end of the call; False if a message has not arrived after some tests. */
static PyObject *wait(PyObject *self, PyObject *none) {
    (void)none;
    Request *r = (Request *)self;
    take(r);
    return give(r, r->call.number >= RECV ? poll(r, LOOKS) : wait_for_end(r));
}

/* _test(): whether the call is complete; False if another thread asks. */
static PyObject *test(PyObject *self, PyObject *none) {
    (void)none;
    if (((Request *)self)->busy)
        Py_RETURN_FALSE;
    return th_poll((Request *)self, 1);
}

static PyObject *cancel_now(Request *r) {
    reply s;
    PyObject *arrived = poll(r, 1);
    if (arrived == Py_False) {
        Py_DECREF(arrived);
        int cancelled = 0, code = ((cancels *)th_mpi.cancel)(&r->handle);
        code = code ? code : ((waits *)th_mpi.wait)(&r->handle, &s);
        code = code ? code : ((tests_cancelled *)th_mpi.test_cancelled)(&s, &cancelled);
        if (code || cancelled) {
            r->pending = false;
            r->call.output = NULL; /* not written */
            return th_finish_call(&r->call, code);
        }
        arrived = finished(r, code, &s); /* between the question and the cancellation */
    }
    return then(arrived ? Py_NewRef(Py_False) : NULL, arrived);
}

/* _cancel(): give a message up. False: it has arrived. */
static PyObject *cancel(PyObject *self, PyObject *none) {
    (void)none;
    take((Request *)self);
    return give((Request *)self, cancel_now((Request *)self));
}

int th_install_request(PyObject *module) {
    static PyMemberDef members[] = {
        {"_number", T_INT, offsetof(Request, call.number), READONLY, NULL},
        {"_root", T_INT, offsetof(Request, call.root), READONLY, NULL},
        {"_tag", T_INT, offsetof(Request, call.tag), READONLY, NULL},
        {"_group", T_OBJECT, offsetof(Request, call.group), READONLY, NULL},
        {"_target", T_OBJECT, offsetof(Request, call.target), READONLY, NULL},
        {"_finish", T_OBJECT, offsetof(Request, finish), 0, NULL},
        {"_source", T_INT, offsetof(Request, source), READONLY, NULL},
        {"_received", T_INT, offsetof(Request, received), READONLY, NULL},
        {0},
    };
    static PyMethodDef methods[] = {{"_wait", wait, METH_NOARGS, NULL},
                                    {"_test", test, METH_NOARGS, NULL},
                                    {"_cancel", cancel, METH_NOARGS, NULL},
                                    {0}};
    PyType_Slot slots[] = {{Py_tp_new, PyType_GenericNew},
                           {Py_tp_members, members},
                           {Py_tp_methods, methods},
                           {Py_tp_dealloc, destroy},
                           {0, NULL}};
    PyType_Spec spec = {"torch._core.Request", sizeof(Request), 0,
                        Py_TPFLAGS_DEFAULT | Py_TPFLAGS_BASETYPE, slots};
    PyObject *type = PyType_FromSpec(&spec);
    return type ? PyModule_AddObjectRef(module, "Request", type) : -1;
}
