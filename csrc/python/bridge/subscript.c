/* subscript.c: x[key] and x[key] = value with ints, slices, Ellipsis, None, masks and indices. */
#include "python/bridge/subscript.h"

#include <string.h>

#include "view.h"

/* Return a new header of the indexed part. */
static tensor *indexed(const tensor *t, const spec *s) {
    const int most = t->ndim + s->length / KEY_WORDS; /* each key may be a new dim */
    tensor *view = th_widened(t, most < TH_MAX_DIM ? most : TH_MAX_DIM);
    if (view && view_index(view, (ints){s->n, s->length})) {
        th_drop(view);
        return NULL;
    }
    if (view)
        th_update_layout(view);
    return view;
}

static PyObject *basic_index(PyObject *self, const spec *s) {
    if (th_record_of(self)) {
        PyObject *objects[TH_MAX_TENSORS] = {self};
        call c;
        th_set_presets(&op_index, &c);
        c.list[0] = (ints){s->n, s->length};
        return th_invoke(&op_index, &c, false, SEEN_RECORD, objects, NULL);
    }
    PyObject *view = th_wrap(indexed(th_tensor_of(self), s));
    if (view)
        th_link_view(self, view);
    return view;
}

/* Return a 0-dim tensor's element for loss.data[0], as written in programs of 2016 and 2017. */
static PyObject *first_of_none(PyObject *self) {
    static bool warned;
    if (!warned
        && PyErr_WarnEx(PyExc_DeprecationWarning,
                        "index 0 of a tensor without dimensions gives the tensor itself; use "
                        "tensor.item() for the number",
                        1))
        return NULL;
    warned = true;
    return Py_NewRef(self);
}

static bool is_first_of_scalar(PyObject *self, const spec *s) {
    return th_without_dims(self) && s->length == KEY_WORDS && s->ints == 1 && s->n[1] == 0;
}

/* A mask with fewer dims selects among the leading ones: append dims of size 1 and stride 0. It may
   be on any device. */
static PyObject *leading_mask(PyObject *self, PyObject *by) {
    const tensor *t = th_tensor_of(self), *mask = th_tensor_of(by);
    for (int d = 0; d < mask->ndim; d++)
        if (mask->ndim > t->ndim || mask->size[d] != t->size[d])
            return PyErr_Format(PyExc_IndexError,
                                "the mask is %s and the tensor %s; need a mask of the tensor's "
                                "size, or of its leading dims",
                                th_describe(mask), th_describe(t));
    if (mask->ndim == t->ndim && mask->device == t->device)
        return Py_NewRef(by);
    tensor *near = th_on_device(mask, t->device), wide;
    if (!near)
        return th_raise();
    th_copy_header(&wide, near);
    for (int d = mask->ndim; d < t->ndim; d++) {
        wide.size[d] = 1;
        th_stride(&wide)[d] = 0;
    }
    wide.ndim = t->ndim;
    th_update_layout(&wide);
    PyObject *leading = th_wrap(th_alias(&wide));
    th_drop(near);
    return leading;
}

/* masked_select flattens the picked elements; restore the dims after the mask's. */
static PyObject *select_masked(PyObject *self, PyObject *by) {
    const extent all = th_extent(
        th_tensor_of(self)); /* a collection during the calls may change it */
    const int first = th_tensor_of(by)->ndim;
    if (all.ndim - first == TH_MAX_DIM)
        return PyErr_Format(PyExc_IndexError,
                            "a mask without dimensions adds one, and the tensor has %d already",
                            TH_MAX_DIM);
    PyObject *mask = leading_mask(self, by);
    PyObject *row = mask
                        ? th_call_function(&name_masked_select, (PyObject *[]){self, mask}, 2, NULL)
                        : NULL;
    Py_XDECREF(mask);
    if (!row || first >= all.ndim)
        return row;
    int64_t size[TH_MAX_DIM], each = 1;
    for (int d = first; d < all.ndim; d++)
        each *= size[d - first + 1] = all.size[d];
    /* With empty remaining dims, count the mask's own elements. */
    PyObject *counted = each ? Py_NewRef(row)
                             : th_call_function(&name_masked_select, (PyObject *[]){by, by}, 2,
                                                NULL);
    if (!counted) {
        Py_DECREF(row);
        return NULL;
    }
    size[0] = th_tensor_of(counted)->numel / (each ? each : 1);
    Py_DECREF(counted);
    PyObject *wanted = th_make_size(all.ndim - first + 1, size);
    PyObject *result = wanted ? th_call_method(&name_view, false, row, &wanted, 1, NULL) : NULL;
    Py_XDECREF(wanted);
    Py_DECREF(row);
    return result;
}

