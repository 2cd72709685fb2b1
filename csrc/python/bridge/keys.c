/* keys.c: parses ints, slices, Ellipsis, None, masks and indices in brackets; lists and arrays
   become tensors. */
#include <string.h>

#include "python/bridge/subscript.h"

static int64_t *next_key(spec *s) {
    if (s->length + KEY_WORDS > SPEC_INTS) {
        PyErr_Format(PyExc_IndexError, "too many indices: at most %d", SPEC_INTS / KEY_WORDS);
        return NULL;
    }
    int64_t *n = s->n + s->length;
    memset(n, 0, sizeof(int64_t) * KEY_WORDS);
    s->length += KEY_WORDS;
    return n;
}

static int raise_not_an_index(PyObject *key) {
    PyErr_Format(
        PyUnicode_Check(key) || PyBytes_Check(key) ? PyExc_TypeError : PyExc_IndexError,
        "%R is no index: an index is an int, a slice, ..., None, a BoolTensor mask, a LongTensor, "
        "a list of ints or bools, or a tuple of these",
        key);
    return -1;
}

/* Whether an item of a list of indices is a bool, Python's or NumPy's. */
static bool is_bool(PyObject *item) {
    Py_buffer view;
    if (PyBool_Check(item) || !PyObject_CheckBuffer(item)
        || PyObject_GetBuffer(item, &view, PyBUF_FULL_RO))
        return PyErr_Clear(), PyBool_Check(item);
    const bool result = !view.ndim && view.format && !strcmp(view.format, "?");
    PyBuffer_Release(&view);
    return result;
}

/* Whether an item of a list of indices is an int. */
static bool is_index(PyObject *item) {
    PyObject *number = PyNumber_Index(item);
    if (!number && PyErr_ExceptionMatches(PyExc_TypeError))
        PyErr_Format(PyExc_TypeError, "%R is no index; a list selects by ints", item);
    Py_XDECREF(number);
    return number;
}

int th_index_kinds(PyObject *list, int depth) {
    int kinds = 0;
    const Py_ssize_t count = PySequence_Size(list);
    for (Py_ssize_t i = 0; i < count && depth <= TH_MAX_DIM; i++) {
        PyObject *item = PySequence_GetItem(list, i);
        if (!item)
            return -1;
        const int more = PyList_Check(item) || PyTuple_Check(item) ? th_index_kinds(item, depth + 1)
                         : is_bool(item)                           ? 2
                         : is_index(item)                          ? 1
                                                                   : -1;
        Py_DECREF(item);
        if (more < 0)
            return -1;
        kinds |= more;
    }
    return count < 0 ? -1 : kinds;
}

static PyObject *from_list(PyObject *list) {
    const int kinds = th_index_kinds(list, 1);
    if (kinds < 0)
        return NULL;
    if (kinds == 3)
        return PyErr_Format(
            PyExc_TypeError,
            "a list of bools is a mask and one of ints selects; this one holds both");
    tensor *t = th_from_sequence(list, kinds == 2 ? TH_BOOL : TH_LONG);
    return t ? th_wrap(t) : th_raise_in("index", false);
}

/* Convert an array: bools and uint8 are a mask, integers of other widths are indices. */
static PyObject *from_array(PyObject *array) {
    Py_buffer view;
    if (PyObject_GetBuffer(array, &view, PyBUF_FULL_RO))
        return NULL;
    const bool bools = view.format && !strcmp(view.format, "?");
    PyBuffer_Release(&view);
    tensor *shared = th_from_buffer(array, -1, true);
    if (!shared)
        return PyErr_Occurred() ? NULL : th_raise();
    const dtype type = (dtype)shared->dtype;
    tensor *t = NULL;
    if (bools || type == TH_BYTE || type == TH_CHAR || type == TH_SHORT || type == TH_INT
        || type == TH_LONG)
        t = bools || type == TH_BYTE ? th_clone(shared) : th_convert(shared, TH_LONG);
    else
        PyErr_Format(PyExc_IndexError,
                     "an array of %s elements is no index; bools mask and signed ints select: "
                     "array.astype(bool) or array.astype('int64')",
                     th_dtype_name[type]);
    th_drop(shared);
    return t ? th_wrap(t) : PyErr_Occurred() ? NULL : th_raise();
}

/* Return a new reference to the mask or index in a key, or NULL without an error if it is neither.
   Indices have no gradient, so a Variable's plain tensor is used. */
static PyObject *tensor_for(PyObject *key) {
    if (th_is_tensor(key)) {
        const tensor *t = th_tensor_of(key);
        if (th_overrides(key)) /* its class handles the call */
            return Py_NewRef(key);
        if (!t->ndim && t->dtype > TH_BYTE && t->dtype <= TH_LONG) /* an int */
            return NULL;
        if (t->dtype <= TH_BYTE || t->dtype == TH_LONG)
            return th_record_of(key) ? Py_XNewRef(th_record_data(th_record_of(key)))
                                     : Py_NewRef(key);
        if (t->dtype == TH_CHAR || t->dtype == TH_SHORT || t->dtype == TH_INT) {
            tensor *longs = th_convert(t, TH_LONG);
            return longs ? th_wrap(longs) : th_raise();
        }
        return PyErr_Format(
            PyExc_IndexError,
            "a %s is no index; a BoolTensor masks and a LongTensor selects: convert it with "
            ".bool() or .long()",
            th_describe(t));
    }
    if (PyList_Check(key) || PyTuple_Check(key))
        return from_list(key);
    if (PyUnicode_Check(key) || PyBytes_Check(key) || !PySequence_Check(key))
        return NULL;
    if (PySequence_Size(key) < 0) { /* a 0-dim array is a number */
        if (PyErr_ExceptionMatches(PyExc_TypeError))
            PyErr_Clear();
        return NULL;
    }
    return PyObject_CheckBuffer(key) ? from_array(key) : from_list(key);
}

