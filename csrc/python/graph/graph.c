/* graph.c: a node of the graph: one recorded operation, edges to its inputs, and saved tensors. */
#include "python/graph/graph.h"

#include <string.h>

#include "python/types/objects.h"

int th_refuse_frozen(const char *op, const char *use) {
    PyErr_Format(PyExc_RuntimeError,
                 "%s: an inference tensor, made in inference_mode(), cannot be %s outside of it; "
                 "use .clone()",
                 op, use);
    return -1;
}

PyTypeObject *th_node_type;
bool th_named_nodes = false;
static uint64_t created = 0;

/* Allocate a node and so many bytes for its arrays, which begin at *arrays: in one block, or in two if
   the collector's head is unknown. */
static NodeObject *allocate(int64_t bytes, char **arrays) {
    const bool joined = th_makes_heads;
    const int64_t block_bytes = joined ? TH_HEAD_BYTES + (int64_t)sizeof(NodeObject) + bytes
                                       : bytes + 8;
    char *block = th_allocate(block_bytes);
    NodeObject *n = block && joined ? (NodeObject *)(block + TH_HEAD_BYTES) : NULL;
    if (!block)
        th_raise();
    else if (joined)
        memset(block, 0, TH_HEAD_BYTES + sizeof *n);
    else if ((n = PyObject_GC_New(NodeObject, th_node_type)))
        memset((char *)n + sizeof(PyObject), 0, sizeof *n - sizeof(PyObject));
    else
        th_release(block, block_bytes);
    if (!n)
        return NULL;
    if (joined) { /* as PyObject_Init */
        Py_SET_TYPE((PyObject *)n, th_node_type);
        Py_INCREF((PyObject *)th_node_type);
        Py_SET_REFCNT((PyObject *)n, 1);
    }
    *arrays = joined ? (char *)(n + 1) : block;
    n->block = block;
    n->block_bytes = block_bytes;
    return n;
}

static void release(NodeObject *n) {
    const bool joined = (char *)n->block + TH_HEAD_BYTES == (char *)n;
    th_release(n->block, n->block_bytes);
    if (!joined)
        PyObject_GC_Del(n);
}

/* One allocation holds every array of a node, with room for shapes if asked. */
NodeObject *th_node_new(const row *r, int inputs, int ints, int results, int shape_room) {
    const int kept = r ? r->results : 0, scalars = r ? r->scalars : 0, lists = r ? r->lists : 0;
    const int64_t zeroed = inputs * (int64_t)(sizeof(edge) + 2 * sizeof(tensor *))
                           + kept * (int64_t)sizeof(tensor *)
                           + (inputs + kept) * (int64_t)sizeof(stamp)
                           + scalars * (int64_t)sizeof(scalar)
                           + lists * (int64_t)sizeof(struct ints) + ints * (int64_t)sizeof(int64_t)
                           + (inputs + 7) / 8 * 8;
    char *at;
    NodeObject *n = allocate(zeroed + results * (int64_t)sizeof(result_kind)
                                 + (shape_room ? inputs : 0) * th_header_bytes(shape_room),
                             &at);
    if (!n)
        return NULL;
    memset(at, 0, (size_t)zeroed);
#define TAKE(field, type, count) n->field = (type *)at, at += (count) * (int64_t)sizeof(type)
    TAKE(edges, edge, inputs);
    TAKE(saved.t, tensor *, inputs);
    TAKE(saved.shape, tensor *, inputs);
    TAKE(saved.out, tensor *, kept);
    TAKE(stamps, stamp, inputs + kept);
    TAKE(saved.s, scalar, scalars);
    TAKE(saved.list, struct ints, lists);
    TAKE(saved.n, int64_t, ints);
    n->saved.wants = (const bool *)at;
    at += (inputs + 7) / 8 * 8;
    TAKE(kinds, result_kind, results);
    for (int k = 0; k < results; k++) {
        n->kinds[k].dtype = TH_TYPES;
        n->kinds[k].many = NULL;
    }
    n->shapes = shape_room ? at : NULL;
    n->shape_room = (uint8_t)shape_room;
#undef TAKE
    n->row = n->saved.row = r;
    n->saved.count = inputs;
    n->results = results;
    n->sequence = ++created;
    return n;
}

