/* copying.c: copy_, run directly, or recorded if either tensor has a record; and calls of `to` that
   change nothing. */
#include "python/bridge/bridge.h"

int th_warn_of_parts(const tensor *from, dtype to) {
    if (!th_is_complex((dtype)from->dtype) || th_is_complex(to) || to == TH_BOOL)
        return 0;
    return PyErr_WarnEx(PyExc_UserWarning,
                        "a complex tensor becomes a real one, and its imaginary part is lost; "
                        "x.real says so, x.abs() gives the absolute values",
                        1);
}

/* Return copy_'s source, positional or by name; later: the value of non_blocking, or of its old
   name async. */
static PyObject *source_of_copy(PyObject *const *args, Py_ssize_t count, PyObject *names,
                                int *later) {
    PyObject *source = count ? args[0] : NULL;
    *later = count > 1 ? PyObject_IsTrue(args[1]) : 0;
    for (Py_ssize_t i = 0; names && i < PyTuple_Size(names); i++) {
        PyObject *name = PyTuple_GetItem(names, i);
        if (!source && !PyUnicode_CompareWithASCIIString(name, "source"))
            source = args[count + i];
        else if (PyUnicode_CompareWithASCIIString(name, "non_blocking")
                 && PyUnicode_CompareWithASCIIString(name, "async"))
            return PyErr_Format(PyExc_TypeError, "copy_ takes (source, non_blocking=False), not %R",
                                name);
        else
            *later = PyObject_IsTrue(args[count + i]);
    }
    if (*later < 0)
        return NULL;
    if (count <= 2 && source)
        return source;
    return PyErr_Format(PyExc_TypeError, "copy_ takes (source, non_blocking=False)");
}

static PyObject *copy_recorded(PyObject *self, PyObject *source) {
    PyObject *args = PyTuple_Pack(1, source),
             *result = args ? th_forward("copy_recorded", self, args, NULL) : NULL;
    Py_XDECREF(args);
    return result;
}

static PyObject *copied(PyObject *self, PyObject *given, bool later) {
    tensor *t = th_tensor_of(self), *source = th_tensor_of(given);
    const bool fits = th_broadcasts(source, t->ndim, t->size); /* else the copy fails */
    if (th_check_write(self, "copy_") || th_warn_of_parts(source, (dtype)t->dtype))
        return NULL;
    if (fits && (th_record_of(self) || th_record_of(given)))
        return copy_recorded(self, given);
    int (*const copy)(tensor *, const tensor *) = later ? th_copy_async : th_copy;
    if (t->numel < TH_PARALLEL) {
        if (copy(t, source))
            return th_raise();
        th_count_write(self, "copy_");
        return Py_NewRef(self);
    }
    th_pin(t);
    th_pin(source);
    PyThreadState *state = th_release_gil();
    const int failed = copy(t, source);
    th_acquire_gil(state);
    th_unpin(source);
    th_unpin(t);
    if (failed)
        return th_raise();
    th_count_write(self, "copy_");
    return Py_NewRef(self);
}

PyObject *th_python_copy(PyObject *self, PyObject *const *args, Py_ssize_t count, PyObject *names) {
    int later;
    PyObject *given = source_of_copy(args, count, names, &later);
    if (!given)
        return NULL;
    if (PyNumber_Check(given) && !th_is_tensor(given))
        return PyObject_CallMethod(self, "fill_", "O", given);
    if (!th_is_tensor(given))
        return PyErr_Format(PyExc_TypeError, "copy_: source is %R; need a tensor or a number",
                            (PyObject *)Py_TYPE(given));
    if (th_overrides(given))
        return th_call_override("method", "", "copy_", false, self, &given, 1, NULL);
    return copied(self, given, later);
}

/* Whether an argument of `to` is main memory, "cpu" or torch.device("cpu"). */
static bool is_memory(PyObject *o) {
    static PyObject *memory;
    if (PyUnicode_Check(o))
        return !PyUnicode_CompareWithASCIIString(o, "cpu");
    return o == th_attribute_of(&memory, "torch._tensor.devices", "MEMORY");
}

/* Whether `to` returns the tensor itself: the arguments are its device, its type, or a tensor of both. */
static bool has_all(PyObject *self, PyObject *args) {
    const Py_ssize_t count = PyTuple_Size(args);
    PyObject *first = count ? PyTuple_GetItem(args, 0) : NULL;
    if (!first || count > 2 || th_lacks_elements(self))
        return false;
    const tensor *t = th_tensor_of(self);
    PyObject *const type = th_dtypes[t->dtype];
    if (count == 2)
        return PyTuple_GetItem(args, 1) == type && t->device == TH_CPU && is_memory(first);
    if (first == type)
        return true;
    if (!th_is_tensor(first))
        return t->device == TH_CPU && is_memory(first);
    const tensor *other = th_tensor_of(first);
    return !th_overrides(first) && other->dtype == t->dtype && other->device == t->device;
}

/* Same for one keyword. */
static bool has_option(PyObject *self, PyObject *args, PyObject *keywords) {
    if (PyTuple_Size(args) || PyDict_Size(keywords) != 1 || th_lacks_elements(self))
        return false;
    const tensor *t = th_tensor_of(self);
    PyObject *type = PyDict_GetItemString(keywords, "dtype"),
             *where = PyDict_GetItemString(keywords, "device");
    return type == th_dtypes[t->dtype] || (where && t->device == TH_CPU && is_memory(where));
}

bool th_is_converted(PyObject *self, PyObject *args, PyObject *keywords) {
    return keywords ? has_option(self, args, keywords) : has_all(self, args);
}
