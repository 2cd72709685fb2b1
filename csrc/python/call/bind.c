/* bind.c: binds the arguments of a Python call to parameters. */
#include <string.h>

#include "python/call/call.h"

/* Compare with a literal: a comparison of known size is a few instructions. */
#define IS(name, length, word)                                                                     \
    ((length) == sizeof(word) - 1 && !memcmp(name, word, sizeof(word) - 1))

static bool read_keywords(given *g, PyObject *names) {
    const Py_ssize_t named = PyTuple_Size(names);
    for (Py_ssize_t i = 0; i < named; i++) {
        Py_ssize_t length;
        const char *name = PyUnicode_AsUTF8AndSize(PyTuple_GetItem(names, i), &length);
        PyObject *value = g->args[g->count + i];
        if (!name)
            return false;
        if (IS(name, length, "out")) {
            g->out = value == Py_None ? NULL : value;
            continue;
        }
        g->options |= IS(name, length, "dtype") || IS(name, length, "generator")
                      || IS(name, length, "device");
        g->keyword[g->named].name = name;
        g->keyword[g->named].letter = th_letter_of(value);
        g->keyword[g->named++].value = value;
    }
    return true;
}

int th_given(given *g, char *letters, bool method, PyObject *const *args, Py_ssize_t count,
             PyObject *names) {
    g->args = args;
    g->count = count;
    g->method = method;
    g->out = NULL;
    g->named = 0;
    g->type = -1;
    g->options = g->lenient = g->alone = false;
    g->refused = NULL;
    if (count + (names ? PyTuple_Size(names) : 0) > TH_MAX_ARGUMENTS)
        return 0;
    for (Py_ssize_t i = 0; i < count; i++)
        letters[i] = th_letter_of(args[i]);
    g->letters = letters;
    return !names || read_keywords(g, names) ? 1 : -1;
}

/* The parameter at a position: a method's tensor comes first. */
static inline int parameter_at(int own, int position) {
    return position > own ? position : position ? position - 1 : own;
}

static inline bool has_required_after(const row *r, int own, int position) {
    if (own == 0)
        return position + 1 < r->required;
    while (++position < r->nparams)
        if (!r->params[parameter_at(own, position)].optional)
            return true;
    return false;
}

static bool are_ints(const given *g, Py_ssize_t i) {
    for (; i < g->count; i++) {
        PyObject *o = g->args[i];
        const char letter = g->letters[i];
        const bool tensor = letter == 't' || letter == 'v';
        if (letter != 'i' && !(tensor && g->lenient && th_is_number_tensor(o, true))
            && (letter != 'o' || !PyIndex_Check(o) || PyErr_Occurred()))
            return false;
    }
    return true;
}

/* Whether the trailing ints are the elements of this parameter. */
static inline bool is_last_list(const row *r, int position, const param *p, Py_ssize_t count) {
    return position == r->nparams - 1 && (p->kind == P_LIST || (p->kind == P_DIMS && count > 1));
}

/* Bind arguments from i on to parameters from `place` on. The earliest parameter that accepts an
   argument takes it; an optional one may be skipped in favour of a required one. */
static bool bind_positions(const row *r, given *g, int own, int position, Py_ssize_t i) {
    for (;; position++) {
        if (r->reduction && position == r->reduce && !(g->alone && th_is_of_elements(r)))
            i = th_bind_reduction(g, i);
        if (position == r->nparams)
            return i == g->count;
        const int k = own ? parameter_at(own, position) : position;
        const param *p = &r->params[k];
        if (g->bound >> k & 1)
            continue;
        if (i < g->count) {
            if (is_last_list(r, position, p, g->count - i) && are_ints(g, i)) {
                g->to[i] = (uint8_t)k;
                g->last = i;
                g->bound |= (uint64_t)1 << k;
                return true;
            }
            if (th_fits(p, g->letters[i], g->args[i], g->lenient)) {
                const uint64_t before = g->bound;
                g->to[i] = (uint8_t)k;
                g->bound |= (uint64_t)1 << k;
                if (!p->optional) { /* it must be bound here */
                    i++;
                    continue;
                }
                if (bind_positions(r, g, own, position + 1, i + 1))
                    return true;
                g->bound = before;
            }
        }
        if (!p->optional || (i < g->count && !has_required_after(r, own, position)))
            return false;
    }
}

