/* registry.c: registration of rows: ours at start-up, other packages' at import, under the same
   rules. */
#include <stdlib.h>
#include <string.h>

#include "python/call/call.h"

static PyTypeObject *name_type;

/* Bound object of a module's function: the rows of its name. */
typedef struct NameObject {
    PyObject_HEAD
    const overloads *name;
    PyObject *module; /* name of the module */
} NameObject;

static PyObject *call_name(PyObject *self, PyObject *const *args, Py_ssize_t count,
                           PyObject *names) {
    return th_call_function(((NameObject *)self)->name, args, count, names);
}

/* For pickle, which finds the function by name in its module. */
static PyObject *reduce(PyObject *self, PyObject *none) {
    (void)none;
    static PyObject *function = NULL;
    return th_attribute_of(&function, "importlib", "import_module")
               ? Py_BuildValue("O(O)", function, ((NameObject *)self)->module)
               : NULL;
}

/* donate(function, [input], ...): call a row's function with the list emptied, so that the call may
   hold the only reference and reuse the Variable's memory. */
PyObject *th_python_donate(PyObject *module, PyObject *const *args, Py_ssize_t count) {
    (void)module;
    PyObject *values[TH_MAX_ARGUMENTS], *name = NULL;
    if (count >= 2 && count <= TH_MAX_ARGUMENTS && PyCFunction_Check(args[0]))
        name = PyCFunction_GetSelf(args[0]);
    if (!name || Py_TYPE(name) != name_type || !PyList_Check(args[1]) || PyList_Size(args[1]) != 1)
        return PyErr_Format(PyExc_TypeError,
                            "donate takes the function of a row and a list of its first input");
    PyObject *input = Py_NewRef(PyList_GetItem(args[1], 0)), *result = NULL;
    values[0] = input;
    for (Py_ssize_t i = 2; i < count; i++)
        values[i - 1] = args[i];
    if (!PyList_SetSlice(args[1], 0, 1, NULL)) {
        PyObject *before = th_donate(input);
        result = th_call_function(((NameObject *)name)->name, values, count - 1, NULL);
        th_donate(before);
    }
    Py_DECREF(input);
    return result;
}

/* A row of a package has its package in front of its op. */
static PyObject *get_rows_name(PyObject *self, void *closure) {
    (void)closure;
    const overloads *name = ((NameObject *)self)->name;
    const char *op = name->rows[0]->op, *dot = strchr(op, '.');
    if (!dot)
        return PyUnicode_FromString(name->name);
    PyObject *package = PyUnicode_FromStringAndSize(op, dot - op);
    PyObject *result = package ? PyUnicode_FromFormat("%U::%s", package, name->name) : NULL;
    Py_XDECREF(package);
    return result;
}

static void free_object(PyObject *self) {
    PyTypeObject *type = Py_TYPE(self);
    Py_XDECREF(((NameObject *)self)->module);
    PyObject_Free(self);
    Py_DECREF(type);
}

PyObject *th_new_function(PyObject *module, const overloads *name, const char *home) {
    const char *dot = strrchr(name->name, '.'); /* linalg.inv is inv of torch.linalg */
    PyMethodDef *definition = malloc(sizeof *definition);
    NameObject *self = definition ? PyObject_New(NameObject, name_type) : NULL;
    PyObject *owner = NULL, *function = NULL;
    if (!definition)
        PyErr_NoMemory();
    if (self) {
        self->name = name;
        self->module = PyModule_GetNameObject(module);
        owner = self->module ? PyUnicode_FromString(home) : NULL;
    }
    if (owner) {
        *definition = (PyMethodDef){dot ? dot + 1 : name->name,
                                    (PyCFunction)(void (*)(void))call_name,
                                    METH_FASTCALL | METH_KEYWORDS, name->doc};
        function = PyCFunction_NewEx(definition, (PyObject *)self, owner);
    }
    Py_XDECREF(owner);
    Py_XDECREF((PyObject *)self);
    if (!function)
        free(definition);
    return function;
}

static int add_function(PyObject *module, const overloads *name, const char *home) {
    PyObject *function = th_new_function(module, name, home);
    const char *dot = strrchr(name->name, '.');
    const int failed = !function
                       || PyModule_AddObjectRef(module, dot ? dot + 1 : name->name, function);
    Py_XDECREF(function);
    return failed ? -1 : 0;
}

static int add_method(PyMethodDef *method) {
    PyObject *descriptor = PyDescr_NewMethod(th_tensor_base, method);
    const int failed = !descriptor
                       || PyObject_SetAttrString((PyObject *)th_tensor_base, method->ml_name,
                                                 descriptor);
    Py_XDECREF(descriptor);
    return failed ? -1 : 0;
}

