/* graph.h: how calls are recorded, and how a graph is run backwards. */
#pragma once
#include "python/types/types.h"

typedef struct edge {
    PyObject *to; /* a NodeObject, or the leaf itself; NULL: nobody wants this gradient */
    int output;
} edge;

/* What a saved tensor was when it was saved. */
typedef struct stamp {
    version *version; /* NULL: a copy of the node's own */
    int64_t count;    /* of the version */
    uint64_t changes; /* of the header */
} stamp;

/* What a result was when it was made; its gradient must fit. */
typedef struct result_kind {
    uint8_t dtype;
    device where;
    extent size;
} result_kind;

/* A saved tensor that a user's function keeps. */
typedef struct packed {
    PyObject *object; /* NULL: the node keeps the tensor */
    tensor was;       /* without a storage */
} packed;

typedef struct NodeObject {
    PyObject_HEAD
    chained chained;
    const row *row; /* NULL: function is a user's */
    PyObject *function;
    uint64_t sequence; /* creation number: an output is always younger than its inputs */
    edge *edges;
    saved saved;
    stamp *stamps;           /* of saved.t, then of saved.out */
    result_kind *kinds;      /* of the results that the caller got */
    tensor *shapes;          /* what saved.shape points to */
    struct pending *pending; /* what the passes that run now gathered for it */
    void *block;             /* the memory of all the arrays above */
    int64_t block_bytes;
    PyObject *hooks; /* dict: result number -> dict of hooks; -1: hooks on the node */
    PyObject *code;  /* where the op was called */
    PyObject
        *segment;   /* what computes again what the gradients read, and the node's number in it; */
    int64_t number; /* NULL: the node keeps it */
    packed *packed; /* of inputs, then of results; NULL: the node keeps all */
    PyObject *unpack;
    int instruction;
    int results;
    bool running, freed, found; /* found: while paths are looked for */
} NodeObject;

extern PyTypeObject *th_node_type;

/* node.c */
NodeObject *th_node_new(const row *r, int inputs, int ints, int results); /* not tracked yet */

int th_node_check(const NodeObject *n); /* no saved tensor was overwritten, nothing was freed */
void th_node_free_saved(NodeObject *n);
PyObject *th_node_saved_variable(NodeObject *n, int slot, bool result);
tensor *th_zeros_of(const NodeObject *n, int k); /* a gradient of result k, which nobody used */
void th_node_free(PyObject *self);               /* as Py_tp_dealloc */
void th_set_creator(record *v, NodeObject *node, int output);
int th_set_hooks(PyObject **hooks, PyObject *value); /* a dict, or None or NULL for no hooks */
int th_bump(record *v, const char *op);              /* the data was written in place, here */
/* The same of what may have no record, after the write; costs nothing where no gradient reads it. */
void th_wrote_counted(PyObject *o, const char *op);
void th_wrote_storage(const storage *s,
                      const char *op); /* where the record has its count already */
static inline void th_wrote(PyObject *o, const char *op) {
    if (th_record_of(o) || th_watch_of(th_tensor_of(o)->storage))
        th_wrote_counted(o, op);
}
void th_note_writer(version *cell, const char *op); /* may run Python code */

/* node_type.c: what Python sees of a node. */
int th_install_node(PyObject *module);

/* run.c: the one place where an entry runs: without the GIL when there is much to do. While it is
   released, what the kernel works on is kept alive, in shape and in place. */
int th_run_entry(const row *r, call *c);
int th_run_pinned(const row *r, call *c); /* c->pinned: operands stay so until th_unpin_call */
void th_unpin_call(const row *r, call *c);
void th_pin(tensor *t);
void th_unpin(tensor *t);
PyThreadState *th_release_gil(void);
void th_take_gil(PyThreadState *state);
void th_while_exclusive(void (*act)(void *), void *context); /* what th_exclusively calls */

/* donate.c */
PyObject *th_donate(PyObject *o); /* to calls of this thread; returns the one before */
bool th_may_overwrite(const row *r, const call *c, PyObject *const *objects, unsigned reads);

/* checkpoint.c: a part of the graph that keeps nothing and is computed again in backward. */
int th_checkpoint_take(NodeObject *n, unsigned *reads); /* a new node that reads something */
int th_checkpoint_restore(NodeObject *n);               /* before it runs */
void th_checkpoint_forget(NodeObject *n);               /* after it ran */
PyObject *th_python_segment(PyObject *module, PyObject *const *args, Py_ssize_t count);

/* pack.c: saved tensors that a user's functions keep. */
extern __thread PyObject *th_packing; /* (pack, unpack) of this thread, or NULL */
int th_pack_saved(NodeObject *n);  /* of a new node */
int th_unpack_saved(NodeObject *n); /* before it runs */
tensor *th_unpack_slot(NodeObject *n, int slot); /* new reference; NULL: it was not packed, or an error */
/* Whether input or result k is packed. */
static inline bool th_packed_at(const NodeObject *n, int k, bool result) {
    return n->packed && (result || k < n->row->inputs)
           && n->packed[result ? n->row->inputs + k : k].object;
}
void th_forget_unpacked(NodeObject *n);          /* after it ran */
void th_free_packed(NodeObject *n);
PyObject *th_python_packing(PyObject *module, PyObject *const *args, Py_ssize_t count);

