/* variable_type.c: torch.autograd.Variable: a tensor, its place in the graph and its gradient. */
#include <string.h>

#include "python/bridge/bridge.h"

static int variable_clear(PyObject *self) {
    VariableObject *v = (VariableObject *)self;
    Py_CLEAR(v->data);
    Py_CLEAR(v->creator);
    Py_CLEAR(v->grad);
    Py_CLEAR(v->hooks);
    Py_CLEAR(v->dict);
    return 0;
}

static int variable_traverse(PyObject *self, visitproc visit, void *arg) {
    VariableObject *v = (VariableObject *)self;
    Py_VISIT(Py_TYPE(self));
    Py_VISIT(v->data);
    Py_VISIT(v->creator);
    Py_VISIT(v->grad);
    Py_VISIT(v->hooks);
    Py_VISIT(v->dict);
    return 0;
}

static void variable_dealloc(PyObject *self) {
    PyObject_GC_UnTrack(self);
    if (((VariableObject *)self)->weak)
        PyObject_ClearWeakRefs(self);
    th_free_in_turn(self, th_variable_destroy);
}

static PyObject *variable_new(PyTypeObject *class, PyObject *args, PyObject *keywords) {
    static char *names[] = {"data", "creator", "volatile", "requires_grad", NULL};
    PyObject *data, *creator = Py_None;
    int is_volatile = 0, requires_grad = -1;
    if (!PyArg_ParseTupleAndKeywords(args, keywords, "O|Opp:Variable", names, &data, &creator,
                                     &is_volatile, &requires_grad))
        return NULL;
    if (creator != Py_None)
        return Py_TYPE(creator) == th_node_type
                   ? PyErr_Format(PyExc_TypeError,
                                  "Variable: the creator of a Variable is the operation that makes "
                                  "it and cannot be given; leave out creator")
                   : PyErr_Format(PyExc_TypeError,
                                  "Variable(data, requires_grad=...): give requires_grad by name");
    if (!th_is_tensor(data))
        return PyErr_Format(
            PyExc_TypeError, "a Variable wraps a Tensor, not %R%s", (PyObject *)Py_TYPE(data),
            th_is_variable(data) ? "; use variable.detach()" : "; make one: torch.Tensor(...)");
    const bool floating = th_is_floating((dtype)th_unwrap(data)->dtype);
    if (requires_grad > 0 && !floating)
        return PyErr_Format(PyExc_RuntimeError,
                            "Variable: %s holds integers, and integers have no gradient; leave out "
                            "requires_grad, or convert with .float()",
                            th_describe(th_unwrap(data)));
    VariableObject *v = (VariableObject *)((allocfunc)PyType_GetSlot(class, Py_tp_alloc))(class, 0);
    if (!v)
        return NULL;
    th_retain(v->t = th_unwrap(data));
    v->data = Py_NewRef(data);
    v->is_volatile = is_volatile;
    v->requires_grad = requires_grad != 0 && !is_volatile && floating;
    return (PyObject *)v;
}

static PyObject *call_python(const char *module_name, const char *function, PyObject *self,
                             PyObject *argument) {
    PyObject *module = PyImport_ImportModule(module_name);
    PyObject *result = module ? PyObject_CallMethod(module, function, "OO", self, argument) : NULL;
    Py_XDECREF(module);
    return result;
}

static PyObject *variable_register_hook(PyObject *self, PyObject *hook) {
    return call_python("torch.autograd.hooks", "register_variable_hook", self, hook);
}

static PyObject *variable_register_leaf_hook(PyObject *self, PyObject *hook) {
    return call_python("torch.autograd.hooks", "register_leaf_hook", self, hook);
}

static PyObject *variable_reinforce(PyObject *self, PyObject *reward) {
    return call_python("torch.autograd.stochastic", "reinforce", self, reward);
}

/* _share_version(other): in-place writes to one count for the other. */
static PyObject *variable_share_version(PyObject *self, PyObject *other) {
    VariableObject *v = (VariableObject *)self;
    if (!th_is_variable(other))
        return PyErr_Format(PyExc_TypeError, "_share_version takes a Variable");
    version *cell = th_version((VariableObject *)other);
    if (!cell)
        return th_raise();
    if (v->version == cell)
        Py_RETURN_NONE;
    th_leave_version(v);
    return th_share_version(v, (VariableObject *)other) ? th_raise() : Py_NewRef(Py_None);
}

