/* bind.c: binds the arguments of a Python call to parameters. */
#include <string.h>

#include "python/call/call.h"

bool th_read_keywords(given *g, PyObject *names) {
    const Py_ssize_t named = PyTuple_Size(names);
    for (Py_ssize_t i = 0; i < named; i++) {
        const char *name = PyUnicode_AsUTF8AndSize(PyTuple_GetItem(names, i), NULL);
        PyObject *value = g->args[g->count + i];
        if (!name)
            return false;
        if (!strcmp(name, "out")) {
            g->out = value == Py_None ? NULL : value;
            continue;
        }
        g->options |= !strcmp(name, "dtype") || !strcmp(name, "generator")
                      || !strcmp(name, "device");
        g->keyword[g->named].name = name;
        g->keyword[g->named].letter = th_letter_of(value);
        g->keyword[g->named++].value = value;
    }
    return true;
}

/* The parameter at a position: a method's tensor comes first. */
static inline int parameter_at(int own, int place) {
    return place > own ? place : place ? place - 1 : own;
}

static inline bool has_required_after(const row *r, int own, int place) {
    if (own == 0)
        return place + 1 < r->required;
    while (++place < r->nparams)
        if (!r->params[parameter_at(own, place)].optional)
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

/* Bind arguments from i on to parameters from `place` on. The earliest parameter that accepts an
   argument takes it; an optional one may be skipped in favour of a required one. */
static bool bind_positions(const row *r, given *g, int own, int place, Py_ssize_t i) {
    for (; place < r->nparams; place++) {
        const int k = own ? parameter_at(own, place) : place;
        const param *p = &r->params[k];
        if (g->bound >> k & 1)
            continue;
        if (i < g->count) {
            if (p->kind == P_LIST && place == r->nparams - 1 && are_ints(g, i)) {
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
                if (bind_positions(r, g, own, place + 1, i + 1))
                    return true;
                g->bound = before;
            }
        }
        if (!p->optional || (i < g->count && !has_required_after(r, own, place)))
            return false;
    }
    return i == g->count;
}

static int parameter_named(const row *r, const char *name) {
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
                 {"x", "input"},
                 {"A", "input"},
                 {"B", "input"},
                 {"b", "input"},
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
                                                    : parameter_named(r, words[i].ours);
        if (k < r->nparams && !(bound >> k & 1))
            return k;
    }
    return r->nparams;
}

int th_parameter_of(const row *r, const char *name, uint64_t bound) {
    const int k = parameter_named(r, name);
    return k < r->nparams ? k : parameter_by_alias(r, name, bound);
}

static bool bind_names(const row *r, given *g) {
    for (int j = 0; j < g->named; j++) {
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
    return bind_names(r, g) && bind_positions(r, g, own < r->nparams ? own : 0, 0, 0);
}

static int put_bound(const row *r, const given *g, arguments *a) {
    for (int j = 0; j < g->named; j++)
        if (th_arguments_put(a, &r->params[g->keyword[j].to], g->keyword[j].value,
                             g->keyword[j].letter))
            return -1;
    for (Py_ssize_t i = 0; i < g->last; i++)
        if (th_arguments_put(a, &r->params[g->to[i]], g->args[i], g->letters[i]))
            return -1;
    if (g->last < g->count
        && th_arguments_put_list(a, &r->params[g->to[g->last]], g->args + g->last,
                                 g->count - g->last))
        return -1;
    uint64_t left = (((uint64_t)1 << r->nparams) - 1) & ~g->bound;
    for (; left; left &= left - 1)
        th_preset(&a->c, &r->params[__builtin_ctzll(left)]);
    return th_arguments_complete(r, a);
}

int th_put_arguments(const row *r, given *g, arguments *a) {
    if (!th_bind(r, g))
        return PyErr_Occurred() ? -1 : 0;
    return put_bound(r, g, a) ? -1 : 1;
}
