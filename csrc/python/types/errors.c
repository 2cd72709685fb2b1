/* errors.c: converts the core's errors to Python exceptions, and finds the running line of user
   code. */
#include <dlfcn.h>
#include <string.h>

#include "python/types/types.h"

static PyObject *linalg_error; /* torch.linalg.LinAlgError, a RuntimeError */

int th_install_errors(PyObject *module) {
    linalg_error = PyErr_NewExceptionWithDoc(
        "torch._C._LinAlgError",
        "A matrix is singular or not positive definite, or an iteration does not converge.",
        PyExc_RuntimeError, NULL);
    return linalg_error ? PyModule_AddObjectRef(module, "_LinAlgError", linalg_error) : -1;
}

PyObject *th_raise(void) {
    PyObject *type;
    switch (th_error_kind()) {
    case TH_OK: type = PyExc_SystemError; break; /* no error was set: a bug */
    case TH_TYPE: type = PyExc_TypeError; break;
    case TH_VALUE: type = PyExc_ValueError; break;
    case TH_INDEX: type = PyExc_IndexError; break;
    case TH_MEMORY: type = PyExc_MemoryError; break;
    case TH_OVERFLOW: type = PyExc_OverflowError; break;
    case TH_NO_DATA: type = PyExc_NotImplementedError; break;
    case TH_LINALG: type = linalg_error; break;
    default: type = PyExc_RuntimeError;
    }
    if (!PyErr_Occurred())
        PyErr_SetString(type, th_error_message());
    if (th_error_kind() != TH_DECLINED) /* which the dispatcher asks for */
        th_forget_error();
    return NULL;
}

/* Whether the text starts with the op: "add: ...", "add_: ..." or "add(". */
static bool begins_with_op(const char *text, const char *op, size_t length) {
    if (strncmp(text, op, length))
        return false;
    const char *rest = text + length + (text[length] == '_');
    return *rest == ':' || *rest == ' ' || *rest == '(';
}

/* Return the rest of a message after the name of an internal row, which means nothing to users. */
static const char *without_internal_op(const char *text) {
    char name[64];
    const char *colon = strstr(text, ": ");
    const size_t length = colon ? (size_t)(colon - text) : sizeof name;
    if (length >= sizeof name)
        return text;
    memcpy(name, text, length);
    name[length] = 0;
    PyObject *core = PyImport_AddModule("torch._core"); /* borrowed */
    PyObject *internal = core ? PyObject_GetAttrString(core, "internal") : NULL;
    const bool is_one = internal && PyObject_HasAttrString(internal, name);
    Py_XDECREF(internal);
    PyErr_Clear();
    return is_one ? colon + 2 : text;
}

/* Prefix a message with the op; in-place calls get an underscore. */
static PyObject *with_op(PyObject *message, const char *op, bool inplace) {
    PyObject *text = PyUnicode_AsUTF8String(message);
    const char *start = text ? without_internal_op(PyBytes_AsString(text)) : "";
    const size_t length = strlen(op);
    const char *mark = inplace && length && op[length - 1] != '_' ? "_" : "";
    PyObject *result = NULL;
    if (text && !begins_with_op(start, op, length))
        result = PyUnicode_FromFormat("%s%s: %s", op, mark, start);
    else if (text && *mark && start[length] == ':')
        result = PyUnicode_FromFormat("%s_%s", op, start + length);
    Py_XDECREF(text);
    return result ? result : Py_NewRef(message);
}

/* Return a message prefixed with the op; NULL if the error's type is not one of ours and stays
   unchanged. */
static PyObject *prefixed_message(PyObject *type, PyObject *value, const char *op, bool inplace) {
    PyObject *const ours[] = {PyExc_TypeError,    PyExc_ValueError,    PyExc_IndexError,
                              PyExc_RuntimeError, PyExc_OverflowError, PyExc_MemoryError,
                              linalg_error};
    PyObject *message = NULL, *result = NULL;
    for (size_t i = 0; i < sizeof ours / sizeof *ours; i++)
        if (type == ours[i])
            message = value ? PyObject_Str(value) : PyUnicode_FromString("");
    if (message)
        result = with_op(message, op, inplace);
    Py_XDECREF(message);
    return result;
}

PyObject *th_raise_in(const char *op, bool inplace) {
    th_raise();
    th_forget_error();
    PyObject *type, *value, *trace;
    PyErr_Fetch(&type, &value, &trace);
    PyObject *message = prefixed_message(type, value, op, inplace);
    if (message) {
        Py_XDECREF(value);
        value = message;
    }
    PyErr_Restore(type, value, trace);
    return NULL;
}

PyObject *th_error_within(PyObject *error, const char *op) {
    PyObject *message = prefixed_message((PyObject *)Py_TYPE(error), error, op, false);
    PyObject *args = message ? Py_BuildValue("(N)", message) : NULL;
    if (args && PyObject_SetAttrString(error, "args", args))
        PyErr_Clear();
    Py_XDECREF(args);
    return PyErr_Occurred() ? NULL : Py_NewRef(error);
}

int th_raise_int(void) {
    th_raise();
    return -1;
}

/* PyFrame_GetLasti is public from CPython 3.11 on but not in the limited API, so it is looked up at
   run time; without it an error names the function's first line. Keep the code object and offset
   only, since a frame would keep locals alive. */
void th_where(PyObject **code, int *instruction) {
    static int (*last_instruction)(PyFrameObject *) = NULL;
    static bool looked_up = false;
    if (!looked_up) {
        *(void **)&last_instruction = dlsym(RTLD_DEFAULT, "PyFrame_GetLasti");
        looked_up = true;
    }
    PyFrameObject *frame = PyEval_GetFrame();
    *code = frame ? (PyObject *)PyFrame_GetCode(frame) : NULL;
    *instruction = frame && last_instruction ? last_instruction(frame) : -1;
}

PyObject *th_location(PyObject *code, int instruction) {
    if (!code)
        return PyUnicode_FromString("an unknown place");
    return th_call_python("torch.autograd.location", "describe", "(Oi)", code, instruction);
}
