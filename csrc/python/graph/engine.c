/* engine.c: the backward pass. Nodes leave a heap youngest first, so every gradient is complete when its node runs. */
#include "binding.h"

#include <string.h>

#include "../../generated/ops.h"

typedef struct leaf {
    VariableObject *variable;
    PyObject *gradient;
} leaf;

/* Gradients are TensorObjects; with create_graph they are Variables, and the pass itself is recorded. */
typedef struct pass {
    NodeObject **heap;
    int64_t count, capacity;
    leaf *leaves; /* those with hooks: they see the sum, at the end */
    int64_t leaf_count, leaf_capacity;
    bool retain, create_graph;
    bool accumulate; /* leaves keep their sum; without it only hooks see the gradients */
} pass;

static int grow(void **items, int64_t *capacity, int64_t count, size_t size) {
    if (count < *capacity)
        return 0;
    int64_t larger = *capacity ? *capacity * 2 : 16;
    void *block = th_allocate(larger * size);
    if (!block)
        return th_raise_int();
    if (*items) {
        memcpy(block, *items, count * size);
        th_release(*items, *capacity * size);
    }
    *items = block;
    *capacity = larger;
    return 0;
}

static int push(pass *p, NodeObject *n) {
    if (grow((void **)&p->heap, &p->capacity, p->count, sizeof *p->heap))
        return -1;
    int64_t i = p->count++;
    for (; i > 0 && p->heap[(i - 1) / 2]->sequence < n->sequence; i = (i - 1) / 2)
        p->heap[i] = p->heap[(i - 1) / 2];
    p->heap[i] = (NodeObject *)Py_NewRef((PyObject *)n);
    n->queued = true;
    return 0;
}

static NodeObject *pop(pass *p) {
    NodeObject *top = p->heap[0], *last = p->heap[--p->count];
    int64_t i = 0;
    for (;;) {
        int64_t child = 2 * i + 1;
        if (child >= p->count)
            break;
        if (child + 1 < p->count && p->heap[child + 1]->sequence > p->heap[child]->sequence)
            child++;
        if (p->heap[child]->sequence <= last->sequence)
            break;
        p->heap[i] = p->heap[child];
        i = child;
    }
    p->heap[i] = last;
    top->queued = false;
    return top;
}

/* Nobody else can see this tensor, so it may be written or kept. */
static bool owned(PyObject *o) {
    if (!th_is_exact_tensor(Py_TYPE(o)) || Py_REFCNT(o) != 1)
        return false;
    tensor *t = th_unwrap(o);
    return t->references == 1 && t->storage->references == 1 && t->contiguous;
}

static tensor *add(tensor *a, tensor *b, bool inplace) {
    const row *r = th_names[NAME_add].rows[0];
    call c;
    th_set_presets(r, &c);
    c.t[0] = a;
    c.t[1] = b;
    if (inplace) {
        c.inplace = true;
        th_retain(c.out[0] = a);
    }
    return th_run_entry(r, &c) ? NULL : c.out[0];
}

