/* dispatch.c: from a Python call to a row: the first overload that accepts the arguments. */
#include "python/call/call.h"

static PyObject *invoke(const row *r, const given *g, arguments *a, bool inplace,
                        PyObject *const *outputs) {
    if (outputs)
        a->c.type = th_tensor_of(outputs[0])->dtype;
    else if (g->type >= 0)
        a->c.type = (uint8_t)g->type;
    return th_invoke(r, &a->c, inplace, a->seen, a->objects, outputs);
}

/* Run with out=, checked and held by a tuple. */
static PyObject *invoke_into(const row *r, const given *g, arguments *a) {
    PyObject *kept = NULL, *outputs[TH_MAX_RESULTS] = {NULL};
    PyObject *result = th_take_outputs(r, g->out, &kept, outputs) ? NULL
                                                                  : invoke(r, g, a, false, outputs);
    Py_XDECREF(kept);
    return result;
}

/* Try one row. NULL without an error: it does not accept the arguments; g->refused is set if only a
   dtype mismatched. */
static PyObject *run(const row *r, given *g, bool inplace, PyObject *const *outputs,
                     bool any_type) {
    arguments a;
    PyObject *result = NULL;
    th_arguments_begin(r, &a);
    const int put = th_put_arguments(r, g, &a);
    if (put < 0 && PyErr_ExceptionMatches(PyExc_TypeError))
        PyErr_Clear(); /* a sequence had an element of another kind */
    else if (put < 0)
        th_raise_in(r->name, inplace);
    else if (put > 0 && !any_type && !th_accepts_type(r, &a))
        g->refused = g->refused ? g->refused : r;
    else if (put > 0 && !g->alone && r->flags & (ROW_COMPARES | ROW_ALIKE)
             && th_compare_sizes(r, &a))
        ;
    else if (put > 0
             && !(result = g->out ? invoke_into(r, g, &a) : invoke(r, g, &a, inplace, outputs))) {
        if (!any_type && th_declined())
            g->refused = g->refused ? g->refused : r;
        else
            th_raise_in(r->name, inplace);
    }
    th_arguments_end(&a);
    return result;
}

/* Same for a composed row. */
static PyObject *run_composed(const row *r, given *g, bool any_type) {
    PyObject *values = th_bind(r, g) && (any_type || th_composed_accepts_type(r, g))
                           ? th_bound_values(r, g)
                           : NULL;
    PyObject *result = values             ? th_call_composed(r, values, g->out)
                       : PyErr_Occurred() ? th_raise_in(r->name, false)
                                          : NULL;
    Py_XDECREF(values);
    return result;
}

/* The alpha's torch.add(result, a, b): the leading tensors are outputs, as many as there are
   results. */
static PyObject *run_results_first(const row *r, given *g) {
    const Py_ssize_t results = r->returned;
    for (Py_ssize_t i = 0; i < results; i++)
        if (i >= g->count || (g->letters[i] != 't' && g->letters[i] != 'v'))
            return NULL;
    given rest = *g;
    rest.args += results;
    rest.letters += results;
    rest.count -= results;
    if (r->enter)
        return run(r, &rest, false, g->args, true);
    rest.out = g->args[0];
    return results == 1 && !(r->flags & ROW_CHANGES) ? run_composed(r, &rest, true) : NULL;
}

/* Call the first row that accepts the arguments. NULL without an error: none. */
static PyObject *call_first_accepting(const overloads *name, bool inplace, given *g) {
    for (int k = 0; k < name->count; k++) {
        const row *r = name->rows[k];
        if (!th_has_form(r, inplace, g->method) || (inplace && g->out))
            continue;
        const bool only = name->count == 1;
        PyObject *result = r->enter ? run(r, g, inplace, NULL, only) : run_composed(r, g, only);
        if (result || PyErr_Occurred())
            return result;
    }
    return NULL;
}

/* In place, by a composed row that has no such form: its result is copied into the first tensor. */
static PyObject *run_and_copy(const overloads *name, given *g) {
    PyObject *const to = g->args[0], *result = NULL;
    for (int k = 0; !result && !PyErr_Occurred() && k < name->count; k++)
        if (!name->rows[k]->enter && th_has_form(name->rows[k], false, g->method))
            result = run_composed(name->rows[k], g, false);
    if (!result || !th_is_tensor(to) || !th_is_tensor(result)
        || !th_same_size(th_tensor_of(to), th_tensor_of(result))) {
        Py_XDECREF(result);
        return NULL;
    }
    PyObject *copied = PyObject_CallMethod(to, "copy_", "O", result);
    Py_DECREF(result);
    return copied ? copied : th_raise_in(name->name, true);
}

