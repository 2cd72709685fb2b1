/* last_use.c: finds the node that uses each leaf last in a backward pass. Once no older node
   remains, the leaf's gradient is complete and its hooks run while the pass continues. */
#include <stdlib.h>

#include "python/graph/graph.h"

static int record_use(pass *p, record *v, uint64_t sequence) {
    if (!v->hooks || !PyDict_Size(v->hooks))
        return 0;
    leaf *l = th_pass_leaf(p, v);
    if (l && sequence < l->oldest)
        l->oldest = sequence;
    return l ? 0 : -1;
}

/* Follow the edges of the nodes found; the list grows meanwhile. */
static int visit_edges(pass *p, found *f) {
    for (int64_t k = 0; k < f->count; k++) {
        const NodeObject *n = f->nodes[k];
        for (int i = 0; i < n->saved.count; i++) {
            PyObject *to = n->edges[i].to;
            if (!to)
                continue;
            if (th_is_node(to) ? th_find(f, (NodeObject *)to)
                               : record_use(p, th_record_of(to), n->sequence))
                return -1;
        }
    }
    return 0;
}

static int by_use(const void *a, const void *b) {
    const leaf *x = a, *y = b;
    return x->oldest != y->oldest ? (x->oldest < y->oldest) - (x->oldest > y->oldest)
                                  : (x->place > y->place) - (x->place < y->place);
}

int th_find_uses(pass *p) {
    found f = {NULL, 0, 0};
    int failed = 0;
    for (int64_t i = 0; i < p->count && !failed; i++)
        failed = th_find(&f, p->heap[i]->node);
    if (!failed)
        failed = visit_edges(p, &f);
    if (failed && !PyErr_Occurred())
        PyErr_NoMemory();
    th_unmark(&f);
    PyMem_Free(f.nodes);
    qsort(p->leaves, (size_t)p->leaf_count, sizeof *p->leaves, by_use);
    p->uses_known = true;
    return failed;
}
