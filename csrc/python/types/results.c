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
    return Py_BuildValue("(O(N))", (PyObject *)&PyTuple_Type, th_items(self));
}

static PyObject *make(PyObject *class, PyObject *items) {
    return PyObject_CallFunctionObjArgs(class, items, NULL);
}

static PyMethodDef methods[] = {
    {"__reduce__", reduce, METH_NOARGS, NULL},
    {"_make", make, METH_O | METH_CLASS, "Of an iterable, as named tuples have it."},
    {NULL, NULL, 0, NULL},
};

/* Its descriptors read the words of the text, which is kept, for as long as the process lives. */
static PyObject *new_class(const char *text) {
    int count = 1;
    for (const char *c = text; *c; c++)
        count += *c == ' ';
    char *words = PyMem_Malloc(strlen(text) + 1);
    PyGetSetDef *names = PyMem_Calloc((size_t)count + 1, sizeof *names);
    if (words && names)
        strcpy(words, text);
    char *word = words;
    for (int k = 0; words && names && k < count; k++) {
        names[k] = (PyGetSetDef){word, element, NULL, NULL, (void *)(intptr_t)k};
        word += strcspn(word, " ");
        *word++ = 0;
    }
    PyType_Slot slots[] = {
        {Py_tp_doc, "The results of a call: a tuple whose elements also have names."},
        {Py_tp_methods, methods},
        {Py_tp_getset, names},
        {0, NULL},
    };
    PyType_Spec spec = {"torch.Results", 0, 0, Py_TPFLAGS_DEFAULT, slots};
    PyObject *bases = words && names
                          ? th_tuple((PyObject *[]){Py_NewRef((PyObject *)&PyTuple_Type)}, 1)
                          : PyErr_NoMemory();
    PyObject *made = bases ? PyType_FromSpecWithBases(&spec, bases) : NULL;
    Py_XDECREF(bases);
    if (!made) {
        PyMem_Free(names);
        PyMem_Free(words);
    }
    return made;
}

/* Borrowed; one for each text of names between single spaces. */
static PyObject *class_of(PyObject *text) {
    if (!classes && !(classes = PyDict_New()))
        return NULL;
    PyObject *found = PyDict_GetItemWithError(classes, text);
    if (found || PyErr_Occurred())
        return found;
    const char *words = PyUnicode_AsUTF8AndSize(text, NULL);
    PyObject *made = words ? new_class(words) : NULL;
    found = made && !PyDict_SetItem(classes, text, made) ? made : NULL;
    Py_XDECREF(made);
    return found;
}

/* Borrowed; rows with the same names share a class. */
static PyObject *class_of_row(const row *r) {
    PyObject *text = PyUnicode_FromString(r->names[0]);
    for (int k = 1; text && k < r->returned; k++) {
        PyObject *longer = PyUnicode_FromFormat("%U %s", text, r->names[k]);
        Py_DECREF(text);
        text = longer;
    }
    PyObject *found = text ? class_of(text) : NULL;
    Py_XDECREF(text);
    return found;
}

PyObject *th_python_results(PyObject *module, PyObject *text) {
    (void)module;
    if (!PyUnicode_Check(text)) {
        PyErr_SetString(PyExc_TypeError, "results: need the names as one str");
        return NULL;
    }
    return Py_XNewRef(class_of(text));
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
        PyObject *class = class_of_row(r);
        if (class)
            *place = (struct kept){r, (PyTypeObject *)class};
        whole = class != NULL;
    }
    return th_fill_tuple(whole ? PyType_GenericAlloc(place->class, r->returned) : NULL, items,
                         r->returned);
}
