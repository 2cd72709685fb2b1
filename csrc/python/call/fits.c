/* fits.c: which values a parameter accepts; used by the binder, the fast path and
   composed rows. */
#include "python/call/call.h"

#define KIND(k) (1u << (k))
#define TENSORS (KIND(P_TENSOR) | KIND(P_STATE) | KIND(P_EITHER))
#define NUMBERS (KIND(P_EITHER) | KIND(P_SCALAR) | KIND(P_SCALARS))
#define REDUCTIONS KIND(P_REDUCTION)
#define INTS (KIND(P_INT) | KIND(P_DIM) | KIND(P_INTS) | KIND(P_DIMS) | KIND(P_LIST))
#define FLAGS (KIND(P_BOOL) | KIND(P_KEEPDIM))
#define LISTS (KIND(P_INTS) | KIND(P_DIMS) | KIND(P_LIST) | KIND(P_SCALARS) | KIND(P_TENSORS))

/* Numbers of other packages: types that convert to Python numbers, and 0-dim arrays. The checked
   object's code may raise; then checking stops and th_bind's callers propagate the error. */
static bool is_number(PyObject *o) {
    static PyObject *asked = NULL;
    if (PyFloat_Check(o) || PyLong_Check(o))
        return true;
    if (PyErr_Occurred())
        return false;
    PyObject *answer = th_attribute_of(&asked, "torch._call.bind", "is_number_like")
                           ? PyObject_CallFunctionObjArgs(asked, o, NULL)
                           : NULL;
    const bool number = answer == Py_True;
    Py_XDECREF(answer);
    return number;
}

/* Per letter: the kinds of parameters that accept it. */
const uint16_t th_takes[128] = {
    ['t'] = TENSORS,
    ['v'] = TENSORS,
    ['i'] = NUMBERS | INTS | FLAGS | REDUCTIONS,
    ['d'] = NUMBERS,
    ['b'] = NUMBERS | FLAGS | REDUCTIONS,
    ['L'] = LISTS,
    ['s'] = KIND(P_WORD) | REDUCTIONS,
};

/* Whether a 0-dim tensor may be used as a number: where only numbers fit, unless its gradient would
   be lost. */
bool th_is_number_tensor(PyObject *o, bool whole) {
    const tensor *t = th_without_dims(o);
    const record *v = t ? th_record_of(o) : NULL;
    if (!t || (v && v->requires_grad && th_records))
        return false;
    return !whole || !th_is_floating((dtype)t->dtype);
}

bool th_fits_rarely(const param *p, char letter, PyObject *o, bool lenient) {
    const unsigned kind = KIND(p->kind);
    if (letter == 't' || letter == 'v')
        return lenient && kind & (INTS | NUMBERS) && th_is_number_tensor(o, kind & INTS);
    if (p->kind == P_FIXED)
        return (letter == 'b' || letter == 'i')
               && (p->preset.i == TH_NONE || PyObject_IsTrue(o) == p->preset.i);
    if (letter != 'o')
        return letter == 'n' && (p->optional || p->none);
    return kind & (INTS | REDUCTIONS) ? PyIndex_Check(o) && !PyErr_Occurred()
           : kind & NUMBERS           ? is_number(o)
                                      : false;
}

/* False with an error if the sequence's own code raised; a non-sequence is just false. */
static bool are_tensors(PyObject *sequence) {
    PyObject *items = th_items(sequence);
    bool all = items != NULL;
    if (!items && PyErr_ExceptionMatches(PyExc_TypeError))
        PyErr_Clear();
    for (Py_ssize_t i = 0; all && i < PyTuple_Size(items); i++) {
        PyObject *item = PyTuple_GetItem(items, i);
        all = th_is_tensor(item) && !th_overrides(item);
    }
    Py_XDECREF(items);
    return all;
}

/* A subclass may have another length and other items than those stored. */
static bool is_as_stored(PyObject *o) {
    return PyTuple_CheckExact(o) || PyList_CheckExact(o) || Py_TYPE(o) == th_size_type;
}

static bool are_numbers(PyObject *sequence, bool whole) {
    if (!is_as_stored(sequence))
        return false;
    const bool tuple = PyTuple_Check(sequence);
    const Py_ssize_t count = tuple ? PyTuple_Size(sequence) : PyList_Size(sequence);
    bool all = true;
    for (Py_ssize_t i = 0; all && i < count; i++) {
        PyObject *item = tuple ? PyTuple_GetItem(sequence, i) : PyList_GetItem(sequence, i);
        all = PyLong_CheckExact(item) || (!whole && PyFloat_CheckExact(item));
    }
    return all;
}