/* If no row accepts 0-dim tensors as tensors, try them as numbers. */
static PyObject *call_strict_then_lenient(const overloads *name, bool inplace, given *g) {
    PyObject *result = call_first_accepting(name, inplace, g);
    const row *refused = g->refused;
    if (result || PyErr_Occurred())
        return result;
    g->lenient = true;
    result = call_first_accepting(name, inplace, g);
    if (result || PyErr_Occurred())
        return result;
    g->lenient = false;
    if (refused) /* its error lists the accepted types */
        return run(refused, g, inplace, NULL, true);
    if (inplace)
        return g->out ? NULL : run_and_copy(name, g);
    for (int k = 0; !g->method && !g->out && k < name->count; k++) {
        result = run_results_first(name->rows[k], g);
        if (result || PyErr_Occurred())
            return result;
    }
    return NULL;
}

/* Return the view of a tensor's bytes, or the copy that a row which copies views makes of it. */
static PyObject *call_with_view(const overloads *name, PyObject *view) {
    if (name->rows[0]->flags & ROW_VIEW)
        return Py_NewRef(view);
    const tensor *t = th_tensor_of(view);
    PyObject *args[2] = {view, th_make_size(t->ndim, t->size)};
    PyObject *copy = args[1] ? th_call_function(name, args, 2, NULL) : NULL;
    Py_XDECREF(args[1]);
    return copy;
}

static __attribute__((noinline)) PyObject *call_with_options(const overloads *name, bool inplace,
                                                             given *g) {
    extracted t;
    t.converted = t.narrow = NULL;
    t.state = NULL;
    const int begun = th_options_begin(name, inplace, g, &t);
    PyObject *result = begun < 0 ? NULL
                       : begun   ? call_with_view(name, t.converted)
                                 : call_strict_then_lenient(name, inplace, g);
    return th_options_end(&t, result);
}

/* args: `count` positional ones, then the values of `names`. kind: as for th_call_override. */
static PyObject *call_rows(const overloads *name, bool inplace, const char *kind,
                           PyObject *const *args, Py_ssize_t count, PyObject *names) {
    const bool method = *kind == 'm';
    char letters[TH_MAX_ARGUMENTS];
    given g; /* uninitialized: its tables are longer than the call */
    const int few = th_given(&g, letters, method, args, count, names);
    if (few < 0)
        return NULL;
    g.alone = name->count == 1;
    PyObject *result = !few || (g.out && th_has_override(&g.out, 1)) ? NULL
                       : g.options ? call_with_options(name, inplace, &g)
                                   : call_strict_then_lenient(name, inplace, &g);
    if (!result && few && !g.out && !g.options && !PyErr_Occurred() && th_reinterprets(name))
        result = call_with_options(name, inplace, &g);
    if (!result && !PyErr_Occurred())
        result = th_call_override(kind, name->rows[0]->op, name->name, inplace, NULL, args, count,
                                  names);
    return result || PyErr_Occurred()
               ? result
               : th_raise_no_overload(name, inplace, method, args, count, names);
}

/* Call while a mode is active. NULL without an error: not active in this thread. */
static PyObject *call_in_mode(const char *kind, const overloads *name, bool inplace, PyObject *self,
                              PyObject *const *args, Py_ssize_t count, PyObject *names) {
    return th_modes_off ? NULL
                        : th_call_override(kind, name->rows[0]->op, name->name, inplace, self, args,
                                           count, names);
}

static PyObject *call_method(const overloads *name, bool inplace, PyObject *self,
                             PyObject *const *args, Py_ssize_t count, PyObject *names) {
    const Py_ssize_t all = count + (names ? PyTuple_Size(names) : 0);
    PyObject *few[TH_MAX_ARGUMENTS], **with = few;
    if (all >= TH_MAX_ARGUMENTS
        && !(with = th_allocate((all + 1) * (Py_ssize_t)sizeof(PyObject *))))
        return th_raise();
    with[0] = self;
    for (Py_ssize_t i = 0; i < all; i++)
        with[i + 1] = args[i];
    PyObject *result = call_rows(name, inplace, "method", with, count + 1, names);
    if (with != few)
        th_release(with, (all + 1) * (Py_ssize_t)sizeof(PyObject *));
    return result;
}