int th_parameter_named(const row *r, const char *name) {
    int k = 0;
    while (k < r->nparams && strcmp(name, r->params[k].name))
        k++;
    return k;
}

/* Aliases of parameter names used by other libraries. */
static int parameter_by_alias(const row *r, const char *name, uint64_t bound) {
    static const struct {
        const char *theirs, *ours;
    } words[] = {{"self", "input"},
                 {"axis", "dim"},
                 {"axis", "dims"},
                 {"keepdims", "keepdim"},
                 {"train", "training"},
                 {"test_element", "test_elements"},
                 {"diagonal", "k"},
                 {"src", "source"},
                 {"value", "source"},
                 {"value", "other"},
                 {"x1", "input"},
                 {"x2", "other"},
                 {"input1", "input"},
                 {"input2", "other"},
                 {"elements", "input"},
                 {"shape", "size"},
                 {"dims", "sizes"},
                 {"repeats", "sizes"},
                 {"axis0", "dim0"},
                 {"axis1", "dim1"},
                 {"indices", "index"},
                 {"indices", "indices_or_sections"},
                 {"sections", "indices_or_sections"},
                 {"nan", "number"},
                 {"from", "low"},
                 {"to", "high"},
                 {"count", "input"},
                 {"dim", "dimension"},
                 {"fill_value", "value"},
                 {"tensor", "source"},
                 {"tensor", "other"},
                 {"tensor", "input"},
                 {"split_sizes", "sizes"},
                 {"split_size", "sizes"},
                 {"split_size_or_sections", "split_size"},
                 {"split_size_or_sections", "sizes"},
                 {"split_size_or_sections", "indices_or_sections"},
                 {"x", "input"},
                 {"A", "input"},
                 {"B", "input"},
                 {"b", "input"},
                 {"L", "input2"},
                 {"L", "input"},
                 {"dividend", "input"},
                 {"divisor", "other"},
                 {"tau", "input2"},
                 {"other", "tensor"},
                 {"other", "input3"},
                 {"tensor2", "source"},
                 {"tensor2", "other"},
                 {"y", "other"},
                 {"tensor_indices_or_sections", "indices_or_sections"}};
    for (size_t i = 0; i < sizeof words / sizeof *words; i++) {
        const int k = strcmp(words[i].theirs, name) ? r->nparams
                                                    : th_parameter_named(r, words[i].ours);
        if (k < r->nparams && !(bound >> k & 1))
            return k;
    }
    return r->nparams;
}

int th_parameter_of(const row *r, const char *name, uint64_t bound) {
    const int k = th_parameter_named(r, name);
    return k < r->nparams ? k : parameter_by_alias(r, name, bound);
}

static bool bind_names(const row *r, given *g) {
    for (int j = 0; j < g->named; j++) {
        if (r->reduction && th_bind_reduction_by_name(g, g->keyword[j].name, g->keyword[j].value)) {
            g->keyword[j].to = TO_REDUCTION;
            continue;
        }
        const int k = th_parameter_of(r, g->keyword[j].name, g->bound);
        if (k == r->nparams || g->bound >> k & 1
            || !th_fits(&r->params[k], g->keyword[j].letter, g->keyword[j].value, g->lenient))
            return false;
        g->keyword[j].to = (uint8_t)k;
        g->bound |= (uint64_t)1 << k;
    }
    return true;
}

bool th_bind(const row *r, given *g) {
    int own = 0;
    while (g->method && own < r->nparams && !th_holds_tensor(&r->params[own]))
        own++;
    g->last = g->count;
    g->bound = 0;
    g->flags[0] = g->flags[1] = g->flags[2] = NULL;
    if (g->alone && th_is_of_elements(r)) /* an internal function, which has no reduction */
        g->bound = (uint64_t)1 << (r->reduction - 1);
    return bind_names(r, g) && bind_positions(r, g, own < r->nparams ? own : 0, 0, 0)
           && (!r->reduction || th_fits_reduction(r, g));
}

