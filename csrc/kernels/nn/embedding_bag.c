/* embedding_bag.c: sums, means or maxima of the table rows named by bags of indices, and their
   gradients.

   weight [rows, width]; input: the indices of all bags, concatenated; grad and output [bags,
   width]. Another thread may write indices after their check, so they are compared again. */
#include "embedding_bag.h"

#include <string.h>

#include "base/each.h"
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
    const void *factors;  /* per place, or NULL */
    const void *weight, *grad;
    int64_t *chosen; /* [bags, width], maxima only: index of the winning place, -1 in empty bags */
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

/* Return the row at a place; -1 if it is invalid or the padding index. */
static inline int64_t row_at(const bags *b, int64_t place) {
    const int64_t row = th_read_once(b->input + place);
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

static inline int64_t row_in(const span *s, int64_t place) {
    const int64_t row = th_read_once(s->input + place);
    return (uint64_t)row < (uint64_t)s->rows && row != s->padding ? row : -1;
}

/* Prefetch rows, since their order is random. Prefetching an invalid address is harmless. */
static inline __attribute__((always_inline)) void prefetch(const span *s, const char *weight,
                                                           int64_t item, int64_t place, int bytes) {
    if (bytes < 64 || place + AHEAD >= s->places)
        return;
    const uint64_t row = (uint64_t)th_read_once(s->input + place + AHEAD);
    for (int k = 0; k < bytes; k += 64)
        __builtin_prefetch(
            (const void *)((uintptr_t)weight + row * (uint64_t)(s->width * item) + k));
}

/* columns_<name>: sum a bag over n vectors of columns, kept in registers. */
#define COLUMNS(T, name, lanes, n)                                                                 \
    static inline __attribute__((always_inline)) void columns_##name(                              \
        T *restrict to, const T *weight, const T *factors, const span s) {                         \
        lanes sums[n] = {0};                                                                       \
        for (int64_t i = s.first; i < s.last; i++) {                                               \
            const int64_t row = row_in(&s, i);                                                     \
            prefetch(&s, (const char *)weight, sizeof(T), i, (int)sizeof sums);                    \
            if (row < 0)                                                                           \
                continue;                                                                          \
            const lanes *from = (const lanes *)(weight + row * s.width);                           \
            const T factor = factors ? factors[i] : 1;                                             \
            _Pragma("GCC unroll 8") for (int k = 0; k < n; k++) sums[k] += from[k] * factor;       \
        }                                                                                          \
        _Pragma("GCC unroll 8") for (int k = 0; k < n; k++)((lanes *)to)[k] = sums[k];             \
    }
