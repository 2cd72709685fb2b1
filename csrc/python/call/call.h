/* call.h: from a Python call to a row, and the registry of rows. */
#pragma once
#include "python/call/arguments.h"
#include "python/graph/record.h"
#include "row/operators.h"

/* fast_path.c: handles most calls; NULL without an error: dispatch.c must decide. */
PyObject *th_fast_path(const overloads *name, bool inplace, PyObject *self, PyObject *const *args,
                       Py_ssize_t count, PyObject *names);

/* dispatch.c: call the first overload that accepts the arguments. args: `count` positional ones,
   then the values of `names`. */
PyObject *th_call_method(const overloads *name, bool inplace, PyObject *self, PyObject *const *args,
                         Py_ssize_t count, PyObject *names);
PyObject *th_call_function(const overloads *name, PyObject *const *args, Py_ssize_t count,
                           PyObject *names);

/* bound(op, *args, **keywords) -> dict of the arguments by parameter, or None if the row rejects
   them. */
PyObject *th_python_bound(PyObject *module, PyObject *const *args, Py_ssize_t count,
                          PyObject *names);

PyObject *th_operator(int operator, PyObject * a, PyObject *b);
PyObject *th_operator_inplace(int operator, PyObject * a, PyObject *b);

extern PyMethodDef th_methods[]; /* generated */

/* bind.c: the arguments of a Python call and the parameter each is bound to. */
#define TH_MAX_ARGUMENTS 32
typedef struct given {
    PyObject *const *args;
    const char *letters; /* of the positional ones */
    Py_ssize_t count;
    bool method;        /* args[0] is the object that the method was called on */
    PyObject *out;      /* out=, or NULL */
    int8_t type;        /* dtype of a creation row's result; -1: the default */
    bool options;       /* some keywords are options that rows may lack */
    bool alone;         /* the name has one row */
    bool lenient;       /* accept 0-dim tensors as numbers, since no row takes them as tensors */
    const row *refused; /* the first row that fits but for the type of its tensors */
    int named;          /* number of keywords without out */
    struct {
        const char *name;
        PyObject *value;
        char letter;
        uint8_t to; /* the parameter */
    } keyword[TH_MAX_ARGUMENTS];
    /* Written by th_bind: */
    PyObject *flags[3]; /* of a loss: size_average, reduce, reduction; NULL: not given */
    int reduction;      /* its number */
    uint64_t bound;     /* bit per parameter that has an argument */
    uint8_t to[TH_MAX_ARGUMENTS];
    Py_ssize_t last; /* first of the ints that form an int*, or count */
} given;

/* reduction.c: the reduction of a loss, from a word, its number or the older flags */
/* Whether the row computes this reduction, or refuses a number that is none. */
static inline bool th_reduces(const param *p, int64_t reduction) {
    return p->length >> (reduction < 0 || reduction > 4 ? 4 : reduction) & 1;
}
/* Whether it is the row of the elements of a loss: an overload of the loss. */
static inline bool th_is_of_elements(const row *r) {
    return r->reduction && r->params[r->reduction - 1].length == 1;
}
enum { TO_REDUCTION = 255 }; /* in `to`: the argument is one of given.flags */
bool th_bind_reduction_by_name(given *g, const char *name,
                               PyObject *value); /* false: another word */
/* Take positional `reduce` and `reduction` from i on; return the next position. */
Py_ssize_t th_bind_reduction(given *g, Py_ssize_t i);
bool th_fits_reduction(const row *r,
                       given *g); /* writes its number; false with an error if unknown */
int th_compare_sizes(const row *r, const arguments *a); /* of a loss; -1 with an error */

/* fits.c */
/* per letter: bit per kind of parameter that certainly accepts it */
extern const uint16_t th_takes[128];
bool th_fits_rarely(const param *p, char letter, PyObject *o, bool lenient);
static inline bool th_fits(const param *p, char letter, PyObject *o, bool lenient) {
    return th_takes[(int)letter] >> p->kind & 1 || th_fits_rarely(p, letter, o, lenient);
}
bool th_fits_unchanged(const row *r, const param *p, PyObject *o);
/* The ints of an int[k], from an int or ints: a tuple of k. NULL with an error. New reference. */
PyObject *th_ints_of(const row *r, const param *p, PyObject *o);
/* An argument that fits, as composed functions take it: ints of other packages become Python's.
   NULL: the parameter rejects an element. */
PyObject *th_python_value(const row *r, const param *p, PyObject *o, char letter);
bool th_is_number_tensor(PyObject *o, bool whole);

/* bind.c */
/* Begin with the arguments of a call. 1: done; 0: too many for any row; -1: an error. */
int th_given(given *g, char *letters, bool method, PyObject *const *args, Py_ssize_t count,
             PyObject *names);
