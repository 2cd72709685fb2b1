/* classes.c: the classes of tensors and storages, and the types of elements as Python objects. */
#include "python/types/types.h"

PyTypeObject *th_tensor_base, *th_tensor_types[2][TH_DTYPES], *th_storage_base,
    *th_storage_types[2][TH_DTYPES], *th_variable_type;
PyObject *th_dtypes[TH_DTYPES];

/* Python's bool, int and float name types, too: the widest of their kind. */
int th_dtype_of(PyObject *o) {
    if (o == (PyObject *)&PyLong_Type)
        return TH_LONG;
    if (o == (PyObject *)&PyFloat_Type || o == (PyObject *)&PyBool_Type)
        return o == (PyObject *)&PyFloat_Type ? TH_DOUBLE : TH_BOOL;
    int type = TH_DTYPES - 1;
    while (type >= 0 && o != th_dtypes[type])
        type--;
    return type;
}

bool th_gpu_tensors;
bool th_is_exact_gpu_tensor(PyTypeObject *type) {
    for (int k = 0; k < TH_DTYPES; k++)
        if (type == th_tensor_types[1][k])
            return true;
    return false;
}

bool th_is_tensor(PyObject *o) { return PyObject_TypeCheck(o, th_tensor_base); }

bool th_is_variable(PyObject *o) { return PyObject_TypeCheck(o, th_variable_type); }
