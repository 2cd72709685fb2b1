/* engine.c: the backward pass: runs nodes youngest first and passes their gradients on. */
#include <string.h>

#include "python/graph/graph.h"

bool th_reuses_memory = true;

/* Check the gradient that a hook returned as a replacement; takes both references. */
static PyObject *checked_replacement(PyObject *gradient, PyObject *result) {
    if (result == Py_None) {
        Py_DECREF(result);
        return gradient;
    }
    const tensor *t = th_tensor_of(gradient),
                 *now = th_is_tensor(result) ? th_tensor_of(result) : NULL;
    if (now && th_same_size(now, t) && now->dtype == t->dtype) {
        Py_DECREF(gradient);
        return result;
    }
    const char *wanted = th_describe(t);
    if (now)
        PyErr_Format(PyExc_RuntimeError,
                     "a hook must return None or a tensor like the gradient (%s), not a %s", wanted,
                     th_describe(now));
    else
        PyErr_Format(PyExc_TypeError,
                     "a hook must return None or a tensor like the gradient (%s), not %R", wanted,
                     (PyObject *)Py_TYPE(result));
    Py_DECREF(result);
    Py_DECREF(gradient);
    return NULL;
}

/* Strip the record from a hook's or Function's gradient in an unrecorded pass. Takes the
   reference. */
static PyObject *without_record(const pass *p, PyObject *value) {
    if (!value || p->create_graph || !th_record_of(value))
        return value;
    tensor *t = th_tensor_of(value);
    th_retain(t);
    Py_DECREF(value);
    return th_wrap(t);
}

/* Call hooks, which may replace the gradient by one of the same size. Takes value, returns the
   gradient to use. */
static PyObject *call_hooks(pass *p, PyObject *hooks, PyObject *value) {
    Py_INCREF(hooks); /* the dict may be replaced while hooks run */
    PyObject *list = PyMapping_Values(hooks), *gradient = value;
    Py_DECREF(hooks);
    if (!list)
        Py_CLEAR(gradient);
    for (Py_ssize_t i = 0; gradient && i < PyList_Size(list); i++) {
        PyObject *result = PyObject_CallFunctionObjArgs(PyList_GetItem(list, i), gradient, NULL);
        if (result)
            gradient = checked_replacement(gradient, result);
        else
            Py_CLEAR(gradient);
    }
    Py_XDECREF(list);
    return without_record(p, gradient);
}

static void release(tensor **result, tensor **zeros, const NodeObject *n, tensor **few) {
    for (int k = 0; k < n->results; k++)
        th_drop(zeros[k]);
    if (result && result != few)
        th_release(result, (int64_t)sizeof(tensor *) * n->saved.count);
}

static void each_saved(const NodeObject *n, tensor *const *given, void (*act)(tensor *)) {
    for (int i = 0; i < n->saved.count; i++)
        if (n->saved.t[i])
            act(n->saved.t[i]);
    for (int k = 0; k < n->row->results; k++)
        if (n->saved.out[k])
            act(n->saved.out[k]);
    for (int k = 0; k < n->results; k++)
        if (given[k])
            act(given[k]);
}

/* On the meta device a gradient has the type and size of its input, and there is nothing to compute. */
static int run_on_meta(const NodeObject *n, tensor **result) {
    for (int i = 0; i < n->saved.count; i++) {
        PyObject *to = n->saved.wants[i] ? n->edges[i].to : NULL;
        const bool leaf = to && Py_TYPE(to) != th_node_type;
        if (!to)
            continue;
        const result_kind *kind = leaf ? NULL : &((NodeObject *)to)->kinds[n->edges[i].output];
        const tensor *t = leaf ? th_tensor_of(to) : NULL;
        result[i] = leaf ? th_new_like(t, (dtype)t->dtype)
                         : th_new(TH_META, (dtype)kind->dtype, kind->ndim, th_kind_size(kind));
        if (!result[i])
            return th_finish_gradients(&n->saved, result);
    }
    return 0;
}

static int run_row(NodeObject *n, tensor *const *given, tensor **result, int64_t work) {
    if (n->kinds[0].where == TH_META)
        return run_on_meta(n, result);
    if (work <= TH_PARALLEL)
        return th_backward(&n->saved, given, n->results, result);
    each_saved(n, given, th_pin);
    PyThreadState *state = th_release_gil();
    const int failed = th_backward(&n->saved, given, n->results, result);
    th_acquire_gil(state);
    each_saved(n, given, th_unpin);
    return failed;
}

/* Run the row's C backward, without the GIL if there is enough work: the node owns the saved
   tensors, and a running node rejects other passes. results: one tensor or NULL per input. */
