/* registry.c: the door that rows come through. Ours come in at start-up and those of other packages
   at their import, with the same rights. */
#include <stdlib.h>
#include <string.h>

#include "python/call/call.h"

static PyTypeObject *name_type;
static PyObject *internal; /* a module with the functions of rows that only gradients call */

/* What a function of a module is called on: the rows of its name. */
typedef struct NameObject {
    PyObject_HEAD
    const overloads *name;
} NameObject;

static PyObject *call_name(PyObject *self, PyObject *const *args, Py_ssize_t count,
                           PyObject *names) {
    return th_call_function(((NameObject *)self)->name, args, count, names);
}

/* hand_over(function, [input], ...): calls a function of a row. The list is emptied, so that the call has the
   only reference where the caller kept none, and may overwrite the Variable. */
PyObject *th_python_hand_over(PyObject *module, PyObject *const *args, Py_ssize_t count) {
    (void)module;
    PyObject *values[TH_MAX_ARGUMENTS], *name = NULL;
    if (count >= 2 && count <= TH_MAX_ARGUMENTS && PyCFunction_Check(args[0]))
        name = PyCFunction_GetSelf(args[0]);
    if (!name || Py_TYPE(name) != name_type || !PyList_Check(args[1]) || PyList_Size(args[1]) != 1)
        return PyErr_Format(PyExc_TypeError,
                            "hand_over takes the function of a row and a list of its first input");
    PyObject *input = Py_NewRef(PyList_GetItem(args[1], 0)), *result = NULL;
    values[0] = input;
    for (Py_ssize_t i = 2; i < count; i++)
        values[i - 1] = args[i];
    if (!PyList_SetSlice(args[1], 0, 1, NULL)) {
        const bool variable = Py_TYPE(input) == th_variable_type;
        VariableObject *before = th_hand_over(variable ? (VariableObject *)input : NULL);
        result = th_call_function(((NameObject *)name)->name, values, count - 1, NULL);
        th_hand_over(before);
    }
    Py_DECREF(input);
    return result;
}

static void free_object(PyObject *self) {
    PyTypeObject *type = Py_TYPE(self);
    PyObject_Free(self);
    Py_DECREF(type);
}

/* A function of the module; its definition lives as long as the process, as CPython wants it. */
static int add_function(PyObject *module, const overloads *name, const char *doc) {
    PyMethodDef *definition = malloc(sizeof *definition);
    NameObject *self = definition ? PyObject_New(NameObject, name_type) : NULL;
    PyObject *owner = self ? PyUnicode_FromString("torch") : NULL, *function = NULL;
    if (owner) {
        self->name = name;
        *definition = (PyMethodDef){name->name, (PyCFunction)(void (*)(void))call_name,
                                    METH_FASTCALL | METH_KEYWORDS, doc};
        function = PyCFunction_NewEx(definition, (PyObject *)self, owner);
    }
    const int failed = !function || PyModule_AddObjectRef(module, name->name, function);
    Py_XDECREF(function);
    Py_XDECREF(owner);
    Py_XDECREF((PyObject *)self);
    return failed ? -1 : 0;
}

static bool has_name(const row *r, const overloads *const *names) {
    for (; *names; names++)
        for (int i = 0; i < (*names)->count; i++)
            if ((*names)->rows[i] == r)
                return true;
    return false;
}

static int add_internal(const row *r) {
    const row **list = malloc(sizeof *list);
    overloads *own = malloc(sizeof *own);
    if (!list || !own) {
        PyErr_NoMemory();
        return -1;
    }
    list[0] = r;
    *own = (overloads){r->op, list, 1, r->doc};
    return add_function(internal, own, r->doc);
}

/* Nothing is added unless all of it can be. */
static int check_new(PyObject *module, const row *const *added, const overloads *const *names) {
    for (; *added; added++)
        if (th_lookup(th_rows, (*added)->op)) {
            PyErr_Format(PyExc_ValueError, "a row named '%s' is registered already", (*added)->op);
            return -1;
        }
    for (; *names; names++) {
        PyObject *there = (*names)->doc ? th_attribute(module, (*names)->name) : NULL;
        if (there)
            PyErr_Format(PyExc_ValueError, "%R has a '%s' already", module, (*names)->name);
        Py_XDECREF(there);
        if (PyErr_Occurred())
            return -1;
    }
    return 0;
}

int th_register(PyObject *module, const row *const *added, const overloads *const *names) {
    if (check_new(module, added, names))
        return -1;
    for (; *added; added++)
        if (th_add_row(*added) || (!has_name(*added, names) && add_internal(*added)))
            return -1;
    for (; *names; names++)
        if ((*names)->doc && add_function(module, *names, (*names)->doc))
            return -1;
    return 0;
}

int th_install_registry(PyObject *module) {
    static PyModuleDef definition = {PyModuleDef_HEAD_INIT, .m_name = "torch._core.internal",
                                     .m_size = -1};
    PyType_Slot slots[] = {
        {Py_tp_doc, "The rows behind a public name."}, {Py_tp_dealloc, free_object}, {0, NULL}};
    PyType_Spec spec = {"torch._core.Name", sizeof(NameObject), 0,
                        Py_TPFLAGS_DEFAULT | Py_TPFLAGS_DISALLOW_INSTANTIATION, slots};
    name_type = (PyTypeObject *)PyType_FromSpec(&spec);
    internal = name_type ? PyModule_Create(&definition) : NULL;
    if (!internal || PyModule_AddObjectRef(module, "internal", internal))
        return -1;
    return th_register(module, th_base_rows, th_base_names);
}