/* profiler.c: what the profiler and the search for NaN see of each call and each node that runs. */
enum { WATCH_TIME = 1, WATCH_NAN = 2, WATCH_INF = 4 };
extern int th_observing;
PyObject *th_python_watch(PyObject *module, PyObject *const *args, Py_ssize_t count);
int th_where_outside(PyObject **code, int *instruction);
typedef struct watch watch;
watch *th_watch_call(const row *r, int tensors, PyObject *const *objects); /* NULL with an error */
watch *th_watch_node(NodeObject *n, PyObject *const *gradients);
/* Takes the watch; -1 with an error: the call failed, or what it gave is not finite. */
int th_watch_end(watch *w, PyObject *const *results, int count, bool failed);

/* Nodes that a walk has found; none is found twice, while their marks stand. */
typedef struct found {
    NodeObject **nodes;
    int64_t count, capacity;
} found;
int th_find(found *f, NodeObject *n); /* -1: no memory */
void th_unmark(found *f);

/* selected_gradients.c: what a pass runs that is for the gradients of some tensors alone. Creation numbers of nodes and addresses
   of leaves, in their order. */
typedef struct paths {
    uint64_t *nodes, *leaves;
    int64_t node_count;
    int leaf_count;
    bool chosen; /* false: it is for all leaves */
} paths;
int th_paths_find(paths *w, PyObject *const *roots, int count, PyObject *const *inputs,
                  int input_count);
bool th_paths_lead(const paths *w, const edge *e);        /* to a gradient that is asked for */
bool th_paths_go_on(const paths *w, const NodeObject *n); /* through the node to older ones */
void th_paths_narrow(const paths *w, NodeObject *n);      /* while the node runs */
void th_paths_widen(const paths *w, NodeObject *n);
void th_paths_clear(paths *w);

/* backward_pass.c: what one backward pass gathers. It belongs to the pass, so that passes may meet in a node:
   one that starts in a hook, or in another thread. Gradients have no record; with create_graph they
   may have one, and the pass itself is recorded. */
typedef struct pending {
    struct pass *pass;
    NodeObject *node;
    struct pending *others; /* what other passes gathered for the node */
    PyObject **gradients;   /* few, or an array for Functions with many results */
    PyObject *few[TH_MAX_RESULTS];
} pending;
typedef struct leaf {
    record *of;
    PyObject *gradient; /* NULL: none has arrived yet */
    uint64_t oldest;    /* creation number of the oldest node that uses it */
    int64_t place;      /* among those of the same node */
} leaf;
typedef struct pass {
    pending **heap; /* the youngest node first */
    int64_t count, capacity;
    leaf *leaves; /* those with hooks, which see the sum: the first of them are finished */
    int64_t leaf_count, leaf_capacity, leaves_finished;
    bool uses_known;
    struct pass *outer; /* the pass of this thread that called this one */
    PyObject *after;    /* list of functions to call at the end, or NULL */
    pending *spare;     /* to be used again */
    bool retain, create_graph;
    const NodeObject *temporary; /* the node of a root that nobody has but the call */
    paths paths; /* where some are chosen, only hooks see gradients; else leaves keep their sum */
} pass;
pending *th_pass_pop(pass *p); /* the caller runs it and gives it to th_pass_done */
void th_pass_done(pass *p, pending *w);
/* Takes value to the node or leaf at the other end of an edge; it must fit what is there. */
int th_pass_deposit(pass *p, const edge *to, PyObject *value);
int th_pass_fits_leaf(const record *v, PyObject *value);    /* -1 with the error, value dropped */
int th_pass_give_leaf(pass *p, record *v, PyObject *value); /* adds to its gradient */
leaf *th_pass_leaf(pass *p, record *v); /* added where it is new; NULL with an error */
void th_pass_clear(pass *p);            /* after a failure nothing of it may stay in the nodes */

/* last_use.c: sorts the leaves of a pass by their oldest use, so that each is finished early. */
int th_find_uses(pass *p);

/* callbacks.c: functions that run when the pass of this thread is done. */
void th_pass_enter(pass *p);
int th_pass_leave(pass *p, int failed);
PyObject *th_after_backward(PyObject *module, PyObject *function);

/* roots.c */
PyObject *th_root_gradient(PyObject *root, PyObject *gradient, bool create_graph);

/* engine.c */
int th_run_backward(pass *p, PyObject *const *roots, PyObject **gradients, int count);
extern bool th_reuses_memory; /* false: gradients and saved tensors stay to the end of a pass */
bool th_pass_owns(PyObject *gradient); /* nobody else can see it */