/* Whether a composed function takes the value unconverted, judged by class alone. An unknown word
   leaves its error set. */
bool th_fits_unchanged(const row *r, const param *p, PyObject *o) {
    const char letter = th_letter_of(o);
    if (p->kind == P_REDUCTION)
        return letter == 'i';
    if (letter == 'n')
        return p->optional;
    if (letter == 'L')
        return p->kind == P_TENSORS
                   ? is_as_stored(o) && are_tensors(o)
                   : th_takes['L'] >> p->kind & 1 && are_numbers(o, p->kind != P_SCALARS);
    if (letter == 's')
        return th_takes['s'] >> p->kind & 1 && th_word(r->name, p, o) >= 0;
    return th_takes[(int)letter] >> p->kind & 1;
}

/* The elements of a list as Python's floats. NULL: one is no number. */
static PyObject *as_floats(PyObject *sequence) {
    PyObject *items = th_items(sequence), *result = items ? PyList_New(0) : NULL;
    for (Py_ssize_t i = 0; result && i < PyTuple_Size(items); i++)
        result = th_append(result, PyNumber_Float(PyTuple_GetItem(items, i)));
    Py_XDECREF(items);
    return th_as_tuple(result);
}

/* The elements of a list as Python's ints; tensors stay. NULL: one is no int. */
static PyObject *as_ints(PyObject *sequence) {
    PyObject *items = th_items(sequence), *found = items ? PyList_New(0) : NULL;
    for (Py_ssize_t i = 0; found && i < PyTuple_Size(items); i++) {
        PyObject *item = PyTuple_GetItem(items, i);
        found = th_append(found, th_is_tensor(item) || item == Py_None ? Py_NewRef(item)
                                 : PyBool_Check(item)                  ? NULL
                                                                       : PyNumber_Index(item));
    }
    Py_XDECREF(items);
    return th_as_tuple(found);
}

PyObject *th_ints_of(const row *r, const param *p, PyObject *o) {
    const bool one = PyLong_Check(o);
    PyObject *items = one ? NULL : th_items(o), *repeated = one ? o : NULL;
    const Py_ssize_t count = one ? 1 : items ? PyTuple_Size(items) : -1;
    if (count == p->length && !one)
        return items;
    if (!count && p->follows) {
        Py_DECREF(items);
        return Py_NewRef(Py_None);
    }
    if (count == 1 && !one)
        repeated = PyTuple_GetItem(items, 0);
    PyObject *result = repeated ? PyTuple_New(p->length) : NULL;
    for (int k = 0; result && k < p->length; k++)
        PyTuple_SetItem(result, k, Py_NewRef(repeated));
    if (!repeated && count >= 0)
        PyErr_Format(PyExc_ValueError, "%s: %s takes an int or %d ints, got %zd", r->name, p->name,
                     (int)p->length, count);
    Py_XDECREF(items);
    return result;
}

static PyObject *python_value(const row *r, const param *p, PyObject *o, char letter) {
    if (letter == 'L' && p->kind != P_TENSORS) {
        const bool whole = p->kind != P_SCALARS;
        return are_numbers(o, whole) ? Py_NewRef(o) : whole ? as_ints(o) : as_floats(o);
    }
    if (letter == 'L' && !is_as_stored(o)) {
        PyObject *items = th_items(o);
        return items && !are_tensors(items) ? (Py_DECREF(items), NULL) : items;
    }
    if (letter == 'L' || letter == 's')
        return th_fits_unchanged(r, p, o) ? Py_NewRef(o) : NULL;
    if (KIND(p->kind) & INTS && KIND(p->kind) & LISTS && th_is_number_tensor(o, true))
        return PyNumber_Index(o);
    if (letter == 'o' && p->kind == P_SCALARS && !PySequence_Check(o))
        return PyNumber_Float(o);
    if (letter != 'o' || !PyIndex_Check(o))
        return Py_NewRef(o);
    PyObject *whole = PyNumber_Index(o);
    if (whole || !(KIND(p->kind) & NUMBERS) || !PyErr_ExceptionMatches(PyExc_TypeError))
        return whole;
    PyErr_Clear();
    return Py_NewRef(o);
}

PyObject *th_python_value(const row *r, const param *p, PyObject *o, char letter) {
    PyObject *value = python_value(r, p, o, letter);
    if (!value || value == Py_None || p->kind != P_INTS || th_is_tensor(value))
        return value;
    PyObject *ints = th_ints_of(r, p, value);
    Py_DECREF(value);
    return ints;
}
