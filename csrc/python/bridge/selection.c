/* selection.c: masks and indices in brackets, broadcast to one LongTensor of positions. */
#include <string.h>

#include "python/bridge/subscript.h"

/* A mask or index and its position among the dims. */
typedef struct selector {
    const tensor *t;
    bool mask;
    int from, dims;     /* of the indexed tensor: first dim, number of dims */
    int64_t size, span; /* size of the dim; number of elements of all its dims */
} selector;

static bool is_mask(const tensor *t) { return t->dtype == TH_BYTE || t->dtype == TH_BOOL; }

static int put_basic(spec *basic, const int64_t *key, int times) {
    for (; times > 0; times--) {
        if (basic->length + KEY_WORDS > SPEC_INTS)
            return th_fail(TH_INDEX, "index: too many indices");
        memcpy(basic->n + basic->length, key, sizeof(int64_t) * KEY_WORDS);
        basic->length += KEY_WORDS;
    }
    return 0;
}

/* Number of dims that an ellipsis stands for. */
static int count_skipped(const tensor *t, const keys *k) {
    int used = 0;
    for (int i = 0; i < k->s.length; i += KEY_WORDS) {
        const int64_t *key = k->s.n + i;
        const tensor *by = key[0] == KEY_TENSOR ? th_tensor_of(k->by[key[1]]) : NULL;
        used += by ? (is_mask(by) ? by->ndim : 1) : key[0] == KEY_INT || key[0] == KEY_SLICE;
    }
    if (used > t->ndim)
        return th_fail(TH_INDEX, "index: indices of %d dimensions; %s has %d", used, th_describe(t),
                       t->ndim);
    return t->ndim - used;
}

static int check_mask(const tensor *t, const selector *x) {
    for (int d = 0; d < x->dims; d++)
        if (x->t->size[d] != t->size[x->from + d])
            return th_fail(TH_INDEX,
                           "index: the mask is %s, but dimension %d of the %s has %lld elements; "
                           "need a mask with the size of the dims it masks",
                           th_describe(x->t), x->from + d, th_describe(t),
                           (long long)t->size[x->from + d]);
    return 0;
}

/* Match the keys with the dims and fill everything but the positions. As in PyTorch, ints select
   first. The index dims then go where the first index is if all are adjacent, else to the front. */
static int match_keys(selection *s, selector *x, const tensor *t, const keys *k, int skipped) {
    static const int64_t all[KEY_WORDS] = {KEY_SLICE, TH_NONE, TH_NONE, TH_NONE};
    int from = 0, part = 0, others = 0, runs = 0;
    bool picking = false;
    s->basic.length = s->basic.ints = s->basic.others = 0;
    s->count = 0;
    s->at = 0;
    s->place = NULL;
    s->along = false;
    s->whole = true;
    for (int i = 0; i < k->s.length; i += KEY_WORDS) {
        const int64_t *key = k->s.n + i;
        const bool picks = key[0] == KEY_TENSOR;
        if (picks && !picking && !runs++)
            s->at = others;
        picking = key[0] == KEY_INT ? picking : picks;
        s->whole &= key[0] == KEY_TENSOR || key[0] == KEY_ELLIPSIS;
        if (key[0] != KEY_TENSOR && put_basic(&s->basic, key, 1))
            return -1;
        if (key[0] == KEY_TENSOR) {
            const tensor *by = th_tensor_of(k->by[key[1]]);
            selector *y = &x[key[1]];
            *y = (selector){by,
                            is_mask(by),
                            from,
                            is_mask(by) ? by->ndim : 1,
                            from < t->ndim ? t->size[from] : 1,
                            1};
            if (y->mask ? check_mask(t, y) : 0)
                return -1;
            for (int d = 0; d < y->dims; d++) {
                s->dims[s->count++] = part++;
                y->span *= t->size[from++];
            }
            if (put_basic(&s->basic, all, y->dims))
                return -1;
        } else {
            const int dims = key[0] == KEY_ELLIPSIS ? skipped : key[0] != KEY_INT;
            part += dims;
            others += dims;
            from += key[0] == KEY_NEW_AXIS ? 0 : key[0] == KEY_INT ? 1 : dims;
        }
    }
    s->at = runs > 1 ? 0 : s->at;
    return 0;
}

