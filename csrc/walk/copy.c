/* copy.c: copies between tensors of any types and strides. */
#include <string.h>

#include "base/each.h"
#include "base/half.h"
#include "base/stream.h"
#include "walk/dense.h"
#include "walk/loop.h"
#include "walk/rounding.h"

/* Move elements by size; `numbers` repeats one element. */
#define MOVE(bytes, T)                                                                             \
    LOOP(move_##bytes) {                                                                           \
        T *to = (T *)at[0];                                                                        \
        const T *from = (const T *)at[1];                                                          \
        EACH (i, count)                                                                            \
            to[i] = from[i];                                                                       \
    }                                                                                              \
    LOOP(fill_##bytes) {                                                                           \
        T *to = (T *)at[0];                                                                        \
        const T x = *(const T *)at[1];                                                             \
        EACH (i, count)                                                                            \
            to[i] = x;                                                                             \
    }
EACH_SIZE(MOVE)

#define CONVERT(OPEN, from_name, A, to_name, R, formula)                                           \
    OPEN(from_name##_to_##to_name) {                                                               \
        R *to = (R *)at[0];                                                                        \
        const A *from = (const A *)at[1];                                                          \
        EACH (i, count) {                                                                          \
            const A x = from[i];                                                                   \
            to[i] = (R)(formula);                                                                  \
        }                                                                                          \
    }
/* Narrowing integers drops the high bits, so Byte and Char share one target. */
#define CONVERT_INTEGER(from, A, to, R) CONVERT(LOOP, from, A, to, R, x)
CONVERT_INTEGER(byte, uint8_t, short, int16_t)
CONVERT_INTEGER(byte, uint8_t, int, int32_t)
CONVERT_INTEGER(byte, uint8_t, long, int64_t)
CONVERT_INTEGER(char, int8_t, short, int16_t)
CONVERT_INTEGER(char, int8_t, int, int32_t)
CONVERT_INTEGER(char, int8_t, long, int64_t)
CONVERT_INTEGER(short, int16_t, byte, uint8_t)
CONVERT_INTEGER(short, int16_t, int, int32_t)
CONVERT_INTEGER(short, int16_t, long, int64_t)
CONVERT_INTEGER(int, int32_t, byte, uint8_t)
CONVERT_INTEGER(int, int32_t, short, int16_t)
CONVERT_INTEGER(int, int32_t, long, int64_t)
CONVERT_INTEGER(long, int64_t, byte, uint8_t)
CONVERT_INTEGER(long, int64_t, short, int16_t)
CONVERT_INTEGER(long, int64_t, int, int32_t)
#define TO_FLOATING(type, A, from)                                                                 \
    CONVERT(WIDE_LOOP, from, A, half, half, NARROW_FROM(half, x))                                  \
    CONVERT(WIDE_LOOP, from, A, bfloat16, bfloat16, NARROW_FROM(bfloat16, x))                      \
    CONVERT(WIDE_LOOP, from, A, float, float, x)                                                   \
    CONVERT(WIDE_LOOP, from, A, double, double, x)
EACH_INTEGRAL(TO_FLOATING)
#define TO_INTEGRAL(from, A, VALUE)                                                                \
    CONVERT(WIDE_LOOP, from, A, byte, uint8_t, INTEGER_FROM(uint8_t, VALUE))                       \
    CONVERT(WIDE_LOOP, from, A, char, int8_t, INTEGER_FROM(int8_t, VALUE))                         \
    CONVERT(WIDE_LOOP, from, A, short, int16_t, INTEGER_FROM(int16_t, VALUE))                      \
    CONVERT(WIDE_LOOP, from, A, int, int32_t, INTEGER_FROM(int32_t, VALUE))                        \
    CONVERT(WIDE_LOOP, from, A, long, int64_t, INTEGER_FROM(int64_t, VALUE))
/* A Bool byte written by other code may exceed 1. */
#define BOOL_AND(type, A, other)                                                                   \
    CONVERT(LOOP, bool, uint8_t, other, A, x != 0)                                                 \
    CONVERT(LOOP, other, A, bool, uint8_t, x != 0)
