/* tensor_type.c: torch.Tensor, and the classes torch.FloatTensor and so on that make tensors of one
   dtype: construction, deallocation, operators. */
#include <stdlib.h>
#include <string.h>

#include "python/bridge/bridge.h"
#include "python/types/objects.h"

static int tensor_clear(PyObject *self) {
    record *v = th_record_of(self);
    th_drop_dict((TensorObject *)self);
    if (!v)
        return 0;
    Py_CLEAR(v->data);
    Py_CLEAR(v->creator);
    Py_CLEAR(v->grad);
    Py_CLEAR(v->hooks);
    return 0;
}

static int tensor_traverse(PyObject *self, visitproc visit, void *arg) {
    const record *v = th_record_of(self);
    Py_VISIT(Py_TYPE(self));
    if (((TensorObject *)self)->dict != th_no_dict)
        Py_VISIT(((TensorObject *)self)->dict);
    if (!v)
        return 0;
    Py_VISIT(v->data);
    Py_VISIT(v->creator);
    Py_VISIT(v->grad);
    Py_VISIT(v->hooks);
    return 0;
}

void th_begin_dict(PyObject *self) {
    TensorObject *o = (TensorObject *)self;
    if (o->dict == th_no_dict)
        o->dict = NULL;
}

void th_end_dict(PyObject *self) {
    TensorObject *o = (TensorObject *)self;
    if (!o->dict)
        o->dict = th_no_dict;
    else if (!PyObject_GC_IsTracked(self))
        PyObject_GC_Track(self);
}

/* Track the object: an attribute may refer back to the tensor. */
static int tensor_setattr(PyObject *self, PyObject *name, PyObject *value) {
    name = PyUnicode_FromObject(name); /* a user's __hash__ might call this again */
    if (!name)
        return -1;
    th_begin_dict(self);
    const int failed = PyObject_GenericSetAttr(self, name, value);
    th_end_dict(self);
    Py_DECREF(name);
    return failed;
}

/* Every tensor is an instance of Variable and of the class of its dtype and device. */
static PyObject *is_instance(PyObject *class, PyObject *o) {
    const tensor *t = th_is_tensor(o) ? th_tensor_of(o) : NULL;
    const bool named = t
                       && (class == (PyObject *)th_variable_type
                           || class == (PyObject *)th_tensor_types[th_is_gpu(t->device)][t->dtype]);
    return PyBool_FromLong(named || PyObject_TypeCheck(o, (PyTypeObject *)class));
}

/* Metaclass of Variable and of the classes by dtype, whose instance check is is_instance. */
static PyTypeObject *metaclass;

static PyTypeObject *make_metaclass(void) {
    static PyMethodDef methods[] = {{"__instancecheck__", is_instance, METH_O, NULL}, {0}};
    PyType_Slot slots[] = {{Py_tp_methods, methods}, {0, NULL}};
    PyType_Spec spec = {"torch.TensorType", 0, 0, Py_TPFLAGS_DEFAULT | Py_TPFLAGS_BASETYPE, slots};
    return (PyTypeObject *)PyType_FromSpecWithBases(&spec, (PyObject *)&PyType_Type);
}

PyTypeObject *th_make_alias(PyType_Spec *spec) {
    PyObject *made = PyType_FromSpecWithBases(spec, (PyObject *)th_tensor_base);
    if (made)
        Py_SET_TYPE(made, (PyTypeObject *)Py_NewRef((PyObject *)metaclass));
    return (PyTypeObject *)made;
}

int th_ready_gpu(void) {
    static bool ready;
    if (!ready) {
        PyObject *done = th_call_python("torch.cuda", "init", "()");
        if (!done)
            return -1;
        Py_DECREF(done);
        ready = true;
    }
    return th_gpu_current();
}

/* Return the dtype and device kind of a class; torch.Tensor has the default ones. */
static int type_of_class(PyTypeObject *class, bool *gpu) {
    for (int k = 0; k < 2 * TH_TYPES; k++) {
        PyTypeObject *type = th_tensor_types[k >= TH_TYPES][k % TH_TYPES];
        *gpu = k >= TH_TYPES;
        if (class == type || PyType_IsSubtype(class, type))
            return k % TH_TYPES;
    }
    *gpu = false;
    return th_default_type;
}

