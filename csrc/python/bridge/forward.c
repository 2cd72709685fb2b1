/* forward.c: methods written in Python, looked up by name in a module of torch. */
#include "python/bridge/bridge.h"

typedef struct methods {
    const char *module;
    PyObject *functions; /* its dict, cached */
} methods;

static PyObject *with_self(PyObject *self, PyObject *args) {
    PyObject *first = PyTuple_Pack(1, self), *all = first ? PySequence_Concat(first, args) : NULL;
    Py_XDECREF(first);
    return all;
}

static PyObject *forward(methods *in, const char *name, PyObject *self, PyObject *args,
                         PyObject *keywords) {
    PyObject *function = th_attribute_of(&in->functions, in->module, "__dict__")
                             ? th_lookup(in->functions, name)
                             : NULL;
    if (!function)
        return PyErr_Occurred()
                   ? NULL
                   : PyErr_Format(PyExc_AttributeError, "%s has no %s", in->module, name);
    PyObject *all = with_self(self, args);
    PyObject *result = all ? PyObject_Call(function, all, keywords) : NULL;
    Py_XDECREF(all);
    return result;
}

PyObject *th_forward(const char *name, PyObject *self, PyObject *args, PyObject *keywords) {
    static methods of_tensors = {"torch._methods.tensor", NULL};
    return forward(&of_tensors, name, self, args, keywords);
}

PyObject *th_forward_method(const char *name, PyObject *self, PyObject *args, PyObject *keywords) {
    if (!th_asks(self, name))
        return th_forward(name, self, args, keywords);
    PyObject *all = with_self(self, args), *result = all ? th_offer_all(name, all, keywords) : NULL;
    Py_XDECREF(all);
    return result;
}

PyObject *th_forward_storage(const char *name, PyObject *self, PyObject *args, PyObject *keywords) {
    static methods of_storages = {"torch._methods.storage", NULL};
    return forward(&of_storages, name, self, args, keywords);
}

PyObject *th_forward_class(const char *name, PyObject *class, PyObject *args, PyObject *keywords) {
    static methods of_classes = {"torch._base.torch_function", NULL};
    return forward(&of_classes, name, class, args, keywords);
}
