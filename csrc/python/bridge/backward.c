/* backward.c: x.backward(), which detects whether anything else references x. */
#include "python/bridge/bridge.h"

/* Compute the gradients of some tensors only, by torch.autograd.backward. */
static PyObject *run_for_inputs(PyObject *self, PyObject *gradient, PyObject *retain,
                                int create_graph, PyObject *inputs) {
    return th_call_python("torch.autograd", "backward", "(OOOiOO)", self, gradient, retain,
                          create_graph, Py_None, inputs);
}

/* backward(gradient=None, retain_variables=None, create_graph=False, retain_graph=None,
   inputs=None) */
static PyObject *run_backward(PyObject *self, PyObject *args, PyObject *keywords, bool temporary) {
    static char *names[] = {"gradient",     "retain_variables", "create_graph",
                            "retain_graph", "inputs",           NULL};
    PyObject *gradient = Py_None, *retain = Py_None, *same = Py_None, *inputs = Py_None;
    int create_graph = 0;
    if (th_asks(self, "backward"))
        return th_forward_method("backward", self, args, keywords);
    if (!PyArg_ParseTupleAndKeywords(args, keywords, "|OOpOO:backward", names, &gradient, &retain,
                                     &create_graph, &same, &inputs))
        return NULL;
    retain = retain == Py_None ? same : retain;
    if (inputs != Py_None)
        return run_for_inputs(self, gradient, retain, create_graph, inputs);
    PyObject *value = NULL;
    const int keep = retain == Py_None ? 1 : PyObject_IsTrue(retain);
    if (keep < 0 || !(value = th_root_gradient(self, gradient, create_graph)))
        return NULL;
    pass p = {.retain = keep, .create_graph = create_graph};
    p.temporary = temporary ? (NodeObject *)th_record_of(self)->creator : NULL;
    int failed = th_run_backward(&p, &self, &value, 1);
    Py_DECREF(value);
    if (failed)
        return NULL;
    Py_RETURN_NONE;
}

static PyObject *bound_backward(PyObject *self, PyObject *args, PyObject *keywords) {
    return run_backward(self, args, keywords, false);
}

/* Descriptor of backward. Called on a temporary, as in loss(x).backward(), it sees that nothing
   else references the tensor; y.backward without a call is a bound method that may be called
   again. */
static PyObject *backward_call(PyObject *descriptor, PyObject *args, PyObject *keywords) {
    (void)descriptor;
    PyObject *self = PyTuple_Size(args) > 0 ? PyTuple_GetItem(args, 0) : NULL;
    if (!self || !th_is_tensor(self))
        return PyErr_Format(PyExc_TypeError, "backward is a method of tensors");
    PyObject *rest = PyTuple_GetSlice(args, 1, PyTuple_Size(args));
    /* One reference is the tuple's, one the caller's stack. From 3.14 on the stack may borrow a
       variable's reference. */
    const bool temporary = Py_REFCNT(self) == 2 && Py_Version < 0x030e0000;
    PyObject *result = rest ? run_backward(self, rest, keywords, temporary) : NULL;
    Py_XDECREF(rest);
    return result;
}

static PyMethodDef backward_method = {
    "backward", (PyCFunction)(void (*)(void))bound_backward, METH_VARARGS | METH_KEYWORDS,
    "backward($self, gradient=None, retain_variables=None, create_graph=False, "
    "retain_graph=None, inputs=None)\n--\n\n"
    "Add the gradients of all leaves behind this tensor to their grad.\n"
    "\n"
    "Args:\n"
    "    gradient: Tensor of the size of this tensor; None if it has one element.\n"
    "    retain_graph: keep the saved tensors for another pass; False frees them.\n"
    "    retain_variables: older name of retain_graph.\n"
    "    create_graph: record the pass itself, for higher derivatives.\n"
    "    inputs: the leaves that receive gradients, by default all.\n"
    "Raises:\n"
    "    RuntimeError: nothing requires grad, or a saved tensor was overwritten.\n"
    "\n"
    ">>> x = torch.ones(2, requires_grad=True)\n"
    ">>> (3 * x).sum().backward()\n"
    ">>> x.grad.tolist()\n"
    "[3.0, 3.0]\n"};

static PyObject *backward_get(PyObject *descriptor, PyObject *self, PyObject *type) {
    (void)type;
    return self && self != Py_None ? PyCFunction_NewEx(&backward_method, self, NULL)
                                   : Py_NewRef(descriptor);
}

/* Return an attribute of the bound method: name, docstring or signature. */
static PyObject *backward_attribute(PyObject *self, void *attribute) {
    PyObject *bound = PyCFunction_NewEx(&backward_method, self, NULL);
    PyObject *text = bound ? PyObject_GetAttrString(bound, attribute) : NULL;
    Py_XDECREF(bound);
    return text;
}

static void backward_free(PyObject *self) {
    PyTypeObject *type = Py_TYPE(self);
    PyObject_Free(self);
    Py_DECREF(type);
}

int th_install_backward(PyTypeObject *of) {
    static PyGetSetDef attributes[] = {
        {"__doc__", backward_attribute, NULL, NULL, "__doc__"},
        {"__name__", backward_attribute, NULL, NULL, "__name__"},
        {"__text_signature__", backward_attribute, NULL, NULL, "__text_signature__"},
        {0},
    };
    PyType_Slot slots[] = {{Py_tp_call, backward_call},
                           {Py_tp_descr_get, backward_get},
                           {Py_tp_dealloc, backward_free},
                           {Py_tp_getset, attributes},
                           {0, NULL}};
    PyType_Spec spec = {"torch.autograd.BackwardMethod", sizeof(PyObject), 0,
                        Py_TPFLAGS_DEFAULT | Py_TPFLAGS_METHOD_DESCRIPTOR
                            | Py_TPFLAGS_DISALLOW_INSTANTIATION,
                        slots};
    PyTypeObject *type = (PyTypeObject *)PyType_FromSpec(&spec);
    PyObject *descriptor = type ? (PyObject *)PyObject_New(PyObject, type) : NULL;
    const int failed = !descriptor
                       || PyObject_SetAttrString((PyObject *)of, "backward", descriptor);
    Py_XDECREF(descriptor);
    Py_XDECREF((PyObject *)type);
    return failed ? -1 : 0;
}
