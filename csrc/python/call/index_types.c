/* index_types.c: converts integer tensors of other types where a row reads Longs. Only calls that
   failed by type come here, so others pay nothing. */
#include "python/call/call.h"

/* Whether a parameter reads Longs and got other integers. */
static bool is_narrower(const param *p, PyObject *o) {
    if (p->kind != P_TENSOR || p->fixed != 1 + TH_LONG || !o)
        return false;
    const dtype type = (dtype)th_tensor_of(o)->dtype;
    return type != TH_LONG && type != TH_BOOL && !th_is_floating(type) && !th_is_stored(type);
}

int th_widen_integers(const row *r, bool inplace, PyObject **objects, PyObject **kept) {
    int result = 0;
    if (!PyErr_ExceptionMatches(PyExc_TypeError))
        return 0;
    for (int i = inplace; i < r->nparams; i++)
        result += is_narrower(&r->params[i], objects[r->params[i].slot]);
    if (!result)
        return 0;
    PyErr_Clear();
    for (int i = inplace; i < r->nparams; i++) {
        const int slot = r->params[i].slot;
        if (!is_narrower(&r->params[i], objects[slot]))
            continue;
        tensor *t = th_convert(th_tensor_of(objects[slot]), TH_LONG);
        if (!t || !(kept[slot] = th_wrap(t)))
            return t ? -1 : th_raise_int();
        objects[slot] = kept[slot];
    }
    return result;
}
