/* subscript.c: x[key] and x[key] = value with ints, slices, Ellipsis, None, a mask or a LongTensor. */
#include <string.h>

#include "names.h"
#include "python/bridge/bridge.h"
#include "view.h"

enum { KEY_INT, KEY_SLICE, KEY_ELLIPSIS, KEY_NEW_AXIS, KEY_WORDS = 4 };

#define SPEC_INTS 48

/* What basic indexing says, KEY_WORDS ints per key. */
typedef struct spec {
    int64_t n[SPEC_INTS];
    int length, ints, others;
} spec;

static int add_key(spec *s, PyObject *key) {
    if (s->length + KEY_WORDS > SPEC_INTS) {
        PyErr_Format(PyExc_IndexError, "too many indices: at most %d", SPEC_INTS / KEY_WORDS);
        return -1;
    }
    int64_t *n = s->n + s->length;
    memset(n, 0, sizeof(int64_t) * KEY_WORDS);
    s->length += KEY_WORDS;
    if (PyLong_CheckExact(key)) {
        n[1] = PyLong_AsLongLong(key);
        s->ints++;
        return n[1] == -1 && PyErr_Occurred() ? -1 : 0;
    }
    s->others++;
    if (PySlice_Check(key)) {
        Py_ssize_t start, stop, step;
        n[0] = KEY_SLICE;
        if (PySlice_Unpack(key, &start, &stop, &step))
            return -1;
        n[1] = start;
        n[2] = stop;
        n[3] = step;
        return 0;
    }
    if (key == Py_Ellipsis || key == Py_None) {
        n[0] = key == Py_None ? KEY_NEW_AXIS : KEY_ELLIPSIS;
        return 0;
    }
    if (PyIndex_Check(key) && !PyBool_Check(key)) {
        s->others--;
        s->ints++;
        n[1] = PyNumber_AsSsize_t(key, PyExc_IndexError);
        return n[1] == -1 && PyErr_Occurred() ? -1 : 0;
    }
    PyErr_Format(PyExc_TypeError,
                 "%R is no index: an index is an int, a slice, ..., None, a tuple of these, a "
                 "ByteTensor mask or a LongTensor",
                 key);
    return -1;
}

static int parse(spec *s, PyObject *key) {
    s->length = s->ints = s->others = 0;
    if (!PyTuple_Check(key))
        return add_key(s, key);
    for (Py_ssize_t i = 0; i < PyTuple_Size(key); i++)
        if (add_key(s, PyTuple_GetItem(key, i)))
            return -1;
    return 0;
}

/* A new header on the indexed part. */
static tensor *indexed(const tensor *t, const spec *s) {
    tensor *view = th_alias(t);
    if (view && view_index(view, (ints){s->n, s->length})) {
        th_drop(view);
        return NULL;
    }
    if (view)
        th_measure(view);
    return view;
}

static PyObject *by_spec(PyObject *self, const spec *s) {
    if (th_is_variable(self)) {
        PyObject *objects[TH_MAX_TENSORS] = {self};
        call c;
        th_set_presets(&op_index, &c);
        c.list[0] = (ints){s->n, s->length};
        return th_invoke(&op_index, &c, false, SEEN_VARIABLE, objects, NULL);
    }
    tensor *t = th_unwrap(self), *view = indexed(t, s);
    if (!view)
        return th_raise();
    if (s->ints == t->ndim && !s->others) {
        PyObject *number = th_number(view, view->offset);
        th_drop(view);
        return number;
    }
    return th_wrap(view);
}

/* A tensor that selects: of Byte (a mask) or Long; a list of ints becomes a LongTensor. New reference or NULL. */
static PyObject *selector(PyObject *key) {
    if (PyList_Check(key)) {
        tensor *t = th_from_sequence(key, TH_LONG);
        return t ? th_wrap(t) : PyErr_Occurred() ? NULL : th_raise();
    }
    return Py_NewRef(key);
}

