/* call.h: the way from a Python call to a row, and the rows that there are. */
#pragma once
#include "python/graph/graph.h"
#include "row/operators.h"

/* dispatch.c: calls the first row of a name that the arguments fit. args: count positional ones,
   then the values of names. */
PyObject *th_call_method(const overloads *name, bool inplace, PyObject *self, PyObject *const *args,
                         Py_ssize_t count, PyObject *names);
PyObject *th_call_function(const overloads *name, PyObject *const *args, Py_ssize_t count,
                           PyObject *names);

PyObject *th_operator(int operator, PyObject * a, PyObject *b);
PyObject *th_operator_inplace(int operator, PyObject * a, PyObject *b);

extern PyMethodDef th_methods[]; /* written by the generator */

/* arguments.c: Python objects into a call: numbers at once, tensors when all numbers are there. */
#define TH_MAX_LIST_INTS 64 /* in all int* and Dim* of a call, without blocks of their own */
#define TH_MANY_INTS 1000000
typedef struct arguments {
    const row *row;
    call c;
    PyObject *few[TH_MAX_TENSORS + 8], **objects; /* inputs: tensor slots, elements of Tensor* */
    PyObject *sequences[TH_MAX_LISTS];            /* tuples of the elements of each Tensor* */
    tensor **list;                                /* what c.many point to */
    int64_t ints[TH_MAX_LIST_INTS], *more[TH_MAX_LISTS];
    int64_t list_bytes, objects_bytes, more_bytes[TH_MAX_LISTS];
    int used; /* of ints */
    int seen;
} arguments;
enum { SEEN_TENSOR = 1, SEEN_VARIABLE = 2 };
/* t tensor, v Variable, i int, d float, b bool, n None, L list or tuple, o anything else. */
char th_letter_of(PyObject *o);
void th_preset(call *c, const param *p);
void th_set_presets(const row *r, call *c); /* of all parameters, in a call that is begun here */
void th_arguments_begin(const row *r, arguments *a);      /* each parameter is put or preset then */
int th_word(const char *op, const param *p, PyObject *o); /* its place; -1 with an error */
int th_arguments_put(arguments *a, const param *p, PyObject *o, char letter);
int th_arguments_put_list(arguments *a, const param *p, PyObject *const *args, Py_ssize_t count);
int th_arguments_lists(const row *r, arguments *a);
static inline int th_arguments_complete(const row *r, arguments *a) { /* after the last one */
    return r->many ? th_arguments_lists(r, a) : 0;
}
void th_arguments_end(arguments *a);

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
    int named;     /* of keyword, without out */
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
bool th_fits(const param *p, char letter, PyObject *o);
bool th_given_names(given *g, PyObject *names); /* the values behind count; false with an error */
bool th_bind(const row *r, given *g);
int th_put_given(const row *r, const given *g, arguments *a);

/* options.c: dtype= and generator=, of calls whose options th_given_begin saw. */
typedef struct taken {
    PyObject *converted; /* in the place of the first argument, or NULL */
    uint64_t *state;     /* of the generator to draw from, or NULL */
    uint64_t *before;    /* what is drawn from outside the call */
    PyObject *narrow;    /* what a sum becomes that is wider than the dtype asked for, or NULL */
    PyObject *args[TH_MAX_ARGUMENTS];
} taken;
int th_options_begin(const overloads *name, bool inplace, given *g, taken *t); /* -1: an error */
PyObject *th_options_end(taken *t, PyObject *result); /* takes and gives a reference */

/* invoke.c: runs a call whose arguments are there. */
PyObject *th_invoke(const row *r, call *c, bool inplace, int seen, PyObject **objects,
                    PyObject *const *outputs);

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
int th_install_rows(PyObject *module);

/* registry.c: rows come through one door, ours at start-up and other packages' at their import.
   Functions of the names go into module, and so do those of rows without a name, which only
   gradients call; of ours they go into torch._core.internal. Methods, where there are any, go to
   tensors and Variables. The lists end with NULL. All of it is added or nothing. */
int th_install_registry(PyObject *module);
/* A function of a name's rows, for a module to hold; its definition lives as long as the process, as CPython wants it. */
PyObject *th_new_function(PyObject *module, const overloads *name, const char *doc);
/* make.c: make_formula(...) -> a function: a row of a program, registered. */
PyObject *th_python_make_formula(PyObject *module, PyObject *args);
PyObject *th_python_hand_over(PyObject *module, PyObject *const *args, Py_ssize_t count);
int th_register(PyObject *module, const row *const *rows, const overloads *const *names,
                PyMethodDef *methods);

/* api.c */
int th_install_api(PyObject *module);

/* call_row.c */
extern PyObject *th_inplace_marker; /* given as out, it asks for the in-place form */
PyObject *th_call_row(PyObject *module, PyObject *const *args, Py_ssize_t count);
/* out=: a tensor, or a sequence of as many as there are results; a tuple keeps them for the call. */
int th_take_outputs(const row *r, PyObject *out, PyObject **kept, PyObject **outputs);
