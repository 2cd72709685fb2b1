/* graph.h: recording of calls, and the backward pass over the graph. */
#pragma once
#include "python/types/types.h"

typedef struct edge {
    PyObject *to; /* a NodeObject or the leaf; NULL: no gradient needed */
    int output;
} edge;

/* State of a tensor when it was saved. */
typedef struct stamp {
    version *version; /* NULL: the node's own copy */
    int64_t count;    /* of the version */
    uint64_t changes; /* of the header */
} stamp;

/* Properties of a result, which its gradient must match. */
enum { KIND_DIMS = 8, KIND_MANY = TH_MAX_DIM * sizeof(int64_t) };
typedef struct result_kind {
    uint8_t dtype; /* TH_TYPES: not known yet */
    device where;
    uint8_t ndim;
    int64_t few[KIND_DIMS], *many; /* sizes: in `many` if there are more dims than KIND_DIMS */
} result_kind;
static inline const int64_t *th_kind_size(const result_kind *kind) {
    return kind->ndim > KIND_DIMS ? kind->many : kind->few;
}
/* Without memory for the sizes a kind has no dims, and backward refuses its gradient. */
static inline void th_set_kind(result_kind *kind, const tensor *t) {
    int64_t *size = kind->few;
    kind->dtype = t->dtype;
    kind->where = t->device;
    kind->ndim = t->ndim;
    if (__builtin_expect(t->ndim > KIND_DIMS, 0)) {
        if (!kind->many)
            kind->many = th_allocate(KIND_MANY);
        if (!(size = kind->many)) {
            th_forget_error();
            kind->ndim = 0;
        }
    }
    for (int d = 0; d < kind->ndim; d++)
        size[d] = t->size[d];
}
static inline bool th_has_kind(const tensor *t, const result_kind *kind) {
    const int64_t *size = th_kind_size(kind);
    bool same = t->dtype == kind->dtype && t->device == kind->where && t->ndim == kind->ndim;
    for (int d = 0; same && d < t->ndim; d++)
        same = t->size[d] == size[d];
    return same;
}

/* A saved tensor that a user's function keeps. */
typedef struct packed {
    PyObject *object; /* NULL: the node keeps the tensor */
    tensor was;       /* without a storage */
} packed;

typedef struct NodeObject {
    PyObject_HEAD
    chained chained;
    const row *row; /* NULL: a user's Function */
    PyObject *function;
    uint64_t sequence; /* creation number: an output is always younger than its inputs */
    edge *edges;
    saved saved;
    stamp *stamps;           /* for saved.t, then saved.out */
    result_kind *kinds;      /* of the returned results */
    char *shapes;            /* headers for saved.shape; NULL: there is no room */
    struct pending *pending; /* what running passes have gathered for it */
    void *block;             /* allocation that holds the arrays above, and often the node */
    int64_t block_bytes;
    PyObject *hooks;   /* dict: result number -> dict of hooks; -1: hooks on the node */
    PyObject *code;    /* where the op was called */
    PyObject *segment; /* checkpoint that recomputes the saved tensors; NULL: the node keeps them */
    int64_t number;    /* of the node in the segment */
    packed *packed;    /* of inputs, then of results; NULL: the node keeps all */
    PyObject *unpack, *metadata; /* a dict of the user's, or NULL */
    int instruction;
    int results;
    bool running, freed, found; /* found: mark of a graph walk */
    uint8_t shape_room;         /* dims that each of shapes has room for */
    bool owns_shapes;           /* shapes is an allocation of its own */
} NodeObject;

extern PyTypeObject *th_node_type;
extern bool th_named_nodes; /* whether any node has the class of its name */
static inline bool th_is_node(PyObject *o) {
    return Py_TYPE(o) == th_node_type
           || (th_named_nodes && PyType_IsSubtype(Py_TYPE(o), th_node_type));
}

/* graph.c */
/* untracked by the garbage collector */
/* shape_room: dims of the sizes that it can keep; 0: none */
NodeObject *th_node_new(const row *r, int inputs, int ints, int results, int shape_room);

