/* views.c: recorded writes in place to data that several Variables share: the base, and views of it.

   What is written is recorded as an assignment to the base, of which every view is an index again. So all of them
   know of it: y[:, 0] += 1 writes to a view, and y has the gradient. */
#include "kernels/view/part.h"
#include "python/graph/record.h"

extern const row op_assign, op_clone, op_index;

enum { INT, SLICE, NEW_AXIS = 3, WORDS = 4 }; /* how a spec of op_index begins each of its keys */

typedef struct key_list {
    int64_t n[2 * TH_MAX_DIM * WORDS];
    int length;
} key_list;

static void add(key_list *k, int64_t kind, int64_t start, int64_t stop, int64_t step) {
    const int64_t words[WORDS] = {kind, start, stop, step};
    for (int i = 0; i < WORDS; i++)
        k->n[k->length++] = words[i];
}

/* Where the part begins in each dimension of the whole, whose elements lie apart. */
static bool find_starts(const tensor *whole, const tensor *part, int64_t *start) {
    int64_t left = part->offset - whole->offset, above = INT64_MAX;
    for (int d = 0; d < whole->ndim; d++)
        start[d] = 0;
    for (int seen = 0; seen < whole->ndim; seen++) { /* the largest strides first */
        int largest = -1;
        for (int d = 0; d < whole->ndim; d++)
            if (whole->size[d] > 1 && whole->stride[d] < above
                && (largest < 0 || whole->stride[d] > whole->stride[largest]))
                largest = d;
        if (largest < 0)
            break;
        above = whole->stride[largest];
        if (above <= 0 || left < 0)
            return false;
        start[largest] = left / above;
        left %= above;
    }
    return left == 0;
}

/* The keys that give the part of the whole, if ints, slices and new axes can. */
static bool find_keys(const tensor *whole, const tensor *part, key_list *k) {
    int64_t start[TH_MAX_DIM];
    int d = 0;
    k->length = 0;
    if (whole->storage != part->storage || !find_starts(whole, part, start))
        return false;
    for (int j = 0; j < part->ndim; j++) {
        if (part->size[j] == 1) {
            add(k, NEW_AXIS, 0, 0, 0);
            continue;
        }
        for (; d < whole->ndim; d++) {
            const int64_t step = whole->size[d] > 1 ? part->stride[j] / whole->stride[d] : 0;
            const int64_t stop = start[d] + (part->size[j] - 1) * step + 1;
            if (step > 0 && stop <= whole->size[d] && step * whole->stride[d] == part->stride[j]) {
                add(k, SLICE, start[d++], stop, step);
                break;
            }
            add(k, INT, start[d], 0, 0);
        }
    }
    for (; d < whole->ndim; d++)
        add(k, INT, start[d], 0, 0);
    tensor found;
    if (th_part_index(&found, whole, (ints){k->n, k->length}) || found.offset != part->offset
        || !th_same_size(&found, part))
        return false;
    for (int j = 0; j < part->ndim; j++)
        if (part->size[j] > 1 && found.stride[j] != part->stride[j])
            return false;
    return true;
}

/* The same after the call, within which code of others may run: a collection, a hook. */
static int keys_after(const row *r, const tensor *whole, const tensor *part, key_list *k) {
    if (find_keys(whole, part, k))
        return 0;
    PyErr_Format(PyExc_RuntimeError,
                 "%s: while this ran, other code gave the data or a view of it another place",
                 r->name);
    return -1;
}

/* Whether a view follows what has such a gradient: one that was made without recording does not. */
static bool follows(const VariableObject *v, bool requires_grad) {
    return v->view && v->requires_grad == requires_grad && !v->is_volatile && v->t->numel;
}

/* Whether a call that is recorded writes to data that others share. */
static bool concerns_others(const row *r, const call *c, PyObject *const *objects) {
    const VariableObject *v = (VariableObject *)objects[0];
    int count = r->inputs;
    bool records = false;
    if (!th_is_variable(objects[0]) || !v->version || v->version->variables < 2 || !r->backward
        || !th_records || (!v->creator && v->requires_grad))
        return false;
    for (int m = 0; m < r->many; m++)
        count += c->many[m].count;
    for (int i = 0; i < count; i++) {
        const VariableObject *o = (VariableObject *)
            objects[i < r->inputs ? i : i - r->inputs + r->tensors];
        if (!o || !th_is_variable((PyObject *)o))
            continue;
        if (o->is_volatile)
            return false;
        records |= o->requires_grad;
    }
    return records;
}

