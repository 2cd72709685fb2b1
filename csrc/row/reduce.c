/* reduce.c: execution of a `reduce` row over any dimensions. */
#include <string.h>

#include "row/parts.h"
#include "walk/search.h"

/* Return the dtype that folds read: narrow floats, and narrow integers without a fold, are
   widened. */
static dtype folded(const reduction *b, dtype type) {
    const dtype wide = th_is_floating(type)                  ? TH_FLOAT
                       : type == TH_BOOL && b->fold[TH_BYTE] ? TH_BYTE
                                                             : TH_LONG;
    return b->fold[type] || type == TH_DOUBLE ? type : wide;
}

/* Results of the checks. */
typedef struct plan {
    dtype type;
    extent size, result; /* size of the broadcast inputs, and of the results */
    uint64_t mask;       /* bit per reduced dimension */
} plan;

/* Whether an empty list of dims is given, which names none in a reduction to truths, else all. */
static bool keeps_all(const row *r, const call *c) {
    const reduction *b = r->body;
    return r->types[0] == TH_BOOL && b->dim != 255 && b->dims && c->list[b->dim].at
           && !c->list[b->dim].count;
}

/* Set the bits of the given dimensions; of all if none is given. */
static int reduced_dims(const row *r, const call *c, int ndim, uint64_t *mask) {
    const reduction *b = r->body;
    const ints none = {NULL, 0};
    int64_t one = TH_NONE;
    ints dims = none;
    if (b->dim != 255 && b->dims)
        dims = c->list[b->dim];
    else if (b->dim != 255 && (one = c->n[b->dim]) != TH_NONE)
        dims = (ints){&one, 1};
    if (keeps_all(r, c)) {
        *mask = 0;
        return 0;
    }
    return th_dims_mask(r->name, dims, ndim, mask);
}

/* Compute the size: reduced dimensions are dropped, or kept with size 1. */
static int result_size(const row *r, const call *c, plan *w) {
    const reduction *b = r->body;
    const bool keeps = b->keepdim != 255 && c->n[b->keepdim];
    int64_t reduced = 1, outputs = 1;
    if (reduced_dims(r, c, w->size.ndim, &w->mask))
        return -1;
    w->result.ndim = 0;
    for (int d = 0; d < w->size.ndim; d++) {
        const bool drops = w->mask >> d & 1;
        *(drops ? &reduced : &outputs) *= w->size.size[d];
        if (!drops || keeps)
            w->result.size[w->result.ndim++] = drops ? 1 : w->size.size[d];
    }
    const bool whole = b->dims && !c->list[b->dim].count && !b->search;
    if (reduced == 0 && outputs > 0 && !b->empty)
        return th_fail(b->dim == 255 || whole ? TH_RUNTIME : TH_INDEX,
                       "%s: input is %s; need at least one element", r->name, th_describe(c->t[0]));
    return 0;
}

/* Return a header of a result with a stride for every dimension of the inputs. */
static tensor with_all_dims(const tensor *out, const plan *w) {
    tensor wide = th_header(out);
    const bool kept = out->ndim == w->size.ndim;
    wide.ndim = (uint8_t)w->size.ndim;
    for (int d = 0, own = 0; d < w->size.ndim && !kept; d++)
        th_stride(&wide)[d] = w->mask >> d & 1 || own >= out->ndim ? 0 : th_stride(out)[own++];
    return wide;
}

static accumulation accumulation_of(const row *r, dtype type, const scalar *option) {
    const reduction *b = r->body;
    const int side = th_side(type);
    const dtype wide = folded(b, type);
    accumulation a = {.fold = b->fold[wide],
                      .spread = b->spread[wide],
                      .widen = wide == type ? NULL : th_converter(type, wide),
                      .widened = th_item_size[wide],
                      .narrow = b->sums       ? th_narrow_sum(type)
                                : b->extremes ? th_narrow_extremes(type, b->extremes)
                                              : NULL,
                      .join = b->join[side],
                      .finish = b->finish[side],
                      .accumulators = th_accumulators(b->accumulators, type),
                      .inputs = b->inputs,
                      .results = r->results,
                      .ordered = b->ordered,
                      .option = option,
                      .kernel = &b->kernel,
                      .options = (uint8_t)(r->scalars + r->ints)};
    memcpy(a.start, b->start[side], sizeof a.start);
    return a;
}

/* Return the bits of Tensor|Scalar numbers that are tensors in this call. */
static uint32_t unused_numbers(const row *r, const call *c) {
    uint32_t unused = 0;
    for (int i = 0; i < r->nparams; i++)
        if (r->params[i].kind == P_EITHER && c->t[r->params[i].slot])
            unused |= 1u << r->params[i].number;
    return unused;
}

/* Return the number given for tensor slot t as a tensor of one element. */
static tensor *number_as_tensor(const row *r, const call *c, int t, dtype type) {
    for (int i = 0; i < r->nparams; i++)
        if (r->params[i].kind == P_EITHER && r->params[i].slot == t) {
            tensor *one = th_new(c->where, type, 0, NULL);
            if (one && th_write_element(one, 0, c->s[r->params[i].number])) {
                th_drop(one);
                return NULL;
            }
            return one;
        }
    th_fail(TH_RUNTIME, "%s: a tensor is missing", r->name);
    return NULL;
}