#define EACH_COLUMNS(type, T, name)                                                                \
    typedef T name##_lanes __attribute__((vector_size(32), aligned(sizeof(T)), may_alias));        \
    COLUMNS(T, name##_wide, name##_lanes, 8)                                                       \
    COLUMNS(T, name##_two, name##_lanes, 2)                                                        \
    COLUMNS(T, name##_lanes, name##_lanes, 1)                                                      \
    COLUMNS(T, name##_one, T, 1)
EACH_FLOATING(EACH_COLUMNS)

#define TYPED(type, T, name)                                                                       \
    CLONES static void add_##name(T *restrict to, const T *from, T factor, int64_t width) {        \
        for (int64_t j = 0; j < width; j++)                                                        \
            to[j] += from[j] * factor;                                                             \
    }                                                                                              \
    CLONES static void sum_##name(const bags *b, int64_t begin, int64_t end) {                     \
        const T *weight = b->weight, *factors = b->factors;                                        \
        span s = {b->input, b->rows, b->padding, b->width, b->places, 0, start_of(b, begin)};      \
        for (int64_t bag = begin; bag < end; bag++) {                                              \
            T *to = (T *)b->to + bag * s.width;                                                    \
            int64_t j = 0;                                                                         \
            s.first = s.last;                                                                      \
            s.last = start_of(b, bag + 1);                                                         \
            for (; j + 256 / (int64_t)sizeof(T) <= s.width; j += 256 / (int64_t)sizeof(T))         \
                columns_##name##_wide(to + j, weight + j, factors, s);                             \
            for (; j + 64 / (int64_t)sizeof(T) <= s.width; j += 64 / (int64_t)sizeof(T))           \
                columns_##name##_two(to + j, weight + j, factors, s);                              \
            for (; j + 32 / (int64_t)sizeof(T) <= s.width; j += 32 / (int64_t)sizeof(T))           \
                columns_##name##_lanes(to + j, weight + j, factors, s);                            \
            for (; j < s.width; j++)                                                               \
                columns_##name##_one(to + j, weight + j, factors, s);                              \
        }                                                                                          \
    }                                                                                              \
    /* Two sums per column hide latency, since most time goes into short loops. */                 \
    CLONES static void dots_##name(const bags *b, int64_t begin, int64_t end) {                    \
        const T *weight = b->weight, *factors = b->factors;                                        \
        const int64_t *input = b->input;                                                           \
        const uint64_t rows = (uint64_t)b->rows;                                                   \
        T *to = b->to;                                                                             \
        int64_t i = start_of(b, begin);                                                            \
        for (int64_t bag = begin; bag < end; bag++) {                                              \
            const int64_t last = start_of(b, bag + 1);                                             \
            T even = 0, odd = 0;                                                                   \
            for (; i + 1 < last; i += 2) {                                                         \
                const uint64_t one = (uint64_t)th_read_once(input + i),                            \
                               two = (uint64_t)th_read_once(input + i + 1);                        \
                even += one < rows ? factors[i] * weight[one] : 0;                                 \
                odd += two < rows ? factors[i + 1] * weight[two] : 0;                              \
            }                                                                                      \
            for (; i < last; i++) {                                                                \
                const uint64_t one = (uint64_t)th_read_once(input + i);                            \
                even += one < rows ? factors[i] * weight[one] : 0;                                 \
            }                                                                                      \
            to[bag] = even + odd;                                                                  \
        }                                                                                          \
    }                                                                                              \
    CLONES static void largest_##name(T *restrict to, int64_t *restrict chosen, const T *from,     \
                                      int64_t place, int64_t width) {                              \
        for (int64_t j = 0; j < width; j++) {                                                      \
            const bool larger = (chosen[j] < 0) | (from[j] > to[j])                                \
                                | ((from[j] != from[j]) & (to[j] == to[j]));                       \
            to[j] = larger ? from[j] : to[j];                                                      \
            chosen[j] = larger ? place : chosen[j];                                                \
        }                                                                                          \
    }                                                                                              \
    static void forward_##name(int64_t begin, int64_t end, void *context) {                        \
        const bags *b = context;                                                                   \
        if (b->width == 1 && b->factors && b->padding < 0)                                         \
            dots_##name(b, begin, end);                                                            \
        else if (b->mode != MAX)                                                                   \
            sum_##name(b, begin, end);                                                             \
        for (int64_t bag = begin; bag < end && b->mode != SUM; bag++) {                            \
            T *to = (T *)b->to + bag * b->width;                                                   \
            const int64_t first = start_of(b, bag), last = start_of(b, bag + 1);                   \
            const int64_t size = b->mode == MEAN ? size_of(b, bag) : 0;                            \
            for (int64_t j = 0; size > 1 && j < b->width; j++)                                     \
                to[j] /= (T)size;                                                                  \
            for (int64_t j = 0; b->mode == MAX && j < b->width; j++) {                             \
                to[j] = 0;                                                                         \
                b->chosen[bag * b->width + j] = -1;                                                \
            }                                                                                      \
            for (int64_t i = first; i < last && b->mode == MAX; i++) {                             \
                const int64_t row = row_at(b, i);                                                  \
                if (row >= 0)                                                                      \
                    largest_##name(to, b->chosen + bag * b->width,                                 \
                                   (const T *)b->weight + row * b->width, i, b->width);            \
            }                                                                                      \
        }                                                                                          \
    }                                                                                              \
    /* In the order of the bags, so that sums do not depend on the number of threads. */           \
    static void weight_##name(const bags *b) {                                                     \
        T *to = b->to;                                                                             \
        for (int64_t bag = 0; bag < b->count; bag++) {                                             \
            const T *grad = (const T *)b->grad + bag * b->width;                                   \
            const int64_t size = b->mode == MEAN ? size_of(b, bag) : 1;                            \
            const int64_t last = start_of(b, bag + 1);                                             \
            for (int64_t i = start_of(b, bag); i < last && b->mode != MAX; i++) {                  \
                const int64_t row = row_at(b, i);                                                  \
                if (row < 0)                                                                       \
                    continue;                                                                      \
                const T factor = b->factors ? ((const T *)b->factors)[i] : 1 / (T)size;            \
                add_##name(to + row * b->width, grad,                                              \
                           b->often ? factor / (T)b->often[row] : factor, b->width);               \
            }                                                                                      \
            for (int64_t j = 0; b->mode == MAX && j < b->width; j++) {                             \
                const int64_t place = b->chosen[bag * b->width + j];                               \
                const int64_t row = (uint64_t)place < (uint64_t)b->places ? row_at(b, place) : -1; \
                if (row >= 0)                                                                      \
                    to[row * b->width + j] += b->often ? grad[j] / (T)b->often[row] : grad[j];     \
            }                                                                                      \
        }                                                                                          \
    }                                                                                              \
    static void factors_##name(int64_t begin, int64_t end, void *context) {                        \
        const bags *b = context;                                                                   \
        for (int64_t bag = begin; bag < end; bag++) {                                              \
            const T *grad = (const T *)b->grad + bag * b->width;                                   \
            const int64_t last = start_of(b, bag + 1);                                             \
            for (int64_t i = start_of(b, bag); i < last; i++) {                                    \
                const int64_t named = row_at(b, i);                                                \
                const T *row = (const T *)b->weight + (named < 0 ? 0 : named) * b->width;          \
                double sum = 0;                                                                    \
                for (int64_t j = 0; named >= 0 && j < b->width; j++)                               \
                    sum += (double)grad[j] * row[j];                                               \
                ((T *)b->to)[i] = (T)sum;                                                          \
            }                                                                                      \
        }                                                                                          \
    }
