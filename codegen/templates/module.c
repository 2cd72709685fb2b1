/* ${ banner } */
/* The module ${ catalogue.package }.generated._C, which registers its rows with torch. */
#define TH_CLIENT
#include "api.h"
#include "row/operators.h"

/*% for row in tables.borrowed(catalogue) %*/
const row *torch_${ row.op };
/*% endfor %*/
/*% if catalogue.with_methods %*/
extern PyMethodDef th_methods[];
/*% endif %*/

/* The rows of torch that gradients call. */
static int borrow(void) {
    int failed = 0;
/*% for row in tables.borrowed(catalogue) %*/
    failed = failed || th_borrow("${ catalogue.package }", &torch_${ row.op }, "${ row.op }",
                                 ${ tables.signature(row) });
/*% endfor %*/
    return failed;
}

static struct PyModuleDef definition = {
    PyModuleDef_HEAD_INIT, .m_name = "${ catalogue.package }.generated._C", .m_size = -1};

PyMODINIT_FUNC PyInit__C(void) {
    PyObject *module = PyModule_Create(&definition);
    if (module && !th_import_api("${ catalogue.package }") && !borrow()
/*% if catalogue.with_methods %*/
        && !th_register(module, th_own_rows, th_own_names, th_methods))
/*% else %*/
        && !th_register(module, th_own_rows, th_own_names, NULL))
/*% endif %*/
        return module;
    Py_XDECREF(module);
    return NULL;
}
