/* embedding_bag.c: sums, means or maxima of the table rows named by bags of indices, and their
   gradients.

   weight [rows, width]; input: the indices of all bags, concatenated; grad and output [bags,
   width]. Another thread may write indices after their check, so they are compared again. */
#include "embedding_bag.h"

#include <string.h>

#include "kernels/gpu/counts.h"
#include "kernels/index/index_check.h"
#include "walk/dense.h"

enum { SUM, MEAN, MAX };
#define AHEAD 8 /* places */

typedef struct bags {
    int64_t count, width, rows, places; /* places: number of indices in all bags */
    int64_t mode, padding;
    int64_t bag_length;    /* length of bags of equal length; -1: given by offsets */
    const int64_t *offset; /* per bag */
    const int64_t *input;
    const int64_t *often; /* count per row; NULL: gradients are not divided by it */
    const void *factors;  /* per position, or NULL */
    const void *weight, *grad;
    int64_t *chosen; /* [bags, width], maxima only: position of the winner, -1 in empty bags */
    void *to;
} bags;

static int64_t clamp(int64_t value, int64_t most) {
    return value < 0 ? 0 : value > most ? most : value;
}

static int64_t start_of(const bags *b, int64_t bag) {
    if (bag == b->count)
        return b->places;
    return b->bag_length >= 0 ? bag * b->bag_length : clamp(b->offset[bag], b->places);
}

/* Return the row at a position; -1 if it is invalid or the padding index. */
static inline int64_t row_at(const bags *b, int64_t position) {
    const int64_t row = th_read_once(b->input + position);
    return (uint64_t)row < (uint64_t)b->rows && row != b->padding ? row : -1;
}

static int64_t size_of(const bags *b, int64_t bag) {
    int64_t size = 0;
    for (int64_t i = start_of(b, bag), end = start_of(b, bag + 1); i < end; i++)
        size += row_at(b, i) >= 0;
    return size;
}

/* Input of a bag's sums. */
typedef struct span {
    const int64_t *input;
    int64_t rows, padding, width, places, first, last;
} span;

static inline int64_t row_in(const span *s, int64_t position) {
    const int64_t row = th_read_once(s->input + position);
    return (uint64_t)row < (uint64_t)s->rows && row != s->padding ? row : -1;
}

/* The most vectors of columns that a bag is summed over at once. */
#define MOST_VECTORS 8
#define VECTOR 32 /* bytes */

/* Prefetch rows, since their order is random. Prefetching an invalid address is harmless. */
static inline __attribute__((always_inline)) void
prefetch(const span *s, const char *weight, int64_t item, int64_t position, int bytes) {
    if (bytes < 64 || position + AHEAD >= s->places)
        return;
    const uint64_t row = (uint64_t)th_read_once(s->input + position + AHEAD);
    for (int k = 0; k < bytes; k += 64)
        __builtin_prefetch(
            (const void *)((uintptr_t)weight + row * (uint64_t)(s->width * item) + k));
}

#define TEMPLATE "kernels/nn/embedding_bag_sums.h"
#include "base/each/floating.h"

static int check_offsets(const tensor *offsets, int64_t places) {
    int64_t before = 0;
    const int64_t *at = th_data(offsets), step = offsets->numel ? th_stride(offsets)[0] : 1;
    if (offsets->device != TH_CPU) /* its kernel checks and reports faults */
        return 0;
    for (int64_t bag = 0; bag < offsets->numel; bag++) {
        const int64_t start = th_read_once(at + bag * step);
        if (start < before || start > places || (bag == 0 && start != 0))
            return th_fail(TH_VALUE,
                           "embedding_bag: offsets[%lld] is %lld; need offsets that begin with 0, "
                           "never decrease and are at most %lld, the size of input",
                           (long long)bag, (long long)start, (long long)places);
        before = start;
    }
    return 0;
}

