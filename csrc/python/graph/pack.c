/* pack.c: hooks on saved tensors: pack(tensor) when a node saves it, unpack(object) for its run. */
#include <string.h>

#include "python/graph/graph.h"
#include "python/graph/unrecorded.h"

/* The functions (pack, unpack) of this thread; NULL: nodes keep what they save. */
THREAD_LOCAL PyObject *th_packing;

/* A saved tensor of a node: input i, then result k. */
static tensor **saved_tensor(NodeObject *n, int slot) {
    const int inputs = n->row->inputs;
    return slot < inputs ? &n->saved.t[slot] : &n->saved.out[slot - inputs];
}

static stamp *stamp_of(NodeObject *n, int slot) {
    const int inputs = n->row->inputs;
    return &n->stamps[slot < inputs ? slot : n->saved.count + slot - inputs];
}

static int slots_of(const NodeObject *n) { return n->row->inputs + n->row->results; }

/* Calls a user's function without recording. */
static PyObject *call_plain(PyObject *function, PyObject *argument) {
    const bool records = th_records;
    th_records = false;
    PyObject *result = function && argument ? PyObject_CallFunctionObjArgs(function, argument, NULL)
                                            : NULL;
    th_records = records;
    return result;
}

/* Pack an alias of a saved tensor. If the hook returns the alias, the version check stays. */
static int pack(NodeObject *n, int slot, PyObject *function) {
    tensor **saved = saved_tensor(n, slot);
    packed *p = &n->packed[slot];
    version *watch = th_watch((*saved)->storage);
    tensor *alias = watch ? th_alias(*saved) : NULL;
    PyObject *given = alias ? th_wrap(alias) : NULL;
    if (!given) {
        th_version_drop(watch);
        return PyErr_Occurred() ? -1 : th_raise_int();
    }
    const int64_t count = watch->count;
    PyObject *made = call_plain(function, given);
    if (made && watch->count != count) {
        PyErr_Format(PyExc_RuntimeError,
                     "%s: a saved tensor pack hook changed its tensor in place; work on a copy",
                     n->row->name);
        Py_CLEAR(made);
    }
    if (made) {
        stamp *s = stamp_of(n, slot);
        th_copy_header(&p->was, *saved);
        p->was.storage = NULL;
        p->object = made;
        if (made != given) {
            th_version_drop(s->version);
            s->version = NULL;
        }
        th_drop(*saved);
        *saved = NULL;
    }
    Py_DECREF(given);
    th_version_drop(watch);
    return made ? 0 : -1;
}

int th_pack_saved(NodeObject *n) {
    const int slots = slots_of(n);
    PyObject *pair = Py_NewRef(th_packing); /* the function may end the block that it is of */
    PyObject *function = PyTuple_GetItem(pair, 0);
    int failed = 0;
    for (int slot = 0; slot < slots && !failed; slot++) {
        if (!*saved_tensor(n, slot))
            continue;
        if (!n->packed) {
            const int64_t bytes = (int64_t)sizeof(packed) * slots;
            if (!(n->packed = th_allocate(bytes))) {
                failed = th_raise_int();
                break;
            }
            memset(n->packed, 0, (size_t)bytes);
            n->unpack = Py_NewRef(PyTuple_GetItem(pair, 1));
        }
        failed = pack(n, slot, function);
    }
    Py_DECREF(pair);
    return failed;
}

/* The kernels of gradients rely on the layout of results, which are contiguous. */
static tensor *with_layout(const tensor *t, const tensor *was) {
    return was->contiguous && !t->contiguous ? th_clone(t) : th_alias(t);
}

tensor *th_unpack_slot(NodeObject *n, int slot) {
    const packed *p = n->packed ? &n->packed[slot] : NULL;
    if (!p || !p->object)
        return NULL;
    PyObject *made = call_plain(n->unpack, p->object);
    tensor *t = NULL;
    if (made && !th_is_tensor(made))
        PyErr_Format(PyExc_TypeError,
                     "backward of %s: a saved tensor unpack_hook needs to return a Tensor, not %R",
                     n->row->name, (PyObject *)Py_TYPE(made));
    else if (made) {
        const tensor *given = th_tensor_of(made);
        if (given->dtype != p->was.dtype || given->device != p->was.device
            || !th_same_size(given, &p->was)) {
            PyErr_Format(PyExc_RuntimeError,
                         "backward of %s: a saved tensor unpack_hook returned %s%s; need %s, as "
                         "the tensor that was packed",
                         n->row->name, th_describe(given),
                         given->device == p->was.device ? "" : " on another device",
                         th_describe(&p->was));
        } else if (!(t = with_layout(given, &p->was))) {
            th_raise();
        }
    }
    Py_XDECREF(made);
    return t;
}

int th_unpack_saved(NodeObject *n) {
    for (int slot = 0; slot < slots_of(n); slot++) {
        tensor **saved = saved_tensor(n, slot);
        if (!n->packed[slot].object || *saved)
            continue;
        if (!(*saved = th_unpack_slot(n, slot)))
            return -1;
    }
    return 0;
}

void th_forget_unpacked(NodeObject *n) {
    for (int slot = 0; slot < slots_of(n); slot++)
        if (n->packed[slot].object) {
            th_drop(*saved_tensor(n, slot));
            *saved_tensor(n, slot) = NULL;
        }
}

void th_free_packed(NodeObject *n) {
    packed *all = n->packed;
    PyObject *unpack = n->unpack;
    n->packed = NULL;
    n->unpack = NULL;
    for (int slot = 0; all && slot < slots_of(n); slot++)
        Py_XDECREF(all[slot].object);
    if (all)
        th_release(all, (int64_t)sizeof(packed) * slots_of(n));
    Py_XDECREF(unpack);
}

/* packing(hooks or None): set the hooks and return the previous ones. packing(): return the hooks. */
PyObject *th_python_packing(PyObject *module, PyObject *const *args, Py_ssize_t count) {
    (void)module;
    if (count > 1
        || (count && args[0] != Py_None && (!PyTuple_Check(args[0]) || PyTuple_Size(args[0]) != 2)))
        return PyErr_Format(PyExc_TypeError, "packing takes (pack, unpack) or None");
    PyObject *before = th_packing ? Py_NewRef(th_packing) : Py_NewRef(Py_None), *old = th_packing;
    if (!count)
        return before;
    th_packing = args[0] == Py_None ? NULL : Py_NewRef(args[0]);
    Py_XDECREF(old);
    return before;
}