/* Take the part that basic keys select, then the elements that tensors pick. */
static PyObject *select_placed(PyObject *self, const keys *k) {
    selection s;
    if (th_select(&s, th_tensor_of(self), k))
        return NULL;
    PyObject *part = s.whole ? Py_NewRef(self) : basic_index(self, &s.basic), *result = NULL;
    if (part && s.along) {
        PyObject *dim = PyLong_FromLongLong(s.dims[0]);
        if (dim)
            result = th_call_function(&name_index_select, (PyObject *[]){part, dim, s.place}, 3,
                                      NULL);
        Py_XDECREF(dim);
    } else if (part) {
        PyObject *objects[TH_MAX_TENSORS] = {part, s.place};
        call c;
        th_set_presets(&op_index_at, &c);
        c.n[0] = s.at;
        c.n[1] = true;
        c.list[0] = (ints){s.dims, s.count};
        result = th_invoke(&op_index_at, &c, false, th_record_of(part) ? SEEN_RECORD : 0, objects,
                           NULL);
    }
    Py_XDECREF(part);
    Py_DECREF(s.place);
    return result;
}

static bool is_one_mask(const keys *k) {
    return k->tensors == 1 && k->s.length == KEY_WORDS && th_tensor_of(k->by[0])->dtype <= TH_BYTE;
}

/* Let the class of a key or of the assigned value, or a mode, handle the call. */
static PyObject *call_override(const char *name, PyObject *self, PyObject *key, PyObject *value) {
    PyObject *given[2] = {key, value};
    return th_call_override("method", "", name, false, self, given, value ? 2 : 1, NULL);
}

/* Modes handle a call once its key is read, as those of rows. */
PyObject *th_subscript(PyObject *self, PyObject *key) {
    keys k;
    if (th_overrides(self) && th_asks(self, "__getitem__"))
        return th_offer("__getitem__", self, &key, 1, NULL);
    if (th_read_keys(&k, key))
        return NULL;
    if (!k.tensors && !th_has_override(NULL, 0))
        return is_first_of_scalar(self, &k.s) ? first_of_none(self) : basic_index(self, &k.s);
    PyObject *result = th_has_override(k.by, k.tensors)
                           ? call_override("__getitem__", self, key, NULL)
                       : is_one_mask(&k) ? select_masked(self, k.by[0])
                                         : select_placed(self, &k);
    th_drop_keys(&k);
    return result;
}

static COLD PyObject *subscript_number(PyObject *self, Py_ssize_t i) {
    PyObject *key = PyLong_FromSsize_t(i), *result = key ? th_subscript(self, key) : NULL;
    Py_XDECREF(key);
    return result;
}

PyObject *th_item(PyObject *self, Py_ssize_t i) {
    tensor *t = th_tensor_of(self);
    if (th_overrides(self))
        return subscript_number(self, i);
    if (t->ndim == 0 || i < 0 || i >= t->size[0])
        return PyErr_Format(PyExc_IndexError, "index %zd is out of range for %s", i,
                            th_describe(t));
    spec s;
    th_one_key(&s, KEY_INT, i);
    return basic_index(self, &s);
}

/* Whether the call on both must go through recording; value may be a non-tensor. */
static bool are_recorded(PyObject *self, PyObject *value) {
    return th_record_of(self) || (th_is_tensor(value) && th_record_of(value));
}

/* Return the right side of an assignment: lists and arrays become tensors of the left side's dtype
   on its device. Recorded calls get a tensor that shares no memory. */
