/* gpu_attention.c: launches of attention and its gradients. */
#include "attention.h"
#include "cuda/attention.h"
#include "kernels/gpu/attention_gradient.h"
#include "kernels/gpu/gpu.h"

/* Operands of a call, and their copies. */
typedef struct heads {
    const tensor *query;
    gpu_rows rows[3]; /* of query, key and value */
    gpu_attention a;
    dense copies;
    dtype type;
    bool causal;
} heads;

static int64_t size_behind(const tensor *t, int k) {
    return t->ndim < k ? 1 : t->size[t->ndim - k];
}
static int64_t step_behind(const tensor *t, int k) {
    return size_behind(t, k) == 1 ? 0 : th_stride(t)[t->ndim - k];
}

/* Describe a tensor as [batches, heads, rows, columns]; false if its strides do not allow it. */
static bool describe(const tensor *t, bool adjacent, gpu_rows *r) {
    *r = (gpu_rows){.data = th_data(t),
                    .head = step_behind(t, 3),
                    .row = step_behind(t, 2),
                    .column = step_behind(t, 1),
                    .columns = (int32_t)size_behind(t, 1)};
    int64_t batches = 1;
    for (int k = 4; k <= t->ndim; k++) {
        if (size_behind(t, k) == 1)
            continue;
        if (batches == 1)
            r->batch = step_behind(t, k);
        else if (step_behind(t, k) != r->batch * batches)
            return false;
        batches *= size_behind(t, k);
    }
    const int64_t item = th_item_size[t->dtype];
    r->whole = !(((uint64_t)(uintptr_t)r->data | (uint64_t)(r->batch * item)
                  | (uint64_t)(r->head * item) | (uint64_t)(r->row * item)
                  | (uint64_t)(r->columns * item))
                 % 16);
    return !adjacent || r->columns == 1 || r->column == 1;
}

/* adjacent: columns must be. */
static gpu_rows rows_of(heads *h, const tensor *t, bool adjacent) {
    gpu_rows r = {.data = NULL};
    if (t && !h->copies.failed && !describe(t, adjacent, &r) && th_gpu_operand(&h->copies, t))
        describe(h->copies.own[h->copies.count - 1], adjacent, &r);
    return r;
}

static heads heads_of(const tensor *query, const tensor *key, const tensor *value,
                      const tensor *added, const tensor *kept, const tensor *draws, double scale,
                      double dropout, bool causal) {
    heads h = {.query = query, .type = query->dtype, .causal = causal};
    h.rows[0] = rows_of(&h, query, true);
    h.rows[1] = rows_of(&h, key, true);
    h.rows[2] = rows_of(&h, value, true);
    h.a = (gpu_attention){.added = rows_of(&h, added, false),
                          .kept = rows_of(&h, kept, false),
                          .batches = 1,
                          .heads = size_behind(query, 3),
                          .shared = 1,
                          .rounds = 1,
                          .scale = scale,
                          .dropout = dropout,
                          .causal = causal};
    if (dropout > 0)
        h.a.draws = th_gpu_operand(&h.copies, draws);
    for (int k = 4; k <= query->ndim; k++)
        h.a.batches *= size_behind(query, k);
    if (size_behind(key, 3))
        h.a.shared = h.a.heads / size_behind(key, 3);
    return h;
}

/* own[0] are queries, or if transposed keys; own[1] is `grad` or value. */
static gpu_attention arranged(const heads *h, gpu_rows grad, bool transposed) {
    gpu_attention a = h->a;
    const gpu_rows queries[2] = {h->rows[0], grad}, keys[2] = {h->rows[1], h->rows[2]};
    for (int k = 0; k < 2; k++) {
        a.own[k] = transposed ? keys[k] : queries[k];
        a.other[k] = transposed ? queries[k] : keys[k];
    }
    if (transposed) {
        a.heads = h->a.heads / h->a.shared;
        a.rounds = h->a.shared;
        a.shared = 1;
    }
    return a;
}

/* Bytes of an element in shared memory: narrow floats need tensor cores, else they are widened. */
static int stored_size(device where, dtype type) {
    const int item = (int)th_item_size[type];
    return th_is_narrow(type) && th_gpu_architecture(where) < 80 ? (int)sizeof(float) : item;
}

static int pieces_of(int columns, int item) {
    const int each = GPU_ATTENTION_PIECE / item;
    return columns <= each ? 1 : (columns + each - 1) / each;
}

/* result: its rows are own's. own: tensors that own's rows are in, 2 for gradients of scores. */
static int launch(const heads *h, const gpu_kernel *kernel, gpu_attention *a, int64_t own_rows,
                  int64_t other_rows, int own) {
    const device where = h->query->device;
    const int item = stored_size(where, h->type), slice = GPU_ATTENTION_SLICE(item);
    const int64_t units = (own_rows + GPU_ATTENTION_ROWS - 1) / GPU_ATTENTION_ROWS * a->batches
                          * a->heads;
    int pieces = pieces_of(a->own[0].columns, item);
    if (own == 2)
        pieces += pieces_of(a->own[1].columns, item);
    const int other = 2 * GPU_ATTENTION_OTHERS(item) * GPU_ATTENTION_PITCH;
    const int piece = GPU_ATTENTION_ROWS * GPU_ATTENTION_PITCH;
    a->own_rows = own_rows;
    a->other_rows = other_rows;
    /* Two blocks at least share a multiprocessor. */
    a->resident = pieces <= 2 || pieces * (int64_t)piece + other <= th_gpu_shared(where) / 2;
    const gpu_size size = {units < INT32_MAX ? units : INT32_MAX,
                           a->result.columns > slice ? (a->result.columns + slice - 1) / slice : 1,
                           GPU_ATTENTION_THREADS, (a->resident ? pieces : 2) * piece + other};
    return units ? th_gpu_launch(where, kernel, th_gpu_variant[0][h->type], size, (void *[]){a})
                 : 0;
}

