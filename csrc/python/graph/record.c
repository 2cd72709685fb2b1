/* record.c: calls a row on recorded tensors. All objects for the record are allocated first; then
   the entry runs on the data, and nothing after it can fail. */
#include "python/graph/record.h"

#include <string.h>

/* Inlined because every recorded call runs them. */
#define INLINE static inline __attribute__((always_inline))

/* State of one recorded call. */
typedef struct recording {
    const row *r;
    call *c;
    PyObject **objects; /* inputs */
    int count;
    bool inplace, is_volatile;
    /* whether to record: the row has gradients, and recording is enabled in this thread */
    bool open;
    unsigned wanted;       /* bit per slot: it needs a gradient */
    unsigned reads, sizes; /* what the needed gradients read */
    NodeObject *node;      /* NULL: no gradient is needed */
    record *results[TH_MAX_RESULTS];
    TensorObject *objects_made[TH_MAX_RESULTS]; /* objects for new results */
    /* Every call would pay for zeros here: records of the inputs that have one */
    record *slots[TH_MAX_TENSORS];
    /* in place: copies of tensors that gradients read and the call overwrites */
    tensor *copies[TH_MAX_TENSORS];
} recording;

INLINE void begin(recording *w, const row *r, call *c, bool inplace, PyObject **objects) {
    memset(w, 0, offsetof(recording, slots));
    w->r = r;
    w->c = c;
    w->inplace = inplace;
    w->objects = objects;
    if (inplace)
        memset(w->copies, 0, sizeof w->copies);
}

/* As th_same_size, inlined. */
INLINE bool same_size(const tensor *a, const tensor *b) {
    bool same = a->ndim == b->ndim;
    for (int d = 0; same && d < a->ndim; d++)
        same = a->size[d] == b->size[d];
    return same;
}

/* Input i of the node: tensor slots, then elements of lists. */
static inline PyObject *object_at(const recording *w, int i) {
    const int inputs = w->r->inputs;
    return w->objects[i < inputs ? i : i - inputs + w->r->tensors];
}

static inline record *record_at(const recording *w, int i) {
    return i < w->r->inputs ? w->slots[i] : th_record_of(object_at(w, i));
}

/* Bit in row.differentiable for an element of a Tensor*. */
static inline int bit_of(const row *r, const call *c, int i) {
    int m = 0;
    for (i -= r->inputs; m + 1 < r->many && i >= c->many[m].count; m++)
        i -= c->many[m].count;
    return 8 + m;
}

/* Slots to record, including those with underived gradients: a pass that needs one raises an
   error. */
INLINE unsigned slopes(const row *r) { return (unsigned)(r->differentiable | r->lacks); }

static inline bool wants(const recording *w, int i) {
    if (i < w->r->inputs)
        return w->wanted >> i & 1;
    const record *v = record_at(w, i);
    return v && v->requires_grad && w->open && slopes(w->r) >> bit_of(w->r, w->c, i) & 1;
}

/* Check that an in-place call is allowed, before anything is written. */
static int check_inplace(const recording *w) {
    const row *r = w->r;
    const record *v = record_at(w, 0);
    bool records = false;
    if (w->is_volatile && v && !v->is_volatile && v->requires_grad) {
        PyErr_Format(PyExc_RuntimeError,
                     "%s: a recorded tensor cannot be changed in place by a volatile one, since "
                     "its gradient would be lost",
                     r->name);
        return -1;
    }
    for (int i = 0; i < w->count; i++) {
        const record *input = record_at(w, i);
        records |= input && input->requires_grad && !input->is_volatile && th_records;
    }
    if (v && !v->requires_grad && th_check_view(w->objects[0], r->name))
        return -1;
    if (!records)
        return 0;
    if (v && !v->creator && v->requires_grad) {
        PyErr_Format(PyExc_RuntimeError,
                     "%s: a leaf that requires grad cannot be changed in place; change its .data, "
                     "do it under no_grad(), or work on a copy",
                     r->name);
        return -1;
    }
    if (!r->backward) {
        PyErr_Format(PyExc_RuntimeError,
                     "%s has no gradient, so it cannot change a recorded tensor in place; use "
                     ".data, or detach() first",
                     r->name);
        return -1;
    }
    return 0;
}

/* Store the version that backward compares for a saved tensor: that of its record, else of its
   storage. */