static int on_a_gpu(PyObject *o) {
    PyErr_Format(PyExc_TypeError, "%R lies on a GPU; need a type in memory", o);
    return -1;
}

int th_type_from_object(PyObject *o, bool *gpu) {
    bool far = false;
    const int named = th_dtype_of(o);
    if (named >= 0) {
        if (gpu)
            *gpu = false;
        return named;
    }
    if (PyType_Check(o) && PyType_IsSubtype((PyTypeObject *)o, th_tensor_base)) {
        const int type = type_of_class((PyTypeObject *)o, &far);
        if (gpu)
            *gpu = far;
        return far && !gpu ? on_a_gpu(o) : type;
    }
    PyObject *text = PyUnicode_Check(o) ? PyUnicode_AsUTF8String(o) : NULL;
    if (PyErr_Occurred())
        return -1;
    const char *name = text ? PyBytes_AsString(text) : "";
    for (int k = 0; k < 2 * TH_TYPES; k++) {
        char full[40];
        far = k >= TH_TYPES;
        PyOS_snprintf(full, sizeof full, "torch.%s%sTensor", far ? "cuda." : "",
                      th_dtype_name[k % TH_TYPES]);
        if (!strcmp(name, full) && (Py_ssize_t)strlen(full) == PyBytes_Size(text)) {
            Py_DECREF(text);
            if (gpu)
                *gpu = far;
            return far && !gpu ? on_a_gpu(o) : k % TH_TYPES;
        }
    }
    Py_XDECREF(text);
    PyErr_Format(PyExc_TypeError,
                 "%R is no type of elements; give one such as torch.float32, a class such as "
                 "torch.FloatTensor, or its name",
                 o);
    return -1;
}

/* View a storage as a 1-D tensor. */
static tensor *from_storage(PyObject *o, dtype type, device where) {
    storage *s = ((StorageObject *)o)->s;
    if (s->dtype != type) {
        th_fail(TH_TYPE, "%sTensor: the storage holds %s elements; convert it with .%c%s()",
                th_dtype_name[type], th_dtype_name[s->dtype], th_dtype_name[type][0] | 32,
                th_dtype_name[type] + 1);
        return NULL;
    }
    if (th_is_gpu(s->device) != th_is_gpu(where)) {
        th_fail(TH_TYPE, "%sTensor: the storage lies %s; copy it with %s", th_dtype_name[type],
                s->device ? "on a GPU" : "in memory", s->device ? ".cpu()" : ".cuda()");
        return NULL;
    }
    int64_t one = 1;
    return th_new_view(s, 0, 1, &s->size, &one);
}

static tensor *from_tensor(PyObject *o, dtype type, device where) {
    tensor *t = th_tensor_of(o);
    if (th_is_gpu(t->device) != th_is_gpu(where)) {
        th_fail(TH_TYPE, "%sTensor: got a %s, which lies %s; copy it with %s", th_dtype_name[type],
                th_describe(t), t->device ? "on a GPU" : "in memory",
                t->device ? ".cpu()" : ".cuda()");
        return NULL;
    }
    if (t->dtype == type)
        return th_alias(t);
    th_fail(TH_TYPE, "%sTensor: got a %s; convert it with .%c%s()", th_dtype_name[type],
            th_describe(t), th_dtype_name[type][0] | 32, th_dtype_name[type] + 1);
    return NULL;
}

static tensor *from_sizes(PyObject *args, dtype type, device where) {
    int64_t size[TH_MAX_DIM];
    PyObject *items[TH_MAX_DIM + 1];
    Py_ssize_t count = PyTuple_Size(args);
    for (Py_ssize_t i = 0; i < count && i <= TH_MAX_DIM; i++)
        items[i] = PyTuple_GetItem(args, i);
    int ndim = th_parse_ints(items, count > TH_MAX_DIM ? TH_MAX_DIM + 1 : count, size, TH_MAX_DIM);
    return ndim < 0 ? NULL : th_new(where, type, ndim, size);
}