int cuda_attention(tensor *output, tensor *log_sum, const tensor *query, const tensor *key,
                   const tensor *value, scalar scale, const tensor *added, const tensor *kept,
                   const tensor *draws, scalar dropout, bool causal) {
    static const gpu_kernel kernel = {"kernels/attention", "attention"};
    heads h = heads_of(query, key, value, added, kept, draws, scale.f, dropout.f, causal);
    tensor *to = th_dense_result(output), *sums = th_dense_result(log_sum);
    int failed = h.copies.failed || !to || !sums ? -1 : 0;
    if (!failed) {
        gpu_attention a = arranged(&h, (gpu_rows){.columns = 0}, false);
        describe(to, true, &a.result);
        a.log_sum = th_data(sums);
        failed = launch(&h, &kernel, &a, size_behind(query, 2), size_behind(key, 2), 1);
    }
    th_gpu_done(&h.copies);
    failed |= th_deliver(log_sum, sums, failed);
    return th_deliver(output, to, failed);
}

/* Tensor slots of the row. */
enum { QUERY, KEY, VALUE, ADDED, KEPT, DRAWS };

static int take_gradients(const saved *s, tensor **result) {
    for (int i = QUERY; i <= ADDED; i++) {
        const tensor *t = s->t[i];
        if (t && s->wants[i]
            && (!(result[i] = th_new(t->device, t->dtype, t->ndim, t->size))
                || (i == ADDED && th_zero(result[i]))))
            return -1;
    }
    return 0;
}

/* The base-2 logarithm of each query's sum, and sum(gradient * output). */
static int note_queries(heads *h, gpu_rows grad, const saved *s, tensor *notes) {
    static const gpu_kernel kernel = {"kernels/attention", "attention_notes"};
    gpu_attention a = h->a;
    const int64_t queries = size_behind(h->query, 2), lines = a.batches * a.heads * queries;
    a.own[0] = rows_of(h, s->out[0], true);
    a.own[1] = grad;
    a.own_rows = queries;
    const tensor *sums = s->out[1];
    a.log_sum = sums->contiguous ? th_data(sums) : th_gpu_operand(&h->copies, sums);
    a.notes = h->a.notes = th_data(notes);
    if (h->copies.failed)
        return -1;
    return lines ? th_gpu_launch(h->query->device, &kernel, th_gpu_variant[0][h->type],
                                 th_gpu_over(lines * 32), (void *[]){&a})
                 : 0;
}

static int launch_gradients(heads *h, gpu_rows grad, const saved *s, tensor **result) {
    static const gpu_kernel of_query = {"kernels/attention", "attention_query"},
                            of_key = {"kernels/attention", "attention_key"},
                            of_value = {"kernels/attention", "attention_value"};
    const int64_t queries = size_behind(s->t[QUERY], 2), keys = size_behind(s->t[KEY], 2);
    int failed = 0;
    if (result[QUERY] || result[ADDED]) {
        gpu_attention a = arranged(h, grad, false);
        a.result.columns = a.own[0].columns;
        if (result[QUERY])
            describe(result[QUERY], true, &a.result);
        if (result[ADDED])
            describe(result[ADDED], true, &a.slopes);
        failed = launch(h, &of_query, &a, queries, keys, 2);
    }
    for (int i = KEY; i <= VALUE && !failed; i++)
        if (result[i]) {
            gpu_attention a = arranged(h, grad, true);
            describe(result[i], true, &a.result);
            failed = i == KEY ? launch(h, &of_key, &a, keys, queries, 2)
                              : launch(h, &of_value, &a, keys, queries, 1);
        }
    return failed;
}

int th_gpu_attention_gradient(const saved *s, tensor *const *grad, tensor **result) {
    tensor *const *t = s->t;
    heads h = heads_of(t[QUERY], t[KEY], t[VALUE], t[ADDED], t[KEPT], t[DRAWS], s->s[0].f,
                       s->s[1].f, s->n[0]);
    const gpu_rows rows = rows_of(&h, grad[0], true);
    const int64_t lines = h.a.batches * h.a.heads * size_behind(h.query, 2);
    tensor *notes = th_new(h.query->device, h.type == TH_DOUBLE ? TH_DOUBLE : TH_FLOAT, 1,
                           (int64_t[]){2 * lines});
    int failed = h.copies.failed || !notes || take_gradients(s, result) ? -1 : 0;
    failed = failed || note_queries(&h, rows, s, notes) || launch_gradients(&h, rows, s, result);
    th_gpu_done(&h.copies);
    th_drop(notes);
    return failed ? -1 : th_finish_gradients(s, result);
}
