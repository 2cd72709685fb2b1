/* view.c: results that share the input's storage; each function reshapes an alias of the input. */
#include "view.h"

/* Set size and stride together, so that a failed call leaves the alias unchanged. */
static int reshape(tensor *t, int ndim, const int64_t *size, const int64_t *stride) {
    if (th_check_room(t, ndim))
        return -1;
    t->ndim = (uint8_t)ndim;
    for (int d = 0; d < ndim; d++) {
        t->size[d] = size[d];
        th_stride(t)[d] = stride[d];
    }
    return 0;
}

/* Move the offset, unless the tensor is empty, whose offset must stay inside the storage. */
static void advance(tensor *t, int64_t elements) {
    if (t->numel)
        t->offset += elements;
}

static int check_rank(const char *op, const tensor *t, int ndim) {
    if (ndim <= TH_MAX_DIM)
        return 0;
    return th_fail(TH_RUNTIME, "%s: input is %s, the result has %d dimensions; need at most %d", op,
                   th_describe(t), ndim, TH_MAX_DIM);
}

/* Slicing along a dim needs at least one dim. */
static int check_dims(const char *op, const tensor *t) {
    if (t->ndim)
        return 0;
    return th_fail(TH_INDEX, "%s: input is %s and has no dimension; need at least one", op,
                   th_describe(t));
}

/* Replace the one -1 in a size by the value that the number of elements implies. */
static int complete_size(const tensor *t, const int64_t *size, int ndim, int64_t *complete) {
    int64_t known = 1;
    int open = -1;
    for (int d = 0; d < ndim; d++) {
        complete[d] = size[d];
        if (size[d] == -1 && open < 0)
            open = d;
        else if (size[d] < 0 || __builtin_mul_overflow(known, size[d], &known))
            return th_fail(
                TH_RUNTIME,
                "view: input is %s, size is %s; need sizes of 0 or more and at most one -1",
                th_describe(t), th_sizes(size, ndim));
    }
    const bool fits = open < 0 ? known == t->numel : known > 0 && t->numel % known == 0;
    if (fits && open >= 0)
        complete[open] = t->numel / known;
    if (fits)
        return th_count(ndim, complete) < 0 ? -1 : 0;
    return th_fail(TH_RUNTIME, "view: input is %s, size is %s; need %lld elements%s",
                   th_describe(t), th_sizes(size, ndim), (long long)t->numel,
                   open >= 0 && !known ? ", and -1 is ambiguous next to a 0" : "");
}

/* Compute strides of a new size over the same elements: the new size must divide every contiguous
   run of dimensions exactly. */
static bool strides_for(const tensor *t, const int64_t *size, int ndim, int64_t *stride) {
    int to = ndim - 1;
    int64_t run = 1, cut = 1, step = t->ndim ? th_stride(t)[t->ndim - 1] : 1;
    for (int from = t->ndim - 1; from >= 0; from--) {
        run *= t->size[from];
        bool ends = from == 0 || (t->size[from - 1] != 1 && th_stride(t)[from - 1] != run * step);
        if (!ends)
            continue;
        while (to >= 0 && (cut < run || size[to] == 1)) {
            stride[to] = cut * step;
            cut *= size[to--];
        }
        if (cut != run)
            return false;
        run = cut = 1;
        step = from ? th_stride(t)[from - 1] : 1;
    }
    for (; to >= 0; to--)
        stride[to] = 1;
    return true;
}

int view_view(tensor *output, ints size) {
    int64_t complete[TH_MAX_DIM], stride[TH_MAX_DIM];
    if (check_rank("view", output, size.count)
        || complete_size(output, size.at, size.count, complete))
        return -1;
    if (output->contiguous || output->numel == 0) {
        for (int64_t d = size.count - 1, step = 1; d >= 0; d--) {
            stride[d] = step;
            step *= complete[d] ? complete[d] : 1;
        }
    } else if (!strides_for(output, complete, size.count, stride))
        return th_fail(TH_RUNTIME,
                       "view: input is %s with strides %s, size is %s; no view of its memory has "
                       "that size; call contiguous() first",
                       th_describe(output), th_sizes(th_stride(output), output->ndim),
                       th_sizes(complete, size.count));
    return reshape(output, size.count, complete, stride);
}

