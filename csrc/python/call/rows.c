/* rows.c: lookup of rows by op, and the Row type seen by Python. */
#include "python/call/call.h"

PyObject *th_rows; /* op -> Row */
static PyTypeObject *row_type;

int th_add_row(const row *r) {
    RowObject *o = PyObject_New(RowObject, row_type);
    if (!o)
        return -1;
    o->row = r;
    const int failed = PyDict_SetItemString(th_rows, r->op, (PyObject *)o);
    Py_DECREF((PyObject *)o);
    return failed;
}

const char *th_short_op(const row *r) {
    const char *dot = strrchr(r->op, '.');
    return dot ? dot + 1 : r->op;
}

PyObject *th_row_object(const row *r) {
    PyObject *o = th_lookup(th_rows, r->op);
    if (!o && !PyErr_Occurred())
        PyErr_Format(PyExc_KeyError, "no row is named '%s'", r->op);
    return Py_XNewRef(o);
}

const row *th_row_named(PyObject *op) {
    PyObject *o = PyUnicode_Check(op) ? PyDict_GetItemWithError(th_rows, op) : NULL;
    if (o)
        return ((RowObject *)o)->row;
    if (!PyErr_Occurred())
        PyErr_Format(PyExc_KeyError, "no row is named %R", op);
    return NULL;
}

#define TEXT(field)                                                                                \
    static PyObject *get_##field(PyObject *self, void *closure) {                                  \
        (void)closure;                                                                             \
        return PyUnicode_FromString(((RowObject *)self)->row->field);                              \
    }
TEXT(op)
TEXT(name)
TEXT(signature)

/* ((name, kind, optional, count), ...): the signature for Python. */
static PyObject *parameters_of(const row *r) {
    static const char kinds[] =
        "tsedibibILDTSwbi"; /* indexed by param_kind; s: state, e: tensor or number, w: word */
    PyObject *parameters = PyList_New(0);
    for (int i = 0; parameters && i < r->nparams; i++) {
        const param *p = &r->params[i];
        if (th_is_of_elements(r) && i == r->reduction - 1)
            continue; /* its formula has none */
        const char kind[2] = {kinds[p->kind], 0};
        PyObject *item = Py_BuildValue("(ssii)", p->name, kind, (int)p->optional, (int)p->length);
        parameters = th_append(parameters, item);
    }
    return th_as_tuple(parameters);
}

static PyObject *get_parameters(PyObject *self, void *closure) {
    (void)closure;
    return parameters_of(((RowObject *)self)->row);
}

static PyObject *get_returned(PyObject *self, void *closure) {
    (void)closure;
    return PyLong_FromLong(((RowObject *)self)->row->returned);
}

/* Names of its results separated by spaces, as _core.results takes them, or None. */
static PyObject *get_names(PyObject *self, void *closure) {
    (void)closure;
    const row *row = ((RowObject *)self)->row;
    if (!row->names)
        Py_RETURN_NONE;
    PyObject *text = PyUnicode_FromString(row->names[0]);
    for (int k = 1; text && k < row->returned; k++) {
        PyObject *longer = PyUnicode_FromFormat("%U %s", text, row->names[k]);
        Py_DECREF(text);
        text = longer;
    }
    return text;
}

/* The applicable ones of "composed", "view", "changes", "random", "reduce", "function", "adds", "averages",
   "repeats", separated by spaces. */
static PyObject *get_traits(PyObject *self, void *closure) {
    (void)closure;
    const row *row = ((RowObject *)self)->row;
    return PyUnicode_FromFormat(
        "%s%s%s%s%s%s%s", row->enter ? "" : "composed ", row->flags & ROW_VIEW ? "view " : "",
        row->flags & ROW_CHANGES ? "changes " : "", row->flags & ROW_DRAWS ? "random " : "",
        row->flags & ROW_REDUCE ? "reduce " : "", row->flags & ROW_FUNCTION ? "function " : "",
        row->flags & ROW_ADDS       ? "adds "
        : row->flags & ROW_AVERAGES ? "averages "
        : row->flags & ROW_REPEATS  ? "repeats "
                                    : "");
}