void th_node_free_saved(NodeObject *n) {
    const int kept = n->row ? n->row->results : 0;
    for (int i = 0; i < n->saved.count; i++) {
        if (n->saved.t[i])
            th_drop(n->saved.t[i]);
        n->saved.t[i] = n->saved.shape[i] = NULL;
    }
    for (int k = 0; k < kept; k++) {
        if (n->saved.out[k])
            th_drop(n->saved.out[k]);
        n->saved.out[k] = NULL;
    }
    for (stamp *s = n->stamps, *end = s + n->saved.count + kept; s < end; s++)
        if (s->version) {
            th_version_drop(s->version);
            s->version = NULL;
        }
    if (n->packed)
        th_free_packed(n);
}

static void clear(NodeObject *n) {
    th_node_free_saved(n);
    for (int i = 0; i < n->saved.count; i++)
        Py_CLEAR(n->edges[i].to);
    Py_CLEAR(n->function);
    Py_CLEAR(n->hooks);
    Py_CLEAR(n->code);
    Py_CLEAR(n->segment);
    Py_CLEAR(n->metadata);
}

static void destroy(chained *link) {
    NodeObject *n = (NodeObject *)((char *)link - offsetof(NodeObject, chained));
    PyTypeObject *type = Py_TYPE((PyObject *)n);
    clear(n);
    if (n->owns_shapes)
        th_release(n->shapes, n->saved.count * th_header_bytes(TH_MAX_DIM));
    for (int k = 0; k < n->results; k++)
        th_release(n->kinds[k].many, KIND_MANY);
    release(n);
    Py_DECREF(type);
}

void th_node_free(PyObject *self) {
    PyObject_GC_UnTrack(self);
    th_free_in_turn(&((NodeObject *)self)->chained, destroy);
}

void th_set_creator(record *v, NodeObject *node, int output) {
    PyObject *old = v->creator;
    const int was = v->output;
    v->creator = Py_NewRef((PyObject *)node);
    v->output = output;
    v->requires_grad = true;
    if (old && ((NodeObject *)old)->hooks) { /* retain_grad() is about the tensor, not the value */
        PyObject *done = th_call_python("torch.autograd.hooks", "follow", "(OOi)", v->owner, old,
                                        was);
        if (!done)
            PyErr_WriteUnraisable(v->owner);
        Py_XDECREF(done);
    }
    Py_XDECREF(old);
}

int th_set_hooks(PyObject **hooks, PyObject *value) {
    if (value && value != Py_None && !PyDict_Check(value)) {
        PyErr_Format(PyExc_TypeError, "hooks are kept in a dict, not in a %R",
                     (PyObject *)Py_TYPE(value));
        return -1;
    }
    PyObject *old = *hooks;
    *hooks = value && value != Py_None ? Py_NewRef(value) : NULL;
    Py_XDECREF(old);
    return 0;
}

void th_record_writer(version *cell, const char *op) {
    PyObject *old = cell->code;
    cell->op = op;
    th_where(&cell->code, &cell->instruction);
    Py_XDECREF(old);
}

static void count_write(version *cell, const char *op) {
    cell->count++;
    cell->references++; /* recording the writer may run Python code */
    th_record_writer(cell, op);
    th_version_drop(cell);
}

void th_count_storage_write(storage *s, const char *op) {
    version *watch = th_watch_of(s);
    if (watch)
        count_write(watch, op);
    else if (s)
        th_storage_whole(s)->bound += 2;
}

void th_count_tracked_write(PyObject *o, const char *op) {
    const record *v = th_record_of(o);
    const bool detached = v && v->version && v->version->detached;
    if (v && v->version)
        count_write(v->version, op);
    if (!detached)
        th_count_storage_write(th_tensor_of(o)->storage, op);
}

static const char *name_of(const NodeObject *n) { return n->row ? n->row->name : "Function"; }

static const char *saved_name(const NodeObject *n, int slot) {
    if (slot >= n->saved.count)
        return n->row->results > 1 ? "a result" : "its result";
    return slot < n->row->inputs ? th_slot_name(n->row, slot) : "an input";
}

static const tensor *saved_at(const NodeObject *n, int slot) {
    const bool result = slot >= n->saved.count;
    const int k = result ? slot - n->saved.count : slot;
    if (th_packed_at(n, k, result))
        return &n->packed[result ? n->row->inputs + k : k].was;
    return slot < n->saved.count ? n->saved.t[slot] : n->saved.out[slot - n->saved.count];
}

