/* run.c: the only place that runs an entry. The GIL is released if there is enough work; the
   operands are pinned meanwhile, so that no other thread can move or reshape them. */
#include <pthread.h>
#include <stdlib.h>
#include <time.h>

#include "python/graph/graph.h"

/* This thread's state while the GIL is released, else NULL. */
static THREAD_LOCAL PyThreadState *released;

static void lend(tensor *t) {
    t->busy++;
    if (t->storage)
        __atomic_fetch_add(&t->storage->exports, 1, __ATOMIC_RELAXED);
}

static void end_loan(tensor *t) {
    t->busy--;
    if (t->storage)
        __atomic_fetch_sub(&t->storage->exports, 1, __ATOMIC_RELAXED);
}

void th_pin(tensor *t) {
    th_retain(t);
    lend(t);
}

void th_unpin(tensor *t) {
    end_loan(t);
    th_drop(t);
}

void th_while_exclusive(void (*act)(void *), void *context) {
    PyThreadState *state = released;
    if (state)
        th_acquire_gil(state);
    act(context);
    if (state)
        th_release_gil();
}

static int working; /* threads that compute without the GIL */

PyThreadState *th_release_gil(void) {
    __atomic_fetch_add(&working, 1, __ATOMIC_RELAXED);
    return released = PyEval_SaveThread();
}

void th_acquire_gil(PyThreadState *state) {
    __atomic_fetch_sub(&working, 1, __ATOMIC_RELAXED);
    PyEval_RestoreThread(state); /* does not return to a daemon thread after the end of Python */
    released = NULL;
}

/* When the process ends, OpenBLAS frees its buffers. Daemon threads that compute end their calls before, within ten
   seconds. */
static void wait_for_entries(void) {
    for (int k = 0; k < 10000 && __atomic_load_n(&working, __ATOMIC_RELAXED) > 0; k++)
        nanosleep(&(struct timespec){.tv_nsec = 1000000}, NULL);
}

static void forget_entries(void) { working = 0; } /* a child has the forking thread only */

int th_install_exit(void) {
    return atexit(wait_for_entries) || pthread_atfork(NULL, NULL, forget_entries)
               ? (PyErr_NoMemory(), -1)
               : 0;
}

/* Apply `act` once to every input and output of a call. */
static void each_tensor(const row *r, const call *c, void (*act)(tensor *)) {
    for (int i = 0; i < r->tensors; i++)
        if (c->t[i])
            act(c->t[i]);
    for (int m = 0; m < r->many; m++)
        for (int i = 0; i < c->many[m].count; i++)
            act(c->many[m].at[i]);
}

void th_unpin_call(const row *r, call *c) {
    c->pinned = false;
    each_tensor(r, c, th_unpin);
}

/* Work in elements of lists and of a creation row's result. */
static __attribute__((noinline)) int64_t more_work(const row *r, const call *c) {
    int64_t work = 0, size = 1;
    for (int m = 0; m < r->many; m++)
        for (int i = 0; i < c->many[m].count; i++)
            work += c->many[m].at[i]->numel;
    if (!(r->flags & ROW_CREATE) || !r->lists)
        return work;
    for (int d = 0; d < c->list[0].count; d++)
        if (__builtin_mul_overflow(size, c->list[0].at[d], &size))
            return 0;
    return size;
}

/* Claim an output to be resized: no other call may use it. */
static int claim(const row *r, call *c, tensor **given) {
    for (int k = 0; k < r->results; k++) {
        given[k] = c->out[k];
        if (!given[k] || !given[k]->busy)
            continue;
        for (int i = 0; i < r->results; i++) {
            th_drop(c->out[i]);
            c->out[i] = NULL;
        }
        return th_fail(TH_RUNTIME, "%s: another thread works on the output", r->name);
    }
    return 0;
}

/* The given outputs are also kept here, since a failing call drops them. */
static int run_released(const row *r, call *c, tensor *const *given) {
    c->pinned = true;
    each_tensor(r, c, th_pin);
    for (int k = 0; k < r->results; k++)
        if (given[k])
            th_pin(given[k]);
    PyThreadState *state = th_release_gil();
    const int failed = r->enter(r, c);
    th_acquire_gil(state);
    for (int k = 0; k < r->results; k++)
        if (given[k])
            th_unpin(given[k]);
    return failed;
}

/* Run a call that is large or has given outputs. */
static __attribute__((noinline)) int run_carefully(const row *r, call *c, int64_t work) {
    tensor *given[TH_MAX_RESULTS] = {NULL};
    if (c->out[0] && !c->inplace && claim(r, c, given))
        return -1;
    return work < TH_PARALLEL ? r->enter(r, c) : run_released(r, c, given);
}

int th_run_otherwise(const row *r, call *c, int64_t work) {
    if (r->many || r->flags & ROW_CREATE)
        work += more_work(r, c);
    const bool small = work < TH_PARALLEL && (!c->out[0] || c->inplace);
    return small ? r->enter(r, c) : run_carefully(r, c, work);
}
