/* profiler.c: observation of calls: their time and location, and which one first produced a NaN or
   infinity. Skipped while th_observing is 0. */
#include <dlfcn.h>
#include <math.h>
#include <stdio.h>
#include <string.h>
#include <time.h>

#include "python/graph/graph.h"

int th_observing = 0;
static PyObject *events; /* a list while profiling */

/* Range of a tensor's elements. */
typedef struct range {
    double low, high;
    int64_t nans, infinities, first; /* counts and first position of non-finite elements */
} range;

struct watch {
    /* descriptions of the operands, made before the call can change them */
    PyObject *name, *code, *texts;
    PyObject *shown, *shapes; /* PyTorch's name; the sizes of the operands, or NULL */
    int instruction;
    bool backward;
    int64_t start, bytes;
};

/* Find the caller outside this package, since a line of torch/nn would not help the user.
   PyFrame_GetBack is public but not in the limited API, so it is looked up at run time; without it
   the innermost location is used. */
int th_user_location(PyObject **code, int *instruction) {
    static PyFrameObject *(*back)(PyFrameObject *) = NULL;
    static int (*last)(PyFrameObject *) = NULL;
    static PyObject *here = NULL; /* directory of the package */
    th_where(code, instruction);
    if (!here) {
        if (!th_attribute_of(&here, "torch.autograd.location", "PACKAGE"))
            return -1;
        *(void **)&back = dlsym(RTLD_DEFAULT, "PyFrame_GetBack");
        *(void **)&last = dlsym(RTLD_DEFAULT, "PyFrame_GetLasti");
    }
    PyObject *innermost = back && last ? Py_XNewRef((PyObject *)PyEval_GetFrame()) : NULL;
    PyFrameObject *frame = (PyFrameObject *)innermost;
    for (bool inside = true; frame && inside;) {
        PyObject *own = (PyObject *)PyFrame_GetCode(frame);
        PyObject *file = PyObject_GetAttrString(own, "co_filename");
        inside = file && PyUnicode_Tailmatch(file, here, 0, PY_SSIZE_T_MAX, -1) == 1;
        Py_XDECREF(file);
        if (!file) {
            Py_DECREF(own);
            Py_DECREF((PyObject *)frame);
            return -1;
        }
        if (!inside) {
            Py_XDECREF(*code);
            *code = Py_NewRef(own);
            *instruction = last(frame);
        }
        Py_DECREF(own);
        PyFrameObject *caller = inside ? back(frame) : NULL;
        Py_DECREF((PyObject *)frame);
        frame = caller;
    }
    return PyErr_Occurred() ? -1 : 0; /* e.g. no memory for a frame */
}

static int64_t now(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (int64_t)t.tv_sec * 1000000000 + t.tv_nsec;
}

static void extend(range *r, double x, int64_t i) {
    if (isfinite(x)) {
        r->low = x < r->low ? x : r->low;
        r->high = x > r->high ? x : r->high;
        return;
    }
    r->first = r->nans + r->infinities ? r->first : i;
    r->nans += isnan(x) != 0;
    r->infinities += isnan(x) == 0;
}

static int find_range(const tensor *given, range *result) {
    range r = {INFINITY, -INFINITY, 0, 0, 0};
    tensor *near = th_on_device(given, TH_CPU), *t = near ? th_contiguous(near) : NULL;
    th_drop(near);
    if (!t)
        return th_raise_int();
    const void *data = th_data(t);
    for (int64_t i = 0; i < t->numel && t->dtype == TH_FLOAT; i++)
        extend(&r, (double)((const float *)data)[i], i);
    for (int64_t i = 0; i < t->numel && t->dtype == TH_DOUBLE; i++)
        extend(&r, ((const double *)data)[i], i);
    th_drop(t);
    *result = r;
    return 0;
}

static bool has_values(PyObject *o) {
    if (!o || !th_is_tensor(o))
        return false;
    const tensor *t = th_tensor_of(o);
    return t && t->storage && (t->dtype == TH_FLOAT || t->dtype == TH_DOUBLE);
}

