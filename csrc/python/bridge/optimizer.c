/* optimizer.c: one call per optimizer step over lists of Variables. */
#include "kernels/optim/optimizer.h"

#include "python/bridge/bridge.h"

/* The buffer of parameter i, made where there is none. first tells that it holds nothing yet. NULL with an error. */
static tensor *buffer_of(PyObject *buffers, Py_ssize_t i, const tensor *p, bool *first) {
    PyObject *o = PyList_GetItem(buffers, i);
    *first = o == Py_None;
    if (!*first) {
        tensor *t = o && th_is_tensor(o) ? th_unwrap(o) : NULL;
        if (t && t->dtype == p->dtype && t->contiguous && th_same_size(t, p))
            return t;
        PyErr_Format(PyExc_TypeError, "sgd: momentum buffer %zd does not match its parameter (%s)",
                     i, th_describe(p));
        return NULL;
    }
    tensor *t = th_new(p->device, p->dtype, p->ndim, p->size);
    o = th_wrap(t);
    return o && !PyList_SetItem(buffers, i, o) ? t : NULL;
}

/* Where the optimizer writes: a contiguous parameter itself, else a copy that goes back afterwards. */
static int update(const sgd *options, tensor *p, tensor *g, tensor *buffer, bool first) {
    tensor *target = th_contiguous(p), *gradient = th_contiguous(g);
    int failed = !target || !gradient
                 || th_sgd_step(options, p->dtype, p->numel, th_data(target), th_data(gradient),
                                buffer ? th_data(buffer) : NULL, first);
    if (!failed && target != p)
        failed = th_copy(p, target);
    th_drop(target);
    th_drop(gradient);
    return failed ? th_raise_int() : 0;
}

static int step_one(const sgd *options, VariableObject *v, PyObject *buffers, Py_ssize_t i) {
    tensor *p = v->t, *g = th_tensor_of(v->grad), *buffer = NULL;
    bool first = false;
    if (g->dtype != p->dtype || !th_same_size(g, p)) {
        PyErr_Format(PyExc_ValueError, "sgd: parameter %zd is %s, but its gradient is %s", i,
                     th_describe(p), th_describe(g));
        return -1;
    }
    if (p->dtype != TH_FLOAT && p->dtype != TH_DOUBLE) {
        PyErr_Format(PyExc_TypeError, "sgd: parameter %zd is %s; need FloatTensor or DoubleTensor",
                     i, th_describe(p));
        return -1;
    }
    if (options->momentum != 0 && !(buffer = buffer_of(buffers, i, p, &first)))
        return -1;
    return update(options, p, g, buffer, first);
}

/* sgd_step(parameters, buffers, lr, momentum, dampening, weight_decay, nesterov) */
PyObject *th_python_sgd_step(PyObject *module, PyObject *const *args, Py_ssize_t count) {
    (void)module;
    if (count != 7 || !PyList_Check(args[0]) || !PyList_Check(args[1])
        || PyList_Size(args[0]) != PyList_Size(args[1]))
        return PyErr_Format(PyExc_TypeError,
                            "sgd_step takes two lists of one length and five numbers");
    sgd options = {PyFloat_AsDouble(args[2]), PyFloat_AsDouble(args[3]), PyFloat_AsDouble(args[4]),
                   PyFloat_AsDouble(args[5]), PyObject_IsTrue(args[6])};
    if (PyErr_Occurred())
        return NULL;
    for (Py_ssize_t i = 0; i < PyList_Size(args[0]); i++) {
        PyObject *o = PyList_GetItem(args[0], i);
        if (!th_is_variable(o))
            return PyErr_Format(PyExc_TypeError, "sgd: parameter %zd is a %R, not a Variable", i,
                                (PyObject *)Py_TYPE(o));
        VariableObject *v = (VariableObject *)o;
        if (v->grad && step_one(&options, v, args[1], i))
            return NULL;
    }
    Py_RETURN_NONE;
}
