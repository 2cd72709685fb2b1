/* override.c: calls handled by the __torch_function__ of an operand's class or by an active
   mode. */
#include "python/call/call.h"

int th_modes, th_method_modes;
static THREAD_LOCAL int modes_here; /* that see methods and are on this thread's stack */

PyObject *th_args_tuple(PyObject *self, PyObject *const *args, Py_ssize_t count) {
    Py_ssize_t first = self ? 1 : 0;
    PyObject *tuple = PyTuple_New(count + first);
    if (!tuple)
        return NULL;
    if (self)
        PyTuple_SetItem(tuple, 0, Py_NewRef(self));
    for (Py_ssize_t i = 0; i < count; i++)
        PyTuple_SetItem(tuple, i + first, Py_NewRef(args[i]));
    return tuple;
}

PyObject *th_args_dict(PyObject *const *args, Py_ssize_t count, PyObject *names) {
    PyObject *keywords = PyDict_New();
    for (Py_ssize_t i = 0; keywords && names && i < PyTuple_Size(names); i++)
        if (PyDict_SetItem(keywords, PyTuple_GetItem(names, i), args[count + i]))
            Py_CLEAR(keywords);
    return keywords;
}

/* Whether o is a tensor whose class overrides, or another object with a __torch_function__. */
static bool overrides(PyObject *o) {
    if (th_is_tensor(o))
        return th_overrides(o);
    if (th_letter_of(o) != 'o' || PyType_Check(o))
        return false;
    PyObject *found = th_attribute((PyObject *)Py_TYPE(o), "__torch_function__");
    Py_XDECREF(found);
    return found != NULL;
}

/* Item k of a list or tuple, as it is stored: a subclass may define another length and other items.
   NULL without an error: there is none. Hold it: a metaclass's code may change the list. */
static PyObject *stored_item(PyObject *o, Py_ssize_t k) {
    if (PyTuple_Check(o))
        return k < PyTuple_Size(o) ? Py_NewRef(PyTuple_GetItem(o, k)) : NULL;
    return PyList_Check(o) && k < PyList_Size(o) ? Py_NewRef(PyList_GetItem(o, k)) : NULL;
}

static bool any_overrides(PyObject *const *args, Py_ssize_t count) {
    bool result = false;
    for (Py_ssize_t i = 0; i < count && !result && !PyErr_Occurred(); i++) {
        PyObject *item;
        result = overrides(args[i]);
        for (Py_ssize_t k = 0; !result && !PyErr_Occurred() && (item = stored_item(args[i], k));
             k++) {
            result = overrides(item);
            Py_DECREF(item);
        }
    }
    return result && !PyErr_Occurred();
}

bool th_has_override(PyObject *const *args, Py_ssize_t count) {
    return (th_modes && !th_modes_off) || any_overrides(args, count);
}

/* has_override(values), a tuple. A function in Python asks: __torch_dispatch__ sees only the rows that
   it calls. */
PyObject *th_python_has_override(PyObject *module, PyObject *values) {
    (void)module;
    bool found = th_modes && !th_modes_off;
    for (Py_ssize_t i = 0;
         !th_overrides_off && !found && !PyErr_Occurred() && i < PyTuple_Size(values); i++)
        found = any_overrides((PyObject *[]){PyTuple_GetItem(values, i)}, 1);
    return PyErr_Occurred() ? NULL : PyBool_FromLong(found);
}

PyObject *th_call_override(const char *kind, const char *op, const char *name, bool inplace,
                           PyObject *self, PyObject *const *args, Py_ssize_t count,
                           PyObject *names) {
    static PyObject *called = NULL; /* in torch/_base/torch_function.py */
    const Py_ssize_t all = count + (names ? PyTuple_Size(names) : 0);
    if (PyErr_Occurred() || !(th_has_override(args, all) || (self && th_has_override(&self, 1))))
        return NULL;
    if (!th_attribute_of(&called, "torch._base.torch_function", "called"))
        return NULL;
    PyObject *donated = th_donate(NULL); /* by a function of torch.nn.functional */
    PyObject *result = PyObject_CallFunction(
        called, "sssONN", donated ? "layer" : kind, op, name, inplace ? Py_True : Py_False,
        th_args_tuple(self, args, count), th_args_dict(args, count, names));
    th_donate(donated);
    return result;
}

