/* engine.c: the backward pass: nodes leave the pass youngest first and hand their gradients on. */
#include <string.h>

#include "python/graph/graph.h"

bool th_reuses_memory = true;

static PyObject *as_variable(PyObject *value) {
    if (!value)
        return Py_NewRef(Py_None);
    if (th_is_variable(value))
        return Py_NewRef(value);
    th_retain(th_unwrap(value));
    return (PyObject *)th_make_variable(th_unwrap(value));
}

/* A hook may replace the gradient by a Variable of the same size. Takes value, returns the value to go on with. */
static PyObject *call_hooks(pass *p, PyObject *hooks, PyObject *value) {
    Py_INCREF(hooks); /* they may be replaced while they run */
    PyObject *list = PyMapping_Values(hooks), *gradient = list ? as_variable(value) : NULL;
    Py_DECREF(hooks);
    for (Py_ssize_t i = 0; gradient && i < PyList_Size(list); i++) {
        PyObject *result = PyObject_CallFunctionObjArgs(PyList_GetItem(list, i), gradient, NULL);
        if (!result) {
            Py_CLEAR(gradient);
        } else if (result == Py_None) {
            Py_DECREF(result);
        } else if (!th_is_variable(result)
                   || !th_same_size(th_tensor_of(result), th_tensor_of(gradient))
                   || th_tensor_of(result)->dtype != th_tensor_of(gradient)->dtype) {
            const char *wanted = th_describe(th_tensor_of(gradient));
            if (th_is_variable(result))
                PyErr_Format(
                    PyExc_RuntimeError,
                    "a hook must return None or a Variable like the gradient (%s), not a %s",
                    wanted, th_describe(th_tensor_of(result)));
            else
                PyErr_Format(PyExc_TypeError,
                             "a hook must return None or a Variable like the gradient (%s), not %R",
                             wanted, (PyObject *)Py_TYPE(result));
            Py_DECREF(result);
            Py_CLEAR(gradient);
        } else {
            Py_DECREF(gradient);
            gradient = result;
        }
    }
    Py_XDECREF(list);
    Py_DECREF(value);
    if (!gradient || p->create_graph)
        return gradient;
    tensor *t = th_tensor_of(gradient);
    th_retain(t);
    Py_DECREF(gradient);
    return th_wrap(t);
}