/* _follow(other): the same, and it is told what becomes of the other: its elements are some of those. */
static PyObject *variable_follow(PyObject *self, PyObject *other) {
    PyObject *done = variable_share_version(self, other);
    if (done && th_records)
        ((VariableObject *)self)->family = ((VariableObject *)other)->family;
    return done;
}

/* _tell_views(): a Function wrote to it, and its creator is that. */
static PyObject *variable_tell_views(PyObject *self, PyObject *none) {
    (void)none;
    return th_tell_views((VariableObject *)self, "mark_dirty") ? NULL : Py_NewRef(Py_None);
}

static PyObject *detach(PyObject *self, PyObject *none) {
    (void)none;
    VariableObject *v = (VariableObject *)self;
    th_retain(v->t);
    VariableObject *result = th_make_variable(v->t);
    if (result && th_share_version(result, v)) {
        Py_DECREF((PyObject *)result);
        return th_raise();
    }
    if (result)
        result->is_volatile = v->is_volatile;
    return (PyObject *)result;
}

static PyObject *detach_inplace(PyObject *self, PyObject *none) {
    (void)none;
    VariableObject *v = (VariableObject *)self;
    v->requires_grad = false;
    th_leave_family(v);
    Py_CLEAR(v->creator);
    return Py_NewRef(self);
}

static PyObject *variable_requires_grad(PyObject *self, PyObject *args, PyObject *keywords) {
    return th_forward("requires_grad_", self, args, keywords);
}

static PyObject *variable_retain_grad(PyObject *self, PyObject *none) {
    (void)none;
    PyObject *args = PyTuple_New(0),
             *result = args ? th_forward("retain_grad", self, args, NULL) : NULL;
    Py_XDECREF(args);
    return result;
}

/* attach(variable, node, result): makes a fresh Variable the result of a node. */
static PyObject *variable_attach(PyObject *self, PyObject *args) {
    PyObject *node;
    int output;
    if (!PyArg_ParseTuple(args, "Oi:_attach", &node, &output))
        return NULL;
    if (Py_TYPE(node) != th_node_type || output < 0 || output >= ((NodeObject *)node)->results)
        return PyErr_Format(PyExc_TypeError, "_attach takes a node and the number of a result");
    th_set_creator((VariableObject *)self, (NodeObject *)node, output);
    return Py_NewRef(self);
}

/* _overwritten(): counts a write to the data that no row made. */
static PyObject *variable_overwritten(PyObject *self, PyObject *none) {
    (void)none;
    if (th_bump((VariableObject *)self, "a Function"))
        return NULL;
    Py_RETURN_NONE;
}

static void drop_cell(PyObject *capsule) {
    th_version_drop(PyCapsule_GetPointer(capsule, "version"));
}

/* _writes(): a capsule that outlives the Variable without keeping it; _core.written reads it. */
static PyObject *variable_writes(PyObject *self, PyObject *none) {
    (void)none;
    version *cell = th_version((VariableObject *)self);
    PyObject *capsule = cell ? PyCapsule_New(cell, "version", drop_cell) : th_raise();
    if (capsule)
        cell->references++;
    return capsule;
}

/* written(capsule): how often the data was written, by which op last, and where. */
PyObject *th_written(PyObject *module, PyObject *capsule) {
    (void)module;
    const version *cell = PyCapsule_GetPointer(capsule, "version");
    PyObject *where = cell ? th_location(cell->code, cell->instruction) : NULL;
    return where ? Py_BuildValue("(LsN)", (long long)cell->count, cell->op ? cell->op : "nothing",
                                 where)
                 : NULL;
}

static PyObject *get_data(PyObject *self, void *closure) {
    (void)closure;
    PyObject *data = th_variable_data((VariableObject *)self);
    Py_XINCREF(data);
    return data;
}

static int set_data(PyObject *self, PyObject *value, void *closure) {
    (void)closure;
    VariableObject *v = (VariableObject *)self;
    if (!value || !th_is_tensor(value)) {
        PyErr_SetString(PyExc_TypeError, "variable.data must be a Tensor");
        return -1;
    }
    tensor *old = v->t;
    th_retain(v->t = th_unwrap(value));
    th_drop(old);
    if (!v->creator && !th_is_floating((dtype)v->t->dtype))
        v->requires_grad = false; /* integers have no gradient */
    PyObject *data = v->data;
    v->data = Py_NewRef(value);
    Py_XDECREF(data);
    return 0;
}