/* Append "; input is FloatTensor 3x4 in [-1, 2]" to the text. */
static int append_tensor(watch *w, const char *what, const tensor *t) {
    range r;
    char within[64] = "", odd[64] = "";
    if (!t || (t->dtype != TH_FLOAT && t->dtype != TH_DOUBLE))
        return 0;
    if (find_range(t, &r))
        return -1;
    if (r.low <= r.high)
        snprintf(within, sizeof within, " in [%g, %g]", r.low, r.high);
    if (r.nans + r.infinities)
        snprintf(odd, sizeof odd, " with %lld nan and %lld inf", (long long)r.nans,
                 (long long)r.infinities);
    PyObject *all = PyUnicode_FromFormat("%U; %s is %s%s%s", w->texts, what, th_describe(t), within,
                                         odd);
    if (!all)
        return -1;
    Py_DECREF(w->texts);
    w->texts = all;
    return 0;
}

static void drop(watch *w) {
    Py_XDECREF(w->name);
    Py_XDECREF(w->code);
    Py_XDECREF(w->texts);
    Py_XDECREF(w->shown);
    Py_XDECREF(w->shapes);
    PyMem_Free(w);
}

static watch *new_watch(PyObject *name) {
    watch *w = name ? PyMem_Malloc(sizeof *w) : NULL;
    if (!w) {
        Py_XDECREF(name);
        return (watch *)(PyErr_Occurred() ? NULL : PyErr_NoMemory());
    }
    *w = (watch){.name = name, .texts = PyUnicode_FromString(""), .instruction = -1};
    if (!w->texts) {
        drop(w);
        return NULL;
    }
    return w;
}

static watch *started(watch *w, bool failed) {
    if (failed) {
        drop(w);
        return NULL;
    }
    w->bytes = th_observing & WATCH_MEMORY ? th_allocated_bytes() : 0;
    w->start = now();
    return w;
}

/* Return "aten::mul_", or "package::row" for a row of a package. */
static PyObject *shown_name(const row *r, bool inplace) {
    const char *dot = strrchr(r->name, '.'), *own = dot ? dot + 1 : r->name;
    PyObject *package = dot ? PyUnicode_FromStringAndSize(r->name, dot - r->name)
                            : PyUnicode_FromString("aten");
    const bool adds = inplace && own[strlen(own) - 1] != '_';
    PyObject *name = package ? PyUnicode_FromFormat("%U::%s%s", package, own, adds ? "_" : "")
                             : NULL;
    Py_XDECREF(package);
    return name;
}

/* Keep the sizes of `count` tensors, () for a number. */
static bool keep_shapes(watch *w, PyObject *const *objects, int count) {
    w->shapes = PyTuple_New(count);
    for (int i = 0; w->shapes && i < count; i++) {
        PyObject *sizes = objects[i] && th_is_tensor(objects[i])
                              ? PyObject_GetAttrString(objects[i], "shape")
                              : PyTuple_New(0);
        if (!sizes || PyTuple_SetItem(w->shapes, i, sizes))
            return false;
    }
    return w->shapes;
}

watch *th_watch_call(const row *r, bool inplace, bool recorded, PyObject *const *objects) {
    watch *w = new_watch(PyUnicode_FromString(r->name));
    if (!w)
        return NULL;
    bool failed = th_user_location(&w->code, &w->instruction)
                  || !(w->shown = shown_name(r, inplace))
                  || (th_observing & WATCH_SHAPES && !keep_shapes(w, objects, r->tensors));
    const int inputs = recorded && th_observing & (WATCH_NAN | WATCH_INF) ? r->inputs : 0;
    for (int i = 0; i < inputs && !failed; i++)
        failed = has_values(objects[i])
                 && append_tensor(w, th_slot_name(r, i), th_tensor_of(objects[i]));
    return started(w, failed);
}