static void release(tensor **made, tensor **zeros, const NodeObject *n, tensor **few) {
    for (int k = 0; k < n->results; k++)
        th_drop(zeros[k]);
    if (made && made != few)
        th_release(made, (int64_t)sizeof(tensor *) * n->saved.count);
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

static int run_row(NodeObject *n, tensor *const *given, tensor **made, int64_t work) {
    if (work <= TH_PARALLEL)
        return th_backward(&n->saved, given, n->results, made);
    each_saved(n, given, th_pin);
    PyThreadState *state = th_release_gil();
    const int failed = th_backward(&n->saved, given, n->results, made);
    th_take_gil(state);
    each_saved(n, given, th_unpin);
    return failed;
}

/* The row's own C, which runs without the GIL where there is much to do: saved tensors belong to the
   node, and a node that runs refuses other passes. results: one TensorObject or NULL per input. */
static int run_compiled(NodeObject *n, PyObject **gradients, PyObject **results) {
    spare left = {.left = 0};
    tensor *given[TH_MAX_RESULTS], *zeros[TH_MAX_RESULTS] = {NULL};
    tensor *few[TH_MAX_TENSORS] = {NULL}, **made = few;
    const int count = n->saved.count;
    int64_t work = 0;
    if (count > TH_MAX_TENSORS) {
        if (!(made = th_allocate((int64_t)sizeof(tensor *) * count)))
            return th_raise_int();
        memset(made, 0, sizeof(tensor *) * (size_t)count);
    }
    for (int k = 0; k < n->results; k++) {
        given[k] = gradients[k] ? th_unwrap(gradients[k]) : NULL;
        if (!given[k] && n->row->grads >> k & 1 && !(given[k] = zeros[k] = th_zeros_of(n, k))) {
            release(made, zeros, n, few);
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
    const int failed = run_row(n, given, made, work);
    n->saved.spare = NULL;
    if (failed)
        th_raise();
    for (int i = 0; i < count && !failed; i++)
        if (made[i])
            results[i] = th_wrap(made[i]);
    for (int k = 0; k < n->results; k++)
        if (left.used[k])
            Py_CLEAR(gradients[k]);
    release(made, zeros, n, few);
    return failed || PyErr_Occurred() ? -1 : 0;
}

static PyObject *tuple_of(PyObject *const *values, int count, bool variables) {
    PyObject *list = PyList_New(0);
    for (int k = 0; list && k < count; k++)
        list = th_append(list, variables ? as_variable(values[k])
                                         : Py_NewRef(values[k] ? values[k] : Py_None));
    return th_as_tuple(list);
}

/* Into results from a tuple of what the pass works with, or None. */
static int spread(const pass *p, PyObject *tuple, PyObject **results, int count) {
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
        if (p->create_graph ? th_is_variable(value) : th_is_tensor(value)) {
            results[i] = Py_NewRef(value);
        } else {
            PyErr_Format(PyExc_TypeError, "backward: gradient %d is a %R", i,
                         (PyObject *)Py_TYPE(value));
            failed = -1;
        }
    }
    Py_DECREF(tuple);
    return failed;
}

/* Python's part: generated Function classes when the pass is recorded, and users' Functions always. */
static int run_python(pass *p, NodeObject *n, PyObject **gradients, PyObject **results) {
    PyObject *module = PyImport_ImportModule("torch.autograd.function");
    PyObject *given = module ? tuple_of(gradients, n->results, false) : NULL;
    PyObject *made = given ? PyObject_CallMethod(module, n->row ? "run_row" : "run_function", "OOi",
                                                 (PyObject *)n, given, (int)p->create_graph)
                           : NULL;
    Py_XDECREF(module);
    Py_XDECREF(given);
    return spread(p, made, results, n->saved.count);
}

/* Those of result k of a node, or of a leaf for 0; for -1 of the node itself, or after a leaf got its gradient.
   NULL where there are none. */
static int hooks_at(PyObject *all, int k, PyObject **hooks) {
    PyObject *key = all ? PyLong_FromLong(k) : NULL;
    *hooks = key ? PyDict_GetItemWithError(all, key) : NULL;
    Py_XDECREF(key);
    if (*hooks && !PyDict_Check(*hooks))
        PyErr_Format(PyExc_TypeError, "hooks are kept in a dict, not in a %R",
                     (PyObject *)Py_TYPE(*hooks));
    return PyErr_Occurred() ? -1 : 0;
}

static int call_node_hooks(pass *p, NodeObject *n, PyObject **gradients, PyObject **results) {
    PyObject *hooks;
    if (hooks_at(n->hooks, -1, &hooks))
        return -1;
    if (!hooks || !PyDict_Size(hooks))
        return 0;
    PyObject *module = PyImport_ImportModule("torch.autograd.hooks");
    PyObject *inputs = module ? tuple_of(results, n->saved.count, true) : NULL;
    PyObject *outputs = inputs ? tuple_of(gradients, n->results, true) : NULL;
    PyObject *made = outputs ? PyObject_CallMethod(module, "call_node_hooks", "OOOi", (PyObject *)n,
                                                   inputs, outputs, (int)p->create_graph)
                             : NULL;
    Py_XDECREF(module);
    Py_XDECREF(inputs);
    Py_XDECREF(outputs);
    if (!made)
        return -1;
    if (made == Py_None) {
        Py_DECREF(made);
        return 0;
    }
    for (int i = 0; i < n->saved.count; i++)
        Py_CLEAR(results[i]);
    return spread(p, made, results, n->saved.count);
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

/* What arrived fitted, but a hook or its owner may have resized it since: then its header tells. */
static int check_gradients(const NodeObject *n, PyObject *const *gradients) {
    for (int k = 0; k < n->results && n->row; k++) {
        const tensor *t = gradients[k] ? th_tensor_of(gradients[k]) : NULL;
        if (t && t->changes && !th_has_size(t, &n->kinds[k].size)) {
            PyErr_Format(PyExc_RuntimeError,
                         "backward of %s: a gradient was resized on its way; it is %s now",
                         n->row->name, th_describe(t));
            return -1;
        }
    }
    return 0;
}

static int compute(pass *p, NodeObject *n, PyObject **gradients, PyObject **results) {
    if ((n->segment && !n->freed && th_segment_restore(n)) || th_node_check(n)
        || check_gradients(n, gradients))
        return -1;
    n->running = true;
    th_paths_narrow(&p->paths, n);
    const int failed = n->row && !p->create_graph ? run_compiled(n, gradients, results)
                                                  : run_python(p, n, gradients, results);
    th_paths_widen(&p->paths, n);
    n->running = false;
    return failed;
}

/* What a node kept for its gradients, row or Function, is not needed again. */
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

/* The gradients of the inputs, as hooks leave them. */
static int run_through(pass *p, NodeObject *n, PyObject **gradients, PyObject **results) {
    return (th_watching ? compute_watched : compute)(p, n, gradients, results)
           || (n->hooks && call_node_hooks(p, n, gradients, results));
}

/* last: nobody can run the node again. */
static int run_node(pass *p, NodeObject *n, PyObject **gradients, PyObject **results, bool last) {
    if (n->hooks && call_output_hooks(p, n, gradients))
        return -1;
    const bool goes_on = th_paths_go_on(&p->paths, n);
    if (goes_on && run_through(p, n, gradients, results))
        return -1;
    if ((last || (goes_on && !p->retain)) && !n->running && free_kept(n))
        return -1;
    if (n->segment && !n->running)
        th_segment_forget(n);
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

/* What wants to know that a leaf has its gradient. */
static int tell(VariableObject *v) {
    PyObject *hooks, *module, *told;
    if (hooks_at(v->hooks, -1, &hooks))
        return -1;
    if (!hooks || !PyDict_Size(hooks))
        return 0;
    module = PyImport_ImportModule("torch.autograd.hooks");
    told = module ? PyObject_CallMethod(module, "call_leaf_hooks", "O", (PyObject *)v) : NULL;
    Py_XDECREF(module);
    Py_XDECREF(told);
    return told ? 0 : -1;
}

static int finish_leaf(pass *p, VariableObject *v, PyObject *value) {
    PyObject *hooks;
    if (hooks_at(v->hooks, 0, &hooks)) {
        Py_DECREF(value);
        return -1;
    }
    if (hooks) /* those of other leaves may have removed them */
        value = call_hooks(p, hooks, value);
    return !value || th_pass_fits_leaf(v, value) || th_pass_give_leaf(p, v, value)
                   || (!p->paths.chosen && tell(v))
               ? -1
               : 0;
}

/* Those that no node in the heap leads to any more. */
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
        if (value && finish_leaf(p, l->variable, value))
            return -1;
    }
    return 0;
}

/* What was drawn at random takes a reward in the place of a gradient. -1: an error. */
static int is_drawn(const VariableObject *v) {
    const NodeObject *n = (const NodeObject *)v->creator;
    PyObject *taker = n && n->function ? th_attribute(n->function, "reinforce") : NULL;
    Py_XDECREF(taker);
    return taker ? 1 : PyErr_Occurred() ? -1 : 0;
}

/* The gradient a pass starts with: the caller's, checked, or 1 for a single element. New reference. */
PyObject *th_root_gradient(VariableObject *v, PyObject *gradient, bool create_graph) {
    const int drawn = is_drawn(v);
    if (drawn < 0)
        return NULL;
    if (drawn && gradient == Py_None) {
        tensor *none = th_new(TH_CPU, TH_FLOAT, 1, (int64_t[]){0});
        return create_graph && none ? (PyObject *)th_make_variable(none) : th_wrap(none);
    }
    if (!th_is_floating((dtype)v->t->dtype))
        return PyErr_Format(PyExc_RuntimeError,
                            "backward: %s holds integers, and integers have no gradient",
                            th_describe(v->t));
    if (!v->requires_grad)
        return PyErr_Format(PyExc_RuntimeError, "backward: this Variable does not require grad%s",
                            v->is_volatile ? ", because it is volatile"
                                           : "; nothing it came from does");
    if (gradient == Py_None) {
        if (v->t->numel != 1)
            return PyErr_Format(
                PyExc_RuntimeError,
                "backward: %s is no scalar; give the gradient: y.backward(gradient)",
                th_describe(v->t));
        tensor *one = th_new(v->t->device, v->t->dtype, v->t->ndim, v->t->size);
        if (!one)
            return th_raise();
        if (th_fill(one, th_integral(1))) {
            th_drop(one);
            return th_raise();
        }
        return create_graph ? (PyObject *)th_make_variable(one) : th_wrap(one);
    }
    if (!th_is_tensor(gradient) && !th_is_variable(gradient))
        return PyErr_Format(PyExc_TypeError,
                            "backward: the gradient is a Tensor or a Variable, not %R",
                            (PyObject *)Py_TYPE(gradient));
    tensor *t = th_tensor_of(gradient);
    if (t->device != v->t->device)
        return PyErr_Format(
            PyExc_RuntimeError,
            "backward: the gradient, %s, lies on device %d and the Variable on device "
            "%d, where 0 is the CPU and 1 the first GPU",
            th_describe(t), t->device, v->t->device);
    if (t->dtype != v->t->dtype || !th_same_size(t, v->t))
        return PyErr_Format(PyExc_RuntimeError,
                            "backward: the gradient is %s, but the Variable is %s", th_describe(t),
                            th_describe(v->t));
    if (create_graph ? th_is_variable(gradient) : th_is_exact_tensor(Py_TYPE(gradient)))
        return Py_NewRef(gradient);
    th_retain(t);
    return create_graph ? (PyObject *)th_make_variable(t) : th_wrap(t);
}

int th_run_backward(pass *p, VariableObject **roots, PyObject **gradients, int count) {
    int failed = 0;
    th_pass_enter(p);
    for (int i = 0; i < count && !failed; i++) {
        PyObject *to = roots[i]->creator ? roots[i]->creator : (PyObject *)roots[i];
        const edge start = {to, roots[i]->output};
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