int th_node_check(const NodeObject *n); /* fails if a saved tensor was overwritten or freed */
void th_node_free_saved(NodeObject *n);
PyObject *th_node_saved_variable(NodeObject *n, int slot, bool result);
tensor *th_zeros_of(const NodeObject *n, int k); /* zero gradient for an unused result k */
void th_node_free(PyObject *self);               /* as Py_tp_dealloc */
void th_set_creator(record *v, NodeObject *node, int output);
int th_set_hooks(PyObject **hooks, PyObject *value); /* a dict, or None or NULL for no hooks */
/* Whether inference mode made the tensor, and this thread has left that mode. */
static inline bool th_is_frozen(PyObject *o) {
    const storage *s = th_tensor_of(o)->storage;
    return s && s->inference && !th_inference;
}
int th_refuse_frozen(const char *op, const char *use); /* raises */
static inline int th_check_write(PyObject *o, const char *op) {
    return __builtin_expect(th_is_frozen(o), 0) ? th_refuse_frozen(op, "changed in place") : 0;
}
/* Count a write, after it happened, to an object that may have no record. */
void th_count_tracked_write(PyObject *o, const char *op);
/* for records that are counted already */
void th_count_storage_write(storage *s, const char *op);
static inline void th_count_write(PyObject *o, const char *op) {
    storage *s = th_tensor_of(o)->storage;
    if (!s || s->release || s->bound & 1 || th_record_of(o))
        th_count_tracked_write(o, op);
    else
        s->bound += 2;
}
void th_record_writer(version *cell, const char *op); /* may run Python code */

/* node_type.c: what Python sees of a node. */
/* Give the node the class of its name, a subclass of Node, before Python sees it; -1: an error. */
int th_name_node(PyObject *self);
int th_install_node(PyObject *module);

/* run.c: the only place that runs an entry, without the GIL if there is enough work. Meanwhile
   operands are pinned: they stay alive and keep shape and memory. */
void th_unpin_call(const row *r, call *c);
/* Run a call of so many elements that creates them, takes lists, has given outputs, or is large. */
int th_run_otherwise(const row *r, call *c, int64_t work);
/* c->pinned: operands stay pinned until th_unpin_call. */
static inline int th_run_pinned(const row *r, call *c) {
    int64_t work = 0;
    c->pinned = false;
    c->narrow = 0;
    for (int i = 0; i < r->tensors; i++)
        work += c->t[i] ? c->t[i]->numel : 0;
    const bool usual = !r->many && !(r->flags & ROW_CREATE) && work < TH_PARALLEL
                       && (!c->out[0] || c->inplace);
    return usual ? r->enter(r, c) : th_run_otherwise(r, c, work);
}
static inline int th_run_entry(const row *r, call *c) {
    const int failed = th_run_pinned(r, c);
    if (c->pinned)
        th_unpin_call(r, c);
    return failed;
}
void th_pin(tensor *t);
void th_unpin(tensor *t);
PyThreadState *th_release_gil(void);
void th_acquire_gil(PyThreadState *state);
int th_install_exit(void);                                   /* -1 with an error */
void th_while_exclusive(void (*act)(void *), void *context); /* implements th_exclusively */

/* donate.c */
extern THREAD_LOCAL PyObject *th_donated;
PyObject *th_donate(PyObject *o); /* for calls of this thread; returns the previous object */
bool th_may_overwrite_donated(const row *r, const call *c, unsigned reads);
static inline bool th_may_overwrite(const row *r, const call *c, PyObject *const *objects,
                                    unsigned reads) {
    PyObject *o = th_donated;
    return __builtin_expect(o != NULL, 0) && objects[0] == o
           && th_may_overwrite_donated(r, c, reads);
}

/* checkpoint.c: parts of the graph that save no tensors and are recomputed in backward. */
extern THREAD_LOCAL bool th_in_checkpoint;
/* n is a new node that reads something, of a call in a checkpoint */
int th_checkpoint_take(NodeObject *n, unsigned *reads);
int th_checkpoint_restore(NodeObject *n); /* before n runs */
void th_checkpoint_forget(NodeObject *n); /* after n ran */
PyObject *th_python_segment(PyObject *module, PyObject *const *args, Py_ssize_t count);

/* pack.c: saved tensors that a user's functions keep. */
extern THREAD_LOCAL PyObject *th_packing; /* (pack, unpack) of this thread, or NULL */
int th_pack_saved(NodeObject *n);         /* of a new node */
int th_unpack_saved(NodeObject *n);       /* before it runs */
/* Return a new reference; NULL: the slot is not packed, or an error. */
tensor *th_unpack_slot(NodeObject *n, int slot);
/* Whether input or result k is packed. */
static inline bool th_packed_at(const NodeObject *n, int k, bool result) {
    return n->packed && (result || k < n->row->inputs)
           && n->packed[result ? n->row->inputs + k : k].object;
}
void th_forget_unpacked(NodeObject *n); /* after it ran */
void th_free_packed(NodeObject *n);
PyObject *th_python_packing(PyObject *module, PyObject *const *args, Py_ssize_t count);

