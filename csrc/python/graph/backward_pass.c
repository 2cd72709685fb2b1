/* backward_pass.c: gradients gathered by one backward pass: sums for nodes, in a heap ordered
   youngest first so that all gradients of a node are complete when it runs; and sums for leaves. */
#include <string.h>

#include "python/graph/graph.h"

extern const row op_add; /* the row that sums gradients */

static int grow(void **items, int64_t *capacity, int64_t count, int64_t size) {
    if (count < *capacity)
        return 0;
    const int64_t larger = *capacity ? *capacity * 2 : 16;
    void *block = th_allocate(larger * size);
    if (!block)
        return th_raise_int();
    if (*items) {
        memcpy(block, *items, (size_t)(count * size));
        th_release(*items, *capacity * size);
    }
    *items = block;
    *capacity = larger;
    return 0;
}

static pending *pending_of(const pass *p, const NodeObject *n) {
    pending *w = n->pending;
    while (w && w->pass != p)
        w = w->next_pass;
    return w;
}

static int64_t array_bytes(const NodeObject *n) {
    return n->results > TH_MAX_RESULTS ? (int64_t)sizeof(PyObject *) * n->results : 0;
}

/* Add a node to the heap. */
static pending *push(pass *p, NodeObject *n) {
    if (grow((void **)&p->heap, &p->capacity, p->count, sizeof *p->heap))
        return NULL;
    const int64_t bytes = array_bytes(n);
    pending *w = p->spare ? p->spare : th_allocate(sizeof *w);
    PyObject **many = w && bytes ? th_allocate(bytes) : NULL;
    if (!w || (bytes && !many)) {
        if (w && w != p->spare)
            th_release(w, sizeof *w);
        th_raise();
        return NULL;
    }
    if (w == p->spare)
        p->spare = w->next_pass;
    memset(w, 0, sizeof *w);
    w->pass = p;
    w->node = (NodeObject *)Py_NewRef((PyObject *)n);
    w->gradients = many ? many : w->few;
    if (many)
        memset(many, 0, (size_t)bytes);
    w->next_pass = n->pending;
    n->pending = w;
    int64_t i = p->count++;
    for (; i > 0 && p->heap[(i - 1) / 2]->node->sequence < n->sequence; i = (i - 1) / 2)
        p->heap[i] = p->heap[(i - 1) / 2];
    p->heap[i] = w;
    return w;
}

pending *th_pass_pop(pass *p) {
    pending *top = p->heap[0], *last = p->heap[--p->count];
    int64_t i = 0;
    for (;;) {
        int64_t child = 2 * i + 1;
        if (child >= p->count)
            break;
        if (child + 1 < p->count
            && p->heap[child + 1]->node->sequence > p->heap[child]->node->sequence)
            child++;
        if (p->heap[child]->node->sequence <= last->node->sequence)
            break;
        p->heap[i] = p->heap[child];
        i = child;
    }
    p->heap[i] = last;
    pending **link = &top->node->pending;
    while (*link != top)
        link = &(*link)->next_pass;
    *link = top->next_pass;
    return top;
}

void th_pass_done(pass *p, pending *w) {
    NodeObject *n = w->node;
    for (int k = 0; k < n->results; k++)
        Py_CLEAR(w->gradients[k]);
    if (w->gradients != w->few)
        th_release(w->gradients, array_bytes(n));
    w->next_pass = p->spare;
    p->spare = w;
    Py_DECREF((PyObject *)n);
}

/* True if nobody else can see the tensor, so that it may be written or kept. */
bool th_pass_owns(PyObject *o) {
    if (Py_TYPE(o) != th_tensor_base || Py_REFCNT(o) != 1 || th_record_of(o)
        || ((TensorObject *)o)->weak)
        return false;
    const tensor *t = th_tensor_of(o);
    return t->references == 1 && t->storage->references == 1
           && (t->contiguous || th_is_permuted(t));
}

/* add(Tensor|Scalar input, Scalar alpha=1, Tensor|Scalar other) */
static tensor *add(tensor *a, tensor *b, bool inplace) {
    call c;
    memset(c.out, 0, sizeof c.out);
    c.resized = false;
    c.copied = 0;
    c.inplace = inplace;
    c.t[0] = a;
    c.t[1] = b;
    for (int k = 0; k < op_add.scalars; k++)
        c.s[k] = (scalar){1, 1, TH_DEFAULT, 0};
    if (inplace)
        th_retain(c.out[0] = a);
    return th_run_entry(&op_add, &c) ? NULL : c.out[0];
}

/* Whether Python must add two gradients: one is recorded or sparse. */
static bool adds_in_python(PyObject *a, PyObject *b) {
    return th_record_of(a) || th_record_of(b) || th_lacks_elements(a) || th_lacks_elements(b);
}

