/* records.c: the autograd records of tensor objects, and the counting of writes. */
#include <string.h>

#include "base/allocator.h"
#include "python/types/types.h"

record *th_new_record(void) {
    record *v = th_allocate_small(sizeof *v);
    if (v)
        memset(v, 0, sizeof *v);
    else
        th_raise();
    return v;
}

void th_attach_record(PyObject *o, record *v) {
    v->owner = o;
    v->t = th_tensor_of(o);
    ((TensorObject *)o)->record |= (uintptr_t)v;
    if (!PyObject_GC_IsTracked(o))
        PyObject_GC_Track(o);
}

void th_drop_record(record *v) {
    if (!v)
        return;
    th_detach_version(v);
    th_release(v, sizeof *v);
}

record *th_make_record(PyObject *o) {
    record *v = th_record_of(o);
    if (!v && (v = th_new_record()))
        th_attach_record(o, v);
    return v;
}

void th_set_header(PyObject *o, tensor *t) {
    TensorObject *object = (TensorObject *)o;
    record *v = th_record_of(o);
    tensor *old = object->t;
    th_unlink_view(object);
    object->record &= ~(uintptr_t)VIEW;
    object->t = t;
    if (v)
        v->t = t;
    th_gpu_tensors |= t->device != TH_CPU;
    th_drop(old);
}

static version *new_version(void) {
    version *cell = th_allocate(sizeof *cell);
    if (cell)
        *cell = (version){.references = 1};
    else
        th_raise();
    return cell;
}

static bool is_linked(const TensorObject *o) {
    const TensorObject *next = o->t->next;
    return next && next->t->previous == o;
}

/* Nodes that saved the old header see a change of it. */
int th_make_room(PyObject *o, int ndim) {
    tensor *old = th_tensor_of(o), *wide;
    record *v = th_record_of(o);
    if (ndim <= th_room(old) || ndim > TH_MAX_DIM)
        return 0;
    if (old->busy) {
        PyErr_Format(PyExc_RuntimeError, "another thread is working on this %s", th_describe(old));
        return -1;
    }
    if (!(wide = th_widened(old, ndim)))
        return th_raise_int();
    old->changes++;
    if (is_linked((TensorObject *)o)) { /* else another object of the header may be */
        wide->next = old->next;
        wide->previous = old->previous;
        old->next = NULL;
    }
    ((TensorObject *)o)->t = wide;
    if (v)
        v->t = wide;
    if (v && v->data && th_tensor_of(v->data) == old) {
        th_retain(((TensorObject *)v->data)->t = wide);
        th_drop(old);
    }
    th_drop(old);
    return 0;
}

/* The view after o in its ring, or o itself. */
static TensorObject *next_view(TensorObject *o) {
    return is_linked(o) ? (TensorObject *)o->t->next : o;
}

void th_mark_view(PyObject *of, PyObject *view) {
    const storage *s = th_tensor_of(of)->storage, *own = th_tensor_of(view)->storage;
    if (s == own ? s && view != of : s && own && th_storage_whole(s) == th_storage_whole(own))
        ((TensorObject *)view)->record |= VIEW;
}

PyObject *th_base_of(PyObject *o) {
    TensorObject *const view = (TensorObject *)o;
    const record *v = th_record_of(o);
    if (!(view->record & VIEW))
        return NULL;
    for (TensorObject *w = next_view(view); w != view; w = next_view(w))
        if (!(w->record & VIEW))
            return (PyObject *)w;
    for (record *m = v && v->version ? v->version->sharing : NULL; m; m = m->next)
        if (m->owner && m->family == v->family && !(((TensorObject *)m->owner)->record & VIEW))
            return m->owner;
    return NULL;
}

void th_link_view(PyObject *of, PyObject *view) {
    th_mark_view(of, view);
    tensor *t = th_tensor_of(of), *added = th_tensor_of(view);
    if (added->next || (t->next && !is_linked((TensorObject *)of)))
        return; /* another object has the header, as of .data */
    if (!t->next)
        t->next = t->previous = of;
    added->next = t->next;
    added->previous = of;
    ((TensorObject *)t->next)->t->previous = view;
    t->next = view;
}

