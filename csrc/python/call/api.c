/* api.c: the table of functions for rows of other packages. */
#include "api.h"

#include "python/call/call.h"

static const th_api table = {
    .version = TH_API_VERSION,
    .layout = TH_LAYOUT,
#define FUNCTION(type, name, parameters, arguments) .name = name,
#include "api_functions.h"
};

int th_install_api(PyObject *module) {
    PyObject *capsule = PyCapsule_New((void *)(uintptr_t)&table, "torch._core.api", NULL);
    const int failed = !capsule || PyModule_AddObjectRef(module, "api", capsule);
    Py_XDECREF(capsule);
    return failed ? -1 : 0;
}
