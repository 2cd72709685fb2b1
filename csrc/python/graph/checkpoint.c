/* checkpoint.c: a part of the graph that saves no tensors. Its nodes are numbered when recorded; in
   backward the function runs again, and each node takes the saved tensors of the node with its
   number. */
#include "python/graph/graph.h"

/* This thread records into: a segment that saves nothing, or the list of nodes of a second run. The
   number is that of the next node, or the length at which the list stops the second run. */
static THREAD_LOCAL PyObject *recorded;
static THREAD_LOCAL PyObject *again;
static THREAD_LOCAL int64_t numbered;
THREAD_LOCAL bool th_in_checkpoint; /* either is set */

int th_checkpoint_take(NodeObject *n, unsigned *reads) {
    if (again) {
        if (numbered && PyList_Size(again) >= numbered) {
            Py_XDECREF(PyObject_CallMethod(again, "stop", NULL)); /* raises */
            return -1;
        }
        return *reads ? PyList_Append(again, (PyObject *)n) : 0;
    }
    if (!recorded || !*reads)
        return 0;
    n->segment = Py_NewRef(recorded);
    n->number = numbered++;
    *reads = 0;
    return 0;
}

static void move(tensor **to, tensor **from, stamp *to_stamp, stamp *from_stamp) {
    *to = *from;
    *to_stamp = *from_stamp;
    *from = NULL;
    from_stamp->version = NULL;
}

int th_checkpoint_restore(NodeObject *n) {
    PyObject *o = PyObject_CallMethod(n->segment, "node", "L", (long long)n->number);
    if (!o)
        return -1;
    NodeObject *fresh = (NodeObject *)o;
    if (!th_is_node(o) || fresh->row != n->row || fresh->saved.count != n->saved.count) {
        PyErr_Format(
            PyExc_RuntimeError,
            "checkpoint: the recomputed function ran different operations: %s instead of %s",
            th_is_node(o) && fresh->row ? fresh->row->name : "nothing", n->row->name);
        Py_DECREF(o);
        return -1;
    }
    const int count = n->saved.count;
    th_checkpoint_forget(n);
    for (int i = 0; i < count; i++)
        move(&n->saved.t[i], &fresh->saved.t[i], &n->stamps[i], &fresh->stamps[i]);
    for (int k = 0; k < n->row->results; k++)
        move(&n->saved.out[k], &fresh->saved.out[k], &n->stamps[count + k],
             &fresh->stamps[count + k]);
    n->packed = fresh->packed;
    n->unpack = fresh->unpack;
    fresh->packed = NULL;
    fresh->unpack = NULL;
    Py_DECREF(o);
    return 0;
}

void th_checkpoint_forget(NodeObject *n) {
    if (n->packed)
        th_free_packed(n);
    for (int i = 0; i < n->saved.count; i++) {
        th_drop(n->saved.t[i]);
        n->saved.t[i] = NULL;
    }
    for (int k = 0; k < n->row->results; k++) {
        th_drop(n->saved.out[k]);
        n->saved.out[k] = NULL;
    }
    for (int i = 0; i < n->saved.count + n->row->results; i++) {
        th_version_drop(n->stamps[i].version);
        n->stamps[i].version = NULL;
    }
}

/* segment(recorded, again, numbered) -> previous setting, to restore; None ends either. */
PyObject *th_python_segment(PyObject *module, PyObject *const *args, Py_ssize_t count) {
    (void)module;
    const long long next = count == 3 ? PyLong_AsLongLong(args[2]) : 0;
    if (count != 3 || (args[1] != Py_None && !PyList_Check(args[1])) || PyErr_Occurred())
        return PyErr_Occurred()
                   ? NULL
                   : PyErr_Format(PyExc_TypeError, "segment takes a segment, a list, an int");
    PyObject *before = Py_BuildValue("(OOL)", recorded ? recorded : Py_None,
                                     again ? again : Py_None, (long long)numbered);
    if (!before)
        return NULL;
    PyObject *old[] = {recorded, again};
    recorded = args[0] == Py_None ? NULL : Py_NewRef(args[0]);
    again = args[1] == Py_None ? NULL : Py_NewRef(args[1]);
    th_in_checkpoint = recorded || again;
    numbered = next;
    Py_XDECREF(old[0]);
    Py_XDECREF(old[1]);
    return before;
}
