/* describe.c: what a compiled function asks at each call: what are its arguments, and has an object
   that it reads changed? See torch/_compile/. */
#include <string.h>

#include "python/call/call.h"

#define MOST 1024 /* bytes of a description */
#define ARGUMENTS 32

typedef struct description {
    char bytes[MOST];
    Py_ssize_t count;
    bool failed; /* an argument of another kind, or too many */
} description;

static void add(description *d, const void *from, size_t count) {
    if (d->count + (Py_ssize_t)count > MOST) {
        d->failed = true;
        return;
    }
    memcpy(d->bytes + d->count, from, count);
    d->count += (Py_ssize_t)count;
}

/* Type, device, size, strides where they matter, and whether it requires a gradient. */
static void add_tensor(description *d, PyObject *o) {
    const tensor *t = th_tensor_of(o);
    const record *v = th_record_of(o);
    const bool recorded = v && v->requires_grad;
    const int32_t head[] = {'t', t->dtype, t->device, t->ndim, recorded | t->contiguous << 1};
    add(d, head, sizeof head);
    add(d, t->size, sizeof *t->size * (size_t)t->ndim);
    if (!t->contiguous)
        add(d, t->stride, sizeof *t->stride * (size_t)t->ndim);
}

static void add_number(description *d, PyObject *o) {
    if (PyFloat_CheckExact(o)) {
        const double value = PyFloat_AsDouble(o);
        add(d, "f", 1);
        add(d, &value, sizeof value);
    } else if (PyLong_CheckExact(o)) {
        int overflow;
        const long long value = PyLong_AsLongLongAndOverflow(o, &overflow);
        d->failed |= overflow != 0;
        add(d, "i", 1);
        add(d, &value, sizeof value);
    } else if (o == Py_None || PyBool_Check(o)) {
        add(d, o == Py_None ? "n" : o == Py_True ? "y" : "z", 1);
    } else {
        d->failed = true;
    }
}

/* describe(arguments, class of parameters, number) -> bytes, which are equal for calls that one plan
   serves, or None: a mode or autocast is active, or an argument is neither a tensor nor a number. The
   number is part of the description. */
PyObject *th_python_describe(PyObject *module, PyObject *const *args, Py_ssize_t count) {
    (void)module;
    if (count != 3 || !PyTuple_Check(args[0]))
        return PyErr_Format(PyExc_TypeError, "describe takes a tuple, a class and a number");
    const Py_ssize_t given = PyTuple_Size(args[0]);
    description d;
    d.count = 0;
    d.failed = th_modes || th_autocasts || given > ARGUMENTS;
    const char head[] = {(char)th_records, (char)th_default_type, (char)PyObject_IsTrue(args[2])};
    add(&d, head, sizeof head);
    for (Py_ssize_t k = 0; k < given && !d.failed; k++) {
        PyObject *o = PyTuple_GetItem(args[0], k);
        const PyTypeObject *type = Py_TYPE(o);
        if (type != th_tensor_base && (PyObject *)type != args[1]) {
            add_number(&d, o);
            continue;
        }
        Py_ssize_t same = 0;
        while (PyTuple_GetItem(args[0], same) != o)
            same++;
        if (same < k)
            add(&d, &(char[2]){'=', (char)same}, 2);
        else
            add_tensor(&d, o);
    }
    if (d.failed)
        Py_RETURN_NONE;
    return PyBytes_FromStringAndSize(d.bytes, d.count);
}

/* Whether a container has the items at `next` on, each the same object; for a dict, keys and values in
   turn. */
static int has_items(PyObject *container, PyObject *items, Py_ssize_t *next) {
    const Py_ssize_t count = PyTuple_Size(items);
    if (PyDict_Check(container)) {
        Py_ssize_t position = 0;
        PyObject *key, *value;
        if (*next + 2 * PyDict_Size(container) > count)
            return 0;
        while (PyDict_Next(container, &position, &key, &value))
            if (PyTuple_GetItem(items, (*next)++) != key
                || PyTuple_GetItem(items, (*next)++) != value)
                return 0;
        return 1;
    }
    if (PyList_Check(container)) {
        const Py_ssize_t own = PyList_Size(container);
        if (*next + own > count)
            return 0;
        for (Py_ssize_t k = 0; k < own; k++)
            if (PyList_GetItem(container, k) != PyTuple_GetItem(items, (*next)++))
                return 0;
        return 1;
    }
    PyObject *iterator = PyObject_GetIter(container), *item;
    int same = iterator ? 1 : -1;
    while (same > 0 && (item = PyIter_Next(iterator))) {
        same = *next < count && PyTuple_GetItem(items, (*next)++) == item;
        Py_DECREF(item);
    }
    Py_XDECREF(iterator);
    return PyErr_Occurred() ? -1 : same;
}

