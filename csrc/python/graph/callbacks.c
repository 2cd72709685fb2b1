/* callbacks.c: functions to run at the end of this thread's backward pass. */
#include "python/graph/graph.h"

static THREAD_LOCAL pass *running; /* innermost pass */

void th_pass_enter(pass *p) {
    p->outer = running;
    running = p;
}

/* Unless the pass failed, call the functions in order. A function may add others. */
int th_pass_leave(pass *p, int failed) {
    for (Py_ssize_t i = 0; !failed && p->after && i < PyList_Size(p->after); i++) {
        PyObject *result = PyObject_CallNoArgs(PyList_GetItem(p->after, i));
        failed = result ? 0 : -1;
        Py_XDECREF(result);
    }
    running = p->outer;
    PyObject *after = p->after;
    p->after = NULL;
    if (after) { /* freeing functions may run Python code; preserve the error */
        PyObject *type, *value, *trace;
        PyErr_Fetch(&type, &value, &trace);
        Py_DECREF(after);
        PyErr_Restore(type, value, trace);
    }
    return failed;
}

/* after_backward(function): call it at the end of the current pass, after all leaves. */
PyObject *th_after_backward(PyObject *module, PyObject *function) {
    (void)module;
    if (!PyCallable_Check(function))
        return PyErr_Format(PyExc_TypeError, "after_backward takes a function, not %R",
                            (PyObject *)Py_TYPE(function));
    if (!running)
        return PyErr_Format(PyExc_RuntimeError,
                            "after_backward: no backward runs in this thread; call it in a hook");
    if (!running->after && !(running->after = PyList_New(0)))
        return NULL;
    return PyList_Append(running->after, function) ? NULL : Py_NewRef(Py_None);
}

/* own_gradients(dict): copy the gradients of a dict that somebody else can see. */
PyObject *th_own_gradients(PyObject *module, PyObject *gradients) {
    PyObject *key, *value;
    Py_ssize_t at = 0;
    (void)module;
    while (PyDict_Next(gradients, &at, &key, &value)) {
        if (th_pass_owns(value))
            continue;
        PyObject *data = PyObject_GetAttrString(value, "data");
        PyObject *copy = data ? PyObject_CallMethod(data, "clone", NULL) : NULL;
        const int failed = copy ? PyDict_SetItem(gradients, key, copy) : -1;
        Py_XDECREF(copy);
        Py_XDECREF(data);
        if (failed)
            return NULL;
    }
    Py_RETURN_NONE;
}
