/* composed.c: what dispatch.c leaves to Python: the functions of `python` rows, and calls that fit no row. */
#include "python/call/call.h"

static PyObject *attribute_of_module(PyObject **cache, const char *module, const char *attribute) {
    if (!*cache) {
        PyObject *m = PyImport_ImportModule(module);
        if (!m)
            return NULL;
        *cache = PyObject_GetAttrString(m, attribute);
        Py_DECREF(m);
    }
    return *cache;
}

/* Calls target(*args, **keywords), stealing both. */
static PyObject *call_with(PyObject *target, PyObject *args, PyObject *keywords) {
    PyObject *result = target && args && keywords ? PyObject_Call(target, args, keywords) : NULL;
    Py_XDECREF(args);
    Py_XDECREF(keywords);
    return result;
}

/* False with an error where the sequence's own code raised; that something is no sequence is an answer. */
static bool are_tensors(PyObject *sequence) {
    PyObject *items = th_items(sequence);
    bool all = items != NULL;
    if (!items && PyErr_ExceptionMatches(PyExc_TypeError))
        PyErr_Clear();
    for (Py_ssize_t i = 0; all && i < PyTuple_Size(items); i++) {
        PyObject *item = PyTuple_GetItem(items, i);
        all = th_is_tensor(item) && !th_overrides(item);
    }
    Py_XDECREF(items);
    return all;
}

/* Whether a composed row's function may get this: of int*, one of its ints as well. */
static bool suits(const param *p, PyObject *o) {
    const char letter = th_letter_of(o);
    if (p->kind == P_TENSORS && letter == 'L')
        return are_tensors(o);
    if (p->kind == P_LIST && letter != 'L' && letter != 'b')
        return PyIndex_Check(o) && !th_is_tensor(o);
    return th_fits(p, letter, o);
}

/* The Python function of a row gets what its signature says; too many or unknown arguments it refuses itself. */
static int check_composed(const row *r, PyObject *self, PyObject *const *args, Py_ssize_t count,
                          PyObject *names) {
    static const char *const kinds[] = {[P_TENSOR] = "a Tensor",
                                        [P_STATE] = "a Tensor",
                                        [P_EITHER] = "a Tensor or a number",
                                        [P_SCALAR] = "a number",
                                        [P_INT] = "an int",
                                        [P_BOOL] = "a bool",
                                        [P_DIM] = "an int",
                                        [P_KEEPDIM] = "a bool",
                                        [P_INTS] = "an int or a sequence of ints",
                                        [P_LIST] = "ints",
                                        [P_DIMS] = "an int or ints",
                                        [P_TENSORS] = "a sequence of Tensors",
                                        [P_WORD] = "a word"};
    const Py_ssize_t first = self != NULL, named = names ? PyTuple_Size(names) : 0;
    for (Py_ssize_t i = 0; i < count + named; i++) {
        const param *p = i < count && i + first < r->nparams ? &r->params[i + first] : NULL;
        for (int k = 0; i >= count && k < r->nparams; k++)
            if (!PyUnicode_CompareWithASCIIString(PyTuple_GetItem(names, i - count),
                                                  r->params[k].name))
                p = &r->params[k];
        if (p && !suits(p, args[i])) {
            if (!PyErr_Occurred())
                PyErr_Format(PyExc_TypeError, "%s: %s must be %s, not %R", r->name, p->name,
                             kinds[p->kind], (PyObject *)Py_TYPE(args[i]));
            return -1;
        }
        if (p && p->kind == P_WORD && th_word(r->name, p, args[i]) < 0)
            return -1;
    }
    return 0;
}

/* out= of a composed row, which torch/_bind.py fills with what the function gives. */
static PyObject *into_out(const row *r, PyObject *target, PyObject *args, PyObject *keywords) {
    static PyObject *fill_out = NULL;
    PyObject *given = attribute_of_module(&fill_out, "torch._bind", "composed_into") && args
                              && keywords
                          ? Py_BuildValue("(OiOO)", target, r->returned, args, keywords)
                          : NULL;
    Py_XDECREF(args);
    Py_XDECREF(keywords);
    PyObject *result = call_with(fill_out, given, PyDict_New());
    return result ? result : th_raise_in(r->name, false);
}

/* Borrowed: the function of a `python` row, in torch/composed/ or the composed.py of its package. */
static PyObject *composed_function(const row *r) {
    static PyObject *composed = NULL;
    const char *name = th_short_op(r);
    if (name == r->op)
        return attribute_of_module(&composed, "torch.composed", "__dict__")
                   ? th_lookup(composed, name)
                   : NULL;
    char folder[256];
    PyOS_snprintf(folder, sizeof folder, "%.*scomposed", (int)(name - r->op), r->op);
    PyObject *module = PyImport_ImportModule(folder);
    PyObject *found = module ? th_lookup(PyModule_GetDict(module), name) : NULL;
    Py_XDECREF(module);
    return found;
}

/* Whether this is an int of another kind than Python's, NumPy's say. */
static bool is_other_int(PyObject *o) {
    return th_letter_of(o) == 'o' && !PyLong_Check(o) && PyIndex_Check(o) && !PySequence_Check(o);
}

