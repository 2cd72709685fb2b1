/* letters.c: the kinds of objects that calls rarely have, and texts. */
#include "python/call/letters.h"

#include <ctype.h>
#include <string.h>

char th_letter_of_rare(PyObject *o) {
    PyTypeObject *type = Py_TYPE(o);
    if (type == &PyBool_Type)
        return 'b';
    if (o == Py_None)
        return 'n';
    if (PyTuple_Check(o) || PyList_Check(o))
        return 'L';
    if (!th_is_tensor(o))
        return PyUnicode_Check(o) ? 's' : 'o';
    return th_overrides(o) ? 'x' : th_record_of(o) ? 'v' : 't';
}

int th_word(const char *op, const param *p, PyObject *o) {
    const char *given = PyUnicode_Check(o) ? PyUnicode_AsUTF8AndSize(o, NULL) : NULL;
    const size_t length = given ? strlen(given) : 0;
    int position = 0;
    for (const char *word = p->words; given && word; position++) {
        if (strcspn(word, " ") == length
            && (!strncmp(word, given, length)
                || (length == 1 && isupper(*word) && toupper(*given) == *word))) /* as in LAPACK */
            return position;
        word = strchr(word, ' ');
        word += word != NULL;
    }
    if (!PyErr_Occurred())
        PyErr_Format(PyExc_ValueError, "%s: %s is %R; need one of: %s", op, p->name, o, p->words);
    return -1;
}
