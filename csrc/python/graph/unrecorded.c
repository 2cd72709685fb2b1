/* unrecorded.c: calls a row without recording; results are plain tensors. */
#include "python/graph/unrecorded.h"

THREAD_LOCAL bool th_records = true;

/* Memory for result objects, allocated before anything is written. */
typedef struct new_objects {
    TensorObject *at[TH_MAX_RESULTS];
} new_objects;

static inline int make_objects(const row *r, PyObject *const *outputs, new_objects *result) {
    for (int k = 0; k < r->returned; k++) {
        result->at[k] = NULL;
        if ((outputs && outputs[k]) || (result->at[k] = th_new_object()))
            continue;
        while (k--)
            th_free_object(result->at[k]);
        return -1;
    }
    return 0;
}

static __attribute__((noinline)) void drop_objects(const row *r, new_objects *result) {
    for (int k = 0; k < r->returned; k++)
        th_free_object(result->at[k]);
}

static PyObject *results_of(const row *r, call *c, PyObject *const *outputs,
                            const new_objects *result) {
    PyObject *objects[TH_MAX_RESULTS];
    for (int k = 0; k < r->results; k++) {
        const bool given = outputs && k < r->returned && outputs[k];
        if (k >= r->returned || given)
            th_drop(c->out[k]);
        if (k < r->returned)
            objects[k] = given ? Py_NewRef(outputs[k]) : th_wrap_in(result->at[k], c->out[k]);
        if (given)
            th_count_write(outputs[k], r->name);
    }
    if (r->returned == 1)
        return objects[0];
    return th_results(r, objects);
}

int th_check_view(PyObject *view, const char *op) {
    PyObject *base = th_records ? th_base_of(view) : NULL;
    const record *v = base ? th_record_of(base) : NULL;
    if (!v || !v->requires_grad || v->creator)
        return 0;
    PyErr_Format(PyExc_RuntimeError,
                 "%s: a view of a leaf that requires grad cannot be changed in place; do it under "
                 "no_grad(), or work on a copy",
                 op);
    return -1;
}

int th_check_output(const char *name, PyObject *output) {
    const record *v = output && th_records ? th_record_of(output) : NULL;
    if (output && th_check_write(output, name))
        return -1;
    if (!v || !v->requires_grad)
        return v ? th_check_view(output, name) : 0;
    PyErr_Format(PyExc_RuntimeError,
                 "%s: out= is a tensor that requires grad, and a result written there is not "
                 "recorded; give its .data, or call it under no_grad()",
                 name);
    return -1;
}

static int check_outputs(const row *r, PyObject *const *outputs) {
    for (int k = 0; outputs && k < r->returned; k++)
        if (th_check_output(r->name, outputs[k]))
            return -1;
    return 0;
}

/* Warn of outputs with elements that were resized, as a mistake may be behind it. */
static int warn_of_resizing(const row *r) {
    return PyErr_WarnFormat(PyExc_UserWarning, 1,
                            "%s: an output that had elements was resized to the result's size; "
                            "give an output of that size, or call out.resize_(0) first",
                            r->name);
}

/* Run with given outputs, each a tensor or NULL. */
static int run_into(const row *r, call *c, PyObject *const *outputs) {
    for (int k = 0; k < r->returned; k++)
        if (outputs[k])
            th_retain(c->out[k] = th_tensor_of(outputs[k]));
    return th_run_entry(r, c);
}

PyObject *th_run_plain(const row *r, call *c, bool inplace, PyObject *const *objects,
                       PyObject *const *outputs) {
    if (!inplace && !outputs && r->results == 1)
        return th_run_fresh(r, c, objects);
    new_objects made;
    if ((inplace && th_check_write(objects[0], r->name)) || (outputs && check_outputs(r, outputs))
        || th_check_states(r, objects) || (!inplace && make_objects(r, outputs, &made)))
        return NULL;
    th_take_tensors(r, c, objects);
    if (inplace)
        th_retain(c->out[0] = c->t[0]);
    if (outputs && !inplace ? run_into(r, c, outputs) : th_run_entry(r, c)) {
        if (!inplace)
            drop_objects(r, &made);
        return th_raise();
    }
    if (inplace)
        th_count_write(objects[0], r->name);
    if (r->tensors > r->inputs)
        th_count_state_writes(r, objects);
    if (inplace) {
        th_drop(c->out[0]);
        return Py_NewRef(objects[0]);
    }
    PyObject *result = results_of(r, c, outputs, &made);
    if (c->resized && result && warn_of_resizing(r))
        Py_CLEAR(result);
    return result;
}
