/* transposed.c: the attributes T, H, mT and mH. */
#include "python/bridge/bridge.h"

/* closure: not NULL if the conjugate is wanted, which only complex tensors have. Takes t. */
static PyObject *conjugated(PyObject *t, void *closure) {
    if (!t || !closure || !th_is_complex((dtype)th_tensor_of(t)->dtype))
        return t;
    PyObject *result = PyObject_CallMethod(t, "conj", NULL);
    Py_DECREF(t);
    return result;
}

/* A view with all dims in reverse. */
static PyObject *reversed_dims(PyObject *self) {
    PyObject *dims[TH_MAX_DIM], *order;
    const int count = th_tensor_of(self)->ndim;
    for (int d = 0; d < count; d++)
        dims[d] = PyLong_FromLong(count - 1 - d);
    if (!(order = th_tuple(dims, count)))
        return NULL;
    PyObject *result = th_call_method(&name_permute, false, self, &order, 1, NULL);
    Py_DECREF(order);
    return result;
}

PyObject *th_get_transposed(PyObject *self, void *closure) {
    const tensor *t = th_tensor_of(self);
    if (closure && (t->ndim == 1 || t->ndim > 2))
        return PyErr_Format(PyExc_RuntimeError,
                            "H: the tensor is %s; need a matrix; mH takes batches", th_describe(t));
    return t->ndim > 2 ? reversed_dims(self)
                       : conjugated(th_call_function(&name_t, &self, 1, NULL), closure);
}

PyObject *th_get_matrices_transposed(PyObject *self, void *closure) {
    if (!th_tensor_of(self)->ndim)
        return conjugated(Py_NewRef(self), closure);
    PyObject *args[3] = {self, PyLong_FromLong(-2), PyLong_FromLong(-1)};
    PyObject *result = args[1] && args[2] ? th_call_function(&name_transpose, args, 3, NULL) : NULL;
    Py_XDECREF(args[1]);
    Py_XDECREF(args[2]);
    return conjugated(result, closure);
}
