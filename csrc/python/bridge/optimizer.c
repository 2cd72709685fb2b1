/* optimizer.c: one optimizer step: runs the row of its update rule over lists of tensors. The row's
   first Tensor& is the parameter, its Tensor the gradient, and each further Tensor& a state. */
#include <string.h>

#include "python/bridge/bridge.h"
#include "walk/launch.h"

/* A step: the call that all parameters share, except for their tensors. */
typedef struct rule {
    const row *r;
    call c;
    int gradient, count;               /* slot of the gradient; number of slots */
    PyObject *columns[TH_MAX_TENSORS]; /* per slot a list; NULL for the gradient */
    tensor pairs[TH_MAX_TENSORS];      /* complex tensors viewed as pairs */
} rule;

static int bind_columns(rule *s, PyObject *columns) {
    const row *r = s->r;
    Py_ssize_t used = 0;
    s->gradient = -1;
    for (int i = 0; i < r->nparams; i++) {
        const param *p = &r->params[i];
        if (p->kind == P_TENSOR && s->gradient < 0)
            s->gradient = p->slot;
        else if (p->kind == P_STATE && used < PyTuple_Size(columns))
            s->columns[p->slot] = PyTuple_GetItem(columns, used++);
        else if (th_holds_tensor(p) || p->kind == P_TENSORS)
            used = -TH_MAX_TENSORS;
    }
    s->count = r->tensors;
    if (s->gradient < 0 || used < 1 || used != PyTuple_Size(columns) || !r->enter) {
        PyErr_Format(PyExc_TypeError,
                     "%s: as the rule of an optimizer a row has the parameter and its states as "
                     "Tensor& and the gradient as a Tensor, and no other tensor",
                     r->op);
        return -1;
    }
    const Py_ssize_t length = PyList_Check(s->columns[0]) ? PyList_Size(s->columns[0]) : -1;
    for (int k = 0; k < s->count; k++)
        if (length < 0
            || (s->columns[k]
                && (!PyList_Check(s->columns[k]) || PyList_Size(s->columns[k]) != length))) {
            PyErr_Format(PyExc_TypeError, "%s: need lists of one length", r->op);
            return -1;
        }
    return 0;
}

/* Bind the row's numbers, in the order of its parameters. */
static int bind_numbers(rule *s, PyObject *numbers) {
    Py_ssize_t used = 0;
    th_set_presets(s->r, &s->c);
    for (int i = 0; i < s->r->nparams; i++) {
        const param *p = &s->r->params[i];
        if (th_holds_tensor(p))
            continue;
        PyObject *o = used < PyTuple_Size(numbers) ? PyTuple_GetItem(numbers, used++) : NULL;
        int failed = !o;
        if (o && p->kind == P_SCALAR)
            failed = th_parse_scalar(o, &s->c.s[p->slot]);
        else if (o && p->kind == P_BOOL)
            failed = (s->c.n[p->slot] = PyObject_IsTrue(o)) < 0;
        else if (o)
            failed = (s->c.n[p->slot] = PyLong_AsLongLong(o)) == -1 && PyErr_Occurred();
        if (failed) {
            if (!PyErr_Occurred() || PyErr_ExceptionMatches(PyExc_TypeError))
                PyErr_Format(PyExc_TypeError, "%s: %s is %R, not a number", s->r->op, p->name,
                             o ? o : Py_None);
            return -1;
        }
    }
    return 0;
}

/* Take the tensors of parameter i. Increase their references: another thread may shorten the lists
   meanwhile. */
static int take(rule *s, Py_ssize_t i) {
    PyObject *o = PyList_GetItem(s->columns[0], i);
    if (!o)
        return -1;
    const record *v = th_is_tensor(o) ? th_record_of(o) : NULL;
    if (!v || !v->grad) {
        PyErr_Format(PyExc_TypeError, "%s: parameter %zd is a %R%s", s->r->op, i,
                     (PyObject *)Py_TYPE(o),
                     th_is_tensor(o) ? " without a gradient" : ", not a Tensor");
        return -1;
    }
    s->c.t[0] = v->t;
    s->c.t[s->gradient] = th_tensor_of(v->grad);
    for (int k = 1; k < s->count; k++) {
        if (k == s->gradient)
            continue;
        PyObject *state = PyList_GetItem(s->columns[k], i);
        if (!state)
            return -1;
        if (!th_is_tensor(state)) {
            PyErr_Format(PyExc_TypeError, "%s: %s of parameter %zd is a %R, not a Tensor", s->r->op,
                         th_slot_name(s->r, k), i, (PyObject *)Py_TYPE(state));
            return -1;
        }
        s->c.t[k] = th_tensor_of(state);
    }
    for (int k = 0; k < s->count; k++) {
        if (!th_is_complex((dtype)s->c.t[k]->dtype))
            continue;
        if (th_view_as_real(s->r->op, &s->pairs[k], s->c.t[k]))
            return th_raise_int();
        s->c.t[k] = &s->pairs[k];
    }
    return 0;
}

