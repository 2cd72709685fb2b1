/* arguments.c: stores Python objects in the slots of a call. Numbers are converted immediately,
   which may run Python code; for tensors only the objects are stored until th_take_tensors. */
#include "python/call/arguments.h"

#include <string.h>

void th_set_presets(const row *r, call *c) {
    th_begin(r, c);
    for (int i = 0; i < r->nparams; i++)
        th_preset(c, &r->params[i]);
}

void th_free_lists(arguments *a) {
    const row *r = a->row;
    if (a->list != a->few_list)
        th_release(a->list, a->list_bytes);
    if (a->objects != a->few)
        th_release(a->objects, a->objects_bytes);
    for (int k = 0; k < r->many; k++)
        Py_XDECREF(a->sequences[k]);
    for (int k = 0; k < r->lists; k++)
        if (a->more[k])
            th_release(a->more[k], a->more_bytes[k]);
}

void th_follow(const row *r, call *c) {
    for (const param *p = r->params; p < r->params + r->nparams; p++)
        if (p->follows && c->n[p->slot] == TH_NONE)
            memcpy(c->n + p->slot, c->n + r->params[p->follows - 1].slot, p->length * sizeof *c->n);
}

/* The ints of a sequence whose elements may be None: TH_NONE. */
static int parse_some(PyObject *o, int64_t *values) {
    PyObject *items = th_is_sequence(o) ? th_items(o) : th_tuple((PyObject *[]){Py_NewRef(o)}, 1);
    const Py_ssize_t count = items ? PyTuple_Size(items) : -1;
    int failed = count < 0 || count > TH_MAX_LIST_INTS;
    for (Py_ssize_t i = 0; !failed && i < count; i++) {
        PyObject *item = PyTuple_GetItem(items, i);
        values[i] = TH_NONE;
        failed = item != Py_None && th_parse_ints(&item, 1, values + i, 1) != 1;
    }
    Py_XDECREF(items);
    if (failed && !PyErr_Occurred())
        PyErr_SetString(PyExc_ValueError, "too many ints");
    return failed ? -1 : (int)count;
}

/* One int for all places, or one per place; no int stands for the default. */
static int put_ints(call *c, const param *p, PyObject *o) {
    int64_t values[TH_MAX_LIST_INTS];
    const int count = p->none ? parse_some(o, values)
                              : th_parse_ints(&o, 1, values, TH_MAX_LIST_INTS);
    if (count < 0)
        return -1;
    if (!count && p->follows) {
        th_preset(c, p);
        return 0;
    }
    if (count != p->length && count != 1) {
        PyErr_Format(PyExc_ValueError, "%s takes an int or %d ints, got %d", p->name, p->length,
                     count);
        return -1;
    }
    for (int k = 0; k < p->length; k++)
        c->n[p->slot + k] = values[count == 1 ? 0 : k];
    return 0;
}

/* Keep the elements in a tuple: the sequence may change while numbers are converted. */
static int put_tensors(arguments *a, const param *p, PyObject *o) {
    if (!(a->sequences[p->slot] = th_items(o)))
        return -1;
    const Py_ssize_t count = PyTuple_Size(a->sequences[p->slot]);
    if (count > INT32_MAX / 16) {
        PyErr_Format(PyExc_ValueError, "%s has %zd tensors, more than a call can take", p->name,
                     count);
        return -1;
    }
    a->c.many[p->slot].count = (int)count;
    for (Py_ssize_t i = 0; i < count; i++) {
        PyObject *item = PyTuple_GetItem(a->sequences[p->slot], i);
        const char letter = th_letter_of(item);
        if (letter != 't' && letter != 'v') {
            PyErr_Format(PyExc_TypeError, "item %zd is a %R, not a Tensor", i,
                         (PyObject *)Py_TYPE(item));
            return -1;
        }
        a->seen |= letter == 'v' ? SEEN_RECORD : 0;
    }
    return 0;
}

static int put_tensor(arguments *a, const param *p, PyObject *o, char letter) {
    if (letter == 't' || letter == 'v') {
        a->objects[p->slot] = o;
        a->seen |= letter == 'v' ? SEEN_RECORD : 0;
        th_preset(&a->c, p); /* the number of this Tensor|Scalar */
        return 0;
    }
    if (p->kind == P_EITHER)
        return th_parse_scalar(o, &a->c.s[p->number]);
    PyErr_Format(PyExc_TypeError, "%s must be a Tensor, not %R", p->name, (PyObject *)Py_TYPE(o));
    return -1;
}

