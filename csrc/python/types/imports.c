/* imports.c: functions and attributes of Python modules, which are imported when first used. */
#include <stdarg.h>

#include "python/types/types.h"

PyObject *th_attribute_of(PyObject **cache, const char *module, const char *attribute) {
    if (!*cache) {
        PyObject *imported = PyImport_ImportModule(module);
        *cache = imported ? PyObject_GetAttrString(imported, attribute) : NULL;
        Py_XDECREF(imported);
    }
    return *cache;
}

PyObject *th_call_python(const char *module, const char *function, const char *format, ...) {
    PyObject *called = NULL;
    va_list values;
    va_start(values, format);
    PyObject *args = Py_VaBuildValue(format, values);
    va_end(values);
    PyObject *result = args && th_attribute_of(&called, module, function)
                           ? PyObject_CallObject(called, args)
                           : NULL;
    Py_XDECREF(called);
    Py_XDECREF(args);
    return result;
}