static PyObject *get_grad(PyObject *self, void *closure) {
    (void)closure;
    VariableObject *v = (VariableObject *)self;
    return Py_NewRef(v->grad ? v->grad : Py_None);
}

static int set_grad(PyObject *self, PyObject *value, void *closure) {
    (void)closure;
    VariableObject *v = (VariableObject *)self;
    if (value && value != Py_None) {
        if (!th_is_variable(value)) {
            PyErr_SetString(PyExc_TypeError, "variable.grad must be a Variable or None");
            return -1;
        }
        if (th_tensor_of(value)->dtype != v->t->dtype || !th_same_size(th_tensor_of(value), v->t)) {
            PyErr_Format(PyExc_ValueError,
                         "variable.grad: the gradient is %s, but the Variable is %s",
                         th_describe(th_tensor_of(value)), th_describe(v->t));
            return -1;
        }
    }
    PyObject *old = v->grad;
    v->grad = value && value != Py_None ? Py_NewRef(value) : NULL;
    Py_XDECREF(old);
    return 0;
}

static PyObject *get_creator(PyObject *self, void *closure) {
    (void)closure;
    NodeObject *n = (NodeObject *)((VariableObject *)self)->creator;
    return Py_NewRef(!n ? Py_None : n->function ? n->function : (PyObject *)n);
}

static PyObject *get_node(PyObject *self, void *closure) {
    (void)closure;
    PyObject *n = ((VariableObject *)self)->creator;
    return Py_NewRef(n ? n : Py_None);
}

static PyObject *get_requires_grad(PyObject *self, void *closure) {
    (void)closure;
    return PyBool_FromLong(((VariableObject *)self)->requires_grad);
}

static int refuse_on_result(VariableObject *v, const char *what) {
    if (!v->creator)
        return 0;
    PyErr_Format(PyExc_RuntimeError,
                 "%s can only be set on a leaf; this Variable is the result of an operation: "
                 "detach() it first",
                 what);
    return -1;
}

/* A flag that is set to any value, or -1 where the value is none or the flag is deleted. */
static int flag_of(PyObject *value, const char *name) {
    if (!value)
        PyErr_Format(PyExc_AttributeError, "%s: it cannot be deleted; set it to False", name);
    return value ? PyObject_IsTrue(value) : -1;
}

static int set_requires_grad(PyObject *self, PyObject *value, void *closure) {
    (void)closure;
    VariableObject *v = (VariableObject *)self;
    int on = flag_of(value, "requires_grad");
    if (on < 0 || refuse_on_result(v, "requires_grad"))
        return -1;
    if (on && !th_is_floating((dtype)v->t->dtype)) {
        PyErr_Format(PyExc_RuntimeError,
                     "requires_grad: %s holds integers, and integers have no gradient",
                     th_describe(v->t));
        return -1;
    }
    v->requires_grad = on;
    return 0;
}

static PyObject *get_volatile(PyObject *self, void *closure) {
    (void)closure;
    return PyBool_FromLong(((VariableObject *)self)->is_volatile);
}

static int set_volatile(PyObject *self, PyObject *value, void *closure) {
    (void)closure;
    VariableObject *v = (VariableObject *)self;
    int on = flag_of(value, "volatile");
    if (on < 0 || refuse_on_result(v, "volatile"))
        return -1;
    v->is_volatile = on;
    v->requires_grad = v->requires_grad && !on;
    return 0;
}

static PyObject *get_output(PyObject *self, void *closure) {
    (void)closure;
    return PyLong_FromLong(((VariableObject *)self)->output);
}

static PyObject *get_is_leaf(PyObject *self, void *closure) {
    (void)closure;
    return PyBool_FromLong(!((VariableObject *)self)->creator);
}

static PyObject *get_version(PyObject *self, void *closure) {
    (void)closure;
    version *cell = ((VariableObject *)self)->version;
    return PyLong_FromLongLong(cell ? cell->count : 0);
}

static PyObject *get_hooks(PyObject *self, void *closure) {
    (void)closure;
    VariableObject *v = (VariableObject *)self;
    return Py_NewRef(v->hooks ? v->hooks : Py_None);
}

static int set_hooks(PyObject *self, PyObject *value, void *closure) {
    (void)closure;
    return th_set_hooks(&((VariableObject *)self)->hooks, value);
}

