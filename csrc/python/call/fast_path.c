/* fast_path.c: handles most calls: no keywords, arguments in the order of parameters, classes that
   identify themselves. All other calls go to dispatch.c and bind.c. */
#include "python/call/call.h"
#include "python/graph/unrecorded.h"

/* Results besides counts of parameters and arguments. */
enum {
    NO = -1, /* the row rejects the call */
    ASK = -2 /* unknown: the slow path must decide */
};

/* The last parameter takes all ints that are left. */
static Py_ssize_t put_ints(arguments *a, const param *p, PyObject *const *args, Py_ssize_t count) {
    int64_t *const to = a->ints + a->used;
    if (count > TH_MAX_LIST_INTS - a->used)
        return ASK;
    for (Py_ssize_t i = 0; i < count; i++)
        if (!PyLong_CheckExact(args[i])
            || ((to[i] = PyLong_AsLongLong(args[i])) == -1 && PyErr_Occurred()))
            return ASK;
    a->used += (int)count;
    a->c.list[p->slot] = (ints){to, (int)count};
    return count;
}

/* Handle an argument that is no tensor; return how many arguments the parameter takes. */
static __attribute__((noinline)) Py_ssize_t put_other(const row *r, arguments *a, const param *p,
                                                      PyObject *const *args, Py_ssize_t count,
                                                      char letter) {
    const int behind = (int)(p - r->params) + 1;
    if (letter == 'o' || letter == 'n')
        return ASK;
    if (p->kind == P_REDUCTION) {
        if ((count > 1 && behind == r->reduce) || !(th_takes[(int)letter] >> p->kind & 1)
            || th_arguments_put(a, p, args[0], letter))
            return ASK;
        return th_reduces(p, a->c.n[p->slot]) ? 1 : NO;
    }
    if (p->kind == P_LIST && letter == 'i' && behind == r->nparams)
        return put_ints(a, p, args, count);
    if (th_takes[(int)letter] >> p->kind & 1)
        return th_arguments_put(a, p, args[0], letter) ? ASK : 1;
    if (p->kind == P_FIXED && th_fits(p, letter, args[0], false))
        return th_arguments_put(a, p, args[0], letter) ? ASK : 1;
    if (!p->optional || behind >= r->required)
        return NO;
    th_preset(&a->c, p);
    return 0;
}

/* Number of parameters from p on that are required. */
static int required_from(const row *r, const param *p) {
    int count = 0;
    for (; p < r->params + r->required; p++)
        count += !p->optional;
    return count;
}

/* 0: every argument is bound. */
static inline int put_in_order(const row *r, arguments *a, PyObject *self, PyObject *const *args,
                               Py_ssize_t count) {
    const param *p = r->params, *const end = p + r->nparams;
    int needed = -1;    /* parameters from p on that are required, once they are counted */
    bool chose = false; /* an argument went to an optional parameter that might have been skipped */
    if (self) {
        if (!th_holds_tensor(p) || th_overrides(self))
            return ASK;
        a->few[p->slot] = self;
        th_preset(&a->c, p);
        a->seen = th_record_of(self) ? SEEN_RECORD : 0;
        p++;
    }
    for (; count; p++) {
        if (p == end)
            return chose ? ASK : NO;
        if (p->optional && p + 1 < r->params + r->required) {
            if (needed < 0)
                needed = required_from(r, p);
            if (count <= needed) {
                th_preset(&a->c, p);
                continue;
            }
            chose = true;
        }
        needed -= !p->optional;
        const char letter = th_letter_of(args[0]);
        if (p->kind <= P_EITHER && (letter == 't' || letter == 'v')) {
            a->few[p->slot] = args[0];
            if (p->kind == P_EITHER) /* the number of this Tensor|Scalar */
                th_preset(&a->c, p);
            a->seen |= letter == 'v' ? SEEN_RECORD : 0;
            args++;
            count--;
            continue;
        }
        const Py_ssize_t consumed = put_other(r, a, p, args, count, letter);
        if (consumed < 0)
            return chose ? ASK : (int)consumed;
        args += consumed;
        count -= consumed;
    }
    if (p < r->params + r->required)
        return chose ? ASK : NO;
    for (; p < end; p++)
        th_preset(&a->c, p);
    return th_arguments_complete(r, a) ? ASK : 0;
}

/* Return the value of out= if it is the only keyword and a plain tensor. */
static PyObject *only_out(PyObject *names, PyObject *const *values) {
    static PyObject *word;
    if (!word && !(word = PyUnicode_InternFromString("out")))
        return NULL;
    return PyTuple_Size(names) == 1 && PyTuple_GetItem(names, 0) == word
                   && th_letter_of(values[0]) == 't'
               ? values[0]
               : NULL;
}

/* As th_invoke; most calls need nothing of it. */
static inline PyObject *invoke(const row *r, arguments *a, bool inplace, PyObject *const *out) {
    const int aside = inplace | a->seen | r->unbatched | th_gpu_tensors | th_observing
                      | th_autocasts;
    if (aside || out || r->shortcuts || r->results != 1 || r->flags & ROW_CHANGES)
        return th_invoke(r, &a->c, inplace, a->seen, a->objects, out);
    PyObject *result = th_run_fresh(r, &a->c, a->objects);
    return result ? result : th_invoke_again(r, &a->c, false, 0, a->objects, NULL);
}

PyObject *th_fast_path(const overloads *name, bool inplace, PyObject *self, PyObject *const *args,
                       Py_ssize_t count, PyObject *names) {
    PyObject *const out = names && !inplace ? only_out(names, args + count) : NULL;
    arguments a;
    PyObject *result = NULL;
    int put = NO;
    for (int k = 0; put == NO && k < name->count; k++) {
        const row *r = name->rows[k];
        if (!r->enter && !inplace && th_has_form(r, false, self != NULL))
            return th_call_unconverted(r, name->count == 1, self, args, count, names);
        if (!r->enter || (names && !out) || (name->count == 1 && th_is_of_elements(r)))
            return NULL;
        if (!th_has_form(r, inplace, self != NULL) || (out && r->returned != 1))
            continue;
        th_arguments_begin(r, &a);
        put = put_in_order(r, &a, self, args, count);
        if (!put && name->count > 1 && !th_accepts_type(r, &a))
            put = NO;
        if (!put && name->count > 1 && r->flags & (ROW_COMPARES | ROW_ALIKE)
            && th_compare_sizes(r, &a))
            return NULL;
        if (!put && out)
            a.c.type = th_tensor_of(out)->dtype;
        if (!put && !(result = invoke(r, &a, inplace, out ? &out : NULL))) {
            if (name->count > 1 && th_declined())
                put = NO;
            else
                th_raise_in(r->name, inplace);
        }
        th_arguments_end(&a);
    }
    /* Clear the error; the slow path raises it if no overload fits. */
    if (put == ASK && PyErr_Occurred() && !PyErr_ExceptionMatches(PyExc_MemoryError))
        PyErr_Clear();
    return result;
}