static void swap(tensor *t, int64_t a, int64_t b) {
    int64_t size = t->size[a], stride = th_stride(t)[a];
    t->size[a] = t->size[b];
    th_stride(t)[a] = th_stride(t)[b];
    t->size[b] = size;
    th_stride(t)[b] = stride;
}

int view_transpose(tensor *output, int64_t dim0, int64_t dim1) {
    if ((dim0 = th_wrap_dim("transpose", dim0, output->ndim)) < 0
        || (dim1 = th_wrap_dim("transpose", dim1, output->ndim)) < 0)
        return -1;
    swap(output, dim0, dim1);
    return 0;
}

int view_t(tensor *output) {
    if (output->ndim > 2)
        return th_fail(TH_RUNTIME, "t: input is %s; need at most 2 dimensions",
                       th_describe(output));
    swap(output, 0, output->ndim == 2);
    return 0;
}

int view_narrow(tensor *output, int64_t dimension, int64_t start, int64_t length) {
    int64_t dim = th_wrap_dim("narrow", dimension, output->ndim);
    if (dim < 0 || check_dims("narrow", output))
        return -1;
    int64_t count = output->size[dim], first = start < 0 ? start + count : start;
    if (first < 0 || length < 0 || first > count || length > count - first)
        return th_fail(TH_INDEX,
                       "narrow: input is %s, dimension is %lld, start is %lld, length is %lld; "
                       "need 0 <= start and start + length <= %lld",
                       th_describe(output), (long long)dimension, (long long)start,
                       (long long)length, (long long)count);
    output->size[dim] = length;
    advance(output, length ? first * th_stride(output)[dim] : 0);
    return 0;
}

static void remove_dim(tensor *t, int64_t dim) {
    for (int64_t d = dim; d + 1 < t->ndim; d++) {
        t->size[d] = t->size[d + 1];
        th_stride(t)[d] = th_stride(t)[d + 1];
    }
    t->ndim--;
}

int view_select(tensor *output, int64_t dim, int64_t index) {
    int64_t wrapped = th_wrap_dim("select", dim, output->ndim);
    if (wrapped < 0 || check_dims("select", output))
        return -1;
    int64_t count = output->size[wrapped];
    if (index < -count || index >= count)
        return th_fail(TH_INDEX, "select: %lld is out of range for dimension %lld of size %lld",
                       (long long)index, (long long)wrapped, (long long)count);
    advance(output, (index < 0 ? index + count : index) * th_stride(output)[wrapped]);
    remove_dim(output, wrapped);
    return 0;
}

int view_expand(tensor *output, ints size) {
    int64_t complete[TH_MAX_DIM] = {0}, stride[TH_MAX_DIM];
    if (check_rank("expand", output, size.count))
        return -1;
    int added = size.count - output->ndim;
    bool fits = added >= 0;
    for (int d = size.count - 1; fits && d >= 0; d--) {
        bool old = d >= added;
        int64_t have = old ? output->size[d - added] : 1;
        complete[d] = size.at[d] == -1 && old ? have : size.at[d];
        stride[d] = have != complete[d]  ? 0
                    : old                ? th_stride(output)[d - added]
                    : d + 1 < size.count ? complete[d + 1] * stride[d + 1]
                                         : 1;
        fits = complete[d] >= 0 && (have == complete[d] || have == 1);
    }
    if (!fits)
        return th_fail(TH_RUNTIME,
                       "expand: input is %s, size is %s; need each size to equal the input's, "
                       "counted from the end, or to replace a 1 (-1 keeps it)",
                       th_describe(output), th_sizes(size.at, size.count));
    if (th_count(size.count, complete) < 0)
        return -1;
    return reshape(output, size.count, complete, stride);
}

