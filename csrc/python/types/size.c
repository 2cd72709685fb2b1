/* size.c: torch.Size, a tuple of ints with its own repr; joining, repeating or slicing returns a
   Size. */
#include <string.h>

#include "python/types/types.h"

PyTypeObject *th_size_type;

/* Cache of recent sizes, which recur often and are immutable, indexed by a hash of their
   numbers. */
static struct kept {
    PyObject *object;
    int ndim;
    int64_t size[TH_MAX_DIM];
} kept[64];

/* Created by tuple.__new__, since later CPythons store more than items in a tuple. Takes the
   tuple. */
static PyObject *of_class(PyTypeObject *class, PyObject *tuple) {
    static newfunc make = NULL;
    if (!make)
        make = (newfunc)PyType_GetSlot(&PyTuple_Type, Py_tp_new);
    PyObject *args = th_tuple(&tuple, 1), *result = args ? make(class, args, NULL) : NULL;
    Py_XDECREF(args);
    return result;
}

static PyObject *as_size(PyObject *tuple) {
    return tuple && PyTuple_CheckExact(tuple) ? of_class(th_size_type, tuple) : tuple;
}

static PyObject *new_size(int ndim, const int64_t *size) {
    PyObject *list = PyList_New(0);
    for (int i = 0; list && i < ndim; i++)
        list = th_append(list, PyLong_FromLongLong(size[i]));
    return as_size(th_as_tuple(list));
}

/* Creation may run Python code that changes the array `size` points to. */
static __attribute__((noinline)) PyObject *make_and_keep(struct kept *position, int ndim,
                                                         const int64_t *size) {
    struct kept result = {.ndim = ndim};
    memcpy(result.size, size, sizeof(int64_t) * (size_t)ndim);
    if ((result.object = new_size(ndim, result.size))) {
        PyObject *old = position->object;
        *position = result;
        Py_INCREF(result.object);
        Py_XDECREF(old);
    }
    return result.object;
}

PyObject *th_make_size(int ndim, const int64_t *size) {
    if (ndim > TH_MAX_DIM)
        return new_size(ndim, size);
    uint64_t hash = (uint64_t)ndim;
    for (int i = 0; i < ndim; i++)
        hash = (hash ^ (uint64_t)size[i]) * 0x9E3779B97F4A7C15u;
    struct kept *position = &kept[hash >> 58];
    bool same = position->object && position->ndim == ndim;
    for (int i = 0; same && i < ndim; i++)
        same = position->size[i] == size[i];
    return same ? Py_NewRef(position->object) : make_and_keep(position, ndim, size);
}

PyObject *th_make_strides(const tensor *t) {
    const tensor h = th_header(t); /* a tuple may start a collection, which runs Python code */
    PyObject *list = PyList_New(0);
    for (int i = 0; list && i < h.ndim; i++)
        list = th_append(list, PyLong_FromLongLong(th_stride(&h)[i]));
    return th_as_tuple(list);
}

static PyObject *size_repr(PyObject *self) {
    PyObject *list = PySequence_List(self);
    PyObject *text = list ? PyUnicode_FromFormat("torch.Size(%R)", list) : NULL;
    Py_XDECREF(list);
    return text;
}

/* Return a plain tuple of the same items. */
static PyObject *plain(PyObject *self) {
    return PyTuple_Check(self) ? PyTuple_GetSlice(self, 0, PyTuple_Size(self)) : th_items(self);
}

/* The Size of a tuple's numbers, mostly one that is kept. Takes the tuple. */
static PyObject *size_of(PyObject *tuple) {
    int64_t size[TH_MAX_DIM];
    const Py_ssize_t count = tuple ? PyTuple_Size(tuple) : TH_MAX_DIM + 1;
    Py_ssize_t i = 0;
    while (i < count && count <= TH_MAX_DIM && PyLong_CheckExact(PyTuple_GetItem(tuple, i))
           && ((size[i] = PyLong_AsLongLong(PyTuple_GetItem(tuple, i))) != -1 || !PyErr_Occurred()))
        i++;
    if (i != count) { /* other items, or too many */
        PyErr_Clear();
        return as_size(tuple);
    }
    Py_DECREF(tuple);
    return th_make_size((int)count, size);
}

