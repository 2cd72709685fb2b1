/* numbers.c: Python numbers and sequences of ints to C and back. */
#include "python/types/types.h"

/* A complex NumPy number would convert, with a warning. */
static bool is_complex(PyObject *o) {
    PyObject *type = PyObject_GetAttrString(o, "dtype"),
             *kind = type ? PyObject_GetAttrString(type, "kind") : NULL;
    bool found = kind && PyUnicode_Check(kind) && !PyUnicode_CompareWithASCIIString(kind, "c");
    Py_XDECREF(type);
    Py_XDECREF(kind);
    PyErr_Clear();
    return found;
}

int th_parse_scalar(PyObject *o, scalar *value) {
    if (PyFloat_Check(o)) {
        *value = (scalar){PyFloat_AsDouble(o), 0, TH_REAL};
        return 0;
    }
    PyObject *integer = PyLong_Check(o)    ? Py_NewRef(o)
                        : PyIndex_Check(o) ? PyNumber_Index(o)
                                           : NULL;
    if (integer) {
        long long i = PyLong_AsLongLong(integer);
        Py_DECREF(integer);
        if (i == -1 && PyErr_Occurred())
            return -1;
        *value = (scalar){(double)i, i, TH_INTEGRAL};
        return 0;
    }
    PyErr_Clear();
    if (!PyNumber_Check(o) || PyObject_HasAttrString(o, "shape") > 0) {
        PyObject *shape = PyObject_GetAttrString(o, "shape"); /* a NumPy scalar has the shape () */
        bool number = shape && PyTuple_Check(shape) && PyTuple_Size(shape) == 0 && !is_complex(o);
        Py_XDECREF(shape);
        PyErr_Clear();
        if (!number) {
            PyErr_Format(PyExc_TypeError, "expected a number, got %R", (PyObject *)Py_TYPE(o));
            return -1;
        }
    }
    double f = PyFloat_AsDouble(o);
    if (f == -1 && PyErr_Occurred())
        return -1;
    *value = (scalar){f, 0, TH_REAL};
    return 0;
}

static int put_int(PyObject *o, int64_t *out) {
    if (PyBool_Check(o)) {
        PyErr_Format(PyExc_TypeError, "an int is needed, not a bool");
        return -1;
    }
    PyObject *integer = PyLong_CheckExact(o) ? Py_NewRef(o) : PyNumber_Index(o);
    if (!integer)
        return -1;
    *out = PyLong_AsLongLong(integer);
    Py_DECREF(integer);
    return *out == -1 && PyErr_Occurred() ? -1 : 0;
}

int th_parse_ints(PyObject *const *args, Py_ssize_t count, int64_t *out, int limit) {
    PyObject *sequence = NULL;
    if (count == 1 && !PyLong_CheckExact(args[0]) && PySequence_Check(args[0])) {
        sequence = PySequence_Tuple(args[0]);
        if (!sequence)
            return -1;
        count = PyTuple_Size(sequence);
    }
    if (count > limit) {
        PyErr_Format(PyExc_ValueError, "%zd ints given, at most %d are possible", count, limit);
        count = -1;
    }
    for (Py_ssize_t i = 0; i < count; i++)
        if (put_int(sequence ? PyTuple_GetItem(sequence, i) : args[i], out + i)) {
            count = -1;
            break;
        }
    Py_XDECREF(sequence);
    return (int)count;
}

PyObject *th_number(const tensor *t, int64_t offset) {
    int64_t integer;
    double value = th_get(t, offset, &integer);
    return th_is_floating(t->dtype) ? PyFloat_FromDouble(value) : PyLong_FromLongLong(integer);
}
