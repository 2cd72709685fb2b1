/* tensor_type.c: torch.Tensor, its concrete classes, how they are made and freed, and their operators. */
#include <stdlib.h>
#include <string.h>

#include "python/bridge/bridge.h"

static void tensor_dealloc(PyObject *self) {
    PyTypeObject *type = Py_TYPE(self);
    th_drop(((TensorObject *)self)->t);
    if (th_is_exact_tensor(type))
        PyObject_Free(self);
    else
        ((freefunc)PyType_GetSlot(type, Py_tp_free))(self);
    Py_DECREF(type);
}

/* The dtype that a class makes; torch.Tensor makes the default one. */
static int type_of_class(PyTypeObject *class) {
    for (int type = 0; type < TH_DTYPES; type++)
        if (class == th_tensor_types[TH_CPU][type]
            || PyType_IsSubtype(class, th_tensor_types[TH_CPU][type]))
            return type;
    return th_default_type;
}

int th_type_from_object(PyObject *o) {
    if (PyType_Check(o) && PyType_IsSubtype((PyTypeObject *)o, th_tensor_base))
        return type_of_class((PyTypeObject *)o);
    PyObject *text = PyUnicode_Check(o) ? PyUnicode_AsUTF8String(o) : NULL;
    if (PyErr_Occurred())
        return -1;
    const char *name = text ? PyBytes_AsString(text) : "";
    for (int type = 0; type < TH_DTYPES; type++) {
        char full[40];
        PyOS_snprintf(full, sizeof full, "torch.%sTensor", th_dtype_name[type]);
        if (!strcmp(name, full) && (Py_ssize_t)strlen(full) == PyBytes_Size(text)) {
            Py_DECREF(text);
            return type;
        }
    }
    Py_XDECREF(text);
    PyErr_Format(PyExc_TypeError,
                 "%R is no tensor type; give a class such as torch.FloatTensor or its name", o);
    return -1;
}

/* A storage as a 1-D tensor. */
static tensor *from_storage(PyObject *o, dtype type) {
    storage *s = ((StorageObject *)o)->s;
    if (s->dtype != type) {
        th_fail(TH_TYPE, "%sTensor: the storage holds %s elements; convert it with .%c%s()",
                th_dtype_name[type], th_dtype_name[s->dtype], th_dtype_name[type][0] | 32,
                th_dtype_name[type] + 1);
        return NULL;
    }
    int64_t one = 1;
    return th_new_view(s, 0, 1, &s->size, &one);
}

static tensor *from_tensor(PyObject *o, dtype type) {
    tensor *t = th_unwrap(o);
    if (t->dtype == type)
        return th_alias(t);
    th_fail(TH_TYPE, "%sTensor: got a %s; convert it with .%c%s()", th_dtype_name[type],
            th_describe(t), th_dtype_name[type][0] | 32, th_dtype_name[type] + 1);
    return NULL;
}

static tensor *from_sizes(PyObject *args, dtype type) {
    int64_t size[TH_MAX_DIM];
    PyObject *items[TH_MAX_DIM + 1];
    Py_ssize_t count = PyTuple_Size(args);
    for (Py_ssize_t i = 0; i < count && i <= TH_MAX_DIM; i++)
        items[i] = PyTuple_GetItem(args, i);
    int ndim = th_parse_ints(items, count > TH_MAX_DIM ? TH_MAX_DIM + 1 : count, size, TH_MAX_DIM);
    return ndim < 0 ? NULL : th_new(TH_CPU, type, ndim, size);
}

