/* tensor_type.c: torch.Tensor, its concrete classes, how they are made and freed, and their operators. */
#include "binding.h"

#include <stdlib.h>
#include <string.h>

PyTypeObject *th_tensor_base, *th_tensor_types[TH_DEVICES][TH_DTYPES];
dtype th_default_type = TH_FLOAT;

bool th_is_tensor(PyObject *o) { return PyObject_TypeCheck(o, th_tensor_base); }

PyObject *th_wrap(tensor *t) {
    if (!t)
        return th_raise();
    TensorObject *o = PyObject_New(TensorObject, th_tensor_types[t->device][t->dtype]);
    if (!o) {
        th_drop(t);
        return NULL;
    }
    o->t = t;
    return (PyObject *)o;
}

static void tensor_dealloc(PyObject *self) {
    PyTypeObject *type = Py_TYPE(self);
    th_drop(((TensorObject *)self)->t);
    if (th_is_exact_tensor(type))
        PyObject_Free(self);
    else
        ((freefunc)PyType_GetSlot(type, Py_tp_free))(self);
    Py_DECREF(type);
}

int th_parse_scalar(PyObject *o, scalar *value) {
    if (PyFloat_Check(o)) {
        *value = (scalar){PyFloat_AsDouble(o), 0, TH_REAL};
        return 0;
    }
    PyObject *integer = PyLong_Check(o) ? Py_NewRef(o) : PyIndex_Check(o) ? PyNumber_Index(o) : NULL;
    if (integer) {
        long long i = PyLong_AsLongLong(integer);
        Py_DECREF(integer);
        if (i == -1 && PyErr_Occurred())
            return -1;
        *value = (scalar){(double)i, i, TH_INTEGRAL};
        return 0;
    }
    PyErr_Clear();
    if (!PyNumber_Check(o) || PyObject_HasAttrString(o, "shape") > 0) {
        PyObject *shape = PyObject_GetAttrString(o, "shape"); /* a NumPy scalar has the shape () */
        bool number = shape && PyTuple_Check(shape) && PyTuple_Size(shape) == 0;
        Py_XDECREF(shape);
        PyErr_Clear();
        if (!number) {
            PyErr_Format(PyExc_TypeError, "expected a number, got %R", (PyObject *)Py_TYPE(o));
            return -1;
        }
    }
    double f = PyFloat_AsDouble(o);
    if (f == -1 && PyErr_Occurred())
        return -1;
    *value = (scalar){f, 0, TH_REAL};
    return 0;
}

static int put_int(PyObject *o, int64_t *out) {
    PyObject *integer = PyLong_CheckExact(o) ? Py_NewRef(o) : PyNumber_Index(o);
    if (!integer)
        return -1;
    *out = PyLong_AsLongLong(integer);
    Py_DECREF(integer);
    return *out == -1 && PyErr_Occurred() ? -1 : 0;
}

int th_parse_ints(PyObject *const *args, Py_ssize_t count, int64_t *out, int limit) {
    PyObject *sequence = NULL;
    if (count == 1 && !PyLong_CheckExact(args[0]) && PySequence_Check(args[0])) {
        sequence = PySequence_Tuple(args[0]);
        if (!sequence)
            return -1;
        count = PyTuple_Size(sequence);
    }
    if (count > limit) {
        PyErr_Format(PyExc_ValueError, "%zd ints given, at most %d are possible", count, limit);
        count = -1;
    }
    for (Py_ssize_t i = 0; i < count; i++)
        if (put_int(sequence ? PyTuple_GetItem(sequence, i) : args[i], out + i)) {
            count = -1;
            break;
        }
    Py_XDECREF(sequence);
    return (int)count;
}

PyObject *th_number(const tensor *t, int64_t offset) {
    int64_t integer;
    double value = th_get(t, offset, &integer);
    return th_is_floating(t->dtype) ? PyFloat_FromDouble(value) : PyLong_FromLongLong(integer);
}