watch *th_watch_node(NodeObject *n, PyObject *const *gradients) {
    PyObject *type = n->function ? (PyObject *)Py_TYPE(n->function) : NULL;
    watch *w = new_watch(type ? PyObject_GetAttrString(type, "__name__")
                              : PyUnicode_FromString(n->row ? n->row->name : "Function"));
    if (!w)
        return NULL;
    bool failed = !(w->shown = PyObject_CallMethod((PyObject *)n, "name", NULL))
                  || (th_observing & WATCH_SHAPES && !keep_shapes(w, gradients, n->results));
    w->backward = true;
    w->code = Py_XNewRef(n->code);
    w->instruction = n->instruction;
    if (th_observing & (WATCH_NAN | WATCH_INF)) {
        for (int k = 0; k < n->results && !failed; k++)
            failed = has_values(gradients[k])
                     && append_tensor(w, "the gradient that came", th_tensor_of(gradients[k]));
        for (int i = 0; n->row && i < n->saved.count && !failed; i++)
            failed = append_tensor(w, i < n->row->inputs ? th_slot_name(n->row, i) : "an input",
                                   n->saved.t[i]);
        for (int k = 0; n->row && k < n->row->results && !failed; k++)
            failed = append_tensor(w, "the result", n->saved.out[k]);
    }
    return started(w, failed);
}

/* (name, code, instruction, start, end, backward, shown, shapes, bytes): times in nanoseconds. */
static int record_event(const watch *w) {
    const long long end = now();
    const int64_t bytes = th_observing & WATCH_MEMORY ? th_allocated_bytes() - w->bytes : 0;
    PyObject *event = Py_BuildValue("(OOiLLiOOL)", w->name, w->code ? w->code : Py_None,
                                    w->instruction, (long long)w->start, end, (int)w->backward,
                                    w->shown, w->shapes ? w->shapes : Py_None, (long long)bytes);
    /* Creating the event may have run code that ended the observation. */
    const int failed = !event || (events && PyList_Append(events, event));
    Py_XDECREF(event);
    return failed ? -1 : 0;
}

static int find(watch *w, PyObject *o, int k) {
    range r;
    if (!has_values(o))
        return 0;
    const tensor *t = th_tensor_of(o);
    if (find_range(t, &r))
        return -1;
    const bool bad = (th_observing & WATCH_NAN && r.nans)
                     || (th_observing & WATCH_INF && r.infinities);
    PyObject *where = bad ? th_location(w->code, w->instruction) : NULL;
    if (where)
        PyErr_Format(PyExc_RuntimeError,
                     "%s%U: called at %U, gave %lld nan and %lld inf among the %lld elements of "
                     "its %s %d, the "
                     "first at position %lld%U",
                     w->backward ? "backward of " : "", w->name, where, (long long)r.nans,
                     (long long)r.infinities, (long long)t->numel,
                     w->backward ? "gradient" : "result", k, (long long)r.first, w->texts);
    Py_XDECREF(where);
    return bad ? -1 : 0;
}

int th_watch_end(watch *w, PyObject *const *results, int count, bool failed) {
    if (!failed && th_observing & WATCH_TIME && events)
        failed = record_event(w);
    for (int k = 0; th_observing & (WATCH_NAN | WATCH_INF) && k < count && !failed; k++)
        failed = find(w, results[k], k);
    drop(w);
    return failed ? -1 : 0;
}

/* watch(list or None, flags) -> previous list and flags. */
PyObject *th_python_watch(PyObject *module, PyObject *const *args, Py_ssize_t count) {
    (void)module;
    const long flags = count == 2 ? PyLong_AsLong(args[1]) : -1;
    if (flags < 0 || (args[0] != Py_None && !PyList_Check(args[0])))
        return PyErr_Occurred()
                   ? NULL
                   : PyErr_Format(PyExc_TypeError, "watch takes a list or None, and flags");
    PyObject *before = Py_BuildValue("(Oi)", events ? events : Py_None, th_observing),
             *old = events;
    if (!before)
        return NULL;
    events = args[0] == Py_None ? NULL : Py_NewRef(args[0]);
    th_observing = (int)(events ? flags | WATCH_TIME : flags & ~WATCH_TIME);
    Py_XDECREF(old);
    return before;
}