/* Move data that was read on the CPU to its device. */
static tensor *sent(tensor *t, device where) {
    tensor *there = t ? th_on_device(t, where) : NULL;
    th_drop(t);
    return there;
}

static tensor *construct(PyObject *args, dtype type, device where) {
    Py_ssize_t count = PyTuple_Size(args);
    int64_t none = 0;
    if (count == 0)
        return th_new(where, type, 1, &none);
    PyObject *first = PyTuple_GetItem(args, 0);
    const bool number = PyLong_Check(first) || (PyIndex_Check(first) && !PySequence_Check(first));
    /* NumPy ints support the buffer protocol too */
    if (count > 1 || number || Py_TYPE(first) == th_size_type)
        return from_sizes(args, type, where);
    if (th_is_tensor(first))
        return th_check_elements(first) ? NULL : from_tensor(first, type, where);
    if (PyObject_TypeCheck(first, th_storage_base))
        return from_storage(first, type, where);
    if (PyObject_CheckBuffer(first) && !PyBytes_Check(first))
        return sent(th_from_buffer(first, type, false), where);
    return sent(th_from_sequence(first, type), where);
}

/* Whether the keywords are device= alone, with None or a device of the kind of the class. */
static bool names_own_device(PyObject *keywords, bool gpu) {
    PyObject *place = PyDict_GetItemString(keywords, "device"); /* borrowed */
    PyObject *name = place && PyDict_Size(keywords) == 1 ? PyObject_Str(place) : NULL;
    const char *text = name ? PyUnicode_AsUTF8AndSize(name, NULL) : NULL;
    const bool own = text
                     && (place == Py_None || !strncmp(text, gpu ? "cuda" : "cpu", gpu ? 4 : 3));
    Py_XDECREF(name);
    return own;
}

/* Whether torch.Tensor(x) views x, as part of its graph. */
static bool views_recorded(PyTypeObject *class, PyObject *args, dtype type, int where) {
    PyObject *first = PyTuple_Size(args) == 1 ? PyTuple_GetItem(args, 0) : NULL;
    return class == th_tensor_base && first && th_is_tensor(first) && th_record_of(first)
           && th_tensor_of(first)->dtype == type && th_tensor_of(first)->device == where;
}

static PyObject *tensor_new(PyTypeObject *class, PyObject *args, PyObject *keywords) {
    bool gpu;
    const int type = type_of_class(class, &gpu), where = gpu                  ? th_ready_gpu()
                                                         : th_makes_on_meta() ? TH_META
                                                                              : TH_CPU;
    if (keywords && PyDict_Size(keywords) && !names_own_device(keywords, gpu))
        return PyErr_Format(PyExc_TypeError, "%R takes no keyword but device=%s", (PyObject *)class,
                            gpu ? "'cuda'" : "'cpu'");
    if (views_recorded(class, args, (dtype)type, where))
        return PyObject_CallMethod(PyTuple_GetItem(args, 0), "view_as", "O",
                                   PyTuple_GetItem(args, 0));
    tensor *t = where < 0 ? NULL : construct(args, type, (device)where);
    if (!t)
        return PyErr_Occurred() ? NULL : th_raise();
    return class == th_tensor_base || class == th_tensor_types[gpu][type]
               ? th_wrap(t)
               : th_new_of_class(class, t);
}

/* Set __array_priority__, so that NumPy leaves arithmetic with its arrays to our class. */
static int set_priority(PyTypeObject *type) {
    PyObject *priority = PyLong_FromLong(1000);
    const int failed = !priority
                       || PyObject_SetAttrString((PyObject *)type, "__array_priority__", priority);
    Py_XDECREF(priority);
    return failed ? -1 : 0;
}

