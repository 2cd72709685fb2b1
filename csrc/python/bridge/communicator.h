/* communicator.h: a group of ranks on which C calls MPI, and the calls it has made. */
#pragma once
#include "python/bridge/bridge.h"
#include "share/board.h"

/* A handle of MPI is an int or a pointer, by library; a word holds either. */
typedef intptr_t word;

/* Python joins the lists of tensors of a call to one tensor. The messages are last. */
enum {
    ALL_REDUCE,
    BROADCAST,
    REDUCE,
    ALL_GATHER,
    REDUCE_SCATTER,
    BARRIER,
    ALL_GATHER_LIST,
    REDUCE_SCATTER_LIST,
    GATHER,
    SCATTER,
    ALL_TO_ALL,
    ALL_TO_ALL_LIST,
    SEND,
    ISEND,
    RECV,
    IRECV,
    CALLS,
    REDUCTIONS = 8
};

/* Base of ProcessGroup. digest is of the first `calls` calls. Call `next_check`, or the next blocking
   one, is compared with those of the other ranks before it runs; if -1, each call is. `ended` counts the
   calls and messages that are complete, which the watchdog reads. The board is
   memory that all ranks share if they are on one machine: each writes an entry before a call, and
   reads those of others after it. A thread holds the turn during a collective: MPI takes one at a time. */
typedef struct Communicator {
    PyObject_HEAD
    long long calls, digest, next_check, ended;
    word comm;
    int rank, size;
    entry (*board)[KEPT];
    PyThread_type_lock turn;
    unsigned long owner; /* the thread that has the turn */
    int depth;
} Communicator;

static inline uint64_t stamp_of(const Communicator *c) { return board_stamp(c->calls, c->digest); }

/* The group of a call if it is connected, else NULL. */
Communicator *th_connected(PyObject *group);
void th_take_turn(Communicator *c);
void th_end_turn(Communicator *c);
/* Count a call, before it runs. */
void th_count_call(Communicator *c, uint64_t kind);
uint64_t th_kind_of(int number, int dtype, int64_t count, int op, int root);
bool th_differs(const Communicator *c);
