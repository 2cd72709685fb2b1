/* resizing.c: resize_, set_ and other methods that change a tensor's size or memory. */
#include "python/bridge/bridge.h"

/* Fail if another thread's kernel is running on it without the GIL. */
static int check_idle(const tensor *t, const char *op) {
    if (!t->busy)
        return 0;
    PyErr_Format(PyExc_RuntimeError, "%s: another thread is working on this %s", op,
                 th_describe(t));
    return -1;
}

/* Whether the elements fill one stretch of memory, each place once. */
static bool is_dense(const tensor *t) { return t->contiguous || th_is_permuted(t); }

/* Lay out a dense tensor as a memory format does with one of its size; `like` gives the order to
   keep. The format may be any object, whose code may resize the tensor. */
static int lay_out(tensor *t, const tensor *like, PyObject *format) {
    const uint32_t changes = t->changes;
    tensor *header = th_new(TH_META, (dtype)t->dtype, t->ndim, t->size);
    if (header && like && th_is_permuted(like)) {
        memcpy(th_stride(header), th_stride(like), sizeof(int64_t) * t->ndim);
        th_update_layout(header);
    }
    PyObject *plain = th_wrap(header);
    PyObject *laid = plain ? PyObject_CallMethod(format, "lay", "O", plain) : NULL;
    const tensor *order = laid && th_is_tensor(laid) ? th_tensor_of(laid) : NULL;
    const bool fits = order && t->changes == changes && th_same_size(order, t) && is_dense(order);
    if (fits) {
        memcpy(th_stride(t), th_stride(order), sizeof(int64_t) * t->ndim);
        th_update_layout(t);
    } else if (laid) {
        PyErr_Format(PyExc_RuntimeError,
                     "memory_format: lay() must return a tensor of its argument's size without "
                     "gaps, and must not resize %s, which is laid out",
                     th_describe(t));
    }
    Py_XDECREF(plain);
    Py_XDECREF(laid);
    return fits ? 0 : -1;
}

/* Resize to contiguous strides, or to those of a memory format; a tensor that has the size already
   keeps its strides. */
static PyObject *resized(PyObject *self, int ndim, const int64_t *size, const tensor *like,
                         PyObject *format) {
    if (th_make_room(self, ndim))
        return NULL;
    tensor *t = th_tensor_of(self);
    bool same = t->ndim == ndim;
    for (int d = 0; same && d < ndim; d++)
        same = t->size[d] == size[d];
    if ((!same || (format && !is_dense(t))) && th_resize(t, ndim, size))
        return th_raise();
    th_retain(t);
    const int failed = format && t->numel ? lay_out(t, like, format) : 0;
    th_drop(t);
    return failed ? NULL : Py_NewRef(self);
}

/* Take memory_format=, the only keyword. Returns 0, or -1 with the error set. */
static int take_format(const char *op, PyObject *const *keywords, PyObject *names,
                       PyObject **format) {
    *format = NULL;
    if (!names || !PyTuple_Size(names))
        return 0;
    const bool known = PyTuple_Size(names) == 1
                       && !PyUnicode_CompareWithASCIIString(PyTuple_GetItem(names, 0),
                                                            "memory_format");
    *format = keywords[0] == Py_None ? NULL : keywords[0];
    if (known && (!*format || PyObject_HasAttrString(*format, "lay")))
        return 0;
    PyErr_Format(PyExc_TypeError, "%s takes memory_format, such as torch.channels_last", op);
    return -1;
}

PyObject *th_python_resize(PyObject *self, PyObject *const *args, Py_ssize_t count,
                           PyObject *names) {
    int64_t size[TH_MAX_DIM];
    PyObject *format;
    if (take_format("resize_", args + count, names, &format))
        return NULL;
    if (!count)
        return PyErr_Format(PyExc_TypeError,
                            "resize_ takes a size; resize_(()) leaves one element");
    int ndim = th_parse_ints(args, count, size, TH_MAX_DIM);
    if (ndim >= 0 && check_idle(th_tensor_of(self), "resize_"))
        return NULL;
    PyObject *result = ndim < 0 ? NULL : resized(self, ndim, size, NULL, format);
    return result ? result : th_raise_in("resize", true);
}

PyObject *th_python_resize_as(PyObject *self, PyObject *const *args, Py_ssize_t count,
                              PyObject *names) {
    PyObject *format;
    if (take_format("resize_as_", args + count, names, &format))
        return NULL;
    if (count != 1 || !th_is_tensor(args[0]))
        return PyErr_Format(PyExc_TypeError, "resize_as_ takes a tensor, not %R",
                            count ? (PyObject *)Py_TYPE(args[0]) : Py_None);
    tensor *t = th_tensor_of(args[0]);
    if (check_idle(th_tensor_of(self), "resize_as_"))
        return NULL;
    PyObject *result = resized(self, t->ndim, t->size, t, format);
    return result ? result : th_raise_in("resize_as", true);
}

/* Arguments of set_, all optional; a size may also be given as separate ints. */
enum { SOURCE, OFFSET, SIZE, STRIDE, SET_ARGUMENTS };

