/* api.h: functions that rows of other packages may call: those of api_functions.h, each declared and
   documented in a header of ours. The core exports them as a table in the capsule torch._core.api.
   One file of a module defines TH_CLIENT before including this header: it then defines a wrapper for
   each name and calls th_import_api() before th_register. All other files include "row/row.h" alone,
   as our own kernels do. */
#pragma once
#define PY_SSIZE_T_CLEAN
#include <Python.h>

#include "maths/client.h"
#include "row/scan.h"

#define TH_API_VERSION 14 /* increase it if the table or the meaning of a struct in row.h changes */

typedef struct th_api {
    int version;
    uint32_t layout; /* size of the structs that a module accesses directly */
#define FUNCTION(type, name, parameters, arguments) type(*name) parameters;
#include "api_functions.h"
} th_api;
#define TH_LAYOUT                                                                                  \
    (uint32_t)((((sizeof(row) * 31 + sizeof(call)) * 31 + sizeof(tensor)) * 31 + sizeof(saved))    \
                   * 31                                                                            \
               + sizeof(param) + sizeof(pointwise) * 7 + sizeof(gradient) * 11 + sizeof(reduction) \
               + sizeof(scan_body) * 13)

#define FUNCTION(type, name, parameters, arguments) type name parameters;
#include "api_functions.h"

#ifdef TH_CLIENT
static const th_api *th_table;

/* Check that the core fits the package; return 0, or -1 with an ImportError that says what to
   rebuild. */
static inline int th_raise_outdated(const char *package, const char *what) {
    PyErr_Format(PyExc_ImportError,
                 "%s was built for another torch: %s; build it again, with pip install "
                 "--force-reinstall --no-deps, "
                 "or python -m torch.codegen --build",
                 package, what);
    return -1;
}
static inline int th_import_api(const char *package) {
    char what[128];
    th_table = (const th_api *)PyCapsule_Import("torch._core.api", 0);
    if (!th_table)
        return -1;
    PyOS_snprintf(what, sizeof what, "for version %d of csrc/api.h, and this torch has version %d",
                  TH_API_VERSION, th_table->version);
    if (th_table->version != TH_API_VERSION)
        return th_raise_outdated(package, what);
    if (th_table->layout != TH_LAYOUT)
        return th_raise_outdated(package, "the structs of csrc/row/row.h differ");
    th_own_functions = th_table->th_functions();
    return 0;
}
/* Look up one of our rows that a gradient of the package calls, and check that it has not changed
   since the package was built. */
static inline int th_borrow(const char *package, const row **to, const char *op,
                            const char *signature) {
    char what[512];
    PyObject *name = PyUnicode_FromString(op);
    *to = name ? th_table->th_row_named(name) : NULL;
    Py_XDECREF(name);
    if (*to && !strcmp((*to)->signature, signature))
        return 0;
    PyErr_Clear();
    PyOS_snprintf(what, sizeof what, "its row %s is %s, and a gradient calls %s", op,
                  *to ? (*to)->signature : "not there", signature);
    return th_raise_outdated(package, what);
}

#define FUNCTION(type, name, parameters, arguments)                                                \
    type name parameters { return th_table->name arguments; }
#include "api_functions.h"
int th_fail(status kind, const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    const int failed = th_fail_list(kind, format, arguments);
    va_end(arguments);
    return failed;
}
const uint8_t th_item_size[TH_TYPES] = {TH_ITEM_SIZES};
const char *const th_dtype_name[TH_TYPES] = {TH_DTYPE_NAMES};
#endif
