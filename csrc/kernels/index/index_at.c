/* index_at.c: indexing by several index tensors. The bridge merges them into one LongTensor: each
   place is a number that counts the elements of the picked dims in order. */
#include "index_at.h"

#include "base/each.h"
#include "base/half.h"
#include "kernels/index/index_check.h"
#include "kernels/index/layout.h"
#include "kernels/view/part.h"
#include "walk/dense.h"

#define BLOCK 256
#define ABSENT INT64_MIN /* offset of a skipped place */

static int64_t offset_of(int64_t number, int count, const int64_t *size, const int64_t *stride) {
    int64_t offset = 0;
    for (int d = count - 1; d > 0; d--) {
        offset += number % size[d] * stride[d];
        number /= size[d];
    }
    return count ? offset + number * stride[0] : 0;
}

/* Add a dim to a list; merge it with the last one if their strides continue. */
static int join(int count, int64_t *size, int64_t *stride, int64_t more, int64_t by) {
    if (count && stride[count - 1] == by * more) {
        size[count - 1] *= more;
        stride[count - 1] = by;
        return count;
    }
    size[count] = more;
    stride[count] = by;
    return count + 1;
}

static int check_dims(const char *op, const tensor *part, ints dims, int64_t at, uint64_t *picked) {
    *picked = 0;
    for (int i = 0; i < dims.count; i++) {
        const int64_t dim = th_wrap_dim(op, dims.at[i], part->ndim);
        if (dim < 0)
            return -1;
        if (*picked >> dim & 1)
            return th_fail(TH_VALUE, "%s: dim %lld is named twice", op, (long long)dim);
        *picked |= th_dim_bit(dim);
    }
    if (at >= 0 && at <= part->ndim - dims.count)
        return 0;
    return th_fail(TH_VALUE,
                   "%s: at is %lld, and %d of %d dims are picked; need at among the others", op,
                   (long long)at, dims.count, part->ndim);
}

/* Compute the layout without data, and the size of the picked elements. */
static int lay_out(const char *op, layout *l, extent *result, const tensor *part,
                   const tensor *place, int64_t at, ints dims) {
    uint64_t picked;
    *l = (layout){.places = place->numel, .span = 1, .dense_step = 1, .outer = 1, .inner = 1};
    *result = (extent){0};
    if (check_dims(op, part, dims, at, &picked))
        return -1;
    if (part->ndim - dims.count + place->ndim > TH_MAX_DIM)
        return th_fail(TH_VALUE, "%s: the result would have %d dimensions; need at most %d", op,
                       part->ndim - dims.count + place->ndim, TH_MAX_DIM);
    for (int i = 0; i < dims.count; i++) {
        const int64_t dim = th_wrap_dim(op, dims.at[i], part->ndim);
        if (__builtin_mul_overflow(l->span, part->size[dim], &l->span))
            return th_fail(TH_MEMORY, "%s: input is %s, too large", op, th_describe(part));
        l->picked = join(l->picked, l->picked_size, l->picked_stride, part->size[dim],
                         th_stride(part)[dim]);
    }
    for (int d = 0, seen = 0; d <= part->ndim; d++) {
        if (seen == at && result->ndim == at)
            for (int i = 0; i < place->ndim; i++)
                result->size[result->ndim++] = place->size[i];
        if (d == part->ndim || picked >> d & 1)
            continue;
        result->size[result->ndim++] = part->size[d];
        if (seen++ < at) {
            l->outer *= part->size[d];
            l->before = join(l->before, l->before_size, l->before_stride, part->size[d],
                             th_stride(part)[d]);
        } else {
            l->inner *= part->size[d];
            l->behind = join(l->behind, l->behind_size, l->behind_stride, part->size[d],
                             th_stride(part)[d]);
        }
    }
    l->length = l->behind ? l->behind_size[--l->behind] : 1;
    l->step = l->inner != 1 ? l->behind_stride[l->behind] : 1;
    return 0;
}

static int check_place(const char *op, const layout *l, const tensor *place) {
    bad_index first;
    if (!th_find_outside(place, l->span, &first))
        return 0;
    return th_fail(TH_INDEX, "%s: place[%lld] is %lld, but the picked dims have %lld elements", op,
                   (long long)first.place, (long long)first.value, (long long)l->span);
}

/* Another thread may write the places after their check: skip invalid ones. */
static void place_offsets(const layout *l, int64_t first, int64_t count, int64_t base,
                          int64_t *offset) {
    const int64_t *place = l->place + first;
    for (int64_t i = 0; i < count; i++)
        offset[i] = (uint64_t)place[i] >= (uint64_t)l->span || (l->again && l->again[first + i])
                        ? ABSENT
                    : l->picked == 1
                        ? base + place[i] * l->picked_stride[0]
                        : base + offset_of(place[i], l->picked, l->picked_size, l->picked_stride);
}

