/* buffers.c: conversion from and to NumPy arrays by the buffer protocol, without copies, and from
   Python sequences. NumPy is never imported. */
#include <limits.h>
#include <stdlib.h>
#include <string.h>

#include "python/bridge/bridge.h"

/* "": the protocol has no format for the type. NumPy's int64 is a long where that has 64 bits. */
static const char *const formats[TH_TYPES] = {
    "?", "B",  "b",  "h", "i", LONG_MAX == INT64_MAX ? "l" : "q", "e", "", "f",
    "d", "Zf", "Zd", "H", "I", LONG_MAX == INT64_MAX ? "L" : "Q", "",  "", "",
    "",  ""};

/* An exported buffer holds its own storage reference, since the tensor may be set to other
   memory. */
typedef struct exported {
    storage *s;
    Py_ssize_t shape[TH_MAX_DIM], strides[TH_MAX_DIM];
} exported;

/* Whether the consumer sets all bits of a request; most requests have several. */
static bool requests(int flags, int request) { return (flags & request) == request; }

static bool in_column_order(const tensor *t) {
    int64_t expected = 1;
    for (int i = 0; i < t->ndim; i++) {
        if (t->size[i] != 1 && th_stride(t)[i] != expected)
            return t->numel == 0;
        expected *= t->size[i];
    }
    return true;
}

/* Whether the elements have the memory order that the consumer requests. */
static bool in_order(const tensor *t, int flags) {
    if (requests(flags, PyBUF_F_CONTIGUOUS))
        return in_column_order(t);
    if (requests(flags, PyBUF_ANY_CONTIGUOUS))
        return t->contiguous || in_column_order(t);
    return t->contiguous
           || (requests(flags, PyBUF_STRIDES) && !requests(flags, PyBUF_C_CONTIGUOUS));
}

int th_get_buffer(PyObject *self, Py_buffer *view, int flags) {
    tensor *t = th_tensor_of(self);
    exported *sizes = NULL;
    view->obj = NULL;
    if (th_check_elements(self))
        return -1;
    if (t->device == TH_META)
        PyErr_Format(PyExc_BufferError, "this %s is on the meta device and has no elements",
                     th_describe(t));
    else if (t->device != TH_CPU)
        PyErr_Format(PyExc_BufferError, "the elements of this %s are on a GPU; use .cpu()",
                     th_describe(t));
    else if (!*formats[t->dtype])
        PyErr_Format(PyExc_BufferError,
                     "the buffer protocol has no format for the elements of this %s; use .float()",
                     th_describe(t));
    else if (!in_order(t, flags))
        PyErr_Format(
            PyExc_BufferError,
            "the elements of this %s are not in the memory order that the consumer requests; "
            "use .contiguous()",
            th_describe(t));
    else if (!(sizes = malloc(sizeof *sizes)))
        PyErr_NoMemory();
    if (!sizes)
        return -1;
    int64_t item = th_item_size[t->dtype];
    for (int i = 0; i < t->ndim; i++) {
        sizes->shape[i] = t->size[i];
        sizes->strides[i] = th_stride(t)[i] * item;
    }
    *view = (Py_buffer){.buf = th_data(t),
                        .obj = Py_NewRef(self),
                        .len = t->numel * item,
                        .itemsize = item,
                        .ndim = t->ndim,
                        .readonly = 0,
                        .format = requests(flags, PyBUF_FORMAT) ? (char *)formats[t->dtype] : NULL,
                        .shape = requests(flags, PyBUF_ND) ? sizes->shape : NULL,
                        .strides = requests(flags, PyBUF_STRIDES) ? sizes->strides : NULL,
                        .internal = sizes};
    th_storage_retain(sizes->s = t->storage);
    __atomic_add_fetch(&sizes->s->exports, 1, __ATOMIC_RELAXED);
    return 0;
}

void th_release_buffer(PyObject *self, Py_buffer *view) {
    (void)self;
    exported *sizes = view->internal;
    __atomic_sub_fetch(&sizes->s->exports, 1, __ATOMIC_RELAXED);
    th_storage_release(sizes->s);
    free(sizes);
}

