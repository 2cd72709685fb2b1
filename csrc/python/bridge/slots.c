/* slots.c: operators, comparisons and the sequence protocol of tensors. */
#include <stdlib.h>
#include <string.h>

#include "python/bridge/bridge.h"

/* Offer a call of a special method. */
static PyObject *offer(const char *name, PyObject *self) {
    return th_offer(name, self, NULL, 0, NULL);
}

/* Same for one that gives a number; what other kind of result a class gives is an error of Python's. */
static Py_ssize_t offer_number(const char *name, PyObject *self, Py_ssize_t (*read)(PyObject *)) {
    PyObject *result = offer(name, self);
    const Py_ssize_t number = result ? read(result) : -1;
    Py_XDECREF(result);
    return number;
}

static Py_ssize_t truth(PyObject *o) { return PyObject_IsTrue(o); }

static Py_ssize_t length(PyObject *self) {
    const tensor *t = th_tensor_of(self);
    if (t->ndim)
        return t->size[0];
    PyErr_Format(PyExc_TypeError, "a tensor without dimensions has no length; numel() is 1");
    return -1;
}

static COLD Py_ssize_t ask_length(PyObject *self) {
    return th_offers(self, "__len__") ? offer_number("__len__", self, PyLong_AsSsize_t)
                                      : length(self);
}

static Py_ssize_t tensor_length(PyObject *self) {
    return th_may_ask(self) ? ask_length(self) : length(self);
}

static PyObject *one_element(PyObject *self, const char *what, PyObject *error) {
    tensor *t = th_tensor_of(self);
    if (t->numel == 1)
        return th_number(t, t->offset);
    return PyErr_Format(error, "%s of a %s: only a tensor with exactly one element has one", what,
                        th_describe(t));
}

static int tensor_bool(PyObject *self) {
    if (th_asks(self, "__bool__"))
        return (int)offer_number("__bool__", self, truth);
    PyObject *value = one_element(self, "the truth value", PyExc_RuntimeError);
    int result = value ? PyObject_IsTrue(value) : -1;
    Py_XDECREF(value);
    return result;
}

static PyObject *tensor_float(PyObject *self) {
    if (th_asks(self, "__float__"))
        return offer("__float__", self);
    PyObject *value = one_element(self, "the float", PyExc_ValueError),
             *result = value ? PyNumber_Float(value) : NULL;
    Py_XDECREF(value);
    return result;
}

static PyObject *tensor_int(PyObject *self) {
    if (th_asks(self, "__int__"))
        return offer("__int__", self);
    PyObject *value = one_element(self, "the int", PyExc_ValueError),
             *result = value ? PyNumber_Long(value) : NULL;
    Py_XDECREF(value);
    return result;
}

/* Raise TypeError as for any non-index, so that bytes(x) uses the elements. */
static PyObject *tensor_index(PyObject *self) {
    if (th_asks(self, "__index__"))
        return offer("__index__", self);
    if (th_is_floating(th_tensor_of(self)->dtype))
        return PyErr_Format(PyExc_TypeError, "a %s is no index; only integer tensors are",
                            th_describe(th_tensor_of(self)));
    return one_element(self, "the index", PyExc_TypeError);
}

/* Whether any element equals a number, or equals the tensor's element at its position. False for a
   number that the dtype cannot hold. */
static int tensor_contains(PyObject *self, PyObject *item) {
    if (th_asks(self, "__contains__")) {
        PyObject *found = th_offer("__contains__", self, &item, 1, NULL);
        const int yes = found ? PyObject_IsTrue(found) : -1;
        Py_XDECREF(found);
        return yes;
    }
    if (!th_is_tensor(item) && !PyNumber_Check(item)) {
        PyErr_Format(PyExc_TypeError, "in: %R is no number and no tensor, as the elements are",
                     item);
        return -1;
    }
    PyObject *equal = th_operator(OPERATOR_EQ, self, item), *any = NULL;
    if (!equal && !th_is_tensor(item)
        && (PyErr_ExceptionMatches(PyExc_TypeError) || PyErr_ExceptionMatches(PyExc_OverflowError)))
        PyErr_Clear();
    else if (equal && equal != Py_NotImplemented)
        any = th_call_method(&name_any, false, equal, NULL, 0, NULL);
    Py_XDECREF(equal);
    const int result = any ? PyObject_IsTrue(any) : PyErr_Occurred() ? -1 : 0;
    Py_XDECREF(any);
    return result;
}