int shape_embedding_bag(extent *size, const tensor *weight, const tensor *input,
                        const tensor *offsets, int64_t mode, const tensor *per_sample_weights,
                        int64_t padding_idx, bool scale_grad_by_freq) {
    const char *op = "embedding_bag";
    bad_index first;
    (void)padding_idx, (void)scale_grad_by_freq;
    if (weight->ndim != 2)
        return th_fail(TH_RUNTIME, "%s: weight is %s; need 2 dimensions", op, th_describe(weight));
    if (input->ndim != (offsets ? 1 : 2) || (offsets && offsets->ndim != 1))
        return th_fail(TH_VALUE,
                       "%s: input is %s, offsets is %s; need a matrix of bags, or a vector of all "
                       "of them and a vector of offsets",
                       op, th_describe(input), offsets ? th_describe(offsets) : "None");
    if (th_find_outside(input, weight->size[0], &first))
        return th_fail(TH_INDEX, "%s: input[%lld] is %lld, but weight has %lld rows", op,
                       (long long)first.place, (long long)first.value, (long long)weight->size[0]);
    if (offsets && check_offsets(offsets, input->numel))
        return -1;
    const extent wanted = th_extent(input);
    if (per_sample_weights && mode != SUM)
        return th_fail(TH_VALUE, "%s: per_sample_weights are for sums only", op);
    if (per_sample_weights && !th_has_size(per_sample_weights, &wanted))
        return th_fail(TH_RUNTIME, "%s: input is %s, per_sample_weights is %s; need one for each",
                       op, th_describe(input), th_describe(per_sample_weights));
    size[0] = (extent){2, {offsets ? offsets->numel : input->size[0], weight->size[1]}};
    size[1] = mode == MAX ? size[0] : (extent){1, {0}};
    return 0;
}

/* Contiguous operands. */
typedef struct operands {
    tensor *weight, *input, *offsets, *factors;
} operands;

static int take_operands(bags *b, operands *o, const tensor *weight, const tensor *input,
                         const tensor *offsets, const tensor *factors) {
    o->weight = weight ? th_dense(weight) : NULL;
    o->input = th_dense(input);
    o->offsets = offsets ? th_dense(offsets) : NULL;
    o->factors = factors ? th_dense(factors) : NULL;
    if (!o->input || !o->weight != !weight || !o->offsets != !offsets || !o->factors != !factors)
        return -1;
    b->weight = o->weight ? th_data(o->weight) : NULL;
    b->input = th_data(o->input);
    b->offset = o->offsets ? th_data(o->offsets) : NULL;
    b->factors = o->factors ? th_data(o->factors) : NULL;
    b->count = offsets ? offsets->numel : input->size[0];
    b->bag_length = offsets ? -1 : input->size[1];
    b->places = input->numel;
    return 0;
}

static void free_operands(operands *o) {
    th_drop(o->weight);
    th_drop(o->input);
    th_drop(o->offsets);
    th_drop(o->factors);
}

static void run(bags *b, th_range body) {
    const int64_t each = b->count ? b->places / b->count + 1 : 1;
    th_parallel(b->count, (double)(each * (b->width + 1)), body, b);
}

/* Launch the same on a GPU, over count units. */
static int launch(const gpu_kernel *kernel, const bags *b, device where, dtype type,
                  int64_t count) {
    gpu_work w = {
        .at = {b->to, (void *)(uintptr_t)b->weight, (void *)(uintptr_t)b->input,
               (void *)(uintptr_t)b->offset, (void *)(uintptr_t)b->factors, b->chosen,
               (void *)(uintptr_t)b->often, (void *)(uintptr_t)b->grad},
        .n = {b->count, b->width, b->rows, b->places, b->mode, b->padding, b->bag_length}};
    return th_gpu_prepare(&w, where, "embedding_bag")
           || th_gpu_elements(where, kernel, type, count, &w);
}

static int forward_on_gpu(const bags *b, device where, dtype type) {
    static const gpu_kernel checking = {"kernels/embedding_bag", "bags_check"},
                            kernel = {"kernels/embedding_bag", "bags"};
    return launch(&checking, b, where, TH_LONG, b->places > b->count ? b->places : b->count)
           || launch(&kernel, b, where, type, b->count * b->width);
}