/* A mask of fewer dims picks among the leading ones: it is given further dims of size 1 and no stride. */
static PyObject *leading_mask(PyObject *self, PyObject *by) {
    const tensor *t = th_tensor_of(self), *mask = th_tensor_of(by);
    if (mask->ndim == t->ndim)
        return Py_NewRef(by);
    for (int d = 0; d < mask->ndim; d++)
        if (mask->ndim > t->ndim || mask->size[d] != t->size[d])
            return PyErr_Format(PyExc_IndexError,
                                "the mask is %s and the tensor %s; need a mask of the tensor's "
                                "size, or of its leading dims",
                                th_describe(mask), th_describe(t));
    tensor *wide = th_alias(mask);
    for (int d = mask->ndim; wide && d < t->ndim; d++) {
        wide->size[d] = 1;
        wide->stride[d] = 0;
    }
    if (wide) {
        wide->ndim = t->ndim;
        th_measure(wide);
    }
    return wide ? th_wrap(wide) : th_raise();
}

/* masked_select gives the picked elements in a row; the dims behind the mask's come back. */
static PyObject *select_masked(PyObject *self, PyObject *by) {
    const tensor *t = th_tensor_of(self);
    const int first = th_tensor_of(by)->ndim;
    PyObject *mask = leading_mask(self, by);
    PyObject *row = mask
                        ? th_call_function(&name_masked_select, (PyObject *[]){self, mask}, 2, NULL)
                        : NULL;
    Py_XDECREF(mask);
    if (!row || first >= t->ndim)
        return row;
    int64_t size[TH_MAX_DIM], each = 1;
    for (int d = first; d < t->ndim; d++)
        each *= size[d - first + 1] = t->size[d];
    size[0] = each ? th_tensor_of(row)->numel / each : 0;
    PyObject *wanted = th_make_size(t->ndim - first + 1, size);
    PyObject *result = wanted ? th_call_method(&name_view, false, row, &wanted, 1, NULL) : NULL;
    Py_XDECREF(wanted);
    Py_DECREF(row);
    return result;
}

static bool selects(PyObject *key) {
    return PyList_Check(key) || th_is_tensor(key) || th_is_variable(key);
}

PyObject *th_subscript(PyObject *self, PyObject *key) {
    spec s;
    if (!selects(key))
        return parse(&s, key) ? NULL : by_spec(self, &s);
    PyObject *by = selector(key), *result = NULL;
    if (!by)
        return NULL;
    PyObject *zero = PyLong_FromLong(0); /* a small int: CPython made it at its start */
    if (th_tensor_of(by)->dtype == TH_BYTE)
        result = select_masked(self, by);
    else if (th_tensor_of(by)->dtype == TH_LONG)
        result = th_call_function(&name_index_select, (PyObject *[]){self, zero, by}, 3, NULL);
    else
        PyErr_Format(PyExc_TypeError,
                     "a %s is no index; a ByteTensor masks and a LongTensor selects",
                     th_describe(th_tensor_of(by)));
    Py_DECREF(zero);
    Py_DECREF(by);
    return result;
}

PyObject *th_item(PyObject *self, Py_ssize_t i) {
    tensor *t = th_tensor_of(self);
    if (t->ndim == 0 || i < 0 || i >= t->size[0])
        return PyErr_Format(PyExc_IndexError, "index %zd is out of range for %s", i,
                            th_describe(t));
    spec s = {.n = {KEY_INT, i}, .length = KEY_WORDS, .ints = 1};
    return by_spec(self, &s);
}

/* The number or tensor on the right of an assignment; lists and arrays become tensors of the left side's type. */
static PyObject *right_side(PyObject *self, PyObject *value) {
    if (th_is_tensor(value) || th_is_variable(value))
        return Py_NewRef(value);
    if (PyList_Check(value) || PyTuple_Check(value)) {
        tensor *t = th_from_sequence(value, th_tensor_of(self)->dtype);
        return t ? th_wrap(t) : PyErr_Occurred() ? NULL : th_raise();
    }
    if (PyObject_CheckBuffer(value) && PySequence_Check(value)) {
        tensor *t = th_from_buffer(value, -1);
        return t ? th_wrap(t) : PyErr_Occurred() ? NULL : th_raise();
    }
    return Py_NewRef(value);
}