/* *sum += value; takes value. */
static int accumulate(PyObject **sum, PyObject *value) {
    if (!*sum) {
        *sum = value;
        return 0;
    }
    PyObject *result;
    if (adds_in_python(*sum, value)) {
        result = PyNumber_Add(*sum, value);
    } else if (th_pass_owns(*sum) && th_same_size(th_tensor_of(*sum), th_tensor_of(value))) {
        tensor *t = add(th_tensor_of(*sum), th_tensor_of(value), true);
        th_drop(t);
        Py_DECREF(value);
        return t ? 0 : th_raise_int();
    } else {
        result = th_wrap(add(th_tensor_of(*sum), th_tensor_of(value), false));
    }
    Py_DECREF(value);
    if (!result)
        return -1;
    Py_DECREF(*sum);
    *sum = result;
    return 0;
}

static void set_gradient(record *v, PyObject *gradient) {
    PyObject *old = v->grad;
    v->grad = gradient;
    Py_XDECREF(old);
}

/* Whether to add in place: the leaf's gradient is referenced by the leaf alone. */
static bool adds_in_place(const record *v, PyObject *value) {
    const record *of = v->grad ? th_record_of(v->grad) : NULL;
    return v->grad && !(of && of->creator) && !th_overlaps_itself(th_tensor_of(v->grad))
           && !th_lacks_elements(value);
}

static int add_here(record *v, tensor *t, bool *done) {
    PyObject *grad = Py_NewRef(v->grad);
    tensor *result = add(th_tensor_of(grad), t, true);
    *done = true;
    if (result)
        th_count_write(grad, "backward");
    th_drop(result);
    Py_DECREF(grad);
    return result ? 0 : th_raise_int();
}

/* Return a leaf's first gradient, which has the leaf's order of dims. */
static PyObject *first_gradient(const tensor *leaf, PyObject *value) {
    const tensor *t = th_tensor_of(value);
    const bool ordered = t->contiguous ? leaf->contiguous || !th_is_permuted(leaf)
                                       : th_same_strides(t, leaf);
    if (ordered && th_pass_owns(value))
        return Py_NewRef(value);
    return th_wrap(th_clone_like(t, leaf));
}

/* Return `before`, which may be NULL, plus value. May run Python code. */
static PyObject *sum_of(const pass *p, const record *v, PyObject *before, PyObject *value) {
    if (p->create_graph || th_lacks_elements(value) || (before && th_lacks_elements(before)))
        return before ? PyNumber_Add(before, value) : Py_NewRef(value);
    if (before)
        return th_wrap(add(th_tensor_of(before), th_tensor_of(value), false));
    return first_gradient(th_tensor_of(v->owner), value);
}

int th_pass_give_leaf(pass *p, record *v, PyObject *value) {
    if (p->paths.chosen) {
        Py_DECREF(value);
        return 0;
    }
    int failed;
    bool done = false;
    do { /* repeat if Python code that ran meanwhile set another gradient */
        PyObject *before = Py_XNewRef(v->grad), *sum = NULL;
        if (!p->create_graph && adds_in_place(v, value))
            failed = add_here(v, th_tensor_of(value), &done);
        else if ((failed = !(sum = sum_of(p, v, before, value)) ? -1 : 0) == 0 && v->grad == before)
            done = (set_gradient(v, Py_NewRef(sum)), true);
        Py_XDECREF(sum);
        Py_XDECREF(before);
    } while (!failed && !done);
    Py_DECREF(value);
    return failed;
}

/* A leaf found after the search for uses is finished at the end of the pass. */
leaf *th_pass_leaf(pass *p, record *v) {
    for (int64_t i = p->leaves_finished; i < p->leaf_count; i++)
        if (p->leaves[i].of == v)
            return &p->leaves[i];
    if (grow((void **)&p->leaves, &p->leaf_capacity, p->leaf_count, sizeof *p->leaves))
        return NULL;
    Py_INCREF(v->owner);
    p->leaves[p->leaf_count] = (leaf){v, NULL, p->uses_known ? 0 : UINT64_MAX, p->leaf_count};
    return &p->leaves[p->leaf_count++];
}

static int give_leaf_later(pass *p, record *v, PyObject *value) {
    leaf *l = th_pass_leaf(p, v);
    if (l)
        return accumulate(&l->gradient, value);
    Py_DECREF(value);
    return -1;
}

static int raise_mismatch(PyObject *value, const char *what, const result_kind *kind) {
    const tensor *t = th_tensor_of(value);
    if (t->device != kind->where)
        PyErr_Format(
            PyExc_RuntimeError,
            "backward: a gradient, %s, lies on device %d and the %s on device %d, where 0 is "
            "the CPU and 1 the first GPU",
            th_describe(t), t->device, what, kind->where);
    else
        PyErr_Format(PyExc_RuntimeError, "backward: a gradient is %s, but the %s is %sTensor %s",
                     th_describe(t), what, th_dtype_name[kind->dtype],
                     th_sizes(th_kind_size(kind), kind->ndim));
    Py_DECREF(value);
    return -1;
}