static PyObject *right_side(PyObject *self, PyObject *value) {
    const bool list = PyList_Check(value) || PyTuple_Check(value);
    if (th_is_tensor(value))
        return are_recorded(self, value)
                       && th_tensor_of(value)->storage == th_tensor_of(self)->storage
                   ? th_call_method(&name_clone, false, value, NULL, 0, NULL)
                   : Py_NewRef(value);
    if (!list && (!PyObject_CheckBuffer(value) || !PySequence_Check(value)))
        return Py_NewRef(value);
    if (PyBytes_Check(value) || PyByteArray_Check(value) || PyMemoryView_Check(value))
        return PyErr_Format(
            PyExc_TypeError,
            "a tensor takes a number, a tensor, a list of numbers or an array, not %R; "
            "torch.frombuffer reads bytes",
            (PyObject *)Py_TYPE(value));
    const dtype type = (dtype)th_tensor_of(self)->dtype;
    tensor *made = list ? th_from_sequence(value, type) : th_from_buffer(value, -1, true);
    tensor *same = made && made->dtype != type ? th_convert(made, type)
                   : made                      ? th_alias(made)
                                               : NULL;
    tensor *t = same ? th_on_device(same, th_tensor_of(self)->device) : NULL;
    th_drop(made);
    th_drop(same);
    return t ? th_wrap(t) : PyErr_Occurred() ? NULL : th_raise();
}

/* Convert the number first: that may run Python code, so look at the tensor afterwards. */
static int assign_plain(PyObject *self, const spec *s, PyObject *value) {
    scalar number = {0};
    const bool tensors = th_is_tensor(value);
    if (th_check_write(self, "assignment") || (!tensors && th_parse_scalar(value, &number)))
        return -1;
    tensor *view = indexed(th_tensor_of(self), s);
    if (!view)
        return th_raise_int();
    const int failed = tensors ? th_copy(view, th_tensor_of(value))
                               : th_check_value("assignment", (dtype)view->dtype, number)
                                     || th_fill(view, number);
    th_drop(view);
    if (failed)
        return th_raise_int();
    th_count_write(self, "assignment");
    return 0;
}

/* As a plain assignment, it converts tensors of any dtype. */
static int assign_recorded(PyObject *self, const spec *s, PyObject *value) {
    PyObject *objects[TH_MAX_TENSORS] = {self};
    call c;
    th_set_presets(&op_assign, &c);
    if (th_is_tensor(value) && th_tensor_of(value)->dtype != th_tensor_of(self)->dtype) {
        PyObject *same = PyObject_CallMethod(value, "type_as", "O", self);
        const int failed = same ? assign_recorded(self, s, same) : -1;
        Py_XDECREF(same);
        return failed;
    }
    if (th_is_tensor(value))
        objects[1] = value;
    else if (th_parse_scalar(value, &c.s[op_assign.params[1].number]))
        return -1;
    c.list[0] = (ints){s->n, s->length};
    PyObject *result = th_invoke(&op_assign, &c, true, SEEN_RECORD, objects, NULL);
    Py_XDECREF(result);
    return result ? 0 : -1;
}

/* The right side for assign_at: of the written dtype, and for plain tensors in its own memory. A mask
   takes a tensor of one element as it takes a number, of any dtype. */
static PyObject *converted(PyObject *self, const keys *k, PyObject *value) {
    if (!th_is_tensor(value))
        return Py_NewRef(value);
    const tensor *t = th_tensor_of(self), *source = th_tensor_of(value);
    const bool fills = source->numel == 1 && th_tensor_of(k->by[0])->dtype <= TH_BYTE;
    if (source->dtype != t->dtype && (fills || th_can_cast((dtype)source->dtype, (dtype)t->dtype)))
        return PyObject_CallMethod(value, "type_as", "O", self);
    return source->storage == t->storage && !are_recorded(self, value) ? th_wrap(th_clone(source))
                                                                       : Py_NewRef(value);
}

/* Copy index tensors that share memory with the target: x[x] = 0. */
static int copy_overlapping(PyObject *self, selection *s) {
    const tensor *place = th_tensor_of(s->place);
    if (place->storage != th_tensor_of(self)->storage)
        return 0;
    PyObject *copy = th_wrap(th_clone(place));
    Py_DECREF(s->place);
    s->place = copy;
    return copy ? 0 : -1;
}

