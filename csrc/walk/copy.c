/* copy.c: copies between tensors of any types and strides. */
#include <string.h>

#include "base/stream.h"
#include "walk/convert.h"
#include "walk/dense.h"

/* On a GPU: a kernel per target dtype, with a variant per source dtype, but for types that are
   converted in memory; moves by size count as integers. */
static const gpu_kernel to_types[TH_TYPES] = {
    {"kernels/copy", "to_bool"},  {"kernels/copy", "to_byte"},     {"kernels/copy", "to_char"},
    {"kernels/copy", "to_short"}, {"kernels/copy", "to_int"},      {"kernels/copy", "to_long"},
    {"kernels/copy", "to_half"},  {"kernels/copy", "to_bfloat16"}, {"kernels/copy", "to_float"},
    {"kernels/copy", "to_double"}};
const gpu_kernel th_move_kernel = {"kernels/copy", "move"};
static const uint8_t of_size[] = {
    [1] = TH_BYTE, [2] = TH_SHORT, [4] = TH_INT, [8] = TH_LONG, [16] = TH_COMPLEXDOUBLE};

/* Copy an operand to a tensor. Fields are set one by one, since the task is large. */
static int move(loop body, loop numbers, tensor *target, operand source) {
    task w;
    w.unread = 0;
    const bool converts = source.t && source.t->dtype != target->dtype;
    w.kernel = converts ? &to_types[target->dtype] : &th_move_kernel;
    w.type = converts ? source.t->dtype : of_size[th_item_size[target->dtype]];
    w.options = 0;
    w.draws = NULL;
    w.body = body;
    w.numbers = numbers;
    w.converts = false;
    /* saturation is slower than memory */
    w.cached = converts && !th_is_floating(target->dtype) && source.t->dtype >= TH_HALF;
    w.outputs = w.fixed = 1;
    w.count = 2;
    w.operands[0] = (operand){.t = target};
    w.operands[1] = source;
    w.option = NULL;
    return th_iterate(&w);
}

int th_move(tensor *target, const tensor *view) {
    const int bytes = th_item_size[target->dtype];
    return move(th_moves[bytes], th_fills[bytes], target, (operand){.t = view});
}

typedef struct stretch {
    char *target;
    const char *source;
    bool streams;
} stretch;

static void move_bytes(int64_t begin, int64_t end, void *context) {
    const stretch *s = context;
    if (!s->streams) {
        th_copy_bytes(s->target + begin, s->source + begin, end - begin);
        return;
    }
    th_stream(s->target + begin, s->source + begin, end - begin);
    th_stream_end();
}

static bool same_view(const tensor *a, const tensor *b) {
    if (a->dtype != b->dtype || th_data(a) != th_data(b) || !th_same_size(a, b))
        return false;
    for (int d = 0; d < a->ndim; d++)
        if (a->size[d] != 1 && th_stride(a)[d] != th_stride(b)[d])
            return false;
    return true;
}

static int check_target(const tensor *target) {
    if (!th_overlaps_itself(target))
        return 0;
    return th_fail(TH_RUNTIME,
                   "copy: the target %s overlaps itself (an expanded tensor?); "
                   "use .clone() first",
                   th_describe(target));
}

static int check_copy(const tensor *target, const tensor *source) {
    if (check_target(target))
        return -1;
    if (!th_broadcasts(source, target->ndim, target->size))
        return th_fail(TH_RUNTIME,
                       "copy: target is %s, source is %s; need a source that broadcasts "
                       "to the target's size",
                       th_describe(target), th_describe(source));
    return 0;
}

/* Copy contiguous elements of one dtype and size. With `later`, do not wait between pinned memory
   and a GPU. */
static int transfer_bytes(tensor *target, const tensor *source, bool later) {
    const bool down = target->device == TH_CPU, up = source->device == TH_CPU;
    const device far = down ? source->device : target->device;
    gpu_pinned *pinned = down || up ? th_storage_pin((down ? target : source)->storage) : NULL;
    const int64_t bytes = target->numel * th_item_size[target->dtype];
    void *to = th_data(target), *from = th_data(source);
    if (!bytes)
        return 0;
    if (!down && !up)
        return th_gpu_move(target->device, to, source->device, from, bytes);
    const int failed = down ? th_gpu_download(far, to, from, bytes, !pinned)
                            : th_gpu_upload(far, to, from, bytes, !pinned);
    if (failed || !pinned)
        return failed;
    return later ? th_gpu_pinned_use(pinned, far) : th_gpu_wait_stream(far, th_gpu_stream(far));
}

/* Copy across devices: bytes between devices, converted on the source's. */
static int copy_across(tensor *target, const tensor *source, bool later) {
    const bool ready = source->contiguous && source->dtype == target->dtype;
    tensor *from = ready ? (tensor *)(uintptr_t)source : th_convert(source, target->dtype);
    if (ready)
        th_retain(from);
    if (!from)
        return -1;
    const bool direct = target->contiguous && th_same_size(target, from);
    tensor *to = direct ? target : th_new(target->device, from->dtype, from->ndim, from->size);
    int failed = to ? transfer_bytes(to, from, later) : -1;
    if (to && !direct) {
        failed = failed ? failed : th_copy(target, to);
        th_drop(to);
    }
    th_drop(from);
    return failed ? -1 : 0;
}

/* Convert from or to a stored type in main memory, which has loops for them. */
static int convert_on_cpu(tensor *target, const tensor *source) {
    tensor *near = th_on_device(source, TH_CPU);
    const int failed = near ? copy_across(target, near, false) : -1;
    th_drop(near);
    return failed;
}