/* Whether each result element depends on one element of each operand. */
static PyObject *get_elementwise(PyObject *self, void *closure) {
    (void)closure;
    return PyBool_FromLong(((RowObject *)self)->row->flags & ROW_LOOP);
}

static PyObject *text_or_none(const char *text) {
    return text ? PyUnicode_FromString(text) : Py_NewRef(Py_None);
}

static PyObject *get_autocast(PyObject *self, void *closure) {
    (void)closure;
    return text_or_none(((RowObject *)self)->row->autocast);
}

static PyObject *get_vmap(PyObject *self, void *closure) {
    (void)closure;
    return text_or_none(((RowObject *)self)->row->vmap);
}

static PyObject *get_no_meta(PyObject *self, void *closure) {
    (void)closure;
    return text_or_none(((RowObject *)self)->row->no_meta);
}

static PyObject *get_options(PyObject *self, void *closure) {
    (void)closure;
    return text_or_none(((RowObject *)self)->row->options);
}

/* For rows of matrices, the dims of one matrix of each tensor with batch dims, by name. */
static PyObject *get_batch(PyObject *self, void *closure) {
    (void)closure;
    const row *r = ((RowObject *)self)->row;
    const kernel_body *body = r->enter == th_kernel ? r->body : NULL;
    PyObject *dims = PyDict_New();
    for (int i = 0; dims && body && i < r->nparams; i++) {
        const param *p = &r->params[i];
        const int count = th_holds_tensor(p) ? body->inner[p->slot] - 1 : -1;
        PyObject *number = count < 0 ? NULL : PyLong_FromLong(count);
        if (number && PyDict_SetItemString(dims, p->name, number))
            Py_CLEAR(dims);
        Py_XDECREF(number);
    }
    return dims;
}

/* For rows of matrices, the tensors whose vectors another overload takes. */
static PyObject *get_vectors(PyObject *self, void *closure) {
    (void)closure;
    const row *r = ((RowObject *)self)->row;
    const kernel_body *body = r->enter == th_kernel ? r->body : NULL;
    PyObject *names = PyList_New(0);
    for (int t = 0; names && body && t < r->tensors; t++)
        if (body->vectors >> t & 1)
            names = th_append(names, PyUnicode_FromString(th_slot_name(r, t)));
    return names;
}

/* Tensors that may lack the batch dim, with their dims if they do. */
static PyObject *get_unbatched(PyObject *self, void *closure) {
    (void)closure;
    const row *r = ((RowObject *)self)->row;
    PyObject *dims = PyDict_New();
    for (int t = 0; dims && t < r->tensors; t++) {
        PyObject *number = r->unbatched >> t & 1 ? PyLong_FromLong(r->rank + 1) : NULL;
        if (number && PyDict_SetItemString(dims, th_slot_name(r, t), number))
            Py_CLEAR(dims);
        Py_XDECREF(number);
    }
    return dims;
}

/* The dtype of its one result if it differs from that of the operands. */
static PyObject *get_result(PyObject *self, void *closure) {
    (void)closure;
    const row *row = ((RowObject *)self)->row;
    return PyUnicode_FromString(row->types[0] < TH_TYPES ? th_dtype_name[row->types[0]] : "");
}

/* The parameter that a loop takes as a number if all others are tensors, or -1. */
static PyObject *get_fixed(PyObject *self, void *closure) {
    (void)closure;
    const row *row = ((RowObject *)self)->row;
    const pointwise *body = row->body;
    const bool there = row->flags & ROW_LOOP && body->fixed;
    return PyLong_FromLong(there ? body->from[body->fixed - 1] : -1);
}

/* Names of the dtypes that it accepts. */
static PyObject *get_results(PyObject *self, void *closure) {
    (void)closure;
    const row *r = ((RowObject *)self)->row;
    const bool named = r->names && !(r->flags & ROW_UNNAMED);
    return named ? Py_XNewRef(th_results_class(r)) : Py_NewRef(Py_None);
}

