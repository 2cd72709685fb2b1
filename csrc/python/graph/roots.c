/* roots.c: the gradients that a backward pass starts from. */
#include "python/graph/graph.h"

/* Whether v is a random sample, which takes a reward instead of a gradient. -1 with an error. */
static int is_drawn(const record *v) {
    const NodeObject *n = v ? (const NodeObject *)v->creator : NULL;
    PyObject *taker = n && n->function ? th_attribute(n->function, "reinforce") : NULL;
    Py_XDECREF(taker);
    return taker ? 1 : PyErr_Occurred() ? -1 : 0;
}

static PyObject *ones_like(const tensor *t) {
    tensor *one = th_new(t->device, t->dtype, t->ndim, t->size);
    if (one && th_fill(one, th_integral(1))) {
        th_drop(one);
        one = NULL;
    }
    return th_wrap(one);
}

PyObject *th_gradient_elements(PyObject *gradient) {
    PyObject *dense = PyObject_CallMethod(gradient, "to_dense", NULL);
    Py_DECREF(gradient);
    if (dense && !th_is_tensor(dense))
        PyErr_Format(PyExc_TypeError, "backward: to_dense() of a gradient is %R; need a Tensor",
                     dense);
    if (dense && (PyErr_Occurred() || th_check_elements(dense)))
        Py_CLEAR(dense);
    return dense;
}

/* Check the caller's gradient and expand it to root's size. New reference. A conversion may run Python,
   which may replace the data of root, so the tensor is read after it. */
static PyObject *given_gradient(PyObject *root, PyObject *gradient, bool create_graph) {
    const tensor *own = th_tensor_of(root);
    if (!th_is_tensor(gradient))
        return PyErr_Format(PyExc_TypeError, "backward: the gradient is a Tensor, not %R",
                            (PyObject *)Py_TYPE(gradient));
    tensor *t = th_tensor_of(gradient);
    if (t->device != own->device)
        return PyErr_Format(PyExc_RuntimeError,
                            "backward: the gradient, %s, lies on device %d and the tensor on "
                            "device %d, where 0 is the CPU and 1 the first GPU",
                            th_describe(t), t->device, own->device);
    if (th_lacks_elements(gradient)) {
        PyObject *dense = th_gradient_elements(Py_NewRef(gradient));
        PyObject *result = dense ? given_gradient(root, dense, create_graph) : NULL;
        Py_XDECREF(dense);
        return result;
    }
    if (t->dtype != own->dtype && !th_is_complex((dtype)t->dtype)) {
        PyObject *converted = PyObject_CallMethod(gradient, "type", "O", th_dtypes[own->dtype]);
        PyObject *result = converted ? given_gradient(root, converted, create_graph) : NULL;
        Py_XDECREF(converted);
        return result;
    }
    /* programs of 2017 pass a one-element gradient for a loss, which is now 0-dim */
    const bool one = !own->ndim && t->numel == 1;
    if (t->dtype != own->dtype || !(one || th_same_size(t, own)))
        return PyErr_Format(PyExc_RuntimeError,
                            "backward: the gradient is %s, but the tensor is %s", th_describe(t),
                            th_describe(own));
    if (one && t->ndim) {
        PyObject *sized = PyObject_CallMethod(gradient, "reshape", "(())");
        PyObject *found = sized ? given_gradient(root, sized, create_graph) : NULL;
        Py_XDECREF(sized);
        return found;
    }
    if (create_graph || th_is_plain(gradient))
        return Py_NewRef(gradient);
    th_retain(t);
    return th_wrap(t);
}

/* Return the initial gradient: the caller's, checked, or 1 for a single element. New reference. */
PyObject *th_root_gradient(PyObject *root, PyObject *gradient, bool create_graph) {
    const int drawn = is_drawn(th_record_of(root));
    if (drawn < 0)
        return NULL;
    const record *v = th_record_of(root);
    const tensor *own = th_tensor_of(root);
    if (drawn && gradient == Py_None)
        return th_wrap(th_new(TH_CPU, TH_FLOAT, 1, (int64_t[]){0}));
    if (!th_is_floating((dtype)own->dtype))
        return PyErr_Format(PyExc_RuntimeError,
                            "backward: %s holds integers, and integers have no gradient",
                            th_describe(own));
    if (!v || !v->requires_grad)
        return PyErr_Format(
            PyExc_RuntimeError, "backward: this %s does not require grad%s", th_describe(own),
            v && v->is_volatile ? ", because it is volatile" : "; nothing it came from does");
    if (gradient == Py_None && th_is_complex((dtype)own->dtype))
        return PyErr_Format(
            PyExc_RuntimeError,
            "backward: %s is complex, and only a real loss has a gradient by itself; "
            "take .abs() or .real, or give the gradient: y.backward(gradient)",
            th_describe(own));
    if (gradient == Py_None)
        return own->numel == 1
                   ? ones_like(own)
                   : PyErr_Format(
                         PyExc_RuntimeError,
                         "backward: %s is no scalar; give the gradient: y.backward(gradient)",
                         th_describe(own));
    return given_gradient(root, gradient, create_graph);
}
