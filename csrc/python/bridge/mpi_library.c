/* mpi_library.c: receives the functions and handles of the MPI library of this process. */
#include "python/bridge/mpi_library.h"

th_mpi_library th_mpi;

/* Read pairs of a dtype and a handle. */
static int read_handles(PyObject *pairs, word *handles) {
    for (Py_ssize_t i = 0; i < PyTuple_Size(pairs); i++) {
        PyObject *type;
        unsigned long long handle;
        if (!PyArg_ParseTuple(PyTuple_GetItem(pairs, i), "OK", &type, &handle))
            return -1;
        const int dtype = th_dtype_of(type);
        if (dtype >= 0)
            handles[dtype] = (word)handle;
    }
    return 0;
}

/* set_mpi(failed, differing, work, functions, in_place, numbers, types, reductions): functions that
   raise the error of a code, and of a call that differed; the class of started calls; addresses of MPI's
   functions in the order of the calls, then of those that return a request, then of MPI_Wait, MPI_Test,
   MPI_Cancel, MPI_Test_cancelled, MPI_Get_count; any source, the largest tag, the offset of the sender in
   a status; pairs of dtype and handle; for each reduction its object and such pairs. */
PyObject *th_python_set_mpi(PyObject *module, PyObject *args) {
    (void)module;
    PyObject *failed, *differing, *work, *functions, *types, *reductions;
    Py_ssize_t in_place;
    if (!PyArg_ParseTuple(args, "OOO!O!n(iii)O!O!:set_mpi", &failed, &differing, &PyType_Type,
                          &work, &PyTuple_Type, &functions, &in_place, &th_mpi.any_source,
                          &th_mpi.largest_tag, &th_mpi.source, &PyTuple_Type, &types, &PyTuple_Type,
                          &reductions))
        return NULL;
    th_mpi.failed = Py_NewRef(failed);
    th_mpi.differing = Py_NewRef(differing);
    th_mpi.work = Py_NewRef(work);
    th_mpi.in_place = (void *)in_place;     // NOLINT(performance-no-int-to-ptr)
    uintptr_t *addresses = th_mpi.function; /* function, later, wait, … */
    for (int i = 0; i < 2 * CALLS + 5 && i < PyTuple_Size(functions); i++)
        addresses[i] = PyLong_AsSize_t(PyTuple_GetItem(functions, i));
    if (PyErr_Occurred() || read_handles(types, th_mpi.type))
        return NULL;
    for (int i = 0; i < REDUCTIONS && i < PyTuple_Size(reductions); i++) {
        PyObject *object, *pairs;
        if (!PyArg_ParseTuple(PyTuple_GetItem(reductions, i), "OO!", &object, &PyTuple_Type, &pairs)
            || read_handles(pairs, th_mpi.op[i]))
            return NULL;
        th_mpi.reduction[i] = Py_NewRef(object);
    }
    Py_RETURN_NONE;
}