INLINE int keep_version(NodeObject *n, int slot, record *v, PyObject *o) {
    if (o && th_is_frozen(o))
        return th_refuse_frozen(n->row->name, "saved for backward");
    version *cell = v ? (v->version ? v->version : th_version(v))
                      : th_watch(th_tensor_of(o)->storage);
    if (!cell)
        return -1;
    cell->references += v != NULL;
    n->stamps[slot].version = cell;
    return 0;
}

INLINE void keep_numbers(NodeObject *n, const row *r, const call *c) {
    int64_t *ints = n->saved.n + r->ints;
    for (int k = 0; k < r->scalars; k++)
        n->saved.s[k] = c->s[k];
    if (r->ints)
        memcpy(n->saved.n, c->n, sizeof(int64_t) * r->ints);
    for (int k = 0; k < r->lists; k++) {
        const int count = c->list[k].count;
        n->saved.list[k] = (struct ints){c->list[k].at ? ints : NULL, count};
        if (count)
            memcpy(ints, c->list[k].at, sizeof(int64_t) * (size_t)count);
        ints += count;
    }
    int first = r->inputs;
    for (int m = 0; m < r->many; m++) {
        n->saved.first[m] = first;
        n->saved.many[m] = c->many[m].count;
        first += c->many[m].count;
    }
}

/* Dims of the sizes that fill_node may keep: 0 for a formula of operands of one type and size. */
static int shapes_to_keep(const recording *w) {
    const row *r = w->r;
    const tensor *first = NULL;
    bool differ = r->many || !(r->flags & ROW_LOOP) || r->types[0] != TH_SAME;
    for (int i = 0; i < r->inputs && !differ; i++) {
        const tensor *t = w->objects[i] ? th_tensor_of(w->objects[i]) : NULL;
        first = first ? first : t;
        differ = r->sizes[i] || (t && (t->dtype != first->dtype || !same_size(t, first)));
    }
    int room = differ ? 4 : 0; /* a multiple of 4, as in every header */
    for (int i = 0; differ && i < w->count; i++)
        while (object_at(w, i) && th_tensor_of(object_at(w, i))->ndim > room)
            room += 4;
    return room;
}

/* Make the node with all memory it will need; track it once it is complete. May run Python code. */
INLINE int make_node(recording *w) {
    const row *r = w->r;
    int ints = r->ints;
    for (int k = 0; k < r->lists; k++)
        ints += w->c->list[k].count;
    NodeObject *n = w->node = th_node_new(r, w->count, ints, r->returned, shapes_to_keep(w));
    if (!n)
        return -1;
    keep_numbers(n, r, w->c);
    for (int i = 0; i < w->count; i++) {
        if (!wants(w, i))
            continue;
        const record *v = record_at(w, i);
        ((bool *)(uintptr_t)n->saved.wants)[i] = true;
        n->edges[i].to = Py_NewRef(v->creator ? v->creator : v->owner);
        n->edges[i].output = v->output;
        if (i < r->inputs) {
            w->reads |= r->reads[i];
            w->sizes |= r->sizes[i];
        }
    }
    if (th_observing) {
        if (th_user_location(&n->code, &n->instruction))
            return -1;
    } else if (w->reads || w->inplace)
        th_where(&n->code, &n->instruction);
    if (__builtin_expect(th_in_checkpoint, 0) && th_checkpoint_take(n, &w->reads))
        return -1;
    for (int i = 0; i < r->inputs; i++)
        if ((w->reads >> i & 1) && w->objects[i] && keep_version(n, i, w->slots[i], w->objects[i]))
            return -1;
    for (int k = 0; k < r->returned; k++)
        if ((w->reads >> (8 + k) & 1) && keep_version(n, w->count + k, w->results[k], NULL))
            return -1;
    return 0;
}

/* Copy the tensors that an in-place call overwrites and its own gradient reads. */
static int copy_overwritten(recording *w) {
    const call *c = w->c;
    for (int i = 0; i < w->r->inputs; i++)
        if (c->t[i] && w->reads >> i & 1 && (c->t[i] == c->t[0] || th_overlaps(c->t[i], c->t[0]))
            && !(w->copies[i] = th_clone(c->t[i])))
            return th_raise_int();
    return 0;
}

/* Make the objects and records of results, without tensors yet. */
static int make_results(recording *w) {
    const row *r = w->r;
    if (w->inplace) {
        Py_INCREF(w->objects[0]);
        return (w->results[0] = th_make_record(w->objects[0])) && th_version(w->results[0]) ? 0
                                                                                            : -1;
    }
    for (int k = 0; k < r->returned; k++)
        if (!(w->objects_made[k] = th_new_object()) || !(w->results[k] = th_new_record()))
            return -1;
    return r->flags & ROW_VIEW && w->slots[0] && !th_version(w->slots[0]) ? -1 : 0;
}

