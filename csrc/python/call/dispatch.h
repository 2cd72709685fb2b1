/* dispatch.h: what generated/methods.c calls and defines; the way from a Python call to a row. */
#pragma once
#define PY_SSIZE_T_CLEAN
#include <Python.h>

#include "../row.h"

/* Road one: positional arguments against the forms of the name's rows. What fits none takes road two, torch/_bind.py. */
PyObject *th_call_method(int name, bool inplace, PyObject *self, PyObject *const *args, Py_ssize_t count,
                         PyObject *names);
PyObject *th_call_function(int name, PyObject *module, PyObject *const *args, Py_ssize_t count, PyObject *names);

enum {
    OPERATOR_ADD, OPERATOR_SUB, OPERATOR_MUL, OPERATOR_DIV, OPERATOR_FLOORDIV, OPERATOR_MOD, OPERATOR_POW,
    OPERATOR_MATMUL, OPERATOR_AND, OPERATOR_OR, OPERATOR_XOR, OPERATOR_LSHIFT, OPERATOR_RSHIFT, OPERATOR_INVERT,
    OPERATOR_LT, OPERATOR_LE, OPERATOR_EQ, OPERATOR_NE, OPERATOR_GE, OPERATOR_GT, OPERATOR_NEG, OPERATOR_ABS,
    OPERATOR_COUNT
};

/* Written by the generator. */
extern PyMethodDef th_methods[], th_functions[];
extern const int16_t th_operators[OPERATOR_COUNT]; /* the name that serves each operator, or -1 */
