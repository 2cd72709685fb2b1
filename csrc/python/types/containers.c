/* containers.c: items of dicts, lists and tuples, and attributes, with errors told from what is missing. */
#include "python/types/types.h"

PyObject *th_lookup(PyObject *dict, const char *name) {
    PyObject *key = PyUnicode_FromString(name),
             *result = key ? PyDict_GetItemWithError(dict, key) : NULL;
    Py_XDECREF(key);
    return result;
}

PyObject *th_attribute(PyObject *o, const char *name) {
    PyObject *result = PyObject_GetAttrString(o, name);
    if (!result && PyErr_ExceptionMatches(PyExc_AttributeError))
        PyErr_Clear();
    return result;
}

PyObject *th_append(PyObject *list, PyObject *item) {
    const int failed = !list || !item || PyList_Append(list, item);
    Py_XDECREF(item);
    if (!failed)
        return list;
    Py_XDECREF(list);
    return NULL;
}

PyObject *th_as_tuple(PyObject *list) {
    PyObject *tuple = list ? PyList_AsTuple(list) : NULL;
    Py_XDECREF(list);
    return tuple;
}

PyObject *th_items(PyObject *sequence) {
    if (PyTuple_CheckExact(sequence) || PyList_CheckExact(sequence))
        return PySequence_Tuple(sequence);
    return th_as_tuple(PySequence_List(sequence));
}

PyObject *th_fill_tuple(PyObject *tuple, PyObject *const *items, int count) {
    for (int i = 0; i < count; i++)
        if (tuple)
            PyTuple_SetItem(tuple, i, items[i]);
        else
            Py_XDECREF(items[i]);
    return tuple;
}

PyObject *th_tuple(PyObject *const *items, int count) {
    bool whole = true;
    for (int i = 0; i < count; i++)
        whole &= items[i] != NULL;
    return th_fill_tuple(whole ? PyTuple_New(count) : NULL, items, count);
}
