/* registry.c: the rows that there are. Ours come in at start-up and those of other packages at their
   import, through one door and with the same rights. */
#include "python/call/call.h"

#include <stdlib.h>
#include <string.h>

PyTypeObject *th_row_type;
static PyTypeObject *name_type;
static PyObject *rows; /* op -> Row */
static PyObject *internal; /* a module with the functions of rows that only gradients call */

/* What a function of a module is called on: the rows of its name. */
typedef struct NameObject {
    PyObject_HEAD
    const overloads *name;
} NameObject;

static PyObject *call_name(PyObject *self, PyObject *const *args, Py_ssize_t count, PyObject *names) {
    return th_call_function(((NameObject *)self)->name, args, count, names);
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

static int add_row(const row *r) {
    RowObject *o = PyObject_New(RowObject, th_row_type);
    if (!o)
        return -1;
    o->row = r;
    const int failed = PyDict_SetItemString(rows, r->op, (PyObject *)o);
    Py_DECREF((PyObject *)o);
    return failed;
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
        if (th_lookup(rows, (*added)->op)) {
            PyErr_Format(PyExc_ValueError, "a row named '%s' is registered already", (*added)->op);
            return -1;
        }
    for (; *names; names++)
        if ((*names)->doc && PyObject_HasAttrString(module, (*names)->name)) {
            PyErr_Format(PyExc_ValueError, "%R has a '%s' already", module, (*names)->name);
            return -1;
        }
    return 0;
}

int th_register(PyObject *module, const row *const *added, const overloads *const *names) {
    if (check_new(module, added, names))
        return -1;
    for (; *added; added++)
        if (add_row(*added) || (!has_name(*added, names) && add_internal(*added)))
            return -1;
    for (; *names; names++)
        if ((*names)->doc && add_function(module, *names, (*names)->doc))
            return -1;
    return 0;
}

PyObject *th_row_object(const row *r) {
    PyObject *o = th_lookup(rows, r->op);
    return o ? Py_NewRef(o) : PyErr_Occurred() ? NULL : PyErr_Format(PyExc_KeyError, "no row is named '%s'", r->op);
}

const row *th_row_named(PyObject *op) {
    PyObject *o = PyUnicode_Check(op) ? PyDict_GetItemWithError(rows, op) : NULL;
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
TEXT(doc)

static PyObject *get_parameters(PyObject *self, void *closure) {
    (void)closure;
    return th_parameters_of(((RowObject *)self)->row);
}

static PyObject *get_returned(PyObject *self, void *closure) {
    (void)closure;
    return PyLong_FromLong(((RowObject *)self)->row->returned);
}

static PyObject *row_repr(PyObject *self) {
    return PyUnicode_FromFormat("<row %s>", ((RowObject *)self)->row->signature);
}

static PyTypeObject *make_type(const char *name, int size, PyType_Slot *slots) {
    PyType_Spec spec = {name, size, 0, Py_TPFLAGS_DEFAULT | Py_TPFLAGS_DISALLOW_INSTANTIATION, slots};
    return (PyTypeObject *)PyType_FromSpec(&spec);
}

int th_install_rows(PyObject *module) {
    static PyGetSetDef attributes[] = {
        {"op", get_op, NULL, "The row's unique name.", NULL},
        {"name", get_name, NULL, "Its public name, which overloads share.", NULL},
        {"signature", get_signature, NULL, "As ops.yaml has it.", NULL},
        {"doc", get_doc, NULL, "What it computes.", NULL},
        {"parameters", get_parameters, NULL, "(name, kind, optional, count) of each.", NULL},
        {"returned", get_returned, NULL, "How many results a call gives.", NULL},
        {0},
    };
    static PyModuleDef definition = {PyModuleDef_HEAD_INIT, .m_name = "torch._core.internal",
                                     .m_size = -1};
    th_row_type = make_type("torch._core.Row", sizeof(RowObject), (PyType_Slot[]){
        {Py_tp_doc, "A row of the catalogue."}, {Py_tp_dealloc, free_object},
        {Py_tp_repr, row_repr}, {Py_tp_getset, attributes}, {0, NULL}});
    name_type = make_type("torch._core.Name", sizeof(NameObject), (PyType_Slot[]){
        {Py_tp_doc, "The rows behind a public name."}, {Py_tp_dealloc, free_object}, {0, NULL}});
    rows = PyDict_New();
    internal = PyModule_Create(&definition);
    if (!th_row_type || !name_type || !rows || !internal ||
        PyModule_AddObjectRef(module, "rows", rows) ||
        PyModule_AddObjectRef(module, "internal", internal))
        return -1;
    return th_register(module, th_base_rows, th_base_names);
}
