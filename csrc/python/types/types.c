/* types.c: classes of tensors and storages, and the torch.dtype objects. */
#include "python/types/types.h"

PyTypeObject *th_tensor_base, *th_tensor_types[2][TH_TYPES], *th_storage_base,
    *th_storage_types[2][TH_TYPES], *th_variable_type;
PyObject *th_dtypes[TH_TYPES];

/* Python's bool, int, float and complex stand for the widest dtype of their kind. */
int th_dtype_of(PyObject *o) {
    if (o == (PyObject *)&PyLong_Type)
        return TH_LONG;
    if (o == (PyObject *)&PyFloat_Type || o == (PyObject *)&PyBool_Type)
        return o == (PyObject *)&PyFloat_Type ? TH_DOUBLE : TH_BOOL;
    if (o == (PyObject *)&PyComplex_Type)
        return TH_COMPLEXDOUBLE;
    int type = TH_TYPES - 1;
    while (type >= 0 && o != th_dtypes[type])
        type--;
    return type;
}

bool th_gpu_tensors;

bool th_is_tensor(PyObject *o) { return PyObject_TypeCheck(o, th_tensor_base); }

PyObject *th_disabled_override;
THREAD_LOCAL int th_overrides_off, th_modes_off;

int th_class_overrides(PyTypeObject *type) {
    if (type == th_tensor_base)
        return 0;
    PyObject *found = PyObject_GetAttrString((PyObject *)type, "__torch_function__");
    int overrides = found ? found != th_disabled_override : -1;
    Py_XDECREF(found);
    if (!overrides && (found = th_attribute((PyObject *)type, "__torch_dispatch__"))) {
        overrides = 1;
        Py_DECREF(found);
    }
    return overrides || !PyErr_Occurred() ? overrides : -1;
}

bool th_dispatches(PyObject *o) {
    PyObject *found = th_overrides_off == 1
                          ? th_attribute((PyObject *)Py_TYPE(o), "__torch_dispatch__")
                          : NULL;
    Py_XDECREF(found);
    return found != NULL;
}

PyObject *th_new_of_class(PyTypeObject *type, tensor *t) {
    const int overrides = th_class_overrides(type);
    TensorObject *o = NULL;
    if (overrides >= 0)
        o = (TensorObject *)((allocfunc)PyType_GetSlot(type, Py_tp_alloc))(type, 0);
    if (!o) {
        th_drop(t);
        return NULL;
    }
    o->t = t;
    o->record |= overrides ? OVERRIDES : 0;
    return (PyObject *)o;
}

/* Both classes have the same garbage-collector layout: see th_find_heads. */
PyObject *th_set_class(PyObject *o, PyTypeObject *type) {
    PyObject *size = PyObject_GetAttrString((PyObject *)type, "__basicsize__");
    const Py_ssize_t bytes = size ? PyLong_AsSsize_t(size) : -1;
    const int overrides = bytes < 0 ? -1 : th_class_overrides(type);
    Py_XDECREF(size);
    if (overrides < 0)
        return NULL;
    if (bytes != (Py_ssize_t)sizeof(TensorObject)) {
        const record *v = th_record_of(o);
        if (v && (v->requires_grad || v->creator))
            return PyErr_Format(PyExc_TypeError,
                                "%R has __slots__, for which a recorded tensor has no room",
                                (PyObject *)type);
        th_retain(th_tensor_of(o));
        return th_new_of_class(type, th_tensor_of(o));
    }
    PyTypeObject *before = Py_TYPE(o);
    Py_SET_TYPE(o, (PyTypeObject *)Py_NewRef((PyObject *)type));
    Py_DECREF(before);
    TensorObject *object = (TensorObject *)o;
    object->record = (object->record & ~(uintptr_t)OVERRIDES) | (overrides ? OVERRIDES : 0);
    return Py_NewRef(o);
}

static PyObject *no_elements(PyObject *o) {
    return ((TensorObject *)o)->record & OVERRIDES
               ? th_attribute((PyObject *)Py_TYPE(o), "no_elements")
               : NULL;
}

bool th_lacks_elements(PyObject *o) {
    PyObject *found = no_elements(o);
    Py_XDECREF(found);
    return found != NULL;
}

int th_check_elements(PyObject *o) {
    PyObject *found = no_elements(o);
    if (found)
        PyErr_Format(PyExc_RuntimeError, "the elements of a %R cannot be read: %U",
                     (PyObject *)Py_TYPE(o), found);
    Py_XDECREF(found);
    return found ? -1 : 0;
}
