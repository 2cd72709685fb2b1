/* node.c: a node of the graph: one recorded operation, the edges to its inputs, and what its gradients read. */
#include "binding.h"

#include <string.h>

PyTypeObject *th_node_type;
static uint64_t created = 0;

/* One block holds every array of a node. */
NodeObject *th_node_new(const row *r, int inputs, int ints) {
    int results = r ? r->results : 0, scalars = r ? r->scalars : 0;
    NodeObject *n = PyObject_GC_New(NodeObject, th_node_type);
    if (!n)
        return NULL;
    memset((char *)n + sizeof(PyObject), 0, sizeof *n - sizeof(PyObject));
    n->block_bytes = inputs * (sizeof(edge) + 2 * sizeof(tensor *)) + results * sizeof(tensor *) +
                     (inputs + results) * (sizeof(version *) + sizeof(int64_t)) + scalars * sizeof(scalar) +
                     ints * sizeof(int64_t);
    char *at = n->block = th_allocate(n->block_bytes);
    if (!at) {
        n->block_bytes = 0;
        Py_DECREF(n);
        th_raise();
        return NULL;
    }
    memset(at, 0, n->block_bytes);
#define TAKE(field, type, count) n->field = (type *)at, at += (count) * sizeof(type)
    TAKE(edges, edge, inputs);
    TAKE(saved.t, tensor *, inputs);
    TAKE(saved.shape, tensor *, inputs);
    TAKE(saved.out, tensor *, results);
    TAKE(versions, version *, inputs + results);
    TAKE(versions_at, int64_t, inputs + results);
    TAKE(saved.s, scalar, scalars);
    TAKE(saved.n, int64_t, ints);
#undef TAKE
    n->row = n->saved.row = r;
    n->saved.count = inputs;
    n->results = results;
    n->gradients = n->gradient;
    n->sequence = ++created;
    PyObject_GC_Track((PyObject *)n); /* a hook may hold a Variable that stands on this node */
    return n;
}

void th_node_free_saved(NodeObject *n) {
    for (int i = 0; i < n->saved.count; i++) {
        th_drop(n->saved.t[i]);
        if (n->saved.shape[i] != n->saved.t[i])
            th_drop(n->saved.shape[i]);
        n->saved.t[i] = n->saved.shape[i] = NULL;
    }
    int results = n->row ? n->row->results : 0;
    for (int k = 0; k < results; k++) {
        th_drop(n->saved.out[k]);
        n->saved.out[k] = NULL;
    }
    for (int i = 0; i < n->saved.count + results; i++) {
        th_version_drop(n->versions[i]);
        n->versions[i] = NULL;
    }
}

static int node_clear(PyObject *self) {
    NodeObject *n = (NodeObject *)self;
    if (!n->block)
        return 0;
    th_node_free_saved(n);
    for (int i = 0; i < n->saved.count; i++)
        Py_CLEAR(n->edges[i].to);
    for (int k = 0; k < n->results; k++)
        Py_CLEAR(n->gradients[k]);
    if (n->gradients != n->gradient) {
        th_release(n->gradients, sizeof(PyObject *) * n->results);
        n->gradients = n->gradient;
        n->results = 0;
    }
    Py_CLEAR(n->function);
    Py_CLEAR(n->hooks);
    Py_CLEAR(n->code);
    return 0;
}

static int node_traverse(PyObject *self, visitproc visit, void *arg) {
    NodeObject *n = (NodeObject *)self;
    Py_VISIT(Py_TYPE(self));
    for (int i = 0; n->block && i < n->saved.count; i++)
        Py_VISIT(n->edges[i].to);
    for (int k = 0; k < n->results; k++)
        Py_VISIT(n->gradients[k]);
    Py_VISIT(n->function);
    Py_VISIT(n->hooks);
    return 0;
}

static void node_destroy(NodeObject *n) {
    PyTypeObject *type = Py_TYPE((PyObject *)n);
    node_clear((PyObject *)n);
    if (n->block)
        th_release(n->block, n->block_bytes);
    PyObject_GC_Del(n);
    Py_DECREF(type);
}

/* A chain of a million nodes is freed in a loop, not by recursion: nodes met while one is freed wait in a list. */
static void node_dealloc(PyObject *self) {
    static NodeObject *waiting = NULL;
    static bool freeing = false;
    NodeObject *n = (NodeObject *)self;
    PyObject_GC_UnTrack(self);
    if (freeing) {
        n->next = waiting;
        waiting = n;
        return;
    }
    freeing = true;
    node_destroy(n);
    while (waiting) {
        n = waiting;
        waiting = n->next;
        node_destroy(n);
    }
    freeing = false;
}