static PyObject *get_dtypes(PyObject *self, void *closure) {
    (void)closure;
    const row *row = ((RowObject *)self)->row;
    PyObject *names = PyList_New(0);
    for (int type = 0; names && type < TH_TYPES; type++)
        if (row->dtypes >> type & 1) {
            PyObject *name = PyUnicode_FromString(th_dtype_name[type]);
            if (!name || PyList_Append(names, name))
                Py_CLEAR(names);
            Py_XDECREF(name);
        }
    return names;
}

static PyObject *row_repr(PyObject *self) {
    return PyUnicode_FromFormat("<row %s>", ((RowObject *)self)->row->signature);
}

static void row_free(PyObject *self) {
    PyTypeObject *type = Py_TYPE(self);
    PyObject_Free(self);
    Py_DECREF(type);
}

/* Append the rows of a name in a list that ends with NULL. */
static PyObject *append_named(PyObject *rows, const overloads *const *n, PyObject *name) {
    for (; rows && PyUnicode_Check(name) && *n; n++)
        for (int i = 0; rows && i < (*n)->count; i++)
            if (!PyUnicode_CompareWithASCIIString(name, (*n)->name))
                rows = th_append(rows, th_row_object((*n)->rows[i]));
    return rows;
}

PyObject *th_python_rows_of(PyObject *module, PyObject *name) {
    (void)module;
    PyObject *rows = append_named(PyList_New(0), th_own_names, name);
    for (const module_names *m = th_own_modules; rows && m->module; m++)
        rows = append_named(rows, m->names, name);
    return rows;
}

int th_install_rows(PyObject *module) {
    static PyGetSetDef attributes[] = {
        {"op", get_op, NULL, "The row's unique name.", NULL},
        {"name", get_name, NULL, "The public name, which overloads share.", NULL},
        {"signature", get_signature, NULL, "The signature in ops.yaml.", NULL},
        {"parameters", get_parameters, NULL, "(name, kind, optional, count) of each parameter.",
         NULL},
        {"returned", get_returned, NULL, "The number of results of a call.", NULL},
        {"names", get_names, NULL, "The names of the results, separated by spaces, or None.", NULL},
        {"traits", get_traits, NULL,
         "A set of: composed (calls other rows), view, changes (its first operand).", NULL},
        {"autocast", get_autocast, NULL, "The row's `autocast`, or None.", NULL},
        {"vmap", get_vmap, NULL, "The row's `vmap`, or None.", NULL},
        {"no_meta", get_no_meta, NULL, "Why there is no result without elements, or None.", NULL},
        {"options", get_options, NULL, "The row's `options`, \"dtype=bytes\", or None.", NULL},
        {"batch", get_batch, NULL, "The dims of one matrix, by tensor with batch dims.", NULL},
        {"unbatched", get_unbatched, NULL,
         "Tensors that may lack the batch dim, with their dims if they do.", NULL},
        {"vectors", get_vectors, NULL, "The tensors whose vectors another overload takes.", NULL},
        {"elementwise", get_elementwise, NULL, "Whether the body is an element formula.", NULL},
        {"result", get_result, NULL,
         "The element type of the result, or \"\" for that of the operands.", NULL},
        {"fixed", get_fixed, NULL, "The tensor slot that the loop reads as one number, or -1.",
         NULL},
        {"dtypes", get_dtypes, NULL, "The names of the supported element types.", NULL},
        {"results", get_results, NULL, "The class of named tuples of the results, or None.", NULL},
        {0},
    };
    PyType_Slot slots[] = {{Py_tp_doc, "Row of the catalogue: an operator."},
                           {Py_tp_dealloc, row_free},
                           {Py_tp_repr, row_repr},
                           {Py_tp_getset, attributes},
                           {0, NULL}};
    PyType_Spec spec = {"torch._core.Row", sizeof(RowObject), 0,
                        Py_TPFLAGS_DEFAULT | Py_TPFLAGS_DISALLOW_INSTANTIATION, slots};
    row_type = (PyTypeObject *)PyType_FromSpec(&spec);
    th_rows = row_type ? PyDict_New() : NULL;
    return th_rows ? PyModule_AddObjectRef(module, "rows", th_rows) : -1;
}