static THREAD_LOCAL bool runs_plainly; /* the next method that would ask runs instead */

/* Whether self's class lets a method or attribute run on its header, as on that of a plain tensor. */
static bool shows(PyObject *self, const char *name) {
    PyObject *names = th_attribute((PyObject *)Py_TYPE(self), "plain_calls"),
             *word = names ? PyUnicode_FromString(name) : NULL;
    const int found = word ? PySequence_Contains(names, word) : 0;
    Py_XDECREF(names);
    Py_XDECREF(word);
    PyErr_Clear();
    return found > 0;
}

bool th_offers(PyObject *self, const char *name) {
    const bool plainly = runs_plainly;
    runs_plainly = false;
    return !plainly && (th_overrides(self) ? !shows(self, name) : modes_here && !th_modes_off);
}

PyObject *th_offer_all(const char *name, PyObject *args, PyObject *keywords) {
    return th_call_python("torch._base.torch_function", "offered", "(sOO)", name, args,
                          keywords ? keywords : Py_None);
}

PyObject *th_offer(const char *name, PyObject *self, PyObject *const *args, Py_ssize_t count,
                   PyObject *names) {
    PyObject *all = th_args_tuple(self, args, count),
             *keywords = names && all ? th_args_dict(args, count, names) : NULL;
    PyObject *result = all && (keywords || !names) ? th_offer_all(name, all, keywords) : NULL;
    Py_XDECREF(all);
    Py_XDECREF(keywords);
    return result;
}

/* run_plainly(method, args, keywords): run a hand-written method without an offer of this call. The
   calls within it are offered. */
PyObject *th_run_plainly(PyObject *module, PyObject *args) {
    (void)module;
    PyObject *method, *given, *keywords;
    if (!PyArg_ParseTuple(args, "OO!O!:run_plainly", &method, &PyTuple_Type, &given, &PyDict_Type,
                          &keywords))
        return NULL;
    PyObject *first = PyTuple_Size(given) ? PyTuple_GetItem(given, 0) : method;
    runs_plainly = th_is_tensor(first) && (th_overrides(first) || th_method_modes);
    PyObject *result = PyObject_Call(method, given, keywords);
    runs_plainly = false;
    return result;
}

PyObject *th_disabled_torch_function(PyObject *module, PyObject *args) {
    (void)module;
    PyObject *function, *types, *given = NULL, *keywords = NULL;
    if (!PyArg_ParseTuple(args, "OO|O!O:__torch_function__", &function, &types, &PyTuple_Type,
                          &given, &keywords))
        return NULL;
    PyObject *all = given ? Py_NewRef(given) : PyTuple_New(0);
    const int before = th_overrides_off;
    th_overrides_off = before ? before : 1;
    PyObject *result = all ? PyObject_Call(function, all, keywords == Py_None ? NULL : keywords)
                           : NULL;
    th_overrides_off = before;
    Py_XDECREF(all);
    return result;
}

/* set_overriding(classes, modes) -> this thread's previous settings: whether classes, and modes,
   handle calls; classes is 2 if only their __torch_dispatch__ does. -1 keeps a setting. */
PyObject *th_set_overriding(PyObject *module, PyObject *args) {
    (void)module;
    int classes, modes;
    if (!PyArg_ParseTuple(args, "ii:set_overriding", &classes, &modes))
        return NULL;
    static const int off[] = {2, 0, 1};
    PyObject *before = Py_BuildValue("(iN)", th_overrides_off ? (2 - th_overrides_off) * 2 : 1,
                                     PyBool_FromLong(!th_modes_off));
    th_overrides_off = classes < 0 ? th_overrides_off : off[classes > 2 ? 1 : classes];
    th_modes_off = modes < 0 ? th_modes_off : !modes;
    return before;
}

/* count_modes(more, here): count more active modes, and more on this thread's stack that see
   methods. */
PyObject *th_count_modes(PyObject *module, PyObject *args) {
    (void)module;
    int more, here;
    if (!PyArg_ParseTuple(args, "ii:count_modes", &more, &here))
        return NULL;
    th_modes += more;
    th_method_modes += here;
    modes_here += here;
    Py_RETURN_NONE;
}

PyObject *th_python_overrides(PyObject *module, PyObject *o) {
    (void)module;
    return PyBool_FromLong(th_is_tensor(o) && th_overrides(o));
}
