/* collectives.h: what direct calls of MPI and their requests share. */
#include "python/bridge/bridge.h"

/* A handle of MPI is an int or a pointer, by library; a word holds either. */
typedef intptr_t word;

/* The calls after BARRIER have a list of tensors, which Python joins to one. */
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
    CALLS,
    REDUCTIONS = 8
};
enum { KEPT = 4, COMPARED = 8 }; /* calls of a rank on the board; ranks compared after a call */

/* The library of this process, which never changes. A handle of 0 means: not directly. later[] are the
   functions that return a request. */
typedef struct th_mpi_library {
    uintptr_t function[CALLS], later[CALLS], wait, test;
    void *in_place;
    word type[TH_TYPES];
    PyObject *reduction[REDUCTIONS], *failed, *differing;
    word op[REDUCTIONS][TH_TYPES];
} th_mpi_library;

extern th_mpi_library th_mpi;

/* A call of a rank. The stamp is the number of the call and the digest of all calls up to it. The
   entries of a rank fill a cache line. */
typedef struct entry {
    uint64_t stamp, kind;
} entry;

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

static inline uint64_t stamp_of(const Communicator *c) {
    return (uint64_t)c->calls << 32 | (uint32_t)c->digest;
}

/* A call. The memory of its tensors stays where it is until th_finish_call. */
typedef struct th_mpi_call {
    int number, op, root, count;
    tensor *output, *input;
    storage *held[2];
    Communicator *group;
    PyObject *target; /* the output */
} th_mpi_call;

bool th_differs(const Communicator *c);
/* Return true, or NULL with the error of a code. */
PyObject *th_finish_call(th_mpi_call *call, int code);
/* Take over a started call. */
PyObject *th_pending_call(const th_mpi_call *call, word handle);
int th_install_request(PyObject *module);
