/* road_two.c: what torch/_bind.py and generated/methods.py call: a row's parameters, and the row on a tuple of values. */
#include "binding.h"

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

/* out=: a tensor, or a sequence of as many as there are results. */
static int take_outputs(const row *r, PyObject *out, call *c, PyObject **outputs) {
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
        th_retain(c->out[k] = th_tensor_of(o));
    }
    return 0;
}

static PyObject *run(const row *r, arguments *a, PyObject *values, PyObject *out) {
    PyObject *outputs[TH_MAX_RESULTS] = {NULL};
    if (PyTuple_Size(values) != r->nparams)
        return PyErr_Format(PyExc_TypeError, "%s: expected %d values", r->name, (int)r->nparams);
    for (int i = 0; i < r->nparams; i++) {
        const param *p = &r->params[i];
        PyObject *value = PyTuple_GetItem(values, i);
        if (value == Py_None && !p->optional)
            return PyErr_Format(PyExc_TypeError, "%s: %s is missing", r->name, p->name);
        if (th_arguments_put(a, p, value, th_letter_of(value)))
            return NULL;
    }
    if (take_outputs(r, out, &a->c, outputs)) {
        for (int k = 0; k < r->results; k++)
            th_drop(a->c.out[k]);
        return NULL;
    }
    a->c.type = outputs[0] ? a->c.out[0]->dtype : th_default_type;
    return th_invoke(r, &a->c, out == th_inplace_marker, a->sequence ? a->items : a->objects, outputs);
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
    arguments a;
    th_arguments_begin(r, &a);
    PyObject *result = run(r, &a, args[1], args[2]);
    th_arguments_end(&a);
    return result ? result : th_raise_in(r->name);
}