static int assign_placed(PyObject *self, const keys *k, PyObject *value) {
    call c;
    selection s;
    const bool tensors = th_is_tensor(value);
    th_set_presets(&op_assign_at, &c);
    if (!tensors && th_parse_scalar(value, &c.s[op_assign_at.params[1].number]))
        return -1;
    PyObject *source = converted(self, k, value), *result = NULL;
    if (!source || th_select(&s, th_tensor_of(self), k) || copy_overlapping(self, &s)) {
        Py_XDECREF(source);
        return -1;
    }
    PyObject *objects[TH_MAX_TENSORS] = {self, tensors ? source : NULL, s.place};
    c.n[0] = s.at;
    c.n[1] = false;
    c.list[0] = (ints){s.basic.n, s.whole ? 0 : s.basic.length};
    c.list[1] = (ints){s.dims, s.count};
    result = th_invoke(&op_assign_at, &c, true, are_recorded(self, value) ? SEEN_RECORD : 0,
                       objects, NULL);
    Py_DECREF(s.place);
    Py_DECREF(source);
    Py_XDECREF(result);
    return result ? 0 : -1;
}

/* Whether an assigned number becomes infinite: masked_fill refuses it. */
static bool becomes_infinite(PyObject *self, PyObject *value) {
    scalar number;
    if (!th_parse_scalar(value, &number))
        return th_becomes_infinite((dtype)th_tensor_of(self)->dtype, number);
    PyErr_Clear(); /* masked_fill raises the error */
    return false;
}

static int fill_masked(PyObject *self, PyObject *by, PyObject *value) {
    PyObject *mask = leading_mask(self, by), *result = NULL;
    if (mask)
        result = th_call_method(&name_masked_fill, true, self, (PyObject *[]){mask, value}, 2,
                                NULL);
    Py_XDECREF(mask);
    Py_XDECREF(result);
    return result ? 0 : -1;
}

/* Drop leading dims of size 1 that the right side has but the part lacks. */
static PyObject *without_leading(PyObject *self, const spec *s, PyObject *right) {
    int ndim = th_tensor_of(self)->ndim;
    for (int i = 0; i < s->length; i += KEY_WORDS)
        ndim += s->n[i] == KEY_NEW_AXIS ? 1 : s->n[i] == KEY_INT ? -1 : 0;
    while (right && th_is_tensor(right)) {
        const tensor *t = th_tensor_of(right);
        if (t->ndim <= ndim || t->size[0] != 1)
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

/* A 0-dim mask masks a new leading dim of size 1. */
static int assign_by_override(PyObject *self, PyObject *by, PyObject *value) {
    spec axis;
    th_one_key(&axis, KEY_NEW_AXIS, 0);
    PyObject *whole = basic_index(self, &axis), *mask = whole ? basic_index(by, &axis) : NULL;
    const int failed = mask ? th_assign_subscript(whole, mask, value) : -1;
    Py_XDECREF(mask);
    Py_XDECREF(whole);
    return failed;
}

int th_assign_subscript(PyObject *self, PyObject *key, PyObject *value) {
    if (!value) {
        PyErr_SetString(PyExc_TypeError, "elements of a tensor cannot be deleted");
        return -1;
    }
    if (th_overrides(self) && th_asks(self, "__setitem__")) {
        PyObject *result = th_offer("__setitem__", self, (PyObject *[]){key, value}, 2, NULL);
        Py_XDECREF(result);
        return result ? 0 : -1;
    }
    keys k;
    if (th_read_keys(&k, key))
        return -1;
    if ((th_is_tensor(value) && th_overrides(value)) || th_has_override(k.by, k.tensors)) {
        PyObject *result = call_override("__setitem__", self, key, value);
        th_drop_keys(&k);
        Py_XDECREF(result);
        return result ? 0 : -1;
    }
    if (!k.tensors && th_is_tensor(value)
        && th_is_selection_of(self, (ints){k.s.n, k.s.length}, value))
        return 0; /* x[0] += 1 assigns the view that was already modified */
    PyObject *right = right_side(self, value);
    int failed = !right;
    if (!failed && !k.tensors)
        failed = !(right = without_leading(self, &k.s, right))
                 || (are_recorded(self, right) ? assign_recorded(self, &k.s, right)
                                               : assign_plain(self, &k.s, right));
    else if (!failed && is_one_mask(&k) && !th_is_tensor(right) && !becomes_infinite(self, right))
        failed = fill_masked(self, k.by[0], right);
    else if (!failed && is_one_mask(&k) && !th_tensor_of(k.by[0])->ndim)
        failed = assign_by_override(self, k.by[0], right);
    else if (!failed)
        failed = assign_placed(self, &k, right);
    th_drop_keys(&k);
    Py_XDECREF(right);
    return failed ? -1 : 0;
}