static PyObject *size_concat(PyObject *a, PyObject *b) {
    static binaryfunc concat = NULL;
    if (!concat)
        concat = (binaryfunc)PyType_GetSlot(&PyTuple_Type, Py_sq_concat);
    PyObject *right = PyTuple_Check(b) ? Py_NewRef(b) : th_items(b);
    PyObject *joined = right ? concat(a, right) : NULL;
    Py_XDECREF(right);
    return joined ? size_of(joined) : NULL;
}

static PyObject *size_repeat(PyObject *self, Py_ssize_t count) {
    PyObject *list = PySequence_List(self),
             *repeated = list ? PySequence_Repeat(list, count) : NULL;
    PyObject *result = repeated ? PyList_AsTuple(repeated) : NULL;
    Py_XDECREF(list);
    Py_XDECREF(repeated);
    return as_size(result);
}

static PyObject *size_subscript(PyObject *self, PyObject *key) {
    static binaryfunc subscript = NULL;
    if (!subscript)
        subscript = (binaryfunc)PyType_GetSlot(&PyTuple_Type, Py_mp_subscript);
    PyObject *item = subscript(self, key);
    return item && PyTuple_CheckExact(item) ? size_of(item) : item;
}

static PyObject *size_numel(PyObject *self, PyObject *none) {
    (void)none;
    PyObject *product = PyLong_FromLong(1);
    for (Py_ssize_t i = 0; product && i < PyTuple_Size(self); i++) {
        PyObject *next = PyNumber_Multiply(product, PyTuple_GetItem(self, i));
        Py_DECREF(product);
        product = next;
    }
    return product;
}

static PyObject *size_reduce(PyObject *self, PyObject *none) {
    (void)none;
    return Py_BuildValue("(O(N))", (PyObject *)Py_TYPE(self), plain(self));
}

static PyMethodDef size_methods[] = {
    {"numel", size_numel, METH_NOARGS,
     "numel() -> int\n\nThe number of elements of a tensor of this size."},
    {"__reduce__", size_reduce, METH_NOARGS, NULL},
    {0},
};

static PyObject *integer_at(PyObject *items, Py_ssize_t i) {
    PyObject *item = PyTuple_GetItem(items, i);
    PyObject *number = !PyBool_Check(item) && PyIndex_Check(item) ? PyNumber_Index(item) : NULL;
    if (number || (PyErr_Occurred() && !PyErr_ExceptionMatches(PyExc_TypeError)))
        return number;
    return PyErr_Format(PyExc_TypeError, "torch.Size: item %zd is %R; need an int", i, item);
}

/* Size(iterable of ints): reject other items, such as 2.5 and True. */
static PyObject *size_new(PyTypeObject *class, PyObject *args, PyObject *keywords) {
    PyObject *given = NULL;
    if ((keywords && PyDict_Size(keywords)) || !PyArg_ParseTuple(args, "|O:Size", &given))
        return PyErr_Occurred() ? NULL
                                : PyErr_Format(PyExc_TypeError, "Size takes an iterable of ints");
    PyObject *items = given ? th_items(given) : PyTuple_New(0);
    PyObject *numbers = items ? PyList_New(0) : NULL;
    for (Py_ssize_t i = 0; numbers && i < PyTuple_Size(items); i++)
        numbers = th_append(numbers, integer_at(items, i));
    Py_XDECREF(items);
    return of_class(class, th_as_tuple(numbers));
}

int th_install_size(PyObject *module) {
    PyType_Slot slots[] = {
        {Py_tp_doc, "Size of a tensor: a tuple of ints.\n\n"
                    ">>> torch.ones(2, 3).size().numel()\n6\n"},
        {Py_tp_new, size_new},
        {Py_tp_repr, size_repr},
        {Py_tp_methods, size_methods},
        {Py_sq_concat, size_concat},
        {Py_sq_repeat, size_repeat},
        {Py_mp_subscript, size_subscript},
        {0, NULL},
    };
    PyType_Spec spec = {"torch.Size", 0, 0, Py_TPFLAGS_DEFAULT | Py_TPFLAGS_BASETYPE, slots};
    PyObject *bases = Py_BuildValue("(O)", (PyObject *)&PyTuple_Type);
    th_size_type = bases ? (PyTypeObject *)PyType_FromSpecWithBases(&spec, bases) : NULL;
    Py_XDECREF(bases);
    return th_size_type ? PyModule_AddObjectRef(module, "Size", (PyObject *)th_size_type) : -1;
}
