/* requests.h: a call of MPI from its start to its end. */
#pragma once
#include "python/bridge/mpi_library.h"

/* A call. held and memory are those of output and input, which stay where they are until
   th_finish_call. root and tag are the other rank and MPI's tag of a message. parts: counts and offsets
   of what each rank receives, then of what it sends. */
typedef struct th_mpi_call {
    int number, op, root, count, tag;
    tensor *output, *input;
    storage *held[2];
    void *memory[2];
    int *parts;
    Communicator *group;
    PyObject *target; /* the output */
} th_mpi_call;

/* Base of torch.distributed.Work. A thread that asks MPI about the call is `busy`. finish, or NULL, is
   called once the call is complete. */
typedef struct Request {
    PyObject_HEAD
    th_mpi_call call;
    word handle;
    bool pending, busy;
    int source, received; /* sender and number of elements of a message that has arrived */
    PyObject *finish;
} Request;

/* Tests of a pending message before Python looks for one of another type. */
enum { LOOKS = 1000 };

/* The header of a tensor whose memory MPI may use as it is; else NULL. */
tensor *th_plain(PyObject *o);
/* Make a collective in this thread's turn, or return False: the group is
   not connected, or compares the call before it runs, which an asynchronous one cannot. */
PyObject *th_in_turn(PyObject *const *args, PyObject *(*make)(Communicator *, PyObject *const *));
/* Keep the memory of the tensors of a call where it is while MPI uses it. */
void th_hold(th_mpi_call *call);
/* Return true, or NULL with the error of a code. */
PyObject *th_finish_call(th_mpi_call *call, int code);
/* Return the Work of a started call. */
PyObject *th_pending_call(const th_mpi_call *call, word handle);
/* Test at most `most` times whether a call is complete: True or False. */
PyObject *th_poll(Request *r, long most);
