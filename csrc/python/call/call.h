/* call.h: the way from a Python call to a row, and the rows that there are. */
#pragma once
#include "python/call/arguments.h"
#include "python/graph/record.h"
#include "row/operators.h"

/* fast_path.c: most calls; NULL without an error: dispatch.c has to ask further. */
PyObject *th_fast_path(const overloads *name, bool inplace, PyObject *self, PyObject *const *args,
                       Py_ssize_t count, PyObject *names);

/* dispatch.c: calls the first row of a name that the arguments fit. args: count positional ones,
   then the values of names. */
PyObject *th_call_method(const overloads *name, bool inplace, PyObject *self, PyObject *const *args,
                         Py_ssize_t count, PyObject *names);
PyObject *th_call_function(const overloads *name, PyObject *const *args, Py_ssize_t count,
                           PyObject *names);

PyObject *th_operator(int operator, PyObject * a, PyObject *b);
PyObject *th_operator_inplace(int operator, PyObject * a, PyObject *b);

extern PyMethodDef th_methods[]; /* written by the generator */

/* bind.c: the arguments of a Python call, and the parameter that each belongs to. */
#define TH_MAX_ARGUMENTS 32
typedef struct given {
    PyObject *const *args;
    const char *letters; /* of the positional ones */
    Py_ssize_t count;
    bool method;   /* args[0] is what the method was called on */
    PyObject *out; /* out=, or NULL */
    int8_t type;   /* of what a creation row makes; -1: the default */
    bool options;  /* some keywords are options that rows may not have */
    bool lenient;  /* tensors without dimensions may be numbers: no row takes them as they are */
    const row *refused; /* the first that takes all of it but the type of its tensors */
    int named;          /* of keyword, without out */
    struct {
        const char *name;
        PyObject *value;
        char letter;
        uint8_t to; /* the parameter, as to below */
    } keyword[TH_MAX_ARGUMENTS];
    /* th_bind writes what follows. */
    uint64_t bound; /* bit per parameter that finds an argument */
    uint8_t to[TH_MAX_ARGUMENTS];
    Py_ssize_t last; /* the first one of the ints that all belong to an int*, or count */
} given;

/* fits.c */
extern const uint16_t th_takes[128]; /* by letter: bit per kind of parameter that surely takes it */
bool th_fits_rarely(const param *p, char letter, PyObject *o, bool lenient);
static inline bool th_fits(const param *p, char letter, PyObject *o, bool lenient) {
    return th_takes[(int)letter] >> p->kind & 1 || th_fits_rarely(p, letter, o, lenient);
}
bool th_takes_value(const row *r, const param *p, PyObject *o, bool exact);
bool th_is_number_tensor(PyObject *o, bool whole);

/* bind.c */
bool th_given_names(given *g, PyObject *names); /* the values behind count; false with an error */
bool th_bind(const row *r, given *g);
/* The parameter of a name, or of others' word for one that is not bound; the count of all where there is none. */
int th_parameter_of(const row *r, const char *name, uint64_t bound);
/* Into arguments that are begun. 1: they are there; 0: the row takes something else; -1: an error. */
int th_put_given(const row *r, given *g, arguments *a);

/* Overloads may differ in the types of their first tensor alone: the place of that among the parameters. */
static inline int th_typed_by(const row *r) {
    int k = 0;
    while (k < r->nparams && !(th_holds_tensor(&r->params[k]) && r->params[k].type < 0))
        k++;
    return k;
}
static inline bool th_takes_type_of(const row *r, PyObject *o) {
    if (!o || !th_is_tensor(o))
        return true;
    const dtype type = (dtype)th_tensor_of(o)->dtype;
    return r->dtypes >> type & 1;
}
static inline bool th_takes_type(const row *r, const arguments *a) {
    const int k = th_typed_by(r);
    const bool promotes = th_promotes(r) && (r->tensors > 1 || r->joins);
    for (int i = 0; promotes && !(r->dtypes & TH_COMPLEX) && i < r->tensors; i++)
        if (a->objects[i] && th_is_complex((dtype)th_tensor_of(a->objects[i])->dtype))
            return false; /* which nothing is promoted from */
    return k == r->nparams || promotes || th_takes_type_of(r, a->objects[r->params[k].slot]);
}
/* Whether the row that has just failed leaves the call to others of the name. Clears that error. */
static inline bool th_declined(void) {
    if (th_error_kind() != TH_DECLINED || !PyErr_ExceptionMatches(PyExc_RuntimeError))
        return false;
    PyErr_Clear();
    th_forget_error();
    return true;
}
static inline bool th_has_form(const row *r, bool inplace, bool method) {
    return !(inplace && !(r->flags & (ROW_INPLACE | ROW_CHANGES)))
           && !(method && r->flags & ROW_FUNCTION);
}

/* options.c: dtype= and generator=, of calls whose options th_given_begin saw. */
typedef struct extracted {
    PyObject *converted; /* in the place of the first argument, or NULL */
    uint64_t *state;     /* of the generator to draw from, or NULL */
    uint64_t *before;    /* what is drawn from outside the call */
    PyObject *narrow;    /* what a sum becomes that is wider than the dtype asked for, or NULL */
    PyObject *args[TH_MAX_ARGUMENTS];
} extracted;
int th_options_begin(const overloads *name, bool inplace, given *g,
                     extracted *t);                       /* -1: an error */
