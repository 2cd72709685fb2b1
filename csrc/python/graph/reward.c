/* reward.c: results of random rows whose nodes take a reward instead of a gradient. */
#include "python/graph/record.h"

/* Tuple with each tensor parameter as given: a tensor or a number. */
static PyObject *drawn_from(const row *r, const call *c, PyObject *const *objects) {
    PyObject *given[TH_MAX_TENSORS] = {NULL};
    for (int i = 0; i < r->nparams; i++) {
        const param *p = &r->params[i];
        if (!th_holds_tensor(p))
            continue;
        PyObject *object = objects[p->slot];
        given[p->slot] = object ? Py_NewRef(object) : th_number_of(c->s[p->number]);
        if (!given[p->slot]) {
            for (int k = 0; k < r->inputs; k++)
                Py_XDECREF(given[k]);
            return NULL;
        }
    }
    return th_tuple(given, r->inputs);
}

PyObject *th_reward(const row *r, const call *c, PyObject *const *objects, PyObject *result) {
    bool wanted = false;
    for (int i = 0; i < r->inputs; i++) {
        const record *v = objects[i] ? th_record_of(objects[i]) : NULL;
        wanted |= v && v->requires_grad;
    }
    if (!result || !wanted || !th_records)
        return result;
    return th_call_python("torch.autograd.stochastic", "attach", "(sNN)", r->op, result,
                          drawn_from(r, c, objects));
}
