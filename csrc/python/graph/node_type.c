/* node_type.c: the Python type of a node: its values, sizes, neighbours and hooks. */
#include "python/graph/graph.h"

enum { TH_NODE_NAME = 128 };

static const param *parameter_named(const row *r, PyObject *name) {
    if (!PyUnicode_Check(name)) {
        PyErr_Format(PyExc_TypeError,
                     "value takes the name of a parameter or the number of a result, not %R",
                     (PyObject *)Py_TYPE(name));
        return NULL;
    }
    for (int i = 0; i < r->nparams; i++)
        if (!PyUnicode_CompareWithASCIIString(name, r->params[i].name))
            return &r->params[i];
    return NULL;
}

static const char *name_of(const NodeObject *n) { return n->row ? n->row->name : "Function"; }

static int node_clear(PyObject *self) {
    NodeObject *n = (NodeObject *)self;
    for (int i = 0; i < n->saved.count; i++)
        Py_CLEAR(n->edges[i].to);
    Py_CLEAR(n->function);
    Py_CLEAR(n->hooks);
    Py_CLEAR(n->segment);
    Py_CLEAR(n->metadata);
    if (n->packed)
        th_free_packed(n);
    return 0;
}

static int node_traverse(PyObject *self, visitproc visit, void *arg) {
    NodeObject *n = (NodeObject *)self;
    Py_VISIT(Py_TYPE(self));
    for (int i = 0; i < n->saved.count; i++)
        Py_VISIT(n->edges[i].to);
    Py_VISIT(n->function);
    Py_VISIT(n->hooks);
    Py_VISIT(n->segment);
    Py_VISIT(n->metadata);
    Py_VISIT(n->unpack);
    for (int slot = 0; n->packed && slot < n->row->inputs + n->row->results; slot++)
        Py_VISIT(n->packed[slot].object);
    return 0;
}

static PyObject *word_at(const char *words, int64_t position) {
    while (position--)
        words = strchr(words, ' ') + 1;
    return PyUnicode_FromStringAndSize(words, (Py_ssize_t)strcspn(words, " "));
}

static PyObject *value_of(NodeObject *n, const param *p) {
    const saved *s = &n->saved;
    switch (p->kind) {
    case P_TENSOR:
    case P_STATE: return th_node_saved_variable(n, p->slot, false);
    case P_EITHER:
        if (s->shape[p->slot] || s->t[p->slot] || th_packed_at(n, p->slot, false))
            return th_node_saved_variable(n, p->slot, false);
        return th_number_of(s->s[p->number]);
    case P_SCALAR: return th_number_of(s->s[p->slot]);
    case P_WORD:
        return s->n[p->slot] == TH_NONE ? Py_NewRef(Py_None) : word_at(p->words, s->n[p->slot]);
    case P_INT:
    case P_REDUCTION:
    case P_DIM:
        return s->n[p->slot] == TH_NONE ? Py_NewRef(Py_None) : PyLong_FromLongLong(s->n[p->slot]);
    case P_BOOL:
    case P_FIXED:
    case P_KEEPDIM: return PyBool_FromLong(s->n[p->slot] != 0);
    case P_INTS: return th_make_size(p->length, s->n + p->slot);
    case P_LIST:
    case P_DIMS:
        return s->list[p->slot].at ? th_make_size(s->list[p->slot].count, s->list[p->slot].at)
                                   : Py_NewRef(Py_None);
    default: Py_RETURN_NONE;
    }
}

/* node.value(name): a parameter as gradients see it; node.value(k): result k. */
static PyObject *node_value(PyObject *self, PyObject *name) {
    NodeObject *n = (NodeObject *)self;
    if (!n->row)
        return PyErr_Format(PyExc_RuntimeError, "a user's Function keeps its own values");
    if (PyLong_Check(name)) {
        const long k = PyLong_AsLong(name);
        if (k >= 0 && k < n->row->results)
            return th_node_saved_variable(n, (int)k, true);
        PyErr_Clear();
        return PyErr_Format(PyExc_IndexError, "%s has no result %R", n->row->op, name);
    }
    const param *p = parameter_named(n->row, name);
    if (p)
        return value_of(n, p);
    return PyErr_Occurred() ? NULL
                            : PyErr_Format(PyExc_AttributeError, "%s has no %U", n->row->op, name);
}

