/* graph_methods.c: methods and attributes of tensors for autograd. */
#include <string.h>

#include "python/bridge/bridge.h"

static PyObject *register_hook(PyObject *self, PyObject *args, PyObject *keywords) {
    static char *names[] = {"hook", NULL};
    PyObject *hook;
    if (th_asks(self, "register_hook"))
        return th_forward_method("register_hook", self, args, keywords);
    if (!PyArg_ParseTupleAndKeywords(args, keywords, "O:register_hook", names, &hook))
        return NULL;
    return th_call_python("torch.autograd.hooks", "register_tensor_hook", "(OO)", self, hook);
}

METHOD_OF_ONE(register_post_accumulate_grad_hook, hook) {
    return th_call_python("torch.autograd.hooks", "register_leaf_hook", "(OO)", self, hook);
}

METHOD_OF_ONE(reinforce, reward) {
    return th_call_python("torch.autograd.stochastic", "reinforce", "(OO)", self, reward);
}

static int join_version(PyObject *self, PyObject *other, bool family) {
    if (!th_is_tensor(other)) {
        PyErr_Format(PyExc_TypeError, "_share_version takes a Tensor, not %R",
                     (PyObject *)Py_TYPE(other));
        return -1;
    }
    return th_share_version(self, other, family);
}

/* _share_version(other): count in-place writes to either tensor for both. */
static PyObject *share_version(PyObject *self, PyObject *other) {
    return join_version(self, other, false) ? NULL : Py_NewRef(Py_None);
}

/* _follow(other): same, and make self a view of other's elements for autograd, updated with it. */
static PyObject *make_view_of(PyObject *self, PyObject *other) {
    if (join_version(self, other, th_records))
        return NULL;
    th_mark_view(other, self);
    return Py_NewRef(Py_None);
}

/* _view_of(other) -> self, a plain view of other's elements */
static PyObject *plain_view_of(PyObject *self, PyObject *other) {
    if (th_is_tensor(other))
        th_link_view(other, self);
    return Py_NewRef(self);
}

/* _update_views(): update views after a Function wrote to the tensor and became its creator. */
static PyObject *update_views(PyObject *self, PyObject *none) {
    (void)none;
    record *v = th_record_of(self);
    return v && th_update_views(v, "mark_dirty") ? NULL : Py_NewRef(Py_None);
}

/* Return plain data with a header of its own: sizes that change in place are not the tensor's. */
METHOD(detach) {
    record *of = th_make_record(self);
    if (!of || !th_version(of))
        return NULL;
    PyObject *result = th_wrap(th_alias(of->t));
    record *v = result ? th_make_record(result) : NULL;
    if (!v) {
        Py_XDECREF(result);
        return NULL;
    }
    th_join_version(v, of, false);
    v->is_volatile = of->is_volatile;
    return result;
}

METHOD(detach_) {
    record *v = th_record_of(self);
    if (v) {
        v->requires_grad = false;
        th_leave_family(v);
        Py_CLEAR(v->creator);
    }
    return Py_NewRef(self);
}

static PyObject *requires_grad(PyObject *self, PyObject *args, PyObject *keywords) {
    if (th_asks(self, "requires_grad_"))
        return th_forward_method("requires_grad_", self, args, keywords);
    static char *names[] = {"requires_grad", NULL};
    PyObject *on = Py_True;
    if (!PyArg_ParseTupleAndKeywords(args, keywords, "|O:requires_grad_", names, &on)
        || PyObject_SetAttrString(self, "requires_grad", on))
        return NULL;
    return Py_NewRef(self);
}

METHOD(retain_grad) {
    PyObject *args = PyTuple_New(0),
             *result = args ? th_forward("retain_grad", self, args, NULL) : NULL;
    Py_XDECREF(args);
    return result;
}

static PyObject *is_view(PyObject *self, PyObject *none) {
    (void)none;
    return PyBool_FromLong((((TensorObject *)self)->record & VIEW) != 0);
}

static PyObject *get_base(PyObject *self, void *closure) {
    (void)closure;
    PyObject *base = th_base_of(self);
    return Py_NewRef(base ? base : Py_None);
}

METHOD(is_inference) {
    const storage *s = th_tensor_of(self)->storage;
    return PyBool_FromLong(s && s->inference);
}

/* _attach(node, result): make a tensor the result of a node, or a stand-in for it. The node keeps
   the size of the first one, which its backward expects. */