static PyMethodDef methods[] = {
    {"register_hook", variable_register_hook, METH_O,
     "register_hook($self, f, /)\n--\n\n-> handle with remove(); f(grad) may return a Variable to "
     "use instead"},
    {"register_post_accumulate_grad_hook", variable_register_leaf_hook, METH_O,
     "register_post_accumulate_grad_hook($self, f, /)\n--\n\n-> handle with remove(); f(variable) "
     "is called when backward has added to the grad of this leaf"},
    {"reinforce", variable_reinforce, METH_O,
     "reinforce($self, reward, /)\n--\n\nThe reward of what was drawn at random, a number or a "
     "Tensor of its size"},
    {"requires_grad_", (PyCFunction)(void (*)(void))variable_requires_grad,
     METH_VARARGS | METH_KEYWORDS,
     "requires_grad_($self, requires_grad=True)\n--\n\n-> itself, a leaf that backward computes a "
     "gradient for, or not"},
    {"retain_grad", variable_retain_grad, METH_NOARGS,
     "retain_grad($self, /)\n--\n\nHas backward keep the gradient of this result in grad"},
    {"_share_version", variable_share_version, METH_O, NULL},
    {"_follow", variable_follow, METH_O, NULL},
    {"_tell_views", variable_tell_views, METH_NOARGS, NULL},
    {"detach", detach, METH_NOARGS,
     "detach($self, /)\n--\n\n-> a Variable on the same data that requires no grad"},
    {"detach_", detach_inplace, METH_NOARGS,
     "detach_($self, /)\n--\n\n-> itself, cut off from its graph"},
    {"_attach", variable_attach, METH_VARARGS, NULL},
    {"_overwritten", variable_overwritten, METH_NOARGS, NULL},
    {"_writes", variable_writes, METH_NOARGS, NULL},
    {0},
};

static PyGetSetDef attributes[] = {
    {"data", get_data, set_data, "The tensor.", NULL},
    {"grad", get_grad, set_grad, "The gradient gathered by backward, a Variable, or None.", NULL},
    {"_grad", get_grad, set_grad, NULL, NULL},
    {"creator", get_creator, NULL, "The operation or Function that made it; None for a leaf.",
     NULL},
    {"grad_fn", get_creator, NULL, "The same as creator.", NULL},
    {"_node", get_node, NULL, NULL, NULL},
    {"requires_grad", get_requires_grad, set_requires_grad,
     "Whether backward computes a gradient for it.", NULL},
    {"volatile", get_volatile, set_volatile, "Whether nothing computed from it is recorded.", NULL},
    {"output_nr", get_output, NULL, "Which result of its creator it is.", NULL},
    {"is_leaf", get_is_leaf, NULL, "Whether the user made it.", NULL},
    {"_version", get_version, NULL, "How often its data was changed in place.", NULL},
    {"_hooks", get_hooks, set_hooks, NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict, NULL, NULL},
    {0},
};

int th_install_variable(PyObject *module) {
    static PyMemberDef members[] = {
        {"__dictoffset__", T_PYSSIZET, offsetof(VariableObject, dict), READONLY, NULL},
        {"__weaklistoffset__", T_PYSSIZET, offsetof(VariableObject, weak), READONLY, NULL},
        {0},
    };
    PyType_Slot own[] =
        {
            {Py_tp_doc, "Variable(data, creator=None, volatile=False, requires_grad=True)\n--\n\nA "
                        "tensor whose "
                        "operations are recorded."},
            {Py_tp_new, variable_new},
            {Py_tp_dealloc, variable_dealloc},
            {Py_bf_getbuffer, th_get_buffer},
            {Py_bf_releasebuffer, th_release_buffer},
            {Py_tp_traverse, variable_traverse},
            {Py_tp_clear, variable_clear},
            {Py_tp_methods, th_join_methods(th_methods, th_shared_methods, methods)},
            {Py_tp_getset, th_join_attributes(attributes, th_shared_attributes)},
            {Py_tp_members, members},
            {0, NULL},
        },
                slots[64];
    th_join_slots(slots, th_shared_slots, own);
    PyType_Spec spec = {"torch.autograd.Variable", sizeof(VariableObject), 0,
                        Py_TPFLAGS_DEFAULT | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC, slots};
    th_variable_type = (PyTypeObject *)PyType_FromSpec(&spec);
    if (!th_variable_type || th_refuse_ufuncs(th_variable_type)
        || th_install_backward(th_variable_type))
        return -1;
    return PyModule_AddObjectRef(module, "Variable", (PyObject *)th_variable_type);
}
