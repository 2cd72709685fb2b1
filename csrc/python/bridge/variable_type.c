/* variable_type.c: torch.autograd.Variable: a call makes a tensor that requires grad. */
#include "python/bridge/bridge.h"

/* Make a leaf of the class that shares the data of another tensor. */
static PyObject *new_leaf(PyTypeObject *class, PyObject *data, bool requires_grad, const char *op) {
    tensor *t = th_tensor_of(data);
    th_retain(t);
    PyObject *o = class == th_variable_type ? th_wrap(t) : th_new_of_class(class, t);
    record *v = o ? th_make_record(o) : NULL;
    if (!v || th_require_grad(o, requires_grad, op)) {
        Py_XDECREF(o);
        return NULL;
    }
    if (th_is_plain(data))
        v->data = Py_NewRef(data);
    return o;
}

PyObject *th_python_leaf(PyObject *module, PyObject *args) {
    (void)module;
    PyObject *data;
    PyTypeObject *class;
    int requires_grad;
    if (!PyArg_ParseTuple(args, "O!Op:leaf", &PyType_Type, &class, &data, &requires_grad))
        return NULL;
    if (!PyType_IsSubtype(class, th_tensor_base) || !th_is_tensor(data))
        return PyErr_Format(PyExc_TypeError, "%R takes a Tensor, not %R", (PyObject *)class,
                            (PyObject *)Py_TYPE(data));
    return new_leaf(class, data, requires_grad, "requires_grad=True");
}

static PyObject *variable_new(PyTypeObject *class, PyObject *args, PyObject *keywords) {
    static char *names[] = {"data", "creator", "volatile", "requires_grad", NULL};
    PyObject *data, *creator = Py_None;
    int is_volatile = 0, requires_grad = -1;
    if (!PyArg_ParseTupleAndKeywords(args, keywords, "O|Opp:Variable", names, &data, &creator,
                                     &is_volatile, &requires_grad))
        return NULL;
    if (creator != Py_None)
        return th_is_node(creator)
                   ? PyErr_Format(PyExc_TypeError,
                                  "Variable: the creator of a Variable is the operation that makes "
                                  "it and cannot be given; leave out creator")
                   : PyErr_Format(PyExc_TypeError,
                                  "Variable(data, requires_grad=...): give requires_grad by name");
    if (!th_is_tensor(data))
        return PyErr_Format(PyExc_TypeError,
                            "Variable takes a Tensor, not %R; make one: torch.tensor(...)",
                            (PyObject *)Py_TYPE(data));
    const bool floating = th_is_floating((dtype)th_tensor_of(data)->dtype);
    const bool wanted = requires_grad < 0 ? floating && !is_volatile
                                          : requires_grad && !is_volatile;
    PyObject *o = new_leaf(class, data, wanted, "Variable");
    if (o)
        th_record_of(o)->is_volatile = is_volatile;
    return o;
}

int th_install_variable(PyObject *module) {
    PyType_Slot slots[] = {
        {Py_tp_doc,
         "Variable(data, creator=None, volatile=False, requires_grad=True)\n--\n\n"
         "Make a tensor that shares the data of another one and requires grad. Every tensor "
         "is an instance of Variable.\n\n"
         ">>> x = torch.autograd.Variable(torch.ones(2))\n"
         ">>> x.sum().backward()\n>>> x.grad.tolist()\n[1.0, 1.0]\n"},
        {Py_tp_new, variable_new},
        {0, NULL},
    };
    PyType_Spec spec = {"torch.autograd.Variable", sizeof(TensorObject), 0,
                        Py_TPFLAGS_DEFAULT | Py_TPFLAGS_BASETYPE, slots};
    th_variable_type = th_make_alias(&spec);
    return th_variable_type
               ? PyModule_AddObjectRef(module, "Variable", (PyObject *)th_variable_type)
               : -1;
}
