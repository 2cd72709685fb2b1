/* dispatch.c: from Python arguments to a row's entry and back. Road one matches positional forms; the rest goes to torch/_bind.py. */
#include "binding.h"

#include <string.h>

#include "../../generated/ops.h"

#define MAX_ARGUMENTS 24

static bool fits(char wanted, char given, const param *p) {
    switch (wanted) {
    case 't': return given == 't' || given == 'v' || (given == 'n' && p->optional);
    case 'd': return given == 'd' || given == 'i' || given == 'b';
    case 'i': return given == 'i' || (given == 'n' && p->optional);
    case 'b': return given == 'b' || given == 'i';
    case 'I': return given == 'i' || given == 'L';
    default: return given == 'L'; /* L and T */
    }
}

static bool form_fits(const row *r, const form *f, const char *given, Py_ssize_t count) {
    Py_ssize_t i = 0;
    for (; f->letters[i] && f->letters[i] != '*'; i++)
        if (i >= count || !fits(f->letters[i], given[i], &r->params[f->param[i]]))
            return false;
    if (f->letters[i] == '*') {
        if (i == count)
            return false;
        for (; i < count; i++)
            if (given[i] != 'i')
                return false;
    }
    return i == count;
}

static int fill(arguments *a, const row *r, const form *f, PyObject *const *args, const char *given, Py_ssize_t count) {
    th_arguments_begin(r, a);
    for (Py_ssize_t i = 0; i < count; i++) {
        const param *p = &r->params[f->param[i]];
        if (f->letters[i] == '*')
            return th_arguments_put_list(a, p, args + i, count - i);
        if (th_arguments_put(a, p, args[i], given[i]))
            return -1;
    }
    return 0;
}

static bool has_form(const row *r, bool inplace) { return !inplace || r->flags & (ROW_POINTWISE | ROW_INPLACE); }

/* Road one. A new reference; NULL with an error; or NULL without one where no form fits. */
static PyObject *road_one(const overloads *name, bool inplace, PyObject *const *args, Py_ssize_t count) {
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
            if (!form_fits(r, &r->forms[j], given, count))
                continue;
            arguments a;
            if (fill(&a, r, &r->forms[j], args, given, count)) {
                th_arguments_end(&a);
                if (PyErr_ExceptionMatches(PyExc_TypeError)) {
                    PyErr_Clear(); /* a sequence of something else: another form, or road two's message */
                    continue;
                }
                return th_raise_in(r->name);
            }
            PyObject *outputs[TH_MAX_RESULTS] = {NULL};
            PyObject *result = th_invoke(r, &a.c, inplace, a.sequence ? a.items : a.objects, outputs);
            th_arguments_end(&a);
            return result ? result : th_raise_in(r->name);
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
    if (self) {
        Py_INCREF(self);
        PyTuple_SetItem(tuple, 0, self);
    }
    for (Py_ssize_t i = 0; i < count; i++) {
        Py_INCREF(args[i]);
        PyTuple_SetItem(tuple, i + first, args[i]);
    }
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
    bool all = true;
    for (Py_ssize_t i = 0; all && i < PySequence_Size(sequence); i++) {
        PyObject *item = PySequence_GetItem(sequence, i);
        all = item && (th_is_tensor(item) || th_is_variable(item));
        Py_XDECREF(item);
    }
    return all;
}

static bool is_kind(const param *p, PyObject *o) {
    const char letter = th_letter_of(o);
    const bool tensor = letter == 't' || letter == 'v', ints = letter == 'i' || letter == 'b' || letter == 'L' || PyIndex_Check(o);
    if (letter == 'n' && p->optional)
        return true;
    switch (p->kind) {
    case P_TENSOR: return tensor;
    case P_EITHER: return tensor || PyNumber_Check(o);
    case P_SCALAR: return !tensor && PyNumber_Check(o);
    case P_TENSORS: return letter == 'L' && are_tensors(o);
    case P_INT: return ints && letter != 'L';
    case P_BOOL: return letter == 'b' || letter == 'i';
    default: return ints && !tensor;
    }
}

