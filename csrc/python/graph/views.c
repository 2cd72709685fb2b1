/* views.c: recorded in-place writes to data that several tensors view.

   The call modifies a copy. Each tensor that views the written data becomes a part of the copy, or
   its old value with the copy written into it: y[:, 0] += 1 writes to a view, and y gets the
   gradient. All objects are allocated first; then the data is written, and nothing after that can
   fail. */
#include <stdio.h>

#include "kernels/view/part.h"
#include "kernels/view/view_offset.h"
#include "python/graph/record.h"
#include "walk/walk.h"

extern const row op_assign, op_assign_at, op_clone, op_index, op_index_at, op_view_as_complex,
    op_view_as_real;

/* All dims of any tensor; a list without ints needs an address too. */
#define FOUR_DIMS(d) d, d + 1, d + 2, d + 3
#define SIXTEEN_DIMS(d) FOUR_DIMS(d), FOUR_DIMS(d + 4), FOUR_DIMS(d + 8), FOUR_DIMS(d + 12)
static const int64_t ALL_DIMS[TH_MAX_DIM] = {SIXTEEN_DIMS(0), SIXTEEN_DIMS(16), SIXTEEN_DIMS(32),
                                             SIXTEEN_DIMS(48)};

/* A tensor that views the written data: its old value, and the node of its new value. */
typedef struct view_update {
    record *v;
    tensor was;
    NodeObject *node;
} view_update;

/* The write to v, which is one of the views. */
typedef struct change {
    record *v;
    PyObject *copy;
    tensor was;
    view_update *views;
    int count;
} change;

/* Whether the two share memory; false for tensors that are being freed. */
static bool shares_memory(const record *m, const record *v) {
    return Py_REFCNT(m->owner) > 0 && th_overlaps(m->t, v->t);
}

static bool is_updated(const record *m, const record *v) {
    return m == v || (m->family == v->family && !m->is_volatile && shares_memory(m, v));
}

static int count_views(const record *v) {
    int count = 0;
    for (const record *m = v->version->sharing; m; m = m->next)
        count += is_updated(m, v);
    return count;
}

/* Whether an in-place call is recorded. */
static bool is_recorded(const row *r, const call *c, PyObject *const *objects) {
    int count = r->inputs;
    bool records = false;
    if (!r->backward || !th_records)
        return false;
    for (int m = 0; m < r->many; m++)
        count += c->many[m].count;
    for (int i = 0; i < count; i++) {
        PyObject *o = objects[i < r->inputs ? i : i - r->inputs + r->tensors];
        const record *v = o ? th_record_of(o) : NULL;
        if (v && v->is_volatile)
            return false;
        records |= v && v->requires_grad;
    }
    return records;
}

/* Whether other tensors view the written data. */
static bool has_other_views(PyObject *o) {
    const record *v = th_record_of(o);
    return v && v->version && v->version->sharing->next && (v->creator || !v->requires_grad)
           && !th_overlaps_itself(v->t);
}

/* Whether all views with a gradient can be updated; if not, set an error with the reason. What a
   constant was cut off from, by detach() for example, shows the new numbers only. */
static int check_views(const char *name, const record *v) {
    for (const record *m = v->version->sharing; m; m = m->next) {
        if (m == v || !m->requires_grad || !shares_memory(m, v))
            continue;
        if (m->family != v->family && !v->requires_grad)
            continue;
        if (m->family != v->family) {
            PyErr_Format(PyExc_RuntimeError,
                         "%s: a tensor that requires grad shares this memory without being a "
                         "recorded view (by detach(), no_grad() or a Function), so the change "
                         "would not be recorded for it; work on a clone()",
                         name);
            return -1;
        }
        if (!m->creator) {
            PyErr_Format(PyExc_RuntimeError,
                         "%s: a leaf that requires grad cannot be changed in place, nor "
                         "through a view; change its .data, or work on a copy",
                         name);
            return -1;
        }
    }
    return 0;
}

/* Runs no other code. */
static int collect_views(change *c, record *v, int count) {
    *c = (change){.v = v, .count = count};
    th_copy_header(&c->was, v->t);
    if (count && !(c->views = th_allocate((int64_t)sizeof(view_update) * count)))
        return th_raise_int();
    view_update *w = c->views;
    for (record *m = v->version->sharing; m; m = m->next)
        if (is_updated(m, v)) {
            Py_INCREF(m->owner);
            w->v = m;
            w->node = NULL;
            th_copy_header(&w++->was, m->t);
        }
    return 0;
}