/* node.dtype(slot): dtype of an input if it differs from the result's, or None. */
static PyObject *node_dtype(PyObject *self, PyObject *slot) {
    NodeObject *n = (NodeObject *)self;
    const long i = PyLong_AsLong(slot);
    if (i == -1 && PyErr_Occurred())
        return NULL;
    if (i < 0 || i >= n->saved.count || !n->saved.shape[i])
        Py_RETURN_NONE;
    return Py_NewRef(th_dtypes[n->saved.shape[i]->dtype]);
}

/* node.size(slot): size of an input, or None if it was not saved. */
static PyObject *node_size(PyObject *self, PyObject *slot) {
    NodeObject *n = (NodeObject *)self;
    const long i = PyLong_AsLong(slot);
    if (i == -1 && PyErr_Occurred())
        return NULL;
    if (i < 0 || i >= n->saved.count || !n->saved.shape[i])
        Py_RETURN_NONE;
    return th_make_size(n->saved.shape[i]->ndim, n->saved.shape[i]->size);
}

/* node.zeros(k): zero gradient for the unused result k. */
static PyObject *node_zeros(PyObject *self, PyObject *number) {
    NodeObject *n = (NodeObject *)self;
    const long k = PyLong_AsLong(number);
    if (k == -1 && PyErr_Occurred())
        return NULL;
    if (k < 0 || k >= n->results || !n->row)
        return PyErr_Format(PyExc_IndexError, "there is no result %ld", k);
    return th_wrap(th_zeros_of(n, (int)k));
}

/* Dimensions of the inputs that a reduction dropped, in ascending order. */
static PyObject *dropped(PyObject *self, void *closure) {
    (void)closure;
    NodeObject *n = (NodeObject *)self;
    const uint64_t mask = n->row ? th_dropped_dims(&n->saved, th_rank_of(&n->saved)) : 0;
    PyObject *list = PyList_New(0);
    for (int d = 0; list && d < TH_MAX_DIM; d++)
        if (mask >> d & 1)
            list = th_append(list, PyLong_FromLong(d));
    return th_as_tuple(list);
}

static PyObject *needs(PyObject *self, void *closure) {
    (void)closure;
    NodeObject *n = (NodeObject *)self;
    PyObject *list = PyList_New(0);
    for (int i = 0; list && i < n->saved.count; i++)
        list = th_append(list, PyBool_FromLong(n->saved.wants[i]));
    return th_as_tuple(list);
}

static PyObject *previous(PyObject *self, void *closure) {
    (void)closure;
    NodeObject *n = (NodeObject *)self;
    PyObject *list = PyList_New(0);
    for (int i = 0; list && i < n->saved.count; i++) {
        PyObject *to = n->edges[i].to ? n->edges[i].to : Py_None;
        list = th_append(list, Py_BuildValue("(Oi)", to, n->edges[i].output));
    }
    return th_as_tuple(list);
}

static PyObject *next_functions(PyObject *self, void *closure) {
    const NodeObject *n = (NodeObject *)self;
    for (int i = 0; i < n->saved.count; i++)
        if (n->edges[i].to && th_is_node(n->edges[i].to) && th_name_node(n->edges[i].to))
            return NULL;
    return th_call_python("torch.autograd.hooks", "next_functions", "(N)", previous(self, closure));
}

static PyObject *row_of(PyObject *self, void *closure) {
    (void)closure;
    const row *r = ((NodeObject *)self)->row;
    return r ? PyUnicode_FromString(r->op) : Py_NewRef(Py_None);
}

static PyObject *function(PyObject *self, void *closure) {
    (void)closure;
    NodeObject *n = (NodeObject *)self;
    return Py_NewRef(n->function ? n->function : Py_None);
}

/* "MulBackward0" for the rows mul and mul_, "Log1PBackward0" for log1p, "SquareBackward" for a user's Function Square. */
static PyObject *name(PyObject *self, PyObject *unused) {
    (void)unused;
    const NodeObject *n = (NodeObject *)self;
    if (!n->row && n->function) {
        PyObject *kind = PyObject_GetAttrString((PyObject *)Py_TYPE(n->function), "__name__");
        PyObject *text = kind ? PyUnicode_FromFormat("%UBackward", kind) : NULL;
        Py_XDECREF(kind);
        return text;
    }
    if (n->row && n->row->node)
        return PyUnicode_FromString(n->row->node);
    static const char functional[] = "nn.functional.";
    char text[TH_NODE_NAME];
    const char *from = name_of(n);
    from += strncmp(from, functional, sizeof functional - 1) ? 0 : sizeof functional - 1;
    int length = 0, begins = 1;
    for (; *from && length < TH_NODE_NAME - 1; from++) {
        const bool is_letter = *from >= 'a' && *from <= 'z';
        if (*from != '_' && *from != '.')
            text[length++] = begins && is_letter ? *from - 'a' + 'A' : *from;
        begins = !is_letter;
    }
    text[length] = 0;
    return PyUnicode_FromFormat("%sBackward0", text);
}