static int take_set_arguments(PyObject **given, PyObject *const *args, Py_ssize_t count,
                              PyObject *names) {
    static const char *const known[] = {"source", "storage_offset", "size", "stride"};
    for (int k = 0; k < count && k < SET_ARGUMENTS; k++)
        given[k] = args[k];
    for (Py_ssize_t i = 0; names && i < PyTuple_Size(names); i++) {
        PyObject *name = PyTuple_GetItem(names, i);
        int k = 0;
        while (k < SET_ARGUMENTS && PyUnicode_CompareWithASCIIString(name, known[k]))
            k++;
        if (k == SET_ARGUMENTS || given[k]) {
            PyErr_Format(PyExc_TypeError,
                         "set_: %R is %s; it takes source, storage_offset, size, stride", name,
                         k == SET_ARGUMENTS ? "no argument" : "given twice");
            return -1;
        }
        given[k] = args[count + i];
    }
    return 0;
}

/* Offset, size and strides of a tensor on a storage. */
typedef struct layout {
    int64_t size[TH_MAX_DIM], stride[TH_MAX_DIM], offset;
    int ndim, strides;
} layout;

static int parse_layout(layout *l, PyObject *const *given, PyObject *const *args,
                        Py_ssize_t count) {
    if (given[OFFSET] && th_parse_ints(&given[OFFSET], 1, &l->offset, 1) != 1) {
        if (!PyErr_Occurred())
            PyErr_Format(PyExc_TypeError, "set_: the offset is an int");
        return -1;
    }
    if (count > STRIDE && PyLong_Check(args[SIZE]))
        return (l->ndim = th_parse_ints(args + SIZE, count - SIZE, l->size, TH_MAX_DIM));
    if (count > SET_ARGUMENTS) {
        PyErr_Format(PyExc_TypeError, "set_: %zd arguments; it takes 4 at most", count);
        return -1;
    }
    if (given[SIZE])
        l->ndim = th_parse_ints(&given[SIZE], 1, l->size, TH_MAX_DIM);
    if (l->ndim >= 0 && given[STRIDE]) /* run no code while an error is set */
        l->strides = th_parse_ints(&given[STRIDE], 1, l->stride, TH_MAX_DIM);
    if (l->ndim < 0 || l->strides < 0)
        return -1;
    if (!given[STRIDE] || l->strides == l->ndim)
        return 0;
    PyErr_Format(PyExc_ValueError, "set_: %d sizes but %d strides", l->ndim, l->strides);
    return -1;
}

/* The storage of an untyped one, whose attribute may run Python code; else the source itself. A new reference. */
static PyObject *typed_source(PyObject *source) {
    PyObject *typed = source && !th_is_tensor(source) ? th_attribute(source, "_typed") : NULL;
    return typed ? typed : Py_XNewRef(source);
}

/* `alone`: without a layout; `sized`: with a size. */
static PyObject *set_to(PyObject *self, PyObject *source, layout *l, bool alone, bool sized) {
    const tensor *like = source && th_is_tensor(source) ? th_tensor_of(source) : NULL;
    const int ndim = alone && like ? like->ndim : l->ndim;
    if (check_idle(th_tensor_of(self), "set_") || th_make_room(self, ndim))
        return NULL;
    tensor *t = th_tensor_of(self);
    th_unlink_view((TensorObject *)self);
    if (!source && alone) {
        storage *empty = th_storage_new(t->device, t->dtype, 0);
        const int failed = !empty || th_set(t, empty, 0, 1, l->size, NULL);
        th_storage_release(empty);
        return failed ? th_raise() : Py_NewRef(self);
    }
    if (!like && (!source || !PyObject_TypeCheck(source, th_storage_base)))
        return PyErr_Format(PyExc_TypeError, "set_ takes a tensor or a storage, not %R",
                            source ? (PyObject *)Py_TYPE(source) : Py_None);
    like = like ? th_tensor_of(source) : NULL; /* self may be the source, and have got more room */
    storage *s = like ? like->storage : ((StorageObject *)source)->s;
    if (like && alone) {
        storage *own = th_storage_of(like);
        const int failed = !own
                           || th_set(t, own, like->offset, like->ndim, like->size, th_stride(like));
        th_storage_release(own);
        return failed ? th_raise() : Py_NewRef(self);
    }
    if (!sized) {
        l->ndim = 1;
        l->size[0] = s->size;
    }
    return th_set(t, s, l->offset, l->ndim, l->size, l->strides ? l->stride : NULL)
               ? th_raise()
               : Py_NewRef(self);
}

PyObject *th_python_set(PyObject *self, PyObject *const *args, Py_ssize_t count, PyObject *names) {
    PyObject *given[SET_ARGUMENTS] = {NULL};
    layout l = {.ndim = 0};
    if (take_set_arguments(given, args, count, names) || parse_layout(&l, given, args, count) < 0)
        return NULL;
    PyObject *source = typed_source(given[SOURCE]);
    const bool alone = !given[OFFSET] && !given[SIZE] && !given[STRIDE];
    PyObject *result = set_to(self, source, &l, alone, given[SIZE]);
    Py_XDECREF(source);
    return result;
}