int view_squeeze(tensor *output, ints dim) {
    uint64_t mask;
    if (dim.at && !dim.count) /* an empty list names no dim */
        return 0;
    if (th_dims_mask("squeeze", dim, output->ndim, &mask))
        return -1;
    for (int64_t d = output->ndim - 1; d >= 0; d--)
        if ((mask >> d & 1) && output->size[d] == 1)
            remove_dim(output, d);
    return 0;
}

int view_unsqueeze(tensor *output, int64_t dim) {
    int64_t wrapped = th_wrap_dim("unsqueeze", dim, output->ndim + 1);
    if (wrapped < 0 || check_rank("unsqueeze", output, output->ndim + 1)
        || th_check_room(output, output->ndim + 1))
        return -1;
    for (int64_t d = output->ndim; d > wrapped; d--) {
        output->size[d] = output->size[d - 1];
        th_stride(output)[d] = th_stride(output)[d - 1];
    }
    bool last = wrapped == output->ndim++;
    output->size[wrapped] = 1;
    th_stride(output)[wrapped] = last ? 1
                                      : output->size[wrapped + 1] * th_stride(output)[wrapped + 1];
    return 0;
}

int view_permute(tensor *output, ints dims) {
    int64_t size[TH_MAX_DIM], stride[TH_MAX_DIM];
    uint64_t seen = 0;
    bool fits = dims.count == output->ndim;
    for (int d = 0; fits && d < dims.count; d++) {
        int64_t from = th_wrap_dim("permute", dims.at[d], output->ndim);
        if (from < 0)
            return -1;
        fits = !(seen >> from & 1);
        seen |= th_dim_bit(from);
        size[d] = output->size[from];
        stride[d] = th_stride(output)[from];
    }
    if (!fits)
        return th_fail(TH_RUNTIME,
                       "permute: input is %s, %d dims are given; need each of its %d "
                       "dimensions once",
                       th_describe(output), dims.count, output->ndim);
    return reshape(output, dims.count, size, stride);
}

int view_unfold(tensor *output, int64_t dimension, int64_t size, int64_t step) {
    int64_t dim = th_wrap_dim("unfold", dimension, output->ndim);
    if (dim < 0 || check_rank("unfold", output, output->ndim + 1)
        || th_check_room(output, output->ndim + 1))
        return -1;
    int64_t count = output->size[dim], stride = th_stride(output)[dim];
    if (size < 0 || size > count || step < 1)
        return th_fail(TH_RUNTIME,
                       "unfold: input is %s, dimension is %lld, size is %lld, step is %lld; need "
                       "0 <= size <= %lld and step >= 1",
                       th_describe(output), (long long)dimension, (long long)size, (long long)step,
                       (long long)count);
    step = step < count || !count ? step : count; /* a longer step also gives one window */
    output->size[dim] = (count - size) / step + 1;
    th_stride(output)[dim] = stride * step;
    output->size[output->ndim] = size;
    th_stride(output)[output->ndim++] = stride;
    return th_count(output->ndim, output->size) < 0 ? -1 : 0;
}

/* State of basic indexing: the input's remaining dims, and the result's so far. */
typedef struct indexing {
    const tensor *input;
    int from, ndim;
    int64_t offset, size[TH_MAX_DIM], stride[TH_MAX_DIM];
} indexing;

enum { KEY_INT, KEY_SLICE, KEY_ELLIPSIS, KEY_NEWAXIS };
#define NEW_STRIDE (-1) /* of a dim that None adds, until the dims behind it are known */

static int append(indexing *x, int64_t size, int64_t stride) {
    if (x->ndim == TH_MAX_DIM)
        return check_rank("index", x->input, TH_MAX_DIM + 1);
    x->size[x->ndim] = size;
    x->stride[x->ndim++] = stride;
    return 0;
}

static int index_int(indexing *x, int64_t index) {
    int64_t count = x->input->size[x->from];
    if (index < -count || index >= count)
        return th_fail(TH_INDEX, "index: %lld is out of range for dimension %d of size %lld",
                       (long long)index, x->from, (long long)count);
    x->offset += (index < 0 ? index + count : index) * th_stride(x->input)[x->from++];
    return 0;
}