static PyObject *attach(PyObject *self, PyObject *args) {
    PyObject *node;
    int output;
    if (!PyArg_ParseTuple(args, "Oi:_attach", &node, &output))
        return NULL;
    if (!th_is_node(node) || output < 0 || output >= ((NodeObject *)node)->results)
        return PyErr_Format(PyExc_TypeError, "_attach takes a node and the number of a result");
    record *v = th_make_record(self);
    if (!v)
        return NULL;
    result_kind *kind = &((NodeObject *)node)->kinds[output];
    if (kind->dtype == TH_TYPES)
        th_set_kind(kind, v->t);
    th_set_creator(v, (NodeObject *)node, output);
    return Py_NewRef(self);
}

/* Return plain data that shares the header, so that .data can be resized; a record keeps one for
   good. */
static PyObject *get_data(PyObject *self, void *closure) {
    (void)closure;
    record *v = th_record_of(self);
    if (v)
        return Py_XNewRef(th_record_data(v));
    th_retain(th_tensor_of(self));
    PyObject *result = th_wrap(th_tensor_of(self));
    record *own = result ? th_make_record(result) : NULL;
    if (own && th_version(own)) {
        own->version->detached = true;
        return result;
    }
    Py_XDECREF(result);
    return NULL;
}

static int set_data(PyObject *self, PyObject *value, void *closure) {
    (void)closure;
    if (!value || !th_is_tensor(value)) {
        PyErr_SetString(PyExc_TypeError, "tensor.data must be a Tensor");
        return -1;
    }
    th_retain(th_tensor_of(value));
    th_set_header(self, th_tensor_of(value));
    record *v = th_record_of(self);
    if (!v)
        return 0;
    if (!v->creator && !th_is_floating((dtype)v->t->dtype))
        v->requires_grad = false; /* integers have no gradient */
    PyObject *data = v->data;
    v->data = th_is_plain(value) ? Py_NewRef(value) : NULL;
    Py_XDECREF(data);
    return 0;
}

static int set_grad(PyObject *self, PyObject *value, void *closure) {
    (void)closure;
    const bool given = value && value != Py_None;
    const tensor *t = th_tensor_of(self);
    record *v = th_record_of(self);
    if (given && !th_is_tensor(value)) {
        PyErr_SetString(PyExc_TypeError, "tensor.grad must be a Tensor or None");
        return -1;
    }
    if (given && value == self) {
        PyErr_SetString(PyExc_RuntimeError, "tensor.grad: a tensor cannot be its own gradient");
        return -1;
    }
    if (given
        && (th_tensor_of(value)->dtype != t->dtype || !th_same_size(th_tensor_of(value), t))) {
        PyErr_Format(PyExc_ValueError, "tensor.grad: the gradient is %s, but the tensor is %s",
                     th_describe(th_tensor_of(value)), th_describe(t));
        return -1;
    }
    if (!v && !given)
        return 0;
    if (!v && !(v = th_make_record(self)))
        return -1;
    PyObject *old = v->grad;
    v->grad = given ? Py_NewRef(value) : NULL;
    Py_XDECREF(old);
    return 0;
}

static NodeObject *node_of(PyObject *self) {
    const record *v = th_record_of(self);
    return v ? (NodeObject *)v->creator : NULL;
}

static PyObject *get_kept_grad(PyObject *self, void *closure) {
    (void)closure;
    record *v = th_record_of(self);
    return Py_NewRef(v && v->grad ? v->grad : Py_None);
}

/* Warn of .grad of a result, which backward does not keep unless it is asked to. */
static int warn_of_result(PyObject *self) {
    static PyObject *keeps;
    PyObject *asked = th_attribute_of(&keeps, "torch.autograd.hooks", "keeps_grad");
    PyObject *kept = asked ? PyObject_CallFunctionObjArgs(asked, self, NULL) : NULL;
    const int quiet = kept ? PyObject_IsTrue(kept) : -1;
    Py_XDECREF(kept);
    if (quiet)
        return quiet < 0 ? -1 : 0;
    return PyErr_WarnEx(PyExc_UserWarning,
                        "grad: this tensor is the result of an operation, and backward keeps the "
                        "gradients of leaves only; call retain_grad() on it before backward",
                        1);
}

static PyObject *get_grad(PyObject *self, void *closure) {
    record *v = th_record_of(self);
    if (v && v->creator && v->requires_grad && !v->grad && warn_of_result(self))
        return NULL;
    return get_kept_grad(self, closure);
}

static PyObject *get_creator(PyObject *self, void *closure) {
    (void)closure;
    NodeObject *n = node_of(self);
    return Py_NewRef(!n ? Py_None : n->function ? n->function : (PyObject *)n);
}