/* What happens to an element of the part and one of the dense side. */
typedef enum { READ, WRITE, ADD } action;

#define SUM(x, y) (T)((x) + (y))
#define TEMPLATE "kernels/index/place_walk.h"
#include "base/each/size.h"
#define TEMPLATE "kernels/index/place_walk.h"
#include "base/each/summed.h"
#define TEMPLATE "kernels/index/place_walk.h"
#include "base/each/truth.h"
#undef TEMPLATE
#undef SUM
#define TO_FLOAT(x) (TYPE == TH_HALF ? th_half_float(x) : th_bfloat16_float(x))
#define SUM(x, y) NAME(th_float)(TO_FLOAT(x) + TO_FLOAT(y))
#define TEMPLATE "kernels/index/place_walk.h"
#include "base/each/narrow_float.h"

#define RANGE(name, kind, action)                                                                  \
    static void name##_##kind(int64_t begin, int64_t end, void *context) {                         \
        walk_##kind(context, begin, end, action);                                                  \
    }
#define MOVES(bytes, T) RANGE(read, bytes, READ) RANGE(write, bytes, WRITE)
#define ADDS(type, T, name) RANGE(add, name, ADD)
EACH_SIZE(MOVES)
EACH_TRUTH(ADDS)
EACH_SUMMED(ADDS)
EACH_NARROW_FLOAT(ADDS)

static th_range reader(dtype type) {
    switch (th_item_size[type]) {
#define READ_CASE(bytes, T) CASE_OF(bytes, read_##bytes)
        EACH_SIZE(READ_CASE)
    }
    return NULL;
}

static th_range writer(dtype type) {
    switch (th_item_size[type]) {
#define WRITE_CASE(bytes, T) CASE_OF(bytes, write_##bytes)
        EACH_SIZE(WRITE_CASE)
    }
    return NULL;
}

static const th_range adders[TH_DTYPES] = {
#define ADD_ENTRY(type, T, name) [type] = add_##name,
    EACH_TRUTH(ADD_ENTRY) EACH_NARROW_FLOAT(ADD_ENTRY) EACH_SUMMED(ADD_ENTRY)};

/* A byte per place: 1 if the same place is named again later; new reference. */
static tensor *repeats(const layout *l) {
    const int64_t bytes = l->span / 8 + 1;
    tensor *again = th_new(TH_CPU, TH_BYTE, 1, &l->places),
           *seen = th_new(TH_CPU, TH_BYTE, 1, &bytes);
    if (!again || !seen || th_zero(again) || th_zero(seen)) {
        th_drop(again);
        th_drop(seen);
        return NULL;
    }
    uint8_t *mark = th_data(again), *bit = th_data(seen);
    for (int64_t i = l->places - 1; i >= 0; i--) {
        const int64_t at = l->place[i];
        if ((uint64_t)at >= (uint64_t)l->span)
            continue;
        mark[i] = bit[at / 8] >> at % 8 & 1;
        bit[at / 8] |= (uint8_t)(1 << at % 8);
    }
    th_drop(seen);
    return again;
}

/* Run body over all places; if `every` is false, only over the last of repeated ones. */
static int walk(const char *op, layout *l, const tensor *part, void *dense, const tensor *place,
                bool every, part_way way) {
    const dtype type = (dtype)part->dtype;
    const th_range body = way == TH_PART_READ    ? reader(type)
                          : way == TH_PART_WRITE ? writer(type)
                                                 : TH_ENTRY(adders, type, op);
    tensor *at = body ? th_dense(place) : NULL, *again = NULL;
    const bool ordered = way != TH_PART_READ;
    if (!at)
        return -1;
    l->part = th_data(part);
    l->dense = dense;
    l->place = th_data(at);
    if (part->device != TH_CPU) {
        const int failed = th_gpu_index_at(op, l, type, at, every, false, way);
        th_drop(at);
        return failed;
    }
    const int64_t units = l->inner ? l->outer * l->places : 0;
    const int failed = !every && units && !(again = repeats(l)) ? -1 : 0;
    l->again = again ? th_data(again) : NULL;
    if (!failed && units)
        th_parallel(units, ordered ? 0 : 4.0 * (double)l->inner, body, l);
    th_drop(again);
    th_drop(at);
    return failed;
}

int shape_index_at(extent *result, const tensor *input, const tensor *place, int64_t at, bool every,
                   ints dims) {
    layout l;
    (void)every;
    if (lay_out("index_at", &l, result, input, place, at, dims))
        return -1;
    return check_place("index_at", &l, place);
}

