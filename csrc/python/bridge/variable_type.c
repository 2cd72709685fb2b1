/* variable_type.c: torch.autograd.Variable: the class of tensors that are recorded or require
   grad. */
#include "python/bridge/bridge.h"

/* Make an object of the class that shares the tensor's header. */
static PyObject *sharing(PyTypeObject *class, PyObject *data) {
    tensor *t = th_tensor_of(data);
    th_retain(t);
    return class == th_variable_type ? th_make_variable(t) : th_new_of_class(class, t);
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
        return PyErr_Format(PyExc_TypeError,
                            "Variable takes a Tensor, not %R; make one: torch.tensor(...)",
                            (PyObject *)Py_TYPE(data));
    const bool floating = th_is_floating((dtype)th_tensor_of(data)->dtype);
    const bool wanted = requires_grad < 0 ? floating && !is_volatile
                                          : requires_grad && !is_volatile;
    PyObject *o = sharing(class, data);
    record *v = o ? th_make_record(o) : NULL;
    if (!v || th_require_grad(o, wanted, "Variable")) {
        Py_XDECREF(o);
        return NULL;
    }
    v->is_volatile = is_volatile;
    if (th_is_exact_tensor(Py_TYPE(data)) && !th_record_of(data))
        v->data = Py_NewRef(data);
    return o;
}

int th_install_variable(PyObject *module) {
    PyType_Slot slots[] = {
        /* CPython calls methods fastest if the class itself has them */
        {Py_tp_doc, "Variable(data, creator=None, volatile=False, requires_grad=True)\n--\n\n"
                    "Tensor whose operations are recorded.\n\n"
                    ">>> x = torch.autograd.Variable(torch.ones(2))\n"
                    ">>> x.sum().backward()\n>>> x.grad.tolist()\n[1.0, 1.0]\n"},
        {Py_tp_new, variable_new},
        {Py_tp_dealloc, th_tensor_free},
        {Py_tp_methods, th_all_methods},
        {0, NULL},
    };
    PyType_Spec spec = {"torch.autograd.Variable", sizeof(TensorObject), 0,
                        Py_TPFLAGS_DEFAULT | Py_TPFLAGS_BASETYPE, slots};
    th_variable_type = (PyTypeObject *)PyType_FromSpecWithBases(&spec, (PyObject *)th_tensor_base);
    return th_variable_type
               ? PyModule_AddObjectRef(module, "Variable", (PyObject *)th_variable_type)
               : -1;
}