static int run_compiled(NodeObject *n, PyObject **gradients, PyObject **results) {
    spare left = {.left = 0};
    tensor *given[TH_MAX_RESULTS], *zeros[TH_MAX_RESULTS] = {NULL};
    tensor *few[TH_MAX_TENSORS] = {NULL}, **result = few;
    const int count = n->saved.count;
    int64_t work = 0;
    if (count > TH_MAX_TENSORS) {
        if (!(result = th_allocate((int64_t)sizeof(tensor *) * count)))
            return th_raise_int();
        memset(result, 0, sizeof(tensor *) * (size_t)count);
    }
    for (int k = 0; k < n->results; k++) {
        given[k] = gradients[k] ? th_tensor_of(gradients[k]) : NULL;
        if (!given[k] && n->row->grads >> k & 1 && !(given[k] = zeros[k] = th_zeros_of(n, k))) {
            release(result, zeros, n, few);
            return th_raise_int();
        }
        work += given[k] ? given[k]->numel : 0;
        left.owned[k] = gradients[k] && th_pass_owns(gradients[k]);
    }
    for (int i = 0; i < count; i++) {
        work += n->saved.shape[i] ? n->saved.shape[i]->numel : 0;
        left.left += n->saved.wants[i];
    }
    n->saved.spare = th_reuses_memory && !n->hooks ? &left : NULL;
    const int failed = run_row(n, given, result, work);
    n->saved.spare = NULL;
    if (failed)
        th_raise();
    for (int i = 0; i < count && !failed; i++)
        if (result[i])
            results[i] = th_wrap(result[i]);
    for (int k = 0; k < n->results; k++)
        if (left.used[k])
            Py_CLEAR(gradients[k]);
    release(result, zeros, n, few);
    return failed || PyErr_Occurred() ? -1 : 0;
}

/* Make a tuple of gradients for Python. */
static PyObject *tuple_of(PyObject *const *values, int count) {
    PyObject *list = PyList_New(0);
    for (int k = 0; list && k < count; k++)
        list = th_append(list, Py_NewRef(values[k] ? values[k] : Py_None));
    return th_as_tuple(list);
}

/* Unpack a tuple of tensors or None into results. */
static int unpack_results(const pass *p, PyObject *tuple, PyObject **results, int count) {
    if (!tuple)
        return -1;
    int failed = PyTuple_Check(tuple) ? 0 : -1;
    if (failed)
        PyErr_Format(PyExc_TypeError, "backward: the gradients are a %R, not a tuple",
                     (PyObject *)Py_TYPE(tuple));
    for (int i = 0; !failed && i < count && i < PyTuple_Size(tuple); i++) {
        PyObject *value = PyTuple_GetItem(tuple, i);
        if (value == Py_None)
            continue;
        if (th_is_tensor(value)) {
            failed = (results[i] = without_record(p, Py_NewRef(value))) ? 0 : -1;
        } else {
            PyErr_Format(PyExc_TypeError, "backward: gradient %d is a %R", i,
                         (PyObject *)Py_TYPE(value));
            failed = -1;
        }
    }
    Py_DECREF(tuple);
    return failed;
}

/* Run the backward in Python: generated Function classes if the pass is recorded, and users'
   Functions. */
static int run_python(pass *p, NodeObject *n, PyObject **gradients, PyObject **results) {
    PyObject *result = th_call_python(n->row ? "torch.autograd.row_function"
                                             : "torch.autograd.function",
                                      n->row ? "run_row" : "run_function", "(ONi)", (PyObject *)n,
                                      tuple_of(gradients, n->results), (int)p->create_graph);
    return unpack_results(p, result, results, n->saved.count);
}

/* Return the hooks of result k of a node, or of a leaf (k = 0); for -1 hooks after the node, or
   after a leaf got its gradient; for -2 hooks before the node. NULL: none. */
static int hooks_at(PyObject *all, int k, PyObject **hooks) {
    PyObject *key = all ? PyLong_FromLong(k) : NULL;
    *hooks = key ? PyDict_GetItemWithError(all, key) : NULL;
    Py_XDECREF(key);
    if (*hooks && !PyDict_Check(*hooks))
        PyErr_Format(PyExc_TypeError, "hooks are kept in a dict, not in a %R",
                     (PyObject *)Py_TYPE(*hooks));
    return PyErr_Occurred() ? -1 : 0;
}

/* Replace gradients by those that hooks returned, a new reference; None keeps them. */
static int replace_all(pass *p, PyObject **gradients, int count, PyObject *made) {
    if (!made)
        return -1;
    if (made == Py_None) {
        Py_DECREF(made);
        return 0;
    }
    for (int i = 0; i < count; i++)
        Py_CLEAR(gradients[i]);
    return unpack_results(p, made, gradients, count);
}