int cpu_index_at(tensor *output, const tensor *input, const tensor *place, int64_t at, bool every,
                 ints dims) {
    layout l;
    extent size;
    if (lay_out("index_at", &l, &size, input, place, at, dims))
        return -1;
    tensor *to = th_dense_result(output);
    const int failed = !to || (!every && th_zero(to))
                       || walk("index_at", &l, input, th_data(to), place, every, TH_PART_READ);
    return th_deliver(output, to, failed);
}

int shape_index_at_input(extent *result, const tensor *grad_output, const tensor *place, int64_t at,
                         bool every, ints size, ints dims) {
    tensor input;
    extent picked;
    layout l;
    (void)every;
    if (th_shape_header("index_at_input", &input, grad_output, size)
        || lay_out("index_at_input", &l, &picked, &input, place, at, dims)
        || check_place("index_at_input", &l, place))
        return -1;
    *result = th_extent(&input);
    return th_check_gradient("index_at_input", grad_output, &picked);
}

int cpu_index_at_input(tensor *output, const tensor *grad_output, const tensor *place, int64_t at,
                       bool every, ints size, ints dims) {
    layout l;
    extent picked;
    (void)size;
    if (lay_out("index_at_input", &l, &picked, output, place, at, dims))
        return -1;
    tensor *from = th_dense(grad_output);
    const int failed = !from || th_zero(output)
                       || walk("index_at_input", &l, output, th_data(from), place, every,
                               TH_PART_ADD);
    th_drop(from);
    return failed ? -1 : 0;
}

/* Write to the part that spec selects, in order, so that the last of repeated places wins. */

int shape_assign_at(extent *result, const tensor *input, const tensor *source, scalar source_number,
                    const tensor *place, int64_t at, bool accumulate, ints spec, ints dims) {
    tensor part;
    extent picked;
    layout l;
    *result = th_extent(input);
    if (th_part_index(&part, input, spec)
        || lay_out("assign_at", &l, &picked, &part, place, at, dims)
        || check_place("assign_at", &l, place))
        return -1;
    if (accumulate && !TH_ENTRY(adders, (dtype)input->dtype, "assign_at"))
        return -1;
    if (!source)
        return th_check_value("assign_at", input->dtype, source_number);
    const tensor fitting = th_part_trimmed(source, picked.ndim);
    if (th_broadcasts(&fitting, picked.ndim, picked.size))
        return 0;
    return th_fail(TH_RUNTIME,
                   "assign_at: source is %s, the indexed part has the size %s; need a source that "
                   "broadcasts to it",
                   th_describe(source), th_sizes(picked.size, picked.ndim));
}

/* Return the source as one element, or expanded and not overlapping the output. */
static tensor *source_at(layout *l, const tensor *output, const tensor *source,
                         const extent *picked) {
    if (source->numel == 1)
        l->dense_step = 0;
    if (source->numel == 1)
        return th_dense_disjoint(output, source);
    const tensor fitting = th_part_trimmed(source, picked->ndim);
    const tensor whole = th_expanded(&fitting, picked->ndim, picked->size);
    if (whole.contiguous && !th_overlaps(output, source))
        return th_dense(source);
    return th_clone(&whole);
}

/* Return a number as a one-element tensor. */
static tensor *number_at(layout *l, const tensor *output, scalar value) {
    tensor *one = th_new(output->device, output->dtype, 1, (int64_t[1]){1});
    l->dense_step = 0;
    if (!one || !th_fill(one, value))
        return one;
    th_drop(one);
    return NULL;
}

int cpu_assign_at(tensor *output, const tensor *source, scalar source_number, const tensor *place,
                  int64_t at, bool accumulate, ints spec, ints dims) {
    tensor part;
    extent picked;
    layout l;
    if (th_part_index(&part, output, spec)
        || lay_out("assign_at", &l, &picked, &part, place, at, dims))
        return -1;
    tensor *from = source ? source_at(&l, output, source, &picked)
                          : number_at(&l, output, source_number);
    tensor *places = th_dense_disjoint(output, place);
    const int failed = !places || !from
                       || walk("assign_at", &l, &part, th_data(from), places, true,
                               accumulate ? TH_PART_ADD : TH_PART_WRITE);
    th_drop(from);
    th_drop(places);
    return failed ? -1 : 0;
}

int shape_assign_at_input(extent *result, const tensor *grad_output, const tensor *place,
                          int64_t at, bool accumulate, ints spec, ints dims) {
    return shape_assign_at(result, grad_output, NULL, th_integral(0), place, at, accumulate, spec,
                           dims);
}

int cpu_assign_at_input(tensor *output, const tensor *place, int64_t at, bool accumulate, ints spec,
                        ints dims) {
    return accumulate ? 0
                      : cpu_assign_at(output, NULL, th_integral(0), place, at, false, spec, dims);
}