/* Clamp a slice bound as Python does. */
static int64_t clamp(int64_t bound, int64_t preset, int64_t count) {
    if (bound == TH_NONE)
        return preset;
    if (bound < 0)
        return bound < -count ? 0 : bound + count;
    return bound < count ? bound : count;
}

static int index_slice(indexing *x, const int64_t *key) {
    int64_t count = x->input->size[x->from], stride = th_stride(x->input)[x->from];
    int64_t step = key[3] == TH_NONE ? 1 : key[3];
    if (step < 1)
        return th_fail(
            TH_VALUE,
            "index: the slice's step is %lld; need 1 or more (flip(dim) reverses a dimension)",
            (long long)step);
    int64_t start = clamp(key[1], 0, count), stop = clamp(key[2], count, count);
    int64_t length = stop > start ? (stop - start - 1) / step + 1 : 0;
    x->offset += length ? start * stride : 0;
    x->from++;
    return append(x, length, length > 1 ? stride * step : stride);
}

static int keep_dims(indexing *x, int count) {
    while (count-- > 0) {
        if (append(x, x->input->size[x->from], th_stride(x->input)[x->from]))
            return -1;
        x->from++;
    }
    return 0;
}

/* Number of dimensions that an ellipsis stands for; -1 with an error if the keys are invalid. */
static int count_skipped(const tensor *t, const int64_t *spec, int length) {
    int used = 0, ellipses = 0;
    if (length % 4)
        return th_fail(TH_VALUE, "index: %d numbers; need 4 for each key", length);
    for (int k = 0; k < length; k += 4) {
        if (spec[k] < KEY_INT || spec[k] > KEY_NEWAXIS)
            return th_fail(TH_VALUE, "index: a key of kind %lld; need 0 to 3", (long long)spec[k]);
        used += spec[k] == KEY_INT || spec[k] == KEY_SLICE;
        ellipses += spec[k] == KEY_ELLIPSIS;
    }
    if (ellipses > 1)
        return th_fail(TH_INDEX, "index: %d ellipses; need one at most", ellipses);
    if (used > t->ndim)
        return th_fail(TH_INDEX, "index: %d indices; %s has %d dimensions", used, th_describe(t),
                       t->ndim);
    return t->ndim - used;
}

int view_index(tensor *output, ints spec) {
    indexing x;
    x.input = output;
    x.from = x.ndim = 0;
    x.offset = 0;
    const int skipped = count_skipped(output, spec.at, spec.count);
    int failed = skipped < 0 ? -1 : 0;
    for (int k = 0; k < spec.count && !failed; k += 4) {
        switch (spec.at[k]) {
        case KEY_INT: failed = index_int(&x, spec.at[k + 1]); break;
        case KEY_SLICE: failed = index_slice(&x, spec.at + k); break;
        case KEY_ELLIPSIS: failed = keep_dims(&x, skipped); break;
        default: failed = append(&x, 1, NEW_STRIDE);
        }
    }
    if (failed || keep_dims(&x, output->ndim - x.from))
        return -1;
    for (int d = x.ndim - 1; d >= 0; d--) /* a new dim has the stride of a contiguous tensor */
        if (x.stride[d] == NEW_STRIDE)
            x.stride[d] = d + 1 < x.ndim ? x.size[d + 1] * x.stride[d + 1] : 1;
    advance(output, x.offset);
    return reshape(output, x.ndim, x.size, x.stride);
}

/* A view if the strides allow it, else a view of a copy. */
int view_reshape(tensor *output, ints size) {
    if (!view_view(output, size))
        return 0;
    if (output->contiguous)
        return -1;
    tensor *plain = th_contiguous(output);
    if (!plain)
        return -1;
    const int failed = th_set(output, plain->storage, plain->offset, plain->ndim, plain->size,
                              th_stride(plain));
    th_drop(plain);
    return failed ? -1 : view_view(output, size);
}
