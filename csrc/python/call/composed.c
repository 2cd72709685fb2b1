/* composed.c: calls of the Python functions of `python` rows, and errors for calls that fit no
   row. */
#include "python/call/call.h"

/* place_of(op, word) -> position of the parameter for a keyword, or -1 */
PyObject *th_python_place_of(PyObject *module, PyObject *args) {
    (void)module;
    PyObject *op;
    const char *word;
    if (!PyArg_ParseTuple(args, "Os:place_of", &op, &word))
        return NULL;
    const row *r = th_row_named(op);
    const int k = r ? th_parameter_of(r, word, 0) : 0;
    const bool known = r && k < r->nparams && !(th_is_of_elements(r) && k >= r->reduction - 1);
    return r ? PyLong_FromLong(known ? k : -1) : NULL;
}

static PyObject *named(const row *r, PyObject *found) {
    PyObject *items[TH_MAX_RESULTS];
    if (!r->names || !PyTuple_CheckExact(found) || PyTuple_Size(found) != r->returned)
        return Py_NewRef(found);
    for (int k = 0; k < r->returned; k++)
        items[k] = Py_NewRef(PyTuple_GetItem(found, k));
    return th_results(r, items);
}

/* named(op, results): the results of a composed function as a named tuple of the row. */
PyObject *th_python_named(PyObject *module, PyObject *args) {
    (void)module;
    PyObject *op, *result;
    if (!PyArg_ParseTuple(args, "OO:named", &op, &result))
        return NULL;
    const row *r = th_row_named(op);
    return r ? named(r, result) : NULL;
}

/* Return the function of a `python` row in torch/composed/, or in the generated module `composed` of its
   package; borrowed. */
static PyObject *function_of(const row *r) {
    static PyObject *ours = NULL;
    const char *name = th_short_op(r);
    if (name == r->op)
        return th_attribute_of(&ours, "torch.composed", "__dict__") ? th_lookup(ours, name) : NULL;
    char path[256];
    PyOS_snprintf(path, sizeof path, "%.*sgenerated.composed", (int)(name - r->op), r->op);
    PyObject *module = PyImport_ImportModule(path);
    PyObject *result = module ? th_lookup(PyModule_GetDict(module), name) : NULL;
    Py_XDECREF(module);
    return result;
}

/* The function of a composed row as C calls it by position. Its references are never dropped. */
typedef struct composition {
    const row *row;
    PyObject *function, *names; /* names of its parameters; NULL: not those of the row in order */
    PyObject *defaults;         /* of the parameters from `first` on */
    Py_ssize_t first;
} composition;

static PyObject *names_of(const row *r, PyObject *function) {
    PyObject *code = PyObject_GetAttrString(function, "__code__");
    PyObject *names = code ? PyObject_GetAttrString(code, "co_varnames") : NULL;
    bool same = names && PyTuple_Size(names) >= r->nparams;
    for (int k = 0; same && k < r->nparams; k++)
        same = !PyUnicode_CompareWithASCIIString(PyTuple_GetItem(names, k), r->params[k].name);
    if (!same)
        Py_CLEAR(names);
    Py_XDECREF(code);
    PyErr_Clear();
    return names;
}

/* Remember functions by the address of their row: to look one up costs as much as a small call. */
static const composition *composition_of(const row *r) {
    static composition kept[256];
    composition *c = &kept[((uintptr_t)r / sizeof *r) % 256];
    if (c->row == r)
        return c;
    PyObject *function = function_of(r);
    PyObject *defaults = function ? PyObject_GetAttrString(function, "__defaults__") : NULL;
    if (defaults && !PyTuple_Check(defaults))
        Py_CLEAR(defaults);
    PyErr_Clear();
    if (!function)
        return NULL;
    const Py_ssize_t first = r->nparams - (defaults ? PyTuple_Size(defaults) : 0);
    *c = (composition){r, Py_NewRef(function), names_of(r, function), defaults, first};
    return c;
}

/* The parameter of a keyword, whose string is mostly that of the function; -1: none. */
static int position_of(const row *r, const composition *c, PyObject *word) {
    for (int k = 0; k < r->nparams; k++)
        if (PyTuple_GetItem(c->names, k) == word)
            return k;
    const char *name = PyUnicode_AsUTF8AndSize(word, NULL);
    const int k = name ? th_parameter_named(r, name) : r->nparams;
    return k < r->nparams ? k : -1;
}

/* composed_function(op): the Python function of a row. */
PyObject *th_python_composed_function(PyObject *module, PyObject *op) {
    (void)module;
    const row *r = th_row_named(op);
    PyObject *function = r ? function_of(r) : NULL;
    if (r && !function && !PyErr_Occurred())
        PyErr_Format(PyExc_LookupError, "%s is no function in Python", r->op);
    return Py_XNewRef(function);
}

/* Whether a function has a default for each optional parameter of its row. */
static bool has_defaults(const row *r, PyObject *function) {
    PyObject *defaults = PyObject_GetAttrString(function, "__defaults__");
    const Py_ssize_t count = defaults && PyTuple_Check(defaults) ? PyTuple_Size(defaults) : 0;
    Py_ssize_t optional = 0;
    for (int k = 0; k < r->nparams; k++)
        optional += r->params[k].optional;
    Py_XDECREF(defaults);
    PyErr_Clear();
    return count >= optional;
}

/* Return the values of all parameters that the function does not know by itself. New reference. */
static PyObject *with_defaults(const row *r, PyObject *function, PyObject *values) {
    return PyDict_Size(values) == r->nparams || r->flags & ROW_PRESETS || has_defaults(r, function)
               ? Py_NewRef(values)
               : th_call_python("torch._call.signatures", "with_defaults", "(sO)", r->op, values);
}

