/* dispatch.c: from a Python call to a row. Road one matches positional forms; the rest goes to
   torch/_bind.py. */
#include <string.h>

#include "python/call/call.h"

#define MAX_ARGUMENTS 24

static bool fits(char wanted, char given, const param *p) {
    switch (wanted) {
    case 't': return given == 't' || given == 'v' || (given == 'n' && p->optional);
    case 'd': return given == 'd' || given == 'i' || given == 'b';
    case 'i': return given == 'i' || (given == 'n' && p->optional);
    case 'b': return given == 'b' || given == 'i';
    case 'I':
    case 'D': return given == 'i' || given == 'L';
    default: return given == 'L'; /* L and T */
    }
}

/* The letters of a form that methods alone have begin with m. */
static const char *letters_of(const form *f) { return f->letters + (f->letters[0] == 'm'); }

static bool form_fits(const row *r, const form *f, const char *given, Py_ssize_t count) {
    const char *letters = letters_of(f);
    Py_ssize_t i = 0;
    for (; letters[i] && letters[i] != '*'; i++)
        if (i >= count || !fits(letters[i], given[i], &r->params[f->param[i]]))
            return false;
    if (letters[i] == '*') {
        if (i == count)
            return false;
        for (; i < count; i++)
            if (given[i] != 'i')
                return false;
    }
    return i == count;
}

static int fill(arguments *a, const row *r, const form *f, PyObject *const *args, const char *given,
                Py_ssize_t count) {
    th_arguments_begin(r, a);
    for (Py_ssize_t i = 0; i < count; i++) {
        const param *p = &r->params[f->param[i]];
        if (letters_of(f)[i] == '*')
            return th_arguments_put_list(a, p, args + i, count - i) ? -1
                                                                    : th_arguments_complete(r, a);
        if (th_arguments_put(a, p, args[i], given[i]))
            return -1;
    }
    return th_arguments_complete(r, a);
}

static bool has_form(const row *r, bool inplace) {
    return !inplace || r->flags & (ROW_INPLACE | ROW_CHANGES);
}

/* Road one. A new reference; NULL with an error; or NULL without one where no form fits. */
static PyObject *road_one(const overloads *name, bool inplace, bool method, PyObject *const *args,
                          Py_ssize_t count) {
    char given[MAX_ARGUMENTS];
    if (count > MAX_ARGUMENTS)
        return NULL;
    for (Py_ssize_t i = 0; i < count; i++)
        given[i] = th_letter_of(args[i]);
    for (int k = 0; k < name->count; k++) {
        const row *r = name->rows[k];
        if (!has_form(r, inplace))
            continue;
        for (int j = 0; j < r->nforms; j++) {
            if ((!method && r->forms[j].letters[0] == 'm')
                || !form_fits(r, &r->forms[j], given, count))
                continue;
            arguments a;
            if (fill(&a, r, &r->forms[j], args, given, count)) {
                th_arguments_end(&a);
                if (PyErr_ExceptionMatches(PyExc_TypeError)) {
                    PyErr_Clear(); /* a sequence of something else: another form, or road two's message */
                    continue;
                }
                return th_raise_in(r->name, inplace);
            }
            PyObject *result = th_invoke(r, &a.c, inplace, a.seen, a.objects, NULL);
            th_arguments_end(&a);
            return result ? result : th_raise_in(r->name, inplace);
        }
    }
    return NULL;
}

static PyObject *attribute_of_module(PyObject **cache, const char *module, const char *attribute) {
    if (!*cache) {
        PyObject *m = PyImport_ImportModule(module);
        if (!m)
            return NULL;
        *cache = PyObject_GetAttrString(m, attribute);
        Py_DECREF(m);
    }
    return *cache;
}