static int call_node_hooks(pass *p, NodeObject *n, PyObject **gradients, PyObject **results) {
    PyObject *hooks;
    if (hooks_at(n->hooks, -1, &hooks))
        return -1;
    if (!hooks || !PyDict_Size(hooks))
        return 0;
    return replace_all(p, results, n->saved.count,
                       th_call_python("torch.autograd.hooks", "call_node_hooks", "(ONNi)",
                                      (PyObject *)n, tuple_of(results, n->saved.count),
                                      tuple_of(gradients, n->results), (int)p->create_graph));
}

/* Call the hooks that see, and may replace, the gradients of all results before the node runs. */
static int call_prehooks(pass *p, NodeObject *n, PyObject **gradients) {
    PyObject *hooks;
    if (hooks_at(n->hooks, -2, &hooks))
        return -1;
    if (!hooks || !PyDict_Size(hooks))
        return 0;
    return replace_all(p, gradients, n->results,
                       th_call_python("torch.autograd.hooks", "call_node_prehooks", "(ONi)",
                                      (PyObject *)n, tuple_of(gradients, n->results),
                                      (int)p->create_graph));
}

static int call_output_hooks(pass *p, NodeObject *n, PyObject **gradients) {
    for (int k = 0; k < n->results; k++) {
        PyObject *hooks;
        if (hooks_at(n->hooks, k, &hooks))
            return -1;
        if (hooks && gradients[k] && !(gradients[k] = call_hooks(p, hooks, gradients[k])))
            return -1;
    }
    return 0;
}

/* Check again: a hook or the owner may have resized a gradient, or a part of its sum, after its
   arrival. */
static int check_gradients(const NodeObject *n, PyObject *const *gradients) {
    for (int k = 0; k < n->results && n->row; k++) {
        const tensor *t = gradients[k] ? th_tensor_of(gradients[k]) : NULL;
        if (t && !th_has_kind(t, &n->kinds[k])) {
            PyErr_Format(PyExc_RuntimeError,
                         "backward of %s: a gradient was resized during the pass; it is %s now",
                         n->row->name, th_describe(t));
            return -1;
        }
    }
    return 0;
}

/* Raise an error if a wanted gradient exists but is not derived. */
static int check_derived(const NodeObject *n) {
    for (int i = 0; n->row && n->row->missing && i < n->saved.count; i++)
        if (n->saved.wants[i] && n->row->lacks >> (i < n->row->inputs ? i : 8) & 1) {
            PyErr_Format(PyExc_RuntimeError,
                         "backward of %s: the gradient of %s is not derived (%s); give it "
                         ".detach() of that, or call it under no_grad()",
                         n->row->name, i < n->row->inputs ? th_slot_name(n->row, i) : "an operand",
                         n->row->missing);
            return -1;
        }
    return 0;
}

/* Compute the gradients of a row in an unrecorded pass. */
static int compute_row(pass *p, NodeObject *n, PyObject **gradients, PyObject **results) {
    PyObject *hooks = NULL;
    if (n->hooks && hooks_at(n->hooks, -1, &hooks))
        return -1;
    const bool seen = hooks || th_observing || !th_reuses_memory;
    const int added = seen ? 0 : th_pass_add_to_part(p, n, gradients[0]);
    return added ? added < 0 ? -1 : 0 : run_compiled(n, gradients, results);
}

static int compute(pass *p, NodeObject *n, PyObject **gradients, PyObject **results) {
    if ((n->segment && !n->freed && th_checkpoint_restore(n)) || th_node_check(n))
        return -1;
    n->running = true;
    const bool ready = !(n->packed && th_unpack_saved(n)) && !check_gradients(n, gradients);
    th_paths_narrow(&p->paths, n);
    const int failed = !ready || check_derived(n)   ? -1
                       : n->row && !p->create_graph ? compute_row(p, n, gradients, results)
                                                    : run_python(p, n, gradients, results);
    th_paths_widen(&p->paths, n);
    n->running = false;
    if (n->packed)
        th_forget_unpacked(n);
    return failed;
}

/* Free the saved tensors of a node, row or Function. */
static int free_kept(NodeObject *n) {
    PyObject *none = n->row ? NULL : PyObject_CallMethod(n->function, "_free", NULL);
    if (!n->row && !none)
        return -1;
    Py_XDECREF(none);
    th_node_free_saved(n);
    n->freed = true;
    return 0;
}

static int compute_watched(pass *p, NodeObject *n, PyObject **gradients, PyObject **results) {
    watch *w = th_watch_node(n, gradients);
    return w ? th_watch_end(w, results, n->saved.count, compute(p, n, gradients, results)) : -1;
}

