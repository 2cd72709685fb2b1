/* missing_names.c: attributes of PyTorch's tensors that ours lack or rarely need. Each is a
   descriptor that calls Python, which raises an AttributeError naming the alternative; existing
   attributes stay fast. */
#include <stddef.h>

#include "python/bridge/bridge.h"

typedef struct absent {
    PyObject_HEAD
    PyObject *name;
} absent;

static PyObject *absent_get(PyObject *self, PyObject *instance, PyObject *type) {
    (void)type;
    return th_call_python("torch._names.missing_names", "find_for_tensor", "(OO)",
                          ((absent *)self)->name, instance ? instance : Py_None);
}

static PyObject *absent_repr(PyObject *self) {
    return th_call_python("torch._names.missing_names", "describe", "(O)", ((absent *)self)->name);
}

static void absent_free(PyObject *self) {
    PyTypeObject *type = Py_TYPE(self);
    Py_XDECREF(((absent *)self)->name);
    PyObject_Free(self);
    Py_DECREF(type);
}

static int add(PyTypeObject *type, PyTypeObject *to, PyObject *name) {
    if (PyObject_HasAttr((PyObject *)to, name))
        return 0;
    absent *one = PyObject_New(absent, type);
    if (!one)
        return -1;
    one->name = Py_NewRef(name);
    const int failed = PyObject_SetAttr((PyObject *)to, name, (PyObject *)one);
    Py_DECREF((PyObject *)one);
    return failed;
}

/* set_absent(names): add the descriptors; existing attributes are kept. */
PyObject *th_set_absent(PyObject *module, PyObject *names) {
    (void)module;
    PyType_Slot slots[] = {{Py_tp_descr_get, absent_get},
                           {Py_tp_repr, absent_repr},
                           {Py_tp_dealloc, absent_free},
                           {0, NULL}};
    PyType_Spec spec = {"torch.AbsentName", sizeof(absent), 0,
                        Py_TPFLAGS_DEFAULT | Py_TPFLAGS_DISALLOW_INSTANTIATION, slots};
    if (!PyList_Check(names))
        return PyErr_Format(PyExc_TypeError, "set_absent takes a list of names");
    PyTypeObject *type = (PyTypeObject *)PyType_FromSpec(&spec);
    int failed = !type;
    for (Py_ssize_t i = 0; !failed && i < PyList_Size(names); i++)
        failed = add(type, th_tensor_base, PyList_GetItem(names, i));
    Py_XDECREF((PyObject *)type);
    if (failed)
        return NULL;
    Py_RETURN_NONE;
}