static tensor *construct(PyObject *args, dtype type) {
    Py_ssize_t count = PyTuple_Size(args);
    int64_t none = 0;
    if (count == 0)
        return th_new(TH_CPU, type, 1, &none);
    PyObject *first = PyTuple_GetItem(args, 0);
    if (count > 1 || PyLong_Check(first) || Py_TYPE(first) == th_size_type)
        return from_sizes(args, type);
    if (th_is_tensor(first))
        return from_tensor(first, type);
    if (PyObject_TypeCheck(first, th_storage_base))
        return from_storage(first, type);
    if (PyObject_CheckBuffer(first) && !PyBytes_Check(first))
        return th_from_buffer(first, type, false);
    if (PyIndex_Check(first))
        return from_sizes(args, type);
    return th_from_sequence(first, type);
}

static PyObject *tensor_new(PyTypeObject *class, PyObject *args, PyObject *keywords) {
    if (keywords && PyDict_Size(keywords))
        return PyErr_Format(PyExc_TypeError, "%R takes no keyword arguments", (PyObject *)class);
    tensor *t = construct(args, type_of_class(class));
    if (!t)
        return PyErr_Occurred() ? NULL : th_raise();
    if (class == th_tensor_base || th_is_exact_tensor(class))
        return th_wrap(t);
    TensorObject *o = (TensorObject *)((allocfunc)PyType_GetSlot(class, Py_tp_alloc))(class, 0);
    if (o)
        o->t = t;
    else
        th_drop(t);
    return (PyObject *)o;
}

/* NumPy leaves arithmetic with its numbers and arrays to classes that say so; older libraries read the priority. */
int th_refuse_ufuncs(PyTypeObject *type) {
    PyObject *priority = PyLong_FromLong(1000);
    const int failed = !priority
                       || PyObject_SetAttrString((PyObject *)type, "__array_priority__", priority)
                       || PyObject_SetAttrString((PyObject *)type, "__array_ufunc__", Py_None);
    Py_XDECREF(priority);
    return failed ? -1 : 0;
}

int th_install_tensors(PyObject *module) {
    PyType_Slot own[] =
        {
            {Py_tp_doc,
             "Base of all tensor types; torch.Tensor(...) makes a tensor of the default type."},
            {Py_tp_new, tensor_new},
            {Py_tp_dealloc, tensor_dealloc},
            {Py_bf_getbuffer, th_get_buffer},
            {Py_bf_releasebuffer, th_release_buffer},
            {Py_tp_methods, th_join_methods(th_methods, th_shared_methods, th_tensor_methods)},
            {Py_tp_getset, th_join_attributes(th_tensor_attributes, th_shared_attributes)},
            {0, NULL},
        },
                slots[64];
    th_join_slots(slots, th_shared_slots, own);
    unsigned flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_BASETYPE;
    PyType_Spec spec = {"torch.Tensor", sizeof(TensorObject), 0, flags, slots};
    th_tensor_base = (PyTypeObject *)PyType_FromSpec(&spec);
    if (!th_tensor_base || th_refuse_ufuncs(th_tensor_base)
        || PyModule_AddObjectRef(module, "Tensor", (PyObject *)th_tensor_base))
        return -1;
    PyObject *bases = Py_BuildValue("(O)", (PyObject *)th_tensor_base);
    for (int type = 0; bases && type < TH_DTYPES; type++) {
        static char names[TH_DTYPES][32], docs[TH_DTYPES][80];
        PyOS_snprintf(names[type], sizeof names[type], "torch.%sTensor", th_dtype_name[type]);
        PyOS_snprintf(docs[type], sizeof docs[type], "Tensor of %d-byte %s elements in memory.",
                      (int)th_item_size[type], th_dtype_name[type]);
        PyType_Slot concrete[] = {{Py_tp_doc, docs[type]}, {0, NULL}};
        PyType_Spec s = {names[type], sizeof(TensorObject), 0, flags, concrete};
        PyObject *made = PyType_FromSpecWithBases(&s, bases);
        th_tensor_types[TH_CPU][type] = (PyTypeObject *)made;
        if (!made || PyModule_AddObjectRef(module, names[type] + 6, made))
            return -1;
    }
    Py_XDECREF(bases);
    return bases ? 0 : -1;
}