static void drop_views(change *c) {
    for (int i = 0; i < c->count; i++) {
        Py_XDECREF((PyObject *)c->views[i].node);
        Py_DECREF(c->views[i].v->owner);
    }
    if (c->count)
        th_release(c->views, (int64_t)sizeof(view_update) * c->count);
}

/* Index tensor on t's device; takes ownership of numbers. */
static PyObject *indices_on_device(tensor *numbers, const tensor *t) {
    tensor *moved = numbers ? th_on_device(numbers, t->device) : NULL;
    th_drop(numbers);
    return th_wrap(moved);
}

static PyObject *call_recorded(const row *r, PyObject *first, PyObject *second, call c) {
    PyObject *objects[TH_MAX_TENSORS] = {first, second};
    return th_record(r, &c, false, objects, NULL);
}

static int record_view(view_update *w, const row *r, PyObject *first, PyObject *second,
                       PyObject *third, call c) {
    PyObject *objects[TH_MAX_TENSORS] = {first, second, third};
    return th_record_known(r, &c, objects, w->v, &w->node);
}

static call index_call(const int64_t *spec, int length) { return (call){.list = {{spec, length}}}; }
static call pick_call(const tensor *t) {
    return (call){.n = {0, true}, .list = {{ALL_DIMS, t->ndim}}};
}
static call put_call(const tensor *t) {
    return (call){.n = {0, false}, .list = {{ALL_DIMS, 0}, {ALL_DIMS, t->ndim}}};
}

/* Make a witness from its old value with those elements of the copy written that have a place in
   it. */
static int put_overlap(const change *c, view_update *w, const int64_t *position, int64_t count) {
    tensor *from = th_new(TH_CPU, TH_LONG, 1, &count), *to = th_new(TH_CPU, TH_LONG, 1, &count);
    for (int64_t i = 0, k = 0; from && to && k < count; i++)
        if (position[i] >= 0) {
            ((int64_t *)th_data(to))[k] = i;
            ((int64_t *)th_data(from))[k++] = position[i];
        }
    PyObject *at = indices_on_device(from, &c->was),
             *where = at ? indices_on_device(to, &c->was) : NULL;
    if (!at)
        th_drop(to);
    PyObject *picked = where ? call_recorded(&op_index_at, c->copy, at, pick_call(&c->was)) : NULL;
    const int failed = picked ? record_view(w, &op_assign_at, w->v->owner, picked, where,
                                            put_call(&w->was))
                              : -1;
    Py_XDECREF(picked);
    Py_XDECREF(where);
    Py_XDECREF(at);
    return failed;
}

/* Make a witness from the copy by indices: a part of the copy, or its old value with the copy
   written into it. Takes `places`. */
static int record_by_indices(const change *c, view_update *w, tensor *places, bool puts) {
    PyObject *where = indices_on_device(places, &c->was), *copy = c->copy;
    const int failed = !where ? -1
                       : puts
                           ? record_view(w, &op_assign_at, w->v->owner, copy, where,
                                         put_call(&w->was))
                           : record_view(w, &op_index_at, c->copy, where, NULL, pick_call(&c->was));
    Py_XDECREF(where);
    return failed;
}

/* Find elements one by one if no index spec relates the two views. */
static int record_by_search(const change *c, view_update *w) {
    int64_t result;
    tensor *places;
    if (c->was.numel < w->was.numel && !th_overlaps_itself(&w->was)) {
        places = th_within_places(&w->was, &c->was, &result);
        if (!places || result == c->was.numel)
            return record_by_indices(c, w, places, true);
        th_drop(places);
    }
    places = th_within_places(&c->was, &w->was, &result);
    if (!places || result == w->was.numel)
        return record_by_indices(c, w, places, false);
    const int failed = result ? put_overlap(c, w, th_data(places), result) : 0;
    th_drop(places);
    return failed;
}

static int record_new(const change *c, view_update *w);