static const char *name_of(const NodeObject *n) { return n->row ? n->row->name : "Function"; }

static const char *saved_name(const NodeObject *n, int slot) {
    if (slot >= n->saved.count)
        return n->row->results > 1 ? "a result" : "its result";
    for (int i = 0; i < n->row->nparams; i++)
        if ((n->row->params[i].kind == P_TENSOR || n->row->params[i].kind == P_EITHER) && n->row->params[i].t == slot)
            return n->row->params[i].name;
    return "an input";
}

static int overwritten(const NodeObject *n, int slot) {
    const version *v = n->versions[slot];
    const tensor *t = slot < n->saved.count ? n->saved.t[slot] : n->saved.out[slot - n->saved.count];
    PyObject *saved_at = th_location(n->code, n->instruction), *written_at = th_location(v->code, v->instruction);
    if (saved_at && written_at)
        PyErr_Format(PyExc_RuntimeError,
                     "backward of %s needs %s (%s), saved at %U, but %s overwrote it at %U (version %lld, expected %lld); "
                     "write the in-place operation out of place there, or clone() what %s uses",
                     name_of(n), saved_name(n, slot), th_describe(t), saved_at, v->op ? v->op : "an in-place operation",
                     written_at, (long long)v->count, (long long)n->versions_at[slot], name_of(n));
    Py_XDECREF(saved_at);
    Py_XDECREF(written_at);
    return -1;
}

int th_node_check(const NodeObject *n) {
    if (n->freed) {
        PyErr_Format(PyExc_RuntimeError,
                     "backward of %s: its saved tensors were freed by an earlier backward(retain_variables=False)", name_of(n));
        return -1;
    }
    int slots = n->saved.count + (n->row ? n->row->results : 0);
    for (int i = 0; i < slots; i++)
        if (n->versions[i] && n->versions[i]->count != n->versions_at[i])
            return overwritten(n, i);
    return 0;
}

/* A saved tensor as the Variable it was, at its place in the graph: for gradients of gradients. */
PyObject *th_node_saved_variable(NodeObject *n, int slot, bool result) {
    tensor *t = result ? n->saved.out[slot] : n->saved.t[slot];
    if (!t)
        Py_RETURN_NONE;
    PyObject *to = result ? (PyObject *)n : n->edges[slot].to;
    if (to && th_is_variable(to))
        return Py_NewRef(to);
    th_retain(t);
    VariableObject *v = th_make_variable(t);
    if (v && to)
        th_set_creator(v, (NodeObject *)to, result ? slot : n->edges[slot].output);
    return (PyObject *)v;
}

static PyObject *value_of(NodeObject *n, const param *p) {
    if (p->kind == P_TENSOR || (p->kind == P_EITHER && n->saved.shape[p->t]) ||
        (p->kind == P_EITHER && n->saved.t[p->t]))
        return th_node_saved_variable(n, p->t, false);
    if (p->kind == P_SCALAR || p->kind == P_EITHER) {
        scalar s = n->saved.s[p->s];
        return s.kind == TH_INTEGRAL ? PyLong_FromLongLong(s.i) : PyFloat_FromDouble(s.f);
    }
    if (p->kind == P_INT)
        return n->saved.n[p->n] == TH_NONE ? Py_NewRef(Py_None) : PyLong_FromLongLong(n->saved.n[p->n]);
    if (p->kind == P_BOOL)
        return PyBool_FromLong(n->saved.n[p->n] != 0);
    if (p->kind == P_INTS || p->kind == P_LIST)
        return th_make_size(p->kind == P_INTS ? p->length : n->saved.length, n->saved.n + p->n);
    Py_RETURN_NONE;
}

/* node.value(name): a parameter or result as the gradients see it. */
static PyObject *node_value(PyObject *self, PyObject *name) {
    NodeObject *n = (NodeObject *)self;
    if (!n->row)
        return PyErr_Format(PyExc_RuntimeError, "a user's Function keeps its own values");
    for (int i = 0; i < n->row->nparams; i++)
        if (!PyUnicode_CompareWithASCIIString(name, n->row->params[i].name))
            return value_of(n, &n->row->params[i]);
    PyObject *number = PyNumber_Long(name); /* results are asked for by number */
    long k = number ? PyLong_AsLong(number) : -1;
    Py_XDECREF(number);
    PyErr_Clear();
    if (k >= 0 && k < n->row->results)
        return th_node_saved_variable(n, (int)k, true);
    return PyErr_Format(PyExc_AttributeError, "%s has no %U", n->row->op, name);
}