/* Return the dtype of a buffer's format, or -1 with an error. */
static int type_of_format(const Py_buffer *view) {
    const char *format = view->format ? view->format : "B";
    if ((*format == '>' || *format == '!') && view->itemsize > 1) {
        PyErr_SetString(PyExc_TypeError, "the array has the other byte order; convert it: "
                                         "array.astype(array.dtype.newbyteorder('='))");
        return -1;
    }
    if (*format == '@' || *format == '=' || *format == '<' || *format == '>' || *format == '!')
        format++;
    if (format[0] == 'Z' && (format[1] == 'f' || format[1] == 'd'))
        return format[1] == 'f' ? TH_COMPLEXFLOAT : TH_COMPLEXDOUBLE;
    if (format[0] && !format[1]) {
        if (strchr("HILQ", *format))
            return view->itemsize == 2 ? TH_UINT16 : view->itemsize == 4 ? TH_UINT32 : TH_UINT64;
        if (strchr("bhilq", *format))
            return view->itemsize == 1   ? TH_CHAR
                   : view->itemsize == 2 ? TH_SHORT
                   : view->itemsize == 4 ? TH_INT
                                         : TH_LONG;
        for (int type = 0; type < TH_DTYPES; type++)
            if (*format == *formats[type] && !formats[type][1])
                return type;
    }
    PyErr_Format(PyExc_TypeError,
                 "no tensor type holds elements of format '%s'; convert the array, e.g. "
                 "array.astype('float32')",
                 format);
    return -1;
}

static void release_view(storage *s) {
    Py_buffer *view = s->context;
    PyGILState_STATE state = PyGILState_Ensure();
    PyBuffer_Release(view);
    PyGILState_Release(state);
    free(view);
}

/* Return the offset of the last element and set sizes and strides in elements; -1 with an error if
   the array cannot be shared. */
static int64_t extent_of(const Py_buffer *view, int64_t *size, int64_t *stride) {
    int64_t last = 0;
    for (int i = view->ndim - 1; i >= 0; i--) {
        size[i] = view->shape ? view->shape[i] : view->len / view->itemsize;
        int64_t bytes = view->strides ? view->strides[i] : view->itemsize, reached;
        if (size[i] <= 1) /* array[:, None] says nothing about the order of dims */
            bytes = (i + 1 < view->ndim ? stride[i + 1] * size[i + 1] : 1) * view->itemsize;
        if (bytes < 0 || bytes % view->itemsize) {
            PyErr_Format(
                PyExc_ValueError,
                "the array has the stride %lld bytes in dimension %d, and tensors have %s; "
                "copy it: array.copy()",
                (long long)bytes, i,
                bytes < 0 ? "no negative strides" : "strides of whole elements");
            return -1;
        }
        stride[i] = bytes / view->itemsize;
        if (__builtin_mul_overflow(size[i] - 1, stride[i], &reached)
            || __builtin_add_overflow(last, reached, &reached)) {
            PyErr_SetString(PyExc_ValueError, "the array is too large");
            return -1;
        }
        last = size[i] == 0 || last < 0 ? -1 : reached;
    }
    return last + 1;
}

/* Copy an array of another type, converting numbers as those of a list. */
static tensor *from_numbers(PyObject *array, dtype wanted) {
    tensor *shared = th_from_buffer(array, -1, true), *dense = shared ? th_clone(shared) : NULL;
    tensor *t = dense ? th_new(TH_CPU, wanted, dense->ndim, dense->size) : NULL;
    int failed = t ? 0 : -1;
    for (int64_t i = 0; !failed && i < t->numel; i++) {
        int64_t whole = 0;
        const double number = th_get(dense, i, &whole);
        scalar value = th_is_floating(dense->dtype) ? th_real(number) : th_integral(whole);
        if (dense->dtype == TH_UINT64 && whole < 0) { /* 2**63 or more */
            value = th_real(number);
            value.i = whole;
        }
        if (th_is_complex((dtype)dense->dtype)) {
            value.kind = TH_IMAGINARY;
            value.imaginary = th_imaginary(dense, i);
        }
        failed = th_check_value(th_dtype_name[wanted], wanted, value);
        if (!failed)
            th_put(t, i, value);
    }
    th_drop(shared);
    th_drop(dense);
    if (!failed)
        return t;
    th_drop(t);
    if (!PyErr_Occurred())
        th_raise();
    return NULL;
}

/* reinterpret(tensor, dtype) */
PyObject *th_python_reinterpret(PyObject *module, PyObject *args) {
    (void)module;
    PyObject *self, *wanted;
    if (!PyArg_ParseTuple(args, "OO:reinterpret", &self, &wanted))
        return NULL;
    const int type = th_dtype_of(wanted);
    if (!th_is_tensor(self) || type < 0)
        return PyErr_Format(PyExc_TypeError, "view: need a type of elements, such as torch.int32");
    tensor *view = th_reinterpret(th_tensor_of(self), (dtype)type);
    return view ? th_wrap(view) : th_raise();
}