/* True adds a dim of size 1 and False one of size 0, as masks without dims. */
static PyObject *mask_of_bool(PyObject *key) {
    tensor *t = th_new(TH_CPU, TH_BOOL, 0, NULL);
    if (t && th_fill(t, th_integral(key == Py_True))) {
        th_drop(t);
        t = NULL;
    }
    return t ? th_wrap(t) : th_raise();
}

static bool has_ellipsis(const spec *s) {
    for (int i = 0; i < s->length; i += KEY_WORDS)
        if (s->n[i] == KEY_ELLIPSIS)
            return true;
    return false;
}

static int put_tensor(keys *k, PyObject *by) {
    int64_t *n = k->tensors < TH_MAX_DIM ? next_key(&k->s) : NULL;
    if (!n) {
        Py_DECREF(by);
        if (!PyErr_Occurred())
            PyErr_Format(PyExc_IndexError, "too many index tensors: at most %d", TH_MAX_DIM);
        return -1;
    }
    n[0] = KEY_TENSOR;
    n[1] = k->tensors;
    k->by[k->tensors++] = by;
    k->s.others++;
    return 0;
}

static int put_int(spec *s, int64_t value) {
    int64_t *n = next_key(s);
    if (!n)
        return -1;
    if (value == -1 && PyErr_Occurred()) {
        th_raise_in("index", false);
        return -1;
    }
    n[1] = value;
    s->ints++;
    return 0;
}

static int put_slice(spec *s, PyObject *key) {
    Py_ssize_t start, stop, step;
    if (PySlice_Unpack(key, &start, &stop, &step))
        return -1;
    int64_t *n = next_key(s);
    if (!n)
        return -1;
    n[0] = KEY_SLICE;
    n[1] = start < -PY_SSIZE_T_MAX ? -PY_SSIZE_T_MAX : start; /* the smallest int64_t is TH_NONE */
    n[2] = stop < -PY_SSIZE_T_MAX ? -PY_SSIZE_T_MAX : stop;
    n[3] = step;
    s->others++;
    return 0;
}

static int put_key(keys *k, PyObject *key) {
    if (PyLong_CheckExact(key))
        return put_int(&k->s, PyNumber_AsSsize_t(key, PyExc_IndexError));
    if (PySlice_Check(key))
        return put_slice(&k->s, key);
    if (key == Py_Ellipsis && has_ellipsis(&k->s)) /* the first stands for all dims that are left */
        return 0;
    if (key == Py_Ellipsis || key == Py_None) {
        int64_t *n = next_key(&k->s);
        if (n)
            n[0] = key == Py_None ? KEY_NEW_AXIS : KEY_ELLIPSIS;
        k->s.others++;
        return n ? 0 : -1;
    }
    PyObject *by = PyBool_Check(key) ? mask_of_bool(key) : tensor_for(key);
    if (by)
        return put_tensor(k, by);
    if (PyErr_Occurred())
        return -1;
    if (!PyIndex_Check(key))
        return raise_not_an_index(key);
    return put_int(&k->s, PyNumber_AsSsize_t(key, PyExc_IndexError));
}

static bool is_key(PyObject *item) {
    return PySlice_Check(item) || item == Py_None || item == Py_Ellipsis || th_is_tensor(item)
           || (PyObject_CheckBuffer(item) && PySequence_Check(item) && !PyBytes_Check(item)
               && PySequence_Size(item) >= 0);
}

/* Whether a list is an index for each dim: it holds slices, None, Ellipsis, tensors or arrays, or
   lists of unequal lengths. A list of equal lists is one index. */
static bool is_list_of_keys(PyObject *key) {
    const Py_ssize_t count = PyList_Check(key) ? PyList_Size(key) : 0;
    Py_ssize_t lists = 0, length = -1;
    bool unequal = false;
    for (Py_ssize_t i = 0; i < count && i < SPEC_INTS / KEY_WORDS; i++) {
        PyObject *item = PyList_GetItem(key, i);
        if (is_key(item))
            return true;
        PyErr_Clear(); /* an array without dims has no length */
        if (!PyList_Check(item) && !PyTuple_Check(item))
            continue; /* below: the number of items, whatever a subclass's __len__ says */
        const Py_ssize_t size = PyList_Check(item) ? PyList_Size(item) : PyTuple_Size(item);
        unequal |= lists++ && size != length;
        length = size;
    }
    return unequal || (lists && lists < count && count <= SPEC_INTS / KEY_WORDS);
}

static int put_keys(keys *k, PyObject *tuple) {
    for (Py_ssize_t i = 0; i < PyTuple_Size(tuple); i++)
        if (put_key(k, PyTuple_GetItem(tuple, i))) {
            th_drop_keys(k);
            return -1;
        }
    return 0;
}

int th_read_keys(keys *k, PyObject *key) {
    k->tensors = k->s.length = k->s.ints = k->s.others = 0;
    if (PyTuple_Check(key))
        return put_keys(k, key);
    if (!is_list_of_keys(key))
        return put_key(k, key);
    PyObject *tuple = PyList_AsTuple(key);
    const int status = tuple ? put_keys(k, tuple) : -1;
    Py_XDECREF(tuple);
    return status;
}

void th_drop_keys(keys *k) {
    for (int i = 0; i < k->tensors; i++)
        Py_DECREF(k->by[i]);
    k->tensors = 0;
}
