/* reduction.c: the reduction of a loss. In Python it is a word in `reduction`, or the older flags:
   size_average=False is the sum, reduce=False no reduction. An int is a number of the catalogue. */
#include <limits.h>
#include <string.h>

#include "python/call/call.h"
#include "walk/walk.h"

enum { SIZE_AVERAGE, REDUCE, REDUCTION };
enum { R_NONE, R_MEAN, R_SUM, R_BATCHMEAN, R_UNKNOWN = INT_MIN }; /* the last with an error */

/* Raise the error of an argument that is no reduction. */
static int refuse(PyObject *o) {
    PyObject *text = th_call_python("torch._base.arguments", "shown", "(O)", o);
    if (text)
        PyErr_Format(PyExc_ValueError, "reduction is \"none\", \"mean\" or \"sum\", not %U", text);
    Py_XDECREF(text);
    return R_UNKNOWN;
}

static int number_of_word(PyObject *o) {
    static const char *const words[] = {"none", "mean", "sum", "batchmean"};
    const char *word = PyUnicode_AsUTF8AndSize(o, NULL);
    for (int k = 0; word && k < 4; k++)
        if (!strcmp(word, words[k]))
            return k;
    return word ? refuse(o) : R_UNKNOWN;
}

/* The number of a word or an int, which the row may refuse. */
static int number_of(PyObject *o) {
    int64_t value = 0;
    if (PyUnicode_Check(o))
        return number_of_word(o);
    if (PyBool_Check(o) || th_parse_ints(&o, 1, &value, 1) != 1) {
        PyErr_Clear();
        return refuse(o);
    }
    return value <= INT_MIN || value > INT_MAX ? INT_MAX : (int)value;
}

int th_reduction(PyObject *o, const param *p) {
    return o == Py_None      ? (int)p->preset.i
           : PyBool_Check(o) ? o == Py_True ? R_MEAN : R_SUM
                             : number_of(o);
}

bool th_bind_reduction_by_name(given *g, const char *name, PyObject *value) {
    static const char *const names[] = {"size_average", "reduce", "reduction"};
    for (int k = 0; k < 3; k++)
        if (!strcmp(name, names[k])) {
            g->flags[k] = value;
            return true;
        }
    return false;
}

Py_ssize_t th_bind_reduction(given *g, Py_ssize_t i) {
    for (int k = REDUCE; k <= REDUCTION && i < g->count && !g->flags[k]; k++) {
        const char letter = g->letters[i];
        if (letter != 'n' && letter != 'i' && letter != (k == REDUCE ? 'b' : 's'))
            break;
        g->flags[k] = g->args[i];
        g->to[i++] = TO_REDUCTION;
    }
    return i;
}

/* The positional argument of the parameter, or NULL. */
static PyObject *positional(const row *r, const given *g) {
    for (Py_ssize_t i = 0; i < g->last; i++)
        if (g->to[i] == r->reduction - 1)
            return g->args[i];
    return NULL;
}

/* The older flags have priority over the word, as in PyTorch: reduce=False over size_average. */
static int chosen(const row *r, const given *g) {
    PyObject *const word = g->flags[REDUCTION], *const reduce = g->flags[REDUCE];
    PyObject *const place = positional(r, g), *average = place ? place : g->flags[SIZE_AVERAGE];
    if (average && PyUnicode_Check(average))
        return number_of_word(average);
    if (place && place != Py_None && !PyBool_Check(place))
        return number_of(place);
    if (reduce && reduce != Py_None) {
        if (PyLong_Check(reduce) && !PyBool_Check(reduce))
            return number_of(reduce);
        const int truth = PyObject_IsTrue(reduce);
        if (truth <= 0)
            return truth < 0 ? R_UNKNOWN : R_NONE;
        if (!average || average == Py_None)
            return R_MEAN;
    }
    if (average && average != Py_None) {
        const int truth = PyObject_IsTrue(average);
        return truth < 0 ? R_UNKNOWN : truth ? R_MEAN : R_SUM;
    }
    if (word && word != Py_None)
        return number_of(word);
    return g->alone && th_is_of_elements(r) ? R_NONE : (int)r->params[r->reduction - 1].preset.i;
}

bool th_fits_reduction(const row *r, given *g) {
    if (g->flags[SIZE_AVERAGE] && positional(r, g))
        return false;
    g->reduction = chosen(r, g);
    if (g->reduction == R_BATCHMEAN && g->lenient) /* no overload took it */
        PyErr_SetString(PyExc_ValueError,
                        "reduction is \"none\", \"mean\" or \"sum\", not 'batchmean'");
    return g->reduction != R_UNKNOWN && th_reduces(&r->params[r->reduction - 1], g->reduction);
}

/* "target is FloatTensor 3, input is FloatTensor 2x3; " in `text` */
static void put_sizes(char *text, size_t length, const row *r, const param *p, const tensor *t,
                      const tensor *first) {
    const int used = PyOS_snprintf(text, length, "%s: %s is %s, ", r->name, p->name,
                                   th_describe(t));
    if (used > 0 && (size_t)used < length)
        PyOS_snprintf(text + used, length - (size_t)used, "%s is %s; ", r->params->name,
                      th_describe(first));
}

int th_compare_sizes(const row *r, const arguments *a) {
    tensor *first = th_tensor_of(a->objects[0]);
    for (const param *p = r->params + 1; p->kind == P_TENSOR && !p->optional; p++) {
        tensor *t = th_tensor_of(a->objects[p->slot]);
        mismatch why;
        extent common;
        char sizes[512];
        if (th_same_size(first, t))
            continue;
        put_sizes(sizes, sizeof sizes, r, p, t, first);
        if (r->flags & ROW_ALIKE)
            return PyErr_Format(PyExc_ValueError, "%sneed the same size", sizes), -1;
        if (!th_broadcast(2, (tensor *[]){first, t}, &common, &why)
            && th_count(common.ndim, common.size) >= 0
            && PyErr_WarnFormat(
                PyExc_UserWarning, 1,
                "%sthey are broadcast, which is rarely meant; give both the same size", sizes))
            return -1;
    }
    th_forget_error(); /* of sizes that are too large, which the row raises again */
    return 0;
}