/* The type of an ml_dtypes array, which the buffer protocol lacks; -1: another one. */
static int type_of_name(PyObject *name) {
    static const struct {
        const char *name;
        dtype type;
    } known[] = {{"bfloat16", TH_BFLOAT16},
                 {"float8_e4m3fn", TH_FLOAT8_E4M3FN},
                 {"float8_e5m2", TH_FLOAT8_E5M2},
                 {"float8_e4m3fnuz", TH_FLOAT8_E4M3FNUZ},
                 {"float8_e5m2fnuz", TH_FLOAT8_E5M2FNUZ}};
    for (size_t i = 0; i < sizeof known / sizeof *known; i++)
        if (!PyUnicode_CompareWithASCIIString(name, known[i].name))
            return (int)known[i].type;
    return -1;
}

/* Share an array of ml_dtypes. If it is something else, return NULL and keep the pending error or
   set one. */
static tensor *from_ml_dtypes(PyObject *array, bool reading) {
    PyObject *kind, *value, *trace;
    PyErr_Fetch(&kind, &value, &trace);
    PyObject *own = PyObject_GetAttrString(array, "dtype"), *name = own ? PyObject_Str(own) : NULL;
    const int type = name ? type_of_name(name) : -1;
    PyObject *bits = type < 0 ? NULL
                              : PyObject_CallMethod(array, "view", "s",
                                                    th_item_size[type] == 2 ? "int16" : "int8");
    tensor *shared = bits ? th_from_buffer(bits, -1, reading) : NULL;
    tensor *t = shared ? th_reinterpret(shared, (dtype)type) : NULL;
    th_drop(shared);
    Py_XDECREF(bits);
    Py_XDECREF(name);
    Py_XDECREF(own);
    if (type >= 0) {
        Py_XDECREF(kind);
        Py_XDECREF(value);
        Py_XDECREF(trace);
    } else {
        PyErr_Restore(kind, value, trace);
    }
    return t;
}

/* Warn once that a read-only array is shared; -1 if the warning is an error. */
static int warn_of_reader(void) {
    static bool warned;
    if (warned)
        return 0;
    const int failed = PyErr_WarnEx(PyExc_UserWarning,
                                    "the array is read-only, and tensors are writable: writing to "
                                    "this tensor is undefined; to write, copy it: array.copy()",
                                    1);
    warned = !failed;
    return failed;
}

tensor *th_from_buffer(PyObject *o, int wanted, bool reading) {
    Py_buffer *view = calloc(1, sizeof *view);
    int64_t size[TH_MAX_DIM], stride[TH_MAX_DIM], elements;
    tensor *t = NULL;
    if (!view)
        return (tensor *)PyErr_NoMemory();
    if (PyObject_GetBuffer(o, view, PyBUF_FULL_RO)) {
        free(view);
        t = from_ml_dtypes(o, reading);
        if (!t || wanted < 0 || wanted == t->dtype)
            return t;
        th_drop(t);
        return from_numbers(o, (dtype)wanted);
    }
    int type = type_of_format(view);
    const bool differs = type >= 0 && wanted >= 0 && type != wanted, other = differs && view->ndim;
    if (differs && !other)
        PyErr_Format(PyExc_TypeError,
                     "%sTensor takes sizes, which are ints, or elements in a list or an array, not "
                     "a number of type %s; a tensor of one element is torch.%sTensor([number])",
                     th_dtype_name[wanted], th_dtype_name[type], th_dtype_name[wanted]);
    if (differs)
        type = -1;
    if (type >= 0 && view->itemsize != th_item_size[type])
        PyErr_Format(PyExc_TypeError,
                     "the array has elements of %zd bytes, and its format '%s' stands for %d",
                     view->itemsize, view->format, (int)th_item_size[type]);
    else if (type >= 0 && view->ndim > TH_MAX_DIM)
        PyErr_Format(PyExc_ValueError, "the array has %d dimensions; a tensor has at most %d",
                     view->ndim, TH_MAX_DIM);
    else if (type >= 0 && (uintptr_t)view->buf % th_alignment((dtype)type))
        PyErr_SetString(PyExc_ValueError,
                        "the array is not aligned to its elements; copy it: array.copy()");
    else if (type >= 0 && (elements = extent_of(view, size, stride)) >= 0
             && !(view->readonly && !reading && warn_of_reader())) {
        storage *s = th_storage_wrap(type, view->buf, elements, release_view, view);
        if (s) {
            t = th_new_view(s, 0, view->ndim, size, stride);
            th_storage_release(s);
            return t;
        }
    }
    PyBuffer_Release(view);
    free(view);
    return other ? from_numbers(o, (dtype)wanted) : NULL;
}

