/* describe.c: what a compiled function asks at each call: what are its arguments, and has an object
   that it reads changed? See torch/_compile/. */
#include <stddef.h>
#include <string.h>

#include "python/call/call.h"

#define MOST 1024 /* bytes of a description */
#define ARGUMENTS 32

typedef struct description {
    char bytes[MOST];
    Py_ssize_t count;
    bool failed; /* an argument of another kind, or too many */
} description;

static void add(description *d, const void *from, size_t count) {
    if (d->count + (Py_ssize_t)count > MOST) {
        d->failed = true;
        return;
    }
    memcpy(d->bytes + d->count, from, count);
    d->count += (Py_ssize_t)count;
}

/* Class, type, device, size, strides where they matter, and whether it requires a gradient. */
static void add_tensor(description *d, PyObject *o) {
    const tensor *t = th_tensor_of(o);
    const record *v = th_record_of(o);
    const bool recorded = v && v->requires_grad;
    const int32_t head[] = {Py_TYPE(o) == th_tensor_base ? 't' : 'p', t->dtype, t->device, t->ndim,
                            recorded | t->contiguous << 1};
    add(d, head, sizeof head);
    add(d, t->size, sizeof *t->size * (size_t)t->ndim);
    if (!t->contiguous)
        add(d, th_stride(t), sizeof *th_stride(t) * (size_t)t->ndim);
}

static void add_number(description *d, PyObject *o) {
    if (PyFloat_CheckExact(o)) {
        const double value = PyFloat_AsDouble(o);
        add(d, "f", 1);
        add(d, &value, sizeof value);
    } else if (PyLong_CheckExact(o)) {
        int overflow;
        const long long value = PyLong_AsLongLongAndOverflow(o, &overflow);
        d->failed |= overflow != 0;
        add(d, "i", 1);
        add(d, &value, sizeof value);
    } else if (o == Py_None || PyBool_Check(o)) {
        add(d, o == Py_None ? "n" : o == Py_True ? "y" : "z", 1);
    } else {
        d->failed = true;
    }
}

/* Describe the arguments of a call; `extra` is part of the description. It fails if a mode or autocast
   is active, and for arguments that are neither tensors nor numbers. */
static void describe(description *d, PyObject *args, PyObject *parameters, bool extra) {
    const Py_ssize_t given = PyTuple_Size(args);
    d->count = 0;
    d->failed = th_modes || th_autocasts || given > ARGUMENTS;
    add(d, (char[]){(char)th_records, (char)th_inference, (char)th_default_type, extra}, 4);
    for (Py_ssize_t k = 0; k < given && !d->failed; k++) {
        PyObject *o = PyTuple_GetItem(args, k);
        if (Py_TYPE(o) != th_tensor_base && (PyObject *)Py_TYPE(o) != parameters) {
            add_number(d, o);
            continue;
        }
        Py_ssize_t same = 0;
        while (PyTuple_GetItem(args, same) != o)
            same++;
        if (same < k)
            add(d, (char[]){'=', (char)same}, 2);
        else
            add_tensor(d, o);
    }
}

/* Whether a container has the items at `next` on, each the same object; for a dict, keys and values in
   turn. */
static int has_items(PyObject *container, PyObject *items, Py_ssize_t *next) {
    const Py_ssize_t count = PyTuple_Size(items);
    if (PyDict_Check(container)) {
        Py_ssize_t position = 0;
        PyObject *key, *value;
        if (*next + 2 * PyDict_Size(container) > count)
            return 0;
        while (PyDict_Next(container, &position, &key, &value))
            if (PyTuple_GetItem(items, (*next)++) != key
                || PyTuple_GetItem(items, (*next)++) != value)
                return 0;
        return 1;
    }
    if (PyList_Check(container)) {
        const Py_ssize_t own = PyList_Size(container);
        if (*next + own > count)
            return 0;
        for (Py_ssize_t k = 0; k < own; k++)
            if (PyList_GetItem(container, k) != PyTuple_GetItem(items, (*next)++))
                return 0;
        return 1;
    }
    PyObject *iterator = PyObject_GetIter(container), *item;
    int same = iterator ? 1 : -1;
    while (same > 0 && (item = PyIter_Next(iterator))) {
        same = *next < count && PyTuple_GetItem(items, (*next)++) == item;
        Py_DECREF(item);
    }
    Py_XDECREF(iterator);
    return PyErr_Occurred() ? -1 : same;
}

