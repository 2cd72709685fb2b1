/* road_two.c: what torch/_bind.py and generated/methods.py call: a row's parameters, and the row on a tuple of values. */
#include "binding.h"

#include <string.h>

PyObject *th_inplace_marker;

static const row *row_of(PyObject *o) {
    long id = PyLong_AsLong(o);
    if (id == -1 && PyErr_Occurred())
        return NULL;
    if (id < 0 || id >= th_row_count) {
        PyErr_Format(PyExc_IndexError, "there is no row %ld", id);
        return NULL;
    }
    return &th_rows[id];
}

/* (name, op, signature, doc, ((parameter, kind, optional, count), ...)) of a row. */
PyObject *th_row_parameters(PyObject *module, PyObject *id) {
    (void)module;
    static const char kinds[] = "tedibILT"; /* in the order of param_kind; e: tensor or number */
    const row *r = row_of(id);
    if (!r)
        return NULL;
    PyObject *parameters = PyTuple_New(r->nparams);
    for (int i = 0; parameters && i < r->nparams; i++) {
        const param *p = &r->params[i];
        char kind[2] = {kinds[p->kind], 0};
        PyTuple_SetItem(parameters, i, Py_BuildValue("(ssii)", p->name, kind, (int)p->optional, (int)p->length));
    }
    return parameters ? Py_BuildValue("(ssssN)", r->name, r->op, r->signature, r->doc, parameters) : NULL;
}

typedef struct slots {
    call c;
    PyObject *objects[TH_MAX_TENSORS];
    PyObject *sequence, **items;
    tensor **list;
} slots;

static int convert_tensor(const param *p, PyObject *value, slots *b) {
    if (th_is_tensor(value) || th_is_variable(value)) {
        b->c.t[p->t] = th_tensor_of(value);
        b->objects[p->t] = value;
        return 0;
    }
    if (p->kind == P_EITHER)
        return th_parse_scalar(value, &b->c.s[p->s]);
    PyErr_Format(PyExc_TypeError, "%s must be a Tensor or Variable, not %R", p->name, (PyObject *)Py_TYPE(value));
    return -1;
}

static int convert_list(PyObject *value, slots *b) {
    b->sequence = PySequence_Tuple(value);
    if (!b->sequence)
        return -1;
    int count = b->c.list_length = (int)PyTuple_Size(b->sequence);
    b->list = th_allocate(sizeof(void *) * (count + 1));
    b->items = th_allocate(sizeof(void *) * (count + 1));
    if (!b->list || !b->items)
        return th_raise_int();
    b->c.list = b->list;
    for (int i = 0; i < count; i++) {
        PyObject *item = b->items[i] = PyTuple_GetItem(b->sequence, i);
        if (!th_is_tensor(item) && !th_is_variable(item)) {
            PyErr_Format(PyExc_TypeError, "item %d is a %R, not a Tensor or Variable", i, (PyObject *)Py_TYPE(item));
            return -1;
        }
        b->list[i] = th_tensor_of(item);
    }
    return 0;
}

static int convert(const param *p, PyObject *value, slots *b) {
    int64_t ints[TH_MAX_INTS];
    int count;
    switch (p->kind) {
    case P_TENSOR:
    case P_EITHER: return convert_tensor(p, value, b);
    case P_SCALAR: return th_parse_scalar(value, &b->c.s[p->s]);
    case P_TENSORS: return convert_list(value, b);
    default: break;
    }
    count = th_parse_ints(&value, 1, ints, TH_MAX_INTS - p->n);
    if (count < 0)
        return -1;
    if (p->kind == P_LIST) {
        memcpy(b->c.n + p->n, ints, sizeof(int64_t) * count);
        b->c.length = count;
        return 0;
    }
    int wanted = p->kind == P_INTS ? p->length : 1;
    if (count != wanted && count != 1) {
        PyErr_Format(PyExc_TypeError, "%s takes %d ints, got %d", p->name, wanted, count);
        return -1;
    }
    for (int k = 0; k < wanted; k++)
        b->c.n[p->n + k] = p->kind == P_BOOL ? ints[0] != 0 : ints[count == 1 ? 0 : k];
    return 0;
}

