/* tensor.c: headers that view a storage: creation, reshaping, bounds, overlap. */
#include "tensor/tensor.h"

#include <inttypes.h>
#include <string.h>

#include "base/allocator.h"

static void directly(void (*act)(void *), void *context) { act(context); }
void (*th_exclusively)(void (*act)(void *), void *context) = directly;

int64_t th_count(int ndim, const int64_t *size) {
    int64_t count = 1;
    bool overflow = false, empty = false;
    for (int i = 0; i < ndim; i++) {
        if (__builtin_expect(size[i] < 0, 0))
            return th_fail(TH_VALUE, "sizes %s: dimension %d is negative", th_sizes(size, ndim), i);
        empty |= size[i] == 0;
        overflow |= __builtin_mul_overflow(count, size[i] ? size[i] : 1, &count);
    }
    if (__builtin_expect(overflow || count > TH_MAX_ELEMENTS, 0))
        return th_fail(TH_MEMORY, "sizes %s: too many elements", th_sizes(size, ndim));
    return empty ? 0 : count;
}

static inline void set_contiguous(tensor *t, int ndim, const int64_t *size, int64_t numel) {
    int64_t step = 1, *const stride = th_stride(t);
    if (!ndim)
        t->size[0] = stride[0] = 1;
    for (int i = ndim - 1; i >= 0; i--) {
        t->size[i] = size[i];
        stride[i] = step;
        step *= size[i] ? size[i] : 1;
    }
    t->ndim = (uint8_t)ndim;
    t->numel = numel;
    t->contiguous = true;
}

static int check_rank(const char *op, int ndim) {
    if (__builtin_expect(ndim < 0 || ndim > TH_MAX_DIM, 0))
        return th_fail(TH_VALUE, "%s: %d sizes are given; a tensor has at most %d dimensions", op,
                       ndim, TH_MAX_DIM);
    return 0;
}

/* Room is a multiple of 4: th_copy_into copies as many dims at a time. */
static inline tensor *new_header(int ndim) {
    const int room = ndim <= TH_LEAST_ROOM ? TH_LEAST_ROOM : (ndim + 3) & ~3;
    tensor *t = __builtin_expect(room == TH_LEAST_ROOM, 1)
                    ? th_allocate_small(th_header_bytes(TH_LEAST_ROOM))
                    : th_allocate(th_header_bytes(room));
    if (t)
        t->room = room - TH_MAX_DIM;
    return t;
}

/* Sizes are already checked and have `count` elements. */
static inline tensor *new_counted(device where, dtype type, int ndim, const int64_t *size,
                                  int64_t count) {
    storage *s = th_storage_new(where, type, count);
    if (!s)
        return NULL;
    tensor *t = new_header(ndim);
    if (!t) {
        th_storage_release(s);
        return NULL;
    }
    t->references = 1;
    t->next = NULL;
    t->storage = s;
    t->offset = 0;
    t->dtype = (uint8_t)type;
    t->device = (uint8_t)where;
    t->busy = 0;
    t->changes = 0;
    set_contiguous(t, ndim, size, count);
    return t;
}

tensor *th_new(device where, dtype type, int ndim, const int64_t *size) {
    int64_t count;
    if (check_rank("a new tensor", ndim) || (count = th_count(ndim, size)) < 0)
        return NULL;
    return new_counted(where, type, ndim, size, count);
}

tensor *th_new_like(const tensor *t, dtype type) {
    return new_counted(t->device, type, t->ndim, t->size, t->numel);
}

/* Whether the addressed elements lie inside the storage; overflow is checked. */
static int check_bounds(const storage *s, int64_t offset, int ndim, const int64_t *size,
                        const int64_t *stride) {
    int64_t count, last = offset, step;
    if (check_rank("set_", ndim) || (count = th_count(ndim, size)) < 0)
        return -1;
    if (offset < 0)
        return th_fail(TH_VALUE, "storage offset %" PRId64 " is negative", offset);
    bool outside = false;
    for (int i = 0; i < ndim; i++) {
        if (stride[i] < 0)
            return th_fail(TH_VALUE, "stride %" PRId64 " of dimension %d is negative", stride[i],
                           i);
        outside |= stride[i] > TH_MAX_ELEMENTS;
        outside |= size[i] > 0
                   && (__builtin_mul_overflow(size[i] - 1, stride[i], &step)
                       || __builtin_add_overflow(last, step, &last));
    }
    if (outside || (count ? last >= s->size : last > TH_MAX_ELEMENTS))
        return th_fail(TH_VALUE,
                       "sizes %s with strides %s from offset %" PRId64
                       " reach beyond a storage of %" PRId64 " elements",
                       th_sizes(size, ndim), th_sizes(stride, ndim), offset, s->size);
    return 0;
}