static int put_bound(const row *r, const given *g, arguments *a) {
    for (int j = 0; j < g->named; j++)
        if (g->keyword[j].to != TO_REDUCTION
            && th_arguments_put(a, &r->params[g->keyword[j].to], g->keyword[j].value,
                                g->keyword[j].letter))
            return -1;
    for (Py_ssize_t i = 0; i < g->last; i++)
        if (g->to[i] != TO_REDUCTION
            && th_arguments_put(a, &r->params[g->to[i]], g->args[i], g->letters[i]))
            return -1;
    if (g->last < g->count
        && th_arguments_put_list(a, &r->params[g->to[g->last]], g->args + g->last,
                                 g->count - g->last))
        return -1;
    uint64_t left = (((uint64_t)1 << r->nparams) - 1) & ~g->bound;
    for (; left; left &= left - 1)
        th_preset(&a->c, &r->params[__builtin_ctzll(left)]);
    if (r->reduction)
        a->c.n[r->params[r->reduction - 1].slot] = g->reduction;
    return th_arguments_complete(r, a);
}

int th_put_arguments(const row *r, given *g, arguments *a) {
    if (!th_bind(r, g))
        return PyErr_Occurred() ? -1 : 0;
    return put_bound(r, g, a) ? -1 : 1;
}

/* Put a value into `values` under the parameter's name; takes the value. */
static int keep(PyObject *values, const param *p, PyObject *value) {
    const int failed = value ? PyDict_SetItemString(values, p->name, value) : -1;
    Py_XDECREF(value);
    return failed;
}

/* The trailing ints as a tuple, a single one as it is. */
static PyObject *last_ints(const row *r, const given *g) {
    const param *p = &r->params[g->to[g->last]];
    PyObject *list = g->count - g->last > 1 ? PyList_New(0) : NULL;
    if (!list)
        return th_python_value(r, p, g->args[g->last], g->letters[g->last]);
    for (Py_ssize_t i = g->last; list && i < g->count; i++)
        list = th_append(list, th_python_value(r, p, g->args[i], g->letters[i]));
    return th_as_tuple(list);
}

PyObject *th_bound_values(const row *r, const given *g) {
    PyObject *values = PyDict_New();
    int failed = !values;
    for (Py_ssize_t i = 0; !failed && i < g->last; i++)
        failed = g->to[i] != TO_REDUCTION && g->to[i] != r->reduction - 1
                 && keep(values, &r->params[g->to[i]],
                         th_python_value(r, &r->params[g->to[i]], g->args[i], g->letters[i]));
    if (!failed && g->last < g->count)
        failed = keep(values, &r->params[g->to[g->last]], last_ints(r, g));
    for (int j = 0; !failed && j < g->named; j++) {
        if (g->keyword[j].to == TO_REDUCTION)
            continue;
        const param *p = &r->params[g->keyword[j].to];
        failed = keep(values, p, th_python_value(r, p, g->keyword[j].value, g->keyword[j].letter));
    }
    for (int k = 0; !failed && k < r->nparams; k++) { /* Python's default may be one int */
        const param *p = &r->params[k];
        const bool absent = p->kind == P_INTS && !(g->bound >> k & 1) && !p->follows;
        PyObject *preset = absent ? PyLong_FromLongLong(p->preset.i) : NULL;
        failed = absent && (!preset || keep(values, p, th_ints_of(r, p, preset)));
        Py_XDECREF(preset);
    }
    if (!failed && r->reduction)
        failed = keep(values, &r->params[r->reduction - 1], PyLong_FromLong(g->reduction));
    if (failed)
        Py_CLEAR(values);
    if (failed && PyErr_Occurred() && PyErr_ExceptionMatches(PyExc_TypeError))
        PyErr_Clear(); /* an element of another kind */
    return values;
}