bool th_bind(const row *r, given *g);
/* Find a parameter by its name; return nparams if there is none. */
int th_parameter_named(const row *r, const char *name);
/* The same, or by an alias if that one is not bound; return nparams if there is
   none. */
int th_parameter_of(const row *r, const char *name, uint64_t bound);
/* Put into arguments that th_begin started. 1: done; 0: the row does not accept them; -1: an
   error. */
int th_put_arguments(const row *r, given *g, arguments *a);

/* The arguments that th_bind bound, by name, for composed functions. NULL: the row rejects one; with
   an error if a word is unknown or code of an argument raised. */
PyObject *th_bound_values(const row *r, const given *g);

/* Overloads may differ only in the type of one tensor: return the position of that parameter. */
static inline int th_typed_by(const row *r) {
    int k = 0;
    while (k < r->nparams && !(th_holds_tensor(&r->params[k]) && !r->params[k].fixed))
        k++;
    return k;
}
static inline bool th_accepts_type_of(const row *r, PyObject *o) {
    if (!o || !th_is_tensor(o))
        return true;
    const dtype type = (dtype)th_tensor_of(o)->dtype;
    return r->dtypes >> type & 1;
}
static inline bool th_has_floats(PyObject *o) {
    return th_is_tensor(o) && th_is_floating((dtype)th_tensor_of(o)->dtype);
}
static inline bool th_accepts_type(const row *r, const arguments *a) {
    const int k = th_typed_by(r);
    const bool promotes = th_promotes(r) && (r->tensors > 1 || r->joins);
    for (int i = 0; promotes && !(r->dtypes & TH_COMPLEX) && i < r->tensors; i++)
        if (a->objects[i] && th_is_complex((dtype)th_tensor_of(a->objects[i])->dtype))
            return false;                /* nothing is promoted from this type */
    for (int i = 0; i < r->nparams; i++) /* floats are no indices; integers are converted */
        if (r->params[i].fixed == 1 + TH_LONG && a->objects[r->params[i].slot]
            && r->params[i].kind == P_TENSOR && th_has_floats(a->objects[r->params[i].slot]))
            return false;
    return k == r->nparams || promotes || th_accepts_type_of(r, a->objects[r->params[k].slot]);
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

/* options.c: dtype= and generator= of calls whose options th_given_begin found. */
typedef struct extracted {
    PyObject *converted; /* replaces the first argument, or NULL */
    uint64_t *state;     /* state of the generator to use, or NULL */
    uint64_t *before;    /* generator used outside the call */
    PyObject *narrow;    /* dtype to convert a sum to that is computed in a wider one, or NULL */
    PyObject *args[TH_MAX_ARGUMENTS];
} extracted;
/* Whether a dtype of the name's rows gives a view of the bytes, or a copy of that view. */
bool th_reinterprets(const overloads *name);
/* 0: call with what is left; 1: t->converted views the bytes as the dtype; -1: an error. */
int th_options_begin(const overloads *name, bool inplace, given *g, extracted *t);
PyObject *th_options_end(extracted *t, PyObject *result); /* takes and returns a reference */

/* composed.c: calls of functions written in Python. */
PyObject *th_python_named(PyObject *module, PyObject *args);
PyObject *th_python_place_of(PyObject *module, PyObject *args);
PyObject *th_python_write(PyObject *module, PyObject *args); /* write.c */
PyObject *th_python_composed_function(PyObject *module, PyObject *op);
PyObject *th_call_composed(const row *r, PyObject *values, PyObject *out);
/* Call the function of a composed row by position. NULL without an error: the slow path must decide.
   alone: the name has one row. */
PyObject *th_call_unconverted(const row *r, bool alone, PyObject *self, PyObject *const *args,
                              Py_ssize_t count, PyObject *names);
bool th_composed_accepts_type(const row *r, const given *g);
PyObject *th_raise_no_overload(const overloads *name, bool inplace, bool method,
                               PyObject *const *args, Py_ssize_t count, PyObject *names);

/* override.c: calls handled by a class or a mode. kind: "function", "method", "operator". NULL
   without an error: not handled. Names as in a call; self: NULL, or the object before the
   arguments. */
extern int th_modes;        /* number of active modes, in all threads */
extern int th_method_modes; /* of them, those that see hand-written methods and attributes */
PyObject *th_args_tuple(PyObject *self, PyObject *const *args, Py_ssize_t count);
PyObject *th_args_dict(PyObject *const *args, Py_ssize_t count, PyObject *names);
bool th_has_override(PyObject *const *args, Py_ssize_t count);
PyObject *th_call_override(const char *kind, const char *op, const char *name, bool inplace,
                           PyObject *self, PyObject *const *args, Py_ssize_t count,
                           PyObject *names);
/* Whether self's class or a mode may handle a call of a hand-written method or attribute. */
bool th_offers(PyObject *self, const char *name);
/* Return the result of such a call, which an attribute offers with its value or none. */
PyObject *th_offer(const char *name, PyObject *self, PyObject *const *args, Py_ssize_t count,
                   PyObject *names);
PyObject *th_offer_all(const char *name, PyObject *args, PyObject *keywords); /* args: and self */
PyObject *th_run_plainly(PyObject *module, PyObject *args);
PyObject *th_disabled_torch_function(PyObject *module, PyObject *args);
PyObject *th_set_overriding(PyObject *module, PyObject *args);
PyObject *th_count_modes(PyObject *module, PyObject *args);
PyObject *th_python_overrides(PyObject *module, PyObject *o);
PyObject *th_python_has_override(PyObject *module, PyObject *values);

/* invoke.c: run a call whose arguments are complete. */
PyObject *th_invoke(const row *r, call *c, bool inplace, int seen, PyObject **objects,
                    PyObject *const *outputs);
/* Repeat a failed call with outputs of more room, or with its indices converted to Longs, if that
   was the reason. */
PyObject *th_invoke_again(const row *r, call *c, bool inplace, int seen, PyObject **objects,
                          PyObject *const *outputs);

/* autocast.c */
extern int th_autocasts; /* number of threads inside contexts; if 0, all of autocast is skipped */
/* Convert an op's arguments: 1: `to` holds new references; 0: nothing to convert; -1: an error. */
int th_autocast(const char *name, PyObject *const *given, Py_ssize_t count, PyObject **to,
                int *back); /* back: dtype to convert results to, or -1 */
int th_autocast_call(const row *r, PyObject **objects, PyObject **kept, int *back);

/* After a TypeError, convert integer objects to Longs, held in `kept`, and clear the error. Return
   their number; -1: another error. */
int th_widen_integers(const row *r, bool inplace, PyObject **objects, PyObject **kept);
PyObject *th_autocast_back(const row *r, PyObject *result, int back); /* takes the result */
PyObject *th_autocast_pause(void); /* disables conversion; pass the result to th_autocast_resume */
void th_autocast_resume(PyObject *before);
PyObject *th_python_set_autocast_ops(PyObject *module, PyObject *args);
PyObject *th_python_set_autocast(PyObject *module, PyObject *wanted);
PyObject *th_python_autocast_state(PyObject *module, PyObject *none);
PyObject *th_python_autocast(PyObject *module, PyObject *args);

/* rows.c: lookup of rows by op. */
typedef struct RowObject {
    PyObject_HEAD
    const row *row;
} RowObject;
extern PyObject *th_rows;
int th_add_row(const row *r);
PyObject *th_row_object(const row *r); /* new reference */
const row *th_row_named(PyObject *op); /* NULL with an error */
const char *th_short_op(const row *r); /* without the package: "swish" for "mypkg.swish" */
/* rows_of(name) -> rows of one of our public names, in order. */
PyObject *th_python_rows_of(PyObject *module, PyObject *name);
int th_install_rows(PyObject *module);

/* registry.c: registration of rows, ours at start-up and other packages' at import. Functions go
   into module; functions of rows without a public name, which only gradients call, go there too, or
   for our rows into torch._core.internal. Methods go to tensors. Lists end with NULL. Registers
   everything or nothing. */
int th_install_registry(PyObject *module);
/* Make a Python function of a name's rows. Its definition is never freed, as CPython requires. */
PyObject *th_new_function(PyObject *module, const overloads *name, const char *home);
/* describe.c: for torch/_compile/ */
int th_install_replayed(PyObject *module);
PyObject *th_python_unchanged(PyObject *module, PyObject *seen);
PyObject *th_python_describe_each(PyObject *module, PyObject *tensors);

/* formula_row.c: make_formula(...) -> function of a new row that runs a program; registers it. */
PyObject *th_python_make_formula(PyObject *module, PyObject *args);
PyObject *th_python_donate(PyObject *module, PyObject *const *args, Py_ssize_t count);
int th_register(PyObject *module, const row *const *rows, const overloads *const *names,
                PyMethodDef *methods);

/* api.c */
int th_install_api(PyObject *module);

/* call_row.c */
extern PyObject *th_inplace_marker; /* passed as out, requests the in-place form */
PyObject *th_call_row(PyObject *module, PyObject *const *args, Py_ssize_t count);
/* Read out=: a tensor, or a sequence with one tensor per result; `kept` is a tuple that holds them
   for the call. */
int th_take_outputs(const row *r, PyObject *out, PyObject **kept, PyObject **outputs);