static int put_int(call *c, const param *p, PyObject *o) {
    const bool flag = p->kind == P_BOOL || p->kind == P_KEEPDIM;
    int64_t value = o == Py_True;
    if (!flag && PyBool_Check(o)) {
        PyErr_Format(PyExc_TypeError, "%s takes an int, not a bool", p->name);
        return -1;
    }
    if (!PyBool_Check(o) && th_parse_ints(&o, 1, &value, 1) != 1) {
        if (!PyErr_Occurred())
            PyErr_Format(PyExc_TypeError, "%s takes an int", p->name);
        return -1;
    }
    if (value == TH_NONE && p->optional) {
        PyErr_Format(PyExc_OverflowError, "%s is too small: %R", p->name, o);
        return -1;
    }
    c->n[p->slot] = flag ? value != 0 : value;
    return 0;
}

int th_arguments_put(arguments *a, const param *p, PyObject *o, char letter) {
    if (letter == 'n' && (p->optional || p->none)) {
        th_preset(&a->c, p);
        return 0;
    }
    switch (p->kind) {
    case P_TENSOR:
    case P_STATE:
    case P_EITHER: return put_tensor(a, p, o, letter);
    case P_SCALAR: return th_parse_scalar(o, &a->c.s[p->slot]);
    case P_INT:
    case P_DIM:
    case P_BOOL:
    case P_KEEPDIM: return put_int(&a->c, p, o);
    case P_WORD: {
        const int position = th_word(a->row->name, p, o);
        a->c.n[p->slot] = position;
        return position < 0 ? -1 : 0;
    }
    case P_FIXED: th_preset(&a->c, p); return 0;
    case P_REDUCTION: a->c.n[p->slot] = th_reduction(o, p); return PyErr_Occurred() ? -1 : 0;
    case P_INTS: return put_ints(&a->c, p, o);
    case P_TENSORS: return put_tensors(a, p, o);
    default: return th_arguments_put_list(a, p, &o, 1);
    }
}

/* An int* or Dim*, from one sequence or from separate ints. */
int th_arguments_put_list(arguments *a, const param *p, PyObject *const *args, Py_ssize_t count) {
    int64_t *to = a->ints + a->used;
    int capacity = TH_MAX_LIST_INTS - a->used;
    const bool sequence = count == 1 && !PyLong_CheckExact(args[0]) && th_is_sequence(args[0]);
    const Py_ssize_t length = sequence ? PySequence_Size(args[0]) : count;
    if (length < 0)
        return -1;
    if (length > capacity) {
        if (length > TH_MANY_INTS) {
            PyErr_Format(PyExc_ValueError, "%s: %zd ints given, at most %d are possible", p->name,
                         length, TH_MANY_INTS);
            return -1;
        }
        capacity = (int)length;
        a->more_bytes[p->slot] = length * (Py_ssize_t)sizeof(int64_t);
        if (!(to = a->more[p->slot] = th_allocate(a->more_bytes[p->slot])))
            return th_raise_int();
    } else {
        a->used += (int)length;
    }
    if (PyBool_Check(args[0])) {
        PyErr_Format(PyExc_TypeError, "%s takes ints, not a bool", p->name);
        return -1;
    }
    const int result = th_parse_ints(args, count, to,
                                     (int)length < capacity ? (int)length : capacity);
    if (result < 0)
        return -1;
    a->c.list[p->slot] = (ints){to, result};
    return 0;
}

int th_arguments_lists(const row *r, arguments *a) {
    int64_t count = 0;
    for (int k = 0; k < r->many; k++)
        count += a->c.many[k].count;
    const int64_t places = r->tensors + count;
    if (count > (int64_t)(sizeof a->few_list / sizeof *a->few_list)) {
        tensor **all = th_allocate(a->list_bytes = count * (int64_t)sizeof(tensor *));
        if (!all)
            return th_raise_int();
        a->list = all;
    }
    if (places > (int64_t)(sizeof a->few / sizeof *a->few)) {
        a->objects_bytes = places * (int64_t)sizeof(PyObject *);
        PyObject **all = th_allocate(a->objects_bytes);
        if (!all)
            return th_raise_int();
        memcpy(all, a->few, sizeof(PyObject *) * r->tensors);
        a->objects = all;
    }
    PyObject **to = a->objects + r->tensors;
    tensor **list = a->list;
    for (int k = 0; k < r->many; k++) {
        const int own = a->c.many[k].count;
        for (int i = 0; i < own; i++)
            *to++ = PyTuple_GetItem(a->sequences[k], i);
        a->c.many[k].at = list;
        list += own;
    }
    return 0;
}