static PyObject *where(PyObject *self, void *closure) {
    (void)closure;
    NodeObject *n = (NodeObject *)self;
    return th_location(n->code, n->instruction);
}

static PyObject *get_hooks(PyObject *self, void *closure) {
    (void)closure;
    NodeObject *n = (NodeObject *)self;
    return Py_NewRef(n->hooks ? n->hooks : Py_None);
}

static int set_hooks(PyObject *self, PyObject *value, void *closure) {
    (void)closure;
    return th_set_hooks(&((NodeObject *)self)->hooks, value);
}

static PyObject *register_hook(PyObject *self, PyObject *hook) {
    return th_call_python("torch.autograd.hooks", "register_node_hook", "(OO)", self, hook);
}

static PyObject *register_prehook(PyObject *self, PyObject *hook) {
    return th_call_python("torch.autograd.hooks", "register_node_prehook", "(OO)", self, hook);
}

static PyObject *node_repr(PyObject *self) {
    PyObject *text = name(self, NULL);
    PyObject *shown = text ? PyUnicode_FromFormat("<%U object at %p>", text, self) : NULL;
    Py_XDECREF(text);
    return shown;
}

/* The classes of nodes by name, which live as long as the process. */
static PyObject *named_classes;

static PyObject *make_class(PyObject *name) {
    PyType_Slot slots[] = {{Py_tp_dealloc, th_node_free},
                           {Py_tp_traverse, node_traverse},
                           {Py_tp_clear, node_clear},
                           {0, NULL}};
    PyObject *full = PyUnicode_FromFormat("torch.autograd.%U", name),
             *bytes = full ? PyUnicode_AsUTF8String(full) : NULL,
             *bases = bytes ? Py_BuildValue("(O)", (PyObject *)th_node_type) : NULL;
    PyType_Spec spec = {bytes ? PyBytes_AsString(bytes) : NULL, 0, 0,
                        Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HAVE_GC | Py_TPFLAGS_DISALLOW_INSTANTIATION,
                        slots};
    PyObject *made = bases ? PyType_FromSpecWithBases(&spec, bases) : NULL;
    const int failed = !made || PyDict_SetItem(named_classes, name, made);
    Py_XDECREF(full);
    Py_XDECREF(bytes);
    Py_XDECREF(bases);
    if (failed)
        Py_CLEAR(made);
    return made;
}

int th_name_node(PyObject *self) {
    if (Py_TYPE(self) != th_node_type)
        return 0;
    PyObject *text = named_classes || (named_classes = PyDict_New()) ? name(self, NULL) : NULL,
             *class = text ? Py_XNewRef(PyDict_GetItemWithError(named_classes, text)) : NULL;
    if (text && !class && !PyErr_Occurred())
        class = make_class(text);
    Py_XDECREF(text);
    if (!class)
        return -1;
    th_named_nodes = true;
    Py_SET_TYPE(self, (PyTypeObject *)class);
    Py_DECREF((PyObject *)th_node_type);
    return 0;
}

/* The value that the forward call saved, by the names of today: _saved_self is the first operand,
   _saved_result (or _saved_result0) a result, and others are parameters. */
static PyObject *saved_value(PyObject *self, const char *key) {
    NodeObject *n = (NodeObject *)self;
    const row *r = n->row;
    if (!strncmp(key, "result", 6) && (!key[6] || (key[6] >= '0' && !key[7])) && r) {
        const int k = key[6] ? key[6] - '0' : 0;
        if (k < r->results && n->saved.out[k])
            return th_node_saved_variable(n, k, true);
    }
    for (int i = 0; r && i < r->nparams; i++) {
        const param *p = &r->params[i];
        const bool tensor = th_holds_tensor(p) || p->kind == P_STATE;
        if (strcmp(key, p->name) && (strcmp(key, "self") || !tensor))
            continue;
        if (!tensor || p->kind == P_EITHER || n->saved.t[p->slot]
            || th_packed_at(n, p->slot, false))
            return value_of(n, p);
        break;
    }
    return PyErr_Format(PyExc_AttributeError, "%s has not saved %s; it may be freed, too",
                        name_of(n), key);
}

