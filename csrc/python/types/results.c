/* results.c: what a call of several results gives: a tuple whose elements also go by the row's names for them. */
#include <string.h>

#include "python/types/types.h"

static PyObject *classes; /* "values indices" -> class */

static PyObject *element(PyObject *self, void *place) {
    PyObject *found = PyTuple_GetItem(self, (Py_ssize_t)(intptr_t)place);
    return Py_XNewRef(found);
}

/* Pickled and copied as a plain tuple, which any program can read. */
static PyObject *reduce(PyObject *self, PyObject *nothing) {
    (void)nothing;
    return Py_BuildValue("(O(N))", (PyObject *)&PyTuple_Type, PySequence_Tuple(self));
}
static PyMethodDef methods[] = {
    {"__reduce__", reduce, METH_NOARGS, NULL},
    {NULL, NULL, 0, NULL},
};

/* Its descriptors read names for as long as the process lives. */
static PyObject *new_class(const row *r) {
    PyGetSetDef *names = PyMem_Calloc((size_t)r->returned + 1, sizeof *names);
    for (int k = 0; names && k < r->returned; k++)
        names[k] = (PyGetSetDef){r->names[k], element, NULL, NULL, (void *)(intptr_t)k};
    PyType_Slot slots[] = {
        {Py_tp_doc, "The results of a call: a tuple whose elements also have names."},
        {Py_tp_methods, methods},
        {Py_tp_getset, names},
        {0, NULL},
    };
    PyType_Spec spec = {"torch.Results", 0, 0, Py_TPFLAGS_DEFAULT, slots};
    PyObject *bases = names ? th_tuple((PyObject *[]){Py_NewRef((PyObject *)&PyTuple_Type)}, 1)
                            : PyErr_NoMemory();
    PyObject *made = bases ? PyType_FromSpecWithBases(&spec, bases) : NULL;
    Py_XDECREF(bases);
    if (!made)
        PyMem_Free(names);
    return made;
}

/* Borrowed; rows with the same names share a class. */
static PyObject *class_of(const row *r) {
    PyObject *key = PyUnicode_FromString(r->names[0]);
    for (int k = 1; key && k < r->returned; k++) {
        PyObject *longer = PyUnicode_FromFormat("%U %s", key, r->names[k]);
        Py_DECREF(key);
        key = longer;
    }
    if (!classes)
        classes = PyDict_New();
    PyObject *found = key && classes ? PyDict_GetItemWithError(classes, key) : NULL;
    if (!found && !PyErr_Occurred()) {
        PyObject *made = new_class(r);
        found = made && !PyDict_SetItem(classes, key, made) ? made : NULL;
        Py_XDECREF(made);
    }
    Py_XDECREF(key);
    return found;
}

PyObject *th_results(const row *r, PyObject *const *items) {
    static struct kept {
        const row *row;
        PyTypeObject *class;
    } kept[64];
    if (!r->names)
        return th_tuple(items, r->returned);
    struct kept *place = &kept[(uintptr_t)r / sizeof *r % 64];
    bool whole = true;
    for (int k = 0; k < r->returned; k++)
        whole &= items[k] != NULL;
    if (whole && place->row != r) {
        PyObject *class = class_of(r);
        if (class)
            *place = (struct kept){r, (PyTypeObject *)class};
        whole = class != NULL;
    }
    return th_fill_tuple(whole ? PyType_GenericAlloc(place->class, r->returned) : NULL, items,
                         r->returned);
}