/* Save an input's size if a gradient reads it or may have to undo a broadcast. */
static void keep_shape(NodeObject *n, int i, const tensor *t) {
    if (n->shape_room < t->ndim || !n->shapes) { /* an operand changed since shapes_to_keep */
        char *shapes = th_allocate(n->saved.count * th_header_bytes(TH_MAX_DIM));
        if (!shapes)
            return;
        n->shapes = shapes;
        n->shape_room = TH_MAX_DIM;
        n->owns_shapes = true;
    }
    tensor *shape = (tensor *)(n->shapes + i * th_header_bytes(n->shape_room));
    th_copy_into(shape, t, n->shape_room);
    shape->storage = NULL;
    n->saved.shape[i] = shape;
}

/* Move operands and results into the node. Cannot fail or run Python code. */
INLINE void fill_node(recording *w) {
    NodeObject *n = w->node;
    const row *r = w->r;
    const call *c = w->c;
    const bool reduces = r->flags & ROW_REDUCE;
    for (int i = 0; i < r->inputs; i++) {
        tensor *t = c->t[i];
        if (!t)
            continue;
        if (w->inplace && w->copies[i]) {
            n->saved.t[i] = w->copies[i];
            th_version_drop(n->stamps[i].version);
            n->stamps[i].version = NULL;
        } else if (w->reads >> i & 1) {
            th_retain(n->saved.t[i] = t);
            n->stamps[i].changes = t->changes;
            n->stamps[i].count = n->stamps[i].version ? n->stamps[i].version->count : 0;
        }
        if (reduces || w->sizes >> i & 1 || t->dtype != c->out[0]->dtype
            || !same_size(t, c->out[0]))
            keep_shape(n, i, t);
    }
    for (int m = 0, i = r->inputs; m < r->many; m++)
        for (int k = 0; k < c->many[m].count; k++)
            keep_shape(n, i++, c->many[m].at[k]);
    for (int k = 0; k < r->results; k++) {
        tensor *t = c->out[k];
        if (w->reads >> (8 + k) & 1) {
            stamp *s = &n->stamps[w->count + k];
            th_retain(n->saved.out[k] = t);
            s->changes = t->changes;
            s->count = s->version ? s->version->count : 0;
        }
        if (k < r->returned)
            th_set_kind(&n->kinds[k], t);
    }
}

/* Free everything made for a failed call. */
static PyObject *give_up(recording *w) {
    for (int k = 0; k < w->r->returned && !w->inplace; k++) {
        th_drop_record(w->results[k]);
        th_free_object(w->objects_made[k]);
    }
    if (w->inplace)
        Py_DECREF(w->objects[0]);
    for (int i = 0; w->inplace && i < w->r->inputs; i++)
        th_drop(w->copies[i]);
    Py_XDECREF((PyObject *)w->node);
    return NULL;
}

/* Return result k of a call that is not in place. */
static PyObject *finish_result(recording *w, int k) {
    const row *r = w->r;
    record *v = w->results[k];
    PyObject *o = th_wrap_in(w->objects_made[k], w->c->out[k]);
    v->is_volatile = w->is_volatile;
    if (r->flags & ROW_VIEW && w->slots[0])
        th_join_version(v, w->slots[0], th_records && !w->is_volatile);
    if (r->flags & ROW_VIEW)
        th_mark_view(w->objects[0], o);
    th_attach_record(o, v);
    return o;
}

static PyObject *finish(recording *w) {
    const row *r = w->r;
    call *c = w->c;
    PyObject *objects[TH_MAX_RESULTS];
    version *written = w->inplace ? w->results[0]->version : NULL;
    if (written)
        written->count++;
    if (w->node)
        fill_node(w);
    if (c->pinned)
        th_unpin_call(r, c);
    for (int k = 0; k < r->results; k++)
        if (k >= r->returned || w->inplace)
            th_drop(c->out[k]);
        else
            objects[k] = finish_result(w, k);
    if (w->node)
        PyObject_GC_Track((PyObject *)w->node);
    for (int k = 0; k < (w->inplace ? 1 : r->returned) && w->node; k++)
        if (th_is_floating((dtype)w->results[k]->t->dtype)
            && (r->returned == 1 || r->grads >> k & 1 || !r->backward))
            th_set_creator(w->results[k], w->node, k);
    Py_XDECREF((PyObject *)w->node);
    th_count_state_writes(r, w->objects);
    if (written) {
        th_record_writer(written, r->name);
        th_count_storage_write(th_tensor_of(w->objects[0])->storage, r->name);
        return w->objects[0];
    }
    return r->returned == 1 ? objects[0] : th_results(r, objects);
}