/* Return the package that a method came from, if any. */
static const char *owner_of(const char *name) {
    PyObject *rows = PyDict_Values(th_rows);
    const char *result = "torch";
    const size_t length = strlen(name);
    for (Py_ssize_t i = 0; rows && i < PyList_Size(rows); i++) {
        const row *r = ((RowObject *)PyList_GetItem(rows, i))->row;
        const size_t own = strlen(r->name);
        if (th_short_op(r) != r->op && !strncmp(r->name, name, own)
            && (own == length || (own + 1 == length && name[own] == '_')))
            result = r->op;
    }
    Py_XDECREF(rows);
    return result;
}

static int check_methods(const PyMethodDef *methods) {
    for (; methods && methods->ml_name; methods++) {
        PyObject *there = th_attribute((PyObject *)th_tensor_base, methods->ml_name);
        if (there)
            PyErr_Format(PyExc_ValueError,
                         "tensors have a method '%s' already, that of %s; rename the row, or "
                         "say methods: false in the head of the catalogue",
                         methods->ml_name, owner_of(methods->ml_name));
        Py_XDECREF(there);
        if (PyErr_Occurred())
            return -1;
    }
    return 0;
}

/* Check everything first: all of it is added or nothing. */
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

static int add_all(PyObject *module, const row *const *added, const overloads *const *names,
                   PyMethodDef *methods) {
    for (; *added; added++)
        if (th_add_row(*added))
            return -1;
    for (; *names; names++)
        if ((*names)->doc && add_function(module, *names, "torch"))
            return -1;
    for (; methods && methods->ml_name; methods++)
        if (add_method(methods))
            return -1;
    return 0;
}

/* Undo a registration that ran out of memory; the caller drops the module. */
static void remove_all(const row *const *added, const PyMethodDef *methods) {
    PyObject *type, *value, *trace;
    PyErr_Fetch(&type, &value, &trace);
    for (; *added; added++)
        if (PyDict_DelItemString(th_rows, (*added)->op))
            PyErr_Clear();
    for (; methods && methods->ml_name; methods++)
        if (PyObject_SetAttrString((PyObject *)th_tensor_base, methods->ml_name, NULL))
            PyErr_Clear();
    PyErr_Restore(type, value, trace);
}

int th_register(PyObject *module, const row *const *added, const overloads *const *names,
                PyMethodDef *methods) {
    if (check_new(module, added, names) || check_methods(methods))
        return -1;
    if (!add_all(module, added, names, methods))
        return 0;
    remove_all(added, methods);
    return -1;
}

/* Add the functions of torch.linalg and of other modules, which import them from torch._core. */
static int add_modules(PyObject *module) {
    int failed = 0;
    for (const module_names *m = th_own_modules; !failed && m->module; m++) {
        PyObject *made = PyModule_New(m->module);
        failed = !made || PyModule_AddObjectRef(module, strrchr(m->module, '.') + 1, made);
        for (const overloads *const *name = m->names; !failed && *name; name++)
            failed = add_function(made, *name, m->module);
        Py_XDECREF(made);
    }
    return failed ? -1 : 0;
}

int th_install_registry(PyObject *module) {
    static PyModuleDef definition = {PyModuleDef_HEAD_INIT, .m_name = "torch._core.internal",
                                     .m_size = -1};
    static PyMethodDef methods[] = {{"__reduce__", reduce, METH_NOARGS, NULL}, {0}};
    static PyGetSetDef attributes[] = {
        {"rows_name", get_rows_name, NULL,
         "The name with its module, or its package: linalg.inv, own_ops::bent.", NULL},
        {0}};
    PyType_Slot slots[] = {{Py_tp_doc, "The rows behind a public name."},
                           {Py_tp_getset, attributes},
                           {Py_tp_dealloc, free_object},
                           {Py_tp_methods, methods},
                           {0, NULL}};
    PyType_Spec spec = {"torch._core.Name", sizeof(NameObject), 0,
                        Py_TPFLAGS_DEFAULT | Py_TPFLAGS_DISALLOW_INSTANTIATION, slots};
    name_type = (PyTypeObject *)PyType_FromSpec(&spec);
    PyObject *internal = name_type ? PyModule_Create(&definition) : NULL;
    int failed = !internal || PyModule_AddObjectRef(module, "internal", internal)
                 || th_register(module, th_own_rows, th_own_names, NULL);
    for (const overloads *const *name = th_own_internal; !failed && *name; name++)
        failed = add_function(internal, *name, "torch");
    Py_XDECREF(internal);
    return failed || add_modules(module) ? -1 : 0;
}