static PyObject *get_node(PyObject *self, void *closure) {
    (void)closure;
    PyObject *n = (PyObject *)node_of(self);
    return Py_NewRef(n ? n : Py_None);
}

static PyObject *get_grad_fn(PyObject *self, void *closure) {
    (void)closure;
    PyObject *n = (PyObject *)node_of(self);
    return n && th_name_node(n) ? NULL : Py_NewRef(n ? n : Py_None);
}

static PyObject *get_requires_grad(PyObject *self, void *closure) {
    (void)closure;
    const record *v = th_record_of(self);
    return PyBool_FromLong(v && v->requires_grad);
}

static int refuse_on_result(PyObject *self, const char *what) {
    if (!node_of(self))
        return 0;
    PyErr_Format(PyExc_RuntimeError,
                 "%s can only be set on a leaf; this tensor is the result of an operation: "
                 "detach() it first",
                 what);
    return -1;
}

/* Parse a flag; -1 with an error if the value is no bool or the flag is deleted. */
static int flag_of(PyObject *value, const char *name) {
    if (!value)
        PyErr_Format(PyExc_AttributeError, "%s: it cannot be deleted; set it to False", name);
    return value ? PyObject_IsTrue(value) : -1;
}

int th_require_grad(PyObject *o, bool on, const char *op) {
    record *v = th_record_of(o);
    if (on && !th_is_floating((dtype)th_tensor_of(o)->dtype)) {
        PyErr_Format(PyExc_RuntimeError,
                     "%s: %s holds integers, and integers have no gradient; leave it out, or "
                     "convert with .float()",
                     op, th_describe(th_tensor_of(o)));
        return -1;
    }
    if (!on && !v)
        return 0;
    if (on && th_is_frozen(o))
        return th_refuse_frozen(op, "made to require grad");
    if (!v && !(v = th_make_record(o)))
        return -1;
    v->requires_grad = on;
    /* views made before share a record's version from now on, so that writes through them are seen */
    return on && th_tensor_of(o)->next && !th_version(v) ? -1 : 0;
}

static int set_requires_grad(PyObject *self, PyObject *value, void *closure) {
    (void)closure;
    int on = flag_of(value, "requires_grad");
    if (on < 0 || (!on && node_of(self) && refuse_on_result(self, "requires_grad=False"))
        || (on && node_of(self)))
        return on < 0 || !on ? -1 : 0;
    return th_require_grad(self, on, "requires_grad");
}

static PyObject *get_volatile(PyObject *self, void *closure) {
    (void)closure;
    const record *v = th_record_of(self);
    return PyBool_FromLong(v && v->is_volatile);
}

static int set_volatile(PyObject *self, PyObject *value, void *closure) {
    (void)closure;
    int on = flag_of(value, "volatile");
    if (on < 0 || refuse_on_result(self, "volatile"))
        return -1;
    record *v = on ? th_make_record(self) : th_record_of(self);
    if (!v)
        return on ? -1 : 0;
    v->is_volatile = on;
    v->requires_grad = v->requires_grad && !on;
    return 0;
}

static PyObject *get_output(PyObject *self, void *closure) {
    (void)closure;
    const record *v = th_record_of(self);
    return PyLong_FromLong(v ? v->output : 0);
}

static PyObject *get_is_leaf(PyObject *self, void *closure) {
    (void)closure;
    return PyBool_FromLong(!node_of(self));
}

static PyObject *get_version(PyObject *self, void *closure) {
    (void)closure;
    const record *v = th_record_of(self);
    const storage *s = th_tensor_of(self)->storage;
    if (s && s->inference)
        return PyErr_Format(PyExc_RuntimeError,
                            "_version: an inference tensor does not count writes");
    return PyLong_FromLongLong(v && v->version ? v->version->count : th_plain_writes(self));
}

static PyObject *get_cdata(PyObject *self, void *closure) {
    (void)closure;
    return PyLong_FromVoidPtr(th_tensor_of(self));
}

static PyObject *get_hooks(PyObject *self, void *closure) {
    (void)closure;
    const record *v = th_record_of(self);
    return Py_NewRef(v && v->hooks ? v->hooks : Py_None);
}

static int set_hooks(PyObject *self, PyObject *value, void *closure) {
    (void)closure;
    record *v = th_make_record(self);
    return v ? th_set_hooks(&v->hooks, value) : -1;
}