EACH_TYPE(BOOL_AND)
CONVERT(WIDE_LOOP, bool, uint8_t, half, half, x ? 0x3c00 : 0)
CONVERT(WIDE_LOOP, bool, uint8_t, bfloat16, bfloat16, x ? 0x3f80 : 0)
TO_INTEGRAL(float, float, x)
TO_INTEGRAL(double, double, x)
#define NARROW_CONVERSIONS(type, T, name)                                                          \
    CONVERT(LOOP, name, T, bool, uint8_t, (x & 0x7fff) != 0)                                       \
    TO_INTEGRAL(name, T, th_##name##_float(x))                                                     \
    CONVERT(WIDE_LOOP, name, T, float, float, th_##name##_float(x))                                \
    CONVERT(WIDE_LOOP, name, T, double, double, th_##name##_float(x))                              \
    CONVERT(WIDE_LOOP, float, float, name, T, NARROW_FROM(name, x))                                \
    CONVERT(WIDE_LOOP, double, double, name, T, NARROW_FROM(name, x))
EACH_NARROW_FLOAT(NARROW_CONVERSIONS)
CONVERT(WIDE_LOOP, half, half, bfloat16, bfloat16, th_float_bfloat16(th_half_float(x)))
CONVERT(WIDE_LOOP, bfloat16, bfloat16, half, half, th_float_half(th_bfloat16_float(x)))
CONVERT(WIDE_LOOP, float, float, double, double, x)
CONVERT(WIDE_LOOP, double, double, float, float, x)

/* Indexed by source dtype (row), then target dtype. */
static const loop conversions[TH_DTYPES][TH_DTYPES] = {
    {move_1, bool_to_byte, bool_to_char, bool_to_short, bool_to_int, bool_to_long, bool_to_half,
     bool_to_bfloat16, bool_to_float, bool_to_double},
    {byte_to_bool, move_1, move_1, byte_to_short, byte_to_int, byte_to_long, byte_to_half,
     byte_to_bfloat16, byte_to_float, byte_to_double},
    {char_to_bool, move_1, move_1, char_to_short, char_to_int, char_to_long, char_to_half,
     char_to_bfloat16, char_to_float, char_to_double},
    {short_to_bool, short_to_byte, short_to_byte, move_2, short_to_int, short_to_long,
     short_to_half, short_to_bfloat16, short_to_float, short_to_double},
    {int_to_bool, int_to_byte, int_to_byte, int_to_short, move_4, int_to_long, int_to_half,
     int_to_bfloat16, int_to_float, int_to_double},
    {long_to_bool, long_to_byte, long_to_byte, long_to_short, long_to_int, move_8, long_to_half,
     long_to_bfloat16, long_to_float, long_to_double},
    {half_to_bool, half_to_byte, half_to_char, half_to_short, half_to_int, half_to_long, move_2,
     half_to_bfloat16, half_to_float, half_to_double},
    {bfloat16_to_bool, bfloat16_to_byte, bfloat16_to_char, bfloat16_to_short, bfloat16_to_int,
     bfloat16_to_long, bfloat16_to_half, move_2, bfloat16_to_float, bfloat16_to_double},
    {float_to_bool, float_to_byte, float_to_char, float_to_short, float_to_int, float_to_long,
     float_to_half, float_to_bfloat16, move_4, float_to_double},
    {double_to_bool, double_to_byte, double_to_char, double_to_short, double_to_int, double_to_long,
     double_to_half, double_to_bfloat16, double_to_float, move_8}};

/* Whether rounding floats to a narrow type may differ from rounding the numbers that they were
   rounded from: a float lies halfway between two narrow ones. Integers below 2^24 are exact as
   floats, and larger ones are infinite as Half. */
#define HALFWAY(name, formula)                                                                     \
    CLONES static bool name(const float *x, int64_t count) {                                       \
        uint32_t found = 0;                                                                        \
        for (int64_t i = 0; i < count; i++) {                                                      \
            uint32_t bits;                                                                         \
            memcpy(&bits, x + i, sizeof bits);                                                     \
            UNUSED const uint32_t size = bits & 0x7fffffff;                                        \
            found |= formula;                                                                      \
        }                                                                                          \
        return found;                                                                              \
    }
HALFWAY(halfway_to_half, ((bits & 0x1fff) == 0x1000) | ((size < 0x38800000) & (size != 0)))
HALFWAY(halfway_to_bfloat16, (bits & 0xffff) == 0x8000)
HALFWAY(large_halfway_to_bfloat16, ((bits & 0xffff) == 0x8000) & (size >= 0x4b800000))
#define EXACT(x, count) false
/* Convert numbers to floats and these to a narrow type, in pieces that stay in the first-level
   cache: each step has instructions for vectors, conversion from double has none. */
#define THROUGH_FLOAT(type, from, to_type, to, ROUNDS_TWICE)                                       \
    static void from##_by_float_to_##to(char *const *at, int64_t count, const scalar *option) {    \
        float piece[TH_PIECE];                                                                     \
        const loop widen = conversions[type][TH_FLOAT], narrow = th_converter(TH_FLOAT, to_type);  \
        for (int64_t i = 0; i < count; i += TH_PIECE) {                                            \
            const int64_t some = count - i < TH_PIECE ? count - i : TH_PIECE;                      \
            char *given = at[1] + i * th_item_size[type], *made = at[0] + i * (int64_t)sizeof(to); \
            widen((char *const[]){(char *)piece, given}, some, option);                            \
            if (ROUNDS_TWICE(piece, some))                                                         \
                conversions[type][to_type]((char *const[]){made, given}, some, option);            \
            else                                                                                   \
                narrow((char *const[]){made, (char *)piece}, some, option);                        \
        }                                                                                          \
    }
#define INTEGER_BY_FLOAT(type, T, from)                                                            \
    THROUGH_FLOAT(type, from, TH_HALF, half, EXACT)                                                \
    THROUGH_FLOAT(type, from, TH_BFLOAT16, bfloat16, large_halfway_to_bfloat16)
EACH_INTEGRAL(INTEGER_BY_FLOAT)
THROUGH_FLOAT(TH_DOUBLE, double, TH_HALF, half, halfway_to_half)
THROUGH_FLOAT(TH_DOUBLE, double, TH_BFLOAT16, bfloat16, halfway_to_bfloat16)
#define BY_FLOAT(type, T, from) [type] = {from##_by_float_to_half, from##_by_float_to_bfloat16},
static const loop by_float[TH_DTYPES][2] = {EACH_INTEGRAL(BY_FLOAT)
                                                BY_FLOAT(TH_DOUBLE, double, double)};

loop th_f16c(dtype from, dtype to);
loop th_complex_converter(dtype from, dtype to);
loop th_converter(dtype from, dtype to) {
    if (th_is_complex(from) || th_is_complex(to))
        return th_complex_converter(from, to);
    if (th_is_narrow(to) && by_float[from][to - TH_HALF])
        return by_float[from][to - TH_HALF];
    const loop vectorized = from == TH_HALF || to == TH_HALF ? th_f16c(from, to) : NULL;
    return vectorized ? vectorized : conversions[from][to];
}

static const loop moves[] = {
    [1] = move_1, [2] = move_2, [4] = move_4, [8] = move_8, [16] = move_16};
static const loop fills[] = {
    [1] = fill_1, [2] = fill_2, [4] = fill_4, [8] = fill_8, [16] = fill_16};

/* On a GPU: a kernel per target dtype, with a variant per source dtype; moves by size count as
   integers. */
static const gpu_kernel to_types[TH_DTYPES] = {
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
    w.cached = converts && !th_is_floating(target->dtype); /* saturation is slower than memory */
    w.outputs = w.fixed = 1;
    w.count = 2;
    w.operands[0] = (operand){.t = target};
    w.operands[1] = source;
    w.option = NULL;
    return th_iterate(&w);
}

int th_move(tensor *target, const tensor *view) {
    const int bytes = th_item_size[target->dtype];
    return move(moves[bytes], fills[bytes], target, (operand){.t = view});
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
        if (a->size[d] != 1 && a->stride[d] != b->stride[d])
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
    const int bytes = th_item_size[target->dtype];
    const operand from = {.t = source};
    return target->dtype == source->dtype
               ? move(moves[bytes], fills[bytes], target, from)
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

int th_fill(tensor *t, scalar value) {
    th_bits element = 0;
    if (check_target(t) || th_check_value("fill", t->dtype, value))
        return -1;
    th_write_scalar(&element, t->dtype, value);
    const int bytes = th_item_size[t->dtype];
    if (t->contiguous && t->numel < TH_PARALLEL && t->device == TH_CPU) {
        fills[bytes]((char *[]){th_data(t), (char *)&element}, t->numel, NULL);
        return 0;
    }
    return move(moves[bytes], fills[bytes], t, (operand){NULL, &element, (uint8_t)bytes});
}

int th_zero(tensor *t) { return th_fill(t, th_integral(0)); }