static int reduce(const row *r, call *c);

/* On a GPU, which has no loops for complex numbers, sum both parts over the same dims, counted without the
   pair dim. */
static int reduce_pairs(const row *r, call *c) {
    const reduction *b = r->body;
    int64_t dims[TH_MAX_DIM];
    uint64_t mask;
    tensor pairs, whole = th_header(c->t[0]);
    call f = *c;
    f.inplace = f.resized = false;
    f.copied = 0;
    memset(f.out, 0, sizeof f.out);
    if (reduced_dims(r, c, whole.ndim, &mask))
        return -1;
    if (!whole.ndim) { /* a 0-dim header still has one element along dim 0 */
        whole.ndim = 1;
        mask = 1;
        f.n[b->keepdim] = false;
    }
    if (th_view_as_real(r->name, &pairs, &whole))
        return -1;
    ints *named = &f.list[b->dim];
    *named = (ints){dims, 0};
    for (int d = 0; d < whole.ndim; d++)
        if (mask >> d & 1)
            dims[named->count++] = d;
    f.t[0] = &pairs;
    if (reduce(r, &f)) {
        th_drop(f.out[0]);
        return -1;
    }
    th_view_as_complex(f.out[0]);
    if (!c->out[0]) {
        c->out[0] = f.out[0];
        return 0;
    }
    const extent size = th_extent(f.out[0]);
    const int failed = !th_output(r, c, 0, (dtype)f.out[0]->dtype, &size)
                       || th_copy(c->out[0], f.out[0]);
    th_drop(f.out[0]);
    return failed ? -1 : 0;
}

static int reduce(const row *r, call *c) {
    const reduction *b = r->body;
    plan w;
    scalar option[TH_MAX_OPTIONS];
    if (th_check_dtypes(r, c, &w.type))
        return -1;
    if (th_output_decides(r, c, w.type))
        return th_run_in_type_of_output(r, c, w.type);
    if (th_is_gpu(c->where) && th_is_complex(w.type))
        return b->sums ? reduce_pairs(r, c) : th_run_on_cpu(r, c);
    if (th_check_options(r, c, w.type, unused_numbers(r, c), option)
        || (r->require && r->require(c)) || th_common_size(r, b->inputs, c->t, &w.size)
        || result_size(r, c, &w))
        return -1;
    const bool converts = th_computed(r, w.type) != w.type;
    const bool copies = converts && !th_is_narrow(w.type)
                        && (th_is_gpu(c->where) || th_is_stored(w.type));
    for (int i = 0; i < b->inputs; i++)
        if (c->t[i] ? c->t[i]->dtype != w.type || copies
                    : converts) /* do not round a number before the result */
            return th_run_in_type(r, c, w.type);
    const dtype wide_type = folded(b, w.type);
    if (!TH_ENTRY(b->fold, wide_type, r->name)
        || (b->dim != 255 && !TH_ENTRY(b->spread, wide_type, r->name)))
        return -1;
    tensor wide[TH_MAX_TENSORS], result[TH_MAX_RESULTS];
    const tensor *input[TH_MAX_TENSORS];
    for (int k = 0; k < r->results; k++) {
        const tensor *out = th_output(r, c, k, th_result_type(r, k, w.type), &w.result);
        if (!out)
            return -1;
        result[k] = with_all_dims(out, &w);
    }
    if (b->search && c->where == TH_CPU && result[0].dtype == TH_LONG)
        return c->t[0]->numel ? th_search_dims(c->t[0], w.mask, b->search == 2, &result[0]) : 0;
    tensor *number[TH_MAX_TENSORS] = {NULL}, *given[TH_MAX_TENSORS];
    int failed = 0;
    for (int i = 0; i < b->inputs && !failed; i++) {
        if (!c->t[i] && !(number[i] = number_as_tensor(r, c, i, w.type)))
            failed = -1;
        given[i] = c->t[i] ? c->t[i] : number[i];
        if (!failed)
            wide[i] = th_expanded(given[i], w.size.ndim, w.size.size);
        input[i] = &wide[i];
    }
    accumulation a = accumulation_of(r, w.type, option);
    if (!failed && c->where == TH_CPU && th_folded_parts_pay(b, given, &w.size, wide_type))
        failed = th_accumulate_parts(b, &a, given, &w.size, result, w.mask, wide_type);
    else if (!failed)
        failed = th_accumulate(&a, input, result, w.mask);
    for (int i = 0; i < b->inputs; i++)
        th_drop(number[i]);
    return failed;
}

/* Reduction over one dimension of a small contiguous tensor, or over all of it as one row: `outer`
   sets of rows x `inner` elements. */
typedef struct rows {
    int64_t outer, count, inner;
    extent result;
} rows;