/* node.has(name): whether the row has such a parameter. */
static PyObject *node_has(PyObject *self, PyObject *name) {
    const row *r = ((NodeObject *)self)->row;
    for (int i = 0; r && i < r->nparams; i++)
        if (!PyUnicode_CompareWithASCIIString(name, r->params[i].name))
            Py_RETURN_TRUE;
    Py_RETURN_FALSE;
}

/* node.size(slot): the size an input had, or None where nobody kept it. */
static PyObject *node_size(PyObject *self, PyObject *slot) {
    NodeObject *n = (NodeObject *)self;
    long i = PyLong_AsLong(slot);
    if (i < 0 || i >= n->saved.count || !n->saved.shape[i])
        Py_RETURN_NONE;
    return th_make_size(n->saved.shape[i]->ndim, n->saved.shape[i]->size);
}

static PyObject *needs(PyObject *self, void *closure) {
    (void)closure;
    NodeObject *n = (NodeObject *)self;
    PyObject *tuple = PyTuple_New(n->saved.count);
    for (int i = 0; tuple && i < n->saved.count; i++)
        PyTuple_SetItem(tuple, i, PyBool_FromLong(n->edges[i].to != NULL));
    return tuple;
}

static PyObject *previous(PyObject *self, void *closure) {
    (void)closure;
    NodeObject *n = (NodeObject *)self;
    PyObject *tuple = PyTuple_New(n->saved.count);
    for (int i = 0; tuple && i < n->saved.count; i++) {
        PyObject *to = n->edges[i].to ? n->edges[i].to : Py_None;
        PyTuple_SetItem(tuple, i, Py_BuildValue("(Oi)", to, n->edges[i].output));
    }
    return tuple;
}

static PyObject *row_number(PyObject *self, void *closure) {
    (void)closure;
    NodeObject *n = (NodeObject *)self;
    return PyLong_FromLong(n->row ? n->row->id : -1);
}

static PyObject *function(PyObject *self, void *closure) {
    (void)closure;
    NodeObject *n = (NodeObject *)self;
    return Py_NewRef(n->function ? n->function : Py_None);
}

static PyObject *name(PyObject *self, void *closure) {
    (void)closure;
    return PyUnicode_FromString(name_of((NodeObject *)self));
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
    NodeObject *n = (NodeObject *)self;
    Py_XDECREF(n->hooks);
    n->hooks = value && value != Py_None ? Py_NewRef(value) : NULL;
    return 0;
}

static PyObject *register_hook(PyObject *self, PyObject *hook) {
    PyObject *module = PyImport_ImportModule("torch.autograd.hooks");
    PyObject *handle = module ? PyObject_CallMethod(module, "register_node_hook", "OO", self, hook) : NULL;
    Py_XDECREF(module);
    return handle;
}

static PyObject *node_repr(PyObject *self) { return PyUnicode_FromFormat("<%s>", name_of((NodeObject *)self)); }

int th_node_install(PyObject *module) {
    static PyMethodDef methods[] = {
        {"value", node_value, METH_O, "value(name) -> a parameter's value, a Variable for tensors"},
        {"has", node_has, METH_O, "has(name) -> whether the row has a parameter of this name"},
        {"size", node_size, METH_O, "size(input) -> torch.Size of an input, or None"},
        {"register_hook", register_hook, METH_O, "register_hook(f) -> handle; f(grad_input, grad_output) as tuples of Variables"},
        {0},
    };
    static PyGetSetDef attributes[] = {
        {"needs_input_grad", needs, NULL, "Which inputs want a gradient.", NULL},
        {"previous_functions", previous, NULL, "(node or leaf, result number) of each input.", NULL},
        {"row", row_number, NULL, "The number of the catalogue's row, -1 for a user's Function.", NULL},
        {"function", function, NULL, "The user's Function, or None.", NULL},
        {"name", name, NULL, "The op's name.", NULL},
        {"where", where, NULL, "file:line of the call.", NULL},
        {"_hooks", get_hooks, set_hooks, NULL, NULL},
        {0},
    };
    PyType_Slot slots[] = {
        {Py_tp_doc, "A recorded operation."},
        {Py_tp_dealloc, node_dealloc},
        {Py_tp_traverse, node_traverse},
        {Py_tp_clear, node_clear},
        {Py_tp_repr, node_repr},
        {Py_tp_methods, methods},
        {Py_tp_getset, attributes},
        {0, NULL},
    };
    PyType_Spec spec = {"torch.autograd.Node", sizeof(NodeObject), 0,
                        Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HAVE_GC | Py_TPFLAGS_DISALLOW_INSTANTIATION, slots};
    th_node_type = (PyTypeObject *)PyType_FromSpec(&spec);
    return th_node_type ? PyModule_AddObjectRef(module, "Node", (PyObject *)th_node_type) : -1;
}