int th_pass_fits_leaf(const record *v, PyObject *value) {
    const tensor *t = th_tensor_of(value);
    if (t->dtype == v->t->dtype && t->device == v->t->device && th_same_size(t, v->t))
        return 0;
    result_kind own = {.many = NULL};
    th_set_kind(&own, v->t);
    raise_mismatch(value, "leaf", &own);
    th_release(own.many, KIND_MANY);
    return -1;
}

/* Skip a leaf that meanwhile stopped requiring grad, by detach_() or requires_grad_(False). */
static int deposit_leaf(pass *p, record *v, PyObject *value) {
    if (!v->requires_grad) {
        Py_DECREF(value);
        return 0;
    }
    if (th_pass_fits_leaf(v, value))
        return -1;
    const bool hooked = v->hooks && PyDict_Size(v->hooks) > 0;
    return hooked ? give_leaf_later(p, v, value) : th_pass_give_leaf(p, v, value);
}

int th_pass_deposit(pass *p, const edge *e, PyObject *value) {
    if (!th_paths_include(&p->paths, e)) {
        Py_DECREF(value);
        return 0;
    }
    if (!th_is_node(e->to))
        return deposit_leaf(p, th_record_of(e->to), value);
    NodeObject *n = (NodeObject *)e->to;
    if (th_lacks_elements(value) && !(value = th_gradient_elements(value)))
        return -1;
    const result_kind *kind = &n->kinds[e->output];
    if (n->row && !th_has_kind(th_tensor_of(value), kind))
        return raise_mismatch(value, "result", kind);
    pending *w = pending_of(p, n);
    if (!w && !(w = push(p, n))) {
        Py_DECREF(value);
        return -1;
    }
    return accumulate(&w->gradients[e->output], value);
}

/* Return what was gathered for an edge's target if it may be added to in place. Borrowed. */
static PyObject *gathered(pass *p, const edge *e) {
    if (!e->to || !th_paths_include(&p->paths, e))
        return NULL;
    PyObject *sum = NULL;
    if (th_is_node(e->to)) {
        const pending *w = pending_of(p, (NodeObject *)e->to);
        sum = w ? w->gradients[e->output] : NULL;
    } else {
        const record *v = th_record_of(e->to);
        if (!v->requires_grad)
            return NULL;
        if (!p->paths.chosen && !(v->hooks && PyDict_Size(v->hooks) > 0))
            return v->grad && !th_lacks_elements(v->grad) && adds_in_place(v, v->grad) ? v->grad
                                                                                       : NULL;
        for (int64_t i = p->leaves_finished; i < p->leaf_count && !sum; i++)
            sum = p->leaves[i].of == v ? p->leaves[i].gradient : NULL;
    }
    return sum && !th_lacks_elements(sum) && th_pass_owns(sum) ? sum : NULL;
}

int th_pass_add_to_part(pass *p, const NodeObject *n, PyObject *gradient) {
    const row *r = n->row;
    if (!(r->flags & ROW_VIEW) || r->tensors != 1 || !n->saved.wants[0] || !gradient)
        return 0;
    PyObject *sum = gathered(p, &n->edges[0]);
    tensor *t = th_tensor_of(gradient), *all = sum ? th_tensor_of(sum) : NULL;
    if (!sum || t->numel >= all->numel || t->dtype != all->dtype || t->storage == all->storage)
        return 0;
    call c = {.t = {all}};
    memcpy(c.n, n->saved.n, sizeof(int64_t) * r->ints);
    memcpy(c.list, n->saved.list, sizeof(ints) * r->lists);
    if (th_run_entry(r, &c))
        return th_raise_int();
    tensor *part = c.out[0], *result = NULL;
    const bool fits = th_same_size(part, t) && !th_overlaps_itself(part);
    if (fits) {
        Py_INCREF(sum);
        if ((result = add(part, t, true)))
            th_count_write(sum, "backward");
        th_drop(result);
        Py_DECREF(sum);
    }
    th_drop(part);
    return fits ? result ? 1 : th_raise_int() : 0;
}

void th_pass_clear(pass *p) {
    while (p->count)
        th_pass_done(p, th_pass_pop(p));
    for (int64_t i = 0; i < p->leaf_count; i++) {
        Py_DECREF(p->leaves[i].of->owner);
        Py_XDECREF(p->leaves[i].gradient);
    }
    while (p->spare) {
        pending *w = p->spare;
        p->spare = w->next_pass;
        th_release(w, sizeof *w);
    }
    if (p->heap)
        th_release(p->heap, p->capacity * (int64_t)sizeof *p->heap);
    if (p->leaves)
        th_release(p->leaves, p->leaf_capacity * (int64_t)sizeof *p->leaves);
}