static Py_hash_t tensor_hash(PyObject *self) { return (Py_hash_t)((uintptr_t)self >> 4); }

static PyObject *tensor_compare(PyObject *a, PyObject *b, int how) {
    static const int operators[] = {[Py_LT] = OPERATOR_LT, [Py_LE] = OPERATOR_LE,
                                    [Py_EQ] = OPERATOR_EQ, [Py_NE] = OPERATOR_NE,
                                    [Py_GT] = OPERATOR_GT, [Py_GE] = OPERATOR_GE};
    return th_operator(operators[how], a, b);
}

#define BINARY(slot, OPERATOR)                                                                     \
    static PyObject *slot(PyObject *a, PyObject *b) { return th_operator(OPERATOR, a, b); }        \
    static PyObject *slot##_inplace(PyObject *a, PyObject *b) {                                    \
        return th_operator_inplace(OPERATOR, a, b);                                                \
    }
BINARY(op_mul, OPERATOR_MUL)
BINARY(op_div, OPERATOR_DIV)
BINARY(op_floordiv, OPERATOR_FLOORDIV)
BINARY(op_mod, OPERATOR_MOD)
BINARY(op_and, OPERATOR_AND)
BINARY(op_or, OPERATOR_OR)
BINARY(op_xor, OPERATOR_XOR)
BINARY(op_lshift, OPERATOR_LSHIFT)
BINARY(op_rshift, OPERATOR_RSHIFT)

/* 1 + x is x + 1: alpha multiplies the number, since 1 * (inf + inf i) is nan. */
static PyObject *op_add(PyObject *a, PyObject *b) {
    const char letter = th_letter_of(a);
    const bool number = (letter == 'i' || letter == 'd' || PyComplex_Check(a)) && !th_overrides(b);
    return number ? th_operator(OPERATOR_ADD, b, a) : th_operator(OPERATOR_ADD, a, b);
}

static PyObject *op_add_inplace(PyObject *a, PyObject *b) {
    return th_operator_inplace(OPERATOR_ADD, a, b);
}

static bool is_matrix(PyObject *o) {
    return th_is_tensor(o) && th_tensor_of(o)->ndim == 2 && !th_overrides(o);
}

