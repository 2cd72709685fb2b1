/* selected_gradients.c: passes for selected gradients: find the nodes between the roots and the
   requested tensors. Nothing else runs, and no other hooks are called. */
#include <stdlib.h>
#include <string.h>

#include "python/graph/graph.h"

static int compare(const void *a, const void *b) {
    const uint64_t x = *(const uint64_t *)a, y = *(const uint64_t *)b;
    return (x > y) - (x < y);
}

static bool has(const uint64_t *sorted, int64_t count, uint64_t key) {
    return count && bsearch(&key, sorted, (size_t)count, sizeof key, compare);
}

bool th_paths_include(const paths *w, const edge *e) {
    if (!e->to || !w->chosen)
        return e->to;
    if (!th_is_node(e->to))
        return has(w->leaves, w->leaf_count, (uint64_t)(uintptr_t)e->to);
    return has(w->nodes, w->node_count, ((NodeObject *)e->to)->sequence);
}

bool th_paths_continue(const paths *w, const NodeObject *n) {
    if (!w->chosen)
        return true;
    for (int i = 0; i < n->saved.count; i++)
        if (th_paths_include(w, &n->edges[i]))
            return true;
    return false;
}

void th_paths_narrow(const paths *w, NodeObject *n) {
    for (int i = 0; w->chosen && i < n->saved.count; i++)
        ((bool *)(uintptr_t)n->saved.wants)[i] = th_paths_include(w, &n->edges[i]);
}

void th_paths_widen(const paths *w, NodeObject *n) {
    for (int i = 0; w->chosen && i < n->saved.count; i++)
        ((bool *)(uintptr_t)n->saved.wants)[i] = n->edges[i].to;
}

int th_find(found *f, NodeObject *n) {
    if (n->found)
        return 0;
    if (f->count == f->capacity) {
        const int64_t larger = f->capacity ? f->capacity * 2 : 64;
        NodeObject **block = PyMem_Realloc(f->nodes, (size_t)larger * sizeof *block);
        if (!block)
            return -1;
        f->nodes = block;
        f->capacity = larger;
    }
    n->found = true;
    f->nodes[f->count++] = n;
    return 0;
}

void th_unmark(found *f) {
    for (int64_t k = 0; k < f->count; k++)
        f->nodes[k]->found = false;
}

/* Find all nodes reachable from the roots, down to the creation number `oldest`. */
static int find_all(found *f, PyObject *const *roots, int count, uint64_t oldest) {
    for (int i = 0; i < count; i++) {
        const record *v = th_record_of(roots[i]);
        if (v && v->creator && th_find(f, (NodeObject *)v->creator))
            return -1;
    }
    for (int64_t k = 0; k < f->count; k++) {
        const NodeObject *n = f->nodes[k];
        for (int i = 0; i < n->saved.count; i++) {
            PyObject *to = n->edges[i].to;
            if (to && th_is_node(to) && ((NodeObject *)to)->sequence >= oldest
                && th_find(f, (NodeObject *)to))
                return -1;
        }
    }
    return 0;
}

static int older(const void *a, const void *b) {
    return compare(&(*(NodeObject *const *)a)->sequence, &(*(NodeObject *const *)b)->sequence);
}

/* Keep the nodes that lead to a leaf or target, oldest first, so that a node's successors are
   decided before it. */
static int keep_leading(paths *w, found *f, const uint64_t *targets, int target_count) {
    if (f->count)
        qsort(f->nodes, (size_t)f->count, sizeof *f->nodes, older);
    if (!(w->nodes = PyMem_Malloc((size_t)(f->count + 1) * sizeof *w->nodes)))
        return -1;
    for (int64_t k = 0; k < f->count; k++)
        if (has(targets, target_count, f->nodes[k]->sequence) || th_paths_continue(w, f->nodes[k]))
            w->nodes[w->node_count++] = f->nodes[k]->sequence;
    return 0;
}

int th_paths_find(paths *w, PyObject *const *roots, int count, PyObject *const *inputs,
                  int input_count) {
    found f = {NULL, 0, 0};
    uint64_t *targets = PyMem_Malloc((size_t)(input_count + 1) * sizeof *targets);
    int target_count = 0;
    memset(w, 0, sizeof *w);
    w->chosen = true;
    w->leaves = PyMem_Malloc((size_t)(input_count + 1) * sizeof *w->leaves);
    int failed = !targets || !w->leaves ? -1 : 0;
    for (int i = 0; !failed && i < input_count; i++) {
        const record *v = th_record_of(inputs[i]);
        if (v && v->creator)
            targets[target_count++] = ((NodeObject *)v->creator)->sequence;
        else
            w->leaves[w->leaf_count++] = (uint64_t)(uintptr_t)inputs[i];
    }
    if (!failed) {
        qsort(targets, (size_t)target_count, sizeof *targets, compare);
        qsort(w->leaves, (size_t)w->leaf_count, sizeof *w->leaves, compare);
        const uint64_t oldest = w->leaf_count || !target_count ? 0 : targets[0];
        failed = find_all(&f, roots, count, oldest);
    }
    th_unmark(&f);
    if (!failed)
        failed = keep_leading(w, &f, targets, target_count);
    PyMem_Free(f.nodes);
    PyMem_Free(targets);
    if (failed)
        PyErr_NoMemory();
    return failed;
}

void th_paths_clear(paths *w) {
    PyMem_Free(w->nodes);
    PyMem_Free(w->leaves);
}