/* Return the positions of a mask's set elements; new reference. */
static tensor *mask_positions(const tensor *mask) {
    tensor *near = th_on_device(mask, TH_CPU), *on = near ? th_contiguous(near) : NULL;
    tensor *places = NULL;
    th_drop(near);
    const uint8_t *byte = on ? th_data(on) : NULL;
    int64_t count = 0, found = 0;
    for (int64_t i = 0; on && i < on->numel; i++)
        count += byte[i] != 0;
    if (on && (places = th_new(TH_CPU, TH_LONG, 1, &count))) {
        int64_t *to = th_data(places);
        for (int64_t i = 0; i < on->numel && found < count; i++)
            if (byte[i])
                to[found++] = i;
    }
    th_drop(on);
    return places;
}

static int out_of_range(const selector *x, int64_t value) {
    return th_fail(TH_INDEX, "index: %lld is out of range for dimension %d of size %lld",
                   (long long)value, x->from, (long long)x->size);
}

/* place = place * span + index; negative indices count from the end. */
static int add_indices(tensor *place, const selector *x, const tensor *index) {
    if (place->device == TH_META)
        return 0;
    const tensor expanded = th_expanded(index, place->ndim, place->size);
    const bool ready = expanded.contiguous && expanded.device == TH_CPU;
    tensor *near = ready ? NULL : th_on_device(&expanded, TH_CPU);
    tensor *copy = near ? th_contiguous(near) : NULL;
    th_drop(near);
    if (!copy && !ready)
        return -1;
    const int64_t *from = th_data(copy ? copy : &expanded), size = x->mask ? x->span : x->size;
    int64_t *to = th_data(place), outside = -1;
    for (int64_t i = place->numel - 1; i >= 0; i--) {
        const int64_t at = from[i] + (from[i] < 0 ? size : 0);
        outside = (uint64_t)at < (uint64_t)size ? outside : i;
        to[i] = to[i] * size + at;
    }
    const int failed = outside < 0 ? 0 : out_of_range(x, from[outside]);
    th_drop(copy);
    return failed;
}

/* Return a single index tensor unchanged if no index is negative; new reference. */
static tensor *unchanged_index(const selector *x) {
    if (x->t->device != TH_CPU)
        return NULL;
    const int64_t *at = th_data(x->t);
    bool below = !x->t->contiguous, outside = false;
    for (int64_t i = 0; i < x->t->numel && !below; i++) {
        outside |= at[i] >= x->size;
        below = at[i] < 0;
    }
    if (below || outside)
        return NULL;
    th_retain((tensor *)(uintptr_t)x->t);
    return (tensor *)(uintptr_t)x->t;
}

static tensor *combined(selector *x, int count) {
    tensor *index[TH_MAX_DIM] = {0}, *place = NULL;
    extent size;
    mismatch why;
    int failed = 0;
    device where = TH_CPU;
    for (int i = 0; i < count && !failed; i++) {
        index[i] = x[i].mask ? mask_positions(x[i].t) : (tensor *)(uintptr_t)x[i].t;
        failed = !index[i];
        where = !failed && index[i]->device == TH_META ? TH_META : where;
    }
    if (!failed && th_broadcast(count, index, &size, &why))
        failed = th_fail(TH_INDEX, "index: the indices are %s and %s; need sizes that broadcast",
                         th_describe(index[why.first]), th_describe(index[why.second]));
    if (!failed && (place = th_new(where, TH_LONG, size.ndim, size.size)))
        failed = th_zero(place);
    for (int i = 0; place && i < count && !failed; i++)
        failed = add_indices(place, &x[i], index[i]);
    for (int i = 0; i < count; i++)
        if (x[i].mask)
            th_drop(index[i]);
    if (failed)
        th_drop(place);
    return failed ? NULL : place;
}

int th_select(selection *s, const tensor *t, const keys *k) {
    selector x[TH_MAX_DIM];
    const int skipped = count_skipped(t, k);
    if (skipped < 0 || match_keys(s, x, t, k, skipped))
        return th_raise_int();
    tensor *place = k->tensors == 1 && !x[0].mask ? unchanged_index(&x[0]) : NULL;
    if (!place)
        place = combined(x, k->tensors);
    if (place && t->device != TH_CPU) { /* indices may be on any device; positions go to t's */
        tensor *near = place;
        place = th_on_device(near, t->device);
        th_drop(near);
    }
    s->along = place && s->count == 1 && place->ndim == 1 && s->at == s->dims[0];
    s->place = th_wrap(place);
    return s->place ? 0 : -1;
}
