/* record.c: a row called on Variables: run it on their data, wrap the results, keep what the gradients will read. */
#include "binding.h"

#include <string.h>

static VariableObject *variable_at(PyObject **objects, int i) {
    PyObject *o = objects[i];
    return o && !th_is_exact_tensor(Py_TYPE(o)) && th_is_variable(o) ? (VariableObject *)o : NULL;
}

static bool differentiable(const row *r, const call *c, int i) {
    return r->backward && (c->list ? r->differentiable != 0 : r->differentiable >> i & 1);
}

/* What an in-place call may not do; checked before anything is written. */
static int check_inplace(const row *r, const call *c, PyObject **objects, int count) {
    VariableObject *v = variable_at(objects, 0);
    bool records = false;
    unsigned read = 0;
    if (!v) {
        PyErr_Format(PyExc_TypeError, "%s: a Tensor cannot be changed in place by a Variable; use variable.data", r->name);
        return -1;
    }
    for (int i = 0; i < count; i++) {
        VariableObject *input = variable_at(objects, i);
        if (input && input->requires_grad && !input->is_volatile) {
            records = true;
            if (differentiable(r, c, i))
                read |= r->reads[i];
        }
    }
    if (!records)
        return 0;
    if (!v->creator && v->requires_grad) {
        PyErr_Format(PyExc_RuntimeError, "%s: a leaf Variable that requires grad cannot be changed in place; "
                                         "change its .data, or work on a copy", r->name);
        return -1;
    }
    if (!r->backward) {
        PyErr_Format(PyExc_RuntimeError, "%s has no gradient, so it cannot change a recorded Variable in place; use .data",
                     r->name);
        return -1;
    }
    if (read & 1) {
        PyErr_Format(PyExc_RuntimeError, "%s in place would overwrite its input, which its gradient reads; "
                                         "use %s out of place", r->name, r->name);
        return -1;
    }
    if (v->version && v->version->variables > 1) {
        PyErr_Format(PyExc_RuntimeError, "%s: %d Variables share this data as views, and only one of them would know of the "
                                         "change; work on a clone()", r->name, v->version->variables);
        return -1;
    }
    return 0;
}

static void bump(VariableObject *v, const row *r) {
    version *cell = th_version(v);
    if (!cell)
        return;
    cell->count++;
    cell->op = r->name;
    Py_CLEAR(cell->code);
    th_where(&cell->code, &cell->instruction);
}

static void keep_version(NodeObject *n, int slot, VariableObject *v) {
    version *cell = v ? th_version(v) : NULL;
    if (!cell)
        return;
    cell->references++;
    n->versions[slot] = cell;
    n->versions_at[slot] = cell->count;
}

static void keep_inputs(NodeObject *n, const row *r, call *c, PyObject **objects, int count, unsigned reads, unsigned sizes) {
    tensor *const *inputs = c->list ? c->list : c->t;
    for (int i = 0; i < count; i++) {
        tensor *t = inputs[i];
        if (!t)
            continue;
        bool read = !c->list && reads >> i & 1;
        if (read) {
            th_retain(n->saved.t[i] = t);
            keep_version(n, i, variable_at(objects, i));
        }
        bool sized = c->list || sizes >> i & 1 || !th_same_size(t, c->out[0]);
        if (sized) {
            n->saved.shape[i] = read ? t : th_shape_only(t);
            if (read)
                continue;
        }
    }
    (void)r;
}

static int ints_of(const row *r, const call *c) { return r->ints + c->length; }

static NodeObject *make_node(const row *r, call *c, bool inplace, PyObject **objects, int count, VariableObject **results) {
    NodeObject *n = th_node_new(r, count, ints_of(r, c));
    if (!n)
        return NULL;
    unsigned reads = 0, sizes = 0;
    for (int i = 0; i < count; i++) {
        VariableObject *v = variable_at(objects, i);
        if (!v || !v->requires_grad || !differentiable(r, c, i))
            continue;
        n->saved.needs |= i < 32 ? 1u << i : 0;
        n->edges[i].to = Py_NewRef(v->creator ? (PyObject *)v->creator : (PyObject *)v);
        n->edges[i].output = v->output;
        if (!c->list) {
            reads |= r->reads[i];
            sizes |= r->sizes[i];
        }
    }
    memcpy(n->saved.s, c->s, sizeof(scalar) * r->scalars);
    memcpy(n->saved.n, c->n, sizeof(int64_t) * ints_of(r, c));
    n->saved.length = c->length;
    keep_inputs(n, r, c, objects, count, reads, sizes);
    for (int k = 0; k < r->results; k++)
        if (reads >> (8 + k) & 1) {
            th_retain(n->saved.out[k] = c->out[k]);
            keep_version(n, count + k, results[k]);
        }
    if (reads || inplace)
        th_where(&n->code, &n->instruction);
    return n;
}

static void share_version(VariableObject *view, VariableObject *of) {
    version *cell = th_version(of);
    if (!cell)
        return;
    cell->references++;
    cell->variables++;
    view->version = cell;
}

static PyObject *pack(VariableObject **results, int count) {
    if (count == 1)
        return (PyObject *)results[0];
    PyObject *tuple = PyTuple_New(count);
    for (int k = 0; tuple && k < count; k++)
        PyTuple_SetItem(tuple, k, (PyObject *)results[k]);
    return tuple;
}

static PyObject *refuse_outputs(const row *r, call *c) {
    for (int k = 0; k < TH_MAX_RESULTS; k++)
        th_drop(c->out[k]);
    return PyErr_Format(PyExc_TypeError, "%s: out= takes Tensors, and the operands are Variables; "
                                         "a recorded operation makes its own result", r->name);
}

static PyObject *drop_results(VariableObject **results, int count) {
    for (int k = 0; k < count; k++)
        Py_XDECREF((PyObject *)results[k]);
    return NULL;
}

PyObject *th_record(const row *r, call *c, bool inplace, PyObject **objects, PyObject **outputs) {
    int count = c->list ? c->list_length : r->tensors;
    bool records = false, is_volatile = false;
    VariableObject *results[TH_MAX_RESULTS] = {NULL};
    for (int i = 0; i < count; i++) {
        VariableObject *v = variable_at(objects, i);
        is_volatile |= v && v->is_volatile;
        records |= v && v->requires_grad && differentiable(r, c, i);
    }
    records &= !is_volatile;
    if (outputs && outputs[0])
        return refuse_outputs(r, c);
    if (inplace && check_inplace(r, c, objects, count)) {
        th_drop(c->out[0]);
        return NULL;
    }
    if (th_run_entry(r, c))
        return th_raise();
    if (inplace) {
        th_drop(c->out[0]);
        results[0] = (VariableObject *)Py_NewRef(objects[0]);
        bump(results[0], r);
    }
    for (int k = 0; k < r->results && !inplace; k++) {
        results[k] = th_make_variable(c->out[k]);
        if (!results[k])
            return drop_results(results, r->results);
        results[k]->is_volatile = is_volatile;
    }
    if (r->flags & ROW_VIEW)
        share_version(results[0], variable_at(objects, 0));
    if (records) {
        NodeObject *n = make_node(r, c, inplace, objects, count, results);
        if (!n)
            return drop_results(results, r->results);
        for (int k = 0; k < (r->flags & ROW_INDEX_RESULT ? 1 : r->results); k++)
            th_set_creator(results[k], n, k);
        Py_DECREF(n);
    }
    return pack(results, r->results);
}