tensor *th_new_view(storage *s, int64_t offset, int ndim, const int64_t *size,
                    const int64_t *stride) {
    if (check_bounds(s, offset, ndim, size, stride))
        return NULL;
    tensor *t = new_header(ndim);
    if (!t)
        return NULL;
    memset(t, 0, offsetof(tensor, room));
    t->size[0] = th_stride(t)[0] = 1;
    t->references = 1;
    t->storage = s;
    th_storage_retain(s);
    t->offset = offset;
    t->dtype = s->dtype;
    t->device = s->device;
    t->ndim = (uint8_t)ndim;
    memcpy(t->size, size, sizeof(int64_t) * (size_t)ndim);
    memcpy(th_stride(t), stride, sizeof(int64_t) * (size_t)ndim);
    th_update_layout(t);
    return t;
}

storage *th_storage_of(const tensor *t) {
    if (t->storage->dtype != t->dtype)
        return th_storage_typed(t->storage, (dtype)t->dtype);
    th_storage_retain(t->storage);
    return t->storage;
}

tensor *th_new_part(const tensor *t, int64_t offset, int ndim, const int64_t *size,
                    const int64_t *stride) {
    storage *s = th_storage_of(t);
    tensor *part = s ? th_new_view(s, offset, ndim, size, stride) : NULL;
    th_storage_release(s);
    return part;
}

static inline tensor *copy_with_room(const tensor *t, int ndim) {
    tensor *copy = new_header(ndim);
    if (copy)
        th_copy_into(copy, t, th_room(copy));
    return copy;
}

tensor *th_widened(const tensor *t, int ndim) {
    tensor *wide = copy_with_room(t, ndim);
    if (wide && t->storage)
        th_storage_retain(t->storage);
    return wide;
}

THREAD_LOCAL int th_lacked_room = 0;

int th_check_room(const tensor *t, int ndim) {
    if (__builtin_expect(ndim <= th_room(t), 1))
        return 0;
    th_lacked_room = ndim;
    return th_fail(TH_RUNTIME, "%s cannot get %d dimensions in place", th_describe(t), ndim);
}

tensor *th_alias(const tensor *t) { return th_widened(t, t->ndim); }

tensor *th_shape_only(const tensor *t) {
    tensor *shape = copy_with_room(t, t->ndim);
    if (shape)
        shape->storage = NULL;
    return shape;
}

void th_retain(tensor *t) { __atomic_fetch_add(&t->references, 1, __ATOMIC_RELAXED); }

void th_drop(tensor *t) {
    if (!t)
        return;
    if (__atomic_load_n(&t->references, __ATOMIC_ACQUIRE) != 1
        && __atomic_sub_fetch(&t->references, 1, __ATOMIC_ACQ_REL) > 0)
        return;
    th_storage_release(t->storage);
    if (__builtin_expect(th_room(t) == TH_LEAST_ROOM, 1))
        th_release_small(t, th_header_bytes(TH_LEAST_ROOM));
    else
        th_release(t, th_header_bytes(th_room(t)));
}

void th_update_layout(tensor *t) {
    int64_t count = 1, expected = 1;
    bool contiguous = true;
    if (!t->ndim)
        t->size[0] = th_stride(t)[0] = 1;
    for (int i = t->ndim - 1; i >= 0; i--) {
        contiguous &= t->size[i] == 1 || th_stride(t)[i] == expected;
        expected *= t->size[i];
        count *= t->size[i];
    }
    t->numel = count;
    t->contiguous = contiguous || count == 0;
}

bool th_same_size(const tensor *a, const tensor *b) {
    if (a->ndim != b->ndim)
        return false;
    for (int i = 0; i < a->ndim; i++)
        if (a->size[i] != b->size[i])
            return false;
    return true;
}

/* Terms i[k] * step[k] with 0 <= i[k] <= most[k] of an index sum. */
typedef struct terms {
    int count;
    int64_t step[2 * TH_MAX_DIM + 2], most[2 * TH_MAX_DIM + 2];
} terms;