/* Compute the gradients of the inputs and call hooks. */
static int compute_with_hooks(pass *p, NodeObject *n, PyObject **gradients, PyObject **results) {
    return (n->hooks && call_prehooks(p, n, gradients))
           || (th_observing ? compute_watched : compute)(p, n, gradients, results)
           || (n->hooks && call_node_hooks(p, n, gradients, results));
}

/* last: the node cannot run again. */
static int run_node(pass *p, NodeObject *n, PyObject **gradients, PyObject **results, bool last) {
    if (n->hooks && call_output_hooks(p, n, gradients))
        return -1;
    const bool continues = th_paths_continue(&p->paths, n);
    if (continues && compute_with_hooks(p, n, gradients, results))
        return -1;
    if ((last || (continues && !p->retain)) && !n->running && free_kept(n))
        return -1;
    if (n->segment && !n->running)
        th_checkpoint_forget(n);
    for (int k = 0; k < n->results; k++) /* a leaf may keep a view of one, without a copy */
        Py_CLEAR(gradients[k]);
    for (int i = 0; i < n->saved.count; i++) {
        PyObject *value = results[i];
        results[i] = NULL;
        if (value && n->edges[i].to) {
            if (th_pass_deposit(p, &n->edges[i], value))
                return -1;
        } else {
            Py_XDECREF(value);
        }
        if (last)
            Py_CLEAR(n->edges[i].to);
    }
    return 0;
}

static int run_pending(pass *p, pending *w) {
    PyObject *few[8] = {NULL}, **results = few;
    const int count = w->node->saved.count;
    const bool last = th_reuses_memory
                      && Py_REFCNT((PyObject *)w->node) == 1 + (w->node == p->temporary);
    const int64_t bytes = (int64_t)sizeof(PyObject *) * count;
    if (count > 8) {
        if (!(results = th_allocate(bytes)))
            return th_raise_int();
        memset(results, 0, (size_t)bytes);
    }
    const int failed = run_node(p, w->node, w->gradients, results, last);
    for (int i = 0; i < count; i++)
        Py_XDECREF(results[i]);
    if (results != few)
        th_release(results, bytes);
    return failed;
}

/* Call the hooks for "the leaf has its gradient". */
static int call_after_grad_hooks(const pass *p, const record *v) {
    PyObject *hooks, *called;
    if (hooks_at(v->hooks, -1, &hooks))
        return -1;
    if (!hooks || !PyDict_Size(hooks))
        return 0;
    called = th_call_python("torch.autograd.hooks", "call_leaf_hooks", "(Oi)", v->owner,
                            (int)p->create_graph);
    Py_XDECREF(called);
    return called ? 0 : -1;
}

static int finish_leaf(pass *p, record *v, PyObject *value) {
    PyObject *hooks;
    if (hooks_at(v->hooks, 0, &hooks)) {
        Py_DECREF(value);
        return -1;
    }
    if (hooks) /* hooks of other leaves may have removed them */
        value = call_hooks(p, hooks, value);
    return !value || th_pass_fits_leaf(v, value) || th_pass_give_leaf(p, v, value)
                   || (!p->paths.chosen && call_after_grad_hooks(p, v))
               ? -1
               : 0;
}

/* Finish leaves that no node in the heap leads to any more. */
static int finish_leaves(pass *p) {
    if (p->leaf_count && p->count && !p->uses_known && th_find_uses(p))
        return -1;
    while (p->leaves_finished < p->leaf_count) {
        leaf *l = &p->leaves[p->leaves_finished];
        PyObject *value = l->gradient;
        if (p->count && l->oldest <= p->heap[0]->node->sequence)
            break;
        l->gradient = NULL;
        p->leaves_finished++;
        if (value && finish_leaf(p, l->of, value))
            return -1;
    }
    return 0;
}

int th_run_backward(pass *p, PyObject *const *roots, PyObject **gradients, int count) {
    int failed = 0;
    th_pass_enter(p);
    for (int i = 0; i < count && !failed; i++) {
        const record *v = th_record_of(roots[i]);
        const edge start = {v->creator ? v->creator : roots[i], v->output};
        failed = th_pass_deposit(p, &start, Py_NewRef(gradients[i]));
    }
    while (!failed && p->count) {
        pending *w = th_pass_pop(p);
        failed = run_pending(p, w);
        th_pass_done(p, w);
        if (!failed && p->leaf_count > p->leaves_finished)
            failed = finish_leaves(p);
    }
    if (!failed)
        failed = finish_leaves(p);
    failed = th_pass_leave(p, failed);
    th_pass_clear(p);
    return failed ? -1 : 0;
}