/* Gradient of the table, already zero. Sorted indices give the places of each row. */
static int weight_on_gpu(bags *b, const tensor *result, const tensor *numbers, bool scaled) {
    static const gpu_kernel kernel = {"kernels/embedding_bag", "bags_weight"};
    const device where = result->device;
    tensor *often = scaled ? th_new(where, TH_LONG, 1, &b->rows) : NULL;
    int failed = scaled && (!often || th_gpu_count_places(often, b->input, b->places)) ? -1 : 0;
    b->often = often ? th_data(often) : NULL;
    b->to = th_data(result);
    sorted s = {NULL};
    if (!failed && b->places)
        failed = th_gpu_sorted(&s, numbers, (around){1, b->places, 1}, false);
    if (!failed && b->places) {
        bags sums = *b;
        sums.weight = th_data(s.places);
        failed = launch(&kernel, &sums, where, (dtype)result->dtype, b->places * b->width);
    }
    th_gpu_drop_sorted(&s);
    th_drop(often);
    return failed;
}

int cpu_embedding_bag(tensor *output, tensor *chosen, const tensor *weight, const tensor *input,
                      const tensor *offsets, int64_t mode, const tensor *per_sample_weights,
                      int64_t padding_idx, bool scale_grad_by_freq) {
    bags b = {
        .width = weight->size[1], .rows = weight->size[0], .mode = mode, .padding = padding_idx};
    operands o = {0};
    (void)scale_grad_by_freq;
    tensor *to = th_dense_result(output), *places = th_dense_result(chosen);
    int failed = to && places ? take_operands(&b, &o, weight, input, offsets, per_sample_weights)
                              : -1;
    if (!failed) {
        b.to = th_data(to);
        b.chosen = th_data(places);
    }
    if (!failed && output->device != TH_CPU)
        failed = forward_on_gpu(&b, output->device, (dtype)output->dtype);
    else if (!failed)
        run(&b, output->dtype == TH_FLOAT ? forward_float : forward_double);
    free_operands(&o);
    failed = th_deliver(chosen, places, failed);
    return th_deliver(output, to, failed);
}

static tensor *gradient_of_weight(bags *b, const tensor *grad, const tensor *numbers, bool scaled) {
    tensor *result = th_new(grad->device, grad->dtype, 2, (const int64_t[]){b->rows, b->width});
    if (result && result->device != TH_CPU) {
        if (!th_zero(result) && !weight_on_gpu(b, result, numbers, scaled))
            return result;
        th_drop(result);
        return NULL;
    }
    int64_t *often = result && scaled ? th_count_places(b->input, b->places, b->rows) : NULL;
    if (!result || th_zero(result) || (scaled && !often)) {
        th_drop(result);
        return NULL;
    }
    b->often = often;
    b->to = th_data(result);
    if (grad->dtype == TH_FLOAT)
        weight_float(b);
    else
        weight_double(b);
    if (often)
        th_release(often, (b->rows + 1) * 8);
    return result;
}

int backward_embedding_bag(const saved *s, tensor *const *grad, tensor **result) {
    const tensor *weight = s->t[0];
    bags b = {
        .width = weight->size[1], .rows = weight->size[0], .mode = s->n[0], .padding = s->n[1]};
    static const gpu_kernel factors = {"kernels/embedding_bag", "bags_factors"};
    operands o = {0};
    tensor *grad_output = th_dense(grad[0]), *chosen = th_dense(s->out[1]);
    int failed = grad_output && chosen ? take_operands(&b, &o, weight, s->t[1], s->t[2], s->t[3])
                                       : -1;
    if (!failed) {
        b.grad = th_data(grad_output);
        b.chosen = th_data(chosen);
        if (s->wants[0])
            result[0] = gradient_of_weight(&b, grad[0], o.input, s->n[2]);
        if (s->wants[3]
            && (result[3] = th_new(grad_output->device, grad_output->dtype, s->t[1]->ndim,
                                   s->t[1]->size))) {
            b.to = th_data(result[3]);
            th_zero(result[3]); /* indices outside all bags */
            if (grad_output->device == TH_CPU)
                run(&b, grad_output->dtype == TH_FLOAT ? factors_float : factors_double);
            else if (launch(&factors, &b, grad_output->device, (dtype)grad_output->dtype,
                            b.count)) {
                th_drop(result[3]);
                result[3] = NULL;
            }
        }
    }
    free_operands(&o);
    th_drop(grad_output);
    th_drop(chosen);
    return failed ? -1 : th_finish_gradients(s, result);
}
