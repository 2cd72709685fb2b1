/* invoke.c: runs a call whose arguments are there: on tensors at once, on Variables recorded. */
#include "python/call/call.h"

/* Whether a full reduction was asked for: the row has no dim, or none was given. */
static bool wants_number(const row *r, const call *c) {
    for (int i = 0; i < r->nparams; i++) {
        const param *p = &r->params[i];
        if (p->kind == P_DIM)
            return p->optional && c->n[p->slot] == TH_NONE;
        if (p->kind == P_DIMS)
            return !c->list[p->slot].count;
    }
    return true;
}

/* Memory for the objects of results that are not given: found before anything is written. */
typedef struct rooms {
    TensorObject *at[TH_MAX_RESULTS];
} rooms;

static __attribute__((noinline)) void free_rooms(const row *r, rooms *made) {
    for (int k = 0; k < r->returned; k++)
        if (made->at[k])
            th_release(made->at[k], sizeof(TensorObject));
}

static inline int make_rooms(const row *r, PyObject *const *outputs, rooms *made) {
    bool found = true;
    for (int k = 0; k < r->returned; k++) {
        const bool given = outputs && outputs[k];
        made->at[k] = found && !given ? th_allocate(sizeof(TensorObject)) : NULL;
        found &= given || made->at[k];
    }
    if (!found)
        free_rooms(r, made);
    return found ? 0 : -1;
}

static PyObject *results_of(const row *r, call *c, PyObject *const *outputs, const rooms *made) {
    PyObject *objects[TH_MAX_RESULTS];
    for (int k = 0; k < r->results; k++) {
        const bool given = outputs && outputs[k];
        if (k >= r->returned || given)
            th_drop(c->out[k]);
        if (k < r->returned)
            objects[k] = given ? Py_NewRef(outputs[k]) : th_wrap_in(made->at[k], c->out[k]);
    }
    if (r->returned == 1)
        return objects[0];
    return th_results(r, objects);
}

/* Indices, masks and state may be plain tensors beside Variables. */
static bool may_be_plain(const row *r, int slot) {
    for (int i = 0; i < r->nparams; i++) {
        const param *p = &r->params[i];
        if (th_holds_tensor(p) && p->slot == slot)
            return p->type >= 0 || p->kind == P_STATE;
    }
    return false;
}

/* Whether an operand of a recorded call is a Tensor that should be a Variable. */
static bool mixes(const row *r, const call *c, PyObject *const *objects) {
    int count = r->tensors;
    for (int k = 0; k < r->many; k++)
        count += c->many[k].count;
    for (int i = 0; i < count; i++)
        if (objects[i] && th_is_tensor(objects[i]) && (i >= r->tensors || !may_be_plain(r, i)))
            return true;
    return false;
}

static PyObject *mixed(const row *r) {
    return PyErr_Format(PyExc_TypeError,
                        "%s: some operands are Variables and some are Tensors; wrap the constants: "
                        "Variable(tensor, requires_grad=False), or use variable.data",
                        r->name);
}

static PyObject *invoke(const row *r, call *c, bool inplace, int seen, PyObject **objects,
                        PyObject *const *outputs) {
    inplace |= (r->flags & ROW_CHANGES) != 0;
    if (inplace && (!r->tensors || !objects[0]))
        return PyErr_Format(PyExc_TypeError, "%s: a number cannot be changed in place", r->name);
    c->inplace = inplace;
    if (seen & SEEN_VARIABLE)
        return seen & SEEN_TENSOR && mixes(r, c, objects) ? mixed(r)
               : inplace ? th_record_in_place(r, c, objects, outputs)
                         : th_record(r, c, false, objects, outputs);
    const bool filled = outputs && outputs[0];
    const bool number = r->flags & ROW_NUMBER && !inplace && !filled && wants_number(r, c);
    const bool makes = !inplace && !number;
    rooms made;
    c->number = number;
    if (makes && make_rooms(r, outputs, &made))
        return th_raise();
    for (int i = 0; i < r->tensors; i++) /* no Variable is among them */
        c->t[i] = objects[i] ? th_unwrap(objects[i]) : NULL;
    if (r->many)
        th_take_lists(r, c, objects + r->tensors);
    if (inplace)
        th_retain(c->out[0] = c->t[0]);
    for (int k = 0; outputs && !inplace && k < r->returned; k++)
        if (outputs[k])
            th_retain(c->out[k] = th_tensor_of(outputs[k]));
    if (th_run_entry(r, c)) {
        if (makes)
            free_rooms(r, &made);
        return th_raise();
    }
    if (makes)
        return r->results == 1 && !outputs ? th_wrap_in(made.at[0], c->out[0])
                                           : results_of(r, c, outputs, &made);
    PyObject *result = number ? th_number(c->out[0], c->out[0]->offset) : Py_NewRef(objects[0]);
    for (int k = 0; k < (number ? r->results : 1); k++)
        th_drop(c->out[k]);
    return result;
}

/* The same while somebody looks: with its time, and what it gave. */
static PyObject *invoke_watched(const row *r, call *c, bool inplace, int seen, PyObject **objects,
                                PyObject *const *outputs) {
    const bool recorded = seen & SEEN_VARIABLE;
    watch *w = th_watch_call(r, recorded ? r->inputs : 0, objects);
    if (!w)
        return NULL;
    PyObject *result = invoke(r, c, inplace, seen, objects, outputs),
             *items[TH_MAX_RESULTS] = {NULL};
    const bool many = result && PyTuple_Check(result) && r->returned > 1;
    for (int k = 0; result && recorded && k < r->returned; k++)
        items[k] = many ? PyTuple_GetItem(result, k) : result;
    if (!th_watch_end(w, items, TH_MAX_RESULTS, !result))
        return result;
    Py_XDECREF(result);
    return NULL;
}

/* x ** 2 is square(x), recorded as such too. An integral operand meets only integers so. */
static const row *shorter(const row *r, const call *c, bool inplace, PyObject *const *objects) {
    if (!objects[0] || objects[1])
        return r;
    const scalar number = c->s[r->params[1].number];
    const dtype type = th_tensor_of(objects[0])->dtype;
    for (const shortcut *s = r->shortcuts; s->row; s++)
        if (s->number == number.f && (s->row->flags & ROW_INPLACE || !inplace)
            && (th_is_floating(type) || (number.kind == TH_INTEGRAL && s->row->own >> type & 1)))
            return s->row;
    return r;
}

PyObject *th_invoke(const row *r, call *c, bool inplace, int seen, PyObject **objects,
                    PyObject *const *outputs) {
    if (r->shortcuts)
        r = shorter(r, c, inplace, objects);
    return (__builtin_expect(th_watching, 0) ? invoke_watched : invoke)(r, c, inplace, seen,
                                                                        objects, outputs);
}