/* The number on the right is converted before the tensor is looked at: that may run Python code. */
static int assign_tensor(PyObject *self, const spec *s, PyObject *value) {
    scalar number = {0};
    const bool tensors = th_is_tensor(value);
    if (!tensors && th_parse_scalar(value, &number))
        return -1;
    tensor *view = indexed(th_unwrap(self), s);
    if (!view)
        return th_raise_int();
    const int failed = tensors ? th_copy(view, th_unwrap(value))
                               : th_check_scalar("assignment", (dtype)view->dtype, number)
                                     || th_fill(view, number);
    th_drop(view);
    return failed ? th_raise_int() : 0;
}

static int assign_variable(PyObject *self, const spec *s, PyObject *value) {
    PyObject *objects[TH_MAX_TENSORS] = {self};
    call c;
    th_set_presets(&op_assign, &c);
    if (th_is_variable(value) || th_is_tensor(value))
        objects[1] = value;
    else if (th_parse_scalar(value, &c.s[op_assign.params[1].number]))
        return -1;
    c.list[0] = (ints){s->n, s->length};
    const int seen = SEEN_VARIABLE | (objects[1] && th_is_tensor(objects[1]) ? SEEN_TENSOR : 0);
    PyObject *result = th_invoke(&op_assign, &c, true, seen, objects, NULL);
    Py_XDECREF(result);
    return result ? 0 : -1;
}

static PyObject *replaced(PyObject *old, PyObject *by) {
    Py_DECREF(old);
    return by;
}

static int assign_selected(PyObject *self, PyObject *key, PyObject *value) {
    PyObject *by = selector(key), *result = NULL, *zero = PyLong_FromLong(0);
    if (by) {
        bool number = !th_is_tensor(value) && !th_is_variable(value),
             mask = th_tensor_of(by)->dtype == TH_BYTE;
        if (mask)
            by = replaced(by, leading_mask(self, by));
        if (mask && by)
            result = th_call_method(number ? &name_masked_fill : &name_masked_copy, true, self,
                                    (PyObject *[]){by, value}, 2, NULL);
        else if (by)
            result = th_call_method(number ? &name_index_fill : &name_index_copy, true, self,
                                    (PyObject *[]){zero, by, value}, 3, NULL);
    }
    Py_XDECREF(by);
    Py_XDECREF(zero);
    Py_XDECREF(result);
    return result ? 0 : -1;
}

/* Leading dims of size 1 that the right side has and the part does not are dropped. */
static PyObject *without_leading(PyObject *self, const spec *s, PyObject *right) {
    int ndim = th_tensor_of(self)->ndim;
    for (int i = 0; i < s->length; i += KEY_WORDS)
        ndim += s->n[i] == KEY_NEW_AXIS ? 1 : s->n[i] == KEY_INT ? -1 : 0;
    while (right && (th_is_tensor(right) || th_is_variable(right))) {
        const tensor *t = th_tensor_of(right);
        if (t->ndim <= ndim || t->ndim < 2 || t->size[0] != 1)
            break;
        PyObject *zero = PyLong_FromLong(0), *less = NULL;
        if (zero)
            less = th_call_method(&name_select, false, right, (PyObject *[]){zero, zero}, 2, NULL);
        Py_XDECREF(zero);
        Py_DECREF(right);
        right = less;
    }
    return right;
}

int th_assign_subscript(PyObject *self, PyObject *key, PyObject *value) {
    if (!value) {
        PyErr_SetString(PyExc_TypeError, "elements of a tensor cannot be deleted");
        return -1;
    }
    PyObject *right = right_side(self, value);
    if (!right)
        return -1;
    int failed;
    spec s;
    if (selects(key))
        failed = assign_selected(self, key, right);
    else
        failed = parse(&s, key) || !(right = without_leading(self, &s, right))
                 || (th_is_variable(self) ? assign_variable(self, &s, right)
                                          : assign_tensor(self, &s, right));
    Py_XDECREF(right);
    return failed ? -1 : 0;
}
