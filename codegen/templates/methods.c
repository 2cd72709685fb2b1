/* ${ banner } */
/* One stub per method, in-place method and function; the dispatcher does the rest. */
#include "ops.h"
#include "python/dispatch.h"

#define ARGUMENTS PyObject *self, PyObject *const *args, Py_ssize_t count, PyObject *names
#define METHOD(name)                                                                               \
    static PyObject *method_##name(ARGUMENTS) {                                                    \
        return th_call_method(NAME_##name, false, self, args, count, names);                       \
    }
#define INPLACE(name)                                                                              \
    static PyObject *inplace_##name(ARGUMENTS) {                                                   \
        return th_call_method(NAME_##name, true, self, args, count, names);                        \
    }
#define FUNCTION(name)                                                                             \
    static PyObject *function_##name(ARGUMENTS) {                                                  \
        return th_call_function(NAME_##name, self, args, count, names);                            \
    }
#define ENTRY(name, stub, doc) {name, (PyCFunction)(void (*)(void))stub, METH_FASTCALL | METH_KEYWORDS, doc}

/*% for name in tables.methods(catalogue) %*/
METHOD(${ name })
/*% endfor %*/

/*% for name in tables.inplace_methods(catalogue) %*/
INPLACE(${ name })
/*% endfor %*/

/*% for name in tables.functions(catalogue) %*/
FUNCTION(${ name })
/*% endfor %*/

PyMethodDef th_methods[] = {
/*% for name in tables.methods(catalogue) %*/
    ENTRY("${ name }", method_${ name },
     ${ tables.docstring(catalogue, name, "method") }),
/*% endfor %*/
/*% for name in tables.inplace_methods(catalogue) %*/
    ENTRY("${ name }_", inplace_${ name },
     ${ tables.docstring(catalogue, name, "inplace") }),
/*% endfor %*/
    {NULL, NULL, 0, NULL},
};

PyMethodDef th_functions[] = {
/*% for name in tables.functions(catalogue) %*/
    ENTRY("${ name }", function_${ name },
     ${ tables.docstring(catalogue, name, "function") }),
/*% endfor %*/
    {NULL, NULL, 0, NULL},
};

const int16_t th_operators[OPERATOR_COUNT] = {
/*% for line in tables.operator_lines(catalogue) %*/
${ line }
/*% endfor %*/
};