static PyObject *get_dict(PyObject *self, void *closure) {
    th_begin_dict(self);
    PyObject *dict = PyObject_GenericGetDict(self, closure);
    th_end_dict(self);
    return dict;
}

static int set_dict(PyObject *self, PyObject *value, void *closure) {
    th_begin_dict(self);
    const int failed = PyObject_GenericSetDict(self, value, closure);
    th_end_dict(self);
    return failed;
}

PyMethodDef th_graph_methods[] = {
    {"register_hook", (PyCFunction)(void (*)(void))register_hook, METH_VARARGS | METH_KEYWORDS,
     "register_hook($self, hook)\n--\n\n"
     "Call f(grad) when the gradient of this tensor is computed; a result other than None replaces "
     "it. Returns a handle with remove()."},
    {"register_post_accumulate_grad_hook", method_register_post_accumulate_grad_hook, METH_O,
     "register_post_accumulate_grad_hook($self, f, /)\n--\n\n"
     "Call f(variable) after backward has added to the grad of this leaf. Returns a handle with "
     "remove()."},
    {"reinforce", method_reinforce, METH_O,
     "reinforce($self, reward, /)\n--\n\n"
     "Set the reward of random draws: a number, or a Tensor of their size."},
    {"requires_grad_", (PyCFunction)(void (*)(void))requires_grad, METH_VARARGS | METH_KEYWORDS,
     "requires_grad_($self, requires_grad=True)\n--\n\n"
     "Set whether backward computes a gradient for this leaf, and return the leaf."},
    {"retain_grad", method_retain_grad, METH_NOARGS,
     "retain_grad($self, /)\n--\n\n"
     "Keep the gradient of this result in `grad` during backward."},
    {"_share_version", share_version, METH_O, NULL},
    {"_follow", make_view_of, METH_O, NULL},
    {"_update_views", update_views, METH_NOARGS, NULL},
    {"detach", method_detach, METH_NOARGS,
     "detach($self, /)\n--\n\n"
     "Return a plain tensor with the same data. A write to one is visible in both."},
    {"detach_", method_detach_, METH_NOARGS,
     "detach_($self, /)\n--\n\n"
     "Remove this tensor from its graph, and return it."},
    {"_attach", attach, METH_VARARGS, NULL},
    {"_overwritten", th_python_overwritten, METH_NOARGS, NULL},
    {"_writes", th_python_writes, METH_NOARGS, NULL},
    {"_is_view", is_view, METH_NOARGS, NULL},
    {"_view_of", plain_view_of, METH_O, NULL},
    {"is_inference", method_is_inference, METH_NOARGS,
     "is_inference($self)\n--\n\nReturn whether inference mode made the tensor's data.\n\n"
     ">>> with torch.inference_mode():\n"
     "...     x = torch.ones(2)\n"
     ">>> x.is_inference(), x.clone().is_inference()\n"
     "(True, False)"},
    {0},
};

PyGetSetDef th_graph_attributes[] = {
    {"data", get_data, set_data,
     "A plain tensor with the same data, whose operations are not recorded.", NULL},
    {"grad", get_grad, set_grad, "The gradient that backward accumulated, or None.", NULL},
    {"_grad", get_kept_grad, set_grad, NULL, NULL},
    {"creator", get_creator, NULL,
     "The node of the operation or Function that computed this tensor; None for a leaf.", NULL},
    {"grad_fn", get_grad_fn, NULL,
     "The node of the operation that computed this tensor; None for a leaf. The node of a Function "
     "has the Function's attributes.",
     NULL},
    {"_node", get_node, NULL, NULL, NULL},
    {"requires_grad", get_requires_grad, set_requires_grad,
     "Whether backward computes a gradient for this tensor.", NULL},
    {"volatile", get_volatile, set_volatile, "Whether operations on this tensor are not recorded.",
     NULL},
    {"output_nr", get_output, NULL, "The index of this tensor among the results of its creator.",
     NULL},
    {"is_leaf", get_is_leaf, NULL, "Whether no recorded operation computed this tensor.", NULL},
    {"_cdata", get_cdata, NULL,
     "An int that is equal for tensors that share a header, such as x and x.data.", NULL},
    {"_base", get_base, NULL,
     "The tensor of which this one is a view; None if it is none, or that tensor is gone.", NULL},
    {"_version", get_version, NULL, "The number of in-place writes to the data.", NULL},
    {"_hooks", get_hooks, set_hooks, NULL, NULL},
    {"__dict__", get_dict, set_dict, NULL, NULL},
    {0},
};