/* The dtype that a class makes; torch.Tensor makes the default one. */
static int type_of_class(PyTypeObject *class) {
    for (int type = 0; type < TH_DTYPES; type++)
        if (class == th_tensor_types[TH_CPU][type] || PyType_IsSubtype(class, th_tensor_types[TH_CPU][type]))
            return type;
    return th_default_type;
}

int th_type_from_object(PyObject *o) {
    if (PyType_Check(o) && PyType_IsSubtype((PyTypeObject *)o, th_tensor_base))
        return type_of_class((PyTypeObject *)o);
    PyObject *text = PyUnicode_Check(o) ? PyUnicode_AsUTF8String(o) : NULL;
    const char *name = text ? PyBytes_AsString(text) : "";
    for (int type = 0; type < TH_DTYPES; type++) {
        char full[40];
        PyOS_snprintf(full, sizeof full, "torch.%sTensor", th_dtype_name[type]);
        if (!strcmp(name, full)) {
            Py_DECREF(text);
            return type;
        }
    }
    Py_XDECREF(text);
    PyErr_Format(PyExc_TypeError, "%R is no tensor type; give a class such as torch.FloatTensor or its name", o);
    return -1;
}

/* A storage as a 1-D tensor. */
static tensor *from_storage(PyObject *o, dtype type) {
    storage *s = ((StorageObject *)o)->s;
    if (s->dtype != type) {
        th_fail(TH_TYPE, "%sTensor: the storage holds %s elements; convert it with .%c%s()", th_dtype_name[type],
                th_dtype_name[s->dtype], th_dtype_name[type][0] | 32, th_dtype_name[type] + 1);
        return NULL;
    }
    int64_t one = 1;
    return th_new_view(s, 0, 1, &s->size, &one);
}