/* Whether read(name) is the value; `read` is a function, or a dict. */
static int has_attribute(PyObject *read, PyObject *name, const PyObject *value) {
    if (PyDict_CheckExact(read)) {
        PyObject *now = PyDict_GetItemWithError(read, name);
        return PyErr_Occurred() ? -1 : now == value;
    }
    PyObject *now = PyObject_CallFunctionObjArgs(read, name, NULL);
    const int same = now ? now == value : -1;
    Py_XDECREF(now);
    return same;
}

/* The parts of what `unchanged` compares: a tuple of containers, their sizes, their items, attributes
   (read, name, value, read, ...), tensors, their descriptions. They belong to the tuple. */
typedef struct seen_parts {
    PyObject *containers, *sizes, *items, *attributes, *tensors, *descriptions;
    Py_ssize_t containers_count, attributes_count, tensors_count;
} seen_parts;

static int read_parts(PyObject *seen, seen_parts *to) {
    PyObject *part[6];
    for (int k = 0; k < 6; k++) {
        if (!(part[k] = PyTuple_GetItem(seen, k)))
            return -1;
        if (!PyTuple_Check(part[k])) {
            PyErr_SetString(PyExc_TypeError, "unchanged takes a tuple of tuples");
            return -1;
        }
    }
    *to = (seen_parts){part[0],
                       part[1],
                       part[2],
                       part[3],
                       part[4],
                       part[5],
                       PyTuple_Size(part[0]),
                       PyTuple_Size(part[3]),
                       PyTuple_Size(part[4])};
    return 0;
}

/* Whether all containers have the same items, all attributes are the same objects, and the tensors have
   the same types and sizes. 0 does not mean that something unequal was read; -1: an error. */
static int is_unchanged(const seen_parts *p) {
    Py_ssize_t next = 0;
    int same = 1;
    for (Py_ssize_t k = 0; k < p->containers_count && same > 0; k++) {
        PyObject *container = PyTuple_GetItem(p->containers, k);
        same = PyObject_Size(container) == PyLong_AsSsize_t(PyTuple_GetItem(p->sizes, k));
        same = same ? has_items(container, p->items, &next) : 0;
    }
    for (Py_ssize_t k = 0; k + 2 < p->attributes_count && same > 0; k += 3)
        same = has_attribute(PyTuple_GetItem(p->attributes, k),
                             PyTuple_GetItem(p->attributes, k + 1),
                             PyTuple_GetItem(p->attributes, k + 2));
    for (Py_ssize_t k = 0; k < p->tensors_count && same > 0; k++) {
        description d;
        char *bytes;
        Py_ssize_t size;
        d.count = 0;
        d.failed = false;
        add_tensor(&d, PyTuple_GetItem(p->tensors, k));
        if (PyBytes_AsStringAndSize(PyTuple_GetItem(p->descriptions, k), &bytes, &size))
            return -1;
        same = size == d.count && !memcmp(bytes, d.bytes, (size_t)size);
    }
    return same;
}

/* unchanged(seen) -> bool; torch/_compile/state.py makes the tuple. */
PyObject *th_python_unchanged(PyObject *module, PyObject *seen) {
    (void)module;
    if (!PyTuple_Check(seen))
        return PyErr_Format(PyExc_TypeError, "unchanged takes a tuple");
    seen_parts parts;
    const int same = read_parts(seen, &parts) ? -1 : is_unchanged(&parts);
    return same < 0 ? NULL : PyBool_FromLong(same);
}

/* describe_each(tensors) -> a tuple of bytes, as `unchanged` compares them. */
PyObject *th_python_describe_each(PyObject *module, PyObject *tensors) {
    (void)module;
    if (!PyTuple_Check(tensors))
        return PyErr_Format(PyExc_TypeError, "describe_each takes a tuple of tensors");
    const Py_ssize_t count = PyTuple_Size(tensors);
    PyObject *result = PyTuple_New(count);
    for (Py_ssize_t k = 0; k < count && result; k++) {
        PyObject *o = PyTuple_GetItem(tensors, k);
        description d;
        d.count = 0;
        d.failed = false;
        if (th_is_tensor(o))
            add_tensor(&d, o);
        PyObject *bytes = PyBytes_FromStringAndSize(d.bytes, d.count);
        if (!bytes || PyTuple_SetItem(result, k, bytes)) {
            Py_DECREF(result);
            return NULL;
        }
    }
    return result;
}