/* The Python function of a row gets what its signature says; too many or unknown arguments it refuses itself. */
static int check_composed(const row *r, PyObject *self, PyObject *const *args, Py_ssize_t count, PyObject *names) {
    static const char *const kinds[] = {"a Tensor or Variable", "a Tensor, a Variable or a number", "a number", "an int",
                                        "a bool", "an int or a sequence of ints", "ints", "a sequence of Tensors"};
    const Py_ssize_t first = self != NULL, named = names ? PyTuple_Size(names) : 0;
    for (Py_ssize_t i = 0; i < count + named; i++) {
        const param *p = i < count && i + first < r->nparams ? &r->params[i + first] : NULL;
        for (int k = 0; i >= count && k < r->nparams; k++)
            if (!PyUnicode_CompareWithASCIIString(PyTuple_GetItem(names, i - count), r->params[k].name))
                p = &r->params[k];
        if (p && !is_kind(p, args[i])) {
            PyErr_Format(PyExc_TypeError, "%s: %s must be %s, not %R", r->name, p->name, kinds[p->kind],
                         (PyObject *)Py_TYPE(args[i]));
            return -1;
        }
    }
    return 0;
}

/* A `python` row: the function of its name in torch/composed.py has the signature. */
static PyObject *call_composed(const row *r, PyObject *self, PyObject *const *args, Py_ssize_t count, PyObject *names) {
    static PyObject *composed = NULL;
    if (!attribute_of_module(&composed, "torch.composed", "__dict__"))
        return NULL;
    PyObject *target = PyDict_GetItemString(composed, r->op);
    if (!target)
        return PyErr_Format(PyExc_RuntimeError, "%s: torch/composed.py has no function of this name", r->op);
    if (check_composed(r, self, args, count, names))
        return NULL;
    Py_ssize_t all = count + (self != NULL);
    PyObject *result;
    if (!names && (all == 1 || all == 2)) /* operators and most methods: no tuple, no dict */
        result = self ? PyObject_CallFunctionObjArgs(target, self, count ? args[0] : NULL, NULL)
                      : PyObject_CallFunctionObjArgs(target, args[0], count > 1 ? args[1] : NULL, NULL);
    else
        result = call_with(target, tuple_of(self, args, count), keywords_of(args, count, names));
    return result ? result : th_raise_in(r->name);
}

static PyObject *road_two(int index, bool inplace, PyObject *self, PyObject *const *args, Py_ssize_t count,
                          PyObject *names) {
    static PyObject *resolve = NULL;
    const overloads *name = &th_names[index];
    if (!attribute_of_module(&resolve, "torch._bind", "resolve"))
        return NULL;
    PyObject *rows = PyList_New(0);
    for (int i = 0; rows && i < name->count; i++) {
        PyObject *id = PyLong_FromLong(name->rows[i]->id);
        if (!id || (has_form(name->rows[i], inplace) && PyList_Append(rows, id)))
            Py_CLEAR(rows);
        Py_XDECREF(id);
    }
    PyObject *arguments = tuple_of(self, args, count), *keywords = keywords_of(args, count, names);
    if (!rows || !arguments || !keywords) {
        Py_XDECREF(rows);
        Py_XDECREF(arguments);
        Py_XDECREF(keywords);
        return NULL;
    }
    return call_with(resolve, Py_BuildValue("(sNOONN)", name->name, rows, inplace ? Py_True : Py_False, self ? Py_True : Py_False,
                                            arguments, keywords),
                     PyDict_New());
}

PyObject *th_call_method(int index, bool inplace, PyObject *self, PyObject *const *args, Py_ssize_t count,
                         PyObject *names) {
    const overloads *name = &th_names[index];
    if (!name->rows[0]->entry)
        return call_composed(name->rows[0], self, args, count, names);
    if ((!names || PyTuple_Size(names) == 0) && count < MAX_ARGUMENTS) {
        PyObject *all[MAX_ARGUMENTS];
        all[0] = self;
        for (Py_ssize_t i = 0; i < count; i++)
            all[i + 1] = args[i];
        PyObject *result = road_one(name, inplace, all, count + 1);
        if (result || PyErr_Occurred())
            return result;
    }
    return road_two(index, inplace, self, args, count, names);
}

PyObject *th_call_function(int index, PyObject *module, PyObject *const *args, Py_ssize_t count, PyObject *names) {
    (void)module;
    const overloads *name = &th_names[index];
    if (!name->rows[0]->entry)
        return call_composed(name->rows[0], NULL, args, count, names);
    if (!names || PyTuple_Size(names) == 0) {
        PyObject *result = road_one(name, false, args, count);
        if (result || PyErr_Occurred())
            return result;
    }
    return road_two(index, false, NULL, args, count, names);
}