#define SEARCHED 64 /* elements: longer calls search with vectors */
#define SETS 1024   /* accumulators of a small call, on the stack */
#define SPREAD 32   /* elements and rows: shorter rows are folded without lanes */

/* Whether the call reduces all dimensions or one. */
static bool as_rows(const row *r, const call *c, rows *w) {
    const reduction *b = r->body;
    const tensor *t = c->t[0];
    const bool keeps = b->keepdim != 255 && c->n[b->keepdim];
    const bool listed = b->dim != 255 && b->dims;
    const int64_t named = b->dim == 255 ? 0
                          : listed      ? c->list[b->dim].count
                                        : c->n[b->dim] != TH_NONE;
    w->outer = w->count = w->inner = w->result.size[0] = 1;
    w->result.ndim = 0;
    if (!named) {
        w->count = t->numel;
        return !keeps && !keeps_all(r, c);
    }
    if (named > 1)
        return false;
    const int64_t given = listed ? c->list[b->dim].at[0] : c->n[b->dim];
    const int64_t dim = given < 0 ? given + t->ndim : given;
    if (dim < 0 || dim >= t->ndim)
        return false;
    for (int d = 0; d < t->ndim; d++) {
        *(d == dim ? &w->count : d < dim ? &w->outer : &w->inner) *= t->size[d];
        if (d != dim || keeps)
            w->result.size[w->result.ndim++] = d == dim ? 1 : t->size[d];
    }
    if (w->count == 1) { /* one long row instead of many short ones */
        w->inner *= w->outer;
        w->outer = 1;
    }
    /* th_accumulate spreads many rows with several accumulators, whose lanes take long to join */
    if (w->inner == 1)
        return b->accumulators == 1 || w->count < SPREAD || w->outer < SPREAD;
    /* wide spreads use the order of th_accumulate */
    return w->count * w->inner * th_accumulators(b->accumulators, (dtype)c->t[0]->dtype) < SETS;
}

/* Reduce sets first to first + count of a small call to their accumulators. */
static void reduce_rows(const reduction *b, const rows *w, dtype type, char *at, accumulator *into,
                        int64_t sets) {
    const int64_t item = th_item_size[type], each = th_accumulators(b->accumulators, type);
    for (int64_t i = 0; i < sets; i++)
        for (int64_t k = 0; k < each; k++)
            into[i * each + k] = b->start[th_side(type)][k];
    if (w->inner == 1) {
        for (int64_t begin = 0; begin < w->count; begin += TH_FOLDED, at += TH_FOLDED * item) {
            const int64_t left = w->count - begin, length = left < TH_FOLDED ? left : TH_FOLDED;
            b->fold[type](into, &at, length, begin, NULL, (fold_rows){sets, w->count, each});
        }
        return;
    }
    for (int64_t i = 0; i < sets; i += w->inner, into += w->inner * each) {
        b->spread[type](into, &at, w->inner, 0, NULL, (fold_rows){w->count, w->inner, each});
        at += w->count * w->inner * item;
    }
}

/* 1: done; 0: not applicable; -1: out of memory. */
static int fast_path(const row *r, call *c) {
    const reduction *b = r->body;
    const tensor *t = c->t[0];
    rows w;
    if (b->inputs != 1 || (b->search && t && t->numel > SEARCHED) || r->scalars || r->require || !t
        || !t->contiguous || t->device != TH_CPU || t->numel >= TH_PARALLEL || !t->numel
        || c->out[0] || th_is_stored(t->dtype) || !(r->dtypes >> t->dtype & 1) || !b->fold[t->dtype]
        || (b->dim != 255 && !b->spread[t->dtype]) || !as_rows(r, c, &w))
        return 0;
    const dtype type = (dtype)t->dtype;
    const int64_t each = th_accumulators(b->accumulators, type), all = w.outer * w.inner;
    const int64_t sets = all * each <= SETS ? all : SETS / each / w.inner * w.inner;
    for (int k = 0; k < r->results; k++)
        if (!(c->out[k] = th_new(TH_CPU, th_result_type(r, k, type), w.result.ndim, w.result.size)))
            return -1;
    accumulator total[SETS];
    for (int64_t first = 0; first < all; first += sets) {
        const int64_t left = all - first, some = left < sets ? left : sets;
        char *at = (char *)th_data(t) + first * w.count * th_item_size[type];
        reduce_rows(b, &w, type, at, total, some);
        if (b->finish[th_side(type)])
            b->finish[th_side(type)](total, some, w.count, NULL);
        for (int k = 0; k < r->results; k++) {
            const int64_t item = th_item_size[c->out[k]->dtype];
            th_store_accumulators(total + k, (int)each, th_is_floating(type),
                                  (char *)th_data(c->out[k]) + first * item, item,
                                  (dtype)c->out[k]->dtype, some);
        }
    }
    return 1;
}

int th_reduce(const row *r, call *c) {
    const int done = fast_path(r, c);
    return done > 0 ? 0 : th_finish(c, done ? done : reduce(r, c));
}
