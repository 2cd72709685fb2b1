/* call_row.c: calls a row on a tuple of values without binding: for optimizers, formulas and
   tests. */
#include "python/call/call.h"

PyObject *th_inplace_marker;

/* out=: a tensor, or a sequence with one tensor per result; `kept` is a tuple that holds them for
   the call. */
int th_take_outputs(const row *r, PyObject *out, PyObject **kept, PyObject **outputs) {
    const bool many = PyTuple_Check(out) || PyList_Check(out);
    if (!(*kept = many ? th_items(out) : th_tuple((PyObject *[]){Py_NewRef(out)}, 1)))
        return -1;
    if (PyTuple_Size(*kept) != r->returned) {
        PyErr_Format(PyExc_TypeError, "%s: out takes %d tensors", r->name, (int)r->returned);
        return -1;
    }
    for (int k = 0; k < r->returned; k++) {
        PyObject *o = PyTuple_GetItem(*kept, k);
        if (!th_is_tensor(o)) {
            PyErr_Format(PyExc_TypeError, "%s: out must be a Tensor, not %R", r->name,
                         (PyObject *)Py_TYPE(o));
            return -1;
        }
        outputs[k] = o;
    }
    return 0;
}

static PyObject *run(const row *r, arguments *a, PyObject *values, PyObject *out, PyObject **kept) {
    PyObject *outputs[TH_MAX_RESULTS] = {NULL};
    const int expected = r->nparams - th_is_of_elements(r);
    if (PyTuple_Size(values) != expected)
        return PyErr_Format(PyExc_TypeError, "%s: expected %d values", r->name, expected);
    for (int i = 0, next = 0; i < r->nparams; i++) {
        const param *p = &r->params[i];
        if (th_is_of_elements(r) && i == r->reduction - 1)
            continue;
        PyObject *value = PyTuple_GetItem(values, next++);
        if (value == Py_None && !p->optional && !p->none)
            return PyErr_Format(PyExc_TypeError, "%s: %s is missing", r->name, p->name);
        if (th_arguments_put(a, p, value, th_letter_of(value)))
            return NULL;
    }
    const bool given = out != Py_None && out != th_inplace_marker;
    if (th_arguments_complete(r, a) || (given && th_take_outputs(r, out, kept, outputs)))
        return NULL;
    if (outputs[0])
        a->c.type = th_tensor_of(outputs[0])->dtype;
    return th_invoke(r, &a->c, out == th_inplace_marker, a->seen, a->objects, outputs);
}

/* call(op, values in the order of the signature, out). */
PyObject *th_call_row(PyObject *module, PyObject *const *args, Py_ssize_t count) {
    (void)module;
    if (count != 3 || !PyTuple_Check(args[1]))
        return PyErr_Format(PyExc_TypeError, "call(op, values, out) takes an op, a tuple and out");
    const row *r = th_row_named(args[0]);
    if (!r)
        return NULL;
    if (!r->enter)
        return PyErr_Format(PyExc_TypeError, "%s is composed in Python and has no entry", r->name);
    arguments a;
    PyObject *kept = NULL;
    th_arguments_begin(r, &a);
    PyObject *result = run(r, &a, args[1], args[2], &kept);
    Py_XDECREF(kept);
    th_arguments_end(&a);
    return result ? result : th_raise_in(r->name, args[2] == th_inplace_marker);
}