PyObject *th_call_method(const overloads *name, bool inplace, PyObject *self, PyObject *const *args,
                         Py_ssize_t count, PyObject *names) {
    PyObject *result = th_modes ? NULL : th_fast_path(name, inplace, self, args, count, names);
    if (!result && th_modes && !PyErr_Occurred())
        result = call_in_mode("method", name, inplace, self, args, count, names);
    return result || PyErr_Occurred() ? result
                                      : call_method(name, inplace, self, args, count, names);
}

PyObject *th_call_function(const overloads *name, PyObject *const *args, Py_ssize_t count,
                           PyObject *names) {
    PyObject *result = th_modes ? NULL : th_fast_path(name, false, NULL, args, count, names);
    if (!result && th_modes && !PyErr_Occurred())
        result = call_in_mode("function", name, false, NULL, args, count, names);
    return result || PyErr_Occurred() ? result
                                      : call_rows(name, false, "function", args, count, names);
}

PyObject *th_python_bound(PyObject *module, PyObject *const *args, Py_ssize_t count,
                          PyObject *names) {
    (void)module;
    char letters[TH_MAX_ARGUMENTS];
    given g; /* uninitialized: its tables are longer than the call */
    const row *r = th_row_named(args[0]);
    const int few = r ? th_given(&g, letters, false, args + 1, count - 1, names) : -1;
    PyObject *values = few > 0 && th_bind(r, &g) ? th_bound_values(r, &g) : NULL;
    return few < 0 || values || PyErr_Occurred() ? values : Py_NewRef(Py_None);
}

/* Whether an operand is no number; then its own reflected operator is tried. */
static bool is_foreign(PyObject *o) {
    const char letter = th_letter_of(o);
    return (letter == 'o' || letter == 's' || letter == 'n' || letter == 'L') && !PyNumber_Check(o);
}

/* An ndarray with dims; one without dims is a number. */
static bool is_array(PyObject *o) {
    if (th_letter_of(o) != 'o' || !PySequence_Check(o))
        return false;
    PyObject *interface = PyObject_GetAttrString(o, "__array_interface__");
    const Py_ssize_t length = interface ? PyObject_Size(o) : -1;
    Py_XDECREF(interface);
    PyErr_Clear();
    return length >= 0;
}

/* Return o, or a constant tensor that shares an array's memory. New reference. */
static PyObject *as_tensor(PyObject *o) {
    if (!is_array(o))
        return Py_NewRef(o);
    return th_call_python("torch._core", "from_numpy", "(O)", o);
}

static PyObject *operate(int operator, bool inplace, PyObject *a, PyObject *b);

static PyObject *operate_on_arrays(int operator, bool inplace, PyObject *a, PyObject *b) {
    PyObject *left = as_tensor(a), *right = left ? as_tensor(b) : NULL;
    PyObject *result = right ? operate(operator, inplace, left, right) : NULL;
    Py_XDECREF(left);
    Py_XDECREF(right);
    return result;
}

static PyObject *operate(int operator, bool inplace, PyObject *a, PyObject *b) {
    const overloads *name = th_operators[operator];
    if (!name)
        Py_RETURN_NOTIMPLEMENTED;
    PyObject *args[2] = {a, b};
    const Py_ssize_t count = b ? 2 : 1;
    PyObject *result = th_modes ? call_in_mode("operator", name, inplace, NULL, args, count, NULL)
                                : NULL;
    if (!th_modes || (!result && !PyErr_Occurred()))
        result = th_fast_path(name, inplace, NULL, args, count, NULL);
    if (result || PyErr_Occurred())
        return result;
    if (b && (is_array(a) || is_array(b)))
        return operate_on_arrays(operator, inplace, a, b);
    if (b && (is_foreign(a) || is_foreign(b)) && !th_has_override(args, count))
        Py_RETURN_NOTIMPLEMENTED;
    return call_rows(name, inplace, "operator", args, count, NULL);
}

PyObject *th_operator(int operator, PyObject * a, PyObject *b) {
    return operate(operator, false, a, b);
}

PyObject *th_operator_inplace(int operator, PyObject * a, PyObject *b) {
    const overloads *name = th_operators[operator];
    if (!name || !(name->rows[0]->flags & ROW_INPLACE))
        Py_RETURN_NOTIMPLEMENTED;
    return operate(operator, true, a, b);
}