/* --- Replayed: the base of compiled functions ------------------------------------------------ */

/* Attributes that the class below sets: `settled`, a dict by description of (function, what
   `unchanged` takes or None, positions of the arguments that it takes or None); `vetoes`, lists that
   are empty unless a call must be looked at; `flags`, a dict whose `training` is part of a
   description, or None; `parameters`, a class of tensors. `last` is the description that was found
   last and what it has in the dict, which the class sets to None when it changes the dict; `read` is
   what `last` holds, read once, if it was read from this very object. */
typedef struct settled {
    PyObject *from, *function;
    const char *bytes;
    Py_ssize_t size, takes; /* takes < 0: all arguments */
    uint8_t position[ARGUMENTS];
    bool compares;
    seen_parts seen;
} settled;

typedef struct Replayed {
    PyObject_HEAD
    PyObject *settled, *vetoes, *flags, *parameters, *last;
    settled read;
} Replayed;

static int replayed_traverse(PyObject *self, visitproc visit, void *arg) {
    const Replayed *r = (Replayed *)self;
    Py_VISIT(Py_TYPE(self));
    Py_VISIT(r->settled);
    Py_VISIT(r->vetoes);
    Py_VISIT(r->flags);
    Py_VISIT(r->parameters);
    Py_VISIT(r->last);
    return 0;
}

static int replayed_clear(PyObject *self) {
    Replayed *r = (Replayed *)self;
    Py_CLEAR(r->settled);
    Py_CLEAR(r->vetoes);
    Py_CLEAR(r->flags);
    Py_CLEAR(r->parameters);
    Py_CLEAR(r->last);
    return 0;
}

static void replayed_free(PyObject *self) {
    PyTypeObject *type = Py_TYPE(self);
    PyObject_GC_UnTrack(self);
    replayed_clear(self);
    ((freefunc)PyType_GetSlot(type, Py_tp_free))(self);
    Py_DECREF(type);
}

static bool is_vetoed(const Replayed *r) {
    bool vetoed = !r->settled || !r->vetoes || !r->flags || !PyDict_Check(r->settled)
                  || !PyTuple_Check(r->vetoes);
    for (Py_ssize_t k = 0; !vetoed && k < PyTuple_Size(r->vetoes); k++) {
        PyObject *veto = PyTuple_GetItem(r->vetoes, k);
        vetoed = !PyList_Check(veto) || PyList_Size(veto);
    }
    return vetoed;
}

/* Read what `last` holds: a description, and a function, what `unchanged` compares, and positions. */
static int read_settled(PyObject *last, settled *to) {
    PyObject *entry = PyTuple_GetItem(last, 1), *part[3];
    char *bytes;
    to->from = NULL;
    if (!entry || PyBytes_AsStringAndSize(PyTuple_GetItem(last, 0), &bytes, &to->size))
        return -1;
    for (int k = 0; k < 3; k++)
        if (!(part[k] = PyTuple_GetItem(entry, k)))
            return -1;
    to->bytes = bytes;
    to->function = part[0];
    to->compares = part[1] != Py_None;
    to->takes = part[2] == Py_None ? -1 : PyTuple_Size(part[2]);
    if ((to->compares && read_parts(part[1], &to->seen)) || to->takes > ARGUMENTS)
        return -1;
    for (Py_ssize_t k = 0; k < to->takes; k++)
        to->position[k] = (uint8_t)PyLong_AsLong(PyTuple_GetItem(part[2], k));
    to->from = last;
    return 0;
}

static PyObject *taken(PyObject *args, const settled *of) {
    PyObject *result = PyTuple_New(of->takes);
    for (Py_ssize_t k = 0; k < of->takes && result; k++) {
        PyObject *o = PyTuple_GetItem(args, of->position[k]);
        if (!o || PyTuple_SetItem(result, k, Py_NewRef(o)))
            Py_CLEAR(result);
    }
    return result;
}

