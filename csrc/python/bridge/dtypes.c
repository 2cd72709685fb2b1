/* dtypes.c: the torch.dtype objects, the default one, and promotion, for Python. */
#include "python/bridge/bridge.h"

/* set_default_tensor_type(type) */
PyObject *th_python_set_default_type(PyObject *module, PyObject *type) {
    (void)module;
    const int chosen = th_type_from_object(type, NULL);
    if (chosen < 0)
        return NULL;
    if (!(TH_FLOATING >> chosen & 1))
        return PyErr_Format(PyExc_TypeError, "the default tensor type is of floats, not %sTensor",
                            th_dtype_name[chosen]);
    th_default_type = (dtype)chosen;
    Py_RETURN_NONE;
}

/* set_dtypes(tuple): set the torch.dtype objects, in the order of the C enum. */
PyObject *th_python_set_dtypes(PyObject *module, PyObject *all) {
    (void)module;
    if (!PyTuple_Check(all) || PyTuple_Size(all) != TH_TYPES)
        return PyErr_Format(PyExc_TypeError, "set_dtypes takes a tuple of %d", TH_TYPES);
    for (int type = 0; type < TH_TYPES; type++) {
        PyObject *before = th_dtypes[type];
        th_dtypes[type] = Py_NewRef(PyTuple_GetItem(all, type));
        Py_XDECREF(before);
    }
    Py_RETURN_NONE;
}

static int type_or_error(PyObject *o) {
    const int type = th_dtype_of(o);
    if (type < 0)
        PyErr_Format(PyExc_TypeError, "%R is no torch.dtype", o);
    return type;
}

/* promote_types(dtype, dtype), can_cast(dtype, dtype) */
static int two_types(PyObject *args, int *a, int *b) {
    PyObject *first, *second;
    if (!PyArg_ParseTuple(args, "OO", &first, &second))
        return -1;
    return (*a = type_or_error(first)) < 0 || (*b = type_or_error(second)) < 0 ? -1 : 0;
}

PyObject *th_python_promote_types(PyObject *module, PyObject *args) {
    (void)module;
    int a, b;
    if (two_types(args, &a, &b))
        return NULL;
    if (th_promoted[a][b] == TH_UNPROMOTED)
        return PyErr_Format(PyExc_RuntimeError, "promote_types: %R and %R have no common type",
                            th_dtypes[a], th_dtypes[b]);
    return Py_NewRef(th_dtypes[th_promoted[a][b]]);
}

PyObject *th_python_can_cast(PyObject *module, PyObject *args) {
    (void)module;
    int a, b;
    return two_types(args, &a, &b) ? NULL : PyBool_FromLong(th_can_cast((dtype)a, (dtype)b));
}

PyObject *th_python_default_dtype(PyObject *module, PyObject *none) {
    (void)module, (void)none;
    return Py_NewRef(th_dtypes[th_default_type]);
}