/* Whether an item of a sequence has items of its own; a tensor of one element is a number. */
static bool has_items(PyObject *item) {
    return th_is_sequence(item) && !(th_is_tensor(item) && th_tensor_of(item)->numel == 1);
}

/* Determine the sizes of a nested sequence from its first items; return the number of dimensions,
   or -1. */
static int sequence_size(PyObject *o, int64_t *size) {
    int ndim = 0;
    PyObject *at = Py_NewRef(o);
    while ((ndim ? has_items(at) : th_is_sequence(at)) && !PyUnicode_Check(at)
           && !PyBytes_Check(at)) {
        Py_ssize_t length = PySequence_Size(at);
        if (length < 0 || ndim == TH_MAX_DIM) {
            if (length >= 0)
                PyErr_Format(PyExc_ValueError, "the sequence is nested deeper than %d levels",
                             TH_MAX_DIM);
            ndim = -1;
            break;
        }
        size[ndim++] = length;
        if (length == 0)
            break;
        PyObject *first = PySequence_GetItem(at, 0);
        Py_DECREF(at);
        at = first;
        if (!at)
            return -1;
    }
    Py_DECREF(at);
    if (ndim == 0)
        PyErr_Format(
            PyExc_TypeError,
            "a tensor is made from sizes, a sequence, an array, a storage or a tensor, not %R",
            (PyObject *)Py_TYPE(o));
    return ndim ? ndim : -1;
}

static int put_number(tensor *t, int64_t at, PyObject *o) {
    scalar value;
    const tensor *one = th_is_tensor(o) ? th_tensor_of(o) : NULL;
    PyObject *number = !one || one->numel != 1 ? Py_NewRef(o)
                       : th_overrides(o)       ? PyObject_CallMethod(o, "item", NULL)
                                               : th_number(one, one->offset);
    const int failed = number ? th_parse_scalar(number, &value) : -1;
    Py_XDECREF(number);
    if (failed)
        return -1;
    if (th_check_value(th_dtype_name[t->dtype], t->dtype, value))
        return th_raise_int();
    th_put(t, at, value);
    return 0;
}

static int put_sequence(tensor *t, int dim, int64_t at, PyObject *o) {
    if (dim == t->ndim)
        return put_number(t, at, o);
    const bool items = dim ? has_items(o) : th_is_sequence(o);
    Py_ssize_t length = items ? PySequence_Size(o) : -1;
    if (length != t->size[dim]) {
        if (!PyErr_Occurred())
            PyErr_Format(
                PyExc_ValueError,
                "the sequence is ragged: dimension %d has %lld items in one place and %zd in "
                "another",
                dim, (long long)t->size[dim], length < 0 ? 0 : length);
        return -1;
    }
    for (Py_ssize_t i = 0; i < length; i++) {
        PyObject *item = PySequence_GetItem(o, i);
        int failed = item ? put_sequence(t, dim + 1, at + i * th_stride(t)[dim], item) : -1;
        Py_XDECREF(item);
        if (failed)
            return -1;
    }
    return 0;
}

tensor *th_from_sequence(PyObject *o, dtype type) {
    int64_t size[TH_MAX_DIM];
    int ndim = sequence_size(o, size);
    tensor *t = ndim < 0 ? NULL : th_new(TH_CPU, type, ndim, size);
    if (t && put_sequence(t, 0, 0, o)) {
        th_drop(t);
        return NULL;
    }
    return t;
}

tensor *th_from_number(PyObject *o, dtype type) {
    tensor *t = th_new(TH_CPU, type, 0, NULL);
    if (t && put_number(t, 0, o)) {
        th_drop(t);
        return NULL;
    }
    return t;
}

static PyObject *list_from(const tensor *t, int dim, int64_t at) {
    if (dim == t->ndim)
        return th_number(t, at);
    /* Creating numbers cannot start a collection; creating lists can, and it could expose
       incomplete ones. */
    const bool last = dim + 1 == t->ndim;
    PyObject *list = PyList_New(last ? t->size[dim] : 0);
    for (int64_t i = 0; list && i < t->size[dim]; i++) {
        PyObject *item = list_from(t, dim + 1, at + i * th_stride(t)[dim]);
        if (!last)
            list = th_append(list, item);
        else if (!item)
            Py_CLEAR(list);
        else
            PyList_SetItem(list, i, item);
    }
    return list;
}

/* Creating a list may start a collection that runs code which resizes t, so read through a private
   header. */
PyObject *th_to_list(const tensor *t) {
    tensor *own = t->device == TH_CPU ? th_alias(t) : th_on_device(t, TH_CPU);
    PyObject *list = own ? list_from(own, 0, own->offset) : th_raise();
    th_drop(own);
    return list;
}