/* Run the checks of the row's entry for every parameter before the first one is modified. */
static int check(const rule *s, Py_ssize_t i) {
    const row *r = s->r;
    const tensor *p = s->c.t[0];
    if (!(r->dtypes >> p->dtype & 1))
        PyErr_Format(PyExc_TypeError,
                     "%s: parameter %zd is %s; need a HalfTensor, FloatTensor or "
                     "DoubleTensor",
                     r->op, i, th_describe(p));
    for (int k = 0; k < s->count && !PyErr_Occurred(); k++) {
        const tensor *t = s->c.t[k];
        if (t->dtype != p->dtype || !th_same_size(t, p))
            PyErr_Format(PyExc_ValueError, "%s: parameter %zd is %s, but its %s is %s", r->op, i,
                         th_describe(p), th_slot_name(r, k), th_describe(t));
        else if (th_check_device(r, k, t, p->device))
            th_raise();
        else if (k != s->gradient && th_overlaps_itself(t))
            PyErr_Format(PyExc_RuntimeError,
                         "%s: %s %zd overlaps itself (an expanded tensor?); use .clone() first",
                         r->op, th_slot_name(r, k), i);
        for (int j = 0; j < k && !PyErr_Occurred(); j++)
            if (th_overlaps(t, s->c.t[j]))
                PyErr_Format(PyExc_RuntimeError,
                             "%s: %s and %s of parameter %zd share memory; use .clone() of one",
                             r->op, th_slot_name(r, j), th_slot_name(r, k), i);
    }
    return PyErr_Occurred() ? -1 : 0;
}

static int run(rule *s, Py_ssize_t i) {
    call c = s->c;
    if (take(s, i))
        return -1;
    memcpy(c.t, s->c.t, sizeof c.t);
    c.inplace = true;
    th_retain(c.out[0] = c.t[0]);
    if (th_run_entry(s->r, &c))
        return th_raise_int();
    th_drop(c.out[0]);
    PyObject *parameter = PyList_GetItem(s->columns[0], i);
    if (parameter) /* a graph that needs the value of before finds that it is gone */
        th_count_write(parameter, s->r->name);
    return parameter ? 0 : -1;
}

/* On GPUs many parameters share one launch, except narrow types, which are computed on copies. */
static int run_all(rule *s) {
    const Py_ssize_t count = PyList_Size(s->columns[0]);
    bool listed = count > 1 && s->r->flags & ROW_LOOP;
    for (Py_ssize_t i = 0; i < count && listed; i++) {
        if (take(s, i))
            return -1;
        const dtype type = (dtype)s->c.t[0]->dtype;
        listed = s->c.t[0]->device != TH_CPU && (type == TH_FLOAT || type == TH_DOUBLE);
    }
    launch_list *list = listed ? th_launch_list(s->r->op) : NULL;
    if (listed && !list)
        return th_raise_int();
    int failed = 0;
    for (Py_ssize_t i = 0; i < count && !failed; i++)
        failed = run(s, i);
    if (list && th_launch_list_end(list) && !failed)
        failed = th_raise_int();
    return failed;
}

/* update(op, (parameters, states...), numbers): one step of the rule for tensors with a
   gradient. */
PyObject *th_python_update(PyObject *module, PyObject *const *args, Py_ssize_t count) {
    (void)module;
    rule s;
    memset(&s, 0, sizeof s);
    if (count != 3 || !PyTuple_Check(args[1]) || !PyTuple_Check(args[2]))
        return PyErr_Format(PyExc_TypeError,
                            "update takes an op, a tuple of lists and a tuple of numbers");
    /* Convert numbers first: that may run Python code. */
    if (!(s.r = th_row_named(args[0])) || bind_numbers(&s, args[2]) || bind_columns(&s, args[1]))
        return NULL;
    for (Py_ssize_t i = 0; i < PyList_Size(s.columns[0]); i++)
        if (take(&s, i) || check(&s, i))
            return NULL;
    return run_all(&s) ? NULL : Py_NewRef(Py_None);
}
