/* invoke.c: runs a call whose arguments are complete: directly, or recorded if a tensor has a
   record. */
#include "python/call/call.h"

extern const row op_squeeze, op_unsqueeze;

static inline PyObject *invoke(const row *r, call *c, bool inplace, int seen, PyObject **objects,
                               PyObject *const *outputs) {
    inplace |= (r->flags & ROW_CHANGES) != 0;
    if (inplace && (!r->tensors || !objects[0]))
        return PyErr_Format(PyExc_TypeError, "%s: a number cannot be changed in place", r->name);
    c->inplace = inplace;
    return !(seen & SEEN_RECORD) ? th_run_plain(r, c, inplace, objects, outputs)
           : inplace             ? th_record_in_place(r, c, objects, outputs)
                                 : th_record(r, c, false, objects, outputs);
}

/* Same under observation: measures time and checks results. */
static PyObject *invoke_watched(const row *r, call *c, bool inplace, int seen, PyObject **objects,
                                PyObject *const *outputs) {
    const bool recorded = seen & SEEN_RECORD;
    watch *w = th_watch_call(r, inplace, recorded, objects);
    if (!w)
        return NULL;
    PyObject *result = invoke(r, c, inplace, seen, objects, outputs),
             *items[TH_MAX_RESULTS] = {NULL};
    const bool many = result && PyTuple_Check(result) && r->returned > 1;
    for (int k = 0; result && recorded && k < r->returned; k++)
        items[k] = many ? PyTuple_GetItem(result, k) : result;
    if (!th_watch_end(w, items, TH_MAX_RESULTS, !result))
        return result;
    Py_XDECREF(result);
    return NULL;
}

/* Same under observation or autocast; out= and in-place calls are not converted. */
static __attribute__((noinline)) PyObject *invoke_aside(const row *r, call *c, bool inplace,
                                                        int seen, PyObject **objects,
                                                        PyObject *const *outputs) {
    PyObject *kept[TH_MAX_TENSORS] = {NULL};
    int back = -1;
    const bool writes = inplace || (outputs && outputs[0]) || r->flags & ROW_CHANGES;
    if (th_autocasts && !writes && th_autocast_call(r, objects, kept, &back) < 0)
        return NULL;
    PyObject *result = (th_observing ? invoke_watched : invoke)(r, c, inplace, seen, objects,
                                                                outputs);
    for (int i = 0; i < r->tensors; i++)
        Py_XDECREF(kept[i]);
    return th_autocast_back(r, result, back);
}

/* Replace x ** 2 by square(x), also in the graph. An integral operand requires an integer. */
static const row *shortcut_of(const row *r, const call *c, bool inplace, PyObject *const *objects) {
    const scalar number = c->s[r->params[1].number];
    if (!objects[0] || objects[1] || number.kind == TH_IMAGINARY)
        return r;
    const dtype type = th_tensor_of(objects[0])->dtype;
    for (const shortcut *s = r->shortcuts; s->row; s++)
        if (s->number == number.f && (s->row->flags & ROW_INPLACE || !inplace)
            && (th_is_floating(type) || (number.kind == TH_INTEGRAL && s->row->own >> type & 1)))
            return s->row;
    return r;
}

/* Next to GPU tensors, a 0-dim CPU tensor is used as a number, unless its gradient would be
   lost. */
static int take_numbers(const row *r, call *c, bool inplace, PyObject **objects) {
    bool far = false;
    for (int i = 0; i < r->tensors; i++)
        far |= objects[i] && th_tensor_of(objects[i])->device != TH_CPU;
    for (int i = inplace; far && i < r->nparams; i++) {
        const param *p = &r->params[i];
        PyObject *o = p->kind == P_EITHER ? objects[p->slot] : NULL;
        if (!o || th_tensor_of(o)->device != TH_CPU || !th_is_number_tensor(o, false))
            continue;
        if (th_parse_scalar(o, &c->s[p->number]))
            return -1;
        objects[p->slot] = NULL;
    }
    return 0;
}

static bool lacks_batch(const row *r, PyObject *const *objects, int slot) {
    return r->unbatched >> slot & 1 && objects[slot]
           && th_tensor_of(objects[slot])->ndim == r->rank + 1;
}

