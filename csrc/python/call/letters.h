/* letters.h: what a Python object is to a parameter, as one letter, and which word a text is. */
#pragma once
#include "python/types/types.h"
#include "row/row.h"

/* Classify: t tensor, v tensor with a record, x object whose class handles calls (no parameter
   takes it), i int, d float, b bool, n None, L list or tuple, o other. */
char th_letter_of_rare(PyObject *o);
static inline char th_letter_of(PyObject *o) {
    const PyTypeObject *type = Py_TYPE(o);
    return type == th_tensor_base  ? th_record_of(o) ? 'v' : 't'
           : type == &PyLong_Type  ? 'i'
           : type == &PyFloat_Type ? 'd'
                                   : th_letter_of_rare(o);
}

/* position of the word; -1 with an error */
int th_word(const char *op, const param *p, PyObject *o);