static PyObject *operate(int operator, bool inplace, PyObject *a, PyObject *b) {
    int index = th_operators[operator];
    if (index < 0)
        Py_RETURN_NOTIMPLEMENTED;
    PyObject *args[2] = {a, b};
    if (!th_names[index].rows[0]->entry)
        return call_composed(th_names[index].rows[0], NULL, args, b ? 2 : 1, NULL);
    PyObject *result = road_one(&th_names[index], inplace, args, b ? 2 : 1);
    if (result || PyErr_Occurred())
        return result;
    if (b && (!PyNumber_Check(a) || !PyNumber_Check(b)))
        Py_RETURN_NOTIMPLEMENTED;
    return road_two(index, inplace, NULL, args, b ? 2 : 1, NULL);
}

PyObject *th_operator(int operator, PyObject *a, PyObject *b) { return operate(operator, false, a, b); }

PyObject *th_operator_inplace(int operator, PyObject *a, PyObject *b) {
    int index = th_operators[operator];
    if (index < 0 || !(th_names[index].rows[0]->flags & ROW_POINTWISE))
        Py_RETURN_NOTIMPLEMENTED;
    return operate(operator, true, a, b);
}

/* Whether a full reduction was asked for: the row has no dim, or dim was not given. */
static bool wants_number(const row *r, const call *c) {
    for (int i = 0; i < r->nparams; i++)
        if (r->params[i].kind == P_INT && r->params[i].optional && r->params[i].preset.i == TH_NONE)
            return c->n[r->params[i].n] == TH_NONE;
    return true;
}

static PyObject *results_of(const row *r, call *c, PyObject **outputs) {
    PyObject *objects[TH_MAX_RESULTS];
    for (int k = 0; k < r->results; k++) {
        if (outputs && outputs[k]) {
            th_drop(c->out[k]);
            Py_INCREF(outputs[k]);
            objects[k] = outputs[k];
        } else {
            objects[k] = th_wrap(c->out[k]);
        }
    }
    if (r->results == 1)
        return objects[0];
    PyObject *tuple = PyTuple_New(r->results);
    for (int k = 0; tuple && k < r->results; k++)
        PyTuple_SetItem(tuple, k, objects[k]);
    return tuple;
}

/* The one place where an entry runs: without the GIL when there is much to do. */
int th_run_entry(const row *r, call *c) {
    int64_t work = 0;
    for (int i = 0; i < r->tensors; i++)
        work += c->t[i] ? c->t[i]->numel : 0;
    if (work < TH_PARALLEL)
        return r->entry(c);
    PyThreadState *state = PyEval_SaveThread();
    int failed = r->entry(c);
    PyEval_RestoreThread(state);
    return failed;
}

static PyObject *mixed(const row *r) {
    return PyErr_Format(PyExc_TypeError,
                        "%s: some operands are Variables and some are Tensors; wrap the constants: "
                        "Variable(tensor, requires_grad=False), or use variable.data", r->name);
}

PyObject *th_invoke(const row *r, call *c, bool inplace, PyObject **objects, PyObject **outputs) {
    int count = c->list ? c->list_length : r->tensors;
    bool variables = false, tensors = false;
    for (int i = 0; i < count; i++) {
        if (!objects[i])
            continue;
        if (th_is_exact_tensor(Py_TYPE(objects[i])) || th_is_tensor(objects[i])) {
            bool typed = false; /* indices and masks may be plain tensors beside Variables */
            for (int k = 0; !c->list && k < r->nparams; k++)
                typed |= r->params[k].kind == P_TENSOR && r->params[k].t == i && r->params[k].type >= 0;
            tensors |= !typed;
        } else {
            variables = true;
        }
    }
    if (r->flags & ROW_INPLACE)
        inplace = true;
    if (inplace) {
        if (!c->t[0])
            return PyErr_Format(PyExc_TypeError, "%s: a number cannot be changed in place", r->name);
        c->inplace = true;
        th_retain(c->out[0] = c->t[0]);
    }
    if (variables) {
        if (!tensors)
            return th_record(r, c, inplace, objects, outputs);
        for (int k = 0; k < TH_MAX_RESULTS; k++)
            th_drop(c->out[k]);
        return mixed(r);
    }
    bool number = (r->flags & ROW_NUMBER) && !c->out[0] && wants_number(r, c);
    c->number = number;
    if (th_run_entry(r, c))
        return th_raise();
    if (inplace) {
        th_drop(c->out[0]);
        Py_INCREF(objects[0]);
        return objects[0];
    }
    if (number) {
        PyObject *value = th_number(c->out[0], c->out[0]->offset);
        th_drop(c->out[0]);
        return value;
    }
    return results_of(r, c, outputs);
}