/* A real tensor becomes a part of the copy viewed as pairs. */
static int record_real_of_complex(const change *c, view_update *w) {
    change parts = *c;
    parts.copy = call_recorded(&op_view_as_real, c->copy, NULL, (call){0});
    if (!parts.copy)
        return -1;
    const int failed = th_view_as_real("view_as_real", &parts.was, &c->was) ? th_raise_int()
                                                                            : record_new(&parts, w);
    Py_DECREF(parts.copy);
    return failed;
}

/* A complex tensor becomes its pairs with the real copy written into them. */
static int record_complex_of_real(const change *c, view_update *w) {
    PyObject *pairs = call_recorded(&op_view_as_real, w->v->owner, NULL, (call){0});
    view_update parts = {.v = pairs ? th_make_record(pairs) : NULL};
    int failed = parts.v ? 0 : -1;
    if (!failed) {
        th_copy_header(&parts.was, parts.v->t);
        failed = record_new(c, &parts);
    }
    if (!failed && parts.node) {
        th_set_creator(parts.v, parts.node, 0);
        failed = record_view(w, &op_view_as_complex, pairs, NULL, NULL, (call){0});
    }
    Py_XDECREF((PyObject *)parts.node);
    Py_XDECREF(pairs);
    return failed;
}

static int record_new(const change *c, view_update *w) {
    const bool was_complex = th_is_complex((dtype)c->was.dtype);
    if (was_complex != th_is_complex((dtype)w->was.dtype))
        return was_complex ? record_real_of_complex(c, w) : record_complex_of_real(c, w);
    int64_t spec[TH_WITHIN_INTS];
    int length = th_within_keys(&c->was, &w->was, spec);
    if (length)
        return record_view(w, &op_index, c->copy, NULL, NULL, index_call(spec, length));
    length = th_within_keys(&w->was, &c->was, spec);
    return length ? record_view(w, &op_assign, w->v->owner, c->copy, NULL, index_call(spec, length))
                  : record_by_search(c, w);
}

/* Whether nothing moved: a collection or a hook may have run other code. */
static bool is_unchanged(const change *c) {
    const record *v = c->v;
    bool same = v->version && count_views(v) == c->count
                && th_same_size(th_tensor_of(c->copy), &c->was);
    for (int i = 0; same && i < c->count; i++) {
        const view_update *w = &c->views[i];
        same = w->v->version == v->version && w->v->t->changes == w->was.changes
               && th_same_view(w->v->t, &w->was);
    }
    return same;
}

static int check_unchanged(const change *c, const char *name) {
    if (is_unchanged(c))
        return 0;
    PyErr_Format(PyExc_RuntimeError,
                 "%s: other code moved the data or a view of it during the call", name);
    return -1;
}

static void set_creators(const change *c) {
    for (int i = 0; i < c->count; i++)
        if (c->views[i].node)
            th_set_creator(c->views[i].v, c->views[i].node, 0);
}

static int commit_write(change *c, const row *r) {
    if (check_unchanged(c, r->name))
        return -1;
    if (c->was.numel) { /* no version of other data follows a write of nothing */
        if (th_copy(c->v->t, th_tensor_of(c->copy)))
            return th_raise_int();
        th_count_tracked_write(c->v->owner, r->name);
    }
    set_creators(c);
    return 0;
}

/* Copy the tensors that the call overwrites; it works on the copies. */
static int copy_written(const row *r, PyObject **objects, PyObject **copies) {
    PyObject *const v = objects[0];
    for (int i = 0; i < r->tensors; i++) {
        PyObject *o = objects[i];
        if (!o || (o != v && !th_overlaps(th_tensor_of(o), th_tensor_of(v))))
            continue;
        copies[i] = o == v && i ? Py_NewRef(copies[0])
                                : call_recorded(&op_clone, o, NULL, (call){0});
        if (!copies[i])
            return -1;
    }
    for (int i = 0; i < r->tensors; i++)
        objects[i] = copies[i] ? copies[i] : objects[i];
    return 0;
}

static PyObject *change_copy(const row *r, call *c, PyObject **objects, PyObject *const *outputs,
                             int count) {
    PyObject *copies[TH_MAX_TENSORS] = {NULL}, *result = NULL;
    change w;
    if (collect_views(&w, th_record_of(objects[0]), count))
        return NULL;
    if (!copy_written(r, objects, copies))
        result = th_record(r, c, true, objects, outputs);
    w.copy = copies[0];
    int failed = !result;
    for (int i = 0; i < count && !failed; i++)
        failed = record_new(&w, &w.views[i]);
    failed = failed || commit_write(&w, r);
    PyObject *done = failed ? NULL : Py_NewRef(w.v->owner);
    Py_XDECREF(result);
    for (int i = 0; i < r->tensors; i++)
        Py_XDECREF(copies[i]);
    drop_views(&w);
    return done;
}