/* profiler.c: observation of calls and nodes by the profiler and by NaN detection. */
enum { WATCH_TIME = 1, WATCH_NAN = 2, WATCH_INF = 4, WATCH_SHAPES = 8, WATCH_MEMORY = 16 };
extern int th_observing;
PyObject *th_python_watch(PyObject *module, PyObject *const *args, Py_ssize_t count);
int th_user_location(PyObject **code, int *instruction);
typedef struct watch watch;
/* NULL with an error */
watch *th_watch_call(const row *r, bool inplace, bool recorded, PyObject *const *objects);
watch *th_watch_node(NodeObject *n, PyObject *const *gradients);
/* Consumes the watch; -1 with an error: the call failed or a result is not finite. */
int th_watch_end(watch *w, PyObject *const *results, int count, bool failed);

/* Nodes found by a graph walk; marks prevent duplicates. */
typedef struct found {
    NodeObject **nodes;
    int64_t count, capacity;
} found;
int th_find(found *f, NodeObject *n); /* -1: out of memory */
void th_unmark(found *f);

/* selected_gradients.c: restricts a pass to the gradients of some tensors. Sorted creation numbers
   of nodes and addresses of leaves. */
typedef struct paths {
    uint64_t *nodes, *leaves;
    int64_t node_count;
    int leaf_count;
    bool chosen; /* false: the pass computes all leaves */
} paths;
int th_paths_find(paths *w, PyObject *const *roots, int count, PyObject *const *inputs,
                  int input_count);
bool th_paths_include(const paths *w, const edge *e); /* whether to a requested gradient */
/* whether through the node to older ones */
bool th_paths_continue(const paths *w, const NodeObject *n);
void th_paths_narrow(const paths *w, NodeObject *n); /* call while the node runs */
void th_paths_widen(const paths *w, NodeObject *n);
void th_paths_clear(paths *w);

/* backward_pass.c: gradients gathered by one backward pass. They belong to the pass, so that passes
   started in a hook or in another thread may meet in a node. Gradients have no record; with
   create_graph they may have one, and the pass itself is recorded. */
typedef struct pending {
    struct pass *pass;
    NodeObject *node;
    struct pending *next_pass; /* entries of other passes for the node */
    PyObject **gradients;      /* inline, or an array for Functions with many results */
    PyObject *few[TH_MAX_RESULTS];
} pending;
typedef struct leaf {
    record *of;
    PyObject *gradient; /* NULL: none yet */
    uint64_t oldest;    /* creation number of the oldest node that uses it */
    int64_t place;      /* index among the uses by that node */
} leaf;
typedef struct pass {
    pending **heap; /* youngest node first */
    int64_t count, capacity;
    leaf *leaves; /* leaves with hooks, which see the sum: finished ones first */
    int64_t leaf_count, leaf_capacity, leaves_finished;
    bool uses_known;
    struct pass *outer; /* calling pass of this thread */
    PyObject *after;    /* list of functions to call at the end, or NULL */
    pending *spare;     /* for reuse */
    bool retain, create_graph;
    const NodeObject *temporary; /* root's node that only this call references */
    paths paths; /* if `chosen`, only hooks see gradients; else leaves accumulate them */
} pass;
pending *th_pass_pop(pass *p); /* the caller runs it and returns it with th_pass_done */
void th_pass_done(pass *p, pending *w);
/* Add value to the gradient of the edge's node or leaf; it must match the result. */
int th_pass_deposit(pass *p, const edge *to, PyObject *value);
/* Add the gradient of a view to the elements that it shows of what its input has gathered: the parts
   of one tensor cost no more than the tensor. 1: done, 0: it does not apply, -1: an error. */
int th_pass_add_to_part(pass *p, const NodeObject *n, PyObject *gradient);
int th_pass_fits_leaf(const record *v, PyObject *value);    /* -1 with the error, drops value */
int th_pass_give_leaf(pass *p, record *v, PyObject *value); /* accumulates in the leaf */
leaf *th_pass_leaf(pass *p, record *v); /* finds or adds it; NULL with an error */
void th_pass_clear(pass *p); /* after a failure: removes the pass's entries from the nodes */

/* last_use.c: sort the leaves of a pass by their oldest use, so that each is finished early. */
int th_find_uses(pass *p);

/* callbacks.c: functions that run at the end of this thread's pass. */
void th_pass_enter(pass *p);
int th_pass_leave(pass *p, int failed);
PyObject *th_after_backward(PyObject *module, PyObject *function);

/* roots.c */
/* Return a gradient that lacks elements, such as a sparse one, as a dense one. Takes the reference. */
PyObject *th_gradient_elements(PyObject *gradient);
PyObject *th_root_gradient(PyObject *root, PyObject *gradient, bool create_graph);

/* engine.c */
int th_run_backward(pass *p, PyObject *const *roots, PyObject **gradients, int count);
extern bool th_reuses_memory; /* false: keep gradients and saved tensors until the pass ends */
bool th_pass_owns(PyObject *gradient); /* true: nobody else can see it */
PyObject *th_own_gradients(PyObject *module, PyObject *gradients);