static int install_base(PyObject *module) {
    const PyMethodDef *lists[] = {th_methods, th_tensor_methods, th_graph_methods};
    PyMethodDef *methods = th_join_methods(lists, 3);
    if (!methods)
        return -1;
    static PyMemberDef members[] = {
        {"__dictoffset__", T_PYSSIZET, offsetof(TensorObject, dict), READONLY, NULL},
        {"__weaklistoffset__", T_PYSSIZET, offsetof(TensorObject, weak), READONLY, NULL},
        {0},
    };
    PyType_Slot own[] =
        {
            {Py_tp_doc, "Class of all tensors; a call makes a tensor of the default dtype.\n\n"
                        ">>> torch.Tensor([[1, 2]])\ntensor([[1., 2.]])\n"},
            {Py_tp_new, tensor_new},
            {Py_tp_dealloc, th_tensor_free},
            {Py_tp_traverse, tensor_traverse},
            {Py_tp_clear, tensor_clear},
            {Py_tp_setattro, tensor_setattr},
            {Py_bf_getbuffer, th_get_buffer},
            {Py_bf_releasebuffer, th_release_buffer},
            {Py_tp_methods, methods},
            {Py_tp_members, members},
            {Py_tp_getset, th_join_attributes(th_tensor_attributes, th_graph_attributes)},
            {0, NULL},
        },
                slots[72];
    th_join_slots(slots, th_tensor_slots, own);
    PyType_Spec spec = {"torch.Tensor", sizeof(TensorObject), 0,
                        Py_TPFLAGS_DEFAULT | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC, slots};
    th_tensor_base = (PyTypeObject *)PyType_FromSpec(&spec);
    return !th_tensor_base || set_priority(th_tensor_base) || th_install_backward(th_tensor_base)
           || PyModule_AddObjectRef(module, "Tensor", (PyObject *)th_tensor_base)
           || th_find_no_dict();
}

static PyTypeObject *make_class(int k) {
    static char names[2 * TH_TYPES][40], docs[2 * TH_TYPES][200];
    const bool gpu = k >= TH_TYPES;
    const int type = k % TH_TYPES;
    PyOS_snprintf(names[k], sizeof names[k], "torch.%s%sTensor", gpu ? "cuda." : "",
                  th_dtype_name[type]);
    const char *form = gpu ? "Tensor of %d-byte %s elements on a GPU.\n\n"
                             ">>> if torch.cuda.is_available():\n"
                             "...     assert %s([[1, 0, 1]]).size() == (1, 3)\n"
                           : "Tensor of %d-byte %s elements in main memory.\n\n"
                             ">>> %s([[1, 0, 1]]).size()\ntorch.Size([1, 3])\n";
    PyOS_snprintf(docs[k], sizeof docs[k], form, (int)th_item_size[type], th_dtype_name[type],
                  names[k]);
    PyType_Slot slots[] = {{Py_tp_doc, docs[k]}, {0, NULL}};
    PyType_Spec spec = {names[k], sizeof(TensorObject), 0, Py_TPFLAGS_DEFAULT | Py_TPFLAGS_BASETYPE,
                        slots};
    return th_make_alias(&spec);
}

int th_install_tensors(PyObject *module) {
    if (!(metaclass = make_metaclass()) || install_base(module))
        return -1;
    for (int k = 0; k < 2 * TH_TYPES; k++) {
        const bool gpu = k >= TH_TYPES;
        PyTypeObject *result = make_class(k);
        char key[40];
        PyOS_snprintf(key, sizeof key, "%s%sTensor", gpu ? "_cuda_" : "",
                      th_dtype_name[k % TH_TYPES]);
        th_tensor_types[gpu][k % TH_TYPES] = result;
        if (!result || PyModule_AddObjectRef(module, key, (PyObject *)result))
            return -1;
    }
    return th_find_heads(th_tensor_base);
}

/* Names of hand-written methods and attributes, whose calls rows cannot pass to a class. */
PyObject *th_hand_written_names(PyObject *module, PyObject *none) {
    (void)module, (void)none;
    PyObject *names = PyList_New(0);
    for (const PyMethodDef *m = th_tensor_methods; names && m->ml_name; m++)
        names = th_append(names, PyUnicode_FromString(m->ml_name));
    for (const PyMethodDef *m = th_graph_methods; names && m->ml_name; m++)
        names = th_append(names, PyUnicode_FromString(m->ml_name));
    for (const PyGetSetDef *m = th_tensor_attributes; names && m->name; m++)
        names = th_append(names, PyUnicode_FromString(m->name));
    for (const PyGetSetDef *m = th_graph_attributes; names && m->name; m++)
        names = th_append(names, PyUnicode_FromString(m->name));
    return names;
}
