/* ${ banner } */
/* A stub per method and in-place method, which calls the dispatcher. */
#include "api.h"
#include "names.h"

#define ARGUMENTS PyObject *self, PyObject *const *args, Py_ssize_t count, PyObject *names
#define STUB(kind, name, inplace)                                                                  \
    static PyObject *kind##_##name(ARGUMENTS) {                                                    \
        return th_call_method(&name_##name, inplace, self, args, count, names);                    \
    }
#define METHOD(name) STUB(method, name, false)
#define INPLACE(name) STUB(inplace, name, true)
#define ENTRY(name, stub, doc)                                                                     \
    {name, (PyCFunction)(void (*)(void))stub, METH_FASTCALL | METH_KEYWORDS, doc},

/*% for name in catalogue.methods %*/
METHOD(${ name })
/*% endfor %*/

/*% for name in catalogue.inplace_methods %*/
INPLACE(${ name })
/*% endfor %*/

PyMethodDef th_methods[] = {
/*% for name in catalogue.methods %*/
${ tables.method_line(catalogue, name, "method") }
/*% endfor %*/
/*% for name in catalogue.inplace_methods %*/
${ tables.method_line(catalogue, name, "inplace") }
/*% endfor %*/
    {NULL, NULL, 0, NULL},
};
