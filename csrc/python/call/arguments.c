/* arguments.c: Python objects into the slots of a call, for both roads. */
#include "binding.h"

#include <string.h>

char th_letter_of(PyObject *o) {
    PyTypeObject *type = Py_TYPE(o);
    if (th_is_exact_tensor(type))
        return 't';
    if (type == th_variable_type)
        return 'v';
    if (type == &PyLong_Type)
        return 'i';
    if (type == &PyFloat_Type)
        return 'd';
    if (type == &PyBool_Type)
        return 'b';
    if (o == Py_None)
        return 'n';
    if (PyTuple_Check(o) || PyList_Check(o))
        return 'L';
    if (th_is_variable(o))
        return 'v';
    return th_is_tensor(o) ? 't' : 'o';
}

void th_set_presets(const row *r, call *c) {
    memset(c->t, 0, sizeof c->t);
    memset(c->out, 0, sizeof c->out);
    memset(c->before, 0, sizeof c->before);
    c->length = c->list_length = 0;
    c->list = NULL;
    c->number = c->inplace = false;
    c->type = th_default_type;
    for (int i = 0; i < r->nparams; i++) {
        const param *p = &r->params[i];
        if (p->kind == P_SCALAR || p->kind == P_EITHER)
            c->s[p->s] = p->preset;
        else if (p->kind == P_INT || p->kind == P_BOOL)
            c->n[p->n] = p->preset.i;
        else if (p->kind == P_INTS)
            for (int k = 0; k < p->length; k++)
                c->n[p->n + k] = p->preset.i;
    }
}

void th_arguments_begin(const row *r, arguments *a) {
    memset(a->objects, 0, sizeof a->objects);
    a->sequence = NULL;
    a->items = NULL;
    a->list = NULL;
    th_set_presets(r, &a->c);
}

void th_arguments_end(arguments *a) {
    int64_t bytes = sizeof(void *) * (a->c.list_length + 1);
    if (a->list)
        th_release(a->list, bytes);
    if (a->items)
        th_release(a->items, bytes);
    Py_XDECREF(a->sequence);
}

/* One int for every place, or as many as there are places. */
static int put_ints(call *c, const param *p, PyObject *o) {
    int64_t values[TH_MAX_INTS];
    int count = th_parse_ints(&o, 1, values, TH_MAX_INTS);
    if (count < 0)
        return -1;
    if (count != p->length && count != 1) {
        PyErr_Format(PyExc_ValueError, "%s takes an int or %d ints, got %d", p->name, p->length, count);
        return -1;
    }
    for (int k = 0; k < p->length; k++)
        c->n[p->n + k] = values[count == 1 ? 0 : k];
    return 0;
}

static int put_tensors(arguments *a, PyObject *o) {
    if (!(a->sequence = PySequence_Tuple(o)))
        return -1;
    int count = a->c.list_length = (int)PyTuple_Size(a->sequence);
    a->list = th_allocate(sizeof(void *) * (count + 1));
    a->items = th_allocate(sizeof(void *) * (count + 1));
    if (!a->list || !a->items)
        return th_raise_int();
    a->c.list = a->list;
    for (int i = 0; i < count; i++) {
        PyObject *item = a->items[i] = PyTuple_GetItem(a->sequence, i);
        char letter = th_letter_of(item);
        if (letter != 't' && letter != 'v') {
            PyErr_Format(PyExc_TypeError, "item %d is a %R, not a Tensor or Variable", i, (PyObject *)Py_TYPE(item));
            return -1;
        }
        a->list[i] = th_tensor_of(item);
    }
    return 0;
}

static int put_tensor(arguments *a, const param *p, PyObject *o, char letter) {
    if (letter == 't' || letter == 'v') {
        a->c.t[p->t] = letter == 't' ? th_unwrap(o) : ((VariableObject *)o)->t;
        a->objects[p->t] = o;
        return 0;
    }
    if (p->kind == P_EITHER)
        return th_parse_scalar(o, &a->c.s[p->s]);
    PyErr_Format(PyExc_TypeError, "%s must be a Tensor or Variable, not %R", p->name, (PyObject *)Py_TYPE(o));
    return -1;
}

static int put_int(call *c, const param *p, PyObject *o) {
    int64_t value;
    int count = o == Py_True || o == Py_False ? (value = o == Py_True, 1) : th_parse_ints(&o, 1, &value, 1);
    if (count != 1) {
        if (count == 0)
            PyErr_Format(PyExc_TypeError, "%s takes an int", p->name);
        return -1;
    }
    if (value == TH_NONE) {
        PyErr_Format(PyExc_OverflowError, "%s is too small: %R", p->name, o);
        return -1;
    }
    c->n[p->n] = p->kind == P_BOOL ? value != 0 : value;
    return 0;
}

/* None leaves the preset. */
int th_arguments_put(arguments *a, const param *p, PyObject *o, char letter) {
    if (letter == 'n' && p->optional)
        return 0;
    switch (p->kind) {
    case P_TENSOR:
    case P_EITHER: return put_tensor(a, p, o, letter);
    case P_SCALAR: return th_parse_scalar(o, &a->c.s[p->s]);
    case P_INT:
    case P_BOOL: return put_int(&a->c, p, o);
    case P_INTS: return put_ints(&a->c, p, o);
    case P_TENSORS: return put_tensors(a, o);
    default: return th_arguments_put_list(a, p, &o, 1);
    }
}

/* The int* list, from one sequence or from several ints. */
int th_arguments_put_list(arguments *a, const param *p, PyObject *const *args, Py_ssize_t count) {
    a->c.length = th_parse_ints(args, count, a->c.n + p->n, TH_MAX_INTS - p->n);
    return a->c.length < 0 ? -1 : 0;
}