/* Insert a term; the largest step comes first. */
static void add_term(terms *all, int64_t step, int64_t most) {
    if (most <= 0 || step == 0)
        return;
    int k = all->count++;
    for (; k > 0 && all->step[k - 1] < step; k--) {
        all->step[k] = all->step[k - 1];
        all->most[k] = all->most[k - 1];
    }
    all->step[k] = step;
    all->most[k] = most;
}

bool th_overlaps_itself(const tensor *t) {
    if (t->contiguous || t->numel < 2)
        return false;
    terms all = {0};
    for (int i = 0; i < t->ndim; i++) {
        if (t->size[i] > 1 && th_stride(t)[i] == 0)
            return true;
        add_term(&all, th_stride(t)[i], t->size[i] - 1);
    }
    int64_t reached = 0;
    for (int k = all.count - 1; k >= 0; k--) {
        if (all.step[k] <= reached)
            return true;
        reached += all.step[k] * all.most[k];
    }
    return false;
}

static int64_t reach(const tensor *t) {
    int64_t last = 0;
    for (int i = 0; i < t->ndim; i++)
        last += (t->size[i] - 1) * th_stride(t)[i];
    return last;
}

/* Whether the terms from k on can add up to target; also true once the budget is used up. */
static bool can_add_up(const terms *all, int k, int64_t target, int64_t rest, int *budget) {
    if (target < 0 || target > rest)
        return false;
    if (target == 0 || target == rest || --*budget < 0)
        return true;
    if (k == all->count)
        return false;
    const int64_t step = all->step[k], after = rest - step * all->most[k];
    int64_t high = target / step, low = target > after ? (target - after + step - 1) / step : 0;
    if (high > all->most[k])
        high = all->most[k];
    for (int64_t i = high; i >= low; i--)
        if (can_add_up(all, k + 1, target - i * step, after, budget))
            return true;
    return false;
}

/* Whether x + i * s = y + j * t has no solution in bytes; replacing j by most - j makes all signs
   positive. */
static bool are_apart(const storage *a, const storage *b) {
    const char *first = a->data, *second = b->data;
    return first >= second + b->capacity || second >= first + a->capacity;
}

static __attribute__((noinline)) bool overlaps_within(const tensor *a, const tensor *b) {
    const int64_t bytes_a = th_item_size[a->dtype], bytes_b = th_item_size[b->dtype];
    const int64_t span_a = reach(a) * bytes_a + bytes_a, span_b = reach(b) * bytes_b + bytes_b;
    const char *first = th_data(a), *second = th_data(b);
    if (a->device != b->device || first >= second + span_b || second >= first + span_a)
        return false;
    if (a->contiguous && b->contiguous)
        return true;
    terms all = {0};
    for (int i = 0; i < a->ndim; i++)
        add_term(&all, th_stride(a)[i] * bytes_a, a->size[i] - 1);
    for (int i = 0; i < b->ndim; i++)
        add_term(&all, th_stride(b)[i] * bytes_b, b->size[i] - 1);
    add_term(&all, 1, bytes_a - 1);
    add_term(&all, 1, bytes_b - 1);
    int budget = 1000;
    return can_add_up(&all, 0, second - first + span_b - 1, span_a - 1 + span_b - 1, &budget);
}

bool th_overlaps(const tensor *a, const tensor *b) {
    const bool may = a->storage && b->storage && a->numel && b->numel;
    return may && !are_apart(a->storage, b->storage) && overlaps_within(a, b);
}

int th_view_as_real(const char *op, tensor *pairs, const tensor *t) {
    const int ndim = t->ndim;
    if (ndim == TH_MAX_DIM)
        return th_fail(TH_RUNTIME,
                       "%s: input is %s; complex tensors have at most %d dimensions here", op,
                       th_describe(t), TH_MAX_DIM - 1);
    th_copy_header(pairs, t);
    for (int d = 0; d < ndim; d++)
        th_stride(pairs)[d] *= 2;
    pairs->size[ndim] = 2;
    th_stride(pairs)[ndim] = 1;
    pairs->ndim++;
    pairs->offset *= 2;
    pairs->dtype = (uint8_t)th_part((dtype)t->dtype);
    th_update_layout(pairs);
    return 0;
}

