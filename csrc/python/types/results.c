/* results.c: named tuples for calls with several results. */
#include <stdio.h>
#include <string.h>

#include "python/types/types.h"

static PyObject *classes; /* "max values indices" -> class max */

static PyObject *element(PyObject *self, void *position) {
    PyObject *found = PyTuple_GetItem(self, (Py_ssize_t)(intptr_t)position);
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

/* torch.return_types.max(
   values=tensor([3.]),
   indices=tensor([0])), as PyTorch prints them. */
static PyObject *repr(PyObject *self) {
    PyObject *class = (PyObject *)Py_TYPE(self);
    PyObject *words = PyObject_GetAttrString(class, "_fields");
    PyObject *name = words ? PyObject_GetAttrString(class, "__name__") : NULL;
    PyObject *text = name ? PyUnicode_FromFormat("torch.return_types.%U(", name) : NULL;
    const Py_ssize_t named = text ? PyTuple_Size(words) : 0;
    const Py_ssize_t count = text && PyTuple_Size(self) < named ? PyTuple_Size(self) : named;
    for (Py_ssize_t k = 0; text && k < count; k++) {
        PyObject *longer = PyUnicode_FromFormat("%U\n%U=%R%s", text, PyTuple_GetItem(words, k),
                                                PyTuple_GetItem(self, k),
                                                k + 1 < count ? "," : ")");
        Py_DECREF(text);
        text = longer;
    }
    Py_XDECREF(name);
    Py_XDECREF(words);
    return text;
}

static PyMethodDef methods[] = {
    {"__reduce__", reduce, METH_NOARGS, NULL},
    {"_make", make, METH_O | METH_CLASS, "Of an iterable, as named tuples have it."},
    {NULL, NULL, 0, NULL},
};

/* words: field names, kept for the life of the process. */
static PyObject *new_class(const char *name, const char *text) {
    int count = 1;
    for (const char *c = text; *c; c++)
        count += *c == ' ';
    char *words = PyMem_Malloc(strlen(text) + 1);
    PyGetSetDef *names = PyMem_Calloc((size_t)count + 1, sizeof *names);
    PyObject *fields = PyTuple_New(count);
    if (words && names)
        strcpy(words, text);
    char *word = words;
    for (int k = 0; words && names && fields && k < count; k++) {
        names[k] = (PyGetSetDef){word, element, NULL, NULL, (void *)(intptr_t)k};
        word += strcspn(word, " ");
        *word++ = 0;
        PyTuple_SetItem(fields, k, PyUnicode_FromString(names[k].name));
    }
    PyType_Slot slots[] = {
        {Py_tp_doc, "Results of a call: a named tuple."},
        {Py_tp_repr, repr},
        {Py_tp_methods, methods},
        {Py_tp_getset, names},
        {0, NULL},
    };
    PyType_Spec spec = {name, 0, 0, Py_TPFLAGS_DEFAULT, slots};
    PyObject *bases = words && names && fields
                          ? th_tuple((PyObject *[]){Py_NewRef((PyObject *)&PyTuple_Type)}, 1)
                          : PyErr_NoMemory();
    PyObject *made = bases ? PyType_FromSpecWithBases(&spec, bases) : NULL;
    Py_XDECREF(bases);
    if (made && PyObject_SetAttrString(made, "_fields", fields))
        Py_CLEAR(made);
    Py_XDECREF(fields);
    if (!made) {
        PyMem_Free(names);
        PyMem_Free(words);
    }
    return made;
}

/* Borrowed; one class per text "name field field ...", separated by single spaces. */
static PyObject *class_of(PyObject *text) {
    if (!classes && !(classes = PyDict_New()))
        return NULL;
    PyObject *result = PyDict_GetItemWithError(classes, text);
    if (result || PyErr_Occurred())
        return result;
    const char *words = PyUnicode_AsUTF8AndSize(text, NULL);
    const size_t length = words ? strcspn(words, " ") : 0;
    char name[128];
    if (words && (!words[length] || length > sizeof name - sizeof "torch.return_types."))
        return PyErr_Format(PyExc_ValueError, "results: need a name and names of elements, not %R",
                            text);
    if (words) {
        snprintf(name, sizeof name, "torch.return_types.%.*s", (int)length, words);
        for (char *dot = strchr(name + sizeof "torch.return_types", '.'); dot;
             dot = strchr(dot, '.'))
            *dot = '_'; /* linalg.qr is linalg_qr */
    }
    PyObject *made = words ? new_class(name, words + length + 1) : NULL;
    result = made && !PyDict_SetItem(classes, text, made) ? made : NULL;
    Py_XDECREF(made);
    return result;
}

PyObject *th_results_class(const row *r) {
    PyObject *text = PyUnicode_FromString(r->name);
    for (int k = 0; text && k < r->returned; k++) {
        PyObject *longer = PyUnicode_FromFormat("%U %s", text, r->names[k]);
        Py_DECREF(text);
        text = longer;
    }
    PyObject *result = text ? class_of(text) : NULL;
    Py_XDECREF(text);
    return result;
}

PyObject *th_python_results(PyObject *module, PyObject *text) {
    (void)module;
    if (!PyUnicode_Check(text)) {
        PyErr_SetString(PyExc_TypeError,
                        "results: need the class's name and the elements' as one str");
        return NULL;
    }
    return Py_XNewRef(class_of(text));
}

PyObject *th_results(const row *r, PyObject *const *items) {
    static struct kept {
        const row *row;
        PyTypeObject *class;
    } kept[64];
    if (!r->names || r->flags & ROW_UNNAMED)
        return th_tuple(items, r->returned);
    struct kept *position = &kept[(uintptr_t)r / sizeof *r % 64];
    bool whole = true;
    for (int k = 0; k < r->returned; k++)
        whole &= items[k] != NULL;
    if (whole && position->row != r) {
        PyObject *class = th_results_class(r);
        if (class)
            *position = (struct kept){r, (PyTypeObject *)class};
        whole = class != NULL;
    }
    return th_fill_tuple(whole ? PyType_GenericAlloc(position->class, r->returned) : NULL, items,
                         r->returned);
}