/* Run what a description stands for; NULL without an error: its state has changed. */
static PyObject *run_settled(const Replayed *r, PyObject *args) {
    const settled of = r->read;
    PyObject *const last = Py_NewRef(r->last); /* comparing, or the call, may change the dict */
    PyObject *result = NULL;
    if (!of.compares || is_unchanged(&of.seen) > 0) {
        PyObject *own = of.takes < 0 ? Py_NewRef(args) : taken(args, &of);
        result = own ? PyObject_Call(of.function, own, NULL) : NULL;
        Py_XDECREF(own);
    }
    Py_DECREF(last);
    return result;
}

static bool is_last(const Replayed *r, const description *d) {
    return r->last && r->last == r->read.from && r->read.size == d->count
           && !memcmp(r->read.bytes, d->bytes, (size_t)d->count);
}

/* Find what the dict has for a description, and remember it. 0: nothing; -1: an error. */
static int find_entry(PyObject *self, PyObject *key) {
    Replayed *r = (Replayed *)self;
    PyObject *entry = PyDict_GetItemWithError(r->settled, key);
    if (!entry)
        return PyErr_Occurred() ? -1 : 0;
    PyObject *const found = PyTuple_Pack(2, key, entry), *const before = r->last;
    if (!found || read_settled(found, &r->read)) {
        Py_XDECREF(found);
        return -1;
    }
    r->last = found;
    Py_XDECREF(before);
    return 1;
}

/* Call the function of a settled description; else self._unsettled(description or None, args, kwargs) */
static PyObject *replayed_call(PyObject *self, PyObject *args, PyObject *keywords) {
    const Replayed *r = (Replayed *)self;
    PyObject *key = NULL, *result = NULL;
    if (!keywords || !PyDict_Size(keywords)) {
        description d;
        d.failed = is_vetoed(r);
        if (!d.failed) {
            PyObject *training = PyDict_Check(r->flags) ? PyDict_GetItemString(r->flags, "training")
                                                        : NULL;
            describe(&d, args, r->parameters, training == Py_True);
        }
        int found = !d.failed && is_last(r, &d);
        if (!d.failed && !found) {
            key = PyBytes_FromStringAndSize(d.bytes, d.count);
            found = key ? find_entry(self, key) : -1;
        }
        result = found > 0 ? run_settled(r, args) : NULL;
        if (!result && !d.failed && !key && !PyErr_Occurred())
            key = PyBytes_FromStringAndSize(d.bytes, d.count);
        if (result || PyErr_Occurred()) {
            Py_XDECREF(key);
            return result;
        }
    }
    PyObject *own = keywords ? Py_NewRef(keywords) : PyDict_New();
    if (own)
        result = PyObject_CallMethod(self, "_unsettled", "OOO", key ? key : Py_None, args, own);
    Py_XDECREF(own);
    Py_XDECREF(key);
    return result;
}

int th_install_replayed(PyObject *module) {
    static PyMemberDef members[] = {
        {"_settled", T_OBJECT, offsetof(Replayed, settled), 0, NULL},
        {"_vetoes", T_OBJECT, offsetof(Replayed, vetoes), 0, NULL},
        {"_flags", T_OBJECT, offsetof(Replayed, flags), 0, NULL},
        {"_parameters", T_OBJECT, offsetof(Replayed, parameters), 0, NULL},
        {"_last", T_OBJECT, offsetof(Replayed, last), 0, NULL},
        {0},
    };
    PyType_Slot slots[] = {{Py_tp_doc,
                            "Base of compiled functions: calls what is settled.\n\n"
                            ">>> isinstance(torch.compile(lambda x: x), torch.Replayed)\nTrue\n"},
                           {Py_tp_dealloc, replayed_free},
                           {Py_tp_traverse, replayed_traverse},
                           {Py_tp_clear, replayed_clear},
                           {Py_tp_call, replayed_call},
                           {Py_tp_members, members},
                           {0, NULL}};
    PyType_Spec spec = {"torch._core._Replayed", sizeof(Replayed), 0,
                        Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HAVE_GC | Py_TPFLAGS_BASETYPE, slots};
    PyObject *type = PyType_FromSpec(&spec);
    const int failed = !type || PyModule_AddObjectRef(module, "_Replayed", type);
    Py_XDECREF(type);
    return failed ? -1 : 0;
}
