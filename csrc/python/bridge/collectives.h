/* collectives.h: what direct calls of MPI and their requests share. */
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

/* The library of this process, which never changes. A handle of 0 means: not directly. later[] are the
   functions that return a request. source is the offset of the sender in a status. */
typedef struct th_mpi_library {
    uintptr_t function[CALLS], later[CALLS], wait, test, cancel, get_count;
    void *in_place;
    int any_source, largest_tag, source;
    word type[TH_TYPES];
    PyObject *reduction[REDUCTIONS], *failed, *differing;
    word op[REDUCTIONS][TH_TYPES];
} th_mpi_library;

extern th_mpi_library th_mpi;

/* Base of ProcessGroup. digest is of the first `calls` calls; call `next_check` is compared with
   those of the other ranks before it runs. The board is memory that all ranks share if they are on
   one machine: each writes an entry before a call, and reads those of others after it. */
typedef struct Communicator {
    PyObject_HEAD
    long long calls, digest, next_check;
    word comm;
    int rank, size;
    entry (*board)[KEPT];
} Communicator;

static inline uint64_t stamp_of(const Communicator *c) { return board_stamp(c->calls, c->digest); }

/* A call. The memory of its tensors stays where it is until th_finish_call. root is the other rank of
   a message. parts: counts and offsets of what each rank receives, then of what it sends. */
typedef struct th_mpi_call {
    int number, op, root, count;
    tensor *output, *input;
    storage *held[2];
    int *parts;
    Communicator *group;
    PyObject *target; /* the output */
} th_mpi_call;

typedef struct Request {
    PyObject_HEAD
    th_mpi_call call;
    word handle;
    bool pending;
    int source, received; /* sender and number of elements of a message that has arrived */
} Request;

/* The group of a call if it is connected, else NULL. */
Communicator *th_connected(PyObject *group);
/* The header of a tensor whose memory MPI may use as it is; else NULL. */
tensor *th_plain(PyObject *o);
/* Count a call, before it runs. */
void th_count_call(Communicator *c, uint64_t kind);
uint64_t th_kind_of(int number, int dtype, int64_t count, int op, int root);
bool th_differs(const Communicator *c);
/* Keep the memory of the tensors of a call where it is while MPI uses it. */
void th_hold(th_mpi_call *call);
/* Return true, or NULL with the error of a code. */
PyObject *th_finish_call(th_mpi_call *call, int code);
/* Take over a started call. */
PyObject *th_pending_call(const th_mpi_call *call, word handle);
/* Test at most `most` times whether a call is complete: True or False. */
PyObject *th_poll(Request *r, long most);
int th_install_request(PyObject *module);