EACH_FLOATING(TYPED)

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
static int weight_on_gpu(bags *b, const tensor *made, const tensor *numbers, bool scaled) {
    static const gpu_kernel kernel = {"kernels/embedding_bag", "bags_weight"};
    const device where = made->device;
    tensor *often = scaled ? th_new(where, TH_LONG, 1, &b->rows) : NULL;
    int failed = scaled && (!often || th_gpu_count_places(often, b->input, b->places)) ? -1 : 0;
    b->often = often ? th_data(often) : NULL;
    b->to = th_data(made);
    sorted s = {NULL};
    if (!failed && b->places)
        failed = th_gpu_sorted(&s, numbers, (around){1, b->places, 1}, false);
    if (!failed && b->places) {
        bags sums = *b;
        sums.weight = th_data(s.places);
        failed = launch(&kernel, &sums, where, (dtype)made->dtype, b->places * b->width);
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
    tensor *made = th_new(grad->device, grad->dtype, 2, (const int64_t[]){b->rows, b->width});
    if (made && made->device != TH_CPU) {
        if (!th_zero(made) && !weight_on_gpu(b, made, numbers, scaled))
            return made;
        th_drop(made);
        return NULL;
    }
    int64_t *often = made && scaled ? th_count_places(b->input, b->places, b->rows) : NULL;
    if (!made || th_zero(made) || (scaled && !often)) {
        th_drop(made);
        return NULL;
    }
    b->often = often;
    b->to = th_data(made);
    if (grad->dtype == TH_FLOAT)
        weight_float(b);
    else
        weight_double(b);
    if (often)
        th_release(often, (b->rows + 1) * 8);
    return made;
}

int backward_embedding_bag(const saved *s, tensor *const *grad, tensor **result) {
    const tensor *weight = s->t[0];
    bags b = {
        .width = weight->size[1], .rows = weight->size[0], .mode = s->n[0], .padding = s->n[1]};
    static const gpu_kernel factors = {"kernels/embedding_bag", "bags_factors"};
    operands o = {0};
    tensor *given = th_dense(grad[0]), *chosen = th_dense(s->out[1]);
    int failed = given && chosen ? take_operands(&b, &o, weight, s->t[1], s->t[2], s->t[3]) : -1;
    if (!failed) {
        b.grad = th_data(given);
        b.chosen = th_data(chosen);
        if (s->wants[0])
            result[0] = gradient_of_weight(&b, grad[0], o.input, s->n[2]);
        if (s->wants[3]
            && (result[3] = th_new(given->device, given->dtype, s->t[1]->ndim, s->t[1]->size))) {
            b.to = th_data(result[3]);
            th_zero(result[3]); /* indices outside all bags */
            if (given->device == TH_CPU)
                run(&b, given->dtype == TH_FLOAT ? factors_float : factors_double);
            else if (launch(&factors, &b, given->device, (dtype)given->dtype, b.count)) {
                th_drop(result[3]);
                result[3] = NULL;
            }
        }
    }
    free_operands(&o);
    th_drop(given);
    th_drop(chosen);
    return failed ? -1 : th_finish_gradients(s, result);
}