static int preset(const row *r, const param *p, PyObject *value, slots *b) {
    (void)value;
    if (!p->optional) {
        PyErr_Format(PyExc_TypeError, "%s: %s is missing", r->name, p->name);
        return -1;
    }
    if (p->kind == P_SCALAR || p->kind == P_EITHER)
        b->c.s[p->s] = p->preset;
    for (int k = 0; p->kind == P_INT || p->kind == P_BOOL || p->kind == P_INTS; k++) {
        b->c.n[p->n + k] = p->preset.i;
        if (k + 1 >= (p->kind == P_INTS ? p->length : 1))
            break;
    }
    return 0;
}

/* out=: a tensor, or a sequence of as many as there are results. */
static int take_outputs(const row *r, PyObject *out, slots *b, PyObject **outputs) {
    if (out == Py_None || out == th_inplace_marker)
        return 0;
    bool many = PyTuple_Check(out) || PyList_Check(out);
    if ((many ? PySequence_Size(out) : 1) != r->results) {
        PyErr_Format(PyExc_TypeError, "%s: out takes %d tensors", r->name, (int)r->results);
        return -1;
    }
    for (int k = 0; k < r->results; k++) {
        PyObject *o = !many ? out : PyTuple_Check(out) ? PyTuple_GetItem(out, k) : PyList_GetItem(out, k);
        if (!th_is_tensor(o)) {
            PyErr_Format(PyExc_TypeError, "%s: out must be a Tensor, not %R%s", r->name, (PyObject *)Py_TYPE(o),
                         th_is_variable(o) ? "; a recorded operation makes its own result" : "");
            return -1;
        }
        outputs[k] = o;
        th_retain(b->c.out[k] = th_tensor_of(o));
    }
    return 0;
}

static PyObject *run(const row *r, slots *b, PyObject *values, PyObject *out) {
    PyObject *outputs[TH_MAX_RESULTS] = {NULL};
    if (PyTuple_Size(values) != r->nparams)
        return PyErr_Format(PyExc_TypeError, "%s: expected %d values", r->name, (int)r->nparams);
    for (int i = 0; i < r->nparams; i++) {
        PyObject *value = PyTuple_GetItem(values, i);
        if ((value == Py_None ? preset(r, &r->params[i], value, b) : convert(&r->params[i], value, b)))
            return NULL;
    }
    if (take_outputs(r, out, b, outputs)) {
        for (int k = 0; k < r->results; k++)
            th_drop(b->c.out[k]);
        return NULL;
    }
    b->c.type = outputs[0] ? b->c.out[0]->dtype : th_default_type;
    return th_invoke(r, &b->c, out == th_inplace_marker, b->sequence ? b->items : b->objects, outputs);
}

/* call(row, values in the order of the signature, out). */
PyObject *th_call_row(PyObject *module, PyObject *const *args, Py_ssize_t count) {
    (void)module;
    if (count != 3 || !PyTuple_Check(args[1]))
        return PyErr_Format(PyExc_TypeError, "call(row, values, out) takes a row number, a tuple and out");
    const row *r = row_of(args[0]);
    if (!r)
        return NULL;
    if (!r->entry)
        return PyErr_Format(PyExc_TypeError, "%s is composed in Python and has no entry", r->name);
    slots b;
    memset(&b, 0, sizeof b);
    PyObject *result = run(r, &b, args[1], args[2]);
    int length = b.c.list_length + 1;
    if (b.list)
        th_release(b.list, sizeof(void *) * length);
    if (b.items)
        th_release(b.items, sizeof(void *) * length);
    Py_XDECREF(b.sequence);
    return result;
}