/* Whether it is one, or a list or tuple that has one. -1: an error. */
static int has_other_ints(PyObject *o) {
    const Py_ssize_t count = th_letter_of(o) == 'L' ? PySequence_Size(o) : 0;
    int found = is_other_int(o);
    for (Py_ssize_t i = 0; i < count && !found; i++) {
        PyObject *item = PySequence_GetItem(o, i);
        found = item ? is_other_int(item) : -1;
        Py_XDECREF(item);
    }
    return count < 0 ? -1 : found;
}

/* Python's own in its place, and in lists and tuples; what cannot be one stays. A new reference. */
static PyObject *with_own_ints(PyObject *o) {
    if (is_other_int(o)) {
        PyObject *own = PyNumber_Index(o);
        if (own || !PyErr_ExceptionMatches(PyExc_TypeError))
            return own;
        PyErr_Clear();
    }
    const int others = th_letter_of(o) == 'L' ? has_other_ints(o) : 0;
    PyObject *items = others > 0 ? PySequence_List(o) : others < 0 ? NULL : Py_NewRef(o);
    for (Py_ssize_t i = 0; others > 0 && items && i < PyList_Size(items); i++) {
        PyObject *item = Py_NewRef(PyList_GetItem(items, i)), *own = with_own_ints(item);
        Py_DECREF(item);
        if (!own || PyList_SetItem(items, i, own))
            Py_CLEAR(items);
    }
    return items;
}

/* The tuple that a composed function gives, with the names that its row has for the results. */
static PyObject *with_names(const row *r, PyObject *found) {
    if (!found || !r->names || !PyTuple_CheckExact(found) || PyTuple_Size(found) != r->returned)
        return found;
    PyObject *items[TH_MAX_RESULTS];
    for (int k = 0; k < r->returned; k++)
        items[k] = Py_NewRef(PyTuple_GetItem(found, k));
    Py_DECREF(found);
    return th_results(r, items);
}

/* Whether a call that its row refuses has the result in front, as torch.cross(result, a, b). */
static bool result_first(const row *r, PyObject *self, PyObject *const *args, Py_ssize_t count,
                         PyObject *names) {
    if (self || count < 2 || !th_is_tensor(args[0]) || r->returned != 1
        || !PyErr_ExceptionMatches(PyExc_TypeError))
        return false;
    PyObject *type, *value, *trace;
    PyErr_Fetch(&type, &value, &trace);
    const bool fits = !check_composed(r, NULL, args + 1, count - 1, names);
    if (!fits) {
        PyErr_Clear();
        PyErr_Restore(type, value, trace);
        return false;
    }
    Py_XDECREF(type), Py_XDECREF(value), Py_XDECREF(trace);
    return true;
}

/* Whether a class answers a call that its row refuses: then the error is dropped. */
static bool has_override(PyObject *self, PyObject *const *args, Py_ssize_t all) {
    PyObject *type, *value, *trace;
    PyErr_Fetch(&type, &value, &trace);
    const bool found = th_has_override(args, all) || (self && th_has_override(&self, 1));
    if (!found && !PyErr_Occurred()) {
        PyErr_Restore(type, value, trace);
        return false;
    }
    Py_XDECREF(type), Py_XDECREF(value), Py_XDECREF(trace);
    return true;
}

static PyObject *call_checked(const row *r, PyObject *target, PyObject *self, PyObject *const *args,
                              Py_ssize_t count, PyObject *names) {
    const bool own = self && th_overrides(self);
    if (own || check_composed(r, self, args, count, names)) {
        if (own
            || (PyErr_ExceptionMatches(PyExc_TypeError)
                && has_override(self, args, count + (names ? PyTuple_Size(names) : 0))))
            return th_call_override(self ? "method" : "function", r->op, r->name, false, self, args,
                                    count, names);
        if (!result_first(r, self, args, count, names))
            return NULL;
        PyObject *keywords = th_args_dict(args, count, names);
        if (keywords && PyDict_SetItemString(keywords, "out", args[0]))
            Py_CLEAR(keywords);
        return with_names(r,
                          into_out(r, target, th_args_tuple(NULL, args + 1, count - 1), keywords));
    }
    for (Py_ssize_t i = 0; !(r->flags & ROW_VIEW) && names && i < PyTuple_Size(names); i++)
        if (!PyUnicode_CompareWithASCIIString(PyTuple_GetItem(names, i), "out"))
            return with_names(r, into_out(r, target, th_args_tuple(self, args, count),
                                          th_args_dict(args, count, names)));
    Py_ssize_t all = count + (self != NULL);
    PyObject *result;
    if (!names && (all == 1 || all == 2)) /* operators and most methods: no tuple, no dict */
        result = self ? PyObject_CallFunctionObjArgs(target, self, count ? args[0] : NULL, NULL)
                      : PyObject_CallFunctionObjArgs(target, args[0], count > 1 ? args[1] : NULL,
                                                     NULL);
    else
        result = call_with(target, th_args_tuple(self, args, count),
                           th_args_dict(args, count, names));
    return result ? with_names(r, result) : th_raise_in(r->name, false);
}