/* *sum += value; takes value. */
static int accumulate(PyObject **sum, PyObject *value) {
    if (!*sum) {
        *sum = value;
        return 0;
    }
    PyObject *result;
    if (th_is_variable(*sum)) {
        result = PyNumber_Add(*sum, value);
    } else if (owned(*sum) && th_same_size(th_unwrap(*sum), th_unwrap(value))) {
        tensor *t = add(th_unwrap(*sum), th_unwrap(value), true);
        th_drop(t);
        Py_DECREF(value);
        return t ? 0 : th_raise_int();
    } else {
        result = th_wrap(add(th_unwrap(*sum), th_unwrap(value), false));
    }
    Py_DECREF(value);
    if (!result)
        return -1;
    Py_DECREF(*sum);
    *sum = result;
    return 0;
}

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
    PyObject *list = PyMapping_Values(hooks), *gradient = list ? as_variable(value) : NULL;
    for (Py_ssize_t i = 0; gradient && i < PyList_Size(list); i++) {
        PyObject *result = PyObject_CallFunctionObjArgs(PyList_GetItem(list, i), gradient, NULL);
        if (!result) {
            Py_CLEAR(gradient);
        } else if (result == Py_None) {
            Py_DECREF(result);
        } else if (!th_is_variable(result) || !th_same_size(th_tensor_of(result), th_tensor_of(gradient)) ||
                   th_tensor_of(result)->dtype != th_tensor_of(gradient)->dtype) {
            PyErr_Format(th_is_variable(result) ? PyExc_RuntimeError : PyExc_TypeError,
                         "a hook must return None or a Variable like the gradient (%s), not %R",
                         th_describe(th_tensor_of(gradient)), (PyObject *)Py_TYPE(result));
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

static void set_gradient(VariableObject *v, PyObject *gradient) {
    PyObject *old = v->grad;
    v->grad = gradient;
    Py_XDECREF(old);
}

/* Adds to the gradient of a leaf; takes value. */
static int give_leaf(pass *p, VariableObject *v, PyObject *value) {
    if (!p->accumulate) {
        Py_DECREF(value);
        return 0;
    }
    if (p->create_graph) {
        PyObject *sum = v->grad ? PyNumber_Add(v->grad, value) : Py_NewRef(value);
        Py_DECREF(value);
        if (!sum)
            return -1;
        set_gradient(v, sum);
        return 0;
    }
    tensor *t = th_unwrap(value), *result;
    if (v->grad && !((VariableObject *)v->grad)->creator && !th_overlaps_itself(th_tensor_of(v->grad))) {
        result = add(th_tensor_of(v->grad), t, true);
        th_drop(result);
        Py_DECREF(value);
        return result ? 0 : th_raise_int();
    }
    if (v->grad) {
        result = add(th_tensor_of(v->grad), t, false);
    } else if (owned(value)) {
        th_retain(result = t);
    } else {
        result = th_clone(t);
    }
    Py_DECREF(value);
    if (!result)
        return th_raise_int();
    VariableObject *gradient = th_make_variable(result);
    if (!gradient)
        return -1;
    set_gradient(v, (PyObject *)gradient);
    return 0;
}

static int give_leaf_later(pass *p, VariableObject *v, PyObject *value) {
    for (int64_t i = 0; i < p->leaf_count; i++)
        if (p->leaves[i].variable == v)
            return accumulate(&p->leaves[i].gradient, value);
    if (grow((void **)&p->leaves, &p->leaf_capacity, p->leaf_count, sizeof *p->leaves)) {
        Py_DECREF(value);
        return -1;
    }
    p->leaves[p->leaf_count++] = (leaf){(VariableObject *)Py_NewRef((PyObject *)v), value};
    return 0;
}

/* Takes value to the node or leaf at the other end of an edge. */
static int deposit(pass *p, PyObject *to, int output, PyObject *value) {
    if (Py_TYPE(to) != th_node_type) {
        VariableObject *v = (VariableObject *)to;
        return v->hooks && PyObject_Size(v->hooks) > 0 ? give_leaf_later(p, v, value) : give_leaf(p, v, value);
    }
    NodeObject *n = (NodeObject *)to;
    if (!n->queued && push(p, n)) {
        Py_DECREF(value);
        return -1;
    }
    return accumulate(&n->gradients[output], value);
}

/* The row's own C. results: one TensorObject or NULL per input. */
static int run_compiled(NodeObject *n, PyObject **gradients, PyObject **results) {
    tensor *given[TH_MAX_RESULTS], *few[TH_MAX_TENSORS] = {NULL}, **made = few;
    int count = n->saved.count;
    int64_t bytes = sizeof(tensor *) * count, work = 0;
    if (count > TH_MAX_TENSORS) {
        if (!(made = th_allocate(bytes)))
            return th_raise_int();
        memset(made, 0, bytes);
    }
    for (int k = 0; k < n->results; k++) {
        given[k] = gradients[k] ? th_unwrap(gradients[k]) : NULL;
        work += given[k] ? given[k]->numel : 0;
    }
    for (int i = 0; i < count; i++)
        work += n->saved.shape[i] ? n->saved.shape[i]->numel : 0;
    PyThreadState *state = work > TH_PARALLEL ? PyEval_SaveThread() : NULL;
    int failed = n->row->backward(&n->saved, given, made);
    if (state)
        PyEval_RestoreThread(state);
    if (failed)
        th_raise();
    for (int i = 0; i < count && !failed; i++)
        if (made[i])
            results[i] = th_wrap(made[i]);
    if (made != few)
        th_release(made, bytes);
    return failed ? -1 : 0;
}

static PyObject *tuple_of(PyObject *const *values, int count, bool variables) {
    PyObject *tuple = PyTuple_New(count);
    for (int k = 0; tuple && k < count; k++)
        PyTuple_SetItem(tuple, k, variables ? as_variable(values[k]) : Py_NewRef(values[k] ? values[k] : Py_None));
    return tuple;
}

/* Into results from a tuple of what the pass works with, or None. */
static int spread(const pass *p, PyObject *tuple, PyObject **results, int count) {
    if (!tuple)
        return -1;
    int failed = 0;
    for (int i = 0; !failed && i < count && i < PyTuple_Size(tuple); i++) {
        PyObject *value = PyTuple_GetItem(tuple, i);
        if (value == Py_None)
            continue;
        if (p->create_graph ? th_is_variable(value) : th_is_tensor(value)) {
            results[i] = Py_NewRef(value);
        } else {
            PyErr_Format(PyExc_TypeError, "backward: gradient %d is a %R", i, (PyObject *)Py_TYPE(value));
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
    PyObject *made = given ? PyObject_CallMethod(module, n->row ? "run_row" : "run_function", "OOi", (PyObject *)n, given,
                                                 (int)p->create_graph) : NULL;
    Py_XDECREF(module);
    Py_XDECREF(given);
    return spread(p, made, results, n->saved.count);
}

static int call_node_hooks(pass *p, NodeObject *n, PyObject **gradients, PyObject **results) {
    PyObject *module = PyImport_ImportModule("torch.autograd.hooks");
    PyObject *inputs = module ? tuple_of(results, n->saved.count, true) : NULL;
    PyObject *outputs = inputs ? tuple_of(gradients, n->results, true) : NULL;
    PyObject *made = outputs ? PyObject_CallMethod(module, "call_node_hooks", "OOOi", (PyObject *)n, inputs, outputs,
                                                   (int)p->create_graph) : NULL;
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
        PyObject *key = PyLong_FromLong(k), *hooks = key ? PyDict_GetItem(n->hooks, key) : NULL;
        Py_XDECREF(key);
        if (hooks && gradients[k] && !(gradients[k] = call_hooks(p, hooks, gradients[k])))
            return -1;
    }
    return 0;
}

static bool has_node_hooks(const NodeObject *n) {
    PyObject *key = PyLong_FromLong(-1), *hooks = key ? PyDict_GetItem(n->hooks, key) : NULL;
    Py_XDECREF(key);
    return hooks && PyObject_Size(hooks) > 0;
}

static int run_node_with(pass *p, NodeObject *n, PyObject **gradients, PyObject **results) {
    if (n->hooks && call_output_hooks(p, n, gradients))
        return -1;
    if (th_node_check(n))
        return -1;
    if (n->row && !p->create_graph ? run_compiled(n, gradients, results) : run_python(p, n, gradients, results))
        return -1;
    if (n->hooks && has_node_hooks(n) && call_node_hooks(p, n, gradients, results))
        return -1;
    if (!p->retain) {
        th_node_free_saved(n);
        n->freed = n->row != NULL;
    }
    for (int i = 0; i < n->saved.count; i++) {
        PyObject *value = results[i];
        results[i] = NULL;
        if (value && n->edges[i].to) {
            if (deposit(p, n->edges[i].to, n->edges[i].output, value))
                return -1;
        } else {
            Py_XDECREF(value);
        }
    }
    return 0;
}

static int run_node(pass *p, NodeObject *n) {
    PyObject *few[8] = {NULL}, **gradients = few, **results;
    int64_t count = n->results + n->saved.count, bytes = sizeof(PyObject *) * count;
    if (count > 8) {
        if (!(gradients = th_allocate(bytes)))
            return th_raise_int();
        memset(gradients, 0, bytes);
    }
    results = gradients + n->results;
    for (int k = 0; k < n->results; k++) {
        gradients[k] = n->gradients[k];
        n->gradients[k] = NULL;
    }
    int failed = run_node_with(p, n, gradients, results);
    for (int64_t i = 0; i < count; i++)
        Py_XDECREF(gradients[i]);
    if (gradients != few)
        th_release(gradients, bytes);
    return failed;
}

/* After a failure nothing of this pass may stay in the nodes. */
static void clear(pass *p) {
    while (p->count) {
        NodeObject *n = p->heap[--p->count];
        n->queued = false;
        for (int k = 0; k < n->results; k++)
            Py_CLEAR(n->gradients[k]);
        Py_DECREF(n);
    }
    for (int64_t i = 0; i < p->leaf_count; i++) {
        Py_DECREF(p->leaves[i].variable);
        Py_XDECREF(p->leaves[i].gradient);
    }
    if (p->heap)
        th_release(p->heap, p->capacity * sizeof *p->heap);
    if (p->leaves)
        th_release(p->leaves, p->leaf_capacity * sizeof *p->leaves);
}

static int finish_leaves(pass *p) {
    for (int64_t i = 0; i < p->leaf_count; i++) {
        leaf *l = &p->leaves[i];
        PyObject *value = call_hooks(p, l->variable->hooks, l->gradient);
        l->gradient = NULL;
        if (!value || give_leaf(p, l->variable, value))
            return -1;
    }
    return 0;
}

int th_run_backward(VariableObject **roots, PyObject **gradients, int count, bool retain, bool create_graph,
                    bool accumulate) {
    pass p = {.retain = retain, .create_graph = create_graph, .accumulate = accumulate};
    int failed = 0;
    for (int i = 0; i < count && !failed; i++) {
        PyObject *to = roots[i]->creator ? (PyObject *)roots[i]->creator : (PyObject *)roots[i];
        failed = deposit(&p, to, roots[i]->output, Py_NewRef(gradients[i]));
    }
    while (!failed && p.count) {
        NodeObject *n = pop(&p);
        failed = run_node(&p, n);
        Py_DECREF(n);
    }
    if (!failed)
        failed = finish_leaves(&p);
    clear(&p);
    return failed ? -1 : 0;
}
