/* recording_type.c: the base of no_grad and its like, which switch recording for a `with` block. */
#include <Python.h>
#include <stddef.h>
#include <structmember.h>

#include "python/bridge/bridge.h"

typedef struct recording {
    PyObject_HEAD
    char mode;
    char needs_mode;  /* its class has no mode of its own */
    char switched;    /* by the call that made it, so the first block with it begins with that */
    PyObject *before; /* list of the settings that the blocks entered found; NULL: none yet */
} recording;

/* What a class says of its objects, by a name that is kept. */
static PyObject *said(PyTypeObject *type, PyObject **name, const char *text) {
    if (!*name && !(*name = PyUnicode_InternFromString(text)))
        return NULL;
    return PyObject_GetAttr((PyObject *)type, *name);
}

/* A class with `_mode` takes no argument; with a function it is a decorator, which needs no parentheses. */
static PyObject *make(PyTypeObject *type, PyObject *args, PyObject *keywords) {
    static PyObject *name;
    PyObject *mode = said(type, &name, "_mode");
    if (!mode)
        return NULL;
    PyObject *function = mode != Py_None && PyTuple_Size(args) ? PyTuple_GetItem(args, 0) : NULL;
    recording *self = NULL;
    if (mode != Py_None
        && (PyTuple_Size(args) > 1 || keywords || (function && !PyCallable_Check(function))))
        th_call_python("torch.autograd.grad_mode", "refuse_arguments", "(OO)", type, args);
    else
        self = (recording *)((allocfunc)PyType_GetSlot(type, Py_tp_alloc))(type, 0);
    if (self)
        self->mode = mode == Py_True, self->needs_mode = mode == Py_None;
    Py_DECREF(mode);
    if (!self || !function)
        return (PyObject *)self;
    PyObject *decorated = PyObject_CallFunctionObjArgs((PyObject *)self, function, NULL);
    Py_DECREF(self);
    return decorated;
}

static int switch_to_mode(recording *r) {
    if (!r->before && !(r->before = PyList_New(0)))
        return -1;
    if (PyList_Append(r->before, th_records ? Py_True : Py_False))
        return -1;
    th_records = r->mode;
    return 0;
}

/* A class with `_at_once` switches here, for a block or until further notice. */
static int switch_at_once(recording *r) {
    static PyObject *name;
    PyObject *at_once = said(Py_TYPE((PyObject *)r), &name, "_at_once");
    if (!at_once)
        return -1;
    const bool wanted = at_once == Py_True;
    Py_DECREF(at_once);
    if (!wanted)
        return 0;
    r->switched = 1;
    return switch_to_mode(r);
}

static int begin(PyObject *self, PyObject *args, PyObject *keywords) {
    static char *names[] = {"mode", NULL};
    int mode = ((recording *)self)->mode;
    if (((recording *)self)->needs_mode) {
        if (!PyArg_ParseTupleAndKeywords(args, keywords, "p", names, &mode))
            return -1;
        ((recording *)self)->mode = mode != 0;
        return switch_at_once((recording *)self);
    }
    return 0;
}

static PyObject *enter(PyObject *self, PyObject *none) {
    (void)none;
    recording *r = (recording *)self;
    if (!r->switched && switch_to_mode(r))
        return NULL;
    r->switched = 0;
    return Py_NewRef(self);
}

static PyObject *leave(PyObject *self, PyObject *args) {
    (void)args;
    PyObject *list = ((recording *)self)->before;
    const Py_ssize_t last = list ? PyList_Size(list) - 1 : -1;
    if (last < 0)
        return PyErr_Format(PyExc_RuntimeError, "%R: the block was left, but not entered",
                            Py_TYPE(self));
    th_records = PyList_GetItem(list, last) == Py_True;
    return PyList_SetSlice(list, last, last + 1, NULL) ? NULL : Py_NewRef(Py_None);
}

static void end(PyObject *self) {
    PyTypeObject *type = Py_TYPE(self);
    Py_XDECREF(((recording *)self)->before); /* of bools: no part of a cycle */
    ((freefunc)PyType_GetSlot(type, Py_tp_free))(self);
    Py_DECREF(type);
}

int th_install_recording_type(PyObject *module) {
    static PyMethodDef methods[] = {
        {"__enter__", enter, METH_NOARGS, NULL}, {"__exit__", leave, METH_VARARGS, NULL}, {0}};
    static PyMemberDef members[] = {
        {"mode", T_BOOL, offsetof(recording, mode), 0, "Whether the block records."},
        {"switched", T_BOOL, offsetof(recording, switched), READONLY, "Whether a block has begun."},
        {0}};
    PyType_Slot slots[] = {{Py_tp_new, make},        {Py_tp_init, begin},      {Py_tp_dealloc, end},
                           {Py_tp_methods, methods}, {Py_tp_members, members}, {0, NULL}};
    PyType_Spec spec = {"torch._core._Recording", sizeof(recording), 0,
                        Py_TPFLAGS_DEFAULT | Py_TPFLAGS_BASETYPE, slots};
    PyObject *type = PyType_FromSpec(&spec);
    const int failed = !type || PyModule_AddObjectRef(module, "_Recording", type);
    Py_XDECREF(type);
    return failed ? -1 : 0;
}