/* Inside autocast an op gets its operands converted, and converts nothing inside. 0: the row is none of those. */
static int call_cast(const row *r, PyObject *self, PyObject *const *args, Py_ssize_t count,
                     PyObject *names, PyObject **result) {
    PyObject *few[TH_MAX_ARGUMENTS + 1] = {self}, *to[TH_MAX_ARGUMENTS + 1];
    const Py_ssize_t all = count + (names ? PyTuple_Size(names) : 0);
    int back;
    for (Py_ssize_t i = 0; i < all && i < TH_MAX_ARGUMENTS; i++)
        few[i + 1] = args[i];
    const int cast = all > TH_MAX_ARGUMENTS ? 0 : th_autocast(r->name, few, all + 1, to, &back);
    if (cast <= 0)
        return cast;
    PyObject *before = th_autocast_pause();
    *result = th_call_composed(r, to[0], to + 1, count, names);
    th_autocast_resume(before);
    for (Py_ssize_t i = 0; i <= all; i++)
        Py_XDECREF(to[i]);
    return 1;
}

/* A `python` row: the function of its name has the signature, and gets ints that are Python's. */
PyObject *th_call_composed(const row *r, PyObject *self, PyObject *const *args, Py_ssize_t count,
                           PyObject *names) {
    PyObject *result = NULL;
    if (__builtin_expect(th_autocasts, 0) && call_cast(r, self, args, count, names, &result))
        return result;
    PyObject *target = composed_function(r);
    if (!target)
        return PyErr_Occurred() ? NULL
                                : PyErr_Format(PyExc_RuntimeError,
                                               "%s: composed has no function of this name", r->op);
    const Py_ssize_t all = count + (names ? PyTuple_Size(names) : 0);
    int others = 0;
    for (Py_ssize_t i = 0; i < all && !others; i++)
        others = has_other_ints(args[i]);
    if (others <= 0)
        return others ? NULL : call_checked(r, target, self, args, count, names);
    PyObject **own = PyMem_Calloc((size_t)all, sizeof *own);
    bool failed = !own;
    for (Py_ssize_t i = 0; i < all && !failed; i++)
        failed = !(own[i] = with_own_ints(args[i]));
    if (!failed)
        result = call_checked(r, target, self, own, count, names);
    else if (!own)
        PyErr_NoMemory();
    for (Py_ssize_t i = 0; own && i < all; i++)
        Py_XDECREF(own[i]);
    PyMem_Free(own);
    return result;
}

/* The same as th_takes_type, of a composed row that th_bind has bound. */
static bool is_complex(PyObject *o) {
    return th_is_tensor(o) && th_is_complex((dtype)th_tensor_of(o)->dtype);
}

/* Whether one of a call's tensors is complex, which then all are together. */
static bool any_complex(const given *g) {
    bool found = false;
    for (Py_ssize_t i = 0; i < g->last; i++)
        found |= is_complex(g->args[i]);
    for (int j = 0; j < g->named; j++)
        found |= is_complex(g->keyword[j].value);
    return found;
}

bool th_composed_takes_type(const row *r, const given *g) {
    if (r->dtypes & TH_COMPLEX && any_complex(g))
        return true;
    const int k = th_typed_by(r);
    PyObject *o = NULL;
    for (Py_ssize_t i = 0; i < g->last; i++)
        o = g->to[i] == k ? g->args[i] : o;
    for (int j = 0; j < g->named; j++)
        o = g->keyword[j].to == k ? g->keyword[j].value : o;
    return th_takes_type_of(r, o);
}

static PyObject *rows_of(const overloads *name, bool inplace) {
    PyObject *rows = PyList_New(0);
    for (int i = 0; rows && i < name->count; i++) {
        PyObject *row = th_has_form(name->rows[i], inplace, false) ? th_row_object(name->rows[i])
                                                                   : NULL;
        if (row ? PyList_Append(rows, row) : PyErr_Occurred() != NULL)
            Py_CLEAR(rows);
        Py_XDECREF(row);
    }
    return rows;
}

/* What the call means if it has options that rows do not have; else raises the TypeError that says what was given
   and what the name takes. */
PyObject *th_complain(const overloads *name, bool inplace, bool method, PyObject *const *args,
                      Py_ssize_t count, PyObject *names) {
    static PyObject *function = NULL;
    if (!attribute_of_module(&function, "torch._bind", "complain"))
        return NULL;
    PyObject *rows = rows_of(name, inplace);
    PyObject *arguments = th_args_tuple(NULL, args, count),
             *keywords = th_args_dict(args, count, names);
    if (!rows || !arguments || !keywords) {
        Py_XDECREF(rows);
        Py_XDECREF(arguments);
        Py_XDECREF(keywords);
        return NULL;
    }
    return call_with(function,
                     Py_BuildValue("(sNOONN)", name->name, rows, inplace ? Py_True : Py_False,
                                   method ? Py_True : Py_False, arguments, keywords),
                     PyDict_New());
}