PyObject *th_options_end(extracted *t, PyObject *result); /* takes and gives a reference */

/* composed.c: what is left to Python. */
PyObject *th_python_plain(PyObject *module, PyObject *const *args, Py_ssize_t count);
PyObject *th_python_check(PyObject *module, PyObject *args);
PyObject *th_python_named(PyObject *module, PyObject *args);
PyObject *th_python_place_of(PyObject *module, PyObject *args);
PyObject *th_python_within(PyObject *module, PyObject *args);
PyObject *th_call_composed(const row *r, PyObject *const *args, Py_ssize_t count, PyObject *names);
bool th_composed_takes_type(const row *r, const given *g);
PyObject *th_complain(const overloads *name, bool inplace, bool method, PyObject *const *args,
                      Py_ssize_t count, PyObject *names);

/* override.c: calls that a class or a mode answers. kind: "function", "method", "operator". NULL without an error: none
   does. Names as in a call; self: NULL, or what stands before the arguments. */
extern int th_modes; /* how many are active, in any thread */
PyObject *th_args_tuple(PyObject *self, PyObject *const *args, Py_ssize_t count);
PyObject *th_args_dict(PyObject *const *args, Py_ssize_t count, PyObject *names);
bool th_has_override(PyObject *const *args, Py_ssize_t count);
PyObject *th_call_override(const char *kind, const char *op, const char *name, bool inplace,
                           PyObject *self, PyObject *const *args, Py_ssize_t count,
                           PyObject *names);
PyObject *th_disabled_torch_function(PyObject *module, PyObject *args);
PyObject *th_set_overriding(PyObject *module, PyObject *args);
PyObject *th_count_modes(PyObject *module, PyObject *more);
PyObject *th_python_overrides(PyObject *module, PyObject *o);
PyObject *th_python_has_override(PyObject *module, PyObject *values);

/* invoke.c: runs a call whose arguments are there. */
PyObject *th_invoke(const row *r, call *c, bool inplace, int seen, PyObject **objects,
                    PyObject *const *outputs);

/* autocast.c */
extern int th_autocasts; /* threads inside contexts: nothing of it runs while there are none */
/* Of what an op is given: 1, `to` has it converted, new references; 0, the op converts nothing; -1, an error. */
int th_autocast(const char *name, PyObject *const *given, Py_ssize_t count, PyObject **to,
                int *back); /* back: what results become then, or -1 */
int th_autocast_call(const row *r, PyObject **objects, PyObject **kept, int *back);

/* After a TypeError: how many objects became Longs, which kept then holds and the error is gone; -1: another error. */
int th_lengthened(const row *r, bool inplace, PyObject **objects, PyObject **kept);
PyObject *th_autocast_back(const row *r, PyObject *result, int back); /* takes the result */
PyObject *
th_autocast_pause(void); /* nothing is converted until th_autocast_resume(what it gives) */
void th_autocast_resume(PyObject *before);
PyObject *th_python_set_autocast_ops(PyObject *module, PyObject *args);
PyObject *th_python_set_autocast(PyObject *module, PyObject *wanted);
PyObject *th_python_autocast_state(PyObject *module, PyObject *none);
PyObject *th_python_autocast(PyObject *module, PyObject *args);

/* rows.c: the rows that there are, by op. */
typedef struct RowObject {
    PyObject_HEAD
    const row *row;
} RowObject;
extern PyObject *th_rows;
int th_add_row(const row *r);
PyObject *th_row_object(const row *r); /* new reference */
const row *th_row_named(PyObject *op); /* NULL with an error */
const char *th_short_op(const row *r); /* without the package: "swish" of "mypkg.swish" */
/* rows_of(name) -> the rows behind a public name of ours, in order. */
PyObject *th_python_rows_of(PyObject *module, PyObject *name);
int th_install_rows(PyObject *module);

/* registry.c: rows come through one door, ours at start-up and other packages' at their import.
   Functions of the names go into module, and so do those of rows without a name, which only
   gradients call; of ours they go into torch._core.internal. Methods, where there are any, go to
   tensors. The lists end with NULL. All of it is added or nothing. */
int th_install_registry(PyObject *module);
/* A function of a name's rows, for a module to hold; its definition lives as long as the process, as CPython wants it. */
PyObject *th_new_function(PyObject *module, const overloads *name);
/* attach(module, functions, methods): functions in Python that a module and tensors get. */
PyObject *th_python_attach(PyObject *module, PyObject *args, PyObject *keywords);
/* formula_row.c: make_formula(...) -> a function: a row of a program, registered. */
PyObject *th_python_make_formula(PyObject *module, PyObject *args);
PyObject *th_python_donate(PyObject *module, PyObject *const *args, Py_ssize_t count);
int th_register(PyObject *module, const row *const *rows, const overloads *const *names,
                PyMethodDef *methods);

/* api.c */
int th_install_api(PyObject *module);

/* call_row.c */
extern PyObject *th_inplace_marker; /* given as out, it asks for the in-place form */
PyObject *th_call_row(PyObject *module, PyObject *const *args, Py_ssize_t count);
/* out=: a tensor, or a sequence of as many as there are results; a tuple keeps them for the call. */
int th_take_outputs(const row *r, PyObject *out, PyObject **kept, PyObject **outputs);