static tensor *from_tensor(PyObject *o, dtype type) {
    tensor *t = th_unwrap(o);
    if (t->dtype == type)
        return th_alias(t);
    th_fail(TH_TYPE, "%sTensor: got a %s; convert it with .%c%s()", th_dtype_name[type], th_describe(t),
            th_dtype_name[type][0] | 32, th_dtype_name[type] + 1);
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
        return th_from_buffer(first, type);
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

static Py_ssize_t tensor_length(PyObject *self) {
    tensor *t = th_tensor_of(self);
    return t->ndim ? t->size[0] : 0;
}

static PyObject *one_element(PyObject *self, const char *what) {
    tensor *t = th_tensor_of(self);
    if (t->numel == 1)
        return th_number(t, t->offset);
    return PyErr_Format(PyExc_RuntimeError, "%s of a %s: only a tensor with exactly one element has one", what,
                        th_describe(t));
}

static int tensor_bool(PyObject *self) {
    PyObject *value = one_element(self, "the truth value");
    int result = value ? PyObject_IsTrue(value) : -1;
    Py_XDECREF(value);
    return result;
}

static PyObject *tensor_float(PyObject *self) {
    PyObject *value = one_element(self, "the float"), *result = value ? PyNumber_Float(value) : NULL;
    Py_XDECREF(value);
    return result;
}

static PyObject *tensor_int(PyObject *self) {
    PyObject *value = one_element(self, "the int"), *result = value ? PyNumber_Long(value) : NULL;
    Py_XDECREF(value);
    return result;
}

static PyObject *tensor_index(PyObject *self) {
    if (th_is_floating(th_tensor_of(self)->dtype))
        return PyErr_Format(PyExc_TypeError, "a %s is no index; only integer tensors are",
                            th_describe(th_tensor_of(self)));
    return one_element(self, "the index");
}

static Py_hash_t tensor_hash(PyObject *self) { return (Py_hash_t)((uintptr_t)self >> 4); }

static PyObject *tensor_compare(PyObject *a, PyObject *b, int how) {
    static const int operators[] = {[Py_LT] = OPERATOR_LT, [Py_LE] = OPERATOR_LE, [Py_EQ] = OPERATOR_EQ,
                                    [Py_NE] = OPERATOR_NE, [Py_GT] = OPERATOR_GT, [Py_GE] = OPERATOR_GE};
    return th_operator(operators[how], a, b);
}

#define BINARY(slot, OPERATOR)                                                                                         \
    static PyObject *slot(PyObject *a, PyObject *b) { return th_operator(OPERATOR, a, b); }                            \
    static PyObject *slot##_inplace(PyObject *a, PyObject *b) { return th_operator_inplace(OPERATOR, a, b); }
BINARY(op_add, OPERATOR_ADD)
BINARY(op_sub, OPERATOR_SUB)
BINARY(op_mul, OPERATOR_MUL)
BINARY(op_div, OPERATOR_DIV)
BINARY(op_floordiv, OPERATOR_FLOORDIV)
BINARY(op_mod, OPERATOR_MOD)
BINARY(op_and, OPERATOR_AND)
BINARY(op_or, OPERATOR_OR)
BINARY(op_xor, OPERATOR_XOR)
BINARY(op_lshift, OPERATOR_LSHIFT)
BINARY(op_rshift, OPERATOR_RSHIFT)

static bool is_matrix(PyObject *o) { return (th_is_tensor(o) || th_is_variable(o)) && th_tensor_of(o)->ndim == 2; }

/* Two matrices go straight to mm; matmul, composed in Python, serves the rest. */
static PyObject *op_matmul(PyObject *a, PyObject *b) {
    if (is_matrix(a) && is_matrix(b))
        return th_call_name("mm", (PyObject *[]){a, b}, 2);
    return th_operator(OPERATOR_MATMUL, a, b);
}

static PyObject *op_pow(PyObject *a, PyObject *b, PyObject *modulus) {
    if (modulus != Py_None)
        Py_RETURN_NOTIMPLEMENTED;
    return th_operator(OPERATOR_POW, a, b);
}

static PyObject *op_pow_inplace(PyObject *a, PyObject *b, PyObject *modulus) {
    (void)modulus;
    return th_operator_inplace(OPERATOR_POW, a, b);
}

static PyObject *op_neg(PyObject *a) { return th_operator(OPERATOR_NEG, a, NULL); }
static PyObject *op_abs(PyObject *a) { return th_operator(OPERATOR_ABS, a, NULL); }
static PyObject *op_invert(PyObject *a) { return th_operator(OPERATOR_INVERT, a, NULL); }
static PyObject *op_positive(PyObject *a) { return Py_NewRef(a); }

static PyObject *tensor_repr(PyObject *self) {
    PyObject *module = PyImport_ImportModule("torch._printing");
    PyObject *text = module ? PyObject_CallMethod(module, "describe", "O", self) : NULL;
    Py_XDECREF(module);
    return text;
}

static PyObject *tensor_iter(PyObject *self) {
    if (th_tensor_of(self)->ndim == 0)
        return PyErr_Format(PyExc_TypeError, "a tensor without dimensions cannot be iterated over");
    return PySeqIter_New(self);
}

/* The slots that Tensor and Variable share: everything here works on either. */
PyType_Slot th_shared_slots[] = {
    {Py_tp_repr, tensor_repr},
    {Py_tp_hash, tensor_hash},
    {Py_tp_richcompare, tensor_compare},
    {Py_tp_iter, tensor_iter},
    {Py_sq_length, tensor_length},
    {Py_sq_item, th_item},
    {Py_mp_length, tensor_length},
    {Py_mp_subscript, th_subscript},
    {Py_mp_ass_subscript, th_assign_subscript},
    {Py_nb_bool, tensor_bool},
    {Py_nb_float, tensor_float},
    {Py_nb_int, tensor_int},
    {Py_nb_index, tensor_index},
    {Py_nb_add, op_add},
    {Py_nb_inplace_add, op_add_inplace},
    {Py_nb_subtract, op_sub},
    {Py_nb_inplace_subtract, op_sub_inplace},
    {Py_nb_multiply, op_mul},
    {Py_nb_inplace_multiply, op_mul_inplace},
    {Py_nb_true_divide, op_div},
    {Py_nb_inplace_true_divide, op_div_inplace},
    {Py_nb_floor_divide, op_floordiv},
    {Py_nb_inplace_floor_divide, op_floordiv_inplace},
    {Py_nb_remainder, op_mod},
    {Py_nb_inplace_remainder, op_mod_inplace},
    {Py_nb_power, op_pow},
    {Py_nb_inplace_power, op_pow_inplace},
    {Py_nb_and, op_and},
    {Py_nb_inplace_and, op_and_inplace},
    {Py_nb_or, op_or},
    {Py_nb_inplace_or, op_or_inplace},
    {Py_nb_xor, op_xor},
    {Py_nb_inplace_xor, op_xor_inplace},
    {Py_nb_lshift, op_lshift},
    {Py_nb_inplace_lshift, op_lshift_inplace},
    {Py_nb_rshift, op_rshift},
    {Py_nb_inplace_rshift, op_rshift_inplace},
    {Py_nb_matrix_multiply, op_matmul},
    {Py_nb_negative, op_neg},
    {Py_nb_positive, op_positive},
    {Py_nb_absolute, op_abs},
    {Py_nb_invert, op_invert},
    {0, NULL},
};

/* Joins slot lists; target must be large enough. */
void th_join_slots(PyType_Slot *target, const PyType_Slot *a, const PyType_Slot *b) {
    for (; a->slot; a++)
        *target++ = *a;
    for (; b->slot; b++)
        *target++ = *b;
    *target = (PyType_Slot){0, NULL};
}

/* Joins method lists; the result lives as long as the process, as a type's methods must. */
PyMethodDef *th_join_methods(const PyMethodDef *a, const PyMethodDef *b, const PyMethodDef *c) {
    const PyMethodDef *lists[] = {a, b, c};
    size_t count = 1;
    for (int i = 0; i < 3; i++)
        for (const PyMethodDef *m = lists[i]; m && m->ml_name; m++)
            count++;
    PyMethodDef *joined = calloc(count, sizeof *joined), *next = joined;
    for (int i = 0; joined && i < 3; i++)
        for (const PyMethodDef *m = lists[i]; m && m->ml_name; m++)
            *next++ = *m;
    return joined;
}

PyGetSetDef *th_join_attributes(const PyGetSetDef *a, const PyGetSetDef *b) {
    size_t count = 1;
    for (const PyGetSetDef *m = a; m->name; m++)
        count++;
    for (const PyGetSetDef *m = b; m->name; m++)
        count++;
    PyGetSetDef *joined = calloc(count, sizeof *joined), *next = joined;
    for (const PyGetSetDef *m = a; joined && m->name; m++)
        *next++ = *m;
    for (const PyGetSetDef *m = b; joined && m->name; m++)
        *next++ = *m;
    return joined;
}

int th_install_tensors(PyObject *module) {
    PyType_Slot own[] = {
        {Py_tp_doc, "Base of all tensor types; torch.Tensor(...) makes a tensor of the default type."},
        {Py_tp_new, tensor_new},
        {Py_tp_dealloc, tensor_dealloc},
        {Py_bf_getbuffer, th_get_buffer},
        {Py_bf_releasebuffer, th_release_buffer},
        {Py_tp_methods, th_join_methods(th_methods, th_shared_methods, th_tensor_methods)},
        {Py_tp_getset, th_join_attributes(th_tensor_attributes, th_shared_attributes)},
        {0, NULL},
    }, slots[64];
    th_join_slots(slots, th_shared_slots, own);
    unsigned flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_BASETYPE;
    PyType_Spec spec = {"torch.Tensor", sizeof(TensorObject), 0, flags, slots};
    th_tensor_base = (PyTypeObject *)PyType_FromSpec(&spec);
    if (!th_tensor_base || PyModule_AddObjectRef(module, "Tensor", (PyObject *)th_tensor_base))
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