void th_part_of_pairs(tensor *part, const tensor *pairs, int which) {
    th_copy_header(part, pairs);
    part->ndim--;
    part->offset += which;
    th_update_layout(part);
}

void th_view_as_complex(tensor *t) {
    const int last = --t->ndim;
    t->dtype = t->storage->dtype = (uint8_t)th_complex_of((dtype)t->dtype);
    t->storage->size /= 2;
    for (int d = 0; d < last; d++)
        th_stride(t)[d] /= 2;
    t->size[last] = th_stride(t)[last] = 1;
    th_update_layout(t);
}

/* Convert a count of elements to elements of another width; -1 if it is not a whole number. */
static int64_t convert_count(int64_t count, int from, int to) {
    return from == to ? count : count * from % to ? -1 : count * from / to;
}

tensor *th_reinterpret(const tensor *t, dtype type) {
    const int from = th_item_size[t->dtype], to = th_item_size[type], last = t->ndim - 1;
    const int64_t offset = convert_count(t->offset, from, to);
    int64_t size[TH_MAX_DIM], stride[TH_MAX_DIM];
    bool fits = offset >= 0 && (from == to || (last >= 0 && th_stride(t)[last] == 1))
                && (uintptr_t)t->storage->data % th_alignment(type) == 0;
    for (int i = 0; i < t->ndim; i++) {
        const bool widens = i == last && from != to;
        size[i] = widens ? convert_count(t->size[i], from, to) : t->size[i];
        stride[i] = widens ? 1 : convert_count(th_stride(t)[i], from, to);
        fits &= size[i] >= 0 && stride[i] >= 0;
    }
    if (!fits) {
        th_fail(TH_RUNTIME,
                "view: %s cannot be read as %s elements: they have %d bytes instead of %d; need a "
                "last dim without gaps, and sizes that fit; take contiguous()",
                th_describe(t), th_dtype_name[type], to, from);
        return NULL;
    }
    storage *s = th_storage_typed(t->storage, type);
    if (!s)
        return NULL;
    tensor *view = th_new_view(s, offset, t->ndim, size, stride);
    th_storage_release(s);
    return view;
}

int th_resize(tensor *t, int ndim, const int64_t *size) {
    int64_t count, end;
    if (check_rank("resize_", ndim) || (count = th_count(ndim, size)) < 0 || th_check_room(t, ndim))
        return -1;
    if (__builtin_add_overflow(t->offset, count, &end))
        return th_fail(TH_MEMORY, "sizes %s: too many elements", th_sizes(size, ndim));
    const int own = th_item_size[t->storage->dtype], item = th_item_size[t->dtype];
    if (own != item
        && (__builtin_mul_overflow(end, item, &end) || __builtin_add_overflow(end, own - 1, &end)))
        return th_fail(TH_MEMORY, "sizes %s: too many elements", th_sizes(size, ndim));
    end = own != item ? end / own
                      : end; /* in elements of the storage, which a view may see as another type */
    if (count && end > t->storage->size && th_storage_resize(t->storage, end))
        return -1;
    set_contiguous(t, ndim, size, count);
    t->changes++;
    return 0;
}

int th_set(tensor *t, storage *s, int64_t offset, int ndim, const int64_t *size,
           const int64_t *stride) {
    if (s->dtype != t->dtype || s->device != t->device)
        return th_fail(TH_TYPE, "set: a %sTensor needs a %sStorage, not a %sStorage",
                       th_dtype_name[t->dtype], th_dtype_name[t->dtype], th_dtype_name[s->dtype]);
    int64_t in_order[TH_MAX_DIM], step = 1;
    if (!stride) {
        if (th_count(ndim, size) < 0)
            return -1;
        for (int i = ndim - 1; i >= 0; step *= size[i--])
            in_order[i] = step;
        stride = in_order;
    }
    if (check_bounds(s, offset, ndim, size, stride) || th_check_room(t, ndim))
        return -1;
    storage *before = t->storage;
    th_storage_retain(s);
    t->storage = s;
    t->offset = offset;
    t->ndim = (uint8_t)ndim;
    memmove(t->size, size, sizeof(int64_t) * (size_t)ndim);
    memmove(th_stride(t), stride, sizeof(int64_t) * (size_t)ndim);
    th_update_layout(t);
    t->changes++;
    th_storage_release(before); /* last: an array that lent its memory may run Python code */
    return 0;
}