/* Raise the error of a composed function with the name of its row. */
static PyObject *raise_within(const row *r) {
    PyObject *type, *error, *trace;
    PyErr_Fetch(&type, &error, &trace);
    PyErr_NormalizeException(&type, &error, &trace);
    Py_XDECREF(th_error_within(error, r->name));
    PyErr_Clear();
    PyErr_Restore(type, error, trace);
    return NULL;
}

/* Call the function of a row with values by parameter. */
PyObject *th_call_composed(const row *r, PyObject *given, PyObject *out) {
    PyObject *none = PyTuple_New(0), *function = none ? function_of(r) : NULL, *found = NULL;
    PyObject *values = function ? with_defaults(r, function, given) : NULL;
    if (values && (out || th_autocasts))
        found = th_call_python("torch._call.bind", "call_aside", "(sOOO)", r->op, function, values,
                               out ? out : Py_None);
    else if (values)
        found = PyObject_Call(function, none, values);
    PyObject *result = found ? named(r, found) : function ? raise_within(r) : NULL;
    Py_XDECREF(none);
    Py_XDECREF(values);
    Py_XDECREF(found);
    return result;
}

/* Give the parameters without an argument their defaults, and every int[k] its ints, held by `made`.
   False: one has none, or an argument needs another conversion. */
static bool complete(const row *r, const composition *c, PyObject **values, PyObject **made) {
    bool fits = true;
    for (int k = 0; fits && k < r->nparams; k++) {
        const param *p = &r->params[k];
        if (values[k])
            fits = th_fits_unchanged(r, p, values[k]);
        else if ((fits = k >= c->first && p->optional))
            values[k] = PyTuple_GetItem(c->defaults, k - c->first);
        if (fits && p->kind == P_INTS && values[k] != Py_None)
            fits = (values[k] = made[k] = th_ints_of(r, p, values[k])) != NULL;
    }
    return fits;
}

static bool is_complex(PyObject *o) {
    return o && th_is_tensor(o) && th_is_complex((dtype)th_tensor_of(o)->dtype);
}

/* Whether an overload takes the type of its tensors. */
static bool has_type(const row *r, PyObject *const *values) {
    for (int k = 0; k < r->nparams && !(r->dtypes & TH_COMPLEX); k++)
        if (is_complex(values[k]))
            return false;
    const int k = th_typed_by(r);
    return k == r->nparams || th_accepts_type_of(r, values[k]);
}

PyObject *th_call_unconverted(const row *r, bool alone, PyObject *self, PyObject *const *args,
                              Py_ssize_t count, PyObject *names) {
    enum { MOST = 12 };
    PyObject *v[MOST] = {NULL}; /* in the order of the parameters */
    const Py_ssize_t named_ones = names ? PyTuple_Size(names) : 0, own = self != NULL;
    if (r->nparams >= MOST || own + count + named_ones > r->nparams || th_autocasts || r->reduction
        || (own && !th_holds_tensor(r->params)))
        return NULL;
    const composition *c = composition_of(r);
    if (!c || !c->names)
        return NULL;
    v[0] = self;
    for (Py_ssize_t i = 0; i < count; i++)
        v[own + i] = args[i];
    for (Py_ssize_t j = 0; j < named_ones; j++) {
        const int k = position_of(r, c, PyTuple_GetItem(names, j));
        if (k < 0 || v[k])
            return NULL;
        v[k] = args[count + j];
    }
    PyObject *made[MOST] = {NULL}, *result = NULL;
    if (complete(r, c, v, made) && (alone || has_type(r, v))) {
        PyObject *function = Py_NewRef(c->function);
        PyObject *found = PyObject_CallFunctionObjArgs(function, v[0], v[1], v[2], v[3], v[4], v[5],
                                                       v[6], v[7], v[8], v[9], v[10], NULL);
        result = found ? named(r, found) : raise_within(r);
        Py_DECREF(function);
        Py_XDECREF(found);
    } else {
        PyErr_Clear(); /* the slow path raises it */
    }
    for (int k = 0; k < r->nparams; k++)
        Py_XDECREF(made[k]);
    return result;
}

/* Whether any tensor of the call is complex; then all are promoted to complex. */
static bool any_complex(const given *g) {
    bool result = false;
    for (Py_ssize_t i = 0; i < g->last; i++)
        result |= is_complex(g->args[i]);
    for (int j = 0; j < g->named; j++)
        result |= is_complex(g->keyword[j].value);
    return result;
}

/* Same as th_accepts_type, for a composed row bound by th_bind. */
bool th_composed_accepts_type(const row *r, const given *g) {
    if (any_complex(g))
        return r->dtypes & TH_COMPLEX;
    const int k = th_typed_by(r);
    PyObject *o = NULL;
    for (Py_ssize_t i = 0; i < g->last; i++)
        o = g->to[i] == k ? g->args[i] : o;
    for (int j = 0; j < g->named; j++)
        o = g->keyword[j].to == k ? g->keyword[j].value : o;
    return th_accepts_type_of(r, o);
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

/* Try the call with options that rows lack; else raise a TypeError listing the given arguments and
   the accepted signatures. */
PyObject *th_raise_no_overload(const overloads *name, bool inplace, bool method,
                               PyObject *const *args, Py_ssize_t count, PyObject *names) {
    static PyObject *function = NULL;
    if (!th_attribute_of(&function, "torch._call.bind", "raise_no_overload"))
        return NULL;
    return PyObject_CallFunction(function, "sNOONN", name->name, rows_of(name, inplace),
                                 inplace ? Py_True : Py_False, method ? Py_True : Py_False,
                                 th_args_tuple(NULL, args, count),
                                 th_args_dict(args, count, names));
}
