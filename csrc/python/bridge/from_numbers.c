/* from_numbers.c: tensors of plain Python numbers, which most calls of torch.tensor make. */
#include "python/bridge/bridge.h"

enum { BOOLS = 1, INTS = 2, FLOATS = 4, OTHERS = 8 };

static int kind_of(PyObject *o) {
    return PyFloat_CheckExact(o)  ? FLOATS
           : PyBool_Check(o)      ? BOOLS
           : PyLong_CheckExact(o) ? INTS
                                  : OTHERS;
}

static bool is_list(PyObject *o) { return PyList_CheckExact(o) || PyTuple_CheckExact(o); }

/* Return the kinds of the numbers in nested lists and tuples. Ragged ones count as OTHERS, as do lists
   within themselves, which are deeper than any tensor. */
static int kinds_in(PyObject *list, int depth) {
    const bool is_tuple = PyTuple_CheckExact(list);
    const Py_ssize_t count = is_tuple ? PyTuple_Size(list) : PyList_Size(list);
    int kinds = 0;
    for (Py_ssize_t i = 0; i < count && kinds < OTHERS; i++) {
        PyObject *item = is_tuple ? PyTuple_GetItem(list, i) : PyList_GetItem(list, i);
        kinds |= !is_list(item)       ? kind_of(item)
                 : depth < TH_MAX_DIM ? kinds_in(item, depth + 1)
                                      : OTHERS;
    }
    return kinds;
}

/* Return the type that dtype= names, or that the kinds of numbers have by default; -1: another object. */
static int type_of(PyObject *wanted, int kinds) {
    if (wanted == Py_None)
        return kinds == BOOLS ? TH_BOOL : kinds & FLOATS || !kinds ? th_default_type : TH_LONG;
    for (int i = 0; i < TH_DTYPES; i++)
        if (th_dtypes[i] == wanted)
            return i;
    return -1;
}

/* from_numbers(data, dtype): a tensor of a number, or of nested lists and tuples of numbers. NotImplemented: the
   data hold other objects, are ragged, or do not fit the type. */
PyObject *th_python_from_numbers(PyObject *module, PyObject *args) {
    (void)module;
    PyObject *data, *wanted;
    if (!PyArg_ParseTuple(args, "OO:from_numbers", &data, &wanted))
        return NULL;
    const int kinds = is_list(data) ? kinds_in(data, 1) : kind_of(data);
    const int type = kinds < OTHERS ? type_of(wanted, kinds) : -1;
    tensor *made = type < 0        ? NULL
                   : is_list(data) ? th_from_sequence(data, (dtype)type)
                                   : th_from_number(data, (dtype)type);
    if (made)
        return th_wrap(made);
    PyErr_Clear();
    th_forget_error();
    return Py_NewRef(Py_NotImplemented);
}