void th_unlink_view(TensorObject *o) {
    if (!is_linked(o))
        return;
    TensorObject *next = o->t->next, *previous = o->t->previous;
    next->t->previous = previous;
    previous->t->next = next;
    o->t->next = NULL;
    if (next == previous && !(o->record & VIEW)) /* the only view of a tensor that is gone */
        next->record &= ~(uintptr_t)VIEW;
}

int64_t th_plain_writes(PyObject *o) {
    const storage *s = th_tensor_of(o)->storage;
    const version *watch = th_watch_of(s);
    return watch ? watch->count : s ? (int64_t)(th_storage_whole(s)->bound >> 1) : 0;
}

static version *first_version(record *v) {
    version *cell = v->version = new_version();
    if (cell) {
        cell->sharing = v;
        cell->count = v->owner ? th_plain_writes(v->owner) : 0;
        v->family = 0;
        v->at = &cell->sharing;
    }
    return cell;
}

version *th_version(record *v) {
    TensorObject *const o = (TensorObject *)v->owner;
    if (v->version)
        return v->version;
    for (TensorObject *w = o ? next_view(o) : o; w != o && !v->version; w = next_view(w)) {
        record *m = th_record_of((PyObject *)w);
        if (m && m->version)
            th_join_version(v, m, true);
    }
    if (!v->version && !first_version(v))
        return NULL;
    for (TensorObject *w = o ? next_view(o) : o; w != o; w = next_view(w)) {
        record *m = th_make_record((PyObject *)w);
        if (!m)
            return NULL;
        if (!m->version)
            th_join_version(m, v, true);
    }
    return v->version;
}

version *th_watch(storage *s) {
    s = th_storage_whole(s);
    version *cell = th_version_on(s);
    if (cell) {
        cell->references++;
    } else if ((cell = new_version())) {
        th_storage_retain(cell->storage = s);
        cell->count = (int64_t)(s->bound >> 1);
        s->bound = (uintptr_t)cell | 1;
    }
    return cell;
}

void th_join_version(record *v, record *of, bool family) {
    version *cell = of->version;
    th_detach_version(v);
    cell->references++;
    v->version = cell;
    v->next = of->next;
    v->at = &of->next;
    if (v->next)
        v->next->at = &v->next;
    of->next = v;
    v->family = of->family;
    if (!family)
        th_leave_family(v);
}

int th_share_version(PyObject *o, PyObject *of, bool family) {
    record *v = th_make_record(o), *first = v ? th_make_record(of) : NULL;
    if (!first || !th_version(first))
        return -1;
    if (v->version != first->version)
        th_join_version(v, first, family);
    else if (family)
        v->family = first->family;
    return 0;
}

void th_leave_family(record *v) {
    if (v->version)
        v->family = ++v->version->families;
}

void th_detach_version(record *v) {
    version *cell = v->version;
    if (!cell)
        return;
    *v->at = v->next;
    if (v->next)
        v->next->at = v->at;
    v->at = NULL;
    v->next = NULL;
    v->version = NULL;
    th_version_drop(cell);
}

void th_version_drop(version *v) {
    if (!v || --v->references)
        return;
    if (v->storage) {
        v->storage->bound = (uintptr_t)v->count << 1;
        th_storage_release(v->storage);
    }
    Py_XDECREF(v->code);
    th_release(v, sizeof *v);
}

void th_free_in_turn(chained *link, void (*destroy)(chained *)) {
    static chained *waiting = NULL;
    static bool freeing = false;
    link->next = waiting;
    link->destroy = destroy;
    waiting = link;
    if (freeing)
        return;
    freeing = true;
    while ((link = waiting)) {
        waiting = link->next;
        link->destroy(link);
    }
    freeing = false;
}