/* Whether it can be told to them; an error says why not. */
static bool can_tell(const row *r, const VariableObject *v) {
    const version *cell = v->version;
    const VariableObject *base = cell->base;
    if (base && !base->creator && base->requires_grad && v->view) {
        PyErr_Format(PyExc_RuntimeError,
                     "%s: a leaf Variable that requires grad cannot be changed in place, nor "
                     "through a view; "
                     "change its .data, or work on a copy",
                     r->name);
        return false;
    }
    bool told = base && !(r->flags & ROW_VIEW)
                && (base == v || !v->t->numel || follows(v, base->requires_grad));
    int sharing = 1;
    key_list k;
    for (const VariableObject *o = cell->views; o && told; o = o->next_view, sharing++)
        told = !follows(o, base->requires_grad) || find_keys(base->t, o->t, &k);
    if (told && sharing == cell->variables)
        return true;
    PyErr_Format(PyExc_RuntimeError,
                 "%s: %d Variables share this data as views, and only one "
                 "of them would know of the change; work on a clone()",
                 r->name, cell->variables);
    return false;
}

static PyObject *record(const row *r, bool inplace, void *first, PyObject *second,
                        const key_list *k) {
    PyObject *objects[TH_MAX_TENSORS] = {first, second};
    call c = {.list = {{k ? k->n : NULL, k ? k->length : 0}}, .inplace = inplace};
    return inplace ? th_record_in_place(r, &c, objects, NULL)
                   : th_record(r, &c, false, objects, NULL);
}

/* The view becomes what an index of the base gives now. */
static int tell(const row *r, VariableObject *base, VariableObject *v) {
    key_list k;
    PyObject *made = keys_after(r, base->t, v->t, &k) ? NULL
                                                      : record(&op_index, false, base, NULL, &k);
    const VariableObject *fresh = (VariableObject *)made;
    if (made && fresh->creator)
        th_set_creator(v, (NodeObject *)fresh->creator, fresh->output);
    Py_XDECREF(made);
    return made ? 0 : -1;
}

static int tell_views(const row *r, VariableObject *base, bool required_grad) {
    int failed = 0;
    VariableObject *v = base->version->views, *next;
    Py_XINCREF((PyObject *)v);
    for (; v; v = next) { /* what is held stays in the list */
        if (follows(v, required_grad) && !failed)
            failed = tell(r, base, v);
        next = v->next_view;
        Py_XINCREF((PyObject *)next);
        Py_DECREF((PyObject *)v);
    }
    return failed;
}

/* The call changes a copy, which is assigned to the base. */
static PyObject *write_through(const row *r, call *c, PyObject **objects) {
    VariableObject *v = (VariableObject *)objects[0], *base = v->version->base;
    key_list k;
    Py_INCREF((PyObject *)base);
    PyObject *copy = record(&op_clone, false, v, NULL, NULL), *result = NULL, *assigned = NULL;
    for (int i = 0; i < r->tensors && copy; i++)
        objects[i] = objects[i] == (PyObject *)v ? copy : objects[i];
    if (copy)
        result = th_record(r, c, true, objects, NULL);
    if (result && v->t->numel && !keys_after(r, base->t, v->t, &k))
        assigned = record(&op_assign, true, base, copy, &k);
    const bool done = result && (assigned || !v->t->numel);
    Py_XDECREF(assigned);
    Py_XDECREF(result);
    Py_XDECREF(copy);
    Py_DECREF((PyObject *)base);
    return done ? Py_NewRef((PyObject *)v) : NULL;
}

PyObject *th_record_in_place(const row *r, call *c, PyObject **objects, PyObject *const *outputs) {
    VariableObject *v = (VariableObject *)objects[0];
    if (!concerns_others(r, c, objects))
        return th_record(r, c, true, objects, outputs);
    if (!can_tell(r, v))
        return NULL;
    if (v->version->base != v)
        return write_through(r, c, objects);
    const bool required_grad = v->requires_grad;
    PyObject *result = th_record(r, c, true, objects, outputs);
    if (result && tell_views(r, v, required_grad))
        Py_CLEAR(result);
    return result;
}

bool th_shows(const VariableObject *of, ints spec, const VariableObject *v) {
    tensor part;
    return v->version && v->version == of->version && v->view && v->version->base
           && v->requires_grad == of->requires_grad && !v->is_volatile
           && (of == v->version->base || of->view) && !th_part_index(&part, of->t, spec)
           && th_same_view(&part, v->t);
}