/* Send two matrices directly to mm; matmul, composed in Python, handles the rest. */
static PyObject *op_matmul(PyObject *a, PyObject *b) {
    if (is_matrix(a) && is_matrix(b))
        return th_call_function(&name_mm, (PyObject *[]){a, b}, 2, NULL);
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

static PyObject *op_sub(PyObject *a, PyObject *b) { return th_operator(OPERATOR_SUB, a, b); }

static PyObject *op_sub_inplace(PyObject *a, PyObject *b) {
    return th_operator_inplace(OPERATOR_SUB, a, b);
}

static PyObject *op_neg(PyObject *a) { return th_operator(OPERATOR_NEG, a, NULL); }
static PyObject *op_abs(PyObject *a) { return th_operator(OPERATOR_ABS, a, NULL); }

/* ~mask swaps 0 and 1; bitwise_not flips all bits. */
static PyObject *op_invert(PyObject *a) {
    if (th_tensor_of(a)->dtype != TH_BYTE)
        return th_operator(OPERATOR_INVERT, a, NULL);
    PyObject *one = PyLong_FromLong(1);
    PyObject *result = one ? th_operator(OPERATOR_SUB, one, a) : NULL;
    Py_XDECREF(one);
    return result;
}

static PyObject *op_positive(PyObject *a) { return Py_NewRef(a); }

static PyObject *tensor_repr(PyObject *self) {
    if (th_asks(self, "__repr__"))
        return offer("__repr__", self);
    return th_call_python("torch._tensor.printing", "describe", "(O)", self);
}

static PyObject *tensor_iter(PyObject *self) {
    if (th_asks(self, "__iter__"))
        return offer("__iter__", self);
    if (th_tensor_of(self)->ndim == 0)
        return PyErr_Format(PyExc_TypeError, "a tensor without dimensions cannot be iterated over");
    return PySeqIter_New(self);
}

PyType_Slot th_tensor_slots[] = {
    {Py_tp_repr, tensor_repr},
    {Py_tp_hash, tensor_hash},
    {Py_tp_richcompare, tensor_compare},
    {Py_tp_iter, tensor_iter},
    {Py_sq_length, tensor_length},
    {Py_sq_item, th_item},
    {Py_sq_contains, tensor_contains},
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

/* Concatenate slot lists; target must have room. */
void th_join_slots(PyType_Slot *target, const PyType_Slot *a, const PyType_Slot *b) {
    for (; a->slot; a++)
        *target++ = *a;
    for (; b->slot; b++)
        *target++ = *b;
    *target = (PyType_Slot){0, NULL};
}

/* Concatenate method lists; never freed, since types keep pointers to them. */
PyMethodDef *th_join_methods(const PyMethodDef *const *lists, int count) {
    size_t all = 1;
    for (int i = 0; i < count; i++)
        for (const PyMethodDef *m = lists[i]; m->ml_name; m++)
            all++;
    PyMethodDef *joined = calloc(all, sizeof *joined), *next = joined;
    for (int i = 0; joined && i < count; i++)
        for (const PyMethodDef *m = lists[i]; m->ml_name; m++)
            *next++ = *m;
    return joined;
}

/* An attribute asks before its own function, closure, runs. */
static COLD PyObject *ask_attribute(PyObject *self, const PyGetSetDef *own) {
    return th_offers(self, own->name) ? offer(own->name, self) : own->get(self, own->closure);
}

static PyObject *get_attribute(PyObject *self, void *closure) {
    const PyGetSetDef *own = closure;
    return th_may_ask(self) ? ask_attribute(self, own) : own->get(self, own->closure);
}

static int set_attribute(PyObject *self, PyObject *value, void *closure) {
    const PyGetSetDef *own = closure;
    if (!value || !th_asks(self, own->name))
        return own->set(self, value, own->closure);
    PyObject *result = th_offer(own->name, self, &value, 1, NULL);
    Py_XDECREF(result);
    return result ? 0 : -1;
}

/* Autograd reads the record of an object of any class, and private attributes. */
static PyGetSetDef asking(const PyGetSetDef *own) {
    const char *of_record[] = {"creator", "output_nr", "volatile"};
    for (int k = 0; k < 3; k++)
        if (*own->name == '_' || !strcmp(own->name, of_record[k]))
            return *own;
    return (PyGetSetDef){own->name, get_attribute, own->set ? set_attribute : NULL, own->doc,
                         (void *)own};
}

PyGetSetDef *th_join_attributes(const PyGetSetDef *a, const PyGetSetDef *b) {
    size_t count = 1;
    for (const PyGetSetDef *m = a; m->name; m++)
        count++;
    for (const PyGetSetDef *m = b; m->name; m++)
        count++;
    PyGetSetDef *joined = calloc(count, sizeof *joined), *next = joined;
    for (const PyGetSetDef *m = a; joined && m->name; m++)
        *next++ = asking(m);
    for (const PyGetSetDef *m = b; joined && m->name; m++)
        *next++ = asking(m);
    return joined;
}
