/* mpi_library.h: the functions and handles of the MPI library of this process. */
#pragma once
#include "python/bridge/communicator.h"

/* The library of this process, which never changes. A handle of 0 means: not directly. later[] are the
   functions that return a request. work is the class of a started call. source is the offset of the
   sender in a status. */
typedef struct th_mpi_library {
    uintptr_t function[CALLS], later[CALLS], wait, test, cancel, test_cancelled, get_count;
    void *in_place;
    int any_source, largest_tag, source;
    word type[TH_TYPES];
    PyObject *reduction[REDUCTIONS], *failed, *differing, *work;
    word op[REDUCTIONS][TH_TYPES];
} th_mpi_library;

extern th_mpi_library th_mpi;