/* Views of other parts are not affected by an assignment. */
static PyObject *assign_part(call *c, PyObject **objects, PyObject *const *outputs) {
    PyObject *v = objects[0];
    call all = *c;
    all.list[0] = (ints){ALL_DIMS, 0};
    PyObject *part = call_recorded(&op_index, v, NULL, index_call(c->list[0].at, c->list[0].count));
    objects[0] = part;
    PyObject *result = part ? th_record_in_place(&op_assign, &all, objects, outputs) : NULL;
    Py_XDECREF(part);
    Py_XDECREF(result);
    return result ? Py_NewRef(v) : NULL;
}

static PyObject *refuse_shared(const row *r, const tensor *t) {
    return PyErr_Format(PyExc_RuntimeError, "%s: the output %s overlaps itself; use .clone() first",
                        r->name, th_describe(t));
}

/* One number is written into an expanded tensor: into the first of the elements that are one. */
static PyObject *fill_once(const row *r, call *c, PyObject **objects, PyObject *const *outputs) {
    PyObject *v = objects[0];
    const tensor *t = th_tensor_of(v);
    int64_t spec[TH_WITHIN_INTS];
    int length = 0;
    for (int d = 0; d < t->ndim; d++)
        length = th_add_key(spec, length, KEY_SLICE, 0, th_stride(t)[d] ? t->size[d] : 1, 1);
    PyObject *part = call_recorded(&op_index, v, NULL, index_call(spec, length)), *result = NULL;
    if (part && th_overlaps_itself(th_tensor_of(part)))
        refuse_shared(r, t);
    else if (part)
        result = th_record_in_place(r, c, (PyObject *[TH_MAX_TENSORS]){part}, outputs);
    Py_XDECREF(part);
    Py_XDECREF(result);
    return result ? Py_NewRef(v) : NULL;
}

PyObject *th_record_in_place(const row *r, call *c, PyObject **objects, PyObject *const *outputs) {
    const bool records = is_recorded(r, c, objects);
    record *family = records ? th_make_record(objects[0]) : NULL;
    if (records
        && (!family || !th_version(family))) /* views of plain data are recorded from now on */
        return NULL;
    if (records && r->flags & ROW_FILLS && th_overlaps_itself(family->t))
        return r->flags & ROW_LOOP ? fill_once(r, c, objects, outputs)
                                   : refuse_shared(r, family->t);
    if (!records || !has_other_views(objects[0]))
        return th_record(r, c, true, objects, outputs);
    const record *v = th_record_of(objects[0]);
    const int count = count_views(v);
    if (count > 1 && r == &op_assign && c->list[0].count)
        return assign_part(c, objects, outputs);
    if (check_views(r->name, v))
        return NULL;
    return count == 1 && v->t->numel ? th_record(r, c, true, objects, outputs)
                                     : change_copy(r, c, objects, outputs, count);
}

int th_update_views(record *v, const char *name) {
    const int count = v->version ? count_views(v) : 0;
    change c;
    if (count < 1 || check_views(name, v))
        return count < 1 ? 0 : -1;
    if (collect_views(&c, v, count))
        return -1;
    int failed = 0;
    c.copy = v->owner;
    for (int i = 0; i < count && !failed; i++)
        failed = c.views[i].v != v && record_new(&c, &c.views[i]);
    if (!failed && !(failed = check_unchanged(&c, name)))
        set_creators(&c);
    drop_views(&c);
    return failed ? -1 : 0;
}

bool th_is_selection_of(PyObject *whole, ints spec, PyObject *o) {
    const record *of = th_record_of(whole), *v = th_record_of(o);
    const bool kin = of && v ? v->version && v->version == of->version && v->family == of->family
                             : !of && !v;
    tensor part;
    return kin && th_tensor_of(whole)->storage == th_tensor_of(o)->storage
           && !th_part_index(&part, th_tensor_of(whole), spec)
           && th_same_view(&part, th_tensor_of(o));
}
