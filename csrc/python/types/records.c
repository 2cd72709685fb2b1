/* records.c: the autograd records of tensor objects, and the counting of writes. */
#include <string.h>

#include "python/types/types.h"

record *th_new_record(void) {
    record *v = th_allocate(sizeof *v);
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
    th_unbind_storage(object, old);
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

version *th_version(record *v) {
    if (!v->version && (v->version = new_version())) {
        v->version->sharing = v;
        v->family = 0;
        v->at = &v->version->sharing;
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
        cell->owner = (TensorObject *)s->bound;
        s->bound = (uintptr_t)cell | 1;
    }
    return cell;
}

TensorObject *th_first_of(const storage *s) {
    const version *cell = th_version_on(s);
    return cell ? cell->owner : (TensorObject *)s->bound;
}

void th_unbind_storage(TensorObject *o, const tensor *t) {
    storage *s = t ? t->storage : NULL;
    if (o && s && o->t == t)
        th_unbind_first(o, s);
}

void th_unbind_first(TensorObject *o, storage *s) {
    if (th_first_of(s) != o)
        return;
    version *cell = th_version_on(s);
    if (cell)
        cell->owner = NULL;
    else
        s->bound = 0;
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
        v->storage->bound = (uintptr_t)v->owner;
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