/* Write real parts to a tensor of any type. */
static int copy_real_part(tensor *target, const tensor *source) {
    tensor pairs, part;
    if (target->dtype == TH_BOOL) /* imaginary parts count, too */
        return convert_on_cpu(target, source);
    if (th_view_as_real("copy", &pairs, source))
        return -1;
    th_part_of_pairs(&part, &pairs, 0);
    return th_copy(target, &part);
}

/* On a GPU, complex numbers are converted as pairs. */
static int copy_pairs(tensor *target, const tensor *source) {
    tensor to, from, part;
    if (!th_is_complex(target->dtype))
        return copy_real_part(target, source);
    if (th_view_as_real("copy", &to, target))
        return -1;
    if (th_is_complex(source->dtype))
        return th_view_as_real("copy", &from, source) ? -1 : th_copy(&to, &from);
    th_part_of_pairs(&part, &to, 0);
    if (th_copy(&part, source))
        return -1;
    th_part_of_pairs(&part, &to, 1);
    return th_zero(&part);
}

static int copy(tensor *target, const tensor *source, bool later) {
    if (check_copy(target, source))
        return -1;
    if (target->numel == 0 || same_view(target, source))
        return 0;
    if (target->device != source->device)
        return copy_across(target, source, later);
    if (th_overlaps(target, source)) {
        tensor *copy_of_source = th_clone(source);
        int failed = copy_of_source ? th_copy(target, copy_of_source) : -1;
        th_drop(copy_of_source);
        return failed;
    }
    if (target->dtype == source->dtype && target->contiguous && source->contiguous
        && target->numel == source->numel) {
        const int64_t bytes = target->numel * th_item_size[target->dtype];
        stretch s = {th_data(target), th_data(source), th_exceeds_cache(2 * bytes)};
        if (target->device != TH_CPU)
            return th_gpu_move(target->device, s.target, source->device, s.source, bytes);
        th_parallel(bytes, 1 / 8.0, move_bytes, &s);
        return 0;
    }
    if (th_is_gpu(target->device) && target->dtype != source->dtype
        && (th_is_stored(target->dtype) || th_is_stored(source->dtype)))
        return convert_on_cpu(target, source);
    if (th_is_gpu(target->device) && target->dtype != source->dtype
        && (th_is_complex(target->dtype) || th_is_complex(source->dtype)))
        return copy_pairs(target, source);
    const int bytes = th_item_size[target->dtype];
    const operand from = {.t = source};
    return target->dtype == source->dtype
               ? move(th_moves[bytes], th_fills[bytes], target, from)
               : move(th_converter((dtype)source->dtype, (dtype)target->dtype), NULL, target, from);
}

int th_copy(tensor *target, const tensor *source) { return copy(target, source, false); }
int th_copy_async(tensor *target, const tensor *source) { return copy(target, source, true); }

tensor *th_convert(const tensor *t, dtype type) {
    tensor *result = th_new_like(t, type);
    if (result && th_copy(result, t)) {
        th_drop(result);
        return NULL;
    }
    return result;
}

static tensor *ordered(const tensor *t, dtype type, const tensor *like) {
    tensor *result = th_new_like(t, type);
    if (result)
        th_keep_order(result, like);
    if (result && th_copy(result, t)) {
        th_drop(result);
        return NULL;
    }
    return result;
}

tensor *th_converted(const tensor *t, dtype type) { return ordered(t, type, t); }
tensor *th_clone_like(const tensor *t, const tensor *like) { return ordered(t, t->dtype, like); }

static tensor *on_device(const tensor *t, device where, bool later) {
    if (t->device == where) {
        th_retain((tensor *)(uintptr_t)t);
        return (tensor *)(uintptr_t)t;
    }
    tensor *result = th_new(where, t->dtype, t->ndim, t->size);
    if (result)
        th_keep_order(result, t);
    if (result && copy(result, t, later)) {
        th_drop(result);
        return NULL;
    }
    return result;
}

tensor *th_on_device(const tensor *t, device where) { return on_device(t, where, false); }
tensor *th_on_device_async(const tensor *t, device where) { return on_device(t, where, true); }

tensor *th_clone(const tensor *t) { return th_convert(t, t->dtype); }

tensor *th_contiguous(tensor *t) {
    if (!t->contiguous)
        return th_clone(t);
    th_retain(t);
    return t;
}

/* The numbers of a GPU kernel have no room for pairs of doubles. */
static int fill_pairs(tensor *t, scalar value) {
    tensor pairs, part;
    if (th_view_as_real("fill", &pairs, t))
        return -1;
    th_part_of_pairs(&part, &pairs, 0);
    if (th_fill(&part, th_real(value.f)))
        return -1;
    th_part_of_pairs(&part, &pairs, 1);
    return th_fill(&part, th_real(value.imaginary));
}

int th_fill(tensor *t, scalar value) {
    th_bits element = 0;
    if (check_target(t) || th_check_value("fill", t->dtype, value))
        return -1;
    if (th_is_gpu(t->device) && th_is_complex(t->dtype))
        return fill_pairs(t, value);
    th_write_scalar(&element, t->dtype, value);
    const int bytes = th_item_size[t->dtype];
    if (t->contiguous && t->numel < TH_PARALLEL && t->device == TH_CPU) {
        th_fills[bytes]((char *[]){th_data(t), (char *)&element}, t->numel, NULL);
        return 0;
    }
    return move(th_moves[bytes], th_fills[bytes], t, (operand){NULL, &element, (uint8_t)bytes});
}

int th_zero(tensor *t) {
    if (!t->contiguous || t->numel >= TH_PARALLEL || t->device != TH_CPU)
        return th_fill(t, th_integral(0));
    if (t->numel)
        memset(th_data(t), 0, (size_t)(t->numel * th_item_size[t->dtype]));
    return 0;
}