/* Whether read(name) is the value; `read` is a function, or a dict. */
static int has_attribute(PyObject *read, PyObject *name, const PyObject *value) {
    if (PyDict_CheckExact(read)) {
        PyObject *now = PyDict_GetItemWithError(read, name);
        return PyErr_Occurred() ? -1 : now == value;
    }
    PyObject *now = PyObject_CallFunctionObjArgs(read, name, NULL);
    const int same = now ? now == value : -1;
    Py_XDECREF(now);
    return same;
}

/* unchanged(containers, sizes, items, attributes, tensors, descriptions): whether all
   containers have the same items, all attributes (read, name, value, read, ...) are the same objects,
   and the tensors the same types and sizes. False does not mean that something unequal was read. */
PyObject *th_python_unchanged(PyObject *module, PyObject *const *args, Py_ssize_t count) {
    (void)module;
    for (int k = 0; k < 6; k++)
        if (count != 6 || !PyTuple_Check(args[k]))
            return PyErr_Format(PyExc_TypeError, "unchanged takes six tuples");
    PyObject *containers = args[0], *sizes = args[1], *attributes = args[3], *tensors = args[4];
    Py_ssize_t next = 0;
    int same = PyTuple_Size(containers) == PyTuple_Size(sizes);
    for (Py_ssize_t k = 0; k < PyTuple_Size(containers) && same > 0; k++) {
        PyObject *container = PyTuple_GetItem(containers, k);
        same = PyObject_Size(container) == PyLong_AsSsize_t(PyTuple_GetItem(sizes, k));
        same = same ? has_items(container, args[2], &next) : 0;
    }
    for (Py_ssize_t k = 0; k + 2 < PyTuple_Size(attributes) && same > 0; k += 3)
        same = has_attribute(PyTuple_GetItem(attributes, k), PyTuple_GetItem(attributes, k + 1),
                             PyTuple_GetItem(attributes, k + 2));
    for (Py_ssize_t k = 0; k < PyTuple_Size(tensors) && same > 0; k++) {
        description d;
        d.count = 0;
        d.failed = false;
        if (!th_is_tensor(PyTuple_GetItem(tensors, k)))
            return PyErr_Format(PyExc_TypeError, "unchanged: not a tensor");
        add_tensor(&d, PyTuple_GetItem(tensors, k));
        PyObject *before = PyTuple_GetItem(args[5],
                                           k); /* an error, not a crash, if there are few */
        char *bytes;
        Py_ssize_t size;
        if (!before || PyBytes_AsStringAndSize(before, &bytes, &size))
            return NULL;
        same = size == d.count && !memcmp(bytes, d.bytes, (size_t)size);
    }
    return same < 0 ? NULL : PyBool_FromLong(same);
}

/* describe_each(tensors) -> a tuple of bytes, as `unchanged` compares them. */
PyObject *th_python_describe_each(PyObject *module, PyObject *tensors) {
    (void)module;
    if (!PyTuple_Check(tensors))
        return PyErr_Format(PyExc_TypeError, "describe_each takes a tuple of tensors");
    const Py_ssize_t count = PyTuple_Size(tensors);
    PyObject *result = PyTuple_New(count);
    for (Py_ssize_t k = 0; k < count && result; k++) {
        PyObject *o = PyTuple_GetItem(tensors, k);
        description d;
        d.count = 0;
        d.failed = false;
        if (th_is_tensor(o))
            add_tensor(&d, o);
        PyObject *bytes = PyBytes_FromStringAndSize(d.bytes, d.count);
        if (!bytes || PyTuple_SetItem(result, k, bytes)) {
            Py_DECREF(result);
            return NULL;
        }
    }
    return result;
}