/* Write results to out=; takes them. */
static PyObject *written(const row *r, PyObject *results, PyObject *const *outputs) {
    PyObject *outs = results ? PyTuple_New(r->returned) : NULL;
    for (int k = 0; outs && k < r->returned; k++)
        PyTuple_SetItem(outs, k, Py_NewRef(outputs[k]));
    PyObject *out = outs && r->returned == 1 ? PyTuple_GetItem(outs, 0) : outs;
    PyObject *result = outs ? th_call_python("torch._core", "write", "(sOO)", r->name, results, out)
                            : NULL;
    Py_XDECREF(outs);
    Py_XDECREF(results);
    return result;
}

/* Give outputs the room that a failed call lacked. */
static int make_room(const row *r, PyObject *const *outputs) {
    PyErr_Clear();
    for (int k = 0; outputs && k < r->returned; k++)
        if (outputs[k] && th_make_room(outputs[k], th_lacked_room))
            return -1;
    th_lacked_room = 0;
    return 0;
}

__attribute__((noinline)) PyObject *th_invoke_again(const row *r, call *c, bool inplace, int seen,
                                                    PyObject **objects, PyObject *const *outputs) {
    PyObject *kept[TH_MAX_TENSORS] = {NULL}, *result = NULL;
    if (th_lacked_room)
        return make_room(r, outputs) ? NULL : invoke_aside(r, c, inplace, seen, objects, outputs);
    if (th_widen_integers(r, inplace, objects, kept) > 0)
        result = invoke_aside(r, c, inplace, seen, objects, outputs);
    for (int i = 0; i < r->tensors; i++)
        Py_XDECREF(kept[i]);
    return result;
}

/* A view with a first dim of size 1 more or less. */
static PyObject *view_of(const row *r, PyObject *o) {
    static const int64_t first[] = {0};
    call c;
    PyObject *objects[TH_MAX_TENSORS] = {o};
    th_set_presets(r, &c);
    c.n[0] = 0;
    if (r->lists)
        c.list[0] = (ints){first, 1};
    return th_invoke(r, &c, false, th_record_of(o) ? SEEN_RECORD : 0, objects, NULL);
}

/* The row's result for tensors without the batch dim: that of a batch of one. */
static __attribute__((noinline)) PyObject *
invoke_unbatched(const row *r, call *c, int seen, PyObject **objects, PyObject *const *outputs) {
    PyObject *kept[TH_MAX_TENSORS] = {NULL}, *result = NULL, *items[TH_MAX_RESULTS];
    bool failed = false;
    for (int t = 0; !failed && t < r->tensors; t++)
        if (lacks_batch(r, objects, t)) {
            failed = !(kept[t] = view_of(&op_unsqueeze, objects[t]));
            objects[t] = kept[t];
        }
    if (outputs && outputs[0])
        c->type = TH_SAME;
    if (!failed)
        result = th_invoke(r, c, false, seen, objects, NULL);
    for (int k = 0; result && k < r->returned; k++) {
        PyObject *one = r->returned == 1 ? result : PyTuple_GetItem(result, k);
        if (!(items[k] = view_of(&op_squeeze, one))) {
            while (k--)
                Py_DECREF(items[k]);
            Py_CLEAR(result);
        }
    }
    for (int t = 0; t < r->tensors; t++)
        Py_XDECREF(kept[t]);
    if (!result)
        return NULL;
    Py_DECREF(result);
    result = r->returned == 1 ? items[0] : th_results(r, items);
    return outputs && outputs[0] ? written(r, result, outputs) : result;
}

PyObject *th_invoke(const row *r, call *c, bool inplace, int seen, PyObject **objects,
                    PyObject *const *outputs) {
    if (r->unbatched && lacks_batch(r, objects, __builtin_ctz(r->unbatched)))
        return invoke_unbatched(r, c, seen, objects, outputs);
    if (__builtin_expect(th_gpu_tensors, 0) && take_numbers(r, c, inplace, objects))
        return NULL;
    if (r->shortcuts)
        r = shortcut_of(r, c, inplace, objects);
    PyObject *result = __builtin_expect(th_observing | th_autocasts, 0)
                           ? invoke_aside(r, c, inplace, seen, objects, outputs)
                           : invoke(r, c, inplace, seen, objects, outputs);
    return __builtin_expect(result != NULL, 1)
               ? result
               : th_invoke_again(r, c, inplace, seen, objects, outputs);
}
