/* numbers.c: conversion between Python numbers or int sequences and C. */
#include "python/types/types.h"

/* Whether it is a complex number of Python or NumPy. */
static bool is_complex(PyObject *o) {
    if (PyComplex_Check(o))
        return true;
    PyObject *type = th_attribute(o, "dtype"), *kind = type ? th_attribute(type, "kind") : NULL;
    bool result = kind && PyUnicode_Check(kind) && !PyUnicode_CompareWithASCIIString(kind, "c");
    Py_XDECREF(type);
    Py_XDECREF(kind);
    return result;
}

/* Explain a non-number; a NumPy scalar has the shape (), but other objects have a shape too. */
static int check_number(PyObject *o) {
    PyObject *shape = th_attribute(o, "shape");
    bool number = shape ? PyTuple_Check(shape) && PyTuple_Size(shape) == 0 : PyNumber_Check(o);
    Py_XDECREF(shape);
    if (PyErr_Occurred())
        return -1;
    if (!number)
        PyErr_Format(PyExc_TypeError, "expected a number, got %R", (PyObject *)Py_TYPE(o));
    return number ? 0 : -1;
}

const tensor *th_without_dims(PyObject *o) {
    const tensor *t = th_is_tensor(o) ? th_tensor_of(o) : NULL;
    return t && !t->ndim ? t : NULL;
}

/* An array without dims is a number, though its class has __len__. */
bool th_is_sequence(PyObject *o) {
    if (!PySequence_Check(o) || th_without_dims(o))
        return false;
    if (!PyIndex_Check(o) || PySequence_Size(o) >= 0)
        return true;
    const bool unsized = PyErr_ExceptionMatches(PyExc_TypeError);
    PyErr_Clear();
    return !unsized;
}

/* An int of 2**63 to 2**64 - 1 is a floating number, whose i has the bits of the int. */
static int take_unsigned(PyObject *integer, scalar *value) {
    PyErr_Clear();
    const unsigned long long u = PyLong_AsUnsignedLongLong(integer);
    if (u == (unsigned long long)-1 && PyErr_Occurred()) {
        PyErr_Format(PyExc_OverflowError, "int too big to convert");
        return -1;
    }
    *value = th_real((double)u);
    value->i = (int64_t)u;
    return 0;
}

int th_parse_scalar(PyObject *o, scalar *value) {
    if (PyFloat_Check(o)) {
        *value = th_real(PyFloat_AsDouble(o));
        return 0;
    }
    PyObject *integer = PyLong_Check(o)    ? Py_NewRef(o)
                        : PyIndex_Check(o) ? PyNumber_Index(o)
                                           : NULL;
    if (integer) {
        long long i = PyLong_AsLongLong(integer);
        const int failed = i == -1 && PyErr_Occurred() ? take_unsigned(integer, value) : 1;
        Py_DECREF(integer);
        if (failed <= 0)
            return failed;
        *value = (scalar){(double)i, i, PyBool_Check(o) ? TH_TRUTH : TH_INTEGRAL, 0};
        return 0;
    }
    if (PyErr_Occurred()) { /* objects with __index__ but no valid value may have __float__ */
        if (!PyErr_ExceptionMatches(PyExc_TypeError))
            return -1;
        PyErr_Clear();
    }
    const tensor *t = th_without_dims(o);
    if (t && th_is_complex((dtype)t->dtype)) {
        value->kind = TH_IMAGINARY;
        value->i = 0;
        return th_read_element(t, t->offset, value) ? th_raise_int() : 0;
    }
    if (is_complex(o)) { /* before CPython 3.13 PyComplex_ImagAsDouble is 0 for NumPy's complex64 */
        PyObject *number = PyObject_CallFunctionObjArgs((PyObject *)&PyComplex_Type, o, NULL);
        if (!number)
            return -1;
        *value = (scalar){PyComplex_RealAsDouble(number), 0, TH_IMAGINARY, 0};
        value->imaginary = PyComplex_ImagAsDouble(number);
        Py_DECREF(number);
        return 0;
    }
    if (PyErr_Occurred() || check_number(o))
        return -1;
    double f = PyFloat_AsDouble(o);
    if (f == -1 && PyErr_Occurred())
        return -1;
    *value = th_real(f);
    return 0;
}

static int put_int(PyObject *o, int64_t *out) {
    if (PyLong_CheckExact(o)) {
        *out = PyLong_AsLongLong(o);
    } else if (PyBool_Check(o)) {
        PyErr_Format(PyExc_TypeError, "an int is needed, not a bool");
        return -1;
    } else {
        PyObject *integer = PyNumber_Index(o);
        if (!integer)
            return -1;
        *out = PyLong_AsLongLong(integer);
        Py_DECREF(integer);
    }
    return *out == -1 && PyErr_Occurred() ? -1 : 0;
}

int th_parse_ints(PyObject *const *args, Py_ssize_t count, int64_t *out, int limit) {
    PyObject *sequence = NULL;
    if (count == 1 && !PyLong_CheckExact(args[0]) && th_is_sequence(args[0])) {
        sequence = th_items(args[0]);
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

PyObject *th_number_of(scalar value) {
    return value.kind == TH_INTEGRAL    ? PyLong_FromLongLong(value.i)
           : value.kind == TH_IMAGINARY ? PyComplex_FromDoubles(value.f, value.imaginary)
                                        : PyFloat_FromDouble(value.f);
}

PyObject *th_number(const tensor *t, int64_t offset) {
    scalar value;
    if (th_read_element(t, offset, &value))
        return th_raise();
    if (th_is_complex((dtype)t->dtype))
        return PyComplex_FromDoubles(value.f, value.imaginary);
    if (t->dtype == TH_BOOL)
        return PyBool_FromLong(value.i != 0);
    if (t->dtype == TH_UINT64)
        return PyLong_FromUnsignedLongLong((unsigned long long)value.i);
    return th_is_floating(t->dtype) ? PyFloat_FromDouble(value.f) : PyLong_FromLongLong(value.i);
}