/* Find records and needed gradients; return whether any gradient is needed. */
INLINE bool look(recording *w) {
    const row *r = w->r;
    w->count = r->inputs;
    for (int m = 0; m < r->many; m++)
        w->count += w->c->many[m].count;
    for (int i = 0; i < r->inputs; i++) {
        const record *v = w->slots[i] = w->objects[i] ? th_record_of(w->objects[i]) : NULL;
        w->wanted |= v && v->requires_grad ? 1u << i : 0;
        w->is_volatile |= v && v->is_volatile;
    }
    for (int i = r->inputs; i < w->count; i++) {
        const record *v = record_at(w, i);
        w->is_volatile |= v && v->is_volatile;
    }
    w->open = !w->is_volatile && th_records && (r->backward || r->missing);
    w->wanted &= w->open ? slopes(r) : 0;
    bool records = w->wanted;
    for (int i = r->inputs; i < w->count; i++)
        records |= wants(w, i);
    return records;
}

/* Let a view share the write count of its base. */
static PyObject *share(PyObject *result, record *first) {
    record *v = result ? th_make_record(result) : NULL;
    if (v && th_version(first)) {
        th_mark_view(first->owner, result);
        th_join_version(v, first, th_records);
        return result;
    }
    Py_XDECREF(result);
    return NULL;
}

/* Run without recording. */
static PyObject *run_plain(recording *w, PyObject *const *outputs) {
    const row *r = w->r;
    PyObject *result = th_run_plain(r, w->c, w->inplace, w->objects, outputs);
    return r->flags & ROW_VIEW && !w->inplace && w->slots[0] ? share(result, w->slots[0])
           : r->flags & ROW_REINFORCE && !w->inplace ? th_reward(r, w->c, w->objects, result)
                                                     : result;
}

PyObject *th_record(const row *r, call *c, bool inplace, PyObject **objects,
                    PyObject *const *outputs) {
    recording w;
    begin(&w, r, c, inplace, objects);
    const bool records = look(&w);
    if (inplace && (th_check_write(objects[0], r->name) || check_inplace(&w)))
        return NULL;
    if (!records && (!w.is_volatile || inplace))
        return run_plain(&w, outputs);
    if (outputs && outputs[0])
        return PyErr_Format(PyExc_RuntimeError,
                            "%s: an operand requires grad, and a recorded operation makes its own "
                            "result; leave out out=, or call it under no_grad()",
                            r->name);
    if (make_results(&w) || (records && make_node(&w)))
        return give_up(&w);
    th_take_tensors(r, c, objects);
    if (inplace && w.node && copy_overwritten(&w))
        return give_up(&w);
    c->inplace |= th_may_overwrite(r, c, objects, w.reads);
    if (c->inplace)
        th_retain(c->out[0] = c->t[0]);
    if (th_run_pinned(r, c)) {
        if (c->pinned)
            th_unpin_call(r, c);
        th_raise();
        return give_up(&w);
    }
    const bool packed = __builtin_expect(th_packing && w.node && w.reads, 0);
    PyObject *packs = packed ? Py_NewRef((PyObject *)w.node) : NULL, *result = finish(&w);
    if (packs && result && th_pack_saved((NodeObject *)packs))
        Py_CLEAR(result);
    Py_XDECREF(packs);
    return r->flags & ROW_REINFORCE && !w.is_volatile ? th_reward(r, c, objects, result) : result;
}

int th_record_known(const row *r, call *c, PyObject **objects, const record *result,
                    NodeObject **node) {
    recording w;
    begin(&w, r, c, false, objects);
    *node = NULL;
    if (!look(&w))
        return 0;
    if (make_node(&w)) {
        Py_XDECREF((PyObject *)w.node);
        return -1;
    }
    th_take_tensors(r, c, objects);
    c->out[0] = result->t;
    fill_node(&w);
    PyObject_GC_Track((PyObject *)w.node);
    *node = w.node;
    return 0;
}
