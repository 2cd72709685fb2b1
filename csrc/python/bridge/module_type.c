/* module_type.c: the class of torch's modules. A name of the module is one look into its dict; CPython
   searches the class first, because a `__getattr__` in the dict keeps it from remembering places. */
#include "python/bridge/bridge.h"

static PyObject *get_name(PyObject *self, PyObject *name) {
    static getattrofunc otherwise; /* asks the dict's `__getattr__`, and raises */
    PyObject *found = PyDict_GetItemWithError(PyModule_GetDict(self), name);
    if (found)
        return Py_NewRef(found);
    if (PyErr_Occurred())
        return NULL;
    if (!otherwise)
        otherwise = (getattrofunc)PyType_GetSlot(&PyModule_Type, Py_tp_getattro);
    return otherwise(self, name);
}

/* Packages that pickle functions by value find plain modules by their exact class. */
static PyObject *reduce(PyObject *self, PyObject *none) {
    (void)none;
    PyObject *importlib = PyImport_ImportModule("importlib");
    PyObject *import = importlib ? PyObject_GetAttrString(importlib, "import_module") : NULL;
    PyObject *result = import ? Py_BuildValue("N(N)", import, PyModule_GetNameObject(self)) : NULL;
    Py_XDECREF(importlib);
    return result;
}

int th_install_module_type(PyObject *module) {
    static PyMethodDef methods[] = {{"__reduce__", reduce, METH_NOARGS, NULL}, {0}};
    PyType_Slot slots[] = {{Py_tp_getattro, get_name}, {Py_tp_methods, methods}, {0, NULL}};
    PyType_Spec spec = {"torch._core._Module", 0, 0, Py_TPFLAGS_DEFAULT | Py_TPFLAGS_BASETYPE,
                        slots};
    PyObject *type = PyType_FromSpecWithBases(&spec, (PyObject *)&PyModule_Type);
    const int failed = !type || PyModule_AddObjectRef(module, "_Module", type);
    Py_XDECREF(type);
    return failed ? -1 : 0;
}