/* The node of a user's Function has the Function's attributes, such as saved_tensors. */
static PyObject *get_attribute(PyObject *self, PyObject *name) {
    static const char prefix[] = "_saved_";
    PyObject *result = PyObject_GenericGetAttr(self, name);
    PyObject *function = ((NodeObject *)self)->function;
    if (result || !PyErr_ExceptionMatches(PyExc_AttributeError))
        return result;
    PyObject *bytes = function ? NULL : PyUnicode_AsUTF8String(name);
    const char *text = bytes ? PyBytes_AsString(bytes) : "";
    const bool saved = !strncmp(text, prefix, sizeof prefix - 1);
    if (function || saved)
        PyErr_Clear();
    result = function ? PyObject_GetAttr(function, name)
             : saved  ? saved_value(self, text + sizeof prefix - 1)
                      : NULL;
    Py_XDECREF(bytes);
    return result;
}

/* The dictionary of the user, made when it is first read. */
static PyObject *metadata(PyObject *self, void *closure) {
    (void)closure;
    NodeObject *n = (NodeObject *)self;
    if (!n->metadata)
        n->metadata = PyDict_New();
    return Py_XNewRef(n->metadata);
}

/* node(*gradients): the gradients of the inputs for those of the results. */
static PyObject *node_call(PyObject *self, PyObject *args, PyObject *keywords) {
    if (keywords && PyDict_Size(keywords))
        return PyErr_Format(PyExc_TypeError, "a node takes no keyword arguments");
    return th_call_python("torch.autograd.hooks", "call_node", "(OO)", self, args);
}

int th_install_node(PyObject *module) {
    static PyMethodDef methods[] = {
        {"value", node_value, METH_O,
         "value($self, name, /)\n--\n\nReturn the value of a parameter, a Variable for tensors."},
        {"size", node_size, METH_O,
         "size($self, input, /)\n--\n\nReturn the torch.Size of an input, or None."},
        {"dtype", node_dtype, METH_O,
         "dtype($self, input, /)\n--\n\nReturn the torch.dtype of an input, or None if it is that "
         "of the result."},
        {"zeros", node_zeros, METH_O,
         "zeros($self, k, /)\n--\n\nReturn a zero gradient for result k."},
        {"name", name, METH_NOARGS,
         "name($self, /)\n--\n\nReturn the name of the operation, such as MulBackward0."},
        {"register_hook", register_hook, METH_O,
         "register_hook($self, f, /)\n--\n\nCall f(grad_input, grad_output), with tuples of "
         "tensors, after this node has run. Returns a handle with remove()."},
        {"register_prehook", register_prehook, METH_O,
         "register_prehook($self, f, /)\n--\n\nCall f(grad_output), with a tuple of tensors, "
         "before "
         "this node runs; it may return another tuple. Returns a handle with remove()."},
        {0},
    };
    static PyGetSetDef attributes[] = {
        {"dropped", dropped, NULL, "The dimensions that a reduction removed.", NULL},
        {"needs_input_grad", needs, NULL,
         "Whether the current pass computes a gradient, for each input.", NULL},
        {"previous_functions", previous, NULL, "(node or leaf, result number) of each input.",
         NULL},
        {"next_functions", next_functions, NULL,
         "(node, result number) of each input; a leaf's node is an AccumulateGrad.", NULL},
        {"row", row_of, NULL, "The op of the catalogue's row, None for a user's Function.", NULL},
        {"function", function, NULL, "The user's Function, or None.", NULL},
        {"where", where, NULL, "file:line of the call.", NULL},
        {"metadata", metadata, NULL, "A dict for notes of the user.", NULL},
        {"_hooks", get_hooks, set_hooks, NULL, NULL},
        {0},
    };
    PyType_Slot slots[] = {
        {Py_tp_doc, "Node of the recorded graph: one operation.\n\n>>> y = torch.ones(2, "
                    "requires_grad=True).exp()\n>>> y.grad_fn.name()\n'ExpBackward0'"},
        {Py_tp_dealloc, th_node_free},
        {Py_tp_traverse, node_traverse},
        {Py_tp_clear, node_clear},
        {Py_tp_repr, node_repr},
        {Py_tp_call, node_call},
        {Py_tp_getattro, get_attribute},
        {Py_tp_methods, methods},
        {Py_tp_getset, attributes},
        {0, NULL},
    };
    PyType_Spec spec = {"torch.autograd.Node", sizeof(NodeObject), 0,
                        Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HAVE_GC | Py_TPFLAGS_BASETYPE
                            | Py_TPFLAGS_DISALLOW_INSTANTIATION,
                        slots};
    th_node_type = (PyTypeObject *)PyType_FromSpec(&spec);
    return th_node_type ? PyModule_AddObjectRef(module, "Node", (PyObject *)th_node_type) : -1;
}
