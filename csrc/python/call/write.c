/* write.c: out= of functions in Python: their results are written as a row writes its own. */
#include "python/call/call.h"
#include "python/graph/unrecorded.h"

extern const row op_clone;

/* A row that copies, under the name of the function. Versions keep the name, so it is never
   freed; there are as many as functions. */
static int copying_row(row *r, PyObject *name) {
    Py_INCREF(name);
    PyUnicode_InternInPlace(&name);
    *r = op_clone;
    return (r->name = PyUnicode_AsUTF8AndSize(name, NULL)) ? 0 : -1;
}

static int check(const char *name, PyObject *result, PyObject *out) {
    if (!th_is_tensor(out) || !th_is_tensor(result)) {
        PyErr_Format(PyExc_TypeError, "%s: %s is %R; need a Tensor", name,
                     th_is_tensor(out) ? "the result for out" : "out",
                     (PyObject *)Py_TYPE(th_is_tensor(out) ? result : out));
        return -1;
    }
    const record *v = th_records ? th_record_of(result) : NULL;
    if (v && v->requires_grad) {
        PyErr_Format(PyExc_RuntimeError,
                     "%s: an operand requires grad, and a recorded operation makes its own result; "
                     "leave out out=, or call it under no_grad()",
                     name);
        return -1;
    }
    const dtype from = (dtype)th_tensor_of(result)->dtype, to = (dtype)th_tensor_of(out)->dtype;
    if (th_check_output(name, out))
        return -1;
    if (th_same_size(th_tensor_of(out), th_tensor_of(result))
        && th_overlaps_itself(th_tensor_of(out))) {
        PyErr_Format(PyExc_RuntimeError,
                     "%s: the output %s overlaps itself (an expanded tensor?); use .clone() first",
                     name, th_describe(th_tensor_of(out)));
        return -1;
    }
    if (th_can_cast(from, to))
        return 0;
    PyErr_Format(PyExc_TypeError,
                 "%s: the output is %s, which cannot hold a result of %sTensor; convert it or the "
                 "operands",
                 name, th_describe(th_tensor_of(out)), th_dtype_name[from]);
    return -1;
}

static int write_one(const row *r, PyObject *result, PyObject *out) {
    if (th_make_room(out, th_tensor_of(result)->ndim))
        return -1;
    call c;
    PyObject *objects[TH_MAX_TENSORS] = {result};
    th_begin(r, &c);
    PyObject *written = th_run_plain(r, &c, false, objects, &out);
    Py_XDECREF(written);
    return written ? 0 : -1;
}

/* Write all results after all are checked. */
static int write_all(const row *r, PyObject *results, PyObject *outs) {
    const Py_ssize_t count = PyTuple_Size(results);
    if (PyTuple_Size(outs) != count) {
        PyErr_Format(PyExc_TypeError, "%s: out must be a tuple of %zd tensors", r->name, count);
        return -1;
    }
    int failed = 0;
    for (Py_ssize_t i = 0; !failed && i < count; i++)
        failed = check(r->name, PyTuple_GetItem(results, i), PyTuple_GetItem(outs, i));
    for (Py_ssize_t i = 0; !failed && i < count; i++)
        failed = write_one(r, PyTuple_GetItem(results, i), PyTuple_GetItem(outs, i));
    return failed;
}

/* write(name, result, out) -> out; write(name, results, outs) -> a tuple of the outs. */
PyObject *th_python_write(PyObject *module, PyObject *args) {
    (void)module;
    PyObject *name, *result, *out;
    row r;
    if (!PyArg_ParseTuple(args, "UOO:write", &name, &result, &out) || copying_row(&r, name))
        return NULL;
    const bool one = !PyTuple_Check(result) && !PyList_Check(result);
    const bool wraps = one || !(PyTuple_Check(out) || PyList_Check(out));
    PyObject *results = one ? PyTuple_Pack(1, result) : th_items(result);
    PyObject *outs = !results ? NULL : wraps ? PyTuple_Pack(1, out) : th_items(out);
    const int failed = !outs || write_all(&r, results, outs);
    PyObject *written = failed ? NULL : one ? Py_NewRef(out) : Py_NewRef(outs);
    Py_XDECREF(results);
    Py_XDECREF(outs);
    return written;
}