static PyObject *tuple_of(PyObject *self, PyObject *const *args, Py_ssize_t count) {
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

static PyObject *keywords_of(PyObject *const *args, Py_ssize_t count, PyObject *names) {
    PyObject *keywords = PyDict_New();
    for (Py_ssize_t i = 0; keywords && names && i < PyTuple_Size(names); i++)
        if (PyDict_SetItem(keywords, PyTuple_GetItem(names, i), args[count + i]))
            Py_CLEAR(keywords);
    return keywords;
}

/* Calls target(*args, **keywords), stealing both. */
static PyObject *call_with(PyObject *target, PyObject *args, PyObject *keywords) {
    PyObject *result = target && args && keywords ? PyObject_Call(target, args, keywords) : NULL;
    Py_XDECREF(args);
    Py_XDECREF(keywords);
    return result;
}

static bool are_tensors(PyObject *sequence) {
    PyObject *items = PySequence_Tuple(sequence);
    bool all = items != NULL;
    for (Py_ssize_t i = 0; all && i < PyTuple_Size(items); i++) {
        PyObject *item = PyTuple_GetItem(items, i);
        all = th_is_tensor(item) || th_is_variable(item);
    }
    Py_XDECREF(items);
    PyErr_Clear();
    return all;
}

static bool is_kind(const param *p, PyObject *o) {
    const char letter = th_letter_of(o);
    const bool tensor = letter == 't' || letter == 'v';
    const bool ints = letter != 'b' && (letter == 'i' || letter == 'L' || PyIndex_Check(o));
    if (letter == 'n' && p->optional)
        return true;
    switch (p->kind) {
    case P_TENSOR:
    case P_STATE: return tensor;
    case P_EITHER: return tensor || PyNumber_Check(o);
    case P_SCALAR: return !tensor && PyNumber_Check(o);
    case P_TENSORS: return letter == 'L' && are_tensors(o);
    case P_INT:
    case P_DIM: return ints && letter != 'L';
    case P_BOOL:
    case P_KEEPDIM: return letter == 'b' || letter == 'i';
    default: return ints && !tensor;
    }
}

/* The Python function of a row gets what its signature says; too many or unknown arguments it refuses itself. */
static int check_composed(const row *r, PyObject *self, PyObject *const *args, Py_ssize_t count,
                          PyObject *names) {
    static const char *const kinds[] = {[P_TENSOR] = "a Tensor or Variable",
                                        [P_STATE] = "a Tensor",
                                        [P_EITHER] = "a Tensor, a Variable or a number",
                                        [P_SCALAR] = "a number",
                                        [P_INT] = "an int",
                                        [P_BOOL] = "a bool",
                                        [P_DIM] = "an int",
                                        [P_KEEPDIM] = "a bool",
                                        [P_INTS] = "an int or a sequence of ints",
                                        [P_LIST] = "ints",
                                        [P_DIMS] = "an int or ints",
                                        [P_TENSORS] = "a sequence of Tensors"};
    const Py_ssize_t first = self != NULL, named = names ? PyTuple_Size(names) : 0;
    for (Py_ssize_t i = 0; i < count + named; i++) {
        const param *p = i < count && i + first < r->nparams ? &r->params[i + first] : NULL;
        for (int k = 0; i >= count && k < r->nparams; k++)
            if (!PyUnicode_CompareWithASCIIString(PyTuple_GetItem(names, i - count),
                                                  r->params[k].name))
                p = &r->params[k];
        if (p && !is_kind(p, args[i])) {
            PyErr_Format(PyExc_TypeError, "%s: %s must be %s, not %R", r->name, p->name,
                         kinds[p->kind], (PyObject *)Py_TYPE(args[i]));
            return -1;
        }
    }
    return 0;
}

/* out= of a composed row, which torch/_bind.py fills with what the function gives. */
static PyObject *into_out(const row *r, PyObject *target, PyObject *args, PyObject *keywords) {
    static PyObject *fill_out = NULL;
    PyObject *given = attribute_of_module(&fill_out, "torch._bind", "composed_into") && args
                              && keywords
                          ? Py_BuildValue("(OOO)", target, args, keywords)
                          : NULL;
    Py_XDECREF(args);
    Py_XDECREF(keywords);
    PyObject *result = call_with(fill_out, given, PyDict_New());
    return result ? result : th_raise_in(r->name, false);
}

/* A `python` row: the function of its name in torch/composed.py has the signature. */
static PyObject *call_composed(const row *r, PyObject *self, PyObject *const *args,
                               Py_ssize_t count, PyObject *names) {
    static PyObject *composed = NULL;
    if (!attribute_of_module(&composed, "torch.composed", "__dict__"))
        return NULL;
    PyObject *target = th_lookup(composed, r->op);
    if (!target)
        return PyErr_Occurred()
                   ? NULL
                   : PyErr_Format(PyExc_RuntimeError,
                                  "%s: torch/composed.py has no function of this name", r->op);
    if (check_composed(r, self, args, count, names))
        return NULL;
    for (Py_ssize_t i = 0; !(r->flags & ROW_VIEW) && names && i < PyTuple_Size(names); i++)
        if (!PyUnicode_CompareWithASCIIString(PyTuple_GetItem(names, i), "out"))
            return into_out(r, target, tuple_of(self, args, count),
                            keywords_of(args, count, names));
    Py_ssize_t all = count + (self != NULL);
    PyObject *result;
    if (!names && (all == 1 || all == 2)) /* operators and most methods: no tuple, no dict */
        result = self ? PyObject_CallFunctionObjArgs(target, self, count ? args[0] : NULL, NULL)
                      : PyObject_CallFunctionObjArgs(target, args[0], count > 1 ? args[1] : NULL,
                                                     NULL);
    else
        result = call_with(target, tuple_of(self, args, count), keywords_of(args, count, names));
    return result ? result : th_raise_in(r->name, false);
}

static PyObject *rows_of(const overloads *name, bool inplace) {
    PyObject *rows = PyList_New(0);
    for (int i = 0; rows && i < name->count; i++) {
        PyObject *row = has_form(name->rows[i], inplace) ? th_row_object(name->rows[i]) : NULL;
        if (row ? PyList_Append(rows, row) : PyErr_Occurred() != NULL)
            Py_CLEAR(rows);
        Py_XDECREF(row);
    }
    return rows;
}

static PyObject *road_two(const overloads *name, bool inplace, PyObject *self,
                          PyObject *const *args, Py_ssize_t count, PyObject *names) {
    static PyObject *resolve = NULL;
    if (!attribute_of_module(&resolve, "torch._bind", "resolve"))
        return NULL;
    PyObject *rows = rows_of(name, inplace);
    PyObject *arguments = tuple_of(self, args, count), *keywords = keywords_of(args, count, names);
    if (!rows || !arguments || !keywords) {
        Py_XDECREF(rows);
        Py_XDECREF(arguments);
        Py_XDECREF(keywords);
        return NULL;
    }
    return call_with(resolve,
                     Py_BuildValue("(sNOONN)", name->name, rows, inplace ? Py_True : Py_False,
                                   self ? Py_True : Py_False, arguments, keywords),
                     PyDict_New());
}

PyObject *th_call_method(const overloads *name, bool inplace, PyObject *self, PyObject *const *args,
                         Py_ssize_t count, PyObject *names) {
    if (!name->rows[0]->enter)
        return call_composed(name->rows[0], self, args, count, names);
    if ((!names || PyTuple_Size(names) == 0) && count < MAX_ARGUMENTS) {
        PyObject *all[MAX_ARGUMENTS];
        all[0] = self;
        for (Py_ssize_t i = 0; i < count; i++)
            all[i + 1] = args[i];
        PyObject *result = road_one(name, inplace, true, all, count + 1);
        if (result || PyErr_Occurred())
            return result;
    }
    return road_two(name, inplace, self, args, count, names);
}

PyObject *th_call_function(const overloads *name, PyObject *const *args, Py_ssize_t count,
                           PyObject *names) {
    if (!name->rows[0]->enter)
        return call_composed(name->rows[0], NULL, args, count, names);
    if (!names || PyTuple_Size(names) == 0) {
        PyObject *result = road_one(name, false, false, args, count);
        if (result || PyErr_Occurred())
            return result;
    }
    return road_two(name, false, NULL, args, count, names);
}

static PyObject *operate(int operator, bool inplace, PyObject *a, PyObject *b) {
    const overloads *name = th_operators[operator];
    if (!name)
        Py_RETURN_NOTIMPLEMENTED;
    PyObject *args[2] = {a, b};
    if (!name->rows[0]->enter)
        return call_composed(name->rows[0], NULL, args, b ? 2 : 1, NULL);
    PyObject *result = road_one(name, inplace, false, args, b ? 2 : 1);
    if (result || PyErr_Occurred())
        return result;
    if (b && (!PyNumber_Check(a) || !PyNumber_Check(b)))
        Py_RETURN_NOTIMPLEMENTED;
    return road_two(name, inplace, NULL, args, b ? 2 : 1, NULL);
}

PyObject *th_operator(int operator, PyObject * a, PyObject *b) {
    return operate(operator, false, a, b);
}

PyObject *th_operator_inplace(int operator, PyObject * a, PyObject *b) {
    const overloads *name = th_operators[operator];
    if (!name || !(name->rows[0]->flags & ROW_INPLACE))
        Py_RETURN_NOTIMPLEMENTED;
    return operate(operator, true, a, b);
}