static int overwritten(const NodeObject *n, int slot) {
    const stamp *s = &n->stamps[slot];
    const version *v = s->version;
    PyObject *here = th_location(n->code, n->instruction);
    PyObject *there = th_location(v->code, v->instruction);
    if (here && there)
        PyErr_Format(
            PyExc_RuntimeError,
            "backward of %s needs %s (%s), saved at %U, but %s overwrote it at %U (version "
            "%lld, expected %lld); write the in-place operation out of place there, or "
            "clone() what %s uses",
            name_of(n), saved_name(n, slot), th_describe(saved_at(n, slot)), here,
            v->op ? v->op : "an in-place operation", there, (long long)v->count,
            (long long)s->count, name_of(n));
    Py_XDECREF(here);
    Py_XDECREF(there);
    return -1;
}

static int reshaped(const NodeObject *n, int slot) {
    PyObject *here = th_location(n->code, n->instruction);
    if (here)
        PyErr_Format(
            PyExc_RuntimeError,
            "backward of %s needs %s, saved at %U, but it was resized or set to other data "
            "since; it is %s now",
            name_of(n), saved_name(n, slot), here, th_describe(saved_at(n, slot)));
    Py_XDECREF(here);
    return -1;
}

int th_node_check(const NodeObject *n) {
    if (n->freed) {
        PyErr_Format(PyExc_RuntimeError,
                     "backward of %s: its saved tensors were freed by an earlier "
                     "backward(retain_variables=False)",
                     name_of(n));
        return -1;
    }
    if (n->running) {
        PyErr_Format(PyExc_RuntimeError, "backward of %s: another backward pass is running it now",
                     name_of(n));
        return -1;
    }
    const int slots = n->saved.count + (n->row ? n->row->results : 0);
    for (int i = 0; i < slots; i++) {
        const stamp *s = &n->stamps[i];
        if (s->version && s->version->count != s->count)
            return overwritten(n, i);
        if (saved_at(n, i) && saved_at(n, i)->changes != s->changes)
            return reshaped(n, i);
    }
    return 0;
}

/* Return a saved tensor, unpacked if it is packed; NULL: nothing was saved, or an error. */
static tensor *saved_reference(NodeObject *n, int slot, bool result) {
    tensor *t = result ? n->saved.out[slot] : n->saved.t[slot];
    if (!t)
        return th_packed_at(n, slot, result)
                   ? th_unpack_slot(n, result ? n->row->inputs + slot : slot)
                   : NULL;
    th_retain(t);
    return t;
}

/* Connect a tensor that was unpacked for a leaf: its gradient flows to the leaf through a view. */
static int connect_to_leaf(PyObject *o, PyObject *leaf) {
    PyObject *view = PyObject_CallMethod(leaf, "view_as", "O", leaf);
    const record *from = view ? th_record_of(view) : NULL;
    record *v = from && from->creator ? th_make_record(o) : NULL;
    if (v)
        th_set_creator(v, (NodeObject *)from->creator, from->output);
    Py_XDECREF(view);
    return PyErr_Occurred() ? -1 : 0;
}

/* Return a saved tensor as a Variable at its place in the graph, for higher-order gradients. */
PyObject *th_node_saved_variable(NodeObject *n, int slot, bool result) {
    tensor *t = saved_reference(n, slot, result);
    if (!t && PyErr_Occurred())
        return NULL;
    if (!t)
        Py_RETURN_NONE;
    PyObject *to = result ? (PyObject *)n : n->edges[slot].to;
    const bool leaf = to && !th_is_node(to);
    if (leaf && th_tensor_of(to) == t) {
        th_drop(t);
        return Py_NewRef(to);
    }
    if (leaf && !th_packed_at(n, slot, result)) {
        th_drop(t);
        PyErr_Format(PyExc_RuntimeError,
                     "backward of %s: %s was set to other data since it was used; gradients of "
                     "gradients need the original data",
                     name_of(n), saved_name(n, slot));
        return NULL;
    }
    PyObject *o = th_wrap(t);
    const bool hidden = result
                        && slot >= n->results; /* only gradients read it: it has no gradient */
    if (!o || !to || hidden || !th_is_floating((dtype)th_tensor_of(o)->dtype))
        return o;
    record *v = leaf ? NULL : th_make_record(o);
    if (v)
        th_set_creator(v, (NodeObject *)to, result ? slot : n->edges[slot].output);
    else if (!leaf || connect_to_leaf(o, to))
        Py_CLEAR(o);
    return o;
}

/* Return zeros as the gradient of an unused result. */
tensor *th_zeros_of(const NodeObject *n, int k) {
    const result_kind *kind = &n->kinds[k];
    tensor *t = th_new(kind->where, (dtype)kind->dtype, kind->ndim, th_kind_size(kind));
    if (t && th_zero(t)) {
        th_drop(t);
        return NULL;
    }
    return t;
}
